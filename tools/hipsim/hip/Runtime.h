/// \file
/// The state behind the HIP calls. Work runs when it is asked for, on the
/// calling thread and hipsim's workers; a call returns when it is done. One
/// lock covers everything.

#ifndef HIPSIM_HIP_RUNTIME_H
#define HIPSIM_HIP_RUNTIME_H

#include <chrono>
#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "tools/hipsim/gfx/Executor.h"
#include "tools/hipsim/hip/Api.h"
#include "tools/hipsim/hip/DeviceMemory.h"
#include "tools/hipsim/hip/Report.h"

namespace hipsim {

/// hipModule_t and hipFunction_t.
struct Module;
struct Function {
  const KernelCode *kernel = nullptr;
  Module *module = nullptr;
};
struct Module {
  std::unique_ptr<CodeObject> code;
  std::list<Function> functions;
};

// What a stream can be asked to do. Kernel arguments are copied when asked.
struct KernelWork {
  Function *function = nullptr;
  LaunchShape shape;
  std::vector<std::byte> arguments;
};
struct CopyWork {
  uint64_t to = 0, from = 0, bytes = 0;
};
struct FillWork {
  uint64_t to = 0, count = 0;
  uint32_t value = 0, elementBytes = 1;
};
struct HostWork {
  void (*function)(void *) = nullptr;
  void *data = nullptr;
};
struct EmptyWork {};
using Work = std::variant<KernelWork, CopyWork, FillWork, HostWork, EmptyWork>;

/// hipGraphNode_t; nodes are in the order in which they were added, which is
/// an order in which they may run.
struct GraphNode {
  Work work;
  std::vector<GraphNode *> after;
};
struct Graph {
  std::list<GraphNode> nodes;
};
/// hipGraphExec_t: its own copy of the nodes and whose copies they are.
struct GraphExecutable {
  std::vector<std::pair<const GraphNode *, Work>> nodes;
};

struct Stream {
  uint32_t flags = 0;
  int priority = 0;
  /// While capturing; `tail` is what the next node depends on.
  std::shared_ptr<Graph> capture;
  bool captureOrigin = false;
  std::vector<GraphNode *> tail;
};

struct Event {
  bool recorded = false;
  std::chrono::steady_clock::time_point time;
  /// Set where the record was captured.
  std::shared_ptr<Graph> capture;
  std::vector<GraphNode *> tail;
};

class Runtime {
public:
  static Runtime &get();

  /// Runs or captures.
  Error submit(Stream *stream, Work work);
  Error execute(const Work &work);
  /// Null and the special handles are the default stream; nullptr if unknown.
  Stream *stream(void *handle);
  bool capturing() const;

  std::recursive_mutex mutex;
  DeviceMemory memory;
  Executor executor;
  Report report;
  std::unique_ptr<Checker> checker;
  Error sticky = Success;
  Stream defaultStream;
  std::set<Stream *> streams;
  std::set<Event *> events;
  std::set<Module *> modules;
  std::set<Graph *> graphs;
  std::set<GraphExecutable *> executables;
  std::vector<std::shared_ptr<Graph>> capturedGraphs;

private:
  Runtime();
  Error launch(const KernelWork &work);
};

/// Remembers the error for hipGetLastError and returns it.
int result(Error error);
Error lastError(bool reset);

} // namespace hipsim

#endif // HIPSIM_HIP_RUNTIME_H
