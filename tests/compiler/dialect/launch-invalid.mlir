// RUN: kvc-opt %s --verify-diagnostics --split-input-file

// range: the space is known
// expected-error@+1 {{unknown memory space 'heap'; known are weights, arena, kv, step}}
launch.segment "weight" <"heap", 0, 128> tensor<32xbf16> {}

// -----

// range: nothing is negative
// expected-error@+1 {{offset and bytes must not be negative, got -64 and 128}}
launch.segment "weight" <"weights", -64, 128> tensor<32xbf16> {}

// -----

// weight_c1
func.func @weight() {
  // expected-error@+1 {{unknown layout "rows"; known are vector, panel16}}
  %w = launch.weight "rows" ["a"] {bytes = 128 : i64} : tensor<32xbf16>
  return
}

// -----

// call_c1
wave.kernel @kernel(%x: memref<?xi32>) {
  wave.return
}
launch.program @p "decode" rows 1 logit_rows 1 rows_per_item 1 logits <"arena", 0, 64> stride 64 {
  // expected-error@+1 {{grid must be two positive sizes}}
  launch.call @kernel grid [4] [#launch.range<"step", 0, 64>]
}

// -----

// call_c1
wave.kernel @kernel(%x: memref<?xi32>) {
  wave.return
}
launch.program @p "decode" rows 1 logit_rows 1 rows_per_item 1 logits <"arena", 0, 64> stride 64 {
  // expected-error@+1 {{grid must be two positive sizes}}
  launch.call @kernel grid [4, 0] [#launch.range<"step", 0, 64>]
}

// -----

// call_c2
wave.kernel @kernel(%x: memref<?xi32>) {
  wave.return
}
launch.program @p "decode" rows 1 logit_rows 1 rows_per_item 1 logits <"arena", 0, 64> stride 64 {
  // expected-error@+1 {{arguments must be ranges, got 64}}
  launch.call @kernel grid [4, 1] [64]
}

// -----

// call_c3
launch.program @p "decode" rows 1 logit_rows 1 rows_per_item 1 logits <"arena", 0, 64> stride 64 {
  // expected-error@+1 {{no kernel @missing in the module}}
  launch.call @missing grid [4, 1] [#launch.range<"step", 0, 64>]
}

// -----

// call_c3: a function of that name is no kernel
func.func private @function(memref<?xi32>)
launch.program @p "decode" rows 1 logit_rows 1 rows_per_item 1 logits <"arena", 0, 64> stride 64 {
  // expected-error@+1 {{no kernel @function in the module}}
  launch.call @function grid [4, 1] [#launch.range<"step", 0, 64>]
}

// -----

// call_c3
wave.kernel @kernel(%x: memref<?xi32>) {
  wave.return
}
launch.program @p "decode" rows 1 logit_rows 1 rows_per_item 1 logits <"arena", 0, 64> stride 64 {
  // expected-error@+1 {{passes 2 arguments, @kernel takes 1}}
  launch.call @kernel grid [4, 1] [#launch.range<"step", 0, 64>, #launch.range<"step", 0, 64>]
}

// -----

// call: only in a program
wave.kernel @kernel(%x: memref<?xi32>) {
  // expected-error@+1 {{expects parent op 'launch.program'}}
  launch.call @kernel grid [4, 1] [#launch.range<"step", 0, 64>]
  wave.return
}
