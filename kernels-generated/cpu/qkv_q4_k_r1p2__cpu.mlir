// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q4_k', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q4_k_r1p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  func.return %f3, %f4 : vector<16xf32>, vector<16xf32>
}
wave.kernel @qkv_q4_k_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2368 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 4 : index
  %c14 = arith.constant 320 : index
  %c15 = arith.constant dense<15> : vector<16xi32>
  %c16 = arith.constant dense<4> : vector<16xi32>
  %c17 = arith.constant 3 : index
  %c18 = arith.constant 5 : index
  %c19 = arith.constant 48 : index
  %c20 = arith.constant 6 : index
  %c21 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c28 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c33 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c34 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c35 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c36 = arith.constant 0x00000000 : f32
  %c37 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c38 = arith.constant dense<0x47600000> : vector<16xf32>
  %c39 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c40 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c41 = arith.constant dense<128> : vector<16xi32>
  %c42 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
          %57 = arith.divui %50, %c13 : index
          %58 = arith.muli %57, %c10 : index
          %59 = arith.addi %56, %58 : index
          %60 = arith.addi %59, %c7 : index
          %61 = vector.load %w[%60] : memref<?xi8>, vector<16xi8>
          %62 = arith.extui %61 : vector<16xi8> to vector<16xi32>
          %63 = arith.sitofp %62 : vector<16xi32> to vector<16xf32>
          %64 = arith.mulf %36, %63 : vector<16xf32>
          %65 = arith.addi %59, %c6 : index
          %66 = vector.load %w[%65] : memref<?xi8>, vector<16xi8>
          %67 = arith.extui %66 : vector<16xi8> to vector<16xi32>
          %68 = arith.sitofp %67 : vector<16xi32> to vector<16xf32>
          %69 = arith.mulf %40, %68 : vector<16xf32>
          %70 = arith.addi %31, %c14 : index
          %71 = arith.muli %50, %c12 : index
          %72 = arith.addi %70, %71 : index
          %73 = arith.addi %72, %c7 : index
          %74 = vector.load %w[%73] : memref<?xi8>, vector<16xi8>
          %75 = arith.extui %74 : vector<16xi8> to vector<16xi32>
          %76 = arith.andi %75, %c15 : vector<16xi32>
          %77 = arith.sitofp %76 : vector<16xi32> to vector<16xf32>
          %78 = math.fma %77, %64, %69 : vector<16xf32>
          %79 = arith.addi %32, %c12 : index
          %80 = arith.addi %79, %58 : index
          %81 = arith.addi %80, %c7 : index
          %82 = vector.load %w[%81] : memref<?xi8>, vector<16xi8>
          %83 = arith.extui %82 : vector<16xi8> to vector<16xi32>
          %84 = arith.sitofp %83 : vector<16xi32> to vector<16xf32>
          %85 = arith.mulf %44, %84 : vector<16xf32>
          %86 = arith.addi %80, %c6 : index
          %87 = vector.load %w[%86] : memref<?xi8>, vector<16xi8>
          %88 = arith.extui %87 : vector<16xi8> to vector<16xi32>
          %89 = arith.sitofp %88 : vector<16xi32> to vector<16xf32>
          %90 = arith.mulf %48, %89 : vector<16xf32>
          %91 = arith.addi %32, %c14 : index
          %92 = arith.addi %91, %71 : index
          %93 = arith.addi %92, %c7 : index
          %94 = vector.load %w[%93] : memref<?xi8>, vector<16xi8>
          %95 = arith.extui %94 : vector<16xi8> to vector<16xi32>
          %96 = arith.andi %95, %c15 : vector<16xi32>
          %97 = arith.sitofp %96 : vector<16xi32> to vector<16xf32>
          %98 = math.fma %97, %85, %90 : vector<16xf32>
          %99 = arith.addi %55, %c7 : index
          %100:2 = func.call @qkv_q4_k_r1p2__cpu.0(%18, %99, %x, %78, %51, %98, %52) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %101 = vector.load %w[%73] : memref<?xi8>, vector<16xi8>
          %102 = arith.extui %101 : vector<16xi8> to vector<16xi32>
          %103 = arith.shrui %102, %c16 : vector<16xi32>
          %104 = arith.sitofp %103 : vector<16xi32> to vector<16xf32>
          %105 = math.fma %104, %64, %69 : vector<16xf32>
          %106 = vector.load %w[%93] : memref<?xi8>, vector<16xi8>
          %107 = arith.extui %106 : vector<16xi8> to vector<16xi32>
          %108 = arith.shrui %107, %c16 : vector<16xi32>
          %109 = arith.sitofp %108 : vector<16xi32> to vector<16xf32>
          %110 = math.fma %109, %85, %90 : vector<16xf32>
          %111 = arith.addi %55, %c2 : index
          %112:2 = func.call @qkv_q4_k_r1p2__cpu.0(%18, %111, %x, %105, %100#0, %110, %100#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %113 = arith.addi %72, %c6 : index
          %114 = vector.load %w[%113] : memref<?xi8>, vector<16xi8>
          %115 = arith.extui %114 : vector<16xi8> to vector<16xi32>
          %116 = arith.andi %115, %c15 : vector<16xi32>
          %117 = arith.sitofp %116 : vector<16xi32> to vector<16xf32>
          %118 = math.fma %117, %64, %69 : vector<16xf32>
          %119 = arith.addi %92, %c6 : index
          %120 = vector.load %w[%119] : memref<?xi8>, vector<16xi8>
          %121 = arith.extui %120 : vector<16xi8> to vector<16xi32>
          %122 = arith.andi %121, %c15 : vector<16xi32>
          %123 = arith.sitofp %122 : vector<16xi32> to vector<16xf32>
          %124 = math.fma %123, %85, %90 : vector<16xf32>
          %125 = arith.addi %55, %c3 : index
          %126:2 = func.call @qkv_q4_k_r1p2__cpu.0(%18, %125, %x, %118, %112#0, %124, %112#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %127 = vector.load %w[%113] : memref<?xi8>, vector<16xi8>
          %128 = arith.extui %127 : vector<16xi8> to vector<16xi32>
          %129 = arith.shrui %128, %c16 : vector<16xi32>
          %130 = arith.sitofp %129 : vector<16xi32> to vector<16xf32>
          %131 = math.fma %130, %64, %69 : vector<16xf32>
          %132 = vector.load %w[%119] : memref<?xi8>, vector<16xi8>
          %133 = arith.extui %132 : vector<16xi8> to vector<16xi32>
          %134 = arith.shrui %133, %c16 : vector<16xi32>
          %135 = arith.sitofp %134 : vector<16xi32> to vector<16xf32>
          %136 = math.fma %135, %85, %90 : vector<16xf32>
          %137 = arith.addi %55, %c17 : index
          %138:2 = func.call @qkv_q4_k_r1p2__cpu.0(%18, %137, %x, %131, %126#0, %136, %126#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %139 = arith.addi %72, %c10 : index
          %140 = vector.load %w[%139] : memref<?xi8>, vector<16xi8>
          %141 = arith.extui %140 : vector<16xi8> to vector<16xi32>
          %142 = arith.andi %141, %c15 : vector<16xi32>
          %143 = arith.sitofp %142 : vector<16xi32> to vector<16xf32>
          %144 = math.fma %143, %64, %69 : vector<16xf32>
          %145 = arith.addi %92, %c10 : index
          %146 = vector.load %w[%145] : memref<?xi8>, vector<16xi8>
          %147 = arith.extui %146 : vector<16xi8> to vector<16xi32>
          %148 = arith.andi %147, %c15 : vector<16xi32>
          %149 = arith.sitofp %148 : vector<16xi32> to vector<16xf32>
          %150 = math.fma %149, %85, %90 : vector<16xf32>
          %151 = arith.addi %55, %c13 : index
          %152:2 = func.call @qkv_q4_k_r1p2__cpu.0(%18, %151, %x, %144, %138#0, %150, %138#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %153 = vector.load %w[%139] : memref<?xi8>, vector<16xi8>
          %154 = arith.extui %153 : vector<16xi8> to vector<16xi32>
          %155 = arith.shrui %154, %c16 : vector<16xi32>
          %156 = arith.sitofp %155 : vector<16xi32> to vector<16xf32>
          %157 = math.fma %156, %64, %69 : vector<16xf32>
          %158 = vector.load %w[%145] : memref<?xi8>, vector<16xi8>
          %159 = arith.extui %158 : vector<16xi8> to vector<16xi32>
          %160 = arith.shrui %159, %c16 : vector<16xi32>
          %161 = arith.sitofp %160 : vector<16xi32> to vector<16xf32>
          %162 = math.fma %161, %85, %90 : vector<16xf32>
          %163 = arith.addi %55, %c18 : index
          %164:2 = func.call @qkv_q4_k_r1p2__cpu.0(%18, %163, %x, %157, %152#0, %162, %152#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %165 = arith.addi %72, %c19 : index
          %166 = vector.load %w[%165] : memref<?xi8>, vector<16xi8>
          %167 = arith.extui %166 : vector<16xi8> to vector<16xi32>
          %168 = arith.andi %167, %c15 : vector<16xi32>
          %169 = arith.sitofp %168 : vector<16xi32> to vector<16xf32>
          %170 = math.fma %169, %64, %69 : vector<16xf32>
          %171 = arith.addi %92, %c19 : index
          %172 = vector.load %w[%171] : memref<?xi8>, vector<16xi8>
          %173 = arith.extui %172 : vector<16xi8> to vector<16xi32>
          %174 = arith.andi %173, %c15 : vector<16xi32>
          %175 = arith.sitofp %174 : vector<16xi32> to vector<16xf32>
          %176 = math.fma %175, %85, %90 : vector<16xf32>
          %177 = arith.addi %55, %c20 : index
          %178:2 = func.call @qkv_q4_k_r1p2__cpu.0(%18, %177, %x, %170, %164#0, %176, %164#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %179 = vector.load %w[%165] : memref<?xi8>, vector<16xi8>
          %180 = arith.extui %179 : vector<16xi8> to vector<16xi32>
          %181 = arith.shrui %180, %c16 : vector<16xi32>
          %182 = arith.sitofp %181 : vector<16xi32> to vector<16xf32>
          %183 = math.fma %182, %64, %69 : vector<16xf32>
          %184 = vector.load %w[%171] : memref<?xi8>, vector<16xi8>
          %185 = arith.extui %184 : vector<16xi8> to vector<16xi32>
          %186 = arith.shrui %185, %c16 : vector<16xi32>
          %187 = arith.sitofp %186 : vector<16xi32> to vector<16xf32>
          %188 = math.fma %187, %85, %90 : vector<16xf32>
          %189 = arith.addi %55, %c21 : index
          %190:2 = func.call @qkv_q4_k_r1p2__cpu.0(%18, %189, %x, %183, %178#0, %188, %178#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          scf.yield %190#0, %190#1 : vector<16xf32>, vector<16xf32>
        }
        scf.yield %53#0, %53#1 : vector<16xf32>, vector<16xf32>
      }
      %191 = arith.muli %headDim, %c7 : index
      %192 = arith.muli %19, %c6 : index
      %193 = arith.addi %191, %192 : index
      %194 = arith.addi %193, %c7 : index
      vector.store %29#0, %3[%194] : memref<?xf32>, vector<16xf32>
      %195 = arith.addi %193, %c6 : index
      vector.store %29#1, %3[%195] : memref<?xf32>, vector<16xf32>
    }
    %196 = arith.addi %14, %c2 : index
    %197 = arith.minsi %196, %13 : index
    scf.for %198 = %14 to %197 step %c2 {
      %199 = arith.subi %198, %14 : index
      %200 = arith.muli %199, %headDim : index
      %201 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %201 {
        scf.for %202 = %c7 to %headDim step %c6 {
          %203 = arith.muli %0, %headDim : index
          %204 = arith.addi %203, %202 : index
          %205 = vector.load %bias[%204] : memref<?xf32>, vector<16xf32>
          %206 = arith.addi %200, %202 : index
          %207 = vector.load %3[%206] : memref<?xf32>, vector<16xf32>
          %208 = arith.addf %207, %205 : vector<16xf32>
          vector.store %208, %3[%206] : memref<?xf32>, vector<16xf32>
        }
      }
      %209 = arith.addi %heads, %kvHeads : index
      %210 = arith.cmpi slt, %0, %209 : index
      scf.if %210 {
        %211 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %211 {
          %212 = arith.cmpi slt, %0, %heads : index
          %215 = scf.for %213 = %c7 to %headDim step %c6 iter_args(%214 = %c9) -> (vector<16xf32>) {
            %216 = arith.addi %200, %213 : index
            %217 = vector.load %3[%216] : memref<?xf32>, vector<16xf32>
            %218 = math.fma %217, %217, %214 : vector<16xf32>
            scf.yield %218 : vector<16xf32>
          }
          %219 = wave.reduce "add" %215 : vector<16xf32>
          %220 = arith.mulf %219, %inverseHeadDim : f32
          %221 = arith.addf %220, %epsilon : f32
          %222 = math.sqrt %221 : f32
          %223 = arith.divf %c28, %222 : f32
          %224 = vector.broadcast %223 : f32 to vector<16xf32>
          scf.for %225 = %c7 to %headDim step %c6 {
            %226 = vector.load %query_norm[%225] : memref<?xf32>, vector<16xf32>
            %227 = vector.load %key_norm[%225] : memref<?xf32>, vector<16xf32>
            %228 = arith.select %212, %226, %227 : vector<16xf32>
            %229 = arith.addi %200, %225 : index
            %230 = vector.load %3[%229] : memref<?xf32>, vector<16xf32>
            %231 = arith.mulf %230, %224 : vector<16xf32>
            %232 = arith.mulf %231, %228 : vector<16xf32>
            vector.store %232, %3[%229] : memref<?xf32>, vector<16xf32>
          }
        }
        %233 = arith.addi %positionsAt, %198 : index
        %234 = memref.load %step[%233] : memref<?xi32>
        %235 = arith.index_cast %234 : i32 to index
        %236 = arith.divui %headDim, %c3 : index
        %237 = arith.remui %235, %c4 : index
        %238 = arith.muli %237, %headDim : index
        %239 = arith.divui %235, %c4 : index
        %240 = arith.addi %239, %c4 : index
        %241 = arith.muli %240, %headDim : index
        scf.for %242 = %c7 to %236 step %c11 {
          %243 = arith.addi %238, %242 : index
          %244 = vector.load %rope[%243] : memref<?xf32>, vector<8xf32>
          %245 = arith.addi %238, %236 : index
          %246 = arith.addi %245, %242 : index
          %247 = vector.load %rope[%246] : memref<?xf32>, vector<8xf32>
          %248 = arith.addi %241, %242 : index
          %249 = vector.load %rope[%248] : memref<?xf32>, vector<8xf32>
          %250 = arith.addi %241, %236 : index
          %251 = arith.addi %250, %242 : index
          %252 = vector.load %rope[%251] : memref<?xf32>, vector<8xf32>
          %253 = arith.mulf %249, %244 : vector<8xf32>
          %254 = arith.mulf %252, %247 : vector<8xf32>
          %255 = arith.subf %253, %254 : vector<8xf32>
          %256 = arith.mulf %252, %244 : vector<8xf32>
          %257 = arith.mulf %249, %247 : vector<8xf32>
          %258 = arith.addf %256, %257 : vector<8xf32>
          %259 = arith.addi %200, %242 : index
          %260 = vector.load %3[%259] : memref<?xf32>, vector<8xf32>
          %261 = arith.addi %200, %236 : index
          %262 = arith.addi %261, %242 : index
          %263 = vector.load %3[%262] : memref<?xf32>, vector<8xf32>
          %264 = arith.mulf %260, %255 : vector<8xf32>
          %265 = arith.mulf %263, %258 : vector<8xf32>
          %266 = arith.subf %264, %265 : vector<8xf32>
          vector.store %266, %3[%259] : memref<?xf32>, vector<8xf32>
          %267 = arith.mulf %263, %255 : vector<8xf32>
          %268 = arith.mulf %260, %258 : vector<8xf32>
          %269 = arith.addf %267, %268 : vector<8xf32>
          vector.store %269, %3[%262] : memref<?xf32>, vector<8xf32>
        }
      }
      %270 = arith.cmpi slt, %0, %heads : index
      scf.if %270 {
        %271 = arith.divui %heads, %kvHeads : index
        %272 = arith.muli %headDim, %c13 : index
        %273 = arith.muli %kvHeads, %272 : index
        %274 = arith.divui %0, %271 : index
        %275 = arith.muli %274, %headDim : index
        %276 = arith.addi %273, %275 : index
        scf.for %277 = %c7 to %headDim step %c6 {
          %278 = arith.addi %276, %277 : index
          %279 = vector.load %encode[%278] : memref<?xf32>, vector<16xf32>
          %280 = arith.addi %200, %277 : index
          %281 = vector.load %3[%280] : memref<?xf32>, vector<16xf32>
          %282 = arith.mulf %281, %279 : vector<16xf32>
          %283 = arith.muli %198, %heads : index
          %284 = arith.addi %283, %0 : index
          %285 = arith.muli %284, %headDim : index
          %286 = arith.addi %285, %277 : index
          vector.store %282, %q[%286] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %287 = arith.addi %slotsAt, %198 : index
        %288 = memref.load %step[%287] : memref<?xi32>
        %289 = arith.index_cast %288 : i32 to index
        %290 = arith.cmpi sge, %289, %c7 : index
        scf.if %290 {
          %291 = arith.cmpi eq, %codec, %c7 : index
          scf.if %291 {
            %292 = arith.subi %0, %heads : index
            %293 = arith.muli %292, %4 : index
            %294 = arith.divui %289, %c6 : index
            %295 = arith.remui %289, %c6 : index
            %296 = arith.muli %294, %pageBytes : index
            %299 = scf.for %297 = %c7 to %headDim step %c6 iter_args(%298 = %c9) -> (vector<16xf32>) {
              %300 = arith.addi %293, %297 : index
              %301 = vector.load %encode[%300] : memref<?xf32>, vector<16xf32>
              %302 = arith.addi %293, %headDim : index
              %303 = arith.addi %302, %297 : index
              %304 = vector.load %encode[%303] : memref<?xf32>, vector<16xf32>
              %305 = arith.addi %200, %297 : index
              %306 = vector.load %3[%305] : memref<?xf32>, vector<16xf32>
              %307 = arith.subf %306, %304 : vector<16xf32>
              %308 = arith.mulf %307, %301 : vector<16xf32>
              %309 = arith.minimumf %308, %c33 : vector<16xf32>
              %310 = arith.maximumf %309, %c34 : vector<16xf32>
              %311 = arith.truncf %310 : vector<16xf32> to vector<16xf16>
              %312 = vector.bitcast %311 : vector<16xf16> to vector<32xi8>
              %313 = arith.muli %297, %c3 : index
              vector.store %312, %5[%313] : memref<?xi8>, vector<32xi8>
              %314 = math.absf %308 : vector<16xf32>
              %315 = arith.cmpf ugt, %314, %c33 : vector<16xf32>
              %316 = arith.select %315, %c35, %c9 : vector<16xi1>, vector<16xf32>
              %317 = arith.addf %298, %316 : vector<16xf32>
              scf.yield %317 : vector<16xf32>
            }
            %318 = wave.reduce "add" %299 : vector<16xf32>
            %319 = arith.cmpf ogt, %318, %c36 : f32
            scf.if %319 {
              %320 = arith.fptosi %318 : f32 to i32
              wave.count %clipped, %320 : memref<?xi32>
            }
            %321 = arith.cmpi slt, %292, %kvHeads : index
            scf.if %321 {
              %322 = arith.muli %4, %c10 : index
              %323 = arith.muli %292, %322 : index
              %324 = arith.addi %296, %323 : index
              %325 = arith.muli %295, %c3 : index
              %326 = arith.addi %324, %325 : index
              scf.for %327 = %c7 to %headDim step %c2 {
                %328 = arith.muli %327, %c3 : index
                %329 = arith.addi %328, %c7 : index
                %330 = memref.load %5[%329] : memref<?xi8>
                %331 = arith.muli %327, %c10 : index
                %332 = arith.addi %326, %331 : index
                %333 = arith.addi %332, %c7 : index
                memref.store %330, %kv[%333] : memref<?xi8>
                %334 = arith.addi %328, %c2 : index
                %335 = memref.load %5[%334] : memref<?xi8>
                %336 = arith.addi %332, %c2 : index
                memref.store %335, %kv[%336] : memref<?xi8>
              }
            } else {
              %337 = arith.subi %292, %kvHeads : index
              %338 = arith.muli %337, %c3 : index
              %339 = arith.addi %338, %c2 : index
              %340 = arith.muli %4, %c6 : index
              %341 = arith.muli %339, %340 : index
              %342 = arith.addi %296, %341 : index
              %343 = arith.muli %295, %4 : index
              %344 = arith.addi %342, %343 : index
              scf.for %345 = %c7 to %4 step %c6 {
                %346 = vector.load %5[%345] : memref<?xi8>, vector<16xi8>
                %347 = arith.addi %344, %345 : index
                vector.store %346, %kv[%347] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %348 = arith.cmpi eq, %codec, %c2 : index
          scf.if %348 {
            %349 = arith.subi %0, %heads : index
            %350 = arith.muli %349, %4 : index
            %351 = arith.divui %289, %c6 : index
            %352 = arith.remui %289, %c6 : index
            %353 = arith.muli %351, %pageBytes : index
            %356 = scf.for %354 = %c7 to %headDim step %c6 iter_args(%355 = %c9) -> (vector<16xf32>) {
              %357 = arith.addi %350, %354 : index
              %358 = vector.load %encode[%357] : memref<?xf32>, vector<16xf32>
              %359 = arith.addi %350, %headDim : index
              %360 = arith.addi %359, %354 : index
              %361 = vector.load %encode[%360] : memref<?xf32>, vector<16xf32>
              %362 = arith.addi %200, %354 : index
              %363 = vector.load %3[%362] : memref<?xf32>, vector<16xf32>
              %364 = arith.subf %363, %361 : vector<16xf32>
              %365 = arith.mulf %364, %358 : vector<16xf32>
              %366 = wave.fp8_encode "e4m3" %365 : vector<16xf32> -> vector<16xi8>
              %367 = arith.muli %354, %c2 : index
              vector.store %366, %5[%367] : memref<?xi8>, vector<16xi8>
              %368 = math.absf %365 : vector<16xf32>
              %369 = arith.cmpf ugt, %368, %c37 : vector<16xf32>
              %370 = arith.select %369, %c35, %c9 : vector<16xi1>, vector<16xf32>
              %371 = arith.addf %355, %370 : vector<16xf32>
              scf.yield %371 : vector<16xf32>
            }
            %372 = wave.reduce "add" %356 : vector<16xf32>
            %373 = arith.cmpf ogt, %372, %c36 : f32
            scf.if %373 {
              %374 = arith.fptosi %372 : f32 to i32
              wave.count %clipped, %374 : memref<?xi32>
            }
            %375 = arith.cmpi slt, %349, %kvHeads : index
            scf.if %375 {
              %376 = arith.muli %2, %c10 : index
              %377 = arith.muli %349, %376 : index
              %378 = arith.addi %353, %377 : index
              %379 = arith.muli %352, %c2 : index
              %380 = arith.addi %378, %379 : index
              scf.for %381 = %c7 to %headDim step %c2 {
                %382 = arith.muli %381, %c2 : index
                %383 = arith.addi %382, %c7 : index
                %384 = memref.load %5[%383] : memref<?xi8>
                %385 = arith.muli %381, %c6 : index
                %386 = arith.addi %380, %385 : index
                %387 = arith.addi %386, %c7 : index
                memref.store %384, %kv[%387] : memref<?xi8>
              }
            } else {
              %388 = arith.subi %349, %kvHeads : index
              %389 = arith.muli %388, %c3 : index
              %390 = arith.addi %389, %c2 : index
              %391 = arith.muli %2, %c6 : index
              %392 = arith.muli %390, %391 : index
              %393 = arith.addi %353, %392 : index
              %394 = arith.muli %352, %2 : index
              %395 = arith.addi %393, %394 : index
              scf.for %396 = %c7 to %2 step %c6 {
                %397 = vector.load %5[%396] : memref<?xi8>, vector<16xi8>
                %398 = arith.addi %395, %396 : index
                vector.store %397, %kv[%398] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %399 = arith.cmpi eq, %codec, %c3 : index
          scf.if %399 {
            %400 = arith.subi %0, %heads : index
            %401 = arith.muli %400, %4 : index
            %402 = arith.divui %289, %c6 : index
            %403 = arith.remui %289, %c6 : index
            %404 = arith.muli %402, %pageBytes : index
            %407 = scf.for %405 = %c7 to %headDim step %c6 iter_args(%406 = %c9) -> (vector<16xf32>) {
              %408 = arith.addi %401, %405 : index
              %409 = vector.load %encode[%408] : memref<?xf32>, vector<16xf32>
              %410 = arith.addi %401, %headDim : index
              %411 = arith.addi %410, %405 : index
              %412 = vector.load %encode[%411] : memref<?xf32>, vector<16xf32>
              %413 = arith.addi %200, %405 : index
              %414 = vector.load %3[%413] : memref<?xf32>, vector<16xf32>
              %415 = arith.subf %414, %412 : vector<16xf32>
              %416 = arith.mulf %415, %409 : vector<16xf32>
              %417 = wave.fp8_encode "e5m2" %416 : vector<16xf32> -> vector<16xi8>
              %418 = arith.muli %405, %c2 : index
              vector.store %417, %5[%418] : memref<?xi8>, vector<16xi8>
              %419 = math.absf %416 : vector<16xf32>
              %420 = arith.cmpf ugt, %419, %c38 : vector<16xf32>
              %421 = arith.select %420, %c35, %c9 : vector<16xi1>, vector<16xf32>
              %422 = arith.addf %406, %421 : vector<16xf32>
              scf.yield %422 : vector<16xf32>
            }
            %423 = wave.reduce "add" %407 : vector<16xf32>
            %424 = arith.cmpf ogt, %423, %c36 : f32
            scf.if %424 {
              %425 = arith.fptosi %423 : f32 to i32
              wave.count %clipped, %425 : memref<?xi32>
            }
            %426 = arith.cmpi slt, %400, %kvHeads : index
            scf.if %426 {
              %427 = arith.muli %2, %c10 : index
              %428 = arith.muli %400, %427 : index
              %429 = arith.addi %404, %428 : index
              %430 = arith.muli %403, %c2 : index
              %431 = arith.addi %429, %430 : index
              scf.for %432 = %c7 to %headDim step %c2 {
                %433 = arith.muli %432, %c2 : index
                %434 = arith.addi %433, %c7 : index
                %435 = memref.load %5[%434] : memref<?xi8>
                %436 = arith.muli %432, %c6 : index
                %437 = arith.addi %431, %436 : index
                %438 = arith.addi %437, %c7 : index
                memref.store %435, %kv[%438] : memref<?xi8>
              }
            } else {
              %439 = arith.subi %400, %kvHeads : index
              %440 = arith.muli %439, %c3 : index
              %441 = arith.addi %440, %c2 : index
              %442 = arith.muli %2, %c6 : index
              %443 = arith.muli %441, %442 : index
              %444 = arith.addi %404, %443 : index
              %445 = arith.muli %403, %2 : index
              %446 = arith.addi %444, %445 : index
              scf.for %447 = %c7 to %2 step %c6 {
                %448 = vector.load %5[%447] : memref<?xi8>, vector<16xi8>
                %449 = arith.addi %446, %447 : index
                vector.store %448, %kv[%449] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %450 = arith.cmpi eq, %codec, %c17 : index
          scf.if %450 {
            %451 = arith.subi %0, %heads : index
            %452 = arith.muli %451, %4 : index
            %453 = arith.divui %289, %c6 : index
            %454 = arith.remui %289, %c6 : index
            %455 = arith.muli %453, %pageBytes : index
            %458 = scf.for %456 = %c7 to %headDim step %c6 iter_args(%457 = %c9) -> (vector<16xf32>) {
              %459 = arith.addi %452, %456 : index
              %460 = vector.load %encode[%459] : memref<?xf32>, vector<16xf32>
              %461 = arith.addi %452, %headDim : index
              %462 = arith.addi %461, %456 : index
              %463 = vector.load %encode[%462] : memref<?xf32>, vector<16xf32>
              %464 = arith.addi %200, %456 : index
              %465 = vector.load %3[%464] : memref<?xf32>, vector<16xf32>
              %466 = arith.subf %465, %463 : vector<16xf32>
              %467 = arith.mulf %466, %460 : vector<16xf32>
              %468 = arith.cmpf ord, %467, %467 : vector<16xf32>
              %469 = arith.select %468, %467, %c9 : vector<16xi1>, vector<16xf32>
              %470 = math.roundeven %469 : vector<16xf32>
              %471 = arith.minimumf %470, %c39 : vector<16xf32>
              %472 = arith.maximumf %471, %c40 : vector<16xf32>
              %473 = arith.fptosi %472 : vector<16xf32> to vector<16xi32>
              %474 = arith.addi %473, %c41 : vector<16xi32>
              %475 = arith.trunci %474 : vector<16xi32> to vector<16xi8>
              %476 = arith.muli %456, %c2 : index
              vector.store %475, %5[%476] : memref<?xi8>, vector<16xi8>
              %477 = math.absf %467 : vector<16xf32>
              %478 = arith.cmpf ugt, %477, %c42 : vector<16xf32>
              %479 = arith.select %478, %c35, %c9 : vector<16xi1>, vector<16xf32>
              %480 = arith.addf %457, %479 : vector<16xf32>
              scf.yield %480 : vector<16xf32>
            }
            %481 = wave.reduce "add" %458 : vector<16xf32>
            %482 = arith.cmpf ogt, %481, %c36 : f32
            scf.if %482 {
              %483 = arith.fptosi %481 : f32 to i32
              wave.count %clipped, %483 : memref<?xi32>
            }
            %484 = arith.cmpi slt, %451, %kvHeads : index
            scf.if %484 {
              %485 = arith.muli %2, %c10 : index
              %486 = arith.muli %451, %485 : index
              %487 = arith.addi %455, %486 : index
              %488 = arith.muli %454, %c2 : index
              %489 = arith.addi %487, %488 : index
              scf.for %490 = %c7 to %headDim step %c2 {
                %491 = arith.muli %490, %c2 : index
                %492 = arith.addi %491, %c7 : index
                %493 = memref.load %5[%492] : memref<?xi8>
                %494 = arith.muli %490, %c6 : index
                %495 = arith.addi %489, %494 : index
                %496 = arith.addi %495, %c7 : index
                memref.store %493, %kv[%496] : memref<?xi8>
              }
            } else {
              %497 = arith.subi %451, %kvHeads : index
              %498 = arith.muli %497, %c3 : index
              %499 = arith.addi %498, %c2 : index
              %500 = arith.muli %2, %c6 : index
              %501 = arith.muli %499, %500 : index
              %502 = arith.addi %455, %501 : index
              %503 = arith.muli %454, %2 : index
              %504 = arith.addi %502, %503 : index
              scf.for %505 = %c7 to %2 step %c6 {
                %506 = vector.load %5[%505] : memref<?xi8>, vector<16xi8>
                %507 = arith.addi %504, %505 : index
                vector.store %506, %kv[%507] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
