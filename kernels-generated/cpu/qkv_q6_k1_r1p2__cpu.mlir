// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q6_k1', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q6_k1_r1p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  func.return %f3, %f4 : vector<16xf32>, vector<16xf32>
}
wave.kernel @qkv_q6_k1_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 3648 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 2624 : index
  %c14 = arith.constant 576 : index
  %c15 = arith.constant dense<15> : vector<16xi32>
  %c16 = arith.constant dense<0> : vector<16xi32>
  %c17 = arith.constant dense<3> : vector<16xi32>
  %c18 = arith.constant dense<4> : vector<16xi32>
  %c19 = arith.constant dense<2> : vector<16xi32>
  %c20 = arith.constant dense<6> : vector<16xi32>
  %c21 = arith.constant 3 : index
  %c22 = arith.constant 4 : index
  %c23 = arith.constant 5 : index
  %c24 = arith.constant 48 : index
  %c25 = arith.constant 6 : index
  %c26 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c33 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c38 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c39 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c40 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c41 = arith.constant 0x00000000 : f32
  %c42 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c43 = arith.constant dense<0x47600000> : vector<16xf32>
  %c44 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c45 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c46 = arith.constant dense<128> : vector<16xi32>
  %c47 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
        %37 = arith.addi %31, %c10 : index
        %38 = vector.load %w[%37] : memref<?xi8>, vector<32xi8>
        %39 = vector.bitcast %38 : vector<32xi8> to vector<16xf16>
        %40 = arith.extf %39 : vector<16xf16> to vector<16xf32>
        %41 = arith.addi %32, %c7 : index
        %42 = vector.load %w[%41] : memref<?xi8>, vector<32xi8>
        %43 = vector.bitcast %42 : vector<32xi8> to vector<16xf16>
        %44 = arith.extf %43 : vector<16xf16> to vector<16xf32>
        %45 = arith.addi %32, %c10 : index
        %46 = vector.load %w[%45] : memref<?xi8>, vector<32xi8>
        %47 = vector.bitcast %46 : vector<32xi8> to vector<16xf16>
        %48 = arith.extf %47 : vector<16xf16> to vector<16xf32>
        %49 = arith.muli %26, %c4 : index
        %53:2 = scf.for %50 = %c7 to %c10 step %c2 iter_args(%51 = %27, %52 = %28) -> (vector<16xf32>, vector<16xf32>) {
          %54 = arith.muli %50, %c11 : index
          %55 = arith.addi %49, %54 : index
          %56 = arith.addi %31, %c12 : index
          %57 = arith.divui %50, %c3 : index
          %58 = arith.muli %57, %c10 : index
          %59 = arith.addi %56, %58 : index
          %60 = arith.addi %59, %c7 : index
          %61 = vector.load %w[%60] : memref<?xi8>, vector<16xi8>
          %62 = arith.extsi %61 : vector<16xi8> to vector<16xi32>
          %63 = arith.sitofp %62 : vector<16xi32> to vector<16xf32>
          %64 = arith.mulf %36, %63 : vector<16xf32>
          %65 = arith.addi %59, %c6 : index
          %66 = vector.load %w[%65] : memref<?xi8>, vector<16xi8>
          %67 = arith.extsi %66 : vector<16xi8> to vector<16xi32>
          %68 = arith.sitofp %67 : vector<16xi32> to vector<16xf32>
          %69 = arith.mulf %40, %68 : vector<16xf32>
          %70 = arith.addi %31, %c13 : index
          %71 = arith.muli %50, %c3 : index
          %72 = arith.addi %71, %c7 : index
          %73 = arith.muli %72, %c6 : index
          %74 = arith.addi %70, %73 : index
          %75 = vector.load %w[%74] : memref<?xi8>, vector<16xi8>
          %76 = arith.extui %75 : vector<16xi8> to vector<16xi32>
          %77 = arith.addi %71, %c2 : index
          %78 = arith.muli %77, %c6 : index
          %79 = arith.addi %70, %78 : index
          %80 = vector.load %w[%79] : memref<?xi8>, vector<16xi8>
          %81 = arith.extui %80 : vector<16xi8> to vector<16xi32>
          %82 = arith.addi %31, %c14 : index
          %83 = arith.muli %50, %c12 : index
          %84 = arith.addi %82, %83 : index
          %85 = arith.addi %84, %c7 : index
          %86 = vector.load %w[%85] : memref<?xi8>, vector<16xi8>
          %87 = arith.extui %86 : vector<16xi8> to vector<16xi32>
          %88 = arith.andi %87, %c15 : vector<16xi32>
          %89 = arith.shrui %76, %c16 : vector<16xi32>
          %90 = arith.andi %89, %c17 : vector<16xi32>
          %91 = arith.shli %90, %c18 : vector<16xi32>
          %92 = arith.ori %88, %91 : vector<16xi32>
          %93 = arith.sitofp %92 : vector<16xi32> to vector<16xf32>
          %94 = math.fma %93, %64, %69 : vector<16xf32>
          %95 = arith.addi %32, %c12 : index
          %96 = arith.addi %95, %58 : index
          %97 = arith.addi %96, %c7 : index
          %98 = vector.load %w[%97] : memref<?xi8>, vector<16xi8>
          %99 = arith.extsi %98 : vector<16xi8> to vector<16xi32>
          %100 = arith.sitofp %99 : vector<16xi32> to vector<16xf32>
          %101 = arith.mulf %44, %100 : vector<16xf32>
          %102 = arith.addi %96, %c6 : index
          %103 = vector.load %w[%102] : memref<?xi8>, vector<16xi8>
          %104 = arith.extsi %103 : vector<16xi8> to vector<16xi32>
          %105 = arith.sitofp %104 : vector<16xi32> to vector<16xf32>
          %106 = arith.mulf %48, %105 : vector<16xf32>
          %107 = arith.addi %32, %c13 : index
          %108 = arith.addi %107, %73 : index
          %109 = vector.load %w[%108] : memref<?xi8>, vector<16xi8>
          %110 = arith.extui %109 : vector<16xi8> to vector<16xi32>
          %111 = arith.addi %107, %78 : index
          %112 = vector.load %w[%111] : memref<?xi8>, vector<16xi8>
          %113 = arith.extui %112 : vector<16xi8> to vector<16xi32>
          %114 = arith.addi %32, %c14 : index
          %115 = arith.addi %114, %83 : index
          %116 = arith.addi %115, %c7 : index
          %117 = vector.load %w[%116] : memref<?xi8>, vector<16xi8>
          %118 = arith.extui %117 : vector<16xi8> to vector<16xi32>
          %119 = arith.andi %118, %c15 : vector<16xi32>
          %120 = arith.shrui %110, %c16 : vector<16xi32>
          %121 = arith.andi %120, %c17 : vector<16xi32>
          %122 = arith.shli %121, %c18 : vector<16xi32>
          %123 = arith.ori %119, %122 : vector<16xi32>
          %124 = arith.sitofp %123 : vector<16xi32> to vector<16xf32>
          %125 = math.fma %124, %101, %106 : vector<16xf32>
          %126 = arith.addi %55, %c7 : index
          %127:2 = func.call @qkv_q6_k1_r1p2__cpu.0(%18, %126, %x, %94, %51, %125, %52) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %128 = vector.load %w[%85] : memref<?xi8>, vector<16xi8>
          %129 = arith.extui %128 : vector<16xi8> to vector<16xi32>
          %130 = arith.shrui %129, %c18 : vector<16xi32>
          %131 = arith.shrui %76, %c19 : vector<16xi32>
          %132 = arith.andi %131, %c17 : vector<16xi32>
          %133 = arith.shli %132, %c18 : vector<16xi32>
          %134 = arith.ori %130, %133 : vector<16xi32>
          %135 = arith.sitofp %134 : vector<16xi32> to vector<16xf32>
          %136 = math.fma %135, %64, %69 : vector<16xf32>
          %137 = vector.load %w[%116] : memref<?xi8>, vector<16xi8>
          %138 = arith.extui %137 : vector<16xi8> to vector<16xi32>
          %139 = arith.shrui %138, %c18 : vector<16xi32>
          %140 = arith.shrui %110, %c19 : vector<16xi32>
          %141 = arith.andi %140, %c17 : vector<16xi32>
          %142 = arith.shli %141, %c18 : vector<16xi32>
          %143 = arith.ori %139, %142 : vector<16xi32>
          %144 = arith.sitofp %143 : vector<16xi32> to vector<16xf32>
          %145 = math.fma %144, %101, %106 : vector<16xf32>
          %146 = arith.addi %55, %c2 : index
          %147:2 = func.call @qkv_q6_k1_r1p2__cpu.0(%18, %146, %x, %136, %127#0, %145, %127#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %148 = arith.addi %84, %c6 : index
          %149 = vector.load %w[%148] : memref<?xi8>, vector<16xi8>
          %150 = arith.extui %149 : vector<16xi8> to vector<16xi32>
          %151 = arith.andi %150, %c15 : vector<16xi32>
          %152 = arith.shrui %76, %c18 : vector<16xi32>
          %153 = arith.andi %152, %c17 : vector<16xi32>
          %154 = arith.shli %153, %c18 : vector<16xi32>
          %155 = arith.ori %151, %154 : vector<16xi32>
          %156 = arith.sitofp %155 : vector<16xi32> to vector<16xf32>
          %157 = math.fma %156, %64, %69 : vector<16xf32>
          %158 = arith.addi %115, %c6 : index
          %159 = vector.load %w[%158] : memref<?xi8>, vector<16xi8>
          %160 = arith.extui %159 : vector<16xi8> to vector<16xi32>
          %161 = arith.andi %160, %c15 : vector<16xi32>
          %162 = arith.shrui %110, %c18 : vector<16xi32>
          %163 = arith.andi %162, %c17 : vector<16xi32>
          %164 = arith.shli %163, %c18 : vector<16xi32>
          %165 = arith.ori %161, %164 : vector<16xi32>
          %166 = arith.sitofp %165 : vector<16xi32> to vector<16xf32>
          %167 = math.fma %166, %101, %106 : vector<16xf32>
          %168 = arith.addi %55, %c3 : index
          %169:2 = func.call @qkv_q6_k1_r1p2__cpu.0(%18, %168, %x, %157, %147#0, %167, %147#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %170 = vector.load %w[%148] : memref<?xi8>, vector<16xi8>
          %171 = arith.extui %170 : vector<16xi8> to vector<16xi32>
          %172 = arith.shrui %171, %c18 : vector<16xi32>
          %173 = arith.shrui %76, %c20 : vector<16xi32>
          %174 = arith.andi %173, %c17 : vector<16xi32>
          %175 = arith.shli %174, %c18 : vector<16xi32>
          %176 = arith.ori %172, %175 : vector<16xi32>
          %177 = arith.sitofp %176 : vector<16xi32> to vector<16xf32>
          %178 = math.fma %177, %64, %69 : vector<16xf32>
          %179 = vector.load %w[%158] : memref<?xi8>, vector<16xi8>
          %180 = arith.extui %179 : vector<16xi8> to vector<16xi32>
          %181 = arith.shrui %180, %c18 : vector<16xi32>
          %182 = arith.shrui %110, %c20 : vector<16xi32>
          %183 = arith.andi %182, %c17 : vector<16xi32>
          %184 = arith.shli %183, %c18 : vector<16xi32>
          %185 = arith.ori %181, %184 : vector<16xi32>
          %186 = arith.sitofp %185 : vector<16xi32> to vector<16xf32>
          %187 = math.fma %186, %101, %106 : vector<16xf32>
          %188 = arith.addi %55, %c21 : index
          %189:2 = func.call @qkv_q6_k1_r1p2__cpu.0(%18, %188, %x, %178, %169#0, %187, %169#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %190 = arith.addi %84, %c10 : index
          %191 = vector.load %w[%190] : memref<?xi8>, vector<16xi8>
          %192 = arith.extui %191 : vector<16xi8> to vector<16xi32>
          %193 = arith.andi %192, %c15 : vector<16xi32>
          %194 = arith.shrui %81, %c16 : vector<16xi32>
          %195 = arith.andi %194, %c17 : vector<16xi32>
          %196 = arith.shli %195, %c18 : vector<16xi32>
          %197 = arith.ori %193, %196 : vector<16xi32>
          %198 = arith.sitofp %197 : vector<16xi32> to vector<16xf32>
          %199 = math.fma %198, %64, %69 : vector<16xf32>
          %200 = arith.addi %115, %c10 : index
          %201 = vector.load %w[%200] : memref<?xi8>, vector<16xi8>
          %202 = arith.extui %201 : vector<16xi8> to vector<16xi32>
          %203 = arith.andi %202, %c15 : vector<16xi32>
          %204 = arith.shrui %113, %c16 : vector<16xi32>
          %205 = arith.andi %204, %c17 : vector<16xi32>
          %206 = arith.shli %205, %c18 : vector<16xi32>
          %207 = arith.ori %203, %206 : vector<16xi32>
          %208 = arith.sitofp %207 : vector<16xi32> to vector<16xf32>
          %209 = math.fma %208, %101, %106 : vector<16xf32>
          %210 = arith.addi %55, %c22 : index
          %211:2 = func.call @qkv_q6_k1_r1p2__cpu.0(%18, %210, %x, %199, %189#0, %209, %189#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %212 = vector.load %w[%190] : memref<?xi8>, vector<16xi8>
          %213 = arith.extui %212 : vector<16xi8> to vector<16xi32>
          %214 = arith.shrui %213, %c18 : vector<16xi32>
          %215 = arith.shrui %81, %c19 : vector<16xi32>
          %216 = arith.andi %215, %c17 : vector<16xi32>
          %217 = arith.shli %216, %c18 : vector<16xi32>
          %218 = arith.ori %214, %217 : vector<16xi32>
          %219 = arith.sitofp %218 : vector<16xi32> to vector<16xf32>
          %220 = math.fma %219, %64, %69 : vector<16xf32>
          %221 = vector.load %w[%200] : memref<?xi8>, vector<16xi8>
          %222 = arith.extui %221 : vector<16xi8> to vector<16xi32>
          %223 = arith.shrui %222, %c18 : vector<16xi32>
          %224 = arith.shrui %113, %c19 : vector<16xi32>
          %225 = arith.andi %224, %c17 : vector<16xi32>
          %226 = arith.shli %225, %c18 : vector<16xi32>
          %227 = arith.ori %223, %226 : vector<16xi32>
          %228 = arith.sitofp %227 : vector<16xi32> to vector<16xf32>
          %229 = math.fma %228, %101, %106 : vector<16xf32>
          %230 = arith.addi %55, %c23 : index
          %231:2 = func.call @qkv_q6_k1_r1p2__cpu.0(%18, %230, %x, %220, %211#0, %229, %211#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %232 = arith.addi %84, %c24 : index
          %233 = vector.load %w[%232] : memref<?xi8>, vector<16xi8>
          %234 = arith.extui %233 : vector<16xi8> to vector<16xi32>
          %235 = arith.andi %234, %c15 : vector<16xi32>
          %236 = arith.shrui %81, %c18 : vector<16xi32>
          %237 = arith.andi %236, %c17 : vector<16xi32>
          %238 = arith.shli %237, %c18 : vector<16xi32>
          %239 = arith.ori %235, %238 : vector<16xi32>
          %240 = arith.sitofp %239 : vector<16xi32> to vector<16xf32>
          %241 = math.fma %240, %64, %69 : vector<16xf32>
          %242 = arith.addi %115, %c24 : index
          %243 = vector.load %w[%242] : memref<?xi8>, vector<16xi8>
          %244 = arith.extui %243 : vector<16xi8> to vector<16xi32>
          %245 = arith.andi %244, %c15 : vector<16xi32>
          %246 = arith.shrui %113, %c18 : vector<16xi32>
          %247 = arith.andi %246, %c17 : vector<16xi32>
          %248 = arith.shli %247, %c18 : vector<16xi32>
          %249 = arith.ori %245, %248 : vector<16xi32>
          %250 = arith.sitofp %249 : vector<16xi32> to vector<16xf32>
          %251 = math.fma %250, %101, %106 : vector<16xf32>
          %252 = arith.addi %55, %c25 : index
          %253:2 = func.call @qkv_q6_k1_r1p2__cpu.0(%18, %252, %x, %241, %231#0, %251, %231#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %254 = vector.load %w[%232] : memref<?xi8>, vector<16xi8>
          %255 = arith.extui %254 : vector<16xi8> to vector<16xi32>
          %256 = arith.shrui %255, %c18 : vector<16xi32>
          %257 = arith.shrui %81, %c20 : vector<16xi32>
          %258 = arith.andi %257, %c17 : vector<16xi32>
          %259 = arith.shli %258, %c18 : vector<16xi32>
          %260 = arith.ori %256, %259 : vector<16xi32>
          %261 = arith.sitofp %260 : vector<16xi32> to vector<16xf32>
          %262 = math.fma %261, %64, %69 : vector<16xf32>
          %263 = vector.load %w[%242] : memref<?xi8>, vector<16xi8>
          %264 = arith.extui %263 : vector<16xi8> to vector<16xi32>
          %265 = arith.shrui %264, %c18 : vector<16xi32>
          %266 = arith.shrui %113, %c20 : vector<16xi32>
          %267 = arith.andi %266, %c17 : vector<16xi32>
          %268 = arith.shli %267, %c18 : vector<16xi32>
          %269 = arith.ori %265, %268 : vector<16xi32>
          %270 = arith.sitofp %269 : vector<16xi32> to vector<16xf32>
          %271 = math.fma %270, %101, %106 : vector<16xf32>
          %272 = arith.addi %55, %c26 : index
          %273:2 = func.call @qkv_q6_k1_r1p2__cpu.0(%18, %272, %x, %262, %253#0, %271, %253#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          scf.yield %273#0, %273#1 : vector<16xf32>, vector<16xf32>
        }
        scf.yield %53#0, %53#1 : vector<16xf32>, vector<16xf32>
      }
      %274 = arith.muli %headDim, %c7 : index
      %275 = arith.muli %19, %c6 : index
      %276 = arith.addi %274, %275 : index
      %277 = arith.addi %276, %c7 : index
      vector.store %29#0, %3[%277] : memref<?xf32>, vector<16xf32>
      %278 = arith.addi %276, %c6 : index
      vector.store %29#1, %3[%278] : memref<?xf32>, vector<16xf32>
    }
    %279 = arith.addi %14, %c2 : index
    %280 = arith.minsi %279, %13 : index
    scf.for %281 = %14 to %280 step %c2 {
      %282 = arith.subi %281, %14 : index
      %283 = arith.muli %282, %headDim : index
      %284 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %284 {
        scf.for %285 = %c7 to %headDim step %c6 {
          %286 = arith.muli %0, %headDim : index
          %287 = arith.addi %286, %285 : index
          %288 = vector.load %bias[%287] : memref<?xf32>, vector<16xf32>
          %289 = arith.addi %283, %285 : index
          %290 = vector.load %3[%289] : memref<?xf32>, vector<16xf32>
          %291 = arith.addf %290, %288 : vector<16xf32>
          vector.store %291, %3[%289] : memref<?xf32>, vector<16xf32>
        }
      }
      %292 = arith.addi %heads, %kvHeads : index
      %293 = arith.cmpi slt, %0, %292 : index
      scf.if %293 {
        %294 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %294 {
          %295 = arith.cmpi slt, %0, %heads : index
          %298 = scf.for %296 = %c7 to %headDim step %c6 iter_args(%297 = %c9) -> (vector<16xf32>) {
            %299 = arith.addi %283, %296 : index
            %300 = vector.load %3[%299] : memref<?xf32>, vector<16xf32>
            %301 = math.fma %300, %300, %297 : vector<16xf32>
            scf.yield %301 : vector<16xf32>
          }
          %302 = wave.reduce "add" %298 : vector<16xf32>
          %303 = arith.mulf %302, %inverseHeadDim : f32
          %304 = arith.addf %303, %epsilon : f32
          %305 = math.sqrt %304 : f32
          %306 = arith.divf %c33, %305 : f32
          %307 = vector.broadcast %306 : f32 to vector<16xf32>
          scf.for %308 = %c7 to %headDim step %c6 {
            %309 = vector.load %query_norm[%308] : memref<?xf32>, vector<16xf32>
            %310 = vector.load %key_norm[%308] : memref<?xf32>, vector<16xf32>
            %311 = arith.select %295, %309, %310 : vector<16xf32>
            %312 = arith.addi %283, %308 : index
            %313 = vector.load %3[%312] : memref<?xf32>, vector<16xf32>
            %314 = arith.mulf %313, %307 : vector<16xf32>
            %315 = arith.mulf %314, %311 : vector<16xf32>
            vector.store %315, %3[%312] : memref<?xf32>, vector<16xf32>
          }
        }
        %316 = arith.addi %positionsAt, %281 : index
        %317 = memref.load %step[%316] : memref<?xi32>
        %318 = arith.index_cast %317 : i32 to index
        %319 = arith.divui %headDim, %c3 : index
        %320 = arith.remui %318, %c4 : index
        %321 = arith.muli %320, %headDim : index
        %322 = arith.divui %318, %c4 : index
        %323 = arith.addi %322, %c4 : index
        %324 = arith.muli %323, %headDim : index
        scf.for %325 = %c7 to %319 step %c11 {
          %326 = arith.addi %321, %325 : index
          %327 = vector.load %rope[%326] : memref<?xf32>, vector<8xf32>
          %328 = arith.addi %321, %319 : index
          %329 = arith.addi %328, %325 : index
          %330 = vector.load %rope[%329] : memref<?xf32>, vector<8xf32>
          %331 = arith.addi %324, %325 : index
          %332 = vector.load %rope[%331] : memref<?xf32>, vector<8xf32>
          %333 = arith.addi %324, %319 : index
          %334 = arith.addi %333, %325 : index
          %335 = vector.load %rope[%334] : memref<?xf32>, vector<8xf32>
          %336 = arith.mulf %332, %327 : vector<8xf32>
          %337 = arith.mulf %335, %330 : vector<8xf32>
          %338 = arith.subf %336, %337 : vector<8xf32>
          %339 = arith.mulf %335, %327 : vector<8xf32>
          %340 = arith.mulf %332, %330 : vector<8xf32>
          %341 = arith.addf %339, %340 : vector<8xf32>
          %342 = arith.addi %283, %325 : index
          %343 = vector.load %3[%342] : memref<?xf32>, vector<8xf32>
          %344 = arith.addi %283, %319 : index
          %345 = arith.addi %344, %325 : index
          %346 = vector.load %3[%345] : memref<?xf32>, vector<8xf32>
          %347 = arith.mulf %343, %338 : vector<8xf32>
          %348 = arith.mulf %346, %341 : vector<8xf32>
          %349 = arith.subf %347, %348 : vector<8xf32>
          vector.store %349, %3[%342] : memref<?xf32>, vector<8xf32>
          %350 = arith.mulf %346, %338 : vector<8xf32>
          %351 = arith.mulf %343, %341 : vector<8xf32>
          %352 = arith.addf %350, %351 : vector<8xf32>
          vector.store %352, %3[%345] : memref<?xf32>, vector<8xf32>
        }
      }
      %353 = arith.cmpi slt, %0, %heads : index
      scf.if %353 {
        %354 = arith.divui %heads, %kvHeads : index
        %355 = arith.muli %headDim, %c22 : index
        %356 = arith.muli %kvHeads, %355 : index
        %357 = arith.divui %0, %354 : index
        %358 = arith.muli %357, %headDim : index
        %359 = arith.addi %356, %358 : index
        scf.for %360 = %c7 to %headDim step %c6 {
          %361 = arith.addi %359, %360 : index
          %362 = vector.load %encode[%361] : memref<?xf32>, vector<16xf32>
          %363 = arith.addi %283, %360 : index
          %364 = vector.load %3[%363] : memref<?xf32>, vector<16xf32>
          %365 = arith.mulf %364, %362 : vector<16xf32>
          %366 = arith.muli %281, %heads : index
          %367 = arith.addi %366, %0 : index
          %368 = arith.muli %367, %headDim : index
          %369 = arith.addi %368, %360 : index
          vector.store %365, %q[%369] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %370 = arith.addi %slotsAt, %281 : index
        %371 = memref.load %step[%370] : memref<?xi32>
        %372 = arith.index_cast %371 : i32 to index
        %373 = arith.cmpi sge, %372, %c7 : index
        scf.if %373 {
          %374 = arith.cmpi eq, %codec, %c7 : index
          scf.if %374 {
            %375 = arith.subi %0, %heads : index
            %376 = arith.muli %375, %4 : index
            %377 = arith.divui %372, %c6 : index
            %378 = arith.remui %372, %c6 : index
            %379 = arith.muli %377, %pageBytes : index
            %382 = scf.for %380 = %c7 to %headDim step %c6 iter_args(%381 = %c9) -> (vector<16xf32>) {
              %383 = arith.addi %376, %380 : index
              %384 = vector.load %encode[%383] : memref<?xf32>, vector<16xf32>
              %385 = arith.addi %376, %headDim : index
              %386 = arith.addi %385, %380 : index
              %387 = vector.load %encode[%386] : memref<?xf32>, vector<16xf32>
              %388 = arith.addi %283, %380 : index
              %389 = vector.load %3[%388] : memref<?xf32>, vector<16xf32>
              %390 = arith.subf %389, %387 : vector<16xf32>
              %391 = arith.mulf %390, %384 : vector<16xf32>
              %392 = arith.minimumf %391, %c38 : vector<16xf32>
              %393 = arith.maximumf %392, %c39 : vector<16xf32>
              %394 = arith.truncf %393 : vector<16xf32> to vector<16xf16>
              %395 = vector.bitcast %394 : vector<16xf16> to vector<32xi8>
              %396 = arith.muli %380, %c3 : index
              vector.store %395, %5[%396] : memref<?xi8>, vector<32xi8>
              %397 = math.absf %391 : vector<16xf32>
              %398 = arith.cmpf ugt, %397, %c38 : vector<16xf32>
              %399 = arith.select %398, %c40, %c9 : vector<16xi1>, vector<16xf32>
              %400 = arith.addf %381, %399 : vector<16xf32>
              scf.yield %400 : vector<16xf32>
            }
            %401 = wave.reduce "add" %382 : vector<16xf32>
            %402 = arith.cmpf ogt, %401, %c41 : f32
            scf.if %402 {
              %403 = arith.fptosi %401 : f32 to i32
              wave.count %clipped, %403 : memref<?xi32>
            }
            %404 = arith.cmpi slt, %375, %kvHeads : index
            scf.if %404 {
              %405 = arith.muli %4, %c10 : index
              %406 = arith.muli %375, %405 : index
              %407 = arith.addi %379, %406 : index
              %408 = arith.muli %378, %c3 : index
              %409 = arith.addi %407, %408 : index
              scf.for %410 = %c7 to %headDim step %c2 {
                %411 = arith.muli %410, %c3 : index
                %412 = arith.addi %411, %c7 : index
                %413 = memref.load %5[%412] : memref<?xi8>
                %414 = arith.muli %410, %c10 : index
                %415 = arith.addi %409, %414 : index
                %416 = arith.addi %415, %c7 : index
                memref.store %413, %kv[%416] : memref<?xi8>
                %417 = arith.addi %411, %c2 : index
                %418 = memref.load %5[%417] : memref<?xi8>
                %419 = arith.addi %415, %c2 : index
                memref.store %418, %kv[%419] : memref<?xi8>
              }
            } else {
              %420 = arith.subi %375, %kvHeads : index
              %421 = arith.muli %420, %c3 : index
              %422 = arith.addi %421, %c2 : index
              %423 = arith.muli %4, %c6 : index
              %424 = arith.muli %422, %423 : index
              %425 = arith.addi %379, %424 : index
              %426 = arith.muli %378, %4 : index
              %427 = arith.addi %425, %426 : index
              scf.for %428 = %c7 to %4 step %c6 {
                %429 = vector.load %5[%428] : memref<?xi8>, vector<16xi8>
                %430 = arith.addi %427, %428 : index
                vector.store %429, %kv[%430] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %431 = arith.cmpi eq, %codec, %c2 : index
          scf.if %431 {
            %432 = arith.subi %0, %heads : index
            %433 = arith.muli %432, %4 : index
            %434 = arith.divui %372, %c6 : index
            %435 = arith.remui %372, %c6 : index
            %436 = arith.muli %434, %pageBytes : index
            %439 = scf.for %437 = %c7 to %headDim step %c6 iter_args(%438 = %c9) -> (vector<16xf32>) {
              %440 = arith.addi %433, %437 : index
              %441 = vector.load %encode[%440] : memref<?xf32>, vector<16xf32>
              %442 = arith.addi %433, %headDim : index
              %443 = arith.addi %442, %437 : index
              %444 = vector.load %encode[%443] : memref<?xf32>, vector<16xf32>
              %445 = arith.addi %283, %437 : index
              %446 = vector.load %3[%445] : memref<?xf32>, vector<16xf32>
              %447 = arith.subf %446, %444 : vector<16xf32>
              %448 = arith.mulf %447, %441 : vector<16xf32>
              %449 = wave.fp8_encode "e4m3" %448 : vector<16xf32> -> vector<16xi8>
              %450 = arith.muli %437, %c2 : index
              vector.store %449, %5[%450] : memref<?xi8>, vector<16xi8>
              %451 = math.absf %448 : vector<16xf32>
              %452 = arith.cmpf ugt, %451, %c42 : vector<16xf32>
              %453 = arith.select %452, %c40, %c9 : vector<16xi1>, vector<16xf32>
              %454 = arith.addf %438, %453 : vector<16xf32>
              scf.yield %454 : vector<16xf32>
            }
            %455 = wave.reduce "add" %439 : vector<16xf32>
            %456 = arith.cmpf ogt, %455, %c41 : f32
            scf.if %456 {
              %457 = arith.fptosi %455 : f32 to i32
              wave.count %clipped, %457 : memref<?xi32>
            }
            %458 = arith.cmpi slt, %432, %kvHeads : index
            scf.if %458 {
              %459 = arith.muli %2, %c10 : index
              %460 = arith.muli %432, %459 : index
              %461 = arith.addi %436, %460 : index
              %462 = arith.muli %435, %c2 : index
              %463 = arith.addi %461, %462 : index
              scf.for %464 = %c7 to %headDim step %c2 {
                %465 = arith.muli %464, %c2 : index
                %466 = arith.addi %465, %c7 : index
                %467 = memref.load %5[%466] : memref<?xi8>
                %468 = arith.muli %464, %c6 : index
                %469 = arith.addi %463, %468 : index
                %470 = arith.addi %469, %c7 : index
                memref.store %467, %kv[%470] : memref<?xi8>
              }
            } else {
              %471 = arith.subi %432, %kvHeads : index
              %472 = arith.muli %471, %c3 : index
              %473 = arith.addi %472, %c2 : index
              %474 = arith.muli %2, %c6 : index
              %475 = arith.muli %473, %474 : index
              %476 = arith.addi %436, %475 : index
              %477 = arith.muli %435, %2 : index
              %478 = arith.addi %476, %477 : index
              scf.for %479 = %c7 to %2 step %c6 {
                %480 = vector.load %5[%479] : memref<?xi8>, vector<16xi8>
                %481 = arith.addi %478, %479 : index
                vector.store %480, %kv[%481] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %482 = arith.cmpi eq, %codec, %c3 : index
          scf.if %482 {
            %483 = arith.subi %0, %heads : index
            %484 = arith.muli %483, %4 : index
            %485 = arith.divui %372, %c6 : index
            %486 = arith.remui %372, %c6 : index
            %487 = arith.muli %485, %pageBytes : index
            %490 = scf.for %488 = %c7 to %headDim step %c6 iter_args(%489 = %c9) -> (vector<16xf32>) {
              %491 = arith.addi %484, %488 : index
              %492 = vector.load %encode[%491] : memref<?xf32>, vector<16xf32>
              %493 = arith.addi %484, %headDim : index
              %494 = arith.addi %493, %488 : index
              %495 = vector.load %encode[%494] : memref<?xf32>, vector<16xf32>
              %496 = arith.addi %283, %488 : index
              %497 = vector.load %3[%496] : memref<?xf32>, vector<16xf32>
              %498 = arith.subf %497, %495 : vector<16xf32>
              %499 = arith.mulf %498, %492 : vector<16xf32>
              %500 = wave.fp8_encode "e5m2" %499 : vector<16xf32> -> vector<16xi8>
              %501 = arith.muli %488, %c2 : index
              vector.store %500, %5[%501] : memref<?xi8>, vector<16xi8>
              %502 = math.absf %499 : vector<16xf32>
              %503 = arith.cmpf ugt, %502, %c43 : vector<16xf32>
              %504 = arith.select %503, %c40, %c9 : vector<16xi1>, vector<16xf32>
              %505 = arith.addf %489, %504 : vector<16xf32>
              scf.yield %505 : vector<16xf32>
            }
            %506 = wave.reduce "add" %490 : vector<16xf32>
            %507 = arith.cmpf ogt, %506, %c41 : f32
            scf.if %507 {
              %508 = arith.fptosi %506 : f32 to i32
              wave.count %clipped, %508 : memref<?xi32>
            }
            %509 = arith.cmpi slt, %483, %kvHeads : index
            scf.if %509 {
              %510 = arith.muli %2, %c10 : index
              %511 = arith.muli %483, %510 : index
              %512 = arith.addi %487, %511 : index
              %513 = arith.muli %486, %c2 : index
              %514 = arith.addi %512, %513 : index
              scf.for %515 = %c7 to %headDim step %c2 {
                %516 = arith.muli %515, %c2 : index
                %517 = arith.addi %516, %c7 : index
                %518 = memref.load %5[%517] : memref<?xi8>
                %519 = arith.muli %515, %c6 : index
                %520 = arith.addi %514, %519 : index
                %521 = arith.addi %520, %c7 : index
                memref.store %518, %kv[%521] : memref<?xi8>
              }
            } else {
              %522 = arith.subi %483, %kvHeads : index
              %523 = arith.muli %522, %c3 : index
              %524 = arith.addi %523, %c2 : index
              %525 = arith.muli %2, %c6 : index
              %526 = arith.muli %524, %525 : index
              %527 = arith.addi %487, %526 : index
              %528 = arith.muli %486, %2 : index
              %529 = arith.addi %527, %528 : index
              scf.for %530 = %c7 to %2 step %c6 {
                %531 = vector.load %5[%530] : memref<?xi8>, vector<16xi8>
                %532 = arith.addi %529, %530 : index
                vector.store %531, %kv[%532] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %533 = arith.cmpi eq, %codec, %c21 : index
          scf.if %533 {
            %534 = arith.subi %0, %heads : index
            %535 = arith.muli %534, %4 : index
            %536 = arith.divui %372, %c6 : index
            %537 = arith.remui %372, %c6 : index
            %538 = arith.muli %536, %pageBytes : index
            %541 = scf.for %539 = %c7 to %headDim step %c6 iter_args(%540 = %c9) -> (vector<16xf32>) {
              %542 = arith.addi %535, %539 : index
              %543 = vector.load %encode[%542] : memref<?xf32>, vector<16xf32>
              %544 = arith.addi %535, %headDim : index
              %545 = arith.addi %544, %539 : index
              %546 = vector.load %encode[%545] : memref<?xf32>, vector<16xf32>
              %547 = arith.addi %283, %539 : index
              %548 = vector.load %3[%547] : memref<?xf32>, vector<16xf32>
              %549 = arith.subf %548, %546 : vector<16xf32>
              %550 = arith.mulf %549, %543 : vector<16xf32>
              %551 = arith.cmpf ord, %550, %550 : vector<16xf32>
              %552 = arith.select %551, %550, %c9 : vector<16xi1>, vector<16xf32>
              %553 = math.roundeven %552 : vector<16xf32>
              %554 = arith.minimumf %553, %c44 : vector<16xf32>
              %555 = arith.maximumf %554, %c45 : vector<16xf32>
              %556 = arith.fptosi %555 : vector<16xf32> to vector<16xi32>
              %557 = arith.addi %556, %c46 : vector<16xi32>
              %558 = arith.trunci %557 : vector<16xi32> to vector<16xi8>
              %559 = arith.muli %539, %c2 : index
              vector.store %558, %5[%559] : memref<?xi8>, vector<16xi8>
              %560 = math.absf %550 : vector<16xf32>
              %561 = arith.cmpf ugt, %560, %c47 : vector<16xf32>
              %562 = arith.select %561, %c40, %c9 : vector<16xi1>, vector<16xf32>
              %563 = arith.addf %540, %562 : vector<16xf32>
              scf.yield %563 : vector<16xf32>
            }
            %564 = wave.reduce "add" %541 : vector<16xf32>
            %565 = arith.cmpf ogt, %564, %c41 : f32
            scf.if %565 {
              %566 = arith.fptosi %564 : f32 to i32
              wave.count %clipped, %566 : memref<?xi32>
            }
            %567 = arith.cmpi slt, %534, %kvHeads : index
            scf.if %567 {
              %568 = arith.muli %2, %c10 : index
              %569 = arith.muli %534, %568 : index
              %570 = arith.addi %538, %569 : index
              %571 = arith.muli %537, %c2 : index
              %572 = arith.addi %570, %571 : index
              scf.for %573 = %c7 to %headDim step %c2 {
                %574 = arith.muli %573, %c2 : index
                %575 = arith.addi %574, %c7 : index
                %576 = memref.load %5[%575] : memref<?xi8>
                %577 = arith.muli %573, %c6 : index
                %578 = arith.addi %572, %577 : index
                %579 = arith.addi %578, %c7 : index
                memref.store %576, %kv[%579] : memref<?xi8>
              }
            } else {
              %580 = arith.subi %534, %kvHeads : index
              %581 = arith.muli %580, %c3 : index
              %582 = arith.addi %581, %c2 : index
              %583 = arith.muli %2, %c6 : index
              %584 = arith.muli %582, %583 : index
              %585 = arith.addi %538, %584 : index
              %586 = arith.muli %537, %2 : index
              %587 = arith.addi %585, %586 : index
              scf.for %588 = %c7 to %2 step %c6 {
                %589 = vector.load %5[%588] : memref<?xi8>, vector<16xi8>
                %590 = arith.addi %587, %588 : index
                vector.store %589, %kv[%590] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
