/// \file
/// A file mapped for reading.

#ifndef KVC_RUNTIME_BASE_MAPPEDFILE_H
#define KVC_RUNTIME_BASE_MAPPEDFILE_H

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "runtime/base/Status.h"

namespace kvc {

/// Owns the mapping; the bytes stay valid as long as it lives. Movable.
class MappedFile {
public:
  /// Maps all of `path`. NotFound if there is no such file, InvalidArgument if
  /// it is not a regular file or cannot be read.
  static Result<MappedFile> open(const std::string &path);

  MappedFile(MappedFile &&other)
      : data_(std::exchange(other.data_, nullptr)),
        size_(std::exchange(other.size_, 0)) {}
  MappedFile &operator=(MappedFile &&other) {
    std::swap(data_, other.data_);
    std::swap(size_, other.size_);
    return *this;
  }
  ~MappedFile();

  std::span<const std::byte> bytes() const {
    return {static_cast<const std::byte *>(data_), size_};
  }
  std::string_view text() const {
    return {static_cast<const char *>(data_), size_};
  }

private:
  MappedFile(void *data, size_t size) : data_(data), size_(size) {}
  void *data_ = nullptr;
  size_t size_ = 0;
};

} // namespace kvc

#endif // KVC_RUNTIME_BASE_MAPPEDFILE_H
