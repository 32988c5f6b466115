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
wave.kernel @qkv_bf16_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
  %c31 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c32 = arith.constant 0x00000000 : f32
  %c33 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c34 = arith.constant dense<0x47600000> : vector<16xf32>
  %c35 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c36 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c37 = arith.constant dense<128> : vector<16xi32>
  %c38 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
        %148 = arith.divui %heads, %kvHeads : index
        %149 = arith.muli %headDim, %c9 : index
        %150 = arith.muli %kvHeads, %149 : index
        %151 = arith.divui %0, %148 : index
        %152 = arith.muli %151, %headDim : index
        %153 = arith.addi %150, %152 : index
        scf.for %154 = %c6 to %headDim step %c4 {
          %155 = arith.addi %153, %154 : index
          %156 = vector.load %encode[%155] : memref<?xf32>, vector<16xf32>
          %157 = arith.addi %77, %154 : index
          %158 = vector.load %3[%157] : memref<?xf32>, vector<16xf32>
          %159 = arith.mulf %158, %156 : vector<16xf32>
          %160 = arith.muli %75, %heads : index
          %161 = arith.addi %160, %0 : index
          %162 = arith.muli %161, %headDim : index
          %163 = arith.addi %162, %154 : index
          vector.store %159, %q[%163] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %164 = arith.addi %slotsAt, %75 : index
        %165 = memref.load %step[%164] : memref<?xi32>
        %166 = arith.index_cast %165 : i32 to index
        %167 = arith.cmpi sge, %166, %c6 : index
        scf.if %167 {
          %168 = arith.cmpi eq, %codec, %c6 : index
          scf.if %168 {
            %169 = arith.subi %0, %heads : index
            %170 = arith.muli %169, %4 : index
            %171 = arith.divui %166, %c4 : index
            %172 = arith.remui %166, %c4 : index
            %173 = arith.muli %171, %pageBytes : index
            %176 = scf.for %174 = %c6 to %headDim step %c4 iter_args(%175 = %c8) -> (vector<16xf32>) {
              %177 = arith.addi %170, %174 : index
              %178 = vector.load %encode[%177] : memref<?xf32>, vector<16xf32>
              %179 = arith.addi %170, %headDim : index
              %180 = arith.addi %179, %174 : index
              %181 = vector.load %encode[%180] : memref<?xf32>, vector<16xf32>
              %182 = arith.addi %77, %174 : index
              %183 = vector.load %3[%182] : memref<?xf32>, vector<16xf32>
              %184 = arith.subf %183, %181 : vector<16xf32>
              %185 = arith.mulf %184, %178 : vector<16xf32>
              %186 = arith.minimumf %185, %c29 : vector<16xf32>
              %187 = arith.maximumf %186, %c30 : vector<16xf32>
              %188 = arith.truncf %187 : vector<16xf32> to vector<16xf16>
              %189 = vector.bitcast %188 : vector<16xf16> to vector<32xi8>
              %190 = arith.muli %174, %c3 : index
              vector.store %189, %5[%190] : memref<?xi8>, vector<32xi8>
              %191 = math.absf %185 : vector<16xf32>
              %192 = arith.cmpf ugt, %191, %c29 : vector<16xf32>
              %193 = arith.select %192, %c31, %c8 : vector<16xi1>, vector<16xf32>
              %194 = arith.addf %175, %193 : vector<16xf32>
              scf.yield %194 : vector<16xf32>
            }
            %195 = wave.reduce "add" %176 : vector<16xf32>
            %196 = arith.cmpf ogt, %195, %c32 : f32
            scf.if %196 {
              %197 = arith.fptosi %195 : f32 to i32
              wave.count %clipped, %197 : memref<?xi32>
            }
            %198 = arith.cmpi slt, %169, %kvHeads : index
            scf.if %198 {
              %199 = arith.muli %4, %c12 : index
              %200 = arith.muli %169, %199 : index
              %201 = arith.addi %173, %200 : index
              %202 = arith.muli %172, %c3 : index
              %203 = arith.addi %201, %202 : index
              scf.for %204 = %c6 to %headDim step %c2 {
                %205 = arith.muli %204, %c3 : index
                %206 = arith.addi %205, %c6 : index
                %207 = memref.load %5[%206] : memref<?xi8>
                %208 = arith.muli %204, %c12 : index
                %209 = arith.addi %203, %208 : index
                %210 = arith.addi %209, %c6 : index
                memref.store %207, %kv[%210] : memref<?xi8>
                %211 = arith.addi %205, %c2 : index
                %212 = memref.load %5[%211] : memref<?xi8>
                %213 = arith.addi %209, %c2 : index
                memref.store %212, %kv[%213] : memref<?xi8>
              }
            } else {
              %214 = arith.subi %169, %kvHeads : index
              %215 = arith.muli %214, %c3 : index
              %216 = arith.addi %215, %c2 : index
              %217 = arith.muli %4, %c4 : index
              %218 = arith.muli %216, %217 : index
              %219 = arith.addi %173, %218 : index
              %220 = arith.muli %172, %4 : index
              %221 = arith.addi %219, %220 : index
              scf.for %222 = %c6 to %4 step %c4 {
                %223 = vector.load %5[%222] : memref<?xi8>, vector<16xi8>
                %224 = arith.addi %221, %222 : index
                vector.store %223, %kv[%224] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %225 = arith.cmpi eq, %codec, %c2 : index
          scf.if %225 {
            %226 = arith.subi %0, %heads : index
            %227 = arith.muli %226, %4 : index
            %228 = arith.divui %166, %c4 : index
            %229 = arith.remui %166, %c4 : index
            %230 = arith.muli %228, %pageBytes : index
            %233 = scf.for %231 = %c6 to %headDim step %c4 iter_args(%232 = %c8) -> (vector<16xf32>) {
              %234 = arith.addi %227, %231 : index
              %235 = vector.load %encode[%234] : memref<?xf32>, vector<16xf32>
              %236 = arith.addi %227, %headDim : index
              %237 = arith.addi %236, %231 : index
              %238 = vector.load %encode[%237] : memref<?xf32>, vector<16xf32>
              %239 = arith.addi %77, %231 : index
              %240 = vector.load %3[%239] : memref<?xf32>, vector<16xf32>
              %241 = arith.subf %240, %238 : vector<16xf32>
              %242 = arith.mulf %241, %235 : vector<16xf32>
              %243 = wave.fp8_encode "e4m3" %242 : vector<16xf32> -> vector<16xi8>
              %244 = arith.muli %231, %c2 : index
              vector.store %243, %5[%244] : memref<?xi8>, vector<16xi8>
              %245 = math.absf %242 : vector<16xf32>
              %246 = arith.cmpf ugt, %245, %c33 : vector<16xf32>
              %247 = arith.select %246, %c31, %c8 : vector<16xi1>, vector<16xf32>
              %248 = arith.addf %232, %247 : vector<16xf32>
              scf.yield %248 : vector<16xf32>
            }
            %249 = wave.reduce "add" %233 : vector<16xf32>
            %250 = arith.cmpf ogt, %249, %c32 : f32
            scf.if %250 {
              %251 = arith.fptosi %249 : f32 to i32
              wave.count %clipped, %251 : memref<?xi32>
            }
            %252 = arith.cmpi slt, %226, %kvHeads : index
            scf.if %252 {
              %253 = arith.muli %2, %c12 : index
              %254 = arith.muli %226, %253 : index
              %255 = arith.addi %230, %254 : index
              %256 = arith.muli %229, %c2 : index
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
              %265 = arith.subi %226, %kvHeads : index
              %266 = arith.muli %265, %c3 : index
              %267 = arith.addi %266, %c2 : index
              %268 = arith.muli %2, %c4 : index
              %269 = arith.muli %267, %268 : index
              %270 = arith.addi %230, %269 : index
              %271 = arith.muli %229, %2 : index
              %272 = arith.addi %270, %271 : index
              scf.for %273 = %c6 to %2 step %c4 {
                %274 = vector.load %5[%273] : memref<?xi8>, vector<16xi8>
                %275 = arith.addi %272, %273 : index
                vector.store %274, %kv[%275] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %276 = arith.cmpi eq, %codec, %c3 : index
          scf.if %276 {
            %277 = arith.subi %0, %heads : index
            %278 = arith.muli %277, %4 : index
            %279 = arith.divui %166, %c4 : index
            %280 = arith.remui %166, %c4 : index
            %281 = arith.muli %279, %pageBytes : index
            %284 = scf.for %282 = %c6 to %headDim step %c4 iter_args(%283 = %c8) -> (vector<16xf32>) {
              %285 = arith.addi %278, %282 : index
              %286 = vector.load %encode[%285] : memref<?xf32>, vector<16xf32>
              %287 = arith.addi %278, %headDim : index
              %288 = arith.addi %287, %282 : index
              %289 = vector.load %encode[%288] : memref<?xf32>, vector<16xf32>
              %290 = arith.addi %77, %282 : index
              %291 = vector.load %3[%290] : memref<?xf32>, vector<16xf32>
              %292 = arith.subf %291, %289 : vector<16xf32>
              %293 = arith.mulf %292, %286 : vector<16xf32>
              %294 = wave.fp8_encode "e5m2" %293 : vector<16xf32> -> vector<16xi8>
              %295 = arith.muli %282, %c2 : index
              vector.store %294, %5[%295] : memref<?xi8>, vector<16xi8>
              %296 = math.absf %293 : vector<16xf32>
              %297 = arith.cmpf ugt, %296, %c34 : vector<16xf32>
              %298 = arith.select %297, %c31, %c8 : vector<16xi1>, vector<16xf32>
              %299 = arith.addf %283, %298 : vector<16xf32>
              scf.yield %299 : vector<16xf32>
            }
            %300 = wave.reduce "add" %284 : vector<16xf32>
            %301 = arith.cmpf ogt, %300, %c32 : f32
            scf.if %301 {
              %302 = arith.fptosi %300 : f32 to i32
              wave.count %clipped, %302 : memref<?xi32>
            }
            %303 = arith.cmpi slt, %277, %kvHeads : index
            scf.if %303 {
              %304 = arith.muli %2, %c12 : index
              %305 = arith.muli %277, %304 : index
              %306 = arith.addi %281, %305 : index
              %307 = arith.muli %280, %c2 : index
              %308 = arith.addi %306, %307 : index
              scf.for %309 = %c6 to %headDim step %c2 {
                %310 = arith.muli %309, %c2 : index
                %311 = arith.addi %310, %c6 : index
                %312 = memref.load %5[%311] : memref<?xi8>
                %313 = arith.muli %309, %c4 : index
                %314 = arith.addi %308, %313 : index
                %315 = arith.addi %314, %c6 : index
                memref.store %312, %kv[%315] : memref<?xi8>
              }
            } else {
              %316 = arith.subi %277, %kvHeads : index
              %317 = arith.muli %316, %c3 : index
              %318 = arith.addi %317, %c2 : index
              %319 = arith.muli %2, %c4 : index
              %320 = arith.muli %318, %319 : index
              %321 = arith.addi %281, %320 : index
              %322 = arith.muli %280, %2 : index
              %323 = arith.addi %321, %322 : index
              scf.for %324 = %c6 to %2 step %c4 {
                %325 = vector.load %5[%324] : memref<?xi8>, vector<16xi8>
                %326 = arith.addi %323, %324 : index
                vector.store %325, %kv[%326] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %327 = arith.cmpi eq, %codec, %c15 : index
          scf.if %327 {
            %328 = arith.subi %0, %heads : index
            %329 = arith.muli %328, %4 : index
            %330 = arith.divui %166, %c4 : index
            %331 = arith.remui %166, %c4 : index
            %332 = arith.muli %330, %pageBytes : index
            %335 = scf.for %333 = %c6 to %headDim step %c4 iter_args(%334 = %c8) -> (vector<16xf32>) {
              %336 = arith.addi %329, %333 : index
              %337 = vector.load %encode[%336] : memref<?xf32>, vector<16xf32>
              %338 = arith.addi %329, %headDim : index
              %339 = arith.addi %338, %333 : index
              %340 = vector.load %encode[%339] : memref<?xf32>, vector<16xf32>
              %341 = arith.addi %77, %333 : index
              %342 = vector.load %3[%341] : memref<?xf32>, vector<16xf32>
              %343 = arith.subf %342, %340 : vector<16xf32>
              %344 = arith.mulf %343, %337 : vector<16xf32>
              %345 = arith.cmpf ord, %344, %344 : vector<16xf32>
              %346 = arith.select %345, %344, %c8 : vector<16xi1>, vector<16xf32>
              %347 = math.roundeven %346 : vector<16xf32>
              %348 = arith.minimumf %347, %c35 : vector<16xf32>
              %349 = arith.maximumf %348, %c36 : vector<16xf32>
              %350 = arith.fptosi %349 : vector<16xf32> to vector<16xi32>
              %351 = arith.addi %350, %c37 : vector<16xi32>
              %352 = arith.trunci %351 : vector<16xi32> to vector<16xi8>
              %353 = arith.muli %333, %c2 : index
              vector.store %352, %5[%353] : memref<?xi8>, vector<16xi8>
              %354 = math.absf %344 : vector<16xf32>
              %355 = arith.cmpf ugt, %354, %c38 : vector<16xf32>
              %356 = arith.select %355, %c31, %c8 : vector<16xi1>, vector<16xf32>
              %357 = arith.addf %334, %356 : vector<16xf32>
              scf.yield %357 : vector<16xf32>
            }
            %358 = wave.reduce "add" %335 : vector<16xf32>
            %359 = arith.cmpf ogt, %358, %c32 : f32
            scf.if %359 {
              %360 = arith.fptosi %358 : f32 to i32
              wave.count %clipped, %360 : memref<?xi32>
            }
            %361 = arith.cmpi slt, %328, %kvHeads : index
            scf.if %361 {
              %362 = arith.muli %2, %c12 : index
              %363 = arith.muli %328, %362 : index
              %364 = arith.addi %332, %363 : index
              %365 = arith.muli %331, %c2 : index
              %366 = arith.addi %364, %365 : index
              scf.for %367 = %c6 to %headDim step %c2 {
                %368 = arith.muli %367, %c2 : index
                %369 = arith.addi %368, %c6 : index
                %370 = memref.load %5[%369] : memref<?xi8>
                %371 = arith.muli %367, %c4 : index
                %372 = arith.addi %366, %371 : index
                %373 = arith.addi %372, %c6 : index
                memref.store %370, %kv[%373] : memref<?xi8>
              }
            } else {
              %374 = arith.subi %328, %kvHeads : index
              %375 = arith.muli %374, %c3 : index
              %376 = arith.addi %375, %c2 : index
              %377 = arith.muli %2, %c4 : index
              %378 = arith.muli %376, %377 : index
              %379 = arith.addi %332, %378 : index
              %380 = arith.muli %331, %2 : index
              %381 = arith.addi %379, %380 : index
              scf.for %382 = %c6 to %2 step %c4 {
                %383 = vector.load %5[%382] : memref<?xi8>, vector<16xi8>
                %384 = arith.addi %381, %382 : index
                vector.store %383, %kv[%384] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
