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
wave.kernel @qkv_f32_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
        scf.for %159 = %c6 to %headDim step %c4 {
          %160 = arith.addi %88, %159 : index
          %161 = vector.load %3[%160] : memref<?xf32>, vector<16xf32>
          %162 = arith.muli %86, %heads : index
          %163 = arith.addi %162, %0 : index
          %164 = arith.muli %163, %headDim : index
          %165 = arith.addi %164, %159 : index
          vector.store %161, %q[%165] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %166 = arith.addi %slotsAt, %86 : index
        %167 = memref.load %step[%166] : memref<?xi32>
        %168 = arith.index_cast %167 : i32 to index
        %169 = arith.cmpi sge, %168, %c6 : index
        scf.if %169 {
          %170 = arith.cmpi eq, %codec, %c6 : index
          scf.if %170 {
            %171 = arith.subi %0, %heads : index
            %172 = memref.load %scales[%171] : memref<?xf32>
            %173 = vector.broadcast %172 : f32 to vector<16xf32>
            %174 = arith.divui %168, %c4 : index
            %175 = arith.remui %168, %c4 : index
            %176 = arith.muli %174, %pageBytes : index
            scf.for %177 = %c6 to %headDim step %c4 {
              %178 = arith.addi %88, %177 : index
              %179 = vector.load %3[%178] : memref<?xf32>, vector<16xf32>
              %180 = arith.mulf %179, %173 : vector<16xf32>
              %181 = arith.minimumf %180, %c27 : vector<16xf32>
              %182 = arith.maximumf %181, %c28 : vector<16xf32>
              %183 = arith.truncf %182 : vector<16xf32> to vector<16xf16>
              %184 = vector.bitcast %183 : vector<16xf16> to vector<32xi8>
              %185 = arith.muli %177, %c3 : index
              vector.store %184, %5[%185] : memref<?xi8>, vector<32xi8>
            }
            %186 = arith.cmpi slt, %171, %kvHeads : index
            scf.if %186 {
              %187 = arith.muli %4, %c29 : index
              %188 = arith.muli %171, %187 : index
              %189 = arith.addi %176, %188 : index
              %190 = arith.muli %175, %c3 : index
              %191 = arith.addi %189, %190 : index
              scf.for %192 = %c6 to %headDim step %c8 {
                %193 = arith.muli %192, %c3 : index
                %194 = arith.addi %193, %c6 : index
                %195 = memref.load %5[%194] : memref<?xi8>
                %196 = arith.muli %192, %c29 : index
                %197 = arith.addi %191, %196 : index
                %198 = arith.addi %197, %c6 : index
                memref.store %195, %kv[%198] : memref<?xi8>
                %199 = arith.addi %193, %c8 : index
                %200 = memref.load %5[%199] : memref<?xi8>
                %201 = arith.addi %197, %c8 : index
                memref.store %200, %kv[%201] : memref<?xi8>
              }
            } else {
              %202 = arith.subi %171, %kvHeads : index
              %203 = arith.muli %202, %c3 : index
              %204 = arith.addi %203, %c8 : index
              %205 = arith.muli %4, %c4 : index
              %206 = arith.muli %204, %205 : index
              %207 = arith.addi %176, %206 : index
              %208 = arith.muli %175, %4 : index
              %209 = arith.addi %207, %208 : index
              scf.for %210 = %c6 to %4 step %c4 {
                %211 = vector.load %5[%210] : memref<?xi8>, vector<16xi8>
                %212 = arith.addi %209, %210 : index
                vector.store %211, %kv[%212] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %213 = arith.cmpi eq, %codec, %c8 : index
          scf.if %213 {
            %214 = arith.subi %0, %heads : index
            %215 = memref.load %scales[%214] : memref<?xf32>
            %216 = vector.broadcast %215 : f32 to vector<16xf32>
            %217 = arith.divui %168, %c4 : index
            %218 = arith.remui %168, %c4 : index
            %219 = arith.muli %headDim, %c8 : index
            %220 = arith.muli %217, %pageBytes : index
            scf.for %221 = %c6 to %headDim step %c4 {
              %222 = arith.addi %88, %221 : index
              %223 = vector.load %3[%222] : memref<?xf32>, vector<16xf32>
              %224 = arith.mulf %223, %216 : vector<16xf32>
              %225 = wave.fp8_encode "e4m3" %224 : vector<16xf32> -> vector<16xi8>
              %226 = arith.muli %221, %c8 : index
              vector.store %225, %5[%226] : memref<?xi8>, vector<16xi8>
            }
            %227 = arith.cmpi slt, %214, %kvHeads : index
            scf.if %227 {
              %228 = arith.muli %219, %c29 : index
              %229 = arith.muli %214, %228 : index
              %230 = arith.addi %220, %229 : index
              %231 = arith.muli %218, %c8 : index
              %232 = arith.addi %230, %231 : index
              scf.for %233 = %c6 to %headDim step %c8 {
                %234 = arith.muli %233, %c8 : index
                %235 = arith.addi %234, %c6 : index
                %236 = memref.load %5[%235] : memref<?xi8>
                %237 = arith.muli %233, %c4 : index
                %238 = arith.addi %232, %237 : index
                %239 = arith.addi %238, %c6 : index
                memref.store %236, %kv[%239] : memref<?xi8>
              }
            } else {
              %240 = arith.subi %214, %kvHeads : index
              %241 = arith.muli %240, %c3 : index
              %242 = arith.addi %241, %c8 : index
              %243 = arith.muli %219, %c4 : index
              %244 = arith.muli %242, %243 : index
              %245 = arith.addi %220, %244 : index
              %246 = arith.muli %218, %219 : index
              %247 = arith.addi %245, %246 : index
              scf.for %248 = %c6 to %219 step %c4 {
                %249 = vector.load %5[%248] : memref<?xi8>, vector<16xi8>
                %250 = arith.addi %247, %248 : index
                vector.store %249, %kv[%250] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %251 = arith.cmpi eq, %codec, %c3 : index
          scf.if %251 {
            %252 = arith.subi %0, %heads : index
            %253 = memref.load %scales[%252] : memref<?xf32>
            %254 = vector.broadcast %253 : f32 to vector<16xf32>
            %255 = arith.divui %168, %c4 : index
            %256 = arith.remui %168, %c4 : index
            %257 = arith.muli %headDim, %c8 : index
            %258 = arith.muli %255, %pageBytes : index
            scf.for %259 = %c6 to %headDim step %c4 {
              %260 = arith.addi %88, %259 : index
              %261 = vector.load %3[%260] : memref<?xf32>, vector<16xf32>
              %262 = arith.mulf %261, %254 : vector<16xf32>
              %263 = wave.fp8_encode "e5m2" %262 : vector<16xf32> -> vector<16xi8>
              %264 = arith.muli %259, %c8 : index
              vector.store %263, %5[%264] : memref<?xi8>, vector<16xi8>
            }
            %265 = arith.cmpi slt, %252, %kvHeads : index
            scf.if %265 {
              %266 = arith.muli %257, %c29 : index
              %267 = arith.muli %252, %266 : index
              %268 = arith.addi %258, %267 : index
              %269 = arith.muli %256, %c8 : index
              %270 = arith.addi %268, %269 : index
              scf.for %271 = %c6 to %headDim step %c8 {
                %272 = arith.muli %271, %c8 : index
                %273 = arith.addi %272, %c6 : index
                %274 = memref.load %5[%273] : memref<?xi8>
                %275 = arith.muli %271, %c4 : index
                %276 = arith.addi %270, %275 : index
                %277 = arith.addi %276, %c6 : index
                memref.store %274, %kv[%277] : memref<?xi8>
              }
            } else {
              %278 = arith.subi %252, %kvHeads : index
              %279 = arith.muli %278, %c3 : index
              %280 = arith.addi %279, %c8 : index
              %281 = arith.muli %257, %c4 : index
              %282 = arith.muli %280, %281 : index
              %283 = arith.addi %258, %282 : index
              %284 = arith.muli %256, %257 : index
              %285 = arith.addi %283, %284 : index
              scf.for %286 = %c6 to %257 step %c4 {
                %287 = vector.load %5[%286] : memref<?xi8>, vector<16xi8>
                %288 = arith.addi %285, %286 : index
                vector.store %287, %kv[%288] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
