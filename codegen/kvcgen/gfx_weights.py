"""Weights on gfx1100: the `fragment16` layout (LaunchOps.td, `launch.weight`).

A panel is 16 output features, in the order in which the lanes of a wave read it: a
lane holds feature lane % 16, a B fragment 16 k of it. It begins with a header of 128
bytes: 16 f32 row factors, one a feature, multiplied onto the sums (powers of two:
exact), then one f32, of interleaved gate and up panels the largest product of the
lengths of a gate row and its up row in the layer or expert, then padding; what follows
is in whole 128-byte lines. A format with `header` 0 has no row factors, because the
bytes of a model that fills the card are counted.
"""

from .ir import Kernel

HEADER_BYTES = 128
LINE = 128


def header_factor(k: Kernel, w, at):
    """The f32 at `at`."""
    factor = k.cast("vector.bitcast", k.vload(w, at, 4, align=4), "vector<1xf32>")
    return k.extract(factor, 0)


class Format:
    header = HEADER_BYTES

    def feature_factor(self, k: Kernel, w, panel, lane):
        """Of feature lane % 16; None if it is 1."""
        return header_factor(k, w, panel + lane % 16 * 4) if self.header else None

    def bound(self, k: Kernel, w, panel):
        """Of the gate and up rows."""
        return header_factor(k, w, panel + 64)


class F16(Format):
    """[K / 16][2][16 features][8 k] f16; bf16 and f32 weights become these, a row
    whose values would not fit times a power of two."""

    name, step_k = "f16", 16

    def panel_bytes(self, features):
        return features * 32 + HEADER_BYTES

    def fragments(self, k: Kernel, w, panel, lane, step, features):
        """One B fragment a step of 16 k from step `step` on."""
        at = panel + HEADER_BYTES + step * 512 + lane % 16 * 16
        low = k.cast("vector.bitcast", k.vload(w, at, 16, align=16), "vector<8xf16>")
        high = k.vload(w, at + 256, 16, align=16)
        return [k.concat(low, k.cast("vector.bitcast", high, "vector<8xf16>"))]


def halves(k, words, count):
    return k.cast("vector.bitcast", words, f"vector<{count * 2}xf16>")


class Q8_0(Format):
    """[K / 32][16] f16 scales, padded to whole lines; [K / 16][16 features][16] codes.

    A code is stored plus 128, bytes of a word in the order 0, 2, 1, 3. Value: f16
    (code * scale).
    """

    name, step_k = "q8_0", 32

    def scale_bytes(self, features):
        return (features + (LINE - 1)) // LINE * LINE

    def panel_bytes(self, features):
        return features * 16 + self.scale_bytes(features) + HEADER_BYTES

    def fragments(self, k: Kernel, w, panel, lane, step, features):
        """Two B fragments: those of block `step`."""
        lane = lane % 16
        scale = k.vload(w, panel + HEADER_BYTES + step * 32 + lane * 2, 2, align=2)
        scale = k.splat(k.extract(k.cast("vector.bitcast", scale, "vector<1xf16>"), 0))
        codes = panel + HEADER_BYTES + self.scale_bytes(features)
        return [
            self.fragment(k, w, codes + step * 512 + 256 * i + lane * 16, scale)
            for i in range(2)
        ]

    def fragment(self, k, w, at, scale):
        words = k.cast("vector.bitcast", k.vload(w, at, 16, align=16), "vector<4xi32>")
        # A byte b under 0x64 is the f16 1024 + b.
        even = halves(k, (words & 0x00FF00FF) | 0x64006400, 4)
        odd = halves(k, ((words >> 8) & 0x00FF00FF) | 0x64006400, 4)
        exact = k.interleave_pairs(even, odd) - 1152.0
        return exact * scale


class Q4_1(Format):
    """[K / 32][16] pairs of f16 (scale, minimum), padded to whole lines; then
    [K / 32][16 features][16 bytes] of codes, nibble i of the j-th word being k =
    8 j + (0, 2, 4, 6, 1, 3, 5, 7)[i]. Value: f16 fma(code, scale, minimum).
    """

    name, step_k = "q4_1", 32

    def scale_bytes(self, features):
        return (features * 2 + (LINE - 1)) // LINE * LINE

    def panel_bytes(self, features):
        return features * 8 + self.scale_bytes(features) + HEADER_BYTES

    def fragments(self, k: Kernel, w, panel, lane, step, features):
        """Two B fragments: those of block `step`."""
        lane = lane % 16
        pair = k.vload(w, panel + HEADER_BYTES + step * 64 + lane * 4, 4, align=4)
        pair = k.cast("vector.bitcast", pair, "vector<2xf16>")
        scale, minimum = (k.splat(k.extract(pair, i)) for i in range(2))
        at = panel + HEADER_BYTES + self.scale_bytes(features) + step * 256 + lane * 16
        codes = nibbles(k, w, at) - 1024.0
        low, high = k.slice(codes, 0, 16), k.slice(codes, 16, 16)
        return [k.fma(half, scale, minimum) for half in (low, high)]


def nibbles(k, w, at, upper=None):
    """32 4-bit codes, or with `upper` bits, as the f16 1024 + code."""
    words = k.cast("vector.bitcast", k.vload(w, at, 16, align=16), "vector<4xi32>")
    # Nibbles i and i + 4 of a word are neighbours in k.
    parts = []
    for i in range(4):
        part = words >> (4 * i) & 0x000F000F
        part = part | upper(i) if upper else part
        parts.append(halves(k, part | 0x64006400, 4))
    return k.interleave_pairs(*parts)


