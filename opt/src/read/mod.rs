//! LLVM IR to windows.
//!
//! `number` is one lane of each of LLVM's operations (`clamp`: constants go back into clamps), `inner` says which
//! instructions windows look into, `tree` what values are of those that enter them, `reduction` which sums may be
//! regrouped (`adjacent`: loads that could be one), `site` what is replaced (`fill`: elements that are only moved,
//! between those that are computed; `apart`: every other element in wide lanes; `lapped`: loads that lap over others;
//! `spread`: scalars in every lane). `float` is one lane of the operations of floats, `instruction` a call of a target's
//! intrinsic, by the dictionary.

mod adjacent;
mod apart;
mod clamp;
mod fill;
mod float;
mod inner;
mod instruction;
mod lapped;
pub mod number;
mod reduction;
mod site;
mod spread;
mod tree;

pub use adjacent::{address, may_write};
pub use inner::MAX_LANES;
pub use instruction::is_instruction;
pub use site::{Goal, Site, Skipped, Skips, Source, Views, sites};
