/// \file
/// Streams, events, capture and graphs. Since calls run at once, waiting has
/// nothing to do but to hand on errors.

#include <algorithm>

#include "tools/hipsim/hip/Module.h"
#include "tools/hipsim/hip/Runtime.h"

namespace hipsim {

namespace {

Error createStream(Stream **to, uint32_t flags, int priority) {
  if (!to)
    return InvalidValue;
  Runtime &runtime = Runtime::get();
  std::lock_guard lock(runtime.mutex);
  *to = new Stream;
  (*to)->flags = flags;
  (*to)->priority = priority;
  runtime.streams.insert(*to);
  return Success;
}

Error recordEvent(Event *event, void *handle) {
  Runtime &runtime = Runtime::get();
  std::lock_guard lock(runtime.mutex);
  Stream *stream = runtime.stream(handle);
  if (!stream || !runtime.events.contains(event))
    return InvalidHandle;
  event->capture = stream->capture;
  event->tail = stream->tail;
  event->recorded = !stream->capture;
  event->time = std::chrono::steady_clock::now();
  return runtime.sticky;
}

Error waitEvent(void *handle, Event *event) {
  Runtime &runtime = Runtime::get();
  std::lock_guard lock(runtime.mutex);
  Stream *stream = runtime.stream(handle);
  if (!stream || !runtime.events.contains(event))
    return InvalidHandle;
  if (!event->capture)
    return Success;
  // The stream joins the capture the event was recorded in.
  if (!stream->capture) {
    stream->capture = event->capture;
    stream->tail.clear();
  } else if (stream->capture != event->capture) {
    return StreamCaptureUnmatched;
  }
  for (GraphNode *node : event->tail)
    if (std::find(stream->tail.begin(), stream->tail.end(), node) ==
        stream->tail.end())
      stream->tail.push_back(node);
  return Success;
}

int nodeType(const Work &work) {
  constexpr int types[] = {0, 1, 2, 3, 5};
  return types[work.index()];
}

GraphNode *findNode(GraphNode *node) {
  for (Graph *graph : Runtime::get().graphs)
    for (GraphNode &candidate : graph->nodes)
      if (&candidate == node)
        return node;
  return nullptr;
}

Error instantiate(GraphExecutable **to, Graph *graph) {
  Runtime &runtime = Runtime::get();
  std::lock_guard lock(runtime.mutex);
  if (!to || !runtime.graphs.contains(graph))
    return InvalidValue;
  *to = new GraphExecutable;
  for (const GraphNode &node : graph->nodes)
    (*to)->nodes.emplace_back(&node, node.work);
  runtime.executables.insert(*to);
  return Success;
}

} // namespace
} // namespace hipsim

using namespace hipsim;

HIPSIM_API int hipStreamCreate(Stream **to) {
  return result(createStream(to, 0, 0));
}
HIPSIM_API int hipStreamCreateWithFlags(Stream **to, unsigned flags) {
  return result(createStream(to, flags, 0));
}
HIPSIM_API int hipStreamCreateWithPriority(Stream **to, unsigned flags,
                                           int priority) {
  return result(createStream(to, flags, priority));
}
HIPSIM_API int hipStreamDestroy(Stream *stream) {
  Runtime &runtime = Runtime::get();
  std::lock_guard lock(runtime.mutex);
  if (runtime.streams.erase(stream) == 0)
    return result(InvalidHandle);
  delete stream;
  return Success;
}
HIPSIM_API int hipStreamSynchronize(void *handle) {
  Runtime &runtime = Runtime::get();
  std::lock_guard lock(runtime.mutex);
  Stream *stream = runtime.stream(handle);
  if (!stream)
    return result(InvalidHandle);
  if (stream->capture)
    return result(StreamCaptureUnsupported);
  return result(runtime.sticky);
}
HIPSIM_API int hipStreamQuery(void *handle) {
  return hipStreamSynchronize(handle);
}
HIPSIM_API int hipStreamGetFlags(Stream *stream, unsigned *flags) {
  if (!flags || !stream)
    return result(InvalidValue);
  *flags = stream->flags;
  return Success;
}
HIPSIM_API int hipStreamGetPriority(Stream *stream, int *priority) {
  if (!priority || !stream)
    return result(InvalidValue);
  *priority = stream->priority;
  return Success;
}
HIPSIM_API int hipStreamWaitEvent(void *stream, Event *event, unsigned) {
  return result(waitEvent(stream, event));
}
HIPSIM_API int hipLaunchHostFunc(void *stream, void (*function)(void *),
                                 void *data) {
  Runtime &runtime = Runtime::get();
  std::lock_guard lock(runtime.mutex);
  return result(
      runtime.submit(runtime.stream(stream), HostWork{function, data}));
}

