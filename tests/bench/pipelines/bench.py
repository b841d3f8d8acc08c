"""Objects of `autoir compile` beside Halide's own, of the same pipelines and schedules: compared, then timed in turn.

    ./dev bench kernels

Prints a table in Markdown. One thread; medians of ROUNDS rounds in which the two objects take turns.
"""

import argparse
import math
import subprocess
import sys
import tempfile
from pathlib import Path

import halide as hl

from autoir import halide as autoir
import pipelines

TARGET = "x86-64-linux-avx-avx2-f16c-fma-sse41-no_runtime-no_asserts-no_bounds_query"
ROUNDS = 15

DRIVER = r"""
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "HalideRuntime.h"

int NAME(BUFFERS);
int halide_NAME(BUFFERS);

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return 1e9 * t.tv_sec + t.tv_nsec;
}

static int order(const void *a, const void *b) {
    double d = *(const double *)a - *(const double *)b;
    return (d > 0) - (d < 0);
}

/* Whole vectors may be read and written behind the end. */
static halide_buffer_t make(int bits, int width, int height, halide_dimension_t *dim, unsigned seed) {
    halide_buffer_t b;
    memset(&b, 0, sizeof b);
    size_t bytes = (size_t)width * height * (bits / 8);
    dim[0] = (halide_dimension_t){0, width, 1, 0};
    dim[1] = (halide_dimension_t){0, height, width, 0};
    b.host = aligned_alloc(128, (bytes + 4096) / 128 * 128);
    for (size_t i = 0; i < bytes; i++) {
        seed = seed * 1664525u + 1013904223u;
        b.host[i] = seed >> 24;
    }
    b.dimensions = 2;
    b.dim = dim;
    b.type.bits = bits;
    b.type.lanes = 1;
    return b;
}

int main(void) {
    static halide_dimension_t dims[COUNT][2];
    halide_buffer_t b[COUNT];
    int bits[] = {BITS}, width[] = {WIDTHS}, height[] = {HEIGHTS};
    for (int n = 0; n < COUNT; n++) b[n] = make(bits[n], width[n], height[n], dims[n], n + 1);
    halide_buffer_t *out = &b[COUNT - 1];
    size_t bytes = (size_t)out->dim[0].extent * out->dim[1].extent * (out->type.bits / 8);
    uint8_t *first = malloc(bytes);
    memset(out->host, 0xa5, bytes);
    if (halide_NAME(CALL)) return 3;
    memcpy(first, out->host, bytes);
    memset(out->host, 0x5a, bytes);
    if (NAME(CALL)) return 3;
    if (memcmp(first, out->host, bytes)) return 4;
    int calls = 1;
    for (double spent = 0; spent < 3e6; calls *= 2) {
        double start = now();
        for (int i = 0; i < calls; i++) NAME(CALL);
        spent = now() - start;
    }
    double times[2][ROUNDS];
    for (int round = 0; round < ROUNDS; round++)
        for (int which = 0; which < 2; which++) {
            double start = now();
            for (int i = 0; i < calls; i++) {
                if (which) NAME(CALL);
                else halide_NAME(CALL);
            }
            times[which][round] = (now() - start) / calls / 1000;
        }
    qsort(times[0], ROUNDS, sizeof(double), order);
    qsort(times[1], ROUNDS, sizeof(double), order);
    printf("%f %f\n", times[0][ROUNDS / 2], times[1][ROUNDS / 2]);
    return 0;
}
"""


def one(name, folder, effort):
    """Microseconds of Halide's object and of ours, how many windows were replaced, and how many there are."""
    make = pipelines.ALL[name]
    target = hl.Target(TARGET)
    function, inputs, sizes = make(name)
    made = autoir.compile(function, inputs, name, target, folder=folder, effort=effort)
    function, inputs, _ = make(name)
    theirs = folder / f"halide_{name}.o"
    function.compile_to_object(str(theirs), inputs, f"halide_{name}", target)
    runtime = folder / "runtime.o"
    hl.compile_standalone_runtime(str(runtime), hl.Target(TARGET.replace("-no_runtime", "")))
    bits = [i.type().bits() for i in inputs] + [function.types()[0].bits()]
    extents = [sizes[i.name()] for i in inputs] + [(pipelines.WIDTH, pipelines.HEIGHT)]
    listed = lambda values: ", ".join(map(str, values))
    text = DRIVER
    for word, value in (
        ("BUFFERS", listed(["halide_buffer_t *"] * len(bits))),
        ("CALL", listed(f"&b[{n}]" for n in range(len(bits)))),
        ("NAME", name),
        ("COUNT", str(len(bits))),
        ("BITS", listed(bits)),
        ("WIDTHS", listed(e[0] for e in extents)),
        ("HEIGHTS", listed(e[1] for e in extents)),
        ("ROUNDS", str(ROUNDS)),
    ):
        text = text.replace(word, value)
    driver = folder / f"{name}.c"
    driver.write_text(text)
    include = Path(hl.install_dir()) / "include"
    command = ["clang-22", "-O2", f"-I{include}", str(driver), str(made.object), str(theirs), str(runtime)]
    subprocess.run(command + ["-o", str(folder / name), "-lpthread", "-ldl", "-lm"], check=True)
    run = subprocess.run([str(folder / name)], capture_output=True, text=True)
    if run.returncode != 0:
        sys.exit(f"{name}: the outputs differ" if run.returncode == 4 else f"{name}: ended with {run.returncode}")
    halide, ours = map(float, run.stdout.split())
    return halide, ours, made.replaced, len(made.report["windows"])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", default=list(pipelines.ALL))
    parser.add_argument("--effort", type=float, default=3)
    args = parser.parse_args()
    print("| pipeline | windows | replaced | Halide us | AutoIR us | Halide / AutoIR |\n|---|---|---|---|---|---|")
    ratios = []
    with tempfile.TemporaryDirectory() as folder:
        for name in args.names:
            halide, ours, replaced, windows = one(name, Path(folder), args.effort)
            ratios.append(halide / ours)
            print(f"| {name} | {windows} | {replaced} | {halide:.1f} | {ours:.1f} | {ratios[-1]:.2f} |", flush=True)
    mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
    print(f"\nGeometric mean: {mean:.2f}. All outputs are equal.")


if __name__ == "__main__":
    main()
