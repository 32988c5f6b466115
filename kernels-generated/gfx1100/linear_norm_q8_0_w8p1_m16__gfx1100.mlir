// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q8_0', waves=8, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_norm_q8_0_w8p1_m16__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 32 : index
  %fc3 = arith.constant 2 : index
  %fc4 = arith.constant 127 : index
  %fc5 = arith.constant 512 : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant dense<16711935> : vector<4xi32>
  %fc8 = arith.constant dense<1677747200> : vector<4xi32>
  %fc9 = arith.constant dense<8> : vector<4xi32>
  %fc10 = arith.constant dense<0x6480> : vector<16xf16>
  %fc11 = arith.constant 256 : index
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.addi %x1, %fc1 : index
  %f2 = arith.muli %x2, %fc2 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.muli %f0, %fc3 : index
  %f5 = arith.addi %f3, %f4 : index
  %f6 = vector.load %x3[%f5] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f7 = vector.bitcast %f6 : vector<2xi8> to vector<1xf16>
  %f8 = vector.extract %f7[0] : f16 from vector<1xf16>
  %f9 = vector.broadcast %f8 : f16 to vector<16xf16>
  %f10 = arith.addi %x4, %fc4 : index
  %f11 = arith.divui %f10, %fc1 : index
  %f12 = arith.muli %f11, %fc1 : index
  %f13 = arith.addi %f1, %f12 : index
  %f14 = arith.muli %x2, %fc5 : index
  %f15 = arith.addi %f13, %f14 : index
  %f16 = arith.addi %f15, %fc6 : index
  %f17 = arith.muli %f0, %fc0 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = vector.load %x3[%f18] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f20 = vector.bitcast %f19 : vector<16xi8> to vector<4xi32>
  %f21 = arith.andi %f20, %fc7 : vector<4xi32>
  %f22 = arith.ori %f21, %fc8 : vector<4xi32>
  %f23 = vector.bitcast %f22 : vector<4xi32> to vector<8xf16>
  %f24 = arith.shrui %f20, %fc9 : vector<4xi32>
  %f25 = arith.andi %f24, %fc7 : vector<4xi32>
  %f26 = arith.ori %f25, %fc8 : vector<4xi32>
  %f27 = vector.bitcast %f26 : vector<4xi32> to vector<8xf16>
  %f28 = vector.shuffle %f23, %f27 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f29 = arith.subf %f28, %fc10 : vector<16xf16>
  %f30 = arith.mulf %f29, %f9 : vector<16xf16>
  %f31 = arith.addi %f15, %fc11 : index
  %f32 = arith.addi %f31, %f17 : index
  %f33 = vector.load %x3[%f32] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f34 = vector.bitcast %f33 : vector<16xi8> to vector<4xi32>
  %f35 = arith.andi %f34, %fc7 : vector<4xi32>
  %f36 = arith.ori %f35, %fc8 : vector<4xi32>
  %f37 = vector.bitcast %f36 : vector<4xi32> to vector<8xf16>
  %f38 = arith.shrui %f34, %fc9 : vector<4xi32>
  %f39 = arith.andi %f38, %fc7 : vector<4xi32>
  %f40 = arith.ori %f39, %fc8 : vector<4xi32>
  %f41 = vector.bitcast %f40 : vector<4xi32> to vector<8xf16>
  %f42 = vector.shuffle %f37, %f41 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f43 = arith.subf %f42, %fc10 : vector<16xf16>
  %f44 = arith.mulf %f43, %f9 : vector<16xf16>
  func.return %f30, %f44 : vector<16xf16>, vector<16xf16>
}
func.func private @linear_norm_q8_0_w8p1_m16__gfx1100.1(%x0: index, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: i1, %x10: memref<?xf32>, %x11: memref<?xf32>) {
  %ffc0 = arith.constant 32 : index
  %ffc1 = arith.constant 0 : index
  %ffc2 = arith.constant 256 : index
  %ffc3 = arith.constant 512 : index
  %ffc4 = arith.constant 768 : index
  %ffc5 = arith.constant 1024 : index
  %ffc6 = arith.constant 1280 : index
  %ffc7 = arith.constant 1536 : index
  %ffc8 = arith.constant 1792 : index
  %ffc9 = arith.constant 2 : index
  %ffc10 = arith.constant 16 : index
  %ffhasFactors = wave.param "hasFactors" : index
  %ffc12 = arith.constant 1 : index
  %ffoperandScale = wave.param "operandScale" : f32
  %ffc14 = arith.constant 4 : index
  %ff0 = wave.lane
  %ff1 = arith.muli %x0, %ffc0 : index
  %ff2 = arith.addi %ff1, %ff0 : index
  %ff3 = arith.addi %ff2, %ffc1 : index
  %ff4 = memref.load %x1[%ff3] : memref<?xf32>
  %ff5 = arith.addi %ff3, %ffc2 : index
  %ff6 = memref.load %x1[%ff5] : memref<?xf32>
  %ff7 = arith.addf %ff4, %ff6 : f32
  %ff8 = arith.addi %ff3, %ffc3 : index
  %ff9 = memref.load %x1[%ff8] : memref<?xf32>
  %ff10 = arith.addf %ff7, %ff9 : f32
  %ff11 = arith.addi %ff3, %ffc4 : index
  %ff12 = memref.load %x1[%ff11] : memref<?xf32>
  %ff13 = arith.addf %ff10, %ff12 : f32
  %ff14 = arith.addi %ff3, %ffc5 : index
  %ff15 = memref.load %x1[%ff14] : memref<?xf32>
  %ff16 = arith.addf %ff13, %ff15 : f32
  %ff17 = arith.addi %ff3, %ffc6 : index
  %ff18 = memref.load %x1[%ff17] : memref<?xf32>
  %ff19 = arith.addf %ff16, %ff18 : f32
  %ff20 = arith.addi %ff3, %ffc7 : index
  %ff21 = memref.load %x1[%ff20] : memref<?xf32>
  %ff22 = arith.addf %ff19, %ff21 : f32
  %ff23 = arith.addi %ff3, %ffc8 : index
  %ff24 = memref.load %x1[%ff23] : memref<?xf32>
  %ff25 = arith.addf %ff22, %ff24 : f32
  %ff26 = arith.muli %x0, %ffc9 : index
  %ff27 = arith.addi %x2, %ff26 : index
  %ff28 = arith.divui %ff0, %ffc10 : index
  %ff29 = arith.addi %ff27, %ff28 : index
  %ff30 = arith.cmpi slt, %ff29, %x3 : index
  scf.if %ff30 {
    %ff31 = arith.cmpi eq, %ffhasFactors, %ffc12 : index
    %ff32 = arith.muli %ff29, %ffc9 : index
    %ff33 = memref.load %x4[%ff32] : memref<?xf32>
    %ff34 = arith.mulf %ff33, %ffoperandScale : f32
    %ff35 = arith.select %ff31, %ff34, %ffoperandScale : f32
    %ff36 = arith.remui %ff0, %ffc10 : index
    %ff37 = arith.muli %ff36, %ffc14 : index
    %ff38 = arith.addi %x5, %ff37 : index
    %ff39 = vector.load %x6[%ff38] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %ff40 = vector.bitcast %ff39 : vector<4xi8> to vector<1xf32>
    %ff41 = vector.extract %ff40[0] : f32 from vector<1xf32>
    %ff42 = arith.mulf %ff41, %ff35 : f32
    %ff43 = arith.mulf %ff25, %ff42 : f32
    %ff44 = arith.muli %ff29, %x7 : index
    %ff45 = arith.addi %ff44, %x8 : index
    %ff46 = arith.addi %ff45, %ff36 : index
    scf.if %x9 {
      %ff47 = arith.addi %ff46, %ffc1 : index
      %ff48 = memref.load %x10[%ff47] : memref<?xf32>
      %ff49 = arith.addf %ff48, %ff43 : f32
      memref.store %ff49, %x11[%ff47] : memref<?xf32>
    } else {
      %ff50 = arith.addi %ff46, %ffc1 : index
      memref.store %ff43, %x11[%ff50] : memref<?xf32>
    }
  }
  func.return
}
func.func private @linear_norm_q8_0_w8p1_m16__gfx1100.2(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: i1, %x10: memref<?xf32>, %x11: memref<?xf32>) {
  %fc0 = arith.constant 1 : index
  %fc1 = arith.constant 0 : index
  %fc2 = arith.constant 256 : index
  %fc3 = arith.constant 32 : index
  %fc4 = arith.constant 64 : index
  %fc5 = arith.constant 96 : index
  %fc6 = arith.constant 128 : index
  %fc7 = arith.constant 160 : index
  %fc8 = arith.constant 192 : index
  %fc9 = arith.constant 224 : index
  %f0 = wave.lane
  %f1 = wave.wave
  %f2 = arith.muli %f1, %fc0 : index
  %f3 = arith.addi %f2, %fc1 : index
  %f4 = arith.muli %f3, %fc2 : index
  %f5 = arith.addi %f4, %f0 : index
  %f6 = vector.extract %x0[0] : f32 from vector<8xf32>
  %f7 = arith.addi %f5, %fc1 : index
  memref.store %f6, %x1[%f7] : memref<?xf32>
  %f8 = vector.extract %x0[1] : f32 from vector<8xf32>
  %f9 = arith.addi %f5, %fc3 : index
  memref.store %f8, %x1[%f9] : memref<?xf32>
  %f10 = vector.extract %x0[2] : f32 from vector<8xf32>
  %f11 = arith.addi %f5, %fc4 : index
  memref.store %f10, %x1[%f11] : memref<?xf32>
  %f12 = vector.extract %x0[3] : f32 from vector<8xf32>
  %f13 = arith.addi %f5, %fc5 : index
  memref.store %f12, %x1[%f13] : memref<?xf32>
  %f14 = vector.extract %x0[4] : f32 from vector<8xf32>
  %f15 = arith.addi %f5, %fc6 : index
  memref.store %f14, %x1[%f15] : memref<?xf32>
  %f16 = vector.extract %x0[5] : f32 from vector<8xf32>
  %f17 = arith.addi %f5, %fc7 : index
  memref.store %f16, %x1[%f17] : memref<?xf32>
  %f18 = vector.extract %x0[6] : f32 from vector<8xf32>
  %f19 = arith.addi %f5, %fc8 : index
  memref.store %f18, %x1[%f19] : memref<?xf32>
  %f20 = vector.extract %x0[7] : f32 from vector<8xf32>
  %f21 = arith.addi %f5, %fc9 : index
  memref.store %f20, %x1[%f21] : memref<?xf32>
  wave.barrier
  func.call @linear_norm_q8_0_w8p1_m16__gfx1100.1(%f3, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  func.return
}
wave.kernel @linear_norm_q8_0_w8p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c11 = arith.constant 2 : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %c14 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 3 : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c20 = arith.constant dense<0x00000000> : vector<4xf32>
  %c21 = arith.constant 4 : index
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c23 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c25 = arith.constant 23 : i32
  %c26 = arith.constant 141 : i32
  %c27 = arith.constant 268 : i32
  %c28 = arith.constant 14 : i32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.addi %inputFeatures, %c2 : index
  %4 = arith.divui %3, %c3 : index
  %5 = arith.muli %4, %c3 : index
  %6 = arith.addi %2, %5 : index
  %7 = arith.addi %6, %c3 : index
  %8 = arith.muli %0, %c4 : index
  %9 = arith.addi %8, %c5 : index
  %10 = arith.muli %9, %7 : index
  %11 = memref.load %step[%countAt] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %1, %c1 : index
  %14 = wave.scratch %c7 : memref<?xf32>
  %15 = arith.cmpi eq, %hasResidual, %c4 : index
  %16 = arith.muli %0, %c1 : index
  %17 = arith.cmpi slt, %13, %12 : index
  scf.if %17 {
    %18 = wave.lane
    %19 = arith.remui %18, %c1 : index
    %20 = arith.remui %19, %tileRows : index
    %21 = arith.addi %13, %20 : index
    %22 = arith.divui %21, %tileRows : index
    %23 = arith.divui %inputFeatures, %c1 : index
    %24 = arith.muli %22, %23 : index
    %25 = arith.divui %c5, %c1 : index
    %26 = arith.addi %24, %25 : index
    %27 = arith.muli %26, %c11 : index
    %28 = arith.remui %c5, %c1 : index
    %29 = arith.divui %28, %c12 : index
    %30 = arith.addi %27, %29 : index
    %31 = arith.muli %tileRows, %c12 : index
    %32 = arith.muli %30, %31 : index
    %33 = arith.remui %21, %tileRows : index
    %34 = arith.muli %33, %c12 : index
    %35 = arith.addi %32, %34 : index
    %36 = arith.remui %c5, %c12 : index
    %37 = arith.addi %35, %36 : index
    %38 = wave.wave
    %39 = arith.divui %inputFeatures, %c14 : index
    %40 = arith.muli %38, %stepsPerWave : index
    %41 = arith.minsi %40, %39 : index
    %42 = arith.addi %41, %stepsPerWave : index
    %43 = arith.minsi %42, %39 : index
    %44 = arith.cmpi eq, %wholeBlocks, %c4 : index
    %45 = arith.subi %43, %41 : index
    %46 = arith.divui %45, %c11 : index
    %47 = arith.muli %46, %c11 : index
    %48 = arith.addi %41, %47 : index
    %49 = arith.select %44, %42, %48 : index
    %52 = scf.for %50 = %41 to %49 step %c11 iter_args(%51 = %c13) -> (vector<8xf32>) {
      %53 = arith.addi %50, %c5 : index
      %54:2 = func.call @linear_norm_q8_0_w8p1_m16__gfx1100.0(%18, %10, %53, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %55 = arith.addi %50, %c4 : index
      %56:2 = func.call @linear_norm_q8_0_w8p1_m16__gfx1100.0(%18, %10, %55, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %57 = arith.muli %50, %c11 : index
      %58 = arith.addi %57, %c5 : index
      %59 = arith.muli %tileRows, %c1 : index
      %60 = arith.muli %58, %59 : index
      %61 = arith.addi %37, %60 : index
      %62 = vector.load %x[%61] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %63 = arith.addi %61, %31 : index
      %64 = vector.load %x[%63] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %65 = vector.shuffle %62, %64 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %66 = wave.mma %65, %54#0, %51 : vector<16xf16>, vector<8xf32>
      %67 = arith.addi %57, %c4 : index
      %68 = arith.muli %67, %59 : index
      %69 = arith.addi %37, %68 : index
      %70 = vector.load %x[%69] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %71 = arith.addi %69, %31 : index
      %72 = vector.load %x[%71] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %73 = vector.shuffle %70, %72 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %74 = wave.mma %73, %54#1, %66 : vector<16xf16>, vector<8xf32>
      %75 = arith.addi %57, %c11 : index
      %76 = arith.muli %75, %59 : index
      %77 = arith.addi %37, %76 : index
      %78 = vector.load %x[%77] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %79 = arith.addi %77, %31 : index
      %80 = vector.load %x[%79] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %81 = vector.shuffle %78, %80 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %82 = wave.mma %81, %56#0, %74 : vector<16xf16>, vector<8xf32>
      %83 = arith.addi %57, %c17 : index
      %84 = arith.muli %83, %59 : index
      %85 = arith.addi %37, %84 : index
      %86 = vector.load %x[%85] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %87 = arith.addi %85, %31 : index
      %88 = vector.load %x[%87] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %89 = vector.shuffle %86, %88 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %90 = wave.mma %89, %56#1, %82 : vector<16xf16>, vector<8xf32>
      scf.yield %90 : vector<8xf32>
    }
    %91 = arith.select %44, %49, %43 : index
    %94 = scf.for %92 = %49 to %91 step %c4 iter_args(%93 = %52) -> (vector<8xf32>) {
      %95 = arith.addi %92, %c5 : index
      %96:2 = func.call @linear_norm_q8_0_w8p1_m16__gfx1100.0(%18, %10, %95, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %97 = arith.muli %92, %c11 : index
      %98 = arith.addi %97, %c5 : index
      %99 = arith.muli %tileRows, %c1 : index
      %100 = arith.muli %98, %99 : index
      %101 = arith.addi %37, %100 : index
      %102 = vector.load %x[%101] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %103 = arith.addi %101, %31 : index
      %104 = vector.load %x[%103] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %105 = vector.shuffle %102, %104 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %106 = wave.mma %105, %96#0, %93 : vector<16xf16>, vector<8xf32>
      %107 = arith.addi %97, %c4 : index
      %108 = arith.muli %107, %99 : index
      %109 = arith.addi %37, %108 : index
      %110 = vector.load %x[%109] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %111 = arith.addi %109, %31 : index
      %112 = vector.load %x[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %113 = vector.shuffle %110, %112 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %114 = wave.mma %113, %96#1, %106 : vector<16xf16>, vector<8xf32>
      scf.yield %114 : vector<8xf32>
    }
    %115 = arith.addi %13, %c5 : index
    func.call @linear_norm_q8_0_w8p1_m16__gfx1100.2(%94, %14, %115, %12, %factors, %10, %w, %outputFeatures, %16, %15, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  }
  %116 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %116 {
    %117 = arith.addi %13, %c1 : index
    %118 = arith.minsi %117, %12 : index
    %119 = wave.wave
    %120 = arith.addi %13, %119 : index
    scf.for %121 = %120 to %118 step %c12 {
      %122 = arith.muli %121, %features : index
      %123 = wave.lane
      %124 = arith.muli %123, %c21 : index
      %129:3 = scf.for %125 = %124 to %features step %c3 iter_args(%126 = %c20, %127 = %c20, %128 = %c20) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %130 = arith.addi %122, %125 : index
        %131 = vector.load %out[%130] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %132 = vector.load %norm_weight[%125] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %133 = arith.mulf %131, %132 : vector<4xf32>
        %134 = math.fma %131, %131, %126 : vector<4xf32>
        %135 = math.fma %133, %133, %127 : vector<4xf32>
        %136 = math.absf %133 : vector<4xf32>
        %137 = arith.maximumf %128, %136 : vector<4xf32>
        scf.yield %134, %135, %137 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %138 = wave.reduce "add" %129#0 : vector<4xf32>
      %139 = arith.mulf %138, %inverseFeatures : f32
      %140 = arith.addf %139, %epsilon : f32
      %141 = math.sqrt %140 : f32
      %142 = arith.divf %c23, %141 : f32
      %143 = wave.reduce "max" %129#2 : vector<4xf32>
      %144 = arith.mulf %143, %142 : f32
      %145 = arith.bitcast %144 : f32 to i32
      %146 = arith.shrui %145, %c25 : i32
      %147 = arith.maxsi %146, %c26 : i32
      %148 = arith.subi %c27, %147 : i32
      %149 = arith.shli %148, %c25 : i32
      %150 = arith.subi %147, %c28 : i32
      %151 = arith.shli %150, %c25 : i32
      %152 = arith.bitcast %149 : i32 to f32
      %153 = arith.bitcast %151 : i32 to f32
      %154 = wave.reduce "add" %129#1 : vector<4xf32>
      %155 = arith.mulf %154, %142 : f32
      %156 = arith.mulf %155, %142 : f32
      %157 = arith.cmpi eq, %123, %c5 : index
      scf.if %157 {
        %158 = arith.muli %121, %c11 : index
        memref.store %153, %normed_factors[%158] : memref<?xf32>
        %159 = arith.addi %158, %c4 : index
        memref.store %156, %normed_factors[%159] : memref<?xf32>
      }
      %160 = vector.broadcast %142 : f32 to vector<4xf32>
      %161 = vector.broadcast %152 : f32 to vector<4xf32>
      scf.for %162 = %124 to %features step %c3 {
        %163 = arith.addi %122, %162 : index
        %164 = vector.load %out[%163] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %165 = arith.mulf %164, %160 : vector<4xf32>
        %166 = vector.load %norm_weight[%162] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %167 = arith.mulf %165, %166 : vector<4xf32>
        %168 = arith.mulf %167, %161 : vector<4xf32>
        %169 = arith.divui %121, %tileRows : index
        %170 = arith.divui %features, %c1 : index
        %171 = arith.muli %169, %170 : index
        %172 = arith.divui %162, %c1 : index
        %173 = arith.addi %171, %172 : index
        %174 = arith.muli %173, %c11 : index
        %175 = arith.remui %162, %c1 : index
        %176 = arith.divui %175, %c12 : index
        %177 = arith.addi %174, %176 : index
        %178 = arith.muli %tileRows, %c12 : index
        %179 = arith.muli %177, %178 : index
        %180 = arith.remui %121, %tileRows : index
        %181 = arith.muli %180, %c12 : index
        %182 = arith.addi %179, %181 : index
        %183 = arith.remui %162, %c12 : index
        %184 = arith.addi %182, %183 : index
        %185 = arith.truncf %168 : vector<4xf32> to vector<4xf16>
        vector.store %185, %normed[%184] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
