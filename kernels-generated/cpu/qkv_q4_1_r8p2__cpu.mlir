// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q4_1', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q4_1_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
  %f20 = arith.addi %x16, %x1 : index
  %f21 = memref.load %x2[%f20] : memref<?xf32>
  %f22 = vector.broadcast %f21 : f32 to vector<16xf32>
  %f23 = math.fma %f22, %x3, %x17 : vector<16xf32>
  %f24 = math.fma %f22, %x5, %x18 : vector<16xf32>
  %f25 = arith.addi %x19, %x1 : index
  %f26 = memref.load %x2[%f25] : memref<?xf32>
  %f27 = vector.broadcast %f26 : f32 to vector<16xf32>
  %f28 = math.fma %f27, %x3, %x20 : vector<16xf32>
  %f29 = math.fma %f27, %x5, %x21 : vector<16xf32>
  %f30 = arith.addi %x22, %x1 : index
  %f31 = memref.load %x2[%f30] : memref<?xf32>
  %f32 = vector.broadcast %f31 : f32 to vector<16xf32>
  %f33 = math.fma %f32, %x3, %x23 : vector<16xf32>
  %f34 = math.fma %f32, %x5, %x24 : vector<16xf32>
  %f35 = arith.addi %x25, %x1 : index
  %f36 = memref.load %x2[%f35] : memref<?xf32>
  %f37 = vector.broadcast %f36 : f32 to vector<16xf32>
  %f38 = math.fma %f37, %x3, %x26 : vector<16xf32>
  %f39 = math.fma %f37, %x5, %x27 : vector<16xf32>
  func.return %f3, %f4, %f8, %f9, %f13, %f14, %f18, %f19, %f23, %f24, %f28, %f29, %f33, %f34, %f38, %f39 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @qkv_q4_1_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 320 : index
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
  %c16 = arith.constant 64 : index
  %c17 = arith.constant dense<15> : vector<16xi32>
  %c18 = arith.constant dense<4> : vector<16xi32>
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c25 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c27 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c31 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c32 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
    scf.for %40 = %c7 to %8 step %c3 {
      %41 = arith.muli %0, %8 : index
      %42 = arith.addi %41, %40 : index
      %43 = arith.addi %42, %c7 : index
      %44 = arith.muli %43, %7 : index
      %45 = arith.addi %42, %c9 : index
      %46 = arith.muli %45, %7 : index
      %64:16 = scf.for %47 = %c7 to %6 step %c9 iter_args(%48 = %c15, %49 = %c15, %50 = %c15, %51 = %c15, %52 = %c15, %53 = %c15, %54 = %c15, %55 = %c15, %56 = %c15, %57 = %c15, %58 = %c15, %59 = %c15, %60 = %c15, %61 = %c15, %62 = %c15, %63 = %c15) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %65 = arith.muli %47, %c5 : index
        %66 = arith.addi %44, %65 : index
        %67 = arith.addi %46, %65 : index
        %68 = vector.load %w[%66] : memref<?xi8>, vector<32xi8>
        %69 = vector.bitcast %68 : vector<32xi8> to vector<16xf16>
        %70 = arith.extf %69 : vector<16xf16> to vector<16xf32>
        %71 = arith.addi %66, %c4 : index
        %72 = vector.load %w[%71] : memref<?xi8>, vector<32xi8>
        %73 = vector.bitcast %72 : vector<32xi8> to vector<16xf16>
        %74 = arith.extf %73 : vector<16xf16> to vector<16xf32>
        %75 = vector.load %w[%67] : memref<?xi8>, vector<32xi8>
        %76 = vector.bitcast %75 : vector<32xi8> to vector<16xf16>
        %77 = arith.extf %76 : vector<16xf16> to vector<16xf32>
        %78 = arith.addi %67, %c4 : index
        %79 = vector.load %w[%78] : memref<?xi8>, vector<32xi8>
        %80 = vector.bitcast %79 : vector<32xi8> to vector<16xf16>
        %81 = arith.extf %80 : vector<16xf16> to vector<16xf32>
        %82 = arith.muli %47, %c4 : index
        %100:16 = scf.for %83 = %c7 to %c2 step %c9 iter_args(%84 = %48, %85 = %49, %86 = %50, %87 = %51, %88 = %52, %89 = %53, %90 = %54, %91 = %55, %92 = %56, %93 = %57, %94 = %58, %95 = %59, %96 = %60, %97 = %61, %98 = %62, %99 = %63) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %101 = arith.muli %83, %c11 : index
          %102 = arith.addi %82, %101 : index
          %103 = arith.addi %66, %c16 : index
          %104 = arith.muli %83, %c4 : index
          %105 = arith.addi %103, %104 : index
          %106 = arith.addi %105, %c7 : index
          %107 = vector.load %w[%106] : memref<?xi8>, vector<16xi8>
          %108 = arith.extui %107 : vector<16xi8> to vector<16xi32>
          %109 = arith.andi %108, %c17 : vector<16xi32>
          %110 = arith.shrui %108, %c18 : vector<16xi32>
          %111 = arith.sitofp %109 : vector<16xi32> to vector<16xf32>
          %112 = math.fma %111, %70, %74 : vector<16xf32>
          %113 = arith.addi %67, %c16 : index
          %114 = arith.addi %113, %104 : index
          %115 = arith.addi %114, %c7 : index
          %116 = vector.load %w[%115] : memref<?xi8>, vector<16xi8>
          %117 = arith.extui %116 : vector<16xi8> to vector<16xi32>
          %118 = arith.andi %117, %c17 : vector<16xi32>
          %119 = arith.shrui %117, %c18 : vector<16xi32>
          %120 = arith.sitofp %118 : vector<16xi32> to vector<16xf32>
          %121 = math.fma %120, %77, %81 : vector<16xf32>
          %122 = arith.addi %102, %c7 : index
          %123:16 = func.call @qkv_q4_1_r8p2__cpu.0(%32, %122, %x, %112, %84, %121, %85, %33, %86, %87, %34, %88, %89, %35, %90, %91, %36, %92, %93, %37, %94, %95, %38, %96, %97, %39, %98, %99) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %124 = arith.sitofp %110 : vector<16xi32> to vector<16xf32>
          %125 = math.fma %124, %70, %74 : vector<16xf32>
          %126 = arith.sitofp %119 : vector<16xi32> to vector<16xf32>
          %127 = math.fma %126, %77, %81 : vector<16xf32>
          %128 = arith.addi %102, %c9 : index
          %129:16 = func.call @qkv_q4_1_r8p2__cpu.0(%32, %128, %x, %125, %123#0, %127, %123#1, %33, %123#2, %123#3, %34, %123#4, %123#5, %35, %123#6, %123#7, %36, %123#8, %123#9, %37, %123#10, %123#11, %38, %123#12, %123#13, %39, %123#14, %123#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %130 = arith.addi %105, %c6 : index
          %131 = vector.load %w[%130] : memref<?xi8>, vector<16xi8>
          %132 = arith.extui %131 : vector<16xi8> to vector<16xi32>
          %133 = arith.andi %132, %c17 : vector<16xi32>
          %134 = arith.shrui %132, %c18 : vector<16xi32>
          %135 = arith.sitofp %133 : vector<16xi32> to vector<16xf32>
          %136 = math.fma %135, %70, %74 : vector<16xf32>
          %137 = arith.addi %114, %c6 : index
          %138 = vector.load %w[%137] : memref<?xi8>, vector<16xi8>
          %139 = arith.extui %138 : vector<16xi8> to vector<16xi32>
          %140 = arith.andi %139, %c17 : vector<16xi32>
          %141 = arith.shrui %139, %c18 : vector<16xi32>
          %142 = arith.sitofp %140 : vector<16xi32> to vector<16xf32>
          %143 = math.fma %142, %77, %81 : vector<16xf32>
          %144 = arith.addi %102, %c3 : index
          %145:16 = func.call @qkv_q4_1_r8p2__cpu.0(%32, %144, %x, %136, %129#0, %143, %129#1, %33, %129#2, %129#3, %34, %129#4, %129#5, %35, %129#6, %129#7, %36, %129#8, %129#9, %37, %129#10, %129#11, %38, %129#12, %129#13, %39, %129#14, %129#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %146 = arith.sitofp %134 : vector<16xi32> to vector<16xf32>
          %147 = math.fma %146, %70, %74 : vector<16xf32>
          %148 = arith.sitofp %141 : vector<16xi32> to vector<16xf32>
          %149 = math.fma %148, %77, %81 : vector<16xf32>
          %150 = arith.addi %102, %c10 : index
          %151:16 = func.call @qkv_q4_1_r8p2__cpu.0(%32, %150, %x, %147, %145#0, %149, %145#1, %33, %145#2, %145#3, %34, %145#4, %145#5, %35, %145#6, %145#7, %36, %145#8, %145#9, %37, %145#10, %145#11, %38, %145#12, %145#13, %39, %145#14, %145#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %151#0, %151#1, %151#2, %151#3, %151#4, %151#5, %151#6, %151#7, %151#8, %151#9, %151#10, %151#11, %151#12, %151#13, %151#14, %151#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %100#0, %100#1, %100#2, %100#3, %100#4, %100#5, %100#6, %100#7, %100#8, %100#9, %100#10, %100#11, %100#12, %100#13, %100#14, %100#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %152 = arith.muli %headDim, %c7 : index
      %153 = arith.muli %40, %c6 : index
      %154 = arith.addi %152, %153 : index
      %155 = arith.addi %154, %c7 : index
      vector.store %64#0, %3[%155] : memref<?xf32>, vector<16xf32>
      %156 = arith.addi %154, %c6 : index
      vector.store %64#1, %3[%156] : memref<?xf32>, vector<16xf32>
      %157 = arith.muli %headDim, %c9 : index
      %158 = arith.addi %157, %153 : index
      %159 = arith.addi %158, %c7 : index
      vector.store %64#2, %3[%159] : memref<?xf32>, vector<16xf32>
      %160 = arith.addi %158, %c6 : index
      vector.store %64#3, %3[%160] : memref<?xf32>, vector<16xf32>
      %161 = arith.addi %4, %153 : index
      %162 = arith.addi %161, %c7 : index
      vector.store %64#4, %3[%162] : memref<?xf32>, vector<16xf32>
      %163 = arith.addi %161, %c6 : index
      vector.store %64#5, %3[%163] : memref<?xf32>, vector<16xf32>
      %164 = arith.muli %headDim, %c10 : index
      %165 = arith.addi %164, %153 : index
      %166 = arith.addi %165, %c7 : index
      vector.store %64#6, %3[%166] : memref<?xf32>, vector<16xf32>
      %167 = arith.addi %165, %c6 : index
      vector.store %64#7, %3[%167] : memref<?xf32>, vector<16xf32>
      %168 = arith.muli %headDim, %c11 : index
      %169 = arith.addi %168, %153 : index
      %170 = arith.addi %169, %c7 : index
      vector.store %64#8, %3[%170] : memref<?xf32>, vector<16xf32>
      %171 = arith.addi %169, %c6 : index
      vector.store %64#9, %3[%171] : memref<?xf32>, vector<16xf32>
      %172 = arith.muli %headDim, %c12 : index
      %173 = arith.addi %172, %153 : index
      %174 = arith.addi %173, %c7 : index
      vector.store %64#10, %3[%174] : memref<?xf32>, vector<16xf32>
      %175 = arith.addi %173, %c6 : index
      vector.store %64#11, %3[%175] : memref<?xf32>, vector<16xf32>
      %176 = arith.muli %headDim, %c13 : index
      %177 = arith.addi %176, %153 : index
      %178 = arith.addi %177, %c7 : index
      vector.store %64#12, %3[%178] : memref<?xf32>, vector<16xf32>
      %179 = arith.addi %177, %c6 : index
      vector.store %64#13, %3[%179] : memref<?xf32>, vector<16xf32>
      %180 = arith.muli %headDim, %c14 : index
      %181 = arith.addi %180, %153 : index
      %182 = arith.addi %181, %c7 : index
      vector.store %64#14, %3[%182] : memref<?xf32>, vector<16xf32>
      %183 = arith.addi %181, %c6 : index
      vector.store %64#15, %3[%183] : memref<?xf32>, vector<16xf32>
    }
    %184 = arith.addi %14, %c2 : index
    %185 = arith.minsi %184, %13 : index
    scf.for %186 = %14 to %185 step %c9 {
      %187 = arith.subi %186, %14 : index
      %188 = arith.muli %187, %headDim : index
      %189 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %189 {
        scf.for %190 = %c7 to %headDim step %c6 {
          %191 = arith.muli %0, %headDim : index
          %192 = arith.addi %191, %190 : index
          %193 = vector.load %bias[%192] : memref<?xf32>, vector<16xf32>
          %194 = arith.addi %188, %190 : index
          %195 = vector.load %3[%194] : memref<?xf32>, vector<16xf32>
          %196 = arith.addf %195, %193 : vector<16xf32>
          vector.store %196, %3[%194] : memref<?xf32>, vector<16xf32>
        }
      }
      %197 = arith.addi %heads, %kvHeads : index
      %198 = arith.cmpi slt, %0, %197 : index
      scf.if %198 {
        %199 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %199 {
          %200 = arith.cmpi slt, %0, %heads : index
          %203 = scf.for %201 = %c7 to %headDim step %c6 iter_args(%202 = %c15) -> (vector<16xf32>) {
            %204 = arith.addi %188, %201 : index
            %205 = vector.load %3[%204] : memref<?xf32>, vector<16xf32>
            %206 = math.fma %205, %205, %202 : vector<16xf32>
            scf.yield %206 : vector<16xf32>
          }
          %207 = wave.reduce "add" %203 : vector<16xf32>
          %208 = arith.mulf %207, %inverseHeadDim : f32
          %209 = arith.addf %208, %epsilon : f32
          %210 = math.sqrt %209 : f32
          %211 = arith.divf %c25, %210 : f32
          %212 = vector.broadcast %211 : f32 to vector<16xf32>
          scf.for %213 = %c7 to %headDim step %c6 {
            %214 = vector.load %query_norm[%213] : memref<?xf32>, vector<16xf32>
            %215 = vector.load %key_norm[%213] : memref<?xf32>, vector<16xf32>
            %216 = arith.select %200, %214, %215 : vector<16xf32>
            %217 = arith.addi %188, %213 : index
            %218 = vector.load %3[%217] : memref<?xf32>, vector<16xf32>
            %219 = arith.mulf %218, %212 : vector<16xf32>
            %220 = arith.mulf %219, %216 : vector<16xf32>
            vector.store %220, %3[%217] : memref<?xf32>, vector<16xf32>
          }
        }
        %221 = arith.addi %positionsAt, %186 : index
        %222 = memref.load %step[%221] : memref<?xi32>
        %223 = arith.index_cast %222 : i32 to index
        %224 = arith.divui %headDim, %c3 : index
        %225 = arith.remui %223, %c27 : index
        %226 = arith.muli %225, %headDim : index
        %227 = arith.divui %223, %c27 : index
        %228 = arith.addi %227, %c27 : index
        %229 = arith.muli %228, %headDim : index
        scf.for %230 = %c7 to %224 step %c2 {
          %231 = arith.addi %226, %230 : index
          %232 = vector.load %rope[%231] : memref<?xf32>, vector<8xf32>
          %233 = arith.addi %226, %224 : index
          %234 = arith.addi %233, %230 : index
          %235 = vector.load %rope[%234] : memref<?xf32>, vector<8xf32>
          %236 = arith.addi %229, %230 : index
          %237 = vector.load %rope[%236] : memref<?xf32>, vector<8xf32>
          %238 = arith.addi %229, %224 : index
          %239 = arith.addi %238, %230 : index
          %240 = vector.load %rope[%239] : memref<?xf32>, vector<8xf32>
          %241 = arith.mulf %237, %232 : vector<8xf32>
          %242 = arith.mulf %240, %235 : vector<8xf32>
          %243 = arith.subf %241, %242 : vector<8xf32>
          %244 = arith.mulf %240, %232 : vector<8xf32>
          %245 = arith.mulf %237, %235 : vector<8xf32>
          %246 = arith.addf %244, %245 : vector<8xf32>
          %247 = arith.addi %188, %230 : index
          %248 = vector.load %3[%247] : memref<?xf32>, vector<8xf32>
          %249 = arith.addi %188, %224 : index
          %250 = arith.addi %249, %230 : index
          %251 = vector.load %3[%250] : memref<?xf32>, vector<8xf32>
          %252 = arith.mulf %248, %243 : vector<8xf32>
          %253 = arith.mulf %251, %246 : vector<8xf32>
          %254 = arith.subf %252, %253 : vector<8xf32>
          vector.store %254, %3[%247] : memref<?xf32>, vector<8xf32>
          %255 = arith.mulf %251, %243 : vector<8xf32>
          %256 = arith.mulf %248, %246 : vector<8xf32>
          %257 = arith.addf %255, %256 : vector<8xf32>
          vector.store %257, %3[%250] : memref<?xf32>, vector<8xf32>
        }
      }
      %258 = arith.cmpi slt, %0, %heads : index
      scf.if %258 {
        scf.for %259 = %c7 to %headDim step %c6 {
          %260 = arith.addi %188, %259 : index
          %261 = vector.load %3[%260] : memref<?xf32>, vector<16xf32>
          %262 = arith.muli %186, %heads : index
          %263 = arith.addi %262, %0 : index
          %264 = arith.muli %263, %headDim : index
          %265 = arith.addi %264, %259 : index
          vector.store %261, %q[%265] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %266 = arith.addi %slotsAt, %186 : index
        %267 = memref.load %step[%266] : memref<?xi32>
        %268 = arith.index_cast %267 : i32 to index
        %269 = arith.cmpi sge, %268, %c7 : index
        scf.if %269 {
          %270 = arith.cmpi eq, %codec, %c7 : index
          scf.if %270 {
            %271 = arith.subi %0, %heads : index
            %272 = memref.load %scales[%271] : memref<?xf32>
            %273 = vector.broadcast %272 : f32 to vector<16xf32>
            %274 = arith.divui %268, %c6 : index
            %275 = arith.remui %268, %c6 : index
            %276 = arith.muli %274, %pageBytes : index
            scf.for %277 = %c7 to %headDim step %c6 {
              %278 = arith.addi %188, %277 : index
              %279 = vector.load %3[%278] : memref<?xf32>, vector<16xf32>
              %280 = arith.mulf %279, %273 : vector<16xf32>
              %281 = arith.minimumf %280, %c31 : vector<16xf32>
              %282 = arith.maximumf %281, %c32 : vector<16xf32>
              %283 = arith.truncf %282 : vector<16xf32> to vector<16xf16>
              %284 = vector.bitcast %283 : vector<16xf16> to vector<32xi8>
              %285 = arith.muli %277, %c3 : index
              vector.store %284, %5[%285] : memref<?xi8>, vector<32xi8>
            }
            %286 = arith.cmpi slt, %271, %kvHeads : index
            scf.if %286 {
              %287 = arith.muli %4, %c4 : index
              %288 = arith.muli %271, %287 : index
              %289 = arith.addi %276, %288 : index
              %290 = arith.muli %275, %c3 : index
              %291 = arith.addi %289, %290 : index
              scf.for %292 = %c7 to %headDim step %c9 {
                %293 = arith.muli %292, %c3 : index
                %294 = arith.addi %293, %c7 : index
                %295 = memref.load %5[%294] : memref<?xi8>
                %296 = arith.muli %292, %c4 : index
                %297 = arith.addi %291, %296 : index
                %298 = arith.addi %297, %c7 : index
                memref.store %295, %kv[%298] : memref<?xi8>
                %299 = arith.addi %293, %c9 : index
                %300 = memref.load %5[%299] : memref<?xi8>
                %301 = arith.addi %297, %c9 : index
                memref.store %300, %kv[%301] : memref<?xi8>
              }
            } else {
              %302 = arith.subi %271, %kvHeads : index
              %303 = arith.muli %302, %c3 : index
              %304 = arith.addi %303, %c9 : index
              %305 = arith.muli %4, %c6 : index
              %306 = arith.muli %304, %305 : index
              %307 = arith.addi %276, %306 : index
              %308 = arith.muli %275, %4 : index
              %309 = arith.addi %307, %308 : index
              scf.for %310 = %c7 to %4 step %c6 {
                %311 = vector.load %5[%310] : memref<?xi8>, vector<16xi8>
                %312 = arith.addi %309, %310 : index
                vector.store %311, %kv[%312] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %313 = arith.cmpi eq, %codec, %c9 : index
          scf.if %313 {
            %314 = arith.subi %0, %heads : index
            %315 = memref.load %scales[%314] : memref<?xf32>
            %316 = vector.broadcast %315 : f32 to vector<16xf32>
            %317 = arith.divui %268, %c6 : index
            %318 = arith.remui %268, %c6 : index
            %319 = arith.muli %headDim, %c9 : index
            %320 = arith.muli %317, %pageBytes : index
            scf.for %321 = %c7 to %headDim step %c6 {
              %322 = arith.addi %188, %321 : index
              %323 = vector.load %3[%322] : memref<?xf32>, vector<16xf32>
              %324 = arith.mulf %323, %316 : vector<16xf32>
              %325 = wave.fp8_encode "e4m3" %324 : vector<16xf32> -> vector<16xi8>
              %326 = arith.muli %321, %c9 : index
              vector.store %325, %5[%326] : memref<?xi8>, vector<16xi8>
            }
            %327 = arith.cmpi slt, %314, %kvHeads : index
            scf.if %327 {
              %328 = arith.muli %319, %c4 : index
              %329 = arith.muli %314, %328 : index
              %330 = arith.addi %320, %329 : index
              %331 = arith.muli %318, %c9 : index
              %332 = arith.addi %330, %331 : index
              scf.for %333 = %c7 to %headDim step %c9 {
                %334 = arith.muli %333, %c9 : index
                %335 = arith.addi %334, %c7 : index
                %336 = memref.load %5[%335] : memref<?xi8>
                %337 = arith.muli %333, %c6 : index
                %338 = arith.addi %332, %337 : index
                %339 = arith.addi %338, %c7 : index
                memref.store %336, %kv[%339] : memref<?xi8>
              }
            } else {
              %340 = arith.subi %314, %kvHeads : index
              %341 = arith.muli %340, %c3 : index
              %342 = arith.addi %341, %c9 : index
              %343 = arith.muli %319, %c6 : index
              %344 = arith.muli %342, %343 : index
              %345 = arith.addi %320, %344 : index
              %346 = arith.muli %318, %319 : index
              %347 = arith.addi %345, %346 : index
              scf.for %348 = %c7 to %319 step %c6 {
                %349 = vector.load %5[%348] : memref<?xi8>, vector<16xi8>
                %350 = arith.addi %347, %348 : index
                vector.store %349, %kv[%350] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %351 = arith.cmpi eq, %codec, %c3 : index
          scf.if %351 {
            %352 = arith.subi %0, %heads : index
            %353 = memref.load %scales[%352] : memref<?xf32>
            %354 = vector.broadcast %353 : f32 to vector<16xf32>
            %355 = arith.divui %268, %c6 : index
            %356 = arith.remui %268, %c6 : index
            %357 = arith.muli %headDim, %c9 : index
            %358 = arith.muli %355, %pageBytes : index
            scf.for %359 = %c7 to %headDim step %c6 {
              %360 = arith.addi %188, %359 : index
              %361 = vector.load %3[%360] : memref<?xf32>, vector<16xf32>
              %362 = arith.mulf %361, %354 : vector<16xf32>
              %363 = wave.fp8_encode "e5m2" %362 : vector<16xf32> -> vector<16xi8>
              %364 = arith.muli %359, %c9 : index
              vector.store %363, %5[%364] : memref<?xi8>, vector<16xi8>
            }
            %365 = arith.cmpi slt, %352, %kvHeads : index
            scf.if %365 {
              %366 = arith.muli %357, %c4 : index
              %367 = arith.muli %352, %366 : index
              %368 = arith.addi %358, %367 : index
              %369 = arith.muli %356, %c9 : index
              %370 = arith.addi %368, %369 : index
              scf.for %371 = %c7 to %headDim step %c9 {
                %372 = arith.muli %371, %c9 : index
                %373 = arith.addi %372, %c7 : index
                %374 = memref.load %5[%373] : memref<?xi8>
                %375 = arith.muli %371, %c6 : index
                %376 = arith.addi %370, %375 : index
                %377 = arith.addi %376, %c7 : index
                memref.store %374, %kv[%377] : memref<?xi8>
              }
            } else {
              %378 = arith.subi %352, %kvHeads : index
              %379 = arith.muli %378, %c3 : index
              %380 = arith.addi %379, %c9 : index
              %381 = arith.muli %357, %c6 : index
              %382 = arith.muli %380, %381 : index
              %383 = arith.addi %358, %382 : index
              %384 = arith.muli %356, %357 : index
              %385 = arith.addi %383, %384 : index
              scf.for %386 = %c7 to %357 step %c6 {
                %387 = vector.load %5[%386] : memref<?xi8>, vector<16xi8>
                %388 = arith.addi %385, %386 : index
                vector.store %387, %kv[%388] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
