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
wave.kernel @qkv_q6_k_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
        scf.for %384 = %c7 to %headDim step %c6 {
          %385 = arith.addi %313, %384 : index
          %386 = vector.load %3[%385] : memref<?xf32>, vector<16xf32>
          %387 = arith.muli %311, %heads : index
          %388 = arith.addi %387, %0 : index
          %389 = arith.muli %388, %headDim : index
          %390 = arith.addi %389, %384 : index
          vector.store %386, %q[%390] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %391 = arith.addi %slotsAt, %311 : index
        %392 = memref.load %step[%391] : memref<?xi32>
        %393 = arith.index_cast %392 : i32 to index
        %394 = arith.cmpi sge, %393, %c7 : index
        scf.if %394 {
          %395 = arith.cmpi eq, %codec, %c7 : index
          scf.if %395 {
            %396 = arith.subi %0, %heads : index
            %397 = memref.load %scales[%396] : memref<?xf32>
            %398 = vector.broadcast %397 : f32 to vector<16xf32>
            %399 = arith.divui %393, %c6 : index
            %400 = arith.remui %393, %c6 : index
            %401 = arith.muli %399, %pageBytes : index
            scf.for %402 = %c7 to %headDim step %c6 {
              %403 = arith.addi %313, %402 : index
              %404 = vector.load %3[%403] : memref<?xf32>, vector<16xf32>
              %405 = arith.mulf %404, %398 : vector<16xf32>
              %406 = arith.minimumf %405, %c39 : vector<16xf32>
              %407 = arith.maximumf %406, %c40 : vector<16xf32>
              %408 = arith.truncf %407 : vector<16xf32> to vector<16xf16>
              %409 = vector.bitcast %408 : vector<16xf16> to vector<32xi8>
              %410 = arith.muli %402, %c3 : index
              vector.store %409, %5[%410] : memref<?xi8>, vector<32xi8>
            }
            %411 = arith.cmpi slt, %396, %kvHeads : index
            scf.if %411 {
              %412 = arith.muli %4, %c12 : index
              %413 = arith.muli %396, %412 : index
              %414 = arith.addi %401, %413 : index
              %415 = arith.muli %400, %c3 : index
              %416 = arith.addi %414, %415 : index
              scf.for %417 = %c7 to %headDim step %c9 {
                %418 = arith.muli %417, %c3 : index
                %419 = arith.addi %418, %c7 : index
                %420 = memref.load %5[%419] : memref<?xi8>
                %421 = arith.muli %417, %c12 : index
                %422 = arith.addi %416, %421 : index
                %423 = arith.addi %422, %c7 : index
                memref.store %420, %kv[%423] : memref<?xi8>
                %424 = arith.addi %418, %c9 : index
                %425 = memref.load %5[%424] : memref<?xi8>
                %426 = arith.addi %422, %c9 : index
                memref.store %425, %kv[%426] : memref<?xi8>
              }
            } else {
              %427 = arith.subi %396, %kvHeads : index
              %428 = arith.muli %427, %c3 : index
              %429 = arith.addi %428, %c9 : index
              %430 = arith.muli %4, %c6 : index
              %431 = arith.muli %429, %430 : index
              %432 = arith.addi %401, %431 : index
              %433 = arith.muli %400, %4 : index
              %434 = arith.addi %432, %433 : index
              scf.for %435 = %c7 to %4 step %c6 {
                %436 = vector.load %5[%435] : memref<?xi8>, vector<16xi8>
                %437 = arith.addi %434, %435 : index
                vector.store %436, %kv[%437] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %438 = arith.cmpi eq, %codec, %c9 : index
          scf.if %438 {
            %439 = arith.subi %0, %heads : index
            %440 = memref.load %scales[%439] : memref<?xf32>
            %441 = vector.broadcast %440 : f32 to vector<16xf32>
            %442 = arith.divui %393, %c6 : index
            %443 = arith.remui %393, %c6 : index
            %444 = arith.muli %headDim, %c9 : index
            %445 = arith.muli %442, %pageBytes : index
            scf.for %446 = %c7 to %headDim step %c6 {
              %447 = arith.addi %313, %446 : index
              %448 = vector.load %3[%447] : memref<?xf32>, vector<16xf32>
              %449 = arith.mulf %448, %441 : vector<16xf32>
              %450 = wave.fp8_encode "e4m3" %449 : vector<16xf32> -> vector<16xi8>
              %451 = arith.muli %446, %c9 : index
              vector.store %450, %5[%451] : memref<?xi8>, vector<16xi8>
            }
            %452 = arith.cmpi slt, %439, %kvHeads : index
            scf.if %452 {
              %453 = arith.muli %444, %c12 : index
              %454 = arith.muli %439, %453 : index
              %455 = arith.addi %445, %454 : index
              %456 = arith.muli %443, %c9 : index
              %457 = arith.addi %455, %456 : index
              scf.for %458 = %c7 to %headDim step %c9 {
                %459 = arith.muli %458, %c9 : index
                %460 = arith.addi %459, %c7 : index
                %461 = memref.load %5[%460] : memref<?xi8>
                %462 = arith.muli %458, %c6 : index
                %463 = arith.addi %457, %462 : index
                %464 = arith.addi %463, %c7 : index
                memref.store %461, %kv[%464] : memref<?xi8>
              }
            } else {
              %465 = arith.subi %439, %kvHeads : index
              %466 = arith.muli %465, %c3 : index
              %467 = arith.addi %466, %c9 : index
              %468 = arith.muli %444, %c6 : index
              %469 = arith.muli %467, %468 : index
              %470 = arith.addi %445, %469 : index
              %471 = arith.muli %443, %444 : index
              %472 = arith.addi %470, %471 : index
              scf.for %473 = %c7 to %444 step %c6 {
                %474 = vector.load %5[%473] : memref<?xi8>, vector<16xi8>
                %475 = arith.addi %472, %473 : index
                vector.store %474, %kv[%475] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %476 = arith.cmpi eq, %codec, %c3 : index
          scf.if %476 {
            %477 = arith.subi %0, %heads : index
            %478 = memref.load %scales[%477] : memref<?xf32>
            %479 = vector.broadcast %478 : f32 to vector<16xf32>
            %480 = arith.divui %393, %c6 : index
            %481 = arith.remui %393, %c6 : index
            %482 = arith.muli %headDim, %c9 : index
            %483 = arith.muli %480, %pageBytes : index
            scf.for %484 = %c7 to %headDim step %c6 {
              %485 = arith.addi %313, %484 : index
              %486 = vector.load %3[%485] : memref<?xf32>, vector<16xf32>
              %487 = arith.mulf %486, %479 : vector<16xf32>
              %488 = wave.fp8_encode "e5m2" %487 : vector<16xf32> -> vector<16xi8>
              %489 = arith.muli %484, %c9 : index
              vector.store %488, %5[%489] : memref<?xi8>, vector<16xi8>
            }
            %490 = arith.cmpi slt, %477, %kvHeads : index
            scf.if %490 {
              %491 = arith.muli %482, %c12 : index
              %492 = arith.muli %477, %491 : index
              %493 = arith.addi %483, %492 : index
              %494 = arith.muli %481, %c9 : index
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
              %503 = arith.subi %477, %kvHeads : index
              %504 = arith.muli %503, %c3 : index
              %505 = arith.addi %504, %c9 : index
              %506 = arith.muli %482, %c6 : index
              %507 = arith.muli %505, %506 : index
              %508 = arith.addi %483, %507 : index
              %509 = arith.muli %481, %482 : index
              %510 = arith.addi %508, %509 : index
              scf.for %511 = %c7 to %482 step %c6 {
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
