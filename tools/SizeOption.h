/// \file
/// A command-line option that takes a size of memory.

#ifndef KVC_TOOLS_SIZEOPTION_H
#define KVC_TOOLS_SIZEOPTION_H

#include <optional>

#include <CLI/CLI.hpp>

#include "runtime/base/ByteSize.h"

namespace kvc {

/// An option that takes a size such as 24GiB.
inline CLI::Option *addSizeOption(CLI::App &command, const char *name,
                                  std::optional<uint64_t> &size,
                                  const char *help) {
  return command
      .add_option_function<std::string>(
          name,
          [name, &size](const std::string &text) {
            Result<uint64_t> parsed = parseByteSize(text);
            if (!parsed.ok())
              throw CLI::ValidationError(name, parsed.status().message());
            size = *parsed;
          },
          help)
      ->type_name("SIZE");
}

} // namespace kvc

#endif // KVC_TOOLS_SIZEOPTION_H
