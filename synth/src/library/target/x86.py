#!/usr/bin/env python3
"""Writes x86.txt: the CPUs and features of x86 as LLVM 22's clang knows them.

Usage: x86.py [clang] > x86.txt
A CPU's features are the macros that `clang -march=CPU -dM -E` predefines; a feature's implications are the
macros that `-m<feature>` adds to the base architecture; a register is one that inline assembly can name. The vendor's CPUID names are those of Intel's
intrinsics text.
"""
import re
import subprocess
import sys

CLANG = sys.argv[1] if len(sys.argv) > 1 else "clang-22"

# LLVM feature, clang macro, the vendor's CPUID names.
FEATURES = [
    ("sse", "__SSE__", "SSE"), ("sse2", "__SSE2__", "SSE2"), ("sse3", "__SSE3__", "SSE3"),
    ("ssse3", "__SSSE3__", "SSSE3"), ("sse4.1", "__SSE4_1__", "SSE4.1"), ("sse4.2", "__SSE4_2__", "SSE4.2"),
    ("mmx", "__MMX__", "MMX"), ("popcnt", "__POPCNT__", "POPCNT"), ("lzcnt", "__LZCNT__", "LZCNT"),
    ("bmi", "__BMI__", "BMI1"), ("bmi2", "__BMI2__", "BMI2"), ("movbe", "__MOVBE__", "MOVBE"),
    ("crc32", "__CRC32__", "CRC32"), ("adx", "__ADX__", "ADX"), ("aes", "__AES__", "AES"),
    ("vaes", "__VAES__", "VAES"), ("pclmul", "__PCLMUL__", "PCLMULQDQ"),
    ("vpclmulqdq", "__VPCLMULQDQ__", "VPCLMULQDQ"), ("sha", "__SHA__", "SHA"), ("gfni", "__GFNI__", "GFNI"),
    ("avx", "__AVX__", "AVX"), ("avx2", "__AVX2__", "AVX2"), ("fma", "__FMA__", "FMA"),
    ("f16c", "__F16C__", "F16C"), ("avxvnni", "__AVXVNNI__", "AVX_VNNI"),
    ("avxvnniint8", "__AVXVNNIINT8__", "AVX_VNNI_INT8"),
    ("avxvnniint16", "__AVXVNNIINT16__", "AVX_VNNI_INT16"), ("avxifma", "__AVXIFMA__", "AVX_IFMA"),
    ("avxneconvert", "__AVXNECONVERT__", "AVX_NE_CONVERT"),
    ("avx512f", "__AVX512F__", "AVX512F"), ("avx512bw", "__AVX512BW__", "AVX512BW"),
    ("avx512cd", "__AVX512CD__", "AVX512CD"), ("avx512dq", "__AVX512DQ__", "AVX512DQ"),
    ("avx512vl", "__AVX512VL__", "AVX512VL"), ("avx512vnni", "__AVX512VNNI__", "AVX512_VNNI"),
    ("avx512vbmi", "__AVX512VBMI__", "AVX512_VBMI"), ("avx512vbmi2", "__AVX512VBMI2__", "AVX512_VBMI2"),
    ("avx512ifma", "__AVX512IFMA__", "AVX512IFMA52"), ("avx512bitalg", "__AVX512BITALG__", "AVX512_BITALG"),
    ("avx512vpopcntdq", "__AVX512VPOPCNTDQ__", "AVX512VPOPCNTDQ"),
    ("avx512bf16", "__AVX512BF16__", "AVX512_BF16"), ("avx512fp16", "__AVX512FP16__", "AVX512_FP16"),
    ("avx512vp2intersect", "__AVX512VP2INTERSECT__", "AVX512_VP2INTERSECT"),
    ("amx-tile", "__AMX_TILE__", "AMX-TILE"), ("amx-int8", "__AMX_INT8__", "AMX-INT8"),
    ("amx-bf16", "__AMX_BF16__", "AMX-BF16"), ("amx-fp16", "__AMX_FP16__", "AMX-FP16"),
    ("amx-complex", "__AMX_COMPLEX__", "AMX-COMPLEX"),
]


def clang(*flags):
    run = subprocess.run([CLANG, "--target=x86_64-linux-gnu", *flags, "-dM", "-E", "-x", "c", "/dev/null"],
                         capture_output=True, text=True)
    if run.returncode:
        return None
    macros = set(re.findall(r"^#define (\S+) 1$", run.stdout, re.M))
    return [name for name, macro, _ in FEATURES if macro in macros]


version = subprocess.run([CLANG, "--version"], capture_output=True, text=True).stdout.splitlines()[0]
version = re.search(r"clang version [0-9.]+", version).group(0)
print(f"# Made by x86.py from {version}. Lines: register BITS FEATURES | feature LLVM-NAME CPUID-NAMES | implies FEATURE FEATURES | cpu NAME FEATURES")
implied = {name: set(clang("-march=x86-64", f"-m{name}") or []) for name, _, _ in FEATURES}


def has_registers(bits, *flags):
    """Whether clang has registers for vectors of so many bits."""
    text = "typedef int v __attribute__((vector_size(%d)));\nvoid f(void) { v x; __asm__ (\"\" : \"=x\"(x)); }\n" % (bits // 8)
    return subprocess.run([CLANG, "--target=x86_64-linux-gnu", "-march=x86-64", *flags, "-fsyntax-only", "-x", "c", "-"],
                          input=text, capture_output=True, text=True).returncode == 0


# The registers of a width come with the least of the features that bring them.
for bits in (128, 256, 512):
    bringing = [] if has_registers(bits) else [name for name in implied if has_registers(bits, f"-m{name}")]
    print("register", bits, *sorted(bringing, key=lambda name: len(implied[name]))[:1])
for name, _, cpuid in FEATURES:
    print("feature", name, cpuid)
base = set(clang("-march=x86-64"))
for name, _, _ in FEATURES:
    print("implies", name, *sorted(implied[name] - base - {name}))
text = subprocess.run([CLANG, "--target=x86_64-linux-gnu", "--print-supported-cpus"], capture_output=True, text=True)
cpus = re.findall(r"^\t(\S+)$", text.stderr + text.stdout, re.M)
for cpu in sorted(set(cpus)):
    got = clang(f"-march={cpu}")
    if got is not None:
        print("cpu", cpu, *got)
