"""Causal attention over paged K and V, for decode and chunked prefill alike.

An item is a run of rows of one sequence; a workgroup takes the item's rows of all
query heads of one KV head: each K and V tile is decoded once for all of them.

Prefill, grid (items x KV heads): a workgroup goes through all keys of its item.
Decode, grid (items x KV heads, slots): a workgroup takes every slots-th range of
keys of an item of one row and leaves their states in `partial`; the merge kernel,
grid (items x KV heads), folds the states in order. Both do the same operations in the
same order, so their results have the same bits.

Order, the same for every query whatever its item holds: keys in ranges of RANGE
counted from position 0, a range in tiles of TILE; the running maximum moves once
per tile. A range starts from (maximum -1e30, sum 0); its result is merged into
the total in order. A tile or range past a query's position leaves its state as
it was, exactly: its maximum stays, the factors are 2^0 = 1, the terms are 0.

Queries come multiplied by softmax scale * log2 e * K's scale * the codec's
decode_scale (qkv.py): scores are in units of log2. `factors` is [2][G][D]: of every KV
head what the weighted mean of V's codes is multiplied by (V's scale * decode_scale),
and what is then added (V's centre). K's centre needs nothing: it adds the same to all
scores of a query.
"""

from dataclasses import dataclass

from . import step
from .codecs import CODECS
from .ir import Kernel
from .targets import PAGE_TOKENS

TILE, RANGE = 64, 512
QUERIES = 4  # in registers at a time: 4 x 4 score vectors
LOWEST = -1e30
VECTORS = TILE // 16
DIMS = (64, 80, 96, 128, 256)


@dataclass(frozen=True)
class Attention:
    """`dim`: D, a multiple of 16. `split`: states of single ranges, into `out`."""

    codec: str
    dim: int
    split: bool

    @property
    def name(self):
        family = "attention_split" if self.split else "attention"
        return f"{family}_{self.codec}_d{self.dim}__cpu"

    def render(self):
        args = {"step": "i32", "q": "f32", "factors": "f32", "kv": "i8", "out": "f32"}
        return Body(Kernel(self.name, args), self).render()


@dataclass(frozen=True)
class AttentionMerge:
    """Folds the ranges' states of `attention_split`: out = total / sum * V's scale + V's centre."""

    dim: int

    @property
    def name(self):
        return f"attention_merge_d{self.dim}__cpu"

    def render(self):
        args = {"step": "i32", "partial": "f32", "factors": "f32", "out": "f32"}
        return MergeBody(Kernel(self.name, args), self).render()


class State:
    """Running maximum, sum and weighted values of some queries, in scratch."""

    def __init__(self, k, queries, dim):
        self.k, self.dim = k, dim
        self.maximum = k.scratch(queries, "f32")
        self.sum = k.scratch(queries, "f32")
        self.rows = k.scratch(queries * dim, "f32")

    def reset(self, count):
        k = self.k
        zero = k.const(0.0, "vector<16xf32>")
        with k.loop(0, count) as i:
            k.store(k.const(LOWEST, "f32"), self.maximum, i.index)
            k.store(k.const(0.0, "f32"), self.sum, i.index)
            for d in range(0, self.dim, 16):
                k.vstore(zero, self.rows, i.index * self.dim + d)

    def merge(self, i, maximum, sum_, buffer, at):
        """Folds the state (maximum, sum, values at `at` of `buffer`) into query i:
        values = values * 2^(M - new) + theirs * 2^(m - new), sums likewise."""
        k = self.k
        total = k.load(self.maximum, i)
        new = total.max(maximum)
        a, b = k.exp2(total - new), k.exp2(maximum - new)
        k.store(new, self.maximum, i)
        k.store(k.fma(sum_, b, k.load(self.sum, i) * a), self.sum, i)
        a, b = k.splat(a), k.splat(b)
        for d in range(0, self.dim, 16):
            mine = i * self.dim + d
            old = k.vload(self.rows, mine, 16) * a
            k.vstore(k.fma(k.vload(buffer, at + d, 16), b, old), self.rows, mine)

    def store_output(self, i, kv_head, to):
        k, kv_heads = self.k, self.k.param("kvHeads")
        inverse = k.splat(k.const(1.0, "f32") / k.load(self.sum, i))
        for d in range(0, self.dim, 16):
            scale, centre = (
                k.vload(k.factors, (kv_heads * part + kv_head) * self.dim + d, 16)
                for part in (0, 1)
            )
            mean = k.vload(self.rows, i * self.dim + d, 16) * inverse
            k.vstore(k.fma(mean, scale, centre), k.out, to + d)


def partial_at(k, row, head, range_, dim):
    """Where `attention_split` leaves the state of a query for one range: D values,
    then maximum and sum, padded to 16."""
    index = (row * k.param("heads") + head) * k.param("ranges") + range_
    return index * (dim + 16)


