/// \file
/// Looks for stop strings in a text that arrives in pieces.
///
/// Text that could still become a stop string is held back, and nothing else:
/// what is emitted never has to be taken back, and a stop string that lies
/// across tokens is cut exactly where it starts.

#ifndef KVC_RUNTIME_TEXT_STOPMATCHER_H
#define KVC_RUNTIME_TEXT_STOPMATCHER_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kvc {

class StopMatcher {
public:
  /// \param stops none of them empty.
  /// \param include emit the stop string that ends the text.
  StopMatcher(std::vector<std::string> stops, bool include)
      : stops_(std::move(stops)), include_(include) {}

  struct Piece {
    std::string text;              ///< certain to belong to the answer
    std::optional<uint32_t> match; ///< index of the stop string that was found
  };

  /// Takes more text. The stop string that ends first wins, of those the one
  /// listed first. After a match nothing more may be appended.
  /// O(text x longest stop x stops).
  Piece append(std::string_view text);

  /// Takes text in which stop strings do not count, not even as the beginning
  /// of one.
  std::string appendUnmatched(std::string_view text);

  /// Ends the text: what was held back.
  std::string flush();

private:
  std::vector<std::string> stops_;
  bool include_;
  std::string held_; // the longest end of the text that begins a stop
};

} // namespace kvc

#endif // KVC_RUNTIME_TEXT_STOPMATCHER_H
