// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='f32', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_f32_r2p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_f32_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1024 : index
  %c5 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c7 = arith.constant 1 : index
  %c8 = arith.constant dense<0x00000000> : vector<16xf32>
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 256 : index
  %c11 = arith.constant 64 : index
  %c12 = arith.constant 128 : index
  %c13 = arith.constant 192 : index
  %c14 = arith.constant 3 : index
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
          %49 = vector.load %w[%48] : memref<?xi8>, vector<64xi8>
          %50 = vector.bitcast %49 : vector<64xi8> to vector<16xf32>
          %51 = arith.addi %36, %46 : index
          %52 = arith.addi %51, %c5 : index
          %53 = vector.load %w[%52] : memref<?xi8>, vector<64xi8>
          %54 = vector.bitcast %53 : vector<64xi8> to vector<16xf32>
          %55 = arith.addi %45, %c5 : index
          %56:4 = func.call @qkv_f32_r2p2__cpu.0(%19, %55, %x, %50, %39, %54, %40, %20, %41, %42) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %57 = arith.addi %47, %c11 : index
          %58 = vector.load %w[%57] : memref<?xi8>, vector<64xi8>
          %59 = vector.bitcast %58 : vector<64xi8> to vector<16xf32>
          %60 = arith.addi %51, %c11 : index
          %61 = vector.load %w[%60] : memref<?xi8>, vector<64xi8>
          %62 = vector.bitcast %61 : vector<64xi8> to vector<16xf32>
          %63 = arith.addi %45, %c7 : index
          %64:4 = func.call @qkv_f32_r2p2__cpu.0(%19, %63, %x, %59, %56#0, %62, %56#1, %20, %56#2, %56#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %65 = arith.addi %47, %c12 : index
          %66 = vector.load %w[%65] : memref<?xi8>, vector<64xi8>
          %67 = vector.bitcast %66 : vector<64xi8> to vector<16xf32>
          %68 = arith.addi %51, %c12 : index
          %69 = vector.load %w[%68] : memref<?xi8>, vector<64xi8>
          %70 = vector.bitcast %69 : vector<64xi8> to vector<16xf32>
          %71 = arith.addi %45, %c2 : index
          %72:4 = func.call @qkv_f32_r2p2__cpu.0(%19, %71, %x, %67, %64#0, %70, %64#1, %20, %64#2, %64#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %73 = arith.addi %47, %c13 : index
          %74 = vector.load %w[%73] : memref<?xi8>, vector<64xi8>
          %75 = vector.bitcast %74 : vector<64xi8> to vector<16xf32>
          %76 = arith.addi %51, %c13 : index
          %77 = vector.load %w[%76] : memref<?xi8>, vector<64xi8>
          %78 = vector.bitcast %77 : vector<64xi8> to vector<16xf32>
          %79 = arith.addi %45, %c14 : index
          %80:4 = func.call @qkv_f32_r2p2__cpu.0(%19, %79, %x, %75, %72#0, %78, %72#1, %20, %72#2, %72#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %80#0, %80#1, %80#2, %80#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %43#0, %43#1, %43#2, %43#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %81 = arith.muli %headDim, %c5 : index
      %82 = arith.muli %21, %c3 : index
      %83 = arith.addi %81, %82 : index
      %84 = arith.addi %83, %c5 : index
      vector.store %33#0, %3[%84] : memref<?xf32>, vector<16xf32>
      %85 = arith.addi %83, %c3 : index
      vector.store %33#1, %3[%85] : memref<?xf32>, vector<16xf32>
      %86 = arith.muli %headDim, %c7 : index
      %87 = arith.addi %86, %82 : index
      %88 = arith.addi %87, %c5 : index
      vector.store %33#2, %3[%88] : memref<?xf32>, vector<16xf32>
      %89 = arith.addi %87, %c3 : index
      vector.store %33#3, %3[%89] : memref<?xf32>, vector<16xf32>
    }
    %90 = arith.addi %13, %c2 : index
    %91 = arith.minsi %90, %12 : index
    scf.for %92 = %13 to %91 step %c7 {
      %93 = arith.subi %92, %13 : index
      %94 = arith.muli %93, %headDim : index
      %95 = arith.cmpi eq, %hasBias, %c7 : index
      scf.if %95 {
        scf.for %96 = %c5 to %headDim step %c3 {
          %97 = arith.muli %0, %headDim : index
          %98 = arith.addi %97, %96 : index
          %99 = vector.load %bias[%98] : memref<?xf32>, vector<16xf32>
          %100 = arith.addi %94, %96 : index
          %101 = vector.load %3[%100] : memref<?xf32>, vector<16xf32>
          %102 = arith.addf %101, %99 : vector<16xf32>
          vector.store %102, %3[%100] : memref<?xf32>, vector<16xf32>
        }
      }
      %103 = arith.addi %heads, %kvHeads : index
      %104 = arith.cmpi slt, %0, %103 : index
      scf.if %104 {
        %105 = arith.cmpi eq, %hasNorm, %c7 : index
        scf.if %105 {
          %106 = arith.cmpi slt, %0, %heads : index
          %109 = scf.for %107 = %c5 to %headDim step %c3 iter_args(%108 = %c8) -> (vector<16xf32>) {
            %110 = arith.addi %94, %107 : index
            %111 = vector.load %3[%110] : memref<?xf32>, vector<16xf32>
            %112 = math.fma %111, %111, %108 : vector<16xf32>
            scf.yield %112 : vector<16xf32>
          }
          %113 = wave.reduce "add" %109 : vector<16xf32>
          %114 = arith.mulf %113, %inverseHeadDim : f32
          %115 = arith.addf %114, %epsilon : f32
          %116 = math.sqrt %115 : f32
          %117 = arith.divf %c21, %116 : f32
          %118 = vector.broadcast %117 : f32 to vector<16xf32>
          scf.for %119 = %c5 to %headDim step %c3 {
            %120 = vector.load %query_norm[%119] : memref<?xf32>, vector<16xf32>
            %121 = vector.load %key_norm[%119] : memref<?xf32>, vector<16xf32>
            %122 = arith.select %106, %120, %121 : vector<16xf32>
            %123 = arith.addi %94, %119 : index
            %124 = vector.load %3[%123] : memref<?xf32>, vector<16xf32>
            %125 = arith.mulf %124, %118 : vector<16xf32>
            %126 = arith.mulf %125, %122 : vector<16xf32>
            vector.store %126, %3[%123] : memref<?xf32>, vector<16xf32>
          }
        }
        %127 = arith.addi %positionsAt, %92 : index
        %128 = memref.load %step[%127] : memref<?xi32>
        %129 = arith.index_cast %128 : i32 to index
        %130 = arith.divui %headDim, %c2 : index
        %131 = arith.remui %129, %c10 : index
        %132 = arith.muli %131, %headDim : index
        %133 = arith.divui %129, %c10 : index
        %134 = arith.addi %133, %c10 : index
        %135 = arith.muli %134, %headDim : index
        scf.for %136 = %c5 to %130 step %c23 {
          %137 = arith.addi %132, %136 : index
          %138 = vector.load %rope[%137] : memref<?xf32>, vector<8xf32>
          %139 = arith.addi %132, %130 : index
          %140 = arith.addi %139, %136 : index
          %141 = vector.load %rope[%140] : memref<?xf32>, vector<8xf32>
          %142 = arith.addi %135, %136 : index
          %143 = vector.load %rope[%142] : memref<?xf32>, vector<8xf32>
          %144 = arith.addi %135, %130 : index
          %145 = arith.addi %144, %136 : index
          %146 = vector.load %rope[%145] : memref<?xf32>, vector<8xf32>
          %147 = arith.mulf %143, %138 : vector<8xf32>
          %148 = arith.mulf %146, %141 : vector<8xf32>
          %149 = arith.subf %147, %148 : vector<8xf32>
          %150 = arith.mulf %146, %138 : vector<8xf32>
          %151 = arith.mulf %143, %141 : vector<8xf32>
          %152 = arith.addf %150, %151 : vector<8xf32>
          %153 = arith.addi %94, %136 : index
          %154 = vector.load %3[%153] : memref<?xf32>, vector<8xf32>
          %155 = arith.addi %94, %130 : index
          %156 = arith.addi %155, %136 : index
          %157 = vector.load %3[%156] : memref<?xf32>, vector<8xf32>
          %158 = arith.mulf %154, %149 : vector<8xf32>
          %159 = arith.mulf %157, %152 : vector<8xf32>
          %160 = arith.subf %158, %159 : vector<8xf32>
          vector.store %160, %3[%153] : memref<?xf32>, vector<8xf32>
          %161 = arith.mulf %157, %149 : vector<8xf32>
          %162 = arith.mulf %154, %152 : vector<8xf32>
          %163 = arith.addf %161, %162 : vector<8xf32>
          vector.store %163, %3[%156] : memref<?xf32>, vector<8xf32>
        }
      }
      %164 = arith.cmpi slt, %0, %heads : index
      scf.if %164 {
        %165 = arith.divui %heads, %kvHeads : index
        %166 = arith.muli %headDim, %c9 : index
        %167 = arith.muli %kvHeads, %166 : index
        %168 = arith.divui %0, %165 : index
        %169 = arith.muli %168, %headDim : index
        %170 = arith.addi %167, %169 : index
        scf.for %171 = %c5 to %headDim step %c3 {
          %172 = arith.addi %170, %171 : index
          %173 = vector.load %encode[%172] : memref<?xf32>, vector<16xf32>
          %174 = arith.addi %94, %171 : index
          %175 = vector.load %3[%174] : memref<?xf32>, vector<16xf32>
          %176 = arith.mulf %175, %173 : vector<16xf32>
          %177 = arith.muli %92, %heads : index
          %178 = arith.addi %177, %0 : index
          %179 = arith.muli %178, %headDim : index
          %180 = arith.addi %179, %171 : index
          vector.store %176, %q[%180] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %181 = arith.addi %slotsAt, %92 : index
        %182 = memref.load %step[%181] : memref<?xi32>
        %183 = arith.index_cast %182 : i32 to index
        %184 = arith.cmpi sge, %183, %c5 : index
        scf.if %184 {
          %185 = arith.cmpi eq, %codec, %c5 : index
          scf.if %185 {
            %186 = arith.subi %0, %heads : index
            %187 = arith.muli %186, %2 : index
            %188 = arith.divui %183, %c3 : index
            %189 = arith.remui %183, %c3 : index
            %190 = arith.muli %188, %pageBytes : index
            %193 = scf.for %191 = %c5 to %headDim step %c3 iter_args(%192 = %c8) -> (vector<16xf32>) {
              %194 = arith.addi %187, %191 : index
              %195 = vector.load %encode[%194] : memref<?xf32>, vector<16xf32>
              %196 = arith.addi %187, %headDim : index
              %197 = arith.addi %196, %191 : index
              %198 = vector.load %encode[%197] : memref<?xf32>, vector<16xf32>
              %199 = arith.addi %94, %191 : index
              %200 = vector.load %3[%199] : memref<?xf32>, vector<16xf32>
              %201 = arith.subf %200, %198 : vector<16xf32>
              %202 = arith.mulf %201, %195 : vector<16xf32>
              %203 = arith.minimumf %202, %c27 : vector<16xf32>
              %204 = arith.maximumf %203, %c28 : vector<16xf32>
              %205 = arith.truncf %204 : vector<16xf32> to vector<16xf16>
              %206 = vector.bitcast %205 : vector<16xf16> to vector<32xi8>
              %207 = arith.muli %191, %c2 : index
              vector.store %206, %4[%207] : memref<?xi8>, vector<32xi8>
              %208 = math.absf %202 : vector<16xf32>
              %209 = arith.cmpf ugt, %208, %c27 : vector<16xf32>
              %210 = arith.select %209, %c29, %c8 : vector<16xi1>, vector<16xf32>
              %211 = arith.addf %192, %210 : vector<16xf32>
              scf.yield %211 : vector<16xf32>
            }
            %212 = wave.reduce "add" %193 : vector<16xf32>
            %213 = arith.cmpf ogt, %212, %c30 : f32
            scf.if %213 {
              %214 = arith.fptosi %212 : f32 to i32
              wave.count %clipped, %214 : memref<?xi32>
            }
            %215 = arith.cmpi slt, %186, %kvHeads : index
            scf.if %215 {
              %216 = arith.muli %2, %c31 : index
              %217 = arith.muli %186, %216 : index
              %218 = arith.addi %190, %217 : index
              %219 = arith.muli %189, %c2 : index
              %220 = arith.addi %218, %219 : index
              scf.for %221 = %c5 to %headDim step %c7 {
                %222 = arith.muli %221, %c2 : index
                %223 = arith.addi %222, %c5 : index
                %224 = memref.load %4[%223] : memref<?xi8>
                %225 = arith.muli %221, %c31 : index
                %226 = arith.addi %220, %225 : index
                %227 = arith.addi %226, %c5 : index
                memref.store %224, %kv[%227] : memref<?xi8>
                %228 = arith.addi %222, %c7 : index
                %229 = memref.load %4[%228] : memref<?xi8>
                %230 = arith.addi %226, %c7 : index
                memref.store %229, %kv[%230] : memref<?xi8>
              }
            } else {
              %231 = arith.subi %186, %kvHeads : index
              %232 = arith.muli %231, %c2 : index
              %233 = arith.addi %232, %c7 : index
              %234 = arith.muli %2, %c3 : index
              %235 = arith.muli %233, %234 : index
              %236 = arith.addi %190, %235 : index
              %237 = arith.muli %189, %2 : index
              %238 = arith.addi %236, %237 : index
              scf.for %239 = %c5 to %2 step %c3 {
                %240 = vector.load %4[%239] : memref<?xi8>, vector<16xi8>
                %241 = arith.addi %238, %239 : index
                vector.store %240, %kv[%241] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %242 = arith.cmpi eq, %codec, %c7 : index
          scf.if %242 {
            %243 = arith.subi %0, %heads : index
            %244 = arith.muli %243, %2 : index
            %245 = arith.divui %183, %c3 : index
            %246 = arith.remui %183, %c3 : index
            %247 = arith.muli %headDim, %c7 : index
            %248 = arith.muli %245, %pageBytes : index
            %251 = scf.for %249 = %c5 to %headDim step %c3 iter_args(%250 = %c8) -> (vector<16xf32>) {
              %252 = arith.addi %244, %249 : index
              %253 = vector.load %encode[%252] : memref<?xf32>, vector<16xf32>
              %254 = arith.addi %244, %headDim : index
              %255 = arith.addi %254, %249 : index
              %256 = vector.load %encode[%255] : memref<?xf32>, vector<16xf32>
              %257 = arith.addi %94, %249 : index
              %258 = vector.load %3[%257] : memref<?xf32>, vector<16xf32>
              %259 = arith.subf %258, %256 : vector<16xf32>
              %260 = arith.mulf %259, %253 : vector<16xf32>
              %261 = wave.fp8_encode "e4m3" %260 : vector<16xf32> -> vector<16xi8>
              %262 = arith.muli %249, %c7 : index
              vector.store %261, %4[%262] : memref<?xi8>, vector<16xi8>
              %263 = math.absf %260 : vector<16xf32>
              %264 = arith.cmpf ugt, %263, %c32 : vector<16xf32>
              %265 = arith.select %264, %c29, %c8 : vector<16xi1>, vector<16xf32>
              %266 = arith.addf %250, %265 : vector<16xf32>
              scf.yield %266 : vector<16xf32>
            }
            %267 = wave.reduce "add" %251 : vector<16xf32>
            %268 = arith.cmpf ogt, %267, %c30 : f32
            scf.if %268 {
              %269 = arith.fptosi %267 : f32 to i32
              wave.count %clipped, %269 : memref<?xi32>
            }
            %270 = arith.cmpi slt, %243, %kvHeads : index
            scf.if %270 {
              %271 = arith.muli %247, %c31 : index
              %272 = arith.muli %243, %271 : index
              %273 = arith.addi %248, %272 : index
              %274 = arith.muli %246, %c7 : index
              %275 = arith.addi %273, %274 : index
              scf.for %276 = %c5 to %headDim step %c7 {
                %277 = arith.muli %276, %c7 : index
                %278 = arith.addi %277, %c5 : index
                %279 = memref.load %4[%278] : memref<?xi8>
                %280 = arith.muli %276, %c3 : index
                %281 = arith.addi %275, %280 : index
                %282 = arith.addi %281, %c5 : index
                memref.store %279, %kv[%282] : memref<?xi8>
              }
            } else {
              %283 = arith.subi %243, %kvHeads : index
              %284 = arith.muli %283, %c2 : index
              %285 = arith.addi %284, %c7 : index
              %286 = arith.muli %247, %c3 : index
              %287 = arith.muli %285, %286 : index
              %288 = arith.addi %248, %287 : index
              %289 = arith.muli %246, %247 : index
              %290 = arith.addi %288, %289 : index
              scf.for %291 = %c5 to %247 step %c3 {
                %292 = vector.load %4[%291] : memref<?xi8>, vector<16xi8>
                %293 = arith.addi %290, %291 : index
                vector.store %292, %kv[%293] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %294 = arith.cmpi eq, %codec, %c2 : index
          scf.if %294 {
            %295 = arith.subi %0, %heads : index
            %296 = arith.muli %295, %2 : index
            %297 = arith.divui %183, %c3 : index
            %298 = arith.remui %183, %c3 : index
            %299 = arith.muli %headDim, %c7 : index
            %300 = arith.muli %297, %pageBytes : index
            %303 = scf.for %301 = %c5 to %headDim step %c3 iter_args(%302 = %c8) -> (vector<16xf32>) {
              %304 = arith.addi %296, %301 : index
              %305 = vector.load %encode[%304] : memref<?xf32>, vector<16xf32>
              %306 = arith.addi %296, %headDim : index
              %307 = arith.addi %306, %301 : index
              %308 = vector.load %encode[%307] : memref<?xf32>, vector<16xf32>
              %309 = arith.addi %94, %301 : index
              %310 = vector.load %3[%309] : memref<?xf32>, vector<16xf32>
              %311 = arith.subf %310, %308 : vector<16xf32>
              %312 = arith.mulf %311, %305 : vector<16xf32>
              %313 = wave.fp8_encode "e5m2" %312 : vector<16xf32> -> vector<16xi8>
              %314 = arith.muli %301, %c7 : index
              vector.store %313, %4[%314] : memref<?xi8>, vector<16xi8>
              %315 = math.absf %312 : vector<16xf32>
              %316 = arith.cmpf ugt, %315, %c33 : vector<16xf32>
              %317 = arith.select %316, %c29, %c8 : vector<16xi1>, vector<16xf32>
              %318 = arith.addf %302, %317 : vector<16xf32>
              scf.yield %318 : vector<16xf32>
            }
            %319 = wave.reduce "add" %303 : vector<16xf32>
            %320 = arith.cmpf ogt, %319, %c30 : f32
            scf.if %320 {
              %321 = arith.fptosi %319 : f32 to i32
              wave.count %clipped, %321 : memref<?xi32>
            }
            %322 = arith.cmpi slt, %295, %kvHeads : index
            scf.if %322 {
              %323 = arith.muli %299, %c31 : index
              %324 = arith.muli %295, %323 : index
              %325 = arith.addi %300, %324 : index
              %326 = arith.muli %298, %c7 : index
              %327 = arith.addi %325, %326 : index
              scf.for %328 = %c5 to %headDim step %c7 {
                %329 = arith.muli %328, %c7 : index
                %330 = arith.addi %329, %c5 : index
                %331 = memref.load %4[%330] : memref<?xi8>
                %332 = arith.muli %328, %c3 : index
                %333 = arith.addi %327, %332 : index
                %334 = arith.addi %333, %c5 : index
                memref.store %331, %kv[%334] : memref<?xi8>
              }
            } else {
              %335 = arith.subi %295, %kvHeads : index
              %336 = arith.muli %335, %c2 : index
              %337 = arith.addi %336, %c7 : index
              %338 = arith.muli %299, %c3 : index
              %339 = arith.muli %337, %338 : index
              %340 = arith.addi %300, %339 : index
              %341 = arith.muli %298, %299 : index
              %342 = arith.addi %340, %341 : index
              scf.for %343 = %c5 to %299 step %c3 {
                %344 = vector.load %4[%343] : memref<?xi8>, vector<16xi8>
                %345 = arith.addi %342, %343 : index
                vector.store %344, %kv[%345] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %346 = arith.cmpi eq, %codec, %c14 : index
          scf.if %346 {
            %347 = arith.subi %0, %heads : index
            %348 = arith.muli %347, %2 : index
            %349 = arith.divui %183, %c3 : index
            %350 = arith.remui %183, %c3 : index
            %351 = arith.muli %headDim, %c7 : index
            %352 = arith.muli %349, %pageBytes : index
            %355 = scf.for %353 = %c5 to %headDim step %c3 iter_args(%354 = %c8) -> (vector<16xf32>) {
              %356 = arith.addi %348, %353 : index
              %357 = vector.load %encode[%356] : memref<?xf32>, vector<16xf32>
              %358 = arith.addi %348, %headDim : index
              %359 = arith.addi %358, %353 : index
              %360 = vector.load %encode[%359] : memref<?xf32>, vector<16xf32>
              %361 = arith.addi %94, %353 : index
              %362 = vector.load %3[%361] : memref<?xf32>, vector<16xf32>
              %363 = arith.subf %362, %360 : vector<16xf32>
              %364 = arith.mulf %363, %357 : vector<16xf32>
              %365 = arith.cmpf ord, %364, %364 : vector<16xf32>
              %366 = arith.select %365, %364, %c8 : vector<16xi1>, vector<16xf32>
              %367 = math.roundeven %366 : vector<16xf32>
              %368 = arith.minimumf %367, %c34 : vector<16xf32>
              %369 = arith.maximumf %368, %c35 : vector<16xf32>
              %370 = arith.fptosi %369 : vector<16xf32> to vector<16xi32>
              %371 = arith.addi %370, %c36 : vector<16xi32>
              %372 = arith.trunci %371 : vector<16xi32> to vector<16xi8>
              %373 = arith.muli %353, %c7 : index
              vector.store %372, %4[%373] : memref<?xi8>, vector<16xi8>
              %374 = math.absf %364 : vector<16xf32>
              %375 = arith.cmpf ugt, %374, %c37 : vector<16xf32>
              %376 = arith.select %375, %c29, %c8 : vector<16xi1>, vector<16xf32>
              %377 = arith.addf %354, %376 : vector<16xf32>
              scf.yield %377 : vector<16xf32>
            }
            %378 = wave.reduce "add" %355 : vector<16xf32>
            %379 = arith.cmpf ogt, %378, %c30 : f32
            scf.if %379 {
              %380 = arith.fptosi %378 : f32 to i32
              wave.count %clipped, %380 : memref<?xi32>
            }
            %381 = arith.cmpi slt, %347, %kvHeads : index
            scf.if %381 {
              %382 = arith.muli %351, %c31 : index
              %383 = arith.muli %347, %382 : index
              %384 = arith.addi %352, %383 : index
              %385 = arith.muli %350, %c7 : index
              %386 = arith.addi %384, %385 : index
              scf.for %387 = %c5 to %headDim step %c7 {
                %388 = arith.muli %387, %c7 : index
                %389 = arith.addi %388, %c5 : index
                %390 = memref.load %4[%389] : memref<?xi8>
                %391 = arith.muli %387, %c3 : index
                %392 = arith.addi %386, %391 : index
                %393 = arith.addi %392, %c5 : index
                memref.store %390, %kv[%393] : memref<?xi8>
              }
            } else {
              %394 = arith.subi %347, %kvHeads : index
              %395 = arith.muli %394, %c2 : index
              %396 = arith.addi %395, %c7 : index
              %397 = arith.muli %351, %c3 : index
              %398 = arith.muli %396, %397 : index
              %399 = arith.addi %352, %398 : index
              %400 = arith.muli %350, %351 : index
              %401 = arith.addi %399, %400 : index
              scf.for %402 = %c5 to %351 step %c3 {
                %403 = vector.load %4[%402] : memref<?xi8>, vector<16xi8>
                %404 = arith.addi %401, %402 : index
                vector.store %403, %kv[%404] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
