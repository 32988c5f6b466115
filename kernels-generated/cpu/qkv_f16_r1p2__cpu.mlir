// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='f16', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_f16_r1p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  func.return %f3, %f4 : vector<16xf32>, vector<16xf32>
}
wave.kernel @qkv_f16_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
    scf.for %19 = %c6 to %8 step %c3 {
      %20 = arith.muli %0, %8 : index
      %21 = arith.addi %20, %19 : index
      %22 = arith.addi %21, %c6 : index
      %23 = arith.muli %22, %7 : index
      %24 = arith.addi %21, %c2 : index
      %25 = arith.muli %24, %7 : index
      %29:2 = scf.for %26 = %c6 to %6 step %c2 iter_args(%27 = %c8, %28 = %c8) -> (vector<16xf32>, vector<16xf32>) {
        %30 = arith.muli %26, %c5 : index
        %31 = arith.addi %23, %30 : index
        %32 = arith.addi %25, %30 : index
        %33 = arith.muli %26, %c4 : index
        %37:2 = scf.for %34 = %c6 to %c9 step %c2 iter_args(%35 = %27, %36 = %28) -> (vector<16xf32>, vector<16xf32>) {
          %38 = arith.muli %34, %c9 : index
          %39 = arith.addi %33, %38 : index
          %40 = arith.muli %34, %c10 : index
          %41 = arith.addi %31, %40 : index
          %42 = arith.addi %41, %c6 : index
          %43 = vector.load %w[%42] : memref<?xi8>, vector<32xi8>
          %44 = vector.bitcast %43 : vector<32xi8> to vector<16xf16>
          %45 = arith.extf %44 : vector<16xf16> to vector<16xf32>
          %46 = arith.addi %32, %40 : index
          %47 = arith.addi %46, %c6 : index
          %48 = vector.load %w[%47] : memref<?xi8>, vector<32xi8>
          %49 = vector.bitcast %48 : vector<32xi8> to vector<16xf16>
          %50 = arith.extf %49 : vector<16xf16> to vector<16xf32>
          %51 = arith.addi %39, %c6 : index
          %52:2 = func.call @qkv_f16_r1p2__cpu.0(%18, %51, %x, %45, %35, %50, %36) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %53 = arith.addi %41, %c11 : index
          %54 = vector.load %w[%53] : memref<?xi8>, vector<32xi8>
          %55 = vector.bitcast %54 : vector<32xi8> to vector<16xf16>
          %56 = arith.extf %55 : vector<16xf16> to vector<16xf32>
          %57 = arith.addi %46, %c11 : index
          %58 = vector.load %w[%57] : memref<?xi8>, vector<32xi8>
          %59 = vector.bitcast %58 : vector<32xi8> to vector<16xf16>
          %60 = arith.extf %59 : vector<16xf16> to vector<16xf32>
          %61 = arith.addi %39, %c2 : index
          %62:2 = func.call @qkv_f16_r1p2__cpu.0(%18, %61, %x, %56, %52#0, %60, %52#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %63 = arith.addi %41, %c12 : index
          %64 = vector.load %w[%63] : memref<?xi8>, vector<32xi8>
          %65 = vector.bitcast %64 : vector<32xi8> to vector<16xf16>
          %66 = arith.extf %65 : vector<16xf16> to vector<16xf32>
          %67 = arith.addi %46, %c12 : index
          %68 = vector.load %w[%67] : memref<?xi8>, vector<32xi8>
          %69 = vector.bitcast %68 : vector<32xi8> to vector<16xf16>
          %70 = arith.extf %69 : vector<16xf16> to vector<16xf32>
          %71 = arith.addi %39, %c3 : index
          %72:2 = func.call @qkv_f16_r1p2__cpu.0(%18, %71, %x, %66, %62#0, %70, %62#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %73 = arith.addi %41, %c13 : index
          %74 = vector.load %w[%73] : memref<?xi8>, vector<32xi8>
          %75 = vector.bitcast %74 : vector<32xi8> to vector<16xf16>
          %76 = arith.extf %75 : vector<16xf16> to vector<16xf32>
          %77 = arith.addi %46, %c13 : index
          %78 = vector.load %w[%77] : memref<?xi8>, vector<32xi8>
          %79 = vector.bitcast %78 : vector<32xi8> to vector<16xf16>
          %80 = arith.extf %79 : vector<16xf16> to vector<16xf32>
          %81 = arith.addi %39, %c14 : index
          %82:2 = func.call @qkv_f16_r1p2__cpu.0(%18, %81, %x, %76, %72#0, %80, %72#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          scf.yield %82#0, %82#1 : vector<16xf32>, vector<16xf32>
        }
        scf.yield %37#0, %37#1 : vector<16xf32>, vector<16xf32>
      }
      %83 = arith.muli %headDim, %c6 : index
      %84 = arith.muli %19, %c4 : index
      %85 = arith.addi %83, %84 : index
      %86 = arith.addi %85, %c6 : index
      vector.store %29#0, %3[%86] : memref<?xf32>, vector<16xf32>
      %87 = arith.addi %85, %c4 : index
      vector.store %29#1, %3[%87] : memref<?xf32>, vector<16xf32>
    }
    %88 = arith.addi %14, %c2 : index
    %89 = arith.minsi %88, %13 : index
    scf.for %90 = %14 to %89 step %c2 {
      %91 = arith.subi %90, %14 : index
      %92 = arith.muli %91, %headDim : index
      %93 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %93 {
        scf.for %94 = %c6 to %headDim step %c4 {
          %95 = arith.muli %0, %headDim : index
          %96 = arith.addi %95, %94 : index
          %97 = vector.load %bias[%96] : memref<?xf32>, vector<16xf32>
          %98 = arith.addi %92, %94 : index
          %99 = vector.load %3[%98] : memref<?xf32>, vector<16xf32>
          %100 = arith.addf %99, %97 : vector<16xf32>
          vector.store %100, %3[%98] : memref<?xf32>, vector<16xf32>
        }
      }
      %101 = arith.addi %heads, %kvHeads : index
      %102 = arith.cmpi slt, %0, %101 : index
      scf.if %102 {
        %103 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %103 {
          %104 = arith.cmpi slt, %0, %heads : index
          %107 = scf.for %105 = %c6 to %headDim step %c4 iter_args(%106 = %c8) -> (vector<16xf32>) {
            %108 = arith.addi %92, %105 : index
            %109 = vector.load %3[%108] : memref<?xf32>, vector<16xf32>
            %110 = math.fma %109, %109, %106 : vector<16xf32>
            scf.yield %110 : vector<16xf32>
          }
          %111 = wave.reduce "add" %107 : vector<16xf32>
          %112 = arith.mulf %111, %inverseHeadDim : f32
          %113 = arith.addf %112, %epsilon : f32
          %114 = math.sqrt %113 : f32
          %115 = arith.divf %c21, %114 : f32
          %116 = vector.broadcast %115 : f32 to vector<16xf32>
          scf.for %117 = %c6 to %headDim step %c4 {
            %118 = vector.load %query_norm[%117] : memref<?xf32>, vector<16xf32>
            %119 = vector.load %key_norm[%117] : memref<?xf32>, vector<16xf32>
            %120 = arith.select %104, %118, %119 : vector<16xf32>
            %121 = arith.addi %92, %117 : index
            %122 = vector.load %3[%121] : memref<?xf32>, vector<16xf32>
            %123 = arith.mulf %122, %116 : vector<16xf32>
            %124 = arith.mulf %123, %120 : vector<16xf32>
            vector.store %124, %3[%121] : memref<?xf32>, vector<16xf32>
          }
        }
        %125 = arith.addi %positionsAt, %90 : index
        %126 = memref.load %step[%125] : memref<?xi32>
        %127 = arith.index_cast %126 : i32 to index
        %128 = arith.divui %headDim, %c3 : index
        %129 = arith.remui %127, %c23 : index
        %130 = arith.muli %129, %headDim : index
        %131 = arith.divui %127, %c23 : index
        %132 = arith.addi %131, %c23 : index
        %133 = arith.muli %132, %headDim : index
        scf.for %134 = %c6 to %128 step %c24 {
          %135 = arith.addi %130, %134 : index
          %136 = vector.load %rope[%135] : memref<?xf32>, vector<8xf32>
          %137 = arith.addi %130, %128 : index
          %138 = arith.addi %137, %134 : index
          %139 = vector.load %rope[%138] : memref<?xf32>, vector<8xf32>
          %140 = arith.addi %133, %134 : index
          %141 = vector.load %rope[%140] : memref<?xf32>, vector<8xf32>
          %142 = arith.addi %133, %128 : index
          %143 = arith.addi %142, %134 : index
          %144 = vector.load %rope[%143] : memref<?xf32>, vector<8xf32>
          %145 = arith.mulf %141, %136 : vector<8xf32>
          %146 = arith.mulf %144, %139 : vector<8xf32>
          %147 = arith.subf %145, %146 : vector<8xf32>
          %148 = arith.mulf %144, %136 : vector<8xf32>
          %149 = arith.mulf %141, %139 : vector<8xf32>
          %150 = arith.addf %148, %149 : vector<8xf32>
          %151 = arith.addi %92, %134 : index
          %152 = vector.load %3[%151] : memref<?xf32>, vector<8xf32>
          %153 = arith.addi %92, %128 : index
          %154 = arith.addi %153, %134 : index
          %155 = vector.load %3[%154] : memref<?xf32>, vector<8xf32>
          %156 = arith.mulf %152, %147 : vector<8xf32>
          %157 = arith.mulf %155, %150 : vector<8xf32>
          %158 = arith.subf %156, %157 : vector<8xf32>
          vector.store %158, %3[%151] : memref<?xf32>, vector<8xf32>
          %159 = arith.mulf %155, %147 : vector<8xf32>
          %160 = arith.mulf %152, %150 : vector<8xf32>
          %161 = arith.addf %159, %160 : vector<8xf32>
          vector.store %161, %3[%154] : memref<?xf32>, vector<8xf32>
        }
      }
      %162 = arith.cmpi slt, %0, %heads : index
      scf.if %162 {
        scf.for %163 = %c6 to %headDim step %c4 {
          %164 = arith.addi %92, %163 : index
          %165 = vector.load %3[%164] : memref<?xf32>, vector<16xf32>
          %166 = arith.muli %90, %heads : index
          %167 = arith.addi %166, %0 : index
          %168 = arith.muli %167, %headDim : index
          %169 = arith.addi %168, %163 : index
          vector.store %165, %q[%169] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %170 = arith.addi %slotsAt, %90 : index
        %171 = memref.load %step[%170] : memref<?xi32>
        %172 = arith.index_cast %171 : i32 to index
        %173 = arith.cmpi sge, %172, %c6 : index
        scf.if %173 {
          %174 = arith.cmpi eq, %codec, %c6 : index
          scf.if %174 {
            %175 = arith.subi %0, %heads : index
            %176 = memref.load %scales[%175] : memref<?xf32>
            %177 = vector.broadcast %176 : f32 to vector<16xf32>
            %178 = arith.divui %172, %c4 : index
            %179 = arith.remui %172, %c4 : index
            %180 = arith.muli %178, %pageBytes : index
            scf.for %181 = %c6 to %headDim step %c4 {
              %182 = arith.addi %92, %181 : index
              %183 = vector.load %3[%182] : memref<?xf32>, vector<16xf32>
              %184 = arith.mulf %183, %177 : vector<16xf32>
              %185 = arith.minimumf %184, %c28 : vector<16xf32>
              %186 = arith.maximumf %185, %c29 : vector<16xf32>
              %187 = arith.truncf %186 : vector<16xf32> to vector<16xf16>
              %188 = vector.bitcast %187 : vector<16xf16> to vector<32xi8>
              %189 = arith.muli %181, %c3 : index
              vector.store %188, %5[%189] : memref<?xi8>, vector<32xi8>
            }
            %190 = arith.cmpi slt, %175, %kvHeads : index
            scf.if %190 {
              %191 = arith.muli %4, %c11 : index
              %192 = arith.muli %175, %191 : index
              %193 = arith.addi %180, %192 : index
              %194 = arith.muli %179, %c3 : index
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
              %206 = arith.subi %175, %kvHeads : index
              %207 = arith.muli %206, %c3 : index
              %208 = arith.addi %207, %c2 : index
              %209 = arith.muli %4, %c4 : index
              %210 = arith.muli %208, %209 : index
              %211 = arith.addi %180, %210 : index
              %212 = arith.muli %179, %4 : index
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
            %219 = memref.load %scales[%218] : memref<?xf32>
            %220 = vector.broadcast %219 : f32 to vector<16xf32>
            %221 = arith.divui %172, %c4 : index
            %222 = arith.remui %172, %c4 : index
            %223 = arith.muli %221, %pageBytes : index
            scf.for %224 = %c6 to %headDim step %c4 {
              %225 = arith.addi %92, %224 : index
              %226 = vector.load %3[%225] : memref<?xf32>, vector<16xf32>
              %227 = arith.mulf %226, %220 : vector<16xf32>
              %228 = wave.fp8_encode "e4m3" %227 : vector<16xf32> -> vector<16xi8>
              %229 = arith.muli %224, %c2 : index
              vector.store %228, %5[%229] : memref<?xi8>, vector<16xi8>
            }
            %230 = arith.cmpi slt, %218, %kvHeads : index
            scf.if %230 {
              %231 = arith.muli %2, %c11 : index
              %232 = arith.muli %218, %231 : index
              %233 = arith.addi %223, %232 : index
              %234 = arith.muli %222, %c2 : index
              %235 = arith.addi %233, %234 : index
              scf.for %236 = %c6 to %headDim step %c2 {
                %237 = arith.muli %236, %c2 : index
                %238 = arith.addi %237, %c6 : index
                %239 = memref.load %5[%238] : memref<?xi8>
                %240 = arith.muli %236, %c4 : index
                %241 = arith.addi %235, %240 : index
                %242 = arith.addi %241, %c6 : index
                memref.store %239, %kv[%242] : memref<?xi8>
              }
            } else {
              %243 = arith.subi %218, %kvHeads : index
              %244 = arith.muli %243, %c3 : index
              %245 = arith.addi %244, %c2 : index
              %246 = arith.muli %2, %c4 : index
              %247 = arith.muli %245, %246 : index
              %248 = arith.addi %223, %247 : index
              %249 = arith.muli %222, %2 : index
              %250 = arith.addi %248, %249 : index
              scf.for %251 = %c6 to %2 step %c4 {
                %252 = vector.load %5[%251] : memref<?xi8>, vector<16xi8>
                %253 = arith.addi %250, %251 : index
                vector.store %252, %kv[%253] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %254 = arith.cmpi eq, %codec, %c3 : index
          scf.if %254 {
            %255 = arith.subi %0, %heads : index
            %256 = memref.load %scales[%255] : memref<?xf32>
            %257 = vector.broadcast %256 : f32 to vector<16xf32>
            %258 = arith.divui %172, %c4 : index
            %259 = arith.remui %172, %c4 : index
            %260 = arith.muli %258, %pageBytes : index
            scf.for %261 = %c6 to %headDim step %c4 {
              %262 = arith.addi %92, %261 : index
              %263 = vector.load %3[%262] : memref<?xf32>, vector<16xf32>
              %264 = arith.mulf %263, %257 : vector<16xf32>
              %265 = wave.fp8_encode "e5m2" %264 : vector<16xf32> -> vector<16xi8>
              %266 = arith.muli %261, %c2 : index
              vector.store %265, %5[%266] : memref<?xi8>, vector<16xi8>
            }
            %267 = arith.cmpi slt, %255, %kvHeads : index
            scf.if %267 {
              %268 = arith.muli %2, %c11 : index
              %269 = arith.muli %255, %268 : index
              %270 = arith.addi %260, %269 : index
              %271 = arith.muli %259, %c2 : index
              %272 = arith.addi %270, %271 : index
              scf.for %273 = %c6 to %headDim step %c2 {
                %274 = arith.muli %273, %c2 : index
                %275 = arith.addi %274, %c6 : index
                %276 = memref.load %5[%275] : memref<?xi8>
                %277 = arith.muli %273, %c4 : index
                %278 = arith.addi %272, %277 : index
                %279 = arith.addi %278, %c6 : index
                memref.store %276, %kv[%279] : memref<?xi8>
              }
            } else {
              %280 = arith.subi %255, %kvHeads : index
              %281 = arith.muli %280, %c3 : index
              %282 = arith.addi %281, %c2 : index
              %283 = arith.muli %2, %c4 : index
              %284 = arith.muli %282, %283 : index
              %285 = arith.addi %260, %284 : index
              %286 = arith.muli %259, %2 : index
              %287 = arith.addi %285, %286 : index
              scf.for %288 = %c6 to %2 step %c4 {
                %289 = vector.load %5[%288] : memref<?xi8>, vector<16xi8>
                %290 = arith.addi %287, %288 : index
                vector.store %289, %kv[%290] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
