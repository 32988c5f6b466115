// The promises of PagePool.h.

#include "runtime/kv/PagePool.h"

#include <set>

#include <gtest/gtest.h>

namespace kvc {
namespace {

// A failed acquire must not leak: the caller retries it after making room.
TEST(PagePool, AcquireTakesAllOrNothing) {
  PagePool pool(/*pageCount=*/4);
  PageId three[3], two[2];
  ASSERT_TRUE(pool.acquire(three).ok());

  Status status = pool.acquire(two);

  EXPECT_EQ(status.code(), Code::Exhausted);
  EXPECT_EQ(status.message(), "need 2 KV pages, 1 of 4 free");
  EXPECT_EQ(pool.freeCount(), 1u);
}

// No page has two owners that did not share it.
TEST(PagePool, PagesAreDistinct) {
  PagePool pool(/*pageCount=*/100);
  std::vector<PageId> pages(100);
  ASSERT_TRUE(pool.acquire(pages).ok());
  EXPECT_EQ(std::set<PageId>(pages.begin(), pages.end()).size(), 100u);
  EXPECT_EQ(pool.freeCount(), 0u);
}

// Two sequences with a common prefix own its page together.
TEST(PagePool, SharedPageIsFreeAfterLastRelease) {
  PagePool pool(/*pageCount=*/1);
  PageId page[1];
  ASSERT_TRUE(pool.acquire(page).ok());
  pool.share(page[0]);

  pool.release(page[0]);
  EXPECT_EQ(pool.freeCount(), 0u);
  pool.release(page[0]);
  EXPECT_EQ(pool.freeCount(), 1u);
}

} // namespace
} // namespace kvc
