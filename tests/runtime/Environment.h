/// \file
/// Environment variables for the length of a scope.

#ifndef KVC_TESTS_RUNTIME_ENVIRONMENT_H
#define KVC_TESTS_RUNTIME_ENVIRONMENT_H

#include <cstdlib>
#include <string>

namespace kvc {

/// Sets one variable and takes it away again.
class EnvironmentVariable {
public:
  EnvironmentVariable(const char *name, const std::string &value)
      : name_(name) {
    ::setenv(name, value.c_str(), 1);
  }
  ~EnvironmentVariable() { ::unsetenv(name_); }
  EnvironmentVariable(const EnvironmentVariable &) = delete;
  EnvironmentVariable &operator=(const EnvironmentVariable &) = delete;

private:
  const char *name_;
};

} // namespace kvc

#endif // KVC_TESTS_RUNTIME_ENVIRONMENT_H
