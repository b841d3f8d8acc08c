//! Assembly syntax to operands: `Vd32.w,Qe4=vadd(Vu32.w,Vv32.w):carry`.

use super::ctype::{CType, FILE_NAME, TEMPORARY_NAME};
use crate::instruction::{EType, Param, ParamKind};

/// What an instruction does with a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Reads it.
    In,
    /// Writes it.
    Out,
    /// Reads and writes it.
    InOut,
}

/// A register or an immediate of the syntax.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operand {
    /// As a parameter; its name is the behaviour's.
    pub param: Param,
    /// Whether it is read and written.
    pub access: Access,
    /// The bank that the register is in: `V`, `Q`, `R`, `P`, `M`, `O`; `#` for an immediate.
    pub bank: char,
}

/// The operands in the order in which they occur first.
pub fn operands(syntax: &str) -> Vec<Operand> {
    let (mut out, mut at): (Vec<Operand>, usize) = (Vec::new(), 0);
    let mut before = ' ';
    while let Some(c) = syntax.get(at..).and_then(|r| r.chars().next()) {
        let rest = &syntax[at..];
        let starts = !(before.is_ascii_alphanumeric() || before == '_');
        let found = if c == '#' { immediate(rest) } else { register(rest).filter(|_| starts) };
        let (operand, length) = found.map_or((None, c.len_utf8()), |(o, n)| (Some(o), n));
        if let Some(operand) = operand
            && out.iter().all(|o| o.param.name != operand.param.name)
        {
            out.push(operand);
        }
        before = syntax[at..at + length].chars().last().unwrap_or(' ');
        at += length;
    }
    out
}

/// The operands that a behaviour uses and no syntax names: all vector registers, and the vector of a `.tmp`
/// load in the same packet.
pub fn implied(mentions: impl Fn(&str) -> bool) -> Vec<Operand> {
    let rows =
        [(FILE_NAME, "HVX_VectorRegisters", Access::InOut), (TEMPORARY_NAME, "HVX_Vector", Access::In)];
    let operand = |(name, ctype, access): (&str, &str, Access)| {
        let bare = name.trim_end_matches('V');
        let vector = param('V', bare, "");
        Operand { param: Param { ctype: ctype.into(), ..vector }, access, bank: 'V' }
    };
    rows.into_iter().filter(|row| mentions(row.0)).map(operand).collect()
}

/// The mnemonic: the name before the first bracket, after the destination where there is one.
pub fn mnemonic(syntax: &str) -> &str {
    let word = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.';
    let right = syntax.split('=').skip(1).find(|s| s.contains('(')).unwrap_or(syntax);
    right.split('(').next().and_then(|head| head.rsplit(|c| !word(c)).next()).unwrap_or("")
}

/// `#u3`: the letter says whether it is signed, the number how many bits it has.
fn immediate(rest: &str) -> Option<(Operand, usize)> {
    let letter = rest.chars().nth(1).filter(|c| matches!(c, 's' | 'u'))?;
    let digits: &str = rest.get(2..)?;
    let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    let width: u32 = digits[..end].parse().ok().filter(|w| (1..=32).contains(w))?;
    let half = 1i64 << (width - 1);
    let param = Param {
        name: format!("{letter}iV"),
        ctype: "Word32".into(),
        etype: EType::Imm,
        kind: ParamKind::Immediate,
        width: 32,
        float: false,
        imm_width: Some(width),
        imm_type: None,
        extents: Vec::new(),
        fragment: None,
        imm_range: Some(if letter == 's' { (-half, half - 1) } else { (0, 2 * half - 1) }),
    };
    Some((Operand { param, access: Access::In, bank: '#' }, 2 + end))
}

