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
wave.kernel @qkv_f16_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
        scf.for %140 = %c6 to %headDim step %c4 {
          %141 = arith.addi %69, %140 : index
          %142 = vector.load %3[%141] : memref<?xf32>, vector<16xf32>
          %143 = arith.muli %67, %heads : index
          %144 = arith.addi %143, %0 : index
          %145 = arith.muli %144, %headDim : index
          %146 = arith.addi %145, %140 : index
          vector.store %142, %q[%146] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %147 = arith.addi %slotsAt, %67 : index
        %148 = memref.load %step[%147] : memref<?xi32>
        %149 = arith.index_cast %148 : i32 to index
        %150 = arith.cmpi sge, %149, %c6 : index
        scf.if %150 {
          %151 = arith.cmpi eq, %codec, %c6 : index
          scf.if %151 {
            %152 = arith.subi %0, %heads : index
            %153 = memref.load %scales[%152] : memref<?xf32>
            %154 = vector.broadcast %153 : f32 to vector<16xf32>
            %155 = arith.divui %149, %c4 : index
            %156 = arith.remui %149, %c4 : index
            %157 = arith.muli %155, %pageBytes : index
            scf.for %158 = %c6 to %headDim step %c4 {
              %159 = arith.addi %69, %158 : index
              %160 = vector.load %3[%159] : memref<?xf32>, vector<16xf32>
              %161 = arith.mulf %160, %154 : vector<16xf32>
              %162 = arith.minimumf %161, %c28 : vector<16xf32>
              %163 = arith.maximumf %162, %c29 : vector<16xf32>
              %164 = arith.truncf %163 : vector<16xf32> to vector<16xf16>
              %165 = vector.bitcast %164 : vector<16xf16> to vector<32xi8>
              %166 = arith.muli %158, %c3 : index
              vector.store %165, %5[%166] : memref<?xi8>, vector<32xi8>
            }
            %167 = arith.cmpi slt, %152, %kvHeads : index
            scf.if %167 {
              %168 = arith.muli %4, %c11 : index
              %169 = arith.muli %152, %168 : index
              %170 = arith.addi %157, %169 : index
              %171 = arith.muli %156, %c3 : index
              %172 = arith.addi %170, %171 : index
              scf.for %173 = %c6 to %headDim step %c2 {
                %174 = arith.muli %173, %c3 : index
                %175 = arith.addi %174, %c6 : index
                %176 = memref.load %5[%175] : memref<?xi8>
                %177 = arith.muli %173, %c11 : index
                %178 = arith.addi %172, %177 : index
                %179 = arith.addi %178, %c6 : index
                memref.store %176, %kv[%179] : memref<?xi8>
                %180 = arith.addi %174, %c2 : index
                %181 = memref.load %5[%180] : memref<?xi8>
                %182 = arith.addi %178, %c2 : index
                memref.store %181, %kv[%182] : memref<?xi8>
              }
            } else {
              %183 = arith.subi %152, %kvHeads : index
              %184 = arith.muli %183, %c3 : index
              %185 = arith.addi %184, %c2 : index
              %186 = arith.muli %4, %c4 : index
              %187 = arith.muli %185, %186 : index
              %188 = arith.addi %157, %187 : index
              %189 = arith.muli %156, %4 : index
              %190 = arith.addi %188, %189 : index
              scf.for %191 = %c6 to %4 step %c4 {
                %192 = vector.load %5[%191] : memref<?xi8>, vector<16xi8>
                %193 = arith.addi %190, %191 : index
                vector.store %192, %kv[%193] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %194 = arith.cmpi eq, %codec, %c2 : index
          scf.if %194 {
            %195 = arith.subi %0, %heads : index
            %196 = memref.load %scales[%195] : memref<?xf32>
            %197 = vector.broadcast %196 : f32 to vector<16xf32>
            %198 = arith.divui %149, %c4 : index
            %199 = arith.remui %149, %c4 : index
            %200 = arith.muli %198, %pageBytes : index
            scf.for %201 = %c6 to %headDim step %c4 {
              %202 = arith.addi %69, %201 : index
              %203 = vector.load %3[%202] : memref<?xf32>, vector<16xf32>
              %204 = arith.mulf %203, %197 : vector<16xf32>
              %205 = wave.fp8_encode "e4m3" %204 : vector<16xf32> -> vector<16xi8>
              %206 = arith.muli %201, %c2 : index
              vector.store %205, %5[%206] : memref<?xi8>, vector<16xi8>
            }
            %207 = arith.cmpi slt, %195, %kvHeads : index
            scf.if %207 {
              %208 = arith.muli %2, %c11 : index
              %209 = arith.muli %195, %208 : index
              %210 = arith.addi %200, %209 : index
              %211 = arith.muli %199, %c2 : index
              %212 = arith.addi %210, %211 : index
              scf.for %213 = %c6 to %headDim step %c2 {
                %214 = arith.muli %213, %c2 : index
                %215 = arith.addi %214, %c6 : index
                %216 = memref.load %5[%215] : memref<?xi8>
                %217 = arith.muli %213, %c4 : index
                %218 = arith.addi %212, %217 : index
                %219 = arith.addi %218, %c6 : index
                memref.store %216, %kv[%219] : memref<?xi8>
              }
            } else {
              %220 = arith.subi %195, %kvHeads : index
              %221 = arith.muli %220, %c3 : index
              %222 = arith.addi %221, %c2 : index
              %223 = arith.muli %2, %c4 : index
              %224 = arith.muli %222, %223 : index
              %225 = arith.addi %200, %224 : index
              %226 = arith.muli %199, %2 : index
              %227 = arith.addi %225, %226 : index
              scf.for %228 = %c6 to %2 step %c4 {
                %229 = vector.load %5[%228] : memref<?xi8>, vector<16xi8>
                %230 = arith.addi %227, %228 : index
                vector.store %229, %kv[%230] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %231 = arith.cmpi eq, %codec, %c3 : index
          scf.if %231 {
            %232 = arith.subi %0, %heads : index
            %233 = memref.load %scales[%232] : memref<?xf32>
            %234 = vector.broadcast %233 : f32 to vector<16xf32>
            %235 = arith.divui %149, %c4 : index
            %236 = arith.remui %149, %c4 : index
            %237 = arith.muli %235, %pageBytes : index
            scf.for %238 = %c6 to %headDim step %c4 {
              %239 = arith.addi %69, %238 : index
              %240 = vector.load %3[%239] : memref<?xf32>, vector<16xf32>
              %241 = arith.mulf %240, %234 : vector<16xf32>
              %242 = wave.fp8_encode "e5m2" %241 : vector<16xf32> -> vector<16xi8>
              %243 = arith.muli %238, %c2 : index
              vector.store %242, %5[%243] : memref<?xi8>, vector<16xi8>
            }
            %244 = arith.cmpi slt, %232, %kvHeads : index
            scf.if %244 {
              %245 = arith.muli %2, %c11 : index
              %246 = arith.muli %232, %245 : index
              %247 = arith.addi %237, %246 : index
              %248 = arith.muli %236, %c2 : index
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
              %257 = arith.subi %232, %kvHeads : index
              %258 = arith.muli %257, %c3 : index
              %259 = arith.addi %258, %c2 : index
              %260 = arith.muli %2, %c4 : index
              %261 = arith.muli %259, %260 : index
              %262 = arith.addi %237, %261 : index
              %263 = arith.muli %236, %2 : index
              %264 = arith.addi %262, %263 : index
              scf.for %265 = %c6 to %2 step %c4 {
                %266 = vector.load %5[%265] : memref<?xi8>, vector<16xi8>
                %267 = arith.addi %264, %265 : index
                vector.store %266, %kv[%267] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
