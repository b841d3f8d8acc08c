"""Counts what the loops of this folder execute on AArch64 under QEMU, compiled by clang without and with the plugin.

    python3 count.py PLUGIN.so [CPU]

Prints a table in Markdown; ends with an error where results differ.
"""

import collections
import math
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
# QEMU stops at each instruction and says where it is.
EACH = ["-one-insn-per-tb", "-d", "exec,nochain"]


def run(*command):
    return subprocess.run([str(word) for word in command], check=True, capture_output=True, text=True).stdout


def executed(folder, names):
    """How often the emulator was at an instruction of each function."""
    ranges = []
    for line in run("llvm-nm-22", "--defined-only", "-P", folder / "run").splitlines():
        name, kind, at, size = (line.split() + ["0"])[:4]
        if kind in "tT" and name in names:
            ranges.append((int(at, 16), int(at, 16) + int(size, 16), name))
    ranges.sort()
    within = f"{ranges[0][0]:#x}..{ranges[-1][1] - 1:#x}"
    subprocess.run(["qemu-aarch64", *EACH, "-dfilter", within, "-D", folder / "log", folder / "run"], check=True)
    at = collections.Counter()
    with (folder / "log").open() as lines:
        for line in lines:
            if line.startswith("Trace"):
                at[int(line.split("/")[1], 16)] += 1
    return {name: sum(n for pc, n in at.items() if first <= pc < end) for first, end, name in ranges}


def main():
    plugin, cpu = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "neoverse-n1"
    common = ["clang-22", "--target=aarch64-linux-gnu", "-ffreestanding", "-std=c11", f"-mcpu={cpu}"]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for column, options in {"clang": [], "autoir": [f"-fpass-plugin={plugin}"]}.items():
            source = ["-O3", f"-DCOLUMN={column}", "-c", HERE / "loops.c", "-o", folder / f"{column}.o"]
            run(*common, *options, *source)
        run(*common, "-O1", "-c", HERE / "count.c", "-o", folder / "main.o")
        objects = [folder / f"{part}.o" for part in ("main", "clang", "autoir")]
        run("ld.lld-22", "-m", "aarch64linux", "-o", folder / "run", *objects)
        symbols = run("llvm-nm-22", "--defined-only", "-P", folder / "clang.o").splitlines()
        defined = {line.split()[0].removeprefix("clang_") for line in symbols if line.startswith("clang_")}
        # Those of floats are of no instructions that are searched for there.
        integers, _ = (HERE / "loops.h").read_text().split("FLOAT_LOOPS")
        loops = [loop for loop in defined if f"X({loop}," in integers]
        counts = executed(folder, {f"{column}_{loop}" for loop in loops for column in ("clang", "autoir")})
    print("| loop | clang 22 | plugin | plugin / clang |\n|---|---|---|---|")
    order = (HERE / "loops.h").read_text()
    ratios = []
    for loop in sorted(loops, key=lambda loop: order.index(f"X({loop},")):
        before, after = counts[f"clang_{loop}"], counts[f"autoir_{loop}"]
        ratios.append(after / before)
        print(f"| {loop} | {before} | {after} | {ratios[-1]:.2f} |")
    mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
    print(f"\nGeometric mean of what is executed: {mean:.2f} of clang's.")


if __name__ == "__main__":
    main()
