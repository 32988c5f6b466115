// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='f16', waves=4, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_f16_w4p1_m64__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>) -> (vector<16xf16>) {
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
func.func private @linear_f16_w4p1_m64__gfx1100.1(%x0: index, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: i1, %x10: memref<?xf32>, %x11: memref<?xf32>) {
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
    scf.if %x9 {
      %ff35 = arith.addi %ff34, %ffc1 : index
      %ff36 = memref.load %x10[%ff35] : memref<?xf32>
      %ff37 = arith.addf %ff36, %ff31 : f32
      memref.store %ff37, %x11[%ff35] : memref<?xf32>
    } else {
      %ff38 = arith.addi %ff34, %ffc1 : index
      memref.store %ff31, %x11[%ff38] : memref<?xf32>
    }
  }
  func.return
}
func.func private @linear_f16_w4p1_m64__gfx1100.2(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: i1, %x10: memref<?xf32>, %x11: memref<?xf32>) {
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
  func.call @linear_f16_w4p1_m64__gfx1100.1(%f23, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  %f24 = arith.addi %f22, %fc0 : index
  func.call @linear_f16_w4p1_m64__gfx1100.1(%f24, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  func.return
}
wave.kernel @linear_f16_w4p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c6 = arith.constant 64 : index
  %c7 = arith.constant 1024 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c10 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %c12 = arith.constant 2 : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 48 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 4 : index
  %c19 = arith.constant 3 : index
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
  %11 = arith.cmpi eq, %hasResidual, %c3 : index
  %12 = arith.muli %0, %c10 : index
  %13 = arith.cmpi slt, %9, %8 : index
  scf.if %13 {
    %14 = wave.lane
    %15 = arith.remui %14, %c10 : index
    %16 = arith.remui %15, %tileRows : index
    %17 = arith.addi %9, %16 : index
    %18 = arith.divui %17, %tileRows : index
    %19 = arith.divui %inputFeatures, %c10 : index
    %20 = arith.muli %18, %19 : index
    %21 = arith.divui %c4, %c10 : index
    %22 = arith.addi %20, %21 : index
    %23 = arith.muli %22, %c12 : index
    %24 = arith.remui %c4, %c10 : index
    %25 = arith.divui %24, %c13 : index
    %26 = arith.addi %23, %25 : index
    %27 = arith.muli %tileRows, %c13 : index
    %28 = arith.muli %26, %27 : index
    %29 = arith.remui %17, %tileRows : index
    %30 = arith.muli %29, %c13 : index
    %31 = arith.addi %28, %30 : index
    %32 = arith.remui %c4, %c13 : index
    %33 = arith.addi %31, %32 : index
    %34 = arith.addi %15, %c10 : index
    %35 = arith.addi %9, %34 : index
    %36 = arith.divui %35, %tileRows : index
    %37 = arith.muli %36, %19 : index
    %38 = arith.addi %37, %21 : index
    %39 = arith.muli %38, %c12 : index
    %40 = arith.addi %39, %25 : index
    %41 = arith.muli %40, %27 : index
    %42 = arith.remui %35, %tileRows : index
    %43 = arith.muli %42, %c13 : index
    %44 = arith.addi %41, %43 : index
    %45 = arith.addi %44, %32 : index
    %46 = arith.addi %15, %c1 : index
    %47 = arith.addi %9, %46 : index
    %48 = arith.divui %47, %tileRows : index
    %49 = arith.muli %48, %19 : index
    %50 = arith.addi %49, %21 : index
    %51 = arith.muli %50, %c12 : index
    %52 = arith.addi %51, %25 : index
    %53 = arith.muli %52, %27 : index
    %54 = arith.remui %47, %tileRows : index
    %55 = arith.muli %54, %c13 : index
    %56 = arith.addi %53, %55 : index
    %57 = arith.addi %56, %32 : index
    %58 = arith.addi %15, %c14 : index
    %59 = arith.addi %9, %58 : index
    %60 = arith.divui %59, %tileRows : index
    %61 = arith.muli %60, %19 : index
    %62 = arith.addi %61, %21 : index
    %63 = arith.muli %62, %c12 : index
    %64 = arith.addi %63, %25 : index
    %65 = arith.muli %64, %27 : index
    %66 = arith.remui %59, %tileRows : index
    %67 = arith.muli %66, %c13 : index
    %68 = arith.addi %65, %67 : index
    %69 = arith.addi %68, %32 : index
    %70 = wave.wave
    %71 = arith.muli %70, %stepsPerWave : index
    %72 = arith.minsi %71, %19 : index
    %73 = arith.addi %72, %stepsPerWave : index
    %74 = arith.minsi %73, %19 : index
    %75 = arith.cmpi eq, %wholeBlocks, %c3 : index
    %76 = arith.subi %74, %72 : index
    %77 = arith.divui %76, %c18 : index
    %78 = arith.muli %77, %c18 : index
    %79 = arith.addi %72, %78 : index
    %80 = arith.select %75, %73, %79 : index
    %86:4 = scf.for %81 = %72 to %80 step %c18 iter_args(%82 = %c15, %83 = %c15, %84 = %c15, %85 = %c15) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %87 = arith.addi %81, %c4 : index
      %88 = func.call @linear_f16_w4p1_m64__gfx1100.0(%6, %87, %14, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %89 = arith.addi %81, %c3 : index
      %90 = func.call @linear_f16_w4p1_m64__gfx1100.0(%6, %89, %14, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %91 = arith.addi %81, %c12 : index
      %92 = func.call @linear_f16_w4p1_m64__gfx1100.0(%6, %91, %14, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %93 = arith.addi %81, %c19 : index
      %94 = func.call @linear_f16_w4p1_m64__gfx1100.0(%6, %93, %14, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %95 = arith.muli %81, %c3 : index
      %96 = arith.addi %95, %c4 : index
      %97 = arith.muli %tileRows, %c10 : index
      %98 = arith.muli %96, %97 : index
      %99 = arith.addi %33, %98 : index
      %100 = vector.load %x[%99] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %101 = arith.addi %99, %27 : index
      %102 = vector.load %x[%101] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %103 = vector.shuffle %100, %102 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %104 = wave.mma %103, %88, %82 : vector<16xf16>, vector<8xf32>
      %105 = arith.addi %45, %98 : index
      %106 = vector.load %x[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %107 = arith.addi %105, %27 : index
      %108 = vector.load %x[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %109 = vector.shuffle %106, %108 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %110 = wave.mma %109, %88, %83 : vector<16xf16>, vector<8xf32>
      %111 = arith.addi %57, %98 : index
      %112 = vector.load %x[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %113 = arith.addi %111, %27 : index
      %114 = vector.load %x[%113] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %115 = vector.shuffle %112, %114 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %116 = wave.mma %115, %88, %84 : vector<16xf16>, vector<8xf32>
      %117 = arith.addi %69, %98 : index
      %118 = vector.load %x[%117] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %119 = arith.addi %117, %27 : index
      %120 = vector.load %x[%119] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %121 = vector.shuffle %118, %120 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %122 = wave.mma %121, %88, %85 : vector<16xf16>, vector<8xf32>
      %123 = arith.addi %95, %c3 : index
      %124 = arith.muli %123, %97 : index
      %125 = arith.addi %33, %124 : index
      %126 = vector.load %x[%125] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %127 = arith.addi %125, %27 : index
      %128 = vector.load %x[%127] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %129 = vector.shuffle %126, %128 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %130 = wave.mma %129, %90, %104 : vector<16xf16>, vector<8xf32>
      %131 = arith.addi %45, %124 : index
      %132 = vector.load %x[%131] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %133 = arith.addi %131, %27 : index
      %134 = vector.load %x[%133] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %135 = vector.shuffle %132, %134 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %136 = wave.mma %135, %90, %110 : vector<16xf16>, vector<8xf32>
      %137 = arith.addi %57, %124 : index
      %138 = vector.load %x[%137] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %139 = arith.addi %137, %27 : index
      %140 = vector.load %x[%139] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %141 = vector.shuffle %138, %140 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %142 = wave.mma %141, %90, %116 : vector<16xf16>, vector<8xf32>
      %143 = arith.addi %69, %124 : index
      %144 = vector.load %x[%143] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %145 = arith.addi %143, %27 : index
      %146 = vector.load %x[%145] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %147 = vector.shuffle %144, %146 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %148 = wave.mma %147, %90, %122 : vector<16xf16>, vector<8xf32>
      %149 = arith.addi %95, %c12 : index
      %150 = arith.muli %149, %97 : index
      %151 = arith.addi %33, %150 : index
      %152 = vector.load %x[%151] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %153 = arith.addi %151, %27 : index
      %154 = vector.load %x[%153] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %155 = vector.shuffle %152, %154 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %156 = wave.mma %155, %92, %130 : vector<16xf16>, vector<8xf32>
      %157 = arith.addi %45, %150 : index
      %158 = vector.load %x[%157] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %159 = arith.addi %157, %27 : index
      %160 = vector.load %x[%159] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %161 = vector.shuffle %158, %160 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %162 = wave.mma %161, %92, %136 : vector<16xf16>, vector<8xf32>
      %163 = arith.addi %57, %150 : index
      %164 = vector.load %x[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %165 = arith.addi %163, %27 : index
      %166 = vector.load %x[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %167 = vector.shuffle %164, %166 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %168 = wave.mma %167, %92, %142 : vector<16xf16>, vector<8xf32>
      %169 = arith.addi %69, %150 : index
      %170 = vector.load %x[%169] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %171 = arith.addi %169, %27 : index
      %172 = vector.load %x[%171] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %173 = vector.shuffle %170, %172 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %174 = wave.mma %173, %92, %148 : vector<16xf16>, vector<8xf32>
      %175 = arith.addi %95, %c19 : index
      %176 = arith.muli %175, %97 : index
      %177 = arith.addi %33, %176 : index
      %178 = vector.load %x[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %179 = arith.addi %177, %27 : index
      %180 = vector.load %x[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %181 = vector.shuffle %178, %180 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %182 = wave.mma %181, %94, %156 : vector<16xf16>, vector<8xf32>
      %183 = arith.addi %45, %176 : index
      %184 = vector.load %x[%183] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %185 = arith.addi %183, %27 : index
      %186 = vector.load %x[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %187 = vector.shuffle %184, %186 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %188 = wave.mma %187, %94, %162 : vector<16xf16>, vector<8xf32>
      %189 = arith.addi %57, %176 : index
      %190 = vector.load %x[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %191 = arith.addi %189, %27 : index
      %192 = vector.load %x[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %193 = vector.shuffle %190, %192 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %194 = wave.mma %193, %94, %168 : vector<16xf16>, vector<8xf32>
      %195 = arith.addi %69, %176 : index
      %196 = vector.load %x[%195] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %197 = arith.addi %195, %27 : index
      %198 = vector.load %x[%197] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %199 = vector.shuffle %196, %198 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %200 = wave.mma %199, %94, %174 : vector<16xf16>, vector<8xf32>
      scf.yield %182, %188, %194, %200 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %201 = arith.select %75, %80, %74 : index
    %207:4 = scf.for %202 = %80 to %201 step %c3 iter_args(%203 = %86#0, %204 = %86#1, %205 = %86#2, %206 = %86#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %208 = arith.addi %202, %c4 : index
      %209 = func.call @linear_f16_w4p1_m64__gfx1100.0(%6, %208, %14, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %210 = arith.muli %202, %c3 : index
      %211 = arith.addi %210, %c4 : index
      %212 = arith.muli %tileRows, %c10 : index
      %213 = arith.muli %211, %212 : index
      %214 = arith.addi %33, %213 : index
      %215 = vector.load %x[%214] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %216 = arith.addi %214, %27 : index
      %217 = vector.load %x[%216] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %218 = vector.shuffle %215, %217 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %219 = wave.mma %218, %209, %203 : vector<16xf16>, vector<8xf32>
      %220 = arith.addi %45, %213 : index
      %221 = vector.load %x[%220] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %222 = arith.addi %220, %27 : index
      %223 = vector.load %x[%222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %224 = vector.shuffle %221, %223 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %225 = wave.mma %224, %209, %204 : vector<16xf16>, vector<8xf32>
      %226 = arith.addi %57, %213 : index
      %227 = vector.load %x[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %228 = arith.addi %226, %27 : index
      %229 = vector.load %x[%228] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %230 = vector.shuffle %227, %229 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %231 = wave.mma %230, %209, %205 : vector<16xf16>, vector<8xf32>
      %232 = arith.addi %69, %213 : index
      %233 = vector.load %x[%232] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %234 = arith.addi %232, %27 : index
      %235 = vector.load %x[%234] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %236 = vector.shuffle %233, %235 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %237 = wave.mma %236, %209, %206 : vector<16xf16>, vector<8xf32>
      scf.yield %219, %225, %231, %237 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %238 = arith.addi %9, %c4 : index
    func.call @linear_f16_w4p1_m64__gfx1100.2(%207#0, %10, %238, %8, %factors, %6, %w, %outputFeatures, %12, %11, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    wave.barrier
    %239 = arith.addi %9, %c10 : index
    func.call @linear_f16_w4p1_m64__gfx1100.2(%207#1, %10, %239, %8, %factors, %6, %w, %outputFeatures, %12, %11, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    wave.barrier
    %240 = arith.addi %9, %c1 : index
    func.call @linear_f16_w4p1_m64__gfx1100.2(%207#2, %10, %240, %8, %factors, %6, %w, %outputFeatures, %12, %11, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    wave.barrier
    %241 = arith.addi %9, %c14 : index
    func.call @linear_f16_w4p1_m64__gfx1100.2(%207#3, %10, %241, %8, %factors, %6, %w, %outputFeatures, %12, %11, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  }
  wave.return
}
