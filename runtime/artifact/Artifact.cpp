// Loads an artifact; see Artifact.h.

#include "runtime/artifact/Artifact.h"

#include <cstdio>
#include <sys/stat.h>
#include <xxhash.h>

#include "runtime/artifact/ArtifactJson.h"

namespace kvc {

static std::string hex128(XXH128_hash_t hash) {
  char text[33];
  std::snprintf(text, sizeof text, "%016llx%016llx",
                static_cast<unsigned long long>(hash.high64),
                static_cast<unsigned long long>(hash.low64));
  return text;
}

/// Compares a mapped file with its entry in the manifest.
static Status checkFile(const std::string &name, const MappedFile &file,
                        const FileEntry &entry, bool checksum) {
  std::span<const std::byte> bytes = file.bytes();
  if (bytes.size() != entry.bytes)
    return invalid(name + " has " + std::to_string(bytes.size()) +
                   " bytes, the manifest says " + std::to_string(entry.bytes) +
                   "; the artifact is damaged, compile the model again");
  if (!checksum)
    return Status();
  std::string found = hex128(XXH3_128bits(bytes.data(), bytes.size()));
  if (found != entry.xxh3)
    return invalid(name + " has checksum " + found + ", the manifest says " +
                   entry.xxh3 +
                   "; the artifact is damaged, compile the model again");
  return Status();
}

static Result<Artifact> fail(Status status, const std::string &path) {
  return std::move(status).during("load " + path);
}

Result<Artifact> Artifact::load(const std::string &path,
                                const Options &options) {
  struct stat info;
  if (::stat(path.c_str(), &info) != 0)
    return fail(Status(Code::NotFound, "there is no such artifact"), path);
  auto manifestFile = MappedFile::open(path + "/manifest.json");
  if (!manifestFile.ok())
    return fail(invalid("not an artifact: no readable manifest.json in it"),
                path);
  auto parsed = parseManifest(manifestFile->text());
  if (!parsed.ok())
    return fail(parsed.takeStatus(), path);

  if (!parsed->files.contains("weights.bin"))
    return fail(invalid("holds no weights: it was compiled with "
                        "--kernels-only, for inspection"),
                path);
  auto weights = MappedFile::open(path + "/weights.bin");
  if (!weights.ok())
    return fail(weights.takeStatus(), path);
  for (const char *name :
       {"weights.bin", "kernels.so", "plan.json", "tokenizer.json",
        "tokenizer_config.json", "generation_config.json"}) {
    auto entry = parsed->files.find(name);
    if (entry == parsed->files.end())
      return fail(invalid(std::string("the manifest lists no ") + name), path);
    bool isWeights = std::string_view(name) == "weights.bin";
    auto file = MappedFile::open(path + "/" + name);
    if (!file.ok())
      return fail(file.takeStatus(), path);
    Status status = checkFile(name, isWeights ? *weights : *file, entry->second,
                              options.verify);
    if (!status.ok())
      return fail(std::move(status), path);
  }
  if (weights->bytes().size() != parsed->manifest.weightsBytes)
    return fail(invalid("weights_bytes is not the size of weights.bin"), path);

  Artifact artifact(path, std::move(*weights));
  artifact.manifest_ = std::move(parsed->manifest);
  auto text = artifact.text("plan.json");
  if (!text.ok())
    return fail(text.takeStatus(), path);
  auto plan = parsePlan(*text, artifact.manifest_);
  if (!plan.ok())
    return fail(plan.takeStatus(), path);
  artifact.plan_ = std::move(*plan);
  return artifact;
}

Result<std::string> Artifact::text(const std::string &name) const {
  auto file = MappedFile::open(path_ + "/" + name);
  if (!file.ok())
    return file.takeStatus();
  return std::string(file->text());
}

} // namespace kvc
