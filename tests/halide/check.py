"""Compiles texts that Halide has lowered, runs the objects and compares all memory with what the interpreter computes.

    AUTOIR=autoir PYTHONPATH=DIR_OF_NUMPY python3 check.py FILE.stmt... [--option=--plain] [--set NAME=VALUE] [--extents 260,34]

An object for x86-64 runs here, one for AArch64 or Hexagon under QEMU. Buffers have extents by their number of dimensions and
hold random elements, also around them; what the pipelines do there has to agree as well.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np

import interpreter

# Elements before and behind each buffer.
SLACK = 1 << 18
EXTENTS = {1: (260,), 2: (260, 35), 3: (2, 70, 9), 4: (128, 9, 3, 2), 6: (8, 4, 16, 1, 1, 1)}
TARGETS = {
    "x86": ("x86_64-unknown-linux-gnu", ["-m", "elf_x86_64"], []),
    "arm": ("aarch64-unknown-linux-gnu", ["-m", "aarch64linux"], ["qemu-aarch64", "-cpu", "max"]),
    "hexagon": ("hexagon-unknown-linux-musl", ["-m", "hexagonelf"], ["qemu-hexagon"]),
}
FLAGS = {"hexagon": ["-mv66"]}

DRIVER = r"""
#include <stddef.h>
#include <stdint.h>
typedef struct { int32_t min, extent, stride; uint32_t flags; } dimension;
typedef struct {
    uint64_t device; const void *interface; uint8_t *host; uint64_t flags;
    uint8_t code, bits; uint16_t lanes; int32_t dimensions; dimension *dim; void *padding;
} buffer;

static long call(long number, long a, long b, long c) {
#if defined __x86_64__
    long result;
    __asm__ volatile("syscall" : "=a"(result) : "a"(number == 63 ? 0 : number == 64 ? 1 : 60), "D"(a), "S"(b), "d"(c)
                     : "rcx", "r11", "memory");
    return result;
#elif defined __aarch64__
    register long x8 __asm__("x8") = number;
    register long x0 __asm__("x0") = a;
    register long x1 __asm__("x1") = b;
    register long x2 __asm__("x2") = c;
    __asm__ volatile("svc 0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2) : "memory");
    return x0;
#else
    register long r6 __asm__("r6") = number;
    register long r0 __asm__("r0") = a;
    register long r1 __asm__("r1") = b;
    register long r2 __asm__("r2") = c;
    __asm__ volatile("trap0(#1)" : "+r"(r0) : "r"(r6), "r"(r1), "r"(r2) : "memory");
    return r0;
#endif
}

static uint8_t arena[64 << 20] __attribute__((aligned(128)));
static size_t used;
void *halide_malloc(void *context, size_t size) {
    size_t at = used;
    used += (size + 255) / 128 * 128;
    return used > sizeof arena ? 0 : arena + at;
}
void halide_free(void *context, void *memory) {}
/* Of the system that Halide takes Hexagon to run. */
int qurt_hvx_lock(int mode) { return 0; }
int qurt_hvx_unlock(void) { return 0; }
void *malloc(size_t size) { return halide_malloc(0, size); }
void free(void *memory) {}
int halide_error_out_of_memory(void *context) { return -11; }
int halide_error_buffer_allocation_too_large(void *context) { return -5; }
int halide_do_par_for(void *context, int (*task)(void *, int, uint8_t *), int first, int count, uint8_t *closure) {
    for (int i = first; i < first + count; i++) {
        int code = task(context, i, closure);
        if (code) return code;
    }
    return 0;
}
void *memcpy(void *to, const void *from, size_t n) {
    for (size_t i = 0; i < n; i++) ((volatile char *)to)[i] = ((const char *)from)[i];
    return to;
}
void *memmove(void *to, const void *from, size_t n) {
    if ((uintptr_t)to <= (uintptr_t)from) return memcpy(to, from, n);
    while (n--) ((volatile char *)to)[n] = ((const char *)from)[n];
    return to;
}
void *memset(void *to, int value, size_t n) {
    for (size_t i = 0; i < n; i++) ((volatile char *)to)[i] = value;
    return to;
}

#if defined __hexagon__
/* What the compiler calls, bit by bit: there is no instruction for it. */
static uint64_t divided(uint64_t a, uint64_t b, uint64_t *rest) {
    uint64_t quotient = 0, r = 0;
    for (int i = 63; i >= 0; i--) {
        r = r << 1 | (a >> i & 1);
        quotient <<= 1;
        if (r >= b) { r -= b; quotient |= 1; }
    }
    *rest = r;
    return quotient;
}
#define DIVISION(type, size) \
    type __hexagon_udiv##size(type a, type b) { uint64_t r; return divided(a, b, &r); } \
    type __hexagon_umod##size(type a, type b) { uint64_t r; divided(a, b, &r); return r; } \
    type __hexagon_div##size(type a, type b) { \
        type top = (type)1 << (sizeof(type) * 8 - 1); \
        type q = __hexagon_udiv##size(a & top ? -a : a, b & top ? -b : b); \
        return (a ^ b) & top ? -q : q; \
    } \
    type __hexagon_mod##size(type a, type b) { return a - __hexagon_div##size(a, b) * b; }
