/// \file
/// A pool of KV pages as the kernels lay them out, read and written from the
/// description: a page's tile of one KV head is K, then V; heads follow each
/// other, layers too.
///
/// |      | cpu             | gfx1100, 1 byte       | gfx1100, 2 bytes |
/// |------|-----------------|-----------------------|--------------------------|
/// | K    | [D][16 tokens]  | [D/16][16 tokens][16] | [D/16][2][16 tokens][8] |
/// | V    | [16 tokens][D]  | [D][16 keys]          | [D/16][2][16 dims][8] |
///
/// On gfx1100 V's keys are in the order 0, 2, ..., 14, 1, 3, ..., 15, and of 16
/// bytes on end every four hold the elements 0, 2, 1, 3.

#ifndef KVC_TESTS_CODEGEN_KVPOOL_H
#define KVC_TESTS_CODEGEN_KVPOOL_H

#include "tests/codegen/KernelHarness.h"
#include "tests/codegen/Numbers.h"

namespace kvc::test {

/// What a pool holds.
struct KvShape {
  KvCodec codec;
  int64_t kvHeads, headDim;
  bool gfx = false; ///< laid out for gfx1100
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
  /// Byte of a number in its tile.
  int64_t inTile(const KvPlace &place) const;

  KvShape shape_;
  int64_t layerBytes_;
  Buffer buffer_;
};

} // namespace kvc::test

#endif // KVC_TESTS_CODEGEN_KVPOOL_H
