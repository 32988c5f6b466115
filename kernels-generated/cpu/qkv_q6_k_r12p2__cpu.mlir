// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q6_k', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q6_k_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q6_k_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 12 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 3360 : index
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
  %c21 = arith.constant 2336 : index
  %c22 = arith.constant 288 : index
  %c23 = arith.constant 64 : index
  %c24 = arith.constant dense<15> : vector<16xi32>
  %c25 = arith.constant dense<0> : vector<16xi32>
  %c26 = arith.constant dense<3> : vector<16xi32>
  %c27 = arith.constant dense<4> : vector<16xi32>
  %c28 = arith.constant dense<32> : vector<16xi32>
  %c29 = arith.constant dense<2> : vector<16xi32>
  %c30 = arith.constant dense<6> : vector<16xi32>
  %c31 = arith.constant 48 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c38 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c43 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c44 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c45 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c46 = arith.constant 0x00000000 : f32
  %c47 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c48 = arith.constant dense<0x47600000> : vector<16xf32>
  %c49 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c50 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c51 = arith.constant dense<128> : vector<16xi32>
  %c52 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
        %92 = arith.addi %87, %c7 : index
        %93 = vector.load %w[%92] : memref<?xi8>, vector<32xi8>
        %94 = vector.bitcast %93 : vector<32xi8> to vector<16xf16>
        %95 = arith.extf %94 : vector<16xf16> to vector<16xf32>
        %96 = arith.muli %59, %c4 : index
        %122:24 = scf.for %97 = %c7 to %c20 step %c9 iter_args(%98 = %60, %99 = %61, %100 = %62, %101 = %63, %102 = %64, %103 = %65, %104 = %66, %105 = %67, %106 = %68, %107 = %69, %108 = %70, %109 = %71, %110 = %72, %111 = %73, %112 = %74, %113 = %75, %114 = %76, %115 = %77, %116 = %78, %117 = %79, %118 = %80, %119 = %81, %120 = %82, %121 = %83) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %123 = arith.muli %97, %c15 : index
          %124 = arith.addi %96, %123 : index
          %125 = arith.addi %86, %c20 : index
          %126 = arith.divui %97, %c3 : index
          %127 = arith.muli %126, %c6 : index
          %128 = arith.addi %125, %127 : index
          %129 = arith.addi %128, %c7 : index
          %130 = vector.load %w[%129] : memref<?xi8>, vector<16xi8>
          %131 = arith.extsi %130 : vector<16xi8> to vector<16xi32>
          %132 = arith.sitofp %131 : vector<16xi32> to vector<16xf32>
          %133 = arith.mulf %91, %132 : vector<16xf32>
          %134 = arith.addi %86, %c21 : index
          %135 = arith.muli %97, %c3 : index
          %136 = arith.addi %135, %c7 : index
          %137 = arith.muli %136, %c6 : index
          %138 = arith.addi %134, %137 : index
          %139 = vector.load %w[%138] : memref<?xi8>, vector<16xi8>
          %140 = arith.extui %139 : vector<16xi8> to vector<16xi32>
          %141 = arith.addi %135, %c9 : index
          %142 = arith.muli %141, %c6 : index
          %143 = arith.addi %134, %142 : index
          %144 = vector.load %w[%143] : memref<?xi8>, vector<16xi8>
          %145 = arith.extui %144 : vector<16xi8> to vector<16xi32>
          %146 = arith.addi %86, %c22 : index
          %147 = arith.muli %97, %c23 : index
          %148 = arith.addi %146, %147 : index
          %149 = arith.addi %148, %c7 : index
          %150 = vector.load %w[%149] : memref<?xi8>, vector<16xi8>
          %151 = arith.extui %150 : vector<16xi8> to vector<16xi32>
          %152 = arith.andi %151, %c24 : vector<16xi32>
          %153 = arith.shrui %140, %c25 : vector<16xi32>
          %154 = arith.andi %153, %c26 : vector<16xi32>
          %155 = arith.shli %154, %c27 : vector<16xi32>
          %156 = arith.ori %152, %155 : vector<16xi32>
          %157 = arith.subi %156, %c28 : vector<16xi32>
          %158 = arith.sitofp %157 : vector<16xi32> to vector<16xf32>
          %159 = arith.mulf %158, %133 : vector<16xf32>
          %160 = arith.addi %87, %c20 : index
          %161 = arith.addi %160, %127 : index
          %162 = arith.addi %161, %c7 : index
          %163 = vector.load %w[%162] : memref<?xi8>, vector<16xi8>
          %164 = arith.extsi %163 : vector<16xi8> to vector<16xi32>
          %165 = arith.sitofp %164 : vector<16xi32> to vector<16xf32>
          %166 = arith.mulf %95, %165 : vector<16xf32>
          %167 = arith.addi %87, %c21 : index
          %168 = arith.addi %167, %137 : index
          %169 = vector.load %w[%168] : memref<?xi8>, vector<16xi8>
          %170 = arith.extui %169 : vector<16xi8> to vector<16xi32>
          %171 = arith.addi %167, %142 : index
          %172 = vector.load %w[%171] : memref<?xi8>, vector<16xi8>
          %173 = arith.extui %172 : vector<16xi8> to vector<16xi32>
          %174 = arith.addi %87, %c22 : index
          %175 = arith.addi %174, %147 : index
          %176 = arith.addi %175, %c7 : index
          %177 = vector.load %w[%176] : memref<?xi8>, vector<16xi8>
          %178 = arith.extui %177 : vector<16xi8> to vector<16xi32>
          %179 = arith.andi %178, %c24 : vector<16xi32>
          %180 = arith.shrui %170, %c25 : vector<16xi32>
          %181 = arith.andi %180, %c26 : vector<16xi32>
          %182 = arith.shli %181, %c27 : vector<16xi32>
          %183 = arith.ori %179, %182 : vector<16xi32>
          %184 = arith.subi %183, %c28 : vector<16xi32>
          %185 = arith.sitofp %184 : vector<16xi32> to vector<16xf32>
          %186 = arith.mulf %185, %166 : vector<16xf32>
          %187 = arith.addi %124, %c7 : index
          %188:24 = func.call @qkv_q6_k_r12p2__cpu.0(%40, %187, %x, %159, %98, %186, %99, %41, %100, %101, %42, %102, %103, %43, %104, %105, %44, %106, %107, %45, %108, %109, %46, %110, %111, %47, %112, %113, %48, %114, %115, %49, %116, %117, %50, %118, %119, %51, %120, %121) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %189 = vector.load %w[%149] : memref<?xi8>, vector<16xi8>
          %190 = arith.extui %189 : vector<16xi8> to vector<16xi32>
          %191 = arith.shrui %190, %c27 : vector<16xi32>
          %192 = arith.shrui %140, %c29 : vector<16xi32>
          %193 = arith.andi %192, %c26 : vector<16xi32>
          %194 = arith.shli %193, %c27 : vector<16xi32>
          %195 = arith.ori %191, %194 : vector<16xi32>
          %196 = arith.subi %195, %c28 : vector<16xi32>
          %197 = arith.sitofp %196 : vector<16xi32> to vector<16xf32>
          %198 = arith.mulf %197, %133 : vector<16xf32>
          %199 = vector.load %w[%176] : memref<?xi8>, vector<16xi8>
          %200 = arith.extui %199 : vector<16xi8> to vector<16xi32>
          %201 = arith.shrui %200, %c27 : vector<16xi32>
          %202 = arith.shrui %170, %c29 : vector<16xi32>
          %203 = arith.andi %202, %c26 : vector<16xi32>
          %204 = arith.shli %203, %c27 : vector<16xi32>
          %205 = arith.ori %201, %204 : vector<16xi32>
          %206 = arith.subi %205, %c28 : vector<16xi32>
          %207 = arith.sitofp %206 : vector<16xi32> to vector<16xf32>
          %208 = arith.mulf %207, %166 : vector<16xf32>
          %209 = arith.addi %124, %c9 : index
          %210:24 = func.call @qkv_q6_k_r12p2__cpu.0(%40, %209, %x, %198, %188#0, %208, %188#1, %41, %188#2, %188#3, %42, %188#4, %188#5, %43, %188#6, %188#7, %44, %188#8, %188#9, %45, %188#10, %188#11, %46, %188#12, %188#13, %47, %188#14, %188#15, %48, %188#16, %188#17, %49, %188#18, %188#19, %50, %188#20, %188#21, %51, %188#22, %188#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %211 = arith.addi %148, %c6 : index
          %212 = vector.load %w[%211] : memref<?xi8>, vector<16xi8>
          %213 = arith.extui %212 : vector<16xi8> to vector<16xi32>
          %214 = arith.andi %213, %c24 : vector<16xi32>
          %215 = arith.shrui %140, %c27 : vector<16xi32>
          %216 = arith.andi %215, %c26 : vector<16xi32>
          %217 = arith.shli %216, %c27 : vector<16xi32>
          %218 = arith.ori %214, %217 : vector<16xi32>
          %219 = arith.subi %218, %c28 : vector<16xi32>
          %220 = arith.sitofp %219 : vector<16xi32> to vector<16xf32>
          %221 = arith.mulf %220, %133 : vector<16xf32>
          %222 = arith.addi %175, %c6 : index
          %223 = vector.load %w[%222] : memref<?xi8>, vector<16xi8>
          %224 = arith.extui %223 : vector<16xi8> to vector<16xi32>
          %225 = arith.andi %224, %c24 : vector<16xi32>
          %226 = arith.shrui %170, %c27 : vector<16xi32>
          %227 = arith.andi %226, %c26 : vector<16xi32>
          %228 = arith.shli %227, %c27 : vector<16xi32>
          %229 = arith.ori %225, %228 : vector<16xi32>
          %230 = arith.subi %229, %c28 : vector<16xi32>
          %231 = arith.sitofp %230 : vector<16xi32> to vector<16xf32>
          %232 = arith.mulf %231, %166 : vector<16xf32>
          %233 = arith.addi %124, %c3 : index
          %234:24 = func.call @qkv_q6_k_r12p2__cpu.0(%40, %233, %x, %221, %210#0, %232, %210#1, %41, %210#2, %210#3, %42, %210#4, %210#5, %43, %210#6, %210#7, %44, %210#8, %210#9, %45, %210#10, %210#11, %46, %210#12, %210#13, %47, %210#14, %210#15, %48, %210#16, %210#17, %49, %210#18, %210#19, %50, %210#20, %210#21, %51, %210#22, %210#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %235 = vector.load %w[%211] : memref<?xi8>, vector<16xi8>
          %236 = arith.extui %235 : vector<16xi8> to vector<16xi32>
          %237 = arith.shrui %236, %c27 : vector<16xi32>
          %238 = arith.shrui %140, %c30 : vector<16xi32>
          %239 = arith.andi %238, %c26 : vector<16xi32>
          %240 = arith.shli %239, %c27 : vector<16xi32>
          %241 = arith.ori %237, %240 : vector<16xi32>
          %242 = arith.subi %241, %c28 : vector<16xi32>
          %243 = arith.sitofp %242 : vector<16xi32> to vector<16xf32>
          %244 = arith.mulf %243, %133 : vector<16xf32>
          %245 = vector.load %w[%222] : memref<?xi8>, vector<16xi8>
          %246 = arith.extui %245 : vector<16xi8> to vector<16xi32>
          %247 = arith.shrui %246, %c27 : vector<16xi32>
          %248 = arith.shrui %170, %c30 : vector<16xi32>
          %249 = arith.andi %248, %c26 : vector<16xi32>
          %250 = arith.shli %249, %c27 : vector<16xi32>
          %251 = arith.ori %247, %250 : vector<16xi32>
          %252 = arith.subi %251, %c28 : vector<16xi32>
          %253 = arith.sitofp %252 : vector<16xi32> to vector<16xf32>
          %254 = arith.mulf %253, %166 : vector<16xf32>
          %255 = arith.addi %124, %c10 : index
          %256:24 = func.call @qkv_q6_k_r12p2__cpu.0(%40, %255, %x, %244, %234#0, %254, %234#1, %41, %234#2, %234#3, %42, %234#4, %234#5, %43, %234#6, %234#7, %44, %234#8, %234#9, %45, %234#10, %234#11, %46, %234#12, %234#13, %47, %234#14, %234#15, %48, %234#16, %234#17, %49, %234#18, %234#19, %50, %234#20, %234#21, %51, %234#22, %234#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %257 = arith.addi %148, %c20 : index
          %258 = vector.load %w[%257] : memref<?xi8>, vector<16xi8>
          %259 = arith.extui %258 : vector<16xi8> to vector<16xi32>
          %260 = arith.andi %259, %c24 : vector<16xi32>
          %261 = arith.shrui %145, %c25 : vector<16xi32>
          %262 = arith.andi %261, %c26 : vector<16xi32>
          %263 = arith.shli %262, %c27 : vector<16xi32>
          %264 = arith.ori %260, %263 : vector<16xi32>
          %265 = arith.subi %264, %c28 : vector<16xi32>
          %266 = arith.sitofp %265 : vector<16xi32> to vector<16xf32>
          %267 = arith.mulf %266, %133 : vector<16xf32>
          %268 = arith.addi %175, %c20 : index
          %269 = vector.load %w[%268] : memref<?xi8>, vector<16xi8>
          %270 = arith.extui %269 : vector<16xi8> to vector<16xi32>
          %271 = arith.andi %270, %c24 : vector<16xi32>
          %272 = arith.shrui %173, %c25 : vector<16xi32>
          %273 = arith.andi %272, %c26 : vector<16xi32>
          %274 = arith.shli %273, %c27 : vector<16xi32>
          %275 = arith.ori %271, %274 : vector<16xi32>
          %276 = arith.subi %275, %c28 : vector<16xi32>
          %277 = arith.sitofp %276 : vector<16xi32> to vector<16xf32>
          %278 = arith.mulf %277, %166 : vector<16xf32>
          %279 = arith.addi %124, %c11 : index
          %280:24 = func.call @qkv_q6_k_r12p2__cpu.0(%40, %279, %x, %267, %256#0, %278, %256#1, %41, %256#2, %256#3, %42, %256#4, %256#5, %43, %256#6, %256#7, %44, %256#8, %256#9, %45, %256#10, %256#11, %46, %256#12, %256#13, %47, %256#14, %256#15, %48, %256#16, %256#17, %49, %256#18, %256#19, %50, %256#20, %256#21, %51, %256#22, %256#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %281 = vector.load %w[%257] : memref<?xi8>, vector<16xi8>
          %282 = arith.extui %281 : vector<16xi8> to vector<16xi32>
          %283 = arith.shrui %282, %c27 : vector<16xi32>
          %284 = arith.shrui %145, %c29 : vector<16xi32>
          %285 = arith.andi %284, %c26 : vector<16xi32>
          %286 = arith.shli %285, %c27 : vector<16xi32>
          %287 = arith.ori %283, %286 : vector<16xi32>
          %288 = arith.subi %287, %c28 : vector<16xi32>
          %289 = arith.sitofp %288 : vector<16xi32> to vector<16xf32>
          %290 = arith.mulf %289, %133 : vector<16xf32>
          %291 = vector.load %w[%268] : memref<?xi8>, vector<16xi8>
          %292 = arith.extui %291 : vector<16xi8> to vector<16xi32>
          %293 = arith.shrui %292, %c27 : vector<16xi32>
          %294 = arith.shrui %173, %c29 : vector<16xi32>
          %295 = arith.andi %294, %c26 : vector<16xi32>
          %296 = arith.shli %295, %c27 : vector<16xi32>
          %297 = arith.ori %293, %296 : vector<16xi32>
          %298 = arith.subi %297, %c28 : vector<16xi32>
          %299 = arith.sitofp %298 : vector<16xi32> to vector<16xf32>
          %300 = arith.mulf %299, %166 : vector<16xf32>
          %301 = arith.addi %124, %c12 : index
          %302:24 = func.call @qkv_q6_k_r12p2__cpu.0(%40, %301, %x, %290, %280#0, %300, %280#1, %41, %280#2, %280#3, %42, %280#4, %280#5, %43, %280#6, %280#7, %44, %280#8, %280#9, %45, %280#10, %280#11, %46, %280#12, %280#13, %47, %280#14, %280#15, %48, %280#16, %280#17, %49, %280#18, %280#19, %50, %280#20, %280#21, %51, %280#22, %280#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %303 = arith.addi %148, %c31 : index
          %304 = vector.load %w[%303] : memref<?xi8>, vector<16xi8>
          %305 = arith.extui %304 : vector<16xi8> to vector<16xi32>
          %306 = arith.andi %305, %c24 : vector<16xi32>
          %307 = arith.shrui %145, %c27 : vector<16xi32>
          %308 = arith.andi %307, %c26 : vector<16xi32>
          %309 = arith.shli %308, %c27 : vector<16xi32>
          %310 = arith.ori %306, %309 : vector<16xi32>
          %311 = arith.subi %310, %c28 : vector<16xi32>
          %312 = arith.sitofp %311 : vector<16xi32> to vector<16xf32>
          %313 = arith.mulf %312, %133 : vector<16xf32>
          %314 = arith.addi %175, %c31 : index
          %315 = vector.load %w[%314] : memref<?xi8>, vector<16xi8>
          %316 = arith.extui %315 : vector<16xi8> to vector<16xi32>
          %317 = arith.andi %316, %c24 : vector<16xi32>
          %318 = arith.shrui %173, %c27 : vector<16xi32>
          %319 = arith.andi %318, %c26 : vector<16xi32>
          %320 = arith.shli %319, %c27 : vector<16xi32>
          %321 = arith.ori %317, %320 : vector<16xi32>
          %322 = arith.subi %321, %c28 : vector<16xi32>
          %323 = arith.sitofp %322 : vector<16xi32> to vector<16xf32>
          %324 = arith.mulf %323, %166 : vector<16xf32>
          %325 = arith.addi %124, %c13 : index
          %326:24 = func.call @qkv_q6_k_r12p2__cpu.0(%40, %325, %x, %313, %302#0, %324, %302#1, %41, %302#2, %302#3, %42, %302#4, %302#5, %43, %302#6, %302#7, %44, %302#8, %302#9, %45, %302#10, %302#11, %46, %302#12, %302#13, %47, %302#14, %302#15, %48, %302#16, %302#17, %49, %302#18, %302#19, %50, %302#20, %302#21, %51, %302#22, %302#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %327 = vector.load %w[%303] : memref<?xi8>, vector<16xi8>
          %328 = arith.extui %327 : vector<16xi8> to vector<16xi32>
          %329 = arith.shrui %328, %c27 : vector<16xi32>
          %330 = arith.shrui %145, %c30 : vector<16xi32>
          %331 = arith.andi %330, %c26 : vector<16xi32>
          %332 = arith.shli %331, %c27 : vector<16xi32>
          %333 = arith.ori %329, %332 : vector<16xi32>
          %334 = arith.subi %333, %c28 : vector<16xi32>
          %335 = arith.sitofp %334 : vector<16xi32> to vector<16xf32>
          %336 = arith.mulf %335, %133 : vector<16xf32>
          %337 = vector.load %w[%314] : memref<?xi8>, vector<16xi8>
          %338 = arith.extui %337 : vector<16xi8> to vector<16xi32>
          %339 = arith.shrui %338, %c27 : vector<16xi32>
          %340 = arith.shrui %173, %c30 : vector<16xi32>
          %341 = arith.andi %340, %c26 : vector<16xi32>
          %342 = arith.shli %341, %c27 : vector<16xi32>
          %343 = arith.ori %339, %342 : vector<16xi32>
          %344 = arith.subi %343, %c28 : vector<16xi32>
          %345 = arith.sitofp %344 : vector<16xi32> to vector<16xf32>
          %346 = arith.mulf %345, %166 : vector<16xf32>
          %347 = arith.addi %124, %c14 : index
          %348:24 = func.call @qkv_q6_k_r12p2__cpu.0(%40, %347, %x, %336, %326#0, %346, %326#1, %41, %326#2, %326#3, %42, %326#4, %326#5, %43, %326#6, %326#7, %44, %326#8, %326#9, %45, %326#10, %326#11, %46, %326#12, %326#13, %47, %326#14, %326#15, %48, %326#16, %326#17, %49, %326#18, %326#19, %50, %326#20, %326#21, %51, %326#22, %326#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %348#0, %348#1, %348#2, %348#3, %348#4, %348#5, %348#6, %348#7, %348#8, %348#9, %348#10, %348#11, %348#12, %348#13, %348#14, %348#15, %348#16, %348#17, %348#18, %348#19, %348#20, %348#21, %348#22, %348#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %122#0, %122#1, %122#2, %122#3, %122#4, %122#5, %122#6, %122#7, %122#8, %122#9, %122#10, %122#11, %122#12, %122#13, %122#14, %122#15, %122#16, %122#17, %122#18, %122#19, %122#20, %122#21, %122#22, %122#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %349 = arith.muli %headDim, %c7 : index
      %350 = arith.muli %52, %c6 : index
      %351 = arith.addi %349, %350 : index
      %352 = arith.addi %351, %c7 : index
      vector.store %84#0, %3[%352] : memref<?xf32>, vector<16xf32>
      %353 = arith.addi %351, %c6 : index
      vector.store %84#1, %3[%353] : memref<?xf32>, vector<16xf32>
      %354 = arith.muli %headDim, %c9 : index
      %355 = arith.addi %354, %350 : index
      %356 = arith.addi %355, %c7 : index
      vector.store %84#2, %3[%356] : memref<?xf32>, vector<16xf32>
      %357 = arith.addi %355, %c6 : index
      vector.store %84#3, %3[%357] : memref<?xf32>, vector<16xf32>
      %358 = arith.addi %4, %350 : index
      %359 = arith.addi %358, %c7 : index
      vector.store %84#4, %3[%359] : memref<?xf32>, vector<16xf32>
      %360 = arith.addi %358, %c6 : index
      vector.store %84#5, %3[%360] : memref<?xf32>, vector<16xf32>
      %361 = arith.muli %headDim, %c10 : index
      %362 = arith.addi %361, %350 : index
      %363 = arith.addi %362, %c7 : index
      vector.store %84#6, %3[%363] : memref<?xf32>, vector<16xf32>
      %364 = arith.addi %362, %c6 : index
      vector.store %84#7, %3[%364] : memref<?xf32>, vector<16xf32>
      %365 = arith.muli %headDim, %c11 : index
      %366 = arith.addi %365, %350 : index
      %367 = arith.addi %366, %c7 : index
      vector.store %84#8, %3[%367] : memref<?xf32>, vector<16xf32>
      %368 = arith.addi %366, %c6 : index
      vector.store %84#9, %3[%368] : memref<?xf32>, vector<16xf32>
      %369 = arith.muli %headDim, %c12 : index
      %370 = arith.addi %369, %350 : index
      %371 = arith.addi %370, %c7 : index
      vector.store %84#10, %3[%371] : memref<?xf32>, vector<16xf32>
      %372 = arith.addi %370, %c6 : index
      vector.store %84#11, %3[%372] : memref<?xf32>, vector<16xf32>
      %373 = arith.muli %headDim, %c13 : index
      %374 = arith.addi %373, %350 : index
      %375 = arith.addi %374, %c7 : index
      vector.store %84#12, %3[%375] : memref<?xf32>, vector<16xf32>
      %376 = arith.addi %374, %c6 : index
      vector.store %84#13, %3[%376] : memref<?xf32>, vector<16xf32>
      %377 = arith.muli %headDim, %c14 : index
      %378 = arith.addi %377, %350 : index
      %379 = arith.addi %378, %c7 : index
      vector.store %84#14, %3[%379] : memref<?xf32>, vector<16xf32>
      %380 = arith.addi %378, %c6 : index
      vector.store %84#15, %3[%380] : memref<?xf32>, vector<16xf32>
      %381 = arith.muli %headDim, %c15 : index
      %382 = arith.addi %381, %350 : index
      %383 = arith.addi %382, %c7 : index
      vector.store %84#16, %3[%383] : memref<?xf32>, vector<16xf32>
      %384 = arith.addi %382, %c6 : index
      vector.store %84#17, %3[%384] : memref<?xf32>, vector<16xf32>
      %385 = arith.muli %headDim, %c16 : index
      %386 = arith.addi %385, %350 : index
      %387 = arith.addi %386, %c7 : index
      vector.store %84#18, %3[%387] : memref<?xf32>, vector<16xf32>
      %388 = arith.addi %386, %c6 : index
      vector.store %84#19, %3[%388] : memref<?xf32>, vector<16xf32>
      %389 = arith.muli %headDim, %c17 : index
      %390 = arith.addi %389, %350 : index
      %391 = arith.addi %390, %c7 : index
      vector.store %84#20, %3[%391] : memref<?xf32>, vector<16xf32>
      %392 = arith.addi %390, %c6 : index
      vector.store %84#21, %3[%392] : memref<?xf32>, vector<16xf32>
      %393 = arith.muli %headDim, %c18 : index
      %394 = arith.addi %393, %350 : index
      %395 = arith.addi %394, %c7 : index
      vector.store %84#22, %3[%395] : memref<?xf32>, vector<16xf32>
      %396 = arith.addi %394, %c6 : index
      vector.store %84#23, %3[%396] : memref<?xf32>, vector<16xf32>
    }
    %397 = arith.addi %14, %c2 : index
    %398 = arith.minsi %397, %13 : index
    scf.for %399 = %14 to %398 step %c9 {
      %400 = arith.subi %399, %14 : index
      %401 = arith.muli %400, %headDim : index
      %402 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %402 {
        scf.for %403 = %c7 to %headDim step %c6 {
          %404 = arith.muli %0, %headDim : index
          %405 = arith.addi %404, %403 : index
          %406 = vector.load %bias[%405] : memref<?xf32>, vector<16xf32>
          %407 = arith.addi %401, %403 : index
          %408 = vector.load %3[%407] : memref<?xf32>, vector<16xf32>
          %409 = arith.addf %408, %406 : vector<16xf32>
          vector.store %409, %3[%407] : memref<?xf32>, vector<16xf32>
        }
      }
      %410 = arith.addi %heads, %kvHeads : index
      %411 = arith.cmpi slt, %0, %410 : index
      scf.if %411 {
        %412 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %412 {
          %413 = arith.cmpi slt, %0, %heads : index
          %416 = scf.for %414 = %c7 to %headDim step %c6 iter_args(%415 = %c19) -> (vector<16xf32>) {
            %417 = arith.addi %401, %414 : index
            %418 = vector.load %3[%417] : memref<?xf32>, vector<16xf32>
            %419 = math.fma %418, %418, %415 : vector<16xf32>
            scf.yield %419 : vector<16xf32>
          }
          %420 = wave.reduce "add" %416 : vector<16xf32>
          %421 = arith.mulf %420, %inverseHeadDim : f32
          %422 = arith.addf %421, %epsilon : f32
          %423 = math.sqrt %422 : f32
          %424 = arith.divf %c38, %423 : f32
          %425 = vector.broadcast %424 : f32 to vector<16xf32>
          scf.for %426 = %c7 to %headDim step %c6 {
            %427 = vector.load %query_norm[%426] : memref<?xf32>, vector<16xf32>
            %428 = vector.load %key_norm[%426] : memref<?xf32>, vector<16xf32>
            %429 = arith.select %413, %427, %428 : vector<16xf32>
            %430 = arith.addi %401, %426 : index
            %431 = vector.load %3[%430] : memref<?xf32>, vector<16xf32>
            %432 = arith.mulf %431, %425 : vector<16xf32>
            %433 = arith.mulf %432, %429 : vector<16xf32>
            vector.store %433, %3[%430] : memref<?xf32>, vector<16xf32>
          }
        }
        %434 = arith.addi %positionsAt, %399 : index
        %435 = memref.load %step[%434] : memref<?xi32>
        %436 = arith.index_cast %435 : i32 to index
        %437 = arith.divui %headDim, %c3 : index
        %438 = arith.remui %436, %c4 : index
        %439 = arith.muli %438, %headDim : index
        %440 = arith.divui %436, %c4 : index
        %441 = arith.addi %440, %c4 : index
        %442 = arith.muli %441, %headDim : index
        scf.for %443 = %c7 to %437 step %c15 {
          %444 = arith.addi %439, %443 : index
          %445 = vector.load %rope[%444] : memref<?xf32>, vector<8xf32>
          %446 = arith.addi %439, %437 : index
          %447 = arith.addi %446, %443 : index
          %448 = vector.load %rope[%447] : memref<?xf32>, vector<8xf32>
          %449 = arith.addi %442, %443 : index
          %450 = vector.load %rope[%449] : memref<?xf32>, vector<8xf32>
          %451 = arith.addi %442, %437 : index
          %452 = arith.addi %451, %443 : index
          %453 = vector.load %rope[%452] : memref<?xf32>, vector<8xf32>
          %454 = arith.mulf %450, %445 : vector<8xf32>
          %455 = arith.mulf %453, %448 : vector<8xf32>
          %456 = arith.subf %454, %455 : vector<8xf32>
          %457 = arith.mulf %453, %445 : vector<8xf32>
          %458 = arith.mulf %450, %448 : vector<8xf32>
          %459 = arith.addf %457, %458 : vector<8xf32>
          %460 = arith.addi %401, %443 : index
          %461 = vector.load %3[%460] : memref<?xf32>, vector<8xf32>
          %462 = arith.addi %401, %437 : index
          %463 = arith.addi %462, %443 : index
          %464 = vector.load %3[%463] : memref<?xf32>, vector<8xf32>
          %465 = arith.mulf %461, %456 : vector<8xf32>
          %466 = arith.mulf %464, %459 : vector<8xf32>
          %467 = arith.subf %465, %466 : vector<8xf32>
          vector.store %467, %3[%460] : memref<?xf32>, vector<8xf32>
          %468 = arith.mulf %464, %456 : vector<8xf32>
          %469 = arith.mulf %461, %459 : vector<8xf32>
          %470 = arith.addf %468, %469 : vector<8xf32>
          vector.store %470, %3[%463] : memref<?xf32>, vector<8xf32>
        }
      }
      %471 = arith.cmpi slt, %0, %heads : index
      scf.if %471 {
        %472 = arith.divui %heads, %kvHeads : index
        %473 = arith.muli %headDim, %c11 : index
        %474 = arith.muli %kvHeads, %473 : index
        %475 = arith.divui %0, %472 : index
        %476 = arith.muli %475, %headDim : index
        %477 = arith.addi %474, %476 : index
        scf.for %478 = %c7 to %headDim step %c6 {
          %479 = arith.addi %477, %478 : index
          %480 = vector.load %encode[%479] : memref<?xf32>, vector<16xf32>
          %481 = arith.addi %401, %478 : index
          %482 = vector.load %3[%481] : memref<?xf32>, vector<16xf32>
          %483 = arith.mulf %482, %480 : vector<16xf32>
          %484 = arith.muli %399, %heads : index
          %485 = arith.addi %484, %0 : index
          %486 = arith.muli %485, %headDim : index
          %487 = arith.addi %486, %478 : index
          vector.store %483, %q[%487] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %488 = arith.addi %slotsAt, %399 : index
        %489 = memref.load %step[%488] : memref<?xi32>
        %490 = arith.index_cast %489 : i32 to index
        %491 = arith.cmpi sge, %490, %c7 : index
        scf.if %491 {
          %492 = arith.cmpi eq, %codec, %c7 : index
          scf.if %492 {
            %493 = arith.subi %0, %heads : index
            %494 = arith.muli %493, %4 : index
            %495 = arith.divui %490, %c6 : index
            %496 = arith.remui %490, %c6 : index
            %497 = arith.muli %495, %pageBytes : index
            %500 = scf.for %498 = %c7 to %headDim step %c6 iter_args(%499 = %c19) -> (vector<16xf32>) {
              %501 = arith.addi %494, %498 : index
              %502 = vector.load %encode[%501] : memref<?xf32>, vector<16xf32>
              %503 = arith.addi %494, %headDim : index
              %504 = arith.addi %503, %498 : index
              %505 = vector.load %encode[%504] : memref<?xf32>, vector<16xf32>
              %506 = arith.addi %401, %498 : index
              %507 = vector.load %3[%506] : memref<?xf32>, vector<16xf32>
              %508 = arith.subf %507, %505 : vector<16xf32>
              %509 = arith.mulf %508, %502 : vector<16xf32>
              %510 = arith.minimumf %509, %c43 : vector<16xf32>
              %511 = arith.maximumf %510, %c44 : vector<16xf32>
              %512 = arith.truncf %511 : vector<16xf32> to vector<16xf16>
              %513 = vector.bitcast %512 : vector<16xf16> to vector<32xi8>
              %514 = arith.muli %498, %c3 : index
              vector.store %513, %5[%514] : memref<?xi8>, vector<32xi8>
              %515 = math.absf %509 : vector<16xf32>
              %516 = arith.cmpf ugt, %515, %c43 : vector<16xf32>
              %517 = arith.select %516, %c45, %c19 : vector<16xi1>, vector<16xf32>
              %518 = arith.addf %499, %517 : vector<16xf32>
              scf.yield %518 : vector<16xf32>
            }
            %519 = wave.reduce "add" %500 : vector<16xf32>
            %520 = arith.cmpf ogt, %519, %c46 : f32
            scf.if %520 {
              %521 = arith.fptosi %519 : f32 to i32
              wave.count %clipped, %521 : memref<?xi32>
            }
            %522 = arith.cmpi slt, %493, %kvHeads : index
            scf.if %522 {
              %523 = arith.muli %4, %c20 : index
              %524 = arith.muli %493, %523 : index
              %525 = arith.addi %497, %524 : index
              %526 = arith.muli %496, %c3 : index
              %527 = arith.addi %525, %526 : index
              scf.for %528 = %c7 to %headDim step %c9 {
                %529 = arith.muli %528, %c3 : index
                %530 = arith.addi %529, %c7 : index
                %531 = memref.load %5[%530] : memref<?xi8>
                %532 = arith.muli %528, %c20 : index
                %533 = arith.addi %527, %532 : index
                %534 = arith.addi %533, %c7 : index
                memref.store %531, %kv[%534] : memref<?xi8>
                %535 = arith.addi %529, %c9 : index
                %536 = memref.load %5[%535] : memref<?xi8>
                %537 = arith.addi %533, %c9 : index
                memref.store %536, %kv[%537] : memref<?xi8>
              }
            } else {
              %538 = arith.subi %493, %kvHeads : index
              %539 = arith.muli %538, %c3 : index
              %540 = arith.addi %539, %c9 : index
              %541 = arith.muli %4, %c6 : index
              %542 = arith.muli %540, %541 : index
              %543 = arith.addi %497, %542 : index
              %544 = arith.muli %496, %4 : index
              %545 = arith.addi %543, %544 : index
              scf.for %546 = %c7 to %4 step %c6 {
                %547 = vector.load %5[%546] : memref<?xi8>, vector<16xi8>
                %548 = arith.addi %545, %546 : index
                vector.store %547, %kv[%548] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %549 = arith.cmpi eq, %codec, %c9 : index
          scf.if %549 {
            %550 = arith.subi %0, %heads : index
            %551 = arith.muli %550, %4 : index
            %552 = arith.divui %490, %c6 : index
            %553 = arith.remui %490, %c6 : index
            %554 = arith.muli %headDim, %c9 : index
            %555 = arith.muli %552, %pageBytes : index
            %558 = scf.for %556 = %c7 to %headDim step %c6 iter_args(%557 = %c19) -> (vector<16xf32>) {
              %559 = arith.addi %551, %556 : index
              %560 = vector.load %encode[%559] : memref<?xf32>, vector<16xf32>
              %561 = arith.addi %551, %headDim : index
              %562 = arith.addi %561, %556 : index
              %563 = vector.load %encode[%562] : memref<?xf32>, vector<16xf32>
              %564 = arith.addi %401, %556 : index
              %565 = vector.load %3[%564] : memref<?xf32>, vector<16xf32>
              %566 = arith.subf %565, %563 : vector<16xf32>
              %567 = arith.mulf %566, %560 : vector<16xf32>
              %568 = wave.fp8_encode "e4m3" %567 : vector<16xf32> -> vector<16xi8>
              %569 = arith.muli %556, %c9 : index
              vector.store %568, %5[%569] : memref<?xi8>, vector<16xi8>
              %570 = math.absf %567 : vector<16xf32>
              %571 = arith.cmpf ugt, %570, %c47 : vector<16xf32>
              %572 = arith.select %571, %c45, %c19 : vector<16xi1>, vector<16xf32>
              %573 = arith.addf %557, %572 : vector<16xf32>
              scf.yield %573 : vector<16xf32>
            }
            %574 = wave.reduce "add" %558 : vector<16xf32>
            %575 = arith.cmpf ogt, %574, %c46 : f32
            scf.if %575 {
              %576 = arith.fptosi %574 : f32 to i32
              wave.count %clipped, %576 : memref<?xi32>
            }
            %577 = arith.cmpi slt, %550, %kvHeads : index
            scf.if %577 {
              %578 = arith.muli %554, %c20 : index
              %579 = arith.muli %550, %578 : index
              %580 = arith.addi %555, %579 : index
              %581 = arith.muli %553, %c9 : index
              %582 = arith.addi %580, %581 : index
              scf.for %583 = %c7 to %headDim step %c9 {
                %584 = arith.muli %583, %c9 : index
                %585 = arith.addi %584, %c7 : index
                %586 = memref.load %5[%585] : memref<?xi8>
                %587 = arith.muli %583, %c6 : index
                %588 = arith.addi %582, %587 : index
                %589 = arith.addi %588, %c7 : index
                memref.store %586, %kv[%589] : memref<?xi8>
              }
            } else {
              %590 = arith.subi %550, %kvHeads : index
              %591 = arith.muli %590, %c3 : index
              %592 = arith.addi %591, %c9 : index
              %593 = arith.muli %554, %c6 : index
              %594 = arith.muli %592, %593 : index
              %595 = arith.addi %555, %594 : index
              %596 = arith.muli %553, %554 : index
              %597 = arith.addi %595, %596 : index
              scf.for %598 = %c7 to %554 step %c6 {
                %599 = vector.load %5[%598] : memref<?xi8>, vector<16xi8>
                %600 = arith.addi %597, %598 : index
                vector.store %599, %kv[%600] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %601 = arith.cmpi eq, %codec, %c3 : index
          scf.if %601 {
            %602 = arith.subi %0, %heads : index
            %603 = arith.muli %602, %4 : index
            %604 = arith.divui %490, %c6 : index
            %605 = arith.remui %490, %c6 : index
            %606 = arith.muli %headDim, %c9 : index
            %607 = arith.muli %604, %pageBytes : index
            %610 = scf.for %608 = %c7 to %headDim step %c6 iter_args(%609 = %c19) -> (vector<16xf32>) {
              %611 = arith.addi %603, %608 : index
              %612 = vector.load %encode[%611] : memref<?xf32>, vector<16xf32>
              %613 = arith.addi %603, %headDim : index
              %614 = arith.addi %613, %608 : index
              %615 = vector.load %encode[%614] : memref<?xf32>, vector<16xf32>
              %616 = arith.addi %401, %608 : index
              %617 = vector.load %3[%616] : memref<?xf32>, vector<16xf32>
              %618 = arith.subf %617, %615 : vector<16xf32>
              %619 = arith.mulf %618, %612 : vector<16xf32>
              %620 = wave.fp8_encode "e5m2" %619 : vector<16xf32> -> vector<16xi8>
              %621 = arith.muli %608, %c9 : index
              vector.store %620, %5[%621] : memref<?xi8>, vector<16xi8>
              %622 = math.absf %619 : vector<16xf32>
              %623 = arith.cmpf ugt, %622, %c48 : vector<16xf32>
              %624 = arith.select %623, %c45, %c19 : vector<16xi1>, vector<16xf32>
              %625 = arith.addf %609, %624 : vector<16xf32>
              scf.yield %625 : vector<16xf32>
            }
            %626 = wave.reduce "add" %610 : vector<16xf32>
            %627 = arith.cmpf ogt, %626, %c46 : f32
            scf.if %627 {
              %628 = arith.fptosi %626 : f32 to i32
              wave.count %clipped, %628 : memref<?xi32>
            }
            %629 = arith.cmpi slt, %602, %kvHeads : index
            scf.if %629 {
              %630 = arith.muli %606, %c20 : index
              %631 = arith.muli %602, %630 : index
              %632 = arith.addi %607, %631 : index
              %633 = arith.muli %605, %c9 : index
              %634 = arith.addi %632, %633 : index
              scf.for %635 = %c7 to %headDim step %c9 {
                %636 = arith.muli %635, %c9 : index
                %637 = arith.addi %636, %c7 : index
                %638 = memref.load %5[%637] : memref<?xi8>
                %639 = arith.muli %635, %c6 : index
                %640 = arith.addi %634, %639 : index
                %641 = arith.addi %640, %c7 : index
                memref.store %638, %kv[%641] : memref<?xi8>
              }
            } else {
              %642 = arith.subi %602, %kvHeads : index
              %643 = arith.muli %642, %c3 : index
              %644 = arith.addi %643, %c9 : index
              %645 = arith.muli %606, %c6 : index
              %646 = arith.muli %644, %645 : index
              %647 = arith.addi %607, %646 : index
              %648 = arith.muli %605, %606 : index
              %649 = arith.addi %647, %648 : index
              scf.for %650 = %c7 to %606 step %c6 {
                %651 = vector.load %5[%650] : memref<?xi8>, vector<16xi8>
                %652 = arith.addi %649, %650 : index
                vector.store %651, %kv[%652] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %653 = arith.cmpi eq, %codec, %c10 : index
          scf.if %653 {
            %654 = arith.subi %0, %heads : index
            %655 = arith.muli %654, %4 : index
            %656 = arith.divui %490, %c6 : index
            %657 = arith.remui %490, %c6 : index
            %658 = arith.muli %headDim, %c9 : index
            %659 = arith.muli %656, %pageBytes : index
            %662 = scf.for %660 = %c7 to %headDim step %c6 iter_args(%661 = %c19) -> (vector<16xf32>) {
              %663 = arith.addi %655, %660 : index
              %664 = vector.load %encode[%663] : memref<?xf32>, vector<16xf32>
              %665 = arith.addi %655, %headDim : index
              %666 = arith.addi %665, %660 : index
              %667 = vector.load %encode[%666] : memref<?xf32>, vector<16xf32>
              %668 = arith.addi %401, %660 : index
              %669 = vector.load %3[%668] : memref<?xf32>, vector<16xf32>
              %670 = arith.subf %669, %667 : vector<16xf32>
              %671 = arith.mulf %670, %664 : vector<16xf32>
              %672 = arith.cmpf ord, %671, %671 : vector<16xf32>
              %673 = arith.select %672, %671, %c19 : vector<16xi1>, vector<16xf32>
              %674 = math.roundeven %673 : vector<16xf32>
              %675 = arith.minimumf %674, %c49 : vector<16xf32>
              %676 = arith.maximumf %675, %c50 : vector<16xf32>
              %677 = arith.fptosi %676 : vector<16xf32> to vector<16xi32>
              %678 = arith.addi %677, %c51 : vector<16xi32>
              %679 = arith.trunci %678 : vector<16xi32> to vector<16xi8>
              %680 = arith.muli %660, %c9 : index
              vector.store %679, %5[%680] : memref<?xi8>, vector<16xi8>
              %681 = math.absf %671 : vector<16xf32>
              %682 = arith.cmpf ugt, %681, %c52 : vector<16xf32>
              %683 = arith.select %682, %c45, %c19 : vector<16xi1>, vector<16xf32>
              %684 = arith.addf %661, %683 : vector<16xf32>
              scf.yield %684 : vector<16xf32>
            }
            %685 = wave.reduce "add" %662 : vector<16xf32>
            %686 = arith.cmpf ogt, %685, %c46 : f32
            scf.if %686 {
              %687 = arith.fptosi %685 : f32 to i32
              wave.count %clipped, %687 : memref<?xi32>
            }
            %688 = arith.cmpi slt, %654, %kvHeads : index
            scf.if %688 {
              %689 = arith.muli %658, %c20 : index
              %690 = arith.muli %654, %689 : index
              %691 = arith.addi %659, %690 : index
              %692 = arith.muli %657, %c9 : index
              %693 = arith.addi %691, %692 : index
              scf.for %694 = %c7 to %headDim step %c9 {
                %695 = arith.muli %694, %c9 : index
                %696 = arith.addi %695, %c7 : index
                %697 = memref.load %5[%696] : memref<?xi8>
                %698 = arith.muli %694, %c6 : index
                %699 = arith.addi %693, %698 : index
                %700 = arith.addi %699, %c7 : index
                memref.store %697, %kv[%700] : memref<?xi8>
              }
            } else {
              %701 = arith.subi %654, %kvHeads : index
              %702 = arith.muli %701, %c3 : index
              %703 = arith.addi %702, %c9 : index
              %704 = arith.muli %658, %c6 : index
              %705 = arith.muli %703, %704 : index
              %706 = arith.addi %659, %705 : index
              %707 = arith.muli %657, %658 : index
              %708 = arith.addi %706, %707 : index
              scf.for %709 = %c7 to %658 step %c6 {
                %710 = vector.load %5[%709] : memref<?xi8>, vector<16xi8>
                %711 = arith.addi %708, %709 : index
                vector.store %710, %kv[%711] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
