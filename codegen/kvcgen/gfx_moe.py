"""Mixture of experts on gfx1100: routing, and the experts' linear layers.

A pair (row, rank) is number row * k + rank. Decode takes every pair by itself; prefill
sorts them by expert first, into tiles of up to 16 pairs of one expert, so that a weight
is read once a tile. Products are those of gfx_linear.py, row by row the same, and the
weighted sum goes over the ranks in order from 0 by fused multiply-add, then the residual
is added: a row has the same bits on both ways.

Operands of pairs have tiles of one row: pair after pair.

`groups` (i32): [0] count of tiles, [4 + 4 t ...] expert, first place and number of pairs
of tile t, and from `pairsAt` on the pairs, ordered by expert and within an expert
ascending.
"""

from dataclasses import dataclass

from . import step
from .gfx_linear import (
    INPUTS,
    ROWS,
    WAVES,
    Rows,
    Workgroup,
    gated,
    name_of,
    norm_when_last,
    product,
    row_factor,
    scaled,
    store_rows,
)
from .gfx_operand import OperandRows, operand_at, stage
from .gfx_weights import FORMATS
from .ir import Kernel
from .linear import LOG2_E

GROUP_WAVES = 8


def route_row(k: Kernel, row, probability, at):
    """Softmax over the experts of `row` and the k best, by one wave.

    Lane l has experts l, l + 32, ..., and keeps the expert of rank l: 32 at most. The sum goes over a lane's experts ascending, then
    over lanes as `wave.reduce` says. Ties go to the lower id. With `normalize` the
    weights are divided by their sum, taken in rank order. `probability`: LDS, one f32
    an expert from `at` on.
    """
    experts, chosen = k.param("experts"), k.param("expertsPerToken")
    lane = k.lane()
    from_ = row * k.param("logitsWidth")

    def each(carry, body):
        with k.loop(lane, experts, 32, carry) as e:
            result = body(e.index, e.carried)
            if carry:
                e.carry_on(result)
        return e.results

    def over_lanes(kind, value):
        return k.reduce(kind, k.splat(value, 1))

    logit = lambda e: k.load(k.logits, from_ + e)
    [top] = each([k.const(-3.0e38, "f32")], lambda e, c: [c[0].max(logit(e))])
    top = over_lanes("max", top)

    def exponential(e, carried):
        value = k.exp2((logit(e) - top) * LOG2_E)
        k.store(value, probability, at + e)
        return [carried[0] + value]

    [total] = each([k.const(0.0, "f32")], exponential)
    total = over_lanes("add", total)
    each(
        [],
        lambda e, _: k.store(k.load(probability, at + e) / total, probability, at + e),
    )

    def better(e, carried):
        value, id_ = carried
        mine = k.load(probability, at + e)
        wins = mine.compare("ogt", value)
        number = k.cast("arith.sitofp", k.cast("arith.index_cast", e, "i32"), "f32")
        return [k.select(wins, mine, value), k.select(wins, number, id_)]

    start = [k.const(0.0, "f32"), k.const(0.0, "f32"), k.const(0, "i32")]
    with k.loop(0, chosen, 1, start) as rank:
        sum_, my_weight, my_id = rank.carried
        value, id_ = each([k.const(-2.0, "f32"), k.const(0.0, "f32")], better)
        best = over_lanes("max", value)
        # The lowest id among the lanes that hold the best value, as an exact f32.
        none = k.const(-16777216.0, "f32")
        zero = k.const(0.0, "f32")
        mine = k.select(value.compare("oeq", best), zero - id_, none)
        winner = k.cast("arith.fptosi", zero - over_lanes("max", mine), "i32")
        place = k.cast("arith.index_cast", winner, "index")
        with k.when((place % 32).compare("eq", lane)):
            k.store(k.const(-1.0, "f32"), probability, at + place)
        is_mine = rank.index.compare("eq", lane)
        rank.carry_on(
            [
                sum_ + best,
                k.select(is_mine, best, my_weight),
                k.select(is_mine, winner, my_id),
            ]
        )
    sum_, weight, id_ = rank.results
    normalize = k.param("normalize").compare("eq", 1)
    weight = k.select(normalize, weight / sum_, weight)
    with k.when(lane.compare("slt", chosen)):
        k.store(weight, k.weights, row * chosen + lane)
        k.store(id_, k.ids_out, row * chosen + lane)


