"""One span of keys, for decode and prefill alike: see gfx_attention.py for the order.

What a template states about placing is for the registers' sake: units of loads stay where
they are put (`pin`), and nothing sinks behind a later branch, or is computed before a
loop, while what it needs or gives holds registers (`opaque`).
"""

from . import pages, step
from .codecs import CODECS
from .targets import PAGE_TOKENS

TILE, SPAN, WAVES, GROUP = 32, 128, 8, 8
RANGE = SPAN * WAVES
SHIFT, SLACK = 6.0, 8.0
LOWEST = -1e30
DIMS = (64, 80, 96, 128, 256)
ZERO8 = (0.0, "vector<8xf32>")


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

    def prepare(self, tile, load):
        """Makes a tile's fragments of queries; the scale of a lane's scores. `load(d)`
        gives the four numbers from dim d on of the lane's query; the lane takes half its
        dims, 8 of every 16."""
        k = self.k
        parts = [
            load(self.half * 8 + (16 * f + i))
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
        return down

    def value_factors(self, d, load):
        """(factors, centres) of values from dim d on; `load(buffer, at)` reads them."""
        k = self.k
        at = self.kv_head * self.dim + d
        return load(k.factors, at), load(k.factors, at + self.kv_heads * self.dim)

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
        return self.codec.decode_packed(k, codes)

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
                keep = self.tail_masks(start, partial)
                values = [list(state.values) for state in states]
            if value:
                raw = self.without_tail(raw, keep, partial)
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

    def tail_masks(self, start, partial):
        """Masks of V's words for `without_tail`, made once a tile, in scalar registers."""
        k = self.k

        def masks():
            return [
                mask
                for p in range(TILE // PAGE_TOKENS)
                for mask in self.keep_masks((self.end - start - 16 * p).min(16).max(0))
            ]

        count = TILE // PAGE_TOKENS * self.codec.bytes
        all_ones = k.const(-1, "vector<4xi32>")
        return k.branch(partial(), masks, lambda: [all_ones] * count)

    def without_tail(self, raw, keep, partial):
        """V's words of a unit; in a partial tile, zeros for keys from the end on."""
        return self.k.branch(
            partial(),
            lambda: [self.masked(words, mask) for words, mask in zip(raw, keep)],
            lambda: raw,
        )

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
