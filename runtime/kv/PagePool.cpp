// Hands out KV-cache pages; see PagePool.h.

#include "runtime/kv/PagePool.h"

namespace kvc {

PagePool::PagePool(uint32_t pageCount) : owners_(pageCount, 0) {
  assert(pageCount > 0 && "a pool has pages");
  for (uint32_t i = pageCount; i > 0; --i)
    free_.push_back(PageId(i - 1));
}

Status PagePool::acquire(std::span<PageId> pages) {
  if (pages.size() > free_.size())
    return Status(Code::Exhausted,
                  "need " + std::to_string(pages.size()) + " KV pages, " +
                      std::to_string(free_.size()) + " of " +
                      std::to_string(owners_.size()) + " free");
  for (PageId &page : pages) {
    page = free_.back();
    free_.pop_back();
    owners_[static_cast<uint32_t>(page)] = 1;
  }
  return Status();
}

void PagePool::share(PageId page) {
  assert(owners_[static_cast<uint32_t>(page)] > 0 && "page is free");
  ++owners_[static_cast<uint32_t>(page)];
}

void PagePool::release(PageId page) {
  uint32_t &owners = owners_[static_cast<uint32_t>(page)];
  assert(owners > 0 && "page is free");
  if (--owners == 0)
    free_.push_back(page);
}

} // namespace kvc
