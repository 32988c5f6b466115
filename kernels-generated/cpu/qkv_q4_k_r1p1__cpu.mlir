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
wave.kernel @qkv_q4_k_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
  %c35 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c36 = arith.constant 0x00000000 : f32
  %c37 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c38 = arith.constant dense<0x47600000> : vector<16xf32>
  %c39 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c40 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c41 = arith.constant dense<128> : vector<16xi32>
  %c42 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
        %199 = arith.divui %heads, %kvHeads : index
        %200 = arith.muli %headDim, %c13 : index
        %201 = arith.muli %kvHeads, %200 : index
        %202 = arith.divui %0, %199 : index
        %203 = arith.muli %202, %headDim : index
        %204 = arith.addi %201, %203 : index
        scf.for %205 = %c7 to %headDim step %c6 {
          %206 = arith.addi %204, %205 : index
          %207 = vector.load %encode[%206] : memref<?xf32>, vector<16xf32>
          %208 = arith.addi %128, %205 : index
          %209 = vector.load %3[%208] : memref<?xf32>, vector<16xf32>
          %210 = arith.mulf %209, %207 : vector<16xf32>
          %211 = arith.muli %126, %heads : index
          %212 = arith.addi %211, %0 : index
          %213 = arith.muli %212, %headDim : index
          %214 = arith.addi %213, %205 : index
          vector.store %210, %q[%214] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %215 = arith.addi %slotsAt, %126 : index
        %216 = memref.load %step[%215] : memref<?xi32>
        %217 = arith.index_cast %216 : i32 to index
        %218 = arith.cmpi sge, %217, %c7 : index
        scf.if %218 {
          %219 = arith.cmpi eq, %codec, %c7 : index
          scf.if %219 {
            %220 = arith.subi %0, %heads : index
            %221 = arith.muli %220, %4 : index
            %222 = arith.divui %217, %c6 : index
            %223 = arith.remui %217, %c6 : index
            %224 = arith.muli %222, %pageBytes : index
            %227 = scf.for %225 = %c7 to %headDim step %c6 iter_args(%226 = %c9) -> (vector<16xf32>) {
              %228 = arith.addi %221, %225 : index
              %229 = vector.load %encode[%228] : memref<?xf32>, vector<16xf32>
              %230 = arith.addi %221, %headDim : index
              %231 = arith.addi %230, %225 : index
              %232 = vector.load %encode[%231] : memref<?xf32>, vector<16xf32>
              %233 = arith.addi %128, %225 : index
              %234 = vector.load %3[%233] : memref<?xf32>, vector<16xf32>
              %235 = arith.subf %234, %232 : vector<16xf32>
              %236 = arith.mulf %235, %229 : vector<16xf32>
              %237 = arith.minimumf %236, %c33 : vector<16xf32>
              %238 = arith.maximumf %237, %c34 : vector<16xf32>
              %239 = arith.truncf %238 : vector<16xf32> to vector<16xf16>
              %240 = vector.bitcast %239 : vector<16xf16> to vector<32xi8>
              %241 = arith.muli %225, %c3 : index
              vector.store %240, %5[%241] : memref<?xi8>, vector<32xi8>
              %242 = math.absf %236 : vector<16xf32>
              %243 = arith.cmpf ugt, %242, %c33 : vector<16xf32>
              %244 = arith.select %243, %c35, %c9 : vector<16xi1>, vector<16xf32>
              %245 = arith.addf %226, %244 : vector<16xf32>
              scf.yield %245 : vector<16xf32>
            }
            %246 = wave.reduce "add" %227 : vector<16xf32>
            %247 = arith.cmpf ogt, %246, %c36 : f32
            scf.if %247 {
              %248 = arith.fptosi %246 : f32 to i32
              wave.count %clipped, %248 : memref<?xi32>
            }
            %249 = arith.cmpi slt, %220, %kvHeads : index
            scf.if %249 {
              %250 = arith.muli %4, %c10 : index
              %251 = arith.muli %220, %250 : index
              %252 = arith.addi %224, %251 : index
              %253 = arith.muli %223, %c3 : index
              %254 = arith.addi %252, %253 : index
              scf.for %255 = %c7 to %headDim step %c2 {
                %256 = arith.muli %255, %c3 : index
                %257 = arith.addi %256, %c7 : index
                %258 = memref.load %5[%257] : memref<?xi8>
                %259 = arith.muli %255, %c10 : index
                %260 = arith.addi %254, %259 : index
                %261 = arith.addi %260, %c7 : index
                memref.store %258, %kv[%261] : memref<?xi8>
                %262 = arith.addi %256, %c2 : index
                %263 = memref.load %5[%262] : memref<?xi8>
                %264 = arith.addi %260, %c2 : index
                memref.store %263, %kv[%264] : memref<?xi8>
              }
            } else {
              %265 = arith.subi %220, %kvHeads : index
              %266 = arith.muli %265, %c3 : index
              %267 = arith.addi %266, %c2 : index
              %268 = arith.muli %4, %c6 : index
              %269 = arith.muli %267, %268 : index
              %270 = arith.addi %224, %269 : index
              %271 = arith.muli %223, %4 : index
              %272 = arith.addi %270, %271 : index
              scf.for %273 = %c7 to %4 step %c6 {
                %274 = vector.load %5[%273] : memref<?xi8>, vector<16xi8>
                %275 = arith.addi %272, %273 : index
                vector.store %274, %kv[%275] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %276 = arith.cmpi eq, %codec, %c2 : index
          scf.if %276 {
            %277 = arith.subi %0, %heads : index
            %278 = arith.muli %277, %4 : index
            %279 = arith.divui %217, %c6 : index
            %280 = arith.remui %217, %c6 : index
            %281 = arith.muli %279, %pageBytes : index
            %284 = scf.for %282 = %c7 to %headDim step %c6 iter_args(%283 = %c9) -> (vector<16xf32>) {
              %285 = arith.addi %278, %282 : index
              %286 = vector.load %encode[%285] : memref<?xf32>, vector<16xf32>
              %287 = arith.addi %278, %headDim : index
              %288 = arith.addi %287, %282 : index
              %289 = vector.load %encode[%288] : memref<?xf32>, vector<16xf32>
              %290 = arith.addi %128, %282 : index
              %291 = vector.load %3[%290] : memref<?xf32>, vector<16xf32>
              %292 = arith.subf %291, %289 : vector<16xf32>
              %293 = arith.mulf %292, %286 : vector<16xf32>
              %294 = wave.fp8_encode "e4m3" %293 : vector<16xf32> -> vector<16xi8>
              %295 = arith.muli %282, %c2 : index
              vector.store %294, %5[%295] : memref<?xi8>, vector<16xi8>
              %296 = math.absf %293 : vector<16xf32>
              %297 = arith.cmpf ugt, %296, %c37 : vector<16xf32>
              %298 = arith.select %297, %c35, %c9 : vector<16xi1>, vector<16xf32>
              %299 = arith.addf %283, %298 : vector<16xf32>
              scf.yield %299 : vector<16xf32>
            }
            %300 = wave.reduce "add" %284 : vector<16xf32>
            %301 = arith.cmpf ogt, %300, %c36 : f32
            scf.if %301 {
              %302 = arith.fptosi %300 : f32 to i32
              wave.count %clipped, %302 : memref<?xi32>
            }
            %303 = arith.cmpi slt, %277, %kvHeads : index
            scf.if %303 {
              %304 = arith.muli %2, %c10 : index
              %305 = arith.muli %277, %304 : index
              %306 = arith.addi %281, %305 : index
              %307 = arith.muli %280, %c2 : index
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
              %316 = arith.subi %277, %kvHeads : index
              %317 = arith.muli %316, %c3 : index
              %318 = arith.addi %317, %c2 : index
              %319 = arith.muli %2, %c6 : index
              %320 = arith.muli %318, %319 : index
              %321 = arith.addi %281, %320 : index
              %322 = arith.muli %280, %2 : index
              %323 = arith.addi %321, %322 : index
              scf.for %324 = %c7 to %2 step %c6 {
                %325 = vector.load %5[%324] : memref<?xi8>, vector<16xi8>
                %326 = arith.addi %323, %324 : index
                vector.store %325, %kv[%326] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %327 = arith.cmpi eq, %codec, %c3 : index
          scf.if %327 {
            %328 = arith.subi %0, %heads : index
            %329 = arith.muli %328, %4 : index
            %330 = arith.divui %217, %c6 : index
            %331 = arith.remui %217, %c6 : index
            %332 = arith.muli %330, %pageBytes : index
            %335 = scf.for %333 = %c7 to %headDim step %c6 iter_args(%334 = %c9) -> (vector<16xf32>) {
              %336 = arith.addi %329, %333 : index
              %337 = vector.load %encode[%336] : memref<?xf32>, vector<16xf32>
              %338 = arith.addi %329, %headDim : index
              %339 = arith.addi %338, %333 : index
              %340 = vector.load %encode[%339] : memref<?xf32>, vector<16xf32>
              %341 = arith.addi %128, %333 : index
              %342 = vector.load %3[%341] : memref<?xf32>, vector<16xf32>
              %343 = arith.subf %342, %340 : vector<16xf32>
              %344 = arith.mulf %343, %337 : vector<16xf32>
              %345 = wave.fp8_encode "e5m2" %344 : vector<16xf32> -> vector<16xi8>
              %346 = arith.muli %333, %c2 : index
              vector.store %345, %5[%346] : memref<?xi8>, vector<16xi8>
              %347 = math.absf %344 : vector<16xf32>
              %348 = arith.cmpf ugt, %347, %c38 : vector<16xf32>
              %349 = arith.select %348, %c35, %c9 : vector<16xi1>, vector<16xf32>
              %350 = arith.addf %334, %349 : vector<16xf32>
              scf.yield %350 : vector<16xf32>
            }
            %351 = wave.reduce "add" %335 : vector<16xf32>
            %352 = arith.cmpf ogt, %351, %c36 : f32
            scf.if %352 {
              %353 = arith.fptosi %351 : f32 to i32
              wave.count %clipped, %353 : memref<?xi32>
            }
            %354 = arith.cmpi slt, %328, %kvHeads : index
            scf.if %354 {
              %355 = arith.muli %2, %c10 : index
              %356 = arith.muli %328, %355 : index
              %357 = arith.addi %332, %356 : index
              %358 = arith.muli %331, %c2 : index
              %359 = arith.addi %357, %358 : index
              scf.for %360 = %c7 to %headDim step %c2 {
                %361 = arith.muli %360, %c2 : index
                %362 = arith.addi %361, %c7 : index
                %363 = memref.load %5[%362] : memref<?xi8>
                %364 = arith.muli %360, %c6 : index
                %365 = arith.addi %359, %364 : index
                %366 = arith.addi %365, %c7 : index
                memref.store %363, %kv[%366] : memref<?xi8>
              }
            } else {
              %367 = arith.subi %328, %kvHeads : index
              %368 = arith.muli %367, %c3 : index
              %369 = arith.addi %368, %c2 : index
              %370 = arith.muli %2, %c6 : index
              %371 = arith.muli %369, %370 : index
              %372 = arith.addi %332, %371 : index
              %373 = arith.muli %331, %2 : index
              %374 = arith.addi %372, %373 : index
              scf.for %375 = %c7 to %2 step %c6 {
                %376 = vector.load %5[%375] : memref<?xi8>, vector<16xi8>
                %377 = arith.addi %374, %375 : index
                vector.store %376, %kv[%377] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %378 = arith.cmpi eq, %codec, %c17 : index
          scf.if %378 {
            %379 = arith.subi %0, %heads : index
            %380 = arith.muli %379, %4 : index
            %381 = arith.divui %217, %c6 : index
            %382 = arith.remui %217, %c6 : index
            %383 = arith.muli %381, %pageBytes : index
            %386 = scf.for %384 = %c7 to %headDim step %c6 iter_args(%385 = %c9) -> (vector<16xf32>) {
              %387 = arith.addi %380, %384 : index
              %388 = vector.load %encode[%387] : memref<?xf32>, vector<16xf32>
              %389 = arith.addi %380, %headDim : index
              %390 = arith.addi %389, %384 : index
              %391 = vector.load %encode[%390] : memref<?xf32>, vector<16xf32>
              %392 = arith.addi %128, %384 : index
              %393 = vector.load %3[%392] : memref<?xf32>, vector<16xf32>
              %394 = arith.subf %393, %391 : vector<16xf32>
              %395 = arith.mulf %394, %388 : vector<16xf32>
              %396 = arith.cmpf ord, %395, %395 : vector<16xf32>
              %397 = arith.select %396, %395, %c9 : vector<16xi1>, vector<16xf32>
              %398 = math.roundeven %397 : vector<16xf32>
              %399 = arith.minimumf %398, %c39 : vector<16xf32>
              %400 = arith.maximumf %399, %c40 : vector<16xf32>
              %401 = arith.fptosi %400 : vector<16xf32> to vector<16xi32>
              %402 = arith.addi %401, %c41 : vector<16xi32>
              %403 = arith.trunci %402 : vector<16xi32> to vector<16xi8>
              %404 = arith.muli %384, %c2 : index
              vector.store %403, %5[%404] : memref<?xi8>, vector<16xi8>
              %405 = math.absf %395 : vector<16xf32>
              %406 = arith.cmpf ugt, %405, %c42 : vector<16xf32>
              %407 = arith.select %406, %c35, %c9 : vector<16xi1>, vector<16xf32>
              %408 = arith.addf %385, %407 : vector<16xf32>
              scf.yield %408 : vector<16xf32>
            }
            %409 = wave.reduce "add" %386 : vector<16xf32>
            %410 = arith.cmpf ogt, %409, %c36 : f32
            scf.if %410 {
              %411 = arith.fptosi %409 : f32 to i32
              wave.count %clipped, %411 : memref<?xi32>
            }
            %412 = arith.cmpi slt, %379, %kvHeads : index
            scf.if %412 {
              %413 = arith.muli %2, %c10 : index
              %414 = arith.muli %379, %413 : index
              %415 = arith.addi %383, %414 : index
              %416 = arith.muli %382, %c2 : index
              %417 = arith.addi %415, %416 : index
              scf.for %418 = %c7 to %headDim step %c2 {
                %419 = arith.muli %418, %c2 : index
                %420 = arith.addi %419, %c7 : index
                %421 = memref.load %5[%420] : memref<?xi8>
                %422 = arith.muli %418, %c6 : index
                %423 = arith.addi %417, %422 : index
                %424 = arith.addi %423, %c7 : index
                memref.store %421, %kv[%424] : memref<?xi8>
              }
            } else {
              %425 = arith.subi %379, %kvHeads : index
              %426 = arith.muli %425, %c3 : index
              %427 = arith.addi %426, %c2 : index
              %428 = arith.muli %2, %c6 : index
              %429 = arith.muli %427, %428 : index
              %430 = arith.addi %383, %429 : index
              %431 = arith.muli %382, %2 : index
              %432 = arith.addi %430, %431 : index
              scf.for %433 = %c7 to %2 step %c6 {
                %434 = vector.load %5[%433] : memref<?xi8>, vector<16xi8>
                %435 = arith.addi %432, %433 : index
                vector.store %434, %kv[%435] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
