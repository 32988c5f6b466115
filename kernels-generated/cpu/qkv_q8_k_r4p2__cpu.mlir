// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q8_k', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q8_k_r4p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
  func.return %f3, %f4, %f8, %f9, %f13, %f14, %f18, %f19 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @qkv_q8_k_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 4256 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 2208 : index
  %c15 = arith.constant 160 : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant dense<15> : vector<16xi32>
  %c18 = arith.constant dense<0> : vector<16xi32>
  %c19 = arith.constant dense<4> : vector<16xi32>
  %c20 = arith.constant dense<128> : vector<16xi32>
  %c21 = arith.constant 5 : index
  %c22 = arith.constant 48 : index
  %c23 = arith.constant 6 : index
  %c24 = arith.constant 7 : index
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
    %24 = arith.muli %17, %inputFeatures : index
    %25 = arith.muli %19, %inputFeatures : index
    %26 = arith.muli %21, %inputFeatures : index
    %27 = arith.muli %23, %inputFeatures : index
    scf.for %28 = %c7 to %8 step %c3 {
      %29 = arith.muli %0, %8 : index
      %30 = arith.addi %29, %28 : index
      %31 = arith.addi %30, %c7 : index
      %32 = arith.muli %31, %7 : index
      %33 = arith.addi %30, %c9 : index
      %34 = arith.muli %33, %7 : index
      %44:8 = scf.for %35 = %c7 to %6 step %c9 iter_args(%36 = %c11, %37 = %c11, %38 = %c11, %39 = %c11, %40 = %c11, %41 = %c11, %42 = %c11, %43 = %c11) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %45 = arith.muli %35, %c5 : index
        %46 = arith.addi %32, %45 : index
        %47 = arith.addi %34, %45 : index
        %48 = arith.addi %46, %c7 : index
        %49 = vector.load %w[%48] : memref<?xi8>, vector<32xi8>
        %50 = vector.bitcast %49 : vector<32xi8> to vector<16xf16>
        %51 = arith.extf %50 : vector<16xf16> to vector<16xf32>
        %52 = arith.addi %47, %c7 : index
        %53 = vector.load %w[%52] : memref<?xi8>, vector<32xi8>
        %54 = vector.bitcast %53 : vector<32xi8> to vector<16xf16>
        %55 = arith.extf %54 : vector<16xf16> to vector<16xf32>
        %56 = arith.muli %35, %c4 : index
        %66:8 = scf.for %57 = %c7 to %c12 step %c9 iter_args(%58 = %36, %59 = %37, %60 = %38, %61 = %39, %62 = %40, %63 = %41, %64 = %42, %65 = %43) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %67 = arith.muli %57, %c13 : index
          %68 = arith.addi %56, %67 : index
          %69 = arith.addi %46, %c12 : index
          %70 = arith.divui %57, %c2 : index
          %71 = arith.muli %70, %c6 : index
          %72 = arith.addi %69, %71 : index
          %73 = arith.addi %72, %c7 : index
          %74 = vector.load %w[%73] : memref<?xi8>, vector<16xi8>
          %75 = arith.extsi %74 : vector<16xi8> to vector<16xi32>
          %76 = arith.sitofp %75 : vector<16xi32> to vector<16xf32>
          %77 = arith.mulf %51, %76 : vector<16xf32>
          %78 = arith.addi %46, %c14 : index
          %79 = arith.muli %57, %c2 : index
          %80 = arith.addi %79, %c7 : index
          %81 = arith.muli %80, %c6 : index
          %82 = arith.addi %78, %81 : index
          %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
          %84 = arith.extui %83 : vector<16xi8> to vector<16xi32>
          %85 = arith.addi %79, %c9 : index
          %86 = arith.muli %85, %c6 : index
          %87 = arith.addi %78, %86 : index
          %88 = vector.load %w[%87] : memref<?xi8>, vector<16xi8>
          %89 = arith.extui %88 : vector<16xi8> to vector<16xi32>
          %90 = arith.addi %79, %c3 : index
          %91 = arith.muli %90, %c6 : index
          %92 = arith.addi %78, %91 : index
          %93 = vector.load %w[%92] : memref<?xi8>, vector<16xi8>
          %94 = arith.extui %93 : vector<16xi8> to vector<16xi32>
          %95 = arith.addi %79, %c10 : index
          %96 = arith.muli %95, %c6 : index
          %97 = arith.addi %78, %96 : index
          %98 = vector.load %w[%97] : memref<?xi8>, vector<16xi8>
          %99 = arith.extui %98 : vector<16xi8> to vector<16xi32>
          %100 = arith.addi %46, %c15 : index
          %101 = arith.muli %57, %c16 : index
          %102 = arith.addi %100, %101 : index
          %103 = arith.addi %102, %c7 : index
          %104 = vector.load %w[%103] : memref<?xi8>, vector<16xi8>
          %105 = arith.extui %104 : vector<16xi8> to vector<16xi32>
          %106 = arith.andi %105, %c17 : vector<16xi32>
          %107 = arith.shrui %84, %c18 : vector<16xi32>
          %108 = arith.andi %107, %c17 : vector<16xi32>
          %109 = arith.shli %108, %c19 : vector<16xi32>
          %110 = arith.ori %106, %109 : vector<16xi32>
          %111 = arith.subi %110, %c20 : vector<16xi32>
          %112 = arith.sitofp %111 : vector<16xi32> to vector<16xf32>
          %113 = arith.mulf %112, %77 : vector<16xf32>
          %114 = arith.addi %47, %c12 : index
          %115 = arith.addi %114, %71 : index
          %116 = arith.addi %115, %c7 : index
          %117 = vector.load %w[%116] : memref<?xi8>, vector<16xi8>
          %118 = arith.extsi %117 : vector<16xi8> to vector<16xi32>
          %119 = arith.sitofp %118 : vector<16xi32> to vector<16xf32>
          %120 = arith.mulf %55, %119 : vector<16xf32>
          %121 = arith.addi %47, %c14 : index
          %122 = arith.addi %121, %81 : index
          %123 = vector.load %w[%122] : memref<?xi8>, vector<16xi8>
          %124 = arith.extui %123 : vector<16xi8> to vector<16xi32>
          %125 = arith.addi %121, %86 : index
          %126 = vector.load %w[%125] : memref<?xi8>, vector<16xi8>
          %127 = arith.extui %126 : vector<16xi8> to vector<16xi32>
          %128 = arith.addi %121, %91 : index
          %129 = vector.load %w[%128] : memref<?xi8>, vector<16xi8>
          %130 = arith.extui %129 : vector<16xi8> to vector<16xi32>
          %131 = arith.addi %121, %96 : index
          %132 = vector.load %w[%131] : memref<?xi8>, vector<16xi8>
          %133 = arith.extui %132 : vector<16xi8> to vector<16xi32>
          %134 = arith.addi %47, %c15 : index
          %135 = arith.addi %134, %101 : index
          %136 = arith.addi %135, %c7 : index
          %137 = vector.load %w[%136] : memref<?xi8>, vector<16xi8>
          %138 = arith.extui %137 : vector<16xi8> to vector<16xi32>
          %139 = arith.andi %138, %c17 : vector<16xi32>
          %140 = arith.shrui %124, %c18 : vector<16xi32>
          %141 = arith.andi %140, %c17 : vector<16xi32>
          %142 = arith.shli %141, %c19 : vector<16xi32>
          %143 = arith.ori %139, %142 : vector<16xi32>
          %144 = arith.subi %143, %c20 : vector<16xi32>
          %145 = arith.sitofp %144 : vector<16xi32> to vector<16xf32>
          %146 = arith.mulf %145, %120 : vector<16xf32>
          %147 = arith.addi %68, %c7 : index
          %148:8 = func.call @qkv_q8_k_r4p2__cpu.0(%24, %147, %x, %113, %58, %146, %59, %25, %60, %61, %26, %62, %63, %27, %64, %65) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %149 = vector.load %w[%103] : memref<?xi8>, vector<16xi8>
          %150 = arith.extui %149 : vector<16xi8> to vector<16xi32>
          %151 = arith.shrui %150, %c19 : vector<16xi32>
          %152 = arith.shrui %84, %c19 : vector<16xi32>
          %153 = arith.andi %152, %c17 : vector<16xi32>
          %154 = arith.shli %153, %c19 : vector<16xi32>
          %155 = arith.ori %151, %154 : vector<16xi32>
          %156 = arith.subi %155, %c20 : vector<16xi32>
          %157 = arith.sitofp %156 : vector<16xi32> to vector<16xf32>
          %158 = arith.mulf %157, %77 : vector<16xf32>
          %159 = vector.load %w[%136] : memref<?xi8>, vector<16xi8>
          %160 = arith.extui %159 : vector<16xi8> to vector<16xi32>
          %161 = arith.shrui %160, %c19 : vector<16xi32>
          %162 = arith.shrui %124, %c19 : vector<16xi32>
          %163 = arith.andi %162, %c17 : vector<16xi32>
          %164 = arith.shli %163, %c19 : vector<16xi32>
          %165 = arith.ori %161, %164 : vector<16xi32>
          %166 = arith.subi %165, %c20 : vector<16xi32>
          %167 = arith.sitofp %166 : vector<16xi32> to vector<16xf32>
          %168 = arith.mulf %167, %120 : vector<16xf32>
          %169 = arith.addi %68, %c9 : index
          %170:8 = func.call @qkv_q8_k_r4p2__cpu.0(%24, %169, %x, %158, %148#0, %168, %148#1, %25, %148#2, %148#3, %26, %148#4, %148#5, %27, %148#6, %148#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %171 = arith.addi %102, %c6 : index
          %172 = vector.load %w[%171] : memref<?xi8>, vector<16xi8>
          %173 = arith.extui %172 : vector<16xi8> to vector<16xi32>
          %174 = arith.andi %173, %c17 : vector<16xi32>
          %175 = arith.shrui %89, %c18 : vector<16xi32>
          %176 = arith.andi %175, %c17 : vector<16xi32>
          %177 = arith.shli %176, %c19 : vector<16xi32>
          %178 = arith.ori %174, %177 : vector<16xi32>
          %179 = arith.subi %178, %c20 : vector<16xi32>
          %180 = arith.sitofp %179 : vector<16xi32> to vector<16xf32>
          %181 = arith.mulf %180, %77 : vector<16xf32>
          %182 = arith.addi %135, %c6 : index
          %183 = vector.load %w[%182] : memref<?xi8>, vector<16xi8>
          %184 = arith.extui %183 : vector<16xi8> to vector<16xi32>
          %185 = arith.andi %184, %c17 : vector<16xi32>
          %186 = arith.shrui %127, %c18 : vector<16xi32>
          %187 = arith.andi %186, %c17 : vector<16xi32>
          %188 = arith.shli %187, %c19 : vector<16xi32>
          %189 = arith.ori %185, %188 : vector<16xi32>
          %190 = arith.subi %189, %c20 : vector<16xi32>
          %191 = arith.sitofp %190 : vector<16xi32> to vector<16xf32>
          %192 = arith.mulf %191, %120 : vector<16xf32>
          %193 = arith.addi %68, %c3 : index
          %194:8 = func.call @qkv_q8_k_r4p2__cpu.0(%24, %193, %x, %181, %170#0, %192, %170#1, %25, %170#2, %170#3, %26, %170#4, %170#5, %27, %170#6, %170#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %195 = vector.load %w[%171] : memref<?xi8>, vector<16xi8>
          %196 = arith.extui %195 : vector<16xi8> to vector<16xi32>
          %197 = arith.shrui %196, %c19 : vector<16xi32>
          %198 = arith.shrui %89, %c19 : vector<16xi32>
          %199 = arith.andi %198, %c17 : vector<16xi32>
          %200 = arith.shli %199, %c19 : vector<16xi32>
          %201 = arith.ori %197, %200 : vector<16xi32>
          %202 = arith.subi %201, %c20 : vector<16xi32>
          %203 = arith.sitofp %202 : vector<16xi32> to vector<16xf32>
          %204 = arith.mulf %203, %77 : vector<16xf32>
          %205 = vector.load %w[%182] : memref<?xi8>, vector<16xi8>
          %206 = arith.extui %205 : vector<16xi8> to vector<16xi32>
          %207 = arith.shrui %206, %c19 : vector<16xi32>
          %208 = arith.shrui %127, %c19 : vector<16xi32>
          %209 = arith.andi %208, %c17 : vector<16xi32>
          %210 = arith.shli %209, %c19 : vector<16xi32>
          %211 = arith.ori %207, %210 : vector<16xi32>
          %212 = arith.subi %211, %c20 : vector<16xi32>
          %213 = arith.sitofp %212 : vector<16xi32> to vector<16xf32>
          %214 = arith.mulf %213, %120 : vector<16xf32>
          %215 = arith.addi %68, %c10 : index
          %216:8 = func.call @qkv_q8_k_r4p2__cpu.0(%24, %215, %x, %204, %194#0, %214, %194#1, %25, %194#2, %194#3, %26, %194#4, %194#5, %27, %194#6, %194#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %217 = arith.addi %102, %c12 : index
          %218 = vector.load %w[%217] : memref<?xi8>, vector<16xi8>
          %219 = arith.extui %218 : vector<16xi8> to vector<16xi32>
          %220 = arith.andi %219, %c17 : vector<16xi32>
          %221 = arith.shrui %94, %c18 : vector<16xi32>
          %222 = arith.andi %221, %c17 : vector<16xi32>
          %223 = arith.shli %222, %c19 : vector<16xi32>
          %224 = arith.ori %220, %223 : vector<16xi32>
          %225 = arith.subi %224, %c20 : vector<16xi32>
          %226 = arith.sitofp %225 : vector<16xi32> to vector<16xf32>
          %227 = arith.mulf %226, %77 : vector<16xf32>
          %228 = arith.addi %135, %c12 : index
          %229 = vector.load %w[%228] : memref<?xi8>, vector<16xi8>
          %230 = arith.extui %229 : vector<16xi8> to vector<16xi32>
          %231 = arith.andi %230, %c17 : vector<16xi32>
          %232 = arith.shrui %130, %c18 : vector<16xi32>
          %233 = arith.andi %232, %c17 : vector<16xi32>
          %234 = arith.shli %233, %c19 : vector<16xi32>
          %235 = arith.ori %231, %234 : vector<16xi32>
          %236 = arith.subi %235, %c20 : vector<16xi32>
          %237 = arith.sitofp %236 : vector<16xi32> to vector<16xf32>
          %238 = arith.mulf %237, %120 : vector<16xf32>
          %239 = arith.addi %68, %c2 : index
          %240:8 = func.call @qkv_q8_k_r4p2__cpu.0(%24, %239, %x, %227, %216#0, %238, %216#1, %25, %216#2, %216#3, %26, %216#4, %216#5, %27, %216#6, %216#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %241 = vector.load %w[%217] : memref<?xi8>, vector<16xi8>
          %242 = arith.extui %241 : vector<16xi8> to vector<16xi32>
          %243 = arith.shrui %242, %c19 : vector<16xi32>
          %244 = arith.shrui %94, %c19 : vector<16xi32>
          %245 = arith.andi %244, %c17 : vector<16xi32>
          %246 = arith.shli %245, %c19 : vector<16xi32>
          %247 = arith.ori %243, %246 : vector<16xi32>
          %248 = arith.subi %247, %c20 : vector<16xi32>
          %249 = arith.sitofp %248 : vector<16xi32> to vector<16xf32>
          %250 = arith.mulf %249, %77 : vector<16xf32>
          %251 = vector.load %w[%228] : memref<?xi8>, vector<16xi8>
          %252 = arith.extui %251 : vector<16xi8> to vector<16xi32>
          %253 = arith.shrui %252, %c19 : vector<16xi32>
          %254 = arith.shrui %130, %c19 : vector<16xi32>
          %255 = arith.andi %254, %c17 : vector<16xi32>
          %256 = arith.shli %255, %c19 : vector<16xi32>
          %257 = arith.ori %253, %256 : vector<16xi32>
          %258 = arith.subi %257, %c20 : vector<16xi32>
          %259 = arith.sitofp %258 : vector<16xi32> to vector<16xf32>
          %260 = arith.mulf %259, %120 : vector<16xf32>
          %261 = arith.addi %68, %c21 : index
          %262:8 = func.call @qkv_q8_k_r4p2__cpu.0(%24, %261, %x, %250, %240#0, %260, %240#1, %25, %240#2, %240#3, %26, %240#4, %240#5, %27, %240#6, %240#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %263 = arith.addi %102, %c22 : index
          %264 = vector.load %w[%263] : memref<?xi8>, vector<16xi8>
          %265 = arith.extui %264 : vector<16xi8> to vector<16xi32>
          %266 = arith.andi %265, %c17 : vector<16xi32>
          %267 = arith.shrui %99, %c18 : vector<16xi32>
          %268 = arith.andi %267, %c17 : vector<16xi32>
          %269 = arith.shli %268, %c19 : vector<16xi32>
          %270 = arith.ori %266, %269 : vector<16xi32>
          %271 = arith.subi %270, %c20 : vector<16xi32>
          %272 = arith.sitofp %271 : vector<16xi32> to vector<16xf32>
          %273 = arith.mulf %272, %77 : vector<16xf32>
          %274 = arith.addi %135, %c22 : index
          %275 = vector.load %w[%274] : memref<?xi8>, vector<16xi8>
          %276 = arith.extui %275 : vector<16xi8> to vector<16xi32>
          %277 = arith.andi %276, %c17 : vector<16xi32>
          %278 = arith.shrui %133, %c18 : vector<16xi32>
          %279 = arith.andi %278, %c17 : vector<16xi32>
          %280 = arith.shli %279, %c19 : vector<16xi32>
          %281 = arith.ori %277, %280 : vector<16xi32>
          %282 = arith.subi %281, %c20 : vector<16xi32>
          %283 = arith.sitofp %282 : vector<16xi32> to vector<16xf32>
          %284 = arith.mulf %283, %120 : vector<16xf32>
          %285 = arith.addi %68, %c23 : index
          %286:8 = func.call @qkv_q8_k_r4p2__cpu.0(%24, %285, %x, %273, %262#0, %284, %262#1, %25, %262#2, %262#3, %26, %262#4, %262#5, %27, %262#6, %262#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %287 = vector.load %w[%263] : memref<?xi8>, vector<16xi8>
          %288 = arith.extui %287 : vector<16xi8> to vector<16xi32>
          %289 = arith.shrui %288, %c19 : vector<16xi32>
          %290 = arith.shrui %99, %c19 : vector<16xi32>
          %291 = arith.andi %290, %c17 : vector<16xi32>
          %292 = arith.shli %291, %c19 : vector<16xi32>
          %293 = arith.ori %289, %292 : vector<16xi32>
          %294 = arith.subi %293, %c20 : vector<16xi32>
          %295 = arith.sitofp %294 : vector<16xi32> to vector<16xf32>
          %296 = arith.mulf %295, %77 : vector<16xf32>
          %297 = vector.load %w[%274] : memref<?xi8>, vector<16xi8>
          %298 = arith.extui %297 : vector<16xi8> to vector<16xi32>
          %299 = arith.shrui %298, %c19 : vector<16xi32>
          %300 = arith.shrui %133, %c19 : vector<16xi32>
          %301 = arith.andi %300, %c17 : vector<16xi32>
          %302 = arith.shli %301, %c19 : vector<16xi32>
          %303 = arith.ori %299, %302 : vector<16xi32>
          %304 = arith.subi %303, %c20 : vector<16xi32>
          %305 = arith.sitofp %304 : vector<16xi32> to vector<16xf32>
          %306 = arith.mulf %305, %120 : vector<16xf32>
          %307 = arith.addi %68, %c24 : index
          %308:8 = func.call @qkv_q8_k_r4p2__cpu.0(%24, %307, %x, %296, %286#0, %306, %286#1, %25, %286#2, %286#3, %26, %286#4, %286#5, %27, %286#6, %286#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %308#0, %308#1, %308#2, %308#3, %308#4, %308#5, %308#6, %308#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %66#0, %66#1, %66#2, %66#3, %66#4, %66#5, %66#6, %66#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %309 = arith.muli %headDim, %c7 : index
      %310 = arith.muli %28, %c6 : index
      %311 = arith.addi %309, %310 : index
      %312 = arith.addi %311, %c7 : index
      vector.store %44#0, %3[%312] : memref<?xf32>, vector<16xf32>
      %313 = arith.addi %311, %c6 : index
      vector.store %44#1, %3[%313] : memref<?xf32>, vector<16xf32>
      %314 = arith.muli %headDim, %c9 : index
      %315 = arith.addi %314, %310 : index
      %316 = arith.addi %315, %c7 : index
      vector.store %44#2, %3[%316] : memref<?xf32>, vector<16xf32>
      %317 = arith.addi %315, %c6 : index
      vector.store %44#3, %3[%317] : memref<?xf32>, vector<16xf32>
      %318 = arith.addi %4, %310 : index
      %319 = arith.addi %318, %c7 : index
      vector.store %44#4, %3[%319] : memref<?xf32>, vector<16xf32>
      %320 = arith.addi %318, %c6 : index
      vector.store %44#5, %3[%320] : memref<?xf32>, vector<16xf32>
      %321 = arith.muli %headDim, %c10 : index
      %322 = arith.addi %321, %310 : index
      %323 = arith.addi %322, %c7 : index
      vector.store %44#6, %3[%323] : memref<?xf32>, vector<16xf32>
      %324 = arith.addi %322, %c6 : index
      vector.store %44#7, %3[%324] : memref<?xf32>, vector<16xf32>
    }
    %325 = arith.addi %14, %c2 : index
    %326 = arith.minsi %325, %13 : index
    scf.for %327 = %14 to %326 step %c9 {
      %328 = arith.subi %327, %14 : index
      %329 = arith.muli %328, %headDim : index
      %330 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %330 {
        scf.for %331 = %c7 to %headDim step %c6 {
          %332 = arith.muli %0, %headDim : index
          %333 = arith.addi %332, %331 : index
          %334 = vector.load %bias[%333] : memref<?xf32>, vector<16xf32>
          %335 = arith.addi %329, %331 : index
          %336 = vector.load %3[%335] : memref<?xf32>, vector<16xf32>
          %337 = arith.addf %336, %334 : vector<16xf32>
          vector.store %337, %3[%335] : memref<?xf32>, vector<16xf32>
        }
      }
      %338 = arith.addi %heads, %kvHeads : index
      %339 = arith.cmpi slt, %0, %338 : index
      scf.if %339 {
        %340 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %340 {
          %341 = arith.cmpi slt, %0, %heads : index
          %344 = scf.for %342 = %c7 to %headDim step %c6 iter_args(%343 = %c11) -> (vector<16xf32>) {
            %345 = arith.addi %329, %342 : index
            %346 = vector.load %3[%345] : memref<?xf32>, vector<16xf32>
            %347 = math.fma %346, %346, %343 : vector<16xf32>
            scf.yield %347 : vector<16xf32>
          }
          %348 = wave.reduce "add" %344 : vector<16xf32>
          %349 = arith.mulf %348, %inverseHeadDim : f32
          %350 = arith.addf %349, %epsilon : f32
          %351 = math.sqrt %350 : f32
          %352 = arith.divf %c31, %351 : f32
          %353 = vector.broadcast %352 : f32 to vector<16xf32>
          scf.for %354 = %c7 to %headDim step %c6 {
            %355 = vector.load %query_norm[%354] : memref<?xf32>, vector<16xf32>
            %356 = vector.load %key_norm[%354] : memref<?xf32>, vector<16xf32>
            %357 = arith.select %341, %355, %356 : vector<16xf32>
            %358 = arith.addi %329, %354 : index
            %359 = vector.load %3[%358] : memref<?xf32>, vector<16xf32>
            %360 = arith.mulf %359, %353 : vector<16xf32>
            %361 = arith.mulf %360, %357 : vector<16xf32>
            vector.store %361, %3[%358] : memref<?xf32>, vector<16xf32>
          }
        }
        %362 = arith.addi %positionsAt, %327 : index
        %363 = memref.load %step[%362] : memref<?xi32>
        %364 = arith.index_cast %363 : i32 to index
        %365 = arith.divui %headDim, %c3 : index
        %366 = arith.remui %364, %c4 : index
        %367 = arith.muli %366, %headDim : index
        %368 = arith.divui %364, %c4 : index
        %369 = arith.addi %368, %c4 : index
        %370 = arith.muli %369, %headDim : index
        scf.for %371 = %c7 to %365 step %c13 {
          %372 = arith.addi %367, %371 : index
          %373 = vector.load %rope[%372] : memref<?xf32>, vector<8xf32>
          %374 = arith.addi %367, %365 : index
          %375 = arith.addi %374, %371 : index
          %376 = vector.load %rope[%375] : memref<?xf32>, vector<8xf32>
          %377 = arith.addi %370, %371 : index
          %378 = vector.load %rope[%377] : memref<?xf32>, vector<8xf32>
          %379 = arith.addi %370, %365 : index
          %380 = arith.addi %379, %371 : index
          %381 = vector.load %rope[%380] : memref<?xf32>, vector<8xf32>
          %382 = arith.mulf %378, %373 : vector<8xf32>
          %383 = arith.mulf %381, %376 : vector<8xf32>
          %384 = arith.subf %382, %383 : vector<8xf32>
          %385 = arith.mulf %381, %373 : vector<8xf32>
          %386 = arith.mulf %378, %376 : vector<8xf32>
          %387 = arith.addf %385, %386 : vector<8xf32>
          %388 = arith.addi %329, %371 : index
          %389 = vector.load %3[%388] : memref<?xf32>, vector<8xf32>
          %390 = arith.addi %329, %365 : index
          %391 = arith.addi %390, %371 : index
          %392 = vector.load %3[%391] : memref<?xf32>, vector<8xf32>
          %393 = arith.mulf %389, %384 : vector<8xf32>
          %394 = arith.mulf %392, %387 : vector<8xf32>
          %395 = arith.subf %393, %394 : vector<8xf32>
          vector.store %395, %3[%388] : memref<?xf32>, vector<8xf32>
          %396 = arith.mulf %392, %384 : vector<8xf32>
          %397 = arith.mulf %389, %387 : vector<8xf32>
          %398 = arith.addf %396, %397 : vector<8xf32>
          vector.store %398, %3[%391] : memref<?xf32>, vector<8xf32>
        }
      }
      %399 = arith.cmpi slt, %0, %heads : index
      scf.if %399 {
        %400 = arith.divui %heads, %kvHeads : index
        %401 = arith.muli %kvHeads, %2 : index
        %402 = arith.divui %0, %400 : index
        %403 = arith.muli %402, %headDim : index
        %404 = arith.addi %401, %403 : index
        scf.for %405 = %c7 to %headDim step %c6 {
          %406 = arith.addi %404, %405 : index
          %407 = vector.load %encode[%406] : memref<?xf32>, vector<16xf32>
          %408 = arith.addi %329, %405 : index
          %409 = vector.load %3[%408] : memref<?xf32>, vector<16xf32>
          %410 = arith.mulf %409, %407 : vector<16xf32>
          %411 = arith.muli %327, %heads : index
          %412 = arith.addi %411, %0 : index
          %413 = arith.muli %412, %headDim : index
          %414 = arith.addi %413, %405 : index
          vector.store %410, %q[%414] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %415 = arith.addi %slotsAt, %327 : index
        %416 = memref.load %step[%415] : memref<?xi32>
        %417 = arith.index_cast %416 : i32 to index
        %418 = arith.cmpi sge, %417, %c7 : index
        scf.if %418 {
          %419 = arith.cmpi eq, %codec, %c7 : index
          scf.if %419 {
            %420 = arith.subi %0, %heads : index
            %421 = arith.muli %420, %4 : index
            %422 = arith.divui %417, %c6 : index
            %423 = arith.remui %417, %c6 : index
            %424 = arith.muli %422, %pageBytes : index
            %427 = scf.for %425 = %c7 to %headDim step %c6 iter_args(%426 = %c11) -> (vector<16xf32>) {
              %428 = arith.addi %421, %425 : index
              %429 = vector.load %encode[%428] : memref<?xf32>, vector<16xf32>
              %430 = arith.addi %421, %headDim : index
              %431 = arith.addi %430, %425 : index
              %432 = vector.load %encode[%431] : memref<?xf32>, vector<16xf32>
              %433 = arith.addi %329, %425 : index
              %434 = vector.load %3[%433] : memref<?xf32>, vector<16xf32>
              %435 = arith.subf %434, %432 : vector<16xf32>
              %436 = arith.mulf %435, %429 : vector<16xf32>
              %437 = arith.minimumf %436, %c36 : vector<16xf32>
              %438 = arith.maximumf %437, %c37 : vector<16xf32>
              %439 = arith.truncf %438 : vector<16xf32> to vector<16xf16>
              %440 = vector.bitcast %439 : vector<16xf16> to vector<32xi8>
              %441 = arith.muli %425, %c3 : index
              vector.store %440, %5[%441] : memref<?xi8>, vector<32xi8>
              %442 = math.absf %436 : vector<16xf32>
              %443 = arith.cmpf ugt, %442, %c36 : vector<16xf32>
              %444 = arith.select %443, %c38, %c11 : vector<16xi1>, vector<16xf32>
              %445 = arith.addf %426, %444 : vector<16xf32>
              scf.yield %445 : vector<16xf32>
            }
            %446 = wave.reduce "add" %427 : vector<16xf32>
            %447 = arith.cmpf ogt, %446, %c39 : f32
            scf.if %447 {
              %448 = arith.fptosi %446 : f32 to i32
              wave.count %clipped, %448 : memref<?xi32>
            }
            %449 = arith.cmpi slt, %420, %kvHeads : index
            scf.if %449 {
              %450 = arith.muli %4, %c12 : index
              %451 = arith.muli %420, %450 : index
              %452 = arith.addi %424, %451 : index
              %453 = arith.muli %423, %c3 : index
              %454 = arith.addi %452, %453 : index
              scf.for %455 = %c7 to %headDim step %c9 {
                %456 = arith.muli %455, %c3 : index
                %457 = arith.addi %456, %c7 : index
                %458 = memref.load %5[%457] : memref<?xi8>
                %459 = arith.muli %455, %c12 : index
                %460 = arith.addi %454, %459 : index
                %461 = arith.addi %460, %c7 : index
                memref.store %458, %kv[%461] : memref<?xi8>
                %462 = arith.addi %456, %c9 : index
                %463 = memref.load %5[%462] : memref<?xi8>
                %464 = arith.addi %460, %c9 : index
                memref.store %463, %kv[%464] : memref<?xi8>
              }
            } else {
              %465 = arith.subi %420, %kvHeads : index
              %466 = arith.muli %465, %c3 : index
              %467 = arith.addi %466, %c9 : index
              %468 = arith.muli %4, %c6 : index
              %469 = arith.muli %467, %468 : index
              %470 = arith.addi %424, %469 : index
              %471 = arith.muli %423, %4 : index
              %472 = arith.addi %470, %471 : index
              scf.for %473 = %c7 to %4 step %c6 {
                %474 = vector.load %5[%473] : memref<?xi8>, vector<16xi8>
                %475 = arith.addi %472, %473 : index
                vector.store %474, %kv[%475] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %476 = arith.cmpi eq, %codec, %c9 : index
          scf.if %476 {
            %477 = arith.subi %0, %heads : index
            %478 = arith.muli %477, %4 : index
            %479 = arith.divui %417, %c6 : index
            %480 = arith.remui %417, %c6 : index
            %481 = arith.muli %headDim, %c9 : index
            %482 = arith.muli %479, %pageBytes : index
            %485 = scf.for %483 = %c7 to %headDim step %c6 iter_args(%484 = %c11) -> (vector<16xf32>) {
              %486 = arith.addi %478, %483 : index
              %487 = vector.load %encode[%486] : memref<?xf32>, vector<16xf32>
              %488 = arith.addi %478, %headDim : index
              %489 = arith.addi %488, %483 : index
              %490 = vector.load %encode[%489] : memref<?xf32>, vector<16xf32>
              %491 = arith.addi %329, %483 : index
              %492 = vector.load %3[%491] : memref<?xf32>, vector<16xf32>
              %493 = arith.subf %492, %490 : vector<16xf32>
              %494 = arith.mulf %493, %487 : vector<16xf32>
              %495 = wave.fp8_encode "e4m3" %494 : vector<16xf32> -> vector<16xi8>
              %496 = arith.muli %483, %c9 : index
              vector.store %495, %5[%496] : memref<?xi8>, vector<16xi8>
              %497 = math.absf %494 : vector<16xf32>
              %498 = arith.cmpf ugt, %497, %c40 : vector<16xf32>
              %499 = arith.select %498, %c38, %c11 : vector<16xi1>, vector<16xf32>
              %500 = arith.addf %484, %499 : vector<16xf32>
              scf.yield %500 : vector<16xf32>
            }
            %501 = wave.reduce "add" %485 : vector<16xf32>
            %502 = arith.cmpf ogt, %501, %c39 : f32
            scf.if %502 {
              %503 = arith.fptosi %501 : f32 to i32
              wave.count %clipped, %503 : memref<?xi32>
            }
            %504 = arith.cmpi slt, %477, %kvHeads : index
            scf.if %504 {
              %505 = arith.muli %481, %c12 : index
              %506 = arith.muli %477, %505 : index
              %507 = arith.addi %482, %506 : index
              %508 = arith.muli %480, %c9 : index
              %509 = arith.addi %507, %508 : index
              scf.for %510 = %c7 to %headDim step %c9 {
                %511 = arith.muli %510, %c9 : index
                %512 = arith.addi %511, %c7 : index
                %513 = memref.load %5[%512] : memref<?xi8>
                %514 = arith.muli %510, %c6 : index
                %515 = arith.addi %509, %514 : index
                %516 = arith.addi %515, %c7 : index
                memref.store %513, %kv[%516] : memref<?xi8>
              }
            } else {
              %517 = arith.subi %477, %kvHeads : index
              %518 = arith.muli %517, %c3 : index
              %519 = arith.addi %518, %c9 : index
              %520 = arith.muli %481, %c6 : index
              %521 = arith.muli %519, %520 : index
              %522 = arith.addi %482, %521 : index
              %523 = arith.muli %480, %481 : index
              %524 = arith.addi %522, %523 : index
              scf.for %525 = %c7 to %481 step %c6 {
                %526 = vector.load %5[%525] : memref<?xi8>, vector<16xi8>
                %527 = arith.addi %524, %525 : index
                vector.store %526, %kv[%527] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %528 = arith.cmpi eq, %codec, %c3 : index
          scf.if %528 {
            %529 = arith.subi %0, %heads : index
            %530 = arith.muli %529, %4 : index
            %531 = arith.divui %417, %c6 : index
            %532 = arith.remui %417, %c6 : index
            %533 = arith.muli %headDim, %c9 : index
            %534 = arith.muli %531, %pageBytes : index
            %537 = scf.for %535 = %c7 to %headDim step %c6 iter_args(%536 = %c11) -> (vector<16xf32>) {
              %538 = arith.addi %530, %535 : index
              %539 = vector.load %encode[%538] : memref<?xf32>, vector<16xf32>
              %540 = arith.addi %530, %headDim : index
              %541 = arith.addi %540, %535 : index
              %542 = vector.load %encode[%541] : memref<?xf32>, vector<16xf32>
              %543 = arith.addi %329, %535 : index
              %544 = vector.load %3[%543] : memref<?xf32>, vector<16xf32>
              %545 = arith.subf %544, %542 : vector<16xf32>
              %546 = arith.mulf %545, %539 : vector<16xf32>
              %547 = wave.fp8_encode "e5m2" %546 : vector<16xf32> -> vector<16xi8>
              %548 = arith.muli %535, %c9 : index
              vector.store %547, %5[%548] : memref<?xi8>, vector<16xi8>
              %549 = math.absf %546 : vector<16xf32>
              %550 = arith.cmpf ugt, %549, %c41 : vector<16xf32>
              %551 = arith.select %550, %c38, %c11 : vector<16xi1>, vector<16xf32>
              %552 = arith.addf %536, %551 : vector<16xf32>
              scf.yield %552 : vector<16xf32>
            }
            %553 = wave.reduce "add" %537 : vector<16xf32>
            %554 = arith.cmpf ogt, %553, %c39 : f32
            scf.if %554 {
              %555 = arith.fptosi %553 : f32 to i32
              wave.count %clipped, %555 : memref<?xi32>
            }
            %556 = arith.cmpi slt, %529, %kvHeads : index
            scf.if %556 {
              %557 = arith.muli %533, %c12 : index
              %558 = arith.muli %529, %557 : index
              %559 = arith.addi %534, %558 : index
              %560 = arith.muli %532, %c9 : index
              %561 = arith.addi %559, %560 : index
              scf.for %562 = %c7 to %headDim step %c9 {
                %563 = arith.muli %562, %c9 : index
                %564 = arith.addi %563, %c7 : index
                %565 = memref.load %5[%564] : memref<?xi8>
                %566 = arith.muli %562, %c6 : index
                %567 = arith.addi %561, %566 : index
                %568 = arith.addi %567, %c7 : index
                memref.store %565, %kv[%568] : memref<?xi8>
              }
            } else {
              %569 = arith.subi %529, %kvHeads : index
              %570 = arith.muli %569, %c3 : index
              %571 = arith.addi %570, %c9 : index
              %572 = arith.muli %533, %c6 : index
              %573 = arith.muli %571, %572 : index
              %574 = arith.addi %534, %573 : index
              %575 = arith.muli %532, %533 : index
              %576 = arith.addi %574, %575 : index
              scf.for %577 = %c7 to %533 step %c6 {
                %578 = vector.load %5[%577] : memref<?xi8>, vector<16xi8>
                %579 = arith.addi %576, %577 : index
                vector.store %578, %kv[%579] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %580 = arith.cmpi eq, %codec, %c10 : index
          scf.if %580 {
            %581 = arith.subi %0, %heads : index
            %582 = arith.muli %581, %4 : index
            %583 = arith.divui %417, %c6 : index
            %584 = arith.remui %417, %c6 : index
            %585 = arith.muli %headDim, %c9 : index
            %586 = arith.muli %583, %pageBytes : index
            %589 = scf.for %587 = %c7 to %headDim step %c6 iter_args(%588 = %c11) -> (vector<16xf32>) {
              %590 = arith.addi %582, %587 : index
              %591 = vector.load %encode[%590] : memref<?xf32>, vector<16xf32>
              %592 = arith.addi %582, %headDim : index
              %593 = arith.addi %592, %587 : index
              %594 = vector.load %encode[%593] : memref<?xf32>, vector<16xf32>
              %595 = arith.addi %329, %587 : index
              %596 = vector.load %3[%595] : memref<?xf32>, vector<16xf32>
              %597 = arith.subf %596, %594 : vector<16xf32>
              %598 = arith.mulf %597, %591 : vector<16xf32>
              %599 = arith.cmpf ord, %598, %598 : vector<16xf32>
              %600 = arith.select %599, %598, %c11 : vector<16xi1>, vector<16xf32>
              %601 = math.roundeven %600 : vector<16xf32>
              %602 = arith.minimumf %601, %c42 : vector<16xf32>
              %603 = arith.maximumf %602, %c43 : vector<16xf32>
              %604 = arith.fptosi %603 : vector<16xf32> to vector<16xi32>
              %605 = arith.addi %604, %c20 : vector<16xi32>
              %606 = arith.trunci %605 : vector<16xi32> to vector<16xi8>
              %607 = arith.muli %587, %c9 : index
              vector.store %606, %5[%607] : memref<?xi8>, vector<16xi8>
              %608 = math.absf %598 : vector<16xf32>
              %609 = arith.cmpf ugt, %608, %c44 : vector<16xf32>
              %610 = arith.select %609, %c38, %c11 : vector<16xi1>, vector<16xf32>
              %611 = arith.addf %588, %610 : vector<16xf32>
              scf.yield %611 : vector<16xf32>
            }
            %612 = wave.reduce "add" %589 : vector<16xf32>
            %613 = arith.cmpf ogt, %612, %c39 : f32
            scf.if %613 {
              %614 = arith.fptosi %612 : f32 to i32
              wave.count %clipped, %614 : memref<?xi32>
            }
            %615 = arith.cmpi slt, %581, %kvHeads : index
            scf.if %615 {
              %616 = arith.muli %585, %c12 : index
              %617 = arith.muli %581, %616 : index
              %618 = arith.addi %586, %617 : index
              %619 = arith.muli %584, %c9 : index
              %620 = arith.addi %618, %619 : index
              scf.for %621 = %c7 to %headDim step %c9 {
                %622 = arith.muli %621, %c9 : index
                %623 = arith.addi %622, %c7 : index
                %624 = memref.load %5[%623] : memref<?xi8>
                %625 = arith.muli %621, %c6 : index
                %626 = arith.addi %620, %625 : index
                %627 = arith.addi %626, %c7 : index
                memref.store %624, %kv[%627] : memref<?xi8>
              }
            } else {
              %628 = arith.subi %581, %kvHeads : index
              %629 = arith.muli %628, %c3 : index
              %630 = arith.addi %629, %c9 : index
              %631 = arith.muli %585, %c6 : index
              %632 = arith.muli %630, %631 : index
              %633 = arith.addi %586, %632 : index
              %634 = arith.muli %584, %585 : index
              %635 = arith.addi %633, %634 : index
              scf.for %636 = %c7 to %585 step %c6 {
                %637 = vector.load %5[%636] : memref<?xi8>, vector<16xi8>
                %638 = arith.addi %635, %636 : index
                vector.store %637, %kv[%638] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
