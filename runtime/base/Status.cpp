// Errors as values; see Status.h.

#include "runtime/base/Status.h"

namespace kvc {

Status Status::during(std::string_view attempt) && {
  if (!ok())
    message_.insert(0, std::string(attempt) + ": ");
  return std::move(*this);
}

int Status::exitStatus() const {
  switch (code_) {
  case Code::Ok:
    return 0;
  case Code::InvalidArgument:
  case Code::NotFound:
  case Code::Unavailable:
    return 2;
  case Code::Exhausted:
  case Code::Internal:
    return 1;
  }
  return 1;
}

} // namespace kvc
