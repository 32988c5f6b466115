/// \file
/// The error type of everything the compiler reads: a YAML file, a
/// `config.json`, a checkpoint. It says where, what was found and what was
/// expected; programs print it and exit with status 2.

#ifndef KVC_COMPILER_IMPORT_INPUTERROR_H
#define KVC_COMPILER_IMPORT_INPUTERROR_H

#include <cstdint>
#include <string>

#include "llvm/Support/Error.h"

namespace kvc {

/// A place in an input file. Line and column count from 1; 0 means the file as
/// a whole.
struct SourcePlace {
  std::string file;
  uint32_t line = 0;
  uint32_t column = 0;
};

/// "models/x.yaml:3:7: unknown field 'targt'; expected one of ...".
class InputError : public llvm::ErrorInfo<InputError> {
public:
  static char ID;

  InputError(SourcePlace place, std::string message)
      : place_(std::move(place)), message_(std::move(message)) {}

  const SourcePlace &place() const { return place_; }
  const std::string &text() const { return message_; }
  void log(llvm::raw_ostream &stream) const override;
  std::error_code convertToErrorCode() const override;

private:
  SourcePlace place_;
  std::string message_;
};

inline llvm::Error inputError(SourcePlace place, std::string message) {
  return llvm::make_error<InputError>(std::move(place), std::move(message));
}

} // namespace kvc

#endif // KVC_COMPILER_IMPORT_INPUTERROR_H
