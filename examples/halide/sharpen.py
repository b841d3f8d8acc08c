"""Lowers a small Halide pipeline of our own to examples/halide/sharpen.stmt and its arguments file.

    ./dev setup halide
    PYTHONPATH=.deps/halide:.deps/numpy python3 examples/halide/sharpen.py

The pipeline sharpens an 8-bit image: a 1-2-1 blur in x and y in 16 bits, the doubled pixel minus that
blur, clamped back to 8 bits. The target string is fixed, so that the result does not depend on the
machine; the committed files are what this script writes.
"""

import json
import re
from pathlib import Path

import halide as hl

TARGET = (
    "x86-64-linux-avx-avx2-avx512-avx512_skylake-f16c-fma"
    "-no_asserts-no_bounds_query-no_runtime-sse41"
)
HERE = Path(__file__).resolve().parent
NAME = "sharpen"


def pipeline():
    x, y = hl.Var("x"), hl.Var("y")
    source = hl.ImageParam(hl.UInt(8), 2, "source")

    wide = hl.Func("wide")
    wide[x, y] = hl.cast(hl.UInt(16), source[x, y])

    rows = hl.Func("rows")
    rows[x, y] = wide[x - 1, y] + 2 * wide[x, y] + wide[x + 1, y]

    blur = hl.Func("blur")
    blur[x, y] = (rows[x, y - 1] + 2 * rows[x, y] + rows[x, y + 1] + 8) >> 4

    sharpen = hl.Func(NAME)
    sharp = 2 * hl.cast(hl.Int(16), wide[x, y]) - hl.cast(hl.Int(16), blur[x, y])
    sharpen[x, y] = hl.cast(hl.UInt(8), hl.clamp(sharp, 0, 255))

    # One row at a time, 32 pixels per vector; what is summed along x is kept per row.
    sharpen.vectorize(x, 32, hl.TailStrategy.RoundUp)
    rows.compute_at(sharpen, y).vectorize(x, 32, hl.TailStrategy.RoundUp)
    return sharpen, [source]


def main():
    function, inputs = pipeline()
    statements = HERE / f"{NAME}.stmt"
    function.compile_to_lowered_stmt(str(statements), inputs, hl.StmtOutputFormat.Text, hl.Target(TARGET))
    # Halide counts temporaries over the whole process, so the names are stable for this script.
    text = statements.read_text()
    statements.write_text(re.sub(r"[ \t]+$", "", text, flags=re.M).rstrip("\n") + "\n")
    arguments = {
        "kernel": NAME,
        "target": TARGET,
        "args": [
            {"name": "source", "kind": "InputBuffer", "dims": 2, "type": "u8"},
            {"name": NAME, "kind": "OutputBuffer", "dims": 2, "type": "u8"},
        ],
    }
    (HERE / f"{NAME}.args.json").write_text(json.dumps(arguments, indent=2) + "\n")


if __name__ == "__main__":
    main()
