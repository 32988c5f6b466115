// Gives every tensor its byte range.
//
// The arena plan is per function (bucket); the arena is as large as the largest
// plan. A tensor lives from the dispatch that writes it to the last that reads
// it, both included, so an operand and a result of one dispatch never overlap
// unless the dispatch says that it may compute in place.

#include "compiler/transforms/Passes.h"

#include "compiler/transforms/Limits.h"
#include "mlir/IR/BuiltinOps.h"

namespace kvc {
#define GEN_PASS_DEF_PLANMEMORYPASS
#include "compiler/transforms/Passes.h.inc"
} // namespace kvc

using namespace mlir;
using namespace kvc;

namespace {

int64_t alignUp(int64_t bytes) {
  int64_t alignment = kRangeAlignment;
  return (bytes + alignment - 1) / alignment * alignment;
}

int64_t tensorBytes(Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  return type.getNumElements() * (type.getElementTypeBitWidth() / 8);
}

/// Memory of one tensor, or of several that share it in place.
struct Block {
  int64_t bytes, first, last, offset = 0;
};

class ArenaPlanner {
public:
  /// Activations start at `start`.
  ArenaPlanner(func::FuncOp function, int64_t start)
      : function_(function), start_(start) {}

  /// Sets `offsets` of every dispatch; returns the bytes needed.
  int64_t run() {
    int64_t time = 0;
    for (Operation &op : function_.getBody().front())
      times_[&op] = time++;
    for (auto dispatch : function_.getOps<launch::DispatchOp>())
      addResults(dispatch);
    int64_t bytes = place();
    for (auto dispatch : function_.getOps<launch::DispatchOp>()) {
      SmallVector<int64_t> offsets;
      for (Value result : dispatch.getResults())
        offsets.push_back(isa<RankedTensorType>(result.getType())
                              ? blocks_[blockOf_[result]].offset
                              : -1);
      dispatch.setOffsets(offsets);
    }
    return bytes;
  }

private:
  int64_t lastUse(Value value) {
    int64_t last = times_[value.getDefiningOp()];
    for (Operation *user : value.getUsers())
      last = std::max(last, times_[user]);
    return last;
  }

  void addResults(launch::DispatchOp dispatch) {
    int64_t now = times_[dispatch];
    ArrayRef<int64_t> inPlace = dispatch.getInPlace();
    for (auto [index, result] : llvm::enumerate(dispatch.getResults())) {
      if (!isa<RankedTensorType>(result.getType()))
        continue;
      if (inPlace.size() == 2 && inPlace[0] == static_cast<int64_t>(index)) {
        Value operand = dispatch.getInputs()[inPlace[1]];
        auto shared = blockOf_.find(operand);
        // Read in a second role, the operand is not dead when an element of
        // the result is written.
        if (shared != blockOf_.end() && blocks_[shared->second].last == now &&
            llvm::count(dispatch.getInputs(), operand) == 1 &&
            tensorBytes(operand) == tensorBytes(result)) {
          blocks_[shared->second].last = lastUse(result);
          blockOf_[result] = shared->second;
          continue;
        }
      }
      blockOf_[result] = blocks_.size();
      blocks_.push_back({alignUp(tensorBytes(result)), now, lastUse(result)});
    }
  }

  /// Largest first, each at the lowest offset free for its whole life.
  int64_t place() {
    SmallVector<size_t> order = llvm::to_vector(llvm::seq(blocks_.size()));
    llvm::sort(order, [&](size_t a, size_t b) {
      return std::pair(-blocks_[a].bytes, a) < std::pair(-blocks_[b].bytes, b);
    });
    SmallVector<size_t> placed;
    int64_t total = start_;
    for (size_t index : order) {
      Block &block = blocks_[index];
      block.offset = start_;
      SmallVector<std::pair<int64_t, int64_t>> taken; // (offset, end)
      for (size_t other : placed)
        if (blocks_[other].first <= block.last &&
            block.first <= blocks_[other].last)
          taken.push_back({blocks_[other].offset,
                           blocks_[other].offset + blocks_[other].bytes});
      llvm::sort(taken);
      for (auto [offset, end] : taken) {
        if (block.offset + block.bytes <= offset)
          break;
        block.offset = std::max(block.offset, end);
      }
      placed.push_back(index);
      total = std::max(total, block.offset + block.bytes);
    }
    return total;
  }

  func::FuncOp function_;
  int64_t start_;
  llvm::DenseMap<Operation *, int64_t> times_;
  llvm::DenseMap<Value, size_t> blockOf_;
  SmallVector<Block> blocks_;
};

/// Hands out ranges of the weights space, equal contents once.
class WeightsPlanner {
public:
  /// `key` is all attributes of the operation that makes the contents.
  int64_t place(Attribute key, int64_t bytes) {
    auto [entry, isNew] = offsets_.try_emplace(key, total_);
    if (isNew)
      total_ += alignUp(bytes);
    return entry->second;
  }
  int64_t total() const { return total_; }

private:
  llvm::DenseMap<Attribute, int64_t> offsets_;
  int64_t total_ = 0;
};

struct PlanMemoryRunner : kvc::impl::PlanMemoryPassBase<PlanMemoryRunner> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    WeightsPlanner weights;
    int64_t counterBytes = 0;
    module.walk([&](launch::CountersOp op) {
      counterBytes =
          std::max(counterBytes, alignUp(tensorBytes(op.getResult())));
      op.setOffset(0);
    });
    int64_t arenaBytes = counterBytes;
    module.walk([&](Operation *op) {
      if (!isa<launch::WeightOp, launch::ConstantOp, launch::RopeTableOp>(op))
        return;
      int64_t bytes = isa<launch::WeightOp>(op)
                          ? cast<launch::WeightOp>(op).getBytes()
                          : tensorBytes(op->getResult(0));
      Builder builder(op);
      auto key = builder.getArrayAttr(
          {op->getAttrDictionary(), TypeAttr::get(op->getResult(0).getType())});
      op->setAttr("offset",
                  builder.getI64IntegerAttr(weights.place(key, bytes)));
    });
    for (auto function : module.getOps<func::FuncOp>())
      arenaBytes =
          std::max(arenaBytes, ArenaPlanner(function, counterBytes).run());
    Builder builder(module);
    module->setAttr("launch.arena_bytes",
                    builder.getI64IntegerAttr(arenaBytes));
    module->setAttr("launch.weights_bytes",
                    builder.getI64IntegerAttr(weights.total()));
  }
};

} // namespace
