"""Routing on gfx1100: the choice of experts, and the pairs sorted by expert.

A pair (row, rank) is number row * k + rank. `groups` (i32) says which pairs an expert
has, in tiles of up to 16: [0] count of tiles, [4 + 4 t ...] expert, first place and
number of pairs of tile t, and from `pairsAt` on the pairs, ordered by expert and within
an expert ascending.

In decode the workgroup that ends the router's layer last also chooses and sorts; in
prefill that takes two launches more.
"""

from dataclasses import dataclass

from . import step
from .gfx_linear import INPUTS, ROWS, Workgroup, store_rows
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
    """The router's linear layer; the workgroup that arrives last at a block of rows routes
    them, and the last of these sorts all pairs."""

    format: str

    @property
    def name(self):
        return f"linear_route_{self.format}__gfx1100"

    def render(self):
        args = dict(INPUTS, counters="i32", logits="f32")
        args |= {"weights": "f32", "ids_out": "i32", "groups": "i32"}
        k = Kernel(self.name, args, waves="waves")
        work = Workgroup(k, self.format, 1)  # routers are narrow
        work.run(store_rows(k, 1, k.logits), ROWS[:2])
        experts, blocks = k.param("experts"), k.param("blocks")
        probability = k.scratch(experts * k.waves, "f32")
        last = k.arrive(k.counters, work.block, k.param("arrivals"))
        with k.when(last):
            first = work.block * 16
            end = (first + 16).min(work.count)
            with k.loop(first + k.wave(), end, k.waves) as row:
                route_row(k, row.index, probability, k.wave() * experts)
            one = blocks.compare("eq", 1)
            [all_] = k.branch(
                one,
                lambda: [k.barrier() or one],
                lambda: [k.arrive(k.counters, blocks, blocks)],
            )
            with k.when(all_):
                pairs = work.count * k.param("expertsPerToken")
                few = k.param("pairsInLds").compare("sgt", 0)
                with k.when(few):
                    sort_in_lds(k, k.ids_out, pairs)
                with k.otherwise():
                    sort_pairs(k, k.ids_out, pairs)
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
        pairs = k.load_index(k.step, step.ROW_COUNT) * k.param("expertsPerToken")
        sort_pairs(k, k.ids, pairs)
        return k.text()


def number(k, index):
    return k.cast("arith.index_cast", index, "i32")


def sort_pairs(k, ids, pairs):
    """Sorts any number of pairs by expert: a thread takes an expert at a time."""
    experts, threads = k.param("experts"), k.waves * 32
    counts = k.scratch(experts, "i32")
    thread = k.wave() * 32 + k.lane()
    zero, one = k.const(0, "i32"), k.const(1, "i32")
    with k.loop(thread, experts, threads) as e:
        id_ = number(k, e.index)
        with k.loop(0, pairs, 1, [zero]) as p:
            here = k.load(ids, p.index).compare("eq", id_)
            p.carry_on([p.carried[0] + k.select(here, one, zero)])
        k.store(p.results[0], counts, e.index)
    k.barrier()
    with k.loop(thread, experts, threads) as e:
        place_expert(k, ids, e.index, counts, pairs)


def place_expert(k, ids, expert, counts, pairs):
    """The tiles and the pairs of one expert, behind those of the experts before."""
    zero, one = k.const(0, "i32"), k.const(1, "i32")
    tiles_of = lambda count: (count + 15) >> 4
    with k.loop(0, expert, 1, [zero, zero]) as before:
        first, tile = before.carried
        count = k.load(counts, before.index)
        before.carry_on([first + count, tile + tiles_of(count)])
    first, tile = before.results
    id_, count = number(k, expert), k.load(counts, expert)
    tiles = tiles_of(count)
    wide = lambda v: k.cast("arith.index_cast", v, "index")
    with k.loop(0, wide(tiles)) as t:
        done = number(k, t.index * 16)
        store_tile(k, wide(tile) + t.index, id_, first + done, (count - done).min(16))
    with k.loop(0, pairs, 1, [first]) as p:
        here = k.load(ids, p.index).compare("eq", id_)
        with k.when(here):
            at = k.param("pairsAt") + wide(p.carried[0])
            k.store(number(k, p.index), k.groups, at)
        p.carry_on([p.carried[0] + k.select(here, one, zero)])
    with k.when(expert.compare("eq", k.param("experts") - 1)):
        k.store(tile + tiles, k.groups, 0)


