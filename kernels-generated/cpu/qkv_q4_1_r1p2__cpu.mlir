// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q4_1', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q4_1_r1p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  func.return %f3, %f4 : vector<16xf32>, vector<16xf32>
}
wave.kernel @qkv_q4_1_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 320 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 8 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 64 : index
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
        %36 = arith.addi %31, %c4 : index
        %37 = vector.load %w[%36] : memref<?xi8>, vector<32xi8>
        %38 = vector.bitcast %37 : vector<32xi8> to vector<16xf16>
        %39 = arith.extf %38 : vector<16xf16> to vector<16xf32>
        %40 = vector.load %w[%32] : memref<?xi8>, vector<32xi8>
        %41 = vector.bitcast %40 : vector<32xi8> to vector<16xf16>
        %42 = arith.extf %41 : vector<16xf16> to vector<16xf32>
        %43 = arith.addi %32, %c4 : index
        %44 = vector.load %w[%43] : memref<?xi8>, vector<32xi8>
        %45 = vector.bitcast %44 : vector<32xi8> to vector<16xf16>
        %46 = arith.extf %45 : vector<16xf16> to vector<16xf32>
        %47 = arith.muli %26, %c4 : index
        %51:2 = scf.for %48 = %c7 to %c10 step %c2 iter_args(%49 = %27, %50 = %28) -> (vector<16xf32>, vector<16xf32>) {
          %52 = arith.muli %48, %c11 : index
          %53 = arith.addi %47, %52 : index
          %54 = arith.addi %31, %c12 : index
          %55 = arith.muli %48, %c4 : index
          %56 = arith.addi %54, %55 : index
          %57 = arith.addi %56, %c7 : index
          %58 = vector.load %w[%57] : memref<?xi8>, vector<16xi8>
          %59 = arith.extui %58 : vector<16xi8> to vector<16xi32>
          %60 = arith.andi %59, %c13 : vector<16xi32>
          %61 = arith.shrui %59, %c14 : vector<16xi32>
          %62 = arith.sitofp %60 : vector<16xi32> to vector<16xf32>
          %63 = math.fma %62, %35, %39 : vector<16xf32>
          %64 = arith.addi %32, %c12 : index
          %65 = arith.addi %64, %55 : index
          %66 = arith.addi %65, %c7 : index
          %67 = vector.load %w[%66] : memref<?xi8>, vector<16xi8>
          %68 = arith.extui %67 : vector<16xi8> to vector<16xi32>
          %69 = arith.andi %68, %c13 : vector<16xi32>
          %70 = arith.shrui %68, %c14 : vector<16xi32>
          %71 = arith.sitofp %69 : vector<16xi32> to vector<16xf32>
          %72 = math.fma %71, %42, %46 : vector<16xf32>
          %73 = arith.addi %53, %c7 : index
          %74:2 = func.call @qkv_q4_1_r1p2__cpu.0(%18, %73, %x, %63, %49, %72, %50) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %75 = arith.sitofp %61 : vector<16xi32> to vector<16xf32>
          %76 = math.fma %75, %35, %39 : vector<16xf32>
          %77 = arith.sitofp %70 : vector<16xi32> to vector<16xf32>
          %78 = math.fma %77, %42, %46 : vector<16xf32>
          %79 = arith.addi %53, %c2 : index
          %80:2 = func.call @qkv_q4_1_r1p2__cpu.0(%18, %79, %x, %76, %74#0, %78, %74#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %81 = arith.addi %56, %c6 : index
          %82 = vector.load %w[%81] : memref<?xi8>, vector<16xi8>
          %83 = arith.extui %82 : vector<16xi8> to vector<16xi32>
          %84 = arith.andi %83, %c13 : vector<16xi32>
          %85 = arith.shrui %83, %c14 : vector<16xi32>
          %86 = arith.sitofp %84 : vector<16xi32> to vector<16xf32>
          %87 = math.fma %86, %35, %39 : vector<16xf32>
          %88 = arith.addi %65, %c6 : index
          %89 = vector.load %w[%88] : memref<?xi8>, vector<16xi8>
          %90 = arith.extui %89 : vector<16xi8> to vector<16xi32>
          %91 = arith.andi %90, %c13 : vector<16xi32>
          %92 = arith.shrui %90, %c14 : vector<16xi32>
          %93 = arith.sitofp %91 : vector<16xi32> to vector<16xf32>
          %94 = math.fma %93, %42, %46 : vector<16xf32>
          %95 = arith.addi %53, %c3 : index
          %96:2 = func.call @qkv_q4_1_r1p2__cpu.0(%18, %95, %x, %87, %80#0, %94, %80#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %97 = arith.sitofp %85 : vector<16xi32> to vector<16xf32>
          %98 = math.fma %97, %35, %39 : vector<16xf32>
          %99 = arith.sitofp %92 : vector<16xi32> to vector<16xf32>
          %100 = math.fma %99, %42, %46 : vector<16xf32>
          %101 = arith.addi %53, %c15 : index
          %102:2 = func.call @qkv_q4_1_r1p2__cpu.0(%18, %101, %x, %98, %96#0, %100, %96#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          scf.yield %102#0, %102#1 : vector<16xf32>, vector<16xf32>
        }
        scf.yield %51#0, %51#1 : vector<16xf32>, vector<16xf32>
      }
      %103 = arith.muli %headDim, %c7 : index
      %104 = arith.muli %19, %c6 : index
      %105 = arith.addi %103, %104 : index
      %106 = arith.addi %105, %c7 : index
      vector.store %29#0, %3[%106] : memref<?xf32>, vector<16xf32>
      %107 = arith.addi %105, %c6 : index
      vector.store %29#1, %3[%107] : memref<?xf32>, vector<16xf32>
    }
    %108 = arith.addi %14, %c2 : index
    %109 = arith.minsi %108, %13 : index
    scf.for %110 = %14 to %109 step %c2 {
      %111 = arith.subi %110, %14 : index
      %112 = arith.muli %111, %headDim : index
      %113 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %113 {
        scf.for %114 = %c7 to %headDim step %c6 {
          %115 = arith.muli %0, %headDim : index
          %116 = arith.addi %115, %114 : index
          %117 = vector.load %bias[%116] : memref<?xf32>, vector<16xf32>
          %118 = arith.addi %112, %114 : index
          %119 = vector.load %3[%118] : memref<?xf32>, vector<16xf32>
          %120 = arith.addf %119, %117 : vector<16xf32>
          vector.store %120, %3[%118] : memref<?xf32>, vector<16xf32>
        }
      }
      %121 = arith.addi %heads, %kvHeads : index
      %122 = arith.cmpi slt, %0, %121 : index
      scf.if %122 {
        %123 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %123 {
          %124 = arith.cmpi slt, %0, %heads : index
          %127 = scf.for %125 = %c7 to %headDim step %c6 iter_args(%126 = %c9) -> (vector<16xf32>) {
            %128 = arith.addi %112, %125 : index
            %129 = vector.load %3[%128] : memref<?xf32>, vector<16xf32>
            %130 = math.fma %129, %129, %126 : vector<16xf32>
            scf.yield %130 : vector<16xf32>
          }
          %131 = wave.reduce "add" %127 : vector<16xf32>
          %132 = arith.mulf %131, %inverseHeadDim : f32
          %133 = arith.addf %132, %epsilon : f32
          %134 = math.sqrt %133 : f32
          %135 = arith.divf %c22, %134 : f32
          %136 = vector.broadcast %135 : f32 to vector<16xf32>
          scf.for %137 = %c7 to %headDim step %c6 {
            %138 = vector.load %query_norm[%137] : memref<?xf32>, vector<16xf32>
            %139 = vector.load %key_norm[%137] : memref<?xf32>, vector<16xf32>
            %140 = arith.select %124, %138, %139 : vector<16xf32>
            %141 = arith.addi %112, %137 : index
            %142 = vector.load %3[%141] : memref<?xf32>, vector<16xf32>
            %143 = arith.mulf %142, %136 : vector<16xf32>
            %144 = arith.mulf %143, %140 : vector<16xf32>
            vector.store %144, %3[%141] : memref<?xf32>, vector<16xf32>
          }
        }
        %145 = arith.addi %positionsAt, %110 : index
        %146 = memref.load %step[%145] : memref<?xi32>
        %147 = arith.index_cast %146 : i32 to index
        %148 = arith.divui %headDim, %c3 : index
        %149 = arith.remui %147, %c24 : index
        %150 = arith.muli %149, %headDim : index
        %151 = arith.divui %147, %c24 : index
        %152 = arith.addi %151, %c24 : index
        %153 = arith.muli %152, %headDim : index
        scf.for %154 = %c7 to %148 step %c10 {
          %155 = arith.addi %150, %154 : index
          %156 = vector.load %rope[%155] : memref<?xf32>, vector<8xf32>
          %157 = arith.addi %150, %148 : index
          %158 = arith.addi %157, %154 : index
          %159 = vector.load %rope[%158] : memref<?xf32>, vector<8xf32>
          %160 = arith.addi %153, %154 : index
          %161 = vector.load %rope[%160] : memref<?xf32>, vector<8xf32>
          %162 = arith.addi %153, %148 : index
          %163 = arith.addi %162, %154 : index
          %164 = vector.load %rope[%163] : memref<?xf32>, vector<8xf32>
          %165 = arith.mulf %161, %156 : vector<8xf32>
          %166 = arith.mulf %164, %159 : vector<8xf32>
          %167 = arith.subf %165, %166 : vector<8xf32>
          %168 = arith.mulf %164, %156 : vector<8xf32>
          %169 = arith.mulf %161, %159 : vector<8xf32>
          %170 = arith.addf %168, %169 : vector<8xf32>
          %171 = arith.addi %112, %154 : index
          %172 = vector.load %3[%171] : memref<?xf32>, vector<8xf32>
          %173 = arith.addi %112, %148 : index
          %174 = arith.addi %173, %154 : index
          %175 = vector.load %3[%174] : memref<?xf32>, vector<8xf32>
          %176 = arith.mulf %172, %167 : vector<8xf32>
          %177 = arith.mulf %175, %170 : vector<8xf32>
          %178 = arith.subf %176, %177 : vector<8xf32>
          vector.store %178, %3[%171] : memref<?xf32>, vector<8xf32>
          %179 = arith.mulf %175, %167 : vector<8xf32>
          %180 = arith.mulf %172, %170 : vector<8xf32>
          %181 = arith.addf %179, %180 : vector<8xf32>
          vector.store %181, %3[%174] : memref<?xf32>, vector<8xf32>
        }
      }
      %182 = arith.cmpi slt, %0, %heads : index
      scf.if %182 {
        scf.for %183 = %c7 to %headDim step %c6 {
          %184 = arith.addi %112, %183 : index
          %185 = vector.load %3[%184] : memref<?xf32>, vector<16xf32>
          %186 = arith.muli %110, %heads : index
          %187 = arith.addi %186, %0 : index
          %188 = arith.muli %187, %headDim : index
          %189 = arith.addi %188, %183 : index
          vector.store %185, %q[%189] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %190 = arith.addi %slotsAt, %110 : index
        %191 = memref.load %step[%190] : memref<?xi32>
        %192 = arith.index_cast %191 : i32 to index
        %193 = arith.cmpi sge, %192, %c7 : index
        scf.if %193 {
          %194 = arith.cmpi eq, %codec, %c7 : index
          scf.if %194 {
            %195 = arith.subi %0, %heads : index
            %196 = memref.load %scales[%195] : memref<?xf32>
            %197 = vector.broadcast %196 : f32 to vector<16xf32>
            %198 = arith.divui %192, %c6 : index
            %199 = arith.remui %192, %c6 : index
            %200 = arith.muli %198, %pageBytes : index
            scf.for %201 = %c7 to %headDim step %c6 {
              %202 = arith.addi %112, %201 : index
              %203 = vector.load %3[%202] : memref<?xf32>, vector<16xf32>
              %204 = arith.mulf %203, %197 : vector<16xf32>
              %205 = arith.minimumf %204, %c28 : vector<16xf32>
              %206 = arith.maximumf %205, %c29 : vector<16xf32>
              %207 = arith.truncf %206 : vector<16xf32> to vector<16xf16>
              %208 = vector.bitcast %207 : vector<16xf16> to vector<32xi8>
              %209 = arith.muli %201, %c3 : index
              vector.store %208, %5[%209] : memref<?xi8>, vector<32xi8>
            }
            %210 = arith.cmpi slt, %195, %kvHeads : index
            scf.if %210 {
              %211 = arith.muli %4, %c4 : index
              %212 = arith.muli %195, %211 : index
              %213 = arith.addi %200, %212 : index
              %214 = arith.muli %199, %c3 : index
              %215 = arith.addi %213, %214 : index
              scf.for %216 = %c7 to %headDim step %c2 {
                %217 = arith.muli %216, %c3 : index
                %218 = arith.addi %217, %c7 : index
                %219 = memref.load %5[%218] : memref<?xi8>
                %220 = arith.muli %216, %c4 : index
                %221 = arith.addi %215, %220 : index
                %222 = arith.addi %221, %c7 : index
                memref.store %219, %kv[%222] : memref<?xi8>
                %223 = arith.addi %217, %c2 : index
                %224 = memref.load %5[%223] : memref<?xi8>
                %225 = arith.addi %221, %c2 : index
                memref.store %224, %kv[%225] : memref<?xi8>
              }
            } else {
              %226 = arith.subi %195, %kvHeads : index
              %227 = arith.muli %226, %c3 : index
              %228 = arith.addi %227, %c2 : index
              %229 = arith.muli %4, %c6 : index
              %230 = arith.muli %228, %229 : index
              %231 = arith.addi %200, %230 : index
              %232 = arith.muli %199, %4 : index
              %233 = arith.addi %231, %232 : index
              scf.for %234 = %c7 to %4 step %c6 {
                %235 = vector.load %5[%234] : memref<?xi8>, vector<16xi8>
                %236 = arith.addi %233, %234 : index
                vector.store %235, %kv[%236] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %237 = arith.cmpi eq, %codec, %c2 : index
          scf.if %237 {
            %238 = arith.subi %0, %heads : index
            %239 = memref.load %scales[%238] : memref<?xf32>
            %240 = vector.broadcast %239 : f32 to vector<16xf32>
            %241 = arith.divui %192, %c6 : index
            %242 = arith.remui %192, %c6 : index
            %243 = arith.muli %241, %pageBytes : index
            scf.for %244 = %c7 to %headDim step %c6 {
              %245 = arith.addi %112, %244 : index
              %246 = vector.load %3[%245] : memref<?xf32>, vector<16xf32>
              %247 = arith.mulf %246, %240 : vector<16xf32>
              %248 = wave.fp8_encode "e4m3" %247 : vector<16xf32> -> vector<16xi8>
              %249 = arith.muli %244, %c2 : index
              vector.store %248, %5[%249] : memref<?xi8>, vector<16xi8>
            }
            %250 = arith.cmpi slt, %238, %kvHeads : index
            scf.if %250 {
              %251 = arith.muli %2, %c4 : index
              %252 = arith.muli %238, %251 : index
              %253 = arith.addi %243, %252 : index
              %254 = arith.muli %242, %c2 : index
              %255 = arith.addi %253, %254 : index
              scf.for %256 = %c7 to %headDim step %c2 {
                %257 = arith.muli %256, %c2 : index
                %258 = arith.addi %257, %c7 : index
                %259 = memref.load %5[%258] : memref<?xi8>
                %260 = arith.muli %256, %c6 : index
                %261 = arith.addi %255, %260 : index
                %262 = arith.addi %261, %c7 : index
                memref.store %259, %kv[%262] : memref<?xi8>
              }
            } else {
              %263 = arith.subi %238, %kvHeads : index
              %264 = arith.muli %263, %c3 : index
              %265 = arith.addi %264, %c2 : index
              %266 = arith.muli %2, %c6 : index
              %267 = arith.muli %265, %266 : index
              %268 = arith.addi %243, %267 : index
              %269 = arith.muli %242, %2 : index
              %270 = arith.addi %268, %269 : index
              scf.for %271 = %c7 to %2 step %c6 {
                %272 = vector.load %5[%271] : memref<?xi8>, vector<16xi8>
                %273 = arith.addi %270, %271 : index
                vector.store %272, %kv[%273] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %274 = arith.cmpi eq, %codec, %c3 : index
          scf.if %274 {
            %275 = arith.subi %0, %heads : index
            %276 = memref.load %scales[%275] : memref<?xf32>
            %277 = vector.broadcast %276 : f32 to vector<16xf32>
            %278 = arith.divui %192, %c6 : index
            %279 = arith.remui %192, %c6 : index
            %280 = arith.muli %278, %pageBytes : index
            scf.for %281 = %c7 to %headDim step %c6 {
              %282 = arith.addi %112, %281 : index
              %283 = vector.load %3[%282] : memref<?xf32>, vector<16xf32>
              %284 = arith.mulf %283, %277 : vector<16xf32>
              %285 = wave.fp8_encode "e5m2" %284 : vector<16xf32> -> vector<16xi8>
              %286 = arith.muli %281, %c2 : index
              vector.store %285, %5[%286] : memref<?xi8>, vector<16xi8>
            }
            %287 = arith.cmpi slt, %275, %kvHeads : index
            scf.if %287 {
              %288 = arith.muli %2, %c4 : index
              %289 = arith.muli %275, %288 : index
              %290 = arith.addi %280, %289 : index
              %291 = arith.muli %279, %c2 : index
              %292 = arith.addi %290, %291 : index
              scf.for %293 = %c7 to %headDim step %c2 {
                %294 = arith.muli %293, %c2 : index
                %295 = arith.addi %294, %c7 : index
                %296 = memref.load %5[%295] : memref<?xi8>
                %297 = arith.muli %293, %c6 : index
                %298 = arith.addi %292, %297 : index
                %299 = arith.addi %298, %c7 : index
                memref.store %296, %kv[%299] : memref<?xi8>
              }
            } else {
              %300 = arith.subi %275, %kvHeads : index
              %301 = arith.muli %300, %c3 : index
              %302 = arith.addi %301, %c2 : index
              %303 = arith.muli %2, %c6 : index
              %304 = arith.muli %302, %303 : index
              %305 = arith.addi %280, %304 : index
              %306 = arith.muli %279, %2 : index
              %307 = arith.addi %305, %306 : index
              scf.for %308 = %c7 to %2 step %c6 {
                %309 = vector.load %5[%308] : memref<?xi8>, vector<16xi8>
                %310 = arith.addi %307, %308 : index
                vector.store %309, %kv[%310] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
