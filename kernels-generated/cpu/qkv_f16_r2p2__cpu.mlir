// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='f16', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_f16_r2p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_f16_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 512 : index
  %c5 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c7 = arith.constant 1 : index
  %c8 = arith.constant dense<0x00000000> : vector<16xf32>
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 128 : index
  %c11 = arith.constant 32 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 96 : index
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
  %c24 = arith.constant 8 : index
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
  %7 = arith.divui %headDim, %c3 : index
  %8 = memref.load %step[%c5] : memref<?xi32>
  %9 = arith.index_cast %8 : i32 to index
  %10 = arith.muli %1, %rowsPerBlock : index
  %11 = arith.addi %10, %rowsPerBlock : index
  %12 = arith.minsi %11, %9 : index
  scf.for %13 = %10 to %12 step %c2 {
    %14 = arith.subi %12, %c7 : index
    %15 = arith.addi %13, %c5 : index
    %16 = arith.minsi %15, %14 : index
    %17 = arith.addi %13, %c7 : index
    %18 = arith.minsi %17, %14 : index
    %19 = arith.muli %16, %inputFeatures : index
    %20 = arith.muli %18, %inputFeatures : index
    scf.for %21 = %c5 to %7 step %c2 {
      %22 = arith.muli %0, %7 : index
      %23 = arith.addi %22, %21 : index
      %24 = arith.addi %23, %c5 : index
      %25 = arith.muli %24, %6 : index
      %26 = arith.addi %23, %c7 : index
      %27 = arith.muli %26, %6 : index
      %33:4 = scf.for %28 = %c5 to %5 step %c7 iter_args(%29 = %c8, %30 = %c8, %31 = %c8, %32 = %c8) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %34 = arith.muli %28, %c4 : index
        %35 = arith.addi %25, %34 : index
        %36 = arith.addi %27, %34 : index
        %37 = arith.muli %28, %c3 : index
        %43:4 = scf.for %38 = %c5 to %c9 step %c7 iter_args(%39 = %29, %40 = %30, %41 = %31, %42 = %32) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %44 = arith.muli %38, %c9 : index
          %45 = arith.addi %37, %44 : index
          %46 = arith.muli %38, %c10 : index
          %47 = arith.addi %35, %46 : index
          %48 = arith.addi %47, %c5 : index
          %49 = vector.load %w[%48] : memref<?xi8>, vector<32xi8>
          %50 = vector.bitcast %49 : vector<32xi8> to vector<16xf16>
          %51 = arith.extf %50 : vector<16xf16> to vector<16xf32>
          %52 = arith.addi %36, %46 : index
          %53 = arith.addi %52, %c5 : index
          %54 = vector.load %w[%53] : memref<?xi8>, vector<32xi8>
          %55 = vector.bitcast %54 : vector<32xi8> to vector<16xf16>
          %56 = arith.extf %55 : vector<16xf16> to vector<16xf32>
          %57 = arith.addi %45, %c5 : index
          %58:4 = func.call @qkv_f16_r2p2__cpu.0(%19, %57, %x, %51, %39, %56, %40, %20, %41, %42) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %59 = arith.addi %47, %c11 : index
          %60 = vector.load %w[%59] : memref<?xi8>, vector<32xi8>
          %61 = vector.bitcast %60 : vector<32xi8> to vector<16xf16>
          %62 = arith.extf %61 : vector<16xf16> to vector<16xf32>
          %63 = arith.addi %52, %c11 : index
          %64 = vector.load %w[%63] : memref<?xi8>, vector<32xi8>
          %65 = vector.bitcast %64 : vector<32xi8> to vector<16xf16>
          %66 = arith.extf %65 : vector<16xf16> to vector<16xf32>
          %67 = arith.addi %45, %c7 : index
          %68:4 = func.call @qkv_f16_r2p2__cpu.0(%19, %67, %x, %62, %58#0, %66, %58#1, %20, %58#2, %58#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %69 = arith.addi %47, %c12 : index
          %70 = vector.load %w[%69] : memref<?xi8>, vector<32xi8>
          %71 = vector.bitcast %70 : vector<32xi8> to vector<16xf16>
          %72 = arith.extf %71 : vector<16xf16> to vector<16xf32>
          %73 = arith.addi %52, %c12 : index
          %74 = vector.load %w[%73] : memref<?xi8>, vector<32xi8>
          %75 = vector.bitcast %74 : vector<32xi8> to vector<16xf16>
          %76 = arith.extf %75 : vector<16xf16> to vector<16xf32>
          %77 = arith.addi %45, %c2 : index
          %78:4 = func.call @qkv_f16_r2p2__cpu.0(%19, %77, %x, %72, %68#0, %76, %68#1, %20, %68#2, %68#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %79 = arith.addi %47, %c13 : index
          %80 = vector.load %w[%79] : memref<?xi8>, vector<32xi8>
          %81 = vector.bitcast %80 : vector<32xi8> to vector<16xf16>
          %82 = arith.extf %81 : vector<16xf16> to vector<16xf32>
          %83 = arith.addi %52, %c13 : index
          %84 = vector.load %w[%83] : memref<?xi8>, vector<32xi8>
          %85 = vector.bitcast %84 : vector<32xi8> to vector<16xf16>
          %86 = arith.extf %85 : vector<16xf16> to vector<16xf32>
          %87 = arith.addi %45, %c14 : index
          %88:4 = func.call @qkv_f16_r2p2__cpu.0(%19, %87, %x, %82, %78#0, %86, %78#1, %20, %78#2, %78#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %88#0, %88#1, %88#2, %88#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %43#0, %43#1, %43#2, %43#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %89 = arith.muli %headDim, %c5 : index
      %90 = arith.muli %21, %c3 : index
      %91 = arith.addi %89, %90 : index
      %92 = arith.addi %91, %c5 : index
      vector.store %33#0, %3[%92] : memref<?xf32>, vector<16xf32>
      %93 = arith.addi %91, %c3 : index
      vector.store %33#1, %3[%93] : memref<?xf32>, vector<16xf32>
      %94 = arith.muli %headDim, %c7 : index
      %95 = arith.addi %94, %90 : index
      %96 = arith.addi %95, %c5 : index
      vector.store %33#2, %3[%96] : memref<?xf32>, vector<16xf32>
      %97 = arith.addi %95, %c3 : index
      vector.store %33#3, %3[%97] : memref<?xf32>, vector<16xf32>
    }
    %98 = arith.addi %13, %c2 : index
    %99 = arith.minsi %98, %12 : index
    scf.for %100 = %13 to %99 step %c7 {
      %101 = arith.subi %100, %13 : index
      %102 = arith.muli %101, %headDim : index
      %103 = arith.cmpi eq, %hasBias, %c7 : index
      scf.if %103 {
        scf.for %104 = %c5 to %headDim step %c3 {
          %105 = arith.muli %0, %headDim : index
          %106 = arith.addi %105, %104 : index
          %107 = vector.load %bias[%106] : memref<?xf32>, vector<16xf32>
          %108 = arith.addi %102, %104 : index
          %109 = vector.load %3[%108] : memref<?xf32>, vector<16xf32>
          %110 = arith.addf %109, %107 : vector<16xf32>
          vector.store %110, %3[%108] : memref<?xf32>, vector<16xf32>
        }
      }
      %111 = arith.addi %heads, %kvHeads : index
      %112 = arith.cmpi slt, %0, %111 : index
      scf.if %112 {
        %113 = arith.cmpi eq, %hasNorm, %c7 : index
        scf.if %113 {
          %114 = arith.cmpi slt, %0, %heads : index
          %117 = scf.for %115 = %c5 to %headDim step %c3 iter_args(%116 = %c8) -> (vector<16xf32>) {
            %118 = arith.addi %102, %115 : index
            %119 = vector.load %3[%118] : memref<?xf32>, vector<16xf32>
            %120 = math.fma %119, %119, %116 : vector<16xf32>
            scf.yield %120 : vector<16xf32>
          }
          %121 = wave.reduce "add" %117 : vector<16xf32>
          %122 = arith.mulf %121, %inverseHeadDim : f32
          %123 = arith.addf %122, %epsilon : f32
          %124 = math.sqrt %123 : f32
          %125 = arith.divf %c21, %124 : f32
          %126 = vector.broadcast %125 : f32 to vector<16xf32>
          scf.for %127 = %c5 to %headDim step %c3 {
            %128 = vector.load %query_norm[%127] : memref<?xf32>, vector<16xf32>
            %129 = vector.load %key_norm[%127] : memref<?xf32>, vector<16xf32>
            %130 = arith.select %114, %128, %129 : vector<16xf32>
            %131 = arith.addi %102, %127 : index
            %132 = vector.load %3[%131] : memref<?xf32>, vector<16xf32>
            %133 = arith.mulf %132, %126 : vector<16xf32>
            %134 = arith.mulf %133, %130 : vector<16xf32>
            vector.store %134, %3[%131] : memref<?xf32>, vector<16xf32>
          }
        }
        %135 = arith.addi %positionsAt, %100 : index
        %136 = memref.load %step[%135] : memref<?xi32>
        %137 = arith.index_cast %136 : i32 to index
        %138 = arith.divui %headDim, %c2 : index
        %139 = arith.remui %137, %c23 : index
        %140 = arith.muli %139, %headDim : index
        %141 = arith.divui %137, %c23 : index
        %142 = arith.addi %141, %c23 : index
        %143 = arith.muli %142, %headDim : index
        scf.for %144 = %c5 to %138 step %c24 {
          %145 = arith.addi %140, %144 : index
          %146 = vector.load %rope[%145] : memref<?xf32>, vector<8xf32>
          %147 = arith.addi %140, %138 : index
          %148 = arith.addi %147, %144 : index
          %149 = vector.load %rope[%148] : memref<?xf32>, vector<8xf32>
          %150 = arith.addi %143, %144 : index
          %151 = vector.load %rope[%150] : memref<?xf32>, vector<8xf32>
          %152 = arith.addi %143, %138 : index
          %153 = arith.addi %152, %144 : index
          %154 = vector.load %rope[%153] : memref<?xf32>, vector<8xf32>
          %155 = arith.mulf %151, %146 : vector<8xf32>
          %156 = arith.mulf %154, %149 : vector<8xf32>
          %157 = arith.subf %155, %156 : vector<8xf32>
          %158 = arith.mulf %154, %146 : vector<8xf32>
          %159 = arith.mulf %151, %149 : vector<8xf32>
          %160 = arith.addf %158, %159 : vector<8xf32>
          %161 = arith.addi %102, %144 : index
          %162 = vector.load %3[%161] : memref<?xf32>, vector<8xf32>
          %163 = arith.addi %102, %138 : index
          %164 = arith.addi %163, %144 : index
          %165 = vector.load %3[%164] : memref<?xf32>, vector<8xf32>
          %166 = arith.mulf %162, %157 : vector<8xf32>
          %167 = arith.mulf %165, %160 : vector<8xf32>
          %168 = arith.subf %166, %167 : vector<8xf32>
          vector.store %168, %3[%161] : memref<?xf32>, vector<8xf32>
          %169 = arith.mulf %165, %157 : vector<8xf32>
          %170 = arith.mulf %162, %160 : vector<8xf32>
          %171 = arith.addf %169, %170 : vector<8xf32>
          vector.store %171, %3[%164] : memref<?xf32>, vector<8xf32>
        }
      }
      %172 = arith.cmpi slt, %0, %heads : index
      scf.if %172 {
        scf.for %173 = %c5 to %headDim step %c3 {
          %174 = arith.addi %102, %173 : index
          %175 = vector.load %3[%174] : memref<?xf32>, vector<16xf32>
          %176 = arith.muli %100, %heads : index
          %177 = arith.addi %176, %0 : index
          %178 = arith.muli %177, %headDim : index
          %179 = arith.addi %178, %173 : index
          vector.store %175, %q[%179] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %180 = arith.addi %slotsAt, %100 : index
        %181 = memref.load %step[%180] : memref<?xi32>
        %182 = arith.index_cast %181 : i32 to index
        %183 = arith.cmpi sge, %182, %c5 : index
        scf.if %183 {
          %184 = arith.cmpi eq, %codec, %c5 : index
          scf.if %184 {
            %185 = arith.subi %0, %heads : index
            %186 = memref.load %scales[%185] : memref<?xf32>
            %187 = vector.broadcast %186 : f32 to vector<16xf32>
            %188 = arith.divui %182, %c3 : index
            %189 = arith.remui %182, %c3 : index
            %190 = arith.muli %188, %pageBytes : index
            scf.for %191 = %c5 to %headDim step %c3 {
              %192 = arith.addi %102, %191 : index
              %193 = vector.load %3[%192] : memref<?xf32>, vector<16xf32>
              %194 = arith.mulf %193, %187 : vector<16xf32>
              %195 = arith.minimumf %194, %c28 : vector<16xf32>
              %196 = arith.maximumf %195, %c29 : vector<16xf32>
              %197 = arith.truncf %196 : vector<16xf32> to vector<16xf16>
              %198 = vector.bitcast %197 : vector<16xf16> to vector<32xi8>
              %199 = arith.muli %191, %c2 : index
              vector.store %198, %4[%199] : memref<?xi8>, vector<32xi8>
            }
            %200 = arith.cmpi slt, %185, %kvHeads : index
            scf.if %200 {
              %201 = arith.muli %2, %c11 : index
              %202 = arith.muli %185, %201 : index
              %203 = arith.addi %190, %202 : index
              %204 = arith.muli %189, %c2 : index
              %205 = arith.addi %203, %204 : index
              scf.for %206 = %c5 to %headDim step %c7 {
                %207 = arith.muli %206, %c2 : index
                %208 = arith.addi %207, %c5 : index
                %209 = memref.load %4[%208] : memref<?xi8>
                %210 = arith.muli %206, %c11 : index
                %211 = arith.addi %205, %210 : index
                %212 = arith.addi %211, %c5 : index
                memref.store %209, %kv[%212] : memref<?xi8>
                %213 = arith.addi %207, %c7 : index
                %214 = memref.load %4[%213] : memref<?xi8>
                %215 = arith.addi %211, %c7 : index
                memref.store %214, %kv[%215] : memref<?xi8>
              }
            } else {
              %216 = arith.subi %185, %kvHeads : index
              %217 = arith.muli %216, %c2 : index
              %218 = arith.addi %217, %c7 : index
              %219 = arith.muli %2, %c3 : index
              %220 = arith.muli %218, %219 : index
              %221 = arith.addi %190, %220 : index
              %222 = arith.muli %189, %2 : index
              %223 = arith.addi %221, %222 : index
              scf.for %224 = %c5 to %2 step %c3 {
                %225 = vector.load %4[%224] : memref<?xi8>, vector<16xi8>
                %226 = arith.addi %223, %224 : index
                vector.store %225, %kv[%226] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %227 = arith.cmpi eq, %codec, %c7 : index
          scf.if %227 {
            %228 = arith.subi %0, %heads : index
            %229 = memref.load %scales[%228] : memref<?xf32>
            %230 = vector.broadcast %229 : f32 to vector<16xf32>
            %231 = arith.divui %182, %c3 : index
            %232 = arith.remui %182, %c3 : index
            %233 = arith.muli %headDim, %c7 : index
            %234 = arith.muli %231, %pageBytes : index
            scf.for %235 = %c5 to %headDim step %c3 {
              %236 = arith.addi %102, %235 : index
              %237 = vector.load %3[%236] : memref<?xf32>, vector<16xf32>
              %238 = arith.mulf %237, %230 : vector<16xf32>
              %239 = wave.fp8_encode "e4m3" %238 : vector<16xf32> -> vector<16xi8>
              %240 = arith.muli %235, %c7 : index
              vector.store %239, %4[%240] : memref<?xi8>, vector<16xi8>
            }
            %241 = arith.cmpi slt, %228, %kvHeads : index
            scf.if %241 {
              %242 = arith.muli %233, %c11 : index
              %243 = arith.muli %228, %242 : index
              %244 = arith.addi %234, %243 : index
              %245 = arith.muli %232, %c7 : index
              %246 = arith.addi %244, %245 : index
              scf.for %247 = %c5 to %headDim step %c7 {
                %248 = arith.muli %247, %c7 : index
                %249 = arith.addi %248, %c5 : index
                %250 = memref.load %4[%249] : memref<?xi8>
                %251 = arith.muli %247, %c3 : index
                %252 = arith.addi %246, %251 : index
                %253 = arith.addi %252, %c5 : index
                memref.store %250, %kv[%253] : memref<?xi8>
              }
            } else {
              %254 = arith.subi %228, %kvHeads : index
              %255 = arith.muli %254, %c2 : index
              %256 = arith.addi %255, %c7 : index
              %257 = arith.muli %233, %c3 : index
              %258 = arith.muli %256, %257 : index
              %259 = arith.addi %234, %258 : index
              %260 = arith.muli %232, %233 : index
              %261 = arith.addi %259, %260 : index
              scf.for %262 = %c5 to %233 step %c3 {
                %263 = vector.load %4[%262] : memref<?xi8>, vector<16xi8>
                %264 = arith.addi %261, %262 : index
                vector.store %263, %kv[%264] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %265 = arith.cmpi eq, %codec, %c2 : index
          scf.if %265 {
            %266 = arith.subi %0, %heads : index
            %267 = memref.load %scales[%266] : memref<?xf32>
            %268 = vector.broadcast %267 : f32 to vector<16xf32>
            %269 = arith.divui %182, %c3 : index
            %270 = arith.remui %182, %c3 : index
            %271 = arith.muli %headDim, %c7 : index
            %272 = arith.muli %269, %pageBytes : index
            scf.for %273 = %c5 to %headDim step %c3 {
              %274 = arith.addi %102, %273 : index
              %275 = vector.load %3[%274] : memref<?xf32>, vector<16xf32>
              %276 = arith.mulf %275, %268 : vector<16xf32>
              %277 = wave.fp8_encode "e5m2" %276 : vector<16xf32> -> vector<16xi8>
              %278 = arith.muli %273, %c7 : index
              vector.store %277, %4[%278] : memref<?xi8>, vector<16xi8>
            }
            %279 = arith.cmpi slt, %266, %kvHeads : index
            scf.if %279 {
              %280 = arith.muli %271, %c11 : index
              %281 = arith.muli %266, %280 : index
              %282 = arith.addi %272, %281 : index
              %283 = arith.muli %270, %c7 : index
              %284 = arith.addi %282, %283 : index
              scf.for %285 = %c5 to %headDim step %c7 {
                %286 = arith.muli %285, %c7 : index
                %287 = arith.addi %286, %c5 : index
                %288 = memref.load %4[%287] : memref<?xi8>
                %289 = arith.muli %285, %c3 : index
                %290 = arith.addi %284, %289 : index
                %291 = arith.addi %290, %c5 : index
                memref.store %288, %kv[%291] : memref<?xi8>
              }
            } else {
              %292 = arith.subi %266, %kvHeads : index
              %293 = arith.muli %292, %c2 : index
              %294 = arith.addi %293, %c7 : index
              %295 = arith.muli %271, %c3 : index
              %296 = arith.muli %294, %295 : index
              %297 = arith.addi %272, %296 : index
              %298 = arith.muli %270, %271 : index
              %299 = arith.addi %297, %298 : index
              scf.for %300 = %c5 to %271 step %c3 {
                %301 = vector.load %4[%300] : memref<?xi8>, vector<16xi8>
                %302 = arith.addi %299, %300 : index
                vector.store %301, %kv[%302] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
