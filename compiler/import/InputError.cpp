// Prints an input error as "file:line:column: text", the form that editors and
// terminals turn into links.

#include "compiler/import/InputError.h"

#include "llvm/Support/raw_ostream.h"

namespace kvc {

char InputError::ID = 0;

void InputError::log(llvm::raw_ostream &stream) const {
  stream << place_.file;
  if (place_.line != 0)
    stream << ':' << place_.line << ':' << place_.column;
  stream << ": " << message_;
}

std::error_code InputError::convertToErrorCode() const {
  return std::make_error_code(std::errc::invalid_argument);
}

} // namespace kvc
