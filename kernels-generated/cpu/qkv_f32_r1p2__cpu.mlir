// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='f32', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_f32_r1p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  func.return %f3, %f4 : vector<16xf32>, vector<16xf32>
}
wave.kernel @qkv_f32_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1024 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant dense<0x00000000> : vector<16xf32>
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 256 : index
  %c11 = arith.constant 64 : index
  %c12 = arith.constant 128 : index
  %c13 = arith.constant 192 : index
  %c14 = arith.constant 3 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c21 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c23 = arith.constant 8 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c27 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c28 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c29 = arith.constant 32 : index
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
    %15 = arith.subi %13, %c2 : index
    %16 = arith.addi %14, %c6 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.muli %17, %inputFeatures : index
    scf.for %19 = %c6 to %8 step %c3 {
      %20 = arith.muli %0, %8 : index
      %21 = arith.addi %20, %19 : index
      %22 = arith.addi %21, %c6 : index
      %23 = arith.muli %22, %7 : index
      %24 = arith.addi %21, %c2 : index
      %25 = arith.muli %24, %7 : index
      %29:2 = scf.for %26 = %c6 to %6 step %c2 iter_args(%27 = %c8, %28 = %c8) -> (vector<16xf32>, vector<16xf32>) {
        %30 = arith.muli %26, %c5 : index
        %31 = arith.addi %23, %30 : index
        %32 = arith.addi %25, %30 : index
        %33 = arith.muli %26, %c4 : index
        %37:2 = scf.for %34 = %c6 to %c9 step %c2 iter_args(%35 = %27, %36 = %28) -> (vector<16xf32>, vector<16xf32>) {
          %38 = arith.muli %34, %c9 : index
          %39 = arith.addi %33, %38 : index
          %40 = arith.muli %34, %c10 : index
          %41 = arith.addi %31, %40 : index
          %42 = arith.addi %41, %c6 : index
          %43 = vector.load %w[%42] : memref<?xi8>, vector<64xi8>
          %44 = vector.bitcast %43 : vector<64xi8> to vector<16xf32>
          %45 = arith.addi %32, %40 : index
          %46 = arith.addi %45, %c6 : index
          %47 = vector.load %w[%46] : memref<?xi8>, vector<64xi8>
          %48 = vector.bitcast %47 : vector<64xi8> to vector<16xf32>
          %49 = arith.addi %39, %c6 : index
          %50:2 = func.call @qkv_f32_r1p2__cpu.0(%18, %49, %x, %44, %35, %48, %36) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %51 = arith.addi %41, %c11 : index
          %52 = vector.load %w[%51] : memref<?xi8>, vector<64xi8>
          %53 = vector.bitcast %52 : vector<64xi8> to vector<16xf32>
          %54 = arith.addi %45, %c11 : index
          %55 = vector.load %w[%54] : memref<?xi8>, vector<64xi8>
          %56 = vector.bitcast %55 : vector<64xi8> to vector<16xf32>
          %57 = arith.addi %39, %c2 : index
          %58:2 = func.call @qkv_f32_r1p2__cpu.0(%18, %57, %x, %53, %50#0, %56, %50#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %59 = arith.addi %41, %c12 : index
          %60 = vector.load %w[%59] : memref<?xi8>, vector<64xi8>
          %61 = vector.bitcast %60 : vector<64xi8> to vector<16xf32>
          %62 = arith.addi %45, %c12 : index
          %63 = vector.load %w[%62] : memref<?xi8>, vector<64xi8>
          %64 = vector.bitcast %63 : vector<64xi8> to vector<16xf32>
          %65 = arith.addi %39, %c3 : index
          %66:2 = func.call @qkv_f32_r1p2__cpu.0(%18, %65, %x, %61, %58#0, %64, %58#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %67 = arith.addi %41, %c13 : index
          %68 = vector.load %w[%67] : memref<?xi8>, vector<64xi8>
          %69 = vector.bitcast %68 : vector<64xi8> to vector<16xf32>
          %70 = arith.addi %45, %c13 : index
          %71 = vector.load %w[%70] : memref<?xi8>, vector<64xi8>
          %72 = vector.bitcast %71 : vector<64xi8> to vector<16xf32>
          %73 = arith.addi %39, %c14 : index
          %74:2 = func.call @qkv_f32_r1p2__cpu.0(%18, %73, %x, %69, %66#0, %72, %66#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          scf.yield %74#0, %74#1 : vector<16xf32>, vector<16xf32>
        }
        scf.yield %37#0, %37#1 : vector<16xf32>, vector<16xf32>
      }
      %75 = arith.muli %headDim, %c6 : index
      %76 = arith.muli %19, %c4 : index
      %77 = arith.addi %75, %76 : index
      %78 = arith.addi %77, %c6 : index
      vector.store %29#0, %3[%78] : memref<?xf32>, vector<16xf32>
      %79 = arith.addi %77, %c4 : index
      vector.store %29#1, %3[%79] : memref<?xf32>, vector<16xf32>
    }
    %80 = arith.addi %14, %c2 : index
    %81 = arith.minsi %80, %13 : index
    scf.for %82 = %14 to %81 step %c2 {
      %83 = arith.subi %82, %14 : index
      %84 = arith.muli %83, %headDim : index
      %85 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %85 {
        scf.for %86 = %c6 to %headDim step %c4 {
          %87 = arith.muli %0, %headDim : index
          %88 = arith.addi %87, %86 : index
          %89 = vector.load %bias[%88] : memref<?xf32>, vector<16xf32>
          %90 = arith.addi %84, %86 : index
          %91 = vector.load %3[%90] : memref<?xf32>, vector<16xf32>
          %92 = arith.addf %91, %89 : vector<16xf32>
          vector.store %92, %3[%90] : memref<?xf32>, vector<16xf32>
        }
      }
      %93 = arith.addi %heads, %kvHeads : index
      %94 = arith.cmpi slt, %0, %93 : index
      scf.if %94 {
        %95 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %95 {
          %96 = arith.cmpi slt, %0, %heads : index
          %99 = scf.for %97 = %c6 to %headDim step %c4 iter_args(%98 = %c8) -> (vector<16xf32>) {
            %100 = arith.addi %84, %97 : index
            %101 = vector.load %3[%100] : memref<?xf32>, vector<16xf32>
            %102 = math.fma %101, %101, %98 : vector<16xf32>
            scf.yield %102 : vector<16xf32>
          }
          %103 = wave.reduce "add" %99 : vector<16xf32>
          %104 = arith.mulf %103, %inverseHeadDim : f32
          %105 = arith.addf %104, %epsilon : f32
          %106 = math.sqrt %105 : f32
          %107 = arith.divf %c21, %106 : f32
          %108 = vector.broadcast %107 : f32 to vector<16xf32>
          scf.for %109 = %c6 to %headDim step %c4 {
            %110 = vector.load %query_norm[%109] : memref<?xf32>, vector<16xf32>
            %111 = vector.load %key_norm[%109] : memref<?xf32>, vector<16xf32>
            %112 = arith.select %96, %110, %111 : vector<16xf32>
            %113 = arith.addi %84, %109 : index
            %114 = vector.load %3[%113] : memref<?xf32>, vector<16xf32>
            %115 = arith.mulf %114, %108 : vector<16xf32>
            %116 = arith.mulf %115, %112 : vector<16xf32>
            vector.store %116, %3[%113] : memref<?xf32>, vector<16xf32>
          }
        }
        %117 = arith.addi %positionsAt, %82 : index
        %118 = memref.load %step[%117] : memref<?xi32>
        %119 = arith.index_cast %118 : i32 to index
        %120 = arith.divui %headDim, %c3 : index
        %121 = arith.remui %119, %c10 : index
        %122 = arith.muli %121, %headDim : index
        %123 = arith.divui %119, %c10 : index
        %124 = arith.addi %123, %c10 : index
        %125 = arith.muli %124, %headDim : index
        scf.for %126 = %c6 to %120 step %c23 {
          %127 = arith.addi %122, %126 : index
          %128 = vector.load %rope[%127] : memref<?xf32>, vector<8xf32>
          %129 = arith.addi %122, %120 : index
          %130 = arith.addi %129, %126 : index
          %131 = vector.load %rope[%130] : memref<?xf32>, vector<8xf32>
          %132 = arith.addi %125, %126 : index
          %133 = vector.load %rope[%132] : memref<?xf32>, vector<8xf32>
          %134 = arith.addi %125, %120 : index
          %135 = arith.addi %134, %126 : index
          %136 = vector.load %rope[%135] : memref<?xf32>, vector<8xf32>
          %137 = arith.mulf %133, %128 : vector<8xf32>
          %138 = arith.mulf %136, %131 : vector<8xf32>
          %139 = arith.subf %137, %138 : vector<8xf32>
          %140 = arith.mulf %136, %128 : vector<8xf32>
          %141 = arith.mulf %133, %131 : vector<8xf32>
          %142 = arith.addf %140, %141 : vector<8xf32>
          %143 = arith.addi %84, %126 : index
          %144 = vector.load %3[%143] : memref<?xf32>, vector<8xf32>
          %145 = arith.addi %84, %120 : index
          %146 = arith.addi %145, %126 : index
          %147 = vector.load %3[%146] : memref<?xf32>, vector<8xf32>
          %148 = arith.mulf %144, %139 : vector<8xf32>
          %149 = arith.mulf %147, %142 : vector<8xf32>
          %150 = arith.subf %148, %149 : vector<8xf32>
          vector.store %150, %3[%143] : memref<?xf32>, vector<8xf32>
          %151 = arith.mulf %147, %139 : vector<8xf32>
          %152 = arith.mulf %144, %142 : vector<8xf32>
          %153 = arith.addf %151, %152 : vector<8xf32>
          vector.store %153, %3[%146] : memref<?xf32>, vector<8xf32>
        }
      }
      %154 = arith.cmpi slt, %0, %heads : index
      scf.if %154 {
        scf.for %155 = %c6 to %headDim step %c4 {
          %156 = arith.addi %84, %155 : index
          %157 = vector.load %3[%156] : memref<?xf32>, vector<16xf32>
          %158 = arith.muli %82, %heads : index
          %159 = arith.addi %158, %0 : index
          %160 = arith.muli %159, %headDim : index
          %161 = arith.addi %160, %155 : index
          vector.store %157, %q[%161] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %162 = arith.addi %slotsAt, %82 : index
        %163 = memref.load %step[%162] : memref<?xi32>
        %164 = arith.index_cast %163 : i32 to index
        %165 = arith.cmpi sge, %164, %c6 : index
        scf.if %165 {
          %166 = arith.cmpi eq, %codec, %c6 : index
          scf.if %166 {
            %167 = arith.subi %0, %heads : index
            %168 = memref.load %scales[%167] : memref<?xf32>
            %169 = vector.broadcast %168 : f32 to vector<16xf32>
            %170 = arith.divui %164, %c4 : index
            %171 = arith.remui %164, %c4 : index
            %172 = arith.muli %170, %pageBytes : index
            scf.for %173 = %c6 to %headDim step %c4 {
              %174 = arith.addi %84, %173 : index
              %175 = vector.load %3[%174] : memref<?xf32>, vector<16xf32>
              %176 = arith.mulf %175, %169 : vector<16xf32>
              %177 = arith.minimumf %176, %c27 : vector<16xf32>
              %178 = arith.maximumf %177, %c28 : vector<16xf32>
              %179 = arith.truncf %178 : vector<16xf32> to vector<16xf16>
              %180 = vector.bitcast %179 : vector<16xf16> to vector<32xi8>
              %181 = arith.muli %173, %c3 : index
              vector.store %180, %5[%181] : memref<?xi8>, vector<32xi8>
            }
            %182 = arith.cmpi slt, %167, %kvHeads : index
            scf.if %182 {
              %183 = arith.muli %4, %c29 : index
              %184 = arith.muli %167, %183 : index
              %185 = arith.addi %172, %184 : index
              %186 = arith.muli %171, %c3 : index
              %187 = arith.addi %185, %186 : index
              scf.for %188 = %c6 to %headDim step %c2 {
                %189 = arith.muli %188, %c3 : index
                %190 = arith.addi %189, %c6 : index
                %191 = memref.load %5[%190] : memref<?xi8>
                %192 = arith.muli %188, %c29 : index
                %193 = arith.addi %187, %192 : index
                %194 = arith.addi %193, %c6 : index
                memref.store %191, %kv[%194] : memref<?xi8>
                %195 = arith.addi %189, %c2 : index
                %196 = memref.load %5[%195] : memref<?xi8>
                %197 = arith.addi %193, %c2 : index
                memref.store %196, %kv[%197] : memref<?xi8>
              }
            } else {
              %198 = arith.subi %167, %kvHeads : index
              %199 = arith.muli %198, %c3 : index
              %200 = arith.addi %199, %c2 : index
              %201 = arith.muli %4, %c4 : index
              %202 = arith.muli %200, %201 : index
              %203 = arith.addi %172, %202 : index
              %204 = arith.muli %171, %4 : index
              %205 = arith.addi %203, %204 : index
              scf.for %206 = %c6 to %4 step %c4 {
                %207 = vector.load %5[%206] : memref<?xi8>, vector<16xi8>
                %208 = arith.addi %205, %206 : index
                vector.store %207, %kv[%208] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %209 = arith.cmpi eq, %codec, %c2 : index
          scf.if %209 {
            %210 = arith.subi %0, %heads : index
            %211 = memref.load %scales[%210] : memref<?xf32>
            %212 = vector.broadcast %211 : f32 to vector<16xf32>
            %213 = arith.divui %164, %c4 : index
            %214 = arith.remui %164, %c4 : index
            %215 = arith.muli %213, %pageBytes : index
            scf.for %216 = %c6 to %headDim step %c4 {
              %217 = arith.addi %84, %216 : index
              %218 = vector.load %3[%217] : memref<?xf32>, vector<16xf32>
              %219 = arith.mulf %218, %212 : vector<16xf32>
              %220 = wave.fp8_encode "e4m3" %219 : vector<16xf32> -> vector<16xi8>
              %221 = arith.muli %216, %c2 : index
              vector.store %220, %5[%221] : memref<?xi8>, vector<16xi8>
            }
            %222 = arith.cmpi slt, %210, %kvHeads : index
            scf.if %222 {
              %223 = arith.muli %2, %c29 : index
              %224 = arith.muli %210, %223 : index
              %225 = arith.addi %215, %224 : index
              %226 = arith.muli %214, %c2 : index
              %227 = arith.addi %225, %226 : index
              scf.for %228 = %c6 to %headDim step %c2 {
                %229 = arith.muli %228, %c2 : index
                %230 = arith.addi %229, %c6 : index
                %231 = memref.load %5[%230] : memref<?xi8>
                %232 = arith.muli %228, %c4 : index
                %233 = arith.addi %227, %232 : index
                %234 = arith.addi %233, %c6 : index
                memref.store %231, %kv[%234] : memref<?xi8>
              }
            } else {
              %235 = arith.subi %210, %kvHeads : index
              %236 = arith.muli %235, %c3 : index
              %237 = arith.addi %236, %c2 : index
              %238 = arith.muli %2, %c4 : index
              %239 = arith.muli %237, %238 : index
              %240 = arith.addi %215, %239 : index
              %241 = arith.muli %214, %2 : index
              %242 = arith.addi %240, %241 : index
              scf.for %243 = %c6 to %2 step %c4 {
                %244 = vector.load %5[%243] : memref<?xi8>, vector<16xi8>
                %245 = arith.addi %242, %243 : index
                vector.store %244, %kv[%245] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %246 = arith.cmpi eq, %codec, %c3 : index
          scf.if %246 {
            %247 = arith.subi %0, %heads : index
            %248 = memref.load %scales[%247] : memref<?xf32>
            %249 = vector.broadcast %248 : f32 to vector<16xf32>
            %250 = arith.divui %164, %c4 : index
            %251 = arith.remui %164, %c4 : index
            %252 = arith.muli %250, %pageBytes : index
            scf.for %253 = %c6 to %headDim step %c4 {
              %254 = arith.addi %84, %253 : index
              %255 = vector.load %3[%254] : memref<?xf32>, vector<16xf32>
              %256 = arith.mulf %255, %249 : vector<16xf32>
              %257 = wave.fp8_encode "e5m2" %256 : vector<16xf32> -> vector<16xi8>
              %258 = arith.muli %253, %c2 : index
              vector.store %257, %5[%258] : memref<?xi8>, vector<16xi8>
            }
            %259 = arith.cmpi slt, %247, %kvHeads : index
            scf.if %259 {
              %260 = arith.muli %2, %c29 : index
              %261 = arith.muli %247, %260 : index
              %262 = arith.addi %252, %261 : index
              %263 = arith.muli %251, %c2 : index
              %264 = arith.addi %262, %263 : index
              scf.for %265 = %c6 to %headDim step %c2 {
                %266 = arith.muli %265, %c2 : index
                %267 = arith.addi %266, %c6 : index
                %268 = memref.load %5[%267] : memref<?xi8>
                %269 = arith.muli %265, %c4 : index
                %270 = arith.addi %264, %269 : index
                %271 = arith.addi %270, %c6 : index
                memref.store %268, %kv[%271] : memref<?xi8>
              }
            } else {
              %272 = arith.subi %247, %kvHeads : index
              %273 = arith.muli %272, %c3 : index
              %274 = arith.addi %273, %c2 : index
              %275 = arith.muli %2, %c4 : index
              %276 = arith.muli %274, %275 : index
              %277 = arith.addi %252, %276 : index
              %278 = arith.muli %251, %2 : index
              %279 = arith.addi %277, %278 : index
              scf.for %280 = %c6 to %2 step %c4 {
                %281 = vector.load %5[%280] : memref<?xi8>, vector<16xi8>
                %282 = arith.addi %279, %280 : index
                vector.store %281, %kv[%282] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
