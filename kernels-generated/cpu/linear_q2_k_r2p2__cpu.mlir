// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q2_k', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q2_k_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 1600 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 32 : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 16 : index
  %c15 = arith.constant 576 : index
  %c16 = arith.constant dense<0> : vector<16xi32>
  %c17 = arith.constant dense<3> : vector<16xi32>
  %c18 = arith.constant dense<2> : vector<16xi32>
  %c19 = arith.constant dense<4> : vector<16xi32>
  %c20 = arith.constant dense<6> : vector<16xi32>
  %c21 = arith.constant 3 : index
  %c22 = arith.constant 4 : index
  %c23 = arith.constant 5 : index
  %c24 = arith.constant 6 : index
  %c25 = arith.constant 7 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.divui %inputFeatures, %c4 : index
  %2 = arith.muli %1, %c5 : index
  %3 = wave.block 0
  %4 = wave.block 1
  %5 = arith.muli %3, %c6 : index
  %6 = arith.addi %5, %c7 : index
  %7 = arith.muli %6, %2 : index
  %8 = arith.muli %3, %c6 : index
  %9 = arith.addi %8, %c1 : index
  %10 = arith.muli %9, %2 : index
  %11 = memref.load %step[%countAt] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %4, %rowsPerBlock : index
  %14 = arith.addi %13, %rowsPerBlock : index
  %15 = arith.minsi %14, %12 : index
  scf.for %16 = %13 to %15 step %c6 {
    %17 = arith.subi %15, %c1 : index
    %18 = arith.addi %16, %c7 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.addi %16, %c1 : index
    %21 = arith.minsi %20, %17 : index
    %22 = arith.muli %19, %inputFeatures : index
    %23 = arith.muli %21, %inputFeatures : index
    %24 = arith.divui %inputFeatures, %c4 : index
    %30:4 = scf.for %25 = %c7 to %24 step %c1 iter_args(%26 = %c10, %27 = %c10, %28 = %c10, %29 = %c10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %31 = arith.muli %25, %c5 : index
      %32 = arith.addi %7, %31 : index
      %33 = arith.muli %25, %c5 : index
      %34 = arith.addi %10, %33 : index
      %35 = arith.addi %32, %c7 : index
      %36 = vector.load %w[%35] : memref<?xi8>, vector<32xi8>
      %37 = vector.bitcast %36 : vector<32xi8> to vector<16xf16>
      %38 = arith.extf %37 : vector<16xf16> to vector<16xf32>
      %39 = arith.addi %32, %c11 : index
      %40 = vector.load %w[%39] : memref<?xi8>, vector<32xi8>
      %41 = vector.bitcast %40 : vector<32xi8> to vector<16xf16>
      %42 = arith.extf %41 : vector<16xf16> to vector<16xf32>
      %43 = arith.addi %34, %c7 : index
      %44 = vector.load %w[%43] : memref<?xi8>, vector<32xi8>
      %45 = vector.bitcast %44 : vector<32xi8> to vector<16xf16>
      %46 = arith.extf %45 : vector<16xf16> to vector<16xf32>
      %47 = arith.addi %34, %c11 : index
      %48 = vector.load %w[%47] : memref<?xi8>, vector<32xi8>
      %49 = vector.bitcast %48 : vector<32xi8> to vector<16xf16>
      %50 = arith.extf %49 : vector<16xf16> to vector<16xf32>
      %51 = arith.muli %25, %c4 : index
      %57:4 = scf.for %52 = %c7 to %c11 step %c1 iter_args(%53 = %26, %54 = %27, %55 = %28, %56 = %29) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %58 = arith.muli %52, %c12 : index
        %59 = arith.addi %51, %58 : index
        %60 = arith.addi %32, %c13 : index
        %61 = arith.divui %52, %c6 : index
        %62 = arith.muli %61, %c11 : index
        %63 = arith.addi %60, %62 : index
        %64 = arith.addi %63, %c7 : index
        %65 = vector.load %w[%64] : memref<?xi8>, vector<16xi8>
        %66 = arith.extui %65 : vector<16xi8> to vector<16xi32>
        %67 = arith.sitofp %66 : vector<16xi32> to vector<16xf32>
        %68 = arith.mulf %38, %67 : vector<16xf32>
        %69 = arith.addi %63, %c14 : index
        %70 = vector.load %w[%69] : memref<?xi8>, vector<16xi8>
        %71 = arith.extui %70 : vector<16xi8> to vector<16xi32>
        %72 = arith.sitofp %71 : vector<16xi32> to vector<16xf32>
        %73 = arith.mulf %42, %72 : vector<16xf32>
        %74 = arith.addi %32, %c15 : index
        %75 = arith.muli %52, %c6 : index
        %76 = arith.addi %75, %c7 : index
        %77 = arith.muli %76, %c14 : index
        %78 = arith.addi %74, %77 : index
        %79 = vector.load %w[%78] : memref<?xi8>, vector<16xi8>
        %80 = arith.extui %79 : vector<16xi8> to vector<16xi32>
        %81 = arith.addi %32, %c15 : index
        %82 = arith.muli %52, %c6 : index
        %83 = arith.addi %82, %c1 : index
        %84 = arith.muli %83, %c14 : index
        %85 = arith.addi %81, %84 : index
        %86 = vector.load %w[%85] : memref<?xi8>, vector<16xi8>
        %87 = arith.extui %86 : vector<16xi8> to vector<16xi32>
        %88 = arith.shrui %80, %c16 : vector<16xi32>
        %89 = arith.andi %88, %c17 : vector<16xi32>
        %90 = arith.sitofp %89 : vector<16xi32> to vector<16xf32>
        %91 = math.fma %90, %68, %73 : vector<16xf32>
        %92 = arith.addi %34, %c13 : index
        %93 = arith.divui %52, %c6 : index
        %94 = arith.muli %93, %c11 : index
        %95 = arith.addi %92, %94 : index
        %96 = arith.addi %95, %c7 : index
        %97 = vector.load %w[%96] : memref<?xi8>, vector<16xi8>
        %98 = arith.extui %97 : vector<16xi8> to vector<16xi32>
        %99 = arith.sitofp %98 : vector<16xi32> to vector<16xf32>
        %100 = arith.mulf %46, %99 : vector<16xf32>
        %101 = arith.addi %95, %c14 : index
        %102 = vector.load %w[%101] : memref<?xi8>, vector<16xi8>
        %103 = arith.extui %102 : vector<16xi8> to vector<16xi32>
        %104 = arith.sitofp %103 : vector<16xi32> to vector<16xf32>
        %105 = arith.mulf %50, %104 : vector<16xf32>
        %106 = arith.addi %34, %c15 : index
        %107 = arith.muli %52, %c6 : index
        %108 = arith.addi %107, %c7 : index
        %109 = arith.muli %108, %c14 : index
        %110 = arith.addi %106, %109 : index
        %111 = vector.load %w[%110] : memref<?xi8>, vector<16xi8>
        %112 = arith.extui %111 : vector<16xi8> to vector<16xi32>
        %113 = arith.addi %34, %c15 : index
        %114 = arith.muli %52, %c6 : index
        %115 = arith.addi %114, %c1 : index
        %116 = arith.muli %115, %c14 : index
        %117 = arith.addi %113, %116 : index
        %118 = vector.load %w[%117] : memref<?xi8>, vector<16xi8>
        %119 = arith.extui %118 : vector<16xi8> to vector<16xi32>
        %120 = arith.shrui %112, %c16 : vector<16xi32>
        %121 = arith.andi %120, %c17 : vector<16xi32>
        %122 = arith.sitofp %121 : vector<16xi32> to vector<16xf32>
        %123 = math.fma %122, %100, %105 : vector<16xf32>
        %124 = arith.addi %22, %59 : index
        %125 = arith.addi %124, %c7 : index
        %126 = memref.load %x[%125] : memref<?xf32>
        %127 = vector.broadcast %126 : f32 to vector<16xf32>
        %128 = math.fma %127, %91, %53 : vector<16xf32>
        %129 = math.fma %127, %123, %54 : vector<16xf32>
        %130 = arith.addi %23, %59 : index
        %131 = arith.addi %130, %c7 : index
        %132 = memref.load %x[%131] : memref<?xf32>
        %133 = vector.broadcast %132 : f32 to vector<16xf32>
        %134 = math.fma %133, %91, %55 : vector<16xf32>
        %135 = math.fma %133, %123, %56 : vector<16xf32>
        %136 = arith.shrui %80, %c18 : vector<16xi32>
        %137 = arith.andi %136, %c17 : vector<16xi32>
        %138 = arith.sitofp %137 : vector<16xi32> to vector<16xf32>
        %139 = math.fma %138, %68, %73 : vector<16xf32>
        %140 = arith.shrui %112, %c18 : vector<16xi32>
        %141 = arith.andi %140, %c17 : vector<16xi32>
        %142 = arith.sitofp %141 : vector<16xi32> to vector<16xf32>
        %143 = math.fma %142, %100, %105 : vector<16xf32>
        %144 = arith.addi %22, %59 : index
        %145 = arith.addi %144, %c1 : index
        %146 = memref.load %x[%145] : memref<?xf32>
        %147 = vector.broadcast %146 : f32 to vector<16xf32>
        %148 = math.fma %147, %139, %128 : vector<16xf32>
        %149 = math.fma %147, %143, %129 : vector<16xf32>
        %150 = arith.addi %23, %59 : index
        %151 = arith.addi %150, %c1 : index
        %152 = memref.load %x[%151] : memref<?xf32>
        %153 = vector.broadcast %152 : f32 to vector<16xf32>
        %154 = math.fma %153, %139, %134 : vector<16xf32>
        %155 = math.fma %153, %143, %135 : vector<16xf32>
        %156 = arith.shrui %80, %c19 : vector<16xi32>
        %157 = arith.andi %156, %c17 : vector<16xi32>
        %158 = arith.sitofp %157 : vector<16xi32> to vector<16xf32>
        %159 = math.fma %158, %68, %73 : vector<16xf32>
        %160 = arith.shrui %112, %c19 : vector<16xi32>
        %161 = arith.andi %160, %c17 : vector<16xi32>
        %162 = arith.sitofp %161 : vector<16xi32> to vector<16xf32>
        %163 = math.fma %162, %100, %105 : vector<16xf32>
        %164 = arith.addi %22, %59 : index
        %165 = arith.addi %164, %c6 : index
        %166 = memref.load %x[%165] : memref<?xf32>
        %167 = vector.broadcast %166 : f32 to vector<16xf32>
        %168 = math.fma %167, %159, %148 : vector<16xf32>
        %169 = math.fma %167, %163, %149 : vector<16xf32>
        %170 = arith.addi %23, %59 : index
        %171 = arith.addi %170, %c6 : index
        %172 = memref.load %x[%171] : memref<?xf32>
        %173 = vector.broadcast %172 : f32 to vector<16xf32>
        %174 = math.fma %173, %159, %154 : vector<16xf32>
        %175 = math.fma %173, %163, %155 : vector<16xf32>
        %176 = arith.shrui %80, %c20 : vector<16xi32>
        %177 = arith.andi %176, %c17 : vector<16xi32>
        %178 = arith.sitofp %177 : vector<16xi32> to vector<16xf32>
        %179 = math.fma %178, %68, %73 : vector<16xf32>
        %180 = arith.shrui %112, %c20 : vector<16xi32>
        %181 = arith.andi %180, %c17 : vector<16xi32>
        %182 = arith.sitofp %181 : vector<16xi32> to vector<16xf32>
        %183 = math.fma %182, %100, %105 : vector<16xf32>
        %184 = arith.addi %22, %59 : index
        %185 = arith.addi %184, %c21 : index
        %186 = memref.load %x[%185] : memref<?xf32>
        %187 = vector.broadcast %186 : f32 to vector<16xf32>
        %188 = math.fma %187, %179, %168 : vector<16xf32>
        %189 = math.fma %187, %183, %169 : vector<16xf32>
        %190 = arith.addi %23, %59 : index
        %191 = arith.addi %190, %c21 : index
        %192 = memref.load %x[%191] : memref<?xf32>
        %193 = vector.broadcast %192 : f32 to vector<16xf32>
        %194 = math.fma %193, %179, %174 : vector<16xf32>
        %195 = math.fma %193, %183, %175 : vector<16xf32>
        %196 = arith.shrui %87, %c16 : vector<16xi32>
        %197 = arith.andi %196, %c17 : vector<16xi32>
        %198 = arith.sitofp %197 : vector<16xi32> to vector<16xf32>
        %199 = math.fma %198, %68, %73 : vector<16xf32>
        %200 = arith.shrui %119, %c16 : vector<16xi32>
        %201 = arith.andi %200, %c17 : vector<16xi32>
        %202 = arith.sitofp %201 : vector<16xi32> to vector<16xf32>
        %203 = math.fma %202, %100, %105 : vector<16xf32>
        %204 = arith.addi %22, %59 : index
        %205 = arith.addi %204, %c22 : index
        %206 = memref.load %x[%205] : memref<?xf32>
        %207 = vector.broadcast %206 : f32 to vector<16xf32>
        %208 = math.fma %207, %199, %188 : vector<16xf32>
        %209 = math.fma %207, %203, %189 : vector<16xf32>
        %210 = arith.addi %23, %59 : index
        %211 = arith.addi %210, %c22 : index
        %212 = memref.load %x[%211] : memref<?xf32>
        %213 = vector.broadcast %212 : f32 to vector<16xf32>
        %214 = math.fma %213, %199, %194 : vector<16xf32>
        %215 = math.fma %213, %203, %195 : vector<16xf32>
        %216 = arith.shrui %87, %c18 : vector<16xi32>
        %217 = arith.andi %216, %c17 : vector<16xi32>
        %218 = arith.sitofp %217 : vector<16xi32> to vector<16xf32>
        %219 = math.fma %218, %68, %73 : vector<16xf32>
        %220 = arith.shrui %119, %c18 : vector<16xi32>
        %221 = arith.andi %220, %c17 : vector<16xi32>
        %222 = arith.sitofp %221 : vector<16xi32> to vector<16xf32>
        %223 = math.fma %222, %100, %105 : vector<16xf32>
        %224 = arith.addi %22, %59 : index
        %225 = arith.addi %224, %c23 : index
        %226 = memref.load %x[%225] : memref<?xf32>
        %227 = vector.broadcast %226 : f32 to vector<16xf32>
        %228 = math.fma %227, %219, %208 : vector<16xf32>
        %229 = math.fma %227, %223, %209 : vector<16xf32>
        %230 = arith.addi %23, %59 : index
        %231 = arith.addi %230, %c23 : index
        %232 = memref.load %x[%231] : memref<?xf32>
        %233 = vector.broadcast %232 : f32 to vector<16xf32>
        %234 = math.fma %233, %219, %214 : vector<16xf32>
        %235 = math.fma %233, %223, %215 : vector<16xf32>
        %236 = arith.shrui %87, %c19 : vector<16xi32>
        %237 = arith.andi %236, %c17 : vector<16xi32>
        %238 = arith.sitofp %237 : vector<16xi32> to vector<16xf32>
        %239 = math.fma %238, %68, %73 : vector<16xf32>
        %240 = arith.shrui %119, %c19 : vector<16xi32>
        %241 = arith.andi %240, %c17 : vector<16xi32>
        %242 = arith.sitofp %241 : vector<16xi32> to vector<16xf32>
        %243 = math.fma %242, %100, %105 : vector<16xf32>
        %244 = arith.addi %22, %59 : index
        %245 = arith.addi %244, %c24 : index
        %246 = memref.load %x[%245] : memref<?xf32>
        %247 = vector.broadcast %246 : f32 to vector<16xf32>
        %248 = math.fma %247, %239, %228 : vector<16xf32>
        %249 = math.fma %247, %243, %229 : vector<16xf32>
        %250 = arith.addi %23, %59 : index
        %251 = arith.addi %250, %c24 : index
        %252 = memref.load %x[%251] : memref<?xf32>
        %253 = vector.broadcast %252 : f32 to vector<16xf32>
        %254 = math.fma %253, %239, %234 : vector<16xf32>
        %255 = math.fma %253, %243, %235 : vector<16xf32>
        %256 = arith.shrui %87, %c20 : vector<16xi32>
        %257 = arith.andi %256, %c17 : vector<16xi32>
        %258 = arith.sitofp %257 : vector<16xi32> to vector<16xf32>
        %259 = math.fma %258, %68, %73 : vector<16xf32>
        %260 = arith.shrui %119, %c20 : vector<16xi32>
        %261 = arith.andi %260, %c17 : vector<16xi32>
        %262 = arith.sitofp %261 : vector<16xi32> to vector<16xf32>
        %263 = math.fma %262, %100, %105 : vector<16xf32>
        %264 = arith.addi %22, %59 : index
        %265 = arith.addi %264, %c25 : index
        %266 = memref.load %x[%265] : memref<?xf32>
        %267 = vector.broadcast %266 : f32 to vector<16xf32>
        %268 = math.fma %267, %259, %248 : vector<16xf32>
        %269 = math.fma %267, %263, %249 : vector<16xf32>
        %270 = arith.addi %23, %59 : index
        %271 = arith.addi %270, %c25 : index
        %272 = memref.load %x[%271] : memref<?xf32>
        %273 = vector.broadcast %272 : f32 to vector<16xf32>
        %274 = math.fma %273, %259, %254 : vector<16xf32>
        %275 = math.fma %273, %263, %255 : vector<16xf32>
        scf.yield %268, %269, %274, %275 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %57#0, %57#1, %57#2, %57#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %276 = arith.addi %16, %c7 : index
    %277 = arith.cmpi slt, %276, %15 : index
    scf.if %277 {
      %278 = arith.muli %276, %outputFeatures : index
      %279 = arith.muli %3, %c11 : index
      %280 = arith.addi %278, %279 : index
      scf.if %0 {
        %281 = arith.addi %280, %c7 : index
        %282 = vector.load %residual[%281] : memref<?xf32>, vector<16xf32>
        %283 = arith.addf %282, %30#0 : vector<16xf32>
        %284 = arith.addi %280, %c7 : index
        vector.store %283, %out[%284] : memref<?xf32>, vector<16xf32>
      } else {
        %285 = arith.addi %280, %c7 : index
        vector.store %30#0, %out[%285] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %286 = arith.addi %280, %c14 : index
        %287 = vector.load %residual[%286] : memref<?xf32>, vector<16xf32>
        %288 = arith.addf %287, %30#1 : vector<16xf32>
        %289 = arith.addi %280, %c14 : index
        vector.store %288, %out[%289] : memref<?xf32>, vector<16xf32>
      } else {
        %290 = arith.addi %280, %c14 : index
        vector.store %30#1, %out[%290] : memref<?xf32>, vector<16xf32>
      }
    }
    %291 = arith.addi %16, %c1 : index
    %292 = arith.cmpi slt, %291, %15 : index
    scf.if %292 {
      %293 = arith.muli %291, %outputFeatures : index
      %294 = arith.muli %3, %c11 : index
      %295 = arith.addi %293, %294 : index
      scf.if %0 {
        %296 = arith.addi %295, %c7 : index
        %297 = vector.load %residual[%296] : memref<?xf32>, vector<16xf32>
        %298 = arith.addf %297, %30#2 : vector<16xf32>
        %299 = arith.addi %295, %c7 : index
        vector.store %298, %out[%299] : memref<?xf32>, vector<16xf32>
      } else {
        %300 = arith.addi %295, %c7 : index
        vector.store %30#2, %out[%300] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %301 = arith.addi %295, %c14 : index
        %302 = vector.load %residual[%301] : memref<?xf32>, vector<16xf32>
        %303 = arith.addf %302, %30#3 : vector<16xf32>
        %304 = arith.addi %295, %c14 : index
        vector.store %303, %out[%304] : memref<?xf32>, vector<16xf32>
      } else {
        %305 = arith.addi %295, %c14 : index
        vector.store %30#3, %out[%305] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
