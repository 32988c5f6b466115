/// \file
/// Errors as values. A function that can fail because of its input, the disk or
/// the device returns `Status` or `Result<T>`; a broken invariant asserts.
/// Nothing in runtime/ throws: an exception of a library is caught where the
/// library is called.

#ifndef KVC_RUNTIME_BASE_STATUS_H
#define KVC_RUNTIME_BASE_STATUS_H

#include <cassert>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace kvc {

/// What kind of failure; programs turn it into an exit status or an HTTP one.
enum class Code {
  Ok,
  InvalidArgument, ///< the input is wrong or unsupported: exit status 2
  NotFound,        ///< a file or name does not exist: exit status 2
  Exhausted,       ///< no pages, memory or queue slots are left
  Unavailable,     ///< the device or a library is not there: exit status 2
  Internal         ///< our own fault: exit status 1
};

/// Success, or a code and one sentence: what was found, what was expected.
/// Lower case, no full stop.
class [[nodiscard]] Status {
public:
  Status() = default;
  Status(Code code, std::string message)
      : code_(code), message_(std::move(message)) {
    assert(code != Code::Ok && "a failure needs a code");
  }

  bool ok() const { return code_ == Code::Ok; }
  Code code() const { return code_; }
  const std::string &message() const { return message_; }

  /// Prefixes the message with what was being attempted: "open m.kvc: ...".
  Status during(std::string_view attempt) &&;

  /// The process exit status that stands for this: 0, 2 for input, 1 for ours.
  int exitStatus() const;

private:
  Code code_ = Code::Ok;
  std::string message_;
};

inline Status invalid(std::string message) {
  return Status(Code::InvalidArgument, std::move(message));
}

/// A value or the status that says why there is none.
template <typename T> class [[nodiscard]] Result {
public:
  Result(T value) : value_(std::move(value)) {}
  Result(Status status) : status_(std::move(status)) {
    assert(!status_.ok() && "a result without a value needs a failure");
  }

  bool ok() const { return status_.ok(); }
  const Status &status() const { return status_; }
  /// Moves the status out, for returning it with more context.
  Status takeStatus() { return std::move(status_); }

  T &operator*() {
    assert(ok());
    return *value_;
  }
  const T &operator*() const {
    assert(ok());
    return *value_;
  }
  T *operator->() { return &**this; }
  const T *operator->() const { return &**this; }

private:
  Status status_;
  std::optional<T> value_;
};

} // namespace kvc

/// Returns the failure of `expr`, prefixed with `attempt`, from this function.
#define KVC_TRY(expr, attempt)                                                 \
  do {                                                                         \
    if (::kvc::Status kvcStatus = (expr); !kvcStatus.ok())                     \
      return std::move(kvcStatus).during(attempt);                             \
  } while (false)

#define KVC_CONCAT_(a, b) a##b
#define KVC_CONCAT(a, b) KVC_CONCAT_(a, b)
/// Declares `decl` from the value of the `Result` that `expr` gives, or returns
/// its failure from this function.
#define KVC_ASSIGN(decl, expr)                                                 \
  KVC_ASSIGN_(KVC_CONCAT(kvcResult, __LINE__), decl, expr)
#define KVC_ASSIGN_(result, decl, expr)                                        \
  auto result = (expr);                                                        \
  if (!result.ok())                                                            \
    return result.takeStatus();                                                \
  decl = std::move(*result)

#endif // KVC_RUNTIME_BASE_STATUS_H
