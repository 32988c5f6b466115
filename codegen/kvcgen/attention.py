"""Causal attention over paged K and V, for decode and chunked prefill alike.

Grid: (items x KV heads). An item is a run of rows of one sequence; a workgroup
takes the item's rows of all query heads of one KV head: each K and V tile is
decoded once for all of them.

Order, the same for every query whatever its item holds: keys in ranges of RANGE
counted from position 0, a range in tiles of TILE; the running maximum moves once
per tile. A range starts from (maximum -1e30, sum 0); its result is merged into
the total in order. A tile or range past a query's position leaves its state as
it was, exactly: its maximum stays, the factors are 2^0 = 1, the terms are 0.

Scores are in units of log2: the query is multiplied by scale * log2 e * K's
scale once, the output by V's scale.
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


@dataclass(frozen=True)
class Attention:
    """`dim`: D, a multiple of 16."""

    codec: str
    dim: int

    @property
    def name(self):
        return f"attention_{self.codec}_d{self.dim}__cpu"

    def render(self):
        args = {"step": "i32", "q": "f32", "scales": "f32", "kv": "i8", "out": "f32"}
        return Body(Kernel(self.name, args), self).render()


class Body:
    """Writes one attention kernel."""

    def __init__(self, k, config):
        self.k, self.dim = k, config.dim
        self.codec = next(c for c in CODECS if c.name == config.codec)
        self.heads, self.kv_heads = k.param("heads"), k.param("kvHeads")
        self.group = k.param("groupSize")  # query heads of a KV head

    def render(self):
        k = self.k
        item, self.kv_head = k.block(0) // self.kv_heads, k.block(0) % self.kv_heads
        queries = k.param("queriesMax")  # rows per item * groupSize, up to QUERIES
        for name in ("q", "partial", "total"):
            setattr(self, f"{name}_rows", k.scratch(queries * self.dim, "f32"))
        # Per query: running maximum and sum of the range and of all, last factor.
        for name in ("maximum", "sum", "total_maximum", "total_sum", "factor"):
            setattr(self, name, k.scratch(queries, "f32"))
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
            self.load_queries()
            self.all_ranges()
            self.store_output()
        return k.text()

    def query(self, index):
        """Row and query head of a query; past the last one it is the last one."""
        index = index.min(self.count - 1)
        return (
            self.first_row + index // self.group,
            self.kv_head * self.group + index % self.group,
        )

    def load_queries(self):
        k = self.k
        scale = k.splat(k.load(k.scales, self.kv_head))
        with k.loop(0, self.padded) as i:
            row, head = self.query(i.index)
            at = (row * self.heads + head) * self.dim
            for d in range(0, self.dim, 16):
                k.vstore(
                    k.vload(k.q, at + d, 16) * scale,
                    self.q_rows,
                    i.index * self.dim + d,
                )
        self.reset(self.total_maximum, self.total_sum, self.total_rows)

    def reset(self, maximum, sum_, rows):
        k = self.k
        zero = k.const(0.0, "vector<16xf32>")
        with k.loop(0, self.padded) as i:
            k.store(k.const(LOWEST, "f32"), maximum, i.index)
            k.store(k.const(0.0, "f32"), sum_, i.index)
            for d in range(0, self.dim, 16):
                k.vstore(zero, rows, i.index * self.dim + d)

    def all_ranges(self):
        k = self.k
        with k.loop(0, self.key_count, RANGE) as ranges:
            self.reset(self.maximum, self.sum, self.partial_rows)
            end = (ranges.index + RANGE).min(self.key_count)
            with k.loop(ranges.index, end, TILE) as tiles:
                with k.loop(0, VECTORS) as page:
                    self.decode_page(tiles.index, page.index)
                with k.loop(0, self.padded, QUERIES) as group:
                    self.scores(tiles.index, group.index)
                used = (self.key_count - tiles.index).min(TILE)
                with k.loop(0, self.padded, 2) as pair:
                    self.weighted_values(pair.index, used)
            self.merge()

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
        old = k.load(self.maximum, query)
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
        sum_ = k.fma(k.load(self.sum, query), factor, k.reduce("add", total))
        k.store(new, self.maximum, query)
        k.store(sum_, self.sum, query)
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
                        k.vload(self.partial_rows, (first + i) * dim + d, 16) * factor
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
                    k.vstore(t.results[s], self.partial_rows, (first + i) * dim + d)

    def merge(self):
        """total = total * 2^(M - new) + range * 2^(m - new)."""
        k, dim = self.k, self.dim
        with k.loop(0, self.padded) as i:
            total, part = (
                k.load(self.total_maximum, i.index),
                k.load(self.maximum, i.index),
            )
            new = total.max(part)
            a, b = k.exp2(total - new), k.exp2(part - new)
            sum_ = k.load(self.total_sum, i.index) * a
            k.store(new, self.total_maximum, i.index)
            k.store(k.fma(k.load(self.sum, i.index), b, sum_), self.total_sum, i.index)
            a, b = k.splat(a), k.splat(b)
            for d in range(0, dim, 16):
                at = i.index * dim + d
                old = k.vload(self.total_rows, at, 16) * a
                k.vstore(
                    k.fma(k.vload(self.partial_rows, at, 16), b, old),
                    self.total_rows,
                    at,
                )

    def store_output(self):
        k, dim = self.k, self.dim
        scale = k.load(k.scales, self.kv_heads + self.kv_head)
        with k.loop(0, self.count) as i:
            row, head = self.query(i.index)
            factor = k.splat(scale / k.load(self.total_sum, i.index))
            for d in range(0, dim, 16):
                value = k.vload(self.total_rows, i.index * dim + d, 16) * factor
                k.vstore(value, k.out, (row * self.heads + head) * dim + d)


CONFIGS = [Attention(c.name, d) for c in CODECS for d in (64, 80, 96, 128, 256)]
