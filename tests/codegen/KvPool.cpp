// The page layout in plain arithmetic; see KvPool.h.

#include "tests/codegen/KvPool.h"

namespace kvc::test {

static int64_t layerBytes(const KvShape &shape) {
  return 2 * shape.kvHeads * shape.headDim * kPageTokens * shape.codec.bytes;
}

KvPool::KvPool(const KvShape &shape, int64_t pages)
    : shape_(shape), layerBytes_(layerBytes(shape)),
      buffer_(2 * layerBytes_ * pages) {}

int64_t KvPool::inTile(const KvPlace &place) const {
  int64_t token = place.slot % kPageTokens;
  if (!shape_.gfx)
    return shape_.codec.bytes * (place.value ? token * shape_.headDim + place.d
                                             : place.d * kPageTokens + token);
  // A fragment is 16 rows of 16 elements: of K tokens of dims, of V the other
  // way round.
  int64_t key = token % 2 == 0 ? token / 2 : 8 + token / 2;
  int64_t row = place.value ? place.d % 16 : token;
  int64_t element = place.value ? key : place.d % 16;
  if (shape_.codec.bytes == 2)
    return place.d / 16 * 512 + element / 8 * 256 + row * 16 + element % 8 * 2;
  constexpr int64_t kByteOf[] = {0, 2, 1, 3};
  return place.d / 16 * 256 + row * 16 + element / 4 * 4 + kByteOf[element % 4];
}

int64_t KvPool::offset(const KvPlace &place) const {
  int64_t tileBytes = shape_.headDim * kPageTokens * shape_.codec.bytes;
  return place.slot / kPageTokens * pageBytes() + layerBytes_ +
         (2 * place.kvHead + place.value) * tileBytes + inTile(place);
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
