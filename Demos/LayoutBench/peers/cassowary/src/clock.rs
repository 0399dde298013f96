//! The CPU clock and the alarm of the C library, which std does not offer.

#[repr(C)]
struct Timespec {
    seconds: std::ffi::c_long,
    nanoseconds: std::ffi::c_long,
}

extern "C" {
    fn clock_gettime(clock: i32, time: *mut Timespec) -> i32;
    fn alarm(seconds: u32) -> u32;
}

/// CLOCK_PROCESS_CPUTIME_ID
const PROCESS: i32 = if cfg!(target_os = "linux") { 2 } else { 12 };

/// The CPU time this process has used, in nanoseconds.
pub fn cpu() -> f64 {
    let mut time = Timespec {
        seconds: 0,
        nanoseconds: 0,
    };
    unsafe { clock_gettime(PROCESS, &mut time) };
    time.seconds as f64 * 1e9 + time.nanoseconds as f64
}

/// Ends the process by SIGALRM unless called again within `seconds`.
pub fn alarm_in(seconds: u32) {
    unsafe { alarm(seconds) };
}
