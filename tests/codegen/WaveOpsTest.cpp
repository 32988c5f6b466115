// The wave operations with stated bits, through compiled kernels: FP8 codecs
// over all codes and a dense sweep of inputs, exp2, reductions.

#include <bit>
#include <cmath>
#include <functional>
#include <limits>

#include "tests/codegen/KernelHarness.h"
#include "tests/codegen/Numbers.h"

namespace kvc::test {
namespace {

struct WaveOpsTest : KernelTest {
  /// A kernel that applies `body` to every 16 elements: `%v` in, `%r` out.
  CpuKernel elementwise(const std::string &name, const std::string &body,
                        const std::string &in, const std::string &out) {
    std::string text = "wave.kernel @" + name + "(%x: memref<?x" + in +
                       ">, %y: memref<?x" + out +
                       ">, %blocks: memref<?xi32>) {\n" +
                       R"(  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %width = arith.constant 16 : index
  %word = memref.load %blocks[%zero] : memref<?xi32>
  %count = arith.index_cast %word : i32 to index
  scf.for %i = %zero to %count step %one {
    %at = arith.muli %i, %width : index
    %v = vector.load %x[%at] : memref<?x)" +
                       in + ">, vector<16x" + in + ">\n    " + body +
                       "\n    vector.store %r, %y[%at] : memref<?x" + out +
                       ">, vector<16x" + out + ">\n  }\n  wave.return\n}\n";
    return loadKernels(std::vector{text}, GetParam())[0];
  }

  template <typename Out, typename In>
  std::vector<Out> apply(CpuKernel kernel, std::vector<In> inputs) {
    size_t count = inputs.size();
    inputs.resize((count + 15) / 16 * 16);
    Buffer x(inputs), y(inputs.size() * sizeof(Out));
    Buffer blocks(
        std::vector<int32_t>{static_cast<int32_t>(inputs.size() / 16)});
    run(kernel, {}, {x, y, blocks});
    std::span<Out> out = y.as<Out>();
    return {out.begin(), out.begin() + count};
  }

  CpuKernel encoder(const std::string &format) {
    return elementwise("encode_" + format,
                       "%r = wave.fp8_encode \"" + format +
                           "\" %v : vector<16xf32> -> vector<16xi8>",
                       "f32", "i8");
  }

