// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='f32', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_f32_r4p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_f32_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1024 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant 3 : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 256 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 128 : index
  %c14 = arith.constant 192 : index
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
  %c29 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c30 = arith.constant 0x00000000 : f32
  %c31 = arith.constant 32 : index
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
  %8 = arith.divui %headDim, %c4 : index
  %9 = memref.load %step[%c6] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %rowsPerBlock : index
  %12 = arith.addi %11, %rowsPerBlock : index
  %13 = arith.minsi %12, %10 : index
  scf.for %14 = %11 to %13 step %c2 {
    %15 = arith.subi %13, %c8 : index
    %16 = arith.addi %14, %c6 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.addi %14, %c8 : index
    %19 = arith.minsi %18, %15 : index
    %20 = arith.addi %14, %c3 : index
    %21 = arith.minsi %20, %15 : index
    %22 = arith.addi %14, %c9 : index
    %23 = arith.minsi %22, %15 : index
    %24 = arith.muli %17, %inputFeatures : index
    %25 = arith.muli %19, %inputFeatures : index
    %26 = arith.muli %21, %inputFeatures : index
    %27 = arith.muli %23, %inputFeatures : index
    scf.for %28 = %c6 to %8 step %c8 {
      %29 = arith.muli %0, %8 : index
      %30 = arith.addi %29, %28 : index
      %31 = arith.addi %30, %c6 : index
      %32 = arith.muli %31, %7 : index
      %38:4 = scf.for %33 = %c6 to %6 step %c8 iter_args(%34 = %c10, %35 = %c10, %36 = %c10, %37 = %c10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %39 = arith.muli %33, %c5 : index
        %40 = arith.addi %32, %39 : index
        %41 = arith.muli %33, %c4 : index
        %47:4 = scf.for %42 = %c6 to %c2 step %c8 iter_args(%43 = %34, %44 = %35, %45 = %36, %46 = %37) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %48 = arith.muli %42, %c2 : index
          %49 = arith.addi %41, %48 : index
          %50 = arith.muli %42, %c11 : index
          %51 = arith.addi %40, %50 : index
          %52 = arith.addi %51, %c6 : index
          %53 = vector.load %w[%52] : memref<?xi8>, vector<64xi8>
          %54 = vector.bitcast %53 : vector<64xi8> to vector<16xf32>
          %55 = arith.addi %49, %c6 : index
          %56:4 = func.call @qkv_f32_r4p1__cpu.0(%24, %55, %x, %54, %43, %25, %44, %26, %45, %27, %46) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %57 = arith.addi %51, %c12 : index
          %58 = vector.load %w[%57] : memref<?xi8>, vector<64xi8>
          %59 = vector.bitcast %58 : vector<64xi8> to vector<16xf32>
          %60 = arith.addi %49, %c8 : index
          %61:4 = func.call @qkv_f32_r4p1__cpu.0(%24, %60, %x, %59, %56#0, %25, %56#1, %26, %56#2, %27, %56#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %62 = arith.addi %51, %c13 : index
          %63 = vector.load %w[%62] : memref<?xi8>, vector<64xi8>
          %64 = vector.bitcast %63 : vector<64xi8> to vector<16xf32>
          %65 = arith.addi %49, %c3 : index
          %66:4 = func.call @qkv_f32_r4p1__cpu.0(%24, %65, %x, %64, %61#0, %25, %61#1, %26, %61#2, %27, %61#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %67 = arith.addi %51, %c14 : index
          %68 = vector.load %w[%67] : memref<?xi8>, vector<64xi8>
          %69 = vector.bitcast %68 : vector<64xi8> to vector<16xf32>
          %70 = arith.addi %49, %c9 : index
          %71:4 = func.call @qkv_f32_r4p1__cpu.0(%24, %70, %x, %69, %66#0, %25, %66#1, %26, %66#2, %27, %66#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %71#0, %71#1, %71#2, %71#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %47#0, %47#1, %47#2, %47#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %72 = arith.muli %headDim, %c6 : index
      %73 = arith.muli %28, %c4 : index
      %74 = arith.addi %72, %73 : index
      %75 = arith.addi %74, %c6 : index
      vector.store %38#0, %3[%75] : memref<?xf32>, vector<16xf32>
      %76 = arith.muli %headDim, %c8 : index
      %77 = arith.addi %76, %73 : index
      %78 = arith.addi %77, %c6 : index
      vector.store %38#1, %3[%78] : memref<?xf32>, vector<16xf32>
      %79 = arith.addi %4, %73 : index
      %80 = arith.addi %79, %c6 : index
      vector.store %38#2, %3[%80] : memref<?xf32>, vector<16xf32>
      %81 = arith.muli %headDim, %c9 : index
      %82 = arith.addi %81, %73 : index
      %83 = arith.addi %82, %c6 : index
      vector.store %38#3, %3[%83] : memref<?xf32>, vector<16xf32>
    }
    %84 = arith.addi %14, %c2 : index
    %85 = arith.minsi %84, %13 : index
    scf.for %86 = %14 to %85 step %c8 {
      %87 = arith.subi %86, %14 : index
      %88 = arith.muli %87, %headDim : index
      %89 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %89 {
        scf.for %90 = %c6 to %headDim step %c4 {
          %91 = arith.muli %0, %headDim : index
          %92 = arith.addi %91, %90 : index
          %93 = vector.load %bias[%92] : memref<?xf32>, vector<16xf32>
          %94 = arith.addi %88, %90 : index
          %95 = vector.load %3[%94] : memref<?xf32>, vector<16xf32>
          %96 = arith.addf %95, %93 : vector<16xf32>
          vector.store %96, %3[%94] : memref<?xf32>, vector<16xf32>
        }
      }
      %97 = arith.addi %heads, %kvHeads : index
      %98 = arith.cmpi slt, %0, %97 : index
      scf.if %98 {
        %99 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %99 {
          %100 = arith.cmpi slt, %0, %heads : index
          %103 = scf.for %101 = %c6 to %headDim step %c4 iter_args(%102 = %c10) -> (vector<16xf32>) {
            %104 = arith.addi %88, %101 : index
            %105 = vector.load %3[%104] : memref<?xf32>, vector<16xf32>
            %106 = math.fma %105, %105, %102 : vector<16xf32>
            scf.yield %106 : vector<16xf32>
          }
          %107 = wave.reduce "add" %103 : vector<16xf32>
          %108 = arith.mulf %107, %inverseHeadDim : f32
          %109 = arith.addf %108, %epsilon : f32
          %110 = math.sqrt %109 : f32
          %111 = arith.divf %c21, %110 : f32
          %112 = vector.broadcast %111 : f32 to vector<16xf32>
          scf.for %113 = %c6 to %headDim step %c4 {
            %114 = vector.load %query_norm[%113] : memref<?xf32>, vector<16xf32>
            %115 = vector.load %key_norm[%113] : memref<?xf32>, vector<16xf32>
            %116 = arith.select %100, %114, %115 : vector<16xf32>
            %117 = arith.addi %88, %113 : index
            %118 = vector.load %3[%117] : memref<?xf32>, vector<16xf32>
            %119 = arith.mulf %118, %112 : vector<16xf32>
            %120 = arith.mulf %119, %116 : vector<16xf32>
            vector.store %120, %3[%117] : memref<?xf32>, vector<16xf32>
          }
        }
        %121 = arith.addi %positionsAt, %86 : index
        %122 = memref.load %step[%121] : memref<?xi32>
        %123 = arith.index_cast %122 : i32 to index
        %124 = arith.divui %headDim, %c3 : index
        %125 = arith.remui %123, %c11 : index
        %126 = arith.muli %125, %headDim : index
        %127 = arith.divui %123, %c11 : index
        %128 = arith.addi %127, %c11 : index
        %129 = arith.muli %128, %headDim : index
        scf.for %130 = %c6 to %124 step %c23 {
          %131 = arith.addi %126, %130 : index
          %132 = vector.load %rope[%131] : memref<?xf32>, vector<8xf32>
          %133 = arith.addi %126, %124 : index
          %134 = arith.addi %133, %130 : index
          %135 = vector.load %rope[%134] : memref<?xf32>, vector<8xf32>
          %136 = arith.addi %129, %130 : index
          %137 = vector.load %rope[%136] : memref<?xf32>, vector<8xf32>
          %138 = arith.addi %129, %124 : index
          %139 = arith.addi %138, %130 : index
          %140 = vector.load %rope[%139] : memref<?xf32>, vector<8xf32>
          %141 = arith.mulf %137, %132 : vector<8xf32>
          %142 = arith.mulf %140, %135 : vector<8xf32>
          %143 = arith.subf %141, %142 : vector<8xf32>
          %144 = arith.mulf %140, %132 : vector<8xf32>
          %145 = arith.mulf %137, %135 : vector<8xf32>
          %146 = arith.addf %144, %145 : vector<8xf32>
          %147 = arith.addi %88, %130 : index
          %148 = vector.load %3[%147] : memref<?xf32>, vector<8xf32>
          %149 = arith.addi %88, %124 : index
          %150 = arith.addi %149, %130 : index
          %151 = vector.load %3[%150] : memref<?xf32>, vector<8xf32>
          %152 = arith.mulf %148, %143 : vector<8xf32>
          %153 = arith.mulf %151, %146 : vector<8xf32>
          %154 = arith.subf %152, %153 : vector<8xf32>
          vector.store %154, %3[%147] : memref<?xf32>, vector<8xf32>
          %155 = arith.mulf %151, %143 : vector<8xf32>
          %156 = arith.mulf %148, %146 : vector<8xf32>
          %157 = arith.addf %155, %156 : vector<8xf32>
          vector.store %157, %3[%150] : memref<?xf32>, vector<8xf32>
        }
      }
      %158 = arith.cmpi slt, %0, %heads : index
      scf.if %158 {
        %159 = arith.divui %heads, %kvHeads : index
        %160 = arith.muli %kvHeads, %2 : index
        %161 = arith.divui %0, %159 : index
        %162 = arith.muli %161, %headDim : index
        %163 = arith.addi %160, %162 : index
        scf.for %164 = %c6 to %headDim step %c4 {
          %165 = arith.addi %163, %164 : index
          %166 = vector.load %encode[%165] : memref<?xf32>, vector<16xf32>
          %167 = arith.addi %88, %164 : index
          %168 = vector.load %3[%167] : memref<?xf32>, vector<16xf32>
          %169 = arith.mulf %168, %166 : vector<16xf32>
          %170 = arith.muli %86, %heads : index
          %171 = arith.addi %170, %0 : index
          %172 = arith.muli %171, %headDim : index
          %173 = arith.addi %172, %164 : index
          vector.store %169, %q[%173] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %174 = arith.addi %slotsAt, %86 : index
        %175 = memref.load %step[%174] : memref<?xi32>
        %176 = arith.index_cast %175 : i32 to index
        %177 = arith.cmpi sge, %176, %c6 : index
        scf.if %177 {
          %178 = arith.cmpi eq, %codec, %c6 : index
          scf.if %178 {
            %179 = arith.subi %0, %heads : index
            %180 = arith.muli %179, %4 : index
            %181 = arith.divui %176, %c4 : index
            %182 = arith.remui %176, %c4 : index
            %183 = arith.muli %181, %pageBytes : index
            %186 = scf.for %184 = %c6 to %headDim step %c4 iter_args(%185 = %c10) -> (vector<16xf32>) {
              %187 = arith.addi %180, %184 : index
              %188 = vector.load %encode[%187] : memref<?xf32>, vector<16xf32>
              %189 = arith.addi %180, %headDim : index
              %190 = arith.addi %189, %184 : index
              %191 = vector.load %encode[%190] : memref<?xf32>, vector<16xf32>
              %192 = arith.addi %88, %184 : index
              %193 = vector.load %3[%192] : memref<?xf32>, vector<16xf32>
              %194 = arith.subf %193, %191 : vector<16xf32>
              %195 = arith.mulf %194, %188 : vector<16xf32>
              %196 = arith.minimumf %195, %c27 : vector<16xf32>
              %197 = arith.maximumf %196, %c28 : vector<16xf32>
              %198 = arith.truncf %197 : vector<16xf32> to vector<16xf16>
              %199 = vector.bitcast %198 : vector<16xf16> to vector<32xi8>
              %200 = arith.muli %184, %c3 : index
              vector.store %199, %5[%200] : memref<?xi8>, vector<32xi8>
              %201 = math.absf %195 : vector<16xf32>
              %202 = arith.cmpf ugt, %201, %c27 : vector<16xf32>
              %203 = arith.select %202, %c29, %c10 : vector<16xi1>, vector<16xf32>
              %204 = arith.addf %185, %203 : vector<16xf32>
              scf.yield %204 : vector<16xf32>
            }
            %205 = wave.reduce "add" %186 : vector<16xf32>
            %206 = arith.cmpf ogt, %205, %c30 : f32
            scf.if %206 {
              %207 = arith.fptosi %205 : f32 to i32
              wave.count %clipped, %207 : memref<?xi32>
            }
            %208 = arith.cmpi slt, %179, %kvHeads : index
            scf.if %208 {
              %209 = arith.muli %4, %c31 : index
              %210 = arith.muli %179, %209 : index
              %211 = arith.addi %183, %210 : index
              %212 = arith.muli %182, %c3 : index
              %213 = arith.addi %211, %212 : index
              scf.for %214 = %c6 to %headDim step %c8 {
                %215 = arith.muli %214, %c3 : index
                %216 = arith.addi %215, %c6 : index
                %217 = memref.load %5[%216] : memref<?xi8>
                %218 = arith.muli %214, %c31 : index
                %219 = arith.addi %213, %218 : index
                %220 = arith.addi %219, %c6 : index
                memref.store %217, %kv[%220] : memref<?xi8>
                %221 = arith.addi %215, %c8 : index
                %222 = memref.load %5[%221] : memref<?xi8>
                %223 = arith.addi %219, %c8 : index
                memref.store %222, %kv[%223] : memref<?xi8>
              }
            } else {
              %224 = arith.subi %179, %kvHeads : index
              %225 = arith.muli %224, %c3 : index
              %226 = arith.addi %225, %c8 : index
              %227 = arith.muli %4, %c4 : index
              %228 = arith.muli %226, %227 : index
              %229 = arith.addi %183, %228 : index
              %230 = arith.muli %182, %4 : index
              %231 = arith.addi %229, %230 : index
              scf.for %232 = %c6 to %4 step %c4 {
                %233 = vector.load %5[%232] : memref<?xi8>, vector<16xi8>
                %234 = arith.addi %231, %232 : index
                vector.store %233, %kv[%234] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %235 = arith.cmpi eq, %codec, %c8 : index
          scf.if %235 {
            %236 = arith.subi %0, %heads : index
            %237 = arith.muli %236, %4 : index
            %238 = arith.divui %176, %c4 : index
            %239 = arith.remui %176, %c4 : index
            %240 = arith.muli %headDim, %c8 : index
            %241 = arith.muli %238, %pageBytes : index
            %244 = scf.for %242 = %c6 to %headDim step %c4 iter_args(%243 = %c10) -> (vector<16xf32>) {
              %245 = arith.addi %237, %242 : index
              %246 = vector.load %encode[%245] : memref<?xf32>, vector<16xf32>
              %247 = arith.addi %237, %headDim : index
              %248 = arith.addi %247, %242 : index
              %249 = vector.load %encode[%248] : memref<?xf32>, vector<16xf32>
              %250 = arith.addi %88, %242 : index
              %251 = vector.load %3[%250] : memref<?xf32>, vector<16xf32>
              %252 = arith.subf %251, %249 : vector<16xf32>
              %253 = arith.mulf %252, %246 : vector<16xf32>
              %254 = wave.fp8_encode "e4m3" %253 : vector<16xf32> -> vector<16xi8>
              %255 = arith.muli %242, %c8 : index
              vector.store %254, %5[%255] : memref<?xi8>, vector<16xi8>
              %256 = math.absf %253 : vector<16xf32>
              %257 = arith.cmpf ugt, %256, %c32 : vector<16xf32>
              %258 = arith.select %257, %c29, %c10 : vector<16xi1>, vector<16xf32>
              %259 = arith.addf %243, %258 : vector<16xf32>
              scf.yield %259 : vector<16xf32>
            }
            %260 = wave.reduce "add" %244 : vector<16xf32>
            %261 = arith.cmpf ogt, %260, %c30 : f32
            scf.if %261 {
              %262 = arith.fptosi %260 : f32 to i32
              wave.count %clipped, %262 : memref<?xi32>
            }
            %263 = arith.cmpi slt, %236, %kvHeads : index
            scf.if %263 {
              %264 = arith.muli %240, %c31 : index
              %265 = arith.muli %236, %264 : index
              %266 = arith.addi %241, %265 : index
              %267 = arith.muli %239, %c8 : index
              %268 = arith.addi %266, %267 : index
              scf.for %269 = %c6 to %headDim step %c8 {
                %270 = arith.muli %269, %c8 : index
                %271 = arith.addi %270, %c6 : index
                %272 = memref.load %5[%271] : memref<?xi8>
                %273 = arith.muli %269, %c4 : index
                %274 = arith.addi %268, %273 : index
                %275 = arith.addi %274, %c6 : index
                memref.store %272, %kv[%275] : memref<?xi8>
              }
            } else {
              %276 = arith.subi %236, %kvHeads : index
              %277 = arith.muli %276, %c3 : index
              %278 = arith.addi %277, %c8 : index
              %279 = arith.muli %240, %c4 : index
              %280 = arith.muli %278, %279 : index
              %281 = arith.addi %241, %280 : index
              %282 = arith.muli %239, %240 : index
              %283 = arith.addi %281, %282 : index
              scf.for %284 = %c6 to %240 step %c4 {
                %285 = vector.load %5[%284] : memref<?xi8>, vector<16xi8>
                %286 = arith.addi %283, %284 : index
                vector.store %285, %kv[%286] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %287 = arith.cmpi eq, %codec, %c3 : index
          scf.if %287 {
            %288 = arith.subi %0, %heads : index
            %289 = arith.muli %288, %4 : index
            %290 = arith.divui %176, %c4 : index
            %291 = arith.remui %176, %c4 : index
            %292 = arith.muli %headDim, %c8 : index
            %293 = arith.muli %290, %pageBytes : index
            %296 = scf.for %294 = %c6 to %headDim step %c4 iter_args(%295 = %c10) -> (vector<16xf32>) {
              %297 = arith.addi %289, %294 : index
              %298 = vector.load %encode[%297] : memref<?xf32>, vector<16xf32>
              %299 = arith.addi %289, %headDim : index
              %300 = arith.addi %299, %294 : index
              %301 = vector.load %encode[%300] : memref<?xf32>, vector<16xf32>
              %302 = arith.addi %88, %294 : index
              %303 = vector.load %3[%302] : memref<?xf32>, vector<16xf32>
              %304 = arith.subf %303, %301 : vector<16xf32>
              %305 = arith.mulf %304, %298 : vector<16xf32>
              %306 = wave.fp8_encode "e5m2" %305 : vector<16xf32> -> vector<16xi8>
              %307 = arith.muli %294, %c8 : index
              vector.store %306, %5[%307] : memref<?xi8>, vector<16xi8>
              %308 = math.absf %305 : vector<16xf32>
              %309 = arith.cmpf ugt, %308, %c33 : vector<16xf32>
              %310 = arith.select %309, %c29, %c10 : vector<16xi1>, vector<16xf32>
              %311 = arith.addf %295, %310 : vector<16xf32>
              scf.yield %311 : vector<16xf32>
            }
            %312 = wave.reduce "add" %296 : vector<16xf32>
            %313 = arith.cmpf ogt, %312, %c30 : f32
            scf.if %313 {
              %314 = arith.fptosi %312 : f32 to i32
              wave.count %clipped, %314 : memref<?xi32>
            }
            %315 = arith.cmpi slt, %288, %kvHeads : index
            scf.if %315 {
              %316 = arith.muli %292, %c31 : index
              %317 = arith.muli %288, %316 : index
              %318 = arith.addi %293, %317 : index
              %319 = arith.muli %291, %c8 : index
              %320 = arith.addi %318, %319 : index
              scf.for %321 = %c6 to %headDim step %c8 {
                %322 = arith.muli %321, %c8 : index
                %323 = arith.addi %322, %c6 : index
                %324 = memref.load %5[%323] : memref<?xi8>
                %325 = arith.muli %321, %c4 : index
                %326 = arith.addi %320, %325 : index
                %327 = arith.addi %326, %c6 : index
                memref.store %324, %kv[%327] : memref<?xi8>
              }
            } else {
              %328 = arith.subi %288, %kvHeads : index
              %329 = arith.muli %328, %c3 : index
              %330 = arith.addi %329, %c8 : index
              %331 = arith.muli %292, %c4 : index
              %332 = arith.muli %330, %331 : index
              %333 = arith.addi %293, %332 : index
              %334 = arith.muli %291, %292 : index
              %335 = arith.addi %333, %334 : index
              scf.for %336 = %c6 to %292 step %c4 {
                %337 = vector.load %5[%336] : memref<?xi8>, vector<16xi8>
                %338 = arith.addi %335, %336 : index
                vector.store %337, %kv[%338] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %339 = arith.cmpi eq, %codec, %c9 : index
          scf.if %339 {
            %340 = arith.subi %0, %heads : index
            %341 = arith.muli %340, %4 : index
            %342 = arith.divui %176, %c4 : index
            %343 = arith.remui %176, %c4 : index
            %344 = arith.muli %headDim, %c8 : index
            %345 = arith.muli %342, %pageBytes : index
            %348 = scf.for %346 = %c6 to %headDim step %c4 iter_args(%347 = %c10) -> (vector<16xf32>) {
              %349 = arith.addi %341, %346 : index
              %350 = vector.load %encode[%349] : memref<?xf32>, vector<16xf32>
              %351 = arith.addi %341, %headDim : index
              %352 = arith.addi %351, %346 : index
              %353 = vector.load %encode[%352] : memref<?xf32>, vector<16xf32>
              %354 = arith.addi %88, %346 : index
              %355 = vector.load %3[%354] : memref<?xf32>, vector<16xf32>
              %356 = arith.subf %355, %353 : vector<16xf32>
              %357 = arith.mulf %356, %350 : vector<16xf32>
              %358 = arith.cmpf ord, %357, %357 : vector<16xf32>
              %359 = arith.select %358, %357, %c10 : vector<16xi1>, vector<16xf32>
              %360 = math.roundeven %359 : vector<16xf32>
              %361 = arith.minimumf %360, %c34 : vector<16xf32>
              %362 = arith.maximumf %361, %c35 : vector<16xf32>
              %363 = arith.fptosi %362 : vector<16xf32> to vector<16xi32>
              %364 = arith.addi %363, %c36 : vector<16xi32>
              %365 = arith.trunci %364 : vector<16xi32> to vector<16xi8>
              %366 = arith.muli %346, %c8 : index
              vector.store %365, %5[%366] : memref<?xi8>, vector<16xi8>
              %367 = math.absf %357 : vector<16xf32>
              %368 = arith.cmpf ugt, %367, %c37 : vector<16xf32>
              %369 = arith.select %368, %c29, %c10 : vector<16xi1>, vector<16xf32>
              %370 = arith.addf %347, %369 : vector<16xf32>
              scf.yield %370 : vector<16xf32>
            }
            %371 = wave.reduce "add" %348 : vector<16xf32>
            %372 = arith.cmpf ogt, %371, %c30 : f32
            scf.if %372 {
              %373 = arith.fptosi %371 : f32 to i32
              wave.count %clipped, %373 : memref<?xi32>
            }
            %374 = arith.cmpi slt, %340, %kvHeads : index
            scf.if %374 {
              %375 = arith.muli %344, %c31 : index
              %376 = arith.muli %340, %375 : index
              %377 = arith.addi %345, %376 : index
              %378 = arith.muli %343, %c8 : index
              %379 = arith.addi %377, %378 : index
              scf.for %380 = %c6 to %headDim step %c8 {
                %381 = arith.muli %380, %c8 : index
                %382 = arith.addi %381, %c6 : index
                %383 = memref.load %5[%382] : memref<?xi8>
                %384 = arith.muli %380, %c4 : index
                %385 = arith.addi %379, %384 : index
                %386 = arith.addi %385, %c6 : index
                memref.store %383, %kv[%386] : memref<?xi8>
              }
            } else {
              %387 = arith.subi %340, %kvHeads : index
              %388 = arith.muli %387, %c3 : index
              %389 = arith.addi %388, %c8 : index
              %390 = arith.muli %344, %c4 : index
              %391 = arith.muli %389, %390 : index
              %392 = arith.addi %345, %391 : index
              %393 = arith.muli %343, %344 : index
              %394 = arith.addi %392, %393 : index
              scf.for %395 = %c6 to %344 step %c4 {
                %396 = vector.load %5[%395] : memref<?xi8>, vector<16xi8>
                %397 = arith.addi %394, %395 : index
                vector.store %396, %kv[%397] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
