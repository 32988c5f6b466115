// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q8_0', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q8_0_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q8_0_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 544 : index
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
  %c17 = arith.constant 48 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c24 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c26 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c30 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c31 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
        %71 = vector.load %w[%67] : memref<?xi8>, vector<32xi8>
        %72 = vector.bitcast %71 : vector<32xi8> to vector<16xf16>
        %73 = arith.extf %72 : vector<16xf16> to vector<16xf32>
        %74 = arith.muli %47, %c4 : index
        %92:16 = scf.for %75 = %c7 to %c2 step %c9 iter_args(%76 = %48, %77 = %49, %78 = %50, %79 = %51, %80 = %52, %81 = %53, %82 = %54, %83 = %55, %84 = %56, %85 = %57, %86 = %58, %87 = %59, %88 = %60, %89 = %61, %90 = %62, %91 = %63) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %93 = arith.muli %75, %c11 : index
          %94 = arith.addi %74, %93 : index
          %95 = arith.addi %66, %c4 : index
          %96 = arith.muli %75, %c16 : index
          %97 = arith.addi %95, %96 : index
          %98 = arith.addi %97, %c7 : index
          %99 = vector.load %w[%98] : memref<?xi8>, vector<16xi8>
          %100 = arith.extsi %99 : vector<16xi8> to vector<16xi32>
          %101 = arith.sitofp %100 : vector<16xi32> to vector<16xf32>
          %102 = arith.mulf %101, %70 : vector<16xf32>
          %103 = arith.addi %67, %c4 : index
          %104 = arith.addi %103, %96 : index
          %105 = arith.addi %104, %c7 : index
          %106 = vector.load %w[%105] : memref<?xi8>, vector<16xi8>
          %107 = arith.extsi %106 : vector<16xi8> to vector<16xi32>
          %108 = arith.sitofp %107 : vector<16xi32> to vector<16xf32>
          %109 = arith.mulf %108, %73 : vector<16xf32>
          %110 = arith.addi %94, %c7 : index
          %111:16 = func.call @qkv_q8_0_r8p2__cpu.0(%32, %110, %x, %102, %76, %109, %77, %33, %78, %79, %34, %80, %81, %35, %82, %83, %36, %84, %85, %37, %86, %87, %38, %88, %89, %39, %90, %91) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %112 = arith.addi %97, %c6 : index
          %113 = vector.load %w[%112] : memref<?xi8>, vector<16xi8>
          %114 = arith.extsi %113 : vector<16xi8> to vector<16xi32>
          %115 = arith.sitofp %114 : vector<16xi32> to vector<16xf32>
          %116 = arith.mulf %115, %70 : vector<16xf32>
          %117 = arith.addi %104, %c6 : index
          %118 = vector.load %w[%117] : memref<?xi8>, vector<16xi8>
          %119 = arith.extsi %118 : vector<16xi8> to vector<16xi32>
          %120 = arith.sitofp %119 : vector<16xi32> to vector<16xf32>
          %121 = arith.mulf %120, %73 : vector<16xf32>
          %122 = arith.addi %94, %c9 : index
          %123:16 = func.call @qkv_q8_0_r8p2__cpu.0(%32, %122, %x, %116, %111#0, %121, %111#1, %33, %111#2, %111#3, %34, %111#4, %111#5, %35, %111#6, %111#7, %36, %111#8, %111#9, %37, %111#10, %111#11, %38, %111#12, %111#13, %39, %111#14, %111#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %124 = arith.addi %97, %c4 : index
          %125 = vector.load %w[%124] : memref<?xi8>, vector<16xi8>
          %126 = arith.extsi %125 : vector<16xi8> to vector<16xi32>
          %127 = arith.sitofp %126 : vector<16xi32> to vector<16xf32>
          %128 = arith.mulf %127, %70 : vector<16xf32>
          %129 = arith.addi %104, %c4 : index
          %130 = vector.load %w[%129] : memref<?xi8>, vector<16xi8>
          %131 = arith.extsi %130 : vector<16xi8> to vector<16xi32>
          %132 = arith.sitofp %131 : vector<16xi32> to vector<16xf32>
          %133 = arith.mulf %132, %73 : vector<16xf32>
          %134 = arith.addi %94, %c3 : index
          %135:16 = func.call @qkv_q8_0_r8p2__cpu.0(%32, %134, %x, %128, %123#0, %133, %123#1, %33, %123#2, %123#3, %34, %123#4, %123#5, %35, %123#6, %123#7, %36, %123#8, %123#9, %37, %123#10, %123#11, %38, %123#12, %123#13, %39, %123#14, %123#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %136 = arith.addi %97, %c17 : index
          %137 = vector.load %w[%136] : memref<?xi8>, vector<16xi8>
          %138 = arith.extsi %137 : vector<16xi8> to vector<16xi32>
          %139 = arith.sitofp %138 : vector<16xi32> to vector<16xf32>
          %140 = arith.mulf %139, %70 : vector<16xf32>
          %141 = arith.addi %104, %c17 : index
          %142 = vector.load %w[%141] : memref<?xi8>, vector<16xi8>
          %143 = arith.extsi %142 : vector<16xi8> to vector<16xi32>
          %144 = arith.sitofp %143 : vector<16xi32> to vector<16xf32>
          %145 = arith.mulf %144, %73 : vector<16xf32>
          %146 = arith.addi %94, %c10 : index
          %147:16 = func.call @qkv_q8_0_r8p2__cpu.0(%32, %146, %x, %140, %135#0, %145, %135#1, %33, %135#2, %135#3, %34, %135#4, %135#5, %35, %135#6, %135#7, %36, %135#8, %135#9, %37, %135#10, %135#11, %38, %135#12, %135#13, %39, %135#14, %135#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %147#0, %147#1, %147#2, %147#3, %147#4, %147#5, %147#6, %147#7, %147#8, %147#9, %147#10, %147#11, %147#12, %147#13, %147#14, %147#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %92#0, %92#1, %92#2, %92#3, %92#4, %92#5, %92#6, %92#7, %92#8, %92#9, %92#10, %92#11, %92#12, %92#13, %92#14, %92#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %148 = arith.muli %headDim, %c7 : index
      %149 = arith.muli %40, %c6 : index
      %150 = arith.addi %148, %149 : index
      %151 = arith.addi %150, %c7 : index
      vector.store %64#0, %3[%151] : memref<?xf32>, vector<16xf32>
      %152 = arith.addi %150, %c6 : index
      vector.store %64#1, %3[%152] : memref<?xf32>, vector<16xf32>
      %153 = arith.muli %headDim, %c9 : index
      %154 = arith.addi %153, %149 : index
      %155 = arith.addi %154, %c7 : index
      vector.store %64#2, %3[%155] : memref<?xf32>, vector<16xf32>
      %156 = arith.addi %154, %c6 : index
      vector.store %64#3, %3[%156] : memref<?xf32>, vector<16xf32>
      %157 = arith.addi %4, %149 : index
      %158 = arith.addi %157, %c7 : index
      vector.store %64#4, %3[%158] : memref<?xf32>, vector<16xf32>
      %159 = arith.addi %157, %c6 : index
      vector.store %64#5, %3[%159] : memref<?xf32>, vector<16xf32>
      %160 = arith.muli %headDim, %c10 : index
      %161 = arith.addi %160, %149 : index
      %162 = arith.addi %161, %c7 : index
      vector.store %64#6, %3[%162] : memref<?xf32>, vector<16xf32>
      %163 = arith.addi %161, %c6 : index
      vector.store %64#7, %3[%163] : memref<?xf32>, vector<16xf32>
      %164 = arith.muli %headDim, %c11 : index
      %165 = arith.addi %164, %149 : index
      %166 = arith.addi %165, %c7 : index
      vector.store %64#8, %3[%166] : memref<?xf32>, vector<16xf32>
      %167 = arith.addi %165, %c6 : index
      vector.store %64#9, %3[%167] : memref<?xf32>, vector<16xf32>
      %168 = arith.muli %headDim, %c12 : index
      %169 = arith.addi %168, %149 : index
      %170 = arith.addi %169, %c7 : index
      vector.store %64#10, %3[%170] : memref<?xf32>, vector<16xf32>
      %171 = arith.addi %169, %c6 : index
      vector.store %64#11, %3[%171] : memref<?xf32>, vector<16xf32>
      %172 = arith.muli %headDim, %c13 : index
      %173 = arith.addi %172, %149 : index
      %174 = arith.addi %173, %c7 : index
      vector.store %64#12, %3[%174] : memref<?xf32>, vector<16xf32>
      %175 = arith.addi %173, %c6 : index
      vector.store %64#13, %3[%175] : memref<?xf32>, vector<16xf32>
      %176 = arith.muli %headDim, %c14 : index
      %177 = arith.addi %176, %149 : index
      %178 = arith.addi %177, %c7 : index
      vector.store %64#14, %3[%178] : memref<?xf32>, vector<16xf32>
      %179 = arith.addi %177, %c6 : index
      vector.store %64#15, %3[%179] : memref<?xf32>, vector<16xf32>
    }
    %180 = arith.addi %14, %c2 : index
    %181 = arith.minsi %180, %13 : index
    scf.for %182 = %14 to %181 step %c9 {
      %183 = arith.subi %182, %14 : index
      %184 = arith.muli %183, %headDim : index
      %185 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %185 {
        scf.for %186 = %c7 to %headDim step %c6 {
          %187 = arith.muli %0, %headDim : index
          %188 = arith.addi %187, %186 : index
          %189 = vector.load %bias[%188] : memref<?xf32>, vector<16xf32>
          %190 = arith.addi %184, %186 : index
          %191 = vector.load %3[%190] : memref<?xf32>, vector<16xf32>
          %192 = arith.addf %191, %189 : vector<16xf32>
          vector.store %192, %3[%190] : memref<?xf32>, vector<16xf32>
        }
      }
      %193 = arith.addi %heads, %kvHeads : index
      %194 = arith.cmpi slt, %0, %193 : index
      scf.if %194 {
        %195 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %195 {
          %196 = arith.cmpi slt, %0, %heads : index
          %199 = scf.for %197 = %c7 to %headDim step %c6 iter_args(%198 = %c15) -> (vector<16xf32>) {
            %200 = arith.addi %184, %197 : index
            %201 = vector.load %3[%200] : memref<?xf32>, vector<16xf32>
            %202 = math.fma %201, %201, %198 : vector<16xf32>
            scf.yield %202 : vector<16xf32>
          }
          %203 = wave.reduce "add" %199 : vector<16xf32>
          %204 = arith.mulf %203, %inverseHeadDim : f32
          %205 = arith.addf %204, %epsilon : f32
          %206 = math.sqrt %205 : f32
          %207 = arith.divf %c24, %206 : f32
          %208 = vector.broadcast %207 : f32 to vector<16xf32>
          scf.for %209 = %c7 to %headDim step %c6 {
            %210 = vector.load %query_norm[%209] : memref<?xf32>, vector<16xf32>
            %211 = vector.load %key_norm[%209] : memref<?xf32>, vector<16xf32>
            %212 = arith.select %196, %210, %211 : vector<16xf32>
            %213 = arith.addi %184, %209 : index
            %214 = vector.load %3[%213] : memref<?xf32>, vector<16xf32>
            %215 = arith.mulf %214, %208 : vector<16xf32>
            %216 = arith.mulf %215, %212 : vector<16xf32>
            vector.store %216, %3[%213] : memref<?xf32>, vector<16xf32>
          }
        }
        %217 = arith.addi %positionsAt, %182 : index
        %218 = memref.load %step[%217] : memref<?xi32>
        %219 = arith.index_cast %218 : i32 to index
        %220 = arith.divui %headDim, %c3 : index
        %221 = arith.remui %219, %c26 : index
        %222 = arith.muli %221, %headDim : index
        %223 = arith.divui %219, %c26 : index
        %224 = arith.addi %223, %c26 : index
        %225 = arith.muli %224, %headDim : index
        scf.for %226 = %c7 to %220 step %c2 {
          %227 = arith.addi %222, %226 : index
          %228 = vector.load %rope[%227] : memref<?xf32>, vector<8xf32>
          %229 = arith.addi %222, %220 : index
          %230 = arith.addi %229, %226 : index
          %231 = vector.load %rope[%230] : memref<?xf32>, vector<8xf32>
          %232 = arith.addi %225, %226 : index
          %233 = vector.load %rope[%232] : memref<?xf32>, vector<8xf32>
          %234 = arith.addi %225, %220 : index
          %235 = arith.addi %234, %226 : index
          %236 = vector.load %rope[%235] : memref<?xf32>, vector<8xf32>
          %237 = arith.mulf %233, %228 : vector<8xf32>
          %238 = arith.mulf %236, %231 : vector<8xf32>
          %239 = arith.subf %237, %238 : vector<8xf32>
          %240 = arith.mulf %236, %228 : vector<8xf32>
          %241 = arith.mulf %233, %231 : vector<8xf32>
          %242 = arith.addf %240, %241 : vector<8xf32>
          %243 = arith.addi %184, %226 : index
          %244 = vector.load %3[%243] : memref<?xf32>, vector<8xf32>
          %245 = arith.addi %184, %220 : index
          %246 = arith.addi %245, %226 : index
          %247 = vector.load %3[%246] : memref<?xf32>, vector<8xf32>
          %248 = arith.mulf %244, %239 : vector<8xf32>
          %249 = arith.mulf %247, %242 : vector<8xf32>
          %250 = arith.subf %248, %249 : vector<8xf32>
          vector.store %250, %3[%243] : memref<?xf32>, vector<8xf32>
          %251 = arith.mulf %247, %239 : vector<8xf32>
          %252 = arith.mulf %244, %242 : vector<8xf32>
          %253 = arith.addf %251, %252 : vector<8xf32>
          vector.store %253, %3[%246] : memref<?xf32>, vector<8xf32>
        }
      }
      %254 = arith.cmpi slt, %0, %heads : index
      scf.if %254 {
        scf.for %255 = %c7 to %headDim step %c6 {
          %256 = arith.addi %184, %255 : index
          %257 = vector.load %3[%256] : memref<?xf32>, vector<16xf32>
          %258 = arith.muli %182, %heads : index
          %259 = arith.addi %258, %0 : index
          %260 = arith.muli %259, %headDim : index
          %261 = arith.addi %260, %255 : index
          vector.store %257, %q[%261] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %262 = arith.addi %slotsAt, %182 : index
        %263 = memref.load %step[%262] : memref<?xi32>
        %264 = arith.index_cast %263 : i32 to index
        %265 = arith.cmpi sge, %264, %c7 : index
        scf.if %265 {
          %266 = arith.cmpi eq, %codec, %c7 : index
          scf.if %266 {
            %267 = arith.subi %0, %heads : index
            %268 = memref.load %scales[%267] : memref<?xf32>
            %269 = vector.broadcast %268 : f32 to vector<16xf32>
            %270 = arith.divui %264, %c6 : index
            %271 = arith.remui %264, %c6 : index
            %272 = arith.muli %270, %pageBytes : index
            scf.for %273 = %c7 to %headDim step %c6 {
              %274 = arith.addi %184, %273 : index
              %275 = vector.load %3[%274] : memref<?xf32>, vector<16xf32>
              %276 = arith.mulf %275, %269 : vector<16xf32>
              %277 = arith.minimumf %276, %c30 : vector<16xf32>
              %278 = arith.maximumf %277, %c31 : vector<16xf32>
              %279 = arith.truncf %278 : vector<16xf32> to vector<16xf16>
              %280 = vector.bitcast %279 : vector<16xf16> to vector<32xi8>
              %281 = arith.muli %273, %c3 : index
              vector.store %280, %5[%281] : memref<?xi8>, vector<32xi8>
            }
            %282 = arith.cmpi slt, %267, %kvHeads : index
            scf.if %282 {
              %283 = arith.muli %4, %c4 : index
              %284 = arith.muli %267, %283 : index
              %285 = arith.addi %272, %284 : index
              %286 = arith.muli %271, %c3 : index
              %287 = arith.addi %285, %286 : index
              scf.for %288 = %c7 to %headDim step %c9 {
                %289 = arith.muli %288, %c3 : index
                %290 = arith.addi %289, %c7 : index
                %291 = memref.load %5[%290] : memref<?xi8>
                %292 = arith.muli %288, %c4 : index
                %293 = arith.addi %287, %292 : index
                %294 = arith.addi %293, %c7 : index
                memref.store %291, %kv[%294] : memref<?xi8>
                %295 = arith.addi %289, %c9 : index
                %296 = memref.load %5[%295] : memref<?xi8>
                %297 = arith.addi %293, %c9 : index
                memref.store %296, %kv[%297] : memref<?xi8>
              }
            } else {
              %298 = arith.subi %267, %kvHeads : index
              %299 = arith.muli %298, %c3 : index
              %300 = arith.addi %299, %c9 : index
              %301 = arith.muli %4, %c6 : index
              %302 = arith.muli %300, %301 : index
              %303 = arith.addi %272, %302 : index
              %304 = arith.muli %271, %4 : index
              %305 = arith.addi %303, %304 : index
              scf.for %306 = %c7 to %4 step %c6 {
                %307 = vector.load %5[%306] : memref<?xi8>, vector<16xi8>
                %308 = arith.addi %305, %306 : index
                vector.store %307, %kv[%308] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %309 = arith.cmpi eq, %codec, %c9 : index
          scf.if %309 {
            %310 = arith.subi %0, %heads : index
            %311 = memref.load %scales[%310] : memref<?xf32>
            %312 = vector.broadcast %311 : f32 to vector<16xf32>
            %313 = arith.divui %264, %c6 : index
            %314 = arith.remui %264, %c6 : index
            %315 = arith.muli %headDim, %c9 : index
            %316 = arith.muli %313, %pageBytes : index
            scf.for %317 = %c7 to %headDim step %c6 {
              %318 = arith.addi %184, %317 : index
              %319 = vector.load %3[%318] : memref<?xf32>, vector<16xf32>
              %320 = arith.mulf %319, %312 : vector<16xf32>
              %321 = wave.fp8_encode "e4m3" %320 : vector<16xf32> -> vector<16xi8>
              %322 = arith.muli %317, %c9 : index
              vector.store %321, %5[%322] : memref<?xi8>, vector<16xi8>
            }
            %323 = arith.cmpi slt, %310, %kvHeads : index
            scf.if %323 {
              %324 = arith.muli %315, %c4 : index
              %325 = arith.muli %310, %324 : index
              %326 = arith.addi %316, %325 : index
              %327 = arith.muli %314, %c9 : index
              %328 = arith.addi %326, %327 : index
              scf.for %329 = %c7 to %headDim step %c9 {
                %330 = arith.muli %329, %c9 : index
                %331 = arith.addi %330, %c7 : index
                %332 = memref.load %5[%331] : memref<?xi8>
                %333 = arith.muli %329, %c6 : index
                %334 = arith.addi %328, %333 : index
                %335 = arith.addi %334, %c7 : index
                memref.store %332, %kv[%335] : memref<?xi8>
              }
            } else {
              %336 = arith.subi %310, %kvHeads : index
              %337 = arith.muli %336, %c3 : index
              %338 = arith.addi %337, %c9 : index
              %339 = arith.muli %315, %c6 : index
              %340 = arith.muli %338, %339 : index
              %341 = arith.addi %316, %340 : index
              %342 = arith.muli %314, %315 : index
              %343 = arith.addi %341, %342 : index
              scf.for %344 = %c7 to %315 step %c6 {
                %345 = vector.load %5[%344] : memref<?xi8>, vector<16xi8>
                %346 = arith.addi %343, %344 : index
                vector.store %345, %kv[%346] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %347 = arith.cmpi eq, %codec, %c3 : index
          scf.if %347 {
            %348 = arith.subi %0, %heads : index
            %349 = memref.load %scales[%348] : memref<?xf32>
            %350 = vector.broadcast %349 : f32 to vector<16xf32>
            %351 = arith.divui %264, %c6 : index
            %352 = arith.remui %264, %c6 : index
            %353 = arith.muli %headDim, %c9 : index
            %354 = arith.muli %351, %pageBytes : index
            scf.for %355 = %c7 to %headDim step %c6 {
              %356 = arith.addi %184, %355 : index
              %357 = vector.load %3[%356] : memref<?xf32>, vector<16xf32>
              %358 = arith.mulf %357, %350 : vector<16xf32>
              %359 = wave.fp8_encode "e5m2" %358 : vector<16xf32> -> vector<16xi8>
              %360 = arith.muli %355, %c9 : index
              vector.store %359, %5[%360] : memref<?xi8>, vector<16xi8>
            }
            %361 = arith.cmpi slt, %348, %kvHeads : index
            scf.if %361 {
              %362 = arith.muli %353, %c4 : index
              %363 = arith.muli %348, %362 : index
              %364 = arith.addi %354, %363 : index
              %365 = arith.muli %352, %c9 : index
              %366 = arith.addi %364, %365 : index
              scf.for %367 = %c7 to %headDim step %c9 {
                %368 = arith.muli %367, %c9 : index
                %369 = arith.addi %368, %c7 : index
                %370 = memref.load %5[%369] : memref<?xi8>
                %371 = arith.muli %367, %c6 : index
                %372 = arith.addi %366, %371 : index
                %373 = arith.addi %372, %c7 : index
                memref.store %370, %kv[%373] : memref<?xi8>
              }
            } else {
              %374 = arith.subi %348, %kvHeads : index
              %375 = arith.muli %374, %c3 : index
              %376 = arith.addi %375, %c9 : index
              %377 = arith.muli %353, %c6 : index
              %378 = arith.muli %376, %377 : index
              %379 = arith.addi %354, %378 : index
              %380 = arith.muli %352, %353 : index
              %381 = arith.addi %379, %380 : index
              scf.for %382 = %c7 to %353 step %c6 {
                %383 = vector.load %5[%382] : memref<?xi8>, vector<16xi8>
                %384 = arith.addi %381, %382 : index
                vector.store %383, %kv[%384] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
