// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='int4', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_int4_r2p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_int4_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 2 : index
  %groupSize = wave.param "groupSize" : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 48 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 32 : index
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
  %5 = arith.muli %groupSize, %c4 : index
  %6 = arith.addi %5, %c5 : index
  %7 = arith.divui %inputFeatures, %groupSize : index
  %8 = arith.muli %7, %6 : index
  %9 = arith.divui %headDim, %c6 : index
  %10 = memref.load %step[%c7] : memref<?xi32>
  %11 = arith.index_cast %10 : i32 to index
  %12 = arith.muli %1, %rowsPerBlock : index
  %13 = arith.addi %12, %rowsPerBlock : index
  %14 = arith.minsi %13, %11 : index
  scf.for %15 = %12 to %14 step %c2 {
    %16 = arith.subi %14, %c9 : index
    %17 = arith.addi %15, %c7 : index
    %18 = arith.minsi %17, %16 : index
    %19 = arith.addi %15, %c9 : index
    %20 = arith.minsi %19, %16 : index
    %21 = arith.muli %18, %inputFeatures : index
    %22 = arith.muli %20, %inputFeatures : index
    scf.for %23 = %c7 to %9 step %c2 {
      %24 = arith.muli %0, %9 : index
      %25 = arith.addi %24, %23 : index
      %26 = arith.addi %25, %c7 : index
      %27 = arith.muli %26, %8 : index
      %28 = arith.addi %25, %c9 : index
      %29 = arith.muli %28, %8 : index
      %30 = arith.divui %groupSize, %c11 : index
      %36:4 = scf.for %31 = %c7 to %7 step %c9 iter_args(%32 = %c10, %33 = %c10, %34 = %c10, %35 = %c10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %37 = arith.muli %31, %6 : index
        %38 = arith.addi %27, %37 : index
        %39 = arith.addi %29, %37 : index
        %40 = vector.load %w[%38] : memref<?xi8>, vector<32xi8>
        %41 = vector.bitcast %40 : vector<32xi8> to vector<16xf16>
        %42 = arith.extf %41 : vector<16xf16> to vector<16xf32>
        %43 = arith.addi %38, %c12 : index
        %44 = vector.load %w[%43] : memref<?xi8>, vector<16xi8>
        %45 = arith.extui %44 : vector<16xi8> to vector<16xi32>
        %46 = vector.load %w[%39] : memref<?xi8>, vector<32xi8>
        %47 = vector.bitcast %46 : vector<32xi8> to vector<16xf16>
        %48 = arith.extf %47 : vector<16xf16> to vector<16xf32>
        %49 = arith.addi %39, %c12 : index
        %50 = vector.load %w[%49] : memref<?xi8>, vector<16xi8>
        %51 = arith.extui %50 : vector<16xi8> to vector<16xi32>
        %52 = arith.muli %31, %groupSize : index
        %58:4 = scf.for %53 = %c7 to %30 step %c9 iter_args(%54 = %32, %55 = %33, %56 = %34, %57 = %35) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %59 = arith.muli %53, %c11 : index
          %60 = arith.addi %52, %59 : index
          %61 = arith.addi %38, %c5 : index
          %62 = arith.muli %53, %c12 : index
          %63 = arith.addi %61, %62 : index
          %64 = arith.addi %63, %c7 : index
          %65 = vector.load %w[%64] : memref<?xi8>, vector<16xi8>
          %66 = arith.extui %65 : vector<16xi8> to vector<16xi32>
          %67 = arith.andi %66, %c13 : vector<16xi32>
          %68 = arith.shrui %66, %c14 : vector<16xi32>
          %69 = arith.subi %67, %45 : vector<16xi32>
          %70 = arith.sitofp %69 : vector<16xi32> to vector<16xf32>
          %71 = arith.mulf %70, %42 : vector<16xf32>
          %72 = arith.addi %39, %c5 : index
          %73 = arith.addi %72, %62 : index
          %74 = arith.addi %73, %c7 : index
          %75 = vector.load %w[%74] : memref<?xi8>, vector<16xi8>
          %76 = arith.extui %75 : vector<16xi8> to vector<16xi32>
          %77 = arith.andi %76, %c13 : vector<16xi32>
          %78 = arith.shrui %76, %c14 : vector<16xi32>
          %79 = arith.subi %77, %51 : vector<16xi32>
          %80 = arith.sitofp %79 : vector<16xi32> to vector<16xf32>
          %81 = arith.mulf %80, %48 : vector<16xf32>
          %82 = arith.addi %60, %c7 : index
          %83:4 = func.call @qkv_int4_r2p2__cpu.0(%21, %82, %x, %71, %54, %81, %55, %22, %56, %57) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %84 = arith.subi %68, %45 : vector<16xi32>
          %85 = arith.sitofp %84 : vector<16xi32> to vector<16xf32>
          %86 = arith.mulf %85, %42 : vector<16xf32>
          %87 = arith.subi %78, %51 : vector<16xi32>
          %88 = arith.sitofp %87 : vector<16xi32> to vector<16xf32>
          %89 = arith.mulf %88, %48 : vector<16xf32>
          %90 = arith.addi %60, %c9 : index
          %91:4 = func.call @qkv_int4_r2p2__cpu.0(%21, %90, %x, %86, %83#0, %89, %83#1, %22, %83#2, %83#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %92 = arith.addi %63, %c6 : index
          %93 = vector.load %w[%92] : memref<?xi8>, vector<16xi8>
          %94 = arith.extui %93 : vector<16xi8> to vector<16xi32>
          %95 = arith.andi %94, %c13 : vector<16xi32>
          %96 = arith.shrui %94, %c14 : vector<16xi32>
          %97 = arith.subi %95, %45 : vector<16xi32>
          %98 = arith.sitofp %97 : vector<16xi32> to vector<16xf32>
          %99 = arith.mulf %98, %42 : vector<16xf32>
          %100 = arith.addi %73, %c6 : index
          %101 = vector.load %w[%100] : memref<?xi8>, vector<16xi8>
          %102 = arith.extui %101 : vector<16xi8> to vector<16xi32>
          %103 = arith.andi %102, %c13 : vector<16xi32>
          %104 = arith.shrui %102, %c14 : vector<16xi32>
          %105 = arith.subi %103, %51 : vector<16xi32>
          %106 = arith.sitofp %105 : vector<16xi32> to vector<16xf32>
          %107 = arith.mulf %106, %48 : vector<16xf32>
          %108 = arith.addi %60, %c2 : index
          %109:4 = func.call @qkv_int4_r2p2__cpu.0(%21, %108, %x, %99, %91#0, %107, %91#1, %22, %91#2, %91#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %110 = arith.subi %96, %45 : vector<16xi32>
          %111 = arith.sitofp %110 : vector<16xi32> to vector<16xf32>
          %112 = arith.mulf %111, %42 : vector<16xf32>
          %113 = arith.subi %104, %51 : vector<16xi32>
          %114 = arith.sitofp %113 : vector<16xi32> to vector<16xf32>
          %115 = arith.mulf %114, %48 : vector<16xf32>
          %116 = arith.addi %60, %c15 : index
          %117:4 = func.call @qkv_int4_r2p2__cpu.0(%21, %116, %x, %112, %109#0, %115, %109#1, %22, %109#2, %109#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %117#0, %117#1, %117#2, %117#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %58#0, %58#1, %58#2, %58#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %118 = arith.muli %headDim, %c7 : index
      %119 = arith.muli %23, %c6 : index
      %120 = arith.addi %118, %119 : index
      %121 = arith.addi %120, %c7 : index
      vector.store %36#0, %3[%121] : memref<?xf32>, vector<16xf32>
      %122 = arith.addi %120, %c6 : index
      vector.store %36#1, %3[%122] : memref<?xf32>, vector<16xf32>
      %123 = arith.muli %headDim, %c9 : index
      %124 = arith.addi %123, %119 : index
      %125 = arith.addi %124, %c7 : index
      vector.store %36#2, %3[%125] : memref<?xf32>, vector<16xf32>
      %126 = arith.addi %124, %c6 : index
      vector.store %36#3, %3[%126] : memref<?xf32>, vector<16xf32>
    }
    %127 = arith.addi %15, %c2 : index
    %128 = arith.minsi %127, %14 : index
    scf.for %129 = %15 to %128 step %c9 {
      %130 = arith.subi %129, %15 : index
      %131 = arith.muli %130, %headDim : index
      %132 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %132 {
        scf.for %133 = %c7 to %headDim step %c6 {
          %134 = arith.muli %0, %headDim : index
          %135 = arith.addi %134, %133 : index
          %136 = vector.load %bias[%135] : memref<?xf32>, vector<16xf32>
          %137 = arith.addi %131, %133 : index
          %138 = vector.load %3[%137] : memref<?xf32>, vector<16xf32>
          %139 = arith.addf %138, %136 : vector<16xf32>
          vector.store %139, %3[%137] : memref<?xf32>, vector<16xf32>
        }
      }
      %140 = arith.addi %heads, %kvHeads : index
      %141 = arith.cmpi slt, %0, %140 : index
      scf.if %141 {
        %142 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %142 {
          %143 = arith.cmpi slt, %0, %heads : index
          %146 = scf.for %144 = %c7 to %headDim step %c6 iter_args(%145 = %c10) -> (vector<16xf32>) {
            %147 = arith.addi %131, %144 : index
            %148 = vector.load %3[%147] : memref<?xf32>, vector<16xf32>
            %149 = math.fma %148, %148, %145 : vector<16xf32>
            scf.yield %149 : vector<16xf32>
          }
          %150 = wave.reduce "add" %146 : vector<16xf32>
          %151 = arith.mulf %150, %inverseHeadDim : f32
          %152 = arith.addf %151, %epsilon : f32
          %153 = math.sqrt %152 : f32
          %154 = arith.divf %c22, %153 : f32
          %155 = vector.broadcast %154 : f32 to vector<16xf32>
          scf.for %156 = %c7 to %headDim step %c6 {
            %157 = vector.load %query_norm[%156] : memref<?xf32>, vector<16xf32>
            %158 = vector.load %key_norm[%156] : memref<?xf32>, vector<16xf32>
            %159 = arith.select %143, %157, %158 : vector<16xf32>
            %160 = arith.addi %131, %156 : index
            %161 = vector.load %3[%160] : memref<?xf32>, vector<16xf32>
            %162 = arith.mulf %161, %155 : vector<16xf32>
            %163 = arith.mulf %162, %159 : vector<16xf32>
            vector.store %163, %3[%160] : memref<?xf32>, vector<16xf32>
          }
        }
        %164 = arith.addi %positionsAt, %129 : index
        %165 = memref.load %step[%164] : memref<?xi32>
        %166 = arith.index_cast %165 : i32 to index
        %167 = arith.divui %headDim, %c2 : index
        %168 = arith.remui %166, %c24 : index
        %169 = arith.muli %168, %headDim : index
        %170 = arith.divui %166, %c24 : index
        %171 = arith.addi %170, %c24 : index
        %172 = arith.muli %171, %headDim : index
        scf.for %173 = %c7 to %167 step %c4 {
          %174 = arith.addi %169, %173 : index
          %175 = vector.load %rope[%174] : memref<?xf32>, vector<8xf32>
          %176 = arith.addi %169, %167 : index
          %177 = arith.addi %176, %173 : index
          %178 = vector.load %rope[%177] : memref<?xf32>, vector<8xf32>
          %179 = arith.addi %172, %173 : index
          %180 = vector.load %rope[%179] : memref<?xf32>, vector<8xf32>
          %181 = arith.addi %172, %167 : index
          %182 = arith.addi %181, %173 : index
          %183 = vector.load %rope[%182] : memref<?xf32>, vector<8xf32>
          %184 = arith.mulf %180, %175 : vector<8xf32>
          %185 = arith.mulf %183, %178 : vector<8xf32>
          %186 = arith.subf %184, %185 : vector<8xf32>
          %187 = arith.mulf %183, %175 : vector<8xf32>
          %188 = arith.mulf %180, %178 : vector<8xf32>
          %189 = arith.addf %187, %188 : vector<8xf32>
          %190 = arith.addi %131, %173 : index
          %191 = vector.load %3[%190] : memref<?xf32>, vector<8xf32>
          %192 = arith.addi %131, %167 : index
          %193 = arith.addi %192, %173 : index
          %194 = vector.load %3[%193] : memref<?xf32>, vector<8xf32>
          %195 = arith.mulf %191, %186 : vector<8xf32>
          %196 = arith.mulf %194, %189 : vector<8xf32>
          %197 = arith.subf %195, %196 : vector<8xf32>
          vector.store %197, %3[%190] : memref<?xf32>, vector<8xf32>
          %198 = arith.mulf %194, %186 : vector<8xf32>
          %199 = arith.mulf %191, %189 : vector<8xf32>
          %200 = arith.addf %198, %199 : vector<8xf32>
          vector.store %200, %3[%193] : memref<?xf32>, vector<8xf32>
        }
      }
      %201 = arith.cmpi slt, %0, %heads : index
      scf.if %201 {
        scf.for %202 = %c7 to %headDim step %c6 {
          %203 = arith.addi %131, %202 : index
          %204 = vector.load %3[%203] : memref<?xf32>, vector<16xf32>
          %205 = arith.muli %129, %heads : index
          %206 = arith.addi %205, %0 : index
          %207 = arith.muli %206, %headDim : index
          %208 = arith.addi %207, %202 : index
          vector.store %204, %q[%208] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %209 = arith.addi %slotsAt, %129 : index
        %210 = memref.load %step[%209] : memref<?xi32>
        %211 = arith.index_cast %210 : i32 to index
        %212 = arith.cmpi sge, %211, %c7 : index
        scf.if %212 {
          %213 = arith.cmpi eq, %codec, %c7 : index
          scf.if %213 {
            %214 = arith.subi %0, %heads : index
            %215 = memref.load %scales[%214] : memref<?xf32>
            %216 = vector.broadcast %215 : f32 to vector<16xf32>
            %217 = arith.divui %211, %c6 : index
            %218 = arith.remui %211, %c6 : index
            %219 = arith.muli %217, %pageBytes : index
            scf.for %220 = %c7 to %headDim step %c6 {
              %221 = arith.addi %131, %220 : index
              %222 = vector.load %3[%221] : memref<?xf32>, vector<16xf32>
              %223 = arith.mulf %222, %216 : vector<16xf32>
              %224 = arith.minimumf %223, %c28 : vector<16xf32>
              %225 = arith.maximumf %224, %c29 : vector<16xf32>
              %226 = arith.truncf %225 : vector<16xf32> to vector<16xf16>
              %227 = vector.bitcast %226 : vector<16xf16> to vector<32xi8>
              %228 = arith.muli %220, %c2 : index
              vector.store %227, %4[%228] : memref<?xi8>, vector<32xi8>
            }
            %229 = arith.cmpi slt, %214, %kvHeads : index
            scf.if %229 {
              %230 = arith.muli %2, %c12 : index
              %231 = arith.muli %214, %230 : index
              %232 = arith.addi %219, %231 : index
              %233 = arith.muli %218, %c2 : index
              %234 = arith.addi %232, %233 : index
              scf.for %235 = %c7 to %headDim step %c9 {
                %236 = arith.muli %235, %c2 : index
                %237 = arith.addi %236, %c7 : index
                %238 = memref.load %4[%237] : memref<?xi8>
                %239 = arith.muli %235, %c12 : index
                %240 = arith.addi %234, %239 : index
                %241 = arith.addi %240, %c7 : index
                memref.store %238, %kv[%241] : memref<?xi8>
                %242 = arith.addi %236, %c9 : index
                %243 = memref.load %4[%242] : memref<?xi8>
                %244 = arith.addi %240, %c9 : index
                memref.store %243, %kv[%244] : memref<?xi8>
              }
            } else {
              %245 = arith.subi %214, %kvHeads : index
              %246 = arith.muli %245, %c2 : index
              %247 = arith.addi %246, %c9 : index
              %248 = arith.muli %2, %c6 : index
              %249 = arith.muli %247, %248 : index
              %250 = arith.addi %219, %249 : index
              %251 = arith.muli %218, %2 : index
              %252 = arith.addi %250, %251 : index
              scf.for %253 = %c7 to %2 step %c6 {
                %254 = vector.load %4[%253] : memref<?xi8>, vector<16xi8>
                %255 = arith.addi %252, %253 : index
                vector.store %254, %kv[%255] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %256 = arith.cmpi eq, %codec, %c9 : index
          scf.if %256 {
            %257 = arith.subi %0, %heads : index
            %258 = memref.load %scales[%257] : memref<?xf32>
            %259 = vector.broadcast %258 : f32 to vector<16xf32>
            %260 = arith.divui %211, %c6 : index
            %261 = arith.remui %211, %c6 : index
            %262 = arith.muli %headDim, %c9 : index
            %263 = arith.muli %260, %pageBytes : index
            scf.for %264 = %c7 to %headDim step %c6 {
              %265 = arith.addi %131, %264 : index
              %266 = vector.load %3[%265] : memref<?xf32>, vector<16xf32>
              %267 = arith.mulf %266, %259 : vector<16xf32>
              %268 = wave.fp8_encode "e4m3" %267 : vector<16xf32> -> vector<16xi8>
              %269 = arith.muli %264, %c9 : index
              vector.store %268, %4[%269] : memref<?xi8>, vector<16xi8>
            }
            %270 = arith.cmpi slt, %257, %kvHeads : index
            scf.if %270 {
              %271 = arith.muli %262, %c12 : index
              %272 = arith.muli %257, %271 : index
              %273 = arith.addi %263, %272 : index
              %274 = arith.muli %261, %c9 : index
              %275 = arith.addi %273, %274 : index
              scf.for %276 = %c7 to %headDim step %c9 {
                %277 = arith.muli %276, %c9 : index
                %278 = arith.addi %277, %c7 : index
                %279 = memref.load %4[%278] : memref<?xi8>
                %280 = arith.muli %276, %c6 : index
                %281 = arith.addi %275, %280 : index
                %282 = arith.addi %281, %c7 : index
                memref.store %279, %kv[%282] : memref<?xi8>
              }
            } else {
              %283 = arith.subi %257, %kvHeads : index
              %284 = arith.muli %283, %c2 : index
              %285 = arith.addi %284, %c9 : index
              %286 = arith.muli %262, %c6 : index
              %287 = arith.muli %285, %286 : index
              %288 = arith.addi %263, %287 : index
              %289 = arith.muli %261, %262 : index
              %290 = arith.addi %288, %289 : index
              scf.for %291 = %c7 to %262 step %c6 {
                %292 = vector.load %4[%291] : memref<?xi8>, vector<16xi8>
                %293 = arith.addi %290, %291 : index
                vector.store %292, %kv[%293] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %294 = arith.cmpi eq, %codec, %c2 : index
          scf.if %294 {
            %295 = arith.subi %0, %heads : index
            %296 = memref.load %scales[%295] : memref<?xf32>
            %297 = vector.broadcast %296 : f32 to vector<16xf32>
            %298 = arith.divui %211, %c6 : index
            %299 = arith.remui %211, %c6 : index
            %300 = arith.muli %headDim, %c9 : index
            %301 = arith.muli %298, %pageBytes : index
            scf.for %302 = %c7 to %headDim step %c6 {
              %303 = arith.addi %131, %302 : index
              %304 = vector.load %3[%303] : memref<?xf32>, vector<16xf32>
              %305 = arith.mulf %304, %297 : vector<16xf32>
              %306 = wave.fp8_encode "e5m2" %305 : vector<16xf32> -> vector<16xi8>
              %307 = arith.muli %302, %c9 : index
              vector.store %306, %4[%307] : memref<?xi8>, vector<16xi8>
            }
            %308 = arith.cmpi slt, %295, %kvHeads : index
            scf.if %308 {
              %309 = arith.muli %300, %c12 : index
              %310 = arith.muli %295, %309 : index
              %311 = arith.addi %301, %310 : index
              %312 = arith.muli %299, %c9 : index
              %313 = arith.addi %311, %312 : index
              scf.for %314 = %c7 to %headDim step %c9 {
                %315 = arith.muli %314, %c9 : index
                %316 = arith.addi %315, %c7 : index
                %317 = memref.load %4[%316] : memref<?xi8>
                %318 = arith.muli %314, %c6 : index
                %319 = arith.addi %313, %318 : index
                %320 = arith.addi %319, %c7 : index
                memref.store %317, %kv[%320] : memref<?xi8>
              }
            } else {
              %321 = arith.subi %295, %kvHeads : index
              %322 = arith.muli %321, %c2 : index
              %323 = arith.addi %322, %c9 : index
              %324 = arith.muli %300, %c6 : index
              %325 = arith.muli %323, %324 : index
              %326 = arith.addi %301, %325 : index
              %327 = arith.muli %299, %300 : index
              %328 = arith.addi %326, %327 : index
              scf.for %329 = %c7 to %300 step %c6 {
                %330 = vector.load %4[%329] : memref<?xi8>, vector<16xi8>
                %331 = arith.addi %328, %329 : index
                vector.store %330, %kv[%331] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
