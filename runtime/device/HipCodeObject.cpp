// Reads the metadata of AMD GPU code objects; see HipCodeObject.h.

#include "runtime/device/HipCodeObject.h"

#include <cstring>
#include <elf.h>
#include <string_view>

#include <nlohmann/json.hpp>

using Json = nlohmann::json;

namespace kvc {

namespace {

/// LLVM's AMDGPUUsage: the note's type and the ELF machine, which elf.h of
/// older systems lacks.
constexpr uint32_t kMetadataNote = 32;
constexpr uint16_t kMachineAmdGpu = 224;

/// A kernel takes at most 1,024 threads on every target of kvc.
constexpr uint64_t kWorkgroupThreadsMax = 1024;

/// `count` bytes from `offset` on, or none if they are not all there.
std::string_view slice(std::string_view bytes, uint64_t offset,
                       uint64_t count) {
  if (offset > bytes.size() || count > bytes.size() - offset)
    return {};
  return bytes.substr(offset, count);
}

/// Reads a structure of the file, which may lie unaligned.
template <typename T>
bool read(std::string_view bytes, uint64_t offset, T &value) {
  std::string_view found = slice(bytes, offset, sizeof value);
  if (found.empty())
    return false;
  std::memcpy(&value, found.data(), sizeof value);
  return true;
}

/// The contents of the metadata note among `notes`, or nothing.
std::string_view metadataIn(std::string_view notes) {
  auto padded = [](uint64_t bytes) { return (bytes + 3) / 4 * 4; };
  uint64_t at = 0;
  Elf64_Nhdr note;
  while (read(notes, at, note)) {
    uint64_t contents = at + sizeof note + padded(note.n_namesz);
    std::string_view name = slice(notes, at + sizeof note, note.n_namesz);
    if (note.n_type == kMetadataNote && name == std::string_view("AMDGPU", 7))
      return slice(notes, contents, note.n_descsz);
    at = contents + padded(note.n_descsz);
  }
  return {};
}

std::string_view metadata(std::string_view file) {
  Elf64_Ehdr header;
  if (!read(file, 0, header) ||
      std::memcmp(header.e_ident, ELFMAG, SELFMAG) != 0 ||
      header.e_ident[EI_CLASS] != ELFCLASS64 ||
      header.e_machine != kMachineAmdGpu)
    return {};
  for (uint64_t i = 0; i < header.e_phnum; ++i) {
    Elf64_Phdr segment;
    if (!read(file, header.e_phoff + i * sizeof segment, segment))
      return {};
    if (segment.p_type != PT_NOTE)
      continue;
    std::string_view found =
        metadataIn(slice(file, segment.p_offset, segment.p_filesz));
    if (!found.empty())
      return found;
  }
  return {};
}

Result<HipKernelFacts> readKernel(const Json &kernel) {
  HipKernelFacts facts;
  const Json none = Json::array();
  auto size = kernel.find(".reqd_workgroup_size");
  if (size == kernel.end() || size->size() != 3)
    return invalid("it has no fixed workgroup (.reqd_workgroup_size)");
  uint64_t threads = 1;
  for (size_t axis = 0; axis < 3; ++axis) {
    auto extent = size->at(axis).get<uint64_t>();
    if (extent == 0 || extent > kWorkgroupThreadsMax)
      return invalid("its workgroup has an extent of " +
                     std::to_string(extent));
    threads *= extent;
    facts.workgroup[axis] = static_cast<uint32_t>(extent);
  }
  if (threads > kWorkgroupThreadsMax)
    return invalid("its workgroup has " + std::to_string(threads) +
                   " threads, at most " + std::to_string(kWorkgroupThreadsMax) +
                   " are possible");
  auto arguments = kernel.find(".args");
  for (const Json &argument : arguments == kernel.end() ? none : *arguments) {
    std::string kind = argument.at(".value_kind");
    // Filled in by HIP, behind the explicit ones.
    if (kind.compare(0, 7, "hidden_") == 0)
      continue;
    if (kind != "global_buffer" || argument.at(".size") != 8 ||
        argument.at(".offset") != facts.argumentCount * 8)
      return invalid("argument " + std::to_string(facts.argumentCount) +
                     " is no pointer to global memory in its place");
    ++facts.argumentCount;
  }
  return facts;
}

Result<HipCodeObjectFacts> readMetadata(const Json &json) {
  HipCodeObjectFacts facts;
  // "amdgcn-amd-amdhsa--gfx90a:xnack-", since code object version 4.
  std::string target = json.at("amdhsa.target");
  target = target.substr(0, target.find(':'));
  facts.target = target.substr(target.rfind('-') + 1);
  for (const Json &kernel : json.at("amdhsa.kernels")) {
    std::string name = kernel.at(".name");
    auto read = readKernel(kernel);
    if (!read.ok())
      return read.takeStatus().during("kernel " + name);
    facts.kernels[name] = *read;
  }
  return facts;
}

} // namespace

Result<HipCodeObjectFacts> readHipCodeObject(std::span<const std::byte> bytes) {
  std::string_view note =
      metadata({reinterpret_cast<const char *>(bytes.data()), bytes.size()});
  if (note.empty())
    return invalid("no code object for an AMD GPU");
  Json json = Json::from_msgpack(note.begin(), note.end(), /*strict=*/true,
                                 /*allow_exceptions=*/false);
  if (json.is_discarded())
    return invalid("a code object with damaged metadata");
  try {
    return readMetadata(json);
  } catch (const Json::exception &error) {
    return invalid(std::string("a code object with damaged metadata: ") +
                   error.what());
  }
}

} // namespace kvc
