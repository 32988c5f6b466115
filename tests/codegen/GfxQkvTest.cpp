// The QKV projection on gfx1100: bias, q/k norm, rotation, encoding and page
// write against f64, over every way of taking rows; equal bits in all of them.

#include <cmath>
#include <cstring>

#include "tests/codegen/GfxHarness.h"
#include "tests/codegen/GfxOperand.h"
#include "tests/codegen/QkvScene.h"

namespace kvc::test {
namespace {

/// How a kernel takes its rows: the parameter `rowsMode`, rows of a tile of the
/// operand and of a workgroup.
struct Mode {
  int64_t index, tile, block;
};
constexpr Mode kAlone = {0, 1, 16}, kFew = {0, 4, 16}, kTile = {1, 16, 16},
               kWide = {2, 16, 64};

struct Case {
  TensorType type = TensorType::BF16;
  Mode mode = kTile;
  int64_t rows = 16;
  KvCodec codec = kCodecs[1];
  int64_t headDim = 64, inputs = 96;
  bool bias = true, norm = true;

  QkvShape sizes() const {
    return {.type = type,
            .kv = {codec, 2, headDim, /*gfx=*/true},
            .inputs = inputs,
            .rowsMax = rows + 1,
            .bias = bias,
            .norm = norm};
  }
  int64_t blocks() const { return (rows + mode.block - 1) / mode.block; }
  int64_t padded() const {
    return mode.tile < 16 ? mode.tile : blocks() * mode.block;
  }
  std::string format() const { return gfxFormat(type); }
  KernelConfig config() const {
    // As codegen/kvcgen/gfx_qkv.py shares a head among 16 waves.
    int64_t panels = headDim / 16, perWave = panels % 2 == 0 ? 2 : 1;
    int64_t splits = 8;
    while (splits * panels / perWave > 16)
      splits /= 2;
    int64_t steps = inputs / (format() == "f16" ? 16 : 32);
    int64_t perSplit = (steps + splits - 1) / splits;
    KernelConfig result{"qkv_" + format() + "_d" + std::to_string(headDim) +
                            "__gfx1100",
                        sizes().params()};
    for (Param param : std::vector<Param>{
             {"rowsMode", mode.index},
             {"tileRows", mode.tile},
             {"operandHalves", mode.tile * inputs},
             {"stepsPerWave", perSplit},
             {"wholeBlocks", int64_t(0)},
             {"scalesInLds", mode.tile < 16 ? gfxScaleBytes(type, inputs) : 0},
             {"hasFactors", int64_t(1)},
             {"operandScale", 1.0f}})
      result.params.push_back(param);
    return result;
  }
};

/// A scene whose first rows exist, and what a run leaves.
struct Scene {
  explicit Scene(const Case &c) : Scene(c, QkvScene(c.sizes())) {}
  Scene(const Case &c, QkvScene scene)
      : c(c), in(std::move(scene)), q((c.rows + 1) * in.shape.width() * 4),
        pool(in.shape.kv, QkvShape::kPages), clipped(std::vector<int32_t>{0}) {
    in.weightRounding = weightRounding(c.type);
  }

  void apply(GfxKernel &kernel, const GfxRun &how = {.checked = true}) {
    std::vector<float> rows(in.x.begin(), in.x.begin() + c.rows * c.inputs);
    // Halves of twice the rows, undone by the rows' factors.
    for (float &value : rows)
      value *= 0.5f;
    Buffer words(in.words(c.rows)),
        x(operandOf(rows, c.inputs, c.mode.tile, c.padded())),
        factors(std::vector<float>(2 * c.rows, 2.0f)), w(in.weight.bytes),
        bias(in.bias), queryNorm(in.queryNorm), keyNorm(in.keyNorm),
        rope(in.rope()), encode(in.encode);
    uint64_t layer = pool.pageBytes() / 2;
    kernel.run({in.shape.allHeads(), c.blocks()},
               {words, x, factors, w, bias, queryNorm, keyNorm, rope, encode,
                clipped,
                GfxArgument(pool.argument(), pool.bytes().size() - layer), q},
               how);
  }
  std::string written() {
    return q.bytes() + std::string(pool.bytes().begin(), pool.bytes().end());
  }

