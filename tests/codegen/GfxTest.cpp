// Kernels compiled for gfx1100 and run on hipsim: the code object as ROCm 6 and
// 7 load it, norms against f64, and the FP8 codec bit for bit as on cpu.

#include <bit>
#include <cmath>
#include <cstring>

#include "compiler/target/gfx1100/GfxCodegen.h"
#include "tests/codegen/KernelHarness.h"
#include "tests/codegen/Numbers.h"
#include "tools/hipsim/gfx/CodeObject.h"
#include "tools/hipsim/gfx/Executor.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

namespace kvc::test {
namespace {

constexpr size_t kLanes = 32;

/// The linked code object of one kernel text.
std::string codeObject(const std::string &text) {
  auto object = compileGfxKernel(text, "gfx1100", nullptr);
  EXPECT_TRUE(static_cast<bool>(object)) << llvm::toString(object.takeError());
  llvm::SmallString<128> path;
  llvm::sys::fs::createTemporaryFile("kvc-gfx", "co", path);
  llvm::Error error = linkSharedLibrary({*object}, path.str().str());
  EXPECT_FALSE(static_cast<bool>(error)) << llvm::toString(std::move(error));
  std::string bytes = (*llvm::MemoryBuffer::getFile(path))->getBuffer().str();
  llvm::sys::fs::remove(path);
  return bytes;
}

/// A kernel on the simulator, its registers seeded with garbage.
class GfxKernel {
public:
  explicit GfxKernel(const std::string &text)
      : executor_({.threads = 2, .seed = 7}) {
    std::string bytes = codeObject(text), error;
    object_ = hipsim::CodeObject::load(std::as_bytes(std::span(bytes)), error);
    EXPECT_TRUE(object_) << error;
    size_t start = text.find('@') + 1;
    name_ = text.substr(start, text.find('(') - start);
  }

  /// Runs every workgroup of the grid with these pointers as arguments.
  void run(Grid grid, const std::vector<const void *> &arguments) {
    const hipsim::KernelCode *kernel = object_->find(name_);
    ASSERT_TRUE(kernel) << name_;
    hipsim::LaunchShape shape;
    shape.blocks[0] = grid.x;
    shape.blocks[1] = grid.y;
    shape.threads[0] = kLanes;
    hipsim::LaunchCounts counts;
    EXPECT_EQ(executor_.run(*kernel, shape, std::as_bytes(std::span(arguments)),
                            counts),
              "");
  }

private:
  std::unique_ptr<hipsim::CodeObject> object_;
  hipsim::Executor executor_;
  std::string name_;
};

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
  std::string elf = codeObject(elementwise(
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

/// Rows of `features`, of which `count` are there; `select` takes them in
/// reverse by the step's list of logit rows.
void checkNorm(int64_t features, int64_t rows, int64_t count, bool select) {
  constexpr int64_t kListAt = 16;
  std::vector<int32_t> step(kListAt + rows, -1);
  step[0] = step[1] = static_cast<int32_t>(count);
  for (int64_t row = 0; row < count; ++row)
    step[kListAt + row] = static_cast<int32_t>(count - 1 - row);
  KernelConfig config{select ? "rms_norm_select_f32__gfx1100"
                             : "rms_norm_f32__gfx1100",
                      {{"features", features},
                       {"inverseFeatures", 1.0f / features},
                       {"epsilon", 1e-5f}}};
  if (select)
    config.params.push_back({"logitRowsAt", kListAt});
  std::vector<float> x = Random(features).uniforms(rows * features, 4);
  std::vector<float> weight = Random(2).uniforms(features);
  std::vector<float> out(rows * features, -7.0f);
  GfxKernel kernel(specialise(config));
  kernel.run({rows, 1}, {step.data(), x.data(), weight.data(), out.data()});
  for (int64_t row = 0; row < rows; ++row) {
    const float *in = &x[(select ? count - 1 - row : row) * features];
    double squares = 0;
    for (int64_t i = 0; row < count && i < features; ++i)
      squares += double(in[i]) * in[i];
    double scale = 1 / std::sqrt(squares / features + 1e-5);
    for (int64_t i = 0; i < features; ++i) {
      double expected = row < count ? in[i] * scale * weight[i] : -7.0;
      ASSERT_NEAR(out[row * features + i], expected,
                  std::fabs(expected) * 16 * kRounding)
          << features << " row " << row << " element " << i;
    }
  }
}

// One wave a row; a row need not fill the lanes, and rows past the count keep
// what they had.
TEST(Gfx, RmsNorm) {
  for (int64_t features : {4, 64, 124, 128, 132, 576, 2048})
    checkNorm(features, 5, 3, /*select=*/false);
}

TEST(Gfx, RmsNormOfSelectedRows) { checkNorm(576, 6, 4, /*select=*/true); }

} // namespace
} // namespace kvc::test
