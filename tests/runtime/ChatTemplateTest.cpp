#include "runtime/text/ChatTemplate.h"

#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

namespace kvc {
namespace {

using Json = nlohmann::ordered_json;

std::string readFile(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

/// The text, or "error: ...".
std::string render(std::string_view source,
                   const Json &request = Json::object(),
                   const ChatTemplate::Options &options = {}) {
  auto parsed = ChatTemplate::parse(source);
  if (!parsed.ok())
    return "error: " + parsed.status().message();
  auto text = parsed->render(request, Json::object(), options);
  return text.ok() ? text->text() : "error: " + text.status().message();
}

// Real templates render as Python's jinja2 renders them, and fail where it
// fails.
TEST(ChatTemplateGolden, RealTemplatesRenderAsJinja2Does) {
  std::string folder = KVC_SHARED_DATA "/chat-templates/";
  std::string text = readFile(folder + "golden.json");
  if (text.empty())
    GTEST_SKIP() << "no " << folder << "golden.json";
  Json golden = Json::parse(text);
  size_t compared = 0;
  for (const Json &item : golden["cases"]) {
    std::string name = item["template"], scenario = item["scenario"];
    SCOPED_TRACE(name + " " + scenario);
    auto parsed = ChatTemplate::parse(readFile(folder + name));
    ASSERT_TRUE(parsed.ok()) << parsed.status().message();
    ChatTemplate::Options options;
    options.today = {2026, 12, 1};
    auto rendered = parsed->render(golden["scenarios"][scenario],
                                   golden["extra_context"], options);
    if (item.contains("text")) {
      EXPECT_TRUE(rendered.ok()) << rendered.status().message();
      if (rendered.ok())
        EXPECT_EQ(rendered->text(), item["text"].get<std::string>());
    } else {
      EXPECT_FALSE(rendered.ok()) << item.dump();
    }
    ++compared;
  }
  EXPECT_EQ(compared, golden["cases"].size());
  EXPECT_GT(compared, 250u);
}

// White space as with trim_blocks and lstrip_blocks, and where a sign asks for
// something else.
TEST(ChatTemplate, HandlesWhiteSpaceAsTransformersSetsItUp) {
  EXPECT_EQ(render("a\n  {% if true %}\nb\n  {% endif %}\nc\n"), "a\nb\nc");
  EXPECT_EQ(render("a  {%- if true -%}  b  {%- endif %} c"), "ab c");
  EXPECT_EQ(render("a\n  {%+ if true +%}\nb{% endif %}"), "a\n  \nb");
  EXPECT_EQ(render("a {#- gone -#} b\n{# and gone #}\nc"), "ab\nc");
  EXPECT_EQ(render("{% raw %}{{ x }}{% endraw %}"), "{{ x }}");
  EXPECT_EQ(render("{{ 'a' }}\n{{- 'b' -}}\n c"), "abc");
  EXPECT_EQ(render("a\r\nb\rc"), "a\nb\nc");
}

// Expressions bind as in jinja2.
TEST(ChatTemplate, EvaluatesExpressions) {
  EXPECT_EQ(render("{{ 1 + 2 * 3 ~ 'x' }}"),
            "error: chat template: line 1: "
            "cannot compute an integer + a string");
  EXPECT_EQ(render("{{ (1 + 2 * 3) ~ 'x' }}"), "7x");
  EXPECT_EQ(render("{{ -7 // 2 }} {{ -7 % 3 }} {{ 7 / 2 }} {{ 2 ** 10 }}"),
            "-4 2 3.5 1024");
  EXPECT_EQ(render("{{ not 1 == 2 and 'a' in 'abc' and 3 not in [1, 2] }}"),
            "True");
  EXPECT_EQ(render("{{ 1 < 2 < 3 }} {{ 1 < 3 < 2 }}"), "True False");
  EXPECT_EQ(render("{{ 'yes' if none is none else 'no' }}{{ 'x' if false }}"),
            "yes");
  EXPECT_EQ(render("{{ [1, 'a', (2,), {'k': none}] }}"),
            "[1, 'a', (2,), {'k': None}]");
  EXPECT_EQ(render("{{ 'äbc'[::-1] }}{{ 'abc'[-2:] }}{{ [1,2,3][1:] }}"),
            "cbäbc[2, 3]");
  EXPECT_EQ(render("{{ 0.1 }} {{ 1e16 }} {{ 100.0 }} {{ 1e-5 }}"),
            "0.1 1e+16 100.0 1e-05");
  EXPECT_EQ(render("{{ 'a' 'b' }}{{ \"\\u00e9\\n\" }}"), "abé\n");
}

// `safe` text escapes what is added to it; `~` makes plain text of both.
TEST(ChatTemplate, AddsMarkupAsMarkupSafeDoes) {
  EXPECT_EQ(render("{{ '<' | safe + '<' }}{{ '>' ~ ('&' | safe) }}"),
            "<&lt;>&");
  EXPECT_EQ(render("{{ '<' | escape | escape }}{{ '<' | safe }}"), "&lt;<");
}

// Loops have scopes, namespaces reach out of them.
TEST(ChatTemplate, RunsStatements) {
  EXPECT_EQ(render("{% set x = 1 %}{% for i in [1, 2] %}{% set x = i %}"
                   "{% endfor %}{{ x }}"),
            "1");
  EXPECT_EQ(render("{% set ns = namespace(x=1) %}{% for i in [1, 2] %}"
                   "{% set ns.x = ns.x + i %}{% endfor %}{{ ns.x }}"),
            "4");
  EXPECT_EQ(render("{% for k, v in {'a': 1, 'b': 2}.items() if v > 1 %}{{ k }}"
                   "{{ loop.index }}{{ loop.last }}{% else %}none{% endfor %}"),
            "b1True");
  EXPECT_EQ(render("{% for i in range(9) %}{% if i == 2 %}{% continue %}"
                   "{% elif i > 3 %}{% break %}{% endif %}{{ i }}{% endfor %}"),
            "013");
  EXPECT_EQ(render("{% macro f(a, b='x') %}[{{ a }}{{ b }}]{% endmacro %}"
                   "{{ f(1) }}{{ f(a=2, b=3) }}"),
            "[1x][23]");
  EXPECT_EQ(render("{% set t | trim %}  a {% endset %}<{{ t }}>"
                   "{% filter upper %}b{% endfilter %}"),
            "<a>B");
  EXPECT_EQ(render("{% generation %}a{% endgeneration %}"), "a");
}

// A dict's method wins over its member by a dot, not by brackets.
TEST(ChatTemplate, LooksThingsUpAsPythonDoes) {
  Json request = {{"d", {{"items", 5}, {"a", 1}}}};
  EXPECT_EQ(render("{{ d['items'] }}{{ d.a }}{{ d.items() | length }}"
                   "{{ d.b is defined }}{{ d.get('z', 7) }}",
                   request),
            "512False7");
  EXPECT_EQ(render("{{ nothing }}|{{ d.b }}", request), "|");
  EXPECT_EQ(render("{{ nothing.x }}"),
            "error: chat template: line 1: 'nothing' is undefined");
  EXPECT_EQ(render("{{ 'a b  c'.split() | join('-') }}{{ 'aXbXc'.split('X', 1) "
                   "}}{{ '  x '.strip() }}{{ 'xxay'.lstrip('x') }}"),
            "a-b-c['a', 'bXc']xay");
  EXPECT_EQ(render("{{ [3, 1, 2] | sort | join(',') }} {{ ['b', 'A'] | sort }} "
                   "{{ {'b': 1, 'a': 2} | dictsort }}"),
            "1,2,3 ['A', 'b'] [('a', 2), ('b', 1)]");
  EXPECT_EQ(render("{{ [{'r': 'x'}, {'r': 'y'}] | selectattr('r', 'equalto', "
                   "'y') | map(attribute='r') | list }}"),
            "['y']");
}

TEST(ChatTemplate, WritesJsonAsPythonDoes) {
  Json request = {{"v", Json::parse(R"({"a": [1, 2.5, true, null],
                                        "b": "<é\"\n>"})")}};
  EXPECT_EQ(render("{{ v | tojson }}", request),
            R"({"a": [1, 2.5, true, null], "b": "<é\"\n>"})");
  EXPECT_EQ(render("{{ [1, {'a': []}] | tojson(indent=2) }}"),
            "[\n  1,\n  {\n    \"a\": []\n  }\n]");
  EXPECT_EQ(render("{{ [1, 2] | tojson(separators=(',', ':')) }}"), "[1,2]");
}

// What is no template says where.
TEST(ChatTemplate, RefusesWhatIsNoTemplate) {
  EXPECT_EQ(render("a\n{% if x %}"),
            "error: chat template: line 2: found the end of the template, "
            "expected {% endif %}");
  EXPECT_EQ(render("{% include 'x' %}"),
            "error: chat template: line 1: the tag 'include' is not "
            "supported; known are if, for, set, macro, filter, break, "
            "continue, generation and raw");
  EXPECT_EQ(render("{{ 1 + }}"),
            "error: chat template: line 1: found }}, expected an expression");
  EXPECT_EQ(render("{{ 'a }}"),
            "error: chat template: line 1: a string has no end");
  EXPECT_EQ(render("{{ 1 | frob }}"),
            "error: chat template: line 1: the filter 'frob' is not supported");
  EXPECT_EQ(render("{{ [1].append(2) }}"),
            "error: chat template: line 1: the method 'append' would change a "
            "list, which templates may not");
  EXPECT_EQ(render("{{ raise_exception('no') }}"),
            "error: chat template: line 1: the template refuses the request: "
            "no");
}

// No template takes the server down: time, memory, output, nesting.
TEST(ChatTemplate, IsBounded) {
  ChatTemplate::Options options;
  options.limits = {.steps = 10'000, .depth = 100, .outputBytes = 1000};
  auto contains = [&](std::string_view source, const char *message) {
    std::string got = render(source, Json::object(), options);
    EXPECT_NE(got.find(message), std::string::npos) << got;
  };
  contains("{% for i in range(999) %}{% for j in range(999) %}{% endfor %}"
           "{% endfor %}",
           "takes more than 10000 steps");
  contains("{% for i in range(200) %}0123456789{% endfor %}",
           "the output is longer than 1000 bytes");
  contains("{{ 'abcdefghij' * 100000 }}", "longer than 1000 bytes");
  contains("{% set ns = namespace(s='aaaaaaaa') %}{% for i in range(99) %}"
           "{% set ns.s = ns.s + ns.s %}{% endfor %}",
           "bytes of text");
  contains("{% macro f() %}{{ f() }}{% endmacro %}{{ f() }}", "nests deeper");
  contains("{{ range(1000000000) }}", "range of more than 100000 numbers");
  std::string deep =
      "{{ " + std::string(5000, '(') + "1" + std::string(5000, ')') + " }}";
  contains(deep, "nested deeper than 200 levels");
  std::string list = "{% set ns = namespace(l=[]) %}{% for i in range(900) %}"
                     "{% set ns.l = [ns.l] %}{% endfor %}{{ ns.l == ns.l }}"
                     "{{ ns.l | tojson }}";
  contains(list, "nests too deep");
}

/// Of each byte of the output T or R.
std::string origins(std::string_view source, const Json &request) {
  auto parsed = ChatTemplate::parse(source);
  EXPECT_TRUE(parsed.ok());
  auto text = parsed->render(request, {{"bos", "<s>"}});
  EXPECT_TRUE(text.ok()) << text.status().message();
  std::string marks;
  for (size_t i = 0; i < text->size(); ++i)
    marks += text->origin(i) == Origin::Request ? 'R' : 'T';
  return text->text() + " " + marks;
}

// Every way through the template keeps what is the request's apart.
TEST(ChatTemplate, RemembersWhereEachByteCameFrom) {
  Json request = {{"c", " ab "}, {"k", {{"xy", "z"}}}};
  EXPECT_EQ(origins("{{ bos }}[{{ c }}]", request), "<s>[ ab ] TTTTRRRRT");
  EXPECT_EQ(origins("{{ '<' + c.strip() + '>' }}", request), "<ab> TRRT");
  EXPECT_EQ(origins("{{ ('<' ~ c ~ '>')[1:-1] | trim | upper }}", request),
            "AB RR");
  EXPECT_EQ(origins("{{ 'x-x' | replace('x', c | trim) }}", request),
            "ab-ab RRTRR");
  EXPECT_EQ(origins("{{ ('q' ~ c).split('b')[0] }}", request), "q a TRR");
  EXPECT_EQ(origins("{{ ['m', c] | join('/') }}", request), "m/ ab  TTRRRR");
  EXPECT_EQ(origins("{{ k | tojson }}", request),
            "{\"xy\": \"z\"} TTRRTTTTRTT");
  EXPECT_EQ(origins("{% for a, b in k.items() %}{{ a }}={{ b }}{% endfor %}",
                    request),
            "xy=z RRTR");
  EXPECT_EQ(origins("{% set v %}<{{ c }}{% endset %}{{ v | replace('<', '') }}",
                    request),
            " ab  RRRR");
  EXPECT_EQ(
      origins("{% macro f(x) %}{{ x[1] }}!{% endmacro %}{{ f(c) }}", request),
      "a! RT");
  EXPECT_EQ(origins("{{ [c] }}", request), "[' ab '] TTRRRRTT");
}

} // namespace
} // namespace kvc
