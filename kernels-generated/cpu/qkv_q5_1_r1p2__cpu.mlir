// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q5_1', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q5_1_r1p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  func.return %f3, %f4 : vector<16xf32>, vector<16xf32>
}
wave.kernel @qkv_q5_1_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 384 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 320 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant dense<15> : vector<16xi32>
  %c15 = arith.constant dense<0> : vector<16xi32>
  %c16 = arith.constant dense<1> : vector<16xi32>
  %c17 = arith.constant dense<4> : vector<16xi32>
  %c18 = arith.constant dense<2> : vector<16xi32>
  %c19 = arith.constant dense<3> : vector<16xi32>
  %c20 = arith.constant 3 : index
  %c21 = arith.constant dense<5> : vector<16xi32>
  %c22 = arith.constant 5 : index
  %c23 = arith.constant 48 : index
  %c24 = arith.constant dense<6> : vector<16xi32>
  %c25 = arith.constant 6 : index
  %c26 = arith.constant dense<7> : vector<16xi32>
  %c27 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c34 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c36 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c40 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c41 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
        %33 = vector.load %w[%31] : memref<?xi8>, vector<32xi8>
        %34 = vector.bitcast %33 : vector<32xi8> to vector<16xf16>
        %35 = arith.extf %34 : vector<16xf16> to vector<16xf32>
        %36 = arith.addi %31, %c4 : index
        %37 = vector.load %w[%36] : memref<?xi8>, vector<32xi8>
        %38 = vector.bitcast %37 : vector<32xi8> to vector<16xf16>
        %39 = arith.extf %38 : vector<16xf16> to vector<16xf32>
        %40 = vector.load %w[%32] : memref<?xi8>, vector<32xi8>
        %41 = vector.bitcast %40 : vector<32xi8> to vector<16xf16>
        %42 = arith.extf %41 : vector<16xf16> to vector<16xf32>
        %43 = arith.addi %32, %c4 : index
        %44 = vector.load %w[%43] : memref<?xi8>, vector<32xi8>
        %45 = vector.bitcast %44 : vector<32xi8> to vector<16xf16>
        %46 = arith.extf %45 : vector<16xf16> to vector<16xf32>
        %47 = arith.muli %26, %c4 : index
        %51:2 = scf.for %48 = %c7 to %c10 step %c2 iter_args(%49 = %27, %50 = %28) -> (vector<16xf32>, vector<16xf32>) {
          %52 = arith.muli %48, %c11 : index
          %53 = arith.addi %47, %52 : index
          %54 = arith.addi %31, %c12 : index
          %55 = arith.muli %48, %c2 : index
          %56 = arith.addi %55, %c7 : index
          %57 = arith.muli %56, %c6 : index
          %58 = arith.addi %54, %57 : index
          %59 = vector.load %w[%58] : memref<?xi8>, vector<16xi8>
          %60 = arith.extui %59 : vector<16xi8> to vector<16xi32>
          %61 = arith.addi %31, %c13 : index
          %62 = arith.muli %48, %c13 : index
          %63 = arith.addi %61, %62 : index
          %64 = arith.addi %63, %c7 : index
          %65 = vector.load %w[%64] : memref<?xi8>, vector<16xi8>
          %66 = arith.extui %65 : vector<16xi8> to vector<16xi32>
          %67 = arith.andi %66, %c14 : vector<16xi32>
          %68 = arith.shrui %60, %c15 : vector<16xi32>
          %69 = arith.andi %68, %c16 : vector<16xi32>
          %70 = arith.shli %69, %c17 : vector<16xi32>
          %71 = arith.ori %67, %70 : vector<16xi32>
          %72 = arith.sitofp %71 : vector<16xi32> to vector<16xf32>
          %73 = math.fma %72, %35, %39 : vector<16xf32>
          %74 = arith.addi %32, %c12 : index
          %75 = arith.addi %74, %57 : index
          %76 = vector.load %w[%75] : memref<?xi8>, vector<16xi8>
          %77 = arith.extui %76 : vector<16xi8> to vector<16xi32>
          %78 = arith.addi %32, %c13 : index
          %79 = arith.addi %78, %62 : index
          %80 = arith.addi %79, %c7 : index
          %81 = vector.load %w[%80] : memref<?xi8>, vector<16xi8>
          %82 = arith.extui %81 : vector<16xi8> to vector<16xi32>
          %83 = arith.andi %82, %c14 : vector<16xi32>
          %84 = arith.shrui %77, %c15 : vector<16xi32>
          %85 = arith.andi %84, %c16 : vector<16xi32>
          %86 = arith.shli %85, %c17 : vector<16xi32>
          %87 = arith.ori %83, %86 : vector<16xi32>
          %88 = arith.sitofp %87 : vector<16xi32> to vector<16xf32>
          %89 = math.fma %88, %42, %46 : vector<16xf32>
          %90 = arith.addi %53, %c7 : index
          %91:2 = func.call @qkv_q5_1_r1p2__cpu.0(%18, %90, %x, %73, %49, %89, %50) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %92 = vector.load %w[%64] : memref<?xi8>, vector<16xi8>
          %93 = arith.extui %92 : vector<16xi8> to vector<16xi32>
          %94 = arith.shrui %93, %c17 : vector<16xi32>
          %95 = arith.shrui %60, %c16 : vector<16xi32>
          %96 = arith.andi %95, %c16 : vector<16xi32>
          %97 = arith.shli %96, %c17 : vector<16xi32>
          %98 = arith.ori %94, %97 : vector<16xi32>
          %99 = arith.sitofp %98 : vector<16xi32> to vector<16xf32>
          %100 = math.fma %99, %35, %39 : vector<16xf32>
          %101 = vector.load %w[%80] : memref<?xi8>, vector<16xi8>
          %102 = arith.extui %101 : vector<16xi8> to vector<16xi32>
          %103 = arith.shrui %102, %c17 : vector<16xi32>
          %104 = arith.shrui %77, %c16 : vector<16xi32>
          %105 = arith.andi %104, %c16 : vector<16xi32>
          %106 = arith.shli %105, %c17 : vector<16xi32>
          %107 = arith.ori %103, %106 : vector<16xi32>
          %108 = arith.sitofp %107 : vector<16xi32> to vector<16xf32>
          %109 = math.fma %108, %42, %46 : vector<16xf32>
          %110 = arith.addi %53, %c2 : index
          %111:2 = func.call @qkv_q5_1_r1p2__cpu.0(%18, %110, %x, %100, %91#0, %109, %91#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %112 = arith.addi %63, %c6 : index
          %113 = vector.load %w[%112] : memref<?xi8>, vector<16xi8>
          %114 = arith.extui %113 : vector<16xi8> to vector<16xi32>
          %115 = arith.andi %114, %c14 : vector<16xi32>
          %116 = arith.shrui %60, %c18 : vector<16xi32>
          %117 = arith.andi %116, %c16 : vector<16xi32>
          %118 = arith.shli %117, %c17 : vector<16xi32>
          %119 = arith.ori %115, %118 : vector<16xi32>
          %120 = arith.sitofp %119 : vector<16xi32> to vector<16xf32>
          %121 = math.fma %120, %35, %39 : vector<16xf32>
          %122 = arith.addi %79, %c6 : index
          %123 = vector.load %w[%122] : memref<?xi8>, vector<16xi8>
          %124 = arith.extui %123 : vector<16xi8> to vector<16xi32>
          %125 = arith.andi %124, %c14 : vector<16xi32>
          %126 = arith.shrui %77, %c18 : vector<16xi32>
          %127 = arith.andi %126, %c16 : vector<16xi32>
          %128 = arith.shli %127, %c17 : vector<16xi32>
          %129 = arith.ori %125, %128 : vector<16xi32>
          %130 = arith.sitofp %129 : vector<16xi32> to vector<16xf32>
          %131 = math.fma %130, %42, %46 : vector<16xf32>
          %132 = arith.addi %53, %c3 : index
          %133:2 = func.call @qkv_q5_1_r1p2__cpu.0(%18, %132, %x, %121, %111#0, %131, %111#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %134 = vector.load %w[%112] : memref<?xi8>, vector<16xi8>
          %135 = arith.extui %134 : vector<16xi8> to vector<16xi32>
          %136 = arith.shrui %135, %c17 : vector<16xi32>
          %137 = arith.shrui %60, %c19 : vector<16xi32>
          %138 = arith.andi %137, %c16 : vector<16xi32>
          %139 = arith.shli %138, %c17 : vector<16xi32>
          %140 = arith.ori %136, %139 : vector<16xi32>
          %141 = arith.sitofp %140 : vector<16xi32> to vector<16xf32>
          %142 = math.fma %141, %35, %39 : vector<16xf32>
          %143 = vector.load %w[%122] : memref<?xi8>, vector<16xi8>
          %144 = arith.extui %143 : vector<16xi8> to vector<16xi32>
          %145 = arith.shrui %144, %c17 : vector<16xi32>
          %146 = arith.shrui %77, %c19 : vector<16xi32>
          %147 = arith.andi %146, %c16 : vector<16xi32>
          %148 = arith.shli %147, %c17 : vector<16xi32>
          %149 = arith.ori %145, %148 : vector<16xi32>
          %150 = arith.sitofp %149 : vector<16xi32> to vector<16xf32>
          %151 = math.fma %150, %42, %46 : vector<16xf32>
          %152 = arith.addi %53, %c20 : index
          %153:2 = func.call @qkv_q5_1_r1p2__cpu.0(%18, %152, %x, %142, %133#0, %151, %133#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %154 = arith.addi %63, %c4 : index
          %155 = vector.load %w[%154] : memref<?xi8>, vector<16xi8>
          %156 = arith.extui %155 : vector<16xi8> to vector<16xi32>
          %157 = arith.andi %156, %c14 : vector<16xi32>
          %158 = arith.shrui %60, %c17 : vector<16xi32>
          %159 = arith.andi %158, %c16 : vector<16xi32>
          %160 = arith.shli %159, %c17 : vector<16xi32>
          %161 = arith.ori %157, %160 : vector<16xi32>
          %162 = arith.sitofp %161 : vector<16xi32> to vector<16xf32>
          %163 = math.fma %162, %35, %39 : vector<16xf32>
          %164 = arith.addi %79, %c4 : index
          %165 = vector.load %w[%164] : memref<?xi8>, vector<16xi8>
          %166 = arith.extui %165 : vector<16xi8> to vector<16xi32>
          %167 = arith.andi %166, %c14 : vector<16xi32>
          %168 = arith.shrui %77, %c17 : vector<16xi32>
          %169 = arith.andi %168, %c16 : vector<16xi32>
          %170 = arith.shli %169, %c17 : vector<16xi32>
          %171 = arith.ori %167, %170 : vector<16xi32>
          %172 = arith.sitofp %171 : vector<16xi32> to vector<16xf32>
          %173 = math.fma %172, %42, %46 : vector<16xf32>
          %174 = arith.addi %53, %c10 : index
          %175:2 = func.call @qkv_q5_1_r1p2__cpu.0(%18, %174, %x, %163, %153#0, %173, %153#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %176 = vector.load %w[%154] : memref<?xi8>, vector<16xi8>
          %177 = arith.extui %176 : vector<16xi8> to vector<16xi32>
          %178 = arith.shrui %177, %c17 : vector<16xi32>
          %179 = arith.shrui %60, %c21 : vector<16xi32>
          %180 = arith.andi %179, %c16 : vector<16xi32>
          %181 = arith.shli %180, %c17 : vector<16xi32>
          %182 = arith.ori %178, %181 : vector<16xi32>
          %183 = arith.sitofp %182 : vector<16xi32> to vector<16xf32>
          %184 = math.fma %183, %35, %39 : vector<16xf32>
          %185 = vector.load %w[%164] : memref<?xi8>, vector<16xi8>
          %186 = arith.extui %185 : vector<16xi8> to vector<16xi32>
          %187 = arith.shrui %186, %c17 : vector<16xi32>
          %188 = arith.shrui %77, %c21 : vector<16xi32>
          %189 = arith.andi %188, %c16 : vector<16xi32>
          %190 = arith.shli %189, %c17 : vector<16xi32>
          %191 = arith.ori %187, %190 : vector<16xi32>
          %192 = arith.sitofp %191 : vector<16xi32> to vector<16xf32>
          %193 = math.fma %192, %42, %46 : vector<16xf32>
          %194 = arith.addi %53, %c22 : index
          %195:2 = func.call @qkv_q5_1_r1p2__cpu.0(%18, %194, %x, %184, %175#0, %193, %175#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %196 = arith.addi %63, %c23 : index
          %197 = vector.load %w[%196] : memref<?xi8>, vector<16xi8>
          %198 = arith.extui %197 : vector<16xi8> to vector<16xi32>
          %199 = arith.andi %198, %c14 : vector<16xi32>
          %200 = arith.shrui %60, %c24 : vector<16xi32>
          %201 = arith.andi %200, %c16 : vector<16xi32>
          %202 = arith.shli %201, %c17 : vector<16xi32>
          %203 = arith.ori %199, %202 : vector<16xi32>
          %204 = arith.sitofp %203 : vector<16xi32> to vector<16xf32>
          %205 = math.fma %204, %35, %39 : vector<16xf32>
          %206 = arith.addi %79, %c23 : index
          %207 = vector.load %w[%206] : memref<?xi8>, vector<16xi8>
          %208 = arith.extui %207 : vector<16xi8> to vector<16xi32>
          %209 = arith.andi %208, %c14 : vector<16xi32>
          %210 = arith.shrui %77, %c24 : vector<16xi32>
          %211 = arith.andi %210, %c16 : vector<16xi32>
          %212 = arith.shli %211, %c17 : vector<16xi32>
          %213 = arith.ori %209, %212 : vector<16xi32>
          %214 = arith.sitofp %213 : vector<16xi32> to vector<16xf32>
          %215 = math.fma %214, %42, %46 : vector<16xf32>
          %216 = arith.addi %53, %c25 : index
          %217:2 = func.call @qkv_q5_1_r1p2__cpu.0(%18, %216, %x, %205, %195#0, %215, %195#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %218 = vector.load %w[%196] : memref<?xi8>, vector<16xi8>
          %219 = arith.extui %218 : vector<16xi8> to vector<16xi32>
          %220 = arith.shrui %219, %c17 : vector<16xi32>
          %221 = arith.shrui %60, %c26 : vector<16xi32>
          %222 = arith.andi %221, %c16 : vector<16xi32>
          %223 = arith.shli %222, %c17 : vector<16xi32>
          %224 = arith.ori %220, %223 : vector<16xi32>
          %225 = arith.sitofp %224 : vector<16xi32> to vector<16xf32>
          %226 = math.fma %225, %35, %39 : vector<16xf32>
          %227 = vector.load %w[%206] : memref<?xi8>, vector<16xi8>
          %228 = arith.extui %227 : vector<16xi8> to vector<16xi32>
          %229 = arith.shrui %228, %c17 : vector<16xi32>
          %230 = arith.shrui %77, %c26 : vector<16xi32>
          %231 = arith.andi %230, %c16 : vector<16xi32>
          %232 = arith.shli %231, %c17 : vector<16xi32>
          %233 = arith.ori %229, %232 : vector<16xi32>
          %234 = arith.sitofp %233 : vector<16xi32> to vector<16xf32>
          %235 = math.fma %234, %42, %46 : vector<16xf32>
          %236 = arith.addi %53, %c27 : index
          %237:2 = func.call @qkv_q5_1_r1p2__cpu.0(%18, %236, %x, %226, %217#0, %235, %217#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          scf.yield %237#0, %237#1 : vector<16xf32>, vector<16xf32>
        }
        scf.yield %51#0, %51#1 : vector<16xf32>, vector<16xf32>
      }
      %238 = arith.muli %headDim, %c7 : index
      %239 = arith.muli %19, %c6 : index
      %240 = arith.addi %238, %239 : index
      %241 = arith.addi %240, %c7 : index
      vector.store %29#0, %3[%241] : memref<?xf32>, vector<16xf32>
      %242 = arith.addi %240, %c6 : index
      vector.store %29#1, %3[%242] : memref<?xf32>, vector<16xf32>
    }
    %243 = arith.addi %14, %c2 : index
    %244 = arith.minsi %243, %13 : index
    scf.for %245 = %14 to %244 step %c2 {
      %246 = arith.subi %245, %14 : index
      %247 = arith.muli %246, %headDim : index
      %248 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %248 {
        scf.for %249 = %c7 to %headDim step %c6 {
          %250 = arith.muli %0, %headDim : index
          %251 = arith.addi %250, %249 : index
          %252 = vector.load %bias[%251] : memref<?xf32>, vector<16xf32>
          %253 = arith.addi %247, %249 : index
          %254 = vector.load %3[%253] : memref<?xf32>, vector<16xf32>
          %255 = arith.addf %254, %252 : vector<16xf32>
          vector.store %255, %3[%253] : memref<?xf32>, vector<16xf32>
        }
      }
      %256 = arith.addi %heads, %kvHeads : index
      %257 = arith.cmpi slt, %0, %256 : index
      scf.if %257 {
        %258 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %258 {
          %259 = arith.cmpi slt, %0, %heads : index
          %262 = scf.for %260 = %c7 to %headDim step %c6 iter_args(%261 = %c9) -> (vector<16xf32>) {
            %263 = arith.addi %247, %260 : index
            %264 = vector.load %3[%263] : memref<?xf32>, vector<16xf32>
            %265 = math.fma %264, %264, %261 : vector<16xf32>
            scf.yield %265 : vector<16xf32>
          }
          %266 = wave.reduce "add" %262 : vector<16xf32>
          %267 = arith.mulf %266, %inverseHeadDim : f32
          %268 = arith.addf %267, %epsilon : f32
          %269 = math.sqrt %268 : f32
          %270 = arith.divf %c34, %269 : f32
          %271 = vector.broadcast %270 : f32 to vector<16xf32>
          scf.for %272 = %c7 to %headDim step %c6 {
            %273 = vector.load %query_norm[%272] : memref<?xf32>, vector<16xf32>
            %274 = vector.load %key_norm[%272] : memref<?xf32>, vector<16xf32>
            %275 = arith.select %259, %273, %274 : vector<16xf32>
            %276 = arith.addi %247, %272 : index
            %277 = vector.load %3[%276] : memref<?xf32>, vector<16xf32>
            %278 = arith.mulf %277, %271 : vector<16xf32>
            %279 = arith.mulf %278, %275 : vector<16xf32>
            vector.store %279, %3[%276] : memref<?xf32>, vector<16xf32>
          }
        }
        %280 = arith.addi %positionsAt, %245 : index
        %281 = memref.load %step[%280] : memref<?xi32>
        %282 = arith.index_cast %281 : i32 to index
        %283 = arith.divui %headDim, %c3 : index
        %284 = arith.remui %282, %c36 : index
        %285 = arith.muli %284, %headDim : index
        %286 = arith.divui %282, %c36 : index
        %287 = arith.addi %286, %c36 : index
        %288 = arith.muli %287, %headDim : index
        scf.for %289 = %c7 to %283 step %c11 {
          %290 = arith.addi %285, %289 : index
          %291 = vector.load %rope[%290] : memref<?xf32>, vector<8xf32>
          %292 = arith.addi %285, %283 : index
          %293 = arith.addi %292, %289 : index
          %294 = vector.load %rope[%293] : memref<?xf32>, vector<8xf32>
          %295 = arith.addi %288, %289 : index
          %296 = vector.load %rope[%295] : memref<?xf32>, vector<8xf32>
          %297 = arith.addi %288, %283 : index
          %298 = arith.addi %297, %289 : index
          %299 = vector.load %rope[%298] : memref<?xf32>, vector<8xf32>
          %300 = arith.mulf %296, %291 : vector<8xf32>
          %301 = arith.mulf %299, %294 : vector<8xf32>
          %302 = arith.subf %300, %301 : vector<8xf32>
          %303 = arith.mulf %299, %291 : vector<8xf32>
          %304 = arith.mulf %296, %294 : vector<8xf32>
          %305 = arith.addf %303, %304 : vector<8xf32>
          %306 = arith.addi %247, %289 : index
          %307 = vector.load %3[%306] : memref<?xf32>, vector<8xf32>
          %308 = arith.addi %247, %283 : index
          %309 = arith.addi %308, %289 : index
          %310 = vector.load %3[%309] : memref<?xf32>, vector<8xf32>
          %311 = arith.mulf %307, %302 : vector<8xf32>
          %312 = arith.mulf %310, %305 : vector<8xf32>
          %313 = arith.subf %311, %312 : vector<8xf32>
          vector.store %313, %3[%306] : memref<?xf32>, vector<8xf32>
          %314 = arith.mulf %310, %302 : vector<8xf32>
          %315 = arith.mulf %307, %305 : vector<8xf32>
          %316 = arith.addf %314, %315 : vector<8xf32>
          vector.store %316, %3[%309] : memref<?xf32>, vector<8xf32>
        }
      }
      %317 = arith.cmpi slt, %0, %heads : index
      scf.if %317 {
        scf.for %318 = %c7 to %headDim step %c6 {
          %319 = arith.addi %247, %318 : index
          %320 = vector.load %3[%319] : memref<?xf32>, vector<16xf32>
          %321 = arith.muli %245, %heads : index
          %322 = arith.addi %321, %0 : index
          %323 = arith.muli %322, %headDim : index
          %324 = arith.addi %323, %318 : index
          vector.store %320, %q[%324] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %325 = arith.addi %slotsAt, %245 : index
        %326 = memref.load %step[%325] : memref<?xi32>
        %327 = arith.index_cast %326 : i32 to index
        %328 = arith.cmpi sge, %327, %c7 : index
        scf.if %328 {
          %329 = arith.cmpi eq, %codec, %c7 : index
          scf.if %329 {
            %330 = arith.subi %0, %heads : index
            %331 = memref.load %scales[%330] : memref<?xf32>
            %332 = vector.broadcast %331 : f32 to vector<16xf32>
            %333 = arith.divui %327, %c6 : index
            %334 = arith.remui %327, %c6 : index
            %335 = arith.muli %333, %pageBytes : index
            scf.for %336 = %c7 to %headDim step %c6 {
              %337 = arith.addi %247, %336 : index
              %338 = vector.load %3[%337] : memref<?xf32>, vector<16xf32>
              %339 = arith.mulf %338, %332 : vector<16xf32>
              %340 = arith.minimumf %339, %c40 : vector<16xf32>
              %341 = arith.maximumf %340, %c41 : vector<16xf32>
              %342 = arith.truncf %341 : vector<16xf32> to vector<16xf16>
              %343 = vector.bitcast %342 : vector<16xf16> to vector<32xi8>
              %344 = arith.muli %336, %c3 : index
              vector.store %343, %5[%344] : memref<?xi8>, vector<32xi8>
            }
            %345 = arith.cmpi slt, %330, %kvHeads : index
            scf.if %345 {
              %346 = arith.muli %4, %c4 : index
              %347 = arith.muli %330, %346 : index
              %348 = arith.addi %335, %347 : index
              %349 = arith.muli %334, %c3 : index
              %350 = arith.addi %348, %349 : index
              scf.for %351 = %c7 to %headDim step %c2 {
                %352 = arith.muli %351, %c3 : index
                %353 = arith.addi %352, %c7 : index
                %354 = memref.load %5[%353] : memref<?xi8>
                %355 = arith.muli %351, %c4 : index
                %356 = arith.addi %350, %355 : index
                %357 = arith.addi %356, %c7 : index
                memref.store %354, %kv[%357] : memref<?xi8>
                %358 = arith.addi %352, %c2 : index
                %359 = memref.load %5[%358] : memref<?xi8>
                %360 = arith.addi %356, %c2 : index
                memref.store %359, %kv[%360] : memref<?xi8>
              }
            } else {
              %361 = arith.subi %330, %kvHeads : index
              %362 = arith.muli %361, %c3 : index
              %363 = arith.addi %362, %c2 : index
              %364 = arith.muli %4, %c6 : index
              %365 = arith.muli %363, %364 : index
              %366 = arith.addi %335, %365 : index
              %367 = arith.muli %334, %4 : index
              %368 = arith.addi %366, %367 : index
              scf.for %369 = %c7 to %4 step %c6 {
                %370 = vector.load %5[%369] : memref<?xi8>, vector<16xi8>
                %371 = arith.addi %368, %369 : index
                vector.store %370, %kv[%371] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %372 = arith.cmpi eq, %codec, %c2 : index
          scf.if %372 {
            %373 = arith.subi %0, %heads : index
            %374 = memref.load %scales[%373] : memref<?xf32>
            %375 = vector.broadcast %374 : f32 to vector<16xf32>
            %376 = arith.divui %327, %c6 : index
            %377 = arith.remui %327, %c6 : index
            %378 = arith.muli %376, %pageBytes : index
            scf.for %379 = %c7 to %headDim step %c6 {
              %380 = arith.addi %247, %379 : index
              %381 = vector.load %3[%380] : memref<?xf32>, vector<16xf32>
              %382 = arith.mulf %381, %375 : vector<16xf32>
              %383 = wave.fp8_encode "e4m3" %382 : vector<16xf32> -> vector<16xi8>
              %384 = arith.muli %379, %c2 : index
              vector.store %383, %5[%384] : memref<?xi8>, vector<16xi8>
            }
            %385 = arith.cmpi slt, %373, %kvHeads : index
            scf.if %385 {
              %386 = arith.muli %2, %c4 : index
              %387 = arith.muli %373, %386 : index
              %388 = arith.addi %378, %387 : index
              %389 = arith.muli %377, %c2 : index
              %390 = arith.addi %388, %389 : index
              scf.for %391 = %c7 to %headDim step %c2 {
                %392 = arith.muli %391, %c2 : index
                %393 = arith.addi %392, %c7 : index
                %394 = memref.load %5[%393] : memref<?xi8>
                %395 = arith.muli %391, %c6 : index
                %396 = arith.addi %390, %395 : index
                %397 = arith.addi %396, %c7 : index
                memref.store %394, %kv[%397] : memref<?xi8>
              }
            } else {
              %398 = arith.subi %373, %kvHeads : index
              %399 = arith.muli %398, %c3 : index
              %400 = arith.addi %399, %c2 : index
              %401 = arith.muli %2, %c6 : index
              %402 = arith.muli %400, %401 : index
              %403 = arith.addi %378, %402 : index
              %404 = arith.muli %377, %2 : index
              %405 = arith.addi %403, %404 : index
              scf.for %406 = %c7 to %2 step %c6 {
                %407 = vector.load %5[%406] : memref<?xi8>, vector<16xi8>
                %408 = arith.addi %405, %406 : index
                vector.store %407, %kv[%408] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %409 = arith.cmpi eq, %codec, %c3 : index
          scf.if %409 {
            %410 = arith.subi %0, %heads : index
            %411 = memref.load %scales[%410] : memref<?xf32>
            %412 = vector.broadcast %411 : f32 to vector<16xf32>
            %413 = arith.divui %327, %c6 : index
            %414 = arith.remui %327, %c6 : index
            %415 = arith.muli %413, %pageBytes : index
            scf.for %416 = %c7 to %headDim step %c6 {
              %417 = arith.addi %247, %416 : index
              %418 = vector.load %3[%417] : memref<?xf32>, vector<16xf32>
              %419 = arith.mulf %418, %412 : vector<16xf32>
              %420 = wave.fp8_encode "e5m2" %419 : vector<16xf32> -> vector<16xi8>
              %421 = arith.muli %416, %c2 : index
              vector.store %420, %5[%421] : memref<?xi8>, vector<16xi8>
            }
            %422 = arith.cmpi slt, %410, %kvHeads : index
            scf.if %422 {
              %423 = arith.muli %2, %c4 : index
              %424 = arith.muli %410, %423 : index
              %425 = arith.addi %415, %424 : index
              %426 = arith.muli %414, %c2 : index
              %427 = arith.addi %425, %426 : index
              scf.for %428 = %c7 to %headDim step %c2 {
                %429 = arith.muli %428, %c2 : index
                %430 = arith.addi %429, %c7 : index
                %431 = memref.load %5[%430] : memref<?xi8>
                %432 = arith.muli %428, %c6 : index
                %433 = arith.addi %427, %432 : index
                %434 = arith.addi %433, %c7 : index
                memref.store %431, %kv[%434] : memref<?xi8>
              }
            } else {
              %435 = arith.subi %410, %kvHeads : index
              %436 = arith.muli %435, %c3 : index
              %437 = arith.addi %436, %c2 : index
              %438 = arith.muli %2, %c6 : index
              %439 = arith.muli %437, %438 : index
              %440 = arith.addi %415, %439 : index
              %441 = arith.muli %414, %2 : index
              %442 = arith.addi %440, %441 : index
              scf.for %443 = %c7 to %2 step %c6 {
                %444 = vector.load %5[%443] : memref<?xi8>, vector<16xi8>
                %445 = arith.addi %442, %443 : index
                vector.store %444, %kv[%445] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
