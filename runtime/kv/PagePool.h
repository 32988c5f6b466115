/// \file
/// Hands out fixed-size KV-cache pages and takes them back.
///
/// The pool owns page *numbers*, not memory: page `i` is the `i`-th slice of
/// the device buffer that the engine allocates once at start-up. A page may
/// have several owners (sequences that share a prefix) and is free again when
/// the last one releases it.
///
/// Not thread-safe: only the engine thread touches it.

#ifndef KVC_RUNTIME_KV_PAGEPOOL_H
#define KVC_RUNTIME_KV_PAGEPOOL_H

#include <cstdint>
#include <span>
#include <vector>

#include "runtime/base/Status.h"

namespace kvc {

/// Index of a page in the pool; also the value stored in device block tables.
enum class PageId : uint32_t {};

class PagePool {
public:
  /// \param pageCount pages in the pool, at least 1. All start free.
  explicit PagePool(uint32_t pageCount);

  /// Fills `pages` with free pages, each with one owner: all of them, or none.
  /// Exhausted if fewer than `pages.size()` are free; the caller then makes
  /// room. O(pages.size()).
  Status acquire(std::span<PageId> pages);

  /// Adds an owner to a page in use. O(1).
  void share(PageId page);

  /// Drops one owner; the page is free again when none is left. O(1).
  void release(PageId page);

  /// Owners of a page; 0 for a free one. O(1).
  uint32_t ownerCount(PageId page) const {
    return owners_[static_cast<uint32_t>(page)];
  }

  uint32_t freeCount() const { return static_cast<uint32_t>(free_.size()); }
  uint32_t pageCount() const { return static_cast<uint32_t>(owners_.size()); }

private:
  std::vector<uint32_t> owners_; // owners per page; 0 means free
  std::vector<PageId> free_;     // stack: most recently freed page goes first
};

} // namespace kvc

#endif // KVC_RUNTIME_KV_PAGEPOOL_H
