// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q8_0', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q8_0_r4p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q8_0_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 544 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 48 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c21 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c23 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c27 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c28 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
      %38:4 = scf.for %33 = %c7 to %6 step %c9 iter_args(%34 = %c11, %35 = %c11, %36 = %c11, %37 = %c11) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %39 = arith.muli %33, %c5 : index
        %40 = arith.addi %32, %39 : index
        %41 = vector.load %w[%40] : memref<?xi8>, vector<32xi8>
        %42 = vector.bitcast %41 : vector<32xi8> to vector<16xf16>
        %43 = arith.extf %42 : vector<16xf16> to vector<16xf32>
        %44 = arith.muli %33, %c4 : index
        %50:4 = scf.for %45 = %c7 to %c12 step %c9 iter_args(%46 = %34, %47 = %35, %48 = %36, %49 = %37) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %51 = arith.muli %45, %c2 : index
          %52 = arith.addi %44, %51 : index
          %53 = arith.addi %40, %c4 : index
          %54 = arith.muli %45, %c13 : index
          %55 = arith.addi %53, %54 : index
          %56 = arith.addi %55, %c7 : index
          %57 = vector.load %w[%56] : memref<?xi8>, vector<16xi8>
          %58 = arith.extsi %57 : vector<16xi8> to vector<16xi32>
          %59 = arith.sitofp %58 : vector<16xi32> to vector<16xf32>
          %60 = arith.mulf %59, %43 : vector<16xf32>
          %61 = arith.addi %52, %c7 : index
          %62:4 = func.call @qkv_q8_0_r4p1__cpu.0(%24, %61, %x, %60, %46, %25, %47, %26, %48, %27, %49) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %63 = arith.addi %55, %c6 : index
          %64 = vector.load %w[%63] : memref<?xi8>, vector<16xi8>
          %65 = arith.extsi %64 : vector<16xi8> to vector<16xi32>
          %66 = arith.sitofp %65 : vector<16xi32> to vector<16xf32>
          %67 = arith.mulf %66, %43 : vector<16xf32>
          %68 = arith.addi %52, %c9 : index
          %69:4 = func.call @qkv_q8_0_r4p1__cpu.0(%24, %68, %x, %67, %62#0, %25, %62#1, %26, %62#2, %27, %62#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %70 = arith.addi %55, %c4 : index
          %71 = vector.load %w[%70] : memref<?xi8>, vector<16xi8>
          %72 = arith.extsi %71 : vector<16xi8> to vector<16xi32>
          %73 = arith.sitofp %72 : vector<16xi32> to vector<16xf32>
          %74 = arith.mulf %73, %43 : vector<16xf32>
          %75 = arith.addi %52, %c3 : index
          %76:4 = func.call @qkv_q8_0_r4p1__cpu.0(%24, %75, %x, %74, %69#0, %25, %69#1, %26, %69#2, %27, %69#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %77 = arith.addi %55, %c14 : index
          %78 = vector.load %w[%77] : memref<?xi8>, vector<16xi8>
          %79 = arith.extsi %78 : vector<16xi8> to vector<16xi32>
          %80 = arith.sitofp %79 : vector<16xi32> to vector<16xf32>
          %81 = arith.mulf %80, %43 : vector<16xf32>
          %82 = arith.addi %52, %c10 : index
          %83:4 = func.call @qkv_q8_0_r4p1__cpu.0(%24, %82, %x, %81, %76#0, %25, %76#1, %26, %76#2, %27, %76#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %83#0, %83#1, %83#2, %83#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %50#0, %50#1, %50#2, %50#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %84 = arith.muli %headDim, %c7 : index
      %85 = arith.muli %28, %c6 : index
      %86 = arith.addi %84, %85 : index
      %87 = arith.addi %86, %c7 : index
      vector.store %38#0, %3[%87] : memref<?xf32>, vector<16xf32>
      %88 = arith.muli %headDim, %c9 : index
      %89 = arith.addi %88, %85 : index
      %90 = arith.addi %89, %c7 : index
      vector.store %38#1, %3[%90] : memref<?xf32>, vector<16xf32>
      %91 = arith.addi %4, %85 : index
      %92 = arith.addi %91, %c7 : index
      vector.store %38#2, %3[%92] : memref<?xf32>, vector<16xf32>
      %93 = arith.muli %headDim, %c10 : index
      %94 = arith.addi %93, %85 : index
      %95 = arith.addi %94, %c7 : index
      vector.store %38#3, %3[%95] : memref<?xf32>, vector<16xf32>
    }
    %96 = arith.addi %14, %c2 : index
    %97 = arith.minsi %96, %13 : index
    scf.for %98 = %14 to %97 step %c9 {
      %99 = arith.subi %98, %14 : index
      %100 = arith.muli %99, %headDim : index
      %101 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %101 {
        scf.for %102 = %c7 to %headDim step %c6 {
          %103 = arith.muli %0, %headDim : index
          %104 = arith.addi %103, %102 : index
          %105 = vector.load %bias[%104] : memref<?xf32>, vector<16xf32>
          %106 = arith.addi %100, %102 : index
          %107 = vector.load %3[%106] : memref<?xf32>, vector<16xf32>
          %108 = arith.addf %107, %105 : vector<16xf32>
          vector.store %108, %3[%106] : memref<?xf32>, vector<16xf32>
        }
      }
      %109 = arith.addi %heads, %kvHeads : index
      %110 = arith.cmpi slt, %0, %109 : index
      scf.if %110 {
        %111 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %111 {
          %112 = arith.cmpi slt, %0, %heads : index
          %115 = scf.for %113 = %c7 to %headDim step %c6 iter_args(%114 = %c11) -> (vector<16xf32>) {
            %116 = arith.addi %100, %113 : index
            %117 = vector.load %3[%116] : memref<?xf32>, vector<16xf32>
            %118 = math.fma %117, %117, %114 : vector<16xf32>
            scf.yield %118 : vector<16xf32>
          }
          %119 = wave.reduce "add" %115 : vector<16xf32>
          %120 = arith.mulf %119, %inverseHeadDim : f32
          %121 = arith.addf %120, %epsilon : f32
          %122 = math.sqrt %121 : f32
          %123 = arith.divf %c21, %122 : f32
          %124 = vector.broadcast %123 : f32 to vector<16xf32>
          scf.for %125 = %c7 to %headDim step %c6 {
            %126 = vector.load %query_norm[%125] : memref<?xf32>, vector<16xf32>
            %127 = vector.load %key_norm[%125] : memref<?xf32>, vector<16xf32>
            %128 = arith.select %112, %126, %127 : vector<16xf32>
            %129 = arith.addi %100, %125 : index
            %130 = vector.load %3[%129] : memref<?xf32>, vector<16xf32>
            %131 = arith.mulf %130, %124 : vector<16xf32>
            %132 = arith.mulf %131, %128 : vector<16xf32>
            vector.store %132, %3[%129] : memref<?xf32>, vector<16xf32>
          }
        }
        %133 = arith.addi %positionsAt, %98 : index
        %134 = memref.load %step[%133] : memref<?xi32>
        %135 = arith.index_cast %134 : i32 to index
        %136 = arith.divui %headDim, %c3 : index
        %137 = arith.remui %135, %c23 : index
        %138 = arith.muli %137, %headDim : index
        %139 = arith.divui %135, %c23 : index
        %140 = arith.addi %139, %c23 : index
        %141 = arith.muli %140, %headDim : index
        scf.for %142 = %c7 to %136 step %c12 {
          %143 = arith.addi %138, %142 : index
          %144 = vector.load %rope[%143] : memref<?xf32>, vector<8xf32>
          %145 = arith.addi %138, %136 : index
          %146 = arith.addi %145, %142 : index
          %147 = vector.load %rope[%146] : memref<?xf32>, vector<8xf32>
          %148 = arith.addi %141, %142 : index
          %149 = vector.load %rope[%148] : memref<?xf32>, vector<8xf32>
          %150 = arith.addi %141, %136 : index
          %151 = arith.addi %150, %142 : index
          %152 = vector.load %rope[%151] : memref<?xf32>, vector<8xf32>
          %153 = arith.mulf %149, %144 : vector<8xf32>
          %154 = arith.mulf %152, %147 : vector<8xf32>
          %155 = arith.subf %153, %154 : vector<8xf32>
          %156 = arith.mulf %152, %144 : vector<8xf32>
          %157 = arith.mulf %149, %147 : vector<8xf32>
          %158 = arith.addf %156, %157 : vector<8xf32>
          %159 = arith.addi %100, %142 : index
          %160 = vector.load %3[%159] : memref<?xf32>, vector<8xf32>
          %161 = arith.addi %100, %136 : index
          %162 = arith.addi %161, %142 : index
          %163 = vector.load %3[%162] : memref<?xf32>, vector<8xf32>
          %164 = arith.mulf %160, %155 : vector<8xf32>
          %165 = arith.mulf %163, %158 : vector<8xf32>
          %166 = arith.subf %164, %165 : vector<8xf32>
          vector.store %166, %3[%159] : memref<?xf32>, vector<8xf32>
          %167 = arith.mulf %163, %155 : vector<8xf32>
          %168 = arith.mulf %160, %158 : vector<8xf32>
          %169 = arith.addf %167, %168 : vector<8xf32>
          vector.store %169, %3[%162] : memref<?xf32>, vector<8xf32>
        }
      }
      %170 = arith.cmpi slt, %0, %heads : index
      scf.if %170 {
        scf.for %171 = %c7 to %headDim step %c6 {
          %172 = arith.addi %100, %171 : index
          %173 = vector.load %3[%172] : memref<?xf32>, vector<16xf32>
          %174 = arith.muli %98, %heads : index
          %175 = arith.addi %174, %0 : index
          %176 = arith.muli %175, %headDim : index
          %177 = arith.addi %176, %171 : index
          vector.store %173, %q[%177] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %178 = arith.addi %slotsAt, %98 : index
        %179 = memref.load %step[%178] : memref<?xi32>
        %180 = arith.index_cast %179 : i32 to index
        %181 = arith.cmpi sge, %180, %c7 : index
        scf.if %181 {
          %182 = arith.cmpi eq, %codec, %c7 : index
          scf.if %182 {
            %183 = arith.subi %0, %heads : index
            %184 = memref.load %scales[%183] : memref<?xf32>
            %185 = vector.broadcast %184 : f32 to vector<16xf32>
            %186 = arith.divui %180, %c6 : index
            %187 = arith.remui %180, %c6 : index
            %188 = arith.muli %186, %pageBytes : index
            scf.for %189 = %c7 to %headDim step %c6 {
              %190 = arith.addi %100, %189 : index
              %191 = vector.load %3[%190] : memref<?xf32>, vector<16xf32>
              %192 = arith.mulf %191, %185 : vector<16xf32>
              %193 = arith.minimumf %192, %c27 : vector<16xf32>
              %194 = arith.maximumf %193, %c28 : vector<16xf32>
              %195 = arith.truncf %194 : vector<16xf32> to vector<16xf16>
              %196 = vector.bitcast %195 : vector<16xf16> to vector<32xi8>
              %197 = arith.muli %189, %c3 : index
              vector.store %196, %5[%197] : memref<?xi8>, vector<32xi8>
            }
            %198 = arith.cmpi slt, %183, %kvHeads : index
            scf.if %198 {
              %199 = arith.muli %4, %c4 : index
              %200 = arith.muli %183, %199 : index
              %201 = arith.addi %188, %200 : index
              %202 = arith.muli %187, %c3 : index
              %203 = arith.addi %201, %202 : index
              scf.for %204 = %c7 to %headDim step %c9 {
                %205 = arith.muli %204, %c3 : index
                %206 = arith.addi %205, %c7 : index
                %207 = memref.load %5[%206] : memref<?xi8>
                %208 = arith.muli %204, %c4 : index
                %209 = arith.addi %203, %208 : index
                %210 = arith.addi %209, %c7 : index
                memref.store %207, %kv[%210] : memref<?xi8>
                %211 = arith.addi %205, %c9 : index
                %212 = memref.load %5[%211] : memref<?xi8>
                %213 = arith.addi %209, %c9 : index
                memref.store %212, %kv[%213] : memref<?xi8>
              }
            } else {
              %214 = arith.subi %183, %kvHeads : index
              %215 = arith.muli %214, %c3 : index
              %216 = arith.addi %215, %c9 : index
              %217 = arith.muli %4, %c6 : index
              %218 = arith.muli %216, %217 : index
              %219 = arith.addi %188, %218 : index
              %220 = arith.muli %187, %4 : index
              %221 = arith.addi %219, %220 : index
              scf.for %222 = %c7 to %4 step %c6 {
                %223 = vector.load %5[%222] : memref<?xi8>, vector<16xi8>
                %224 = arith.addi %221, %222 : index
                vector.store %223, %kv[%224] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %225 = arith.cmpi eq, %codec, %c9 : index
          scf.if %225 {
            %226 = arith.subi %0, %heads : index
            %227 = memref.load %scales[%226] : memref<?xf32>
            %228 = vector.broadcast %227 : f32 to vector<16xf32>
            %229 = arith.divui %180, %c6 : index
            %230 = arith.remui %180, %c6 : index
            %231 = arith.muli %headDim, %c9 : index
            %232 = arith.muli %229, %pageBytes : index
            scf.for %233 = %c7 to %headDim step %c6 {
              %234 = arith.addi %100, %233 : index
              %235 = vector.load %3[%234] : memref<?xf32>, vector<16xf32>
              %236 = arith.mulf %235, %228 : vector<16xf32>
              %237 = wave.fp8_encode "e4m3" %236 : vector<16xf32> -> vector<16xi8>
              %238 = arith.muli %233, %c9 : index
              vector.store %237, %5[%238] : memref<?xi8>, vector<16xi8>
            }
            %239 = arith.cmpi slt, %226, %kvHeads : index
            scf.if %239 {
              %240 = arith.muli %231, %c4 : index
              %241 = arith.muli %226, %240 : index
              %242 = arith.addi %232, %241 : index
              %243 = arith.muli %230, %c9 : index
              %244 = arith.addi %242, %243 : index
              scf.for %245 = %c7 to %headDim step %c9 {
                %246 = arith.muli %245, %c9 : index
                %247 = arith.addi %246, %c7 : index
                %248 = memref.load %5[%247] : memref<?xi8>
                %249 = arith.muli %245, %c6 : index
                %250 = arith.addi %244, %249 : index
                %251 = arith.addi %250, %c7 : index
                memref.store %248, %kv[%251] : memref<?xi8>
              }
            } else {
              %252 = arith.subi %226, %kvHeads : index
              %253 = arith.muli %252, %c3 : index
              %254 = arith.addi %253, %c9 : index
              %255 = arith.muli %231, %c6 : index
              %256 = arith.muli %254, %255 : index
              %257 = arith.addi %232, %256 : index
              %258 = arith.muli %230, %231 : index
              %259 = arith.addi %257, %258 : index
              scf.for %260 = %c7 to %231 step %c6 {
                %261 = vector.load %5[%260] : memref<?xi8>, vector<16xi8>
                %262 = arith.addi %259, %260 : index
                vector.store %261, %kv[%262] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %263 = arith.cmpi eq, %codec, %c3 : index
          scf.if %263 {
            %264 = arith.subi %0, %heads : index
            %265 = memref.load %scales[%264] : memref<?xf32>
            %266 = vector.broadcast %265 : f32 to vector<16xf32>
            %267 = arith.divui %180, %c6 : index
            %268 = arith.remui %180, %c6 : index
            %269 = arith.muli %headDim, %c9 : index
            %270 = arith.muli %267, %pageBytes : index
            scf.for %271 = %c7 to %headDim step %c6 {
              %272 = arith.addi %100, %271 : index
              %273 = vector.load %3[%272] : memref<?xf32>, vector<16xf32>
              %274 = arith.mulf %273, %266 : vector<16xf32>
              %275 = wave.fp8_encode "e5m2" %274 : vector<16xf32> -> vector<16xi8>
              %276 = arith.muli %271, %c9 : index
              vector.store %275, %5[%276] : memref<?xi8>, vector<16xi8>
            }
            %277 = arith.cmpi slt, %264, %kvHeads : index
            scf.if %277 {
              %278 = arith.muli %269, %c4 : index
              %279 = arith.muli %264, %278 : index
              %280 = arith.addi %270, %279 : index
              %281 = arith.muli %268, %c9 : index
              %282 = arith.addi %280, %281 : index
              scf.for %283 = %c7 to %headDim step %c9 {
                %284 = arith.muli %283, %c9 : index
                %285 = arith.addi %284, %c7 : index
                %286 = memref.load %5[%285] : memref<?xi8>
                %287 = arith.muli %283, %c6 : index
                %288 = arith.addi %282, %287 : index
                %289 = arith.addi %288, %c7 : index
                memref.store %286, %kv[%289] : memref<?xi8>
              }
            } else {
              %290 = arith.subi %264, %kvHeads : index
              %291 = arith.muli %290, %c3 : index
              %292 = arith.addi %291, %c9 : index
              %293 = arith.muli %269, %c6 : index
              %294 = arith.muli %292, %293 : index
              %295 = arith.addi %270, %294 : index
              %296 = arith.muli %268, %269 : index
              %297 = arith.addi %295, %296 : index
              scf.for %298 = %c7 to %269 step %c6 {
                %299 = vector.load %5[%298] : memref<?xi8>, vector<16xi8>
                %300 = arith.addi %297, %298 : index
                vector.store %299, %kv[%300] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
