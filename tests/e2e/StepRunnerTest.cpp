// The promises of StepRunner.h that are about its input.

#include <fstream>

#include <gtest/gtest.h>

#include "runtime/device/CpuDevice.h"
#include "runtime/engine/Sequence.h"
#include "tests/e2e/Compiled.h"

namespace kvc {
namespace {

class StepRunnerInput : public testing::Test {
protected:
  void SetUp() override {
    auto model = LoadedModel::load(
        compiled("tiny-llama", "--max-num-seqs 2 --max-num-batched-tokens 64 "
                               "--max-model-len 128"),
        {.threads = 1, .cacheTokens = 256});
    ASSERT_TRUE(model.ok()) << model.status().message();
    model_ = std::make_unique<LoadedModel>(std::move(*model));
    pages_.resize(8);
    ASSERT_TRUE(model_->pool().acquire(pages_).ok());
    tokens_.assign(200, 5);
  }

  StepRows rows(uint32_t count, uint32_t first = 0, uint32_t logitCount = 1) {
    return {std::span(tokens_).first(count), first, pages_, logitCount};
  }

  std::string error(const std::vector<StepRows> &groups) {
    Status status = model_->runner().run(groups);
    EXPECT_EQ(status.code(), Code::InvalidArgument);
    return status.message();
  }

  std::unique_ptr<LoadedModel> model_;
  std::vector<PageId> pages_;
  std::vector<uint32_t> tokens_;
};

TEST_F(StepRunnerInput, TakesWhatFits) {
  EXPECT_TRUE(model_->runner().run(std::vector{rows(64)}).ok());
  EXPECT_TRUE(model_->runner().run(std::vector{rows(1, 64), rows(1, 64)}).ok());
  EXPECT_EQ(model_->runner().logits(1).size(), 1024u);
}

TEST_F(StepRunnerInput, RefusesAWrongNumberOfSequences) {
  EXPECT_EQ(error({}), "step: a step takes 1 to 2 sequences, got 0");
  EXPECT_EQ(error({rows(1), rows(1), rows(1)}),
            "step: a step takes 1 to 2 sequences, got 3");
}

TEST_F(StepRunnerInput, RefusesEmptyGroupsAndTooManyLogits) {
  EXPECT_EQ(error({rows(0, 0, 0)}),
            "step: a sequence needs 1 token or more and at most as many logit "
            "rows, got 0 and 0");
  EXPECT_NE(error({rows(2, 0, 3)}), "");
}

TEST_F(StepRunnerInput, RefusesPositionsPastTheModelAndThePages) {
  EXPECT_EQ(error({rows(2, 127)}),
            "step: position 128 is past the model's length of 128");
  pages_.resize(2);
  EXPECT_EQ(error({rows(40)}), "step: 2 pages do not hold 40 positions");
}

TEST_F(StepRunnerInput, RefusesUnknownTokensAndPages) {
  tokens_[3] = 1024;
  EXPECT_EQ(error({rows(8)}),
            "step: token id 1024 is outside the vocabulary of 1024");
  tokens_[3] = 5;
  pages_[0] = PageId(16);
  EXPECT_EQ(error({rows(8)}), "step: page 16 is outside the pool of 16");
}

TEST_F(StepRunnerInput, RefusesMoreRowsThanTheLargestBucket) {
  EXPECT_EQ(error({rows(65)}), "no bucket takes 65 rows with 1 logit rows; the "
                               "largest takes 64 with 64");
}

// A pool that is full is said so, and a sequence gives its pages back.
TEST_F(StepRunnerInput, SequencesReserveAllOrNothing) {
  for (PageId page : pages_)
    model_->pool().release(page);
  {
    Sequence sequence(model_->pool());
    ASSERT_TRUE(sequence.reserve(100).ok());
    EXPECT_EQ(model_->pool().freeCount(), 9u);
    Status status = sequence.reserve(1000);
    EXPECT_EQ(status.code(), Code::Exhausted);
    EXPECT_EQ(model_->pool().freeCount(), 9u);
  }
  EXPECT_EQ(model_->pool().freeCount(), 16u);
}

/// A cpu device on which the launch number `failing` of a capture fails, and
/// with it the capture, as on a GPU; without that launch only the capture.
class CaptureFails : public Device {
public:
  explicit CaptureFails(uint32_t failing) : failing_(failing) {
    device_ = std::move(*createCpuDevice({.threads = 1, .features = ""}));
  }
  std::string target() const override { return device_->target(); }
  std::string description() const override { return device_->description(); }
  uint64_t memoryLeftBytes() const override {
    return device_->memoryLeftBytes();
  }
  Result<Buffer> allocate(uint64_t bytes) override {
    return device_->allocate(bytes);
  }
  Result<Buffer> upload(std::span<const std::byte> bytes) override {
    return device_->upload(bytes);
  }
  Status copyIn(Buffer to, uint64_t offset,
                std::span<const std::byte> from) override {
    return device_->copyIn(to, offset, from);
  }
  Status copyOut(std::span<std::byte> to, Buffer from,
                 uint64_t offset) override {
    return device_->copyOut(to, from, offset);
  }
  Result<std::unique_ptr<CodeObject>>
  loadCode(const std::string &path) override {
    return device_->loadCode(path);
  }
  Status launch(Kernel kernel, Grid grid,
                std::span<const void *const> arguments) override {
    if (++launches_ == failing_)
      return Status(Code::Internal, "the launch failed");
    return device_->launch(kernel, grid, arguments);
  }
  Status beginCapture() override { return device_->beginCapture(); }
  Result<std::unique_ptr<Graph>> endCapture() override {
    return Status(Code::Internal, "the capture failed");
  }
  Status replay(const Graph &graph) override { return device_->replay(graph); }
  Result<std::unique_ptr<Event>> record() override { return device_->record(); }
  Result<double> elapsedMs(const Event &from, const Event &to) override {
    return device_->elapsedMs(from, to);
  }
  Status synchronize() override { return device_->synchronize(); }

private:
  std::unique_ptr<Device> device_;
  uint32_t failing_, launches_ = 0;
};

// create: a capture that fails is an error that names the bucket and its cause,
// and never means running without graphs unless that is asked for.
TEST_F(StepRunnerInput, NamesTheBucketWhoseCaptureFails) {
  std::string bucket = model_->artifact().plan().programs[0].name;
  for (auto [failing, cause] : {std::pair(0u, "the capture failed"),
                                {3u, "launch: the launch failed"}}) {
    CaptureFails device(failing);
    auto runner =
        StepRunner::create(model_->artifact(), device, {.pageCount = 1});
    ASSERT_FALSE(runner.ok());
    EXPECT_EQ(runner.status().message(),
              "bucket " + bucket +
                  ": capture (--enforce-eager runs without graphs): " + cause);
  }
  CaptureFails device(0);
  EXPECT_TRUE(StepRunner::create(model_->artifact(), device,
                                 {.pageCount = 1, .eager = true})
                  .ok());
}

} // namespace
} // namespace kvc
