//! What a tile instruction reads and writes.
//!
//! The text's parameters name tile registers by number or point to memory, and nothing in them says what is
//! written. Here they become operands with their contents: a tile of 16 rows, the bytes at the instruction's
//! address, the 64 bytes of tile configuration. The result is the memory that is written, else the first tile,
//! else the tile configuration. What loops run to, `dst.rows`, `a.colsb` and the distance of rows in memory,
//! are immediate operands behind the others.

use super::dialect::{MAX_ROWS, ROW_BYTES};
use super::lower;
use crate::imp::Program;
use crate::instruction::{EType, Instruction, Param, ParamKind, TILE_ROW};

/// The name of the memory operand in `vendor-specs/amx/model.txt`.
const MEMORY: &str = "memory";
/// The name of the tile configuration in the text.
const CONFIGURATION: &str = "tileconfig";
/// Bits of the tile configuration.
const CONFIGURATION_BITS: u32 = 512;
/// Bits of a tile, and of the memory that rows are moved from or to. Rows at a distance at which they end
/// within as many bytes are what is modelled; a tile without gaps is.
const TILE_BITS: u32 = TILE_ROW * MAX_ROWS as u32;

/// What one of the text's own parameters is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Tile,
    ReadMemory,
    WrittenMemory,
    Distance,
}

impl Role {
    fn of(param: &Param) -> Role {
        let tile = param.ctype.contains("__tile") || param.ctype.starts_with("constexpr");
        match param.kind {
            _ if tile => Role::Tile,
            ParamKind::Pointer if param.ctype.contains("const") => Role::ReadMemory,
            ParamKind::Pointer => Role::WrittenMemory,
            _ => Role::Distance,
        }
    }
}

/// Replaces the parameters and the result by what they stand for.
pub fn complete(instruction: &mut Instruction) {
    let program = lower::parse(&instruction.operation).unwrap_or_default();
    let own: Vec<(Role, Param)> =
        std::mem::take(&mut instruction.params).into_iter().map(|p| (Role::of(&p), p)).collect();
    let first_tile = own.iter().find(|(role, _)| *role == Role::Tile).map(|(_, p)| tile(p));
    let writes_memory = own.iter().any(|(role, _)| *role == Role::WrittenMemory);
    let memory_bits = if first_tile.is_some() { TILE_BITS } else { CONFIGURATION_BITS };
    let result = match &first_tile {
        _ if writes_memory => bytes(MEMORY, memory_bits),
        Some(tile) => tile.clone(),
        None => bytes(CONFIGURATION, CONFIGURATION_BITS),
    };
    let mut params = Vec::new();
    for (role, param) in &own {
        match role {
            Role::Tile if param.name == result.name && !lower::uses(&program, &param.name) => {}
            Role::Tile => params.push(tile(param)),
            Role::ReadMemory | Role::WrittenMemory => params.push(bytes(MEMORY, memory_bits)),
            Role::Distance => {}
        }
    }
    if writes_memory && first_tile.is_none() {
        params.push(bytes(CONFIGURATION, CONFIGURATION_BITS));
    }
    params.extend(extents(&own, &program));
    instruction.params = params;
    instruction.ret = result;
}

fn tile(param: &Param) -> Param {
    Param { kind: ParamKind::Tile, width: TILE_BITS, ..param.clone() }
}

fn bytes(name: &str, width: u32) -> Param {
    Param {
        name: name.to_owned(),
        ctype: format!("unsigned char [{}]", width / 8),
        etype: EType::Unsigned(8),
        kind: ParamKind::Vector,
        width,
        float: false,
        imm_width: None,
        imm_range: None,
        imm_type: None,
        extents: Vec::new(),
        fragment: None,
    }
}

/// The parameters that loops run to: rows and column bytes of the tiles, as far as the text speaks of them, and
/// the distance of rows.
fn extents(own: &[(Role, Param)], program: &Program) -> Vec<Param> {
    let mut out = Vec::new();
    for (_, param) in own.iter().filter(|(role, _)| *role == Role::Tile) {
        for (field, largest) in [("rows", MAX_ROWS), ("colsb", ROW_BYTES)] {
            let name = format!("{}.{field}", param.name);
            if program.symbols.contains(&name) {
                out.push(extent(&name, largest));
            }
        }
    }
    let distances = own.iter().filter(|(role, _)| *role == Role::Distance);
    out.extend(distances.map(|(_, p)| extent(&p.name, ROW_BYTES)));
    out
}

fn extent(name: &str, largest: i64) -> Param {
    Param {
        name: name.to_owned(),
        ctype: "unsigned char".into(),
        etype: EType::Imm,
        kind: ParamKind::Immediate,
        width: 8,
        float: false,
        imm_width: Some(8),
        imm_range: Some((1, largest)),
        imm_type: None,
        extents: Vec::new(),
        fragment: None,
    }
}
