/// \file
/// A pool of KV pages as the cpu kernels lay them out, read and written from
/// the description: a page's tile of one KV head is K as [D][16 tokens], then V
/// as [16 tokens][D]; heads follow each other, layers too.

#ifndef KVC_TESTS_CODEGEN_KVPOOL_H
#define KVC_TESTS_CODEGEN_KVPOOL_H

#include "tests/codegen/KernelHarness.h"
#include "tests/codegen/Numbers.h"

namespace kvc::test {

/// What a pool holds.
struct KvShape {
  KvCodec codec;
  int64_t kvHeads, headDim;
};

/// One number of the cache. `slot` is page * 16 + place.
struct KvPlace {
  int64_t slot, kvHead;
  bool value; ///< of V, else of K
  int64_t d;
};

/// Pages of two layers; kernels are given the second. All bytes are NaN first.
class KvPool {
public:
  KvPool(const KvShape &shape, int64_t pages);

  int64_t pageBytes() const { return 2 * layerBytes_; }
  /// The kernels' `kv` argument: the second layer of page 0.
  const void *argument() { return buffer_.as<uint8_t>().data() + layerBytes_; }
  uint32_t code(const KvPlace &place);
  void setCode(const KvPlace &place, uint32_t code);
  /// Value of a code, without a scale.
  double decoded(const KvPlace &place) {
    return shape_.codec.format.decode(code(place));
  }
  const KvShape &shape() const { return shape_; }
  std::span<uint8_t> bytes() { return buffer_.as<uint8_t>(); }
  /// First byte of a number in `bytes`.
  int64_t offset(const KvPlace &place) const;

private:
  KvShape shape_;
  int64_t layerBytes_;
  Buffer buffer_;
};

} // namespace kvc::test

#endif // KVC_TESTS_CODEGEN_KVPOOL_H
