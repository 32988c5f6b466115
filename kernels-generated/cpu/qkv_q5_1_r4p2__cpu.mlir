// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q5_1', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q5_1_r4p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q5_1_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 384 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 320 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant dense<15> : vector<16xi32>
  %c16 = arith.constant dense<0> : vector<16xi32>
  %c17 = arith.constant dense<1> : vector<16xi32>
  %c18 = arith.constant dense<4> : vector<16xi32>
  %c19 = arith.constant dense<2> : vector<16xi32>
  %c20 = arith.constant dense<3> : vector<16xi32>
  %c21 = arith.constant dense<5> : vector<16xi32>
  %c22 = arith.constant 5 : index
  %c23 = arith.constant 48 : index
  %c24 = arith.constant dense<6> : vector<16xi32>
  %c25 = arith.constant 6 : index
  %c26 = arith.constant dense<7> : vector<16xi32>
  %c27 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c34 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c36 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c40 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c41 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
        %48 = vector.load %w[%46] : memref<?xi8>, vector<32xi8>
        %49 = vector.bitcast %48 : vector<32xi8> to vector<16xf16>
        %50 = arith.extf %49 : vector<16xf16> to vector<16xf32>
        %51 = arith.addi %46, %c4 : index
        %52 = vector.load %w[%51] : memref<?xi8>, vector<32xi8>
        %53 = vector.bitcast %52 : vector<32xi8> to vector<16xf16>
        %54 = arith.extf %53 : vector<16xf16> to vector<16xf32>
        %55 = vector.load %w[%47] : memref<?xi8>, vector<32xi8>
        %56 = vector.bitcast %55 : vector<32xi8> to vector<16xf16>
        %57 = arith.extf %56 : vector<16xf16> to vector<16xf32>
        %58 = arith.addi %47, %c4 : index
        %59 = vector.load %w[%58] : memref<?xi8>, vector<32xi8>
        %60 = vector.bitcast %59 : vector<32xi8> to vector<16xf16>
        %61 = arith.extf %60 : vector<16xf16> to vector<16xf32>
        %62 = arith.muli %35, %c4 : index
        %72:8 = scf.for %63 = %c7 to %c2 step %c9 iter_args(%64 = %36, %65 = %37, %66 = %38, %67 = %39, %68 = %40, %69 = %41, %70 = %42, %71 = %43) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %73 = arith.muli %63, %c12 : index
          %74 = arith.addi %62, %73 : index
          %75 = arith.addi %46, %c13 : index
          %76 = arith.muli %63, %c9 : index
          %77 = arith.addi %76, %c7 : index
          %78 = arith.muli %77, %c6 : index
          %79 = arith.addi %75, %78 : index
          %80 = vector.load %w[%79] : memref<?xi8>, vector<16xi8>
          %81 = arith.extui %80 : vector<16xi8> to vector<16xi32>
          %82 = arith.addi %46, %c14 : index
          %83 = arith.muli %63, %c14 : index
          %84 = arith.addi %82, %83 : index
          %85 = arith.addi %84, %c7 : index
          %86 = vector.load %w[%85] : memref<?xi8>, vector<16xi8>
          %87 = arith.extui %86 : vector<16xi8> to vector<16xi32>
          %88 = arith.andi %87, %c15 : vector<16xi32>
          %89 = arith.shrui %81, %c16 : vector<16xi32>
          %90 = arith.andi %89, %c17 : vector<16xi32>
          %91 = arith.shli %90, %c18 : vector<16xi32>
          %92 = arith.ori %88, %91 : vector<16xi32>
          %93 = arith.sitofp %92 : vector<16xi32> to vector<16xf32>
          %94 = math.fma %93, %50, %54 : vector<16xf32>
          %95 = arith.addi %47, %c13 : index
          %96 = arith.addi %95, %78 : index
          %97 = vector.load %w[%96] : memref<?xi8>, vector<16xi8>
          %98 = arith.extui %97 : vector<16xi8> to vector<16xi32>
          %99 = arith.addi %47, %c14 : index
          %100 = arith.addi %99, %83 : index
          %101 = arith.addi %100, %c7 : index
          %102 = vector.load %w[%101] : memref<?xi8>, vector<16xi8>
          %103 = arith.extui %102 : vector<16xi8> to vector<16xi32>
          %104 = arith.andi %103, %c15 : vector<16xi32>
          %105 = arith.shrui %98, %c16 : vector<16xi32>
          %106 = arith.andi %105, %c17 : vector<16xi32>
          %107 = arith.shli %106, %c18 : vector<16xi32>
          %108 = arith.ori %104, %107 : vector<16xi32>
          %109 = arith.sitofp %108 : vector<16xi32> to vector<16xf32>
          %110 = math.fma %109, %57, %61 : vector<16xf32>
          %111 = arith.addi %74, %c7 : index
          %112:8 = func.call @qkv_q5_1_r4p2__cpu.0(%24, %111, %x, %94, %64, %110, %65, %25, %66, %67, %26, %68, %69, %27, %70, %71) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %113 = vector.load %w[%85] : memref<?xi8>, vector<16xi8>
          %114 = arith.extui %113 : vector<16xi8> to vector<16xi32>
          %115 = arith.shrui %114, %c18 : vector<16xi32>
          %116 = arith.shrui %81, %c17 : vector<16xi32>
          %117 = arith.andi %116, %c17 : vector<16xi32>
          %118 = arith.shli %117, %c18 : vector<16xi32>
          %119 = arith.ori %115, %118 : vector<16xi32>
          %120 = arith.sitofp %119 : vector<16xi32> to vector<16xf32>
          %121 = math.fma %120, %50, %54 : vector<16xf32>
          %122 = vector.load %w[%101] : memref<?xi8>, vector<16xi8>
          %123 = arith.extui %122 : vector<16xi8> to vector<16xi32>
          %124 = arith.shrui %123, %c18 : vector<16xi32>
          %125 = arith.shrui %98, %c17 : vector<16xi32>
          %126 = arith.andi %125, %c17 : vector<16xi32>
          %127 = arith.shli %126, %c18 : vector<16xi32>
          %128 = arith.ori %124, %127 : vector<16xi32>
          %129 = arith.sitofp %128 : vector<16xi32> to vector<16xf32>
          %130 = math.fma %129, %57, %61 : vector<16xf32>
          %131 = arith.addi %74, %c9 : index
          %132:8 = func.call @qkv_q5_1_r4p2__cpu.0(%24, %131, %x, %121, %112#0, %130, %112#1, %25, %112#2, %112#3, %26, %112#4, %112#5, %27, %112#6, %112#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %133 = arith.addi %84, %c6 : index
          %134 = vector.load %w[%133] : memref<?xi8>, vector<16xi8>
          %135 = arith.extui %134 : vector<16xi8> to vector<16xi32>
          %136 = arith.andi %135, %c15 : vector<16xi32>
          %137 = arith.shrui %81, %c19 : vector<16xi32>
          %138 = arith.andi %137, %c17 : vector<16xi32>
          %139 = arith.shli %138, %c18 : vector<16xi32>
          %140 = arith.ori %136, %139 : vector<16xi32>
          %141 = arith.sitofp %140 : vector<16xi32> to vector<16xf32>
          %142 = math.fma %141, %50, %54 : vector<16xf32>
          %143 = arith.addi %100, %c6 : index
          %144 = vector.load %w[%143] : memref<?xi8>, vector<16xi8>
          %145 = arith.extui %144 : vector<16xi8> to vector<16xi32>
          %146 = arith.andi %145, %c15 : vector<16xi32>
          %147 = arith.shrui %98, %c19 : vector<16xi32>
          %148 = arith.andi %147, %c17 : vector<16xi32>
          %149 = arith.shli %148, %c18 : vector<16xi32>
          %150 = arith.ori %146, %149 : vector<16xi32>
          %151 = arith.sitofp %150 : vector<16xi32> to vector<16xf32>
          %152 = math.fma %151, %57, %61 : vector<16xf32>
          %153 = arith.addi %74, %c3 : index
          %154:8 = func.call @qkv_q5_1_r4p2__cpu.0(%24, %153, %x, %142, %132#0, %152, %132#1, %25, %132#2, %132#3, %26, %132#4, %132#5, %27, %132#6, %132#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %155 = vector.load %w[%133] : memref<?xi8>, vector<16xi8>
          %156 = arith.extui %155 : vector<16xi8> to vector<16xi32>
          %157 = arith.shrui %156, %c18 : vector<16xi32>
          %158 = arith.shrui %81, %c20 : vector<16xi32>
          %159 = arith.andi %158, %c17 : vector<16xi32>
          %160 = arith.shli %159, %c18 : vector<16xi32>
          %161 = arith.ori %157, %160 : vector<16xi32>
          %162 = arith.sitofp %161 : vector<16xi32> to vector<16xf32>
          %163 = math.fma %162, %50, %54 : vector<16xf32>
          %164 = vector.load %w[%143] : memref<?xi8>, vector<16xi8>
          %165 = arith.extui %164 : vector<16xi8> to vector<16xi32>
          %166 = arith.shrui %165, %c18 : vector<16xi32>
          %167 = arith.shrui %98, %c20 : vector<16xi32>
          %168 = arith.andi %167, %c17 : vector<16xi32>
          %169 = arith.shli %168, %c18 : vector<16xi32>
          %170 = arith.ori %166, %169 : vector<16xi32>
          %171 = arith.sitofp %170 : vector<16xi32> to vector<16xf32>
          %172 = math.fma %171, %57, %61 : vector<16xf32>
          %173 = arith.addi %74, %c10 : index
          %174:8 = func.call @qkv_q5_1_r4p2__cpu.0(%24, %173, %x, %163, %154#0, %172, %154#1, %25, %154#2, %154#3, %26, %154#4, %154#5, %27, %154#6, %154#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %175 = arith.addi %84, %c4 : index
          %176 = vector.load %w[%175] : memref<?xi8>, vector<16xi8>
          %177 = arith.extui %176 : vector<16xi8> to vector<16xi32>
          %178 = arith.andi %177, %c15 : vector<16xi32>
          %179 = arith.shrui %81, %c18 : vector<16xi32>
          %180 = arith.andi %179, %c17 : vector<16xi32>
          %181 = arith.shli %180, %c18 : vector<16xi32>
          %182 = arith.ori %178, %181 : vector<16xi32>
          %183 = arith.sitofp %182 : vector<16xi32> to vector<16xf32>
          %184 = math.fma %183, %50, %54 : vector<16xf32>
          %185 = arith.addi %100, %c4 : index
          %186 = vector.load %w[%185] : memref<?xi8>, vector<16xi8>
          %187 = arith.extui %186 : vector<16xi8> to vector<16xi32>
          %188 = arith.andi %187, %c15 : vector<16xi32>
          %189 = arith.shrui %98, %c18 : vector<16xi32>
          %190 = arith.andi %189, %c17 : vector<16xi32>
          %191 = arith.shli %190, %c18 : vector<16xi32>
          %192 = arith.ori %188, %191 : vector<16xi32>
          %193 = arith.sitofp %192 : vector<16xi32> to vector<16xf32>
          %194 = math.fma %193, %57, %61 : vector<16xf32>
          %195 = arith.addi %74, %c2 : index
          %196:8 = func.call @qkv_q5_1_r4p2__cpu.0(%24, %195, %x, %184, %174#0, %194, %174#1, %25, %174#2, %174#3, %26, %174#4, %174#5, %27, %174#6, %174#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %197 = vector.load %w[%175] : memref<?xi8>, vector<16xi8>
          %198 = arith.extui %197 : vector<16xi8> to vector<16xi32>
          %199 = arith.shrui %198, %c18 : vector<16xi32>
          %200 = arith.shrui %81, %c21 : vector<16xi32>
          %201 = arith.andi %200, %c17 : vector<16xi32>
          %202 = arith.shli %201, %c18 : vector<16xi32>
          %203 = arith.ori %199, %202 : vector<16xi32>
          %204 = arith.sitofp %203 : vector<16xi32> to vector<16xf32>
          %205 = math.fma %204, %50, %54 : vector<16xf32>
          %206 = vector.load %w[%185] : memref<?xi8>, vector<16xi8>
          %207 = arith.extui %206 : vector<16xi8> to vector<16xi32>
          %208 = arith.shrui %207, %c18 : vector<16xi32>
          %209 = arith.shrui %98, %c21 : vector<16xi32>
          %210 = arith.andi %209, %c17 : vector<16xi32>
          %211 = arith.shli %210, %c18 : vector<16xi32>
          %212 = arith.ori %208, %211 : vector<16xi32>
          %213 = arith.sitofp %212 : vector<16xi32> to vector<16xf32>
          %214 = math.fma %213, %57, %61 : vector<16xf32>
          %215 = arith.addi %74, %c22 : index
          %216:8 = func.call @qkv_q5_1_r4p2__cpu.0(%24, %215, %x, %205, %196#0, %214, %196#1, %25, %196#2, %196#3, %26, %196#4, %196#5, %27, %196#6, %196#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %217 = arith.addi %84, %c23 : index
          %218 = vector.load %w[%217] : memref<?xi8>, vector<16xi8>
          %219 = arith.extui %218 : vector<16xi8> to vector<16xi32>
          %220 = arith.andi %219, %c15 : vector<16xi32>
          %221 = arith.shrui %81, %c24 : vector<16xi32>
          %222 = arith.andi %221, %c17 : vector<16xi32>
          %223 = arith.shli %222, %c18 : vector<16xi32>
          %224 = arith.ori %220, %223 : vector<16xi32>
          %225 = arith.sitofp %224 : vector<16xi32> to vector<16xf32>
          %226 = math.fma %225, %50, %54 : vector<16xf32>
          %227 = arith.addi %100, %c23 : index
          %228 = vector.load %w[%227] : memref<?xi8>, vector<16xi8>
          %229 = arith.extui %228 : vector<16xi8> to vector<16xi32>
          %230 = arith.andi %229, %c15 : vector<16xi32>
          %231 = arith.shrui %98, %c24 : vector<16xi32>
          %232 = arith.andi %231, %c17 : vector<16xi32>
          %233 = arith.shli %232, %c18 : vector<16xi32>
          %234 = arith.ori %230, %233 : vector<16xi32>
          %235 = arith.sitofp %234 : vector<16xi32> to vector<16xf32>
          %236 = math.fma %235, %57, %61 : vector<16xf32>
          %237 = arith.addi %74, %c25 : index
          %238:8 = func.call @qkv_q5_1_r4p2__cpu.0(%24, %237, %x, %226, %216#0, %236, %216#1, %25, %216#2, %216#3, %26, %216#4, %216#5, %27, %216#6, %216#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %239 = vector.load %w[%217] : memref<?xi8>, vector<16xi8>
          %240 = arith.extui %239 : vector<16xi8> to vector<16xi32>
          %241 = arith.shrui %240, %c18 : vector<16xi32>
          %242 = arith.shrui %81, %c26 : vector<16xi32>
          %243 = arith.andi %242, %c17 : vector<16xi32>
          %244 = arith.shli %243, %c18 : vector<16xi32>
          %245 = arith.ori %241, %244 : vector<16xi32>
          %246 = arith.sitofp %245 : vector<16xi32> to vector<16xf32>
          %247 = math.fma %246, %50, %54 : vector<16xf32>
          %248 = vector.load %w[%227] : memref<?xi8>, vector<16xi8>
          %249 = arith.extui %248 : vector<16xi8> to vector<16xi32>
          %250 = arith.shrui %249, %c18 : vector<16xi32>
          %251 = arith.shrui %98, %c26 : vector<16xi32>
          %252 = arith.andi %251, %c17 : vector<16xi32>
          %253 = arith.shli %252, %c18 : vector<16xi32>
          %254 = arith.ori %250, %253 : vector<16xi32>
          %255 = arith.sitofp %254 : vector<16xi32> to vector<16xf32>
          %256 = math.fma %255, %57, %61 : vector<16xf32>
          %257 = arith.addi %74, %c27 : index
          %258:8 = func.call @qkv_q5_1_r4p2__cpu.0(%24, %257, %x, %247, %238#0, %256, %238#1, %25, %238#2, %238#3, %26, %238#4, %238#5, %27, %238#6, %238#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %258#0, %258#1, %258#2, %258#3, %258#4, %258#5, %258#6, %258#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %72#0, %72#1, %72#2, %72#3, %72#4, %72#5, %72#6, %72#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %259 = arith.muli %headDim, %c7 : index
      %260 = arith.muli %28, %c6 : index
      %261 = arith.addi %259, %260 : index
      %262 = arith.addi %261, %c7 : index
      vector.store %44#0, %3[%262] : memref<?xf32>, vector<16xf32>
      %263 = arith.addi %261, %c6 : index
      vector.store %44#1, %3[%263] : memref<?xf32>, vector<16xf32>
      %264 = arith.muli %headDim, %c9 : index
      %265 = arith.addi %264, %260 : index
      %266 = arith.addi %265, %c7 : index
      vector.store %44#2, %3[%266] : memref<?xf32>, vector<16xf32>
      %267 = arith.addi %265, %c6 : index
      vector.store %44#3, %3[%267] : memref<?xf32>, vector<16xf32>
      %268 = arith.addi %4, %260 : index
      %269 = arith.addi %268, %c7 : index
      vector.store %44#4, %3[%269] : memref<?xf32>, vector<16xf32>
      %270 = arith.addi %268, %c6 : index
      vector.store %44#5, %3[%270] : memref<?xf32>, vector<16xf32>
      %271 = arith.muli %headDim, %c10 : index
      %272 = arith.addi %271, %260 : index
      %273 = arith.addi %272, %c7 : index
      vector.store %44#6, %3[%273] : memref<?xf32>, vector<16xf32>
      %274 = arith.addi %272, %c6 : index
      vector.store %44#7, %3[%274] : memref<?xf32>, vector<16xf32>
    }
    %275 = arith.addi %14, %c2 : index
    %276 = arith.minsi %275, %13 : index
    scf.for %277 = %14 to %276 step %c9 {
      %278 = arith.subi %277, %14 : index
      %279 = arith.muli %278, %headDim : index
      %280 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %280 {
        scf.for %281 = %c7 to %headDim step %c6 {
          %282 = arith.muli %0, %headDim : index
          %283 = arith.addi %282, %281 : index
          %284 = vector.load %bias[%283] : memref<?xf32>, vector<16xf32>
          %285 = arith.addi %279, %281 : index
          %286 = vector.load %3[%285] : memref<?xf32>, vector<16xf32>
          %287 = arith.addf %286, %284 : vector<16xf32>
          vector.store %287, %3[%285] : memref<?xf32>, vector<16xf32>
        }
      }
      %288 = arith.addi %heads, %kvHeads : index
      %289 = arith.cmpi slt, %0, %288 : index
      scf.if %289 {
        %290 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %290 {
          %291 = arith.cmpi slt, %0, %heads : index
          %294 = scf.for %292 = %c7 to %headDim step %c6 iter_args(%293 = %c11) -> (vector<16xf32>) {
            %295 = arith.addi %279, %292 : index
            %296 = vector.load %3[%295] : memref<?xf32>, vector<16xf32>
            %297 = math.fma %296, %296, %293 : vector<16xf32>
            scf.yield %297 : vector<16xf32>
          }
          %298 = wave.reduce "add" %294 : vector<16xf32>
          %299 = arith.mulf %298, %inverseHeadDim : f32
          %300 = arith.addf %299, %epsilon : f32
          %301 = math.sqrt %300 : f32
          %302 = arith.divf %c34, %301 : f32
          %303 = vector.broadcast %302 : f32 to vector<16xf32>
          scf.for %304 = %c7 to %headDim step %c6 {
            %305 = vector.load %query_norm[%304] : memref<?xf32>, vector<16xf32>
            %306 = vector.load %key_norm[%304] : memref<?xf32>, vector<16xf32>
            %307 = arith.select %291, %305, %306 : vector<16xf32>
            %308 = arith.addi %279, %304 : index
            %309 = vector.load %3[%308] : memref<?xf32>, vector<16xf32>
            %310 = arith.mulf %309, %303 : vector<16xf32>
            %311 = arith.mulf %310, %307 : vector<16xf32>
            vector.store %311, %3[%308] : memref<?xf32>, vector<16xf32>
          }
        }
        %312 = arith.addi %positionsAt, %277 : index
        %313 = memref.load %step[%312] : memref<?xi32>
        %314 = arith.index_cast %313 : i32 to index
        %315 = arith.divui %headDim, %c3 : index
        %316 = arith.remui %314, %c36 : index
        %317 = arith.muli %316, %headDim : index
        %318 = arith.divui %314, %c36 : index
        %319 = arith.addi %318, %c36 : index
        %320 = arith.muli %319, %headDim : index
        scf.for %321 = %c7 to %315 step %c12 {
          %322 = arith.addi %317, %321 : index
          %323 = vector.load %rope[%322] : memref<?xf32>, vector<8xf32>
          %324 = arith.addi %317, %315 : index
          %325 = arith.addi %324, %321 : index
          %326 = vector.load %rope[%325] : memref<?xf32>, vector<8xf32>
          %327 = arith.addi %320, %321 : index
          %328 = vector.load %rope[%327] : memref<?xf32>, vector<8xf32>
          %329 = arith.addi %320, %315 : index
          %330 = arith.addi %329, %321 : index
          %331 = vector.load %rope[%330] : memref<?xf32>, vector<8xf32>
          %332 = arith.mulf %328, %323 : vector<8xf32>
          %333 = arith.mulf %331, %326 : vector<8xf32>
          %334 = arith.subf %332, %333 : vector<8xf32>
          %335 = arith.mulf %331, %323 : vector<8xf32>
          %336 = arith.mulf %328, %326 : vector<8xf32>
          %337 = arith.addf %335, %336 : vector<8xf32>
          %338 = arith.addi %279, %321 : index
          %339 = vector.load %3[%338] : memref<?xf32>, vector<8xf32>
          %340 = arith.addi %279, %315 : index
          %341 = arith.addi %340, %321 : index
          %342 = vector.load %3[%341] : memref<?xf32>, vector<8xf32>
          %343 = arith.mulf %339, %334 : vector<8xf32>
          %344 = arith.mulf %342, %337 : vector<8xf32>
          %345 = arith.subf %343, %344 : vector<8xf32>
          vector.store %345, %3[%338] : memref<?xf32>, vector<8xf32>
          %346 = arith.mulf %342, %334 : vector<8xf32>
          %347 = arith.mulf %339, %337 : vector<8xf32>
          %348 = arith.addf %346, %347 : vector<8xf32>
          vector.store %348, %3[%341] : memref<?xf32>, vector<8xf32>
        }
      }
      %349 = arith.cmpi slt, %0, %heads : index
      scf.if %349 {
        scf.for %350 = %c7 to %headDim step %c6 {
          %351 = arith.addi %279, %350 : index
          %352 = vector.load %3[%351] : memref<?xf32>, vector<16xf32>
          %353 = arith.muli %277, %heads : index
          %354 = arith.addi %353, %0 : index
          %355 = arith.muli %354, %headDim : index
          %356 = arith.addi %355, %350 : index
          vector.store %352, %q[%356] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %357 = arith.addi %slotsAt, %277 : index
        %358 = memref.load %step[%357] : memref<?xi32>
        %359 = arith.index_cast %358 : i32 to index
        %360 = arith.cmpi sge, %359, %c7 : index
        scf.if %360 {
          %361 = arith.cmpi eq, %codec, %c7 : index
          scf.if %361 {
            %362 = arith.subi %0, %heads : index
            %363 = memref.load %scales[%362] : memref<?xf32>
            %364 = vector.broadcast %363 : f32 to vector<16xf32>
            %365 = arith.divui %359, %c6 : index
            %366 = arith.remui %359, %c6 : index
            %367 = arith.muli %365, %pageBytes : index
            scf.for %368 = %c7 to %headDim step %c6 {
              %369 = arith.addi %279, %368 : index
              %370 = vector.load %3[%369] : memref<?xf32>, vector<16xf32>
              %371 = arith.mulf %370, %364 : vector<16xf32>
              %372 = arith.minimumf %371, %c40 : vector<16xf32>
              %373 = arith.maximumf %372, %c41 : vector<16xf32>
              %374 = arith.truncf %373 : vector<16xf32> to vector<16xf16>
              %375 = vector.bitcast %374 : vector<16xf16> to vector<32xi8>
              %376 = arith.muli %368, %c3 : index
              vector.store %375, %5[%376] : memref<?xi8>, vector<32xi8>
            }
            %377 = arith.cmpi slt, %362, %kvHeads : index
            scf.if %377 {
              %378 = arith.muli %4, %c4 : index
              %379 = arith.muli %362, %378 : index
              %380 = arith.addi %367, %379 : index
              %381 = arith.muli %366, %c3 : index
              %382 = arith.addi %380, %381 : index
              scf.for %383 = %c7 to %headDim step %c9 {
                %384 = arith.muli %383, %c3 : index
                %385 = arith.addi %384, %c7 : index
                %386 = memref.load %5[%385] : memref<?xi8>
                %387 = arith.muli %383, %c4 : index
                %388 = arith.addi %382, %387 : index
                %389 = arith.addi %388, %c7 : index
                memref.store %386, %kv[%389] : memref<?xi8>
                %390 = arith.addi %384, %c9 : index
                %391 = memref.load %5[%390] : memref<?xi8>
                %392 = arith.addi %388, %c9 : index
                memref.store %391, %kv[%392] : memref<?xi8>
              }
            } else {
              %393 = arith.subi %362, %kvHeads : index
              %394 = arith.muli %393, %c3 : index
              %395 = arith.addi %394, %c9 : index
              %396 = arith.muli %4, %c6 : index
              %397 = arith.muli %395, %396 : index
              %398 = arith.addi %367, %397 : index
              %399 = arith.muli %366, %4 : index
              %400 = arith.addi %398, %399 : index
              scf.for %401 = %c7 to %4 step %c6 {
                %402 = vector.load %5[%401] : memref<?xi8>, vector<16xi8>
                %403 = arith.addi %400, %401 : index
                vector.store %402, %kv[%403] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %404 = arith.cmpi eq, %codec, %c9 : index
          scf.if %404 {
            %405 = arith.subi %0, %heads : index
            %406 = memref.load %scales[%405] : memref<?xf32>
            %407 = vector.broadcast %406 : f32 to vector<16xf32>
            %408 = arith.divui %359, %c6 : index
            %409 = arith.remui %359, %c6 : index
            %410 = arith.muli %headDim, %c9 : index
            %411 = arith.muli %408, %pageBytes : index
            scf.for %412 = %c7 to %headDim step %c6 {
              %413 = arith.addi %279, %412 : index
              %414 = vector.load %3[%413] : memref<?xf32>, vector<16xf32>
              %415 = arith.mulf %414, %407 : vector<16xf32>
              %416 = wave.fp8_encode "e4m3" %415 : vector<16xf32> -> vector<16xi8>
              %417 = arith.muli %412, %c9 : index
              vector.store %416, %5[%417] : memref<?xi8>, vector<16xi8>
            }
            %418 = arith.cmpi slt, %405, %kvHeads : index
            scf.if %418 {
              %419 = arith.muli %410, %c4 : index
              %420 = arith.muli %405, %419 : index
              %421 = arith.addi %411, %420 : index
              %422 = arith.muli %409, %c9 : index
              %423 = arith.addi %421, %422 : index
              scf.for %424 = %c7 to %headDim step %c9 {
                %425 = arith.muli %424, %c9 : index
                %426 = arith.addi %425, %c7 : index
                %427 = memref.load %5[%426] : memref<?xi8>
                %428 = arith.muli %424, %c6 : index
                %429 = arith.addi %423, %428 : index
                %430 = arith.addi %429, %c7 : index
                memref.store %427, %kv[%430] : memref<?xi8>
              }
            } else {
              %431 = arith.subi %405, %kvHeads : index
              %432 = arith.muli %431, %c3 : index
              %433 = arith.addi %432, %c9 : index
              %434 = arith.muli %410, %c6 : index
              %435 = arith.muli %433, %434 : index
              %436 = arith.addi %411, %435 : index
              %437 = arith.muli %409, %410 : index
              %438 = arith.addi %436, %437 : index
              scf.for %439 = %c7 to %410 step %c6 {
                %440 = vector.load %5[%439] : memref<?xi8>, vector<16xi8>
                %441 = arith.addi %438, %439 : index
                vector.store %440, %kv[%441] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %442 = arith.cmpi eq, %codec, %c3 : index
          scf.if %442 {
            %443 = arith.subi %0, %heads : index
            %444 = memref.load %scales[%443] : memref<?xf32>
            %445 = vector.broadcast %444 : f32 to vector<16xf32>
            %446 = arith.divui %359, %c6 : index
            %447 = arith.remui %359, %c6 : index
            %448 = arith.muli %headDim, %c9 : index
            %449 = arith.muli %446, %pageBytes : index
            scf.for %450 = %c7 to %headDim step %c6 {
              %451 = arith.addi %279, %450 : index
              %452 = vector.load %3[%451] : memref<?xf32>, vector<16xf32>
              %453 = arith.mulf %452, %445 : vector<16xf32>
              %454 = wave.fp8_encode "e5m2" %453 : vector<16xf32> -> vector<16xi8>
              %455 = arith.muli %450, %c9 : index
              vector.store %454, %5[%455] : memref<?xi8>, vector<16xi8>
            }
            %456 = arith.cmpi slt, %443, %kvHeads : index
            scf.if %456 {
              %457 = arith.muli %448, %c4 : index
              %458 = arith.muli %443, %457 : index
              %459 = arith.addi %449, %458 : index
              %460 = arith.muli %447, %c9 : index
              %461 = arith.addi %459, %460 : index
              scf.for %462 = %c7 to %headDim step %c9 {
                %463 = arith.muli %462, %c9 : index
                %464 = arith.addi %463, %c7 : index
                %465 = memref.load %5[%464] : memref<?xi8>
                %466 = arith.muli %462, %c6 : index
                %467 = arith.addi %461, %466 : index
                %468 = arith.addi %467, %c7 : index
                memref.store %465, %kv[%468] : memref<?xi8>
              }
            } else {
              %469 = arith.subi %443, %kvHeads : index
              %470 = arith.muli %469, %c3 : index
              %471 = arith.addi %470, %c9 : index
              %472 = arith.muli %448, %c6 : index
              %473 = arith.muli %471, %472 : index
              %474 = arith.addi %449, %473 : index
              %475 = arith.muli %447, %448 : index
              %476 = arith.addi %474, %475 : index
              scf.for %477 = %c7 to %448 step %c6 {
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
