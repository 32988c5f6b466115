// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q8_0', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q8_0_r1p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  func.return %f3, %f4 : vector<16xf32>, vector<16xf32>
}
wave.kernel @qkv_q8_0_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 544 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 8 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 48 : index
  %c14 = arith.constant 3 : index
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
    %15 = arith.subi %13, %c2 : index
    %16 = arith.addi %14, %c7 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.muli %17, %inputFeatures : index
    scf.for %19 = %c7 to %8 step %c3 {
      %20 = arith.muli %0, %8 : index
      %21 = arith.addi %20, %19 : index
      %22 = arith.addi %21, %c7 : index
      %23 = arith.muli %22, %7 : index
      %24 = arith.addi %21, %c2 : index
      %25 = arith.muli %24, %7 : index
      %29:2 = scf.for %26 = %c7 to %6 step %c2 iter_args(%27 = %c9, %28 = %c9) -> (vector<16xf32>, vector<16xf32>) {
        %30 = arith.muli %26, %c5 : index
        %31 = arith.addi %23, %30 : index
        %32 = arith.addi %25, %30 : index
        %33 = vector.load %w[%31] : memref<?xi8>, vector<32xi8>
        %34 = vector.bitcast %33 : vector<32xi8> to vector<16xf16>
        %35 = arith.extf %34 : vector<16xf16> to vector<16xf32>
        %36 = vector.load %w[%32] : memref<?xi8>, vector<32xi8>
        %37 = vector.bitcast %36 : vector<32xi8> to vector<16xf16>
        %38 = arith.extf %37 : vector<16xf16> to vector<16xf32>
        %39 = arith.muli %26, %c4 : index
        %43:2 = scf.for %40 = %c7 to %c10 step %c2 iter_args(%41 = %27, %42 = %28) -> (vector<16xf32>, vector<16xf32>) {
          %44 = arith.muli %40, %c11 : index
          %45 = arith.addi %39, %44 : index
          %46 = arith.addi %31, %c4 : index
          %47 = arith.muli %40, %c12 : index
          %48 = arith.addi %46, %47 : index
          %49 = arith.addi %48, %c7 : index
          %50 = vector.load %w[%49] : memref<?xi8>, vector<16xi8>
          %51 = arith.extsi %50 : vector<16xi8> to vector<16xi32>
          %52 = arith.sitofp %51 : vector<16xi32> to vector<16xf32>
          %53 = arith.mulf %52, %35 : vector<16xf32>
          %54 = arith.addi %32, %c4 : index
          %55 = arith.addi %54, %47 : index
          %56 = arith.addi %55, %c7 : index
          %57 = vector.load %w[%56] : memref<?xi8>, vector<16xi8>
          %58 = arith.extsi %57 : vector<16xi8> to vector<16xi32>
          %59 = arith.sitofp %58 : vector<16xi32> to vector<16xf32>
          %60 = arith.mulf %59, %38 : vector<16xf32>
          %61 = arith.addi %45, %c7 : index
          %62:2 = func.call @qkv_q8_0_r1p2__cpu.0(%18, %61, %x, %53, %41, %60, %42) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %63 = arith.addi %48, %c6 : index
          %64 = vector.load %w[%63] : memref<?xi8>, vector<16xi8>
          %65 = arith.extsi %64 : vector<16xi8> to vector<16xi32>
          %66 = arith.sitofp %65 : vector<16xi32> to vector<16xf32>
          %67 = arith.mulf %66, %35 : vector<16xf32>
          %68 = arith.addi %55, %c6 : index
          %69 = vector.load %w[%68] : memref<?xi8>, vector<16xi8>
          %70 = arith.extsi %69 : vector<16xi8> to vector<16xi32>
          %71 = arith.sitofp %70 : vector<16xi32> to vector<16xf32>
          %72 = arith.mulf %71, %38 : vector<16xf32>
          %73 = arith.addi %45, %c2 : index
          %74:2 = func.call @qkv_q8_0_r1p2__cpu.0(%18, %73, %x, %67, %62#0, %72, %62#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %75 = arith.addi %48, %c4 : index
          %76 = vector.load %w[%75] : memref<?xi8>, vector<16xi8>
          %77 = arith.extsi %76 : vector<16xi8> to vector<16xi32>
          %78 = arith.sitofp %77 : vector<16xi32> to vector<16xf32>
          %79 = arith.mulf %78, %35 : vector<16xf32>
          %80 = arith.addi %55, %c4 : index
          %81 = vector.load %w[%80] : memref<?xi8>, vector<16xi8>
          %82 = arith.extsi %81 : vector<16xi8> to vector<16xi32>
          %83 = arith.sitofp %82 : vector<16xi32> to vector<16xf32>
          %84 = arith.mulf %83, %38 : vector<16xf32>
          %85 = arith.addi %45, %c3 : index
          %86:2 = func.call @qkv_q8_0_r1p2__cpu.0(%18, %85, %x, %79, %74#0, %84, %74#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %87 = arith.addi %48, %c13 : index
          %88 = vector.load %w[%87] : memref<?xi8>, vector<16xi8>
          %89 = arith.extsi %88 : vector<16xi8> to vector<16xi32>
          %90 = arith.sitofp %89 : vector<16xi32> to vector<16xf32>
          %91 = arith.mulf %90, %35 : vector<16xf32>
          %92 = arith.addi %55, %c13 : index
          %93 = vector.load %w[%92] : memref<?xi8>, vector<16xi8>
          %94 = arith.extsi %93 : vector<16xi8> to vector<16xi32>
          %95 = arith.sitofp %94 : vector<16xi32> to vector<16xf32>
          %96 = arith.mulf %95, %38 : vector<16xf32>
          %97 = arith.addi %45, %c14 : index
          %98:2 = func.call @qkv_q8_0_r1p2__cpu.0(%18, %97, %x, %91, %86#0, %96, %86#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          scf.yield %98#0, %98#1 : vector<16xf32>, vector<16xf32>
        }
        scf.yield %43#0, %43#1 : vector<16xf32>, vector<16xf32>
      }
      %99 = arith.muli %headDim, %c7 : index
      %100 = arith.muli %19, %c6 : index
      %101 = arith.addi %99, %100 : index
      %102 = arith.addi %101, %c7 : index
      vector.store %29#0, %3[%102] : memref<?xf32>, vector<16xf32>
      %103 = arith.addi %101, %c6 : index
      vector.store %29#1, %3[%103] : memref<?xf32>, vector<16xf32>
    }
    %104 = arith.addi %14, %c2 : index
    %105 = arith.minsi %104, %13 : index
    scf.for %106 = %14 to %105 step %c2 {
      %107 = arith.subi %106, %14 : index
      %108 = arith.muli %107, %headDim : index
      %109 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %109 {
        scf.for %110 = %c7 to %headDim step %c6 {
          %111 = arith.muli %0, %headDim : index
          %112 = arith.addi %111, %110 : index
          %113 = vector.load %bias[%112] : memref<?xf32>, vector<16xf32>
          %114 = arith.addi %108, %110 : index
          %115 = vector.load %3[%114] : memref<?xf32>, vector<16xf32>
          %116 = arith.addf %115, %113 : vector<16xf32>
          vector.store %116, %3[%114] : memref<?xf32>, vector<16xf32>
        }
      }
      %117 = arith.addi %heads, %kvHeads : index
      %118 = arith.cmpi slt, %0, %117 : index
      scf.if %118 {
        %119 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %119 {
          %120 = arith.cmpi slt, %0, %heads : index
          %123 = scf.for %121 = %c7 to %headDim step %c6 iter_args(%122 = %c9) -> (vector<16xf32>) {
            %124 = arith.addi %108, %121 : index
            %125 = vector.load %3[%124] : memref<?xf32>, vector<16xf32>
            %126 = math.fma %125, %125, %122 : vector<16xf32>
            scf.yield %126 : vector<16xf32>
          }
          %127 = wave.reduce "add" %123 : vector<16xf32>
          %128 = arith.mulf %127, %inverseHeadDim : f32
          %129 = arith.addf %128, %epsilon : f32
          %130 = math.sqrt %129 : f32
          %131 = arith.divf %c21, %130 : f32
          %132 = vector.broadcast %131 : f32 to vector<16xf32>
          scf.for %133 = %c7 to %headDim step %c6 {
            %134 = vector.load %query_norm[%133] : memref<?xf32>, vector<16xf32>
            %135 = vector.load %key_norm[%133] : memref<?xf32>, vector<16xf32>
            %136 = arith.select %120, %134, %135 : vector<16xf32>
            %137 = arith.addi %108, %133 : index
            %138 = vector.load %3[%137] : memref<?xf32>, vector<16xf32>
            %139 = arith.mulf %138, %132 : vector<16xf32>
            %140 = arith.mulf %139, %136 : vector<16xf32>
            vector.store %140, %3[%137] : memref<?xf32>, vector<16xf32>
          }
        }
        %141 = arith.addi %positionsAt, %106 : index
        %142 = memref.load %step[%141] : memref<?xi32>
        %143 = arith.index_cast %142 : i32 to index
        %144 = arith.divui %headDim, %c3 : index
        %145 = arith.remui %143, %c23 : index
        %146 = arith.muli %145, %headDim : index
        %147 = arith.divui %143, %c23 : index
        %148 = arith.addi %147, %c23 : index
        %149 = arith.muli %148, %headDim : index
        scf.for %150 = %c7 to %144 step %c10 {
          %151 = arith.addi %146, %150 : index
          %152 = vector.load %rope[%151] : memref<?xf32>, vector<8xf32>
          %153 = arith.addi %146, %144 : index
          %154 = arith.addi %153, %150 : index
          %155 = vector.load %rope[%154] : memref<?xf32>, vector<8xf32>
          %156 = arith.addi %149, %150 : index
          %157 = vector.load %rope[%156] : memref<?xf32>, vector<8xf32>
          %158 = arith.addi %149, %144 : index
          %159 = arith.addi %158, %150 : index
          %160 = vector.load %rope[%159] : memref<?xf32>, vector<8xf32>
          %161 = arith.mulf %157, %152 : vector<8xf32>
          %162 = arith.mulf %160, %155 : vector<8xf32>
          %163 = arith.subf %161, %162 : vector<8xf32>
          %164 = arith.mulf %160, %152 : vector<8xf32>
          %165 = arith.mulf %157, %155 : vector<8xf32>
          %166 = arith.addf %164, %165 : vector<8xf32>
          %167 = arith.addi %108, %150 : index
          %168 = vector.load %3[%167] : memref<?xf32>, vector<8xf32>
          %169 = arith.addi %108, %144 : index
          %170 = arith.addi %169, %150 : index
          %171 = vector.load %3[%170] : memref<?xf32>, vector<8xf32>
          %172 = arith.mulf %168, %163 : vector<8xf32>
          %173 = arith.mulf %171, %166 : vector<8xf32>
          %174 = arith.subf %172, %173 : vector<8xf32>
          vector.store %174, %3[%167] : memref<?xf32>, vector<8xf32>
          %175 = arith.mulf %171, %163 : vector<8xf32>
          %176 = arith.mulf %168, %166 : vector<8xf32>
          %177 = arith.addf %175, %176 : vector<8xf32>
          vector.store %177, %3[%170] : memref<?xf32>, vector<8xf32>
        }
      }
      %178 = arith.cmpi slt, %0, %heads : index
      scf.if %178 {
        scf.for %179 = %c7 to %headDim step %c6 {
          %180 = arith.addi %108, %179 : index
          %181 = vector.load %3[%180] : memref<?xf32>, vector<16xf32>
          %182 = arith.muli %106, %heads : index
          %183 = arith.addi %182, %0 : index
          %184 = arith.muli %183, %headDim : index
          %185 = arith.addi %184, %179 : index
          vector.store %181, %q[%185] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %186 = arith.addi %slotsAt, %106 : index
        %187 = memref.load %step[%186] : memref<?xi32>
        %188 = arith.index_cast %187 : i32 to index
        %189 = arith.cmpi sge, %188, %c7 : index
        scf.if %189 {
          %190 = arith.cmpi eq, %codec, %c7 : index
          scf.if %190 {
            %191 = arith.subi %0, %heads : index
            %192 = memref.load %scales[%191] : memref<?xf32>
            %193 = vector.broadcast %192 : f32 to vector<16xf32>
            %194 = arith.divui %188, %c6 : index
            %195 = arith.remui %188, %c6 : index
            %196 = arith.muli %194, %pageBytes : index
            scf.for %197 = %c7 to %headDim step %c6 {
              %198 = arith.addi %108, %197 : index
              %199 = vector.load %3[%198] : memref<?xf32>, vector<16xf32>
              %200 = arith.mulf %199, %193 : vector<16xf32>
              %201 = arith.minimumf %200, %c27 : vector<16xf32>
              %202 = arith.maximumf %201, %c28 : vector<16xf32>
              %203 = arith.truncf %202 : vector<16xf32> to vector<16xf16>
              %204 = vector.bitcast %203 : vector<16xf16> to vector<32xi8>
              %205 = arith.muli %197, %c3 : index
              vector.store %204, %5[%205] : memref<?xi8>, vector<32xi8>
            }
            %206 = arith.cmpi slt, %191, %kvHeads : index
            scf.if %206 {
              %207 = arith.muli %4, %c4 : index
              %208 = arith.muli %191, %207 : index
              %209 = arith.addi %196, %208 : index
              %210 = arith.muli %195, %c3 : index
              %211 = arith.addi %209, %210 : index
              scf.for %212 = %c7 to %headDim step %c2 {
                %213 = arith.muli %212, %c3 : index
                %214 = arith.addi %213, %c7 : index
                %215 = memref.load %5[%214] : memref<?xi8>
                %216 = arith.muli %212, %c4 : index
                %217 = arith.addi %211, %216 : index
                %218 = arith.addi %217, %c7 : index
                memref.store %215, %kv[%218] : memref<?xi8>
                %219 = arith.addi %213, %c2 : index
                %220 = memref.load %5[%219] : memref<?xi8>
                %221 = arith.addi %217, %c2 : index
                memref.store %220, %kv[%221] : memref<?xi8>
              }
            } else {
              %222 = arith.subi %191, %kvHeads : index
              %223 = arith.muli %222, %c3 : index
              %224 = arith.addi %223, %c2 : index
              %225 = arith.muli %4, %c6 : index
              %226 = arith.muli %224, %225 : index
              %227 = arith.addi %196, %226 : index
              %228 = arith.muli %195, %4 : index
              %229 = arith.addi %227, %228 : index
              scf.for %230 = %c7 to %4 step %c6 {
                %231 = vector.load %5[%230] : memref<?xi8>, vector<16xi8>
                %232 = arith.addi %229, %230 : index
                vector.store %231, %kv[%232] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %233 = arith.cmpi eq, %codec, %c2 : index
          scf.if %233 {
            %234 = arith.subi %0, %heads : index
            %235 = memref.load %scales[%234] : memref<?xf32>
            %236 = vector.broadcast %235 : f32 to vector<16xf32>
            %237 = arith.divui %188, %c6 : index
            %238 = arith.remui %188, %c6 : index
            %239 = arith.muli %237, %pageBytes : index
            scf.for %240 = %c7 to %headDim step %c6 {
              %241 = arith.addi %108, %240 : index
              %242 = vector.load %3[%241] : memref<?xf32>, vector<16xf32>
              %243 = arith.mulf %242, %236 : vector<16xf32>
              %244 = wave.fp8_encode "e4m3" %243 : vector<16xf32> -> vector<16xi8>
              %245 = arith.muli %240, %c2 : index
              vector.store %244, %5[%245] : memref<?xi8>, vector<16xi8>
            }
            %246 = arith.cmpi slt, %234, %kvHeads : index
            scf.if %246 {
              %247 = arith.muli %2, %c4 : index
              %248 = arith.muli %234, %247 : index
              %249 = arith.addi %239, %248 : index
              %250 = arith.muli %238, %c2 : index
              %251 = arith.addi %249, %250 : index
              scf.for %252 = %c7 to %headDim step %c2 {
                %253 = arith.muli %252, %c2 : index
                %254 = arith.addi %253, %c7 : index
                %255 = memref.load %5[%254] : memref<?xi8>
                %256 = arith.muli %252, %c6 : index
                %257 = arith.addi %251, %256 : index
                %258 = arith.addi %257, %c7 : index
                memref.store %255, %kv[%258] : memref<?xi8>
              }
            } else {
              %259 = arith.subi %234, %kvHeads : index
              %260 = arith.muli %259, %c3 : index
              %261 = arith.addi %260, %c2 : index
              %262 = arith.muli %2, %c6 : index
              %263 = arith.muli %261, %262 : index
              %264 = arith.addi %239, %263 : index
              %265 = arith.muli %238, %2 : index
              %266 = arith.addi %264, %265 : index
              scf.for %267 = %c7 to %2 step %c6 {
                %268 = vector.load %5[%267] : memref<?xi8>, vector<16xi8>
                %269 = arith.addi %266, %267 : index
                vector.store %268, %kv[%269] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %270 = arith.cmpi eq, %codec, %c3 : index
          scf.if %270 {
            %271 = arith.subi %0, %heads : index
            %272 = memref.load %scales[%271] : memref<?xf32>
            %273 = vector.broadcast %272 : f32 to vector<16xf32>
            %274 = arith.divui %188, %c6 : index
            %275 = arith.remui %188, %c6 : index
            %276 = arith.muli %274, %pageBytes : index
            scf.for %277 = %c7 to %headDim step %c6 {
              %278 = arith.addi %108, %277 : index
              %279 = vector.load %3[%278] : memref<?xf32>, vector<16xf32>
              %280 = arith.mulf %279, %273 : vector<16xf32>
              %281 = wave.fp8_encode "e5m2" %280 : vector<16xf32> -> vector<16xi8>
              %282 = arith.muli %277, %c2 : index
              vector.store %281, %5[%282] : memref<?xi8>, vector<16xi8>
            }
            %283 = arith.cmpi slt, %271, %kvHeads : index
            scf.if %283 {
              %284 = arith.muli %2, %c4 : index
              %285 = arith.muli %271, %284 : index
              %286 = arith.addi %276, %285 : index
              %287 = arith.muli %275, %c2 : index
              %288 = arith.addi %286, %287 : index
              scf.for %289 = %c7 to %headDim step %c2 {
                %290 = arith.muli %289, %c2 : index
                %291 = arith.addi %290, %c7 : index
                %292 = memref.load %5[%291] : memref<?xi8>
                %293 = arith.muli %289, %c6 : index
                %294 = arith.addi %288, %293 : index
                %295 = arith.addi %294, %c7 : index
                memref.store %292, %kv[%295] : memref<?xi8>
              }
            } else {
              %296 = arith.subi %271, %kvHeads : index
              %297 = arith.muli %296, %c3 : index
              %298 = arith.addi %297, %c2 : index
              %299 = arith.muli %2, %c6 : index
              %300 = arith.muli %298, %299 : index
              %301 = arith.addi %276, %300 : index
              %302 = arith.muli %275, %2 : index
              %303 = arith.addi %301, %302 : index
              scf.for %304 = %c7 to %2 step %c6 {
                %305 = vector.load %5[%304] : memref<?xi8>, vector<16xi8>
                %306 = arith.addi %303, %304 : index
                vector.store %305, %kv[%306] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
