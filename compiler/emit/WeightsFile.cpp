// Fills the weights space; see WeightsFile.h.

#include "compiler/emit/WeightsFile.h"

#include <cmath>
#include <cstring>
#include <mutex>
#include <tuple>

#include "compiler/dialect/llm/Llm.h"
#include "compiler/emit/FragmentPanel.h"
#include "compiler/import/InputError.h"
#include "llvm/Support/Parallel.h"

using namespace mlir;

namespace kvc {

namespace {

constexpr int64_t kPanel = 16;

float halfToFloat(uint16_t bits) {
  _Float16 half;
  std::memcpy(&half, &bits, 2);
  return static_cast<float>(half);
}

float elementAsFloat(const Tensor &tensor, int64_t index) {
  uint32_t word = 0;
  float value;
  switch (tensor.type) {
  case TensorType::F32:
    std::memcpy(&value, tensor.data + index * 4, 4);
    return value;
  case TensorType::BF16:
    std::memcpy(reinterpret_cast<char *>(&word) + 2, tensor.data + index * 2,
                2);
    std::memcpy(&value, &word, 4);
    return value;
  default: {
    assert(tensor.type == TensorType::F16 && "vectors are not quantised");
    uint16_t half;
    std::memcpy(&half, tensor.data + index * 2, 2);
    return halfToFloat(half);
  }
  }
}

/// The stacked rows of one `launch.weight`.
class Rows {
public:
  Rows(DictionaryAttr origin, RankedTensorType type,
       const Checkpoint &checkpoint) {
    for (auto name :
         origin.getAs<ArrayAttr>("sources").getAsRange<StringAttr>())
      sources_.push_back(checkpoint.find(std::string_view(name.getValue())));
    if (auto rotary = origin.getAs<DenseI64ArrayAttr>("rotary"))
      rotary_.assign(rotary.asArrayRef().begin(), rotary.asArrayRef().end());
    if (auto interleave = origin.getAs<IntegerAttr>("interleave"))
      interleave_ = interleave.getInt();
    experts_ = type.getRank() == 3 ? type.getDimSize(0) : 1;
    perExpert_ = sources_.size() / experts_;
  }

  const Tensor &source(size_t index) const { return *sources_[index]; }
  size_t sourceCount() const { return sources_.size(); }
  int64_t experts() const { return experts_; }

  /// First byte of output row `row` of `expert`; in `storage` if the files hold
  /// it in another order.
  const uint8_t *row(int64_t expert, int64_t row, std::string &storage) const {
    size_t index = 0;
    if (interleave_ == 0) {
      while (row >= rowsOf(expert, index))
        row -= rowsOf(expert, index++);
    } else {
      int64_t group = row / interleave_;
      index = group % perExpert_;
      row = group / perExpert_ * interleave_ + row % interleave_;
    }
    size_t source = expert * perExpert_ + index;
    if (!rotary_.empty() && rotary_[source] != 0)
      row = adjacentRow(row, rotary_[source]);
    const Tensor &tensor = *sources_[source];
    uint64_t bytes = tensor.bytes / tensor.shape[0];
    const uint8_t *data = tensor.data + row * bytes;
    if (tensor.rows) {
      storage.resize(bytes);
      auto *out = reinterpret_cast<uint8_t *>(storage.data());
      tensor.rows->readRow(row, out);
      data = out;
    }
    check(tensor, row, data);
    return data;
  }

  /// What is wrong with the rows that were read so far: the first in the file's
  /// order, whichever thread found it.
  llvm::Error takeError() const {
    std::lock_guard lock(mutex_);
    if (!bad_)
      return llvm::Error::success();
    std::string place = "[" + std::to_string(badRow_) + ", " +
                        std::to_string(badElement_) + "]";
    return inputError({bad_->file, 0, 0},
                      "tensor '" + bad_->sourceName + "': " +
                          (tensorTypeInfo(bad_->type).blockElements > 1
                               ? "the scale or minimum of the block at element "
                               : "element ") +
                          place + " of " + shapeText(bad_->shape) +
                          " is NaN or infinite, expected finite numbers");
  }

