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
wave.kernel @qkv_q5_1_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
  %c42 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c43 = arith.constant 0x00000000 : f32
  %c44 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c45 = arith.constant dense<0x47600000> : vector<16xf32>
  %c46 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c47 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c48 = arith.constant dense<128> : vector<16xi32>
  %c49 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
        %350 = arith.divui %heads, %kvHeads : index
        %351 = arith.muli %kvHeads, %2 : index
        %352 = arith.divui %0, %350 : index
        %353 = arith.muli %352, %headDim : index
        %354 = arith.addi %351, %353 : index
        scf.for %355 = %c7 to %headDim step %c6 {
          %356 = arith.addi %354, %355 : index
          %357 = vector.load %encode[%356] : memref<?xf32>, vector<16xf32>
          %358 = arith.addi %279, %355 : index
          %359 = vector.load %3[%358] : memref<?xf32>, vector<16xf32>
          %360 = arith.mulf %359, %357 : vector<16xf32>
          %361 = arith.muli %277, %heads : index
          %362 = arith.addi %361, %0 : index
          %363 = arith.muli %362, %headDim : index
          %364 = arith.addi %363, %355 : index
          vector.store %360, %q[%364] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %365 = arith.addi %slotsAt, %277 : index
        %366 = memref.load %step[%365] : memref<?xi32>
        %367 = arith.index_cast %366 : i32 to index
        %368 = arith.cmpi sge, %367, %c7 : index
        scf.if %368 {
          %369 = arith.cmpi eq, %codec, %c7 : index
          scf.if %369 {
            %370 = arith.subi %0, %heads : index
            %371 = arith.muli %370, %4 : index
            %372 = arith.divui %367, %c6 : index
            %373 = arith.remui %367, %c6 : index
            %374 = arith.muli %372, %pageBytes : index
            %377 = scf.for %375 = %c7 to %headDim step %c6 iter_args(%376 = %c11) -> (vector<16xf32>) {
              %378 = arith.addi %371, %375 : index
              %379 = vector.load %encode[%378] : memref<?xf32>, vector<16xf32>
              %380 = arith.addi %371, %headDim : index
              %381 = arith.addi %380, %375 : index
              %382 = vector.load %encode[%381] : memref<?xf32>, vector<16xf32>
              %383 = arith.addi %279, %375 : index
              %384 = vector.load %3[%383] : memref<?xf32>, vector<16xf32>
              %385 = arith.subf %384, %382 : vector<16xf32>
              %386 = arith.mulf %385, %379 : vector<16xf32>
              %387 = arith.minimumf %386, %c40 : vector<16xf32>
              %388 = arith.maximumf %387, %c41 : vector<16xf32>
              %389 = arith.truncf %388 : vector<16xf32> to vector<16xf16>
              %390 = vector.bitcast %389 : vector<16xf16> to vector<32xi8>
              %391 = arith.muli %375, %c3 : index
              vector.store %390, %5[%391] : memref<?xi8>, vector<32xi8>
              %392 = math.absf %386 : vector<16xf32>
              %393 = arith.cmpf ugt, %392, %c40 : vector<16xf32>
              %394 = arith.select %393, %c42, %c11 : vector<16xi1>, vector<16xf32>
              %395 = arith.addf %376, %394 : vector<16xf32>
              scf.yield %395 : vector<16xf32>
            }
            %396 = wave.reduce "add" %377 : vector<16xf32>
            %397 = arith.cmpf ogt, %396, %c43 : f32
            scf.if %397 {
              %398 = arith.fptosi %396 : f32 to i32
              wave.count %clipped, %398 : memref<?xi32>
            }
            %399 = arith.cmpi slt, %370, %kvHeads : index
            scf.if %399 {
              %400 = arith.muli %4, %c4 : index
              %401 = arith.muli %370, %400 : index
              %402 = arith.addi %374, %401 : index
              %403 = arith.muli %373, %c3 : index
              %404 = arith.addi %402, %403 : index
              scf.for %405 = %c7 to %headDim step %c9 {
                %406 = arith.muli %405, %c3 : index
                %407 = arith.addi %406, %c7 : index
                %408 = memref.load %5[%407] : memref<?xi8>
                %409 = arith.muli %405, %c4 : index
                %410 = arith.addi %404, %409 : index
                %411 = arith.addi %410, %c7 : index
                memref.store %408, %kv[%411] : memref<?xi8>
                %412 = arith.addi %406, %c9 : index
                %413 = memref.load %5[%412] : memref<?xi8>
                %414 = arith.addi %410, %c9 : index
                memref.store %413, %kv[%414] : memref<?xi8>
              }
            } else {
              %415 = arith.subi %370, %kvHeads : index
              %416 = arith.muli %415, %c3 : index
              %417 = arith.addi %416, %c9 : index
              %418 = arith.muli %4, %c6 : index
              %419 = arith.muli %417, %418 : index
              %420 = arith.addi %374, %419 : index
              %421 = arith.muli %373, %4 : index
              %422 = arith.addi %420, %421 : index
              scf.for %423 = %c7 to %4 step %c6 {
                %424 = vector.load %5[%423] : memref<?xi8>, vector<16xi8>
                %425 = arith.addi %422, %423 : index
                vector.store %424, %kv[%425] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %426 = arith.cmpi eq, %codec, %c9 : index
          scf.if %426 {
            %427 = arith.subi %0, %heads : index
            %428 = arith.muli %427, %4 : index
            %429 = arith.divui %367, %c6 : index
            %430 = arith.remui %367, %c6 : index
            %431 = arith.muli %headDim, %c9 : index
            %432 = arith.muli %429, %pageBytes : index
            %435 = scf.for %433 = %c7 to %headDim step %c6 iter_args(%434 = %c11) -> (vector<16xf32>) {
              %436 = arith.addi %428, %433 : index
              %437 = vector.load %encode[%436] : memref<?xf32>, vector<16xf32>
              %438 = arith.addi %428, %headDim : index
              %439 = arith.addi %438, %433 : index
              %440 = vector.load %encode[%439] : memref<?xf32>, vector<16xf32>
              %441 = arith.addi %279, %433 : index
              %442 = vector.load %3[%441] : memref<?xf32>, vector<16xf32>
              %443 = arith.subf %442, %440 : vector<16xf32>
              %444 = arith.mulf %443, %437 : vector<16xf32>
              %445 = wave.fp8_encode "e4m3" %444 : vector<16xf32> -> vector<16xi8>
              %446 = arith.muli %433, %c9 : index
              vector.store %445, %5[%446] : memref<?xi8>, vector<16xi8>
              %447 = math.absf %444 : vector<16xf32>
              %448 = arith.cmpf ugt, %447, %c44 : vector<16xf32>
              %449 = arith.select %448, %c42, %c11 : vector<16xi1>, vector<16xf32>
              %450 = arith.addf %434, %449 : vector<16xf32>
              scf.yield %450 : vector<16xf32>
            }
            %451 = wave.reduce "add" %435 : vector<16xf32>
            %452 = arith.cmpf ogt, %451, %c43 : f32
            scf.if %452 {
              %453 = arith.fptosi %451 : f32 to i32
              wave.count %clipped, %453 : memref<?xi32>
            }
            %454 = arith.cmpi slt, %427, %kvHeads : index
            scf.if %454 {
              %455 = arith.muli %431, %c4 : index
              %456 = arith.muli %427, %455 : index
              %457 = arith.addi %432, %456 : index
              %458 = arith.muli %430, %c9 : index
              %459 = arith.addi %457, %458 : index
              scf.for %460 = %c7 to %headDim step %c9 {
                %461 = arith.muli %460, %c9 : index
                %462 = arith.addi %461, %c7 : index
                %463 = memref.load %5[%462] : memref<?xi8>
                %464 = arith.muli %460, %c6 : index
                %465 = arith.addi %459, %464 : index
                %466 = arith.addi %465, %c7 : index
                memref.store %463, %kv[%466] : memref<?xi8>
              }
            } else {
              %467 = arith.subi %427, %kvHeads : index
              %468 = arith.muli %467, %c3 : index
              %469 = arith.addi %468, %c9 : index
              %470 = arith.muli %431, %c6 : index
              %471 = arith.muli %469, %470 : index
              %472 = arith.addi %432, %471 : index
              %473 = arith.muli %430, %431 : index
              %474 = arith.addi %472, %473 : index
              scf.for %475 = %c7 to %431 step %c6 {
                %476 = vector.load %5[%475] : memref<?xi8>, vector<16xi8>
                %477 = arith.addi %474, %475 : index
                vector.store %476, %kv[%477] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %478 = arith.cmpi eq, %codec, %c3 : index
          scf.if %478 {
            %479 = arith.subi %0, %heads : index
            %480 = arith.muli %479, %4 : index
            %481 = arith.divui %367, %c6 : index
            %482 = arith.remui %367, %c6 : index
            %483 = arith.muli %headDim, %c9 : index
            %484 = arith.muli %481, %pageBytes : index
            %487 = scf.for %485 = %c7 to %headDim step %c6 iter_args(%486 = %c11) -> (vector<16xf32>) {
              %488 = arith.addi %480, %485 : index
              %489 = vector.load %encode[%488] : memref<?xf32>, vector<16xf32>
              %490 = arith.addi %480, %headDim : index
              %491 = arith.addi %490, %485 : index
              %492 = vector.load %encode[%491] : memref<?xf32>, vector<16xf32>
              %493 = arith.addi %279, %485 : index
              %494 = vector.load %3[%493] : memref<?xf32>, vector<16xf32>
              %495 = arith.subf %494, %492 : vector<16xf32>
              %496 = arith.mulf %495, %489 : vector<16xf32>
              %497 = wave.fp8_encode "e5m2" %496 : vector<16xf32> -> vector<16xi8>
              %498 = arith.muli %485, %c9 : index
              vector.store %497, %5[%498] : memref<?xi8>, vector<16xi8>
              %499 = math.absf %496 : vector<16xf32>
              %500 = arith.cmpf ugt, %499, %c45 : vector<16xf32>
              %501 = arith.select %500, %c42, %c11 : vector<16xi1>, vector<16xf32>
              %502 = arith.addf %486, %501 : vector<16xf32>
              scf.yield %502 : vector<16xf32>
            }
            %503 = wave.reduce "add" %487 : vector<16xf32>
            %504 = arith.cmpf ogt, %503, %c43 : f32
            scf.if %504 {
              %505 = arith.fptosi %503 : f32 to i32
              wave.count %clipped, %505 : memref<?xi32>
            }
            %506 = arith.cmpi slt, %479, %kvHeads : index
            scf.if %506 {
              %507 = arith.muli %483, %c4 : index
              %508 = arith.muli %479, %507 : index
              %509 = arith.addi %484, %508 : index
              %510 = arith.muli %482, %c9 : index
              %511 = arith.addi %509, %510 : index
              scf.for %512 = %c7 to %headDim step %c9 {
                %513 = arith.muli %512, %c9 : index
                %514 = arith.addi %513, %c7 : index
                %515 = memref.load %5[%514] : memref<?xi8>
                %516 = arith.muli %512, %c6 : index
                %517 = arith.addi %511, %516 : index
                %518 = arith.addi %517, %c7 : index
                memref.store %515, %kv[%518] : memref<?xi8>
              }
            } else {
              %519 = arith.subi %479, %kvHeads : index
              %520 = arith.muli %519, %c3 : index
              %521 = arith.addi %520, %c9 : index
              %522 = arith.muli %483, %c6 : index
              %523 = arith.muli %521, %522 : index
              %524 = arith.addi %484, %523 : index
              %525 = arith.muli %482, %483 : index
              %526 = arith.addi %524, %525 : index
              scf.for %527 = %c7 to %483 step %c6 {
                %528 = vector.load %5[%527] : memref<?xi8>, vector<16xi8>
                %529 = arith.addi %526, %527 : index
                vector.store %528, %kv[%529] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %530 = arith.cmpi eq, %codec, %c10 : index
          scf.if %530 {
            %531 = arith.subi %0, %heads : index
            %532 = arith.muli %531, %4 : index
            %533 = arith.divui %367, %c6 : index
            %534 = arith.remui %367, %c6 : index
            %535 = arith.muli %headDim, %c9 : index
            %536 = arith.muli %533, %pageBytes : index
            %539 = scf.for %537 = %c7 to %headDim step %c6 iter_args(%538 = %c11) -> (vector<16xf32>) {
              %540 = arith.addi %532, %537 : index
              %541 = vector.load %encode[%540] : memref<?xf32>, vector<16xf32>
              %542 = arith.addi %532, %headDim : index
              %543 = arith.addi %542, %537 : index
              %544 = vector.load %encode[%543] : memref<?xf32>, vector<16xf32>
              %545 = arith.addi %279, %537 : index
              %546 = vector.load %3[%545] : memref<?xf32>, vector<16xf32>
              %547 = arith.subf %546, %544 : vector<16xf32>
              %548 = arith.mulf %547, %541 : vector<16xf32>
              %549 = arith.cmpf ord, %548, %548 : vector<16xf32>
              %550 = arith.select %549, %548, %c11 : vector<16xi1>, vector<16xf32>
              %551 = math.roundeven %550 : vector<16xf32>
              %552 = arith.minimumf %551, %c46 : vector<16xf32>
              %553 = arith.maximumf %552, %c47 : vector<16xf32>
              %554 = arith.fptosi %553 : vector<16xf32> to vector<16xi32>
              %555 = arith.addi %554, %c48 : vector<16xi32>
              %556 = arith.trunci %555 : vector<16xi32> to vector<16xi8>
              %557 = arith.muli %537, %c9 : index
              vector.store %556, %5[%557] : memref<?xi8>, vector<16xi8>
              %558 = math.absf %548 : vector<16xf32>
              %559 = arith.cmpf ugt, %558, %c49 : vector<16xf32>
              %560 = arith.select %559, %c42, %c11 : vector<16xi1>, vector<16xf32>
              %561 = arith.addf %538, %560 : vector<16xf32>
              scf.yield %561 : vector<16xf32>
            }
            %562 = wave.reduce "add" %539 : vector<16xf32>
            %563 = arith.cmpf ogt, %562, %c43 : f32
            scf.if %563 {
              %564 = arith.fptosi %562 : f32 to i32
              wave.count %clipped, %564 : memref<?xi32>
            }
            %565 = arith.cmpi slt, %531, %kvHeads : index
            scf.if %565 {
              %566 = arith.muli %535, %c4 : index
              %567 = arith.muli %531, %566 : index
              %568 = arith.addi %536, %567 : index
              %569 = arith.muli %534, %c9 : index
              %570 = arith.addi %568, %569 : index
              scf.for %571 = %c7 to %headDim step %c9 {
                %572 = arith.muli %571, %c9 : index
                %573 = arith.addi %572, %c7 : index
                %574 = memref.load %5[%573] : memref<?xi8>
                %575 = arith.muli %571, %c6 : index
                %576 = arith.addi %570, %575 : index
                %577 = arith.addi %576, %c7 : index
                memref.store %574, %kv[%577] : memref<?xi8>
              }
            } else {
              %578 = arith.subi %531, %kvHeads : index
              %579 = arith.muli %578, %c3 : index
              %580 = arith.addi %579, %c9 : index
              %581 = arith.muli %535, %c6 : index
              %582 = arith.muli %580, %581 : index
              %583 = arith.addi %536, %582 : index
              %584 = arith.muli %534, %535 : index
              %585 = arith.addi %583, %584 : index
              scf.for %586 = %c7 to %535 step %c6 {
                %587 = vector.load %5[%586] : memref<?xi8>, vector<16xi8>
                %588 = arith.addi %585, %586 : index
                vector.store %587, %kv[%588] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
