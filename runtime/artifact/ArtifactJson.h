/// \file
/// Reads `manifest.json` and `plan.json` into the structures of Artifact.h.

#ifndef KVC_RUNTIME_ARTIFACT_ARTIFACTJSON_H
#define KVC_RUNTIME_ARTIFACT_ARTIFACTJSON_H

#include <map>
#include <string_view>

#include "runtime/artifact/Artifact.h"

namespace kvc {

/// Size and checksum of one file, as the manifest lists them.
struct FileEntry {
  uint64_t bytes = 0;
  std::string xxh3; ///< 32 hex digits
};

struct ManifestFile {
  Manifest manifest;
  std::map<std::string, FileEntry> files;
};

/// InvalidArgument for another format version or a key that is missing or of
/// the wrong type, by name.
Result<ManifestFile> parseManifest(std::string_view text);

/// InvalidArgument for a plan that is malformed or reaches outside the spaces
/// of `manifest`.
Result<Plan> parsePlan(std::string_view text, const Manifest &manifest);

} // namespace kvc

#endif // KVC_RUNTIME_ARTIFACT_ARTIFACTJSON_H
