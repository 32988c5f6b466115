// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q8_0', panels=1)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q8_0_p1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 32 : index
  %fc2 = arith.constant 2 : index
  %fc3 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc5 = arith.constant 0 : index
  %fc6 = arith.constant 127 : index
  %fc7 = arith.constant 512 : index
  %fc8 = arith.constant dense<16711935> : vector<4xi32>
  %fc9 = arith.constant dense<1677747200> : vector<4xi32>
  %fc10 = arith.constant dense<8> : vector<4xi32>
  %fc11 = arith.constant dense<0x6480> : vector<16xf16>
  %fc12 = arith.constant 256 : index
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.muli %x1, %fc1 : index
  %f2 = arith.muli %f0, %fc2 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.addi %x2, %fc3 : index
  %f5 = arith.cmpi sgt, %fscalesInLds, %fc5 : index
  %f6 = scf.if %f5 -> (vector<2xi8>) {
    %f7 = arith.addi %x3, %f3 : index
    %f8 = vector.load %x4[%f7] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f8 : vector<2xi8>
  } else {
    %f9 = arith.addi %f4, %f3 : index
    %f10 = vector.load %x5[%f9] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f10 : vector<2xi8>
  }
  %f11 = vector.bitcast %f6 : vector<2xi8> to vector<1xf16>
  %f12 = vector.extract %f11[0] : f16 from vector<1xf16>
  %f13 = vector.broadcast %f12 : f16 to vector<16xf16>
  %f14 = arith.addi %x6, %fc6 : index
  %f15 = arith.divui %f14, %fc3 : index
  %f16 = arith.muli %f15, %fc3 : index
  %f17 = arith.addi %f4, %f16 : index
  %f18 = arith.muli %x1, %fc7 : index
  %f19 = arith.addi %f17, %f18 : index
  %f20 = arith.addi %f19, %fc5 : index
  %f21 = arith.muli %f0, %fc0 : index
  %f22 = arith.addi %f20, %f21 : index
  %f23 = vector.load %x5[%f22] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f24 = vector.bitcast %f23 : vector<16xi8> to vector<4xi32>
  %f25 = arith.andi %f24, %fc8 : vector<4xi32>
  %f26 = arith.ori %f25, %fc9 : vector<4xi32>
  %f27 = vector.bitcast %f26 : vector<4xi32> to vector<8xf16>
  %f28 = arith.shrui %f24, %fc10 : vector<4xi32>
  %f29 = arith.andi %f28, %fc8 : vector<4xi32>
  %f30 = arith.ori %f29, %fc9 : vector<4xi32>
  %f31 = vector.bitcast %f30 : vector<4xi32> to vector<8xf16>
  %f32 = vector.shuffle %f27, %f31 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f33 = arith.subf %f32, %fc11 : vector<16xf16>
  %f34 = arith.mulf %f33, %f13 : vector<16xf16>
  %f35 = arith.addi %f19, %fc12 : index
  %f36 = arith.addi %f35, %f21 : index
  %f37 = vector.load %x5[%f36] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f38 = vector.bitcast %f37 : vector<16xi8> to vector<4xi32>
  %f39 = arith.andi %f38, %fc8 : vector<4xi32>
  %f40 = arith.ori %f39, %fc9 : vector<4xi32>
  %f41 = vector.bitcast %f40 : vector<4xi32> to vector<8xf16>
  %f42 = arith.shrui %f38, %fc10 : vector<4xi32>
  %f43 = arith.andi %f42, %fc8 : vector<4xi32>
  %f44 = arith.ori %f43, %fc9 : vector<4xi32>
  %f45 = vector.bitcast %f44 : vector<4xi32> to vector<8xf16>
  %f46 = vector.shuffle %f41, %f45 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f47 = arith.subf %f46, %fc11 : vector<16xf16>
  %f48 = arith.mulf %f47, %f13 : vector<16xf16>
  func.return %f34, %f48 : vector<16xf16>, vector<16xf16>
}
func.func private @linear_q8_0_p1__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: index, %x10: i1, %x11: memref<?xf32>, %x12: memref<?xf32>) {
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
  %fc10 = arith.constant 8 : index
  %fc11 = arith.constant 2 : index
  %fc12 = arith.constant 16 : index
  %fhasFactors = wave.param "hasFactors" : index
  %foperandScale = wave.param "operandScale" : f32
  %fc15 = arith.constant 4 : index
  %f0 = wave.wave
  %f1 = arith.muli %f0, %fc0 : index
  %f2 = arith.addi %f1, %fc1 : index
  %f3 = arith.muli %f2, %fc2 : index
  %f4 = wave.lane
  %f5 = arith.addi %f3, %f4 : index
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
  %f22 = arith.divui %fc10, %x2 : index
  scf.for %f23 = %fc1 to %f22 step %fc0 {
    %f24 = arith.muli %f0, %f22 : index
    %f25 = arith.addi %f24, %f23 : index
    %f26 = arith.muli %f25, %fc3 : index
    %f27 = arith.addi %f26, %f4 : index
    %f28 = arith.addi %f27, %fc1 : index
    %f29 = memref.load %x1[%f28] : memref<?xf32>
    %f32 = scf.for %f30 = %fc0 to %x2 step %fc0 iter_args(%f31 = %f29) -> (f32) {
      %f33 = arith.muli %f30, %fc2 : index
      %f34 = arith.addi %f28, %f33 : index
      %f35 = memref.load %x1[%f34] : memref<?xf32>
      %f36 = arith.addf %f31, %f35 : f32
      scf.yield %f36 : f32
    }
    %f37 = arith.muli %f25, %fc11 : index
    %f38 = arith.addi %x3, %f37 : index
    %f39 = arith.divui %f4, %fc12 : index
    %f40 = arith.addi %f38, %f39 : index
    %f41 = arith.cmpi slt, %f40, %x4 : index
    scf.if %f41 {
      %f42 = arith.cmpi eq, %fhasFactors, %fc0 : index
      %f43 = arith.muli %f40, %fc11 : index
      %f44 = memref.load %x5[%f43] : memref<?xf32>
      %f45 = arith.mulf %f44, %foperandScale : f32
      %f46 = arith.select %f42, %f45, %foperandScale : f32
      %f47 = arith.remui %f4, %fc12 : index
      %f48 = arith.muli %f47, %fc15 : index
      %f49 = arith.addi %x6, %f48 : index
      %f50 = vector.load %x7[%f49] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %f51 = vector.bitcast %f50 : vector<4xi8> to vector<1xf32>
      %f52 = vector.extract %f51[0] : f32 from vector<1xf32>
      %f53 = arith.mulf %f52, %f46 : f32
      %f54 = arith.mulf %f32, %f53 : f32
      %f55 = arith.muli %f40, %x8 : index
      %f56 = arith.addi %f55, %x9 : index
      %f57 = arith.addi %f56, %f47 : index
      scf.if %x10 {
        %f58 = arith.addi %f57, %fc1 : index
        %f59 = memref.load %x11[%f58] : memref<?xf32>
        %f60 = arith.addf %f59, %f54 : f32
        memref.store %f60, %x12[%f58] : memref<?xf32>
      } else {
        %f61 = arith.addi %f57, %fc1 : index
        memref.store %f54, %x12[%f61] : memref<?xf32>
      }
    }
  }
  func.return
}
wave.kernel @linear_q8_0_p1__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %waves = wave.param "waves" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 256 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %rowsMode = wave.param "rowsMode" : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c13 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c16 = arith.constant 8 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 2 : index
  %c21 = arith.constant 3 : index
  %c22 = arith.constant 64 : index
  %c23 = arith.constant 48 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c2 : index
  %3 = arith.addi %inputFeatures, %c3 : index
  %4 = arith.divui %3, %c4 : index
  %5 = arith.muli %4, %c4 : index
  %6 = arith.addi %2, %5 : index
  %7 = arith.addi %6, %c4 : index
  %8 = arith.muli %0, %c5 : index
  %9 = arith.addi %8, %c6 : index
  %10 = arith.muli %9, %7 : index
  %11 = memref.load %step[%countAt] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %waves, %c8 : index
  %14 = wave.scratch %13 : memref<?xf32>
  %15 = arith.cmpi eq, %hasResidual, %c5 : index
  %16 = arith.muli %0, %c2 : index
  %17 = arith.cmpi eq, %rowsMode, %c6 : index
  scf.if %17 {
    %18 = arith.muli %1, %c2 : index
    %19 = arith.cmpi slt, %18, %12 : index
    scf.if %19 {
      %20 = arith.muli %scalesInLds, %c5 : index
      %21 = wave.scratch %20 : memref<?xi8>
      %22 = arith.cmpi sgt, %scalesInLds, %c6 : index
      scf.if %22 {
        scf.for %23 = %c6 to %c5 step %c5 {
          %24 = arith.addi %8, %23 : index
          %25 = arith.muli %24, %7 : index
          %26 = arith.addi %25, %c4 : index
          %27 = wave.wave
          %28 = arith.muli %27, %c13 : index
          %29 = wave.lane
          %30 = arith.addi %28, %29 : index
          %31 = arith.divui %scalesInLds, %c2 : index
          %32 = arith.muli %waves, %c13 : index
          scf.for %33 = %30 to %31 step %32 {
            %34 = arith.muli %33, %c2 : index
            %35 = arith.addi %26, %34 : index
            %36 = vector.load %w[%35] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %37 = arith.muli %23, %scalesInLds : index
            %38 = arith.addi %37, %34 : index
            vector.store %36, %21[%38] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %39 = wave.lane
      %40 = arith.remui %39, %c2 : index
      %41 = wave.scratch %operandHalves : memref<?xf16>
      %42 = arith.divui %operandHalves, %c16 : index
      %43 = wave.wave
      %44 = arith.muli %43, %c13 : index
      %45 = arith.addi %44, %39 : index
      %46 = arith.muli %waves, %c13 : index
      scf.for %47 = %45 to %42 step %46 {
        %48 = arith.muli %47, %c16 : index
        %49 = arith.addi %c6, %48 : index
        %50 = vector.load %x[%49] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %50, %41[%49] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %51 = arith.remui %40, %tileRows : index
      %52 = arith.muli %51, %c16 : index
      %53 = arith.muli %c6, %scalesInLds : index
      %54 = arith.divui %inputFeatures, %c13 : index
      %55 = arith.muli %43, %stepsPerWave : index
      %56 = arith.minsi %55, %54 : index
      %57 = arith.addi %56, %stepsPerWave : index
      %58 = arith.minsi %57, %54 : index
      %59 = arith.cmpi eq, %wholeBlocks, %c5 : index
      %60 = arith.subi %58, %56 : index
      %61 = arith.divui %60, %c20 : index
      %62 = arith.muli %61, %c20 : index
      %63 = arith.addi %56, %62 : index
      %64 = arith.select %59, %57, %63 : index
      %67 = scf.for %65 = %56 to %64 step %c20 iter_args(%66 = %c17) -> (vector<8xf32>) {
        %68 = arith.addi %65, %c6 : index
        %69:2 = func.call @linear_q8_0_p1__gfx1100.0(%39, %68, %10, %53, %21, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %70 = arith.addi %65, %c5 : index
        %71:2 = func.call @linear_q8_0_p1__gfx1100.0(%39, %70, %10, %53, %21, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %72 = arith.muli %65, %c20 : index
        %73 = arith.addi %72, %c6 : index
        %74 = arith.muli %tileRows, %c2 : index
        %75 = arith.muli %73, %74 : index
        %76 = arith.addi %52, %75 : index
        %77 = vector.load %41[%76] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %78 = arith.muli %tileRows, %c16 : index
        %79 = arith.addi %76, %78 : index
        %80 = vector.load %41[%79] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %81 = vector.shuffle %77, %80 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %82 = wave.mma %81, %69#0, %66 : vector<16xf16>, vector<8xf32>
        %83 = arith.addi %72, %c5 : index
        %84 = arith.muli %83, %74 : index
        %85 = arith.addi %52, %84 : index
        %86 = vector.load %41[%85] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %87 = arith.addi %85, %78 : index
        %88 = vector.load %41[%87] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %89 = vector.shuffle %86, %88 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %90 = wave.mma %89, %69#1, %82 : vector<16xf16>, vector<8xf32>
        %91 = arith.addi %72, %c20 : index
        %92 = arith.muli %91, %74 : index
        %93 = arith.addi %52, %92 : index
        %94 = vector.load %41[%93] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %95 = arith.addi %93, %78 : index
        %96 = vector.load %41[%95] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %97 = vector.shuffle %94, %96 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %98 = wave.mma %97, %71#0, %90 : vector<16xf16>, vector<8xf32>
        %99 = arith.addi %72, %c21 : index
        %100 = arith.muli %99, %74 : index
        %101 = arith.addi %52, %100 : index
        %102 = vector.load %41[%101] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %103 = arith.addi %101, %78 : index
        %104 = vector.load %41[%103] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %105 = vector.shuffle %102, %104 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %106 = wave.mma %105, %71#1, %98 : vector<16xf16>, vector<8xf32>
        scf.yield %106 : vector<8xf32>
      }
      %107 = arith.select %59, %64, %58 : index
      %110 = scf.for %108 = %64 to %107 step %c5 iter_args(%109 = %67) -> (vector<8xf32>) {
        %111 = arith.addi %108, %c6 : index
        %112:2 = func.call @linear_q8_0_p1__gfx1100.0(%39, %111, %10, %53, %21, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %113 = arith.muli %108, %c20 : index
        %114 = arith.addi %113, %c6 : index
        %115 = arith.muli %tileRows, %c2 : index
        %116 = arith.muli %114, %115 : index
        %117 = arith.addi %52, %116 : index
        %118 = vector.load %41[%117] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %119 = arith.muli %tileRows, %c16 : index
        %120 = arith.addi %117, %119 : index
        %121 = vector.load %41[%120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %122 = vector.shuffle %118, %121 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %123 = wave.mma %122, %112#0, %109 : vector<16xf16>, vector<8xf32>
        %124 = arith.addi %113, %c5 : index
        %125 = arith.muli %124, %115 : index
        %126 = arith.addi %52, %125 : index
        %127 = vector.load %41[%126] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %128 = arith.addi %126, %119 : index
        %129 = vector.load %41[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %130 = vector.shuffle %127, %129 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %131 = wave.mma %130, %112#1, %123 : vector<16xf16>, vector<8xf32>
        scf.yield %131 : vector<8xf32>
      }
      %132 = arith.addi %18, %c6 : index
      func.call @linear_q8_0_p1__gfx1100.1(%110, %14, %waves, %132, %12, %factors, %10, %w, %outputFeatures, %16, %15, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %133 = arith.cmpi eq, %rowsMode, %c5 : index
  scf.if %133 {
    %134 = arith.muli %1, %c2 : index
    %135 = arith.cmpi slt, %134, %12 : index
    scf.if %135 {
      %136 = arith.muli %scalesInLds, %c5 : index
      %137 = wave.scratch %136 : memref<?xi8>
      %138 = arith.cmpi sgt, %scalesInLds, %c6 : index
      scf.if %138 {
        scf.for %139 = %c6 to %c5 step %c5 {
          %140 = arith.addi %8, %139 : index
          %141 = arith.muli %140, %7 : index
          %142 = arith.addi %141, %c4 : index
          %143 = wave.wave
          %144 = arith.muli %143, %c13 : index
          %145 = wave.lane
          %146 = arith.addi %144, %145 : index
          %147 = arith.divui %scalesInLds, %c2 : index
          %148 = arith.muli %waves, %c13 : index
          scf.for %149 = %146 to %147 step %148 {
            %150 = arith.muli %149, %c2 : index
            %151 = arith.addi %142, %150 : index
            %152 = vector.load %w[%151] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %153 = arith.muli %139, %scalesInLds : index
            %154 = arith.addi %153, %150 : index
            vector.store %152, %137[%154] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %155 = wave.lane
      %156 = arith.remui %155, %c2 : index
      %157 = arith.remui %156, %tileRows : index
      %158 = arith.addi %134, %157 : index
      %159 = arith.divui %158, %tileRows : index
      %160 = arith.divui %inputFeatures, %c2 : index
      %161 = arith.muli %159, %160 : index
      %162 = arith.divui %c6, %c2 : index
      %163 = arith.addi %161, %162 : index
      %164 = arith.muli %163, %c20 : index
      %165 = arith.remui %c6, %c2 : index
      %166 = arith.divui %165, %c16 : index
      %167 = arith.addi %164, %166 : index
      %168 = arith.muli %tileRows, %c16 : index
      %169 = arith.muli %167, %168 : index
      %170 = arith.remui %158, %tileRows : index
      %171 = arith.muli %170, %c16 : index
      %172 = arith.addi %169, %171 : index
      %173 = arith.remui %c6, %c16 : index
      %174 = arith.addi %172, %173 : index
      %175 = arith.muli %c6, %scalesInLds : index
      %176 = wave.wave
      %177 = arith.divui %inputFeatures, %c13 : index
      %178 = arith.muli %176, %stepsPerWave : index
      %179 = arith.minsi %178, %177 : index
      %180 = arith.addi %179, %stepsPerWave : index
      %181 = arith.minsi %180, %177 : index
      %182 = arith.cmpi eq, %wholeBlocks, %c5 : index
      %183 = arith.subi %181, %179 : index
      %184 = arith.divui %183, %c20 : index
      %185 = arith.muli %184, %c20 : index
      %186 = arith.addi %179, %185 : index
      %187 = arith.select %182, %180, %186 : index
      %190 = scf.for %188 = %179 to %187 step %c20 iter_args(%189 = %c17) -> (vector<8xf32>) {
        %191 = arith.addi %188, %c6 : index
        %192:2 = func.call @linear_q8_0_p1__gfx1100.0(%155, %191, %10, %175, %137, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %193 = arith.addi %188, %c5 : index
        %194:2 = func.call @linear_q8_0_p1__gfx1100.0(%155, %193, %10, %175, %137, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %195 = arith.muli %188, %c20 : index
        %196 = arith.addi %195, %c6 : index
        %197 = arith.muli %tileRows, %c2 : index
        %198 = arith.muli %196, %197 : index
        %199 = arith.addi %174, %198 : index
        %200 = vector.load %x[%199] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %201 = arith.addi %199, %168 : index
        %202 = vector.load %x[%201] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %203 = vector.shuffle %200, %202 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %204 = wave.mma %203, %192#0, %189 : vector<16xf16>, vector<8xf32>
        %205 = arith.addi %195, %c5 : index
        %206 = arith.muli %205, %197 : index
        %207 = arith.addi %174, %206 : index
        %208 = vector.load %x[%207] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %209 = arith.addi %207, %168 : index
        %210 = vector.load %x[%209] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %211 = vector.shuffle %208, %210 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %212 = wave.mma %211, %192#1, %204 : vector<16xf16>, vector<8xf32>
        %213 = arith.addi %195, %c20 : index
        %214 = arith.muli %213, %197 : index
        %215 = arith.addi %174, %214 : index
        %216 = vector.load %x[%215] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %217 = arith.addi %215, %168 : index
        %218 = vector.load %x[%217] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %219 = vector.shuffle %216, %218 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %220 = wave.mma %219, %194#0, %212 : vector<16xf16>, vector<8xf32>
        %221 = arith.addi %195, %c21 : index
        %222 = arith.muli %221, %197 : index
        %223 = arith.addi %174, %222 : index
        %224 = vector.load %x[%223] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %225 = arith.addi %223, %168 : index
        %226 = vector.load %x[%225] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %227 = vector.shuffle %224, %226 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %228 = wave.mma %227, %194#1, %220 : vector<16xf16>, vector<8xf32>
        scf.yield %228 : vector<8xf32>
      }
      %229 = arith.select %182, %187, %181 : index
      %232 = scf.for %230 = %187 to %229 step %c5 iter_args(%231 = %190) -> (vector<8xf32>) {
        %233 = arith.addi %230, %c6 : index
        %234:2 = func.call @linear_q8_0_p1__gfx1100.0(%155, %233, %10, %175, %137, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %235 = arith.muli %230, %c20 : index
        %236 = arith.addi %235, %c6 : index
        %237 = arith.muli %tileRows, %c2 : index
        %238 = arith.muli %236, %237 : index
        %239 = arith.addi %174, %238 : index
        %240 = vector.load %x[%239] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %241 = arith.addi %239, %168 : index
        %242 = vector.load %x[%241] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %243 = vector.shuffle %240, %242 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %244 = wave.mma %243, %234#0, %231 : vector<16xf16>, vector<8xf32>
        %245 = arith.addi %235, %c5 : index
        %246 = arith.muli %245, %237 : index
        %247 = arith.addi %174, %246 : index
        %248 = vector.load %x[%247] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %249 = arith.addi %247, %168 : index
        %250 = vector.load %x[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %251 = vector.shuffle %248, %250 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %252 = wave.mma %251, %234#1, %244 : vector<16xf16>, vector<8xf32>
        scf.yield %252 : vector<8xf32>
      }
      %253 = arith.addi %134, %c6 : index
      func.call @linear_q8_0_p1__gfx1100.1(%232, %14, %waves, %253, %12, %factors, %10, %w, %outputFeatures, %16, %15, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %254 = arith.cmpi eq, %rowsMode, %c20 : index
  scf.if %254 {
    %255 = arith.muli %1, %c22 : index
    %256 = arith.cmpi slt, %255, %12 : index
    scf.if %256 {
      %257 = arith.muli %scalesInLds, %c5 : index
      %258 = wave.scratch %257 : memref<?xi8>
      %259 = arith.cmpi sgt, %scalesInLds, %c6 : index
      scf.if %259 {
        scf.for %260 = %c6 to %c5 step %c5 {
          %261 = arith.addi %8, %260 : index
          %262 = arith.muli %261, %7 : index
          %263 = arith.addi %262, %c4 : index
          %264 = wave.wave
          %265 = arith.muli %264, %c13 : index
          %266 = wave.lane
          %267 = arith.addi %265, %266 : index
          %268 = arith.divui %scalesInLds, %c2 : index
          %269 = arith.muli %waves, %c13 : index
          scf.for %270 = %267 to %268 step %269 {
            %271 = arith.muli %270, %c2 : index
            %272 = arith.addi %263, %271 : index
            %273 = vector.load %w[%272] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %274 = arith.muli %260, %scalesInLds : index
            %275 = arith.addi %274, %271 : index
            vector.store %273, %258[%275] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %276 = wave.lane
      %277 = arith.remui %276, %c2 : index
      %278 = arith.remui %277, %tileRows : index
      %279 = arith.addi %255, %278 : index
      %280 = arith.divui %279, %tileRows : index
      %281 = arith.divui %inputFeatures, %c2 : index
      %282 = arith.muli %280, %281 : index
      %283 = arith.divui %c6, %c2 : index
      %284 = arith.addi %282, %283 : index
      %285 = arith.muli %284, %c20 : index
      %286 = arith.remui %c6, %c2 : index
      %287 = arith.divui %286, %c16 : index
      %288 = arith.addi %285, %287 : index
      %289 = arith.muli %tileRows, %c16 : index
      %290 = arith.muli %288, %289 : index
      %291 = arith.remui %279, %tileRows : index
      %292 = arith.muli %291, %c16 : index
      %293 = arith.addi %290, %292 : index
      %294 = arith.remui %c6, %c16 : index
      %295 = arith.addi %293, %294 : index
      %296 = arith.addi %277, %c2 : index
      %297 = arith.addi %255, %296 : index
      %298 = arith.divui %297, %tileRows : index
      %299 = arith.muli %298, %281 : index
      %300 = arith.addi %299, %283 : index
      %301 = arith.muli %300, %c20 : index
      %302 = arith.addi %301, %287 : index
      %303 = arith.muli %302, %289 : index
      %304 = arith.remui %297, %tileRows : index
      %305 = arith.muli %304, %c16 : index
      %306 = arith.addi %303, %305 : index
      %307 = arith.addi %306, %294 : index
      %308 = arith.addi %277, %c13 : index
      %309 = arith.addi %255, %308 : index
      %310 = arith.divui %309, %tileRows : index
      %311 = arith.muli %310, %281 : index
      %312 = arith.addi %311, %283 : index
      %313 = arith.muli %312, %c20 : index
      %314 = arith.addi %313, %287 : index
      %315 = arith.muli %314, %289 : index
      %316 = arith.remui %309, %tileRows : index
      %317 = arith.muli %316, %c16 : index
      %318 = arith.addi %315, %317 : index
      %319 = arith.addi %318, %294 : index
      %320 = arith.addi %277, %c23 : index
      %321 = arith.addi %255, %320 : index
      %322 = arith.divui %321, %tileRows : index
      %323 = arith.muli %322, %281 : index
      %324 = arith.addi %323, %283 : index
      %325 = arith.muli %324, %c20 : index
      %326 = arith.addi %325, %287 : index
      %327 = arith.muli %326, %289 : index
      %328 = arith.remui %321, %tileRows : index
      %329 = arith.muli %328, %c16 : index
      %330 = arith.addi %327, %329 : index
      %331 = arith.addi %330, %294 : index
      %332 = arith.muli %c6, %scalesInLds : index
      %333 = wave.wave
      %334 = arith.divui %inputFeatures, %c13 : index
      %335 = arith.muli %333, %stepsPerWave : index
      %336 = arith.minsi %335, %334 : index
      %337 = arith.addi %336, %stepsPerWave : index
      %338 = arith.minsi %337, %334 : index
      %339 = arith.cmpi eq, %wholeBlocks, %c5 : index
      %340 = arith.subi %338, %336 : index
      %341 = arith.divui %340, %c20 : index
      %342 = arith.muli %341, %c20 : index
      %343 = arith.addi %336, %342 : index
      %344 = arith.select %339, %337, %343 : index
      %350:4 = scf.for %345 = %336 to %344 step %c20 iter_args(%346 = %c17, %347 = %c17, %348 = %c17, %349 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %351 = arith.addi %345, %c6 : index
        %352:2 = func.call @linear_q8_0_p1__gfx1100.0(%276, %351, %10, %332, %258, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %353 = arith.addi %345, %c5 : index
        %354:2 = func.call @linear_q8_0_p1__gfx1100.0(%276, %353, %10, %332, %258, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %355 = arith.muli %345, %c20 : index
        %356 = arith.addi %355, %c6 : index
        %357 = arith.muli %tileRows, %c2 : index
        %358 = arith.muli %356, %357 : index
        %359 = arith.addi %295, %358 : index
        %360 = vector.load %x[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %361 = arith.addi %359, %289 : index
        %362 = vector.load %x[%361] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %363 = vector.shuffle %360, %362 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %364 = wave.mma %363, %352#0, %346 : vector<16xf16>, vector<8xf32>
        %365 = arith.addi %307, %358 : index
        %366 = vector.load %x[%365] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %367 = arith.addi %365, %289 : index
        %368 = vector.load %x[%367] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %369 = vector.shuffle %366, %368 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %370 = wave.mma %369, %352#0, %347 : vector<16xf16>, vector<8xf32>
        %371 = arith.addi %319, %358 : index
        %372 = vector.load %x[%371] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %373 = arith.addi %371, %289 : index
        %374 = vector.load %x[%373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %375 = vector.shuffle %372, %374 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %376 = wave.mma %375, %352#0, %348 : vector<16xf16>, vector<8xf32>
        %377 = arith.addi %331, %358 : index
        %378 = vector.load %x[%377] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %379 = arith.addi %377, %289 : index
        %380 = vector.load %x[%379] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %381 = vector.shuffle %378, %380 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %382 = wave.mma %381, %352#0, %349 : vector<16xf16>, vector<8xf32>
        %383 = arith.addi %355, %c5 : index
        %384 = arith.muli %383, %357 : index
        %385 = arith.addi %295, %384 : index
        %386 = vector.load %x[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %387 = arith.addi %385, %289 : index
        %388 = vector.load %x[%387] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %389 = vector.shuffle %386, %388 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %390 = wave.mma %389, %352#1, %364 : vector<16xf16>, vector<8xf32>
        %391 = arith.addi %307, %384 : index
        %392 = vector.load %x[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %393 = arith.addi %391, %289 : index
        %394 = vector.load %x[%393] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %395 = vector.shuffle %392, %394 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %396 = wave.mma %395, %352#1, %370 : vector<16xf16>, vector<8xf32>
        %397 = arith.addi %319, %384 : index
        %398 = vector.load %x[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %399 = arith.addi %397, %289 : index
        %400 = vector.load %x[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %401 = vector.shuffle %398, %400 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %402 = wave.mma %401, %352#1, %376 : vector<16xf16>, vector<8xf32>
        %403 = arith.addi %331, %384 : index
        %404 = vector.load %x[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %405 = arith.addi %403, %289 : index
        %406 = vector.load %x[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %407 = vector.shuffle %404, %406 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %408 = wave.mma %407, %352#1, %382 : vector<16xf16>, vector<8xf32>
        %409 = arith.addi %355, %c20 : index
        %410 = arith.muli %409, %357 : index
        %411 = arith.addi %295, %410 : index
        %412 = vector.load %x[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %413 = arith.addi %411, %289 : index
        %414 = vector.load %x[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %415 = vector.shuffle %412, %414 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %416 = wave.mma %415, %354#0, %390 : vector<16xf16>, vector<8xf32>
        %417 = arith.addi %307, %410 : index
        %418 = vector.load %x[%417] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %419 = arith.addi %417, %289 : index
        %420 = vector.load %x[%419] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %421 = vector.shuffle %418, %420 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %422 = wave.mma %421, %354#0, %396 : vector<16xf16>, vector<8xf32>
        %423 = arith.addi %319, %410 : index
        %424 = vector.load %x[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %425 = arith.addi %423, %289 : index
        %426 = vector.load %x[%425] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %427 = vector.shuffle %424, %426 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %428 = wave.mma %427, %354#0, %402 : vector<16xf16>, vector<8xf32>
        %429 = arith.addi %331, %410 : index
        %430 = vector.load %x[%429] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %431 = arith.addi %429, %289 : index
        %432 = vector.load %x[%431] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %433 = vector.shuffle %430, %432 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %434 = wave.mma %433, %354#0, %408 : vector<16xf16>, vector<8xf32>
        %435 = arith.addi %355, %c21 : index
        %436 = arith.muli %435, %357 : index
        %437 = arith.addi %295, %436 : index
        %438 = vector.load %x[%437] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %439 = arith.addi %437, %289 : index
        %440 = vector.load %x[%439] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %441 = vector.shuffle %438, %440 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %442 = wave.mma %441, %354#1, %416 : vector<16xf16>, vector<8xf32>
        %443 = arith.addi %307, %436 : index
        %444 = vector.load %x[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %445 = arith.addi %443, %289 : index
        %446 = vector.load %x[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %447 = vector.shuffle %444, %446 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %448 = wave.mma %447, %354#1, %422 : vector<16xf16>, vector<8xf32>
        %449 = arith.addi %319, %436 : index
        %450 = vector.load %x[%449] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %451 = arith.addi %449, %289 : index
        %452 = vector.load %x[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %453 = vector.shuffle %450, %452 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %454 = wave.mma %453, %354#1, %428 : vector<16xf16>, vector<8xf32>
        %455 = arith.addi %331, %436 : index
        %456 = vector.load %x[%455] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %457 = arith.addi %455, %289 : index
        %458 = vector.load %x[%457] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %459 = vector.shuffle %456, %458 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %460 = wave.mma %459, %354#1, %434 : vector<16xf16>, vector<8xf32>
        scf.yield %442, %448, %454, %460 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %461 = arith.select %339, %344, %338 : index
      %467:4 = scf.for %462 = %344 to %461 step %c5 iter_args(%463 = %350#0, %464 = %350#1, %465 = %350#2, %466 = %350#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %468 = arith.addi %462, %c6 : index
        %469:2 = func.call @linear_q8_0_p1__gfx1100.0(%276, %468, %10, %332, %258, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %470 = arith.muli %462, %c20 : index
        %471 = arith.addi %470, %c6 : index
        %472 = arith.muli %tileRows, %c2 : index
        %473 = arith.muli %471, %472 : index
        %474 = arith.addi %295, %473 : index
        %475 = vector.load %x[%474] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %476 = arith.addi %474, %289 : index
        %477 = vector.load %x[%476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %478 = vector.shuffle %475, %477 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %479 = wave.mma %478, %469#0, %463 : vector<16xf16>, vector<8xf32>
        %480 = arith.addi %307, %473 : index
        %481 = vector.load %x[%480] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %482 = arith.addi %480, %289 : index
        %483 = vector.load %x[%482] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %484 = vector.shuffle %481, %483 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %485 = wave.mma %484, %469#0, %464 : vector<16xf16>, vector<8xf32>
        %486 = arith.addi %319, %473 : index
        %487 = vector.load %x[%486] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %488 = arith.addi %486, %289 : index
        %489 = vector.load %x[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %490 = vector.shuffle %487, %489 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %491 = wave.mma %490, %469#0, %465 : vector<16xf16>, vector<8xf32>
        %492 = arith.addi %331, %473 : index
        %493 = vector.load %x[%492] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %494 = arith.addi %492, %289 : index
        %495 = vector.load %x[%494] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %496 = vector.shuffle %493, %495 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %497 = wave.mma %496, %469#0, %466 : vector<16xf16>, vector<8xf32>
        %498 = arith.addi %470, %c5 : index
        %499 = arith.muli %498, %472 : index
        %500 = arith.addi %295, %499 : index
        %501 = vector.load %x[%500] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %502 = arith.addi %500, %289 : index
        %503 = vector.load %x[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %504 = vector.shuffle %501, %503 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %505 = wave.mma %504, %469#1, %479 : vector<16xf16>, vector<8xf32>
        %506 = arith.addi %307, %499 : index
        %507 = vector.load %x[%506] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %508 = arith.addi %506, %289 : index
        %509 = vector.load %x[%508] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %510 = vector.shuffle %507, %509 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %511 = wave.mma %510, %469#1, %485 : vector<16xf16>, vector<8xf32>
        %512 = arith.addi %319, %499 : index
        %513 = vector.load %x[%512] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %514 = arith.addi %512, %289 : index
        %515 = vector.load %x[%514] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %516 = vector.shuffle %513, %515 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %517 = wave.mma %516, %469#1, %491 : vector<16xf16>, vector<8xf32>
        %518 = arith.addi %331, %499 : index
        %519 = vector.load %x[%518] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %520 = arith.addi %518, %289 : index
        %521 = vector.load %x[%520] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %522 = vector.shuffle %519, %521 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %523 = wave.mma %522, %469#1, %497 : vector<16xf16>, vector<8xf32>
        scf.yield %505, %511, %517, %523 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %524 = arith.addi %255, %c6 : index
      func.call @linear_q8_0_p1__gfx1100.1(%467#0, %14, %waves, %524, %12, %factors, %10, %w, %outputFeatures, %16, %15, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %525 = arith.addi %255, %c2 : index
      func.call @linear_q8_0_p1__gfx1100.1(%467#1, %14, %waves, %525, %12, %factors, %10, %w, %outputFeatures, %16, %15, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %526 = arith.addi %255, %c13 : index
      func.call @linear_q8_0_p1__gfx1100.1(%467#2, %14, %waves, %526, %12, %factors, %10, %w, %outputFeatures, %16, %15, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %527 = arith.addi %255, %c23 : index
      func.call @linear_q8_0_p1__gfx1100.1(%467#3, %14, %waves, %527, %12, %factors, %10, %w, %outputFeatures, %16, %15, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  wave.return
}
