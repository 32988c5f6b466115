/// \file
/// Text of which every byte remembers where it came from.

#ifndef KVC_RUNTIME_TEXT_MARKEDTEXT_H
#define KVC_RUNTIME_TEXT_MARKEDTEXT_H

#include <cassert>
#include <string>
#include <string_view>

namespace kvc {

/// Where a byte came from.
enum class Origin : char {
  Template, ///< written by whoever made the model
  Request   ///< sent by whoever asks: never a special token
};

/// A text and, as many, the origins of its bytes.
class MarkedText {
public:
  MarkedText() = default;
  MarkedText(std::string text, Origin origin)
      : text_(std::move(text)), origins_(text_.size(), char(origin)) {}
  /// \param origins one a byte of `text`.
  MarkedText(std::string text, std::string origins)
      : text_(std::move(text)), origins_(std::move(origins)) {
    assert(text_.size() == origins_.size());
  }

  const std::string &text() const { return text_; }
  size_t size() const { return text_.size(); }
  bool empty() const { return text_.empty(); }
  Origin origin(size_t at) const { return Origin(origins_[at]); }

  /// Whether a byte of [begin, end) is the request's.
  bool hasRequest(size_t begin, size_t end) const {
    return std::string_view(origins_)
               .substr(begin, end - begin)
               .find(char(Origin::Request)) != std::string_view::npos;
  }
  bool hasRequest() const { return hasRequest(0, size()); }

  MarkedText substr(size_t begin, size_t count = std::string::npos) const {
    return {text_.substr(begin, count), origins_.substr(begin, count)};
  }

  void append(const MarkedText &other) {
    text_ += other.text_;
    origins_ += other.origins_;
  }
  void append(std::string_view text, Origin origin) {
    text_ += text;
    origins_.append(text.size(), char(origin));
  }
  void resize(size_t bytes) {
    assert(bytes <= size());
    text_.resize(bytes);
    origins_.resize(bytes);
  }

private:
  std::string text_, origins_;
};

} // namespace kvc

#endif // KVC_RUNTIME_TEXT_MARKEDTEXT_H
