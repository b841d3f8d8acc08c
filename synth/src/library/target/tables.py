#!/usr/bin/env python3
"""Writes aarch64.txt or hexagon.txt: CPUs and features as LLVM 22's clang knows them.

Usage: tables.py aarch64|hexagon [clang] > aarch64.txt|hexagon.txt
A CPU's features are those that clang hands to the back end for it (the attribute `target-features`); a feature's
implications are those that it adds to the base architecture. The vendor's names are Arm's FEAT_ names
(Architecture Reference Manual, A2.2) and the versions of HVX.
"""
import re
import subprocess
import sys

ARCH = sys.argv[1]
CLANG = sys.argv[2] if len(sys.argv) > 2 else "clang-22"
TABLES = {
    "aarch64": {
        "triple": "aarch64-linux-gnu",
        "registers": (64, 128),
        "flags": [],
        # Names that --print-supported-cpus leaves out.
        "aliases": ["apple-m1", "apple-m2", "apple-m3", "apple-m4"],
        "base": "-march=armv8-a",
        "change": "-march=armv8-a+{}",
        # LLVM feature, its spelling in -march, the vendor's names.
        "features": [
            ("aes", "aes", "FEAT_AES FEAT_PMULL"), ("bf16", "bf16", "FEAT_BF16"), ("crc", "crc", "FEAT_CRC32"),
            ("complxnum", "fcma", "FEAT_FCMA"), ("dotprod", "dotprod", "FEAT_DotProd"),
            ("fp16fml", "fp16fml", "FEAT_FHM"), ("fptoint", "", "FEAT_FRINTTS"),
            ("fullfp16", "fp16", "FEAT_FP16"), ("i8mm", "i8mm", "FEAT_I8MM"), ("jsconv", "jscvt", "FEAT_JSCVT"),
            ("rdm", "rdm", "FEAT_RDM"), ("sha2", "sha2", "FEAT_SHA1 FEAT_SHA256"),
            ("sha3", "sha3", "FEAT_SHA3 FEAT_SHA512"), ("sm4", "sm4", "FEAT_SM3 FEAT_SM4"),
        ],
    },
    "hexagon": {
        "triple": "hexagon-unknown-linux-musl",
        "registers": (1024,),
        "flags": ["-mhvx", "-mhvx-length=128B"],
        # The versions of HVX that clang's CPUs have: `HVX`.
        "features": [],
    },
}
TABLE = TABLES[ARCH]


def run(*flags):
    return subprocess.run([CLANG, f"--target={TABLE['triple']}", *flags], capture_output=True, text=True,
                          input="void f(void) {}\n")


def handed(*flags):
    """The features that clang hands to the back end; nothing where it refuses."""
    text = run(*flags, "-S", "-emit-llvm", "-x", "c", "-", "-o", "-")
    if text.returncode:
        return None
    found = re.search(r'"target-features"="([^"]*)"', text.stdout)
    return {f[1:] for f in found.group(1).split(",") if f.startswith("+")} if found else set()


def features(*flags):
    have = handed(*flags)
    if have is None:
        return None
    levels = [HVX.index(f) for f in have if f in HVX]
    have.update(HVX[:max(levels) + 1] if levels else [])
    return [name for name in NAMES if name in have]


text = run("--print-supported-cpus")
CPUS = sorted(set(re.findall(r"^\t(\S+)$", text.stderr + text.stdout, re.M)) | set(TABLE.get("aliases", [])))
# Each version of HVX has the instructions of those before it (LLVM, Hexagon.td); clang names the last one.
HVX = []
if ARCH == "hexagon":
    every = set().union(*(handed(f"-mcpu={cpu}", *TABLE["flags"]) or set() for cpu in CPUS))
    # Those before v60 are no vector units that LLVM knows.
    HVX = sorted(f for f in every if re.fullmatch(r"hvxv[6-9]\d", f))
    TABLE["features"] = [(name, None, name if name != "hvxv60" else "hvx hvxv60") for name in HVX]
NAMES = [name for name, _, _ in TABLE["features"]]

version = re.search(r"clang version [0-9.]+", run("--version").stdout).group(0)
print(f"# Made by tables.py from {version}. Lines: register BITS FEATURES | feature LLVM-NAME VENDOR-NAMES | implies FEATURE FEATURES | cpu NAME FEATURES")
for bits in TABLE["registers"]:
    print("register", bits)
for name, _, vendor in TABLE["features"]:
    print("feature", name, vendor)
for name, option, _ in TABLE["features"]:
    if ARCH == "hexagon":
        implied = HVX[:HVX.index(name)]
    elif option:
        base = set(features(TABLE["base"]))
        implied = sorted(set(features(TABLE["change"].format(option))) - base - {name})
    else:
        implied = []
    print("implies", name, *implied)
for cpu in CPUS:
    got = features(f"-mcpu={cpu}", *TABLE["flags"])
    # A CPU without the vector unit has nothing to offer.
    if got is not None and (got or ARCH != "hexagon"):
        print("cpu", cpu, *got)
