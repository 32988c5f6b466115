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
wave.kernel @qkv_f16_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
        %163 = arith.divui %heads, %kvHeads : index
        %164 = arith.muli %headDim, %c9 : index
        %165 = arith.muli %kvHeads, %164 : index
        %166 = arith.divui %0, %163 : index
        %167 = arith.muli %166, %headDim : index
        %168 = arith.addi %165, %167 : index
        scf.for %169 = %c6 to %headDim step %c4 {
          %170 = arith.addi %168, %169 : index
          %171 = vector.load %encode[%170] : memref<?xf32>, vector<16xf32>
          %172 = arith.addi %92, %169 : index
          %173 = vector.load %3[%172] : memref<?xf32>, vector<16xf32>
          %174 = arith.mulf %173, %171 : vector<16xf32>
          %175 = arith.muli %90, %heads : index
          %176 = arith.addi %175, %0 : index
          %177 = arith.muli %176, %headDim : index
          %178 = arith.addi %177, %169 : index
          vector.store %174, %q[%178] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %179 = arith.addi %slotsAt, %90 : index
        %180 = memref.load %step[%179] : memref<?xi32>
        %181 = arith.index_cast %180 : i32 to index
        %182 = arith.cmpi sge, %181, %c6 : index
        scf.if %182 {
          %183 = arith.cmpi eq, %codec, %c6 : index
          scf.if %183 {
            %184 = arith.subi %0, %heads : index
            %185 = arith.muli %184, %4 : index
            %186 = arith.divui %181, %c4 : index
            %187 = arith.remui %181, %c4 : index
            %188 = arith.muli %186, %pageBytes : index
            %191 = scf.for %189 = %c6 to %headDim step %c4 iter_args(%190 = %c8) -> (vector<16xf32>) {
              %192 = arith.addi %185, %189 : index
              %193 = vector.load %encode[%192] : memref<?xf32>, vector<16xf32>
              %194 = arith.addi %185, %headDim : index
              %195 = arith.addi %194, %189 : index
              %196 = vector.load %encode[%195] : memref<?xf32>, vector<16xf32>
              %197 = arith.addi %92, %189 : index
              %198 = vector.load %3[%197] : memref<?xf32>, vector<16xf32>
              %199 = arith.subf %198, %196 : vector<16xf32>
              %200 = arith.mulf %199, %193 : vector<16xf32>
              %201 = arith.minimumf %200, %c28 : vector<16xf32>
              %202 = arith.maximumf %201, %c29 : vector<16xf32>
              %203 = arith.truncf %202 : vector<16xf32> to vector<16xf16>
              %204 = vector.bitcast %203 : vector<16xf16> to vector<32xi8>
              %205 = arith.muli %189, %c3 : index
              vector.store %204, %5[%205] : memref<?xi8>, vector<32xi8>
              %206 = math.absf %200 : vector<16xf32>
              %207 = arith.cmpf ugt, %206, %c28 : vector<16xf32>
              %208 = arith.select %207, %c30, %c8 : vector<16xi1>, vector<16xf32>
              %209 = arith.addf %190, %208 : vector<16xf32>
              scf.yield %209 : vector<16xf32>
            }
            %210 = wave.reduce "add" %191 : vector<16xf32>
            %211 = arith.cmpf ogt, %210, %c31 : f32
            scf.if %211 {
              %212 = arith.fptosi %210 : f32 to i32
              wave.count %clipped, %212 : memref<?xi32>
            }
            %213 = arith.cmpi slt, %184, %kvHeads : index
            scf.if %213 {
              %214 = arith.muli %4, %c11 : index
              %215 = arith.muli %184, %214 : index
              %216 = arith.addi %188, %215 : index
              %217 = arith.muli %187, %c3 : index
              %218 = arith.addi %216, %217 : index
              scf.for %219 = %c6 to %headDim step %c2 {
                %220 = arith.muli %219, %c3 : index
                %221 = arith.addi %220, %c6 : index
                %222 = memref.load %5[%221] : memref<?xi8>
                %223 = arith.muli %219, %c11 : index
                %224 = arith.addi %218, %223 : index
                %225 = arith.addi %224, %c6 : index
                memref.store %222, %kv[%225] : memref<?xi8>
                %226 = arith.addi %220, %c2 : index
                %227 = memref.load %5[%226] : memref<?xi8>
                %228 = arith.addi %224, %c2 : index
                memref.store %227, %kv[%228] : memref<?xi8>
              }
            } else {
              %229 = arith.subi %184, %kvHeads : index
              %230 = arith.muli %229, %c3 : index
              %231 = arith.addi %230, %c2 : index
              %232 = arith.muli %4, %c4 : index
              %233 = arith.muli %231, %232 : index
              %234 = arith.addi %188, %233 : index
              %235 = arith.muli %187, %4 : index
              %236 = arith.addi %234, %235 : index
              scf.for %237 = %c6 to %4 step %c4 {
                %238 = vector.load %5[%237] : memref<?xi8>, vector<16xi8>
                %239 = arith.addi %236, %237 : index
                vector.store %238, %kv[%239] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %240 = arith.cmpi eq, %codec, %c2 : index
          scf.if %240 {
            %241 = arith.subi %0, %heads : index
            %242 = arith.muli %241, %4 : index
            %243 = arith.divui %181, %c4 : index
            %244 = arith.remui %181, %c4 : index
            %245 = arith.muli %243, %pageBytes : index
            %248 = scf.for %246 = %c6 to %headDim step %c4 iter_args(%247 = %c8) -> (vector<16xf32>) {
              %249 = arith.addi %242, %246 : index
              %250 = vector.load %encode[%249] : memref<?xf32>, vector<16xf32>
              %251 = arith.addi %242, %headDim : index
              %252 = arith.addi %251, %246 : index
              %253 = vector.load %encode[%252] : memref<?xf32>, vector<16xf32>
              %254 = arith.addi %92, %246 : index
              %255 = vector.load %3[%254] : memref<?xf32>, vector<16xf32>
              %256 = arith.subf %255, %253 : vector<16xf32>
              %257 = arith.mulf %256, %250 : vector<16xf32>
              %258 = wave.fp8_encode "e4m3" %257 : vector<16xf32> -> vector<16xi8>
              %259 = arith.muli %246, %c2 : index
              vector.store %258, %5[%259] : memref<?xi8>, vector<16xi8>
              %260 = math.absf %257 : vector<16xf32>
              %261 = arith.cmpf ugt, %260, %c32 : vector<16xf32>
              %262 = arith.select %261, %c30, %c8 : vector<16xi1>, vector<16xf32>
              %263 = arith.addf %247, %262 : vector<16xf32>
              scf.yield %263 : vector<16xf32>
            }
            %264 = wave.reduce "add" %248 : vector<16xf32>
            %265 = arith.cmpf ogt, %264, %c31 : f32
            scf.if %265 {
              %266 = arith.fptosi %264 : f32 to i32
              wave.count %clipped, %266 : memref<?xi32>
            }
            %267 = arith.cmpi slt, %241, %kvHeads : index
            scf.if %267 {
              %268 = arith.muli %2, %c11 : index
              %269 = arith.muli %241, %268 : index
              %270 = arith.addi %245, %269 : index
              %271 = arith.muli %244, %c2 : index
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
              %280 = arith.subi %241, %kvHeads : index
              %281 = arith.muli %280, %c3 : index
              %282 = arith.addi %281, %c2 : index
              %283 = arith.muli %2, %c4 : index
              %284 = arith.muli %282, %283 : index
              %285 = arith.addi %245, %284 : index
              %286 = arith.muli %244, %2 : index
              %287 = arith.addi %285, %286 : index
              scf.for %288 = %c6 to %2 step %c4 {
                %289 = vector.load %5[%288] : memref<?xi8>, vector<16xi8>
                %290 = arith.addi %287, %288 : index
                vector.store %289, %kv[%290] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %291 = arith.cmpi eq, %codec, %c3 : index
          scf.if %291 {
            %292 = arith.subi %0, %heads : index
            %293 = arith.muli %292, %4 : index
            %294 = arith.divui %181, %c4 : index
            %295 = arith.remui %181, %c4 : index
            %296 = arith.muli %294, %pageBytes : index
            %299 = scf.for %297 = %c6 to %headDim step %c4 iter_args(%298 = %c8) -> (vector<16xf32>) {
              %300 = arith.addi %293, %297 : index
              %301 = vector.load %encode[%300] : memref<?xf32>, vector<16xf32>
              %302 = arith.addi %293, %headDim : index
              %303 = arith.addi %302, %297 : index
              %304 = vector.load %encode[%303] : memref<?xf32>, vector<16xf32>
              %305 = arith.addi %92, %297 : index
              %306 = vector.load %3[%305] : memref<?xf32>, vector<16xf32>
              %307 = arith.subf %306, %304 : vector<16xf32>
              %308 = arith.mulf %307, %301 : vector<16xf32>
              %309 = wave.fp8_encode "e5m2" %308 : vector<16xf32> -> vector<16xi8>
              %310 = arith.muli %297, %c2 : index
              vector.store %309, %5[%310] : memref<?xi8>, vector<16xi8>
              %311 = math.absf %308 : vector<16xf32>
              %312 = arith.cmpf ugt, %311, %c33 : vector<16xf32>
              %313 = arith.select %312, %c30, %c8 : vector<16xi1>, vector<16xf32>
              %314 = arith.addf %298, %313 : vector<16xf32>
              scf.yield %314 : vector<16xf32>
            }
            %315 = wave.reduce "add" %299 : vector<16xf32>
            %316 = arith.cmpf ogt, %315, %c31 : f32
            scf.if %316 {
              %317 = arith.fptosi %315 : f32 to i32
              wave.count %clipped, %317 : memref<?xi32>
            }
            %318 = arith.cmpi slt, %292, %kvHeads : index
            scf.if %318 {
              %319 = arith.muli %2, %c11 : index
              %320 = arith.muli %292, %319 : index
              %321 = arith.addi %296, %320 : index
              %322 = arith.muli %295, %c2 : index
              %323 = arith.addi %321, %322 : index
              scf.for %324 = %c6 to %headDim step %c2 {
                %325 = arith.muli %324, %c2 : index
                %326 = arith.addi %325, %c6 : index
                %327 = memref.load %5[%326] : memref<?xi8>
                %328 = arith.muli %324, %c4 : index
                %329 = arith.addi %323, %328 : index
                %330 = arith.addi %329, %c6 : index
                memref.store %327, %kv[%330] : memref<?xi8>
              }
            } else {
              %331 = arith.subi %292, %kvHeads : index
              %332 = arith.muli %331, %c3 : index
              %333 = arith.addi %332, %c2 : index
              %334 = arith.muli %2, %c4 : index
              %335 = arith.muli %333, %334 : index
              %336 = arith.addi %296, %335 : index
              %337 = arith.muli %295, %2 : index
              %338 = arith.addi %336, %337 : index
              scf.for %339 = %c6 to %2 step %c4 {
                %340 = vector.load %5[%339] : memref<?xi8>, vector<16xi8>
                %341 = arith.addi %338, %339 : index
                vector.store %340, %kv[%341] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %342 = arith.cmpi eq, %codec, %c14 : index
          scf.if %342 {
            %343 = arith.subi %0, %heads : index
            %344 = arith.muli %343, %4 : index
            %345 = arith.divui %181, %c4 : index
            %346 = arith.remui %181, %c4 : index
            %347 = arith.muli %345, %pageBytes : index
            %350 = scf.for %348 = %c6 to %headDim step %c4 iter_args(%349 = %c8) -> (vector<16xf32>) {
              %351 = arith.addi %344, %348 : index
              %352 = vector.load %encode[%351] : memref<?xf32>, vector<16xf32>
              %353 = arith.addi %344, %headDim : index
              %354 = arith.addi %353, %348 : index
              %355 = vector.load %encode[%354] : memref<?xf32>, vector<16xf32>
              %356 = arith.addi %92, %348 : index
              %357 = vector.load %3[%356] : memref<?xf32>, vector<16xf32>
              %358 = arith.subf %357, %355 : vector<16xf32>
              %359 = arith.mulf %358, %352 : vector<16xf32>
              %360 = arith.cmpf ord, %359, %359 : vector<16xf32>
              %361 = arith.select %360, %359, %c8 : vector<16xi1>, vector<16xf32>
              %362 = math.roundeven %361 : vector<16xf32>
              %363 = arith.minimumf %362, %c34 : vector<16xf32>
              %364 = arith.maximumf %363, %c35 : vector<16xf32>
              %365 = arith.fptosi %364 : vector<16xf32> to vector<16xi32>
              %366 = arith.addi %365, %c36 : vector<16xi32>
              %367 = arith.trunci %366 : vector<16xi32> to vector<16xi8>
              %368 = arith.muli %348, %c2 : index
              vector.store %367, %5[%368] : memref<?xi8>, vector<16xi8>
              %369 = math.absf %359 : vector<16xf32>
              %370 = arith.cmpf ugt, %369, %c37 : vector<16xf32>
              %371 = arith.select %370, %c30, %c8 : vector<16xi1>, vector<16xf32>
              %372 = arith.addf %349, %371 : vector<16xf32>
              scf.yield %372 : vector<16xf32>
            }
            %373 = wave.reduce "add" %350 : vector<16xf32>
            %374 = arith.cmpf ogt, %373, %c31 : f32
            scf.if %374 {
              %375 = arith.fptosi %373 : f32 to i32
              wave.count %clipped, %375 : memref<?xi32>
            }
            %376 = arith.cmpi slt, %343, %kvHeads : index
            scf.if %376 {
              %377 = arith.muli %2, %c11 : index
              %378 = arith.muli %343, %377 : index
              %379 = arith.addi %347, %378 : index
              %380 = arith.muli %346, %c2 : index
              %381 = arith.addi %379, %380 : index
              scf.for %382 = %c6 to %headDim step %c2 {
                %383 = arith.muli %382, %c2 : index
                %384 = arith.addi %383, %c6 : index
                %385 = memref.load %5[%384] : memref<?xi8>
                %386 = arith.muli %382, %c4 : index
                %387 = arith.addi %381, %386 : index
                %388 = arith.addi %387, %c6 : index
                memref.store %385, %kv[%388] : memref<?xi8>
              }
            } else {
              %389 = arith.subi %343, %kvHeads : index
              %390 = arith.muli %389, %c3 : index
              %391 = arith.addi %390, %c2 : index
              %392 = arith.muli %2, %c4 : index
              %393 = arith.muli %391, %392 : index
              %394 = arith.addi %347, %393 : index
              %395 = arith.muli %346, %2 : index
              %396 = arith.addi %394, %395 : index
              scf.for %397 = %c6 to %2 step %c4 {
                %398 = vector.load %5[%397] : memref<?xi8>, vector<16xi8>
                %399 = arith.addi %396, %397 : index
                vector.store %398, %kv[%399] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
