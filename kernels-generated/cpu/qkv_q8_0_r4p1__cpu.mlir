// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q8_0', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q8_0_r4p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q8_0_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 544 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 48 : index
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
    %15 = arith.subi %13, %c9 : index
    %16 = arith.addi %14, %c7 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.addi %14, %c9 : index
    %19 = arith.minsi %18, %15 : index
    %20 = arith.addi %14, %c3 : index
    %21 = arith.minsi %20, %15 : index
    %22 = arith.addi %14, %c10 : index
    %23 = arith.minsi %22, %15 : index
    %24 = arith.muli %17, %inputFeatures : index
    %25 = arith.muli %19, %inputFeatures : index
    %26 = arith.muli %21, %inputFeatures : index
    %27 = arith.muli %23, %inputFeatures : index
    scf.for %28 = %c7 to %8 step %c9 {
      %29 = arith.muli %0, %8 : index
      %30 = arith.addi %29, %28 : index
      %31 = arith.addi %30, %c7 : index
      %32 = arith.muli %31, %7 : index
      %38:4 = scf.for %33 = %c7 to %6 step %c9 iter_args(%34 = %c11, %35 = %c11, %36 = %c11, %37 = %c11) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %39 = arith.muli %33, %c5 : index
        %40 = arith.addi %32, %39 : index
        %41 = vector.load %w[%40] : memref<?xi8>, vector<32xi8>
        %42 = vector.bitcast %41 : vector<32xi8> to vector<16xf16>
        %43 = arith.extf %42 : vector<16xf16> to vector<16xf32>
        %44 = arith.muli %33, %c4 : index
        %50:4 = scf.for %45 = %c7 to %c12 step %c9 iter_args(%46 = %34, %47 = %35, %48 = %36, %49 = %37) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %51 = arith.muli %45, %c2 : index
          %52 = arith.addi %44, %51 : index
          %53 = arith.addi %40, %c4 : index
          %54 = arith.muli %45, %c13 : index
          %55 = arith.addi %53, %54 : index
          %56 = arith.addi %55, %c7 : index
          %57 = vector.load %w[%56] : memref<?xi8>, vector<16xi8>
          %58 = arith.extsi %57 : vector<16xi8> to vector<16xi32>
          %59 = arith.sitofp %58 : vector<16xi32> to vector<16xf32>
          %60 = arith.mulf %59, %43 : vector<16xf32>
          %61 = arith.addi %52, %c7 : index
          %62:4 = func.call @qkv_q8_0_r4p1__cpu.0(%24, %61, %x, %60, %46, %25, %47, %26, %48, %27, %49) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %63 = arith.addi %55, %c6 : index
          %64 = vector.load %w[%63] : memref<?xi8>, vector<16xi8>
          %65 = arith.extsi %64 : vector<16xi8> to vector<16xi32>
          %66 = arith.sitofp %65 : vector<16xi32> to vector<16xf32>
          %67 = arith.mulf %66, %43 : vector<16xf32>
          %68 = arith.addi %52, %c9 : index
          %69:4 = func.call @qkv_q8_0_r4p1__cpu.0(%24, %68, %x, %67, %62#0, %25, %62#1, %26, %62#2, %27, %62#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %70 = arith.addi %55, %c4 : index
          %71 = vector.load %w[%70] : memref<?xi8>, vector<16xi8>
          %72 = arith.extsi %71 : vector<16xi8> to vector<16xi32>
          %73 = arith.sitofp %72 : vector<16xi32> to vector<16xf32>
          %74 = arith.mulf %73, %43 : vector<16xf32>
          %75 = arith.addi %52, %c3 : index
          %76:4 = func.call @qkv_q8_0_r4p1__cpu.0(%24, %75, %x, %74, %69#0, %25, %69#1, %26, %69#2, %27, %69#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %77 = arith.addi %55, %c14 : index
          %78 = vector.load %w[%77] : memref<?xi8>, vector<16xi8>
          %79 = arith.extsi %78 : vector<16xi8> to vector<16xi32>
          %80 = arith.sitofp %79 : vector<16xi32> to vector<16xf32>
          %81 = arith.mulf %80, %43 : vector<16xf32>
          %82 = arith.addi %52, %c10 : index
          %83:4 = func.call @qkv_q8_0_r4p1__cpu.0(%24, %82, %x, %81, %76#0, %25, %76#1, %26, %76#2, %27, %76#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %83#0, %83#1, %83#2, %83#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %50#0, %50#1, %50#2, %50#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %84 = arith.muli %headDim, %c7 : index
      %85 = arith.muli %28, %c6 : index
      %86 = arith.addi %84, %85 : index
      %87 = arith.addi %86, %c7 : index
      vector.store %38#0, %3[%87] : memref<?xf32>, vector<16xf32>
      %88 = arith.muli %headDim, %c9 : index
      %89 = arith.addi %88, %85 : index
      %90 = arith.addi %89, %c7 : index
      vector.store %38#1, %3[%90] : memref<?xf32>, vector<16xf32>
      %91 = arith.addi %4, %85 : index
      %92 = arith.addi %91, %c7 : index
      vector.store %38#2, %3[%92] : memref<?xf32>, vector<16xf32>
      %93 = arith.muli %headDim, %c10 : index
      %94 = arith.addi %93, %85 : index
      %95 = arith.addi %94, %c7 : index
      vector.store %38#3, %3[%95] : memref<?xf32>, vector<16xf32>
    }
    %96 = arith.addi %14, %c2 : index
    %97 = arith.minsi %96, %13 : index
    scf.for %98 = %14 to %97 step %c9 {
      %99 = arith.subi %98, %14 : index
      %100 = arith.muli %99, %headDim : index
      %101 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %101 {
        scf.for %102 = %c7 to %headDim step %c6 {
          %103 = arith.muli %0, %headDim : index
          %104 = arith.addi %103, %102 : index
          %105 = vector.load %bias[%104] : memref<?xf32>, vector<16xf32>
          %106 = arith.addi %100, %102 : index
          %107 = vector.load %3[%106] : memref<?xf32>, vector<16xf32>
          %108 = arith.addf %107, %105 : vector<16xf32>
          vector.store %108, %3[%106] : memref<?xf32>, vector<16xf32>
        }
      }
      %109 = arith.addi %heads, %kvHeads : index
      %110 = arith.cmpi slt, %0, %109 : index
      scf.if %110 {
        %111 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %111 {
          %112 = arith.cmpi slt, %0, %heads : index
          %115 = scf.for %113 = %c7 to %headDim step %c6 iter_args(%114 = %c11) -> (vector<16xf32>) {
            %116 = arith.addi %100, %113 : index
            %117 = vector.load %3[%116] : memref<?xf32>, vector<16xf32>
            %118 = math.fma %117, %117, %114 : vector<16xf32>
            scf.yield %118 : vector<16xf32>
          }
          %119 = wave.reduce "add" %115 : vector<16xf32>
          %120 = arith.mulf %119, %inverseHeadDim : f32
          %121 = arith.addf %120, %epsilon : f32
          %122 = math.sqrt %121 : f32
          %123 = arith.divf %c21, %122 : f32
          %124 = vector.broadcast %123 : f32 to vector<16xf32>
          scf.for %125 = %c7 to %headDim step %c6 {
            %126 = vector.load %query_norm[%125] : memref<?xf32>, vector<16xf32>
            %127 = vector.load %key_norm[%125] : memref<?xf32>, vector<16xf32>
            %128 = arith.select %112, %126, %127 : vector<16xf32>
            %129 = arith.addi %100, %125 : index
            %130 = vector.load %3[%129] : memref<?xf32>, vector<16xf32>
            %131 = arith.mulf %130, %124 : vector<16xf32>
            %132 = arith.mulf %131, %128 : vector<16xf32>
            vector.store %132, %3[%129] : memref<?xf32>, vector<16xf32>
          }
        }
        %133 = arith.addi %positionsAt, %98 : index
        %134 = memref.load %step[%133] : memref<?xi32>
        %135 = arith.index_cast %134 : i32 to index
        %136 = arith.divui %headDim, %c3 : index
        %137 = arith.remui %135, %c23 : index
        %138 = arith.muli %137, %headDim : index
        %139 = arith.divui %135, %c23 : index
        %140 = arith.addi %139, %c23 : index
        %141 = arith.muli %140, %headDim : index
        scf.for %142 = %c7 to %136 step %c12 {
          %143 = arith.addi %138, %142 : index
          %144 = vector.load %rope[%143] : memref<?xf32>, vector<8xf32>
          %145 = arith.addi %138, %136 : index
          %146 = arith.addi %145, %142 : index
          %147 = vector.load %rope[%146] : memref<?xf32>, vector<8xf32>
          %148 = arith.addi %141, %142 : index
          %149 = vector.load %rope[%148] : memref<?xf32>, vector<8xf32>
          %150 = arith.addi %141, %136 : index
          %151 = arith.addi %150, %142 : index
          %152 = vector.load %rope[%151] : memref<?xf32>, vector<8xf32>
          %153 = arith.mulf %149, %144 : vector<8xf32>
          %154 = arith.mulf %152, %147 : vector<8xf32>
          %155 = arith.subf %153, %154 : vector<8xf32>
          %156 = arith.mulf %152, %144 : vector<8xf32>
          %157 = arith.mulf %149, %147 : vector<8xf32>
          %158 = arith.addf %156, %157 : vector<8xf32>
          %159 = arith.addi %100, %142 : index
          %160 = vector.load %3[%159] : memref<?xf32>, vector<8xf32>
          %161 = arith.addi %100, %136 : index
          %162 = arith.addi %161, %142 : index
          %163 = vector.load %3[%162] : memref<?xf32>, vector<8xf32>
          %164 = arith.mulf %160, %155 : vector<8xf32>
          %165 = arith.mulf %163, %158 : vector<8xf32>
          %166 = arith.subf %164, %165 : vector<8xf32>
          vector.store %166, %3[%159] : memref<?xf32>, vector<8xf32>
          %167 = arith.mulf %163, %155 : vector<8xf32>
          %168 = arith.mulf %160, %158 : vector<8xf32>
          %169 = arith.addf %167, %168 : vector<8xf32>
          vector.store %169, %3[%162] : memref<?xf32>, vector<8xf32>
        }
      }
      %170 = arith.cmpi slt, %0, %heads : index
      scf.if %170 {
        %171 = arith.divui %heads, %kvHeads : index
        %172 = arith.muli %kvHeads, %2 : index
        %173 = arith.divui %0, %171 : index
        %174 = arith.muli %173, %headDim : index
        %175 = arith.addi %172, %174 : index
        scf.for %176 = %c7 to %headDim step %c6 {
          %177 = arith.addi %175, %176 : index
          %178 = vector.load %encode[%177] : memref<?xf32>, vector<16xf32>
          %179 = arith.addi %100, %176 : index
          %180 = vector.load %3[%179] : memref<?xf32>, vector<16xf32>
          %181 = arith.mulf %180, %178 : vector<16xf32>
          %182 = arith.muli %98, %heads : index
          %183 = arith.addi %182, %0 : index
          %184 = arith.muli %183, %headDim : index
          %185 = arith.addi %184, %176 : index
          vector.store %181, %q[%185] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %186 = arith.addi %slotsAt, %98 : index
        %187 = memref.load %step[%186] : memref<?xi32>
        %188 = arith.index_cast %187 : i32 to index
        %189 = arith.cmpi sge, %188, %c7 : index
        scf.if %189 {
          %190 = arith.cmpi eq, %codec, %c7 : index
          scf.if %190 {
            %191 = arith.subi %0, %heads : index
            %192 = arith.muli %191, %4 : index
            %193 = arith.divui %188, %c6 : index
            %194 = arith.remui %188, %c6 : index
            %195 = arith.muli %193, %pageBytes : index
            %198 = scf.for %196 = %c7 to %headDim step %c6 iter_args(%197 = %c11) -> (vector<16xf32>) {
              %199 = arith.addi %192, %196 : index
              %200 = vector.load %encode[%199] : memref<?xf32>, vector<16xf32>
              %201 = arith.addi %192, %headDim : index
              %202 = arith.addi %201, %196 : index
              %203 = vector.load %encode[%202] : memref<?xf32>, vector<16xf32>
              %204 = arith.addi %100, %196 : index
              %205 = vector.load %3[%204] : memref<?xf32>, vector<16xf32>
              %206 = arith.subf %205, %203 : vector<16xf32>
              %207 = arith.mulf %206, %200 : vector<16xf32>
              %208 = arith.minimumf %207, %c27 : vector<16xf32>
              %209 = arith.maximumf %208, %c28 : vector<16xf32>
              %210 = arith.truncf %209 : vector<16xf32> to vector<16xf16>
              %211 = vector.bitcast %210 : vector<16xf16> to vector<32xi8>
              %212 = arith.muli %196, %c3 : index
              vector.store %211, %5[%212] : memref<?xi8>, vector<32xi8>
              %213 = math.absf %207 : vector<16xf32>
              %214 = arith.cmpf ugt, %213, %c27 : vector<16xf32>
              %215 = arith.select %214, %c29, %c11 : vector<16xi1>, vector<16xf32>
              %216 = arith.addf %197, %215 : vector<16xf32>
              scf.yield %216 : vector<16xf32>
            }
            %217 = wave.reduce "add" %198 : vector<16xf32>
            %218 = arith.cmpf ogt, %217, %c30 : f32
            scf.if %218 {
              %219 = arith.fptosi %217 : f32 to i32
              wave.count %clipped, %219 : memref<?xi32>
            }
            %220 = arith.cmpi slt, %191, %kvHeads : index
            scf.if %220 {
              %221 = arith.muli %4, %c4 : index
              %222 = arith.muli %191, %221 : index
              %223 = arith.addi %195, %222 : index
              %224 = arith.muli %194, %c3 : index
              %225 = arith.addi %223, %224 : index
              scf.for %226 = %c7 to %headDim step %c9 {
                %227 = arith.muli %226, %c3 : index
                %228 = arith.addi %227, %c7 : index
                %229 = memref.load %5[%228] : memref<?xi8>
                %230 = arith.muli %226, %c4 : index
                %231 = arith.addi %225, %230 : index
                %232 = arith.addi %231, %c7 : index
                memref.store %229, %kv[%232] : memref<?xi8>
                %233 = arith.addi %227, %c9 : index
                %234 = memref.load %5[%233] : memref<?xi8>
                %235 = arith.addi %231, %c9 : index
                memref.store %234, %kv[%235] : memref<?xi8>
              }
            } else {
              %236 = arith.subi %191, %kvHeads : index
              %237 = arith.muli %236, %c3 : index
              %238 = arith.addi %237, %c9 : index
              %239 = arith.muli %4, %c6 : index
              %240 = arith.muli %238, %239 : index
              %241 = arith.addi %195, %240 : index
              %242 = arith.muli %194, %4 : index
              %243 = arith.addi %241, %242 : index
              scf.for %244 = %c7 to %4 step %c6 {
                %245 = vector.load %5[%244] : memref<?xi8>, vector<16xi8>
                %246 = arith.addi %243, %244 : index
                vector.store %245, %kv[%246] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %247 = arith.cmpi eq, %codec, %c9 : index
          scf.if %247 {
            %248 = arith.subi %0, %heads : index
            %249 = arith.muli %248, %4 : index
            %250 = arith.divui %188, %c6 : index
            %251 = arith.remui %188, %c6 : index
            %252 = arith.muli %headDim, %c9 : index
            %253 = arith.muli %250, %pageBytes : index
            %256 = scf.for %254 = %c7 to %headDim step %c6 iter_args(%255 = %c11) -> (vector<16xf32>) {
              %257 = arith.addi %249, %254 : index
              %258 = vector.load %encode[%257] : memref<?xf32>, vector<16xf32>
              %259 = arith.addi %249, %headDim : index
              %260 = arith.addi %259, %254 : index
              %261 = vector.load %encode[%260] : memref<?xf32>, vector<16xf32>
              %262 = arith.addi %100, %254 : index
              %263 = vector.load %3[%262] : memref<?xf32>, vector<16xf32>
              %264 = arith.subf %263, %261 : vector<16xf32>
              %265 = arith.mulf %264, %258 : vector<16xf32>
              %266 = wave.fp8_encode "e4m3" %265 : vector<16xf32> -> vector<16xi8>
              %267 = arith.muli %254, %c9 : index
              vector.store %266, %5[%267] : memref<?xi8>, vector<16xi8>
              %268 = math.absf %265 : vector<16xf32>
              %269 = arith.cmpf ugt, %268, %c31 : vector<16xf32>
              %270 = arith.select %269, %c29, %c11 : vector<16xi1>, vector<16xf32>
              %271 = arith.addf %255, %270 : vector<16xf32>
              scf.yield %271 : vector<16xf32>
            }
            %272 = wave.reduce "add" %256 : vector<16xf32>
            %273 = arith.cmpf ogt, %272, %c30 : f32
            scf.if %273 {
              %274 = arith.fptosi %272 : f32 to i32
              wave.count %clipped, %274 : memref<?xi32>
            }
            %275 = arith.cmpi slt, %248, %kvHeads : index
            scf.if %275 {
              %276 = arith.muli %252, %c4 : index
              %277 = arith.muli %248, %276 : index
              %278 = arith.addi %253, %277 : index
              %279 = arith.muli %251, %c9 : index
              %280 = arith.addi %278, %279 : index
              scf.for %281 = %c7 to %headDim step %c9 {
                %282 = arith.muli %281, %c9 : index
                %283 = arith.addi %282, %c7 : index
                %284 = memref.load %5[%283] : memref<?xi8>
                %285 = arith.muli %281, %c6 : index
                %286 = arith.addi %280, %285 : index
                %287 = arith.addi %286, %c7 : index
                memref.store %284, %kv[%287] : memref<?xi8>
              }
            } else {
              %288 = arith.subi %248, %kvHeads : index
              %289 = arith.muli %288, %c3 : index
              %290 = arith.addi %289, %c9 : index
              %291 = arith.muli %252, %c6 : index
              %292 = arith.muli %290, %291 : index
              %293 = arith.addi %253, %292 : index
              %294 = arith.muli %251, %252 : index
              %295 = arith.addi %293, %294 : index
              scf.for %296 = %c7 to %252 step %c6 {
                %297 = vector.load %5[%296] : memref<?xi8>, vector<16xi8>
                %298 = arith.addi %295, %296 : index
                vector.store %297, %kv[%298] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %299 = arith.cmpi eq, %codec, %c3 : index
          scf.if %299 {
            %300 = arith.subi %0, %heads : index
            %301 = arith.muli %300, %4 : index
            %302 = arith.divui %188, %c6 : index
            %303 = arith.remui %188, %c6 : index
            %304 = arith.muli %headDim, %c9 : index
            %305 = arith.muli %302, %pageBytes : index
            %308 = scf.for %306 = %c7 to %headDim step %c6 iter_args(%307 = %c11) -> (vector<16xf32>) {
              %309 = arith.addi %301, %306 : index
              %310 = vector.load %encode[%309] : memref<?xf32>, vector<16xf32>
              %311 = arith.addi %301, %headDim : index
              %312 = arith.addi %311, %306 : index
              %313 = vector.load %encode[%312] : memref<?xf32>, vector<16xf32>
              %314 = arith.addi %100, %306 : index
              %315 = vector.load %3[%314] : memref<?xf32>, vector<16xf32>
              %316 = arith.subf %315, %313 : vector<16xf32>
              %317 = arith.mulf %316, %310 : vector<16xf32>
              %318 = wave.fp8_encode "e5m2" %317 : vector<16xf32> -> vector<16xi8>
              %319 = arith.muli %306, %c9 : index
              vector.store %318, %5[%319] : memref<?xi8>, vector<16xi8>
              %320 = math.absf %317 : vector<16xf32>
              %321 = arith.cmpf ugt, %320, %c32 : vector<16xf32>
              %322 = arith.select %321, %c29, %c11 : vector<16xi1>, vector<16xf32>
              %323 = arith.addf %307, %322 : vector<16xf32>
              scf.yield %323 : vector<16xf32>
            }
            %324 = wave.reduce "add" %308 : vector<16xf32>
            %325 = arith.cmpf ogt, %324, %c30 : f32
            scf.if %325 {
              %326 = arith.fptosi %324 : f32 to i32
              wave.count %clipped, %326 : memref<?xi32>
            }
            %327 = arith.cmpi slt, %300, %kvHeads : index
            scf.if %327 {
              %328 = arith.muli %304, %c4 : index
              %329 = arith.muli %300, %328 : index
              %330 = arith.addi %305, %329 : index
              %331 = arith.muli %303, %c9 : index
              %332 = arith.addi %330, %331 : index
              scf.for %333 = %c7 to %headDim step %c9 {
                %334 = arith.muli %333, %c9 : index
                %335 = arith.addi %334, %c7 : index
                %336 = memref.load %5[%335] : memref<?xi8>
                %337 = arith.muli %333, %c6 : index
                %338 = arith.addi %332, %337 : index
                %339 = arith.addi %338, %c7 : index
                memref.store %336, %kv[%339] : memref<?xi8>
              }
            } else {
              %340 = arith.subi %300, %kvHeads : index
              %341 = arith.muli %340, %c3 : index
              %342 = arith.addi %341, %c9 : index
              %343 = arith.muli %304, %c6 : index
              %344 = arith.muli %342, %343 : index
              %345 = arith.addi %305, %344 : index
              %346 = arith.muli %303, %304 : index
              %347 = arith.addi %345, %346 : index
              scf.for %348 = %c7 to %304 step %c6 {
                %349 = vector.load %5[%348] : memref<?xi8>, vector<16xi8>
                %350 = arith.addi %347, %348 : index
                vector.store %349, %kv[%350] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %351 = arith.cmpi eq, %codec, %c10 : index
          scf.if %351 {
            %352 = arith.subi %0, %heads : index
            %353 = arith.muli %352, %4 : index
            %354 = arith.divui %188, %c6 : index
            %355 = arith.remui %188, %c6 : index
            %356 = arith.muli %headDim, %c9 : index
            %357 = arith.muli %354, %pageBytes : index
            %360 = scf.for %358 = %c7 to %headDim step %c6 iter_args(%359 = %c11) -> (vector<16xf32>) {
              %361 = arith.addi %353, %358 : index
              %362 = vector.load %encode[%361] : memref<?xf32>, vector<16xf32>
              %363 = arith.addi %353, %headDim : index
              %364 = arith.addi %363, %358 : index
              %365 = vector.load %encode[%364] : memref<?xf32>, vector<16xf32>
              %366 = arith.addi %100, %358 : index
              %367 = vector.load %3[%366] : memref<?xf32>, vector<16xf32>
              %368 = arith.subf %367, %365 : vector<16xf32>
              %369 = arith.mulf %368, %362 : vector<16xf32>
              %370 = arith.cmpf ord, %369, %369 : vector<16xf32>
              %371 = arith.select %370, %369, %c11 : vector<16xi1>, vector<16xf32>
              %372 = math.roundeven %371 : vector<16xf32>
              %373 = arith.minimumf %372, %c33 : vector<16xf32>
              %374 = arith.maximumf %373, %c34 : vector<16xf32>
              %375 = arith.fptosi %374 : vector<16xf32> to vector<16xi32>
              %376 = arith.addi %375, %c35 : vector<16xi32>
              %377 = arith.trunci %376 : vector<16xi32> to vector<16xi8>
              %378 = arith.muli %358, %c9 : index
              vector.store %377, %5[%378] : memref<?xi8>, vector<16xi8>
              %379 = math.absf %369 : vector<16xf32>
              %380 = arith.cmpf ugt, %379, %c36 : vector<16xf32>
              %381 = arith.select %380, %c29, %c11 : vector<16xi1>, vector<16xf32>
              %382 = arith.addf %359, %381 : vector<16xf32>
              scf.yield %382 : vector<16xf32>
            }
            %383 = wave.reduce "add" %360 : vector<16xf32>
            %384 = arith.cmpf ogt, %383, %c30 : f32
            scf.if %384 {
              %385 = arith.fptosi %383 : f32 to i32
              wave.count %clipped, %385 : memref<?xi32>
            }
            %386 = arith.cmpi slt, %352, %kvHeads : index
            scf.if %386 {
              %387 = arith.muli %356, %c4 : index
              %388 = arith.muli %352, %387 : index
              %389 = arith.addi %357, %388 : index
              %390 = arith.muli %355, %c9 : index
              %391 = arith.addi %389, %390 : index
              scf.for %392 = %c7 to %headDim step %c9 {
                %393 = arith.muli %392, %c9 : index
                %394 = arith.addi %393, %c7 : index
                %395 = memref.load %5[%394] : memref<?xi8>
                %396 = arith.muli %392, %c6 : index
                %397 = arith.addi %391, %396 : index
                %398 = arith.addi %397, %c7 : index
                memref.store %395, %kv[%398] : memref<?xi8>
              }
            } else {
              %399 = arith.subi %352, %kvHeads : index
              %400 = arith.muli %399, %c3 : index
              %401 = arith.addi %400, %c9 : index
              %402 = arith.muli %356, %c6 : index
              %403 = arith.muli %401, %402 : index
              %404 = arith.addi %357, %403 : index
              %405 = arith.muli %355, %356 : index
              %406 = arith.addi %404, %405 : index
              scf.for %407 = %c7 to %356 step %c6 {
                %408 = vector.load %5[%407] : memref<?xi8>, vector<16xi8>
                %409 = arith.addi %406, %407 : index
                vector.store %408, %kv[%409] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
