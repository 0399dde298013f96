//! Times cassowary-rs on a system that comes as text on standard input.
//!
//! Usage: cassowary-peer SECONDS DEADLINE [HIDE] < SYSTEM
//!
//! The same as kiwi.py beside it: what is measured, how often, and what is printed. Reading is
//! `fetch_changes`, which counts as solving.

mod clock;
mod system;

use std::io::Read;
use std::panic::{catch_unwind, AssertUnwindSafe};

use system::System;

/// A series has so many runs, unless it takes longer than `LONGEST`, in nanoseconds.
const FEWEST: usize = 3;
const MOST: usize = 1001;
const LONGEST: f64 = 5e9;
/// How often, and for how long, a view is hidden and shown at least.
const CYCLES: usize = 40;
const CYCLES_TIME: f64 = 10e9;

struct Effort {
    nanoseconds: f64,
    deadline: u32,
}

fn main() {
    // A panic becomes a failure in the output.
    std::panic::set_hook(Box::new(|_| {}));
    let arguments: Vec<String> = std::env::args().collect();
    let effort = Effort {
        nanoseconds: arguments[1].parse::<f64>().expect("seconds") * 1e9,
        deadline: arguments[2].parse().expect("deadline"),
    };
    let mut text = String::new();
    std::io::stdin()
        .read_to_string(&mut text)
        .expect("a system");
    let mut system = System::new(&text);
    match arguments.get(3) {
        Some(hide) => measure_hiding(&mut system, hide, &effort),
        None => measure_sizes(&mut system, &effort),
    }
}

fn measure_hiding(system: &mut System, hide: &str, effort: &Effort) {
    clock::alarm_in(effort.deadline);
    system.build().expect("a system that can be built");
    let rows = system.hides[hide].clone();
    let name = format!("hide+show {hide}");
    measure(&name, CYCLES, effort, |_| system.hide_and_show(&rows));
}

fn measure_sizes(system: &mut System, effort: &Effort) {
    let width = system.width;
    let is_built = measure("build", 0, effort, |_| system.build());
    if !is_built {
        return;
    }
    println!(r#"{{"measure":"values","values":{:?}}}"#, system.values());
    let is_sound = measure("resize", 0, effort, |i| {
        system.resize(width + (i % 2 + 1) as f64)
    });
    if is_sound {
        measure("jump", 0, effort, |i| {
            system.resize((width * (0.5 + (i * 37 % 100) as f64 / 100.0)).round())
        });
    }
}

/// Returns whether nothing went wrong.
fn measure(
    name: &str,
    cycles: usize,
    effort: &Effort,
    mut body: impl FnMut(usize) -> Result<(), String>,
) -> bool {
    println!(r#"{{"measure":"{name}"}}"#);
    let mut times: Vec<f64> = Vec::new();
    let mut total = 0.0;
    let mut failure = None;
    while failure.is_none() && !is_enough(times.len(), total, cycles, effort) {
        clock::alarm_in(effort.deadline);
        let start = clock::cpu();
        let outcome = catch_unwind(AssertUnwindSafe(|| body(times.len())));
        let time = clock::cpu() - start;
        match outcome {
            Ok(Ok(())) => {
                times.push(time);
                total += time;
            }
            Ok(Err(error)) => failure = Some(error),
            Err(_) => failure = Some("panic".to_string()),
        }
    }
    send(name, times, failure.as_deref())
}

fn is_enough(runs: usize, total: f64, cycles: usize, effort: &Effort) -> bool {
    let enough = runs >= MOST || total >= LONGEST || runs >= FEWEST && total >= effort.nanoseconds;
    runs > 0 && enough && (runs >= cycles || total >= CYCLES_TIME)
}

fn send(name: &str, mut times: Vec<f64>, failure: Option<&str>) -> bool {
    times.sort_by(f64::total_cmp);
    let runs = times.len();
    let mut line = format!(r#"{{"measure":"{name}","runs":{runs}"#);
    if let Some(median) = times.get(runs / 2) {
        line += &format!(r#","amount":{median}"#);
    }
    if let Some(failure) = failure {
        line += &format!(r#","failure":"{failure}""#);
    }
    println!("{line}}}");
    failure.is_none()
}
