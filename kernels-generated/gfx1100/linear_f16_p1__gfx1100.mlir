// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='f16', panels=1)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_f16_p1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>) -> (vector<16xf16>) {
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
func.func private @linear_f16_p1__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: index, %x10: i1, %x11: memref<?xf32>, %x12: memref<?xf32>) {
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
wave.kernel @linear_f16_p1__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %waves = wave.param "waves" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 32 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 256 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c10 = arith.constant 16 : index
  %rowsMode = wave.param "rowsMode" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 4 : index
  %c19 = arith.constant 2 : index
  %c20 = arith.constant 3 : index
  %c21 = arith.constant 64 : index
  %c22 = arith.constant 48 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c2 : index
  %3 = arith.addi %2, %c3 : index
  %4 = arith.muli %0, %c4 : index
  %5 = arith.addi %4, %c5 : index
  %6 = arith.muli %5, %3 : index
  %7 = memref.load %step[%countAt] : memref<?xi32>
  %8 = arith.index_cast %7 : i32 to index
  %9 = arith.muli %waves, %c7 : index
  %10 = wave.scratch %9 : memref<?xf32>
  %11 = arith.cmpi eq, %hasResidual, %c4 : index
  %12 = arith.muli %0, %c10 : index
  %13 = arith.cmpi eq, %rowsMode, %c5 : index
  scf.if %13 {
    %14 = arith.muli %1, %c10 : index
    %15 = arith.cmpi slt, %14, %8 : index
    scf.if %15 {
      %16 = wave.lane
      %17 = arith.remui %16, %c10 : index
      %18 = wave.scratch %operandHalves : memref<?xf16>
      %19 = arith.divui %operandHalves, %c14 : index
      %20 = wave.wave
      %21 = arith.muli %20, %c2 : index
      %22 = arith.addi %21, %16 : index
      %23 = arith.muli %waves, %c2 : index
      scf.for %24 = %22 to %19 step %23 {
        %25 = arith.muli %24, %c14 : index
        %26 = arith.addi %c5, %25 : index
        %27 = vector.load %x[%26] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %27, %18[%26] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %28 = arith.remui %17, %tileRows : index
      %29 = arith.muli %28, %c14 : index
      %30 = arith.divui %inputFeatures, %c10 : index
      %31 = arith.muli %20, %stepsPerWave : index
      %32 = arith.minsi %31, %30 : index
      %33 = arith.addi %32, %stepsPerWave : index
      %34 = arith.minsi %33, %30 : index
      %35 = arith.cmpi eq, %wholeBlocks, %c4 : index
      %36 = arith.subi %34, %32 : index
      %37 = arith.divui %36, %c18 : index
      %38 = arith.muli %37, %c18 : index
      %39 = arith.addi %32, %38 : index
      %40 = arith.select %35, %33, %39 : index
      %43 = scf.for %41 = %32 to %40 step %c18 iter_args(%42 = %c15) -> (vector<8xf32>) {
        %44 = arith.addi %41, %c5 : index
        %45 = func.call @linear_f16_p1__gfx1100.0(%6, %44, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %46 = arith.addi %41, %c4 : index
        %47 = func.call @linear_f16_p1__gfx1100.0(%6, %46, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %48 = arith.addi %41, %c19 : index
        %49 = func.call @linear_f16_p1__gfx1100.0(%6, %48, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %50 = arith.addi %41, %c20 : index
        %51 = func.call @linear_f16_p1__gfx1100.0(%6, %50, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %52 = arith.muli %41, %c4 : index
        %53 = arith.addi %52, %c5 : index
        %54 = arith.muli %tileRows, %c10 : index
        %55 = arith.muli %53, %54 : index
        %56 = arith.addi %29, %55 : index
        %57 = vector.load %18[%56] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %58 = arith.muli %tileRows, %c14 : index
        %59 = arith.addi %56, %58 : index
        %60 = vector.load %18[%59] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %61 = vector.shuffle %57, %60 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %62 = wave.mma %61, %45, %42 : vector<16xf16>, vector<8xf32>
        %63 = arith.addi %52, %c4 : index
        %64 = arith.muli %63, %54 : index
        %65 = arith.addi %29, %64 : index
        %66 = vector.load %18[%65] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %67 = arith.addi %65, %58 : index
        %68 = vector.load %18[%67] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %69 = vector.shuffle %66, %68 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %70 = wave.mma %69, %47, %62 : vector<16xf16>, vector<8xf32>
        %71 = arith.addi %52, %c19 : index
        %72 = arith.muli %71, %54 : index
        %73 = arith.addi %29, %72 : index
        %74 = vector.load %18[%73] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %75 = arith.addi %73, %58 : index
        %76 = vector.load %18[%75] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %77 = vector.shuffle %74, %76 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %78 = wave.mma %77, %49, %70 : vector<16xf16>, vector<8xf32>
        %79 = arith.addi %52, %c20 : index
        %80 = arith.muli %79, %54 : index
        %81 = arith.addi %29, %80 : index
        %82 = vector.load %18[%81] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %83 = arith.addi %81, %58 : index
        %84 = vector.load %18[%83] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %85 = vector.shuffle %82, %84 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %86 = wave.mma %85, %51, %78 : vector<16xf16>, vector<8xf32>
        scf.yield %86 : vector<8xf32>
      }
      %87 = arith.select %35, %40, %34 : index
      %90 = scf.for %88 = %40 to %87 step %c4 iter_args(%89 = %43) -> (vector<8xf32>) {
        %91 = arith.addi %88, %c5 : index
        %92 = func.call @linear_f16_p1__gfx1100.0(%6, %91, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %93 = arith.muli %88, %c4 : index
        %94 = arith.addi %93, %c5 : index
        %95 = arith.muli %tileRows, %c10 : index
        %96 = arith.muli %94, %95 : index
        %97 = arith.addi %29, %96 : index
        %98 = vector.load %18[%97] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %99 = arith.muli %tileRows, %c14 : index
        %100 = arith.addi %97, %99 : index
        %101 = vector.load %18[%100] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %102 = vector.shuffle %98, %101 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %103 = wave.mma %102, %92, %89 : vector<16xf16>, vector<8xf32>
        scf.yield %103 : vector<8xf32>
      }
      %104 = arith.addi %14, %c5 : index
      func.call @linear_f16_p1__gfx1100.1(%90, %10, %waves, %104, %8, %factors, %6, %w, %outputFeatures, %12, %11, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %105 = arith.cmpi eq, %rowsMode, %c4 : index
  scf.if %105 {
    %106 = arith.muli %1, %c10 : index
    %107 = arith.cmpi slt, %106, %8 : index
    scf.if %107 {
      %108 = wave.lane
      %109 = arith.remui %108, %c10 : index
      %110 = arith.remui %109, %tileRows : index
      %111 = arith.addi %106, %110 : index
      %112 = arith.divui %111, %tileRows : index
      %113 = arith.divui %inputFeatures, %c10 : index
      %114 = arith.muli %112, %113 : index
      %115 = arith.divui %c5, %c10 : index
      %116 = arith.addi %114, %115 : index
      %117 = arith.muli %116, %c19 : index
      %118 = arith.remui %c5, %c10 : index
      %119 = arith.divui %118, %c14 : index
      %120 = arith.addi %117, %119 : index
      %121 = arith.muli %tileRows, %c14 : index
      %122 = arith.muli %120, %121 : index
      %123 = arith.remui %111, %tileRows : index
      %124 = arith.muli %123, %c14 : index
      %125 = arith.addi %122, %124 : index
      %126 = arith.remui %c5, %c14 : index
      %127 = arith.addi %125, %126 : index
      %128 = wave.wave
      %129 = arith.muli %128, %stepsPerWave : index
      %130 = arith.minsi %129, %113 : index
      %131 = arith.addi %130, %stepsPerWave : index
      %132 = arith.minsi %131, %113 : index
      %133 = arith.cmpi eq, %wholeBlocks, %c4 : index
      %134 = arith.subi %132, %130 : index
      %135 = arith.divui %134, %c18 : index
      %136 = arith.muli %135, %c18 : index
      %137 = arith.addi %130, %136 : index
      %138 = arith.select %133, %131, %137 : index
      %141 = scf.for %139 = %130 to %138 step %c18 iter_args(%140 = %c15) -> (vector<8xf32>) {
        %142 = arith.addi %139, %c5 : index
        %143 = func.call @linear_f16_p1__gfx1100.0(%6, %142, %108, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %144 = arith.addi %139, %c4 : index
        %145 = func.call @linear_f16_p1__gfx1100.0(%6, %144, %108, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %146 = arith.addi %139, %c19 : index
        %147 = func.call @linear_f16_p1__gfx1100.0(%6, %146, %108, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %148 = arith.addi %139, %c20 : index
        %149 = func.call @linear_f16_p1__gfx1100.0(%6, %148, %108, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %150 = arith.muli %139, %c4 : index
        %151 = arith.addi %150, %c5 : index
        %152 = arith.muli %tileRows, %c10 : index
        %153 = arith.muli %151, %152 : index
        %154 = arith.addi %127, %153 : index
        %155 = vector.load %x[%154] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %156 = arith.addi %154, %121 : index
        %157 = vector.load %x[%156] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %158 = vector.shuffle %155, %157 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %159 = wave.mma %158, %143, %140 : vector<16xf16>, vector<8xf32>
        %160 = arith.addi %150, %c4 : index
        %161 = arith.muli %160, %152 : index
        %162 = arith.addi %127, %161 : index
        %163 = vector.load %x[%162] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %164 = arith.addi %162, %121 : index
        %165 = vector.load %x[%164] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %166 = vector.shuffle %163, %165 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %167 = wave.mma %166, %145, %159 : vector<16xf16>, vector<8xf32>
        %168 = arith.addi %150, %c19 : index
        %169 = arith.muli %168, %152 : index
        %170 = arith.addi %127, %169 : index
        %171 = vector.load %x[%170] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %172 = arith.addi %170, %121 : index
        %173 = vector.load %x[%172] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %174 = vector.shuffle %171, %173 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %175 = wave.mma %174, %147, %167 : vector<16xf16>, vector<8xf32>
        %176 = arith.addi %150, %c20 : index
        %177 = arith.muli %176, %152 : index
        %178 = arith.addi %127, %177 : index
        %179 = vector.load %x[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %180 = arith.addi %178, %121 : index
        %181 = vector.load %x[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %182 = vector.shuffle %179, %181 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %183 = wave.mma %182, %149, %175 : vector<16xf16>, vector<8xf32>
        scf.yield %183 : vector<8xf32>
      }
      %184 = arith.select %133, %138, %132 : index
      %187 = scf.for %185 = %138 to %184 step %c4 iter_args(%186 = %141) -> (vector<8xf32>) {
        %188 = arith.addi %185, %c5 : index
        %189 = func.call @linear_f16_p1__gfx1100.0(%6, %188, %108, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %190 = arith.muli %185, %c4 : index
        %191 = arith.addi %190, %c5 : index
        %192 = arith.muli %tileRows, %c10 : index
        %193 = arith.muli %191, %192 : index
        %194 = arith.addi %127, %193 : index
        %195 = vector.load %x[%194] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %196 = arith.addi %194, %121 : index
        %197 = vector.load %x[%196] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %198 = vector.shuffle %195, %197 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %199 = wave.mma %198, %189, %186 : vector<16xf16>, vector<8xf32>
        scf.yield %199 : vector<8xf32>
      }
      %200 = arith.addi %106, %c5 : index
      func.call @linear_f16_p1__gfx1100.1(%187, %10, %waves, %200, %8, %factors, %6, %w, %outputFeatures, %12, %11, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %201 = arith.cmpi eq, %rowsMode, %c19 : index
  scf.if %201 {
    %202 = arith.muli %1, %c21 : index
    %203 = arith.cmpi slt, %202, %8 : index
    scf.if %203 {
      %204 = wave.lane
      %205 = arith.remui %204, %c10 : index
      %206 = arith.remui %205, %tileRows : index
      %207 = arith.addi %202, %206 : index
      %208 = arith.divui %207, %tileRows : index
      %209 = arith.divui %inputFeatures, %c10 : index
      %210 = arith.muli %208, %209 : index
      %211 = arith.divui %c5, %c10 : index
      %212 = arith.addi %210, %211 : index
      %213 = arith.muli %212, %c19 : index
      %214 = arith.remui %c5, %c10 : index
      %215 = arith.divui %214, %c14 : index
      %216 = arith.addi %213, %215 : index
      %217 = arith.muli %tileRows, %c14 : index
      %218 = arith.muli %216, %217 : index
      %219 = arith.remui %207, %tileRows : index
      %220 = arith.muli %219, %c14 : index
      %221 = arith.addi %218, %220 : index
      %222 = arith.remui %c5, %c14 : index
      %223 = arith.addi %221, %222 : index
      %224 = arith.addi %205, %c10 : index
      %225 = arith.addi %202, %224 : index
      %226 = arith.divui %225, %tileRows : index
      %227 = arith.muli %226, %209 : index
      %228 = arith.addi %227, %211 : index
      %229 = arith.muli %228, %c19 : index
      %230 = arith.addi %229, %215 : index
      %231 = arith.muli %230, %217 : index
      %232 = arith.remui %225, %tileRows : index
      %233 = arith.muli %232, %c14 : index
      %234 = arith.addi %231, %233 : index
      %235 = arith.addi %234, %222 : index
      %236 = arith.addi %205, %c2 : index
      %237 = arith.addi %202, %236 : index
      %238 = arith.divui %237, %tileRows : index
      %239 = arith.muli %238, %209 : index
      %240 = arith.addi %239, %211 : index
      %241 = arith.muli %240, %c19 : index
      %242 = arith.addi %241, %215 : index
      %243 = arith.muli %242, %217 : index
      %244 = arith.remui %237, %tileRows : index
      %245 = arith.muli %244, %c14 : index
      %246 = arith.addi %243, %245 : index
      %247 = arith.addi %246, %222 : index
      %248 = arith.addi %205, %c22 : index
      %249 = arith.addi %202, %248 : index
      %250 = arith.divui %249, %tileRows : index
      %251 = arith.muli %250, %209 : index
      %252 = arith.addi %251, %211 : index
      %253 = arith.muli %252, %c19 : index
      %254 = arith.addi %253, %215 : index
      %255 = arith.muli %254, %217 : index
      %256 = arith.remui %249, %tileRows : index
      %257 = arith.muli %256, %c14 : index
      %258 = arith.addi %255, %257 : index
      %259 = arith.addi %258, %222 : index
      %260 = wave.wave
      %261 = arith.muli %260, %stepsPerWave : index
      %262 = arith.minsi %261, %209 : index
      %263 = arith.addi %262, %stepsPerWave : index
      %264 = arith.minsi %263, %209 : index
      %265 = arith.cmpi eq, %wholeBlocks, %c4 : index
      %266 = arith.subi %264, %262 : index
      %267 = arith.divui %266, %c18 : index
      %268 = arith.muli %267, %c18 : index
      %269 = arith.addi %262, %268 : index
      %270 = arith.select %265, %263, %269 : index
      %276:4 = scf.for %271 = %262 to %270 step %c18 iter_args(%272 = %c15, %273 = %c15, %274 = %c15, %275 = %c15) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %277 = arith.addi %271, %c5 : index
        %278 = func.call @linear_f16_p1__gfx1100.0(%6, %277, %204, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %279 = arith.addi %271, %c4 : index
        %280 = func.call @linear_f16_p1__gfx1100.0(%6, %279, %204, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %281 = arith.addi %271, %c19 : index
        %282 = func.call @linear_f16_p1__gfx1100.0(%6, %281, %204, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %283 = arith.addi %271, %c20 : index
        %284 = func.call @linear_f16_p1__gfx1100.0(%6, %283, %204, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %285 = arith.muli %271, %c4 : index
        %286 = arith.addi %285, %c5 : index
        %287 = arith.muli %tileRows, %c10 : index
        %288 = arith.muli %286, %287 : index
        %289 = arith.addi %223, %288 : index
        %290 = vector.load %x[%289] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %291 = arith.addi %289, %217 : index
        %292 = vector.load %x[%291] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %293 = vector.shuffle %290, %292 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %294 = wave.mma %293, %278, %272 : vector<16xf16>, vector<8xf32>
        %295 = arith.addi %235, %288 : index
        %296 = vector.load %x[%295] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %297 = arith.addi %295, %217 : index
        %298 = vector.load %x[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %299 = vector.shuffle %296, %298 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %300 = wave.mma %299, %278, %273 : vector<16xf16>, vector<8xf32>
        %301 = arith.addi %247, %288 : index
        %302 = vector.load %x[%301] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %303 = arith.addi %301, %217 : index
        %304 = vector.load %x[%303] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %305 = vector.shuffle %302, %304 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %306 = wave.mma %305, %278, %274 : vector<16xf16>, vector<8xf32>
        %307 = arith.addi %259, %288 : index
        %308 = vector.load %x[%307] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %309 = arith.addi %307, %217 : index
        %310 = vector.load %x[%309] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %311 = vector.shuffle %308, %310 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %312 = wave.mma %311, %278, %275 : vector<16xf16>, vector<8xf32>
        %313 = arith.addi %285, %c4 : index
        %314 = arith.muli %313, %287 : index
        %315 = arith.addi %223, %314 : index
        %316 = vector.load %x[%315] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %317 = arith.addi %315, %217 : index
        %318 = vector.load %x[%317] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %319 = vector.shuffle %316, %318 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %320 = wave.mma %319, %280, %294 : vector<16xf16>, vector<8xf32>
        %321 = arith.addi %235, %314 : index
        %322 = vector.load %x[%321] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %323 = arith.addi %321, %217 : index
        %324 = vector.load %x[%323] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %325 = vector.shuffle %322, %324 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %326 = wave.mma %325, %280, %300 : vector<16xf16>, vector<8xf32>
        %327 = arith.addi %247, %314 : index
        %328 = vector.load %x[%327] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %329 = arith.addi %327, %217 : index
        %330 = vector.load %x[%329] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %331 = vector.shuffle %328, %330 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %332 = wave.mma %331, %280, %306 : vector<16xf16>, vector<8xf32>
        %333 = arith.addi %259, %314 : index
        %334 = vector.load %x[%333] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %335 = arith.addi %333, %217 : index
        %336 = vector.load %x[%335] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %337 = vector.shuffle %334, %336 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %338 = wave.mma %337, %280, %312 : vector<16xf16>, vector<8xf32>
        %339 = arith.addi %285, %c19 : index
        %340 = arith.muli %339, %287 : index
        %341 = arith.addi %223, %340 : index
        %342 = vector.load %x[%341] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %343 = arith.addi %341, %217 : index
        %344 = vector.load %x[%343] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %345 = vector.shuffle %342, %344 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %346 = wave.mma %345, %282, %320 : vector<16xf16>, vector<8xf32>
        %347 = arith.addi %235, %340 : index
        %348 = vector.load %x[%347] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %349 = arith.addi %347, %217 : index
        %350 = vector.load %x[%349] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %351 = vector.shuffle %348, %350 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %352 = wave.mma %351, %282, %326 : vector<16xf16>, vector<8xf32>
        %353 = arith.addi %247, %340 : index
        %354 = vector.load %x[%353] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %355 = arith.addi %353, %217 : index
        %356 = vector.load %x[%355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %357 = vector.shuffle %354, %356 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %358 = wave.mma %357, %282, %332 : vector<16xf16>, vector<8xf32>
        %359 = arith.addi %259, %340 : index
        %360 = vector.load %x[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %361 = arith.addi %359, %217 : index
        %362 = vector.load %x[%361] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %363 = vector.shuffle %360, %362 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %364 = wave.mma %363, %282, %338 : vector<16xf16>, vector<8xf32>
        %365 = arith.addi %285, %c20 : index
        %366 = arith.muli %365, %287 : index
        %367 = arith.addi %223, %366 : index
        %368 = vector.load %x[%367] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %369 = arith.addi %367, %217 : index
        %370 = vector.load %x[%369] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %371 = vector.shuffle %368, %370 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %372 = wave.mma %371, %284, %346 : vector<16xf16>, vector<8xf32>
        %373 = arith.addi %235, %366 : index
        %374 = vector.load %x[%373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %375 = arith.addi %373, %217 : index
        %376 = vector.load %x[%375] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %377 = vector.shuffle %374, %376 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %378 = wave.mma %377, %284, %352 : vector<16xf16>, vector<8xf32>
        %379 = arith.addi %247, %366 : index
        %380 = vector.load %x[%379] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %381 = arith.addi %379, %217 : index
        %382 = vector.load %x[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %383 = vector.shuffle %380, %382 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %384 = wave.mma %383, %284, %358 : vector<16xf16>, vector<8xf32>
        %385 = arith.addi %259, %366 : index
        %386 = vector.load %x[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %387 = arith.addi %385, %217 : index
        %388 = vector.load %x[%387] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %389 = vector.shuffle %386, %388 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %390 = wave.mma %389, %284, %364 : vector<16xf16>, vector<8xf32>
        scf.yield %372, %378, %384, %390 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %391 = arith.select %265, %270, %264 : index
      %397:4 = scf.for %392 = %270 to %391 step %c4 iter_args(%393 = %276#0, %394 = %276#1, %395 = %276#2, %396 = %276#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %398 = arith.addi %392, %c5 : index
        %399 = func.call @linear_f16_p1__gfx1100.0(%6, %398, %204, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %400 = arith.muli %392, %c4 : index
        %401 = arith.addi %400, %c5 : index
        %402 = arith.muli %tileRows, %c10 : index
        %403 = arith.muli %401, %402 : index
        %404 = arith.addi %223, %403 : index
        %405 = vector.load %x[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %406 = arith.addi %404, %217 : index
        %407 = vector.load %x[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %408 = vector.shuffle %405, %407 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %409 = wave.mma %408, %399, %393 : vector<16xf16>, vector<8xf32>
        %410 = arith.addi %235, %403 : index
        %411 = vector.load %x[%410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %412 = arith.addi %410, %217 : index
        %413 = vector.load %x[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %414 = vector.shuffle %411, %413 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %415 = wave.mma %414, %399, %394 : vector<16xf16>, vector<8xf32>
        %416 = arith.addi %247, %403 : index
        %417 = vector.load %x[%416] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %418 = arith.addi %416, %217 : index
        %419 = vector.load %x[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %420 = vector.shuffle %417, %419 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %421 = wave.mma %420, %399, %395 : vector<16xf16>, vector<8xf32>
        %422 = arith.addi %259, %403 : index
        %423 = vector.load %x[%422] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %424 = arith.addi %422, %217 : index
        %425 = vector.load %x[%424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %426 = vector.shuffle %423, %425 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %427 = wave.mma %426, %399, %396 : vector<16xf16>, vector<8xf32>
        scf.yield %409, %415, %421, %427 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %428 = arith.addi %202, %c5 : index
      func.call @linear_f16_p1__gfx1100.1(%397#0, %10, %waves, %428, %8, %factors, %6, %w, %outputFeatures, %12, %11, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %429 = arith.addi %202, %c10 : index
      func.call @linear_f16_p1__gfx1100.1(%397#1, %10, %waves, %429, %8, %factors, %6, %w, %outputFeatures, %12, %11, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %430 = arith.addi %202, %c2 : index
      func.call @linear_f16_p1__gfx1100.1(%397#2, %10, %waves, %430, %8, %factors, %6, %w, %outputFeatures, %12, %11, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %431 = arith.addi %202, %c22 : index
      func.call @linear_f16_p1__gfx1100.1(%397#3, %10, %waves, %431, %8, %factors, %6, %w, %outputFeatures, %12, %11, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  wave.return
}
