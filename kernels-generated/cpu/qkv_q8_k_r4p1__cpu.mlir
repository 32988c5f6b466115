// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q8_k', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q8_k_r4p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q8_k_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 4256 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 2208 : index
  %c15 = arith.constant 160 : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant dense<15> : vector<16xi32>
  %c18 = arith.constant dense<0> : vector<16xi32>
  %c19 = arith.constant dense<4> : vector<16xi32>
  %c20 = arith.constant dense<128> : vector<16xi32>
  %c21 = arith.constant 5 : index
  %c22 = arith.constant 48 : index
  %c23 = arith.constant 6 : index
  %c24 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c31 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c36 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c37 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c38 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c39 = arith.constant 0x00000000 : f32
  %c40 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c41 = arith.constant dense<0x47600000> : vector<16xf32>
  %c42 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c43 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c44 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
        %41 = arith.addi %40, %c7 : index
        %42 = vector.load %w[%41] : memref<?xi8>, vector<32xi8>
        %43 = vector.bitcast %42 : vector<32xi8> to vector<16xf16>
        %44 = arith.extf %43 : vector<16xf16> to vector<16xf32>
        %45 = arith.muli %33, %c4 : index
        %51:4 = scf.for %46 = %c7 to %c12 step %c9 iter_args(%47 = %34, %48 = %35, %49 = %36, %50 = %37) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %52 = arith.muli %46, %c13 : index
          %53 = arith.addi %45, %52 : index
          %54 = arith.addi %40, %c12 : index
          %55 = arith.divui %46, %c2 : index
          %56 = arith.muli %55, %c6 : index
          %57 = arith.addi %54, %56 : index
          %58 = arith.addi %57, %c7 : index
          %59 = vector.load %w[%58] : memref<?xi8>, vector<16xi8>
          %60 = arith.extsi %59 : vector<16xi8> to vector<16xi32>
          %61 = arith.sitofp %60 : vector<16xi32> to vector<16xf32>
          %62 = arith.mulf %44, %61 : vector<16xf32>
          %63 = arith.addi %40, %c14 : index
          %64 = arith.muli %46, %c2 : index
          %65 = arith.addi %64, %c7 : index
          %66 = arith.muli %65, %c6 : index
          %67 = arith.addi %63, %66 : index
          %68 = vector.load %w[%67] : memref<?xi8>, vector<16xi8>
          %69 = arith.extui %68 : vector<16xi8> to vector<16xi32>
          %70 = arith.addi %64, %c9 : index
          %71 = arith.muli %70, %c6 : index
          %72 = arith.addi %63, %71 : index
          %73 = vector.load %w[%72] : memref<?xi8>, vector<16xi8>
          %74 = arith.extui %73 : vector<16xi8> to vector<16xi32>
          %75 = arith.addi %64, %c3 : index
          %76 = arith.muli %75, %c6 : index
          %77 = arith.addi %63, %76 : index
          %78 = vector.load %w[%77] : memref<?xi8>, vector<16xi8>
          %79 = arith.extui %78 : vector<16xi8> to vector<16xi32>
          %80 = arith.addi %64, %c10 : index
          %81 = arith.muli %80, %c6 : index
          %82 = arith.addi %63, %81 : index
          %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
          %84 = arith.extui %83 : vector<16xi8> to vector<16xi32>
          %85 = arith.addi %40, %c15 : index
          %86 = arith.muli %46, %c16 : index
          %87 = arith.addi %85, %86 : index
          %88 = arith.addi %87, %c7 : index
          %89 = vector.load %w[%88] : memref<?xi8>, vector<16xi8>
          %90 = arith.extui %89 : vector<16xi8> to vector<16xi32>
          %91 = arith.andi %90, %c17 : vector<16xi32>
          %92 = arith.shrui %69, %c18 : vector<16xi32>
          %93 = arith.andi %92, %c17 : vector<16xi32>
          %94 = arith.shli %93, %c19 : vector<16xi32>
          %95 = arith.ori %91, %94 : vector<16xi32>
          %96 = arith.subi %95, %c20 : vector<16xi32>
          %97 = arith.sitofp %96 : vector<16xi32> to vector<16xf32>
          %98 = arith.mulf %97, %62 : vector<16xf32>
          %99 = arith.addi %53, %c7 : index
          %100:4 = func.call @qkv_q8_k_r4p1__cpu.0(%24, %99, %x, %98, %47, %25, %48, %26, %49, %27, %50) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %101 = vector.load %w[%88] : memref<?xi8>, vector<16xi8>
          %102 = arith.extui %101 : vector<16xi8> to vector<16xi32>
          %103 = arith.shrui %102, %c19 : vector<16xi32>
          %104 = arith.shrui %69, %c19 : vector<16xi32>
          %105 = arith.andi %104, %c17 : vector<16xi32>
          %106 = arith.shli %105, %c19 : vector<16xi32>
          %107 = arith.ori %103, %106 : vector<16xi32>
          %108 = arith.subi %107, %c20 : vector<16xi32>
          %109 = arith.sitofp %108 : vector<16xi32> to vector<16xf32>
          %110 = arith.mulf %109, %62 : vector<16xf32>
          %111 = arith.addi %53, %c9 : index
          %112:4 = func.call @qkv_q8_k_r4p1__cpu.0(%24, %111, %x, %110, %100#0, %25, %100#1, %26, %100#2, %27, %100#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %113 = arith.addi %87, %c6 : index
          %114 = vector.load %w[%113] : memref<?xi8>, vector<16xi8>
          %115 = arith.extui %114 : vector<16xi8> to vector<16xi32>
          %116 = arith.andi %115, %c17 : vector<16xi32>
          %117 = arith.shrui %74, %c18 : vector<16xi32>
          %118 = arith.andi %117, %c17 : vector<16xi32>
          %119 = arith.shli %118, %c19 : vector<16xi32>
          %120 = arith.ori %116, %119 : vector<16xi32>
          %121 = arith.subi %120, %c20 : vector<16xi32>
          %122 = arith.sitofp %121 : vector<16xi32> to vector<16xf32>
          %123 = arith.mulf %122, %62 : vector<16xf32>
          %124 = arith.addi %53, %c3 : index
          %125:4 = func.call @qkv_q8_k_r4p1__cpu.0(%24, %124, %x, %123, %112#0, %25, %112#1, %26, %112#2, %27, %112#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %126 = vector.load %w[%113] : memref<?xi8>, vector<16xi8>
          %127 = arith.extui %126 : vector<16xi8> to vector<16xi32>
          %128 = arith.shrui %127, %c19 : vector<16xi32>
          %129 = arith.shrui %74, %c19 : vector<16xi32>
          %130 = arith.andi %129, %c17 : vector<16xi32>
          %131 = arith.shli %130, %c19 : vector<16xi32>
          %132 = arith.ori %128, %131 : vector<16xi32>
          %133 = arith.subi %132, %c20 : vector<16xi32>
          %134 = arith.sitofp %133 : vector<16xi32> to vector<16xf32>
          %135 = arith.mulf %134, %62 : vector<16xf32>
          %136 = arith.addi %53, %c10 : index
          %137:4 = func.call @qkv_q8_k_r4p1__cpu.0(%24, %136, %x, %135, %125#0, %25, %125#1, %26, %125#2, %27, %125#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %138 = arith.addi %87, %c12 : index
          %139 = vector.load %w[%138] : memref<?xi8>, vector<16xi8>
          %140 = arith.extui %139 : vector<16xi8> to vector<16xi32>
          %141 = arith.andi %140, %c17 : vector<16xi32>
          %142 = arith.shrui %79, %c18 : vector<16xi32>
          %143 = arith.andi %142, %c17 : vector<16xi32>
          %144 = arith.shli %143, %c19 : vector<16xi32>
          %145 = arith.ori %141, %144 : vector<16xi32>
          %146 = arith.subi %145, %c20 : vector<16xi32>
          %147 = arith.sitofp %146 : vector<16xi32> to vector<16xf32>
          %148 = arith.mulf %147, %62 : vector<16xf32>
          %149 = arith.addi %53, %c2 : index
          %150:4 = func.call @qkv_q8_k_r4p1__cpu.0(%24, %149, %x, %148, %137#0, %25, %137#1, %26, %137#2, %27, %137#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %151 = vector.load %w[%138] : memref<?xi8>, vector<16xi8>
          %152 = arith.extui %151 : vector<16xi8> to vector<16xi32>
          %153 = arith.shrui %152, %c19 : vector<16xi32>
          %154 = arith.shrui %79, %c19 : vector<16xi32>
          %155 = arith.andi %154, %c17 : vector<16xi32>
          %156 = arith.shli %155, %c19 : vector<16xi32>
          %157 = arith.ori %153, %156 : vector<16xi32>
          %158 = arith.subi %157, %c20 : vector<16xi32>
          %159 = arith.sitofp %158 : vector<16xi32> to vector<16xf32>
          %160 = arith.mulf %159, %62 : vector<16xf32>
          %161 = arith.addi %53, %c21 : index
          %162:4 = func.call @qkv_q8_k_r4p1__cpu.0(%24, %161, %x, %160, %150#0, %25, %150#1, %26, %150#2, %27, %150#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %163 = arith.addi %87, %c22 : index
          %164 = vector.load %w[%163] : memref<?xi8>, vector<16xi8>
          %165 = arith.extui %164 : vector<16xi8> to vector<16xi32>
          %166 = arith.andi %165, %c17 : vector<16xi32>
          %167 = arith.shrui %84, %c18 : vector<16xi32>
          %168 = arith.andi %167, %c17 : vector<16xi32>
          %169 = arith.shli %168, %c19 : vector<16xi32>
          %170 = arith.ori %166, %169 : vector<16xi32>
          %171 = arith.subi %170, %c20 : vector<16xi32>
          %172 = arith.sitofp %171 : vector<16xi32> to vector<16xf32>
          %173 = arith.mulf %172, %62 : vector<16xf32>
          %174 = arith.addi %53, %c23 : index
          %175:4 = func.call @qkv_q8_k_r4p1__cpu.0(%24, %174, %x, %173, %162#0, %25, %162#1, %26, %162#2, %27, %162#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %176 = vector.load %w[%163] : memref<?xi8>, vector<16xi8>
          %177 = arith.extui %176 : vector<16xi8> to vector<16xi32>
          %178 = arith.shrui %177, %c19 : vector<16xi32>
          %179 = arith.shrui %84, %c19 : vector<16xi32>
          %180 = arith.andi %179, %c17 : vector<16xi32>
          %181 = arith.shli %180, %c19 : vector<16xi32>
          %182 = arith.ori %178, %181 : vector<16xi32>
          %183 = arith.subi %182, %c20 : vector<16xi32>
          %184 = arith.sitofp %183 : vector<16xi32> to vector<16xf32>
          %185 = arith.mulf %184, %62 : vector<16xf32>
          %186 = arith.addi %53, %c24 : index
          %187:4 = func.call @qkv_q8_k_r4p1__cpu.0(%24, %186, %x, %185, %175#0, %25, %175#1, %26, %175#2, %27, %175#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %187#0, %187#1, %187#2, %187#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %51#0, %51#1, %51#2, %51#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %188 = arith.muli %headDim, %c7 : index
      %189 = arith.muli %28, %c6 : index
      %190 = arith.addi %188, %189 : index
      %191 = arith.addi %190, %c7 : index
      vector.store %38#0, %3[%191] : memref<?xf32>, vector<16xf32>
      %192 = arith.muli %headDim, %c9 : index
      %193 = arith.addi %192, %189 : index
      %194 = arith.addi %193, %c7 : index
      vector.store %38#1, %3[%194] : memref<?xf32>, vector<16xf32>
      %195 = arith.addi %4, %189 : index
      %196 = arith.addi %195, %c7 : index
      vector.store %38#2, %3[%196] : memref<?xf32>, vector<16xf32>
      %197 = arith.muli %headDim, %c10 : index
      %198 = arith.addi %197, %189 : index
      %199 = arith.addi %198, %c7 : index
      vector.store %38#3, %3[%199] : memref<?xf32>, vector<16xf32>
    }
    %200 = arith.addi %14, %c2 : index
    %201 = arith.minsi %200, %13 : index
    scf.for %202 = %14 to %201 step %c9 {
      %203 = arith.subi %202, %14 : index
      %204 = arith.muli %203, %headDim : index
      %205 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %205 {
        scf.for %206 = %c7 to %headDim step %c6 {
          %207 = arith.muli %0, %headDim : index
          %208 = arith.addi %207, %206 : index
          %209 = vector.load %bias[%208] : memref<?xf32>, vector<16xf32>
          %210 = arith.addi %204, %206 : index
          %211 = vector.load %3[%210] : memref<?xf32>, vector<16xf32>
          %212 = arith.addf %211, %209 : vector<16xf32>
          vector.store %212, %3[%210] : memref<?xf32>, vector<16xf32>
        }
      }
      %213 = arith.addi %heads, %kvHeads : index
      %214 = arith.cmpi slt, %0, %213 : index
      scf.if %214 {
        %215 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %215 {
          %216 = arith.cmpi slt, %0, %heads : index
          %219 = scf.for %217 = %c7 to %headDim step %c6 iter_args(%218 = %c11) -> (vector<16xf32>) {
            %220 = arith.addi %204, %217 : index
            %221 = vector.load %3[%220] : memref<?xf32>, vector<16xf32>
            %222 = math.fma %221, %221, %218 : vector<16xf32>
            scf.yield %222 : vector<16xf32>
          }
          %223 = wave.reduce "add" %219 : vector<16xf32>
          %224 = arith.mulf %223, %inverseHeadDim : f32
          %225 = arith.addf %224, %epsilon : f32
          %226 = math.sqrt %225 : f32
          %227 = arith.divf %c31, %226 : f32
          %228 = vector.broadcast %227 : f32 to vector<16xf32>
          scf.for %229 = %c7 to %headDim step %c6 {
            %230 = vector.load %query_norm[%229] : memref<?xf32>, vector<16xf32>
            %231 = vector.load %key_norm[%229] : memref<?xf32>, vector<16xf32>
            %232 = arith.select %216, %230, %231 : vector<16xf32>
            %233 = arith.addi %204, %229 : index
            %234 = vector.load %3[%233] : memref<?xf32>, vector<16xf32>
            %235 = arith.mulf %234, %228 : vector<16xf32>
            %236 = arith.mulf %235, %232 : vector<16xf32>
            vector.store %236, %3[%233] : memref<?xf32>, vector<16xf32>
          }
        }
        %237 = arith.addi %positionsAt, %202 : index
        %238 = memref.load %step[%237] : memref<?xi32>
        %239 = arith.index_cast %238 : i32 to index
        %240 = arith.divui %headDim, %c3 : index
        %241 = arith.remui %239, %c4 : index
        %242 = arith.muli %241, %headDim : index
        %243 = arith.divui %239, %c4 : index
        %244 = arith.addi %243, %c4 : index
        %245 = arith.muli %244, %headDim : index
        scf.for %246 = %c7 to %240 step %c13 {
          %247 = arith.addi %242, %246 : index
          %248 = vector.load %rope[%247] : memref<?xf32>, vector<8xf32>
          %249 = arith.addi %242, %240 : index
          %250 = arith.addi %249, %246 : index
          %251 = vector.load %rope[%250] : memref<?xf32>, vector<8xf32>
          %252 = arith.addi %245, %246 : index
          %253 = vector.load %rope[%252] : memref<?xf32>, vector<8xf32>
          %254 = arith.addi %245, %240 : index
          %255 = arith.addi %254, %246 : index
          %256 = vector.load %rope[%255] : memref<?xf32>, vector<8xf32>
          %257 = arith.mulf %253, %248 : vector<8xf32>
          %258 = arith.mulf %256, %251 : vector<8xf32>
          %259 = arith.subf %257, %258 : vector<8xf32>
          %260 = arith.mulf %256, %248 : vector<8xf32>
          %261 = arith.mulf %253, %251 : vector<8xf32>
          %262 = arith.addf %260, %261 : vector<8xf32>
          %263 = arith.addi %204, %246 : index
          %264 = vector.load %3[%263] : memref<?xf32>, vector<8xf32>
          %265 = arith.addi %204, %240 : index
          %266 = arith.addi %265, %246 : index
          %267 = vector.load %3[%266] : memref<?xf32>, vector<8xf32>
          %268 = arith.mulf %264, %259 : vector<8xf32>
          %269 = arith.mulf %267, %262 : vector<8xf32>
          %270 = arith.subf %268, %269 : vector<8xf32>
          vector.store %270, %3[%263] : memref<?xf32>, vector<8xf32>
          %271 = arith.mulf %267, %259 : vector<8xf32>
          %272 = arith.mulf %264, %262 : vector<8xf32>
          %273 = arith.addf %271, %272 : vector<8xf32>
          vector.store %273, %3[%266] : memref<?xf32>, vector<8xf32>
        }
      }
      %274 = arith.cmpi slt, %0, %heads : index
      scf.if %274 {
        %275 = arith.divui %heads, %kvHeads : index
        %276 = arith.muli %kvHeads, %2 : index
        %277 = arith.divui %0, %275 : index
        %278 = arith.muli %277, %headDim : index
        %279 = arith.addi %276, %278 : index
        scf.for %280 = %c7 to %headDim step %c6 {
          %281 = arith.addi %279, %280 : index
          %282 = vector.load %encode[%281] : memref<?xf32>, vector<16xf32>
          %283 = arith.addi %204, %280 : index
          %284 = vector.load %3[%283] : memref<?xf32>, vector<16xf32>
          %285 = arith.mulf %284, %282 : vector<16xf32>
          %286 = arith.muli %202, %heads : index
          %287 = arith.addi %286, %0 : index
          %288 = arith.muli %287, %headDim : index
          %289 = arith.addi %288, %280 : index
          vector.store %285, %q[%289] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %290 = arith.addi %slotsAt, %202 : index
        %291 = memref.load %step[%290] : memref<?xi32>
        %292 = arith.index_cast %291 : i32 to index
        %293 = arith.cmpi sge, %292, %c7 : index
        scf.if %293 {
          %294 = arith.cmpi eq, %codec, %c7 : index
          scf.if %294 {
            %295 = arith.subi %0, %heads : index
            %296 = arith.muli %295, %4 : index
            %297 = arith.divui %292, %c6 : index
            %298 = arith.remui %292, %c6 : index
            %299 = arith.muli %297, %pageBytes : index
            %302 = scf.for %300 = %c7 to %headDim step %c6 iter_args(%301 = %c11) -> (vector<16xf32>) {
              %303 = arith.addi %296, %300 : index
              %304 = vector.load %encode[%303] : memref<?xf32>, vector<16xf32>
              %305 = arith.addi %296, %headDim : index
              %306 = arith.addi %305, %300 : index
              %307 = vector.load %encode[%306] : memref<?xf32>, vector<16xf32>
              %308 = arith.addi %204, %300 : index
              %309 = vector.load %3[%308] : memref<?xf32>, vector<16xf32>
              %310 = arith.subf %309, %307 : vector<16xf32>
              %311 = arith.mulf %310, %304 : vector<16xf32>
              %312 = arith.minimumf %311, %c36 : vector<16xf32>
              %313 = arith.maximumf %312, %c37 : vector<16xf32>
              %314 = arith.truncf %313 : vector<16xf32> to vector<16xf16>
              %315 = vector.bitcast %314 : vector<16xf16> to vector<32xi8>
              %316 = arith.muli %300, %c3 : index
              vector.store %315, %5[%316] : memref<?xi8>, vector<32xi8>
              %317 = math.absf %311 : vector<16xf32>
              %318 = arith.cmpf ugt, %317, %c36 : vector<16xf32>
              %319 = arith.select %318, %c38, %c11 : vector<16xi1>, vector<16xf32>
              %320 = arith.addf %301, %319 : vector<16xf32>
              scf.yield %320 : vector<16xf32>
            }
            %321 = wave.reduce "add" %302 : vector<16xf32>
            %322 = arith.cmpf ogt, %321, %c39 : f32
            scf.if %322 {
              %323 = arith.fptosi %321 : f32 to i32
              wave.count %clipped, %323 : memref<?xi32>
            }
            %324 = arith.cmpi slt, %295, %kvHeads : index
            scf.if %324 {
              %325 = arith.muli %4, %c12 : index
              %326 = arith.muli %295, %325 : index
              %327 = arith.addi %299, %326 : index
              %328 = arith.muli %298, %c3 : index
              %329 = arith.addi %327, %328 : index
              scf.for %330 = %c7 to %headDim step %c9 {
                %331 = arith.muli %330, %c3 : index
                %332 = arith.addi %331, %c7 : index
                %333 = memref.load %5[%332] : memref<?xi8>
                %334 = arith.muli %330, %c12 : index
                %335 = arith.addi %329, %334 : index
                %336 = arith.addi %335, %c7 : index
                memref.store %333, %kv[%336] : memref<?xi8>
                %337 = arith.addi %331, %c9 : index
                %338 = memref.load %5[%337] : memref<?xi8>
                %339 = arith.addi %335, %c9 : index
                memref.store %338, %kv[%339] : memref<?xi8>
              }
            } else {
              %340 = arith.subi %295, %kvHeads : index
              %341 = arith.muli %340, %c3 : index
              %342 = arith.addi %341, %c9 : index
              %343 = arith.muli %4, %c6 : index
              %344 = arith.muli %342, %343 : index
              %345 = arith.addi %299, %344 : index
              %346 = arith.muli %298, %4 : index
              %347 = arith.addi %345, %346 : index
              scf.for %348 = %c7 to %4 step %c6 {
                %349 = vector.load %5[%348] : memref<?xi8>, vector<16xi8>
                %350 = arith.addi %347, %348 : index
                vector.store %349, %kv[%350] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %351 = arith.cmpi eq, %codec, %c9 : index
          scf.if %351 {
            %352 = arith.subi %0, %heads : index
            %353 = arith.muli %352, %4 : index
            %354 = arith.divui %292, %c6 : index
            %355 = arith.remui %292, %c6 : index
            %356 = arith.muli %headDim, %c9 : index
            %357 = arith.muli %354, %pageBytes : index
            %360 = scf.for %358 = %c7 to %headDim step %c6 iter_args(%359 = %c11) -> (vector<16xf32>) {
              %361 = arith.addi %353, %358 : index
              %362 = vector.load %encode[%361] : memref<?xf32>, vector<16xf32>
              %363 = arith.addi %353, %headDim : index
              %364 = arith.addi %363, %358 : index
              %365 = vector.load %encode[%364] : memref<?xf32>, vector<16xf32>
              %366 = arith.addi %204, %358 : index
              %367 = vector.load %3[%366] : memref<?xf32>, vector<16xf32>
              %368 = arith.subf %367, %365 : vector<16xf32>
              %369 = arith.mulf %368, %362 : vector<16xf32>
              %370 = wave.fp8_encode "e4m3" %369 : vector<16xf32> -> vector<16xi8>
              %371 = arith.muli %358, %c9 : index
              vector.store %370, %5[%371] : memref<?xi8>, vector<16xi8>
              %372 = math.absf %369 : vector<16xf32>
              %373 = arith.cmpf ugt, %372, %c40 : vector<16xf32>
              %374 = arith.select %373, %c38, %c11 : vector<16xi1>, vector<16xf32>
              %375 = arith.addf %359, %374 : vector<16xf32>
              scf.yield %375 : vector<16xf32>
            }
            %376 = wave.reduce "add" %360 : vector<16xf32>
            %377 = arith.cmpf ogt, %376, %c39 : f32
            scf.if %377 {
              %378 = arith.fptosi %376 : f32 to i32
              wave.count %clipped, %378 : memref<?xi32>
            }
            %379 = arith.cmpi slt, %352, %kvHeads : index
            scf.if %379 {
              %380 = arith.muli %356, %c12 : index
              %381 = arith.muli %352, %380 : index
              %382 = arith.addi %357, %381 : index
              %383 = arith.muli %355, %c9 : index
              %384 = arith.addi %382, %383 : index
              scf.for %385 = %c7 to %headDim step %c9 {
                %386 = arith.muli %385, %c9 : index
                %387 = arith.addi %386, %c7 : index
                %388 = memref.load %5[%387] : memref<?xi8>
                %389 = arith.muli %385, %c6 : index
                %390 = arith.addi %384, %389 : index
                %391 = arith.addi %390, %c7 : index
                memref.store %388, %kv[%391] : memref<?xi8>
              }
            } else {
              %392 = arith.subi %352, %kvHeads : index
              %393 = arith.muli %392, %c3 : index
              %394 = arith.addi %393, %c9 : index
              %395 = arith.muli %356, %c6 : index
              %396 = arith.muli %394, %395 : index
              %397 = arith.addi %357, %396 : index
              %398 = arith.muli %355, %356 : index
              %399 = arith.addi %397, %398 : index
              scf.for %400 = %c7 to %356 step %c6 {
                %401 = vector.load %5[%400] : memref<?xi8>, vector<16xi8>
                %402 = arith.addi %399, %400 : index
                vector.store %401, %kv[%402] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %403 = arith.cmpi eq, %codec, %c3 : index
          scf.if %403 {
            %404 = arith.subi %0, %heads : index
            %405 = arith.muli %404, %4 : index
            %406 = arith.divui %292, %c6 : index
            %407 = arith.remui %292, %c6 : index
            %408 = arith.muli %headDim, %c9 : index
            %409 = arith.muli %406, %pageBytes : index
            %412 = scf.for %410 = %c7 to %headDim step %c6 iter_args(%411 = %c11) -> (vector<16xf32>) {
              %413 = arith.addi %405, %410 : index
              %414 = vector.load %encode[%413] : memref<?xf32>, vector<16xf32>
              %415 = arith.addi %405, %headDim : index
              %416 = arith.addi %415, %410 : index
              %417 = vector.load %encode[%416] : memref<?xf32>, vector<16xf32>
              %418 = arith.addi %204, %410 : index
              %419 = vector.load %3[%418] : memref<?xf32>, vector<16xf32>
              %420 = arith.subf %419, %417 : vector<16xf32>
              %421 = arith.mulf %420, %414 : vector<16xf32>
              %422 = wave.fp8_encode "e5m2" %421 : vector<16xf32> -> vector<16xi8>
              %423 = arith.muli %410, %c9 : index
              vector.store %422, %5[%423] : memref<?xi8>, vector<16xi8>
              %424 = math.absf %421 : vector<16xf32>
              %425 = arith.cmpf ugt, %424, %c41 : vector<16xf32>
              %426 = arith.select %425, %c38, %c11 : vector<16xi1>, vector<16xf32>
              %427 = arith.addf %411, %426 : vector<16xf32>
              scf.yield %427 : vector<16xf32>
            }
            %428 = wave.reduce "add" %412 : vector<16xf32>
            %429 = arith.cmpf ogt, %428, %c39 : f32
            scf.if %429 {
              %430 = arith.fptosi %428 : f32 to i32
              wave.count %clipped, %430 : memref<?xi32>
            }
            %431 = arith.cmpi slt, %404, %kvHeads : index
            scf.if %431 {
              %432 = arith.muli %408, %c12 : index
              %433 = arith.muli %404, %432 : index
              %434 = arith.addi %409, %433 : index
              %435 = arith.muli %407, %c9 : index
              %436 = arith.addi %434, %435 : index
              scf.for %437 = %c7 to %headDim step %c9 {
                %438 = arith.muli %437, %c9 : index
                %439 = arith.addi %438, %c7 : index
                %440 = memref.load %5[%439] : memref<?xi8>
                %441 = arith.muli %437, %c6 : index
                %442 = arith.addi %436, %441 : index
                %443 = arith.addi %442, %c7 : index
                memref.store %440, %kv[%443] : memref<?xi8>
              }
            } else {
              %444 = arith.subi %404, %kvHeads : index
              %445 = arith.muli %444, %c3 : index
              %446 = arith.addi %445, %c9 : index
              %447 = arith.muli %408, %c6 : index
              %448 = arith.muli %446, %447 : index
              %449 = arith.addi %409, %448 : index
              %450 = arith.muli %407, %408 : index
              %451 = arith.addi %449, %450 : index
              scf.for %452 = %c7 to %408 step %c6 {
                %453 = vector.load %5[%452] : memref<?xi8>, vector<16xi8>
                %454 = arith.addi %451, %452 : index
                vector.store %453, %kv[%454] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %455 = arith.cmpi eq, %codec, %c10 : index
          scf.if %455 {
            %456 = arith.subi %0, %heads : index
            %457 = arith.muli %456, %4 : index
            %458 = arith.divui %292, %c6 : index
            %459 = arith.remui %292, %c6 : index
            %460 = arith.muli %headDim, %c9 : index
            %461 = arith.muli %458, %pageBytes : index
            %464 = scf.for %462 = %c7 to %headDim step %c6 iter_args(%463 = %c11) -> (vector<16xf32>) {
              %465 = arith.addi %457, %462 : index
              %466 = vector.load %encode[%465] : memref<?xf32>, vector<16xf32>
              %467 = arith.addi %457, %headDim : index
              %468 = arith.addi %467, %462 : index
              %469 = vector.load %encode[%468] : memref<?xf32>, vector<16xf32>
              %470 = arith.addi %204, %462 : index
              %471 = vector.load %3[%470] : memref<?xf32>, vector<16xf32>
              %472 = arith.subf %471, %469 : vector<16xf32>
              %473 = arith.mulf %472, %466 : vector<16xf32>
              %474 = arith.cmpf ord, %473, %473 : vector<16xf32>
              %475 = arith.select %474, %473, %c11 : vector<16xi1>, vector<16xf32>
              %476 = math.roundeven %475 : vector<16xf32>
              %477 = arith.minimumf %476, %c42 : vector<16xf32>
              %478 = arith.maximumf %477, %c43 : vector<16xf32>
              %479 = arith.fptosi %478 : vector<16xf32> to vector<16xi32>
              %480 = arith.addi %479, %c20 : vector<16xi32>
              %481 = arith.trunci %480 : vector<16xi32> to vector<16xi8>
              %482 = arith.muli %462, %c9 : index
              vector.store %481, %5[%482] : memref<?xi8>, vector<16xi8>
              %483 = math.absf %473 : vector<16xf32>
              %484 = arith.cmpf ugt, %483, %c44 : vector<16xf32>
              %485 = arith.select %484, %c38, %c11 : vector<16xi1>, vector<16xf32>
              %486 = arith.addf %463, %485 : vector<16xf32>
              scf.yield %486 : vector<16xf32>
            }
            %487 = wave.reduce "add" %464 : vector<16xf32>
            %488 = arith.cmpf ogt, %487, %c39 : f32
            scf.if %488 {
              %489 = arith.fptosi %487 : f32 to i32
              wave.count %clipped, %489 : memref<?xi32>
            }
            %490 = arith.cmpi slt, %456, %kvHeads : index
            scf.if %490 {
              %491 = arith.muli %460, %c12 : index
              %492 = arith.muli %456, %491 : index
              %493 = arith.addi %461, %492 : index
              %494 = arith.muli %459, %c9 : index
              %495 = arith.addi %493, %494 : index
              scf.for %496 = %c7 to %headDim step %c9 {
                %497 = arith.muli %496, %c9 : index
                %498 = arith.addi %497, %c7 : index
                %499 = memref.load %5[%498] : memref<?xi8>
                %500 = arith.muli %496, %c6 : index
                %501 = arith.addi %495, %500 : index
                %502 = arith.addi %501, %c7 : index
                memref.store %499, %kv[%502] : memref<?xi8>
              }
            } else {
              %503 = arith.subi %456, %kvHeads : index
              %504 = arith.muli %503, %c3 : index
              %505 = arith.addi %504, %c9 : index
              %506 = arith.muli %460, %c6 : index
              %507 = arith.muli %505, %506 : index
              %508 = arith.addi %461, %507 : index
              %509 = arith.muli %459, %460 : index
              %510 = arith.addi %508, %509 : index
              scf.for %511 = %c7 to %460 step %c6 {
                %512 = vector.load %5[%511] : memref<?xi8>, vector<16xi8>
                %513 = arith.addi %510, %511 : index
                vector.store %512, %kv[%513] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
