# LLVM and MLIR 22 as packaged: shared libMLIR and libLLVM, static LLD.
find_package(MLIR 22.1 REQUIRED CONFIG PATHS /usr/lib/llvm-22/lib/cmake/mlir)
find_package(LLD REQUIRED CONFIG PATHS /usr/lib/llvm-22/lib/cmake/lld)
list(APPEND CMAKE_MODULE_PATH ${MLIR_CMAKE_DIR} ${LLVM_CMAKE_DIR})
include(TableGen)
include(AddLLVM)
include(AddMLIR)

# LLVM without MLIR, for the importer. LLVM is packaged without RTTI.
add_library(kvc_llvm INTERFACE)
target_include_directories(kvc_llvm SYSTEM INTERFACE ${LLVM_INCLUDE_DIRS})
target_compile_options(kvc_llvm INTERFACE -fno-rtti)
target_link_libraries(kvc_llvm INTERFACE LLVM)

# What every library and program of the compiler is built with.
add_library(kvc_mlir INTERFACE)
target_include_directories(kvc_mlir SYSTEM INTERFACE
  ${MLIR_INCLUDE_DIRS} ${LLVM_INCLUDE_DIRS})
target_compile_options(kvc_mlir INTERFACE
  -fno-rtti
  -Wno-unused-parameter) # mlir-tblgen's output has many
target_link_libraries(kvc_mlir INTERFACE MLIR LLVM)
