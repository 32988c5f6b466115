// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q4_k', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q4_k_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q4_k_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 12 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2368 : index
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
  %c20 = arith.constant 32 : index
  %c21 = arith.constant 64 : index
  %c22 = arith.constant 320 : index
  %c23 = arith.constant dense<15> : vector<16xi32>
  %c24 = arith.constant dense<4> : vector<16xi32>
  %c25 = arith.constant 48 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c32 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c37 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c38 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c39 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c40 = arith.constant 0x00000000 : f32
  %c41 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c42 = arith.constant dense<0x47600000> : vector<16xf32>
  %c43 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c44 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c45 = arith.constant dense<128> : vector<16xi32>
  %c46 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
        %88 = arith.addi %86, %c7 : index
        %89 = vector.load %w[%88] : memref<?xi8>, vector<32xi8>
        %90 = vector.bitcast %89 : vector<32xi8> to vector<16xf16>
        %91 = arith.extf %90 : vector<16xf16> to vector<16xf32>
        %92 = arith.addi %86, %c20 : index
        %93 = vector.load %w[%92] : memref<?xi8>, vector<32xi8>
        %94 = vector.bitcast %93 : vector<32xi8> to vector<16xf16>
        %95 = arith.extf %94 : vector<16xf16> to vector<16xf32>
        %96 = arith.addi %87, %c7 : index
        %97 = vector.load %w[%96] : memref<?xi8>, vector<32xi8>
        %98 = vector.bitcast %97 : vector<32xi8> to vector<16xf16>
        %99 = arith.extf %98 : vector<16xf16> to vector<16xf32>
        %100 = arith.addi %87, %c20 : index
        %101 = vector.load %w[%100] : memref<?xi8>, vector<32xi8>
        %102 = vector.bitcast %101 : vector<32xi8> to vector<16xf16>
        %103 = arith.extf %102 : vector<16xf16> to vector<16xf32>
        %104 = arith.muli %59, %c4 : index
        %130:24 = scf.for %105 = %c7 to %c20 step %c9 iter_args(%106 = %60, %107 = %61, %108 = %62, %109 = %63, %110 = %64, %111 = %65, %112 = %66, %113 = %67, %114 = %68, %115 = %69, %116 = %70, %117 = %71, %118 = %72, %119 = %73, %120 = %74, %121 = %75, %122 = %76, %123 = %77, %124 = %78, %125 = %79, %126 = %80, %127 = %81, %128 = %82, %129 = %83) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %131 = arith.muli %105, %c15 : index
          %132 = arith.addi %104, %131 : index
          %133 = arith.addi %86, %c21 : index
          %134 = arith.divui %105, %c11 : index
          %135 = arith.muli %134, %c20 : index
          %136 = arith.addi %133, %135 : index
          %137 = arith.addi %136, %c7 : index
          %138 = vector.load %w[%137] : memref<?xi8>, vector<16xi8>
          %139 = arith.extui %138 : vector<16xi8> to vector<16xi32>
          %140 = arith.sitofp %139 : vector<16xi32> to vector<16xf32>
          %141 = arith.mulf %91, %140 : vector<16xf32>
          %142 = arith.addi %136, %c6 : index
          %143 = vector.load %w[%142] : memref<?xi8>, vector<16xi8>
          %144 = arith.extui %143 : vector<16xi8> to vector<16xi32>
          %145 = arith.sitofp %144 : vector<16xi32> to vector<16xf32>
          %146 = arith.mulf %95, %145 : vector<16xf32>
          %147 = arith.addi %86, %c22 : index
          %148 = arith.muli %105, %c21 : index
          %149 = arith.addi %147, %148 : index
          %150 = arith.addi %149, %c7 : index
          %151 = vector.load %w[%150] : memref<?xi8>, vector<16xi8>
          %152 = arith.extui %151 : vector<16xi8> to vector<16xi32>
          %153 = arith.andi %152, %c23 : vector<16xi32>
          %154 = arith.sitofp %153 : vector<16xi32> to vector<16xf32>
          %155 = math.fma %154, %141, %146 : vector<16xf32>
          %156 = arith.addi %87, %c21 : index
          %157 = arith.addi %156, %135 : index
          %158 = arith.addi %157, %c7 : index
          %159 = vector.load %w[%158] : memref<?xi8>, vector<16xi8>
          %160 = arith.extui %159 : vector<16xi8> to vector<16xi32>
          %161 = arith.sitofp %160 : vector<16xi32> to vector<16xf32>
          %162 = arith.mulf %99, %161 : vector<16xf32>
          %163 = arith.addi %157, %c6 : index
          %164 = vector.load %w[%163] : memref<?xi8>, vector<16xi8>
          %165 = arith.extui %164 : vector<16xi8> to vector<16xi32>
          %166 = arith.sitofp %165 : vector<16xi32> to vector<16xf32>
          %167 = arith.mulf %103, %166 : vector<16xf32>
          %168 = arith.addi %87, %c22 : index
          %169 = arith.addi %168, %148 : index
          %170 = arith.addi %169, %c7 : index
          %171 = vector.load %w[%170] : memref<?xi8>, vector<16xi8>
          %172 = arith.extui %171 : vector<16xi8> to vector<16xi32>
          %173 = arith.andi %172, %c23 : vector<16xi32>
          %174 = arith.sitofp %173 : vector<16xi32> to vector<16xf32>
          %175 = math.fma %174, %162, %167 : vector<16xf32>
          %176 = arith.addi %132, %c7 : index
          %177:24 = func.call @qkv_q4_k_r12p2__cpu.0(%40, %176, %x, %155, %106, %175, %107, %41, %108, %109, %42, %110, %111, %43, %112, %113, %44, %114, %115, %45, %116, %117, %46, %118, %119, %47, %120, %121, %48, %122, %123, %49, %124, %125, %50, %126, %127, %51, %128, %129) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %178 = vector.load %w[%150] : memref<?xi8>, vector<16xi8>
          %179 = arith.extui %178 : vector<16xi8> to vector<16xi32>
          %180 = arith.shrui %179, %c24 : vector<16xi32>
          %181 = arith.sitofp %180 : vector<16xi32> to vector<16xf32>
          %182 = math.fma %181, %141, %146 : vector<16xf32>
          %183 = vector.load %w[%170] : memref<?xi8>, vector<16xi8>
          %184 = arith.extui %183 : vector<16xi8> to vector<16xi32>
          %185 = arith.shrui %184, %c24 : vector<16xi32>
          %186 = arith.sitofp %185 : vector<16xi32> to vector<16xf32>
          %187 = math.fma %186, %162, %167 : vector<16xf32>
          %188 = arith.addi %132, %c9 : index
          %189:24 = func.call @qkv_q4_k_r12p2__cpu.0(%40, %188, %x, %182, %177#0, %187, %177#1, %41, %177#2, %177#3, %42, %177#4, %177#5, %43, %177#6, %177#7, %44, %177#8, %177#9, %45, %177#10, %177#11, %46, %177#12, %177#13, %47, %177#14, %177#15, %48, %177#16, %177#17, %49, %177#18, %177#19, %50, %177#20, %177#21, %51, %177#22, %177#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %190 = arith.addi %149, %c6 : index
          %191 = vector.load %w[%190] : memref<?xi8>, vector<16xi8>
          %192 = arith.extui %191 : vector<16xi8> to vector<16xi32>
          %193 = arith.andi %192, %c23 : vector<16xi32>
          %194 = arith.sitofp %193 : vector<16xi32> to vector<16xf32>
          %195 = math.fma %194, %141, %146 : vector<16xf32>
          %196 = arith.addi %169, %c6 : index
          %197 = vector.load %w[%196] : memref<?xi8>, vector<16xi8>
          %198 = arith.extui %197 : vector<16xi8> to vector<16xi32>
          %199 = arith.andi %198, %c23 : vector<16xi32>
          %200 = arith.sitofp %199 : vector<16xi32> to vector<16xf32>
          %201 = math.fma %200, %162, %167 : vector<16xf32>
          %202 = arith.addi %132, %c3 : index
          %203:24 = func.call @qkv_q4_k_r12p2__cpu.0(%40, %202, %x, %195, %189#0, %201, %189#1, %41, %189#2, %189#3, %42, %189#4, %189#5, %43, %189#6, %189#7, %44, %189#8, %189#9, %45, %189#10, %189#11, %46, %189#12, %189#13, %47, %189#14, %189#15, %48, %189#16, %189#17, %49, %189#18, %189#19, %50, %189#20, %189#21, %51, %189#22, %189#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %204 = vector.load %w[%190] : memref<?xi8>, vector<16xi8>
          %205 = arith.extui %204 : vector<16xi8> to vector<16xi32>
          %206 = arith.shrui %205, %c24 : vector<16xi32>
          %207 = arith.sitofp %206 : vector<16xi32> to vector<16xf32>
          %208 = math.fma %207, %141, %146 : vector<16xf32>
          %209 = vector.load %w[%196] : memref<?xi8>, vector<16xi8>
          %210 = arith.extui %209 : vector<16xi8> to vector<16xi32>
          %211 = arith.shrui %210, %c24 : vector<16xi32>
          %212 = arith.sitofp %211 : vector<16xi32> to vector<16xf32>
          %213 = math.fma %212, %162, %167 : vector<16xf32>
          %214 = arith.addi %132, %c10 : index
          %215:24 = func.call @qkv_q4_k_r12p2__cpu.0(%40, %214, %x, %208, %203#0, %213, %203#1, %41, %203#2, %203#3, %42, %203#4, %203#5, %43, %203#6, %203#7, %44, %203#8, %203#9, %45, %203#10, %203#11, %46, %203#12, %203#13, %47, %203#14, %203#15, %48, %203#16, %203#17, %49, %203#18, %203#19, %50, %203#20, %203#21, %51, %203#22, %203#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %216 = arith.addi %149, %c20 : index
          %217 = vector.load %w[%216] : memref<?xi8>, vector<16xi8>
          %218 = arith.extui %217 : vector<16xi8> to vector<16xi32>
          %219 = arith.andi %218, %c23 : vector<16xi32>
          %220 = arith.sitofp %219 : vector<16xi32> to vector<16xf32>
          %221 = math.fma %220, %141, %146 : vector<16xf32>
          %222 = arith.addi %169, %c20 : index
          %223 = vector.load %w[%222] : memref<?xi8>, vector<16xi8>
          %224 = arith.extui %223 : vector<16xi8> to vector<16xi32>
          %225 = arith.andi %224, %c23 : vector<16xi32>
          %226 = arith.sitofp %225 : vector<16xi32> to vector<16xf32>
          %227 = math.fma %226, %162, %167 : vector<16xf32>
          %228 = arith.addi %132, %c11 : index
          %229:24 = func.call @qkv_q4_k_r12p2__cpu.0(%40, %228, %x, %221, %215#0, %227, %215#1, %41, %215#2, %215#3, %42, %215#4, %215#5, %43, %215#6, %215#7, %44, %215#8, %215#9, %45, %215#10, %215#11, %46, %215#12, %215#13, %47, %215#14, %215#15, %48, %215#16, %215#17, %49, %215#18, %215#19, %50, %215#20, %215#21, %51, %215#22, %215#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %230 = vector.load %w[%216] : memref<?xi8>, vector<16xi8>
          %231 = arith.extui %230 : vector<16xi8> to vector<16xi32>
          %232 = arith.shrui %231, %c24 : vector<16xi32>
          %233 = arith.sitofp %232 : vector<16xi32> to vector<16xf32>
          %234 = math.fma %233, %141, %146 : vector<16xf32>
          %235 = vector.load %w[%222] : memref<?xi8>, vector<16xi8>
          %236 = arith.extui %235 : vector<16xi8> to vector<16xi32>
          %237 = arith.shrui %236, %c24 : vector<16xi32>
          %238 = arith.sitofp %237 : vector<16xi32> to vector<16xf32>
          %239 = math.fma %238, %162, %167 : vector<16xf32>
          %240 = arith.addi %132, %c12 : index
          %241:24 = func.call @qkv_q4_k_r12p2__cpu.0(%40, %240, %x, %234, %229#0, %239, %229#1, %41, %229#2, %229#3, %42, %229#4, %229#5, %43, %229#6, %229#7, %44, %229#8, %229#9, %45, %229#10, %229#11, %46, %229#12, %229#13, %47, %229#14, %229#15, %48, %229#16, %229#17, %49, %229#18, %229#19, %50, %229#20, %229#21, %51, %229#22, %229#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %242 = arith.addi %149, %c25 : index
          %243 = vector.load %w[%242] : memref<?xi8>, vector<16xi8>
          %244 = arith.extui %243 : vector<16xi8> to vector<16xi32>
          %245 = arith.andi %244, %c23 : vector<16xi32>
          %246 = arith.sitofp %245 : vector<16xi32> to vector<16xf32>
          %247 = math.fma %246, %141, %146 : vector<16xf32>
          %248 = arith.addi %169, %c25 : index
          %249 = vector.load %w[%248] : memref<?xi8>, vector<16xi8>
          %250 = arith.extui %249 : vector<16xi8> to vector<16xi32>
          %251 = arith.andi %250, %c23 : vector<16xi32>
          %252 = arith.sitofp %251 : vector<16xi32> to vector<16xf32>
          %253 = math.fma %252, %162, %167 : vector<16xf32>
          %254 = arith.addi %132, %c13 : index
          %255:24 = func.call @qkv_q4_k_r12p2__cpu.0(%40, %254, %x, %247, %241#0, %253, %241#1, %41, %241#2, %241#3, %42, %241#4, %241#5, %43, %241#6, %241#7, %44, %241#8, %241#9, %45, %241#10, %241#11, %46, %241#12, %241#13, %47, %241#14, %241#15, %48, %241#16, %241#17, %49, %241#18, %241#19, %50, %241#20, %241#21, %51, %241#22, %241#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %256 = vector.load %w[%242] : memref<?xi8>, vector<16xi8>
          %257 = arith.extui %256 : vector<16xi8> to vector<16xi32>
          %258 = arith.shrui %257, %c24 : vector<16xi32>
          %259 = arith.sitofp %258 : vector<16xi32> to vector<16xf32>
          %260 = math.fma %259, %141, %146 : vector<16xf32>
          %261 = vector.load %w[%248] : memref<?xi8>, vector<16xi8>
          %262 = arith.extui %261 : vector<16xi8> to vector<16xi32>
          %263 = arith.shrui %262, %c24 : vector<16xi32>
          %264 = arith.sitofp %263 : vector<16xi32> to vector<16xf32>
          %265 = math.fma %264, %162, %167 : vector<16xf32>
          %266 = arith.addi %132, %c14 : index
          %267:24 = func.call @qkv_q4_k_r12p2__cpu.0(%40, %266, %x, %260, %255#0, %265, %255#1, %41, %255#2, %255#3, %42, %255#4, %255#5, %43, %255#6, %255#7, %44, %255#8, %255#9, %45, %255#10, %255#11, %46, %255#12, %255#13, %47, %255#14, %255#15, %48, %255#16, %255#17, %49, %255#18, %255#19, %50, %255#20, %255#21, %51, %255#22, %255#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %267#0, %267#1, %267#2, %267#3, %267#4, %267#5, %267#6, %267#7, %267#8, %267#9, %267#10, %267#11, %267#12, %267#13, %267#14, %267#15, %267#16, %267#17, %267#18, %267#19, %267#20, %267#21, %267#22, %267#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %130#0, %130#1, %130#2, %130#3, %130#4, %130#5, %130#6, %130#7, %130#8, %130#9, %130#10, %130#11, %130#12, %130#13, %130#14, %130#15, %130#16, %130#17, %130#18, %130#19, %130#20, %130#21, %130#22, %130#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %268 = arith.muli %headDim, %c7 : index
      %269 = arith.muli %52, %c6 : index
      %270 = arith.addi %268, %269 : index
      %271 = arith.addi %270, %c7 : index
      vector.store %84#0, %3[%271] : memref<?xf32>, vector<16xf32>
      %272 = arith.addi %270, %c6 : index
      vector.store %84#1, %3[%272] : memref<?xf32>, vector<16xf32>
      %273 = arith.muli %headDim, %c9 : index
      %274 = arith.addi %273, %269 : index
      %275 = arith.addi %274, %c7 : index
      vector.store %84#2, %3[%275] : memref<?xf32>, vector<16xf32>
      %276 = arith.addi %274, %c6 : index
      vector.store %84#3, %3[%276] : memref<?xf32>, vector<16xf32>
      %277 = arith.addi %4, %269 : index
      %278 = arith.addi %277, %c7 : index
      vector.store %84#4, %3[%278] : memref<?xf32>, vector<16xf32>
      %279 = arith.addi %277, %c6 : index
      vector.store %84#5, %3[%279] : memref<?xf32>, vector<16xf32>
      %280 = arith.muli %headDim, %c10 : index
      %281 = arith.addi %280, %269 : index
      %282 = arith.addi %281, %c7 : index
      vector.store %84#6, %3[%282] : memref<?xf32>, vector<16xf32>
      %283 = arith.addi %281, %c6 : index
      vector.store %84#7, %3[%283] : memref<?xf32>, vector<16xf32>
      %284 = arith.muli %headDim, %c11 : index
      %285 = arith.addi %284, %269 : index
      %286 = arith.addi %285, %c7 : index
      vector.store %84#8, %3[%286] : memref<?xf32>, vector<16xf32>
      %287 = arith.addi %285, %c6 : index
      vector.store %84#9, %3[%287] : memref<?xf32>, vector<16xf32>
      %288 = arith.muli %headDim, %c12 : index
      %289 = arith.addi %288, %269 : index
      %290 = arith.addi %289, %c7 : index
      vector.store %84#10, %3[%290] : memref<?xf32>, vector<16xf32>
      %291 = arith.addi %289, %c6 : index
      vector.store %84#11, %3[%291] : memref<?xf32>, vector<16xf32>
      %292 = arith.muli %headDim, %c13 : index
      %293 = arith.addi %292, %269 : index
      %294 = arith.addi %293, %c7 : index
      vector.store %84#12, %3[%294] : memref<?xf32>, vector<16xf32>
      %295 = arith.addi %293, %c6 : index
      vector.store %84#13, %3[%295] : memref<?xf32>, vector<16xf32>
      %296 = arith.muli %headDim, %c14 : index
      %297 = arith.addi %296, %269 : index
      %298 = arith.addi %297, %c7 : index
      vector.store %84#14, %3[%298] : memref<?xf32>, vector<16xf32>
      %299 = arith.addi %297, %c6 : index
      vector.store %84#15, %3[%299] : memref<?xf32>, vector<16xf32>
      %300 = arith.muli %headDim, %c15 : index
      %301 = arith.addi %300, %269 : index
      %302 = arith.addi %301, %c7 : index
      vector.store %84#16, %3[%302] : memref<?xf32>, vector<16xf32>
      %303 = arith.addi %301, %c6 : index
      vector.store %84#17, %3[%303] : memref<?xf32>, vector<16xf32>
      %304 = arith.muli %headDim, %c16 : index
      %305 = arith.addi %304, %269 : index
      %306 = arith.addi %305, %c7 : index
      vector.store %84#18, %3[%306] : memref<?xf32>, vector<16xf32>
      %307 = arith.addi %305, %c6 : index
      vector.store %84#19, %3[%307] : memref<?xf32>, vector<16xf32>
      %308 = arith.muli %headDim, %c17 : index
      %309 = arith.addi %308, %269 : index
      %310 = arith.addi %309, %c7 : index
      vector.store %84#20, %3[%310] : memref<?xf32>, vector<16xf32>
      %311 = arith.addi %309, %c6 : index
      vector.store %84#21, %3[%311] : memref<?xf32>, vector<16xf32>
      %312 = arith.muli %headDim, %c18 : index
      %313 = arith.addi %312, %269 : index
      %314 = arith.addi %313, %c7 : index
      vector.store %84#22, %3[%314] : memref<?xf32>, vector<16xf32>
      %315 = arith.addi %313, %c6 : index
      vector.store %84#23, %3[%315] : memref<?xf32>, vector<16xf32>
    }
    %316 = arith.addi %14, %c2 : index
    %317 = arith.minsi %316, %13 : index
    scf.for %318 = %14 to %317 step %c9 {
      %319 = arith.subi %318, %14 : index
      %320 = arith.muli %319, %headDim : index
      %321 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %321 {
        scf.for %322 = %c7 to %headDim step %c6 {
          %323 = arith.muli %0, %headDim : index
          %324 = arith.addi %323, %322 : index
          %325 = vector.load %bias[%324] : memref<?xf32>, vector<16xf32>
          %326 = arith.addi %320, %322 : index
          %327 = vector.load %3[%326] : memref<?xf32>, vector<16xf32>
          %328 = arith.addf %327, %325 : vector<16xf32>
          vector.store %328, %3[%326] : memref<?xf32>, vector<16xf32>
        }
      }
      %329 = arith.addi %heads, %kvHeads : index
      %330 = arith.cmpi slt, %0, %329 : index
      scf.if %330 {
        %331 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %331 {
          %332 = arith.cmpi slt, %0, %heads : index
          %335 = scf.for %333 = %c7 to %headDim step %c6 iter_args(%334 = %c19) -> (vector<16xf32>) {
            %336 = arith.addi %320, %333 : index
            %337 = vector.load %3[%336] : memref<?xf32>, vector<16xf32>
            %338 = math.fma %337, %337, %334 : vector<16xf32>
            scf.yield %338 : vector<16xf32>
          }
          %339 = wave.reduce "add" %335 : vector<16xf32>
          %340 = arith.mulf %339, %inverseHeadDim : f32
          %341 = arith.addf %340, %epsilon : f32
          %342 = math.sqrt %341 : f32
          %343 = arith.divf %c32, %342 : f32
          %344 = vector.broadcast %343 : f32 to vector<16xf32>
          scf.for %345 = %c7 to %headDim step %c6 {
            %346 = vector.load %query_norm[%345] : memref<?xf32>, vector<16xf32>
            %347 = vector.load %key_norm[%345] : memref<?xf32>, vector<16xf32>
            %348 = arith.select %332, %346, %347 : vector<16xf32>
            %349 = arith.addi %320, %345 : index
            %350 = vector.load %3[%349] : memref<?xf32>, vector<16xf32>
            %351 = arith.mulf %350, %344 : vector<16xf32>
            %352 = arith.mulf %351, %348 : vector<16xf32>
            vector.store %352, %3[%349] : memref<?xf32>, vector<16xf32>
          }
        }
        %353 = arith.addi %positionsAt, %318 : index
        %354 = memref.load %step[%353] : memref<?xi32>
        %355 = arith.index_cast %354 : i32 to index
        %356 = arith.divui %headDim, %c3 : index
        %357 = arith.remui %355, %c4 : index
        %358 = arith.muli %357, %headDim : index
        %359 = arith.divui %355, %c4 : index
        %360 = arith.addi %359, %c4 : index
        %361 = arith.muli %360, %headDim : index
        scf.for %362 = %c7 to %356 step %c15 {
          %363 = arith.addi %358, %362 : index
          %364 = vector.load %rope[%363] : memref<?xf32>, vector<8xf32>
          %365 = arith.addi %358, %356 : index
          %366 = arith.addi %365, %362 : index
          %367 = vector.load %rope[%366] : memref<?xf32>, vector<8xf32>
          %368 = arith.addi %361, %362 : index
          %369 = vector.load %rope[%368] : memref<?xf32>, vector<8xf32>
          %370 = arith.addi %361, %356 : index
          %371 = arith.addi %370, %362 : index
          %372 = vector.load %rope[%371] : memref<?xf32>, vector<8xf32>
          %373 = arith.mulf %369, %364 : vector<8xf32>
          %374 = arith.mulf %372, %367 : vector<8xf32>
          %375 = arith.subf %373, %374 : vector<8xf32>
          %376 = arith.mulf %372, %364 : vector<8xf32>
          %377 = arith.mulf %369, %367 : vector<8xf32>
          %378 = arith.addf %376, %377 : vector<8xf32>
          %379 = arith.addi %320, %362 : index
          %380 = vector.load %3[%379] : memref<?xf32>, vector<8xf32>
          %381 = arith.addi %320, %356 : index
          %382 = arith.addi %381, %362 : index
          %383 = vector.load %3[%382] : memref<?xf32>, vector<8xf32>
          %384 = arith.mulf %380, %375 : vector<8xf32>
          %385 = arith.mulf %383, %378 : vector<8xf32>
          %386 = arith.subf %384, %385 : vector<8xf32>
          vector.store %386, %3[%379] : memref<?xf32>, vector<8xf32>
          %387 = arith.mulf %383, %375 : vector<8xf32>
          %388 = arith.mulf %380, %378 : vector<8xf32>
          %389 = arith.addf %387, %388 : vector<8xf32>
          vector.store %389, %3[%382] : memref<?xf32>, vector<8xf32>
        }
      }
      %390 = arith.cmpi slt, %0, %heads : index
      scf.if %390 {
        %391 = arith.divui %heads, %kvHeads : index
        %392 = arith.muli %headDim, %c11 : index
        %393 = arith.muli %kvHeads, %392 : index
        %394 = arith.divui %0, %391 : index
        %395 = arith.muli %394, %headDim : index
        %396 = arith.addi %393, %395 : index
        scf.for %397 = %c7 to %headDim step %c6 {
          %398 = arith.addi %396, %397 : index
          %399 = vector.load %encode[%398] : memref<?xf32>, vector<16xf32>
          %400 = arith.addi %320, %397 : index
          %401 = vector.load %3[%400] : memref<?xf32>, vector<16xf32>
          %402 = arith.mulf %401, %399 : vector<16xf32>
          %403 = arith.muli %318, %heads : index
          %404 = arith.addi %403, %0 : index
          %405 = arith.muli %404, %headDim : index
          %406 = arith.addi %405, %397 : index
          vector.store %402, %q[%406] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %407 = arith.addi %slotsAt, %318 : index
        %408 = memref.load %step[%407] : memref<?xi32>
        %409 = arith.index_cast %408 : i32 to index
        %410 = arith.cmpi sge, %409, %c7 : index
        scf.if %410 {
          %411 = arith.cmpi eq, %codec, %c7 : index
          scf.if %411 {
            %412 = arith.subi %0, %heads : index
            %413 = arith.muli %412, %4 : index
            %414 = arith.divui %409, %c6 : index
            %415 = arith.remui %409, %c6 : index
            %416 = arith.muli %414, %pageBytes : index
            %419 = scf.for %417 = %c7 to %headDim step %c6 iter_args(%418 = %c19) -> (vector<16xf32>) {
              %420 = arith.addi %413, %417 : index
              %421 = vector.load %encode[%420] : memref<?xf32>, vector<16xf32>
              %422 = arith.addi %413, %headDim : index
              %423 = arith.addi %422, %417 : index
              %424 = vector.load %encode[%423] : memref<?xf32>, vector<16xf32>
              %425 = arith.addi %320, %417 : index
              %426 = vector.load %3[%425] : memref<?xf32>, vector<16xf32>
              %427 = arith.subf %426, %424 : vector<16xf32>
              %428 = arith.mulf %427, %421 : vector<16xf32>
              %429 = arith.minimumf %428, %c37 : vector<16xf32>
              %430 = arith.maximumf %429, %c38 : vector<16xf32>
              %431 = arith.truncf %430 : vector<16xf32> to vector<16xf16>
              %432 = vector.bitcast %431 : vector<16xf16> to vector<32xi8>
              %433 = arith.muli %417, %c3 : index
              vector.store %432, %5[%433] : memref<?xi8>, vector<32xi8>
              %434 = math.absf %428 : vector<16xf32>
              %435 = arith.cmpf ugt, %434, %c37 : vector<16xf32>
              %436 = arith.select %435, %c39, %c19 : vector<16xi1>, vector<16xf32>
              %437 = arith.addf %418, %436 : vector<16xf32>
              scf.yield %437 : vector<16xf32>
            }
            %438 = wave.reduce "add" %419 : vector<16xf32>
            %439 = arith.cmpf ogt, %438, %c40 : f32
            scf.if %439 {
              %440 = arith.fptosi %438 : f32 to i32
              wave.count %clipped, %440 : memref<?xi32>
            }
            %441 = arith.cmpi slt, %412, %kvHeads : index
            scf.if %441 {
              %442 = arith.muli %4, %c20 : index
              %443 = arith.muli %412, %442 : index
              %444 = arith.addi %416, %443 : index
              %445 = arith.muli %415, %c3 : index
              %446 = arith.addi %444, %445 : index
              scf.for %447 = %c7 to %headDim step %c9 {
                %448 = arith.muli %447, %c3 : index
                %449 = arith.addi %448, %c7 : index
                %450 = memref.load %5[%449] : memref<?xi8>
                %451 = arith.muli %447, %c20 : index
                %452 = arith.addi %446, %451 : index
                %453 = arith.addi %452, %c7 : index
                memref.store %450, %kv[%453] : memref<?xi8>
                %454 = arith.addi %448, %c9 : index
                %455 = memref.load %5[%454] : memref<?xi8>
                %456 = arith.addi %452, %c9 : index
                memref.store %455, %kv[%456] : memref<?xi8>
              }
            } else {
              %457 = arith.subi %412, %kvHeads : index
              %458 = arith.muli %457, %c3 : index
              %459 = arith.addi %458, %c9 : index
              %460 = arith.muli %4, %c6 : index
              %461 = arith.muli %459, %460 : index
              %462 = arith.addi %416, %461 : index
              %463 = arith.muli %415, %4 : index
              %464 = arith.addi %462, %463 : index
              scf.for %465 = %c7 to %4 step %c6 {
                %466 = vector.load %5[%465] : memref<?xi8>, vector<16xi8>
                %467 = arith.addi %464, %465 : index
                vector.store %466, %kv[%467] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %468 = arith.cmpi eq, %codec, %c9 : index
          scf.if %468 {
            %469 = arith.subi %0, %heads : index
            %470 = arith.muli %469, %4 : index
            %471 = arith.divui %409, %c6 : index
            %472 = arith.remui %409, %c6 : index
            %473 = arith.muli %headDim, %c9 : index
            %474 = arith.muli %471, %pageBytes : index
            %477 = scf.for %475 = %c7 to %headDim step %c6 iter_args(%476 = %c19) -> (vector<16xf32>) {
              %478 = arith.addi %470, %475 : index
              %479 = vector.load %encode[%478] : memref<?xf32>, vector<16xf32>
              %480 = arith.addi %470, %headDim : index
              %481 = arith.addi %480, %475 : index
              %482 = vector.load %encode[%481] : memref<?xf32>, vector<16xf32>
              %483 = arith.addi %320, %475 : index
              %484 = vector.load %3[%483] : memref<?xf32>, vector<16xf32>
              %485 = arith.subf %484, %482 : vector<16xf32>
              %486 = arith.mulf %485, %479 : vector<16xf32>
              %487 = wave.fp8_encode "e4m3" %486 : vector<16xf32> -> vector<16xi8>
              %488 = arith.muli %475, %c9 : index
              vector.store %487, %5[%488] : memref<?xi8>, vector<16xi8>
              %489 = math.absf %486 : vector<16xf32>
              %490 = arith.cmpf ugt, %489, %c41 : vector<16xf32>
              %491 = arith.select %490, %c39, %c19 : vector<16xi1>, vector<16xf32>
              %492 = arith.addf %476, %491 : vector<16xf32>
              scf.yield %492 : vector<16xf32>
            }
            %493 = wave.reduce "add" %477 : vector<16xf32>
            %494 = arith.cmpf ogt, %493, %c40 : f32
            scf.if %494 {
              %495 = arith.fptosi %493 : f32 to i32
              wave.count %clipped, %495 : memref<?xi32>
            }
            %496 = arith.cmpi slt, %469, %kvHeads : index
            scf.if %496 {
              %497 = arith.muli %473, %c20 : index
              %498 = arith.muli %469, %497 : index
              %499 = arith.addi %474, %498 : index
              %500 = arith.muli %472, %c9 : index
              %501 = arith.addi %499, %500 : index
              scf.for %502 = %c7 to %headDim step %c9 {
                %503 = arith.muli %502, %c9 : index
                %504 = arith.addi %503, %c7 : index
                %505 = memref.load %5[%504] : memref<?xi8>
                %506 = arith.muli %502, %c6 : index
                %507 = arith.addi %501, %506 : index
                %508 = arith.addi %507, %c7 : index
                memref.store %505, %kv[%508] : memref<?xi8>
              }
            } else {
              %509 = arith.subi %469, %kvHeads : index
              %510 = arith.muli %509, %c3 : index
              %511 = arith.addi %510, %c9 : index
              %512 = arith.muli %473, %c6 : index
              %513 = arith.muli %511, %512 : index
              %514 = arith.addi %474, %513 : index
              %515 = arith.muli %472, %473 : index
              %516 = arith.addi %514, %515 : index
              scf.for %517 = %c7 to %473 step %c6 {
                %518 = vector.load %5[%517] : memref<?xi8>, vector<16xi8>
                %519 = arith.addi %516, %517 : index
                vector.store %518, %kv[%519] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %520 = arith.cmpi eq, %codec, %c3 : index
          scf.if %520 {
            %521 = arith.subi %0, %heads : index
            %522 = arith.muli %521, %4 : index
            %523 = arith.divui %409, %c6 : index
            %524 = arith.remui %409, %c6 : index
            %525 = arith.muli %headDim, %c9 : index
            %526 = arith.muli %523, %pageBytes : index
            %529 = scf.for %527 = %c7 to %headDim step %c6 iter_args(%528 = %c19) -> (vector<16xf32>) {
              %530 = arith.addi %522, %527 : index
              %531 = vector.load %encode[%530] : memref<?xf32>, vector<16xf32>
              %532 = arith.addi %522, %headDim : index
              %533 = arith.addi %532, %527 : index
              %534 = vector.load %encode[%533] : memref<?xf32>, vector<16xf32>
              %535 = arith.addi %320, %527 : index
              %536 = vector.load %3[%535] : memref<?xf32>, vector<16xf32>
              %537 = arith.subf %536, %534 : vector<16xf32>
              %538 = arith.mulf %537, %531 : vector<16xf32>
              %539 = wave.fp8_encode "e5m2" %538 : vector<16xf32> -> vector<16xi8>
              %540 = arith.muli %527, %c9 : index
              vector.store %539, %5[%540] : memref<?xi8>, vector<16xi8>
              %541 = math.absf %538 : vector<16xf32>
              %542 = arith.cmpf ugt, %541, %c42 : vector<16xf32>
              %543 = arith.select %542, %c39, %c19 : vector<16xi1>, vector<16xf32>
              %544 = arith.addf %528, %543 : vector<16xf32>
              scf.yield %544 : vector<16xf32>
            }
            %545 = wave.reduce "add" %529 : vector<16xf32>
            %546 = arith.cmpf ogt, %545, %c40 : f32
            scf.if %546 {
              %547 = arith.fptosi %545 : f32 to i32
              wave.count %clipped, %547 : memref<?xi32>
            }
            %548 = arith.cmpi slt, %521, %kvHeads : index
            scf.if %548 {
              %549 = arith.muli %525, %c20 : index
              %550 = arith.muli %521, %549 : index
              %551 = arith.addi %526, %550 : index
              %552 = arith.muli %524, %c9 : index
              %553 = arith.addi %551, %552 : index
              scf.for %554 = %c7 to %headDim step %c9 {
                %555 = arith.muli %554, %c9 : index
                %556 = arith.addi %555, %c7 : index
                %557 = memref.load %5[%556] : memref<?xi8>
                %558 = arith.muli %554, %c6 : index
                %559 = arith.addi %553, %558 : index
                %560 = arith.addi %559, %c7 : index
                memref.store %557, %kv[%560] : memref<?xi8>
              }
            } else {
              %561 = arith.subi %521, %kvHeads : index
              %562 = arith.muli %561, %c3 : index
              %563 = arith.addi %562, %c9 : index
              %564 = arith.muli %525, %c6 : index
              %565 = arith.muli %563, %564 : index
              %566 = arith.addi %526, %565 : index
              %567 = arith.muli %524, %525 : index
              %568 = arith.addi %566, %567 : index
              scf.for %569 = %c7 to %525 step %c6 {
                %570 = vector.load %5[%569] : memref<?xi8>, vector<16xi8>
                %571 = arith.addi %568, %569 : index
                vector.store %570, %kv[%571] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %572 = arith.cmpi eq, %codec, %c10 : index
          scf.if %572 {
            %573 = arith.subi %0, %heads : index
            %574 = arith.muli %573, %4 : index
            %575 = arith.divui %409, %c6 : index
            %576 = arith.remui %409, %c6 : index
            %577 = arith.muli %headDim, %c9 : index
            %578 = arith.muli %575, %pageBytes : index
            %581 = scf.for %579 = %c7 to %headDim step %c6 iter_args(%580 = %c19) -> (vector<16xf32>) {
              %582 = arith.addi %574, %579 : index
              %583 = vector.load %encode[%582] : memref<?xf32>, vector<16xf32>
              %584 = arith.addi %574, %headDim : index
              %585 = arith.addi %584, %579 : index
              %586 = vector.load %encode[%585] : memref<?xf32>, vector<16xf32>
              %587 = arith.addi %320, %579 : index
              %588 = vector.load %3[%587] : memref<?xf32>, vector<16xf32>
              %589 = arith.subf %588, %586 : vector<16xf32>
              %590 = arith.mulf %589, %583 : vector<16xf32>
              %591 = arith.cmpf ord, %590, %590 : vector<16xf32>
              %592 = arith.select %591, %590, %c19 : vector<16xi1>, vector<16xf32>
              %593 = math.roundeven %592 : vector<16xf32>
              %594 = arith.minimumf %593, %c43 : vector<16xf32>
              %595 = arith.maximumf %594, %c44 : vector<16xf32>
              %596 = arith.fptosi %595 : vector<16xf32> to vector<16xi32>
              %597 = arith.addi %596, %c45 : vector<16xi32>
              %598 = arith.trunci %597 : vector<16xi32> to vector<16xi8>
              %599 = arith.muli %579, %c9 : index
              vector.store %598, %5[%599] : memref<?xi8>, vector<16xi8>
              %600 = math.absf %590 : vector<16xf32>
              %601 = arith.cmpf ugt, %600, %c46 : vector<16xf32>
              %602 = arith.select %601, %c39, %c19 : vector<16xi1>, vector<16xf32>
              %603 = arith.addf %580, %602 : vector<16xf32>
              scf.yield %603 : vector<16xf32>
            }
            %604 = wave.reduce "add" %581 : vector<16xf32>
            %605 = arith.cmpf ogt, %604, %c40 : f32
            scf.if %605 {
              %606 = arith.fptosi %604 : f32 to i32
              wave.count %clipped, %606 : memref<?xi32>
            }
            %607 = arith.cmpi slt, %573, %kvHeads : index
            scf.if %607 {
              %608 = arith.muli %577, %c20 : index
              %609 = arith.muli %573, %608 : index
              %610 = arith.addi %578, %609 : index
              %611 = arith.muli %576, %c9 : index
              %612 = arith.addi %610, %611 : index
              scf.for %613 = %c7 to %headDim step %c9 {
                %614 = arith.muli %613, %c9 : index
                %615 = arith.addi %614, %c7 : index
                %616 = memref.load %5[%615] : memref<?xi8>
                %617 = arith.muli %613, %c6 : index
                %618 = arith.addi %612, %617 : index
                %619 = arith.addi %618, %c7 : index
                memref.store %616, %kv[%619] : memref<?xi8>
              }
            } else {
              %620 = arith.subi %573, %kvHeads : index
              %621 = arith.muli %620, %c3 : index
              %622 = arith.addi %621, %c9 : index
              %623 = arith.muli %577, %c6 : index
              %624 = arith.muli %622, %623 : index
              %625 = arith.addi %578, %624 : index
              %626 = arith.muli %576, %577 : index
              %627 = arith.addi %625, %626 : index
              scf.for %628 = %c7 to %577 step %c6 {
                %629 = vector.load %5[%628] : memref<?xi8>, vector<16xi8>
                %630 = arith.addi %627, %628 : index
                vector.store %629, %kv[%630] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