HIPSIM_API int hipEventCreateWithFlags(Event **to, unsigned) {
  if (!to)
    return result(InvalidValue);
  Runtime &runtime = Runtime::get();
  std::lock_guard lock(runtime.mutex);
  *to = new Event;
  runtime.events.insert(*to);
  return Success;
}
HIPSIM_API int hipEventCreate(Event **to) {
  return hipEventCreateWithFlags(to, 0);
}
HIPSIM_API int hipEventDestroy(Event *event) {
  Runtime &runtime = Runtime::get();
  std::lock_guard lock(runtime.mutex);
  if (runtime.events.erase(event) == 0)
    return result(InvalidHandle);
  delete event;
  return Success;
}
HIPSIM_API int hipEventRecord(Event *event, void *stream) {
  return result(recordEvent(event, stream));
}
HIPSIM_API int hipEventRecordWithFlags(Event *event, void *stream, unsigned) {
  return result(recordEvent(event, stream));
}
HIPSIM_API int hipEventSynchronize(Event *event) {
  Runtime &runtime = Runtime::get();
  std::lock_guard lock(runtime.mutex);
  if (!runtime.events.contains(event))
    return result(InvalidHandle);
  return result(event->capture ? CapturedEvent : runtime.sticky);
}
HIPSIM_API int hipEventQuery(Event *event) {
  return hipEventSynchronize(event);
}
HIPSIM_API int hipEventElapsedTime(float *milliseconds, Event *from,
                                   Event *to) {
  Runtime &runtime = Runtime::get();
  std::lock_guard lock(runtime.mutex);
  if (!milliseconds)
    return result(InvalidValue);
  if (!runtime.events.contains(from) || !runtime.events.contains(to) ||
      !from->recorded || !to->recorded)
    return result(InvalidHandle);
  *milliseconds =
      std::chrono::duration<float, std::milli>(to->time - from->time).count();
  return result(runtime.sticky);
}

HIPSIM_API int hipStreamBeginCapture(void *handle, int) {
  Runtime &runtime = Runtime::get();
  std::lock_guard lock(runtime.mutex);
  Stream *stream = runtime.stream(handle);
  if (!stream || stream->capture)
    return result(stream ? InvalidValue : InvalidHandle);
  if (stream == &runtime.defaultStream)
    return result(StreamCaptureUnsupported);
  stream->capture = std::make_shared<Graph>();
  stream->captureOrigin = true;
  stream->tail.clear();
  return Success;
}
HIPSIM_API int hipStreamEndCapture(void *handle, Graph **to) {
  Runtime &runtime = Runtime::get();
  std::lock_guard lock(runtime.mutex);
  Stream *stream = runtime.stream(handle);
  if (!stream || !to)
    return result(InvalidValue);
  if (!stream->capture)
    return result(InvalidValue);
  if (!stream->captureOrigin)
    return result(StreamCaptureUnmatched);
  std::shared_ptr<Graph> graph = stream->capture;
  for (Stream *other : runtime.streams)
    if (other->capture == graph) {
      other->capture = nullptr;
      other->tail.clear();
    }
  stream->captureOrigin = false;
  *to = graph.get();
  runtime.graphs.insert(*to);
  runtime.capturedGraphs.push_back(std::move(graph));
  return result(runtime.sticky);
}
HIPSIM_API int hipStreamIsCapturing(void *handle, int *status) {
  Runtime &runtime = Runtime::get();
  std::lock_guard lock(runtime.mutex);
  Stream *stream = runtime.stream(handle);
  if (!stream || !status)
    return result(InvalidValue);
  *status = stream->capture ? 1 : 0;
  return Success;
}

