/// \file
/// Reads the rotary embedding out of a `config.json`, in both spellings.

#ifndef KVC_COMPILER_IMPORT_ROPECONFIG_H
#define KVC_COMPILER_IMPORT_ROPECONFIG_H

#include "compiler/import/JsonReader.h"
#include "compiler/import/ModelConfig.h"

namespace kvc {

/// Reads `rope_parameters` or `rope_scaling` and `rope_theta` of `config`,
/// after the rules stated at RopeConfig. Refuses other kinds of scaling by
/// name. On failure `config.failed()` holds and the result means nothing.
RopeConfig readRopeConfig(JsonReader &config, uint32_t maxPositions);

} // namespace kvc

#endif // KVC_COMPILER_IMPORT_ROPECONFIG_H
