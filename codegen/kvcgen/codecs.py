"""KV codecs: how one number is stored in a page. A new codec is one class and one row.

`encode` takes f32 of any number of lanes, already (x - centre) * f32(1/scale), and
gives the bytes to store; `decode` takes the bytes of 16 numbers and gives f32, off by
the constant `decode_scale`, which is folded into the attention's factors. A magnitude
above `largest` is clipped, and counted with the NaNs (`clipped`).

On cpu a page's tile of one KV head is K as [D][16 tokens], then V as
[16 tokens][D]: both are read in whole vectors, keys or values across lanes.
"""

from .ir import Kernel


class F16:
    """Nearest even; saturates at 65504, NaN is kept."""

    name, number, bytes, decode_scale, largest = "f16", 0, 2, 1.0, 65504.0

    def encode(self, k: Kernel, v):
        n = k.shape(v)[0]
        half = k.cast("arith.truncf", v.min(65504.0).max(-65504.0), f"vector<{n}xf16>")
        return k.cast("vector.bitcast", half, f"vector<{2 * n}xi8>")

    def decode(self, k: Kernel, raw):
        half = k.cast("vector.bitcast", raw, "vector<16xf16>")
        return k.cast("arith.extf", half, "vector<16xf32>")


class Fp8:
    def __init__(self, name, number, format_, decode_scale, largest):
        self.name, self.number, self.format = name, number, format_
        self.bytes, self.decode_scale, self.largest = 1, decode_scale, largest

    def encode(self, k: Kernel, v):
        type_ = f"vector<{k.shape(v)[0]}xi8>"
        return k.op(
            f'wave.fp8_encode "{self.format}" {v.name} : {v.type} -> {type_}', type_
        )

    def decode(self, k: Kernel, raw):
        return k.fp8_decode(self.format, raw)

    def decode_packed(self, k: Kernel, codes):
        """16 f16 from bytes whose every four are in the order 0, 2, 1, 3."""
        return k.fp8_decode(self.format, codes, "f16", packed=True)


class Int8:
    """Nearest even; saturates at +-127, NaN becomes 0. Stored is code + 128."""

    name, number, bytes, decode_scale, largest = "int8", 3, 1, 1.0, 127.5

    def encode(self, k: Kernel, v):
        n = k.shape(v)[0]
        v = k.select(v.compare("ord", v), v, k.const(0.0, v.type))
        v = k.op(f"math.roundeven {v.name} : {v.type}", v.type)
        code = k.cast("arith.fptosi", v.min(127.0).max(-127.0), f"vector<{n}xi32>")
        return k.cast("arith.trunci", code + 128, f"vector<{n}xi8>")

    def decode(self, k: Kernel, raw):
        code = k.cast("arith.extui", raw, "vector<16xi32>") - 128
        return k.cast("arith.sitofp", code, "vector<16xf32>")

    def decode_packed(self, k: Kernel, codes):
        """A byte b under 0x64 is the f16 value 1024 + b; exact."""
        words = k.cast("vector.bitcast", codes, "vector<4xi32>")
        even = (words & 0x00FF00FF) | 0x64006400
        odd = ((words >> 8) & 0x00FF00FF) | 0x64006400
        pairs = k.shuffle(even, odd, [0, 4, 1, 5, 2, 6, 3, 7])
        return k.cast("vector.bitcast", pairs, "vector<16xf16>") - 1152.0


# `number` is the value of the template parameter `codec`.
CODECS = [
    F16(),
    Fp8("fp8_e4m3", 1, "e4m3", 256.0, 448.0),
    Fp8("fp8_e5m2", 2, "e5m2", 1.0, 57344.0),
    Int8(),
]


def clipped(k, codec, v):
    """1.0 where `codec` clips or has no number for an element of `v`, else 0.0."""
    bad = k.abs(v).compare("ugt", codec.largest)
    return k.select(bad, k.const(1.0, v.type), k.const(0.0, v.type))
