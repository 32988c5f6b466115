// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q6_k', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q6_k_r4p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q6_k_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 3360 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 2336 : index
  %c15 = arith.constant 288 : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant dense<15> : vector<16xi32>
  %c18 = arith.constant dense<0> : vector<16xi32>
  %c19 = arith.constant dense<3> : vector<16xi32>
  %c20 = arith.constant dense<4> : vector<16xi32>
  %c21 = arith.constant dense<32> : vector<16xi32>
  %c22 = arith.constant dense<2> : vector<16xi32>
  %c23 = arith.constant dense<6> : vector<16xi32>
  %c24 = arith.constant 5 : index
  %c25 = arith.constant 48 : index
  %c26 = arith.constant 6 : index
  %c27 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c34 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c39 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c40 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c41 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c42 = arith.constant 0x00000000 : f32
  %c43 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c44 = arith.constant dense<0x47600000> : vector<16xf32>
  %c45 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c46 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c47 = arith.constant dense<128> : vector<16xi32>
  %c48 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
        %52 = arith.addi %47, %c7 : index
        %53 = vector.load %w[%52] : memref<?xi8>, vector<32xi8>
        %54 = vector.bitcast %53 : vector<32xi8> to vector<16xf16>
        %55 = arith.extf %54 : vector<16xf16> to vector<16xf32>
        %56 = arith.muli %35, %c4 : index
        %66:8 = scf.for %57 = %c7 to %c12 step %c9 iter_args(%58 = %36, %59 = %37, %60 = %38, %61 = %39, %62 = %40, %63 = %41, %64 = %42, %65 = %43) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %67 = arith.muli %57, %c13 : index
          %68 = arith.addi %56, %67 : index
          %69 = arith.addi %46, %c12 : index
          %70 = arith.divui %57, %c3 : index
          %71 = arith.muli %70, %c6 : index
          %72 = arith.addi %69, %71 : index
          %73 = arith.addi %72, %c7 : index
          %74 = vector.load %w[%73] : memref<?xi8>, vector<16xi8>
          %75 = arith.extsi %74 : vector<16xi8> to vector<16xi32>
          %76 = arith.sitofp %75 : vector<16xi32> to vector<16xf32>
          %77 = arith.mulf %51, %76 : vector<16xf32>
          %78 = arith.addi %46, %c14 : index
          %79 = arith.muli %57, %c3 : index
          %80 = arith.addi %79, %c7 : index
          %81 = arith.muli %80, %c6 : index
          %82 = arith.addi %78, %81 : index
          %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
          %84 = arith.extui %83 : vector<16xi8> to vector<16xi32>
          %85 = arith.addi %79, %c9 : index
          %86 = arith.muli %85, %c6 : index
          %87 = arith.addi %78, %86 : index
          %88 = vector.load %w[%87] : memref<?xi8>, vector<16xi8>
          %89 = arith.extui %88 : vector<16xi8> to vector<16xi32>
          %90 = arith.addi %46, %c15 : index
          %91 = arith.muli %57, %c16 : index
          %92 = arith.addi %90, %91 : index
          %93 = arith.addi %92, %c7 : index
          %94 = vector.load %w[%93] : memref<?xi8>, vector<16xi8>
          %95 = arith.extui %94 : vector<16xi8> to vector<16xi32>
          %96 = arith.andi %95, %c17 : vector<16xi32>
          %97 = arith.shrui %84, %c18 : vector<16xi32>
          %98 = arith.andi %97, %c19 : vector<16xi32>
          %99 = arith.shli %98, %c20 : vector<16xi32>
          %100 = arith.ori %96, %99 : vector<16xi32>
          %101 = arith.subi %100, %c21 : vector<16xi32>
          %102 = arith.sitofp %101 : vector<16xi32> to vector<16xf32>
          %103 = arith.mulf %102, %77 : vector<16xf32>
          %104 = arith.addi %47, %c12 : index
          %105 = arith.addi %104, %71 : index
          %106 = arith.addi %105, %c7 : index
          %107 = vector.load %w[%106] : memref<?xi8>, vector<16xi8>
          %108 = arith.extsi %107 : vector<16xi8> to vector<16xi32>
          %109 = arith.sitofp %108 : vector<16xi32> to vector<16xf32>
          %110 = arith.mulf %55, %109 : vector<16xf32>
          %111 = arith.addi %47, %c14 : index
          %112 = arith.addi %111, %81 : index
          %113 = vector.load %w[%112] : memref<?xi8>, vector<16xi8>
          %114 = arith.extui %113 : vector<16xi8> to vector<16xi32>
          %115 = arith.addi %111, %86 : index
          %116 = vector.load %w[%115] : memref<?xi8>, vector<16xi8>
          %117 = arith.extui %116 : vector<16xi8> to vector<16xi32>
          %118 = arith.addi %47, %c15 : index
          %119 = arith.addi %118, %91 : index
          %120 = arith.addi %119, %c7 : index
          %121 = vector.load %w[%120] : memref<?xi8>, vector<16xi8>
          %122 = arith.extui %121 : vector<16xi8> to vector<16xi32>
          %123 = arith.andi %122, %c17 : vector<16xi32>
          %124 = arith.shrui %114, %c18 : vector<16xi32>
          %125 = arith.andi %124, %c19 : vector<16xi32>
          %126 = arith.shli %125, %c20 : vector<16xi32>
          %127 = arith.ori %123, %126 : vector<16xi32>
          %128 = arith.subi %127, %c21 : vector<16xi32>
          %129 = arith.sitofp %128 : vector<16xi32> to vector<16xf32>
          %130 = arith.mulf %129, %110 : vector<16xf32>
          %131 = arith.addi %68, %c7 : index
          %132:8 = func.call @qkv_q6_k_r4p2__cpu.0(%24, %131, %x, %103, %58, %130, %59, %25, %60, %61, %26, %62, %63, %27, %64, %65) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %133 = vector.load %w[%93] : memref<?xi8>, vector<16xi8>
          %134 = arith.extui %133 : vector<16xi8> to vector<16xi32>
          %135 = arith.shrui %134, %c20 : vector<16xi32>
          %136 = arith.shrui %84, %c22 : vector<16xi32>
          %137 = arith.andi %136, %c19 : vector<16xi32>
          %138 = arith.shli %137, %c20 : vector<16xi32>
          %139 = arith.ori %135, %138 : vector<16xi32>
          %140 = arith.subi %139, %c21 : vector<16xi32>
          %141 = arith.sitofp %140 : vector<16xi32> to vector<16xf32>
          %142 = arith.mulf %141, %77 : vector<16xf32>
          %143 = vector.load %w[%120] : memref<?xi8>, vector<16xi8>
          %144 = arith.extui %143 : vector<16xi8> to vector<16xi32>
          %145 = arith.shrui %144, %c20 : vector<16xi32>
          %146 = arith.shrui %114, %c22 : vector<16xi32>
          %147 = arith.andi %146, %c19 : vector<16xi32>
          %148 = arith.shli %147, %c20 : vector<16xi32>
          %149 = arith.ori %145, %148 : vector<16xi32>
          %150 = arith.subi %149, %c21 : vector<16xi32>
          %151 = arith.sitofp %150 : vector<16xi32> to vector<16xf32>
          %152 = arith.mulf %151, %110 : vector<16xf32>
          %153 = arith.addi %68, %c9 : index
          %154:8 = func.call @qkv_q6_k_r4p2__cpu.0(%24, %153, %x, %142, %132#0, %152, %132#1, %25, %132#2, %132#3, %26, %132#4, %132#5, %27, %132#6, %132#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %155 = arith.addi %92, %c6 : index
          %156 = vector.load %w[%155] : memref<?xi8>, vector<16xi8>
          %157 = arith.extui %156 : vector<16xi8> to vector<16xi32>
          %158 = arith.andi %157, %c17 : vector<16xi32>
          %159 = arith.shrui %84, %c20 : vector<16xi32>
          %160 = arith.andi %159, %c19 : vector<16xi32>
          %161 = arith.shli %160, %c20 : vector<16xi32>
          %162 = arith.ori %158, %161 : vector<16xi32>
          %163 = arith.subi %162, %c21 : vector<16xi32>
          %164 = arith.sitofp %163 : vector<16xi32> to vector<16xf32>
          %165 = arith.mulf %164, %77 : vector<16xf32>
          %166 = arith.addi %119, %c6 : index
          %167 = vector.load %w[%166] : memref<?xi8>, vector<16xi8>
          %168 = arith.extui %167 : vector<16xi8> to vector<16xi32>
          %169 = arith.andi %168, %c17 : vector<16xi32>
          %170 = arith.shrui %114, %c20 : vector<16xi32>
          %171 = arith.andi %170, %c19 : vector<16xi32>
          %172 = arith.shli %171, %c20 : vector<16xi32>
          %173 = arith.ori %169, %172 : vector<16xi32>
          %174 = arith.subi %173, %c21 : vector<16xi32>
          %175 = arith.sitofp %174 : vector<16xi32> to vector<16xf32>
          %176 = arith.mulf %175, %110 : vector<16xf32>
          %177 = arith.addi %68, %c3 : index
          %178:8 = func.call @qkv_q6_k_r4p2__cpu.0(%24, %177, %x, %165, %154#0, %176, %154#1, %25, %154#2, %154#3, %26, %154#4, %154#5, %27, %154#6, %154#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %179 = vector.load %w[%155] : memref<?xi8>, vector<16xi8>
          %180 = arith.extui %179 : vector<16xi8> to vector<16xi32>
          %181 = arith.shrui %180, %c20 : vector<16xi32>
          %182 = arith.shrui %84, %c23 : vector<16xi32>
          %183 = arith.andi %182, %c19 : vector<16xi32>
          %184 = arith.shli %183, %c20 : vector<16xi32>
          %185 = arith.ori %181, %184 : vector<16xi32>
          %186 = arith.subi %185, %c21 : vector<16xi32>
          %187 = arith.sitofp %186 : vector<16xi32> to vector<16xf32>
          %188 = arith.mulf %187, %77 : vector<16xf32>
          %189 = vector.load %w[%166] : memref<?xi8>, vector<16xi8>
          %190 = arith.extui %189 : vector<16xi8> to vector<16xi32>
          %191 = arith.shrui %190, %c20 : vector<16xi32>
          %192 = arith.shrui %114, %c23 : vector<16xi32>
          %193 = arith.andi %192, %c19 : vector<16xi32>
          %194 = arith.shli %193, %c20 : vector<16xi32>
          %195 = arith.ori %191, %194 : vector<16xi32>
          %196 = arith.subi %195, %c21 : vector<16xi32>
          %197 = arith.sitofp %196 : vector<16xi32> to vector<16xf32>
          %198 = arith.mulf %197, %110 : vector<16xf32>
          %199 = arith.addi %68, %c10 : index
          %200:8 = func.call @qkv_q6_k_r4p2__cpu.0(%24, %199, %x, %188, %178#0, %198, %178#1, %25, %178#2, %178#3, %26, %178#4, %178#5, %27, %178#6, %178#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %201 = arith.addi %92, %c12 : index
          %202 = vector.load %w[%201] : memref<?xi8>, vector<16xi8>
          %203 = arith.extui %202 : vector<16xi8> to vector<16xi32>
          %204 = arith.andi %203, %c17 : vector<16xi32>
          %205 = arith.shrui %89, %c18 : vector<16xi32>
          %206 = arith.andi %205, %c19 : vector<16xi32>
          %207 = arith.shli %206, %c20 : vector<16xi32>
          %208 = arith.ori %204, %207 : vector<16xi32>
          %209 = arith.subi %208, %c21 : vector<16xi32>
          %210 = arith.sitofp %209 : vector<16xi32> to vector<16xf32>
          %211 = arith.mulf %210, %77 : vector<16xf32>
          %212 = arith.addi %119, %c12 : index
          %213 = vector.load %w[%212] : memref<?xi8>, vector<16xi8>
          %214 = arith.extui %213 : vector<16xi8> to vector<16xi32>
          %215 = arith.andi %214, %c17 : vector<16xi32>
          %216 = arith.shrui %117, %c18 : vector<16xi32>
          %217 = arith.andi %216, %c19 : vector<16xi32>
          %218 = arith.shli %217, %c20 : vector<16xi32>
          %219 = arith.ori %215, %218 : vector<16xi32>
          %220 = arith.subi %219, %c21 : vector<16xi32>
          %221 = arith.sitofp %220 : vector<16xi32> to vector<16xf32>
          %222 = arith.mulf %221, %110 : vector<16xf32>
          %223 = arith.addi %68, %c2 : index
          %224:8 = func.call @qkv_q6_k_r4p2__cpu.0(%24, %223, %x, %211, %200#0, %222, %200#1, %25, %200#2, %200#3, %26, %200#4, %200#5, %27, %200#6, %200#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %225 = vector.load %w[%201] : memref<?xi8>, vector<16xi8>
          %226 = arith.extui %225 : vector<16xi8> to vector<16xi32>
          %227 = arith.shrui %226, %c20 : vector<16xi32>
          %228 = arith.shrui %89, %c22 : vector<16xi32>
          %229 = arith.andi %228, %c19 : vector<16xi32>
          %230 = arith.shli %229, %c20 : vector<16xi32>
          %231 = arith.ori %227, %230 : vector<16xi32>
          %232 = arith.subi %231, %c21 : vector<16xi32>
          %233 = arith.sitofp %232 : vector<16xi32> to vector<16xf32>
          %234 = arith.mulf %233, %77 : vector<16xf32>
          %235 = vector.load %w[%212] : memref<?xi8>, vector<16xi8>
          %236 = arith.extui %235 : vector<16xi8> to vector<16xi32>
          %237 = arith.shrui %236, %c20 : vector<16xi32>
          %238 = arith.shrui %117, %c22 : vector<16xi32>
          %239 = arith.andi %238, %c19 : vector<16xi32>
          %240 = arith.shli %239, %c20 : vector<16xi32>
          %241 = arith.ori %237, %240 : vector<16xi32>
          %242 = arith.subi %241, %c21 : vector<16xi32>
          %243 = arith.sitofp %242 : vector<16xi32> to vector<16xf32>
          %244 = arith.mulf %243, %110 : vector<16xf32>
          %245 = arith.addi %68, %c24 : index
          %246:8 = func.call @qkv_q6_k_r4p2__cpu.0(%24, %245, %x, %234, %224#0, %244, %224#1, %25, %224#2, %224#3, %26, %224#4, %224#5, %27, %224#6, %224#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %247 = arith.addi %92, %c25 : index
          %248 = vector.load %w[%247] : memref<?xi8>, vector<16xi8>
          %249 = arith.extui %248 : vector<16xi8> to vector<16xi32>
          %250 = arith.andi %249, %c17 : vector<16xi32>
          %251 = arith.shrui %89, %c20 : vector<16xi32>
          %252 = arith.andi %251, %c19 : vector<16xi32>
          %253 = arith.shli %252, %c20 : vector<16xi32>
          %254 = arith.ori %250, %253 : vector<16xi32>
          %255 = arith.subi %254, %c21 : vector<16xi32>
          %256 = arith.sitofp %255 : vector<16xi32> to vector<16xf32>
          %257 = arith.mulf %256, %77 : vector<16xf32>
          %258 = arith.addi %119, %c25 : index
          %259 = vector.load %w[%258] : memref<?xi8>, vector<16xi8>
          %260 = arith.extui %259 : vector<16xi8> to vector<16xi32>
          %261 = arith.andi %260, %c17 : vector<16xi32>
          %262 = arith.shrui %117, %c20 : vector<16xi32>
          %263 = arith.andi %262, %c19 : vector<16xi32>
          %264 = arith.shli %263, %c20 : vector<16xi32>
          %265 = arith.ori %261, %264 : vector<16xi32>
          %266 = arith.subi %265, %c21 : vector<16xi32>
          %267 = arith.sitofp %266 : vector<16xi32> to vector<16xf32>
          %268 = arith.mulf %267, %110 : vector<16xf32>
          %269 = arith.addi %68, %c26 : index
          %270:8 = func.call @qkv_q6_k_r4p2__cpu.0(%24, %269, %x, %257, %246#0, %268, %246#1, %25, %246#2, %246#3, %26, %246#4, %246#5, %27, %246#6, %246#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %271 = vector.load %w[%247] : memref<?xi8>, vector<16xi8>
          %272 = arith.extui %271 : vector<16xi8> to vector<16xi32>
          %273 = arith.shrui %272, %c20 : vector<16xi32>
          %274 = arith.shrui %89, %c23 : vector<16xi32>
          %275 = arith.andi %274, %c19 : vector<16xi32>
          %276 = arith.shli %275, %c20 : vector<16xi32>
          %277 = arith.ori %273, %276 : vector<16xi32>
          %278 = arith.subi %277, %c21 : vector<16xi32>
          %279 = arith.sitofp %278 : vector<16xi32> to vector<16xf32>
          %280 = arith.mulf %279, %77 : vector<16xf32>
          %281 = vector.load %w[%258] : memref<?xi8>, vector<16xi8>
          %282 = arith.extui %281 : vector<16xi8> to vector<16xi32>
          %283 = arith.shrui %282, %c20 : vector<16xi32>
          %284 = arith.shrui %117, %c23 : vector<16xi32>
          %285 = arith.andi %284, %c19 : vector<16xi32>
          %286 = arith.shli %285, %c20 : vector<16xi32>
          %287 = arith.ori %283, %286 : vector<16xi32>
          %288 = arith.subi %287, %c21 : vector<16xi32>
          %289 = arith.sitofp %288 : vector<16xi32> to vector<16xf32>
          %290 = arith.mulf %289, %110 : vector<16xf32>
          %291 = arith.addi %68, %c27 : index
          %292:8 = func.call @qkv_q6_k_r4p2__cpu.0(%24, %291, %x, %280, %270#0, %290, %270#1, %25, %270#2, %270#3, %26, %270#4, %270#5, %27, %270#6, %270#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %292#0, %292#1, %292#2, %292#3, %292#4, %292#5, %292#6, %292#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %66#0, %66#1, %66#2, %66#3, %66#4, %66#5, %66#6, %66#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %293 = arith.muli %headDim, %c7 : index
      %294 = arith.muli %28, %c6 : index
      %295 = arith.addi %293, %294 : index
      %296 = arith.addi %295, %c7 : index
      vector.store %44#0, %3[%296] : memref<?xf32>, vector<16xf32>
      %297 = arith.addi %295, %c6 : index
      vector.store %44#1, %3[%297] : memref<?xf32>, vector<16xf32>
      %298 = arith.muli %headDim, %c9 : index
      %299 = arith.addi %298, %294 : index
      %300 = arith.addi %299, %c7 : index
      vector.store %44#2, %3[%300] : memref<?xf32>, vector<16xf32>
      %301 = arith.addi %299, %c6 : index
      vector.store %44#3, %3[%301] : memref<?xf32>, vector<16xf32>
      %302 = arith.addi %4, %294 : index
      %303 = arith.addi %302, %c7 : index
      vector.store %44#4, %3[%303] : memref<?xf32>, vector<16xf32>
      %304 = arith.addi %302, %c6 : index
      vector.store %44#5, %3[%304] : memref<?xf32>, vector<16xf32>
      %305 = arith.muli %headDim, %c10 : index
      %306 = arith.addi %305, %294 : index
      %307 = arith.addi %306, %c7 : index
      vector.store %44#6, %3[%307] : memref<?xf32>, vector<16xf32>
      %308 = arith.addi %306, %c6 : index
      vector.store %44#7, %3[%308] : memref<?xf32>, vector<16xf32>
    }
    %309 = arith.addi %14, %c2 : index
    %310 = arith.minsi %309, %13 : index
    scf.for %311 = %14 to %310 step %c9 {
      %312 = arith.subi %311, %14 : index
      %313 = arith.muli %312, %headDim : index
      %314 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %314 {
        scf.for %315 = %c7 to %headDim step %c6 {
          %316 = arith.muli %0, %headDim : index
          %317 = arith.addi %316, %315 : index
          %318 = vector.load %bias[%317] : memref<?xf32>, vector<16xf32>
          %319 = arith.addi %313, %315 : index
          %320 = vector.load %3[%319] : memref<?xf32>, vector<16xf32>
          %321 = arith.addf %320, %318 : vector<16xf32>
          vector.store %321, %3[%319] : memref<?xf32>, vector<16xf32>
        }
      }
      %322 = arith.addi %heads, %kvHeads : index
      %323 = arith.cmpi slt, %0, %322 : index
      scf.if %323 {
        %324 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %324 {
          %325 = arith.cmpi slt, %0, %heads : index
          %328 = scf.for %326 = %c7 to %headDim step %c6 iter_args(%327 = %c11) -> (vector<16xf32>) {
            %329 = arith.addi %313, %326 : index
            %330 = vector.load %3[%329] : memref<?xf32>, vector<16xf32>
            %331 = math.fma %330, %330, %327 : vector<16xf32>
            scf.yield %331 : vector<16xf32>
          }
          %332 = wave.reduce "add" %328 : vector<16xf32>
          %333 = arith.mulf %332, %inverseHeadDim : f32
          %334 = arith.addf %333, %epsilon : f32
          %335 = math.sqrt %334 : f32
          %336 = arith.divf %c34, %335 : f32
          %337 = vector.broadcast %336 : f32 to vector<16xf32>
          scf.for %338 = %c7 to %headDim step %c6 {
            %339 = vector.load %query_norm[%338] : memref<?xf32>, vector<16xf32>
            %340 = vector.load %key_norm[%338] : memref<?xf32>, vector<16xf32>
            %341 = arith.select %325, %339, %340 : vector<16xf32>
            %342 = arith.addi %313, %338 : index
            %343 = vector.load %3[%342] : memref<?xf32>, vector<16xf32>
            %344 = arith.mulf %343, %337 : vector<16xf32>
            %345 = arith.mulf %344, %341 : vector<16xf32>
            vector.store %345, %3[%342] : memref<?xf32>, vector<16xf32>
          }
        }
        %346 = arith.addi %positionsAt, %311 : index
        %347 = memref.load %step[%346] : memref<?xi32>
        %348 = arith.index_cast %347 : i32 to index
        %349 = arith.divui %headDim, %c3 : index
        %350 = arith.remui %348, %c4 : index
        %351 = arith.muli %350, %headDim : index
        %352 = arith.divui %348, %c4 : index
        %353 = arith.addi %352, %c4 : index
        %354 = arith.muli %353, %headDim : index
        scf.for %355 = %c7 to %349 step %c13 {
          %356 = arith.addi %351, %355 : index
          %357 = vector.load %rope[%356] : memref<?xf32>, vector<8xf32>
          %358 = arith.addi %351, %349 : index
          %359 = arith.addi %358, %355 : index
          %360 = vector.load %rope[%359] : memref<?xf32>, vector<8xf32>
          %361 = arith.addi %354, %355 : index
          %362 = vector.load %rope[%361] : memref<?xf32>, vector<8xf32>
          %363 = arith.addi %354, %349 : index
          %364 = arith.addi %363, %355 : index
          %365 = vector.load %rope[%364] : memref<?xf32>, vector<8xf32>
          %366 = arith.mulf %362, %357 : vector<8xf32>
          %367 = arith.mulf %365, %360 : vector<8xf32>
          %368 = arith.subf %366, %367 : vector<8xf32>
          %369 = arith.mulf %365, %357 : vector<8xf32>
          %370 = arith.mulf %362, %360 : vector<8xf32>
          %371 = arith.addf %369, %370 : vector<8xf32>
          %372 = arith.addi %313, %355 : index
          %373 = vector.load %3[%372] : memref<?xf32>, vector<8xf32>
          %374 = arith.addi %313, %349 : index
          %375 = arith.addi %374, %355 : index
          %376 = vector.load %3[%375] : memref<?xf32>, vector<8xf32>
          %377 = arith.mulf %373, %368 : vector<8xf32>
          %378 = arith.mulf %376, %371 : vector<8xf32>
          %379 = arith.subf %377, %378 : vector<8xf32>
          vector.store %379, %3[%372] : memref<?xf32>, vector<8xf32>
          %380 = arith.mulf %376, %368 : vector<8xf32>
          %381 = arith.mulf %373, %371 : vector<8xf32>
          %382 = arith.addf %380, %381 : vector<8xf32>
          vector.store %382, %3[%375] : memref<?xf32>, vector<8xf32>
        }
      }
      %383 = arith.cmpi slt, %0, %heads : index
      scf.if %383 {
        %384 = arith.divui %heads, %kvHeads : index
        %385 = arith.muli %kvHeads, %2 : index
        %386 = arith.divui %0, %384 : index
        %387 = arith.muli %386, %headDim : index
        %388 = arith.addi %385, %387 : index
        scf.for %389 = %c7 to %headDim step %c6 {
          %390 = arith.addi %388, %389 : index
          %391 = vector.load %encode[%390] : memref<?xf32>, vector<16xf32>
          %392 = arith.addi %313, %389 : index
          %393 = vector.load %3[%392] : memref<?xf32>, vector<16xf32>
          %394 = arith.mulf %393, %391 : vector<16xf32>
          %395 = arith.muli %311, %heads : index
          %396 = arith.addi %395, %0 : index
          %397 = arith.muli %396, %headDim : index
          %398 = arith.addi %397, %389 : index
          vector.store %394, %q[%398] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %399 = arith.addi %slotsAt, %311 : index
        %400 = memref.load %step[%399] : memref<?xi32>
        %401 = arith.index_cast %400 : i32 to index
        %402 = arith.cmpi sge, %401, %c7 : index
        scf.if %402 {
          %403 = arith.cmpi eq, %codec, %c7 : index
          scf.if %403 {
            %404 = arith.subi %0, %heads : index
            %405 = arith.muli %404, %4 : index
            %406 = arith.divui %401, %c6 : index
            %407 = arith.remui %401, %c6 : index
            %408 = arith.muli %406, %pageBytes : index
            %411 = scf.for %409 = %c7 to %headDim step %c6 iter_args(%410 = %c11) -> (vector<16xf32>) {
              %412 = arith.addi %405, %409 : index
              %413 = vector.load %encode[%412] : memref<?xf32>, vector<16xf32>
              %414 = arith.addi %405, %headDim : index
              %415 = arith.addi %414, %409 : index
              %416 = vector.load %encode[%415] : memref<?xf32>, vector<16xf32>
              %417 = arith.addi %313, %409 : index
              %418 = vector.load %3[%417] : memref<?xf32>, vector<16xf32>
              %419 = arith.subf %418, %416 : vector<16xf32>
              %420 = arith.mulf %419, %413 : vector<16xf32>
              %421 = arith.minimumf %420, %c39 : vector<16xf32>
              %422 = arith.maximumf %421, %c40 : vector<16xf32>
              %423 = arith.truncf %422 : vector<16xf32> to vector<16xf16>
              %424 = vector.bitcast %423 : vector<16xf16> to vector<32xi8>
              %425 = arith.muli %409, %c3 : index
              vector.store %424, %5[%425] : memref<?xi8>, vector<32xi8>
              %426 = math.absf %420 : vector<16xf32>
              %427 = arith.cmpf ugt, %426, %c39 : vector<16xf32>
              %428 = arith.select %427, %c41, %c11 : vector<16xi1>, vector<16xf32>
              %429 = arith.addf %410, %428 : vector<16xf32>
              scf.yield %429 : vector<16xf32>
            }
            %430 = wave.reduce "add" %411 : vector<16xf32>
            %431 = arith.cmpf ogt, %430, %c42 : f32
            scf.if %431 {
              %432 = arith.fptosi %430 : f32 to i32
              wave.count %clipped, %432 : memref<?xi32>
            }
            %433 = arith.cmpi slt, %404, %kvHeads : index
            scf.if %433 {
              %434 = arith.muli %4, %c12 : index
              %435 = arith.muli %404, %434 : index
              %436 = arith.addi %408, %435 : index
              %437 = arith.muli %407, %c3 : index
              %438 = arith.addi %436, %437 : index
              scf.for %439 = %c7 to %headDim step %c9 {
                %440 = arith.muli %439, %c3 : index
                %441 = arith.addi %440, %c7 : index
                %442 = memref.load %5[%441] : memref<?xi8>
                %443 = arith.muli %439, %c12 : index
                %444 = arith.addi %438, %443 : index
                %445 = arith.addi %444, %c7 : index
                memref.store %442, %kv[%445] : memref<?xi8>
                %446 = arith.addi %440, %c9 : index
                %447 = memref.load %5[%446] : memref<?xi8>
                %448 = arith.addi %444, %c9 : index
                memref.store %447, %kv[%448] : memref<?xi8>
              }
            } else {
              %449 = arith.subi %404, %kvHeads : index
              %450 = arith.muli %449, %c3 : index
              %451 = arith.addi %450, %c9 : index
              %452 = arith.muli %4, %c6 : index
              %453 = arith.muli %451, %452 : index
              %454 = arith.addi %408, %453 : index
              %455 = arith.muli %407, %4 : index
              %456 = arith.addi %454, %455 : index
              scf.for %457 = %c7 to %4 step %c6 {
                %458 = vector.load %5[%457] : memref<?xi8>, vector<16xi8>
                %459 = arith.addi %456, %457 : index
                vector.store %458, %kv[%459] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %460 = arith.cmpi eq, %codec, %c9 : index
          scf.if %460 {
            %461 = arith.subi %0, %heads : index
            %462 = arith.muli %461, %4 : index
            %463 = arith.divui %401, %c6 : index
            %464 = arith.remui %401, %c6 : index
            %465 = arith.muli %headDim, %c9 : index
            %466 = arith.muli %463, %pageBytes : index
            %469 = scf.for %467 = %c7 to %headDim step %c6 iter_args(%468 = %c11) -> (vector<16xf32>) {
              %470 = arith.addi %462, %467 : index
              %471 = vector.load %encode[%470] : memref<?xf32>, vector<16xf32>
              %472 = arith.addi %462, %headDim : index
              %473 = arith.addi %472, %467 : index
              %474 = vector.load %encode[%473] : memref<?xf32>, vector<16xf32>
              %475 = arith.addi %313, %467 : index
              %476 = vector.load %3[%475] : memref<?xf32>, vector<16xf32>
              %477 = arith.subf %476, %474 : vector<16xf32>
              %478 = arith.mulf %477, %471 : vector<16xf32>
              %479 = wave.fp8_encode "e4m3" %478 : vector<16xf32> -> vector<16xi8>
              %480 = arith.muli %467, %c9 : index
              vector.store %479, %5[%480] : memref<?xi8>, vector<16xi8>
              %481 = math.absf %478 : vector<16xf32>
              %482 = arith.cmpf ugt, %481, %c43 : vector<16xf32>
              %483 = arith.select %482, %c41, %c11 : vector<16xi1>, vector<16xf32>
              %484 = arith.addf %468, %483 : vector<16xf32>
              scf.yield %484 : vector<16xf32>
            }
            %485 = wave.reduce "add" %469 : vector<16xf32>
            %486 = arith.cmpf ogt, %485, %c42 : f32
            scf.if %486 {
              %487 = arith.fptosi %485 : f32 to i32
              wave.count %clipped, %487 : memref<?xi32>
            }
            %488 = arith.cmpi slt, %461, %kvHeads : index
            scf.if %488 {
              %489 = arith.muli %465, %c12 : index
              %490 = arith.muli %461, %489 : index
              %491 = arith.addi %466, %490 : index
              %492 = arith.muli %464, %c9 : index
              %493 = arith.addi %491, %492 : index
              scf.for %494 = %c7 to %headDim step %c9 {
                %495 = arith.muli %494, %c9 : index
                %496 = arith.addi %495, %c7 : index
                %497 = memref.load %5[%496] : memref<?xi8>
                %498 = arith.muli %494, %c6 : index
                %499 = arith.addi %493, %498 : index
                %500 = arith.addi %499, %c7 : index
                memref.store %497, %kv[%500] : memref<?xi8>
              }
            } else {
              %501 = arith.subi %461, %kvHeads : index
              %502 = arith.muli %501, %c3 : index
              %503 = arith.addi %502, %c9 : index
              %504 = arith.muli %465, %c6 : index
              %505 = arith.muli %503, %504 : index
              %506 = arith.addi %466, %505 : index
              %507 = arith.muli %464, %465 : index
              %508 = arith.addi %506, %507 : index
              scf.for %509 = %c7 to %465 step %c6 {
                %510 = vector.load %5[%509] : memref<?xi8>, vector<16xi8>
                %511 = arith.addi %508, %509 : index
                vector.store %510, %kv[%511] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %512 = arith.cmpi eq, %codec, %c3 : index
          scf.if %512 {
            %513 = arith.subi %0, %heads : index
            %514 = arith.muli %513, %4 : index
            %515 = arith.divui %401, %c6 : index
            %516 = arith.remui %401, %c6 : index
            %517 = arith.muli %headDim, %c9 : index
            %518 = arith.muli %515, %pageBytes : index
            %521 = scf.for %519 = %c7 to %headDim step %c6 iter_args(%520 = %c11) -> (vector<16xf32>) {
              %522 = arith.addi %514, %519 : index
              %523 = vector.load %encode[%522] : memref<?xf32>, vector<16xf32>
              %524 = arith.addi %514, %headDim : index
              %525 = arith.addi %524, %519 : index
              %526 = vector.load %encode[%525] : memref<?xf32>, vector<16xf32>
              %527 = arith.addi %313, %519 : index
              %528 = vector.load %3[%527] : memref<?xf32>, vector<16xf32>
              %529 = arith.subf %528, %526 : vector<16xf32>
              %530 = arith.mulf %529, %523 : vector<16xf32>
              %531 = wave.fp8_encode "e5m2" %530 : vector<16xf32> -> vector<16xi8>
              %532 = arith.muli %519, %c9 : index
              vector.store %531, %5[%532] : memref<?xi8>, vector<16xi8>
              %533 = math.absf %530 : vector<16xf32>
              %534 = arith.cmpf ugt, %533, %c44 : vector<16xf32>
              %535 = arith.select %534, %c41, %c11 : vector<16xi1>, vector<16xf32>
              %536 = arith.addf %520, %535 : vector<16xf32>
              scf.yield %536 : vector<16xf32>
            }
            %537 = wave.reduce "add" %521 : vector<16xf32>
            %538 = arith.cmpf ogt, %537, %c42 : f32
            scf.if %538 {
              %539 = arith.fptosi %537 : f32 to i32
              wave.count %clipped, %539 : memref<?xi32>
            }
            %540 = arith.cmpi slt, %513, %kvHeads : index
            scf.if %540 {
              %541 = arith.muli %517, %c12 : index
              %542 = arith.muli %513, %541 : index
              %543 = arith.addi %518, %542 : index
              %544 = arith.muli %516, %c9 : index
              %545 = arith.addi %543, %544 : index
              scf.for %546 = %c7 to %headDim step %c9 {
                %547 = arith.muli %546, %c9 : index
                %548 = arith.addi %547, %c7 : index
                %549 = memref.load %5[%548] : memref<?xi8>
                %550 = arith.muli %546, %c6 : index
                %551 = arith.addi %545, %550 : index
                %552 = arith.addi %551, %c7 : index
                memref.store %549, %kv[%552] : memref<?xi8>
              }
            } else {
              %553 = arith.subi %513, %kvHeads : index
              %554 = arith.muli %553, %c3 : index
              %555 = arith.addi %554, %c9 : index
              %556 = arith.muli %517, %c6 : index
              %557 = arith.muli %555, %556 : index
              %558 = arith.addi %518, %557 : index
              %559 = arith.muli %516, %517 : index
              %560 = arith.addi %558, %559 : index
              scf.for %561 = %c7 to %517 step %c6 {
                %562 = vector.load %5[%561] : memref<?xi8>, vector<16xi8>
                %563 = arith.addi %560, %561 : index
                vector.store %562, %kv[%563] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %564 = arith.cmpi eq, %codec, %c10 : index
          scf.if %564 {
            %565 = arith.subi %0, %heads : index
            %566 = arith.muli %565, %4 : index
            %567 = arith.divui %401, %c6 : index
            %568 = arith.remui %401, %c6 : index
            %569 = arith.muli %headDim, %c9 : index
            %570 = arith.muli %567, %pageBytes : index
            %573 = scf.for %571 = %c7 to %headDim step %c6 iter_args(%572 = %c11) -> (vector<16xf32>) {
              %574 = arith.addi %566, %571 : index
              %575 = vector.load %encode[%574] : memref<?xf32>, vector<16xf32>
              %576 = arith.addi %566, %headDim : index
              %577 = arith.addi %576, %571 : index
              %578 = vector.load %encode[%577] : memref<?xf32>, vector<16xf32>
              %579 = arith.addi %313, %571 : index
              %580 = vector.load %3[%579] : memref<?xf32>, vector<16xf32>
              %581 = arith.subf %580, %578 : vector<16xf32>
              %582 = arith.mulf %581, %575 : vector<16xf32>
              %583 = arith.cmpf ord, %582, %582 : vector<16xf32>
              %584 = arith.select %583, %582, %c11 : vector<16xi1>, vector<16xf32>
              %585 = math.roundeven %584 : vector<16xf32>
              %586 = arith.minimumf %585, %c45 : vector<16xf32>
              %587 = arith.maximumf %586, %c46 : vector<16xf32>
              %588 = arith.fptosi %587 : vector<16xf32> to vector<16xi32>
              %589 = arith.addi %588, %c47 : vector<16xi32>
              %590 = arith.trunci %589 : vector<16xi32> to vector<16xi8>
              %591 = arith.muli %571, %c9 : index
              vector.store %590, %5[%591] : memref<?xi8>, vector<16xi8>
              %592 = math.absf %582 : vector<16xf32>
              %593 = arith.cmpf ugt, %592, %c48 : vector<16xf32>
              %594 = arith.select %593, %c41, %c11 : vector<16xi1>, vector<16xf32>
              %595 = arith.addf %572, %594 : vector<16xf32>
              scf.yield %595 : vector<16xf32>
            }
            %596 = wave.reduce "add" %573 : vector<16xf32>
            %597 = arith.cmpf ogt, %596, %c42 : f32
            scf.if %597 {
              %598 = arith.fptosi %596 : f32 to i32
              wave.count %clipped, %598 : memref<?xi32>
            }
            %599 = arith.cmpi slt, %565, %kvHeads : index
            scf.if %599 {
              %600 = arith.muli %569, %c12 : index
              %601 = arith.muli %565, %600 : index
              %602 = arith.addi %570, %601 : index
              %603 = arith.muli %568, %c9 : index
              %604 = arith.addi %602, %603 : index
              scf.for %605 = %c7 to %headDim step %c9 {
                %606 = arith.muli %605, %c9 : index
                %607 = arith.addi %606, %c7 : index
                %608 = memref.load %5[%607] : memref<?xi8>
                %609 = arith.muli %605, %c6 : index
                %610 = arith.addi %604, %609 : index
                %611 = arith.addi %610, %c7 : index
                memref.store %608, %kv[%611] : memref<?xi8>
              }
            } else {
              %612 = arith.subi %565, %kvHeads : index
              %613 = arith.muli %612, %c3 : index
              %614 = arith.addi %613, %c9 : index
              %615 = arith.muli %569, %c6 : index
              %616 = arith.muli %614, %615 : index
              %617 = arith.addi %570, %616 : index
              %618 = arith.muli %568, %569 : index
              %619 = arith.addi %617, %618 : index
              scf.for %620 = %c7 to %569 step %c6 {
                %621 = vector.load %5[%620] : memref<?xi8>, vector<16xi8>
                %622 = arith.addi %619, %620 : index
                vector.store %621, %kv[%622] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
