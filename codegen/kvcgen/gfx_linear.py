"""Linear layers on gfx1100, by WMMA, with their epilogues.

A workgroup computes `panels` panels of 16 output features for one or several tiles of
16 rows, which it takes as ROWS says at the parameter `rowsMode`. Its waves split K: wave s takes steps [s * n, s * n + n) of the sum, n =
`stepsPerWave`, and the partial sums are added in the order of s. A step is one WMMA
of 16 k (f32 accumulator, k ascending) for every tile and panel. `waves` depends on
the layer's shape alone, so an element has the same bits for any number of rows.

Sums are multiplied by the feature's and the row's power of two (gfx_weights,
gfx_operand), both exact, before anything else happens to them.

Grid: (groups of panels, blocks of rows).
"""

from dataclasses import dataclass

from . import step
from .gfx_operand import OperandRows, norm_row, operand_at, power_of_two, stage
from .gfx_weights import FORMATS, stage_scales
from .ir import Kernel
from .linear import silu

UNROLL = 4  # WMMA steps whose loads are under way together


@dataclass(frozen=True)
class Rows:
    """How a workgroup takes its rows: `tiles` of 16; `staged`: at most 4 rows, whose
    operand goes through LDS because a wave's load of it would fetch 8 times as much."""

    tiles: int
    staged: bool


ROWS = [Rows(1, True), Rows(1, False), Rows(4, False)]


def each_way(k: Kernel, ways=ROWS):
    """The ways to take rows one after the other, each inside the branch for it."""
    for mode, rows in enumerate(ways):
        with k.when(k.param("rowsMode").compare("eq", mode)):
            yield rows


INPUTS = {"step": "i32", "x": "f16", "factors": "f32", "w": "i8"}


def k_range(k: Kernel, format_, split):
    """(first step, end) of a wave's part of K."""
    count = k.param("inputFeatures") // format_.step_k
    per_wave = k.param("stepsPerWave")
    # A wave past the end of K has nothing to do.
    low = (split * per_wave).min(count)
    return low, (low + per_wave).min(count)


def product(k: Kernel, format_, operands, panel_at, split, scales):
    """[operand][panel] accumulators: the inner loop of every linear layer.

    `operands`: the OperandRows of one or several tiles of 16 rows; `panel_at`: byte
    of every panel; `split`: which part of K is this wave's; `scales`: of every panel, as
    `fragments` takes them.
    """
    zero = k.const(0.0, "vector<8xf32>")
    low, high = k_range(k, format_, split)
    block = UNROLL * 16 // format_.step_k
    # Ranges that are all whole blocks need no loop of single steps.
    even = k.param("wholeBlocks").compare("eq", 1)
    whole = low + (high - low) // block * block
    whole = k.select(even, low + k.param("stepsPerWave"), whole)
    init = [zero] * (len(operands) * len(panel_at))

    def steps(at, count, sums):
        panels = list(zip(panel_at, scales))
        return product_steps(k, format_, operands, panels, at, count, list(sums))

    with k.loop(low, whole, block, init) as loop:
        loop.carry_on(steps(loop.index, block, loop.carried))
    with k.loop(whole, k.select(even, whole, high), 1, loop.results) as rest:
        rest.carry_on(steps(rest.index, 1, rest.carried))
    panels = len(panel_at)
    return [rest.results[t * panels : (t + 1) * panels] for t in range(len(operands))]


def product_steps(k, format_, operands, panels, at, count, sums):
    features, lane = k.param("inputFeatures"), k.lane()
    fragments = [
        [
            f
            for i in range(count)
            for f in format_.shared_fragments(
                k, k.w, panel, lane, at + i, features, scales
            )
        ]
        for panel, scales in panels
    ]
    per_step = format_.step_k // 16
    for i in range(count * per_step):
        for t, operand in enumerate(operands):
            a = operand.fragment(k, at * per_step + i)
            for p, panel in enumerate(fragments):
                s = t * len(fragments) + p
                sums[s] = k.mma(a, panel[i], sums[s])
    return sums