HIPSIM_API int hipGraphCreate(Graph **to, unsigned) {
  if (!to)
    return result(InvalidValue);
  Runtime &runtime = Runtime::get();
  std::lock_guard lock(runtime.mutex);
  auto graph = std::make_shared<Graph>();
  *to = graph.get();
  runtime.graphs.insert(*to);
  runtime.capturedGraphs.push_back(std::move(graph));
  return Success;
}
HIPSIM_API int hipGraphDestroy(Graph *graph) {
  Runtime &runtime = Runtime::get();
  std::lock_guard lock(runtime.mutex);
  if (runtime.graphs.erase(graph) == 0)
    return result(InvalidValue);
  std::erase_if(runtime.capturedGraphs,
                [&](const auto &held) { return held.get() == graph; });
  return Success;
}
HIPSIM_API int hipGraphInstantiate(GraphExecutable **to, Graph *graph, void **,
                                   char *, size_t) {
  return result(instantiate(to, graph));
}
HIPSIM_API int hipGraphInstantiateWithFlags(GraphExecutable **to, Graph *graph,
                                            unsigned long long) {
  return result(instantiate(to, graph));
}
HIPSIM_API int hipGraphUpload(GraphExecutable *, void *) { return Success; }
HIPSIM_API int hipGraphLaunch(GraphExecutable *executable, void *handle) {
  Runtime &runtime = Runtime::get();
  std::lock_guard lock(runtime.mutex);
  Stream *stream = runtime.stream(handle);
  if (!stream || !runtime.executables.contains(executable))
    return result(InvalidHandle);
  for (const auto &[node, work] : executable->nodes)
    if (Error error = runtime.submit(stream, work))
      return result(error);
  return Success;
}
HIPSIM_API int hipGraphExecDestroy(GraphExecutable *executable) {
  Runtime &runtime = Runtime::get();
  std::lock_guard lock(runtime.mutex);
  if (runtime.executables.erase(executable) == 0)
    return result(InvalidValue);
  delete executable;
  return Success;
}
HIPSIM_API int hipGraphGetNodes(Graph *graph, GraphNode **nodes,
                                size_t *count) {
  Runtime &runtime = Runtime::get();
  std::lock_guard lock(runtime.mutex);
  if (!count || !runtime.graphs.contains(graph))
    return result(InvalidValue);
  if (nodes) {
    size_t index = 0;
    for (GraphNode &node : graph->nodes)
      if (index < *count)
        nodes[index++] = &node;
  }
  *count = graph->nodes.size();
  return Success;
}
HIPSIM_API int hipGraphGetRootNodes(Graph *graph, GraphNode **nodes,
                                    size_t *count) {
  Runtime &runtime = Runtime::get();
  std::lock_guard lock(runtime.mutex);
  if (!count || !runtime.graphs.contains(graph))
    return result(InvalidValue);
  size_t index = 0;
  for (GraphNode &node : graph->nodes)
    if (node.after.empty()) {
      if (nodes && index < *count)
        nodes[index] = &node;
      ++index;
    }
  *count = index;
  return Success;
}
HIPSIM_API int hipGraphNodeGetType(GraphNode *node, int *type) {
  Runtime &runtime = Runtime::get();
  std::lock_guard lock(runtime.mutex);
  if (!type || !findNode(node))
    return result(InvalidValue);
  *type = nodeType(node->work);
  return Success;
}
HIPSIM_API int hipGraphKernelNodeGetParams(GraphNode *node,
                                           KernelNodeParameters *to) {
  Runtime &runtime = Runtime::get();
  std::lock_guard lock(runtime.mutex);
  const KernelWork *work =
      findNode(node) ? std::get_if<KernelWork>(&node->work) : nullptr;
  if (!work || !to)
    return result(InvalidValue);
  const LaunchShape &shape = work->shape;
  *to = {};
  to->blockDim = {shape.threads[0], shape.threads[1], shape.threads[2]};
  to->gridDim = {shape.blocks[0], shape.blocks[1], shape.blocks[2]};
  to->func = work->function;
  to->sharedMemBytes = shape.dynamicBytes;
  return Success;
}
HIPSIM_API int
hipGraphExecKernelNodeSetParams(GraphExecutable *executable, GraphNode *node,
                                const KernelNodeParameters *parameters) {
  Runtime &runtime = Runtime::get();
  std::lock_guard lock(runtime.mutex);
  if (!parameters || !runtime.executables.contains(executable))
    return result(InvalidValue);
  for (auto &[original, work] : executable->nodes) {
    if (original != node || !std::holds_alternative<KernelWork>(work))
      continue;
    const Dim3 &grid = parameters->gridDim, &block = parameters->blockDim;
    LaunchShape shape{{grid.x, grid.y, grid.z},
                      {block.x, block.y, block.z},
                      parameters->sharedMemBytes};
    KernelWork changed;
    Error error =
        makeKernelWork(static_cast<Function *>(parameters->func), shape,
                       parameters->kernelParams, parameters->extra, changed);
    if (error == Success)
      work = std::move(changed);
    return result(error);
  }
  return result(InvalidValue);
}
