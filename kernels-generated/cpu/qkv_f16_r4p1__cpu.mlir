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
wave.kernel @qkv_f16_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
        scf.for %163 = %c6 to %headDim step %c4 {
          %164 = arith.addi %92, %163 : index
          %165 = vector.load %3[%164] : memref<?xf32>, vector<16xf32>
          %166 = arith.muli %90, %heads : index
          %167 = arith.addi %166, %0 : index
          %168 = arith.muli %167, %headDim : index
          %169 = arith.addi %168, %163 : index
          vector.store %165, %q[%169] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %170 = arith.addi %slotsAt, %90 : index
        %171 = memref.load %step[%170] : memref<?xi32>
        %172 = arith.index_cast %171 : i32 to index
        %173 = arith.cmpi sge, %172, %c6 : index
        scf.if %173 {
          %174 = arith.cmpi eq, %codec, %c6 : index
          scf.if %174 {
            %175 = arith.subi %0, %heads : index
            %176 = memref.load %scales[%175] : memref<?xf32>
            %177 = vector.broadcast %176 : f32 to vector<16xf32>
            %178 = arith.divui %172, %c4 : index
            %179 = arith.remui %172, %c4 : index
            %180 = arith.muli %178, %pageBytes : index
            scf.for %181 = %c6 to %headDim step %c4 {
              %182 = arith.addi %92, %181 : index
              %183 = vector.load %3[%182] : memref<?xf32>, vector<16xf32>
              %184 = arith.mulf %183, %177 : vector<16xf32>
              %185 = arith.minimumf %184, %c28 : vector<16xf32>
              %186 = arith.maximumf %185, %c29 : vector<16xf32>
              %187 = arith.truncf %186 : vector<16xf32> to vector<16xf16>
              %188 = vector.bitcast %187 : vector<16xf16> to vector<32xi8>
              %189 = arith.muli %181, %c3 : index
              vector.store %188, %5[%189] : memref<?xi8>, vector<32xi8>
            }
            %190 = arith.cmpi slt, %175, %kvHeads : index
            scf.if %190 {
              %191 = arith.muli %4, %c12 : index
              %192 = arith.muli %175, %191 : index
              %193 = arith.addi %180, %192 : index
              %194 = arith.muli %179, %c3 : index
              %195 = arith.addi %193, %194 : index
              scf.for %196 = %c6 to %headDim step %c8 {
                %197 = arith.muli %196, %c3 : index
                %198 = arith.addi %197, %c6 : index
                %199 = memref.load %5[%198] : memref<?xi8>
                %200 = arith.muli %196, %c12 : index
                %201 = arith.addi %195, %200 : index
                %202 = arith.addi %201, %c6 : index
                memref.store %199, %kv[%202] : memref<?xi8>
                %203 = arith.addi %197, %c8 : index
                %204 = memref.load %5[%203] : memref<?xi8>
                %205 = arith.addi %201, %c8 : index
                memref.store %204, %kv[%205] : memref<?xi8>
              }
            } else {
              %206 = arith.subi %175, %kvHeads : index
              %207 = arith.muli %206, %c3 : index
              %208 = arith.addi %207, %c8 : index
              %209 = arith.muli %4, %c4 : index
              %210 = arith.muli %208, %209 : index
              %211 = arith.addi %180, %210 : index
              %212 = arith.muli %179, %4 : index
              %213 = arith.addi %211, %212 : index
              scf.for %214 = %c6 to %4 step %c4 {
                %215 = vector.load %5[%214] : memref<?xi8>, vector<16xi8>
                %216 = arith.addi %213, %214 : index
                vector.store %215, %kv[%216] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %217 = arith.cmpi eq, %codec, %c8 : index
          scf.if %217 {
            %218 = arith.subi %0, %heads : index
            %219 = memref.load %scales[%218] : memref<?xf32>
            %220 = vector.broadcast %219 : f32 to vector<16xf32>
            %221 = arith.divui %172, %c4 : index
            %222 = arith.remui %172, %c4 : index
            %223 = arith.muli %headDim, %c8 : index
            %224 = arith.muli %221, %pageBytes : index
            scf.for %225 = %c6 to %headDim step %c4 {
              %226 = arith.addi %92, %225 : index
              %227 = vector.load %3[%226] : memref<?xf32>, vector<16xf32>
              %228 = arith.mulf %227, %220 : vector<16xf32>
              %229 = wave.fp8_encode "e4m3" %228 : vector<16xf32> -> vector<16xi8>
              %230 = arith.muli %225, %c8 : index
              vector.store %229, %5[%230] : memref<?xi8>, vector<16xi8>
            }
            %231 = arith.cmpi slt, %218, %kvHeads : index
            scf.if %231 {
              %232 = arith.muli %223, %c12 : index
              %233 = arith.muli %218, %232 : index
              %234 = arith.addi %224, %233 : index
              %235 = arith.muli %222, %c8 : index
              %236 = arith.addi %234, %235 : index
              scf.for %237 = %c6 to %headDim step %c8 {
                %238 = arith.muli %237, %c8 : index
                %239 = arith.addi %238, %c6 : index
                %240 = memref.load %5[%239] : memref<?xi8>
                %241 = arith.muli %237, %c4 : index
                %242 = arith.addi %236, %241 : index
                %243 = arith.addi %242, %c6 : index
                memref.store %240, %kv[%243] : memref<?xi8>
              }
            } else {
              %244 = arith.subi %218, %kvHeads : index
              %245 = arith.muli %244, %c3 : index
              %246 = arith.addi %245, %c8 : index
              %247 = arith.muli %223, %c4 : index
              %248 = arith.muli %246, %247 : index
              %249 = arith.addi %224, %248 : index
              %250 = arith.muli %222, %223 : index
              %251 = arith.addi %249, %250 : index
              scf.for %252 = %c6 to %223 step %c4 {
                %253 = vector.load %5[%252] : memref<?xi8>, vector<16xi8>
                %254 = arith.addi %251, %252 : index
                vector.store %253, %kv[%254] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %255 = arith.cmpi eq, %codec, %c3 : index
          scf.if %255 {
            %256 = arith.subi %0, %heads : index
            %257 = memref.load %scales[%256] : memref<?xf32>
            %258 = vector.broadcast %257 : f32 to vector<16xf32>
            %259 = arith.divui %172, %c4 : index
            %260 = arith.remui %172, %c4 : index
            %261 = arith.muli %headDim, %c8 : index
            %262 = arith.muli %259, %pageBytes : index
            scf.for %263 = %c6 to %headDim step %c4 {
              %264 = arith.addi %92, %263 : index
              %265 = vector.load %3[%264] : memref<?xf32>, vector<16xf32>
              %266 = arith.mulf %265, %258 : vector<16xf32>
              %267 = wave.fp8_encode "e5m2" %266 : vector<16xf32> -> vector<16xi8>
              %268 = arith.muli %263, %c8 : index
              vector.store %267, %5[%268] : memref<?xi8>, vector<16xi8>
            }
            %269 = arith.cmpi slt, %256, %kvHeads : index
            scf.if %269 {
              %270 = arith.muli %261, %c12 : index
              %271 = arith.muli %256, %270 : index
              %272 = arith.addi %262, %271 : index
              %273 = arith.muli %260, %c8 : index
              %274 = arith.addi %272, %273 : index
              scf.for %275 = %c6 to %headDim step %c8 {
                %276 = arith.muli %275, %c8 : index
                %277 = arith.addi %276, %c6 : index
                %278 = memref.load %5[%277] : memref<?xi8>
                %279 = arith.muli %275, %c4 : index
                %280 = arith.addi %274, %279 : index
                %281 = arith.addi %280, %c6 : index
                memref.store %278, %kv[%281] : memref<?xi8>
              }
            } else {
              %282 = arith.subi %256, %kvHeads : index
              %283 = arith.muli %282, %c3 : index
              %284 = arith.addi %283, %c8 : index
              %285 = arith.muli %261, %c4 : index
              %286 = arith.muli %284, %285 : index
              %287 = arith.addi %262, %286 : index
              %288 = arith.muli %260, %261 : index
              %289 = arith.addi %287, %288 : index
              scf.for %290 = %c6 to %261 step %c4 {
                %291 = vector.load %5[%290] : memref<?xi8>, vector<16xi8>
                %292 = arith.addi %289, %290 : index
                vector.store %291, %kv[%292] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