def store_tile(k, tile, expert, first, count):
    for i, word in enumerate((expert, first, count)):
        k.store(word, k.groups, tile * 4 + (4 + i))


def sort_in_lds(k, ids, pairs):
    """The same, of at most `pairsInLds` pairs (a multiple of 4): a thread takes a pair at
    a time and counts those that come before it, four at a time."""
    size, threads = k.param("pairsInLds"), k.waves * 32
    own, sorted_, starts = (k.scratch(size, "i32") for _ in range(3))
    thread = k.wave() * 32 + k.lane()
    zero, one = (k.const(n, "vector<4xi32>") for n in (0, 1))
    none = k.const(0, "i32")
    with k.loop(thread, size, threads) as p:
        id_ = k.load(ids, p.index.min(pairs - 1).max(0))
        # Behind the last pair: no expert, and no tile.
        here = p.index.compare("slt", pairs)
        k.store(k.select(here, id_, k.const(2**31 - 1, "i32")), own, p.index)
        k.store(none, starts, p.index)
    with k.when(thread.compare("eq", 0)):
        k.store(none, k.groups, 0)
    k.barrier()

    def counts(buffer, place, tests):
        """How many words each of `tests` says yes to, given them and whether they stand
        before `place`."""
        order = k.const([0, 1, 2, 3], "vector<4xi32>")
        place = k.splat(number(k, place), 4)
        with k.loop(0, size, 4, [zero] * tests(None, None)) as q:
            words = k.vload(buffer, q.index, 4, align=16)
            before = (k.splat(number(k, q.index), 4) + order).compare("slt", place)
            found = tests(words, before)
            q.carry_on([c + f for c, f in zip(q.carried, found)])
        results = []
        for total in q.results:
            parts = [k.extract(total, i) for i in range(4)]
            results.append(parts[0] + parts[1] + parts[2] + parts[3])
        return results

    wide = lambda v: k.cast("arith.index_cast", v, "index")
    with k.loop(thread, pairs, threads) as p:
        id_ = k.load(own, p.index)

        def tests(words, before):
            if words is None:
                return 3
            mine = k.splat(id_, 4)
            same = k.select(words.compare("eq", mine), one, zero)
            less = k.select(words.compare("slt", mine), one, zero)
            return [less, same, k.select(before, same, zero)]

        less, same, rank = counts(own, p.index, tests)
        place = wide(less + rank)
        k.store(number(k, p.index), k.groups, k.param("pairsAt") + place)
        begins = (rank & 15).compare("eq", 0)
        k.store(id_, sorted_, place)
        k.store(k.select(begins, (same - rank).min(16), none), starts, place)
    k.barrier()
    with k.loop(thread, pairs, threads) as p:

        def starting(words, before):
            if words is None:
                return 1
            starts_ = k.select(words.compare("sgt", zero), one, zero)
            return [k.select(before, starts_, zero)]

        count = k.load(starts, p.index)
        [tile] = counts(starts, p.index, starting)
        begins = count.compare("sgt", 0)
        with k.when(begins):
            first = number(k, p.index)
            store_tile(k, wide(tile), k.load(sorted_, p.index), first, count)
        with k.when(p.index.compare("eq", pairs - 1)):
            last = k.select(begins, k.const(1, "i32"), none)
            k.store(tile + last, k.groups, 0)


CONFIGS = [
    GfxRoute(),
    GfxGroup(),
    *(GfxLinearRoute(f) for f in FORMATS),
]