DIVISION(uint32_t, si3)
DIVISION(uint64_t, di3)
#endif

PIPELINE
static void transfer(int number, int file, uint8_t *data, size_t n) {
    while (n) {
        long some = call(number, file, (long)data, (long)n);
        if (some <= 0) call(93, 9, 0, 0);
        data += some;
        n -= some;
    }
}
void serve(void) {
BODY
}
#if defined __x86_64__
__asm__(".globl _start\n_start:\n  and $-128, %rsp\n  call serve\n");
#else
void _start(void) { serve(); }
#endif
"""


def strides(extents):
    steps = [1]
    for extent in extents[:-1]:
        steps.append(steps[-1] * (extent + 8 if len(steps) == 1 else extent))
    return steps


def driver(name, arguments, values):
    """A program that has its buffers from standard input and gives them back, changed by the pipeline."""
    types, body, call, back = [], [], [], []
    for a in arguments:
        value = values[a["name"]]
        if a["kind"] == "InputScalar":
            code, bits = interpreter.elements_of(a["type"])
            types.append({"float": "float"}.get(code, f"{code}{bits}_t"))
            call.append(str(value))
            continue
        data, dims = value
        n, size = len(call), data.nbytes
        listed = ", ".join(f"{{0, {extent}, {stride}, 0}}" for extent, stride in dims)
        code = "iuf".index(a["type"][0])
        body += [
            f"    static uint8_t m{n}[{size}] __attribute__((aligned(128)));",
            f"    static dimension d{n}[] = {{{listed}}};",
            f"    buffer b{n} = {{0, 0, m{n} + {SLACK * data.itemsize}, 0, {code}, {data.itemsize * 8}, 1, {len(dims)}, d{n}, 0}};",
            f"    transfer(63, 0, m{n}, {size});",
        ]
        back.append(f"    transfer(64, 1, m{n}, {size});")
        types.append("buffer *")
        call.append(f"&b{n}")
    body.append(f"    int code = {name}({', '.join(call)});")
    body += back + ["    call(93, code ? 7 : 0, 0, 0);"]
    declared = f"int {name}({', '.join(types)});"
    return DRIVER.replace("PIPELINE", declared).replace("BODY", "\n".join(body))


def operands(arguments, chosen, extents, random):
    values = {}
    for a in arguments:
        code, bits = interpreter.elements_of(a["type"])
        if a["kind"] == "InputScalar":
            value = 1 if bits >= 32 or a["type"] == "u16" else int(random.integers(1, 100))
            values[a["name"]] = chosen.get(a["name"], value)
            continue
        sizes = chosen.get(a["name"]) or extents.get(a["dims"]) or (16,) * a["dims"]
        steps = strides(sizes)
        size = steps[-1] * sizes[-1] + 2 * SLACK
        kind = np.dtype(f"{code}{bits}")
        if code == "float":
            data = random.uniform(-1, 1, size).astype(kind)
        else:
            info = np.iinfo(kind)
            data = random.integers(info.min, info.max, size, kind, endpoint=True)
        values[a["name"]] = (data, list(zip(sizes, steps)))
    return values


def interpreted(text, name, arguments, values):
    """The contents of all buffers after the pipeline."""
    given, after = [], []
    for a in arguments:
        value = values[a["name"]]
        if a["kind"] == "InputScalar":
            given.append(value)
            continue
        data, dims = value[0].copy(), value[1]
        after.append(data)
        extent, stride = zip(*dims)
        host = interpreter.Buffer(data, SLACK)
        given.append({"host": host, "min": [0] * len(dims), "extent": extent, "stride": stride})
    interpreter.translate(text, arguments)[interpreter.variable(name)](*given)
    return after


class Failed(Exception):
    """A pipeline is not compiled, or does not run; why."""


def compiled(file, options, folder):
    """How many windows were replaced in the object `pipeline.o`."""
    autoir = os.environ.get("AUTOIR", "autoir")
    command = [autoir, "compile", file, "-o", folder / "pipeline.o", "--json", *options]
    ran = subprocess.run(command, capture_output=True, text=True)
    if ran.returncode:
        raise Failed(f"not compiled: {ran.stderr.strip()[:300]}")
    return json.loads(ran.stdout)["replaced"]


def linked(file, folder, chosen, extents, others=()):
    """The object `pipeline.o` as a program, its buffers and the words that its emulator begins with; `others` go to the linker."""
    described = json.loads(file.with_suffix(".args.json").read_text())
    name, arguments = described["kernel"], described["args"]
    arch = described["target"].split("-")[0]
    triple, linking, emulator = TARGETS[arch]
    values = operands(arguments, chosen, extents, np.random.default_rng(1))
    (folder / "driver.c").write_text(driver(name, arguments, values))
    flags = ["-O1", "-ffreestanding", "-fno-builtin", "-fno-stack-protector", "-w", *FLAGS.get(arch, [])]
    subprocess.run(["clang-22", f"--target={triple}", *flags, "-c", "driver.c", "-o", "driver.o"], cwd=folder, check=True)
    words = ["ld.lld-22", *linking, "-static", *others, "-e", "_start", "driver.o", "pipeline.o", "-o", "run"]
    links = subprocess.run(words, cwd=folder, capture_output=True, text=True)
    if links.returncode:
        raise Failed(f"not linked: {links.stderr.splitlines()[0]}")
    return name, arguments, values, emulator


def memory(values):
    """The contents of all buffers."""
    return [v[0] for v in values.values() if isinstance(v, tuple)]


def check(file, against, options, chosen, extents, folder):
    """What was compared."""
    replaced = compiled(file, options, folder)
    name, arguments, values, emulator = linked(file, folder, chosen, extents)
    buffers = memory(values)
    ran = subprocess.run([*emulator, folder / "run"], input=b"".join(b.tobytes() for b in buffers), capture_output=True)
    if ran.returncode:
        raise Failed(f"ended with {ran.returncode}: {ran.stderr.decode()[:200]}")
    want, at = interpreted(against.read_text(), name, arguments, values), 0
    changed = 0
    for before, after in zip(buffers, want):
        got = np.frombuffer(ran.stdout[at:at + after.nbytes], after.dtype)
        at += after.nbytes
        same = np.isclose(got, after, 1e-5, 1e-6) if after.dtype.kind == "f" else got == after
        if not np.all(same):
            place = int(np.argmin(same))
            raise Failed(f"element {place - SLACK}: {got[place]}, not {after[place]}; {np.sum(~same)} differ")
        changed += int(np.sum(after != before))
    if not changed:
        raise Failed("nothing was written")
    return f"{changed} elements, {replaced} windows replaced"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--option", action="append", default=[], help="passed on to `autoir compile`")
    parser.add_argument("--against", type=Path, help="interpret this text instead of the one that is compiled")
    parser.add_argument("--set", action="append", default=[], help="NAME=VALUE of a scalar, NAME=EXTENTS of a buffer")
    parser.add_argument("--extents", action="append", default=[], help="of buffers with so many dimensions")
    a = parser.parse_args()
    numbers = lambda text: tuple(map(int, text.split(",")))
    pairs = [entry.split("=") for entry in a.set]
    chosen = {name: numbers(value) if "," in value else int(value) for name, value in pairs}
    extents = {**EXTENTS, **{len(e): e for e in map(numbers, a.extents)}}
    bad = 0
    for file in a.files:
        with tempfile.TemporaryDirectory() as folder:
            try:
                said = f"equal, {check(file.resolve(), a.against or file, a.option, chosen, extents, Path(folder))}"
            except Failed as e:
                said = f"WRONG {e}"
            except (SyntaxError, IndexError, KeyError) as e:
                said = f"WRONG the interpreter: {e}"
        bad += said.startswith("WRONG")
        print(f"{file.parent.name}/{file.stem}: {said}", flush=True)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
