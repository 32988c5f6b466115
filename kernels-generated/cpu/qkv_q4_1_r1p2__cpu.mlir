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
wave.kernel @qkv_q4_1_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
        %183 = arith.divui %heads, %kvHeads : index
        %184 = arith.muli %headDim, %c11 : index
        %185 = arith.muli %kvHeads, %184 : index
        %186 = arith.divui %0, %183 : index
        %187 = arith.muli %186, %headDim : index
        %188 = arith.addi %185, %187 : index
        scf.for %189 = %c7 to %headDim step %c6 {
          %190 = arith.addi %188, %189 : index
          %191 = vector.load %encode[%190] : memref<?xf32>, vector<16xf32>
          %192 = arith.addi %112, %189 : index
          %193 = vector.load %3[%192] : memref<?xf32>, vector<16xf32>
          %194 = arith.mulf %193, %191 : vector<16xf32>
          %195 = arith.muli %110, %heads : index
          %196 = arith.addi %195, %0 : index
          %197 = arith.muli %196, %headDim : index
          %198 = arith.addi %197, %189 : index
          vector.store %194, %q[%198] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %199 = arith.addi %slotsAt, %110 : index
        %200 = memref.load %step[%199] : memref<?xi32>
        %201 = arith.index_cast %200 : i32 to index
        %202 = arith.cmpi sge, %201, %c7 : index
        scf.if %202 {
          %203 = arith.cmpi eq, %codec, %c7 : index
          scf.if %203 {
            %204 = arith.subi %0, %heads : index
            %205 = arith.muli %204, %4 : index
            %206 = arith.divui %201, %c6 : index
            %207 = arith.remui %201, %c6 : index
            %208 = arith.muli %206, %pageBytes : index
            %211 = scf.for %209 = %c7 to %headDim step %c6 iter_args(%210 = %c9) -> (vector<16xf32>) {
              %212 = arith.addi %205, %209 : index
              %213 = vector.load %encode[%212] : memref<?xf32>, vector<16xf32>
              %214 = arith.addi %205, %headDim : index
              %215 = arith.addi %214, %209 : index
              %216 = vector.load %encode[%215] : memref<?xf32>, vector<16xf32>
              %217 = arith.addi %112, %209 : index
              %218 = vector.load %3[%217] : memref<?xf32>, vector<16xf32>
              %219 = arith.subf %218, %216 : vector<16xf32>
              %220 = arith.mulf %219, %213 : vector<16xf32>
              %221 = arith.minimumf %220, %c28 : vector<16xf32>
              %222 = arith.maximumf %221, %c29 : vector<16xf32>
              %223 = arith.truncf %222 : vector<16xf32> to vector<16xf16>
              %224 = vector.bitcast %223 : vector<16xf16> to vector<32xi8>
              %225 = arith.muli %209, %c3 : index
              vector.store %224, %5[%225] : memref<?xi8>, vector<32xi8>
              %226 = math.absf %220 : vector<16xf32>
              %227 = arith.cmpf ugt, %226, %c28 : vector<16xf32>
              %228 = arith.select %227, %c30, %c9 : vector<16xi1>, vector<16xf32>
              %229 = arith.addf %210, %228 : vector<16xf32>
              scf.yield %229 : vector<16xf32>
            }
            %230 = wave.reduce "add" %211 : vector<16xf32>
            %231 = arith.cmpf ogt, %230, %c31 : f32
            scf.if %231 {
              %232 = arith.fptosi %230 : f32 to i32
              wave.count %clipped, %232 : memref<?xi32>
            }
            %233 = arith.cmpi slt, %204, %kvHeads : index
            scf.if %233 {
              %234 = arith.muli %4, %c4 : index
              %235 = arith.muli %204, %234 : index
              %236 = arith.addi %208, %235 : index
              %237 = arith.muli %207, %c3 : index
              %238 = arith.addi %236, %237 : index
              scf.for %239 = %c7 to %headDim step %c2 {
                %240 = arith.muli %239, %c3 : index
                %241 = arith.addi %240, %c7 : index
                %242 = memref.load %5[%241] : memref<?xi8>
                %243 = arith.muli %239, %c4 : index
                %244 = arith.addi %238, %243 : index
                %245 = arith.addi %244, %c7 : index
                memref.store %242, %kv[%245] : memref<?xi8>
                %246 = arith.addi %240, %c2 : index
                %247 = memref.load %5[%246] : memref<?xi8>
                %248 = arith.addi %244, %c2 : index
                memref.store %247, %kv[%248] : memref<?xi8>
              }
            } else {
              %249 = arith.subi %204, %kvHeads : index
              %250 = arith.muli %249, %c3 : index
              %251 = arith.addi %250, %c2 : index
              %252 = arith.muli %4, %c6 : index
              %253 = arith.muli %251, %252 : index
              %254 = arith.addi %208, %253 : index
              %255 = arith.muli %207, %4 : index
              %256 = arith.addi %254, %255 : index
              scf.for %257 = %c7 to %4 step %c6 {
                %258 = vector.load %5[%257] : memref<?xi8>, vector<16xi8>
                %259 = arith.addi %256, %257 : index
                vector.store %258, %kv[%259] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %260 = arith.cmpi eq, %codec, %c2 : index
          scf.if %260 {
            %261 = arith.subi %0, %heads : index
            %262 = arith.muli %261, %4 : index
            %263 = arith.divui %201, %c6 : index
            %264 = arith.remui %201, %c6 : index
            %265 = arith.muli %263, %pageBytes : index
            %268 = scf.for %266 = %c7 to %headDim step %c6 iter_args(%267 = %c9) -> (vector<16xf32>) {
              %269 = arith.addi %262, %266 : index
              %270 = vector.load %encode[%269] : memref<?xf32>, vector<16xf32>
              %271 = arith.addi %262, %headDim : index
              %272 = arith.addi %271, %266 : index
              %273 = vector.load %encode[%272] : memref<?xf32>, vector<16xf32>
              %274 = arith.addi %112, %266 : index
              %275 = vector.load %3[%274] : memref<?xf32>, vector<16xf32>
              %276 = arith.subf %275, %273 : vector<16xf32>
              %277 = arith.mulf %276, %270 : vector<16xf32>
              %278 = wave.fp8_encode "e4m3" %277 : vector<16xf32> -> vector<16xi8>
              %279 = arith.muli %266, %c2 : index
              vector.store %278, %5[%279] : memref<?xi8>, vector<16xi8>
              %280 = math.absf %277 : vector<16xf32>
              %281 = arith.cmpf ugt, %280, %c32 : vector<16xf32>
              %282 = arith.select %281, %c30, %c9 : vector<16xi1>, vector<16xf32>
              %283 = arith.addf %267, %282 : vector<16xf32>
              scf.yield %283 : vector<16xf32>
            }
            %284 = wave.reduce "add" %268 : vector<16xf32>
            %285 = arith.cmpf ogt, %284, %c31 : f32
            scf.if %285 {
              %286 = arith.fptosi %284 : f32 to i32
              wave.count %clipped, %286 : memref<?xi32>
            }
            %287 = arith.cmpi slt, %261, %kvHeads : index
            scf.if %287 {
              %288 = arith.muli %2, %c4 : index
              %289 = arith.muli %261, %288 : index
              %290 = arith.addi %265, %289 : index
              %291 = arith.muli %264, %c2 : index
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
              %300 = arith.subi %261, %kvHeads : index
              %301 = arith.muli %300, %c3 : index
              %302 = arith.addi %301, %c2 : index
              %303 = arith.muli %2, %c6 : index
              %304 = arith.muli %302, %303 : index
              %305 = arith.addi %265, %304 : index
              %306 = arith.muli %264, %2 : index
              %307 = arith.addi %305, %306 : index
              scf.for %308 = %c7 to %2 step %c6 {
                %309 = vector.load %5[%308] : memref<?xi8>, vector<16xi8>
                %310 = arith.addi %307, %308 : index
                vector.store %309, %kv[%310] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %311 = arith.cmpi eq, %codec, %c3 : index
          scf.if %311 {
            %312 = arith.subi %0, %heads : index
            %313 = arith.muli %312, %4 : index
            %314 = arith.divui %201, %c6 : index
            %315 = arith.remui %201, %c6 : index
            %316 = arith.muli %314, %pageBytes : index
            %319 = scf.for %317 = %c7 to %headDim step %c6 iter_args(%318 = %c9) -> (vector<16xf32>) {
              %320 = arith.addi %313, %317 : index
              %321 = vector.load %encode[%320] : memref<?xf32>, vector<16xf32>
              %322 = arith.addi %313, %headDim : index
              %323 = arith.addi %322, %317 : index
              %324 = vector.load %encode[%323] : memref<?xf32>, vector<16xf32>
              %325 = arith.addi %112, %317 : index
              %326 = vector.load %3[%325] : memref<?xf32>, vector<16xf32>
              %327 = arith.subf %326, %324 : vector<16xf32>
              %328 = arith.mulf %327, %321 : vector<16xf32>
              %329 = wave.fp8_encode "e5m2" %328 : vector<16xf32> -> vector<16xi8>
              %330 = arith.muli %317, %c2 : index
              vector.store %329, %5[%330] : memref<?xi8>, vector<16xi8>
              %331 = math.absf %328 : vector<16xf32>
              %332 = arith.cmpf ugt, %331, %c33 : vector<16xf32>
              %333 = arith.select %332, %c30, %c9 : vector<16xi1>, vector<16xf32>
              %334 = arith.addf %318, %333 : vector<16xf32>
              scf.yield %334 : vector<16xf32>
            }
            %335 = wave.reduce "add" %319 : vector<16xf32>
            %336 = arith.cmpf ogt, %335, %c31 : f32
            scf.if %336 {
              %337 = arith.fptosi %335 : f32 to i32
              wave.count %clipped, %337 : memref<?xi32>
            }
            %338 = arith.cmpi slt, %312, %kvHeads : index
            scf.if %338 {
              %339 = arith.muli %2, %c4 : index
              %340 = arith.muli %312, %339 : index
              %341 = arith.addi %316, %340 : index
              %342 = arith.muli %315, %c2 : index
              %343 = arith.addi %341, %342 : index
              scf.for %344 = %c7 to %headDim step %c2 {
                %345 = arith.muli %344, %c2 : index
                %346 = arith.addi %345, %c7 : index
                %347 = memref.load %5[%346] : memref<?xi8>
                %348 = arith.muli %344, %c6 : index
                %349 = arith.addi %343, %348 : index
                %350 = arith.addi %349, %c7 : index
                memref.store %347, %kv[%350] : memref<?xi8>
              }
            } else {
              %351 = arith.subi %312, %kvHeads : index
              %352 = arith.muli %351, %c3 : index
              %353 = arith.addi %352, %c2 : index
              %354 = arith.muli %2, %c6 : index
              %355 = arith.muli %353, %354 : index
              %356 = arith.addi %316, %355 : index
              %357 = arith.muli %315, %2 : index
              %358 = arith.addi %356, %357 : index
              scf.for %359 = %c7 to %2 step %c6 {
                %360 = vector.load %5[%359] : memref<?xi8>, vector<16xi8>
                %361 = arith.addi %358, %359 : index
                vector.store %360, %kv[%361] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %362 = arith.cmpi eq, %codec, %c15 : index
          scf.if %362 {
            %363 = arith.subi %0, %heads : index
            %364 = arith.muli %363, %4 : index
            %365 = arith.divui %201, %c6 : index
            %366 = arith.remui %201, %c6 : index
            %367 = arith.muli %365, %pageBytes : index
            %370 = scf.for %368 = %c7 to %headDim step %c6 iter_args(%369 = %c9) -> (vector<16xf32>) {
              %371 = arith.addi %364, %368 : index
              %372 = vector.load %encode[%371] : memref<?xf32>, vector<16xf32>
              %373 = arith.addi %364, %headDim : index
              %374 = arith.addi %373, %368 : index
              %375 = vector.load %encode[%374] : memref<?xf32>, vector<16xf32>
              %376 = arith.addi %112, %368 : index
              %377 = vector.load %3[%376] : memref<?xf32>, vector<16xf32>
              %378 = arith.subf %377, %375 : vector<16xf32>
              %379 = arith.mulf %378, %372 : vector<16xf32>
              %380 = arith.cmpf ord, %379, %379 : vector<16xf32>
              %381 = arith.select %380, %379, %c9 : vector<16xi1>, vector<16xf32>
              %382 = math.roundeven %381 : vector<16xf32>
              %383 = arith.minimumf %382, %c34 : vector<16xf32>
              %384 = arith.maximumf %383, %c35 : vector<16xf32>
              %385 = arith.fptosi %384 : vector<16xf32> to vector<16xi32>
              %386 = arith.addi %385, %c36 : vector<16xi32>
              %387 = arith.trunci %386 : vector<16xi32> to vector<16xi8>
              %388 = arith.muli %368, %c2 : index
              vector.store %387, %5[%388] : memref<?xi8>, vector<16xi8>
              %389 = math.absf %379 : vector<16xf32>
              %390 = arith.cmpf ugt, %389, %c37 : vector<16xf32>
              %391 = arith.select %390, %c30, %c9 : vector<16xi1>, vector<16xf32>
              %392 = arith.addf %369, %391 : vector<16xf32>
              scf.yield %392 : vector<16xf32>
            }
            %393 = wave.reduce "add" %370 : vector<16xf32>
            %394 = arith.cmpf ogt, %393, %c31 : f32
            scf.if %394 {
              %395 = arith.fptosi %393 : f32 to i32
              wave.count %clipped, %395 : memref<?xi32>
            }
            %396 = arith.cmpi slt, %363, %kvHeads : index
            scf.if %396 {
              %397 = arith.muli %2, %c4 : index
              %398 = arith.muli %363, %397 : index
              %399 = arith.addi %367, %398 : index
              %400 = arith.muli %366, %c2 : index
              %401 = arith.addi %399, %400 : index
              scf.for %402 = %c7 to %headDim step %c2 {
                %403 = arith.muli %402, %c2 : index
                %404 = arith.addi %403, %c7 : index
                %405 = memref.load %5[%404] : memref<?xi8>
                %406 = arith.muli %402, %c6 : index
                %407 = arith.addi %401, %406 : index
                %408 = arith.addi %407, %c7 : index
                memref.store %405, %kv[%408] : memref<?xi8>
              }
            } else {
              %409 = arith.subi %363, %kvHeads : index
              %410 = arith.muli %409, %c3 : index
              %411 = arith.addi %410, %c2 : index
              %412 = arith.muli %2, %c6 : index
              %413 = arith.muli %411, %412 : index
              %414 = arith.addi %367, %413 : index
              %415 = arith.muli %366, %2 : index
              %416 = arith.addi %414, %415 : index
              scf.for %417 = %c7 to %2 step %c6 {
                %418 = vector.load %5[%417] : memref<?xi8>, vector<16xi8>
                %419 = arith.addi %416, %417 : index
                vector.store %418, %kv[%419] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
