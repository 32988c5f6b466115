/// \file
/// What every Device must do, as one parameterised test suite. A device joins
/// by instantiating it with a name and a factory.
///
/// Each device brings a code object with the same three kernels, in its own
/// binary format (kernels/ beside this file). Name, arguments, and what a
/// workgroup does:
///
///     add     u32 a[], b[], out[]   out[x] = a[x] + b[x]
///     double  u32 values[]          values[x] = 2 * values[x]
///     fill    u32 out[], gx[1]      out[y * gx + x] += y * gx + x
///
/// where (x, y) is the workgroup; gx is the grid's width.

#ifndef KVC_TESTS_CONFORMANCE_DEVICECONFORMANCE_H
#define KVC_TESTS_CONFORMANCE_DEVICECONFORMANCE_H

#include <functional>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "runtime/device/Device.h"

namespace kvc {

struct DeviceUnderTest {
  std::string name;
  std::string kernelsPath; ///< its code object with the three kernels
  std::function<Result<std::unique_ptr<Device>>()> create;
};

/// Without it, test names would hold the struct's bytes, pointers included.
inline void PrintTo(const DeviceUnderTest &device, std::ostream *stream) {
  *stream << device.name;
}

class DeviceConformance : public testing::TestWithParam<DeviceUnderTest> {
protected:
  void SetUp() override;

  /// A buffer of `count` words with these contents, or zeros.
  Buffer words(uint32_t count, const std::vector<uint32_t> &contents = {});
  std::vector<uint32_t> read(Buffer buffer);
  Kernel kernel(const std::string &name);

  std::unique_ptr<Device> device_;
  std::unique_ptr<CodeObject> code_;
};

} // namespace kvc

#endif // KVC_TESTS_CONFORMANCE_DEVICECONFORMANCE_H
