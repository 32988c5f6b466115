// Kernels compiled for gfx1100 and run on hipsim: the code object as ROCm 6 and
// 7 load it, norms against f64, and the FP8 codec bit for bit as on cpu.

#include <bit>
#include <cmath>
#include <cstring>

#include "tests/codegen/GfxHarness.h"
#include "tests/codegen/Numbers.h"

namespace kvc::test {
namespace {

constexpr size_t kLanes = 32;

/// `operation` on %v, 4 elements a lane, over arrays.
std::string elementwise(const std::string &name, const std::string &operation,
                        const std::string &from, const std::string &to) {
  return "wave.kernel @" + name + "(%in: memref<?x" + from +
         ">, %out: memref<?x" + to + ">) {\n" +
         "  %four = arith.constant 4 : index\n"
         "  %lanes = arith.constant 32 : index\n"
         "  %block = wave.block 0\n  %lane = wave.lane\n"
         "  %row = arith.muli %block, %lanes : index\n"
         "  %place = arith.addi %row, %lane : index\n"
         "  %at = arith.muli %place, %four : index\n"
         "  %v = vector.load %in[%at] : memref<?x" +
         from + ">, vector<4x" + from + ">\n  " + operation + "\n" +
         "  vector.store %r, %out[%at] : memref<?x" + to + ">, vector<4x" + to +
         ">\n  wave.return\n}\n";
}

/// `inputs`, padded with zeros to whole workgroups, through such a kernel.
template <typename To, typename From>
std::vector<To> apply(GfxKernel &kernel, std::vector<From> inputs) {
  size_t count = inputs.size();
  inputs.resize((count + 127) / 128 * 128);
  std::vector<To> outputs(inputs.size());
  kernel.run({static_cast<int64_t>(inputs.size() / 128), 1},
             {inputs.data(), outputs.data()});
  outputs.resize(count);
  return outputs;
}

// ELF of the HSA ABI version 3, which is code object version 5, for gfx1100.
TEST(Gfx, CodeObjectIsVersion5ForGfx1100) {
  std::string elf = gfxCodeObject(elementwise(
      "copy", "%r = arith.addf %v, %v : vector<4xf32>", "f32", "f32"));
  ASSERT_GT(elf.size(), 64u);
  EXPECT_EQ(elf.substr(0, 4), "\x7F"
                              "ELF");
  EXPECT_EQ(elf[7], 64); // ELFOSABI_AMDGPU_HSA
  EXPECT_EQ(elf[8], 3);  // ELFABIVERSION_AMDGPU_HSA_V5
  uint16_t machine;
  uint32_t flags;
  std::memcpy(&machine, &elf[18], 2);
  std::memcpy(&flags, &elf[48], 4);
  EXPECT_EQ(machine, 224);        // EM_AMDGPU
  EXPECT_EQ(flags & 0xFF, 0x41u); // EF_AMDGPU_MACH_AMDGCN_GFX1100
}

// Decoding is exact for every code, as on cpu.
TEST(Gfx, Fp8DecodesAllCodes) {
  std::vector<uint8_t> codes(256);
  for (int code = 0; code < 256; ++code)
    codes[code] = code;
  GfxKernel kernel(elementwise(
      "decode",
      "%r = wave.fp8_decode \"e4m3\" %v : vector<4xi8> -> vector<4xf32>", "i8",
      "f32"));
  std::vector<float> values = apply<float>(kernel, codes);
  for (int code = 0; code < 256; ++code)
    EXPECT_EQ(values[code], kE4m3.decode(code) * 0x1p-8) << code;
}

/// Code of element `i` where a word's bytes hold elements 0, 2, 1, 3.
size_t packedPlace(size_t i) { return i / 4 * 4 + i % 2 * 2 + i / 2 % 2; }

// Decoding to f16 gives every finite code the same value, in order and packed.
TEST(Gfx, Fp8DecodesToF16) {
  std::vector<uint8_t> codes(256);
  for (int code = 0; code < 256; ++code)
    codes[code] = code;
  for (bool packed : {false, true})
    for (auto &[name, format] : {std::pair("e4m3", kE4m3), {"e5m2", kE5m2}}) {
      GfxKernel kernel(elementwise(std::string("decode_") + name,
                                   std::string("%r = wave.fp8_decode \"") +
                                       name + (packed ? "\" packed" : "\"") +
                                       " %v : vector<4xi8> -> vector<4xf16>",
                                   "i8", "f16"));
      std::vector<uint16_t> values = apply<uint16_t>(kernel, codes);
      double factor = format.exponentBits == 4 ? 0x1p-8 : 1;
      for (size_t i = 0; i < 256; ++i) {
        size_t code = packed ? packedPlace(i) : i;
        bool finite = format.exponentBits == 4 || (code & 0x7C) != 0x7C;
        if (finite) {
          EXPECT_EQ(kF16.decode(values[i]), format.decode(code) * factor)
              << name << packed << code;
        }
      }
    }
}

// Encoding: all f16 and bf16 values, and f32 patterns at an odd stride, against
// an independent encoder that the cpu code is held to as well.
TEST(Gfx, Fp8EncodesAsOnCpu) {
  std::vector<float> inputs;
  for (uint32_t code = 0; code < 0x10000; ++code) {
    inputs.push_back(std::bit_cast<float>(code << 16)); // bf16
    if ((code & 0x7C00) != 0x7C00)
      inputs.push_back(static_cast<float>(kF16.decode(code)));
  }
  for (uint64_t bits = 0; bits < (uint64_t(1) << 32); bits += 40503)
    inputs.push_back(std::bit_cast<float>(static_cast<uint32_t>(bits)));
  for (auto &[name, format] : {std::pair("e4m3", kE4m3), {"e5m2", kE5m2}}) {
    GfxKernel kernel(elementwise(std::string("encode_") + name,
                                 std::string("%r = wave.fp8_encode \"") + name +
                                     "\" %v : vector<4xf32> -> vector<4xi8>",
                                 "f32", "i8"));
    std::vector<uint8_t> codes = apply<uint8_t>(kernel, inputs);
    size_t wrong = 0;
    for (size_t i = 0; i < inputs.size(); ++i) {
      uint8_t expected =
          std::isnan(inputs[i]) ? 0x7F : format.encode(inputs[i]);
      if (codes[i] != expected && wrong++ < 5)
        ADD_FAILURE() << name << " " << inputs[i] << " gave " << int(codes[i])
                      << ", expected " << int(expected);
    }
    EXPECT_EQ(wrong, 0u);
  }
}

// A reduction goes over the vector and over all 32 lanes, and every lane gets
// the same bits.
TEST(Gfx, ReducesOverLanes) {
  std::vector<float> inputs = Random(3).uniforms(128);
  for (const char *kind : {"add", "max"}) {
    GfxKernel kernel(
        elementwise(std::string("reduce_") + kind,
                    std::string("%s = wave.reduce \"") + kind +
                        "\" %v : vector<4xf32>\n"
                        "  %r = vector.broadcast %s : f32 to vector<4xf32>",
                    "f32", "f32"));
    std::vector<float> found = apply<float>(kernel, inputs);
    // The stated order: halves of the vector, then lane xor 16, 8, 4, 2, 1.
    std::vector<float> lanes(kLanes);
    auto fold = [&](float a, float b) {
      return kind[0] == 'a' ? a + b : std::max(a, b);
    };
    for (size_t lane = 0; lane < kLanes; ++lane) {
      const float *v = &inputs[lane * 4];
      lanes[lane] = fold(fold(v[0], v[2]), fold(v[1], v[3]));
    }
    for (size_t mask = 16; mask > 0; mask /= 2)
      for (size_t lane = 0; lane < mask; ++lane)
        lanes[lane] = fold(lanes[lane], lanes[lane + mask]);
    for (float value : found)
      EXPECT_EQ(std::bit_cast<uint32_t>(value),
                std::bit_cast<uint32_t>(lanes[0]))
          << kind;
  }
}

// Halves are exchanged whole, whatever the elements are.
TEST(Gfx, SwapsHalves) {
  std::vector<float> inputs = Random(4).uniforms(128);
  GfxKernel kernel(elementwise(
      "swap", "%r = wave.swap_halves %v : vector<4xf32>", "f32", "f32"));
  std::vector<float> found = apply<float>(kernel, inputs);
  for (size_t i = 0; i < inputs.size(); ++i)
    EXPECT_EQ(found[i], inputs[i ^ 64]) << i;
}

// The layout of operands and result, by a product of small integers, which is
// exact in any order.
TEST(Gfx, MmaLayout) {
  constexpr size_t kSize = 16;
  GfxKernel kernel(R"(wave.kernel @mma(%a: memref<?xf16>, %b: memref<?xf16>,
                                       %c: memref<?xf32>) {
    %lane = wave.lane
    %eight = arith.constant 8 : index
    %sixteen = arith.constant 16 : index
    %row = arith.remui %lane, %sixteen : index
    %at = arith.muli %row, %sixteen : index
    %to = arith.muli %lane, %eight : index
    %x = vector.load %a[%at] : memref<?xf16>, vector<16xf16>
    %y = vector.load %b[%at] : memref<?xf16>, vector<16xf16>
    %z = vector.load %c[%to] : memref<?xf32>, vector<8xf32>
    %d = wave.mma %x, %y, %z : vector<16xf16>, vector<8xf32>
    vector.store %d, %c[%to] : memref<?xf32>, vector<8xf32>
    wave.return
  })");
  Random random(5);
  std::vector<uint16_t> a(256), b(256); // A by rows, B by columns
  std::vector<float> c(256);
  for (size_t i = 0; i < 256; ++i) {
    a[i] = kF16.encode(random.below(17) - 8.0);
    b[i] = kF16.encode(random.below(17) - 8.0);
    c[i] = random.below(100);
  }
  std::vector<float> before = c;
  kernel.run({}, {a.data(), b.data(), c.data()});
  for (size_t lane = 0; lane < kLanes; ++lane)
    for (size_t i = 0; i < 8; ++i) {
      size_t row = 2 * i + lane / kSize, column = lane % kSize;
      double expected = before[lane * 8 + i];
      for (size_t k = 0; k < kSize; ++k)
        expected += kF16.decode(a[row * kSize + k]) *
                    kF16.decode(b[column * kSize + k]);
      EXPECT_EQ(c[lane * 8 + i], expected) << lane << " " << i;
    }
}

/// Workgroups write a row of numbers each; the last to arrive adds them up and
/// counts itself. `waves` waves, each with its own lanes' share.
std::string arriveKernel(int waves) {
  return "wave.kernel @arrive(%rows: memref<?xi32>, %sum: memref<?xi32>, "
         "%counter: memref<?xi32>) attributes {waves = " +
         std::to_string(waves) + R"( : i64} {
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %three = arith.constant 3 : index
    %lanes = arith.constant 32 : index
    %groups = arith.constant 40 : index
    %width = arith.constant )" +
         std::to_string(32 * waves) + R"( : index
    %block = wave.block 0
    %wave = wave.wave
    %lane = wave.lane
    %start = arith.muli %wave, %lanes : index
    %item = arith.addi %start, %lane : index
    %row = arith.muli %block, %width : index
    %at = arith.addi %row, %item : index
    %number = arith.index_cast %at : index to i32
    memref.store %number, %rows[%at] : memref<?xi32>
    %last = wave.arrive %counter[%three], %groups : memref<?xi32>
    scf.if %last {
      %none = arith.constant 0 : i32
      %total = scf.for %i = %zero to %groups step %one
          iter_args(%s = %none) -> (i32) {
        %from = arith.muli %i, %width : index
        %place = arith.addi %from, %item : index
        %v = memref.load %rows[%place] : memref<?xi32>
        %t = arith.addi %s, %v : i32
        scf.yield %t : i32
      }
      %before = memref.load %sum[%item] : memref<?xi32>
      %after = arith.addi %before, %total : i32
      memref.store %after, %sum[%item] : memref<?xi32>
    }
    wave.return
  })";
}

// One workgroup of 40 sees what all wrote, and the counter serves again.
TEST(Gfx, LastToArriveSeesAll) {
  for (int waves : {1, 4}) {
    GfxKernel kernel(arriveKernel(waves));
    size_t width = 32 * waves;
    std::vector<int32_t> rows(40 * width), sum(width), counter(4);
    for (uint64_t run = 1; run <= 20; ++run) {
      std::fill(rows.begin(), rows.end(), -1);
      kernel.run({40, 1},
                 {{rows.data(), rows.size() * 4},
                  {sum.data(), sum.size() * 4},
                  {counter.data(), 16}},
                 {.seed = run, .checked = true});
      EXPECT_EQ(counter, std::vector<int32_t>(4));
      for (size_t i = 0; i < width; ++i)
        ASSERT_EQ(sum[i], int32_t(run * (40 * i + width * 40 * 39 / 2)))
            << waves << " waves, run " << run;
    }
  }
}

} // namespace
} // namespace kvc::test
