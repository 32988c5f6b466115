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
    """`fragments` takes a panel's scales from `scales`, (LDS, byte) as `stage_scales` left
    them there, or from memory if that is None."""

    header, has_scales = HEADER_BYTES, True

    def shared_fragments(self, k: Kernel, w, panel, lane, step, features, scales=None):
        """`fragments`, as a function of the template."""
        step = k.index(step)
        return k.shared(
            lambda: self.fragments(k, w, panel, lane, step, features, scales)
        )

    def scales_at(self, panel, features):
        """The first byte of a panel's scales and what else groups have."""
        return panel + HEADER_BYTES

    def load_scale(self, k: Kernel, w, panel, features, scales, at, size):
        """`size` bytes of a panel's scales."""
        first = self.scales_at(panel, features)
        from_memory = lambda: [k.vload(w, first + at, size, align=size)]
        if scales is None:
            return from_memory()[0]
        lds, start = scales
        staged = k.param("scalesInLds").compare("sgt", 0)
        from_lds = lambda: [k.vload(lds, start + at, size, align=size)]
        return k.branch(staged, from_lds, from_memory)[0]

    def feature_factor(self, k: Kernel, w, panel, lane):
        """Of feature lane % 16; None if it is 1."""
        return header_factor(k, w, panel + lane % 16 * 4) if self.header else None

    def bound(self, k: Kernel, w, panel):
        """Of the gate and up rows."""
        return header_factor(k, w, panel + 64)


class F16(Format):
    """[K / 16][2][16 features][8 k] f16; bf16 and f32 weights become these, a row
    whose values would not fit times a power of two."""

    name, step_k, has_scales = "f16", 16, False

    def panel_bytes(self, features):
        return features * 32 + HEADER_BYTES

    def fragments(self, k: Kernel, w, panel, lane, step, features, scales=None):
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

    def fragments(self, k: Kernel, w, panel, lane, step, features, scales=None):
        """Two B fragments: those of block `step`."""
        lane = lane % 16
        at = step * 32 + lane * 2
        scale = self.load_scale(k, w, panel, features, scales, at, 2)
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

    def fragments(self, k: Kernel, w, panel, lane, step, features, scales=None):
        """Two B fragments: those of block `step`."""
        lane = lane % 16
        at = step * 64 + lane * 4
        pair = self.load_scale(k, w, panel, features, scales, at, 4)
        pair = k.cast("vector.bitcast", pair, "vector<2xf16>")
        scale, minimum = (k.splat(k.extract(pair, i)) for i in range(2))
        at = panel + HEADER_BYTES + self.scale_bytes(features) + step * 256 + lane * 16
        codes = self.codes(k, w, at, panel, lane, step, features) - 1024.0
        low, high = k.slice(codes, 0, 16), k.slice(codes, 16, 16)
        return [k.fma(half, scale, minimum) for half in (low, high)]

    def codes(self, k, w, at, panel, lane, step, features):
        return nibbles(k, w, at)


class Q5_1(Q4_1):
    """As q4_1, then [K / 32][16] words of the codes' fifth bits as in q5_k."""

    name = "q5_1"

    def panel_bytes(self, features):
        return super().panel_bytes(features) + features * 2

    def codes(self, k, w, at, panel, lane, step, features):
        upper = panel + super().panel_bytes(features) + (step * 16 + lane) * 4
        return nibbles(k, w, at, upper_bits(k, w, upper, 4, 1))


def nibbles(k, w, at, upper=None):
    """32 4-bit codes, or with `upper` bits, as the f16 1024 + code; with `at` None
    those bits alone."""
    if at is not None:
        raw = k.vload(w, at, 16, align=16)
        words = k.cast("vector.bitcast", raw, "vector<4xi32>")
    # Nibbles i and i + 4 of a word are neighbours in k.
    parts = []
    for i in range(4):
        if at is None:
            part = upper(i)
        else:
            part = words >> (4 * i) & 0x000F000F
            part = part | upper(i) if upper else part
        parts.append(halves(k, part | 0x64006400, 4))
    return k.interleave_pairs(*parts)


