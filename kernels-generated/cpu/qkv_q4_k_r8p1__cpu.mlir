// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q4_k', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q4_k_r8p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>, %x11: index, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: index, %x16: vector<16xf32>, %x17: index, %x18: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q4_k_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2368 : index
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
  %c18 = arith.constant 320 : index
  %c19 = arith.constant dense<15> : vector<16xi32>
  %c20 = arith.constant dense<4> : vector<16xi32>
  %c21 = arith.constant 48 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c28 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c33 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c34 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c35 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c36 = arith.constant 0x00000000 : f32
  %c37 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c38 = arith.constant dense<0x47600000> : vector<16xf32>
  %c39 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c40 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c41 = arith.constant dense<128> : vector<16xi32>
  %c42 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
          %79 = arith.divui %66, %c11 : index
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
          %93 = arith.muli %66, %c17 : index
          %94 = arith.addi %92, %93 : index
          %95 = arith.addi %94, %c7 : index
          %96 = vector.load %w[%95] : memref<?xi8>, vector<16xi8>
          %97 = arith.extui %96 : vector<16xi8> to vector<16xi32>
          %98 = arith.andi %97, %c19 : vector<16xi32>
          %99 = arith.sitofp %98 : vector<16xi32> to vector<16xf32>
          %100 = math.fma %99, %86, %91 : vector<16xf32>
          %101 = arith.addi %77, %c7 : index
          %102:8 = func.call @qkv_q4_k_r8p1__cpu.0(%32, %101, %x, %100, %67, %33, %68, %34, %69, %35, %70, %36, %71, %37, %72, %38, %73, %39, %74) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %103 = vector.load %w[%95] : memref<?xi8>, vector<16xi8>
          %104 = arith.extui %103 : vector<16xi8> to vector<16xi32>
          %105 = arith.shrui %104, %c20 : vector<16xi32>
          %106 = arith.sitofp %105 : vector<16xi32> to vector<16xf32>
          %107 = math.fma %106, %86, %91 : vector<16xf32>
          %108 = arith.addi %77, %c9 : index
          %109:8 = func.call @qkv_q4_k_r8p1__cpu.0(%32, %108, %x, %107, %102#0, %33, %102#1, %34, %102#2, %35, %102#3, %36, %102#4, %37, %102#5, %38, %102#6, %39, %102#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %110 = arith.addi %94, %c6 : index
          %111 = vector.load %w[%110] : memref<?xi8>, vector<16xi8>
          %112 = arith.extui %111 : vector<16xi8> to vector<16xi32>
          %113 = arith.andi %112, %c19 : vector<16xi32>
          %114 = arith.sitofp %113 : vector<16xi32> to vector<16xf32>
          %115 = math.fma %114, %86, %91 : vector<16xf32>
          %116 = arith.addi %77, %c3 : index
          %117:8 = func.call @qkv_q4_k_r8p1__cpu.0(%32, %116, %x, %115, %109#0, %33, %109#1, %34, %109#2, %35, %109#3, %36, %109#4, %37, %109#5, %38, %109#6, %39, %109#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %118 = vector.load %w[%110] : memref<?xi8>, vector<16xi8>
          %119 = arith.extui %118 : vector<16xi8> to vector<16xi32>
          %120 = arith.shrui %119, %c20 : vector<16xi32>
          %121 = arith.sitofp %120 : vector<16xi32> to vector<16xf32>
          %122 = math.fma %121, %86, %91 : vector<16xf32>
          %123 = arith.addi %77, %c10 : index
          %124:8 = func.call @qkv_q4_k_r8p1__cpu.0(%32, %123, %x, %122, %117#0, %33, %117#1, %34, %117#2, %35, %117#3, %36, %117#4, %37, %117#5, %38, %117#6, %39, %117#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %125 = arith.addi %94, %c16 : index
          %126 = vector.load %w[%125] : memref<?xi8>, vector<16xi8>
          %127 = arith.extui %126 : vector<16xi8> to vector<16xi32>
          %128 = arith.andi %127, %c19 : vector<16xi32>
          %129 = arith.sitofp %128 : vector<16xi32> to vector<16xf32>
          %130 = math.fma %129, %86, %91 : vector<16xf32>
          %131 = arith.addi %77, %c11 : index
          %132:8 = func.call @qkv_q4_k_r8p1__cpu.0(%32, %131, %x, %130, %124#0, %33, %124#1, %34, %124#2, %35, %124#3, %36, %124#4, %37, %124#5, %38, %124#6, %39, %124#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %133 = vector.load %w[%125] : memref<?xi8>, vector<16xi8>
          %134 = arith.extui %133 : vector<16xi8> to vector<16xi32>
          %135 = arith.shrui %134, %c20 : vector<16xi32>
          %136 = arith.sitofp %135 : vector<16xi32> to vector<16xf32>
          %137 = math.fma %136, %86, %91 : vector<16xf32>
          %138 = arith.addi %77, %c12 : index
          %139:8 = func.call @qkv_q4_k_r8p1__cpu.0(%32, %138, %x, %137, %132#0, %33, %132#1, %34, %132#2, %35, %132#3, %36, %132#4, %37, %132#5, %38, %132#6, %39, %132#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %140 = arith.addi %94, %c21 : index
          %141 = vector.load %w[%140] : memref<?xi8>, vector<16xi8>
          %142 = arith.extui %141 : vector<16xi8> to vector<16xi32>
          %143 = arith.andi %142, %c19 : vector<16xi32>
          %144 = arith.sitofp %143 : vector<16xi32> to vector<16xf32>
          %145 = math.fma %144, %86, %91 : vector<16xf32>
          %146 = arith.addi %77, %c13 : index
          %147:8 = func.call @qkv_q4_k_r8p1__cpu.0(%32, %146, %x, %145, %139#0, %33, %139#1, %34, %139#2, %35, %139#3, %36, %139#4, %37, %139#5, %38, %139#6, %39, %139#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %148 = vector.load %w[%140] : memref<?xi8>, vector<16xi8>
          %149 = arith.extui %148 : vector<16xi8> to vector<16xi32>
          %150 = arith.shrui %149, %c20 : vector<16xi32>
          %151 = arith.sitofp %150 : vector<16xi32> to vector<16xf32>
          %152 = math.fma %151, %86, %91 : vector<16xf32>
          %153 = arith.addi %77, %c14 : index
          %154:8 = func.call @qkv_q4_k_r8p1__cpu.0(%32, %153, %x, %152, %147#0, %33, %147#1, %34, %147#2, %35, %147#3, %36, %147#4, %37, %147#5, %38, %147#6, %39, %147#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %154#0, %154#1, %154#2, %154#3, %154#4, %154#5, %154#6, %154#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %75#0, %75#1, %75#2, %75#3, %75#4, %75#5, %75#6, %75#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %155 = arith.muli %headDim, %c7 : index
      %156 = arith.muli %40, %c6 : index
      %157 = arith.addi %155, %156 : index
      %158 = arith.addi %157, %c7 : index
      vector.store %54#0, %3[%158] : memref<?xf32>, vector<16xf32>
      %159 = arith.muli %headDim, %c9 : index
      %160 = arith.addi %159, %156 : index
      %161 = arith.addi %160, %c7 : index
      vector.store %54#1, %3[%161] : memref<?xf32>, vector<16xf32>
      %162 = arith.addi %4, %156 : index
      %163 = arith.addi %162, %c7 : index
      vector.store %54#2, %3[%163] : memref<?xf32>, vector<16xf32>
      %164 = arith.muli %headDim, %c10 : index
      %165 = arith.addi %164, %156 : index
      %166 = arith.addi %165, %c7 : index
      vector.store %54#3, %3[%166] : memref<?xf32>, vector<16xf32>
      %167 = arith.muli %headDim, %c11 : index
      %168 = arith.addi %167, %156 : index
      %169 = arith.addi %168, %c7 : index
      vector.store %54#4, %3[%169] : memref<?xf32>, vector<16xf32>
      %170 = arith.muli %headDim, %c12 : index
      %171 = arith.addi %170, %156 : index
      %172 = arith.addi %171, %c7 : index
      vector.store %54#5, %3[%172] : memref<?xf32>, vector<16xf32>
      %173 = arith.muli %headDim, %c13 : index
      %174 = arith.addi %173, %156 : index
      %175 = arith.addi %174, %c7 : index
      vector.store %54#6, %3[%175] : memref<?xf32>, vector<16xf32>
      %176 = arith.muli %headDim, %c14 : index
      %177 = arith.addi %176, %156 : index
      %178 = arith.addi %177, %c7 : index
      vector.store %54#7, %3[%178] : memref<?xf32>, vector<16xf32>
    }
    %179 = arith.addi %14, %c2 : index
    %180 = arith.minsi %179, %13 : index
    scf.for %181 = %14 to %180 step %c9 {
      %182 = arith.subi %181, %14 : index
      %183 = arith.muli %182, %headDim : index
      %184 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %184 {
        scf.for %185 = %c7 to %headDim step %c6 {
          %186 = arith.muli %0, %headDim : index
          %187 = arith.addi %186, %185 : index
          %188 = vector.load %bias[%187] : memref<?xf32>, vector<16xf32>
          %189 = arith.addi %183, %185 : index
          %190 = vector.load %3[%189] : memref<?xf32>, vector<16xf32>
          %191 = arith.addf %190, %188 : vector<16xf32>
          vector.store %191, %3[%189] : memref<?xf32>, vector<16xf32>
        }
      }
      %192 = arith.addi %heads, %kvHeads : index
      %193 = arith.cmpi slt, %0, %192 : index
      scf.if %193 {
        %194 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %194 {
          %195 = arith.cmpi slt, %0, %heads : index
          %198 = scf.for %196 = %c7 to %headDim step %c6 iter_args(%197 = %c15) -> (vector<16xf32>) {
            %199 = arith.addi %183, %196 : index
            %200 = vector.load %3[%199] : memref<?xf32>, vector<16xf32>
            %201 = math.fma %200, %200, %197 : vector<16xf32>
            scf.yield %201 : vector<16xf32>
          }
          %202 = wave.reduce "add" %198 : vector<16xf32>
          %203 = arith.mulf %202, %inverseHeadDim : f32
          %204 = arith.addf %203, %epsilon : f32
          %205 = math.sqrt %204 : f32
          %206 = arith.divf %c28, %205 : f32
          %207 = vector.broadcast %206 : f32 to vector<16xf32>
          scf.for %208 = %c7 to %headDim step %c6 {
            %209 = vector.load %query_norm[%208] : memref<?xf32>, vector<16xf32>
            %210 = vector.load %key_norm[%208] : memref<?xf32>, vector<16xf32>
            %211 = arith.select %195, %209, %210 : vector<16xf32>
            %212 = arith.addi %183, %208 : index
            %213 = vector.load %3[%212] : memref<?xf32>, vector<16xf32>
            %214 = arith.mulf %213, %207 : vector<16xf32>
            %215 = arith.mulf %214, %211 : vector<16xf32>
            vector.store %215, %3[%212] : memref<?xf32>, vector<16xf32>
          }
        }
        %216 = arith.addi %positionsAt, %181 : index
        %217 = memref.load %step[%216] : memref<?xi32>
        %218 = arith.index_cast %217 : i32 to index
        %219 = arith.divui %headDim, %c3 : index
        %220 = arith.remui %218, %c4 : index
        %221 = arith.muli %220, %headDim : index
        %222 = arith.divui %218, %c4 : index
        %223 = arith.addi %222, %c4 : index
        %224 = arith.muli %223, %headDim : index
        scf.for %225 = %c7 to %219 step %c2 {
          %226 = arith.addi %221, %225 : index
          %227 = vector.load %rope[%226] : memref<?xf32>, vector<8xf32>
          %228 = arith.addi %221, %219 : index
          %229 = arith.addi %228, %225 : index
          %230 = vector.load %rope[%229] : memref<?xf32>, vector<8xf32>
          %231 = arith.addi %224, %225 : index
          %232 = vector.load %rope[%231] : memref<?xf32>, vector<8xf32>
          %233 = arith.addi %224, %219 : index
          %234 = arith.addi %233, %225 : index
          %235 = vector.load %rope[%234] : memref<?xf32>, vector<8xf32>
          %236 = arith.mulf %232, %227 : vector<8xf32>
          %237 = arith.mulf %235, %230 : vector<8xf32>
          %238 = arith.subf %236, %237 : vector<8xf32>
          %239 = arith.mulf %235, %227 : vector<8xf32>
          %240 = arith.mulf %232, %230 : vector<8xf32>
          %241 = arith.addf %239, %240 : vector<8xf32>
          %242 = arith.addi %183, %225 : index
          %243 = vector.load %3[%242] : memref<?xf32>, vector<8xf32>
          %244 = arith.addi %183, %219 : index
          %245 = arith.addi %244, %225 : index
          %246 = vector.load %3[%245] : memref<?xf32>, vector<8xf32>
          %247 = arith.mulf %243, %238 : vector<8xf32>
          %248 = arith.mulf %246, %241 : vector<8xf32>
          %249 = arith.subf %247, %248 : vector<8xf32>
          vector.store %249, %3[%242] : memref<?xf32>, vector<8xf32>
          %250 = arith.mulf %246, %238 : vector<8xf32>
          %251 = arith.mulf %243, %241 : vector<8xf32>
          %252 = arith.addf %250, %251 : vector<8xf32>
          vector.store %252, %3[%245] : memref<?xf32>, vector<8xf32>
        }
      }
      %253 = arith.cmpi slt, %0, %heads : index
      scf.if %253 {
        %254 = arith.divui %heads, %kvHeads : index
        %255 = arith.muli %headDim, %c11 : index
        %256 = arith.muli %kvHeads, %255 : index
        %257 = arith.divui %0, %254 : index
        %258 = arith.muli %257, %headDim : index
        %259 = arith.addi %256, %258 : index
        scf.for %260 = %c7 to %headDim step %c6 {
          %261 = arith.addi %259, %260 : index
          %262 = vector.load %encode[%261] : memref<?xf32>, vector<16xf32>
          %263 = arith.addi %183, %260 : index
          %264 = vector.load %3[%263] : memref<?xf32>, vector<16xf32>
          %265 = arith.mulf %264, %262 : vector<16xf32>
          %266 = arith.muli %181, %heads : index
          %267 = arith.addi %266, %0 : index
          %268 = arith.muli %267, %headDim : index
          %269 = arith.addi %268, %260 : index
          vector.store %265, %q[%269] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %270 = arith.addi %slotsAt, %181 : index
        %271 = memref.load %step[%270] : memref<?xi32>
        %272 = arith.index_cast %271 : i32 to index
        %273 = arith.cmpi sge, %272, %c7 : index
        scf.if %273 {
          %274 = arith.cmpi eq, %codec, %c7 : index
          scf.if %274 {
            %275 = arith.subi %0, %heads : index
            %276 = arith.muli %275, %4 : index
            %277 = arith.divui %272, %c6 : index
            %278 = arith.remui %272, %c6 : index
            %279 = arith.muli %277, %pageBytes : index
            %282 = scf.for %280 = %c7 to %headDim step %c6 iter_args(%281 = %c15) -> (vector<16xf32>) {
              %283 = arith.addi %276, %280 : index
              %284 = vector.load %encode[%283] : memref<?xf32>, vector<16xf32>
              %285 = arith.addi %276, %headDim : index
              %286 = arith.addi %285, %280 : index
              %287 = vector.load %encode[%286] : memref<?xf32>, vector<16xf32>
              %288 = arith.addi %183, %280 : index
              %289 = vector.load %3[%288] : memref<?xf32>, vector<16xf32>
              %290 = arith.subf %289, %287 : vector<16xf32>
              %291 = arith.mulf %290, %284 : vector<16xf32>
              %292 = arith.minimumf %291, %c33 : vector<16xf32>
              %293 = arith.maximumf %292, %c34 : vector<16xf32>
              %294 = arith.truncf %293 : vector<16xf32> to vector<16xf16>
              %295 = vector.bitcast %294 : vector<16xf16> to vector<32xi8>
              %296 = arith.muli %280, %c3 : index
              vector.store %295, %5[%296] : memref<?xi8>, vector<32xi8>
              %297 = math.absf %291 : vector<16xf32>
              %298 = arith.cmpf ugt, %297, %c33 : vector<16xf32>
              %299 = arith.select %298, %c35, %c15 : vector<16xi1>, vector<16xf32>
              %300 = arith.addf %281, %299 : vector<16xf32>
              scf.yield %300 : vector<16xf32>
            }
            %301 = wave.reduce "add" %282 : vector<16xf32>
            %302 = arith.cmpf ogt, %301, %c36 : f32
            scf.if %302 {
              %303 = arith.fptosi %301 : f32 to i32
              wave.count %clipped, %303 : memref<?xi32>
            }
            %304 = arith.cmpi slt, %275, %kvHeads : index
            scf.if %304 {
              %305 = arith.muli %4, %c16 : index
              %306 = arith.muli %275, %305 : index
              %307 = arith.addi %279, %306 : index
              %308 = arith.muli %278, %c3 : index
              %309 = arith.addi %307, %308 : index
              scf.for %310 = %c7 to %headDim step %c9 {
                %311 = arith.muli %310, %c3 : index
                %312 = arith.addi %311, %c7 : index
                %313 = memref.load %5[%312] : memref<?xi8>
                %314 = arith.muli %310, %c16 : index
                %315 = arith.addi %309, %314 : index
                %316 = arith.addi %315, %c7 : index
                memref.store %313, %kv[%316] : memref<?xi8>
                %317 = arith.addi %311, %c9 : index
                %318 = memref.load %5[%317] : memref<?xi8>
                %319 = arith.addi %315, %c9 : index
                memref.store %318, %kv[%319] : memref<?xi8>
              }
            } else {
              %320 = arith.subi %275, %kvHeads : index
              %321 = arith.muli %320, %c3 : index
              %322 = arith.addi %321, %c9 : index
              %323 = arith.muli %4, %c6 : index
              %324 = arith.muli %322, %323 : index
              %325 = arith.addi %279, %324 : index
              %326 = arith.muli %278, %4 : index
              %327 = arith.addi %325, %326 : index
              scf.for %328 = %c7 to %4 step %c6 {
                %329 = vector.load %5[%328] : memref<?xi8>, vector<16xi8>
                %330 = arith.addi %327, %328 : index
                vector.store %329, %kv[%330] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %331 = arith.cmpi eq, %codec, %c9 : index
          scf.if %331 {
            %332 = arith.subi %0, %heads : index
            %333 = arith.muli %332, %4 : index
            %334 = arith.divui %272, %c6 : index
            %335 = arith.remui %272, %c6 : index
            %336 = arith.muli %headDim, %c9 : index
            %337 = arith.muli %334, %pageBytes : index
            %340 = scf.for %338 = %c7 to %headDim step %c6 iter_args(%339 = %c15) -> (vector<16xf32>) {
              %341 = arith.addi %333, %338 : index
              %342 = vector.load %encode[%341] : memref<?xf32>, vector<16xf32>
              %343 = arith.addi %333, %headDim : index
              %344 = arith.addi %343, %338 : index
              %345 = vector.load %encode[%344] : memref<?xf32>, vector<16xf32>
              %346 = arith.addi %183, %338 : index
              %347 = vector.load %3[%346] : memref<?xf32>, vector<16xf32>
              %348 = arith.subf %347, %345 : vector<16xf32>
              %349 = arith.mulf %348, %342 : vector<16xf32>
              %350 = wave.fp8_encode "e4m3" %349 : vector<16xf32> -> vector<16xi8>
              %351 = arith.muli %338, %c9 : index
              vector.store %350, %5[%351] : memref<?xi8>, vector<16xi8>
              %352 = math.absf %349 : vector<16xf32>
              %353 = arith.cmpf ugt, %352, %c37 : vector<16xf32>
              %354 = arith.select %353, %c35, %c15 : vector<16xi1>, vector<16xf32>
              %355 = arith.addf %339, %354 : vector<16xf32>
              scf.yield %355 : vector<16xf32>
            }
            %356 = wave.reduce "add" %340 : vector<16xf32>
            %357 = arith.cmpf ogt, %356, %c36 : f32
            scf.if %357 {
              %358 = arith.fptosi %356 : f32 to i32
              wave.count %clipped, %358 : memref<?xi32>
            }
            %359 = arith.cmpi slt, %332, %kvHeads : index
            scf.if %359 {
              %360 = arith.muli %336, %c16 : index
              %361 = arith.muli %332, %360 : index
              %362 = arith.addi %337, %361 : index
              %363 = arith.muli %335, %c9 : index
              %364 = arith.addi %362, %363 : index
              scf.for %365 = %c7 to %headDim step %c9 {
                %366 = arith.muli %365, %c9 : index
                %367 = arith.addi %366, %c7 : index
                %368 = memref.load %5[%367] : memref<?xi8>
                %369 = arith.muli %365, %c6 : index
                %370 = arith.addi %364, %369 : index
                %371 = arith.addi %370, %c7 : index
                memref.store %368, %kv[%371] : memref<?xi8>
              }
            } else {
              %372 = arith.subi %332, %kvHeads : index
              %373 = arith.muli %372, %c3 : index
              %374 = arith.addi %373, %c9 : index
              %375 = arith.muli %336, %c6 : index
              %376 = arith.muli %374, %375 : index
              %377 = arith.addi %337, %376 : index
              %378 = arith.muli %335, %336 : index
              %379 = arith.addi %377, %378 : index
              scf.for %380 = %c7 to %336 step %c6 {
                %381 = vector.load %5[%380] : memref<?xi8>, vector<16xi8>
                %382 = arith.addi %379, %380 : index
                vector.store %381, %kv[%382] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %383 = arith.cmpi eq, %codec, %c3 : index
          scf.if %383 {
            %384 = arith.subi %0, %heads : index
            %385 = arith.muli %384, %4 : index
            %386 = arith.divui %272, %c6 : index
            %387 = arith.remui %272, %c6 : index
            %388 = arith.muli %headDim, %c9 : index
            %389 = arith.muli %386, %pageBytes : index
            %392 = scf.for %390 = %c7 to %headDim step %c6 iter_args(%391 = %c15) -> (vector<16xf32>) {
              %393 = arith.addi %385, %390 : index
              %394 = vector.load %encode[%393] : memref<?xf32>, vector<16xf32>
              %395 = arith.addi %385, %headDim : index
              %396 = arith.addi %395, %390 : index
              %397 = vector.load %encode[%396] : memref<?xf32>, vector<16xf32>
              %398 = arith.addi %183, %390 : index
              %399 = vector.load %3[%398] : memref<?xf32>, vector<16xf32>
              %400 = arith.subf %399, %397 : vector<16xf32>
              %401 = arith.mulf %400, %394 : vector<16xf32>
              %402 = wave.fp8_encode "e5m2" %401 : vector<16xf32> -> vector<16xi8>
              %403 = arith.muli %390, %c9 : index
              vector.store %402, %5[%403] : memref<?xi8>, vector<16xi8>
              %404 = math.absf %401 : vector<16xf32>
              %405 = arith.cmpf ugt, %404, %c38 : vector<16xf32>
              %406 = arith.select %405, %c35, %c15 : vector<16xi1>, vector<16xf32>
              %407 = arith.addf %391, %406 : vector<16xf32>
              scf.yield %407 : vector<16xf32>
            }
            %408 = wave.reduce "add" %392 : vector<16xf32>
            %409 = arith.cmpf ogt, %408, %c36 : f32
            scf.if %409 {
              %410 = arith.fptosi %408 : f32 to i32
              wave.count %clipped, %410 : memref<?xi32>
            }
            %411 = arith.cmpi slt, %384, %kvHeads : index
            scf.if %411 {
              %412 = arith.muli %388, %c16 : index
              %413 = arith.muli %384, %412 : index
              %414 = arith.addi %389, %413 : index
              %415 = arith.muli %387, %c9 : index
              %416 = arith.addi %414, %415 : index
              scf.for %417 = %c7 to %headDim step %c9 {
                %418 = arith.muli %417, %c9 : index
                %419 = arith.addi %418, %c7 : index
                %420 = memref.load %5[%419] : memref<?xi8>
                %421 = arith.muli %417, %c6 : index
                %422 = arith.addi %416, %421 : index
                %423 = arith.addi %422, %c7 : index
                memref.store %420, %kv[%423] : memref<?xi8>
              }
            } else {
              %424 = arith.subi %384, %kvHeads : index
              %425 = arith.muli %424, %c3 : index
              %426 = arith.addi %425, %c9 : index
              %427 = arith.muli %388, %c6 : index
              %428 = arith.muli %426, %427 : index
              %429 = arith.addi %389, %428 : index
              %430 = arith.muli %387, %388 : index
              %431 = arith.addi %429, %430 : index
              scf.for %432 = %c7 to %388 step %c6 {
                %433 = vector.load %5[%432] : memref<?xi8>, vector<16xi8>
                %434 = arith.addi %431, %432 : index
                vector.store %433, %kv[%434] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %435 = arith.cmpi eq, %codec, %c10 : index
          scf.if %435 {
            %436 = arith.subi %0, %heads : index
            %437 = arith.muli %436, %4 : index
            %438 = arith.divui %272, %c6 : index
            %439 = arith.remui %272, %c6 : index
            %440 = arith.muli %headDim, %c9 : index
            %441 = arith.muli %438, %pageBytes : index
            %444 = scf.for %442 = %c7 to %headDim step %c6 iter_args(%443 = %c15) -> (vector<16xf32>) {
              %445 = arith.addi %437, %442 : index
              %446 = vector.load %encode[%445] : memref<?xf32>, vector<16xf32>
              %447 = arith.addi %437, %headDim : index
              %448 = arith.addi %447, %442 : index
              %449 = vector.load %encode[%448] : memref<?xf32>, vector<16xf32>
              %450 = arith.addi %183, %442 : index
              %451 = vector.load %3[%450] : memref<?xf32>, vector<16xf32>
              %452 = arith.subf %451, %449 : vector<16xf32>
              %453 = arith.mulf %452, %446 : vector<16xf32>
              %454 = arith.cmpf ord, %453, %453 : vector<16xf32>
              %455 = arith.select %454, %453, %c15 : vector<16xi1>, vector<16xf32>
              %456 = math.roundeven %455 : vector<16xf32>
              %457 = arith.minimumf %456, %c39 : vector<16xf32>
              %458 = arith.maximumf %457, %c40 : vector<16xf32>
              %459 = arith.fptosi %458 : vector<16xf32> to vector<16xi32>
              %460 = arith.addi %459, %c41 : vector<16xi32>
              %461 = arith.trunci %460 : vector<16xi32> to vector<16xi8>
              %462 = arith.muli %442, %c9 : index
              vector.store %461, %5[%462] : memref<?xi8>, vector<16xi8>
              %463 = math.absf %453 : vector<16xf32>
              %464 = arith.cmpf ugt, %463, %c42 : vector<16xf32>
              %465 = arith.select %464, %c35, %c15 : vector<16xi1>, vector<16xf32>
              %466 = arith.addf %443, %465 : vector<16xf32>
              scf.yield %466 : vector<16xf32>
            }
            %467 = wave.reduce "add" %444 : vector<16xf32>
            %468 = arith.cmpf ogt, %467, %c36 : f32
            scf.if %468 {
              %469 = arith.fptosi %467 : f32 to i32
              wave.count %clipped, %469 : memref<?xi32>
            }
            %470 = arith.cmpi slt, %436, %kvHeads : index
            scf.if %470 {
              %471 = arith.muli %440, %c16 : index
              %472 = arith.muli %436, %471 : index
              %473 = arith.addi %441, %472 : index
              %474 = arith.muli %439, %c9 : index
              %475 = arith.addi %473, %474 : index
              scf.for %476 = %c7 to %headDim step %c9 {
                %477 = arith.muli %476, %c9 : index
                %478 = arith.addi %477, %c7 : index
                %479 = memref.load %5[%478] : memref<?xi8>
                %480 = arith.muli %476, %c6 : index
                %481 = arith.addi %475, %480 : index
                %482 = arith.addi %481, %c7 : index
                memref.store %479, %kv[%482] : memref<?xi8>
              }
            } else {
              %483 = arith.subi %436, %kvHeads : index
              %484 = arith.muli %483, %c3 : index
              %485 = arith.addi %484, %c9 : index
              %486 = arith.muli %440, %c6 : index
              %487 = arith.muli %485, %486 : index
              %488 = arith.addi %441, %487 : index
              %489 = arith.muli %439, %440 : index
              %490 = arith.addi %488, %489 : index
              scf.for %491 = %c7 to %440 step %c6 {
                %492 = vector.load %5[%491] : memref<?xi8>, vector<16xi8>
                %493 = arith.addi %490, %491 : index
                vector.store %492, %kv[%493] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
