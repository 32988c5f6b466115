"""Where a number of K or V lies in a page on gfx1100; cpu's layout is in codecs.py.

A page holds 16 tokens of every layer and KV head. A head's part of a layer is its K
tile, then its V tile, `tile_bytes` each; heads follow each other. All is cut so that
what 16 bytes of a lane hold is a row of a matrix fragment, and what the lanes of one
load hold is 256 bytes on end.

K, as the rows (tokens) of A in K . Q^T:
    1 byte:  [dim / 16][16 tokens][16 dims]
    2 bytes: [dim / 16][2][16 tokens][8 dims]
V transposed, as the rows (dims) of A in V^T . P^T:
    1 byte:  [dim][16 keys]
    2 bytes: [dim / 16][2][16 dims][8 keys]

Keys of V are in the order 0, 2, ..., 14, 1, 3, ..., 15: the product K . Q^T leaves the
even keys in the wave's lower half and the odd ones in its upper half. Where an element
is one byte, every four are stored in the order 0, 2, 1, 3 (`packed` of
`wave.fp8_decode`).

Functions take integers or values; a value must be the first of a sum.
"""

from .targets import PAGE_TOKENS


def tile_bytes(codec, dim):
    return dim * (PAGE_TOKENS * codec.bytes)


def head_bytes(codec, dim):
    """Of the K and V tile of one KV head."""
    return tile_bytes(codec, dim) * 2


def in_sixteen(codec, i):
    """Byte of element i of 16 that belong to one lane, where elements are bytes."""
    assert codec.bytes == 1
    return i // 4 * 4 + i % 2 * 2 + i // 2 % 2


def key_order(token):
    """Place of a token's key among the 16 of V."""
    return token // 2 + token % 2 * 8


def row_at(codec, row, i):
    """Byte of element i of row `row`, both below 16, in 16 rows of one fragment."""
    if codec.bytes == 1:
        return row * 16 + in_sixteen(codec, i)
    return i // 8 * 256 + row * 16 + i % 8 * 2


def key_at(codec, dim, d, token):
    """First byte of K's element d of a token, from the start of the head's part."""
    return d // 16 * (256 * codec.bytes) + row_at(codec, token, d % 16)


def value_at(codec, dim, d, token):
    """First byte of V's element d of a token, from the start of the head's part."""
    fragment = d // 16 * (256 * codec.bytes) + tile_bytes(codec, dim)
    return fragment + row_at(codec, d % 16, key_order(token))
