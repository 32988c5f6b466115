// Reading the metadata of code objects: right from a compiler's file, refused
// from damaged ones.

#include "runtime/device/HipCodeObject.h"

#include <cstring>
#include <elf.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "runtime/base/MappedFile.h"

namespace kvc {
namespace {

using Json = nlohmann::json;

Json argument(const char *kind, unsigned offset, unsigned bytes = 8) {
  return {{".value_kind", kind}, {".offset", offset}, {".size", bytes}};
}

Json kernel(const Json &arguments) {
  return {{".name", "k"},
          {".reqd_workgroup_size", {32, 4, 1}},
          {".args", arguments}};
}

/// An ELF file with nothing in it but the note.
std::vector<std::byte> codeObject(const Json &metadata) {
  std::vector<uint8_t> packed = Json::to_msgpack(metadata);
  Elf64_Ehdr header = {};
  std::memcpy(header.e_ident, ELFMAG, SELFMAG);
  header.e_ident[EI_CLASS] = ELFCLASS64;
  header.e_machine = 224;
  header.e_phoff = sizeof header;
  header.e_phnum = 1;
  Elf64_Nhdr note = {7, static_cast<uint32_t>(packed.size()), 32};
  Elf64_Phdr segment = {};
  segment.p_type = PT_NOTE;
  segment.p_offset = sizeof header + sizeof segment;
  segment.p_filesz = sizeof note + 8 + packed.size();
  std::vector<std::byte> file;
  auto add = [&file](const void *data, size_t bytes) {
    auto *first = static_cast<const std::byte *>(data);
    file.insert(file.end(), first, first + bytes);
  };
  add(&header, sizeof header);
  add(&segment, sizeof segment);
  add(&note, sizeof note);
  add("AMDGPU\0", 8);
  add(packed.data(), packed.size());
  return file;
}

Json metadata(const Json &kernel) {
  return {{"amdhsa.target", "amdgcn-amd-amdhsa--gfx1101:xnack-"},
          {"amdhsa.kernels", Json::array({kernel})}};
}

Result<HipCodeObjectFacts> read(const Json &kernel) {
  return readHipCodeObject(codeObject(metadata(kernel)));
}

// readHipCodeObject: target without features, workgroup, explicit arguments.
TEST(HipCodeObject, ReadsKernels) {
  auto facts =
      read(kernel({argument("global_buffer", 0), argument("global_buffer", 8),
                   argument("hidden_block_count_x", 16, 4)}));
  ASSERT_TRUE(facts.ok()) << facts.status().message();
  EXPECT_EQ(facts->target, "gfx1101");
  ASSERT_EQ(facts->kernels.count("k"), 1u);
  EXPECT_EQ(facts->kernels["k"].argumentCount, 2u);
  EXPECT_EQ(facts->kernels["k"].workgroup, (std::array<uint32_t, 3>{32, 4, 1}));
}

// The compiler's own file: what clang writes is what is read.
TEST(HipCodeObject, ReadsWhatTheCompilerWrites) {
  auto file = MappedFile::open(KVC_CONFORMANCE_GFX1100);
  if (!file.ok())
    GTEST_SKIP() << "there is no clang 22 to build gfx1100 kernels with";
  auto facts = readHipCodeObject(file->bytes());
  ASSERT_TRUE(facts.ok()) << facts.status().message();
  EXPECT_EQ(facts->target, "gfx1100");
  EXPECT_EQ(facts->kernels.size(), 3u);
  EXPECT_EQ(facts->kernels["add"].argumentCount, 3u);
  EXPECT_EQ(facts->kernels["double"].workgroup,
            (std::array<uint32_t, 3>{32, 1, 1}));
}

// A kernel without a fixed workgroup cannot be launched right.
TEST(HipCodeObject, RefusesKernelsItCannotLaunch) {
  Json open = kernel(Json::array());
  open.erase(".reqd_workgroup_size");
  EXPECT_EQ(read(open).status().message(),
            "kernel k: it has no fixed workgroup (.reqd_workgroup_size)");
  Json large = kernel(Json::array());
  large[".reqd_workgroup_size"] = {1024, 2, 1};
  EXPECT_EQ(read(large).status().message(),
            "kernel k: its workgroup has 2048 threads, at most 1024 are "
            "possible");
  large[".reqd_workgroup_size"] = {0, 1, 1};
  EXPECT_EQ(read(large).status().message(),
            "kernel k: its workgroup has an extent of 0");
  EXPECT_EQ(read(kernel(Json::array({argument("by_value", 0, 4)})))
                .status()
                .message(),
            "kernel k: argument 0 is no pointer to global memory in its place");
  EXPECT_EQ(read(kernel(Json::array({argument("global_buffer", 8)})))
                .status()
                .message(),
            "kernel k: argument 0 is no pointer to global memory in its place");
}

// Damaged files are errors, at whatever byte they end or are changed.
TEST(HipCodeObject, SurvivesDamage) {
  EXPECT_EQ(readHipCodeObject({}).status().message(),
            "no code object for an AMD GPU");
  EXPECT_FALSE(readHipCodeObject(codeObject({{"amdhsa.kernels", 3}})).ok());
  std::vector<std::byte> whole =
      codeObject(metadata(kernel(Json::array({argument("global_buffer", 0)}))));
  ASSERT_TRUE(readHipCodeObject(whole).ok());
  for (size_t bytes = 0; bytes < whole.size(); ++bytes) {
    std::vector<std::byte> cut(whole.begin(),
                               whole.begin() + static_cast<ptrdiff_t>(bytes));
    EXPECT_FALSE(readHipCodeObject(cut).ok()) << bytes;
    for (unsigned change : {0x01u, 0x80u, 0xffu}) {
      std::vector<std::byte> changed = whole;
      changed[bytes] ^= static_cast<std::byte>(change);
      (void)readHipCodeObject(changed); // No fault, whatever it says.
    }
  }
}

} // namespace
} // namespace kvc
