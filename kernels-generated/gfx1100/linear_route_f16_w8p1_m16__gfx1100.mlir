// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='f16', waves=8, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_route_f16_w8p1_m16__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>) -> (vector<16xf16>) {
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
func.func private @linear_route_f16_w8p1_m16__gfx1100.1(%x0: index, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: memref<?xf32>) {
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
func.func private @linear_route_f16_w8p1_m16__gfx1100.2(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: memref<?xf32>) {
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
  func.call @linear_route_f16_w8p1_m16__gfx1100.1(%f3, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
  func.return
}
wave.kernel @linear_route_f16_w8p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 8 : i64} {
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
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c15 = arith.constant 4 : index
  %c16 = arith.constant 3 : index
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c21 = arith.constant 0xFF61B1E6 : f32
  %c22 = arith.constant 0x00000000 : f32
  %c23 = arith.constant 0x3FB8AA3B : f32
  %c24 = arith.constant 0 : i32
  %c25 = arith.constant 0xC0000000 : f32
  %c26 = arith.constant 0xCB800000 : f32
  %c27 = arith.constant 0xBF800000 : f32
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
    %15 = arith.remui %14, %tileRows : index
    %16 = arith.addi %9, %15 : index
    %17 = arith.divui %16, %tileRows : index
    %18 = arith.divui %inputFeatures, %c6 : index
    %19 = arith.muli %17, %18 : index
    %20 = arith.divui %c4, %c6 : index
    %21 = arith.addi %19, %20 : index
    %22 = arith.muli %21, %c10 : index
    %23 = arith.remui %c4, %c6 : index
    %24 = arith.divui %23, %c11 : index
    %25 = arith.addi %22, %24 : index
    %26 = arith.muli %tileRows, %c11 : index
    %27 = arith.muli %25, %26 : index
    %28 = arith.remui %16, %tileRows : index
    %29 = arith.muli %28, %c11 : index
    %30 = arith.addi %27, %29 : index
    %31 = arith.remui %c4, %c11 : index
    %32 = arith.addi %30, %31 : index
    %33 = wave.wave
    %34 = arith.muli %33, %stepsPerWave : index
    %35 = arith.minsi %34, %18 : index
    %36 = arith.addi %35, %stepsPerWave : index
    %37 = arith.minsi %36, %18 : index
    %38 = arith.cmpi eq, %wholeBlocks, %c3 : index
    %39 = arith.subi %37, %35 : index
    %40 = arith.divui %39, %c15 : index
    %41 = arith.muli %40, %c15 : index
    %42 = arith.addi %35, %41 : index
    %43 = arith.select %38, %36, %42 : index
    %46 = scf.for %44 = %35 to %43 step %c15 iter_args(%45 = %c12) -> (vector<8xf32>) {
      %47 = arith.addi %44, %c4 : index
      %48 = func.call @linear_route_f16_w8p1_m16__gfx1100.0(%6, %47, %13, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %49 = arith.addi %44, %c3 : index
      %50 = func.call @linear_route_f16_w8p1_m16__gfx1100.0(%6, %49, %13, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %51 = arith.addi %44, %c10 : index
      %52 = func.call @linear_route_f16_w8p1_m16__gfx1100.0(%6, %51, %13, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %53 = arith.addi %44, %c16 : index
      %54 = func.call @linear_route_f16_w8p1_m16__gfx1100.0(%6, %53, %13, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %55 = arith.muli %44, %c3 : index
      %56 = arith.addi %55, %c4 : index
      %57 = arith.muli %tileRows, %c6 : index
      %58 = arith.muli %56, %57 : index
      %59 = arith.addi %32, %58 : index
      %60 = vector.load %x[%59] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %61 = arith.addi %59, %26 : index
      %62 = vector.load %x[%61] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %63 = vector.shuffle %60, %62 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %64 = wave.mma %63, %48, %45 : vector<16xf16>, vector<8xf32>
      %65 = arith.addi %55, %c3 : index
      %66 = arith.muli %65, %57 : index
      %67 = arith.addi %32, %66 : index
      %68 = vector.load %x[%67] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %69 = arith.addi %67, %26 : index
      %70 = vector.load %x[%69] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %71 = vector.shuffle %68, %70 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %72 = wave.mma %71, %50, %64 : vector<16xf16>, vector<8xf32>
      %73 = arith.addi %55, %c10 : index
      %74 = arith.muli %73, %57 : index
      %75 = arith.addi %32, %74 : index
      %76 = vector.load %x[%75] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %77 = arith.addi %75, %26 : index
      %78 = vector.load %x[%77] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %79 = vector.shuffle %76, %78 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %80 = wave.mma %79, %52, %72 : vector<16xf16>, vector<8xf32>
      %81 = arith.addi %55, %c16 : index
      %82 = arith.muli %81, %57 : index
      %83 = arith.addi %32, %82 : index
      %84 = vector.load %x[%83] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %85 = arith.addi %83, %26 : index
      %86 = vector.load %x[%85] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %87 = vector.shuffle %84, %86 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %88 = wave.mma %87, %54, %80 : vector<16xf16>, vector<8xf32>
      scf.yield %88 : vector<8xf32>
    }
    %89 = arith.select %38, %43, %37 : index
    %92 = scf.for %90 = %43 to %89 step %c3 iter_args(%91 = %46) -> (vector<8xf32>) {
      %93 = arith.addi %90, %c4 : index
      %94 = func.call @linear_route_f16_w8p1_m16__gfx1100.0(%6, %93, %13, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %95 = arith.muli %90, %c3 : index
      %96 = arith.addi %95, %c4 : index
      %97 = arith.muli %tileRows, %c6 : index
      %98 = arith.muli %96, %97 : index
      %99 = arith.addi %32, %98 : index
      %100 = vector.load %x[%99] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %101 = arith.addi %99, %26 : index
      %102 = vector.load %x[%101] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %103 = vector.shuffle %100, %102 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %104 = wave.mma %103, %94, %91 : vector<16xf16>, vector<8xf32>
      scf.yield %104 : vector<8xf32>
    }
    %105 = arith.addi %9, %c4 : index
    func.call @linear_route_f16_w8p1_m16__gfx1100.2(%92, %10, %105, %8, %factors, %6, %w, %outputFeatures, %11, %logits) : (vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
  }
  %106 = arith.muli %experts, %c11 : index
  %107 = wave.scratch %106 : memref<?xf32>
  %108 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %108 {
    %109 = arith.addi %9, %c6 : index
    %110 = arith.minsi %109, %8 : index
    %111 = wave.wave
    %112 = arith.addi %9, %111 : index
    scf.for %113 = %112 to %110 step %c11 {
      %114 = arith.muli %111, %experts : index
      %115 = wave.lane
      %116 = arith.muli %113, %logitsWidth : index
      %119 = scf.for %117 = %115 to %experts step %c1 iter_args(%118 = %c21) -> (f32) {
        %120 = arith.addi %116, %117 : index
        %121 = memref.load %logits[%120] : memref<?xf32>
        %122 = arith.maximumf %118, %121 : f32
        scf.yield %122 : f32
      }
      %123 = vector.broadcast %119 : f32 to vector<1xf32>
      %124 = wave.reduce "max" %123 : vector<1xf32>
      %127 = scf.for %125 = %115 to %experts step %c1 iter_args(%126 = %c22) -> (f32) {
        %128 = arith.addi %116, %125 : index
        %129 = memref.load %logits[%128] : memref<?xf32>
        %130 = arith.subf %129, %124 : f32
        %131 = arith.mulf %130, %c23 : f32
        %132 = wave.exp2 %131 : f32
        %133 = arith.addi %114, %125 : index
        memref.store %132, %107[%133] : memref<?xf32>
        %134 = arith.addf %126, %132 : f32
        scf.yield %134 : f32
      }
      %135 = vector.broadcast %127 : f32 to vector<1xf32>
      %136 = wave.reduce "add" %135 : vector<1xf32>
      scf.for %137 = %115 to %experts step %c1 {
        %138 = arith.addi %114, %137 : index
        %139 = memref.load %107[%138] : memref<?xf32>
        %140 = arith.divf %139, %136 : f32
        memref.store %140, %107[%138] : memref<?xf32>
      }
      %145:3 = scf.for %141 = %c4 to %expertsPerToken step %c3 iter_args(%142 = %c22, %143 = %c22, %144 = %c24) -> (f32, f32, i32) {
        %149:2 = scf.for %146 = %115 to %experts step %c1 iter_args(%147 = %c25, %148 = %c22) -> (f32, f32) {
          %150 = arith.addi %114, %146 : index
          %151 = memref.load %107[%150] : memref<?xf32>
          %152 = arith.cmpf ogt, %151, %147 : f32
          %153 = arith.index_cast %146 : index to i32
          %154 = arith.sitofp %153 : i32 to f32
          %155 = arith.select %152, %151, %147 : f32
          %156 = arith.select %152, %154, %148 : f32
          scf.yield %155, %156 : f32, f32
        }
        %157 = vector.broadcast %149#0 : f32 to vector<1xf32>
        %158 = wave.reduce "max" %157 : vector<1xf32>
        %159 = arith.cmpf oeq, %149#0, %158 : f32
        %160 = arith.subf %c22, %149#1 : f32
        %161 = arith.select %159, %160, %c26 : f32
        %162 = vector.broadcast %161 : f32 to vector<1xf32>
        %163 = wave.reduce "max" %162 : vector<1xf32>
        %164 = arith.subf %c22, %163 : f32
        %165 = arith.fptosi %164 : f32 to i32
        %166 = arith.index_cast %165 : i32 to index
        %167 = arith.remui %166, %c1 : index
        %168 = arith.cmpi eq, %167, %115 : index
        scf.if %168 {
          %169 = arith.addi %114, %166 : index
          memref.store %c27, %107[%169] : memref<?xf32>
        }
        %170 = arith.cmpi eq, %141, %115 : index
        %171 = arith.addf %142, %158 : f32
        %172 = arith.select %170, %158, %143 : f32
        %173 = arith.select %170, %165, %144 : i32
        scf.yield %171, %172, %173 : f32, f32, i32
      }
      %174 = arith.cmpi eq, %normalize, %c3 : index
      %175 = arith.divf %145#1, %145#0 : f32
      %176 = arith.select %174, %175, %145#1 : f32
      %177 = arith.cmpi slt, %115, %expertsPerToken : index
      scf.if %177 {
        %178 = arith.muli %113, %expertsPerToken : index
        %179 = arith.addi %178, %115 : index
        memref.store %176, %weights[%179] : memref<?xf32>
        memref.store %145#2, %ids_out[%179] : memref<?xi32>
      }
    }
  }
  wave.return
}
