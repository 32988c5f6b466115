#include "runtime/kv/PrefixCache.h"

#include <gtest/gtest.h>

namespace kvc {
namespace {

struct Page {
  uint32_t tokens[kPageTokens];
  explicit Page(uint32_t first) {
    for (uint32_t i = 0; i < kPageTokens; ++i)
      tokens[i] = first + i;
  }
  operator PageTokens() const { return PageTokens(tokens, kPageTokens); }
};

class Cache : public testing::Test {
protected:
  PageId publish(PrefixCache &cache, const PageDigest &parent,
                 const Page &tokens) {
    PageId page[1];
    EXPECT_TRUE(cache.acquire(page).ok());
    cache.publish(page[0], cache.digest(parent, tokens), parent, tokens);
    return page[0];
  }

  PagePool pool_{4};
  PrefixCache cache_{pool_, {.identity = "model"}};
};

// A page is found under its tokens and everything before them, and under
// nothing else: neither other tokens, nor another prefix, nor another artifact.
TEST_F(Cache, FindsOnlyTheSameTokensAfterTheSamePrefix) {
  Page a(0), b(100);
  PageId first = publish(cache_, cache_.root(), a);
  PageDigest afterA = cache_.digest(cache_.root(), a);
  PageId second = publish(cache_, afterA, b);

  EXPECT_EQ(cache_.find(afterA, cache_.root(), a), first);
  EXPECT_EQ(cache_.find(cache_.digest(afterA, b), afterA, b), second);
  EXPECT_EQ(cache_.find(cache_.digest(cache_.root(), b), cache_.root(), b),
            std::nullopt);
  PrefixCache other(pool_, {.identity = "model2"});
  EXPECT_NE(other.root(), cache_.root());
  EXPECT_NE(other.digest(other.root(), a), afterA);
}

// Even a digest that two pages share does not make one pass for the other.
TEST_F(Cache, ComparesTokensAndParentOnAHit) {
  Page a(0), b(100);
  publish(cache_, cache_.root(), a);
  PageDigest digest = cache_.digest(cache_.root(), a);

  EXPECT_EQ(cache_.find(digest, cache_.root(), b), std::nullopt);
  EXPECT_EQ(cache_.find(digest, digest, a), std::nullopt);
}

// Tokens that differ only above their low byte are different tokens.
TEST_F(Cache, DigestsWholeTokenIds) {
  Page a(0), b(0);
  b.tokens[3] += 256;
  EXPECT_NE(cache_.digest(cache_.root(), a), cache_.digest(cache_.root(), b));
}

// A released page stays findable until its memory is needed; then the one that
// was released first goes, and a page in use never does.
TEST_F(Cache, EvictsTheLeastRecentlyReleased) {
  Page a(0), b(100), c(200);
  PageId pageA = publish(cache_, cache_.root(), a);
  PageId pageB = publish(cache_, cache_.root(), b);
  PageId pageC = publish(cache_, cache_.root(), c);
  cache_.release(pageB);
  cache_.release(pageA);
  EXPECT_EQ(cache_.availableCount(), 3u);
  EXPECT_EQ(cache_.evictableCount(), 2u);

  PageId taken[2];
  ASSERT_TRUE(cache_.acquire(taken).ok());

  EXPECT_EQ(cache_.evictionCount(), 1u);
  auto found = [&](const Page &page) {
    return cache_.find(cache_.digest(cache_.root(), page), cache_.root(), page)
        .has_value();
  };
  EXPECT_TRUE(found(a));
  EXPECT_FALSE(found(b));
  EXPECT_TRUE(found(c));
  uint32_t owners[4] = {};
  ++owners[static_cast<uint32_t>(pageC)];
  for (PageId page : taken)
    ++owners[static_cast<uint32_t>(page)];
  EXPECT_TRUE(cache_.check(owners).ok()) << cache_.check(owners).message();
}

// A page that is found again is in use again: it cannot be evicted.
TEST_F(Cache, SharingTakesAPageOffTheEvictableOnes) {
  Page a(0);
  PageId page = publish(cache_, cache_.root(), a);
  cache_.release(page);
  cache_.share(page);

  PageId taken[4];
  Status status = cache_.acquire(taken);

  EXPECT_EQ(status.code(), Code::Exhausted);
  EXPECT_EQ(status.message(), "need 4 KV pages, 3 free and 0 evictable of 4");
}

// Two sequences that computed one page each on their own do not confuse it.
TEST_F(Cache, TheFirstPageOfADigestStays) {
  Page a(0);
  PageId first = publish(cache_, cache_.root(), a);
  PageId second = publish(cache_, cache_.root(), a);
  cache_.release(second);

  EXPECT_EQ(cache_.find(cache_.digest(cache_.root(), a), cache_.root(), a),
            first);
  EXPECT_EQ(pool_.freeCount(), 3u);
}

// The self-check notices a page that has an owner too many.
TEST_F(Cache, CheckNamesTheWrongPage) {
  publish(cache_, cache_.root(), Page(0));
  uint32_t owners[4] = {};
  EXPECT_EQ(cache_.check(owners).message(),
            "page 0: 2 owners in the pool, 1 known");
}

// Disabled, it hands out pages but remembers none.
TEST(PrefixCacheDisabled, FindsNothing) {
  PagePool pool(2);
  PrefixCache cache(pool, {.identity = "model", .enabled = false});
  Page a(0);
  PageId page[1];
  ASSERT_TRUE(cache.acquire(page).ok());
  PageDigest digest = cache.digest(cache.root(), a);
  cache.publish(page[0], digest, cache.root(), a);

  EXPECT_EQ(cache.find(digest, cache.root(), a), std::nullopt);
  cache.release(page[0]);
  EXPECT_EQ(pool.freeCount(), 2u);
}

} // namespace
} // namespace kvc
