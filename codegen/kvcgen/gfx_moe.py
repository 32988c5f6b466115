"""The experts' linear layers on gfx1100, for decode and prefill alike.

Pairs are sorted by expert into tiles of up to 16 (gfx_route.py), so that a weight is read
once a tile. Products are those of gfx_linear.py, row by row the same, and the weighted
sum goes over the ranks in order from 0 by fused multiply-add, then the residual is added:
a row has the same bits whatever else is computed.

A tile of at most `stagedRows` pairs brings their rows to LDS, whole lines at a time; with
`alwaysStaged` there are no others. Operands of pairs have tiles of one row: pair after
pair. Only the first `tileElements` of a lane's 8 sums may belong to pairs.
"""

from dataclasses import dataclass

from . import step
from .gfx_linear import (
    INPUTS,
    gated,
    merged,
    norm_when_last,
    product,
    row_factor,
    scaled,
    store_partial,
)
from .gfx_operand import OperandRows, operand_at, stage
from .gfx_weights import FORMATS, stage_scales
from .ir import Kernel

PAD = 8  # halves between staged rows, so that their lanes share no bank


class ExpertWork:
    """One tile of pairs by `panels` panels of its expert, from `panel` on; `split`: each
    wave takes a range of K, instead of all of it. `all_`: by number the panels of the
    workgroup, how many, and the number of this wave's first one, if not all are."""

    def __init__(self, k: Kernel, format_name, panels, panel, split=False, all_=None):
        self.k, self.panels, self.split = k, panels, split
        self.format, self.panel = FORMATS[format_name], panel
        # What panels the workgroup has, and which of them are this wave's.
        self.panel_number, self.panel_count, self.own = all_ or (
            lambda p: panel + p,
            panels,
            k.index(0),
        )
        self.features = k.param("inputFeatures")
        self.tile = k.block(1)
        self.here = self.tile.compare("slt", k.load_index(k.groups, 0))
        if split:
            self.partial = k.scratch(k.waves * (panels * 256), "f32")

    def run(self, finish):
        """`finish(pair, values)`, lane l with feature l % 16 of a panel."""
        k = self.k
        with k.when(self.here):
            expert, self.first, self.count = (
                k.load_index(k.groups, self.tile * 4 + (4 + i)) for i in range(3)
            )
            panel_bytes = self.format.panel_bytes(self.features)
            base = expert * k.param("panelsPerExpert")
            self.panel_of = lambda p: (base + self.panel_number(p)) * panel_bytes
            first = base + self.panel
            self.panel_at = [(first + p) * panel_bytes for p in range(self.panels)]
            staged = stage_scales(k, self.format, k.w, self.panel_of, self.panel_count)
            self.scales = [staged(self.own + p) for p in range(self.panels)]
            always = k.param("alwaysStaged").compare("eq", 1)
            staged = k.param("stagedRows")
            few = k.both(self.count.compare("sle", staged), staged.compare("sgt", 0))
            few = k.select(always, always, few)
            self.merge(k.branch(few, self.from_lds, self.from_memory), finish)

    def pair_at(self, place):
        """The pair at a place of the tile, the last one past its end."""
        k = self.k
        at = k.param("pairsAt") + self.first + place.min(self.count - 1)
        return k.load_index(k.groups, at)

    def sums(self, operand):
        k = self.k
        split = k.wave() if self.split else k.index(0)
        return product(k, self.format, [operand], self.panel_at, split, self.scales)[0]

    def from_memory(self):
        k = self.k
        row = self.pair_at(k.lane() % 16) // k.param("rowDivisor")
        operand = OperandRows.of(k, k.x, row, self.features, k.param("operandTileRows"))
        return self.sums(operand)

    def from_lds(self):
        k, tile = self.k, self.k.param("operandTileRows")
        stride = self.features + PAD
        buffer = k.scratch(k.param("stagedRows") * stride, "f16")
        with k.loop(0, self.count) as place:
            row = self.pair_at(place.index) // k.param("rowDivisor")
            first = operand_at(k, row, k.index(0), self.features, tile)
            at = place.index * stride
            stage(k, k.x, first, self.features // 8, tile * 8, buffer, at)
        k.barrier()
        mine = (k.lane() % 16).min(self.count - 1)
        return self.sums(OperandRows(buffer, mine * stride, k.index(1)))

    def merge(self, sums, finish):
        """Ranges of K in order."""
        k, elements = self.k, self.k.param("tileElements")
        if not self.split:
            for i in range(8):
                at, values = k.index(i), [k.extract(s, i) for s in sums]
                with k.when(elements.compare("sgt", i)):
                    k.shared(lambda: self.element(at, values, finish))
            return
        store_partial(k, self.partial, sums, elements)
        k.barrier()
        with k.loop(k.wave(), elements, k.waves) as i:
            values = merged(k, self.partial, i.index, self.panels)
            self.element(i.index, values, finish)

    def element(self, i, values, finish):
        k, lane = self.k, self.k.lane()
        place = i * 2 + lane // 16
        with k.when(place.compare("slt", self.count)):
            pair = self.pair_at(place)
            factor = row_factor(k, pair // k.param("rowDivisor"))
            finish(
                pair,
                [
                    scaled(k, self.format, v, panel, lane, factor)
                    for v, panel in zip(values, self.panel_at)
                ],
            )


def kernel(name, args, waves=1):
    # Arguments that no workgroup of the launch writes.
    return Kernel(name, args, waves, constant=("step", "groups"))


@dataclass(frozen=True)
class GfxExpertGateUp:
    """out[pair] = silu(gate) * up of the pair's expert, as an operand.

    Grid: (groups of two panels, tiles of pairs).
    """

    format: str

    @property
    def name(self):
        return f"expert_gate_up_{self.format}__gfx1100"

    def render(self):
        args = dict(INPUTS, groups="i32", out="f16", out_factors="f32")
        k = kernel(self.name, args, "waves")
        group = k.block(0)
        work = ExpertWork(k, self.format, 2, group * 2, split=True)

        def finish(pair, values):
            row = pair // k.param("rowDivisor")
            value = gated(k, work.format, values, work.panel_at[0], row, pair, group)
            at = pair * k.param("outputFeatures") + group * 16 + k.lane() % 16
            k.store(value, k.out, at)

        work.run(finish)
        return k.text()


@dataclass(frozen=True)
class GfxExpertLinear:
    """out[pair] = W[expert of pair] x[pair], f32; one wave, so that the sum is that of
    `expert_sum`.

    Grid: (groups of two panels, tiles of pairs).
    """

    format: str

    @property
    def name(self):
        return f"expert_linear_{self.format}__gfx1100"

    def render(self):
        k = kernel(self.name, dict(INPUTS, groups="i32", out="f32"))
        group = k.block(0)

        def finish(pair, values):
            at = pair * k.param("outputFeatures") + group * 32 + k.lane() % 16
            for p, value in enumerate(values):
                k.store(value, k.out, at + 16 * p)

        ExpertWork(k, self.format, 2, group * 2).run(finish)
        return k.text()


SUM_WAVES = 8


@dataclass(frozen=True)
class GfxExpertSum:
    """out[t, :] = residual[t, :] + sum over j of weight[t, j] * W[expert] x[t, j, :].

    Grid: (groups of 8 panels, tiles of pairs). A wave takes a panel and the whole of K.
    The workgroup that arrives last at a group of panels sums its features; `norm`: the
    last of these makes the norms of all rows. `y` holds the pairs' outputs.
    """

    format: str
    norm: bool

    @property
    def name(self):
        family = "expert_sum_norm" if self.norm else "expert_sum"
        return f"{family}_{self.format}__gfx1100"

    def render(self):
        args = dict(INPUTS, groups="i32", weights="f32", residual="f32")
        args |= {"norm_weight": "f32"} if self.norm else {}
        args |= {"counters": "i32", "out": "f32", "y": "f32"}
        if self.norm:
            args |= {"normed": "f16", "normed_factors": "f32"}
        k = kernel(self.name, args, SUM_WAVES)
        width, wave = k.param("outputFeatures"), k.wave()
        group = k.block(0)
        panel = group * SUM_WAVES + wave
        last_panel = k.param("panelsPerExpert") - 1
        numbered = lambda p: (group * SUM_WAVES + p).min(last_panel)
        all_ = (numbered, SUM_WAVES, wave)
        work = ExpertWork(k, self.format, 1, panel.min(last_panel), all_=all_)

        def finish(pair, values):
            with k.when(panel.compare("sle", last_panel)):
                at = pair * width + panel * 16 + k.lane() % 16
                k.store(values[0], k.y, at)

        work.run(finish)
        with k.when(work.here):
            tiles = k.load_index(k.groups, 0)
            last = k.arrive(k.counters, group, tiles)
            with k.when(last):
                count = k.load_index(k.step, step.ROW_COUNT)
                self.sum(k, group * (16 * SUM_WAVES), count)
                if self.norm:
                    groups = k.param("arrivals")
                    norm_when_last(k, groups, k.index(0), count, count)
        return k.text()

    def sum(self, k, first, count):
        """Of 128 features of all rows; a wave takes a row at a time."""
        width = k.param("outputFeatures")
        column = first + k.lane() * 4
        with k.when(column.compare("slt", width)):
            with k.loop(k.wave(), count, SUM_WAVES) as row:
                sum_ranks(k, row.index, column)


def sum_ranks(k, row, column):
    """4 features of a row's weighted sum, added to the residual."""
    width, chosen = k.param("outputFeatures"), k.param("expertsPerToken")
    with k.loop(0, chosen, 1, [k.const(0.0, "vector<4xf32>")]) as ranks:
        pair = row * chosen + ranks.index
        weight = k.splat(k.load(k.weights, pair), 4)
        y = k.vload(k.y, pair * width + column, 4, align=16)
        ranks.carry_on([k.fma(weight, y, ranks.carried[0])])
    at = row * width + column
    residual = k.vload(k.residual, at, 4, align=16)
    k.vstore(residual + ranks.results[0], k.out, at, align=16)


@dataclass(frozen=True)
class GfxExpertSumAdd:
    """out[t, :] = residual[t, :] + sum over j of weight[t, j] * y[t, j, :]; one wave a
    row."""

    @property
    def name(self):
        return "expert_sum_add_f32__gfx1100"

    def render(self):
        args = {"step": "i32", "y": "f32", "weights": "f32", "residual": "f32"}
        k = Kernel(self.name, args | {"out": "f32"})
        row = k.block(0)
        with k.when(row.compare("slt", k.load_index(k.step, step.ROW_COUNT))):
            with k.loop(k.lane() * 4, k.param("outputFeatures"), 128) as loop:
                sum_ranks(k, row, loop.index)
        return k.text()


CONFIGS = [
    GfxExpertSumAdd(),
    *(GfxExpertGateUp(f) for f in FORMATS),
    *(GfxExpertLinear(f) for f in FORMATS),
    *(GfxExpertSum(f, n) for f in FORMATS for n in (False, True)),
]
