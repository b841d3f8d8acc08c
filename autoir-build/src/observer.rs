//! Whoever wants to know how long work goes on.

/// Hears how the work goes.
pub trait Observer: Sync {
    /// So much of `all` of the work called `what` is done.
    fn progress(&self, _what: &'static str, _done: usize, _all: usize) {}

    /// Something that is no failure went wrong.
    fn complains(&self, _message: &str) {}
}

/// Nobody listens.
impl Observer for () {}
