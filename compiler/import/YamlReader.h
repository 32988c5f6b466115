/// \file
/// Typed reading of a YAML mapping with places, and of the command-line
/// options that override its fields.
///
/// Like JsonReader it keeps the first failure and answers with defaults after
/// it. It is told the names of all fields first, so that a typing error in a
/// name is reported as such and not as a missing field. yaml-cpp is known to
/// this class and its users in ModelSpec.cpp alone.

#ifndef KVC_COMPILER_IMPORT_YAMLREADER_H
#define KVC_COMPILER_IMPORT_YAMLREADER_H

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <yaml-cpp/yaml.h>

#include "compiler/import/ModelSpec.h"

namespace kvc {

class YamlReader {
public:
  using Overrides = std::map<std::string, std::string>;

  /// \param fields dotted names of all fields (`kv_cache.dtype`).
  /// \param overrides dotted field name -> text; must outlive the reader.
  YamlReader(std::string file, std::vector<std::string> fields,
             const Overrides &overrides)
      : file_(std::move(file)), fields_(std::move(fields)),
        overrides_(overrides) {}

  /// Parses the file and collects its fields. Refuses fields and overrides of
  /// unknown name, suggesting the nearest known one, and fields given twice.
  void load(const std::string &text);

  Field<std::string> text(const std::string &name, const char *fallback);
  /// A whole number from `low` to `high`.
  Field<uint32_t> number(const std::string &name, uint32_t fallback,
                         uint32_t low, uint32_t high);
  /// A list of whole numbers above zero, ascending; empty if it is not given.
  Field<std::vector<uint32_t>> numbers(const std::string &name);

  /// True if the field stands in the file or on the command line.
  bool given(const std::string &name) const;
  bool overridden(const std::string &name) const;

  /// Records a failure at `place` unless there was one before.
  void fail(const SourcePlace &place, const std::string &message);
  llvm::Error takeError();

private:
  void collect(const YAML::Node &mapping, const std::string &prefix);
  /// True if `name` is a mapping of further fields.
  bool isSection(const std::string &name) const;
  void checkKnown(const std::string &name, const SourcePlace &place);
  SourcePlace placeOf(const YAML::Mark &mark) const;
  SourcePlace placeOf(const std::string &name) const;
  /// The scalar of a field, or nothing if it is not given.
  std::optional<std::string> scalar(const std::string &name,
                                    const char *expected, bool plain);
  std::optional<uint32_t> parseNumber(const std::string &name,
                                      const SourcePlace &place,
                                      const std::string &text, uint32_t low,
                                      uint32_t high);

  struct Entry {
    SourcePlace keyPlace;
    YAML::Node value;
  };

  std::string file_;
  std::vector<std::string> fields_;
  const Overrides &overrides_;
  std::map<std::string, Entry> entries_;
  std::optional<InputError> error_;
};

} // namespace kvc

#endif // KVC_COMPILER_IMPORT_YAMLREADER_H
