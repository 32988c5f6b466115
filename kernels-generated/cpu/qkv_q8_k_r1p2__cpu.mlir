// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q8_k', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q8_k_r1p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  func.return %f3, %f4 : vector<16xf32>, vector<16xf32>
}
wave.kernel @qkv_q8_k_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 4256 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 2208 : index
  %c14 = arith.constant 3 : index
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
    %15 = arith.subi %13, %c2 : index
    %16 = arith.addi %14, %c7 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.muli %17, %inputFeatures : index
    scf.for %19 = %c7 to %8 step %c3 {
      %20 = arith.muli %0, %8 : index
      %21 = arith.addi %20, %19 : index
      %22 = arith.addi %21, %c7 : index
      %23 = arith.muli %22, %7 : index
      %24 = arith.addi %21, %c2 : index
      %25 = arith.muli %24, %7 : index
      %29:2 = scf.for %26 = %c7 to %6 step %c2 iter_args(%27 = %c9, %28 = %c9) -> (vector<16xf32>, vector<16xf32>) {
        %30 = arith.muli %26, %c5 : index
        %31 = arith.addi %23, %30 : index
        %32 = arith.addi %25, %30 : index
        %33 = arith.addi %31, %c7 : index
        %34 = vector.load %w[%33] : memref<?xi8>, vector<32xi8>
        %35 = vector.bitcast %34 : vector<32xi8> to vector<16xf16>
        %36 = arith.extf %35 : vector<16xf16> to vector<16xf32>
        %37 = arith.addi %32, %c7 : index
        %38 = vector.load %w[%37] : memref<?xi8>, vector<32xi8>
        %39 = vector.bitcast %38 : vector<32xi8> to vector<16xf16>
        %40 = arith.extf %39 : vector<16xf16> to vector<16xf32>
        %41 = arith.muli %26, %c4 : index
        %45:2 = scf.for %42 = %c7 to %c10 step %c2 iter_args(%43 = %27, %44 = %28) -> (vector<16xf32>, vector<16xf32>) {
          %46 = arith.muli %42, %c11 : index
          %47 = arith.addi %41, %46 : index
          %48 = arith.addi %31, %c10 : index
          %49 = arith.divui %42, %c12 : index
          %50 = arith.muli %49, %c6 : index
          %51 = arith.addi %48, %50 : index
          %52 = arith.addi %51, %c7 : index
          %53 = vector.load %w[%52] : memref<?xi8>, vector<16xi8>
          %54 = arith.extsi %53 : vector<16xi8> to vector<16xi32>
          %55 = arith.sitofp %54 : vector<16xi32> to vector<16xf32>
          %56 = arith.mulf %36, %55 : vector<16xf32>
          %57 = arith.addi %31, %c13 : index
          %58 = arith.muli %42, %c12 : index
          %59 = arith.addi %58, %c7 : index
          %60 = arith.muli %59, %c6 : index
          %61 = arith.addi %57, %60 : index
          %62 = vector.load %w[%61] : memref<?xi8>, vector<16xi8>
          %63 = arith.extui %62 : vector<16xi8> to vector<16xi32>
          %64 = arith.addi %58, %c2 : index
          %65 = arith.muli %64, %c6 : index
          %66 = arith.addi %57, %65 : index
          %67 = vector.load %w[%66] : memref<?xi8>, vector<16xi8>
          %68 = arith.extui %67 : vector<16xi8> to vector<16xi32>
          %69 = arith.addi %58, %c3 : index
          %70 = arith.muli %69, %c6 : index
          %71 = arith.addi %57, %70 : index
          %72 = vector.load %w[%71] : memref<?xi8>, vector<16xi8>
          %73 = arith.extui %72 : vector<16xi8> to vector<16xi32>
          %74 = arith.addi %58, %c14 : index
          %75 = arith.muli %74, %c6 : index
          %76 = arith.addi %57, %75 : index
          %77 = vector.load %w[%76] : memref<?xi8>, vector<16xi8>
          %78 = arith.extui %77 : vector<16xi8> to vector<16xi32>
          %79 = arith.addi %31, %c15 : index
          %80 = arith.muli %42, %c16 : index
          %81 = arith.addi %79, %80 : index
          %82 = arith.addi %81, %c7 : index
          %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
          %84 = arith.extui %83 : vector<16xi8> to vector<16xi32>
          %85 = arith.andi %84, %c17 : vector<16xi32>
          %86 = arith.shrui %63, %c18 : vector<16xi32>
          %87 = arith.andi %86, %c17 : vector<16xi32>
          %88 = arith.shli %87, %c19 : vector<16xi32>
          %89 = arith.ori %85, %88 : vector<16xi32>
          %90 = arith.subi %89, %c20 : vector<16xi32>
          %91 = arith.sitofp %90 : vector<16xi32> to vector<16xf32>
          %92 = arith.mulf %91, %56 : vector<16xf32>
          %93 = arith.addi %32, %c10 : index
          %94 = arith.addi %93, %50 : index
          %95 = arith.addi %94, %c7 : index
          %96 = vector.load %w[%95] : memref<?xi8>, vector<16xi8>
          %97 = arith.extsi %96 : vector<16xi8> to vector<16xi32>
          %98 = arith.sitofp %97 : vector<16xi32> to vector<16xf32>
          %99 = arith.mulf %40, %98 : vector<16xf32>
          %100 = arith.addi %32, %c13 : index
          %101 = arith.addi %100, %60 : index
          %102 = vector.load %w[%101] : memref<?xi8>, vector<16xi8>
          %103 = arith.extui %102 : vector<16xi8> to vector<16xi32>
          %104 = arith.addi %100, %65 : index
          %105 = vector.load %w[%104] : memref<?xi8>, vector<16xi8>
          %106 = arith.extui %105 : vector<16xi8> to vector<16xi32>
          %107 = arith.addi %100, %70 : index
          %108 = vector.load %w[%107] : memref<?xi8>, vector<16xi8>
          %109 = arith.extui %108 : vector<16xi8> to vector<16xi32>
          %110 = arith.addi %100, %75 : index
          %111 = vector.load %w[%110] : memref<?xi8>, vector<16xi8>
          %112 = arith.extui %111 : vector<16xi8> to vector<16xi32>
          %113 = arith.addi %32, %c15 : index
          %114 = arith.addi %113, %80 : index
          %115 = arith.addi %114, %c7 : index
          %116 = vector.load %w[%115] : memref<?xi8>, vector<16xi8>
          %117 = arith.extui %116 : vector<16xi8> to vector<16xi32>
          %118 = arith.andi %117, %c17 : vector<16xi32>
          %119 = arith.shrui %103, %c18 : vector<16xi32>
          %120 = arith.andi %119, %c17 : vector<16xi32>
          %121 = arith.shli %120, %c19 : vector<16xi32>
          %122 = arith.ori %118, %121 : vector<16xi32>
          %123 = arith.subi %122, %c20 : vector<16xi32>
          %124 = arith.sitofp %123 : vector<16xi32> to vector<16xf32>
          %125 = arith.mulf %124, %99 : vector<16xf32>
          %126 = arith.addi %47, %c7 : index
          %127:2 = func.call @qkv_q8_k_r1p2__cpu.0(%18, %126, %x, %92, %43, %125, %44) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %128 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
          %129 = arith.extui %128 : vector<16xi8> to vector<16xi32>
          %130 = arith.shrui %129, %c19 : vector<16xi32>
          %131 = arith.shrui %63, %c19 : vector<16xi32>
          %132 = arith.andi %131, %c17 : vector<16xi32>
          %133 = arith.shli %132, %c19 : vector<16xi32>
          %134 = arith.ori %130, %133 : vector<16xi32>
          %135 = arith.subi %134, %c20 : vector<16xi32>
          %136 = arith.sitofp %135 : vector<16xi32> to vector<16xf32>
          %137 = arith.mulf %136, %56 : vector<16xf32>
          %138 = vector.load %w[%115] : memref<?xi8>, vector<16xi8>
          %139 = arith.extui %138 : vector<16xi8> to vector<16xi32>
          %140 = arith.shrui %139, %c19 : vector<16xi32>
          %141 = arith.shrui %103, %c19 : vector<16xi32>
          %142 = arith.andi %141, %c17 : vector<16xi32>
          %143 = arith.shli %142, %c19 : vector<16xi32>
          %144 = arith.ori %140, %143 : vector<16xi32>
          %145 = arith.subi %144, %c20 : vector<16xi32>
          %146 = arith.sitofp %145 : vector<16xi32> to vector<16xf32>
          %147 = arith.mulf %146, %99 : vector<16xf32>
          %148 = arith.addi %47, %c2 : index
          %149:2 = func.call @qkv_q8_k_r1p2__cpu.0(%18, %148, %x, %137, %127#0, %147, %127#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %150 = arith.addi %81, %c6 : index
          %151 = vector.load %w[%150] : memref<?xi8>, vector<16xi8>
          %152 = arith.extui %151 : vector<16xi8> to vector<16xi32>
          %153 = arith.andi %152, %c17 : vector<16xi32>
          %154 = arith.shrui %68, %c18 : vector<16xi32>
          %155 = arith.andi %154, %c17 : vector<16xi32>
          %156 = arith.shli %155, %c19 : vector<16xi32>
          %157 = arith.ori %153, %156 : vector<16xi32>
          %158 = arith.subi %157, %c20 : vector<16xi32>
          %159 = arith.sitofp %158 : vector<16xi32> to vector<16xf32>
          %160 = arith.mulf %159, %56 : vector<16xf32>
          %161 = arith.addi %114, %c6 : index
          %162 = vector.load %w[%161] : memref<?xi8>, vector<16xi8>
          %163 = arith.extui %162 : vector<16xi8> to vector<16xi32>
          %164 = arith.andi %163, %c17 : vector<16xi32>
          %165 = arith.shrui %106, %c18 : vector<16xi32>
          %166 = arith.andi %165, %c17 : vector<16xi32>
          %167 = arith.shli %166, %c19 : vector<16xi32>
          %168 = arith.ori %164, %167 : vector<16xi32>
          %169 = arith.subi %168, %c20 : vector<16xi32>
          %170 = arith.sitofp %169 : vector<16xi32> to vector<16xf32>
          %171 = arith.mulf %170, %99 : vector<16xf32>
          %172 = arith.addi %47, %c3 : index
          %173:2 = func.call @qkv_q8_k_r1p2__cpu.0(%18, %172, %x, %160, %149#0, %171, %149#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %174 = vector.load %w[%150] : memref<?xi8>, vector<16xi8>
          %175 = arith.extui %174 : vector<16xi8> to vector<16xi32>
          %176 = arith.shrui %175, %c19 : vector<16xi32>
          %177 = arith.shrui %68, %c19 : vector<16xi32>
          %178 = arith.andi %177, %c17 : vector<16xi32>
          %179 = arith.shli %178, %c19 : vector<16xi32>
          %180 = arith.ori %176, %179 : vector<16xi32>
          %181 = arith.subi %180, %c20 : vector<16xi32>
          %182 = arith.sitofp %181 : vector<16xi32> to vector<16xf32>
          %183 = arith.mulf %182, %56 : vector<16xf32>
          %184 = vector.load %w[%161] : memref<?xi8>, vector<16xi8>
          %185 = arith.extui %184 : vector<16xi8> to vector<16xi32>
          %186 = arith.shrui %185, %c19 : vector<16xi32>
          %187 = arith.shrui %106, %c19 : vector<16xi32>
          %188 = arith.andi %187, %c17 : vector<16xi32>
          %189 = arith.shli %188, %c19 : vector<16xi32>
          %190 = arith.ori %186, %189 : vector<16xi32>
          %191 = arith.subi %190, %c20 : vector<16xi32>
          %192 = arith.sitofp %191 : vector<16xi32> to vector<16xf32>
          %193 = arith.mulf %192, %99 : vector<16xf32>
          %194 = arith.addi %47, %c14 : index
          %195:2 = func.call @qkv_q8_k_r1p2__cpu.0(%18, %194, %x, %183, %173#0, %193, %173#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %196 = arith.addi %81, %c10 : index
          %197 = vector.load %w[%196] : memref<?xi8>, vector<16xi8>
          %198 = arith.extui %197 : vector<16xi8> to vector<16xi32>
          %199 = arith.andi %198, %c17 : vector<16xi32>
          %200 = arith.shrui %73, %c18 : vector<16xi32>
          %201 = arith.andi %200, %c17 : vector<16xi32>
          %202 = arith.shli %201, %c19 : vector<16xi32>
          %203 = arith.ori %199, %202 : vector<16xi32>
          %204 = arith.subi %203, %c20 : vector<16xi32>
          %205 = arith.sitofp %204 : vector<16xi32> to vector<16xf32>
          %206 = arith.mulf %205, %56 : vector<16xf32>
          %207 = arith.addi %114, %c10 : index
          %208 = vector.load %w[%207] : memref<?xi8>, vector<16xi8>
          %209 = arith.extui %208 : vector<16xi8> to vector<16xi32>
          %210 = arith.andi %209, %c17 : vector<16xi32>
          %211 = arith.shrui %109, %c18 : vector<16xi32>
          %212 = arith.andi %211, %c17 : vector<16xi32>
          %213 = arith.shli %212, %c19 : vector<16xi32>
          %214 = arith.ori %210, %213 : vector<16xi32>
          %215 = arith.subi %214, %c20 : vector<16xi32>
          %216 = arith.sitofp %215 : vector<16xi32> to vector<16xf32>
          %217 = arith.mulf %216, %99 : vector<16xf32>
          %218 = arith.addi %47, %c12 : index
          %219:2 = func.call @qkv_q8_k_r1p2__cpu.0(%18, %218, %x, %206, %195#0, %217, %195#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %220 = vector.load %w[%196] : memref<?xi8>, vector<16xi8>
          %221 = arith.extui %220 : vector<16xi8> to vector<16xi32>
          %222 = arith.shrui %221, %c19 : vector<16xi32>
          %223 = arith.shrui %73, %c19 : vector<16xi32>
          %224 = arith.andi %223, %c17 : vector<16xi32>
          %225 = arith.shli %224, %c19 : vector<16xi32>
          %226 = arith.ori %222, %225 : vector<16xi32>
          %227 = arith.subi %226, %c20 : vector<16xi32>
          %228 = arith.sitofp %227 : vector<16xi32> to vector<16xf32>
          %229 = arith.mulf %228, %56 : vector<16xf32>
          %230 = vector.load %w[%207] : memref<?xi8>, vector<16xi8>
          %231 = arith.extui %230 : vector<16xi8> to vector<16xi32>
          %232 = arith.shrui %231, %c19 : vector<16xi32>
          %233 = arith.shrui %109, %c19 : vector<16xi32>
          %234 = arith.andi %233, %c17 : vector<16xi32>
          %235 = arith.shli %234, %c19 : vector<16xi32>
          %236 = arith.ori %232, %235 : vector<16xi32>
          %237 = arith.subi %236, %c20 : vector<16xi32>
          %238 = arith.sitofp %237 : vector<16xi32> to vector<16xf32>
          %239 = arith.mulf %238, %99 : vector<16xf32>
          %240 = arith.addi %47, %c21 : index
          %241:2 = func.call @qkv_q8_k_r1p2__cpu.0(%18, %240, %x, %229, %219#0, %239, %219#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %242 = arith.addi %81, %c22 : index
          %243 = vector.load %w[%242] : memref<?xi8>, vector<16xi8>
          %244 = arith.extui %243 : vector<16xi8> to vector<16xi32>
          %245 = arith.andi %244, %c17 : vector<16xi32>
          %246 = arith.shrui %78, %c18 : vector<16xi32>
          %247 = arith.andi %246, %c17 : vector<16xi32>
          %248 = arith.shli %247, %c19 : vector<16xi32>
          %249 = arith.ori %245, %248 : vector<16xi32>
          %250 = arith.subi %249, %c20 : vector<16xi32>
          %251 = arith.sitofp %250 : vector<16xi32> to vector<16xf32>
          %252 = arith.mulf %251, %56 : vector<16xf32>
          %253 = arith.addi %114, %c22 : index
          %254 = vector.load %w[%253] : memref<?xi8>, vector<16xi8>
          %255 = arith.extui %254 : vector<16xi8> to vector<16xi32>
          %256 = arith.andi %255, %c17 : vector<16xi32>
          %257 = arith.shrui %112, %c18 : vector<16xi32>
          %258 = arith.andi %257, %c17 : vector<16xi32>
          %259 = arith.shli %258, %c19 : vector<16xi32>
          %260 = arith.ori %256, %259 : vector<16xi32>
          %261 = arith.subi %260, %c20 : vector<16xi32>
          %262 = arith.sitofp %261 : vector<16xi32> to vector<16xf32>
          %263 = arith.mulf %262, %99 : vector<16xf32>
          %264 = arith.addi %47, %c23 : index
          %265:2 = func.call @qkv_q8_k_r1p2__cpu.0(%18, %264, %x, %252, %241#0, %263, %241#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %266 = vector.load %w[%242] : memref<?xi8>, vector<16xi8>
          %267 = arith.extui %266 : vector<16xi8> to vector<16xi32>
          %268 = arith.shrui %267, %c19 : vector<16xi32>
          %269 = arith.shrui %78, %c19 : vector<16xi32>
          %270 = arith.andi %269, %c17 : vector<16xi32>
          %271 = arith.shli %270, %c19 : vector<16xi32>
          %272 = arith.ori %268, %271 : vector<16xi32>
          %273 = arith.subi %272, %c20 : vector<16xi32>
          %274 = arith.sitofp %273 : vector<16xi32> to vector<16xf32>
          %275 = arith.mulf %274, %56 : vector<16xf32>
          %276 = vector.load %w[%253] : memref<?xi8>, vector<16xi8>
          %277 = arith.extui %276 : vector<16xi8> to vector<16xi32>
          %278 = arith.shrui %277, %c19 : vector<16xi32>
          %279 = arith.shrui %112, %c19 : vector<16xi32>
          %280 = arith.andi %279, %c17 : vector<16xi32>
          %281 = arith.shli %280, %c19 : vector<16xi32>
          %282 = arith.ori %278, %281 : vector<16xi32>
          %283 = arith.subi %282, %c20 : vector<16xi32>
          %284 = arith.sitofp %283 : vector<16xi32> to vector<16xf32>
          %285 = arith.mulf %284, %99 : vector<16xf32>
          %286 = arith.addi %47, %c24 : index
          %287:2 = func.call @qkv_q8_k_r1p2__cpu.0(%18, %286, %x, %275, %265#0, %285, %265#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          scf.yield %287#0, %287#1 : vector<16xf32>, vector<16xf32>
        }
        scf.yield %45#0, %45#1 : vector<16xf32>, vector<16xf32>
      }
      %288 = arith.muli %headDim, %c7 : index
      %289 = arith.muli %19, %c6 : index
      %290 = arith.addi %288, %289 : index
      %291 = arith.addi %290, %c7 : index
      vector.store %29#0, %3[%291] : memref<?xf32>, vector<16xf32>
      %292 = arith.addi %290, %c6 : index
      vector.store %29#1, %3[%292] : memref<?xf32>, vector<16xf32>
    }
    %293 = arith.addi %14, %c2 : index
    %294 = arith.minsi %293, %13 : index
    scf.for %295 = %14 to %294 step %c2 {
      %296 = arith.subi %295, %14 : index
      %297 = arith.muli %296, %headDim : index
      %298 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %298 {
        scf.for %299 = %c7 to %headDim step %c6 {
          %300 = arith.muli %0, %headDim : index
          %301 = arith.addi %300, %299 : index
          %302 = vector.load %bias[%301] : memref<?xf32>, vector<16xf32>
          %303 = arith.addi %297, %299 : index
          %304 = vector.load %3[%303] : memref<?xf32>, vector<16xf32>
          %305 = arith.addf %304, %302 : vector<16xf32>
          vector.store %305, %3[%303] : memref<?xf32>, vector<16xf32>
        }
      }
      %306 = arith.addi %heads, %kvHeads : index
      %307 = arith.cmpi slt, %0, %306 : index
      scf.if %307 {
        %308 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %308 {
          %309 = arith.cmpi slt, %0, %heads : index
          %312 = scf.for %310 = %c7 to %headDim step %c6 iter_args(%311 = %c9) -> (vector<16xf32>) {
            %313 = arith.addi %297, %310 : index
            %314 = vector.load %3[%313] : memref<?xf32>, vector<16xf32>
            %315 = math.fma %314, %314, %311 : vector<16xf32>
            scf.yield %315 : vector<16xf32>
          }
          %316 = wave.reduce "add" %312 : vector<16xf32>
          %317 = arith.mulf %316, %inverseHeadDim : f32
          %318 = arith.addf %317, %epsilon : f32
          %319 = math.sqrt %318 : f32
          %320 = arith.divf %c31, %319 : f32
          %321 = vector.broadcast %320 : f32 to vector<16xf32>
          scf.for %322 = %c7 to %headDim step %c6 {
            %323 = vector.load %query_norm[%322] : memref<?xf32>, vector<16xf32>
            %324 = vector.load %key_norm[%322] : memref<?xf32>, vector<16xf32>
            %325 = arith.select %309, %323, %324 : vector<16xf32>
            %326 = arith.addi %297, %322 : index
            %327 = vector.load %3[%326] : memref<?xf32>, vector<16xf32>
            %328 = arith.mulf %327, %321 : vector<16xf32>
            %329 = arith.mulf %328, %325 : vector<16xf32>
            vector.store %329, %3[%326] : memref<?xf32>, vector<16xf32>
          }
        }
        %330 = arith.addi %positionsAt, %295 : index
        %331 = memref.load %step[%330] : memref<?xi32>
        %332 = arith.index_cast %331 : i32 to index
        %333 = arith.divui %headDim, %c3 : index
        %334 = arith.remui %332, %c4 : index
        %335 = arith.muli %334, %headDim : index
        %336 = arith.divui %332, %c4 : index
        %337 = arith.addi %336, %c4 : index
        %338 = arith.muli %337, %headDim : index
        scf.for %339 = %c7 to %333 step %c11 {
          %340 = arith.addi %335, %339 : index
          %341 = vector.load %rope[%340] : memref<?xf32>, vector<8xf32>
          %342 = arith.addi %335, %333 : index
          %343 = arith.addi %342, %339 : index
          %344 = vector.load %rope[%343] : memref<?xf32>, vector<8xf32>
          %345 = arith.addi %338, %339 : index
          %346 = vector.load %rope[%345] : memref<?xf32>, vector<8xf32>
          %347 = arith.addi %338, %333 : index
          %348 = arith.addi %347, %339 : index
          %349 = vector.load %rope[%348] : memref<?xf32>, vector<8xf32>
          %350 = arith.mulf %346, %341 : vector<8xf32>
          %351 = arith.mulf %349, %344 : vector<8xf32>
          %352 = arith.subf %350, %351 : vector<8xf32>
          %353 = arith.mulf %349, %341 : vector<8xf32>
          %354 = arith.mulf %346, %344 : vector<8xf32>
          %355 = arith.addf %353, %354 : vector<8xf32>
          %356 = arith.addi %297, %339 : index
          %357 = vector.load %3[%356] : memref<?xf32>, vector<8xf32>
          %358 = arith.addi %297, %333 : index
          %359 = arith.addi %358, %339 : index
          %360 = vector.load %3[%359] : memref<?xf32>, vector<8xf32>
          %361 = arith.mulf %357, %352 : vector<8xf32>
          %362 = arith.mulf %360, %355 : vector<8xf32>
          %363 = arith.subf %361, %362 : vector<8xf32>
          vector.store %363, %3[%356] : memref<?xf32>, vector<8xf32>
          %364 = arith.mulf %360, %352 : vector<8xf32>
          %365 = arith.mulf %357, %355 : vector<8xf32>
          %366 = arith.addf %364, %365 : vector<8xf32>
          vector.store %366, %3[%359] : memref<?xf32>, vector<8xf32>
        }
      }
      %367 = arith.cmpi slt, %0, %heads : index
      scf.if %367 {
        %368 = arith.divui %heads, %kvHeads : index
        %369 = arith.muli %headDim, %c12 : index
        %370 = arith.muli %kvHeads, %369 : index
        %371 = arith.divui %0, %368 : index
        %372 = arith.muli %371, %headDim : index
        %373 = arith.addi %370, %372 : index
        scf.for %374 = %c7 to %headDim step %c6 {
          %375 = arith.addi %373, %374 : index
          %376 = vector.load %encode[%375] : memref<?xf32>, vector<16xf32>
          %377 = arith.addi %297, %374 : index
          %378 = vector.load %3[%377] : memref<?xf32>, vector<16xf32>
          %379 = arith.mulf %378, %376 : vector<16xf32>
          %380 = arith.muli %295, %heads : index
          %381 = arith.addi %380, %0 : index
          %382 = arith.muli %381, %headDim : index
          %383 = arith.addi %382, %374 : index
          vector.store %379, %q[%383] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %384 = arith.addi %slotsAt, %295 : index
        %385 = memref.load %step[%384] : memref<?xi32>
        %386 = arith.index_cast %385 : i32 to index
        %387 = arith.cmpi sge, %386, %c7 : index
        scf.if %387 {
          %388 = arith.cmpi eq, %codec, %c7 : index
          scf.if %388 {
            %389 = arith.subi %0, %heads : index
            %390 = arith.muli %389, %4 : index
            %391 = arith.divui %386, %c6 : index
            %392 = arith.remui %386, %c6 : index
            %393 = arith.muli %391, %pageBytes : index
            %396 = scf.for %394 = %c7 to %headDim step %c6 iter_args(%395 = %c9) -> (vector<16xf32>) {
              %397 = arith.addi %390, %394 : index
              %398 = vector.load %encode[%397] : memref<?xf32>, vector<16xf32>
              %399 = arith.addi %390, %headDim : index
              %400 = arith.addi %399, %394 : index
              %401 = vector.load %encode[%400] : memref<?xf32>, vector<16xf32>
              %402 = arith.addi %297, %394 : index
              %403 = vector.load %3[%402] : memref<?xf32>, vector<16xf32>
              %404 = arith.subf %403, %401 : vector<16xf32>
              %405 = arith.mulf %404, %398 : vector<16xf32>
              %406 = arith.minimumf %405, %c36 : vector<16xf32>
              %407 = arith.maximumf %406, %c37 : vector<16xf32>
              %408 = arith.truncf %407 : vector<16xf32> to vector<16xf16>
              %409 = vector.bitcast %408 : vector<16xf16> to vector<32xi8>
              %410 = arith.muli %394, %c3 : index
              vector.store %409, %5[%410] : memref<?xi8>, vector<32xi8>
              %411 = math.absf %405 : vector<16xf32>
              %412 = arith.cmpf ugt, %411, %c36 : vector<16xf32>
              %413 = arith.select %412, %c38, %c9 : vector<16xi1>, vector<16xf32>
              %414 = arith.addf %395, %413 : vector<16xf32>
              scf.yield %414 : vector<16xf32>
            }
            %415 = wave.reduce "add" %396 : vector<16xf32>
            %416 = arith.cmpf ogt, %415, %c39 : f32
            scf.if %416 {
              %417 = arith.fptosi %415 : f32 to i32
              wave.count %clipped, %417 : memref<?xi32>
            }
            %418 = arith.cmpi slt, %389, %kvHeads : index
            scf.if %418 {
              %419 = arith.muli %4, %c10 : index
              %420 = arith.muli %389, %419 : index
              %421 = arith.addi %393, %420 : index
              %422 = arith.muli %392, %c3 : index
              %423 = arith.addi %421, %422 : index
              scf.for %424 = %c7 to %headDim step %c2 {
                %425 = arith.muli %424, %c3 : index
                %426 = arith.addi %425, %c7 : index
                %427 = memref.load %5[%426] : memref<?xi8>
                %428 = arith.muli %424, %c10 : index
                %429 = arith.addi %423, %428 : index
                %430 = arith.addi %429, %c7 : index
                memref.store %427, %kv[%430] : memref<?xi8>
                %431 = arith.addi %425, %c2 : index
                %432 = memref.load %5[%431] : memref<?xi8>
                %433 = arith.addi %429, %c2 : index
                memref.store %432, %kv[%433] : memref<?xi8>
              }
            } else {
              %434 = arith.subi %389, %kvHeads : index
              %435 = arith.muli %434, %c3 : index
              %436 = arith.addi %435, %c2 : index
              %437 = arith.muli %4, %c6 : index
              %438 = arith.muli %436, %437 : index
              %439 = arith.addi %393, %438 : index
              %440 = arith.muli %392, %4 : index
              %441 = arith.addi %439, %440 : index
              scf.for %442 = %c7 to %4 step %c6 {
                %443 = vector.load %5[%442] : memref<?xi8>, vector<16xi8>
                %444 = arith.addi %441, %442 : index
                vector.store %443, %kv[%444] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %445 = arith.cmpi eq, %codec, %c2 : index
          scf.if %445 {
            %446 = arith.subi %0, %heads : index
            %447 = arith.muli %446, %4 : index
            %448 = arith.divui %386, %c6 : index
            %449 = arith.remui %386, %c6 : index
            %450 = arith.muli %448, %pageBytes : index
            %453 = scf.for %451 = %c7 to %headDim step %c6 iter_args(%452 = %c9) -> (vector<16xf32>) {
              %454 = arith.addi %447, %451 : index
              %455 = vector.load %encode[%454] : memref<?xf32>, vector<16xf32>
              %456 = arith.addi %447, %headDim : index
              %457 = arith.addi %456, %451 : index
              %458 = vector.load %encode[%457] : memref<?xf32>, vector<16xf32>
              %459 = arith.addi %297, %451 : index
              %460 = vector.load %3[%459] : memref<?xf32>, vector<16xf32>
              %461 = arith.subf %460, %458 : vector<16xf32>
              %462 = arith.mulf %461, %455 : vector<16xf32>
              %463 = wave.fp8_encode "e4m3" %462 : vector<16xf32> -> vector<16xi8>
              %464 = arith.muli %451, %c2 : index
              vector.store %463, %5[%464] : memref<?xi8>, vector<16xi8>
              %465 = math.absf %462 : vector<16xf32>
              %466 = arith.cmpf ugt, %465, %c40 : vector<16xf32>
              %467 = arith.select %466, %c38, %c9 : vector<16xi1>, vector<16xf32>
              %468 = arith.addf %452, %467 : vector<16xf32>
              scf.yield %468 : vector<16xf32>
            }
            %469 = wave.reduce "add" %453 : vector<16xf32>
            %470 = arith.cmpf ogt, %469, %c39 : f32
            scf.if %470 {
              %471 = arith.fptosi %469 : f32 to i32
              wave.count %clipped, %471 : memref<?xi32>
            }
            %472 = arith.cmpi slt, %446, %kvHeads : index
            scf.if %472 {
              %473 = arith.muli %2, %c10 : index
              %474 = arith.muli %446, %473 : index
              %475 = arith.addi %450, %474 : index
              %476 = arith.muli %449, %c2 : index
              %477 = arith.addi %475, %476 : index
              scf.for %478 = %c7 to %headDim step %c2 {
                %479 = arith.muli %478, %c2 : index
                %480 = arith.addi %479, %c7 : index
                %481 = memref.load %5[%480] : memref<?xi8>
                %482 = arith.muli %478, %c6 : index
                %483 = arith.addi %477, %482 : index
                %484 = arith.addi %483, %c7 : index
                memref.store %481, %kv[%484] : memref<?xi8>
              }
            } else {
              %485 = arith.subi %446, %kvHeads : index
              %486 = arith.muli %485, %c3 : index
              %487 = arith.addi %486, %c2 : index
              %488 = arith.muli %2, %c6 : index
              %489 = arith.muli %487, %488 : index
              %490 = arith.addi %450, %489 : index
              %491 = arith.muli %449, %2 : index
              %492 = arith.addi %490, %491 : index
              scf.for %493 = %c7 to %2 step %c6 {
                %494 = vector.load %5[%493] : memref<?xi8>, vector<16xi8>
                %495 = arith.addi %492, %493 : index
                vector.store %494, %kv[%495] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %496 = arith.cmpi eq, %codec, %c3 : index
          scf.if %496 {
            %497 = arith.subi %0, %heads : index
            %498 = arith.muli %497, %4 : index
            %499 = arith.divui %386, %c6 : index
            %500 = arith.remui %386, %c6 : index
            %501 = arith.muli %499, %pageBytes : index
            %504 = scf.for %502 = %c7 to %headDim step %c6 iter_args(%503 = %c9) -> (vector<16xf32>) {
              %505 = arith.addi %498, %502 : index
              %506 = vector.load %encode[%505] : memref<?xf32>, vector<16xf32>
              %507 = arith.addi %498, %headDim : index
              %508 = arith.addi %507, %502 : index
              %509 = vector.load %encode[%508] : memref<?xf32>, vector<16xf32>
              %510 = arith.addi %297, %502 : index
              %511 = vector.load %3[%510] : memref<?xf32>, vector<16xf32>
              %512 = arith.subf %511, %509 : vector<16xf32>
              %513 = arith.mulf %512, %506 : vector<16xf32>
              %514 = wave.fp8_encode "e5m2" %513 : vector<16xf32> -> vector<16xi8>
              %515 = arith.muli %502, %c2 : index
              vector.store %514, %5[%515] : memref<?xi8>, vector<16xi8>
              %516 = math.absf %513 : vector<16xf32>
              %517 = arith.cmpf ugt, %516, %c41 : vector<16xf32>
              %518 = arith.select %517, %c38, %c9 : vector<16xi1>, vector<16xf32>
              %519 = arith.addf %503, %518 : vector<16xf32>
              scf.yield %519 : vector<16xf32>
            }
            %520 = wave.reduce "add" %504 : vector<16xf32>
            %521 = arith.cmpf ogt, %520, %c39 : f32
            scf.if %521 {
              %522 = arith.fptosi %520 : f32 to i32
              wave.count %clipped, %522 : memref<?xi32>
            }
            %523 = arith.cmpi slt, %497, %kvHeads : index
            scf.if %523 {
              %524 = arith.muli %2, %c10 : index
              %525 = arith.muli %497, %524 : index
              %526 = arith.addi %501, %525 : index
              %527 = arith.muli %500, %c2 : index
              %528 = arith.addi %526, %527 : index
              scf.for %529 = %c7 to %headDim step %c2 {
                %530 = arith.muli %529, %c2 : index
                %531 = arith.addi %530, %c7 : index
                %532 = memref.load %5[%531] : memref<?xi8>
                %533 = arith.muli %529, %c6 : index
                %534 = arith.addi %528, %533 : index
                %535 = arith.addi %534, %c7 : index
                memref.store %532, %kv[%535] : memref<?xi8>
              }
            } else {
              %536 = arith.subi %497, %kvHeads : index
              %537 = arith.muli %536, %c3 : index
              %538 = arith.addi %537, %c2 : index
              %539 = arith.muli %2, %c6 : index
              %540 = arith.muli %538, %539 : index
              %541 = arith.addi %501, %540 : index
              %542 = arith.muli %500, %2 : index
              %543 = arith.addi %541, %542 : index
              scf.for %544 = %c7 to %2 step %c6 {
                %545 = vector.load %5[%544] : memref<?xi8>, vector<16xi8>
                %546 = arith.addi %543, %544 : index
                vector.store %545, %kv[%546] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %547 = arith.cmpi eq, %codec, %c14 : index
          scf.if %547 {
            %548 = arith.subi %0, %heads : index
            %549 = arith.muli %548, %4 : index
            %550 = arith.divui %386, %c6 : index
            %551 = arith.remui %386, %c6 : index
            %552 = arith.muli %550, %pageBytes : index
            %555 = scf.for %553 = %c7 to %headDim step %c6 iter_args(%554 = %c9) -> (vector<16xf32>) {
              %556 = arith.addi %549, %553 : index
              %557 = vector.load %encode[%556] : memref<?xf32>, vector<16xf32>
              %558 = arith.addi %549, %headDim : index
              %559 = arith.addi %558, %553 : index
              %560 = vector.load %encode[%559] : memref<?xf32>, vector<16xf32>
              %561 = arith.addi %297, %553 : index
              %562 = vector.load %3[%561] : memref<?xf32>, vector<16xf32>
              %563 = arith.subf %562, %560 : vector<16xf32>
              %564 = arith.mulf %563, %557 : vector<16xf32>
              %565 = arith.cmpf ord, %564, %564 : vector<16xf32>
              %566 = arith.select %565, %564, %c9 : vector<16xi1>, vector<16xf32>
              %567 = math.roundeven %566 : vector<16xf32>
              %568 = arith.minimumf %567, %c42 : vector<16xf32>
              %569 = arith.maximumf %568, %c43 : vector<16xf32>
              %570 = arith.fptosi %569 : vector<16xf32> to vector<16xi32>
              %571 = arith.addi %570, %c20 : vector<16xi32>
              %572 = arith.trunci %571 : vector<16xi32> to vector<16xi8>
              %573 = arith.muli %553, %c2 : index
              vector.store %572, %5[%573] : memref<?xi8>, vector<16xi8>
              %574 = math.absf %564 : vector<16xf32>
              %575 = arith.cmpf ugt, %574, %c44 : vector<16xf32>
              %576 = arith.select %575, %c38, %c9 : vector<16xi1>, vector<16xf32>
              %577 = arith.addf %554, %576 : vector<16xf32>
              scf.yield %577 : vector<16xf32>
            }
            %578 = wave.reduce "add" %555 : vector<16xf32>
            %579 = arith.cmpf ogt, %578, %c39 : f32
            scf.if %579 {
              %580 = arith.fptosi %578 : f32 to i32
              wave.count %clipped, %580 : memref<?xi32>
            }
            %581 = arith.cmpi slt, %548, %kvHeads : index
            scf.if %581 {
              %582 = arith.muli %2, %c10 : index
              %583 = arith.muli %548, %582 : index
              %584 = arith.addi %552, %583 : index
              %585 = arith.muli %551, %c2 : index
              %586 = arith.addi %584, %585 : index
              scf.for %587 = %c7 to %headDim step %c2 {
                %588 = arith.muli %587, %c2 : index
                %589 = arith.addi %588, %c7 : index
                %590 = memref.load %5[%589] : memref<?xi8>
                %591 = arith.muli %587, %c6 : index
                %592 = arith.addi %586, %591 : index
                %593 = arith.addi %592, %c7 : index
                memref.store %590, %kv[%593] : memref<?xi8>
              }
            } else {
              %594 = arith.subi %548, %kvHeads : index
              %595 = arith.muli %594, %c3 : index
              %596 = arith.addi %595, %c2 : index
              %597 = arith.muli %2, %c6 : index
              %598 = arith.muli %596, %597 : index
              %599 = arith.addi %552, %598 : index
              %600 = arith.muli %551, %2 : index
              %601 = arith.addi %599, %600 : index
              scf.for %602 = %c7 to %2 step %c6 {
                %603 = vector.load %5[%602] : memref<?xi8>, vector<16xi8>
                %604 = arith.addi %601, %602 : index
                vector.store %603, %kv[%604] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
