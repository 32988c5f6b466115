// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='f16', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_f16_r1p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>) -> (vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  func.return %f3 : vector<16xf32>
}
wave.kernel @qkv_f16_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 512 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant dense<0x00000000> : vector<16xf32>
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 128 : index
  %c11 = arith.constant 32 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 96 : index
  %c14 = arith.constant 3 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c21 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c23 = arith.constant 256 : index
  %c24 = arith.constant 8 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c28 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c29 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c30 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c31 = arith.constant 0x00000000 : f32
  %c32 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c33 = arith.constant dense<0x47600000> : vector<16xf32>
  %c34 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c35 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c36 = arith.constant dense<128> : vector<16xi32>
  %c37 = arith.constant dense<0x42FF0000> : vector<16xf32>
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %headDim, %c2 : index
  %3 = wave.scratch %2 : memref<?xf32>
  %4 = arith.muli %headDim, %c3 : index
  %5 = wave.scratch %4 : memref<?xi8>
  %6 = arith.divui %inputFeatures, %c4 : index
  %7 = arith.muli %6, %c5 : index
  %8 = arith.divui %headDim, %c4 : index
  %9 = memref.load %step[%c6] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %rowsPerBlock : index
  %12 = arith.addi %11, %rowsPerBlock : index
  %13 = arith.minsi %12, %10 : index
  scf.for %14 = %11 to %13 step %c2 {
    %15 = arith.subi %13, %c2 : index
    %16 = arith.addi %14, %c6 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.muli %17, %inputFeatures : index
    scf.for %19 = %c6 to %8 step %c2 {
      %20 = arith.muli %0, %8 : index
      %21 = arith.addi %20, %19 : index
      %22 = arith.addi %21, %c6 : index
      %23 = arith.muli %22, %7 : index
      %26 = scf.for %24 = %c6 to %6 step %c2 iter_args(%25 = %c8) -> (vector<16xf32>) {
        %27 = arith.muli %24, %c5 : index
        %28 = arith.addi %23, %27 : index
        %29 = arith.muli %24, %c4 : index
        %32 = scf.for %30 = %c6 to %c9 step %c2 iter_args(%31 = %25) -> (vector<16xf32>) {
          %33 = arith.muli %30, %c9 : index
          %34 = arith.addi %29, %33 : index
          %35 = arith.muli %30, %c10 : index
          %36 = arith.addi %28, %35 : index
          %37 = arith.addi %36, %c6 : index
          %38 = vector.load %w[%37] : memref<?xi8>, vector<32xi8>
          %39 = vector.bitcast %38 : vector<32xi8> to vector<16xf16>
          %40 = arith.extf %39 : vector<16xf16> to vector<16xf32>
          %41 = arith.addi %34, %c6 : index
          %42 = func.call @qkv_f16_r1p1__cpu.0(%18, %41, %x, %40, %31) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %43 = arith.addi %36, %c11 : index
          %44 = vector.load %w[%43] : memref<?xi8>, vector<32xi8>
          %45 = vector.bitcast %44 : vector<32xi8> to vector<16xf16>
          %46 = arith.extf %45 : vector<16xf16> to vector<16xf32>
          %47 = arith.addi %34, %c2 : index
          %48 = func.call @qkv_f16_r1p1__cpu.0(%18, %47, %x, %46, %42) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %49 = arith.addi %36, %c12 : index
          %50 = vector.load %w[%49] : memref<?xi8>, vector<32xi8>
          %51 = vector.bitcast %50 : vector<32xi8> to vector<16xf16>
          %52 = arith.extf %51 : vector<16xf16> to vector<16xf32>
          %53 = arith.addi %34, %c3 : index
          %54 = func.call @qkv_f16_r1p1__cpu.0(%18, %53, %x, %52, %48) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %55 = arith.addi %36, %c13 : index
          %56 = vector.load %w[%55] : memref<?xi8>, vector<32xi8>
          %57 = vector.bitcast %56 : vector<32xi8> to vector<16xf16>
          %58 = arith.extf %57 : vector<16xf16> to vector<16xf32>
          %59 = arith.addi %34, %c14 : index
          %60 = func.call @qkv_f16_r1p1__cpu.0(%18, %59, %x, %58, %54) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          scf.yield %60 : vector<16xf32>
        }
        scf.yield %32 : vector<16xf32>
      }
      %61 = arith.muli %headDim, %c6 : index
      %62 = arith.muli %19, %c4 : index
      %63 = arith.addi %61, %62 : index
      %64 = arith.addi %63, %c6 : index
      vector.store %26, %3[%64] : memref<?xf32>, vector<16xf32>
    }
    %65 = arith.addi %14, %c2 : index
    %66 = arith.minsi %65, %13 : index
    scf.for %67 = %14 to %66 step %c2 {
      %68 = arith.subi %67, %14 : index
      %69 = arith.muli %68, %headDim : index
      %70 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %70 {
        scf.for %71 = %c6 to %headDim step %c4 {
          %72 = arith.muli %0, %headDim : index
          %73 = arith.addi %72, %71 : index
          %74 = vector.load %bias[%73] : memref<?xf32>, vector<16xf32>
          %75 = arith.addi %69, %71 : index
          %76 = vector.load %3[%75] : memref<?xf32>, vector<16xf32>
          %77 = arith.addf %76, %74 : vector<16xf32>
          vector.store %77, %3[%75] : memref<?xf32>, vector<16xf32>
        }
      }
      %78 = arith.addi %heads, %kvHeads : index
      %79 = arith.cmpi slt, %0, %78 : index
      scf.if %79 {
        %80 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %80 {
          %81 = arith.cmpi slt, %0, %heads : index
          %84 = scf.for %82 = %c6 to %headDim step %c4 iter_args(%83 = %c8) -> (vector<16xf32>) {
            %85 = arith.addi %69, %82 : index
            %86 = vector.load %3[%85] : memref<?xf32>, vector<16xf32>
            %87 = math.fma %86, %86, %83 : vector<16xf32>
            scf.yield %87 : vector<16xf32>
          }
          %88 = wave.reduce "add" %84 : vector<16xf32>
          %89 = arith.mulf %88, %inverseHeadDim : f32
          %90 = arith.addf %89, %epsilon : f32
          %91 = math.sqrt %90 : f32
          %92 = arith.divf %c21, %91 : f32
          %93 = vector.broadcast %92 : f32 to vector<16xf32>
          scf.for %94 = %c6 to %headDim step %c4 {
            %95 = vector.load %query_norm[%94] : memref<?xf32>, vector<16xf32>
            %96 = vector.load %key_norm[%94] : memref<?xf32>, vector<16xf32>
            %97 = arith.select %81, %95, %96 : vector<16xf32>
            %98 = arith.addi %69, %94 : index
            %99 = vector.load %3[%98] : memref<?xf32>, vector<16xf32>
            %100 = arith.mulf %99, %93 : vector<16xf32>
            %101 = arith.mulf %100, %97 : vector<16xf32>
            vector.store %101, %3[%98] : memref<?xf32>, vector<16xf32>
          }
        }
        %102 = arith.addi %positionsAt, %67 : index
        %103 = memref.load %step[%102] : memref<?xi32>
        %104 = arith.index_cast %103 : i32 to index
        %105 = arith.divui %headDim, %c3 : index
        %106 = arith.remui %104, %c23 : index
        %107 = arith.muli %106, %headDim : index
        %108 = arith.divui %104, %c23 : index
        %109 = arith.addi %108, %c23 : index
        %110 = arith.muli %109, %headDim : index
        scf.for %111 = %c6 to %105 step %c24 {
          %112 = arith.addi %107, %111 : index
          %113 = vector.load %rope[%112] : memref<?xf32>, vector<8xf32>
          %114 = arith.addi %107, %105 : index
          %115 = arith.addi %114, %111 : index
          %116 = vector.load %rope[%115] : memref<?xf32>, vector<8xf32>
          %117 = arith.addi %110, %111 : index
          %118 = vector.load %rope[%117] : memref<?xf32>, vector<8xf32>
          %119 = arith.addi %110, %105 : index
          %120 = arith.addi %119, %111 : index
          %121 = vector.load %rope[%120] : memref<?xf32>, vector<8xf32>
          %122 = arith.mulf %118, %113 : vector<8xf32>
          %123 = arith.mulf %121, %116 : vector<8xf32>
          %124 = arith.subf %122, %123 : vector<8xf32>
          %125 = arith.mulf %121, %113 : vector<8xf32>
          %126 = arith.mulf %118, %116 : vector<8xf32>
          %127 = arith.addf %125, %126 : vector<8xf32>
          %128 = arith.addi %69, %111 : index
          %129 = vector.load %3[%128] : memref<?xf32>, vector<8xf32>
          %130 = arith.addi %69, %105 : index
          %131 = arith.addi %130, %111 : index
          %132 = vector.load %3[%131] : memref<?xf32>, vector<8xf32>
          %133 = arith.mulf %129, %124 : vector<8xf32>
          %134 = arith.mulf %132, %127 : vector<8xf32>
          %135 = arith.subf %133, %134 : vector<8xf32>
          vector.store %135, %3[%128] : memref<?xf32>, vector<8xf32>
          %136 = arith.mulf %132, %124 : vector<8xf32>
          %137 = arith.mulf %129, %127 : vector<8xf32>
          %138 = arith.addf %136, %137 : vector<8xf32>
          vector.store %138, %3[%131] : memref<?xf32>, vector<8xf32>
        }
      }
      %139 = arith.cmpi slt, %0, %heads : index
      scf.if %139 {
        %140 = arith.divui %heads, %kvHeads : index
        %141 = arith.muli %headDim, %c9 : index
        %142 = arith.muli %kvHeads, %141 : index
        %143 = arith.divui %0, %140 : index
        %144 = arith.muli %143, %headDim : index
        %145 = arith.addi %142, %144 : index
        scf.for %146 = %c6 to %headDim step %c4 {
          %147 = arith.addi %145, %146 : index
          %148 = vector.load %encode[%147] : memref<?xf32>, vector<16xf32>
          %149 = arith.addi %69, %146 : index
          %150 = vector.load %3[%149] : memref<?xf32>, vector<16xf32>
          %151 = arith.mulf %150, %148 : vector<16xf32>
          %152 = arith.muli %67, %heads : index
          %153 = arith.addi %152, %0 : index
          %154 = arith.muli %153, %headDim : index
          %155 = arith.addi %154, %146 : index
          vector.store %151, %q[%155] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %156 = arith.addi %slotsAt, %67 : index
        %157 = memref.load %step[%156] : memref<?xi32>
        %158 = arith.index_cast %157 : i32 to index
        %159 = arith.cmpi sge, %158, %c6 : index
        scf.if %159 {
          %160 = arith.cmpi eq, %codec, %c6 : index
          scf.if %160 {
            %161 = arith.subi %0, %heads : index
            %162 = arith.muli %161, %4 : index
            %163 = arith.divui %158, %c4 : index
            %164 = arith.remui %158, %c4 : index
            %165 = arith.muli %163, %pageBytes : index
            %168 = scf.for %166 = %c6 to %headDim step %c4 iter_args(%167 = %c8) -> (vector<16xf32>) {
              %169 = arith.addi %162, %166 : index
              %170 = vector.load %encode[%169] : memref<?xf32>, vector<16xf32>
              %171 = arith.addi %162, %headDim : index
              %172 = arith.addi %171, %166 : index
              %173 = vector.load %encode[%172] : memref<?xf32>, vector<16xf32>
              %174 = arith.addi %69, %166 : index
              %175 = vector.load %3[%174] : memref<?xf32>, vector<16xf32>
              %176 = arith.subf %175, %173 : vector<16xf32>
              %177 = arith.mulf %176, %170 : vector<16xf32>
              %178 = arith.minimumf %177, %c28 : vector<16xf32>
              %179 = arith.maximumf %178, %c29 : vector<16xf32>
              %180 = arith.truncf %179 : vector<16xf32> to vector<16xf16>
              %181 = vector.bitcast %180 : vector<16xf16> to vector<32xi8>
              %182 = arith.muli %166, %c3 : index
              vector.store %181, %5[%182] : memref<?xi8>, vector<32xi8>
              %183 = math.absf %177 : vector<16xf32>
              %184 = arith.cmpf ugt, %183, %c28 : vector<16xf32>
              %185 = arith.select %184, %c30, %c8 : vector<16xi1>, vector<16xf32>
              %186 = arith.addf %167, %185 : vector<16xf32>
              scf.yield %186 : vector<16xf32>
            }
            %187 = wave.reduce "add" %168 : vector<16xf32>
            %188 = arith.cmpf ogt, %187, %c31 : f32
            scf.if %188 {
              %189 = arith.fptosi %187 : f32 to i32
              wave.count %clipped, %189 : memref<?xi32>
            }
            %190 = arith.cmpi slt, %161, %kvHeads : index
            scf.if %190 {
              %191 = arith.muli %4, %c11 : index
              %192 = arith.muli %161, %191 : index
              %193 = arith.addi %165, %192 : index
              %194 = arith.muli %164, %c3 : index
              %195 = arith.addi %193, %194 : index
              scf.for %196 = %c6 to %headDim step %c2 {
                %197 = arith.muli %196, %c3 : index
                %198 = arith.addi %197, %c6 : index
                %199 = memref.load %5[%198] : memref<?xi8>
                %200 = arith.muli %196, %c11 : index
                %201 = arith.addi %195, %200 : index
                %202 = arith.addi %201, %c6 : index
                memref.store %199, %kv[%202] : memref<?xi8>
                %203 = arith.addi %197, %c2 : index
                %204 = memref.load %5[%203] : memref<?xi8>
                %205 = arith.addi %201, %c2 : index
                memref.store %204, %kv[%205] : memref<?xi8>
              }
            } else {
              %206 = arith.subi %161, %kvHeads : index
              %207 = arith.muli %206, %c3 : index
              %208 = arith.addi %207, %c2 : index
              %209 = arith.muli %4, %c4 : index
              %210 = arith.muli %208, %209 : index
              %211 = arith.addi %165, %210 : index
              %212 = arith.muli %164, %4 : index
              %213 = arith.addi %211, %212 : index
              scf.for %214 = %c6 to %4 step %c4 {
                %215 = vector.load %5[%214] : memref<?xi8>, vector<16xi8>
                %216 = arith.addi %213, %214 : index
                vector.store %215, %kv[%216] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %217 = arith.cmpi eq, %codec, %c2 : index
          scf.if %217 {
            %218 = arith.subi %0, %heads : index
            %219 = arith.muli %218, %4 : index
            %220 = arith.divui %158, %c4 : index
            %221 = arith.remui %158, %c4 : index
            %222 = arith.muli %220, %pageBytes : index
            %225 = scf.for %223 = %c6 to %headDim step %c4 iter_args(%224 = %c8) -> (vector<16xf32>) {
              %226 = arith.addi %219, %223 : index
              %227 = vector.load %encode[%226] : memref<?xf32>, vector<16xf32>
              %228 = arith.addi %219, %headDim : index
              %229 = arith.addi %228, %223 : index
              %230 = vector.load %encode[%229] : memref<?xf32>, vector<16xf32>
              %231 = arith.addi %69, %223 : index
              %232 = vector.load %3[%231] : memref<?xf32>, vector<16xf32>
              %233 = arith.subf %232, %230 : vector<16xf32>
              %234 = arith.mulf %233, %227 : vector<16xf32>
              %235 = wave.fp8_encode "e4m3" %234 : vector<16xf32> -> vector<16xi8>
              %236 = arith.muli %223, %c2 : index
              vector.store %235, %5[%236] : memref<?xi8>, vector<16xi8>
              %237 = math.absf %234 : vector<16xf32>
              %238 = arith.cmpf ugt, %237, %c32 : vector<16xf32>
              %239 = arith.select %238, %c30, %c8 : vector<16xi1>, vector<16xf32>
              %240 = arith.addf %224, %239 : vector<16xf32>
              scf.yield %240 : vector<16xf32>
            }
            %241 = wave.reduce "add" %225 : vector<16xf32>
            %242 = arith.cmpf ogt, %241, %c31 : f32
            scf.if %242 {
              %243 = arith.fptosi %241 : f32 to i32
              wave.count %clipped, %243 : memref<?xi32>
            }
            %244 = arith.cmpi slt, %218, %kvHeads : index
            scf.if %244 {
              %245 = arith.muli %2, %c11 : index
              %246 = arith.muli %218, %245 : index
              %247 = arith.addi %222, %246 : index
              %248 = arith.muli %221, %c2 : index
              %249 = arith.addi %247, %248 : index
              scf.for %250 = %c6 to %headDim step %c2 {
                %251 = arith.muli %250, %c2 : index
                %252 = arith.addi %251, %c6 : index
                %253 = memref.load %5[%252] : memref<?xi8>
                %254 = arith.muli %250, %c4 : index
                %255 = arith.addi %249, %254 : index
                %256 = arith.addi %255, %c6 : index
                memref.store %253, %kv[%256] : memref<?xi8>
              }
            } else {
              %257 = arith.subi %218, %kvHeads : index
              %258 = arith.muli %257, %c3 : index
              %259 = arith.addi %258, %c2 : index
              %260 = arith.muli %2, %c4 : index
              %261 = arith.muli %259, %260 : index
              %262 = arith.addi %222, %261 : index
              %263 = arith.muli %221, %2 : index
              %264 = arith.addi %262, %263 : index
              scf.for %265 = %c6 to %2 step %c4 {
                %266 = vector.load %5[%265] : memref<?xi8>, vector<16xi8>
                %267 = arith.addi %264, %265 : index
                vector.store %266, %kv[%267] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %268 = arith.cmpi eq, %codec, %c3 : index
          scf.if %268 {
            %269 = arith.subi %0, %heads : index
            %270 = arith.muli %269, %4 : index
            %271 = arith.divui %158, %c4 : index
            %272 = arith.remui %158, %c4 : index
            %273 = arith.muli %271, %pageBytes : index
            %276 = scf.for %274 = %c6 to %headDim step %c4 iter_args(%275 = %c8) -> (vector<16xf32>) {
              %277 = arith.addi %270, %274 : index
              %278 = vector.load %encode[%277] : memref<?xf32>, vector<16xf32>
              %279 = arith.addi %270, %headDim : index
              %280 = arith.addi %279, %274 : index
              %281 = vector.load %encode[%280] : memref<?xf32>, vector<16xf32>
              %282 = arith.addi %69, %274 : index
              %283 = vector.load %3[%282] : memref<?xf32>, vector<16xf32>
              %284 = arith.subf %283, %281 : vector<16xf32>
              %285 = arith.mulf %284, %278 : vector<16xf32>
              %286 = wave.fp8_encode "e5m2" %285 : vector<16xf32> -> vector<16xi8>
              %287 = arith.muli %274, %c2 : index
              vector.store %286, %5[%287] : memref<?xi8>, vector<16xi8>
              %288 = math.absf %285 : vector<16xf32>
              %289 = arith.cmpf ugt, %288, %c33 : vector<16xf32>
              %290 = arith.select %289, %c30, %c8 : vector<16xi1>, vector<16xf32>
              %291 = arith.addf %275, %290 : vector<16xf32>
              scf.yield %291 : vector<16xf32>
            }
            %292 = wave.reduce "add" %276 : vector<16xf32>
            %293 = arith.cmpf ogt, %292, %c31 : f32
            scf.if %293 {
              %294 = arith.fptosi %292 : f32 to i32
              wave.count %clipped, %294 : memref<?xi32>
            }
            %295 = arith.cmpi slt, %269, %kvHeads : index
            scf.if %295 {
              %296 = arith.muli %2, %c11 : index
              %297 = arith.muli %269, %296 : index
              %298 = arith.addi %273, %297 : index
              %299 = arith.muli %272, %c2 : index
              %300 = arith.addi %298, %299 : index
              scf.for %301 = %c6 to %headDim step %c2 {
                %302 = arith.muli %301, %c2 : index
                %303 = arith.addi %302, %c6 : index
                %304 = memref.load %5[%303] : memref<?xi8>
                %305 = arith.muli %301, %c4 : index
                %306 = arith.addi %300, %305 : index
                %307 = arith.addi %306, %c6 : index
                memref.store %304, %kv[%307] : memref<?xi8>
              }
            } else {
              %308 = arith.subi %269, %kvHeads : index
              %309 = arith.muli %308, %c3 : index
              %310 = arith.addi %309, %c2 : index
              %311 = arith.muli %2, %c4 : index
              %312 = arith.muli %310, %311 : index
              %313 = arith.addi %273, %312 : index
              %314 = arith.muli %272, %2 : index
              %315 = arith.addi %313, %314 : index
              scf.for %316 = %c6 to %2 step %c4 {
                %317 = vector.load %5[%316] : memref<?xi8>, vector<16xi8>
                %318 = arith.addi %315, %316 : index
                vector.store %317, %kv[%318] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %319 = arith.cmpi eq, %codec, %c14 : index
          scf.if %319 {
            %320 = arith.subi %0, %heads : index
            %321 = arith.muli %320, %4 : index
            %322 = arith.divui %158, %c4 : index
            %323 = arith.remui %158, %c4 : index
            %324 = arith.muli %322, %pageBytes : index
            %327 = scf.for %325 = %c6 to %headDim step %c4 iter_args(%326 = %c8) -> (vector<16xf32>) {
              %328 = arith.addi %321, %325 : index
              %329 = vector.load %encode[%328] : memref<?xf32>, vector<16xf32>
              %330 = arith.addi %321, %headDim : index
              %331 = arith.addi %330, %325 : index
              %332 = vector.load %encode[%331] : memref<?xf32>, vector<16xf32>
              %333 = arith.addi %69, %325 : index
              %334 = vector.load %3[%333] : memref<?xf32>, vector<16xf32>
              %335 = arith.subf %334, %332 : vector<16xf32>
              %336 = arith.mulf %335, %329 : vector<16xf32>
              %337 = arith.cmpf ord, %336, %336 : vector<16xf32>
              %338 = arith.select %337, %336, %c8 : vector<16xi1>, vector<16xf32>
              %339 = math.roundeven %338 : vector<16xf32>
              %340 = arith.minimumf %339, %c34 : vector<16xf32>
              %341 = arith.maximumf %340, %c35 : vector<16xf32>
              %342 = arith.fptosi %341 : vector<16xf32> to vector<16xi32>
              %343 = arith.addi %342, %c36 : vector<16xi32>
              %344 = arith.trunci %343 : vector<16xi32> to vector<16xi8>
              %345 = arith.muli %325, %c2 : index
              vector.store %344, %5[%345] : memref<?xi8>, vector<16xi8>
              %346 = math.absf %336 : vector<16xf32>
              %347 = arith.cmpf ugt, %346, %c37 : vector<16xf32>
              %348 = arith.select %347, %c30, %c8 : vector<16xi1>, vector<16xf32>
              %349 = arith.addf %326, %348 : vector<16xf32>
              scf.yield %349 : vector<16xf32>
            }
            %350 = wave.reduce "add" %327 : vector<16xf32>
            %351 = arith.cmpf ogt, %350, %c31 : f32
            scf.if %351 {
              %352 = arith.fptosi %350 : f32 to i32
              wave.count %clipped, %352 : memref<?xi32>
            }
            %353 = arith.cmpi slt, %320, %kvHeads : index
            scf.if %353 {
              %354 = arith.muli %2, %c11 : index
              %355 = arith.muli %320, %354 : index
              %356 = arith.addi %324, %355 : index
              %357 = arith.muli %323, %c2 : index
              %358 = arith.addi %356, %357 : index
              scf.for %359 = %c6 to %headDim step %c2 {
                %360 = arith.muli %359, %c2 : index
                %361 = arith.addi %360, %c6 : index
                %362 = memref.load %5[%361] : memref<?xi8>
                %363 = arith.muli %359, %c4 : index
                %364 = arith.addi %358, %363 : index
                %365 = arith.addi %364, %c6 : index
                memref.store %362, %kv[%365] : memref<?xi8>
              }
            } else {
              %366 = arith.subi %320, %kvHeads : index
              %367 = arith.muli %366, %c3 : index
              %368 = arith.addi %367, %c2 : index
              %369 = arith.muli %2, %c4 : index
              %370 = arith.muli %368, %369 : index
              %371 = arith.addi %324, %370 : index
              %372 = arith.muli %323, %2 : index
              %373 = arith.addi %371, %372 : index
              scf.for %374 = %c6 to %2 step %c4 {
                %375 = vector.load %5[%374] : memref<?xi8>, vector<16xi8>
                %376 = arith.addi %373, %374 : index
                vector.store %375, %kv[%376] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
