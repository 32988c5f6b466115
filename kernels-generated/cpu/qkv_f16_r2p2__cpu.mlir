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
wave.kernel @qkv_f16_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
        %173 = arith.divui %heads, %kvHeads : index
        %174 = arith.muli %headDim, %c9 : index
        %175 = arith.muli %kvHeads, %174 : index
        %176 = arith.divui %0, %173 : index
        %177 = arith.muli %176, %headDim : index
        %178 = arith.addi %175, %177 : index
        scf.for %179 = %c5 to %headDim step %c3 {
          %180 = arith.addi %178, %179 : index
          %181 = vector.load %encode[%180] : memref<?xf32>, vector<16xf32>
          %182 = arith.addi %102, %179 : index
          %183 = vector.load %3[%182] : memref<?xf32>, vector<16xf32>
          %184 = arith.mulf %183, %181 : vector<16xf32>
          %185 = arith.muli %100, %heads : index
          %186 = arith.addi %185, %0 : index
          %187 = arith.muli %186, %headDim : index
          %188 = arith.addi %187, %179 : index
          vector.store %184, %q[%188] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %189 = arith.addi %slotsAt, %100 : index
        %190 = memref.load %step[%189] : memref<?xi32>
        %191 = arith.index_cast %190 : i32 to index
        %192 = arith.cmpi sge, %191, %c5 : index
        scf.if %192 {
          %193 = arith.cmpi eq, %codec, %c5 : index
          scf.if %193 {
            %194 = arith.subi %0, %heads : index
            %195 = arith.muli %194, %2 : index
            %196 = arith.divui %191, %c3 : index
            %197 = arith.remui %191, %c3 : index
            %198 = arith.muli %196, %pageBytes : index
            %201 = scf.for %199 = %c5 to %headDim step %c3 iter_args(%200 = %c8) -> (vector<16xf32>) {
              %202 = arith.addi %195, %199 : index
              %203 = vector.load %encode[%202] : memref<?xf32>, vector<16xf32>
              %204 = arith.addi %195, %headDim : index
              %205 = arith.addi %204, %199 : index
              %206 = vector.load %encode[%205] : memref<?xf32>, vector<16xf32>
              %207 = arith.addi %102, %199 : index
              %208 = vector.load %3[%207] : memref<?xf32>, vector<16xf32>
              %209 = arith.subf %208, %206 : vector<16xf32>
              %210 = arith.mulf %209, %203 : vector<16xf32>
              %211 = arith.minimumf %210, %c28 : vector<16xf32>
              %212 = arith.maximumf %211, %c29 : vector<16xf32>
              %213 = arith.truncf %212 : vector<16xf32> to vector<16xf16>
              %214 = vector.bitcast %213 : vector<16xf16> to vector<32xi8>
              %215 = arith.muli %199, %c2 : index
              vector.store %214, %4[%215] : memref<?xi8>, vector<32xi8>
              %216 = math.absf %210 : vector<16xf32>
              %217 = arith.cmpf ugt, %216, %c28 : vector<16xf32>
              %218 = arith.select %217, %c30, %c8 : vector<16xi1>, vector<16xf32>
              %219 = arith.addf %200, %218 : vector<16xf32>
              scf.yield %219 : vector<16xf32>
            }
            %220 = wave.reduce "add" %201 : vector<16xf32>
            %221 = arith.cmpf ogt, %220, %c31 : f32
            scf.if %221 {
              %222 = arith.fptosi %220 : f32 to i32
              wave.count %clipped, %222 : memref<?xi32>
            }
            %223 = arith.cmpi slt, %194, %kvHeads : index
            scf.if %223 {
              %224 = arith.muli %2, %c11 : index
              %225 = arith.muli %194, %224 : index
              %226 = arith.addi %198, %225 : index
              %227 = arith.muli %197, %c2 : index
              %228 = arith.addi %226, %227 : index
              scf.for %229 = %c5 to %headDim step %c7 {
                %230 = arith.muli %229, %c2 : index
                %231 = arith.addi %230, %c5 : index
                %232 = memref.load %4[%231] : memref<?xi8>
                %233 = arith.muli %229, %c11 : index
                %234 = arith.addi %228, %233 : index
                %235 = arith.addi %234, %c5 : index
                memref.store %232, %kv[%235] : memref<?xi8>
                %236 = arith.addi %230, %c7 : index
                %237 = memref.load %4[%236] : memref<?xi8>
                %238 = arith.addi %234, %c7 : index
                memref.store %237, %kv[%238] : memref<?xi8>
              }
            } else {
              %239 = arith.subi %194, %kvHeads : index
              %240 = arith.muli %239, %c2 : index
              %241 = arith.addi %240, %c7 : index
              %242 = arith.muli %2, %c3 : index
              %243 = arith.muli %241, %242 : index
              %244 = arith.addi %198, %243 : index
              %245 = arith.muli %197, %2 : index
              %246 = arith.addi %244, %245 : index
              scf.for %247 = %c5 to %2 step %c3 {
                %248 = vector.load %4[%247] : memref<?xi8>, vector<16xi8>
                %249 = arith.addi %246, %247 : index
                vector.store %248, %kv[%249] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %250 = arith.cmpi eq, %codec, %c7 : index
          scf.if %250 {
            %251 = arith.subi %0, %heads : index
            %252 = arith.muli %251, %2 : index
            %253 = arith.divui %191, %c3 : index
            %254 = arith.remui %191, %c3 : index
            %255 = arith.muli %headDim, %c7 : index
            %256 = arith.muli %253, %pageBytes : index
            %259 = scf.for %257 = %c5 to %headDim step %c3 iter_args(%258 = %c8) -> (vector<16xf32>) {
              %260 = arith.addi %252, %257 : index
              %261 = vector.load %encode[%260] : memref<?xf32>, vector<16xf32>
              %262 = arith.addi %252, %headDim : index
              %263 = arith.addi %262, %257 : index
              %264 = vector.load %encode[%263] : memref<?xf32>, vector<16xf32>
              %265 = arith.addi %102, %257 : index
              %266 = vector.load %3[%265] : memref<?xf32>, vector<16xf32>
              %267 = arith.subf %266, %264 : vector<16xf32>
              %268 = arith.mulf %267, %261 : vector<16xf32>
              %269 = wave.fp8_encode "e4m3" %268 : vector<16xf32> -> vector<16xi8>
              %270 = arith.muli %257, %c7 : index
              vector.store %269, %4[%270] : memref<?xi8>, vector<16xi8>
              %271 = math.absf %268 : vector<16xf32>
              %272 = arith.cmpf ugt, %271, %c32 : vector<16xf32>
              %273 = arith.select %272, %c30, %c8 : vector<16xi1>, vector<16xf32>
              %274 = arith.addf %258, %273 : vector<16xf32>
              scf.yield %274 : vector<16xf32>
            }
            %275 = wave.reduce "add" %259 : vector<16xf32>
            %276 = arith.cmpf ogt, %275, %c31 : f32
            scf.if %276 {
              %277 = arith.fptosi %275 : f32 to i32
              wave.count %clipped, %277 : memref<?xi32>
            }
            %278 = arith.cmpi slt, %251, %kvHeads : index
            scf.if %278 {
              %279 = arith.muli %255, %c11 : index
              %280 = arith.muli %251, %279 : index
              %281 = arith.addi %256, %280 : index
              %282 = arith.muli %254, %c7 : index
              %283 = arith.addi %281, %282 : index
              scf.for %284 = %c5 to %headDim step %c7 {
                %285 = arith.muli %284, %c7 : index
                %286 = arith.addi %285, %c5 : index
                %287 = memref.load %4[%286] : memref<?xi8>
                %288 = arith.muli %284, %c3 : index
                %289 = arith.addi %283, %288 : index
                %290 = arith.addi %289, %c5 : index
                memref.store %287, %kv[%290] : memref<?xi8>
              }
            } else {
              %291 = arith.subi %251, %kvHeads : index
              %292 = arith.muli %291, %c2 : index
              %293 = arith.addi %292, %c7 : index
              %294 = arith.muli %255, %c3 : index
              %295 = arith.muli %293, %294 : index
              %296 = arith.addi %256, %295 : index
              %297 = arith.muli %254, %255 : index
              %298 = arith.addi %296, %297 : index
              scf.for %299 = %c5 to %255 step %c3 {
                %300 = vector.load %4[%299] : memref<?xi8>, vector<16xi8>
                %301 = arith.addi %298, %299 : index
                vector.store %300, %kv[%301] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %302 = arith.cmpi eq, %codec, %c2 : index
          scf.if %302 {
            %303 = arith.subi %0, %heads : index
            %304 = arith.muli %303, %2 : index
            %305 = arith.divui %191, %c3 : index
            %306 = arith.remui %191, %c3 : index
            %307 = arith.muli %headDim, %c7 : index
            %308 = arith.muli %305, %pageBytes : index
            %311 = scf.for %309 = %c5 to %headDim step %c3 iter_args(%310 = %c8) -> (vector<16xf32>) {
              %312 = arith.addi %304, %309 : index
              %313 = vector.load %encode[%312] : memref<?xf32>, vector<16xf32>
              %314 = arith.addi %304, %headDim : index
              %315 = arith.addi %314, %309 : index
              %316 = vector.load %encode[%315] : memref<?xf32>, vector<16xf32>
              %317 = arith.addi %102, %309 : index
              %318 = vector.load %3[%317] : memref<?xf32>, vector<16xf32>
              %319 = arith.subf %318, %316 : vector<16xf32>
              %320 = arith.mulf %319, %313 : vector<16xf32>
              %321 = wave.fp8_encode "e5m2" %320 : vector<16xf32> -> vector<16xi8>
              %322 = arith.muli %309, %c7 : index
              vector.store %321, %4[%322] : memref<?xi8>, vector<16xi8>
              %323 = math.absf %320 : vector<16xf32>
              %324 = arith.cmpf ugt, %323, %c33 : vector<16xf32>
              %325 = arith.select %324, %c30, %c8 : vector<16xi1>, vector<16xf32>
              %326 = arith.addf %310, %325 : vector<16xf32>
              scf.yield %326 : vector<16xf32>
            }
            %327 = wave.reduce "add" %311 : vector<16xf32>
            %328 = arith.cmpf ogt, %327, %c31 : f32
            scf.if %328 {
              %329 = arith.fptosi %327 : f32 to i32
              wave.count %clipped, %329 : memref<?xi32>
            }
            %330 = arith.cmpi slt, %303, %kvHeads : index
            scf.if %330 {
              %331 = arith.muli %307, %c11 : index
              %332 = arith.muli %303, %331 : index
              %333 = arith.addi %308, %332 : index
              %334 = arith.muli %306, %c7 : index
              %335 = arith.addi %333, %334 : index
              scf.for %336 = %c5 to %headDim step %c7 {
                %337 = arith.muli %336, %c7 : index
                %338 = arith.addi %337, %c5 : index
                %339 = memref.load %4[%338] : memref<?xi8>
                %340 = arith.muli %336, %c3 : index
                %341 = arith.addi %335, %340 : index
                %342 = arith.addi %341, %c5 : index
                memref.store %339, %kv[%342] : memref<?xi8>
              }
            } else {
              %343 = arith.subi %303, %kvHeads : index
              %344 = arith.muli %343, %c2 : index
              %345 = arith.addi %344, %c7 : index
              %346 = arith.muli %307, %c3 : index
              %347 = arith.muli %345, %346 : index
              %348 = arith.addi %308, %347 : index
              %349 = arith.muli %306, %307 : index
              %350 = arith.addi %348, %349 : index
              scf.for %351 = %c5 to %307 step %c3 {
                %352 = vector.load %4[%351] : memref<?xi8>, vector<16xi8>
                %353 = arith.addi %350, %351 : index
                vector.store %352, %kv[%353] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %354 = arith.cmpi eq, %codec, %c14 : index
          scf.if %354 {
            %355 = arith.subi %0, %heads : index
            %356 = arith.muli %355, %2 : index
            %357 = arith.divui %191, %c3 : index
            %358 = arith.remui %191, %c3 : index
            %359 = arith.muli %headDim, %c7 : index
            %360 = arith.muli %357, %pageBytes : index
            %363 = scf.for %361 = %c5 to %headDim step %c3 iter_args(%362 = %c8) -> (vector<16xf32>) {
              %364 = arith.addi %356, %361 : index
              %365 = vector.load %encode[%364] : memref<?xf32>, vector<16xf32>
              %366 = arith.addi %356, %headDim : index
              %367 = arith.addi %366, %361 : index
              %368 = vector.load %encode[%367] : memref<?xf32>, vector<16xf32>
              %369 = arith.addi %102, %361 : index
              %370 = vector.load %3[%369] : memref<?xf32>, vector<16xf32>
              %371 = arith.subf %370, %368 : vector<16xf32>
              %372 = arith.mulf %371, %365 : vector<16xf32>
              %373 = arith.cmpf ord, %372, %372 : vector<16xf32>
              %374 = arith.select %373, %372, %c8 : vector<16xi1>, vector<16xf32>
              %375 = math.roundeven %374 : vector<16xf32>
              %376 = arith.minimumf %375, %c34 : vector<16xf32>
              %377 = arith.maximumf %376, %c35 : vector<16xf32>
              %378 = arith.fptosi %377 : vector<16xf32> to vector<16xi32>
              %379 = arith.addi %378, %c36 : vector<16xi32>
              %380 = arith.trunci %379 : vector<16xi32> to vector<16xi8>
              %381 = arith.muli %361, %c7 : index
              vector.store %380, %4[%381] : memref<?xi8>, vector<16xi8>
              %382 = math.absf %372 : vector<16xf32>
              %383 = arith.cmpf ugt, %382, %c37 : vector<16xf32>
              %384 = arith.select %383, %c30, %c8 : vector<16xi1>, vector<16xf32>
              %385 = arith.addf %362, %384 : vector<16xf32>
              scf.yield %385 : vector<16xf32>
            }
            %386 = wave.reduce "add" %363 : vector<16xf32>
            %387 = arith.cmpf ogt, %386, %c31 : f32
            scf.if %387 {
              %388 = arith.fptosi %386 : f32 to i32
              wave.count %clipped, %388 : memref<?xi32>
            }
            %389 = arith.cmpi slt, %355, %kvHeads : index
            scf.if %389 {
              %390 = arith.muli %359, %c11 : index
              %391 = arith.muli %355, %390 : index
              %392 = arith.addi %360, %391 : index
              %393 = arith.muli %358, %c7 : index
              %394 = arith.addi %392, %393 : index
              scf.for %395 = %c5 to %headDim step %c7 {
                %396 = arith.muli %395, %c7 : index
                %397 = arith.addi %396, %c5 : index
                %398 = memref.load %4[%397] : memref<?xi8>
                %399 = arith.muli %395, %c3 : index
                %400 = arith.addi %394, %399 : index
                %401 = arith.addi %400, %c5 : index
                memref.store %398, %kv[%401] : memref<?xi8>
              }
            } else {
              %402 = arith.subi %355, %kvHeads : index
              %403 = arith.muli %402, %c2 : index
              %404 = arith.addi %403, %c7 : index
              %405 = arith.muli %359, %c3 : index
              %406 = arith.muli %404, %405 : index
              %407 = arith.addi %360, %406 : index
              %408 = arith.muli %358, %359 : index
              %409 = arith.addi %407, %408 : index
              scf.for %410 = %c5 to %359 step %c3 {
                %411 = vector.load %4[%410] : memref<?xi8>, vector<16xi8>
                %412 = arith.addi %409, %410 : index
                vector.store %411, %kv[%412] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
