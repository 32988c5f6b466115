// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q6_k', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q6_k_r1p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  func.return %f3, %f4 : vector<16xf32>, vector<16xf32>
}
wave.kernel @qkv_q6_k_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 3360 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 2336 : index
  %c13 = arith.constant 288 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant dense<15> : vector<16xi32>
  %c16 = arith.constant dense<0> : vector<16xi32>
  %c17 = arith.constant dense<3> : vector<16xi32>
  %c18 = arith.constant dense<4> : vector<16xi32>
  %c19 = arith.constant dense<32> : vector<16xi32>
  %c20 = arith.constant dense<2> : vector<16xi32>
  %c21 = arith.constant dense<6> : vector<16xi32>
  %c22 = arith.constant 3 : index
  %c23 = arith.constant 4 : index
  %c24 = arith.constant 5 : index
  %c25 = arith.constant 48 : index
  %c26 = arith.constant 6 : index
  %c27 = arith.constant 7 : index
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
          %49 = arith.divui %42, %c3 : index
          %50 = arith.muli %49, %c6 : index
          %51 = arith.addi %48, %50 : index
          %52 = arith.addi %51, %c7 : index
          %53 = vector.load %w[%52] : memref<?xi8>, vector<16xi8>
          %54 = arith.extsi %53 : vector<16xi8> to vector<16xi32>
          %55 = arith.sitofp %54 : vector<16xi32> to vector<16xf32>
          %56 = arith.mulf %36, %55 : vector<16xf32>
          %57 = arith.addi %31, %c12 : index
          %58 = arith.muli %42, %c3 : index
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
          %69 = arith.addi %31, %c13 : index
          %70 = arith.muli %42, %c14 : index
          %71 = arith.addi %69, %70 : index
          %72 = arith.addi %71, %c7 : index
          %73 = vector.load %w[%72] : memref<?xi8>, vector<16xi8>
          %74 = arith.extui %73 : vector<16xi8> to vector<16xi32>
          %75 = arith.andi %74, %c15 : vector<16xi32>
          %76 = arith.shrui %63, %c16 : vector<16xi32>
          %77 = arith.andi %76, %c17 : vector<16xi32>
          %78 = arith.shli %77, %c18 : vector<16xi32>
          %79 = arith.ori %75, %78 : vector<16xi32>
          %80 = arith.subi %79, %c19 : vector<16xi32>
          %81 = arith.sitofp %80 : vector<16xi32> to vector<16xf32>
          %82 = arith.mulf %81, %56 : vector<16xf32>
          %83 = arith.addi %32, %c10 : index
          %84 = arith.addi %83, %50 : index
          %85 = arith.addi %84, %c7 : index
          %86 = vector.load %w[%85] : memref<?xi8>, vector<16xi8>
          %87 = arith.extsi %86 : vector<16xi8> to vector<16xi32>
          %88 = arith.sitofp %87 : vector<16xi32> to vector<16xf32>
          %89 = arith.mulf %40, %88 : vector<16xf32>
          %90 = arith.addi %32, %c12 : index
          %91 = arith.addi %90, %60 : index
          %92 = vector.load %w[%91] : memref<?xi8>, vector<16xi8>
          %93 = arith.extui %92 : vector<16xi8> to vector<16xi32>
          %94 = arith.addi %90, %65 : index
          %95 = vector.load %w[%94] : memref<?xi8>, vector<16xi8>
          %96 = arith.extui %95 : vector<16xi8> to vector<16xi32>
          %97 = arith.addi %32, %c13 : index
          %98 = arith.addi %97, %70 : index
          %99 = arith.addi %98, %c7 : index
          %100 = vector.load %w[%99] : memref<?xi8>, vector<16xi8>
          %101 = arith.extui %100 : vector<16xi8> to vector<16xi32>
          %102 = arith.andi %101, %c15 : vector<16xi32>
          %103 = arith.shrui %93, %c16 : vector<16xi32>
          %104 = arith.andi %103, %c17 : vector<16xi32>
          %105 = arith.shli %104, %c18 : vector<16xi32>
          %106 = arith.ori %102, %105 : vector<16xi32>
          %107 = arith.subi %106, %c19 : vector<16xi32>
          %108 = arith.sitofp %107 : vector<16xi32> to vector<16xf32>
          %109 = arith.mulf %108, %89 : vector<16xf32>
          %110 = arith.addi %47, %c7 : index
          %111:2 = func.call @qkv_q6_k_r1p2__cpu.0(%18, %110, %x, %82, %43, %109, %44) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %112 = vector.load %w[%72] : memref<?xi8>, vector<16xi8>
          %113 = arith.extui %112 : vector<16xi8> to vector<16xi32>
          %114 = arith.shrui %113, %c18 : vector<16xi32>
          %115 = arith.shrui %63, %c20 : vector<16xi32>
          %116 = arith.andi %115, %c17 : vector<16xi32>
          %117 = arith.shli %116, %c18 : vector<16xi32>
          %118 = arith.ori %114, %117 : vector<16xi32>
          %119 = arith.subi %118, %c19 : vector<16xi32>
          %120 = arith.sitofp %119 : vector<16xi32> to vector<16xf32>
          %121 = arith.mulf %120, %56 : vector<16xf32>
          %122 = vector.load %w[%99] : memref<?xi8>, vector<16xi8>
          %123 = arith.extui %122 : vector<16xi8> to vector<16xi32>
          %124 = arith.shrui %123, %c18 : vector<16xi32>
          %125 = arith.shrui %93, %c20 : vector<16xi32>
          %126 = arith.andi %125, %c17 : vector<16xi32>
          %127 = arith.shli %126, %c18 : vector<16xi32>
          %128 = arith.ori %124, %127 : vector<16xi32>
          %129 = arith.subi %128, %c19 : vector<16xi32>
          %130 = arith.sitofp %129 : vector<16xi32> to vector<16xf32>
          %131 = arith.mulf %130, %89 : vector<16xf32>
          %132 = arith.addi %47, %c2 : index
          %133:2 = func.call @qkv_q6_k_r1p2__cpu.0(%18, %132, %x, %121, %111#0, %131, %111#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %134 = arith.addi %71, %c6 : index
          %135 = vector.load %w[%134] : memref<?xi8>, vector<16xi8>
          %136 = arith.extui %135 : vector<16xi8> to vector<16xi32>
          %137 = arith.andi %136, %c15 : vector<16xi32>
          %138 = arith.shrui %63, %c18 : vector<16xi32>
          %139 = arith.andi %138, %c17 : vector<16xi32>
          %140 = arith.shli %139, %c18 : vector<16xi32>
          %141 = arith.ori %137, %140 : vector<16xi32>
          %142 = arith.subi %141, %c19 : vector<16xi32>
          %143 = arith.sitofp %142 : vector<16xi32> to vector<16xf32>
          %144 = arith.mulf %143, %56 : vector<16xf32>
          %145 = arith.addi %98, %c6 : index
          %146 = vector.load %w[%145] : memref<?xi8>, vector<16xi8>
          %147 = arith.extui %146 : vector<16xi8> to vector<16xi32>
          %148 = arith.andi %147, %c15 : vector<16xi32>
          %149 = arith.shrui %93, %c18 : vector<16xi32>
          %150 = arith.andi %149, %c17 : vector<16xi32>
          %151 = arith.shli %150, %c18 : vector<16xi32>
          %152 = arith.ori %148, %151 : vector<16xi32>
          %153 = arith.subi %152, %c19 : vector<16xi32>
          %154 = arith.sitofp %153 : vector<16xi32> to vector<16xf32>
          %155 = arith.mulf %154, %89 : vector<16xf32>
          %156 = arith.addi %47, %c3 : index
          %157:2 = func.call @qkv_q6_k_r1p2__cpu.0(%18, %156, %x, %144, %133#0, %155, %133#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %158 = vector.load %w[%134] : memref<?xi8>, vector<16xi8>
          %159 = arith.extui %158 : vector<16xi8> to vector<16xi32>
          %160 = arith.shrui %159, %c18 : vector<16xi32>
          %161 = arith.shrui %63, %c21 : vector<16xi32>
          %162 = arith.andi %161, %c17 : vector<16xi32>
          %163 = arith.shli %162, %c18 : vector<16xi32>
          %164 = arith.ori %160, %163 : vector<16xi32>
          %165 = arith.subi %164, %c19 : vector<16xi32>
          %166 = arith.sitofp %165 : vector<16xi32> to vector<16xf32>
          %167 = arith.mulf %166, %56 : vector<16xf32>
          %168 = vector.load %w[%145] : memref<?xi8>, vector<16xi8>
          %169 = arith.extui %168 : vector<16xi8> to vector<16xi32>
          %170 = arith.shrui %169, %c18 : vector<16xi32>
          %171 = arith.shrui %93, %c21 : vector<16xi32>
          %172 = arith.andi %171, %c17 : vector<16xi32>
          %173 = arith.shli %172, %c18 : vector<16xi32>
          %174 = arith.ori %170, %173 : vector<16xi32>
          %175 = arith.subi %174, %c19 : vector<16xi32>
          %176 = arith.sitofp %175 : vector<16xi32> to vector<16xf32>
          %177 = arith.mulf %176, %89 : vector<16xf32>
          %178 = arith.addi %47, %c22 : index
          %179:2 = func.call @qkv_q6_k_r1p2__cpu.0(%18, %178, %x, %167, %157#0, %177, %157#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %180 = arith.addi %71, %c10 : index
          %181 = vector.load %w[%180] : memref<?xi8>, vector<16xi8>
          %182 = arith.extui %181 : vector<16xi8> to vector<16xi32>
          %183 = arith.andi %182, %c15 : vector<16xi32>
          %184 = arith.shrui %68, %c16 : vector<16xi32>
          %185 = arith.andi %184, %c17 : vector<16xi32>
          %186 = arith.shli %185, %c18 : vector<16xi32>
          %187 = arith.ori %183, %186 : vector<16xi32>
          %188 = arith.subi %187, %c19 : vector<16xi32>
          %189 = arith.sitofp %188 : vector<16xi32> to vector<16xf32>
          %190 = arith.mulf %189, %56 : vector<16xf32>
          %191 = arith.addi %98, %c10 : index
          %192 = vector.load %w[%191] : memref<?xi8>, vector<16xi8>
          %193 = arith.extui %192 : vector<16xi8> to vector<16xi32>
          %194 = arith.andi %193, %c15 : vector<16xi32>
          %195 = arith.shrui %96, %c16 : vector<16xi32>
          %196 = arith.andi %195, %c17 : vector<16xi32>
          %197 = arith.shli %196, %c18 : vector<16xi32>
          %198 = arith.ori %194, %197 : vector<16xi32>
          %199 = arith.subi %198, %c19 : vector<16xi32>
          %200 = arith.sitofp %199 : vector<16xi32> to vector<16xf32>
          %201 = arith.mulf %200, %89 : vector<16xf32>
          %202 = arith.addi %47, %c23 : index
          %203:2 = func.call @qkv_q6_k_r1p2__cpu.0(%18, %202, %x, %190, %179#0, %201, %179#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %204 = vector.load %w[%180] : memref<?xi8>, vector<16xi8>
          %205 = arith.extui %204 : vector<16xi8> to vector<16xi32>
          %206 = arith.shrui %205, %c18 : vector<16xi32>
          %207 = arith.shrui %68, %c20 : vector<16xi32>
          %208 = arith.andi %207, %c17 : vector<16xi32>
          %209 = arith.shli %208, %c18 : vector<16xi32>
          %210 = arith.ori %206, %209 : vector<16xi32>
          %211 = arith.subi %210, %c19 : vector<16xi32>
          %212 = arith.sitofp %211 : vector<16xi32> to vector<16xf32>
          %213 = arith.mulf %212, %56 : vector<16xf32>
          %214 = vector.load %w[%191] : memref<?xi8>, vector<16xi8>
          %215 = arith.extui %214 : vector<16xi8> to vector<16xi32>
          %216 = arith.shrui %215, %c18 : vector<16xi32>
          %217 = arith.shrui %96, %c20 : vector<16xi32>
          %218 = arith.andi %217, %c17 : vector<16xi32>
          %219 = arith.shli %218, %c18 : vector<16xi32>
          %220 = arith.ori %216, %219 : vector<16xi32>
          %221 = arith.subi %220, %c19 : vector<16xi32>
          %222 = arith.sitofp %221 : vector<16xi32> to vector<16xf32>
          %223 = arith.mulf %222, %89 : vector<16xf32>
          %224 = arith.addi %47, %c24 : index
          %225:2 = func.call @qkv_q6_k_r1p2__cpu.0(%18, %224, %x, %213, %203#0, %223, %203#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %226 = arith.addi %71, %c25 : index
          %227 = vector.load %w[%226] : memref<?xi8>, vector<16xi8>
          %228 = arith.extui %227 : vector<16xi8> to vector<16xi32>
          %229 = arith.andi %228, %c15 : vector<16xi32>
          %230 = arith.shrui %68, %c18 : vector<16xi32>
          %231 = arith.andi %230, %c17 : vector<16xi32>
          %232 = arith.shli %231, %c18 : vector<16xi32>
          %233 = arith.ori %229, %232 : vector<16xi32>
          %234 = arith.subi %233, %c19 : vector<16xi32>
          %235 = arith.sitofp %234 : vector<16xi32> to vector<16xf32>
          %236 = arith.mulf %235, %56 : vector<16xf32>
          %237 = arith.addi %98, %c25 : index
          %238 = vector.load %w[%237] : memref<?xi8>, vector<16xi8>
          %239 = arith.extui %238 : vector<16xi8> to vector<16xi32>
          %240 = arith.andi %239, %c15 : vector<16xi32>
          %241 = arith.shrui %96, %c18 : vector<16xi32>
          %242 = arith.andi %241, %c17 : vector<16xi32>
          %243 = arith.shli %242, %c18 : vector<16xi32>
          %244 = arith.ori %240, %243 : vector<16xi32>
          %245 = arith.subi %244, %c19 : vector<16xi32>
          %246 = arith.sitofp %245 : vector<16xi32> to vector<16xf32>
          %247 = arith.mulf %246, %89 : vector<16xf32>
          %248 = arith.addi %47, %c26 : index
          %249:2 = func.call @qkv_q6_k_r1p2__cpu.0(%18, %248, %x, %236, %225#0, %247, %225#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %250 = vector.load %w[%226] : memref<?xi8>, vector<16xi8>
          %251 = arith.extui %250 : vector<16xi8> to vector<16xi32>
          %252 = arith.shrui %251, %c18 : vector<16xi32>
          %253 = arith.shrui %68, %c21 : vector<16xi32>
          %254 = arith.andi %253, %c17 : vector<16xi32>
          %255 = arith.shli %254, %c18 : vector<16xi32>
          %256 = arith.ori %252, %255 : vector<16xi32>
          %257 = arith.subi %256, %c19 : vector<16xi32>
          %258 = arith.sitofp %257 : vector<16xi32> to vector<16xf32>
          %259 = arith.mulf %258, %56 : vector<16xf32>
          %260 = vector.load %w[%237] : memref<?xi8>, vector<16xi8>
          %261 = arith.extui %260 : vector<16xi8> to vector<16xi32>
          %262 = arith.shrui %261, %c18 : vector<16xi32>
          %263 = arith.shrui %96, %c21 : vector<16xi32>
          %264 = arith.andi %263, %c17 : vector<16xi32>
          %265 = arith.shli %264, %c18 : vector<16xi32>
          %266 = arith.ori %262, %265 : vector<16xi32>
          %267 = arith.subi %266, %c19 : vector<16xi32>
          %268 = arith.sitofp %267 : vector<16xi32> to vector<16xf32>
          %269 = arith.mulf %268, %89 : vector<16xf32>
          %270 = arith.addi %47, %c27 : index
          %271:2 = func.call @qkv_q6_k_r1p2__cpu.0(%18, %270, %x, %259, %249#0, %269, %249#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          scf.yield %271#0, %271#1 : vector<16xf32>, vector<16xf32>
        }
        scf.yield %45#0, %45#1 : vector<16xf32>, vector<16xf32>
      }
      %272 = arith.muli %headDim, %c7 : index
      %273 = arith.muli %19, %c6 : index
      %274 = arith.addi %272, %273 : index
      %275 = arith.addi %274, %c7 : index
      vector.store %29#0, %3[%275] : memref<?xf32>, vector<16xf32>
      %276 = arith.addi %274, %c6 : index
      vector.store %29#1, %3[%276] : memref<?xf32>, vector<16xf32>
    }
    %277 = arith.addi %14, %c2 : index
    %278 = arith.minsi %277, %13 : index
    scf.for %279 = %14 to %278 step %c2 {
      %280 = arith.subi %279, %14 : index
      %281 = arith.muli %280, %headDim : index
      %282 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %282 {
        scf.for %283 = %c7 to %headDim step %c6 {
          %284 = arith.muli %0, %headDim : index
          %285 = arith.addi %284, %283 : index
          %286 = vector.load %bias[%285] : memref<?xf32>, vector<16xf32>
          %287 = arith.addi %281, %283 : index
          %288 = vector.load %3[%287] : memref<?xf32>, vector<16xf32>
          %289 = arith.addf %288, %286 : vector<16xf32>
          vector.store %289, %3[%287] : memref<?xf32>, vector<16xf32>
        }
      }
      %290 = arith.addi %heads, %kvHeads : index
      %291 = arith.cmpi slt, %0, %290 : index
      scf.if %291 {
        %292 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %292 {
          %293 = arith.cmpi slt, %0, %heads : index
          %296 = scf.for %294 = %c7 to %headDim step %c6 iter_args(%295 = %c9) -> (vector<16xf32>) {
            %297 = arith.addi %281, %294 : index
            %298 = vector.load %3[%297] : memref<?xf32>, vector<16xf32>
            %299 = math.fma %298, %298, %295 : vector<16xf32>
            scf.yield %299 : vector<16xf32>
          }
          %300 = wave.reduce "add" %296 : vector<16xf32>
          %301 = arith.mulf %300, %inverseHeadDim : f32
          %302 = arith.addf %301, %epsilon : f32
          %303 = math.sqrt %302 : f32
          %304 = arith.divf %c34, %303 : f32
          %305 = vector.broadcast %304 : f32 to vector<16xf32>
          scf.for %306 = %c7 to %headDim step %c6 {
            %307 = vector.load %query_norm[%306] : memref<?xf32>, vector<16xf32>
            %308 = vector.load %key_norm[%306] : memref<?xf32>, vector<16xf32>
            %309 = arith.select %293, %307, %308 : vector<16xf32>
            %310 = arith.addi %281, %306 : index
            %311 = vector.load %3[%310] : memref<?xf32>, vector<16xf32>
            %312 = arith.mulf %311, %305 : vector<16xf32>
            %313 = arith.mulf %312, %309 : vector<16xf32>
            vector.store %313, %3[%310] : memref<?xf32>, vector<16xf32>
          }
        }
        %314 = arith.addi %positionsAt, %279 : index
        %315 = memref.load %step[%314] : memref<?xi32>
        %316 = arith.index_cast %315 : i32 to index
        %317 = arith.divui %headDim, %c3 : index
        %318 = arith.remui %316, %c4 : index
        %319 = arith.muli %318, %headDim : index
        %320 = arith.divui %316, %c4 : index
        %321 = arith.addi %320, %c4 : index
        %322 = arith.muli %321, %headDim : index
        scf.for %323 = %c7 to %317 step %c11 {
          %324 = arith.addi %319, %323 : index
          %325 = vector.load %rope[%324] : memref<?xf32>, vector<8xf32>
          %326 = arith.addi %319, %317 : index
          %327 = arith.addi %326, %323 : index
          %328 = vector.load %rope[%327] : memref<?xf32>, vector<8xf32>
          %329 = arith.addi %322, %323 : index
          %330 = vector.load %rope[%329] : memref<?xf32>, vector<8xf32>
          %331 = arith.addi %322, %317 : index
          %332 = arith.addi %331, %323 : index
          %333 = vector.load %rope[%332] : memref<?xf32>, vector<8xf32>
          %334 = arith.mulf %330, %325 : vector<8xf32>
          %335 = arith.mulf %333, %328 : vector<8xf32>
          %336 = arith.subf %334, %335 : vector<8xf32>
          %337 = arith.mulf %333, %325 : vector<8xf32>
          %338 = arith.mulf %330, %328 : vector<8xf32>
          %339 = arith.addf %337, %338 : vector<8xf32>
          %340 = arith.addi %281, %323 : index
          %341 = vector.load %3[%340] : memref<?xf32>, vector<8xf32>
          %342 = arith.addi %281, %317 : index
          %343 = arith.addi %342, %323 : index
          %344 = vector.load %3[%343] : memref<?xf32>, vector<8xf32>
          %345 = arith.mulf %341, %336 : vector<8xf32>
          %346 = arith.mulf %344, %339 : vector<8xf32>
          %347 = arith.subf %345, %346 : vector<8xf32>
          vector.store %347, %3[%340] : memref<?xf32>, vector<8xf32>
          %348 = arith.mulf %344, %336 : vector<8xf32>
          %349 = arith.mulf %341, %339 : vector<8xf32>
          %350 = arith.addf %348, %349 : vector<8xf32>
          vector.store %350, %3[%343] : memref<?xf32>, vector<8xf32>
        }
      }
      %351 = arith.cmpi slt, %0, %heads : index
      scf.if %351 {
        scf.for %352 = %c7 to %headDim step %c6 {
          %353 = arith.addi %281, %352 : index
          %354 = vector.load %3[%353] : memref<?xf32>, vector<16xf32>
          %355 = arith.muli %279, %heads : index
          %356 = arith.addi %355, %0 : index
          %357 = arith.muli %356, %headDim : index
          %358 = arith.addi %357, %352 : index
          vector.store %354, %q[%358] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %359 = arith.addi %slotsAt, %279 : index
        %360 = memref.load %step[%359] : memref<?xi32>
        %361 = arith.index_cast %360 : i32 to index
        %362 = arith.cmpi sge, %361, %c7 : index
        scf.if %362 {
          %363 = arith.cmpi eq, %codec, %c7 : index
          scf.if %363 {
            %364 = arith.subi %0, %heads : index
            %365 = memref.load %scales[%364] : memref<?xf32>
            %366 = vector.broadcast %365 : f32 to vector<16xf32>
            %367 = arith.divui %361, %c6 : index
            %368 = arith.remui %361, %c6 : index
            %369 = arith.muli %367, %pageBytes : index
            scf.for %370 = %c7 to %headDim step %c6 {
              %371 = arith.addi %281, %370 : index
              %372 = vector.load %3[%371] : memref<?xf32>, vector<16xf32>
              %373 = arith.mulf %372, %366 : vector<16xf32>
              %374 = arith.minimumf %373, %c39 : vector<16xf32>
              %375 = arith.maximumf %374, %c40 : vector<16xf32>
              %376 = arith.truncf %375 : vector<16xf32> to vector<16xf16>
              %377 = vector.bitcast %376 : vector<16xf16> to vector<32xi8>
              %378 = arith.muli %370, %c3 : index
              vector.store %377, %5[%378] : memref<?xi8>, vector<32xi8>
            }
            %379 = arith.cmpi slt, %364, %kvHeads : index
            scf.if %379 {
              %380 = arith.muli %4, %c10 : index
              %381 = arith.muli %364, %380 : index
              %382 = arith.addi %369, %381 : index
              %383 = arith.muli %368, %c3 : index
              %384 = arith.addi %382, %383 : index
              scf.for %385 = %c7 to %headDim step %c2 {
                %386 = arith.muli %385, %c3 : index
                %387 = arith.addi %386, %c7 : index
                %388 = memref.load %5[%387] : memref<?xi8>
                %389 = arith.muli %385, %c10 : index
                %390 = arith.addi %384, %389 : index
                %391 = arith.addi %390, %c7 : index
                memref.store %388, %kv[%391] : memref<?xi8>
                %392 = arith.addi %386, %c2 : index
                %393 = memref.load %5[%392] : memref<?xi8>
                %394 = arith.addi %390, %c2 : index
                memref.store %393, %kv[%394] : memref<?xi8>
              }
            } else {
              %395 = arith.subi %364, %kvHeads : index
              %396 = arith.muli %395, %c3 : index
              %397 = arith.addi %396, %c2 : index
              %398 = arith.muli %4, %c6 : index
              %399 = arith.muli %397, %398 : index
              %400 = arith.addi %369, %399 : index
              %401 = arith.muli %368, %4 : index
              %402 = arith.addi %400, %401 : index
              scf.for %403 = %c7 to %4 step %c6 {
                %404 = vector.load %5[%403] : memref<?xi8>, vector<16xi8>
                %405 = arith.addi %402, %403 : index
                vector.store %404, %kv[%405] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %406 = arith.cmpi eq, %codec, %c2 : index
          scf.if %406 {
            %407 = arith.subi %0, %heads : index
            %408 = memref.load %scales[%407] : memref<?xf32>
            %409 = vector.broadcast %408 : f32 to vector<16xf32>
            %410 = arith.divui %361, %c6 : index
            %411 = arith.remui %361, %c6 : index
            %412 = arith.muli %410, %pageBytes : index
            scf.for %413 = %c7 to %headDim step %c6 {
              %414 = arith.addi %281, %413 : index
              %415 = vector.load %3[%414] : memref<?xf32>, vector<16xf32>
              %416 = arith.mulf %415, %409 : vector<16xf32>
              %417 = wave.fp8_encode "e4m3" %416 : vector<16xf32> -> vector<16xi8>
              %418 = arith.muli %413, %c2 : index
              vector.store %417, %5[%418] : memref<?xi8>, vector<16xi8>
            }
            %419 = arith.cmpi slt, %407, %kvHeads : index
            scf.if %419 {
              %420 = arith.muli %2, %c10 : index
              %421 = arith.muli %407, %420 : index
              %422 = arith.addi %412, %421 : index
              %423 = arith.muli %411, %c2 : index
              %424 = arith.addi %422, %423 : index
              scf.for %425 = %c7 to %headDim step %c2 {
                %426 = arith.muli %425, %c2 : index
                %427 = arith.addi %426, %c7 : index
                %428 = memref.load %5[%427] : memref<?xi8>
                %429 = arith.muli %425, %c6 : index
                %430 = arith.addi %424, %429 : index
                %431 = arith.addi %430, %c7 : index
                memref.store %428, %kv[%431] : memref<?xi8>
              }
            } else {
              %432 = arith.subi %407, %kvHeads : index
              %433 = arith.muli %432, %c3 : index
              %434 = arith.addi %433, %c2 : index
              %435 = arith.muli %2, %c6 : index
              %436 = arith.muli %434, %435 : index
              %437 = arith.addi %412, %436 : index
              %438 = arith.muli %411, %2 : index
              %439 = arith.addi %437, %438 : index
              scf.for %440 = %c7 to %2 step %c6 {
                %441 = vector.load %5[%440] : memref<?xi8>, vector<16xi8>
                %442 = arith.addi %439, %440 : index
                vector.store %441, %kv[%442] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %443 = arith.cmpi eq, %codec, %c3 : index
          scf.if %443 {
            %444 = arith.subi %0, %heads : index
            %445 = memref.load %scales[%444] : memref<?xf32>
            %446 = vector.broadcast %445 : f32 to vector<16xf32>
            %447 = arith.divui %361, %c6 : index
            %448 = arith.remui %361, %c6 : index
            %449 = arith.muli %447, %pageBytes : index
            scf.for %450 = %c7 to %headDim step %c6 {
              %451 = arith.addi %281, %450 : index
              %452 = vector.load %3[%451] : memref<?xf32>, vector<16xf32>
              %453 = arith.mulf %452, %446 : vector<16xf32>
              %454 = wave.fp8_encode "e5m2" %453 : vector<16xf32> -> vector<16xi8>
              %455 = arith.muli %450, %c2 : index
              vector.store %454, %5[%455] : memref<?xi8>, vector<16xi8>
            }
            %456 = arith.cmpi slt, %444, %kvHeads : index
            scf.if %456 {
              %457 = arith.muli %2, %c10 : index
              %458 = arith.muli %444, %457 : index
              %459 = arith.addi %449, %458 : index
              %460 = arith.muli %448, %c2 : index
              %461 = arith.addi %459, %460 : index
              scf.for %462 = %c7 to %headDim step %c2 {
                %463 = arith.muli %462, %c2 : index
                %464 = arith.addi %463, %c7 : index
                %465 = memref.load %5[%464] : memref<?xi8>
                %466 = arith.muli %462, %c6 : index
                %467 = arith.addi %461, %466 : index
                %468 = arith.addi %467, %c7 : index
                memref.store %465, %kv[%468] : memref<?xi8>
              }
            } else {
              %469 = arith.subi %444, %kvHeads : index
              %470 = arith.muli %469, %c3 : index
              %471 = arith.addi %470, %c2 : index
              %472 = arith.muli %2, %c6 : index
              %473 = arith.muli %471, %472 : index
              %474 = arith.addi %449, %473 : index
              %475 = arith.muli %448, %2 : index
              %476 = arith.addi %474, %475 : index
              scf.for %477 = %c7 to %2 step %c6 {
                %478 = vector.load %5[%477] : memref<?xi8>, vector<16xi8>
                %479 = arith.addi %476, %477 : index
                vector.store %478, %kv[%479] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
