// Rotary embedding: reading its config and computing its frequencies.
//
// Frequencies are computed in double precision; transformers computes them in
// float32, so the two differ by float rounding, about 1e-7 relative.

#include "compiler/import/RopeConfig.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace kvc {

using nlohmann::json;

namespace {

/// Frequencies that turn less than `lowFrequencyFactor` times in the original
/// context are divided by the factor, those above `highFrequencyFactor` kept,
/// those between blended.
double llama3Frequency(const RopeConfig &rope, double frequency) {
  double turns = rope.originalMaxPositions * frequency / (2 * std::numbers::pi);
  double keep = (turns - rope.lowFrequencyFactor) /
                (rope.highFrequencyFactor - rope.lowFrequencyFactor);
  keep = std::clamp(keep, 0.0, 1.0);
  return (1 - keep) * frequency / rope.factor + keep * frequency;
}

/// The (fractional) index of the frequency that turns `turns` times in the
/// original context.
double yarnIndex(const RopeConfig &rope, uint32_t headDim, double turns) {
  return headDim *
         std::log(rope.originalMaxPositions / (turns * 2 * std::numbers::pi)) /
         (2 * std::log(rope.theta));
}

/// Frequencies up to index `low` are kept, from `high` on divided by the
/// factor, those between blended linearly in their index.
void applyYarn(const RopeConfig &rope, std::vector<double> &frequencies) {
  uint32_t headDim = frequencies.size() * 2;
  double low = yarnIndex(rope, headDim, rope.betaFast);
  double high = yarnIndex(rope, headDim, rope.betaSlow);
  if (rope.truncate) {
    low = std::floor(low);
    high = std::ceil(high);
  }
  low = std::max(low, 0.0);
  high = std::min(high, headDim - 1.0);
  if (low == high)
    high += 0.001; // a step instead of a division by zero
  for (size_t i = 0; i < frequencies.size(); ++i) {
    double divide = std::clamp((i - low) / (high - low), 0.0, 1.0);
    frequencies[i] =
        frequencies[i] / rope.factor * divide + frequencies[i] * (1 - divide);
  }
}

double yarnScale(double factor, double weight) {
  return factor <= 1 ? 1.0 : 0.1 * weight * std::log(factor) + 1.0;
}

/// transformers takes mscale and mscale_all_dim only where both are given and
/// not zero.
double yarnAttentionFactor(JsonReader &parameters, double factor) {
  if (parameters.find("attention_factor"))
    return parameters.positive("attention_factor");
  auto weight = [&](const char *key) {
    const json *value = parameters.find(key);
    bool zero = value && value->is_number() && value->get<double>() == 0;
    return zero ? 0.0 : parameters.positive(key, 0.0);
  };
  double scale = weight("mscale"), scaleAllDims = weight("mscale_all_dim");
  if (scale != 0 && scaleAllDims != 0)
    return yarnScale(factor, scale) / yarnScale(factor, scaleAllDims);
  return yarnScale(factor, 1.0);
}

void readLlama3(JsonReader &parameters, RopeConfig &rope) {
  rope.kind = RopeConfig::Kind::Llama3;
  rope.factor = parameters.positive("factor");
  rope.lowFrequencyFactor = parameters.positive("low_freq_factor");
  rope.highFrequencyFactor = parameters.positive("high_freq_factor");
  rope.originalMaxPositions =
      parameters.count("original_max_position_embeddings");
  if (rope.highFrequencyFactor <= rope.lowFrequencyFactor)
    parameters.fail("high_freq_factor", "must be above low_freq_factor");
}

void readYarn(JsonReader &parameters, uint32_t maxPositions, RopeConfig &rope) {
  rope.kind = RopeConfig::Kind::Yarn;
  rope.originalMaxPositions =
      parameters.count("original_max_position_embeddings", maxPositions);
  rope.factor = parameters.positive(
      "factor", static_cast<double>(maxPositions) / rope.originalMaxPositions);
  rope.betaFast = parameters.positive("beta_fast", 32.0);
  rope.betaSlow = parameters.positive("beta_slow", 1.0);
  rope.truncate = parameters.flag("truncate", true);
  rope.attentionFactor = yarnAttentionFactor(parameters, rope.factor);
  if (rope.betaFast < rope.betaSlow)
    parameters.fail("beta_fast", "must not be below beta_slow");
  if (rope.theta <= 1)
    parameters.fail("rope_theta", "must be above 1 for yarn");
}

/// "default" if neither spelling names a kind.
std::string readKind(JsonReader &parameters) {
  std::string newer = parameters.text("rope_type", "");
  std::string older = parameters.text("type", "");
  if (!newer.empty() && !older.empty() && newer != older)
    parameters.fail("rope_type",
                    "found \"" + newer + "\", but type is \"" + older + "\"");
  std::string kind = newer.empty() ? older : newer;
  if (kind.empty() && parameters.find("factor"))
    parameters.fail("rope_type", "missing beside 'factor', expected linear, "
                                 "llama3 or yarn");
  return kind.empty() ? "default" : kind;
}

void readParameters(JsonReader &parameters, uint32_t maxPositions,
                    RopeConfig &rope) {
  std::string kind = readKind(parameters);
  if (parameters.positive("partial_rotary_factor", 1.0) != 1.0)
    parameters.fail("partial_rotary_factor",
                    "partial rotary embedding is not supported, expected 1");
  if (kind == "linear") {
    rope.kind = RopeConfig::Kind::Linear;
    rope.factor = parameters.positive("factor");
  } else if (kind == "llama3") {
    readLlama3(parameters, rope);
  } else if (kind == "yarn") {
    readYarn(parameters, maxPositions, rope);
  } else if (kind != "default") {
    parameters.fail("rope_type", "\"" + kind.substr(0, 80) +
                                     "\" is not supported, expected default, "
                                     "linear, llama3 or yarn");
  }
}

} // namespace

