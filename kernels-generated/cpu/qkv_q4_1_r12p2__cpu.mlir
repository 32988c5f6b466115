// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q4_1', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q4_1_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  %f5 = arith.addi %x7, %x1 : index
  %f6 = memref.load %x2[%f5] : memref<?xf32>
  %f7 = vector.broadcast %f6 : f32 to vector<16xf32>
  %f8 = math.fma %f7, %x3, %x8 : vector<16xf32>
  %f9 = math.fma %f7, %x5, %x9 : vector<16xf32>
  %f10 = arith.addi %x10, %x1 : index
  %f11 = memref.load %x2[%f10] : memref<?xf32>
  %f12 = vector.broadcast %f11 : f32 to vector<16xf32>
  %f13 = math.fma %f12, %x3, %x11 : vector<16xf32>
  %f14 = math.fma %f12, %x5, %x12 : vector<16xf32>
  %f15 = arith.addi %x13, %x1 : index
  %f16 = memref.load %x2[%f15] : memref<?xf32>
  %f17 = vector.broadcast %f16 : f32 to vector<16xf32>
  %f18 = math.fma %f17, %x3, %x14 : vector<16xf32>
  %f19 = math.fma %f17, %x5, %x15 : vector<16xf32>
  %f20 = arith.addi %x16, %x1 : index
  %f21 = memref.load %x2[%f20] : memref<?xf32>
  %f22 = vector.broadcast %f21 : f32 to vector<16xf32>
  %f23 = math.fma %f22, %x3, %x17 : vector<16xf32>
  %f24 = math.fma %f22, %x5, %x18 : vector<16xf32>
  %f25 = arith.addi %x19, %x1 : index
  %f26 = memref.load %x2[%f25] : memref<?xf32>
  %f27 = vector.broadcast %f26 : f32 to vector<16xf32>
  %f28 = math.fma %f27, %x3, %x20 : vector<16xf32>
  %f29 = math.fma %f27, %x5, %x21 : vector<16xf32>
  %f30 = arith.addi %x22, %x1 : index
  %f31 = memref.load %x2[%f30] : memref<?xf32>
  %f32 = vector.broadcast %f31 : f32 to vector<16xf32>
  %f33 = math.fma %f32, %x3, %x23 : vector<16xf32>
  %f34 = math.fma %f32, %x5, %x24 : vector<16xf32>
  %f35 = arith.addi %x25, %x1 : index
  %f36 = memref.load %x2[%f35] : memref<?xf32>
  %f37 = vector.broadcast %f36 : f32 to vector<16xf32>
  %f38 = math.fma %f37, %x3, %x26 : vector<16xf32>
  %f39 = math.fma %f37, %x5, %x27 : vector<16xf32>
  %f40 = arith.addi %x28, %x1 : index
  %f41 = memref.load %x2[%f40] : memref<?xf32>
  %f42 = vector.broadcast %f41 : f32 to vector<16xf32>
  %f43 = math.fma %f42, %x3, %x29 : vector<16xf32>
  %f44 = math.fma %f42, %x5, %x30 : vector<16xf32>
  %f45 = arith.addi %x31, %x1 : index
  %f46 = memref.load %x2[%f45] : memref<?xf32>
  %f47 = vector.broadcast %f46 : f32 to vector<16xf32>
  %f48 = math.fma %f47, %x3, %x32 : vector<16xf32>
  %f49 = math.fma %f47, %x5, %x33 : vector<16xf32>
  %f50 = arith.addi %x34, %x1 : index
  %f51 = memref.load %x2[%f50] : memref<?xf32>
  %f52 = vector.broadcast %f51 : f32 to vector<16xf32>
  %f53 = math.fma %f52, %x3, %x35 : vector<16xf32>
  %f54 = math.fma %f52, %x5, %x36 : vector<16xf32>
  %f55 = arith.addi %x37, %x1 : index
  %f56 = memref.load %x2[%f55] : memref<?xf32>
  %f57 = vector.broadcast %f56 : f32 to vector<16xf32>
  %f58 = math.fma %f57, %x3, %x38 : vector<16xf32>
  %f59 = math.fma %f57, %x5, %x39 : vector<16xf32>
  func.return %f3, %f4, %f8, %f9, %f13, %f14, %f18, %f19, %f23, %f24, %f28, %f29, %f33, %f34, %f38, %f39, %f43, %f44, %f48, %f49, %f53, %f54, %f58, %f59 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @qkv_q4_1_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 12 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 320 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 5 : index
  %c13 = arith.constant 6 : index
  %c14 = arith.constant 7 : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant 9 : index
  %c17 = arith.constant 10 : index
  %c18 = arith.constant 11 : index
  %c19 = arith.constant dense<0x00000000> : vector<16xf32>
  %c20 = arith.constant 64 : index
  %c21 = arith.constant dense<15> : vector<16xi32>
  %c22 = arith.constant dense<4> : vector<16xi32>
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c29 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c31 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c35 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c36 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c37 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c38 = arith.constant 0x00000000 : f32
  %c39 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c40 = arith.constant dense<0x47600000> : vector<16xf32>
  %c41 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c42 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c43 = arith.constant dense<128> : vector<16xi32>
  %c44 = arith.constant dense<0x42FF0000> : vector<16xf32>
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %headDim, %c2 : index
  %3 = wave.scratch %2 : memref<?xf32>
  %4 = arith.muli %headDim, %c3 : index
  %5 = wave.scratch %4 : memref<?xi8>
  %6 = arith.divui %inputFeatures, %c4 : index
  %7 = arith.muli %6, %c5 : index
  %8 = arith.divui %headDim, %c6 : index
  %9 = memref.load %step[%c7] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %rowsPerBlock : index
  %12 = arith.addi %11, %rowsPerBlock : index
  %13 = arith.minsi %12, %10 : index
  scf.for %14 = %11 to %13 step %c2 {
    %15 = arith.subi %13, %c9 : index
    %16 = arith.addi %14, %c7 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.addi %14, %c9 : index
    %19 = arith.minsi %18, %15 : index
    %20 = arith.addi %14, %c3 : index
    %21 = arith.minsi %20, %15 : index
    %22 = arith.addi %14, %c10 : index
    %23 = arith.minsi %22, %15 : index
    %24 = arith.addi %14, %c11 : index
    %25 = arith.minsi %24, %15 : index
    %26 = arith.addi %14, %c12 : index
    %27 = arith.minsi %26, %15 : index
    %28 = arith.addi %14, %c13 : index
    %29 = arith.minsi %28, %15 : index
    %30 = arith.addi %14, %c14 : index
    %31 = arith.minsi %30, %15 : index
    %32 = arith.addi %14, %c15 : index
    %33 = arith.minsi %32, %15 : index
    %34 = arith.addi %14, %c16 : index
    %35 = arith.minsi %34, %15 : index
    %36 = arith.addi %14, %c17 : index
    %37 = arith.minsi %36, %15 : index
    %38 = arith.addi %14, %c18 : index
    %39 = arith.minsi %38, %15 : index
    %40 = arith.muli %17, %inputFeatures : index
    %41 = arith.muli %19, %inputFeatures : index
    %42 = arith.muli %21, %inputFeatures : index
    %43 = arith.muli %23, %inputFeatures : index
    %44 = arith.muli %25, %inputFeatures : index
    %45 = arith.muli %27, %inputFeatures : index
    %46 = arith.muli %29, %inputFeatures : index
    %47 = arith.muli %31, %inputFeatures : index
    %48 = arith.muli %33, %inputFeatures : index
    %49 = arith.muli %35, %inputFeatures : index
    %50 = arith.muli %37, %inputFeatures : index
    %51 = arith.muli %39, %inputFeatures : index
    scf.for %52 = %c7 to %8 step %c3 {
      %53 = arith.muli %0, %8 : index
      %54 = arith.addi %53, %52 : index
      %55 = arith.addi %54, %c7 : index
      %56 = arith.muli %55, %7 : index
      %57 = arith.addi %54, %c9 : index
      %58 = arith.muli %57, %7 : index
      %84:24 = scf.for %59 = %c7 to %6 step %c9 iter_args(%60 = %c19, %61 = %c19, %62 = %c19, %63 = %c19, %64 = %c19, %65 = %c19, %66 = %c19, %67 = %c19, %68 = %c19, %69 = %c19, %70 = %c19, %71 = %c19, %72 = %c19, %73 = %c19, %74 = %c19, %75 = %c19, %76 = %c19, %77 = %c19, %78 = %c19, %79 = %c19, %80 = %c19, %81 = %c19, %82 = %c19, %83 = %c19) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %85 = arith.muli %59, %c5 : index
        %86 = arith.addi %56, %85 : index
        %87 = arith.addi %58, %85 : index
        %88 = vector.load %w[%86] : memref<?xi8>, vector<32xi8>
        %89 = vector.bitcast %88 : vector<32xi8> to vector<16xf16>
        %90 = arith.extf %89 : vector<16xf16> to vector<16xf32>
        %91 = arith.addi %86, %c4 : index
        %92 = vector.load %w[%91] : memref<?xi8>, vector<32xi8>
        %93 = vector.bitcast %92 : vector<32xi8> to vector<16xf16>
        %94 = arith.extf %93 : vector<16xf16> to vector<16xf32>
        %95 = vector.load %w[%87] : memref<?xi8>, vector<32xi8>
        %96 = vector.bitcast %95 : vector<32xi8> to vector<16xf16>
        %97 = arith.extf %96 : vector<16xf16> to vector<16xf32>
        %98 = arith.addi %87, %c4 : index
        %99 = vector.load %w[%98] : memref<?xi8>, vector<32xi8>
        %100 = vector.bitcast %99 : vector<32xi8> to vector<16xf16>
        %101 = arith.extf %100 : vector<16xf16> to vector<16xf32>
        %102 = arith.muli %59, %c4 : index
        %128:24 = scf.for %103 = %c7 to %c15 step %c9 iter_args(%104 = %60, %105 = %61, %106 = %62, %107 = %63, %108 = %64, %109 = %65, %110 = %66, %111 = %67, %112 = %68, %113 = %69, %114 = %70, %115 = %71, %116 = %72, %117 = %73, %118 = %74, %119 = %75, %120 = %76, %121 = %77, %122 = %78, %123 = %79, %124 = %80, %125 = %81, %126 = %82, %127 = %83) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %129 = arith.muli %103, %c11 : index
          %130 = arith.addi %102, %129 : index
          %131 = arith.addi %86, %c20 : index
          %132 = arith.muli %103, %c4 : index
          %133 = arith.addi %131, %132 : index
          %134 = arith.addi %133, %c7 : index
          %135 = vector.load %w[%134] : memref<?xi8>, vector<16xi8>
          %136 = arith.extui %135 : vector<16xi8> to vector<16xi32>
          %137 = arith.andi %136, %c21 : vector<16xi32>
          %138 = arith.shrui %136, %c22 : vector<16xi32>
          %139 = arith.sitofp %137 : vector<16xi32> to vector<16xf32>
          %140 = math.fma %139, %90, %94 : vector<16xf32>
          %141 = arith.addi %87, %c20 : index
          %142 = arith.addi %141, %132 : index
          %143 = arith.addi %142, %c7 : index
          %144 = vector.load %w[%143] : memref<?xi8>, vector<16xi8>
          %145 = arith.extui %144 : vector<16xi8> to vector<16xi32>
          %146 = arith.andi %145, %c21 : vector<16xi32>
          %147 = arith.shrui %145, %c22 : vector<16xi32>
          %148 = arith.sitofp %146 : vector<16xi32> to vector<16xf32>
          %149 = math.fma %148, %97, %101 : vector<16xf32>
          %150 = arith.addi %130, %c7 : index
          %151:24 = func.call @qkv_q4_1_r12p2__cpu.0(%40, %150, %x, %140, %104, %149, %105, %41, %106, %107, %42, %108, %109, %43, %110, %111, %44, %112, %113, %45, %114, %115, %46, %116, %117, %47, %118, %119, %48, %120, %121, %49, %122, %123, %50, %124, %125, %51, %126, %127) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %152 = arith.sitofp %138 : vector<16xi32> to vector<16xf32>
          %153 = math.fma %152, %90, %94 : vector<16xf32>
          %154 = arith.sitofp %147 : vector<16xi32> to vector<16xf32>
          %155 = math.fma %154, %97, %101 : vector<16xf32>
          %156 = arith.addi %130, %c9 : index
          %157:24 = func.call @qkv_q4_1_r12p2__cpu.0(%40, %156, %x, %153, %151#0, %155, %151#1, %41, %151#2, %151#3, %42, %151#4, %151#5, %43, %151#6, %151#7, %44, %151#8, %151#9, %45, %151#10, %151#11, %46, %151#12, %151#13, %47, %151#14, %151#15, %48, %151#16, %151#17, %49, %151#18, %151#19, %50, %151#20, %151#21, %51, %151#22, %151#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %158 = arith.addi %133, %c6 : index
          %159 = vector.load %w[%158] : memref<?xi8>, vector<16xi8>
          %160 = arith.extui %159 : vector<16xi8> to vector<16xi32>
          %161 = arith.andi %160, %c21 : vector<16xi32>
          %162 = arith.shrui %160, %c22 : vector<16xi32>
          %163 = arith.sitofp %161 : vector<16xi32> to vector<16xf32>
          %164 = math.fma %163, %90, %94 : vector<16xf32>
          %165 = arith.addi %142, %c6 : index
          %166 = vector.load %w[%165] : memref<?xi8>, vector<16xi8>
          %167 = arith.extui %166 : vector<16xi8> to vector<16xi32>
          %168 = arith.andi %167, %c21 : vector<16xi32>
          %169 = arith.shrui %167, %c22 : vector<16xi32>
          %170 = arith.sitofp %168 : vector<16xi32> to vector<16xf32>
          %171 = math.fma %170, %97, %101 : vector<16xf32>
          %172 = arith.addi %130, %c3 : index
          %173:24 = func.call @qkv_q4_1_r12p2__cpu.0(%40, %172, %x, %164, %157#0, %171, %157#1, %41, %157#2, %157#3, %42, %157#4, %157#5, %43, %157#6, %157#7, %44, %157#8, %157#9, %45, %157#10, %157#11, %46, %157#12, %157#13, %47, %157#14, %157#15, %48, %157#16, %157#17, %49, %157#18, %157#19, %50, %157#20, %157#21, %51, %157#22, %157#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %174 = arith.sitofp %162 : vector<16xi32> to vector<16xf32>
          %175 = math.fma %174, %90, %94 : vector<16xf32>
          %176 = arith.sitofp %169 : vector<16xi32> to vector<16xf32>
          %177 = math.fma %176, %97, %101 : vector<16xf32>
          %178 = arith.addi %130, %c10 : index
          %179:24 = func.call @qkv_q4_1_r12p2__cpu.0(%40, %178, %x, %175, %173#0, %177, %173#1, %41, %173#2, %173#3, %42, %173#4, %173#5, %43, %173#6, %173#7, %44, %173#8, %173#9, %45, %173#10, %173#11, %46, %173#12, %173#13, %47, %173#14, %173#15, %48, %173#16, %173#17, %49, %173#18, %173#19, %50, %173#20, %173#21, %51, %173#22, %173#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %179#0, %179#1, %179#2, %179#3, %179#4, %179#5, %179#6, %179#7, %179#8, %179#9, %179#10, %179#11, %179#12, %179#13, %179#14, %179#15, %179#16, %179#17, %179#18, %179#19, %179#20, %179#21, %179#22, %179#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %128#0, %128#1, %128#2, %128#3, %128#4, %128#5, %128#6, %128#7, %128#8, %128#9, %128#10, %128#11, %128#12, %128#13, %128#14, %128#15, %128#16, %128#17, %128#18, %128#19, %128#20, %128#21, %128#22, %128#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %180 = arith.muli %headDim, %c7 : index
      %181 = arith.muli %52, %c6 : index
      %182 = arith.addi %180, %181 : index
      %183 = arith.addi %182, %c7 : index
      vector.store %84#0, %3[%183] : memref<?xf32>, vector<16xf32>
      %184 = arith.addi %182, %c6 : index
      vector.store %84#1, %3[%184] : memref<?xf32>, vector<16xf32>
      %185 = arith.muli %headDim, %c9 : index
      %186 = arith.addi %185, %181 : index
      %187 = arith.addi %186, %c7 : index
      vector.store %84#2, %3[%187] : memref<?xf32>, vector<16xf32>
      %188 = arith.addi %186, %c6 : index
      vector.store %84#3, %3[%188] : memref<?xf32>, vector<16xf32>
      %189 = arith.addi %4, %181 : index
      %190 = arith.addi %189, %c7 : index
      vector.store %84#4, %3[%190] : memref<?xf32>, vector<16xf32>
      %191 = arith.addi %189, %c6 : index
      vector.store %84#5, %3[%191] : memref<?xf32>, vector<16xf32>
      %192 = arith.muli %headDim, %c10 : index
      %193 = arith.addi %192, %181 : index
      %194 = arith.addi %193, %c7 : index
      vector.store %84#6, %3[%194] : memref<?xf32>, vector<16xf32>
      %195 = arith.addi %193, %c6 : index
      vector.store %84#7, %3[%195] : memref<?xf32>, vector<16xf32>
      %196 = arith.muli %headDim, %c11 : index
      %197 = arith.addi %196, %181 : index
      %198 = arith.addi %197, %c7 : index
      vector.store %84#8, %3[%198] : memref<?xf32>, vector<16xf32>
      %199 = arith.addi %197, %c6 : index
      vector.store %84#9, %3[%199] : memref<?xf32>, vector<16xf32>
      %200 = arith.muli %headDim, %c12 : index
      %201 = arith.addi %200, %181 : index
      %202 = arith.addi %201, %c7 : index
      vector.store %84#10, %3[%202] : memref<?xf32>, vector<16xf32>
      %203 = arith.addi %201, %c6 : index
      vector.store %84#11, %3[%203] : memref<?xf32>, vector<16xf32>
      %204 = arith.muli %headDim, %c13 : index
      %205 = arith.addi %204, %181 : index
      %206 = arith.addi %205, %c7 : index
      vector.store %84#12, %3[%206] : memref<?xf32>, vector<16xf32>
      %207 = arith.addi %205, %c6 : index
      vector.store %84#13, %3[%207] : memref<?xf32>, vector<16xf32>
      %208 = arith.muli %headDim, %c14 : index
      %209 = arith.addi %208, %181 : index
      %210 = arith.addi %209, %c7 : index
      vector.store %84#14, %3[%210] : memref<?xf32>, vector<16xf32>
      %211 = arith.addi %209, %c6 : index
      vector.store %84#15, %3[%211] : memref<?xf32>, vector<16xf32>
      %212 = arith.muli %headDim, %c15 : index
      %213 = arith.addi %212, %181 : index
      %214 = arith.addi %213, %c7 : index
      vector.store %84#16, %3[%214] : memref<?xf32>, vector<16xf32>
      %215 = arith.addi %213, %c6 : index
      vector.store %84#17, %3[%215] : memref<?xf32>, vector<16xf32>
      %216 = arith.muli %headDim, %c16 : index
      %217 = arith.addi %216, %181 : index
      %218 = arith.addi %217, %c7 : index
      vector.store %84#18, %3[%218] : memref<?xf32>, vector<16xf32>
      %219 = arith.addi %217, %c6 : index
      vector.store %84#19, %3[%219] : memref<?xf32>, vector<16xf32>
      %220 = arith.muli %headDim, %c17 : index
      %221 = arith.addi %220, %181 : index
      %222 = arith.addi %221, %c7 : index
      vector.store %84#20, %3[%222] : memref<?xf32>, vector<16xf32>
      %223 = arith.addi %221, %c6 : index
      vector.store %84#21, %3[%223] : memref<?xf32>, vector<16xf32>
      %224 = arith.muli %headDim, %c18 : index
      %225 = arith.addi %224, %181 : index
      %226 = arith.addi %225, %c7 : index
      vector.store %84#22, %3[%226] : memref<?xf32>, vector<16xf32>
      %227 = arith.addi %225, %c6 : index
      vector.store %84#23, %3[%227] : memref<?xf32>, vector<16xf32>
    }
    %228 = arith.addi %14, %c2 : index
    %229 = arith.minsi %228, %13 : index
    scf.for %230 = %14 to %229 step %c9 {
      %231 = arith.subi %230, %14 : index
      %232 = arith.muli %231, %headDim : index
      %233 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %233 {
        scf.for %234 = %c7 to %headDim step %c6 {
          %235 = arith.muli %0, %headDim : index
          %236 = arith.addi %235, %234 : index
          %237 = vector.load %bias[%236] : memref<?xf32>, vector<16xf32>
          %238 = arith.addi %232, %234 : index
          %239 = vector.load %3[%238] : memref<?xf32>, vector<16xf32>
          %240 = arith.addf %239, %237 : vector<16xf32>
          vector.store %240, %3[%238] : memref<?xf32>, vector<16xf32>
        }
      }
      %241 = arith.addi %heads, %kvHeads : index
      %242 = arith.cmpi slt, %0, %241 : index
      scf.if %242 {
        %243 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %243 {
          %244 = arith.cmpi slt, %0, %heads : index
          %247 = scf.for %245 = %c7 to %headDim step %c6 iter_args(%246 = %c19) -> (vector<16xf32>) {
            %248 = arith.addi %232, %245 : index
            %249 = vector.load %3[%248] : memref<?xf32>, vector<16xf32>
            %250 = math.fma %249, %249, %246 : vector<16xf32>
            scf.yield %250 : vector<16xf32>
          }
          %251 = wave.reduce "add" %247 : vector<16xf32>
          %252 = arith.mulf %251, %inverseHeadDim : f32
          %253 = arith.addf %252, %epsilon : f32
          %254 = math.sqrt %253 : f32
          %255 = arith.divf %c29, %254 : f32
          %256 = vector.broadcast %255 : f32 to vector<16xf32>
          scf.for %257 = %c7 to %headDim step %c6 {
            %258 = vector.load %query_norm[%257] : memref<?xf32>, vector<16xf32>
            %259 = vector.load %key_norm[%257] : memref<?xf32>, vector<16xf32>
            %260 = arith.select %244, %258, %259 : vector<16xf32>
            %261 = arith.addi %232, %257 : index
            %262 = vector.load %3[%261] : memref<?xf32>, vector<16xf32>
            %263 = arith.mulf %262, %256 : vector<16xf32>
            %264 = arith.mulf %263, %260 : vector<16xf32>
            vector.store %264, %3[%261] : memref<?xf32>, vector<16xf32>
          }
        }
        %265 = arith.addi %positionsAt, %230 : index
        %266 = memref.load %step[%265] : memref<?xi32>
        %267 = arith.index_cast %266 : i32 to index
        %268 = arith.divui %headDim, %c3 : index
        %269 = arith.remui %267, %c31 : index
        %270 = arith.muli %269, %headDim : index
        %271 = arith.divui %267, %c31 : index
        %272 = arith.addi %271, %c31 : index
        %273 = arith.muli %272, %headDim : index
        scf.for %274 = %c7 to %268 step %c15 {
          %275 = arith.addi %270, %274 : index
          %276 = vector.load %rope[%275] : memref<?xf32>, vector<8xf32>
          %277 = arith.addi %270, %268 : index
          %278 = arith.addi %277, %274 : index
          %279 = vector.load %rope[%278] : memref<?xf32>, vector<8xf32>
          %280 = arith.addi %273, %274 : index
          %281 = vector.load %rope[%280] : memref<?xf32>, vector<8xf32>
          %282 = arith.addi %273, %268 : index
          %283 = arith.addi %282, %274 : index
          %284 = vector.load %rope[%283] : memref<?xf32>, vector<8xf32>
          %285 = arith.mulf %281, %276 : vector<8xf32>
          %286 = arith.mulf %284, %279 : vector<8xf32>
          %287 = arith.subf %285, %286 : vector<8xf32>
          %288 = arith.mulf %284, %276 : vector<8xf32>
          %289 = arith.mulf %281, %279 : vector<8xf32>
          %290 = arith.addf %288, %289 : vector<8xf32>
          %291 = arith.addi %232, %274 : index
          %292 = vector.load %3[%291] : memref<?xf32>, vector<8xf32>
          %293 = arith.addi %232, %268 : index
          %294 = arith.addi %293, %274 : index
          %295 = vector.load %3[%294] : memref<?xf32>, vector<8xf32>
          %296 = arith.mulf %292, %287 : vector<8xf32>
          %297 = arith.mulf %295, %290 : vector<8xf32>
          %298 = arith.subf %296, %297 : vector<8xf32>
          vector.store %298, %3[%291] : memref<?xf32>, vector<8xf32>
          %299 = arith.mulf %295, %287 : vector<8xf32>
          %300 = arith.mulf %292, %290 : vector<8xf32>
          %301 = arith.addf %299, %300 : vector<8xf32>
          vector.store %301, %3[%294] : memref<?xf32>, vector<8xf32>
        }
      }
      %302 = arith.cmpi slt, %0, %heads : index
      scf.if %302 {
        %303 = arith.divui %heads, %kvHeads : index
        %304 = arith.muli %headDim, %c11 : index
        %305 = arith.muli %kvHeads, %304 : index
        %306 = arith.divui %0, %303 : index
        %307 = arith.muli %306, %headDim : index
        %308 = arith.addi %305, %307 : index
        scf.for %309 = %c7 to %headDim step %c6 {
          %310 = arith.addi %308, %309 : index
          %311 = vector.load %encode[%310] : memref<?xf32>, vector<16xf32>
          %312 = arith.addi %232, %309 : index
          %313 = vector.load %3[%312] : memref<?xf32>, vector<16xf32>
          %314 = arith.mulf %313, %311 : vector<16xf32>
          %315 = arith.muli %230, %heads : index
          %316 = arith.addi %315, %0 : index
          %317 = arith.muli %316, %headDim : index
          %318 = arith.addi %317, %309 : index
          vector.store %314, %q[%318] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %319 = arith.addi %slotsAt, %230 : index
        %320 = memref.load %step[%319] : memref<?xi32>
        %321 = arith.index_cast %320 : i32 to index
        %322 = arith.cmpi sge, %321, %c7 : index
        scf.if %322 {
          %323 = arith.cmpi eq, %codec, %c7 : index
          scf.if %323 {
            %324 = arith.subi %0, %heads : index
            %325 = arith.muli %324, %4 : index
            %326 = arith.divui %321, %c6 : index
            %327 = arith.remui %321, %c6 : index
            %328 = arith.muli %326, %pageBytes : index
            %331 = scf.for %329 = %c7 to %headDim step %c6 iter_args(%330 = %c19) -> (vector<16xf32>) {
              %332 = arith.addi %325, %329 : index
              %333 = vector.load %encode[%332] : memref<?xf32>, vector<16xf32>
              %334 = arith.addi %325, %headDim : index
              %335 = arith.addi %334, %329 : index
              %336 = vector.load %encode[%335] : memref<?xf32>, vector<16xf32>
              %337 = arith.addi %232, %329 : index
              %338 = vector.load %3[%337] : memref<?xf32>, vector<16xf32>
              %339 = arith.subf %338, %336 : vector<16xf32>
              %340 = arith.mulf %339, %333 : vector<16xf32>
              %341 = arith.minimumf %340, %c35 : vector<16xf32>
              %342 = arith.maximumf %341, %c36 : vector<16xf32>
              %343 = arith.truncf %342 : vector<16xf32> to vector<16xf16>
              %344 = vector.bitcast %343 : vector<16xf16> to vector<32xi8>
              %345 = arith.muli %329, %c3 : index
              vector.store %344, %5[%345] : memref<?xi8>, vector<32xi8>
              %346 = math.absf %340 : vector<16xf32>
              %347 = arith.cmpf ugt, %346, %c35 : vector<16xf32>
              %348 = arith.select %347, %c37, %c19 : vector<16xi1>, vector<16xf32>
              %349 = arith.addf %330, %348 : vector<16xf32>
              scf.yield %349 : vector<16xf32>
            }
            %350 = wave.reduce "add" %331 : vector<16xf32>
            %351 = arith.cmpf ogt, %350, %c38 : f32
            scf.if %351 {
              %352 = arith.fptosi %350 : f32 to i32
              wave.count %clipped, %352 : memref<?xi32>
            }
            %353 = arith.cmpi slt, %324, %kvHeads : index
            scf.if %353 {
              %354 = arith.muli %4, %c4 : index
              %355 = arith.muli %324, %354 : index
              %356 = arith.addi %328, %355 : index
              %357 = arith.muli %327, %c3 : index
              %358 = arith.addi %356, %357 : index
              scf.for %359 = %c7 to %headDim step %c9 {
                %360 = arith.muli %359, %c3 : index
                %361 = arith.addi %360, %c7 : index
                %362 = memref.load %5[%361] : memref<?xi8>
                %363 = arith.muli %359, %c4 : index
                %364 = arith.addi %358, %363 : index
                %365 = arith.addi %364, %c7 : index
                memref.store %362, %kv[%365] : memref<?xi8>
                %366 = arith.addi %360, %c9 : index
                %367 = memref.load %5[%366] : memref<?xi8>
                %368 = arith.addi %364, %c9 : index
                memref.store %367, %kv[%368] : memref<?xi8>
              }
            } else {
              %369 = arith.subi %324, %kvHeads : index
              %370 = arith.muli %369, %c3 : index
              %371 = arith.addi %370, %c9 : index
              %372 = arith.muli %4, %c6 : index
              %373 = arith.muli %371, %372 : index
              %374 = arith.addi %328, %373 : index
              %375 = arith.muli %327, %4 : index
              %376 = arith.addi %374, %375 : index
              scf.for %377 = %c7 to %4 step %c6 {
                %378 = vector.load %5[%377] : memref<?xi8>, vector<16xi8>
                %379 = arith.addi %376, %377 : index
                vector.store %378, %kv[%379] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %380 = arith.cmpi eq, %codec, %c9 : index
          scf.if %380 {
            %381 = arith.subi %0, %heads : index
            %382 = arith.muli %381, %4 : index
            %383 = arith.divui %321, %c6 : index
            %384 = arith.remui %321, %c6 : index
            %385 = arith.muli %headDim, %c9 : index
            %386 = arith.muli %383, %pageBytes : index
            %389 = scf.for %387 = %c7 to %headDim step %c6 iter_args(%388 = %c19) -> (vector<16xf32>) {
              %390 = arith.addi %382, %387 : index
              %391 = vector.load %encode[%390] : memref<?xf32>, vector<16xf32>
              %392 = arith.addi %382, %headDim : index
              %393 = arith.addi %392, %387 : index
              %394 = vector.load %encode[%393] : memref<?xf32>, vector<16xf32>
              %395 = arith.addi %232, %387 : index
              %396 = vector.load %3[%395] : memref<?xf32>, vector<16xf32>
              %397 = arith.subf %396, %394 : vector<16xf32>
              %398 = arith.mulf %397, %391 : vector<16xf32>
              %399 = wave.fp8_encode "e4m3" %398 : vector<16xf32> -> vector<16xi8>
              %400 = arith.muli %387, %c9 : index
              vector.store %399, %5[%400] : memref<?xi8>, vector<16xi8>
              %401 = math.absf %398 : vector<16xf32>
              %402 = arith.cmpf ugt, %401, %c39 : vector<16xf32>
              %403 = arith.select %402, %c37, %c19 : vector<16xi1>, vector<16xf32>
              %404 = arith.addf %388, %403 : vector<16xf32>
              scf.yield %404 : vector<16xf32>
            }
            %405 = wave.reduce "add" %389 : vector<16xf32>
            %406 = arith.cmpf ogt, %405, %c38 : f32
            scf.if %406 {
              %407 = arith.fptosi %405 : f32 to i32
              wave.count %clipped, %407 : memref<?xi32>
            }
            %408 = arith.cmpi slt, %381, %kvHeads : index
            scf.if %408 {
              %409 = arith.muli %385, %c4 : index
              %410 = arith.muli %381, %409 : index
              %411 = arith.addi %386, %410 : index
              %412 = arith.muli %384, %c9 : index
              %413 = arith.addi %411, %412 : index
              scf.for %414 = %c7 to %headDim step %c9 {
                %415 = arith.muli %414, %c9 : index
                %416 = arith.addi %415, %c7 : index
                %417 = memref.load %5[%416] : memref<?xi8>
                %418 = arith.muli %414, %c6 : index
                %419 = arith.addi %413, %418 : index
                %420 = arith.addi %419, %c7 : index
                memref.store %417, %kv[%420] : memref<?xi8>
              }
            } else {
              %421 = arith.subi %381, %kvHeads : index
              %422 = arith.muli %421, %c3 : index
              %423 = arith.addi %422, %c9 : index
              %424 = arith.muli %385, %c6 : index
              %425 = arith.muli %423, %424 : index
              %426 = arith.addi %386, %425 : index
              %427 = arith.muli %384, %385 : index
              %428 = arith.addi %426, %427 : index
              scf.for %429 = %c7 to %385 step %c6 {
                %430 = vector.load %5[%429] : memref<?xi8>, vector<16xi8>
                %431 = arith.addi %428, %429 : index
                vector.store %430, %kv[%431] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %432 = arith.cmpi eq, %codec, %c3 : index
          scf.if %432 {
            %433 = arith.subi %0, %heads : index
            %434 = arith.muli %433, %4 : index
            %435 = arith.divui %321, %c6 : index
            %436 = arith.remui %321, %c6 : index
            %437 = arith.muli %headDim, %c9 : index
            %438 = arith.muli %435, %pageBytes : index
            %441 = scf.for %439 = %c7 to %headDim step %c6 iter_args(%440 = %c19) -> (vector<16xf32>) {
              %442 = arith.addi %434, %439 : index
              %443 = vector.load %encode[%442] : memref<?xf32>, vector<16xf32>
              %444 = arith.addi %434, %headDim : index
              %445 = arith.addi %444, %439 : index
              %446 = vector.load %encode[%445] : memref<?xf32>, vector<16xf32>
              %447 = arith.addi %232, %439 : index
              %448 = vector.load %3[%447] : memref<?xf32>, vector<16xf32>
              %449 = arith.subf %448, %446 : vector<16xf32>
              %450 = arith.mulf %449, %443 : vector<16xf32>
              %451 = wave.fp8_encode "e5m2" %450 : vector<16xf32> -> vector<16xi8>
              %452 = arith.muli %439, %c9 : index
              vector.store %451, %5[%452] : memref<?xi8>, vector<16xi8>
              %453 = math.absf %450 : vector<16xf32>
              %454 = arith.cmpf ugt, %453, %c40 : vector<16xf32>
              %455 = arith.select %454, %c37, %c19 : vector<16xi1>, vector<16xf32>
              %456 = arith.addf %440, %455 : vector<16xf32>
              scf.yield %456 : vector<16xf32>
            }
            %457 = wave.reduce "add" %441 : vector<16xf32>
            %458 = arith.cmpf ogt, %457, %c38 : f32
            scf.if %458 {
              %459 = arith.fptosi %457 : f32 to i32
              wave.count %clipped, %459 : memref<?xi32>
            }
            %460 = arith.cmpi slt, %433, %kvHeads : index
            scf.if %460 {
              %461 = arith.muli %437, %c4 : index
              %462 = arith.muli %433, %461 : index
              %463 = arith.addi %438, %462 : index
              %464 = arith.muli %436, %c9 : index
              %465 = arith.addi %463, %464 : index
              scf.for %466 = %c7 to %headDim step %c9 {
                %467 = arith.muli %466, %c9 : index
                %468 = arith.addi %467, %c7 : index
                %469 = memref.load %5[%468] : memref<?xi8>
                %470 = arith.muli %466, %c6 : index
                %471 = arith.addi %465, %470 : index
                %472 = arith.addi %471, %c7 : index
                memref.store %469, %kv[%472] : memref<?xi8>
              }
            } else {
              %473 = arith.subi %433, %kvHeads : index
              %474 = arith.muli %473, %c3 : index
              %475 = arith.addi %474, %c9 : index
              %476 = arith.muli %437, %c6 : index
              %477 = arith.muli %475, %476 : index
              %478 = arith.addi %438, %477 : index
              %479 = arith.muli %436, %437 : index
              %480 = arith.addi %478, %479 : index
              scf.for %481 = %c7 to %437 step %c6 {
                %482 = vector.load %5[%481] : memref<?xi8>, vector<16xi8>
                %483 = arith.addi %480, %481 : index
                vector.store %482, %kv[%483] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %484 = arith.cmpi eq, %codec, %c10 : index
          scf.if %484 {
            %485 = arith.subi %0, %heads : index
            %486 = arith.muli %485, %4 : index
            %487 = arith.divui %321, %c6 : index
            %488 = arith.remui %321, %c6 : index
            %489 = arith.muli %headDim, %c9 : index
            %490 = arith.muli %487, %pageBytes : index
            %493 = scf.for %491 = %c7 to %headDim step %c6 iter_args(%492 = %c19) -> (vector<16xf32>) {
              %494 = arith.addi %486, %491 : index
              %495 = vector.load %encode[%494] : memref<?xf32>, vector<16xf32>
              %496 = arith.addi %486, %headDim : index
              %497 = arith.addi %496, %491 : index
              %498 = vector.load %encode[%497] : memref<?xf32>, vector<16xf32>
              %499 = arith.addi %232, %491 : index
              %500 = vector.load %3[%499] : memref<?xf32>, vector<16xf32>
              %501 = arith.subf %500, %498 : vector<16xf32>
              %502 = arith.mulf %501, %495 : vector<16xf32>
              %503 = arith.cmpf ord, %502, %502 : vector<16xf32>
              %504 = arith.select %503, %502, %c19 : vector<16xi1>, vector<16xf32>
              %505 = math.roundeven %504 : vector<16xf32>
              %506 = arith.minimumf %505, %c41 : vector<16xf32>
              %507 = arith.maximumf %506, %c42 : vector<16xf32>
              %508 = arith.fptosi %507 : vector<16xf32> to vector<16xi32>
              %509 = arith.addi %508, %c43 : vector<16xi32>
              %510 = arith.trunci %509 : vector<16xi32> to vector<16xi8>
              %511 = arith.muli %491, %c9 : index
              vector.store %510, %5[%511] : memref<?xi8>, vector<16xi8>
              %512 = math.absf %502 : vector<16xf32>
              %513 = arith.cmpf ugt, %512, %c44 : vector<16xf32>
              %514 = arith.select %513, %c37, %c19 : vector<16xi1>, vector<16xf32>
              %515 = arith.addf %492, %514 : vector<16xf32>
              scf.yield %515 : vector<16xf32>
            }
            %516 = wave.reduce "add" %493 : vector<16xf32>
            %517 = arith.cmpf ogt, %516, %c38 : f32
            scf.if %517 {
              %518 = arith.fptosi %516 : f32 to i32
              wave.count %clipped, %518 : memref<?xi32>
            }
            %519 = arith.cmpi slt, %485, %kvHeads : index
            scf.if %519 {
              %520 = arith.muli %489, %c4 : index
              %521 = arith.muli %485, %520 : index
              %522 = arith.addi %490, %521 : index
              %523 = arith.muli %488, %c9 : index
              %524 = arith.addi %522, %523 : index
              scf.for %525 = %c7 to %headDim step %c9 {
                %526 = arith.muli %525, %c9 : index
                %527 = arith.addi %526, %c7 : index
                %528 = memref.load %5[%527] : memref<?xi8>
                %529 = arith.muli %525, %c6 : index
                %530 = arith.addi %524, %529 : index
                %531 = arith.addi %530, %c7 : index
                memref.store %528, %kv[%531] : memref<?xi8>
              }
            } else {
              %532 = arith.subi %485, %kvHeads : index
              %533 = arith.muli %532, %c3 : index
              %534 = arith.addi %533, %c9 : index
              %535 = arith.muli %489, %c6 : index
              %536 = arith.muli %534, %535 : index
              %537 = arith.addi %490, %536 : index
              %538 = arith.muli %488, %489 : index
              %539 = arith.addi %537, %538 : index
              scf.for %540 = %c7 to %489 step %c6 {
                %541 = vector.load %5[%540] : memref<?xi8>, vector<16xi8>
                %542 = arith.addi %539, %540 : index
                vector.store %541, %kv[%542] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