def upper_bits(k, w, at, low, bits):
    """For pair i of each word of nibbles, the `bits` above its `low` ones in place."""
    size = 4 * bits
    raw = k.vload(w, at, size, align=size)
    words = k.cast("vector.bitcast", raw, f"vector<{bits}xi32>")
    if bits < 4:
        words = k.shuffle(words, words, [word * bits // 4 for word in range(4)])
    mask = (2**bits - 1) * 0x00010001

    def of_pair(i):
        pairs = [4 * word + i for word in range(4)]
        shifts = [p * bits % 16 for p in pairs]
        found = words >> k.const(shifts, "vector<4xi32>") & mask
        return found << low if low else found

    return of_pair


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

    def scales_at(self, panel, features):
        return panel + features * 8

    def bound(self, k: Kernel, w, panel):
        index = panel // self.panel_bytes(k.param("inputFeatures"))
        return header_factor(k, w, k.param("boundsAt") + index * 4)

    def fragments(self, k: Kernel, w, panel, lane, step, features, scales=None):
        """Two B fragments: those of k 32 `step` to 32 `step` + 31."""
        lane, size = lane % 16, k.param("groupSize")
        group, groups = step // (size // 32), features // size
        load = lambda at, size: self.load_scale(k, w, panel, features, scales, at, size)
        scale = load(group * 32 + lane * 2, 2)
        scale = k.extract(k.cast("vector.bitcast", scale, "vector<1xf16>"), 0)
        pair = k.extract(load(groups * 32 + group * 8 + lane // 2, 1), 0)
        shift = k.cast("arith.index_cast", lane % 2 * 4, "i32")
        zero = (k.cast("arith.extui", pair, "i32") >> shift & 15) | 0x6400
        zero = k.cast("arith.trunci", zero, "i16")
        zero = k.cast("arith.bitcast", zero, "f16")
        codes = nibbles(k, w, panel + step * 256 + lane * 16)
        values = (codes - k.splat(zero, 32)) * k.splat(scale, 32)
        return [k.slice(values, 0, 16), k.slice(values, 16, 16)]


class KQuant(Format):
    """Blocks of 256 k with two levels of scales. [K / 256][16] f16 scales, or pairs of
    scale and minimum; [K / 32][16][1, 2 or 4] bytes that they are multiplied by: of
    each group of a step of 32 its scale and, where there is one, its minimum; padding
    to whole lines; codes of `low` bits, 4 as in q4_1 or none; [K / 32][16][`upper`
    words] of the codes' upper bits, of k = 2 j + i from bit `upper` j + 16 i on, 16 /
    `upper` pairs a word.

    A group's scale and minimum are exact in f32 and rounded to f16. Value: f16
    fma(code, scale, minimum), or with a `zero` (code - zero, exact) * scale.
    """

    step_k = 32

    def __init__(self, name, group, low, upper, zero=None, signed=False):
        self.name, self.low, self.upper, self.zero = name, low, upper, zero
        self.minimum = zero is None
        self.signed = signed or not self.minimum
        self.level_bytes = 64 if self.minimum else 32
        self.step_bytes = 32 // group * (2 if self.minimum else 1)

    def levels(self, features):
        return features // 256 * self.level_bytes

    def scale_bytes(self, features):
        if self.step_bytes == 2:
            of_groups = features
        else:
            of_groups = features * self.step_bytes // 2
        bytes_ = self.levels(features) + of_groups
        return (bytes_ + (LINE - 1)) // LINE * LINE

    def panel_bytes(self, features):
        codes = features * (2 * (self.low + self.upper))
        return codes + self.scale_bytes(features) + HEADER_BYTES

    def factors(self, k, w, panel, lane, step, features, scales):
        """Scale and minimum, or scale, in f16, one after the other for each group."""
        size, count = self.level_bytes // 16, self.step_bytes
        at = step // 8 * self.level_bytes + lane * size
        level = self.load_scale(k, w, panel, features, scales, at, size)
        level = k.cast("vector.bitcast", level, f"vector<{size // 2}xf16>")
        at = self.levels(features) + step * (16 * count) + lane * count
        bytes_ = self.load_scale(k, w, panel, features, scales, at, count)
        results = []
        for i in range(count):
            value = k.cast("arith.extf", k.extract(level, i % (size // 2)), "f32")
            widen = "arith.extsi" if self.signed else "arith.extui"
            byte = k.cast(widen, k.extract(bytes_, i), "i32")
            value = value * k.cast("arith.sitofp", byte, "f32")
            results.append(k.splat(k.cast("arith.truncf", value, "f16")))
        return results

    def fragments(self, k: Kernel, w, panel, lane, step, features, scales=None):
        """Two B fragments: those of k 32 `step` to 32 `step` + 31."""
        lane = lane % 16
        factors = self.factors(k, w, panel, lane, step, features, scales)
        codes = panel + HEADER_BYTES + self.scale_bytes(features)
        size = 4 * self.upper
        upper = codes + features * (2 * self.low) + (step * 16 + lane) * size
        at = codes + step * 256 + lane * 16 if self.low else None
        bits = upper_bits(k, w, upper, self.low, self.upper) if self.upper else None
        values = nibbles(k, w, at, bits) - (1024.0 + (self.zero or 0))
        parts = k.slice(values, 0, 16), k.slice(values, 16, 16)
        # What belongs to the second half, if it is a group of its own.
        second = factors[len(factors) // 2 :] if self.two_groups() else factors
        pairs = zip(parts, (factors, second))
        if self.minimum:
            return [k.fma(part, of[0], of[1]) for part, of in pairs]
        return [part * of[0] for part, of in pairs]

    def two_groups(self):
        return self.step_bytes > (2 if self.minimum else 1)


def stage_scales(k: Kernel, format_, w, panel_of, count):
    """Brings the scales of `count` panels to LDS, by whole lines and all lanes of the
    workgroup, where the parameter `scalesInLds`, bytes of a panel, is not 0: one load of
    a step's scales would fetch a line for few of its bytes. `panel_of`: the byte of a
    panel, by number. Gives a function from numbers to `scales`; they are there after the
    barrier that this adds."""
    if not format_.has_scales:
        return lambda number: None
    size, features = k.param("scalesInLds"), k.param("inputFeatures")
    lds = k.scratch(size * count, "i8")
    with k.when(size.compare("sgt", 0)):
        with k.loop(0, count) as panel:
            first = format_.scales_at(panel_of(panel.index), features)
            thread = k.wave() * 32 + k.lane()
            with k.loop(thread, size // 16, k.waves * 32) as chunk:
                at = chunk.index * 16
                line = k.vload(w, first + at, 16, align=16)
                k.vstore(line, lds, panel.index * size + at, align=16)
        k.barrier()
    return lambda number: (lds, k.index(number) * size)


FORMATS = {
    f.name: f
    for f in (
        F16(),
        Q8_0(),
        Q4_1(),
        Q5_1(),
        Int4(),
        KQuant("q2_k", 16, 0, 2),
        KQuant("q4_k", 32, 4, 0),
        KQuant("q5_k", 32, 4, 1),
        KQuant("q6_k", 16, 4, 2, zero=32),
        KQuant("q8_k", 32, 4, 4, zero=128),
    )
}

# What q, k and v of different formats come in: any of q2_k to q6_k.
QKV_FORMATS = FORMATS | {"q6_k1": KQuant("q6_k1", 16, 4, 2, signed=True)}