  Case c;
  QkvScene in;
  Buffer q;
  KvPool pool;
  Buffer clipped;
};

void expectCase(const Case &c) {
  GfxKernel kernel(specialise(c.config()));
  Scene scene(c);
  scene.apply(kernel);
  Comparison comparison(c.config().name + " of " + std::to_string(c.rows) +
                        " rows, " + c.codec.name);
  scene.in.expectQueries(c.rows, scene.q.as<float>(), comparison);
  scene.in.expectPages(c.rows, scene.pool, scene.clipped.as<int32_t>()[0]);
}

// Rows at the edges of tiles and blocks; those with slot -1 write no page.
TEST(GfxQkv, EveryWayOfTakingRows) {
  for (auto [mode, rows] :
       {std::pair(kAlone, 1), {kFew, 3}, {kFew, 4}, {kTile, 16}, {kTile, 17}})
    expectCase({.mode = mode, .rows = rows});
  expectCase({.mode = kWide, .rows = 65});
}

TEST(GfxQkv, EveryFormat) {
  for (TensorType type : kWeightTypes)
    expectCase({.type = type, .mode = kFew, .rows = 3});
}

// Every head size with every codec, also where a head's lanes are not all in
// use; bias and norm in all four combinations.
TEST(GfxQkv, HeadSizesAndCodecs) {
  int which = 0;
  for (const KvCodec &codec : kCodecs)
    for (int64_t headDim : {64, 80, 96, 128, 256}) {
      expectCase({.rows = 3,
                  .codec = codec,
                  .headDim = headDim,
                  .bias = (which & 1) != 0,
                  .norm = (which & 2) != 0});
      ++which;
    }
}

// The same row at the same position gives the same query and the same codes
// wherever it stands, and whichever order WMMA adds in.
TEST(GfxQkv, SameRowSameBits) {
  for (TensorType type : {TensorType::BF16, TensorType::Int4G32})
    for (bool other : {false, true}) {
      std::string bits;
      for (auto [mode, rows] :
           {std::pair(kAlone, 1), {kFew, 3}, {kTile, 17}, {kWide, 65}}) {
        Case c{.type = type, .mode = mode, .rows = rows, .headDim = 80};
        QkvScene in(c.sizes());
        for (int64_t row = 0; row < rows; ++row) {
          std::copy_n(in.x.begin(), c.inputs, in.x.begin() + row * c.inputs);
          in.positions[row] = 300;
          in.slots[row] = row;
        }
        Scene scene(c, in);
        GfxKernel kernel(specialise(c.config()));
        scene.apply(kernel, {.otherOrder = other});
        for (int64_t row : {int64_t(0), c.rows / 2, c.rows - 1}) {
          size_t rowBytes = in.shape.width() * 4;
          std::string now = scene.q.bytes().substr(row * rowBytes, rowBytes);
          for (int64_t kvHead = 0; kvHead < in.shape.kv.kvHeads; ++kvHead)
            for (bool value : {false, true})
              for (int64_t d = 0; d < c.headDim; ++d)
                now +=
                    static_cast<char>(scene.pool.code({row, kvHead, value, d}));
          if (bits.empty())
            bits = now;
          ASSERT_TRUE(now == bits) << c.config().name << " row " << row;
        }
      }
    }
}

// A wait or barrier too few does not go unseen.
TEST(GfxQkv, MissingWaitsAreFound) {
  for (Case c : {Case{.mode = kFew, .rows = 3, .headDim = 80, .inputs = 512},
                 Case{.type = TensorType::Int4G32,
                      .mode = kTile,
                      .rows = 16,
                      .codec = kCodecs[0],
                      .inputs = 512}}) {
    GfxKernel kernel(specialise(c.config()));
    injectFaults(c.config().name, kernel,
                 [&](GfxKernel &faulty, const GfxRun &how) {
                   Scene scene(c);
                   scene.apply(faulty, how);
                   return scene.written();
                 });
  }
}

} // namespace
} // namespace kvc::test
