"""Causal attention over paged K and V on gfx1100, for decode and chunked prefill.

Products are transposed: S^T = K . Q^T and O^T = V^T . P^T, so that 16 bytes of a page
are a lane's row of the cached operand (pages.py), and a query is a column, of which 16
fit in a fragment. FP8 codes become f16 in registers, as `wave.fp8_decode` says.

Decode, `attention_split`, grid (items x KV heads x columnBlocks, slots): an item has one
row; its query heads of one KV head are the columns, `columns` (8 or 16) of them to a
workgroup. Workgroups of 8 waves take every slots-th range of RANGE keys, a wave SPAN of
them. The waves' states are merged in LDS; those of ranges go to `partial`, where the last
workgroup of every GROUP ranges merges them, and the last of these the groups. No grid
depends on the context, no further launch is needed, `counters` are 0 again afterwards.

Prefill, `attention`, grid (items x KV heads x columnBlocks): an item is a run of rows of
one sequence; row x query head of the KV head are the columns, 16 x `tiles` of them to a
workgroup, which is one wave, and goes through all keys. K and V are decoded in registers,
once for all columns of the wave: a copy in LDS for several waves would cost as much in
LDS reads (2 of 16 bytes a product) as it saves in decoding (20 instructions beside
`tiles` x 32 cycles). States of groups and of the whole are in `partial`.

| argument   | type | |
|---|---|---|
| `step`     | i32  | words of runtime/artifact/Format.h |
| `q`        | f32  | T x H x D, rotated |
| `scales`   | f32  | G of K: softmax scale x log2 e x K's scale x the codec's decode_scale; G of V: V's scale x decode_scale |
| `kv`       | i32  | one layer's part of page 0, as words |
| `counters` | i32  | decode: items x G x columnBlocks x (groups + 1); 0 before and after. prefill: any, not touched |
| `partial`  | f32  | decode: items x G x columnBlocks x (ranges + groups) x columns x (D + 4); prefill: grid.x x 2 x tiles x 16 x D; undefined before and after |
| `out`      | f16  | operand (gfx_operand.py) of T x (H D), in tiles of `outTileRows`; saturating at +-65504 |

Parameters: heads, kvHeads, groupSize (query heads of a KV head), itemsAt, positionsAt,
blockTablesAt, pagesPerSequence, pageBytes, outTileRows, columnBlocks; decode: columns of
a block are `columns` (8 or 16), columnBlocks = ceil(groupSize / columns), ranges =
ceil(longest context / RANGE), groups = ceil(ranges / GROUP), slots from 1 to ranges;
prefill: columnBlocks = ceil(most rows of an item x groupSize / (16 x tiles)).

Order, the same for every query in both kernels, whatever is computed beside it:

- A query is multiplied by the power of two that brings its largest element to
  [2^14, 2^15), and rounded to f16; the power is undone in the scale of its scores.
- Keys are counted from position 0 and taken in tiles of TILE. A score is summed over D in
  steps of 16 (`wave.mma`), in f32, and multiplied by the scale in f32: units of log2.
- A span starts from (maximum -1e30, sum 0, values 0). Once a tile, where the tile's
  highest score passes the maximum by more than SLACK, it becomes the maximum, and sum and
  values are multiplied by 2^(old - new). A weight is 2^(score - maximum + SHIFT), at most
  2^(SLACK + SHIFT); its sum takes it in f32, the values as f16: tile by tile, pages
  ascending, 16 keys at a time (`wave.mma`).
- The sum: of a tile's weights, those of a lane by halves (pages, then elements 4, 2, 1
  apart); lanes l and l + 16 are added up at the end of a span.
- Merging (M, L, O) with (m, l, o): N = max(M, m), O = fma(o, 2^(m - N), O * 2^(M - N)),
  L alike. Spans are merged in order to ranges, ranges to groups, groups to the whole.
- Output: O * (V's scale / L), rounded to f16; -0 becomes 0.

A tile past a query's position changes nothing in its state but the sign of a zero; so
does merging a span, range or group in which it has no key.
"""

from dataclasses import dataclass

from . import pages, step
from .codecs import CODECS
from .gfx_operand import operand_at
from .ir import Kernel
from .targets import PAGE_TOKENS

