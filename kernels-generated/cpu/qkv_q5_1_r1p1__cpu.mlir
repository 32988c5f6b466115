// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q5_1', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q5_1_r1p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>) -> (vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  func.return %f3 : vector<16xf32>
}
wave.kernel @qkv_q5_1_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
  %c42 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c43 = arith.constant 0x00000000 : f32
  %c44 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c45 = arith.constant dense<0x47600000> : vector<16xf32>
  %c46 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c47 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c48 = arith.constant dense<128> : vector<16xi32>
  %c49 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
        %29 = vector.load %w[%28] : memref<?xi8>, vector<32xi8>
        %30 = vector.bitcast %29 : vector<32xi8> to vector<16xf16>
        %31 = arith.extf %30 : vector<16xf16> to vector<16xf32>
        %32 = arith.addi %28, %c4 : index
        %33 = vector.load %w[%32] : memref<?xi8>, vector<32xi8>
        %34 = vector.bitcast %33 : vector<32xi8> to vector<16xf16>
        %35 = arith.extf %34 : vector<16xf16> to vector<16xf32>
        %36 = arith.muli %24, %c4 : index
        %39 = scf.for %37 = %c7 to %c10 step %c2 iter_args(%38 = %25) -> (vector<16xf32>) {
          %40 = arith.muli %37, %c11 : index
          %41 = arith.addi %36, %40 : index
          %42 = arith.addi %28, %c12 : index
          %43 = arith.muli %37, %c2 : index
          %44 = arith.addi %43, %c7 : index
          %45 = arith.muli %44, %c6 : index
          %46 = arith.addi %42, %45 : index
          %47 = vector.load %w[%46] : memref<?xi8>, vector<16xi8>
          %48 = arith.extui %47 : vector<16xi8> to vector<16xi32>
          %49 = arith.addi %28, %c13 : index
          %50 = arith.muli %37, %c13 : index
          %51 = arith.addi %49, %50 : index
          %52 = arith.addi %51, %c7 : index
          %53 = vector.load %w[%52] : memref<?xi8>, vector<16xi8>
          %54 = arith.extui %53 : vector<16xi8> to vector<16xi32>
          %55 = arith.andi %54, %c14 : vector<16xi32>
          %56 = arith.shrui %48, %c15 : vector<16xi32>
          %57 = arith.andi %56, %c16 : vector<16xi32>
          %58 = arith.shli %57, %c17 : vector<16xi32>
          %59 = arith.ori %55, %58 : vector<16xi32>
          %60 = arith.sitofp %59 : vector<16xi32> to vector<16xf32>
          %61 = math.fma %60, %31, %35 : vector<16xf32>
          %62 = arith.addi %41, %c7 : index
          %63 = func.call @qkv_q5_1_r1p1__cpu.0(%18, %62, %x, %61, %38) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %64 = vector.load %w[%52] : memref<?xi8>, vector<16xi8>
          %65 = arith.extui %64 : vector<16xi8> to vector<16xi32>
          %66 = arith.shrui %65, %c17 : vector<16xi32>
          %67 = arith.shrui %48, %c16 : vector<16xi32>
          %68 = arith.andi %67, %c16 : vector<16xi32>
          %69 = arith.shli %68, %c17 : vector<16xi32>
          %70 = arith.ori %66, %69 : vector<16xi32>
          %71 = arith.sitofp %70 : vector<16xi32> to vector<16xf32>
          %72 = math.fma %71, %31, %35 : vector<16xf32>
          %73 = arith.addi %41, %c2 : index
          %74 = func.call @qkv_q5_1_r1p1__cpu.0(%18, %73, %x, %72, %63) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %75 = arith.addi %51, %c6 : index
          %76 = vector.load %w[%75] : memref<?xi8>, vector<16xi8>
          %77 = arith.extui %76 : vector<16xi8> to vector<16xi32>
          %78 = arith.andi %77, %c14 : vector<16xi32>
          %79 = arith.shrui %48, %c18 : vector<16xi32>
          %80 = arith.andi %79, %c16 : vector<16xi32>
          %81 = arith.shli %80, %c17 : vector<16xi32>
          %82 = arith.ori %78, %81 : vector<16xi32>
          %83 = arith.sitofp %82 : vector<16xi32> to vector<16xf32>
          %84 = math.fma %83, %31, %35 : vector<16xf32>
          %85 = arith.addi %41, %c3 : index
          %86 = func.call @qkv_q5_1_r1p1__cpu.0(%18, %85, %x, %84, %74) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %87 = vector.load %w[%75] : memref<?xi8>, vector<16xi8>
          %88 = arith.extui %87 : vector<16xi8> to vector<16xi32>
          %89 = arith.shrui %88, %c17 : vector<16xi32>
          %90 = arith.shrui %48, %c19 : vector<16xi32>
          %91 = arith.andi %90, %c16 : vector<16xi32>
          %92 = arith.shli %91, %c17 : vector<16xi32>
          %93 = arith.ori %89, %92 : vector<16xi32>
          %94 = arith.sitofp %93 : vector<16xi32> to vector<16xf32>
          %95 = math.fma %94, %31, %35 : vector<16xf32>
          %96 = arith.addi %41, %c20 : index
          %97 = func.call @qkv_q5_1_r1p1__cpu.0(%18, %96, %x, %95, %86) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %98 = arith.addi %51, %c4 : index
          %99 = vector.load %w[%98] : memref<?xi8>, vector<16xi8>
          %100 = arith.extui %99 : vector<16xi8> to vector<16xi32>
          %101 = arith.andi %100, %c14 : vector<16xi32>
          %102 = arith.shrui %48, %c17 : vector<16xi32>
          %103 = arith.andi %102, %c16 : vector<16xi32>
          %104 = arith.shli %103, %c17 : vector<16xi32>
          %105 = arith.ori %101, %104 : vector<16xi32>
          %106 = arith.sitofp %105 : vector<16xi32> to vector<16xf32>
          %107 = math.fma %106, %31, %35 : vector<16xf32>
          %108 = arith.addi %41, %c10 : index
          %109 = func.call @qkv_q5_1_r1p1__cpu.0(%18, %108, %x, %107, %97) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %110 = vector.load %w[%98] : memref<?xi8>, vector<16xi8>
          %111 = arith.extui %110 : vector<16xi8> to vector<16xi32>
          %112 = arith.shrui %111, %c17 : vector<16xi32>
          %113 = arith.shrui %48, %c21 : vector<16xi32>
          %114 = arith.andi %113, %c16 : vector<16xi32>
          %115 = arith.shli %114, %c17 : vector<16xi32>
          %116 = arith.ori %112, %115 : vector<16xi32>
          %117 = arith.sitofp %116 : vector<16xi32> to vector<16xf32>
          %118 = math.fma %117, %31, %35 : vector<16xf32>
          %119 = arith.addi %41, %c22 : index
          %120 = func.call @qkv_q5_1_r1p1__cpu.0(%18, %119, %x, %118, %109) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %121 = arith.addi %51, %c23 : index
          %122 = vector.load %w[%121] : memref<?xi8>, vector<16xi8>
          %123 = arith.extui %122 : vector<16xi8> to vector<16xi32>
          %124 = arith.andi %123, %c14 : vector<16xi32>
          %125 = arith.shrui %48, %c24 : vector<16xi32>
          %126 = arith.andi %125, %c16 : vector<16xi32>
          %127 = arith.shli %126, %c17 : vector<16xi32>
          %128 = arith.ori %124, %127 : vector<16xi32>
          %129 = arith.sitofp %128 : vector<16xi32> to vector<16xf32>
          %130 = math.fma %129, %31, %35 : vector<16xf32>
          %131 = arith.addi %41, %c25 : index
          %132 = func.call @qkv_q5_1_r1p1__cpu.0(%18, %131, %x, %130, %120) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %133 = vector.load %w[%121] : memref<?xi8>, vector<16xi8>
          %134 = arith.extui %133 : vector<16xi8> to vector<16xi32>
          %135 = arith.shrui %134, %c17 : vector<16xi32>
          %136 = arith.shrui %48, %c26 : vector<16xi32>
          %137 = arith.andi %136, %c16 : vector<16xi32>
          %138 = arith.shli %137, %c17 : vector<16xi32>
          %139 = arith.ori %135, %138 : vector<16xi32>
          %140 = arith.sitofp %139 : vector<16xi32> to vector<16xf32>
          %141 = math.fma %140, %31, %35 : vector<16xf32>
          %142 = arith.addi %41, %c27 : index
          %143 = func.call @qkv_q5_1_r1p1__cpu.0(%18, %142, %x, %141, %132) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          scf.yield %143 : vector<16xf32>
        }
        scf.yield %39 : vector<16xf32>
      }
      %144 = arith.muli %headDim, %c7 : index
      %145 = arith.muli %19, %c6 : index
      %146 = arith.addi %144, %145 : index
      %147 = arith.addi %146, %c7 : index
      vector.store %26, %3[%147] : memref<?xf32>, vector<16xf32>
    }
    %148 = arith.addi %14, %c2 : index
    %149 = arith.minsi %148, %13 : index
    scf.for %150 = %14 to %149 step %c2 {
      %151 = arith.subi %150, %14 : index
      %152 = arith.muli %151, %headDim : index
      %153 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %153 {
        scf.for %154 = %c7 to %headDim step %c6 {
          %155 = arith.muli %0, %headDim : index
          %156 = arith.addi %155, %154 : index
          %157 = vector.load %bias[%156] : memref<?xf32>, vector<16xf32>
          %158 = arith.addi %152, %154 : index
          %159 = vector.load %3[%158] : memref<?xf32>, vector<16xf32>
          %160 = arith.addf %159, %157 : vector<16xf32>
          vector.store %160, %3[%158] : memref<?xf32>, vector<16xf32>
        }
      }
      %161 = arith.addi %heads, %kvHeads : index
      %162 = arith.cmpi slt, %0, %161 : index
      scf.if %162 {
        %163 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %163 {
          %164 = arith.cmpi slt, %0, %heads : index
          %167 = scf.for %165 = %c7 to %headDim step %c6 iter_args(%166 = %c9) -> (vector<16xf32>) {
            %168 = arith.addi %152, %165 : index
            %169 = vector.load %3[%168] : memref<?xf32>, vector<16xf32>
            %170 = math.fma %169, %169, %166 : vector<16xf32>
            scf.yield %170 : vector<16xf32>
          }
          %171 = wave.reduce "add" %167 : vector<16xf32>
          %172 = arith.mulf %171, %inverseHeadDim : f32
          %173 = arith.addf %172, %epsilon : f32
          %174 = math.sqrt %173 : f32
          %175 = arith.divf %c34, %174 : f32
          %176 = vector.broadcast %175 : f32 to vector<16xf32>
          scf.for %177 = %c7 to %headDim step %c6 {
            %178 = vector.load %query_norm[%177] : memref<?xf32>, vector<16xf32>
            %179 = vector.load %key_norm[%177] : memref<?xf32>, vector<16xf32>
            %180 = arith.select %164, %178, %179 : vector<16xf32>
            %181 = arith.addi %152, %177 : index
            %182 = vector.load %3[%181] : memref<?xf32>, vector<16xf32>
            %183 = arith.mulf %182, %176 : vector<16xf32>
            %184 = arith.mulf %183, %180 : vector<16xf32>
            vector.store %184, %3[%181] : memref<?xf32>, vector<16xf32>
          }
        }
        %185 = arith.addi %positionsAt, %150 : index
        %186 = memref.load %step[%185] : memref<?xi32>
        %187 = arith.index_cast %186 : i32 to index
        %188 = arith.divui %headDim, %c3 : index
        %189 = arith.remui %187, %c36 : index
        %190 = arith.muli %189, %headDim : index
        %191 = arith.divui %187, %c36 : index
        %192 = arith.addi %191, %c36 : index
        %193 = arith.muli %192, %headDim : index
        scf.for %194 = %c7 to %188 step %c11 {
          %195 = arith.addi %190, %194 : index
          %196 = vector.load %rope[%195] : memref<?xf32>, vector<8xf32>
          %197 = arith.addi %190, %188 : index
          %198 = arith.addi %197, %194 : index
          %199 = vector.load %rope[%198] : memref<?xf32>, vector<8xf32>
          %200 = arith.addi %193, %194 : index
          %201 = vector.load %rope[%200] : memref<?xf32>, vector<8xf32>
          %202 = arith.addi %193, %188 : index
          %203 = arith.addi %202, %194 : index
          %204 = vector.load %rope[%203] : memref<?xf32>, vector<8xf32>
          %205 = arith.mulf %201, %196 : vector<8xf32>
          %206 = arith.mulf %204, %199 : vector<8xf32>
          %207 = arith.subf %205, %206 : vector<8xf32>
          %208 = arith.mulf %204, %196 : vector<8xf32>
          %209 = arith.mulf %201, %199 : vector<8xf32>
          %210 = arith.addf %208, %209 : vector<8xf32>
          %211 = arith.addi %152, %194 : index
          %212 = vector.load %3[%211] : memref<?xf32>, vector<8xf32>
          %213 = arith.addi %152, %188 : index
          %214 = arith.addi %213, %194 : index
          %215 = vector.load %3[%214] : memref<?xf32>, vector<8xf32>
          %216 = arith.mulf %212, %207 : vector<8xf32>
          %217 = arith.mulf %215, %210 : vector<8xf32>
          %218 = arith.subf %216, %217 : vector<8xf32>
          vector.store %218, %3[%211] : memref<?xf32>, vector<8xf32>
          %219 = arith.mulf %215, %207 : vector<8xf32>
          %220 = arith.mulf %212, %210 : vector<8xf32>
          %221 = arith.addf %219, %220 : vector<8xf32>
          vector.store %221, %3[%214] : memref<?xf32>, vector<8xf32>
        }
      }
      %222 = arith.cmpi slt, %0, %heads : index
      scf.if %222 {
        %223 = arith.divui %heads, %kvHeads : index
        %224 = arith.muli %headDim, %c10 : index
        %225 = arith.muli %kvHeads, %224 : index
        %226 = arith.divui %0, %223 : index
        %227 = arith.muli %226, %headDim : index
        %228 = arith.addi %225, %227 : index
        scf.for %229 = %c7 to %headDim step %c6 {
          %230 = arith.addi %228, %229 : index
          %231 = vector.load %encode[%230] : memref<?xf32>, vector<16xf32>
          %232 = arith.addi %152, %229 : index
          %233 = vector.load %3[%232] : memref<?xf32>, vector<16xf32>
          %234 = arith.mulf %233, %231 : vector<16xf32>
          %235 = arith.muli %150, %heads : index
          %236 = arith.addi %235, %0 : index
          %237 = arith.muli %236, %headDim : index
          %238 = arith.addi %237, %229 : index
          vector.store %234, %q[%238] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %239 = arith.addi %slotsAt, %150 : index
        %240 = memref.load %step[%239] : memref<?xi32>
        %241 = arith.index_cast %240 : i32 to index
        %242 = arith.cmpi sge, %241, %c7 : index
        scf.if %242 {
          %243 = arith.cmpi eq, %codec, %c7 : index
          scf.if %243 {
            %244 = arith.subi %0, %heads : index
            %245 = arith.muli %244, %4 : index
            %246 = arith.divui %241, %c6 : index
            %247 = arith.remui %241, %c6 : index
            %248 = arith.muli %246, %pageBytes : index
            %251 = scf.for %249 = %c7 to %headDim step %c6 iter_args(%250 = %c9) -> (vector<16xf32>) {
              %252 = arith.addi %245, %249 : index
              %253 = vector.load %encode[%252] : memref<?xf32>, vector<16xf32>
              %254 = arith.addi %245, %headDim : index
              %255 = arith.addi %254, %249 : index
              %256 = vector.load %encode[%255] : memref<?xf32>, vector<16xf32>
              %257 = arith.addi %152, %249 : index
              %258 = vector.load %3[%257] : memref<?xf32>, vector<16xf32>
              %259 = arith.subf %258, %256 : vector<16xf32>
              %260 = arith.mulf %259, %253 : vector<16xf32>
              %261 = arith.minimumf %260, %c40 : vector<16xf32>
              %262 = arith.maximumf %261, %c41 : vector<16xf32>
              %263 = arith.truncf %262 : vector<16xf32> to vector<16xf16>
              %264 = vector.bitcast %263 : vector<16xf16> to vector<32xi8>
              %265 = arith.muli %249, %c3 : index
              vector.store %264, %5[%265] : memref<?xi8>, vector<32xi8>
              %266 = math.absf %260 : vector<16xf32>
              %267 = arith.cmpf ugt, %266, %c40 : vector<16xf32>
              %268 = arith.select %267, %c42, %c9 : vector<16xi1>, vector<16xf32>
              %269 = arith.addf %250, %268 : vector<16xf32>
              scf.yield %269 : vector<16xf32>
            }
            %270 = wave.reduce "add" %251 : vector<16xf32>
            %271 = arith.cmpf ogt, %270, %c43 : f32
            scf.if %271 {
              %272 = arith.fptosi %270 : f32 to i32
              wave.count %clipped, %272 : memref<?xi32>
            }
            %273 = arith.cmpi slt, %244, %kvHeads : index
            scf.if %273 {
              %274 = arith.muli %4, %c4 : index
              %275 = arith.muli %244, %274 : index
              %276 = arith.addi %248, %275 : index
              %277 = arith.muli %247, %c3 : index
              %278 = arith.addi %276, %277 : index
              scf.for %279 = %c7 to %headDim step %c2 {
                %280 = arith.muli %279, %c3 : index
                %281 = arith.addi %280, %c7 : index
                %282 = memref.load %5[%281] : memref<?xi8>
                %283 = arith.muli %279, %c4 : index
                %284 = arith.addi %278, %283 : index
                %285 = arith.addi %284, %c7 : index
                memref.store %282, %kv[%285] : memref<?xi8>
                %286 = arith.addi %280, %c2 : index
                %287 = memref.load %5[%286] : memref<?xi8>
                %288 = arith.addi %284, %c2 : index
                memref.store %287, %kv[%288] : memref<?xi8>
              }
            } else {
              %289 = arith.subi %244, %kvHeads : index
              %290 = arith.muli %289, %c3 : index
              %291 = arith.addi %290, %c2 : index
              %292 = arith.muli %4, %c6 : index
              %293 = arith.muli %291, %292 : index
              %294 = arith.addi %248, %293 : index
              %295 = arith.muli %247, %4 : index
              %296 = arith.addi %294, %295 : index
              scf.for %297 = %c7 to %4 step %c6 {
                %298 = vector.load %5[%297] : memref<?xi8>, vector<16xi8>
                %299 = arith.addi %296, %297 : index
                vector.store %298, %kv[%299] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %300 = arith.cmpi eq, %codec, %c2 : index
          scf.if %300 {
            %301 = arith.subi %0, %heads : index
            %302 = arith.muli %301, %4 : index
            %303 = arith.divui %241, %c6 : index
            %304 = arith.remui %241, %c6 : index
            %305 = arith.muli %303, %pageBytes : index
            %308 = scf.for %306 = %c7 to %headDim step %c6 iter_args(%307 = %c9) -> (vector<16xf32>) {
              %309 = arith.addi %302, %306 : index
              %310 = vector.load %encode[%309] : memref<?xf32>, vector<16xf32>
              %311 = arith.addi %302, %headDim : index
              %312 = arith.addi %311, %306 : index
              %313 = vector.load %encode[%312] : memref<?xf32>, vector<16xf32>
              %314 = arith.addi %152, %306 : index
              %315 = vector.load %3[%314] : memref<?xf32>, vector<16xf32>
              %316 = arith.subf %315, %313 : vector<16xf32>
              %317 = arith.mulf %316, %310 : vector<16xf32>
              %318 = wave.fp8_encode "e4m3" %317 : vector<16xf32> -> vector<16xi8>
              %319 = arith.muli %306, %c2 : index
              vector.store %318, %5[%319] : memref<?xi8>, vector<16xi8>
              %320 = math.absf %317 : vector<16xf32>
              %321 = arith.cmpf ugt, %320, %c44 : vector<16xf32>
              %322 = arith.select %321, %c42, %c9 : vector<16xi1>, vector<16xf32>
              %323 = arith.addf %307, %322 : vector<16xf32>
              scf.yield %323 : vector<16xf32>
            }
            %324 = wave.reduce "add" %308 : vector<16xf32>
            %325 = arith.cmpf ogt, %324, %c43 : f32
            scf.if %325 {
              %326 = arith.fptosi %324 : f32 to i32
              wave.count %clipped, %326 : memref<?xi32>
            }
            %327 = arith.cmpi slt, %301, %kvHeads : index
            scf.if %327 {
              %328 = arith.muli %2, %c4 : index
              %329 = arith.muli %301, %328 : index
              %330 = arith.addi %305, %329 : index
              %331 = arith.muli %304, %c2 : index
              %332 = arith.addi %330, %331 : index
              scf.for %333 = %c7 to %headDim step %c2 {
                %334 = arith.muli %333, %c2 : index
                %335 = arith.addi %334, %c7 : index
                %336 = memref.load %5[%335] : memref<?xi8>
                %337 = arith.muli %333, %c6 : index
                %338 = arith.addi %332, %337 : index
                %339 = arith.addi %338, %c7 : index
                memref.store %336, %kv[%339] : memref<?xi8>
              }
            } else {
              %340 = arith.subi %301, %kvHeads : index
              %341 = arith.muli %340, %c3 : index
              %342 = arith.addi %341, %c2 : index
              %343 = arith.muli %2, %c6 : index
              %344 = arith.muli %342, %343 : index
              %345 = arith.addi %305, %344 : index
              %346 = arith.muli %304, %2 : index
              %347 = arith.addi %345, %346 : index
              scf.for %348 = %c7 to %2 step %c6 {
                %349 = vector.load %5[%348] : memref<?xi8>, vector<16xi8>
                %350 = arith.addi %347, %348 : index
                vector.store %349, %kv[%350] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %351 = arith.cmpi eq, %codec, %c3 : index
          scf.if %351 {
            %352 = arith.subi %0, %heads : index
            %353 = arith.muli %352, %4 : index
            %354 = arith.divui %241, %c6 : index
            %355 = arith.remui %241, %c6 : index
            %356 = arith.muli %354, %pageBytes : index
            %359 = scf.for %357 = %c7 to %headDim step %c6 iter_args(%358 = %c9) -> (vector<16xf32>) {
              %360 = arith.addi %353, %357 : index
              %361 = vector.load %encode[%360] : memref<?xf32>, vector<16xf32>
              %362 = arith.addi %353, %headDim : index
              %363 = arith.addi %362, %357 : index
              %364 = vector.load %encode[%363] : memref<?xf32>, vector<16xf32>
              %365 = arith.addi %152, %357 : index
              %366 = vector.load %3[%365] : memref<?xf32>, vector<16xf32>
              %367 = arith.subf %366, %364 : vector<16xf32>
              %368 = arith.mulf %367, %361 : vector<16xf32>
              %369 = wave.fp8_encode "e5m2" %368 : vector<16xf32> -> vector<16xi8>
              %370 = arith.muli %357, %c2 : index
              vector.store %369, %5[%370] : memref<?xi8>, vector<16xi8>
              %371 = math.absf %368 : vector<16xf32>
              %372 = arith.cmpf ugt, %371, %c45 : vector<16xf32>
              %373 = arith.select %372, %c42, %c9 : vector<16xi1>, vector<16xf32>
              %374 = arith.addf %358, %373 : vector<16xf32>
              scf.yield %374 : vector<16xf32>
            }
            %375 = wave.reduce "add" %359 : vector<16xf32>
            %376 = arith.cmpf ogt, %375, %c43 : f32
            scf.if %376 {
              %377 = arith.fptosi %375 : f32 to i32
              wave.count %clipped, %377 : memref<?xi32>
            }
            %378 = arith.cmpi slt, %352, %kvHeads : index
            scf.if %378 {
              %379 = arith.muli %2, %c4 : index
              %380 = arith.muli %352, %379 : index
              %381 = arith.addi %356, %380 : index
              %382 = arith.muli %355, %c2 : index
              %383 = arith.addi %381, %382 : index
              scf.for %384 = %c7 to %headDim step %c2 {
                %385 = arith.muli %384, %c2 : index
                %386 = arith.addi %385, %c7 : index
                %387 = memref.load %5[%386] : memref<?xi8>
                %388 = arith.muli %384, %c6 : index
                %389 = arith.addi %383, %388 : index
                %390 = arith.addi %389, %c7 : index
                memref.store %387, %kv[%390] : memref<?xi8>
              }
            } else {
              %391 = arith.subi %352, %kvHeads : index
              %392 = arith.muli %391, %c3 : index
              %393 = arith.addi %392, %c2 : index
              %394 = arith.muli %2, %c6 : index
              %395 = arith.muli %393, %394 : index
              %396 = arith.addi %356, %395 : index
              %397 = arith.muli %355, %2 : index
              %398 = arith.addi %396, %397 : index
              scf.for %399 = %c7 to %2 step %c6 {
                %400 = vector.load %5[%399] : memref<?xi8>, vector<16xi8>
                %401 = arith.addi %398, %399 : index
                vector.store %400, %kv[%401] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %402 = arith.cmpi eq, %codec, %c20 : index
          scf.if %402 {
            %403 = arith.subi %0, %heads : index
            %404 = arith.muli %403, %4 : index
            %405 = arith.divui %241, %c6 : index
            %406 = arith.remui %241, %c6 : index
            %407 = arith.muli %405, %pageBytes : index
            %410 = scf.for %408 = %c7 to %headDim step %c6 iter_args(%409 = %c9) -> (vector<16xf32>) {
              %411 = arith.addi %404, %408 : index
              %412 = vector.load %encode[%411] : memref<?xf32>, vector<16xf32>
              %413 = arith.addi %404, %headDim : index
              %414 = arith.addi %413, %408 : index
              %415 = vector.load %encode[%414] : memref<?xf32>, vector<16xf32>
              %416 = arith.addi %152, %408 : index
              %417 = vector.load %3[%416] : memref<?xf32>, vector<16xf32>
              %418 = arith.subf %417, %415 : vector<16xf32>
              %419 = arith.mulf %418, %412 : vector<16xf32>
              %420 = arith.cmpf ord, %419, %419 : vector<16xf32>
              %421 = arith.select %420, %419, %c9 : vector<16xi1>, vector<16xf32>
              %422 = math.roundeven %421 : vector<16xf32>
              %423 = arith.minimumf %422, %c46 : vector<16xf32>
              %424 = arith.maximumf %423, %c47 : vector<16xf32>
              %425 = arith.fptosi %424 : vector<16xf32> to vector<16xi32>
              %426 = arith.addi %425, %c48 : vector<16xi32>
              %427 = arith.trunci %426 : vector<16xi32> to vector<16xi8>
              %428 = arith.muli %408, %c2 : index
              vector.store %427, %5[%428] : memref<?xi8>, vector<16xi8>
              %429 = math.absf %419 : vector<16xf32>
              %430 = arith.cmpf ugt, %429, %c49 : vector<16xf32>
              %431 = arith.select %430, %c42, %c9 : vector<16xi1>, vector<16xf32>
              %432 = arith.addf %409, %431 : vector<16xf32>
              scf.yield %432 : vector<16xf32>
            }
            %433 = wave.reduce "add" %410 : vector<16xf32>
            %434 = arith.cmpf ogt, %433, %c43 : f32
            scf.if %434 {
              %435 = arith.fptosi %433 : f32 to i32
              wave.count %clipped, %435 : memref<?xi32>
            }
            %436 = arith.cmpi slt, %403, %kvHeads : index
            scf.if %436 {
              %437 = arith.muli %2, %c4 : index
              %438 = arith.muli %403, %437 : index
              %439 = arith.addi %407, %438 : index
              %440 = arith.muli %406, %c2 : index
              %441 = arith.addi %439, %440 : index
              scf.for %442 = %c7 to %headDim step %c2 {
                %443 = arith.muli %442, %c2 : index
                %444 = arith.addi %443, %c7 : index
                %445 = memref.load %5[%444] : memref<?xi8>
                %446 = arith.muli %442, %c6 : index
                %447 = arith.addi %441, %446 : index
                %448 = arith.addi %447, %c7 : index
                memref.store %445, %kv[%448] : memref<?xi8>
              }
            } else {
              %449 = arith.subi %403, %kvHeads : index
              %450 = arith.muli %449, %c3 : index
              %451 = arith.addi %450, %c2 : index
              %452 = arith.muli %2, %c6 : index
              %453 = arith.muli %451, %452 : index
              %454 = arith.addi %407, %453 : index
              %455 = arith.muli %406, %2 : index
              %456 = arith.addi %454, %455 : index
              scf.for %457 = %c7 to %2 step %c6 {
                %458 = vector.load %5[%457] : memref<?xi8>, vector<16xi8>
                %459 = arith.addi %456, %457 : index
                vector.store %458, %kv[%459] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
