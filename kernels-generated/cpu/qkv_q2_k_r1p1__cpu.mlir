// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q2_k', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q2_k_r1p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>) -> (vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  func.return %f3 : vector<16xf32>
}
wave.kernel @qkv_q2_k_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 1600 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 576 : index
  %c14 = arith.constant dense<0> : vector<16xi32>
  %c15 = arith.constant dense<3> : vector<16xi32>
  %c16 = arith.constant dense<2> : vector<16xi32>
  %c17 = arith.constant dense<4> : vector<16xi32>
  %c18 = arith.constant dense<6> : vector<16xi32>
  %c19 = arith.constant 3 : index
  %c20 = arith.constant 4 : index
  %c21 = arith.constant 5 : index
  %c22 = arith.constant 6 : index
  %c23 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c30 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c35 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c36 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
        %33 = arith.addi %28, %c10 : index
        %34 = vector.load %w[%33] : memref<?xi8>, vector<32xi8>
        %35 = vector.bitcast %34 : vector<32xi8> to vector<16xf16>
        %36 = arith.extf %35 : vector<16xf16> to vector<16xf32>
        %37 = arith.muli %24, %c4 : index
        %40 = scf.for %38 = %c7 to %c10 step %c2 iter_args(%39 = %25) -> (vector<16xf32>) {
          %41 = arith.muli %38, %c11 : index
          %42 = arith.addi %37, %41 : index
          %43 = arith.addi %28, %c12 : index
          %44 = arith.divui %38, %c3 : index
          %45 = arith.muli %44, %c10 : index
          %46 = arith.addi %43, %45 : index
          %47 = arith.addi %46, %c7 : index
          %48 = vector.load %w[%47] : memref<?xi8>, vector<16xi8>
          %49 = arith.extui %48 : vector<16xi8> to vector<16xi32>
          %50 = arith.sitofp %49 : vector<16xi32> to vector<16xf32>
          %51 = arith.mulf %32, %50 : vector<16xf32>
          %52 = arith.addi %46, %c6 : index
          %53 = vector.load %w[%52] : memref<?xi8>, vector<16xi8>
          %54 = arith.extui %53 : vector<16xi8> to vector<16xi32>
          %55 = arith.sitofp %54 : vector<16xi32> to vector<16xf32>
          %56 = arith.mulf %36, %55 : vector<16xf32>
          %57 = arith.addi %28, %c13 : index
          %58 = arith.muli %38, %c3 : index
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
          %69 = arith.shrui %63, %c14 : vector<16xi32>
          %70 = arith.andi %69, %c15 : vector<16xi32>
          %71 = arith.sitofp %70 : vector<16xi32> to vector<16xf32>
          %72 = math.fma %71, %51, %56 : vector<16xf32>
          %73 = arith.addi %42, %c7 : index
          %74 = func.call @qkv_q2_k_r1p1__cpu.0(%18, %73, %x, %72, %39) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %75 = arith.shrui %63, %c16 : vector<16xi32>
          %76 = arith.andi %75, %c15 : vector<16xi32>
          %77 = arith.sitofp %76 : vector<16xi32> to vector<16xf32>
          %78 = math.fma %77, %51, %56 : vector<16xf32>
          %79 = arith.addi %42, %c2 : index
          %80 = func.call @qkv_q2_k_r1p1__cpu.0(%18, %79, %x, %78, %74) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %81 = arith.shrui %63, %c17 : vector<16xi32>
          %82 = arith.andi %81, %c15 : vector<16xi32>
          %83 = arith.sitofp %82 : vector<16xi32> to vector<16xf32>
          %84 = math.fma %83, %51, %56 : vector<16xf32>
          %85 = arith.addi %42, %c3 : index
          %86 = func.call @qkv_q2_k_r1p1__cpu.0(%18, %85, %x, %84, %80) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %87 = arith.shrui %63, %c18 : vector<16xi32>
          %88 = arith.andi %87, %c15 : vector<16xi32>
          %89 = arith.sitofp %88 : vector<16xi32> to vector<16xf32>
          %90 = math.fma %89, %51, %56 : vector<16xf32>
          %91 = arith.addi %42, %c19 : index
          %92 = func.call @qkv_q2_k_r1p1__cpu.0(%18, %91, %x, %90, %86) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %93 = arith.shrui %68, %c14 : vector<16xi32>
          %94 = arith.andi %93, %c15 : vector<16xi32>
          %95 = arith.sitofp %94 : vector<16xi32> to vector<16xf32>
          %96 = math.fma %95, %51, %56 : vector<16xf32>
          %97 = arith.addi %42, %c20 : index
          %98 = func.call @qkv_q2_k_r1p1__cpu.0(%18, %97, %x, %96, %92) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %99 = arith.shrui %68, %c16 : vector<16xi32>
          %100 = arith.andi %99, %c15 : vector<16xi32>
          %101 = arith.sitofp %100 : vector<16xi32> to vector<16xf32>
          %102 = math.fma %101, %51, %56 : vector<16xf32>
          %103 = arith.addi %42, %c21 : index
          %104 = func.call @qkv_q2_k_r1p1__cpu.0(%18, %103, %x, %102, %98) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %105 = arith.shrui %68, %c17 : vector<16xi32>
          %106 = arith.andi %105, %c15 : vector<16xi32>
          %107 = arith.sitofp %106 : vector<16xi32> to vector<16xf32>
          %108 = math.fma %107, %51, %56 : vector<16xf32>
          %109 = arith.addi %42, %c22 : index
          %110 = func.call @qkv_q2_k_r1p1__cpu.0(%18, %109, %x, %108, %104) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %111 = arith.shrui %68, %c18 : vector<16xi32>
          %112 = arith.andi %111, %c15 : vector<16xi32>
          %113 = arith.sitofp %112 : vector<16xi32> to vector<16xf32>
          %114 = math.fma %113, %51, %56 : vector<16xf32>
          %115 = arith.addi %42, %c23 : index
          %116 = func.call @qkv_q2_k_r1p1__cpu.0(%18, %115, %x, %114, %110) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          scf.yield %116 : vector<16xf32>
        }
        scf.yield %40 : vector<16xf32>
      }
      %117 = arith.muli %headDim, %c7 : index
      %118 = arith.muli %19, %c6 : index
      %119 = arith.addi %117, %118 : index
      %120 = arith.addi %119, %c7 : index
      vector.store %26, %3[%120] : memref<?xf32>, vector<16xf32>
    }
    %121 = arith.addi %14, %c2 : index
    %122 = arith.minsi %121, %13 : index
    scf.for %123 = %14 to %122 step %c2 {
      %124 = arith.subi %123, %14 : index
      %125 = arith.muli %124, %headDim : index
      %126 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %126 {
        scf.for %127 = %c7 to %headDim step %c6 {
          %128 = arith.muli %0, %headDim : index
          %129 = arith.addi %128, %127 : index
          %130 = vector.load %bias[%129] : memref<?xf32>, vector<16xf32>
          %131 = arith.addi %125, %127 : index
          %132 = vector.load %3[%131] : memref<?xf32>, vector<16xf32>
          %133 = arith.addf %132, %130 : vector<16xf32>
          vector.store %133, %3[%131] : memref<?xf32>, vector<16xf32>
        }
      }
      %134 = arith.addi %heads, %kvHeads : index
      %135 = arith.cmpi slt, %0, %134 : index
      scf.if %135 {
        %136 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %136 {
          %137 = arith.cmpi slt, %0, %heads : index
          %140 = scf.for %138 = %c7 to %headDim step %c6 iter_args(%139 = %c9) -> (vector<16xf32>) {
            %141 = arith.addi %125, %138 : index
            %142 = vector.load %3[%141] : memref<?xf32>, vector<16xf32>
            %143 = math.fma %142, %142, %139 : vector<16xf32>
            scf.yield %143 : vector<16xf32>
          }
          %144 = wave.reduce "add" %140 : vector<16xf32>
          %145 = arith.mulf %144, %inverseHeadDim : f32
          %146 = arith.addf %145, %epsilon : f32
          %147 = math.sqrt %146 : f32
          %148 = arith.divf %c30, %147 : f32
          %149 = vector.broadcast %148 : f32 to vector<16xf32>
          scf.for %150 = %c7 to %headDim step %c6 {
            %151 = vector.load %query_norm[%150] : memref<?xf32>, vector<16xf32>
            %152 = vector.load %key_norm[%150] : memref<?xf32>, vector<16xf32>
            %153 = arith.select %137, %151, %152 : vector<16xf32>
            %154 = arith.addi %125, %150 : index
            %155 = vector.load %3[%154] : memref<?xf32>, vector<16xf32>
            %156 = arith.mulf %155, %149 : vector<16xf32>
            %157 = arith.mulf %156, %153 : vector<16xf32>
            vector.store %157, %3[%154] : memref<?xf32>, vector<16xf32>
          }
        }
        %158 = arith.addi %positionsAt, %123 : index
        %159 = memref.load %step[%158] : memref<?xi32>
        %160 = arith.index_cast %159 : i32 to index
        %161 = arith.divui %headDim, %c3 : index
        %162 = arith.remui %160, %c4 : index
        %163 = arith.muli %162, %headDim : index
        %164 = arith.divui %160, %c4 : index
        %165 = arith.addi %164, %c4 : index
        %166 = arith.muli %165, %headDim : index
        scf.for %167 = %c7 to %161 step %c11 {
          %168 = arith.addi %163, %167 : index
          %169 = vector.load %rope[%168] : memref<?xf32>, vector<8xf32>
          %170 = arith.addi %163, %161 : index
          %171 = arith.addi %170, %167 : index
          %172 = vector.load %rope[%171] : memref<?xf32>, vector<8xf32>
          %173 = arith.addi %166, %167 : index
          %174 = vector.load %rope[%173] : memref<?xf32>, vector<8xf32>
          %175 = arith.addi %166, %161 : index
          %176 = arith.addi %175, %167 : index
          %177 = vector.load %rope[%176] : memref<?xf32>, vector<8xf32>
          %178 = arith.mulf %174, %169 : vector<8xf32>
          %179 = arith.mulf %177, %172 : vector<8xf32>
          %180 = arith.subf %178, %179 : vector<8xf32>
          %181 = arith.mulf %177, %169 : vector<8xf32>
          %182 = arith.mulf %174, %172 : vector<8xf32>
          %183 = arith.addf %181, %182 : vector<8xf32>
          %184 = arith.addi %125, %167 : index
          %185 = vector.load %3[%184] : memref<?xf32>, vector<8xf32>
          %186 = arith.addi %125, %161 : index
          %187 = arith.addi %186, %167 : index
          %188 = vector.load %3[%187] : memref<?xf32>, vector<8xf32>
          %189 = arith.mulf %185, %180 : vector<8xf32>
          %190 = arith.mulf %188, %183 : vector<8xf32>
          %191 = arith.subf %189, %190 : vector<8xf32>
          vector.store %191, %3[%184] : memref<?xf32>, vector<8xf32>
          %192 = arith.mulf %188, %180 : vector<8xf32>
          %193 = arith.mulf %185, %183 : vector<8xf32>
          %194 = arith.addf %192, %193 : vector<8xf32>
          vector.store %194, %3[%187] : memref<?xf32>, vector<8xf32>
        }
      }
      %195 = arith.cmpi slt, %0, %heads : index
      scf.if %195 {
        scf.for %196 = %c7 to %headDim step %c6 {
          %197 = arith.addi %125, %196 : index
          %198 = vector.load %3[%197] : memref<?xf32>, vector<16xf32>
          %199 = arith.muli %123, %heads : index
          %200 = arith.addi %199, %0 : index
          %201 = arith.muli %200, %headDim : index
          %202 = arith.addi %201, %196 : index
          vector.store %198, %q[%202] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %203 = arith.addi %slotsAt, %123 : index
        %204 = memref.load %step[%203] : memref<?xi32>
        %205 = arith.index_cast %204 : i32 to index
        %206 = arith.cmpi sge, %205, %c7 : index
        scf.if %206 {
          %207 = arith.cmpi eq, %codec, %c7 : index
          scf.if %207 {
            %208 = arith.subi %0, %heads : index
            %209 = memref.load %scales[%208] : memref<?xf32>
            %210 = vector.broadcast %209 : f32 to vector<16xf32>
            %211 = arith.divui %205, %c6 : index
            %212 = arith.remui %205, %c6 : index
            %213 = arith.muli %211, %pageBytes : index
            scf.for %214 = %c7 to %headDim step %c6 {
              %215 = arith.addi %125, %214 : index
              %216 = vector.load %3[%215] : memref<?xf32>, vector<16xf32>
              %217 = arith.mulf %216, %210 : vector<16xf32>
              %218 = arith.minimumf %217, %c35 : vector<16xf32>
              %219 = arith.maximumf %218, %c36 : vector<16xf32>
              %220 = arith.truncf %219 : vector<16xf32> to vector<16xf16>
              %221 = vector.bitcast %220 : vector<16xf16> to vector<32xi8>
              %222 = arith.muli %214, %c3 : index
              vector.store %221, %5[%222] : memref<?xi8>, vector<32xi8>
            }
            %223 = arith.cmpi slt, %208, %kvHeads : index
            scf.if %223 {
              %224 = arith.muli %4, %c10 : index
              %225 = arith.muli %208, %224 : index
              %226 = arith.addi %213, %225 : index
              %227 = arith.muli %212, %c3 : index
              %228 = arith.addi %226, %227 : index
              scf.for %229 = %c7 to %headDim step %c2 {
                %230 = arith.muli %229, %c3 : index
                %231 = arith.addi %230, %c7 : index
                %232 = memref.load %5[%231] : memref<?xi8>
                %233 = arith.muli %229, %c10 : index
                %234 = arith.addi %228, %233 : index
                %235 = arith.addi %234, %c7 : index
                memref.store %232, %kv[%235] : memref<?xi8>
                %236 = arith.addi %230, %c2 : index
                %237 = memref.load %5[%236] : memref<?xi8>
                %238 = arith.addi %234, %c2 : index
                memref.store %237, %kv[%238] : memref<?xi8>
              }
            } else {
              %239 = arith.subi %208, %kvHeads : index
              %240 = arith.muli %239, %c3 : index
              %241 = arith.addi %240, %c2 : index
              %242 = arith.muli %4, %c6 : index
              %243 = arith.muli %241, %242 : index
              %244 = arith.addi %213, %243 : index
              %245 = arith.muli %212, %4 : index
              %246 = arith.addi %244, %245 : index
              scf.for %247 = %c7 to %4 step %c6 {
                %248 = vector.load %5[%247] : memref<?xi8>, vector<16xi8>
                %249 = arith.addi %246, %247 : index
                vector.store %248, %kv[%249] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %250 = arith.cmpi eq, %codec, %c2 : index
          scf.if %250 {
            %251 = arith.subi %0, %heads : index
            %252 = memref.load %scales[%251] : memref<?xf32>
            %253 = vector.broadcast %252 : f32 to vector<16xf32>
            %254 = arith.divui %205, %c6 : index
            %255 = arith.remui %205, %c6 : index
            %256 = arith.muli %254, %pageBytes : index
            scf.for %257 = %c7 to %headDim step %c6 {
              %258 = arith.addi %125, %257 : index
              %259 = vector.load %3[%258] : memref<?xf32>, vector<16xf32>
              %260 = arith.mulf %259, %253 : vector<16xf32>
              %261 = wave.fp8_encode "e4m3" %260 : vector<16xf32> -> vector<16xi8>
              %262 = arith.muli %257, %c2 : index
              vector.store %261, %5[%262] : memref<?xi8>, vector<16xi8>
            }
            %263 = arith.cmpi slt, %251, %kvHeads : index
            scf.if %263 {
              %264 = arith.muli %2, %c10 : index
              %265 = arith.muli %251, %264 : index
              %266 = arith.addi %256, %265 : index
              %267 = arith.muli %255, %c2 : index
              %268 = arith.addi %266, %267 : index
              scf.for %269 = %c7 to %headDim step %c2 {
                %270 = arith.muli %269, %c2 : index
                %271 = arith.addi %270, %c7 : index
                %272 = memref.load %5[%271] : memref<?xi8>
                %273 = arith.muli %269, %c6 : index
                %274 = arith.addi %268, %273 : index
                %275 = arith.addi %274, %c7 : index
                memref.store %272, %kv[%275] : memref<?xi8>
              }
            } else {
              %276 = arith.subi %251, %kvHeads : index
              %277 = arith.muli %276, %c3 : index
              %278 = arith.addi %277, %c2 : index
              %279 = arith.muli %2, %c6 : index
              %280 = arith.muli %278, %279 : index
              %281 = arith.addi %256, %280 : index
              %282 = arith.muli %255, %2 : index
              %283 = arith.addi %281, %282 : index
              scf.for %284 = %c7 to %2 step %c6 {
                %285 = vector.load %5[%284] : memref<?xi8>, vector<16xi8>
                %286 = arith.addi %283, %284 : index
                vector.store %285, %kv[%286] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %287 = arith.cmpi eq, %codec, %c3 : index
          scf.if %287 {
            %288 = arith.subi %0, %heads : index
            %289 = memref.load %scales[%288] : memref<?xf32>
            %290 = vector.broadcast %289 : f32 to vector<16xf32>
            %291 = arith.divui %205, %c6 : index
            %292 = arith.remui %205, %c6 : index
            %293 = arith.muli %291, %pageBytes : index
            scf.for %294 = %c7 to %headDim step %c6 {
              %295 = arith.addi %125, %294 : index
              %296 = vector.load %3[%295] : memref<?xf32>, vector<16xf32>
              %297 = arith.mulf %296, %290 : vector<16xf32>
              %298 = wave.fp8_encode "e5m2" %297 : vector<16xf32> -> vector<16xi8>
              %299 = arith.muli %294, %c2 : index
              vector.store %298, %5[%299] : memref<?xi8>, vector<16xi8>
            }
            %300 = arith.cmpi slt, %288, %kvHeads : index
            scf.if %300 {
              %301 = arith.muli %2, %c10 : index
              %302 = arith.muli %288, %301 : index
              %303 = arith.addi %293, %302 : index
              %304 = arith.muli %292, %c2 : index
              %305 = arith.addi %303, %304 : index
              scf.for %306 = %c7 to %headDim step %c2 {
                %307 = arith.muli %306, %c2 : index
                %308 = arith.addi %307, %c7 : index
                %309 = memref.load %5[%308] : memref<?xi8>
                %310 = arith.muli %306, %c6 : index
                %311 = arith.addi %305, %310 : index
                %312 = arith.addi %311, %c7 : index
                memref.store %309, %kv[%312] : memref<?xi8>
              }
            } else {
              %313 = arith.subi %288, %kvHeads : index
              %314 = arith.muli %313, %c3 : index
              %315 = arith.addi %314, %c2 : index
              %316 = arith.muli %2, %c6 : index
              %317 = arith.muli %315, %316 : index
              %318 = arith.addi %293, %317 : index
              %319 = arith.muli %292, %2 : index
              %320 = arith.addi %318, %319 : index
              scf.for %321 = %c7 to %2 step %c6 {
                %322 = vector.load %5[%321] : memref<?xi8>, vector<16xi8>
                %323 = arith.addi %320, %321 : index
                vector.store %322, %kv[%323] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
