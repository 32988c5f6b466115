"""KV codecs: how one number is stored in a page. A new codec is one class and one row.

`encode` takes 16 f32 (already multiplied by 1/scale) and gives the bytes to
store; `decode` takes the bytes of 16 numbers and gives f32, off by the constant
`decode_scale`, which is folded into the softmax scale and the output.

On cpu a page's tile of one KV head is K as [D][16 tokens], then V as
[16 tokens][D]: both are read in whole vectors, keys or values across lanes.
"""

from .ir import Kernel


class F16:
    """Nearest even; saturates at 65504, NaN is kept."""

    name, number, bytes, decode_scale = "f16", 0, 2, 1.0

    def encode(self, k: Kernel, v):
        half = k.cast("arith.truncf", v.min(65504.0).max(-65504.0), "vector<16xf16>")
        return k.cast("vector.bitcast", half, "vector<32xi8>")

    def decode(self, k: Kernel, raw):
        half = k.cast("vector.bitcast", raw, "vector<16xf16>")
        return k.cast("arith.extf", half, "vector<16xf32>")


class Fp8:
    def __init__(self, name, number, format_, decode_scale):
        self.name, self.number, self.format = name, number, format_
        self.bytes, self.decode_scale = 1, decode_scale

    def encode(self, k: Kernel, v):
        return k.op(
            f'wave.fp8_encode "{self.format}" {v.name} : {v.type} -> vector<16xi8>',
            "vector<16xi8>",
        )

    def decode(self, k: Kernel, raw):
        return k.op(
            f'wave.fp8_decode "{self.format}" {raw.name} : {raw.type} -> vector<16xf32>',
            "vector<16xf32>",
        )


# `number` is the value of the template parameter `codec`.
CODECS = [F16(), Fp8("fp8_e4m3", 1, "e4m3", 256.0), Fp8("fp8_e5m2", 2, "e5m2", 1.0)]
