/// \file
/// Loads a gfx1100 code object (ELF64, code object version 5 or 6) so that it
/// can be executed: segments at their place in host memory, relocations
/// applied, kernels found with their descriptors and metadata.
///
/// Addresses in the loaded image are host addresses, so code that computes an
/// address of its own constants needs no translation.

#ifndef HIPSIM_GFX_CODEOBJECT_H
#define HIPSIM_GFX_CODEOBJECT_H

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace hipsim {

class Program;

/// One kernel argument as the metadata gives it; offsets and sizes in bytes.
struct KernelArgument {
  uint32_t offset = 0;
  uint32_t bytes = 0;
  /// "global_buffer", "by_value", "hidden_block_count_x" and so on.
  std::string kind;
  bool hidden() const { return kind.starts_with("hidden_"); }
};

/// A kernel: its entry, its resources and its arguments.
struct KernelCode {
  std::string name;
  const Program *program = nullptr;
  uint64_t descriptorAddress = 0;
  uint64_t entryAddress = 0;
  /// The loaded image: code and constants.
  uint64_t imageAddress = 0, imageBytes = 0;
  /// Words of the kernel descriptor that set up a wave.
  uint32_t resource1 = 0;
  uint32_t resource2 = 0;
  uint32_t resource3 = 0;
  uint16_t properties = 0;
  uint32_t groupBytes = 0;
  uint32_t privateBytes = 0;
  uint32_t argumentBytes = 0;
  uint32_t workgroupSizeMax = 1024;
  uint32_t vectorRegisters = 0;
  uint32_t scalarRegisters = 0;
  uint32_t vectorSpills = 0;
  uint32_t scalarSpills = 0;
  bool dynamicStack = false;
  std::vector<KernelArgument> arguments;
};

/// A loaded code object. Not copyable; kernels point into it.
class CodeObject {
public:
  CodeObject() = default;
  CodeObject(const CodeObject &) = delete;
  CodeObject &operator=(const CodeObject &) = delete;
  ~CodeObject();

  /// Loads an image. Empty pointer and a sentence in `error` if it is no code
  /// object for gfx1100. Clang's offload bundles are opened.
  static std::unique_ptr<CodeObject> load(std::span<const std::byte> image,
                                          std::string &error);

  /// Nothing if the object has no kernel of this name.
  const KernelCode *find(const std::string &name) const;
  const std::map<std::string, KernelCode> &kernels() const { return kernels_; }
  const Program &program() const { return *program_; }

  /// A named global's address and size in bytes; address 0 if there is none.
  struct Global {
    uint64_t address = 0;
    uint64_t bytes = 0;
  };
  Global global(const std::string &name) const;

private:
  friend class CodeObjectLoader;
  std::byte *memory_ = nullptr;
  uint64_t memoryBytes_ = 0;
  std::map<std::string, KernelCode> kernels_;
  std::map<std::string, Global> globals_;
  std::unique_ptr<Program> program_;
};

/// The size in bytes of the ELF at `image`, whose end a caller such as
/// hipModuleLoadData does not know; 0 if it is none.
uint64_t elfBytes(const void *image);

} // namespace hipsim

#endif // HIPSIM_GFX_CODEOBJECT_H
