/// \file
/// Loads an artifact: maps its files, checks them and gives its manifest and
/// plan as plain structures. Format.h says what the files hold.
///
/// Nothing of the plan is trusted: every range must lie in its space and every
/// kernel index in the list, so that a damaged plan is an error here and not a
/// fault in a kernel.

#ifndef KVC_RUNTIME_ARTIFACT_ARTIFACT_H
#define KVC_RUNTIME_ARTIFACT_ARTIFACT_H

#include <cstdint>
#include <string>
#include <vector>

#include "runtime/artifact/Format.h"
#include "runtime/base/MappedFile.h"
#include "runtime/base/Status.h"

namespace kvc {

/// The device's memory spaces; see the launch dialect.
enum class Space : uint8_t { Weights, Arena, Kv, Step };

/// Bytes of one space, as a kernel argument.
struct Range {
  Space space = Space::Weights;
  uint64_t offset = 0, bytes = 0;
};

/// One launch of a program.
struct PlannedCall {
  uint32_t kernel = 0; ///< index into Plan::kernels
  uint32_t gridX = 1, gridY = 1;
  std::vector<Range> arguments;
};

/// All launches of one bucket.
struct Program {
  std::string name;
  bool decode = false; ///< rows of different sequences, one each
  uint32_t rows = 0, logitRows = 0, rowsPerItem = 1;
  Range logits;
  uint64_t logitsStride = 0; ///< bytes
  std::vector<PlannedCall> calls;
};

struct Plan {
  std::vector<std::string> kernels; ///< symbols of kernels.so
  std::vector<Program> programs;
};

/// The tables of one layer's KV codec, and what they hold: KvTables.
struct KvTablePlace {
  uint64_t encode = 0, attention = 0; ///< offsets in the weights
  double scoreFactor = 1, valueFactor = 1, centerFactor = 1;
  double largestValue = 0; ///< magnitude of V that the kernels can take
};

/// One term of the place of an element in a page: Format.h.
struct PlaceDigit {
  bool ofToken = false; ///< else of the element's index in its head
  uint32_t divisor = 1, modulus = 1, bytes = 0;
};

/// What the manifest says of the model.
struct Manifest {
  std::string name, architecture, target, cpuFeatures, kvDtype, kvScales;
  uint32_t layers = 0, heads = 0, kvHeads = 0, headDim = 0, hiddenSize = 0;
  uint32_t vocabSize = 0, maxModelLen = 0;
  uint32_t maxNumSeqs = 0, maxNumBatchedTokens = 0;
  StepLayout step;
  uint64_t pageBytes = 0, arenaBytes = 0, weightsBytes = 0;
  std::vector<KvTablePlace> kvTables;  ///< one a layer
  std::vector<double> ropeFrequencies; ///< head_dim / 2
  std::vector<PlaceDigit> keyPlaces, valuePlaces;
  std::vector<uint32_t> eosTokenIds;
};

/// An artifact in memory. Immutable; keeps the weights mapped.
class Artifact {
public:
  struct Options {
    /// Compare the checksum of every file, which reads all of them.
    bool verify = true;
  };

  /// Loads the directory `path`. NotFound if it is not there; InvalidArgument
  /// for another format version, a missing file, a wrong size or checksum, or
  /// a plan that does not fit the manifest.
  static Result<Artifact> load(const std::string &path, const Options &options);

  const std::string &path() const { return path_; }
  const Manifest &manifest() const { return manifest_; }
  const Plan &plan() const { return plan_; }
  std::span<const std::byte> weights() const { return weights_.bytes(); }
  std::string kernelsPath() const { return path_ + "/kernels.so"; }
  /// Whole text of one of the JSON files.
  Result<std::string> text(const std::string &name) const;

private:
  Artifact(std::string path, MappedFile weights)
      : path_(std::move(path)), weights_(std::move(weights)) {}
  std::string path_;
  MappedFile weights_;
  Manifest manifest_;
  Plan plan_;
};

} // namespace kvc

#endif // KVC_RUNTIME_ARTIFACT_ARTIFACT_H
