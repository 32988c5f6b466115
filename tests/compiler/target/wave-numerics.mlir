// RUN: kvc-opt %s --wave-lower-to-cpu --convert-vector-to-llvm --convert-math-to-llvm \
// RUN:   --convert-arith-to-llvm --finalize-memref-to-llvm --convert-index-to-llvm \
// RUN:   --convert-func-to-llvm --reconcile-unrealized-casts \
// RUN:   | mlir-translate --mlir-to-llvmir | opt -O2 -S | FileCheck %s

// What the lowered operations compute, as LLVM folds it; it prints f32 constants as doubles. The
// expected values are written by hand
// from the definitions of the formats.

// Saturation (448 = 126, sign 128), infinities, NaN without a sign, zeros.
// CHECK-LABEL: @e4m3_ends
// CHECK: store <8 x i8> <i8 126, i8 126, i8 126, i8 126, i8 -2, i8 127, i8 127, i8 -128>
wave.kernel @e4m3_ends(%out: memref<?xi8>) {
  %i = wave.block 0
  %x = arith.constant dense<[448.0, 464.0, 1.0e9, 0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC00000, -0.0]> : vector<8xf32>
  %c = wave.fp8_encode "e4m3" %x : vector<8xf32> -> vector<8xi8>
  vector.store %c, %out[%i] : memref<?xi8>, vector<8xi8>
  wave.return
}

// Ties go to the even code: 17 between 16 (88) and 18 (89), 19 between 18 and 20 (90); 2^-10, half
// the smallest subnormal, to 0; 3 * 2^-10 to 2 * 2^-9; the float after 2^-10 up to 1. 7.5 * 2^-9,
// between the largest subnormal (7) and the smallest normal number (8), to 8. 2^-9 is 1.
// CHECK-LABEL: @e4m3_ties
// CHECK: store <8 x i8> <i8 88, i8 90, i8 0, i8 2, i8 1, i8 8, i8 1, i8 -127>
wave.kernel @e4m3_ties(%out: memref<?xi8>) {
  %i = wave.block 0
  %x = arith.constant dense<[17.0, 19.0, 0x3A800000, 0x3B400000, 0x3A800001, 0x3C700000, 0x3B000000, 0xBB000000]> : vector<8xf32>
  %c = wave.fp8_encode "e4m3" %x : vector<8xf32> -> vector<8xi8>
  vector.store %c, %out[%i] : memref<?xi8>, vector<8xi8>
  wave.return
}

// 57344 = 123 is the largest; 1.125, between 1 (60) and 1.25 (61), goes to 60, 1.375 to 62; 2^-16
// is the smallest subnormal, half of it goes to 0, one and a half to 2.
// CHECK-LABEL: @e5m2
// CHECK: store <8 x i8> <i8 123, i8 123, i8 -5, i8 60, i8 62, i8 0, i8 2, i8 127>
wave.kernel @e5m2(%out: memref<?xi8>) {
  %i = wave.block 0
  %x = arith.constant dense<[57344.0, 0x7F800000, -1.0e9, 1.125, 1.375, 0x37000000, 0x37C00000, 0x7FC00000]> : vector<8xf32>
  %c = wave.fp8_encode "e5m2" %x : vector<8xf32> -> vector<8xi8>
  vector.store %c, %out[%i] : memref<?xi8>, vector<8xi8>
  wave.return
}

// Times 2^-8: 448 / 256 = 1.75, -1 / 256, 0x7F reads as 480 / 256 = 1.875, the smallest subnormal
// 2^-17, the smallest normal number 2^-14, minus zero.
// CHECK-LABEL: @e4m3_decode
// CHECK: store <8 x float> <float 1.750000e+00, float -3.906250e-03, float 1.875000e+00, float -1.875000e+00, float 0x3EE0000000000000, float 0x3F10000000000000, float -0.000000e+00, float 0.000000e+00>
wave.kernel @e4m3_decode(%out: memref<?xf32>) {
  %i = wave.block 0
  %c = arith.constant dense<[126, -72, 127, -1, 1, 8, -128, 0]> : vector<8xi8>
  %x = wave.fp8_decode "e4m3" %c : vector<8xi8> -> vector<8xf32>
  vector.store %x, %out[%i] : memref<?xf32>, vector<8xf32>
  wave.return
}

// CHECK-LABEL: @e5m2_decode
// CHECK: store <8 x float> <float 5.734400e+04, float 1.000000e+00, float 1.250000e+00, float -1.000000e+00, float 0x3EF0000000000000, float 0x3F10000000000000, float -0.000000e+00, float 0.000000e+00>
wave.kernel @e5m2_decode(%out: memref<?xf32>) {
  %i = wave.block 0
  %c = arith.constant dense<[123, 60, 61, -68, 1, 4, -128, 0]> : vector<8xi8>
  %x = wave.fp8_decode "e5m2" %c : vector<8xi8> -> vector<8xf32>
  vector.store %x, %out[%i] : memref<?xf32>, vector<8xf32>
  wave.return
}

// Powers of two are exact; the range is clamped.
// CHECK-LABEL: @exp2
// CHECK: store <8 x float> <float 1.000000e+00, float 2.000000e+00, float 5.000000e-01, float 1.024000e+03, float 0x3810000000000000, float 0x3810000000000000, float 0x47D0000000000000, float 0x47D0000000000000>
wave.kernel @exp2(%out: memref<?xf32>) {
  %i = wave.block 0
  %x = arith.constant dense<[0.0, 1.0, -1.0, 10.0, -126.0, 0xFF800000, 126.0, 1000.0]> : vector<8xf32>
  %e = wave.exp2 %x : vector<8xf32>
  vector.store %e, %out[%i] : memref<?xf32>, vector<8xf32>
  wave.return
}

// Halves are added: (1 + 2^24) + (2 + -2^24) loses the 1. From left to right it would be 4.
// CHECK-LABEL: @reduce
// CHECK: store float 2.000000e+00
wave.kernel @reduce(%out: memref<?xf32>) {
  %i = wave.block 0
  %x = arith.constant dense<[1.0, 2.0, 16777216.0, -16777216.0]> : vector<4xf32>
  %s = wave.reduce "add" %x : vector<4xf32>
  memref.store %s, %out[%i] : memref<?xf32>
  wave.return
}
