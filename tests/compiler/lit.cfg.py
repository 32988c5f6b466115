"""lit configuration of the compiler's tests: kvc-opt and FileCheck on .mlir files."""

import os

import lit.formats

config.name = "kvc"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".test"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.kvc_build_dir, "tests", "compiler")
config.environment["PATH"] = os.pathsep.join(
    [config.kvc_bin_dir, config.llvm_tools_dir, config.environment["PATH"]]
)
config.substitutions.append(
    ("%kernels", os.path.join(config.kvc_source_dir, "kernels-generated"))
)
