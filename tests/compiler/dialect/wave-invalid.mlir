// RUN: kvc-opt %s --verify-diagnostics --split-input-file

// kernel_c1
// expected-error@+1 {{must have no results, got 1}}
wave.kernel @results(%x: memref<?xf32>) -> f32 {
  wave.return
}

// -----

// kernel_c1
// expected-error@+1 {{arguments must be memrefs of rank one, got 'f32'}}
wave.kernel @scalar(%x: f32) {
  wave.return
}

// -----

// kernel_c1
// expected-error@+1 {{arguments must be memrefs of rank one, got 'memref<?x?xf32>'}}
wave.kernel @rank(%x: memref<?x?xf32>) {
  wave.return
}

// -----

// kernel_c2
// expected-error@+1 {{failed to verify constraint: region with 1 blocks}}
wave.kernel @declared(memref<?xf32>)

// -----

// block_c1
wave.kernel @block() {
  // expected-error@+1 {{dimension must be 0 or 1, got 2}}
  %i = wave.block 2
  wave.return
}

// -----

// return: only in a kernel
func.func @outside() {
  // expected-error@+1 {{expects parent op 'wave.kernel'}}
  wave.return
}

// -----

// param: index or f32
wave.kernel @param() {
  // expected-error@+1 {{must be index or 32-bit float, but got 'i32'}}
  %p = wave.param "p" : i32
  wave.return
}

// -----

// reduce_c1
wave.kernel @reduce(%x: memref<?xf32>) {
  %i = wave.block 0
  %v = vector.load %x[%i] : memref<?xf32>, vector<16xf32>
  // expected-error@+1 {{kind must be "add" or "max", got "min"}}
  %r = wave.reduce "min" %v : vector<16xf32>
  wave.return
}

// -----

// reduce_c1
wave.kernel @reduce(%x: memref<?xf32>) {
  %i = wave.block 0
  %v = vector.load %x[%i] : memref<?xf32>, vector<12xf32>
  // expected-error@+1 {{vector length must be a power of two, got 12}}
  %r = wave.reduce "add" %v : vector<12xf32>
  wave.return
}

// -----

// fp8_decode_c1
wave.kernel @decode(%x: memref<?xi8>) {
  %i = wave.block 0
  %v = vector.load %x[%i] : memref<?xi8>, vector<16xi8>
  // expected-error@+1 {{format must be "e4m3" or "e5m2", got "e3m4"}}
  %d = wave.fp8_decode "e3m4" %v : vector<16xi8> -> vector<16xf32>
  wave.return
}

// -----

// fp8_decode_c1
wave.kernel @decode(%x: memref<?xi8>) {
  %i = wave.block 0
  %v = vector.load %x[%i] : memref<?xi8>, vector<16xi8>
  // expected-error@+1 {{input and result must be equally long, got 'vector<16xi8>' and 'vector<8xf32>'}}
  %d = wave.fp8_decode "e4m3" %v : vector<16xi8> -> vector<8xf32>
  wave.return
}

// -----

// fp8_encode_c1
wave.kernel @encode(%x: memref<?xf32>) {
  %i = wave.block 0
  %v = vector.load %x[%i] : memref<?xf32>, vector<16xf32>
  // expected-error@+1 {{format must be "e4m3" or "e5m2", got "f16"}}
  %c = wave.fp8_encode "f16" %v : vector<16xf32> -> vector<16xi8>
  wave.return
}

// -----

// fp8_encode_c1
wave.kernel @encode(%x: memref<?xf32>) {
  %i = wave.block 0
  %v = vector.load %x[%i] : memref<?xf32>, vector<16xf32>
  // expected-error@+1 {{input and result must be equally long, got 'vector<16xf32>' and 'vector<8xi8>'}}
  %c = wave.fp8_encode "e4m3" %v : vector<16xf32> -> vector<8xi8>
  wave.return
}

// -----

// kernel_c3
// expected-error@+1 {{waves must be 1 to 32, got 33}}
wave.kernel @waves() attributes {waves = 33 : i64} {
  wave.return
}

// -----

// kernel_c4
wave.kernel @constant(%x: memref<?xf32> {wave.constant}) {
  %i = wave.block 0
  %v = vector.load %x[%i] : memref<?xf32>, vector<4xf32>
  // expected-error@+1 {{stores to a constant argument}}
  vector.store %v, %x[%i] : memref<?xf32>, vector<4xf32>
  wave.return
}

// -----

// swap_halves_c1
wave.kernel @swap(%x: memref<?xi8>) {
  %i = wave.lane
  %v = vector.load %x[%i] : memref<?xi8>, vector<6xi8>
  // expected-error@+1 {{input must have a multiple of 32 bits, got 'vector<6xi8>'}}
  %s = wave.swap_halves %v : vector<6xi8>
  wave.return
}

// -----

// mma: fragments of 16 halves
wave.kernel @mma(%x: memref<?xf16>) {
  %i = wave.lane
  %v = vector.load %x[%i] : memref<?xf16>, vector<8xf16>
  %c = arith.constant dense<0.0> : vector<8xf32>
  // expected-error@+1 {{operand #0 must be fixed-length vector of 16-bit float values of length 16, but got 'vector<8xf16>'}}
  %d = wave.mma %v, %v, %c : vector<8xf16>, vector<8xf32>
  wave.return
}

// -----

// arrive_c1
wave.kernel @arrive() {
  %i = wave.block 0
  %n = wave.scratch %i : memref<?xi32>
  // expected-error@+1 {{counters must be an argument of the kernel}}
  %last = wave.arrive %n[%i], %i : memref<?xi32>
  wave.return
}

// -----

// fp8_decode_c2
wave.kernel @decode(%x: memref<?xi8>) {
  %i = wave.block 0
  %v = vector.load %x[%i] : memref<?xi8>, vector<16xi8>
  // expected-error@+1 {{packed must give f16 in multiples of four, got 'vector<16xf32>'}}
  %d = wave.fp8_decode "e4m3" packed %v : vector<16xi8> -> vector<16xf32>
  wave.return
}
