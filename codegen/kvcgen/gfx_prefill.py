"""Prefill of gfx_attention.py: one wave, all keys, states of each level in memory."""

from . import step
from .gfx_operand import operand_at
from .gfx_span import GROUP, LOWEST, RANGE, SPAN, Attend, State
from .targets import PAGE_TOKENS


class Stored:
    """A state of all column tiles in memory: every lane has its own values, which lie
    as [tile][fragment][2][lane][4]; maxima and sums, always in LDS, as
    [level][tile][2][lane]."""

    def __init__(self, body, level, buffer, at):
        self.body, self.level, self.buffer, self.at = body, level, buffer, at

    def head_place(self, tile):
        body = self.body
        return body.place_lane + (self.level * body.tiles + tile) * 64

    def head(self, tile):
        k, at = self.body.k, self.head_place(tile)
        return [k.load(self.body.level_heads, at + i) for i in (0, 32)]

    def merge_head(self, tile, part, first):
        """Merges a maximum and sum; the factors of the values. `first`: there is
        nothing to merge with yet."""
        body, k, at = self.body, self.body.k, self.head_place(tile)
        total = k.branch(
            first,
            lambda: [k.const(LOWEST, "f32"), k.const(0.0, "f32")],
            lambda: self.head(tile),
        )
        head, a, b = body.merge_factors(total, part)
        k.store(head[0], body.level_heads, at)
        k.store(head[1], body.level_heads, at + 32)
        return k.splat(a, 8), k.splat(b, 8)

    def place(self, tile, f):
        """`f` is a number or an index."""
        body = self.body
        at = self.at + body.place_lane * 4 + tile * body.fragments * 256
        return at + f * 256

    def load(self, tile, f):
        k, at = self.body.k, self.place(tile, f)
        return k.concat(
            k.vload(self.buffer, at, 4, align=16),
            k.vload(self.buffer, at + 128, 4, align=16),
        )

    def store(self, value, tile, f):
        k, at = self.body.k, self.place(tile, f)
        k.vstore(k.slice(value, 0, 4), self.buffer, at, align=16)
        k.vstore(k.slice(value, 4, 4), self.buffer, at + 128, align=16)


