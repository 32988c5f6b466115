// A file mapped for reading; see MappedFile.h.

#include "runtime/base/MappedFile.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace kvc {

Result<MappedFile> MappedFile::open(const std::string &path) {
  int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0)
    return Status(errno == ENOENT ? Code::NotFound : Code::InvalidArgument,
                  path + ": " + std::strerror(errno));
  struct stat info;
  if (::fstat(descriptor, &info) != 0 || !S_ISREG(info.st_mode)) {
    ::close(descriptor);
    return invalid(path + ": not a regular file");
  }
  size_t size = static_cast<size_t>(info.st_size);
  void *data = nullptr;
  if (size > 0) {
    data = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    if (data == MAP_FAILED) {
      Status status = invalid(path + ": cannot map: " + std::strerror(errno));
      ::close(descriptor);
      return status;
    }
  }
  ::close(descriptor);
  return MappedFile(data, size);
}

MappedFile::~MappedFile() {
  if (data_)
    ::munmap(data_, size_);
}

} // namespace kvc
