/// \file
/// Renders a model's chat template: our own subset of Jinja.
///
/// The oracle is Python's jinja2 as Hugging Face's transformers sets it up:
/// trim_blocks, lstrip_blocks, loop controls, `tojson` without escapes for
/// HTML, `raise_exception`, `strftime_now`, and `{% generation %}` blocks that
/// are transparent. Undefined variables print as nothing and are errors when
/// something is looked up in them, as there.
///
/// Every byte of the output remembers whether it came from the template or from
/// the request: text of a request passes through filters, slices and joins with
/// its mark on. Tokenizer::encode reads special tokens only where the template
/// wrote them, so that no message can end its own turn.
///
/// A template is somebody else's program: steps, depth of calls and bytes of
/// output and of every intermediate text are bounded. Immutable after `parse`;
/// any number of threads may render at once.

#ifndef KVC_RUNTIME_TEXT_CHATTEMPLATE_H
#define KVC_RUNTIME_TEXT_CHATTEMPLATE_H

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "runtime/base/Status.h"
#include "runtime/text/MarkedText.h"

namespace kvc {

namespace jinja {
struct Template;
}

/// A day, for `strftime_now`.
struct CalendarDay {
  int year = 1970, month = 1, day = 1;
};

class ChatTemplate {
public:
  /// Bounds of one rendering.
  struct Limits {
    uint64_t steps = 10'000'000; ///< nodes evaluated and characters copied / 64
    uint32_t depth = 100;        ///< nested calls, loops and expressions
    uint64_t outputBytes = 64u << 20; ///< also of intermediate texts
  };

  struct Options {
    Limits limits;
    /// What strftime_now sees; today's midnight in UTC if year is 0.
    CalendarDay today = {0, 0, 0};
  };

  /// InvalidArgument with line and column for what is no template or uses what
  /// is not supported.
  static Result<ChatTemplate> parse(std::string_view source);
  ChatTemplate(ChatTemplate &&) noexcept;
  ChatTemplate &operator=(ChatTemplate &&) noexcept;
  ~ChatTemplate();

  /// Renders with the members of `request` as variables, whose texts are marked
  /// as the request's, and those of `trusted` (bos_token and its kin), whose
  /// texts count as the template's. Both are objects; a name in both is the
  /// request's. InvalidArgument, with the line, if the template raises an
  /// exception, goes wrong or passes a limit.
  Result<MarkedText> render(const nlohmann::ordered_json &request,
                            const nlohmann::ordered_json &trusted,
                            const Options &options) const;
  Result<MarkedText> render(const nlohmann::ordered_json &request,
                            const nlohmann::ordered_json &trusted) const {
    return render(request, trusted, Options());
  }

private:
  explicit ChatTemplate(std::unique_ptr<jinja::Template> parsed);
  std::unique_ptr<jinja::Template> parsed_;
};

} // namespace kvc

#endif // KVC_RUNTIME_TEXT_CHATTEMPLATE_H
