"""QKV projection on gfx1100, with bias, q/k norm, RoPE, KV encoding and page write.

Grid: (H + 2G heads: queries, keys, values; blocks of rows). A workgroup computes
one head, so that norm and rotation see all of it: its waves are the head's panels,
two a wave where they are even, times a split of K (gfx_linear.py says how sums are
split and merged). The rows of the head then lie in LDS as f32, and each wave
finishes some of them. Queries go to `q` (T x H x D, f32), keys and values only into
their page.
"""

from dataclasses import dataclass

from . import pages, step
from .codecs import CODECS, clipped
from .gfx_linear import (
    INPUTS,
    Rows,
    each_way,
    operands_of,
    product,
    row_factor,
    scaled,
)
from .gfx_weights import QKV_FORMATS, stage_scales
from .ir import Kernel
from .qkv import count_clipped, query_factors_at
from .targets import PAGE_TOKENS

DIMS = (64, 80, 96, 128, 256)
WAVES_MAX, SPLITS_MAX = 16, 8


def waves_of(dim):
    """(panels of a wave, waves side by side, splits of K) for a head of `dim`."""
    panels = 2 if dim // 16 % 2 == 0 else 1
    wide = dim // 16 // panels
    splits = SPLITS_MAX
    while splits * wide > WAVES_MAX:
        splits //= 2
    return panels, wide, splits


@dataclass(frozen=True)
class GfxQkv:
    """Parameters fold away what a model has not: `hasBias`, `hasNorm`, `codec`."""

    format: str
    dim: int

    @property
    def name(self):
        return f"qkv_{self.format}_d{self.dim}__gfx1100"

    def render(self):
        args = dict(INPUTS, bias="f32", query_norm="f32", key_norm="f32")
        args |= {
            "rope": "f32",
            "encode": "f32",
            "clipped": "i32",
            "kv": "i8",
            "q": "f32",
        }
        _, wide, splits = waves_of(self.dim)
        return Body(Kernel(self.name, args, waves=wide * splits), self).render()


