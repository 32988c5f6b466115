// GENERATED from codegen/kvcgen/gfx_tile.py; do not edit.
// Config: GfxTileLinear(format='f16')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_f16_tile__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>) -> (vector<16xf16>) {
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
func.func private @linear_f16_tile__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: index, %x4: i1, %x5: memref<?xf32>, %x6: f32, %x7: memref<?xf32>) {
  %ffc0 = arith.constant 16 : index
  %ff0 = arith.muli %x0, %x1 : index
  %ff1 = arith.muli %x2, %ffc0 : index
  %ff2 = arith.addi %ff0, %ff1 : index
  %ff3 = wave.lane
  %ff4 = arith.remui %ff3, %ffc0 : index
  %ff5 = arith.addi %ff2, %ff4 : index
  %ff6 = arith.cmpi slt, %x2, %x3 : index
  scf.if %ff6 {
    scf.if %x4 {
      %ff7 = memref.load %x5[%ff5] : memref<?xf32>
      %ff8 = arith.addf %ff7, %x6 : f32
      memref.store %ff8, %x7[%ff5] : memref<?xf32>
    } else {
      memref.store %x6, %x7[%ff5] : memref<?xf32>
    }
  }
  func.return
}
func.func private @linear_f16_tile__gfx1100.2(%x0: index, %x1: index, %x2: index, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: index, %x8: index, %x9: index, %x10: memref<?xi8>, %x11: f32, %x12: f32, %x13: f32, %x14: f32, %x15: index, %x16: i1, %x17: memref<?xf32>, %x18: memref<?xf32>) {
  %fc0 = arith.constant 16 : index
  %fhasFactors = wave.param "hasFactors" : index
  %fc2 = arith.constant 1 : index
  %foperandScale = wave.param "operandScale" : f32
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 0 : index
  %fc6 = arith.constant 8 : index
  %fc7 = arith.constant 3 : index
  %fc8 = arith.constant 4 : index
  %f0 = arith.muli %x0, %fc0 : index
  %f1 = arith.addi %x1, %f0 : index
  %f2 = arith.addi %f1, %x2 : index
  %f3 = arith.divui %x3, %fc0 : index
  %f4 = arith.addi %f2, %f3 : index
  %f5 = arith.cmpi slt, %f4, %x4 : index
  scf.if %f5 {
    %f6 = arith.cmpi eq, %fhasFactors, %fc2 : index
    %f7 = arith.muli %f4, %fc4 : index
    %f8 = memref.load %x5[%f7] : memref<?xf32>
    %f9 = arith.mulf %f8, %foperandScale : f32
    %f10 = arith.select %f6, %f9, %foperandScale : f32
    %f11 = arith.addi %x6, %fc5 : index
    %f12 = arith.muli %x7, %fc6 : index
    %f13 = arith.addi %f12, %f11 : index
    %f14 = arith.subi %x8, %fc2 : index
    %f15 = arith.minsi %f13, %f14 : index
    %f16 = arith.muli %f15, %x9 : index
    %f17 = arith.addi %x6, %fc2 : index
    %f18 = arith.addi %f12, %f17 : index
    %f19 = arith.minsi %f18, %f14 : index
    %f20 = arith.muli %f19, %x9 : index
    %f21 = arith.addi %x6, %fc4 : index
    %f22 = arith.addi %f12, %f21 : index
    %f23 = arith.minsi %f22, %f14 : index
    %f24 = arith.muli %f23, %x9 : index
    %f25 = arith.addi %x6, %fc7 : index
    %f26 = arith.addi %f12, %f25 : index
    %f27 = arith.minsi %f26, %f14 : index
    %f28 = arith.muli %f27, %x9 : index
    %f29 = arith.remui %x3, %fc0 : index
    %f30 = arith.muli %f29, %fc8 : index
    %f31 = arith.addi %f16, %f30 : index
    %f32 = vector.load %x10[%f31] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %f33 = vector.bitcast %f32 : vector<4xi8> to vector<1xf32>
    %f34 = vector.extract %f33[0] : f32 from vector<1xf32>
    %f35 = arith.mulf %f34, %f10 : f32
    %f36 = arith.mulf %x11, %f35 : f32
    %f37 = arith.addi %f20, %f30 : index
    %f38 = vector.load %x10[%f37] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %f39 = vector.bitcast %f38 : vector<4xi8> to vector<1xf32>
    %f40 = vector.extract %f39[0] : f32 from vector<1xf32>
    %f41 = arith.mulf %f40, %f10 : f32
    %f42 = arith.mulf %x12, %f41 : f32
    %f43 = arith.addi %f24, %f30 : index
    %f44 = vector.load %x10[%f43] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %f45 = vector.bitcast %f44 : vector<4xi8> to vector<1xf32>
    %f46 = vector.extract %f45[0] : f32 from vector<1xf32>
    %f47 = arith.mulf %f46, %f10 : f32
    %f48 = arith.mulf %x13, %f47 : f32
    %f49 = arith.addi %f28, %f30 : index
    %f50 = vector.load %x10[%f49] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %f51 = vector.bitcast %f50 : vector<4xi8> to vector<1xf32>
    %f52 = vector.extract %f51[0] : f32 from vector<1xf32>
    %f53 = arith.mulf %f52, %f10 : f32
    %f54 = arith.mulf %x14, %f53 : f32
    %f55 = arith.addi %f12, %x6 : index
    %f56 = arith.addi %f55, %fc5 : index
    func.call @linear_f16_tile__gfx1100.1(%f4, %x15, %f56, %x8, %x16, %x17, %f36, %x18) : (index, index, index, index, i1, memref<?xf32>, f32, memref<?xf32>) -> ()
    %f57 = arith.addi %f55, %fc2 : index
    func.call @linear_f16_tile__gfx1100.1(%f4, %x15, %f57, %x8, %x16, %x17, %f42, %x18) : (index, index, index, index, i1, memref<?xf32>, f32, memref<?xf32>) -> ()
    %f58 = arith.addi %f55, %fc4 : index
    func.call @linear_f16_tile__gfx1100.1(%f4, %x15, %f58, %x8, %x16, %x17, %f48, %x18) : (index, index, index, index, i1, memref<?xf32>, f32, memref<?xf32>) -> ()
    %f59 = arith.addi %f55, %fc7 : index
    func.call @linear_f16_tile__gfx1100.1(%f4, %x15, %f59, %x8, %x16, %x17, %f54, %x18) : (index, index, index, index, i1, memref<?xf32>, f32, memref<?xf32>) -> ()
  }
  func.return
}
wave.kernel @linear_f16_tile__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %countAt = wave.param "countAt" : index
  %c2 = arith.constant 128 : index
  %panels = wave.param "panels" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 4 : index
  %c7 = arith.constant 8192 : index
  %hasResidual = wave.param "hasResidual" : index
  %c9 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c11 = arith.constant dense<0x00000000> : vector<8xf32>
  %c12 = arith.constant 16 : index
  %c13 = arith.constant 0 : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant 256 : index
  %c16 = arith.constant 4096 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %splits = wave.param "splits" : index
  %c19 = arith.constant 9 : index
  %c20 = arith.constant 10 : index
  %c21 = arith.constant 11 : index
  %c22 = arith.constant 6 : index
  %c23 = arith.constant 12 : index
  %c24 = arith.constant 14 : index
  %c25 = arith.constant 18 : index
  %c26 = arith.constant 20 : index
  %c27 = arith.constant 22 : index
  %c28 = arith.constant 24 : index
  %c29 = arith.constant 26 : index
  %c30 = arith.constant 28 : index
  %c31 = arith.constant 30 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = wave.lane
  %4 = memref.load %step[%countAt] : memref<?xi32>
  %5 = arith.index_cast %4 : i32 to index
  %6 = arith.muli %1, %c2 : index
  %7 = arith.muli %inputFeatures, %c4 : index
  %8 = arith.addi %7, %c2 : index
  %9 = arith.divui %2, %c5 : index
  %10 = arith.muli %9, %c5 : index
  %11 = arith.remui %2, %c5 : index
  %12 = arith.muli %11, %c6 : index
  %13 = wave.scratch %c7 : memref<?xf16>
  %14 = arith.cmpi eq, %hasResidual, %c9 : index
  %15 = arith.cmpi slt, %6, %5 : index
  scf.if %15 {
    %16 = arith.divui %inputFeatures, %c12 : index
    %17 = arith.muli %1, %c14 : index
    %18 = arith.addi %17, %2 : index
    %19 = arith.muli %18, %16 : index
    %20 = arith.muli %c13, %c9 : index
    %21 = arith.addi %19, %20 : index
    %22 = arith.muli %21, %c15 : index
    %23 = arith.muli %3, %c14 : index
    %24 = arith.addi %22, %23 : index
    %25 = arith.addi %24, %c13 : index
    %26 = vector.load %x[%25] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %27 = arith.muli %0, %c14 : index
    %28 = arith.addi %27, %2 : index
    %29 = arith.subi %panels, %c9 : index
    %30 = arith.minsi %28, %29 : index
    %31 = arith.muli %30, %8 : index
    %32 = func.call @linear_f16_tile__gfx1100.0(%31, %c13, %3, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
    %33 = arith.cmpi sge, %3, %c12 : index
    %34 = vector.shuffle %32, %32 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %35 = vector.shuffle %32, %32 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %36 = arith.select %33, %34, %35 : vector<8xf16>
    %37 = arith.addi %2, %c13 : index
    %38 = arith.muli %37, %c9 : index
    %39 = arith.addi %38, %c13 : index
    %40 = arith.muli %39, %c15 : index
    %41 = arith.muli %c13, %c16 : index
    %42 = arith.addi %41, %40 : index
    %43 = arith.addi %42, %23 : index
    vector.store %26, %13[%43] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %44 = arith.addi %2, %c14 : index
    %45 = arith.muli %44, %c9 : index
    %46 = arith.addi %45, %c13 : index
    %47 = arith.muli %46, %c15 : index
    %48 = arith.addi %41, %47 : index
    %49 = arith.addi %48, %23 : index
    vector.store %36, %13[%49] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    wave.barrier
    %59:8 = scf.for %50 = %c13 to %splits step %c9 iter_args(%51 = %c11, %52 = %c11, %53 = %c11, %54 = %c11, %55 = %c11, %56 = %c11, %57 = %c11, %58 = %c11) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %60 = arith.muli %50, %stepsPerWave : index
      %61 = arith.minsi %60, %16 : index
      %62 = arith.addi %61, %stepsPerWave : index
      %63 = arith.minsi %62, %16 : index
      %73:8 = scf.for %64 = %61 to %63 step %c9 iter_args(%65 = %c11, %66 = %c11, %67 = %c11, %68 = %c11, %69 = %c11, %70 = %c11, %71 = %c11, %72 = %c11) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %74 = arith.addi %64, %c9 : index
        %75 = arith.subi %16, %c9 : index
        %76 = arith.minsi %74, %75 : index
        %77 = arith.muli %76, %c9 : index
        %78 = arith.addi %19, %77 : index
        %79 = arith.muli %78, %c15 : index
        %80 = arith.addi %79, %23 : index
        %81 = arith.addi %80, %c13 : index
        %82 = vector.load %x[%81] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %83 = func.call @linear_f16_tile__gfx1100.0(%31, %76, %3, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %84 = vector.shuffle %83, %83 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %85 = vector.shuffle %83, %83 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %86 = arith.select %33, %84, %85 : vector<8xf16>
        %87 = arith.remui %64, %c5 : index
        %88 = arith.addi %10, %c13 : index
        %89 = arith.muli %88, %c9 : index
        %90 = arith.addi %89, %c13 : index
        %91 = arith.muli %90, %c15 : index
        %92 = arith.remui %3, %c12 : index
        %93 = arith.muli %92, %c14 : index
        %94 = arith.addi %91, %93 : index
        %95 = arith.muli %87, %c16 : index
        %96 = arith.addi %94, %95 : index
        %97 = vector.load %13[%96] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %98 = arith.addi %96, %c2 : index
        %99 = vector.load %13[%98] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %100 = vector.shuffle %97, %99 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %101 = arith.addi %10, %c9 : index
        %102 = arith.muli %101, %c9 : index
        %103 = arith.addi %102, %c13 : index
        %104 = arith.muli %103, %c15 : index
        %105 = arith.addi %104, %93 : index
        %106 = arith.addi %105, %95 : index
        %107 = vector.load %13[%106] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %108 = arith.addi %106, %c2 : index
        %109 = vector.load %13[%108] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %110 = vector.shuffle %107, %109 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %111 = arith.addi %12, %c14 : index
        %112 = arith.muli %111, %c9 : index
        %113 = arith.addi %112, %c13 : index
        %114 = arith.muli %113, %c15 : index
        %115 = arith.addi %114, %93 : index
        %116 = arith.addi %115, %95 : index
        %117 = vector.load %13[%116] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %118 = arith.addi %116, %c2 : index
        %119 = vector.load %13[%118] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %120 = vector.shuffle %117, %119 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %121 = wave.mma %100, %120, %65 : vector<16xf16>, vector<8xf32>
        %122 = wave.mma %110, %120, %69 : vector<16xf16>, vector<8xf32>
        %123 = arith.addi %12, %c19 : index
        %124 = arith.muli %123, %c9 : index
        %125 = arith.addi %124, %c13 : index
        %126 = arith.muli %125, %c15 : index
        %127 = arith.addi %126, %93 : index
        %128 = arith.addi %127, %95 : index
        %129 = vector.load %13[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %130 = arith.addi %128, %c2 : index
        %131 = vector.load %13[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %132 = vector.shuffle %129, %131 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %133 = wave.mma %100, %132, %66 : vector<16xf16>, vector<8xf32>
        %134 = wave.mma %110, %132, %70 : vector<16xf16>, vector<8xf32>
        %135 = arith.addi %12, %c20 : index
        %136 = arith.muli %135, %c9 : index
        %137 = arith.addi %136, %c13 : index
        %138 = arith.muli %137, %c15 : index
        %139 = arith.addi %138, %93 : index
        %140 = arith.addi %139, %95 : index
        %141 = vector.load %13[%140] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %142 = arith.addi %140, %c2 : index
        %143 = vector.load %13[%142] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %144 = vector.shuffle %141, %143 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %145 = wave.mma %100, %144, %67 : vector<16xf16>, vector<8xf32>
        %146 = wave.mma %110, %144, %71 : vector<16xf16>, vector<8xf32>
        %147 = arith.addi %12, %c21 : index
        %148 = arith.muli %147, %c9 : index
        %149 = arith.addi %148, %c13 : index
        %150 = arith.muli %149, %c15 : index
        %151 = arith.addi %150, %93 : index
        %152 = arith.addi %151, %95 : index
        %153 = vector.load %13[%152] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %154 = arith.addi %152, %c2 : index
        %155 = vector.load %13[%154] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %156 = vector.shuffle %153, %155 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %157 = wave.mma %100, %156, %68 : vector<16xf16>, vector<8xf32>
        %158 = wave.mma %110, %156, %72 : vector<16xf16>, vector<8xf32>
        %159 = arith.subi %c9, %87 : index
        %160 = arith.muli %159, %c16 : index
        %161 = arith.addi %160, %40 : index
        %162 = arith.addi %161, %23 : index
        vector.store %82, %13[%162] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %163 = arith.addi %160, %47 : index
        %164 = arith.addi %163, %23 : index
        vector.store %86, %13[%164] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        wave.barrier
        scf.yield %121, %133, %145, %157, %122, %134, %146, %158 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %165 = arith.cmpi eq, %50, %c13 : index
      %166 = arith.addf %51, %73#0 : vector<8xf32>
      %167 = arith.select %165, %73#0, %166 : vector<8xf32>
      %168 = arith.addf %52, %73#1 : vector<8xf32>
      %169 = arith.select %165, %73#1, %168 : vector<8xf32>
      %170 = arith.addf %53, %73#2 : vector<8xf32>
      %171 = arith.select %165, %73#2, %170 : vector<8xf32>
      %172 = arith.addf %54, %73#3 : vector<8xf32>
      %173 = arith.select %165, %73#3, %172 : vector<8xf32>
      %174 = arith.addf %55, %73#4 : vector<8xf32>
      %175 = arith.select %165, %73#4, %174 : vector<8xf32>
      %176 = arith.addf %56, %73#5 : vector<8xf32>
      %177 = arith.select %165, %73#5, %176 : vector<8xf32>
      %178 = arith.addf %57, %73#6 : vector<8xf32>
      %179 = arith.select %165, %73#6, %178 : vector<8xf32>
      %180 = arith.addf %58, %73#7 : vector<8xf32>
      %181 = arith.select %165, %73#7, %180 : vector<8xf32>
      scf.yield %167, %169, %171, %173, %175, %177, %179, %181 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %182 = vector.extract %59#0[0] : f32 from vector<8xf32>
    %183 = vector.extract %59#1[0] : f32 from vector<8xf32>
    %184 = vector.extract %59#2[0] : f32 from vector<8xf32>
    %185 = vector.extract %59#3[0] : f32 from vector<8xf32>
    func.call @linear_f16_tile__gfx1100.2(%10, %6, %c13, %3, %5, %factors, %12, %0, %panels, %8, %w, %182, %183, %184, %185, %outputFeatures, %14, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %186 = vector.extract %59#0[1] : f32 from vector<8xf32>
    %187 = vector.extract %59#1[1] : f32 from vector<8xf32>
    %188 = vector.extract %59#2[1] : f32 from vector<8xf32>
    %189 = vector.extract %59#3[1] : f32 from vector<8xf32>
    func.call @linear_f16_tile__gfx1100.2(%10, %6, %c5, %3, %5, %factors, %12, %0, %panels, %8, %w, %186, %187, %188, %189, %outputFeatures, %14, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %190 = vector.extract %59#0[2] : f32 from vector<8xf32>
    %191 = vector.extract %59#1[2] : f32 from vector<8xf32>
    %192 = vector.extract %59#2[2] : f32 from vector<8xf32>
    %193 = vector.extract %59#3[2] : f32 from vector<8xf32>
    func.call @linear_f16_tile__gfx1100.2(%10, %6, %c6, %3, %5, %factors, %12, %0, %panels, %8, %w, %190, %191, %192, %193, %outputFeatures, %14, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %194 = vector.extract %59#0[3] : f32 from vector<8xf32>
    %195 = vector.extract %59#1[3] : f32 from vector<8xf32>
    %196 = vector.extract %59#2[3] : f32 from vector<8xf32>
    %197 = vector.extract %59#3[3] : f32 from vector<8xf32>
    func.call @linear_f16_tile__gfx1100.2(%10, %6, %c22, %3, %5, %factors, %12, %0, %panels, %8, %w, %194, %195, %196, %197, %outputFeatures, %14, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %198 = vector.extract %59#0[4] : f32 from vector<8xf32>
    %199 = vector.extract %59#1[4] : f32 from vector<8xf32>
    %200 = vector.extract %59#2[4] : f32 from vector<8xf32>
    %201 = vector.extract %59#3[4] : f32 from vector<8xf32>
    func.call @linear_f16_tile__gfx1100.2(%10, %6, %c14, %3, %5, %factors, %12, %0, %panels, %8, %w, %198, %199, %200, %201, %outputFeatures, %14, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %202 = vector.extract %59#0[5] : f32 from vector<8xf32>
    %203 = vector.extract %59#1[5] : f32 from vector<8xf32>
    %204 = vector.extract %59#2[5] : f32 from vector<8xf32>
    %205 = vector.extract %59#3[5] : f32 from vector<8xf32>
    func.call @linear_f16_tile__gfx1100.2(%10, %6, %c20, %3, %5, %factors, %12, %0, %panels, %8, %w, %202, %203, %204, %205, %outputFeatures, %14, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %206 = vector.extract %59#0[6] : f32 from vector<8xf32>
    %207 = vector.extract %59#1[6] : f32 from vector<8xf32>
    %208 = vector.extract %59#2[6] : f32 from vector<8xf32>
    %209 = vector.extract %59#3[6] : f32 from vector<8xf32>
    func.call @linear_f16_tile__gfx1100.2(%10, %6, %c23, %3, %5, %factors, %12, %0, %panels, %8, %w, %206, %207, %208, %209, %outputFeatures, %14, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %210 = vector.extract %59#0[7] : f32 from vector<8xf32>
    %211 = vector.extract %59#1[7] : f32 from vector<8xf32>
    %212 = vector.extract %59#2[7] : f32 from vector<8xf32>
    %213 = vector.extract %59#3[7] : f32 from vector<8xf32>
    func.call @linear_f16_tile__gfx1100.2(%10, %6, %c24, %3, %5, %factors, %12, %0, %panels, %8, %w, %210, %211, %212, %213, %outputFeatures, %14, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %214 = vector.extract %59#4[0] : f32 from vector<8xf32>
    %215 = vector.extract %59#5[0] : f32 from vector<8xf32>
    %216 = vector.extract %59#6[0] : f32 from vector<8xf32>
    %217 = vector.extract %59#7[0] : f32 from vector<8xf32>
    func.call @linear_f16_tile__gfx1100.2(%10, %6, %c12, %3, %5, %factors, %12, %0, %panels, %8, %w, %214, %215, %216, %217, %outputFeatures, %14, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %218 = vector.extract %59#4[1] : f32 from vector<8xf32>
    %219 = vector.extract %59#5[1] : f32 from vector<8xf32>
    %220 = vector.extract %59#6[1] : f32 from vector<8xf32>
    %221 = vector.extract %59#7[1] : f32 from vector<8xf32>
    func.call @linear_f16_tile__gfx1100.2(%10, %6, %c25, %3, %5, %factors, %12, %0, %panels, %8, %w, %218, %219, %220, %221, %outputFeatures, %14, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %222 = vector.extract %59#4[2] : f32 from vector<8xf32>
    %223 = vector.extract %59#5[2] : f32 from vector<8xf32>
    %224 = vector.extract %59#6[2] : f32 from vector<8xf32>
    %225 = vector.extract %59#7[2] : f32 from vector<8xf32>
    func.call @linear_f16_tile__gfx1100.2(%10, %6, %c26, %3, %5, %factors, %12, %0, %panels, %8, %w, %222, %223, %224, %225, %outputFeatures, %14, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %226 = vector.extract %59#4[3] : f32 from vector<8xf32>
    %227 = vector.extract %59#5[3] : f32 from vector<8xf32>
    %228 = vector.extract %59#6[3] : f32 from vector<8xf32>
    %229 = vector.extract %59#7[3] : f32 from vector<8xf32>
    func.call @linear_f16_tile__gfx1100.2(%10, %6, %c27, %3, %5, %factors, %12, %0, %panels, %8, %w, %226, %227, %228, %229, %outputFeatures, %14, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %230 = vector.extract %59#4[4] : f32 from vector<8xf32>
    %231 = vector.extract %59#5[4] : f32 from vector<8xf32>
    %232 = vector.extract %59#6[4] : f32 from vector<8xf32>
    %233 = vector.extract %59#7[4] : f32 from vector<8xf32>
    func.call @linear_f16_tile__gfx1100.2(%10, %6, %c28, %3, %5, %factors, %12, %0, %panels, %8, %w, %230, %231, %232, %233, %outputFeatures, %14, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %234 = vector.extract %59#4[5] : f32 from vector<8xf32>
    %235 = vector.extract %59#5[5] : f32 from vector<8xf32>
    %236 = vector.extract %59#6[5] : f32 from vector<8xf32>
    %237 = vector.extract %59#7[5] : f32 from vector<8xf32>
    func.call @linear_f16_tile__gfx1100.2(%10, %6, %c29, %3, %5, %factors, %12, %0, %panels, %8, %w, %234, %235, %236, %237, %outputFeatures, %14, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %238 = vector.extract %59#4[6] : f32 from vector<8xf32>
    %239 = vector.extract %59#5[6] : f32 from vector<8xf32>
    %240 = vector.extract %59#6[6] : f32 from vector<8xf32>
    %241 = vector.extract %59#7[6] : f32 from vector<8xf32>
    func.call @linear_f16_tile__gfx1100.2(%10, %6, %c30, %3, %5, %factors, %12, %0, %panels, %8, %w, %238, %239, %240, %241, %outputFeatures, %14, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %242 = vector.extract %59#4[7] : f32 from vector<8xf32>
    %243 = vector.extract %59#5[7] : f32 from vector<8xf32>
    %244 = vector.extract %59#6[7] : f32 from vector<8xf32>
    %245 = vector.extract %59#7[7] : f32 from vector<8xf32>
    func.call @linear_f16_tile__gfx1100.2(%10, %6, %c31, %3, %5, %factors, %12, %0, %panels, %8, %w, %242, %243, %244, %245, %outputFeatures, %14, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  }
  wave.return
}
