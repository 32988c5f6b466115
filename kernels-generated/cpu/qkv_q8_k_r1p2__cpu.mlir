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
wave.kernel @qkv_q8_k_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
        scf.for %368 = %c7 to %headDim step %c6 {
          %369 = arith.addi %297, %368 : index
          %370 = vector.load %3[%369] : memref<?xf32>, vector<16xf32>
          %371 = arith.muli %295, %heads : index
          %372 = arith.addi %371, %0 : index
          %373 = arith.muli %372, %headDim : index
          %374 = arith.addi %373, %368 : index
          vector.store %370, %q[%374] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %375 = arith.addi %slotsAt, %295 : index
        %376 = memref.load %step[%375] : memref<?xi32>
        %377 = arith.index_cast %376 : i32 to index
        %378 = arith.cmpi sge, %377, %c7 : index
        scf.if %378 {
          %379 = arith.cmpi eq, %codec, %c7 : index
          scf.if %379 {
            %380 = arith.subi %0, %heads : index
            %381 = memref.load %scales[%380] : memref<?xf32>
            %382 = vector.broadcast %381 : f32 to vector<16xf32>
            %383 = arith.divui %377, %c6 : index
            %384 = arith.remui %377, %c6 : index
            %385 = arith.muli %383, %pageBytes : index
            scf.for %386 = %c7 to %headDim step %c6 {
              %387 = arith.addi %297, %386 : index
              %388 = vector.load %3[%387] : memref<?xf32>, vector<16xf32>
              %389 = arith.mulf %388, %382 : vector<16xf32>
              %390 = arith.minimumf %389, %c36 : vector<16xf32>
              %391 = arith.maximumf %390, %c37 : vector<16xf32>
              %392 = arith.truncf %391 : vector<16xf32> to vector<16xf16>
              %393 = vector.bitcast %392 : vector<16xf16> to vector<32xi8>
              %394 = arith.muli %386, %c3 : index
              vector.store %393, %5[%394] : memref<?xi8>, vector<32xi8>
            }
            %395 = arith.cmpi slt, %380, %kvHeads : index
            scf.if %395 {
              %396 = arith.muli %4, %c10 : index
              %397 = arith.muli %380, %396 : index
              %398 = arith.addi %385, %397 : index
              %399 = arith.muli %384, %c3 : index
              %400 = arith.addi %398, %399 : index
              scf.for %401 = %c7 to %headDim step %c2 {
                %402 = arith.muli %401, %c3 : index
                %403 = arith.addi %402, %c7 : index
                %404 = memref.load %5[%403] : memref<?xi8>
                %405 = arith.muli %401, %c10 : index
                %406 = arith.addi %400, %405 : index
                %407 = arith.addi %406, %c7 : index
                memref.store %404, %kv[%407] : memref<?xi8>
                %408 = arith.addi %402, %c2 : index
                %409 = memref.load %5[%408] : memref<?xi8>
                %410 = arith.addi %406, %c2 : index
                memref.store %409, %kv[%410] : memref<?xi8>
              }
            } else {
              %411 = arith.subi %380, %kvHeads : index
              %412 = arith.muli %411, %c3 : index
              %413 = arith.addi %412, %c2 : index
              %414 = arith.muli %4, %c6 : index
              %415 = arith.muli %413, %414 : index
              %416 = arith.addi %385, %415 : index
              %417 = arith.muli %384, %4 : index
              %418 = arith.addi %416, %417 : index
              scf.for %419 = %c7 to %4 step %c6 {
                %420 = vector.load %5[%419] : memref<?xi8>, vector<16xi8>
                %421 = arith.addi %418, %419 : index
                vector.store %420, %kv[%421] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %422 = arith.cmpi eq, %codec, %c2 : index
          scf.if %422 {
            %423 = arith.subi %0, %heads : index
            %424 = memref.load %scales[%423] : memref<?xf32>
            %425 = vector.broadcast %424 : f32 to vector<16xf32>
            %426 = arith.divui %377, %c6 : index
            %427 = arith.remui %377, %c6 : index
            %428 = arith.muli %426, %pageBytes : index
            scf.for %429 = %c7 to %headDim step %c6 {
              %430 = arith.addi %297, %429 : index
              %431 = vector.load %3[%430] : memref<?xf32>, vector<16xf32>
              %432 = arith.mulf %431, %425 : vector<16xf32>
              %433 = wave.fp8_encode "e4m3" %432 : vector<16xf32> -> vector<16xi8>
              %434 = arith.muli %429, %c2 : index
              vector.store %433, %5[%434] : memref<?xi8>, vector<16xi8>
            }
            %435 = arith.cmpi slt, %423, %kvHeads : index
            scf.if %435 {
              %436 = arith.muli %2, %c10 : index
              %437 = arith.muli %423, %436 : index
              %438 = arith.addi %428, %437 : index
              %439 = arith.muli %427, %c2 : index
              %440 = arith.addi %438, %439 : index
              scf.for %441 = %c7 to %headDim step %c2 {
                %442 = arith.muli %441, %c2 : index
                %443 = arith.addi %442, %c7 : index
                %444 = memref.load %5[%443] : memref<?xi8>
                %445 = arith.muli %441, %c6 : index
                %446 = arith.addi %440, %445 : index
                %447 = arith.addi %446, %c7 : index
                memref.store %444, %kv[%447] : memref<?xi8>
              }
            } else {
              %448 = arith.subi %423, %kvHeads : index
              %449 = arith.muli %448, %c3 : index
              %450 = arith.addi %449, %c2 : index
              %451 = arith.muli %2, %c6 : index
              %452 = arith.muli %450, %451 : index
              %453 = arith.addi %428, %452 : index
              %454 = arith.muli %427, %2 : index
              %455 = arith.addi %453, %454 : index
              scf.for %456 = %c7 to %2 step %c6 {
                %457 = vector.load %5[%456] : memref<?xi8>, vector<16xi8>
                %458 = arith.addi %455, %456 : index
                vector.store %457, %kv[%458] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %459 = arith.cmpi eq, %codec, %c3 : index
          scf.if %459 {
            %460 = arith.subi %0, %heads : index
            %461 = memref.load %scales[%460] : memref<?xf32>
            %462 = vector.broadcast %461 : f32 to vector<16xf32>
            %463 = arith.divui %377, %c6 : index
            %464 = arith.remui %377, %c6 : index
            %465 = arith.muli %463, %pageBytes : index
            scf.for %466 = %c7 to %headDim step %c6 {
              %467 = arith.addi %297, %466 : index
              %468 = vector.load %3[%467] : memref<?xf32>, vector<16xf32>
              %469 = arith.mulf %468, %462 : vector<16xf32>
              %470 = wave.fp8_encode "e5m2" %469 : vector<16xf32> -> vector<16xi8>
              %471 = arith.muli %466, %c2 : index
              vector.store %470, %5[%471] : memref<?xi8>, vector<16xi8>
            }
            %472 = arith.cmpi slt, %460, %kvHeads : index
            scf.if %472 {
              %473 = arith.muli %2, %c10 : index
              %474 = arith.muli %460, %473 : index
              %475 = arith.addi %465, %474 : index
              %476 = arith.muli %464, %c2 : index
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
              %485 = arith.subi %460, %kvHeads : index
              %486 = arith.muli %485, %c3 : index
              %487 = arith.addi %486, %c2 : index
              %488 = arith.muli %2, %c6 : index
              %489 = arith.muli %487, %488 : index
              %490 = arith.addi %465, %489 : index
              %491 = arith.muli %464, %2 : index
              %492 = arith.addi %490, %491 : index
              scf.for %493 = %c7 to %2 step %c6 {
                %494 = vector.load %5[%493] : memref<?xi8>, vector<16xi8>
                %495 = arith.addi %492, %493 : index
                vector.store %494, %kv[%495] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