@dataclass(frozen=True)
class GfxRoute:
    """Weights and experts of every row from its logits; one wave a row."""

    @property
    def name(self):
        return "route_f32__gfx1100"

    def render(self):
        args = {"step": "i32", "logits": "f32", "weights": "f32", "ids_out": "i32"}
        k = Kernel(self.name, args)
        row = k.block(0)
        probability = k.scratch(k.param("experts"), "f32")
        with k.when(row.compare("slt", k.load_index(k.step, step.ROW_COUNT))):
            route_row(k, row, probability, k.index(0))
        return k.text()


@dataclass(frozen=True)
class GfxLinearRoute:
    """The router's linear layer; the workgroup that arrives last routes its rows."""

    format: str
    waves: int
    rows: Rows
    panels = 1  # routers are narrow

    @property
    def name(self):
        return name_of("linear_route", self)

    def render(self):
        args = dict(INPUTS, counters="i32")
        args |= {"logits": "f32", "weights": "f32", "ids_out": "i32"}
        k = Kernel(self.name, args, waves=self.waves)
        work = Workgroup(k, self.format, self.rows, self.panels)
        work.run(store_rows(k, self.panels, k.logits))
        experts = k.param("experts")
        probability = k.scratch(experts * self.waves, "f32")
        last = k.arrive(k.counters, work.block, k.param("arrivals"))
        with k.when(last):
            end = (work.first_row + 16 * self.rows.tiles).min(work.count)
            with k.loop(work.first_row + k.wave(), end, k.waves) as row:
                route_row(k, row.index, probability, k.wave() * experts)
        return k.text()


@dataclass(frozen=True)
class GfxGroup:
    """Sorts pairs by expert. One workgroup; a thread takes an expert at a time."""

    @property
    def name(self):
        return "group_experts__gfx1100"

    def render(self):
        args = {"step": "i32", "ids": "i32", "groups": "i32"}
        k = Kernel(self.name, args, waves=GROUP_WAVES)
        experts, chosen = k.param("experts"), k.param("expertsPerToken")
        threads = 32 * GROUP_WAVES
        counts = k.scratch(experts, "i32")
        pairs = k.load_index(k.step, step.ROW_COUNT) * chosen
        thread = k.wave() * 32 + k.lane()
        zero, one = k.const(0, "i32"), k.const(1, "i32")
        with k.loop(thread, experts, threads) as e:
            id_ = k.cast("arith.index_cast", e.index, "i32")
            with k.loop(0, pairs, 1, [zero]) as p:
                here = k.load(k.ids, p.index).compare("eq", id_)
                p.carry_on([p.carried[0] + k.select(here, one, zero)])
            k.store(p.results[0], counts, e.index)
        k.barrier()
        with k.loop(thread, experts, threads) as e:
            self.place(k, e.index, counts, pairs)
        return k.text()

    def place(self, k, expert, counts, pairs):
        """The tiles and the pairs of one expert, behind those of the experts before."""
        zero, one = k.const(0, "i32"), k.const(1, "i32")
        tiles_of = lambda count: (count + 15) >> 4
        with k.loop(0, expert, 1, [zero, zero]) as before:
            first, tile = before.carried
            count = k.load(counts, before.index)
            before.carry_on([first + count, tile + tiles_of(count)])
        first, tile = before.results
        id_ = k.cast("arith.index_cast", expert, "i32")
        count = k.load(counts, expert)
        tiles = tiles_of(count)
        wide = lambda v: k.cast("arith.index_cast", v, "index")
        with k.loop(0, wide(tiles)) as t:
            done = k.cast("arith.index_cast", t.index * 16, "i32")
            at = (wide(tile) + t.index) * 4 + 4
            for i, word in enumerate((id_, first + done, (count - done).min(16))):
                k.store(word, k.groups, at + i)
        with k.loop(0, pairs, 1, [first]) as p:
            here = k.load(k.ids, p.index).compare("eq", id_)
            with k.when(here):
                pair = k.cast("arith.index_cast", p.index, "i32")
                k.store(pair, k.groups, k.param("pairsAt") + wide(p.carried[0]))
            p.carry_on([p.carried[0] + k.select(here, one, zero)])
        with k.when(expert.compare("eq", k.param("experts") - 1)):
            k.store(tile + tiles, k.groups, 0)


