// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q5_k', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q5_k_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q5_k_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 12 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2880 : index
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
  %c22 = arith.constant 2368 : index
  %c23 = arith.constant 320 : index
  %c24 = arith.constant dense<15> : vector<16xi32>
  %c25 = arith.constant dense<0> : vector<16xi32>
  %c26 = arith.constant dense<1> : vector<16xi32>
  %c27 = arith.constant dense<4> : vector<16xi32>
  %c28 = arith.constant dense<2> : vector<16xi32>
  %c29 = arith.constant dense<3> : vector<16xi32>
  %c30 = arith.constant dense<5> : vector<16xi32>
  %c31 = arith.constant 48 : index
  %c32 = arith.constant dense<6> : vector<16xi32>
  %c33 = arith.constant dense<7> : vector<16xi32>
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c40 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c45 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c46 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c47 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c48 = arith.constant 0x00000000 : f32
  %c49 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c50 = arith.constant dense<0x47600000> : vector<16xf32>
  %c51 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c52 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c53 = arith.constant dense<128> : vector<16xi32>
  %c54 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
          %148 = arith.muli %105, %c9 : index
          %149 = arith.addi %148, %c7 : index
          %150 = arith.muli %149, %c6 : index
          %151 = arith.addi %147, %150 : index
          %152 = vector.load %w[%151] : memref<?xi8>, vector<16xi8>
          %153 = arith.extui %152 : vector<16xi8> to vector<16xi32>
          %154 = arith.addi %86, %c23 : index
          %155 = arith.muli %105, %c21 : index
          %156 = arith.addi %154, %155 : index
          %157 = arith.addi %156, %c7 : index
          %158 = vector.load %w[%157] : memref<?xi8>, vector<16xi8>
          %159 = arith.extui %158 : vector<16xi8> to vector<16xi32>
          %160 = arith.andi %159, %c24 : vector<16xi32>
          %161 = arith.shrui %153, %c25 : vector<16xi32>
          %162 = arith.andi %161, %c26 : vector<16xi32>
          %163 = arith.shli %162, %c27 : vector<16xi32>
          %164 = arith.ori %160, %163 : vector<16xi32>
          %165 = arith.sitofp %164 : vector<16xi32> to vector<16xf32>
          %166 = math.fma %165, %141, %146 : vector<16xf32>
          %167 = arith.addi %87, %c21 : index
          %168 = arith.addi %167, %135 : index
          %169 = arith.addi %168, %c7 : index
          %170 = vector.load %w[%169] : memref<?xi8>, vector<16xi8>
          %171 = arith.extui %170 : vector<16xi8> to vector<16xi32>
          %172 = arith.sitofp %171 : vector<16xi32> to vector<16xf32>
          %173 = arith.mulf %99, %172 : vector<16xf32>
          %174 = arith.addi %168, %c6 : index
          %175 = vector.load %w[%174] : memref<?xi8>, vector<16xi8>
          %176 = arith.extui %175 : vector<16xi8> to vector<16xi32>
          %177 = arith.sitofp %176 : vector<16xi32> to vector<16xf32>
          %178 = arith.mulf %103, %177 : vector<16xf32>
          %179 = arith.addi %87, %c22 : index
          %180 = arith.addi %179, %150 : index
          %181 = vector.load %w[%180] : memref<?xi8>, vector<16xi8>
          %182 = arith.extui %181 : vector<16xi8> to vector<16xi32>
          %183 = arith.addi %87, %c23 : index
          %184 = arith.addi %183, %155 : index
          %185 = arith.addi %184, %c7 : index
          %186 = vector.load %w[%185] : memref<?xi8>, vector<16xi8>
          %187 = arith.extui %186 : vector<16xi8> to vector<16xi32>
          %188 = arith.andi %187, %c24 : vector<16xi32>
          %189 = arith.shrui %182, %c25 : vector<16xi32>
          %190 = arith.andi %189, %c26 : vector<16xi32>
          %191 = arith.shli %190, %c27 : vector<16xi32>
          %192 = arith.ori %188, %191 : vector<16xi32>
          %193 = arith.sitofp %192 : vector<16xi32> to vector<16xf32>
          %194 = math.fma %193, %173, %178 : vector<16xf32>
          %195 = arith.addi %132, %c7 : index
          %196:24 = func.call @qkv_q5_k_r12p2__cpu.0(%40, %195, %x, %166, %106, %194, %107, %41, %108, %109, %42, %110, %111, %43, %112, %113, %44, %114, %115, %45, %116, %117, %46, %118, %119, %47, %120, %121, %48, %122, %123, %49, %124, %125, %50, %126, %127, %51, %128, %129) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %197 = vector.load %w[%157] : memref<?xi8>, vector<16xi8>
          %198 = arith.extui %197 : vector<16xi8> to vector<16xi32>
          %199 = arith.shrui %198, %c27 : vector<16xi32>
          %200 = arith.shrui %153, %c26 : vector<16xi32>
          %201 = arith.andi %200, %c26 : vector<16xi32>
          %202 = arith.shli %201, %c27 : vector<16xi32>
          %203 = arith.ori %199, %202 : vector<16xi32>
          %204 = arith.sitofp %203 : vector<16xi32> to vector<16xf32>
          %205 = math.fma %204, %141, %146 : vector<16xf32>
          %206 = vector.load %w[%185] : memref<?xi8>, vector<16xi8>
          %207 = arith.extui %206 : vector<16xi8> to vector<16xi32>
          %208 = arith.shrui %207, %c27 : vector<16xi32>
          %209 = arith.shrui %182, %c26 : vector<16xi32>
          %210 = arith.andi %209, %c26 : vector<16xi32>
          %211 = arith.shli %210, %c27 : vector<16xi32>
          %212 = arith.ori %208, %211 : vector<16xi32>
          %213 = arith.sitofp %212 : vector<16xi32> to vector<16xf32>
          %214 = math.fma %213, %173, %178 : vector<16xf32>
          %215 = arith.addi %132, %c9 : index
          %216:24 = func.call @qkv_q5_k_r12p2__cpu.0(%40, %215, %x, %205, %196#0, %214, %196#1, %41, %196#2, %196#3, %42, %196#4, %196#5, %43, %196#6, %196#7, %44, %196#8, %196#9, %45, %196#10, %196#11, %46, %196#12, %196#13, %47, %196#14, %196#15, %48, %196#16, %196#17, %49, %196#18, %196#19, %50, %196#20, %196#21, %51, %196#22, %196#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %217 = arith.addi %156, %c6 : index
          %218 = vector.load %w[%217] : memref<?xi8>, vector<16xi8>
          %219 = arith.extui %218 : vector<16xi8> to vector<16xi32>
          %220 = arith.andi %219, %c24 : vector<16xi32>
          %221 = arith.shrui %153, %c28 : vector<16xi32>
          %222 = arith.andi %221, %c26 : vector<16xi32>
          %223 = arith.shli %222, %c27 : vector<16xi32>
          %224 = arith.ori %220, %223 : vector<16xi32>
          %225 = arith.sitofp %224 : vector<16xi32> to vector<16xf32>
          %226 = math.fma %225, %141, %146 : vector<16xf32>
          %227 = arith.addi %184, %c6 : index
          %228 = vector.load %w[%227] : memref<?xi8>, vector<16xi8>
          %229 = arith.extui %228 : vector<16xi8> to vector<16xi32>
          %230 = arith.andi %229, %c24 : vector<16xi32>
          %231 = arith.shrui %182, %c28 : vector<16xi32>
          %232 = arith.andi %231, %c26 : vector<16xi32>
          %233 = arith.shli %232, %c27 : vector<16xi32>
          %234 = arith.ori %230, %233 : vector<16xi32>
          %235 = arith.sitofp %234 : vector<16xi32> to vector<16xf32>
          %236 = math.fma %235, %173, %178 : vector<16xf32>
          %237 = arith.addi %132, %c3 : index
          %238:24 = func.call @qkv_q5_k_r12p2__cpu.0(%40, %237, %x, %226, %216#0, %236, %216#1, %41, %216#2, %216#3, %42, %216#4, %216#5, %43, %216#6, %216#7, %44, %216#8, %216#9, %45, %216#10, %216#11, %46, %216#12, %216#13, %47, %216#14, %216#15, %48, %216#16, %216#17, %49, %216#18, %216#19, %50, %216#20, %216#21, %51, %216#22, %216#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %239 = vector.load %w[%217] : memref<?xi8>, vector<16xi8>
          %240 = arith.extui %239 : vector<16xi8> to vector<16xi32>
          %241 = arith.shrui %240, %c27 : vector<16xi32>
          %242 = arith.shrui %153, %c29 : vector<16xi32>
          %243 = arith.andi %242, %c26 : vector<16xi32>
          %244 = arith.shli %243, %c27 : vector<16xi32>
          %245 = arith.ori %241, %244 : vector<16xi32>
          %246 = arith.sitofp %245 : vector<16xi32> to vector<16xf32>
          %247 = math.fma %246, %141, %146 : vector<16xf32>
          %248 = vector.load %w[%227] : memref<?xi8>, vector<16xi8>
          %249 = arith.extui %248 : vector<16xi8> to vector<16xi32>
          %250 = arith.shrui %249, %c27 : vector<16xi32>
          %251 = arith.shrui %182, %c29 : vector<16xi32>
          %252 = arith.andi %251, %c26 : vector<16xi32>
          %253 = arith.shli %252, %c27 : vector<16xi32>
          %254 = arith.ori %250, %253 : vector<16xi32>
          %255 = arith.sitofp %254 : vector<16xi32> to vector<16xf32>
          %256 = math.fma %255, %173, %178 : vector<16xf32>
          %257 = arith.addi %132, %c10 : index
          %258:24 = func.call @qkv_q5_k_r12p2__cpu.0(%40, %257, %x, %247, %238#0, %256, %238#1, %41, %238#2, %238#3, %42, %238#4, %238#5, %43, %238#6, %238#7, %44, %238#8, %238#9, %45, %238#10, %238#11, %46, %238#12, %238#13, %47, %238#14, %238#15, %48, %238#16, %238#17, %49, %238#18, %238#19, %50, %238#20, %238#21, %51, %238#22, %238#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %259 = arith.addi %156, %c20 : index
          %260 = vector.load %w[%259] : memref<?xi8>, vector<16xi8>
          %261 = arith.extui %260 : vector<16xi8> to vector<16xi32>
          %262 = arith.andi %261, %c24 : vector<16xi32>
          %263 = arith.shrui %153, %c27 : vector<16xi32>
          %264 = arith.andi %263, %c26 : vector<16xi32>
          %265 = arith.shli %264, %c27 : vector<16xi32>
          %266 = arith.ori %262, %265 : vector<16xi32>
          %267 = arith.sitofp %266 : vector<16xi32> to vector<16xf32>
          %268 = math.fma %267, %141, %146 : vector<16xf32>
          %269 = arith.addi %184, %c20 : index
          %270 = vector.load %w[%269] : memref<?xi8>, vector<16xi8>
          %271 = arith.extui %270 : vector<16xi8> to vector<16xi32>
          %272 = arith.andi %271, %c24 : vector<16xi32>
          %273 = arith.shrui %182, %c27 : vector<16xi32>
          %274 = arith.andi %273, %c26 : vector<16xi32>
          %275 = arith.shli %274, %c27 : vector<16xi32>
          %276 = arith.ori %272, %275 : vector<16xi32>
          %277 = arith.sitofp %276 : vector<16xi32> to vector<16xf32>
          %278 = math.fma %277, %173, %178 : vector<16xf32>
          %279 = arith.addi %132, %c11 : index
          %280:24 = func.call @qkv_q5_k_r12p2__cpu.0(%40, %279, %x, %268, %258#0, %278, %258#1, %41, %258#2, %258#3, %42, %258#4, %258#5, %43, %258#6, %258#7, %44, %258#8, %258#9, %45, %258#10, %258#11, %46, %258#12, %258#13, %47, %258#14, %258#15, %48, %258#16, %258#17, %49, %258#18, %258#19, %50, %258#20, %258#21, %51, %258#22, %258#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %281 = vector.load %w[%259] : memref<?xi8>, vector<16xi8>
          %282 = arith.extui %281 : vector<16xi8> to vector<16xi32>
          %283 = arith.shrui %282, %c27 : vector<16xi32>
          %284 = arith.shrui %153, %c30 : vector<16xi32>
          %285 = arith.andi %284, %c26 : vector<16xi32>
          %286 = arith.shli %285, %c27 : vector<16xi32>
          %287 = arith.ori %283, %286 : vector<16xi32>
          %288 = arith.sitofp %287 : vector<16xi32> to vector<16xf32>
          %289 = math.fma %288, %141, %146 : vector<16xf32>
          %290 = vector.load %w[%269] : memref<?xi8>, vector<16xi8>
          %291 = arith.extui %290 : vector<16xi8> to vector<16xi32>
          %292 = arith.shrui %291, %c27 : vector<16xi32>
          %293 = arith.shrui %182, %c30 : vector<16xi32>
          %294 = arith.andi %293, %c26 : vector<16xi32>
          %295 = arith.shli %294, %c27 : vector<16xi32>
          %296 = arith.ori %292, %295 : vector<16xi32>
          %297 = arith.sitofp %296 : vector<16xi32> to vector<16xf32>
          %298 = math.fma %297, %173, %178 : vector<16xf32>
          %299 = arith.addi %132, %c12 : index
          %300:24 = func.call @qkv_q5_k_r12p2__cpu.0(%40, %299, %x, %289, %280#0, %298, %280#1, %41, %280#2, %280#3, %42, %280#4, %280#5, %43, %280#6, %280#7, %44, %280#8, %280#9, %45, %280#10, %280#11, %46, %280#12, %280#13, %47, %280#14, %280#15, %48, %280#16, %280#17, %49, %280#18, %280#19, %50, %280#20, %280#21, %51, %280#22, %280#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %301 = arith.addi %156, %c31 : index
          %302 = vector.load %w[%301] : memref<?xi8>, vector<16xi8>
          %303 = arith.extui %302 : vector<16xi8> to vector<16xi32>
          %304 = arith.andi %303, %c24 : vector<16xi32>
          %305 = arith.shrui %153, %c32 : vector<16xi32>
          %306 = arith.andi %305, %c26 : vector<16xi32>
          %307 = arith.shli %306, %c27 : vector<16xi32>
          %308 = arith.ori %304, %307 : vector<16xi32>
          %309 = arith.sitofp %308 : vector<16xi32> to vector<16xf32>
          %310 = math.fma %309, %141, %146 : vector<16xf32>
          %311 = arith.addi %184, %c31 : index
          %312 = vector.load %w[%311] : memref<?xi8>, vector<16xi8>
          %313 = arith.extui %312 : vector<16xi8> to vector<16xi32>
          %314 = arith.andi %313, %c24 : vector<16xi32>
          %315 = arith.shrui %182, %c32 : vector<16xi32>
          %316 = arith.andi %315, %c26 : vector<16xi32>
          %317 = arith.shli %316, %c27 : vector<16xi32>
          %318 = arith.ori %314, %317 : vector<16xi32>
          %319 = arith.sitofp %318 : vector<16xi32> to vector<16xf32>
          %320 = math.fma %319, %173, %178 : vector<16xf32>
          %321 = arith.addi %132, %c13 : index
          %322:24 = func.call @qkv_q5_k_r12p2__cpu.0(%40, %321, %x, %310, %300#0, %320, %300#1, %41, %300#2, %300#3, %42, %300#4, %300#5, %43, %300#6, %300#7, %44, %300#8, %300#9, %45, %300#10, %300#11, %46, %300#12, %300#13, %47, %300#14, %300#15, %48, %300#16, %300#17, %49, %300#18, %300#19, %50, %300#20, %300#21, %51, %300#22, %300#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %323 = vector.load %w[%301] : memref<?xi8>, vector<16xi8>
          %324 = arith.extui %323 : vector<16xi8> to vector<16xi32>
          %325 = arith.shrui %324, %c27 : vector<16xi32>
          %326 = arith.shrui %153, %c33 : vector<16xi32>
          %327 = arith.andi %326, %c26 : vector<16xi32>
          %328 = arith.shli %327, %c27 : vector<16xi32>
          %329 = arith.ori %325, %328 : vector<16xi32>
          %330 = arith.sitofp %329 : vector<16xi32> to vector<16xf32>
          %331 = math.fma %330, %141, %146 : vector<16xf32>
          %332 = vector.load %w[%311] : memref<?xi8>, vector<16xi8>
          %333 = arith.extui %332 : vector<16xi8> to vector<16xi32>
          %334 = arith.shrui %333, %c27 : vector<16xi32>
          %335 = arith.shrui %182, %c33 : vector<16xi32>
          %336 = arith.andi %335, %c26 : vector<16xi32>
          %337 = arith.shli %336, %c27 : vector<16xi32>
          %338 = arith.ori %334, %337 : vector<16xi32>
          %339 = arith.sitofp %338 : vector<16xi32> to vector<16xf32>
          %340 = math.fma %339, %173, %178 : vector<16xf32>
          %341 = arith.addi %132, %c14 : index
          %342:24 = func.call @qkv_q5_k_r12p2__cpu.0(%40, %341, %x, %331, %322#0, %340, %322#1, %41, %322#2, %322#3, %42, %322#4, %322#5, %43, %322#6, %322#7, %44, %322#8, %322#9, %45, %322#10, %322#11, %46, %322#12, %322#13, %47, %322#14, %322#15, %48, %322#16, %322#17, %49, %322#18, %322#19, %50, %322#20, %322#21, %51, %322#22, %322#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %342#0, %342#1, %342#2, %342#3, %342#4, %342#5, %342#6, %342#7, %342#8, %342#9, %342#10, %342#11, %342#12, %342#13, %342#14, %342#15, %342#16, %342#17, %342#18, %342#19, %342#20, %342#21, %342#22, %342#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %130#0, %130#1, %130#2, %130#3, %130#4, %130#5, %130#6, %130#7, %130#8, %130#9, %130#10, %130#11, %130#12, %130#13, %130#14, %130#15, %130#16, %130#17, %130#18, %130#19, %130#20, %130#21, %130#22, %130#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %343 = arith.muli %headDim, %c7 : index
      %344 = arith.muli %52, %c6 : index
      %345 = arith.addi %343, %344 : index
      %346 = arith.addi %345, %c7 : index
      vector.store %84#0, %3[%346] : memref<?xf32>, vector<16xf32>
      %347 = arith.addi %345, %c6 : index
      vector.store %84#1, %3[%347] : memref<?xf32>, vector<16xf32>
      %348 = arith.muli %headDim, %c9 : index
      %349 = arith.addi %348, %344 : index
      %350 = arith.addi %349, %c7 : index
      vector.store %84#2, %3[%350] : memref<?xf32>, vector<16xf32>
      %351 = arith.addi %349, %c6 : index
      vector.store %84#3, %3[%351] : memref<?xf32>, vector<16xf32>
      %352 = arith.addi %4, %344 : index
      %353 = arith.addi %352, %c7 : index
      vector.store %84#4, %3[%353] : memref<?xf32>, vector<16xf32>
      %354 = arith.addi %352, %c6 : index
      vector.store %84#5, %3[%354] : memref<?xf32>, vector<16xf32>
      %355 = arith.muli %headDim, %c10 : index
      %356 = arith.addi %355, %344 : index
      %357 = arith.addi %356, %c7 : index
      vector.store %84#6, %3[%357] : memref<?xf32>, vector<16xf32>
      %358 = arith.addi %356, %c6 : index
      vector.store %84#7, %3[%358] : memref<?xf32>, vector<16xf32>
      %359 = arith.muli %headDim, %c11 : index
      %360 = arith.addi %359, %344 : index
      %361 = arith.addi %360, %c7 : index
      vector.store %84#8, %3[%361] : memref<?xf32>, vector<16xf32>
      %362 = arith.addi %360, %c6 : index
      vector.store %84#9, %3[%362] : memref<?xf32>, vector<16xf32>
      %363 = arith.muli %headDim, %c12 : index
      %364 = arith.addi %363, %344 : index
      %365 = arith.addi %364, %c7 : index
      vector.store %84#10, %3[%365] : memref<?xf32>, vector<16xf32>
      %366 = arith.addi %364, %c6 : index
      vector.store %84#11, %3[%366] : memref<?xf32>, vector<16xf32>
      %367 = arith.muli %headDim, %c13 : index
      %368 = arith.addi %367, %344 : index
      %369 = arith.addi %368, %c7 : index
      vector.store %84#12, %3[%369] : memref<?xf32>, vector<16xf32>
      %370 = arith.addi %368, %c6 : index
      vector.store %84#13, %3[%370] : memref<?xf32>, vector<16xf32>
      %371 = arith.muli %headDim, %c14 : index
      %372 = arith.addi %371, %344 : index
      %373 = arith.addi %372, %c7 : index
      vector.store %84#14, %3[%373] : memref<?xf32>, vector<16xf32>
      %374 = arith.addi %372, %c6 : index
      vector.store %84#15, %3[%374] : memref<?xf32>, vector<16xf32>
      %375 = arith.muli %headDim, %c15 : index
      %376 = arith.addi %375, %344 : index
      %377 = arith.addi %376, %c7 : index
      vector.store %84#16, %3[%377] : memref<?xf32>, vector<16xf32>
      %378 = arith.addi %376, %c6 : index
      vector.store %84#17, %3[%378] : memref<?xf32>, vector<16xf32>
      %379 = arith.muli %headDim, %c16 : index
      %380 = arith.addi %379, %344 : index
      %381 = arith.addi %380, %c7 : index
      vector.store %84#18, %3[%381] : memref<?xf32>, vector<16xf32>
      %382 = arith.addi %380, %c6 : index
      vector.store %84#19, %3[%382] : memref<?xf32>, vector<16xf32>
      %383 = arith.muli %headDim, %c17 : index
      %384 = arith.addi %383, %344 : index
      %385 = arith.addi %384, %c7 : index
      vector.store %84#20, %3[%385] : memref<?xf32>, vector<16xf32>
      %386 = arith.addi %384, %c6 : index
      vector.store %84#21, %3[%386] : memref<?xf32>, vector<16xf32>
      %387 = arith.muli %headDim, %c18 : index
      %388 = arith.addi %387, %344 : index
      %389 = arith.addi %388, %c7 : index
      vector.store %84#22, %3[%389] : memref<?xf32>, vector<16xf32>
      %390 = arith.addi %388, %c6 : index
      vector.store %84#23, %3[%390] : memref<?xf32>, vector<16xf32>
    }
    %391 = arith.addi %14, %c2 : index
    %392 = arith.minsi %391, %13 : index
    scf.for %393 = %14 to %392 step %c9 {
      %394 = arith.subi %393, %14 : index
      %395 = arith.muli %394, %headDim : index
      %396 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %396 {
        scf.for %397 = %c7 to %headDim step %c6 {
          %398 = arith.muli %0, %headDim : index
          %399 = arith.addi %398, %397 : index
          %400 = vector.load %bias[%399] : memref<?xf32>, vector<16xf32>
          %401 = arith.addi %395, %397 : index
          %402 = vector.load %3[%401] : memref<?xf32>, vector<16xf32>
          %403 = arith.addf %402, %400 : vector<16xf32>
          vector.store %403, %3[%401] : memref<?xf32>, vector<16xf32>
        }
      }
      %404 = arith.addi %heads, %kvHeads : index
      %405 = arith.cmpi slt, %0, %404 : index
      scf.if %405 {
        %406 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %406 {
          %407 = arith.cmpi slt, %0, %heads : index
          %410 = scf.for %408 = %c7 to %headDim step %c6 iter_args(%409 = %c19) -> (vector<16xf32>) {
            %411 = arith.addi %395, %408 : index
            %412 = vector.load %3[%411] : memref<?xf32>, vector<16xf32>
            %413 = math.fma %412, %412, %409 : vector<16xf32>
            scf.yield %413 : vector<16xf32>
          }
          %414 = wave.reduce "add" %410 : vector<16xf32>
          %415 = arith.mulf %414, %inverseHeadDim : f32
          %416 = arith.addf %415, %epsilon : f32
          %417 = math.sqrt %416 : f32
          %418 = arith.divf %c40, %417 : f32
          %419 = vector.broadcast %418 : f32 to vector<16xf32>
          scf.for %420 = %c7 to %headDim step %c6 {
            %421 = vector.load %query_norm[%420] : memref<?xf32>, vector<16xf32>
            %422 = vector.load %key_norm[%420] : memref<?xf32>, vector<16xf32>
            %423 = arith.select %407, %421, %422 : vector<16xf32>
            %424 = arith.addi %395, %420 : index
            %425 = vector.load %3[%424] : memref<?xf32>, vector<16xf32>
            %426 = arith.mulf %425, %419 : vector<16xf32>
            %427 = arith.mulf %426, %423 : vector<16xf32>
            vector.store %427, %3[%424] : memref<?xf32>, vector<16xf32>
          }
        }
        %428 = arith.addi %positionsAt, %393 : index
        %429 = memref.load %step[%428] : memref<?xi32>
        %430 = arith.index_cast %429 : i32 to index
        %431 = arith.divui %headDim, %c3 : index
        %432 = arith.remui %430, %c4 : index
        %433 = arith.muli %432, %headDim : index
        %434 = arith.divui %430, %c4 : index
        %435 = arith.addi %434, %c4 : index
        %436 = arith.muli %435, %headDim : index
        scf.for %437 = %c7 to %431 step %c15 {
          %438 = arith.addi %433, %437 : index
          %439 = vector.load %rope[%438] : memref<?xf32>, vector<8xf32>
          %440 = arith.addi %433, %431 : index
          %441 = arith.addi %440, %437 : index
          %442 = vector.load %rope[%441] : memref<?xf32>, vector<8xf32>
          %443 = arith.addi %436, %437 : index
          %444 = vector.load %rope[%443] : memref<?xf32>, vector<8xf32>
          %445 = arith.addi %436, %431 : index
          %446 = arith.addi %445, %437 : index
          %447 = vector.load %rope[%446] : memref<?xf32>, vector<8xf32>
          %448 = arith.mulf %444, %439 : vector<8xf32>
          %449 = arith.mulf %447, %442 : vector<8xf32>
          %450 = arith.subf %448, %449 : vector<8xf32>
          %451 = arith.mulf %447, %439 : vector<8xf32>
          %452 = arith.mulf %444, %442 : vector<8xf32>
          %453 = arith.addf %451, %452 : vector<8xf32>
          %454 = arith.addi %395, %437 : index
          %455 = vector.load %3[%454] : memref<?xf32>, vector<8xf32>
          %456 = arith.addi %395, %431 : index
          %457 = arith.addi %456, %437 : index
          %458 = vector.load %3[%457] : memref<?xf32>, vector<8xf32>
          %459 = arith.mulf %455, %450 : vector<8xf32>
          %460 = arith.mulf %458, %453 : vector<8xf32>
          %461 = arith.subf %459, %460 : vector<8xf32>
          vector.store %461, %3[%454] : memref<?xf32>, vector<8xf32>
          %462 = arith.mulf %458, %450 : vector<8xf32>
          %463 = arith.mulf %455, %453 : vector<8xf32>
          %464 = arith.addf %462, %463 : vector<8xf32>
          vector.store %464, %3[%457] : memref<?xf32>, vector<8xf32>
        }
      }
      %465 = arith.cmpi slt, %0, %heads : index
      scf.if %465 {
        %466 = arith.divui %heads, %kvHeads : index
        %467 = arith.muli %headDim, %c11 : index
        %468 = arith.muli %kvHeads, %467 : index
        %469 = arith.divui %0, %466 : index
        %470 = arith.muli %469, %headDim : index
        %471 = arith.addi %468, %470 : index
        scf.for %472 = %c7 to %headDim step %c6 {
          %473 = arith.addi %471, %472 : index
          %474 = vector.load %encode[%473] : memref<?xf32>, vector<16xf32>
          %475 = arith.addi %395, %472 : index
          %476 = vector.load %3[%475] : memref<?xf32>, vector<16xf32>
          %477 = arith.mulf %476, %474 : vector<16xf32>
          %478 = arith.muli %393, %heads : index
          %479 = arith.addi %478, %0 : index
          %480 = arith.muli %479, %headDim : index
          %481 = arith.addi %480, %472 : index
          vector.store %477, %q[%481] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %482 = arith.addi %slotsAt, %393 : index
        %483 = memref.load %step[%482] : memref<?xi32>
        %484 = arith.index_cast %483 : i32 to index
        %485 = arith.cmpi sge, %484, %c7 : index
        scf.if %485 {
          %486 = arith.cmpi eq, %codec, %c7 : index
          scf.if %486 {
            %487 = arith.subi %0, %heads : index
            %488 = arith.muli %487, %4 : index
            %489 = arith.divui %484, %c6 : index
            %490 = arith.remui %484, %c6 : index
            %491 = arith.muli %489, %pageBytes : index
            %494 = scf.for %492 = %c7 to %headDim step %c6 iter_args(%493 = %c19) -> (vector<16xf32>) {
              %495 = arith.addi %488, %492 : index
              %496 = vector.load %encode[%495] : memref<?xf32>, vector<16xf32>
              %497 = arith.addi %488, %headDim : index
              %498 = arith.addi %497, %492 : index
              %499 = vector.load %encode[%498] : memref<?xf32>, vector<16xf32>
              %500 = arith.addi %395, %492 : index
              %501 = vector.load %3[%500] : memref<?xf32>, vector<16xf32>
              %502 = arith.subf %501, %499 : vector<16xf32>
              %503 = arith.mulf %502, %496 : vector<16xf32>
              %504 = arith.minimumf %503, %c45 : vector<16xf32>
              %505 = arith.maximumf %504, %c46 : vector<16xf32>
              %506 = arith.truncf %505 : vector<16xf32> to vector<16xf16>
              %507 = vector.bitcast %506 : vector<16xf16> to vector<32xi8>
              %508 = arith.muli %492, %c3 : index
              vector.store %507, %5[%508] : memref<?xi8>, vector<32xi8>
              %509 = math.absf %503 : vector<16xf32>
              %510 = arith.cmpf ugt, %509, %c45 : vector<16xf32>
              %511 = arith.select %510, %c47, %c19 : vector<16xi1>, vector<16xf32>
              %512 = arith.addf %493, %511 : vector<16xf32>
              scf.yield %512 : vector<16xf32>
            }
            %513 = wave.reduce "add" %494 : vector<16xf32>
            %514 = arith.cmpf ogt, %513, %c48 : f32
            scf.if %514 {
              %515 = arith.fptosi %513 : f32 to i32
              wave.count %clipped, %515 : memref<?xi32>
            }
            %516 = arith.cmpi slt, %487, %kvHeads : index
            scf.if %516 {
              %517 = arith.muli %4, %c20 : index
              %518 = arith.muli %487, %517 : index
              %519 = arith.addi %491, %518 : index
              %520 = arith.muli %490, %c3 : index
              %521 = arith.addi %519, %520 : index
              scf.for %522 = %c7 to %headDim step %c9 {
                %523 = arith.muli %522, %c3 : index
                %524 = arith.addi %523, %c7 : index
                %525 = memref.load %5[%524] : memref<?xi8>
                %526 = arith.muli %522, %c20 : index
                %527 = arith.addi %521, %526 : index
                %528 = arith.addi %527, %c7 : index
                memref.store %525, %kv[%528] : memref<?xi8>
                %529 = arith.addi %523, %c9 : index
                %530 = memref.load %5[%529] : memref<?xi8>
                %531 = arith.addi %527, %c9 : index
                memref.store %530, %kv[%531] : memref<?xi8>
              }
            } else {
              %532 = arith.subi %487, %kvHeads : index
              %533 = arith.muli %532, %c3 : index
              %534 = arith.addi %533, %c9 : index
              %535 = arith.muli %4, %c6 : index
              %536 = arith.muli %534, %535 : index
              %537 = arith.addi %491, %536 : index
              %538 = arith.muli %490, %4 : index
              %539 = arith.addi %537, %538 : index
              scf.for %540 = %c7 to %4 step %c6 {
                %541 = vector.load %5[%540] : memref<?xi8>, vector<16xi8>
                %542 = arith.addi %539, %540 : index
                vector.store %541, %kv[%542] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %543 = arith.cmpi eq, %codec, %c9 : index
          scf.if %543 {
            %544 = arith.subi %0, %heads : index
            %545 = arith.muli %544, %4 : index
            %546 = arith.divui %484, %c6 : index
            %547 = arith.remui %484, %c6 : index
            %548 = arith.muli %headDim, %c9 : index
            %549 = arith.muli %546, %pageBytes : index
            %552 = scf.for %550 = %c7 to %headDim step %c6 iter_args(%551 = %c19) -> (vector<16xf32>) {
              %553 = arith.addi %545, %550 : index
              %554 = vector.load %encode[%553] : memref<?xf32>, vector<16xf32>
              %555 = arith.addi %545, %headDim : index
              %556 = arith.addi %555, %550 : index
              %557 = vector.load %encode[%556] : memref<?xf32>, vector<16xf32>
              %558 = arith.addi %395, %550 : index
              %559 = vector.load %3[%558] : memref<?xf32>, vector<16xf32>
              %560 = arith.subf %559, %557 : vector<16xf32>
              %561 = arith.mulf %560, %554 : vector<16xf32>
              %562 = wave.fp8_encode "e4m3" %561 : vector<16xf32> -> vector<16xi8>
              %563 = arith.muli %550, %c9 : index
              vector.store %562, %5[%563] : memref<?xi8>, vector<16xi8>
              %564 = math.absf %561 : vector<16xf32>
              %565 = arith.cmpf ugt, %564, %c49 : vector<16xf32>
              %566 = arith.select %565, %c47, %c19 : vector<16xi1>, vector<16xf32>
              %567 = arith.addf %551, %566 : vector<16xf32>
              scf.yield %567 : vector<16xf32>
            }
            %568 = wave.reduce "add" %552 : vector<16xf32>
            %569 = arith.cmpf ogt, %568, %c48 : f32
            scf.if %569 {
              %570 = arith.fptosi %568 : f32 to i32
              wave.count %clipped, %570 : memref<?xi32>
            }
            %571 = arith.cmpi slt, %544, %kvHeads : index
            scf.if %571 {
              %572 = arith.muli %548, %c20 : index
              %573 = arith.muli %544, %572 : index
              %574 = arith.addi %549, %573 : index
              %575 = arith.muli %547, %c9 : index
              %576 = arith.addi %574, %575 : index
              scf.for %577 = %c7 to %headDim step %c9 {
                %578 = arith.muli %577, %c9 : index
                %579 = arith.addi %578, %c7 : index
                %580 = memref.load %5[%579] : memref<?xi8>
                %581 = arith.muli %577, %c6 : index
                %582 = arith.addi %576, %581 : index
                %583 = arith.addi %582, %c7 : index
                memref.store %580, %kv[%583] : memref<?xi8>
              }
            } else {
              %584 = arith.subi %544, %kvHeads : index
              %585 = arith.muli %584, %c3 : index
              %586 = arith.addi %585, %c9 : index
              %587 = arith.muli %548, %c6 : index
              %588 = arith.muli %586, %587 : index
              %589 = arith.addi %549, %588 : index
              %590 = arith.muli %547, %548 : index
              %591 = arith.addi %589, %590 : index
              scf.for %592 = %c7 to %548 step %c6 {
                %593 = vector.load %5[%592] : memref<?xi8>, vector<16xi8>
                %594 = arith.addi %591, %592 : index
                vector.store %593, %kv[%594] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %595 = arith.cmpi eq, %codec, %c3 : index
          scf.if %595 {
            %596 = arith.subi %0, %heads : index
            %597 = arith.muli %596, %4 : index
            %598 = arith.divui %484, %c6 : index
            %599 = arith.remui %484, %c6 : index
            %600 = arith.muli %headDim, %c9 : index
            %601 = arith.muli %598, %pageBytes : index
            %604 = scf.for %602 = %c7 to %headDim step %c6 iter_args(%603 = %c19) -> (vector<16xf32>) {
              %605 = arith.addi %597, %602 : index
              %606 = vector.load %encode[%605] : memref<?xf32>, vector<16xf32>
              %607 = arith.addi %597, %headDim : index
              %608 = arith.addi %607, %602 : index
              %609 = vector.load %encode[%608] : memref<?xf32>, vector<16xf32>
              %610 = arith.addi %395, %602 : index
              %611 = vector.load %3[%610] : memref<?xf32>, vector<16xf32>
              %612 = arith.subf %611, %609 : vector<16xf32>
              %613 = arith.mulf %612, %606 : vector<16xf32>
              %614 = wave.fp8_encode "e5m2" %613 : vector<16xf32> -> vector<16xi8>
              %615 = arith.muli %602, %c9 : index
              vector.store %614, %5[%615] : memref<?xi8>, vector<16xi8>
              %616 = math.absf %613 : vector<16xf32>
              %617 = arith.cmpf ugt, %616, %c50 : vector<16xf32>
              %618 = arith.select %617, %c47, %c19 : vector<16xi1>, vector<16xf32>
              %619 = arith.addf %603, %618 : vector<16xf32>
              scf.yield %619 : vector<16xf32>
            }
            %620 = wave.reduce "add" %604 : vector<16xf32>
            %621 = arith.cmpf ogt, %620, %c48 : f32
            scf.if %621 {
              %622 = arith.fptosi %620 : f32 to i32
              wave.count %clipped, %622 : memref<?xi32>
            }
            %623 = arith.cmpi slt, %596, %kvHeads : index
            scf.if %623 {
              %624 = arith.muli %600, %c20 : index
              %625 = arith.muli %596, %624 : index
              %626 = arith.addi %601, %625 : index
              %627 = arith.muli %599, %c9 : index
              %628 = arith.addi %626, %627 : index
              scf.for %629 = %c7 to %headDim step %c9 {
                %630 = arith.muli %629, %c9 : index
                %631 = arith.addi %630, %c7 : index
                %632 = memref.load %5[%631] : memref<?xi8>
                %633 = arith.muli %629, %c6 : index
                %634 = arith.addi %628, %633 : index
                %635 = arith.addi %634, %c7 : index
                memref.store %632, %kv[%635] : memref<?xi8>
              }
            } else {
              %636 = arith.subi %596, %kvHeads : index
              %637 = arith.muli %636, %c3 : index
              %638 = arith.addi %637, %c9 : index
              %639 = arith.muli %600, %c6 : index
              %640 = arith.muli %638, %639 : index
              %641 = arith.addi %601, %640 : index
              %642 = arith.muli %599, %600 : index
              %643 = arith.addi %641, %642 : index
              scf.for %644 = %c7 to %600 step %c6 {
                %645 = vector.load %5[%644] : memref<?xi8>, vector<16xi8>
                %646 = arith.addi %643, %644 : index
                vector.store %645, %kv[%646] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %647 = arith.cmpi eq, %codec, %c10 : index
          scf.if %647 {
            %648 = arith.subi %0, %heads : index
            %649 = arith.muli %648, %4 : index
            %650 = arith.divui %484, %c6 : index
            %651 = arith.remui %484, %c6 : index
            %652 = arith.muli %headDim, %c9 : index
            %653 = arith.muli %650, %pageBytes : index
            %656 = scf.for %654 = %c7 to %headDim step %c6 iter_args(%655 = %c19) -> (vector<16xf32>) {
              %657 = arith.addi %649, %654 : index
              %658 = vector.load %encode[%657] : memref<?xf32>, vector<16xf32>
              %659 = arith.addi %649, %headDim : index
              %660 = arith.addi %659, %654 : index
              %661 = vector.load %encode[%660] : memref<?xf32>, vector<16xf32>
              %662 = arith.addi %395, %654 : index
              %663 = vector.load %3[%662] : memref<?xf32>, vector<16xf32>
              %664 = arith.subf %663, %661 : vector<16xf32>
              %665 = arith.mulf %664, %658 : vector<16xf32>
              %666 = arith.cmpf ord, %665, %665 : vector<16xf32>
              %667 = arith.select %666, %665, %c19 : vector<16xi1>, vector<16xf32>
              %668 = math.roundeven %667 : vector<16xf32>
              %669 = arith.minimumf %668, %c51 : vector<16xf32>
              %670 = arith.maximumf %669, %c52 : vector<16xf32>
              %671 = arith.fptosi %670 : vector<16xf32> to vector<16xi32>
              %672 = arith.addi %671, %c53 : vector<16xi32>
              %673 = arith.trunci %672 : vector<16xi32> to vector<16xi8>
              %674 = arith.muli %654, %c9 : index
              vector.store %673, %5[%674] : memref<?xi8>, vector<16xi8>
              %675 = math.absf %665 : vector<16xf32>
              %676 = arith.cmpf ugt, %675, %c54 : vector<16xf32>
              %677 = arith.select %676, %c47, %c19 : vector<16xi1>, vector<16xf32>
              %678 = arith.addf %655, %677 : vector<16xf32>
              scf.yield %678 : vector<16xf32>
            }
            %679 = wave.reduce "add" %656 : vector<16xf32>
            %680 = arith.cmpf ogt, %679, %c48 : f32
            scf.if %680 {
              %681 = arith.fptosi %679 : f32 to i32
              wave.count %clipped, %681 : memref<?xi32>
            }
            %682 = arith.cmpi slt, %648, %kvHeads : index
            scf.if %682 {
              %683 = arith.muli %652, %c20 : index
              %684 = arith.muli %648, %683 : index
              %685 = arith.addi %653, %684 : index
              %686 = arith.muli %651, %c9 : index
              %687 = arith.addi %685, %686 : index
              scf.for %688 = %c7 to %headDim step %c9 {
                %689 = arith.muli %688, %c9 : index
                %690 = arith.addi %689, %c7 : index
                %691 = memref.load %5[%690] : memref<?xi8>
                %692 = arith.muli %688, %c6 : index
                %693 = arith.addi %687, %692 : index
                %694 = arith.addi %693, %c7 : index
                memref.store %691, %kv[%694] : memref<?xi8>
              }
            } else {
              %695 = arith.subi %648, %kvHeads : index
              %696 = arith.muli %695, %c3 : index
              %697 = arith.addi %696, %c9 : index
              %698 = arith.muli %652, %c6 : index
              %699 = arith.muli %697, %698 : index
              %700 = arith.addi %653, %699 : index
              %701 = arith.muli %651, %652 : index
              %702 = arith.addi %700, %701 : index
              scf.for %703 = %c7 to %652 step %c6 {
                %704 = vector.load %5[%703] : memref<?xi8>, vector<16xi8>
                %705 = arith.addi %702, %703 : index
                vector.store %704, %kv[%705] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
