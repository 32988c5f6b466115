// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q6_k1', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q6_k1_r4p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
  %f10 = arith.addi %x10, %x1 : index
  %f11 = memref.load %x2[%f10] : memref<?xf32>
  %f12 = vector.broadcast %f11 : f32 to vector<16xf32>
  %f13 = math.fma %f12, %x3, %x11 : vector<16xf32>
  %f14 = math.fma %f12, %x5, %x12 : vector<16xf32>
  %f15 = arith.addi %x13, %x1 : index
  %f16 = memref.load %x2[%f15] : memref<?xf32>
  %f17 = vector.broadcast %f16 : f32 to vector<16xf32>
  %f18 = math.fma %f17, %x3, %x14 : vector<16xf32>
  %f19 = math.fma %f17, %x5, %x15 : vector<16xf32>
  func.return %f3, %f4, %f8, %f9, %f13, %f14, %f18, %f19 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @qkv_q6_k1_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 3648 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 2624 : index
  %c16 = arith.constant 576 : index
  %c17 = arith.constant dense<15> : vector<16xi32>
  %c18 = arith.constant dense<0> : vector<16xi32>
  %c19 = arith.constant dense<3> : vector<16xi32>
  %c20 = arith.constant dense<4> : vector<16xi32>
  %c21 = arith.constant dense<2> : vector<16xi32>
  %c22 = arith.constant dense<6> : vector<16xi32>
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
    scf.for %28 = %c7 to %8 step %c3 {
      %29 = arith.muli %0, %8 : index
      %30 = arith.addi %29, %28 : index
      %31 = arith.addi %30, %c7 : index
      %32 = arith.muli %31, %7 : index
      %33 = arith.addi %30, %c9 : index
      %34 = arith.muli %33, %7 : index
      %44:8 = scf.for %35 = %c7 to %6 step %c9 iter_args(%36 = %c11, %37 = %c11, %38 = %c11, %39 = %c11, %40 = %c11, %41 = %c11, %42 = %c11, %43 = %c11) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %45 = arith.muli %35, %c5 : index
        %46 = arith.addi %32, %45 : index
        %47 = arith.addi %34, %45 : index
        %48 = arith.addi %46, %c7 : index
        %49 = vector.load %w[%48] : memref<?xi8>, vector<32xi8>
        %50 = vector.bitcast %49 : vector<32xi8> to vector<16xf16>
        %51 = arith.extf %50 : vector<16xf16> to vector<16xf32>
        %52 = arith.addi %46, %c12 : index
        %53 = vector.load %w[%52] : memref<?xi8>, vector<32xi8>
        %54 = vector.bitcast %53 : vector<32xi8> to vector<16xf16>
        %55 = arith.extf %54 : vector<16xf16> to vector<16xf32>
        %56 = arith.addi %47, %c7 : index
        %57 = vector.load %w[%56] : memref<?xi8>, vector<32xi8>
        %58 = vector.bitcast %57 : vector<32xi8> to vector<16xf16>
        %59 = arith.extf %58 : vector<16xf16> to vector<16xf32>
        %60 = arith.addi %47, %c12 : index
        %61 = vector.load %w[%60] : memref<?xi8>, vector<32xi8>
        %62 = vector.bitcast %61 : vector<32xi8> to vector<16xf16>
        %63 = arith.extf %62 : vector<16xf16> to vector<16xf32>
        %64 = arith.muli %35, %c4 : index
        %74:8 = scf.for %65 = %c7 to %c12 step %c9 iter_args(%66 = %36, %67 = %37, %68 = %38, %69 = %39, %70 = %40, %71 = %41, %72 = %42, %73 = %43) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %75 = arith.muli %65, %c13 : index
          %76 = arith.addi %64, %75 : index
          %77 = arith.addi %46, %c14 : index
          %78 = arith.divui %65, %c3 : index
          %79 = arith.muli %78, %c12 : index
          %80 = arith.addi %77, %79 : index
          %81 = arith.addi %80, %c7 : index
          %82 = vector.load %w[%81] : memref<?xi8>, vector<16xi8>
          %83 = arith.extsi %82 : vector<16xi8> to vector<16xi32>
          %84 = arith.sitofp %83 : vector<16xi32> to vector<16xf32>
          %85 = arith.mulf %51, %84 : vector<16xf32>
          %86 = arith.addi %80, %c6 : index
          %87 = vector.load %w[%86] : memref<?xi8>, vector<16xi8>
          %88 = arith.extsi %87 : vector<16xi8> to vector<16xi32>
          %89 = arith.sitofp %88 : vector<16xi32> to vector<16xf32>
          %90 = arith.mulf %55, %89 : vector<16xf32>
          %91 = arith.addi %46, %c15 : index
          %92 = arith.muli %65, %c3 : index
          %93 = arith.addi %92, %c7 : index
          %94 = arith.muli %93, %c6 : index
          %95 = arith.addi %91, %94 : index
          %96 = vector.load %w[%95] : memref<?xi8>, vector<16xi8>
          %97 = arith.extui %96 : vector<16xi8> to vector<16xi32>
          %98 = arith.addi %92, %c9 : index
          %99 = arith.muli %98, %c6 : index
          %100 = arith.addi %91, %99 : index
          %101 = vector.load %w[%100] : memref<?xi8>, vector<16xi8>
          %102 = arith.extui %101 : vector<16xi8> to vector<16xi32>
          %103 = arith.addi %46, %c16 : index
          %104 = arith.muli %65, %c14 : index
          %105 = arith.addi %103, %104 : index
          %106 = arith.addi %105, %c7 : index
          %107 = vector.load %w[%106] : memref<?xi8>, vector<16xi8>
          %108 = arith.extui %107 : vector<16xi8> to vector<16xi32>
          %109 = arith.andi %108, %c17 : vector<16xi32>
          %110 = arith.shrui %97, %c18 : vector<16xi32>
          %111 = arith.andi %110, %c19 : vector<16xi32>
          %112 = arith.shli %111, %c20 : vector<16xi32>
          %113 = arith.ori %109, %112 : vector<16xi32>
          %114 = arith.sitofp %113 : vector<16xi32> to vector<16xf32>
          %115 = math.fma %114, %85, %90 : vector<16xf32>
          %116 = arith.addi %47, %c14 : index
          %117 = arith.addi %116, %79 : index
          %118 = arith.addi %117, %c7 : index
          %119 = vector.load %w[%118] : memref<?xi8>, vector<16xi8>
          %120 = arith.extsi %119 : vector<16xi8> to vector<16xi32>
          %121 = arith.sitofp %120 : vector<16xi32> to vector<16xf32>
          %122 = arith.mulf %59, %121 : vector<16xf32>
          %123 = arith.addi %117, %c6 : index
          %124 = vector.load %w[%123] : memref<?xi8>, vector<16xi8>
          %125 = arith.extsi %124 : vector<16xi8> to vector<16xi32>
          %126 = arith.sitofp %125 : vector<16xi32> to vector<16xf32>
          %127 = arith.mulf %63, %126 : vector<16xf32>
          %128 = arith.addi %47, %c15 : index
          %129 = arith.addi %128, %94 : index
          %130 = vector.load %w[%129] : memref<?xi8>, vector<16xi8>
          %131 = arith.extui %130 : vector<16xi8> to vector<16xi32>
          %132 = arith.addi %128, %99 : index
          %133 = vector.load %w[%132] : memref<?xi8>, vector<16xi8>
          %134 = arith.extui %133 : vector<16xi8> to vector<16xi32>
          %135 = arith.addi %47, %c16 : index
          %136 = arith.addi %135, %104 : index
          %137 = arith.addi %136, %c7 : index
          %138 = vector.load %w[%137] : memref<?xi8>, vector<16xi8>
          %139 = arith.extui %138 : vector<16xi8> to vector<16xi32>
          %140 = arith.andi %139, %c17 : vector<16xi32>
          %141 = arith.shrui %131, %c18 : vector<16xi32>
          %142 = arith.andi %141, %c19 : vector<16xi32>
          %143 = arith.shli %142, %c20 : vector<16xi32>
          %144 = arith.ori %140, %143 : vector<16xi32>
          %145 = arith.sitofp %144 : vector<16xi32> to vector<16xf32>
          %146 = math.fma %145, %122, %127 : vector<16xf32>
          %147 = arith.addi %76, %c7 : index
          %148:8 = func.call @qkv_q6_k1_r4p2__cpu.0(%24, %147, %x, %115, %66, %146, %67, %25, %68, %69, %26, %70, %71, %27, %72, %73) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %149 = vector.load %w[%106] : memref<?xi8>, vector<16xi8>
          %150 = arith.extui %149 : vector<16xi8> to vector<16xi32>
          %151 = arith.shrui %150, %c20 : vector<16xi32>
          %152 = arith.shrui %97, %c21 : vector<16xi32>
          %153 = arith.andi %152, %c19 : vector<16xi32>
          %154 = arith.shli %153, %c20 : vector<16xi32>
          %155 = arith.ori %151, %154 : vector<16xi32>
          %156 = arith.sitofp %155 : vector<16xi32> to vector<16xf32>
          %157 = math.fma %156, %85, %90 : vector<16xf32>
          %158 = vector.load %w[%137] : memref<?xi8>, vector<16xi8>
          %159 = arith.extui %158 : vector<16xi8> to vector<16xi32>
          %160 = arith.shrui %159, %c20 : vector<16xi32>
          %161 = arith.shrui %131, %c21 : vector<16xi32>
          %162 = arith.andi %161, %c19 : vector<16xi32>
          %163 = arith.shli %162, %c20 : vector<16xi32>
          %164 = arith.ori %160, %163 : vector<16xi32>
          %165 = arith.sitofp %164 : vector<16xi32> to vector<16xf32>
          %166 = math.fma %165, %122, %127 : vector<16xf32>
          %167 = arith.addi %76, %c9 : index
          %168:8 = func.call @qkv_q6_k1_r4p2__cpu.0(%24, %167, %x, %157, %148#0, %166, %148#1, %25, %148#2, %148#3, %26, %148#4, %148#5, %27, %148#6, %148#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %169 = arith.addi %105, %c6 : index
          %170 = vector.load %w[%169] : memref<?xi8>, vector<16xi8>
          %171 = arith.extui %170 : vector<16xi8> to vector<16xi32>
          %172 = arith.andi %171, %c17 : vector<16xi32>
          %173 = arith.shrui %97, %c20 : vector<16xi32>
          %174 = arith.andi %173, %c19 : vector<16xi32>
          %175 = arith.shli %174, %c20 : vector<16xi32>
          %176 = arith.ori %172, %175 : vector<16xi32>
          %177 = arith.sitofp %176 : vector<16xi32> to vector<16xf32>
          %178 = math.fma %177, %85, %90 : vector<16xf32>
          %179 = arith.addi %136, %c6 : index
          %180 = vector.load %w[%179] : memref<?xi8>, vector<16xi8>
          %181 = arith.extui %180 : vector<16xi8> to vector<16xi32>
          %182 = arith.andi %181, %c17 : vector<16xi32>
          %183 = arith.shrui %131, %c20 : vector<16xi32>
          %184 = arith.andi %183, %c19 : vector<16xi32>
          %185 = arith.shli %184, %c20 : vector<16xi32>
          %186 = arith.ori %182, %185 : vector<16xi32>
          %187 = arith.sitofp %186 : vector<16xi32> to vector<16xf32>
          %188 = math.fma %187, %122, %127 : vector<16xf32>
          %189 = arith.addi %76, %c3 : index
          %190:8 = func.call @qkv_q6_k1_r4p2__cpu.0(%24, %189, %x, %178, %168#0, %188, %168#1, %25, %168#2, %168#3, %26, %168#4, %168#5, %27, %168#6, %168#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %191 = vector.load %w[%169] : memref<?xi8>, vector<16xi8>
          %192 = arith.extui %191 : vector<16xi8> to vector<16xi32>
          %193 = arith.shrui %192, %c20 : vector<16xi32>
          %194 = arith.shrui %97, %c22 : vector<16xi32>
          %195 = arith.andi %194, %c19 : vector<16xi32>
          %196 = arith.shli %195, %c20 : vector<16xi32>
          %197 = arith.ori %193, %196 : vector<16xi32>
          %198 = arith.sitofp %197 : vector<16xi32> to vector<16xf32>
          %199 = math.fma %198, %85, %90 : vector<16xf32>
          %200 = vector.load %w[%179] : memref<?xi8>, vector<16xi8>
          %201 = arith.extui %200 : vector<16xi8> to vector<16xi32>
          %202 = arith.shrui %201, %c20 : vector<16xi32>
          %203 = arith.shrui %131, %c22 : vector<16xi32>
          %204 = arith.andi %203, %c19 : vector<16xi32>
          %205 = arith.shli %204, %c20 : vector<16xi32>
          %206 = arith.ori %202, %205 : vector<16xi32>
          %207 = arith.sitofp %206 : vector<16xi32> to vector<16xf32>
          %208 = math.fma %207, %122, %127 : vector<16xf32>
          %209 = arith.addi %76, %c10 : index
          %210:8 = func.call @qkv_q6_k1_r4p2__cpu.0(%24, %209, %x, %199, %190#0, %208, %190#1, %25, %190#2, %190#3, %26, %190#4, %190#5, %27, %190#6, %190#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %211 = arith.addi %105, %c12 : index
          %212 = vector.load %w[%211] : memref<?xi8>, vector<16xi8>
          %213 = arith.extui %212 : vector<16xi8> to vector<16xi32>
          %214 = arith.andi %213, %c17 : vector<16xi32>
          %215 = arith.shrui %102, %c18 : vector<16xi32>
          %216 = arith.andi %215, %c19 : vector<16xi32>
          %217 = arith.shli %216, %c20 : vector<16xi32>
          %218 = arith.ori %214, %217 : vector<16xi32>
          %219 = arith.sitofp %218 : vector<16xi32> to vector<16xf32>
          %220 = math.fma %219, %85, %90 : vector<16xf32>
          %221 = arith.addi %136, %c12 : index
          %222 = vector.load %w[%221] : memref<?xi8>, vector<16xi8>
          %223 = arith.extui %222 : vector<16xi8> to vector<16xi32>
          %224 = arith.andi %223, %c17 : vector<16xi32>
          %225 = arith.shrui %134, %c18 : vector<16xi32>
          %226 = arith.andi %225, %c19 : vector<16xi32>
          %227 = arith.shli %226, %c20 : vector<16xi32>
          %228 = arith.ori %224, %227 : vector<16xi32>
          %229 = arith.sitofp %228 : vector<16xi32> to vector<16xf32>
          %230 = math.fma %229, %122, %127 : vector<16xf32>
          %231 = arith.addi %76, %c2 : index
          %232:8 = func.call @qkv_q6_k1_r4p2__cpu.0(%24, %231, %x, %220, %210#0, %230, %210#1, %25, %210#2, %210#3, %26, %210#4, %210#5, %27, %210#6, %210#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %233 = vector.load %w[%211] : memref<?xi8>, vector<16xi8>
          %234 = arith.extui %233 : vector<16xi8> to vector<16xi32>
          %235 = arith.shrui %234, %c20 : vector<16xi32>
          %236 = arith.shrui %102, %c21 : vector<16xi32>
          %237 = arith.andi %236, %c19 : vector<16xi32>
          %238 = arith.shli %237, %c20 : vector<16xi32>
          %239 = arith.ori %235, %238 : vector<16xi32>
          %240 = arith.sitofp %239 : vector<16xi32> to vector<16xf32>
          %241 = math.fma %240, %85, %90 : vector<16xf32>
          %242 = vector.load %w[%221] : memref<?xi8>, vector<16xi8>
          %243 = arith.extui %242 : vector<16xi8> to vector<16xi32>
          %244 = arith.shrui %243, %c20 : vector<16xi32>
          %245 = arith.shrui %134, %c21 : vector<16xi32>
          %246 = arith.andi %245, %c19 : vector<16xi32>
          %247 = arith.shli %246, %c20 : vector<16xi32>
          %248 = arith.ori %244, %247 : vector<16xi32>
          %249 = arith.sitofp %248 : vector<16xi32> to vector<16xf32>
          %250 = math.fma %249, %122, %127 : vector<16xf32>
          %251 = arith.addi %76, %c23 : index
          %252:8 = func.call @qkv_q6_k1_r4p2__cpu.0(%24, %251, %x, %241, %232#0, %250, %232#1, %25, %232#2, %232#3, %26, %232#4, %232#5, %27, %232#6, %232#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %253 = arith.addi %105, %c24 : index
          %254 = vector.load %w[%253] : memref<?xi8>, vector<16xi8>
          %255 = arith.extui %254 : vector<16xi8> to vector<16xi32>
          %256 = arith.andi %255, %c17 : vector<16xi32>
          %257 = arith.shrui %102, %c20 : vector<16xi32>
          %258 = arith.andi %257, %c19 : vector<16xi32>
          %259 = arith.shli %258, %c20 : vector<16xi32>
          %260 = arith.ori %256, %259 : vector<16xi32>
          %261 = arith.sitofp %260 : vector<16xi32> to vector<16xf32>
          %262 = math.fma %261, %85, %90 : vector<16xf32>
          %263 = arith.addi %136, %c24 : index
          %264 = vector.load %w[%263] : memref<?xi8>, vector<16xi8>
          %265 = arith.extui %264 : vector<16xi8> to vector<16xi32>
          %266 = arith.andi %265, %c17 : vector<16xi32>
          %267 = arith.shrui %134, %c20 : vector<16xi32>
          %268 = arith.andi %267, %c19 : vector<16xi32>
          %269 = arith.shli %268, %c20 : vector<16xi32>
          %270 = arith.ori %266, %269 : vector<16xi32>
          %271 = arith.sitofp %270 : vector<16xi32> to vector<16xf32>
          %272 = math.fma %271, %122, %127 : vector<16xf32>
          %273 = arith.addi %76, %c25 : index
          %274:8 = func.call @qkv_q6_k1_r4p2__cpu.0(%24, %273, %x, %262, %252#0, %272, %252#1, %25, %252#2, %252#3, %26, %252#4, %252#5, %27, %252#6, %252#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %275 = vector.load %w[%253] : memref<?xi8>, vector<16xi8>
          %276 = arith.extui %275 : vector<16xi8> to vector<16xi32>
          %277 = arith.shrui %276, %c20 : vector<16xi32>
          %278 = arith.shrui %102, %c22 : vector<16xi32>
          %279 = arith.andi %278, %c19 : vector<16xi32>
          %280 = arith.shli %279, %c20 : vector<16xi32>
          %281 = arith.ori %277, %280 : vector<16xi32>
          %282 = arith.sitofp %281 : vector<16xi32> to vector<16xf32>
          %283 = math.fma %282, %85, %90 : vector<16xf32>
          %284 = vector.load %w[%263] : memref<?xi8>, vector<16xi8>
          %285 = arith.extui %284 : vector<16xi8> to vector<16xi32>
          %286 = arith.shrui %285, %c20 : vector<16xi32>
          %287 = arith.shrui %134, %c22 : vector<16xi32>
          %288 = arith.andi %287, %c19 : vector<16xi32>
          %289 = arith.shli %288, %c20 : vector<16xi32>
          %290 = arith.ori %286, %289 : vector<16xi32>
          %291 = arith.sitofp %290 : vector<16xi32> to vector<16xf32>
          %292 = math.fma %291, %122, %127 : vector<16xf32>
          %293 = arith.addi %76, %c26 : index
          %294:8 = func.call @qkv_q6_k1_r4p2__cpu.0(%24, %293, %x, %283, %274#0, %292, %274#1, %25, %274#2, %274#3, %26, %274#4, %274#5, %27, %274#6, %274#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %294#0, %294#1, %294#2, %294#3, %294#4, %294#5, %294#6, %294#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %74#0, %74#1, %74#2, %74#3, %74#4, %74#5, %74#6, %74#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %295 = arith.muli %headDim, %c7 : index
      %296 = arith.muli %28, %c6 : index
      %297 = arith.addi %295, %296 : index
      %298 = arith.addi %297, %c7 : index
      vector.store %44#0, %3[%298] : memref<?xf32>, vector<16xf32>
      %299 = arith.addi %297, %c6 : index
      vector.store %44#1, %3[%299] : memref<?xf32>, vector<16xf32>
      %300 = arith.muli %headDim, %c9 : index
      %301 = arith.addi %300, %296 : index
      %302 = arith.addi %301, %c7 : index
      vector.store %44#2, %3[%302] : memref<?xf32>, vector<16xf32>
      %303 = arith.addi %301, %c6 : index
      vector.store %44#3, %3[%303] : memref<?xf32>, vector<16xf32>
      %304 = arith.addi %4, %296 : index
      %305 = arith.addi %304, %c7 : index
      vector.store %44#4, %3[%305] : memref<?xf32>, vector<16xf32>
      %306 = arith.addi %304, %c6 : index
      vector.store %44#5, %3[%306] : memref<?xf32>, vector<16xf32>
      %307 = arith.muli %headDim, %c10 : index
      %308 = arith.addi %307, %296 : index
      %309 = arith.addi %308, %c7 : index
      vector.store %44#6, %3[%309] : memref<?xf32>, vector<16xf32>
      %310 = arith.addi %308, %c6 : index
      vector.store %44#7, %3[%310] : memref<?xf32>, vector<16xf32>
    }
    %311 = arith.addi %14, %c2 : index
    %312 = arith.minsi %311, %13 : index
    scf.for %313 = %14 to %312 step %c9 {
      %314 = arith.subi %313, %14 : index
      %315 = arith.muli %314, %headDim : index
      %316 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %316 {
        scf.for %317 = %c7 to %headDim step %c6 {
          %318 = arith.muli %0, %headDim : index
          %319 = arith.addi %318, %317 : index
          %320 = vector.load %bias[%319] : memref<?xf32>, vector<16xf32>
          %321 = arith.addi %315, %317 : index
          %322 = vector.load %3[%321] : memref<?xf32>, vector<16xf32>
          %323 = arith.addf %322, %320 : vector<16xf32>
          vector.store %323, %3[%321] : memref<?xf32>, vector<16xf32>
        }
      }
      %324 = arith.addi %heads, %kvHeads : index
      %325 = arith.cmpi slt, %0, %324 : index
      scf.if %325 {
        %326 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %326 {
          %327 = arith.cmpi slt, %0, %heads : index
          %330 = scf.for %328 = %c7 to %headDim step %c6 iter_args(%329 = %c11) -> (vector<16xf32>) {
            %331 = arith.addi %315, %328 : index
            %332 = vector.load %3[%331] : memref<?xf32>, vector<16xf32>
            %333 = math.fma %332, %332, %329 : vector<16xf32>
            scf.yield %333 : vector<16xf32>
          }
          %334 = wave.reduce "add" %330 : vector<16xf32>
          %335 = arith.mulf %334, %inverseHeadDim : f32
          %336 = arith.addf %335, %epsilon : f32
          %337 = math.sqrt %336 : f32
          %338 = arith.divf %c33, %337 : f32
          %339 = vector.broadcast %338 : f32 to vector<16xf32>
          scf.for %340 = %c7 to %headDim step %c6 {
            %341 = vector.load %query_norm[%340] : memref<?xf32>, vector<16xf32>
            %342 = vector.load %key_norm[%340] : memref<?xf32>, vector<16xf32>
            %343 = arith.select %327, %341, %342 : vector<16xf32>
            %344 = arith.addi %315, %340 : index
            %345 = vector.load %3[%344] : memref<?xf32>, vector<16xf32>
            %346 = arith.mulf %345, %339 : vector<16xf32>
            %347 = arith.mulf %346, %343 : vector<16xf32>
            vector.store %347, %3[%344] : memref<?xf32>, vector<16xf32>
          }
        }
        %348 = arith.addi %positionsAt, %313 : index
        %349 = memref.load %step[%348] : memref<?xi32>
        %350 = arith.index_cast %349 : i32 to index
        %351 = arith.divui %headDim, %c3 : index
        %352 = arith.remui %350, %c4 : index
        %353 = arith.muli %352, %headDim : index
        %354 = arith.divui %350, %c4 : index
        %355 = arith.addi %354, %c4 : index
        %356 = arith.muli %355, %headDim : index
        scf.for %357 = %c7 to %351 step %c13 {
          %358 = arith.addi %353, %357 : index
          %359 = vector.load %rope[%358] : memref<?xf32>, vector<8xf32>
          %360 = arith.addi %353, %351 : index
          %361 = arith.addi %360, %357 : index
          %362 = vector.load %rope[%361] : memref<?xf32>, vector<8xf32>
          %363 = arith.addi %356, %357 : index
          %364 = vector.load %rope[%363] : memref<?xf32>, vector<8xf32>
          %365 = arith.addi %356, %351 : index
          %366 = arith.addi %365, %357 : index
          %367 = vector.load %rope[%366] : memref<?xf32>, vector<8xf32>
          %368 = arith.mulf %364, %359 : vector<8xf32>
          %369 = arith.mulf %367, %362 : vector<8xf32>
          %370 = arith.subf %368, %369 : vector<8xf32>
          %371 = arith.mulf %367, %359 : vector<8xf32>
          %372 = arith.mulf %364, %362 : vector<8xf32>
          %373 = arith.addf %371, %372 : vector<8xf32>
          %374 = arith.addi %315, %357 : index
          %375 = vector.load %3[%374] : memref<?xf32>, vector<8xf32>
          %376 = arith.addi %315, %351 : index
          %377 = arith.addi %376, %357 : index
          %378 = vector.load %3[%377] : memref<?xf32>, vector<8xf32>
          %379 = arith.mulf %375, %370 : vector<8xf32>
          %380 = arith.mulf %378, %373 : vector<8xf32>
          %381 = arith.subf %379, %380 : vector<8xf32>
          vector.store %381, %3[%374] : memref<?xf32>, vector<8xf32>
          %382 = arith.mulf %378, %370 : vector<8xf32>
          %383 = arith.mulf %375, %373 : vector<8xf32>
          %384 = arith.addf %382, %383 : vector<8xf32>
          vector.store %384, %3[%377] : memref<?xf32>, vector<8xf32>
        }
      }
      %385 = arith.cmpi slt, %0, %heads : index
      scf.if %385 {
        %386 = arith.divui %heads, %kvHeads : index
        %387 = arith.muli %kvHeads, %2 : index
        %388 = arith.divui %0, %386 : index
        %389 = arith.muli %388, %headDim : index
        %390 = arith.addi %387, %389 : index
        scf.for %391 = %c7 to %headDim step %c6 {
          %392 = arith.addi %390, %391 : index
          %393 = vector.load %encode[%392] : memref<?xf32>, vector<16xf32>
          %394 = arith.addi %315, %391 : index
          %395 = vector.load %3[%394] : memref<?xf32>, vector<16xf32>
          %396 = arith.mulf %395, %393 : vector<16xf32>
          %397 = arith.muli %313, %heads : index
          %398 = arith.addi %397, %0 : index
          %399 = arith.muli %398, %headDim : index
          %400 = arith.addi %399, %391 : index
          vector.store %396, %q[%400] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %401 = arith.addi %slotsAt, %313 : index
        %402 = memref.load %step[%401] : memref<?xi32>
        %403 = arith.index_cast %402 : i32 to index
        %404 = arith.cmpi sge, %403, %c7 : index
        scf.if %404 {
          %405 = arith.cmpi eq, %codec, %c7 : index
          scf.if %405 {
            %406 = arith.subi %0, %heads : index
            %407 = arith.muli %406, %4 : index
            %408 = arith.divui %403, %c6 : index
            %409 = arith.remui %403, %c6 : index
            %410 = arith.muli %408, %pageBytes : index
            %413 = scf.for %411 = %c7 to %headDim step %c6 iter_args(%412 = %c11) -> (vector<16xf32>) {
              %414 = arith.addi %407, %411 : index
              %415 = vector.load %encode[%414] : memref<?xf32>, vector<16xf32>
              %416 = arith.addi %407, %headDim : index
              %417 = arith.addi %416, %411 : index
              %418 = vector.load %encode[%417] : memref<?xf32>, vector<16xf32>
              %419 = arith.addi %315, %411 : index
              %420 = vector.load %3[%419] : memref<?xf32>, vector<16xf32>
              %421 = arith.subf %420, %418 : vector<16xf32>
              %422 = arith.mulf %421, %415 : vector<16xf32>
              %423 = arith.minimumf %422, %c38 : vector<16xf32>
              %424 = arith.maximumf %423, %c39 : vector<16xf32>
              %425 = arith.truncf %424 : vector<16xf32> to vector<16xf16>
              %426 = vector.bitcast %425 : vector<16xf16> to vector<32xi8>
              %427 = arith.muli %411, %c3 : index
              vector.store %426, %5[%427] : memref<?xi8>, vector<32xi8>
              %428 = math.absf %422 : vector<16xf32>
              %429 = arith.cmpf ugt, %428, %c38 : vector<16xf32>
              %430 = arith.select %429, %c40, %c11 : vector<16xi1>, vector<16xf32>
              %431 = arith.addf %412, %430 : vector<16xf32>
              scf.yield %431 : vector<16xf32>
            }
            %432 = wave.reduce "add" %413 : vector<16xf32>
            %433 = arith.cmpf ogt, %432, %c41 : f32
            scf.if %433 {
              %434 = arith.fptosi %432 : f32 to i32
              wave.count %clipped, %434 : memref<?xi32>
            }
            %435 = arith.cmpi slt, %406, %kvHeads : index
            scf.if %435 {
              %436 = arith.muli %4, %c12 : index
              %437 = arith.muli %406, %436 : index
              %438 = arith.addi %410, %437 : index
              %439 = arith.muli %409, %c3 : index
              %440 = arith.addi %438, %439 : index
              scf.for %441 = %c7 to %headDim step %c9 {
                %442 = arith.muli %441, %c3 : index
                %443 = arith.addi %442, %c7 : index
                %444 = memref.load %5[%443] : memref<?xi8>
                %445 = arith.muli %441, %c12 : index
                %446 = arith.addi %440, %445 : index
                %447 = arith.addi %446, %c7 : index
                memref.store %444, %kv[%447] : memref<?xi8>
                %448 = arith.addi %442, %c9 : index
                %449 = memref.load %5[%448] : memref<?xi8>
                %450 = arith.addi %446, %c9 : index
                memref.store %449, %kv[%450] : memref<?xi8>
              }
            } else {
              %451 = arith.subi %406, %kvHeads : index
              %452 = arith.muli %451, %c3 : index
              %453 = arith.addi %452, %c9 : index
              %454 = arith.muli %4, %c6 : index
              %455 = arith.muli %453, %454 : index
              %456 = arith.addi %410, %455 : index
              %457 = arith.muli %409, %4 : index
              %458 = arith.addi %456, %457 : index
              scf.for %459 = %c7 to %4 step %c6 {
                %460 = vector.load %5[%459] : memref<?xi8>, vector<16xi8>
                %461 = arith.addi %458, %459 : index
                vector.store %460, %kv[%461] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %462 = arith.cmpi eq, %codec, %c9 : index
          scf.if %462 {
            %463 = arith.subi %0, %heads : index
            %464 = arith.muli %463, %4 : index
            %465 = arith.divui %403, %c6 : index
            %466 = arith.remui %403, %c6 : index
            %467 = arith.muli %headDim, %c9 : index
            %468 = arith.muli %465, %pageBytes : index
            %471 = scf.for %469 = %c7 to %headDim step %c6 iter_args(%470 = %c11) -> (vector<16xf32>) {
              %472 = arith.addi %464, %469 : index
              %473 = vector.load %encode[%472] : memref<?xf32>, vector<16xf32>
              %474 = arith.addi %464, %headDim : index
              %475 = arith.addi %474, %469 : index
              %476 = vector.load %encode[%475] : memref<?xf32>, vector<16xf32>
              %477 = arith.addi %315, %469 : index
              %478 = vector.load %3[%477] : memref<?xf32>, vector<16xf32>
              %479 = arith.subf %478, %476 : vector<16xf32>
              %480 = arith.mulf %479, %473 : vector<16xf32>
              %481 = wave.fp8_encode "e4m3" %480 : vector<16xf32> -> vector<16xi8>
              %482 = arith.muli %469, %c9 : index
              vector.store %481, %5[%482] : memref<?xi8>, vector<16xi8>
              %483 = math.absf %480 : vector<16xf32>
              %484 = arith.cmpf ugt, %483, %c42 : vector<16xf32>
              %485 = arith.select %484, %c40, %c11 : vector<16xi1>, vector<16xf32>
              %486 = arith.addf %470, %485 : vector<16xf32>
              scf.yield %486 : vector<16xf32>
            }
            %487 = wave.reduce "add" %471 : vector<16xf32>
            %488 = arith.cmpf ogt, %487, %c41 : f32
            scf.if %488 {
              %489 = arith.fptosi %487 : f32 to i32
              wave.count %clipped, %489 : memref<?xi32>
            }
            %490 = arith.cmpi slt, %463, %kvHeads : index
            scf.if %490 {
              %491 = arith.muli %467, %c12 : index
              %492 = arith.muli %463, %491 : index
              %493 = arith.addi %468, %492 : index
              %494 = arith.muli %466, %c9 : index
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
              %503 = arith.subi %463, %kvHeads : index
              %504 = arith.muli %503, %c3 : index
              %505 = arith.addi %504, %c9 : index
              %506 = arith.muli %467, %c6 : index
              %507 = arith.muli %505, %506 : index
              %508 = arith.addi %468, %507 : index
              %509 = arith.muli %466, %467 : index
              %510 = arith.addi %508, %509 : index
              scf.for %511 = %c7 to %467 step %c6 {
                %512 = vector.load %5[%511] : memref<?xi8>, vector<16xi8>
                %513 = arith.addi %510, %511 : index
                vector.store %512, %kv[%513] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %514 = arith.cmpi eq, %codec, %c3 : index
          scf.if %514 {
            %515 = arith.subi %0, %heads : index
            %516 = arith.muli %515, %4 : index
            %517 = arith.divui %403, %c6 : index
            %518 = arith.remui %403, %c6 : index
            %519 = arith.muli %headDim, %c9 : index
            %520 = arith.muli %517, %pageBytes : index
            %523 = scf.for %521 = %c7 to %headDim step %c6 iter_args(%522 = %c11) -> (vector<16xf32>) {
              %524 = arith.addi %516, %521 : index
              %525 = vector.load %encode[%524] : memref<?xf32>, vector<16xf32>
              %526 = arith.addi %516, %headDim : index
              %527 = arith.addi %526, %521 : index
              %528 = vector.load %encode[%527] : memref<?xf32>, vector<16xf32>
              %529 = arith.addi %315, %521 : index
              %530 = vector.load %3[%529] : memref<?xf32>, vector<16xf32>
              %531 = arith.subf %530, %528 : vector<16xf32>
              %532 = arith.mulf %531, %525 : vector<16xf32>
              %533 = wave.fp8_encode "e5m2" %532 : vector<16xf32> -> vector<16xi8>
              %534 = arith.muli %521, %c9 : index
              vector.store %533, %5[%534] : memref<?xi8>, vector<16xi8>
              %535 = math.absf %532 : vector<16xf32>
              %536 = arith.cmpf ugt, %535, %c43 : vector<16xf32>
              %537 = arith.select %536, %c40, %c11 : vector<16xi1>, vector<16xf32>
              %538 = arith.addf %522, %537 : vector<16xf32>
              scf.yield %538 : vector<16xf32>
            }
            %539 = wave.reduce "add" %523 : vector<16xf32>
            %540 = arith.cmpf ogt, %539, %c41 : f32
            scf.if %540 {
              %541 = arith.fptosi %539 : f32 to i32
              wave.count %clipped, %541 : memref<?xi32>
            }
            %542 = arith.cmpi slt, %515, %kvHeads : index
            scf.if %542 {
              %543 = arith.muli %519, %c12 : index
              %544 = arith.muli %515, %543 : index
              %545 = arith.addi %520, %544 : index
              %546 = arith.muli %518, %c9 : index
              %547 = arith.addi %545, %546 : index
              scf.for %548 = %c7 to %headDim step %c9 {
                %549 = arith.muli %548, %c9 : index
                %550 = arith.addi %549, %c7 : index
                %551 = memref.load %5[%550] : memref<?xi8>
                %552 = arith.muli %548, %c6 : index
                %553 = arith.addi %547, %552 : index
                %554 = arith.addi %553, %c7 : index
                memref.store %551, %kv[%554] : memref<?xi8>
              }
            } else {
              %555 = arith.subi %515, %kvHeads : index
              %556 = arith.muli %555, %c3 : index
              %557 = arith.addi %556, %c9 : index
              %558 = arith.muli %519, %c6 : index
              %559 = arith.muli %557, %558 : index
              %560 = arith.addi %520, %559 : index
              %561 = arith.muli %518, %519 : index
              %562 = arith.addi %560, %561 : index
              scf.for %563 = %c7 to %519 step %c6 {
                %564 = vector.load %5[%563] : memref<?xi8>, vector<16xi8>
                %565 = arith.addi %562, %563 : index
                vector.store %564, %kv[%565] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %566 = arith.cmpi eq, %codec, %c10 : index
          scf.if %566 {
            %567 = arith.subi %0, %heads : index
            %568 = arith.muli %567, %4 : index
            %569 = arith.divui %403, %c6 : index
            %570 = arith.remui %403, %c6 : index
            %571 = arith.muli %headDim, %c9 : index
            %572 = arith.muli %569, %pageBytes : index
            %575 = scf.for %573 = %c7 to %headDim step %c6 iter_args(%574 = %c11) -> (vector<16xf32>) {
              %576 = arith.addi %568, %573 : index
              %577 = vector.load %encode[%576] : memref<?xf32>, vector<16xf32>
              %578 = arith.addi %568, %headDim : index
              %579 = arith.addi %578, %573 : index
              %580 = vector.load %encode[%579] : memref<?xf32>, vector<16xf32>
              %581 = arith.addi %315, %573 : index
              %582 = vector.load %3[%581] : memref<?xf32>, vector<16xf32>
              %583 = arith.subf %582, %580 : vector<16xf32>
              %584 = arith.mulf %583, %577 : vector<16xf32>
              %585 = arith.cmpf ord, %584, %584 : vector<16xf32>
              %586 = arith.select %585, %584, %c11 : vector<16xi1>, vector<16xf32>
              %587 = math.roundeven %586 : vector<16xf32>
              %588 = arith.minimumf %587, %c44 : vector<16xf32>
              %589 = arith.maximumf %588, %c45 : vector<16xf32>
              %590 = arith.fptosi %589 : vector<16xf32> to vector<16xi32>
              %591 = arith.addi %590, %c46 : vector<16xi32>
              %592 = arith.trunci %591 : vector<16xi32> to vector<16xi8>
              %593 = arith.muli %573, %c9 : index
              vector.store %592, %5[%593] : memref<?xi8>, vector<16xi8>
              %594 = math.absf %584 : vector<16xf32>
              %595 = arith.cmpf ugt, %594, %c47 : vector<16xf32>
              %596 = arith.select %595, %c40, %c11 : vector<16xi1>, vector<16xf32>
              %597 = arith.addf %574, %596 : vector<16xf32>
              scf.yield %597 : vector<16xf32>
            }
            %598 = wave.reduce "add" %575 : vector<16xf32>
            %599 = arith.cmpf ogt, %598, %c41 : f32
            scf.if %599 {
              %600 = arith.fptosi %598 : f32 to i32
              wave.count %clipped, %600 : memref<?xi32>
            }
            %601 = arith.cmpi slt, %567, %kvHeads : index
            scf.if %601 {
              %602 = arith.muli %571, %c12 : index
              %603 = arith.muli %567, %602 : index
              %604 = arith.addi %572, %603 : index
              %605 = arith.muli %570, %c9 : index
              %606 = arith.addi %604, %605 : index
              scf.for %607 = %c7 to %headDim step %c9 {
                %608 = arith.muli %607, %c9 : index
                %609 = arith.addi %608, %c7 : index
                %610 = memref.load %5[%609] : memref<?xi8>
                %611 = arith.muli %607, %c6 : index
                %612 = arith.addi %606, %611 : index
                %613 = arith.addi %612, %c7 : index
                memref.store %610, %kv[%613] : memref<?xi8>
              }
            } else {
              %614 = arith.subi %567, %kvHeads : index
              %615 = arith.muli %614, %c3 : index
              %616 = arith.addi %615, %c9 : index
              %617 = arith.muli %571, %c6 : index
              %618 = arith.muli %616, %617 : index
              %619 = arith.addi %572, %618 : index
              %620 = arith.muli %570, %571 : index
              %621 = arith.addi %619, %620 : index
              scf.for %622 = %c7 to %571 step %c6 {
                %623 = vector.load %5[%622] : memref<?xi8>, vector<16xi8>
                %624 = arith.addi %621, %622 : index
                vector.store %623, %kv[%624] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
