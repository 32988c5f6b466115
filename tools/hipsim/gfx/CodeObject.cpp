/// \file
/// Reads only what AMDGPUUsage promises about code objects; offsets are checked
/// against the image before they are used.

#include "tools/hipsim/gfx/CodeObject.h"

#include <algorithm>
#include <cstring>
#include <elf.h>
#include <sys/mman.h>

#include "llvm/BinaryFormat/MsgPackDocument.h"

#include "tools/hipsim/gfx/Program.h"

namespace hipsim {

namespace {

constexpr uint32_t elfMachineAmdgpu = 224;
constexpr uint32_t elfFlagsMachineMask = 0xff;
constexpr uint32_t elfMachineGfx1100 = 0x41;
constexpr uint8_t elfOsAbiHsa = 64;
constexpr uint8_t elfAbiVersion5 = 3;
constexpr uint8_t elfAbiVersion6 = 4;
constexpr uint32_t noteMetadata = 32;
constexpr uint32_t relocationAbs64 = 3;
constexpr uint32_t relocationRelative64 = 13;
constexpr uint64_t pageBytes = 4096;

template <class T>
const T *at(std::span<const std::byte> image, uint64_t offset,
            uint64_t count = 1) {
  if (offset > image.size() || count > (image.size() - offset) / sizeof(T))
    return nullptr;
  return reinterpret_cast<const T *>(image.data() + offset);
}

std::span<const std::byte> openBundle(std::span<const std::byte> image) {
  constexpr char magic[] = "__CLANG_OFFLOAD_BUNDLE__";
  if (image.size() < 32 || std::memcmp(image.data(), magic, 24) != 0)
    return image;
  uint64_t count = *at<uint64_t>(image, 24);
  uint64_t position = 32;
  for (uint64_t entry = 0; entry < count; ++entry) {
    const uint64_t *header = at<uint64_t>(image, position, 3);
    if (!header || header[2] > 4096)
      break;
    const char *name = at<char>(image, position + 24, header[2]);
    if (!name)
      break;
    if (std::string(name, header[2]).find("gfx1100") != std::string::npos &&
        at<char>(image, header[0], header[1]))
      return image.subspan(header[0], header[1]);
    position += 24 + header[2];
  }
  return image;
}

uint32_t number(llvm::msgpack::MapDocNode &map, const char *key) {
  auto found = map.find(key);
  if (found == map.end())
    return 0;
  if (found->second.getKind() == llvm::msgpack::Type::UInt)
    return found->second.getUInt();
  if (found->second.getKind() == llvm::msgpack::Type::Int)
    return found->second.getInt();
  return 0;
}

std::string text(llvm::msgpack::MapDocNode &map, const char *key) {
  auto found = map.find(key);
  if (found == map.end() || !found->second.isString())
    return {};
  return found->second.getString().str();
}

} // namespace

/// Does the steps of CodeObject::load; keeps what they share.
class CodeObjectLoader {
public:
  CodeObjectLoader(std::span<const std::byte> image, CodeObject &object)
      : image_(image), object_(object) {}

  /// Empty on success.
  std::string run() {
    for (auto step :
         {&CodeObjectLoader::checkHeader, &CodeObjectLoader::map,
          &CodeObjectLoader::readSymbols, &CodeObjectLoader::relocate,
          &CodeObjectLoader::readMetadata, &CodeObjectLoader::readDescriptors})
      if (std::string error = (this->*step)(); !error.empty())
        return error;
    return {};
  }

private:
  std::string checkHeader();
  std::string map();
  std::string readSymbols();
  std::string relocate();
  std::string readMetadata();
  std::string readKernelMetadata(llvm::msgpack::MapDocNode &kernel);
  std::string readDescriptors();

  uint64_t host(uint64_t address) const {
    return reinterpret_cast<uint64_t>(object_.memory_) + address;
  }
  bool inside(uint64_t address, uint64_t bytes) const {
    return address <= object_.memoryBytes_ &&
           bytes <= object_.memoryBytes_ - address;
  }

