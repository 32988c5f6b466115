// RUN: kvc-opt %s --launch-plan-memory --split-input-file | FileCheck %s

// Four rows of 32 floats are 512 bytes. `%a` is dead when `%c` is written, so `%c` takes its
// place; `%b`, alive beside both, has its own.
// CHECK: module attributes {launch.arena_bytes = 1024 : i64, launch.weights_bytes = 0 : i64}
// CHECK-LABEL: func.func @reuse
func.func @reuse(%step: !llm.step) -> tensor<4x32xf32> {
  // CHECK: launch.dispatch "a" {{.*}} {offsets = array<i64: 0>}
  // CHECK: launch.dispatch "b" {{.*}} {offsets = array<i64: 512>}
  // CHECK: launch.dispatch "c" {{.*}} {offsets = array<i64: 0>}
  %a = launch.dispatch "a" grid [1, 1] params {} (%step) : (!llm.step) -> tensor<4x32xf32>
  %b = launch.dispatch "b" grid [1, 1] params {} (%a) : (tensor<4x32xf32>) -> tensor<4x32xf32>
  %c = launch.dispatch "c" grid [1, 1] params {} (%b) : (tensor<4x32xf32>) -> tensor<4x32xf32>
  return %c : tensor<4x32xf32>
}

// -----

// Alive at the same time: `%a` until `%c`, `%b` until the end. None overlap. The returned
// value lives to the end.
// CHECK: launch.arena_bytes = 1536 : i64
// CHECK-LABEL: func.func @overlap
func.func @overlap(%step: !llm.step) -> tensor<4x32xf32> {
  // CHECK: launch.dispatch "a" {{.*}} {offsets = array<i64: 0>}
  // CHECK: launch.dispatch "b" {{.*}} {offsets = array<i64: 512>}
  // CHECK: launch.dispatch "c" {{.*}} {offsets = array<i64: 1024>}
  // CHECK: launch.dispatch "d" {{.*}} {offsets = array<i64: 0>}
  %a = launch.dispatch "a" grid [1, 1] params {} (%step) : (!llm.step) -> tensor<4x32xf32>
  %b = launch.dispatch "b" grid [1, 1] params {} (%step) : (!llm.step) -> tensor<4x32xf32>
  %c = launch.dispatch "c" grid [1, 1] params {} (%a) : (tensor<4x32xf32>) -> tensor<4x32xf32>
  %d = launch.dispatch "d" grid [1, 1] params {} (%c) : (tensor<4x32xf32>) -> tensor<4x32xf32>
  return %b : tensor<4x32xf32>
}

// -----

// The largest goes first, at offset 0; a small one fills the gap that a dead one leaves.
// CHECK: launch.arena_bytes = 4608 : i64
// CHECK-LABEL: func.func @largest_first
func.func @largest_first(%step: !llm.step) -> tensor<4x256xf32> {
  // CHECK: launch.dispatch "small" {{.*}} {offsets = array<i64: 4096>}
  // CHECK: launch.dispatch "large" {{.*}} {offsets = array<i64: 0>}
  %a = launch.dispatch "small" grid [1, 1] params {} (%step) : (!llm.step) -> tensor<4x32xf32>
  %b = launch.dispatch "large" grid [1, 1] params {} (%a) : (tensor<4x32xf32>) -> tensor<4x256xf32>
  return %b : tensor<4x256xf32>
}

// -----

