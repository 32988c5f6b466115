// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='int4', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_int4_r4p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_int4_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 48 : index
  %c7 = arith.constant 16 : index
  %c8 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant 1 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 32 : index
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
    %17 = arith.subi %15, %c10 : index
    %18 = arith.addi %16, %c8 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.addi %16, %c10 : index
    %21 = arith.minsi %20, %17 : index
    %22 = arith.addi %16, %c3 : index
    %23 = arith.minsi %22, %17 : index
    %24 = arith.addi %16, %c11 : index
    %25 = arith.minsi %24, %17 : index
    %26 = arith.muli %19, %inputFeatures : index
    %27 = arith.muli %21, %inputFeatures : index
    %28 = arith.muli %23, %inputFeatures : index
    %29 = arith.muli %25, %inputFeatures : index
    scf.for %30 = %c8 to %10 step %c10 {
      %31 = arith.muli %0, %10 : index
      %32 = arith.addi %31, %30 : index
      %33 = arith.addi %32, %c8 : index
      %34 = arith.muli %33, %9 : index
      %35 = arith.divui %groupSize, %c2 : index
      %41:4 = scf.for %36 = %c8 to %8 step %c10 iter_args(%37 = %c12, %38 = %c12, %39 = %c12, %40 = %c12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %42 = arith.muli %36, %7 : index
        %43 = arith.addi %34, %42 : index
        %44 = vector.load %w[%43] : memref<?xi8>, vector<32xi8>
        %45 = vector.bitcast %44 : vector<32xi8> to vector<16xf16>
        %46 = arith.extf %45 : vector<16xf16> to vector<16xf32>
        %47 = arith.addi %43, %c13 : index
        %48 = vector.load %w[%47] : memref<?xi8>, vector<16xi8>
        %49 = arith.extui %48 : vector<16xi8> to vector<16xi32>
        %50 = arith.muli %36, %groupSize : index
        %56:4 = scf.for %51 = %c8 to %35 step %c10 iter_args(%52 = %37, %53 = %38, %54 = %39, %55 = %40) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %57 = arith.muli %51, %c2 : index
          %58 = arith.addi %50, %57 : index
          %59 = arith.addi %43, %c6 : index
          %60 = arith.muli %51, %c13 : index
          %61 = arith.addi %59, %60 : index
          %62 = arith.addi %61, %c8 : index
          %63 = vector.load %w[%62] : memref<?xi8>, vector<16xi8>
          %64 = arith.extui %63 : vector<16xi8> to vector<16xi32>
          %65 = arith.andi %64, %c14 : vector<16xi32>
          %66 = arith.shrui %64, %c15 : vector<16xi32>
          %67 = arith.subi %65, %49 : vector<16xi32>
          %68 = arith.sitofp %67 : vector<16xi32> to vector<16xf32>
          %69 = arith.mulf %68, %46 : vector<16xf32>
          %70 = arith.addi %58, %c8 : index
          %71:4 = func.call @qkv_int4_r4p1__cpu.0(%26, %70, %x, %69, %52, %27, %53, %28, %54, %29, %55) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %72 = arith.subi %66, %49 : vector<16xi32>
          %73 = arith.sitofp %72 : vector<16xi32> to vector<16xf32>
          %74 = arith.mulf %73, %46 : vector<16xf32>
          %75 = arith.addi %58, %c10 : index
          %76:4 = func.call @qkv_int4_r4p1__cpu.0(%26, %75, %x, %74, %71#0, %27, %71#1, %28, %71#2, %29, %71#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %77 = arith.addi %61, %c7 : index
          %78 = vector.load %w[%77] : memref<?xi8>, vector<16xi8>
          %79 = arith.extui %78 : vector<16xi8> to vector<16xi32>
          %80 = arith.andi %79, %c14 : vector<16xi32>
          %81 = arith.shrui %79, %c15 : vector<16xi32>
          %82 = arith.subi %80, %49 : vector<16xi32>
          %83 = arith.sitofp %82 : vector<16xi32> to vector<16xf32>
          %84 = arith.mulf %83, %46 : vector<16xf32>
          %85 = arith.addi %58, %c3 : index
          %86:4 = func.call @qkv_int4_r4p1__cpu.0(%26, %85, %x, %84, %76#0, %27, %76#1, %28, %76#2, %29, %76#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %87 = arith.subi %81, %49 : vector<16xi32>
          %88 = arith.sitofp %87 : vector<16xi32> to vector<16xf32>
          %89 = arith.mulf %88, %46 : vector<16xf32>
          %90 = arith.addi %58, %c11 : index
          %91:4 = func.call @qkv_int4_r4p1__cpu.0(%26, %90, %x, %89, %86#0, %27, %86#1, %28, %86#2, %29, %86#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %91#0, %91#1, %91#2, %91#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %56#0, %56#1, %56#2, %56#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %92 = arith.muli %headDim, %c8 : index
      %93 = arith.muli %30, %c7 : index
      %94 = arith.addi %92, %93 : index
      %95 = arith.addi %94, %c8 : index
      vector.store %41#0, %3[%95] : memref<?xf32>, vector<16xf32>
      %96 = arith.muli %headDim, %c10 : index
      %97 = arith.addi %96, %93 : index
      %98 = arith.addi %97, %c8 : index
      vector.store %41#1, %3[%98] : memref<?xf32>, vector<16xf32>
      %99 = arith.addi %4, %93 : index
      %100 = arith.addi %99, %c8 : index
      vector.store %41#2, %3[%100] : memref<?xf32>, vector<16xf32>
      %101 = arith.muli %headDim, %c11 : index
      %102 = arith.addi %101, %93 : index
      %103 = arith.addi %102, %c8 : index
      vector.store %41#3, %3[%103] : memref<?xf32>, vector<16xf32>
    }
    %104 = arith.addi %16, %c2 : index
    %105 = arith.minsi %104, %15 : index
    scf.for %106 = %16 to %105 step %c10 {
      %107 = arith.subi %106, %16 : index
      %108 = arith.muli %107, %headDim : index
      %109 = arith.cmpi eq, %hasBias, %c10 : index
      scf.if %109 {
        scf.for %110 = %c8 to %headDim step %c7 {
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
        %119 = arith.cmpi eq, %hasNorm, %c10 : index
        scf.if %119 {
          %120 = arith.cmpi slt, %0, %heads : index
          %123 = scf.for %121 = %c8 to %headDim step %c7 iter_args(%122 = %c12) -> (vector<16xf32>) {
            %124 = arith.addi %108, %121 : index
            %125 = vector.load %3[%124] : memref<?xf32>, vector<16xf32>
            %126 = math.fma %125, %125, %122 : vector<16xf32>
            scf.yield %126 : vector<16xf32>
          }
          %127 = wave.reduce "add" %123 : vector<16xf32>
          %128 = arith.mulf %127, %inverseHeadDim : f32
          %129 = arith.addf %128, %epsilon : f32
          %130 = math.sqrt %129 : f32
          %131 = arith.divf %c22, %130 : f32
          %132 = vector.broadcast %131 : f32 to vector<16xf32>
          scf.for %133 = %c8 to %headDim step %c7 {
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
        %145 = arith.remui %143, %c24 : index
        %146 = arith.muli %145, %headDim : index
        %147 = arith.divui %143, %c24 : index
        %148 = arith.addi %147, %c24 : index
        %149 = arith.muli %148, %headDim : index
        scf.for %150 = %c8 to %144 step %c5 {
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
        scf.for %179 = %c8 to %headDim step %c7 {
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
        %189 = arith.cmpi sge, %188, %c8 : index
        scf.if %189 {
          %190 = arith.cmpi eq, %codec, %c8 : index
          scf.if %190 {
            %191 = arith.subi %0, %heads : index
            %192 = memref.load %scales[%191] : memref<?xf32>
            %193 = vector.broadcast %192 : f32 to vector<16xf32>
            %194 = arith.divui %188, %c7 : index
            %195 = arith.remui %188, %c7 : index
            %196 = arith.muli %194, %pageBytes : index
            scf.for %197 = %c8 to %headDim step %c7 {
              %198 = arith.addi %108, %197 : index
              %199 = vector.load %3[%198] : memref<?xf32>, vector<16xf32>
              %200 = arith.mulf %199, %193 : vector<16xf32>
              %201 = arith.minimumf %200, %c28 : vector<16xf32>
              %202 = arith.maximumf %201, %c29 : vector<16xf32>
              %203 = arith.truncf %202 : vector<16xf32> to vector<16xf16>
              %204 = vector.bitcast %203 : vector<16xf16> to vector<32xi8>
              %205 = arith.muli %197, %c3 : index
              vector.store %204, %5[%205] : memref<?xi8>, vector<32xi8>
            }
            %206 = arith.cmpi slt, %191, %kvHeads : index
            scf.if %206 {
              %207 = arith.muli %4, %c13 : index
              %208 = arith.muli %191, %207 : index
              %209 = arith.addi %196, %208 : index
              %210 = arith.muli %195, %c3 : index
              %211 = arith.addi %209, %210 : index
              scf.for %212 = %c8 to %headDim step %c10 {
                %213 = arith.muli %212, %c3 : index
                %214 = arith.addi %213, %c8 : index
                %215 = memref.load %5[%214] : memref<?xi8>
                %216 = arith.muli %212, %c13 : index
                %217 = arith.addi %211, %216 : index
                %218 = arith.addi %217, %c8 : index
                memref.store %215, %kv[%218] : memref<?xi8>
                %219 = arith.addi %213, %c10 : index
                %220 = memref.load %5[%219] : memref<?xi8>
                %221 = arith.addi %217, %c10 : index
                memref.store %220, %kv[%221] : memref<?xi8>
              }
            } else {
              %222 = arith.subi %191, %kvHeads : index
              %223 = arith.muli %222, %c3 : index
              %224 = arith.addi %223, %c10 : index
              %225 = arith.muli %4, %c7 : index
              %226 = arith.muli %224, %225 : index
              %227 = arith.addi %196, %226 : index
              %228 = arith.muli %195, %4 : index
              %229 = arith.addi %227, %228 : index
              scf.for %230 = %c8 to %4 step %c7 {
                %231 = vector.load %5[%230] : memref<?xi8>, vector<16xi8>
                %232 = arith.addi %229, %230 : index
                vector.store %231, %kv[%232] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %233 = arith.cmpi eq, %codec, %c10 : index
          scf.if %233 {
            %234 = arith.subi %0, %heads : index
            %235 = memref.load %scales[%234] : memref<?xf32>
            %236 = vector.broadcast %235 : f32 to vector<16xf32>
            %237 = arith.divui %188, %c7 : index
            %238 = arith.remui %188, %c7 : index
            %239 = arith.muli %headDim, %c10 : index
            %240 = arith.muli %237, %pageBytes : index
            scf.for %241 = %c8 to %headDim step %c7 {
              %242 = arith.addi %108, %241 : index
              %243 = vector.load %3[%242] : memref<?xf32>, vector<16xf32>
              %244 = arith.mulf %243, %236 : vector<16xf32>
              %245 = wave.fp8_encode "e4m3" %244 : vector<16xf32> -> vector<16xi8>
              %246 = arith.muli %241, %c10 : index
              vector.store %245, %5[%246] : memref<?xi8>, vector<16xi8>
            }
            %247 = arith.cmpi slt, %234, %kvHeads : index
            scf.if %247 {
              %248 = arith.muli %239, %c13 : index
              %249 = arith.muli %234, %248 : index
              %250 = arith.addi %240, %249 : index
              %251 = arith.muli %238, %c10 : index
              %252 = arith.addi %250, %251 : index
              scf.for %253 = %c8 to %headDim step %c10 {
                %254 = arith.muli %253, %c10 : index
                %255 = arith.addi %254, %c8 : index
                %256 = memref.load %5[%255] : memref<?xi8>
                %257 = arith.muli %253, %c7 : index
                %258 = arith.addi %252, %257 : index
                %259 = arith.addi %258, %c8 : index
                memref.store %256, %kv[%259] : memref<?xi8>
              }
            } else {
              %260 = arith.subi %234, %kvHeads : index
              %261 = arith.muli %260, %c3 : index
              %262 = arith.addi %261, %c10 : index
              %263 = arith.muli %239, %c7 : index
              %264 = arith.muli %262, %263 : index
              %265 = arith.addi %240, %264 : index
              %266 = arith.muli %238, %239 : index
              %267 = arith.addi %265, %266 : index
              scf.for %268 = %c8 to %239 step %c7 {
                %269 = vector.load %5[%268] : memref<?xi8>, vector<16xi8>
                %270 = arith.addi %267, %268 : index
                vector.store %269, %kv[%270] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %271 = arith.cmpi eq, %codec, %c3 : index
          scf.if %271 {
            %272 = arith.subi %0, %heads : index
            %273 = memref.load %scales[%272] : memref<?xf32>
            %274 = vector.broadcast %273 : f32 to vector<16xf32>
            %275 = arith.divui %188, %c7 : index
            %276 = arith.remui %188, %c7 : index
            %277 = arith.muli %headDim, %c10 : index
            %278 = arith.muli %275, %pageBytes : index
            scf.for %279 = %c8 to %headDim step %c7 {
              %280 = arith.addi %108, %279 : index
              %281 = vector.load %3[%280] : memref<?xf32>, vector<16xf32>
              %282 = arith.mulf %281, %274 : vector<16xf32>
              %283 = wave.fp8_encode "e5m2" %282 : vector<16xf32> -> vector<16xi8>
              %284 = arith.muli %279, %c10 : index
              vector.store %283, %5[%284] : memref<?xi8>, vector<16xi8>
            }
            %285 = arith.cmpi slt, %272, %kvHeads : index
            scf.if %285 {
              %286 = arith.muli %277, %c13 : index
              %287 = arith.muli %272, %286 : index
              %288 = arith.addi %278, %287 : index
              %289 = arith.muli %276, %c10 : index
              %290 = arith.addi %288, %289 : index
              scf.for %291 = %c8 to %headDim step %c10 {
                %292 = arith.muli %291, %c10 : index
                %293 = arith.addi %292, %c8 : index
                %294 = memref.load %5[%293] : memref<?xi8>
                %295 = arith.muli %291, %c7 : index
                %296 = arith.addi %290, %295 : index
                %297 = arith.addi %296, %c8 : index
                memref.store %294, %kv[%297] : memref<?xi8>
              }
            } else {
              %298 = arith.subi %272, %kvHeads : index
              %299 = arith.muli %298, %c3 : index
              %300 = arith.addi %299, %c10 : index
              %301 = arith.muli %277, %c7 : index
              %302 = arith.muli %300, %301 : index
              %303 = arith.addi %278, %302 : index
              %304 = arith.muli %276, %277 : index
              %305 = arith.addi %303, %304 : index
              scf.for %306 = %c8 to %277 step %c7 {
                %307 = vector.load %5[%306] : memref<?xi8>, vector<16xi8>
                %308 = arith.addi %305, %306 : index
                vector.store %307, %kv[%308] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
