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
wave.kernel @qkv_q5_1_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
        scf.for %223 = %c7 to %headDim step %c6 {
          %224 = arith.addi %152, %223 : index
          %225 = vector.load %3[%224] : memref<?xf32>, vector<16xf32>
          %226 = arith.muli %150, %heads : index
          %227 = arith.addi %226, %0 : index
          %228 = arith.muli %227, %headDim : index
          %229 = arith.addi %228, %223 : index
          vector.store %225, %q[%229] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %230 = arith.addi %slotsAt, %150 : index
        %231 = memref.load %step[%230] : memref<?xi32>
        %232 = arith.index_cast %231 : i32 to index
        %233 = arith.cmpi sge, %232, %c7 : index
        scf.if %233 {
          %234 = arith.cmpi eq, %codec, %c7 : index
          scf.if %234 {
            %235 = arith.subi %0, %heads : index
            %236 = memref.load %scales[%235] : memref<?xf32>
            %237 = vector.broadcast %236 : f32 to vector<16xf32>
            %238 = arith.divui %232, %c6 : index
            %239 = arith.remui %232, %c6 : index
            %240 = arith.muli %238, %pageBytes : index
            scf.for %241 = %c7 to %headDim step %c6 {
              %242 = arith.addi %152, %241 : index
              %243 = vector.load %3[%242] : memref<?xf32>, vector<16xf32>
              %244 = arith.mulf %243, %237 : vector<16xf32>
              %245 = arith.minimumf %244, %c40 : vector<16xf32>
              %246 = arith.maximumf %245, %c41 : vector<16xf32>
              %247 = arith.truncf %246 : vector<16xf32> to vector<16xf16>
              %248 = vector.bitcast %247 : vector<16xf16> to vector<32xi8>
              %249 = arith.muli %241, %c3 : index
              vector.store %248, %5[%249] : memref<?xi8>, vector<32xi8>
            }
            %250 = arith.cmpi slt, %235, %kvHeads : index
            scf.if %250 {
              %251 = arith.muli %4, %c4 : index
              %252 = arith.muli %235, %251 : index
              %253 = arith.addi %240, %252 : index
              %254 = arith.muli %239, %c3 : index
              %255 = arith.addi %253, %254 : index
              scf.for %256 = %c7 to %headDim step %c2 {
                %257 = arith.muli %256, %c3 : index
                %258 = arith.addi %257, %c7 : index
                %259 = memref.load %5[%258] : memref<?xi8>
                %260 = arith.muli %256, %c4 : index
                %261 = arith.addi %255, %260 : index
                %262 = arith.addi %261, %c7 : index
                memref.store %259, %kv[%262] : memref<?xi8>
                %263 = arith.addi %257, %c2 : index
                %264 = memref.load %5[%263] : memref<?xi8>
                %265 = arith.addi %261, %c2 : index
                memref.store %264, %kv[%265] : memref<?xi8>
              }
            } else {
              %266 = arith.subi %235, %kvHeads : index
              %267 = arith.muli %266, %c3 : index
              %268 = arith.addi %267, %c2 : index
              %269 = arith.muli %4, %c6 : index
              %270 = arith.muli %268, %269 : index
              %271 = arith.addi %240, %270 : index
              %272 = arith.muli %239, %4 : index
              %273 = arith.addi %271, %272 : index
              scf.for %274 = %c7 to %4 step %c6 {
                %275 = vector.load %5[%274] : memref<?xi8>, vector<16xi8>
                %276 = arith.addi %273, %274 : index
                vector.store %275, %kv[%276] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %277 = arith.cmpi eq, %codec, %c2 : index
          scf.if %277 {
            %278 = arith.subi %0, %heads : index
            %279 = memref.load %scales[%278] : memref<?xf32>
            %280 = vector.broadcast %279 : f32 to vector<16xf32>
            %281 = arith.divui %232, %c6 : index
            %282 = arith.remui %232, %c6 : index
            %283 = arith.muli %281, %pageBytes : index
            scf.for %284 = %c7 to %headDim step %c6 {
              %285 = arith.addi %152, %284 : index
              %286 = vector.load %3[%285] : memref<?xf32>, vector<16xf32>
              %287 = arith.mulf %286, %280 : vector<16xf32>
              %288 = wave.fp8_encode "e4m3" %287 : vector<16xf32> -> vector<16xi8>
              %289 = arith.muli %284, %c2 : index
              vector.store %288, %5[%289] : memref<?xi8>, vector<16xi8>
            }
            %290 = arith.cmpi slt, %278, %kvHeads : index
            scf.if %290 {
              %291 = arith.muli %2, %c4 : index
              %292 = arith.muli %278, %291 : index
              %293 = arith.addi %283, %292 : index
              %294 = arith.muli %282, %c2 : index
              %295 = arith.addi %293, %294 : index
              scf.for %296 = %c7 to %headDim step %c2 {
                %297 = arith.muli %296, %c2 : index
                %298 = arith.addi %297, %c7 : index
                %299 = memref.load %5[%298] : memref<?xi8>
                %300 = arith.muli %296, %c6 : index
                %301 = arith.addi %295, %300 : index
                %302 = arith.addi %301, %c7 : index
                memref.store %299, %kv[%302] : memref<?xi8>
              }
            } else {
              %303 = arith.subi %278, %kvHeads : index
              %304 = arith.muli %303, %c3 : index
              %305 = arith.addi %304, %c2 : index
              %306 = arith.muli %2, %c6 : index
              %307 = arith.muli %305, %306 : index
              %308 = arith.addi %283, %307 : index
              %309 = arith.muli %282, %2 : index
              %310 = arith.addi %308, %309 : index
              scf.for %311 = %c7 to %2 step %c6 {
                %312 = vector.load %5[%311] : memref<?xi8>, vector<16xi8>
                %313 = arith.addi %310, %311 : index
                vector.store %312, %kv[%313] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %314 = arith.cmpi eq, %codec, %c3 : index
          scf.if %314 {
            %315 = arith.subi %0, %heads : index
            %316 = memref.load %scales[%315] : memref<?xf32>
            %317 = vector.broadcast %316 : f32 to vector<16xf32>
            %318 = arith.divui %232, %c6 : index
            %319 = arith.remui %232, %c6 : index
            %320 = arith.muli %318, %pageBytes : index
            scf.for %321 = %c7 to %headDim step %c6 {
              %322 = arith.addi %152, %321 : index
              %323 = vector.load %3[%322] : memref<?xf32>, vector<16xf32>
              %324 = arith.mulf %323, %317 : vector<16xf32>
              %325 = wave.fp8_encode "e5m2" %324 : vector<16xf32> -> vector<16xi8>
              %326 = arith.muli %321, %c2 : index
              vector.store %325, %5[%326] : memref<?xi8>, vector<16xi8>
            }
            %327 = arith.cmpi slt, %315, %kvHeads : index
            scf.if %327 {
              %328 = arith.muli %2, %c4 : index
              %329 = arith.muli %315, %328 : index
              %330 = arith.addi %320, %329 : index
              %331 = arith.muli %319, %c2 : index
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
              %340 = arith.subi %315, %kvHeads : index
              %341 = arith.muli %340, %c3 : index
              %342 = arith.addi %341, %c2 : index
              %343 = arith.muli %2, %c6 : index
              %344 = arith.muli %342, %343 : index
              %345 = arith.addi %320, %344 : index
              %346 = arith.muli %319, %2 : index
              %347 = arith.addi %345, %346 : index
              scf.for %348 = %c7 to %2 step %c6 {
                %349 = vector.load %5[%348] : memref<?xi8>, vector<16xi8>
                %350 = arith.addi %347, %348 : index
                vector.store %349, %kv[%350] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
