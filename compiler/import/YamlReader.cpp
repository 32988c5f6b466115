// yaml-cpp keeps both of two equal keys in a mapping and answers with the
// first, so duplicates are found by walking the mapping. It also reads any
// scalar as any type that it can; numbers are parsed here instead, so that
// "8.0", "0x10" or a quoted "8" are refused.

#include "compiler/import/YamlReader.h"

#include <algorithm>
#include <sstream>

#include <yaml-cpp/eventhandler.h>

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include "compiler/import/JsonReader.h"

namespace kvc {

static std::string describeNode(const YAML::Node &node) {
  if (node.IsMap())
    return "a mapping";
  if (node.IsSequence())
    return "a list";
  return node.IsScalar() ? quote(node.Scalar()) : "nothing";
}

/// yaml-cpp tags quoted scalars "!" and plain ones "?".
static bool isPlain(const YAML::Node &node) { return node.Tag() == "?"; }

SourcePlace YamlReader::placeOf(const YAML::Mark &mark) const {
  if (mark.is_null())
    return {file_};
  return {file_, static_cast<uint32_t>(mark.line + 1),
          static_cast<uint32_t>(mark.column + 1)};
}

SourcePlace YamlReader::placeOf(const std::string &name) const {
  if (overridden(name)) {
    std::string option = name;
    std::replace_if(
        option.begin(), option.end(),
        [](char c) { return c == '.' || c == '_'; }, '-');
    return {"command line (--" + option + ")"};
  }
  auto entry = entries_.find(name);
  if (entry == entries_.end())
    return {file_};
  SourcePlace place = placeOf(entry->second.value.Mark());
  return place.line ? place : entry->second.keyPlace;
}

namespace {

/// Notes where a document starts.
class DocumentStarts : public YAML::EventHandler {
public:
  std::vector<YAML::Mark> marks;

