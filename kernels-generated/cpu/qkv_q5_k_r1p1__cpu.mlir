// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q5_k', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q5_k_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2880 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 4 : index
  %c14 = arith.constant 2368 : index
  %c15 = arith.constant 320 : index
  %c16 = arith.constant dense<15> : vector<16xi32>
  %c17 = arith.constant dense<0> : vector<16xi32>
  %c18 = arith.constant dense<1> : vector<16xi32>
  %c19 = arith.constant dense<4> : vector<16xi32>
  %c20 = arith.constant dense<2> : vector<16xi32>
  %c21 = arith.constant dense<3> : vector<16xi32>
  %c22 = arith.constant 3 : index
  %c23 = arith.constant dense<5> : vector<16xi32>
  %c24 = arith.constant 5 : index
  %c25 = arith.constant 48 : index
  %c26 = arith.constant dense<6> : vector<16xi32>
  %c27 = arith.constant 6 : index
  %c28 = arith.constant dense<7> : vector<16xi32>
  %c29 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c36 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c41 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c42 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
      %24 = arith.divui %inputFeatures, %c4 : index
      %27 = scf.for %25 = %c7 to %24 step %c2 iter_args(%26 = %c9) -> (vector<16xf32>) {
        %28 = arith.muli %25, %c5 : index
        %29 = arith.addi %23, %28 : index
        %30 = arith.addi %29, %c7 : index
        %31 = vector.load %w[%30] : memref<?xi8>, vector<32xi8>
        %32 = vector.bitcast %31 : vector<32xi8> to vector<16xf16>
        %33 = arith.extf %32 : vector<16xf16> to vector<16xf32>
        %34 = arith.addi %29, %c10 : index
        %35 = vector.load %w[%34] : memref<?xi8>, vector<32xi8>
        %36 = vector.bitcast %35 : vector<32xi8> to vector<16xf16>
        %37 = arith.extf %36 : vector<16xf16> to vector<16xf32>
        %38 = arith.muli %25, %c4 : index
        %41 = scf.for %39 = %c7 to %c10 step %c2 iter_args(%40 = %26) -> (vector<16xf32>) {
          %42 = arith.muli %39, %c11 : index
          %43 = arith.addi %38, %42 : index
          %44 = arith.addi %29, %c12 : index
          %45 = arith.divui %39, %c13 : index
          %46 = arith.muli %45, %c10 : index
          %47 = arith.addi %44, %46 : index
          %48 = arith.addi %47, %c7 : index
          %49 = vector.load %w[%48] : memref<?xi8>, vector<16xi8>
          %50 = arith.extui %49 : vector<16xi8> to vector<16xi32>
          %51 = arith.sitofp %50 : vector<16xi32> to vector<16xf32>
          %52 = arith.mulf %33, %51 : vector<16xf32>
          %53 = arith.addi %47, %c6 : index
          %54 = vector.load %w[%53] : memref<?xi8>, vector<16xi8>
          %55 = arith.extui %54 : vector<16xi8> to vector<16xi32>
          %56 = arith.sitofp %55 : vector<16xi32> to vector<16xf32>
          %57 = arith.mulf %37, %56 : vector<16xf32>
          %58 = arith.addi %29, %c14 : index
          %59 = arith.muli %39, %c2 : index
          %60 = arith.addi %59, %c7 : index
          %61 = arith.muli %60, %c6 : index
          %62 = arith.addi %58, %61 : index
          %63 = vector.load %w[%62] : memref<?xi8>, vector<16xi8>
          %64 = arith.extui %63 : vector<16xi8> to vector<16xi32>
          %65 = arith.addi %29, %c15 : index
          %66 = arith.muli %39, %c12 : index
          %67 = arith.addi %65, %66 : index
          %68 = arith.addi %67, %c7 : index
          %69 = vector.load %w[%68] : memref<?xi8>, vector<16xi8>
          %70 = arith.extui %69 : vector<16xi8> to vector<16xi32>
          %71 = arith.andi %70, %c16 : vector<16xi32>
          %72 = arith.shrui %64, %c17 : vector<16xi32>
          %73 = arith.andi %72, %c18 : vector<16xi32>
          %74 = arith.shli %73, %c19 : vector<16xi32>
          %75 = arith.ori %71, %74 : vector<16xi32>
          %76 = arith.sitofp %75 : vector<16xi32> to vector<16xf32>
          %77 = math.fma %76, %52, %57 : vector<16xf32>
          %78 = arith.addi %18, %43 : index
          %79 = arith.addi %78, %c7 : index
          %80 = memref.load %x[%79] : memref<?xf32>
          %81 = vector.broadcast %80 : f32 to vector<16xf32>
          %82 = math.fma %81, %77, %40 : vector<16xf32>
          %83 = arith.addi %67, %c7 : index
          %84 = vector.load %w[%83] : memref<?xi8>, vector<16xi8>
          %85 = arith.extui %84 : vector<16xi8> to vector<16xi32>
          %86 = arith.shrui %85, %c19 : vector<16xi32>
          %87 = arith.shrui %64, %c18 : vector<16xi32>
          %88 = arith.andi %87, %c18 : vector<16xi32>
          %89 = arith.shli %88, %c19 : vector<16xi32>
          %90 = arith.ori %86, %89 : vector<16xi32>
          %91 = arith.sitofp %90 : vector<16xi32> to vector<16xf32>
          %92 = math.fma %91, %52, %57 : vector<16xf32>
          %93 = arith.addi %18, %43 : index
          %94 = arith.addi %93, %c2 : index
          %95 = memref.load %x[%94] : memref<?xf32>
          %96 = vector.broadcast %95 : f32 to vector<16xf32>
          %97 = math.fma %96, %92, %82 : vector<16xf32>
          %98 = arith.addi %67, %c6 : index
          %99 = vector.load %w[%98] : memref<?xi8>, vector<16xi8>
          %100 = arith.extui %99 : vector<16xi8> to vector<16xi32>
          %101 = arith.andi %100, %c16 : vector<16xi32>
          %102 = arith.shrui %64, %c20 : vector<16xi32>
          %103 = arith.andi %102, %c18 : vector<16xi32>
          %104 = arith.shli %103, %c19 : vector<16xi32>
          %105 = arith.ori %101, %104 : vector<16xi32>
          %106 = arith.sitofp %105 : vector<16xi32> to vector<16xf32>
          %107 = math.fma %106, %52, %57 : vector<16xf32>
          %108 = arith.addi %18, %43 : index
          %109 = arith.addi %108, %c3 : index
          %110 = memref.load %x[%109] : memref<?xf32>
          %111 = vector.broadcast %110 : f32 to vector<16xf32>
          %112 = math.fma %111, %107, %97 : vector<16xf32>
          %113 = arith.addi %67, %c6 : index
          %114 = vector.load %w[%113] : memref<?xi8>, vector<16xi8>
          %115 = arith.extui %114 : vector<16xi8> to vector<16xi32>
          %116 = arith.shrui %115, %c19 : vector<16xi32>
          %117 = arith.shrui %64, %c21 : vector<16xi32>
          %118 = arith.andi %117, %c18 : vector<16xi32>
          %119 = arith.shli %118, %c19 : vector<16xi32>
          %120 = arith.ori %116, %119 : vector<16xi32>
          %121 = arith.sitofp %120 : vector<16xi32> to vector<16xf32>
          %122 = math.fma %121, %52, %57 : vector<16xf32>
          %123 = arith.addi %18, %43 : index
          %124 = arith.addi %123, %c22 : index
          %125 = memref.load %x[%124] : memref<?xf32>
          %126 = vector.broadcast %125 : f32 to vector<16xf32>
          %127 = math.fma %126, %122, %112 : vector<16xf32>
          %128 = arith.addi %67, %c10 : index
          %129 = vector.load %w[%128] : memref<?xi8>, vector<16xi8>
          %130 = arith.extui %129 : vector<16xi8> to vector<16xi32>
          %131 = arith.andi %130, %c16 : vector<16xi32>
          %132 = arith.shrui %64, %c19 : vector<16xi32>
          %133 = arith.andi %132, %c18 : vector<16xi32>
          %134 = arith.shli %133, %c19 : vector<16xi32>
          %135 = arith.ori %131, %134 : vector<16xi32>
          %136 = arith.sitofp %135 : vector<16xi32> to vector<16xf32>
          %137 = math.fma %136, %52, %57 : vector<16xf32>
          %138 = arith.addi %18, %43 : index
          %139 = arith.addi %138, %c13 : index
          %140 = memref.load %x[%139] : memref<?xf32>
          %141 = vector.broadcast %140 : f32 to vector<16xf32>
          %142 = math.fma %141, %137, %127 : vector<16xf32>
          %143 = arith.addi %67, %c10 : index
          %144 = vector.load %w[%143] : memref<?xi8>, vector<16xi8>
          %145 = arith.extui %144 : vector<16xi8> to vector<16xi32>
          %146 = arith.shrui %145, %c19 : vector<16xi32>
          %147 = arith.shrui %64, %c23 : vector<16xi32>
          %148 = arith.andi %147, %c18 : vector<16xi32>
          %149 = arith.shli %148, %c19 : vector<16xi32>
          %150 = arith.ori %146, %149 : vector<16xi32>
          %151 = arith.sitofp %150 : vector<16xi32> to vector<16xf32>
          %152 = math.fma %151, %52, %57 : vector<16xf32>
          %153 = arith.addi %18, %43 : index
          %154 = arith.addi %153, %c24 : index
          %155 = memref.load %x[%154] : memref<?xf32>
          %156 = vector.broadcast %155 : f32 to vector<16xf32>
          %157 = math.fma %156, %152, %142 : vector<16xf32>
          %158 = arith.addi %67, %c25 : index
          %159 = vector.load %w[%158] : memref<?xi8>, vector<16xi8>
          %160 = arith.extui %159 : vector<16xi8> to vector<16xi32>
          %161 = arith.andi %160, %c16 : vector<16xi32>
          %162 = arith.shrui %64, %c26 : vector<16xi32>
          %163 = arith.andi %162, %c18 : vector<16xi32>
          %164 = arith.shli %163, %c19 : vector<16xi32>
          %165 = arith.ori %161, %164 : vector<16xi32>
          %166 = arith.sitofp %165 : vector<16xi32> to vector<16xf32>
          %167 = math.fma %166, %52, %57 : vector<16xf32>
          %168 = arith.addi %18, %43 : index
          %169 = arith.addi %168, %c27 : index
          %170 = memref.load %x[%169] : memref<?xf32>
          %171 = vector.broadcast %170 : f32 to vector<16xf32>
          %172 = math.fma %171, %167, %157 : vector<16xf32>
          %173 = arith.addi %67, %c25 : index
          %174 = vector.load %w[%173] : memref<?xi8>, vector<16xi8>
          %175 = arith.extui %174 : vector<16xi8> to vector<16xi32>
          %176 = arith.shrui %175, %c19 : vector<16xi32>
          %177 = arith.shrui %64, %c28 : vector<16xi32>
          %178 = arith.andi %177, %c18 : vector<16xi32>
          %179 = arith.shli %178, %c19 : vector<16xi32>
          %180 = arith.ori %176, %179 : vector<16xi32>
          %181 = arith.sitofp %180 : vector<16xi32> to vector<16xf32>
          %182 = math.fma %181, %52, %57 : vector<16xf32>
          %183 = arith.addi %18, %43 : index
          %184 = arith.addi %183, %c29 : index
          %185 = memref.load %x[%184] : memref<?xf32>
          %186 = vector.broadcast %185 : f32 to vector<16xf32>
          %187 = math.fma %186, %182, %172 : vector<16xf32>
          scf.yield %187 : vector<16xf32>
        }
        scf.yield %41 : vector<16xf32>
      }
      %188 = arith.muli %headDim, %c7 : index
      %189 = arith.muli %19, %c6 : index
      %190 = arith.addi %188, %189 : index
      %191 = arith.addi %190, %c7 : index
      vector.store %27, %3[%191] : memref<?xf32>, vector<16xf32>
    }
    %192 = arith.addi %14, %c2 : index
    %193 = arith.minsi %192, %13 : index
    scf.for %194 = %14 to %193 step %c2 {
      %195 = arith.subi %194, %14 : index
      %196 = arith.muli %195, %headDim : index
      %197 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %197 {
        scf.for %198 = %c7 to %headDim step %c6 {
          %199 = arith.muli %0, %headDim : index
          %200 = arith.addi %199, %198 : index
          %201 = vector.load %bias[%200] : memref<?xf32>, vector<16xf32>
          %202 = arith.addi %196, %198 : index
          %203 = vector.load %3[%202] : memref<?xf32>, vector<16xf32>
          %204 = arith.addf %203, %201 : vector<16xf32>
          %205 = arith.addi %196, %198 : index
          vector.store %204, %3[%205] : memref<?xf32>, vector<16xf32>
        }
      }
      %206 = arith.addi %heads, %kvHeads : index
      %207 = arith.cmpi slt, %0, %206 : index
      scf.if %207 {
        %208 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %208 {
          %209 = arith.cmpi slt, %0, %heads : index
          %212 = scf.for %210 = %c7 to %headDim step %c6 iter_args(%211 = %c9) -> (vector<16xf32>) {
            %213 = arith.addi %196, %210 : index
            %214 = vector.load %3[%213] : memref<?xf32>, vector<16xf32>
            %215 = math.fma %214, %214, %211 : vector<16xf32>
            scf.yield %215 : vector<16xf32>
          }
          %216 = wave.reduce "add" %212 : vector<16xf32>
          %217 = arith.mulf %216, %inverseHeadDim : f32
          %218 = arith.addf %217, %epsilon : f32
          %219 = math.sqrt %218 : f32
          %220 = arith.divf %c36, %219 : f32
          %221 = vector.broadcast %220 : f32 to vector<16xf32>
          scf.for %222 = %c7 to %headDim step %c6 {
            %223 = vector.load %query_norm[%222] : memref<?xf32>, vector<16xf32>
            %224 = vector.load %key_norm[%222] : memref<?xf32>, vector<16xf32>
            %225 = arith.select %209, %223, %224 : vector<16xf32>
            %226 = arith.addi %196, %222 : index
            %227 = vector.load %3[%226] : memref<?xf32>, vector<16xf32>
            %228 = arith.mulf %227, %221 : vector<16xf32>
            %229 = arith.mulf %228, %225 : vector<16xf32>
            %230 = arith.addi %196, %222 : index
            vector.store %229, %3[%230] : memref<?xf32>, vector<16xf32>
          }
        }
        %231 = arith.addi %positionsAt, %194 : index
        %232 = memref.load %step[%231] : memref<?xi32>
        %233 = arith.index_cast %232 : i32 to index
        %234 = arith.divui %headDim, %c3 : index
        %235 = arith.remui %233, %c4 : index
        %236 = arith.muli %235, %headDim : index
        %237 = arith.divui %233, %c4 : index
        %238 = arith.addi %237, %c4 : index
        %239 = arith.muli %238, %headDim : index
        scf.for %240 = %c7 to %234 step %c11 {
          %241 = arith.addi %236, %240 : index
          %242 = vector.load %rope[%241] : memref<?xf32>, vector<8xf32>
          %243 = arith.addi %236, %234 : index
          %244 = arith.addi %243, %240 : index
          %245 = vector.load %rope[%244] : memref<?xf32>, vector<8xf32>
          %246 = arith.addi %239, %240 : index
          %247 = vector.load %rope[%246] : memref<?xf32>, vector<8xf32>
          %248 = arith.addi %239, %234 : index
          %249 = arith.addi %248, %240 : index
          %250 = vector.load %rope[%249] : memref<?xf32>, vector<8xf32>
          %251 = arith.mulf %247, %242 : vector<8xf32>
          %252 = arith.mulf %250, %245 : vector<8xf32>
          %253 = arith.subf %251, %252 : vector<8xf32>
          %254 = arith.mulf %250, %242 : vector<8xf32>
          %255 = arith.mulf %247, %245 : vector<8xf32>
          %256 = arith.addf %254, %255 : vector<8xf32>
          %257 = arith.addi %196, %240 : index
          %258 = vector.load %3[%257] : memref<?xf32>, vector<8xf32>
          %259 = arith.addi %196, %234 : index
          %260 = arith.addi %259, %240 : index
          %261 = vector.load %3[%260] : memref<?xf32>, vector<8xf32>
          %262 = arith.mulf %258, %253 : vector<8xf32>
          %263 = arith.mulf %261, %256 : vector<8xf32>
          %264 = arith.subf %262, %263 : vector<8xf32>
          %265 = arith.addi %196, %240 : index
          vector.store %264, %3[%265] : memref<?xf32>, vector<8xf32>
          %266 = arith.mulf %261, %253 : vector<8xf32>
          %267 = arith.mulf %258, %256 : vector<8xf32>
          %268 = arith.addf %266, %267 : vector<8xf32>
          %269 = arith.addi %196, %234 : index
          %270 = arith.addi %269, %240 : index
          vector.store %268, %3[%270] : memref<?xf32>, vector<8xf32>
        }
      }
      %271 = arith.cmpi slt, %0, %heads : index
      scf.if %271 {
        scf.for %272 = %c7 to %headDim step %c6 {
          %273 = arith.addi %196, %272 : index
          %274 = vector.load %3[%273] : memref<?xf32>, vector<16xf32>
          %275 = arith.muli %194, %heads : index
          %276 = arith.addi %275, %0 : index
          %277 = arith.muli %276, %headDim : index
          %278 = arith.addi %277, %272 : index
          vector.store %274, %q[%278] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %279 = arith.addi %slotsAt, %194 : index
        %280 = memref.load %step[%279] : memref<?xi32>
        %281 = arith.index_cast %280 : i32 to index
        %282 = arith.cmpi sge, %281, %c7 : index
        scf.if %282 {
          %283 = arith.cmpi eq, %codec, %c7 : index
          scf.if %283 {
            %284 = arith.subi %0, %heads : index
            %285 = memref.load %scales[%284] : memref<?xf32>
            %286 = vector.broadcast %285 : f32 to vector<16xf32>
            %287 = arith.divui %281, %c6 : index
            %288 = arith.remui %281, %c6 : index
            %289 = arith.muli %headDim, %c3 : index
            %290 = arith.muli %287, %pageBytes : index
            scf.for %291 = %c7 to %headDim step %c6 {
              %292 = arith.addi %196, %291 : index
              %293 = vector.load %3[%292] : memref<?xf32>, vector<16xf32>
              %294 = arith.mulf %293, %286 : vector<16xf32>
              %295 = arith.minimumf %294, %c41 : vector<16xf32>
              %296 = arith.maximumf %295, %c42 : vector<16xf32>
              %297 = arith.truncf %296 : vector<16xf32> to vector<16xf16>
              %298 = vector.bitcast %297 : vector<16xf16> to vector<32xi8>
              %299 = arith.muli %291, %c3 : index
              vector.store %298, %5[%299] : memref<?xi8>, vector<32xi8>
            }
            %300 = arith.cmpi slt, %284, %kvHeads : index
            scf.if %300 {
              %301 = arith.muli %289, %c10 : index
              %302 = arith.muli %284, %301 : index
              %303 = arith.addi %290, %302 : index
              %304 = arith.muli %288, %c3 : index
              %305 = arith.addi %303, %304 : index
              scf.for %306 = %c7 to %headDim step %c2 {
                %307 = arith.muli %306, %c3 : index
                %308 = arith.addi %307, %c7 : index
                %309 = memref.load %5[%308] : memref<?xi8>
                %310 = arith.muli %306, %c10 : index
                %311 = arith.addi %305, %310 : index
                %312 = arith.addi %311, %c7 : index
                memref.store %309, %kv[%312] : memref<?xi8>
                %313 = arith.muli %306, %c3 : index
                %314 = arith.addi %313, %c2 : index
                %315 = memref.load %5[%314] : memref<?xi8>
                %316 = arith.muli %306, %c10 : index
                %317 = arith.addi %305, %316 : index
                %318 = arith.addi %317, %c2 : index
                memref.store %315, %kv[%318] : memref<?xi8>
              }
            } else {
              %319 = arith.subi %284, %kvHeads : index
              %320 = arith.muli %319, %c3 : index
              %321 = arith.addi %320, %c2 : index
              %322 = arith.muli %289, %c6 : index
              %323 = arith.muli %321, %322 : index
              %324 = arith.addi %290, %323 : index
              %325 = arith.muli %288, %289 : index
              %326 = arith.addi %324, %325 : index
              scf.for %327 = %c7 to %289 step %c6 {
                %328 = vector.load %5[%327] : memref<?xi8>, vector<16xi8>
                %329 = arith.addi %326, %327 : index
                vector.store %328, %kv[%329] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %330 = arith.cmpi eq, %codec, %c2 : index
          scf.if %330 {
            %331 = arith.subi %0, %heads : index
            %332 = memref.load %scales[%331] : memref<?xf32>
            %333 = vector.broadcast %332 : f32 to vector<16xf32>
            %334 = arith.divui %281, %c6 : index
            %335 = arith.remui %281, %c6 : index
            %336 = arith.muli %headDim, %c2 : index
            %337 = arith.muli %334, %pageBytes : index
            scf.for %338 = %c7 to %headDim step %c6 {
              %339 = arith.addi %196, %338 : index
              %340 = vector.load %3[%339] : memref<?xf32>, vector<16xf32>
              %341 = arith.mulf %340, %333 : vector<16xf32>
              %342 = wave.fp8_encode "e4m3" %341 : vector<16xf32> -> vector<16xi8>
              %343 = arith.muli %338, %c2 : index
              vector.store %342, %5[%343] : memref<?xi8>, vector<16xi8>
            }
            %344 = arith.cmpi slt, %331, %kvHeads : index
            scf.if %344 {
              %345 = arith.muli %336, %c10 : index
              %346 = arith.muli %331, %345 : index
              %347 = arith.addi %337, %346 : index
              %348 = arith.muli %335, %c2 : index
              %349 = arith.addi %347, %348 : index
              scf.for %350 = %c7 to %headDim step %c2 {
                %351 = arith.muli %350, %c2 : index
                %352 = arith.addi %351, %c7 : index
                %353 = memref.load %5[%352] : memref<?xi8>
                %354 = arith.muli %350, %c6 : index
                %355 = arith.addi %349, %354 : index
                %356 = arith.addi %355, %c7 : index
                memref.store %353, %kv[%356] : memref<?xi8>
              }
            } else {
              %357 = arith.subi %331, %kvHeads : index
              %358 = arith.muli %357, %c3 : index
              %359 = arith.addi %358, %c2 : index
              %360 = arith.muli %336, %c6 : index
              %361 = arith.muli %359, %360 : index
              %362 = arith.addi %337, %361 : index
              %363 = arith.muli %335, %336 : index
              %364 = arith.addi %362, %363 : index
              scf.for %365 = %c7 to %336 step %c6 {
                %366 = vector.load %5[%365] : memref<?xi8>, vector<16xi8>
                %367 = arith.addi %364, %365 : index
                vector.store %366, %kv[%367] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %368 = arith.cmpi eq, %codec, %c3 : index
          scf.if %368 {
            %369 = arith.subi %0, %heads : index
            %370 = memref.load %scales[%369] : memref<?xf32>
            %371 = vector.broadcast %370 : f32 to vector<16xf32>
            %372 = arith.divui %281, %c6 : index
            %373 = arith.remui %281, %c6 : index
            %374 = arith.muli %headDim, %c2 : index
            %375 = arith.muli %372, %pageBytes : index
            scf.for %376 = %c7 to %headDim step %c6 {
              %377 = arith.addi %196, %376 : index
              %378 = vector.load %3[%377] : memref<?xf32>, vector<16xf32>
              %379 = arith.mulf %378, %371 : vector<16xf32>
              %380 = wave.fp8_encode "e5m2" %379 : vector<16xf32> -> vector<16xi8>
              %381 = arith.muli %376, %c2 : index
              vector.store %380, %5[%381] : memref<?xi8>, vector<16xi8>
            }
            %382 = arith.cmpi slt, %369, %kvHeads : index
            scf.if %382 {
              %383 = arith.muli %374, %c10 : index
              %384 = arith.muli %369, %383 : index
              %385 = arith.addi %375, %384 : index
              %386 = arith.muli %373, %c2 : index
              %387 = arith.addi %385, %386 : index
              scf.for %388 = %c7 to %headDim step %c2 {
                %389 = arith.muli %388, %c2 : index
                %390 = arith.addi %389, %c7 : index
                %391 = memref.load %5[%390] : memref<?xi8>
                %392 = arith.muli %388, %c6 : index
                %393 = arith.addi %387, %392 : index
                %394 = arith.addi %393, %c7 : index
                memref.store %391, %kv[%394] : memref<?xi8>
              }
            } else {
              %395 = arith.subi %369, %kvHeads : index
              %396 = arith.muli %395, %c3 : index
              %397 = arith.addi %396, %c2 : index
              %398 = arith.muli %374, %c6 : index
              %399 = arith.muli %397, %398 : index
              %400 = arith.addi %375, %399 : index
              %401 = arith.muli %373, %374 : index
              %402 = arith.addi %400, %401 : index
              scf.for %403 = %c7 to %374 step %c6 {
                %404 = vector.load %5[%403] : memref<?xi8>, vector<16xi8>
                %405 = arith.addi %402, %403 : index
                vector.store %404, %kv[%405] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
