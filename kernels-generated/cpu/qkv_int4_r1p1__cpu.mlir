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
wave.kernel @qkv_int4_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
        %156 = arith.divui %heads, %kvHeads : index
        %157 = arith.muli %headDim, %c11 : index
        %158 = arith.muli %kvHeads, %157 : index
        %159 = arith.divui %0, %156 : index
        %160 = arith.muli %159, %headDim : index
        %161 = arith.addi %158, %160 : index
        scf.for %162 = %c8 to %headDim step %c7 {
          %163 = arith.addi %161, %162 : index
          %164 = vector.load %encode[%163] : memref<?xf32>, vector<16xf32>
          %165 = arith.addi %85, %162 : index
          %166 = vector.load %3[%165] : memref<?xf32>, vector<16xf32>
          %167 = arith.mulf %166, %164 : vector<16xf32>
          %168 = arith.muli %83, %heads : index
          %169 = arith.addi %168, %0 : index
          %170 = arith.muli %169, %headDim : index
          %171 = arith.addi %170, %162 : index
          vector.store %167, %q[%171] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %172 = arith.addi %slotsAt, %83 : index
        %173 = memref.load %step[%172] : memref<?xi32>
        %174 = arith.index_cast %173 : i32 to index
        %175 = arith.cmpi sge, %174, %c8 : index
        scf.if %175 {
          %176 = arith.cmpi eq, %codec, %c8 : index
          scf.if %176 {
            %177 = arith.subi %0, %heads : index
            %178 = arith.muli %177, %4 : index
            %179 = arith.divui %174, %c7 : index
            %180 = arith.remui %174, %c7 : index
            %181 = arith.muli %179, %pageBytes : index
            %184 = scf.for %182 = %c8 to %headDim step %c7 iter_args(%183 = %c10) -> (vector<16xf32>) {
              %185 = arith.addi %178, %182 : index
              %186 = vector.load %encode[%185] : memref<?xf32>, vector<16xf32>
              %187 = arith.addi %178, %headDim : index
              %188 = arith.addi %187, %182 : index
              %189 = vector.load %encode[%188] : memref<?xf32>, vector<16xf32>
              %190 = arith.addi %85, %182 : index
              %191 = vector.load %3[%190] : memref<?xf32>, vector<16xf32>
              %192 = arith.subf %191, %189 : vector<16xf32>
              %193 = arith.mulf %192, %186 : vector<16xf32>
              %194 = arith.minimumf %193, %c28 : vector<16xf32>
              %195 = arith.maximumf %194, %c29 : vector<16xf32>
              %196 = arith.truncf %195 : vector<16xf32> to vector<16xf16>
              %197 = vector.bitcast %196 : vector<16xf16> to vector<32xi8>
              %198 = arith.muli %182, %c3 : index
              vector.store %197, %5[%198] : memref<?xi8>, vector<32xi8>
              %199 = math.absf %193 : vector<16xf32>
              %200 = arith.cmpf ugt, %199, %c28 : vector<16xf32>
              %201 = arith.select %200, %c30, %c10 : vector<16xi1>, vector<16xf32>
              %202 = arith.addf %183, %201 : vector<16xf32>
              scf.yield %202 : vector<16xf32>
            }
            %203 = wave.reduce "add" %184 : vector<16xf32>
            %204 = arith.cmpf ogt, %203, %c31 : f32
            scf.if %204 {
              %205 = arith.fptosi %203 : f32 to i32
              wave.count %clipped, %205 : memref<?xi32>
            }
            %206 = arith.cmpi slt, %177, %kvHeads : index
            scf.if %206 {
              %207 = arith.muli %4, %c12 : index
              %208 = arith.muli %177, %207 : index
              %209 = arith.addi %181, %208 : index
              %210 = arith.muli %180, %c3 : index
              %211 = arith.addi %209, %210 : index
              scf.for %212 = %c8 to %headDim step %c2 {
                %213 = arith.muli %212, %c3 : index
                %214 = arith.addi %213, %c8 : index
                %215 = memref.load %5[%214] : memref<?xi8>
                %216 = arith.muli %212, %c12 : index
                %217 = arith.addi %211, %216 : index
                %218 = arith.addi %217, %c8 : index
                memref.store %215, %kv[%218] : memref<?xi8>
                %219 = arith.addi %213, %c2 : index
                %220 = memref.load %5[%219] : memref<?xi8>
                %221 = arith.addi %217, %c2 : index
                memref.store %220, %kv[%221] : memref<?xi8>
              }
            } else {
              %222 = arith.subi %177, %kvHeads : index
              %223 = arith.muli %222, %c3 : index
              %224 = arith.addi %223, %c2 : index
              %225 = arith.muli %4, %c7 : index
              %226 = arith.muli %224, %225 : index
              %227 = arith.addi %181, %226 : index
              %228 = arith.muli %180, %4 : index
              %229 = arith.addi %227, %228 : index
              scf.for %230 = %c8 to %4 step %c7 {
                %231 = vector.load %5[%230] : memref<?xi8>, vector<16xi8>
                %232 = arith.addi %229, %230 : index
                vector.store %231, %kv[%232] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %233 = arith.cmpi eq, %codec, %c2 : index
          scf.if %233 {
            %234 = arith.subi %0, %heads : index
            %235 = arith.muli %234, %4 : index
            %236 = arith.divui %174, %c7 : index
            %237 = arith.remui %174, %c7 : index
            %238 = arith.muli %236, %pageBytes : index
            %241 = scf.for %239 = %c8 to %headDim step %c7 iter_args(%240 = %c10) -> (vector<16xf32>) {
              %242 = arith.addi %235, %239 : index
              %243 = vector.load %encode[%242] : memref<?xf32>, vector<16xf32>
              %244 = arith.addi %235, %headDim : index
              %245 = arith.addi %244, %239 : index
              %246 = vector.load %encode[%245] : memref<?xf32>, vector<16xf32>
              %247 = arith.addi %85, %239 : index
              %248 = vector.load %3[%247] : memref<?xf32>, vector<16xf32>
              %249 = arith.subf %248, %246 : vector<16xf32>
              %250 = arith.mulf %249, %243 : vector<16xf32>
              %251 = wave.fp8_encode "e4m3" %250 : vector<16xf32> -> vector<16xi8>
              %252 = arith.muli %239, %c2 : index
              vector.store %251, %5[%252] : memref<?xi8>, vector<16xi8>
              %253 = math.absf %250 : vector<16xf32>
              %254 = arith.cmpf ugt, %253, %c32 : vector<16xf32>
              %255 = arith.select %254, %c30, %c10 : vector<16xi1>, vector<16xf32>
              %256 = arith.addf %240, %255 : vector<16xf32>
              scf.yield %256 : vector<16xf32>
            }
            %257 = wave.reduce "add" %241 : vector<16xf32>
            %258 = arith.cmpf ogt, %257, %c31 : f32
            scf.if %258 {
              %259 = arith.fptosi %257 : f32 to i32
              wave.count %clipped, %259 : memref<?xi32>
            }
            %260 = arith.cmpi slt, %234, %kvHeads : index
            scf.if %260 {
              %261 = arith.muli %2, %c12 : index
              %262 = arith.muli %234, %261 : index
              %263 = arith.addi %238, %262 : index
              %264 = arith.muli %237, %c2 : index
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
              %273 = arith.subi %234, %kvHeads : index
              %274 = arith.muli %273, %c3 : index
              %275 = arith.addi %274, %c2 : index
              %276 = arith.muli %2, %c7 : index
              %277 = arith.muli %275, %276 : index
              %278 = arith.addi %238, %277 : index
              %279 = arith.muli %237, %2 : index
              %280 = arith.addi %278, %279 : index
              scf.for %281 = %c8 to %2 step %c7 {
                %282 = vector.load %5[%281] : memref<?xi8>, vector<16xi8>
                %283 = arith.addi %280, %281 : index
                vector.store %282, %kv[%283] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %284 = arith.cmpi eq, %codec, %c3 : index
          scf.if %284 {
            %285 = arith.subi %0, %heads : index
            %286 = arith.muli %285, %4 : index
            %287 = arith.divui %174, %c7 : index
            %288 = arith.remui %174, %c7 : index
            %289 = arith.muli %287, %pageBytes : index
            %292 = scf.for %290 = %c8 to %headDim step %c7 iter_args(%291 = %c10) -> (vector<16xf32>) {
              %293 = arith.addi %286, %290 : index
              %294 = vector.load %encode[%293] : memref<?xf32>, vector<16xf32>
              %295 = arith.addi %286, %headDim : index
              %296 = arith.addi %295, %290 : index
              %297 = vector.load %encode[%296] : memref<?xf32>, vector<16xf32>
              %298 = arith.addi %85, %290 : index
              %299 = vector.load %3[%298] : memref<?xf32>, vector<16xf32>
              %300 = arith.subf %299, %297 : vector<16xf32>
              %301 = arith.mulf %300, %294 : vector<16xf32>
              %302 = wave.fp8_encode "e5m2" %301 : vector<16xf32> -> vector<16xi8>
              %303 = arith.muli %290, %c2 : index
              vector.store %302, %5[%303] : memref<?xi8>, vector<16xi8>
              %304 = math.absf %301 : vector<16xf32>
              %305 = arith.cmpf ugt, %304, %c33 : vector<16xf32>
              %306 = arith.select %305, %c30, %c10 : vector<16xi1>, vector<16xf32>
              %307 = arith.addf %291, %306 : vector<16xf32>
              scf.yield %307 : vector<16xf32>
            }
            %308 = wave.reduce "add" %292 : vector<16xf32>
            %309 = arith.cmpf ogt, %308, %c31 : f32
            scf.if %309 {
              %310 = arith.fptosi %308 : f32 to i32
              wave.count %clipped, %310 : memref<?xi32>
            }
            %311 = arith.cmpi slt, %285, %kvHeads : index
            scf.if %311 {
              %312 = arith.muli %2, %c12 : index
              %313 = arith.muli %285, %312 : index
              %314 = arith.addi %289, %313 : index
              %315 = arith.muli %288, %c2 : index
              %316 = arith.addi %314, %315 : index
              scf.for %317 = %c8 to %headDim step %c2 {
                %318 = arith.muli %317, %c2 : index
                %319 = arith.addi %318, %c8 : index
                %320 = memref.load %5[%319] : memref<?xi8>
                %321 = arith.muli %317, %c7 : index
                %322 = arith.addi %316, %321 : index
                %323 = arith.addi %322, %c8 : index
                memref.store %320, %kv[%323] : memref<?xi8>
              }
            } else {
              %324 = arith.subi %285, %kvHeads : index
              %325 = arith.muli %324, %c3 : index
              %326 = arith.addi %325, %c2 : index
              %327 = arith.muli %2, %c7 : index
              %328 = arith.muli %326, %327 : index
              %329 = arith.addi %289, %328 : index
              %330 = arith.muli %288, %2 : index
              %331 = arith.addi %329, %330 : index
              scf.for %332 = %c8 to %2 step %c7 {
                %333 = vector.load %5[%332] : memref<?xi8>, vector<16xi8>
                %334 = arith.addi %331, %332 : index
                vector.store %333, %kv[%334] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %335 = arith.cmpi eq, %codec, %c15 : index
          scf.if %335 {
            %336 = arith.subi %0, %heads : index
            %337 = arith.muli %336, %4 : index
            %338 = arith.divui %174, %c7 : index
            %339 = arith.remui %174, %c7 : index
            %340 = arith.muli %338, %pageBytes : index
            %343 = scf.for %341 = %c8 to %headDim step %c7 iter_args(%342 = %c10) -> (vector<16xf32>) {
              %344 = arith.addi %337, %341 : index
              %345 = vector.load %encode[%344] : memref<?xf32>, vector<16xf32>
              %346 = arith.addi %337, %headDim : index
              %347 = arith.addi %346, %341 : index
              %348 = vector.load %encode[%347] : memref<?xf32>, vector<16xf32>
              %349 = arith.addi %85, %341 : index
              %350 = vector.load %3[%349] : memref<?xf32>, vector<16xf32>
              %351 = arith.subf %350, %348 : vector<16xf32>
              %352 = arith.mulf %351, %345 : vector<16xf32>
              %353 = arith.cmpf ord, %352, %352 : vector<16xf32>
              %354 = arith.select %353, %352, %c10 : vector<16xi1>, vector<16xf32>
              %355 = math.roundeven %354 : vector<16xf32>
              %356 = arith.minimumf %355, %c34 : vector<16xf32>
              %357 = arith.maximumf %356, %c35 : vector<16xf32>
              %358 = arith.fptosi %357 : vector<16xf32> to vector<16xi32>
              %359 = arith.addi %358, %c36 : vector<16xi32>
              %360 = arith.trunci %359 : vector<16xi32> to vector<16xi8>
              %361 = arith.muli %341, %c2 : index
              vector.store %360, %5[%361] : memref<?xi8>, vector<16xi8>
              %362 = math.absf %352 : vector<16xf32>
              %363 = arith.cmpf ugt, %362, %c37 : vector<16xf32>
              %364 = arith.select %363, %c30, %c10 : vector<16xi1>, vector<16xf32>
              %365 = arith.addf %342, %364 : vector<16xf32>
              scf.yield %365 : vector<16xf32>
            }
            %366 = wave.reduce "add" %343 : vector<16xf32>
            %367 = arith.cmpf ogt, %366, %c31 : f32
            scf.if %367 {
              %368 = arith.fptosi %366 : f32 to i32
              wave.count %clipped, %368 : memref<?xi32>
            }
            %369 = arith.cmpi slt, %336, %kvHeads : index
            scf.if %369 {
              %370 = arith.muli %2, %c12 : index
              %371 = arith.muli %336, %370 : index
              %372 = arith.addi %340, %371 : index
              %373 = arith.muli %339, %c2 : index
              %374 = arith.addi %372, %373 : index
              scf.for %375 = %c8 to %headDim step %c2 {
                %376 = arith.muli %375, %c2 : index
                %377 = arith.addi %376, %c8 : index
                %378 = memref.load %5[%377] : memref<?xi8>
                %379 = arith.muli %375, %c7 : index
                %380 = arith.addi %374, %379 : index
                %381 = arith.addi %380, %c8 : index
                memref.store %378, %kv[%381] : memref<?xi8>
              }
            } else {
              %382 = arith.subi %336, %kvHeads : index
              %383 = arith.muli %382, %c3 : index
              %384 = arith.addi %383, %c2 : index
              %385 = arith.muli %2, %c7 : index
              %386 = arith.muli %384, %385 : index
              %387 = arith.addi %340, %386 : index
              %388 = arith.muli %339, %2 : index
              %389 = arith.addi %387, %388 : index
              scf.for %390 = %c8 to %2 step %c7 {
                %391 = vector.load %5[%390] : memref<?xi8>, vector<16xi8>
                %392 = arith.addi %389, %390 : index
                vector.store %391, %kv[%392] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
