"""QKV projection with bias, q/k norm, RoPE, KV encoding and page write.

Grid: (H + 2G heads: queries, keys, values; blocks of rows). A workgroup computes
one head for its rows, so that norm and rotation see the whole head. Queries go
to `q` (T x H x D, f32), each element times a factor, keys and values only into their
page.

`encode` is [2 G][2][D], of the keys, then the values, f32(1/scale) and centre, and then
[G][D], of every KV head the factors of its queries (attention.py).
"""

from dataclasses import dataclass

from . import step
from .codecs import CODECS, clipped
from .ir import Kernel
from .linear import SHAPES, Shape, tile_rows
from .rows import inverse_rms
from .targets import PAGE_TOKENS
from .weights import QKV_FORMATS, dot_panels


@dataclass(frozen=True)
class Qkv:
    """Parameters fold away what a model has not: `hasBias`, `hasNorm`, `codec`."""

    format: str
    shape: Shape

    @property
    def name(self):
        return f"qkv_{self.format}_{self.shape}__cpu"

    def render(self):
        args = {
            "step": "i32",
            "x": "f32",
            "w": "i8",
            "bias": "f32",
            "query_norm": "f32",
        }
        args |= {
            "key_norm": "f32",
            "rope": "f32",
            "encode": "f32",
            "clipped": "i32",
            "kv": "i8",
            "q": "f32",
        }
        k = Kernel(self.name, args)
        format_, shape = QKV_FORMATS[self.format], self.shape
        features, dim = k.param("inputFeatures"), k.param("headDim")
        head, block = k.block(0), k.block(1)
        out = k.scratch(dim * shape.rows, "f32")
        codes = k.scratch(dim * 2, "i8")
        panel_bytes = format_.panel_bytes(k, features)
        panels = dim // 16
        count = k.load_index(k.step, step.ROW_COUNT)
        first = block * k.param("rowsPerBlock")
        end = (first + k.param("rowsPerBlock")).min(count)
        with k.loop(first, end, shape.rows) as tiles:
            rows = tile_rows(tiles.index, shape.rows, end - 1)
            row_at = [r * features for r in rows]
            with k.loop(0, panels, shape.panels) as groups:
                at = [
                    (head * panels + groups.index + p) * panel_bytes
                    for p in range(shape.panels)
                ]
                sums = dot_panels(k, format_, k.w, at, k.x, row_at, features)
                for r in range(shape.rows):
                    for p in range(shape.panels):
                        k.vstore(sums[r][p], out, dim * r + groups.index * 16 + 16 * p)
            with k.loop(tiles.index, (tiles.index + shape.rows).min(end)) as row:
                at = (row.index - tiles.index) * dim
                self.finish(k, head, row.index, out, at, codes)
        return k.text()

    def finish(self, k, head, row, out, at, codes):
        heads, kv_heads = k.param("heads"), k.param("kvHeads")
        dim = k.param("headDim")
        with k.when(k.param("hasBias").compare("eq", 1)):
            with k.loop(0, dim, 16) as i:
                bias = k.vload(k.bias, head * dim + i.index, 16)
                k.vstore(k.vload(out, at + i.index, 16) + bias, out, at + i.index)
        with k.when(head.compare("slt", heads + kv_heads)):
            with k.when(k.param("hasNorm").compare("eq", 1)):
                norm_head(k, head.compare("slt", heads), out, at, dim)
            rotate(k, step.row_word(k, "positionsAt", row), out, at, dim)
        with k.when(head.compare("slt", heads)):
            factors = query_factors_at(k, head, dim)
            with k.loop(0, dim, 16) as i:
                factor = k.vload(k.encode, factors + i.index, 16)
                k.vstore(
                    k.vload(out, at + i.index, 16) * factor,
                    k.q,
                    (row * heads + head) * dim + i.index,
                )
        with k.otherwise():
            slot = step.row_word(k, "slotsAt", row)
            with k.when(slot.compare("sge", 0)):
                for codec in CODECS:
                    with k.when(k.param("codec").compare("eq", codec.number)):
                        write(k, codec, head - heads, slot, out, at, codes)


