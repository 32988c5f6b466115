"""Weight formats in the `panel16` layout (LaunchOps.td, `launch.weight`).

A panel is 16 output features, one per vector element; K goes by in blocks. A
format says how many k a block and an inner step hold, and how a step's bytes
become f32 vectors of 16 weight values, one k after the other: a value is written
where it is used, so that few are alive at a time. A new format is one class and
one row of FORMATS. Sizes are numbers, or, where the size of a group is a parameter
of the kernel, values.
"""

from .ir import Kernel


class Format:
    """A format whose blocks hold `block_k` k in `block_bytes` bytes."""

    step_k = 4

    def blocks(self, k: Kernel):
        """(k of a block, bytes of a block of 16 features)."""
        return self.block_k, self.block_bytes

    def panel_bytes(self, k: Kernel, features):
        block_k, block_bytes = self.blocks(k)
        return (features // block_k) * block_bytes


class Dense(Format):
    """f32, f16 or bf16: [K][16] values."""

    block_k = 16

    def __init__(self, name, bytes_):
        self.name, self.bytes = name, bytes_
        self.block_bytes = self.block_k * 16 * bytes_

    def begin(self, k: Kernel, weights, at):
        return ()

    def step(self, k: Kernel, weights, at, j, state):
        at = at + j * (16 * self.bytes * self.step_k)
        for i in range(self.step_k):
            yield self.widen(k, weights, at + 16 * self.bytes * i)

    def widen(self, k, weights, at):
        if self.name == "f16":
            return f16_vector(k, weights, at)
        raw = k.vload(weights, at, 16 * self.bytes)
        if self.name == "f32":
            return k.cast("vector.bitcast", raw, "vector<16xf32>")
        bits = k.cast("vector.bitcast", raw, "vector<16xi16>")
        wide = k.cast("arith.extui", bits, "vector<16xi32>")
        return k.cast("arith.bitcast", wide << 16, "vector<16xf32>")


def f16_vector(k, weights, at):
    half = k.cast("vector.bitcast", k.vload(weights, at, 32), "vector<16xf16>")
    return k.cast("arith.extf", half, "vector<16xf32>")


class Q8_0(Format):
    """Per 32 k: 16 f16 scales, then [32][16] i8. Value: scale * code."""

    name = "q8_0"
    block_k = 32
    block_bytes = 32 + 32 * 16

    def begin(self, k, weights, at):
        return (f16_vector(k, weights, at),)

    def step(self, k, weights, at, j, state):
        at = at + 32 + j * (16 * self.step_k)
        for i in range(self.step_k):
            code = k.cast(
                "arith.extsi", k.vload(weights, at + 16 * i, 16), "vector<16xi32>"
            )
            yield k.cast("arith.sitofp", code, "vector<16xf32>") * state[0]


class Q4_1(Format):
    """Per 32 k: 16 f16 scales, 16 f16 minima, [16][16] bytes (k = 2j low, 2j + 1 high).

    Value: fma(code, scale, minimum).
    """

    name = "q4_1"
    block_k = 32
    block_bytes = 64 + 16 * 16

    def begin(self, k, weights, at):
        return f16_vector(k, weights, at), f16_vector(k, weights, at + 32)

    def step(self, k, weights, at, j, state):
        at = at + 64 + j * (8 * self.step_k)
        for i in range(self.step_k // 2):
            pair = widen_bytes(k, weights, at + 16 * i)
            for code in (pair & 15, pair >> 4):
                yield k.fma(k.cast("arith.sitofp", code, "vector<16xf32>"), *state)


class Q5_1(Q4_1):
    """As q4_1, then [4][16] bytes of the codes' fifth bits, 8 k a byte."""

    name, step_k = "q5_1", 8
    block_bytes = Q4_1.block_bytes + 4 * 16

    def step(self, k, weights, at, j, state):
        for code in codes_of_step(k, weights, at, (64, 4), (64 + 256, 1), j):
            yield k.fma(k.cast("arith.sitofp", code, "vector<16xf32>"), *state)


def codes_of_step(k, weights, at, low, upper, j):
    """The codes of 8 k, one after the other. `low` and `upper`: the place in a block
    at `at` and the number of bits, of low ones 4, two k a byte, or 0; of those above
    them 8 / bits k a byte. `j`: the step within the block."""
    (low_at, low_bits), (upper_at, bits) = low, upper
    tops = [
        widen_bytes(k, weights, at + upper_at + (j * bits + i) * 16)
        for i in range(bits)
    ]
    codes = at + low_at + j * 64 if low_bits else None
    for i in range(8):
        code = None
        if low_bits:
            pair = widen_bytes(k, weights, codes + i // 2 * 16)
            code = pair >> 4 if i % 2 else pair & 15
        if bits:
            shift = i * bits
            top = tops[shift // 8] >> shift % 8 & (2**bits - 1)
            code = code | top << 4 if low_bits else top
        yield code


class Int4(Format):
    """Per `groupSize` k: 16 f16 scales, 16 zeros in bytes, then codes as in q4_1.

    Value: (code - zero) * scale, exact in f32.
    """

    name = "int4"

    def blocks(self, k):
        group = k.param("groupSize")
        return group, group * 8 + 48

    def begin(self, k, weights, at):
        return f16_vector(k, weights, at), widen_bytes(k, weights, at + 32)

    def step(self, k, weights, at, j, state):
        scale, zero = state
        at = at + 48 + j * (8 * self.step_k)
        for i in range(self.step_k // 2):
            pair = widen_bytes(k, weights, at + 16 * i)
            for code in (pair & 15, pair >> 4):
                yield k.cast("arith.sitofp", code - zero, "vector<16xf32>") * scale


class KQuant(Format):
    """Blocks of 256 k with two levels of scales: 16 f16 scales (and 16 f16 minima),
    per group of 32 or 16 the 16 bytes that the scale (and the minimum) is multiplied
    by, codes of `low` and `upper` bits as codes_of_step says.

    Without a `zero` there are minima: a group's scale and minimum are f32 (scale *
    byte, exact) and a value is fma(code, scale, minimum). With one, bytes are signed
    and it is (code - zero) * scale, exact.
    """

    block_k, step_k = 256, 8

    def __init__(self, name, group, low, upper, zero=None, signed=False):
        self.name, self.group, self.low, self.upper = name, group, low, upper
        self.zero, self.minimum = zero, zero is None
        self.signed = signed or not self.minimum
        self.scale_bytes = 64 if self.minimum else 32
        self.group_bytes = 32 if self.minimum else 16
        self.codes_at = self.scale_bytes + 256 // group * self.group_bytes
        self.upper_at = self.codes_at + 32 * 16 * low
        self.block_bytes = self.upper_at + 32 * 16 * upper

    def begin(self, k, weights, at):
        count = 2 if self.minimum else 1
        return tuple(f16_vector(k, weights, at + 32 * i) for i in range(count))

    def step(self, k, weights, at, j, state):
        group = at + self.scale_bytes + j // (self.group // 8) * self.group_bytes
        widen = widen_signed if self.signed else widen_bytes
        factors = [
            level * k.cast("arith.sitofp", widen(k, weights, group + 16 * i), F32x16)
            for i, level in enumerate(state)
        ]
        low, upper = (self.codes_at, self.low), (self.upper_at, self.upper)
        for code in codes_of_step(k, weights, at, low, upper, j):
            if self.minimum:
                yield k.fma(k.cast("arith.sitofp", code, F32x16), *factors)
            else:
                yield k.cast("arith.sitofp", code - self.zero, F32x16) * factors[0]


F32x16 = "vector<16xf32>"


def widen_signed(k, weights, at):
    return k.cast("arith.extsi", k.vload(weights, at, 16), "vector<16xi32>")


def widen_bytes(k, weights, at):
    return k.cast("arith.extui", k.vload(weights, at, 16), "vector<16xi32>")


FORMATS = {
    f.name: f
    for f in (
        Dense("f32", 4),
        Dense("f16", 2),
        Dense("bf16", 2),
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

# What q, k and v of different formats come in: any of q2_k to q6_k, exactly.
QKV_FORMATS = FORMATS | {"q6_k1": KQuant("q6_k1", 16, 4, 2, signed=True)}


def dot_panels(k: Kernel, format_, weights, panel_at, x, row_at, features):
    """Dot products of rows with panels: the one inner loop of every linear layer.

    `panel_at`: byte offset of each panel; `row_at`: element offset of each row in
    `x`; `features`: K. Returns [row][panel] vectors. Every element is one f32
    sum over k ascending by fused multiply-add from 0, so it has the same bits
    for any number of rows and panels.
    """
    rows, panels = len(row_at), len(panel_at)
    zero = k.const(0.0, "vector<16xf32>")
    block_k, block_bytes = format_.blocks(k)
    steps = block_k // format_.step_k
    blocks = features // block_k
    with k.loop(0, blocks, 1, [zero] * (rows * panels)) as outer:
        at = [p + outer.index * block_bytes for p in panel_at]
        state = [format_.begin(k, weights, a) for a in at]
        first_k = outer.index * block_k
        with k.loop(0, steps, 1, outer.carried) as inner:
            sums = list(inner.carried)
            steps_of_panels = [
                format_.step(k, weights, a, inner.index, s) for a, s in zip(at, state)
            ]
            k_at = first_k + inner.index * format_.step_k
            for i, values in enumerate(zip(*steps_of_panels)):
                at_k = k_at + i
                products = lambda: [
                    k.fma(broadcast, value, sums[r * panels + p])
                    for r in range(rows)
                    for broadcast in [k.splat(k.load(x, row_at[r] + at_k))]
                    for p, value in enumerate(values)
                ]
                sums = k.shared(products)
            inner.carry_on(sums)
        outer.carry_on(inner.results)
    return [outer.results[r * panels : (r + 1) * panels] for r in range(rows)]
