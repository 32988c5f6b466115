/// \file
/// Finds pages that already hold the K and V of a prompt's beginning.
///
/// Only whole pages are shared. A page's digest is SHA-256 over a domain, the
/// digest of the page before it and its 16 token ids; the chain starts from
/// the identity of the artifact, so that a digest stands for everything that
/// decides about the page's bytes: model, weights, cache type and all tokens
/// from position 0 on. The tokens and the parent's digest are compared on a hit
/// all the same.
///
/// The cache is one owner of every page in its index. A page that nobody else
/// owns is evictable: it stays findable until its memory is needed, the least
/// recently used going first. Sequences release their pages last to first, so
/// that of an idle chain the end goes before the beginning.
///
/// All pages are taken and given back through the cache, also when it is
/// disabled and its index stays empty. Not thread-safe: only the engine thread
/// touches it.

#ifndef KVC_RUNTIME_KV_PREFIXCACHE_H
#define KVC_RUNTIME_KV_PREFIXCACHE_H

#include <array>
#include <cstdint>
#include <cstring>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "runtime/artifact/Format.h"
#include "runtime/kv/PagePool.h"

namespace kvc {

/// SHA-256 of everything that decides about a page's bytes.
using PageDigest = std::array<uint8_t, 32>;

/// For hash tables: a digest is uniform already.
struct PageDigestHash {
  size_t operator()(const PageDigest &digest) const {
    size_t word;
    std::memcpy(&word, digest.data(), sizeof(word));
    return word;
  }
};

using PageTokens = std::span<const uint32_t, kPageTokens>;

class PrefixCache {
public:
  struct Options {
    std::string_view identity; ///< of the artifact; only hashed
    bool enabled = true;       ///< false: nothing is ever found
  };

  /// \param pool borrowed; must outlive the cache.
  PrefixCache(PagePool &pool, const Options &options);

  bool enabled() const { return enabled_; }

  /// What stands for the parent of a sequence's first page.
  const PageDigest &root() const { return root_; }

  /// The digest of a page. About 0.3 us.
  PageDigest digest(const PageDigest &parent, PageTokens tokens);

  /// The page with this digest whose parent and tokens are these, if there is
  /// one. Adds no owner: share() it before anything else is acquired. O(1).
  std::optional<PageId> find(const PageDigest &digest, const PageDigest &parent,
                             PageTokens tokens) const;

  /// Adds an owner to a page that was found or is owned. O(1).
  void share(PageId page);

  /// Fills `pages` with pages of one owner, evicting what it must: all of them,
  /// or none and Exhausted. O(pages.size()).
  Status acquire(std::span<PageId> pages);

  /// Drops one owner. A page in the index becomes evictable with its last
  /// owner, any other free. O(1).
  void release(PageId page);

  /// Makes a page findable, whose 16 positions are all computed. Does nothing
  /// if another page with this digest is findable, or if disabled. O(1).
  void publish(PageId page, const PageDigest &digest, const PageDigest &parent,
               PageTokens tokens);

  /// Pages that acquire() can hand out: free ones and evictable ones.
  uint32_t availableCount() const { return pool_.freeCount() + idleCount_; }
  /// Pages that nobody but the index owns.
  uint32_t evictableCount() const { return idleCount_; }
  uint32_t pageCount() const { return pool_.pageCount(); }
  /// Pages in the index.
  uint32_t cachedCount() const { return static_cast<uint32_t>(index_.size()); }
  uint64_t evictionCount() const { return evictions_; }

  /// Internal, saying which page, if the books do not agree: with `owners[p]`
  /// owners of page p apart from the index. O(pages), for tests.
  Status check(std::span<const uint32_t> owners) const;

private:
  static constexpr uint32_t kNone = UINT32_MAX;
  struct Entry {
    PageDigest digest, parent;
    std::array<uint32_t, kPageTokens> tokens;
    bool indexed = false;
    // Neighbours in the list of evictable pages, when in it.
    uint32_t previous = kNone, next = kNone;
    bool idle = false;
  };
  struct ContextDeleter {
    void operator()(void *context) const;
  };

  void evictOldest();
  void appendIdle(uint32_t page);
  void removeIdle(uint32_t page);

  PagePool &pool_;
  const bool enabled_;
  std::unique_ptr<void, ContextDeleter> context_; // EVP_MD_CTX
  PageDigest root_;
  std::unordered_map<PageDigest, PageId, PageDigestHash> index_;
  std::vector<Entry> entries_; // by page
  uint32_t oldest_ = kNone, newest_ = kNone, idleCount_ = 0;
  uint64_t evictions_ = 0;
};

} // namespace kvc

#endif // KVC_RUNTIME_KV_PREFIXCACHE_H
