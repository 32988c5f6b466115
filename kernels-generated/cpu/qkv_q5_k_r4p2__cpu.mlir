// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q5_k', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q5_k_r4p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q5_k_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2880 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 2368 : index
  %c16 = arith.constant 320 : index
  %c17 = arith.constant dense<15> : vector<16xi32>
  %c18 = arith.constant dense<0> : vector<16xi32>
  %c19 = arith.constant dense<1> : vector<16xi32>
  %c20 = arith.constant dense<4> : vector<16xi32>
  %c21 = arith.constant dense<2> : vector<16xi32>
  %c22 = arith.constant dense<3> : vector<16xi32>
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
          %78 = arith.divui %65, %c2 : index
          %79 = arith.muli %78, %c12 : index
          %80 = arith.addi %77, %79 : index
          %81 = arith.addi %80, %c7 : index
          %82 = vector.load %w[%81] : memref<?xi8>, vector<16xi8>
          %83 = arith.extui %82 : vector<16xi8> to vector<16xi32>
          %84 = arith.sitofp %83 : vector<16xi32> to vector<16xf32>
          %85 = arith.mulf %51, %84 : vector<16xf32>
          %86 = arith.addi %80, %c6 : index
          %87 = vector.load %w[%86] : memref<?xi8>, vector<16xi8>
          %88 = arith.extui %87 : vector<16xi8> to vector<16xi32>
          %89 = arith.sitofp %88 : vector<16xi32> to vector<16xf32>
          %90 = arith.mulf %55, %89 : vector<16xf32>
          %91 = arith.addi %46, %c15 : index
          %92 = arith.muli %65, %c9 : index
          %93 = arith.addi %92, %c7 : index
          %94 = arith.muli %93, %c6 : index
          %95 = arith.addi %91, %94 : index
          %96 = vector.load %w[%95] : memref<?xi8>, vector<16xi8>
          %97 = arith.extui %96 : vector<16xi8> to vector<16xi32>
          %98 = arith.addi %46, %c16 : index
          %99 = arith.muli %65, %c14 : index
          %100 = arith.addi %98, %99 : index
          %101 = arith.addi %100, %c7 : index
          %102 = vector.load %w[%101] : memref<?xi8>, vector<16xi8>
          %103 = arith.extui %102 : vector<16xi8> to vector<16xi32>
          %104 = arith.andi %103, %c17 : vector<16xi32>
          %105 = arith.shrui %97, %c18 : vector<16xi32>
          %106 = arith.andi %105, %c19 : vector<16xi32>
          %107 = arith.shli %106, %c20 : vector<16xi32>
          %108 = arith.ori %104, %107 : vector<16xi32>
          %109 = arith.sitofp %108 : vector<16xi32> to vector<16xf32>
          %110 = math.fma %109, %85, %90 : vector<16xf32>
          %111 = arith.addi %47, %c14 : index
          %112 = arith.addi %111, %79 : index
          %113 = arith.addi %112, %c7 : index
          %114 = vector.load %w[%113] : memref<?xi8>, vector<16xi8>
          %115 = arith.extui %114 : vector<16xi8> to vector<16xi32>
          %116 = arith.sitofp %115 : vector<16xi32> to vector<16xf32>
          %117 = arith.mulf %59, %116 : vector<16xf32>
          %118 = arith.addi %112, %c6 : index
          %119 = vector.load %w[%118] : memref<?xi8>, vector<16xi8>
          %120 = arith.extui %119 : vector<16xi8> to vector<16xi32>
          %121 = arith.sitofp %120 : vector<16xi32> to vector<16xf32>
          %122 = arith.mulf %63, %121 : vector<16xf32>
          %123 = arith.addi %47, %c15 : index
          %124 = arith.addi %123, %94 : index
          %125 = vector.load %w[%124] : memref<?xi8>, vector<16xi8>
          %126 = arith.extui %125 : vector<16xi8> to vector<16xi32>
          %127 = arith.addi %47, %c16 : index
          %128 = arith.addi %127, %99 : index
          %129 = arith.addi %128, %c7 : index
          %130 = vector.load %w[%129] : memref<?xi8>, vector<16xi8>
          %131 = arith.extui %130 : vector<16xi8> to vector<16xi32>
          %132 = arith.andi %131, %c17 : vector<16xi32>
          %133 = arith.shrui %126, %c18 : vector<16xi32>
          %134 = arith.andi %133, %c19 : vector<16xi32>
          %135 = arith.shli %134, %c20 : vector<16xi32>
          %136 = arith.ori %132, %135 : vector<16xi32>
          %137 = arith.sitofp %136 : vector<16xi32> to vector<16xf32>
          %138 = math.fma %137, %117, %122 : vector<16xf32>
          %139 = arith.addi %76, %c7 : index
          %140:8 = func.call @qkv_q5_k_r4p2__cpu.0(%24, %139, %x, %110, %66, %138, %67, %25, %68, %69, %26, %70, %71, %27, %72, %73) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %141 = vector.load %w[%101] : memref<?xi8>, vector<16xi8>
          %142 = arith.extui %141 : vector<16xi8> to vector<16xi32>
          %143 = arith.shrui %142, %c20 : vector<16xi32>
          %144 = arith.shrui %97, %c19 : vector<16xi32>
          %145 = arith.andi %144, %c19 : vector<16xi32>
          %146 = arith.shli %145, %c20 : vector<16xi32>
          %147 = arith.ori %143, %146 : vector<16xi32>
          %148 = arith.sitofp %147 : vector<16xi32> to vector<16xf32>
          %149 = math.fma %148, %85, %90 : vector<16xf32>
          %150 = vector.load %w[%129] : memref<?xi8>, vector<16xi8>
          %151 = arith.extui %150 : vector<16xi8> to vector<16xi32>
          %152 = arith.shrui %151, %c20 : vector<16xi32>
          %153 = arith.shrui %126, %c19 : vector<16xi32>
          %154 = arith.andi %153, %c19 : vector<16xi32>
          %155 = arith.shli %154, %c20 : vector<16xi32>
          %156 = arith.ori %152, %155 : vector<16xi32>
          %157 = arith.sitofp %156 : vector<16xi32> to vector<16xf32>
          %158 = math.fma %157, %117, %122 : vector<16xf32>
          %159 = arith.addi %76, %c9 : index
          %160:8 = func.call @qkv_q5_k_r4p2__cpu.0(%24, %159, %x, %149, %140#0, %158, %140#1, %25, %140#2, %140#3, %26, %140#4, %140#5, %27, %140#6, %140#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %161 = arith.addi %100, %c6 : index
          %162 = vector.load %w[%161] : memref<?xi8>, vector<16xi8>
          %163 = arith.extui %162 : vector<16xi8> to vector<16xi32>
          %164 = arith.andi %163, %c17 : vector<16xi32>
          %165 = arith.shrui %97, %c21 : vector<16xi32>
          %166 = arith.andi %165, %c19 : vector<16xi32>
          %167 = arith.shli %166, %c20 : vector<16xi32>
          %168 = arith.ori %164, %167 : vector<16xi32>
          %169 = arith.sitofp %168 : vector<16xi32> to vector<16xf32>
          %170 = math.fma %169, %85, %90 : vector<16xf32>
          %171 = arith.addi %128, %c6 : index
          %172 = vector.load %w[%171] : memref<?xi8>, vector<16xi8>
          %173 = arith.extui %172 : vector<16xi8> to vector<16xi32>
          %174 = arith.andi %173, %c17 : vector<16xi32>
          %175 = arith.shrui %126, %c21 : vector<16xi32>
          %176 = arith.andi %175, %c19 : vector<16xi32>
          %177 = arith.shli %176, %c20 : vector<16xi32>
          %178 = arith.ori %174, %177 : vector<16xi32>
          %179 = arith.sitofp %178 : vector<16xi32> to vector<16xf32>
          %180 = math.fma %179, %117, %122 : vector<16xf32>
          %181 = arith.addi %76, %c3 : index
          %182:8 = func.call @qkv_q5_k_r4p2__cpu.0(%24, %181, %x, %170, %160#0, %180, %160#1, %25, %160#2, %160#3, %26, %160#4, %160#5, %27, %160#6, %160#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %183 = vector.load %w[%161] : memref<?xi8>, vector<16xi8>
          %184 = arith.extui %183 : vector<16xi8> to vector<16xi32>
          %185 = arith.shrui %184, %c20 : vector<16xi32>
          %186 = arith.shrui %97, %c22 : vector<16xi32>
          %187 = arith.andi %186, %c19 : vector<16xi32>
          %188 = arith.shli %187, %c20 : vector<16xi32>
          %189 = arith.ori %185, %188 : vector<16xi32>
          %190 = arith.sitofp %189 : vector<16xi32> to vector<16xf32>
          %191 = math.fma %190, %85, %90 : vector<16xf32>
          %192 = vector.load %w[%171] : memref<?xi8>, vector<16xi8>
          %193 = arith.extui %192 : vector<16xi8> to vector<16xi32>
          %194 = arith.shrui %193, %c20 : vector<16xi32>
          %195 = arith.shrui %126, %c22 : vector<16xi32>
          %196 = arith.andi %195, %c19 : vector<16xi32>
          %197 = arith.shli %196, %c20 : vector<16xi32>
          %198 = arith.ori %194, %197 : vector<16xi32>
          %199 = arith.sitofp %198 : vector<16xi32> to vector<16xf32>
          %200 = math.fma %199, %117, %122 : vector<16xf32>
          %201 = arith.addi %76, %c10 : index
          %202:8 = func.call @qkv_q5_k_r4p2__cpu.0(%24, %201, %x, %191, %182#0, %200, %182#1, %25, %182#2, %182#3, %26, %182#4, %182#5, %27, %182#6, %182#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %203 = arith.addi %100, %c12 : index
          %204 = vector.load %w[%203] : memref<?xi8>, vector<16xi8>
          %205 = arith.extui %204 : vector<16xi8> to vector<16xi32>
          %206 = arith.andi %205, %c17 : vector<16xi32>
          %207 = arith.shrui %97, %c20 : vector<16xi32>
          %208 = arith.andi %207, %c19 : vector<16xi32>
          %209 = arith.shli %208, %c20 : vector<16xi32>
          %210 = arith.ori %206, %209 : vector<16xi32>
          %211 = arith.sitofp %210 : vector<16xi32> to vector<16xf32>
          %212 = math.fma %211, %85, %90 : vector<16xf32>
          %213 = arith.addi %128, %c12 : index
          %214 = vector.load %w[%213] : memref<?xi8>, vector<16xi8>
          %215 = arith.extui %214 : vector<16xi8> to vector<16xi32>
          %216 = arith.andi %215, %c17 : vector<16xi32>
          %217 = arith.shrui %126, %c20 : vector<16xi32>
          %218 = arith.andi %217, %c19 : vector<16xi32>
          %219 = arith.shli %218, %c20 : vector<16xi32>
          %220 = arith.ori %216, %219 : vector<16xi32>
          %221 = arith.sitofp %220 : vector<16xi32> to vector<16xf32>
          %222 = math.fma %221, %117, %122 : vector<16xf32>
          %223 = arith.addi %76, %c2 : index
          %224:8 = func.call @qkv_q5_k_r4p2__cpu.0(%24, %223, %x, %212, %202#0, %222, %202#1, %25, %202#2, %202#3, %26, %202#4, %202#5, %27, %202#6, %202#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %225 = vector.load %w[%203] : memref<?xi8>, vector<16xi8>
          %226 = arith.extui %225 : vector<16xi8> to vector<16xi32>
          %227 = arith.shrui %226, %c20 : vector<16xi32>
          %228 = arith.shrui %97, %c23 : vector<16xi32>
          %229 = arith.andi %228, %c19 : vector<16xi32>
          %230 = arith.shli %229, %c20 : vector<16xi32>
          %231 = arith.ori %227, %230 : vector<16xi32>
          %232 = arith.sitofp %231 : vector<16xi32> to vector<16xf32>
          %233 = math.fma %232, %85, %90 : vector<16xf32>
          %234 = vector.load %w[%213] : memref<?xi8>, vector<16xi8>
          %235 = arith.extui %234 : vector<16xi8> to vector<16xi32>
          %236 = arith.shrui %235, %c20 : vector<16xi32>
          %237 = arith.shrui %126, %c23 : vector<16xi32>
          %238 = arith.andi %237, %c19 : vector<16xi32>
          %239 = arith.shli %238, %c20 : vector<16xi32>
          %240 = arith.ori %236, %239 : vector<16xi32>
          %241 = arith.sitofp %240 : vector<16xi32> to vector<16xf32>
          %242 = math.fma %241, %117, %122 : vector<16xf32>
          %243 = arith.addi %76, %c24 : index
          %244:8 = func.call @qkv_q5_k_r4p2__cpu.0(%24, %243, %x, %233, %224#0, %242, %224#1, %25, %224#2, %224#3, %26, %224#4, %224#5, %27, %224#6, %224#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %245 = arith.addi %100, %c25 : index
          %246 = vector.load %w[%245] : memref<?xi8>, vector<16xi8>
          %247 = arith.extui %246 : vector<16xi8> to vector<16xi32>
          %248 = arith.andi %247, %c17 : vector<16xi32>
          %249 = arith.shrui %97, %c26 : vector<16xi32>
          %250 = arith.andi %249, %c19 : vector<16xi32>
          %251 = arith.shli %250, %c20 : vector<16xi32>
          %252 = arith.ori %248, %251 : vector<16xi32>
          %253 = arith.sitofp %252 : vector<16xi32> to vector<16xf32>
          %254 = math.fma %253, %85, %90 : vector<16xf32>
          %255 = arith.addi %128, %c25 : index
          %256 = vector.load %w[%255] : memref<?xi8>, vector<16xi8>
          %257 = arith.extui %256 : vector<16xi8> to vector<16xi32>
          %258 = arith.andi %257, %c17 : vector<16xi32>
          %259 = arith.shrui %126, %c26 : vector<16xi32>
          %260 = arith.andi %259, %c19 : vector<16xi32>
          %261 = arith.shli %260, %c20 : vector<16xi32>
          %262 = arith.ori %258, %261 : vector<16xi32>
          %263 = arith.sitofp %262 : vector<16xi32> to vector<16xf32>
          %264 = math.fma %263, %117, %122 : vector<16xf32>
          %265 = arith.addi %76, %c27 : index
          %266:8 = func.call @qkv_q5_k_r4p2__cpu.0(%24, %265, %x, %254, %244#0, %264, %244#1, %25, %244#2, %244#3, %26, %244#4, %244#5, %27, %244#6, %244#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %267 = vector.load %w[%245] : memref<?xi8>, vector<16xi8>
          %268 = arith.extui %267 : vector<16xi8> to vector<16xi32>
          %269 = arith.shrui %268, %c20 : vector<16xi32>
          %270 = arith.shrui %97, %c28 : vector<16xi32>
          %271 = arith.andi %270, %c19 : vector<16xi32>
          %272 = arith.shli %271, %c20 : vector<16xi32>
          %273 = arith.ori %269, %272 : vector<16xi32>
          %274 = arith.sitofp %273 : vector<16xi32> to vector<16xf32>
          %275 = math.fma %274, %85, %90 : vector<16xf32>
          %276 = vector.load %w[%255] : memref<?xi8>, vector<16xi8>
          %277 = arith.extui %276 : vector<16xi8> to vector<16xi32>
          %278 = arith.shrui %277, %c20 : vector<16xi32>
          %279 = arith.shrui %126, %c28 : vector<16xi32>
          %280 = arith.andi %279, %c19 : vector<16xi32>
          %281 = arith.shli %280, %c20 : vector<16xi32>
          %282 = arith.ori %278, %281 : vector<16xi32>
          %283 = arith.sitofp %282 : vector<16xi32> to vector<16xf32>
          %284 = math.fma %283, %117, %122 : vector<16xf32>
          %285 = arith.addi %76, %c29 : index
          %286:8 = func.call @qkv_q5_k_r4p2__cpu.0(%24, %285, %x, %275, %266#0, %284, %266#1, %25, %266#2, %266#3, %26, %266#4, %266#5, %27, %266#6, %266#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %286#0, %286#1, %286#2, %286#3, %286#4, %286#5, %286#6, %286#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %74#0, %74#1, %74#2, %74#3, %74#4, %74#5, %74#6, %74#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %287 = arith.muli %headDim, %c7 : index
      %288 = arith.muli %28, %c6 : index
      %289 = arith.addi %287, %288 : index
      %290 = arith.addi %289, %c7 : index
      vector.store %44#0, %3[%290] : memref<?xf32>, vector<16xf32>
      %291 = arith.addi %289, %c6 : index
      vector.store %44#1, %3[%291] : memref<?xf32>, vector<16xf32>
      %292 = arith.muli %headDim, %c9 : index
      %293 = arith.addi %292, %288 : index
      %294 = arith.addi %293, %c7 : index
      vector.store %44#2, %3[%294] : memref<?xf32>, vector<16xf32>
      %295 = arith.addi %293, %c6 : index
      vector.store %44#3, %3[%295] : memref<?xf32>, vector<16xf32>
      %296 = arith.addi %4, %288 : index
      %297 = arith.addi %296, %c7 : index
      vector.store %44#4, %3[%297] : memref<?xf32>, vector<16xf32>
      %298 = arith.addi %296, %c6 : index
      vector.store %44#5, %3[%298] : memref<?xf32>, vector<16xf32>
      %299 = arith.muli %headDim, %c10 : index
      %300 = arith.addi %299, %288 : index
      %301 = arith.addi %300, %c7 : index
      vector.store %44#6, %3[%301] : memref<?xf32>, vector<16xf32>
      %302 = arith.addi %300, %c6 : index
      vector.store %44#7, %3[%302] : memref<?xf32>, vector<16xf32>
    }
    %303 = arith.addi %14, %c2 : index
    %304 = arith.minsi %303, %13 : index
    scf.for %305 = %14 to %304 step %c9 {
      %306 = arith.subi %305, %14 : index
      %307 = arith.muli %306, %headDim : index
      %308 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %308 {
        scf.for %309 = %c7 to %headDim step %c6 {
          %310 = arith.muli %0, %headDim : index
          %311 = arith.addi %310, %309 : index
          %312 = vector.load %bias[%311] : memref<?xf32>, vector<16xf32>
          %313 = arith.addi %307, %309 : index
          %314 = vector.load %3[%313] : memref<?xf32>, vector<16xf32>
          %315 = arith.addf %314, %312 : vector<16xf32>
          vector.store %315, %3[%313] : memref<?xf32>, vector<16xf32>
        }
      }
      %316 = arith.addi %heads, %kvHeads : index
      %317 = arith.cmpi slt, %0, %316 : index
      scf.if %317 {
        %318 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %318 {
          %319 = arith.cmpi slt, %0, %heads : index
          %322 = scf.for %320 = %c7 to %headDim step %c6 iter_args(%321 = %c11) -> (vector<16xf32>) {
            %323 = arith.addi %307, %320 : index
            %324 = vector.load %3[%323] : memref<?xf32>, vector<16xf32>
            %325 = math.fma %324, %324, %321 : vector<16xf32>
            scf.yield %325 : vector<16xf32>
          }
          %326 = wave.reduce "add" %322 : vector<16xf32>
          %327 = arith.mulf %326, %inverseHeadDim : f32
          %328 = arith.addf %327, %epsilon : f32
          %329 = math.sqrt %328 : f32
          %330 = arith.divf %c36, %329 : f32
          %331 = vector.broadcast %330 : f32 to vector<16xf32>
          scf.for %332 = %c7 to %headDim step %c6 {
            %333 = vector.load %query_norm[%332] : memref<?xf32>, vector<16xf32>
            %334 = vector.load %key_norm[%332] : memref<?xf32>, vector<16xf32>
            %335 = arith.select %319, %333, %334 : vector<16xf32>
            %336 = arith.addi %307, %332 : index
            %337 = vector.load %3[%336] : memref<?xf32>, vector<16xf32>
            %338 = arith.mulf %337, %331 : vector<16xf32>
            %339 = arith.mulf %338, %335 : vector<16xf32>
            vector.store %339, %3[%336] : memref<?xf32>, vector<16xf32>
          }
        }
        %340 = arith.addi %positionsAt, %305 : index
        %341 = memref.load %step[%340] : memref<?xi32>
        %342 = arith.index_cast %341 : i32 to index
        %343 = arith.divui %headDim, %c3 : index
        %344 = arith.remui %342, %c4 : index
        %345 = arith.muli %344, %headDim : index
        %346 = arith.divui %342, %c4 : index
        %347 = arith.addi %346, %c4 : index
        %348 = arith.muli %347, %headDim : index
        scf.for %349 = %c7 to %343 step %c13 {
          %350 = arith.addi %345, %349 : index
          %351 = vector.load %rope[%350] : memref<?xf32>, vector<8xf32>
          %352 = arith.addi %345, %343 : index
          %353 = arith.addi %352, %349 : index
          %354 = vector.load %rope[%353] : memref<?xf32>, vector<8xf32>
          %355 = arith.addi %348, %349 : index
          %356 = vector.load %rope[%355] : memref<?xf32>, vector<8xf32>
          %357 = arith.addi %348, %343 : index
          %358 = arith.addi %357, %349 : index
          %359 = vector.load %rope[%358] : memref<?xf32>, vector<8xf32>
          %360 = arith.mulf %356, %351 : vector<8xf32>
          %361 = arith.mulf %359, %354 : vector<8xf32>
          %362 = arith.subf %360, %361 : vector<8xf32>
          %363 = arith.mulf %359, %351 : vector<8xf32>
          %364 = arith.mulf %356, %354 : vector<8xf32>
          %365 = arith.addf %363, %364 : vector<8xf32>
          %366 = arith.addi %307, %349 : index
          %367 = vector.load %3[%366] : memref<?xf32>, vector<8xf32>
          %368 = arith.addi %307, %343 : index
          %369 = arith.addi %368, %349 : index
          %370 = vector.load %3[%369] : memref<?xf32>, vector<8xf32>
          %371 = arith.mulf %367, %362 : vector<8xf32>
          %372 = arith.mulf %370, %365 : vector<8xf32>
          %373 = arith.subf %371, %372 : vector<8xf32>
          vector.store %373, %3[%366] : memref<?xf32>, vector<8xf32>
          %374 = arith.mulf %370, %362 : vector<8xf32>
          %375 = arith.mulf %367, %365 : vector<8xf32>
          %376 = arith.addf %374, %375 : vector<8xf32>
          vector.store %376, %3[%369] : memref<?xf32>, vector<8xf32>
        }
      }
      %377 = arith.cmpi slt, %0, %heads : index
      scf.if %377 {
        %378 = arith.divui %heads, %kvHeads : index
        %379 = arith.muli %kvHeads, %2 : index
        %380 = arith.divui %0, %378 : index
        %381 = arith.muli %380, %headDim : index
        %382 = arith.addi %379, %381 : index
        scf.for %383 = %c7 to %headDim step %c6 {
          %384 = arith.addi %382, %383 : index
          %385 = vector.load %encode[%384] : memref<?xf32>, vector<16xf32>
          %386 = arith.addi %307, %383 : index
          %387 = vector.load %3[%386] : memref<?xf32>, vector<16xf32>
          %388 = arith.mulf %387, %385 : vector<16xf32>
          %389 = arith.muli %305, %heads : index
          %390 = arith.addi %389, %0 : index
          %391 = arith.muli %390, %headDim : index
          %392 = arith.addi %391, %383 : index
          vector.store %388, %q[%392] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %393 = arith.addi %slotsAt, %305 : index
        %394 = memref.load %step[%393] : memref<?xi32>
        %395 = arith.index_cast %394 : i32 to index
        %396 = arith.cmpi sge, %395, %c7 : index
        scf.if %396 {
          %397 = arith.cmpi eq, %codec, %c7 : index
          scf.if %397 {
            %398 = arith.subi %0, %heads : index
            %399 = arith.muli %398, %4 : index
            %400 = arith.divui %395, %c6 : index
            %401 = arith.remui %395, %c6 : index
            %402 = arith.muli %400, %pageBytes : index
            %405 = scf.for %403 = %c7 to %headDim step %c6 iter_args(%404 = %c11) -> (vector<16xf32>) {
              %406 = arith.addi %399, %403 : index
              %407 = vector.load %encode[%406] : memref<?xf32>, vector<16xf32>
              %408 = arith.addi %399, %headDim : index
              %409 = arith.addi %408, %403 : index
              %410 = vector.load %encode[%409] : memref<?xf32>, vector<16xf32>
              %411 = arith.addi %307, %403 : index
              %412 = vector.load %3[%411] : memref<?xf32>, vector<16xf32>
              %413 = arith.subf %412, %410 : vector<16xf32>
              %414 = arith.mulf %413, %407 : vector<16xf32>
              %415 = arith.minimumf %414, %c41 : vector<16xf32>
              %416 = arith.maximumf %415, %c42 : vector<16xf32>
              %417 = arith.truncf %416 : vector<16xf32> to vector<16xf16>
              %418 = vector.bitcast %417 : vector<16xf16> to vector<32xi8>
              %419 = arith.muli %403, %c3 : index
              vector.store %418, %5[%419] : memref<?xi8>, vector<32xi8>
              %420 = math.absf %414 : vector<16xf32>
              %421 = arith.cmpf ugt, %420, %c41 : vector<16xf32>
              %422 = arith.select %421, %c43, %c11 : vector<16xi1>, vector<16xf32>
              %423 = arith.addf %404, %422 : vector<16xf32>
              scf.yield %423 : vector<16xf32>
            }
            %424 = wave.reduce "add" %405 : vector<16xf32>
            %425 = arith.cmpf ogt, %424, %c44 : f32
            scf.if %425 {
              %426 = arith.fptosi %424 : f32 to i32
              wave.count %clipped, %426 : memref<?xi32>
            }
            %427 = arith.cmpi slt, %398, %kvHeads : index
            scf.if %427 {
              %428 = arith.muli %4, %c12 : index
              %429 = arith.muli %398, %428 : index
              %430 = arith.addi %402, %429 : index
              %431 = arith.muli %401, %c3 : index
              %432 = arith.addi %430, %431 : index
              scf.for %433 = %c7 to %headDim step %c9 {
                %434 = arith.muli %433, %c3 : index
                %435 = arith.addi %434, %c7 : index
                %436 = memref.load %5[%435] : memref<?xi8>
                %437 = arith.muli %433, %c12 : index
                %438 = arith.addi %432, %437 : index
                %439 = arith.addi %438, %c7 : index
                memref.store %436, %kv[%439] : memref<?xi8>
                %440 = arith.addi %434, %c9 : index
                %441 = memref.load %5[%440] : memref<?xi8>
                %442 = arith.addi %438, %c9 : index
                memref.store %441, %kv[%442] : memref<?xi8>
              }
            } else {
              %443 = arith.subi %398, %kvHeads : index
              %444 = arith.muli %443, %c3 : index
              %445 = arith.addi %444, %c9 : index
              %446 = arith.muli %4, %c6 : index
              %447 = arith.muli %445, %446 : index
              %448 = arith.addi %402, %447 : index
              %449 = arith.muli %401, %4 : index
              %450 = arith.addi %448, %449 : index
              scf.for %451 = %c7 to %4 step %c6 {
                %452 = vector.load %5[%451] : memref<?xi8>, vector<16xi8>
                %453 = arith.addi %450, %451 : index
                vector.store %452, %kv[%453] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %454 = arith.cmpi eq, %codec, %c9 : index
          scf.if %454 {
            %455 = arith.subi %0, %heads : index
            %456 = arith.muli %455, %4 : index
            %457 = arith.divui %395, %c6 : index
            %458 = arith.remui %395, %c6 : index
            %459 = arith.muli %headDim, %c9 : index
            %460 = arith.muli %457, %pageBytes : index
            %463 = scf.for %461 = %c7 to %headDim step %c6 iter_args(%462 = %c11) -> (vector<16xf32>) {
              %464 = arith.addi %456, %461 : index
              %465 = vector.load %encode[%464] : memref<?xf32>, vector<16xf32>
              %466 = arith.addi %456, %headDim : index
              %467 = arith.addi %466, %461 : index
              %468 = vector.load %encode[%467] : memref<?xf32>, vector<16xf32>
              %469 = arith.addi %307, %461 : index
              %470 = vector.load %3[%469] : memref<?xf32>, vector<16xf32>
              %471 = arith.subf %470, %468 : vector<16xf32>
              %472 = arith.mulf %471, %465 : vector<16xf32>
              %473 = wave.fp8_encode "e4m3" %472 : vector<16xf32> -> vector<16xi8>
              %474 = arith.muli %461, %c9 : index
              vector.store %473, %5[%474] : memref<?xi8>, vector<16xi8>
              %475 = math.absf %472 : vector<16xf32>
              %476 = arith.cmpf ugt, %475, %c45 : vector<16xf32>
              %477 = arith.select %476, %c43, %c11 : vector<16xi1>, vector<16xf32>
              %478 = arith.addf %462, %477 : vector<16xf32>
              scf.yield %478 : vector<16xf32>
            }
            %479 = wave.reduce "add" %463 : vector<16xf32>
            %480 = arith.cmpf ogt, %479, %c44 : f32
            scf.if %480 {
              %481 = arith.fptosi %479 : f32 to i32
              wave.count %clipped, %481 : memref<?xi32>
            }
            %482 = arith.cmpi slt, %455, %kvHeads : index
            scf.if %482 {
              %483 = arith.muli %459, %c12 : index
              %484 = arith.muli %455, %483 : index
              %485 = arith.addi %460, %484 : index
              %486 = arith.muli %458, %c9 : index
              %487 = arith.addi %485, %486 : index
              scf.for %488 = %c7 to %headDim step %c9 {
                %489 = arith.muli %488, %c9 : index
                %490 = arith.addi %489, %c7 : index
                %491 = memref.load %5[%490] : memref<?xi8>
                %492 = arith.muli %488, %c6 : index
                %493 = arith.addi %487, %492 : index
                %494 = arith.addi %493, %c7 : index
                memref.store %491, %kv[%494] : memref<?xi8>
              }
            } else {
              %495 = arith.subi %455, %kvHeads : index
              %496 = arith.muli %495, %c3 : index
              %497 = arith.addi %496, %c9 : index
              %498 = arith.muli %459, %c6 : index
              %499 = arith.muli %497, %498 : index
              %500 = arith.addi %460, %499 : index
              %501 = arith.muli %458, %459 : index
              %502 = arith.addi %500, %501 : index
              scf.for %503 = %c7 to %459 step %c6 {
                %504 = vector.load %5[%503] : memref<?xi8>, vector<16xi8>
                %505 = arith.addi %502, %503 : index
                vector.store %504, %kv[%505] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %506 = arith.cmpi eq, %codec, %c3 : index
          scf.if %506 {
            %507 = arith.subi %0, %heads : index
            %508 = arith.muli %507, %4 : index
            %509 = arith.divui %395, %c6 : index
            %510 = arith.remui %395, %c6 : index
            %511 = arith.muli %headDim, %c9 : index
            %512 = arith.muli %509, %pageBytes : index
            %515 = scf.for %513 = %c7 to %headDim step %c6 iter_args(%514 = %c11) -> (vector<16xf32>) {
              %516 = arith.addi %508, %513 : index
              %517 = vector.load %encode[%516] : memref<?xf32>, vector<16xf32>
              %518 = arith.addi %508, %headDim : index
              %519 = arith.addi %518, %513 : index
              %520 = vector.load %encode[%519] : memref<?xf32>, vector<16xf32>
              %521 = arith.addi %307, %513 : index
              %522 = vector.load %3[%521] : memref<?xf32>, vector<16xf32>
              %523 = arith.subf %522, %520 : vector<16xf32>
              %524 = arith.mulf %523, %517 : vector<16xf32>
              %525 = wave.fp8_encode "e5m2" %524 : vector<16xf32> -> vector<16xi8>
              %526 = arith.muli %513, %c9 : index
              vector.store %525, %5[%526] : memref<?xi8>, vector<16xi8>
              %527 = math.absf %524 : vector<16xf32>
              %528 = arith.cmpf ugt, %527, %c46 : vector<16xf32>
              %529 = arith.select %528, %c43, %c11 : vector<16xi1>, vector<16xf32>
              %530 = arith.addf %514, %529 : vector<16xf32>
              scf.yield %530 : vector<16xf32>
            }
            %531 = wave.reduce "add" %515 : vector<16xf32>
            %532 = arith.cmpf ogt, %531, %c44 : f32
            scf.if %532 {
              %533 = arith.fptosi %531 : f32 to i32
              wave.count %clipped, %533 : memref<?xi32>
            }
            %534 = arith.cmpi slt, %507, %kvHeads : index
            scf.if %534 {
              %535 = arith.muli %511, %c12 : index
              %536 = arith.muli %507, %535 : index
              %537 = arith.addi %512, %536 : index
              %538 = arith.muli %510, %c9 : index
              %539 = arith.addi %537, %538 : index
              scf.for %540 = %c7 to %headDim step %c9 {
                %541 = arith.muli %540, %c9 : index
                %542 = arith.addi %541, %c7 : index
                %543 = memref.load %5[%542] : memref<?xi8>
                %544 = arith.muli %540, %c6 : index
                %545 = arith.addi %539, %544 : index
                %546 = arith.addi %545, %c7 : index
                memref.store %543, %kv[%546] : memref<?xi8>
              }
            } else {
              %547 = arith.subi %507, %kvHeads : index
              %548 = arith.muli %547, %c3 : index
              %549 = arith.addi %548, %c9 : index
              %550 = arith.muli %511, %c6 : index
              %551 = arith.muli %549, %550 : index
              %552 = arith.addi %512, %551 : index
              %553 = arith.muli %510, %511 : index
              %554 = arith.addi %552, %553 : index
              scf.for %555 = %c7 to %511 step %c6 {
                %556 = vector.load %5[%555] : memref<?xi8>, vector<16xi8>
                %557 = arith.addi %554, %555 : index
                vector.store %556, %kv[%557] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %558 = arith.cmpi eq, %codec, %c10 : index
          scf.if %558 {
            %559 = arith.subi %0, %heads : index
            %560 = arith.muli %559, %4 : index
            %561 = arith.divui %395, %c6 : index
            %562 = arith.remui %395, %c6 : index
            %563 = arith.muli %headDim, %c9 : index
            %564 = arith.muli %561, %pageBytes : index
            %567 = scf.for %565 = %c7 to %headDim step %c6 iter_args(%566 = %c11) -> (vector<16xf32>) {
              %568 = arith.addi %560, %565 : index
              %569 = vector.load %encode[%568] : memref<?xf32>, vector<16xf32>
              %570 = arith.addi %560, %headDim : index
              %571 = arith.addi %570, %565 : index
              %572 = vector.load %encode[%571] : memref<?xf32>, vector<16xf32>
              %573 = arith.addi %307, %565 : index
              %574 = vector.load %3[%573] : memref<?xf32>, vector<16xf32>
              %575 = arith.subf %574, %572 : vector<16xf32>
              %576 = arith.mulf %575, %569 : vector<16xf32>
              %577 = arith.cmpf ord, %576, %576 : vector<16xf32>
              %578 = arith.select %577, %576, %c11 : vector<16xi1>, vector<16xf32>
              %579 = math.roundeven %578 : vector<16xf32>
              %580 = arith.minimumf %579, %c47 : vector<16xf32>
              %581 = arith.maximumf %580, %c48 : vector<16xf32>
              %582 = arith.fptosi %581 : vector<16xf32> to vector<16xi32>
              %583 = arith.addi %582, %c49 : vector<16xi32>
              %584 = arith.trunci %583 : vector<16xi32> to vector<16xi8>
              %585 = arith.muli %565, %c9 : index
              vector.store %584, %5[%585] : memref<?xi8>, vector<16xi8>
              %586 = math.absf %576 : vector<16xf32>
              %587 = arith.cmpf ugt, %586, %c50 : vector<16xf32>
              %588 = arith.select %587, %c43, %c11 : vector<16xi1>, vector<16xf32>
              %589 = arith.addf %566, %588 : vector<16xf32>
              scf.yield %589 : vector<16xf32>
            }
            %590 = wave.reduce "add" %567 : vector<16xf32>
            %591 = arith.cmpf ogt, %590, %c44 : f32
            scf.if %591 {
              %592 = arith.fptosi %590 : f32 to i32
              wave.count %clipped, %592 : memref<?xi32>
            }
            %593 = arith.cmpi slt, %559, %kvHeads : index
            scf.if %593 {
              %594 = arith.muli %563, %c12 : index
              %595 = arith.muli %559, %594 : index
              %596 = arith.addi %564, %595 : index
              %597 = arith.muli %562, %c9 : index
              %598 = arith.addi %596, %597 : index
              scf.for %599 = %c7 to %headDim step %c9 {
                %600 = arith.muli %599, %c9 : index
                %601 = arith.addi %600, %c7 : index
                %602 = memref.load %5[%601] : memref<?xi8>
                %603 = arith.muli %599, %c6 : index
                %604 = arith.addi %598, %603 : index
                %605 = arith.addi %604, %c7 : index
                memref.store %602, %kv[%605] : memref<?xi8>
              }
            } else {
              %606 = arith.subi %559, %kvHeads : index
              %607 = arith.muli %606, %c3 : index
              %608 = arith.addi %607, %c9 : index
              %609 = arith.muli %563, %c6 : index
              %610 = arith.muli %608, %609 : index
              %611 = arith.addi %564, %610 : index
              %612 = arith.muli %562, %563 : index
              %613 = arith.addi %611, %612 : index
              scf.for %614 = %c7 to %563 step %c6 {
                %615 = vector.load %5[%614] : memref<?xi8>, vector<16xi8>
                %616 = arith.addi %613, %614 : index
                vector.store %615, %kv[%616] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