def operands_of(k: Kernel, rows: Rows, first_row):
    """The operand's rows from `first_row` on as tiles; through LDS if `staged`."""
    features, tile = k.param("inputFeatures"), k.param("tileRows")
    lane = k.lane() % 16
    if rows.staged:
        halves = k.param("operandHalves")
        buffer = k.scratch(halves, "f16")
        stage(k, k.x, k.index(0), halves // 8, 8, buffer, k.index(0))
        k.barrier()
        return [OperandRows(buffer, lane % tile * 8, tile)]
    return [
        OperandRows.of(
            k,
            k.x,
            first_row + (lane % tile if t == 0 else lane + 16 * t),
            features,
            tile,
        )
        for t in range(rows.tiles)
    ]


def row_factor(k, row):
    """What a row's sums are multiplied by: the operand's constant scale, and with the
    parameter `hasFactors` the row's own factor."""
    has = k.param("hasFactors").compare("eq", 1)
    scale = k.param("operandScale", "f32")
    return k.select(has, k.load(k.factors, row * 2) * scale, scale)


def scaled(k, format_, value, panel, lane, factor):
    """A sum times its feature's and its row's factor."""
    feature = format_.feature_factor(k, k.w, panel, lane)
    return value * (feature * factor if feature else factor)


class Workgroup:
    """One linear kernel: all waves share the panels and split K."""

    def __init__(self, k: Kernel, format_name, panels):
        self.k, self.panels = k, panels
        self.format = FORMATS[format_name]
        self.group, self.block = k.block(0), k.block(1)
        panel_bytes = self.format.panel_bytes(k.param("inputFeatures"))
        first = self.group * panels
        self.panel_of = lambda p: (first + p) * panel_bytes
        self.panel_at = [self.panel_of(p) for p in range(panels)]
        self.count = k.load_index(k.step, k.param("countAt"))
        self.partial = k.scratch(k.waves * (panels * 256), "f32")

    def run(self, finish, ways=ROWS):
        """`finish(row, values)`: per lane, one value a panel, for rows that exist;
        lane l holds feature l % 16 of a panel."""
        k = self.k
        for rows in each_way(k, ways):
            first_row = self.block * (16 * rows.tiles)
            with k.when(first_row.compare("slt", self.count)):
                staged = stage_scales(k, self.format, k.w, self.panel_of, self.panels)
                operands = operands_of(k, rows, first_row)
                scales = [staged(p) for p in range(self.panels)]
                sums = product(
                    k, self.format, operands, self.panel_at, k.wave(), scales
                )
                for t in range(rows.tiles):
                    if t > 0:
                        k.barrier()
                    at, own = first_row + 16 * t, sums[t]
                    k.shared(lambda: self.merge(at, own, finish))

    def merge(self, first_row, sums, finish):
        k = self.k
        store_partial(k, self.partial, sums)
        k.barrier()
        each = k.index(8) // k.waves
        with k.loop(0, each) as j:
            self.element(first_row, k.wave() * each + j.index, finish)

    def element(self, first_row, i, finish):
        k, lane = self.k, self.k.lane()
        values = merged(k, self.partial, i, self.panels)
        row = first_row + i * 2 + lane // 16
        with k.when(row.compare("slt", self.count)):
            factor = row_factor(k, row)
            finish(
                row,
                [
                    scaled(k, self.format, v, panel, lane, factor)
                    for v, panel in zip(values, self.panel_at)
                ],
            )


def store_partial(k: Kernel, partial, sums, elements=None):
    """This wave's sums to LDS; only the first `elements` of a lane if given."""
    for p, value in enumerate(sums):
        at = (k.wave() * len(sums) + p) * 256 + k.lane()
        for i in range(8):
            store = lambda: k.store(k.extract(value, i), partial, at + 32 * i)
            if elements is None:
                store()
            else:
                with k.when(elements.compare("sgt", i)):
                    store()


def merged(k: Kernel, partial, i, panels):
    """Element `i` of a lane's sums, one value a panel: the waves' parts in their order."""
    at = [i * 32 + k.lane() + p * 256 for p in range(panels)]
    first = [k.load(partial, a) for a in at]
    with k.loop(1, k.waves, 1, first) as s:
        parts = [k.load(partial, a + s.index * (panels * 256)) for a in at]
        s.carry_on([total + part for total, part in zip(s.carried, parts)])
    return s.results


def name_of(family, config):
    return f"{family}_{config.format}_p{config.panels}__gfx1100"


@dataclass(frozen=True)
class GfxLinear:
    """out = x W^T, f32, or residual + x W^T with the parameter `hasResidual`."""

    format: str
    panels: int

    @property
    def name(self):
        return name_of("linear", self)

    def render(self):
        args = dict(INPUTS, residual="f32", out="f32")
        k = Kernel(self.name, args, waves="waves")
        Workgroup(k, self.format, self.panels).run(store_rows(k, self.panels))
        return k.text()


def store_rows(k, panels, out=None):
    """Rows as they are, or added to `residual`; to `out` without a residual."""
    if out:
        width, first = k.param("outputFeatures"), k.block(0) * (16 * panels)

        def plain(row, values):
            at = row * width + first + k.lane() % 16
            for p, value in enumerate(values):
                k.store(value, out, at + 16 * p)

        return plain
    has_residual = k.param("hasResidual").compare("eq", 1)
    width = k.param("outputFeatures")
    first = k.block(0) * (16 * panels)

    def finish(row, values):
        at = row * width + first + k.lane() % 16
        for p, value in enumerate(values):
            with k.when(has_residual):
                k.store(k.load(k.residual, at + 16 * p) + value, k.out, at + 16 * p)
            with k.otherwise():
                k.store(value, k.out, at + 16 * p)

    return finish


@dataclass(frozen=True)
class GfxLinearNorm:
    """out = residual + x W^T, and the norm of its rows as the next layer's operand.

    The workgroup that arrives last at a block of rows norms them, one wave a row. Experts
    take the rows from `plain`, since they read few of a tile.
    """

    format: str
    panels: int

    @property
    def name(self):
        return name_of("linear_norm", self)

    def render(self):
        args = dict(INPUTS, residual="f32", norm_weight="f32", counters="i32")
        args |= {"out": "f32", "normed": "f16", "normed_factors": "f32"}
        k = Kernel(self.name, args | {"plain": "f16"}, waves="waves")
        work = Workgroup(k, self.format, self.panels)
        work.run(store_rows(k, self.panels), ROWS[:2])
        norm_when_last(k, work.block, work.block * 16, 16, work.count, k.plain)
        return k.text()


def norm_when_last(k, block, first_row, rows, count, plain=None):
    """Norms rows of `out` once all workgroups of the grid's first dimension are done."""
    last = k.arrive(k.counters, block, k.param("arrivals"))
    with k.when(last):
        end = (first_row + rows).min(count)
        with k.loop(first_row + k.wave(), end, k.waves) as row:
            at = row.index * k.param("features")
            normed, factors = k.normed, k.normed_factors
            norm_row(k, k.out, at, k.norm_weight, row.index, normed, factors, plain)


@dataclass(frozen=True)
class GfxGateUp:
    """out = silu(gate) * up as an operand; panels alternate gate and up."""

    format: str

    @property
    def name(self):
        return f"gate_up_{self.format}__gfx1100"

    def render(self):
        args = dict(INPUTS, out="f16", out_factors="f32")
        k = Kernel(self.name, args, waves="waves")
        work = Workgroup(k, self.format, 2)
        work.run(store_gated(k, work))
        return k.text()


def store_gated(k, work):
    """silu(gate) * up as operand rows, times a power of two where f16 might not do."""
    width, tile = k.param("outputFeatures"), k.param("outTileRows")

    def finish(row, values):
        value = gated(k, work.format, values, work.panel_at[0], row, row, work.group)
        column = work.group * 16 + k.lane() % 16
        k.store(value, k.out, operand_at(k, row, column, width, tile))

    return finish


def gated(k, format_, values, panel, row, out_row, group):
    """silu(gate) * up in f16, of operand row `row`, for row `out_row` of the result.

    |silu(g) u| <= |g u| <= |x|^2 |w_gate| |w_up| (Cauchy and Schwarz): the row's sum of
    squares and the bound of the weights decide the power of two, the same in all panels;
    the first group stores its inverse.
    """
    bound = format_.bound(k, k.w, panel)
    scale, factor = power_of_two(k, k.load(k.factors, row * 2 + 1) * bound)
    first = k.both(group.compare("eq", 0), (k.lane() % 16).compare("eq", 0))
    with k.when(first):
        k.store(factor, k.out_factors, out_row * 2)
    value = silu(k, values[0]) * values[1] * scale
    return k.cast("arith.truncf", value, "f16")


CONFIGS = [
    *(GfxLinear(f, p) for f in FORMATS for p in (1, 2)),
    *(GfxLinearNorm(f, p) for f in FORMATS for p in (1, 2)),
    *(GfxGateUp(f) for f in FORMATS),
]
