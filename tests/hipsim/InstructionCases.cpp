#include "tests/hipsim/InstructionCases.h"

namespace hipsim {

namespace {

bool sameHalf(u32 x, u32 y) {
  _Float16 a = h(x), b = h(y);
  return u16(x) == u16(y) || (a != a && b != b);
}

bool matches(As as, u64 found, u64 expected) {
  u32 x = found, y = expected;
  switch (as) {
  case As::Pair:
    return found == expected;
  case As::Single:
    return x == y || (f(x) != f(x) && f(y) != f(y));
  case As::Half:
    return sameHalf(x, y) && x >> 16 == y >> 16;
  case As::Halves:
    return sameHalf(x, y) && sameHalf(x >> 16, y >> 16);
  case As::Double:
    return found == expected ||
           (d(found) != d(found) && d(expected) != d(expected));
  case As::Near:
    return x == y || (f(x) != f(x) && f(y) != f(y)) ||
           std::llabs(s64(s32(x)) - s64(s32(y))) <= 2;
  default:
    return x == y;
  }
}

} // namespace

void checkCases(const std::vector<Case> &cases) {
  std::vector<std::string> texts;
  for (const Case &entry : cases)
    texts.push_back(entry.text);
  InstructionRunner runner(texts);
  std::vector<Lane> inputs = makeInputs(3);
  for (const Case &entry : cases) {
    std::vector<Outcome> outcomes;
    ASSERT_EQ(runner.run(entry.text, inputs, outcomes), "") << entry.text;
    for (size_t index = 0; index < inputs.size(); ++index) {
      const Lane &lane = inputs[index];
      u64 found = entry.as == As::Vcc ? outcomes[index].vcc >> lane.index & 1
                                      : outcomes[index].vector;
      u64 expected = entry.reference(lane);
      if (matches(entry.as, found, expected))
        continue;
      ADD_FAILURE() << entry.text << "\nlane " << lane.index << std::hex
                    << " a " << lane.a << " b " << lane.b << " c " << lane.c
                    << " old " << lane.old << "\nfound " << found
                    << "\nexpected " << expected;
      break;
    }
  }
}

} // namespace hipsim
