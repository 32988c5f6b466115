"""Operands of matrix products on gfx1100: f16 rows in the order WMMA reads them.

Rows come in tiles of `tileRows` (1, 2, 4, 8 or 16, the parameter). With T of
them, element (row, k) of a matrix with K columns is half

    ((row / T * (K / 16) + k / 16) * 2 + k % 16 / 8) * T * 8 + row % T * 8 + k % 8

so that with T = 16 the two 16-byte loads of a wave that make one A fragment
cover 256 bytes each, and with T = 1 a row lies as it is. Rows past the step's
count hold whatever was there: they only reach their own results.

A row whose largest element could exceed f16 is stored times a power of two;
`factors` (f32, one a row) holds its inverse.
"""

from .ir import Kernel

HALF_MAX_EXPONENT = 14  # elements stay below 2^15


def operand_at(k: Kernel, row, column, features, tile):
    """Index of the half of (row, column); `column` is a multiple of 4 or an element."""
    place = (row // tile * (features // 16) + column // 16) * 2 + column % 16 // 8
    return place * (tile * 8) + row % tile * 8 + column % 8


def fragment_at(row_tile, step, lane, features, tile):
    """Index of this lane's first half of a fragment; the second is tile * 8 later."""
    return (row_tile * (features // 16) + step) * (tile * 16) + lane % tile * 8


def load_fragment(k: Kernel, buffer, at, tile):
    """16 k of row lane % 16 as vector<16xf16>."""
    low = k.vload(buffer, at, 8, align=16)
    high = k.vload(buffer, at + tile * 8, 8, align=16)
    return k.join(low, high)


def norm_row(k: Kernel, x, at, weight, row, out, factors):
    """One row of an operand: x / rms(x) * weight, by the lanes of one wave.

    Lane l sums the squares of elements 128 i + 4 l + j in sum j, i ascending, then
    as `wave.reduce` says; y = x * (1 / sqrt(mean + epsilon)) * weight, times the
    row's power of two, rounded to nearest even.
    """
    features, tile = k.param("features"), k.param("tileRows")
    zero = k.const(0.0, "vector<4xf32>")
    first = k.lane() * 4
    with k.loop(first, features, 128, [zero, zero]) as loop:
        v = k.vload(x, at + loop.index, 4, align=16)
        weighted = k.abs(v * k.vload(weight, loop.index, 4, align=16))
        loop.carry_on([k.fma(v, v, loop.carried[0]), loop.carried[1].max(weighted)])
    mean = k.reduce("add", loop.results[0]) * k.param("inverseFeatures", "f32")
    inverse = k.const(1.0, "f32") / k.sqrt(mean + k.param("epsilon", "f32"))
    scale, factor = power_of_two(k, k.reduce("max", loop.results[1]) * inverse)
    with k.when(k.lane().compare("eq", 0)):
        k.store(factor, factors, row)
    inverse, scale = k.splat(inverse, 4), k.splat(scale, 4)
    with k.loop(first, features, 128) as loop:
        v = k.vload(x, at + loop.index, 4, align=16)
        y = v * inverse * k.vload(weight, loop.index, 4, align=16) * scale
        to = operand_at(k, row, loop.index, features, tile)
        k.vstore(k.cast("arith.truncf", y, "vector<4xf16>"), out, to, align=8)


def power_of_two(k: Kernel, highest):
    """(scale, its inverse): 1 unless `highest` is 2^15 or more, else what makes it
    less."""
    bits = k.cast("arith.bitcast", highest, "i32") >> 23
    exponent = bits.max(127 + HALF_MAX_EXPONENT)
    scale = (k.const(2 * 127 + HALF_MAX_EXPONENT, "i32") - exponent) << 23
    inverse = (exponent - HALF_MAX_EXPONENT) << 23
    return (
        k.cast("arith.bitcast", scale, "f32"),
        k.cast("arith.bitcast", inverse, "f32"),
    )
