// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='f16', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_f16_r4p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = arith.addi %x5, %x1 : index
  %f5 = memref.load %x2[%f4] : memref<?xf32>
  %f6 = vector.broadcast %f5 : f32 to vector<16xf32>
  %f7 = math.fma %f6, %x3, %x6 : vector<16xf32>
  %f8 = arith.addi %x7, %x1 : index
  %f9 = memref.load %x2[%f8] : memref<?xf32>
  %f10 = vector.broadcast %f9 : f32 to vector<16xf32>
  %f11 = math.fma %f10, %x3, %x8 : vector<16xf32>
  %f12 = arith.addi %x9, %x1 : index
  %f13 = memref.load %x2[%f12] : memref<?xf32>
  %f14 = vector.broadcast %f13 : f32 to vector<16xf32>
  %f15 = math.fma %f14, %x3, %x10 : vector<16xf32>
  func.return %f3, %f7, %f11, %f15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @qkv_f16_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 512 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant 3 : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 128 : index
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 96 : index
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
    %15 = arith.subi %13, %c8 : index
    %16 = arith.addi %14, %c6 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.addi %14, %c8 : index
    %19 = arith.minsi %18, %15 : index
    %20 = arith.addi %14, %c3 : index
    %21 = arith.minsi %20, %15 : index
    %22 = arith.addi %14, %c9 : index
    %23 = arith.minsi %22, %15 : index
    %24 = arith.muli %17, %inputFeatures : index
    %25 = arith.muli %19, %inputFeatures : index
    %26 = arith.muli %21, %inputFeatures : index
    %27 = arith.muli %23, %inputFeatures : index
    scf.for %28 = %c6 to %8 step %c8 {
      %29 = arith.muli %0, %8 : index
      %30 = arith.addi %29, %28 : index
      %31 = arith.addi %30, %c6 : index
      %32 = arith.muli %31, %7 : index
      %38:4 = scf.for %33 = %c6 to %6 step %c8 iter_args(%34 = %c10, %35 = %c10, %36 = %c10, %37 = %c10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %39 = arith.muli %33, %c5 : index
        %40 = arith.addi %32, %39 : index
        %41 = arith.muli %33, %c4 : index
        %47:4 = scf.for %42 = %c6 to %c2 step %c8 iter_args(%43 = %34, %44 = %35, %45 = %36, %46 = %37) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %48 = arith.muli %42, %c2 : index
          %49 = arith.addi %41, %48 : index
          %50 = arith.muli %42, %c11 : index
          %51 = arith.addi %40, %50 : index
          %52 = arith.addi %51, %c6 : index
          %53 = vector.load %w[%52] : memref<?xi8>, vector<32xi8>
          %54 = vector.bitcast %53 : vector<32xi8> to vector<16xf16>
          %55 = arith.extf %54 : vector<16xf16> to vector<16xf32>
          %56 = arith.addi %49, %c6 : index
          %57:4 = func.call @qkv_f16_r4p1__cpu.0(%24, %56, %x, %55, %43, %25, %44, %26, %45, %27, %46) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %58 = arith.addi %51, %c12 : index
          %59 = vector.load %w[%58] : memref<?xi8>, vector<32xi8>
          %60 = vector.bitcast %59 : vector<32xi8> to vector<16xf16>
          %61 = arith.extf %60 : vector<16xf16> to vector<16xf32>
          %62 = arith.addi %49, %c8 : index
          %63:4 = func.call @qkv_f16_r4p1__cpu.0(%24, %62, %x, %61, %57#0, %25, %57#1, %26, %57#2, %27, %57#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %64 = arith.addi %51, %c13 : index
          %65 = vector.load %w[%64] : memref<?xi8>, vector<32xi8>
          %66 = vector.bitcast %65 : vector<32xi8> to vector<16xf16>
          %67 = arith.extf %66 : vector<16xf16> to vector<16xf32>
          %68 = arith.addi %49, %c3 : index
          %69:4 = func.call @qkv_f16_r4p1__cpu.0(%24, %68, %x, %67, %63#0, %25, %63#1, %26, %63#2, %27, %63#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %70 = arith.addi %51, %c14 : index
          %71 = vector.load %w[%70] : memref<?xi8>, vector<32xi8>
          %72 = vector.bitcast %71 : vector<32xi8> to vector<16xf16>
          %73 = arith.extf %72 : vector<16xf16> to vector<16xf32>
          %74 = arith.addi %49, %c9 : index
          %75:4 = func.call @qkv_f16_r4p1__cpu.0(%24, %74, %x, %73, %69#0, %25, %69#1, %26, %69#2, %27, %69#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %75#0, %75#1, %75#2, %75#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %47#0, %47#1, %47#2, %47#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %76 = arith.muli %headDim, %c6 : index
      %77 = arith.muli %28, %c4 : index
      %78 = arith.addi %76, %77 : index
      %79 = arith.addi %78, %c6 : index
      vector.store %38#0, %3[%79] : memref<?xf32>, vector<16xf32>
      %80 = arith.muli %headDim, %c8 : index
      %81 = arith.addi %80, %77 : index
      %82 = arith.addi %81, %c6 : index
      vector.store %38#1, %3[%82] : memref<?xf32>, vector<16xf32>
      %83 = arith.addi %4, %77 : index
      %84 = arith.addi %83, %c6 : index
      vector.store %38#2, %3[%84] : memref<?xf32>, vector<16xf32>
      %85 = arith.muli %headDim, %c9 : index
      %86 = arith.addi %85, %77 : index
      %87 = arith.addi %86, %c6 : index
      vector.store %38#3, %3[%87] : memref<?xf32>, vector<16xf32>
    }
    %88 = arith.addi %14, %c2 : index
    %89 = arith.minsi %88, %13 : index
    scf.for %90 = %14 to %89 step %c8 {
      %91 = arith.subi %90, %14 : index
      %92 = arith.muli %91, %headDim : index
      %93 = arith.cmpi eq, %hasBias, %c8 : index
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
        %103 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %103 {
          %104 = arith.cmpi slt, %0, %heads : index
          %107 = scf.for %105 = %c6 to %headDim step %c4 iter_args(%106 = %c10) -> (vector<16xf32>) {
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
        %164 = arith.muli %kvHeads, %2 : index
        %165 = arith.divui %0, %163 : index
        %166 = arith.muli %165, %headDim : index
        %167 = arith.addi %164, %166 : index
        scf.for %168 = %c6 to %headDim step %c4 {
          %169 = arith.addi %167, %168 : index
          %170 = vector.load %encode[%169] : memref<?xf32>, vector<16xf32>
          %171 = arith.addi %92, %168 : index
          %172 = vector.load %3[%171] : memref<?xf32>, vector<16xf32>
          %173 = arith.mulf %172, %170 : vector<16xf32>
          %174 = arith.muli %90, %heads : index
          %175 = arith.addi %174, %0 : index
          %176 = arith.muli %175, %headDim : index
          %177 = arith.addi %176, %168 : index
          vector.store %173, %q[%177] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %178 = arith.addi %slotsAt, %90 : index
        %179 = memref.load %step[%178] : memref<?xi32>
        %180 = arith.index_cast %179 : i32 to index
        %181 = arith.cmpi sge, %180, %c6 : index
        scf.if %181 {
          %182 = arith.cmpi eq, %codec, %c6 : index
          scf.if %182 {
            %183 = arith.subi %0, %heads : index
            %184 = arith.muli %183, %4 : index
            %185 = arith.divui %180, %c4 : index
            %186 = arith.remui %180, %c4 : index
            %187 = arith.muli %185, %pageBytes : index
            %190 = scf.for %188 = %c6 to %headDim step %c4 iter_args(%189 = %c10) -> (vector<16xf32>) {
              %191 = arith.addi %184, %188 : index
              %192 = vector.load %encode[%191] : memref<?xf32>, vector<16xf32>
              %193 = arith.addi %184, %headDim : index
              %194 = arith.addi %193, %188 : index
              %195 = vector.load %encode[%194] : memref<?xf32>, vector<16xf32>
              %196 = arith.addi %92, %188 : index
              %197 = vector.load %3[%196] : memref<?xf32>, vector<16xf32>
              %198 = arith.subf %197, %195 : vector<16xf32>
              %199 = arith.mulf %198, %192 : vector<16xf32>
              %200 = arith.minimumf %199, %c28 : vector<16xf32>
              %201 = arith.maximumf %200, %c29 : vector<16xf32>
              %202 = arith.truncf %201 : vector<16xf32> to vector<16xf16>
              %203 = vector.bitcast %202 : vector<16xf16> to vector<32xi8>
              %204 = arith.muli %188, %c3 : index
              vector.store %203, %5[%204] : memref<?xi8>, vector<32xi8>
              %205 = math.absf %199 : vector<16xf32>
              %206 = arith.cmpf ugt, %205, %c28 : vector<16xf32>
              %207 = arith.select %206, %c30, %c10 : vector<16xi1>, vector<16xf32>
              %208 = arith.addf %189, %207 : vector<16xf32>
              scf.yield %208 : vector<16xf32>
            }
            %209 = wave.reduce "add" %190 : vector<16xf32>
            %210 = arith.cmpf ogt, %209, %c31 : f32
            scf.if %210 {
              %211 = arith.fptosi %209 : f32 to i32
              wave.count %clipped, %211 : memref<?xi32>
            }
            %212 = arith.cmpi slt, %183, %kvHeads : index
            scf.if %212 {
              %213 = arith.muli %4, %c12 : index
              %214 = arith.muli %183, %213 : index
              %215 = arith.addi %187, %214 : index
              %216 = arith.muli %186, %c3 : index
              %217 = arith.addi %215, %216 : index
              scf.for %218 = %c6 to %headDim step %c8 {
                %219 = arith.muli %218, %c3 : index
                %220 = arith.addi %219, %c6 : index
                %221 = memref.load %5[%220] : memref<?xi8>
                %222 = arith.muli %218, %c12 : index
                %223 = arith.addi %217, %222 : index
                %224 = arith.addi %223, %c6 : index
                memref.store %221, %kv[%224] : memref<?xi8>
                %225 = arith.addi %219, %c8 : index
                %226 = memref.load %5[%225] : memref<?xi8>
                %227 = arith.addi %223, %c8 : index
                memref.store %226, %kv[%227] : memref<?xi8>
              }
            } else {
              %228 = arith.subi %183, %kvHeads : index
              %229 = arith.muli %228, %c3 : index
              %230 = arith.addi %229, %c8 : index
              %231 = arith.muli %4, %c4 : index
              %232 = arith.muli %230, %231 : index
              %233 = arith.addi %187, %232 : index
              %234 = arith.muli %186, %4 : index
              %235 = arith.addi %233, %234 : index
              scf.for %236 = %c6 to %4 step %c4 {
                %237 = vector.load %5[%236] : memref<?xi8>, vector<16xi8>
                %238 = arith.addi %235, %236 : index
                vector.store %237, %kv[%238] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %239 = arith.cmpi eq, %codec, %c8 : index
          scf.if %239 {
            %240 = arith.subi %0, %heads : index
            %241 = arith.muli %240, %4 : index
            %242 = arith.divui %180, %c4 : index
            %243 = arith.remui %180, %c4 : index
            %244 = arith.muli %headDim, %c8 : index
            %245 = arith.muli %242, %pageBytes : index
            %248 = scf.for %246 = %c6 to %headDim step %c4 iter_args(%247 = %c10) -> (vector<16xf32>) {
              %249 = arith.addi %241, %246 : index
              %250 = vector.load %encode[%249] : memref<?xf32>, vector<16xf32>
              %251 = arith.addi %241, %headDim : index
              %252 = arith.addi %251, %246 : index
              %253 = vector.load %encode[%252] : memref<?xf32>, vector<16xf32>
              %254 = arith.addi %92, %246 : index
              %255 = vector.load %3[%254] : memref<?xf32>, vector<16xf32>
              %256 = arith.subf %255, %253 : vector<16xf32>
              %257 = arith.mulf %256, %250 : vector<16xf32>
              %258 = wave.fp8_encode "e4m3" %257 : vector<16xf32> -> vector<16xi8>
              %259 = arith.muli %246, %c8 : index
              vector.store %258, %5[%259] : memref<?xi8>, vector<16xi8>
              %260 = math.absf %257 : vector<16xf32>
              %261 = arith.cmpf ugt, %260, %c32 : vector<16xf32>
              %262 = arith.select %261, %c30, %c10 : vector<16xi1>, vector<16xf32>
              %263 = arith.addf %247, %262 : vector<16xf32>
              scf.yield %263 : vector<16xf32>
            }
            %264 = wave.reduce "add" %248 : vector<16xf32>
            %265 = arith.cmpf ogt, %264, %c31 : f32
            scf.if %265 {
              %266 = arith.fptosi %264 : f32 to i32
              wave.count %clipped, %266 : memref<?xi32>
            }
            %267 = arith.cmpi slt, %240, %kvHeads : index
            scf.if %267 {
              %268 = arith.muli %244, %c12 : index
              %269 = arith.muli %240, %268 : index
              %270 = arith.addi %245, %269 : index
              %271 = arith.muli %243, %c8 : index
              %272 = arith.addi %270, %271 : index
              scf.for %273 = %c6 to %headDim step %c8 {
                %274 = arith.muli %273, %c8 : index
                %275 = arith.addi %274, %c6 : index
                %276 = memref.load %5[%275] : memref<?xi8>
                %277 = arith.muli %273, %c4 : index
                %278 = arith.addi %272, %277 : index
                %279 = arith.addi %278, %c6 : index
                memref.store %276, %kv[%279] : memref<?xi8>
              }
            } else {
              %280 = arith.subi %240, %kvHeads : index
              %281 = arith.muli %280, %c3 : index
              %282 = arith.addi %281, %c8 : index
              %283 = arith.muli %244, %c4 : index
              %284 = arith.muli %282, %283 : index
              %285 = arith.addi %245, %284 : index
              %286 = arith.muli %243, %244 : index
              %287 = arith.addi %285, %286 : index
              scf.for %288 = %c6 to %244 step %c4 {
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
            %294 = arith.divui %180, %c4 : index
            %295 = arith.remui %180, %c4 : index
            %296 = arith.muli %headDim, %c8 : index
            %297 = arith.muli %294, %pageBytes : index
            %300 = scf.for %298 = %c6 to %headDim step %c4 iter_args(%299 = %c10) -> (vector<16xf32>) {
              %301 = arith.addi %293, %298 : index
              %302 = vector.load %encode[%301] : memref<?xf32>, vector<16xf32>
              %303 = arith.addi %293, %headDim : index
              %304 = arith.addi %303, %298 : index
              %305 = vector.load %encode[%304] : memref<?xf32>, vector<16xf32>
              %306 = arith.addi %92, %298 : index
              %307 = vector.load %3[%306] : memref<?xf32>, vector<16xf32>
              %308 = arith.subf %307, %305 : vector<16xf32>
              %309 = arith.mulf %308, %302 : vector<16xf32>
              %310 = wave.fp8_encode "e5m2" %309 : vector<16xf32> -> vector<16xi8>
              %311 = arith.muli %298, %c8 : index
              vector.store %310, %5[%311] : memref<?xi8>, vector<16xi8>
              %312 = math.absf %309 : vector<16xf32>
              %313 = arith.cmpf ugt, %312, %c33 : vector<16xf32>
              %314 = arith.select %313, %c30, %c10 : vector<16xi1>, vector<16xf32>
              %315 = arith.addf %299, %314 : vector<16xf32>
              scf.yield %315 : vector<16xf32>
            }
            %316 = wave.reduce "add" %300 : vector<16xf32>
            %317 = arith.cmpf ogt, %316, %c31 : f32
            scf.if %317 {
              %318 = arith.fptosi %316 : f32 to i32
              wave.count %clipped, %318 : memref<?xi32>
            }
            %319 = arith.cmpi slt, %292, %kvHeads : index
            scf.if %319 {
              %320 = arith.muli %296, %c12 : index
              %321 = arith.muli %292, %320 : index
              %322 = arith.addi %297, %321 : index
              %323 = arith.muli %295, %c8 : index
              %324 = arith.addi %322, %323 : index
              scf.for %325 = %c6 to %headDim step %c8 {
                %326 = arith.muli %325, %c8 : index
                %327 = arith.addi %326, %c6 : index
                %328 = memref.load %5[%327] : memref<?xi8>
                %329 = arith.muli %325, %c4 : index
                %330 = arith.addi %324, %329 : index
                %331 = arith.addi %330, %c6 : index
                memref.store %328, %kv[%331] : memref<?xi8>
              }
            } else {
              %332 = arith.subi %292, %kvHeads : index
              %333 = arith.muli %332, %c3 : index
              %334 = arith.addi %333, %c8 : index
              %335 = arith.muli %296, %c4 : index
              %336 = arith.muli %334, %335 : index
              %337 = arith.addi %297, %336 : index
              %338 = arith.muli %295, %296 : index
              %339 = arith.addi %337, %338 : index
              scf.for %340 = %c6 to %296 step %c4 {
                %341 = vector.load %5[%340] : memref<?xi8>, vector<16xi8>
                %342 = arith.addi %339, %340 : index
                vector.store %341, %kv[%342] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %343 = arith.cmpi eq, %codec, %c9 : index
          scf.if %343 {
            %344 = arith.subi %0, %heads : index
            %345 = arith.muli %344, %4 : index
            %346 = arith.divui %180, %c4 : index
            %347 = arith.remui %180, %c4 : index
            %348 = arith.muli %headDim, %c8 : index
            %349 = arith.muli %346, %pageBytes : index
            %352 = scf.for %350 = %c6 to %headDim step %c4 iter_args(%351 = %c10) -> (vector<16xf32>) {
              %353 = arith.addi %345, %350 : index
              %354 = vector.load %encode[%353] : memref<?xf32>, vector<16xf32>
              %355 = arith.addi %345, %headDim : index
              %356 = arith.addi %355, %350 : index
              %357 = vector.load %encode[%356] : memref<?xf32>, vector<16xf32>
              %358 = arith.addi %92, %350 : index
              %359 = vector.load %3[%358] : memref<?xf32>, vector<16xf32>
              %360 = arith.subf %359, %357 : vector<16xf32>
              %361 = arith.mulf %360, %354 : vector<16xf32>
              %362 = arith.cmpf ord, %361, %361 : vector<16xf32>
              %363 = arith.select %362, %361, %c10 : vector<16xi1>, vector<16xf32>
              %364 = math.roundeven %363 : vector<16xf32>
              %365 = arith.minimumf %364, %c34 : vector<16xf32>
              %366 = arith.maximumf %365, %c35 : vector<16xf32>
              %367 = arith.fptosi %366 : vector<16xf32> to vector<16xi32>
              %368 = arith.addi %367, %c36 : vector<16xi32>
              %369 = arith.trunci %368 : vector<16xi32> to vector<16xi8>
              %370 = arith.muli %350, %c8 : index
              vector.store %369, %5[%370] : memref<?xi8>, vector<16xi8>
              %371 = math.absf %361 : vector<16xf32>
              %372 = arith.cmpf ugt, %371, %c37 : vector<16xf32>
              %373 = arith.select %372, %c30, %c10 : vector<16xi1>, vector<16xf32>
              %374 = arith.addf %351, %373 : vector<16xf32>
              scf.yield %374 : vector<16xf32>
            }
            %375 = wave.reduce "add" %352 : vector<16xf32>
            %376 = arith.cmpf ogt, %375, %c31 : f32
            scf.if %376 {
              %377 = arith.fptosi %375 : f32 to i32
              wave.count %clipped, %377 : memref<?xi32>
            }
            %378 = arith.cmpi slt, %344, %kvHeads : index
            scf.if %378 {
              %379 = arith.muli %348, %c12 : index
              %380 = arith.muli %344, %379 : index
              %381 = arith.addi %349, %380 : index
              %382 = arith.muli %347, %c8 : index
              %383 = arith.addi %381, %382 : index
              scf.for %384 = %c6 to %headDim step %c8 {
                %385 = arith.muli %384, %c8 : index
                %386 = arith.addi %385, %c6 : index
                %387 = memref.load %5[%386] : memref<?xi8>
                %388 = arith.muli %384, %c4 : index
                %389 = arith.addi %383, %388 : index
                %390 = arith.addi %389, %c6 : index
                memref.store %387, %kv[%390] : memref<?xi8>
              }
            } else {
              %391 = arith.subi %344, %kvHeads : index
              %392 = arith.muli %391, %c3 : index
              %393 = arith.addi %392, %c8 : index
              %394 = arith.muli %348, %c4 : index
              %395 = arith.muli %393, %394 : index
              %396 = arith.addi %349, %395 : index
              %397 = arith.muli %347, %348 : index
              %398 = arith.addi %396, %397 : index
              scf.for %399 = %c6 to %348 step %c4 {
                %400 = vector.load %5[%399] : memref<?xi8>, vector<16xi8>
                %401 = arith.addi %398, %399 : index
                vector.store %400, %kv[%401] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
