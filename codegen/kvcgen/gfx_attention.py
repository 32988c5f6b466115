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
| `q`        | f32  | T x H x D, rotated and multiplied by its factors (qkv.py) |
| `factors`  | f32  | [2][G][D], as in attention.py |
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
- Output: fma(O * (1 / L), V's factor, V's centre), rounded to f16; -0 becomes 0.

A tile past a query's position changes nothing in its state but the sign of a zero; so
does merging a span, range or group in which it has no key.
"""

from dataclasses import dataclass

from .codecs import CODECS
from .gfx_decode import DecodeBody
from .gfx_prefill import PrefillBody
from .gfx_span import DIMS, WAVES
from .ir import Kernel


def kernel(name, waves):
    args = {"step": "i32", "q": "f32", "factors": "f32", "kv": "i32"}
    args |= {"counters": "i32", "partial": "f32", "out": "f16"}
    return Kernel(name, args, waves, constant=("step", "q", "factors", "kv"))


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


CONFIGS = [
    *(Decode(c.name, d, n) for c in CODECS for d in DIMS for n in (8, 16)),
    *(Prefill(c.name, d) for c in CODECS for d in DIMS),
]
