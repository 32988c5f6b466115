/// \file
/// The safetensors file format: eight bytes of header length, a JSON header,
/// then the data. Nothing in the header is believed before it was checked
/// against the size of the file, and the ranges of the tensors must cover the
/// data exactly, without gap or overlap.

#ifndef KVC_COMPILER_IMPORT_SAFETENSORS_H
#define KVC_COMPILER_IMPORT_SAFETENSORS_H

#include <map>
#include <string>

#include "llvm/Support/MemoryBufferRef.h"

#include "compiler/import/Checkpoint.h"

namespace kvc {

/// The tensors of one safetensors file held in `file`, whose identifier is the
/// path that errors name. The tensors point into that memory. Takes time
/// proportional to the header; touches no tensor data.
llvm::Expected<std::vector<Tensor>>
parseSafetensors(llvm::MemoryBufferRef file);

/// Maps and parses one file that is a checkpoint by itself.
llvm::Expected<std::unique_ptr<Checkpoint>>
openSafetensorsFile(const std::string &path);

/// The index of a sharded checkpoint: tensor name -> base name of its shard.
llvm::Expected<std::map<std::string, std::string>>
readSafetensorsIndex(const std::string &path);

} // namespace kvc

#endif // KVC_COMPILER_IMPORT_SAFETENSORS_H
