// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q8_k', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q8_k_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q8_k_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 4256 : index
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
  %c17 = arith.constant 2208 : index
  %c18 = arith.constant 160 : index
  %c19 = arith.constant 64 : index
  %c20 = arith.constant dense<15> : vector<16xi32>
  %c21 = arith.constant dense<0> : vector<16xi32>
  %c22 = arith.constant dense<4> : vector<16xi32>
  %c23 = arith.constant dense<128> : vector<16xi32>
  %c24 = arith.constant 48 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c31 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c36 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c37 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c38 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c39 = arith.constant 0x00000000 : f32
  %c40 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c41 = arith.constant dense<0x47600000> : vector<16xf32>
  %c42 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c43 = arith.constant dense<0xC2FE0000> : vector<16xf32>
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
        %72 = arith.addi %67, %c7 : index
        %73 = vector.load %w[%72] : memref<?xi8>, vector<32xi8>
        %74 = vector.bitcast %73 : vector<32xi8> to vector<16xf16>
        %75 = arith.extf %74 : vector<16xf16> to vector<16xf32>
        %76 = arith.muli %47, %c4 : index
        %94:16 = scf.for %77 = %c7 to %c16 step %c9 iter_args(%78 = %48, %79 = %49, %80 = %50, %81 = %51, %82 = %52, %83 = %53, %84 = %54, %85 = %55, %86 = %56, %87 = %57, %88 = %58, %89 = %59, %90 = %60, %91 = %61, %92 = %62, %93 = %63) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %95 = arith.muli %77, %c2 : index
          %96 = arith.addi %76, %95 : index
          %97 = arith.addi %66, %c16 : index
          %98 = arith.divui %77, %c11 : index
          %99 = arith.muli %98, %c6 : index
          %100 = arith.addi %97, %99 : index
          %101 = arith.addi %100, %c7 : index
          %102 = vector.load %w[%101] : memref<?xi8>, vector<16xi8>
          %103 = arith.extsi %102 : vector<16xi8> to vector<16xi32>
          %104 = arith.sitofp %103 : vector<16xi32> to vector<16xf32>
          %105 = arith.mulf %71, %104 : vector<16xf32>
          %106 = arith.addi %66, %c17 : index
          %107 = arith.muli %77, %c11 : index
          %108 = arith.addi %107, %c7 : index
          %109 = arith.muli %108, %c6 : index
          %110 = arith.addi %106, %109 : index
          %111 = vector.load %w[%110] : memref<?xi8>, vector<16xi8>
          %112 = arith.extui %111 : vector<16xi8> to vector<16xi32>
          %113 = arith.addi %107, %c9 : index
          %114 = arith.muli %113, %c6 : index
          %115 = arith.addi %106, %114 : index
          %116 = vector.load %w[%115] : memref<?xi8>, vector<16xi8>
          %117 = arith.extui %116 : vector<16xi8> to vector<16xi32>
          %118 = arith.addi %107, %c3 : index
          %119 = arith.muli %118, %c6 : index
          %120 = arith.addi %106, %119 : index
          %121 = vector.load %w[%120] : memref<?xi8>, vector<16xi8>
          %122 = arith.extui %121 : vector<16xi8> to vector<16xi32>
          %123 = arith.addi %107, %c10 : index
          %124 = arith.muli %123, %c6 : index
          %125 = arith.addi %106, %124 : index
          %126 = vector.load %w[%125] : memref<?xi8>, vector<16xi8>
          %127 = arith.extui %126 : vector<16xi8> to vector<16xi32>
          %128 = arith.addi %66, %c18 : index
          %129 = arith.muli %77, %c19 : index
          %130 = arith.addi %128, %129 : index
          %131 = arith.addi %130, %c7 : index
          %132 = vector.load %w[%131] : memref<?xi8>, vector<16xi8>
          %133 = arith.extui %132 : vector<16xi8> to vector<16xi32>
          %134 = arith.andi %133, %c20 : vector<16xi32>
          %135 = arith.shrui %112, %c21 : vector<16xi32>
          %136 = arith.andi %135, %c20 : vector<16xi32>
          %137 = arith.shli %136, %c22 : vector<16xi32>
          %138 = arith.ori %134, %137 : vector<16xi32>
          %139 = arith.subi %138, %c23 : vector<16xi32>
          %140 = arith.sitofp %139 : vector<16xi32> to vector<16xf32>
          %141 = arith.mulf %140, %105 : vector<16xf32>
          %142 = arith.addi %67, %c16 : index
          %143 = arith.addi %142, %99 : index
          %144 = arith.addi %143, %c7 : index
          %145 = vector.load %w[%144] : memref<?xi8>, vector<16xi8>
          %146 = arith.extsi %145 : vector<16xi8> to vector<16xi32>
          %147 = arith.sitofp %146 : vector<16xi32> to vector<16xf32>
          %148 = arith.mulf %75, %147 : vector<16xf32>
          %149 = arith.addi %67, %c17 : index
          %150 = arith.addi %149, %109 : index
          %151 = vector.load %w[%150] : memref<?xi8>, vector<16xi8>
          %152 = arith.extui %151 : vector<16xi8> to vector<16xi32>
          %153 = arith.addi %149, %114 : index
          %154 = vector.load %w[%153] : memref<?xi8>, vector<16xi8>
          %155 = arith.extui %154 : vector<16xi8> to vector<16xi32>
          %156 = arith.addi %149, %119 : index
          %157 = vector.load %w[%156] : memref<?xi8>, vector<16xi8>
          %158 = arith.extui %157 : vector<16xi8> to vector<16xi32>
          %159 = arith.addi %149, %124 : index
          %160 = vector.load %w[%159] : memref<?xi8>, vector<16xi8>
          %161 = arith.extui %160 : vector<16xi8> to vector<16xi32>
          %162 = arith.addi %67, %c18 : index
          %163 = arith.addi %162, %129 : index
          %164 = arith.addi %163, %c7 : index
          %165 = vector.load %w[%164] : memref<?xi8>, vector<16xi8>
          %166 = arith.extui %165 : vector<16xi8> to vector<16xi32>
          %167 = arith.andi %166, %c20 : vector<16xi32>
          %168 = arith.shrui %152, %c21 : vector<16xi32>
          %169 = arith.andi %168, %c20 : vector<16xi32>
          %170 = arith.shli %169, %c22 : vector<16xi32>
          %171 = arith.ori %167, %170 : vector<16xi32>
          %172 = arith.subi %171, %c23 : vector<16xi32>
          %173 = arith.sitofp %172 : vector<16xi32> to vector<16xf32>
          %174 = arith.mulf %173, %148 : vector<16xf32>
          %175 = arith.addi %96, %c7 : index
          %176:16 = func.call @qkv_q8_k_r8p2__cpu.0(%32, %175, %x, %141, %78, %174, %79, %33, %80, %81, %34, %82, %83, %35, %84, %85, %36, %86, %87, %37, %88, %89, %38, %90, %91, %39, %92, %93) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %177 = vector.load %w[%131] : memref<?xi8>, vector<16xi8>
          %178 = arith.extui %177 : vector<16xi8> to vector<16xi32>
          %179 = arith.shrui %178, %c22 : vector<16xi32>
          %180 = arith.shrui %112, %c22 : vector<16xi32>
          %181 = arith.andi %180, %c20 : vector<16xi32>
          %182 = arith.shli %181, %c22 : vector<16xi32>
          %183 = arith.ori %179, %182 : vector<16xi32>
          %184 = arith.subi %183, %c23 : vector<16xi32>
          %185 = arith.sitofp %184 : vector<16xi32> to vector<16xf32>
          %186 = arith.mulf %185, %105 : vector<16xf32>
          %187 = vector.load %w[%164] : memref<?xi8>, vector<16xi8>
          %188 = arith.extui %187 : vector<16xi8> to vector<16xi32>
          %189 = arith.shrui %188, %c22 : vector<16xi32>
          %190 = arith.shrui %152, %c22 : vector<16xi32>
          %191 = arith.andi %190, %c20 : vector<16xi32>
          %192 = arith.shli %191, %c22 : vector<16xi32>
          %193 = arith.ori %189, %192 : vector<16xi32>
          %194 = arith.subi %193, %c23 : vector<16xi32>
          %195 = arith.sitofp %194 : vector<16xi32> to vector<16xf32>
          %196 = arith.mulf %195, %148 : vector<16xf32>
          %197 = arith.addi %96, %c9 : index
          %198:16 = func.call @qkv_q8_k_r8p2__cpu.0(%32, %197, %x, %186, %176#0, %196, %176#1, %33, %176#2, %176#3, %34, %176#4, %176#5, %35, %176#6, %176#7, %36, %176#8, %176#9, %37, %176#10, %176#11, %38, %176#12, %176#13, %39, %176#14, %176#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %199 = arith.addi %130, %c6 : index
          %200 = vector.load %w[%199] : memref<?xi8>, vector<16xi8>
          %201 = arith.extui %200 : vector<16xi8> to vector<16xi32>
          %202 = arith.andi %201, %c20 : vector<16xi32>
          %203 = arith.shrui %117, %c21 : vector<16xi32>
          %204 = arith.andi %203, %c20 : vector<16xi32>
          %205 = arith.shli %204, %c22 : vector<16xi32>
          %206 = arith.ori %202, %205 : vector<16xi32>
          %207 = arith.subi %206, %c23 : vector<16xi32>
          %208 = arith.sitofp %207 : vector<16xi32> to vector<16xf32>
          %209 = arith.mulf %208, %105 : vector<16xf32>
          %210 = arith.addi %163, %c6 : index
          %211 = vector.load %w[%210] : memref<?xi8>, vector<16xi8>
          %212 = arith.extui %211 : vector<16xi8> to vector<16xi32>
          %213 = arith.andi %212, %c20 : vector<16xi32>
          %214 = arith.shrui %155, %c21 : vector<16xi32>
          %215 = arith.andi %214, %c20 : vector<16xi32>
          %216 = arith.shli %215, %c22 : vector<16xi32>
          %217 = arith.ori %213, %216 : vector<16xi32>
          %218 = arith.subi %217, %c23 : vector<16xi32>
          %219 = arith.sitofp %218 : vector<16xi32> to vector<16xf32>
          %220 = arith.mulf %219, %148 : vector<16xf32>
          %221 = arith.addi %96, %c3 : index
          %222:16 = func.call @qkv_q8_k_r8p2__cpu.0(%32, %221, %x, %209, %198#0, %220, %198#1, %33, %198#2, %198#3, %34, %198#4, %198#5, %35, %198#6, %198#7, %36, %198#8, %198#9, %37, %198#10, %198#11, %38, %198#12, %198#13, %39, %198#14, %198#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %223 = vector.load %w[%199] : memref<?xi8>, vector<16xi8>
          %224 = arith.extui %223 : vector<16xi8> to vector<16xi32>
          %225 = arith.shrui %224, %c22 : vector<16xi32>
          %226 = arith.shrui %117, %c22 : vector<16xi32>
          %227 = arith.andi %226, %c20 : vector<16xi32>
          %228 = arith.shli %227, %c22 : vector<16xi32>
          %229 = arith.ori %225, %228 : vector<16xi32>
          %230 = arith.subi %229, %c23 : vector<16xi32>
          %231 = arith.sitofp %230 : vector<16xi32> to vector<16xf32>
          %232 = arith.mulf %231, %105 : vector<16xf32>
          %233 = vector.load %w[%210] : memref<?xi8>, vector<16xi8>
          %234 = arith.extui %233 : vector<16xi8> to vector<16xi32>
          %235 = arith.shrui %234, %c22 : vector<16xi32>
          %236 = arith.shrui %155, %c22 : vector<16xi32>
          %237 = arith.andi %236, %c20 : vector<16xi32>
          %238 = arith.shli %237, %c22 : vector<16xi32>
          %239 = arith.ori %235, %238 : vector<16xi32>
          %240 = arith.subi %239, %c23 : vector<16xi32>
          %241 = arith.sitofp %240 : vector<16xi32> to vector<16xf32>
          %242 = arith.mulf %241, %148 : vector<16xf32>
          %243 = arith.addi %96, %c10 : index
          %244:16 = func.call @qkv_q8_k_r8p2__cpu.0(%32, %243, %x, %232, %222#0, %242, %222#1, %33, %222#2, %222#3, %34, %222#4, %222#5, %35, %222#6, %222#7, %36, %222#8, %222#9, %37, %222#10, %222#11, %38, %222#12, %222#13, %39, %222#14, %222#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %245 = arith.addi %130, %c16 : index
          %246 = vector.load %w[%245] : memref<?xi8>, vector<16xi8>
          %247 = arith.extui %246 : vector<16xi8> to vector<16xi32>
          %248 = arith.andi %247, %c20 : vector<16xi32>
          %249 = arith.shrui %122, %c21 : vector<16xi32>
          %250 = arith.andi %249, %c20 : vector<16xi32>
          %251 = arith.shli %250, %c22 : vector<16xi32>
          %252 = arith.ori %248, %251 : vector<16xi32>
          %253 = arith.subi %252, %c23 : vector<16xi32>
          %254 = arith.sitofp %253 : vector<16xi32> to vector<16xf32>
          %255 = arith.mulf %254, %105 : vector<16xf32>
          %256 = arith.addi %163, %c16 : index
          %257 = vector.load %w[%256] : memref<?xi8>, vector<16xi8>
          %258 = arith.extui %257 : vector<16xi8> to vector<16xi32>
          %259 = arith.andi %258, %c20 : vector<16xi32>
          %260 = arith.shrui %158, %c21 : vector<16xi32>
          %261 = arith.andi %260, %c20 : vector<16xi32>
          %262 = arith.shli %261, %c22 : vector<16xi32>
          %263 = arith.ori %259, %262 : vector<16xi32>
          %264 = arith.subi %263, %c23 : vector<16xi32>
          %265 = arith.sitofp %264 : vector<16xi32> to vector<16xf32>
          %266 = arith.mulf %265, %148 : vector<16xf32>
          %267 = arith.addi %96, %c11 : index
          %268:16 = func.call @qkv_q8_k_r8p2__cpu.0(%32, %267, %x, %255, %244#0, %266, %244#1, %33, %244#2, %244#3, %34, %244#4, %244#5, %35, %244#6, %244#7, %36, %244#8, %244#9, %37, %244#10, %244#11, %38, %244#12, %244#13, %39, %244#14, %244#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %269 = vector.load %w[%245] : memref<?xi8>, vector<16xi8>
          %270 = arith.extui %269 : vector<16xi8> to vector<16xi32>
          %271 = arith.shrui %270, %c22 : vector<16xi32>
          %272 = arith.shrui %122, %c22 : vector<16xi32>
          %273 = arith.andi %272, %c20 : vector<16xi32>
          %274 = arith.shli %273, %c22 : vector<16xi32>
          %275 = arith.ori %271, %274 : vector<16xi32>
          %276 = arith.subi %275, %c23 : vector<16xi32>
          %277 = arith.sitofp %276 : vector<16xi32> to vector<16xf32>
          %278 = arith.mulf %277, %105 : vector<16xf32>
          %279 = vector.load %w[%256] : memref<?xi8>, vector<16xi8>
          %280 = arith.extui %279 : vector<16xi8> to vector<16xi32>
          %281 = arith.shrui %280, %c22 : vector<16xi32>
          %282 = arith.shrui %158, %c22 : vector<16xi32>
          %283 = arith.andi %282, %c20 : vector<16xi32>
          %284 = arith.shli %283, %c22 : vector<16xi32>
          %285 = arith.ori %281, %284 : vector<16xi32>
          %286 = arith.subi %285, %c23 : vector<16xi32>
          %287 = arith.sitofp %286 : vector<16xi32> to vector<16xf32>
          %288 = arith.mulf %287, %148 : vector<16xf32>
          %289 = arith.addi %96, %c12 : index
          %290:16 = func.call @qkv_q8_k_r8p2__cpu.0(%32, %289, %x, %278, %268#0, %288, %268#1, %33, %268#2, %268#3, %34, %268#4, %268#5, %35, %268#6, %268#7, %36, %268#8, %268#9, %37, %268#10, %268#11, %38, %268#12, %268#13, %39, %268#14, %268#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %291 = arith.addi %130, %c24 : index
          %292 = vector.load %w[%291] : memref<?xi8>, vector<16xi8>
          %293 = arith.extui %292 : vector<16xi8> to vector<16xi32>
          %294 = arith.andi %293, %c20 : vector<16xi32>
          %295 = arith.shrui %127, %c21 : vector<16xi32>
          %296 = arith.andi %295, %c20 : vector<16xi32>
          %297 = arith.shli %296, %c22 : vector<16xi32>
          %298 = arith.ori %294, %297 : vector<16xi32>
          %299 = arith.subi %298, %c23 : vector<16xi32>
          %300 = arith.sitofp %299 : vector<16xi32> to vector<16xf32>
          %301 = arith.mulf %300, %105 : vector<16xf32>
          %302 = arith.addi %163, %c24 : index
          %303 = vector.load %w[%302] : memref<?xi8>, vector<16xi8>
          %304 = arith.extui %303 : vector<16xi8> to vector<16xi32>
          %305 = arith.andi %304, %c20 : vector<16xi32>
          %306 = arith.shrui %161, %c21 : vector<16xi32>
          %307 = arith.andi %306, %c20 : vector<16xi32>
          %308 = arith.shli %307, %c22 : vector<16xi32>
          %309 = arith.ori %305, %308 : vector<16xi32>
          %310 = arith.subi %309, %c23 : vector<16xi32>
          %311 = arith.sitofp %310 : vector<16xi32> to vector<16xf32>
          %312 = arith.mulf %311, %148 : vector<16xf32>
          %313 = arith.addi %96, %c13 : index
          %314:16 = func.call @qkv_q8_k_r8p2__cpu.0(%32, %313, %x, %301, %290#0, %312, %290#1, %33, %290#2, %290#3, %34, %290#4, %290#5, %35, %290#6, %290#7, %36, %290#8, %290#9, %37, %290#10, %290#11, %38, %290#12, %290#13, %39, %290#14, %290#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %315 = vector.load %w[%291] : memref<?xi8>, vector<16xi8>
          %316 = arith.extui %315 : vector<16xi8> to vector<16xi32>
          %317 = arith.shrui %316, %c22 : vector<16xi32>
          %318 = arith.shrui %127, %c22 : vector<16xi32>
          %319 = arith.andi %318, %c20 : vector<16xi32>
          %320 = arith.shli %319, %c22 : vector<16xi32>
          %321 = arith.ori %317, %320 : vector<16xi32>
          %322 = arith.subi %321, %c23 : vector<16xi32>
          %323 = arith.sitofp %322 : vector<16xi32> to vector<16xf32>
          %324 = arith.mulf %323, %105 : vector<16xf32>
          %325 = vector.load %w[%302] : memref<?xi8>, vector<16xi8>
          %326 = arith.extui %325 : vector<16xi8> to vector<16xi32>
          %327 = arith.shrui %326, %c22 : vector<16xi32>
          %328 = arith.shrui %161, %c22 : vector<16xi32>
          %329 = arith.andi %328, %c20 : vector<16xi32>
          %330 = arith.shli %329, %c22 : vector<16xi32>
          %331 = arith.ori %327, %330 : vector<16xi32>
          %332 = arith.subi %331, %c23 : vector<16xi32>
          %333 = arith.sitofp %332 : vector<16xi32> to vector<16xf32>
          %334 = arith.mulf %333, %148 : vector<16xf32>
          %335 = arith.addi %96, %c14 : index
          %336:16 = func.call @qkv_q8_k_r8p2__cpu.0(%32, %335, %x, %324, %314#0, %334, %314#1, %33, %314#2, %314#3, %34, %314#4, %314#5, %35, %314#6, %314#7, %36, %314#8, %314#9, %37, %314#10, %314#11, %38, %314#12, %314#13, %39, %314#14, %314#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %336#0, %336#1, %336#2, %336#3, %336#4, %336#5, %336#6, %336#7, %336#8, %336#9, %336#10, %336#11, %336#12, %336#13, %336#14, %336#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %94#0, %94#1, %94#2, %94#3, %94#4, %94#5, %94#6, %94#7, %94#8, %94#9, %94#10, %94#11, %94#12, %94#13, %94#14, %94#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %337 = arith.muli %headDim, %c7 : index
      %338 = arith.muli %40, %c6 : index
      %339 = arith.addi %337, %338 : index
      %340 = arith.addi %339, %c7 : index
      vector.store %64#0, %3[%340] : memref<?xf32>, vector<16xf32>
      %341 = arith.addi %339, %c6 : index
      vector.store %64#1, %3[%341] : memref<?xf32>, vector<16xf32>
      %342 = arith.muli %headDim, %c9 : index
      %343 = arith.addi %342, %338 : index
      %344 = arith.addi %343, %c7 : index
      vector.store %64#2, %3[%344] : memref<?xf32>, vector<16xf32>
      %345 = arith.addi %343, %c6 : index
      vector.store %64#3, %3[%345] : memref<?xf32>, vector<16xf32>
      %346 = arith.addi %4, %338 : index
      %347 = arith.addi %346, %c7 : index
      vector.store %64#4, %3[%347] : memref<?xf32>, vector<16xf32>
      %348 = arith.addi %346, %c6 : index
      vector.store %64#5, %3[%348] : memref<?xf32>, vector<16xf32>
      %349 = arith.muli %headDim, %c10 : index
      %350 = arith.addi %349, %338 : index
      %351 = arith.addi %350, %c7 : index
      vector.store %64#6, %3[%351] : memref<?xf32>, vector<16xf32>
      %352 = arith.addi %350, %c6 : index
      vector.store %64#7, %3[%352] : memref<?xf32>, vector<16xf32>
      %353 = arith.muli %headDim, %c11 : index
      %354 = arith.addi %353, %338 : index
      %355 = arith.addi %354, %c7 : index
      vector.store %64#8, %3[%355] : memref<?xf32>, vector<16xf32>
      %356 = arith.addi %354, %c6 : index
      vector.store %64#9, %3[%356] : memref<?xf32>, vector<16xf32>
      %357 = arith.muli %headDim, %c12 : index
      %358 = arith.addi %357, %338 : index
      %359 = arith.addi %358, %c7 : index
      vector.store %64#10, %3[%359] : memref<?xf32>, vector<16xf32>
      %360 = arith.addi %358, %c6 : index
      vector.store %64#11, %3[%360] : memref<?xf32>, vector<16xf32>
      %361 = arith.muli %headDim, %c13 : index
      %362 = arith.addi %361, %338 : index
      %363 = arith.addi %362, %c7 : index
      vector.store %64#12, %3[%363] : memref<?xf32>, vector<16xf32>
      %364 = arith.addi %362, %c6 : index
      vector.store %64#13, %3[%364] : memref<?xf32>, vector<16xf32>
      %365 = arith.muli %headDim, %c14 : index
      %366 = arith.addi %365, %338 : index
      %367 = arith.addi %366, %c7 : index
      vector.store %64#14, %3[%367] : memref<?xf32>, vector<16xf32>
      %368 = arith.addi %366, %c6 : index
      vector.store %64#15, %3[%368] : memref<?xf32>, vector<16xf32>
    }
    %369 = arith.addi %14, %c2 : index
    %370 = arith.minsi %369, %13 : index
    scf.for %371 = %14 to %370 step %c9 {
      %372 = arith.subi %371, %14 : index
      %373 = arith.muli %372, %headDim : index
      %374 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %374 {
        scf.for %375 = %c7 to %headDim step %c6 {
          %376 = arith.muli %0, %headDim : index
          %377 = arith.addi %376, %375 : index
          %378 = vector.load %bias[%377] : memref<?xf32>, vector<16xf32>
          %379 = arith.addi %373, %375 : index
          %380 = vector.load %3[%379] : memref<?xf32>, vector<16xf32>
          %381 = arith.addf %380, %378 : vector<16xf32>
          vector.store %381, %3[%379] : memref<?xf32>, vector<16xf32>
        }
      }
      %382 = arith.addi %heads, %kvHeads : index
      %383 = arith.cmpi slt, %0, %382 : index
      scf.if %383 {
        %384 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %384 {
          %385 = arith.cmpi slt, %0, %heads : index
          %388 = scf.for %386 = %c7 to %headDim step %c6 iter_args(%387 = %c15) -> (vector<16xf32>) {
            %389 = arith.addi %373, %386 : index
            %390 = vector.load %3[%389] : memref<?xf32>, vector<16xf32>
            %391 = math.fma %390, %390, %387 : vector<16xf32>
            scf.yield %391 : vector<16xf32>
          }
          %392 = wave.reduce "add" %388 : vector<16xf32>
          %393 = arith.mulf %392, %inverseHeadDim : f32
          %394 = arith.addf %393, %epsilon : f32
          %395 = math.sqrt %394 : f32
          %396 = arith.divf %c31, %395 : f32
          %397 = vector.broadcast %396 : f32 to vector<16xf32>
          scf.for %398 = %c7 to %headDim step %c6 {
            %399 = vector.load %query_norm[%398] : memref<?xf32>, vector<16xf32>
            %400 = vector.load %key_norm[%398] : memref<?xf32>, vector<16xf32>
            %401 = arith.select %385, %399, %400 : vector<16xf32>
            %402 = arith.addi %373, %398 : index
            %403 = vector.load %3[%402] : memref<?xf32>, vector<16xf32>
            %404 = arith.mulf %403, %397 : vector<16xf32>
            %405 = arith.mulf %404, %401 : vector<16xf32>
            vector.store %405, %3[%402] : memref<?xf32>, vector<16xf32>
          }
        }
        %406 = arith.addi %positionsAt, %371 : index
        %407 = memref.load %step[%406] : memref<?xi32>
        %408 = arith.index_cast %407 : i32 to index
        %409 = arith.divui %headDim, %c3 : index
        %410 = arith.remui %408, %c4 : index
        %411 = arith.muli %410, %headDim : index
        %412 = arith.divui %408, %c4 : index
        %413 = arith.addi %412, %c4 : index
        %414 = arith.muli %413, %headDim : index
        scf.for %415 = %c7 to %409 step %c2 {
          %416 = arith.addi %411, %415 : index
          %417 = vector.load %rope[%416] : memref<?xf32>, vector<8xf32>
          %418 = arith.addi %411, %409 : index
          %419 = arith.addi %418, %415 : index
          %420 = vector.load %rope[%419] : memref<?xf32>, vector<8xf32>
          %421 = arith.addi %414, %415 : index
          %422 = vector.load %rope[%421] : memref<?xf32>, vector<8xf32>
          %423 = arith.addi %414, %409 : index
          %424 = arith.addi %423, %415 : index
          %425 = vector.load %rope[%424] : memref<?xf32>, vector<8xf32>
          %426 = arith.mulf %422, %417 : vector<8xf32>
          %427 = arith.mulf %425, %420 : vector<8xf32>
          %428 = arith.subf %426, %427 : vector<8xf32>
          %429 = arith.mulf %425, %417 : vector<8xf32>
          %430 = arith.mulf %422, %420 : vector<8xf32>
          %431 = arith.addf %429, %430 : vector<8xf32>
          %432 = arith.addi %373, %415 : index
          %433 = vector.load %3[%432] : memref<?xf32>, vector<8xf32>
          %434 = arith.addi %373, %409 : index
          %435 = arith.addi %434, %415 : index
          %436 = vector.load %3[%435] : memref<?xf32>, vector<8xf32>
          %437 = arith.mulf %433, %428 : vector<8xf32>
          %438 = arith.mulf %436, %431 : vector<8xf32>
          %439 = arith.subf %437, %438 : vector<8xf32>
          vector.store %439, %3[%432] : memref<?xf32>, vector<8xf32>
          %440 = arith.mulf %436, %428 : vector<8xf32>
          %441 = arith.mulf %433, %431 : vector<8xf32>
          %442 = arith.addf %440, %441 : vector<8xf32>
          vector.store %442, %3[%435] : memref<?xf32>, vector<8xf32>
        }
      }
      %443 = arith.cmpi slt, %0, %heads : index
      scf.if %443 {
        %444 = arith.divui %heads, %kvHeads : index
        %445 = arith.muli %headDim, %c11 : index
        %446 = arith.muli %kvHeads, %445 : index
        %447 = arith.divui %0, %444 : index
        %448 = arith.muli %447, %headDim : index
        %449 = arith.addi %446, %448 : index
        scf.for %450 = %c7 to %headDim step %c6 {
          %451 = arith.addi %449, %450 : index
          %452 = vector.load %encode[%451] : memref<?xf32>, vector<16xf32>
          %453 = arith.addi %373, %450 : index
          %454 = vector.load %3[%453] : memref<?xf32>, vector<16xf32>
          %455 = arith.mulf %454, %452 : vector<16xf32>
          %456 = arith.muli %371, %heads : index
          %457 = arith.addi %456, %0 : index
          %458 = arith.muli %457, %headDim : index
          %459 = arith.addi %458, %450 : index
          vector.store %455, %q[%459] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %460 = arith.addi %slotsAt, %371 : index
        %461 = memref.load %step[%460] : memref<?xi32>
        %462 = arith.index_cast %461 : i32 to index
        %463 = arith.cmpi sge, %462, %c7 : index
        scf.if %463 {
          %464 = arith.cmpi eq, %codec, %c7 : index
          scf.if %464 {
            %465 = arith.subi %0, %heads : index
            %466 = arith.muli %465, %4 : index
            %467 = arith.divui %462, %c6 : index
            %468 = arith.remui %462, %c6 : index
            %469 = arith.muli %467, %pageBytes : index
            %472 = scf.for %470 = %c7 to %headDim step %c6 iter_args(%471 = %c15) -> (vector<16xf32>) {
              %473 = arith.addi %466, %470 : index
              %474 = vector.load %encode[%473] : memref<?xf32>, vector<16xf32>
              %475 = arith.addi %466, %headDim : index
              %476 = arith.addi %475, %470 : index
              %477 = vector.load %encode[%476] : memref<?xf32>, vector<16xf32>
              %478 = arith.addi %373, %470 : index
              %479 = vector.load %3[%478] : memref<?xf32>, vector<16xf32>
              %480 = arith.subf %479, %477 : vector<16xf32>
              %481 = arith.mulf %480, %474 : vector<16xf32>
              %482 = arith.minimumf %481, %c36 : vector<16xf32>
              %483 = arith.maximumf %482, %c37 : vector<16xf32>
              %484 = arith.truncf %483 : vector<16xf32> to vector<16xf16>
              %485 = vector.bitcast %484 : vector<16xf16> to vector<32xi8>
              %486 = arith.muli %470, %c3 : index
              vector.store %485, %5[%486] : memref<?xi8>, vector<32xi8>
              %487 = math.absf %481 : vector<16xf32>
              %488 = arith.cmpf ugt, %487, %c36 : vector<16xf32>
              %489 = arith.select %488, %c38, %c15 : vector<16xi1>, vector<16xf32>
              %490 = arith.addf %471, %489 : vector<16xf32>
              scf.yield %490 : vector<16xf32>
            }
            %491 = wave.reduce "add" %472 : vector<16xf32>
            %492 = arith.cmpf ogt, %491, %c39 : f32
            scf.if %492 {
              %493 = arith.fptosi %491 : f32 to i32
              wave.count %clipped, %493 : memref<?xi32>
            }
            %494 = arith.cmpi slt, %465, %kvHeads : index
            scf.if %494 {
              %495 = arith.muli %4, %c16 : index
              %496 = arith.muli %465, %495 : index
              %497 = arith.addi %469, %496 : index
              %498 = arith.muli %468, %c3 : index
              %499 = arith.addi %497, %498 : index
              scf.for %500 = %c7 to %headDim step %c9 {
                %501 = arith.muli %500, %c3 : index
                %502 = arith.addi %501, %c7 : index
                %503 = memref.load %5[%502] : memref<?xi8>
                %504 = arith.muli %500, %c16 : index
                %505 = arith.addi %499, %504 : index
                %506 = arith.addi %505, %c7 : index
                memref.store %503, %kv[%506] : memref<?xi8>
                %507 = arith.addi %501, %c9 : index
                %508 = memref.load %5[%507] : memref<?xi8>
                %509 = arith.addi %505, %c9 : index
                memref.store %508, %kv[%509] : memref<?xi8>
              }
            } else {
              %510 = arith.subi %465, %kvHeads : index
              %511 = arith.muli %510, %c3 : index
              %512 = arith.addi %511, %c9 : index
              %513 = arith.muli %4, %c6 : index
              %514 = arith.muli %512, %513 : index
              %515 = arith.addi %469, %514 : index
              %516 = arith.muli %468, %4 : index
              %517 = arith.addi %515, %516 : index
              scf.for %518 = %c7 to %4 step %c6 {
                %519 = vector.load %5[%518] : memref<?xi8>, vector<16xi8>
                %520 = arith.addi %517, %518 : index
                vector.store %519, %kv[%520] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %521 = arith.cmpi eq, %codec, %c9 : index
          scf.if %521 {
            %522 = arith.subi %0, %heads : index
            %523 = arith.muli %522, %4 : index
            %524 = arith.divui %462, %c6 : index
            %525 = arith.remui %462, %c6 : index
            %526 = arith.muli %headDim, %c9 : index
            %527 = arith.muli %524, %pageBytes : index
            %530 = scf.for %528 = %c7 to %headDim step %c6 iter_args(%529 = %c15) -> (vector<16xf32>) {
              %531 = arith.addi %523, %528 : index
              %532 = vector.load %encode[%531] : memref<?xf32>, vector<16xf32>
              %533 = arith.addi %523, %headDim : index
              %534 = arith.addi %533, %528 : index
              %535 = vector.load %encode[%534] : memref<?xf32>, vector<16xf32>
              %536 = arith.addi %373, %528 : index
              %537 = vector.load %3[%536] : memref<?xf32>, vector<16xf32>
              %538 = arith.subf %537, %535 : vector<16xf32>
              %539 = arith.mulf %538, %532 : vector<16xf32>
              %540 = wave.fp8_encode "e4m3" %539 : vector<16xf32> -> vector<16xi8>
              %541 = arith.muli %528, %c9 : index
              vector.store %540, %5[%541] : memref<?xi8>, vector<16xi8>
              %542 = math.absf %539 : vector<16xf32>
              %543 = arith.cmpf ugt, %542, %c40 : vector<16xf32>
              %544 = arith.select %543, %c38, %c15 : vector<16xi1>, vector<16xf32>
              %545 = arith.addf %529, %544 : vector<16xf32>
              scf.yield %545 : vector<16xf32>
            }
            %546 = wave.reduce "add" %530 : vector<16xf32>
            %547 = arith.cmpf ogt, %546, %c39 : f32
            scf.if %547 {
              %548 = arith.fptosi %546 : f32 to i32
              wave.count %clipped, %548 : memref<?xi32>
            }
            %549 = arith.cmpi slt, %522, %kvHeads : index
            scf.if %549 {
              %550 = arith.muli %526, %c16 : index
              %551 = arith.muli %522, %550 : index
              %552 = arith.addi %527, %551 : index
              %553 = arith.muli %525, %c9 : index
              %554 = arith.addi %552, %553 : index
              scf.for %555 = %c7 to %headDim step %c9 {
                %556 = arith.muli %555, %c9 : index
                %557 = arith.addi %556, %c7 : index
                %558 = memref.load %5[%557] : memref<?xi8>
                %559 = arith.muli %555, %c6 : index
                %560 = arith.addi %554, %559 : index
                %561 = arith.addi %560, %c7 : index
                memref.store %558, %kv[%561] : memref<?xi8>
              }
            } else {
              %562 = arith.subi %522, %kvHeads : index
              %563 = arith.muli %562, %c3 : index
              %564 = arith.addi %563, %c9 : index
              %565 = arith.muli %526, %c6 : index
              %566 = arith.muli %564, %565 : index
              %567 = arith.addi %527, %566 : index
              %568 = arith.muli %525, %526 : index
              %569 = arith.addi %567, %568 : index
              scf.for %570 = %c7 to %526 step %c6 {
                %571 = vector.load %5[%570] : memref<?xi8>, vector<16xi8>
                %572 = arith.addi %569, %570 : index
                vector.store %571, %kv[%572] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %573 = arith.cmpi eq, %codec, %c3 : index
          scf.if %573 {
            %574 = arith.subi %0, %heads : index
            %575 = arith.muli %574, %4 : index
            %576 = arith.divui %462, %c6 : index
            %577 = arith.remui %462, %c6 : index
            %578 = arith.muli %headDim, %c9 : index
            %579 = arith.muli %576, %pageBytes : index
            %582 = scf.for %580 = %c7 to %headDim step %c6 iter_args(%581 = %c15) -> (vector<16xf32>) {
              %583 = arith.addi %575, %580 : index
              %584 = vector.load %encode[%583] : memref<?xf32>, vector<16xf32>
              %585 = arith.addi %575, %headDim : index
              %586 = arith.addi %585, %580 : index
              %587 = vector.load %encode[%586] : memref<?xf32>, vector<16xf32>
              %588 = arith.addi %373, %580 : index
              %589 = vector.load %3[%588] : memref<?xf32>, vector<16xf32>
              %590 = arith.subf %589, %587 : vector<16xf32>
              %591 = arith.mulf %590, %584 : vector<16xf32>
              %592 = wave.fp8_encode "e5m2" %591 : vector<16xf32> -> vector<16xi8>
              %593 = arith.muli %580, %c9 : index
              vector.store %592, %5[%593] : memref<?xi8>, vector<16xi8>
              %594 = math.absf %591 : vector<16xf32>
              %595 = arith.cmpf ugt, %594, %c41 : vector<16xf32>
              %596 = arith.select %595, %c38, %c15 : vector<16xi1>, vector<16xf32>
              %597 = arith.addf %581, %596 : vector<16xf32>
              scf.yield %597 : vector<16xf32>
            }
            %598 = wave.reduce "add" %582 : vector<16xf32>
            %599 = arith.cmpf ogt, %598, %c39 : f32
            scf.if %599 {
              %600 = arith.fptosi %598 : f32 to i32
              wave.count %clipped, %600 : memref<?xi32>
            }
            %601 = arith.cmpi slt, %574, %kvHeads : index
            scf.if %601 {
              %602 = arith.muli %578, %c16 : index
              %603 = arith.muli %574, %602 : index
              %604 = arith.addi %579, %603 : index
              %605 = arith.muli %577, %c9 : index
              %606 = arith.addi %604, %605 : index
              scf.for %607 = %c7 to %headDim step %c9 {
                %608 = arith.muli %607, %c9 : index
                %609 = arith.addi %608, %c7 : index
                %610 = memref.load %5[%609] : memref<?xi8>
                %611 = arith.muli %607, %c6 : index
                %612 = arith.addi %606, %611 : index
                %613 = arith.addi %612, %c7 : index
                memref.store %610, %kv[%613] : memref<?xi8>
              }
            } else {
              %614 = arith.subi %574, %kvHeads : index
              %615 = arith.muli %614, %c3 : index
              %616 = arith.addi %615, %c9 : index
              %617 = arith.muli %578, %c6 : index
              %618 = arith.muli %616, %617 : index
              %619 = arith.addi %579, %618 : index
              %620 = arith.muli %577, %578 : index
              %621 = arith.addi %619, %620 : index
              scf.for %622 = %c7 to %578 step %c6 {
                %623 = vector.load %5[%622] : memref<?xi8>, vector<16xi8>
                %624 = arith.addi %621, %622 : index
                vector.store %623, %kv[%624] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %625 = arith.cmpi eq, %codec, %c10 : index
          scf.if %625 {
            %626 = arith.subi %0, %heads : index
            %627 = arith.muli %626, %4 : index
            %628 = arith.divui %462, %c6 : index
            %629 = arith.remui %462, %c6 : index
            %630 = arith.muli %headDim, %c9 : index
            %631 = arith.muli %628, %pageBytes : index
            %634 = scf.for %632 = %c7 to %headDim step %c6 iter_args(%633 = %c15) -> (vector<16xf32>) {
              %635 = arith.addi %627, %632 : index
              %636 = vector.load %encode[%635] : memref<?xf32>, vector<16xf32>
              %637 = arith.addi %627, %headDim : index
              %638 = arith.addi %637, %632 : index
              %639 = vector.load %encode[%638] : memref<?xf32>, vector<16xf32>
              %640 = arith.addi %373, %632 : index
              %641 = vector.load %3[%640] : memref<?xf32>, vector<16xf32>
              %642 = arith.subf %641, %639 : vector<16xf32>
              %643 = arith.mulf %642, %636 : vector<16xf32>
              %644 = arith.cmpf ord, %643, %643 : vector<16xf32>
              %645 = arith.select %644, %643, %c15 : vector<16xi1>, vector<16xf32>
              %646 = math.roundeven %645 : vector<16xf32>
              %647 = arith.minimumf %646, %c42 : vector<16xf32>
              %648 = arith.maximumf %647, %c43 : vector<16xf32>
              %649 = arith.fptosi %648 : vector<16xf32> to vector<16xi32>
              %650 = arith.addi %649, %c23 : vector<16xi32>
              %651 = arith.trunci %650 : vector<16xi32> to vector<16xi8>
              %652 = arith.muli %632, %c9 : index
              vector.store %651, %5[%652] : memref<?xi8>, vector<16xi8>
              %653 = math.absf %643 : vector<16xf32>
              %654 = arith.cmpf ugt, %653, %c44 : vector<16xf32>
              %655 = arith.select %654, %c38, %c15 : vector<16xi1>, vector<16xf32>
              %656 = arith.addf %633, %655 : vector<16xf32>
              scf.yield %656 : vector<16xf32>
            }
            %657 = wave.reduce "add" %634 : vector<16xf32>
            %658 = arith.cmpf ogt, %657, %c39 : f32
            scf.if %658 {
              %659 = arith.fptosi %657 : f32 to i32
              wave.count %clipped, %659 : memref<?xi32>
            }
            %660 = arith.cmpi slt, %626, %kvHeads : index
            scf.if %660 {
              %661 = arith.muli %630, %c16 : index
              %662 = arith.muli %626, %661 : index
              %663 = arith.addi %631, %662 : index
              %664 = arith.muli %629, %c9 : index
              %665 = arith.addi %663, %664 : index
              scf.for %666 = %c7 to %headDim step %c9 {
                %667 = arith.muli %666, %c9 : index
                %668 = arith.addi %667, %c7 : index
                %669 = memref.load %5[%668] : memref<?xi8>
                %670 = arith.muli %666, %c6 : index
                %671 = arith.addi %665, %670 : index
                %672 = arith.addi %671, %c7 : index
                memref.store %669, %kv[%672] : memref<?xi8>
              }
            } else {
              %673 = arith.subi %626, %kvHeads : index
              %674 = arith.muli %673, %c3 : index
              %675 = arith.addi %674, %c9 : index
              %676 = arith.muli %630, %c6 : index
              %677 = arith.muli %675, %676 : index
              %678 = arith.addi %631, %677 : index
              %679 = arith.muli %629, %630 : index
              %680 = arith.addi %678, %679 : index
              scf.for %681 = %c7 to %630 step %c6 {
                %682 = vector.load %5[%681] : memref<?xi8>, vector<16xi8>
                %683 = arith.addi %680, %681 : index
                vector.store %682, %kv[%683] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