class MergeBody:
    """Writes one merge kernel."""

    def __init__(self, k, config):
        self.k, self.dim = k, config.dim

    def render(self):
        k, dim = self.k, self.dim
        kv_heads, group = k.param("kvHeads"), k.param("groupSize")
        row, kv_head = k.block(0) // kv_heads, k.block(0) % kv_heads
        total = State(k, group, dim)
        with k.when(row.compare("slt", k.load_index(k.step, step.ITEM_COUNT))):
            first = k.load_index(k.step, k.param("itemsAt") + row * step.ITEM_WORDS)
            keys = step.row_word(k, "positionsAt", first) + 1
            total.reset(group)
            with k.loop(0, (keys + (RANGE - 1)) // RANGE) as ranges:
                with k.loop(0, group) as i:
                    at = partial_at(
                        k, first, kv_head * group + i.index, ranges.index, dim
                    )
                    maximum, sum_ = (
                        k.load(k.partial, at + dim),
                        k.load(k.partial, at + dim + 1),
                    )
                    total.merge(i.index, maximum, sum_, k.partial, at)
            with k.loop(0, group) as i:
                head = kv_head * group + i.index
                total.store_output(
                    i.index, kv_head, (first * k.param("heads") + head) * dim
                )
        return k.text()


class Body:
    """Writes one attention kernel."""

    def __init__(self, k, config):
        self.k, self.dim, self.split = k, config.dim, config.split
        self.codec = next(c for c in CODECS if c.name == config.codec)
        self.heads, self.kv_heads = k.param("heads"), k.param("kvHeads")
        self.group = k.param("groupSize")  # query heads of a KV head

    def render(self):
        k = self.k
        item, self.kv_head = k.block(0) // self.kv_heads, k.block(0) % self.kv_heads
        queries = k.param("queriesMax")  # rows per item * groupSize, up to QUERIES
        self.q_rows = k.scratch(queries * self.dim, "f32")
        self.range = State(k, queries, self.dim)
        self.total = None if self.split else State(k, queries, self.dim)
        self.factor = k.scratch(queries, "f32")  # of a query's last tile
        self.weights = k.scratch(queries * TILE, "f32")
        self.keys = k.scratch(self.dim * TILE, "f32")
        self.values = k.scratch(self.dim * TILE, "f32")
        with k.when(item.compare("slt", k.load_index(k.step, step.ITEM_COUNT))):
            at = k.param("itemsAt") + item * step.ITEM_WORDS
            self.first_row = k.load_index(k.step, at)
            rows = k.load_index(k.step, at + 1)
            self.tables_at = k.param("blockTablesAt") + k.load_index(
                k.step, at + 2
            ) * k.param("pagesPerSequence")
            self.count = rows * self.group
            self.padded = (self.count + (QUERIES - 1)) // QUERIES * QUERIES
            self.key_count = (
                step.row_word(k, "positionsAt", self.first_row + rows - 1) + 1
            )
            if self.split:
                self.some_ranges(k.block(1))
            else:
                self.all_ranges()
        return k.text()

    def some_ranges(self, slot):
        """Ranges slot, slot + slots, ...: the grid does not depend on the context."""
        k, dim = self.k, self.dim
        ranges = (self.key_count + (RANGE - 1)) // RANGE
        with k.when(slot.compare("slt", ranges)):
            self.load_queries()
            with k.loop(slot, ranges, k.param("slots")) as range_:
                self.attend(range_.index * RANGE)
                with k.loop(0, self.count) as i:
                    row, head = self.query(i.index)
                    at = partial_at(k, row, head, range_.index, dim)
                    for d in range(0, dim, 16):
                        k.vstore(
                            k.vload(self.range.rows, i.index * dim + d, 16),
                            k.out,
                            at + d,
                        )
                    k.store(k.load(self.range.maximum, i.index), k.out, at + dim)
                    k.store(k.load(self.range.sum, i.index), k.out, at + dim + 1)

    def all_ranges(self):
        k, total, part = self.k, self.total, self.range
        self.load_queries()
        total.reset(self.padded)
        with k.loop(0, self.key_count, RANGE) as ranges:
            self.attend(ranges.index)
            with k.loop(0, self.padded) as i:
                maximum, sum_ = k.load(part.maximum, i.index), k.load(part.sum, i.index)
                total.merge(i.index, maximum, sum_, part.rows, i.index * self.dim)
        with k.loop(0, self.count) as i:
            row, head = self.query(i.index)
            to = (row * self.heads + head) * self.dim
            total.store_output(i.index, self.kv_head, to)

    def query(self, index):
        """Row and query head of a query; past the last one it is the last one."""
        index = index.min(self.count - 1)
        return (
            self.first_row + index // self.group,
            self.kv_head * self.group + index % self.group,
        )

    def load_queries(self):
        k = self.k
        with k.loop(0, self.padded) as i:
            row, head = self.query(i.index)
            at = (row * self.heads + head) * self.dim
            for d in range(0, self.dim, 16):
                k.vstore(
                    k.vload(k.q, at + d, 16),
                    self.q_rows,
                    i.index * self.dim + d,
                )

    def attend(self, start):
        """The state of one range, from its beginning."""
        k = self.k
        self.range.reset(self.padded)
        end = (start + RANGE).min(self.key_count)
        with k.loop(start, end, TILE) as tiles:
            with k.loop(0, VECTORS) as page:
                self.decode_page(tiles.index, page.index)
            with k.loop(0, self.padded, QUERIES) as group:
                self.scores(tiles.index, group.index)
            used = (self.key_count - tiles.index).min(TILE)
            with k.loop(0, self.padded, 2) as pair:
                self.weighted_values(pair.index, used)

    def decode_page(self, tile, page):
        """K and V of 16 positions as f32; positions past the last key give V = 0."""
        k, dim, size = self.k, self.dim, self.codec.bytes
        start = tile + page * PAGE_TOKENS
        with k.when(start.compare("slt", self.key_count)):
            id_ = k.load_index(k.step, self.tables_at + start // PAGE_TOKENS)
            at = id_ * k.param("pageBytes") + self.kv_head * (
                2 * PAGE_TOKENS * dim * size
            )
            with k.loop(0, dim) as d:
                raw = k.vload(k.kv, at + d.index * (16 * size), 16 * size)
                to = d.index * TILE + page * 16
                k.vstore(self.codec.decode(k, raw), self.keys, to)
            at = at + PAGE_TOKENS * dim * size
            with k.loop(0, PAGE_TOKENS) as t:
                valid = (start + t.index).compare("slt", self.key_count)
                zero = k.const(0.0, "vector<16xf32>")
                for d in range(0, dim, 16):
                    raw = k.vload(
                        k.kv, at + t.index * (dim * size) + d * size, 16 * size
                    )
                    value = k.select(valid, self.codec.decode(k, raw), zero)
                    k.vstore(value, self.values, (page * 16 + t.index) * dim + d)

    def scores(self, tile, first):
        """Softmax weights of QUERIES queries for one tile, and their new state."""
        k, dim = self.k, self.dim
        zero = k.const(0.0, "vector<16xf32>")
        with k.loop(0, dim, 1, [zero] * (QUERIES * VECTORS)) as d:
            sums = list(d.carried)
            keys = [
                k.vload(self.keys, d.index * TILE + 16 * v, 16) for v in range(VECTORS)
            ]
            for i in range(QUERIES):
                q = k.splat(k.load(self.q_rows, (first + i) * dim + d.index))
                for v in range(VECTORS):
                    s = i * VECTORS + v
                    sums[s] = k.fma(q, keys[v], sums[s])
            d.carry_on(sums)
        for i in range(QUERIES):
            self.softmax(tile, first + i, d.results[i * VECTORS : (i + 1) * VECTORS])

    def softmax(self, tile, query, scores):
        k = self.k
        row, _ = self.query(query)
        last = step.row_word(k, "positionsAt", row) - tile
        last = k.splat(k.cast("arith.index_cast", last, "i32"))
        masks, masked = [], []
        for v, score in enumerate(scores):
            lanes = k.const(list(range(16 * v, 16 * v + 16)), "vector<16xi32>")
            masks.append(lanes.compare("sle", last))
            masked.append(k.select(masks[v], score, k.const(LOWEST, "vector<16xf32>")))
        highest = masked[0]
        for other in masked[1:]:
            highest = highest.max(other)
        old = k.load(self.range.maximum, query)
        new = old.max(k.reduce("max", highest))
        factor = k.exp2(old - new)
        splat = k.splat(new)
        total = None
        for v, score in enumerate(masked):
            weight = k.select(
                masks[v], k.exp2(score - splat), k.const(0.0, "vector<16xf32>")
            )
            k.vstore(weight, self.weights, query * TILE + 16 * v)
            total = weight if total is None else total + weight
        sum_ = k.fma(k.load(self.range.sum, query), factor, k.reduce("add", total))
        k.store(new, self.range.maximum, query)
        k.store(sum_, self.range.sum, query)
        k.store(factor, self.factor, query)

    def weighted_values(self, first, used):
        """partial = partial * factor + weights . V for two queries, keys ascending."""
        k, dim = self.k, self.dim
        for start in range(0, dim, 64):
            at = list(range(start, min(start + 64, dim), 16))
            init = []
            for i in range(2):
                factor = k.splat(k.load(self.factor, first + i))
                for d in at:
                    init.append(
                        k.vload(self.range.rows, (first + i) * dim + d, 16) * factor
                    )
            with k.loop(0, used, 1, init) as t:
                sums = list(t.carried)
                values = [k.vload(self.values, t.index * dim + d, 16) for d in at]
                for i in range(2):
                    w = k.splat(k.load(self.weights, (first + i) * TILE + t.index))
                    for j, value in enumerate(values):
                        s = i * len(at) + j
                        sums[s] = k.fma(w, value, sums[s])
                t.carry_on(sums)
            for i in range(2):
                for j, d in enumerate(at):
                    s = i * len(at) + j
                    k.vstore(t.results[s], self.range.rows, (first + i) * dim + d)


CONFIGS = [
    *(
        Attention(c.name, d, split)
        for c in CODECS
        for d in DIMS
        for split in (False, True)
    ),
    *(AttentionMerge(d) for d in DIMS),
]
