"""Writes kernels-generated/*/*.mlir as a C++ table of strings (KernelTemplates.h).

python3 embed.py OUT.cpp FOLDER...
"""

import pathlib
import sys


def main():
    out, *folders = map(pathlib.Path, sys.argv[1:])
    files = sorted((p for f in folders for p in f.glob("*.mlir")), key=lambda p: p.stem)
    lines = ['#include "compiler/target/KernelTemplates.h"', "", "namespace kvc {", ""]
    lines.append("static const KernelTemplate kTable[] = {")
    for path in files:
        lines.append(f'{{"{path.stem}", R"~~({path.read_text()})~~"}},')
    lines += [
        "};",
        "",
        "llvm::ArrayRef<KernelTemplate> kernelTemplates() { return kTable; }",
    ]
    lines += ["", "} // namespace kvc", ""]
    out.write_text("\n".join(lines))


if __name__ == "__main__":
    main()
