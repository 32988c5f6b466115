// What every Device must do; see DeviceConformance.h.

#include "tests/conformance/DeviceConformance.h"

#include <algorithm>
#include <numeric>

namespace kvc {

void DeviceConformance::SetUp() {
  auto device = GetParam().create();
  ASSERT_TRUE(device.ok()) << device.status().message();
  device_ = std::move(*device);
  auto code = device_->loadCode(GetParam().kernelsPath);
  ASSERT_TRUE(code.ok()) << code.status().message();
  code_ = std::move(*code);
}

Buffer DeviceConformance::words(uint32_t count,
                                const std::vector<uint32_t> &contents) {
  auto buffer = device_->allocate(uint64_t(count) * 4);
  EXPECT_TRUE(buffer.ok()) << buffer.status().message();
  if (!contents.empty()) {
    Status status =
        device_->copyIn(*buffer, 0, std::as_bytes(std::span(contents)));
    EXPECT_TRUE(status.ok()) << status.message();
  }
  return *buffer;
}

std::vector<uint32_t> DeviceConformance::read(Buffer buffer) {
  std::vector<uint32_t> values(buffer.bytes / 4);
  EXPECT_TRUE(device_->synchronize().ok());
  Status status =
      device_->copyOut(std::as_writable_bytes(std::span(values)), buffer, 0);
  EXPECT_TRUE(status.ok()) << status.message();
  return values;
}

Kernel DeviceConformance::kernel(const std::string &name) {
  auto found = code_->find(name);
  EXPECT_TRUE(found.ok()) << found.status().message();
  return *found;
}

// allocate: zeroed and aligned, and buffers do not overlap.
TEST_P(DeviceConformance, MemoryIsZeroedAndAligned) {
  Buffer first = words(1000), second = words(1000);
  EXPECT_EQ(read(first), std::vector<uint32_t>(1000, 0));
  EXPECT_EQ(reinterpret_cast<uintptr_t>(first.address) % 64, 0u);
  EXPECT_EQ(reinterpret_cast<uintptr_t>(second.address) % 64, 0u);
  EXPECT_TRUE(first.address + first.bytes <= second.address ||
              second.address + second.bytes <= first.address);
}

// allocate: Exhausted when there is not so much.
TEST_P(DeviceConformance, TooMuchMemoryIsExhausted) {
  auto buffer = device_->allocate(uint64_t(1) << 62);
  EXPECT_EQ(buffer.status().code(), Code::Exhausted);
}

// copyIn, copyOut: any offset inside, InvalidArgument outside.
TEST_P(DeviceConformance, CopiesStayInside) {
  Buffer buffer = words(4, {1, 2, 3, 4});
  uint32_t value = 9;
  auto bytes = std::as_bytes(std::span(&value, 1));
  EXPECT_TRUE(device_->copyIn(buffer, 8, bytes).ok());
  EXPECT_EQ(read(buffer), (std::vector<uint32_t>{1, 2, 9, 4}));
  Status status = device_->copyIn(buffer, 14, bytes);
  EXPECT_EQ(status.code(), Code::InvalidArgument);
  EXPECT_EQ(status.message(),
            "a copy of 4 bytes at 14 is outside a buffer of 16");
  EXPECT_EQ(device_
                ->copyOut(std::as_writable_bytes(std::span(&value, 1)), buffer,
                          uint64_t(0) - 4)
                .code(),
            Code::InvalidArgument);
}

// copyIn: copies of any length arrive whole, and the host's bytes are free
// again when it returns.
TEST_P(DeviceConformance, CopiesReadTheHostsBytesAtOnce) {
  constexpr uint32_t kWords = (5u << 20) + 3; // More than any staging buffer.
  std::vector<uint32_t> contents(kWords), expected;
  std::iota(contents.begin(), contents.end(), 7);
  expected = contents;
  Buffer buffer = words(kWords);
  for (int copy = 0; copy < 2; ++copy)
    ASSERT_TRUE(
        device_->copyIn(buffer, 0, std::as_bytes(std::span(contents))).ok());
  std::fill(contents.begin(), contents.end(), 0);
  for (uint32_t i = 0; i < 8; ++i) {
    uint32_t value = 1000 + i;
    ASSERT_TRUE(
        device_->copyIn(buffer, 4 * i, std::as_bytes(std::span(&value, 1)))
            .ok());
    expected[i] = value;
  }
  EXPECT_EQ(read(buffer), expected);
}

// copyOut: the bytes are there when it returns, after all work before it.
TEST_P(DeviceConformance, CopiesOutWaitForTheWorkBefore) {
  Buffer values = words(64, std::vector<uint32_t>(64, 3));
  const void *arguments[] = {values.address};
  ASSERT_TRUE(device_->launch(kernel("double"), {64, 1}, arguments).ok());
  std::vector<uint32_t> back(64);
  ASSERT_TRUE(
      device_->copyOut(std::as_writable_bytes(std::span(back)), values, 0)
          .ok());
  EXPECT_EQ(back, std::vector<uint32_t>(64, 6));
}

// upload: the contents are there for kernels.
TEST_P(DeviceConformance, UploadedBytesAreReadByKernels) {
  std::vector<uint32_t> contents = {5, 6, 7, 8};
  auto uploaded = device_->upload(std::as_bytes(std::span(contents)));
  ASSERT_TRUE(uploaded.ok());
  Buffer other = words(4, {1, 1, 1, 1}), out = words(4);
  const void *arguments[] = {uploaded->address, other.address, out.address};
  ASSERT_TRUE(device_->launch(kernel("add"), {4, 1}, arguments).ok());
  EXPECT_EQ(read(out), (std::vector<uint32_t>{6, 7, 8, 9}));
}

// launch: every workgroup of the grid once, x fastest.
TEST_P(DeviceConformance, EveryWorkgroupRunsOnce) {
  for (Grid grid : {Grid{1, 1}, Grid{7, 3}, Grid{1000, 1}, Grid{1, 65}}) {
    Buffer out = words(grid.x * grid.y), width = words(1, {grid.x});
    const void *arguments[] = {out.address, width.address};
    ASSERT_TRUE(device_->launch(kernel("fill"), grid, arguments).ok());
    std::vector<uint32_t> expected(grid.x * grid.y);
    std::iota(expected.begin(), expected.end(), 0);
    EXPECT_EQ(read(out), expected);
  }
}

// Work runs in the order in which it was asked for.
TEST_P(DeviceConformance, LaunchesRunInOrder) {
  Buffer values = words(64, std::vector<uint32_t>(64, 1));
  const void *arguments[] = {values.address};
  for (int i = 0; i < 10; ++i)
    ASSERT_TRUE(device_->launch(kernel("double"), {64, 1}, arguments).ok());
  EXPECT_EQ(read(values), std::vector<uint32_t>(64, 1024));
}

// launch: a grid of nothing is refused.
TEST_P(DeviceConformance, EmptyGridsAreRefused) {
  Buffer values = words(1);
  const void *arguments[] = {values.address};
  Status status = device_->launch(kernel("double"), {0, 1}, arguments);
  EXPECT_EQ(status.code(), Code::InvalidArgument);
}

// loadCode, find: clear errors for what is not there.
TEST_P(DeviceConformance, MissingCodeAndKernelsAreErrors) {
  EXPECT_EQ(device_->loadCode("/none/such.so").status().code(),
            Code::InvalidArgument);
  auto missing = code_->find("none");
  EXPECT_EQ(missing.status().code(), Code::NotFound);
  EXPECT_NE(missing.status().message().find("'none'"), std::string::npos);
}

// beginCapture: launches are noted, not run; replay runs them, again and again,
// on what the buffers hold by then.
TEST_P(DeviceConformance, CaptureNotesAndReplayRuns) {
  Buffer a = words(8, std::vector<uint32_t>(8, 3)), out = words(8);
  const void *add[] = {a.address, a.address, out.address};
  const void *twice[] = {out.address};
  ASSERT_TRUE(device_->beginCapture().ok());
  ASSERT_TRUE(device_->launch(kernel("add"), {8, 1}, add).ok());
  ASSERT_TRUE(device_->launch(kernel("double"), {8, 1}, twice).ok());
  auto graph = device_->endCapture();
  ASSERT_TRUE(graph.ok()) << graph.status().message();
  EXPECT_EQ(read(out), std::vector<uint32_t>(8, 0));
  for (uint32_t value : {3u, 5u}) {
    std::vector<uint32_t> contents(8, value);
    ASSERT_TRUE(device_->copyIn(a, 0, std::as_bytes(std::span(contents))).ok());
    ASSERT_TRUE(device_->replay(**graph).ok());
    EXPECT_EQ(read(out), std::vector<uint32_t>(8, 4 * value));
  }
}

// A graph keeps its own copy of the argument list.
TEST_P(DeviceConformance, GraphsOwnTheirArguments) {
  Buffer values = words(4, {1, 2, 3, 4});
  ASSERT_TRUE(device_->beginCapture().ok());
  {
    std::vector<const void *> arguments = {values.address};
    ASSERT_TRUE(device_->launch(kernel("double"), {4, 1}, arguments).ok());
    arguments[0] = nullptr;
  }
  auto graph = device_->endCapture();
  ASSERT_TRUE(graph.ok());
  ASSERT_TRUE(device_->replay(**graph).ok());
  EXPECT_EQ(read(values), (std::vector<uint32_t>{2, 4, 6, 8}));
}

// Captures do not nest, and nothing is replayed inside one.
TEST_P(DeviceConformance, CapturesDoNotNest) {
  EXPECT_EQ(device_->endCapture().status().code(), Code::InvalidArgument);
  ASSERT_TRUE(device_->beginCapture().ok());
  auto empty = device_->endCapture();
  ASSERT_TRUE(empty.ok());
  EXPECT_TRUE(device_->replay(**empty).ok());
  ASSERT_TRUE(device_->beginCapture().ok());
  EXPECT_EQ(device_->beginCapture().code(), Code::InvalidArgument);
  EXPECT_EQ(device_->replay(**empty).code(), Code::InvalidArgument);
  EXPECT_TRUE(device_->endCapture().ok());
}

// record, elapsedMs: time goes forward over work.
TEST_P(DeviceConformance, EventsMeasureTime) {
  Buffer values = words(4096, std::vector<uint32_t>(4096, 0));
  const void *arguments[] = {values.address};
  auto before = device_->record();
  for (int i = 0; i < 50; ++i)
    ASSERT_TRUE(device_->launch(kernel("double"), {4096, 1}, arguments).ok());
  auto after = device_->record();
  ASSERT_TRUE(before.ok() && after.ok());
  auto elapsed = device_->elapsedMs(**before, **after);
  ASSERT_TRUE(elapsed.ok()) << elapsed.status().message();
  EXPECT_GT(*elapsed, 0.0);
}

// target, description: what the artifact is compared with and people read.
TEST_P(DeviceConformance, SaysWhatItIs) {
  EXPECT_FALSE(device_->target().empty());
  EXPECT_NE(device_->description().find(device_->target()), std::string::npos);
}

} // namespace kvc
