// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q4_1', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q4_1_r4p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q4_1_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 320 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant dense<15> : vector<16xi32>
  %c15 = arith.constant dense<4> : vector<16xi32>
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
        %44 = arith.addi %40, %c4 : index
        %45 = vector.load %w[%44] : memref<?xi8>, vector<32xi8>
        %46 = vector.bitcast %45 : vector<32xi8> to vector<16xf16>
        %47 = arith.extf %46 : vector<16xf16> to vector<16xf32>
        %48 = arith.muli %33, %c4 : index
        %54:4 = scf.for %49 = %c7 to %c12 step %c9 iter_args(%50 = %34, %51 = %35, %52 = %36, %53 = %37) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %55 = arith.muli %49, %c2 : index
          %56 = arith.addi %48, %55 : index
          %57 = arith.addi %40, %c13 : index
          %58 = arith.muli %49, %c4 : index
          %59 = arith.addi %57, %58 : index
          %60 = arith.addi %59, %c7 : index
          %61 = vector.load %w[%60] : memref<?xi8>, vector<16xi8>
          %62 = arith.extui %61 : vector<16xi8> to vector<16xi32>
          %63 = arith.andi %62, %c14 : vector<16xi32>
          %64 = arith.shrui %62, %c15 : vector<16xi32>
          %65 = arith.sitofp %63 : vector<16xi32> to vector<16xf32>
          %66 = math.fma %65, %43, %47 : vector<16xf32>
          %67 = arith.addi %56, %c7 : index
          %68:4 = func.call @qkv_q4_1_r4p1__cpu.0(%24, %67, %x, %66, %50, %25, %51, %26, %52, %27, %53) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %69 = arith.sitofp %64 : vector<16xi32> to vector<16xf32>
          %70 = math.fma %69, %43, %47 : vector<16xf32>
          %71 = arith.addi %56, %c9 : index
          %72:4 = func.call @qkv_q4_1_r4p1__cpu.0(%24, %71, %x, %70, %68#0, %25, %68#1, %26, %68#2, %27, %68#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %73 = arith.addi %59, %c6 : index
          %74 = vector.load %w[%73] : memref<?xi8>, vector<16xi8>
          %75 = arith.extui %74 : vector<16xi8> to vector<16xi32>
          %76 = arith.andi %75, %c14 : vector<16xi32>
          %77 = arith.shrui %75, %c15 : vector<16xi32>
          %78 = arith.sitofp %76 : vector<16xi32> to vector<16xf32>
          %79 = math.fma %78, %43, %47 : vector<16xf32>
          %80 = arith.addi %56, %c3 : index
          %81:4 = func.call @qkv_q4_1_r4p1__cpu.0(%24, %80, %x, %79, %72#0, %25, %72#1, %26, %72#2, %27, %72#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %82 = arith.sitofp %77 : vector<16xi32> to vector<16xf32>
          %83 = math.fma %82, %43, %47 : vector<16xf32>
          %84 = arith.addi %56, %c10 : index
          %85:4 = func.call @qkv_q4_1_r4p1__cpu.0(%24, %84, %x, %83, %81#0, %25, %81#1, %26, %81#2, %27, %81#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %85#0, %85#1, %85#2, %85#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %54#0, %54#1, %54#2, %54#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %86 = arith.muli %headDim, %c7 : index
      %87 = arith.muli %28, %c6 : index
      %88 = arith.addi %86, %87 : index
      %89 = arith.addi %88, %c7 : index
      vector.store %38#0, %3[%89] : memref<?xf32>, vector<16xf32>
      %90 = arith.muli %headDim, %c9 : index
      %91 = arith.addi %90, %87 : index
      %92 = arith.addi %91, %c7 : index
      vector.store %38#1, %3[%92] : memref<?xf32>, vector<16xf32>
      %93 = arith.addi %4, %87 : index
      %94 = arith.addi %93, %c7 : index
      vector.store %38#2, %3[%94] : memref<?xf32>, vector<16xf32>
      %95 = arith.muli %headDim, %c10 : index
      %96 = arith.addi %95, %87 : index
      %97 = arith.addi %96, %c7 : index
      vector.store %38#3, %3[%97] : memref<?xf32>, vector<16xf32>
    }
    %98 = arith.addi %14, %c2 : index
    %99 = arith.minsi %98, %13 : index
    scf.for %100 = %14 to %99 step %c9 {
      %101 = arith.subi %100, %14 : index
      %102 = arith.muli %101, %headDim : index
      %103 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %103 {
        scf.for %104 = %c7 to %headDim step %c6 {
          %105 = arith.muli %0, %headDim : index
          %106 = arith.addi %105, %104 : index
          %107 = vector.load %bias[%106] : memref<?xf32>, vector<16xf32>
          %108 = arith.addi %102, %104 : index
          %109 = vector.load %3[%108] : memref<?xf32>, vector<16xf32>
          %110 = arith.addf %109, %107 : vector<16xf32>
          vector.store %110, %3[%108] : memref<?xf32>, vector<16xf32>
        }
      }
      %111 = arith.addi %heads, %kvHeads : index
      %112 = arith.cmpi slt, %0, %111 : index
      scf.if %112 {
        %113 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %113 {
          %114 = arith.cmpi slt, %0, %heads : index
          %117 = scf.for %115 = %c7 to %headDim step %c6 iter_args(%116 = %c11) -> (vector<16xf32>) {
            %118 = arith.addi %102, %115 : index
            %119 = vector.load %3[%118] : memref<?xf32>, vector<16xf32>
            %120 = math.fma %119, %119, %116 : vector<16xf32>
            scf.yield %120 : vector<16xf32>
          }
          %121 = wave.reduce "add" %117 : vector<16xf32>
          %122 = arith.mulf %121, %inverseHeadDim : f32
          %123 = arith.addf %122, %epsilon : f32
          %124 = math.sqrt %123 : f32
          %125 = arith.divf %c22, %124 : f32
          %126 = vector.broadcast %125 : f32 to vector<16xf32>
          scf.for %127 = %c7 to %headDim step %c6 {
            %128 = vector.load %query_norm[%127] : memref<?xf32>, vector<16xf32>
            %129 = vector.load %key_norm[%127] : memref<?xf32>, vector<16xf32>
            %130 = arith.select %114, %128, %129 : vector<16xf32>
            %131 = arith.addi %102, %127 : index
            %132 = vector.load %3[%131] : memref<?xf32>, vector<16xf32>
            %133 = arith.mulf %132, %126 : vector<16xf32>
            %134 = arith.mulf %133, %130 : vector<16xf32>
            vector.store %134, %3[%131] : memref<?xf32>, vector<16xf32>
          }
        }
        %135 = arith.addi %positionsAt, %100 : index
        %136 = memref.load %step[%135] : memref<?xi32>
        %137 = arith.index_cast %136 : i32 to index
        %138 = arith.divui %headDim, %c3 : index
        %139 = arith.remui %137, %c24 : index
        %140 = arith.muli %139, %headDim : index
        %141 = arith.divui %137, %c24 : index
        %142 = arith.addi %141, %c24 : index
        %143 = arith.muli %142, %headDim : index
        scf.for %144 = %c7 to %138 step %c12 {
          %145 = arith.addi %140, %144 : index
          %146 = vector.load %rope[%145] : memref<?xf32>, vector<8xf32>
          %147 = arith.addi %140, %138 : index
          %148 = arith.addi %147, %144 : index
          %149 = vector.load %rope[%148] : memref<?xf32>, vector<8xf32>
          %150 = arith.addi %143, %144 : index
          %151 = vector.load %rope[%150] : memref<?xf32>, vector<8xf32>
          %152 = arith.addi %143, %138 : index
          %153 = arith.addi %152, %144 : index
          %154 = vector.load %rope[%153] : memref<?xf32>, vector<8xf32>
          %155 = arith.mulf %151, %146 : vector<8xf32>
          %156 = arith.mulf %154, %149 : vector<8xf32>
          %157 = arith.subf %155, %156 : vector<8xf32>
          %158 = arith.mulf %154, %146 : vector<8xf32>
          %159 = arith.mulf %151, %149 : vector<8xf32>
          %160 = arith.addf %158, %159 : vector<8xf32>
          %161 = arith.addi %102, %144 : index
          %162 = vector.load %3[%161] : memref<?xf32>, vector<8xf32>
          %163 = arith.addi %102, %138 : index
          %164 = arith.addi %163, %144 : index
          %165 = vector.load %3[%164] : memref<?xf32>, vector<8xf32>
          %166 = arith.mulf %162, %157 : vector<8xf32>
          %167 = arith.mulf %165, %160 : vector<8xf32>
          %168 = arith.subf %166, %167 : vector<8xf32>
          vector.store %168, %3[%161] : memref<?xf32>, vector<8xf32>
          %169 = arith.mulf %165, %157 : vector<8xf32>
          %170 = arith.mulf %162, %160 : vector<8xf32>
          %171 = arith.addf %169, %170 : vector<8xf32>
          vector.store %171, %3[%164] : memref<?xf32>, vector<8xf32>
        }
      }
      %172 = arith.cmpi slt, %0, %heads : index
      scf.if %172 {
        scf.for %173 = %c7 to %headDim step %c6 {
          %174 = arith.addi %102, %173 : index
          %175 = vector.load %3[%174] : memref<?xf32>, vector<16xf32>
          %176 = arith.muli %100, %heads : index
          %177 = arith.addi %176, %0 : index
          %178 = arith.muli %177, %headDim : index
          %179 = arith.addi %178, %173 : index
          vector.store %175, %q[%179] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %180 = arith.addi %slotsAt, %100 : index
        %181 = memref.load %step[%180] : memref<?xi32>
        %182 = arith.index_cast %181 : i32 to index
        %183 = arith.cmpi sge, %182, %c7 : index
        scf.if %183 {
          %184 = arith.cmpi eq, %codec, %c7 : index
          scf.if %184 {
            %185 = arith.subi %0, %heads : index
            %186 = memref.load %scales[%185] : memref<?xf32>
            %187 = vector.broadcast %186 : f32 to vector<16xf32>
            %188 = arith.divui %182, %c6 : index
            %189 = arith.remui %182, %c6 : index
            %190 = arith.muli %188, %pageBytes : index
            scf.for %191 = %c7 to %headDim step %c6 {
              %192 = arith.addi %102, %191 : index
              %193 = vector.load %3[%192] : memref<?xf32>, vector<16xf32>
              %194 = arith.mulf %193, %187 : vector<16xf32>
              %195 = arith.minimumf %194, %c28 : vector<16xf32>
              %196 = arith.maximumf %195, %c29 : vector<16xf32>
              %197 = arith.truncf %196 : vector<16xf32> to vector<16xf16>
              %198 = vector.bitcast %197 : vector<16xf16> to vector<32xi8>
              %199 = arith.muli %191, %c3 : index
              vector.store %198, %5[%199] : memref<?xi8>, vector<32xi8>
            }
            %200 = arith.cmpi slt, %185, %kvHeads : index
            scf.if %200 {
              %201 = arith.muli %4, %c4 : index
              %202 = arith.muli %185, %201 : index
              %203 = arith.addi %190, %202 : index
              %204 = arith.muli %189, %c3 : index
              %205 = arith.addi %203, %204 : index
              scf.for %206 = %c7 to %headDim step %c9 {
                %207 = arith.muli %206, %c3 : index
                %208 = arith.addi %207, %c7 : index
                %209 = memref.load %5[%208] : memref<?xi8>
                %210 = arith.muli %206, %c4 : index
                %211 = arith.addi %205, %210 : index
                %212 = arith.addi %211, %c7 : index
                memref.store %209, %kv[%212] : memref<?xi8>
                %213 = arith.addi %207, %c9 : index
                %214 = memref.load %5[%213] : memref<?xi8>
                %215 = arith.addi %211, %c9 : index
                memref.store %214, %kv[%215] : memref<?xi8>
              }
            } else {
              %216 = arith.subi %185, %kvHeads : index
              %217 = arith.muli %216, %c3 : index
              %218 = arith.addi %217, %c9 : index
              %219 = arith.muli %4, %c6 : index
              %220 = arith.muli %218, %219 : index
              %221 = arith.addi %190, %220 : index
              %222 = arith.muli %189, %4 : index
              %223 = arith.addi %221, %222 : index
              scf.for %224 = %c7 to %4 step %c6 {
                %225 = vector.load %5[%224] : memref<?xi8>, vector<16xi8>
                %226 = arith.addi %223, %224 : index
                vector.store %225, %kv[%226] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %227 = arith.cmpi eq, %codec, %c9 : index
          scf.if %227 {
            %228 = arith.subi %0, %heads : index
            %229 = memref.load %scales[%228] : memref<?xf32>
            %230 = vector.broadcast %229 : f32 to vector<16xf32>
            %231 = arith.divui %182, %c6 : index
            %232 = arith.remui %182, %c6 : index
            %233 = arith.muli %headDim, %c9 : index
            %234 = arith.muli %231, %pageBytes : index
            scf.for %235 = %c7 to %headDim step %c6 {
              %236 = arith.addi %102, %235 : index
              %237 = vector.load %3[%236] : memref<?xf32>, vector<16xf32>
              %238 = arith.mulf %237, %230 : vector<16xf32>
              %239 = wave.fp8_encode "e4m3" %238 : vector<16xf32> -> vector<16xi8>
              %240 = arith.muli %235, %c9 : index
              vector.store %239, %5[%240] : memref<?xi8>, vector<16xi8>
            }
            %241 = arith.cmpi slt, %228, %kvHeads : index
            scf.if %241 {
              %242 = arith.muli %233, %c4 : index
              %243 = arith.muli %228, %242 : index
              %244 = arith.addi %234, %243 : index
              %245 = arith.muli %232, %c9 : index
              %246 = arith.addi %244, %245 : index
              scf.for %247 = %c7 to %headDim step %c9 {
                %248 = arith.muli %247, %c9 : index
                %249 = arith.addi %248, %c7 : index
                %250 = memref.load %5[%249] : memref<?xi8>
                %251 = arith.muli %247, %c6 : index
                %252 = arith.addi %246, %251 : index
                %253 = arith.addi %252, %c7 : index
                memref.store %250, %kv[%253] : memref<?xi8>
              }
            } else {
              %254 = arith.subi %228, %kvHeads : index
              %255 = arith.muli %254, %c3 : index
              %256 = arith.addi %255, %c9 : index
              %257 = arith.muli %233, %c6 : index
              %258 = arith.muli %256, %257 : index
              %259 = arith.addi %234, %258 : index
              %260 = arith.muli %232, %233 : index
              %261 = arith.addi %259, %260 : index
              scf.for %262 = %c7 to %233 step %c6 {
                %263 = vector.load %5[%262] : memref<?xi8>, vector<16xi8>
                %264 = arith.addi %261, %262 : index
                vector.store %263, %kv[%264] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %265 = arith.cmpi eq, %codec, %c3 : index
          scf.if %265 {
            %266 = arith.subi %0, %heads : index
            %267 = memref.load %scales[%266] : memref<?xf32>
            %268 = vector.broadcast %267 : f32 to vector<16xf32>
            %269 = arith.divui %182, %c6 : index
            %270 = arith.remui %182, %c6 : index
            %271 = arith.muli %headDim, %c9 : index
            %272 = arith.muli %269, %pageBytes : index
            scf.for %273 = %c7 to %headDim step %c6 {
              %274 = arith.addi %102, %273 : index
              %275 = vector.load %3[%274] : memref<?xf32>, vector<16xf32>
              %276 = arith.mulf %275, %268 : vector<16xf32>
              %277 = wave.fp8_encode "e5m2" %276 : vector<16xf32> -> vector<16xi8>
              %278 = arith.muli %273, %c9 : index
              vector.store %277, %5[%278] : memref<?xi8>, vector<16xi8>
            }
            %279 = arith.cmpi slt, %266, %kvHeads : index
            scf.if %279 {
              %280 = arith.muli %271, %c4 : index
              %281 = arith.muli %266, %280 : index
              %282 = arith.addi %272, %281 : index
              %283 = arith.muli %270, %c9 : index
              %284 = arith.addi %282, %283 : index
              scf.for %285 = %c7 to %headDim step %c9 {
                %286 = arith.muli %285, %c9 : index
                %287 = arith.addi %286, %c7 : index
                %288 = memref.load %5[%287] : memref<?xi8>
                %289 = arith.muli %285, %c6 : index
                %290 = arith.addi %284, %289 : index
                %291 = arith.addi %290, %c7 : index
                memref.store %288, %kv[%291] : memref<?xi8>
              }
            } else {
              %292 = arith.subi %266, %kvHeads : index
              %293 = arith.muli %292, %c3 : index
              %294 = arith.addi %293, %c9 : index
              %295 = arith.muli %271, %c6 : index
              %296 = arith.muli %294, %295 : index
              %297 = arith.addi %272, %296 : index
              %298 = arith.muli %270, %271 : index
              %299 = arith.addi %297, %298 : index
              scf.for %300 = %c7 to %271 step %c6 {
                %301 = vector.load %5[%300] : memref<?xi8>, vector<16xi8>
                %302 = arith.addi %299, %300 : index
                vector.store %301, %kv[%302] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