  /// Notes a number of row `row` that is not finite.
  void check(const Tensor &tensor, int64_t row, const uint8_t *data) const {
    int64_t element = findNotFinite(tensor.type, data, tensor.shape.back());
    if (element < 0)
      return;
    std::lock_guard lock(mutex_);
    if (bad_ && std::tuple(bad_->name, badRow_) < std::tuple(tensor.name, row))
      return;
    bad_ = &tensor;
    badRow_ = row;
    badElement_ = element;
  }

private:
  int64_t rowsOf(int64_t expert, size_t index) const {
    return sources_[expert * perExpert_ + index]->shape[0];
  }

  /// Where row (head, i) is in a file that keeps rotary pairs as neighbours.
  static int64_t adjacentRow(int64_t row, int64_t headDim) {
    int64_t i = row % headDim, half = headDim / 2;
    return row - i + (i < half ? 2 * i : 2 * (i - half) + 1);
  }

  std::vector<const Tensor *> sources_;
  std::vector<int64_t> rotary_;
  int64_t interleave_ = 0, experts_ = 1;
  size_t perExpert_ = 1;
  mutable std::mutex mutex_;
  mutable const Tensor *bad_ = nullptr;
  mutable int64_t badRow_ = 0, badElement_ = 0;
};

/// [K][16] values.
void packDense(const uint8_t *const *rows, int64_t features, int64_t size,
               uint8_t *out) {
  for (int64_t k = 0; k < features; ++k)
    for (int64_t lane = 0; lane < kPanel; ++lane, out += size)
      if (rows[lane])
        std::memcpy(out, rows[lane] + k * size, size);
}

/// GGUF q8_0 block: f16 scale, 32 codes.
void packQ8_0(const uint8_t *const *rows, int64_t features, int64_t,
              uint8_t *out) {
  for (int64_t block = 0; block < features / 32; ++block, out += 34 * kPanel)
    for (int64_t lane = 0; lane < kPanel; ++lane) {
      if (!rows[lane])
        continue;
      const uint8_t *in = rows[lane] + block * 34;
      std::memcpy(out + lane * 2, in, 2);
      for (int64_t k = 0; k < 32; ++k)
        out[32 + k * kPanel + lane] = in[2 + k];
    }
}

/// GGUF q4_1 block: f16 scale, f16 minimum, 16 bytes: element k in the low half
/// of byte k, element k + 16 in the high half.
void packQ4_1(const uint8_t *const *rows, int64_t features, int64_t,
              uint8_t *out) {
  for (int64_t block = 0; block < features / 32; ++block, out += 20 * kPanel)
    for (int64_t lane = 0; lane < kPanel; ++lane) {
      if (!rows[lane])
        continue;
      const uint8_t *in = rows[lane] + block * 20;
      std::memcpy(out + lane * 2, in, 2);
      std::memcpy(out + 32 + lane * 2, in + 2, 2);
      auto code = [&](int64_t k) {
        uint8_t byte = in[4 + k % 16];
        return k < 16 ? byte & 15 : byte >> 4;
      };
      for (int64_t j = 0; j < 16; ++j)
        out[64 + j * kPanel + lane] = code(2 * j) | code(2 * j + 1) << 4;
    }
}

/// GGUF q5_1 block: f16 scale, f16 minimum, four bytes with the fifth bits,
/// then as q4_1.
void packQ5_1(const uint8_t *const *rows, int64_t features, int64_t,
              uint8_t *out) {
  for (int64_t block = 0; block < features / 32; ++block, out += 24 * kPanel)
    for (int64_t lane = 0; lane < kPanel; ++lane) {
      if (!rows[lane])
        continue;
      const uint8_t *in = rows[lane] + block * 24;
      std::memcpy(out + lane * 2, in, 2);
      std::memcpy(out + 32 + lane * 2, in + 2, 2);
      auto code = [&](int64_t k) {
        uint8_t byte = in[8 + k % 16];
        return k < 16 ? byte & 15 : byte >> 4;
      };
      for (int64_t j = 0; j < 16; ++j)
        out[64 + j * kPanel + lane] = code(2 * j) | code(2 * j + 1) << 4;
      for (int64_t j = 0; j < 4; ++j)
        out[320 + j * kPanel + lane] = in[4 + j];
    }
}

/// int4 block: f16 scale, zero, codes in the order of the panel.
void packInt4(const uint8_t *const *rows, int64_t features, int64_t blockBytes,
              uint8_t *out) {
  int64_t codes = blockBytes - 3;
  for (int64_t block = 0; block < features / (2 * codes);
       ++block, out += 48 + codes * kPanel)
    for (int64_t lane = 0; lane < kPanel; ++lane) {
      if (!rows[lane])
        continue;
      const uint8_t *in = rows[lane] + block * blockBytes;
      std::memcpy(out + lane * 2, in, 2);
      out[32 + lane] = in[2];
      for (int64_t j = 0; j < codes; ++j)
        out[48 + j * kPanel + lane] = in[3 + j];
    }
}

/// Blocks with two levels (Checkpoint.h): every byte goes to the lane's place.
void packKQuant(const KQuantForm &form, const uint8_t *const *rows,
                int64_t features, int64_t blockBytes, uint8_t *out) {
  int64_t levels = form.levels(), groups = form.groups();
  for (int64_t block = 0; block < features / 256;
       ++block, out += blockBytes * kPanel)
    for (int64_t lane = 0; lane < kPanel; ++lane) {
      if (!rows[lane])
        continue;
      const uint8_t *in = rows[lane] + block * blockBytes;
      uint8_t *to = out;
      for (int64_t i = 0; i < levels; ++i, in += 2, to += 2 * kPanel)
        std::memcpy(to + lane * 2, in, 2);
      // A group's scale, then its minimum.
      for (int64_t i = 0; i < groups; ++i)
        for (int64_t j = 0; j < levels; ++j, to += kPanel)
          to[lane] = in[j * groups + i];
      in += levels * groups;
      for (int64_t i = 2 * levels + levels * groups; i < blockBytes;
           ++i, to += kPanel)
        to[lane] = *in++;
    }
}

FragmentPanel fragmentPanel(TensorType type, int64_t features) {
  const TensorTypeInfo &info = tensorTypeInfo(type);
  return FragmentPanel::of(info.blockElements > 1 ? info.name : "f16", features,
                           info.blockElements);
}

void packPanels(const Rows &rows, RankedTensorType type, bool fragments,
                std::string &bytes) {
  int64_t features = type.getShape().back();
  int64_t count = type.getShape()[type.getRank() - 2];
  TensorType format = rows.source(0).type;
  const KQuantForm *form = findKQuantForm(format);
  auto pack = format == TensorType::Q8_0                 ? packQ8_0
              : format == TensorType::Q4_1               ? packQ4_1
              : format == TensorType::Q5_1               ? packQ5_1
              : tensorTypeInfo(format).blockElements > 1 ? packInt4
                                                         : packDense;
  int64_t elementBytes = tensorTypeInfo(format).blockBytes;
  int64_t panels = (count + kPanel - 1) / kPanel;
  uint64_t panelBytes = fragments ? fragmentPanel(format, features).bytes()
                                  : bytes.size() / (panels * rows.experts());
  auto *out = reinterpret_cast<uint8_t *>(bytes.data());
  llvm::parallelFor(0, panels * rows.experts(), [&](size_t index) {
    int64_t expert = index / panels, first = index % panels * kPanel;
    const uint8_t *lanes[kPanel] = {};
    std::string storage[kPanel];
    for (int64_t lane = 0; lane < kPanel && first + lane < count; ++lane)
      lanes[lane] = rows.row(expert, first + lane, storage[lane]);
    if (fragments)
      packFragmentPanel(lanes, format, features, out + index * panelBytes);
    else if (form)
      packKQuant(*form, lanes, features, elementBytes,
                 out + index * panelBytes);
    else
      pack(lanes, features, elementBytes, out + index * panelBytes);
  });
}

/// Of gate and up rows that alternate by panels: the largest product of the
/// lengths of a pair, in every panel of the expert. It bounds what the kernel
/// stores in f16.
void setGateUpBounds(const Rows &rows, RankedTensorType type,
                     std::string &bytes) {
  int64_t features = type.getShape().back();
  int64_t panels = type.getShape()[type.getRank() - 2] / kPanel;
  TensorType format = rows.source(0).type;
  FragmentPanel layout = fragmentPanel(format, features);
  int64_t all = panels * rows.experts();
  auto *out = reinterpret_cast<uint8_t *>(bytes.data());
  llvm::parallelFor(0, rows.experts(), [&](size_t expert) {
    double bound = 0;
    std::string storage;
    for (int64_t panel = 0; panel < panels; panel += 2)
      for (int64_t lane = 0; lane < kPanel; ++lane) {
        auto length = [&](int64_t row) {
          return rowLength(rows.row(expert, row, storage), format, features);
        };
        int64_t gate = panel * kPanel + lane;
        bound = std::max(bound, length(gate) * length(gate + kPanel));
      }
    for (int64_t panel = 0; panel < panels; ++panel)
      setPanelBound(out, layout, all, expert * panels + panel,
                    static_cast<float>(bound));
  });
}

void packVector(const Rows &rows, std::string &bytes) {
  char *out = bytes.data();
  for (size_t source = 0; source < rows.sourceCount(); ++source) {
    const Tensor &tensor = rows.source(source);
    rows.check(tensor, 0, tensor.data);
    for (int64_t i = 0; i < tensor.shape[0]; ++i, out += 4) {
      float value = elementAsFloat(tensor, i);
      std::memcpy(out, &value, 4);
    }
  }
}

void fillRopeTable(DictionaryAttr origin, std::string &bytes) {
  ArrayRef<double> frequencies =
      origin.getAs<DenseF64ArrayAttr>("inverse_frequencies").asArrayRef();
  double factor =
      origin.getAs<FloatAttr>("attention_factor").getValueAsDouble();
  int64_t coarse = origin.getAs<IntegerAttr>("coarse_rows").getInt();
  char *out = bytes.data();
  auto put = [&](double value) {
    float rounded = static_cast<float>(value);
    std::memcpy(out, &rounded, 4);
    out += 4;
  };
  for (int64_t row = 0; row < 256 + coarse; ++row) {
    double position = row < 256 ? row : (row - 256) * 256.0;
    double scale = row < 256 ? 1.0 : factor;
    for (double frequency : frequencies)
      put(scale * std::cos(position * frequency));
    for (double frequency : frequencies)
      put(scale * std::sin(position * frequency));
  }
}

} // namespace

llvm::Expected<std::string> segmentBytes(launch::SegmentOp segment,
                                         const Checkpoint &checkpoint) {
  std::string bytes(segment.getRange().getBytes(), '\0');
  DictionaryAttr origin = segment.getOrigin();
  if (segment.getKind() == "constant") {
    ArrayRef<float> values =
        origin.getAs<DenseF32ArrayAttr>("values").asArrayRef();
    std::memcpy(bytes.data(), values.data(), values.size() * 4);
  } else if (segment.getKind() == "rope_table") {
    fillRopeTable(origin, bytes);
  } else {
    auto type = cast<RankedTensorType>(segment.getType());
    Rows rows(origin, type, checkpoint);
    StringRef layout = origin.getAs<StringAttr>("layout").getValue();
    if (layout == "vector")
      packVector(rows, bytes);
    else
      packPanels(rows, type, layout == "fragment16", bytes);
    if (layout == "fragment16" &&
        origin.getAs<IntegerAttr>("interleave").getInt() == kPanel)
      setGateUpBounds(rows, type, bytes);
    if (llvm::Error error = rows.takeError())
      return error;
  }
  return bytes;
}

llvm::Error writeWeights(ModuleOp module, const Checkpoint &checkpoint,
                         uint64_t totalBytes, llvm::raw_ostream &stream,
                         const std::function<bool(uint64_t)> &progress) {
  uint64_t written = 0;
  for (auto segment : module.getOps<launch::SegmentOp>()) {
    stream.write_zeros(segment.getRange().getOffset() - written);
    auto bytes = segmentBytes(segment, checkpoint);
    if (!bytes)
      return bytes.takeError();
    stream << *bytes;
    written = segment.getRange().getOffset() + segment.getRange().getBytes();
    if (!progress(written))
      return llvm::createStringError("interrupted");
  }
  stream.write_zeros(totalBytes - written);
  return llvm::Error::success();
}

} // namespace kvc
