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
wave.kernel @qkv_q2_k_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
  %c37 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c38 = arith.constant 0x00000000 : f32
  %c39 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c40 = arith.constant dense<0x47600000> : vector<16xf32>
  %c41 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c42 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c43 = arith.constant dense<128> : vector<16xi32>
  %c44 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
        %196 = arith.divui %heads, %kvHeads : index
        %197 = arith.muli %headDim, %c20 : index
        %198 = arith.muli %kvHeads, %197 : index
        %199 = arith.divui %0, %196 : index
        %200 = arith.muli %199, %headDim : index
        %201 = arith.addi %198, %200 : index
        scf.for %202 = %c7 to %headDim step %c6 {
          %203 = arith.addi %201, %202 : index
          %204 = vector.load %encode[%203] : memref<?xf32>, vector<16xf32>
          %205 = arith.addi %125, %202 : index
          %206 = vector.load %3[%205] : memref<?xf32>, vector<16xf32>
          %207 = arith.mulf %206, %204 : vector<16xf32>
          %208 = arith.muli %123, %heads : index
          %209 = arith.addi %208, %0 : index
          %210 = arith.muli %209, %headDim : index
          %211 = arith.addi %210, %202 : index
          vector.store %207, %q[%211] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %212 = arith.addi %slotsAt, %123 : index
        %213 = memref.load %step[%212] : memref<?xi32>
        %214 = arith.index_cast %213 : i32 to index
        %215 = arith.cmpi sge, %214, %c7 : index
        scf.if %215 {
          %216 = arith.cmpi eq, %codec, %c7 : index
          scf.if %216 {
            %217 = arith.subi %0, %heads : index
            %218 = arith.muli %217, %4 : index
            %219 = arith.divui %214, %c6 : index
            %220 = arith.remui %214, %c6 : index
            %221 = arith.muli %219, %pageBytes : index
            %224 = scf.for %222 = %c7 to %headDim step %c6 iter_args(%223 = %c9) -> (vector<16xf32>) {
              %225 = arith.addi %218, %222 : index
              %226 = vector.load %encode[%225] : memref<?xf32>, vector<16xf32>
              %227 = arith.addi %218, %headDim : index
              %228 = arith.addi %227, %222 : index
              %229 = vector.load %encode[%228] : memref<?xf32>, vector<16xf32>
              %230 = arith.addi %125, %222 : index
              %231 = vector.load %3[%230] : memref<?xf32>, vector<16xf32>
              %232 = arith.subf %231, %229 : vector<16xf32>
              %233 = arith.mulf %232, %226 : vector<16xf32>
              %234 = arith.minimumf %233, %c35 : vector<16xf32>
              %235 = arith.maximumf %234, %c36 : vector<16xf32>
              %236 = arith.truncf %235 : vector<16xf32> to vector<16xf16>
              %237 = vector.bitcast %236 : vector<16xf16> to vector<32xi8>
              %238 = arith.muli %222, %c3 : index
              vector.store %237, %5[%238] : memref<?xi8>, vector<32xi8>
              %239 = math.absf %233 : vector<16xf32>
              %240 = arith.cmpf ugt, %239, %c35 : vector<16xf32>
              %241 = arith.select %240, %c37, %c9 : vector<16xi1>, vector<16xf32>
              %242 = arith.addf %223, %241 : vector<16xf32>
              scf.yield %242 : vector<16xf32>
            }
            %243 = wave.reduce "add" %224 : vector<16xf32>
            %244 = arith.cmpf ogt, %243, %c38 : f32
            scf.if %244 {
              %245 = arith.fptosi %243 : f32 to i32
              wave.count %clipped, %245 : memref<?xi32>
            }
            %246 = arith.cmpi slt, %217, %kvHeads : index
            scf.if %246 {
              %247 = arith.muli %4, %c10 : index
              %248 = arith.muli %217, %247 : index
              %249 = arith.addi %221, %248 : index
              %250 = arith.muli %220, %c3 : index
              %251 = arith.addi %249, %250 : index
              scf.for %252 = %c7 to %headDim step %c2 {
                %253 = arith.muli %252, %c3 : index
                %254 = arith.addi %253, %c7 : index
                %255 = memref.load %5[%254] : memref<?xi8>
                %256 = arith.muli %252, %c10 : index
                %257 = arith.addi %251, %256 : index
                %258 = arith.addi %257, %c7 : index
                memref.store %255, %kv[%258] : memref<?xi8>
                %259 = arith.addi %253, %c2 : index
                %260 = memref.load %5[%259] : memref<?xi8>
                %261 = arith.addi %257, %c2 : index
                memref.store %260, %kv[%261] : memref<?xi8>
              }
            } else {
              %262 = arith.subi %217, %kvHeads : index
              %263 = arith.muli %262, %c3 : index
              %264 = arith.addi %263, %c2 : index
              %265 = arith.muli %4, %c6 : index
              %266 = arith.muli %264, %265 : index
              %267 = arith.addi %221, %266 : index
              %268 = arith.muli %220, %4 : index
              %269 = arith.addi %267, %268 : index
              scf.for %270 = %c7 to %4 step %c6 {
                %271 = vector.load %5[%270] : memref<?xi8>, vector<16xi8>
                %272 = arith.addi %269, %270 : index
                vector.store %271, %kv[%272] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %273 = arith.cmpi eq, %codec, %c2 : index
          scf.if %273 {
            %274 = arith.subi %0, %heads : index
            %275 = arith.muli %274, %4 : index
            %276 = arith.divui %214, %c6 : index
            %277 = arith.remui %214, %c6 : index
            %278 = arith.muli %276, %pageBytes : index
            %281 = scf.for %279 = %c7 to %headDim step %c6 iter_args(%280 = %c9) -> (vector<16xf32>) {
              %282 = arith.addi %275, %279 : index
              %283 = vector.load %encode[%282] : memref<?xf32>, vector<16xf32>
              %284 = arith.addi %275, %headDim : index
              %285 = arith.addi %284, %279 : index
              %286 = vector.load %encode[%285] : memref<?xf32>, vector<16xf32>
              %287 = arith.addi %125, %279 : index
              %288 = vector.load %3[%287] : memref<?xf32>, vector<16xf32>
              %289 = arith.subf %288, %286 : vector<16xf32>
              %290 = arith.mulf %289, %283 : vector<16xf32>
              %291 = wave.fp8_encode "e4m3" %290 : vector<16xf32> -> vector<16xi8>
              %292 = arith.muli %279, %c2 : index
              vector.store %291, %5[%292] : memref<?xi8>, vector<16xi8>
              %293 = math.absf %290 : vector<16xf32>
              %294 = arith.cmpf ugt, %293, %c39 : vector<16xf32>
              %295 = arith.select %294, %c37, %c9 : vector<16xi1>, vector<16xf32>
              %296 = arith.addf %280, %295 : vector<16xf32>
              scf.yield %296 : vector<16xf32>
            }
            %297 = wave.reduce "add" %281 : vector<16xf32>
            %298 = arith.cmpf ogt, %297, %c38 : f32
            scf.if %298 {
              %299 = arith.fptosi %297 : f32 to i32
              wave.count %clipped, %299 : memref<?xi32>
            }
            %300 = arith.cmpi slt, %274, %kvHeads : index
            scf.if %300 {
              %301 = arith.muli %2, %c10 : index
              %302 = arith.muli %274, %301 : index
              %303 = arith.addi %278, %302 : index
              %304 = arith.muli %277, %c2 : index
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
              %313 = arith.subi %274, %kvHeads : index
              %314 = arith.muli %313, %c3 : index
              %315 = arith.addi %314, %c2 : index
              %316 = arith.muli %2, %c6 : index
              %317 = arith.muli %315, %316 : index
              %318 = arith.addi %278, %317 : index
              %319 = arith.muli %277, %2 : index
              %320 = arith.addi %318, %319 : index
              scf.for %321 = %c7 to %2 step %c6 {
                %322 = vector.load %5[%321] : memref<?xi8>, vector<16xi8>
                %323 = arith.addi %320, %321 : index
                vector.store %322, %kv[%323] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %324 = arith.cmpi eq, %codec, %c3 : index
          scf.if %324 {
            %325 = arith.subi %0, %heads : index
            %326 = arith.muli %325, %4 : index
            %327 = arith.divui %214, %c6 : index
            %328 = arith.remui %214, %c6 : index
            %329 = arith.muli %327, %pageBytes : index
            %332 = scf.for %330 = %c7 to %headDim step %c6 iter_args(%331 = %c9) -> (vector<16xf32>) {
              %333 = arith.addi %326, %330 : index
              %334 = vector.load %encode[%333] : memref<?xf32>, vector<16xf32>
              %335 = arith.addi %326, %headDim : index
              %336 = arith.addi %335, %330 : index
              %337 = vector.load %encode[%336] : memref<?xf32>, vector<16xf32>
              %338 = arith.addi %125, %330 : index
              %339 = vector.load %3[%338] : memref<?xf32>, vector<16xf32>
              %340 = arith.subf %339, %337 : vector<16xf32>
              %341 = arith.mulf %340, %334 : vector<16xf32>
              %342 = wave.fp8_encode "e5m2" %341 : vector<16xf32> -> vector<16xi8>
              %343 = arith.muli %330, %c2 : index
              vector.store %342, %5[%343] : memref<?xi8>, vector<16xi8>
              %344 = math.absf %341 : vector<16xf32>
              %345 = arith.cmpf ugt, %344, %c40 : vector<16xf32>
              %346 = arith.select %345, %c37, %c9 : vector<16xi1>, vector<16xf32>
              %347 = arith.addf %331, %346 : vector<16xf32>
              scf.yield %347 : vector<16xf32>
            }
            %348 = wave.reduce "add" %332 : vector<16xf32>
            %349 = arith.cmpf ogt, %348, %c38 : f32
            scf.if %349 {
              %350 = arith.fptosi %348 : f32 to i32
              wave.count %clipped, %350 : memref<?xi32>
            }
            %351 = arith.cmpi slt, %325, %kvHeads : index
            scf.if %351 {
              %352 = arith.muli %2, %c10 : index
              %353 = arith.muli %325, %352 : index
              %354 = arith.addi %329, %353 : index
              %355 = arith.muli %328, %c2 : index
              %356 = arith.addi %354, %355 : index
              scf.for %357 = %c7 to %headDim step %c2 {
                %358 = arith.muli %357, %c2 : index
                %359 = arith.addi %358, %c7 : index
                %360 = memref.load %5[%359] : memref<?xi8>
                %361 = arith.muli %357, %c6 : index
                %362 = arith.addi %356, %361 : index
                %363 = arith.addi %362, %c7 : index
                memref.store %360, %kv[%363] : memref<?xi8>
              }
            } else {
              %364 = arith.subi %325, %kvHeads : index
              %365 = arith.muli %364, %c3 : index
              %366 = arith.addi %365, %c2 : index
              %367 = arith.muli %2, %c6 : index
              %368 = arith.muli %366, %367 : index
              %369 = arith.addi %329, %368 : index
              %370 = arith.muli %328, %2 : index
              %371 = arith.addi %369, %370 : index
              scf.for %372 = %c7 to %2 step %c6 {
                %373 = vector.load %5[%372] : memref<?xi8>, vector<16xi8>
                %374 = arith.addi %371, %372 : index
                vector.store %373, %kv[%374] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %375 = arith.cmpi eq, %codec, %c19 : index
          scf.if %375 {
            %376 = arith.subi %0, %heads : index
            %377 = arith.muli %376, %4 : index
            %378 = arith.divui %214, %c6 : index
            %379 = arith.remui %214, %c6 : index
            %380 = arith.muli %378, %pageBytes : index
            %383 = scf.for %381 = %c7 to %headDim step %c6 iter_args(%382 = %c9) -> (vector<16xf32>) {
              %384 = arith.addi %377, %381 : index
              %385 = vector.load %encode[%384] : memref<?xf32>, vector<16xf32>
              %386 = arith.addi %377, %headDim : index
              %387 = arith.addi %386, %381 : index
              %388 = vector.load %encode[%387] : memref<?xf32>, vector<16xf32>
              %389 = arith.addi %125, %381 : index
              %390 = vector.load %3[%389] : memref<?xf32>, vector<16xf32>
              %391 = arith.subf %390, %388 : vector<16xf32>
              %392 = arith.mulf %391, %385 : vector<16xf32>
              %393 = arith.cmpf ord, %392, %392 : vector<16xf32>
              %394 = arith.select %393, %392, %c9 : vector<16xi1>, vector<16xf32>
              %395 = math.roundeven %394 : vector<16xf32>
              %396 = arith.minimumf %395, %c41 : vector<16xf32>
              %397 = arith.maximumf %396, %c42 : vector<16xf32>
              %398 = arith.fptosi %397 : vector<16xf32> to vector<16xi32>
              %399 = arith.addi %398, %c43 : vector<16xi32>
              %400 = arith.trunci %399 : vector<16xi32> to vector<16xi8>
              %401 = arith.muli %381, %c2 : index
              vector.store %400, %5[%401] : memref<?xi8>, vector<16xi8>
              %402 = math.absf %392 : vector<16xf32>
              %403 = arith.cmpf ugt, %402, %c44 : vector<16xf32>
              %404 = arith.select %403, %c37, %c9 : vector<16xi1>, vector<16xf32>
              %405 = arith.addf %382, %404 : vector<16xf32>
              scf.yield %405 : vector<16xf32>
            }
            %406 = wave.reduce "add" %383 : vector<16xf32>
            %407 = arith.cmpf ogt, %406, %c38 : f32
            scf.if %407 {
              %408 = arith.fptosi %406 : f32 to i32
              wave.count %clipped, %408 : memref<?xi32>
            }
            %409 = arith.cmpi slt, %376, %kvHeads : index
            scf.if %409 {
              %410 = arith.muli %2, %c10 : index
              %411 = arith.muli %376, %410 : index
              %412 = arith.addi %380, %411 : index
              %413 = arith.muli %379, %c2 : index
              %414 = arith.addi %412, %413 : index
              scf.for %415 = %c7 to %headDim step %c2 {
                %416 = arith.muli %415, %c2 : index
                %417 = arith.addi %416, %c7 : index
                %418 = memref.load %5[%417] : memref<?xi8>
                %419 = arith.muli %415, %c6 : index
                %420 = arith.addi %414, %419 : index
                %421 = arith.addi %420, %c7 : index
                memref.store %418, %kv[%421] : memref<?xi8>
              }
            } else {
              %422 = arith.subi %376, %kvHeads : index
              %423 = arith.muli %422, %c3 : index
              %424 = arith.addi %423, %c2 : index
              %425 = arith.muli %2, %c6 : index
              %426 = arith.muli %424, %425 : index
              %427 = arith.addi %380, %426 : index
              %428 = arith.muli %379, %2 : index
              %429 = arith.addi %427, %428 : index
              scf.for %430 = %c7 to %2 step %c6 {
                %431 = vector.load %5[%430] : memref<?xi8>, vector<16xi8>
                %432 = arith.addi %429, %430 : index
                vector.store %431, %kv[%432] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
