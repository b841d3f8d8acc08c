"""Pipelines as they are written where nobody thinks of instructions, with schedules for vectors of 256 bits."""

import halide as hl

x, y = hl.Var("x"), hl.Var("y")
WIDTH, HEIGHT = 1024, 512


def source(name, kind=hl.UInt(8)):
    return hl.ImageParam(kind, 2, name)


def grey(name):
    """Brightness of pixels of four bytes, which lie side by side in a row."""
    rgba = source("rgba")
    out = hl.Func(name)
    r, g, b = (hl.u16(rgba[4 * x + n, y]) for n in range(3))
    out[x, y] = hl.u8((r * 77 + g * 150 + b * 29 + 128) >> 8)
    out.vectorize(x, 32)
    return out, [rgba], {"rgba": (4 * WIDTH, HEIGHT)}


def mix(name):
    """Two images, one as opaque as a third says."""
    a, b, opacity = source("a"), source("b"), source("opacity")
    out = hl.Func(name)
    w = hl.u16(opacity[x, y])
    t = hl.u16(a[x, y]) * (255 - w) + hl.u16(b[x, y]) * w + 128
    out[x, y] = hl.u8((t + (t >> 8)) >> 8)
    out.vectorize(x, 32)
    return out, [a, b, opacity], {n: (WIDTH, HEIGHT) for n in ("a", "b", "opacity")}


def edges(name):
    """How much a picture changes from left to right."""
    p = source("p")
    out = hl.Func(name)
    at = lambda dx, dy: hl.i16(p[x + dx, y + dy])
    column = lambda dx: at(dx, 0) + 2 * at(dx, 1) + at(dx, 2)
    out[x, y] = hl.u8_sat(hl.abs(column(2) - column(0)))
    out.vectorize(x, 32)
    return out, [p], {"p": (WIDTH + 64, HEIGHT + 2)}


def blocks(name):
    """Differences of blocks of eight bytes in a row."""
    a, b = source("a"), source("b")
    k = hl.RDom([(0, 8)])
    out = hl.Func(name)
    out[x, y] = hl.u32(0)
    out[x, y] += hl.u32(hl.absd(a[8 * x + k, y], b[8 * x + k, y]))
    total = hl.Func(name + "_total")
    total[x, y] = out[x, y]
    total.vectorize(x, 8)
    out.compute_at(total, x).vectorize(x, 8).update().atomic().vectorize(k).vectorize(x, 8)
    return total, [a, b], {"a": (8 * WIDTH, HEIGHT), "b": (8 * WIDTH, HEIGHT)}


def quantize(name):
    """Sums of products of a network's layer, back in bytes."""
    p = source("p", hl.Int(32))
    out = hl.Func(name)
    scaled = (hl.i64(p[x, y]) * 1340226943 + (1 << 30)) >> 31
    out[x, y] = hl.i8_sat(hl.i32(scaled >> 6) - 3)
    out.vectorize(x, 32)
    return out, [p], {"p": (WIDTH, HEIGHT)}


ALL = {"grey": grey, "mix": mix, "edges": edges, "blocks": blocks, "quantize": quantize}
