// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='f32', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f32_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1024 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant 3 : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 256 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 128 : index
  %c14 = arith.constant 192 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c21 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c23 = arith.constant 8 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c27 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c28 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c29 = arith.constant 32 : index
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
    %15 = arith.subi %13, %c8 : index
    %16 = arith.addi %14, %c6 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.addi %14, %c8 : index
    %19 = arith.minsi %18, %15 : index
    %20 = arith.addi %14, %c3 : index
    %21 = arith.minsi %20, %15 : index
    %22 = arith.addi %14, %c9 : index
    %23 = arith.minsi %22, %15 : index
    %24 = arith.muli %17, %inputFeatures : index
    %25 = arith.muli %19, %inputFeatures : index
    %26 = arith.muli %21, %inputFeatures : index
    %27 = arith.muli %23, %inputFeatures : index
    scf.for %28 = %c6 to %8 step %c8 {
      %29 = arith.muli %0, %8 : index
      %30 = arith.addi %29, %28 : index
      %31 = arith.addi %30, %c6 : index
      %32 = arith.muli %31, %7 : index
      %33 = arith.divui %inputFeatures, %c4 : index
      %39:4 = scf.for %34 = %c6 to %33 step %c8 iter_args(%35 = %c10, %36 = %c10, %37 = %c10, %38 = %c10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %40 = arith.muli %34, %c5 : index
        %41 = arith.addi %32, %40 : index
        %42 = arith.muli %34, %c4 : index
        %48:4 = scf.for %43 = %c6 to %c2 step %c8 iter_args(%44 = %35, %45 = %36, %46 = %37, %47 = %38) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %49 = arith.muli %43, %c2 : index
          %50 = arith.addi %42, %49 : index
          %51 = arith.muli %43, %c11 : index
          %52 = arith.addi %41, %51 : index
          %53 = arith.addi %52, %c6 : index
          %54 = vector.load %w[%53] : memref<?xi8>, vector<64xi8>
          %55 = vector.bitcast %54 : vector<64xi8> to vector<16xf32>
          %56 = arith.addi %24, %50 : index
          %57 = arith.addi %56, %c6 : index
          %58 = memref.load %x[%57] : memref<?xf32>
          %59 = vector.broadcast %58 : f32 to vector<16xf32>
          %60 = math.fma %59, %55, %44 : vector<16xf32>
          %61 = arith.addi %25, %50 : index
          %62 = arith.addi %61, %c6 : index
          %63 = memref.load %x[%62] : memref<?xf32>
          %64 = vector.broadcast %63 : f32 to vector<16xf32>
          %65 = math.fma %64, %55, %45 : vector<16xf32>
          %66 = arith.addi %26, %50 : index
          %67 = arith.addi %66, %c6 : index
          %68 = memref.load %x[%67] : memref<?xf32>
          %69 = vector.broadcast %68 : f32 to vector<16xf32>
          %70 = math.fma %69, %55, %46 : vector<16xf32>
          %71 = arith.addi %27, %50 : index
          %72 = arith.addi %71, %c6 : index
          %73 = memref.load %x[%72] : memref<?xf32>
          %74 = vector.broadcast %73 : f32 to vector<16xf32>
          %75 = math.fma %74, %55, %47 : vector<16xf32>
          %76 = arith.addi %52, %c12 : index
          %77 = vector.load %w[%76] : memref<?xi8>, vector<64xi8>
          %78 = vector.bitcast %77 : vector<64xi8> to vector<16xf32>
          %79 = arith.addi %24, %50 : index
          %80 = arith.addi %79, %c8 : index
          %81 = memref.load %x[%80] : memref<?xf32>
          %82 = vector.broadcast %81 : f32 to vector<16xf32>
          %83 = math.fma %82, %78, %60 : vector<16xf32>
          %84 = arith.addi %25, %50 : index
          %85 = arith.addi %84, %c8 : index
          %86 = memref.load %x[%85] : memref<?xf32>
          %87 = vector.broadcast %86 : f32 to vector<16xf32>
          %88 = math.fma %87, %78, %65 : vector<16xf32>
          %89 = arith.addi %26, %50 : index
          %90 = arith.addi %89, %c8 : index
          %91 = memref.load %x[%90] : memref<?xf32>
          %92 = vector.broadcast %91 : f32 to vector<16xf32>
          %93 = math.fma %92, %78, %70 : vector<16xf32>
          %94 = arith.addi %27, %50 : index
          %95 = arith.addi %94, %c8 : index
          %96 = memref.load %x[%95] : memref<?xf32>
          %97 = vector.broadcast %96 : f32 to vector<16xf32>
          %98 = math.fma %97, %78, %75 : vector<16xf32>
          %99 = arith.addi %52, %c13 : index
          %100 = vector.load %w[%99] : memref<?xi8>, vector<64xi8>
          %101 = vector.bitcast %100 : vector<64xi8> to vector<16xf32>
          %102 = arith.addi %24, %50 : index
          %103 = arith.addi %102, %c3 : index
          %104 = memref.load %x[%103] : memref<?xf32>
          %105 = vector.broadcast %104 : f32 to vector<16xf32>
          %106 = math.fma %105, %101, %83 : vector<16xf32>
          %107 = arith.addi %25, %50 : index
          %108 = arith.addi %107, %c3 : index
          %109 = memref.load %x[%108] : memref<?xf32>
          %110 = vector.broadcast %109 : f32 to vector<16xf32>
          %111 = math.fma %110, %101, %88 : vector<16xf32>
          %112 = arith.addi %26, %50 : index
          %113 = arith.addi %112, %c3 : index
          %114 = memref.load %x[%113] : memref<?xf32>
          %115 = vector.broadcast %114 : f32 to vector<16xf32>
          %116 = math.fma %115, %101, %93 : vector<16xf32>
          %117 = arith.addi %27, %50 : index
          %118 = arith.addi %117, %c3 : index
          %119 = memref.load %x[%118] : memref<?xf32>
          %120 = vector.broadcast %119 : f32 to vector<16xf32>
          %121 = math.fma %120, %101, %98 : vector<16xf32>
          %122 = arith.addi %52, %c14 : index
          %123 = vector.load %w[%122] : memref<?xi8>, vector<64xi8>
          %124 = vector.bitcast %123 : vector<64xi8> to vector<16xf32>
          %125 = arith.addi %24, %50 : index
          %126 = arith.addi %125, %c9 : index
          %127 = memref.load %x[%126] : memref<?xf32>
          %128 = vector.broadcast %127 : f32 to vector<16xf32>
          %129 = math.fma %128, %124, %106 : vector<16xf32>
          %130 = arith.addi %25, %50 : index
          %131 = arith.addi %130, %c9 : index
          %132 = memref.load %x[%131] : memref<?xf32>
          %133 = vector.broadcast %132 : f32 to vector<16xf32>
          %134 = math.fma %133, %124, %111 : vector<16xf32>
          %135 = arith.addi %26, %50 : index
          %136 = arith.addi %135, %c9 : index
          %137 = memref.load %x[%136] : memref<?xf32>
          %138 = vector.broadcast %137 : f32 to vector<16xf32>
          %139 = math.fma %138, %124, %116 : vector<16xf32>
          %140 = arith.addi %27, %50 : index
          %141 = arith.addi %140, %c9 : index
          %142 = memref.load %x[%141] : memref<?xf32>
          %143 = vector.broadcast %142 : f32 to vector<16xf32>
          %144 = math.fma %143, %124, %121 : vector<16xf32>
          scf.yield %129, %134, %139, %144 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %48#0, %48#1, %48#2, %48#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %145 = arith.muli %headDim, %c6 : index
      %146 = arith.muli %28, %c4 : index
      %147 = arith.addi %145, %146 : index
      %148 = arith.addi %147, %c6 : index
      vector.store %39#0, %3[%148] : memref<?xf32>, vector<16xf32>
      %149 = arith.muli %headDim, %c8 : index
      %150 = arith.muli %28, %c4 : index
      %151 = arith.addi %149, %150 : index
      %152 = arith.addi %151, %c6 : index
      vector.store %39#1, %3[%152] : memref<?xf32>, vector<16xf32>
      %153 = arith.muli %headDim, %c3 : index
      %154 = arith.muli %28, %c4 : index
      %155 = arith.addi %153, %154 : index
      %156 = arith.addi %155, %c6 : index
      vector.store %39#2, %3[%156] : memref<?xf32>, vector<16xf32>
      %157 = arith.muli %headDim, %c9 : index
      %158 = arith.muli %28, %c4 : index
      %159 = arith.addi %157, %158 : index
      %160 = arith.addi %159, %c6 : index
      vector.store %39#3, %3[%160] : memref<?xf32>, vector<16xf32>
    }
    %161 = arith.addi %14, %c2 : index
    %162 = arith.minsi %161, %13 : index
    scf.for %163 = %14 to %162 step %c8 {
      %164 = arith.subi %163, %14 : index
      %165 = arith.muli %164, %headDim : index
      %166 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %166 {
        scf.for %167 = %c6 to %headDim step %c4 {
          %168 = arith.muli %0, %headDim : index
          %169 = arith.addi %168, %167 : index
          %170 = vector.load %bias[%169] : memref<?xf32>, vector<16xf32>
          %171 = arith.addi %165, %167 : index
          %172 = vector.load %3[%171] : memref<?xf32>, vector<16xf32>
          %173 = arith.addf %172, %170 : vector<16xf32>
          %174 = arith.addi %165, %167 : index
          vector.store %173, %3[%174] : memref<?xf32>, vector<16xf32>
        }
      }
      %175 = arith.addi %heads, %kvHeads : index
      %176 = arith.cmpi slt, %0, %175 : index
      scf.if %176 {
        %177 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %177 {
          %178 = arith.cmpi slt, %0, %heads : index
          %181 = scf.for %179 = %c6 to %headDim step %c4 iter_args(%180 = %c10) -> (vector<16xf32>) {
            %182 = arith.addi %165, %179 : index
            %183 = vector.load %3[%182] : memref<?xf32>, vector<16xf32>
            %184 = math.fma %183, %183, %180 : vector<16xf32>
            scf.yield %184 : vector<16xf32>
          }
          %185 = wave.reduce "add" %181 : vector<16xf32>
          %186 = arith.mulf %185, %inverseHeadDim : f32
          %187 = arith.addf %186, %epsilon : f32
          %188 = math.sqrt %187 : f32
          %189 = arith.divf %c21, %188 : f32
          %190 = vector.broadcast %189 : f32 to vector<16xf32>
          scf.for %191 = %c6 to %headDim step %c4 {
            %192 = vector.load %query_norm[%191] : memref<?xf32>, vector<16xf32>
            %193 = vector.load %key_norm[%191] : memref<?xf32>, vector<16xf32>
            %194 = arith.select %178, %192, %193 : vector<16xf32>
            %195 = arith.addi %165, %191 : index
            %196 = vector.load %3[%195] : memref<?xf32>, vector<16xf32>
            %197 = arith.mulf %196, %190 : vector<16xf32>
            %198 = arith.mulf %197, %194 : vector<16xf32>
            %199 = arith.addi %165, %191 : index
            vector.store %198, %3[%199] : memref<?xf32>, vector<16xf32>
          }
        }
        %200 = arith.addi %positionsAt, %163 : index
        %201 = memref.load %step[%200] : memref<?xi32>
        %202 = arith.index_cast %201 : i32 to index
        %203 = arith.divui %headDim, %c3 : index
        %204 = arith.remui %202, %c11 : index
        %205 = arith.muli %204, %headDim : index
        %206 = arith.divui %202, %c11 : index
        %207 = arith.addi %206, %c11 : index
        %208 = arith.muli %207, %headDim : index
        scf.for %209 = %c6 to %203 step %c23 {
          %210 = arith.addi %205, %209 : index
          %211 = vector.load %rope[%210] : memref<?xf32>, vector<8xf32>
          %212 = arith.addi %205, %203 : index
          %213 = arith.addi %212, %209 : index
          %214 = vector.load %rope[%213] : memref<?xf32>, vector<8xf32>
          %215 = arith.addi %208, %209 : index
          %216 = vector.load %rope[%215] : memref<?xf32>, vector<8xf32>
          %217 = arith.addi %208, %203 : index
          %218 = arith.addi %217, %209 : index
          %219 = vector.load %rope[%218] : memref<?xf32>, vector<8xf32>
          %220 = arith.mulf %216, %211 : vector<8xf32>
          %221 = arith.mulf %219, %214 : vector<8xf32>
          %222 = arith.subf %220, %221 : vector<8xf32>
          %223 = arith.mulf %219, %211 : vector<8xf32>
          %224 = arith.mulf %216, %214 : vector<8xf32>
          %225 = arith.addf %223, %224 : vector<8xf32>
          %226 = arith.addi %165, %209 : index
          %227 = vector.load %3[%226] : memref<?xf32>, vector<8xf32>
          %228 = arith.addi %165, %203 : index
          %229 = arith.addi %228, %209 : index
          %230 = vector.load %3[%229] : memref<?xf32>, vector<8xf32>
          %231 = arith.mulf %227, %222 : vector<8xf32>
          %232 = arith.mulf %230, %225 : vector<8xf32>
          %233 = arith.subf %231, %232 : vector<8xf32>
          %234 = arith.addi %165, %209 : index
          vector.store %233, %3[%234] : memref<?xf32>, vector<8xf32>
          %235 = arith.mulf %230, %222 : vector<8xf32>
          %236 = arith.mulf %227, %225 : vector<8xf32>
          %237 = arith.addf %235, %236 : vector<8xf32>
          %238 = arith.addi %165, %203 : index
          %239 = arith.addi %238, %209 : index
          vector.store %237, %3[%239] : memref<?xf32>, vector<8xf32>
        }
      }
      %240 = arith.cmpi slt, %0, %heads : index
      scf.if %240 {
        scf.for %241 = %c6 to %headDim step %c4 {
          %242 = arith.addi %165, %241 : index
          %243 = vector.load %3[%242] : memref<?xf32>, vector<16xf32>
          %244 = arith.muli %163, %heads : index
          %245 = arith.addi %244, %0 : index
          %246 = arith.muli %245, %headDim : index
          %247 = arith.addi %246, %241 : index
          vector.store %243, %q[%247] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %248 = arith.addi %slotsAt, %163 : index
        %249 = memref.load %step[%248] : memref<?xi32>
        %250 = arith.index_cast %249 : i32 to index
        %251 = arith.cmpi sge, %250, %c6 : index
        scf.if %251 {
          %252 = arith.cmpi eq, %codec, %c6 : index
          scf.if %252 {
            %253 = arith.subi %0, %heads : index
            %254 = memref.load %scales[%253] : memref<?xf32>
            %255 = vector.broadcast %254 : f32 to vector<16xf32>
            %256 = arith.divui %250, %c4 : index
            %257 = arith.remui %250, %c4 : index
            %258 = arith.muli %headDim, %c3 : index
            %259 = arith.muli %256, %pageBytes : index
            scf.for %260 = %c6 to %headDim step %c4 {
              %261 = arith.addi %165, %260 : index
              %262 = vector.load %3[%261] : memref<?xf32>, vector<16xf32>
              %263 = arith.mulf %262, %255 : vector<16xf32>
              %264 = arith.minimumf %263, %c27 : vector<16xf32>
              %265 = arith.maximumf %264, %c28 : vector<16xf32>
              %266 = arith.truncf %265 : vector<16xf32> to vector<16xf16>
              %267 = vector.bitcast %266 : vector<16xf16> to vector<32xi8>
              %268 = arith.muli %260, %c3 : index
              vector.store %267, %5[%268] : memref<?xi8>, vector<32xi8>
            }
            %269 = arith.cmpi slt, %253, %kvHeads : index
            scf.if %269 {
              %270 = arith.muli %258, %c29 : index
              %271 = arith.muli %253, %270 : index
              %272 = arith.addi %259, %271 : index
              %273 = arith.muli %257, %c3 : index
              %274 = arith.addi %272, %273 : index
              scf.for %275 = %c6 to %headDim step %c8 {
                %276 = arith.muli %275, %c3 : index
                %277 = arith.addi %276, %c6 : index
                %278 = memref.load %5[%277] : memref<?xi8>
                %279 = arith.muli %275, %c29 : index
                %280 = arith.addi %274, %279 : index
                %281 = arith.addi %280, %c6 : index
                memref.store %278, %kv[%281] : memref<?xi8>
                %282 = arith.muli %275, %c3 : index
                %283 = arith.addi %282, %c8 : index
                %284 = memref.load %5[%283] : memref<?xi8>
                %285 = arith.muli %275, %c29 : index
                %286 = arith.addi %274, %285 : index
                %287 = arith.addi %286, %c8 : index
                memref.store %284, %kv[%287] : memref<?xi8>
              }
            } else {
              %288 = arith.subi %253, %kvHeads : index
              %289 = arith.muli %288, %c3 : index
              %290 = arith.addi %289, %c8 : index
              %291 = arith.muli %258, %c4 : index
              %292 = arith.muli %290, %291 : index
              %293 = arith.addi %259, %292 : index
              %294 = arith.muli %257, %258 : index
              %295 = arith.addi %293, %294 : index
              scf.for %296 = %c6 to %258 step %c4 {
                %297 = vector.load %5[%296] : memref<?xi8>, vector<16xi8>
                %298 = arith.addi %295, %296 : index
                vector.store %297, %kv[%298] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %299 = arith.cmpi eq, %codec, %c8 : index
          scf.if %299 {
            %300 = arith.subi %0, %heads : index
            %301 = memref.load %scales[%300] : memref<?xf32>
            %302 = vector.broadcast %301 : f32 to vector<16xf32>
            %303 = arith.divui %250, %c4 : index
            %304 = arith.remui %250, %c4 : index
            %305 = arith.muli %headDim, %c8 : index
            %306 = arith.muli %303, %pageBytes : index
            scf.for %307 = %c6 to %headDim step %c4 {
              %308 = arith.addi %165, %307 : index
              %309 = vector.load %3[%308] : memref<?xf32>, vector<16xf32>
              %310 = arith.mulf %309, %302 : vector<16xf32>
              %311 = wave.fp8_encode "e4m3" %310 : vector<16xf32> -> vector<16xi8>
              %312 = arith.muli %307, %c8 : index
              vector.store %311, %5[%312] : memref<?xi8>, vector<16xi8>
            }
            %313 = arith.cmpi slt, %300, %kvHeads : index
            scf.if %313 {
              %314 = arith.muli %305, %c29 : index
              %315 = arith.muli %300, %314 : index
              %316 = arith.addi %306, %315 : index
              %317 = arith.muli %304, %c8 : index
              %318 = arith.addi %316, %317 : index
              scf.for %319 = %c6 to %headDim step %c8 {
                %320 = arith.muli %319, %c8 : index
                %321 = arith.addi %320, %c6 : index
                %322 = memref.load %5[%321] : memref<?xi8>
                %323 = arith.muli %319, %c4 : index
                %324 = arith.addi %318, %323 : index
                %325 = arith.addi %324, %c6 : index
                memref.store %322, %kv[%325] : memref<?xi8>
              }
            } else {
              %326 = arith.subi %300, %kvHeads : index
              %327 = arith.muli %326, %c3 : index
              %328 = arith.addi %327, %c8 : index
              %329 = arith.muli %305, %c4 : index
              %330 = arith.muli %328, %329 : index
              %331 = arith.addi %306, %330 : index
              %332 = arith.muli %304, %305 : index
              %333 = arith.addi %331, %332 : index
              scf.for %334 = %c6 to %305 step %c4 {
                %335 = vector.load %5[%334] : memref<?xi8>, vector<16xi8>
                %336 = arith.addi %333, %334 : index
                vector.store %335, %kv[%336] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %337 = arith.cmpi eq, %codec, %c3 : index
          scf.if %337 {
            %338 = arith.subi %0, %heads : index
            %339 = memref.load %scales[%338] : memref<?xf32>
            %340 = vector.broadcast %339 : f32 to vector<16xf32>
            %341 = arith.divui %250, %c4 : index
            %342 = arith.remui %250, %c4 : index
            %343 = arith.muli %headDim, %c8 : index
            %344 = arith.muli %341, %pageBytes : index
            scf.for %345 = %c6 to %headDim step %c4 {
              %346 = arith.addi %165, %345 : index
              %347 = vector.load %3[%346] : memref<?xf32>, vector<16xf32>
              %348 = arith.mulf %347, %340 : vector<16xf32>
              %349 = wave.fp8_encode "e5m2" %348 : vector<16xf32> -> vector<16xi8>
              %350 = arith.muli %345, %c8 : index
              vector.store %349, %5[%350] : memref<?xi8>, vector<16xi8>
            }
            %351 = arith.cmpi slt, %338, %kvHeads : index
            scf.if %351 {
              %352 = arith.muli %343, %c29 : index
              %353 = arith.muli %338, %352 : index
              %354 = arith.addi %344, %353 : index
              %355 = arith.muli %342, %c8 : index
              %356 = arith.addi %354, %355 : index
              scf.for %357 = %c6 to %headDim step %c8 {
                %358 = arith.muli %357, %c8 : index
                %359 = arith.addi %358, %c6 : index
                %360 = memref.load %5[%359] : memref<?xi8>
                %361 = arith.muli %357, %c4 : index
                %362 = arith.addi %356, %361 : index
                %363 = arith.addi %362, %c6 : index
                memref.store %360, %kv[%363] : memref<?xi8>
              }
            } else {
              %364 = arith.subi %338, %kvHeads : index
              %365 = arith.muli %364, %c3 : index
              %366 = arith.addi %365, %c8 : index
              %367 = arith.muli %343, %c4 : index
              %368 = arith.muli %366, %367 : index
              %369 = arith.addi %344, %368 : index
              %370 = arith.muli %342, %343 : index
              %371 = arith.addi %369, %370 : index
              scf.for %372 = %c6 to %343 step %c4 {
                %373 = vector.load %5[%372] : memref<?xi8>, vector<16xi8>
                %374 = arith.addi %371, %372 : index
                vector.store %373, %kv[%374] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
