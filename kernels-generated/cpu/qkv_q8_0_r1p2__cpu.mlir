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
wave.kernel @qkv_q8_0_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
  %c29 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c30 = arith.constant 0x00000000 : f32
  %c31 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c32 = arith.constant dense<0x47600000> : vector<16xf32>
  %c33 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c34 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c35 = arith.constant dense<128> : vector<16xi32>
  %c36 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
        %179 = arith.divui %heads, %kvHeads : index
        %180 = arith.muli %headDim, %c11 : index
        %181 = arith.muli %kvHeads, %180 : index
        %182 = arith.divui %0, %179 : index
        %183 = arith.muli %182, %headDim : index
        %184 = arith.addi %181, %183 : index
        scf.for %185 = %c7 to %headDim step %c6 {
          %186 = arith.addi %184, %185 : index
          %187 = vector.load %encode[%186] : memref<?xf32>, vector<16xf32>
          %188 = arith.addi %108, %185 : index
          %189 = vector.load %3[%188] : memref<?xf32>, vector<16xf32>
          %190 = arith.mulf %189, %187 : vector<16xf32>
          %191 = arith.muli %106, %heads : index
          %192 = arith.addi %191, %0 : index
          %193 = arith.muli %192, %headDim : index
          %194 = arith.addi %193, %185 : index
          vector.store %190, %q[%194] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %195 = arith.addi %slotsAt, %106 : index
        %196 = memref.load %step[%195] : memref<?xi32>
        %197 = arith.index_cast %196 : i32 to index
        %198 = arith.cmpi sge, %197, %c7 : index
        scf.if %198 {
          %199 = arith.cmpi eq, %codec, %c7 : index
          scf.if %199 {
            %200 = arith.subi %0, %heads : index
            %201 = arith.muli %200, %4 : index
            %202 = arith.divui %197, %c6 : index
            %203 = arith.remui %197, %c6 : index
            %204 = arith.muli %202, %pageBytes : index
            %207 = scf.for %205 = %c7 to %headDim step %c6 iter_args(%206 = %c9) -> (vector<16xf32>) {
              %208 = arith.addi %201, %205 : index
              %209 = vector.load %encode[%208] : memref<?xf32>, vector<16xf32>
              %210 = arith.addi %201, %headDim : index
              %211 = arith.addi %210, %205 : index
              %212 = vector.load %encode[%211] : memref<?xf32>, vector<16xf32>
              %213 = arith.addi %108, %205 : index
              %214 = vector.load %3[%213] : memref<?xf32>, vector<16xf32>
              %215 = arith.subf %214, %212 : vector<16xf32>
              %216 = arith.mulf %215, %209 : vector<16xf32>
              %217 = arith.minimumf %216, %c27 : vector<16xf32>
              %218 = arith.maximumf %217, %c28 : vector<16xf32>
              %219 = arith.truncf %218 : vector<16xf32> to vector<16xf16>
              %220 = vector.bitcast %219 : vector<16xf16> to vector<32xi8>
              %221 = arith.muli %205, %c3 : index
              vector.store %220, %5[%221] : memref<?xi8>, vector<32xi8>
              %222 = math.absf %216 : vector<16xf32>
              %223 = arith.cmpf ugt, %222, %c27 : vector<16xf32>
              %224 = arith.select %223, %c29, %c9 : vector<16xi1>, vector<16xf32>
              %225 = arith.addf %206, %224 : vector<16xf32>
              scf.yield %225 : vector<16xf32>
            }
            %226 = wave.reduce "add" %207 : vector<16xf32>
            %227 = arith.cmpf ogt, %226, %c30 : f32
            scf.if %227 {
              %228 = arith.fptosi %226 : f32 to i32
              wave.count %clipped, %228 : memref<?xi32>
            }
            %229 = arith.cmpi slt, %200, %kvHeads : index
            scf.if %229 {
              %230 = arith.muli %4, %c4 : index
              %231 = arith.muli %200, %230 : index
              %232 = arith.addi %204, %231 : index
              %233 = arith.muli %203, %c3 : index
              %234 = arith.addi %232, %233 : index
              scf.for %235 = %c7 to %headDim step %c2 {
                %236 = arith.muli %235, %c3 : index
                %237 = arith.addi %236, %c7 : index
                %238 = memref.load %5[%237] : memref<?xi8>
                %239 = arith.muli %235, %c4 : index
                %240 = arith.addi %234, %239 : index
                %241 = arith.addi %240, %c7 : index
                memref.store %238, %kv[%241] : memref<?xi8>
                %242 = arith.addi %236, %c2 : index
                %243 = memref.load %5[%242] : memref<?xi8>
                %244 = arith.addi %240, %c2 : index
                memref.store %243, %kv[%244] : memref<?xi8>
              }
            } else {
              %245 = arith.subi %200, %kvHeads : index
              %246 = arith.muli %245, %c3 : index
              %247 = arith.addi %246, %c2 : index
              %248 = arith.muli %4, %c6 : index
              %249 = arith.muli %247, %248 : index
              %250 = arith.addi %204, %249 : index
              %251 = arith.muli %203, %4 : index
              %252 = arith.addi %250, %251 : index
              scf.for %253 = %c7 to %4 step %c6 {
                %254 = vector.load %5[%253] : memref<?xi8>, vector<16xi8>
                %255 = arith.addi %252, %253 : index
                vector.store %254, %kv[%255] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %256 = arith.cmpi eq, %codec, %c2 : index
          scf.if %256 {
            %257 = arith.subi %0, %heads : index
            %258 = arith.muli %257, %4 : index
            %259 = arith.divui %197, %c6 : index
            %260 = arith.remui %197, %c6 : index
            %261 = arith.muli %259, %pageBytes : index
            %264 = scf.for %262 = %c7 to %headDim step %c6 iter_args(%263 = %c9) -> (vector<16xf32>) {
              %265 = arith.addi %258, %262 : index
              %266 = vector.load %encode[%265] : memref<?xf32>, vector<16xf32>
              %267 = arith.addi %258, %headDim : index
              %268 = arith.addi %267, %262 : index
              %269 = vector.load %encode[%268] : memref<?xf32>, vector<16xf32>
              %270 = arith.addi %108, %262 : index
              %271 = vector.load %3[%270] : memref<?xf32>, vector<16xf32>
              %272 = arith.subf %271, %269 : vector<16xf32>
              %273 = arith.mulf %272, %266 : vector<16xf32>
              %274 = wave.fp8_encode "e4m3" %273 : vector<16xf32> -> vector<16xi8>
              %275 = arith.muli %262, %c2 : index
              vector.store %274, %5[%275] : memref<?xi8>, vector<16xi8>
              %276 = math.absf %273 : vector<16xf32>
              %277 = arith.cmpf ugt, %276, %c31 : vector<16xf32>
              %278 = arith.select %277, %c29, %c9 : vector<16xi1>, vector<16xf32>
              %279 = arith.addf %263, %278 : vector<16xf32>
              scf.yield %279 : vector<16xf32>
            }
            %280 = wave.reduce "add" %264 : vector<16xf32>
            %281 = arith.cmpf ogt, %280, %c30 : f32
            scf.if %281 {
              %282 = arith.fptosi %280 : f32 to i32
              wave.count %clipped, %282 : memref<?xi32>
            }
            %283 = arith.cmpi slt, %257, %kvHeads : index
            scf.if %283 {
              %284 = arith.muli %2, %c4 : index
              %285 = arith.muli %257, %284 : index
              %286 = arith.addi %261, %285 : index
              %287 = arith.muli %260, %c2 : index
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
              %296 = arith.subi %257, %kvHeads : index
              %297 = arith.muli %296, %c3 : index
              %298 = arith.addi %297, %c2 : index
              %299 = arith.muli %2, %c6 : index
              %300 = arith.muli %298, %299 : index
              %301 = arith.addi %261, %300 : index
              %302 = arith.muli %260, %2 : index
              %303 = arith.addi %301, %302 : index
              scf.for %304 = %c7 to %2 step %c6 {
                %305 = vector.load %5[%304] : memref<?xi8>, vector<16xi8>
                %306 = arith.addi %303, %304 : index
                vector.store %305, %kv[%306] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %307 = arith.cmpi eq, %codec, %c3 : index
          scf.if %307 {
            %308 = arith.subi %0, %heads : index
            %309 = arith.muli %308, %4 : index
            %310 = arith.divui %197, %c6 : index
            %311 = arith.remui %197, %c6 : index
            %312 = arith.muli %310, %pageBytes : index
            %315 = scf.for %313 = %c7 to %headDim step %c6 iter_args(%314 = %c9) -> (vector<16xf32>) {
              %316 = arith.addi %309, %313 : index
              %317 = vector.load %encode[%316] : memref<?xf32>, vector<16xf32>
              %318 = arith.addi %309, %headDim : index
              %319 = arith.addi %318, %313 : index
              %320 = vector.load %encode[%319] : memref<?xf32>, vector<16xf32>
              %321 = arith.addi %108, %313 : index
              %322 = vector.load %3[%321] : memref<?xf32>, vector<16xf32>
              %323 = arith.subf %322, %320 : vector<16xf32>
              %324 = arith.mulf %323, %317 : vector<16xf32>
              %325 = wave.fp8_encode "e5m2" %324 : vector<16xf32> -> vector<16xi8>
              %326 = arith.muli %313, %c2 : index
              vector.store %325, %5[%326] : memref<?xi8>, vector<16xi8>
              %327 = math.absf %324 : vector<16xf32>
              %328 = arith.cmpf ugt, %327, %c32 : vector<16xf32>
              %329 = arith.select %328, %c29, %c9 : vector<16xi1>, vector<16xf32>
              %330 = arith.addf %314, %329 : vector<16xf32>
              scf.yield %330 : vector<16xf32>
            }
            %331 = wave.reduce "add" %315 : vector<16xf32>
            %332 = arith.cmpf ogt, %331, %c30 : f32
            scf.if %332 {
              %333 = arith.fptosi %331 : f32 to i32
              wave.count %clipped, %333 : memref<?xi32>
            }
            %334 = arith.cmpi slt, %308, %kvHeads : index
            scf.if %334 {
              %335 = arith.muli %2, %c4 : index
              %336 = arith.muli %308, %335 : index
              %337 = arith.addi %312, %336 : index
              %338 = arith.muli %311, %c2 : index
              %339 = arith.addi %337, %338 : index
              scf.for %340 = %c7 to %headDim step %c2 {
                %341 = arith.muli %340, %c2 : index
                %342 = arith.addi %341, %c7 : index
                %343 = memref.load %5[%342] : memref<?xi8>
                %344 = arith.muli %340, %c6 : index
                %345 = arith.addi %339, %344 : index
                %346 = arith.addi %345, %c7 : index
                memref.store %343, %kv[%346] : memref<?xi8>
              }
            } else {
              %347 = arith.subi %308, %kvHeads : index
              %348 = arith.muli %347, %c3 : index
              %349 = arith.addi %348, %c2 : index
              %350 = arith.muli %2, %c6 : index
              %351 = arith.muli %349, %350 : index
              %352 = arith.addi %312, %351 : index
              %353 = arith.muli %311, %2 : index
              %354 = arith.addi %352, %353 : index
              scf.for %355 = %c7 to %2 step %c6 {
                %356 = vector.load %5[%355] : memref<?xi8>, vector<16xi8>
                %357 = arith.addi %354, %355 : index
                vector.store %356, %kv[%357] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %358 = arith.cmpi eq, %codec, %c14 : index
          scf.if %358 {
            %359 = arith.subi %0, %heads : index
            %360 = arith.muli %359, %4 : index
            %361 = arith.divui %197, %c6 : index
            %362 = arith.remui %197, %c6 : index
            %363 = arith.muli %361, %pageBytes : index
            %366 = scf.for %364 = %c7 to %headDim step %c6 iter_args(%365 = %c9) -> (vector<16xf32>) {
              %367 = arith.addi %360, %364 : index
              %368 = vector.load %encode[%367] : memref<?xf32>, vector<16xf32>
              %369 = arith.addi %360, %headDim : index
              %370 = arith.addi %369, %364 : index
              %371 = vector.load %encode[%370] : memref<?xf32>, vector<16xf32>
              %372 = arith.addi %108, %364 : index
              %373 = vector.load %3[%372] : memref<?xf32>, vector<16xf32>
              %374 = arith.subf %373, %371 : vector<16xf32>
              %375 = arith.mulf %374, %368 : vector<16xf32>
              %376 = arith.cmpf ord, %375, %375 : vector<16xf32>
              %377 = arith.select %376, %375, %c9 : vector<16xi1>, vector<16xf32>
              %378 = math.roundeven %377 : vector<16xf32>
              %379 = arith.minimumf %378, %c33 : vector<16xf32>
              %380 = arith.maximumf %379, %c34 : vector<16xf32>
              %381 = arith.fptosi %380 : vector<16xf32> to vector<16xi32>
              %382 = arith.addi %381, %c35 : vector<16xi32>
              %383 = arith.trunci %382 : vector<16xi32> to vector<16xi8>
              %384 = arith.muli %364, %c2 : index
              vector.store %383, %5[%384] : memref<?xi8>, vector<16xi8>
              %385 = math.absf %375 : vector<16xf32>
              %386 = arith.cmpf ugt, %385, %c36 : vector<16xf32>
              %387 = arith.select %386, %c29, %c9 : vector<16xi1>, vector<16xf32>
              %388 = arith.addf %365, %387 : vector<16xf32>
              scf.yield %388 : vector<16xf32>
            }
            %389 = wave.reduce "add" %366 : vector<16xf32>
            %390 = arith.cmpf ogt, %389, %c30 : f32
            scf.if %390 {
              %391 = arith.fptosi %389 : f32 to i32
              wave.count %clipped, %391 : memref<?xi32>
            }
            %392 = arith.cmpi slt, %359, %kvHeads : index
            scf.if %392 {
              %393 = arith.muli %2, %c4 : index
              %394 = arith.muli %359, %393 : index
              %395 = arith.addi %363, %394 : index
              %396 = arith.muli %362, %c2 : index
              %397 = arith.addi %395, %396 : index
              scf.for %398 = %c7 to %headDim step %c2 {
                %399 = arith.muli %398, %c2 : index
                %400 = arith.addi %399, %c7 : index
                %401 = memref.load %5[%400] : memref<?xi8>
                %402 = arith.muli %398, %c6 : index
                %403 = arith.addi %397, %402 : index
                %404 = arith.addi %403, %c7 : index
                memref.store %401, %kv[%404] : memref<?xi8>
              }
            } else {
              %405 = arith.subi %359, %kvHeads : index
              %406 = arith.muli %405, %c3 : index
              %407 = arith.addi %406, %c2 : index
              %408 = arith.muli %2, %c6 : index
              %409 = arith.muli %407, %408 : index
              %410 = arith.addi %363, %409 : index
              %411 = arith.muli %362, %2 : index
              %412 = arith.addi %410, %411 : index
              scf.for %413 = %c7 to %2 step %c6 {
                %414 = vector.load %5[%413] : memref<?xi8>, vector<16xi8>
                %415 = arith.addi %412, %413 : index
                vector.store %414, %kv[%415] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
