/// \file
/// The one interface between engine and hardware: memory, code, launches,
/// capture and replay, events.
///
/// A device belongs to one thread, the engine's; nothing here is thread-safe.
/// Work runs in the order in which it was asked for. Everything a device hands
/// out (buffers, code, graphs) must not outlive it.

#ifndef KVC_RUNTIME_DEVICE_DEVICE_H
#define KVC_RUNTIME_DEVICE_DEVICE_H

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "runtime/base/Status.h"

namespace kvc {

/// Device memory. `address` is meaningful to kernels; on cpu also to the host.
struct Buffer {
  std::byte *address = nullptr;
  uint64_t bytes = 0;
};

/// A kernel of loaded code, as long as the code lives. How many threads a
/// workgroup has is the kernel's own affair: it was compiled for so many.
struct Kernel {
  const void *handle = nullptr;
};

/// Kernels loaded onto a device.
class CodeObject {
public:
  virtual ~CodeObject() = default;
  /// NotFound if the code has no kernel of that name.
  virtual Result<Kernel> find(const std::string &name) const = 0;
};

/// Launches that were captured once and can be replayed.
class Graph {
public:
  virtual ~Graph() = default;
};

/// A point in the order of work.
class Event {
public:
  virtual ~Event() = default;
};

/// A grid of workgroups, x fastest.
struct Grid {
  uint32_t x = 1, y = 1;
};

class Device {
public:
  virtual ~Device() = default;

  /// The target whose artifacts it runs: "cpu", "gfx1100".
  virtual std::string target() const = 0;
  /// One line for people: processor, threads, features.
  virtual std::string description() const = 0;

  /// Bytes that may still be allocated: of a GPU up to its ceiling, of cpu what
  /// the machine has free.
  virtual uint64_t memoryLeftBytes() const = 0;

  // Memory is allocated and copied outside of captures only.

  /// `bytes` of zeroed memory, aligned to 64 bytes, freed with the device.
  /// Exhausted if there is not so much.
  virtual Result<Buffer> allocate(uint64_t bytes) = 0;
  /// Memory with these contents. A device may use the host's bytes in place, so
  /// they must outlive it and not change.
  virtual Result<Buffer> upload(std::span<const std::byte> bytes) = 0;
  /// Copies return once the host's bytes have been read or written.
  /// InvalidArgument for a range outside of the buffer.
  virtual Status copyIn(Buffer to, uint64_t offset,
                        std::span<const std::byte> from) = 0;
  virtual Status copyOut(std::span<std::byte> to, Buffer from,
                         uint64_t offset) = 0;

  /// Loads the code object at `path`. InvalidArgument if it is none.
  virtual Result<std::unique_ptr<CodeObject>>
  loadCode(const std::string &path) = 0;

  /// Runs `kernel` over `grid` with pointers into buffers as arguments; while
  /// capturing only notes it. InvalidArgument for an empty grid, or as many
  /// arguments as the kernel does not take where the code tells.
  virtual Status launch(Kernel kernel, Grid grid,
                        std::span<const void *const> arguments) = 0;

  /// From here to endCapture launches are noted, not run. InvalidArgument if a
  /// capture is under way.
  virtual Status beginCapture() = 0;
  virtual Result<std::unique_ptr<Graph>> endCapture() = 0;
  /// Runs the launches of a graph; returns before they are done where the
  /// device can.
  virtual Status replay(const Graph &graph) = 0;

  virtual Result<std::unique_ptr<Event>> record() = 0;
  /// Milliseconds between two recorded events; waits for the second.
  virtual Result<double> elapsedMs(const Event &from, const Event &to) = 0;
  /// Waits for all work. The first to report a kernel's fault where launches
  /// do not wait.
  virtual Status synchronize() = 0;

protected:
  /// InvalidArgument if the range is not in the buffer.
  static Status checkCopy(Buffer buffer, uint64_t offset, uint64_t bytes);
};

} // namespace kvc

#endif // KVC_RUNTIME_DEVICE_DEVICE_H
