// RUN: split-file %s %t
// RUN: kvc-opt %t/instances.mlir --launch-specialize-kernels | FileCheck %t/instances.mlir
// RUN: kvc-opt %t/folded.mlir --launch-specialize-kernels | FileCheck %t/folded.mlir
// RUN: kvc-opt %t/functions.mlir --launch-specialize-kernels | FileCheck %t/functions.mlir
// RUN: not kvc-opt %t/unknown.mlir --launch-specialize-kernels 2>&1 | FileCheck %t/unknown.mlir
// RUN: not kvc-opt %t/missing.mlir --launch-specialize-kernels 2>&1 | FileCheck %t/missing.mlir
// RUN: not kvc-opt %t/type.mlir --launch-specialize-kernels 2>&1 | FileCheck %t/type.mlir

//--- instances.mlir

// Equal parameters make one instance, others another; parameters are constants in them.
// CHECK-LABEL: func.func @decode_1
// CHECK: launch.dispatch "[[SMALL:rms_norm_f32__cpu__[0-9a-f]{8}]]"
// CHECK: launch.dispatch "[[SMALL]]"
// CHECK: launch.dispatch "[[LARGE:rms_norm_f32__cpu__[0-9a-f]{8}]]"
func.func @decode_1(%step: !llm.step, %x: tensor<1x32xf32>, %w: tensor<32xf32>) {
  %a = launch.dispatch "rms_norm_f32__cpu" grid [1, 1]
      params {epsilon = 1.0e-6 : f32, features = 32 : index, inverseFeatures = 0.03125 : f32}
      (%step, %x, %w) : (!llm.step, tensor<1x32xf32>, tensor<32xf32>) -> tensor<1x32xf32>
  %b = launch.dispatch "rms_norm_f32__cpu" grid [1, 1]
      params {epsilon = 1.0e-6 : f32, features = 32 : index, inverseFeatures = 0.03125 : f32}
      (%step, %a, %w) : (!llm.step, tensor<1x32xf32>, tensor<32xf32>) -> tensor<1x32xf32>
  %c = launch.dispatch "rms_norm_f32__cpu" grid [1, 1]
      params {epsilon = 1.0e-6 : f32, features = 64 : index, inverseFeatures = 0.015625 : f32}
      (%step, %b, %w) : (!llm.step, tensor<1x32xf32>, tensor<32xf32>) -> tensor<1x32xf32>
  return
}
// CHECK: wave.kernel @[[SMALL]](
// CHECK-SAME: params = {{{.*}}features = 32 : index
// CHECK-NOT: wave.param
// CHECK: arith.constant 32 : index
// CHECK: wave.kernel @[[LARGE]](
// CHECK-NOT: wave.param
// CHECK: arith.constant 64 : index
// CHECK-NOT: wave.kernel

//--- folded.mlir

// What a parameter decides is folded: without a residual the kernel reads none.
// CHECK-LABEL: func.func @decode_2
// CHECK-NEXT: launch.dispatch "[[PLAIN:linear_f32_r4p1__cpu__[0-9a-f]{8}]]"
// CHECK: wave.kernel @[[PLAIN]](
// CHECK-SAME: %[[RESIDUAL:[^:]*]]: memref<?xf32>, %{{[^:]*}}: memref<?xf32>) attributes
// CHECK-NOT: %[[RESIDUAL]]
// CHECK: wave.return
func.func @decode_2(%step: !llm.step, %x: tensor<2x32xf32>, %w: tensor<16x32xf32>) {
  %a = launch.dispatch "linear_f32_r4p1__cpu" grid [1, 1]
      params {countAt = 0 : index, hasResidual = 0 : index, inputFeatures = 32 : index,
              outputFeatures = 16 : index, rowsPerBlock = 2 : index}
      (%step, %x, %w, %x) : (!llm.step, tensor<2x32xf32>, tensor<16x32xf32>, tensor<2x32xf32>)
      -> tensor<2x16xf32>
  return
}

//--- functions.mlir

// Functions of a template are in the place of their calls.
// CHECK-NOT: func.func private
// CHECK: wave.kernel @linear_f32_r4p1__cpu__
// CHECK-NOT: func.call
// CHECK: math.fma
// CHECK: wave.return
// CHECK-NOT: func.func private
func.func @decode_2(%step: !llm.step, %x: tensor<2x32xf32>, %w: tensor<16x32xf32>) {
  %a = launch.dispatch "linear_f32_r4p1__cpu" grid [1, 1]
      params {countAt = 0 : index, hasResidual = 0 : index, inputFeatures = 32 : index,
              outputFeatures = 16 : index, rowsPerBlock = 2 : index}
      (%step, %x, %w, %x) : (!llm.step, tensor<2x32xf32>, tensor<16x32xf32>, tensor<2x32xf32>)
      -> tensor<2x16xf32>
  return
}

//--- unknown.mlir

// CHECK: error: 'launch.dispatch' op names the unknown kernel template "softmax__cpu"
func.func @decode_1(%step: !llm.step) {
  %a = launch.dispatch "softmax__cpu" grid [1, 1] params {} (%step) : (!llm.step) -> tensor<1x32xf32>
  return
}

//--- missing.mlir

// CHECK: error: 'launch.dispatch' op gives no parameter 'features' of type 'index' for kernel "rms_norm_f32__cpu"
func.func @decode_1(%step: !llm.step, %x: tensor<1x32xf32>, %w: tensor<32xf32>) {
  %a = launch.dispatch "rms_norm_f32__cpu" grid [1, 1] params {}
      (%step, %x, %w) : (!llm.step, tensor<1x32xf32>, tensor<32xf32>) -> tensor<1x32xf32>
  return
}

//--- type.mlir

// CHECK: error: 'launch.dispatch' op gives no parameter 'features' of type 'index' for kernel "rms_norm_f32__cpu"
func.func @decode_1(%step: !llm.step, %x: tensor<1x32xf32>, %w: tensor<32xf32>) {
  %a = launch.dispatch "rms_norm_f32__cpu" grid [1, 1] params {features = 32 : i64}
      (%step, %x, %w) : (!llm.step, tensor<1x32xf32>, tensor<32xf32>) -> tensor<1x32xf32>
  return
}
