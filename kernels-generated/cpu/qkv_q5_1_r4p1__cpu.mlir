// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q5_1', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q5_1_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 384 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 320 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant dense<15> : vector<16xi32>
  %c16 = arith.constant dense<0> : vector<16xi32>
  %c17 = arith.constant dense<1> : vector<16xi32>
  %c18 = arith.constant dense<4> : vector<16xi32>
  %c19 = arith.constant dense<2> : vector<16xi32>
  %c20 = arith.constant dense<3> : vector<16xi32>
  %c21 = arith.constant dense<5> : vector<16xi32>
  %c22 = arith.constant 5 : index
  %c23 = arith.constant 48 : index
  %c24 = arith.constant dense<6> : vector<16xi32>
  %c25 = arith.constant 6 : index
  %c26 = arith.constant dense<7> : vector<16xi32>
  %c27 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c34 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c36 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c40 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c41 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
    %15 = arith.subi %13, %c9 : index
    %16 = arith.addi %14, %c7 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.addi %14, %c9 : index
    %19 = arith.minsi %18, %15 : index
    %20 = arith.addi %14, %c3 : index
    %21 = arith.minsi %20, %15 : index
    %22 = arith.addi %14, %c10 : index
    %23 = arith.minsi %22, %15 : index
    %24 = arith.muli %17, %inputFeatures : index
    %25 = arith.muli %19, %inputFeatures : index
    %26 = arith.muli %21, %inputFeatures : index
    %27 = arith.muli %23, %inputFeatures : index
    scf.for %28 = %c7 to %8 step %c9 {
      %29 = arith.muli %0, %8 : index
      %30 = arith.addi %29, %28 : index
      %31 = arith.addi %30, %c7 : index
      %32 = arith.muli %31, %7 : index
      %33 = arith.divui %inputFeatures, %c4 : index
      %39:4 = scf.for %34 = %c7 to %33 step %c9 iter_args(%35 = %c11, %36 = %c11, %37 = %c11, %38 = %c11) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %40 = arith.muli %34, %c5 : index
        %41 = arith.addi %32, %40 : index
        %42 = vector.load %w[%41] : memref<?xi8>, vector<32xi8>
        %43 = vector.bitcast %42 : vector<32xi8> to vector<16xf16>
        %44 = arith.extf %43 : vector<16xf16> to vector<16xf32>
        %45 = arith.addi %41, %c4 : index
        %46 = vector.load %w[%45] : memref<?xi8>, vector<32xi8>
        %47 = vector.bitcast %46 : vector<32xi8> to vector<16xf16>
        %48 = arith.extf %47 : vector<16xf16> to vector<16xf32>
        %49 = arith.muli %34, %c4 : index
        %55:4 = scf.for %50 = %c7 to %c2 step %c9 iter_args(%51 = %35, %52 = %36, %53 = %37, %54 = %38) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %56 = arith.muli %50, %c12 : index
          %57 = arith.addi %49, %56 : index
          %58 = arith.addi %41, %c13 : index
          %59 = arith.muli %50, %c9 : index
          %60 = arith.addi %59, %c7 : index
          %61 = arith.muli %60, %c6 : index
          %62 = arith.addi %58, %61 : index
          %63 = vector.load %w[%62] : memref<?xi8>, vector<16xi8>
          %64 = arith.extui %63 : vector<16xi8> to vector<16xi32>
          %65 = arith.addi %41, %c14 : index
          %66 = arith.muli %50, %c14 : index
          %67 = arith.addi %65, %66 : index
          %68 = arith.addi %67, %c7 : index
          %69 = vector.load %w[%68] : memref<?xi8>, vector<16xi8>
          %70 = arith.extui %69 : vector<16xi8> to vector<16xi32>
          %71 = arith.andi %70, %c15 : vector<16xi32>
          %72 = arith.shrui %64, %c16 : vector<16xi32>
          %73 = arith.andi %72, %c17 : vector<16xi32>
          %74 = arith.shli %73, %c18 : vector<16xi32>
          %75 = arith.ori %71, %74 : vector<16xi32>
          %76 = arith.sitofp %75 : vector<16xi32> to vector<16xf32>
          %77 = math.fma %76, %44, %48 : vector<16xf32>
          %78 = arith.addi %24, %57 : index
          %79 = arith.addi %78, %c7 : index
          %80 = memref.load %x[%79] : memref<?xf32>
          %81 = vector.broadcast %80 : f32 to vector<16xf32>
          %82 = math.fma %81, %77, %51 : vector<16xf32>
          %83 = arith.addi %25, %57 : index
          %84 = arith.addi %83, %c7 : index
          %85 = memref.load %x[%84] : memref<?xf32>
          %86 = vector.broadcast %85 : f32 to vector<16xf32>
          %87 = math.fma %86, %77, %52 : vector<16xf32>
          %88 = arith.addi %26, %57 : index
          %89 = arith.addi %88, %c7 : index
          %90 = memref.load %x[%89] : memref<?xf32>
          %91 = vector.broadcast %90 : f32 to vector<16xf32>
          %92 = math.fma %91, %77, %53 : vector<16xf32>
          %93 = arith.addi %27, %57 : index
          %94 = arith.addi %93, %c7 : index
          %95 = memref.load %x[%94] : memref<?xf32>
          %96 = vector.broadcast %95 : f32 to vector<16xf32>
          %97 = math.fma %96, %77, %54 : vector<16xf32>
          %98 = arith.addi %67, %c7 : index
          %99 = vector.load %w[%98] : memref<?xi8>, vector<16xi8>
          %100 = arith.extui %99 : vector<16xi8> to vector<16xi32>
          %101 = arith.shrui %100, %c18 : vector<16xi32>
          %102 = arith.shrui %64, %c17 : vector<16xi32>
          %103 = arith.andi %102, %c17 : vector<16xi32>
          %104 = arith.shli %103, %c18 : vector<16xi32>
          %105 = arith.ori %101, %104 : vector<16xi32>
          %106 = arith.sitofp %105 : vector<16xi32> to vector<16xf32>
          %107 = math.fma %106, %44, %48 : vector<16xf32>
          %108 = arith.addi %24, %57 : index
          %109 = arith.addi %108, %c9 : index
          %110 = memref.load %x[%109] : memref<?xf32>
          %111 = vector.broadcast %110 : f32 to vector<16xf32>
          %112 = math.fma %111, %107, %82 : vector<16xf32>
          %113 = arith.addi %25, %57 : index
          %114 = arith.addi %113, %c9 : index
          %115 = memref.load %x[%114] : memref<?xf32>
          %116 = vector.broadcast %115 : f32 to vector<16xf32>
          %117 = math.fma %116, %107, %87 : vector<16xf32>
          %118 = arith.addi %26, %57 : index
          %119 = arith.addi %118, %c9 : index
          %120 = memref.load %x[%119] : memref<?xf32>
          %121 = vector.broadcast %120 : f32 to vector<16xf32>
          %122 = math.fma %121, %107, %92 : vector<16xf32>
          %123 = arith.addi %27, %57 : index
          %124 = arith.addi %123, %c9 : index
          %125 = memref.load %x[%124] : memref<?xf32>
          %126 = vector.broadcast %125 : f32 to vector<16xf32>
          %127 = math.fma %126, %107, %97 : vector<16xf32>
          %128 = arith.addi %67, %c6 : index
          %129 = vector.load %w[%128] : memref<?xi8>, vector<16xi8>
          %130 = arith.extui %129 : vector<16xi8> to vector<16xi32>
          %131 = arith.andi %130, %c15 : vector<16xi32>
          %132 = arith.shrui %64, %c19 : vector<16xi32>
          %133 = arith.andi %132, %c17 : vector<16xi32>
          %134 = arith.shli %133, %c18 : vector<16xi32>
          %135 = arith.ori %131, %134 : vector<16xi32>
          %136 = arith.sitofp %135 : vector<16xi32> to vector<16xf32>
          %137 = math.fma %136, %44, %48 : vector<16xf32>
          %138 = arith.addi %24, %57 : index
          %139 = arith.addi %138, %c3 : index
          %140 = memref.load %x[%139] : memref<?xf32>
          %141 = vector.broadcast %140 : f32 to vector<16xf32>
          %142 = math.fma %141, %137, %112 : vector<16xf32>
          %143 = arith.addi %25, %57 : index
          %144 = arith.addi %143, %c3 : index
          %145 = memref.load %x[%144] : memref<?xf32>
          %146 = vector.broadcast %145 : f32 to vector<16xf32>
          %147 = math.fma %146, %137, %117 : vector<16xf32>
          %148 = arith.addi %26, %57 : index
          %149 = arith.addi %148, %c3 : index
          %150 = memref.load %x[%149] : memref<?xf32>
          %151 = vector.broadcast %150 : f32 to vector<16xf32>
          %152 = math.fma %151, %137, %122 : vector<16xf32>
          %153 = arith.addi %27, %57 : index
          %154 = arith.addi %153, %c3 : index
          %155 = memref.load %x[%154] : memref<?xf32>
          %156 = vector.broadcast %155 : f32 to vector<16xf32>
          %157 = math.fma %156, %137, %127 : vector<16xf32>
          %158 = arith.addi %67, %c6 : index
          %159 = vector.load %w[%158] : memref<?xi8>, vector<16xi8>
          %160 = arith.extui %159 : vector<16xi8> to vector<16xi32>
          %161 = arith.shrui %160, %c18 : vector<16xi32>
          %162 = arith.shrui %64, %c20 : vector<16xi32>
          %163 = arith.andi %162, %c17 : vector<16xi32>
          %164 = arith.shli %163, %c18 : vector<16xi32>
          %165 = arith.ori %161, %164 : vector<16xi32>
          %166 = arith.sitofp %165 : vector<16xi32> to vector<16xf32>
          %167 = math.fma %166, %44, %48 : vector<16xf32>
          %168 = arith.addi %24, %57 : index
          %169 = arith.addi %168, %c10 : index
          %170 = memref.load %x[%169] : memref<?xf32>
          %171 = vector.broadcast %170 : f32 to vector<16xf32>
          %172 = math.fma %171, %167, %142 : vector<16xf32>
          %173 = arith.addi %25, %57 : index
          %174 = arith.addi %173, %c10 : index
          %175 = memref.load %x[%174] : memref<?xf32>
          %176 = vector.broadcast %175 : f32 to vector<16xf32>
          %177 = math.fma %176, %167, %147 : vector<16xf32>
          %178 = arith.addi %26, %57 : index
          %179 = arith.addi %178, %c10 : index
          %180 = memref.load %x[%179] : memref<?xf32>
          %181 = vector.broadcast %180 : f32 to vector<16xf32>
          %182 = math.fma %181, %167, %152 : vector<16xf32>
          %183 = arith.addi %27, %57 : index
          %184 = arith.addi %183, %c10 : index
          %185 = memref.load %x[%184] : memref<?xf32>
          %186 = vector.broadcast %185 : f32 to vector<16xf32>
          %187 = math.fma %186, %167, %157 : vector<16xf32>
          %188 = arith.addi %67, %c4 : index
          %189 = vector.load %w[%188] : memref<?xi8>, vector<16xi8>
          %190 = arith.extui %189 : vector<16xi8> to vector<16xi32>
          %191 = arith.andi %190, %c15 : vector<16xi32>
          %192 = arith.shrui %64, %c18 : vector<16xi32>
          %193 = arith.andi %192, %c17 : vector<16xi32>
          %194 = arith.shli %193, %c18 : vector<16xi32>
          %195 = arith.ori %191, %194 : vector<16xi32>
          %196 = arith.sitofp %195 : vector<16xi32> to vector<16xf32>
          %197 = math.fma %196, %44, %48 : vector<16xf32>
          %198 = arith.addi %24, %57 : index
          %199 = arith.addi %198, %c2 : index
          %200 = memref.load %x[%199] : memref<?xf32>
          %201 = vector.broadcast %200 : f32 to vector<16xf32>
          %202 = math.fma %201, %197, %172 : vector<16xf32>
          %203 = arith.addi %25, %57 : index
          %204 = arith.addi %203, %c2 : index
          %205 = memref.load %x[%204] : memref<?xf32>
          %206 = vector.broadcast %205 : f32 to vector<16xf32>
          %207 = math.fma %206, %197, %177 : vector<16xf32>
          %208 = arith.addi %26, %57 : index
          %209 = arith.addi %208, %c2 : index
          %210 = memref.load %x[%209] : memref<?xf32>
          %211 = vector.broadcast %210 : f32 to vector<16xf32>
          %212 = math.fma %211, %197, %182 : vector<16xf32>
          %213 = arith.addi %27, %57 : index
          %214 = arith.addi %213, %c2 : index
          %215 = memref.load %x[%214] : memref<?xf32>
          %216 = vector.broadcast %215 : f32 to vector<16xf32>
          %217 = math.fma %216, %197, %187 : vector<16xf32>
          %218 = arith.addi %67, %c4 : index
          %219 = vector.load %w[%218] : memref<?xi8>, vector<16xi8>
          %220 = arith.extui %219 : vector<16xi8> to vector<16xi32>
          %221 = arith.shrui %220, %c18 : vector<16xi32>
          %222 = arith.shrui %64, %c21 : vector<16xi32>
          %223 = arith.andi %222, %c17 : vector<16xi32>
          %224 = arith.shli %223, %c18 : vector<16xi32>
          %225 = arith.ori %221, %224 : vector<16xi32>
          %226 = arith.sitofp %225 : vector<16xi32> to vector<16xf32>
          %227 = math.fma %226, %44, %48 : vector<16xf32>
          %228 = arith.addi %24, %57 : index
          %229 = arith.addi %228, %c22 : index
          %230 = memref.load %x[%229] : memref<?xf32>
          %231 = vector.broadcast %230 : f32 to vector<16xf32>
          %232 = math.fma %231, %227, %202 : vector<16xf32>
          %233 = arith.addi %25, %57 : index
          %234 = arith.addi %233, %c22 : index
          %235 = memref.load %x[%234] : memref<?xf32>
          %236 = vector.broadcast %235 : f32 to vector<16xf32>
          %237 = math.fma %236, %227, %207 : vector<16xf32>
          %238 = arith.addi %26, %57 : index
          %239 = arith.addi %238, %c22 : index
          %240 = memref.load %x[%239] : memref<?xf32>
          %241 = vector.broadcast %240 : f32 to vector<16xf32>
          %242 = math.fma %241, %227, %212 : vector<16xf32>
          %243 = arith.addi %27, %57 : index
          %244 = arith.addi %243, %c22 : index
          %245 = memref.load %x[%244] : memref<?xf32>
          %246 = vector.broadcast %245 : f32 to vector<16xf32>
          %247 = math.fma %246, %227, %217 : vector<16xf32>
          %248 = arith.addi %67, %c23 : index
          %249 = vector.load %w[%248] : memref<?xi8>, vector<16xi8>
          %250 = arith.extui %249 : vector<16xi8> to vector<16xi32>
          %251 = arith.andi %250, %c15 : vector<16xi32>
          %252 = arith.shrui %64, %c24 : vector<16xi32>
          %253 = arith.andi %252, %c17 : vector<16xi32>
          %254 = arith.shli %253, %c18 : vector<16xi32>
          %255 = arith.ori %251, %254 : vector<16xi32>
          %256 = arith.sitofp %255 : vector<16xi32> to vector<16xf32>
          %257 = math.fma %256, %44, %48 : vector<16xf32>
          %258 = arith.addi %24, %57 : index
          %259 = arith.addi %258, %c25 : index
          %260 = memref.load %x[%259] : memref<?xf32>
          %261 = vector.broadcast %260 : f32 to vector<16xf32>
          %262 = math.fma %261, %257, %232 : vector<16xf32>
          %263 = arith.addi %25, %57 : index
          %264 = arith.addi %263, %c25 : index
          %265 = memref.load %x[%264] : memref<?xf32>
          %266 = vector.broadcast %265 : f32 to vector<16xf32>
          %267 = math.fma %266, %257, %237 : vector<16xf32>
          %268 = arith.addi %26, %57 : index
          %269 = arith.addi %268, %c25 : index
          %270 = memref.load %x[%269] : memref<?xf32>
          %271 = vector.broadcast %270 : f32 to vector<16xf32>
          %272 = math.fma %271, %257, %242 : vector<16xf32>
          %273 = arith.addi %27, %57 : index
          %274 = arith.addi %273, %c25 : index
          %275 = memref.load %x[%274] : memref<?xf32>
          %276 = vector.broadcast %275 : f32 to vector<16xf32>
          %277 = math.fma %276, %257, %247 : vector<16xf32>
          %278 = arith.addi %67, %c23 : index
          %279 = vector.load %w[%278] : memref<?xi8>, vector<16xi8>
          %280 = arith.extui %279 : vector<16xi8> to vector<16xi32>
          %281 = arith.shrui %280, %c18 : vector<16xi32>
          %282 = arith.shrui %64, %c26 : vector<16xi32>
          %283 = arith.andi %282, %c17 : vector<16xi32>
          %284 = arith.shli %283, %c18 : vector<16xi32>
          %285 = arith.ori %281, %284 : vector<16xi32>
          %286 = arith.sitofp %285 : vector<16xi32> to vector<16xf32>
          %287 = math.fma %286, %44, %48 : vector<16xf32>
          %288 = arith.addi %24, %57 : index
          %289 = arith.addi %288, %c27 : index
          %290 = memref.load %x[%289] : memref<?xf32>
          %291 = vector.broadcast %290 : f32 to vector<16xf32>
          %292 = math.fma %291, %287, %262 : vector<16xf32>
          %293 = arith.addi %25, %57 : index
          %294 = arith.addi %293, %c27 : index
          %295 = memref.load %x[%294] : memref<?xf32>
          %296 = vector.broadcast %295 : f32 to vector<16xf32>
          %297 = math.fma %296, %287, %267 : vector<16xf32>
          %298 = arith.addi %26, %57 : index
          %299 = arith.addi %298, %c27 : index
          %300 = memref.load %x[%299] : memref<?xf32>
          %301 = vector.broadcast %300 : f32 to vector<16xf32>
          %302 = math.fma %301, %287, %272 : vector<16xf32>
          %303 = arith.addi %27, %57 : index
          %304 = arith.addi %303, %c27 : index
          %305 = memref.load %x[%304] : memref<?xf32>
          %306 = vector.broadcast %305 : f32 to vector<16xf32>
          %307 = math.fma %306, %287, %277 : vector<16xf32>
          scf.yield %292, %297, %302, %307 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %55#0, %55#1, %55#2, %55#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %308 = arith.muli %headDim, %c7 : index
      %309 = arith.muli %28, %c6 : index
      %310 = arith.addi %308, %309 : index
      %311 = arith.addi %310, %c7 : index
      vector.store %39#0, %3[%311] : memref<?xf32>, vector<16xf32>
      %312 = arith.muli %headDim, %c9 : index
      %313 = arith.muli %28, %c6 : index
      %314 = arith.addi %312, %313 : index
      %315 = arith.addi %314, %c7 : index
      vector.store %39#1, %3[%315] : memref<?xf32>, vector<16xf32>
      %316 = arith.muli %headDim, %c3 : index
      %317 = arith.muli %28, %c6 : index
      %318 = arith.addi %316, %317 : index
      %319 = arith.addi %318, %c7 : index
      vector.store %39#2, %3[%319] : memref<?xf32>, vector<16xf32>
      %320 = arith.muli %headDim, %c10 : index
      %321 = arith.muli %28, %c6 : index
      %322 = arith.addi %320, %321 : index
      %323 = arith.addi %322, %c7 : index
      vector.store %39#3, %3[%323] : memref<?xf32>, vector<16xf32>
    }
    %324 = arith.addi %14, %c2 : index
    %325 = arith.minsi %324, %13 : index
    scf.for %326 = %14 to %325 step %c9 {
      %327 = arith.subi %326, %14 : index
      %328 = arith.muli %327, %headDim : index
      %329 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %329 {
        scf.for %330 = %c7 to %headDim step %c6 {
          %331 = arith.muli %0, %headDim : index
          %332 = arith.addi %331, %330 : index
          %333 = vector.load %bias[%332] : memref<?xf32>, vector<16xf32>
          %334 = arith.addi %328, %330 : index
          %335 = vector.load %3[%334] : memref<?xf32>, vector<16xf32>
          %336 = arith.addf %335, %333 : vector<16xf32>
          %337 = arith.addi %328, %330 : index
          vector.store %336, %3[%337] : memref<?xf32>, vector<16xf32>
        }
      }
      %338 = arith.addi %heads, %kvHeads : index
      %339 = arith.cmpi slt, %0, %338 : index
      scf.if %339 {
        %340 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %340 {
          %341 = arith.cmpi slt, %0, %heads : index
          %344 = scf.for %342 = %c7 to %headDim step %c6 iter_args(%343 = %c11) -> (vector<16xf32>) {
            %345 = arith.addi %328, %342 : index
            %346 = vector.load %3[%345] : memref<?xf32>, vector<16xf32>
            %347 = math.fma %346, %346, %343 : vector<16xf32>
            scf.yield %347 : vector<16xf32>
          }
          %348 = wave.reduce "add" %344 : vector<16xf32>
          %349 = arith.mulf %348, %inverseHeadDim : f32
          %350 = arith.addf %349, %epsilon : f32
          %351 = math.sqrt %350 : f32
          %352 = arith.divf %c34, %351 : f32
          %353 = vector.broadcast %352 : f32 to vector<16xf32>
          scf.for %354 = %c7 to %headDim step %c6 {
            %355 = vector.load %query_norm[%354] : memref<?xf32>, vector<16xf32>
            %356 = vector.load %key_norm[%354] : memref<?xf32>, vector<16xf32>
            %357 = arith.select %341, %355, %356 : vector<16xf32>
            %358 = arith.addi %328, %354 : index
            %359 = vector.load %3[%358] : memref<?xf32>, vector<16xf32>
            %360 = arith.mulf %359, %353 : vector<16xf32>
            %361 = arith.mulf %360, %357 : vector<16xf32>
            %362 = arith.addi %328, %354 : index
            vector.store %361, %3[%362] : memref<?xf32>, vector<16xf32>
          }
        }
        %363 = arith.addi %positionsAt, %326 : index
        %364 = memref.load %step[%363] : memref<?xi32>
        %365 = arith.index_cast %364 : i32 to index
        %366 = arith.divui %headDim, %c3 : index
        %367 = arith.remui %365, %c36 : index
        %368 = arith.muli %367, %headDim : index
        %369 = arith.divui %365, %c36 : index
        %370 = arith.addi %369, %c36 : index
        %371 = arith.muli %370, %headDim : index
        scf.for %372 = %c7 to %366 step %c12 {
          %373 = arith.addi %368, %372 : index
          %374 = vector.load %rope[%373] : memref<?xf32>, vector<8xf32>
          %375 = arith.addi %368, %366 : index
          %376 = arith.addi %375, %372 : index
          %377 = vector.load %rope[%376] : memref<?xf32>, vector<8xf32>
          %378 = arith.addi %371, %372 : index
          %379 = vector.load %rope[%378] : memref<?xf32>, vector<8xf32>
          %380 = arith.addi %371, %366 : index
          %381 = arith.addi %380, %372 : index
          %382 = vector.load %rope[%381] : memref<?xf32>, vector<8xf32>
          %383 = arith.mulf %379, %374 : vector<8xf32>
          %384 = arith.mulf %382, %377 : vector<8xf32>
          %385 = arith.subf %383, %384 : vector<8xf32>
          %386 = arith.mulf %382, %374 : vector<8xf32>
          %387 = arith.mulf %379, %377 : vector<8xf32>
          %388 = arith.addf %386, %387 : vector<8xf32>
          %389 = arith.addi %328, %372 : index
          %390 = vector.load %3[%389] : memref<?xf32>, vector<8xf32>
          %391 = arith.addi %328, %366 : index
          %392 = arith.addi %391, %372 : index
          %393 = vector.load %3[%392] : memref<?xf32>, vector<8xf32>
          %394 = arith.mulf %390, %385 : vector<8xf32>
          %395 = arith.mulf %393, %388 : vector<8xf32>
          %396 = arith.subf %394, %395 : vector<8xf32>
          %397 = arith.addi %328, %372 : index
          vector.store %396, %3[%397] : memref<?xf32>, vector<8xf32>
          %398 = arith.mulf %393, %385 : vector<8xf32>
          %399 = arith.mulf %390, %388 : vector<8xf32>
          %400 = arith.addf %398, %399 : vector<8xf32>
          %401 = arith.addi %328, %366 : index
          %402 = arith.addi %401, %372 : index
          vector.store %400, %3[%402] : memref<?xf32>, vector<8xf32>
        }
      }
      %403 = arith.cmpi slt, %0, %heads : index
      scf.if %403 {
        scf.for %404 = %c7 to %headDim step %c6 {
          %405 = arith.addi %328, %404 : index
          %406 = vector.load %3[%405] : memref<?xf32>, vector<16xf32>
          %407 = arith.muli %326, %heads : index
          %408 = arith.addi %407, %0 : index
          %409 = arith.muli %408, %headDim : index
          %410 = arith.addi %409, %404 : index
          vector.store %406, %q[%410] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %411 = arith.addi %slotsAt, %326 : index
        %412 = memref.load %step[%411] : memref<?xi32>
        %413 = arith.index_cast %412 : i32 to index
        %414 = arith.cmpi sge, %413, %c7 : index
        scf.if %414 {
          %415 = arith.cmpi eq, %codec, %c7 : index
          scf.if %415 {
            %416 = arith.subi %0, %heads : index
            %417 = memref.load %scales[%416] : memref<?xf32>
            %418 = vector.broadcast %417 : f32 to vector<16xf32>
            %419 = arith.divui %413, %c6 : index
            %420 = arith.remui %413, %c6 : index
            %421 = arith.muli %headDim, %c3 : index
            %422 = arith.muli %419, %pageBytes : index
            scf.for %423 = %c7 to %headDim step %c6 {
              %424 = arith.addi %328, %423 : index
              %425 = vector.load %3[%424] : memref<?xf32>, vector<16xf32>
              %426 = arith.mulf %425, %418 : vector<16xf32>
              %427 = arith.minimumf %426, %c40 : vector<16xf32>
              %428 = arith.maximumf %427, %c41 : vector<16xf32>
              %429 = arith.truncf %428 : vector<16xf32> to vector<16xf16>
              %430 = vector.bitcast %429 : vector<16xf16> to vector<32xi8>
              %431 = arith.muli %423, %c3 : index
              vector.store %430, %5[%431] : memref<?xi8>, vector<32xi8>
            }
            %432 = arith.cmpi slt, %416, %kvHeads : index
            scf.if %432 {
              %433 = arith.muli %421, %c4 : index
              %434 = arith.muli %416, %433 : index
              %435 = arith.addi %422, %434 : index
              %436 = arith.muli %420, %c3 : index
              %437 = arith.addi %435, %436 : index
              scf.for %438 = %c7 to %headDim step %c9 {
                %439 = arith.muli %438, %c3 : index
                %440 = arith.addi %439, %c7 : index
                %441 = memref.load %5[%440] : memref<?xi8>
                %442 = arith.muli %438, %c4 : index
                %443 = arith.addi %437, %442 : index
                %444 = arith.addi %443, %c7 : index
                memref.store %441, %kv[%444] : memref<?xi8>
                %445 = arith.muli %438, %c3 : index
                %446 = arith.addi %445, %c9 : index
                %447 = memref.load %5[%446] : memref<?xi8>
                %448 = arith.muli %438, %c4 : index
                %449 = arith.addi %437, %448 : index
                %450 = arith.addi %449, %c9 : index
                memref.store %447, %kv[%450] : memref<?xi8>
              }
            } else {
              %451 = arith.subi %416, %kvHeads : index
              %452 = arith.muli %451, %c3 : index
              %453 = arith.addi %452, %c9 : index
              %454 = arith.muli %421, %c6 : index
              %455 = arith.muli %453, %454 : index
              %456 = arith.addi %422, %455 : index
              %457 = arith.muli %420, %421 : index
              %458 = arith.addi %456, %457 : index
              scf.for %459 = %c7 to %421 step %c6 {
                %460 = vector.load %5[%459] : memref<?xi8>, vector<16xi8>
                %461 = arith.addi %458, %459 : index
                vector.store %460, %kv[%461] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %462 = arith.cmpi eq, %codec, %c9 : index
          scf.if %462 {
            %463 = arith.subi %0, %heads : index
            %464 = memref.load %scales[%463] : memref<?xf32>
            %465 = vector.broadcast %464 : f32 to vector<16xf32>
            %466 = arith.divui %413, %c6 : index
            %467 = arith.remui %413, %c6 : index
            %468 = arith.muli %headDim, %c9 : index
            %469 = arith.muli %466, %pageBytes : index
            scf.for %470 = %c7 to %headDim step %c6 {
              %471 = arith.addi %328, %470 : index
              %472 = vector.load %3[%471] : memref<?xf32>, vector<16xf32>
              %473 = arith.mulf %472, %465 : vector<16xf32>
              %474 = wave.fp8_encode "e4m3" %473 : vector<16xf32> -> vector<16xi8>
              %475 = arith.muli %470, %c9 : index
              vector.store %474, %5[%475] : memref<?xi8>, vector<16xi8>
            }
            %476 = arith.cmpi slt, %463, %kvHeads : index
            scf.if %476 {
              %477 = arith.muli %468, %c4 : index
              %478 = arith.muli %463, %477 : index
              %479 = arith.addi %469, %478 : index
              %480 = arith.muli %467, %c9 : index
              %481 = arith.addi %479, %480 : index
              scf.for %482 = %c7 to %headDim step %c9 {
                %483 = arith.muli %482, %c9 : index
                %484 = arith.addi %483, %c7 : index
                %485 = memref.load %5[%484] : memref<?xi8>
                %486 = arith.muli %482, %c6 : index
                %487 = arith.addi %481, %486 : index
                %488 = arith.addi %487, %c7 : index
                memref.store %485, %kv[%488] : memref<?xi8>
              }
            } else {
              %489 = arith.subi %463, %kvHeads : index
              %490 = arith.muli %489, %c3 : index
              %491 = arith.addi %490, %c9 : index
              %492 = arith.muli %468, %c6 : index
              %493 = arith.muli %491, %492 : index
              %494 = arith.addi %469, %493 : index
              %495 = arith.muli %467, %468 : index
              %496 = arith.addi %494, %495 : index
              scf.for %497 = %c7 to %468 step %c6 {
                %498 = vector.load %5[%497] : memref<?xi8>, vector<16xi8>
                %499 = arith.addi %496, %497 : index
                vector.store %498, %kv[%499] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %500 = arith.cmpi eq, %codec, %c3 : index
          scf.if %500 {
            %501 = arith.subi %0, %heads : index
            %502 = memref.load %scales[%501] : memref<?xf32>
            %503 = vector.broadcast %502 : f32 to vector<16xf32>
            %504 = arith.divui %413, %c6 : index
            %505 = arith.remui %413, %c6 : index
            %506 = arith.muli %headDim, %c9 : index
            %507 = arith.muli %504, %pageBytes : index
            scf.for %508 = %c7 to %headDim step %c6 {
              %509 = arith.addi %328, %508 : index
              %510 = vector.load %3[%509] : memref<?xf32>, vector<16xf32>
              %511 = arith.mulf %510, %503 : vector<16xf32>
              %512 = wave.fp8_encode "e5m2" %511 : vector<16xf32> -> vector<16xi8>
              %513 = arith.muli %508, %c9 : index
              vector.store %512, %5[%513] : memref<?xi8>, vector<16xi8>
            }
            %514 = arith.cmpi slt, %501, %kvHeads : index
            scf.if %514 {
              %515 = arith.muli %506, %c4 : index
              %516 = arith.muli %501, %515 : index
              %517 = arith.addi %507, %516 : index
              %518 = arith.muli %505, %c9 : index
              %519 = arith.addi %517, %518 : index
              scf.for %520 = %c7 to %headDim step %c9 {
                %521 = arith.muli %520, %c9 : index
                %522 = arith.addi %521, %c7 : index
                %523 = memref.load %5[%522] : memref<?xi8>
                %524 = arith.muli %520, %c6 : index
                %525 = arith.addi %519, %524 : index
                %526 = arith.addi %525, %c7 : index
                memref.store %523, %kv[%526] : memref<?xi8>
              }
            } else {
              %527 = arith.subi %501, %kvHeads : index
              %528 = arith.muli %527, %c3 : index
              %529 = arith.addi %528, %c9 : index
              %530 = arith.muli %506, %c6 : index
              %531 = arith.muli %529, %530 : index
              %532 = arith.addi %507, %531 : index
              %533 = arith.muli %505, %506 : index
              %534 = arith.addi %532, %533 : index
              scf.for %535 = %c7 to %506 step %c6 {
                %536 = vector.load %5[%535] : memref<?xi8>, vector<16xi8>
                %537 = arith.addi %534, %535 : index
                vector.store %536, %kv[%537] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
