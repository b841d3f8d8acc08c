//! What is said of an answer: the assumptions that its proof needs, and what would have made it cheaper.

pub mod conditions;
pub mod remarks;
