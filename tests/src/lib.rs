//! placeholder

pub mod oracle;