  std::span<const std::byte> image_;
  CodeObject &object_;
  const Elf64_Ehdr *header_ = nullptr;
  std::span<const Elf64_Phdr> segments_;
  std::span<const Elf64_Shdr> sections_;
  std::map<std::string, std::string> descriptorOf_;
};

std::string CodeObjectLoader::checkHeader() {
  header_ = at<Elf64_Ehdr>(image_, 0);
  if (!header_ || std::memcmp(header_->e_ident, ELFMAG, SELFMAG) != 0 ||
      header_->e_ident[EI_CLASS] != ELFCLASS64)
    return "not an ELF64 file";
  if (header_->e_machine != elfMachineAmdgpu ||
      header_->e_ident[EI_OSABI] != elfOsAbiHsa)
    return "not an amdhsa code object";
  uint8_t version = header_->e_ident[EI_ABIVERSION];
  if (version != elfAbiVersion5 && version != elfAbiVersion6)
    return "code object ABI version " + std::to_string(version) +
           ", expected 3 or 4 (code object version 5 or 6)";
  uint32_t machine = header_->e_flags & elfFlagsMachineMask;
  if (machine != elfMachineGfx1100)
    return "built for machine " + std::to_string(machine) +
           " in e_flags, expected 65 (gfx1100)";
  const auto *segments =
      at<Elf64_Phdr>(image_, header_->e_phoff, header_->e_phnum);
  const auto *sections =
      at<Elf64_Shdr>(image_, header_->e_shoff, header_->e_shnum);
  if (!segments || !sections)
    return "headers lie outside the file";
  segments_ = {segments, header_->e_phnum};
  sections_ = {sections, header_->e_shnum};
  return {};
}

std::string CodeObjectLoader::map() {
  uint64_t end = 0;
  for (const Elf64_Phdr &segment : segments_)
    if (segment.p_type == PT_LOAD) {
      if (!at<char>(image_, segment.p_offset, segment.p_filesz) ||
          segment.p_filesz > segment.p_memsz)
        return "a segment lies outside the file";
      end = std::max(end, segment.p_vaddr + segment.p_memsz);
    }
  if (end == 0 || end > (uint64_t(1) << 32))
    return "no segments to load";
  // One page more: the decoder looks a few words ahead.
  object_.memoryBytes_ = (end / pageBytes + 2) * pageBytes;
  void *memory = mmap(nullptr, object_.memoryBytes_, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED)
    return "out of host memory";
  object_.memory_ = static_cast<std::byte *>(memory);
  for (const Elf64_Phdr &segment : segments_)
    if (segment.p_type == PT_LOAD)
      std::memcpy(object_.memory_ + segment.p_vaddr,
                  image_.data() + segment.p_offset, segment.p_filesz);
  return {};
}

std::string CodeObjectLoader::readSymbols() {
  for (const Elf64_Shdr &section : sections_) {
    if (section.sh_type != SHT_DYNSYM && section.sh_type != SHT_SYMTAB)
      continue;
    if (section.sh_link >= sections_.size())
      return "symbol table without names";
    const Elf64_Shdr &names = sections_[section.sh_link];
    uint64_t count = section.sh_size / sizeof(Elf64_Sym);
    const auto *symbols = at<Elf64_Sym>(image_, section.sh_offset, count);
    const auto *strings = at<char>(image_, names.sh_offset, names.sh_size);
    if (!symbols || !strings)
      return "a symbol table lies outside the file";
    for (const Elf64_Sym &symbol : std::span(symbols, count)) {
      if (symbol.st_shndx == SHN_UNDEF || symbol.st_name >= names.sh_size ||
          !inside(symbol.st_value, symbol.st_size))
        continue;
      std::string name(
          strings + symbol.st_name,
          strnlen(strings + symbol.st_name, names.sh_size - symbol.st_name));
      if (!name.empty())
        object_.globals_[name] = {host(symbol.st_value), symbol.st_size};
    }
  }
  return {};
}

std::string CodeObjectLoader::relocate() {
  for (const Elf64_Shdr &section : sections_) {
    if (section.sh_type != SHT_RELA)
      continue;
    uint64_t count = section.sh_size / sizeof(Elf64_Rela);
    const auto *entries = at<Elf64_Rela>(image_, section.sh_offset, count);
    if (!entries || section.sh_link >= sections_.size())
      return "relocations lie outside the file";
    const Elf64_Shdr &table = sections_[section.sh_link];
    const auto *symbols = at<Elf64_Sym>(image_, table.sh_offset,
                                        table.sh_size / sizeof(Elf64_Sym));
    for (const Elf64_Rela &entry : std::span(entries, count)) {
      if (!inside(entry.r_offset, 8))
        return "a relocation lies outside the segments";
      uint64_t value = host(entry.r_addend);
      uint32_t kind = ELF64_R_TYPE(entry.r_info);
      if (kind == relocationAbs64) {
        uint64_t index = ELF64_R_SYM(entry.r_info);
        if (!symbols || index >= table.sh_size / sizeof(Elf64_Sym) ||
            symbols[index].st_shndx == SHN_UNDEF)
          return "relocation against an undefined symbol";
        value = host(symbols[index].st_value + entry.r_addend);
      } else if (kind != relocationRelative64) {
        return "unsupported relocation type " + std::to_string(kind);
      }
      std::memcpy(object_.memory_ + entry.r_offset, &value, 8);
    }
  }
  return {};
}

std::string CodeObjectLoader::readMetadata() {
  for (const Elf64_Phdr &segment : segments_) {
    if (segment.p_type != PT_NOTE)
      continue;
    uint64_t position = segment.p_offset;
    uint64_t end = segment.p_offset + segment.p_filesz;
    while (position + sizeof(Elf64_Nhdr) <= end) {
      const auto *note = at<Elf64_Nhdr>(image_, position);
      if (!note)
        return "a note lies outside the file";
      uint64_t content =
          position + sizeof(Elf64_Nhdr) + (note->n_namesz + 3) / 4 * 4;
      const auto *bytes = at<char>(image_, content, note->n_descsz);
      if (!bytes)
        return "a note lies outside the file";
      position = content + (note->n_descsz + 3) / 4 * 4;
      if (note->n_type != noteMetadata)
        continue;
      llvm::msgpack::Document document;
      if (!document.readFromBlob({bytes, note->n_descsz}, false) ||
          !document.getRoot().isMap())
        return "malformed metadata";
      auto &root = document.getRoot().getMap();
      auto kernels = root.find("amdhsa.kernels");
      if (kernels == root.end() || !kernels->second.isArray())
        return "metadata names no kernels";
      for (auto &kernel : kernels->second.getArray())
        if (kernel.isMap())
          if (std::string error = readKernelMetadata(kernel.getMap());
              !error.empty())
            return error;
      return {};
    }
  }
  return "no metadata note";
}

std::string
CodeObjectLoader::readKernelMetadata(llvm::msgpack::MapDocNode &map) {
  KernelCode kernel;
  kernel.name = text(map, ".name");
  descriptorOf_[kernel.name] = text(map, ".symbol");
  kernel.argumentBytes = number(map, ".kernarg_segment_size");
  kernel.groupBytes = number(map, ".group_segment_fixed_size");
  kernel.privateBytes = number(map, ".private_segment_fixed_size");
  kernel.workgroupSizeMax = number(map, ".max_flat_workgroup_size");
  kernel.vectorRegisters = number(map, ".vgpr_count");
  kernel.scalarRegisters = number(map, ".sgpr_count");
  kernel.vectorSpills = number(map, ".vgpr_spill_count");
  kernel.scalarSpills = number(map, ".sgpr_spill_count");
  auto stack = map.find(".uses_dynamic_stack");
  kernel.dynamicStack =
      stack != map.end() &&
      stack->second.getKind() == llvm::msgpack::Type::Boolean &&
      stack->second.getBool();
  if (number(map, ".wavefront_size") != 32)
    return "kernel " + kernel.name + " is not built for waves of 32 lanes";
  auto arguments = map.find(".args");
  if (arguments != map.end() && arguments->second.isArray())
    for (auto &node : arguments->second.getArray())
      if (node.isMap())
        kernel.arguments.push_back({number(node.getMap(), ".offset"),
                                    number(node.getMap(), ".size"),
                                    text(node.getMap(), ".value_kind")});
  object_.kernels_[kernel.name] = std::move(kernel);
  return {};
}

std::string CodeObjectLoader::readDescriptors() {
  const Elf64_Phdr *code = nullptr;
  for (const Elf64_Phdr &segment : segments_)
    if (segment.p_type == PT_LOAD && segment.p_flags & PF_X)
      code = &segment;
  if (!code)
    return "no executable segment";
  object_.program_ =
      std::make_unique<Program>(host(code->p_vaddr), code->p_filesz / 4 * 4);
  for (auto &[name, kernel] : object_.kernels_) {
    auto found = object_.globals_.find(descriptorOf_[name]);
    if (found == object_.globals_.end() || found->second.bytes < 64)
      return "kernel " + name + " has no descriptor";
    kernel.descriptorAddress = found->second.address;
    const auto *bytes =
        reinterpret_cast<const char *>(kernel.descriptorAddress);
    int64_t entry;
    std::memcpy(&entry, bytes + 16, 8);
    std::memcpy(&kernel.resource3, bytes + 44, 4);
    std::memcpy(&kernel.resource1, bytes + 48, 4);
    std::memcpy(&kernel.resource2, bytes + 52, 4);
    std::memcpy(&kernel.properties, bytes + 56, 2);
    kernel.entryAddress = kernel.descriptorAddress + entry;
    kernel.imageAddress = host(0);
    kernel.imageBytes = object_.memoryBytes_;
    kernel.program = object_.program_.get();
    if (!kernel.program->at(kernel.entryAddress))
      return "kernel " + name + " starts outside the code";
  }
  return {};
}

CodeObject::~CodeObject() {
  if (memory_)
    munmap(memory_, memoryBytes_);
}

std::unique_ptr<CodeObject> CodeObject::load(std::span<const std::byte> image,
                                             std::string &error) {
  auto object = std::make_unique<CodeObject>();
  error = CodeObjectLoader(openBundle(image), *object).run();
  if (!error.empty())
    return nullptr;
  return object;
}

const KernelCode *CodeObject::find(const std::string &name) const {
  auto found = kernels_.find(name);
  return found == kernels_.end() ? nullptr : &found->second;
}

CodeObject::Global CodeObject::global(const std::string &name) const {
  auto found = globals_.find(name);
  return found == globals_.end() ? Global{} : found->second;
}

uint64_t elfBytes(const void *image) {
  const auto *header = static_cast<const Elf64_Ehdr *>(image);
  if (std::memcmp(header->e_ident, ELFMAG, SELFMAG) != 0)
    return 0;
  uint64_t end =
      header->e_shoff + uint64_t(header->e_shnum) * sizeof(Elf64_Shdr);
  const auto *sections = reinterpret_cast<const Elf64_Shdr *>(
      static_cast<const char *>(image) + header->e_shoff);
  for (uint32_t index = 0; index < header->e_shnum; ++index)
    if (sections[index].sh_type != SHT_NOBITS)
      end = std::max<uint64_t>(end, sections[index].sh_offset +
                                        sections[index].sh_size);
  return end;
}

} // namespace hipsim
