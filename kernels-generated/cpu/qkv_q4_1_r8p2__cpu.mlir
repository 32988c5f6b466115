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
wave.kernel @qkv_q4_1_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
  %c33 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c34 = arith.constant 0x00000000 : f32
  %c35 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c36 = arith.constant dense<0x47600000> : vector<16xf32>
  %c37 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c38 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c39 = arith.constant dense<128> : vector<16xi32>
  %c40 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
        %259 = arith.divui %heads, %kvHeads : index
        %260 = arith.muli %headDim, %c11 : index
        %261 = arith.muli %kvHeads, %260 : index
        %262 = arith.divui %0, %259 : index
        %263 = arith.muli %262, %headDim : index
        %264 = arith.addi %261, %263 : index
        scf.for %265 = %c7 to %headDim step %c6 {
          %266 = arith.addi %264, %265 : index
          %267 = vector.load %encode[%266] : memref<?xf32>, vector<16xf32>
          %268 = arith.addi %188, %265 : index
          %269 = vector.load %3[%268] : memref<?xf32>, vector<16xf32>
          %270 = arith.mulf %269, %267 : vector<16xf32>
          %271 = arith.muli %186, %heads : index
          %272 = arith.addi %271, %0 : index
          %273 = arith.muli %272, %headDim : index
          %274 = arith.addi %273, %265 : index
          vector.store %270, %q[%274] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %275 = arith.addi %slotsAt, %186 : index
        %276 = memref.load %step[%275] : memref<?xi32>
        %277 = arith.index_cast %276 : i32 to index
        %278 = arith.cmpi sge, %277, %c7 : index
        scf.if %278 {
          %279 = arith.cmpi eq, %codec, %c7 : index
          scf.if %279 {
            %280 = arith.subi %0, %heads : index
            %281 = arith.muli %280, %4 : index
            %282 = arith.divui %277, %c6 : index
            %283 = arith.remui %277, %c6 : index
            %284 = arith.muli %282, %pageBytes : index
            %287 = scf.for %285 = %c7 to %headDim step %c6 iter_args(%286 = %c15) -> (vector<16xf32>) {
              %288 = arith.addi %281, %285 : index
              %289 = vector.load %encode[%288] : memref<?xf32>, vector<16xf32>
              %290 = arith.addi %281, %headDim : index
              %291 = arith.addi %290, %285 : index
              %292 = vector.load %encode[%291] : memref<?xf32>, vector<16xf32>
              %293 = arith.addi %188, %285 : index
              %294 = vector.load %3[%293] : memref<?xf32>, vector<16xf32>
              %295 = arith.subf %294, %292 : vector<16xf32>
              %296 = arith.mulf %295, %289 : vector<16xf32>
              %297 = arith.minimumf %296, %c31 : vector<16xf32>
              %298 = arith.maximumf %297, %c32 : vector<16xf32>
              %299 = arith.truncf %298 : vector<16xf32> to vector<16xf16>
              %300 = vector.bitcast %299 : vector<16xf16> to vector<32xi8>
              %301 = arith.muli %285, %c3 : index
              vector.store %300, %5[%301] : memref<?xi8>, vector<32xi8>
              %302 = math.absf %296 : vector<16xf32>
              %303 = arith.cmpf ugt, %302, %c31 : vector<16xf32>
              %304 = arith.select %303, %c33, %c15 : vector<16xi1>, vector<16xf32>
              %305 = arith.addf %286, %304 : vector<16xf32>
              scf.yield %305 : vector<16xf32>
            }
            %306 = wave.reduce "add" %287 : vector<16xf32>
            %307 = arith.cmpf ogt, %306, %c34 : f32
            scf.if %307 {
              %308 = arith.fptosi %306 : f32 to i32
              wave.count %clipped, %308 : memref<?xi32>
            }
            %309 = arith.cmpi slt, %280, %kvHeads : index
            scf.if %309 {
              %310 = arith.muli %4, %c4 : index
              %311 = arith.muli %280, %310 : index
              %312 = arith.addi %284, %311 : index
              %313 = arith.muli %283, %c3 : index
              %314 = arith.addi %312, %313 : index
              scf.for %315 = %c7 to %headDim step %c9 {
                %316 = arith.muli %315, %c3 : index
                %317 = arith.addi %316, %c7 : index
                %318 = memref.load %5[%317] : memref<?xi8>
                %319 = arith.muli %315, %c4 : index
                %320 = arith.addi %314, %319 : index
                %321 = arith.addi %320, %c7 : index
                memref.store %318, %kv[%321] : memref<?xi8>
                %322 = arith.addi %316, %c9 : index
                %323 = memref.load %5[%322] : memref<?xi8>
                %324 = arith.addi %320, %c9 : index
                memref.store %323, %kv[%324] : memref<?xi8>
              }
            } else {
              %325 = arith.subi %280, %kvHeads : index
              %326 = arith.muli %325, %c3 : index
              %327 = arith.addi %326, %c9 : index
              %328 = arith.muli %4, %c6 : index
              %329 = arith.muli %327, %328 : index
              %330 = arith.addi %284, %329 : index
              %331 = arith.muli %283, %4 : index
              %332 = arith.addi %330, %331 : index
              scf.for %333 = %c7 to %4 step %c6 {
                %334 = vector.load %5[%333] : memref<?xi8>, vector<16xi8>
                %335 = arith.addi %332, %333 : index
                vector.store %334, %kv[%335] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %336 = arith.cmpi eq, %codec, %c9 : index
          scf.if %336 {
            %337 = arith.subi %0, %heads : index
            %338 = arith.muli %337, %4 : index
            %339 = arith.divui %277, %c6 : index
            %340 = arith.remui %277, %c6 : index
            %341 = arith.muli %headDim, %c9 : index
            %342 = arith.muli %339, %pageBytes : index
            %345 = scf.for %343 = %c7 to %headDim step %c6 iter_args(%344 = %c15) -> (vector<16xf32>) {
              %346 = arith.addi %338, %343 : index
              %347 = vector.load %encode[%346] : memref<?xf32>, vector<16xf32>
              %348 = arith.addi %338, %headDim : index
              %349 = arith.addi %348, %343 : index
              %350 = vector.load %encode[%349] : memref<?xf32>, vector<16xf32>
              %351 = arith.addi %188, %343 : index
              %352 = vector.load %3[%351] : memref<?xf32>, vector<16xf32>
              %353 = arith.subf %352, %350 : vector<16xf32>
              %354 = arith.mulf %353, %347 : vector<16xf32>
              %355 = wave.fp8_encode "e4m3" %354 : vector<16xf32> -> vector<16xi8>
              %356 = arith.muli %343, %c9 : index
              vector.store %355, %5[%356] : memref<?xi8>, vector<16xi8>
              %357 = math.absf %354 : vector<16xf32>
              %358 = arith.cmpf ugt, %357, %c35 : vector<16xf32>
              %359 = arith.select %358, %c33, %c15 : vector<16xi1>, vector<16xf32>
              %360 = arith.addf %344, %359 : vector<16xf32>
              scf.yield %360 : vector<16xf32>
            }
            %361 = wave.reduce "add" %345 : vector<16xf32>
            %362 = arith.cmpf ogt, %361, %c34 : f32
            scf.if %362 {
              %363 = arith.fptosi %361 : f32 to i32
              wave.count %clipped, %363 : memref<?xi32>
            }
            %364 = arith.cmpi slt, %337, %kvHeads : index
            scf.if %364 {
              %365 = arith.muli %341, %c4 : index
              %366 = arith.muli %337, %365 : index
              %367 = arith.addi %342, %366 : index
              %368 = arith.muli %340, %c9 : index
              %369 = arith.addi %367, %368 : index
              scf.for %370 = %c7 to %headDim step %c9 {
                %371 = arith.muli %370, %c9 : index
                %372 = arith.addi %371, %c7 : index
                %373 = memref.load %5[%372] : memref<?xi8>
                %374 = arith.muli %370, %c6 : index
                %375 = arith.addi %369, %374 : index
                %376 = arith.addi %375, %c7 : index
                memref.store %373, %kv[%376] : memref<?xi8>
              }
            } else {
              %377 = arith.subi %337, %kvHeads : index
              %378 = arith.muli %377, %c3 : index
              %379 = arith.addi %378, %c9 : index
              %380 = arith.muli %341, %c6 : index
              %381 = arith.muli %379, %380 : index
              %382 = arith.addi %342, %381 : index
              %383 = arith.muli %340, %341 : index
              %384 = arith.addi %382, %383 : index
              scf.for %385 = %c7 to %341 step %c6 {
                %386 = vector.load %5[%385] : memref<?xi8>, vector<16xi8>
                %387 = arith.addi %384, %385 : index
                vector.store %386, %kv[%387] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %388 = arith.cmpi eq, %codec, %c3 : index
          scf.if %388 {
            %389 = arith.subi %0, %heads : index
            %390 = arith.muli %389, %4 : index
            %391 = arith.divui %277, %c6 : index
            %392 = arith.remui %277, %c6 : index
            %393 = arith.muli %headDim, %c9 : index
            %394 = arith.muli %391, %pageBytes : index
            %397 = scf.for %395 = %c7 to %headDim step %c6 iter_args(%396 = %c15) -> (vector<16xf32>) {
              %398 = arith.addi %390, %395 : index
              %399 = vector.load %encode[%398] : memref<?xf32>, vector<16xf32>
              %400 = arith.addi %390, %headDim : index
              %401 = arith.addi %400, %395 : index
              %402 = vector.load %encode[%401] : memref<?xf32>, vector<16xf32>
              %403 = arith.addi %188, %395 : index
              %404 = vector.load %3[%403] : memref<?xf32>, vector<16xf32>
              %405 = arith.subf %404, %402 : vector<16xf32>
              %406 = arith.mulf %405, %399 : vector<16xf32>
              %407 = wave.fp8_encode "e5m2" %406 : vector<16xf32> -> vector<16xi8>
              %408 = arith.muli %395, %c9 : index
              vector.store %407, %5[%408] : memref<?xi8>, vector<16xi8>
              %409 = math.absf %406 : vector<16xf32>
              %410 = arith.cmpf ugt, %409, %c36 : vector<16xf32>
              %411 = arith.select %410, %c33, %c15 : vector<16xi1>, vector<16xf32>
              %412 = arith.addf %396, %411 : vector<16xf32>
              scf.yield %412 : vector<16xf32>
            }
            %413 = wave.reduce "add" %397 : vector<16xf32>
            %414 = arith.cmpf ogt, %413, %c34 : f32
            scf.if %414 {
              %415 = arith.fptosi %413 : f32 to i32
              wave.count %clipped, %415 : memref<?xi32>
            }
            %416 = arith.cmpi slt, %389, %kvHeads : index
            scf.if %416 {
              %417 = arith.muli %393, %c4 : index
              %418 = arith.muli %389, %417 : index
              %419 = arith.addi %394, %418 : index
              %420 = arith.muli %392, %c9 : index
              %421 = arith.addi %419, %420 : index
              scf.for %422 = %c7 to %headDim step %c9 {
                %423 = arith.muli %422, %c9 : index
                %424 = arith.addi %423, %c7 : index
                %425 = memref.load %5[%424] : memref<?xi8>
                %426 = arith.muli %422, %c6 : index
                %427 = arith.addi %421, %426 : index
                %428 = arith.addi %427, %c7 : index
                memref.store %425, %kv[%428] : memref<?xi8>
              }
            } else {
              %429 = arith.subi %389, %kvHeads : index
              %430 = arith.muli %429, %c3 : index
              %431 = arith.addi %430, %c9 : index
              %432 = arith.muli %393, %c6 : index
              %433 = arith.muli %431, %432 : index
              %434 = arith.addi %394, %433 : index
              %435 = arith.muli %392, %393 : index
              %436 = arith.addi %434, %435 : index
              scf.for %437 = %c7 to %393 step %c6 {
                %438 = vector.load %5[%437] : memref<?xi8>, vector<16xi8>
                %439 = arith.addi %436, %437 : index
                vector.store %438, %kv[%439] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %440 = arith.cmpi eq, %codec, %c10 : index
          scf.if %440 {
            %441 = arith.subi %0, %heads : index
            %442 = arith.muli %441, %4 : index
            %443 = arith.divui %277, %c6 : index
            %444 = arith.remui %277, %c6 : index
            %445 = arith.muli %headDim, %c9 : index
            %446 = arith.muli %443, %pageBytes : index
            %449 = scf.for %447 = %c7 to %headDim step %c6 iter_args(%448 = %c15) -> (vector<16xf32>) {
              %450 = arith.addi %442, %447 : index
              %451 = vector.load %encode[%450] : memref<?xf32>, vector<16xf32>
              %452 = arith.addi %442, %headDim : index
              %453 = arith.addi %452, %447 : index
              %454 = vector.load %encode[%453] : memref<?xf32>, vector<16xf32>
              %455 = arith.addi %188, %447 : index
              %456 = vector.load %3[%455] : memref<?xf32>, vector<16xf32>
              %457 = arith.subf %456, %454 : vector<16xf32>
              %458 = arith.mulf %457, %451 : vector<16xf32>
              %459 = arith.cmpf ord, %458, %458 : vector<16xf32>
              %460 = arith.select %459, %458, %c15 : vector<16xi1>, vector<16xf32>
              %461 = math.roundeven %460 : vector<16xf32>
              %462 = arith.minimumf %461, %c37 : vector<16xf32>
              %463 = arith.maximumf %462, %c38 : vector<16xf32>
              %464 = arith.fptosi %463 : vector<16xf32> to vector<16xi32>
              %465 = arith.addi %464, %c39 : vector<16xi32>
              %466 = arith.trunci %465 : vector<16xi32> to vector<16xi8>
              %467 = arith.muli %447, %c9 : index
              vector.store %466, %5[%467] : memref<?xi8>, vector<16xi8>
              %468 = math.absf %458 : vector<16xf32>
              %469 = arith.cmpf ugt, %468, %c40 : vector<16xf32>
              %470 = arith.select %469, %c33, %c15 : vector<16xi1>, vector<16xf32>
              %471 = arith.addf %448, %470 : vector<16xf32>
              scf.yield %471 : vector<16xf32>
            }
            %472 = wave.reduce "add" %449 : vector<16xf32>
            %473 = arith.cmpf ogt, %472, %c34 : f32
            scf.if %473 {
              %474 = arith.fptosi %472 : f32 to i32
              wave.count %clipped, %474 : memref<?xi32>
            }
            %475 = arith.cmpi slt, %441, %kvHeads : index
            scf.if %475 {
              %476 = arith.muli %445, %c4 : index
              %477 = arith.muli %441, %476 : index
              %478 = arith.addi %446, %477 : index
              %479 = arith.muli %444, %c9 : index
              %480 = arith.addi %478, %479 : index
              scf.for %481 = %c7 to %headDim step %c9 {
                %482 = arith.muli %481, %c9 : index
                %483 = arith.addi %482, %c7 : index
                %484 = memref.load %5[%483] : memref<?xi8>
                %485 = arith.muli %481, %c6 : index
                %486 = arith.addi %480, %485 : index
                %487 = arith.addi %486, %c7 : index
                memref.store %484, %kv[%487] : memref<?xi8>
              }
            } else {
              %488 = arith.subi %441, %kvHeads : index
              %489 = arith.muli %488, %c3 : index
              %490 = arith.addi %489, %c9 : index
              %491 = arith.muli %445, %c6 : index
              %492 = arith.muli %490, %491 : index
              %493 = arith.addi %446, %492 : index
              %494 = arith.muli %444, %445 : index
              %495 = arith.addi %493, %494 : index
              scf.for %496 = %c7 to %445 step %c6 {
                %497 = vector.load %5[%496] : memref<?xi8>, vector<16xi8>
                %498 = arith.addi %495, %496 : index
                vector.store %497, %kv[%498] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
