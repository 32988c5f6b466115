// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='int4', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_int4_r1p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>) -> (vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  func.return %f3 : vector<16xf32>
}
wave.kernel @qkv_int4_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
    scf.for %21 = %c8 to %10 step %c2 {
      %22 = arith.muli %0, %10 : index
      %23 = arith.addi %22, %21 : index
      %24 = arith.addi %23, %c8 : index
      %25 = arith.muli %24, %9 : index
      %26 = arith.divui %groupSize, %c11 : index
      %29 = scf.for %27 = %c8 to %8 step %c2 iter_args(%28 = %c10) -> (vector<16xf32>) {
        %30 = arith.muli %27, %7 : index
        %31 = arith.addi %25, %30 : index
        %32 = vector.load %w[%31] : memref<?xi8>, vector<32xi8>
        %33 = vector.bitcast %32 : vector<32xi8> to vector<16xf16>
        %34 = arith.extf %33 : vector<16xf16> to vector<16xf32>
        %35 = arith.addi %31, %c12 : index
        %36 = vector.load %w[%35] : memref<?xi8>, vector<16xi8>
        %37 = arith.extui %36 : vector<16xi8> to vector<16xi32>
        %38 = arith.muli %27, %groupSize : index
        %41 = scf.for %39 = %c8 to %26 step %c2 iter_args(%40 = %28) -> (vector<16xf32>) {
          %42 = arith.muli %39, %c11 : index
          %43 = arith.addi %38, %42 : index
          %44 = arith.addi %31, %c6 : index
          %45 = arith.muli %39, %c12 : index
          %46 = arith.addi %44, %45 : index
          %47 = arith.addi %46, %c8 : index
          %48 = vector.load %w[%47] : memref<?xi8>, vector<16xi8>
          %49 = arith.extui %48 : vector<16xi8> to vector<16xi32>
          %50 = arith.andi %49, %c13 : vector<16xi32>
          %51 = arith.shrui %49, %c14 : vector<16xi32>
          %52 = arith.subi %50, %37 : vector<16xi32>
          %53 = arith.sitofp %52 : vector<16xi32> to vector<16xf32>
          %54 = arith.mulf %53, %34 : vector<16xf32>
          %55 = arith.addi %43, %c8 : index
          %56 = func.call @qkv_int4_r1p1__cpu.0(%20, %55, %x, %54, %40) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %57 = arith.subi %51, %37 : vector<16xi32>
          %58 = arith.sitofp %57 : vector<16xi32> to vector<16xf32>
          %59 = arith.mulf %58, %34 : vector<16xf32>
          %60 = arith.addi %43, %c2 : index
          %61 = func.call @qkv_int4_r1p1__cpu.0(%20, %60, %x, %59, %56) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %62 = arith.addi %46, %c7 : index
          %63 = vector.load %w[%62] : memref<?xi8>, vector<16xi8>
          %64 = arith.extui %63 : vector<16xi8> to vector<16xi32>
          %65 = arith.andi %64, %c13 : vector<16xi32>
          %66 = arith.shrui %64, %c14 : vector<16xi32>
          %67 = arith.subi %65, %37 : vector<16xi32>
          %68 = arith.sitofp %67 : vector<16xi32> to vector<16xf32>
          %69 = arith.mulf %68, %34 : vector<16xf32>
          %70 = arith.addi %43, %c3 : index
          %71 = func.call @qkv_int4_r1p1__cpu.0(%20, %70, %x, %69, %61) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %72 = arith.subi %66, %37 : vector<16xi32>
          %73 = arith.sitofp %72 : vector<16xi32> to vector<16xf32>
          %74 = arith.mulf %73, %34 : vector<16xf32>
          %75 = arith.addi %43, %c15 : index
          %76 = func.call @qkv_int4_r1p1__cpu.0(%20, %75, %x, %74, %71) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          scf.yield %76 : vector<16xf32>
        }
        scf.yield %41 : vector<16xf32>
      }
      %77 = arith.muli %headDim, %c8 : index
      %78 = arith.muli %21, %c7 : index
      %79 = arith.addi %77, %78 : index
      %80 = arith.addi %79, %c8 : index
      vector.store %29, %3[%80] : memref<?xf32>, vector<16xf32>
    }
    %81 = arith.addi %16, %c2 : index
    %82 = arith.minsi %81, %15 : index
    scf.for %83 = %16 to %82 step %c2 {
      %84 = arith.subi %83, %16 : index
      %85 = arith.muli %84, %headDim : index
      %86 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %86 {
        scf.for %87 = %c8 to %headDim step %c7 {
          %88 = arith.muli %0, %headDim : index
          %89 = arith.addi %88, %87 : index
          %90 = vector.load %bias[%89] : memref<?xf32>, vector<16xf32>
          %91 = arith.addi %85, %87 : index
          %92 = vector.load %3[%91] : memref<?xf32>, vector<16xf32>
          %93 = arith.addf %92, %90 : vector<16xf32>
          vector.store %93, %3[%91] : memref<?xf32>, vector<16xf32>
        }
      }
      %94 = arith.addi %heads, %kvHeads : index
      %95 = arith.cmpi slt, %0, %94 : index
      scf.if %95 {
        %96 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %96 {
          %97 = arith.cmpi slt, %0, %heads : index
          %100 = scf.for %98 = %c8 to %headDim step %c7 iter_args(%99 = %c10) -> (vector<16xf32>) {
            %101 = arith.addi %85, %98 : index
            %102 = vector.load %3[%101] : memref<?xf32>, vector<16xf32>
            %103 = math.fma %102, %102, %99 : vector<16xf32>
            scf.yield %103 : vector<16xf32>
          }
          %104 = wave.reduce "add" %100 : vector<16xf32>
          %105 = arith.mulf %104, %inverseHeadDim : f32
          %106 = arith.addf %105, %epsilon : f32
          %107 = math.sqrt %106 : f32
          %108 = arith.divf %c22, %107 : f32
          %109 = vector.broadcast %108 : f32 to vector<16xf32>
          scf.for %110 = %c8 to %headDim step %c7 {
            %111 = vector.load %query_norm[%110] : memref<?xf32>, vector<16xf32>
            %112 = vector.load %key_norm[%110] : memref<?xf32>, vector<16xf32>
            %113 = arith.select %97, %111, %112 : vector<16xf32>
            %114 = arith.addi %85, %110 : index
            %115 = vector.load %3[%114] : memref<?xf32>, vector<16xf32>
            %116 = arith.mulf %115, %109 : vector<16xf32>
            %117 = arith.mulf %116, %113 : vector<16xf32>
            vector.store %117, %3[%114] : memref<?xf32>, vector<16xf32>
          }
        }
        %118 = arith.addi %positionsAt, %83 : index
        %119 = memref.load %step[%118] : memref<?xi32>
        %120 = arith.index_cast %119 : i32 to index
        %121 = arith.divui %headDim, %c3 : index
        %122 = arith.remui %120, %c24 : index
        %123 = arith.muli %122, %headDim : index
        %124 = arith.divui %120, %c24 : index
        %125 = arith.addi %124, %c24 : index
        %126 = arith.muli %125, %headDim : index
        scf.for %127 = %c8 to %121 step %c5 {
          %128 = arith.addi %123, %127 : index
          %129 = vector.load %rope[%128] : memref<?xf32>, vector<8xf32>
          %130 = arith.addi %123, %121 : index
          %131 = arith.addi %130, %127 : index
          %132 = vector.load %rope[%131] : memref<?xf32>, vector<8xf32>
          %133 = arith.addi %126, %127 : index
          %134 = vector.load %rope[%133] : memref<?xf32>, vector<8xf32>
          %135 = arith.addi %126, %121 : index
          %136 = arith.addi %135, %127 : index
          %137 = vector.load %rope[%136] : memref<?xf32>, vector<8xf32>
          %138 = arith.mulf %134, %129 : vector<8xf32>
          %139 = arith.mulf %137, %132 : vector<8xf32>
          %140 = arith.subf %138, %139 : vector<8xf32>
          %141 = arith.mulf %137, %129 : vector<8xf32>
          %142 = arith.mulf %134, %132 : vector<8xf32>
          %143 = arith.addf %141, %142 : vector<8xf32>
          %144 = arith.addi %85, %127 : index
          %145 = vector.load %3[%144] : memref<?xf32>, vector<8xf32>
          %146 = arith.addi %85, %121 : index
          %147 = arith.addi %146, %127 : index
          %148 = vector.load %3[%147] : memref<?xf32>, vector<8xf32>
          %149 = arith.mulf %145, %140 : vector<8xf32>
          %150 = arith.mulf %148, %143 : vector<8xf32>
          %151 = arith.subf %149, %150 : vector<8xf32>
          vector.store %151, %3[%144] : memref<?xf32>, vector<8xf32>
          %152 = arith.mulf %148, %140 : vector<8xf32>
          %153 = arith.mulf %145, %143 : vector<8xf32>
          %154 = arith.addf %152, %153 : vector<8xf32>
          vector.store %154, %3[%147] : memref<?xf32>, vector<8xf32>
        }
      }
      %155 = arith.cmpi slt, %0, %heads : index
      scf.if %155 {
        scf.for %156 = %c8 to %headDim step %c7 {
          %157 = arith.addi %85, %156 : index
          %158 = vector.load %3[%157] : memref<?xf32>, vector<16xf32>
          %159 = arith.muli %83, %heads : index
          %160 = arith.addi %159, %0 : index
          %161 = arith.muli %160, %headDim : index
          %162 = arith.addi %161, %156 : index
          vector.store %158, %q[%162] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %163 = arith.addi %slotsAt, %83 : index
        %164 = memref.load %step[%163] : memref<?xi32>
        %165 = arith.index_cast %164 : i32 to index
        %166 = arith.cmpi sge, %165, %c8 : index
        scf.if %166 {
          %167 = arith.cmpi eq, %codec, %c8 : index
          scf.if %167 {
            %168 = arith.subi %0, %heads : index
            %169 = memref.load %scales[%168] : memref<?xf32>
            %170 = vector.broadcast %169 : f32 to vector<16xf32>
            %171 = arith.divui %165, %c7 : index
            %172 = arith.remui %165, %c7 : index
            %173 = arith.muli %171, %pageBytes : index
            scf.for %174 = %c8 to %headDim step %c7 {
              %175 = arith.addi %85, %174 : index
              %176 = vector.load %3[%175] : memref<?xf32>, vector<16xf32>
              %177 = arith.mulf %176, %170 : vector<16xf32>
              %178 = arith.minimumf %177, %c28 : vector<16xf32>
              %179 = arith.maximumf %178, %c29 : vector<16xf32>
              %180 = arith.truncf %179 : vector<16xf32> to vector<16xf16>
              %181 = vector.bitcast %180 : vector<16xf16> to vector<32xi8>
              %182 = arith.muli %174, %c3 : index
              vector.store %181, %5[%182] : memref<?xi8>, vector<32xi8>
            }
            %183 = arith.cmpi slt, %168, %kvHeads : index
            scf.if %183 {
              %184 = arith.muli %4, %c12 : index
              %185 = arith.muli %168, %184 : index
              %186 = arith.addi %173, %185 : index
              %187 = arith.muli %172, %c3 : index
              %188 = arith.addi %186, %187 : index
              scf.for %189 = %c8 to %headDim step %c2 {
                %190 = arith.muli %189, %c3 : index
                %191 = arith.addi %190, %c8 : index
                %192 = memref.load %5[%191] : memref<?xi8>
                %193 = arith.muli %189, %c12 : index
                %194 = arith.addi %188, %193 : index
                %195 = arith.addi %194, %c8 : index
                memref.store %192, %kv[%195] : memref<?xi8>
                %196 = arith.addi %190, %c2 : index
                %197 = memref.load %5[%196] : memref<?xi8>
                %198 = arith.addi %194, %c2 : index
                memref.store %197, %kv[%198] : memref<?xi8>
              }
            } else {
              %199 = arith.subi %168, %kvHeads : index
              %200 = arith.muli %199, %c3 : index
              %201 = arith.addi %200, %c2 : index
              %202 = arith.muli %4, %c7 : index
              %203 = arith.muli %201, %202 : index
              %204 = arith.addi %173, %203 : index
              %205 = arith.muli %172, %4 : index
              %206 = arith.addi %204, %205 : index
              scf.for %207 = %c8 to %4 step %c7 {
                %208 = vector.load %5[%207] : memref<?xi8>, vector<16xi8>
                %209 = arith.addi %206, %207 : index
                vector.store %208, %kv[%209] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %210 = arith.cmpi eq, %codec, %c2 : index
          scf.if %210 {
            %211 = arith.subi %0, %heads : index
            %212 = memref.load %scales[%211] : memref<?xf32>
            %213 = vector.broadcast %212 : f32 to vector<16xf32>
            %214 = arith.divui %165, %c7 : index
            %215 = arith.remui %165, %c7 : index
            %216 = arith.muli %214, %pageBytes : index
            scf.for %217 = %c8 to %headDim step %c7 {
              %218 = arith.addi %85, %217 : index
              %219 = vector.load %3[%218] : memref<?xf32>, vector<16xf32>
              %220 = arith.mulf %219, %213 : vector<16xf32>
              %221 = wave.fp8_encode "e4m3" %220 : vector<16xf32> -> vector<16xi8>
              %222 = arith.muli %217, %c2 : index
              vector.store %221, %5[%222] : memref<?xi8>, vector<16xi8>
            }
            %223 = arith.cmpi slt, %211, %kvHeads : index
            scf.if %223 {
              %224 = arith.muli %2, %c12 : index
              %225 = arith.muli %211, %224 : index
              %226 = arith.addi %216, %225 : index
              %227 = arith.muli %215, %c2 : index
              %228 = arith.addi %226, %227 : index
              scf.for %229 = %c8 to %headDim step %c2 {
                %230 = arith.muli %229, %c2 : index
                %231 = arith.addi %230, %c8 : index
                %232 = memref.load %5[%231] : memref<?xi8>
                %233 = arith.muli %229, %c7 : index
                %234 = arith.addi %228, %233 : index
                %235 = arith.addi %234, %c8 : index
                memref.store %232, %kv[%235] : memref<?xi8>
              }
            } else {
              %236 = arith.subi %211, %kvHeads : index
              %237 = arith.muli %236, %c3 : index
              %238 = arith.addi %237, %c2 : index
              %239 = arith.muli %2, %c7 : index
              %240 = arith.muli %238, %239 : index
              %241 = arith.addi %216, %240 : index
              %242 = arith.muli %215, %2 : index
              %243 = arith.addi %241, %242 : index
              scf.for %244 = %c8 to %2 step %c7 {
                %245 = vector.load %5[%244] : memref<?xi8>, vector<16xi8>
                %246 = arith.addi %243, %244 : index
                vector.store %245, %kv[%246] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %247 = arith.cmpi eq, %codec, %c3 : index
          scf.if %247 {
            %248 = arith.subi %0, %heads : index
            %249 = memref.load %scales[%248] : memref<?xf32>
            %250 = vector.broadcast %249 : f32 to vector<16xf32>
            %251 = arith.divui %165, %c7 : index
            %252 = arith.remui %165, %c7 : index
            %253 = arith.muli %251, %pageBytes : index
            scf.for %254 = %c8 to %headDim step %c7 {
              %255 = arith.addi %85, %254 : index
              %256 = vector.load %3[%255] : memref<?xf32>, vector<16xf32>
              %257 = arith.mulf %256, %250 : vector<16xf32>
              %258 = wave.fp8_encode "e5m2" %257 : vector<16xf32> -> vector<16xi8>
              %259 = arith.muli %254, %c2 : index
              vector.store %258, %5[%259] : memref<?xi8>, vector<16xi8>
            }
            %260 = arith.cmpi slt, %248, %kvHeads : index
            scf.if %260 {
              %261 = arith.muli %2, %c12 : index
              %262 = arith.muli %248, %261 : index
              %263 = arith.addi %253, %262 : index
              %264 = arith.muli %252, %c2 : index
              %265 = arith.addi %263, %264 : index
              scf.for %266 = %c8 to %headDim step %c2 {
                %267 = arith.muli %266, %c2 : index
                %268 = arith.addi %267, %c8 : index
                %269 = memref.load %5[%268] : memref<?xi8>
                %270 = arith.muli %266, %c7 : index
                %271 = arith.addi %265, %270 : index
                %272 = arith.addi %271, %c8 : index
                memref.store %269, %kv[%272] : memref<?xi8>
              }
            } else {
              %273 = arith.subi %248, %kvHeads : index
              %274 = arith.muli %273, %c3 : index
              %275 = arith.addi %274, %c2 : index
              %276 = arith.muli %2, %c7 : index
              %277 = arith.muli %275, %276 : index
              %278 = arith.addi %253, %277 : index
              %279 = arith.muli %252, %2 : index
              %280 = arith.addi %278, %279 : index
              scf.for %281 = %c8 to %2 step %c7 {
                %282 = vector.load %5[%281] : memref<?xi8>, vector<16xi8>
                %283 = arith.addi %280, %281 : index
                vector.store %282, %kv[%283] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
