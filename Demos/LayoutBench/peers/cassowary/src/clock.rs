//! The CPU clock and the timer of the C library, which std does not offer.

use std::ffi::{c_int, c_long};

#[repr(C)]
struct Timespec {
    seconds: c_long,
    nanoseconds: c_long,
}

/// An itimerval: the interval, then the time to go.
#[repr(C)]
struct Timer {
    interval: [c_long; 2],
    value: [c_long; 2],
}

extern "C" {
    fn clock_gettime(clock: c_int, time: *mut Timespec) -> c_int;
    fn setitimer(which: c_int, timer: *const Timer, old: *mut Timer) -> c_int;
}

const ITIMER_PROF: c_int = 2;

/// CLOCK_PROCESS_CPUTIME_ID
const PROCESS: c_int = if cfg!(target_os = "linux") { 2 } else { 12 };

/// The CPU time this process has used, in nanoseconds.
pub fn cpu() -> f64 {
    let mut time = Timespec { seconds: 0, nanoseconds: 0 };
    unsafe { clock_gettime(PROCESS, &mut time) };
    time.seconds as f64 * 1e9 + time.nanoseconds as f64
}

/// Ends the process by SIGPROF after `seconds` of CPU time unless called again before.
pub fn end_in(seconds: u32) {
    let timer = Timer { interval: [0, 0], value: [seconds as c_long, 0] };
    unsafe { setitimer(ITIMER_PROF, &timer, std::ptr::null_mut()) };
}
