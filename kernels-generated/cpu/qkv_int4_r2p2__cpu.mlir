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
wave.kernel @qkv_int4_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
        %202 = arith.divui %heads, %kvHeads : index
        %203 = arith.muli %headDim, %c11 : index
        %204 = arith.muli %kvHeads, %203 : index
        %205 = arith.divui %0, %202 : index
        %206 = arith.muli %205, %headDim : index
        %207 = arith.addi %204, %206 : index
        scf.for %208 = %c7 to %headDim step %c6 {
          %209 = arith.addi %207, %208 : index
          %210 = vector.load %encode[%209] : memref<?xf32>, vector<16xf32>
          %211 = arith.addi %131, %208 : index
          %212 = vector.load %3[%211] : memref<?xf32>, vector<16xf32>
          %213 = arith.mulf %212, %210 : vector<16xf32>
          %214 = arith.muli %129, %heads : index
          %215 = arith.addi %214, %0 : index
          %216 = arith.muli %215, %headDim : index
          %217 = arith.addi %216, %208 : index
          vector.store %213, %q[%217] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %218 = arith.addi %slotsAt, %129 : index
        %219 = memref.load %step[%218] : memref<?xi32>
        %220 = arith.index_cast %219 : i32 to index
        %221 = arith.cmpi sge, %220, %c7 : index
        scf.if %221 {
          %222 = arith.cmpi eq, %codec, %c7 : index
          scf.if %222 {
            %223 = arith.subi %0, %heads : index
            %224 = arith.muli %223, %2 : index
            %225 = arith.divui %220, %c6 : index
            %226 = arith.remui %220, %c6 : index
            %227 = arith.muli %225, %pageBytes : index
            %230 = scf.for %228 = %c7 to %headDim step %c6 iter_args(%229 = %c10) -> (vector<16xf32>) {
              %231 = arith.addi %224, %228 : index
              %232 = vector.load %encode[%231] : memref<?xf32>, vector<16xf32>
              %233 = arith.addi %224, %headDim : index
              %234 = arith.addi %233, %228 : index
              %235 = vector.load %encode[%234] : memref<?xf32>, vector<16xf32>
              %236 = arith.addi %131, %228 : index
              %237 = vector.load %3[%236] : memref<?xf32>, vector<16xf32>
              %238 = arith.subf %237, %235 : vector<16xf32>
              %239 = arith.mulf %238, %232 : vector<16xf32>
              %240 = arith.minimumf %239, %c28 : vector<16xf32>
              %241 = arith.maximumf %240, %c29 : vector<16xf32>
              %242 = arith.truncf %241 : vector<16xf32> to vector<16xf16>
              %243 = vector.bitcast %242 : vector<16xf16> to vector<32xi8>
              %244 = arith.muli %228, %c2 : index
              vector.store %243, %4[%244] : memref<?xi8>, vector<32xi8>
              %245 = math.absf %239 : vector<16xf32>
              %246 = arith.cmpf ugt, %245, %c28 : vector<16xf32>
              %247 = arith.select %246, %c30, %c10 : vector<16xi1>, vector<16xf32>
              %248 = arith.addf %229, %247 : vector<16xf32>
              scf.yield %248 : vector<16xf32>
            }
            %249 = wave.reduce "add" %230 : vector<16xf32>
            %250 = arith.cmpf ogt, %249, %c31 : f32
            scf.if %250 {
              %251 = arith.fptosi %249 : f32 to i32
              wave.count %clipped, %251 : memref<?xi32>
            }
            %252 = arith.cmpi slt, %223, %kvHeads : index
            scf.if %252 {
              %253 = arith.muli %2, %c12 : index
              %254 = arith.muli %223, %253 : index
              %255 = arith.addi %227, %254 : index
              %256 = arith.muli %226, %c2 : index
              %257 = arith.addi %255, %256 : index
              scf.for %258 = %c7 to %headDim step %c9 {
                %259 = arith.muli %258, %c2 : index
                %260 = arith.addi %259, %c7 : index
                %261 = memref.load %4[%260] : memref<?xi8>
                %262 = arith.muli %258, %c12 : index
                %263 = arith.addi %257, %262 : index
                %264 = arith.addi %263, %c7 : index
                memref.store %261, %kv[%264] : memref<?xi8>
                %265 = arith.addi %259, %c9 : index
                %266 = memref.load %4[%265] : memref<?xi8>
                %267 = arith.addi %263, %c9 : index
                memref.store %266, %kv[%267] : memref<?xi8>
              }
            } else {
              %268 = arith.subi %223, %kvHeads : index
              %269 = arith.muli %268, %c2 : index
              %270 = arith.addi %269, %c9 : index
              %271 = arith.muli %2, %c6 : index
              %272 = arith.muli %270, %271 : index
              %273 = arith.addi %227, %272 : index
              %274 = arith.muli %226, %2 : index
              %275 = arith.addi %273, %274 : index
              scf.for %276 = %c7 to %2 step %c6 {
                %277 = vector.load %4[%276] : memref<?xi8>, vector<16xi8>
                %278 = arith.addi %275, %276 : index
                vector.store %277, %kv[%278] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %279 = arith.cmpi eq, %codec, %c9 : index
          scf.if %279 {
            %280 = arith.subi %0, %heads : index
            %281 = arith.muli %280, %2 : index
            %282 = arith.divui %220, %c6 : index
            %283 = arith.remui %220, %c6 : index
            %284 = arith.muli %headDim, %c9 : index
            %285 = arith.muli %282, %pageBytes : index
            %288 = scf.for %286 = %c7 to %headDim step %c6 iter_args(%287 = %c10) -> (vector<16xf32>) {
              %289 = arith.addi %281, %286 : index
              %290 = vector.load %encode[%289] : memref<?xf32>, vector<16xf32>
              %291 = arith.addi %281, %headDim : index
              %292 = arith.addi %291, %286 : index
              %293 = vector.load %encode[%292] : memref<?xf32>, vector<16xf32>
              %294 = arith.addi %131, %286 : index
              %295 = vector.load %3[%294] : memref<?xf32>, vector<16xf32>
              %296 = arith.subf %295, %293 : vector<16xf32>
              %297 = arith.mulf %296, %290 : vector<16xf32>
              %298 = wave.fp8_encode "e4m3" %297 : vector<16xf32> -> vector<16xi8>
              %299 = arith.muli %286, %c9 : index
              vector.store %298, %4[%299] : memref<?xi8>, vector<16xi8>
              %300 = math.absf %297 : vector<16xf32>
              %301 = arith.cmpf ugt, %300, %c32 : vector<16xf32>
              %302 = arith.select %301, %c30, %c10 : vector<16xi1>, vector<16xf32>
              %303 = arith.addf %287, %302 : vector<16xf32>
              scf.yield %303 : vector<16xf32>
            }
            %304 = wave.reduce "add" %288 : vector<16xf32>
            %305 = arith.cmpf ogt, %304, %c31 : f32
            scf.if %305 {
              %306 = arith.fptosi %304 : f32 to i32
              wave.count %clipped, %306 : memref<?xi32>
            }
            %307 = arith.cmpi slt, %280, %kvHeads : index
            scf.if %307 {
              %308 = arith.muli %284, %c12 : index
              %309 = arith.muli %280, %308 : index
              %310 = arith.addi %285, %309 : index
              %311 = arith.muli %283, %c9 : index
              %312 = arith.addi %310, %311 : index
              scf.for %313 = %c7 to %headDim step %c9 {
                %314 = arith.muli %313, %c9 : index
                %315 = arith.addi %314, %c7 : index
                %316 = memref.load %4[%315] : memref<?xi8>
                %317 = arith.muli %313, %c6 : index
                %318 = arith.addi %312, %317 : index
                %319 = arith.addi %318, %c7 : index
                memref.store %316, %kv[%319] : memref<?xi8>
              }
            } else {
              %320 = arith.subi %280, %kvHeads : index
              %321 = arith.muli %320, %c2 : index
              %322 = arith.addi %321, %c9 : index
              %323 = arith.muli %284, %c6 : index
              %324 = arith.muli %322, %323 : index
              %325 = arith.addi %285, %324 : index
              %326 = arith.muli %283, %284 : index
              %327 = arith.addi %325, %326 : index
              scf.for %328 = %c7 to %284 step %c6 {
                %329 = vector.load %4[%328] : memref<?xi8>, vector<16xi8>
                %330 = arith.addi %327, %328 : index
                vector.store %329, %kv[%330] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %331 = arith.cmpi eq, %codec, %c2 : index
          scf.if %331 {
            %332 = arith.subi %0, %heads : index
            %333 = arith.muli %332, %2 : index
            %334 = arith.divui %220, %c6 : index
            %335 = arith.remui %220, %c6 : index
            %336 = arith.muli %headDim, %c9 : index
            %337 = arith.muli %334, %pageBytes : index
            %340 = scf.for %338 = %c7 to %headDim step %c6 iter_args(%339 = %c10) -> (vector<16xf32>) {
              %341 = arith.addi %333, %338 : index
              %342 = vector.load %encode[%341] : memref<?xf32>, vector<16xf32>
              %343 = arith.addi %333, %headDim : index
              %344 = arith.addi %343, %338 : index
              %345 = vector.load %encode[%344] : memref<?xf32>, vector<16xf32>
              %346 = arith.addi %131, %338 : index
              %347 = vector.load %3[%346] : memref<?xf32>, vector<16xf32>
              %348 = arith.subf %347, %345 : vector<16xf32>
              %349 = arith.mulf %348, %342 : vector<16xf32>
              %350 = wave.fp8_encode "e5m2" %349 : vector<16xf32> -> vector<16xi8>
              %351 = arith.muli %338, %c9 : index
              vector.store %350, %4[%351] : memref<?xi8>, vector<16xi8>
              %352 = math.absf %349 : vector<16xf32>
              %353 = arith.cmpf ugt, %352, %c33 : vector<16xf32>
              %354 = arith.select %353, %c30, %c10 : vector<16xi1>, vector<16xf32>
              %355 = arith.addf %339, %354 : vector<16xf32>
              scf.yield %355 : vector<16xf32>
            }
            %356 = wave.reduce "add" %340 : vector<16xf32>
            %357 = arith.cmpf ogt, %356, %c31 : f32
            scf.if %357 {
              %358 = arith.fptosi %356 : f32 to i32
              wave.count %clipped, %358 : memref<?xi32>
            }
            %359 = arith.cmpi slt, %332, %kvHeads : index
            scf.if %359 {
              %360 = arith.muli %336, %c12 : index
              %361 = arith.muli %332, %360 : index
              %362 = arith.addi %337, %361 : index
              %363 = arith.muli %335, %c9 : index
              %364 = arith.addi %362, %363 : index
              scf.for %365 = %c7 to %headDim step %c9 {
                %366 = arith.muli %365, %c9 : index
                %367 = arith.addi %366, %c7 : index
                %368 = memref.load %4[%367] : memref<?xi8>
                %369 = arith.muli %365, %c6 : index
                %370 = arith.addi %364, %369 : index
                %371 = arith.addi %370, %c7 : index
                memref.store %368, %kv[%371] : memref<?xi8>
              }
            } else {
              %372 = arith.subi %332, %kvHeads : index
              %373 = arith.muli %372, %c2 : index
              %374 = arith.addi %373, %c9 : index
              %375 = arith.muli %336, %c6 : index
              %376 = arith.muli %374, %375 : index
              %377 = arith.addi %337, %376 : index
              %378 = arith.muli %335, %336 : index
              %379 = arith.addi %377, %378 : index
              scf.for %380 = %c7 to %336 step %c6 {
                %381 = vector.load %4[%380] : memref<?xi8>, vector<16xi8>
                %382 = arith.addi %379, %380 : index
                vector.store %381, %kv[%382] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %383 = arith.cmpi eq, %codec, %c15 : index
          scf.if %383 {
            %384 = arith.subi %0, %heads : index
            %385 = arith.muli %384, %2 : index
            %386 = arith.divui %220, %c6 : index
            %387 = arith.remui %220, %c6 : index
            %388 = arith.muli %headDim, %c9 : index
            %389 = arith.muli %386, %pageBytes : index
            %392 = scf.for %390 = %c7 to %headDim step %c6 iter_args(%391 = %c10) -> (vector<16xf32>) {
              %393 = arith.addi %385, %390 : index
              %394 = vector.load %encode[%393] : memref<?xf32>, vector<16xf32>
              %395 = arith.addi %385, %headDim : index
              %396 = arith.addi %395, %390 : index
              %397 = vector.load %encode[%396] : memref<?xf32>, vector<16xf32>
              %398 = arith.addi %131, %390 : index
              %399 = vector.load %3[%398] : memref<?xf32>, vector<16xf32>
              %400 = arith.subf %399, %397 : vector<16xf32>
              %401 = arith.mulf %400, %394 : vector<16xf32>
              %402 = arith.cmpf ord, %401, %401 : vector<16xf32>
              %403 = arith.select %402, %401, %c10 : vector<16xi1>, vector<16xf32>
              %404 = math.roundeven %403 : vector<16xf32>
              %405 = arith.minimumf %404, %c34 : vector<16xf32>
              %406 = arith.maximumf %405, %c35 : vector<16xf32>
              %407 = arith.fptosi %406 : vector<16xf32> to vector<16xi32>
              %408 = arith.addi %407, %c36 : vector<16xi32>
              %409 = arith.trunci %408 : vector<16xi32> to vector<16xi8>
              %410 = arith.muli %390, %c9 : index
              vector.store %409, %4[%410] : memref<?xi8>, vector<16xi8>
              %411 = math.absf %401 : vector<16xf32>
              %412 = arith.cmpf ugt, %411, %c37 : vector<16xf32>
              %413 = arith.select %412, %c30, %c10 : vector<16xi1>, vector<16xf32>
              %414 = arith.addf %391, %413 : vector<16xf32>
              scf.yield %414 : vector<16xf32>
            }
            %415 = wave.reduce "add" %392 : vector<16xf32>
            %416 = arith.cmpf ogt, %415, %c31 : f32
            scf.if %416 {
              %417 = arith.fptosi %415 : f32 to i32
              wave.count %clipped, %417 : memref<?xi32>
            }
            %418 = arith.cmpi slt, %384, %kvHeads : index
            scf.if %418 {
              %419 = arith.muli %388, %c12 : index
              %420 = arith.muli %384, %419 : index
              %421 = arith.addi %389, %420 : index
              %422 = arith.muli %387, %c9 : index
              %423 = arith.addi %421, %422 : index
              scf.for %424 = %c7 to %headDim step %c9 {
                %425 = arith.muli %424, %c9 : index
                %426 = arith.addi %425, %c7 : index
                %427 = memref.load %4[%426] : memref<?xi8>
                %428 = arith.muli %424, %c6 : index
                %429 = arith.addi %423, %428 : index
                %430 = arith.addi %429, %c7 : index
                memref.store %427, %kv[%430] : memref<?xi8>
              }
            } else {
              %431 = arith.subi %384, %kvHeads : index
              %432 = arith.muli %431, %c2 : index
              %433 = arith.addi %432, %c9 : index
              %434 = arith.muli %388, %c6 : index
              %435 = arith.muli %433, %434 : index
              %436 = arith.addi %389, %435 : index
              %437 = arith.muli %387, %388 : index
              %438 = arith.addi %436, %437 : index
              scf.for %439 = %c7 to %388 step %c6 {
                %440 = vector.load %4[%439] : memref<?xi8>, vector<16xi8>
                %441 = arith.addi %438, %439 : index
                vector.store %440, %kv[%441] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
