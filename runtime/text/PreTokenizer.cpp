// Steps of pre-tokenizers; see PreTokenizer.h.

#include "runtime/text/PreTokenizer.h"

#include <algorithm>
#include <string>

namespace kvc {

const char *const byteLevelPattern =
    R"('s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|)"
    R"(\s+(?!\S)|\s+)";

namespace {

/// A part of the text: a match, or what lies between two.
struct Part {
  Span span;
  bool isMatch;
};

/// Covers `text` with parts in order. Empty matches stay in: they separate.
std::vector<Part> partsOf(std::string_view text,
                          const std::vector<Span> &matches, bool invert) {
  std::vector<Part> parts;
  parts.reserve(2 * matches.size() + 1);
  size_t end = 0;
  for (Span match : matches) {
    if (end < match.begin)
      parts.push_back({{end, match.begin}, invert});
    parts.push_back({match, !invert});
    end = match.end;
  }
  if (end < text.size())
    parts.push_back({{end, text.size()}, invert});
  return parts;
}

/// Joins each part with the one before it where `joins(previousIsMatch,
/// isMatch)` says so. The first part has a previous one that is no match.
template <typename Joins>
std::vector<Span> joinParts(const std::vector<Part> &parts, Joins joins) {
  std::vector<Span> pieces;
  bool previousIsMatch = false;
  for (const Part &part : parts) {
    if (joins(previousIsMatch, part.isMatch) && !pieces.empty())
      pieces.back().end = part.span.end;
    else
      pieces.push_back(part.span);
    previousIsMatch = part.isMatch;
  }
  return pieces;
}

/// As `joinParts` with the rule of MergedWithPrevious, but from the end: a
/// match joins the part after it, unless that one is a match too.
std::vector<Span> joinWithNext(const std::vector<Part> &parts) {
  std::vector<Span> pieces;
  bool nextIsMatch = false;
  for (auto part = parts.rbegin(); part != parts.rend(); ++part) {
    if (part->isMatch && !nextIsMatch && !pieces.empty())
      pieces.back().begin = part->span.begin;
    else
      pieces.push_back(part->span);
    nextIsMatch = part->isMatch;
  }
  std::ranges::reverse(pieces);
  return pieces;
}

std::vector<Span> piecesOf(const std::vector<Part> &parts,
                           SplitBehavior behavior) {
  switch (behavior) {
  case SplitBehavior::Removed: {
    std::vector<Span> pieces;
    for (const Part &part : parts)
      if (!part.isMatch)
        pieces.push_back(part.span);
    return pieces;
  }
  case SplitBehavior::Isolated:
    return joinParts(parts, [](bool, bool) { return false; });
  case SplitBehavior::MergedWithPrevious:
    return joinParts(parts, [](bool previousIsMatch, bool isMatch) {
      return isMatch && !previousIsMatch;
    });
  case SplitBehavior::MergedWithNext:
    return joinWithNext(parts);
  case SplitBehavior::Contiguous:
    return joinParts(parts, [](bool previousIsMatch, bool isMatch) {
      return isMatch == previousIsMatch;
    });
  }
  return {};
}

} // namespace

PreTokenizer::PreTokenizer(std::vector<PreTokenizerStep> steps)
    : steps_(std::move(steps)) {
  std::erase_if(steps_, [](const PreTokenizerStep &step) {
    return !step.prefixSpace && !step.pattern;
  });
}

Status PreTokenizer::split(std::string_view text, RegexScratch &scratch,
                           const Sink &sink) const {
  return splitFrom(0, text, scratch, sink);
}

Status PreTokenizer::splitFrom(size_t stepIndex, std::string_view text,
                               RegexScratch &scratch, const Sink &sink) const {
  if (text.empty())
    return Status();
  if (stepIndex == steps_.size()) {
    sink(text);
    return Status();
  }

  const PreTokenizerStep &step = steps_[stepIndex];
  std::string withSpace; // owns the piece while the later steps see it
  if (step.prefixSpace && !text.starts_with(' ')) {
    withSpace = " " + std::string(text);
    text = withSpace;
  }
  if (!step.pattern)
    return splitFrom(stepIndex + 1, text, scratch, sink);

  std::vector<Span> matches;
  if (Status status = step.pattern->findAll(text, scratch, matches);
      !status.ok())
    return status;
  for (Span piece :
       piecesOf(partsOf(text, matches, step.invert), step.behavior)) {
    Status status = splitFrom(stepIndex + 1,
                              text.substr(piece.begin, piece.end - piece.begin),
                              scratch, sink);
    if (!status.ok())
      return status;
  }
  return Status();
}

} // namespace kvc
