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
wave.kernel @qkv_q5_k_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
  %c43 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c44 = arith.constant 0x00000000 : f32
  %c45 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c46 = arith.constant dense<0x47600000> : vector<16xf32>
  %c47 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c48 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c49 = arith.constant dense<128> : vector<16xi32>
  %c50 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
        %238 = arith.divui %heads, %kvHeads : index
        %239 = arith.muli %headDim, %c13 : index
        %240 = arith.muli %kvHeads, %239 : index
        %241 = arith.divui %0, %238 : index
        %242 = arith.muli %241, %headDim : index
        %243 = arith.addi %240, %242 : index
        scf.for %244 = %c7 to %headDim step %c6 {
          %245 = arith.addi %243, %244 : index
          %246 = vector.load %encode[%245] : memref<?xf32>, vector<16xf32>
          %247 = arith.addi %167, %244 : index
          %248 = vector.load %3[%247] : memref<?xf32>, vector<16xf32>
          %249 = arith.mulf %248, %246 : vector<16xf32>
          %250 = arith.muli %165, %heads : index
          %251 = arith.addi %250, %0 : index
          %252 = arith.muli %251, %headDim : index
          %253 = arith.addi %252, %244 : index
          vector.store %249, %q[%253] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %254 = arith.addi %slotsAt, %165 : index
        %255 = memref.load %step[%254] : memref<?xi32>
        %256 = arith.index_cast %255 : i32 to index
        %257 = arith.cmpi sge, %256, %c7 : index
        scf.if %257 {
          %258 = arith.cmpi eq, %codec, %c7 : index
          scf.if %258 {
            %259 = arith.subi %0, %heads : index
            %260 = arith.muli %259, %4 : index
            %261 = arith.divui %256, %c6 : index
            %262 = arith.remui %256, %c6 : index
            %263 = arith.muli %261, %pageBytes : index
            %266 = scf.for %264 = %c7 to %headDim step %c6 iter_args(%265 = %c9) -> (vector<16xf32>) {
              %267 = arith.addi %260, %264 : index
              %268 = vector.load %encode[%267] : memref<?xf32>, vector<16xf32>
              %269 = arith.addi %260, %headDim : index
              %270 = arith.addi %269, %264 : index
              %271 = vector.load %encode[%270] : memref<?xf32>, vector<16xf32>
              %272 = arith.addi %167, %264 : index
              %273 = vector.load %3[%272] : memref<?xf32>, vector<16xf32>
              %274 = arith.subf %273, %271 : vector<16xf32>
              %275 = arith.mulf %274, %268 : vector<16xf32>
              %276 = arith.minimumf %275, %c41 : vector<16xf32>
              %277 = arith.maximumf %276, %c42 : vector<16xf32>
              %278 = arith.truncf %277 : vector<16xf32> to vector<16xf16>
              %279 = vector.bitcast %278 : vector<16xf16> to vector<32xi8>
              %280 = arith.muli %264, %c3 : index
              vector.store %279, %5[%280] : memref<?xi8>, vector<32xi8>
              %281 = math.absf %275 : vector<16xf32>
              %282 = arith.cmpf ugt, %281, %c41 : vector<16xf32>
              %283 = arith.select %282, %c43, %c9 : vector<16xi1>, vector<16xf32>
              %284 = arith.addf %265, %283 : vector<16xf32>
              scf.yield %284 : vector<16xf32>
            }
            %285 = wave.reduce "add" %266 : vector<16xf32>
            %286 = arith.cmpf ogt, %285, %c44 : f32
            scf.if %286 {
              %287 = arith.fptosi %285 : f32 to i32
              wave.count %clipped, %287 : memref<?xi32>
            }
            %288 = arith.cmpi slt, %259, %kvHeads : index
            scf.if %288 {
              %289 = arith.muli %4, %c10 : index
              %290 = arith.muli %259, %289 : index
              %291 = arith.addi %263, %290 : index
              %292 = arith.muli %262, %c3 : index
              %293 = arith.addi %291, %292 : index
              scf.for %294 = %c7 to %headDim step %c2 {
                %295 = arith.muli %294, %c3 : index
                %296 = arith.addi %295, %c7 : index
                %297 = memref.load %5[%296] : memref<?xi8>
                %298 = arith.muli %294, %c10 : index
                %299 = arith.addi %293, %298 : index
                %300 = arith.addi %299, %c7 : index
                memref.store %297, %kv[%300] : memref<?xi8>
                %301 = arith.addi %295, %c2 : index
                %302 = memref.load %5[%301] : memref<?xi8>
                %303 = arith.addi %299, %c2 : index
                memref.store %302, %kv[%303] : memref<?xi8>
              }
            } else {
              %304 = arith.subi %259, %kvHeads : index
              %305 = arith.muli %304, %c3 : index
              %306 = arith.addi %305, %c2 : index
              %307 = arith.muli %4, %c6 : index
              %308 = arith.muli %306, %307 : index
              %309 = arith.addi %263, %308 : index
              %310 = arith.muli %262, %4 : index
              %311 = arith.addi %309, %310 : index
              scf.for %312 = %c7 to %4 step %c6 {
                %313 = vector.load %5[%312] : memref<?xi8>, vector<16xi8>
                %314 = arith.addi %311, %312 : index
                vector.store %313, %kv[%314] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %315 = arith.cmpi eq, %codec, %c2 : index
          scf.if %315 {
            %316 = arith.subi %0, %heads : index
            %317 = arith.muli %316, %4 : index
            %318 = arith.divui %256, %c6 : index
            %319 = arith.remui %256, %c6 : index
            %320 = arith.muli %318, %pageBytes : index
            %323 = scf.for %321 = %c7 to %headDim step %c6 iter_args(%322 = %c9) -> (vector<16xf32>) {
              %324 = arith.addi %317, %321 : index
              %325 = vector.load %encode[%324] : memref<?xf32>, vector<16xf32>
              %326 = arith.addi %317, %headDim : index
              %327 = arith.addi %326, %321 : index
              %328 = vector.load %encode[%327] : memref<?xf32>, vector<16xf32>
              %329 = arith.addi %167, %321 : index
              %330 = vector.load %3[%329] : memref<?xf32>, vector<16xf32>
              %331 = arith.subf %330, %328 : vector<16xf32>
              %332 = arith.mulf %331, %325 : vector<16xf32>
              %333 = wave.fp8_encode "e4m3" %332 : vector<16xf32> -> vector<16xi8>
              %334 = arith.muli %321, %c2 : index
              vector.store %333, %5[%334] : memref<?xi8>, vector<16xi8>
              %335 = math.absf %332 : vector<16xf32>
              %336 = arith.cmpf ugt, %335, %c45 : vector<16xf32>
              %337 = arith.select %336, %c43, %c9 : vector<16xi1>, vector<16xf32>
              %338 = arith.addf %322, %337 : vector<16xf32>
              scf.yield %338 : vector<16xf32>
            }
            %339 = wave.reduce "add" %323 : vector<16xf32>
            %340 = arith.cmpf ogt, %339, %c44 : f32
            scf.if %340 {
              %341 = arith.fptosi %339 : f32 to i32
              wave.count %clipped, %341 : memref<?xi32>
            }
            %342 = arith.cmpi slt, %316, %kvHeads : index
            scf.if %342 {
              %343 = arith.muli %2, %c10 : index
              %344 = arith.muli %316, %343 : index
              %345 = arith.addi %320, %344 : index
              %346 = arith.muli %319, %c2 : index
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
              %355 = arith.subi %316, %kvHeads : index
              %356 = arith.muli %355, %c3 : index
              %357 = arith.addi %356, %c2 : index
              %358 = arith.muli %2, %c6 : index
              %359 = arith.muli %357, %358 : index
              %360 = arith.addi %320, %359 : index
              %361 = arith.muli %319, %2 : index
              %362 = arith.addi %360, %361 : index
              scf.for %363 = %c7 to %2 step %c6 {
                %364 = vector.load %5[%363] : memref<?xi8>, vector<16xi8>
                %365 = arith.addi %362, %363 : index
                vector.store %364, %kv[%365] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %366 = arith.cmpi eq, %codec, %c3 : index
          scf.if %366 {
            %367 = arith.subi %0, %heads : index
            %368 = arith.muli %367, %4 : index
            %369 = arith.divui %256, %c6 : index
            %370 = arith.remui %256, %c6 : index
            %371 = arith.muli %369, %pageBytes : index
            %374 = scf.for %372 = %c7 to %headDim step %c6 iter_args(%373 = %c9) -> (vector<16xf32>) {
              %375 = arith.addi %368, %372 : index
              %376 = vector.load %encode[%375] : memref<?xf32>, vector<16xf32>
              %377 = arith.addi %368, %headDim : index
              %378 = arith.addi %377, %372 : index
              %379 = vector.load %encode[%378] : memref<?xf32>, vector<16xf32>
              %380 = arith.addi %167, %372 : index
              %381 = vector.load %3[%380] : memref<?xf32>, vector<16xf32>
              %382 = arith.subf %381, %379 : vector<16xf32>
              %383 = arith.mulf %382, %376 : vector<16xf32>
              %384 = wave.fp8_encode "e5m2" %383 : vector<16xf32> -> vector<16xi8>
              %385 = arith.muli %372, %c2 : index
              vector.store %384, %5[%385] : memref<?xi8>, vector<16xi8>
              %386 = math.absf %383 : vector<16xf32>
              %387 = arith.cmpf ugt, %386, %c46 : vector<16xf32>
              %388 = arith.select %387, %c43, %c9 : vector<16xi1>, vector<16xf32>
              %389 = arith.addf %373, %388 : vector<16xf32>
              scf.yield %389 : vector<16xf32>
            }
            %390 = wave.reduce "add" %374 : vector<16xf32>
            %391 = arith.cmpf ogt, %390, %c44 : f32
            scf.if %391 {
              %392 = arith.fptosi %390 : f32 to i32
              wave.count %clipped, %392 : memref<?xi32>
            }
            %393 = arith.cmpi slt, %367, %kvHeads : index
            scf.if %393 {
              %394 = arith.muli %2, %c10 : index
              %395 = arith.muli %367, %394 : index
              %396 = arith.addi %371, %395 : index
              %397 = arith.muli %370, %c2 : index
              %398 = arith.addi %396, %397 : index
              scf.for %399 = %c7 to %headDim step %c2 {
                %400 = arith.muli %399, %c2 : index
                %401 = arith.addi %400, %c7 : index
                %402 = memref.load %5[%401] : memref<?xi8>
                %403 = arith.muli %399, %c6 : index
                %404 = arith.addi %398, %403 : index
                %405 = arith.addi %404, %c7 : index
                memref.store %402, %kv[%405] : memref<?xi8>
              }
            } else {
              %406 = arith.subi %367, %kvHeads : index
              %407 = arith.muli %406, %c3 : index
              %408 = arith.addi %407, %c2 : index
              %409 = arith.muli %2, %c6 : index
              %410 = arith.muli %408, %409 : index
              %411 = arith.addi %371, %410 : index
              %412 = arith.muli %370, %2 : index
              %413 = arith.addi %411, %412 : index
              scf.for %414 = %c7 to %2 step %c6 {
                %415 = vector.load %5[%414] : memref<?xi8>, vector<16xi8>
                %416 = arith.addi %413, %414 : index
                vector.store %415, %kv[%416] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %417 = arith.cmpi eq, %codec, %c22 : index
          scf.if %417 {
            %418 = arith.subi %0, %heads : index
            %419 = arith.muli %418, %4 : index
            %420 = arith.divui %256, %c6 : index
            %421 = arith.remui %256, %c6 : index
            %422 = arith.muli %420, %pageBytes : index
            %425 = scf.for %423 = %c7 to %headDim step %c6 iter_args(%424 = %c9) -> (vector<16xf32>) {
              %426 = arith.addi %419, %423 : index
              %427 = vector.load %encode[%426] : memref<?xf32>, vector<16xf32>
              %428 = arith.addi %419, %headDim : index
              %429 = arith.addi %428, %423 : index
              %430 = vector.load %encode[%429] : memref<?xf32>, vector<16xf32>
              %431 = arith.addi %167, %423 : index
              %432 = vector.load %3[%431] : memref<?xf32>, vector<16xf32>
              %433 = arith.subf %432, %430 : vector<16xf32>
              %434 = arith.mulf %433, %427 : vector<16xf32>
              %435 = arith.cmpf ord, %434, %434 : vector<16xf32>
              %436 = arith.select %435, %434, %c9 : vector<16xi1>, vector<16xf32>
              %437 = math.roundeven %436 : vector<16xf32>
              %438 = arith.minimumf %437, %c47 : vector<16xf32>
              %439 = arith.maximumf %438, %c48 : vector<16xf32>
              %440 = arith.fptosi %439 : vector<16xf32> to vector<16xi32>
              %441 = arith.addi %440, %c49 : vector<16xi32>
              %442 = arith.trunci %441 : vector<16xi32> to vector<16xi8>
              %443 = arith.muli %423, %c2 : index
              vector.store %442, %5[%443] : memref<?xi8>, vector<16xi8>
              %444 = math.absf %434 : vector<16xf32>
              %445 = arith.cmpf ugt, %444, %c50 : vector<16xf32>
              %446 = arith.select %445, %c43, %c9 : vector<16xi1>, vector<16xf32>
              %447 = arith.addf %424, %446 : vector<16xf32>
              scf.yield %447 : vector<16xf32>
            }
            %448 = wave.reduce "add" %425 : vector<16xf32>
            %449 = arith.cmpf ogt, %448, %c44 : f32
            scf.if %449 {
              %450 = arith.fptosi %448 : f32 to i32
              wave.count %clipped, %450 : memref<?xi32>
            }
            %451 = arith.cmpi slt, %418, %kvHeads : index
            scf.if %451 {
              %452 = arith.muli %2, %c10 : index
              %453 = arith.muli %418, %452 : index
              %454 = arith.addi %422, %453 : index
              %455 = arith.muli %421, %c2 : index
              %456 = arith.addi %454, %455 : index
              scf.for %457 = %c7 to %headDim step %c2 {
                %458 = arith.muli %457, %c2 : index
                %459 = arith.addi %458, %c7 : index
                %460 = memref.load %5[%459] : memref<?xi8>
                %461 = arith.muli %457, %c6 : index
                %462 = arith.addi %456, %461 : index
                %463 = arith.addi %462, %c7 : index
                memref.store %460, %kv[%463] : memref<?xi8>
              }
            } else {
              %464 = arith.subi %418, %kvHeads : index
              %465 = arith.muli %464, %c3 : index
              %466 = arith.addi %465, %c2 : index
              %467 = arith.muli %2, %c6 : index
              %468 = arith.muli %466, %467 : index
              %469 = arith.addi %422, %468 : index
              %470 = arith.muli %421, %2 : index
              %471 = arith.addi %469, %470 : index
              scf.for %472 = %c7 to %2 step %c6 {
                %473 = vector.load %5[%472] : memref<?xi8>, vector<16xi8>
                %474 = arith.addi %471, %472 : index
                vector.store %473, %kv[%474] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
