// The sections that prepare text for BPE, `normalizer` and `pre_tokenizer`;
// see TokenizerSections.h.
//
// ByteLevel must come last among the pre-tokenizers: in the reference
// implementation later steps would see the byte alphabet instead of the text,
// which the raw bytes of PreTokenizer cannot imitate.

#include <array>

#include "runtime/text/TokenizerSections.h"

namespace kvc {

namespace {

Result<NormalizerStep> readReplace(const JsonValue &replace) {
  NormalizerStep step;
  KVC_ASSIGN(step.from, replace.member("pattern").member("String").text());
  KVC_ASSIGN(step.to, replace.member("content").text());
  if (step.from.empty())
    return replace.member("pattern").mismatch("a text that is not empty");
  return step;
}

Status appendSteps(const JsonValue &normalizer, uint32_t depth,
                   std::vector<NormalizerStep> &steps) {
  static constexpr std::array<std::pair<const char *, NormalForm>, 4> names{
      {{"NFC", NormalForm::Nfc},
       {"NFD", NormalForm::Nfd},
       {"NFKC", NormalForm::Nfkc},
       {"NFKD", NormalForm::Nfkd}}};
  JsonValue type = normalizer.member("type");
  for (auto [name, form] : names)
    if (type.json() == name) {
      steps.push_back({.form = form});
      return Status();
    }
  if (type.json() == "Prepend") {
    KVC_ASSIGN(std::string text, normalizer.member("prepend").text());
    steps.push_back({.to = std::move(text)});
    return Status();
  }
  if (type.json() == "Replace") {
    KVC_ASSIGN(NormalizerStep step, readReplace(normalizer));
    steps.push_back(std::move(step));
    return Status();
  }
  if (type.json() != "Sequence" || depth == sequenceDepthMax)
    return type.unsupported("NFC, NFD, NFKC, NFKD, Prepend, Replace, Sequence");

  JsonValue members = normalizer.member("normalizers");
  if (Status status = members.expectArray(); !status.ok())
    return status;
  for (size_t index = 0; index < members.json().size(); ++index)
    if (Status status = appendSteps(members.element(index), depth + 1, steps);
        !status.ok())
      return status;
  return Status();
}

Result<SplitBehavior> readBehavior(const JsonValue &behavior) {
  static constexpr std::array<std::pair<const char *, SplitBehavior>, 5> names{
      {{"Removed", SplitBehavior::Removed},
       {"Isolated", SplitBehavior::Isolated},
       {"MergedWithPrevious", SplitBehavior::MergedWithPrevious},
       {"MergedWithNext", SplitBehavior::MergedWithNext},
       {"Contiguous", SplitBehavior::Contiguous}}};
  for (auto [name, value] : names)
    if (behavior.json() == name)
      return value;
  return behavior.unsupported("Removed, Isolated, MergedWithPrevious, "
                              "MergedWithNext, Contiguous");
}

Result<PreTokenizerStep> readSplit(const JsonValue &split) {
  JsonValue pattern = split.member("pattern");
  JsonValue regex = pattern.member("Regex"), literal = pattern.member("String");
  if (regex.isNull() && literal.isNull())
    return pattern.mismatch("an object with Regex or String");
  bool isLiteral = regex.isNull();
  KVC_ASSIGN(std::string text, (isLiteral ? literal : regex).text());
  Result<Regex> compiled = Regex::compile(
      text, isLiteral ? Regex::Syntax::Literal : Regex::Syntax::Pattern);
  if (!compiled.ok())
    return compiled.takeStatus().during(split.path());

  PreTokenizerStep step;
  step.pattern = std::move(*compiled);
  KVC_ASSIGN(step.behavior, readBehavior(split.member("behavior")));
  KVC_ASSIGN(step.invert, split.member("invert").booleanOr(false));
  return step;
}

Result<PreTokenizerStep> readDigits(const JsonValue &digits) {
  KVC_ASSIGN(bool individual, digits.member("individual_digits").boolean());
  PreTokenizerStep step;
  KVC_ASSIGN(step.pattern, Regex::compile(R"(\p{N})", Regex::Syntax::Pattern));
  step.behavior =
      individual ? SplitBehavior::Isolated : SplitBehavior::Contiguous;
  return step;
}

Result<PreTokenizerStep> readByteLevel(const JsonValue &byteLevel) {
  PreTokenizerStep step;
  KVC_ASSIGN(step.prefixSpace, byteLevel.member("add_prefix_space").boolean());
  KVC_ASSIGN(bool useRegex, byteLevel.member("use_regex").booleanOr(true));
  if (!useRegex)
    return step;
  KVC_ASSIGN(step.pattern,
             Regex::compile(byteLevelPattern, Regex::Syntax::Pattern));
  return step;
}

/// Reads one pre-tokenizer after another and keeps the order rule.
class PreTokenizerReader {
public:
  Status append(const JsonValue &preTokenizer, uint32_t depth) {
    JsonValue type = preTokenizer.member("type");
    if (type.json() == "Sequence" && depth < sequenceDepthMax)
      return appendSequence(preTokenizer.member("pretokenizers"), depth);
    if (hasByteLevel_)
      return invalid(preTokenizer.path() +
                     " follows ByteLevel, which must come last");
    if (type.json() == "Split")
      return appendStep(readSplit(preTokenizer));
    if (type.json() == "Digits")
      return appendStep(readDigits(preTokenizer));
    if (type.json() == "ByteLevel") {
      hasByteLevel_ = true;
      return appendStep(readByteLevel(preTokenizer));
    }
    return type.unsupported("ByteLevel, Digits, Split, Sequence");
  }

