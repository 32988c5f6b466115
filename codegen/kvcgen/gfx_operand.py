"""Operands of matrix products on gfx1100: f16 rows in the order WMMA reads them.

Rows come in tiles of `tileRows` (1, 2, 4, 8 or 16, the parameter). With T of
them, element (row, k) of a matrix with K columns is half

    ((row / T * (K / 16) + k / 16) * 2 + k % 16 / 8) * T * 8 + row % T * 8 + k % 8

so that with T = 16 the two 16-byte loads of a wave that make one A fragment
cover 256 bytes each, and with T = 1 a row lies as it is. Rows past the step's
count hold whatever was there: they only reach their own results.

A row whose elements could exceed f16 is stored times a power of two; `factors` (f32,
two a row) holds its inverse, and, where the row comes from a norm, the sum of the squares
of its values.
"""

from .ir import Kernel

HALF_MAX_EXPONENT = 14  # elements stay below 2^15


def operand_at(k: Kernel, row, column, features, tile):
    """Index of the half of (row, column); `column` is a multiple of 4 or an element."""
    place = (row // tile * (features // 16) + column // 16) * 2 + column % 16 // 8
    return place * (tile * 8) + row % tile * 8 + column % 8


class OperandRows:
    """Where a lane finds the row that is its part of an A fragment: half
    `row_at` + step * 16 * tile, and the other 8 k of the step 8 * tile later."""

    def __init__(self, buffer, row_at, tile):
        self.buffer, self.row_at, self.tile = buffer, row_at, tile

    @staticmethod
    def of(k: Kernel, buffer, row, features, tile):
        """`row` of an operand, a lane's own."""
        return OperandRows(buffer, operand_at(k, row, k.index(0), features, tile), tile)

    def fragment(self, k: Kernel, step):
        """16 k of the row as vector<16xf16>."""
        at = self.row_at + step * (self.tile * 16)
        low = k.vload(self.buffer, at, 8, align=16)
        high = k.vload(self.buffer, at + self.tile * 8, 8, align=16)
        return k.concat(low, high)


def stage(k: Kernel, source, first, chunks, stride, to, at):
    """Copies `chunks` runs of 8 halves, `stride` apart from `first` on, to LDS, where
    they lie on end from `at` on; by all lanes of the workgroup. They are there after the
    barrier that the caller adds."""
    with k.loop(k.wave() * 32 + k.lane(), chunks, k.waves * 32) as loop:
        v = k.vload(source, first + loop.index * stride, 8, align=16)
        k.vstore(v, to, at + loop.index * 8, align=16)


def norm_row(k: Kernel, x, at, weight, row, out, factors, plain=None):
    """One row of an operand: x / rms(x) * weight, by the lanes of one wave.

    Lane l sums the squares of elements 128 i + 4 l + j in sum j, i ascending, then
    as `wave.reduce` says; y = x * (1 / sqrt(mean + epsilon)) * weight, times the
    row's power of two, rounded to nearest even. The largest |y| decides the power.
    With the parameter `plainRows` also to `plain`, row after row.
    """
    features, tile = k.param("features"), k.param("tileRows")
    zero = k.const(0.0, "vector<4xf32>")
    first = k.lane() * 4
    with k.loop(first, features, 128, [zero, zero, zero]) as loop:
        v = k.vload(x, at + loop.index, 4, align=16)
        weighted = v * k.vload(weight, loop.index, 4, align=16)
        squares, weighted_squares, highest = loop.carried
        loop.carry_on(
            [
                k.fma(v, v, squares),
                k.fma(weighted, weighted, weighted_squares),
                highest.max(k.abs(weighted)),
            ]
        )
    mean = k.reduce("add", loop.results[0]) * k.param("inverseFeatures", "f32")
    inverse = k.const(1.0, "f32") / k.sqrt(mean + k.param("epsilon", "f32"))
    scale, factor = power_of_two(k, k.reduce("max", loop.results[2]) * inverse)
    length = k.reduce("add", loop.results[1]) * inverse * inverse
    with k.when(k.lane().compare("eq", 0)):
        k.store(factor, factors, row * 2)
        k.store(length, factors, row * 2 + 1)
    inverse, scale = k.splat(inverse, 4), k.splat(scale, 4)
    with k.loop(first, features, 128) as loop:
        v = k.vload(x, at + loop.index, 4, align=16)
        y = v * inverse * k.vload(weight, loop.index, 4, align=16) * scale
        to = operand_at(k, row, loop.index, features, tile)
        half = k.cast("arith.truncf", y, "vector<4xf16>")
        k.vstore(half, out, to, align=8)
        if plain:
            with k.when(k.param("plainRows").compare("eq", 1)):
                k.vstore(half, plain, row * features + loop.index, align=8)


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
