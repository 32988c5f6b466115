/// \file
/// Compiles a model of models/ into a temporary folder, once a process.

#ifndef KVC_TESTS_E2E_COMPILED_H
#define KVC_TESTS_E2E_COMPILED_H

#include <string>

namespace kvc {

/// Path of the artifact of models/NAME.yaml compiled with `options`; aborts the
/// process with the compiler's message if that fails. Removed at exit.
std::string compiled(const std::string &name, const std::string &options = "");

} // namespace kvc

#endif // KVC_TESTS_E2E_COMPILED_H
