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
        Int4(),
    )
}


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
                for r in range(rows):
                    broadcast = k.splat(k.load(x, row_at[r] + k_at + i))
                    for p in range(panels):
                        s = r * panels + p
                        sums[s] = k.fma(broadcast, values[p], sums[s])
            inner.carry_on(sums)
        outer.carry_on(inner.results)
    return [outer.results[r * panels : (r + 1) * panels] for r in range(rows)]