class Pairs:
    """The pairs that a workgroup's second grid index stands for."""

    def __init__(self, k: Kernel, grouped):
        self.k, self.grouped = k, grouped
        index = k.block(1)
        if grouped:
            self.here = index.compare("slt", k.load_index(k.groups, 0))
            self.at = index * 4 + 4
        else:
            self.pair = index
            rows = k.load_index(k.step, step.ROW_COUNT)
            self.here = index.compare("slt", rows * k.param("expertsPerToken"))

    def read(self):
        """Inside `when(here)`: the expert."""
        k = self.k
        if not self.grouped:
            return k.load_index(k.ids, self.pair)
        self.first = k.load_index(k.groups, self.at + 1)
        self.count = k.load_index(k.groups, self.at + 2)
        return k.load_index(k.groups, self.at)

    def pair_at(self, place):
        """The pair at a place of the tile, the last one past its end."""
        k = self.k
        if not self.grouped:
            return self.pair
        at = k.param("pairsAt") + self.first + place.min(self.count - 1)
        return k.load_index(k.groups, at)


class ExpertWork:
    """One tile of pairs by the panels of one expert, K split over the waves."""

    def __init__(self, k: Kernel, format_name, panels, grouped):
        self.k, self.panels, self.grouped = k, panels, grouped
        self.format = FORMATS[format_name]
        self.features = k.param("inputFeatures")
        self.group = k.block(0)
        self.pairs = Pairs(k, grouped)
        if k.waves > 1:
            self.partial = k.scratch(k.waves * panels * 256, "f32")

    def run(self, finish):
        """`finish(pair, values)`, lane l with feature l % 16 of a panel."""
        k, lane = self.k, self.k.lane()
        with k.when(self.pairs.here):
            expert = self.pairs.read()
            panel_bytes = self.format.panel_bytes(self.features)
            first = expert * k.param("panelsPerExpert") + self.group * self.panels
            self.panel_at = [(first + p) * panel_bytes for p in range(self.panels)]
            divisor = k.param("rowDivisor")
            if self.grouped:
                row = self.pairs.pair_at(lane % 16) // divisor
                operand = OperandRows.of(
                    k, k.x, row, self.features, k.param("tileRows")
                )
            else:
                operand = self.staged(self.pairs.pair // divisor)
            [sums] = product(k, self.format, [operand], self.panel_at, k.wave())
            self.merge(sums, finish)

    def staged(self, row):
        """One row for all lanes, through LDS."""
        k, tile = self.k, self.k.param("tileRows")
        buffer = k.scratch(self.features, "f16")
        first = operand_at(k, row, k.index(0), self.features, tile)
        stage(k, k.x, first, self.features // 8, tile * 8, buffer, None)
        k.barrier()
        return OperandRows(buffer, k.index(0), k.index(1))

    def merge(self, sums, finish):
        """Splits in order. Alone, a pair is row 0: element 0 of the lower lanes."""
        k, lane, waves = self.k, self.k.lane(), self.k.waves
        elements = 8 if self.grouped else 1
        if waves == 1:
            for i in range(elements):
                at, values = k.index(i), [k.extract(s, i) for s in sums]
                k.shared(lambda: self.element(at, values, finish))
            return
        wave = k.wave()
        for p, value in enumerate(sums):
            at = (wave * self.panels + p) * 256 + lane
            for i in range(elements):
                k.store(k.extract(value, i), self.partial, at + 32 * i)
        k.barrier()
        with k.loop(wave, elements, waves) as i:
            values = []
            for p in range(self.panels):
                at = i.index * 32 + lane + p * 256
                total = k.load(self.partial, at)
                for s in range(1, waves):
                    total = total + k.load(self.partial, at + s * self.panels * 256)
                values.append(total)
            self.element(i.index, values, finish)

    def element(self, i, values, finish):
        k, lane = self.k, self.k.lane()
        place = i * 2 + lane // 16
        inside = place.compare("slt", self.pairs.count if self.grouped else 1)
        with k.when(inside):
            pair = self.pairs.pair_at(place)
            factor = row_factor(k, pair // k.param("rowDivisor"))
            finish(
                pair,
                [
                    scaled(k, self.format, v, panel, lane, factor)
                    for v, panel in zip(values, self.panel_at)
                ],
            )


def expert_args(grouped, out):
    args = dict(INPUTS)
    args["groups" if grouped else "ids"] = "i32"
    args["out"] = out
    return args


@dataclass(frozen=True)
class GfxExpertGateUp:
    """out[pair] = silu(gate) * up of the pair's expert, as an operand.

    Grid: (groups of two panels, pairs or tiles of pairs).
    """

    format: str
    waves: int
    grouped: bool

    @property
    def name(self):
        how = "grouped" if self.grouped else "single"
        return f"expert_gate_up_{self.format}_w{self.waves}_{how}__gfx1100"

    def render(self):
        args = expert_args(self.grouped, "f16") | {"out_factors": "f32"}
        k = Kernel(self.name, args, waves=self.waves)
        work = ExpertWork(k, self.format, 2, self.grouped)

        def finish(pair, values):
            row = pair // k.param("rowDivisor")
            value = gated(
                k, work.format, values, work.panel_at[0], row, pair, work.group
            )
            at = pair * k.param("outputFeatures") + work.group * 16 + k.lane() % 16
            k.store(value, k.out, at)

        work.run(finish)
        return k.text()


@dataclass(frozen=True)
class GfxExpertLinear:
    """out[pair] = W[expert of pair] x[pair], f32, of tiles of pairs; one wave, so that
    the sum is that of `expert_sum`."""

    format: str

    @property
    def name(self):
        return f"expert_linear_{self.format}_grouped__gfx1100"

    def render(self):
        k = Kernel(self.name, expert_args(True, "f32"))
        work = ExpertWork(k, self.format, 2, True)

        def finish(pair, values):
            at = pair * k.param("outputFeatures") + work.group * 32 + k.lane() % 16
            for p, value in enumerate(values):
                k.store(value, k.out, at + 16 * p)

        work.run(finish)
        return k.text()


SUM_WAVES = 8


@dataclass(frozen=True)
class GfxExpertSum:
    """out[t, :] = residual[t, :] + sum over j of weight[t, j] * W[expert] x[t, j, :].

    Grid: (groups of panels, rows). Wave w takes ranks w, w + 8, ..., each the whole of
    K. `norm`: the row's last workgroup makes its norm, as in `linear_norm`.
    """

    format: str
    panels: int
    norm: bool

    @property
    def name(self):
        family = "expert_sum_norm" if self.norm else "expert_sum"
        return f"{family}_{self.format}_p{self.panels}__gfx1100"

    def render(self):
        args = dict(INPUTS, ids="i32", weights="f32", residual="f32")
        if self.norm:
            args |= {"norm_weight": "f32", "counters": "i32"}
        args |= {"out": "f32"}
        if self.norm:
            args |= {"normed": "f16", "normed_factors": "f32"}
        k = Kernel(self.name, args, waves=SUM_WAVES)
        row = k.block(1)
        count = k.load_index(k.step, step.ROW_COUNT)
        with k.when(row.compare("slt", count)):
            self.row(k, row)
        if self.norm:
            norm_when_last(k, row, row, 1, count)
        return k.text()

    def row(self, k, row):
        features, chosen = k.param("inputFeatures"), k.param("expertsPerToken")
        format_, lane, wave = FORMATS[self.format], k.lane(), k.wave()
        panel_bytes = format_.panel_bytes(features)
        group = k.block(0)
        width = 16 * self.panels
        buffer = k.scratch(features * SUM_WAVES, "f16")
        results = k.scratch(k.param("ranksMax") * width, "f32")
        rounds = (chosen + (SUM_WAVES - 1)) // SUM_WAVES
        with k.loop(0, rounds) as round_:
            rank = wave + round_.index * SUM_WAVES
            pair = row * chosen + rank.min(chosen - 1)
            stage(k, k.x, pair * features, features // 8, 8, buffer, wave * features)
            k.barrier()
            expert = k.load_index(k.ids, pair)
            first = expert * k.param("panelsPerExpert") + group * self.panels
            panel_at = [(first + p) * panel_bytes for p in range(self.panels)]
            operand = OperandRows(buffer, wave * features, k.index(1))
            [sums] = product(k, format_, [operand], panel_at, k.index(0))
            mine = k.both(lane.compare("slt", 16), rank.compare("slt", chosen))
            with k.when(mine):
                factor = row_factor(k, pair)
                for p, value in enumerate(sums):
                    y = scaled(
                        k, format_, k.extract(value, 0), panel_at[p], lane, factor
                    )
                    k.store(y, results, rank * width + 16 * p + lane)
            k.barrier()
        with k.when((wave * 32 + lane).compare("slt", width)):
            with k.loop(0, chosen, 1, [k.const(0.0, "f32")]) as ranks:
                weight = k.load(k.weights, row * chosen + ranks.index)
                y = k.load(results, ranks.index * width + lane)
                ranks.carry_on([k.fma(weight, y, ranks.carried[0])])
            at = row * k.param("outputFeatures") + group * width + lane
            k.store(k.load(k.residual, at) + ranks.results[0], k.out, at)


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
        features, chosen = k.param("outputFeatures"), k.param("expertsPerToken")
        row = k.block(0)
        with k.when(row.compare("slt", k.load_index(k.step, step.ROW_COUNT))):
            with k.loop(k.lane() * 4, features, 128) as loop:
                zero = k.const(0.0, "vector<4xf32>")
                with k.loop(0, chosen, 1, [zero]) as ranks:
                    pair = row * chosen + ranks.index
                    weight = k.splat(k.load(k.weights, pair), 4)
                    y = k.vload(k.y, pair * features + loop.index, 4, align=16)
                    ranks.carry_on([k.fma(weight, y, ranks.carried[0])])
                at = row * features + loop.index
                residual = k.vload(k.residual, at, 4, align=16)
                k.vstore(residual + ranks.results[0], k.out, at, align=16)
        return k.text()


CONFIGS = [
    GfxRoute(),
    GfxGroup(),
    GfxExpertSumAdd(),
    *(GfxLinearRoute(f, w, r) for f in FORMATS for w in WAVES for r in ROWS[:2]),
    *(GfxExpertGateUp(f, w, g) for f in FORMATS for w in WAVES for g in (False, True)),
    *(GfxExpertLinear(f) for f in FORMATS),
    *(GfxExpertSum(f, p, n) for f in FORMATS for p in (1, 2) for n in (False, True)),
]
