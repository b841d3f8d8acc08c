//! Small bitvector constructions that the solver's interface lacks.

use z3::ast::{Ast, BV, Bool};

/// The low `bits` bits of `value`.
pub(super) fn constant(value: i128, bits: u32) -> BV {
    if bits <= 64 {
        return BV::from_u64(value as u64 & (u64::MAX >> (64 - bits.max(1))), bits.max(1));
    }
    let low = BV::from_u64(value as u64, 64);
    if bits <= 128 {
        let high = (value >> 64) as u64 & (u64::MAX >> (128 - bits));
        return BV::from_u64(high, bits - 64).concat(low);
    }
    BV::from_u64((value >> 64) as u64, 64).concat(low).sign_ext(bits - 128)
}

/// `value`, which is exact at its own width, cut or extended to `bits`.
pub(super) fn resize(value: &BV, bits: u32, signed: bool) -> BV {
    let have = value.get_size();
    if have == bits {
        value.clone()
    } else if have > bits {
        value.extract(bits - 1, 0)
    } else if signed {
        value.sign_ext(bits - have)
    } else {
        value.zero_ext(bits - have)
    }
}

/// Bit `n` as a condition.
pub(super) fn bit(value: &BV, n: u32) -> Bool {
    value.extract(n, n).eq(BV::from_u64(1, 1))
}

/// 1 or 0, `bits` wide.
pub(super) fn of_bool(condition: &Bool, bits: u32) -> BV {
    condition.ite(&constant(1, bits), &constant(0, bits))
}

/// The value of an expression of at most 128 bits in a model; 0 where the model does not care.
pub(super) fn value_of(model: &z3::Model, value: &BV) -> u128 {
    let bits = value.get_size();
    let part = |high: u32, low: u32| {
        model.eval(&value.extract(high, low).simplify(), true).and_then(|v| v.as_u64()).unwrap_or(0)
    };
    let low = u128::from(part(bits.min(64) - 1, 0));
    if bits > 64 { low | u128::from(part(bits - 1, 64)) << 64 } else { low }
}