TILE, SPAN, WAVES, GROUP = 32, 128, 8, 8
RANGE = SPAN * WAVES
SHIFT, SLACK = 6.0, 8.0
LOWEST = -1e30
DIMS = (64, 80, 96, 128, 256)
ZERO8 = (0.0, "vector<8xf32>")


def fragment_loads(codec):
    """Loads of 16 bytes a lane that make one fragment."""
    return codec.bytes


class State:
    """Maximum, sum and values of 16 columns: a lane's column is lane % 16; element i
    of fragment f is value 16 f + 2 i + lane / 16. `sum` may be that of one half-wave."""

    def __init__(self, maximum, sum_, values):
        self.maximum, self.sum, self.values = maximum, sum_, list(values)

    def flat(self):
        return [self.maximum, self.sum, *self.values]

    @staticmethod
    def of(values):
        return State(values[0], values[1], values[2:])

    @staticmethod
    def empty(k, fragments):
        return State(
            k.const(LOWEST, "f32"),
            k.const(0.0, "f32"),
            [k.const(*ZERO8)] * fragments,
        )


class Attend:
    """What both kernels share: queries to fragments, and the state of one span."""

    def __init__(self, k, config, tiles):
        self.k, self.dim, self.tiles = k, config.dim, tiles
        self.codec = next(c for c in CODECS if c.name == config.codec)
        self.fragments = self.dim // 16
        self.heads, self.kv_heads = k.param("heads"), k.param("kvHeads")
        self.group = k.param("groupSize")
        self.lane = k.lane()
        self.column = self.lane % 16
        self.half = self.lane // 16
        self.is_high = self.half.compare("eq", 1)
        # Q: [tile][D / 16][2][16 columns][8 dims], so that reads have no conflicts.
        self.queries = k.scratch(tiles * 16 * self.dim, "f16")
        # Fragments (of every page of a tile) that are loaded before they are used.
        self.ahead = (4 if self.dim <= 128 else 2) // self.codec.bytes

    def begin(self, item):
        """Reads the item: its rows, its block table and its KV head's place in pages."""
        k = self.k
        at = k.param("itemsAt") + item * step.ITEM_WORDS
        self.first_row = k.load_index(k.step, at)
        self.rows = k.load_index(k.step, at + 1)
        self.table = k.param("blockTablesAt") + k.load_index(k.step, at + 2) * k.param(
            "pagesPerSequence"
        )
        self.page_words = k.param("pageBytes") // 4
        self.head_at = self.kv_head * (pages.head_bytes(self.codec, self.dim) // 4)
        self.lane_at = self.column * 4

    # Queries

    def prepare(self, tile, buffer, start):
        """Makes a tile's fragments of queries; the scale of a lane's scores. The lane's
        query is at `start` of `buffer`; it takes half its dims, 8 of every 16."""
        k = self.k
        at = start + self.half * 8
        parts = [
            k.vload(buffer, at + (16 * f + i), 4, align=16)
            for f in range(self.fragments)
            for i in (0, 4)
        ]
        largest = None
        for part in parts:
            size = k.op(f"math.absf {part.name} : {part.type}", part.type)
            largest = size if largest is None else k.highest([largest, size])
        largest = k.highest([k.extract(largest, i) for i in range(4)])
        largest = k.highest([largest, k.swap_halves(largest)])
        # Exponent e; up = 2^14 / 2^(e - 127), down its inverse.
        exponent = k.cast("arith.bitcast", largest, "i32") >> 23
        exponent = exponent.max(64).min(253)
        up = k.cast("arith.bitcast", (k.const(268, "i32") - exponent) << 23, "f32")
        down = k.cast("arith.bitcast", (exponent - 14) << 23, "f32")
        up = k.splat(up, 4)
        to = self.column * 8 + self.half * 128
        for f in range(self.fragments):
            half = [
                k.cast("arith.truncf", part * up, "vector<4xf16>")
                for part in parts[2 * f : 2 * f + 2]
            ]
            k.vstore(
                k.concat(*half),
                self.queries,
                to + 256 * (tile * self.fragments + f),
                align=16,
            )
        return k.load(k.scales, self.kv_head) * down

    def query(self, tile, f, base):
        k = self.k
        at = base + 256 * (tile * self.fragments + f)
        return k.concat(
            k.vload(self.queries, at, 8, align=16),
            k.vload(self.queries, at + 128, 8, align=16),
        )

    # Cache

    def page(self, index):
        """Words of a page's tiles of this head, of which the lane's are at `lane_at`."""
        k = self.k
        index = self.wide(index.min(self.last_page))
        id_ = k.load_index(k.step, self.table + index)
        return id_ * self.page_words + self.head_at

    # Positions, counts of keys and what is made of them are i32: comparisons of 64 bits
    # would be vector instructions.

    def narrow(self, value):
        return self.k.cast("arith.index_cast", value, "i32")

    def wide(self, value):
        return self.k.cast("arith.index_castui", value, "index")

    def units(self):
        """(of V, fragment) of a tile's units, in the order of their use. A unit is one
        fragment of every page of the tile."""
        return [(value, f) for value in (False, True) for f in range(self.fragments)]

    def load_unit(self, at, unit):
        """Raw fragments of a unit, as 32-bit words; `at` are its pages' places."""
        k, size = self.k, self.codec.bytes
        value, f = unit
        start = pages.tile_bytes(self.codec, self.dim) if value else 0
        start = start + f * size * 256
        return [
            k.vload(k.kv, page + self.lane_at + (start + i * 256) // 4, 4, align=16)
            for page in at
            for i in range(size)
        ]

    def decode(self, words):
        k = self.k
        if self.codec.bytes == 2:
            return k.cast("vector.bitcast", k.concat(*words), "vector<16xf16>")
        codes = k.cast("vector.bitcast", words[0], "vector<16xi8>")
        return k.fp8_decode(self.codec.format, codes, "f16", packed=True)

    def masked(self, words, mask):
        k = self.k
        return k.op(f"arith.andi {words.name}, {mask.name} : {words.type}", words.type)

    def keep_masks(self, count):
        """Masks of the words of V's rows that keep the first `count` keys of a page."""
        k, size = self.k, self.codec.bytes
        words = [k.const(0, "i32")] * (4 * size)
        for token in range(PAGE_TOKENS):
            byte = pages.row_at(self.codec, 0, pages.key_order(token))
            byte = byte // 256 * 16 + byte % 256
            bits = ((1 << 8 * size) - 1) << 8 * (byte % 4)
            bits -= 1 << 32 if bits >> 31 else 0
            bit = k.select(
                count.compare("sgt", token), k.const(bits, "i32"), k.const(0, "i32")
            )
            words[byte // 4] = words[byte // 4] | bit
        return [k.pack(words[i : i + 4]) for i in range(0, 4 * size, 4)]

    # One span

    def span(self, states, start, full_end, end):
        """The states of `tiles` column tiles after keys start..end, from empty states.

        Below `full_end` every column may see every key; there and after, column tile c
        sees those below `keys_seen(c)` (i32, a lane's own), and keys from `end` on count
        for nothing, whatever is in their slots. start is a multiple of TILE; end > start.
        """
        k = self.k
        self.full_end, self.end = full_end, end
        count = (end - start + (TILE - 1)) // TILE
        units = self.units()[: self.ahead]
        at = self.tile_pages(start)
        carried = [w for unit in units for w in self.load_unit(at, unit)]
        sizes = [TILE // PAGE_TOKENS * self.codec.bytes] * len(units)
        flat = [v for state in states for v in state.flat()]
        with k.loop(k.const(0, "i32"), count, 1, [*carried, *flat]) as tiles:
            begin = start + tiles.index * TILE
            words, states = self.unpack(tiles.carried, sizes)
            states, words = self.tile(begin, states, words)
            tiles.carry_on(
                [w for unit in words for w in unit]
                + [v for state in states for v in state.flat()]
            )
        return self.unpack(tiles.results, sizes)[1]

    def unpack(self, values, sizes):
        """Words of the units in flight, and the states behind them."""
        words, at = [], 0
        for size in sizes:
            words.append(list(values[at : at + size]))
            at += size
        width = 2 + self.fragments
        states = [
            State.of(values[at + width * c : at + width * (c + 1)])
            for c in range(self.tiles)
        ]
        return words, states

    def tile_pages(self, start):
        first = start // PAGE_TOKENS
        return [self.page(first + p) for p in range(TILE // PAGE_TOKENS)]

    def tile(self, start, states, flight):
        """The states after one tile. `flight` are its first units; those of the next
        tile, if there is one, are loaded in their place and returned."""
        k, units = self.k, self.units()
        pages_ = TILE // PAGE_TOKENS
        following = start + TILE
        at, next_at = self.tile_pages(start), self.tile_pages(following)

        # Two branches on one condition would become one, around all between them.
        def more():
            return k.opaque(following).compare("slt", self.end)

        def partial():
            return k.opaque(following).compare("sgt", self.full_end)

        zero = k.const(*ZERO8)
        scores = [[zero] * pages_ for _ in range(self.tiles)]
        base = k.opaque(0) if self.dim > 64 or self.tiles > 1 else k.index(0)
        base = base + self.column * 8
        values = weights = None
        for index, unit in enumerate(units):
            raw, (value, f) = flight.pop(0), unit
            ahead = index + self.ahead
            if ahead < len(units):
                flight.append(self.load_unit(at, units[ahead]))
            k.pin()
            if value and weights is None:
                scores = [[k.opaque(s) for s in pair] for pair in scores]
                states, weights = self.softmax(start, states, scores, partial)
                values = [list(state.values) for state in states]
            if value:
                raw = self.without_tail(raw, start, partial)
            size = self.codec.bytes
            parts = [raw[i : i + size] for i in range(0, len(raw), size)]
            if value:
                for page, words in enumerate(parts):
                    fragment = self.decode(words)
                    for c in range(self.tiles):
                        values[c][f] = k.mma(fragment, weights[c][page], values[c][f])
            else:
                keys = [self.decode(words) for words in parts]
                for c in range(self.tiles):
                    if c:
                        k.pin()
                    query = self.query(c, f, base)
                    for page in range(pages_):
                        scores[c][page] = k.mma(keys[page], query, scores[c][page])
            if value:
                for c in range(self.tiles):
                    values[c][f] = k.opaque(values[c][f])
            if ahead >= len(units):
                next_unit = units[ahead - len(units)]
                k.pin()
                flight.append(
                    k.branch(
                        more(), lambda: self.load_unit(next_at, next_unit), lambda: raw
                    )
                )
        done = [State(s.maximum, s.sum, v) for s, v in zip(states, values)]
        return done, flight

    def without_tail(self, raw, start, partial):
        """V's words of a unit; in a partial tile, zeros for keys from the end on."""

        def masked():
            keep = [
                mask
                for p in range(TILE // PAGE_TOKENS)
                for mask in self.keep_masks((self.end - start - 16 * p).min(16).max(0))
            ]
            return [self.masked(words, mask) for words, mask in zip(raw, keep)]

        return self.k.branch(partial(), masked, lambda: raw)

    def seen_scores(self, scores, limit, start):
        """Scores of a partial tile: minus infinity for keys that a column may not see."""
        k = self.k
        left = limit - (start + self.narrow(self.half))
        low = k.const("0xFF800000", "vector<8xf32>")
        return [
            k.select(
                k.splat(left - 16 * p, 8).compare(
                    "sgt", k.const(list(range(0, 16, 2)), "vector<8xi32>")
                ),
                page,
                low,
            )
            for p, page in enumerate(scores)
        ]

    def softmax(self, start, states, scores, partial):
        """The states rescaled and with the tile's sum, and P^T as fragments by page."""
        k = self.k
        new, weights = [], []
        for c, state in enumerate(states):
            own = scores[c]
            tile = k.branch(
                partial(),
                lambda: self.seen_scores(own, self.keys_seen(c), start),
                lambda: own,
            )
            score_scale = self.score_scale(c)
            top = k.highest([k.extract(s, i) for s in tile for i in range(8)])
            top = k.highest([top, k.swap_halves(top)]) * score_scale
            rises = top.compare("ogt", state.maximum + SLACK)

            def rescaled():
                factor = k.exp2(state.maximum - top)
                wide = k.splat(factor, 8)
                return [top, state.sum * factor, *(v * wide for v in state.values)]

            state = State.of(k.branch(rises, rescaled, state.flat))
            scale = k.splat(score_scale, 8)
            shift = k.splat(k.const(SHIFT, "f32") - state.maximum, 8)
            parts = [k.exp2(k.fma(s, scale, shift)) for s in tile]
            weights.append([self.weight_fragment(p) for p in parts])
            total = parts[0]
            for part in parts[1:]:
                total = total + part
            sums = [k.extract(total, i) for i in range(8)]
            while len(sums) > 1:
                half = len(sums) // 2
                sums = [sums[i] + sums[half + i] for i in range(half)]
            sum_ = k.opaque(state.sum + sums[0])
            new.append(State(state.maximum, sum_, state.values))
        return new, weights

    def weight_fragment(self, weights):
        """Weights of 16 keys as they come out of the product, to a column of B: even
        keys, which the lower half-wave has, then odd ones."""
        k = self.k
        own = k.cast("arith.truncf", weights, "vector<8xf16>")
        own = k.cast("vector.bitcast", own, "vector<4xi32>")
        other = k.swap_halves(own)
        even = k.select(self.is_high, other, own)
        odd = k.select(self.is_high, own, other)
        return k.cast("vector.bitcast", k.concat(even, odd), "vector<16xf16>")

    def merge_factors(self, total, part):
        """New maximum and sum, and the factors of both values."""
        k = self.k
        (maximum, sum_), (theirs, their_sum) = total, part
        new = k.highest([maximum, theirs])
        a, b = k.exp2(maximum - new), k.exp2(theirs - new)
        return (new, k.fma(their_sum, b, sum_ * a)), a, b

    def to_half(self, value):
        """To f16 as the output holds it."""
        k = self.k
        value = (value + 0.0).min(65504.0).max(-65504.0)
        return k.cast("arith.truncf", value, value.type.replace("f32", "f16"))


@dataclass(frozen=True)
class Decode:
    """`columns` query heads of a workgroup: 8 or 16."""

    codec: str
    dim: int
    columns: int

    @property
    def name(self):
        return f"attention_split_{self.codec}_d{self.dim}_c{self.columns}__gfx1100"

    def render(self):
        return DecodeBody(kernel(self.name, WAVES), self).render()


def kernel(name, waves):
    args = {"step": "i32", "q": "f32", "scales": "f32", "kv": "i32"}
    args |= {"counters": "i32", "partial": "f32", "out": "f16"}
    return Kernel(name, args, waves, constant=("step", "q", "scales", "kv"))


class DecodeBody(Attend):
    """Writes one decode kernel."""

    def __init__(self, k, config):
        super().__init__(k, config, 1)
        self.columns = config.columns
        self.threads = 32 * WAVES
        # States of the waves: slices of `slice` fragments, 512 numbers of each wave.
        self.slice = 32 // self.columns
        floats = max(WAVES * 512, self.columns * (self.dim + 4))
        self.states = k.scratch(floats, "f32")
        self.heads_of = k.scratch(WAVES * 2 * 16, "f32")  # maxima and sums
        self.score_scales = k.scratch(16, "f32")
        self.wave = k.wave()
        self.numbers = -(-self.dim * self.columns // self.threads)
        self.entry_floats = self.columns * (self.dim + 4)

    def render(self):
        k = self.k
        blocks = k.param("columnBlocks")
        index, slot = k.block(0), self.narrow(k.block(1))
        self.index = index
        item = index // (self.kv_heads * blocks)
        self.kv_head = index // blocks % self.kv_heads
        self.first_head = index % blocks * self.columns
        with k.when(item.compare("slt", k.load_index(k.step, step.ITEM_COUNT))):
            self.begin(item)
            position = k.load(k.step, k.param("positionsAt") + self.first_row)
            self.keys = position + 1
            self.last_page = (self.keys - 1) // PAGE_TOKENS
            self.ranges = (self.keys + (RANGE - 1)) // RANGE
            slots = self.narrow(k.param("slots"))
            with k.when(slot.compare("slt", self.ranges)):
                self.prepare_queries()
                with k.loop(slot, self.ranges, slots) as loop:
                    self.one_range(loop.index)
        return k.text()

    def prepare_queries(self):
        """All waves load queries to LDS, in whole lines; the first one goes on. Columns
        without a query repeat one."""
        k, dim = self.k, self.dim
        thread = self.wave * 32 + self.lane
        stride = dim + 4  # reads of a row a lane have no conflicts
        loads = self.columns * dim // 4
        for first in range(0, loads, self.threads):
            with k.when((thread + first).compare("slt", loads)):
                index = thread + first
                row, d = index // (dim // 4), index % (dim // 4) * 4
                head = (self.first_head + row).min(self.group - 1)
                head = self.first_row * self.heads + self.kv_head * self.group + head
                value = k.vload(k.q, head * dim + d, 4, align=16)
                k.vstore(value, self.states, row * stride + d, align=16)
        k.barrier()
        with k.when(self.wave.compare("eq", 0)):
            row = self.column % self.columns
            scale = self.prepare(0, self.states, row * stride)
            k.store(scale, self.score_scales, self.column)
        k.barrier()
        self.scale = k.load(self.score_scales, self.column)

    def score_scale(self, _):
        return self.scale

    def keys_seen(self, _):
        return self.keys

    def one_range(self, range_):
        k = self.k
        start = range_ * RANGE + self.narrow(self.wave) * SPAN
        end = (start + SPAN).min(self.keys)
        empty = State.empty(k, self.fragments)

        def attend():
            [state] = self.span([empty], start, end, end)
            sum_ = state.sum + k.swap_halves(state.sum)
            return State(state.maximum, sum_, state.values).flat()

        state = State.of(k.branch(start.compare("slt", self.keys), attend, empty.flat))
        # What follows has addresses of its own, which must not hold registers above.
        none = k.opaque(0)
        self.thread = self.wave * 32 + self.lane + none
        self.my_column = self.lane % self.columns + none
        self.state_column = self.lane % 16 + none
        merged = self.merge_waves(state)
        with k.when(self.ranges.compare("eq", 1)):
            self.store_output(merged)
        with k.otherwise():
            self.store_entry(merged, range_)
            self.merge_ranges(range_)

    # A merged state is (maximum, sum) of this thread's column, and its numbers.

    def merge_waves(self, state):
        """The states of the waves in order, through LDS in slices."""
        k = self.k
        head, numbers, factors = None, [], []
        column = self.state_column
        used = column.compare("slt", self.columns)
        for first in range(0, self.fragments, self.slice):
            count = min(self.slice, self.fragments - first)
            k.barrier()
            with k.when(used):
                if first == 0:
                    at = self.wave * 32 + column
                    k.store(state.maximum, self.heads_of, at)
                    k.store(state.sum, self.heads_of, at + 16)
                to = self.wave * 512 + self.half * self.columns + column
                for f in range(count):
                    for i in range(8):
                        k.store(
                            k.extract(state.values[first + f], i),
                            self.states,
                            to + (16 * f + 2 * i) * self.columns,
                        )
            k.barrier()
            if first == 0:
                head, factors = self.wave_factors()
            for j in range(0, 16 * count * self.columns, self.threads):
                at = self.thread + j
                parts = [k.load(self.states, at + 512 * w) for w in range(WAVES)]
                number = parts[0]
                for part, (a, b) in zip(parts[1:], factors):
                    number = k.fma(part, b, number * a)
                numbers.append(number)
        return head, numbers

    def wave_factors(self):
        k = self.k
        heads = [
            tuple(k.load(self.heads_of, self.my_column + (32 * w + i)) for i in (0, 16))
            for w in range(WAVES)
        ]
        head, factors = heads[0], []
        for part in heads[1:]:
            head, a, b = self.merge_factors(head, part)
            factors.append((a, b))
        return head, factors

    def places(self):
        """(index into the numbers, number of the state) of this thread's numbers.

        The last slice may leave threads without one: `valid` says which have it."""
        places = []
        for first in range(0, self.fragments, self.slice):
            count = min(self.slice, self.fragments - first)
            size = 16 * count * self.columns
            for j in range(0, size, self.threads):
                base = 16 * first * self.columns + j
                whole = size - j >= self.threads
                places.append((base, None if whole else size - j))
        return places

    def for_each_place(self, write):
        k = self.k
        for n, (base, valid) in enumerate(self.places()):
            if valid is None:
                write(n, self.thread + base)
            else:
                with k.when(self.thread.compare("slt", valid)):
                    write(n, self.thread + base)

    def entry(self, index):
        """Where an entry starts: those of the ranges, then those of the groups."""
        k = self.k
        entries = k.param("ranges") + k.param("groups")
        return (self.index * entries + self.wide(index)) * self.entry_floats

    def store_entry(self, merged, index):
        k = self.k
        (maximum, sum_), numbers = merged
        at = self.entry(index)
        self.for_each_place(lambda n, e: k.store(numbers[n], k.partial, at + e))
        with k.when(self.thread.compare("slt", self.columns)):
            to = at + self.columns * self.dim + self.thread
            k.store(maximum, k.partial, to)
            k.store(sum_, k.partial, to + self.columns)

    def merge_ranges(self, range_):
        k = self.k
        groups = (self.ranges + (GROUP - 1)) // GROUP
        group = range_ // GROUP
        counters = self.index * (k.param("groups") + 1)
        of_group = (self.ranges - group * GROUP).min(GROUP)
        arrived = k.arrive(k.counters, counters + self.wide(group), self.wide(of_group))
        with k.when(arrived):
            merged = self.fold(group * GROUP, of_group)
            with k.when(groups.compare("eq", 1)):
                self.store_output(merged)
            with k.otherwise():
                ranges = self.narrow(k.param("ranges"))
                self.store_entry(merged, ranges + group)
                arrived = k.arrive(
                    k.counters, counters + k.param("groups"), self.wide(groups)
                )
                with k.when(arrived):
                    self.store_output(self.fold(ranges, groups))

    def fold(self, first, count):
        """Entries in order, GROUP at a time; past the last one, the last with the
        lowest maximum, which changes nothing."""
        k = self.k
        places = self.places()
        zero = k.const(0.0, "f32")
        init = [k.const(LOWEST, "f32"), zero, *([zero] * len(places))]
        with k.loop(k.const(0, "i32"), count, GROUP, init) as loop:
            head, numbers = tuple(loop.carried[:2]), list(loop.carried[2:])
            entries = []
            for i in range(GROUP):
                index = loop.index + i
                at = self.entry(first + index.min(count - 1))
                to = at + self.columns * self.dim + self.my_column
                maximum = k.load(k.partial, to)
                maximum = k.select(
                    index.compare("slt", count), maximum, k.const(LOWEST, "f32")
                )
                # A thread past the last number reads maxima, and writes nothing.
                parts = [
                    k.load(k.partial, at + self.thread + base)
                    if valid is None
                    else k.load(
                        k.partial,
                        at + (self.thread + base).min(self.columns * self.dim),
                    )
                    for base, valid in places
                ]
                entries.append(((maximum, k.load(k.partial, to + self.columns)), parts))
            for part, theirs in entries:
                head, a, b = self.merge_factors(head, part)
                numbers = [k.fma(t, b, n * a) for n, t in zip(numbers, theirs)]
            loop.carry_on([*head, *numbers])
        return tuple(loop.results[:2]), loop.results[2:]

    def store_output(self, merged):
        k = self.k
        (_, sum_), numbers = merged
        factor = k.load(k.scales, self.kv_heads + self.kv_head) / sum_
        head = self.first_head + self.my_column
        with k.when(head.compare("slt", self.group)):
            column = (self.kv_head * self.group + head) * self.dim
            width, tile = self.heads * self.dim, k.param("outTileRows")
            self.for_each_place(
                lambda n, e: k.store(
                    self.to_half(numbers[n] * factor),
                    k.out,
                    operand_at(
                        k, self.first_row, column + e // self.columns, width, tile
                    ),
                )
            )


@dataclass(frozen=True)
class Prefill:
    codec: str
    dim: int

    @property
    def tiles(self):
        """Column tiles of a wave: what registers allow."""
        return 2 if self.dim <= 128 else 1

    @property
    def name(self):
        return f"attention_{self.codec}_d{self.dim}__gfx1100"

    def render(self):
        return PrefillBody(kernel(self.name, 1), self).render()


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
            scale = self.prepare(c, k.q, (row * self.heads + head) * self.dim)
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
        scale = k.load(k.scales, self.kv_heads + self.kv_head)
        for c in range(self.tiles):
            factor = k.splat(scale / level.head(c)[1], 8)
            column = self.first_column + self.none + self.column + 16 * c
            row, head = self.query_of(column)
            first = head * self.dim + self.half * 8
            width, tile = self.heads * self.dim, k.param("outTileRows")
            with k.loop(0, self.fragments) as f:
                value = self.contiguous(self.to_half(level.load(c, f.index) * factor))
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


CONFIGS = [
    *(Decode(c.name, d, n) for c in CODECS for d in DIMS for n in (8, 16)),
    *(Prefill(c.name, d) for c in CODECS for d in DIMS),
]
