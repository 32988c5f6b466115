// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q4_1', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q4_1_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 320 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 8 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant dense<15> : vector<16xi32>
  %c14 = arith.constant dense<4> : vector<16xi32>
  %c15 = arith.constant 3 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c22 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c24 = arith.constant 256 : index
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
      %24 = arith.muli %0, %8 : index
      %25 = arith.addi %24, %19 : index
      %26 = arith.addi %25, %c2 : index
      %27 = arith.muli %26, %7 : index
      %28 = arith.divui %inputFeatures, %c4 : index
      %32:2 = scf.for %29 = %c7 to %28 step %c2 iter_args(%30 = %c9, %31 = %c9) -> (vector<16xf32>, vector<16xf32>) {
        %33 = arith.muli %29, %c5 : index
        %34 = arith.addi %23, %33 : index
        %35 = arith.muli %29, %c5 : index
        %36 = arith.addi %27, %35 : index
        %37 = vector.load %w[%34] : memref<?xi8>, vector<32xi8>
        %38 = vector.bitcast %37 : vector<32xi8> to vector<16xf16>
        %39 = arith.extf %38 : vector<16xf16> to vector<16xf32>
        %40 = arith.addi %34, %c4 : index
        %41 = vector.load %w[%40] : memref<?xi8>, vector<32xi8>
        %42 = vector.bitcast %41 : vector<32xi8> to vector<16xf16>
        %43 = arith.extf %42 : vector<16xf16> to vector<16xf32>
        %44 = vector.load %w[%36] : memref<?xi8>, vector<32xi8>
        %45 = vector.bitcast %44 : vector<32xi8> to vector<16xf16>
        %46 = arith.extf %45 : vector<16xf16> to vector<16xf32>
        %47 = arith.addi %36, %c4 : index
        %48 = vector.load %w[%47] : memref<?xi8>, vector<32xi8>
        %49 = vector.bitcast %48 : vector<32xi8> to vector<16xf16>
        %50 = arith.extf %49 : vector<16xf16> to vector<16xf32>
        %51 = arith.muli %29, %c4 : index
        %55:2 = scf.for %52 = %c7 to %c10 step %c2 iter_args(%53 = %30, %54 = %31) -> (vector<16xf32>, vector<16xf32>) {
          %56 = arith.muli %52, %c11 : index
          %57 = arith.addi %51, %56 : index
          %58 = arith.addi %34, %c12 : index
          %59 = arith.muli %52, %c4 : index
          %60 = arith.addi %58, %59 : index
          %61 = arith.addi %60, %c7 : index
          %62 = vector.load %w[%61] : memref<?xi8>, vector<16xi8>
          %63 = arith.extui %62 : vector<16xi8> to vector<16xi32>
          %64 = arith.andi %63, %c13 : vector<16xi32>
          %65 = arith.shrui %63, %c14 : vector<16xi32>
          %66 = arith.sitofp %64 : vector<16xi32> to vector<16xf32>
          %67 = math.fma %66, %39, %43 : vector<16xf32>
          %68 = arith.addi %36, %c12 : index
          %69 = arith.muli %52, %c4 : index
          %70 = arith.addi %68, %69 : index
          %71 = arith.addi %70, %c7 : index
          %72 = vector.load %w[%71] : memref<?xi8>, vector<16xi8>
          %73 = arith.extui %72 : vector<16xi8> to vector<16xi32>
          %74 = arith.andi %73, %c13 : vector<16xi32>
          %75 = arith.shrui %73, %c14 : vector<16xi32>
          %76 = arith.sitofp %74 : vector<16xi32> to vector<16xf32>
          %77 = math.fma %76, %46, %50 : vector<16xf32>
          %78 = arith.addi %18, %57 : index
          %79 = arith.addi %78, %c7 : index
          %80 = memref.load %x[%79] : memref<?xf32>
          %81 = vector.broadcast %80 : f32 to vector<16xf32>
          %82 = math.fma %81, %67, %53 : vector<16xf32>
          %83 = math.fma %81, %77, %54 : vector<16xf32>
          %84 = arith.sitofp %65 : vector<16xi32> to vector<16xf32>
          %85 = math.fma %84, %39, %43 : vector<16xf32>
          %86 = arith.sitofp %75 : vector<16xi32> to vector<16xf32>
          %87 = math.fma %86, %46, %50 : vector<16xf32>
          %88 = arith.addi %18, %57 : index
          %89 = arith.addi %88, %c2 : index
          %90 = memref.load %x[%89] : memref<?xf32>
          %91 = vector.broadcast %90 : f32 to vector<16xf32>
          %92 = math.fma %91, %85, %82 : vector<16xf32>
          %93 = math.fma %91, %87, %83 : vector<16xf32>
          %94 = arith.addi %60, %c6 : index
          %95 = vector.load %w[%94] : memref<?xi8>, vector<16xi8>
          %96 = arith.extui %95 : vector<16xi8> to vector<16xi32>
          %97 = arith.andi %96, %c13 : vector<16xi32>
          %98 = arith.shrui %96, %c14 : vector<16xi32>
          %99 = arith.sitofp %97 : vector<16xi32> to vector<16xf32>
          %100 = math.fma %99, %39, %43 : vector<16xf32>
          %101 = arith.addi %70, %c6 : index
          %102 = vector.load %w[%101] : memref<?xi8>, vector<16xi8>
          %103 = arith.extui %102 : vector<16xi8> to vector<16xi32>
          %104 = arith.andi %103, %c13 : vector<16xi32>
          %105 = arith.shrui %103, %c14 : vector<16xi32>
          %106 = arith.sitofp %104 : vector<16xi32> to vector<16xf32>
          %107 = math.fma %106, %46, %50 : vector<16xf32>
          %108 = arith.addi %18, %57 : index
          %109 = arith.addi %108, %c3 : index
          %110 = memref.load %x[%109] : memref<?xf32>
          %111 = vector.broadcast %110 : f32 to vector<16xf32>
          %112 = math.fma %111, %100, %92 : vector<16xf32>
          %113 = math.fma %111, %107, %93 : vector<16xf32>
          %114 = arith.sitofp %98 : vector<16xi32> to vector<16xf32>
          %115 = math.fma %114, %39, %43 : vector<16xf32>
          %116 = arith.sitofp %105 : vector<16xi32> to vector<16xf32>
          %117 = math.fma %116, %46, %50 : vector<16xf32>
          %118 = arith.addi %18, %57 : index
          %119 = arith.addi %118, %c15 : index
          %120 = memref.load %x[%119] : memref<?xf32>
          %121 = vector.broadcast %120 : f32 to vector<16xf32>
          %122 = math.fma %121, %115, %112 : vector<16xf32>
          %123 = math.fma %121, %117, %113 : vector<16xf32>
          scf.yield %122, %123 : vector<16xf32>, vector<16xf32>
        }
        scf.yield %55#0, %55#1 : vector<16xf32>, vector<16xf32>
      }
      %124 = arith.muli %headDim, %c7 : index
      %125 = arith.muli %19, %c6 : index
      %126 = arith.addi %124, %125 : index
      %127 = arith.addi %126, %c7 : index
      vector.store %32#0, %3[%127] : memref<?xf32>, vector<16xf32>
      %128 = arith.muli %headDim, %c7 : index
      %129 = arith.muli %19, %c6 : index
      %130 = arith.addi %128, %129 : index
      %131 = arith.addi %130, %c6 : index
      vector.store %32#1, %3[%131] : memref<?xf32>, vector<16xf32>
    }
    %132 = arith.addi %14, %c2 : index
    %133 = arith.minsi %132, %13 : index
    scf.for %134 = %14 to %133 step %c2 {
      %135 = arith.subi %134, %14 : index
      %136 = arith.muli %135, %headDim : index
      %137 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %137 {
        scf.for %138 = %c7 to %headDim step %c6 {
          %139 = arith.muli %0, %headDim : index
          %140 = arith.addi %139, %138 : index
          %141 = vector.load %bias[%140] : memref<?xf32>, vector<16xf32>
          %142 = arith.addi %136, %138 : index
          %143 = vector.load %3[%142] : memref<?xf32>, vector<16xf32>
          %144 = arith.addf %143, %141 : vector<16xf32>
          %145 = arith.addi %136, %138 : index
          vector.store %144, %3[%145] : memref<?xf32>, vector<16xf32>
        }
      }
      %146 = arith.addi %heads, %kvHeads : index
      %147 = arith.cmpi slt, %0, %146 : index
      scf.if %147 {
        %148 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %148 {
          %149 = arith.cmpi slt, %0, %heads : index
          %152 = scf.for %150 = %c7 to %headDim step %c6 iter_args(%151 = %c9) -> (vector<16xf32>) {
            %153 = arith.addi %136, %150 : index
            %154 = vector.load %3[%153] : memref<?xf32>, vector<16xf32>
            %155 = math.fma %154, %154, %151 : vector<16xf32>
            scf.yield %155 : vector<16xf32>
          }
          %156 = wave.reduce "add" %152 : vector<16xf32>
          %157 = arith.mulf %156, %inverseHeadDim : f32
          %158 = arith.addf %157, %epsilon : f32
          %159 = math.sqrt %158 : f32
          %160 = arith.divf %c22, %159 : f32
          %161 = vector.broadcast %160 : f32 to vector<16xf32>
          scf.for %162 = %c7 to %headDim step %c6 {
            %163 = vector.load %query_norm[%162] : memref<?xf32>, vector<16xf32>
            %164 = vector.load %key_norm[%162] : memref<?xf32>, vector<16xf32>
            %165 = arith.select %149, %163, %164 : vector<16xf32>
            %166 = arith.addi %136, %162 : index
            %167 = vector.load %3[%166] : memref<?xf32>, vector<16xf32>
            %168 = arith.mulf %167, %161 : vector<16xf32>
            %169 = arith.mulf %168, %165 : vector<16xf32>
            %170 = arith.addi %136, %162 : index
            vector.store %169, %3[%170] : memref<?xf32>, vector<16xf32>
          }
        }
        %171 = arith.addi %positionsAt, %134 : index
        %172 = memref.load %step[%171] : memref<?xi32>
        %173 = arith.index_cast %172 : i32 to index
        %174 = arith.divui %headDim, %c3 : index
        %175 = arith.remui %173, %c24 : index
        %176 = arith.muli %175, %headDim : index
        %177 = arith.divui %173, %c24 : index
        %178 = arith.addi %177, %c24 : index
        %179 = arith.muli %178, %headDim : index
        scf.for %180 = %c7 to %174 step %c10 {
          %181 = arith.addi %176, %180 : index
          %182 = vector.load %rope[%181] : memref<?xf32>, vector<8xf32>
          %183 = arith.addi %176, %174 : index
          %184 = arith.addi %183, %180 : index
          %185 = vector.load %rope[%184] : memref<?xf32>, vector<8xf32>
          %186 = arith.addi %179, %180 : index
          %187 = vector.load %rope[%186] : memref<?xf32>, vector<8xf32>
          %188 = arith.addi %179, %174 : index
          %189 = arith.addi %188, %180 : index
          %190 = vector.load %rope[%189] : memref<?xf32>, vector<8xf32>
          %191 = arith.mulf %187, %182 : vector<8xf32>
          %192 = arith.mulf %190, %185 : vector<8xf32>
          %193 = arith.subf %191, %192 : vector<8xf32>
          %194 = arith.mulf %190, %182 : vector<8xf32>
          %195 = arith.mulf %187, %185 : vector<8xf32>
          %196 = arith.addf %194, %195 : vector<8xf32>
          %197 = arith.addi %136, %180 : index
          %198 = vector.load %3[%197] : memref<?xf32>, vector<8xf32>
          %199 = arith.addi %136, %174 : index
          %200 = arith.addi %199, %180 : index
          %201 = vector.load %3[%200] : memref<?xf32>, vector<8xf32>
          %202 = arith.mulf %198, %193 : vector<8xf32>
          %203 = arith.mulf %201, %196 : vector<8xf32>
          %204 = arith.subf %202, %203 : vector<8xf32>
          %205 = arith.addi %136, %180 : index
          vector.store %204, %3[%205] : memref<?xf32>, vector<8xf32>
          %206 = arith.mulf %201, %193 : vector<8xf32>
          %207 = arith.mulf %198, %196 : vector<8xf32>
          %208 = arith.addf %206, %207 : vector<8xf32>
          %209 = arith.addi %136, %174 : index
          %210 = arith.addi %209, %180 : index
          vector.store %208, %3[%210] : memref<?xf32>, vector<8xf32>
        }
      }
      %211 = arith.cmpi slt, %0, %heads : index
      scf.if %211 {
        scf.for %212 = %c7 to %headDim step %c6 {
          %213 = arith.addi %136, %212 : index
          %214 = vector.load %3[%213] : memref<?xf32>, vector<16xf32>
          %215 = arith.muli %134, %heads : index
          %216 = arith.addi %215, %0 : index
          %217 = arith.muli %216, %headDim : index
          %218 = arith.addi %217, %212 : index
          vector.store %214, %q[%218] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %219 = arith.addi %slotsAt, %134 : index
        %220 = memref.load %step[%219] : memref<?xi32>
        %221 = arith.index_cast %220 : i32 to index
        %222 = arith.cmpi sge, %221, %c7 : index
        scf.if %222 {
          %223 = arith.cmpi eq, %codec, %c7 : index
          scf.if %223 {
            %224 = arith.subi %0, %heads : index
            %225 = memref.load %scales[%224] : memref<?xf32>
            %226 = vector.broadcast %225 : f32 to vector<16xf32>
            %227 = arith.divui %221, %c6 : index
            %228 = arith.remui %221, %c6 : index
            %229 = arith.muli %headDim, %c3 : index
            %230 = arith.muli %227, %pageBytes : index
            scf.for %231 = %c7 to %headDim step %c6 {
              %232 = arith.addi %136, %231 : index
              %233 = vector.load %3[%232] : memref<?xf32>, vector<16xf32>
              %234 = arith.mulf %233, %226 : vector<16xf32>
              %235 = arith.minimumf %234, %c28 : vector<16xf32>
              %236 = arith.maximumf %235, %c29 : vector<16xf32>
              %237 = arith.truncf %236 : vector<16xf32> to vector<16xf16>
              %238 = vector.bitcast %237 : vector<16xf16> to vector<32xi8>
              %239 = arith.muli %231, %c3 : index
              vector.store %238, %5[%239] : memref<?xi8>, vector<32xi8>
            }
            %240 = arith.cmpi slt, %224, %kvHeads : index
            scf.if %240 {
              %241 = arith.muli %229, %c4 : index
              %242 = arith.muli %224, %241 : index
              %243 = arith.addi %230, %242 : index
              %244 = arith.muli %228, %c3 : index
              %245 = arith.addi %243, %244 : index
              scf.for %246 = %c7 to %headDim step %c2 {
                %247 = arith.muli %246, %c3 : index
                %248 = arith.addi %247, %c7 : index
                %249 = memref.load %5[%248] : memref<?xi8>
                %250 = arith.muli %246, %c4 : index
                %251 = arith.addi %245, %250 : index
                %252 = arith.addi %251, %c7 : index
                memref.store %249, %kv[%252] : memref<?xi8>
                %253 = arith.muli %246, %c3 : index
                %254 = arith.addi %253, %c2 : index
                %255 = memref.load %5[%254] : memref<?xi8>
                %256 = arith.muli %246, %c4 : index
                %257 = arith.addi %245, %256 : index
                %258 = arith.addi %257, %c2 : index
                memref.store %255, %kv[%258] : memref<?xi8>
              }
            } else {
              %259 = arith.subi %224, %kvHeads : index
              %260 = arith.muli %259, %c3 : index
              %261 = arith.addi %260, %c2 : index
              %262 = arith.muli %229, %c6 : index
              %263 = arith.muli %261, %262 : index
              %264 = arith.addi %230, %263 : index
              %265 = arith.muli %228, %229 : index
              %266 = arith.addi %264, %265 : index
              scf.for %267 = %c7 to %229 step %c6 {
                %268 = vector.load %5[%267] : memref<?xi8>, vector<16xi8>
                %269 = arith.addi %266, %267 : index
                vector.store %268, %kv[%269] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %270 = arith.cmpi eq, %codec, %c2 : index
          scf.if %270 {
            %271 = arith.subi %0, %heads : index
            %272 = memref.load %scales[%271] : memref<?xf32>
            %273 = vector.broadcast %272 : f32 to vector<16xf32>
            %274 = arith.divui %221, %c6 : index
            %275 = arith.remui %221, %c6 : index
            %276 = arith.muli %headDim, %c2 : index
            %277 = arith.muli %274, %pageBytes : index
            scf.for %278 = %c7 to %headDim step %c6 {
              %279 = arith.addi %136, %278 : index
              %280 = vector.load %3[%279] : memref<?xf32>, vector<16xf32>
              %281 = arith.mulf %280, %273 : vector<16xf32>
              %282 = wave.fp8_encode "e4m3" %281 : vector<16xf32> -> vector<16xi8>
              %283 = arith.muli %278, %c2 : index
              vector.store %282, %5[%283] : memref<?xi8>, vector<16xi8>
            }
            %284 = arith.cmpi slt, %271, %kvHeads : index
            scf.if %284 {
              %285 = arith.muli %276, %c4 : index
              %286 = arith.muli %271, %285 : index
              %287 = arith.addi %277, %286 : index
              %288 = arith.muli %275, %c2 : index
              %289 = arith.addi %287, %288 : index
              scf.for %290 = %c7 to %headDim step %c2 {
                %291 = arith.muli %290, %c2 : index
                %292 = arith.addi %291, %c7 : index
                %293 = memref.load %5[%292] : memref<?xi8>
                %294 = arith.muli %290, %c6 : index
                %295 = arith.addi %289, %294 : index
                %296 = arith.addi %295, %c7 : index
                memref.store %293, %kv[%296] : memref<?xi8>
              }
            } else {
              %297 = arith.subi %271, %kvHeads : index
              %298 = arith.muli %297, %c3 : index
              %299 = arith.addi %298, %c2 : index
              %300 = arith.muli %276, %c6 : index
              %301 = arith.muli %299, %300 : index
              %302 = arith.addi %277, %301 : index
              %303 = arith.muli %275, %276 : index
              %304 = arith.addi %302, %303 : index
              scf.for %305 = %c7 to %276 step %c6 {
                %306 = vector.load %5[%305] : memref<?xi8>, vector<16xi8>
                %307 = arith.addi %304, %305 : index
                vector.store %306, %kv[%307] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %308 = arith.cmpi eq, %codec, %c3 : index
          scf.if %308 {
            %309 = arith.subi %0, %heads : index
            %310 = memref.load %scales[%309] : memref<?xf32>
            %311 = vector.broadcast %310 : f32 to vector<16xf32>
            %312 = arith.divui %221, %c6 : index
            %313 = arith.remui %221, %c6 : index
            %314 = arith.muli %headDim, %c2 : index
            %315 = arith.muli %312, %pageBytes : index
            scf.for %316 = %c7 to %headDim step %c6 {
              %317 = arith.addi %136, %316 : index
              %318 = vector.load %3[%317] : memref<?xf32>, vector<16xf32>
              %319 = arith.mulf %318, %311 : vector<16xf32>
              %320 = wave.fp8_encode "e5m2" %319 : vector<16xf32> -> vector<16xi8>
              %321 = arith.muli %316, %c2 : index
              vector.store %320, %5[%321] : memref<?xi8>, vector<16xi8>
            }
            %322 = arith.cmpi slt, %309, %kvHeads : index
            scf.if %322 {
              %323 = arith.muli %314, %c4 : index
              %324 = arith.muli %309, %323 : index
              %325 = arith.addi %315, %324 : index
              %326 = arith.muli %313, %c2 : index
              %327 = arith.addi %325, %326 : index
              scf.for %328 = %c7 to %headDim step %c2 {
                %329 = arith.muli %328, %c2 : index
                %330 = arith.addi %329, %c7 : index
                %331 = memref.load %5[%330] : memref<?xi8>
                %332 = arith.muli %328, %c6 : index
                %333 = arith.addi %327, %332 : index
                %334 = arith.addi %333, %c7 : index
                memref.store %331, %kv[%334] : memref<?xi8>
              }
            } else {
              %335 = arith.subi %309, %kvHeads : index
              %336 = arith.muli %335, %c3 : index
              %337 = arith.addi %336, %c2 : index
              %338 = arith.muli %314, %c6 : index
              %339 = arith.muli %337, %338 : index
              %340 = arith.addi %315, %339 : index
              %341 = arith.muli %313, %314 : index
              %342 = arith.addi %340, %341 : index
              scf.for %343 = %c7 to %314 step %c6 {
                %344 = vector.load %5[%343] : memref<?xi8>, vector<16xi8>
                %345 = arith.addi %342, %343 : index
                vector.store %344, %kv[%345] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
