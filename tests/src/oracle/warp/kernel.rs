//! An instruction as a kernel: every warp reads its operands' registers from memory and writes those of the
//! result.

use autoir_spec_parsers::instruction::{Instruction, Param};

use super::opcode::Opcode;

/// A processor to assemble for: `sm_90`, and the least version of PTX that knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Processor {
    /// Its number.
    pub sm: u32,
    /// Ten times the version of PTX.
    pub ptx: u32,
}

/// The processors that every instruction is assembled for, if they have it.
pub const PROCESSORS: [Processor; 2] = [Processor { sm: 80, ptx: 70 }, Processor { sm: 90, ptx: 78 }];

/// Bytes of a row of memory that a thread of `ldmatrix` points at.
const ROW: u32 = 16;

/// The least processor and version that an instruction says it needs.
pub fn needs(instruction: &Instruction) -> Processor {
    let number = |kind: &str| {
        let found = instruction.cpuid.iter().find_map(|f| f.strip_prefix(kind)?.parse().ok());
        found.unwrap_or(0)
    };
    Processor { sm: number("sm_"), ptx: number("ptx") }
}

/// How many registers of how many bits of which type hold a thread's part of an operand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Registers {
    name: String,
    count: u32,
    bits: u32,
    kind: String,
}

impl Registers {
    /// The registers of an operand; `None` where it is not spread over threads.
    pub fn of(param: &Param) -> Option<Registers> {
        let fragment = param.fragment.as_ref()?;
        Some(Registers {
            name: param.name.clone(),
            count: fragment.registers(),
            bits: fragment.register,
            kind: param.ctype.split(' ').next()?.to_owned(),
        })
    }

    /// Bytes of a thread.
    pub fn bytes(&self) -> u32 {
        self.count * self.bits / 8
    }

    fn list(&self) -> String {
        let names: Vec<String> = (0..self.count).map(|r| format!("%{}{r}", self.name)).collect();
        format!("{{{}}}", names.join(", "))
    }

    /// Each register with its place in a thread's bytes.
    fn each(&self) -> impl Iterator<Item = (String, u32)> + '_ {
        (0..self.count).map(|r| (format!("%{}{r}", self.name), r * self.bits / 8))
    }
}

/// The text of a module with one kernel `run(in, out)` that executes `opcode` on registers.
///
/// Both buffers hold warps one after the other, in each its threads, in each the registers of the operands (or
/// of the result). Of an operand in memory a thread has the row that it points at.
pub fn module(
    instruction: &str,
    opcode: &Opcode,
    needs: Processor,
    processor: Processor,
    operands: &[Registers],
    result: &Registers,
) -> String {
    let version = needs.ptx.max(processor.ptx);
    let mut writer = Writer { out: String::new() };
    writer.line(format!(".version {}.{}", version / 10, version % 10));
    writer.line(format!(".target sm_{}\n.address_size 64\n", processor.sm));
    writer.line(".visible .entry run(.param .u64 in, .param .u64 out)\n{");
    writer.line("    .reg .b32 %lane, %warp, %index;\n    .reg .b64 %in, %out;");
    let loads = matches!(opcode, Opcode::Load { .. });
    for r in operands.iter().filter(|_| !loads).chain([result]) {
        writer.line(format!("    .reg .{} %{}<{}>;", r.kind, r.name, r.count));
    }
    if loads {
        writer.line("    .shared .align 16 .b8 rows[512];\n    .reg .b32 %w<4>;\n    .reg .b64 %row;");
    }
    let bytes = if loads { ROW } else { operands.iter().map(Registers::bytes).sum() };
    writer.line("    ld.param.u64 %in, [in];\n    ld.param.u64 %out, [out];");
    writer.line("    mov.u32 %lane, %tid.x;\n    mov.u32 %warp, %ctaid.x;");
    writer.line("    mad.lo.u32 %index, %warp, 32, %lane;");
    writer.line(format!("    mad.wide.u32 %in, %index, {bytes}, %in;"));
    writer.line(format!("    mad.wide.u32 %out, %index, {}, %out;", result.bytes()));
    let call = match opcode {
        Opcode::Load { shared, .. } => {
            writer.rows(*shared);
            format!("{}, [%row]", result.list())
        }
        Opcode::Transpose => {
            writer.registers(operands);
            // It takes plain registers, not lists.
            format!(
                "%{}0, {}",
                result.name,
                operands.iter().map(|o| format!("%{}0", o.name)).collect::<String>()
            )
        }
        Opcode::Mma(_) => {
            writer.registers(operands);
            [result].into_iter().chain(operands).map(Registers::list).collect::<Vec<_>>().join(", ")
        }
    };
    writer.line(format!("    {instruction} {call};"));
    for (name, at) in result.each() {
        writer.line(format!("    st.global.{} [%out+{at}], {name};", result.kind));
    }
    writer.line("    ret;\n}");
    writer.out
}

struct Writer {
    out: String,
}

impl Writer {
    fn line(&mut self, text: impl AsRef<str>) {
        self.out.push_str(text.as_ref());
        self.out.push('\n');
    }

    /// Loads the operands' registers.
    fn registers(&mut self, operands: &[Registers]) {
        let mut before = 0;
        for operand in operands {
            for (name, at) in operand.each() {
                self.line(format!("    ld.global.{} {name}, [%in+{}];", operand.kind, before + at));
            }
            before += operand.bytes();
        }
    }

    /// Puts each thread's row into shared memory and its address into `%row`.
    fn rows(&mut self, shared: bool) {
        self.line("    mov.u64 %row, rows;");
        self.line(format!("    mad.wide.u32 %row, %lane, {ROW}, %row;"));
        self.line("    ld.global.v4.b32 {%w0, %w1, %w2, %w3}, [%in];");
        self.line("    st.shared.v4.b32 [%row], {%w0, %w1, %w2, %w3};");
        self.line("    bar.warp.sync 0xffffffff;");
        if !shared {
            self.line("    cvta.shared.u64 %row, %row;");
        }
    }
}
