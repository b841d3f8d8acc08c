"""Counts what objects of `autoir compile` execute under QEMU, beside Halide's own objects of the same texts.

    AUTOIR=autoir PYTHONPATH=DIR_OF_NUMPY python3 count.py FILE.stmt... --peer DIR [--option=--work --option=4]

DIR has Halide's NAME.o. Counted are the instructions of AArch64 and the packets of Hexagon in the pipeline's own functions,
and the outputs are compared. Prints a table in Markdown.
"""

import argparse
import json
import math
import shutil
import subprocess
import tempfile
from pathlib import Path

import check

# Halide's objects call more of its runtime where something fails.
UNUSED = ["--unresolved-symbols=ignore-all"]

# QEMU stops at each instruction, or packet, and says where it is.
EACH = ["-one-insn-per-tb", "-d", "exec,nochain"]

# Whole vectors, as the schedules ask for.
EXTENTS = {**check.EXTENTS, 2: (384, 36)}


def place(folder):
    """From where to where the functions of `pipeline.o` lie in the program."""
    symbols = lambda file: subprocess.run(
        ["llvm-nm-22", "--defined-only", "-P", folder / file], check=True, capture_output=True, text=True).stdout
    own = {line.split()[0] for line in symbols("pipeline.o").splitlines() if line.split()[1] in "tT"}
    found = [line.split() for line in symbols("run").splitlines()]
    ranges = [(int(at, 16), int(size, 16)) for name, kind, at, size in found if name in own and kind in "tT"]
    return min(at for at, _ in ranges), max(at + size for at, size in ranges)


def counted(file, folder, chosen, extents):
    """How many there are, and what memory holds at the end."""
    _, _, values, emulator = check.linked(file, folder, chosen, extents, UNUSED)
    first, end = place(folder)
    log = folder / "log"
    command = [*emulator, *EACH, "-dfilter", f"{first:#x}..{end - 1:#x}", "-D", log, folder / "run"]
    given = b"".join(b.tobytes() for b in check.memory(values))
    ran = subprocess.run(command, input=given, capture_output=True)
    if ran.returncode:
        raise check.Failed(f"ended with {ran.returncode}: {ran.stderr.decode()[:200]}")
    with log.open("rb") as lines:
        return sum(line.startswith(b"Trace") for line in lines), ran.stdout


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--peer", type=Path, required=True)
    parser.add_argument("--option", action="append", default=[], help="passed on to `autoir compile`")
    a = parser.parse_args()
    print("| pipeline | target | replaced | Halide | AutoIR | AutoIR / Halide |\n|---|---|---|---|---|---|")
    ratios, differ = [], []
    for file in map(Path.resolve, a.files):
        described = json.loads(file.with_suffix(".args.json").read_text())
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            replaced = check.compiled(file, a.option, folder)
            ours, own = counted(file, folder, {}, EXTENTS)
            shutil.copy(a.peer / f"{file.stem}.o", folder / "pipeline.o")
            theirs, other = counted(file, folder, {}, EXTENTS)
        if own != other:
            differ.append(file.stem)
        ratios.append(ours / theirs)
        arch = described["target"].split("-")[0]
        print(f"| {file.stem} | {arch} | {replaced} | {theirs} | {ours} | {ratios[-1]:.2f} |", flush=True)
    mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
    print(f"\nGeometric mean: {mean:.2f}. " + (f"Different outputs: {', '.join(differ)}." if differ else "All outputs are equal."))


if __name__ == "__main__":
    main()
