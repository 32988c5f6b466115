// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q2_k', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q2_k_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
  func.return %f3, %f4, %f8, %f9, %f13, %f14, %f18, %f19, %f23, %f24, %f28, %f29, %f33, %f34, %f38, %f39 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @qkv_q2_k_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 8 : index
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
  %c15 = arith.constant dense<0x00000000> : vector<16xf32>
  %c16 = arith.constant 32 : index
  %c17 = arith.constant 64 : index
  %c18 = arith.constant 576 : index
  %c19 = arith.constant dense<0> : vector<16xi32>
  %c20 = arith.constant dense<3> : vector<16xi32>
  %c21 = arith.constant dense<2> : vector<16xi32>
  %c22 = arith.constant dense<4> : vector<16xi32>
  %c23 = arith.constant dense<6> : vector<16xi32>
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c30 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
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
    %32 = arith.muli %17, %inputFeatures : index
    %33 = arith.muli %19, %inputFeatures : index
    %34 = arith.muli %21, %inputFeatures : index
    %35 = arith.muli %23, %inputFeatures : index
    %36 = arith.muli %25, %inputFeatures : index
    %37 = arith.muli %27, %inputFeatures : index
    %38 = arith.muli %29, %inputFeatures : index
    %39 = arith.muli %31, %inputFeatures : index
    scf.for %40 = %c7 to %8 step %c3 {
      %41 = arith.muli %0, %8 : index
      %42 = arith.addi %41, %40 : index
      %43 = arith.addi %42, %c7 : index
      %44 = arith.muli %43, %7 : index
      %45 = arith.addi %42, %c9 : index
      %46 = arith.muli %45, %7 : index
      %64:16 = scf.for %47 = %c7 to %6 step %c9 iter_args(%48 = %c15, %49 = %c15, %50 = %c15, %51 = %c15, %52 = %c15, %53 = %c15, %54 = %c15, %55 = %c15, %56 = %c15, %57 = %c15, %58 = %c15, %59 = %c15, %60 = %c15, %61 = %c15, %62 = %c15, %63 = %c15) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %65 = arith.muli %47, %c5 : index
        %66 = arith.addi %44, %65 : index
        %67 = arith.addi %46, %65 : index
        %68 = arith.addi %66, %c7 : index
        %69 = vector.load %w[%68] : memref<?xi8>, vector<32xi8>
        %70 = vector.bitcast %69 : vector<32xi8> to vector<16xf16>
        %71 = arith.extf %70 : vector<16xf16> to vector<16xf32>
        %72 = arith.addi %66, %c16 : index
        %73 = vector.load %w[%72] : memref<?xi8>, vector<32xi8>
        %74 = vector.bitcast %73 : vector<32xi8> to vector<16xf16>
        %75 = arith.extf %74 : vector<16xf16> to vector<16xf32>
        %76 = arith.addi %67, %c7 : index
        %77 = vector.load %w[%76] : memref<?xi8>, vector<32xi8>
        %78 = vector.bitcast %77 : vector<32xi8> to vector<16xf16>
        %79 = arith.extf %78 : vector<16xf16> to vector<16xf32>
        %80 = arith.addi %67, %c16 : index
        %81 = vector.load %w[%80] : memref<?xi8>, vector<32xi8>
        %82 = vector.bitcast %81 : vector<32xi8> to vector<16xf16>
        %83 = arith.extf %82 : vector<16xf16> to vector<16xf32>
        %84 = arith.muli %47, %c4 : index
        %102:16 = scf.for %85 = %c7 to %c16 step %c9 iter_args(%86 = %48, %87 = %49, %88 = %50, %89 = %51, %90 = %52, %91 = %53, %92 = %54, %93 = %55, %94 = %56, %95 = %57, %96 = %58, %97 = %59, %98 = %60, %99 = %61, %100 = %62, %101 = %63) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %103 = arith.muli %85, %c2 : index
          %104 = arith.addi %84, %103 : index
          %105 = arith.addi %66, %c17 : index
          %106 = arith.divui %85, %c3 : index
          %107 = arith.muli %106, %c16 : index
          %108 = arith.addi %105, %107 : index
          %109 = arith.addi %108, %c7 : index
          %110 = vector.load %w[%109] : memref<?xi8>, vector<16xi8>
          %111 = arith.extui %110 : vector<16xi8> to vector<16xi32>
          %112 = arith.sitofp %111 : vector<16xi32> to vector<16xf32>
          %113 = arith.mulf %71, %112 : vector<16xf32>
          %114 = arith.addi %108, %c6 : index
          %115 = vector.load %w[%114] : memref<?xi8>, vector<16xi8>
          %116 = arith.extui %115 : vector<16xi8> to vector<16xi32>
          %117 = arith.sitofp %116 : vector<16xi32> to vector<16xf32>
          %118 = arith.mulf %75, %117 : vector<16xf32>
          %119 = arith.addi %66, %c18 : index
          %120 = arith.muli %85, %c3 : index
          %121 = arith.addi %120, %c7 : index
          %122 = arith.muli %121, %c6 : index
          %123 = arith.addi %119, %122 : index
          %124 = vector.load %w[%123] : memref<?xi8>, vector<16xi8>
          %125 = arith.extui %124 : vector<16xi8> to vector<16xi32>
          %126 = arith.addi %120, %c9 : index
          %127 = arith.muli %126, %c6 : index
          %128 = arith.addi %119, %127 : index
          %129 = vector.load %w[%128] : memref<?xi8>, vector<16xi8>
          %130 = arith.extui %129 : vector<16xi8> to vector<16xi32>
          %131 = arith.shrui %125, %c19 : vector<16xi32>
          %132 = arith.andi %131, %c20 : vector<16xi32>
          %133 = arith.sitofp %132 : vector<16xi32> to vector<16xf32>
          %134 = math.fma %133, %113, %118 : vector<16xf32>
          %135 = arith.addi %67, %c17 : index
          %136 = arith.addi %135, %107 : index
          %137 = arith.addi %136, %c7 : index
          %138 = vector.load %w[%137] : memref<?xi8>, vector<16xi8>
          %139 = arith.extui %138 : vector<16xi8> to vector<16xi32>
          %140 = arith.sitofp %139 : vector<16xi32> to vector<16xf32>
          %141 = arith.mulf %79, %140 : vector<16xf32>
          %142 = arith.addi %136, %c6 : index
          %143 = vector.load %w[%142] : memref<?xi8>, vector<16xi8>
          %144 = arith.extui %143 : vector<16xi8> to vector<16xi32>
          %145 = arith.sitofp %144 : vector<16xi32> to vector<16xf32>
          %146 = arith.mulf %83, %145 : vector<16xf32>
          %147 = arith.addi %67, %c18 : index
          %148 = arith.addi %147, %122 : index
          %149 = vector.load %w[%148] : memref<?xi8>, vector<16xi8>
          %150 = arith.extui %149 : vector<16xi8> to vector<16xi32>
          %151 = arith.addi %147, %127 : index
          %152 = vector.load %w[%151] : memref<?xi8>, vector<16xi8>
          %153 = arith.extui %152 : vector<16xi8> to vector<16xi32>
          %154 = arith.shrui %150, %c19 : vector<16xi32>
          %155 = arith.andi %154, %c20 : vector<16xi32>
          %156 = arith.sitofp %155 : vector<16xi32> to vector<16xf32>
          %157 = math.fma %156, %141, %146 : vector<16xf32>
          %158 = arith.addi %104, %c7 : index
          %159:16 = func.call @qkv_q2_k_r8p2__cpu.0(%32, %158, %x, %134, %86, %157, %87, %33, %88, %89, %34, %90, %91, %35, %92, %93, %36, %94, %95, %37, %96, %97, %38, %98, %99, %39, %100, %101) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %160 = arith.shrui %125, %c21 : vector<16xi32>
          %161 = arith.andi %160, %c20 : vector<16xi32>
          %162 = arith.sitofp %161 : vector<16xi32> to vector<16xf32>
          %163 = math.fma %162, %113, %118 : vector<16xf32>
          %164 = arith.shrui %150, %c21 : vector<16xi32>
          %165 = arith.andi %164, %c20 : vector<16xi32>
          %166 = arith.sitofp %165 : vector<16xi32> to vector<16xf32>
          %167 = math.fma %166, %141, %146 : vector<16xf32>
          %168 = arith.addi %104, %c9 : index
          %169:16 = func.call @qkv_q2_k_r8p2__cpu.0(%32, %168, %x, %163, %159#0, %167, %159#1, %33, %159#2, %159#3, %34, %159#4, %159#5, %35, %159#6, %159#7, %36, %159#8, %159#9, %37, %159#10, %159#11, %38, %159#12, %159#13, %39, %159#14, %159#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %170 = arith.shrui %125, %c22 : vector<16xi32>
          %171 = arith.andi %170, %c20 : vector<16xi32>
          %172 = arith.sitofp %171 : vector<16xi32> to vector<16xf32>
          %173 = math.fma %172, %113, %118 : vector<16xf32>
          %174 = arith.shrui %150, %c22 : vector<16xi32>
          %175 = arith.andi %174, %c20 : vector<16xi32>
          %176 = arith.sitofp %175 : vector<16xi32> to vector<16xf32>
          %177 = math.fma %176, %141, %146 : vector<16xf32>
          %178 = arith.addi %104, %c3 : index
          %179:16 = func.call @qkv_q2_k_r8p2__cpu.0(%32, %178, %x, %173, %169#0, %177, %169#1, %33, %169#2, %169#3, %34, %169#4, %169#5, %35, %169#6, %169#7, %36, %169#8, %169#9, %37, %169#10, %169#11, %38, %169#12, %169#13, %39, %169#14, %169#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %180 = arith.shrui %125, %c23 : vector<16xi32>
          %181 = arith.andi %180, %c20 : vector<16xi32>
          %182 = arith.sitofp %181 : vector<16xi32> to vector<16xf32>
          %183 = math.fma %182, %113, %118 : vector<16xf32>
          %184 = arith.shrui %150, %c23 : vector<16xi32>
          %185 = arith.andi %184, %c20 : vector<16xi32>
          %186 = arith.sitofp %185 : vector<16xi32> to vector<16xf32>
          %187 = math.fma %186, %141, %146 : vector<16xf32>
          %188 = arith.addi %104, %c10 : index
          %189:16 = func.call @qkv_q2_k_r8p2__cpu.0(%32, %188, %x, %183, %179#0, %187, %179#1, %33, %179#2, %179#3, %34, %179#4, %179#5, %35, %179#6, %179#7, %36, %179#8, %179#9, %37, %179#10, %179#11, %38, %179#12, %179#13, %39, %179#14, %179#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %190 = arith.shrui %130, %c19 : vector<16xi32>
          %191 = arith.andi %190, %c20 : vector<16xi32>
          %192 = arith.sitofp %191 : vector<16xi32> to vector<16xf32>
          %193 = math.fma %192, %113, %118 : vector<16xf32>
          %194 = arith.shrui %153, %c19 : vector<16xi32>
          %195 = arith.andi %194, %c20 : vector<16xi32>
          %196 = arith.sitofp %195 : vector<16xi32> to vector<16xf32>
          %197 = math.fma %196, %141, %146 : vector<16xf32>
          %198 = arith.addi %104, %c11 : index
          %199:16 = func.call @qkv_q2_k_r8p2__cpu.0(%32, %198, %x, %193, %189#0, %197, %189#1, %33, %189#2, %189#3, %34, %189#4, %189#5, %35, %189#6, %189#7, %36, %189#8, %189#9, %37, %189#10, %189#11, %38, %189#12, %189#13, %39, %189#14, %189#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %200 = arith.shrui %130, %c21 : vector<16xi32>
          %201 = arith.andi %200, %c20 : vector<16xi32>
          %202 = arith.sitofp %201 : vector<16xi32> to vector<16xf32>
          %203 = math.fma %202, %113, %118 : vector<16xf32>
          %204 = arith.shrui %153, %c21 : vector<16xi32>
          %205 = arith.andi %204, %c20 : vector<16xi32>
          %206 = arith.sitofp %205 : vector<16xi32> to vector<16xf32>
          %207 = math.fma %206, %141, %146 : vector<16xf32>
          %208 = arith.addi %104, %c12 : index
          %209:16 = func.call @qkv_q2_k_r8p2__cpu.0(%32, %208, %x, %203, %199#0, %207, %199#1, %33, %199#2, %199#3, %34, %199#4, %199#5, %35, %199#6, %199#7, %36, %199#8, %199#9, %37, %199#10, %199#11, %38, %199#12, %199#13, %39, %199#14, %199#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %210 = arith.shrui %130, %c22 : vector<16xi32>
          %211 = arith.andi %210, %c20 : vector<16xi32>
          %212 = arith.sitofp %211 : vector<16xi32> to vector<16xf32>
          %213 = math.fma %212, %113, %118 : vector<16xf32>
          %214 = arith.shrui %153, %c22 : vector<16xi32>
          %215 = arith.andi %214, %c20 : vector<16xi32>
          %216 = arith.sitofp %215 : vector<16xi32> to vector<16xf32>
          %217 = math.fma %216, %141, %146 : vector<16xf32>
          %218 = arith.addi %104, %c13 : index
          %219:16 = func.call @qkv_q2_k_r8p2__cpu.0(%32, %218, %x, %213, %209#0, %217, %209#1, %33, %209#2, %209#3, %34, %209#4, %209#5, %35, %209#6, %209#7, %36, %209#8, %209#9, %37, %209#10, %209#11, %38, %209#12, %209#13, %39, %209#14, %209#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %220 = arith.shrui %130, %c23 : vector<16xi32>
          %221 = arith.andi %220, %c20 : vector<16xi32>
          %222 = arith.sitofp %221 : vector<16xi32> to vector<16xf32>
          %223 = math.fma %222, %113, %118 : vector<16xf32>
          %224 = arith.shrui %153, %c23 : vector<16xi32>
          %225 = arith.andi %224, %c20 : vector<16xi32>
          %226 = arith.sitofp %225 : vector<16xi32> to vector<16xf32>
          %227 = math.fma %226, %141, %146 : vector<16xf32>
          %228 = arith.addi %104, %c14 : index
          %229:16 = func.call @qkv_q2_k_r8p2__cpu.0(%32, %228, %x, %223, %219#0, %227, %219#1, %33, %219#2, %219#3, %34, %219#4, %219#5, %35, %219#6, %219#7, %36, %219#8, %219#9, %37, %219#10, %219#11, %38, %219#12, %219#13, %39, %219#14, %219#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %229#0, %229#1, %229#2, %229#3, %229#4, %229#5, %229#6, %229#7, %229#8, %229#9, %229#10, %229#11, %229#12, %229#13, %229#14, %229#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %102#0, %102#1, %102#2, %102#3, %102#4, %102#5, %102#6, %102#7, %102#8, %102#9, %102#10, %102#11, %102#12, %102#13, %102#14, %102#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %230 = arith.muli %headDim, %c7 : index
      %231 = arith.muli %40, %c6 : index
      %232 = arith.addi %230, %231 : index
      %233 = arith.addi %232, %c7 : index
      vector.store %64#0, %3[%233] : memref<?xf32>, vector<16xf32>
      %234 = arith.addi %232, %c6 : index
      vector.store %64#1, %3[%234] : memref<?xf32>, vector<16xf32>
      %235 = arith.muli %headDim, %c9 : index
      %236 = arith.addi %235, %231 : index
      %237 = arith.addi %236, %c7 : index
      vector.store %64#2, %3[%237] : memref<?xf32>, vector<16xf32>
      %238 = arith.addi %236, %c6 : index
      vector.store %64#3, %3[%238] : memref<?xf32>, vector<16xf32>
      %239 = arith.addi %4, %231 : index
      %240 = arith.addi %239, %c7 : index
      vector.store %64#4, %3[%240] : memref<?xf32>, vector<16xf32>
      %241 = arith.addi %239, %c6 : index
      vector.store %64#5, %3[%241] : memref<?xf32>, vector<16xf32>
      %242 = arith.muli %headDim, %c10 : index
      %243 = arith.addi %242, %231 : index
      %244 = arith.addi %243, %c7 : index
      vector.store %64#6, %3[%244] : memref<?xf32>, vector<16xf32>
      %245 = arith.addi %243, %c6 : index
      vector.store %64#7, %3[%245] : memref<?xf32>, vector<16xf32>
      %246 = arith.muli %headDim, %c11 : index
      %247 = arith.addi %246, %231 : index
      %248 = arith.addi %247, %c7 : index
      vector.store %64#8, %3[%248] : memref<?xf32>, vector<16xf32>
      %249 = arith.addi %247, %c6 : index
      vector.store %64#9, %3[%249] : memref<?xf32>, vector<16xf32>
      %250 = arith.muli %headDim, %c12 : index
      %251 = arith.addi %250, %231 : index
      %252 = arith.addi %251, %c7 : index
      vector.store %64#10, %3[%252] : memref<?xf32>, vector<16xf32>
      %253 = arith.addi %251, %c6 : index
      vector.store %64#11, %3[%253] : memref<?xf32>, vector<16xf32>
      %254 = arith.muli %headDim, %c13 : index
      %255 = arith.addi %254, %231 : index
      %256 = arith.addi %255, %c7 : index
      vector.store %64#12, %3[%256] : memref<?xf32>, vector<16xf32>
      %257 = arith.addi %255, %c6 : index
      vector.store %64#13, %3[%257] : memref<?xf32>, vector<16xf32>
      %258 = arith.muli %headDim, %c14 : index
      %259 = arith.addi %258, %231 : index
      %260 = arith.addi %259, %c7 : index
      vector.store %64#14, %3[%260] : memref<?xf32>, vector<16xf32>
      %261 = arith.addi %259, %c6 : index
      vector.store %64#15, %3[%261] : memref<?xf32>, vector<16xf32>
    }
    %262 = arith.addi %14, %c2 : index
    %263 = arith.minsi %262, %13 : index
    scf.for %264 = %14 to %263 step %c9 {
      %265 = arith.subi %264, %14 : index
      %266 = arith.muli %265, %headDim : index
      %267 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %267 {
        scf.for %268 = %c7 to %headDim step %c6 {
          %269 = arith.muli %0, %headDim : index
          %270 = arith.addi %269, %268 : index
          %271 = vector.load %bias[%270] : memref<?xf32>, vector<16xf32>
          %272 = arith.addi %266, %268 : index
          %273 = vector.load %3[%272] : memref<?xf32>, vector<16xf32>
          %274 = arith.addf %273, %271 : vector<16xf32>
          vector.store %274, %3[%272] : memref<?xf32>, vector<16xf32>
        }
      }
      %275 = arith.addi %heads, %kvHeads : index
      %276 = arith.cmpi slt, %0, %275 : index
      scf.if %276 {
        %277 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %277 {
          %278 = arith.cmpi slt, %0, %heads : index
          %281 = scf.for %279 = %c7 to %headDim step %c6 iter_args(%280 = %c15) -> (vector<16xf32>) {
            %282 = arith.addi %266, %279 : index
            %283 = vector.load %3[%282] : memref<?xf32>, vector<16xf32>
            %284 = math.fma %283, %283, %280 : vector<16xf32>
            scf.yield %284 : vector<16xf32>
          }
          %285 = wave.reduce "add" %281 : vector<16xf32>
          %286 = arith.mulf %285, %inverseHeadDim : f32
          %287 = arith.addf %286, %epsilon : f32
          %288 = math.sqrt %287 : f32
          %289 = arith.divf %c30, %288 : f32
          %290 = vector.broadcast %289 : f32 to vector<16xf32>
          scf.for %291 = %c7 to %headDim step %c6 {
            %292 = vector.load %query_norm[%291] : memref<?xf32>, vector<16xf32>
            %293 = vector.load %key_norm[%291] : memref<?xf32>, vector<16xf32>
            %294 = arith.select %278, %292, %293 : vector<16xf32>
            %295 = arith.addi %266, %291 : index
            %296 = vector.load %3[%295] : memref<?xf32>, vector<16xf32>
            %297 = arith.mulf %296, %290 : vector<16xf32>
            %298 = arith.mulf %297, %294 : vector<16xf32>
            vector.store %298, %3[%295] : memref<?xf32>, vector<16xf32>
          }
        }
        %299 = arith.addi %positionsAt, %264 : index
        %300 = memref.load %step[%299] : memref<?xi32>
        %301 = arith.index_cast %300 : i32 to index
        %302 = arith.divui %headDim, %c3 : index
        %303 = arith.remui %301, %c4 : index
        %304 = arith.muli %303, %headDim : index
        %305 = arith.divui %301, %c4 : index
        %306 = arith.addi %305, %c4 : index
        %307 = arith.muli %306, %headDim : index
        scf.for %308 = %c7 to %302 step %c2 {
          %309 = arith.addi %304, %308 : index
          %310 = vector.load %rope[%309] : memref<?xf32>, vector<8xf32>
          %311 = arith.addi %304, %302 : index
          %312 = arith.addi %311, %308 : index
          %313 = vector.load %rope[%312] : memref<?xf32>, vector<8xf32>
          %314 = arith.addi %307, %308 : index
          %315 = vector.load %rope[%314] : memref<?xf32>, vector<8xf32>
          %316 = arith.addi %307, %302 : index
          %317 = arith.addi %316, %308 : index
          %318 = vector.load %rope[%317] : memref<?xf32>, vector<8xf32>
          %319 = arith.mulf %315, %310 : vector<8xf32>
          %320 = arith.mulf %318, %313 : vector<8xf32>
          %321 = arith.subf %319, %320 : vector<8xf32>
          %322 = arith.mulf %318, %310 : vector<8xf32>
          %323 = arith.mulf %315, %313 : vector<8xf32>
          %324 = arith.addf %322, %323 : vector<8xf32>
          %325 = arith.addi %266, %308 : index
          %326 = vector.load %3[%325] : memref<?xf32>, vector<8xf32>
          %327 = arith.addi %266, %302 : index
          %328 = arith.addi %327, %308 : index
          %329 = vector.load %3[%328] : memref<?xf32>, vector<8xf32>
          %330 = arith.mulf %326, %321 : vector<8xf32>
          %331 = arith.mulf %329, %324 : vector<8xf32>
          %332 = arith.subf %330, %331 : vector<8xf32>
          vector.store %332, %3[%325] : memref<?xf32>, vector<8xf32>
          %333 = arith.mulf %329, %321 : vector<8xf32>
          %334 = arith.mulf %326, %324 : vector<8xf32>
          %335 = arith.addf %333, %334 : vector<8xf32>
          vector.store %335, %3[%328] : memref<?xf32>, vector<8xf32>
        }
      }
      %336 = arith.cmpi slt, %0, %heads : index
      scf.if %336 {
        %337 = arith.divui %heads, %kvHeads : index
        %338 = arith.muli %headDim, %c11 : index
        %339 = arith.muli %kvHeads, %338 : index
        %340 = arith.divui %0, %337 : index
        %341 = arith.muli %340, %headDim : index
        %342 = arith.addi %339, %341 : index
        scf.for %343 = %c7 to %headDim step %c6 {
          %344 = arith.addi %342, %343 : index
          %345 = vector.load %encode[%344] : memref<?xf32>, vector<16xf32>
          %346 = arith.addi %266, %343 : index
          %347 = vector.load %3[%346] : memref<?xf32>, vector<16xf32>
          %348 = arith.mulf %347, %345 : vector<16xf32>
          %349 = arith.muli %264, %heads : index
          %350 = arith.addi %349, %0 : index
          %351 = arith.muli %350, %headDim : index
          %352 = arith.addi %351, %343 : index
          vector.store %348, %q[%352] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %353 = arith.addi %slotsAt, %264 : index
        %354 = memref.load %step[%353] : memref<?xi32>
        %355 = arith.index_cast %354 : i32 to index
        %356 = arith.cmpi sge, %355, %c7 : index
        scf.if %356 {
          %357 = arith.cmpi eq, %codec, %c7 : index
          scf.if %357 {
            %358 = arith.subi %0, %heads : index
            %359 = arith.muli %358, %4 : index
            %360 = arith.divui %355, %c6 : index
            %361 = arith.remui %355, %c6 : index
            %362 = arith.muli %360, %pageBytes : index
            %365 = scf.for %363 = %c7 to %headDim step %c6 iter_args(%364 = %c15) -> (vector<16xf32>) {
              %366 = arith.addi %359, %363 : index
              %367 = vector.load %encode[%366] : memref<?xf32>, vector<16xf32>
              %368 = arith.addi %359, %headDim : index
              %369 = arith.addi %368, %363 : index
              %370 = vector.load %encode[%369] : memref<?xf32>, vector<16xf32>
              %371 = arith.addi %266, %363 : index
              %372 = vector.load %3[%371] : memref<?xf32>, vector<16xf32>
              %373 = arith.subf %372, %370 : vector<16xf32>
              %374 = arith.mulf %373, %367 : vector<16xf32>
              %375 = arith.minimumf %374, %c35 : vector<16xf32>
              %376 = arith.maximumf %375, %c36 : vector<16xf32>
              %377 = arith.truncf %376 : vector<16xf32> to vector<16xf16>
              %378 = vector.bitcast %377 : vector<16xf16> to vector<32xi8>
              %379 = arith.muli %363, %c3 : index
              vector.store %378, %5[%379] : memref<?xi8>, vector<32xi8>
              %380 = math.absf %374 : vector<16xf32>
              %381 = arith.cmpf ugt, %380, %c35 : vector<16xf32>
              %382 = arith.select %381, %c37, %c15 : vector<16xi1>, vector<16xf32>
              %383 = arith.addf %364, %382 : vector<16xf32>
              scf.yield %383 : vector<16xf32>
            }
            %384 = wave.reduce "add" %365 : vector<16xf32>
            %385 = arith.cmpf ogt, %384, %c38 : f32
            scf.if %385 {
              %386 = arith.fptosi %384 : f32 to i32
              wave.count %clipped, %386 : memref<?xi32>
            }
            %387 = arith.cmpi slt, %358, %kvHeads : index
            scf.if %387 {
              %388 = arith.muli %4, %c16 : index
              %389 = arith.muli %358, %388 : index
              %390 = arith.addi %362, %389 : index
              %391 = arith.muli %361, %c3 : index
              %392 = arith.addi %390, %391 : index
              scf.for %393 = %c7 to %headDim step %c9 {
                %394 = arith.muli %393, %c3 : index
                %395 = arith.addi %394, %c7 : index
                %396 = memref.load %5[%395] : memref<?xi8>
                %397 = arith.muli %393, %c16 : index
                %398 = arith.addi %392, %397 : index
                %399 = arith.addi %398, %c7 : index
                memref.store %396, %kv[%399] : memref<?xi8>
                %400 = arith.addi %394, %c9 : index
                %401 = memref.load %5[%400] : memref<?xi8>
                %402 = arith.addi %398, %c9 : index
                memref.store %401, %kv[%402] : memref<?xi8>
              }
            } else {
              %403 = arith.subi %358, %kvHeads : index
              %404 = arith.muli %403, %c3 : index
              %405 = arith.addi %404, %c9 : index
              %406 = arith.muli %4, %c6 : index
              %407 = arith.muli %405, %406 : index
              %408 = arith.addi %362, %407 : index
              %409 = arith.muli %361, %4 : index
              %410 = arith.addi %408, %409 : index
              scf.for %411 = %c7 to %4 step %c6 {
                %412 = vector.load %5[%411] : memref<?xi8>, vector<16xi8>
                %413 = arith.addi %410, %411 : index
                vector.store %412, %kv[%413] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %414 = arith.cmpi eq, %codec, %c9 : index
          scf.if %414 {
            %415 = arith.subi %0, %heads : index
            %416 = arith.muli %415, %4 : index
            %417 = arith.divui %355, %c6 : index
            %418 = arith.remui %355, %c6 : index
            %419 = arith.muli %headDim, %c9 : index
            %420 = arith.muli %417, %pageBytes : index
            %423 = scf.for %421 = %c7 to %headDim step %c6 iter_args(%422 = %c15) -> (vector<16xf32>) {
              %424 = arith.addi %416, %421 : index
              %425 = vector.load %encode[%424] : memref<?xf32>, vector<16xf32>
              %426 = arith.addi %416, %headDim : index
              %427 = arith.addi %426, %421 : index
              %428 = vector.load %encode[%427] : memref<?xf32>, vector<16xf32>
              %429 = arith.addi %266, %421 : index
              %430 = vector.load %3[%429] : memref<?xf32>, vector<16xf32>
              %431 = arith.subf %430, %428 : vector<16xf32>
              %432 = arith.mulf %431, %425 : vector<16xf32>
              %433 = wave.fp8_encode "e4m3" %432 : vector<16xf32> -> vector<16xi8>
              %434 = arith.muli %421, %c9 : index
              vector.store %433, %5[%434] : memref<?xi8>, vector<16xi8>
              %435 = math.absf %432 : vector<16xf32>
              %436 = arith.cmpf ugt, %435, %c39 : vector<16xf32>
              %437 = arith.select %436, %c37, %c15 : vector<16xi1>, vector<16xf32>
              %438 = arith.addf %422, %437 : vector<16xf32>
              scf.yield %438 : vector<16xf32>
            }
            %439 = wave.reduce "add" %423 : vector<16xf32>
            %440 = arith.cmpf ogt, %439, %c38 : f32
            scf.if %440 {
              %441 = arith.fptosi %439 : f32 to i32
              wave.count %clipped, %441 : memref<?xi32>
            }
            %442 = arith.cmpi slt, %415, %kvHeads : index
            scf.if %442 {
              %443 = arith.muli %419, %c16 : index
              %444 = arith.muli %415, %443 : index
              %445 = arith.addi %420, %444 : index
              %446 = arith.muli %418, %c9 : index
              %447 = arith.addi %445, %446 : index
              scf.for %448 = %c7 to %headDim step %c9 {
                %449 = arith.muli %448, %c9 : index
                %450 = arith.addi %449, %c7 : index
                %451 = memref.load %5[%450] : memref<?xi8>
                %452 = arith.muli %448, %c6 : index
                %453 = arith.addi %447, %452 : index
                %454 = arith.addi %453, %c7 : index
                memref.store %451, %kv[%454] : memref<?xi8>
              }
            } else {
              %455 = arith.subi %415, %kvHeads : index
              %456 = arith.muli %455, %c3 : index
              %457 = arith.addi %456, %c9 : index
              %458 = arith.muli %419, %c6 : index
              %459 = arith.muli %457, %458 : index
              %460 = arith.addi %420, %459 : index
              %461 = arith.muli %418, %419 : index
              %462 = arith.addi %460, %461 : index
              scf.for %463 = %c7 to %419 step %c6 {
                %464 = vector.load %5[%463] : memref<?xi8>, vector<16xi8>
                %465 = arith.addi %462, %463 : index
                vector.store %464, %kv[%465] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %466 = arith.cmpi eq, %codec, %c3 : index
          scf.if %466 {
            %467 = arith.subi %0, %heads : index
            %468 = arith.muli %467, %4 : index
            %469 = arith.divui %355, %c6 : index
            %470 = arith.remui %355, %c6 : index
            %471 = arith.muli %headDim, %c9 : index
            %472 = arith.muli %469, %pageBytes : index
            %475 = scf.for %473 = %c7 to %headDim step %c6 iter_args(%474 = %c15) -> (vector<16xf32>) {
              %476 = arith.addi %468, %473 : index
              %477 = vector.load %encode[%476] : memref<?xf32>, vector<16xf32>
              %478 = arith.addi %468, %headDim : index
              %479 = arith.addi %478, %473 : index
              %480 = vector.load %encode[%479] : memref<?xf32>, vector<16xf32>
              %481 = arith.addi %266, %473 : index
              %482 = vector.load %3[%481] : memref<?xf32>, vector<16xf32>
              %483 = arith.subf %482, %480 : vector<16xf32>
              %484 = arith.mulf %483, %477 : vector<16xf32>
              %485 = wave.fp8_encode "e5m2" %484 : vector<16xf32> -> vector<16xi8>
              %486 = arith.muli %473, %c9 : index
              vector.store %485, %5[%486] : memref<?xi8>, vector<16xi8>
              %487 = math.absf %484 : vector<16xf32>
              %488 = arith.cmpf ugt, %487, %c40 : vector<16xf32>
              %489 = arith.select %488, %c37, %c15 : vector<16xi1>, vector<16xf32>
              %490 = arith.addf %474, %489 : vector<16xf32>
              scf.yield %490 : vector<16xf32>
            }
            %491 = wave.reduce "add" %475 : vector<16xf32>
            %492 = arith.cmpf ogt, %491, %c38 : f32
            scf.if %492 {
              %493 = arith.fptosi %491 : f32 to i32
              wave.count %clipped, %493 : memref<?xi32>
            }
            %494 = arith.cmpi slt, %467, %kvHeads : index
            scf.if %494 {
              %495 = arith.muli %471, %c16 : index
              %496 = arith.muli %467, %495 : index
              %497 = arith.addi %472, %496 : index
              %498 = arith.muli %470, %c9 : index
              %499 = arith.addi %497, %498 : index
              scf.for %500 = %c7 to %headDim step %c9 {
                %501 = arith.muli %500, %c9 : index
                %502 = arith.addi %501, %c7 : index
                %503 = memref.load %5[%502] : memref<?xi8>
                %504 = arith.muli %500, %c6 : index
                %505 = arith.addi %499, %504 : index
                %506 = arith.addi %505, %c7 : index
                memref.store %503, %kv[%506] : memref<?xi8>
              }
            } else {
              %507 = arith.subi %467, %kvHeads : index
              %508 = arith.muli %507, %c3 : index
              %509 = arith.addi %508, %c9 : index
              %510 = arith.muli %471, %c6 : index
              %511 = arith.muli %509, %510 : index
              %512 = arith.addi %472, %511 : index
              %513 = arith.muli %470, %471 : index
              %514 = arith.addi %512, %513 : index
              scf.for %515 = %c7 to %471 step %c6 {
                %516 = vector.load %5[%515] : memref<?xi8>, vector<16xi8>
                %517 = arith.addi %514, %515 : index
                vector.store %516, %kv[%517] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %518 = arith.cmpi eq, %codec, %c10 : index
          scf.if %518 {
            %519 = arith.subi %0, %heads : index
            %520 = arith.muli %519, %4 : index
            %521 = arith.divui %355, %c6 : index
            %522 = arith.remui %355, %c6 : index
            %523 = arith.muli %headDim, %c9 : index
            %524 = arith.muli %521, %pageBytes : index
            %527 = scf.for %525 = %c7 to %headDim step %c6 iter_args(%526 = %c15) -> (vector<16xf32>) {
              %528 = arith.addi %520, %525 : index
              %529 = vector.load %encode[%528] : memref<?xf32>, vector<16xf32>
              %530 = arith.addi %520, %headDim : index
              %531 = arith.addi %530, %525 : index
              %532 = vector.load %encode[%531] : memref<?xf32>, vector<16xf32>
              %533 = arith.addi %266, %525 : index
              %534 = vector.load %3[%533] : memref<?xf32>, vector<16xf32>
              %535 = arith.subf %534, %532 : vector<16xf32>
              %536 = arith.mulf %535, %529 : vector<16xf32>
              %537 = arith.cmpf ord, %536, %536 : vector<16xf32>
              %538 = arith.select %537, %536, %c15 : vector<16xi1>, vector<16xf32>
              %539 = math.roundeven %538 : vector<16xf32>
              %540 = arith.minimumf %539, %c41 : vector<16xf32>
              %541 = arith.maximumf %540, %c42 : vector<16xf32>
              %542 = arith.fptosi %541 : vector<16xf32> to vector<16xi32>
              %543 = arith.addi %542, %c43 : vector<16xi32>
              %544 = arith.trunci %543 : vector<16xi32> to vector<16xi8>
              %545 = arith.muli %525, %c9 : index
              vector.store %544, %5[%545] : memref<?xi8>, vector<16xi8>
              %546 = math.absf %536 : vector<16xf32>
              %547 = arith.cmpf ugt, %546, %c44 : vector<16xf32>
              %548 = arith.select %547, %c37, %c15 : vector<16xi1>, vector<16xf32>
              %549 = arith.addf %526, %548 : vector<16xf32>
              scf.yield %549 : vector<16xf32>
            }
            %550 = wave.reduce "add" %527 : vector<16xf32>
            %551 = arith.cmpf ogt, %550, %c38 : f32
            scf.if %551 {
              %552 = arith.fptosi %550 : f32 to i32
              wave.count %clipped, %552 : memref<?xi32>
            }
            %553 = arith.cmpi slt, %519, %kvHeads : index
            scf.if %553 {
              %554 = arith.muli %523, %c16 : index
              %555 = arith.muli %519, %554 : index
              %556 = arith.addi %524, %555 : index
              %557 = arith.muli %522, %c9 : index
              %558 = arith.addi %556, %557 : index
              scf.for %559 = %c7 to %headDim step %c9 {
                %560 = arith.muli %559, %c9 : index
                %561 = arith.addi %560, %c7 : index
                %562 = memref.load %5[%561] : memref<?xi8>
                %563 = arith.muli %559, %c6 : index
                %564 = arith.addi %558, %563 : index
                %565 = arith.addi %564, %c7 : index
                memref.store %562, %kv[%565] : memref<?xi8>
              }
            } else {
              %566 = arith.subi %519, %kvHeads : index
              %567 = arith.muli %566, %c3 : index
              %568 = arith.addi %567, %c9 : index
              %569 = arith.muli %523, %c6 : index
              %570 = arith.muli %568, %569 : index
              %571 = arith.addi %524, %570 : index
              %572 = arith.muli %522, %523 : index
              %573 = arith.addi %571, %572 : index
              scf.for %574 = %c7 to %523 step %c6 {
                %575 = vector.load %5[%574] : memref<?xi8>, vector<16xi8>
                %576 = arith.addi %573, %574 : index
                vector.store %575, %kv[%576] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