def query_factors_at(k, head, dim):
    kv_heads = k.param("kvHeads")
    group = k.param("heads") // kv_heads
    return kv_heads * (dim * 4) + head // group * dim


def norm_head(k, is_query, out, at, dim):
    inverse = inverse_rms(
        k, out, at, dim, k.param("inverseHeadDim", "f32"), k.param("epsilon", "f32")
    )
    inverse = k.splat(inverse)
    with k.loop(0, dim, 16) as i:
        weight = k.select(
            is_query,
            k.vload(k.query_norm, i.index, 16),
            k.vload(k.key_norm, i.index, 16),
        )
        k.vstore(k.vload(out, at + i.index, 16) * inverse * weight, out, at + i.index)


def rotate(k, position, out, at, dim):
    """(a, b) -> (a c - b s, b c + a s), cos and sin by the addition theorem.

    Tables (`launch.rope_table`): 256 fine rows, then the coarse ones; a row is
    D/2 cosines and D/2 sines. 8 elements at a time, since D/2 may be 40.
    """
    half = dim // 2
    fine, coarse = (position % 256) * dim, (position // 256 + 256) * dim
    with k.loop(0, half, 8) as i:
        cf, sf = (
            k.vload(k.rope, fine + i.index, 8),
            k.vload(k.rope, fine + half + i.index, 8),
        )
        cc, sc = (
            k.vload(k.rope, coarse + i.index, 8),
            k.vload(k.rope, coarse + half + i.index, 8),
        )
        c, s = cc * cf - sc * sf, sc * cf + cc * sf
        a, b = k.vload(out, at + i.index, 8), k.vload(out, at + half + i.index, 8)
        k.vstore(a * c - b * s, out, at + i.index)
        k.vstore(b * c + a * s, out, at + half + i.index)


def write(k, codec, kv_head, slot, out, at, codes):
    """Encodes one K or V row (`kv_head` >= G means V) into its page.

    `clipped` counts the elements that the codec has no number for.
    """
    kv_heads, dim = k.param("kvHeads"), k.param("headDim")
    parameters = kv_head * (dim * 2)
    page, place = slot // PAGE_TOKENS, slot % PAGE_TOKENS
    row_bytes = dim * codec.bytes
    base = page * k.param("pageBytes")
    with k.loop(0, dim, 16, [k.const(0.0, "vector<16xf32>")]) as i:
        inverse = k.vload(k.encode, parameters + i.index, 16)
        centre = k.vload(k.encode, parameters + dim + i.index, 16)
        v = (k.vload(out, at + i.index, 16) - centre) * inverse
        k.vstore(codec.encode(k, v), codes, i.index * codec.bytes)
        i.carry_on([i.carried[0] + clipped(k, codec, v)])
    count_clipped(k, i.results[0])
    with k.when(kv_head.compare("slt", kv_heads)):
        to = base + kv_head * (row_bytes * (2 * PAGE_TOKENS)) + place * codec.bytes
        with k.loop(0, dim) as d:
            for byte in range(codec.bytes):
                code = k.load(codes, d.index * codec.bytes + byte)
                k.store(code, k.kv, to + d.index * (PAGE_TOKENS * codec.bytes) + byte)
    with k.otherwise():
        tile = (kv_head - kv_heads) * 2 + 1
        to = base + tile * (row_bytes * PAGE_TOKENS) + place * row_bytes
        with k.loop(0, row_bytes, 16) as i:
            k.vstore(k.vload(codes, i.index, 16), k.kv, to + i.index)


def count_clipped(k, numbers):
    """Adds up a lane's numbers, all small integers; most often their sum is 0."""
    total = k.reduce("add", numbers)
    with k.when(total.compare("ogt", 0.0)):
        k.count(k.clipped, k.cast("arith.fptosi", total, "i32"))


CONFIGS = [Qkv(f, s) for f in QKV_FORMATS for s in SHAPES]
