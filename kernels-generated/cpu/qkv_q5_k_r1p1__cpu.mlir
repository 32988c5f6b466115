// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q5_k', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q5_k_r1p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>) -> (vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  func.return %f3 : vector<16xf32>
}
wave.kernel @qkv_q5_k_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2880 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 4 : index
  %c14 = arith.constant 2368 : index
  %c15 = arith.constant 320 : index
  %c16 = arith.constant dense<15> : vector<16xi32>
  %c17 = arith.constant dense<0> : vector<16xi32>
  %c18 = arith.constant dense<1> : vector<16xi32>
  %c19 = arith.constant dense<4> : vector<16xi32>
  %c20 = arith.constant dense<2> : vector<16xi32>
  %c21 = arith.constant dense<3> : vector<16xi32>
  %c22 = arith.constant 3 : index
  %c23 = arith.constant dense<5> : vector<16xi32>
  %c24 = arith.constant 5 : index
  %c25 = arith.constant 48 : index
  %c26 = arith.constant dense<6> : vector<16xi32>
  %c27 = arith.constant 6 : index
  %c28 = arith.constant dense<7> : vector<16xi32>
  %c29 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c36 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c41 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c42 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
    %15 = arith.subi %13, %c2 : index
    %16 = arith.addi %14, %c7 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.muli %17, %inputFeatures : index
    scf.for %19 = %c7 to %8 step %c2 {
      %20 = arith.muli %0, %8 : index
      %21 = arith.addi %20, %19 : index
      %22 = arith.addi %21, %c7 : index
      %23 = arith.muli %22, %7 : index
      %26 = scf.for %24 = %c7 to %6 step %c2 iter_args(%25 = %c9) -> (vector<16xf32>) {
        %27 = arith.muli %24, %c5 : index
        %28 = arith.addi %23, %27 : index
        %29 = arith.addi %28, %c7 : index
        %30 = vector.load %w[%29] : memref<?xi8>, vector<32xi8>
        %31 = vector.bitcast %30 : vector<32xi8> to vector<16xf16>
        %32 = arith.extf %31 : vector<16xf16> to vector<16xf32>
        %33 = arith.addi %28, %c10 : index
        %34 = vector.load %w[%33] : memref<?xi8>, vector<32xi8>
        %35 = vector.bitcast %34 : vector<32xi8> to vector<16xf16>
        %36 = arith.extf %35 : vector<16xf16> to vector<16xf32>
        %37 = arith.muli %24, %c4 : index
        %40 = scf.for %38 = %c7 to %c10 step %c2 iter_args(%39 = %25) -> (vector<16xf32>) {
          %41 = arith.muli %38, %c11 : index
          %42 = arith.addi %37, %41 : index
          %43 = arith.addi %28, %c12 : index
          %44 = arith.divui %38, %c13 : index
          %45 = arith.muli %44, %c10 : index
          %46 = arith.addi %43, %45 : index
          %47 = arith.addi %46, %c7 : index
          %48 = vector.load %w[%47] : memref<?xi8>, vector<16xi8>
          %49 = arith.extui %48 : vector<16xi8> to vector<16xi32>
          %50 = arith.sitofp %49 : vector<16xi32> to vector<16xf32>
          %51 = arith.mulf %32, %50 : vector<16xf32>
          %52 = arith.addi %46, %c6 : index
          %53 = vector.load %w[%52] : memref<?xi8>, vector<16xi8>
          %54 = arith.extui %53 : vector<16xi8> to vector<16xi32>
          %55 = arith.sitofp %54 : vector<16xi32> to vector<16xf32>
          %56 = arith.mulf %36, %55 : vector<16xf32>
          %57 = arith.addi %28, %c14 : index
          %58 = arith.muli %38, %c2 : index
          %59 = arith.addi %58, %c7 : index
          %60 = arith.muli %59, %c6 : index
          %61 = arith.addi %57, %60 : index
          %62 = vector.load %w[%61] : memref<?xi8>, vector<16xi8>
          %63 = arith.extui %62 : vector<16xi8> to vector<16xi32>
          %64 = arith.addi %28, %c15 : index
          %65 = arith.muli %38, %c12 : index
          %66 = arith.addi %64, %65 : index
          %67 = arith.addi %66, %c7 : index
          %68 = vector.load %w[%67] : memref<?xi8>, vector<16xi8>
          %69 = arith.extui %68 : vector<16xi8> to vector<16xi32>
          %70 = arith.andi %69, %c16 : vector<16xi32>
          %71 = arith.shrui %63, %c17 : vector<16xi32>
          %72 = arith.andi %71, %c18 : vector<16xi32>
          %73 = arith.shli %72, %c19 : vector<16xi32>
          %74 = arith.ori %70, %73 : vector<16xi32>
          %75 = arith.sitofp %74 : vector<16xi32> to vector<16xf32>
          %76 = math.fma %75, %51, %56 : vector<16xf32>
          %77 = arith.addi %42, %c7 : index
          %78 = func.call @qkv_q5_k_r1p1__cpu.0(%18, %77, %x, %76, %39) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %79 = vector.load %w[%67] : memref<?xi8>, vector<16xi8>
          %80 = arith.extui %79 : vector<16xi8> to vector<16xi32>
          %81 = arith.shrui %80, %c19 : vector<16xi32>
          %82 = arith.shrui %63, %c18 : vector<16xi32>
          %83 = arith.andi %82, %c18 : vector<16xi32>
          %84 = arith.shli %83, %c19 : vector<16xi32>
          %85 = arith.ori %81, %84 : vector<16xi32>
          %86 = arith.sitofp %85 : vector<16xi32> to vector<16xf32>
          %87 = math.fma %86, %51, %56 : vector<16xf32>
          %88 = arith.addi %42, %c2 : index
          %89 = func.call @qkv_q5_k_r1p1__cpu.0(%18, %88, %x, %87, %78) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %90 = arith.addi %66, %c6 : index
          %91 = vector.load %w[%90] : memref<?xi8>, vector<16xi8>
          %92 = arith.extui %91 : vector<16xi8> to vector<16xi32>
          %93 = arith.andi %92, %c16 : vector<16xi32>
          %94 = arith.shrui %63, %c20 : vector<16xi32>
          %95 = arith.andi %94, %c18 : vector<16xi32>
          %96 = arith.shli %95, %c19 : vector<16xi32>
          %97 = arith.ori %93, %96 : vector<16xi32>
          %98 = arith.sitofp %97 : vector<16xi32> to vector<16xf32>
          %99 = math.fma %98, %51, %56 : vector<16xf32>
          %100 = arith.addi %42, %c3 : index
          %101 = func.call @qkv_q5_k_r1p1__cpu.0(%18, %100, %x, %99, %89) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %102 = vector.load %w[%90] : memref<?xi8>, vector<16xi8>
          %103 = arith.extui %102 : vector<16xi8> to vector<16xi32>
          %104 = arith.shrui %103, %c19 : vector<16xi32>
          %105 = arith.shrui %63, %c21 : vector<16xi32>
          %106 = arith.andi %105, %c18 : vector<16xi32>
          %107 = arith.shli %106, %c19 : vector<16xi32>
          %108 = arith.ori %104, %107 : vector<16xi32>
          %109 = arith.sitofp %108 : vector<16xi32> to vector<16xf32>
          %110 = math.fma %109, %51, %56 : vector<16xf32>
          %111 = arith.addi %42, %c22 : index
          %112 = func.call @qkv_q5_k_r1p1__cpu.0(%18, %111, %x, %110, %101) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %113 = arith.addi %66, %c10 : index
          %114 = vector.load %w[%113] : memref<?xi8>, vector<16xi8>
          %115 = arith.extui %114 : vector<16xi8> to vector<16xi32>
          %116 = arith.andi %115, %c16 : vector<16xi32>
          %117 = arith.shrui %63, %c19 : vector<16xi32>
          %118 = arith.andi %117, %c18 : vector<16xi32>
          %119 = arith.shli %118, %c19 : vector<16xi32>
          %120 = arith.ori %116, %119 : vector<16xi32>
          %121 = arith.sitofp %120 : vector<16xi32> to vector<16xf32>
          %122 = math.fma %121, %51, %56 : vector<16xf32>
          %123 = arith.addi %42, %c13 : index
          %124 = func.call @qkv_q5_k_r1p1__cpu.0(%18, %123, %x, %122, %112) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %125 = vector.load %w[%113] : memref<?xi8>, vector<16xi8>
          %126 = arith.extui %125 : vector<16xi8> to vector<16xi32>
          %127 = arith.shrui %126, %c19 : vector<16xi32>
          %128 = arith.shrui %63, %c23 : vector<16xi32>
          %129 = arith.andi %128, %c18 : vector<16xi32>
          %130 = arith.shli %129, %c19 : vector<16xi32>
          %131 = arith.ori %127, %130 : vector<16xi32>
          %132 = arith.sitofp %131 : vector<16xi32> to vector<16xf32>
          %133 = math.fma %132, %51, %56 : vector<16xf32>
          %134 = arith.addi %42, %c24 : index
          %135 = func.call @qkv_q5_k_r1p1__cpu.0(%18, %134, %x, %133, %124) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %136 = arith.addi %66, %c25 : index
          %137 = vector.load %w[%136] : memref<?xi8>, vector<16xi8>
          %138 = arith.extui %137 : vector<16xi8> to vector<16xi32>
          %139 = arith.andi %138, %c16 : vector<16xi32>
          %140 = arith.shrui %63, %c26 : vector<16xi32>
          %141 = arith.andi %140, %c18 : vector<16xi32>
          %142 = arith.shli %141, %c19 : vector<16xi32>
          %143 = arith.ori %139, %142 : vector<16xi32>
          %144 = arith.sitofp %143 : vector<16xi32> to vector<16xf32>
          %145 = math.fma %144, %51, %56 : vector<16xf32>
          %146 = arith.addi %42, %c27 : index
          %147 = func.call @qkv_q5_k_r1p1__cpu.0(%18, %146, %x, %145, %135) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %148 = vector.load %w[%136] : memref<?xi8>, vector<16xi8>
          %149 = arith.extui %148 : vector<16xi8> to vector<16xi32>
          %150 = arith.shrui %149, %c19 : vector<16xi32>
          %151 = arith.shrui %63, %c28 : vector<16xi32>
          %152 = arith.andi %151, %c18 : vector<16xi32>
          %153 = arith.shli %152, %c19 : vector<16xi32>
          %154 = arith.ori %150, %153 : vector<16xi32>
          %155 = arith.sitofp %154 : vector<16xi32> to vector<16xf32>
          %156 = math.fma %155, %51, %56 : vector<16xf32>
          %157 = arith.addi %42, %c29 : index
          %158 = func.call @qkv_q5_k_r1p1__cpu.0(%18, %157, %x, %156, %147) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          scf.yield %158 : vector<16xf32>
        }
        scf.yield %40 : vector<16xf32>
      }
      %159 = arith.muli %headDim, %c7 : index
      %160 = arith.muli %19, %c6 : index
      %161 = arith.addi %159, %160 : index
      %162 = arith.addi %161, %c7 : index
      vector.store %26, %3[%162] : memref<?xf32>, vector<16xf32>
    }
    %163 = arith.addi %14, %c2 : index
    %164 = arith.minsi %163, %13 : index
    scf.for %165 = %14 to %164 step %c2 {
      %166 = arith.subi %165, %14 : index
      %167 = arith.muli %166, %headDim : index
      %168 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %168 {
        scf.for %169 = %c7 to %headDim step %c6 {
          %170 = arith.muli %0, %headDim : index
          %171 = arith.addi %170, %169 : index
          %172 = vector.load %bias[%171] : memref<?xf32>, vector<16xf32>
          %173 = arith.addi %167, %169 : index
          %174 = vector.load %3[%173] : memref<?xf32>, vector<16xf32>
          %175 = arith.addf %174, %172 : vector<16xf32>
          vector.store %175, %3[%173] : memref<?xf32>, vector<16xf32>
        }
      }
      %176 = arith.addi %heads, %kvHeads : index
      %177 = arith.cmpi slt, %0, %176 : index
      scf.if %177 {
        %178 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %178 {
          %179 = arith.cmpi slt, %0, %heads : index
          %182 = scf.for %180 = %c7 to %headDim step %c6 iter_args(%181 = %c9) -> (vector<16xf32>) {
            %183 = arith.addi %167, %180 : index
            %184 = vector.load %3[%183] : memref<?xf32>, vector<16xf32>
            %185 = math.fma %184, %184, %181 : vector<16xf32>
            scf.yield %185 : vector<16xf32>
          }
          %186 = wave.reduce "add" %182 : vector<16xf32>
          %187 = arith.mulf %186, %inverseHeadDim : f32
          %188 = arith.addf %187, %epsilon : f32
          %189 = math.sqrt %188 : f32
          %190 = arith.divf %c36, %189 : f32
          %191 = vector.broadcast %190 : f32 to vector<16xf32>
          scf.for %192 = %c7 to %headDim step %c6 {
            %193 = vector.load %query_norm[%192] : memref<?xf32>, vector<16xf32>
            %194 = vector.load %key_norm[%192] : memref<?xf32>, vector<16xf32>
            %195 = arith.select %179, %193, %194 : vector<16xf32>
            %196 = arith.addi %167, %192 : index
            %197 = vector.load %3[%196] : memref<?xf32>, vector<16xf32>
            %198 = arith.mulf %197, %191 : vector<16xf32>
            %199 = arith.mulf %198, %195 : vector<16xf32>
            vector.store %199, %3[%196] : memref<?xf32>, vector<16xf32>
          }
        }
        %200 = arith.addi %positionsAt, %165 : index
        %201 = memref.load %step[%200] : memref<?xi32>
        %202 = arith.index_cast %201 : i32 to index
        %203 = arith.divui %headDim, %c3 : index
        %204 = arith.remui %202, %c4 : index
        %205 = arith.muli %204, %headDim : index
        %206 = arith.divui %202, %c4 : index
        %207 = arith.addi %206, %c4 : index
        %208 = arith.muli %207, %headDim : index
        scf.for %209 = %c7 to %203 step %c11 {
          %210 = arith.addi %205, %209 : index
          %211 = vector.load %rope[%210] : memref<?xf32>, vector<8xf32>
          %212 = arith.addi %205, %203 : index
          %213 = arith.addi %212, %209 : index
          %214 = vector.load %rope[%213] : memref<?xf32>, vector<8xf32>
          %215 = arith.addi %208, %209 : index
          %216 = vector.load %rope[%215] : memref<?xf32>, vector<8xf32>
          %217 = arith.addi %208, %203 : index
          %218 = arith.addi %217, %209 : index
          %219 = vector.load %rope[%218] : memref<?xf32>, vector<8xf32>
          %220 = arith.mulf %216, %211 : vector<8xf32>
          %221 = arith.mulf %219, %214 : vector<8xf32>
          %222 = arith.subf %220, %221 : vector<8xf32>
          %223 = arith.mulf %219, %211 : vector<8xf32>
          %224 = arith.mulf %216, %214 : vector<8xf32>
          %225 = arith.addf %223, %224 : vector<8xf32>
          %226 = arith.addi %167, %209 : index
          %227 = vector.load %3[%226] : memref<?xf32>, vector<8xf32>
          %228 = arith.addi %167, %203 : index
          %229 = arith.addi %228, %209 : index
          %230 = vector.load %3[%229] : memref<?xf32>, vector<8xf32>
          %231 = arith.mulf %227, %222 : vector<8xf32>
          %232 = arith.mulf %230, %225 : vector<8xf32>
          %233 = arith.subf %231, %232 : vector<8xf32>
          vector.store %233, %3[%226] : memref<?xf32>, vector<8xf32>
          %234 = arith.mulf %230, %222 : vector<8xf32>
          %235 = arith.mulf %227, %225 : vector<8xf32>
          %236 = arith.addf %234, %235 : vector<8xf32>
          vector.store %236, %3[%229] : memref<?xf32>, vector<8xf32>
        }
      }
      %237 = arith.cmpi slt, %0, %heads : index
      scf.if %237 {
        scf.for %238 = %c7 to %headDim step %c6 {
          %239 = arith.addi %167, %238 : index
          %240 = vector.load %3[%239] : memref<?xf32>, vector<16xf32>
          %241 = arith.muli %165, %heads : index
          %242 = arith.addi %241, %0 : index
          %243 = arith.muli %242, %headDim : index
          %244 = arith.addi %243, %238 : index
          vector.store %240, %q[%244] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %245 = arith.addi %slotsAt, %165 : index
        %246 = memref.load %step[%245] : memref<?xi32>
        %247 = arith.index_cast %246 : i32 to index
        %248 = arith.cmpi sge, %247, %c7 : index
        scf.if %248 {
          %249 = arith.cmpi eq, %codec, %c7 : index
          scf.if %249 {
            %250 = arith.subi %0, %heads : index
            %251 = memref.load %scales[%250] : memref<?xf32>
            %252 = vector.broadcast %251 : f32 to vector<16xf32>
            %253 = arith.divui %247, %c6 : index
            %254 = arith.remui %247, %c6 : index
            %255 = arith.muli %253, %pageBytes : index
            scf.for %256 = %c7 to %headDim step %c6 {
              %257 = arith.addi %167, %256 : index
              %258 = vector.load %3[%257] : memref<?xf32>, vector<16xf32>
              %259 = arith.mulf %258, %252 : vector<16xf32>
              %260 = arith.minimumf %259, %c41 : vector<16xf32>
              %261 = arith.maximumf %260, %c42 : vector<16xf32>
              %262 = arith.truncf %261 : vector<16xf32> to vector<16xf16>
              %263 = vector.bitcast %262 : vector<16xf16> to vector<32xi8>
              %264 = arith.muli %256, %c3 : index
              vector.store %263, %5[%264] : memref<?xi8>, vector<32xi8>
            }
            %265 = arith.cmpi slt, %250, %kvHeads : index
            scf.if %265 {
              %266 = arith.muli %4, %c10 : index
              %267 = arith.muli %250, %266 : index
              %268 = arith.addi %255, %267 : index
              %269 = arith.muli %254, %c3 : index
              %270 = arith.addi %268, %269 : index
              scf.for %271 = %c7 to %headDim step %c2 {
                %272 = arith.muli %271, %c3 : index
                %273 = arith.addi %272, %c7 : index
                %274 = memref.load %5[%273] : memref<?xi8>
                %275 = arith.muli %271, %c10 : index
                %276 = arith.addi %270, %275 : index
                %277 = arith.addi %276, %c7 : index
                memref.store %274, %kv[%277] : memref<?xi8>
                %278 = arith.addi %272, %c2 : index
                %279 = memref.load %5[%278] : memref<?xi8>
                %280 = arith.addi %276, %c2 : index
                memref.store %279, %kv[%280] : memref<?xi8>
              }
            } else {
              %281 = arith.subi %250, %kvHeads : index
              %282 = arith.muli %281, %c3 : index
              %283 = arith.addi %282, %c2 : index
              %284 = arith.muli %4, %c6 : index
              %285 = arith.muli %283, %284 : index
              %286 = arith.addi %255, %285 : index
              %287 = arith.muli %254, %4 : index
              %288 = arith.addi %286, %287 : index
              scf.for %289 = %c7 to %4 step %c6 {
                %290 = vector.load %5[%289] : memref<?xi8>, vector<16xi8>
                %291 = arith.addi %288, %289 : index
                vector.store %290, %kv[%291] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %292 = arith.cmpi eq, %codec, %c2 : index
          scf.if %292 {
            %293 = arith.subi %0, %heads : index
            %294 = memref.load %scales[%293] : memref<?xf32>
            %295 = vector.broadcast %294 : f32 to vector<16xf32>
            %296 = arith.divui %247, %c6 : index
            %297 = arith.remui %247, %c6 : index
            %298 = arith.muli %296, %pageBytes : index
            scf.for %299 = %c7 to %headDim step %c6 {
              %300 = arith.addi %167, %299 : index
              %301 = vector.load %3[%300] : memref<?xf32>, vector<16xf32>
              %302 = arith.mulf %301, %295 : vector<16xf32>
              %303 = wave.fp8_encode "e4m3" %302 : vector<16xf32> -> vector<16xi8>
              %304 = arith.muli %299, %c2 : index
              vector.store %303, %5[%304] : memref<?xi8>, vector<16xi8>
            }
            %305 = arith.cmpi slt, %293, %kvHeads : index
            scf.if %305 {
              %306 = arith.muli %2, %c10 : index
              %307 = arith.muli %293, %306 : index
              %308 = arith.addi %298, %307 : index
              %309 = arith.muli %297, %c2 : index
              %310 = arith.addi %308, %309 : index
              scf.for %311 = %c7 to %headDim step %c2 {
                %312 = arith.muli %311, %c2 : index
                %313 = arith.addi %312, %c7 : index
                %314 = memref.load %5[%313] : memref<?xi8>
                %315 = arith.muli %311, %c6 : index
                %316 = arith.addi %310, %315 : index
                %317 = arith.addi %316, %c7 : index
                memref.store %314, %kv[%317] : memref<?xi8>
              }
            } else {
              %318 = arith.subi %293, %kvHeads : index
              %319 = arith.muli %318, %c3 : index
              %320 = arith.addi %319, %c2 : index
              %321 = arith.muli %2, %c6 : index
              %322 = arith.muli %320, %321 : index
              %323 = arith.addi %298, %322 : index
              %324 = arith.muli %297, %2 : index
              %325 = arith.addi %323, %324 : index
              scf.for %326 = %c7 to %2 step %c6 {
                %327 = vector.load %5[%326] : memref<?xi8>, vector<16xi8>
                %328 = arith.addi %325, %326 : index
                vector.store %327, %kv[%328] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %329 = arith.cmpi eq, %codec, %c3 : index
          scf.if %329 {
            %330 = arith.subi %0, %heads : index
            %331 = memref.load %scales[%330] : memref<?xf32>
            %332 = vector.broadcast %331 : f32 to vector<16xf32>
            %333 = arith.divui %247, %c6 : index
            %334 = arith.remui %247, %c6 : index
            %335 = arith.muli %333, %pageBytes : index
            scf.for %336 = %c7 to %headDim step %c6 {
              %337 = arith.addi %167, %336 : index
              %338 = vector.load %3[%337] : memref<?xf32>, vector<16xf32>
              %339 = arith.mulf %338, %332 : vector<16xf32>
              %340 = wave.fp8_encode "e5m2" %339 : vector<16xf32> -> vector<16xi8>
              %341 = arith.muli %336, %c2 : index
              vector.store %340, %5[%341] : memref<?xi8>, vector<16xi8>
            }
            %342 = arith.cmpi slt, %330, %kvHeads : index
            scf.if %342 {
              %343 = arith.muli %2, %c10 : index
              %344 = arith.muli %330, %343 : index
              %345 = arith.addi %335, %344 : index
              %346 = arith.muli %334, %c2 : index
              %347 = arith.addi %345, %346 : index
              scf.for %348 = %c7 to %headDim step %c2 {
                %349 = arith.muli %348, %c2 : index
                %350 = arith.addi %349, %c7 : index
                %351 = memref.load %5[%350] : memref<?xi8>
                %352 = arith.muli %348, %c6 : index
                %353 = arith.addi %347, %352 : index
                %354 = arith.addi %353, %c7 : index
                memref.store %351, %kv[%354] : memref<?xi8>
              }
            } else {
              %355 = arith.subi %330, %kvHeads : index
              %356 = arith.muli %355, %c3 : index
              %357 = arith.addi %356, %c2 : index
              %358 = arith.muli %2, %c6 : index
              %359 = arith.muli %357, %358 : index
              %360 = arith.addi %335, %359 : index
              %361 = arith.muli %334, %2 : index
              %362 = arith.addi %360, %361 : index
              scf.for %363 = %c7 to %2 step %c6 {
                %364 = vector.load %5[%363] : memref<?xi8>, vector<16xi8>
                %365 = arith.addi %362, %363 : index
                vector.store %364, %kv[%365] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
