/// \file
/// A device that computes nothing but remembers: every cache slot holds the
/// token and position that were last written to it.
///
/// A step fails if a sequence reads a slot that does not hold what the sequence
/// has at that position, which is how a page that was shared wrongly, freed too
/// early or overwritten shows. The logits of a row depend on all tokens up to
/// it, as read through the pages, so that they also betray a wrong context.

#ifndef KVC_TESTS_RUNTIME_BOOKDEVICE_H
#define KVC_TESTS_RUNTIME_BOOKDEVICE_H

#include <string>
#include <vector>

#include "runtime/artifact/Format.h"
#include "runtime/engine/StepExecutor.h"

namespace kvc {

class BookDevice : public StepExecutor {
public:
  struct Options {
    uint32_t pageCount = 0, vocabulary = 64;
    uint32_t rowsMax = 512, sequencesMax = 64, logitRowsMax = 64;
    /// Read every slot of every sequence; off for measuring.
    bool reads = true;
  };

  explicit BookDevice(const Options &options)
      : options_(options), slots_(options.reads ? options.pageCount : 0) {}

  Status run(std::span<const StepRows> groups) override {
    logits_.clear();
    ++steps_;
    uint32_t rows = 0, logitRows = 0;
    for (const StepRows &group : groups) {
      rows += static_cast<uint32_t>(group.tokens.size());
      logitRows += group.logitCount;
    }
    if (groups.empty() || groups.size() > options_.sequencesMax ||
        rows > options_.rowsMax || logitRows > options_.logitRowsMax)
      return invalid("step of " + std::to_string(groups.size()) +
                     " sequences, " + std::to_string(rows) + " rows, " +
                     std::to_string(logitRows) + " logit rows");
    rows_ += rows;
    if (!options_.reads)
      return Status();
    for (const StepRows &group : groups)
      write(group);
    for (const StepRows &group : groups)
      if (Status status = read(group); !status.ok())
        return status;
    return Status();
  }

  std::span<const float> logits(uint32_t index) const override {
    return std::span(logits_).subspan(size_t(index) * options_.vocabulary,
                                      options_.vocabulary);
  }

  uint32_t rowsMax() const override { return options_.rowsMax; }
  uint32_t sequencesMax() const override { return options_.sequencesMax; }
  uint32_t logitRowsMax() const override { return options_.logitRowsMax; }

  uint64_t stepCount() const { return steps_; }
  uint64_t rowCount() const { return rows_; } ///< computed in all steps

private:
  struct Slot {
    uint32_t token = UINT32_MAX, position = UINT32_MAX;
  };
  struct Page {
    Slot slots[kPageTokens];
  };

  Slot &slot(const StepRows &group, uint32_t position) {
    PageId page = group.pages[position / kPageTokens];
    return slots_[static_cast<uint32_t>(page)].slots[position % kPageTokens];
  }

  void write(const StepRows &group) {
    for (uint32_t i = 0; i < group.tokens.size(); ++i)
      slot(group, group.firstPosition + i) = {group.tokens[i],
                                              group.firstPosition + i};
  }

  Status read(const StepRows &group) {
    auto end = group.firstPosition + static_cast<uint32_t>(group.tokens.size());
    uint64_t hash = 1469598103934665603u;
    for (uint32_t position = 0; position < end; ++position) {
      Slot found = slot(group, position);
      bool own = position >= group.firstPosition;
      if (found.position != position ||
          (own && found.token != group.tokens[position - group.firstPosition]))
        return Status(Code::Internal, "position " + std::to_string(position) +
                                          " reads a slot that holds position " +
                                          std::to_string(found.position));
      hash = (hash ^ found.token) * 1099511628211u;
      if (position + group.logitCount >= end)
        appendLogits(hash);
    }
    return Status();
  }

  void appendLogits(uint64_t hash) {
    for (uint32_t id = 0; id < options_.vocabulary; ++id) {
      uint64_t mixed = (hash + id) * 0x9E3779B97F4A7C15u;
      logits_.push_back(float(mixed >> 48) / 8192.0f - 4.0f);
    }
  }

  const Options options_;
  std::vector<Page> slots_;
  std::vector<float> logits_;
  uint64_t steps_ = 0, rows_ = 0;
};

} // namespace kvc

#endif // KVC_TESTS_RUNTIME_BOOKDEVICE_H
