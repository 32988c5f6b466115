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
