// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q4_k', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q4_k_r1p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>) -> (vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  func.return %f3 : vector<16xf32>
}
wave.kernel @qkv_q4_k_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2368 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 4 : index
  %c14 = arith.constant 320 : index
  %c15 = arith.constant dense<15> : vector<16xi32>
  %c16 = arith.constant dense<4> : vector<16xi32>
  %c17 = arith.constant 3 : index
  %c18 = arith.constant 5 : index
  %c19 = arith.constant 48 : index
  %c20 = arith.constant 6 : index
  %c21 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c28 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c33 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c34 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
    scf.for %19 = %c7 to %8 step %c2 {
      %20 = arith.muli %0, %8 : index
      %21 = arith.addi %20, %19 : index
      %22 = arith.addi %21, %c7 : index
      %23 = arith.muli %22, %7 : index
      %26 = scf.for %24 = %c7 to %6 step %c2 iter_args(%25 = %c9) -> (vector<16xf32>) {
        %27 = arith.muli %24, %c5 : index
        %28 = arith.addi %23, %27 : index
        %29 = arith.addi %28, %c7 : index
        %30 = vector.load %w[%29] : memref<?xi8>, vector<32xi8>
        %31 = vector.bitcast %30 : vector<32xi8> to vector<16xf16>
        %32 = arith.extf %31 : vector<16xf16> to vector<16xf32>
        %33 = arith.addi %28, %c10 : index
        %34 = vector.load %w[%33] : memref<?xi8>, vector<32xi8>
        %35 = vector.bitcast %34 : vector<32xi8> to vector<16xf16>
        %36 = arith.extf %35 : vector<16xf16> to vector<16xf32>
        %37 = arith.muli %24, %c4 : index
        %40 = scf.for %38 = %c7 to %c10 step %c2 iter_args(%39 = %25) -> (vector<16xf32>) {
          %41 = arith.muli %38, %c11 : index
          %42 = arith.addi %37, %41 : index
          %43 = arith.addi %28, %c12 : index
          %44 = arith.divui %38, %c13 : index
          %45 = arith.muli %44, %c10 : index
          %46 = arith.addi %43, %45 : index
          %47 = arith.addi %46, %c7 : index
          %48 = vector.load %w[%47] : memref<?xi8>, vector<16xi8>
          %49 = arith.extui %48 : vector<16xi8> to vector<16xi32>
          %50 = arith.sitofp %49 : vector<16xi32> to vector<16xf32>
          %51 = arith.mulf %32, %50 : vector<16xf32>
          %52 = arith.addi %46, %c6 : index
          %53 = vector.load %w[%52] : memref<?xi8>, vector<16xi8>
          %54 = arith.extui %53 : vector<16xi8> to vector<16xi32>
          %55 = arith.sitofp %54 : vector<16xi32> to vector<16xf32>
          %56 = arith.mulf %36, %55 : vector<16xf32>
          %57 = arith.addi %28, %c14 : index
          %58 = arith.muli %38, %c12 : index
          %59 = arith.addi %57, %58 : index
          %60 = arith.addi %59, %c7 : index
          %61 = vector.load %w[%60] : memref<?xi8>, vector<16xi8>
          %62 = arith.extui %61 : vector<16xi8> to vector<16xi32>
          %63 = arith.andi %62, %c15 : vector<16xi32>
          %64 = arith.sitofp %63 : vector<16xi32> to vector<16xf32>
          %65 = math.fma %64, %51, %56 : vector<16xf32>
          %66 = arith.addi %42, %c7 : index
          %67 = func.call @qkv_q4_k_r1p1__cpu.0(%18, %66, %x, %65, %39) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %68 = vector.load %w[%60] : memref<?xi8>, vector<16xi8>
          %69 = arith.extui %68 : vector<16xi8> to vector<16xi32>
          %70 = arith.shrui %69, %c16 : vector<16xi32>
          %71 = arith.sitofp %70 : vector<16xi32> to vector<16xf32>
          %72 = math.fma %71, %51, %56 : vector<16xf32>
          %73 = arith.addi %42, %c2 : index
          %74 = func.call @qkv_q4_k_r1p1__cpu.0(%18, %73, %x, %72, %67) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %75 = arith.addi %59, %c6 : index
          %76 = vector.load %w[%75] : memref<?xi8>, vector<16xi8>
          %77 = arith.extui %76 : vector<16xi8> to vector<16xi32>
          %78 = arith.andi %77, %c15 : vector<16xi32>
          %79 = arith.sitofp %78 : vector<16xi32> to vector<16xf32>
          %80 = math.fma %79, %51, %56 : vector<16xf32>
          %81 = arith.addi %42, %c3 : index
          %82 = func.call @qkv_q4_k_r1p1__cpu.0(%18, %81, %x, %80, %74) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %83 = vector.load %w[%75] : memref<?xi8>, vector<16xi8>
          %84 = arith.extui %83 : vector<16xi8> to vector<16xi32>
          %85 = arith.shrui %84, %c16 : vector<16xi32>
          %86 = arith.sitofp %85 : vector<16xi32> to vector<16xf32>
          %87 = math.fma %86, %51, %56 : vector<16xf32>
          %88 = arith.addi %42, %c17 : index
          %89 = func.call @qkv_q4_k_r1p1__cpu.0(%18, %88, %x, %87, %82) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %90 = arith.addi %59, %c10 : index
          %91 = vector.load %w[%90] : memref<?xi8>, vector<16xi8>
          %92 = arith.extui %91 : vector<16xi8> to vector<16xi32>
          %93 = arith.andi %92, %c15 : vector<16xi32>
          %94 = arith.sitofp %93 : vector<16xi32> to vector<16xf32>
          %95 = math.fma %94, %51, %56 : vector<16xf32>
          %96 = arith.addi %42, %c13 : index
          %97 = func.call @qkv_q4_k_r1p1__cpu.0(%18, %96, %x, %95, %89) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %98 = vector.load %w[%90] : memref<?xi8>, vector<16xi8>
          %99 = arith.extui %98 : vector<16xi8> to vector<16xi32>
          %100 = arith.shrui %99, %c16 : vector<16xi32>
          %101 = arith.sitofp %100 : vector<16xi32> to vector<16xf32>
          %102 = math.fma %101, %51, %56 : vector<16xf32>
          %103 = arith.addi %42, %c18 : index
          %104 = func.call @qkv_q4_k_r1p1__cpu.0(%18, %103, %x, %102, %97) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %105 = arith.addi %59, %c19 : index
          %106 = vector.load %w[%105] : memref<?xi8>, vector<16xi8>
          %107 = arith.extui %106 : vector<16xi8> to vector<16xi32>
          %108 = arith.andi %107, %c15 : vector<16xi32>
          %109 = arith.sitofp %108 : vector<16xi32> to vector<16xf32>
          %110 = math.fma %109, %51, %56 : vector<16xf32>
          %111 = arith.addi %42, %c20 : index
          %112 = func.call @qkv_q4_k_r1p1__cpu.0(%18, %111, %x, %110, %104) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %113 = vector.load %w[%105] : memref<?xi8>, vector<16xi8>
          %114 = arith.extui %113 : vector<16xi8> to vector<16xi32>
          %115 = arith.shrui %114, %c16 : vector<16xi32>
          %116 = arith.sitofp %115 : vector<16xi32> to vector<16xf32>
          %117 = math.fma %116, %51, %56 : vector<16xf32>
          %118 = arith.addi %42, %c21 : index
          %119 = func.call @qkv_q4_k_r1p1__cpu.0(%18, %118, %x, %117, %112) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          scf.yield %119 : vector<16xf32>
        }
        scf.yield %40 : vector<16xf32>
      }
      %120 = arith.muli %headDim, %c7 : index
      %121 = arith.muli %19, %c6 : index
      %122 = arith.addi %120, %121 : index
      %123 = arith.addi %122, %c7 : index
      vector.store %26, %3[%123] : memref<?xf32>, vector<16xf32>
    }
    %124 = arith.addi %14, %c2 : index
    %125 = arith.minsi %124, %13 : index
    scf.for %126 = %14 to %125 step %c2 {
      %127 = arith.subi %126, %14 : index
      %128 = arith.muli %127, %headDim : index
      %129 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %129 {
        scf.for %130 = %c7 to %headDim step %c6 {
          %131 = arith.muli %0, %headDim : index
          %132 = arith.addi %131, %130 : index
          %133 = vector.load %bias[%132] : memref<?xf32>, vector<16xf32>
          %134 = arith.addi %128, %130 : index
          %135 = vector.load %3[%134] : memref<?xf32>, vector<16xf32>
          %136 = arith.addf %135, %133 : vector<16xf32>
          vector.store %136, %3[%134] : memref<?xf32>, vector<16xf32>
        }
      }
      %137 = arith.addi %heads, %kvHeads : index
      %138 = arith.cmpi slt, %0, %137 : index
      scf.if %138 {
        %139 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %139 {
          %140 = arith.cmpi slt, %0, %heads : index
          %143 = scf.for %141 = %c7 to %headDim step %c6 iter_args(%142 = %c9) -> (vector<16xf32>) {
            %144 = arith.addi %128, %141 : index
            %145 = vector.load %3[%144] : memref<?xf32>, vector<16xf32>
            %146 = math.fma %145, %145, %142 : vector<16xf32>
            scf.yield %146 : vector<16xf32>
          }
          %147 = wave.reduce "add" %143 : vector<16xf32>
          %148 = arith.mulf %147, %inverseHeadDim : f32
          %149 = arith.addf %148, %epsilon : f32
          %150 = math.sqrt %149 : f32
          %151 = arith.divf %c28, %150 : f32
          %152 = vector.broadcast %151 : f32 to vector<16xf32>
          scf.for %153 = %c7 to %headDim step %c6 {
            %154 = vector.load %query_norm[%153] : memref<?xf32>, vector<16xf32>
            %155 = vector.load %key_norm[%153] : memref<?xf32>, vector<16xf32>
            %156 = arith.select %140, %154, %155 : vector<16xf32>
            %157 = arith.addi %128, %153 : index
            %158 = vector.load %3[%157] : memref<?xf32>, vector<16xf32>
            %159 = arith.mulf %158, %152 : vector<16xf32>
            %160 = arith.mulf %159, %156 : vector<16xf32>
            vector.store %160, %3[%157] : memref<?xf32>, vector<16xf32>
          }
        }
        %161 = arith.addi %positionsAt, %126 : index
        %162 = memref.load %step[%161] : memref<?xi32>
        %163 = arith.index_cast %162 : i32 to index
        %164 = arith.divui %headDim, %c3 : index
        %165 = arith.remui %163, %c4 : index
        %166 = arith.muli %165, %headDim : index
        %167 = arith.divui %163, %c4 : index
        %168 = arith.addi %167, %c4 : index
        %169 = arith.muli %168, %headDim : index
        scf.for %170 = %c7 to %164 step %c11 {
          %171 = arith.addi %166, %170 : index
          %172 = vector.load %rope[%171] : memref<?xf32>, vector<8xf32>
          %173 = arith.addi %166, %164 : index
          %174 = arith.addi %173, %170 : index
          %175 = vector.load %rope[%174] : memref<?xf32>, vector<8xf32>
          %176 = arith.addi %169, %170 : index
          %177 = vector.load %rope[%176] : memref<?xf32>, vector<8xf32>
          %178 = arith.addi %169, %164 : index
          %179 = arith.addi %178, %170 : index
          %180 = vector.load %rope[%179] : memref<?xf32>, vector<8xf32>
          %181 = arith.mulf %177, %172 : vector<8xf32>
          %182 = arith.mulf %180, %175 : vector<8xf32>
          %183 = arith.subf %181, %182 : vector<8xf32>
          %184 = arith.mulf %180, %172 : vector<8xf32>
          %185 = arith.mulf %177, %175 : vector<8xf32>
          %186 = arith.addf %184, %185 : vector<8xf32>
          %187 = arith.addi %128, %170 : index
          %188 = vector.load %3[%187] : memref<?xf32>, vector<8xf32>
          %189 = arith.addi %128, %164 : index
          %190 = arith.addi %189, %170 : index
          %191 = vector.load %3[%190] : memref<?xf32>, vector<8xf32>
          %192 = arith.mulf %188, %183 : vector<8xf32>
          %193 = arith.mulf %191, %186 : vector<8xf32>
          %194 = arith.subf %192, %193 : vector<8xf32>
          vector.store %194, %3[%187] : memref<?xf32>, vector<8xf32>
          %195 = arith.mulf %191, %183 : vector<8xf32>
          %196 = arith.mulf %188, %186 : vector<8xf32>
          %197 = arith.addf %195, %196 : vector<8xf32>
          vector.store %197, %3[%190] : memref<?xf32>, vector<8xf32>
        }
      }
      %198 = arith.cmpi slt, %0, %heads : index
      scf.if %198 {
        scf.for %199 = %c7 to %headDim step %c6 {
          %200 = arith.addi %128, %199 : index
          %201 = vector.load %3[%200] : memref<?xf32>, vector<16xf32>
          %202 = arith.muli %126, %heads : index
          %203 = arith.addi %202, %0 : index
          %204 = arith.muli %203, %headDim : index
          %205 = arith.addi %204, %199 : index
          vector.store %201, %q[%205] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %206 = arith.addi %slotsAt, %126 : index
        %207 = memref.load %step[%206] : memref<?xi32>
        %208 = arith.index_cast %207 : i32 to index
        %209 = arith.cmpi sge, %208, %c7 : index
        scf.if %209 {
          %210 = arith.cmpi eq, %codec, %c7 : index
          scf.if %210 {
            %211 = arith.subi %0, %heads : index
            %212 = memref.load %scales[%211] : memref<?xf32>
            %213 = vector.broadcast %212 : f32 to vector<16xf32>
            %214 = arith.divui %208, %c6 : index
            %215 = arith.remui %208, %c6 : index
            %216 = arith.muli %214, %pageBytes : index
            scf.for %217 = %c7 to %headDim step %c6 {
              %218 = arith.addi %128, %217 : index
              %219 = vector.load %3[%218] : memref<?xf32>, vector<16xf32>
              %220 = arith.mulf %219, %213 : vector<16xf32>
              %221 = arith.minimumf %220, %c33 : vector<16xf32>
              %222 = arith.maximumf %221, %c34 : vector<16xf32>
              %223 = arith.truncf %222 : vector<16xf32> to vector<16xf16>
              %224 = vector.bitcast %223 : vector<16xf16> to vector<32xi8>
              %225 = arith.muli %217, %c3 : index
              vector.store %224, %5[%225] : memref<?xi8>, vector<32xi8>
            }
            %226 = arith.cmpi slt, %211, %kvHeads : index
            scf.if %226 {
              %227 = arith.muli %4, %c10 : index
              %228 = arith.muli %211, %227 : index
              %229 = arith.addi %216, %228 : index
              %230 = arith.muli %215, %c3 : index
              %231 = arith.addi %229, %230 : index
              scf.for %232 = %c7 to %headDim step %c2 {
                %233 = arith.muli %232, %c3 : index
                %234 = arith.addi %233, %c7 : index
                %235 = memref.load %5[%234] : memref<?xi8>
                %236 = arith.muli %232, %c10 : index
                %237 = arith.addi %231, %236 : index
                %238 = arith.addi %237, %c7 : index
                memref.store %235, %kv[%238] : memref<?xi8>
                %239 = arith.addi %233, %c2 : index
                %240 = memref.load %5[%239] : memref<?xi8>
                %241 = arith.addi %237, %c2 : index
                memref.store %240, %kv[%241] : memref<?xi8>
              }
            } else {
              %242 = arith.subi %211, %kvHeads : index
              %243 = arith.muli %242, %c3 : index
              %244 = arith.addi %243, %c2 : index
              %245 = arith.muli %4, %c6 : index
              %246 = arith.muli %244, %245 : index
              %247 = arith.addi %216, %246 : index
              %248 = arith.muli %215, %4 : index
              %249 = arith.addi %247, %248 : index
              scf.for %250 = %c7 to %4 step %c6 {
                %251 = vector.load %5[%250] : memref<?xi8>, vector<16xi8>
                %252 = arith.addi %249, %250 : index
                vector.store %251, %kv[%252] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %253 = arith.cmpi eq, %codec, %c2 : index
          scf.if %253 {
            %254 = arith.subi %0, %heads : index
            %255 = memref.load %scales[%254] : memref<?xf32>
            %256 = vector.broadcast %255 : f32 to vector<16xf32>
            %257 = arith.divui %208, %c6 : index
            %258 = arith.remui %208, %c6 : index
            %259 = arith.muli %257, %pageBytes : index
            scf.for %260 = %c7 to %headDim step %c6 {
              %261 = arith.addi %128, %260 : index
              %262 = vector.load %3[%261] : memref<?xf32>, vector<16xf32>
              %263 = arith.mulf %262, %256 : vector<16xf32>
              %264 = wave.fp8_encode "e4m3" %263 : vector<16xf32> -> vector<16xi8>
              %265 = arith.muli %260, %c2 : index
              vector.store %264, %5[%265] : memref<?xi8>, vector<16xi8>
            }
            %266 = arith.cmpi slt, %254, %kvHeads : index
            scf.if %266 {
              %267 = arith.muli %2, %c10 : index
              %268 = arith.muli %254, %267 : index
              %269 = arith.addi %259, %268 : index
              %270 = arith.muli %258, %c2 : index
              %271 = arith.addi %269, %270 : index
              scf.for %272 = %c7 to %headDim step %c2 {
                %273 = arith.muli %272, %c2 : index
                %274 = arith.addi %273, %c7 : index
                %275 = memref.load %5[%274] : memref<?xi8>
                %276 = arith.muli %272, %c6 : index
                %277 = arith.addi %271, %276 : index
                %278 = arith.addi %277, %c7 : index
                memref.store %275, %kv[%278] : memref<?xi8>
              }
            } else {
              %279 = arith.subi %254, %kvHeads : index
              %280 = arith.muli %279, %c3 : index
              %281 = arith.addi %280, %c2 : index
              %282 = arith.muli %2, %c6 : index
              %283 = arith.muli %281, %282 : index
              %284 = arith.addi %259, %283 : index
              %285 = arith.muli %258, %2 : index
              %286 = arith.addi %284, %285 : index
              scf.for %287 = %c7 to %2 step %c6 {
                %288 = vector.load %5[%287] : memref<?xi8>, vector<16xi8>
                %289 = arith.addi %286, %287 : index
                vector.store %288, %kv[%289] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %290 = arith.cmpi eq, %codec, %c3 : index
          scf.if %290 {
            %291 = arith.subi %0, %heads : index
            %292 = memref.load %scales[%291] : memref<?xf32>
            %293 = vector.broadcast %292 : f32 to vector<16xf32>
            %294 = arith.divui %208, %c6 : index
            %295 = arith.remui %208, %c6 : index
            %296 = arith.muli %294, %pageBytes : index
            scf.for %297 = %c7 to %headDim step %c6 {
              %298 = arith.addi %128, %297 : index
              %299 = vector.load %3[%298] : memref<?xf32>, vector<16xf32>
              %300 = arith.mulf %299, %293 : vector<16xf32>
              %301 = wave.fp8_encode "e5m2" %300 : vector<16xf32> -> vector<16xi8>
              %302 = arith.muli %297, %c2 : index
              vector.store %301, %5[%302] : memref<?xi8>, vector<16xi8>
            }
            %303 = arith.cmpi slt, %291, %kvHeads : index
            scf.if %303 {
              %304 = arith.muli %2, %c10 : index
              %305 = arith.muli %291, %304 : index
              %306 = arith.addi %296, %305 : index
              %307 = arith.muli %295, %c2 : index
              %308 = arith.addi %306, %307 : index
              scf.for %309 = %c7 to %headDim step %c2 {
                %310 = arith.muli %309, %c2 : index
                %311 = arith.addi %310, %c7 : index
                %312 = memref.load %5[%311] : memref<?xi8>
                %313 = arith.muli %309, %c6 : index
                %314 = arith.addi %308, %313 : index
                %315 = arith.addi %314, %c7 : index
                memref.store %312, %kv[%315] : memref<?xi8>
              }
            } else {
              %316 = arith.subi %291, %kvHeads : index
              %317 = arith.muli %316, %c3 : index
              %318 = arith.addi %317, %c2 : index
              %319 = arith.muli %2, %c6 : index
              %320 = arith.muli %318, %319 : index
              %321 = arith.addi %296, %320 : index
              %322 = arith.muli %295, %2 : index
              %323 = arith.addi %321, %322 : index
              scf.for %324 = %c7 to %2 step %c6 {
                %325 = vector.load %5[%324] : memref<?xi8>, vector<16xi8>
                %326 = arith.addi %323, %324 : index
                vector.store %325, %kv[%326] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
