// Registers and memory of compiled kernels; see GfxFacts.h. The
// metadata's keys are those of LLVM's "User Guide for AMDGPU Backend".

#include "compiler/target/gfx1100/GfxFacts.h"

#include <algorithm>

#include "compiler/target/gfx1100/GfxNote.h"
#include "llvm/BinaryFormat/MsgPackDocument.h"

namespace kvc {

namespace {

constexpr uint32_t kVgprsPerSimd = 1536, kVgprGranule = 24, kWavesMax = 16;
constexpr uint32_t kLdsBytes = 128 << 10, kSimds = 4, kWaveThreads = 32;

llvm::Error damaged(const char *what) {
  return llvm::createStringError(llvm::Twine("code object: ") + what);
}

llvm::Expected<GfxKernelFacts> readMetadata(llvm::StringRef blob) {
  llvm::msgpack::Document document;
  if (!document.readFromBlob(blob, /*Multi=*/false) ||
      !document.getRoot().isMap())
    return damaged("metadata is no map");
  auto kernels = document.getRoot().getMap()["amdhsa.kernels"];
  if (!kernels.isArray() || kernels.getArray().size() != 1)
    return damaged("metadata does not list one kernel");
  llvm::msgpack::MapDocNode kernel = kernels.getArray()[0].getMap();
  auto number = [&](const char *key) -> uint32_t {
    auto node = kernel[key];
    return node.getKind() == llvm::msgpack::Type::UInt ? node.getUInt() : 0;
  };
  GfxKernelFacts facts;
  facts.threads = number(".max_flat_workgroup_size");
  facts.vgprs = number(".vgpr_count");
  facts.sgprs = number(".sgpr_count");
  facts.ldsBytes = number(".group_segment_fixed_size");
  facts.scratchBytes = number(".private_segment_fixed_size");
  facts.spills = number(".vgpr_spill_count") + number(".sgpr_spill_count");
  return facts;
}

} // namespace

uint32_t GfxKernelFacts::wavesPerSimd() const {
  uint32_t granules = std::max(1u, (vgprs + kVgprGranule - 1) / kVgprGranule);
  uint32_t waves =
      std::min(kWavesMax, kVgprsPerSimd / (granules * kVgprGranule));
  if (ldsBytes > 0)
    waves = std::min(waves,
                     kLdsBytes / ldsBytes * (threads / kWaveThreads) / kSimds);
  return waves;
}

llvm::Expected<GfxKernelFacts> readGfxKernelFacts(llvm::StringRef object) {
  auto note = findGfxNote(object);
  if (!note)
    return note.takeError();
  return readMetadata(note->text);
}

} // namespace kvc
