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
wave.kernel @qkv_int4_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
        %192 = arith.divui %heads, %kvHeads : index
        %193 = arith.muli %headDim, %c11 : index
        %194 = arith.muli %kvHeads, %193 : index
        %195 = arith.divui %0, %192 : index
        %196 = arith.muli %195, %headDim : index
        %197 = arith.addi %194, %196 : index
        scf.for %198 = %c8 to %headDim step %c7 {
          %199 = arith.addi %197, %198 : index
          %200 = vector.load %encode[%199] : memref<?xf32>, vector<16xf32>
          %201 = arith.addi %121, %198 : index
          %202 = vector.load %3[%201] : memref<?xf32>, vector<16xf32>
          %203 = arith.mulf %202, %200 : vector<16xf32>
          %204 = arith.muli %119, %heads : index
          %205 = arith.addi %204, %0 : index
          %206 = arith.muli %205, %headDim : index
          %207 = arith.addi %206, %198 : index
          vector.store %203, %q[%207] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %208 = arith.addi %slotsAt, %119 : index
        %209 = memref.load %step[%208] : memref<?xi32>
        %210 = arith.index_cast %209 : i32 to index
        %211 = arith.cmpi sge, %210, %c8 : index
        scf.if %211 {
          %212 = arith.cmpi eq, %codec, %c8 : index
          scf.if %212 {
            %213 = arith.subi %0, %heads : index
            %214 = arith.muli %213, %4 : index
            %215 = arith.divui %210, %c7 : index
            %216 = arith.remui %210, %c7 : index
            %217 = arith.muli %215, %pageBytes : index
            %220 = scf.for %218 = %c8 to %headDim step %c7 iter_args(%219 = %c10) -> (vector<16xf32>) {
              %221 = arith.addi %214, %218 : index
              %222 = vector.load %encode[%221] : memref<?xf32>, vector<16xf32>
              %223 = arith.addi %214, %headDim : index
              %224 = arith.addi %223, %218 : index
              %225 = vector.load %encode[%224] : memref<?xf32>, vector<16xf32>
              %226 = arith.addi %121, %218 : index
              %227 = vector.load %3[%226] : memref<?xf32>, vector<16xf32>
              %228 = arith.subf %227, %225 : vector<16xf32>
              %229 = arith.mulf %228, %222 : vector<16xf32>
              %230 = arith.minimumf %229, %c28 : vector<16xf32>
              %231 = arith.maximumf %230, %c29 : vector<16xf32>
              %232 = arith.truncf %231 : vector<16xf32> to vector<16xf16>
              %233 = vector.bitcast %232 : vector<16xf16> to vector<32xi8>
              %234 = arith.muli %218, %c3 : index
              vector.store %233, %5[%234] : memref<?xi8>, vector<32xi8>
              %235 = math.absf %229 : vector<16xf32>
              %236 = arith.cmpf ugt, %235, %c28 : vector<16xf32>
              %237 = arith.select %236, %c30, %c10 : vector<16xi1>, vector<16xf32>
              %238 = arith.addf %219, %237 : vector<16xf32>
              scf.yield %238 : vector<16xf32>
            }
            %239 = wave.reduce "add" %220 : vector<16xf32>
            %240 = arith.cmpf ogt, %239, %c31 : f32
            scf.if %240 {
              %241 = arith.fptosi %239 : f32 to i32
              wave.count %clipped, %241 : memref<?xi32>
            }
            %242 = arith.cmpi slt, %213, %kvHeads : index
            scf.if %242 {
              %243 = arith.muli %4, %c12 : index
              %244 = arith.muli %213, %243 : index
              %245 = arith.addi %217, %244 : index
              %246 = arith.muli %216, %c3 : index
              %247 = arith.addi %245, %246 : index
              scf.for %248 = %c8 to %headDim step %c2 {
                %249 = arith.muli %248, %c3 : index
                %250 = arith.addi %249, %c8 : index
                %251 = memref.load %5[%250] : memref<?xi8>
                %252 = arith.muli %248, %c12 : index
                %253 = arith.addi %247, %252 : index
                %254 = arith.addi %253, %c8 : index
                memref.store %251, %kv[%254] : memref<?xi8>
                %255 = arith.addi %249, %c2 : index
                %256 = memref.load %5[%255] : memref<?xi8>
                %257 = arith.addi %253, %c2 : index
                memref.store %256, %kv[%257] : memref<?xi8>
              }
            } else {
              %258 = arith.subi %213, %kvHeads : index
              %259 = arith.muli %258, %c3 : index
              %260 = arith.addi %259, %c2 : index
              %261 = arith.muli %4, %c7 : index
              %262 = arith.muli %260, %261 : index
              %263 = arith.addi %217, %262 : index
              %264 = arith.muli %216, %4 : index
              %265 = arith.addi %263, %264 : index
              scf.for %266 = %c8 to %4 step %c7 {
                %267 = vector.load %5[%266] : memref<?xi8>, vector<16xi8>
                %268 = arith.addi %265, %266 : index
                vector.store %267, %kv[%268] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %269 = arith.cmpi eq, %codec, %c2 : index
          scf.if %269 {
            %270 = arith.subi %0, %heads : index
            %271 = arith.muli %270, %4 : index
            %272 = arith.divui %210, %c7 : index
            %273 = arith.remui %210, %c7 : index
            %274 = arith.muli %272, %pageBytes : index
            %277 = scf.for %275 = %c8 to %headDim step %c7 iter_args(%276 = %c10) -> (vector<16xf32>) {
              %278 = arith.addi %271, %275 : index
              %279 = vector.load %encode[%278] : memref<?xf32>, vector<16xf32>
              %280 = arith.addi %271, %headDim : index
              %281 = arith.addi %280, %275 : index
              %282 = vector.load %encode[%281] : memref<?xf32>, vector<16xf32>
              %283 = arith.addi %121, %275 : index
              %284 = vector.load %3[%283] : memref<?xf32>, vector<16xf32>
              %285 = arith.subf %284, %282 : vector<16xf32>
              %286 = arith.mulf %285, %279 : vector<16xf32>
              %287 = wave.fp8_encode "e4m3" %286 : vector<16xf32> -> vector<16xi8>
              %288 = arith.muli %275, %c2 : index
              vector.store %287, %5[%288] : memref<?xi8>, vector<16xi8>
              %289 = math.absf %286 : vector<16xf32>
              %290 = arith.cmpf ugt, %289, %c32 : vector<16xf32>
              %291 = arith.select %290, %c30, %c10 : vector<16xi1>, vector<16xf32>
              %292 = arith.addf %276, %291 : vector<16xf32>
              scf.yield %292 : vector<16xf32>
            }
            %293 = wave.reduce "add" %277 : vector<16xf32>
            %294 = arith.cmpf ogt, %293, %c31 : f32
            scf.if %294 {
              %295 = arith.fptosi %293 : f32 to i32
              wave.count %clipped, %295 : memref<?xi32>
            }
            %296 = arith.cmpi slt, %270, %kvHeads : index
            scf.if %296 {
              %297 = arith.muli %2, %c12 : index
              %298 = arith.muli %270, %297 : index
              %299 = arith.addi %274, %298 : index
              %300 = arith.muli %273, %c2 : index
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
              %309 = arith.subi %270, %kvHeads : index
              %310 = arith.muli %309, %c3 : index
              %311 = arith.addi %310, %c2 : index
              %312 = arith.muli %2, %c7 : index
              %313 = arith.muli %311, %312 : index
              %314 = arith.addi %274, %313 : index
              %315 = arith.muli %273, %2 : index
              %316 = arith.addi %314, %315 : index
              scf.for %317 = %c8 to %2 step %c7 {
                %318 = vector.load %5[%317] : memref<?xi8>, vector<16xi8>
                %319 = arith.addi %316, %317 : index
                vector.store %318, %kv[%319] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %320 = arith.cmpi eq, %codec, %c3 : index
          scf.if %320 {
            %321 = arith.subi %0, %heads : index
            %322 = arith.muli %321, %4 : index
            %323 = arith.divui %210, %c7 : index
            %324 = arith.remui %210, %c7 : index
            %325 = arith.muli %323, %pageBytes : index
            %328 = scf.for %326 = %c8 to %headDim step %c7 iter_args(%327 = %c10) -> (vector<16xf32>) {
              %329 = arith.addi %322, %326 : index
              %330 = vector.load %encode[%329] : memref<?xf32>, vector<16xf32>
              %331 = arith.addi %322, %headDim : index
              %332 = arith.addi %331, %326 : index
              %333 = vector.load %encode[%332] : memref<?xf32>, vector<16xf32>
              %334 = arith.addi %121, %326 : index
              %335 = vector.load %3[%334] : memref<?xf32>, vector<16xf32>
              %336 = arith.subf %335, %333 : vector<16xf32>
              %337 = arith.mulf %336, %330 : vector<16xf32>
              %338 = wave.fp8_encode "e5m2" %337 : vector<16xf32> -> vector<16xi8>
              %339 = arith.muli %326, %c2 : index
              vector.store %338, %5[%339] : memref<?xi8>, vector<16xi8>
              %340 = math.absf %337 : vector<16xf32>
              %341 = arith.cmpf ugt, %340, %c33 : vector<16xf32>
              %342 = arith.select %341, %c30, %c10 : vector<16xi1>, vector<16xf32>
              %343 = arith.addf %327, %342 : vector<16xf32>
              scf.yield %343 : vector<16xf32>
            }
            %344 = wave.reduce "add" %328 : vector<16xf32>
            %345 = arith.cmpf ogt, %344, %c31 : f32
            scf.if %345 {
              %346 = arith.fptosi %344 : f32 to i32
              wave.count %clipped, %346 : memref<?xi32>
            }
            %347 = arith.cmpi slt, %321, %kvHeads : index
            scf.if %347 {
              %348 = arith.muli %2, %c12 : index
              %349 = arith.muli %321, %348 : index
              %350 = arith.addi %325, %349 : index
              %351 = arith.muli %324, %c2 : index
              %352 = arith.addi %350, %351 : index
              scf.for %353 = %c8 to %headDim step %c2 {
                %354 = arith.muli %353, %c2 : index
                %355 = arith.addi %354, %c8 : index
                %356 = memref.load %5[%355] : memref<?xi8>
                %357 = arith.muli %353, %c7 : index
                %358 = arith.addi %352, %357 : index
                %359 = arith.addi %358, %c8 : index
                memref.store %356, %kv[%359] : memref<?xi8>
              }
            } else {
              %360 = arith.subi %321, %kvHeads : index
              %361 = arith.muli %360, %c3 : index
              %362 = arith.addi %361, %c2 : index
              %363 = arith.muli %2, %c7 : index
              %364 = arith.muli %362, %363 : index
              %365 = arith.addi %325, %364 : index
              %366 = arith.muli %324, %2 : index
              %367 = arith.addi %365, %366 : index
              scf.for %368 = %c8 to %2 step %c7 {
                %369 = vector.load %5[%368] : memref<?xi8>, vector<16xi8>
                %370 = arith.addi %367, %368 : index
                vector.store %369, %kv[%370] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %371 = arith.cmpi eq, %codec, %c15 : index
          scf.if %371 {
            %372 = arith.subi %0, %heads : index
            %373 = arith.muli %372, %4 : index
            %374 = arith.divui %210, %c7 : index
            %375 = arith.remui %210, %c7 : index
            %376 = arith.muli %374, %pageBytes : index
            %379 = scf.for %377 = %c8 to %headDim step %c7 iter_args(%378 = %c10) -> (vector<16xf32>) {
              %380 = arith.addi %373, %377 : index
              %381 = vector.load %encode[%380] : memref<?xf32>, vector<16xf32>
              %382 = arith.addi %373, %headDim : index
              %383 = arith.addi %382, %377 : index
              %384 = vector.load %encode[%383] : memref<?xf32>, vector<16xf32>
              %385 = arith.addi %121, %377 : index
              %386 = vector.load %3[%385] : memref<?xf32>, vector<16xf32>
              %387 = arith.subf %386, %384 : vector<16xf32>
              %388 = arith.mulf %387, %381 : vector<16xf32>
              %389 = arith.cmpf ord, %388, %388 : vector<16xf32>
              %390 = arith.select %389, %388, %c10 : vector<16xi1>, vector<16xf32>
              %391 = math.roundeven %390 : vector<16xf32>
              %392 = arith.minimumf %391, %c34 : vector<16xf32>
              %393 = arith.maximumf %392, %c35 : vector<16xf32>
              %394 = arith.fptosi %393 : vector<16xf32> to vector<16xi32>
              %395 = arith.addi %394, %c36 : vector<16xi32>
              %396 = arith.trunci %395 : vector<16xi32> to vector<16xi8>
              %397 = arith.muli %377, %c2 : index
              vector.store %396, %5[%397] : memref<?xi8>, vector<16xi8>
              %398 = math.absf %388 : vector<16xf32>
              %399 = arith.cmpf ugt, %398, %c37 : vector<16xf32>
              %400 = arith.select %399, %c30, %c10 : vector<16xi1>, vector<16xf32>
              %401 = arith.addf %378, %400 : vector<16xf32>
              scf.yield %401 : vector<16xf32>
            }
            %402 = wave.reduce "add" %379 : vector<16xf32>
            %403 = arith.cmpf ogt, %402, %c31 : f32
            scf.if %403 {
              %404 = arith.fptosi %402 : f32 to i32
              wave.count %clipped, %404 : memref<?xi32>
            }
            %405 = arith.cmpi slt, %372, %kvHeads : index
            scf.if %405 {
              %406 = arith.muli %2, %c12 : index
              %407 = arith.muli %372, %406 : index
              %408 = arith.addi %376, %407 : index
              %409 = arith.muli %375, %c2 : index
              %410 = arith.addi %408, %409 : index
              scf.for %411 = %c8 to %headDim step %c2 {
                %412 = arith.muli %411, %c2 : index
                %413 = arith.addi %412, %c8 : index
                %414 = memref.load %5[%413] : memref<?xi8>
                %415 = arith.muli %411, %c7 : index
                %416 = arith.addi %410, %415 : index
                %417 = arith.addi %416, %c8 : index
                memref.store %414, %kv[%417] : memref<?xi8>
              }
            } else {
              %418 = arith.subi %372, %kvHeads : index
              %419 = arith.muli %418, %c3 : index
              %420 = arith.addi %419, %c2 : index
              %421 = arith.muli %2, %c7 : index
              %422 = arith.muli %420, %421 : index
              %423 = arith.addi %376, %422 : index
              %424 = arith.muli %375, %2 : index
              %425 = arith.addi %423, %424 : index
              scf.for %426 = %c8 to %2 step %c7 {
                %427 = vector.load %5[%426] : memref<?xi8>, vector<16xi8>
                %428 = arith.addi %425, %426 : index
                vector.store %427, %kv[%428] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
