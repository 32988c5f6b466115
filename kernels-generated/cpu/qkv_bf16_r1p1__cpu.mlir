// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='bf16', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_bf16_r1p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>) -> (vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  func.return %f3 : vector<16xf32>
}
wave.kernel @qkv_bf16_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
  %c11 = arith.constant dense<16> : vector<16xi32>
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 96 : index
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
  %c25 = arith.constant 8 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c29 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c30 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
          %39 = vector.bitcast %38 : vector<32xi8> to vector<16xi16>
          %40 = arith.extui %39 : vector<16xi16> to vector<16xi32>
          %41 = arith.shli %40, %c11 : vector<16xi32>
          %42 = arith.bitcast %41 : vector<16xi32> to vector<16xf32>
          %43 = arith.addi %34, %c6 : index
          %44 = func.call @qkv_bf16_r1p1__cpu.0(%18, %43, %x, %42, %31) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %45 = arith.addi %36, %c12 : index
          %46 = vector.load %w[%45] : memref<?xi8>, vector<32xi8>
          %47 = vector.bitcast %46 : vector<32xi8> to vector<16xi16>
          %48 = arith.extui %47 : vector<16xi16> to vector<16xi32>
          %49 = arith.shli %48, %c11 : vector<16xi32>
          %50 = arith.bitcast %49 : vector<16xi32> to vector<16xf32>
          %51 = arith.addi %34, %c2 : index
          %52 = func.call @qkv_bf16_r1p1__cpu.0(%18, %51, %x, %50, %44) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %53 = arith.addi %36, %c13 : index
          %54 = vector.load %w[%53] : memref<?xi8>, vector<32xi8>
          %55 = vector.bitcast %54 : vector<32xi8> to vector<16xi16>
          %56 = arith.extui %55 : vector<16xi16> to vector<16xi32>
          %57 = arith.shli %56, %c11 : vector<16xi32>
          %58 = arith.bitcast %57 : vector<16xi32> to vector<16xf32>
          %59 = arith.addi %34, %c3 : index
          %60 = func.call @qkv_bf16_r1p1__cpu.0(%18, %59, %x, %58, %52) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %61 = arith.addi %36, %c14 : index
          %62 = vector.load %w[%61] : memref<?xi8>, vector<32xi8>
          %63 = vector.bitcast %62 : vector<32xi8> to vector<16xi16>
          %64 = arith.extui %63 : vector<16xi16> to vector<16xi32>
          %65 = arith.shli %64, %c11 : vector<16xi32>
          %66 = arith.bitcast %65 : vector<16xi32> to vector<16xf32>
          %67 = arith.addi %34, %c15 : index
          %68 = func.call @qkv_bf16_r1p1__cpu.0(%18, %67, %x, %66, %60) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          scf.yield %68 : vector<16xf32>
        }
        scf.yield %32 : vector<16xf32>
      }
      %69 = arith.muli %headDim, %c6 : index
      %70 = arith.muli %19, %c4 : index
      %71 = arith.addi %69, %70 : index
      %72 = arith.addi %71, %c6 : index
      vector.store %26, %3[%72] : memref<?xf32>, vector<16xf32>
    }
    %73 = arith.addi %14, %c2 : index
    %74 = arith.minsi %73, %13 : index
    scf.for %75 = %14 to %74 step %c2 {
      %76 = arith.subi %75, %14 : index
      %77 = arith.muli %76, %headDim : index
      %78 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %78 {
        scf.for %79 = %c6 to %headDim step %c4 {
          %80 = arith.muli %0, %headDim : index
          %81 = arith.addi %80, %79 : index
          %82 = vector.load %bias[%81] : memref<?xf32>, vector<16xf32>
          %83 = arith.addi %77, %79 : index
          %84 = vector.load %3[%83] : memref<?xf32>, vector<16xf32>
          %85 = arith.addf %84, %82 : vector<16xf32>
          vector.store %85, %3[%83] : memref<?xf32>, vector<16xf32>
        }
      }
      %86 = arith.addi %heads, %kvHeads : index
      %87 = arith.cmpi slt, %0, %86 : index
      scf.if %87 {
        %88 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %88 {
          %89 = arith.cmpi slt, %0, %heads : index
          %92 = scf.for %90 = %c6 to %headDim step %c4 iter_args(%91 = %c8) -> (vector<16xf32>) {
            %93 = arith.addi %77, %90 : index
            %94 = vector.load %3[%93] : memref<?xf32>, vector<16xf32>
            %95 = math.fma %94, %94, %91 : vector<16xf32>
            scf.yield %95 : vector<16xf32>
          }
          %96 = wave.reduce "add" %92 : vector<16xf32>
          %97 = arith.mulf %96, %inverseHeadDim : f32
          %98 = arith.addf %97, %epsilon : f32
          %99 = math.sqrt %98 : f32
          %100 = arith.divf %c22, %99 : f32
          %101 = vector.broadcast %100 : f32 to vector<16xf32>
          scf.for %102 = %c6 to %headDim step %c4 {
            %103 = vector.load %query_norm[%102] : memref<?xf32>, vector<16xf32>
            %104 = vector.load %key_norm[%102] : memref<?xf32>, vector<16xf32>
            %105 = arith.select %89, %103, %104 : vector<16xf32>
            %106 = arith.addi %77, %102 : index
            %107 = vector.load %3[%106] : memref<?xf32>, vector<16xf32>
            %108 = arith.mulf %107, %101 : vector<16xf32>
            %109 = arith.mulf %108, %105 : vector<16xf32>
            vector.store %109, %3[%106] : memref<?xf32>, vector<16xf32>
          }
        }
        %110 = arith.addi %positionsAt, %75 : index
        %111 = memref.load %step[%110] : memref<?xi32>
        %112 = arith.index_cast %111 : i32 to index
        %113 = arith.divui %headDim, %c3 : index
        %114 = arith.remui %112, %c24 : index
        %115 = arith.muli %114, %headDim : index
        %116 = arith.divui %112, %c24 : index
        %117 = arith.addi %116, %c24 : index
        %118 = arith.muli %117, %headDim : index
        scf.for %119 = %c6 to %113 step %c25 {
          %120 = arith.addi %115, %119 : index
          %121 = vector.load %rope[%120] : memref<?xf32>, vector<8xf32>
          %122 = arith.addi %115, %113 : index
          %123 = arith.addi %122, %119 : index
          %124 = vector.load %rope[%123] : memref<?xf32>, vector<8xf32>
          %125 = arith.addi %118, %119 : index
          %126 = vector.load %rope[%125] : memref<?xf32>, vector<8xf32>
          %127 = arith.addi %118, %113 : index
          %128 = arith.addi %127, %119 : index
          %129 = vector.load %rope[%128] : memref<?xf32>, vector<8xf32>
          %130 = arith.mulf %126, %121 : vector<8xf32>
          %131 = arith.mulf %129, %124 : vector<8xf32>
          %132 = arith.subf %130, %131 : vector<8xf32>
          %133 = arith.mulf %129, %121 : vector<8xf32>
          %134 = arith.mulf %126, %124 : vector<8xf32>
          %135 = arith.addf %133, %134 : vector<8xf32>
          %136 = arith.addi %77, %119 : index
          %137 = vector.load %3[%136] : memref<?xf32>, vector<8xf32>
          %138 = arith.addi %77, %113 : index
          %139 = arith.addi %138, %119 : index
          %140 = vector.load %3[%139] : memref<?xf32>, vector<8xf32>
          %141 = arith.mulf %137, %132 : vector<8xf32>
          %142 = arith.mulf %140, %135 : vector<8xf32>
          %143 = arith.subf %141, %142 : vector<8xf32>
          vector.store %143, %3[%136] : memref<?xf32>, vector<8xf32>
          %144 = arith.mulf %140, %132 : vector<8xf32>
          %145 = arith.mulf %137, %135 : vector<8xf32>
          %146 = arith.addf %144, %145 : vector<8xf32>
          vector.store %146, %3[%139] : memref<?xf32>, vector<8xf32>
        }
      }
      %147 = arith.cmpi slt, %0, %heads : index
      scf.if %147 {
        scf.for %148 = %c6 to %headDim step %c4 {
          %149 = arith.addi %77, %148 : index
          %150 = vector.load %3[%149] : memref<?xf32>, vector<16xf32>
          %151 = arith.muli %75, %heads : index
          %152 = arith.addi %151, %0 : index
          %153 = arith.muli %152, %headDim : index
          %154 = arith.addi %153, %148 : index
          vector.store %150, %q[%154] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %155 = arith.addi %slotsAt, %75 : index
        %156 = memref.load %step[%155] : memref<?xi32>
        %157 = arith.index_cast %156 : i32 to index
        %158 = arith.cmpi sge, %157, %c6 : index
        scf.if %158 {
          %159 = arith.cmpi eq, %codec, %c6 : index
          scf.if %159 {
            %160 = arith.subi %0, %heads : index
            %161 = memref.load %scales[%160] : memref<?xf32>
            %162 = vector.broadcast %161 : f32 to vector<16xf32>
            %163 = arith.divui %157, %c4 : index
            %164 = arith.remui %157, %c4 : index
            %165 = arith.muli %163, %pageBytes : index
            scf.for %166 = %c6 to %headDim step %c4 {
              %167 = arith.addi %77, %166 : index
              %168 = vector.load %3[%167] : memref<?xf32>, vector<16xf32>
              %169 = arith.mulf %168, %162 : vector<16xf32>
              %170 = arith.minimumf %169, %c29 : vector<16xf32>
              %171 = arith.maximumf %170, %c30 : vector<16xf32>
              %172 = arith.truncf %171 : vector<16xf32> to vector<16xf16>
              %173 = vector.bitcast %172 : vector<16xf16> to vector<32xi8>
              %174 = arith.muli %166, %c3 : index
              vector.store %173, %5[%174] : memref<?xi8>, vector<32xi8>
            }
            %175 = arith.cmpi slt, %160, %kvHeads : index
            scf.if %175 {
              %176 = arith.muli %4, %c12 : index
              %177 = arith.muli %160, %176 : index
              %178 = arith.addi %165, %177 : index
              %179 = arith.muli %164, %c3 : index
              %180 = arith.addi %178, %179 : index
              scf.for %181 = %c6 to %headDim step %c2 {
                %182 = arith.muli %181, %c3 : index
                %183 = arith.addi %182, %c6 : index
                %184 = memref.load %5[%183] : memref<?xi8>
                %185 = arith.muli %181, %c12 : index
                %186 = arith.addi %180, %185 : index
                %187 = arith.addi %186, %c6 : index
                memref.store %184, %kv[%187] : memref<?xi8>
                %188 = arith.addi %182, %c2 : index
                %189 = memref.load %5[%188] : memref<?xi8>
                %190 = arith.addi %186, %c2 : index
                memref.store %189, %kv[%190] : memref<?xi8>
              }
            } else {
              %191 = arith.subi %160, %kvHeads : index
              %192 = arith.muli %191, %c3 : index
              %193 = arith.addi %192, %c2 : index
              %194 = arith.muli %4, %c4 : index
              %195 = arith.muli %193, %194 : index
              %196 = arith.addi %165, %195 : index
              %197 = arith.muli %164, %4 : index
              %198 = arith.addi %196, %197 : index
              scf.for %199 = %c6 to %4 step %c4 {
                %200 = vector.load %5[%199] : memref<?xi8>, vector<16xi8>
                %201 = arith.addi %198, %199 : index
                vector.store %200, %kv[%201] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %202 = arith.cmpi eq, %codec, %c2 : index
          scf.if %202 {
            %203 = arith.subi %0, %heads : index
            %204 = memref.load %scales[%203] : memref<?xf32>
            %205 = vector.broadcast %204 : f32 to vector<16xf32>
            %206 = arith.divui %157, %c4 : index
            %207 = arith.remui %157, %c4 : index
            %208 = arith.muli %206, %pageBytes : index
            scf.for %209 = %c6 to %headDim step %c4 {
              %210 = arith.addi %77, %209 : index
              %211 = vector.load %3[%210] : memref<?xf32>, vector<16xf32>
              %212 = arith.mulf %211, %205 : vector<16xf32>
              %213 = wave.fp8_encode "e4m3" %212 : vector<16xf32> -> vector<16xi8>
              %214 = arith.muli %209, %c2 : index
              vector.store %213, %5[%214] : memref<?xi8>, vector<16xi8>
            }
            %215 = arith.cmpi slt, %203, %kvHeads : index
            scf.if %215 {
              %216 = arith.muli %2, %c12 : index
              %217 = arith.muli %203, %216 : index
              %218 = arith.addi %208, %217 : index
              %219 = arith.muli %207, %c2 : index
              %220 = arith.addi %218, %219 : index
              scf.for %221 = %c6 to %headDim step %c2 {
                %222 = arith.muli %221, %c2 : index
                %223 = arith.addi %222, %c6 : index
                %224 = memref.load %5[%223] : memref<?xi8>
                %225 = arith.muli %221, %c4 : index
                %226 = arith.addi %220, %225 : index
                %227 = arith.addi %226, %c6 : index
                memref.store %224, %kv[%227] : memref<?xi8>
              }
            } else {
              %228 = arith.subi %203, %kvHeads : index
              %229 = arith.muli %228, %c3 : index
              %230 = arith.addi %229, %c2 : index
              %231 = arith.muli %2, %c4 : index
              %232 = arith.muli %230, %231 : index
              %233 = arith.addi %208, %232 : index
              %234 = arith.muli %207, %2 : index
              %235 = arith.addi %233, %234 : index
              scf.for %236 = %c6 to %2 step %c4 {
                %237 = vector.load %5[%236] : memref<?xi8>, vector<16xi8>
                %238 = arith.addi %235, %236 : index
                vector.store %237, %kv[%238] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %239 = arith.cmpi eq, %codec, %c3 : index
          scf.if %239 {
            %240 = arith.subi %0, %heads : index
            %241 = memref.load %scales[%240] : memref<?xf32>
            %242 = vector.broadcast %241 : f32 to vector<16xf32>
            %243 = arith.divui %157, %c4 : index
            %244 = arith.remui %157, %c4 : index
            %245 = arith.muli %243, %pageBytes : index
            scf.for %246 = %c6 to %headDim step %c4 {
              %247 = arith.addi %77, %246 : index
              %248 = vector.load %3[%247] : memref<?xf32>, vector<16xf32>
              %249 = arith.mulf %248, %242 : vector<16xf32>
              %250 = wave.fp8_encode "e5m2" %249 : vector<16xf32> -> vector<16xi8>
              %251 = arith.muli %246, %c2 : index
              vector.store %250, %5[%251] : memref<?xi8>, vector<16xi8>
            }
            %252 = arith.cmpi slt, %240, %kvHeads : index
            scf.if %252 {
              %253 = arith.muli %2, %c12 : index
              %254 = arith.muli %240, %253 : index
              %255 = arith.addi %245, %254 : index
              %256 = arith.muli %244, %c2 : index
              %257 = arith.addi %255, %256 : index
              scf.for %258 = %c6 to %headDim step %c2 {
                %259 = arith.muli %258, %c2 : index
                %260 = arith.addi %259, %c6 : index
                %261 = memref.load %5[%260] : memref<?xi8>
                %262 = arith.muli %258, %c4 : index
                %263 = arith.addi %257, %262 : index
                %264 = arith.addi %263, %c6 : index
                memref.store %261, %kv[%264] : memref<?xi8>
              }
            } else {
              %265 = arith.subi %240, %kvHeads : index
              %266 = arith.muli %265, %c3 : index
              %267 = arith.addi %266, %c2 : index
              %268 = arith.muli %2, %c4 : index
              %269 = arith.muli %267, %268 : index
              %270 = arith.addi %245, %269 : index
              %271 = arith.muli %244, %2 : index
              %272 = arith.addi %270, %271 : index
              scf.for %273 = %c6 to %2 step %c4 {
                %274 = vector.load %5[%273] : memref<?xi8>, vector<16xi8>
                %275 = arith.addi %272, %273 : index
                vector.store %274, %kv[%275] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
