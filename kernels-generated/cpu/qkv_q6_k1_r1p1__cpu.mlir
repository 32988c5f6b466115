// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q6_k1', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q6_k1_r1p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>) -> (vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  func.return %f3 : vector<16xf32>
}
wave.kernel @qkv_q6_k1_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 3648 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 2624 : index
  %c14 = arith.constant 576 : index
  %c15 = arith.constant dense<15> : vector<16xi32>
  %c16 = arith.constant dense<0> : vector<16xi32>
  %c17 = arith.constant dense<3> : vector<16xi32>
  %c18 = arith.constant dense<4> : vector<16xi32>
  %c19 = arith.constant dense<2> : vector<16xi32>
  %c20 = arith.constant dense<6> : vector<16xi32>
  %c21 = arith.constant 3 : index
  %c22 = arith.constant 4 : index
  %c23 = arith.constant 5 : index
  %c24 = arith.constant 48 : index
  %c25 = arith.constant 6 : index
  %c26 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c33 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c38 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c39 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c40 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c41 = arith.constant 0x00000000 : f32
  %c42 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c43 = arith.constant dense<0x47600000> : vector<16xf32>
  %c44 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c45 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c46 = arith.constant dense<128> : vector<16xi32>
  %c47 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
          %44 = arith.divui %38, %c3 : index
          %45 = arith.muli %44, %c10 : index
          %46 = arith.addi %43, %45 : index
          %47 = arith.addi %46, %c7 : index
          %48 = vector.load %w[%47] : memref<?xi8>, vector<16xi8>
          %49 = arith.extsi %48 : vector<16xi8> to vector<16xi32>
          %50 = arith.sitofp %49 : vector<16xi32> to vector<16xf32>
          %51 = arith.mulf %32, %50 : vector<16xf32>
          %52 = arith.addi %46, %c6 : index
          %53 = vector.load %w[%52] : memref<?xi8>, vector<16xi8>
          %54 = arith.extsi %53 : vector<16xi8> to vector<16xi32>
          %55 = arith.sitofp %54 : vector<16xi32> to vector<16xf32>
          %56 = arith.mulf %36, %55 : vector<16xf32>
          %57 = arith.addi %28, %c13 : index
          %58 = arith.muli %38, %c3 : index
          %59 = arith.addi %58, %c7 : index
          %60 = arith.muli %59, %c6 : index
          %61 = arith.addi %57, %60 : index
          %62 = vector.load %w[%61] : memref<?xi8>, vector<16xi8>
          %63 = arith.extui %62 : vector<16xi8> to vector<16xi32>
          %64 = arith.addi %58, %c2 : index
          %65 = arith.muli %64, %c6 : index
          %66 = arith.addi %57, %65 : index
          %67 = vector.load %w[%66] : memref<?xi8>, vector<16xi8>
          %68 = arith.extui %67 : vector<16xi8> to vector<16xi32>
          %69 = arith.addi %28, %c14 : index
          %70 = arith.muli %38, %c12 : index
          %71 = arith.addi %69, %70 : index
          %72 = arith.addi %71, %c7 : index
          %73 = vector.load %w[%72] : memref<?xi8>, vector<16xi8>
          %74 = arith.extui %73 : vector<16xi8> to vector<16xi32>
          %75 = arith.andi %74, %c15 : vector<16xi32>
          %76 = arith.shrui %63, %c16 : vector<16xi32>
          %77 = arith.andi %76, %c17 : vector<16xi32>
          %78 = arith.shli %77, %c18 : vector<16xi32>
          %79 = arith.ori %75, %78 : vector<16xi32>
          %80 = arith.sitofp %79 : vector<16xi32> to vector<16xf32>
          %81 = math.fma %80, %51, %56 : vector<16xf32>
          %82 = arith.addi %42, %c7 : index
          %83 = func.call @qkv_q6_k1_r1p1__cpu.0(%18, %82, %x, %81, %39) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %84 = vector.load %w[%72] : memref<?xi8>, vector<16xi8>
          %85 = arith.extui %84 : vector<16xi8> to vector<16xi32>
          %86 = arith.shrui %85, %c18 : vector<16xi32>
          %87 = arith.shrui %63, %c19 : vector<16xi32>
          %88 = arith.andi %87, %c17 : vector<16xi32>
          %89 = arith.shli %88, %c18 : vector<16xi32>
          %90 = arith.ori %86, %89 : vector<16xi32>
          %91 = arith.sitofp %90 : vector<16xi32> to vector<16xf32>
          %92 = math.fma %91, %51, %56 : vector<16xf32>
          %93 = arith.addi %42, %c2 : index
          %94 = func.call @qkv_q6_k1_r1p1__cpu.0(%18, %93, %x, %92, %83) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %95 = arith.addi %71, %c6 : index
          %96 = vector.load %w[%95] : memref<?xi8>, vector<16xi8>
          %97 = arith.extui %96 : vector<16xi8> to vector<16xi32>
          %98 = arith.andi %97, %c15 : vector<16xi32>
          %99 = arith.shrui %63, %c18 : vector<16xi32>
          %100 = arith.andi %99, %c17 : vector<16xi32>
          %101 = arith.shli %100, %c18 : vector<16xi32>
          %102 = arith.ori %98, %101 : vector<16xi32>
          %103 = arith.sitofp %102 : vector<16xi32> to vector<16xf32>
          %104 = math.fma %103, %51, %56 : vector<16xf32>
          %105 = arith.addi %42, %c3 : index
          %106 = func.call @qkv_q6_k1_r1p1__cpu.0(%18, %105, %x, %104, %94) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %107 = vector.load %w[%95] : memref<?xi8>, vector<16xi8>
          %108 = arith.extui %107 : vector<16xi8> to vector<16xi32>
          %109 = arith.shrui %108, %c18 : vector<16xi32>
          %110 = arith.shrui %63, %c20 : vector<16xi32>
          %111 = arith.andi %110, %c17 : vector<16xi32>
          %112 = arith.shli %111, %c18 : vector<16xi32>
          %113 = arith.ori %109, %112 : vector<16xi32>
          %114 = arith.sitofp %113 : vector<16xi32> to vector<16xf32>
          %115 = math.fma %114, %51, %56 : vector<16xf32>
          %116 = arith.addi %42, %c21 : index
          %117 = func.call @qkv_q6_k1_r1p1__cpu.0(%18, %116, %x, %115, %106) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %118 = arith.addi %71, %c10 : index
          %119 = vector.load %w[%118] : memref<?xi8>, vector<16xi8>
          %120 = arith.extui %119 : vector<16xi8> to vector<16xi32>
          %121 = arith.andi %120, %c15 : vector<16xi32>
          %122 = arith.shrui %68, %c16 : vector<16xi32>
          %123 = arith.andi %122, %c17 : vector<16xi32>
          %124 = arith.shli %123, %c18 : vector<16xi32>
          %125 = arith.ori %121, %124 : vector<16xi32>
          %126 = arith.sitofp %125 : vector<16xi32> to vector<16xf32>
          %127 = math.fma %126, %51, %56 : vector<16xf32>
          %128 = arith.addi %42, %c22 : index
          %129 = func.call @qkv_q6_k1_r1p1__cpu.0(%18, %128, %x, %127, %117) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %130 = vector.load %w[%118] : memref<?xi8>, vector<16xi8>
          %131 = arith.extui %130 : vector<16xi8> to vector<16xi32>
          %132 = arith.shrui %131, %c18 : vector<16xi32>
          %133 = arith.shrui %68, %c19 : vector<16xi32>
          %134 = arith.andi %133, %c17 : vector<16xi32>
          %135 = arith.shli %134, %c18 : vector<16xi32>
          %136 = arith.ori %132, %135 : vector<16xi32>
          %137 = arith.sitofp %136 : vector<16xi32> to vector<16xf32>
          %138 = math.fma %137, %51, %56 : vector<16xf32>
          %139 = arith.addi %42, %c23 : index
          %140 = func.call @qkv_q6_k1_r1p1__cpu.0(%18, %139, %x, %138, %129) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %141 = arith.addi %71, %c24 : index
          %142 = vector.load %w[%141] : memref<?xi8>, vector<16xi8>
          %143 = arith.extui %142 : vector<16xi8> to vector<16xi32>
          %144 = arith.andi %143, %c15 : vector<16xi32>
          %145 = arith.shrui %68, %c18 : vector<16xi32>
          %146 = arith.andi %145, %c17 : vector<16xi32>
          %147 = arith.shli %146, %c18 : vector<16xi32>
          %148 = arith.ori %144, %147 : vector<16xi32>
          %149 = arith.sitofp %148 : vector<16xi32> to vector<16xf32>
          %150 = math.fma %149, %51, %56 : vector<16xf32>
          %151 = arith.addi %42, %c25 : index
          %152 = func.call @qkv_q6_k1_r1p1__cpu.0(%18, %151, %x, %150, %140) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %153 = vector.load %w[%141] : memref<?xi8>, vector<16xi8>
          %154 = arith.extui %153 : vector<16xi8> to vector<16xi32>
          %155 = arith.shrui %154, %c18 : vector<16xi32>
          %156 = arith.shrui %68, %c20 : vector<16xi32>
          %157 = arith.andi %156, %c17 : vector<16xi32>
          %158 = arith.shli %157, %c18 : vector<16xi32>
          %159 = arith.ori %155, %158 : vector<16xi32>
          %160 = arith.sitofp %159 : vector<16xi32> to vector<16xf32>
          %161 = math.fma %160, %51, %56 : vector<16xf32>
          %162 = arith.addi %42, %c26 : index
          %163 = func.call @qkv_q6_k1_r1p1__cpu.0(%18, %162, %x, %161, %152) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          scf.yield %163 : vector<16xf32>
        }
        scf.yield %40 : vector<16xf32>
      }
      %164 = arith.muli %headDim, %c7 : index
      %165 = arith.muli %19, %c6 : index
      %166 = arith.addi %164, %165 : index
      %167 = arith.addi %166, %c7 : index
      vector.store %26, %3[%167] : memref<?xf32>, vector<16xf32>
    }
    %168 = arith.addi %14, %c2 : index
    %169 = arith.minsi %168, %13 : index
    scf.for %170 = %14 to %169 step %c2 {
      %171 = arith.subi %170, %14 : index
      %172 = arith.muli %171, %headDim : index
      %173 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %173 {
        scf.for %174 = %c7 to %headDim step %c6 {
          %175 = arith.muli %0, %headDim : index
          %176 = arith.addi %175, %174 : index
          %177 = vector.load %bias[%176] : memref<?xf32>, vector<16xf32>
          %178 = arith.addi %172, %174 : index
          %179 = vector.load %3[%178] : memref<?xf32>, vector<16xf32>
          %180 = arith.addf %179, %177 : vector<16xf32>
          vector.store %180, %3[%178] : memref<?xf32>, vector<16xf32>
        }
      }
      %181 = arith.addi %heads, %kvHeads : index
      %182 = arith.cmpi slt, %0, %181 : index
      scf.if %182 {
        %183 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %183 {
          %184 = arith.cmpi slt, %0, %heads : index
          %187 = scf.for %185 = %c7 to %headDim step %c6 iter_args(%186 = %c9) -> (vector<16xf32>) {
            %188 = arith.addi %172, %185 : index
            %189 = vector.load %3[%188] : memref<?xf32>, vector<16xf32>
            %190 = math.fma %189, %189, %186 : vector<16xf32>
            scf.yield %190 : vector<16xf32>
          }
          %191 = wave.reduce "add" %187 : vector<16xf32>
          %192 = arith.mulf %191, %inverseHeadDim : f32
          %193 = arith.addf %192, %epsilon : f32
          %194 = math.sqrt %193 : f32
          %195 = arith.divf %c33, %194 : f32
          %196 = vector.broadcast %195 : f32 to vector<16xf32>
          scf.for %197 = %c7 to %headDim step %c6 {
            %198 = vector.load %query_norm[%197] : memref<?xf32>, vector<16xf32>
            %199 = vector.load %key_norm[%197] : memref<?xf32>, vector<16xf32>
            %200 = arith.select %184, %198, %199 : vector<16xf32>
            %201 = arith.addi %172, %197 : index
            %202 = vector.load %3[%201] : memref<?xf32>, vector<16xf32>
            %203 = arith.mulf %202, %196 : vector<16xf32>
            %204 = arith.mulf %203, %200 : vector<16xf32>
            vector.store %204, %3[%201] : memref<?xf32>, vector<16xf32>
          }
        }
        %205 = arith.addi %positionsAt, %170 : index
        %206 = memref.load %step[%205] : memref<?xi32>
        %207 = arith.index_cast %206 : i32 to index
        %208 = arith.divui %headDim, %c3 : index
        %209 = arith.remui %207, %c4 : index
        %210 = arith.muli %209, %headDim : index
        %211 = arith.divui %207, %c4 : index
        %212 = arith.addi %211, %c4 : index
        %213 = arith.muli %212, %headDim : index
        scf.for %214 = %c7 to %208 step %c11 {
          %215 = arith.addi %210, %214 : index
          %216 = vector.load %rope[%215] : memref<?xf32>, vector<8xf32>
          %217 = arith.addi %210, %208 : index
          %218 = arith.addi %217, %214 : index
          %219 = vector.load %rope[%218] : memref<?xf32>, vector<8xf32>
          %220 = arith.addi %213, %214 : index
          %221 = vector.load %rope[%220] : memref<?xf32>, vector<8xf32>
          %222 = arith.addi %213, %208 : index
          %223 = arith.addi %222, %214 : index
          %224 = vector.load %rope[%223] : memref<?xf32>, vector<8xf32>
          %225 = arith.mulf %221, %216 : vector<8xf32>
          %226 = arith.mulf %224, %219 : vector<8xf32>
          %227 = arith.subf %225, %226 : vector<8xf32>
          %228 = arith.mulf %224, %216 : vector<8xf32>
          %229 = arith.mulf %221, %219 : vector<8xf32>
          %230 = arith.addf %228, %229 : vector<8xf32>
          %231 = arith.addi %172, %214 : index
          %232 = vector.load %3[%231] : memref<?xf32>, vector<8xf32>
          %233 = arith.addi %172, %208 : index
          %234 = arith.addi %233, %214 : index
          %235 = vector.load %3[%234] : memref<?xf32>, vector<8xf32>
          %236 = arith.mulf %232, %227 : vector<8xf32>
          %237 = arith.mulf %235, %230 : vector<8xf32>
          %238 = arith.subf %236, %237 : vector<8xf32>
          vector.store %238, %3[%231] : memref<?xf32>, vector<8xf32>
          %239 = arith.mulf %235, %227 : vector<8xf32>
          %240 = arith.mulf %232, %230 : vector<8xf32>
          %241 = arith.addf %239, %240 : vector<8xf32>
          vector.store %241, %3[%234] : memref<?xf32>, vector<8xf32>
        }
      }
      %242 = arith.cmpi slt, %0, %heads : index
      scf.if %242 {
        %243 = arith.divui %heads, %kvHeads : index
        %244 = arith.muli %headDim, %c22 : index
        %245 = arith.muli %kvHeads, %244 : index
        %246 = arith.divui %0, %243 : index
        %247 = arith.muli %246, %headDim : index
        %248 = arith.addi %245, %247 : index
        scf.for %249 = %c7 to %headDim step %c6 {
          %250 = arith.addi %248, %249 : index
          %251 = vector.load %encode[%250] : memref<?xf32>, vector<16xf32>
          %252 = arith.addi %172, %249 : index
          %253 = vector.load %3[%252] : memref<?xf32>, vector<16xf32>
          %254 = arith.mulf %253, %251 : vector<16xf32>
          %255 = arith.muli %170, %heads : index
          %256 = arith.addi %255, %0 : index
          %257 = arith.muli %256, %headDim : index
          %258 = arith.addi %257, %249 : index
          vector.store %254, %q[%258] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %259 = arith.addi %slotsAt, %170 : index
        %260 = memref.load %step[%259] : memref<?xi32>
        %261 = arith.index_cast %260 : i32 to index
        %262 = arith.cmpi sge, %261, %c7 : index
        scf.if %262 {
          %263 = arith.cmpi eq, %codec, %c7 : index
          scf.if %263 {
            %264 = arith.subi %0, %heads : index
            %265 = arith.muli %264, %4 : index
            %266 = arith.divui %261, %c6 : index
            %267 = arith.remui %261, %c6 : index
            %268 = arith.muli %266, %pageBytes : index
            %271 = scf.for %269 = %c7 to %headDim step %c6 iter_args(%270 = %c9) -> (vector<16xf32>) {
              %272 = arith.addi %265, %269 : index
              %273 = vector.load %encode[%272] : memref<?xf32>, vector<16xf32>
              %274 = arith.addi %265, %headDim : index
              %275 = arith.addi %274, %269 : index
              %276 = vector.load %encode[%275] : memref<?xf32>, vector<16xf32>
              %277 = arith.addi %172, %269 : index
              %278 = vector.load %3[%277] : memref<?xf32>, vector<16xf32>
              %279 = arith.subf %278, %276 : vector<16xf32>
              %280 = arith.mulf %279, %273 : vector<16xf32>
              %281 = arith.minimumf %280, %c38 : vector<16xf32>
              %282 = arith.maximumf %281, %c39 : vector<16xf32>
              %283 = arith.truncf %282 : vector<16xf32> to vector<16xf16>
              %284 = vector.bitcast %283 : vector<16xf16> to vector<32xi8>
              %285 = arith.muli %269, %c3 : index
              vector.store %284, %5[%285] : memref<?xi8>, vector<32xi8>
              %286 = math.absf %280 : vector<16xf32>
              %287 = arith.cmpf ugt, %286, %c38 : vector<16xf32>
              %288 = arith.select %287, %c40, %c9 : vector<16xi1>, vector<16xf32>
              %289 = arith.addf %270, %288 : vector<16xf32>
              scf.yield %289 : vector<16xf32>
            }
            %290 = wave.reduce "add" %271 : vector<16xf32>
            %291 = arith.cmpf ogt, %290, %c41 : f32
            scf.if %291 {
              %292 = arith.fptosi %290 : f32 to i32
              wave.count %clipped, %292 : memref<?xi32>
            }
            %293 = arith.cmpi slt, %264, %kvHeads : index
            scf.if %293 {
              %294 = arith.muli %4, %c10 : index
              %295 = arith.muli %264, %294 : index
              %296 = arith.addi %268, %295 : index
              %297 = arith.muli %267, %c3 : index
              %298 = arith.addi %296, %297 : index
              scf.for %299 = %c7 to %headDim step %c2 {
                %300 = arith.muli %299, %c3 : index
                %301 = arith.addi %300, %c7 : index
                %302 = memref.load %5[%301] : memref<?xi8>
                %303 = arith.muli %299, %c10 : index
                %304 = arith.addi %298, %303 : index
                %305 = arith.addi %304, %c7 : index
                memref.store %302, %kv[%305] : memref<?xi8>
                %306 = arith.addi %300, %c2 : index
                %307 = memref.load %5[%306] : memref<?xi8>
                %308 = arith.addi %304, %c2 : index
                memref.store %307, %kv[%308] : memref<?xi8>
              }
            } else {
              %309 = arith.subi %264, %kvHeads : index
              %310 = arith.muli %309, %c3 : index
              %311 = arith.addi %310, %c2 : index
              %312 = arith.muli %4, %c6 : index
              %313 = arith.muli %311, %312 : index
              %314 = arith.addi %268, %313 : index
              %315 = arith.muli %267, %4 : index
              %316 = arith.addi %314, %315 : index
              scf.for %317 = %c7 to %4 step %c6 {
                %318 = vector.load %5[%317] : memref<?xi8>, vector<16xi8>
                %319 = arith.addi %316, %317 : index
                vector.store %318, %kv[%319] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %320 = arith.cmpi eq, %codec, %c2 : index
          scf.if %320 {
            %321 = arith.subi %0, %heads : index
            %322 = arith.muli %321, %4 : index
            %323 = arith.divui %261, %c6 : index
            %324 = arith.remui %261, %c6 : index
            %325 = arith.muli %323, %pageBytes : index
            %328 = scf.for %326 = %c7 to %headDim step %c6 iter_args(%327 = %c9) -> (vector<16xf32>) {
              %329 = arith.addi %322, %326 : index
              %330 = vector.load %encode[%329] : memref<?xf32>, vector<16xf32>
              %331 = arith.addi %322, %headDim : index
              %332 = arith.addi %331, %326 : index
              %333 = vector.load %encode[%332] : memref<?xf32>, vector<16xf32>
              %334 = arith.addi %172, %326 : index
              %335 = vector.load %3[%334] : memref<?xf32>, vector<16xf32>
              %336 = arith.subf %335, %333 : vector<16xf32>
              %337 = arith.mulf %336, %330 : vector<16xf32>
              %338 = wave.fp8_encode "e4m3" %337 : vector<16xf32> -> vector<16xi8>
              %339 = arith.muli %326, %c2 : index
              vector.store %338, %5[%339] : memref<?xi8>, vector<16xi8>
              %340 = math.absf %337 : vector<16xf32>
              %341 = arith.cmpf ugt, %340, %c42 : vector<16xf32>
              %342 = arith.select %341, %c40, %c9 : vector<16xi1>, vector<16xf32>
              %343 = arith.addf %327, %342 : vector<16xf32>
              scf.yield %343 : vector<16xf32>
            }
            %344 = wave.reduce "add" %328 : vector<16xf32>
            %345 = arith.cmpf ogt, %344, %c41 : f32
            scf.if %345 {
              %346 = arith.fptosi %344 : f32 to i32
              wave.count %clipped, %346 : memref<?xi32>
            }
            %347 = arith.cmpi slt, %321, %kvHeads : index
            scf.if %347 {
              %348 = arith.muli %2, %c10 : index
              %349 = arith.muli %321, %348 : index
              %350 = arith.addi %325, %349 : index
              %351 = arith.muli %324, %c2 : index
              %352 = arith.addi %350, %351 : index
              scf.for %353 = %c7 to %headDim step %c2 {
                %354 = arith.muli %353, %c2 : index
                %355 = arith.addi %354, %c7 : index
                %356 = memref.load %5[%355] : memref<?xi8>
                %357 = arith.muli %353, %c6 : index
                %358 = arith.addi %352, %357 : index
                %359 = arith.addi %358, %c7 : index
                memref.store %356, %kv[%359] : memref<?xi8>
              }
            } else {
              %360 = arith.subi %321, %kvHeads : index
              %361 = arith.muli %360, %c3 : index
              %362 = arith.addi %361, %c2 : index
              %363 = arith.muli %2, %c6 : index
              %364 = arith.muli %362, %363 : index
              %365 = arith.addi %325, %364 : index
              %366 = arith.muli %324, %2 : index
              %367 = arith.addi %365, %366 : index
              scf.for %368 = %c7 to %2 step %c6 {
                %369 = vector.load %5[%368] : memref<?xi8>, vector<16xi8>
                %370 = arith.addi %367, %368 : index
                vector.store %369, %kv[%370] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %371 = arith.cmpi eq, %codec, %c3 : index
          scf.if %371 {
            %372 = arith.subi %0, %heads : index
            %373 = arith.muli %372, %4 : index
            %374 = arith.divui %261, %c6 : index
            %375 = arith.remui %261, %c6 : index
            %376 = arith.muli %374, %pageBytes : index
            %379 = scf.for %377 = %c7 to %headDim step %c6 iter_args(%378 = %c9) -> (vector<16xf32>) {
              %380 = arith.addi %373, %377 : index
              %381 = vector.load %encode[%380] : memref<?xf32>, vector<16xf32>
              %382 = arith.addi %373, %headDim : index
              %383 = arith.addi %382, %377 : index
              %384 = vector.load %encode[%383] : memref<?xf32>, vector<16xf32>
              %385 = arith.addi %172, %377 : index
              %386 = vector.load %3[%385] : memref<?xf32>, vector<16xf32>
              %387 = arith.subf %386, %384 : vector<16xf32>
              %388 = arith.mulf %387, %381 : vector<16xf32>
              %389 = wave.fp8_encode "e5m2" %388 : vector<16xf32> -> vector<16xi8>
              %390 = arith.muli %377, %c2 : index
              vector.store %389, %5[%390] : memref<?xi8>, vector<16xi8>
              %391 = math.absf %388 : vector<16xf32>
              %392 = arith.cmpf ugt, %391, %c43 : vector<16xf32>
              %393 = arith.select %392, %c40, %c9 : vector<16xi1>, vector<16xf32>
              %394 = arith.addf %378, %393 : vector<16xf32>
              scf.yield %394 : vector<16xf32>
            }
            %395 = wave.reduce "add" %379 : vector<16xf32>
            %396 = arith.cmpf ogt, %395, %c41 : f32
            scf.if %396 {
              %397 = arith.fptosi %395 : f32 to i32
              wave.count %clipped, %397 : memref<?xi32>
            }
            %398 = arith.cmpi slt, %372, %kvHeads : index
            scf.if %398 {
              %399 = arith.muli %2, %c10 : index
              %400 = arith.muli %372, %399 : index
              %401 = arith.addi %376, %400 : index
              %402 = arith.muli %375, %c2 : index
              %403 = arith.addi %401, %402 : index
              scf.for %404 = %c7 to %headDim step %c2 {
                %405 = arith.muli %404, %c2 : index
                %406 = arith.addi %405, %c7 : index
                %407 = memref.load %5[%406] : memref<?xi8>
                %408 = arith.muli %404, %c6 : index
                %409 = arith.addi %403, %408 : index
                %410 = arith.addi %409, %c7 : index
                memref.store %407, %kv[%410] : memref<?xi8>
              }
            } else {
              %411 = arith.subi %372, %kvHeads : index
              %412 = arith.muli %411, %c3 : index
              %413 = arith.addi %412, %c2 : index
              %414 = arith.muli %2, %c6 : index
              %415 = arith.muli %413, %414 : index
              %416 = arith.addi %376, %415 : index
              %417 = arith.muli %375, %2 : index
              %418 = arith.addi %416, %417 : index
              scf.for %419 = %c7 to %2 step %c6 {
                %420 = vector.load %5[%419] : memref<?xi8>, vector<16xi8>
                %421 = arith.addi %418, %419 : index
                vector.store %420, %kv[%421] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %422 = arith.cmpi eq, %codec, %c21 : index
          scf.if %422 {
            %423 = arith.subi %0, %heads : index
            %424 = arith.muli %423, %4 : index
            %425 = arith.divui %261, %c6 : index
            %426 = arith.remui %261, %c6 : index
            %427 = arith.muli %425, %pageBytes : index
            %430 = scf.for %428 = %c7 to %headDim step %c6 iter_args(%429 = %c9) -> (vector<16xf32>) {
              %431 = arith.addi %424, %428 : index
              %432 = vector.load %encode[%431] : memref<?xf32>, vector<16xf32>
              %433 = arith.addi %424, %headDim : index
              %434 = arith.addi %433, %428 : index
              %435 = vector.load %encode[%434] : memref<?xf32>, vector<16xf32>
              %436 = arith.addi %172, %428 : index
              %437 = vector.load %3[%436] : memref<?xf32>, vector<16xf32>
              %438 = arith.subf %437, %435 : vector<16xf32>
              %439 = arith.mulf %438, %432 : vector<16xf32>
              %440 = arith.cmpf ord, %439, %439 : vector<16xf32>
              %441 = arith.select %440, %439, %c9 : vector<16xi1>, vector<16xf32>
              %442 = math.roundeven %441 : vector<16xf32>
              %443 = arith.minimumf %442, %c44 : vector<16xf32>
              %444 = arith.maximumf %443, %c45 : vector<16xf32>
              %445 = arith.fptosi %444 : vector<16xf32> to vector<16xi32>
              %446 = arith.addi %445, %c46 : vector<16xi32>
              %447 = arith.trunci %446 : vector<16xi32> to vector<16xi8>
              %448 = arith.muli %428, %c2 : index
              vector.store %447, %5[%448] : memref<?xi8>, vector<16xi8>
              %449 = math.absf %439 : vector<16xf32>
              %450 = arith.cmpf ugt, %449, %c47 : vector<16xf32>
              %451 = arith.select %450, %c40, %c9 : vector<16xi1>, vector<16xf32>
              %452 = arith.addf %429, %451 : vector<16xf32>
              scf.yield %452 : vector<16xf32>
            }
            %453 = wave.reduce "add" %430 : vector<16xf32>
            %454 = arith.cmpf ogt, %453, %c41 : f32
            scf.if %454 {
              %455 = arith.fptosi %453 : f32 to i32
              wave.count %clipped, %455 : memref<?xi32>
            }
            %456 = arith.cmpi slt, %423, %kvHeads : index
            scf.if %456 {
              %457 = arith.muli %2, %c10 : index
              %458 = arith.muli %423, %457 : index
              %459 = arith.addi %427, %458 : index
              %460 = arith.muli %426, %c2 : index
              %461 = arith.addi %459, %460 : index
              scf.for %462 = %c7 to %headDim step %c2 {
                %463 = arith.muli %462, %c2 : index
                %464 = arith.addi %463, %c7 : index
                %465 = memref.load %5[%464] : memref<?xi8>
                %466 = arith.muli %462, %c6 : index
                %467 = arith.addi %461, %466 : index
                %468 = arith.addi %467, %c7 : index
                memref.store %465, %kv[%468] : memref<?xi8>
              }
            } else {
              %469 = arith.subi %423, %kvHeads : index
              %470 = arith.muli %469, %c3 : index
              %471 = arith.addi %470, %c2 : index
              %472 = arith.muli %2, %c6 : index
              %473 = arith.muli %471, %472 : index
              %474 = arith.addi %427, %473 : index
              %475 = arith.muli %426, %2 : index
              %476 = arith.addi %474, %475 : index
              scf.for %477 = %c7 to %2 step %c6 {
                %478 = vector.load %5[%477] : memref<?xi8>, vector<16xi8>
                %479 = arith.addi %476, %477 : index
                vector.store %478, %kv[%479] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
