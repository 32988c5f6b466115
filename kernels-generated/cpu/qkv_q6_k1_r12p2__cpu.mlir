// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q6_k1', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q6_k1_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q6_k1_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 12 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 3648 : index
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
  %c22 = arith.constant 2624 : index
  %c23 = arith.constant 576 : index
  %c24 = arith.constant dense<15> : vector<16xi32>
  %c25 = arith.constant dense<0> : vector<16xi32>
  %c26 = arith.constant dense<3> : vector<16xi32>
  %c27 = arith.constant dense<4> : vector<16xi32>
  %c28 = arith.constant dense<2> : vector<16xi32>
  %c29 = arith.constant dense<6> : vector<16xi32>
  %c30 = arith.constant 48 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c37 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c42 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c43 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c44 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c45 = arith.constant 0x00000000 : f32
  %c46 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c47 = arith.constant dense<0x47600000> : vector<16xf32>
  %c48 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c49 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c50 = arith.constant dense<128> : vector<16xi32>
  %c51 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
          %139 = arith.extsi %138 : vector<16xi8> to vector<16xi32>
          %140 = arith.sitofp %139 : vector<16xi32> to vector<16xf32>
          %141 = arith.mulf %91, %140 : vector<16xf32>
          %142 = arith.addi %136, %c6 : index
          %143 = vector.load %w[%142] : memref<?xi8>, vector<16xi8>
          %144 = arith.extsi %143 : vector<16xi8> to vector<16xi32>
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
          %159 = arith.addi %86, %c23 : index
          %160 = arith.muli %105, %c21 : index
          %161 = arith.addi %159, %160 : index
          %162 = arith.addi %161, %c7 : index
          %163 = vector.load %w[%162] : memref<?xi8>, vector<16xi8>
          %164 = arith.extui %163 : vector<16xi8> to vector<16xi32>
          %165 = arith.andi %164, %c24 : vector<16xi32>
          %166 = arith.shrui %153, %c25 : vector<16xi32>
          %167 = arith.andi %166, %c26 : vector<16xi32>
          %168 = arith.shli %167, %c27 : vector<16xi32>
          %169 = arith.ori %165, %168 : vector<16xi32>
          %170 = arith.sitofp %169 : vector<16xi32> to vector<16xf32>
          %171 = math.fma %170, %141, %146 : vector<16xf32>
          %172 = arith.addi %87, %c21 : index
          %173 = arith.addi %172, %135 : index
          %174 = arith.addi %173, %c7 : index
          %175 = vector.load %w[%174] : memref<?xi8>, vector<16xi8>
          %176 = arith.extsi %175 : vector<16xi8> to vector<16xi32>
          %177 = arith.sitofp %176 : vector<16xi32> to vector<16xf32>
          %178 = arith.mulf %99, %177 : vector<16xf32>
          %179 = arith.addi %173, %c6 : index
          %180 = vector.load %w[%179] : memref<?xi8>, vector<16xi8>
          %181 = arith.extsi %180 : vector<16xi8> to vector<16xi32>
          %182 = arith.sitofp %181 : vector<16xi32> to vector<16xf32>
          %183 = arith.mulf %103, %182 : vector<16xf32>
          %184 = arith.addi %87, %c22 : index
          %185 = arith.addi %184, %150 : index
          %186 = vector.load %w[%185] : memref<?xi8>, vector<16xi8>
          %187 = arith.extui %186 : vector<16xi8> to vector<16xi32>
          %188 = arith.addi %184, %155 : index
          %189 = vector.load %w[%188] : memref<?xi8>, vector<16xi8>
          %190 = arith.extui %189 : vector<16xi8> to vector<16xi32>
          %191 = arith.addi %87, %c23 : index
          %192 = arith.addi %191, %160 : index
          %193 = arith.addi %192, %c7 : index
          %194 = vector.load %w[%193] : memref<?xi8>, vector<16xi8>
          %195 = arith.extui %194 : vector<16xi8> to vector<16xi32>
          %196 = arith.andi %195, %c24 : vector<16xi32>
          %197 = arith.shrui %187, %c25 : vector<16xi32>
          %198 = arith.andi %197, %c26 : vector<16xi32>
          %199 = arith.shli %198, %c27 : vector<16xi32>
          %200 = arith.ori %196, %199 : vector<16xi32>
          %201 = arith.sitofp %200 : vector<16xi32> to vector<16xf32>
          %202 = math.fma %201, %178, %183 : vector<16xf32>
          %203 = arith.addi %132, %c7 : index
          %204:24 = func.call @qkv_q6_k1_r12p2__cpu.0(%40, %203, %x, %171, %106, %202, %107, %41, %108, %109, %42, %110, %111, %43, %112, %113, %44, %114, %115, %45, %116, %117, %46, %118, %119, %47, %120, %121, %48, %122, %123, %49, %124, %125, %50, %126, %127, %51, %128, %129) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %205 = vector.load %w[%162] : memref<?xi8>, vector<16xi8>
          %206 = arith.extui %205 : vector<16xi8> to vector<16xi32>
          %207 = arith.shrui %206, %c27 : vector<16xi32>
          %208 = arith.shrui %153, %c28 : vector<16xi32>
          %209 = arith.andi %208, %c26 : vector<16xi32>
          %210 = arith.shli %209, %c27 : vector<16xi32>
          %211 = arith.ori %207, %210 : vector<16xi32>
          %212 = arith.sitofp %211 : vector<16xi32> to vector<16xf32>
          %213 = math.fma %212, %141, %146 : vector<16xf32>
          %214 = vector.load %w[%193] : memref<?xi8>, vector<16xi8>
          %215 = arith.extui %214 : vector<16xi8> to vector<16xi32>
          %216 = arith.shrui %215, %c27 : vector<16xi32>
          %217 = arith.shrui %187, %c28 : vector<16xi32>
          %218 = arith.andi %217, %c26 : vector<16xi32>
          %219 = arith.shli %218, %c27 : vector<16xi32>
          %220 = arith.ori %216, %219 : vector<16xi32>
          %221 = arith.sitofp %220 : vector<16xi32> to vector<16xf32>
          %222 = math.fma %221, %178, %183 : vector<16xf32>
          %223 = arith.addi %132, %c9 : index
          %224:24 = func.call @qkv_q6_k1_r12p2__cpu.0(%40, %223, %x, %213, %204#0, %222, %204#1, %41, %204#2, %204#3, %42, %204#4, %204#5, %43, %204#6, %204#7, %44, %204#8, %204#9, %45, %204#10, %204#11, %46, %204#12, %204#13, %47, %204#14, %204#15, %48, %204#16, %204#17, %49, %204#18, %204#19, %50, %204#20, %204#21, %51, %204#22, %204#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %225 = arith.addi %161, %c6 : index
          %226 = vector.load %w[%225] : memref<?xi8>, vector<16xi8>
          %227 = arith.extui %226 : vector<16xi8> to vector<16xi32>
          %228 = arith.andi %227, %c24 : vector<16xi32>
          %229 = arith.shrui %153, %c27 : vector<16xi32>
          %230 = arith.andi %229, %c26 : vector<16xi32>
          %231 = arith.shli %230, %c27 : vector<16xi32>
          %232 = arith.ori %228, %231 : vector<16xi32>
          %233 = arith.sitofp %232 : vector<16xi32> to vector<16xf32>
          %234 = math.fma %233, %141, %146 : vector<16xf32>
          %235 = arith.addi %192, %c6 : index
          %236 = vector.load %w[%235] : memref<?xi8>, vector<16xi8>
          %237 = arith.extui %236 : vector<16xi8> to vector<16xi32>
          %238 = arith.andi %237, %c24 : vector<16xi32>
          %239 = arith.shrui %187, %c27 : vector<16xi32>
          %240 = arith.andi %239, %c26 : vector<16xi32>
          %241 = arith.shli %240, %c27 : vector<16xi32>
          %242 = arith.ori %238, %241 : vector<16xi32>
          %243 = arith.sitofp %242 : vector<16xi32> to vector<16xf32>
          %244 = math.fma %243, %178, %183 : vector<16xf32>
          %245 = arith.addi %132, %c3 : index
          %246:24 = func.call @qkv_q6_k1_r12p2__cpu.0(%40, %245, %x, %234, %224#0, %244, %224#1, %41, %224#2, %224#3, %42, %224#4, %224#5, %43, %224#6, %224#7, %44, %224#8, %224#9, %45, %224#10, %224#11, %46, %224#12, %224#13, %47, %224#14, %224#15, %48, %224#16, %224#17, %49, %224#18, %224#19, %50, %224#20, %224#21, %51, %224#22, %224#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %247 = vector.load %w[%225] : memref<?xi8>, vector<16xi8>
          %248 = arith.extui %247 : vector<16xi8> to vector<16xi32>
          %249 = arith.shrui %248, %c27 : vector<16xi32>
          %250 = arith.shrui %153, %c29 : vector<16xi32>
          %251 = arith.andi %250, %c26 : vector<16xi32>
          %252 = arith.shli %251, %c27 : vector<16xi32>
          %253 = arith.ori %249, %252 : vector<16xi32>
          %254 = arith.sitofp %253 : vector<16xi32> to vector<16xf32>
          %255 = math.fma %254, %141, %146 : vector<16xf32>
          %256 = vector.load %w[%235] : memref<?xi8>, vector<16xi8>
          %257 = arith.extui %256 : vector<16xi8> to vector<16xi32>
          %258 = arith.shrui %257, %c27 : vector<16xi32>
          %259 = arith.shrui %187, %c29 : vector<16xi32>
          %260 = arith.andi %259, %c26 : vector<16xi32>
          %261 = arith.shli %260, %c27 : vector<16xi32>
          %262 = arith.ori %258, %261 : vector<16xi32>
          %263 = arith.sitofp %262 : vector<16xi32> to vector<16xf32>
          %264 = math.fma %263, %178, %183 : vector<16xf32>
          %265 = arith.addi %132, %c10 : index
          %266:24 = func.call @qkv_q6_k1_r12p2__cpu.0(%40, %265, %x, %255, %246#0, %264, %246#1, %41, %246#2, %246#3, %42, %246#4, %246#5, %43, %246#6, %246#7, %44, %246#8, %246#9, %45, %246#10, %246#11, %46, %246#12, %246#13, %47, %246#14, %246#15, %48, %246#16, %246#17, %49, %246#18, %246#19, %50, %246#20, %246#21, %51, %246#22, %246#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %267 = arith.addi %161, %c20 : index
          %268 = vector.load %w[%267] : memref<?xi8>, vector<16xi8>
          %269 = arith.extui %268 : vector<16xi8> to vector<16xi32>
          %270 = arith.andi %269, %c24 : vector<16xi32>
          %271 = arith.shrui %158, %c25 : vector<16xi32>
          %272 = arith.andi %271, %c26 : vector<16xi32>
          %273 = arith.shli %272, %c27 : vector<16xi32>
          %274 = arith.ori %270, %273 : vector<16xi32>
          %275 = arith.sitofp %274 : vector<16xi32> to vector<16xf32>
          %276 = math.fma %275, %141, %146 : vector<16xf32>
          %277 = arith.addi %192, %c20 : index
          %278 = vector.load %w[%277] : memref<?xi8>, vector<16xi8>
          %279 = arith.extui %278 : vector<16xi8> to vector<16xi32>
          %280 = arith.andi %279, %c24 : vector<16xi32>
          %281 = arith.shrui %190, %c25 : vector<16xi32>
          %282 = arith.andi %281, %c26 : vector<16xi32>
          %283 = arith.shli %282, %c27 : vector<16xi32>
          %284 = arith.ori %280, %283 : vector<16xi32>
          %285 = arith.sitofp %284 : vector<16xi32> to vector<16xf32>
          %286 = math.fma %285, %178, %183 : vector<16xf32>
          %287 = arith.addi %132, %c11 : index
          %288:24 = func.call @qkv_q6_k1_r12p2__cpu.0(%40, %287, %x, %276, %266#0, %286, %266#1, %41, %266#2, %266#3, %42, %266#4, %266#5, %43, %266#6, %266#7, %44, %266#8, %266#9, %45, %266#10, %266#11, %46, %266#12, %266#13, %47, %266#14, %266#15, %48, %266#16, %266#17, %49, %266#18, %266#19, %50, %266#20, %266#21, %51, %266#22, %266#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %289 = vector.load %w[%267] : memref<?xi8>, vector<16xi8>
          %290 = arith.extui %289 : vector<16xi8> to vector<16xi32>
          %291 = arith.shrui %290, %c27 : vector<16xi32>
          %292 = arith.shrui %158, %c28 : vector<16xi32>
          %293 = arith.andi %292, %c26 : vector<16xi32>
          %294 = arith.shli %293, %c27 : vector<16xi32>
          %295 = arith.ori %291, %294 : vector<16xi32>
          %296 = arith.sitofp %295 : vector<16xi32> to vector<16xf32>
          %297 = math.fma %296, %141, %146 : vector<16xf32>
          %298 = vector.load %w[%277] : memref<?xi8>, vector<16xi8>
          %299 = arith.extui %298 : vector<16xi8> to vector<16xi32>
          %300 = arith.shrui %299, %c27 : vector<16xi32>
          %301 = arith.shrui %190, %c28 : vector<16xi32>
          %302 = arith.andi %301, %c26 : vector<16xi32>
          %303 = arith.shli %302, %c27 : vector<16xi32>
          %304 = arith.ori %300, %303 : vector<16xi32>
          %305 = arith.sitofp %304 : vector<16xi32> to vector<16xf32>
          %306 = math.fma %305, %178, %183 : vector<16xf32>
          %307 = arith.addi %132, %c12 : index
          %308:24 = func.call @qkv_q6_k1_r12p2__cpu.0(%40, %307, %x, %297, %288#0, %306, %288#1, %41, %288#2, %288#3, %42, %288#4, %288#5, %43, %288#6, %288#7, %44, %288#8, %288#9, %45, %288#10, %288#11, %46, %288#12, %288#13, %47, %288#14, %288#15, %48, %288#16, %288#17, %49, %288#18, %288#19, %50, %288#20, %288#21, %51, %288#22, %288#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %309 = arith.addi %161, %c30 : index
          %310 = vector.load %w[%309] : memref<?xi8>, vector<16xi8>
          %311 = arith.extui %310 : vector<16xi8> to vector<16xi32>
          %312 = arith.andi %311, %c24 : vector<16xi32>
          %313 = arith.shrui %158, %c27 : vector<16xi32>
          %314 = arith.andi %313, %c26 : vector<16xi32>
          %315 = arith.shli %314, %c27 : vector<16xi32>
          %316 = arith.ori %312, %315 : vector<16xi32>
          %317 = arith.sitofp %316 : vector<16xi32> to vector<16xf32>
          %318 = math.fma %317, %141, %146 : vector<16xf32>
          %319 = arith.addi %192, %c30 : index
          %320 = vector.load %w[%319] : memref<?xi8>, vector<16xi8>
          %321 = arith.extui %320 : vector<16xi8> to vector<16xi32>
          %322 = arith.andi %321, %c24 : vector<16xi32>
          %323 = arith.shrui %190, %c27 : vector<16xi32>
          %324 = arith.andi %323, %c26 : vector<16xi32>
          %325 = arith.shli %324, %c27 : vector<16xi32>
          %326 = arith.ori %322, %325 : vector<16xi32>
          %327 = arith.sitofp %326 : vector<16xi32> to vector<16xf32>
          %328 = math.fma %327, %178, %183 : vector<16xf32>
          %329 = arith.addi %132, %c13 : index
          %330:24 = func.call @qkv_q6_k1_r12p2__cpu.0(%40, %329, %x, %318, %308#0, %328, %308#1, %41, %308#2, %308#3, %42, %308#4, %308#5, %43, %308#6, %308#7, %44, %308#8, %308#9, %45, %308#10, %308#11, %46, %308#12, %308#13, %47, %308#14, %308#15, %48, %308#16, %308#17, %49, %308#18, %308#19, %50, %308#20, %308#21, %51, %308#22, %308#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %331 = vector.load %w[%309] : memref<?xi8>, vector<16xi8>
          %332 = arith.extui %331 : vector<16xi8> to vector<16xi32>
          %333 = arith.shrui %332, %c27 : vector<16xi32>
          %334 = arith.shrui %158, %c29 : vector<16xi32>
          %335 = arith.andi %334, %c26 : vector<16xi32>
          %336 = arith.shli %335, %c27 : vector<16xi32>
          %337 = arith.ori %333, %336 : vector<16xi32>
          %338 = arith.sitofp %337 : vector<16xi32> to vector<16xf32>
          %339 = math.fma %338, %141, %146 : vector<16xf32>
          %340 = vector.load %w[%319] : memref<?xi8>, vector<16xi8>
          %341 = arith.extui %340 : vector<16xi8> to vector<16xi32>
          %342 = arith.shrui %341, %c27 : vector<16xi32>
          %343 = arith.shrui %190, %c29 : vector<16xi32>
          %344 = arith.andi %343, %c26 : vector<16xi32>
          %345 = arith.shli %344, %c27 : vector<16xi32>
          %346 = arith.ori %342, %345 : vector<16xi32>
          %347 = arith.sitofp %346 : vector<16xi32> to vector<16xf32>
          %348 = math.fma %347, %178, %183 : vector<16xf32>
          %349 = arith.addi %132, %c14 : index
          %350:24 = func.call @qkv_q6_k1_r12p2__cpu.0(%40, %349, %x, %339, %330#0, %348, %330#1, %41, %330#2, %330#3, %42, %330#4, %330#5, %43, %330#6, %330#7, %44, %330#8, %330#9, %45, %330#10, %330#11, %46, %330#12, %330#13, %47, %330#14, %330#15, %48, %330#16, %330#17, %49, %330#18, %330#19, %50, %330#20, %330#21, %51, %330#22, %330#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %350#0, %350#1, %350#2, %350#3, %350#4, %350#5, %350#6, %350#7, %350#8, %350#9, %350#10, %350#11, %350#12, %350#13, %350#14, %350#15, %350#16, %350#17, %350#18, %350#19, %350#20, %350#21, %350#22, %350#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %130#0, %130#1, %130#2, %130#3, %130#4, %130#5, %130#6, %130#7, %130#8, %130#9, %130#10, %130#11, %130#12, %130#13, %130#14, %130#15, %130#16, %130#17, %130#18, %130#19, %130#20, %130#21, %130#22, %130#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %351 = arith.muli %headDim, %c7 : index
      %352 = arith.muli %52, %c6 : index
      %353 = arith.addi %351, %352 : index
      %354 = arith.addi %353, %c7 : index
      vector.store %84#0, %3[%354] : memref<?xf32>, vector<16xf32>
      %355 = arith.addi %353, %c6 : index
      vector.store %84#1, %3[%355] : memref<?xf32>, vector<16xf32>
      %356 = arith.muli %headDim, %c9 : index
      %357 = arith.addi %356, %352 : index
      %358 = arith.addi %357, %c7 : index
      vector.store %84#2, %3[%358] : memref<?xf32>, vector<16xf32>
      %359 = arith.addi %357, %c6 : index
      vector.store %84#3, %3[%359] : memref<?xf32>, vector<16xf32>
      %360 = arith.addi %4, %352 : index
      %361 = arith.addi %360, %c7 : index
      vector.store %84#4, %3[%361] : memref<?xf32>, vector<16xf32>
      %362 = arith.addi %360, %c6 : index
      vector.store %84#5, %3[%362] : memref<?xf32>, vector<16xf32>
      %363 = arith.muli %headDim, %c10 : index
      %364 = arith.addi %363, %352 : index
      %365 = arith.addi %364, %c7 : index
      vector.store %84#6, %3[%365] : memref<?xf32>, vector<16xf32>
      %366 = arith.addi %364, %c6 : index
      vector.store %84#7, %3[%366] : memref<?xf32>, vector<16xf32>
      %367 = arith.muli %headDim, %c11 : index
      %368 = arith.addi %367, %352 : index
      %369 = arith.addi %368, %c7 : index
      vector.store %84#8, %3[%369] : memref<?xf32>, vector<16xf32>
      %370 = arith.addi %368, %c6 : index
      vector.store %84#9, %3[%370] : memref<?xf32>, vector<16xf32>
      %371 = arith.muli %headDim, %c12 : index
      %372 = arith.addi %371, %352 : index
      %373 = arith.addi %372, %c7 : index
      vector.store %84#10, %3[%373] : memref<?xf32>, vector<16xf32>
      %374 = arith.addi %372, %c6 : index
      vector.store %84#11, %3[%374] : memref<?xf32>, vector<16xf32>
      %375 = arith.muli %headDim, %c13 : index
      %376 = arith.addi %375, %352 : index
      %377 = arith.addi %376, %c7 : index
      vector.store %84#12, %3[%377] : memref<?xf32>, vector<16xf32>
      %378 = arith.addi %376, %c6 : index
      vector.store %84#13, %3[%378] : memref<?xf32>, vector<16xf32>
      %379 = arith.muli %headDim, %c14 : index
      %380 = arith.addi %379, %352 : index
      %381 = arith.addi %380, %c7 : index
      vector.store %84#14, %3[%381] : memref<?xf32>, vector<16xf32>
      %382 = arith.addi %380, %c6 : index
      vector.store %84#15, %3[%382] : memref<?xf32>, vector<16xf32>
      %383 = arith.muli %headDim, %c15 : index
      %384 = arith.addi %383, %352 : index
      %385 = arith.addi %384, %c7 : index
      vector.store %84#16, %3[%385] : memref<?xf32>, vector<16xf32>
      %386 = arith.addi %384, %c6 : index
      vector.store %84#17, %3[%386] : memref<?xf32>, vector<16xf32>
      %387 = arith.muli %headDim, %c16 : index
      %388 = arith.addi %387, %352 : index
      %389 = arith.addi %388, %c7 : index
      vector.store %84#18, %3[%389] : memref<?xf32>, vector<16xf32>
      %390 = arith.addi %388, %c6 : index
      vector.store %84#19, %3[%390] : memref<?xf32>, vector<16xf32>
      %391 = arith.muli %headDim, %c17 : index
      %392 = arith.addi %391, %352 : index
      %393 = arith.addi %392, %c7 : index
      vector.store %84#20, %3[%393] : memref<?xf32>, vector<16xf32>
      %394 = arith.addi %392, %c6 : index
      vector.store %84#21, %3[%394] : memref<?xf32>, vector<16xf32>
      %395 = arith.muli %headDim, %c18 : index
      %396 = arith.addi %395, %352 : index
      %397 = arith.addi %396, %c7 : index
      vector.store %84#22, %3[%397] : memref<?xf32>, vector<16xf32>
      %398 = arith.addi %396, %c6 : index
      vector.store %84#23, %3[%398] : memref<?xf32>, vector<16xf32>
    }
    %399 = arith.addi %14, %c2 : index
    %400 = arith.minsi %399, %13 : index
    scf.for %401 = %14 to %400 step %c9 {
      %402 = arith.subi %401, %14 : index
      %403 = arith.muli %402, %headDim : index
      %404 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %404 {
        scf.for %405 = %c7 to %headDim step %c6 {
          %406 = arith.muli %0, %headDim : index
          %407 = arith.addi %406, %405 : index
          %408 = vector.load %bias[%407] : memref<?xf32>, vector<16xf32>
          %409 = arith.addi %403, %405 : index
          %410 = vector.load %3[%409] : memref<?xf32>, vector<16xf32>
          %411 = arith.addf %410, %408 : vector<16xf32>
          vector.store %411, %3[%409] : memref<?xf32>, vector<16xf32>
        }
      }
      %412 = arith.addi %heads, %kvHeads : index
      %413 = arith.cmpi slt, %0, %412 : index
      scf.if %413 {
        %414 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %414 {
          %415 = arith.cmpi slt, %0, %heads : index
          %418 = scf.for %416 = %c7 to %headDim step %c6 iter_args(%417 = %c19) -> (vector<16xf32>) {
            %419 = arith.addi %403, %416 : index
            %420 = vector.load %3[%419] : memref<?xf32>, vector<16xf32>
            %421 = math.fma %420, %420, %417 : vector<16xf32>
            scf.yield %421 : vector<16xf32>
          }
          %422 = wave.reduce "add" %418 : vector<16xf32>
          %423 = arith.mulf %422, %inverseHeadDim : f32
          %424 = arith.addf %423, %epsilon : f32
          %425 = math.sqrt %424 : f32
          %426 = arith.divf %c37, %425 : f32
          %427 = vector.broadcast %426 : f32 to vector<16xf32>
          scf.for %428 = %c7 to %headDim step %c6 {
            %429 = vector.load %query_norm[%428] : memref<?xf32>, vector<16xf32>
            %430 = vector.load %key_norm[%428] : memref<?xf32>, vector<16xf32>
            %431 = arith.select %415, %429, %430 : vector<16xf32>
            %432 = arith.addi %403, %428 : index
            %433 = vector.load %3[%432] : memref<?xf32>, vector<16xf32>
            %434 = arith.mulf %433, %427 : vector<16xf32>
            %435 = arith.mulf %434, %431 : vector<16xf32>
            vector.store %435, %3[%432] : memref<?xf32>, vector<16xf32>
          }
        }
        %436 = arith.addi %positionsAt, %401 : index
        %437 = memref.load %step[%436] : memref<?xi32>
        %438 = arith.index_cast %437 : i32 to index
        %439 = arith.divui %headDim, %c3 : index
        %440 = arith.remui %438, %c4 : index
        %441 = arith.muli %440, %headDim : index
        %442 = arith.divui %438, %c4 : index
        %443 = arith.addi %442, %c4 : index
        %444 = arith.muli %443, %headDim : index
        scf.for %445 = %c7 to %439 step %c15 {
          %446 = arith.addi %441, %445 : index
          %447 = vector.load %rope[%446] : memref<?xf32>, vector<8xf32>
          %448 = arith.addi %441, %439 : index
          %449 = arith.addi %448, %445 : index
          %450 = vector.load %rope[%449] : memref<?xf32>, vector<8xf32>
          %451 = arith.addi %444, %445 : index
          %452 = vector.load %rope[%451] : memref<?xf32>, vector<8xf32>
          %453 = arith.addi %444, %439 : index
          %454 = arith.addi %453, %445 : index
          %455 = vector.load %rope[%454] : memref<?xf32>, vector<8xf32>
          %456 = arith.mulf %452, %447 : vector<8xf32>
          %457 = arith.mulf %455, %450 : vector<8xf32>
          %458 = arith.subf %456, %457 : vector<8xf32>
          %459 = arith.mulf %455, %447 : vector<8xf32>
          %460 = arith.mulf %452, %450 : vector<8xf32>
          %461 = arith.addf %459, %460 : vector<8xf32>
          %462 = arith.addi %403, %445 : index
          %463 = vector.load %3[%462] : memref<?xf32>, vector<8xf32>
          %464 = arith.addi %403, %439 : index
          %465 = arith.addi %464, %445 : index
          %466 = vector.load %3[%465] : memref<?xf32>, vector<8xf32>
          %467 = arith.mulf %463, %458 : vector<8xf32>
          %468 = arith.mulf %466, %461 : vector<8xf32>
          %469 = arith.subf %467, %468 : vector<8xf32>
          vector.store %469, %3[%462] : memref<?xf32>, vector<8xf32>
          %470 = arith.mulf %466, %458 : vector<8xf32>
          %471 = arith.mulf %463, %461 : vector<8xf32>
          %472 = arith.addf %470, %471 : vector<8xf32>
          vector.store %472, %3[%465] : memref<?xf32>, vector<8xf32>
        }
      }
      %473 = arith.cmpi slt, %0, %heads : index
      scf.if %473 {
        %474 = arith.divui %heads, %kvHeads : index
        %475 = arith.muli %headDim, %c11 : index
        %476 = arith.muli %kvHeads, %475 : index
        %477 = arith.divui %0, %474 : index
        %478 = arith.muli %477, %headDim : index
        %479 = arith.addi %476, %478 : index
        scf.for %480 = %c7 to %headDim step %c6 {
          %481 = arith.addi %479, %480 : index
          %482 = vector.load %encode[%481] : memref<?xf32>, vector<16xf32>
          %483 = arith.addi %403, %480 : index
          %484 = vector.load %3[%483] : memref<?xf32>, vector<16xf32>
          %485 = arith.mulf %484, %482 : vector<16xf32>
          %486 = arith.muli %401, %heads : index
          %487 = arith.addi %486, %0 : index
          %488 = arith.muli %487, %headDim : index
          %489 = arith.addi %488, %480 : index
          vector.store %485, %q[%489] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %490 = arith.addi %slotsAt, %401 : index
        %491 = memref.load %step[%490] : memref<?xi32>
        %492 = arith.index_cast %491 : i32 to index
        %493 = arith.cmpi sge, %492, %c7 : index
        scf.if %493 {
          %494 = arith.cmpi eq, %codec, %c7 : index
          scf.if %494 {
            %495 = arith.subi %0, %heads : index
            %496 = arith.muli %495, %4 : index
            %497 = arith.divui %492, %c6 : index
            %498 = arith.remui %492, %c6 : index
            %499 = arith.muli %497, %pageBytes : index
            %502 = scf.for %500 = %c7 to %headDim step %c6 iter_args(%501 = %c19) -> (vector<16xf32>) {
              %503 = arith.addi %496, %500 : index
              %504 = vector.load %encode[%503] : memref<?xf32>, vector<16xf32>
              %505 = arith.addi %496, %headDim : index
              %506 = arith.addi %505, %500 : index
              %507 = vector.load %encode[%506] : memref<?xf32>, vector<16xf32>
              %508 = arith.addi %403, %500 : index
              %509 = vector.load %3[%508] : memref<?xf32>, vector<16xf32>
              %510 = arith.subf %509, %507 : vector<16xf32>
              %511 = arith.mulf %510, %504 : vector<16xf32>
              %512 = arith.minimumf %511, %c42 : vector<16xf32>
              %513 = arith.maximumf %512, %c43 : vector<16xf32>
              %514 = arith.truncf %513 : vector<16xf32> to vector<16xf16>
              %515 = vector.bitcast %514 : vector<16xf16> to vector<32xi8>
              %516 = arith.muli %500, %c3 : index
              vector.store %515, %5[%516] : memref<?xi8>, vector<32xi8>
              %517 = math.absf %511 : vector<16xf32>
              %518 = arith.cmpf ugt, %517, %c42 : vector<16xf32>
              %519 = arith.select %518, %c44, %c19 : vector<16xi1>, vector<16xf32>
              %520 = arith.addf %501, %519 : vector<16xf32>
              scf.yield %520 : vector<16xf32>
            }
            %521 = wave.reduce "add" %502 : vector<16xf32>
            %522 = arith.cmpf ogt, %521, %c45 : f32
            scf.if %522 {
              %523 = arith.fptosi %521 : f32 to i32
              wave.count %clipped, %523 : memref<?xi32>
            }
            %524 = arith.cmpi slt, %495, %kvHeads : index
            scf.if %524 {
              %525 = arith.muli %4, %c20 : index
              %526 = arith.muli %495, %525 : index
              %527 = arith.addi %499, %526 : index
              %528 = arith.muli %498, %c3 : index
              %529 = arith.addi %527, %528 : index
              scf.for %530 = %c7 to %headDim step %c9 {
                %531 = arith.muli %530, %c3 : index
                %532 = arith.addi %531, %c7 : index
                %533 = memref.load %5[%532] : memref<?xi8>
                %534 = arith.muli %530, %c20 : index
                %535 = arith.addi %529, %534 : index
                %536 = arith.addi %535, %c7 : index
                memref.store %533, %kv[%536] : memref<?xi8>
                %537 = arith.addi %531, %c9 : index
                %538 = memref.load %5[%537] : memref<?xi8>
                %539 = arith.addi %535, %c9 : index
                memref.store %538, %kv[%539] : memref<?xi8>
              }
            } else {
              %540 = arith.subi %495, %kvHeads : index
              %541 = arith.muli %540, %c3 : index
              %542 = arith.addi %541, %c9 : index
              %543 = arith.muli %4, %c6 : index
              %544 = arith.muli %542, %543 : index
              %545 = arith.addi %499, %544 : index
              %546 = arith.muli %498, %4 : index
              %547 = arith.addi %545, %546 : index
              scf.for %548 = %c7 to %4 step %c6 {
                %549 = vector.load %5[%548] : memref<?xi8>, vector<16xi8>
                %550 = arith.addi %547, %548 : index
                vector.store %549, %kv[%550] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %551 = arith.cmpi eq, %codec, %c9 : index
          scf.if %551 {
            %552 = arith.subi %0, %heads : index
            %553 = arith.muli %552, %4 : index
            %554 = arith.divui %492, %c6 : index
            %555 = arith.remui %492, %c6 : index
            %556 = arith.muli %headDim, %c9 : index
            %557 = arith.muli %554, %pageBytes : index
            %560 = scf.for %558 = %c7 to %headDim step %c6 iter_args(%559 = %c19) -> (vector<16xf32>) {
              %561 = arith.addi %553, %558 : index
              %562 = vector.load %encode[%561] : memref<?xf32>, vector<16xf32>
              %563 = arith.addi %553, %headDim : index
              %564 = arith.addi %563, %558 : index
              %565 = vector.load %encode[%564] : memref<?xf32>, vector<16xf32>
              %566 = arith.addi %403, %558 : index
              %567 = vector.load %3[%566] : memref<?xf32>, vector<16xf32>
              %568 = arith.subf %567, %565 : vector<16xf32>
              %569 = arith.mulf %568, %562 : vector<16xf32>
              %570 = wave.fp8_encode "e4m3" %569 : vector<16xf32> -> vector<16xi8>
              %571 = arith.muli %558, %c9 : index
              vector.store %570, %5[%571] : memref<?xi8>, vector<16xi8>
              %572 = math.absf %569 : vector<16xf32>
              %573 = arith.cmpf ugt, %572, %c46 : vector<16xf32>
              %574 = arith.select %573, %c44, %c19 : vector<16xi1>, vector<16xf32>
              %575 = arith.addf %559, %574 : vector<16xf32>
              scf.yield %575 : vector<16xf32>
            }
            %576 = wave.reduce "add" %560 : vector<16xf32>
            %577 = arith.cmpf ogt, %576, %c45 : f32
            scf.if %577 {
              %578 = arith.fptosi %576 : f32 to i32
              wave.count %clipped, %578 : memref<?xi32>
            }
            %579 = arith.cmpi slt, %552, %kvHeads : index
            scf.if %579 {
              %580 = arith.muli %556, %c20 : index
              %581 = arith.muli %552, %580 : index
              %582 = arith.addi %557, %581 : index
              %583 = arith.muli %555, %c9 : index
              %584 = arith.addi %582, %583 : index
              scf.for %585 = %c7 to %headDim step %c9 {
                %586 = arith.muli %585, %c9 : index
                %587 = arith.addi %586, %c7 : index
                %588 = memref.load %5[%587] : memref<?xi8>
                %589 = arith.muli %585, %c6 : index
                %590 = arith.addi %584, %589 : index
                %591 = arith.addi %590, %c7 : index
                memref.store %588, %kv[%591] : memref<?xi8>
              }
            } else {
              %592 = arith.subi %552, %kvHeads : index
              %593 = arith.muli %592, %c3 : index
              %594 = arith.addi %593, %c9 : index
              %595 = arith.muli %556, %c6 : index
              %596 = arith.muli %594, %595 : index
              %597 = arith.addi %557, %596 : index
              %598 = arith.muli %555, %556 : index
              %599 = arith.addi %597, %598 : index
              scf.for %600 = %c7 to %556 step %c6 {
                %601 = vector.load %5[%600] : memref<?xi8>, vector<16xi8>
                %602 = arith.addi %599, %600 : index
                vector.store %601, %kv[%602] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %603 = arith.cmpi eq, %codec, %c3 : index
          scf.if %603 {
            %604 = arith.subi %0, %heads : index
            %605 = arith.muli %604, %4 : index
            %606 = arith.divui %492, %c6 : index
            %607 = arith.remui %492, %c6 : index
            %608 = arith.muli %headDim, %c9 : index
            %609 = arith.muli %606, %pageBytes : index
            %612 = scf.for %610 = %c7 to %headDim step %c6 iter_args(%611 = %c19) -> (vector<16xf32>) {
              %613 = arith.addi %605, %610 : index
              %614 = vector.load %encode[%613] : memref<?xf32>, vector<16xf32>
              %615 = arith.addi %605, %headDim : index
              %616 = arith.addi %615, %610 : index
              %617 = vector.load %encode[%616] : memref<?xf32>, vector<16xf32>
              %618 = arith.addi %403, %610 : index
              %619 = vector.load %3[%618] : memref<?xf32>, vector<16xf32>
              %620 = arith.subf %619, %617 : vector<16xf32>
              %621 = arith.mulf %620, %614 : vector<16xf32>
              %622 = wave.fp8_encode "e5m2" %621 : vector<16xf32> -> vector<16xi8>
              %623 = arith.muli %610, %c9 : index
              vector.store %622, %5[%623] : memref<?xi8>, vector<16xi8>
              %624 = math.absf %621 : vector<16xf32>
              %625 = arith.cmpf ugt, %624, %c47 : vector<16xf32>
              %626 = arith.select %625, %c44, %c19 : vector<16xi1>, vector<16xf32>
              %627 = arith.addf %611, %626 : vector<16xf32>
              scf.yield %627 : vector<16xf32>
            }
            %628 = wave.reduce "add" %612 : vector<16xf32>
            %629 = arith.cmpf ogt, %628, %c45 : f32
            scf.if %629 {
              %630 = arith.fptosi %628 : f32 to i32
              wave.count %clipped, %630 : memref<?xi32>
            }
            %631 = arith.cmpi slt, %604, %kvHeads : index
            scf.if %631 {
              %632 = arith.muli %608, %c20 : index
              %633 = arith.muli %604, %632 : index
              %634 = arith.addi %609, %633 : index
              %635 = arith.muli %607, %c9 : index
              %636 = arith.addi %634, %635 : index
              scf.for %637 = %c7 to %headDim step %c9 {
                %638 = arith.muli %637, %c9 : index
                %639 = arith.addi %638, %c7 : index
                %640 = memref.load %5[%639] : memref<?xi8>
                %641 = arith.muli %637, %c6 : index
                %642 = arith.addi %636, %641 : index
                %643 = arith.addi %642, %c7 : index
                memref.store %640, %kv[%643] : memref<?xi8>
              }
            } else {
              %644 = arith.subi %604, %kvHeads : index
              %645 = arith.muli %644, %c3 : index
              %646 = arith.addi %645, %c9 : index
              %647 = arith.muli %608, %c6 : index
              %648 = arith.muli %646, %647 : index
              %649 = arith.addi %609, %648 : index
              %650 = arith.muli %607, %608 : index
              %651 = arith.addi %649, %650 : index
              scf.for %652 = %c7 to %608 step %c6 {
                %653 = vector.load %5[%652] : memref<?xi8>, vector<16xi8>
                %654 = arith.addi %651, %652 : index
                vector.store %653, %kv[%654] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %655 = arith.cmpi eq, %codec, %c10 : index
          scf.if %655 {
            %656 = arith.subi %0, %heads : index
            %657 = arith.muli %656, %4 : index
            %658 = arith.divui %492, %c6 : index
            %659 = arith.remui %492, %c6 : index
            %660 = arith.muli %headDim, %c9 : index
            %661 = arith.muli %658, %pageBytes : index
            %664 = scf.for %662 = %c7 to %headDim step %c6 iter_args(%663 = %c19) -> (vector<16xf32>) {
              %665 = arith.addi %657, %662 : index
              %666 = vector.load %encode[%665] : memref<?xf32>, vector<16xf32>
              %667 = arith.addi %657, %headDim : index
              %668 = arith.addi %667, %662 : index
              %669 = vector.load %encode[%668] : memref<?xf32>, vector<16xf32>
              %670 = arith.addi %403, %662 : index
              %671 = vector.load %3[%670] : memref<?xf32>, vector<16xf32>
              %672 = arith.subf %671, %669 : vector<16xf32>
              %673 = arith.mulf %672, %666 : vector<16xf32>
              %674 = arith.cmpf ord, %673, %673 : vector<16xf32>
              %675 = arith.select %674, %673, %c19 : vector<16xi1>, vector<16xf32>
              %676 = math.roundeven %675 : vector<16xf32>
              %677 = arith.minimumf %676, %c48 : vector<16xf32>
              %678 = arith.maximumf %677, %c49 : vector<16xf32>
              %679 = arith.fptosi %678 : vector<16xf32> to vector<16xi32>
              %680 = arith.addi %679, %c50 : vector<16xi32>
              %681 = arith.trunci %680 : vector<16xi32> to vector<16xi8>
              %682 = arith.muli %662, %c9 : index
              vector.store %681, %5[%682] : memref<?xi8>, vector<16xi8>
              %683 = math.absf %673 : vector<16xf32>
              %684 = arith.cmpf ugt, %683, %c51 : vector<16xf32>
              %685 = arith.select %684, %c44, %c19 : vector<16xi1>, vector<16xf32>
              %686 = arith.addf %663, %685 : vector<16xf32>
              scf.yield %686 : vector<16xf32>
            }
            %687 = wave.reduce "add" %664 : vector<16xf32>
            %688 = arith.cmpf ogt, %687, %c45 : f32
            scf.if %688 {
              %689 = arith.fptosi %687 : f32 to i32
              wave.count %clipped, %689 : memref<?xi32>
            }
            %690 = arith.cmpi slt, %656, %kvHeads : index
            scf.if %690 {
              %691 = arith.muli %660, %c20 : index
              %692 = arith.muli %656, %691 : index
              %693 = arith.addi %661, %692 : index
              %694 = arith.muli %659, %c9 : index
              %695 = arith.addi %693, %694 : index
              scf.for %696 = %c7 to %headDim step %c9 {
                %697 = arith.muli %696, %c9 : index
                %698 = arith.addi %697, %c7 : index
                %699 = memref.load %5[%698] : memref<?xi8>
                %700 = arith.muli %696, %c6 : index
                %701 = arith.addi %695, %700 : index
                %702 = arith.addi %701, %c7 : index
                memref.store %699, %kv[%702] : memref<?xi8>
              }
            } else {
              %703 = arith.subi %656, %kvHeads : index
              %704 = arith.muli %703, %c3 : index
              %705 = arith.addi %704, %c9 : index
              %706 = arith.muli %660, %c6 : index
              %707 = arith.muli %705, %706 : index
              %708 = arith.addi %661, %707 : index
              %709 = arith.muli %659, %660 : index
              %710 = arith.addi %708, %709 : index
              scf.for %711 = %c7 to %660 step %c6 {
                %712 = vector.load %5[%711] : memref<?xi8>, vector<16xi8>
                %713 = arith.addi %710, %711 : index
                vector.store %712, %kv[%713] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