  bool hasByteLevel() const { return hasByteLevel_; }
  std::vector<PreTokenizerStep> takeSteps() { return std::move(steps_); }

private:
  Status appendSequence(const JsonValue &members, uint32_t depth) {
    if (Status status = members.expectArray(); !status.ok())
      return status;
    for (size_t index = 0; index < members.json().size(); ++index)
      if (Status status = append(members.element(index), depth + 1);
          !status.ok())
        return status;
    return Status();
  }

  Status appendStep(Result<PreTokenizerStep> step) {
    if (!step.ok())
      return step.takeStatus();
    if (steps_.size() == stepsMax)
      return invalid("pre_tokenizer has more than " + std::to_string(stepsMax) +
                     " steps");
    steps_.push_back(std::move(*step));
    return Status();
  }

  static constexpr size_t stepsMax = 32; // splitting recurses once a step

  std::vector<PreTokenizerStep> steps_;
  bool hasByteLevel_ = false;
};

} // namespace

Result<std::vector<NormalizerStep>>
readNormalizer(const JsonValue &normalizer) {
  std::vector<NormalizerStep> steps;
  if (normalizer.isNull())
    return steps;
  if (Status status = appendSteps(normalizer, 0, steps); !status.ok())
    return status;
  return steps;
}

Result<std::vector<PreTokenizerStep>>
readPreTokenizer(const JsonValue &preTokenizer, bool bytes) {
  PreTokenizerReader reader;
  if (!bytes && !preTokenizer.isNull())
    return preTokenizer.member("type").unsupported(
        "no pre_tokenizer for a model with byte_fallback");
  if (!bytes)
    return reader.takeSteps();
  if (!preTokenizer.isNull())
    if (Status status = reader.append(preTokenizer, 0); !status.ok())
      return status;
  if (!reader.hasByteLevel())
    return invalid("pre_tokenizer has no ByteLevel; supported: byte-level BPE");
  return reader.takeSteps();
}

/// The decoder of a SentencePiece vocabulary, in this order: Replace, which
/// undoes the mark, ByteFallback, Fuse, and Strip for the space put in front.
static Status readMarkDecoder(const JsonValue &decoder, TokenizerParts &parts) {
  constexpr const char *kExpected =
      "Sequence of Replace U+2581 by a space, ByteFallback, Fuse and at most "
      "one Strip of a space at the start";
  if (decoder.member("type").json() != "Sequence")
    return decoder.member("type").unsupported(kExpected);
  JsonValue members = decoder.member("decoders");
  if (Status status = members.expectArray(); !status.ok())
    return status;
  size_t count = members.json().size();
  auto is = [&](size_t index, const char *type) {
    return index < count &&
           members.element(index).member("type").json() == type;
  };
  if (!is(0, "Replace") || !is(1, "ByteFallback") || !is(2, "Fuse") ||
      count > 4 || (count == 4 && !is(3, "Strip")))
    return members.unsupported(kExpected);
  KVC_ASSIGN(NormalizerStep step, readReplace(members.element(0)));
  if (step.from != kSpaceMark || step.to != " ")
    return members.element(0).unsupported(kExpected);
  if (count == 4) {
    JsonValue strip = members.element(3);
    if (strip.member("content").json() != " " ||
        strip.member("start").json() != 1 || strip.member("stop").json() != 0)
      return strip.unsupported(kExpected);
    parts.stripsSpace = true;
  }
  return Status();
}

Status readDecoder(const JsonValue &decoder, TokenizerParts &parts) {
  if (parts.model.characters)
    return readMarkDecoder(decoder, parts);
  JsonValue type = decoder.member("type");
  return type.json() == "ByteLevel" ? Status() : type.unsupported("ByteLevel");
}

} // namespace kvc
