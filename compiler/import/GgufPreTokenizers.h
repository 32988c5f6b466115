/// \file
/// What `tokenizer.ggml.pre` names: how text is cut into pieces before BPE.

#ifndef KVC_COMPILER_IMPORT_GGUFPRETOKENIZERS_H
#define KVC_COMPILER_IMPORT_GGUFPRETOKENIZERS_H

#include <string>
#include <string_view>

namespace kvc {

struct GgufPreTokenizer {
  std::string name;
  std::string preTokenizer; ///< JSON of tokenizer.json
  std::string normalizer;   ///< the same; empty: none
  bool ignoreMerges;        ///< a piece that is a token becomes that token
  bool addsBos;             ///< where the file does not say
};

/// Null for a name that is not known.
const GgufPreTokenizer *findGgufPreTokenizer(std::string_view name);

/// All names, for messages.
std::string ggufPreTokenizerNames();

} // namespace kvc

#endif // KVC_COMPILER_IMPORT_GGUFPRETOKENIZERS_H
