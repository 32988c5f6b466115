// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q8_0', waves=4, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_route_q8_0_w4p1_m16__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @linear_route_q8_0_w4p1_m16__gfx1100.1(%x0: index, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: memref<?xf32>) {
  %ffc0 = arith.constant 32 : index
  %ffc1 = arith.constant 0 : index
  %ffc2 = arith.constant 256 : index
  %ffc3 = arith.constant 512 : index
  %ffc4 = arith.constant 768 : index
  %ffc5 = arith.constant 2 : index
  %ffc6 = arith.constant 16 : index
  %ffhasFactors = wave.param "hasFactors" : index
  %ffc8 = arith.constant 1 : index
  %ffoperandScale = wave.param "operandScale" : f32
  %ffc10 = arith.constant 4 : index
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
  %ff14 = arith.muli %x0, %ffc5 : index
  %ff15 = arith.addi %x2, %ff14 : index
  %ff16 = arith.divui %ff0, %ffc6 : index
  %ff17 = arith.addi %ff15, %ff16 : index
  %ff18 = arith.cmpi slt, %ff17, %x3 : index
  scf.if %ff18 {
    %ff19 = arith.cmpi eq, %ffhasFactors, %ffc8 : index
    %ff20 = arith.muli %ff17, %ffc5 : index
    %ff21 = memref.load %x4[%ff20] : memref<?xf32>
    %ff22 = arith.mulf %ff21, %ffoperandScale : f32
    %ff23 = arith.select %ff19, %ff22, %ffoperandScale : f32
    %ff24 = arith.remui %ff0, %ffc6 : index
    %ff25 = arith.muli %ff24, %ffc10 : index
    %ff26 = arith.addi %x5, %ff25 : index
    %ff27 = vector.load %x6[%ff26] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %ff28 = vector.bitcast %ff27 : vector<4xi8> to vector<1xf32>
    %ff29 = vector.extract %ff28[0] : f32 from vector<1xf32>
    %ff30 = arith.mulf %ff29, %ff23 : f32
    %ff31 = arith.mulf %ff13, %ff30 : f32
    %ff32 = arith.muli %ff17, %x7 : index
    %ff33 = arith.addi %ff32, %x8 : index
    %ff34 = arith.addi %ff33, %ff24 : index
    %ff35 = arith.addi %ff34, %ffc1 : index
    memref.store %ff31, %x9[%ff35] : memref<?xf32>
  }
  func.return
}
func.func private @linear_route_q8_0_w4p1_m16__gfx1100.2(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: memref<?xf32>) {
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
  %fc10 = arith.constant 2 : index
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
  %f22 = arith.muli %f1, %fc10 : index
  %f23 = arith.addi %f22, %fc1 : index
  func.call @linear_route_q8_0_w4p1_m16__gfx1100.1(%f23, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
  %f24 = arith.addi %f22, %fc0 : index
  func.call @linear_route_q8_0_w4p1_m16__gfx1100.1(%f24, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
  func.return
}
wave.kernel @linear_route_q8_0_w4p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 1024 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %c13 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 3 : index
  %experts = wave.param "experts" : index
  %c18 = arith.constant 4 : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c22 = arith.constant 0xFF61B1E6 : f32
  %c23 = arith.constant 0x00000000 : f32
  %c24 = arith.constant 0x3FB8AA3B : f32
  %c25 = arith.constant 0 : i32
  %c26 = arith.constant 0xC0000000 : f32
  %c27 = arith.constant 0xCB800000 : f32
  %c28 = arith.constant 0xBF800000 : f32
  %normalize = wave.param "normalize" : index
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
  %15 = arith.muli %0, %c1 : index
  %16 = arith.cmpi slt, %13, %12 : index
  scf.if %16 {
    %17 = wave.lane
    %18 = arith.remui %17, %c1 : index
    %19 = arith.remui %18, %tileRows : index
    %20 = arith.addi %13, %19 : index
    %21 = arith.divui %20, %tileRows : index
    %22 = arith.divui %inputFeatures, %c1 : index
    %23 = arith.muli %21, %22 : index
    %24 = arith.divui %c5, %c1 : index
    %25 = arith.addi %23, %24 : index
    %26 = arith.muli %25, %c10 : index
    %27 = arith.remui %c5, %c1 : index
    %28 = arith.divui %27, %c11 : index
    %29 = arith.addi %26, %28 : index
    %30 = arith.muli %tileRows, %c11 : index
    %31 = arith.muli %29, %30 : index
    %32 = arith.remui %20, %tileRows : index
    %33 = arith.muli %32, %c11 : index
    %34 = arith.addi %31, %33 : index
    %35 = arith.remui %c5, %c11 : index
    %36 = arith.addi %34, %35 : index
    %37 = wave.wave
    %38 = arith.divui %inputFeatures, %c13 : index
    %39 = arith.muli %37, %stepsPerWave : index
    %40 = arith.minsi %39, %38 : index
    %41 = arith.addi %40, %stepsPerWave : index
    %42 = arith.minsi %41, %38 : index
    %43 = arith.cmpi eq, %wholeBlocks, %c4 : index
    %44 = arith.subi %42, %40 : index
    %45 = arith.divui %44, %c10 : index
    %46 = arith.muli %45, %c10 : index
    %47 = arith.addi %40, %46 : index
    %48 = arith.select %43, %41, %47 : index
    %51 = scf.for %49 = %40 to %48 step %c10 iter_args(%50 = %c12) -> (vector<8xf32>) {
      %52 = arith.addi %49, %c5 : index
      %53:2 = func.call @linear_route_q8_0_w4p1_m16__gfx1100.0(%17, %10, %52, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %54 = arith.addi %49, %c4 : index
      %55:2 = func.call @linear_route_q8_0_w4p1_m16__gfx1100.0(%17, %10, %54, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %56 = arith.muli %49, %c10 : index
      %57 = arith.addi %56, %c5 : index
      %58 = arith.muli %tileRows, %c1 : index
      %59 = arith.muli %57, %58 : index
      %60 = arith.addi %36, %59 : index
      %61 = vector.load %x[%60] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %62 = arith.addi %60, %30 : index
      %63 = vector.load %x[%62] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %64 = vector.shuffle %61, %63 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %65 = wave.mma %64, %53#0, %50 : vector<16xf16>, vector<8xf32>
      %66 = arith.addi %56, %c4 : index
      %67 = arith.muli %66, %58 : index
      %68 = arith.addi %36, %67 : index
      %69 = vector.load %x[%68] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %70 = arith.addi %68, %30 : index
      %71 = vector.load %x[%70] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %72 = vector.shuffle %69, %71 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %73 = wave.mma %72, %53#1, %65 : vector<16xf16>, vector<8xf32>
      %74 = arith.addi %56, %c10 : index
      %75 = arith.muli %74, %58 : index
      %76 = arith.addi %36, %75 : index
      %77 = vector.load %x[%76] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %78 = arith.addi %76, %30 : index
      %79 = vector.load %x[%78] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %80 = vector.shuffle %77, %79 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %81 = wave.mma %80, %55#0, %73 : vector<16xf16>, vector<8xf32>
      %82 = arith.addi %56, %c16 : index
      %83 = arith.muli %82, %58 : index
      %84 = arith.addi %36, %83 : index
      %85 = vector.load %x[%84] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %86 = arith.addi %84, %30 : index
      %87 = vector.load %x[%86] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %88 = vector.shuffle %85, %87 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %89 = wave.mma %88, %55#1, %81 : vector<16xf16>, vector<8xf32>
      scf.yield %89 : vector<8xf32>
    }
    %90 = arith.select %43, %48, %42 : index
    %93 = scf.for %91 = %48 to %90 step %c4 iter_args(%92 = %51) -> (vector<8xf32>) {
      %94 = arith.addi %91, %c5 : index
      %95:2 = func.call @linear_route_q8_0_w4p1_m16__gfx1100.0(%17, %10, %94, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %96 = arith.muli %91, %c10 : index
      %97 = arith.addi %96, %c5 : index
      %98 = arith.muli %tileRows, %c1 : index
      %99 = arith.muli %97, %98 : index
      %100 = arith.addi %36, %99 : index
      %101 = vector.load %x[%100] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %102 = arith.addi %100, %30 : index
      %103 = vector.load %x[%102] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %104 = vector.shuffle %101, %103 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %105 = wave.mma %104, %95#0, %92 : vector<16xf16>, vector<8xf32>
      %106 = arith.addi %96, %c4 : index
      %107 = arith.muli %106, %98 : index
      %108 = arith.addi %36, %107 : index
      %109 = vector.load %x[%108] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %110 = arith.addi %108, %30 : index
      %111 = vector.load %x[%110] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %112 = vector.shuffle %109, %111 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %113 = wave.mma %112, %95#1, %105 : vector<16xf16>, vector<8xf32>
      scf.yield %113 : vector<8xf32>
    }
    %114 = arith.addi %13, %c5 : index
    func.call @linear_route_q8_0_w4p1_m16__gfx1100.2(%93, %14, %114, %12, %factors, %10, %w, %outputFeatures, %15, %logits) : (vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
  }
  %115 = arith.muli %experts, %c18 : index
  %116 = wave.scratch %115 : memref<?xf32>
  %117 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %117 {
    %118 = arith.addi %13, %c1 : index
    %119 = arith.minsi %118, %12 : index
    %120 = wave.wave
    %121 = arith.addi %13, %120 : index
    scf.for %122 = %121 to %119 step %c18 {
      %123 = arith.muli %120, %experts : index
      %124 = wave.lane
      %125 = arith.muli %122, %logitsWidth : index
      %128 = scf.for %126 = %124 to %experts step %c13 iter_args(%127 = %c22) -> (f32) {
        %129 = arith.addi %125, %126 : index
        %130 = memref.load %logits[%129] : memref<?xf32>
        %131 = arith.maximumf %127, %130 : f32
        scf.yield %131 : f32
      }
      %132 = vector.broadcast %128 : f32 to vector<1xf32>
      %133 = wave.reduce "max" %132 : vector<1xf32>
      %136 = scf.for %134 = %124 to %experts step %c13 iter_args(%135 = %c23) -> (f32) {
        %137 = arith.addi %125, %134 : index
        %138 = memref.load %logits[%137] : memref<?xf32>
        %139 = arith.subf %138, %133 : f32
        %140 = arith.mulf %139, %c24 : f32
        %141 = wave.exp2 %140 : f32
        %142 = arith.addi %123, %134 : index
        memref.store %141, %116[%142] : memref<?xf32>
        %143 = arith.addf %135, %141 : f32
        scf.yield %143 : f32
      }
      %144 = vector.broadcast %136 : f32 to vector<1xf32>
      %145 = wave.reduce "add" %144 : vector<1xf32>
      scf.for %146 = %124 to %experts step %c13 {
        %147 = arith.addi %123, %146 : index
        %148 = memref.load %116[%147] : memref<?xf32>
        %149 = arith.divf %148, %145 : f32
        memref.store %149, %116[%147] : memref<?xf32>
      }
      %154:3 = scf.for %150 = %c5 to %expertsPerToken step %c4 iter_args(%151 = %c23, %152 = %c23, %153 = %c25) -> (f32, f32, i32) {
        %158:2 = scf.for %155 = %124 to %experts step %c13 iter_args(%156 = %c26, %157 = %c23) -> (f32, f32) {
          %159 = arith.addi %123, %155 : index
          %160 = memref.load %116[%159] : memref<?xf32>
          %161 = arith.cmpf ogt, %160, %156 : f32
          %162 = arith.index_cast %155 : index to i32
          %163 = arith.sitofp %162 : i32 to f32
          %164 = arith.select %161, %160, %156 : f32
          %165 = arith.select %161, %163, %157 : f32
          scf.yield %164, %165 : f32, f32
        }
        %166 = vector.broadcast %158#0 : f32 to vector<1xf32>
        %167 = wave.reduce "max" %166 : vector<1xf32>
        %168 = arith.cmpf oeq, %158#0, %167 : f32
        %169 = arith.subf %c23, %158#1 : f32
        %170 = arith.select %168, %169, %c27 : f32
        %171 = vector.broadcast %170 : f32 to vector<1xf32>
        %172 = wave.reduce "max" %171 : vector<1xf32>
        %173 = arith.subf %c23, %172 : f32
        %174 = arith.fptosi %173 : f32 to i32
        %175 = arith.index_cast %174 : i32 to index
        %176 = arith.remui %175, %c13 : index
        %177 = arith.cmpi eq, %176, %124 : index
        scf.if %177 {
          %178 = arith.addi %123, %175 : index
          memref.store %c28, %116[%178] : memref<?xf32>
        }
        %179 = arith.cmpi eq, %150, %124 : index
        %180 = arith.addf %151, %167 : f32
        %181 = arith.select %179, %167, %152 : f32
        %182 = arith.select %179, %174, %153 : i32
        scf.yield %180, %181, %182 : f32, f32, i32
      }
      %183 = arith.cmpi eq, %normalize, %c4 : index
      %184 = arith.divf %154#1, %154#0 : f32
      %185 = arith.select %183, %184, %154#1 : f32
      %186 = arith.cmpi slt, %124, %expertsPerToken : index
      scf.if %186 {
        %187 = arith.muli %122, %expertsPerToken : index
        %188 = arith.addi %187, %124 : index
        memref.store %185, %weights[%188] : memref<?xf32>
        memref.store %154#2, %ids_out[%188] : memref<?xi32>
      }
    }
  }
  wave.return
}