class Body:
    """Writes one QKV kernel."""

    def __init__(self, k, config):
        self.k, self.dim = k, config.dim
        self.panels, self.wide, self.splits = waves_of(config.dim)
        self.format = QKV_FORMATS[config.format]
        self.heads, self.kv_heads = k.param("heads"), k.param("kvHeads")

    def render(self):
        k, dim = self.k, self.dim
        self.head, block = k.block(0), k.block(1)
        wave = k.wave()
        self.column, split = wave % self.wide, wave // self.wide
        panel_bytes = self.format.panel_bytes(k.param("inputFeatures"))
        self.panel_of = lambda p: (self.head * (dim // 16) + p) * panel_bytes
        self.own = [self.column * self.panels + p for p in range(self.panels)]
        self.panel_at = [self.panel_of(p) for p in self.own]
        self.partial = k.scratch(k.waves * self.panels * 256, "f32")
        self.out = k.scratch(16 * dim, "f32")
        self.count = k.load_index(k.step, step.ROW_COUNT)
        for rows in each_way(k):
            first_row = block * (16 * rows.tiles)
            with k.when(first_row.compare("slt", self.count)):
                self.rows(rows, first_row, split)
        return k.text()

    def rows(self, rows: Rows, first_row, split):
        k = self.k
        staged = stage_scales(k, self.format, k.w, self.panel_of, self.dim // 16)
        operands = operands_of(k, rows, first_row)
        scales = [staged(p) for p in self.own]
        sums = product(k, self.format, operands, self.panel_at, split, scales)
        for t in range(rows.tiles):
            if t > 0:
                k.barrier()
            row, own = first_row + 16 * t, sums[t]
            k.shared(lambda: self.tile(own, split, row))

    def tile(self, sums, split, first_row):
        self.merge(sums, split, first_row)
        self.finish(first_row)

    def merge(self, sums, split, first_row):
        """Leaves the head's rows in `out`, splits added in order."""
        k, lane = self.k, self.k.lane()
        stride = self.wide * self.panels * 256
        own = self.column * self.panels * 256 + lane
        for p, value in enumerate(sums):
            for i in range(8):
                at = split * stride + own + p * 256 + 32 * i
                k.store(k.extract(value, i), self.partial, at)
        k.barrier()
        for j in range(8 // self.splits):
            i = split * (8 // self.splits) + j
            k.shared(lambda: self.element(first_row, i, own, stride))
        k.barrier()

    def element(self, first_row, i, own, stride):
        k, lane = self.k, self.k.lane()
        place = i * 2 + lane // 16
        row = first_row + place
        with k.when(row.compare("slt", self.count)):
            factor = row_factor(k, row)
            for p in range(self.panels):
                at = own + p * 256 + i * 32
                total = k.load(self.partial, at)
                for s in range(1, self.splits):
                    total = total + k.load(self.partial, at + s * stride)
                value = scaled(k, self.format, total, self.panel_at[p], lane, factor)
                feature = (self.column * self.panels + p) * 16 + lane % 16
                k.store(value, self.out, place * self.dim + feature)

    def finish(self, first_row):
        """Every wave finishes rows wave, wave + waves, ... of the tile."""
        k = self.k
        wave = k.wave()
        rounds = -(-16 // k.waves)
        for j in range(rounds):
            place = wave + j * k.waves
            here = (first_row + place).compare("slt", self.count)
            if 16 % k.waves != 0:
                here = k.both(here, place.compare("slt", 16))
            with k.when(here):
                self.rotate_row(first_row + place, place * self.dim)
        k.barrier()
        with k.when(self.head.compare("sge", self.heads)):
            for j in range(rounds):
                place = wave + j * k.waves
                here = (first_row + place).compare("slt", self.count)
                if 16 % k.waves != 0:
                    here = k.both(here, place.compare("slt", 16))
                with k.when(here):
                    slot = step.row_word(k, "slotsAt", first_row + place)
                    with k.when(slot.compare("sge", 0)):
                        self.write(slot, place * self.dim)

    def rotate_row(self, row, at):
        """Bias, norm and rotation of one row; lane l holds the pairs (i, i + D/2), i =
        l, l + 32, ... The norm sums squares pair by pair, then over lanes."""
        k, dim, half = self.k, self.dim, self.dim // 2
        lane = k.lane()
        pairs = []
        for j in range(-(-half // 32)):
            i = lane + 32 * j
            inside = i.compare("slt", half) if 32 * (j + 1) > half else None
            i = i.min(half - 1) if inside else i
            pairs.append((i, inside, self.biased(at, i), self.biased(at, i + half)))
        rotated = self.head.compare("slt", self.heads + self.kv_heads)
        with k.when(rotated):
            position = step.row_word(k, "positionsAt", row)
            normed = self.normed(pairs)
            for (i, inside, _, _), (a, b) in zip(pairs, normed):
                self.put(row, at, i, inside, *self.turned(position, i, a, b))
        with k.otherwise():
            for i, inside, a, b in pairs:
                self.put(row, at, i, inside, a, b)

    def biased(self, at, i):
        k = self.k
        has = k.param("hasBias").compare("eq", 1)
        value = k.load(self.out, at + i)
        bias = k.load(k.bias, self.head * self.dim + i)
        return k.select(has, value + bias, value)

    def normed(self, pairs):
        k = self.k
        has = k.param("hasNorm").compare("eq", 1)
        zero = k.const(0.0, "f32")
        total = zero
        for _, inside, a, b in pairs:
            for v in (a, b):
                square = k.fma(v, v, total)
                total = k.select(inside, square, total) if inside else square
        mean = k.reduce("add", k.splat(total, 1)) * k.param("inverseHeadDim", "f32")
        inverse = k.const(1.0, "f32") / k.sqrt(mean + k.param("epsilon", "f32"))
        is_query = self.head.compare("slt", self.heads)
        results = []
        for i, _, a, b in pairs:
            values = []
            for v, at in ((a, i), (b, i + self.dim // 2)):
                weight = k.select(
                    is_query, k.load(k.query_norm, at), k.load(k.key_norm, at)
                )
                values.append(k.select(has, v * inverse * weight, v))
            results.append(values)
        return results

    def turned(self, position, i, a, b):
        """(a, b) -> (a c - b s, b c + a s); tables as in qkv.py."""
        k, dim, half = self.k, self.dim, self.dim // 2
        fine, coarse = (position % 256) * dim + i, (position // 256 + 256) * dim + i
        cf, sf = k.load(k.rope, fine), k.load(k.rope, fine + half)
        cc, sc = k.load(k.rope, coarse), k.load(k.rope, coarse + half)
        c, s = cc * cf - sc * sf, sc * cf + cc * sf
        return a * c - b * s, b * c + a * s

    def put(self, row, at, i, inside, a, b):
        """A query goes to `q`, a key or value back to LDS, to be written to its page."""
        k, half = self.k, self.dim // 2

        def stores():
            with k.when(self.head.compare("slt", self.heads)):
                to = (row * self.heads + self.head) * self.dim + i
                factors = query_factors_at(k, self.head, self.dim) + i
                k.store(a * k.load(k.encode, factors), k.q, to)
                k.store(b * k.load(k.encode, factors + half), k.q, to + half)
            with k.otherwise():
                k.store(a, self.out, at + i)
                k.store(b, self.out, at + i + half)

        if inside:
            with k.when(inside):
                stores()
        else:
            stores()

    def write(self, slot, at):
        """Encodes one K or V row into its page; a lane takes 4 neighbours in turn.

        `encode` and `clipped` as in qkv.py.
        """
        k, dim = self.k, self.dim
        which = self.head - self.heads
        parameters = which * (2 * dim)
        page, token = slot // PAGE_TOKENS, slot % PAGE_TOKENS
        base = page * k.param("pageBytes")
        for codec in CODECS:
            with k.when(k.param("codec").compare("eq", codec.number)):
                zero = k.const(0.0, "vector<4xf32>")
                with k.loop(k.lane() * 4, dim, 128, [zero]) as loop:
                    d = loop.index
                    inverse = k.vload(k.encode, parameters + d, 4, align=16)
                    centre = k.vload(k.encode, parameters + dim + d, 4, align=16)
                    v = (k.vload(self.out, at + d, 4, align=16) - centre) * inverse
                    codes = codec.encode(k, v)
                    head_bytes = pages.head_bytes(codec, dim)
                    with k.when(which.compare("slt", self.kv_heads)):
                        to = base + which * head_bytes
                        store_key(k, codec, dim, codes, to, d, token)
                    with k.otherwise():
                        to = base + (which - self.kv_heads) * head_bytes
                        store_value(k, codec, dim, codes, to, d, token)
                    loop.carry_on([loop.carried[0] + clipped(k, codec, v)])
                count_clipped(k, loop.results[0])


def store_key(k, codec, dim, codes, base, d, token):
    """Elements d, ..., d + 3 of a K row, d a multiple of 4: one store."""
    if codec.bytes == 1:
        places = [pages.in_sixteen(codec, i) for i in range(4)]
        codes = k.shuffle(codes, codes, [places.index(i) for i in range(4)])
    at = base + pages.key_at(codec, dim, d, token)
    k.vstore(codes, k.kv, at, align=4 * codec.bytes)


def store_value(k, codec, dim, codes, base, d, token):
    """Elements d, ..., d + 3 of a V row, whose places are apart."""
    for i in range(4):
        at = base + pages.value_at(codec, dim, d + i, token)
        part = k.slice(codes, i * codec.bytes, codec.bytes)
        k.vstore(part, k.kv, at, align=codec.bytes)


CONFIGS = [GfxQkv(f, d) for f in QKV_FORMATS for d in DIMS]
