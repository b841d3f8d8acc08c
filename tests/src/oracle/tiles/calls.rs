//! The C functions that execute tile instructions: images of tiles and memory in, the image of the result out.

use autoir_spec_parsers::instruction::{Instruction, Param, ParamKind};

/// Clang's header needs AMX-INT8 for the tile values that it declares for AMX-TILE, and clang has run out of
/// registers where it optimizes functions with several of them.
pub const FLAGS: &[&str] =
    &["-O0", "-fPIC", "-shared", "-nostdlib", "-fuse-ld=lld", "-march=x86-64", "-mamx-tile", "-mamx-int8"];

/// C text before the functions. Tile 0 is written; 1 and 2 are factors.
pub const PRELUDE: &str = "\
#include <stddef.h>
#include <stdint.h>
#include <immintrin.h>
typedef struct { uint8_t bytes[1024]; } image;
typedef struct { uint8_t bytes[64]; } configuration;
struct layout { uint8_t palette, start, reserved[14]; uint16_t colsb[16]; uint8_t rows[16]; };
__attribute__((target(\"amx-tile\"))) static inline void configure(int rows, int colsb, int inner) {
  struct layout layout = { .palette = 1, .rows = { rows, rows, inner / 4 }, .colsb = { colsb, inner, colsb } };
  if (inner < 4) { layout.rows[1] = layout.rows[2] = 0; layout.colsb[1] = layout.colsb[2] = 0; }
  _tile_loadconfig(&layout);
}
";

/// The C type of a variable that holds an operand or a result.
pub fn value_type(param: &Param) -> String {
    if param.width == 512 { "configuration" } else { "image" }.to_owned()
}

/// The name and the text of a C function that takes the operands, then the extents, and executes `instruction`
/// on tiles with these.
pub fn definition(instruction: &Instruction, features: &[&str]) -> (String, String) {
    let name = format!("call_{}", instruction.name);
    let (values, extents): (Vec<&Param>, Vec<&Param>) =
        instruction.params.iter().partition(|p| p.kind != ParamKind::Immediate);
    let c_name = |p: &Param| p.name.replace('.', "_");
    let mut arguments: Vec<String> =
        values.iter().map(|p| format!("{} {}", value_type(p), c_name(p))).collect();
    arguments.extend(extents.iter().map(|p| format!("int {}", c_name(p))));
    if arguments.is_empty() {
        arguments.push("void".into());
    }
    let body = match tiles(instruction).first() {
        None => configuration_body(instruction),
        Some(tile) if tile.ctype.contains("__tile") => by_value(instruction, &extents),
        Some(_) => by_number(instruction, &extents),
    };
    let text = format!(
        "__attribute__((always_inline, target(\"{}\"))) static inline {} {name}({}) {{\n{body}\n}}\n",
        features.join(","),
        value_type(&instruction.ret),
        arguments.join(", ")
    );
    (name, text)
}

/// The tiles of an instruction, that which is written first.
fn tiles(instruction: &Instruction) -> Vec<&Param> {
    let written = Some(&instruction.ret);
    let read = instruction.params.iter().filter(|p| p.name != instruction.ret.name);
    written.into_iter().chain(read).filter(|p| p.kind == ParamKind::Tile).collect()
}

/// The extents as C: rows, column bytes, and the third.
fn numbers(extents: &[&Param]) -> [String; 3] {
    let name = |n: usize, otherwise: &str| {
        extents.get(n).map_or_else(|| otherwise.to_owned(), |p: &&Param| p.name.replace('.', "_"))
    };
    [name(0, "16"), name(1, "64"), name(2, "64")]
}

fn reads(instruction: &Instruction, name: &str) -> bool {
    instruction.params.iter().any(|p| p.name == name)
}

/// Tiles are registers that are named by number.
fn by_number(instruction: &Instruction, extents: &[&Param]) -> String {
    let (tiles, name) = (tiles(instruction), &instruction.name);
    let [rows, colsb, third] = numbers(extents);
    let moves = reads(instruction, "memory");
    let inner = if moves { "0" } else { &third };
    let mut text = format!("configure({rows}, {colsb}, {inner});\n");
    for (n, tile) in tiles.iter().enumerate().filter(|(_, t)| reads(instruction, &t.name)) {
        text += &format!("_tile_loadd({n}, {}.bytes, 64);\n", tile.name);
    }
    text += &match (moves, tiles.len()) {
        (true, _) => format!("{name}(0, memory.bytes, {third});\n"),
        (false, 1) => format!("{name}(0);\n"),
        (false, _) => format!("{name}(0, 1, 2);\n"),
    };
    text + match instruction.ret.kind {
        ParamKind::Tile => "image r = { 0 }; _tile_stored(0, r.bytes, 64); _tile_release(); return r;",
        _ => "_tile_release(); return memory;",
    }
}

/// Tiles are values whose registers the compiler chooses.
fn by_value(instruction: &Instruction, extents: &[&Param]) -> String {
    let (tiles, name) = (tiles(instruction), &instruction.name);
    let [rows, colsb, third] = numbers(extents);
    let moves = reads(instruction, "memory");
    let shapes = [format!("{rows}, {colsb}"), format!("{rows}, {third}"), format!("{third} / 4, {colsb}")];
    let mut text = String::new();
    for (n, (tile, shape)) in tiles.iter().zip(&shapes).enumerate() {
        text += &format!("__tile1024i t{n} = {{ {shape} }};\n");
        if reads(instruction, &tile.name) {
            text += &format!("__tile_loadd(&t{n}, {}.bytes, 64);\n", tile.name);
        }
    }
    let writes_memory = instruction.ret.kind != ParamKind::Tile;
    text += &match (moves, writes_memory, tiles.len()) {
        (true, true, _) => format!("{name}(memory.bytes, {third}, t0);\n"),
        (true, false, _) => format!("{name}(&t0, memory.bytes, {third});\n"),
        (false, _, 1) => format!("{name}(&t0);\n"),
        (false, ..) => format!("{name}(&t0, t1, t2);\n"),
    };
    text + match writes_memory {
        true => "return memory;",
        false => "image r = { 0 }; __tile_stored(r.bytes, 64, t0); return r;",
    }
}

/// The configuration goes through memory.
fn configuration_body(instruction: &Instruction) -> String {
    let name = &instruction.name;
    match reads(instruction, "tileconfig") {
        true => format!("_tile_loadconfig(tileconfig.bytes); {name}(memory.bytes); return memory;"),
        false => {
            format!("{name}(memory.bytes); configuration r = {{ 0 }}; _tile_storeconfig(r.bytes); return r;")
        }
    }
}