  void expectEncodes(const std::string &format, const SmallFloat &reference,
                     const std::vector<float> &inputs) {
    std::vector<uint8_t> codes = apply<uint8_t>(encoder(format), inputs);
    for (size_t i = 0; i < inputs.size(); ++i) {
      uint32_t expected =
          std::isnan(inputs[i]) ? 0x7F : reference.encode(inputs[i]);
      ASSERT_EQ(codes[i], expected)
          << format << " of " << inputs[i] << ", bits " << std::hex
          << std::bit_cast<uint32_t>(inputs[i]);
    }
  }
};
KVC_INSTANTIATE_KERNEL_TEST(WaveOpsTest);

constexpr struct {
  const char *name;
  SmallFloat format;
  double decodeFactor;
} kFormats[] = {{"e4m3", kE4m3, 0x1p-8}, {"e5m2", kE5m2, 1.0}};

std::vector<uint8_t> allCodes() {
  std::vector<uint8_t> codes(256);
  for (int code = 0; code < 256; ++code)
    codes[code] = code;
  return codes;
}

// Decoding is exact for every finite code, times 2^-8 for E4M3, whose NaN codes
// read as +-480; E5M2 keeps infinities and NaN.
TEST_P(WaveOpsTest, Fp8DecodesAllCodes) {
  for (const auto &[name, format, factor] : kFormats) {
    CpuKernel kernel =
        elementwise(std::string("decode_") + name,
                    std::string("%r = wave.fp8_decode \"") + name +
                        "\" %v : vector<16xi8> -> vector<16xf32>",
                    "i8", "f32");
    std::vector<float> values = apply<float>(kernel, allCodes());
    for (int code = 0; code < 256; ++code) {
      bool special = format.exponentBits == 5 && (code & 0x7C) == 0x7C;
      if (special && code & 3) {
        EXPECT_TRUE(std::isnan(values[code])) << code;
        continue;
      }
      double expected = special ? (code & 0x80 ? -HUGE_VAL : HUGE_VAL)
                                : format.decode(code) * factor;
      EXPECT_EQ(values[code], expected) << name << " " << code;
      EXPECT_EQ(std::signbit(values[code]), code >= 0x80)
          << name << " " << code;
    }
  }
  EXPECT_EQ(kE4m3.decode(0x7F), 480.0);
}

// Encoding a decoded code gives the code back: 254 finite ones of E4M3, 248 of
// E5M2.
TEST_P(WaveOpsTest, Fp8RoundTripsFiniteCodes) {
  for (const auto &[name, format, factor] : kFormats) {
    std::vector<float> values;
    std::vector<uint8_t> codes;
    for (uint8_t code : allCodes())
      if (std::fabs(format.decode(code)) <= format.largest) {
        values.push_back(format.decode(code));
        codes.push_back(code);
      }
    EXPECT_EQ(codes.size(), format.exponentBits == 4 ? 254u : 248u);
    EXPECT_EQ(apply<uint8_t>(encoder(name), values), codes) << name;
  }
}

// All 65,536 f16 and bf16 values, infinities and NaN among them.
TEST_P(WaveOpsTest, Fp8EncodesAllHalves) {
  std::vector<float> inputs;
  for (uint32_t code = 0; code < 0x10000; ++code) {
    inputs.push_back(std::bit_cast<float>(code << 16)); // bf16
    bool special = (code & 0x7C00) == 0x7C00;
    float sign = code & 0x8000 ? -1.0f : 1.0f;
    float value = !special ? static_cast<float>(kF16.decode(code))
                  : (code & 0x3FF)
                      ? std::numeric_limits<float>::quiet_NaN() * sign
                      : std::numeric_limits<float>::infinity() * sign;
    inputs.push_back(value);
  }
  for (const auto &[name, format, factor] : kFormats)
    expectEncodes(name, format, inputs);
}

// 17 million f32 patterns at an odd stride: every exponent, both signs, all
// kinds of NaN.
TEST_P(WaveOpsTest, Fp8EncodesDenseSweep) {
  for (uint64_t part = 0; part < 16; ++part) {
    std::vector<float> inputs;
    uint64_t end = (part + 1) << 28;
    for (uint64_t bits = ((part << 28) + 250) / 251 * 251; bits < end;
         bits += 251)
      inputs.push_back(std::bit_cast<float>(static_cast<uint32_t>(bits)));
    for (const auto &[name, format, factor] : kFormats)
      expectEncodes(name, format, inputs);
  }
}

// Every tie between neighbouring codes and every code itself, with 512 f32
// values on both sides; all of that around the largest number too.
TEST_P(WaveOpsTest, Fp8EncodesAroundTies) {
  for (const auto &[name, format, factor] : kFormats) {
    std::vector<float> inputs;
    for (uint32_t code = 0; code < 0x7F; ++code)
      for (double centre :
           {format.decode(code),
            (format.decode(code) + format.decode(code + 1)) / 2}) {
        int32_t bits = std::bit_cast<int32_t>(static_cast<float>(centre));
        for (int32_t i = std::max(0, bits - 512); i <= bits + 512; ++i) {
          inputs.push_back(std::bit_cast<float>(i));
          inputs.push_back(-inputs.back());
        }
      }
    expectEncodes(name, format, inputs);
  }
}

// The bound that WaveOps.td states, exactly 1 at 0, clamped outside; scalars
// give the same bits as vectors.
TEST_P(WaveOpsTest, Exp2IsAccurate) {
  CpuKernel vectors = elementwise(
      "exp2_vector", "%r = wave.exp2 %v : vector<16xf32>", "f32", "f32");
  CpuKernel scalars =
      elementwise("exp2_scalar",
                  R"(%s = vector.extract %v[0] : f32 from vector<16xf32>
    %e = wave.exp2 %s : f32
    %r = vector.broadcast %e : f32 to vector<16xf32>)",
                  "f32", "f32");
  std::vector<float> inputs = {0.0f, -0.0f, 126.0f, -126.0f, 1.0f, 0.5f, -0.5f};
  for (uint64_t bits = 0; bits < 1ull << 32; bits += 1021)
    if (float x = std::bit_cast<float>(static_cast<uint32_t>(bits));
        std::fabs(x) <= 126.0f)
      inputs.push_back(x);
  inputs.resize(inputs.size() / 16 * 16);
  std::vector<float> outputs = apply<float>(vectors, inputs);
  EXPECT_EQ(outputs[0], 1.0f);
  EXPECT_EQ(outputs[1], 1.0f);
  EXPECT_EQ(outputs[2], 0x1p126f);
  EXPECT_EQ(outputs[3], 0x1p-126f);
  Comparison relative("exp2, relative");
  for (size_t i = 0; i < inputs.size(); ++i)
    relative.expect(outputs[i] / std::exp2(double(inputs[i])), 1.0, 2e-7,
                    std::to_string(inputs[i]));
  std::vector<float> first = apply<float>(scalars, inputs);
  for (size_t i = 0; i < inputs.size(); i += 16)
    ASSERT_EQ(first[i], outputs[i]) << inputs[i];
  std::vector<float> outside = {127.0f,  1e30f,  HUGE_VALF,
                                -127.0f, -1e30f, -HUGE_VALF};
  std::vector<float> clamped = apply<float>(vectors, outside);
  for (size_t i = 0; i < outside.size(); ++i)
    EXPECT_EQ(clamped[i], outside[i] > 0 ? 0x1p126f : 0x1p-126f) << outside[i];
}

float halves(std::vector<float> v,
             const std::function<float(float, float)> &join) {
  for (size_t length = v.size() / 2; length > 0; length /= 2)
    for (size_t i = 0; i < length; ++i)
      v[i] = join(v[i], v[length + i]);
  return v[0];
}

// The upper half is folded onto the lower until one element is left; the bits
// depend on it.
TEST_P(WaveOpsTest, ReducesByHalves) {
  auto reducer = [&](const std::string &kind) {
    return elementwise("reduce_" + kind,
                       "%s = wave.reduce \"" + kind + R"(" %v : vector<16xf32>
    %r = vector.broadcast %s : f32 to vector<16xf32>)",
                       "f32", "f32");
  };
  Random random(1);
  std::vector<float> inputs;
  for (int i = 0; i < 16 * 1000; ++i)
    inputs.push_back(std::ldexp(random.uniform(), random.below(24)));
  std::vector<float> sums = apply<float>(reducer("add"), inputs);
  std::vector<float> largest = apply<float>(reducer("max"), inputs);
  for (size_t at = 0; at < inputs.size(); at += 16) {
    std::vector<float> v(inputs.begin() + at, inputs.begin() + at + 16);
    ASSERT_EQ(sums[at], halves(v, [](float a, float b) { return a + b; }));
    ASSERT_EQ(largest[at], *std::max_element(v.begin(), v.end()));
  }
}

// `max` follows arith.maximumf: NaN wins, +0 is above -0.
TEST_P(WaveOpsTest, MaximumKeepsNan) {
  CpuKernel kernel = elementwise("reduce_max",
                                 R"(%s = wave.reduce "max" %v : vector<16xf32>
    %r = vector.broadcast %s : f32 to vector<16xf32>)",
                                 "f32", "f32");
  for (int place = 0; place < 16; ++place) {
    std::vector<float> values(16, 3.0f), zeros(16, -0.0f);
    values[place] = std::numeric_limits<float>::quiet_NaN();
    zeros[place] = 0.0f;
    EXPECT_TRUE(std::isnan(apply<float>(kernel, values)[0])) << place;
    EXPECT_FALSE(std::signbit(apply<float>(kernel, zeros)[0])) << place;
  }
}

} // namespace
} // namespace kvc::test
