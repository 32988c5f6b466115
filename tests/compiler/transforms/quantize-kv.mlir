// RUN: kvc-opt %s --llm-quantize-kv="dtype=fp8_e4m3" --split-input-file | FileCheck %s --check-prefixes=CHECK,E4M3
// RUN: kvc-opt %s --llm-quantize-kv="dtype=fp8_e5m2" --split-input-file | FileCheck %s --check-prefixes=CHECK,E5M2
// RUN: kvc-opt %s --llm-quantize-kv="dtype=int8" --split-input-file | FileCheck %s --check-prefixes=CHECK,INT8
// RUN: kvc-opt %s --llm-quantize-kv --split-input-file | FileCheck %s --check-prefixes=CHECK,F16
// RUN: not kvc-opt %s --llm-quantize-kv="dtype=int4" --split-input-file 2>&1 | FileCheck %s --check-prefix=ERROR

// ERROR: error: unknown KV cache type 'int4'; known are f16, fp8_e4m3, fp8_e5m2, int8

// Arguments, results of writes and results of functions change together; rows stay f32.
// CHECK-LABEL: func.func @decoder
// E4M3-SAME: (%{{.*}}: !llm.step, %[[CACHE:.*]]: !llm.kv_cache<2, 64, f8E4M3FN>, %[[K:.*]]: tensor<?x2x64xf32>
// E5M2-SAME: (%{{.*}}: !llm.step, %[[CACHE:.*]]: !llm.kv_cache<2, 64, f8E5M2>, %[[K:.*]]: tensor<?x2x64xf32>
// F16-SAME:  (%{{.*}}: !llm.step, %[[CACHE:.*]]: !llm.kv_cache<2, 64, f16>, %[[K:.*]]: tensor<?x2x64xf32>
func.func @decoder(%step: !llm.step, %cache: !llm.kv_cache<2, 64, f32>, %k: tensor<?x2x64xf32>,
    %q: tensor<?x4x64xf32>) -> tensor<?x4x64xf32> {
  // E4M3: %[[NEW:.*]] = llm.kv_write %[[CACHE]], {{.*}} : tensor<?x2x64xf32>, <2, 64, f8E4M3FN>
  // E4M3: llm.paged_attention %{{.*}}, %[[NEW]], {{.*}} : tensor<?x4x64xf32>, <2, 64, f8E4M3FN>
  // E5M2: llm.paged_attention {{.*}} : tensor<?x4x64xf32>, <2, 64, f8E5M2>
  // INT8: llm.paged_attention {{.*}} : tensor<?x4x64xf32>, <2, 64, i8>
  // F16: llm.paged_attention {{.*}} : tensor<?x4x64xf32>, <2, 64, f16>
  %new = llm.kv_write %cache, %k, %k, %step : tensor<?x2x64xf32>, !llm.kv_cache<2, 64, f32>
  %o = llm.paged_attention %q, %new, %step {scale = 0.125 : f32}
      : tensor<?x4x64xf32>, !llm.kv_cache<2, 64, f32>
  return %o : tensor<?x4x64xf32>
}

// -----

// A cache that has a storage type keeps it.
// CHECK-LABEL: func.func @stored
// CHECK-SAME: !llm.kv_cache<2, 64, f8E5M2>
func.func @stored(%step: !llm.step, %cache: !llm.kv_cache<2, 64, f8E5M2>) {
  return
}