/// `Vuu32.ub`: bank, letter (twice for a pair), the number of registers in the bank, the type of the elements.
fn register(rest: &str) -> Option<(Operand, usize)> {
    let bank = rest.chars().next().filter(|c| "VQRPMO".contains(*c))?;
    let letters = rest[1..].find(|c: char| !c.is_ascii_lowercase())?;
    let digits = rest[1 + letters..].find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len() - 1 - letters);
    let name = &rest[..1 + letters];
    let letter = name.chars().nth(1)?;
    if digits == 0 || letters > 2 || !name[1..].chars().all(|c| c == letter) {
        return None;
    }
    let end = 1 + letters + digits;
    let after = rest.get(end + 1..).filter(|_| rest[end..].starts_with('.')).unwrap_or("");
    let element = &after[..after.find(|c: char| !c.is_ascii_lowercase()).unwrap_or(after.len())];
    let access = match letter {
        'd' | 'e' => Access::Out,
        'x' | 'y' => Access::InOut,
        _ => Access::In,
    };
    Some((Operand { param: param(bank, name, element), access, bank }, end))
}

fn param(bank: char, name: &str, element: &str) -> Param {
    let name = format!("{name}V");
    let bits = CType::of_register(&name).map_or(0, CType::width);
    let pair = name.len() == 4;
    let (ctype, kind, width) = match (bank, pair) {
        ('V', false) => ("HVX_Vector", ParamKind::Vector, bits),
        ('V', true) => ("HVX_VectorPair", ParamKind::Vector, bits),
        ('Q', _) => ("HVX_VectorPred", ParamKind::Mask, bits),
        ('R', true) => ("Word64", ParamKind::Scalar, 64),
        ('P', _) => ("Byte", ParamKind::Scalar, 8),
        _ => ("Word32", ParamKind::Scalar, 32),
    };
    let etype = match (kind, CType::of_field(element)) {
        (ParamKind::Mask, _) => EType::Mask,
        (_, Some(CType::Elements(n, true))) => EType::Signed(n),
        (_, Some(CType::Elements(n, false))) if n <= 64 => EType::Unsigned(n),
        _ => EType::Bits(width),
    };
    Param {
        name,
        ctype: ctype.into(),
        etype,
        kind,
        width,
        float: false,
        imm_width: None,
        imm_type: None,
        extents: Vec::new(),
        fragment: None,
        imm_range: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(syntax: &str) -> Vec<String> {
        operands(syntax).into_iter().map(|o| o.param.name).collect()
    }

    #[test]
    fn operands_are_found_once_in_order() {
        assert_eq!(names("Vd32.w,Qe4=vadd(Vu32.w,Vv32.w):carry"), ["VdV", "QeV", "VuV", "VvV"]);
        assert_eq!(names("Vx32.h=vmpa(Vx32.h,Vu32.h,Rtt32.h):sat"), ["VxV", "VuV", "RttV"]);
        assert_eq!(names("Vdd32.w=vrmpy(Vuu32.ub,Rt32.b,#u1)"), ["VddV", "VuuV", "RtV", "uiV"]);
        assert_eq!(names("Vd32=vdmpyhsu(Vuu32,Rt32,#1):sat"), ["VdV", "VuuV", "RtV"]);
        assert_eq!(names("vwhist256"), Vec::<String>::new());
    }

    #[test]
    fn types_are_those_of_the_elements() {
        let all = operands("if (Qv4) Vx32.b-=Vuu32.uh");
        assert_eq!(all[0].param.kind, ParamKind::Mask);
        assert_eq!((all[1].access, all[1].param.etype.clone()), (Access::InOut, EType::Signed(8)));
        assert_eq!((all[2].param.width, all[2].param.etype.clone()), (2048, EType::Unsigned(16)));
    }

    #[test]
    fn the_mnemonic_is_the_name_before_the_operands() {
        assert_eq!(mnemonic("Vd32.w=vadd(vclb(Vu32.w),Vv32.w)"), "vadd");
        assert_eq!(mnemonic("Qx4&=vcmp.gt(Vu32.w,Vv32.w)"), "vcmp.gt");
        assert_eq!(mnemonic("if (Qv4) Vx32.b+=Vu32.b"), "");
        assert_eq!(mnemonic("vshuff(Vy32,Vx32,Rt32)"), "vshuff");
    }

    #[test]
    fn nonsense_is_no_operand() {
        for text in ["", "#", "#u", "V", "Vab32", "#u99", "Ré4", "é#u3é", "Vd32=é", "Vd32\u{fffd}Vu32"] {
            let _ = (operands(text), mnemonic(text));
        }
        assert_eq!(names("Vab32 #u99 xVu32"), Vec::<String>::new());
    }
}
