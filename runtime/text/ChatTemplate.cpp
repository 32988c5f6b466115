// Parses and renders chat templates; see ChatTemplate.h.

#include "runtime/text/ChatTemplate.h"

#include "runtime/text/jinja/Interpreter.h"
#include "runtime/text/jinja/Parser.h"

namespace kvc {

ChatTemplate::ChatTemplate(std::unique_ptr<jinja::Template> parsed)
    : parsed_(std::move(parsed)) {}
ChatTemplate::ChatTemplate(ChatTemplate &&) noexcept = default;
ChatTemplate &ChatTemplate::operator=(ChatTemplate &&) noexcept = default;
ChatTemplate::~ChatTemplate() = default;

Result<ChatTemplate> ChatTemplate::parse(std::string_view source) {
  auto parsed = jinja::parse(source);
  if (!parsed.ok())
    return parsed.takeStatus().during("chat template");
  return ChatTemplate(std::make_unique<jinja::Template>(std::move(*parsed)));
}

Result<MarkedText> ChatTemplate::render(const nlohmann::ordered_json &request,
                                        const nlohmann::ordered_json &trusted,
                                        const Options &options) const {
  jinja::Interpreter interpreter(options);
  jinja::Heap &heap = interpreter.heap();
  jinja::DictObject *variables = heap.dict();
  auto add = [&](const nlohmann::ordered_json &from, Origin origin) {
    for (const auto &[name, value] : from.items())
      if (!variables->find(std::string_view(name)))
        variables->members.emplace_back(heap.text(name),
                                        heap.fromJson(value, origin));
  };
  add(request, Origin::Request);
  add(trusted, Origin::Template);
  auto rendered = interpreter.run(*parsed_, variables);
  if (!rendered.ok())
    return rendered.takeStatus().during("chat template");
  return rendered;
}

} // namespace kvc
