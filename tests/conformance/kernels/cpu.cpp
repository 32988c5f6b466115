// The conformance suite's kernels for the cpu device.

#include <cstdint>

extern "C" {

void add(const void *const *arguments, int64_t x, int64_t) {
  auto *a = static_cast<const uint32_t *>(arguments[0]);
  auto *b = static_cast<const uint32_t *>(arguments[1]);
  auto *out = static_cast<uint32_t *>(const_cast<void *>(arguments[2]));
  out[x] = a[x] + b[x];
}

void twice(const void *const *arguments, int64_t x, int64_t) asm("double");
void twice(const void *const *arguments, int64_t x, int64_t) {
  static_cast<uint32_t *>(const_cast<void *>(arguments[0]))[x] *= 2;
}

void fill(const void *const *arguments, int64_t x, int64_t y) {
  auto *out = static_cast<uint32_t *>(const_cast<void *>(arguments[0]));
  auto gx = *static_cast<const uint32_t *>(arguments[1]);
  out[y * gx + x] += static_cast<uint32_t>(y * gx + x);
}
}
