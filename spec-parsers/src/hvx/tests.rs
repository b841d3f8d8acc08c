//! Behaviours through the whole front-end.
