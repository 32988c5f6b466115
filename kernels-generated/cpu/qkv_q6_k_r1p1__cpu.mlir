// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q6_k', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q6_k_r1p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>) -> (vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  func.return %f3 : vector<16xf32>
}
wave.kernel @qkv_q6_k_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
    scf.for %19 = %c7 to %8 step %c2 {
      %20 = arith.muli %0, %8 : index
      %21 = arith.addi %20, %19 : index
      %22 = arith.addi %21, %c7 : index
      %23 = arith.muli %22, %7 : index
      %26 = scf.for %24 = %c7 to %6 step %c2 iter_args(%25 = %c9) -> (vector<16xf32>) {
        %27 = arith.muli %24, %c5 : index
        %28 = arith.addi %23, %27 : index
        %29 = arith.addi %28, %c7 : index
        %30 = vector.load %w[%29] : memref<?xi8>, vector<32xi8>
        %31 = vector.bitcast %30 : vector<32xi8> to vector<16xf16>
        %32 = arith.extf %31 : vector<16xf16> to vector<16xf32>
        %33 = arith.muli %24, %c4 : index
        %36 = scf.for %34 = %c7 to %c10 step %c2 iter_args(%35 = %25) -> (vector<16xf32>) {
          %37 = arith.muli %34, %c11 : index
          %38 = arith.addi %33, %37 : index
          %39 = arith.addi %28, %c10 : index
          %40 = arith.divui %34, %c3 : index
          %41 = arith.muli %40, %c6 : index
          %42 = arith.addi %39, %41 : index
          %43 = arith.addi %42, %c7 : index
          %44 = vector.load %w[%43] : memref<?xi8>, vector<16xi8>
          %45 = arith.extsi %44 : vector<16xi8> to vector<16xi32>
          %46 = arith.sitofp %45 : vector<16xi32> to vector<16xf32>
          %47 = arith.mulf %32, %46 : vector<16xf32>
          %48 = arith.addi %28, %c12 : index
          %49 = arith.muli %34, %c3 : index
          %50 = arith.addi %49, %c7 : index
          %51 = arith.muli %50, %c6 : index
          %52 = arith.addi %48, %51 : index
          %53 = vector.load %w[%52] : memref<?xi8>, vector<16xi8>
          %54 = arith.extui %53 : vector<16xi8> to vector<16xi32>
          %55 = arith.addi %49, %c2 : index
          %56 = arith.muli %55, %c6 : index
          %57 = arith.addi %48, %56 : index
          %58 = vector.load %w[%57] : memref<?xi8>, vector<16xi8>
          %59 = arith.extui %58 : vector<16xi8> to vector<16xi32>
          %60 = arith.addi %28, %c13 : index
          %61 = arith.muli %34, %c14 : index
          %62 = arith.addi %60, %61 : index
          %63 = arith.addi %62, %c7 : index
          %64 = vector.load %w[%63] : memref<?xi8>, vector<16xi8>
          %65 = arith.extui %64 : vector<16xi8> to vector<16xi32>
          %66 = arith.andi %65, %c15 : vector<16xi32>
          %67 = arith.shrui %54, %c16 : vector<16xi32>
          %68 = arith.andi %67, %c17 : vector<16xi32>
          %69 = arith.shli %68, %c18 : vector<16xi32>
          %70 = arith.ori %66, %69 : vector<16xi32>
          %71 = arith.subi %70, %c19 : vector<16xi32>
          %72 = arith.sitofp %71 : vector<16xi32> to vector<16xf32>
          %73 = arith.mulf %72, %47 : vector<16xf32>
          %74 = arith.addi %38, %c7 : index
          %75 = func.call @qkv_q6_k_r1p1__cpu.0(%18, %74, %x, %73, %35) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %76 = vector.load %w[%63] : memref<?xi8>, vector<16xi8>
          %77 = arith.extui %76 : vector<16xi8> to vector<16xi32>
          %78 = arith.shrui %77, %c18 : vector<16xi32>
          %79 = arith.shrui %54, %c20 : vector<16xi32>
          %80 = arith.andi %79, %c17 : vector<16xi32>
          %81 = arith.shli %80, %c18 : vector<16xi32>
          %82 = arith.ori %78, %81 : vector<16xi32>
          %83 = arith.subi %82, %c19 : vector<16xi32>
          %84 = arith.sitofp %83 : vector<16xi32> to vector<16xf32>
          %85 = arith.mulf %84, %47 : vector<16xf32>
          %86 = arith.addi %38, %c2 : index
          %87 = func.call @qkv_q6_k_r1p1__cpu.0(%18, %86, %x, %85, %75) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %88 = arith.addi %62, %c6 : index
          %89 = vector.load %w[%88] : memref<?xi8>, vector<16xi8>
          %90 = arith.extui %89 : vector<16xi8> to vector<16xi32>
          %91 = arith.andi %90, %c15 : vector<16xi32>
          %92 = arith.shrui %54, %c18 : vector<16xi32>
          %93 = arith.andi %92, %c17 : vector<16xi32>
          %94 = arith.shli %93, %c18 : vector<16xi32>
          %95 = arith.ori %91, %94 : vector<16xi32>
          %96 = arith.subi %95, %c19 : vector<16xi32>
          %97 = arith.sitofp %96 : vector<16xi32> to vector<16xf32>
          %98 = arith.mulf %97, %47 : vector<16xf32>
          %99 = arith.addi %38, %c3 : index
          %100 = func.call @qkv_q6_k_r1p1__cpu.0(%18, %99, %x, %98, %87) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %101 = vector.load %w[%88] : memref<?xi8>, vector<16xi8>
          %102 = arith.extui %101 : vector<16xi8> to vector<16xi32>
          %103 = arith.shrui %102, %c18 : vector<16xi32>
          %104 = arith.shrui %54, %c21 : vector<16xi32>
          %105 = arith.andi %104, %c17 : vector<16xi32>
          %106 = arith.shli %105, %c18 : vector<16xi32>
          %107 = arith.ori %103, %106 : vector<16xi32>
          %108 = arith.subi %107, %c19 : vector<16xi32>
          %109 = arith.sitofp %108 : vector<16xi32> to vector<16xf32>
          %110 = arith.mulf %109, %47 : vector<16xf32>
          %111 = arith.addi %38, %c22 : index
          %112 = func.call @qkv_q6_k_r1p1__cpu.0(%18, %111, %x, %110, %100) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %113 = arith.addi %62, %c10 : index
          %114 = vector.load %w[%113] : memref<?xi8>, vector<16xi8>
          %115 = arith.extui %114 : vector<16xi8> to vector<16xi32>
          %116 = arith.andi %115, %c15 : vector<16xi32>
          %117 = arith.shrui %59, %c16 : vector<16xi32>
          %118 = arith.andi %117, %c17 : vector<16xi32>
          %119 = arith.shli %118, %c18 : vector<16xi32>
          %120 = arith.ori %116, %119 : vector<16xi32>
          %121 = arith.subi %120, %c19 : vector<16xi32>
          %122 = arith.sitofp %121 : vector<16xi32> to vector<16xf32>
          %123 = arith.mulf %122, %47 : vector<16xf32>
          %124 = arith.addi %38, %c23 : index
          %125 = func.call @qkv_q6_k_r1p1__cpu.0(%18, %124, %x, %123, %112) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %126 = vector.load %w[%113] : memref<?xi8>, vector<16xi8>
          %127 = arith.extui %126 : vector<16xi8> to vector<16xi32>
          %128 = arith.shrui %127, %c18 : vector<16xi32>
          %129 = arith.shrui %59, %c20 : vector<16xi32>
          %130 = arith.andi %129, %c17 : vector<16xi32>
          %131 = arith.shli %130, %c18 : vector<16xi32>
          %132 = arith.ori %128, %131 : vector<16xi32>
          %133 = arith.subi %132, %c19 : vector<16xi32>
          %134 = arith.sitofp %133 : vector<16xi32> to vector<16xf32>
          %135 = arith.mulf %134, %47 : vector<16xf32>
          %136 = arith.addi %38, %c24 : index
          %137 = func.call @qkv_q6_k_r1p1__cpu.0(%18, %136, %x, %135, %125) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %138 = arith.addi %62, %c25 : index
          %139 = vector.load %w[%138] : memref<?xi8>, vector<16xi8>
          %140 = arith.extui %139 : vector<16xi8> to vector<16xi32>
          %141 = arith.andi %140, %c15 : vector<16xi32>
          %142 = arith.shrui %59, %c18 : vector<16xi32>
          %143 = arith.andi %142, %c17 : vector<16xi32>
          %144 = arith.shli %143, %c18 : vector<16xi32>
          %145 = arith.ori %141, %144 : vector<16xi32>
          %146 = arith.subi %145, %c19 : vector<16xi32>
          %147 = arith.sitofp %146 : vector<16xi32> to vector<16xf32>
          %148 = arith.mulf %147, %47 : vector<16xf32>
          %149 = arith.addi %38, %c26 : index
          %150 = func.call @qkv_q6_k_r1p1__cpu.0(%18, %149, %x, %148, %137) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %151 = vector.load %w[%138] : memref<?xi8>, vector<16xi8>
          %152 = arith.extui %151 : vector<16xi8> to vector<16xi32>
          %153 = arith.shrui %152, %c18 : vector<16xi32>
          %154 = arith.shrui %59, %c21 : vector<16xi32>
          %155 = arith.andi %154, %c17 : vector<16xi32>
          %156 = arith.shli %155, %c18 : vector<16xi32>
          %157 = arith.ori %153, %156 : vector<16xi32>
          %158 = arith.subi %157, %c19 : vector<16xi32>
          %159 = arith.sitofp %158 : vector<16xi32> to vector<16xf32>
          %160 = arith.mulf %159, %47 : vector<16xf32>
          %161 = arith.addi %38, %c27 : index
          %162 = func.call @qkv_q6_k_r1p1__cpu.0(%18, %161, %x, %160, %150) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          scf.yield %162 : vector<16xf32>
        }
        scf.yield %36 : vector<16xf32>
      }
      %163 = arith.muli %headDim, %c7 : index
      %164 = arith.muli %19, %c6 : index
      %165 = arith.addi %163, %164 : index
      %166 = arith.addi %165, %c7 : index
      vector.store %26, %3[%166] : memref<?xf32>, vector<16xf32>
    }
    %167 = arith.addi %14, %c2 : index
    %168 = arith.minsi %167, %13 : index
    scf.for %169 = %14 to %168 step %c2 {
      %170 = arith.subi %169, %14 : index
      %171 = arith.muli %170, %headDim : index
      %172 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %172 {
        scf.for %173 = %c7 to %headDim step %c6 {
          %174 = arith.muli %0, %headDim : index
          %175 = arith.addi %174, %173 : index
          %176 = vector.load %bias[%175] : memref<?xf32>, vector<16xf32>
          %177 = arith.addi %171, %173 : index
          %178 = vector.load %3[%177] : memref<?xf32>, vector<16xf32>
          %179 = arith.addf %178, %176 : vector<16xf32>
          vector.store %179, %3[%177] : memref<?xf32>, vector<16xf32>
        }
      }
      %180 = arith.addi %heads, %kvHeads : index
      %181 = arith.cmpi slt, %0, %180 : index
      scf.if %181 {
        %182 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %182 {
          %183 = arith.cmpi slt, %0, %heads : index
          %186 = scf.for %184 = %c7 to %headDim step %c6 iter_args(%185 = %c9) -> (vector<16xf32>) {
            %187 = arith.addi %171, %184 : index
            %188 = vector.load %3[%187] : memref<?xf32>, vector<16xf32>
            %189 = math.fma %188, %188, %185 : vector<16xf32>
            scf.yield %189 : vector<16xf32>
          }
          %190 = wave.reduce "add" %186 : vector<16xf32>
          %191 = arith.mulf %190, %inverseHeadDim : f32
          %192 = arith.addf %191, %epsilon : f32
          %193 = math.sqrt %192 : f32
          %194 = arith.divf %c34, %193 : f32
          %195 = vector.broadcast %194 : f32 to vector<16xf32>
          scf.for %196 = %c7 to %headDim step %c6 {
            %197 = vector.load %query_norm[%196] : memref<?xf32>, vector<16xf32>
            %198 = vector.load %key_norm[%196] : memref<?xf32>, vector<16xf32>
            %199 = arith.select %183, %197, %198 : vector<16xf32>
            %200 = arith.addi %171, %196 : index
            %201 = vector.load %3[%200] : memref<?xf32>, vector<16xf32>
            %202 = arith.mulf %201, %195 : vector<16xf32>
            %203 = arith.mulf %202, %199 : vector<16xf32>
            vector.store %203, %3[%200] : memref<?xf32>, vector<16xf32>
          }
        }
        %204 = arith.addi %positionsAt, %169 : index
        %205 = memref.load %step[%204] : memref<?xi32>
        %206 = arith.index_cast %205 : i32 to index
        %207 = arith.divui %headDim, %c3 : index
        %208 = arith.remui %206, %c4 : index
        %209 = arith.muli %208, %headDim : index
        %210 = arith.divui %206, %c4 : index
        %211 = arith.addi %210, %c4 : index
        %212 = arith.muli %211, %headDim : index
        scf.for %213 = %c7 to %207 step %c11 {
          %214 = arith.addi %209, %213 : index
          %215 = vector.load %rope[%214] : memref<?xf32>, vector<8xf32>
          %216 = arith.addi %209, %207 : index
          %217 = arith.addi %216, %213 : index
          %218 = vector.load %rope[%217] : memref<?xf32>, vector<8xf32>
          %219 = arith.addi %212, %213 : index
          %220 = vector.load %rope[%219] : memref<?xf32>, vector<8xf32>
          %221 = arith.addi %212, %207 : index
          %222 = arith.addi %221, %213 : index
          %223 = vector.load %rope[%222] : memref<?xf32>, vector<8xf32>
          %224 = arith.mulf %220, %215 : vector<8xf32>
          %225 = arith.mulf %223, %218 : vector<8xf32>
          %226 = arith.subf %224, %225 : vector<8xf32>
          %227 = arith.mulf %223, %215 : vector<8xf32>
          %228 = arith.mulf %220, %218 : vector<8xf32>
          %229 = arith.addf %227, %228 : vector<8xf32>
          %230 = arith.addi %171, %213 : index
          %231 = vector.load %3[%230] : memref<?xf32>, vector<8xf32>
          %232 = arith.addi %171, %207 : index
          %233 = arith.addi %232, %213 : index
          %234 = vector.load %3[%233] : memref<?xf32>, vector<8xf32>
          %235 = arith.mulf %231, %226 : vector<8xf32>
          %236 = arith.mulf %234, %229 : vector<8xf32>
          %237 = arith.subf %235, %236 : vector<8xf32>
          vector.store %237, %3[%230] : memref<?xf32>, vector<8xf32>
          %238 = arith.mulf %234, %226 : vector<8xf32>
          %239 = arith.mulf %231, %229 : vector<8xf32>
          %240 = arith.addf %238, %239 : vector<8xf32>
          vector.store %240, %3[%233] : memref<?xf32>, vector<8xf32>
        }
      }
      %241 = arith.cmpi slt, %0, %heads : index
      scf.if %241 {
        %242 = arith.divui %heads, %kvHeads : index
        %243 = arith.muli %headDim, %c23 : index
        %244 = arith.muli %kvHeads, %243 : index
        %245 = arith.divui %0, %242 : index
        %246 = arith.muli %245, %headDim : index
        %247 = arith.addi %244, %246 : index
        scf.for %248 = %c7 to %headDim step %c6 {
          %249 = arith.addi %247, %248 : index
          %250 = vector.load %encode[%249] : memref<?xf32>, vector<16xf32>
          %251 = arith.addi %171, %248 : index
          %252 = vector.load %3[%251] : memref<?xf32>, vector<16xf32>
          %253 = arith.mulf %252, %250 : vector<16xf32>
          %254 = arith.muli %169, %heads : index
          %255 = arith.addi %254, %0 : index
          %256 = arith.muli %255, %headDim : index
          %257 = arith.addi %256, %248 : index
          vector.store %253, %q[%257] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %258 = arith.addi %slotsAt, %169 : index
        %259 = memref.load %step[%258] : memref<?xi32>
        %260 = arith.index_cast %259 : i32 to index
        %261 = arith.cmpi sge, %260, %c7 : index
        scf.if %261 {
          %262 = arith.cmpi eq, %codec, %c7 : index
          scf.if %262 {
            %263 = arith.subi %0, %heads : index
            %264 = arith.muli %263, %4 : index
            %265 = arith.divui %260, %c6 : index
            %266 = arith.remui %260, %c6 : index
            %267 = arith.muli %265, %pageBytes : index
            %270 = scf.for %268 = %c7 to %headDim step %c6 iter_args(%269 = %c9) -> (vector<16xf32>) {
              %271 = arith.addi %264, %268 : index
              %272 = vector.load %encode[%271] : memref<?xf32>, vector<16xf32>
              %273 = arith.addi %264, %headDim : index
              %274 = arith.addi %273, %268 : index
              %275 = vector.load %encode[%274] : memref<?xf32>, vector<16xf32>
              %276 = arith.addi %171, %268 : index
              %277 = vector.load %3[%276] : memref<?xf32>, vector<16xf32>
              %278 = arith.subf %277, %275 : vector<16xf32>
              %279 = arith.mulf %278, %272 : vector<16xf32>
              %280 = arith.minimumf %279, %c39 : vector<16xf32>
              %281 = arith.maximumf %280, %c40 : vector<16xf32>
              %282 = arith.truncf %281 : vector<16xf32> to vector<16xf16>
              %283 = vector.bitcast %282 : vector<16xf16> to vector<32xi8>
              %284 = arith.muli %268, %c3 : index
              vector.store %283, %5[%284] : memref<?xi8>, vector<32xi8>
              %285 = math.absf %279 : vector<16xf32>
              %286 = arith.cmpf ugt, %285, %c39 : vector<16xf32>
              %287 = arith.select %286, %c41, %c9 : vector<16xi1>, vector<16xf32>
              %288 = arith.addf %269, %287 : vector<16xf32>
              scf.yield %288 : vector<16xf32>
            }
            %289 = wave.reduce "add" %270 : vector<16xf32>
            %290 = arith.cmpf ogt, %289, %c42 : f32
            scf.if %290 {
              %291 = arith.fptosi %289 : f32 to i32
              wave.count %clipped, %291 : memref<?xi32>
            }
            %292 = arith.cmpi slt, %263, %kvHeads : index
            scf.if %292 {
              %293 = arith.muli %4, %c10 : index
              %294 = arith.muli %263, %293 : index
              %295 = arith.addi %267, %294 : index
              %296 = arith.muli %266, %c3 : index
              %297 = arith.addi %295, %296 : index
              scf.for %298 = %c7 to %headDim step %c2 {
                %299 = arith.muli %298, %c3 : index
                %300 = arith.addi %299, %c7 : index
                %301 = memref.load %5[%300] : memref<?xi8>
                %302 = arith.muli %298, %c10 : index
                %303 = arith.addi %297, %302 : index
                %304 = arith.addi %303, %c7 : index
                memref.store %301, %kv[%304] : memref<?xi8>
                %305 = arith.addi %299, %c2 : index
                %306 = memref.load %5[%305] : memref<?xi8>
                %307 = arith.addi %303, %c2 : index
                memref.store %306, %kv[%307] : memref<?xi8>
              }
            } else {
              %308 = arith.subi %263, %kvHeads : index
              %309 = arith.muli %308, %c3 : index
              %310 = arith.addi %309, %c2 : index
              %311 = arith.muli %4, %c6 : index
              %312 = arith.muli %310, %311 : index
              %313 = arith.addi %267, %312 : index
              %314 = arith.muli %266, %4 : index
              %315 = arith.addi %313, %314 : index
              scf.for %316 = %c7 to %4 step %c6 {
                %317 = vector.load %5[%316] : memref<?xi8>, vector<16xi8>
                %318 = arith.addi %315, %316 : index
                vector.store %317, %kv[%318] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %319 = arith.cmpi eq, %codec, %c2 : index
          scf.if %319 {
            %320 = arith.subi %0, %heads : index
            %321 = arith.muli %320, %4 : index
            %322 = arith.divui %260, %c6 : index
            %323 = arith.remui %260, %c6 : index
            %324 = arith.muli %322, %pageBytes : index
            %327 = scf.for %325 = %c7 to %headDim step %c6 iter_args(%326 = %c9) -> (vector<16xf32>) {
              %328 = arith.addi %321, %325 : index
              %329 = vector.load %encode[%328] : memref<?xf32>, vector<16xf32>
              %330 = arith.addi %321, %headDim : index
              %331 = arith.addi %330, %325 : index
              %332 = vector.load %encode[%331] : memref<?xf32>, vector<16xf32>
              %333 = arith.addi %171, %325 : index
              %334 = vector.load %3[%333] : memref<?xf32>, vector<16xf32>
              %335 = arith.subf %334, %332 : vector<16xf32>
              %336 = arith.mulf %335, %329 : vector<16xf32>
              %337 = wave.fp8_encode "e4m3" %336 : vector<16xf32> -> vector<16xi8>
              %338 = arith.muli %325, %c2 : index
              vector.store %337, %5[%338] : memref<?xi8>, vector<16xi8>
              %339 = math.absf %336 : vector<16xf32>
              %340 = arith.cmpf ugt, %339, %c43 : vector<16xf32>
              %341 = arith.select %340, %c41, %c9 : vector<16xi1>, vector<16xf32>
              %342 = arith.addf %326, %341 : vector<16xf32>
              scf.yield %342 : vector<16xf32>
            }
            %343 = wave.reduce "add" %327 : vector<16xf32>
            %344 = arith.cmpf ogt, %343, %c42 : f32
            scf.if %344 {
              %345 = arith.fptosi %343 : f32 to i32
              wave.count %clipped, %345 : memref<?xi32>
            }
            %346 = arith.cmpi slt, %320, %kvHeads : index
            scf.if %346 {
              %347 = arith.muli %2, %c10 : index
              %348 = arith.muli %320, %347 : index
              %349 = arith.addi %324, %348 : index
              %350 = arith.muli %323, %c2 : index
              %351 = arith.addi %349, %350 : index
              scf.for %352 = %c7 to %headDim step %c2 {
                %353 = arith.muli %352, %c2 : index
                %354 = arith.addi %353, %c7 : index
                %355 = memref.load %5[%354] : memref<?xi8>
                %356 = arith.muli %352, %c6 : index
                %357 = arith.addi %351, %356 : index
                %358 = arith.addi %357, %c7 : index
                memref.store %355, %kv[%358] : memref<?xi8>
              }
            } else {
              %359 = arith.subi %320, %kvHeads : index
              %360 = arith.muli %359, %c3 : index
              %361 = arith.addi %360, %c2 : index
              %362 = arith.muli %2, %c6 : index
              %363 = arith.muli %361, %362 : index
              %364 = arith.addi %324, %363 : index
              %365 = arith.muli %323, %2 : index
              %366 = arith.addi %364, %365 : index
              scf.for %367 = %c7 to %2 step %c6 {
                %368 = vector.load %5[%367] : memref<?xi8>, vector<16xi8>
                %369 = arith.addi %366, %367 : index
                vector.store %368, %kv[%369] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %370 = arith.cmpi eq, %codec, %c3 : index
          scf.if %370 {
            %371 = arith.subi %0, %heads : index
            %372 = arith.muli %371, %4 : index
            %373 = arith.divui %260, %c6 : index
            %374 = arith.remui %260, %c6 : index
            %375 = arith.muli %373, %pageBytes : index
            %378 = scf.for %376 = %c7 to %headDim step %c6 iter_args(%377 = %c9) -> (vector<16xf32>) {
              %379 = arith.addi %372, %376 : index
              %380 = vector.load %encode[%379] : memref<?xf32>, vector<16xf32>
              %381 = arith.addi %372, %headDim : index
              %382 = arith.addi %381, %376 : index
              %383 = vector.load %encode[%382] : memref<?xf32>, vector<16xf32>
              %384 = arith.addi %171, %376 : index
              %385 = vector.load %3[%384] : memref<?xf32>, vector<16xf32>
              %386 = arith.subf %385, %383 : vector<16xf32>
              %387 = arith.mulf %386, %380 : vector<16xf32>
              %388 = wave.fp8_encode "e5m2" %387 : vector<16xf32> -> vector<16xi8>
              %389 = arith.muli %376, %c2 : index
              vector.store %388, %5[%389] : memref<?xi8>, vector<16xi8>
              %390 = math.absf %387 : vector<16xf32>
              %391 = arith.cmpf ugt, %390, %c44 : vector<16xf32>
              %392 = arith.select %391, %c41, %c9 : vector<16xi1>, vector<16xf32>
              %393 = arith.addf %377, %392 : vector<16xf32>
              scf.yield %393 : vector<16xf32>
            }
            %394 = wave.reduce "add" %378 : vector<16xf32>
            %395 = arith.cmpf ogt, %394, %c42 : f32
            scf.if %395 {
              %396 = arith.fptosi %394 : f32 to i32
              wave.count %clipped, %396 : memref<?xi32>
            }
            %397 = arith.cmpi slt, %371, %kvHeads : index
            scf.if %397 {
              %398 = arith.muli %2, %c10 : index
              %399 = arith.muli %371, %398 : index
              %400 = arith.addi %375, %399 : index
              %401 = arith.muli %374, %c2 : index
              %402 = arith.addi %400, %401 : index
              scf.for %403 = %c7 to %headDim step %c2 {
                %404 = arith.muli %403, %c2 : index
                %405 = arith.addi %404, %c7 : index
                %406 = memref.load %5[%405] : memref<?xi8>
                %407 = arith.muli %403, %c6 : index
                %408 = arith.addi %402, %407 : index
                %409 = arith.addi %408, %c7 : index
                memref.store %406, %kv[%409] : memref<?xi8>
              }
            } else {
              %410 = arith.subi %371, %kvHeads : index
              %411 = arith.muli %410, %c3 : index
              %412 = arith.addi %411, %c2 : index
              %413 = arith.muli %2, %c6 : index
              %414 = arith.muli %412, %413 : index
              %415 = arith.addi %375, %414 : index
              %416 = arith.muli %374, %2 : index
              %417 = arith.addi %415, %416 : index
              scf.for %418 = %c7 to %2 step %c6 {
                %419 = vector.load %5[%418] : memref<?xi8>, vector<16xi8>
                %420 = arith.addi %417, %418 : index
                vector.store %419, %kv[%420] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %421 = arith.cmpi eq, %codec, %c22 : index
          scf.if %421 {
            %422 = arith.subi %0, %heads : index
            %423 = arith.muli %422, %4 : index
            %424 = arith.divui %260, %c6 : index
            %425 = arith.remui %260, %c6 : index
            %426 = arith.muli %424, %pageBytes : index
            %429 = scf.for %427 = %c7 to %headDim step %c6 iter_args(%428 = %c9) -> (vector<16xf32>) {
              %430 = arith.addi %423, %427 : index
              %431 = vector.load %encode[%430] : memref<?xf32>, vector<16xf32>
              %432 = arith.addi %423, %headDim : index
              %433 = arith.addi %432, %427 : index
              %434 = vector.load %encode[%433] : memref<?xf32>, vector<16xf32>
              %435 = arith.addi %171, %427 : index
              %436 = vector.load %3[%435] : memref<?xf32>, vector<16xf32>
              %437 = arith.subf %436, %434 : vector<16xf32>
              %438 = arith.mulf %437, %431 : vector<16xf32>
              %439 = arith.cmpf ord, %438, %438 : vector<16xf32>
              %440 = arith.select %439, %438, %c9 : vector<16xi1>, vector<16xf32>
              %441 = math.roundeven %440 : vector<16xf32>
              %442 = arith.minimumf %441, %c45 : vector<16xf32>
              %443 = arith.maximumf %442, %c46 : vector<16xf32>
              %444 = arith.fptosi %443 : vector<16xf32> to vector<16xi32>
              %445 = arith.addi %444, %c47 : vector<16xi32>
              %446 = arith.trunci %445 : vector<16xi32> to vector<16xi8>
              %447 = arith.muli %427, %c2 : index
              vector.store %446, %5[%447] : memref<?xi8>, vector<16xi8>
              %448 = math.absf %438 : vector<16xf32>
              %449 = arith.cmpf ugt, %448, %c48 : vector<16xf32>
              %450 = arith.select %449, %c41, %c9 : vector<16xi1>, vector<16xf32>
              %451 = arith.addf %428, %450 : vector<16xf32>
              scf.yield %451 : vector<16xf32>
            }
            %452 = wave.reduce "add" %429 : vector<16xf32>
            %453 = arith.cmpf ogt, %452, %c42 : f32
            scf.if %453 {
              %454 = arith.fptosi %452 : f32 to i32
              wave.count %clipped, %454 : memref<?xi32>
            }
            %455 = arith.cmpi slt, %422, %kvHeads : index
            scf.if %455 {
              %456 = arith.muli %2, %c10 : index
              %457 = arith.muli %422, %456 : index
              %458 = arith.addi %426, %457 : index
              %459 = arith.muli %425, %c2 : index
              %460 = arith.addi %458, %459 : index
              scf.for %461 = %c7 to %headDim step %c2 {
                %462 = arith.muli %461, %c2 : index
                %463 = arith.addi %462, %c7 : index
                %464 = memref.load %5[%463] : memref<?xi8>
                %465 = arith.muli %461, %c6 : index
                %466 = arith.addi %460, %465 : index
                %467 = arith.addi %466, %c7 : index
                memref.store %464, %kv[%467] : memref<?xi8>
              }
            } else {
              %468 = arith.subi %422, %kvHeads : index
              %469 = arith.muli %468, %c3 : index
              %470 = arith.addi %469, %c2 : index
              %471 = arith.muli %2, %c6 : index
              %472 = arith.muli %470, %471 : index
              %473 = arith.addi %426, %472 : index
              %474 = arith.muli %425, %2 : index
              %475 = arith.addi %473, %474 : index
              scf.for %476 = %c7 to %2 step %c6 {
                %477 = vector.load %5[%476] : memref<?xi8>, vector<16xi8>
                %478 = arith.addi %475, %476 : index
                vector.store %477, %kv[%478] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
