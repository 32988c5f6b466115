// Finds the metadata note; see GfxNote.h and LLVM's "User Guide for AMDGPU
// Backend", code object V5.

#include "compiler/target/gfx1100/GfxNote.h"

#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Object/ELF.h"

namespace kvc {

llvm::Expected<GfxNote> findGfxNote(llvm::StringRef object) {
  using File = llvm::object::ELF64LEFile;
  auto file = File::create(object);
  if (!file)
    return file.takeError();
  auto sections = file->sections();
  if (!sections)
    return sections.takeError();
  for (const auto &section : *sections) {
    if (section.sh_type != llvm::ELF::SHT_NOTE)
      continue;
    llvm::Error error = llvm::Error::success();
    for (auto note : file->notes(section, error))
      if (note.getType() == llvm::ELF::NT_AMDGPU_METADATA &&
          note.getName() == "AMDGPU") {
        llvm::consumeError(std::move(error));
        auto bytes = note.getDesc(section.sh_addralign);
        return GfxNote{
            static_cast<uint64_t>(reinterpret_cast<const char *>(&section) -
                                  object.data()),
            {reinterpret_cast<const char *>(bytes.data()), bytes.size()}};
      }
    if (error)
      return error;
  }
  return llvm::createStringError("code object: no metadata");
}

} // namespace kvc
