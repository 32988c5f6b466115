// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q2_k', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q2_k_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 1600 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant 64 : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 576 : index
  %c18 = arith.constant dense<0> : vector<16xi32>
  %c19 = arith.constant dense<3> : vector<16xi32>
  %c20 = arith.constant dense<2> : vector<16xi32>
  %c21 = arith.constant dense<4> : vector<16xi32>
  %c22 = arith.constant dense<6> : vector<16xi32>
  %c23 = arith.constant 5 : index
  %c24 = arith.constant 6 : index
  %c25 = arith.constant 7 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.divui %inputFeatures, %c4 : index
  %2 = arith.muli %1, %c5 : index
  %3 = wave.block 0
  %4 = wave.block 1
  %5 = arith.muli %3, %c1 : index
  %6 = arith.addi %5, %c6 : index
  %7 = arith.muli %6, %2 : index
  %8 = memref.load %step[%countAt] : memref<?xi32>
  %9 = arith.index_cast %8 : i32 to index
  %10 = arith.muli %4, %rowsPerBlock : index
  %11 = arith.addi %10, %rowsPerBlock : index
  %12 = arith.minsi %11, %9 : index
  scf.for %13 = %10 to %12 step %c9 {
    %14 = arith.subi %12, %c1 : index
    %15 = arith.addi %13, %c6 : index
    %16 = arith.minsi %15, %14 : index
    %17 = arith.addi %13, %c1 : index
    %18 = arith.minsi %17, %14 : index
    %19 = arith.addi %13, %c10 : index
    %20 = arith.minsi %19, %14 : index
    %21 = arith.addi %13, %c11 : index
    %22 = arith.minsi %21, %14 : index
    %23 = arith.muli %16, %inputFeatures : index
    %24 = arith.muli %18, %inputFeatures : index
    %25 = arith.muli %20, %inputFeatures : index
    %26 = arith.muli %22, %inputFeatures : index
    %27 = arith.divui %inputFeatures, %c4 : index
    %33:4 = scf.for %28 = %c6 to %27 step %c1 iter_args(%29 = %c12, %30 = %c12, %31 = %c12, %32 = %c12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %34 = arith.muli %28, %c5 : index
      %35 = arith.addi %7, %34 : index
      %36 = arith.addi %35, %c6 : index
      %37 = vector.load %w[%36] : memref<?xi8>, vector<32xi8>
      %38 = vector.bitcast %37 : vector<32xi8> to vector<16xf16>
      %39 = arith.extf %38 : vector<16xf16> to vector<16xf32>
      %40 = arith.addi %35, %c13 : index
      %41 = vector.load %w[%40] : memref<?xi8>, vector<32xi8>
      %42 = vector.bitcast %41 : vector<32xi8> to vector<16xf16>
      %43 = arith.extf %42 : vector<16xf16> to vector<16xf32>
      %44 = arith.muli %28, %c4 : index
      %50:4 = scf.for %45 = %c6 to %c13 step %c1 iter_args(%46 = %29, %47 = %30, %48 = %31, %49 = %32) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %51 = arith.muli %45, %c14 : index
        %52 = arith.addi %44, %51 : index
        %53 = arith.addi %35, %c15 : index
        %54 = arith.divui %45, %c10 : index
        %55 = arith.muli %54, %c13 : index
        %56 = arith.addi %53, %55 : index
        %57 = arith.addi %56, %c6 : index
        %58 = vector.load %w[%57] : memref<?xi8>, vector<16xi8>
        %59 = arith.extui %58 : vector<16xi8> to vector<16xi32>
        %60 = arith.sitofp %59 : vector<16xi32> to vector<16xf32>
        %61 = arith.mulf %39, %60 : vector<16xf32>
        %62 = arith.addi %56, %c16 : index
        %63 = vector.load %w[%62] : memref<?xi8>, vector<16xi8>
        %64 = arith.extui %63 : vector<16xi8> to vector<16xi32>
        %65 = arith.sitofp %64 : vector<16xi32> to vector<16xf32>
        %66 = arith.mulf %43, %65 : vector<16xf32>
        %67 = arith.addi %35, %c17 : index
        %68 = arith.muli %45, %c10 : index
        %69 = arith.addi %68, %c6 : index
        %70 = arith.muli %69, %c16 : index
        %71 = arith.addi %67, %70 : index
        %72 = vector.load %w[%71] : memref<?xi8>, vector<16xi8>
        %73 = arith.extui %72 : vector<16xi8> to vector<16xi32>
        %74 = arith.addi %35, %c17 : index
        %75 = arith.muli %45, %c10 : index
        %76 = arith.addi %75, %c1 : index
        %77 = arith.muli %76, %c16 : index
        %78 = arith.addi %74, %77 : index
        %79 = vector.load %w[%78] : memref<?xi8>, vector<16xi8>
        %80 = arith.extui %79 : vector<16xi8> to vector<16xi32>
        %81 = arith.shrui %73, %c18 : vector<16xi32>
        %82 = arith.andi %81, %c19 : vector<16xi32>
        %83 = arith.sitofp %82 : vector<16xi32> to vector<16xf32>
        %84 = math.fma %83, %61, %66 : vector<16xf32>
        %85 = arith.addi %23, %52 : index
        %86 = arith.addi %85, %c6 : index
        %87 = memref.load %x[%86] : memref<?xf32>
        %88 = vector.broadcast %87 : f32 to vector<16xf32>
        %89 = math.fma %88, %84, %46 : vector<16xf32>
        %90 = arith.addi %24, %52 : index
        %91 = arith.addi %90, %c6 : index
        %92 = memref.load %x[%91] : memref<?xf32>
        %93 = vector.broadcast %92 : f32 to vector<16xf32>
        %94 = math.fma %93, %84, %47 : vector<16xf32>
        %95 = arith.addi %25, %52 : index
        %96 = arith.addi %95, %c6 : index
        %97 = memref.load %x[%96] : memref<?xf32>
        %98 = vector.broadcast %97 : f32 to vector<16xf32>
        %99 = math.fma %98, %84, %48 : vector<16xf32>
        %100 = arith.addi %26, %52 : index
        %101 = arith.addi %100, %c6 : index
        %102 = memref.load %x[%101] : memref<?xf32>
        %103 = vector.broadcast %102 : f32 to vector<16xf32>
        %104 = math.fma %103, %84, %49 : vector<16xf32>
        %105 = arith.shrui %73, %c20 : vector<16xi32>
        %106 = arith.andi %105, %c19 : vector<16xi32>
        %107 = arith.sitofp %106 : vector<16xi32> to vector<16xf32>
        %108 = math.fma %107, %61, %66 : vector<16xf32>
        %109 = arith.addi %23, %52 : index
        %110 = arith.addi %109, %c1 : index
        %111 = memref.load %x[%110] : memref<?xf32>
        %112 = vector.broadcast %111 : f32 to vector<16xf32>
        %113 = math.fma %112, %108, %89 : vector<16xf32>
        %114 = arith.addi %24, %52 : index
        %115 = arith.addi %114, %c1 : index
        %116 = memref.load %x[%115] : memref<?xf32>
        %117 = vector.broadcast %116 : f32 to vector<16xf32>
        %118 = math.fma %117, %108, %94 : vector<16xf32>
        %119 = arith.addi %25, %52 : index
        %120 = arith.addi %119, %c1 : index
        %121 = memref.load %x[%120] : memref<?xf32>
        %122 = vector.broadcast %121 : f32 to vector<16xf32>
        %123 = math.fma %122, %108, %99 : vector<16xf32>
        %124 = arith.addi %26, %52 : index
        %125 = arith.addi %124, %c1 : index
        %126 = memref.load %x[%125] : memref<?xf32>
        %127 = vector.broadcast %126 : f32 to vector<16xf32>
        %128 = math.fma %127, %108, %104 : vector<16xf32>
        %129 = arith.shrui %73, %c21 : vector<16xi32>
        %130 = arith.andi %129, %c19 : vector<16xi32>
        %131 = arith.sitofp %130 : vector<16xi32> to vector<16xf32>
        %132 = math.fma %131, %61, %66 : vector<16xf32>
        %133 = arith.addi %23, %52 : index
        %134 = arith.addi %133, %c10 : index
        %135 = memref.load %x[%134] : memref<?xf32>
        %136 = vector.broadcast %135 : f32 to vector<16xf32>
        %137 = math.fma %136, %132, %113 : vector<16xf32>
        %138 = arith.addi %24, %52 : index
        %139 = arith.addi %138, %c10 : index
        %140 = memref.load %x[%139] : memref<?xf32>
        %141 = vector.broadcast %140 : f32 to vector<16xf32>
        %142 = math.fma %141, %132, %118 : vector<16xf32>
        %143 = arith.addi %25, %52 : index
        %144 = arith.addi %143, %c10 : index
        %145 = memref.load %x[%144] : memref<?xf32>
        %146 = vector.broadcast %145 : f32 to vector<16xf32>
        %147 = math.fma %146, %132, %123 : vector<16xf32>
        %148 = arith.addi %26, %52 : index
        %149 = arith.addi %148, %c10 : index
        %150 = memref.load %x[%149] : memref<?xf32>
        %151 = vector.broadcast %150 : f32 to vector<16xf32>
        %152 = math.fma %151, %132, %128 : vector<16xf32>
        %153 = arith.shrui %73, %c22 : vector<16xi32>
        %154 = arith.andi %153, %c19 : vector<16xi32>
        %155 = arith.sitofp %154 : vector<16xi32> to vector<16xf32>
        %156 = math.fma %155, %61, %66 : vector<16xf32>
        %157 = arith.addi %23, %52 : index
        %158 = arith.addi %157, %c11 : index
        %159 = memref.load %x[%158] : memref<?xf32>
        %160 = vector.broadcast %159 : f32 to vector<16xf32>
        %161 = math.fma %160, %156, %137 : vector<16xf32>
        %162 = arith.addi %24, %52 : index
        %163 = arith.addi %162, %c11 : index
        %164 = memref.load %x[%163] : memref<?xf32>
        %165 = vector.broadcast %164 : f32 to vector<16xf32>
        %166 = math.fma %165, %156, %142 : vector<16xf32>
        %167 = arith.addi %25, %52 : index
        %168 = arith.addi %167, %c11 : index
        %169 = memref.load %x[%168] : memref<?xf32>
        %170 = vector.broadcast %169 : f32 to vector<16xf32>
        %171 = math.fma %170, %156, %147 : vector<16xf32>
        %172 = arith.addi %26, %52 : index
        %173 = arith.addi %172, %c11 : index
        %174 = memref.load %x[%173] : memref<?xf32>
        %175 = vector.broadcast %174 : f32 to vector<16xf32>
        %176 = math.fma %175, %156, %152 : vector<16xf32>
        %177 = arith.shrui %80, %c18 : vector<16xi32>
        %178 = arith.andi %177, %c19 : vector<16xi32>
        %179 = arith.sitofp %178 : vector<16xi32> to vector<16xf32>
        %180 = math.fma %179, %61, %66 : vector<16xf32>
        %181 = arith.addi %23, %52 : index
        %182 = arith.addi %181, %c9 : index
        %183 = memref.load %x[%182] : memref<?xf32>
        %184 = vector.broadcast %183 : f32 to vector<16xf32>
        %185 = math.fma %184, %180, %161 : vector<16xf32>
        %186 = arith.addi %24, %52 : index
        %187 = arith.addi %186, %c9 : index
        %188 = memref.load %x[%187] : memref<?xf32>
        %189 = vector.broadcast %188 : f32 to vector<16xf32>
        %190 = math.fma %189, %180, %166 : vector<16xf32>
        %191 = arith.addi %25, %52 : index
        %192 = arith.addi %191, %c9 : index
        %193 = memref.load %x[%192] : memref<?xf32>
        %194 = vector.broadcast %193 : f32 to vector<16xf32>
        %195 = math.fma %194, %180, %171 : vector<16xf32>
        %196 = arith.addi %26, %52 : index
        %197 = arith.addi %196, %c9 : index
        %198 = memref.load %x[%197] : memref<?xf32>
        %199 = vector.broadcast %198 : f32 to vector<16xf32>
        %200 = math.fma %199, %180, %176 : vector<16xf32>
        %201 = arith.shrui %80, %c20 : vector<16xi32>
        %202 = arith.andi %201, %c19 : vector<16xi32>
        %203 = arith.sitofp %202 : vector<16xi32> to vector<16xf32>
        %204 = math.fma %203, %61, %66 : vector<16xf32>
        %205 = arith.addi %23, %52 : index
        %206 = arith.addi %205, %c23 : index
        %207 = memref.load %x[%206] : memref<?xf32>
        %208 = vector.broadcast %207 : f32 to vector<16xf32>
        %209 = math.fma %208, %204, %185 : vector<16xf32>
        %210 = arith.addi %24, %52 : index
        %211 = arith.addi %210, %c23 : index
        %212 = memref.load %x[%211] : memref<?xf32>
        %213 = vector.broadcast %212 : f32 to vector<16xf32>
        %214 = math.fma %213, %204, %190 : vector<16xf32>
        %215 = arith.addi %25, %52 : index
        %216 = arith.addi %215, %c23 : index
        %217 = memref.load %x[%216] : memref<?xf32>
        %218 = vector.broadcast %217 : f32 to vector<16xf32>
        %219 = math.fma %218, %204, %195 : vector<16xf32>
        %220 = arith.addi %26, %52 : index
        %221 = arith.addi %220, %c23 : index
        %222 = memref.load %x[%221] : memref<?xf32>
        %223 = vector.broadcast %222 : f32 to vector<16xf32>
        %224 = math.fma %223, %204, %200 : vector<16xf32>
        %225 = arith.shrui %80, %c21 : vector<16xi32>
        %226 = arith.andi %225, %c19 : vector<16xi32>
        %227 = arith.sitofp %226 : vector<16xi32> to vector<16xf32>
        %228 = math.fma %227, %61, %66 : vector<16xf32>
        %229 = arith.addi %23, %52 : index
        %230 = arith.addi %229, %c24 : index
        %231 = memref.load %x[%230] : memref<?xf32>
        %232 = vector.broadcast %231 : f32 to vector<16xf32>
        %233 = math.fma %232, %228, %209 : vector<16xf32>
        %234 = arith.addi %24, %52 : index
        %235 = arith.addi %234, %c24 : index
        %236 = memref.load %x[%235] : memref<?xf32>
        %237 = vector.broadcast %236 : f32 to vector<16xf32>
        %238 = math.fma %237, %228, %214 : vector<16xf32>
        %239 = arith.addi %25, %52 : index
        %240 = arith.addi %239, %c24 : index
        %241 = memref.load %x[%240] : memref<?xf32>
        %242 = vector.broadcast %241 : f32 to vector<16xf32>
        %243 = math.fma %242, %228, %219 : vector<16xf32>
        %244 = arith.addi %26, %52 : index
        %245 = arith.addi %244, %c24 : index
        %246 = memref.load %x[%245] : memref<?xf32>
        %247 = vector.broadcast %246 : f32 to vector<16xf32>
        %248 = math.fma %247, %228, %224 : vector<16xf32>
        %249 = arith.shrui %80, %c22 : vector<16xi32>
        %250 = arith.andi %249, %c19 : vector<16xi32>
        %251 = arith.sitofp %250 : vector<16xi32> to vector<16xf32>
        %252 = math.fma %251, %61, %66 : vector<16xf32>
        %253 = arith.addi %23, %52 : index
        %254 = arith.addi %253, %c25 : index
        %255 = memref.load %x[%254] : memref<?xf32>
        %256 = vector.broadcast %255 : f32 to vector<16xf32>
        %257 = math.fma %256, %252, %233 : vector<16xf32>
        %258 = arith.addi %24, %52 : index
        %259 = arith.addi %258, %c25 : index
        %260 = memref.load %x[%259] : memref<?xf32>
        %261 = vector.broadcast %260 : f32 to vector<16xf32>
        %262 = math.fma %261, %252, %238 : vector<16xf32>
        %263 = arith.addi %25, %52 : index
        %264 = arith.addi %263, %c25 : index
        %265 = memref.load %x[%264] : memref<?xf32>
        %266 = vector.broadcast %265 : f32 to vector<16xf32>
        %267 = math.fma %266, %252, %243 : vector<16xf32>
        %268 = arith.addi %26, %52 : index
        %269 = arith.addi %268, %c25 : index
        %270 = memref.load %x[%269] : memref<?xf32>
        %271 = vector.broadcast %270 : f32 to vector<16xf32>
        %272 = math.fma %271, %252, %248 : vector<16xf32>
        scf.yield %257, %262, %267, %272 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %50#0, %50#1, %50#2, %50#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %273 = arith.addi %13, %c6 : index
    %274 = arith.cmpi slt, %273, %12 : index
    scf.if %274 {
      %275 = arith.muli %273, %outputFeatures : index
      %276 = arith.muli %3, %c16 : index
      %277 = arith.addi %275, %276 : index
      scf.if %0 {
        %278 = arith.addi %277, %c6 : index
        %279 = vector.load %residual[%278] : memref<?xf32>, vector<16xf32>
        %280 = arith.addf %279, %33#0 : vector<16xf32>
        %281 = arith.addi %277, %c6 : index
        vector.store %280, %out[%281] : memref<?xf32>, vector<16xf32>
      } else {
        %282 = arith.addi %277, %c6 : index
        vector.store %33#0, %out[%282] : memref<?xf32>, vector<16xf32>
      }
    }
    %283 = arith.addi %13, %c1 : index
    %284 = arith.cmpi slt, %283, %12 : index
    scf.if %284 {
      %285 = arith.muli %283, %outputFeatures : index
      %286 = arith.muli %3, %c16 : index
      %287 = arith.addi %285, %286 : index
      scf.if %0 {
        %288 = arith.addi %287, %c6 : index
        %289 = vector.load %residual[%288] : memref<?xf32>, vector<16xf32>
        %290 = arith.addf %289, %33#1 : vector<16xf32>
        %291 = arith.addi %287, %c6 : index
        vector.store %290, %out[%291] : memref<?xf32>, vector<16xf32>
      } else {
        %292 = arith.addi %287, %c6 : index
        vector.store %33#1, %out[%292] : memref<?xf32>, vector<16xf32>
      }
    }
    %293 = arith.addi %13, %c10 : index
    %294 = arith.cmpi slt, %293, %12 : index
    scf.if %294 {
      %295 = arith.muli %293, %outputFeatures : index
      %296 = arith.muli %3, %c16 : index
      %297 = arith.addi %295, %296 : index
      scf.if %0 {
        %298 = arith.addi %297, %c6 : index
        %299 = vector.load %residual[%298] : memref<?xf32>, vector<16xf32>
        %300 = arith.addf %299, %33#2 : vector<16xf32>
        %301 = arith.addi %297, %c6 : index
        vector.store %300, %out[%301] : memref<?xf32>, vector<16xf32>
      } else {
        %302 = arith.addi %297, %c6 : index
        vector.store %33#2, %out[%302] : memref<?xf32>, vector<16xf32>
      }
    }
    %303 = arith.addi %13, %c11 : index
    %304 = arith.cmpi slt, %303, %12 : index
    scf.if %304 {
      %305 = arith.muli %303, %outputFeatures : index
      %306 = arith.muli %3, %c16 : index
      %307 = arith.addi %305, %306 : index
      scf.if %0 {
        %308 = arith.addi %307, %c6 : index
        %309 = vector.load %residual[%308] : memref<?xf32>, vector<16xf32>
        %310 = arith.addf %309, %33#3 : vector<16xf32>
        %311 = arith.addi %307, %c6 : index
        vector.store %310, %out[%311] : memref<?xf32>, vector<16xf32>
      } else {
        %312 = arith.addi %307, %c6 : index
        vector.store %33#3, %out[%312] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
