// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q2_k', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q2_k_r8p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>, %x11: index, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: index, %x16: vector<16xf32>, %x17: index, %x18: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q2_k_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 1600 : index
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
  %c18 = arith.constant 576 : index
  %c19 = arith.constant dense<0> : vector<16xi32>
  %c20 = arith.constant dense<3> : vector<16xi32>
  %c21 = arith.constant dense<2> : vector<16xi32>
  %c22 = arith.constant dense<4> : vector<16xi32>
  %c23 = arith.constant dense<6> : vector<16xi32>
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c30 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c35 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c36 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c37 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c38 = arith.constant 0x00000000 : f32
  %c39 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c40 = arith.constant dense<0x47600000> : vector<16xf32>
  %c41 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c42 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c43 = arith.constant dense<128> : vector<16xi32>
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
          %84 = arith.extui %83 : vector<16xi8> to vector<16xi32>
          %85 = arith.sitofp %84 : vector<16xi32> to vector<16xf32>
          %86 = arith.mulf %60, %85 : vector<16xf32>
          %87 = arith.addi %81, %c6 : index
          %88 = vector.load %w[%87] : memref<?xi8>, vector<16xi8>
          %89 = arith.extui %88 : vector<16xi8> to vector<16xi32>
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
          %104 = arith.shrui %98, %c19 : vector<16xi32>
          %105 = arith.andi %104, %c20 : vector<16xi32>
          %106 = arith.sitofp %105 : vector<16xi32> to vector<16xf32>
          %107 = math.fma %106, %86, %91 : vector<16xf32>
          %108 = arith.addi %77, %c7 : index
          %109:8 = func.call @qkv_q2_k_r8p1__cpu.0(%32, %108, %x, %107, %67, %33, %68, %34, %69, %35, %70, %36, %71, %37, %72, %38, %73, %39, %74) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %110 = arith.shrui %98, %c21 : vector<16xi32>
          %111 = arith.andi %110, %c20 : vector<16xi32>
          %112 = arith.sitofp %111 : vector<16xi32> to vector<16xf32>
          %113 = math.fma %112, %86, %91 : vector<16xf32>
          %114 = arith.addi %77, %c9 : index
          %115:8 = func.call @qkv_q2_k_r8p1__cpu.0(%32, %114, %x, %113, %109#0, %33, %109#1, %34, %109#2, %35, %109#3, %36, %109#4, %37, %109#5, %38, %109#6, %39, %109#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %116 = arith.shrui %98, %c22 : vector<16xi32>
          %117 = arith.andi %116, %c20 : vector<16xi32>
          %118 = arith.sitofp %117 : vector<16xi32> to vector<16xf32>
          %119 = math.fma %118, %86, %91 : vector<16xf32>
          %120 = arith.addi %77, %c3 : index
          %121:8 = func.call @qkv_q2_k_r8p1__cpu.0(%32, %120, %x, %119, %115#0, %33, %115#1, %34, %115#2, %35, %115#3, %36, %115#4, %37, %115#5, %38, %115#6, %39, %115#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %122 = arith.shrui %98, %c23 : vector<16xi32>
          %123 = arith.andi %122, %c20 : vector<16xi32>
          %124 = arith.sitofp %123 : vector<16xi32> to vector<16xf32>
          %125 = math.fma %124, %86, %91 : vector<16xf32>
          %126 = arith.addi %77, %c10 : index
          %127:8 = func.call @qkv_q2_k_r8p1__cpu.0(%32, %126, %x, %125, %121#0, %33, %121#1, %34, %121#2, %35, %121#3, %36, %121#4, %37, %121#5, %38, %121#6, %39, %121#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %128 = arith.shrui %103, %c19 : vector<16xi32>
          %129 = arith.andi %128, %c20 : vector<16xi32>
          %130 = arith.sitofp %129 : vector<16xi32> to vector<16xf32>
          %131 = math.fma %130, %86, %91 : vector<16xf32>
          %132 = arith.addi %77, %c11 : index
          %133:8 = func.call @qkv_q2_k_r8p1__cpu.0(%32, %132, %x, %131, %127#0, %33, %127#1, %34, %127#2, %35, %127#3, %36, %127#4, %37, %127#5, %38, %127#6, %39, %127#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %134 = arith.shrui %103, %c21 : vector<16xi32>
          %135 = arith.andi %134, %c20 : vector<16xi32>
          %136 = arith.sitofp %135 : vector<16xi32> to vector<16xf32>
          %137 = math.fma %136, %86, %91 : vector<16xf32>
          %138 = arith.addi %77, %c12 : index
          %139:8 = func.call @qkv_q2_k_r8p1__cpu.0(%32, %138, %x, %137, %133#0, %33, %133#1, %34, %133#2, %35, %133#3, %36, %133#4, %37, %133#5, %38, %133#6, %39, %133#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %140 = arith.shrui %103, %c22 : vector<16xi32>
          %141 = arith.andi %140, %c20 : vector<16xi32>
          %142 = arith.sitofp %141 : vector<16xi32> to vector<16xf32>
          %143 = math.fma %142, %86, %91 : vector<16xf32>
          %144 = arith.addi %77, %c13 : index
          %145:8 = func.call @qkv_q2_k_r8p1__cpu.0(%32, %144, %x, %143, %139#0, %33, %139#1, %34, %139#2, %35, %139#3, %36, %139#4, %37, %139#5, %38, %139#6, %39, %139#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %146 = arith.shrui %103, %c23 : vector<16xi32>
          %147 = arith.andi %146, %c20 : vector<16xi32>
          %148 = arith.sitofp %147 : vector<16xi32> to vector<16xf32>
          %149 = math.fma %148, %86, %91 : vector<16xf32>
          %150 = arith.addi %77, %c14 : index
          %151:8 = func.call @qkv_q2_k_r8p1__cpu.0(%32, %150, %x, %149, %145#0, %33, %145#1, %34, %145#2, %35, %145#3, %36, %145#4, %37, %145#5, %38, %145#6, %39, %145#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %151#0, %151#1, %151#2, %151#3, %151#4, %151#5, %151#6, %151#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %75#0, %75#1, %75#2, %75#3, %75#4, %75#5, %75#6, %75#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %152 = arith.muli %headDim, %c7 : index
      %153 = arith.muli %40, %c6 : index
      %154 = arith.addi %152, %153 : index
      %155 = arith.addi %154, %c7 : index
      vector.store %54#0, %3[%155] : memref<?xf32>, vector<16xf32>
      %156 = arith.muli %headDim, %c9 : index
      %157 = arith.addi %156, %153 : index
      %158 = arith.addi %157, %c7 : index
      vector.store %54#1, %3[%158] : memref<?xf32>, vector<16xf32>
      %159 = arith.addi %4, %153 : index
      %160 = arith.addi %159, %c7 : index
      vector.store %54#2, %3[%160] : memref<?xf32>, vector<16xf32>
      %161 = arith.muli %headDim, %c10 : index
      %162 = arith.addi %161, %153 : index
      %163 = arith.addi %162, %c7 : index
      vector.store %54#3, %3[%163] : memref<?xf32>, vector<16xf32>
      %164 = arith.muli %headDim, %c11 : index
      %165 = arith.addi %164, %153 : index
      %166 = arith.addi %165, %c7 : index
      vector.store %54#4, %3[%166] : memref<?xf32>, vector<16xf32>
      %167 = arith.muli %headDim, %c12 : index
      %168 = arith.addi %167, %153 : index
      %169 = arith.addi %168, %c7 : index
      vector.store %54#5, %3[%169] : memref<?xf32>, vector<16xf32>
      %170 = arith.muli %headDim, %c13 : index
      %171 = arith.addi %170, %153 : index
      %172 = arith.addi %171, %c7 : index
      vector.store %54#6, %3[%172] : memref<?xf32>, vector<16xf32>
      %173 = arith.muli %headDim, %c14 : index
      %174 = arith.addi %173, %153 : index
      %175 = arith.addi %174, %c7 : index
      vector.store %54#7, %3[%175] : memref<?xf32>, vector<16xf32>
    }
    %176 = arith.addi %14, %c2 : index
    %177 = arith.minsi %176, %13 : index
    scf.for %178 = %14 to %177 step %c9 {
      %179 = arith.subi %178, %14 : index
      %180 = arith.muli %179, %headDim : index
      %181 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %181 {
        scf.for %182 = %c7 to %headDim step %c6 {
          %183 = arith.muli %0, %headDim : index
          %184 = arith.addi %183, %182 : index
          %185 = vector.load %bias[%184] : memref<?xf32>, vector<16xf32>
          %186 = arith.addi %180, %182 : index
          %187 = vector.load %3[%186] : memref<?xf32>, vector<16xf32>
          %188 = arith.addf %187, %185 : vector<16xf32>
          vector.store %188, %3[%186] : memref<?xf32>, vector<16xf32>
        }
      }
      %189 = arith.addi %heads, %kvHeads : index
      %190 = arith.cmpi slt, %0, %189 : index
      scf.if %190 {
        %191 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %191 {
          %192 = arith.cmpi slt, %0, %heads : index
          %195 = scf.for %193 = %c7 to %headDim step %c6 iter_args(%194 = %c15) -> (vector<16xf32>) {
            %196 = arith.addi %180, %193 : index
            %197 = vector.load %3[%196] : memref<?xf32>, vector<16xf32>
            %198 = math.fma %197, %197, %194 : vector<16xf32>
            scf.yield %198 : vector<16xf32>
          }
          %199 = wave.reduce "add" %195 : vector<16xf32>
          %200 = arith.mulf %199, %inverseHeadDim : f32
          %201 = arith.addf %200, %epsilon : f32
          %202 = math.sqrt %201 : f32
          %203 = arith.divf %c30, %202 : f32
          %204 = vector.broadcast %203 : f32 to vector<16xf32>
          scf.for %205 = %c7 to %headDim step %c6 {
            %206 = vector.load %query_norm[%205] : memref<?xf32>, vector<16xf32>
            %207 = vector.load %key_norm[%205] : memref<?xf32>, vector<16xf32>
            %208 = arith.select %192, %206, %207 : vector<16xf32>
            %209 = arith.addi %180, %205 : index
            %210 = vector.load %3[%209] : memref<?xf32>, vector<16xf32>
            %211 = arith.mulf %210, %204 : vector<16xf32>
            %212 = arith.mulf %211, %208 : vector<16xf32>
            vector.store %212, %3[%209] : memref<?xf32>, vector<16xf32>
          }
        }
        %213 = arith.addi %positionsAt, %178 : index
        %214 = memref.load %step[%213] : memref<?xi32>
        %215 = arith.index_cast %214 : i32 to index
        %216 = arith.divui %headDim, %c3 : index
        %217 = arith.remui %215, %c4 : index
        %218 = arith.muli %217, %headDim : index
        %219 = arith.divui %215, %c4 : index
        %220 = arith.addi %219, %c4 : index
        %221 = arith.muli %220, %headDim : index
        scf.for %222 = %c7 to %216 step %c2 {
          %223 = arith.addi %218, %222 : index
          %224 = vector.load %rope[%223] : memref<?xf32>, vector<8xf32>
          %225 = arith.addi %218, %216 : index
          %226 = arith.addi %225, %222 : index
          %227 = vector.load %rope[%226] : memref<?xf32>, vector<8xf32>
          %228 = arith.addi %221, %222 : index
          %229 = vector.load %rope[%228] : memref<?xf32>, vector<8xf32>
          %230 = arith.addi %221, %216 : index
          %231 = arith.addi %230, %222 : index
          %232 = vector.load %rope[%231] : memref<?xf32>, vector<8xf32>
          %233 = arith.mulf %229, %224 : vector<8xf32>
          %234 = arith.mulf %232, %227 : vector<8xf32>
          %235 = arith.subf %233, %234 : vector<8xf32>
          %236 = arith.mulf %232, %224 : vector<8xf32>
          %237 = arith.mulf %229, %227 : vector<8xf32>
          %238 = arith.addf %236, %237 : vector<8xf32>
          %239 = arith.addi %180, %222 : index
          %240 = vector.load %3[%239] : memref<?xf32>, vector<8xf32>
          %241 = arith.addi %180, %216 : index
          %242 = arith.addi %241, %222 : index
          %243 = vector.load %3[%242] : memref<?xf32>, vector<8xf32>
          %244 = arith.mulf %240, %235 : vector<8xf32>
          %245 = arith.mulf %243, %238 : vector<8xf32>
          %246 = arith.subf %244, %245 : vector<8xf32>
          vector.store %246, %3[%239] : memref<?xf32>, vector<8xf32>
          %247 = arith.mulf %243, %235 : vector<8xf32>
          %248 = arith.mulf %240, %238 : vector<8xf32>
          %249 = arith.addf %247, %248 : vector<8xf32>
          vector.store %249, %3[%242] : memref<?xf32>, vector<8xf32>
        }
      }
      %250 = arith.cmpi slt, %0, %heads : index
      scf.if %250 {
        %251 = arith.divui %heads, %kvHeads : index
        %252 = arith.muli %headDim, %c11 : index
        %253 = arith.muli %kvHeads, %252 : index
        %254 = arith.divui %0, %251 : index
        %255 = arith.muli %254, %headDim : index
        %256 = arith.addi %253, %255 : index
        scf.for %257 = %c7 to %headDim step %c6 {
          %258 = arith.addi %256, %257 : index
          %259 = vector.load %encode[%258] : memref<?xf32>, vector<16xf32>
          %260 = arith.addi %180, %257 : index
          %261 = vector.load %3[%260] : memref<?xf32>, vector<16xf32>
          %262 = arith.mulf %261, %259 : vector<16xf32>
          %263 = arith.muli %178, %heads : index
          %264 = arith.addi %263, %0 : index
          %265 = arith.muli %264, %headDim : index
          %266 = arith.addi %265, %257 : index
          vector.store %262, %q[%266] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %267 = arith.addi %slotsAt, %178 : index
        %268 = memref.load %step[%267] : memref<?xi32>
        %269 = arith.index_cast %268 : i32 to index
        %270 = arith.cmpi sge, %269, %c7 : index
        scf.if %270 {
          %271 = arith.cmpi eq, %codec, %c7 : index
          scf.if %271 {
            %272 = arith.subi %0, %heads : index
            %273 = arith.muli %272, %4 : index
            %274 = arith.divui %269, %c6 : index
            %275 = arith.remui %269, %c6 : index
            %276 = arith.muli %274, %pageBytes : index
            %279 = scf.for %277 = %c7 to %headDim step %c6 iter_args(%278 = %c15) -> (vector<16xf32>) {
              %280 = arith.addi %273, %277 : index
              %281 = vector.load %encode[%280] : memref<?xf32>, vector<16xf32>
              %282 = arith.addi %273, %headDim : index
              %283 = arith.addi %282, %277 : index
              %284 = vector.load %encode[%283] : memref<?xf32>, vector<16xf32>
              %285 = arith.addi %180, %277 : index
              %286 = vector.load %3[%285] : memref<?xf32>, vector<16xf32>
              %287 = arith.subf %286, %284 : vector<16xf32>
              %288 = arith.mulf %287, %281 : vector<16xf32>
              %289 = arith.minimumf %288, %c35 : vector<16xf32>
              %290 = arith.maximumf %289, %c36 : vector<16xf32>
              %291 = arith.truncf %290 : vector<16xf32> to vector<16xf16>
              %292 = vector.bitcast %291 : vector<16xf16> to vector<32xi8>
              %293 = arith.muli %277, %c3 : index
              vector.store %292, %5[%293] : memref<?xi8>, vector<32xi8>
              %294 = math.absf %288 : vector<16xf32>
              %295 = arith.cmpf ugt, %294, %c35 : vector<16xf32>
              %296 = arith.select %295, %c37, %c15 : vector<16xi1>, vector<16xf32>
              %297 = arith.addf %278, %296 : vector<16xf32>
              scf.yield %297 : vector<16xf32>
            }
            %298 = wave.reduce "add" %279 : vector<16xf32>
            %299 = arith.cmpf ogt, %298, %c38 : f32
            scf.if %299 {
              %300 = arith.fptosi %298 : f32 to i32
              wave.count %clipped, %300 : memref<?xi32>
            }
            %301 = arith.cmpi slt, %272, %kvHeads : index
            scf.if %301 {
              %302 = arith.muli %4, %c16 : index
              %303 = arith.muli %272, %302 : index
              %304 = arith.addi %276, %303 : index
              %305 = arith.muli %275, %c3 : index
              %306 = arith.addi %304, %305 : index
              scf.for %307 = %c7 to %headDim step %c9 {
                %308 = arith.muli %307, %c3 : index
                %309 = arith.addi %308, %c7 : index
                %310 = memref.load %5[%309] : memref<?xi8>
                %311 = arith.muli %307, %c16 : index
                %312 = arith.addi %306, %311 : index
                %313 = arith.addi %312, %c7 : index
                memref.store %310, %kv[%313] : memref<?xi8>
                %314 = arith.addi %308, %c9 : index
                %315 = memref.load %5[%314] : memref<?xi8>
                %316 = arith.addi %312, %c9 : index
                memref.store %315, %kv[%316] : memref<?xi8>
              }
            } else {
              %317 = arith.subi %272, %kvHeads : index
              %318 = arith.muli %317, %c3 : index
              %319 = arith.addi %318, %c9 : index
              %320 = arith.muli %4, %c6 : index
              %321 = arith.muli %319, %320 : index
              %322 = arith.addi %276, %321 : index
              %323 = arith.muli %275, %4 : index
              %324 = arith.addi %322, %323 : index
              scf.for %325 = %c7 to %4 step %c6 {
                %326 = vector.load %5[%325] : memref<?xi8>, vector<16xi8>
                %327 = arith.addi %324, %325 : index
                vector.store %326, %kv[%327] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %328 = arith.cmpi eq, %codec, %c9 : index
          scf.if %328 {
            %329 = arith.subi %0, %heads : index
            %330 = arith.muli %329, %4 : index
            %331 = arith.divui %269, %c6 : index
            %332 = arith.remui %269, %c6 : index
            %333 = arith.muli %headDim, %c9 : index
            %334 = arith.muli %331, %pageBytes : index
            %337 = scf.for %335 = %c7 to %headDim step %c6 iter_args(%336 = %c15) -> (vector<16xf32>) {
              %338 = arith.addi %330, %335 : index
              %339 = vector.load %encode[%338] : memref<?xf32>, vector<16xf32>
              %340 = arith.addi %330, %headDim : index
              %341 = arith.addi %340, %335 : index
              %342 = vector.load %encode[%341] : memref<?xf32>, vector<16xf32>
              %343 = arith.addi %180, %335 : index
              %344 = vector.load %3[%343] : memref<?xf32>, vector<16xf32>
              %345 = arith.subf %344, %342 : vector<16xf32>
              %346 = arith.mulf %345, %339 : vector<16xf32>
              %347 = wave.fp8_encode "e4m3" %346 : vector<16xf32> -> vector<16xi8>
              %348 = arith.muli %335, %c9 : index
              vector.store %347, %5[%348] : memref<?xi8>, vector<16xi8>
              %349 = math.absf %346 : vector<16xf32>
              %350 = arith.cmpf ugt, %349, %c39 : vector<16xf32>
              %351 = arith.select %350, %c37, %c15 : vector<16xi1>, vector<16xf32>
              %352 = arith.addf %336, %351 : vector<16xf32>
              scf.yield %352 : vector<16xf32>
            }
            %353 = wave.reduce "add" %337 : vector<16xf32>
            %354 = arith.cmpf ogt, %353, %c38 : f32
            scf.if %354 {
              %355 = arith.fptosi %353 : f32 to i32
              wave.count %clipped, %355 : memref<?xi32>
            }
            %356 = arith.cmpi slt, %329, %kvHeads : index
            scf.if %356 {
              %357 = arith.muli %333, %c16 : index
              %358 = arith.muli %329, %357 : index
              %359 = arith.addi %334, %358 : index
              %360 = arith.muli %332, %c9 : index
              %361 = arith.addi %359, %360 : index
              scf.for %362 = %c7 to %headDim step %c9 {
                %363 = arith.muli %362, %c9 : index
                %364 = arith.addi %363, %c7 : index
                %365 = memref.load %5[%364] : memref<?xi8>
                %366 = arith.muli %362, %c6 : index
                %367 = arith.addi %361, %366 : index
                %368 = arith.addi %367, %c7 : index
                memref.store %365, %kv[%368] : memref<?xi8>
              }
            } else {
              %369 = arith.subi %329, %kvHeads : index
              %370 = arith.muli %369, %c3 : index
              %371 = arith.addi %370, %c9 : index
              %372 = arith.muli %333, %c6 : index
              %373 = arith.muli %371, %372 : index
              %374 = arith.addi %334, %373 : index
              %375 = arith.muli %332, %333 : index
              %376 = arith.addi %374, %375 : index
              scf.for %377 = %c7 to %333 step %c6 {
                %378 = vector.load %5[%377] : memref<?xi8>, vector<16xi8>
                %379 = arith.addi %376, %377 : index
                vector.store %378, %kv[%379] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %380 = arith.cmpi eq, %codec, %c3 : index
          scf.if %380 {
            %381 = arith.subi %0, %heads : index
            %382 = arith.muli %381, %4 : index
            %383 = arith.divui %269, %c6 : index
            %384 = arith.remui %269, %c6 : index
            %385 = arith.muli %headDim, %c9 : index
            %386 = arith.muli %383, %pageBytes : index
            %389 = scf.for %387 = %c7 to %headDim step %c6 iter_args(%388 = %c15) -> (vector<16xf32>) {
              %390 = arith.addi %382, %387 : index
              %391 = vector.load %encode[%390] : memref<?xf32>, vector<16xf32>
              %392 = arith.addi %382, %headDim : index
              %393 = arith.addi %392, %387 : index
              %394 = vector.load %encode[%393] : memref<?xf32>, vector<16xf32>
              %395 = arith.addi %180, %387 : index
              %396 = vector.load %3[%395] : memref<?xf32>, vector<16xf32>
              %397 = arith.subf %396, %394 : vector<16xf32>
              %398 = arith.mulf %397, %391 : vector<16xf32>
              %399 = wave.fp8_encode "e5m2" %398 : vector<16xf32> -> vector<16xi8>
              %400 = arith.muli %387, %c9 : index
              vector.store %399, %5[%400] : memref<?xi8>, vector<16xi8>
              %401 = math.absf %398 : vector<16xf32>
              %402 = arith.cmpf ugt, %401, %c40 : vector<16xf32>
              %403 = arith.select %402, %c37, %c15 : vector<16xi1>, vector<16xf32>
              %404 = arith.addf %388, %403 : vector<16xf32>
              scf.yield %404 : vector<16xf32>
            }
            %405 = wave.reduce "add" %389 : vector<16xf32>
            %406 = arith.cmpf ogt, %405, %c38 : f32
            scf.if %406 {
              %407 = arith.fptosi %405 : f32 to i32
              wave.count %clipped, %407 : memref<?xi32>
            }
            %408 = arith.cmpi slt, %381, %kvHeads : index
            scf.if %408 {
              %409 = arith.muli %385, %c16 : index
              %410 = arith.muli %381, %409 : index
              %411 = arith.addi %386, %410 : index
              %412 = arith.muli %384, %c9 : index
              %413 = arith.addi %411, %412 : index
              scf.for %414 = %c7 to %headDim step %c9 {
                %415 = arith.muli %414, %c9 : index
                %416 = arith.addi %415, %c7 : index
                %417 = memref.load %5[%416] : memref<?xi8>
                %418 = arith.muli %414, %c6 : index
                %419 = arith.addi %413, %418 : index
                %420 = arith.addi %419, %c7 : index
                memref.store %417, %kv[%420] : memref<?xi8>
              }
            } else {
              %421 = arith.subi %381, %kvHeads : index
              %422 = arith.muli %421, %c3 : index
              %423 = arith.addi %422, %c9 : index
              %424 = arith.muli %385, %c6 : index
              %425 = arith.muli %423, %424 : index
              %426 = arith.addi %386, %425 : index
              %427 = arith.muli %384, %385 : index
              %428 = arith.addi %426, %427 : index
              scf.for %429 = %c7 to %385 step %c6 {
                %430 = vector.load %5[%429] : memref<?xi8>, vector<16xi8>
                %431 = arith.addi %428, %429 : index
                vector.store %430, %kv[%431] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %432 = arith.cmpi eq, %codec, %c10 : index
          scf.if %432 {
            %433 = arith.subi %0, %heads : index
            %434 = arith.muli %433, %4 : index
            %435 = arith.divui %269, %c6 : index
            %436 = arith.remui %269, %c6 : index
            %437 = arith.muli %headDim, %c9 : index
            %438 = arith.muli %435, %pageBytes : index
            %441 = scf.for %439 = %c7 to %headDim step %c6 iter_args(%440 = %c15) -> (vector<16xf32>) {
              %442 = arith.addi %434, %439 : index
              %443 = vector.load %encode[%442] : memref<?xf32>, vector<16xf32>
              %444 = arith.addi %434, %headDim : index
              %445 = arith.addi %444, %439 : index
              %446 = vector.load %encode[%445] : memref<?xf32>, vector<16xf32>
              %447 = arith.addi %180, %439 : index
              %448 = vector.load %3[%447] : memref<?xf32>, vector<16xf32>
              %449 = arith.subf %448, %446 : vector<16xf32>
              %450 = arith.mulf %449, %443 : vector<16xf32>
              %451 = arith.cmpf ord, %450, %450 : vector<16xf32>
              %452 = arith.select %451, %450, %c15 : vector<16xi1>, vector<16xf32>
              %453 = math.roundeven %452 : vector<16xf32>
              %454 = arith.minimumf %453, %c41 : vector<16xf32>
              %455 = arith.maximumf %454, %c42 : vector<16xf32>
              %456 = arith.fptosi %455 : vector<16xf32> to vector<16xi32>
              %457 = arith.addi %456, %c43 : vector<16xi32>
              %458 = arith.trunci %457 : vector<16xi32> to vector<16xi8>
              %459 = arith.muli %439, %c9 : index
              vector.store %458, %5[%459] : memref<?xi8>, vector<16xi8>
              %460 = math.absf %450 : vector<16xf32>
              %461 = arith.cmpf ugt, %460, %c44 : vector<16xf32>
              %462 = arith.select %461, %c37, %c15 : vector<16xi1>, vector<16xf32>
              %463 = arith.addf %440, %462 : vector<16xf32>
              scf.yield %463 : vector<16xf32>
            }
            %464 = wave.reduce "add" %441 : vector<16xf32>
            %465 = arith.cmpf ogt, %464, %c38 : f32
            scf.if %465 {
              %466 = arith.fptosi %464 : f32 to i32
              wave.count %clipped, %466 : memref<?xi32>
            }
            %467 = arith.cmpi slt, %433, %kvHeads : index
            scf.if %467 {
              %468 = arith.muli %437, %c16 : index
              %469 = arith.muli %433, %468 : index
              %470 = arith.addi %438, %469 : index
              %471 = arith.muli %436, %c9 : index
              %472 = arith.addi %470, %471 : index
              scf.for %473 = %c7 to %headDim step %c9 {
                %474 = arith.muli %473, %c9 : index
                %475 = arith.addi %474, %c7 : index
                %476 = memref.load %5[%475] : memref<?xi8>
                %477 = arith.muli %473, %c6 : index
                %478 = arith.addi %472, %477 : index
                %479 = arith.addi %478, %c7 : index
                memref.store %476, %kv[%479] : memref<?xi8>
              }
            } else {
              %480 = arith.subi %433, %kvHeads : index
              %481 = arith.muli %480, %c3 : index
              %482 = arith.addi %481, %c9 : index
              %483 = arith.muli %437, %c6 : index
              %484 = arith.muli %482, %483 : index
              %485 = arith.addi %438, %484 : index
              %486 = arith.muli %436, %437 : index
              %487 = arith.addi %485, %486 : index
              scf.for %488 = %c7 to %437 step %c6 {
                %489 = vector.load %5[%488] : memref<?xi8>, vector<16xi8>
                %490 = arith.addi %487, %488 : index
                vector.store %489, %kv[%490] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
