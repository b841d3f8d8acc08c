"""Lowers two pipelines that use what a whole pipeline has: fade.stmt and equalize.stmt.

    ./dev setup halide
    PYTHONPATH=.deps/halide:.deps/numpy python3 examples/halide/whole.py

or makes objects and headers of them, in a folder, by `autoir` in $PATH or named by $AUTOIR:

    PYTHONPATH=.deps/halide:.deps/numpy:halide/python python3 examples/halide/whole.py --compile FOLDER

`fade` mixes two images by a weight, rows in parallel, with Halide's checks of its buffers and its bounds queries.
`equalize` counts the values of an image, sums the counts up and replaces each value by its share: scalar stores, a
buffer that is larger than the stack has place for, and a look-up table.
"""

import json
import re
import sys
from pathlib import Path

import halide as hl

TARGET = "x86-64-linux-avx-avx2-f16c-fma-sse41-no_runtime"
HERE = Path(__file__).resolve().parent


def fade():
    x, y = hl.Var("x"), hl.Var("y")
    old, new = hl.ImageParam(hl.UInt(8), 2, "old"), hl.ImageParam(hl.UInt(8), 2, "new")
    weight = hl.Param(hl.UInt(8), "weight")
    out = hl.Func("fade")
    out[x, y] = hl.lerp(old[x, y], new[x, y], weight)
    out.vectorize(x, 32, hl.TailStrategy.GuardWithIf).parallel(y)
    return out, [old, new, weight]


def equalize():
    x, y, i = hl.Var("x"), hl.Var("y"), hl.Var("i")
    source = hl.ImageParam(hl.UInt(8), 2, "source")
    width, height = source.dim(0).extent(), source.dim(1).extent()
    all_pixels = hl.RDom([(0, width), (0, height)])
    values = hl.RDom([(1, 255)])
    count, total, share, out = hl.Func("count"), hl.Func("total"), hl.Func("share"), hl.Func("equalize")
    count[i] = hl.u32(0)
    count[source[all_pixels.x, all_pixels.y]] += hl.u32(1)
    total[i] = count[i]
    total[values.x] += total[values.x - 1]
    share[x, y] = total[source[x, y]] * hl.u32(255) / hl.u32(width * height)
    out[x, y] = hl.u8_sat(share[x, y])
    count.compute_root()
    total.compute_root()
    share.compute_root().vectorize(x, 8)
    out.vectorize(x, 32)
    return out, [source]


def kind(t):
    return f"{'f' if t.is_float() else 'u' if t.is_uint() else 'i'}{t.bits()}"


def main(name):
    function, inputs = {"fade": fade, "equalize": equalize}[name]()
    statements = HERE / f"{name}.stmt"
    function.compile_to_lowered_stmt(str(statements), inputs, hl.StmtOutputFormat.Text, hl.Target(TARGET))
    text = statements.read_text()
    statements.write_text(re.sub(r"[ \t]+$", "", text, flags=re.M).rstrip("\n") + "\n")
    args = []
    for a in inputs:
        buffer = isinstance(a, hl.ImageParam)
        args.append({"name": a.name(), "kind": "InputBuffer" if buffer else "InputScalar",
                     "dims": a.dimensions() if buffer else 0, "type": kind(a.type())})
    args.append({"name": name, "kind": "OutputBuffer", "dims": 2, "type": "u8"})
    arguments = {"kernel": name, "target": TARGET, "args": args}
    (HERE / f"{name}.args.json").write_text(json.dumps(arguments, indent=2) + "\n")


def compile_to(folder):
    from autoir import halide as autoir

    for name, pipeline in (("fade", fade), ("equalize", equalize)):
        function, inputs = pipeline()
        made = autoir.compile(function, inputs, name, hl.Target(TARGET), folder=folder, effort=0.5, page=True)
        print(f"{made.object}: {made.replaced} of {len(made.report['windows'])} windows replaced")


if __name__ == "__main__":
    # Halide counts temporaries over the whole process: one pipeline for each text that is kept.
    if sys.argv[1:2] == ["--compile"]:
        compile_to(sys.argv[2])
    elif len(sys.argv) > 1:
        main(sys.argv[1])
    else:
        import subprocess

        for one in ("fade", "equalize"):
            subprocess.run([sys.executable, __file__, one], check=True)
