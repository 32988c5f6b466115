// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='f16', waves=8, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_route_f16_w8p1_m4__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>) -> (vector<16xf16>) {
  %fc0 = arith.constant 128 : index
  %fc1 = arith.constant 512 : index
  %fc2 = arith.constant 16 : index
  %fc3 = arith.constant 256 : index
  %f0 = arith.addi %x0, %fc0 : index
  %f1 = arith.muli %x1, %fc1 : index
  %f2 = arith.addi %f0, %f1 : index
  %f3 = arith.remui %x2, %fc2 : index
  %f4 = arith.muli %f3, %fc2 : index
  %f5 = arith.addi %f2, %f4 : index
  %f6 = vector.load %x3[%f5] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f7 = vector.bitcast %f6 : vector<16xi8> to vector<8xf16>
  %f8 = arith.addi %f5, %fc3 : index
  %f9 = vector.load %x3[%f8] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f10 = vector.bitcast %f9 : vector<16xi8> to vector<8xf16>
  %f11 = vector.shuffle %f7, %f10 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
  func.return %f11 : vector<16xf16>
}
func.func private @linear_route_f16_w8p1_m4__gfx1100.1(%x0: index, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: memref<?xf32>) {
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
    %ff47 = arith.addi %ff46, %ffc1 : index
    memref.store %ff43, %x9[%ff47] : memref<?xf32>
  }
  func.return
}
func.func private @linear_route_f16_w8p1_m4__gfx1100.2(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: memref<?xf32>) {
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
  func.call @linear_route_f16_w8p1_m4__gfx1100.1(%f3, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
  func.return
}
wave.kernel @linear_route_f16_w8p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 2048 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 256 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 4 : index
  %c17 = arith.constant 2 : index
  %c18 = arith.constant 3 : index
  %experts = wave.param "experts" : index
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
  %3 = arith.addi %2, %c2 : index
  %4 = arith.muli %0, %c3 : index
  %5 = arith.addi %4, %c4 : index
  %6 = arith.muli %5, %3 : index
  %7 = memref.load %step[%countAt] : memref<?xi32>
  %8 = arith.index_cast %7 : i32 to index
  %9 = arith.muli %1, %c6 : index
  %10 = wave.scratch %c7 : memref<?xf32>
  %11 = arith.muli %0, %c6 : index
  %12 = arith.cmpi slt, %9, %8 : index
  scf.if %12 {
    %13 = wave.lane
    %14 = arith.remui %13, %c6 : index
    %15 = wave.scratch %operandHalves : memref<?xf16>
    %16 = arith.divui %operandHalves, %c11 : index
    %17 = wave.wave
    %18 = arith.muli %17, %c1 : index
    %19 = arith.addi %18, %13 : index
    scf.for %20 = %19 to %16 step %c12 {
      %21 = arith.muli %20, %c11 : index
      %22 = arith.addi %c4, %21 : index
      %23 = vector.load %x[%22] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %23, %15[%21] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %24 = arith.remui %14, %tileRows : index
    %25 = arith.muli %24, %c11 : index
    %26 = arith.divui %inputFeatures, %c6 : index
    %27 = arith.muli %17, %stepsPerWave : index
    %28 = arith.minsi %27, %26 : index
    %29 = arith.addi %28, %stepsPerWave : index
    %30 = arith.minsi %29, %26 : index
    %31 = arith.cmpi eq, %wholeBlocks, %c3 : index
    %32 = arith.subi %30, %28 : index
    %33 = arith.divui %32, %c16 : index
    %34 = arith.muli %33, %c16 : index
    %35 = arith.addi %28, %34 : index
    %36 = arith.select %31, %29, %35 : index
    %39 = scf.for %37 = %28 to %36 step %c16 iter_args(%38 = %c13) -> (vector<8xf32>) {
      %40 = arith.addi %37, %c4 : index
      %41 = func.call @linear_route_f16_w8p1_m4__gfx1100.0(%6, %40, %13, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %42 = arith.addi %37, %c3 : index
      %43 = func.call @linear_route_f16_w8p1_m4__gfx1100.0(%6, %42, %13, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %44 = arith.addi %37, %c17 : index
      %45 = func.call @linear_route_f16_w8p1_m4__gfx1100.0(%6, %44, %13, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %46 = arith.addi %37, %c18 : index
      %47 = func.call @linear_route_f16_w8p1_m4__gfx1100.0(%6, %46, %13, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %48 = arith.muli %37, %c3 : index
      %49 = arith.addi %48, %c4 : index
      %50 = arith.muli %tileRows, %c6 : index
      %51 = arith.muli %49, %50 : index
      %52 = arith.addi %25, %51 : index
      %53 = vector.load %15[%52] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %54 = arith.muli %tileRows, %c11 : index
      %55 = arith.addi %52, %54 : index
      %56 = vector.load %15[%55] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %57 = vector.shuffle %53, %56 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %58 = wave.mma %57, %41, %38 : vector<16xf16>, vector<8xf32>
      %59 = arith.addi %48, %c3 : index
      %60 = arith.muli %59, %50 : index
      %61 = arith.addi %25, %60 : index
      %62 = vector.load %15[%61] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %63 = arith.addi %61, %54 : index
      %64 = vector.load %15[%63] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %65 = vector.shuffle %62, %64 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %66 = wave.mma %65, %43, %58 : vector<16xf16>, vector<8xf32>
      %67 = arith.addi %48, %c17 : index
      %68 = arith.muli %67, %50 : index
      %69 = arith.addi %25, %68 : index
      %70 = vector.load %15[%69] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %71 = arith.addi %69, %54 : index
      %72 = vector.load %15[%71] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %73 = vector.shuffle %70, %72 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %74 = wave.mma %73, %45, %66 : vector<16xf16>, vector<8xf32>
      %75 = arith.addi %48, %c18 : index
      %76 = arith.muli %75, %50 : index
      %77 = arith.addi %25, %76 : index
      %78 = vector.load %15[%77] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %79 = arith.addi %77, %54 : index
      %80 = vector.load %15[%79] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %81 = vector.shuffle %78, %80 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %82 = wave.mma %81, %47, %74 : vector<16xf16>, vector<8xf32>
      scf.yield %82 : vector<8xf32>
    }
    %83 = arith.select %31, %36, %30 : index
    %86 = scf.for %84 = %36 to %83 step %c3 iter_args(%85 = %39) -> (vector<8xf32>) {
      %87 = arith.addi %84, %c4 : index
      %88 = func.call @linear_route_f16_w8p1_m4__gfx1100.0(%6, %87, %13, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %89 = arith.muli %84, %c3 : index
      %90 = arith.addi %89, %c4 : index
      %91 = arith.muli %tileRows, %c6 : index
      %92 = arith.muli %90, %91 : index
      %93 = arith.addi %25, %92 : index
      %94 = vector.load %15[%93] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %95 = arith.muli %tileRows, %c11 : index
      %96 = arith.addi %93, %95 : index
      %97 = vector.load %15[%96] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %98 = vector.shuffle %94, %97 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %99 = wave.mma %98, %88, %85 : vector<16xf16>, vector<8xf32>
      scf.yield %99 : vector<8xf32>
    }
    %100 = arith.addi %9, %c4 : index
    func.call @linear_route_f16_w8p1_m4__gfx1100.2(%86, %10, %100, %8, %factors, %6, %w, %outputFeatures, %11, %logits) : (vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
  }
  %101 = arith.muli %experts, %c11 : index
  %102 = wave.scratch %101 : memref<?xf32>
  %103 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %103 {
    %104 = arith.addi %9, %c6 : index
    %105 = arith.minsi %104, %8 : index
    %106 = wave.wave
    %107 = arith.addi %9, %106 : index
    scf.for %108 = %107 to %105 step %c11 {
      %109 = arith.muli %106, %experts : index
      %110 = wave.lane
      %111 = arith.muli %108, %logitsWidth : index
      %114 = scf.for %112 = %110 to %experts step %c1 iter_args(%113 = %c23) -> (f32) {
        %115 = arith.addi %111, %112 : index
        %116 = memref.load %logits[%115] : memref<?xf32>
        %117 = arith.maximumf %113, %116 : f32
        scf.yield %117 : f32
      }
      %118 = vector.broadcast %114 : f32 to vector<1xf32>
      %119 = wave.reduce "max" %118 : vector<1xf32>
      %122 = scf.for %120 = %110 to %experts step %c1 iter_args(%121 = %c24) -> (f32) {
        %123 = arith.addi %111, %120 : index
        %124 = memref.load %logits[%123] : memref<?xf32>
        %125 = arith.subf %124, %119 : f32
        %126 = arith.mulf %125, %c25 : f32
        %127 = wave.exp2 %126 : f32
        %128 = arith.addi %109, %120 : index
        memref.store %127, %102[%128] : memref<?xf32>
        %129 = arith.addf %121, %127 : f32
        scf.yield %129 : f32
      }
      %130 = vector.broadcast %122 : f32 to vector<1xf32>
      %131 = wave.reduce "add" %130 : vector<1xf32>
      scf.for %132 = %110 to %experts step %c1 {
        %133 = arith.addi %109, %132 : index
        %134 = memref.load %102[%133] : memref<?xf32>
        %135 = arith.divf %134, %131 : f32
        memref.store %135, %102[%133] : memref<?xf32>
      }
      %140:3 = scf.for %136 = %c4 to %expertsPerToken step %c3 iter_args(%137 = %c24, %138 = %c24, %139 = %c26) -> (f32, f32, i32) {
        %144:2 = scf.for %141 = %110 to %experts step %c1 iter_args(%142 = %c27, %143 = %c24) -> (f32, f32) {
          %145 = arith.addi %109, %141 : index
          %146 = memref.load %102[%145] : memref<?xf32>
          %147 = arith.cmpf ogt, %146, %142 : f32
          %148 = arith.index_cast %141 : index to i32
          %149 = arith.sitofp %148 : i32 to f32
          %150 = arith.select %147, %146, %142 : f32
          %151 = arith.select %147, %149, %143 : f32
          scf.yield %150, %151 : f32, f32
        }
        %152 = vector.broadcast %144#0 : f32 to vector<1xf32>
        %153 = wave.reduce "max" %152 : vector<1xf32>
        %154 = arith.cmpf oeq, %144#0, %153 : f32
        %155 = arith.subf %c24, %144#1 : f32
        %156 = arith.select %154, %155, %c28 : f32
        %157 = vector.broadcast %156 : f32 to vector<1xf32>
        %158 = wave.reduce "max" %157 : vector<1xf32>
        %159 = arith.subf %c24, %158 : f32
        %160 = arith.fptosi %159 : f32 to i32
        %161 = arith.index_cast %160 : i32 to index
        %162 = arith.remui %161, %c1 : index
        %163 = arith.cmpi eq, %162, %110 : index
        scf.if %163 {
          %164 = arith.addi %109, %161 : index
          memref.store %c29, %102[%164] : memref<?xf32>
        }
        %165 = arith.cmpi eq, %136, %110 : index
        %166 = arith.addf %137, %153 : f32
        %167 = arith.select %165, %153, %138 : f32
        %168 = arith.select %165, %160, %139 : i32
        scf.yield %166, %167, %168 : f32, f32, i32
      }
      %169 = arith.cmpi eq, %normalize, %c3 : index
      %170 = arith.divf %140#1, %140#0 : f32
      %171 = arith.select %169, %170, %140#1 : f32
      %172 = arith.cmpi slt, %110, %expertsPerToken : index
      scf.if %172 {
        %173 = arith.muli %108, %expertsPerToken : index
        %174 = arith.addi %173, %110 : index
        memref.store %171, %weights[%174] : memref<?xf32>
        memref.store %140#2, %ids_out[%174] : memref<?xi32>
      }
    }
  }
  wave.return
}