// The residual dies where the sum is written: both are one range, alive until the last reader
// of the sum.
// CHECK: launch.arena_bytes = 1024 : i64
// CHECK-LABEL: func.func @in_place
func.func @in_place(%step: !llm.step) -> tensor<4x32xf32> {
  // CHECK: launch.dispatch "residual" {{.*}} {offsets = array<i64: 0>}
  // CHECK: launch.dispatch "product" {{.*}} {offsets = array<i64: 512>}
  // CHECK: launch.dispatch "add" {{.*}} offsets = array<i64: 0>}
  // CHECK: launch.dispatch "next" {{.*}} {offsets = array<i64: 512>}
  %r = launch.dispatch "residual" grid [1, 1] params {} (%step) : (!llm.step) -> tensor<4x32xf32>
  %p = launch.dispatch "product" grid [1, 1] params {} (%r) : (tensor<4x32xf32>) -> tensor<4x32xf32>
  %s = launch.dispatch "add" grid [1, 1] params {} (%p, %r) {in_place = array<i64: 0, 1>}
      : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
  %n = launch.dispatch "next" grid [1, 1] params {} (%s) : (tensor<4x32xf32>) -> tensor<4x32xf32>
  return %n : tensor<4x32xf32>
}

// -----

// The residual is read later on: no sharing.
// CHECK-LABEL: func.func @residual_alive
func.func @residual_alive(%step: !llm.step) -> tensor<4x32xf32> {
  // CHECK: launch.dispatch "residual" {{.*}} {offsets = array<i64: 0>}
  // CHECK: launch.dispatch "add" {{.*}} offsets = array<i64: 512>}
  %r = launch.dispatch "residual" grid [1, 1] params {} (%step) : (!llm.step) -> tensor<4x32xf32>
  %s = launch.dispatch "add" grid [1, 1] params {} (%step, %r) {in_place = array<i64: 0, 1>}
      : (!llm.step, tensor<4x32xf32>) -> tensor<4x32xf32>
  %n = launch.dispatch "next" grid [1, 1] params {} (%s, %r)
      : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
  return %n : tensor<4x32xf32>
}

// -----

// The residual is the layer's input too: other workgroups still read it. No sharing.
// CHECK-LABEL: func.func @residual_is_input
func.func @residual_is_input(%step: !llm.step) -> tensor<4x32xf32> {
  // CHECK: launch.dispatch "residual" {{.*}} {offsets = array<i64: 0>}
  // CHECK: launch.dispatch "linear" {{.*}} offsets = array<i64: 512>}
  %r = launch.dispatch "residual" grid [1, 1] params {} (%step) : (!llm.step) -> tensor<4x32xf32>
  %s = launch.dispatch "linear" grid [1, 1] params {} (%r, %r) {in_place = array<i64: 0, 1>}
      : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
  return %s : tensor<4x32xf32>
}

// -----

// Sizes are rounded up to 64 bytes; a cache has no place in the arena.
// CHECK: launch.arena_bytes = 192 : i64
// CHECK-LABEL: func.func @alignment
func.func @alignment(%step: !llm.step, %cache: !llm.kv_cache<1, 64, f16>) -> (tensor<3xf32>, tensor<17xf32>) {
  // CHECK: launch.dispatch "a" {{.*}} {offsets = array<i64: 128, -1>}
  // CHECK: launch.dispatch "b" {{.*}} {offsets = array<i64: 0>}
  %a, %c = launch.dispatch "a" grid [1, 1] params {} (%step, %cache)
      : (!llm.step, !llm.kv_cache<1, 64, f16>) -> (tensor<3xf32>, !llm.kv_cache<1, 64, f16>)
  %b = launch.dispatch "b" grid [1, 1] params {} (%step) : (!llm.step) -> tensor<17xf32>
  return %a, %b : tensor<3xf32>, tensor<17xf32>
}

// -----

