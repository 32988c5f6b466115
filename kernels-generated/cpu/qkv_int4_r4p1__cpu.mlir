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
wave.kernel @qkv_int4_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
        %179 = arith.divui %heads, %kvHeads : index
        %180 = arith.muli %kvHeads, %2 : index
        %181 = arith.divui %0, %179 : index
        %182 = arith.muli %181, %headDim : index
        %183 = arith.addi %180, %182 : index
        scf.for %184 = %c8 to %headDim step %c7 {
          %185 = arith.addi %183, %184 : index
          %186 = vector.load %encode[%185] : memref<?xf32>, vector<16xf32>
          %187 = arith.addi %108, %184 : index
          %188 = vector.load %3[%187] : memref<?xf32>, vector<16xf32>
          %189 = arith.mulf %188, %186 : vector<16xf32>
          %190 = arith.muli %106, %heads : index
          %191 = arith.addi %190, %0 : index
          %192 = arith.muli %191, %headDim : index
          %193 = arith.addi %192, %184 : index
          vector.store %189, %q[%193] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %194 = arith.addi %slotsAt, %106 : index
        %195 = memref.load %step[%194] : memref<?xi32>
        %196 = arith.index_cast %195 : i32 to index
        %197 = arith.cmpi sge, %196, %c8 : index
        scf.if %197 {
          %198 = arith.cmpi eq, %codec, %c8 : index
          scf.if %198 {
            %199 = arith.subi %0, %heads : index
            %200 = arith.muli %199, %4 : index
            %201 = arith.divui %196, %c7 : index
            %202 = arith.remui %196, %c7 : index
            %203 = arith.muli %201, %pageBytes : index
            %206 = scf.for %204 = %c8 to %headDim step %c7 iter_args(%205 = %c12) -> (vector<16xf32>) {
              %207 = arith.addi %200, %204 : index
              %208 = vector.load %encode[%207] : memref<?xf32>, vector<16xf32>
              %209 = arith.addi %200, %headDim : index
              %210 = arith.addi %209, %204 : index
              %211 = vector.load %encode[%210] : memref<?xf32>, vector<16xf32>
              %212 = arith.addi %108, %204 : index
              %213 = vector.load %3[%212] : memref<?xf32>, vector<16xf32>
              %214 = arith.subf %213, %211 : vector<16xf32>
              %215 = arith.mulf %214, %208 : vector<16xf32>
              %216 = arith.minimumf %215, %c28 : vector<16xf32>
              %217 = arith.maximumf %216, %c29 : vector<16xf32>
              %218 = arith.truncf %217 : vector<16xf32> to vector<16xf16>
              %219 = vector.bitcast %218 : vector<16xf16> to vector<32xi8>
              %220 = arith.muli %204, %c3 : index
              vector.store %219, %5[%220] : memref<?xi8>, vector<32xi8>
              %221 = math.absf %215 : vector<16xf32>
              %222 = arith.cmpf ugt, %221, %c28 : vector<16xf32>
              %223 = arith.select %222, %c30, %c12 : vector<16xi1>, vector<16xf32>
              %224 = arith.addf %205, %223 : vector<16xf32>
              scf.yield %224 : vector<16xf32>
            }
            %225 = wave.reduce "add" %206 : vector<16xf32>
            %226 = arith.cmpf ogt, %225, %c31 : f32
            scf.if %226 {
              %227 = arith.fptosi %225 : f32 to i32
              wave.count %clipped, %227 : memref<?xi32>
            }
            %228 = arith.cmpi slt, %199, %kvHeads : index
            scf.if %228 {
              %229 = arith.muli %4, %c13 : index
              %230 = arith.muli %199, %229 : index
              %231 = arith.addi %203, %230 : index
              %232 = arith.muli %202, %c3 : index
              %233 = arith.addi %231, %232 : index
              scf.for %234 = %c8 to %headDim step %c10 {
                %235 = arith.muli %234, %c3 : index
                %236 = arith.addi %235, %c8 : index
                %237 = memref.load %5[%236] : memref<?xi8>
                %238 = arith.muli %234, %c13 : index
                %239 = arith.addi %233, %238 : index
                %240 = arith.addi %239, %c8 : index
                memref.store %237, %kv[%240] : memref<?xi8>
                %241 = arith.addi %235, %c10 : index
                %242 = memref.load %5[%241] : memref<?xi8>
                %243 = arith.addi %239, %c10 : index
                memref.store %242, %kv[%243] : memref<?xi8>
              }
            } else {
              %244 = arith.subi %199, %kvHeads : index
              %245 = arith.muli %244, %c3 : index
              %246 = arith.addi %245, %c10 : index
              %247 = arith.muli %4, %c7 : index
              %248 = arith.muli %246, %247 : index
              %249 = arith.addi %203, %248 : index
              %250 = arith.muli %202, %4 : index
              %251 = arith.addi %249, %250 : index
              scf.for %252 = %c8 to %4 step %c7 {
                %253 = vector.load %5[%252] : memref<?xi8>, vector<16xi8>
                %254 = arith.addi %251, %252 : index
                vector.store %253, %kv[%254] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %255 = arith.cmpi eq, %codec, %c10 : index
          scf.if %255 {
            %256 = arith.subi %0, %heads : index
            %257 = arith.muli %256, %4 : index
            %258 = arith.divui %196, %c7 : index
            %259 = arith.remui %196, %c7 : index
            %260 = arith.muli %headDim, %c10 : index
            %261 = arith.muli %258, %pageBytes : index
            %264 = scf.for %262 = %c8 to %headDim step %c7 iter_args(%263 = %c12) -> (vector<16xf32>) {
              %265 = arith.addi %257, %262 : index
              %266 = vector.load %encode[%265] : memref<?xf32>, vector<16xf32>
              %267 = arith.addi %257, %headDim : index
              %268 = arith.addi %267, %262 : index
              %269 = vector.load %encode[%268] : memref<?xf32>, vector<16xf32>
              %270 = arith.addi %108, %262 : index
              %271 = vector.load %3[%270] : memref<?xf32>, vector<16xf32>
              %272 = arith.subf %271, %269 : vector<16xf32>
              %273 = arith.mulf %272, %266 : vector<16xf32>
              %274 = wave.fp8_encode "e4m3" %273 : vector<16xf32> -> vector<16xi8>
              %275 = arith.muli %262, %c10 : index
              vector.store %274, %5[%275] : memref<?xi8>, vector<16xi8>
              %276 = math.absf %273 : vector<16xf32>
              %277 = arith.cmpf ugt, %276, %c32 : vector<16xf32>
              %278 = arith.select %277, %c30, %c12 : vector<16xi1>, vector<16xf32>
              %279 = arith.addf %263, %278 : vector<16xf32>
              scf.yield %279 : vector<16xf32>
            }
            %280 = wave.reduce "add" %264 : vector<16xf32>
            %281 = arith.cmpf ogt, %280, %c31 : f32
            scf.if %281 {
              %282 = arith.fptosi %280 : f32 to i32
              wave.count %clipped, %282 : memref<?xi32>
            }
            %283 = arith.cmpi slt, %256, %kvHeads : index
            scf.if %283 {
              %284 = arith.muli %260, %c13 : index
              %285 = arith.muli %256, %284 : index
              %286 = arith.addi %261, %285 : index
              %287 = arith.muli %259, %c10 : index
              %288 = arith.addi %286, %287 : index
              scf.for %289 = %c8 to %headDim step %c10 {
                %290 = arith.muli %289, %c10 : index
                %291 = arith.addi %290, %c8 : index
                %292 = memref.load %5[%291] : memref<?xi8>
                %293 = arith.muli %289, %c7 : index
                %294 = arith.addi %288, %293 : index
                %295 = arith.addi %294, %c8 : index
                memref.store %292, %kv[%295] : memref<?xi8>
              }
            } else {
              %296 = arith.subi %256, %kvHeads : index
              %297 = arith.muli %296, %c3 : index
              %298 = arith.addi %297, %c10 : index
              %299 = arith.muli %260, %c7 : index
              %300 = arith.muli %298, %299 : index
              %301 = arith.addi %261, %300 : index
              %302 = arith.muli %259, %260 : index
              %303 = arith.addi %301, %302 : index
              scf.for %304 = %c8 to %260 step %c7 {
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
            %310 = arith.divui %196, %c7 : index
            %311 = arith.remui %196, %c7 : index
            %312 = arith.muli %headDim, %c10 : index
            %313 = arith.muli %310, %pageBytes : index
            %316 = scf.for %314 = %c8 to %headDim step %c7 iter_args(%315 = %c12) -> (vector<16xf32>) {
              %317 = arith.addi %309, %314 : index
              %318 = vector.load %encode[%317] : memref<?xf32>, vector<16xf32>
              %319 = arith.addi %309, %headDim : index
              %320 = arith.addi %319, %314 : index
              %321 = vector.load %encode[%320] : memref<?xf32>, vector<16xf32>
              %322 = arith.addi %108, %314 : index
              %323 = vector.load %3[%322] : memref<?xf32>, vector<16xf32>
              %324 = arith.subf %323, %321 : vector<16xf32>
              %325 = arith.mulf %324, %318 : vector<16xf32>
              %326 = wave.fp8_encode "e5m2" %325 : vector<16xf32> -> vector<16xi8>
              %327 = arith.muli %314, %c10 : index
              vector.store %326, %5[%327] : memref<?xi8>, vector<16xi8>
              %328 = math.absf %325 : vector<16xf32>
              %329 = arith.cmpf ugt, %328, %c33 : vector<16xf32>
              %330 = arith.select %329, %c30, %c12 : vector<16xi1>, vector<16xf32>
              %331 = arith.addf %315, %330 : vector<16xf32>
              scf.yield %331 : vector<16xf32>
            }
            %332 = wave.reduce "add" %316 : vector<16xf32>
            %333 = arith.cmpf ogt, %332, %c31 : f32
            scf.if %333 {
              %334 = arith.fptosi %332 : f32 to i32
              wave.count %clipped, %334 : memref<?xi32>
            }
            %335 = arith.cmpi slt, %308, %kvHeads : index
            scf.if %335 {
              %336 = arith.muli %312, %c13 : index
              %337 = arith.muli %308, %336 : index
              %338 = arith.addi %313, %337 : index
              %339 = arith.muli %311, %c10 : index
              %340 = arith.addi %338, %339 : index
              scf.for %341 = %c8 to %headDim step %c10 {
                %342 = arith.muli %341, %c10 : index
                %343 = arith.addi %342, %c8 : index
                %344 = memref.load %5[%343] : memref<?xi8>
                %345 = arith.muli %341, %c7 : index
                %346 = arith.addi %340, %345 : index
                %347 = arith.addi %346, %c8 : index
                memref.store %344, %kv[%347] : memref<?xi8>
              }
            } else {
              %348 = arith.subi %308, %kvHeads : index
              %349 = arith.muli %348, %c3 : index
              %350 = arith.addi %349, %c10 : index
              %351 = arith.muli %312, %c7 : index
              %352 = arith.muli %350, %351 : index
              %353 = arith.addi %313, %352 : index
              %354 = arith.muli %311, %312 : index
              %355 = arith.addi %353, %354 : index
              scf.for %356 = %c8 to %312 step %c7 {
                %357 = vector.load %5[%356] : memref<?xi8>, vector<16xi8>
                %358 = arith.addi %355, %356 : index
                vector.store %357, %kv[%358] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %359 = arith.cmpi eq, %codec, %c11 : index
          scf.if %359 {
            %360 = arith.subi %0, %heads : index
            %361 = arith.muli %360, %4 : index
            %362 = arith.divui %196, %c7 : index
            %363 = arith.remui %196, %c7 : index
            %364 = arith.muli %headDim, %c10 : index
            %365 = arith.muli %362, %pageBytes : index
            %368 = scf.for %366 = %c8 to %headDim step %c7 iter_args(%367 = %c12) -> (vector<16xf32>) {
              %369 = arith.addi %361, %366 : index
              %370 = vector.load %encode[%369] : memref<?xf32>, vector<16xf32>
              %371 = arith.addi %361, %headDim : index
              %372 = arith.addi %371, %366 : index
              %373 = vector.load %encode[%372] : memref<?xf32>, vector<16xf32>
              %374 = arith.addi %108, %366 : index
              %375 = vector.load %3[%374] : memref<?xf32>, vector<16xf32>
              %376 = arith.subf %375, %373 : vector<16xf32>
              %377 = arith.mulf %376, %370 : vector<16xf32>
              %378 = arith.cmpf ord, %377, %377 : vector<16xf32>
              %379 = arith.select %378, %377, %c12 : vector<16xi1>, vector<16xf32>
              %380 = math.roundeven %379 : vector<16xf32>
              %381 = arith.minimumf %380, %c34 : vector<16xf32>
              %382 = arith.maximumf %381, %c35 : vector<16xf32>
              %383 = arith.fptosi %382 : vector<16xf32> to vector<16xi32>
              %384 = arith.addi %383, %c36 : vector<16xi32>
              %385 = arith.trunci %384 : vector<16xi32> to vector<16xi8>
              %386 = arith.muli %366, %c10 : index
              vector.store %385, %5[%386] : memref<?xi8>, vector<16xi8>
              %387 = math.absf %377 : vector<16xf32>
              %388 = arith.cmpf ugt, %387, %c37 : vector<16xf32>
              %389 = arith.select %388, %c30, %c12 : vector<16xi1>, vector<16xf32>
              %390 = arith.addf %367, %389 : vector<16xf32>
              scf.yield %390 : vector<16xf32>
            }
            %391 = wave.reduce "add" %368 : vector<16xf32>
            %392 = arith.cmpf ogt, %391, %c31 : f32
            scf.if %392 {
              %393 = arith.fptosi %391 : f32 to i32
              wave.count %clipped, %393 : memref<?xi32>
            }
            %394 = arith.cmpi slt, %360, %kvHeads : index
            scf.if %394 {
              %395 = arith.muli %364, %c13 : index
              %396 = arith.muli %360, %395 : index
              %397 = arith.addi %365, %396 : index
              %398 = arith.muli %363, %c10 : index
              %399 = arith.addi %397, %398 : index
              scf.for %400 = %c8 to %headDim step %c10 {
                %401 = arith.muli %400, %c10 : index
                %402 = arith.addi %401, %c8 : index
                %403 = memref.load %5[%402] : memref<?xi8>
                %404 = arith.muli %400, %c7 : index
                %405 = arith.addi %399, %404 : index
                %406 = arith.addi %405, %c8 : index
                memref.store %403, %kv[%406] : memref<?xi8>
              }
            } else {
              %407 = arith.subi %360, %kvHeads : index
              %408 = arith.muli %407, %c3 : index
              %409 = arith.addi %408, %c10 : index
              %410 = arith.muli %364, %c7 : index
              %411 = arith.muli %409, %410 : index
              %412 = arith.addi %365, %411 : index
              %413 = arith.muli %363, %364 : index
              %414 = arith.addi %412, %413 : index
              scf.for %415 = %c8 to %364 step %c7 {
                %416 = vector.load %5[%415] : memref<?xi8>, vector<16xi8>
                %417 = arith.addi %414, %415 : index
                vector.store %416, %kv[%417] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
