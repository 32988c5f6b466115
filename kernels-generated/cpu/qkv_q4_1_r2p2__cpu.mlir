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
wave.kernel @qkv_q4_1_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
        scf.for %193 = %c6 to %headDim step %c5 {
          %194 = arith.addi %122, %193 : index
          %195 = vector.load %3[%194] : memref<?xf32>, vector<16xf32>
          %196 = arith.muli %120, %heads : index
          %197 = arith.addi %196, %0 : index
          %198 = arith.muli %197, %headDim : index
          %199 = arith.addi %198, %193 : index
          vector.store %195, %q[%199] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %200 = arith.addi %slotsAt, %120 : index
        %201 = memref.load %step[%200] : memref<?xi32>
        %202 = arith.index_cast %201 : i32 to index
        %203 = arith.cmpi sge, %202, %c6 : index
        scf.if %203 {
          %204 = arith.cmpi eq, %codec, %c6 : index
          scf.if %204 {
            %205 = arith.subi %0, %heads : index
            %206 = memref.load %scales[%205] : memref<?xf32>
            %207 = vector.broadcast %206 : f32 to vector<16xf32>
            %208 = arith.divui %202, %c5 : index
            %209 = arith.remui %202, %c5 : index
            %210 = arith.muli %208, %pageBytes : index
            scf.for %211 = %c6 to %headDim step %c5 {
              %212 = arith.addi %122, %211 : index
              %213 = vector.load %3[%212] : memref<?xf32>, vector<16xf32>
              %214 = arith.mulf %213, %207 : vector<16xf32>
              %215 = arith.minimumf %214, %c28 : vector<16xf32>
              %216 = arith.maximumf %215, %c29 : vector<16xf32>
              %217 = arith.truncf %216 : vector<16xf32> to vector<16xf16>
              %218 = vector.bitcast %217 : vector<16xf16> to vector<32xi8>
              %219 = arith.muli %211, %c2 : index
              vector.store %218, %4[%219] : memref<?xi8>, vector<32xi8>
            }
            %220 = arith.cmpi slt, %205, %kvHeads : index
            scf.if %220 {
              %221 = arith.muli %2, %c3 : index
              %222 = arith.muli %205, %221 : index
              %223 = arith.addi %210, %222 : index
              %224 = arith.muli %209, %c2 : index
              %225 = arith.addi %223, %224 : index
              scf.for %226 = %c6 to %headDim step %c8 {
                %227 = arith.muli %226, %c2 : index
                %228 = arith.addi %227, %c6 : index
                %229 = memref.load %4[%228] : memref<?xi8>
                %230 = arith.muli %226, %c3 : index
                %231 = arith.addi %225, %230 : index
                %232 = arith.addi %231, %c6 : index
                memref.store %229, %kv[%232] : memref<?xi8>
                %233 = arith.addi %227, %c8 : index
                %234 = memref.load %4[%233] : memref<?xi8>
                %235 = arith.addi %231, %c8 : index
                memref.store %234, %kv[%235] : memref<?xi8>
              }
            } else {
              %236 = arith.subi %205, %kvHeads : index
              %237 = arith.muli %236, %c2 : index
              %238 = arith.addi %237, %c8 : index
              %239 = arith.muli %2, %c5 : index
              %240 = arith.muli %238, %239 : index
              %241 = arith.addi %210, %240 : index
              %242 = arith.muli %209, %2 : index
              %243 = arith.addi %241, %242 : index
              scf.for %244 = %c6 to %2 step %c5 {
                %245 = vector.load %4[%244] : memref<?xi8>, vector<16xi8>
                %246 = arith.addi %243, %244 : index
                vector.store %245, %kv[%246] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %247 = arith.cmpi eq, %codec, %c8 : index
          scf.if %247 {
            %248 = arith.subi %0, %heads : index
            %249 = memref.load %scales[%248] : memref<?xf32>
            %250 = vector.broadcast %249 : f32 to vector<16xf32>
            %251 = arith.divui %202, %c5 : index
            %252 = arith.remui %202, %c5 : index
            %253 = arith.muli %headDim, %c8 : index
            %254 = arith.muli %251, %pageBytes : index
            scf.for %255 = %c6 to %headDim step %c5 {
              %256 = arith.addi %122, %255 : index
              %257 = vector.load %3[%256] : memref<?xf32>, vector<16xf32>
              %258 = arith.mulf %257, %250 : vector<16xf32>
              %259 = wave.fp8_encode "e4m3" %258 : vector<16xf32> -> vector<16xi8>
              %260 = arith.muli %255, %c8 : index
              vector.store %259, %4[%260] : memref<?xi8>, vector<16xi8>
            }
            %261 = arith.cmpi slt, %248, %kvHeads : index
            scf.if %261 {
              %262 = arith.muli %253, %c3 : index
              %263 = arith.muli %248, %262 : index
              %264 = arith.addi %254, %263 : index
              %265 = arith.muli %252, %c8 : index
              %266 = arith.addi %264, %265 : index
              scf.for %267 = %c6 to %headDim step %c8 {
                %268 = arith.muli %267, %c8 : index
                %269 = arith.addi %268, %c6 : index
                %270 = memref.load %4[%269] : memref<?xi8>
                %271 = arith.muli %267, %c5 : index
                %272 = arith.addi %266, %271 : index
                %273 = arith.addi %272, %c6 : index
                memref.store %270, %kv[%273] : memref<?xi8>
              }
            } else {
              %274 = arith.subi %248, %kvHeads : index
              %275 = arith.muli %274, %c2 : index
              %276 = arith.addi %275, %c8 : index
              %277 = arith.muli %253, %c5 : index
              %278 = arith.muli %276, %277 : index
              %279 = arith.addi %254, %278 : index
              %280 = arith.muli %252, %253 : index
              %281 = arith.addi %279, %280 : index
              scf.for %282 = %c6 to %253 step %c5 {
                %283 = vector.load %4[%282] : memref<?xi8>, vector<16xi8>
                %284 = arith.addi %281, %282 : index
                vector.store %283, %kv[%284] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %285 = arith.cmpi eq, %codec, %c2 : index
          scf.if %285 {
            %286 = arith.subi %0, %heads : index
            %287 = memref.load %scales[%286] : memref<?xf32>
            %288 = vector.broadcast %287 : f32 to vector<16xf32>
            %289 = arith.divui %202, %c5 : index
            %290 = arith.remui %202, %c5 : index
            %291 = arith.muli %headDim, %c8 : index
            %292 = arith.muli %289, %pageBytes : index
            scf.for %293 = %c6 to %headDim step %c5 {
              %294 = arith.addi %122, %293 : index
              %295 = vector.load %3[%294] : memref<?xf32>, vector<16xf32>
              %296 = arith.mulf %295, %288 : vector<16xf32>
              %297 = wave.fp8_encode "e5m2" %296 : vector<16xf32> -> vector<16xi8>
              %298 = arith.muli %293, %c8 : index
              vector.store %297, %4[%298] : memref<?xi8>, vector<16xi8>
            }
            %299 = arith.cmpi slt, %286, %kvHeads : index
            scf.if %299 {
              %300 = arith.muli %291, %c3 : index
              %301 = arith.muli %286, %300 : index
              %302 = arith.addi %292, %301 : index
              %303 = arith.muli %290, %c8 : index
              %304 = arith.addi %302, %303 : index
              scf.for %305 = %c6 to %headDim step %c8 {
                %306 = arith.muli %305, %c8 : index
                %307 = arith.addi %306, %c6 : index
                %308 = memref.load %4[%307] : memref<?xi8>
                %309 = arith.muli %305, %c5 : index
                %310 = arith.addi %304, %309 : index
                %311 = arith.addi %310, %c6 : index
                memref.store %308, %kv[%311] : memref<?xi8>
              }
            } else {
              %312 = arith.subi %286, %kvHeads : index
              %313 = arith.muli %312, %c2 : index
              %314 = arith.addi %313, %c8 : index
              %315 = arith.muli %291, %c5 : index
              %316 = arith.muli %314, %315 : index
              %317 = arith.addi %292, %316 : index
              %318 = arith.muli %290, %291 : index
              %319 = arith.addi %317, %318 : index
              scf.for %320 = %c6 to %291 step %c5 {
                %321 = vector.load %4[%320] : memref<?xi8>, vector<16xi8>
                %322 = arith.addi %319, %320 : index
                vector.store %321, %kv[%322] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
