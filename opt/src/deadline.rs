//! When the time of a module is up.

use std::time::{Duration, Instant};

/// Wall time for all of a module's windows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Budget {
    /// The time.
    pub time: Duration,
    /// As it was asked for, which decisions are kept by: what was measured is never the same again.
    pub asked: String,
}

impl From<Duration> for Budget {
    fn from(time: Duration) -> Budget {
        Budget { time, asked: format!("{time:?}") }
    }
}

/// When work is to be over; never, where nothing is said.
#[derive(Clone, Copy, Debug, Default)]
pub struct Deadline(Option<Instant>);

impl Deadline {
    /// So much time from now on.
    pub fn after(time: Option<Duration>) -> Deadline {
        Deadline(time.and_then(|time| Instant::now().checked_add(time)))
    }

    /// When it is over, if it ever is.
    pub fn end(self) -> Option<Instant> {
        self.0
    }

    /// The time that is left, if it is limited.
    pub fn left(self) -> Option<Duration> {
        self.0.map(|end| end.saturating_duration_since(Instant::now()))
    }

    /// Whether less than `time` is left.
    pub fn is_within(self, time: Duration) -> bool {
        self.left().is_some_and(|left| left <= time)
    }

    /// Whether it is over.
    pub fn is_over(self) -> bool {
        self.is_within(Duration::ZERO)
    }

    /// When so many hundredths of what is left are over.
    pub fn part(self, hundredths: u32) -> Deadline {
        Deadline::after(self.left().map(|left| left * hundredths / 100))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_ends_before_the_whole() {
        assert!(!Deadline::default().is_over() && Deadline::default().part(50).left().is_none());
        let hour = Deadline::after(Some(Duration::from_secs(3600)));
        assert!(!hour.is_over() && hour.is_within(Duration::from_secs(3600)));
        let part = hour.part(50);
        assert!(!part.is_over() && part.is_within(Duration::from_secs(1800)));
        assert!(Deadline::after(Some(Duration::ZERO)).is_over());
    }
}
