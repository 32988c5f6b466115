// The page layout in plain arithmetic; see KvPool.h.

#include "tests/codegen/KvPool.h"

namespace kvc::test {

static int64_t layerBytes(const KvShape &shape) {
  return 2 * shape.kvHeads * shape.headDim * kPageTokens * shape.codec.bytes;
}

KvPool::KvPool(const KvShape &shape, int64_t pages)
    : shape_(shape), layerBytes_(layerBytes(shape)),
      buffer_(2 * layerBytes_ * pages) {}

int64_t KvPool::offset(const KvPlace &place) const {
  int64_t tile = shape_.headDim * kPageTokens;
  int64_t token = place.slot % kPageTokens;
  int64_t inTile = place.value ? token * shape_.headDim + place.d
                               : place.d * kPageTokens + token;
  int64_t element = (2 * place.kvHead + place.value) * tile + inTile;
  return place.slot / kPageTokens * pageBytes() + layerBytes_ +
         element * shape_.codec.bytes;
}

uint32_t KvPool::code(const KvPlace &place) {
  const uint8_t *at = &bytes()[offset(place)];
  return shape_.codec.bytes == 2 ? at[0] | at[1] << 8 : at[0];
}

void KvPool::setCode(const KvPlace &place, uint32_t code) {
  for (int64_t i = 0; i < shape_.codec.bytes; ++i)
    bytes()[offset(place) + i] = code >> 8 * i;
}

} // namespace kvc::test