RopeConfig readRopeConfig(JsonReader &config, uint32_t maxPositions) {
  RopeConfig rope;
  const json *newer = config.object("rope_parameters");
  const json *older = config.object("rope_scaling");
  const json none = json::object();
  const json &chosen = newer ? *newer : older ? *older : none;
  JsonReader parameters(chosen, config.file(),
                        newer ? "rope_parameters." : "rope_scaling.");
  if (newer && older) {
    JsonReader other(*older, config.file(), "rope_scaling.");
    std::string kind = readKind(parameters), otherKind = readKind(other);
    config.adopt(other);
    if (kind != otherKind)
      config.fail("rope_scaling", "kind \"" + otherKind +
                                      "\" contradicts rope_parameters, which "
                                      "say \"" +
                                      kind + "\"");
  }
  rope.theta =
      parameters.positive("rope_theta", config.positive("rope_theta", 10000.0));
  if (config.positive("rope_theta", rope.theta) != rope.theta)
    config.fail("rope_theta", "contradicts rope_parameters.rope_theta");
  if (config.positive("partial_rotary_factor", 1.0) != 1.0)
    config.fail("partial_rotary_factor",
                "partial rotary embedding is not supported, expected 1");
  readParameters(parameters, maxPositions, rope);
  config.adopt(parameters);
  return rope;
}

std::vector<double> RopeConfig::inverseFrequencies(uint32_t headDim) const {
  std::vector<double> frequencies(headDim / 2);
  for (size_t i = 0; i < frequencies.size(); ++i)
    frequencies[i] = std::pow(theta, -2.0 * i / headDim);
  if (kind == Kind::Yarn)
    applyYarn(*this, frequencies);
  for (size_t i = 0; i < frequencies.size(); ++i) {
    if (kind == Kind::Linear)
      frequencies[i] /= factor;
    if (kind == Kind::Llama3)
      frequencies[i] = llama3Frequency(*this, frequencies[i]);
    if (!frequencyDivisors.empty())
      frequencies[i] /= frequencyDivisors[i];
  }
  return frequencies;
}

} // namespace kvc
