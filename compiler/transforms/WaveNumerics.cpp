// Bit-level lowerings that every target shares; see WaveNumerics.h.

#include "compiler/transforms/WaveNumerics.h"

using namespace mlir;

namespace kvc {

// The code's fields, moved to their places in an f16.
Value lowerFp8Decode(const Build &b, StringRef format, Value codes,
                     Type element) {
  Type i16 = b.of(b.builder.getI16Type());
  Value half;
  if (format == "e4m3") {
    // Sign extension doubles the sign; bit 14, its copy, must go.
    half = b.make<arith::ExtSIOp>(i16, codes);
    half = b.make<arith::ShLIOp>(half, b.i16(7));
    half = b.make<arith::AndIOp>(half, b.i16(static_cast<int16_t>(0xBFFF)));
  } else {
    half = b.make<arith::ExtUIOp>(i16, codes);
    half = b.make<arith::ShLIOp>(half, b.i16(8));
  }
  half = b.make<arith::BitcastOp>(b.of(b.builder.getF16Type()), half);
  return element.isF16() ? half : b.make<arith::ExtFOp>(b.of(element), half);
}

Value lowerPackedFp8Decode(const Build &b, StringRef format, Value codes) {
  int64_t count = b.shape.getNumElements();
  auto words = VectorType::get({count / 4}, b.builder.getI32Type());
  auto pairs = VectorType::get({count / 2}, b.builder.getI16Type());
  auto halves = VectorType::get({count / 2}, b.builder.getF16Type());
  Build word{b.builder, b.loc, words}, pair{b.builder, b.loc, pairs};
  // Both halves of a word at once: its bytes 1 and 3 are in place already,
  // bytes 0 and 2 come there by a shift. Lower bits are masked away.
  auto decode = [&](Value w) {
    if (format == "e4m3") {
      Value shifted = pair.make<arith::ShRSIOp>(
          pair.make<vector::BitCastOp>(pairs, w), pair.i16(1));
      w = word.make<arith::AndIOp>(word.make<vector::BitCastOp>(words, shifted),
                                   word.i32(0xBF80BF80));
    } else {
      w = word.make<arith::AndIOp>(w, word.i32(0xFF00FF00));
    }
    return word.make<vector::BitCastOp>(halves, w);
  };
  Value w = b.make<vector::BitCastOp>(words, codes);
  Value odd = decode(w);
  Value even = decode(word.make<arith::ShLIOp>(w, word.i32(8)));
  SmallVector<int64_t> order; // e0 e1 o0 o1 e2 e3 o2 o3 ...
  for (int64_t i = 0; i < count / 2; i += 2)
    for (int64_t from : {i, i + 1, count / 2 + i, count / 2 + i + 1})
      order.push_back(from);
  return b.make<vector::ShuffleOp>(even, odd, order);
}

namespace {

/// What sets the two formats apart when encoding.
struct Fp8 {
  float largest, smallestNormal;
  uint32_t mantissaShift; ///< f32 mantissa bits that are dropped
  uint32_t biasShift;     ///< difference of the exponent biases
  float aligner;          ///< its last place is the smallest subnormal
};

} // namespace

Value lowerFp8Encode(const Build &b, StringRef format, Value x) {
  Fp8 f = format == "e4m3" ? Fp8{448.0f, 0x1p-6f, 20, 120, 0x1p14f}
                           : Fp8{57344.0f, 0x1p-14f, 21, 112, 0x1p7f};
  Type integer = b.of(b.builder.getI32Type()),
       byte = b.of(b.builder.getI8Type());
  Value bits = b.make<arith::BitcastOp>(integer, x);
  Value sign = b.make<arith::AndIOp>(b.make<arith::ShRUIOp>(bits, b.i32(24)),
                                     b.i32(0x80));
  Value a = b.make<math::AbsFOp>(x);
  a = b.make<arith::MinNumFOp>(a, b.f32(f.largest));
  Value abits = b.make<arith::BitcastOp>(integer, a);
  // Nearest even: half an ulp less one, plus the last bit that stays.
  Value last = b.make<arith::AndIOp>(
      b.make<arith::ShRUIOp>(abits, b.i32(f.mantissaShift)), b.i32(1));
  uint32_t half = (1u << (f.mantissaShift - 1)) - 1;
  Value normal =
      b.make<arith::AddIOp>(abits, b.i32(half - (f.biasShift << 23)));
  normal = b.make<arith::AddIOp>(normal, last);
  normal = b.make<arith::ShRUIOp>(normal, b.i32(f.mantissaShift));
  Value aligned = b.make<arith::AddFOp>(a, b.f32(f.aligner));
  Value small = b.make<arith::SubIOp>(
      b.make<arith::BitcastOp>(integer, aligned),
      b.make<arith::BitcastOp>(integer, b.f32(f.aligner)));
  Value isSmall = b.make<arith::CmpFOp>(arith::CmpFPredicate::OLT, a,
                                        b.f32(f.smallestNormal));
  Value code = b.make<arith::SelectOp>(isSmall, small, normal);
  code = b.make<arith::OrIOp>(code, sign);
  code = b.make<arith::TruncIOp>(byte, code);
  Value isNan = b.make<arith::CmpFOp>(arith::CmpFPredicate::UNO, x, x);
  return b.make<arith::SelectOp>(isNan, b.i8(0x7F), code);
}

Value lowerVectorReduce(const Build &b, StringRef kind, Value v) {
  int64_t length = b.shape.getNumElements();
  while (length > 1) {
    length /= 2;
    Value low = b.make<vector::ExtractStridedSliceOp>(v, 0, length, 1);
    Value high = b.make<vector::ExtractStridedSliceOp>(v, length, length, 1);
    v = kind == "add" ? b.make<arith::AddFOp>(low, high)
                      : b.make<arith::MaximumFOp>(low, high);
  }
  return b.make<vector::ExtractOp>(v, 0);
}

} // namespace kvc
