// One code object of many kernels; see GfxLink.h.
//
// The notes of the objects are marked as excluded from the link, and one more
// object brings the note that lists all kernels.

#include "compiler/target/gfx1100/GfxLink.h"

#include <cstring>

#include "compiler/target/KernelCodegen.h"
#include "compiler/target/gfx1100/GfxNote.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/BinaryFormat/MsgPackDocument.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/ObjectYAML/yaml2obj.h"
#include "llvm/Support/Endian.h"

namespace kvc {

namespace {

using Header = llvm::ELF::Elf64_Ehdr;

/// A note section's bytes: sizes, type, name, contents, in words.
std::string noteBytes(llvm::StringRef text) {
  constexpr char kName[] = "AMDGPU";
  std::string bytes;
  auto word = [&](uint32_t value) {
    char raw[4];
    llvm::support::endian::write32le(raw, value);
    bytes.append(raw, 4);
  };
  word(sizeof kName);
  word(text.size());
  word(llvm::ELF::NT_AMDGPU_METADATA);
  bytes.append(kName, sizeof kName);
  bytes.resize(llvm::alignTo(bytes.size(), 4));
  bytes.append(text.data(), text.size());
  bytes.resize(llvm::alignTo(bytes.size(), 4));
  return bytes;
}

/// An object with nothing but a note, of the same machine as `like`.
llvm::Expected<std::string> noteObject(llvm::StringRef text,
                                       llvm::StringRef like) {
  std::string yaml =
      "--- !ELF\nFileHeader:\n  Class: ELFCLASS64\n  Data: ELFDATA2LSB\n"
      "  Type: ET_REL\n  Machine: EM_AMDGPU\nSections:\n  - Name: .note\n"
      "    Type: SHT_NOTE\n    Flags: [ SHF_ALLOC ]\n    AddressAlign: 4\n"
      "    Content: \"" +
      llvm::toHex(noteBytes(text)) + "\"\n";
  llvm::SmallString<0> storage;
  std::string said;
  auto object = llvm::yaml::yaml2ObjectFile(
      storage, yaml, [&](const llvm::Twine &what) { said += what.str(); });
  if (!object)
    return llvm::createStringError("code object: " + said);
  std::string bytes(storage.str());
  std::memcpy(bytes.data(), like.data(), llvm::ELF::EI_NIDENT);
  constexpr size_t kFlags = offsetof(Header, e_flags);
  std::memcpy(bytes.data() + kFlags, like.data() + kFlags, 4);
  return bytes;
}

} // namespace

llvm::Error linkCodeObject(std::vector<std::string> objects,
                           const std::string &path) {
  if (objects.empty())
    return linkSharedLibrary(objects, path);
  llvm::msgpack::Document all;
  for (std::string &object : objects) {
    auto note = findGfxNote(object);
    if (!note)
      return note.takeError();
    // Every kernel's map joins the list of the first; other keys are equal.
    bool isFirst = &object == &objects.front();
    auto merge = [](llvm::msgpack::DocNode *to, llvm::msgpack::DocNode,
                    llvm::msgpack::DocNode key) {
      bool isList = key.isString() && key.getString() == "amdhsa.kernels";
      return isList ? static_cast<int>(to->getArray().size()) : 0;
    };
    bool read = isFirst ? all.readFromBlob(note->text, /*Multi=*/false)
                        : all.readFromBlob(note->text, /*Multi=*/false, merge);
    if (!read)
      return llvm::createStringError("code object: metadata does not parse");
    constexpr size_t kFlags = offsetof(llvm::ELF::Elf64_Shdr, sh_flags);
    char *flags = object.data() + note->headerOffset + kFlags;
    llvm::support::endian::write64le(
        flags, llvm::support::endian::read64le(flags) | llvm::ELF::SHF_EXCLUDE);
  }
  std::string text;
  all.writeToBlob(text);
  auto note = noteObject(text, objects.front());
  if (!note)
    return note.takeError();
  objects.push_back(std::move(*note));
  return linkSharedLibrary(objects, path);
}

} // namespace kvc
