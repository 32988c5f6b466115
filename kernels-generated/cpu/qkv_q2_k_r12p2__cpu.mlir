// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q2_k', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q2_k_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q2_k_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 12 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 1600 : index
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
  %c22 = arith.constant 576 : index
  %c23 = arith.constant dense<0> : vector<16xi32>
  %c24 = arith.constant dense<3> : vector<16xi32>
  %c25 = arith.constant dense<2> : vector<16xi32>
  %c26 = arith.constant dense<4> : vector<16xi32>
  %c27 = arith.constant dense<6> : vector<16xi32>
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c34 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c39 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c40 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c41 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c42 = arith.constant 0x00000000 : f32
  %c43 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c44 = arith.constant dense<0x47600000> : vector<16xf32>
  %c45 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c46 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c47 = arith.constant dense<128> : vector<16xi32>
  %c48 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
          %134 = arith.divui %105, %c3 : index
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
          %148 = arith.muli %105, %c3 : index
          %149 = arith.addi %148, %c7 : index
          %150 = arith.muli %149, %c6 : index
          %151 = arith.addi %147, %150 : index
          %152 = vector.load %w[%151] : memref<?xi8>, vector<16xi8>
          %153 = arith.extui %152 : vector<16xi8> to vector<16xi32>
          %154 = arith.addi %148, %c9 : index
          %155 = arith.muli %154, %c6 : index
          %156 = arith.addi %147, %155 : index
          %157 = vector.load %w[%156] : memref<?xi8>, vector<16xi8>
          %158 = arith.extui %157 : vector<16xi8> to vector<16xi32>
          %159 = arith.shrui %153, %c23 : vector<16xi32>
          %160 = arith.andi %159, %c24 : vector<16xi32>
          %161 = arith.sitofp %160 : vector<16xi32> to vector<16xf32>
          %162 = math.fma %161, %141, %146 : vector<16xf32>
          %163 = arith.addi %87, %c21 : index
          %164 = arith.addi %163, %135 : index
          %165 = arith.addi %164, %c7 : index
          %166 = vector.load %w[%165] : memref<?xi8>, vector<16xi8>
          %167 = arith.extui %166 : vector<16xi8> to vector<16xi32>
          %168 = arith.sitofp %167 : vector<16xi32> to vector<16xf32>
          %169 = arith.mulf %99, %168 : vector<16xf32>
          %170 = arith.addi %164, %c6 : index
          %171 = vector.load %w[%170] : memref<?xi8>, vector<16xi8>
          %172 = arith.extui %171 : vector<16xi8> to vector<16xi32>
          %173 = arith.sitofp %172 : vector<16xi32> to vector<16xf32>
          %174 = arith.mulf %103, %173 : vector<16xf32>
          %175 = arith.addi %87, %c22 : index
          %176 = arith.addi %175, %150 : index
          %177 = vector.load %w[%176] : memref<?xi8>, vector<16xi8>
          %178 = arith.extui %177 : vector<16xi8> to vector<16xi32>
          %179 = arith.addi %175, %155 : index
          %180 = vector.load %w[%179] : memref<?xi8>, vector<16xi8>
          %181 = arith.extui %180 : vector<16xi8> to vector<16xi32>
          %182 = arith.shrui %178, %c23 : vector<16xi32>
          %183 = arith.andi %182, %c24 : vector<16xi32>
          %184 = arith.sitofp %183 : vector<16xi32> to vector<16xf32>
          %185 = math.fma %184, %169, %174 : vector<16xf32>
          %186 = arith.addi %132, %c7 : index
          %187:24 = func.call @qkv_q2_k_r12p2__cpu.0(%40, %186, %x, %162, %106, %185, %107, %41, %108, %109, %42, %110, %111, %43, %112, %113, %44, %114, %115, %45, %116, %117, %46, %118, %119, %47, %120, %121, %48, %122, %123, %49, %124, %125, %50, %126, %127, %51, %128, %129) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %188 = arith.shrui %153, %c25 : vector<16xi32>
          %189 = arith.andi %188, %c24 : vector<16xi32>
          %190 = arith.sitofp %189 : vector<16xi32> to vector<16xf32>
          %191 = math.fma %190, %141, %146 : vector<16xf32>
          %192 = arith.shrui %178, %c25 : vector<16xi32>
          %193 = arith.andi %192, %c24 : vector<16xi32>
          %194 = arith.sitofp %193 : vector<16xi32> to vector<16xf32>
          %195 = math.fma %194, %169, %174 : vector<16xf32>
          %196 = arith.addi %132, %c9 : index
          %197:24 = func.call @qkv_q2_k_r12p2__cpu.0(%40, %196, %x, %191, %187#0, %195, %187#1, %41, %187#2, %187#3, %42, %187#4, %187#5, %43, %187#6, %187#7, %44, %187#8, %187#9, %45, %187#10, %187#11, %46, %187#12, %187#13, %47, %187#14, %187#15, %48, %187#16, %187#17, %49, %187#18, %187#19, %50, %187#20, %187#21, %51, %187#22, %187#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %198 = arith.shrui %153, %c26 : vector<16xi32>
          %199 = arith.andi %198, %c24 : vector<16xi32>
          %200 = arith.sitofp %199 : vector<16xi32> to vector<16xf32>
          %201 = math.fma %200, %141, %146 : vector<16xf32>
          %202 = arith.shrui %178, %c26 : vector<16xi32>
          %203 = arith.andi %202, %c24 : vector<16xi32>
          %204 = arith.sitofp %203 : vector<16xi32> to vector<16xf32>
          %205 = math.fma %204, %169, %174 : vector<16xf32>
          %206 = arith.addi %132, %c3 : index
          %207:24 = func.call @qkv_q2_k_r12p2__cpu.0(%40, %206, %x, %201, %197#0, %205, %197#1, %41, %197#2, %197#3, %42, %197#4, %197#5, %43, %197#6, %197#7, %44, %197#8, %197#9, %45, %197#10, %197#11, %46, %197#12, %197#13, %47, %197#14, %197#15, %48, %197#16, %197#17, %49, %197#18, %197#19, %50, %197#20, %197#21, %51, %197#22, %197#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %208 = arith.shrui %153, %c27 : vector<16xi32>
          %209 = arith.andi %208, %c24 : vector<16xi32>
          %210 = arith.sitofp %209 : vector<16xi32> to vector<16xf32>
          %211 = math.fma %210, %141, %146 : vector<16xf32>
          %212 = arith.shrui %178, %c27 : vector<16xi32>
          %213 = arith.andi %212, %c24 : vector<16xi32>
          %214 = arith.sitofp %213 : vector<16xi32> to vector<16xf32>
          %215 = math.fma %214, %169, %174 : vector<16xf32>
          %216 = arith.addi %132, %c10 : index
          %217:24 = func.call @qkv_q2_k_r12p2__cpu.0(%40, %216, %x, %211, %207#0, %215, %207#1, %41, %207#2, %207#3, %42, %207#4, %207#5, %43, %207#6, %207#7, %44, %207#8, %207#9, %45, %207#10, %207#11, %46, %207#12, %207#13, %47, %207#14, %207#15, %48, %207#16, %207#17, %49, %207#18, %207#19, %50, %207#20, %207#21, %51, %207#22, %207#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %218 = arith.shrui %158, %c23 : vector<16xi32>
          %219 = arith.andi %218, %c24 : vector<16xi32>
          %220 = arith.sitofp %219 : vector<16xi32> to vector<16xf32>
          %221 = math.fma %220, %141, %146 : vector<16xf32>
          %222 = arith.shrui %181, %c23 : vector<16xi32>
          %223 = arith.andi %222, %c24 : vector<16xi32>
          %224 = arith.sitofp %223 : vector<16xi32> to vector<16xf32>
          %225 = math.fma %224, %169, %174 : vector<16xf32>
          %226 = arith.addi %132, %c11 : index
          %227:24 = func.call @qkv_q2_k_r12p2__cpu.0(%40, %226, %x, %221, %217#0, %225, %217#1, %41, %217#2, %217#3, %42, %217#4, %217#5, %43, %217#6, %217#7, %44, %217#8, %217#9, %45, %217#10, %217#11, %46, %217#12, %217#13, %47, %217#14, %217#15, %48, %217#16, %217#17, %49, %217#18, %217#19, %50, %217#20, %217#21, %51, %217#22, %217#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %228 = arith.shrui %158, %c25 : vector<16xi32>
          %229 = arith.andi %228, %c24 : vector<16xi32>
          %230 = arith.sitofp %229 : vector<16xi32> to vector<16xf32>
          %231 = math.fma %230, %141, %146 : vector<16xf32>
          %232 = arith.shrui %181, %c25 : vector<16xi32>
          %233 = arith.andi %232, %c24 : vector<16xi32>
          %234 = arith.sitofp %233 : vector<16xi32> to vector<16xf32>
          %235 = math.fma %234, %169, %174 : vector<16xf32>
          %236 = arith.addi %132, %c12 : index
          %237:24 = func.call @qkv_q2_k_r12p2__cpu.0(%40, %236, %x, %231, %227#0, %235, %227#1, %41, %227#2, %227#3, %42, %227#4, %227#5, %43, %227#6, %227#7, %44, %227#8, %227#9, %45, %227#10, %227#11, %46, %227#12, %227#13, %47, %227#14, %227#15, %48, %227#16, %227#17, %49, %227#18, %227#19, %50, %227#20, %227#21, %51, %227#22, %227#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %238 = arith.shrui %158, %c26 : vector<16xi32>
          %239 = arith.andi %238, %c24 : vector<16xi32>
          %240 = arith.sitofp %239 : vector<16xi32> to vector<16xf32>
          %241 = math.fma %240, %141, %146 : vector<16xf32>
          %242 = arith.shrui %181, %c26 : vector<16xi32>
          %243 = arith.andi %242, %c24 : vector<16xi32>
          %244 = arith.sitofp %243 : vector<16xi32> to vector<16xf32>
          %245 = math.fma %244, %169, %174 : vector<16xf32>
          %246 = arith.addi %132, %c13 : index
          %247:24 = func.call @qkv_q2_k_r12p2__cpu.0(%40, %246, %x, %241, %237#0, %245, %237#1, %41, %237#2, %237#3, %42, %237#4, %237#5, %43, %237#6, %237#7, %44, %237#8, %237#9, %45, %237#10, %237#11, %46, %237#12, %237#13, %47, %237#14, %237#15, %48, %237#16, %237#17, %49, %237#18, %237#19, %50, %237#20, %237#21, %51, %237#22, %237#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %248 = arith.shrui %158, %c27 : vector<16xi32>
          %249 = arith.andi %248, %c24 : vector<16xi32>
          %250 = arith.sitofp %249 : vector<16xi32> to vector<16xf32>
          %251 = math.fma %250, %141, %146 : vector<16xf32>
          %252 = arith.shrui %181, %c27 : vector<16xi32>
          %253 = arith.andi %252, %c24 : vector<16xi32>
          %254 = arith.sitofp %253 : vector<16xi32> to vector<16xf32>
          %255 = math.fma %254, %169, %174 : vector<16xf32>
          %256 = arith.addi %132, %c14 : index
          %257:24 = func.call @qkv_q2_k_r12p2__cpu.0(%40, %256, %x, %251, %247#0, %255, %247#1, %41, %247#2, %247#3, %42, %247#4, %247#5, %43, %247#6, %247#7, %44, %247#8, %247#9, %45, %247#10, %247#11, %46, %247#12, %247#13, %47, %247#14, %247#15, %48, %247#16, %247#17, %49, %247#18, %247#19, %50, %247#20, %247#21, %51, %247#22, %247#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %257#0, %257#1, %257#2, %257#3, %257#4, %257#5, %257#6, %257#7, %257#8, %257#9, %257#10, %257#11, %257#12, %257#13, %257#14, %257#15, %257#16, %257#17, %257#18, %257#19, %257#20, %257#21, %257#22, %257#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %130#0, %130#1, %130#2, %130#3, %130#4, %130#5, %130#6, %130#7, %130#8, %130#9, %130#10, %130#11, %130#12, %130#13, %130#14, %130#15, %130#16, %130#17, %130#18, %130#19, %130#20, %130#21, %130#22, %130#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %258 = arith.muli %headDim, %c7 : index
      %259 = arith.muli %52, %c6 : index
      %260 = arith.addi %258, %259 : index
      %261 = arith.addi %260, %c7 : index
      vector.store %84#0, %3[%261] : memref<?xf32>, vector<16xf32>
      %262 = arith.addi %260, %c6 : index
      vector.store %84#1, %3[%262] : memref<?xf32>, vector<16xf32>
      %263 = arith.muli %headDim, %c9 : index
      %264 = arith.addi %263, %259 : index
      %265 = arith.addi %264, %c7 : index
      vector.store %84#2, %3[%265] : memref<?xf32>, vector<16xf32>
      %266 = arith.addi %264, %c6 : index
      vector.store %84#3, %3[%266] : memref<?xf32>, vector<16xf32>
      %267 = arith.addi %4, %259 : index
      %268 = arith.addi %267, %c7 : index
      vector.store %84#4, %3[%268] : memref<?xf32>, vector<16xf32>
      %269 = arith.addi %267, %c6 : index
      vector.store %84#5, %3[%269] : memref<?xf32>, vector<16xf32>
      %270 = arith.muli %headDim, %c10 : index
      %271 = arith.addi %270, %259 : index
      %272 = arith.addi %271, %c7 : index
      vector.store %84#6, %3[%272] : memref<?xf32>, vector<16xf32>
      %273 = arith.addi %271, %c6 : index
      vector.store %84#7, %3[%273] : memref<?xf32>, vector<16xf32>
      %274 = arith.muli %headDim, %c11 : index
      %275 = arith.addi %274, %259 : index
      %276 = arith.addi %275, %c7 : index
      vector.store %84#8, %3[%276] : memref<?xf32>, vector<16xf32>
      %277 = arith.addi %275, %c6 : index
      vector.store %84#9, %3[%277] : memref<?xf32>, vector<16xf32>
      %278 = arith.muli %headDim, %c12 : index
      %279 = arith.addi %278, %259 : index
      %280 = arith.addi %279, %c7 : index
      vector.store %84#10, %3[%280] : memref<?xf32>, vector<16xf32>
      %281 = arith.addi %279, %c6 : index
      vector.store %84#11, %3[%281] : memref<?xf32>, vector<16xf32>
      %282 = arith.muli %headDim, %c13 : index
      %283 = arith.addi %282, %259 : index
      %284 = arith.addi %283, %c7 : index
      vector.store %84#12, %3[%284] : memref<?xf32>, vector<16xf32>
      %285 = arith.addi %283, %c6 : index
      vector.store %84#13, %3[%285] : memref<?xf32>, vector<16xf32>
      %286 = arith.muli %headDim, %c14 : index
      %287 = arith.addi %286, %259 : index
      %288 = arith.addi %287, %c7 : index
      vector.store %84#14, %3[%288] : memref<?xf32>, vector<16xf32>
      %289 = arith.addi %287, %c6 : index
      vector.store %84#15, %3[%289] : memref<?xf32>, vector<16xf32>
      %290 = arith.muli %headDim, %c15 : index
      %291 = arith.addi %290, %259 : index
      %292 = arith.addi %291, %c7 : index
      vector.store %84#16, %3[%292] : memref<?xf32>, vector<16xf32>
      %293 = arith.addi %291, %c6 : index
      vector.store %84#17, %3[%293] : memref<?xf32>, vector<16xf32>
      %294 = arith.muli %headDim, %c16 : index
      %295 = arith.addi %294, %259 : index
      %296 = arith.addi %295, %c7 : index
      vector.store %84#18, %3[%296] : memref<?xf32>, vector<16xf32>
      %297 = arith.addi %295, %c6 : index
      vector.store %84#19, %3[%297] : memref<?xf32>, vector<16xf32>
      %298 = arith.muli %headDim, %c17 : index
      %299 = arith.addi %298, %259 : index
      %300 = arith.addi %299, %c7 : index
      vector.store %84#20, %3[%300] : memref<?xf32>, vector<16xf32>
      %301 = arith.addi %299, %c6 : index
      vector.store %84#21, %3[%301] : memref<?xf32>, vector<16xf32>
      %302 = arith.muli %headDim, %c18 : index
      %303 = arith.addi %302, %259 : index
      %304 = arith.addi %303, %c7 : index
      vector.store %84#22, %3[%304] : memref<?xf32>, vector<16xf32>
      %305 = arith.addi %303, %c6 : index
      vector.store %84#23, %3[%305] : memref<?xf32>, vector<16xf32>
    }
    %306 = arith.addi %14, %c2 : index
    %307 = arith.minsi %306, %13 : index
    scf.for %308 = %14 to %307 step %c9 {
      %309 = arith.subi %308, %14 : index
      %310 = arith.muli %309, %headDim : index
      %311 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %311 {
        scf.for %312 = %c7 to %headDim step %c6 {
          %313 = arith.muli %0, %headDim : index
          %314 = arith.addi %313, %312 : index
          %315 = vector.load %bias[%314] : memref<?xf32>, vector<16xf32>
          %316 = arith.addi %310, %312 : index
          %317 = vector.load %3[%316] : memref<?xf32>, vector<16xf32>
          %318 = arith.addf %317, %315 : vector<16xf32>
          vector.store %318, %3[%316] : memref<?xf32>, vector<16xf32>
        }
      }
      %319 = arith.addi %heads, %kvHeads : index
      %320 = arith.cmpi slt, %0, %319 : index
      scf.if %320 {
        %321 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %321 {
          %322 = arith.cmpi slt, %0, %heads : index
          %325 = scf.for %323 = %c7 to %headDim step %c6 iter_args(%324 = %c19) -> (vector<16xf32>) {
            %326 = arith.addi %310, %323 : index
            %327 = vector.load %3[%326] : memref<?xf32>, vector<16xf32>
            %328 = math.fma %327, %327, %324 : vector<16xf32>
            scf.yield %328 : vector<16xf32>
          }
          %329 = wave.reduce "add" %325 : vector<16xf32>
          %330 = arith.mulf %329, %inverseHeadDim : f32
          %331 = arith.addf %330, %epsilon : f32
          %332 = math.sqrt %331 : f32
          %333 = arith.divf %c34, %332 : f32
          %334 = vector.broadcast %333 : f32 to vector<16xf32>
          scf.for %335 = %c7 to %headDim step %c6 {
            %336 = vector.load %query_norm[%335] : memref<?xf32>, vector<16xf32>
            %337 = vector.load %key_norm[%335] : memref<?xf32>, vector<16xf32>
            %338 = arith.select %322, %336, %337 : vector<16xf32>
            %339 = arith.addi %310, %335 : index
            %340 = vector.load %3[%339] : memref<?xf32>, vector<16xf32>
            %341 = arith.mulf %340, %334 : vector<16xf32>
            %342 = arith.mulf %341, %338 : vector<16xf32>
            vector.store %342, %3[%339] : memref<?xf32>, vector<16xf32>
          }
        }
        %343 = arith.addi %positionsAt, %308 : index
        %344 = memref.load %step[%343] : memref<?xi32>
        %345 = arith.index_cast %344 : i32 to index
        %346 = arith.divui %headDim, %c3 : index
        %347 = arith.remui %345, %c4 : index
        %348 = arith.muli %347, %headDim : index
        %349 = arith.divui %345, %c4 : index
        %350 = arith.addi %349, %c4 : index
        %351 = arith.muli %350, %headDim : index
        scf.for %352 = %c7 to %346 step %c15 {
          %353 = arith.addi %348, %352 : index
          %354 = vector.load %rope[%353] : memref<?xf32>, vector<8xf32>
          %355 = arith.addi %348, %346 : index
          %356 = arith.addi %355, %352 : index
          %357 = vector.load %rope[%356] : memref<?xf32>, vector<8xf32>
          %358 = arith.addi %351, %352 : index
          %359 = vector.load %rope[%358] : memref<?xf32>, vector<8xf32>
          %360 = arith.addi %351, %346 : index
          %361 = arith.addi %360, %352 : index
          %362 = vector.load %rope[%361] : memref<?xf32>, vector<8xf32>
          %363 = arith.mulf %359, %354 : vector<8xf32>
          %364 = arith.mulf %362, %357 : vector<8xf32>
          %365 = arith.subf %363, %364 : vector<8xf32>
          %366 = arith.mulf %362, %354 : vector<8xf32>
          %367 = arith.mulf %359, %357 : vector<8xf32>
          %368 = arith.addf %366, %367 : vector<8xf32>
          %369 = arith.addi %310, %352 : index
          %370 = vector.load %3[%369] : memref<?xf32>, vector<8xf32>
          %371 = arith.addi %310, %346 : index
          %372 = arith.addi %371, %352 : index
          %373 = vector.load %3[%372] : memref<?xf32>, vector<8xf32>
          %374 = arith.mulf %370, %365 : vector<8xf32>
          %375 = arith.mulf %373, %368 : vector<8xf32>
          %376 = arith.subf %374, %375 : vector<8xf32>
          vector.store %376, %3[%369] : memref<?xf32>, vector<8xf32>
          %377 = arith.mulf %373, %365 : vector<8xf32>
          %378 = arith.mulf %370, %368 : vector<8xf32>
          %379 = arith.addf %377, %378 : vector<8xf32>
          vector.store %379, %3[%372] : memref<?xf32>, vector<8xf32>
        }
      }
      %380 = arith.cmpi slt, %0, %heads : index
      scf.if %380 {
        %381 = arith.divui %heads, %kvHeads : index
        %382 = arith.muli %headDim, %c11 : index
        %383 = arith.muli %kvHeads, %382 : index
        %384 = arith.divui %0, %381 : index
        %385 = arith.muli %384, %headDim : index
        %386 = arith.addi %383, %385 : index
        scf.for %387 = %c7 to %headDim step %c6 {
          %388 = arith.addi %386, %387 : index
          %389 = vector.load %encode[%388] : memref<?xf32>, vector<16xf32>
          %390 = arith.addi %310, %387 : index
          %391 = vector.load %3[%390] : memref<?xf32>, vector<16xf32>
          %392 = arith.mulf %391, %389 : vector<16xf32>
          %393 = arith.muli %308, %heads : index
          %394 = arith.addi %393, %0 : index
          %395 = arith.muli %394, %headDim : index
          %396 = arith.addi %395, %387 : index
          vector.store %392, %q[%396] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %397 = arith.addi %slotsAt, %308 : index
        %398 = memref.load %step[%397] : memref<?xi32>
        %399 = arith.index_cast %398 : i32 to index
        %400 = arith.cmpi sge, %399, %c7 : index
        scf.if %400 {
          %401 = arith.cmpi eq, %codec, %c7 : index
          scf.if %401 {
            %402 = arith.subi %0, %heads : index
            %403 = arith.muli %402, %4 : index
            %404 = arith.divui %399, %c6 : index
            %405 = arith.remui %399, %c6 : index
            %406 = arith.muli %404, %pageBytes : index
            %409 = scf.for %407 = %c7 to %headDim step %c6 iter_args(%408 = %c19) -> (vector<16xf32>) {
              %410 = arith.addi %403, %407 : index
              %411 = vector.load %encode[%410] : memref<?xf32>, vector<16xf32>
              %412 = arith.addi %403, %headDim : index
              %413 = arith.addi %412, %407 : index
              %414 = vector.load %encode[%413] : memref<?xf32>, vector<16xf32>
              %415 = arith.addi %310, %407 : index
              %416 = vector.load %3[%415] : memref<?xf32>, vector<16xf32>
              %417 = arith.subf %416, %414 : vector<16xf32>
              %418 = arith.mulf %417, %411 : vector<16xf32>
              %419 = arith.minimumf %418, %c39 : vector<16xf32>
              %420 = arith.maximumf %419, %c40 : vector<16xf32>
              %421 = arith.truncf %420 : vector<16xf32> to vector<16xf16>
              %422 = vector.bitcast %421 : vector<16xf16> to vector<32xi8>
              %423 = arith.muli %407, %c3 : index
              vector.store %422, %5[%423] : memref<?xi8>, vector<32xi8>
              %424 = math.absf %418 : vector<16xf32>
              %425 = arith.cmpf ugt, %424, %c39 : vector<16xf32>
              %426 = arith.select %425, %c41, %c19 : vector<16xi1>, vector<16xf32>
              %427 = arith.addf %408, %426 : vector<16xf32>
              scf.yield %427 : vector<16xf32>
            }
            %428 = wave.reduce "add" %409 : vector<16xf32>
            %429 = arith.cmpf ogt, %428, %c42 : f32
            scf.if %429 {
              %430 = arith.fptosi %428 : f32 to i32
              wave.count %clipped, %430 : memref<?xi32>
            }
            %431 = arith.cmpi slt, %402, %kvHeads : index
            scf.if %431 {
              %432 = arith.muli %4, %c20 : index
              %433 = arith.muli %402, %432 : index
              %434 = arith.addi %406, %433 : index
              %435 = arith.muli %405, %c3 : index
              %436 = arith.addi %434, %435 : index
              scf.for %437 = %c7 to %headDim step %c9 {
                %438 = arith.muli %437, %c3 : index
                %439 = arith.addi %438, %c7 : index
                %440 = memref.load %5[%439] : memref<?xi8>
                %441 = arith.muli %437, %c20 : index
                %442 = arith.addi %436, %441 : index
                %443 = arith.addi %442, %c7 : index
                memref.store %440, %kv[%443] : memref<?xi8>
                %444 = arith.addi %438, %c9 : index
                %445 = memref.load %5[%444] : memref<?xi8>
                %446 = arith.addi %442, %c9 : index
                memref.store %445, %kv[%446] : memref<?xi8>
              }
            } else {
              %447 = arith.subi %402, %kvHeads : index
              %448 = arith.muli %447, %c3 : index
              %449 = arith.addi %448, %c9 : index
              %450 = arith.muli %4, %c6 : index
              %451 = arith.muli %449, %450 : index
              %452 = arith.addi %406, %451 : index
              %453 = arith.muli %405, %4 : index
              %454 = arith.addi %452, %453 : index
              scf.for %455 = %c7 to %4 step %c6 {
                %456 = vector.load %5[%455] : memref<?xi8>, vector<16xi8>
                %457 = arith.addi %454, %455 : index
                vector.store %456, %kv[%457] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %458 = arith.cmpi eq, %codec, %c9 : index
          scf.if %458 {
            %459 = arith.subi %0, %heads : index
            %460 = arith.muli %459, %4 : index
            %461 = arith.divui %399, %c6 : index
            %462 = arith.remui %399, %c6 : index
            %463 = arith.muli %headDim, %c9 : index
            %464 = arith.muli %461, %pageBytes : index
            %467 = scf.for %465 = %c7 to %headDim step %c6 iter_args(%466 = %c19) -> (vector<16xf32>) {
              %468 = arith.addi %460, %465 : index
              %469 = vector.load %encode[%468] : memref<?xf32>, vector<16xf32>
              %470 = arith.addi %460, %headDim : index
              %471 = arith.addi %470, %465 : index
              %472 = vector.load %encode[%471] : memref<?xf32>, vector<16xf32>
              %473 = arith.addi %310, %465 : index
              %474 = vector.load %3[%473] : memref<?xf32>, vector<16xf32>
              %475 = arith.subf %474, %472 : vector<16xf32>
              %476 = arith.mulf %475, %469 : vector<16xf32>
              %477 = wave.fp8_encode "e4m3" %476 : vector<16xf32> -> vector<16xi8>
              %478 = arith.muli %465, %c9 : index
              vector.store %477, %5[%478] : memref<?xi8>, vector<16xi8>
              %479 = math.absf %476 : vector<16xf32>
              %480 = arith.cmpf ugt, %479, %c43 : vector<16xf32>
              %481 = arith.select %480, %c41, %c19 : vector<16xi1>, vector<16xf32>
              %482 = arith.addf %466, %481 : vector<16xf32>
              scf.yield %482 : vector<16xf32>
            }
            %483 = wave.reduce "add" %467 : vector<16xf32>
            %484 = arith.cmpf ogt, %483, %c42 : f32
            scf.if %484 {
              %485 = arith.fptosi %483 : f32 to i32
              wave.count %clipped, %485 : memref<?xi32>
            }
            %486 = arith.cmpi slt, %459, %kvHeads : index
            scf.if %486 {
              %487 = arith.muli %463, %c20 : index
              %488 = arith.muli %459, %487 : index
              %489 = arith.addi %464, %488 : index
              %490 = arith.muli %462, %c9 : index
              %491 = arith.addi %489, %490 : index
              scf.for %492 = %c7 to %headDim step %c9 {
                %493 = arith.muli %492, %c9 : index
                %494 = arith.addi %493, %c7 : index
                %495 = memref.load %5[%494] : memref<?xi8>
                %496 = arith.muli %492, %c6 : index
                %497 = arith.addi %491, %496 : index
                %498 = arith.addi %497, %c7 : index
                memref.store %495, %kv[%498] : memref<?xi8>
              }
            } else {
              %499 = arith.subi %459, %kvHeads : index
              %500 = arith.muli %499, %c3 : index
              %501 = arith.addi %500, %c9 : index
              %502 = arith.muli %463, %c6 : index
              %503 = arith.muli %501, %502 : index
              %504 = arith.addi %464, %503 : index
              %505 = arith.muli %462, %463 : index
              %506 = arith.addi %504, %505 : index
              scf.for %507 = %c7 to %463 step %c6 {
                %508 = vector.load %5[%507] : memref<?xi8>, vector<16xi8>
                %509 = arith.addi %506, %507 : index
                vector.store %508, %kv[%509] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %510 = arith.cmpi eq, %codec, %c3 : index
          scf.if %510 {
            %511 = arith.subi %0, %heads : index
            %512 = arith.muli %511, %4 : index
            %513 = arith.divui %399, %c6 : index
            %514 = arith.remui %399, %c6 : index
            %515 = arith.muli %headDim, %c9 : index
            %516 = arith.muli %513, %pageBytes : index
            %519 = scf.for %517 = %c7 to %headDim step %c6 iter_args(%518 = %c19) -> (vector<16xf32>) {
              %520 = arith.addi %512, %517 : index
              %521 = vector.load %encode[%520] : memref<?xf32>, vector<16xf32>
              %522 = arith.addi %512, %headDim : index
              %523 = arith.addi %522, %517 : index
              %524 = vector.load %encode[%523] : memref<?xf32>, vector<16xf32>
              %525 = arith.addi %310, %517 : index
              %526 = vector.load %3[%525] : memref<?xf32>, vector<16xf32>
              %527 = arith.subf %526, %524 : vector<16xf32>
              %528 = arith.mulf %527, %521 : vector<16xf32>
              %529 = wave.fp8_encode "e5m2" %528 : vector<16xf32> -> vector<16xi8>
              %530 = arith.muli %517, %c9 : index
              vector.store %529, %5[%530] : memref<?xi8>, vector<16xi8>
              %531 = math.absf %528 : vector<16xf32>
              %532 = arith.cmpf ugt, %531, %c44 : vector<16xf32>
              %533 = arith.select %532, %c41, %c19 : vector<16xi1>, vector<16xf32>
              %534 = arith.addf %518, %533 : vector<16xf32>
              scf.yield %534 : vector<16xf32>
            }
            %535 = wave.reduce "add" %519 : vector<16xf32>
            %536 = arith.cmpf ogt, %535, %c42 : f32
            scf.if %536 {
              %537 = arith.fptosi %535 : f32 to i32
              wave.count %clipped, %537 : memref<?xi32>
            }
            %538 = arith.cmpi slt, %511, %kvHeads : index
            scf.if %538 {
              %539 = arith.muli %515, %c20 : index
              %540 = arith.muli %511, %539 : index
              %541 = arith.addi %516, %540 : index
              %542 = arith.muli %514, %c9 : index
              %543 = arith.addi %541, %542 : index
              scf.for %544 = %c7 to %headDim step %c9 {
                %545 = arith.muli %544, %c9 : index
                %546 = arith.addi %545, %c7 : index
                %547 = memref.load %5[%546] : memref<?xi8>
                %548 = arith.muli %544, %c6 : index
                %549 = arith.addi %543, %548 : index
                %550 = arith.addi %549, %c7 : index
                memref.store %547, %kv[%550] : memref<?xi8>
              }
            } else {
              %551 = arith.subi %511, %kvHeads : index
              %552 = arith.muli %551, %c3 : index
              %553 = arith.addi %552, %c9 : index
              %554 = arith.muli %515, %c6 : index
              %555 = arith.muli %553, %554 : index
              %556 = arith.addi %516, %555 : index
              %557 = arith.muli %514, %515 : index
              %558 = arith.addi %556, %557 : index
              scf.for %559 = %c7 to %515 step %c6 {
                %560 = vector.load %5[%559] : memref<?xi8>, vector<16xi8>
                %561 = arith.addi %558, %559 : index
                vector.store %560, %kv[%561] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %562 = arith.cmpi eq, %codec, %c10 : index
          scf.if %562 {
            %563 = arith.subi %0, %heads : index
            %564 = arith.muli %563, %4 : index
            %565 = arith.divui %399, %c6 : index
            %566 = arith.remui %399, %c6 : index
            %567 = arith.muli %headDim, %c9 : index
            %568 = arith.muli %565, %pageBytes : index
            %571 = scf.for %569 = %c7 to %headDim step %c6 iter_args(%570 = %c19) -> (vector<16xf32>) {
              %572 = arith.addi %564, %569 : index
              %573 = vector.load %encode[%572] : memref<?xf32>, vector<16xf32>
              %574 = arith.addi %564, %headDim : index
              %575 = arith.addi %574, %569 : index
              %576 = vector.load %encode[%575] : memref<?xf32>, vector<16xf32>
              %577 = arith.addi %310, %569 : index
              %578 = vector.load %3[%577] : memref<?xf32>, vector<16xf32>
              %579 = arith.subf %578, %576 : vector<16xf32>
              %580 = arith.mulf %579, %573 : vector<16xf32>
              %581 = arith.cmpf ord, %580, %580 : vector<16xf32>
              %582 = arith.select %581, %580, %c19 : vector<16xi1>, vector<16xf32>
              %583 = math.roundeven %582 : vector<16xf32>
              %584 = arith.minimumf %583, %c45 : vector<16xf32>
              %585 = arith.maximumf %584, %c46 : vector<16xf32>
              %586 = arith.fptosi %585 : vector<16xf32> to vector<16xi32>
              %587 = arith.addi %586, %c47 : vector<16xi32>
              %588 = arith.trunci %587 : vector<16xi32> to vector<16xi8>
              %589 = arith.muli %569, %c9 : index
              vector.store %588, %5[%589] : memref<?xi8>, vector<16xi8>
              %590 = math.absf %580 : vector<16xf32>
              %591 = arith.cmpf ugt, %590, %c48 : vector<16xf32>
              %592 = arith.select %591, %c41, %c19 : vector<16xi1>, vector<16xf32>
              %593 = arith.addf %570, %592 : vector<16xf32>
              scf.yield %593 : vector<16xf32>
            }
            %594 = wave.reduce "add" %571 : vector<16xf32>
            %595 = arith.cmpf ogt, %594, %c42 : f32
            scf.if %595 {
              %596 = arith.fptosi %594 : f32 to i32
              wave.count %clipped, %596 : memref<?xi32>
            }
            %597 = arith.cmpi slt, %563, %kvHeads : index
            scf.if %597 {
              %598 = arith.muli %567, %c20 : index
              %599 = arith.muli %563, %598 : index
              %600 = arith.addi %568, %599 : index
              %601 = arith.muli %566, %c9 : index
              %602 = arith.addi %600, %601 : index
              scf.for %603 = %c7 to %headDim step %c9 {
                %604 = arith.muli %603, %c9 : index
                %605 = arith.addi %604, %c7 : index
                %606 = memref.load %5[%605] : memref<?xi8>
                %607 = arith.muli %603, %c6 : index
                %608 = arith.addi %602, %607 : index
                %609 = arith.addi %608, %c7 : index
                memref.store %606, %kv[%609] : memref<?xi8>
              }
            } else {
              %610 = arith.subi %563, %kvHeads : index
              %611 = arith.muli %610, %c3 : index
              %612 = arith.addi %611, %c9 : index
              %613 = arith.muli %567, %c6 : index
              %614 = arith.muli %612, %613 : index
              %615 = arith.addi %568, %614 : index
              %616 = arith.muli %566, %567 : index
              %617 = arith.addi %615, %616 : index
              scf.for %618 = %c7 to %567 step %c6 {
                %619 = vector.load %5[%618] : memref<?xi8>, vector<16xi8>
                %620 = arith.addi %617, %618 : index
                vector.store %619, %kv[%620] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
