"""Mixture of experts: routing with grouping by expert, and the experts' linear layers."""

from dataclasses import dataclass

from . import step
from .ir import Kernel
from .linear import LOG2_E, SHAPES, Shape, silu, tile_rows
from .weights import FORMATS, dot_panels


@dataclass(frozen=True)
class Route:
    """Softmax over all experts, the best k (ties to the lower id), grouping by expert.

    Grid: one workgroup. Sums are over experts ascending. A row of logits is
    `logitsWidth` long: the router's linear layer pads to whole panels. `groups` holds E + 1
    starts, then the (row, rank) pairs, row * k + rank, ordered by expert and
    within an expert ascending.
    """

    @property
    def name(self):
        return "route_f32__cpu"

    def render(self):
        args = {"step": "i32", "logits": "f32", "weights": "f32", "groups": "i32"}
        return RouteBody().render(Kernel(self.name, args))


class RouteBody:
    """Writes the routing kernel."""

    def render(self, k):
        self.experts, self.chosen = k.param("experts"), k.param("expertsPerToken")
        self.rows = k.load_index(k.step, step.ROW_COUNT)
        self.probability = k.scratch(self.experts, "f32")
        self.cursor = k.scratch(self.experts, "i32")
        self.choice = k.scratch(k.param("rowsMax") * self.chosen, "i32")
        zero, one = k.const(0, "i32"), k.const(1, "i32")
        with k.loop(0, self.experts) as e:
            k.store(zero, self.cursor, e.index)
        with k.loop(0, self.rows) as row:
            self.softmax(k, row.index)
            with k.loop(0, self.chosen, 1, [k.const(0.0, "f32")]) as rank:
                weight, best = self.best(k)
                pair = row.index * self.chosen + rank.index
                at = k.cast("arith.index_cast", best, "index")
                k.store(weight, k.weights, pair)
                k.store(best, self.choice, pair)
                k.store(k.const(-1.0, "f32"), self.probability, at)
                k.store(k.load(self.cursor, at) + one, self.cursor, at)
                rank.carry_on([rank.carried[0] + weight])
            with k.when(k.param("normalize").compare("eq", 1)):
                with k.loop(0, self.chosen) as again:
                    pair = row.index * self.chosen + again.index
                    k.store(k.load(k.weights, pair) / rank.results[0], k.weights, pair)
        self.group(k)
        return k.text()

    def softmax(self, k, row):
        at = row * k.param("logitsWidth")
        with k.loop(0, self.experts, 1, [k.const(-3.0e38, "f32")]) as e:
            e.carry_on([e.carried[0].max(k.load(k.logits, at + e.index))])
        highest = e.results[0]
        with k.loop(0, self.experts, 1, [k.const(0.0, "f32")]) as e:
            value = k.exp2((k.load(k.logits, at + e.index) - highest) * LOG2_E)
            k.store(value, self.probability, e.index)
            e.carry_on([e.carried[0] + value])
        total = e.results[0]
        with k.loop(0, self.experts) as e:
            k.store(
                k.load(self.probability, e.index) / total, self.probability, e.index
            )

    def best(self, k):
        start = [k.const(-2.0, "f32"), k.const(0, "i32")]
        with k.loop(0, self.experts, 1, start) as e:
            value = k.load(self.probability, e.index)
            better = value.compare("ogt", e.carried[0])
            id_ = k.cast("arith.index_cast", e.index, "i32")
            e.carry_on(
                [
                    k.select(better, value, e.carried[0]),
                    k.select(better, id_, e.carried[1]),
                ]
            )
        return e.results

    def group(self, k):
        with k.loop(0, self.experts, 1, [k.const(0, "i32")]) as e:
            count = k.load(self.cursor, e.index)
            k.store(e.carried[0], k.groups, e.index)
            k.store(e.carried[0], self.cursor, e.index)
            e.carry_on([e.carried[0] + count])
        k.store(e.results[0], k.groups, self.experts)
        with k.loop(0, self.rows * self.chosen) as pair:
            at = k.load_index(self.choice, pair.index)
            place = k.load(self.cursor, at)
            to = k.cast("arith.index_cast", place, "index") + self.experts + 1
            k.store(k.cast("arith.index_cast", pair.index, "i32"), k.groups, to)
            k.store(place + 1, self.cursor, at)


@dataclass(frozen=True)
class ExpertLinear:
    """y[pair] = W[expert of pair] x[pair / rowDivisor], or gate_up of it.

    Grid: (experts x groups of panels). `rowDivisor` is k where x has one row per
    token, 1 where it has one per (row, rank) pair.
    """

    format: str
    shape: Shape
    gate_up: bool

    @property
    def name(self):
        family = "expert_gate_up" if self.gate_up else "expert_linear"
        return f"{family}_{self.format}_{self.shape}__cpu"

    def render(self):
        k = Kernel(self.name, {"groups": "i32", "x": "f32", "w": "i8", "out": "f32"})
        format_, shape = FORMATS[self.format], self.shape
        features, width = k.param("inputFeatures"), k.param("outputFeatures")
        per_expert = k.param("groupsPerExpert")
        expert, group = k.block(0) // per_expert, k.block(0) % per_expert
        panel_bytes = format_.panel_bytes(k, features)
        start, end = k.load_index(k.groups, expert), k.load_index(k.groups, expert + 1)
        first_panel = (expert * per_expert + group) * shape.panels
        panel = [(first_panel + p) * panel_bytes for p in range(shape.panels)]
        pairs_at = k.param("experts") + 1
        with k.loop(start, end, shape.rows) as tiles:
            places = tile_rows(tiles.index, shape.rows, end - 1)
            pairs = [k.load_index(k.groups, pairs_at + p) for p in places]
            row_at = [p // k.param("rowDivisor") * features for p in pairs]
            sums = dot_panels(k, format_, k.w, panel, k.x, row_at, features)
            for pair, place, row in zip(pairs, range(shape.rows), sums):
                with k.when((tiles.index + place).compare("slt", end)):
                    self.finish(k, pair, group, row, width)
        return k.text()

    def finish(self, k, pair, group, sums, width):
        if self.gate_up:
            sums = [silu(k, g) * u for g, u in zip(sums[::2], sums[1::2])]
        at = pair * width + group * (16 * len(sums))
        for p, value in enumerate(sums):
            k.vstore(value, k.out, at + 16 * p)


CONFIGS = [Route()] + [
    ExpertLinear(f, s, gate_up)
    for f in FORMATS
    for gate_up in (False, True)
    for s in SHAPES
    if s.panels == 2 or (s.panels == 1 and not gate_up)
]