class PrefillBody(Attend):
    """Writes one prefill kernel."""

    def __init__(self, k, config):
        super().__init__(k, config, config.tiles)
        self.ahead = 1 if self.dim > 96 else max(1, 2 // self.codec.bytes)
        self.floats = self.tiles * 16 * self.dim
        self.range_values = k.scratch(self.floats, "f32")
        # Of every column: read when needed, registers are dear.
        self.score_scales = k.scratch(self.tiles * 16, "f32")
        self.column_keys = k.scratch(self.tiles * 16, "i32")
        self.level_heads = k.scratch(3 * self.tiles * 64, "f32")

    def render(self):
        k = self.k
        index, blocks = k.block(0), k.param("columnBlocks")
        item = index // (self.kv_heads * blocks)
        self.kv_head = index // blocks % self.kv_heads
        self.first_column = index % blocks * (16 * self.tiles)
        base = index * (2 * self.floats)
        none = k.index(0)
        self.levels = [
            Stored(self, 0, self.range_values, none),
            Stored(self, 1, k.partial, base),
            Stored(self, 2, k.partial, base + self.floats),
        ]
        with k.when(item.compare("slt", k.load_index(k.step, step.ITEM_COUNT))):
            self.begin(item)
            self.count = self.rows * self.group
            with k.when(self.first_column.compare("slt", self.count)):
                self.attend()
        return k.text()

    def query_of(self, column):
        """Row and query head of a column; past the last one it is the last one."""
        column = column.min(self.count - 1)
        return (
            self.first_row + column // self.group,
            self.kv_head * self.group + column % self.group,
        )

    def score_scale(self, c):
        return self.k.load(self.score_scales, self.anew(c))

    def keys_seen(self, c):
        return self.k.load(self.column_keys, self.anew(c))

    def anew(self, c):
        return self.column + self.k.opaque(16 * c)

    def keys_of(self, row):
        return self.k.load(self.k.step, self.k.param("positionsAt") + row) + 1

    def attend(self):
        k = self.k
        for c in range(self.tiles):
            row, head = self.query_of(self.first_column + self.column + 16 * c)
            at = self.column + 16 * c
            start = (row * self.heads + head) * self.dim
            scale = self.prepare(c, lambda d: k.vload(k.q, start + d, 4, align=16))
            k.store(scale, self.score_scales, at)
            k.store(self.keys_of(row), self.column_keys, at)
        k.barrier()
        self.first_keys = self.keys_of(self.query_of(self.first_column)[0])
        last = self.first_column + (16 * self.tiles - 1)
        self.keys = self.keys_of(self.query_of(last)[0])
        self.last_page = (self.keys - 1) // PAGE_TOKENS
        zero = k.const(0, "i32")
        all_groups = k.const(RANGE * GROUP, "i32")
        one_range = self.keys.compare("sle", RANGE)
        one_group = self.keys.compare("sle", RANGE * GROUP)
        with k.loop(zero, self.keys, all_groups) as groups:
            end = (groups.index + RANGE * GROUP).min(self.keys)
            with k.loop(groups.index, end, RANGE) as ranges:
                self.one_range(ranges.index)
                with k.when(self.keys.compare("sgt", RANGE)):
                    self.merge_levels(0, ranges.index.compare("eq", groups.index))
            with k.when(self.keys.compare("sgt", RANGE * GROUP)):
                self.merge_levels(1, groups.index.compare("eq", 0))
        self.forget_places()
        with k.when(one_range):
            self.store_output(self.levels[0])
        with k.otherwise():
            with k.when(one_group):
                self.store_output(self.levels[1])
            with k.otherwise():
                self.store_output(self.levels[2])

    def forget_places(self):
        """What follows computes its addresses anew: they must not hold registers above."""
        self.none = self.k.opaque(0)
        self.place_lane = self.lane + self.none

    def one_range(self, start):
        """The state of a range, as level 0."""
        k = self.k
        end = (start + RANGE).min(self.keys)
        with k.loop(start, end, SPAN) as spans:
            empty = [State.empty(k, self.fragments) for _ in range(self.tiles)]
            stop = (spans.index + SPAN).min(end)
            states = self.span(empty, spans.index, self.first_keys, stop)
            self.forget_places()
            first = spans.index.compare("eq", start)
            for c, state in enumerate(states):
                part = (state.maximum, state.sum + k.swap_halves(state.sum))
                a, b = self.levels[0].merge_head(c, part, first)
                self.merge_values(c, state.values, first, a, b)

    def merge_values(self, c, values, first, a, b):
        k, level = self.k, self.levels[0]
        with k.when(first):
            for f, value in enumerate(values):
                level.store(value, c, f)
        with k.otherwise():
            for f, value in enumerate(values):
                level.store(k.fma(value, b, level.load(c, f) * a), c, f)

    def merge_levels(self, level, first):
        """Level `level` merged into the next."""
        k = self.k
        below, above = self.levels[level : level + 2]
        self.forget_places()
        for c in range(self.tiles):
            a, b = above.merge_head(c, below.head(c), first)
            with k.loop(0, self.fragments) as f:
                value = below.load(c, f.index)
                with k.when(first):
                    above.store(value, c, f.index)
                with k.otherwise():
                    old = above.load(c, f.index)
                    above.store(k.fma(value, b, old * a), c, f.index)

    def store_output(self, level):
        k = self.k
        for c in range(self.tiles):
            inverse = k.splat(k.const(1.0, "f32") / level.head(c)[1], 8)
            column = self.first_column + self.none + self.column + 16 * c
            row, head = self.query_of(column)
            first = head * self.dim + self.half * 8
            width, tile = self.heads * self.dim, k.param("outTileRows")
            with k.loop(0, self.fragments) as f:
                # A lane's dims are every other one.
                every_other = lambda buffer, at: k.pack(
                    [k.load(buffer, at + 2 * i) for i in range(8)]
                )
                scales, centres = self.value_factors(
                    f.index * 16 + self.half, every_other
                )
                value = k.fma(level.load(c, f.index) * inverse, scales, centres)
                value = self.contiguous(self.to_half(value))
                to = operand_at(k, row, first + f.index * 16, width, tile)
                with k.when(column.compare("slt", self.count)):
                    k.vstore(value, k.out, to, align=16)

    def contiguous(self, half):
        """Lanes l and l + 16 exchange halves, so that each has 8 dims on end."""
        k = self.k
        words = k.cast("vector.bitcast", half, "vector<4xi32>")
        low, high = k.slice(words, 0, 2), k.slice(words, 2, 2)
        own = k.select(self.is_high, high, low)
        theirs = k.swap_halves(k.select(self.is_high, low, high))
        even = k.select(self.is_high, theirs, own)
        odd = k.select(self.is_high, own, theirs)
        pair = [k.cast("vector.bitcast", v, "vector<4xf16>") for v in (even, odd)]
        return k.shuffle(*pair, [0, 4, 1, 5, 2, 6, 3, 7])