// Two buckets read the same weights, constants and tables; what differs in any attribute or
// in its type is another range. The arena is as large as the larger bucket's.
// CHECK: module attributes {launch.arena_bytes = 1024 : i64, launch.weights_bytes = 896 : i64}
// CHECK-LABEL: func.func @decode_1
func.func @decode_1(%step: !llm.step) -> tensor<1x32xf32> {
  // CHECK: launch.weight "vector" ["a"] {bytes = 100 : i64, offset = 0 : i64} : tensor<25xf32>
  // CHECK: launch.weight "vector" ["b"] {bytes = 100 : i64, offset = 128 : i64} : tensor<25xf32>
  // CHECK: launch.constant {offset = 256 : i64, values = array<f32: 1.000000e+00, 2.000000e+00>} : tensor<2xf32>
  // CHECK: launch.rope_table {{{.*}}offset = 320 : i64} : tensor<4x2xf32>
  %a = launch.weight "vector" ["a"] {bytes = 100 : i64} : tensor<25xf32>
  %b = launch.weight "vector" ["b"] {bytes = 100 : i64} : tensor<25xf32>
  %c = launch.constant {values = array<f32: 1.0, 2.0>} : tensor<2xf32>
  %t = launch.rope_table {attention_factor = 1.0 : f64, coarse_rows = 1 : i64,
      inverse_frequencies = array<f64: 1.0>} : tensor<4x2xf32>
  %x = launch.dispatch "x" grid [1, 1] params {} (%step) : (!llm.step) -> tensor<1x32xf32>
  return %x : tensor<1x32xf32>
}
// CHECK-LABEL: func.func @decode_8
func.func @decode_8(%step: !llm.step) -> tensor<8x32xf32> {
  // CHECK: launch.weight "vector" ["b"] {bytes = 100 : i64, offset = 128 : i64} : tensor<25xf32>
  // CHECK: launch.weight "vector" ["a"] {bytes = 100 : i64, offset = 0 : i64} : tensor<25xf32>
  // CHECK: launch.weight "panel16" ["a"] {bytes = 400 : i64, offset = 384 : i64} : tensor<4x25xf32>
  // CHECK: launch.constant {offset = 256 : i64, values = array<f32: 1.000000e+00, 2.000000e+00>} : tensor<2xf32>
  // CHECK: launch.constant {offset = 832 : i64, values = array<f32: 1.000000e+00, 3.000000e+00>} : tensor<2xf32>
  // CHECK: launch.rope_table {{{.*}}offset = 320 : i64} : tensor<4x2xf32>
  %b = launch.weight "vector" ["b"] {bytes = 100 : i64} : tensor<25xf32>
  %a = launch.weight "vector" ["a"] {bytes = 100 : i64} : tensor<25xf32>
  %p = launch.weight "panel16" ["a"] {bytes = 400 : i64} : tensor<4x25xf32>
  %c = launch.constant {values = array<f32: 1.0, 2.0>} : tensor<2xf32>
  %d = launch.constant {values = array<f32: 1.0, 3.0>} : tensor<2xf32>
  %t = launch.rope_table {attention_factor = 1.0 : f64, coarse_rows = 1 : i64,
      inverse_frequencies = array<f64: 1.0>} : tensor<4x2xf32>
  %x = launch.dispatch "x" grid [1, 1] params {} (%step) : (!llm.step) -> tensor<8x32xf32>
  return %x : tensor<8x32xf32>
}

// -----

// Counters of all launches share the arena's first bytes; activations lie behind them.
// CHECK: launch.arena_bytes = 640 : i64
// CHECK-LABEL: func.func @counters
func.func @counters(%step: !llm.step) -> tensor<4x32xf32> {
  // CHECK: launch.counters {offset = 0 : i64} : tensor<2xi32>
  // CHECK: launch.dispatch "a" {{.*}} {offsets = array<i64: 128>}
  // CHECK: launch.counters {offset = 0 : i64} : tensor<20xi32>
  %few = launch.counters : tensor<2xi32>
  %a = launch.dispatch "a" grid [1, 1] params {} (%step, %few) : (!llm.step, tensor<2xi32>) -> tensor<4x32xf32>
  %more = launch.counters : tensor<20xi32>
  %b = launch.dispatch "b" grid [1, 1] params {} (%a, %more) {in_place = array<i64: 0, 0>} : (tensor<4x32xf32>, tensor<20xi32>) -> tensor<4x32xf32>
  return %b : tensor<4x32xf32>
}