  void OnDocumentStart(const YAML::Mark &mark) override {
    marks.push_back(mark);
  }
  void OnDocumentEnd() override {}
  void OnNull(const YAML::Mark &, YAML::anchor_t) override {}
  void OnAlias(const YAML::Mark &, YAML::anchor_t) override {}
  void OnScalar(const YAML::Mark &, const std::string &, YAML::anchor_t,
                const std::string &) override {}
  void OnSequenceStart(const YAML::Mark &, const std::string &, YAML::anchor_t,
                       YAML::EmitterStyle::value) override {}
  void OnSequenceEnd() override {}
  void OnMapStart(const YAML::Mark &, const std::string &, YAML::anchor_t,
                  YAML::EmitterStyle::value) override {}
  void OnMapEnd() override {}
};

} // namespace

void YamlReader::load(const std::string &text) {
  try {
    // Not LoadAll: yaml-cpp finds documents without end where text such as a
    // comma stands between them.
    std::istringstream stream(text);
    YAML::Parser parser(stream);
    DocumentStarts starts;
    while (starts.marks.size() < 2 && parser.HandleNextDocument(starts))
      ;
    if (starts.marks.size() > 1)
      return fail(placeOf(starts.marks[1]),
                  "found a second document, expected one");
    YAML::Node document =
        starts.marks.empty() ? YAML::Node() : YAML::Load(text);
    if (!document.IsMap())
      return fail({file_, 1, 1},
                  "found " + describeNode(document) +
                      ", expected a mapping of fields such as 'name: ...'");
    collect(document, "");
  } catch (const YAML::Exception &error) {
    fail(placeOf(error.mark), "not valid YAML: " + error.msg);
  }
  for (const auto &[name, value] : overrides_)
    checkKnown(name, placeOf(name));
}

bool YamlReader::isSection(const std::string &name) const {
  return std::any_of(fields_.begin(), fields_.end(),
                     [&](const std::string &field) {
                       return llvm::StringRef(field).starts_with(name + ".");
                     });
}

void YamlReader::checkKnown(const std::string &name, const SourcePlace &place) {
  std::string nearest, list;
  unsigned nearestDistance = 4; // more edits are no typing error
  for (const std::string &field : fields_) {
    if (field == name)
      return;
    unsigned distance = llvm::StringRef(name).edit_distance(field);
    if (distance < nearestDistance) {
      nearest = field;
      nearestDistance = distance;
    }
    list += (list.empty() ? "" : ", ") + field;
  }
  fail(place, "unknown field " + quote(name) +
                  (nearest.empty() ? "; expected one of " + list
                                   : "; did you mean " + quote(nearest) + "?"));
}

void YamlReader::collect(const YAML::Node &mapping, const std::string &prefix) {
  for (const auto &entry : mapping) {
    const YAML::Node &key = entry.first, &value = entry.second;
    SourcePlace place = placeOf(key.Mark());
    if (!key.IsScalar())
      return fail(place, "found " + describeNode(key) +
                             " as a field name, expected a word");
    // A dot would let 'kv_cache.dtype' at the top pass for the nested field.
    if (key.Scalar().find('.') != std::string::npos)
      return fail(place, "unknown field " + quote(key.Scalar()) +
                             "; a field name has no dots");
    std::string name = prefix + key.Scalar();
    auto [known, isNew] = entries_.insert({name, {place, value}});
    if (!isNew)
      return fail(place, "field " + quote(name) +
                             " is given twice, first in line " +
                             std::to_string(known->second.keyPlace.line));
    if (!isSection(name)) {
      checkKnown(name, place);
      continue;
    }
    if (!value.IsMap())
      return fail(placeOf(name), "field " + quote(name) + ": found " +
                                     describeNode(value) +
                                     ", expected a mapping");
    collect(value, name + ".");
  }
}

bool YamlReader::overridden(const std::string &name) const {
  return overrides_.count(name) != 0;
}

bool YamlReader::given(const std::string &name) const {
  auto override = overrides_.find(name);
  if (override != overrides_.end())
    return !override->second.empty();
  return entries_.count(name) != 0;
}

std::optional<std::string>
YamlReader::scalar(const std::string &name, const char *expected, bool plain) {
  if (!given(name))
    return std::nullopt;
  if (overridden(name))
    return overrides_.at(name);
  const YAML::Node &value = entries_.at(name).value;
  if (value.IsScalar() && (!plain || isPlain(value)))
    return value.Scalar();
  std::string found = value.IsScalar() ? "the string " + describeNode(value)
                                       : describeNode(value);
  fail(placeOf(name),
       "field " + quote(name) + ": found " + found + ", expected " + expected);
  return std::nullopt;
}

Field<std::string> YamlReader::text(const std::string &name,
                                    const char *fallback) {
  Field<std::string> field{fallback, placeOf(name)};
  if (auto value = scalar(name, "a string", /*plain=*/false))
    field.value = *value;
  return field;
}

std::optional<uint32_t> YamlReader::parseNumber(const std::string &name,
                                                const SourcePlace &place,
                                                const std::string &text,
                                                uint32_t low, uint32_t high) {
  uint32_t number = 0;
  bool digits = !text.empty() &&
                text.find_first_not_of("0123456789") == std::string::npos;
  if (digits && !llvm::StringRef(text).getAsInteger(10, number) &&
      number >= low && number <= high)
    return number;
  fail(place, "field " + quote(name) + ": found " + quote(text) +
                  ", expected a whole number from " + std::to_string(low) +
                  " to " + std::to_string(high));
  return std::nullopt;
}

Field<uint32_t> YamlReader::number(const std::string &name, uint32_t fallback,
                                   uint32_t low, uint32_t high) {
  Field<uint32_t> field{fallback, placeOf(name)};
  if (auto text = scalar(name, "a whole number", /*plain=*/true))
    if (auto value = parseNumber(name, field.place, *text, low, high))
      field.value = *value;
  return field;
}

Field<std::vector<uint32_t>> YamlReader::numbers(const std::string &name) {
  Field<std::vector<uint32_t>> field{{}, placeOf(name)};
  if (!given(name))
    return field;
  std::vector<std::pair<std::string, SourcePlace>> items;
  if (overridden(name)) {
    llvm::SmallVector<llvm::StringRef> parts;
    llvm::StringRef(overrides_.at(name)).split(parts, ',');
    for (llvm::StringRef part : parts)
      items.emplace_back(part.trim().str(), field.place);
  } else {
    const YAML::Node &list = entries_.at(name).value;
    if (!list.IsSequence() || list.size() == 0)
      fail(field.place,
           "field " + quote(name) + ": found " +
               (list.IsSequence() ? "an empty list" : describeNode(list)) +
               ", expected a list such as [1, 2, 4]");
    else
      for (const YAML::Node &item : list)
        items.emplace_back(item.IsScalar() && isPlain(item) ? item.Scalar()
                                                            : "",
                           placeOf(item.Mark()));
  }
  for (const auto &[text, place] : items) {
    auto value = parseNumber(name, place, text, 1, 1u << 20);
    if (!value)
      return field;
    if (!field.value.empty() && *value <= field.value.back())
      fail(place, "field " + quote(name) + ": found " + text + " after " +
                      std::to_string(field.value.back()) +
                      ", expected an ascending list");
    field.value.push_back(*value);
  }
  return field;
}

void YamlReader::fail(const SourcePlace &place, const std::string &message) {
  if (!error_)
    error_.emplace(place, message);
}

llvm::Error YamlReader::takeError() {
  if (!error_)
    return llvm::Error::success();
  return inputError(error_->place(), error_->text());
}

} // namespace kvc
