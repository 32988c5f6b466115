// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='int4', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_int4_r1p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  func.return %f3, %f4 : vector<16xf32>, vector<16xf32>
}
wave.kernel @qkv_int4_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 48 : index
  %c7 = arith.constant 16 : index
  %c8 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 32 : index
  %c13 = arith.constant dense<15> : vector<16xi32>
  %c14 = arith.constant dense<4> : vector<16xi32>
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
  %6 = arith.muli %groupSize, %c5 : index
  %7 = arith.addi %6, %c6 : index
  %8 = arith.divui %inputFeatures, %groupSize : index
  %9 = arith.muli %8, %7 : index
  %10 = arith.divui %headDim, %c7 : index
  %11 = memref.load %step[%c8] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %1, %rowsPerBlock : index
  %14 = arith.addi %13, %rowsPerBlock : index
  %15 = arith.minsi %14, %12 : index
  scf.for %16 = %13 to %15 step %c2 {
    %17 = arith.subi %15, %c2 : index
    %18 = arith.addi %16, %c8 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.muli %19, %inputFeatures : index
    scf.for %21 = %c8 to %10 step %c3 {
      %22 = arith.muli %0, %10 : index
      %23 = arith.addi %22, %21 : index
      %24 = arith.addi %23, %c8 : index
      %25 = arith.muli %24, %9 : index
      %26 = arith.addi %23, %c2 : index
      %27 = arith.muli %26, %9 : index
      %28 = arith.divui %groupSize, %c11 : index
      %32:2 = scf.for %29 = %c8 to %8 step %c2 iter_args(%30 = %c10, %31 = %c10) -> (vector<16xf32>, vector<16xf32>) {
        %33 = arith.muli %29, %7 : index
        %34 = arith.addi %25, %33 : index
        %35 = arith.addi %27, %33 : index
        %36 = vector.load %w[%34] : memref<?xi8>, vector<32xi8>
        %37 = vector.bitcast %36 : vector<32xi8> to vector<16xf16>
        %38 = arith.extf %37 : vector<16xf16> to vector<16xf32>
        %39 = arith.addi %34, %c12 : index
        %40 = vector.load %w[%39] : memref<?xi8>, vector<16xi8>
        %41 = arith.extui %40 : vector<16xi8> to vector<16xi32>
        %42 = vector.load %w[%35] : memref<?xi8>, vector<32xi8>
        %43 = vector.bitcast %42 : vector<32xi8> to vector<16xf16>
        %44 = arith.extf %43 : vector<16xf16> to vector<16xf32>
        %45 = arith.addi %35, %c12 : index
        %46 = vector.load %w[%45] : memref<?xi8>, vector<16xi8>
        %47 = arith.extui %46 : vector<16xi8> to vector<16xi32>
        %48 = arith.muli %29, %groupSize : index
        %52:2 = scf.for %49 = %c8 to %28 step %c2 iter_args(%50 = %30, %51 = %31) -> (vector<16xf32>, vector<16xf32>) {
          %53 = arith.muli %49, %c11 : index
          %54 = arith.addi %48, %53 : index
          %55 = arith.addi %34, %c6 : index
          %56 = arith.muli %49, %c12 : index
          %57 = arith.addi %55, %56 : index
          %58 = arith.addi %57, %c8 : index
          %59 = vector.load %w[%58] : memref<?xi8>, vector<16xi8>
          %60 = arith.extui %59 : vector<16xi8> to vector<16xi32>
          %61 = arith.andi %60, %c13 : vector<16xi32>
          %62 = arith.shrui %60, %c14 : vector<16xi32>
          %63 = arith.subi %61, %41 : vector<16xi32>
          %64 = arith.sitofp %63 : vector<16xi32> to vector<16xf32>
          %65 = arith.mulf %64, %38 : vector<16xf32>
          %66 = arith.addi %35, %c6 : index
          %67 = arith.addi %66, %56 : index
          %68 = arith.addi %67, %c8 : index
          %69 = vector.load %w[%68] : memref<?xi8>, vector<16xi8>
          %70 = arith.extui %69 : vector<16xi8> to vector<16xi32>
          %71 = arith.andi %70, %c13 : vector<16xi32>
          %72 = arith.shrui %70, %c14 : vector<16xi32>
          %73 = arith.subi %71, %47 : vector<16xi32>
          %74 = arith.sitofp %73 : vector<16xi32> to vector<16xf32>
          %75 = arith.mulf %74, %44 : vector<16xf32>
          %76 = arith.addi %54, %c8 : index
          %77:2 = func.call @qkv_int4_r1p2__cpu.0(%20, %76, %x, %65, %50, %75, %51) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %78 = arith.subi %62, %41 : vector<16xi32>
          %79 = arith.sitofp %78 : vector<16xi32> to vector<16xf32>
          %80 = arith.mulf %79, %38 : vector<16xf32>
          %81 = arith.subi %72, %47 : vector<16xi32>
          %82 = arith.sitofp %81 : vector<16xi32> to vector<16xf32>
          %83 = arith.mulf %82, %44 : vector<16xf32>
          %84 = arith.addi %54, %c2 : index
          %85:2 = func.call @qkv_int4_r1p2__cpu.0(%20, %84, %x, %80, %77#0, %83, %77#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %86 = arith.addi %57, %c7 : index
          %87 = vector.load %w[%86] : memref<?xi8>, vector<16xi8>
          %88 = arith.extui %87 : vector<16xi8> to vector<16xi32>
          %89 = arith.andi %88, %c13 : vector<16xi32>
          %90 = arith.shrui %88, %c14 : vector<16xi32>
          %91 = arith.subi %89, %41 : vector<16xi32>
          %92 = arith.sitofp %91 : vector<16xi32> to vector<16xf32>
          %93 = arith.mulf %92, %38 : vector<16xf32>
          %94 = arith.addi %67, %c7 : index
          %95 = vector.load %w[%94] : memref<?xi8>, vector<16xi8>
          %96 = arith.extui %95 : vector<16xi8> to vector<16xi32>
          %97 = arith.andi %96, %c13 : vector<16xi32>
          %98 = arith.shrui %96, %c14 : vector<16xi32>
          %99 = arith.subi %97, %47 : vector<16xi32>
          %100 = arith.sitofp %99 : vector<16xi32> to vector<16xf32>
          %101 = arith.mulf %100, %44 : vector<16xf32>
          %102 = arith.addi %54, %c3 : index
          %103:2 = func.call @qkv_int4_r1p2__cpu.0(%20, %102, %x, %93, %85#0, %101, %85#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %104 = arith.subi %90, %41 : vector<16xi32>
          %105 = arith.sitofp %104 : vector<16xi32> to vector<16xf32>
          %106 = arith.mulf %105, %38 : vector<16xf32>
          %107 = arith.subi %98, %47 : vector<16xi32>
          %108 = arith.sitofp %107 : vector<16xi32> to vector<16xf32>
          %109 = arith.mulf %108, %44 : vector<16xf32>
          %110 = arith.addi %54, %c15 : index
          %111:2 = func.call @qkv_int4_r1p2__cpu.0(%20, %110, %x, %106, %103#0, %109, %103#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          scf.yield %111#0, %111#1 : vector<16xf32>, vector<16xf32>
        }
        scf.yield %52#0, %52#1 : vector<16xf32>, vector<16xf32>
      }
      %112 = arith.muli %headDim, %c8 : index
      %113 = arith.muli %21, %c7 : index
      %114 = arith.addi %112, %113 : index
      %115 = arith.addi %114, %c8 : index
      vector.store %32#0, %3[%115] : memref<?xf32>, vector<16xf32>
      %116 = arith.addi %114, %c7 : index
      vector.store %32#1, %3[%116] : memref<?xf32>, vector<16xf32>
    }
    %117 = arith.addi %16, %c2 : index
    %118 = arith.minsi %117, %15 : index
    scf.for %119 = %16 to %118 step %c2 {
      %120 = arith.subi %119, %16 : index
      %121 = arith.muli %120, %headDim : index
      %122 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %122 {
        scf.for %123 = %c8 to %headDim step %c7 {
          %124 = arith.muli %0, %headDim : index
          %125 = arith.addi %124, %123 : index
          %126 = vector.load %bias[%125] : memref<?xf32>, vector<16xf32>
          %127 = arith.addi %121, %123 : index
          %128 = vector.load %3[%127] : memref<?xf32>, vector<16xf32>
          %129 = arith.addf %128, %126 : vector<16xf32>
          vector.store %129, %3[%127] : memref<?xf32>, vector<16xf32>
        }
      }
      %130 = arith.addi %heads, %kvHeads : index
      %131 = arith.cmpi slt, %0, %130 : index
      scf.if %131 {
        %132 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %132 {
          %133 = arith.cmpi slt, %0, %heads : index
          %136 = scf.for %134 = %c8 to %headDim step %c7 iter_args(%135 = %c10) -> (vector<16xf32>) {
            %137 = arith.addi %121, %134 : index
            %138 = vector.load %3[%137] : memref<?xf32>, vector<16xf32>
            %139 = math.fma %138, %138, %135 : vector<16xf32>
            scf.yield %139 : vector<16xf32>
          }
          %140 = wave.reduce "add" %136 : vector<16xf32>
          %141 = arith.mulf %140, %inverseHeadDim : f32
          %142 = arith.addf %141, %epsilon : f32
          %143 = math.sqrt %142 : f32
          %144 = arith.divf %c22, %143 : f32
          %145 = vector.broadcast %144 : f32 to vector<16xf32>
          scf.for %146 = %c8 to %headDim step %c7 {
            %147 = vector.load %query_norm[%146] : memref<?xf32>, vector<16xf32>
            %148 = vector.load %key_norm[%146] : memref<?xf32>, vector<16xf32>
            %149 = arith.select %133, %147, %148 : vector<16xf32>
            %150 = arith.addi %121, %146 : index
            %151 = vector.load %3[%150] : memref<?xf32>, vector<16xf32>
            %152 = arith.mulf %151, %145 : vector<16xf32>
            %153 = arith.mulf %152, %149 : vector<16xf32>
            vector.store %153, %3[%150] : memref<?xf32>, vector<16xf32>
          }
        }
        %154 = arith.addi %positionsAt, %119 : index
        %155 = memref.load %step[%154] : memref<?xi32>
        %156 = arith.index_cast %155 : i32 to index
        %157 = arith.divui %headDim, %c3 : index
        %158 = arith.remui %156, %c24 : index
        %159 = arith.muli %158, %headDim : index
        %160 = arith.divui %156, %c24 : index
        %161 = arith.addi %160, %c24 : index
        %162 = arith.muli %161, %headDim : index
        scf.for %163 = %c8 to %157 step %c5 {
          %164 = arith.addi %159, %163 : index
          %165 = vector.load %rope[%164] : memref<?xf32>, vector<8xf32>
          %166 = arith.addi %159, %157 : index
          %167 = arith.addi %166, %163 : index
          %168 = vector.load %rope[%167] : memref<?xf32>, vector<8xf32>
          %169 = arith.addi %162, %163 : index
          %170 = vector.load %rope[%169] : memref<?xf32>, vector<8xf32>
          %171 = arith.addi %162, %157 : index
          %172 = arith.addi %171, %163 : index
          %173 = vector.load %rope[%172] : memref<?xf32>, vector<8xf32>
          %174 = arith.mulf %170, %165 : vector<8xf32>
          %175 = arith.mulf %173, %168 : vector<8xf32>
          %176 = arith.subf %174, %175 : vector<8xf32>
          %177 = arith.mulf %173, %165 : vector<8xf32>
          %178 = arith.mulf %170, %168 : vector<8xf32>
          %179 = arith.addf %177, %178 : vector<8xf32>
          %180 = arith.addi %121, %163 : index
          %181 = vector.load %3[%180] : memref<?xf32>, vector<8xf32>
          %182 = arith.addi %121, %157 : index
          %183 = arith.addi %182, %163 : index
          %184 = vector.load %3[%183] : memref<?xf32>, vector<8xf32>
          %185 = arith.mulf %181, %176 : vector<8xf32>
          %186 = arith.mulf %184, %179 : vector<8xf32>
          %187 = arith.subf %185, %186 : vector<8xf32>
          vector.store %187, %3[%180] : memref<?xf32>, vector<8xf32>
          %188 = arith.mulf %184, %176 : vector<8xf32>
          %189 = arith.mulf %181, %179 : vector<8xf32>
          %190 = arith.addf %188, %189 : vector<8xf32>
          vector.store %190, %3[%183] : memref<?xf32>, vector<8xf32>
        }
      }
      %191 = arith.cmpi slt, %0, %heads : index
      scf.if %191 {
        scf.for %192 = %c8 to %headDim step %c7 {
          %193 = arith.addi %121, %192 : index
          %194 = vector.load %3[%193] : memref<?xf32>, vector<16xf32>
          %195 = arith.muli %119, %heads : index
          %196 = arith.addi %195, %0 : index
          %197 = arith.muli %196, %headDim : index
          %198 = arith.addi %197, %192 : index
          vector.store %194, %q[%198] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %199 = arith.addi %slotsAt, %119 : index
        %200 = memref.load %step[%199] : memref<?xi32>
        %201 = arith.index_cast %200 : i32 to index
        %202 = arith.cmpi sge, %201, %c8 : index
        scf.if %202 {
          %203 = arith.cmpi eq, %codec, %c8 : index
          scf.if %203 {
            %204 = arith.subi %0, %heads : index
            %205 = memref.load %scales[%204] : memref<?xf32>
            %206 = vector.broadcast %205 : f32 to vector<16xf32>
            %207 = arith.divui %201, %c7 : index
            %208 = arith.remui %201, %c7 : index
            %209 = arith.muli %207, %pageBytes : index
            scf.for %210 = %c8 to %headDim step %c7 {
              %211 = arith.addi %121, %210 : index
              %212 = vector.load %3[%211] : memref<?xf32>, vector<16xf32>
              %213 = arith.mulf %212, %206 : vector<16xf32>
              %214 = arith.minimumf %213, %c28 : vector<16xf32>
              %215 = arith.maximumf %214, %c29 : vector<16xf32>
              %216 = arith.truncf %215 : vector<16xf32> to vector<16xf16>
              %217 = vector.bitcast %216 : vector<16xf16> to vector<32xi8>
              %218 = arith.muli %210, %c3 : index
              vector.store %217, %5[%218] : memref<?xi8>, vector<32xi8>
            }
            %219 = arith.cmpi slt, %204, %kvHeads : index
            scf.if %219 {
              %220 = arith.muli %4, %c12 : index
              %221 = arith.muli %204, %220 : index
              %222 = arith.addi %209, %221 : index
              %223 = arith.muli %208, %c3 : index
              %224 = arith.addi %222, %223 : index
              scf.for %225 = %c8 to %headDim step %c2 {
                %226 = arith.muli %225, %c3 : index
                %227 = arith.addi %226, %c8 : index
                %228 = memref.load %5[%227] : memref<?xi8>
                %229 = arith.muli %225, %c12 : index
                %230 = arith.addi %224, %229 : index
                %231 = arith.addi %230, %c8 : index
                memref.store %228, %kv[%231] : memref<?xi8>
                %232 = arith.addi %226, %c2 : index
                %233 = memref.load %5[%232] : memref<?xi8>
                %234 = arith.addi %230, %c2 : index
                memref.store %233, %kv[%234] : memref<?xi8>
              }
            } else {
              %235 = arith.subi %204, %kvHeads : index
              %236 = arith.muli %235, %c3 : index
              %237 = arith.addi %236, %c2 : index
              %238 = arith.muli %4, %c7 : index
              %239 = arith.muli %237, %238 : index
              %240 = arith.addi %209, %239 : index
              %241 = arith.muli %208, %4 : index
              %242 = arith.addi %240, %241 : index
              scf.for %243 = %c8 to %4 step %c7 {
                %244 = vector.load %5[%243] : memref<?xi8>, vector<16xi8>
                %245 = arith.addi %242, %243 : index
                vector.store %244, %kv[%245] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %246 = arith.cmpi eq, %codec, %c2 : index
          scf.if %246 {
            %247 = arith.subi %0, %heads : index
            %248 = memref.load %scales[%247] : memref<?xf32>
            %249 = vector.broadcast %248 : f32 to vector<16xf32>
            %250 = arith.divui %201, %c7 : index
            %251 = arith.remui %201, %c7 : index
            %252 = arith.muli %250, %pageBytes : index
            scf.for %253 = %c8 to %headDim step %c7 {
              %254 = arith.addi %121, %253 : index
              %255 = vector.load %3[%254] : memref<?xf32>, vector<16xf32>
              %256 = arith.mulf %255, %249 : vector<16xf32>
              %257 = wave.fp8_encode "e4m3" %256 : vector<16xf32> -> vector<16xi8>
              %258 = arith.muli %253, %c2 : index
              vector.store %257, %5[%258] : memref<?xi8>, vector<16xi8>
            }
            %259 = arith.cmpi slt, %247, %kvHeads : index
            scf.if %259 {
              %260 = arith.muli %2, %c12 : index
              %261 = arith.muli %247, %260 : index
              %262 = arith.addi %252, %261 : index
              %263 = arith.muli %251, %c2 : index
              %264 = arith.addi %262, %263 : index
              scf.for %265 = %c8 to %headDim step %c2 {
                %266 = arith.muli %265, %c2 : index
                %267 = arith.addi %266, %c8 : index
                %268 = memref.load %5[%267] : memref<?xi8>
                %269 = arith.muli %265, %c7 : index
                %270 = arith.addi %264, %269 : index
                %271 = arith.addi %270, %c8 : index
                memref.store %268, %kv[%271] : memref<?xi8>
              }
            } else {
              %272 = arith.subi %247, %kvHeads : index
              %273 = arith.muli %272, %c3 : index
              %274 = arith.addi %273, %c2 : index
              %275 = arith.muli %2, %c7 : index
              %276 = arith.muli %274, %275 : index
              %277 = arith.addi %252, %276 : index
              %278 = arith.muli %251, %2 : index
              %279 = arith.addi %277, %278 : index
              scf.for %280 = %c8 to %2 step %c7 {
                %281 = vector.load %5[%280] : memref<?xi8>, vector<16xi8>
                %282 = arith.addi %279, %280 : index
                vector.store %281, %kv[%282] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %283 = arith.cmpi eq, %codec, %c3 : index
          scf.if %283 {
            %284 = arith.subi %0, %heads : index
            %285 = memref.load %scales[%284] : memref<?xf32>
            %286 = vector.broadcast %285 : f32 to vector<16xf32>
            %287 = arith.divui %201, %c7 : index
            %288 = arith.remui %201, %c7 : index
            %289 = arith.muli %287, %pageBytes : index
            scf.for %290 = %c8 to %headDim step %c7 {
              %291 = arith.addi %121, %290 : index
              %292 = vector.load %3[%291] : memref<?xf32>, vector<16xf32>
              %293 = arith.mulf %292, %286 : vector<16xf32>
              %294 = wave.fp8_encode "e5m2" %293 : vector<16xf32> -> vector<16xi8>
              %295 = arith.muli %290, %c2 : index
              vector.store %294, %5[%295] : memref<?xi8>, vector<16xi8>
            }
            %296 = arith.cmpi slt, %284, %kvHeads : index
            scf.if %296 {
              %297 = arith.muli %2, %c12 : index
              %298 = arith.muli %284, %297 : index
              %299 = arith.addi %289, %298 : index
              %300 = arith.muli %288, %c2 : index
              %301 = arith.addi %299, %300 : index
              scf.for %302 = %c8 to %headDim step %c2 {
                %303 = arith.muli %302, %c2 : index
                %304 = arith.addi %303, %c8 : index
                %305 = memref.load %5[%304] : memref<?xi8>
                %306 = arith.muli %302, %c7 : index
                %307 = arith.addi %301, %306 : index
                %308 = arith.addi %307, %c8 : index
                memref.store %305, %kv[%308] : memref<?xi8>
              }
            } else {
              %309 = arith.subi %284, %kvHeads : index
              %310 = arith.muli %309, %c3 : index
              %311 = arith.addi %310, %c2 : index
              %312 = arith.muli %2, %c7 : index
              %313 = arith.muli %311, %312 : index
              %314 = arith.addi %289, %313 : index
              %315 = arith.muli %288, %2 : index
              %316 = arith.addi %314, %315 : index
              scf.for %317 = %c8 to %2 step %c7 {
                %318 = vector.load %5[%317] : memref<?xi8>, vector<16xi8>
                %319 = arith.addi %316, %317 : index
                vector.store %318, %kv[%319] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
