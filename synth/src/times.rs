//! Where the time of an answer goes.

use std::cell::Cell;
use std::time::{Duration, Instant};

/// The time spent in each phase of one answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Times {
    /// Looking for programs from elsewhere.
    pub incumbents: Duration,
    /// Searching.
    pub search: Duration,
    /// Proving.
    pub verify: Duration,
    /// Measuring whole programs.
    pub measure: Duration,
}

impl Times {
    fn sum(self) -> Duration {
        self.incumbents + self.search + self.verify + self.measure
    }

    fn plus(self, more: Times) -> Times {
        Times {
            incumbents: self.incumbents + more.incumbents,
            search: self.search + more.search,
            verify: self.verify + more.verify,
            measure: self.measure + more.measure,
        }
    }
}

/// A phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// [`Times::incumbents`].
    Incumbents,
    /// [`Times::search`].
    Search,
    /// [`Times::verify`].
    Verify,
    /// [`Times::measure`].
    Measure,
}

/// Adds up the times of phases. What is done within another phase counts once, as what it is.
#[derive(Debug, Default)]
pub struct Clock(Cell<Times>);

impl Clock {
    /// Does `work`, as a part of `phase`.
    pub fn time<T>(&self, phase: Phase, work: impl FnOnce() -> T) -> T {
        let (start, before) = (Instant::now(), self.times().sum());
        let done = work();
        let mut times = self.times();
        let within = times.sum() - before;
        let slot = match phase {
            Phase::Incumbents => &mut times.incumbents,
            Phase::Search => &mut times.search,
            Phase::Verify => &mut times.verify,
            Phase::Measure => &mut times.measure,
        };
        *slot += start.elapsed().saturating_sub(within);
        self.0.set(times);
        done
    }

    /// Adds what was timed elsewhere.
    pub fn add(&self, more: Times) {
        self.0.set(self.times().plus(more));
    }

    /// The times so far.
    pub fn times(&self) -> Times {
        self.0.get()
    }
}
