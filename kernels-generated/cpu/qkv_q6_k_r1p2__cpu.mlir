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
wave.kernel @qkv_q6_k_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
  %c41 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c42 = arith.constant 0x00000000 : f32
  %c43 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c44 = arith.constant dense<0x47600000> : vector<16xf32>
  %c45 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c46 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c47 = arith.constant dense<128> : vector<16xi32>
  %c48 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
        %352 = arith.divui %heads, %kvHeads : index
        %353 = arith.muli %headDim, %c23 : index
        %354 = arith.muli %kvHeads, %353 : index
        %355 = arith.divui %0, %352 : index
        %356 = arith.muli %355, %headDim : index
        %357 = arith.addi %354, %356 : index
        scf.for %358 = %c7 to %headDim step %c6 {
          %359 = arith.addi %357, %358 : index
          %360 = vector.load %encode[%359] : memref<?xf32>, vector<16xf32>
          %361 = arith.addi %281, %358 : index
          %362 = vector.load %3[%361] : memref<?xf32>, vector<16xf32>
          %363 = arith.mulf %362, %360 : vector<16xf32>
          %364 = arith.muli %279, %heads : index
          %365 = arith.addi %364, %0 : index
          %366 = arith.muli %365, %headDim : index
          %367 = arith.addi %366, %358 : index
          vector.store %363, %q[%367] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %368 = arith.addi %slotsAt, %279 : index
        %369 = memref.load %step[%368] : memref<?xi32>
        %370 = arith.index_cast %369 : i32 to index
        %371 = arith.cmpi sge, %370, %c7 : index
        scf.if %371 {
          %372 = arith.cmpi eq, %codec, %c7 : index
          scf.if %372 {
            %373 = arith.subi %0, %heads : index
            %374 = arith.muli %373, %4 : index
            %375 = arith.divui %370, %c6 : index
            %376 = arith.remui %370, %c6 : index
            %377 = arith.muli %375, %pageBytes : index
            %380 = scf.for %378 = %c7 to %headDim step %c6 iter_args(%379 = %c9) -> (vector<16xf32>) {
              %381 = arith.addi %374, %378 : index
              %382 = vector.load %encode[%381] : memref<?xf32>, vector<16xf32>
              %383 = arith.addi %374, %headDim : index
              %384 = arith.addi %383, %378 : index
              %385 = vector.load %encode[%384] : memref<?xf32>, vector<16xf32>
              %386 = arith.addi %281, %378 : index
              %387 = vector.load %3[%386] : memref<?xf32>, vector<16xf32>
              %388 = arith.subf %387, %385 : vector<16xf32>
              %389 = arith.mulf %388, %382 : vector<16xf32>
              %390 = arith.minimumf %389, %c39 : vector<16xf32>
              %391 = arith.maximumf %390, %c40 : vector<16xf32>
              %392 = arith.truncf %391 : vector<16xf32> to vector<16xf16>
              %393 = vector.bitcast %392 : vector<16xf16> to vector<32xi8>
              %394 = arith.muli %378, %c3 : index
              vector.store %393, %5[%394] : memref<?xi8>, vector<32xi8>
              %395 = math.absf %389 : vector<16xf32>
              %396 = arith.cmpf ugt, %395, %c39 : vector<16xf32>
              %397 = arith.select %396, %c41, %c9 : vector<16xi1>, vector<16xf32>
              %398 = arith.addf %379, %397 : vector<16xf32>
              scf.yield %398 : vector<16xf32>
            }
            %399 = wave.reduce "add" %380 : vector<16xf32>
            %400 = arith.cmpf ogt, %399, %c42 : f32
            scf.if %400 {
              %401 = arith.fptosi %399 : f32 to i32
              wave.count %clipped, %401 : memref<?xi32>
            }
            %402 = arith.cmpi slt, %373, %kvHeads : index
            scf.if %402 {
              %403 = arith.muli %4, %c10 : index
              %404 = arith.muli %373, %403 : index
              %405 = arith.addi %377, %404 : index
              %406 = arith.muli %376, %c3 : index
              %407 = arith.addi %405, %406 : index
              scf.for %408 = %c7 to %headDim step %c2 {
                %409 = arith.muli %408, %c3 : index
                %410 = arith.addi %409, %c7 : index
                %411 = memref.load %5[%410] : memref<?xi8>
                %412 = arith.muli %408, %c10 : index
                %413 = arith.addi %407, %412 : index
                %414 = arith.addi %413, %c7 : index
                memref.store %411, %kv[%414] : memref<?xi8>
                %415 = arith.addi %409, %c2 : index
                %416 = memref.load %5[%415] : memref<?xi8>
                %417 = arith.addi %413, %c2 : index
                memref.store %416, %kv[%417] : memref<?xi8>
              }
            } else {
              %418 = arith.subi %373, %kvHeads : index
              %419 = arith.muli %418, %c3 : index
              %420 = arith.addi %419, %c2 : index
              %421 = arith.muli %4, %c6 : index
              %422 = arith.muli %420, %421 : index
              %423 = arith.addi %377, %422 : index
              %424 = arith.muli %376, %4 : index
              %425 = arith.addi %423, %424 : index
              scf.for %426 = %c7 to %4 step %c6 {
                %427 = vector.load %5[%426] : memref<?xi8>, vector<16xi8>
                %428 = arith.addi %425, %426 : index
                vector.store %427, %kv[%428] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %429 = arith.cmpi eq, %codec, %c2 : index
          scf.if %429 {
            %430 = arith.subi %0, %heads : index
            %431 = arith.muli %430, %4 : index
            %432 = arith.divui %370, %c6 : index
            %433 = arith.remui %370, %c6 : index
            %434 = arith.muli %432, %pageBytes : index
            %437 = scf.for %435 = %c7 to %headDim step %c6 iter_args(%436 = %c9) -> (vector<16xf32>) {
              %438 = arith.addi %431, %435 : index
              %439 = vector.load %encode[%438] : memref<?xf32>, vector<16xf32>
              %440 = arith.addi %431, %headDim : index
              %441 = arith.addi %440, %435 : index
              %442 = vector.load %encode[%441] : memref<?xf32>, vector<16xf32>
              %443 = arith.addi %281, %435 : index
              %444 = vector.load %3[%443] : memref<?xf32>, vector<16xf32>
              %445 = arith.subf %444, %442 : vector<16xf32>
              %446 = arith.mulf %445, %439 : vector<16xf32>
              %447 = wave.fp8_encode "e4m3" %446 : vector<16xf32> -> vector<16xi8>
              %448 = arith.muli %435, %c2 : index
              vector.store %447, %5[%448] : memref<?xi8>, vector<16xi8>
              %449 = math.absf %446 : vector<16xf32>
              %450 = arith.cmpf ugt, %449, %c43 : vector<16xf32>
              %451 = arith.select %450, %c41, %c9 : vector<16xi1>, vector<16xf32>
              %452 = arith.addf %436, %451 : vector<16xf32>
              scf.yield %452 : vector<16xf32>
            }
            %453 = wave.reduce "add" %437 : vector<16xf32>
            %454 = arith.cmpf ogt, %453, %c42 : f32
            scf.if %454 {
              %455 = arith.fptosi %453 : f32 to i32
              wave.count %clipped, %455 : memref<?xi32>
            }
            %456 = arith.cmpi slt, %430, %kvHeads : index
            scf.if %456 {
              %457 = arith.muli %2, %c10 : index
              %458 = arith.muli %430, %457 : index
              %459 = arith.addi %434, %458 : index
              %460 = arith.muli %433, %c2 : index
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
              %469 = arith.subi %430, %kvHeads : index
              %470 = arith.muli %469, %c3 : index
              %471 = arith.addi %470, %c2 : index
              %472 = arith.muli %2, %c6 : index
              %473 = arith.muli %471, %472 : index
              %474 = arith.addi %434, %473 : index
              %475 = arith.muli %433, %2 : index
              %476 = arith.addi %474, %475 : index
              scf.for %477 = %c7 to %2 step %c6 {
                %478 = vector.load %5[%477] : memref<?xi8>, vector<16xi8>
                %479 = arith.addi %476, %477 : index
                vector.store %478, %kv[%479] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %480 = arith.cmpi eq, %codec, %c3 : index
          scf.if %480 {
            %481 = arith.subi %0, %heads : index
            %482 = arith.muli %481, %4 : index
            %483 = arith.divui %370, %c6 : index
            %484 = arith.remui %370, %c6 : index
            %485 = arith.muli %483, %pageBytes : index
            %488 = scf.for %486 = %c7 to %headDim step %c6 iter_args(%487 = %c9) -> (vector<16xf32>) {
              %489 = arith.addi %482, %486 : index
              %490 = vector.load %encode[%489] : memref<?xf32>, vector<16xf32>
              %491 = arith.addi %482, %headDim : index
              %492 = arith.addi %491, %486 : index
              %493 = vector.load %encode[%492] : memref<?xf32>, vector<16xf32>
              %494 = arith.addi %281, %486 : index
              %495 = vector.load %3[%494] : memref<?xf32>, vector<16xf32>
              %496 = arith.subf %495, %493 : vector<16xf32>
              %497 = arith.mulf %496, %490 : vector<16xf32>
              %498 = wave.fp8_encode "e5m2" %497 : vector<16xf32> -> vector<16xi8>
              %499 = arith.muli %486, %c2 : index
              vector.store %498, %5[%499] : memref<?xi8>, vector<16xi8>
              %500 = math.absf %497 : vector<16xf32>
              %501 = arith.cmpf ugt, %500, %c44 : vector<16xf32>
              %502 = arith.select %501, %c41, %c9 : vector<16xi1>, vector<16xf32>
              %503 = arith.addf %487, %502 : vector<16xf32>
              scf.yield %503 : vector<16xf32>
            }
            %504 = wave.reduce "add" %488 : vector<16xf32>
            %505 = arith.cmpf ogt, %504, %c42 : f32
            scf.if %505 {
              %506 = arith.fptosi %504 : f32 to i32
              wave.count %clipped, %506 : memref<?xi32>
            }
            %507 = arith.cmpi slt, %481, %kvHeads : index
            scf.if %507 {
              %508 = arith.muli %2, %c10 : index
              %509 = arith.muli %481, %508 : index
              %510 = arith.addi %485, %509 : index
              %511 = arith.muli %484, %c2 : index
              %512 = arith.addi %510, %511 : index
              scf.for %513 = %c7 to %headDim step %c2 {
                %514 = arith.muli %513, %c2 : index
                %515 = arith.addi %514, %c7 : index
                %516 = memref.load %5[%515] : memref<?xi8>
                %517 = arith.muli %513, %c6 : index
                %518 = arith.addi %512, %517 : index
                %519 = arith.addi %518, %c7 : index
                memref.store %516, %kv[%519] : memref<?xi8>
              }
            } else {
              %520 = arith.subi %481, %kvHeads : index
              %521 = arith.muli %520, %c3 : index
              %522 = arith.addi %521, %c2 : index
              %523 = arith.muli %2, %c6 : index
              %524 = arith.muli %522, %523 : index
              %525 = arith.addi %485, %524 : index
              %526 = arith.muli %484, %2 : index
              %527 = arith.addi %525, %526 : index
              scf.for %528 = %c7 to %2 step %c6 {
                %529 = vector.load %5[%528] : memref<?xi8>, vector<16xi8>
                %530 = arith.addi %527, %528 : index
                vector.store %529, %kv[%530] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %531 = arith.cmpi eq, %codec, %c22 : index
          scf.if %531 {
            %532 = arith.subi %0, %heads : index
            %533 = arith.muli %532, %4 : index
            %534 = arith.divui %370, %c6 : index
            %535 = arith.remui %370, %c6 : index
            %536 = arith.muli %534, %pageBytes : index
            %539 = scf.for %537 = %c7 to %headDim step %c6 iter_args(%538 = %c9) -> (vector<16xf32>) {
              %540 = arith.addi %533, %537 : index
              %541 = vector.load %encode[%540] : memref<?xf32>, vector<16xf32>
              %542 = arith.addi %533, %headDim : index
              %543 = arith.addi %542, %537 : index
              %544 = vector.load %encode[%543] : memref<?xf32>, vector<16xf32>
              %545 = arith.addi %281, %537 : index
              %546 = vector.load %3[%545] : memref<?xf32>, vector<16xf32>
              %547 = arith.subf %546, %544 : vector<16xf32>
              %548 = arith.mulf %547, %541 : vector<16xf32>
              %549 = arith.cmpf ord, %548, %548 : vector<16xf32>
              %550 = arith.select %549, %548, %c9 : vector<16xi1>, vector<16xf32>
              %551 = math.roundeven %550 : vector<16xf32>
              %552 = arith.minimumf %551, %c45 : vector<16xf32>
              %553 = arith.maximumf %552, %c46 : vector<16xf32>
              %554 = arith.fptosi %553 : vector<16xf32> to vector<16xi32>
              %555 = arith.addi %554, %c47 : vector<16xi32>
              %556 = arith.trunci %555 : vector<16xi32> to vector<16xi8>
              %557 = arith.muli %537, %c2 : index
              vector.store %556, %5[%557] : memref<?xi8>, vector<16xi8>
              %558 = math.absf %548 : vector<16xf32>
              %559 = arith.cmpf ugt, %558, %c48 : vector<16xf32>
              %560 = arith.select %559, %c41, %c9 : vector<16xi1>, vector<16xf32>
              %561 = arith.addf %538, %560 : vector<16xf32>
              scf.yield %561 : vector<16xf32>
            }
            %562 = wave.reduce "add" %539 : vector<16xf32>
            %563 = arith.cmpf ogt, %562, %c42 : f32
            scf.if %563 {
              %564 = arith.fptosi %562 : f32 to i32
              wave.count %clipped, %564 : memref<?xi32>
            }
            %565 = arith.cmpi slt, %532, %kvHeads : index
            scf.if %565 {
              %566 = arith.muli %2, %c10 : index
              %567 = arith.muli %532, %566 : index
              %568 = arith.addi %536, %567 : index
              %569 = arith.muli %535, %c2 : index
              %570 = arith.addi %568, %569 : index
              scf.for %571 = %c7 to %headDim step %c2 {
                %572 = arith.muli %571, %c2 : index
                %573 = arith.addi %572, %c7 : index
                %574 = memref.load %5[%573] : memref<?xi8>
                %575 = arith.muli %571, %c6 : index
                %576 = arith.addi %570, %575 : index
                %577 = arith.addi %576, %c7 : index
                memref.store %574, %kv[%577] : memref<?xi8>
              }
            } else {
              %578 = arith.subi %532, %kvHeads : index
              %579 = arith.muli %578, %c3 : index
              %580 = arith.addi %579, %c2 : index
              %581 = arith.muli %2, %c6 : index
              %582 = arith.muli %580, %581 : index
              %583 = arith.addi %536, %582 : index
              %584 = arith.muli %535, %2 : index
              %585 = arith.addi %583, %584 : index
              scf.for %586 = %c7 to %2 step %c6 {
                %587 = vector.load %5[%586] : memref<?xi8>, vector<16xi8>
                %588 = arith.addi %585, %586 : index
                vector.store %587, %kv[%588] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
