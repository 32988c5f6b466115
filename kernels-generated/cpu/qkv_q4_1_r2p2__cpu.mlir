// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q4_1', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q4_1_r2p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  %f5 = arith.addi %x7, %x1 : index
  %f6 = memref.load %x2[%f5] : memref<?xf32>
  %f7 = vector.broadcast %f6 : f32 to vector<16xf32>
  %f8 = math.fma %f7, %x3, %x8 : vector<16xf32>
  %f9 = math.fma %f7, %x5, %x9 : vector<16xf32>
  func.return %f3, %f4, %f8, %f9 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @qkv_q4_1_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 320 : index
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant 1 : index
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
  %4 = wave.scratch %2 : memref<?xi8>
  %5 = arith.divui %inputFeatures, %c3 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.divui %headDim, %c5 : index
  %8 = memref.load %step[%c6] : memref<?xi32>
  %9 = arith.index_cast %8 : i32 to index
  %10 = arith.muli %1, %rowsPerBlock : index
  %11 = arith.addi %10, %rowsPerBlock : index
  %12 = arith.minsi %11, %9 : index
  scf.for %13 = %10 to %12 step %c2 {
    %14 = arith.subi %12, %c8 : index
    %15 = arith.addi %13, %c6 : index
    %16 = arith.minsi %15, %14 : index
    %17 = arith.addi %13, %c8 : index
    %18 = arith.minsi %17, %14 : index
    %19 = arith.muli %16, %inputFeatures : index
    %20 = arith.muli %18, %inputFeatures : index
    scf.for %21 = %c6 to %7 step %c2 {
      %22 = arith.muli %0, %7 : index
      %23 = arith.addi %22, %21 : index
      %24 = arith.addi %23, %c6 : index
      %25 = arith.muli %24, %6 : index
      %26 = arith.addi %23, %c8 : index
      %27 = arith.muli %26, %6 : index
      %33:4 = scf.for %28 = %c6 to %5 step %c8 iter_args(%29 = %c9, %30 = %c9, %31 = %c9, %32 = %c9) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %34 = arith.muli %28, %c4 : index
        %35 = arith.addi %25, %34 : index
        %36 = arith.addi %27, %34 : index
        %37 = vector.load %w[%35] : memref<?xi8>, vector<32xi8>
        %38 = vector.bitcast %37 : vector<32xi8> to vector<16xf16>
        %39 = arith.extf %38 : vector<16xf16> to vector<16xf32>
        %40 = arith.addi %35, %c3 : index
        %41 = vector.load %w[%40] : memref<?xi8>, vector<32xi8>
        %42 = vector.bitcast %41 : vector<32xi8> to vector<16xf16>
        %43 = arith.extf %42 : vector<16xf16> to vector<16xf32>
        %44 = vector.load %w[%36] : memref<?xi8>, vector<32xi8>
        %45 = vector.bitcast %44 : vector<32xi8> to vector<16xf16>
        %46 = arith.extf %45 : vector<16xf16> to vector<16xf32>
        %47 = arith.addi %36, %c3 : index
        %48 = vector.load %w[%47] : memref<?xi8>, vector<32xi8>
        %49 = vector.bitcast %48 : vector<32xi8> to vector<16xf16>
        %50 = arith.extf %49 : vector<16xf16> to vector<16xf32>
        %51 = arith.muli %28, %c3 : index
        %57:4 = scf.for %52 = %c6 to %c10 step %c8 iter_args(%53 = %29, %54 = %30, %55 = %31, %56 = %32) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %58 = arith.muli %52, %c11 : index
          %59 = arith.addi %51, %58 : index
          %60 = arith.addi %35, %c12 : index
          %61 = arith.muli %52, %c3 : index
          %62 = arith.addi %60, %61 : index
          %63 = arith.addi %62, %c6 : index
          %64 = vector.load %w[%63] : memref<?xi8>, vector<16xi8>
          %65 = arith.extui %64 : vector<16xi8> to vector<16xi32>
          %66 = arith.andi %65, %c13 : vector<16xi32>
          %67 = arith.shrui %65, %c14 : vector<16xi32>
          %68 = arith.sitofp %66 : vector<16xi32> to vector<16xf32>
          %69 = math.fma %68, %39, %43 : vector<16xf32>
          %70 = arith.addi %36, %c12 : index
          %71 = arith.addi %70, %61 : index
          %72 = arith.addi %71, %c6 : index
          %73 = vector.load %w[%72] : memref<?xi8>, vector<16xi8>
          %74 = arith.extui %73 : vector<16xi8> to vector<16xi32>
          %75 = arith.andi %74, %c13 : vector<16xi32>
          %76 = arith.shrui %74, %c14 : vector<16xi32>
          %77 = arith.sitofp %75 : vector<16xi32> to vector<16xf32>
          %78 = math.fma %77, %46, %50 : vector<16xf32>
          %79 = arith.addi %59, %c6 : index
          %80:4 = func.call @qkv_q4_1_r2p2__cpu.0(%19, %79, %x, %69, %53, %78, %54, %20, %55, %56) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %81 = arith.sitofp %67 : vector<16xi32> to vector<16xf32>
          %82 = math.fma %81, %39, %43 : vector<16xf32>
          %83 = arith.sitofp %76 : vector<16xi32> to vector<16xf32>
          %84 = math.fma %83, %46, %50 : vector<16xf32>
          %85 = arith.addi %59, %c8 : index
          %86:4 = func.call @qkv_q4_1_r2p2__cpu.0(%19, %85, %x, %82, %80#0, %84, %80#1, %20, %80#2, %80#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %87 = arith.addi %62, %c5 : index
          %88 = vector.load %w[%87] : memref<?xi8>, vector<16xi8>
          %89 = arith.extui %88 : vector<16xi8> to vector<16xi32>
          %90 = arith.andi %89, %c13 : vector<16xi32>
          %91 = arith.shrui %89, %c14 : vector<16xi32>
          %92 = arith.sitofp %90 : vector<16xi32> to vector<16xf32>
          %93 = math.fma %92, %39, %43 : vector<16xf32>
          %94 = arith.addi %71, %c5 : index
          %95 = vector.load %w[%94] : memref<?xi8>, vector<16xi8>
          %96 = arith.extui %95 : vector<16xi8> to vector<16xi32>
          %97 = arith.andi %96, %c13 : vector<16xi32>
          %98 = arith.shrui %96, %c14 : vector<16xi32>
          %99 = arith.sitofp %97 : vector<16xi32> to vector<16xf32>
          %100 = math.fma %99, %46, %50 : vector<16xf32>
          %101 = arith.addi %59, %c2 : index
          %102:4 = func.call @qkv_q4_1_r2p2__cpu.0(%19, %101, %x, %93, %86#0, %100, %86#1, %20, %86#2, %86#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %103 = arith.sitofp %91 : vector<16xi32> to vector<16xf32>
          %104 = math.fma %103, %39, %43 : vector<16xf32>
          %105 = arith.sitofp %98 : vector<16xi32> to vector<16xf32>
          %106 = math.fma %105, %46, %50 : vector<16xf32>
          %107 = arith.addi %59, %c15 : index
          %108:4 = func.call @qkv_q4_1_r2p2__cpu.0(%19, %107, %x, %104, %102#0, %106, %102#1, %20, %102#2, %102#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %108#0, %108#1, %108#2, %108#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %57#0, %57#1, %57#2, %57#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %109 = arith.muli %headDim, %c6 : index
      %110 = arith.muli %21, %c5 : index
      %111 = arith.addi %109, %110 : index
      %112 = arith.addi %111, %c6 : index
      vector.store %33#0, %3[%112] : memref<?xf32>, vector<16xf32>
      %113 = arith.addi %111, %c5 : index
      vector.store %33#1, %3[%113] : memref<?xf32>, vector<16xf32>
      %114 = arith.muli %headDim, %c8 : index
      %115 = arith.addi %114, %110 : index
      %116 = arith.addi %115, %c6 : index
      vector.store %33#2, %3[%116] : memref<?xf32>, vector<16xf32>
      %117 = arith.addi %115, %c5 : index
      vector.store %33#3, %3[%117] : memref<?xf32>, vector<16xf32>
    }
    %118 = arith.addi %13, %c2 : index
    %119 = arith.minsi %118, %12 : index
    scf.for %120 = %13 to %119 step %c8 {
      %121 = arith.subi %120, %13 : index
      %122 = arith.muli %121, %headDim : index
      %123 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %123 {
        scf.for %124 = %c6 to %headDim step %c5 {
          %125 = arith.muli %0, %headDim : index
          %126 = arith.addi %125, %124 : index
          %127 = vector.load %bias[%126] : memref<?xf32>, vector<16xf32>
          %128 = arith.addi %122, %124 : index
          %129 = vector.load %3[%128] : memref<?xf32>, vector<16xf32>
          %130 = arith.addf %129, %127 : vector<16xf32>
          vector.store %130, %3[%128] : memref<?xf32>, vector<16xf32>
        }
      }
      %131 = arith.addi %heads, %kvHeads : index
      %132 = arith.cmpi slt, %0, %131 : index
      scf.if %132 {
        %133 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %133 {
          %134 = arith.cmpi slt, %0, %heads : index
          %137 = scf.for %135 = %c6 to %headDim step %c5 iter_args(%136 = %c9) -> (vector<16xf32>) {
            %138 = arith.addi %122, %135 : index
            %139 = vector.load %3[%138] : memref<?xf32>, vector<16xf32>
            %140 = math.fma %139, %139, %136 : vector<16xf32>
            scf.yield %140 : vector<16xf32>
          }
          %141 = wave.reduce "add" %137 : vector<16xf32>
          %142 = arith.mulf %141, %inverseHeadDim : f32
          %143 = arith.addf %142, %epsilon : f32
          %144 = math.sqrt %143 : f32
          %145 = arith.divf %c22, %144 : f32
          %146 = vector.broadcast %145 : f32 to vector<16xf32>
          scf.for %147 = %c6 to %headDim step %c5 {
            %148 = vector.load %query_norm[%147] : memref<?xf32>, vector<16xf32>
            %149 = vector.load %key_norm[%147] : memref<?xf32>, vector<16xf32>
            %150 = arith.select %134, %148, %149 : vector<16xf32>
            %151 = arith.addi %122, %147 : index
            %152 = vector.load %3[%151] : memref<?xf32>, vector<16xf32>
            %153 = arith.mulf %152, %146 : vector<16xf32>
            %154 = arith.mulf %153, %150 : vector<16xf32>
            vector.store %154, %3[%151] : memref<?xf32>, vector<16xf32>
          }
        }
        %155 = arith.addi %positionsAt, %120 : index
        %156 = memref.load %step[%155] : memref<?xi32>
        %157 = arith.index_cast %156 : i32 to index
        %158 = arith.divui %headDim, %c2 : index
        %159 = arith.remui %157, %c24 : index
        %160 = arith.muli %159, %headDim : index
        %161 = arith.divui %157, %c24 : index
        %162 = arith.addi %161, %c24 : index
        %163 = arith.muli %162, %headDim : index
        scf.for %164 = %c6 to %158 step %c10 {
          %165 = arith.addi %160, %164 : index
          %166 = vector.load %rope[%165] : memref<?xf32>, vector<8xf32>
          %167 = arith.addi %160, %158 : index
          %168 = arith.addi %167, %164 : index
          %169 = vector.load %rope[%168] : memref<?xf32>, vector<8xf32>
          %170 = arith.addi %163, %164 : index
          %171 = vector.load %rope[%170] : memref<?xf32>, vector<8xf32>
          %172 = arith.addi %163, %158 : index
          %173 = arith.addi %172, %164 : index
          %174 = vector.load %rope[%173] : memref<?xf32>, vector<8xf32>
          %175 = arith.mulf %171, %166 : vector<8xf32>
          %176 = arith.mulf %174, %169 : vector<8xf32>
          %177 = arith.subf %175, %176 : vector<8xf32>
          %178 = arith.mulf %174, %166 : vector<8xf32>
          %179 = arith.mulf %171, %169 : vector<8xf32>
          %180 = arith.addf %178, %179 : vector<8xf32>
          %181 = arith.addi %122, %164 : index
          %182 = vector.load %3[%181] : memref<?xf32>, vector<8xf32>
          %183 = arith.addi %122, %158 : index
          %184 = arith.addi %183, %164 : index
          %185 = vector.load %3[%184] : memref<?xf32>, vector<8xf32>
          %186 = arith.mulf %182, %177 : vector<8xf32>
          %187 = arith.mulf %185, %180 : vector<8xf32>
          %188 = arith.subf %186, %187 : vector<8xf32>
          vector.store %188, %3[%181] : memref<?xf32>, vector<8xf32>
          %189 = arith.mulf %185, %177 : vector<8xf32>
          %190 = arith.mulf %182, %180 : vector<8xf32>
          %191 = arith.addf %189, %190 : vector<8xf32>
          vector.store %191, %3[%184] : memref<?xf32>, vector<8xf32>
        }
      }
      %192 = arith.cmpi slt, %0, %heads : index
      scf.if %192 {
        %193 = arith.divui %heads, %kvHeads : index
        %194 = arith.muli %headDim, %c11 : index
        %195 = arith.muli %kvHeads, %194 : index
        %196 = arith.divui %0, %193 : index
        %197 = arith.muli %196, %headDim : index
        %198 = arith.addi %195, %197 : index
        scf.for %199 = %c6 to %headDim step %c5 {
          %200 = arith.addi %198, %199 : index
          %201 = vector.load %encode[%200] : memref<?xf32>, vector<16xf32>
          %202 = arith.addi %122, %199 : index
          %203 = vector.load %3[%202] : memref<?xf32>, vector<16xf32>
          %204 = arith.mulf %203, %201 : vector<16xf32>
          %205 = arith.muli %120, %heads : index
          %206 = arith.addi %205, %0 : index
          %207 = arith.muli %206, %headDim : index
          %208 = arith.addi %207, %199 : index
          vector.store %204, %q[%208] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %209 = arith.addi %slotsAt, %120 : index
        %210 = memref.load %step[%209] : memref<?xi32>
        %211 = arith.index_cast %210 : i32 to index
        %212 = arith.cmpi sge, %211, %c6 : index
        scf.if %212 {
          %213 = arith.cmpi eq, %codec, %c6 : index
          scf.if %213 {
            %214 = arith.subi %0, %heads : index
            %215 = arith.muli %214, %2 : index
            %216 = arith.divui %211, %c5 : index
            %217 = arith.remui %211, %c5 : index
            %218 = arith.muli %216, %pageBytes : index
            %221 = scf.for %219 = %c6 to %headDim step %c5 iter_args(%220 = %c9) -> (vector<16xf32>) {
              %222 = arith.addi %215, %219 : index
              %223 = vector.load %encode[%222] : memref<?xf32>, vector<16xf32>
              %224 = arith.addi %215, %headDim : index
              %225 = arith.addi %224, %219 : index
              %226 = vector.load %encode[%225] : memref<?xf32>, vector<16xf32>
              %227 = arith.addi %122, %219 : index
              %228 = vector.load %3[%227] : memref<?xf32>, vector<16xf32>
              %229 = arith.subf %228, %226 : vector<16xf32>
              %230 = arith.mulf %229, %223 : vector<16xf32>
              %231 = arith.minimumf %230, %c28 : vector<16xf32>
              %232 = arith.maximumf %231, %c29 : vector<16xf32>
              %233 = arith.truncf %232 : vector<16xf32> to vector<16xf16>
              %234 = vector.bitcast %233 : vector<16xf16> to vector<32xi8>
              %235 = arith.muli %219, %c2 : index
              vector.store %234, %4[%235] : memref<?xi8>, vector<32xi8>
              %236 = math.absf %230 : vector<16xf32>
              %237 = arith.cmpf ugt, %236, %c28 : vector<16xf32>
              %238 = arith.select %237, %c30, %c9 : vector<16xi1>, vector<16xf32>
              %239 = arith.addf %220, %238 : vector<16xf32>
              scf.yield %239 : vector<16xf32>
            }
            %240 = wave.reduce "add" %221 : vector<16xf32>
            %241 = arith.cmpf ogt, %240, %c31 : f32
            scf.if %241 {
              %242 = arith.fptosi %240 : f32 to i32
              wave.count %clipped, %242 : memref<?xi32>
            }
            %243 = arith.cmpi slt, %214, %kvHeads : index
            scf.if %243 {
              %244 = arith.muli %2, %c3 : index
              %245 = arith.muli %214, %244 : index
              %246 = arith.addi %218, %245 : index
              %247 = arith.muli %217, %c2 : index
              %248 = arith.addi %246, %247 : index
              scf.for %249 = %c6 to %headDim step %c8 {
                %250 = arith.muli %249, %c2 : index
                %251 = arith.addi %250, %c6 : index
                %252 = memref.load %4[%251] : memref<?xi8>
                %253 = arith.muli %249, %c3 : index
                %254 = arith.addi %248, %253 : index
                %255 = arith.addi %254, %c6 : index
                memref.store %252, %kv[%255] : memref<?xi8>
                %256 = arith.addi %250, %c8 : index
                %257 = memref.load %4[%256] : memref<?xi8>
                %258 = arith.addi %254, %c8 : index
                memref.store %257, %kv[%258] : memref<?xi8>
              }
            } else {
              %259 = arith.subi %214, %kvHeads : index
              %260 = arith.muli %259, %c2 : index
              %261 = arith.addi %260, %c8 : index
              %262 = arith.muli %2, %c5 : index
              %263 = arith.muli %261, %262 : index
              %264 = arith.addi %218, %263 : index
              %265 = arith.muli %217, %2 : index
              %266 = arith.addi %264, %265 : index
              scf.for %267 = %c6 to %2 step %c5 {
                %268 = vector.load %4[%267] : memref<?xi8>, vector<16xi8>
                %269 = arith.addi %266, %267 : index
                vector.store %268, %kv[%269] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %270 = arith.cmpi eq, %codec, %c8 : index
          scf.if %270 {
            %271 = arith.subi %0, %heads : index
            %272 = arith.muli %271, %2 : index
            %273 = arith.divui %211, %c5 : index
            %274 = arith.remui %211, %c5 : index
            %275 = arith.muli %headDim, %c8 : index
            %276 = arith.muli %273, %pageBytes : index
            %279 = scf.for %277 = %c6 to %headDim step %c5 iter_args(%278 = %c9) -> (vector<16xf32>) {
              %280 = arith.addi %272, %277 : index
              %281 = vector.load %encode[%280] : memref<?xf32>, vector<16xf32>
              %282 = arith.addi %272, %headDim : index
              %283 = arith.addi %282, %277 : index
              %284 = vector.load %encode[%283] : memref<?xf32>, vector<16xf32>
              %285 = arith.addi %122, %277 : index
              %286 = vector.load %3[%285] : memref<?xf32>, vector<16xf32>
              %287 = arith.subf %286, %284 : vector<16xf32>
              %288 = arith.mulf %287, %281 : vector<16xf32>
              %289 = wave.fp8_encode "e4m3" %288 : vector<16xf32> -> vector<16xi8>
              %290 = arith.muli %277, %c8 : index
              vector.store %289, %4[%290] : memref<?xi8>, vector<16xi8>
              %291 = math.absf %288 : vector<16xf32>
              %292 = arith.cmpf ugt, %291, %c32 : vector<16xf32>
              %293 = arith.select %292, %c30, %c9 : vector<16xi1>, vector<16xf32>
              %294 = arith.addf %278, %293 : vector<16xf32>
              scf.yield %294 : vector<16xf32>
            }
            %295 = wave.reduce "add" %279 : vector<16xf32>
            %296 = arith.cmpf ogt, %295, %c31 : f32
            scf.if %296 {
              %297 = arith.fptosi %295 : f32 to i32
              wave.count %clipped, %297 : memref<?xi32>
            }
            %298 = arith.cmpi slt, %271, %kvHeads : index
            scf.if %298 {
              %299 = arith.muli %275, %c3 : index
              %300 = arith.muli %271, %299 : index
              %301 = arith.addi %276, %300 : index
              %302 = arith.muli %274, %c8 : index
              %303 = arith.addi %301, %302 : index
              scf.for %304 = %c6 to %headDim step %c8 {
                %305 = arith.muli %304, %c8 : index
                %306 = arith.addi %305, %c6 : index
                %307 = memref.load %4[%306] : memref<?xi8>
                %308 = arith.muli %304, %c5 : index
                %309 = arith.addi %303, %308 : index
                %310 = arith.addi %309, %c6 : index
                memref.store %307, %kv[%310] : memref<?xi8>
              }
            } else {
              %311 = arith.subi %271, %kvHeads : index
              %312 = arith.muli %311, %c2 : index
              %313 = arith.addi %312, %c8 : index
              %314 = arith.muli %275, %c5 : index
              %315 = arith.muli %313, %314 : index
              %316 = arith.addi %276, %315 : index
              %317 = arith.muli %274, %275 : index
              %318 = arith.addi %316, %317 : index
              scf.for %319 = %c6 to %275 step %c5 {
                %320 = vector.load %4[%319] : memref<?xi8>, vector<16xi8>
                %321 = arith.addi %318, %319 : index
                vector.store %320, %kv[%321] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %322 = arith.cmpi eq, %codec, %c2 : index
          scf.if %322 {
            %323 = arith.subi %0, %heads : index
            %324 = arith.muli %323, %2 : index
            %325 = arith.divui %211, %c5 : index
            %326 = arith.remui %211, %c5 : index
            %327 = arith.muli %headDim, %c8 : index
            %328 = arith.muli %325, %pageBytes : index
            %331 = scf.for %329 = %c6 to %headDim step %c5 iter_args(%330 = %c9) -> (vector<16xf32>) {
              %332 = arith.addi %324, %329 : index
              %333 = vector.load %encode[%332] : memref<?xf32>, vector<16xf32>
              %334 = arith.addi %324, %headDim : index
              %335 = arith.addi %334, %329 : index
              %336 = vector.load %encode[%335] : memref<?xf32>, vector<16xf32>
              %337 = arith.addi %122, %329 : index
              %338 = vector.load %3[%337] : memref<?xf32>, vector<16xf32>
              %339 = arith.subf %338, %336 : vector<16xf32>
              %340 = arith.mulf %339, %333 : vector<16xf32>
              %341 = wave.fp8_encode "e5m2" %340 : vector<16xf32> -> vector<16xi8>
              %342 = arith.muli %329, %c8 : index
              vector.store %341, %4[%342] : memref<?xi8>, vector<16xi8>
              %343 = math.absf %340 : vector<16xf32>
              %344 = arith.cmpf ugt, %343, %c33 : vector<16xf32>
              %345 = arith.select %344, %c30, %c9 : vector<16xi1>, vector<16xf32>
              %346 = arith.addf %330, %345 : vector<16xf32>
              scf.yield %346 : vector<16xf32>
            }
            %347 = wave.reduce "add" %331 : vector<16xf32>
            %348 = arith.cmpf ogt, %347, %c31 : f32
            scf.if %348 {
              %349 = arith.fptosi %347 : f32 to i32
              wave.count %clipped, %349 : memref<?xi32>
            }
            %350 = arith.cmpi slt, %323, %kvHeads : index
            scf.if %350 {
              %351 = arith.muli %327, %c3 : index
              %352 = arith.muli %323, %351 : index
              %353 = arith.addi %328, %352 : index
              %354 = arith.muli %326, %c8 : index
              %355 = arith.addi %353, %354 : index
              scf.for %356 = %c6 to %headDim step %c8 {
                %357 = arith.muli %356, %c8 : index
                %358 = arith.addi %357, %c6 : index
                %359 = memref.load %4[%358] : memref<?xi8>
                %360 = arith.muli %356, %c5 : index
                %361 = arith.addi %355, %360 : index
                %362 = arith.addi %361, %c6 : index
                memref.store %359, %kv[%362] : memref<?xi8>
              }
            } else {
              %363 = arith.subi %323, %kvHeads : index
              %364 = arith.muli %363, %c2 : index
              %365 = arith.addi %364, %c8 : index
              %366 = arith.muli %327, %c5 : index
              %367 = arith.muli %365, %366 : index
              %368 = arith.addi %328, %367 : index
              %369 = arith.muli %326, %327 : index
              %370 = arith.addi %368, %369 : index
              scf.for %371 = %c6 to %327 step %c5 {
                %372 = vector.load %4[%371] : memref<?xi8>, vector<16xi8>
                %373 = arith.addi %370, %371 : index
                vector.store %372, %kv[%373] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %374 = arith.cmpi eq, %codec, %c15 : index
          scf.if %374 {
            %375 = arith.subi %0, %heads : index
            %376 = arith.muli %375, %2 : index
            %377 = arith.divui %211, %c5 : index
            %378 = arith.remui %211, %c5 : index
            %379 = arith.muli %headDim, %c8 : index
            %380 = arith.muli %377, %pageBytes : index
            %383 = scf.for %381 = %c6 to %headDim step %c5 iter_args(%382 = %c9) -> (vector<16xf32>) {
              %384 = arith.addi %376, %381 : index
              %385 = vector.load %encode[%384] : memref<?xf32>, vector<16xf32>
              %386 = arith.addi %376, %headDim : index
              %387 = arith.addi %386, %381 : index
              %388 = vector.load %encode[%387] : memref<?xf32>, vector<16xf32>
              %389 = arith.addi %122, %381 : index
              %390 = vector.load %3[%389] : memref<?xf32>, vector<16xf32>
              %391 = arith.subf %390, %388 : vector<16xf32>
              %392 = arith.mulf %391, %385 : vector<16xf32>
              %393 = arith.cmpf ord, %392, %392 : vector<16xf32>
              %394 = arith.select %393, %392, %c9 : vector<16xi1>, vector<16xf32>
              %395 = math.roundeven %394 : vector<16xf32>
              %396 = arith.minimumf %395, %c34 : vector<16xf32>
              %397 = arith.maximumf %396, %c35 : vector<16xf32>
              %398 = arith.fptosi %397 : vector<16xf32> to vector<16xi32>
              %399 = arith.addi %398, %c36 : vector<16xi32>
              %400 = arith.trunci %399 : vector<16xi32> to vector<16xi8>
              %401 = arith.muli %381, %c8 : index
              vector.store %400, %4[%401] : memref<?xi8>, vector<16xi8>
              %402 = math.absf %392 : vector<16xf32>
              %403 = arith.cmpf ugt, %402, %c37 : vector<16xf32>
              %404 = arith.select %403, %c30, %c9 : vector<16xi1>, vector<16xf32>
              %405 = arith.addf %382, %404 : vector<16xf32>
              scf.yield %405 : vector<16xf32>
            }
            %406 = wave.reduce "add" %383 : vector<16xf32>
            %407 = arith.cmpf ogt, %406, %c31 : f32
            scf.if %407 {
              %408 = arith.fptosi %406 : f32 to i32
              wave.count %clipped, %408 : memref<?xi32>
            }
            %409 = arith.cmpi slt, %375, %kvHeads : index
            scf.if %409 {
              %410 = arith.muli %379, %c3 : index
              %411 = arith.muli %375, %410 : index
              %412 = arith.addi %380, %411 : index
              %413 = arith.muli %378, %c8 : index
              %414 = arith.addi %412, %413 : index
              scf.for %415 = %c6 to %headDim step %c8 {
                %416 = arith.muli %415, %c8 : index
                %417 = arith.addi %416, %c6 : index
                %418 = memref.load %4[%417] : memref<?xi8>
                %419 = arith.muli %415, %c5 : index
                %420 = arith.addi %414, %419 : index
                %421 = arith.addi %420, %c6 : index
                memref.store %418, %kv[%421] : memref<?xi8>
              }
            } else {
              %422 = arith.subi %375, %kvHeads : index
              %423 = arith.muli %422, %c2 : index
              %424 = arith.addi %423, %c8 : index
              %425 = arith.muli %379, %c5 : index
              %426 = arith.muli %424, %425 : index
              %427 = arith.addi %380, %426 : index
              %428 = arith.muli %378, %379 : index
              %429 = arith.addi %427, %428 : index
              scf.for %430 = %c6 to %379 step %c5 {
                %431 = vector.load %4[%430] : memref<?xi8>, vector<16xi8>
                %432 = arith.addi %429, %430 : index
                vector.store %431, %kv[%432] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
