// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q8_0', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q8_0_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 544 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 8 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 48 : index
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
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c27 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c28 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
        %40 = vector.load %w[%36] : memref<?xi8>, vector<32xi8>
        %41 = vector.bitcast %40 : vector<32xi8> to vector<16xf16>
        %42 = arith.extf %41 : vector<16xf16> to vector<16xf32>
        %43 = arith.muli %29, %c4 : index
        %47:2 = scf.for %44 = %c7 to %c10 step %c2 iter_args(%45 = %30, %46 = %31) -> (vector<16xf32>, vector<16xf32>) {
          %48 = arith.muli %44, %c11 : index
          %49 = arith.addi %43, %48 : index
          %50 = arith.addi %34, %c4 : index
          %51 = arith.muli %44, %c12 : index
          %52 = arith.addi %50, %51 : index
          %53 = arith.addi %52, %c7 : index
          %54 = vector.load %w[%53] : memref<?xi8>, vector<16xi8>
          %55 = arith.extsi %54 : vector<16xi8> to vector<16xi32>
          %56 = arith.sitofp %55 : vector<16xi32> to vector<16xf32>
          %57 = arith.mulf %56, %39 : vector<16xf32>
          %58 = arith.addi %36, %c4 : index
          %59 = arith.muli %44, %c12 : index
          %60 = arith.addi %58, %59 : index
          %61 = arith.addi %60, %c7 : index
          %62 = vector.load %w[%61] : memref<?xi8>, vector<16xi8>
          %63 = arith.extsi %62 : vector<16xi8> to vector<16xi32>
          %64 = arith.sitofp %63 : vector<16xi32> to vector<16xf32>
          %65 = arith.mulf %64, %42 : vector<16xf32>
          %66 = arith.addi %18, %49 : index
          %67 = arith.addi %66, %c7 : index
          %68 = memref.load %x[%67] : memref<?xf32>
          %69 = vector.broadcast %68 : f32 to vector<16xf32>
          %70 = math.fma %69, %57, %45 : vector<16xf32>
          %71 = math.fma %69, %65, %46 : vector<16xf32>
          %72 = arith.addi %52, %c6 : index
          %73 = vector.load %w[%72] : memref<?xi8>, vector<16xi8>
          %74 = arith.extsi %73 : vector<16xi8> to vector<16xi32>
          %75 = arith.sitofp %74 : vector<16xi32> to vector<16xf32>
          %76 = arith.mulf %75, %39 : vector<16xf32>
          %77 = arith.addi %60, %c6 : index
          %78 = vector.load %w[%77] : memref<?xi8>, vector<16xi8>
          %79 = arith.extsi %78 : vector<16xi8> to vector<16xi32>
          %80 = arith.sitofp %79 : vector<16xi32> to vector<16xf32>
          %81 = arith.mulf %80, %42 : vector<16xf32>
          %82 = arith.addi %18, %49 : index
          %83 = arith.addi %82, %c2 : index
          %84 = memref.load %x[%83] : memref<?xf32>
          %85 = vector.broadcast %84 : f32 to vector<16xf32>
          %86 = math.fma %85, %76, %70 : vector<16xf32>
          %87 = math.fma %85, %81, %71 : vector<16xf32>
          %88 = arith.addi %52, %c4 : index
          %89 = vector.load %w[%88] : memref<?xi8>, vector<16xi8>
          %90 = arith.extsi %89 : vector<16xi8> to vector<16xi32>
          %91 = arith.sitofp %90 : vector<16xi32> to vector<16xf32>
          %92 = arith.mulf %91, %39 : vector<16xf32>
          %93 = arith.addi %60, %c4 : index
          %94 = vector.load %w[%93] : memref<?xi8>, vector<16xi8>
          %95 = arith.extsi %94 : vector<16xi8> to vector<16xi32>
          %96 = arith.sitofp %95 : vector<16xi32> to vector<16xf32>
          %97 = arith.mulf %96, %42 : vector<16xf32>
          %98 = arith.addi %18, %49 : index
          %99 = arith.addi %98, %c3 : index
          %100 = memref.load %x[%99] : memref<?xf32>
          %101 = vector.broadcast %100 : f32 to vector<16xf32>
          %102 = math.fma %101, %92, %86 : vector<16xf32>
          %103 = math.fma %101, %97, %87 : vector<16xf32>
          %104 = arith.addi %52, %c13 : index
          %105 = vector.load %w[%104] : memref<?xi8>, vector<16xi8>
          %106 = arith.extsi %105 : vector<16xi8> to vector<16xi32>
          %107 = arith.sitofp %106 : vector<16xi32> to vector<16xf32>
          %108 = arith.mulf %107, %39 : vector<16xf32>
          %109 = arith.addi %60, %c13 : index
          %110 = vector.load %w[%109] : memref<?xi8>, vector<16xi8>
          %111 = arith.extsi %110 : vector<16xi8> to vector<16xi32>
          %112 = arith.sitofp %111 : vector<16xi32> to vector<16xf32>
          %113 = arith.mulf %112, %42 : vector<16xf32>
          %114 = arith.addi %18, %49 : index
          %115 = arith.addi %114, %c14 : index
          %116 = memref.load %x[%115] : memref<?xf32>
          %117 = vector.broadcast %116 : f32 to vector<16xf32>
          %118 = math.fma %117, %108, %102 : vector<16xf32>
          %119 = math.fma %117, %113, %103 : vector<16xf32>
          scf.yield %118, %119 : vector<16xf32>, vector<16xf32>
        }
        scf.yield %47#0, %47#1 : vector<16xf32>, vector<16xf32>
      }
      %120 = arith.muli %headDim, %c7 : index
      %121 = arith.muli %19, %c6 : index
      %122 = arith.addi %120, %121 : index
      %123 = arith.addi %122, %c7 : index
      vector.store %32#0, %3[%123] : memref<?xf32>, vector<16xf32>
      %124 = arith.muli %headDim, %c7 : index
      %125 = arith.muli %19, %c6 : index
      %126 = arith.addi %124, %125 : index
      %127 = arith.addi %126, %c6 : index
      vector.store %32#1, %3[%127] : memref<?xf32>, vector<16xf32>
    }
    %128 = arith.addi %14, %c2 : index
    %129 = arith.minsi %128, %13 : index
    scf.for %130 = %14 to %129 step %c2 {
      %131 = arith.subi %130, %14 : index
      %132 = arith.muli %131, %headDim : index
      %133 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %133 {
        scf.for %134 = %c7 to %headDim step %c6 {
          %135 = arith.muli %0, %headDim : index
          %136 = arith.addi %135, %134 : index
          %137 = vector.load %bias[%136] : memref<?xf32>, vector<16xf32>
          %138 = arith.addi %132, %134 : index
          %139 = vector.load %3[%138] : memref<?xf32>, vector<16xf32>
          %140 = arith.addf %139, %137 : vector<16xf32>
          %141 = arith.addi %132, %134 : index
          vector.store %140, %3[%141] : memref<?xf32>, vector<16xf32>
        }
      }
      %142 = arith.addi %heads, %kvHeads : index
      %143 = arith.cmpi slt, %0, %142 : index
      scf.if %143 {
        %144 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %144 {
          %145 = arith.cmpi slt, %0, %heads : index
          %148 = scf.for %146 = %c7 to %headDim step %c6 iter_args(%147 = %c9) -> (vector<16xf32>) {
            %149 = arith.addi %132, %146 : index
            %150 = vector.load %3[%149] : memref<?xf32>, vector<16xf32>
            %151 = math.fma %150, %150, %147 : vector<16xf32>
            scf.yield %151 : vector<16xf32>
          }
          %152 = wave.reduce "add" %148 : vector<16xf32>
          %153 = arith.mulf %152, %inverseHeadDim : f32
          %154 = arith.addf %153, %epsilon : f32
          %155 = math.sqrt %154 : f32
          %156 = arith.divf %c21, %155 : f32
          %157 = vector.broadcast %156 : f32 to vector<16xf32>
          scf.for %158 = %c7 to %headDim step %c6 {
            %159 = vector.load %query_norm[%158] : memref<?xf32>, vector<16xf32>
            %160 = vector.load %key_norm[%158] : memref<?xf32>, vector<16xf32>
            %161 = arith.select %145, %159, %160 : vector<16xf32>
            %162 = arith.addi %132, %158 : index
            %163 = vector.load %3[%162] : memref<?xf32>, vector<16xf32>
            %164 = arith.mulf %163, %157 : vector<16xf32>
            %165 = arith.mulf %164, %161 : vector<16xf32>
            %166 = arith.addi %132, %158 : index
            vector.store %165, %3[%166] : memref<?xf32>, vector<16xf32>
          }
        }
        %167 = arith.addi %positionsAt, %130 : index
        %168 = memref.load %step[%167] : memref<?xi32>
        %169 = arith.index_cast %168 : i32 to index
        %170 = arith.divui %headDim, %c3 : index
        %171 = arith.remui %169, %c23 : index
        %172 = arith.muli %171, %headDim : index
        %173 = arith.divui %169, %c23 : index
        %174 = arith.addi %173, %c23 : index
        %175 = arith.muli %174, %headDim : index
        scf.for %176 = %c7 to %170 step %c10 {
          %177 = arith.addi %172, %176 : index
          %178 = vector.load %rope[%177] : memref<?xf32>, vector<8xf32>
          %179 = arith.addi %172, %170 : index
          %180 = arith.addi %179, %176 : index
          %181 = vector.load %rope[%180] : memref<?xf32>, vector<8xf32>
          %182 = arith.addi %175, %176 : index
          %183 = vector.load %rope[%182] : memref<?xf32>, vector<8xf32>
          %184 = arith.addi %175, %170 : index
          %185 = arith.addi %184, %176 : index
          %186 = vector.load %rope[%185] : memref<?xf32>, vector<8xf32>
          %187 = arith.mulf %183, %178 : vector<8xf32>
          %188 = arith.mulf %186, %181 : vector<8xf32>
          %189 = arith.subf %187, %188 : vector<8xf32>
          %190 = arith.mulf %186, %178 : vector<8xf32>
          %191 = arith.mulf %183, %181 : vector<8xf32>
          %192 = arith.addf %190, %191 : vector<8xf32>
          %193 = arith.addi %132, %176 : index
          %194 = vector.load %3[%193] : memref<?xf32>, vector<8xf32>
          %195 = arith.addi %132, %170 : index
          %196 = arith.addi %195, %176 : index
          %197 = vector.load %3[%196] : memref<?xf32>, vector<8xf32>
          %198 = arith.mulf %194, %189 : vector<8xf32>
          %199 = arith.mulf %197, %192 : vector<8xf32>
          %200 = arith.subf %198, %199 : vector<8xf32>
          %201 = arith.addi %132, %176 : index
          vector.store %200, %3[%201] : memref<?xf32>, vector<8xf32>
          %202 = arith.mulf %197, %189 : vector<8xf32>
          %203 = arith.mulf %194, %192 : vector<8xf32>
          %204 = arith.addf %202, %203 : vector<8xf32>
          %205 = arith.addi %132, %170 : index
          %206 = arith.addi %205, %176 : index
          vector.store %204, %3[%206] : memref<?xf32>, vector<8xf32>
        }
      }
      %207 = arith.cmpi slt, %0, %heads : index
      scf.if %207 {
        scf.for %208 = %c7 to %headDim step %c6 {
          %209 = arith.addi %132, %208 : index
          %210 = vector.load %3[%209] : memref<?xf32>, vector<16xf32>
          %211 = arith.muli %130, %heads : index
          %212 = arith.addi %211, %0 : index
          %213 = arith.muli %212, %headDim : index
          %214 = arith.addi %213, %208 : index
          vector.store %210, %q[%214] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %215 = arith.addi %slotsAt, %130 : index
        %216 = memref.load %step[%215] : memref<?xi32>
        %217 = arith.index_cast %216 : i32 to index
        %218 = arith.cmpi sge, %217, %c7 : index
        scf.if %218 {
          %219 = arith.cmpi eq, %codec, %c7 : index
          scf.if %219 {
            %220 = arith.subi %0, %heads : index
            %221 = memref.load %scales[%220] : memref<?xf32>
            %222 = vector.broadcast %221 : f32 to vector<16xf32>
            %223 = arith.divui %217, %c6 : index
            %224 = arith.remui %217, %c6 : index
            %225 = arith.muli %headDim, %c3 : index
            %226 = arith.muli %223, %pageBytes : index
            scf.for %227 = %c7 to %headDim step %c6 {
              %228 = arith.addi %132, %227 : index
              %229 = vector.load %3[%228] : memref<?xf32>, vector<16xf32>
              %230 = arith.mulf %229, %222 : vector<16xf32>
              %231 = arith.minimumf %230, %c27 : vector<16xf32>
              %232 = arith.maximumf %231, %c28 : vector<16xf32>
              %233 = arith.truncf %232 : vector<16xf32> to vector<16xf16>
              %234 = vector.bitcast %233 : vector<16xf16> to vector<32xi8>
              %235 = arith.muli %227, %c3 : index
              vector.store %234, %5[%235] : memref<?xi8>, vector<32xi8>
            }
            %236 = arith.cmpi slt, %220, %kvHeads : index
            scf.if %236 {
              %237 = arith.muli %225, %c4 : index
              %238 = arith.muli %220, %237 : index
              %239 = arith.addi %226, %238 : index
              %240 = arith.muli %224, %c3 : index
              %241 = arith.addi %239, %240 : index
              scf.for %242 = %c7 to %headDim step %c2 {
                %243 = arith.muli %242, %c3 : index
                %244 = arith.addi %243, %c7 : index
                %245 = memref.load %5[%244] : memref<?xi8>
                %246 = arith.muli %242, %c4 : index
                %247 = arith.addi %241, %246 : index
                %248 = arith.addi %247, %c7 : index
                memref.store %245, %kv[%248] : memref<?xi8>
                %249 = arith.muli %242, %c3 : index
                %250 = arith.addi %249, %c2 : index
                %251 = memref.load %5[%250] : memref<?xi8>
                %252 = arith.muli %242, %c4 : index
                %253 = arith.addi %241, %252 : index
                %254 = arith.addi %253, %c2 : index
                memref.store %251, %kv[%254] : memref<?xi8>
              }
            } else {
              %255 = arith.subi %220, %kvHeads : index
              %256 = arith.muli %255, %c3 : index
              %257 = arith.addi %256, %c2 : index
              %258 = arith.muli %225, %c6 : index
              %259 = arith.muli %257, %258 : index
              %260 = arith.addi %226, %259 : index
              %261 = arith.muli %224, %225 : index
              %262 = arith.addi %260, %261 : index
              scf.for %263 = %c7 to %225 step %c6 {
                %264 = vector.load %5[%263] : memref<?xi8>, vector<16xi8>
                %265 = arith.addi %262, %263 : index
                vector.store %264, %kv[%265] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %266 = arith.cmpi eq, %codec, %c2 : index
          scf.if %266 {
            %267 = arith.subi %0, %heads : index
            %268 = memref.load %scales[%267] : memref<?xf32>
            %269 = vector.broadcast %268 : f32 to vector<16xf32>
            %270 = arith.divui %217, %c6 : index
            %271 = arith.remui %217, %c6 : index
            %272 = arith.muli %headDim, %c2 : index
            %273 = arith.muli %270, %pageBytes : index
            scf.for %274 = %c7 to %headDim step %c6 {
              %275 = arith.addi %132, %274 : index
              %276 = vector.load %3[%275] : memref<?xf32>, vector<16xf32>
              %277 = arith.mulf %276, %269 : vector<16xf32>
              %278 = wave.fp8_encode "e4m3" %277 : vector<16xf32> -> vector<16xi8>
              %279 = arith.muli %274, %c2 : index
              vector.store %278, %5[%279] : memref<?xi8>, vector<16xi8>
            }
            %280 = arith.cmpi slt, %267, %kvHeads : index
            scf.if %280 {
              %281 = arith.muli %272, %c4 : index
              %282 = arith.muli %267, %281 : index
              %283 = arith.addi %273, %282 : index
              %284 = arith.muli %271, %c2 : index
              %285 = arith.addi %283, %284 : index
              scf.for %286 = %c7 to %headDim step %c2 {
                %287 = arith.muli %286, %c2 : index
                %288 = arith.addi %287, %c7 : index
                %289 = memref.load %5[%288] : memref<?xi8>
                %290 = arith.muli %286, %c6 : index
                %291 = arith.addi %285, %290 : index
                %292 = arith.addi %291, %c7 : index
                memref.store %289, %kv[%292] : memref<?xi8>
              }
            } else {
              %293 = arith.subi %267, %kvHeads : index
              %294 = arith.muli %293, %c3 : index
              %295 = arith.addi %294, %c2 : index
              %296 = arith.muli %272, %c6 : index
              %297 = arith.muli %295, %296 : index
              %298 = arith.addi %273, %297 : index
              %299 = arith.muli %271, %272 : index
              %300 = arith.addi %298, %299 : index
              scf.for %301 = %c7 to %272 step %c6 {
                %302 = vector.load %5[%301] : memref<?xi8>, vector<16xi8>
                %303 = arith.addi %300, %301 : index
                vector.store %302, %kv[%303] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %304 = arith.cmpi eq, %codec, %c3 : index
          scf.if %304 {
            %305 = arith.subi %0, %heads : index
            %306 = memref.load %scales[%305] : memref<?xf32>
            %307 = vector.broadcast %306 : f32 to vector<16xf32>
            %308 = arith.divui %217, %c6 : index
            %309 = arith.remui %217, %c6 : index
            %310 = arith.muli %headDim, %c2 : index
            %311 = arith.muli %308, %pageBytes : index
            scf.for %312 = %c7 to %headDim step %c6 {
              %313 = arith.addi %132, %312 : index
              %314 = vector.load %3[%313] : memref<?xf32>, vector<16xf32>
              %315 = arith.mulf %314, %307 : vector<16xf32>
              %316 = wave.fp8_encode "e5m2" %315 : vector<16xf32> -> vector<16xi8>
              %317 = arith.muli %312, %c2 : index
              vector.store %316, %5[%317] : memref<?xi8>, vector<16xi8>
            }
            %318 = arith.cmpi slt, %305, %kvHeads : index
            scf.if %318 {
              %319 = arith.muli %310, %c4 : index
              %320 = arith.muli %305, %319 : index
              %321 = arith.addi %311, %320 : index
              %322 = arith.muli %309, %c2 : index
              %323 = arith.addi %321, %322 : index
              scf.for %324 = %c7 to %headDim step %c2 {
                %325 = arith.muli %324, %c2 : index
                %326 = arith.addi %325, %c7 : index
                %327 = memref.load %5[%326] : memref<?xi8>
                %328 = arith.muli %324, %c6 : index
                %329 = arith.addi %323, %328 : index
                %330 = arith.addi %329, %c7 : index
                memref.store %327, %kv[%330] : memref<?xi8>
              }
            } else {
              %331 = arith.subi %305, %kvHeads : index
              %332 = arith.muli %331, %c3 : index
              %333 = arith.addi %332, %c2 : index
              %334 = arith.muli %310, %c6 : index
              %335 = arith.muli %333, %334 : index
              %336 = arith.addi %311, %335 : index
              %337 = arith.muli %309, %310 : index
              %338 = arith.addi %336, %337 : index
              scf.for %339 = %c7 to %310 step %c6 {
                %340 = vector.load %5[%339] : memref<?xi8>, vector<16xi8>
                %341 = arith.addi %338, %339 : index
                vector.store %340, %kv[%341] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
