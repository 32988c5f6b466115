/// \file
/// Register tiles of the linear kernels (codegen/kvcgen/linear.py).

#ifndef KVC_TESTS_CODEGEN_SHAPES_H
#define KVC_TESTS_CODEGEN_SHAPES_H

#include <string>
#include <vector>

#include "compiler/target/cpu/CpuCodegen.h"

namespace kvc::test {

/// `rows` by `panels` of 16 output features.
struct Shape {
  int64_t rows, panels;
  std::string name() const {
    return "r" + std::to_string(rows) + "p" + std::to_string(panels);
  }
};

/// Those whose accumulators fit the registers, and so may be selected: with
/// AVX2 no more than 4.
inline std::vector<Shape> shapesFor(CpuFeatures features) {
  std::vector<Shape> shapes;
  for (Shape shape : {Shape{1, 1}, Shape{4, 1}, Shape{8, 1}, Shape{1, 2},
                      Shape{2, 2}, Shape{4, 2}, Shape{8, 2}, Shape{12, 2}})
    if (features == CpuFeatures::Avx512 || shape.rows * shape.panels <= 4)
      shapes.push_back(shape);
  return shapes;
}

} // namespace kvc::test

#endif // KVC_TESTS_CODEGEN_SHAPES_H
