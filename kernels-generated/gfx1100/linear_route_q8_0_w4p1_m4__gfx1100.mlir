// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q8_0', waves=4, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_route_q8_0_w4p1_m4__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @linear_route_q8_0_w4p1_m4__gfx1100.1(%x0: index, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: memref<?xf32>) {
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
func.func private @linear_route_q8_0_w4p1_m4__gfx1100.2(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: memref<?xf32>) {
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
  func.call @linear_route_q8_0_w4p1_m4__gfx1100.1(%f23, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
  %f24 = arith.addi %f22, %fc0 : index
  func.call @linear_route_q8_0_w4p1_m4__gfx1100.1(%f24, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
  func.return
}
wave.kernel @linear_route_q8_0_w4p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 4 : i64} {
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
  %operandHalves = wave.param "operandHalves" : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 32 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 2 : index
  %c17 = arith.constant 3 : index
  %experts = wave.param "experts" : index
  %c19 = arith.constant 4 : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c23 = arith.constant 0xFF61B1E6 : f32
  %c24 = arith.constant 0x00000000 : f32
  %c25 = arith.constant 0x3FB8AA3B : f32
  %c26 = arith.constant 0 : i32
  %c27 = arith.constant 0xC0000000 : f32
  %c28 = arith.constant 0xCB800000 : f32
  %c29 = arith.constant 0xBF800000 : f32
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
    %19 = wave.scratch %operandHalves : memref<?xf16>
    %20 = arith.divui %operandHalves, %c11 : index
    %21 = wave.wave
    %22 = arith.muli %21, %c12 : index
    %23 = arith.addi %22, %17 : index
    scf.for %24 = %23 to %20 step %c3 {
      %25 = arith.muli %24, %c11 : index
      %26 = arith.addi %c5, %25 : index
      %27 = vector.load %x[%26] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %27, %19[%25] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %28 = arith.remui %18, %tileRows : index
    %29 = arith.muli %28, %c11 : index
    %30 = arith.divui %inputFeatures, %c12 : index
    %31 = arith.muli %21, %stepsPerWave : index
    %32 = arith.minsi %31, %30 : index
    %33 = arith.addi %32, %stepsPerWave : index
    %34 = arith.minsi %33, %30 : index
    %35 = arith.cmpi eq, %wholeBlocks, %c4 : index
    %36 = arith.subi %34, %32 : index
    %37 = arith.divui %36, %c16 : index
    %38 = arith.muli %37, %c16 : index
    %39 = arith.addi %32, %38 : index
    %40 = arith.select %35, %33, %39 : index
    %43 = scf.for %41 = %32 to %40 step %c16 iter_args(%42 = %c13) -> (vector<8xf32>) {
      %44 = arith.addi %41, %c5 : index
      %45:2 = func.call @linear_route_q8_0_w4p1_m4__gfx1100.0(%17, %10, %44, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %46 = arith.addi %41, %c4 : index
      %47:2 = func.call @linear_route_q8_0_w4p1_m4__gfx1100.0(%17, %10, %46, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %48 = arith.muli %41, %c16 : index
      %49 = arith.addi %48, %c5 : index
      %50 = arith.muli %tileRows, %c1 : index
      %51 = arith.muli %49, %50 : index
      %52 = arith.addi %29, %51 : index
      %53 = vector.load %19[%52] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %54 = arith.muli %tileRows, %c11 : index
      %55 = arith.addi %52, %54 : index
      %56 = vector.load %19[%55] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %57 = vector.shuffle %53, %56 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %58 = wave.mma %57, %45#0, %42 : vector<16xf16>, vector<8xf32>
      %59 = arith.addi %48, %c4 : index
      %60 = arith.muli %59, %50 : index
      %61 = arith.addi %29, %60 : index
      %62 = vector.load %19[%61] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %63 = arith.addi %61, %54 : index
      %64 = vector.load %19[%63] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %65 = vector.shuffle %62, %64 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %66 = wave.mma %65, %45#1, %58 : vector<16xf16>, vector<8xf32>
      %67 = arith.addi %48, %c16 : index
      %68 = arith.muli %67, %50 : index
      %69 = arith.addi %29, %68 : index
      %70 = vector.load %19[%69] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %71 = arith.addi %69, %54 : index
      %72 = vector.load %19[%71] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %73 = vector.shuffle %70, %72 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %74 = wave.mma %73, %47#0, %66 : vector<16xf16>, vector<8xf32>
      %75 = arith.addi %48, %c17 : index
      %76 = arith.muli %75, %50 : index
      %77 = arith.addi %29, %76 : index
      %78 = vector.load %19[%77] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %79 = arith.addi %77, %54 : index
      %80 = vector.load %19[%79] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %81 = vector.shuffle %78, %80 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %82 = wave.mma %81, %47#1, %74 : vector<16xf16>, vector<8xf32>
      scf.yield %82 : vector<8xf32>
    }
    %83 = arith.select %35, %40, %34 : index
    %86 = scf.for %84 = %40 to %83 step %c4 iter_args(%85 = %43) -> (vector<8xf32>) {
      %87 = arith.addi %84, %c5 : index
      %88:2 = func.call @linear_route_q8_0_w4p1_m4__gfx1100.0(%17, %10, %87, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %89 = arith.muli %84, %c16 : index
      %90 = arith.addi %89, %c5 : index
      %91 = arith.muli %tileRows, %c1 : index
      %92 = arith.muli %90, %91 : index
      %93 = arith.addi %29, %92 : index
      %94 = vector.load %19[%93] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %95 = arith.muli %tileRows, %c11 : index
      %96 = arith.addi %93, %95 : index
      %97 = vector.load %19[%96] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %98 = vector.shuffle %94, %97 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %99 = wave.mma %98, %88#0, %85 : vector<16xf16>, vector<8xf32>
      %100 = arith.addi %89, %c4 : index
      %101 = arith.muli %100, %91 : index
      %102 = arith.addi %29, %101 : index
      %103 = vector.load %19[%102] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %104 = arith.addi %102, %95 : index
      %105 = vector.load %19[%104] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %106 = vector.shuffle %103, %105 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %107 = wave.mma %106, %88#1, %99 : vector<16xf16>, vector<8xf32>
      scf.yield %107 : vector<8xf32>
    }
    %108 = arith.addi %13, %c5 : index
    func.call @linear_route_q8_0_w4p1_m4__gfx1100.2(%86, %14, %108, %12, %factors, %10, %w, %outputFeatures, %15, %logits) : (vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
  }
  %109 = arith.muli %experts, %c19 : index
  %110 = wave.scratch %109 : memref<?xf32>
  %111 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %111 {
    %112 = arith.addi %13, %c1 : index
    %113 = arith.minsi %112, %12 : index
    %114 = wave.wave
    %115 = arith.addi %13, %114 : index
    scf.for %116 = %115 to %113 step %c19 {
      %117 = arith.muli %114, %experts : index
      %118 = wave.lane
      %119 = arith.muli %116, %logitsWidth : index
      %122 = scf.for %120 = %118 to %experts step %c12 iter_args(%121 = %c23) -> (f32) {
        %123 = arith.addi %119, %120 : index
        %124 = memref.load %logits[%123] : memref<?xf32>
        %125 = arith.maximumf %121, %124 : f32
        scf.yield %125 : f32
      }
      %126 = vector.broadcast %122 : f32 to vector<1xf32>
      %127 = wave.reduce "max" %126 : vector<1xf32>
      %130 = scf.for %128 = %118 to %experts step %c12 iter_args(%129 = %c24) -> (f32) {
        %131 = arith.addi %119, %128 : index
        %132 = memref.load %logits[%131] : memref<?xf32>
        %133 = arith.subf %132, %127 : f32
        %134 = arith.mulf %133, %c25 : f32
        %135 = wave.exp2 %134 : f32
        %136 = arith.addi %117, %128 : index
        memref.store %135, %110[%136] : memref<?xf32>
        %137 = arith.addf %129, %135 : f32
        scf.yield %137 : f32
      }
      %138 = vector.broadcast %130 : f32 to vector<1xf32>
      %139 = wave.reduce "add" %138 : vector<1xf32>
      scf.for %140 = %118 to %experts step %c12 {
        %141 = arith.addi %117, %140 : index
        %142 = memref.load %110[%141] : memref<?xf32>
        %143 = arith.divf %142, %139 : f32
        memref.store %143, %110[%141] : memref<?xf32>
      }
      %148:3 = scf.for %144 = %c5 to %expertsPerToken step %c4 iter_args(%145 = %c24, %146 = %c24, %147 = %c26) -> (f32, f32, i32) {
        %152:2 = scf.for %149 = %118 to %experts step %c12 iter_args(%150 = %c27, %151 = %c24) -> (f32, f32) {
          %153 = arith.addi %117, %149 : index
          %154 = memref.load %110[%153] : memref<?xf32>
          %155 = arith.cmpf ogt, %154, %150 : f32
          %156 = arith.index_cast %149 : index to i32
          %157 = arith.sitofp %156 : i32 to f32
          %158 = arith.select %155, %154, %150 : f32
          %159 = arith.select %155, %157, %151 : f32
          scf.yield %158, %159 : f32, f32
        }
        %160 = vector.broadcast %152#0 : f32 to vector<1xf32>
        %161 = wave.reduce "max" %160 : vector<1xf32>
        %162 = arith.cmpf oeq, %152#0, %161 : f32
        %163 = arith.subf %c24, %152#1 : f32
        %164 = arith.select %162, %163, %c28 : f32
        %165 = vector.broadcast %164 : f32 to vector<1xf32>
        %166 = wave.reduce "max" %165 : vector<1xf32>
        %167 = arith.subf %c24, %166 : f32
        %168 = arith.fptosi %167 : f32 to i32
        %169 = arith.index_cast %168 : i32 to index
        %170 = arith.remui %169, %c12 : index
        %171 = arith.cmpi eq, %170, %118 : index
        scf.if %171 {
          %172 = arith.addi %117, %169 : index
          memref.store %c29, %110[%172] : memref<?xf32>
        }
        %173 = arith.cmpi eq, %144, %118 : index
        %174 = arith.addf %145, %161 : f32
        %175 = arith.select %173, %161, %146 : f32
        %176 = arith.select %173, %168, %147 : i32
        scf.yield %174, %175, %176 : f32, f32, i32
      }
      %177 = arith.cmpi eq, %normalize, %c4 : index
      %178 = arith.divf %148#1, %148#0 : f32
      %179 = arith.select %177, %178, %148#1 : f32
      %180 = arith.cmpi slt, %118, %expertsPerToken : index
      scf.if %180 {
        %181 = arith.muli %116, %expertsPerToken : index
        %182 = arith.addi %181, %118 : index
        memref.store %179, %weights[%182] : memref<?xf32>
        memref.store %148#2, %ids_out[%182] : memref<?xi32>
      }
    }
  }
  wave.return
}
