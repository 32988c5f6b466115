// Shared pages by digest, least recently used first; see PrefixCache.h.

#include "runtime/kv/PrefixCache.h"

#include <algorithm>
#include <cstdlib>
#include <openssl/evp.h>

namespace kvc {

static EVP_MD_CTX *evp(void *context) {
  return static_cast<EVP_MD_CTX *>(context);
}

void PrefixCache::ContextDeleter::operator()(void *context) const {
  EVP_MD_CTX_free(evp(context));
}

/// SHA-256 of the parts in a row. It fails only where memory is exhausted or
/// the library is broken, where no digest may be trusted.
static PageDigest sha256(void *context,
                         std::initializer_list<std::string_view> parts) {
  PageDigest digest;
  bool ok = EVP_DigestInit_ex(evp(context), EVP_sha256(), nullptr) == 1;
  for (std::string_view part : parts)
    ok = ok && EVP_DigestUpdate(evp(context), part.data(), part.size()) == 1;
  ok = ok && EVP_DigestFinal_ex(evp(context), digest.data(), nullptr) == 1;
  if (!ok)
    std::abort();
  return digest;
}

template <typename Bytes> static std::string_view view(const Bytes &bytes) {
  return {reinterpret_cast<const char *>(bytes.data()),
          bytes.size() * sizeof(bytes[0])};
}

PrefixCache::PrefixCache(PagePool &pool, const Options &options)
    : pool_(pool), enabled_(options.enabled), context_(EVP_MD_CTX_new()),
      entries_(pool.pageCount()) {
  root_ = sha256(context_.get(), {"kvc prefix root 1\n", options.identity});
}

PageDigest PrefixCache::digest(const PageDigest &parent, PageTokens tokens) {
  return sha256(context_.get(),
                {"kvc prefix page 1\n", view(parent), view(tokens)});
}

std::optional<PageId> PrefixCache::find(const PageDigest &digest,
                                        const PageDigest &parent,
                                        PageTokens tokens) const {
  auto found = index_.find(digest);
  if (found == index_.end())
    return std::nullopt;
  const Entry &entry = entries_[static_cast<uint32_t>(found->second)];
  if (entry.parent != parent ||
      !std::equal(tokens.begin(), tokens.end(), entry.tokens.begin()))
    return std::nullopt;
  return found->second;
}

void PrefixCache::share(PageId page) {
  pool_.share(page);
  if (entries_[static_cast<uint32_t>(page)].idle)
    removeIdle(static_cast<uint32_t>(page));
}

Status PrefixCache::acquire(std::span<PageId> pages) {
  if (pages.size() > availableCount())
    return Status(Code::Exhausted,
                  "need " + std::to_string(pages.size()) + " KV pages, " +
                      std::to_string(pool_.freeCount()) + " free and " +
                      std::to_string(idleCount_) + " evictable of " +
                      std::to_string(pool_.pageCount()));
  while (pool_.freeCount() < pages.size())
    evictOldest();
  return pool_.acquire(pages);
}

void PrefixCache::release(PageId page) {
  pool_.release(page);
  auto number = static_cast<uint32_t>(page);
  if (entries_[number].indexed && pool_.ownerCount(page) == 1)
    appendIdle(number);
}

void PrefixCache::publish(PageId page, const PageDigest &digest,
                          const PageDigest &parent, PageTokens tokens) {
  Entry &entry = entries_[static_cast<uint32_t>(page)];
  if (!enabled_ || entry.indexed || !index_.try_emplace(digest, page).second)
    return;
  entry.digest = digest;
  entry.parent = parent;
  std::copy(tokens.begin(), tokens.end(), entry.tokens.begin());
  entry.indexed = true;
  pool_.share(page);
}

void PrefixCache::evictOldest() {
  uint32_t page = oldest_;
  assert(page != kNone && "a page is evictable");
  removeIdle(page);
  index_.erase(entries_[page].digest);
  entries_[page].indexed = false;
  pool_.release(PageId(page));
  ++evictions_;
}

void PrefixCache::appendIdle(uint32_t page) {
  Entry &entry = entries_[page];
  entry.idle = true;
  entry.previous = newest_;
  entry.next = kNone;
  (newest_ == kNone ? oldest_ : entries_[newest_].next) = page;
  newest_ = page;
  ++idleCount_;
}

void PrefixCache::removeIdle(uint32_t page) {
  Entry &entry = entries_[page];
  (entry.previous == kNone ? oldest_ : entries_[entry.previous].next) =
      entry.next;
  (entry.next == kNone ? newest_ : entries_[entry.next].previous) =
      entry.previous;
  entry.idle = false;
  --idleCount_;
}

Status PrefixCache::check(std::span<const uint32_t> owners) const {
  auto wrong = [](uint32_t page, const std::string &what) {
    return Status(Code::Internal, "page " + std::to_string(page) + ": " + what);
  };
  uint32_t idle = 0, indexed = 0;
  for (uint32_t page = 0; page < pool_.pageCount(); ++page) {
    const Entry &entry = entries_[page];
    uint32_t expected = owners[page] + entry.indexed;
    if (pool_.ownerCount(PageId(page)) != expected)
      return wrong(page, std::to_string(pool_.ownerCount(PageId(page))) +
                             " owners in the pool, " +
                             std::to_string(expected) + " known");
    if (entry.idle != (entry.indexed && owners[page] == 0))
      return wrong(page, entry.idle ? "evictable while owned"
                                    : "idle but not evictable");
    idle += entry.idle;
    indexed += entry.indexed;
    if (entry.indexed) {
      auto found = index_.find(entry.digest);
      if (found == index_.end() || found->second != PageId(page))
        return wrong(page, "not found under its digest");
    }
  }
  uint32_t listed = 0;
  for (uint32_t page = oldest_; page != kNone && listed <= idle;
       page = entries_[page].next)
    ++listed;
  if (idle != idleCount_ || listed != idle || indexed != index_.size())
    return Status(Code::Internal, std::to_string(idle) + " evictable pages, " +
                                      std::to_string(idleCount_) +
                                      " counted and " + std::to_string(listed) +
                                      " listed");
  return Status();
}

} // namespace kvc
