// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q6_k1', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q6_k1_r8p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>, %x11: index, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: index, %x16: vector<16xf32>, %x17: index, %x18: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
  %f16 = arith.addi %x11, %x1 : index
  %f17 = memref.load %x2[%f16] : memref<?xf32>
  %f18 = vector.broadcast %f17 : f32 to vector<16xf32>
  %f19 = math.fma %f18, %x3, %x12 : vector<16xf32>
  %f20 = arith.addi %x13, %x1 : index
  %f21 = memref.load %x2[%f20] : memref<?xf32>
  %f22 = vector.broadcast %f21 : f32 to vector<16xf32>
  %f23 = math.fma %f22, %x3, %x14 : vector<16xf32>
  %f24 = arith.addi %x15, %x1 : index
  %f25 = memref.load %x2[%f24] : memref<?xf32>
  %f26 = vector.broadcast %f25 : f32 to vector<16xf32>
  %f27 = math.fma %f26, %x3, %x16 : vector<16xf32>
  %f28 = arith.addi %x17, %x1 : index
  %f29 = memref.load %x2[%f28] : memref<?xf32>
  %f30 = vector.broadcast %f29 : f32 to vector<16xf32>
  %f31 = math.fma %f30, %x3, %x18 : vector<16xf32>
  func.return %f3, %f7, %f11, %f15, %f19, %f23, %f27, %f31 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @qkv_q6_k1_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 3648 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 5 : index
  %c13 = arith.constant 6 : index
  %c14 = arith.constant 7 : index
  %c15 = arith.constant dense<0x00000000> : vector<16xf32>
  %c16 = arith.constant 32 : index
  %c17 = arith.constant 64 : index
  %c18 = arith.constant 2624 : index
  %c19 = arith.constant 576 : index
  %c20 = arith.constant dense<15> : vector<16xi32>
  %c21 = arith.constant dense<0> : vector<16xi32>
  %c22 = arith.constant dense<3> : vector<16xi32>
  %c23 = arith.constant dense<4> : vector<16xi32>
  %c24 = arith.constant dense<2> : vector<16xi32>
  %c25 = arith.constant dense<6> : vector<16xi32>
  %c26 = arith.constant 48 : index
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
    %24 = arith.addi %14, %c11 : index
    %25 = arith.minsi %24, %15 : index
    %26 = arith.addi %14, %c12 : index
    %27 = arith.minsi %26, %15 : index
    %28 = arith.addi %14, %c13 : index
    %29 = arith.minsi %28, %15 : index
    %30 = arith.addi %14, %c14 : index
    %31 = arith.minsi %30, %15 : index
    %32 = arith.muli %17, %inputFeatures : index
    %33 = arith.muli %19, %inputFeatures : index
    %34 = arith.muli %21, %inputFeatures : index
    %35 = arith.muli %23, %inputFeatures : index
    %36 = arith.muli %25, %inputFeatures : index
    %37 = arith.muli %27, %inputFeatures : index
    %38 = arith.muli %29, %inputFeatures : index
    %39 = arith.muli %31, %inputFeatures : index
    scf.for %40 = %c7 to %8 step %c9 {
      %41 = arith.muli %0, %8 : index
      %42 = arith.addi %41, %40 : index
      %43 = arith.addi %42, %c7 : index
      %44 = arith.muli %43, %7 : index
      %54:8 = scf.for %45 = %c7 to %6 step %c9 iter_args(%46 = %c15, %47 = %c15, %48 = %c15, %49 = %c15, %50 = %c15, %51 = %c15, %52 = %c15, %53 = %c15) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %55 = arith.muli %45, %c5 : index
        %56 = arith.addi %44, %55 : index
        %57 = arith.addi %56, %c7 : index
        %58 = vector.load %w[%57] : memref<?xi8>, vector<32xi8>
        %59 = vector.bitcast %58 : vector<32xi8> to vector<16xf16>
        %60 = arith.extf %59 : vector<16xf16> to vector<16xf32>
        %61 = arith.addi %56, %c16 : index
        %62 = vector.load %w[%61] : memref<?xi8>, vector<32xi8>
        %63 = vector.bitcast %62 : vector<32xi8> to vector<16xf16>
        %64 = arith.extf %63 : vector<16xf16> to vector<16xf32>
        %65 = arith.muli %45, %c4 : index
        %75:8 = scf.for %66 = %c7 to %c16 step %c9 iter_args(%67 = %46, %68 = %47, %69 = %48, %70 = %49, %71 = %50, %72 = %51, %73 = %52, %74 = %53) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %76 = arith.muli %66, %c2 : index
          %77 = arith.addi %65, %76 : index
          %78 = arith.addi %56, %c17 : index
          %79 = arith.divui %66, %c3 : index
          %80 = arith.muli %79, %c16 : index
          %81 = arith.addi %78, %80 : index
          %82 = arith.addi %81, %c7 : index
          %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
          %84 = arith.extsi %83 : vector<16xi8> to vector<16xi32>
          %85 = arith.sitofp %84 : vector<16xi32> to vector<16xf32>
          %86 = arith.mulf %60, %85 : vector<16xf32>
          %87 = arith.addi %81, %c6 : index
          %88 = vector.load %w[%87] : memref<?xi8>, vector<16xi8>
          %89 = arith.extsi %88 : vector<16xi8> to vector<16xi32>
          %90 = arith.sitofp %89 : vector<16xi32> to vector<16xf32>
          %91 = arith.mulf %64, %90 : vector<16xf32>
          %92 = arith.addi %56, %c18 : index
          %93 = arith.muli %66, %c3 : index
          %94 = arith.addi %93, %c7 : index
          %95 = arith.muli %94, %c6 : index
          %96 = arith.addi %92, %95 : index
          %97 = vector.load %w[%96] : memref<?xi8>, vector<16xi8>
          %98 = arith.extui %97 : vector<16xi8> to vector<16xi32>
          %99 = arith.addi %93, %c9 : index
          %100 = arith.muli %99, %c6 : index
          %101 = arith.addi %92, %100 : index
          %102 = vector.load %w[%101] : memref<?xi8>, vector<16xi8>
          %103 = arith.extui %102 : vector<16xi8> to vector<16xi32>
          %104 = arith.addi %56, %c19 : index
          %105 = arith.muli %66, %c17 : index
          %106 = arith.addi %104, %105 : index
          %107 = arith.addi %106, %c7 : index
          %108 = vector.load %w[%107] : memref<?xi8>, vector<16xi8>
          %109 = arith.extui %108 : vector<16xi8> to vector<16xi32>
          %110 = arith.andi %109, %c20 : vector<16xi32>
          %111 = arith.shrui %98, %c21 : vector<16xi32>
          %112 = arith.andi %111, %c22 : vector<16xi32>
          %113 = arith.shli %112, %c23 : vector<16xi32>
          %114 = arith.ori %110, %113 : vector<16xi32>
          %115 = arith.sitofp %114 : vector<16xi32> to vector<16xf32>
          %116 = math.fma %115, %86, %91 : vector<16xf32>
          %117 = arith.addi %77, %c7 : index
          %118:8 = func.call @qkv_q6_k1_r8p1__cpu.0(%32, %117, %x, %116, %67, %33, %68, %34, %69, %35, %70, %36, %71, %37, %72, %38, %73, %39, %74) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %119 = vector.load %w[%107] : memref<?xi8>, vector<16xi8>
          %120 = arith.extui %119 : vector<16xi8> to vector<16xi32>
          %121 = arith.shrui %120, %c23 : vector<16xi32>
          %122 = arith.shrui %98, %c24 : vector<16xi32>
          %123 = arith.andi %122, %c22 : vector<16xi32>
          %124 = arith.shli %123, %c23 : vector<16xi32>
          %125 = arith.ori %121, %124 : vector<16xi32>
          %126 = arith.sitofp %125 : vector<16xi32> to vector<16xf32>
          %127 = math.fma %126, %86, %91 : vector<16xf32>
          %128 = arith.addi %77, %c9 : index
          %129:8 = func.call @qkv_q6_k1_r8p1__cpu.0(%32, %128, %x, %127, %118#0, %33, %118#1, %34, %118#2, %35, %118#3, %36, %118#4, %37, %118#5, %38, %118#6, %39, %118#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %130 = arith.addi %106, %c6 : index
          %131 = vector.load %w[%130] : memref<?xi8>, vector<16xi8>
          %132 = arith.extui %131 : vector<16xi8> to vector<16xi32>
          %133 = arith.andi %132, %c20 : vector<16xi32>
          %134 = arith.shrui %98, %c23 : vector<16xi32>
          %135 = arith.andi %134, %c22 : vector<16xi32>
          %136 = arith.shli %135, %c23 : vector<16xi32>
          %137 = arith.ori %133, %136 : vector<16xi32>
          %138 = arith.sitofp %137 : vector<16xi32> to vector<16xf32>
          %139 = math.fma %138, %86, %91 : vector<16xf32>
          %140 = arith.addi %77, %c3 : index
          %141:8 = func.call @qkv_q6_k1_r8p1__cpu.0(%32, %140, %x, %139, %129#0, %33, %129#1, %34, %129#2, %35, %129#3, %36, %129#4, %37, %129#5, %38, %129#6, %39, %129#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %142 = vector.load %w[%130] : memref<?xi8>, vector<16xi8>
          %143 = arith.extui %142 : vector<16xi8> to vector<16xi32>
          %144 = arith.shrui %143, %c23 : vector<16xi32>
          %145 = arith.shrui %98, %c25 : vector<16xi32>
          %146 = arith.andi %145, %c22 : vector<16xi32>
          %147 = arith.shli %146, %c23 : vector<16xi32>
          %148 = arith.ori %144, %147 : vector<16xi32>
          %149 = arith.sitofp %148 : vector<16xi32> to vector<16xf32>
          %150 = math.fma %149, %86, %91 : vector<16xf32>
          %151 = arith.addi %77, %c10 : index
          %152:8 = func.call @qkv_q6_k1_r8p1__cpu.0(%32, %151, %x, %150, %141#0, %33, %141#1, %34, %141#2, %35, %141#3, %36, %141#4, %37, %141#5, %38, %141#6, %39, %141#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %153 = arith.addi %106, %c16 : index
          %154 = vector.load %w[%153] : memref<?xi8>, vector<16xi8>
          %155 = arith.extui %154 : vector<16xi8> to vector<16xi32>
          %156 = arith.andi %155, %c20 : vector<16xi32>
          %157 = arith.shrui %103, %c21 : vector<16xi32>
          %158 = arith.andi %157, %c22 : vector<16xi32>
          %159 = arith.shli %158, %c23 : vector<16xi32>
          %160 = arith.ori %156, %159 : vector<16xi32>
          %161 = arith.sitofp %160 : vector<16xi32> to vector<16xf32>
          %162 = math.fma %161, %86, %91 : vector<16xf32>
          %163 = arith.addi %77, %c11 : index
          %164:8 = func.call @qkv_q6_k1_r8p1__cpu.0(%32, %163, %x, %162, %152#0, %33, %152#1, %34, %152#2, %35, %152#3, %36, %152#4, %37, %152#5, %38, %152#6, %39, %152#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %165 = vector.load %w[%153] : memref<?xi8>, vector<16xi8>
          %166 = arith.extui %165 : vector<16xi8> to vector<16xi32>
          %167 = arith.shrui %166, %c23 : vector<16xi32>
          %168 = arith.shrui %103, %c24 : vector<16xi32>
          %169 = arith.andi %168, %c22 : vector<16xi32>
          %170 = arith.shli %169, %c23 : vector<16xi32>
          %171 = arith.ori %167, %170 : vector<16xi32>
          %172 = arith.sitofp %171 : vector<16xi32> to vector<16xf32>
          %173 = math.fma %172, %86, %91 : vector<16xf32>
          %174 = arith.addi %77, %c12 : index
          %175:8 = func.call @qkv_q6_k1_r8p1__cpu.0(%32, %174, %x, %173, %164#0, %33, %164#1, %34, %164#2, %35, %164#3, %36, %164#4, %37, %164#5, %38, %164#6, %39, %164#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %176 = arith.addi %106, %c26 : index
          %177 = vector.load %w[%176] : memref<?xi8>, vector<16xi8>
          %178 = arith.extui %177 : vector<16xi8> to vector<16xi32>
          %179 = arith.andi %178, %c20 : vector<16xi32>
          %180 = arith.shrui %103, %c23 : vector<16xi32>
          %181 = arith.andi %180, %c22 : vector<16xi32>
          %182 = arith.shli %181, %c23 : vector<16xi32>
          %183 = arith.ori %179, %182 : vector<16xi32>
          %184 = arith.sitofp %183 : vector<16xi32> to vector<16xf32>
          %185 = math.fma %184, %86, %91 : vector<16xf32>
          %186 = arith.addi %77, %c13 : index
          %187:8 = func.call @qkv_q6_k1_r8p1__cpu.0(%32, %186, %x, %185, %175#0, %33, %175#1, %34, %175#2, %35, %175#3, %36, %175#4, %37, %175#5, %38, %175#6, %39, %175#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %188 = vector.load %w[%176] : memref<?xi8>, vector<16xi8>
          %189 = arith.extui %188 : vector<16xi8> to vector<16xi32>
          %190 = arith.shrui %189, %c23 : vector<16xi32>
          %191 = arith.shrui %103, %c25 : vector<16xi32>
          %192 = arith.andi %191, %c22 : vector<16xi32>
          %193 = arith.shli %192, %c23 : vector<16xi32>
          %194 = arith.ori %190, %193 : vector<16xi32>
          %195 = arith.sitofp %194 : vector<16xi32> to vector<16xf32>
          %196 = math.fma %195, %86, %91 : vector<16xf32>
          %197 = arith.addi %77, %c14 : index
          %198:8 = func.call @qkv_q6_k1_r8p1__cpu.0(%32, %197, %x, %196, %187#0, %33, %187#1, %34, %187#2, %35, %187#3, %36, %187#4, %37, %187#5, %38, %187#6, %39, %187#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %198#0, %198#1, %198#2, %198#3, %198#4, %198#5, %198#6, %198#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %75#0, %75#1, %75#2, %75#3, %75#4, %75#5, %75#6, %75#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %199 = arith.muli %headDim, %c7 : index
      %200 = arith.muli %40, %c6 : index
      %201 = arith.addi %199, %200 : index
      %202 = arith.addi %201, %c7 : index
      vector.store %54#0, %3[%202] : memref<?xf32>, vector<16xf32>
      %203 = arith.muli %headDim, %c9 : index
      %204 = arith.addi %203, %200 : index
      %205 = arith.addi %204, %c7 : index
      vector.store %54#1, %3[%205] : memref<?xf32>, vector<16xf32>
      %206 = arith.addi %4, %200 : index
      %207 = arith.addi %206, %c7 : index
      vector.store %54#2, %3[%207] : memref<?xf32>, vector<16xf32>
      %208 = arith.muli %headDim, %c10 : index
      %209 = arith.addi %208, %200 : index
      %210 = arith.addi %209, %c7 : index
      vector.store %54#3, %3[%210] : memref<?xf32>, vector<16xf32>
      %211 = arith.muli %headDim, %c11 : index
      %212 = arith.addi %211, %200 : index
      %213 = arith.addi %212, %c7 : index
      vector.store %54#4, %3[%213] : memref<?xf32>, vector<16xf32>
      %214 = arith.muli %headDim, %c12 : index
      %215 = arith.addi %214, %200 : index
      %216 = arith.addi %215, %c7 : index
      vector.store %54#5, %3[%216] : memref<?xf32>, vector<16xf32>
      %217 = arith.muli %headDim, %c13 : index
      %218 = arith.addi %217, %200 : index
      %219 = arith.addi %218, %c7 : index
      vector.store %54#6, %3[%219] : memref<?xf32>, vector<16xf32>
      %220 = arith.muli %headDim, %c14 : index
      %221 = arith.addi %220, %200 : index
      %222 = arith.addi %221, %c7 : index
      vector.store %54#7, %3[%222] : memref<?xf32>, vector<16xf32>
    }
    %223 = arith.addi %14, %c2 : index
    %224 = arith.minsi %223, %13 : index
    scf.for %225 = %14 to %224 step %c9 {
      %226 = arith.subi %225, %14 : index
      %227 = arith.muli %226, %headDim : index
      %228 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %228 {
        scf.for %229 = %c7 to %headDim step %c6 {
          %230 = arith.muli %0, %headDim : index
          %231 = arith.addi %230, %229 : index
          %232 = vector.load %bias[%231] : memref<?xf32>, vector<16xf32>
          %233 = arith.addi %227, %229 : index
          %234 = vector.load %3[%233] : memref<?xf32>, vector<16xf32>
          %235 = arith.addf %234, %232 : vector<16xf32>
          vector.store %235, %3[%233] : memref<?xf32>, vector<16xf32>
        }
      }
      %236 = arith.addi %heads, %kvHeads : index
      %237 = arith.cmpi slt, %0, %236 : index
      scf.if %237 {
        %238 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %238 {
          %239 = arith.cmpi slt, %0, %heads : index
          %242 = scf.for %240 = %c7 to %headDim step %c6 iter_args(%241 = %c15) -> (vector<16xf32>) {
            %243 = arith.addi %227, %240 : index
            %244 = vector.load %3[%243] : memref<?xf32>, vector<16xf32>
            %245 = math.fma %244, %244, %241 : vector<16xf32>
            scf.yield %245 : vector<16xf32>
          }
          %246 = wave.reduce "add" %242 : vector<16xf32>
          %247 = arith.mulf %246, %inverseHeadDim : f32
          %248 = arith.addf %247, %epsilon : f32
          %249 = math.sqrt %248 : f32
          %250 = arith.divf %c33, %249 : f32
          %251 = vector.broadcast %250 : f32 to vector<16xf32>
          scf.for %252 = %c7 to %headDim step %c6 {
            %253 = vector.load %query_norm[%252] : memref<?xf32>, vector<16xf32>
            %254 = vector.load %key_norm[%252] : memref<?xf32>, vector<16xf32>
            %255 = arith.select %239, %253, %254 : vector<16xf32>
            %256 = arith.addi %227, %252 : index
            %257 = vector.load %3[%256] : memref<?xf32>, vector<16xf32>
            %258 = arith.mulf %257, %251 : vector<16xf32>
            %259 = arith.mulf %258, %255 : vector<16xf32>
            vector.store %259, %3[%256] : memref<?xf32>, vector<16xf32>
          }
        }
        %260 = arith.addi %positionsAt, %225 : index
        %261 = memref.load %step[%260] : memref<?xi32>
        %262 = arith.index_cast %261 : i32 to index
        %263 = arith.divui %headDim, %c3 : index
        %264 = arith.remui %262, %c4 : index
        %265 = arith.muli %264, %headDim : index
        %266 = arith.divui %262, %c4 : index
        %267 = arith.addi %266, %c4 : index
        %268 = arith.muli %267, %headDim : index
        scf.for %269 = %c7 to %263 step %c2 {
          %270 = arith.addi %265, %269 : index
          %271 = vector.load %rope[%270] : memref<?xf32>, vector<8xf32>
          %272 = arith.addi %265, %263 : index
          %273 = arith.addi %272, %269 : index
          %274 = vector.load %rope[%273] : memref<?xf32>, vector<8xf32>
          %275 = arith.addi %268, %269 : index
          %276 = vector.load %rope[%275] : memref<?xf32>, vector<8xf32>
          %277 = arith.addi %268, %263 : index
          %278 = arith.addi %277, %269 : index
          %279 = vector.load %rope[%278] : memref<?xf32>, vector<8xf32>
          %280 = arith.mulf %276, %271 : vector<8xf32>
          %281 = arith.mulf %279, %274 : vector<8xf32>
          %282 = arith.subf %280, %281 : vector<8xf32>
          %283 = arith.mulf %279, %271 : vector<8xf32>
          %284 = arith.mulf %276, %274 : vector<8xf32>
          %285 = arith.addf %283, %284 : vector<8xf32>
          %286 = arith.addi %227, %269 : index
          %287 = vector.load %3[%286] : memref<?xf32>, vector<8xf32>
          %288 = arith.addi %227, %263 : index
          %289 = arith.addi %288, %269 : index
          %290 = vector.load %3[%289] : memref<?xf32>, vector<8xf32>
          %291 = arith.mulf %287, %282 : vector<8xf32>
          %292 = arith.mulf %290, %285 : vector<8xf32>
          %293 = arith.subf %291, %292 : vector<8xf32>
          vector.store %293, %3[%286] : memref<?xf32>, vector<8xf32>
          %294 = arith.mulf %290, %282 : vector<8xf32>
          %295 = arith.mulf %287, %285 : vector<8xf32>
          %296 = arith.addf %294, %295 : vector<8xf32>
          vector.store %296, %3[%289] : memref<?xf32>, vector<8xf32>
        }
      }
      %297 = arith.cmpi slt, %0, %heads : index
      scf.if %297 {
        %298 = arith.divui %heads, %kvHeads : index
        %299 = arith.muli %headDim, %c11 : index
        %300 = arith.muli %kvHeads, %299 : index
        %301 = arith.divui %0, %298 : index
        %302 = arith.muli %301, %headDim : index
        %303 = arith.addi %300, %302 : index
        scf.for %304 = %c7 to %headDim step %c6 {
          %305 = arith.addi %303, %304 : index
          %306 = vector.load %encode[%305] : memref<?xf32>, vector<16xf32>
          %307 = arith.addi %227, %304 : index
          %308 = vector.load %3[%307] : memref<?xf32>, vector<16xf32>
          %309 = arith.mulf %308, %306 : vector<16xf32>
          %310 = arith.muli %225, %heads : index
          %311 = arith.addi %310, %0 : index
          %312 = arith.muli %311, %headDim : index
          %313 = arith.addi %312, %304 : index
          vector.store %309, %q[%313] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %314 = arith.addi %slotsAt, %225 : index
        %315 = memref.load %step[%314] : memref<?xi32>
        %316 = arith.index_cast %315 : i32 to index
        %317 = arith.cmpi sge, %316, %c7 : index
        scf.if %317 {
          %318 = arith.cmpi eq, %codec, %c7 : index
          scf.if %318 {
            %319 = arith.subi %0, %heads : index
            %320 = arith.muli %319, %4 : index
            %321 = arith.divui %316, %c6 : index
            %322 = arith.remui %316, %c6 : index
            %323 = arith.muli %321, %pageBytes : index
            %326 = scf.for %324 = %c7 to %headDim step %c6 iter_args(%325 = %c15) -> (vector<16xf32>) {
              %327 = arith.addi %320, %324 : index
              %328 = vector.load %encode[%327] : memref<?xf32>, vector<16xf32>
              %329 = arith.addi %320, %headDim : index
              %330 = arith.addi %329, %324 : index
              %331 = vector.load %encode[%330] : memref<?xf32>, vector<16xf32>
              %332 = arith.addi %227, %324 : index
              %333 = vector.load %3[%332] : memref<?xf32>, vector<16xf32>
              %334 = arith.subf %333, %331 : vector<16xf32>
              %335 = arith.mulf %334, %328 : vector<16xf32>
              %336 = arith.minimumf %335, %c38 : vector<16xf32>
              %337 = arith.maximumf %336, %c39 : vector<16xf32>
              %338 = arith.truncf %337 : vector<16xf32> to vector<16xf16>
              %339 = vector.bitcast %338 : vector<16xf16> to vector<32xi8>
              %340 = arith.muli %324, %c3 : index
              vector.store %339, %5[%340] : memref<?xi8>, vector<32xi8>
              %341 = math.absf %335 : vector<16xf32>
              %342 = arith.cmpf ugt, %341, %c38 : vector<16xf32>
              %343 = arith.select %342, %c40, %c15 : vector<16xi1>, vector<16xf32>
              %344 = arith.addf %325, %343 : vector<16xf32>
              scf.yield %344 : vector<16xf32>
            }
            %345 = wave.reduce "add" %326 : vector<16xf32>
            %346 = arith.cmpf ogt, %345, %c41 : f32
            scf.if %346 {
              %347 = arith.fptosi %345 : f32 to i32
              wave.count %clipped, %347 : memref<?xi32>
            }
            %348 = arith.cmpi slt, %319, %kvHeads : index
            scf.if %348 {
              %349 = arith.muli %4, %c16 : index
              %350 = arith.muli %319, %349 : index
              %351 = arith.addi %323, %350 : index
              %352 = arith.muli %322, %c3 : index
              %353 = arith.addi %351, %352 : index
              scf.for %354 = %c7 to %headDim step %c9 {
                %355 = arith.muli %354, %c3 : index
                %356 = arith.addi %355, %c7 : index
                %357 = memref.load %5[%356] : memref<?xi8>
                %358 = arith.muli %354, %c16 : index
                %359 = arith.addi %353, %358 : index
                %360 = arith.addi %359, %c7 : index
                memref.store %357, %kv[%360] : memref<?xi8>
                %361 = arith.addi %355, %c9 : index
                %362 = memref.load %5[%361] : memref<?xi8>
                %363 = arith.addi %359, %c9 : index
                memref.store %362, %kv[%363] : memref<?xi8>
              }
            } else {
              %364 = arith.subi %319, %kvHeads : index
              %365 = arith.muli %364, %c3 : index
              %366 = arith.addi %365, %c9 : index
              %367 = arith.muli %4, %c6 : index
              %368 = arith.muli %366, %367 : index
              %369 = arith.addi %323, %368 : index
              %370 = arith.muli %322, %4 : index
              %371 = arith.addi %369, %370 : index
              scf.for %372 = %c7 to %4 step %c6 {
                %373 = vector.load %5[%372] : memref<?xi8>, vector<16xi8>
                %374 = arith.addi %371, %372 : index
                vector.store %373, %kv[%374] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %375 = arith.cmpi eq, %codec, %c9 : index
          scf.if %375 {
            %376 = arith.subi %0, %heads : index
            %377 = arith.muli %376, %4 : index
            %378 = arith.divui %316, %c6 : index
            %379 = arith.remui %316, %c6 : index
            %380 = arith.muli %headDim, %c9 : index
            %381 = arith.muli %378, %pageBytes : index
            %384 = scf.for %382 = %c7 to %headDim step %c6 iter_args(%383 = %c15) -> (vector<16xf32>) {
              %385 = arith.addi %377, %382 : index
              %386 = vector.load %encode[%385] : memref<?xf32>, vector<16xf32>
              %387 = arith.addi %377, %headDim : index
              %388 = arith.addi %387, %382 : index
              %389 = vector.load %encode[%388] : memref<?xf32>, vector<16xf32>
              %390 = arith.addi %227, %382 : index
              %391 = vector.load %3[%390] : memref<?xf32>, vector<16xf32>
              %392 = arith.subf %391, %389 : vector<16xf32>
              %393 = arith.mulf %392, %386 : vector<16xf32>
              %394 = wave.fp8_encode "e4m3" %393 : vector<16xf32> -> vector<16xi8>
              %395 = arith.muli %382, %c9 : index
              vector.store %394, %5[%395] : memref<?xi8>, vector<16xi8>
              %396 = math.absf %393 : vector<16xf32>
              %397 = arith.cmpf ugt, %396, %c42 : vector<16xf32>
              %398 = arith.select %397, %c40, %c15 : vector<16xi1>, vector<16xf32>
              %399 = arith.addf %383, %398 : vector<16xf32>
              scf.yield %399 : vector<16xf32>
            }
            %400 = wave.reduce "add" %384 : vector<16xf32>
            %401 = arith.cmpf ogt, %400, %c41 : f32
            scf.if %401 {
              %402 = arith.fptosi %400 : f32 to i32
              wave.count %clipped, %402 : memref<?xi32>
            }
            %403 = arith.cmpi slt, %376, %kvHeads : index
            scf.if %403 {
              %404 = arith.muli %380, %c16 : index
              %405 = arith.muli %376, %404 : index
              %406 = arith.addi %381, %405 : index
              %407 = arith.muli %379, %c9 : index
              %408 = arith.addi %406, %407 : index
              scf.for %409 = %c7 to %headDim step %c9 {
                %410 = arith.muli %409, %c9 : index
                %411 = arith.addi %410, %c7 : index
                %412 = memref.load %5[%411] : memref<?xi8>
                %413 = arith.muli %409, %c6 : index
                %414 = arith.addi %408, %413 : index
                %415 = arith.addi %414, %c7 : index
                memref.store %412, %kv[%415] : memref<?xi8>
              }
            } else {
              %416 = arith.subi %376, %kvHeads : index
              %417 = arith.muli %416, %c3 : index
              %418 = arith.addi %417, %c9 : index
              %419 = arith.muli %380, %c6 : index
              %420 = arith.muli %418, %419 : index
              %421 = arith.addi %381, %420 : index
              %422 = arith.muli %379, %380 : index
              %423 = arith.addi %421, %422 : index
              scf.for %424 = %c7 to %380 step %c6 {
                %425 = vector.load %5[%424] : memref<?xi8>, vector<16xi8>
                %426 = arith.addi %423, %424 : index
                vector.store %425, %kv[%426] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %427 = arith.cmpi eq, %codec, %c3 : index
          scf.if %427 {
            %428 = arith.subi %0, %heads : index
            %429 = arith.muli %428, %4 : index
            %430 = arith.divui %316, %c6 : index
            %431 = arith.remui %316, %c6 : index
            %432 = arith.muli %headDim, %c9 : index
            %433 = arith.muli %430, %pageBytes : index
            %436 = scf.for %434 = %c7 to %headDim step %c6 iter_args(%435 = %c15) -> (vector<16xf32>) {
              %437 = arith.addi %429, %434 : index
              %438 = vector.load %encode[%437] : memref<?xf32>, vector<16xf32>
              %439 = arith.addi %429, %headDim : index
              %440 = arith.addi %439, %434 : index
              %441 = vector.load %encode[%440] : memref<?xf32>, vector<16xf32>
              %442 = arith.addi %227, %434 : index
              %443 = vector.load %3[%442] : memref<?xf32>, vector<16xf32>
              %444 = arith.subf %443, %441 : vector<16xf32>
              %445 = arith.mulf %444, %438 : vector<16xf32>
              %446 = wave.fp8_encode "e5m2" %445 : vector<16xf32> -> vector<16xi8>
              %447 = arith.muli %434, %c9 : index
              vector.store %446, %5[%447] : memref<?xi8>, vector<16xi8>
              %448 = math.absf %445 : vector<16xf32>
              %449 = arith.cmpf ugt, %448, %c43 : vector<16xf32>
              %450 = arith.select %449, %c40, %c15 : vector<16xi1>, vector<16xf32>
              %451 = arith.addf %435, %450 : vector<16xf32>
              scf.yield %451 : vector<16xf32>
            }
            %452 = wave.reduce "add" %436 : vector<16xf32>
            %453 = arith.cmpf ogt, %452, %c41 : f32
            scf.if %453 {
              %454 = arith.fptosi %452 : f32 to i32
              wave.count %clipped, %454 : memref<?xi32>
            }
            %455 = arith.cmpi slt, %428, %kvHeads : index
            scf.if %455 {
              %456 = arith.muli %432, %c16 : index
              %457 = arith.muli %428, %456 : index
              %458 = arith.addi %433, %457 : index
              %459 = arith.muli %431, %c9 : index
              %460 = arith.addi %458, %459 : index
              scf.for %461 = %c7 to %headDim step %c9 {
                %462 = arith.muli %461, %c9 : index
                %463 = arith.addi %462, %c7 : index
                %464 = memref.load %5[%463] : memref<?xi8>
                %465 = arith.muli %461, %c6 : index
                %466 = arith.addi %460, %465 : index
                %467 = arith.addi %466, %c7 : index
                memref.store %464, %kv[%467] : memref<?xi8>
              }
            } else {
              %468 = arith.subi %428, %kvHeads : index
              %469 = arith.muli %468, %c3 : index
              %470 = arith.addi %469, %c9 : index
              %471 = arith.muli %432, %c6 : index
              %472 = arith.muli %470, %471 : index
              %473 = arith.addi %433, %472 : index
              %474 = arith.muli %431, %432 : index
              %475 = arith.addi %473, %474 : index
              scf.for %476 = %c7 to %432 step %c6 {
                %477 = vector.load %5[%476] : memref<?xi8>, vector<16xi8>
                %478 = arith.addi %475, %476 : index
                vector.store %477, %kv[%478] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %479 = arith.cmpi eq, %codec, %c10 : index
          scf.if %479 {
            %480 = arith.subi %0, %heads : index
            %481 = arith.muli %480, %4 : index
            %482 = arith.divui %316, %c6 : index
            %483 = arith.remui %316, %c6 : index
            %484 = arith.muli %headDim, %c9 : index
            %485 = arith.muli %482, %pageBytes : index
            %488 = scf.for %486 = %c7 to %headDim step %c6 iter_args(%487 = %c15) -> (vector<16xf32>) {
              %489 = arith.addi %481, %486 : index
              %490 = vector.load %encode[%489] : memref<?xf32>, vector<16xf32>
              %491 = arith.addi %481, %headDim : index
              %492 = arith.addi %491, %486 : index
              %493 = vector.load %encode[%492] : memref<?xf32>, vector<16xf32>
              %494 = arith.addi %227, %486 : index
              %495 = vector.load %3[%494] : memref<?xf32>, vector<16xf32>
              %496 = arith.subf %495, %493 : vector<16xf32>
              %497 = arith.mulf %496, %490 : vector<16xf32>
              %498 = arith.cmpf ord, %497, %497 : vector<16xf32>
              %499 = arith.select %498, %497, %c15 : vector<16xi1>, vector<16xf32>
              %500 = math.roundeven %499 : vector<16xf32>
              %501 = arith.minimumf %500, %c44 : vector<16xf32>
              %502 = arith.maximumf %501, %c45 : vector<16xf32>
              %503 = arith.fptosi %502 : vector<16xf32> to vector<16xi32>
              %504 = arith.addi %503, %c46 : vector<16xi32>
              %505 = arith.trunci %504 : vector<16xi32> to vector<16xi8>
              %506 = arith.muli %486, %c9 : index
              vector.store %505, %5[%506] : memref<?xi8>, vector<16xi8>
              %507 = math.absf %497 : vector<16xf32>
              %508 = arith.cmpf ugt, %507, %c47 : vector<16xf32>
              %509 = arith.select %508, %c40, %c15 : vector<16xi1>, vector<16xf32>
              %510 = arith.addf %487, %509 : vector<16xf32>
              scf.yield %510 : vector<16xf32>
            }
            %511 = wave.reduce "add" %488 : vector<16xf32>
            %512 = arith.cmpf ogt, %511, %c41 : f32
            scf.if %512 {
              %513 = arith.fptosi %511 : f32 to i32
              wave.count %clipped, %513 : memref<?xi32>
            }
            %514 = arith.cmpi slt, %480, %kvHeads : index
            scf.if %514 {
              %515 = arith.muli %484, %c16 : index
              %516 = arith.muli %480, %515 : index
              %517 = arith.addi %485, %516 : index
              %518 = arith.muli %483, %c9 : index
              %519 = arith.addi %517, %518 : index
              scf.for %520 = %c7 to %headDim step %c9 {
                %521 = arith.muli %520, %c9 : index
                %522 = arith.addi %521, %c7 : index
                %523 = memref.load %5[%522] : memref<?xi8>
                %524 = arith.muli %520, %c6 : index
                %525 = arith.addi %519, %524 : index
                %526 = arith.addi %525, %c7 : index
                memref.store %523, %kv[%526] : memref<?xi8>
              }
            } else {
              %527 = arith.subi %480, %kvHeads : index
              %528 = arith.muli %527, %c3 : index
              %529 = arith.addi %528, %c9 : index
              %530 = arith.muli %484, %c6 : index
              %531 = arith.muli %529, %530 : index
              %532 = arith.addi %485, %531 : index
              %533 = arith.muli %483, %484 : index
              %534 = arith.addi %532, %533 : index
              scf.for %535 = %c7 to %484 step %c6 {
                %536 = vector.load %5[%535] : memref<?xi8>, vector<16xi8>
                %537 = arith.addi %534, %535 : index
                vector.store %536, %kv[%537] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