class Int4(Format):
    """Groups of `groupSize` k, a multiple of 32. [K / 32][16 features][16 bytes] of
    codes as in q4_1; [groups][16] f16 scales; [groups][8] bytes of zeros, that of an
    even feature in the low half; padding to 16 bytes. Value: f16 (code - zero, exact)
    * scale. The bounds of gate and up panels are f32 after the last panel, one a panel,
    from byte `boundsAt` on.
    """

    name, step_k, header = "int4", 32, 0

    def panel_bytes(self, features):
        groups = features // features.kernel.param("groupSize")
        return features * 8 + (groups * 40 + 15) // 16 * 16

    def bound(self, k: Kernel, w, panel):
        index = panel // self.panel_bytes(k.param("inputFeatures"))
        return header_factor(k, w, k.param("boundsAt") + index * 4)

    def fragments(self, k: Kernel, w, panel, lane, step, features):
        """Two B fragments: those of k 32 `step` to 32 `step` + 31."""
        lane, size = lane % 16, k.param("groupSize")
        group, groups = step // (size // 32), features // size
        scales = panel + features * 8
        scale = k.vload(w, scales + group * 32 + lane * 2, 2, align=2)
        scale = k.extract(k.cast("vector.bitcast", scale, "vector<1xf16>"), 0)
        pair = k.load(w, scales + groups * 32 + group * 8 + lane // 2)
        shift = k.cast("arith.index_cast", lane % 2 * 4, "i32")
        zero = (k.cast("arith.extui", pair, "i32") >> shift & 15) | 0x6400
        zero = k.cast("arith.trunci", zero, "i16")
        zero = k.cast("arith.bitcast", zero, "f16")
        codes = nibbles(k, w, panel + step * 256 + lane * 16)
        values = (codes - k.splat(zero, 32)) * k.splat(scale, 32)
        return [k.slice(values, 0, 16), k.slice(values, 16, 16)]


class KQuant(Format):
    """Blocks of 256 k with two levels of scales. [K / 256][16] f16 scales, or pairs of
    scale and minimum; [K / 32][16] pairs of bytes that they are multiplied by: of
    scale and minimum, or of the scales of two groups of 16; padding to whole lines;
    codes as in q4_1; [K / 32][16][`upper` words] of the codes' upper bits, of k = 2 j
    + i from bit `upper` j + 16 i on, 8 or 16 pairs a word.

    A group's scale and minimum are exact in f32 and rounded to f16. Value: f16
    fma(code, scale, minimum), or (code - 32, exact) * scale.
    """

    step_k = 32

    def __init__(self, name, upper, minimum):
        self.name, self.upper, self.minimum = name, upper, minimum
        self.level_bytes = 64 if minimum else 32

    def levels(self, features):
        return features // 256 * self.level_bytes

    def scale_bytes(self, features):
        bytes_ = self.levels(features) + features
        return (bytes_ + (LINE - 1)) // LINE * LINE

    def panel_bytes(self, features):
        codes = features * (8 + 2 * self.upper)
        return codes + self.scale_bytes(features) + HEADER_BYTES

    def factors(self, k, w, panel, lane, step, features):
        """Scale and minimum, or two scales, in f16."""
        at = panel + HEADER_BYTES
        size = self.level_bytes // 16
        level = k.vload(
            w, at + step // 8 * self.level_bytes + lane * size, size, align=size
        )
        level = k.cast("vector.bitcast", level, f"vector<{size // 2}xf16>")
        at = at + self.levels(features) + step * 32 + lane * 2
        pair = k.vload(w, at, 2, align=2)
        results = []
        for i in range(2):
            value = k.cast("arith.extf", k.extract(level, i % (size // 2)), "f32")
            widen = "arith.extui" if self.minimum else "arith.extsi"
            byte = k.cast(widen, k.extract(pair, i), "i32")
            value = value * k.cast("arith.sitofp", byte, "f32")
            results.append(k.splat(k.cast("arith.truncf", value, "f16")))
        return results

    def fragments(self, k: Kernel, w, panel, lane, step, features):
        """Two B fragments: those of k 32 `step` to 32 `step` + 31."""
        lane = lane % 16
        factors = self.factors(k, w, panel, lane, step, features)
        codes = panel + HEADER_BYTES + self.scale_bytes(features)
        upper = codes + features * 8 + (step * 16 + lane) * (4 * self.upper)
        at = codes + step * 256 + lane * 16
        values = nibbles(k, w, at, self.upper_bits(k, w, upper))
        values = values - (1024.0 if self.minimum else 1056.0)
        low, high = k.slice(values, 0, 16), k.slice(values, 16, 16)
        if self.minimum:
            return [k.fma(half, *factors) for half in (low, high)]
        return [low * factors[0], high * factors[1]]

    def upper_bits(self, k, w, at):
        """For pair i of each word of nibbles, its upper bits in place."""
        if not self.upper:
            return None
        size = 4 * self.upper
        raw = k.vload(w, at, size, align=size)
        words = k.cast("vector.bitcast", raw, f"vector<{self.upper}xi32>")
        words = k.shuffle(words, words, [0] * 4 if self.upper == 1 else [0, 0, 1, 1])
        mask = (2**self.upper - 1) * 0x00010001

        def bits(i):
            pairs = [4 * word + i for word in range(4)]
            shifts = [p * self.upper % 16 for p in pairs]
            return (words >> k.const(shifts, "vector<4xi32>") & mask) << 4

        return bits


FORMATS = {
    f.name: f
    for f in (
        F16(),
        Q8_0(),
        Q4_1(),
        Int4(),
        KQuant("q4_k", 0, True),
        KQuant("q5_k", 1, True),
        KQuant("q6_k", 2, False),
    )
}
