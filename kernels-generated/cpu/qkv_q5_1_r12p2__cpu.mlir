// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q5_1', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q5_1_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q5_1_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 12 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 384 : index
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
  %c20 = arith.constant 320 : index
  %c21 = arith.constant 64 : index
  %c22 = arith.constant dense<15> : vector<16xi32>
  %c23 = arith.constant dense<0> : vector<16xi32>
  %c24 = arith.constant dense<1> : vector<16xi32>
  %c25 = arith.constant dense<4> : vector<16xi32>
  %c26 = arith.constant dense<2> : vector<16xi32>
  %c27 = arith.constant dense<3> : vector<16xi32>
  %c28 = arith.constant dense<5> : vector<16xi32>
  %c29 = arith.constant 48 : index
  %c30 = arith.constant dense<6> : vector<16xi32>
  %c31 = arith.constant dense<7> : vector<16xi32>
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c38 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c40 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c44 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c45 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c46 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c47 = arith.constant 0x00000000 : f32
  %c48 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c49 = arith.constant dense<0x47600000> : vector<16xf32>
  %c50 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c51 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c52 = arith.constant dense<128> : vector<16xi32>
  %c53 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
        %128:24 = scf.for %103 = %c7 to %c11 step %c9 iter_args(%104 = %60, %105 = %61, %106 = %62, %107 = %63, %108 = %64, %109 = %65, %110 = %66, %111 = %67, %112 = %68, %113 = %69, %114 = %70, %115 = %71, %116 = %72, %117 = %73, %118 = %74, %119 = %75, %120 = %76, %121 = %77, %122 = %78, %123 = %79, %124 = %80, %125 = %81, %126 = %82, %127 = %83) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %129 = arith.muli %103, %c15 : index
          %130 = arith.addi %102, %129 : index
          %131 = arith.addi %86, %c20 : index
          %132 = arith.muli %103, %c9 : index
          %133 = arith.addi %132, %c7 : index
          %134 = arith.muli %133, %c6 : index
          %135 = arith.addi %131, %134 : index
          %136 = vector.load %w[%135] : memref<?xi8>, vector<16xi8>
          %137 = arith.extui %136 : vector<16xi8> to vector<16xi32>
          %138 = arith.addi %86, %c21 : index
          %139 = arith.muli %103, %c21 : index
          %140 = arith.addi %138, %139 : index
          %141 = arith.addi %140, %c7 : index
          %142 = vector.load %w[%141] : memref<?xi8>, vector<16xi8>
          %143 = arith.extui %142 : vector<16xi8> to vector<16xi32>
          %144 = arith.andi %143, %c22 : vector<16xi32>
          %145 = arith.shrui %137, %c23 : vector<16xi32>
          %146 = arith.andi %145, %c24 : vector<16xi32>
          %147 = arith.shli %146, %c25 : vector<16xi32>
          %148 = arith.ori %144, %147 : vector<16xi32>
          %149 = arith.sitofp %148 : vector<16xi32> to vector<16xf32>
          %150 = math.fma %149, %90, %94 : vector<16xf32>
          %151 = arith.addi %87, %c20 : index
          %152 = arith.addi %151, %134 : index
          %153 = vector.load %w[%152] : memref<?xi8>, vector<16xi8>
          %154 = arith.extui %153 : vector<16xi8> to vector<16xi32>
          %155 = arith.addi %87, %c21 : index
          %156 = arith.addi %155, %139 : index
          %157 = arith.addi %156, %c7 : index
          %158 = vector.load %w[%157] : memref<?xi8>, vector<16xi8>
          %159 = arith.extui %158 : vector<16xi8> to vector<16xi32>
          %160 = arith.andi %159, %c22 : vector<16xi32>
          %161 = arith.shrui %154, %c23 : vector<16xi32>
          %162 = arith.andi %161, %c24 : vector<16xi32>
          %163 = arith.shli %162, %c25 : vector<16xi32>
          %164 = arith.ori %160, %163 : vector<16xi32>
          %165 = arith.sitofp %164 : vector<16xi32> to vector<16xf32>
          %166 = math.fma %165, %97, %101 : vector<16xf32>
          %167 = arith.addi %130, %c7 : index
          %168:24 = func.call @qkv_q5_1_r12p2__cpu.0(%40, %167, %x, %150, %104, %166, %105, %41, %106, %107, %42, %108, %109, %43, %110, %111, %44, %112, %113, %45, %114, %115, %46, %116, %117, %47, %118, %119, %48, %120, %121, %49, %122, %123, %50, %124, %125, %51, %126, %127) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %169 = vector.load %w[%141] : memref<?xi8>, vector<16xi8>
          %170 = arith.extui %169 : vector<16xi8> to vector<16xi32>
          %171 = arith.shrui %170, %c25 : vector<16xi32>
          %172 = arith.shrui %137, %c24 : vector<16xi32>
          %173 = arith.andi %172, %c24 : vector<16xi32>
          %174 = arith.shli %173, %c25 : vector<16xi32>
          %175 = arith.ori %171, %174 : vector<16xi32>
          %176 = arith.sitofp %175 : vector<16xi32> to vector<16xf32>
          %177 = math.fma %176, %90, %94 : vector<16xf32>
          %178 = vector.load %w[%157] : memref<?xi8>, vector<16xi8>
          %179 = arith.extui %178 : vector<16xi8> to vector<16xi32>
          %180 = arith.shrui %179, %c25 : vector<16xi32>
          %181 = arith.shrui %154, %c24 : vector<16xi32>
          %182 = arith.andi %181, %c24 : vector<16xi32>
          %183 = arith.shli %182, %c25 : vector<16xi32>
          %184 = arith.ori %180, %183 : vector<16xi32>
          %185 = arith.sitofp %184 : vector<16xi32> to vector<16xf32>
          %186 = math.fma %185, %97, %101 : vector<16xf32>
          %187 = arith.addi %130, %c9 : index
          %188:24 = func.call @qkv_q5_1_r12p2__cpu.0(%40, %187, %x, %177, %168#0, %186, %168#1, %41, %168#2, %168#3, %42, %168#4, %168#5, %43, %168#6, %168#7, %44, %168#8, %168#9, %45, %168#10, %168#11, %46, %168#12, %168#13, %47, %168#14, %168#15, %48, %168#16, %168#17, %49, %168#18, %168#19, %50, %168#20, %168#21, %51, %168#22, %168#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %189 = arith.addi %140, %c6 : index
          %190 = vector.load %w[%189] : memref<?xi8>, vector<16xi8>
          %191 = arith.extui %190 : vector<16xi8> to vector<16xi32>
          %192 = arith.andi %191, %c22 : vector<16xi32>
          %193 = arith.shrui %137, %c26 : vector<16xi32>
          %194 = arith.andi %193, %c24 : vector<16xi32>
          %195 = arith.shli %194, %c25 : vector<16xi32>
          %196 = arith.ori %192, %195 : vector<16xi32>
          %197 = arith.sitofp %196 : vector<16xi32> to vector<16xf32>
          %198 = math.fma %197, %90, %94 : vector<16xf32>
          %199 = arith.addi %156, %c6 : index
          %200 = vector.load %w[%199] : memref<?xi8>, vector<16xi8>
          %201 = arith.extui %200 : vector<16xi8> to vector<16xi32>
          %202 = arith.andi %201, %c22 : vector<16xi32>
          %203 = arith.shrui %154, %c26 : vector<16xi32>
          %204 = arith.andi %203, %c24 : vector<16xi32>
          %205 = arith.shli %204, %c25 : vector<16xi32>
          %206 = arith.ori %202, %205 : vector<16xi32>
          %207 = arith.sitofp %206 : vector<16xi32> to vector<16xf32>
          %208 = math.fma %207, %97, %101 : vector<16xf32>
          %209 = arith.addi %130, %c3 : index
          %210:24 = func.call @qkv_q5_1_r12p2__cpu.0(%40, %209, %x, %198, %188#0, %208, %188#1, %41, %188#2, %188#3, %42, %188#4, %188#5, %43, %188#6, %188#7, %44, %188#8, %188#9, %45, %188#10, %188#11, %46, %188#12, %188#13, %47, %188#14, %188#15, %48, %188#16, %188#17, %49, %188#18, %188#19, %50, %188#20, %188#21, %51, %188#22, %188#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %211 = vector.load %w[%189] : memref<?xi8>, vector<16xi8>
          %212 = arith.extui %211 : vector<16xi8> to vector<16xi32>
          %213 = arith.shrui %212, %c25 : vector<16xi32>
          %214 = arith.shrui %137, %c27 : vector<16xi32>
          %215 = arith.andi %214, %c24 : vector<16xi32>
          %216 = arith.shli %215, %c25 : vector<16xi32>
          %217 = arith.ori %213, %216 : vector<16xi32>
          %218 = arith.sitofp %217 : vector<16xi32> to vector<16xf32>
          %219 = math.fma %218, %90, %94 : vector<16xf32>
          %220 = vector.load %w[%199] : memref<?xi8>, vector<16xi8>
          %221 = arith.extui %220 : vector<16xi8> to vector<16xi32>
          %222 = arith.shrui %221, %c25 : vector<16xi32>
          %223 = arith.shrui %154, %c27 : vector<16xi32>
          %224 = arith.andi %223, %c24 : vector<16xi32>
          %225 = arith.shli %224, %c25 : vector<16xi32>
          %226 = arith.ori %222, %225 : vector<16xi32>
          %227 = arith.sitofp %226 : vector<16xi32> to vector<16xf32>
          %228 = math.fma %227, %97, %101 : vector<16xf32>
          %229 = arith.addi %130, %c10 : index
          %230:24 = func.call @qkv_q5_1_r12p2__cpu.0(%40, %229, %x, %219, %210#0, %228, %210#1, %41, %210#2, %210#3, %42, %210#4, %210#5, %43, %210#6, %210#7, %44, %210#8, %210#9, %45, %210#10, %210#11, %46, %210#12, %210#13, %47, %210#14, %210#15, %48, %210#16, %210#17, %49, %210#18, %210#19, %50, %210#20, %210#21, %51, %210#22, %210#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %231 = arith.addi %140, %c4 : index
          %232 = vector.load %w[%231] : memref<?xi8>, vector<16xi8>
          %233 = arith.extui %232 : vector<16xi8> to vector<16xi32>
          %234 = arith.andi %233, %c22 : vector<16xi32>
          %235 = arith.shrui %137, %c25 : vector<16xi32>
          %236 = arith.andi %235, %c24 : vector<16xi32>
          %237 = arith.shli %236, %c25 : vector<16xi32>
          %238 = arith.ori %234, %237 : vector<16xi32>
          %239 = arith.sitofp %238 : vector<16xi32> to vector<16xf32>
          %240 = math.fma %239, %90, %94 : vector<16xf32>
          %241 = arith.addi %156, %c4 : index
          %242 = vector.load %w[%241] : memref<?xi8>, vector<16xi8>
          %243 = arith.extui %242 : vector<16xi8> to vector<16xi32>
          %244 = arith.andi %243, %c22 : vector<16xi32>
          %245 = arith.shrui %154, %c25 : vector<16xi32>
          %246 = arith.andi %245, %c24 : vector<16xi32>
          %247 = arith.shli %246, %c25 : vector<16xi32>
          %248 = arith.ori %244, %247 : vector<16xi32>
          %249 = arith.sitofp %248 : vector<16xi32> to vector<16xf32>
          %250 = math.fma %249, %97, %101 : vector<16xf32>
          %251 = arith.addi %130, %c11 : index
          %252:24 = func.call @qkv_q5_1_r12p2__cpu.0(%40, %251, %x, %240, %230#0, %250, %230#1, %41, %230#2, %230#3, %42, %230#4, %230#5, %43, %230#6, %230#7, %44, %230#8, %230#9, %45, %230#10, %230#11, %46, %230#12, %230#13, %47, %230#14, %230#15, %48, %230#16, %230#17, %49, %230#18, %230#19, %50, %230#20, %230#21, %51, %230#22, %230#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %253 = vector.load %w[%231] : memref<?xi8>, vector<16xi8>
          %254 = arith.extui %253 : vector<16xi8> to vector<16xi32>
          %255 = arith.shrui %254, %c25 : vector<16xi32>
          %256 = arith.shrui %137, %c28 : vector<16xi32>
          %257 = arith.andi %256, %c24 : vector<16xi32>
          %258 = arith.shli %257, %c25 : vector<16xi32>
          %259 = arith.ori %255, %258 : vector<16xi32>
          %260 = arith.sitofp %259 : vector<16xi32> to vector<16xf32>
          %261 = math.fma %260, %90, %94 : vector<16xf32>
          %262 = vector.load %w[%241] : memref<?xi8>, vector<16xi8>
          %263 = arith.extui %262 : vector<16xi8> to vector<16xi32>
          %264 = arith.shrui %263, %c25 : vector<16xi32>
          %265 = arith.shrui %154, %c28 : vector<16xi32>
          %266 = arith.andi %265, %c24 : vector<16xi32>
          %267 = arith.shli %266, %c25 : vector<16xi32>
          %268 = arith.ori %264, %267 : vector<16xi32>
          %269 = arith.sitofp %268 : vector<16xi32> to vector<16xf32>
          %270 = math.fma %269, %97, %101 : vector<16xf32>
          %271 = arith.addi %130, %c12 : index
          %272:24 = func.call @qkv_q5_1_r12p2__cpu.0(%40, %271, %x, %261, %252#0, %270, %252#1, %41, %252#2, %252#3, %42, %252#4, %252#5, %43, %252#6, %252#7, %44, %252#8, %252#9, %45, %252#10, %252#11, %46, %252#12, %252#13, %47, %252#14, %252#15, %48, %252#16, %252#17, %49, %252#18, %252#19, %50, %252#20, %252#21, %51, %252#22, %252#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %273 = arith.addi %140, %c29 : index
          %274 = vector.load %w[%273] : memref<?xi8>, vector<16xi8>
          %275 = arith.extui %274 : vector<16xi8> to vector<16xi32>
          %276 = arith.andi %275, %c22 : vector<16xi32>
          %277 = arith.shrui %137, %c30 : vector<16xi32>
          %278 = arith.andi %277, %c24 : vector<16xi32>
          %279 = arith.shli %278, %c25 : vector<16xi32>
          %280 = arith.ori %276, %279 : vector<16xi32>
          %281 = arith.sitofp %280 : vector<16xi32> to vector<16xf32>
          %282 = math.fma %281, %90, %94 : vector<16xf32>
          %283 = arith.addi %156, %c29 : index
          %284 = vector.load %w[%283] : memref<?xi8>, vector<16xi8>
          %285 = arith.extui %284 : vector<16xi8> to vector<16xi32>
          %286 = arith.andi %285, %c22 : vector<16xi32>
          %287 = arith.shrui %154, %c30 : vector<16xi32>
          %288 = arith.andi %287, %c24 : vector<16xi32>
          %289 = arith.shli %288, %c25 : vector<16xi32>
          %290 = arith.ori %286, %289 : vector<16xi32>
          %291 = arith.sitofp %290 : vector<16xi32> to vector<16xf32>
          %292 = math.fma %291, %97, %101 : vector<16xf32>
          %293 = arith.addi %130, %c13 : index
          %294:24 = func.call @qkv_q5_1_r12p2__cpu.0(%40, %293, %x, %282, %272#0, %292, %272#1, %41, %272#2, %272#3, %42, %272#4, %272#5, %43, %272#6, %272#7, %44, %272#8, %272#9, %45, %272#10, %272#11, %46, %272#12, %272#13, %47, %272#14, %272#15, %48, %272#16, %272#17, %49, %272#18, %272#19, %50, %272#20, %272#21, %51, %272#22, %272#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %295 = vector.load %w[%273] : memref<?xi8>, vector<16xi8>
          %296 = arith.extui %295 : vector<16xi8> to vector<16xi32>
          %297 = arith.shrui %296, %c25 : vector<16xi32>
          %298 = arith.shrui %137, %c31 : vector<16xi32>
          %299 = arith.andi %298, %c24 : vector<16xi32>
          %300 = arith.shli %299, %c25 : vector<16xi32>
          %301 = arith.ori %297, %300 : vector<16xi32>
          %302 = arith.sitofp %301 : vector<16xi32> to vector<16xf32>
          %303 = math.fma %302, %90, %94 : vector<16xf32>
          %304 = vector.load %w[%283] : memref<?xi8>, vector<16xi8>
          %305 = arith.extui %304 : vector<16xi8> to vector<16xi32>
          %306 = arith.shrui %305, %c25 : vector<16xi32>
          %307 = arith.shrui %154, %c31 : vector<16xi32>
          %308 = arith.andi %307, %c24 : vector<16xi32>
          %309 = arith.shli %308, %c25 : vector<16xi32>
          %310 = arith.ori %306, %309 : vector<16xi32>
          %311 = arith.sitofp %310 : vector<16xi32> to vector<16xf32>
          %312 = math.fma %311, %97, %101 : vector<16xf32>
          %313 = arith.addi %130, %c14 : index
          %314:24 = func.call @qkv_q5_1_r12p2__cpu.0(%40, %313, %x, %303, %294#0, %312, %294#1, %41, %294#2, %294#3, %42, %294#4, %294#5, %43, %294#6, %294#7, %44, %294#8, %294#9, %45, %294#10, %294#11, %46, %294#12, %294#13, %47, %294#14, %294#15, %48, %294#16, %294#17, %49, %294#18, %294#19, %50, %294#20, %294#21, %51, %294#22, %294#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %314#0, %314#1, %314#2, %314#3, %314#4, %314#5, %314#6, %314#7, %314#8, %314#9, %314#10, %314#11, %314#12, %314#13, %314#14, %314#15, %314#16, %314#17, %314#18, %314#19, %314#20, %314#21, %314#22, %314#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %128#0, %128#1, %128#2, %128#3, %128#4, %128#5, %128#6, %128#7, %128#8, %128#9, %128#10, %128#11, %128#12, %128#13, %128#14, %128#15, %128#16, %128#17, %128#18, %128#19, %128#20, %128#21, %128#22, %128#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %315 = arith.muli %headDim, %c7 : index
      %316 = arith.muli %52, %c6 : index
      %317 = arith.addi %315, %316 : index
      %318 = arith.addi %317, %c7 : index
      vector.store %84#0, %3[%318] : memref<?xf32>, vector<16xf32>
      %319 = arith.addi %317, %c6 : index
      vector.store %84#1, %3[%319] : memref<?xf32>, vector<16xf32>
      %320 = arith.muli %headDim, %c9 : index
      %321 = arith.addi %320, %316 : index
      %322 = arith.addi %321, %c7 : index
      vector.store %84#2, %3[%322] : memref<?xf32>, vector<16xf32>
      %323 = arith.addi %321, %c6 : index
      vector.store %84#3, %3[%323] : memref<?xf32>, vector<16xf32>
      %324 = arith.addi %4, %316 : index
      %325 = arith.addi %324, %c7 : index
      vector.store %84#4, %3[%325] : memref<?xf32>, vector<16xf32>
      %326 = arith.addi %324, %c6 : index
      vector.store %84#5, %3[%326] : memref<?xf32>, vector<16xf32>
      %327 = arith.muli %headDim, %c10 : index
      %328 = arith.addi %327, %316 : index
      %329 = arith.addi %328, %c7 : index
      vector.store %84#6, %3[%329] : memref<?xf32>, vector<16xf32>
      %330 = arith.addi %328, %c6 : index
      vector.store %84#7, %3[%330] : memref<?xf32>, vector<16xf32>
      %331 = arith.muli %headDim, %c11 : index
      %332 = arith.addi %331, %316 : index
      %333 = arith.addi %332, %c7 : index
      vector.store %84#8, %3[%333] : memref<?xf32>, vector<16xf32>
      %334 = arith.addi %332, %c6 : index
      vector.store %84#9, %3[%334] : memref<?xf32>, vector<16xf32>
      %335 = arith.muli %headDim, %c12 : index
      %336 = arith.addi %335, %316 : index
      %337 = arith.addi %336, %c7 : index
      vector.store %84#10, %3[%337] : memref<?xf32>, vector<16xf32>
      %338 = arith.addi %336, %c6 : index
      vector.store %84#11, %3[%338] : memref<?xf32>, vector<16xf32>
      %339 = arith.muli %headDim, %c13 : index
      %340 = arith.addi %339, %316 : index
      %341 = arith.addi %340, %c7 : index
      vector.store %84#12, %3[%341] : memref<?xf32>, vector<16xf32>
      %342 = arith.addi %340, %c6 : index
      vector.store %84#13, %3[%342] : memref<?xf32>, vector<16xf32>
      %343 = arith.muli %headDim, %c14 : index
      %344 = arith.addi %343, %316 : index
      %345 = arith.addi %344, %c7 : index
      vector.store %84#14, %3[%345] : memref<?xf32>, vector<16xf32>
      %346 = arith.addi %344, %c6 : index
      vector.store %84#15, %3[%346] : memref<?xf32>, vector<16xf32>
      %347 = arith.muli %headDim, %c15 : index
      %348 = arith.addi %347, %316 : index
      %349 = arith.addi %348, %c7 : index
      vector.store %84#16, %3[%349] : memref<?xf32>, vector<16xf32>
      %350 = arith.addi %348, %c6 : index
      vector.store %84#17, %3[%350] : memref<?xf32>, vector<16xf32>
      %351 = arith.muli %headDim, %c16 : index
      %352 = arith.addi %351, %316 : index
      %353 = arith.addi %352, %c7 : index
      vector.store %84#18, %3[%353] : memref<?xf32>, vector<16xf32>
      %354 = arith.addi %352, %c6 : index
      vector.store %84#19, %3[%354] : memref<?xf32>, vector<16xf32>
      %355 = arith.muli %headDim, %c17 : index
      %356 = arith.addi %355, %316 : index
      %357 = arith.addi %356, %c7 : index
      vector.store %84#20, %3[%357] : memref<?xf32>, vector<16xf32>
      %358 = arith.addi %356, %c6 : index
      vector.store %84#21, %3[%358] : memref<?xf32>, vector<16xf32>
      %359 = arith.muli %headDim, %c18 : index
      %360 = arith.addi %359, %316 : index
      %361 = arith.addi %360, %c7 : index
      vector.store %84#22, %3[%361] : memref<?xf32>, vector<16xf32>
      %362 = arith.addi %360, %c6 : index
      vector.store %84#23, %3[%362] : memref<?xf32>, vector<16xf32>
    }
    %363 = arith.addi %14, %c2 : index
    %364 = arith.minsi %363, %13 : index
    scf.for %365 = %14 to %364 step %c9 {
      %366 = arith.subi %365, %14 : index
      %367 = arith.muli %366, %headDim : index
      %368 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %368 {
        scf.for %369 = %c7 to %headDim step %c6 {
          %370 = arith.muli %0, %headDim : index
          %371 = arith.addi %370, %369 : index
          %372 = vector.load %bias[%371] : memref<?xf32>, vector<16xf32>
          %373 = arith.addi %367, %369 : index
          %374 = vector.load %3[%373] : memref<?xf32>, vector<16xf32>
          %375 = arith.addf %374, %372 : vector<16xf32>
          vector.store %375, %3[%373] : memref<?xf32>, vector<16xf32>
        }
      }
      %376 = arith.addi %heads, %kvHeads : index
      %377 = arith.cmpi slt, %0, %376 : index
      scf.if %377 {
        %378 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %378 {
          %379 = arith.cmpi slt, %0, %heads : index
          %382 = scf.for %380 = %c7 to %headDim step %c6 iter_args(%381 = %c19) -> (vector<16xf32>) {
            %383 = arith.addi %367, %380 : index
            %384 = vector.load %3[%383] : memref<?xf32>, vector<16xf32>
            %385 = math.fma %384, %384, %381 : vector<16xf32>
            scf.yield %385 : vector<16xf32>
          }
          %386 = wave.reduce "add" %382 : vector<16xf32>
          %387 = arith.mulf %386, %inverseHeadDim : f32
          %388 = arith.addf %387, %epsilon : f32
          %389 = math.sqrt %388 : f32
          %390 = arith.divf %c38, %389 : f32
          %391 = vector.broadcast %390 : f32 to vector<16xf32>
          scf.for %392 = %c7 to %headDim step %c6 {
            %393 = vector.load %query_norm[%392] : memref<?xf32>, vector<16xf32>
            %394 = vector.load %key_norm[%392] : memref<?xf32>, vector<16xf32>
            %395 = arith.select %379, %393, %394 : vector<16xf32>
            %396 = arith.addi %367, %392 : index
            %397 = vector.load %3[%396] : memref<?xf32>, vector<16xf32>
            %398 = arith.mulf %397, %391 : vector<16xf32>
            %399 = arith.mulf %398, %395 : vector<16xf32>
            vector.store %399, %3[%396] : memref<?xf32>, vector<16xf32>
          }
        }
        %400 = arith.addi %positionsAt, %365 : index
        %401 = memref.load %step[%400] : memref<?xi32>
        %402 = arith.index_cast %401 : i32 to index
        %403 = arith.divui %headDim, %c3 : index
        %404 = arith.remui %402, %c40 : index
        %405 = arith.muli %404, %headDim : index
        %406 = arith.divui %402, %c40 : index
        %407 = arith.addi %406, %c40 : index
        %408 = arith.muli %407, %headDim : index
        scf.for %409 = %c7 to %403 step %c15 {
          %410 = arith.addi %405, %409 : index
          %411 = vector.load %rope[%410] : memref<?xf32>, vector<8xf32>
          %412 = arith.addi %405, %403 : index
          %413 = arith.addi %412, %409 : index
          %414 = vector.load %rope[%413] : memref<?xf32>, vector<8xf32>
          %415 = arith.addi %408, %409 : index
          %416 = vector.load %rope[%415] : memref<?xf32>, vector<8xf32>
          %417 = arith.addi %408, %403 : index
          %418 = arith.addi %417, %409 : index
          %419 = vector.load %rope[%418] : memref<?xf32>, vector<8xf32>
          %420 = arith.mulf %416, %411 : vector<8xf32>
          %421 = arith.mulf %419, %414 : vector<8xf32>
          %422 = arith.subf %420, %421 : vector<8xf32>
          %423 = arith.mulf %419, %411 : vector<8xf32>
          %424 = arith.mulf %416, %414 : vector<8xf32>
          %425 = arith.addf %423, %424 : vector<8xf32>
          %426 = arith.addi %367, %409 : index
          %427 = vector.load %3[%426] : memref<?xf32>, vector<8xf32>
          %428 = arith.addi %367, %403 : index
          %429 = arith.addi %428, %409 : index
          %430 = vector.load %3[%429] : memref<?xf32>, vector<8xf32>
          %431 = arith.mulf %427, %422 : vector<8xf32>
          %432 = arith.mulf %430, %425 : vector<8xf32>
          %433 = arith.subf %431, %432 : vector<8xf32>
          vector.store %433, %3[%426] : memref<?xf32>, vector<8xf32>
          %434 = arith.mulf %430, %422 : vector<8xf32>
          %435 = arith.mulf %427, %425 : vector<8xf32>
          %436 = arith.addf %434, %435 : vector<8xf32>
          vector.store %436, %3[%429] : memref<?xf32>, vector<8xf32>
        }
      }
      %437 = arith.cmpi slt, %0, %heads : index
      scf.if %437 {
        %438 = arith.divui %heads, %kvHeads : index
        %439 = arith.muli %headDim, %c11 : index
        %440 = arith.muli %kvHeads, %439 : index
        %441 = arith.divui %0, %438 : index
        %442 = arith.muli %441, %headDim : index
        %443 = arith.addi %440, %442 : index
        scf.for %444 = %c7 to %headDim step %c6 {
          %445 = arith.addi %443, %444 : index
          %446 = vector.load %encode[%445] : memref<?xf32>, vector<16xf32>
          %447 = arith.addi %367, %444 : index
          %448 = vector.load %3[%447] : memref<?xf32>, vector<16xf32>
          %449 = arith.mulf %448, %446 : vector<16xf32>
          %450 = arith.muli %365, %heads : index
          %451 = arith.addi %450, %0 : index
          %452 = arith.muli %451, %headDim : index
          %453 = arith.addi %452, %444 : index
          vector.store %449, %q[%453] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %454 = arith.addi %slotsAt, %365 : index
        %455 = memref.load %step[%454] : memref<?xi32>
        %456 = arith.index_cast %455 : i32 to index
        %457 = arith.cmpi sge, %456, %c7 : index
        scf.if %457 {
          %458 = arith.cmpi eq, %codec, %c7 : index
          scf.if %458 {
            %459 = arith.subi %0, %heads : index
            %460 = arith.muli %459, %4 : index
            %461 = arith.divui %456, %c6 : index
            %462 = arith.remui %456, %c6 : index
            %463 = arith.muli %461, %pageBytes : index
            %466 = scf.for %464 = %c7 to %headDim step %c6 iter_args(%465 = %c19) -> (vector<16xf32>) {
              %467 = arith.addi %460, %464 : index
              %468 = vector.load %encode[%467] : memref<?xf32>, vector<16xf32>
              %469 = arith.addi %460, %headDim : index
              %470 = arith.addi %469, %464 : index
              %471 = vector.load %encode[%470] : memref<?xf32>, vector<16xf32>
              %472 = arith.addi %367, %464 : index
              %473 = vector.load %3[%472] : memref<?xf32>, vector<16xf32>
              %474 = arith.subf %473, %471 : vector<16xf32>
              %475 = arith.mulf %474, %468 : vector<16xf32>
              %476 = arith.minimumf %475, %c44 : vector<16xf32>
              %477 = arith.maximumf %476, %c45 : vector<16xf32>
              %478 = arith.truncf %477 : vector<16xf32> to vector<16xf16>
              %479 = vector.bitcast %478 : vector<16xf16> to vector<32xi8>
              %480 = arith.muli %464, %c3 : index
              vector.store %479, %5[%480] : memref<?xi8>, vector<32xi8>
              %481 = math.absf %475 : vector<16xf32>
              %482 = arith.cmpf ugt, %481, %c44 : vector<16xf32>
              %483 = arith.select %482, %c46, %c19 : vector<16xi1>, vector<16xf32>
              %484 = arith.addf %465, %483 : vector<16xf32>
              scf.yield %484 : vector<16xf32>
            }
            %485 = wave.reduce "add" %466 : vector<16xf32>
            %486 = arith.cmpf ogt, %485, %c47 : f32
            scf.if %486 {
              %487 = arith.fptosi %485 : f32 to i32
              wave.count %clipped, %487 : memref<?xi32>
            }
            %488 = arith.cmpi slt, %459, %kvHeads : index
            scf.if %488 {
              %489 = arith.muli %4, %c4 : index
              %490 = arith.muli %459, %489 : index
              %491 = arith.addi %463, %490 : index
              %492 = arith.muli %462, %c3 : index
              %493 = arith.addi %491, %492 : index
              scf.for %494 = %c7 to %headDim step %c9 {
                %495 = arith.muli %494, %c3 : index
                %496 = arith.addi %495, %c7 : index
                %497 = memref.load %5[%496] : memref<?xi8>
                %498 = arith.muli %494, %c4 : index
                %499 = arith.addi %493, %498 : index
                %500 = arith.addi %499, %c7 : index
                memref.store %497, %kv[%500] : memref<?xi8>
                %501 = arith.addi %495, %c9 : index
                %502 = memref.load %5[%501] : memref<?xi8>
                %503 = arith.addi %499, %c9 : index
                memref.store %502, %kv[%503] : memref<?xi8>
              }
            } else {
              %504 = arith.subi %459, %kvHeads : index
              %505 = arith.muli %504, %c3 : index
              %506 = arith.addi %505, %c9 : index
              %507 = arith.muli %4, %c6 : index
              %508 = arith.muli %506, %507 : index
              %509 = arith.addi %463, %508 : index
              %510 = arith.muli %462, %4 : index
              %511 = arith.addi %509, %510 : index
              scf.for %512 = %c7 to %4 step %c6 {
                %513 = vector.load %5[%512] : memref<?xi8>, vector<16xi8>
                %514 = arith.addi %511, %512 : index
                vector.store %513, %kv[%514] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %515 = arith.cmpi eq, %codec, %c9 : index
          scf.if %515 {
            %516 = arith.subi %0, %heads : index
            %517 = arith.muli %516, %4 : index
            %518 = arith.divui %456, %c6 : index
            %519 = arith.remui %456, %c6 : index
            %520 = arith.muli %headDim, %c9 : index
            %521 = arith.muli %518, %pageBytes : index
            %524 = scf.for %522 = %c7 to %headDim step %c6 iter_args(%523 = %c19) -> (vector<16xf32>) {
              %525 = arith.addi %517, %522 : index
              %526 = vector.load %encode[%525] : memref<?xf32>, vector<16xf32>
              %527 = arith.addi %517, %headDim : index
              %528 = arith.addi %527, %522 : index
              %529 = vector.load %encode[%528] : memref<?xf32>, vector<16xf32>
              %530 = arith.addi %367, %522 : index
              %531 = vector.load %3[%530] : memref<?xf32>, vector<16xf32>
              %532 = arith.subf %531, %529 : vector<16xf32>
              %533 = arith.mulf %532, %526 : vector<16xf32>
              %534 = wave.fp8_encode "e4m3" %533 : vector<16xf32> -> vector<16xi8>
              %535 = arith.muli %522, %c9 : index
              vector.store %534, %5[%535] : memref<?xi8>, vector<16xi8>
              %536 = math.absf %533 : vector<16xf32>
              %537 = arith.cmpf ugt, %536, %c48 : vector<16xf32>
              %538 = arith.select %537, %c46, %c19 : vector<16xi1>, vector<16xf32>
              %539 = arith.addf %523, %538 : vector<16xf32>
              scf.yield %539 : vector<16xf32>
            }
            %540 = wave.reduce "add" %524 : vector<16xf32>
            %541 = arith.cmpf ogt, %540, %c47 : f32
            scf.if %541 {
              %542 = arith.fptosi %540 : f32 to i32
              wave.count %clipped, %542 : memref<?xi32>
            }
            %543 = arith.cmpi slt, %516, %kvHeads : index
            scf.if %543 {
              %544 = arith.muli %520, %c4 : index
              %545 = arith.muli %516, %544 : index
              %546 = arith.addi %521, %545 : index
              %547 = arith.muli %519, %c9 : index
              %548 = arith.addi %546, %547 : index
              scf.for %549 = %c7 to %headDim step %c9 {
                %550 = arith.muli %549, %c9 : index
                %551 = arith.addi %550, %c7 : index
                %552 = memref.load %5[%551] : memref<?xi8>
                %553 = arith.muli %549, %c6 : index
                %554 = arith.addi %548, %553 : index
                %555 = arith.addi %554, %c7 : index
                memref.store %552, %kv[%555] : memref<?xi8>
              }
            } else {
              %556 = arith.subi %516, %kvHeads : index
              %557 = arith.muli %556, %c3 : index
              %558 = arith.addi %557, %c9 : index
              %559 = arith.muli %520, %c6 : index
              %560 = arith.muli %558, %559 : index
              %561 = arith.addi %521, %560 : index
              %562 = arith.muli %519, %520 : index
              %563 = arith.addi %561, %562 : index
              scf.for %564 = %c7 to %520 step %c6 {
                %565 = vector.load %5[%564] : memref<?xi8>, vector<16xi8>
                %566 = arith.addi %563, %564 : index
                vector.store %565, %kv[%566] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %567 = arith.cmpi eq, %codec, %c3 : index
          scf.if %567 {
            %568 = arith.subi %0, %heads : index
            %569 = arith.muli %568, %4 : index
            %570 = arith.divui %456, %c6 : index
            %571 = arith.remui %456, %c6 : index
            %572 = arith.muli %headDim, %c9 : index
            %573 = arith.muli %570, %pageBytes : index
            %576 = scf.for %574 = %c7 to %headDim step %c6 iter_args(%575 = %c19) -> (vector<16xf32>) {
              %577 = arith.addi %569, %574 : index
              %578 = vector.load %encode[%577] : memref<?xf32>, vector<16xf32>
              %579 = arith.addi %569, %headDim : index
              %580 = arith.addi %579, %574 : index
              %581 = vector.load %encode[%580] : memref<?xf32>, vector<16xf32>
              %582 = arith.addi %367, %574 : index
              %583 = vector.load %3[%582] : memref<?xf32>, vector<16xf32>
              %584 = arith.subf %583, %581 : vector<16xf32>
              %585 = arith.mulf %584, %578 : vector<16xf32>
              %586 = wave.fp8_encode "e5m2" %585 : vector<16xf32> -> vector<16xi8>
              %587 = arith.muli %574, %c9 : index
              vector.store %586, %5[%587] : memref<?xi8>, vector<16xi8>
              %588 = math.absf %585 : vector<16xf32>
              %589 = arith.cmpf ugt, %588, %c49 : vector<16xf32>
              %590 = arith.select %589, %c46, %c19 : vector<16xi1>, vector<16xf32>
              %591 = arith.addf %575, %590 : vector<16xf32>
              scf.yield %591 : vector<16xf32>
            }
            %592 = wave.reduce "add" %576 : vector<16xf32>
            %593 = arith.cmpf ogt, %592, %c47 : f32
            scf.if %593 {
              %594 = arith.fptosi %592 : f32 to i32
              wave.count %clipped, %594 : memref<?xi32>
            }
            %595 = arith.cmpi slt, %568, %kvHeads : index
            scf.if %595 {
              %596 = arith.muli %572, %c4 : index
              %597 = arith.muli %568, %596 : index
              %598 = arith.addi %573, %597 : index
              %599 = arith.muli %571, %c9 : index
              %600 = arith.addi %598, %599 : index
              scf.for %601 = %c7 to %headDim step %c9 {
                %602 = arith.muli %601, %c9 : index
                %603 = arith.addi %602, %c7 : index
                %604 = memref.load %5[%603] : memref<?xi8>
                %605 = arith.muli %601, %c6 : index
                %606 = arith.addi %600, %605 : index
                %607 = arith.addi %606, %c7 : index
                memref.store %604, %kv[%607] : memref<?xi8>
              }
            } else {
              %608 = arith.subi %568, %kvHeads : index
              %609 = arith.muli %608, %c3 : index
              %610 = arith.addi %609, %c9 : index
              %611 = arith.muli %572, %c6 : index
              %612 = arith.muli %610, %611 : index
              %613 = arith.addi %573, %612 : index
              %614 = arith.muli %571, %572 : index
              %615 = arith.addi %613, %614 : index
              scf.for %616 = %c7 to %572 step %c6 {
                %617 = vector.load %5[%616] : memref<?xi8>, vector<16xi8>
                %618 = arith.addi %615, %616 : index
                vector.store %617, %kv[%618] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %619 = arith.cmpi eq, %codec, %c10 : index
          scf.if %619 {
            %620 = arith.subi %0, %heads : index
            %621 = arith.muli %620, %4 : index
            %622 = arith.divui %456, %c6 : index
            %623 = arith.remui %456, %c6 : index
            %624 = arith.muli %headDim, %c9 : index
            %625 = arith.muli %622, %pageBytes : index
            %628 = scf.for %626 = %c7 to %headDim step %c6 iter_args(%627 = %c19) -> (vector<16xf32>) {
              %629 = arith.addi %621, %626 : index
              %630 = vector.load %encode[%629] : memref<?xf32>, vector<16xf32>
              %631 = arith.addi %621, %headDim : index
              %632 = arith.addi %631, %626 : index
              %633 = vector.load %encode[%632] : memref<?xf32>, vector<16xf32>
              %634 = arith.addi %367, %626 : index
              %635 = vector.load %3[%634] : memref<?xf32>, vector<16xf32>
              %636 = arith.subf %635, %633 : vector<16xf32>
              %637 = arith.mulf %636, %630 : vector<16xf32>
              %638 = arith.cmpf ord, %637, %637 : vector<16xf32>
              %639 = arith.select %638, %637, %c19 : vector<16xi1>, vector<16xf32>
              %640 = math.roundeven %639 : vector<16xf32>
              %641 = arith.minimumf %640, %c50 : vector<16xf32>
              %642 = arith.maximumf %641, %c51 : vector<16xf32>
              %643 = arith.fptosi %642 : vector<16xf32> to vector<16xi32>
              %644 = arith.addi %643, %c52 : vector<16xi32>
              %645 = arith.trunci %644 : vector<16xi32> to vector<16xi8>
              %646 = arith.muli %626, %c9 : index
              vector.store %645, %5[%646] : memref<?xi8>, vector<16xi8>
              %647 = math.absf %637 : vector<16xf32>
              %648 = arith.cmpf ugt, %647, %c53 : vector<16xf32>
              %649 = arith.select %648, %c46, %c19 : vector<16xi1>, vector<16xf32>
              %650 = arith.addf %627, %649 : vector<16xf32>
              scf.yield %650 : vector<16xf32>
            }
            %651 = wave.reduce "add" %628 : vector<16xf32>
            %652 = arith.cmpf ogt, %651, %c47 : f32
            scf.if %652 {
              %653 = arith.fptosi %651 : f32 to i32
              wave.count %clipped, %653 : memref<?xi32>
            }
            %654 = arith.cmpi slt, %620, %kvHeads : index
            scf.if %654 {
              %655 = arith.muli %624, %c4 : index
              %656 = arith.muli %620, %655 : index
              %657 = arith.addi %625, %656 : index
              %658 = arith.muli %623, %c9 : index
              %659 = arith.addi %657, %658 : index
              scf.for %660 = %c7 to %headDim step %c9 {
                %661 = arith.muli %660, %c9 : index
                %662 = arith.addi %661, %c7 : index
                %663 = memref.load %5[%662] : memref<?xi8>
                %664 = arith.muli %660, %c6 : index
                %665 = arith.addi %659, %664 : index
                %666 = arith.addi %665, %c7 : index
                memref.store %663, %kv[%666] : memref<?xi8>
              }
            } else {
              %667 = arith.subi %620, %kvHeads : index
              %668 = arith.muli %667, %c3 : index
              %669 = arith.addi %668, %c9 : index
              %670 = arith.muli %624, %c6 : index
              %671 = arith.muli %669, %670 : index
              %672 = arith.addi %625, %671 : index
              %673 = arith.muli %623, %624 : index
              %674 = arith.addi %672, %673 : index
              scf.for %675 = %c7 to %624 step %c6 {
                %676 = vector.load %5[%675] : memref<?xi8>, vector<16xi8>
                %677 = arith.addi %674, %675 : index
                vector.store %676, %kv[%677] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
