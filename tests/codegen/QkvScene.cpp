// The QKV projection in plain f64; see QkvScene.h.

#include "tests/codegen/QkvScene.h"

#include <cmath>

namespace kvc::test {

namespace {

constexpr double kAttentionFactor = 1.25;
constexpr int64_t kCoarseRows = 8;

void normalise(std::vector<Bounded> &head, const std::vector<float> &weight) {
  double squares = 0, errors = 0;
  for (const Bounded &y : head) {
    squares += y.value * y.value;
    errors += y.bound * y.bound;
  }
  double inverse = 1 / std::sqrt(squares / head.size() + QkvShape::kEpsilon);
  // The derivative of 1 / rms, by Cauchy and Schwarz.
  double relative = std::sqrt(errors / squares) + inverseRmsBound(head.size());
  for (size_t d = 0; d < head.size(); ++d) {
    double factor = inverse * weight[d], value = head[d].value;
    head[d] = {
        value * factor,
        std::fabs(factor) *
            (head[d].bound + std::fabs(value) * (relative + 2 * kRounding))};
  }
}

void rotate(std::vector<Bounded> &head, const std::vector<double> &frequencies,
            int64_t position) {
  size_t half = head.size() / 2;
  for (size_t i = 0; i < half; ++i) {
    Bounded a = head[i], b = head[half + i];
    double c = std::cos(position * frequencies[i]) * kAttentionFactor;
    double s = std::sin(position * frequencies[i]) * kAttentionFactor;
    double bound = kAttentionFactor *
                   (a.bound + b.bound +
                    8 * kRounding * (std::fabs(a.value) + std::fabs(b.value)));
    head[i] = {a.value * c - b.value * s, bound};
    head[half + i] = {b.value * c + a.value * s, bound};
  }
}

/// Codes in the order of their values.
int64_t ordered(const SmallFloat &format, uint32_t code) {
  if (format.isInteger())
    return code;
  uint32_t sign = 1u << (format.exponentBits + format.mantissaBits);
  return code & sign ? -int64_t(code & ~sign) : code;
}

} // namespace

std::vector<Param> QkvShape::params() const {
  return {{"inputFeatures", inputs},
          {"inverseHeadDim", static_cast<float>(1.0 / kv.headDim)},
          {"epsilon", kEpsilon},
          {"heads", heads},
          {"kvHeads", kv.kvHeads},
          {"hasBias", int64_t(bias)},
          {"hasNorm", int64_t(norm)},
          {"codec", kv.codec.number},
          {"positionsAt", int64_t(layout().positionsAt())},
          {"slotsAt", int64_t(layout().slotsAt())},
          {"pageBytes", KvPool(kv, 1).pageBytes()}};
}

QkvScene::QkvScene(const QkvShape &shape)
    : shape(shape), weight({.type = shape.type,
                            .rows = {shape.allHeads() * shape.kv.headDim},
                            .inputs = shape.inputs,
                            .fragments = shape.kv.gfx},
                           1) {
  Random random(2);
  int64_t dim = shape.kv.headDim;
  bias = random.uniforms(shape.allHeads() * dim);
  queryNorm = random.uniforms(dim, 2);
  keyNorm = random.uniforms(dim, 2);
  x = random.uniforms(shape.rowsMax * shape.inputs);
  if (shape.kv.gfx)
    for (float &value : x)
      value = static_cast<float>(kF16.decode(kF16.encode(value)));
  for (int64_t i = 0; i < dim / 2; ++i)
    frequencies.push_back(std::pow(10000.0, -2.0 * i / dim));
  // Of every head all channels alike, but for every fifth one.
  for (float scale : {0.7f, 3.1f, 0.011f, 1.0f}) {
    for (int64_t d = 0; d < dim; ++d)
      encode.push_back(1.0f / (d % 5 == 0 ? scale / 2 : scale));
    for (int64_t d = 0; d < dim; ++d)
      encode.push_back((d % 7 - 3) / 8.0f);
  }
  for (int64_t i = 0; i < shape.kv.kvHeads * dim; ++i)
    encode.push_back((i % 11 + 1) / 4.0f);
  std::vector<int32_t> some = {0, 1, 255, 256, 257, 1000, 2047};
  for (int64_t row = 0; row < shape.rowsMax; ++row) {
    positions.push_back(some[row % some.size()]);
    // 37 and the number of slots have no common factor.
    slots.push_back(row % 12 == 2 ? -1
                                  : (row * 37 + 5) % (16 * QkvShape::kPages));
  }
}

std::vector<Bounded> QkvScene::reference(int64_t row, int64_t head) const {
  std::vector<Bounded> result;
  for (int64_t d = 0; d < shape.kv.headDim; ++d) {
    int64_t output = head * shape.kv.headDim + d;
    Dot dot = weight.dot(output, &x[row * shape.inputs]);
    Bounded y = dot.bounded(shape.inputs);
    y.bound += dot.magnitude * weightRounding;
    result.push_back(shape.bias ? y + Bounded{bias[output], 0} : y);
  }
  if (head >= shape.heads + shape.kv.kvHeads)
    return result;
  if (shape.norm)
    normalise(result, head < shape.heads ? queryNorm : keyNorm);
  rotate(result, frequencies, positions[row]);
  return result;
}

void QkvScene::expectQueries(int64_t rows, std::span<float> q,
                             Comparison &comparison) const {
  for (int64_t row = 0; row < rows; ++row)
    for (int64_t head = 0; head < shape.heads; ++head) {
      std::vector<Bounded> expected = reference(row, head);
      int64_t group = shape.heads / shape.kv.kvHeads, dim = shape.kv.headDim;
      const float *factors =
          &encode[(4 * shape.kv.kvHeads + head / group) * dim];
      for (int64_t d = 0; d < dim; ++d)
        comparison.expect(q[row * shape.width() + head * dim + d],
                          expected[d].value * factors[d],
                          expected[d].bound * factors[d] +
                              std::fabs(expected[d].value * factors[d]) *
                                  kRounding,
                          "row " + std::to_string(row));
    }
  for (size_t i = rows * shape.width(); i < q.size(); ++i)
    ASSERT_TRUE(std::isnan(q[i])) << "query of row past the count was written";
}

void QkvScene::expectPages(int64_t rows, KvPool &pool, int32_t clipped) const {
  const KvCodec &codec = shape.kv.codec;
  double largest = codec.format.largest + (codec.format.isInteger() ? 0.5 : 0);
  int32_t least = 0, most = 0;
  int64_t kvHeads = shape.kv.kvHeads;
  std::vector<bool> written(pool.bytes().size());
  for (int64_t row = 0; row < rows; ++row)
    for (int64_t kvHead = 0; kvHead < 2 * kvHeads && slots[row] >= 0;
         ++kvHead) {
      std::vector<Bounded> expected = reference(row, shape.heads + kvHead);
      for (int64_t d = 0; d < shape.kv.headDim; ++d) {
        KvPlace place = {slots[row], kvHead % kvHeads, kvHead >= kvHeads, d};
        const float *channel = &encode[kvHead * 2 * shape.kv.headDim + d];
        double scale = channel[0], center = channel[shape.kv.headDim];
        double v = (expected[d].value - center) * scale;
        double bound = expected[d].bound * scale + 2 * std::fabs(v) * kRounding;
        least += std::fabs(v) - bound > largest;
        most += std::fabs(v) + bound > largest;
        const SmallFloat &format = codec.format;
        int64_t code = ordered(format, pool.code(place));
        ASSERT_GE(code, ordered(format, format.encode(v - bound))) << v;
        ASSERT_LE(code, ordered(format, format.encode(v + bound))) << v;
        std::fill_n(written.begin() + pool.offset(place), codec.bytes, true);
      }
    }
  EXPECT_GE(clipped, least);
  EXPECT_LE(clipped, most);
  for (size_t i = 0; i < written.size(); ++i)
    ASSERT_TRUE(written[i] || pool.bytes()[i] == 0xFF)
        << "byte " << i << " was written";
}

std::vector<int32_t> QkvScene::words(int64_t rows) const {
  StepWords step(shape.layout());
  step.setCounts(rows);
  step.set(step.layout.positionsAt(), positions);
  step.set(step.layout.slotsAt(), slots);
  return step.words;
}

std::string QkvScene::rope() const {
  return ropeTable(frequencies, kAttentionFactor, kCoarseRows);
}

} // namespace kvc::test
