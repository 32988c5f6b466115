// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='f32', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_f32_r1p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>) -> (vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  func.return %f3 : vector<16xf32>
}
wave.kernel @qkv_f32_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1024 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant dense<0x00000000> : vector<16xf32>
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 256 : index
  %c11 = arith.constant 64 : index
  %c12 = arith.constant 128 : index
  %c13 = arith.constant 192 : index
  %c14 = arith.constant 3 : index
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
  %c29 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c30 = arith.constant 0x00000000 : f32
  %c31 = arith.constant 32 : index
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
          %38 = vector.load %w[%37] : memref<?xi8>, vector<64xi8>
          %39 = vector.bitcast %38 : vector<64xi8> to vector<16xf32>
          %40 = arith.addi %34, %c6 : index
          %41 = func.call @qkv_f32_r1p1__cpu.0(%18, %40, %x, %39, %31) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %42 = arith.addi %36, %c11 : index
          %43 = vector.load %w[%42] : memref<?xi8>, vector<64xi8>
          %44 = vector.bitcast %43 : vector<64xi8> to vector<16xf32>
          %45 = arith.addi %34, %c2 : index
          %46 = func.call @qkv_f32_r1p1__cpu.0(%18, %45, %x, %44, %41) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %47 = arith.addi %36, %c12 : index
          %48 = vector.load %w[%47] : memref<?xi8>, vector<64xi8>
          %49 = vector.bitcast %48 : vector<64xi8> to vector<16xf32>
          %50 = arith.addi %34, %c3 : index
          %51 = func.call @qkv_f32_r1p1__cpu.0(%18, %50, %x, %49, %46) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %52 = arith.addi %36, %c13 : index
          %53 = vector.load %w[%52] : memref<?xi8>, vector<64xi8>
          %54 = vector.bitcast %53 : vector<64xi8> to vector<16xf32>
          %55 = arith.addi %34, %c14 : index
          %56 = func.call @qkv_f32_r1p1__cpu.0(%18, %55, %x, %54, %51) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          scf.yield %56 : vector<16xf32>
        }
        scf.yield %32 : vector<16xf32>
      }
      %57 = arith.muli %headDim, %c6 : index
      %58 = arith.muli %19, %c4 : index
      %59 = arith.addi %57, %58 : index
      %60 = arith.addi %59, %c6 : index
      vector.store %26, %3[%60] : memref<?xf32>, vector<16xf32>
    }
    %61 = arith.addi %14, %c2 : index
    %62 = arith.minsi %61, %13 : index
    scf.for %63 = %14 to %62 step %c2 {
      %64 = arith.subi %63, %14 : index
      %65 = arith.muli %64, %headDim : index
      %66 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %66 {
        scf.for %67 = %c6 to %headDim step %c4 {
          %68 = arith.muli %0, %headDim : index
          %69 = arith.addi %68, %67 : index
          %70 = vector.load %bias[%69] : memref<?xf32>, vector<16xf32>
          %71 = arith.addi %65, %67 : index
          %72 = vector.load %3[%71] : memref<?xf32>, vector<16xf32>
          %73 = arith.addf %72, %70 : vector<16xf32>
          vector.store %73, %3[%71] : memref<?xf32>, vector<16xf32>
        }
      }
      %74 = arith.addi %heads, %kvHeads : index
      %75 = arith.cmpi slt, %0, %74 : index
      scf.if %75 {
        %76 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %76 {
          %77 = arith.cmpi slt, %0, %heads : index
          %80 = scf.for %78 = %c6 to %headDim step %c4 iter_args(%79 = %c8) -> (vector<16xf32>) {
            %81 = arith.addi %65, %78 : index
            %82 = vector.load %3[%81] : memref<?xf32>, vector<16xf32>
            %83 = math.fma %82, %82, %79 : vector<16xf32>
            scf.yield %83 : vector<16xf32>
          }
          %84 = wave.reduce "add" %80 : vector<16xf32>
          %85 = arith.mulf %84, %inverseHeadDim : f32
          %86 = arith.addf %85, %epsilon : f32
          %87 = math.sqrt %86 : f32
          %88 = arith.divf %c21, %87 : f32
          %89 = vector.broadcast %88 : f32 to vector<16xf32>
          scf.for %90 = %c6 to %headDim step %c4 {
            %91 = vector.load %query_norm[%90] : memref<?xf32>, vector<16xf32>
            %92 = vector.load %key_norm[%90] : memref<?xf32>, vector<16xf32>
            %93 = arith.select %77, %91, %92 : vector<16xf32>
            %94 = arith.addi %65, %90 : index
            %95 = vector.load %3[%94] : memref<?xf32>, vector<16xf32>
            %96 = arith.mulf %95, %89 : vector<16xf32>
            %97 = arith.mulf %96, %93 : vector<16xf32>
            vector.store %97, %3[%94] : memref<?xf32>, vector<16xf32>
          }
        }
        %98 = arith.addi %positionsAt, %63 : index
        %99 = memref.load %step[%98] : memref<?xi32>
        %100 = arith.index_cast %99 : i32 to index
        %101 = arith.divui %headDim, %c3 : index
        %102 = arith.remui %100, %c10 : index
        %103 = arith.muli %102, %headDim : index
        %104 = arith.divui %100, %c10 : index
        %105 = arith.addi %104, %c10 : index
        %106 = arith.muli %105, %headDim : index
        scf.for %107 = %c6 to %101 step %c23 {
          %108 = arith.addi %103, %107 : index
          %109 = vector.load %rope[%108] : memref<?xf32>, vector<8xf32>
          %110 = arith.addi %103, %101 : index
          %111 = arith.addi %110, %107 : index
          %112 = vector.load %rope[%111] : memref<?xf32>, vector<8xf32>
          %113 = arith.addi %106, %107 : index
          %114 = vector.load %rope[%113] : memref<?xf32>, vector<8xf32>
          %115 = arith.addi %106, %101 : index
          %116 = arith.addi %115, %107 : index
          %117 = vector.load %rope[%116] : memref<?xf32>, vector<8xf32>
          %118 = arith.mulf %114, %109 : vector<8xf32>
          %119 = arith.mulf %117, %112 : vector<8xf32>
          %120 = arith.subf %118, %119 : vector<8xf32>
          %121 = arith.mulf %117, %109 : vector<8xf32>
          %122 = arith.mulf %114, %112 : vector<8xf32>
          %123 = arith.addf %121, %122 : vector<8xf32>
          %124 = arith.addi %65, %107 : index
          %125 = vector.load %3[%124] : memref<?xf32>, vector<8xf32>
          %126 = arith.addi %65, %101 : index
          %127 = arith.addi %126, %107 : index
          %128 = vector.load %3[%127] : memref<?xf32>, vector<8xf32>
          %129 = arith.mulf %125, %120 : vector<8xf32>
          %130 = arith.mulf %128, %123 : vector<8xf32>
          %131 = arith.subf %129, %130 : vector<8xf32>
          vector.store %131, %3[%124] : memref<?xf32>, vector<8xf32>
          %132 = arith.mulf %128, %120 : vector<8xf32>
          %133 = arith.mulf %125, %123 : vector<8xf32>
          %134 = arith.addf %132, %133 : vector<8xf32>
          vector.store %134, %3[%127] : memref<?xf32>, vector<8xf32>
        }
      }
      %135 = arith.cmpi slt, %0, %heads : index
      scf.if %135 {
        %136 = arith.divui %heads, %kvHeads : index
        %137 = arith.muli %headDim, %c9 : index
        %138 = arith.muli %kvHeads, %137 : index
        %139 = arith.divui %0, %136 : index
        %140 = arith.muli %139, %headDim : index
        %141 = arith.addi %138, %140 : index
        scf.for %142 = %c6 to %headDim step %c4 {
          %143 = arith.addi %141, %142 : index
          %144 = vector.load %encode[%143] : memref<?xf32>, vector<16xf32>
          %145 = arith.addi %65, %142 : index
          %146 = vector.load %3[%145] : memref<?xf32>, vector<16xf32>
          %147 = arith.mulf %146, %144 : vector<16xf32>
          %148 = arith.muli %63, %heads : index
          %149 = arith.addi %148, %0 : index
          %150 = arith.muli %149, %headDim : index
          %151 = arith.addi %150, %142 : index
          vector.store %147, %q[%151] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %152 = arith.addi %slotsAt, %63 : index
        %153 = memref.load %step[%152] : memref<?xi32>
        %154 = arith.index_cast %153 : i32 to index
        %155 = arith.cmpi sge, %154, %c6 : index
        scf.if %155 {
          %156 = arith.cmpi eq, %codec, %c6 : index
          scf.if %156 {
            %157 = arith.subi %0, %heads : index
            %158 = arith.muli %157, %4 : index
            %159 = arith.divui %154, %c4 : index
            %160 = arith.remui %154, %c4 : index
            %161 = arith.muli %159, %pageBytes : index
            %164 = scf.for %162 = %c6 to %headDim step %c4 iter_args(%163 = %c8) -> (vector<16xf32>) {
              %165 = arith.addi %158, %162 : index
              %166 = vector.load %encode[%165] : memref<?xf32>, vector<16xf32>
              %167 = arith.addi %158, %headDim : index
              %168 = arith.addi %167, %162 : index
              %169 = vector.load %encode[%168] : memref<?xf32>, vector<16xf32>
              %170 = arith.addi %65, %162 : index
              %171 = vector.load %3[%170] : memref<?xf32>, vector<16xf32>
              %172 = arith.subf %171, %169 : vector<16xf32>
              %173 = arith.mulf %172, %166 : vector<16xf32>
              %174 = arith.minimumf %173, %c27 : vector<16xf32>
              %175 = arith.maximumf %174, %c28 : vector<16xf32>
              %176 = arith.truncf %175 : vector<16xf32> to vector<16xf16>
              %177 = vector.bitcast %176 : vector<16xf16> to vector<32xi8>
              %178 = arith.muli %162, %c3 : index
              vector.store %177, %5[%178] : memref<?xi8>, vector<32xi8>
              %179 = math.absf %173 : vector<16xf32>
              %180 = arith.cmpf ugt, %179, %c27 : vector<16xf32>
              %181 = arith.select %180, %c29, %c8 : vector<16xi1>, vector<16xf32>
              %182 = arith.addf %163, %181 : vector<16xf32>
              scf.yield %182 : vector<16xf32>
            }
            %183 = wave.reduce "add" %164 : vector<16xf32>
            %184 = arith.cmpf ogt, %183, %c30 : f32
            scf.if %184 {
              %185 = arith.fptosi %183 : f32 to i32
              wave.count %clipped, %185 : memref<?xi32>
            }
            %186 = arith.cmpi slt, %157, %kvHeads : index
            scf.if %186 {
              %187 = arith.muli %4, %c31 : index
              %188 = arith.muli %157, %187 : index
              %189 = arith.addi %161, %188 : index
              %190 = arith.muli %160, %c3 : index
              %191 = arith.addi %189, %190 : index
              scf.for %192 = %c6 to %headDim step %c2 {
                %193 = arith.muli %192, %c3 : index
                %194 = arith.addi %193, %c6 : index
                %195 = memref.load %5[%194] : memref<?xi8>
                %196 = arith.muli %192, %c31 : index
                %197 = arith.addi %191, %196 : index
                %198 = arith.addi %197, %c6 : index
                memref.store %195, %kv[%198] : memref<?xi8>
                %199 = arith.addi %193, %c2 : index
                %200 = memref.load %5[%199] : memref<?xi8>
                %201 = arith.addi %197, %c2 : index
                memref.store %200, %kv[%201] : memref<?xi8>
              }
            } else {
              %202 = arith.subi %157, %kvHeads : index
              %203 = arith.muli %202, %c3 : index
              %204 = arith.addi %203, %c2 : index
              %205 = arith.muli %4, %c4 : index
              %206 = arith.muli %204, %205 : index
              %207 = arith.addi %161, %206 : index
              %208 = arith.muli %160, %4 : index
              %209 = arith.addi %207, %208 : index
              scf.for %210 = %c6 to %4 step %c4 {
                %211 = vector.load %5[%210] : memref<?xi8>, vector<16xi8>
                %212 = arith.addi %209, %210 : index
                vector.store %211, %kv[%212] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %213 = arith.cmpi eq, %codec, %c2 : index
          scf.if %213 {
            %214 = arith.subi %0, %heads : index
            %215 = arith.muli %214, %4 : index
            %216 = arith.divui %154, %c4 : index
            %217 = arith.remui %154, %c4 : index
            %218 = arith.muli %216, %pageBytes : index
            %221 = scf.for %219 = %c6 to %headDim step %c4 iter_args(%220 = %c8) -> (vector<16xf32>) {
              %222 = arith.addi %215, %219 : index
              %223 = vector.load %encode[%222] : memref<?xf32>, vector<16xf32>
              %224 = arith.addi %215, %headDim : index
              %225 = arith.addi %224, %219 : index
              %226 = vector.load %encode[%225] : memref<?xf32>, vector<16xf32>
              %227 = arith.addi %65, %219 : index
              %228 = vector.load %3[%227] : memref<?xf32>, vector<16xf32>
              %229 = arith.subf %228, %226 : vector<16xf32>
              %230 = arith.mulf %229, %223 : vector<16xf32>
              %231 = wave.fp8_encode "e4m3" %230 : vector<16xf32> -> vector<16xi8>
              %232 = arith.muli %219, %c2 : index
              vector.store %231, %5[%232] : memref<?xi8>, vector<16xi8>
              %233 = math.absf %230 : vector<16xf32>
              %234 = arith.cmpf ugt, %233, %c32 : vector<16xf32>
              %235 = arith.select %234, %c29, %c8 : vector<16xi1>, vector<16xf32>
              %236 = arith.addf %220, %235 : vector<16xf32>
              scf.yield %236 : vector<16xf32>
            }
            %237 = wave.reduce "add" %221 : vector<16xf32>
            %238 = arith.cmpf ogt, %237, %c30 : f32
            scf.if %238 {
              %239 = arith.fptosi %237 : f32 to i32
              wave.count %clipped, %239 : memref<?xi32>
            }
            %240 = arith.cmpi slt, %214, %kvHeads : index
            scf.if %240 {
              %241 = arith.muli %2, %c31 : index
              %242 = arith.muli %214, %241 : index
              %243 = arith.addi %218, %242 : index
              %244 = arith.muli %217, %c2 : index
              %245 = arith.addi %243, %244 : index
              scf.for %246 = %c6 to %headDim step %c2 {
                %247 = arith.muli %246, %c2 : index
                %248 = arith.addi %247, %c6 : index
                %249 = memref.load %5[%248] : memref<?xi8>
                %250 = arith.muli %246, %c4 : index
                %251 = arith.addi %245, %250 : index
                %252 = arith.addi %251, %c6 : index
                memref.store %249, %kv[%252] : memref<?xi8>
              }
            } else {
              %253 = arith.subi %214, %kvHeads : index
              %254 = arith.muli %253, %c3 : index
              %255 = arith.addi %254, %c2 : index
              %256 = arith.muli %2, %c4 : index
              %257 = arith.muli %255, %256 : index
              %258 = arith.addi %218, %257 : index
              %259 = arith.muli %217, %2 : index
              %260 = arith.addi %258, %259 : index
              scf.for %261 = %c6 to %2 step %c4 {
                %262 = vector.load %5[%261] : memref<?xi8>, vector<16xi8>
                %263 = arith.addi %260, %261 : index
                vector.store %262, %kv[%263] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %264 = arith.cmpi eq, %codec, %c3 : index
          scf.if %264 {
            %265 = arith.subi %0, %heads : index
            %266 = arith.muli %265, %4 : index
            %267 = arith.divui %154, %c4 : index
            %268 = arith.remui %154, %c4 : index
            %269 = arith.muli %267, %pageBytes : index
            %272 = scf.for %270 = %c6 to %headDim step %c4 iter_args(%271 = %c8) -> (vector<16xf32>) {
              %273 = arith.addi %266, %270 : index
              %274 = vector.load %encode[%273] : memref<?xf32>, vector<16xf32>
              %275 = arith.addi %266, %headDim : index
              %276 = arith.addi %275, %270 : index
              %277 = vector.load %encode[%276] : memref<?xf32>, vector<16xf32>
              %278 = arith.addi %65, %270 : index
              %279 = vector.load %3[%278] : memref<?xf32>, vector<16xf32>
              %280 = arith.subf %279, %277 : vector<16xf32>
              %281 = arith.mulf %280, %274 : vector<16xf32>
              %282 = wave.fp8_encode "e5m2" %281 : vector<16xf32> -> vector<16xi8>
              %283 = arith.muli %270, %c2 : index
              vector.store %282, %5[%283] : memref<?xi8>, vector<16xi8>
              %284 = math.absf %281 : vector<16xf32>
              %285 = arith.cmpf ugt, %284, %c33 : vector<16xf32>
              %286 = arith.select %285, %c29, %c8 : vector<16xi1>, vector<16xf32>
              %287 = arith.addf %271, %286 : vector<16xf32>
              scf.yield %287 : vector<16xf32>
            }
            %288 = wave.reduce "add" %272 : vector<16xf32>
            %289 = arith.cmpf ogt, %288, %c30 : f32
            scf.if %289 {
              %290 = arith.fptosi %288 : f32 to i32
              wave.count %clipped, %290 : memref<?xi32>
            }
            %291 = arith.cmpi slt, %265, %kvHeads : index
            scf.if %291 {
              %292 = arith.muli %2, %c31 : index
              %293 = arith.muli %265, %292 : index
              %294 = arith.addi %269, %293 : index
              %295 = arith.muli %268, %c2 : index
              %296 = arith.addi %294, %295 : index
              scf.for %297 = %c6 to %headDim step %c2 {
                %298 = arith.muli %297, %c2 : index
                %299 = arith.addi %298, %c6 : index
                %300 = memref.load %5[%299] : memref<?xi8>
                %301 = arith.muli %297, %c4 : index
                %302 = arith.addi %296, %301 : index
                %303 = arith.addi %302, %c6 : index
                memref.store %300, %kv[%303] : memref<?xi8>
              }
            } else {
              %304 = arith.subi %265, %kvHeads : index
              %305 = arith.muli %304, %c3 : index
              %306 = arith.addi %305, %c2 : index
              %307 = arith.muli %2, %c4 : index
              %308 = arith.muli %306, %307 : index
              %309 = arith.addi %269, %308 : index
              %310 = arith.muli %268, %2 : index
              %311 = arith.addi %309, %310 : index
              scf.for %312 = %c6 to %2 step %c4 {
                %313 = vector.load %5[%312] : memref<?xi8>, vector<16xi8>
                %314 = arith.addi %311, %312 : index
                vector.store %313, %kv[%314] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %315 = arith.cmpi eq, %codec, %c14 : index
          scf.if %315 {
            %316 = arith.subi %0, %heads : index
            %317 = arith.muli %316, %4 : index
            %318 = arith.divui %154, %c4 : index
            %319 = arith.remui %154, %c4 : index
            %320 = arith.muli %318, %pageBytes : index
            %323 = scf.for %321 = %c6 to %headDim step %c4 iter_args(%322 = %c8) -> (vector<16xf32>) {
              %324 = arith.addi %317, %321 : index
              %325 = vector.load %encode[%324] : memref<?xf32>, vector<16xf32>
              %326 = arith.addi %317, %headDim : index
              %327 = arith.addi %326, %321 : index
              %328 = vector.load %encode[%327] : memref<?xf32>, vector<16xf32>
              %329 = arith.addi %65, %321 : index
              %330 = vector.load %3[%329] : memref<?xf32>, vector<16xf32>
              %331 = arith.subf %330, %328 : vector<16xf32>
              %332 = arith.mulf %331, %325 : vector<16xf32>
              %333 = arith.cmpf ord, %332, %332 : vector<16xf32>
              %334 = arith.select %333, %332, %c8 : vector<16xi1>, vector<16xf32>
              %335 = math.roundeven %334 : vector<16xf32>
              %336 = arith.minimumf %335, %c34 : vector<16xf32>
              %337 = arith.maximumf %336, %c35 : vector<16xf32>
              %338 = arith.fptosi %337 : vector<16xf32> to vector<16xi32>
              %339 = arith.addi %338, %c36 : vector<16xi32>
              %340 = arith.trunci %339 : vector<16xi32> to vector<16xi8>
              %341 = arith.muli %321, %c2 : index
              vector.store %340, %5[%341] : memref<?xi8>, vector<16xi8>
              %342 = math.absf %332 : vector<16xf32>
              %343 = arith.cmpf ugt, %342, %c37 : vector<16xf32>
              %344 = arith.select %343, %c29, %c8 : vector<16xi1>, vector<16xf32>
              %345 = arith.addf %322, %344 : vector<16xf32>
              scf.yield %345 : vector<16xf32>
            }
            %346 = wave.reduce "add" %323 : vector<16xf32>
            %347 = arith.cmpf ogt, %346, %c30 : f32
            scf.if %347 {
              %348 = arith.fptosi %346 : f32 to i32
              wave.count %clipped, %348 : memref<?xi32>
            }
            %349 = arith.cmpi slt, %316, %kvHeads : index
            scf.if %349 {
              %350 = arith.muli %2, %c31 : index
              %351 = arith.muli %316, %350 : index
              %352 = arith.addi %320, %351 : index
              %353 = arith.muli %319, %c2 : index
              %354 = arith.addi %352, %353 : index
              scf.for %355 = %c6 to %headDim step %c2 {
                %356 = arith.muli %355, %c2 : index
                %357 = arith.addi %356, %c6 : index
                %358 = memref.load %5[%357] : memref<?xi8>
                %359 = arith.muli %355, %c4 : index
                %360 = arith.addi %354, %359 : index
                %361 = arith.addi %360, %c6 : index
                memref.store %358, %kv[%361] : memref<?xi8>
              }
            } else {
              %362 = arith.subi %316, %kvHeads : index
              %363 = arith.muli %362, %c3 : index
              %364 = arith.addi %363, %c2 : index
              %365 = arith.muli %2, %c4 : index
              %366 = arith.muli %364, %365 : index
              %367 = arith.addi %320, %366 : index
              %368 = arith.muli %319, %2 : index
              %369 = arith.addi %367, %368 : index
              scf.for %370 = %c6 to %2 step %c4 {
                %371 = vector.load %5[%370] : memref<?xi8>, vector<16xi8>
                %372 = arith.addi %369, %370 : index
                vector.store %371, %kv[%372] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
