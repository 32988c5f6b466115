// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='bf16', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_bf16_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
  %f40 = arith.addi %x28, %x1 : index
  %f41 = memref.load %x2[%f40] : memref<?xf32>
  %f42 = vector.broadcast %f41 : f32 to vector<16xf32>
  %f43 = math.fma %f42, %x3, %x29 : vector<16xf32>
  %f44 = math.fma %f42, %x5, %x30 : vector<16xf32>
  %f45 = arith.addi %x31, %x1 : index
  %f46 = memref.load %x2[%f45] : memref<?xf32>
  %f47 = vector.broadcast %f46 : f32 to vector<16xf32>
  %f48 = math.fma %f47, %x3, %x32 : vector<16xf32>
  %f49 = math.fma %f47, %x5, %x33 : vector<16xf32>
  %f50 = arith.addi %x34, %x1 : index
  %f51 = memref.load %x2[%f50] : memref<?xf32>
  %f52 = vector.broadcast %f51 : f32 to vector<16xf32>
  %f53 = math.fma %f52, %x3, %x35 : vector<16xf32>
  %f54 = math.fma %f52, %x5, %x36 : vector<16xf32>
  %f55 = arith.addi %x37, %x1 : index
  %f56 = memref.load %x2[%f55] : memref<?xf32>
  %f57 = vector.broadcast %f56 : f32 to vector<16xf32>
  %f58 = math.fma %f57, %x3, %x38 : vector<16xf32>
  %f59 = math.fma %f57, %x5, %x39 : vector<16xf32>
  func.return %f3, %f4, %f8, %f9, %f13, %f14, %f18, %f19, %f23, %f24, %f28, %f29, %f33, %f34, %f38, %f39, %f43, %f44, %f48, %f49, %f53, %f54, %f58, %f59 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @qkv_bf16_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 12 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 512 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant 3 : index
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 5 : index
  %c12 = arith.constant 6 : index
  %c13 = arith.constant 7 : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant 9 : index
  %c16 = arith.constant 10 : index
  %c17 = arith.constant 11 : index
  %c18 = arith.constant dense<0x00000000> : vector<16xf32>
  %c19 = arith.constant 128 : index
  %c20 = arith.constant dense<16> : vector<16xi32>
  %c21 = arith.constant 32 : index
  %c22 = arith.constant 64 : index
  %c23 = arith.constant 96 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c30 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c32 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c36 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c37 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c38 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c39 = arith.constant 0x00000000 : f32
  %c40 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c41 = arith.constant dense<0x47600000> : vector<16xf32>
  %c42 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c43 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c44 = arith.constant dense<128> : vector<16xi32>
  %c45 = arith.constant dense<0x42FF0000> : vector<16xf32>
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %headDim, %c2 : index
  %3 = wave.scratch %2 : memref<?xf32>
  %4 = arith.muli %headDim, %c3 : index
  %5 = wave.scratch %4 : memref<?xi8>
  %6 = arith.divui %inputFeatures, %c4 : index
  %7 = arith.muli %6, %c5 : index
  %8 = arith.divui %headDim, %c4 : index
  %9 = memref.load %step[%c6] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %rowsPerBlock : index
  %12 = arith.addi %11, %rowsPerBlock : index
  %13 = arith.minsi %12, %10 : index
  scf.for %14 = %11 to %13 step %c2 {
    %15 = arith.subi %13, %c8 : index
    %16 = arith.addi %14, %c6 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.addi %14, %c8 : index
    %19 = arith.minsi %18, %15 : index
    %20 = arith.addi %14, %c3 : index
    %21 = arith.minsi %20, %15 : index
    %22 = arith.addi %14, %c9 : index
    %23 = arith.minsi %22, %15 : index
    %24 = arith.addi %14, %c10 : index
    %25 = arith.minsi %24, %15 : index
    %26 = arith.addi %14, %c11 : index
    %27 = arith.minsi %26, %15 : index
    %28 = arith.addi %14, %c12 : index
    %29 = arith.minsi %28, %15 : index
    %30 = arith.addi %14, %c13 : index
    %31 = arith.minsi %30, %15 : index
    %32 = arith.addi %14, %c14 : index
    %33 = arith.minsi %32, %15 : index
    %34 = arith.addi %14, %c15 : index
    %35 = arith.minsi %34, %15 : index
    %36 = arith.addi %14, %c16 : index
    %37 = arith.minsi %36, %15 : index
    %38 = arith.addi %14, %c17 : index
    %39 = arith.minsi %38, %15 : index
    %40 = arith.muli %17, %inputFeatures : index
    %41 = arith.muli %19, %inputFeatures : index
    %42 = arith.muli %21, %inputFeatures : index
    %43 = arith.muli %23, %inputFeatures : index
    %44 = arith.muli %25, %inputFeatures : index
    %45 = arith.muli %27, %inputFeatures : index
    %46 = arith.muli %29, %inputFeatures : index
    %47 = arith.muli %31, %inputFeatures : index
    %48 = arith.muli %33, %inputFeatures : index
    %49 = arith.muli %35, %inputFeatures : index
    %50 = arith.muli %37, %inputFeatures : index
    %51 = arith.muli %39, %inputFeatures : index
    scf.for %52 = %c6 to %8 step %c3 {
      %53 = arith.muli %0, %8 : index
      %54 = arith.addi %53, %52 : index
      %55 = arith.addi %54, %c6 : index
      %56 = arith.muli %55, %7 : index
      %57 = arith.addi %54, %c8 : index
      %58 = arith.muli %57, %7 : index
      %84:24 = scf.for %59 = %c6 to %6 step %c8 iter_args(%60 = %c18, %61 = %c18, %62 = %c18, %63 = %c18, %64 = %c18, %65 = %c18, %66 = %c18, %67 = %c18, %68 = %c18, %69 = %c18, %70 = %c18, %71 = %c18, %72 = %c18, %73 = %c18, %74 = %c18, %75 = %c18, %76 = %c18, %77 = %c18, %78 = %c18, %79 = %c18, %80 = %c18, %81 = %c18, %82 = %c18, %83 = %c18) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %85 = arith.muli %59, %c5 : index
        %86 = arith.addi %56, %85 : index
        %87 = arith.addi %58, %85 : index
        %88 = arith.muli %59, %c4 : index
        %114:24 = scf.for %89 = %c6 to %c10 step %c8 iter_args(%90 = %60, %91 = %61, %92 = %62, %93 = %63, %94 = %64, %95 = %65, %96 = %66, %97 = %67, %98 = %68, %99 = %69, %100 = %70, %101 = %71, %102 = %72, %103 = %73, %104 = %74, %105 = %75, %106 = %76, %107 = %77, %108 = %78, %109 = %79, %110 = %80, %111 = %81, %112 = %82, %113 = %83) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %115 = arith.muli %89, %c10 : index
          %116 = arith.addi %88, %115 : index
          %117 = arith.muli %89, %c19 : index
          %118 = arith.addi %86, %117 : index
          %119 = arith.addi %118, %c6 : index
          %120 = vector.load %w[%119] : memref<?xi8>, vector<32xi8>
          %121 = vector.bitcast %120 : vector<32xi8> to vector<16xi16>
          %122 = arith.extui %121 : vector<16xi16> to vector<16xi32>
          %123 = arith.shli %122, %c20 : vector<16xi32>
          %124 = arith.bitcast %123 : vector<16xi32> to vector<16xf32>
          %125 = arith.addi %87, %117 : index
          %126 = arith.addi %125, %c6 : index
          %127 = vector.load %w[%126] : memref<?xi8>, vector<32xi8>
          %128 = vector.bitcast %127 : vector<32xi8> to vector<16xi16>
          %129 = arith.extui %128 : vector<16xi16> to vector<16xi32>
          %130 = arith.shli %129, %c20 : vector<16xi32>
          %131 = arith.bitcast %130 : vector<16xi32> to vector<16xf32>
          %132 = arith.addi %116, %c6 : index
          %133:24 = func.call @qkv_bf16_r12p2__cpu.0(%40, %132, %x, %124, %90, %131, %91, %41, %92, %93, %42, %94, %95, %43, %96, %97, %44, %98, %99, %45, %100, %101, %46, %102, %103, %47, %104, %105, %48, %106, %107, %49, %108, %109, %50, %110, %111, %51, %112, %113) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %134 = arith.addi %118, %c21 : index
          %135 = vector.load %w[%134] : memref<?xi8>, vector<32xi8>
          %136 = vector.bitcast %135 : vector<32xi8> to vector<16xi16>
          %137 = arith.extui %136 : vector<16xi16> to vector<16xi32>
          %138 = arith.shli %137, %c20 : vector<16xi32>
          %139 = arith.bitcast %138 : vector<16xi32> to vector<16xf32>
          %140 = arith.addi %125, %c21 : index
          %141 = vector.load %w[%140] : memref<?xi8>, vector<32xi8>
          %142 = vector.bitcast %141 : vector<32xi8> to vector<16xi16>
          %143 = arith.extui %142 : vector<16xi16> to vector<16xi32>
          %144 = arith.shli %143, %c20 : vector<16xi32>
          %145 = arith.bitcast %144 : vector<16xi32> to vector<16xf32>
          %146 = arith.addi %116, %c8 : index
          %147:24 = func.call @qkv_bf16_r12p2__cpu.0(%40, %146, %x, %139, %133#0, %145, %133#1, %41, %133#2, %133#3, %42, %133#4, %133#5, %43, %133#6, %133#7, %44, %133#8, %133#9, %45, %133#10, %133#11, %46, %133#12, %133#13, %47, %133#14, %133#15, %48, %133#16, %133#17, %49, %133#18, %133#19, %50, %133#20, %133#21, %51, %133#22, %133#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %148 = arith.addi %118, %c22 : index
          %149 = vector.load %w[%148] : memref<?xi8>, vector<32xi8>
          %150 = vector.bitcast %149 : vector<32xi8> to vector<16xi16>
          %151 = arith.extui %150 : vector<16xi16> to vector<16xi32>
          %152 = arith.shli %151, %c20 : vector<16xi32>
          %153 = arith.bitcast %152 : vector<16xi32> to vector<16xf32>
          %154 = arith.addi %125, %c22 : index
          %155 = vector.load %w[%154] : memref<?xi8>, vector<32xi8>
          %156 = vector.bitcast %155 : vector<32xi8> to vector<16xi16>
          %157 = arith.extui %156 : vector<16xi16> to vector<16xi32>
          %158 = arith.shli %157, %c20 : vector<16xi32>
          %159 = arith.bitcast %158 : vector<16xi32> to vector<16xf32>
          %160 = arith.addi %116, %c3 : index
          %161:24 = func.call @qkv_bf16_r12p2__cpu.0(%40, %160, %x, %153, %147#0, %159, %147#1, %41, %147#2, %147#3, %42, %147#4, %147#5, %43, %147#6, %147#7, %44, %147#8, %147#9, %45, %147#10, %147#11, %46, %147#12, %147#13, %47, %147#14, %147#15, %48, %147#16, %147#17, %49, %147#18, %147#19, %50, %147#20, %147#21, %51, %147#22, %147#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %162 = arith.addi %118, %c23 : index
          %163 = vector.load %w[%162] : memref<?xi8>, vector<32xi8>
          %164 = vector.bitcast %163 : vector<32xi8> to vector<16xi16>
          %165 = arith.extui %164 : vector<16xi16> to vector<16xi32>
          %166 = arith.shli %165, %c20 : vector<16xi32>
          %167 = arith.bitcast %166 : vector<16xi32> to vector<16xf32>
          %168 = arith.addi %125, %c23 : index
          %169 = vector.load %w[%168] : memref<?xi8>, vector<32xi8>
          %170 = vector.bitcast %169 : vector<32xi8> to vector<16xi16>
          %171 = arith.extui %170 : vector<16xi16> to vector<16xi32>
          %172 = arith.shli %171, %c20 : vector<16xi32>
          %173 = arith.bitcast %172 : vector<16xi32> to vector<16xf32>
          %174 = arith.addi %116, %c9 : index
          %175:24 = func.call @qkv_bf16_r12p2__cpu.0(%40, %174, %x, %167, %161#0, %173, %161#1, %41, %161#2, %161#3, %42, %161#4, %161#5, %43, %161#6, %161#7, %44, %161#8, %161#9, %45, %161#10, %161#11, %46, %161#12, %161#13, %47, %161#14, %161#15, %48, %161#16, %161#17, %49, %161#18, %161#19, %50, %161#20, %161#21, %51, %161#22, %161#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %175#0, %175#1, %175#2, %175#3, %175#4, %175#5, %175#6, %175#7, %175#8, %175#9, %175#10, %175#11, %175#12, %175#13, %175#14, %175#15, %175#16, %175#17, %175#18, %175#19, %175#20, %175#21, %175#22, %175#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %114#0, %114#1, %114#2, %114#3, %114#4, %114#5, %114#6, %114#7, %114#8, %114#9, %114#10, %114#11, %114#12, %114#13, %114#14, %114#15, %114#16, %114#17, %114#18, %114#19, %114#20, %114#21, %114#22, %114#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %176 = arith.muli %headDim, %c6 : index
      %177 = arith.muli %52, %c4 : index
      %178 = arith.addi %176, %177 : index
      %179 = arith.addi %178, %c6 : index
      vector.store %84#0, %3[%179] : memref<?xf32>, vector<16xf32>
      %180 = arith.addi %178, %c4 : index
      vector.store %84#1, %3[%180] : memref<?xf32>, vector<16xf32>
      %181 = arith.muli %headDim, %c8 : index
      %182 = arith.addi %181, %177 : index
      %183 = arith.addi %182, %c6 : index
      vector.store %84#2, %3[%183] : memref<?xf32>, vector<16xf32>
      %184 = arith.addi %182, %c4 : index
      vector.store %84#3, %3[%184] : memref<?xf32>, vector<16xf32>
      %185 = arith.addi %4, %177 : index
      %186 = arith.addi %185, %c6 : index
      vector.store %84#4, %3[%186] : memref<?xf32>, vector<16xf32>
      %187 = arith.addi %185, %c4 : index
      vector.store %84#5, %3[%187] : memref<?xf32>, vector<16xf32>
      %188 = arith.muli %headDim, %c9 : index
      %189 = arith.addi %188, %177 : index
      %190 = arith.addi %189, %c6 : index
      vector.store %84#6, %3[%190] : memref<?xf32>, vector<16xf32>
      %191 = arith.addi %189, %c4 : index
      vector.store %84#7, %3[%191] : memref<?xf32>, vector<16xf32>
      %192 = arith.muli %headDim, %c10 : index
      %193 = arith.addi %192, %177 : index
      %194 = arith.addi %193, %c6 : index
      vector.store %84#8, %3[%194] : memref<?xf32>, vector<16xf32>
      %195 = arith.addi %193, %c4 : index
      vector.store %84#9, %3[%195] : memref<?xf32>, vector<16xf32>
      %196 = arith.muli %headDim, %c11 : index
      %197 = arith.addi %196, %177 : index
      %198 = arith.addi %197, %c6 : index
      vector.store %84#10, %3[%198] : memref<?xf32>, vector<16xf32>
      %199 = arith.addi %197, %c4 : index
      vector.store %84#11, %3[%199] : memref<?xf32>, vector<16xf32>
      %200 = arith.muli %headDim, %c12 : index
      %201 = arith.addi %200, %177 : index
      %202 = arith.addi %201, %c6 : index
      vector.store %84#12, %3[%202] : memref<?xf32>, vector<16xf32>
      %203 = arith.addi %201, %c4 : index
      vector.store %84#13, %3[%203] : memref<?xf32>, vector<16xf32>
      %204 = arith.muli %headDim, %c13 : index
      %205 = arith.addi %204, %177 : index
      %206 = arith.addi %205, %c6 : index
      vector.store %84#14, %3[%206] : memref<?xf32>, vector<16xf32>
      %207 = arith.addi %205, %c4 : index
      vector.store %84#15, %3[%207] : memref<?xf32>, vector<16xf32>
      %208 = arith.muli %headDim, %c14 : index
      %209 = arith.addi %208, %177 : index
      %210 = arith.addi %209, %c6 : index
      vector.store %84#16, %3[%210] : memref<?xf32>, vector<16xf32>
      %211 = arith.addi %209, %c4 : index
      vector.store %84#17, %3[%211] : memref<?xf32>, vector<16xf32>
      %212 = arith.muli %headDim, %c15 : index
      %213 = arith.addi %212, %177 : index
      %214 = arith.addi %213, %c6 : index
      vector.store %84#18, %3[%214] : memref<?xf32>, vector<16xf32>
      %215 = arith.addi %213, %c4 : index
      vector.store %84#19, %3[%215] : memref<?xf32>, vector<16xf32>
      %216 = arith.muli %headDim, %c16 : index
      %217 = arith.addi %216, %177 : index
      %218 = arith.addi %217, %c6 : index
      vector.store %84#20, %3[%218] : memref<?xf32>, vector<16xf32>
      %219 = arith.addi %217, %c4 : index
      vector.store %84#21, %3[%219] : memref<?xf32>, vector<16xf32>
      %220 = arith.muli %headDim, %c17 : index
      %221 = arith.addi %220, %177 : index
      %222 = arith.addi %221, %c6 : index
      vector.store %84#22, %3[%222] : memref<?xf32>, vector<16xf32>
      %223 = arith.addi %221, %c4 : index
      vector.store %84#23, %3[%223] : memref<?xf32>, vector<16xf32>
    }
    %224 = arith.addi %14, %c2 : index
    %225 = arith.minsi %224, %13 : index
    scf.for %226 = %14 to %225 step %c8 {
      %227 = arith.subi %226, %14 : index
      %228 = arith.muli %227, %headDim : index
      %229 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %229 {
        scf.for %230 = %c6 to %headDim step %c4 {
          %231 = arith.muli %0, %headDim : index
          %232 = arith.addi %231, %230 : index
          %233 = vector.load %bias[%232] : memref<?xf32>, vector<16xf32>
          %234 = arith.addi %228, %230 : index
          %235 = vector.load %3[%234] : memref<?xf32>, vector<16xf32>
          %236 = arith.addf %235, %233 : vector<16xf32>
          vector.store %236, %3[%234] : memref<?xf32>, vector<16xf32>
        }
      }
      %237 = arith.addi %heads, %kvHeads : index
      %238 = arith.cmpi slt, %0, %237 : index
      scf.if %238 {
        %239 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %239 {
          %240 = arith.cmpi slt, %0, %heads : index
          %243 = scf.for %241 = %c6 to %headDim step %c4 iter_args(%242 = %c18) -> (vector<16xf32>) {
            %244 = arith.addi %228, %241 : index
            %245 = vector.load %3[%244] : memref<?xf32>, vector<16xf32>
            %246 = math.fma %245, %245, %242 : vector<16xf32>
            scf.yield %246 : vector<16xf32>
          }
          %247 = wave.reduce "add" %243 : vector<16xf32>
          %248 = arith.mulf %247, %inverseHeadDim : f32
          %249 = arith.addf %248, %epsilon : f32
          %250 = math.sqrt %249 : f32
          %251 = arith.divf %c30, %250 : f32
          %252 = vector.broadcast %251 : f32 to vector<16xf32>
          scf.for %253 = %c6 to %headDim step %c4 {
            %254 = vector.load %query_norm[%253] : memref<?xf32>, vector<16xf32>
            %255 = vector.load %key_norm[%253] : memref<?xf32>, vector<16xf32>
            %256 = arith.select %240, %254, %255 : vector<16xf32>
            %257 = arith.addi %228, %253 : index
            %258 = vector.load %3[%257] : memref<?xf32>, vector<16xf32>
            %259 = arith.mulf %258, %252 : vector<16xf32>
            %260 = arith.mulf %259, %256 : vector<16xf32>
            vector.store %260, %3[%257] : memref<?xf32>, vector<16xf32>
          }
        }
        %261 = arith.addi %positionsAt, %226 : index
        %262 = memref.load %step[%261] : memref<?xi32>
        %263 = arith.index_cast %262 : i32 to index
        %264 = arith.divui %headDim, %c3 : index
        %265 = arith.remui %263, %c32 : index
        %266 = arith.muli %265, %headDim : index
        %267 = arith.divui %263, %c32 : index
        %268 = arith.addi %267, %c32 : index
        %269 = arith.muli %268, %headDim : index
        scf.for %270 = %c6 to %264 step %c14 {
          %271 = arith.addi %266, %270 : index
          %272 = vector.load %rope[%271] : memref<?xf32>, vector<8xf32>
          %273 = arith.addi %266, %264 : index
          %274 = arith.addi %273, %270 : index
          %275 = vector.load %rope[%274] : memref<?xf32>, vector<8xf32>
          %276 = arith.addi %269, %270 : index
          %277 = vector.load %rope[%276] : memref<?xf32>, vector<8xf32>
          %278 = arith.addi %269, %264 : index
          %279 = arith.addi %278, %270 : index
          %280 = vector.load %rope[%279] : memref<?xf32>, vector<8xf32>
          %281 = arith.mulf %277, %272 : vector<8xf32>
          %282 = arith.mulf %280, %275 : vector<8xf32>
          %283 = arith.subf %281, %282 : vector<8xf32>
          %284 = arith.mulf %280, %272 : vector<8xf32>
          %285 = arith.mulf %277, %275 : vector<8xf32>
          %286 = arith.addf %284, %285 : vector<8xf32>
          %287 = arith.addi %228, %270 : index
          %288 = vector.load %3[%287] : memref<?xf32>, vector<8xf32>
          %289 = arith.addi %228, %264 : index
          %290 = arith.addi %289, %270 : index
          %291 = vector.load %3[%290] : memref<?xf32>, vector<8xf32>
          %292 = arith.mulf %288, %283 : vector<8xf32>
          %293 = arith.mulf %291, %286 : vector<8xf32>
          %294 = arith.subf %292, %293 : vector<8xf32>
          vector.store %294, %3[%287] : memref<?xf32>, vector<8xf32>
          %295 = arith.mulf %291, %283 : vector<8xf32>
          %296 = arith.mulf %288, %286 : vector<8xf32>
          %297 = arith.addf %295, %296 : vector<8xf32>
          vector.store %297, %3[%290] : memref<?xf32>, vector<8xf32>
        }
      }
      %298 = arith.cmpi slt, %0, %heads : index
      scf.if %298 {
        %299 = arith.divui %heads, %kvHeads : index
        %300 = arith.muli %headDim, %c10 : index
        %301 = arith.muli %kvHeads, %300 : index
        %302 = arith.divui %0, %299 : index
        %303 = arith.muli %302, %headDim : index
        %304 = arith.addi %301, %303 : index
        scf.for %305 = %c6 to %headDim step %c4 {
          %306 = arith.addi %304, %305 : index
          %307 = vector.load %encode[%306] : memref<?xf32>, vector<16xf32>
          %308 = arith.addi %228, %305 : index
          %309 = vector.load %3[%308] : memref<?xf32>, vector<16xf32>
          %310 = arith.mulf %309, %307 : vector<16xf32>
          %311 = arith.muli %226, %heads : index
          %312 = arith.addi %311, %0 : index
          %313 = arith.muli %312, %headDim : index
          %314 = arith.addi %313, %305 : index
          vector.store %310, %q[%314] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %315 = arith.addi %slotsAt, %226 : index
        %316 = memref.load %step[%315] : memref<?xi32>
        %317 = arith.index_cast %316 : i32 to index
        %318 = arith.cmpi sge, %317, %c6 : index
        scf.if %318 {
          %319 = arith.cmpi eq, %codec, %c6 : index
          scf.if %319 {
            %320 = arith.subi %0, %heads : index
            %321 = arith.muli %320, %4 : index
            %322 = arith.divui %317, %c4 : index
            %323 = arith.remui %317, %c4 : index
            %324 = arith.muli %322, %pageBytes : index
            %327 = scf.for %325 = %c6 to %headDim step %c4 iter_args(%326 = %c18) -> (vector<16xf32>) {
              %328 = arith.addi %321, %325 : index
              %329 = vector.load %encode[%328] : memref<?xf32>, vector<16xf32>
              %330 = arith.addi %321, %headDim : index
              %331 = arith.addi %330, %325 : index
              %332 = vector.load %encode[%331] : memref<?xf32>, vector<16xf32>
              %333 = arith.addi %228, %325 : index
              %334 = vector.load %3[%333] : memref<?xf32>, vector<16xf32>
              %335 = arith.subf %334, %332 : vector<16xf32>
              %336 = arith.mulf %335, %329 : vector<16xf32>
              %337 = arith.minimumf %336, %c36 : vector<16xf32>
              %338 = arith.maximumf %337, %c37 : vector<16xf32>
              %339 = arith.truncf %338 : vector<16xf32> to vector<16xf16>
              %340 = vector.bitcast %339 : vector<16xf16> to vector<32xi8>
              %341 = arith.muli %325, %c3 : index
              vector.store %340, %5[%341] : memref<?xi8>, vector<32xi8>
              %342 = math.absf %336 : vector<16xf32>
              %343 = arith.cmpf ugt, %342, %c36 : vector<16xf32>
              %344 = arith.select %343, %c38, %c18 : vector<16xi1>, vector<16xf32>
              %345 = arith.addf %326, %344 : vector<16xf32>
              scf.yield %345 : vector<16xf32>
            }
            %346 = wave.reduce "add" %327 : vector<16xf32>
            %347 = arith.cmpf ogt, %346, %c39 : f32
            scf.if %347 {
              %348 = arith.fptosi %346 : f32 to i32
              wave.count %clipped, %348 : memref<?xi32>
            }
            %349 = arith.cmpi slt, %320, %kvHeads : index
            scf.if %349 {
              %350 = arith.muli %4, %c21 : index
              %351 = arith.muli %320, %350 : index
              %352 = arith.addi %324, %351 : index
              %353 = arith.muli %323, %c3 : index
              %354 = arith.addi %352, %353 : index
              scf.for %355 = %c6 to %headDim step %c8 {
                %356 = arith.muli %355, %c3 : index
                %357 = arith.addi %356, %c6 : index
                %358 = memref.load %5[%357] : memref<?xi8>
                %359 = arith.muli %355, %c21 : index
                %360 = arith.addi %354, %359 : index
                %361 = arith.addi %360, %c6 : index
                memref.store %358, %kv[%361] : memref<?xi8>
                %362 = arith.addi %356, %c8 : index
                %363 = memref.load %5[%362] : memref<?xi8>
                %364 = arith.addi %360, %c8 : index
                memref.store %363, %kv[%364] : memref<?xi8>
              }
            } else {
              %365 = arith.subi %320, %kvHeads : index
              %366 = arith.muli %365, %c3 : index
              %367 = arith.addi %366, %c8 : index
              %368 = arith.muli %4, %c4 : index
              %369 = arith.muli %367, %368 : index
              %370 = arith.addi %324, %369 : index
              %371 = arith.muli %323, %4 : index
              %372 = arith.addi %370, %371 : index
              scf.for %373 = %c6 to %4 step %c4 {
                %374 = vector.load %5[%373] : memref<?xi8>, vector<16xi8>
                %375 = arith.addi %372, %373 : index
                vector.store %374, %kv[%375] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %376 = arith.cmpi eq, %codec, %c8 : index
          scf.if %376 {
            %377 = arith.subi %0, %heads : index
            %378 = arith.muli %377, %4 : index
            %379 = arith.divui %317, %c4 : index
            %380 = arith.remui %317, %c4 : index
            %381 = arith.muli %headDim, %c8 : index
            %382 = arith.muli %379, %pageBytes : index
            %385 = scf.for %383 = %c6 to %headDim step %c4 iter_args(%384 = %c18) -> (vector<16xf32>) {
              %386 = arith.addi %378, %383 : index
              %387 = vector.load %encode[%386] : memref<?xf32>, vector<16xf32>
              %388 = arith.addi %378, %headDim : index
              %389 = arith.addi %388, %383 : index
              %390 = vector.load %encode[%389] : memref<?xf32>, vector<16xf32>
              %391 = arith.addi %228, %383 : index
              %392 = vector.load %3[%391] : memref<?xf32>, vector<16xf32>
              %393 = arith.subf %392, %390 : vector<16xf32>
              %394 = arith.mulf %393, %387 : vector<16xf32>
              %395 = wave.fp8_encode "e4m3" %394 : vector<16xf32> -> vector<16xi8>
              %396 = arith.muli %383, %c8 : index
              vector.store %395, %5[%396] : memref<?xi8>, vector<16xi8>
              %397 = math.absf %394 : vector<16xf32>
              %398 = arith.cmpf ugt, %397, %c40 : vector<16xf32>
              %399 = arith.select %398, %c38, %c18 : vector<16xi1>, vector<16xf32>
              %400 = arith.addf %384, %399 : vector<16xf32>
              scf.yield %400 : vector<16xf32>
            }
            %401 = wave.reduce "add" %385 : vector<16xf32>
            %402 = arith.cmpf ogt, %401, %c39 : f32
            scf.if %402 {
              %403 = arith.fptosi %401 : f32 to i32
              wave.count %clipped, %403 : memref<?xi32>
            }
            %404 = arith.cmpi slt, %377, %kvHeads : index
            scf.if %404 {
              %405 = arith.muli %381, %c21 : index
              %406 = arith.muli %377, %405 : index
              %407 = arith.addi %382, %406 : index
              %408 = arith.muli %380, %c8 : index
              %409 = arith.addi %407, %408 : index
              scf.for %410 = %c6 to %headDim step %c8 {
                %411 = arith.muli %410, %c8 : index
                %412 = arith.addi %411, %c6 : index
                %413 = memref.load %5[%412] : memref<?xi8>
                %414 = arith.muli %410, %c4 : index
                %415 = arith.addi %409, %414 : index
                %416 = arith.addi %415, %c6 : index
                memref.store %413, %kv[%416] : memref<?xi8>
              }
            } else {
              %417 = arith.subi %377, %kvHeads : index
              %418 = arith.muli %417, %c3 : index
              %419 = arith.addi %418, %c8 : index
              %420 = arith.muli %381, %c4 : index
              %421 = arith.muli %419, %420 : index
              %422 = arith.addi %382, %421 : index
              %423 = arith.muli %380, %381 : index
              %424 = arith.addi %422, %423 : index
              scf.for %425 = %c6 to %381 step %c4 {
                %426 = vector.load %5[%425] : memref<?xi8>, vector<16xi8>
                %427 = arith.addi %424, %425 : index
                vector.store %426, %kv[%427] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %428 = arith.cmpi eq, %codec, %c3 : index
          scf.if %428 {
            %429 = arith.subi %0, %heads : index
            %430 = arith.muli %429, %4 : index
            %431 = arith.divui %317, %c4 : index
            %432 = arith.remui %317, %c4 : index
            %433 = arith.muli %headDim, %c8 : index
            %434 = arith.muli %431, %pageBytes : index
            %437 = scf.for %435 = %c6 to %headDim step %c4 iter_args(%436 = %c18) -> (vector<16xf32>) {
              %438 = arith.addi %430, %435 : index
              %439 = vector.load %encode[%438] : memref<?xf32>, vector<16xf32>
              %440 = arith.addi %430, %headDim : index
              %441 = arith.addi %440, %435 : index
              %442 = vector.load %encode[%441] : memref<?xf32>, vector<16xf32>
              %443 = arith.addi %228, %435 : index
              %444 = vector.load %3[%443] : memref<?xf32>, vector<16xf32>
              %445 = arith.subf %444, %442 : vector<16xf32>
              %446 = arith.mulf %445, %439 : vector<16xf32>
              %447 = wave.fp8_encode "e5m2" %446 : vector<16xf32> -> vector<16xi8>
              %448 = arith.muli %435, %c8 : index
              vector.store %447, %5[%448] : memref<?xi8>, vector<16xi8>
              %449 = math.absf %446 : vector<16xf32>
              %450 = arith.cmpf ugt, %449, %c41 : vector<16xf32>
              %451 = arith.select %450, %c38, %c18 : vector<16xi1>, vector<16xf32>
              %452 = arith.addf %436, %451 : vector<16xf32>
              scf.yield %452 : vector<16xf32>
            }
            %453 = wave.reduce "add" %437 : vector<16xf32>
            %454 = arith.cmpf ogt, %453, %c39 : f32
            scf.if %454 {
              %455 = arith.fptosi %453 : f32 to i32
              wave.count %clipped, %455 : memref<?xi32>
            }
            %456 = arith.cmpi slt, %429, %kvHeads : index
            scf.if %456 {
              %457 = arith.muli %433, %c21 : index
              %458 = arith.muli %429, %457 : index
              %459 = arith.addi %434, %458 : index
              %460 = arith.muli %432, %c8 : index
              %461 = arith.addi %459, %460 : index
              scf.for %462 = %c6 to %headDim step %c8 {
                %463 = arith.muli %462, %c8 : index
                %464 = arith.addi %463, %c6 : index
                %465 = memref.load %5[%464] : memref<?xi8>
                %466 = arith.muli %462, %c4 : index
                %467 = arith.addi %461, %466 : index
                %468 = arith.addi %467, %c6 : index
                memref.store %465, %kv[%468] : memref<?xi8>
              }
            } else {
              %469 = arith.subi %429, %kvHeads : index
              %470 = arith.muli %469, %c3 : index
              %471 = arith.addi %470, %c8 : index
              %472 = arith.muli %433, %c4 : index
              %473 = arith.muli %471, %472 : index
              %474 = arith.addi %434, %473 : index
              %475 = arith.muli %432, %433 : index
              %476 = arith.addi %474, %475 : index
              scf.for %477 = %c6 to %433 step %c4 {
                %478 = vector.load %5[%477] : memref<?xi8>, vector<16xi8>
                %479 = arith.addi %476, %477 : index
                vector.store %478, %kv[%479] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %480 = arith.cmpi eq, %codec, %c9 : index
          scf.if %480 {
            %481 = arith.subi %0, %heads : index
            %482 = arith.muli %481, %4 : index
            %483 = arith.divui %317, %c4 : index
            %484 = arith.remui %317, %c4 : index
            %485 = arith.muli %headDim, %c8 : index
            %486 = arith.muli %483, %pageBytes : index
            %489 = scf.for %487 = %c6 to %headDim step %c4 iter_args(%488 = %c18) -> (vector<16xf32>) {
              %490 = arith.addi %482, %487 : index
              %491 = vector.load %encode[%490] : memref<?xf32>, vector<16xf32>
              %492 = arith.addi %482, %headDim : index
              %493 = arith.addi %492, %487 : index
              %494 = vector.load %encode[%493] : memref<?xf32>, vector<16xf32>
              %495 = arith.addi %228, %487 : index
              %496 = vector.load %3[%495] : memref<?xf32>, vector<16xf32>
              %497 = arith.subf %496, %494 : vector<16xf32>
              %498 = arith.mulf %497, %491 : vector<16xf32>
              %499 = arith.cmpf ord, %498, %498 : vector<16xf32>
              %500 = arith.select %499, %498, %c18 : vector<16xi1>, vector<16xf32>
              %501 = math.roundeven %500 : vector<16xf32>
              %502 = arith.minimumf %501, %c42 : vector<16xf32>
              %503 = arith.maximumf %502, %c43 : vector<16xf32>
              %504 = arith.fptosi %503 : vector<16xf32> to vector<16xi32>
              %505 = arith.addi %504, %c44 : vector<16xi32>
              %506 = arith.trunci %505 : vector<16xi32> to vector<16xi8>
              %507 = arith.muli %487, %c8 : index
              vector.store %506, %5[%507] : memref<?xi8>, vector<16xi8>
              %508 = math.absf %498 : vector<16xf32>
              %509 = arith.cmpf ugt, %508, %c45 : vector<16xf32>
              %510 = arith.select %509, %c38, %c18 : vector<16xi1>, vector<16xf32>
              %511 = arith.addf %488, %510 : vector<16xf32>
              scf.yield %511 : vector<16xf32>
            }
            %512 = wave.reduce "add" %489 : vector<16xf32>
            %513 = arith.cmpf ogt, %512, %c39 : f32
            scf.if %513 {
              %514 = arith.fptosi %512 : f32 to i32
              wave.count %clipped, %514 : memref<?xi32>
            }
            %515 = arith.cmpi slt, %481, %kvHeads : index
            scf.if %515 {
              %516 = arith.muli %485, %c21 : index
              %517 = arith.muli %481, %516 : index
              %518 = arith.addi %486, %517 : index
              %519 = arith.muli %484, %c8 : index
              %520 = arith.addi %518, %519 : index
              scf.for %521 = %c6 to %headDim step %c8 {
                %522 = arith.muli %521, %c8 : index
                %523 = arith.addi %522, %c6 : index
                %524 = memref.load %5[%523] : memref<?xi8>
                %525 = arith.muli %521, %c4 : index
                %526 = arith.addi %520, %525 : index
                %527 = arith.addi %526, %c6 : index
                memref.store %524, %kv[%527] : memref<?xi8>
              }
            } else {
              %528 = arith.subi %481, %kvHeads : index
              %529 = arith.muli %528, %c3 : index
              %530 = arith.addi %529, %c8 : index
              %531 = arith.muli %485, %c4 : index
              %532 = arith.muli %530, %531 : index
              %533 = arith.addi %486, %532 : index
              %534 = arith.muli %484, %485 : index
              %535 = arith.addi %533, %534 : index
              scf.for %536 = %c6 to %485 step %c4 {
                %537 = vector.load %5[%536] : memref<?xi8>, vector<16xi8>
                %538 = arith.addi %535, %536 : index
                vector.store %537, %kv[%538] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
