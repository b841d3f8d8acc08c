//! Parts side by side in a general-purpose register: integer operations, where vectors of bytes would be built
//! part by part.

use autoir::program::Arg;

use super::{Value, Writer};
use crate::error::{Error, Result};

impl Writer<'_> {
    /// `parts`, the first one lowest, as the integer type `ty` of `bits` bits. What may be anything is 0.
    pub(super) fn side_by_side(
        &mut self,
        parts: &[Arg],
        (inputs, steps): (&[Value], &[Value]),
        (ty, bits): (&str, u32),
    ) -> Result<String> {
        let mut whole: Option<String> = None;
        let mut at = 0;
        for part in parts {
            if let Arg::Undef { bits } | Arg::Zero { bits } = part {
                at += bits;
                continue;
            }
            let value = self.arg(part, inputs, steps)?;
            if at + value.bits > bits {
                return Err(Error::Llvm(format!("more than {bits} bits in a register of type {ty}")));
            }
            let text = self.typed(value.clone(), ty, bits).map_err(Error::Llvm)?;
            let text = if at == 0 { text } else { self.line(&format!("shl {ty} {text}, {at}")) };
            whole = Some(match whole {
                None => text,
                Some(low) => self.line(&format!("or {ty} {low}, {text}")),
            });
            at += value.bits;
        }
        Ok(whole.unwrap_or_else(|| "0".to_string()))
    }
}
