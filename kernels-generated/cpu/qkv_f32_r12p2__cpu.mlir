// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='f32', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_f32_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_f32_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 12 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1024 : index
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
  %c19 = arith.constant 256 : index
  %c20 = arith.constant 64 : index
  %c21 = arith.constant 128 : index
  %c22 = arith.constant 192 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c29 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c34 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c35 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c36 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c37 = arith.constant 0x00000000 : f32
  %c38 = arith.constant 32 : index
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
          %120 = vector.load %w[%119] : memref<?xi8>, vector<64xi8>
          %121 = vector.bitcast %120 : vector<64xi8> to vector<16xf32>
          %122 = arith.addi %87, %117 : index
          %123 = arith.addi %122, %c6 : index
          %124 = vector.load %w[%123] : memref<?xi8>, vector<64xi8>
          %125 = vector.bitcast %124 : vector<64xi8> to vector<16xf32>
          %126 = arith.addi %116, %c6 : index
          %127:24 = func.call @qkv_f32_r12p2__cpu.0(%40, %126, %x, %121, %90, %125, %91, %41, %92, %93, %42, %94, %95, %43, %96, %97, %44, %98, %99, %45, %100, %101, %46, %102, %103, %47, %104, %105, %48, %106, %107, %49, %108, %109, %50, %110, %111, %51, %112, %113) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %128 = arith.addi %118, %c20 : index
          %129 = vector.load %w[%128] : memref<?xi8>, vector<64xi8>
          %130 = vector.bitcast %129 : vector<64xi8> to vector<16xf32>
          %131 = arith.addi %122, %c20 : index
          %132 = vector.load %w[%131] : memref<?xi8>, vector<64xi8>
          %133 = vector.bitcast %132 : vector<64xi8> to vector<16xf32>
          %134 = arith.addi %116, %c8 : index
          %135:24 = func.call @qkv_f32_r12p2__cpu.0(%40, %134, %x, %130, %127#0, %133, %127#1, %41, %127#2, %127#3, %42, %127#4, %127#5, %43, %127#6, %127#7, %44, %127#8, %127#9, %45, %127#10, %127#11, %46, %127#12, %127#13, %47, %127#14, %127#15, %48, %127#16, %127#17, %49, %127#18, %127#19, %50, %127#20, %127#21, %51, %127#22, %127#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %136 = arith.addi %118, %c21 : index
          %137 = vector.load %w[%136] : memref<?xi8>, vector<64xi8>
          %138 = vector.bitcast %137 : vector<64xi8> to vector<16xf32>
          %139 = arith.addi %122, %c21 : index
          %140 = vector.load %w[%139] : memref<?xi8>, vector<64xi8>
          %141 = vector.bitcast %140 : vector<64xi8> to vector<16xf32>
          %142 = arith.addi %116, %c3 : index
          %143:24 = func.call @qkv_f32_r12p2__cpu.0(%40, %142, %x, %138, %135#0, %141, %135#1, %41, %135#2, %135#3, %42, %135#4, %135#5, %43, %135#6, %135#7, %44, %135#8, %135#9, %45, %135#10, %135#11, %46, %135#12, %135#13, %47, %135#14, %135#15, %48, %135#16, %135#17, %49, %135#18, %135#19, %50, %135#20, %135#21, %51, %135#22, %135#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %144 = arith.addi %118, %c22 : index
          %145 = vector.load %w[%144] : memref<?xi8>, vector<64xi8>
          %146 = vector.bitcast %145 : vector<64xi8> to vector<16xf32>
          %147 = arith.addi %122, %c22 : index
          %148 = vector.load %w[%147] : memref<?xi8>, vector<64xi8>
          %149 = vector.bitcast %148 : vector<64xi8> to vector<16xf32>
          %150 = arith.addi %116, %c9 : index
          %151:24 = func.call @qkv_f32_r12p2__cpu.0(%40, %150, %x, %146, %143#0, %149, %143#1, %41, %143#2, %143#3, %42, %143#4, %143#5, %43, %143#6, %143#7, %44, %143#8, %143#9, %45, %143#10, %143#11, %46, %143#12, %143#13, %47, %143#14, %143#15, %48, %143#16, %143#17, %49, %143#18, %143#19, %50, %143#20, %143#21, %51, %143#22, %143#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %151#0, %151#1, %151#2, %151#3, %151#4, %151#5, %151#6, %151#7, %151#8, %151#9, %151#10, %151#11, %151#12, %151#13, %151#14, %151#15, %151#16, %151#17, %151#18, %151#19, %151#20, %151#21, %151#22, %151#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %114#0, %114#1, %114#2, %114#3, %114#4, %114#5, %114#6, %114#7, %114#8, %114#9, %114#10, %114#11, %114#12, %114#13, %114#14, %114#15, %114#16, %114#17, %114#18, %114#19, %114#20, %114#21, %114#22, %114#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %152 = arith.muli %headDim, %c6 : index
      %153 = arith.muli %52, %c4 : index
      %154 = arith.addi %152, %153 : index
      %155 = arith.addi %154, %c6 : index
      vector.store %84#0, %3[%155] : memref<?xf32>, vector<16xf32>
      %156 = arith.addi %154, %c4 : index
      vector.store %84#1, %3[%156] : memref<?xf32>, vector<16xf32>
      %157 = arith.muli %headDim, %c8 : index
      %158 = arith.addi %157, %153 : index
      %159 = arith.addi %158, %c6 : index
      vector.store %84#2, %3[%159] : memref<?xf32>, vector<16xf32>
      %160 = arith.addi %158, %c4 : index
      vector.store %84#3, %3[%160] : memref<?xf32>, vector<16xf32>
      %161 = arith.addi %4, %153 : index
      %162 = arith.addi %161, %c6 : index
      vector.store %84#4, %3[%162] : memref<?xf32>, vector<16xf32>
      %163 = arith.addi %161, %c4 : index
      vector.store %84#5, %3[%163] : memref<?xf32>, vector<16xf32>
      %164 = arith.muli %headDim, %c9 : index
      %165 = arith.addi %164, %153 : index
      %166 = arith.addi %165, %c6 : index
      vector.store %84#6, %3[%166] : memref<?xf32>, vector<16xf32>
      %167 = arith.addi %165, %c4 : index
      vector.store %84#7, %3[%167] : memref<?xf32>, vector<16xf32>
      %168 = arith.muli %headDim, %c10 : index
      %169 = arith.addi %168, %153 : index
      %170 = arith.addi %169, %c6 : index
      vector.store %84#8, %3[%170] : memref<?xf32>, vector<16xf32>
      %171 = arith.addi %169, %c4 : index
      vector.store %84#9, %3[%171] : memref<?xf32>, vector<16xf32>
      %172 = arith.muli %headDim, %c11 : index
      %173 = arith.addi %172, %153 : index
      %174 = arith.addi %173, %c6 : index
      vector.store %84#10, %3[%174] : memref<?xf32>, vector<16xf32>
      %175 = arith.addi %173, %c4 : index
      vector.store %84#11, %3[%175] : memref<?xf32>, vector<16xf32>
      %176 = arith.muli %headDim, %c12 : index
      %177 = arith.addi %176, %153 : index
      %178 = arith.addi %177, %c6 : index
      vector.store %84#12, %3[%178] : memref<?xf32>, vector<16xf32>
      %179 = arith.addi %177, %c4 : index
      vector.store %84#13, %3[%179] : memref<?xf32>, vector<16xf32>
      %180 = arith.muli %headDim, %c13 : index
      %181 = arith.addi %180, %153 : index
      %182 = arith.addi %181, %c6 : index
      vector.store %84#14, %3[%182] : memref<?xf32>, vector<16xf32>
      %183 = arith.addi %181, %c4 : index
      vector.store %84#15, %3[%183] : memref<?xf32>, vector<16xf32>
      %184 = arith.muli %headDim, %c14 : index
      %185 = arith.addi %184, %153 : index
      %186 = arith.addi %185, %c6 : index
      vector.store %84#16, %3[%186] : memref<?xf32>, vector<16xf32>
      %187 = arith.addi %185, %c4 : index
      vector.store %84#17, %3[%187] : memref<?xf32>, vector<16xf32>
      %188 = arith.muli %headDim, %c15 : index
      %189 = arith.addi %188, %153 : index
      %190 = arith.addi %189, %c6 : index
      vector.store %84#18, %3[%190] : memref<?xf32>, vector<16xf32>
      %191 = arith.addi %189, %c4 : index
      vector.store %84#19, %3[%191] : memref<?xf32>, vector<16xf32>
      %192 = arith.muli %headDim, %c16 : index
      %193 = arith.addi %192, %153 : index
      %194 = arith.addi %193, %c6 : index
      vector.store %84#20, %3[%194] : memref<?xf32>, vector<16xf32>
      %195 = arith.addi %193, %c4 : index
      vector.store %84#21, %3[%195] : memref<?xf32>, vector<16xf32>
      %196 = arith.muli %headDim, %c17 : index
      %197 = arith.addi %196, %153 : index
      %198 = arith.addi %197, %c6 : index
      vector.store %84#22, %3[%198] : memref<?xf32>, vector<16xf32>
      %199 = arith.addi %197, %c4 : index
      vector.store %84#23, %3[%199] : memref<?xf32>, vector<16xf32>
    }
    %200 = arith.addi %14, %c2 : index
    %201 = arith.minsi %200, %13 : index
    scf.for %202 = %14 to %201 step %c8 {
      %203 = arith.subi %202, %14 : index
      %204 = arith.muli %203, %headDim : index
      %205 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %205 {
        scf.for %206 = %c6 to %headDim step %c4 {
          %207 = arith.muli %0, %headDim : index
          %208 = arith.addi %207, %206 : index
          %209 = vector.load %bias[%208] : memref<?xf32>, vector<16xf32>
          %210 = arith.addi %204, %206 : index
          %211 = vector.load %3[%210] : memref<?xf32>, vector<16xf32>
          %212 = arith.addf %211, %209 : vector<16xf32>
          vector.store %212, %3[%210] : memref<?xf32>, vector<16xf32>
        }
      }
      %213 = arith.addi %heads, %kvHeads : index
      %214 = arith.cmpi slt, %0, %213 : index
      scf.if %214 {
        %215 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %215 {
          %216 = arith.cmpi slt, %0, %heads : index
          %219 = scf.for %217 = %c6 to %headDim step %c4 iter_args(%218 = %c18) -> (vector<16xf32>) {
            %220 = arith.addi %204, %217 : index
            %221 = vector.load %3[%220] : memref<?xf32>, vector<16xf32>
            %222 = math.fma %221, %221, %218 : vector<16xf32>
            scf.yield %222 : vector<16xf32>
          }
          %223 = wave.reduce "add" %219 : vector<16xf32>
          %224 = arith.mulf %223, %inverseHeadDim : f32
          %225 = arith.addf %224, %epsilon : f32
          %226 = math.sqrt %225 : f32
          %227 = arith.divf %c29, %226 : f32
          %228 = vector.broadcast %227 : f32 to vector<16xf32>
          scf.for %229 = %c6 to %headDim step %c4 {
            %230 = vector.load %query_norm[%229] : memref<?xf32>, vector<16xf32>
            %231 = vector.load %key_norm[%229] : memref<?xf32>, vector<16xf32>
            %232 = arith.select %216, %230, %231 : vector<16xf32>
            %233 = arith.addi %204, %229 : index
            %234 = vector.load %3[%233] : memref<?xf32>, vector<16xf32>
            %235 = arith.mulf %234, %228 : vector<16xf32>
            %236 = arith.mulf %235, %232 : vector<16xf32>
            vector.store %236, %3[%233] : memref<?xf32>, vector<16xf32>
          }
        }
        %237 = arith.addi %positionsAt, %202 : index
        %238 = memref.load %step[%237] : memref<?xi32>
        %239 = arith.index_cast %238 : i32 to index
        %240 = arith.divui %headDim, %c3 : index
        %241 = arith.remui %239, %c19 : index
        %242 = arith.muli %241, %headDim : index
        %243 = arith.divui %239, %c19 : index
        %244 = arith.addi %243, %c19 : index
        %245 = arith.muli %244, %headDim : index
        scf.for %246 = %c6 to %240 step %c14 {
          %247 = arith.addi %242, %246 : index
          %248 = vector.load %rope[%247] : memref<?xf32>, vector<8xf32>
          %249 = arith.addi %242, %240 : index
          %250 = arith.addi %249, %246 : index
          %251 = vector.load %rope[%250] : memref<?xf32>, vector<8xf32>
          %252 = arith.addi %245, %246 : index
          %253 = vector.load %rope[%252] : memref<?xf32>, vector<8xf32>
          %254 = arith.addi %245, %240 : index
          %255 = arith.addi %254, %246 : index
          %256 = vector.load %rope[%255] : memref<?xf32>, vector<8xf32>
          %257 = arith.mulf %253, %248 : vector<8xf32>
          %258 = arith.mulf %256, %251 : vector<8xf32>
          %259 = arith.subf %257, %258 : vector<8xf32>
          %260 = arith.mulf %256, %248 : vector<8xf32>
          %261 = arith.mulf %253, %251 : vector<8xf32>
          %262 = arith.addf %260, %261 : vector<8xf32>
          %263 = arith.addi %204, %246 : index
          %264 = vector.load %3[%263] : memref<?xf32>, vector<8xf32>
          %265 = arith.addi %204, %240 : index
          %266 = arith.addi %265, %246 : index
          %267 = vector.load %3[%266] : memref<?xf32>, vector<8xf32>
          %268 = arith.mulf %264, %259 : vector<8xf32>
          %269 = arith.mulf %267, %262 : vector<8xf32>
          %270 = arith.subf %268, %269 : vector<8xf32>
          vector.store %270, %3[%263] : memref<?xf32>, vector<8xf32>
          %271 = arith.mulf %267, %259 : vector<8xf32>
          %272 = arith.mulf %264, %262 : vector<8xf32>
          %273 = arith.addf %271, %272 : vector<8xf32>
          vector.store %273, %3[%266] : memref<?xf32>, vector<8xf32>
        }
      }
      %274 = arith.cmpi slt, %0, %heads : index
      scf.if %274 {
        %275 = arith.divui %heads, %kvHeads : index
        %276 = arith.muli %headDim, %c10 : index
        %277 = arith.muli %kvHeads, %276 : index
        %278 = arith.divui %0, %275 : index
        %279 = arith.muli %278, %headDim : index
        %280 = arith.addi %277, %279 : index
        scf.for %281 = %c6 to %headDim step %c4 {
          %282 = arith.addi %280, %281 : index
          %283 = vector.load %encode[%282] : memref<?xf32>, vector<16xf32>
          %284 = arith.addi %204, %281 : index
          %285 = vector.load %3[%284] : memref<?xf32>, vector<16xf32>
          %286 = arith.mulf %285, %283 : vector<16xf32>
          %287 = arith.muli %202, %heads : index
          %288 = arith.addi %287, %0 : index
          %289 = arith.muli %288, %headDim : index
          %290 = arith.addi %289, %281 : index
          vector.store %286, %q[%290] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %291 = arith.addi %slotsAt, %202 : index
        %292 = memref.load %step[%291] : memref<?xi32>
        %293 = arith.index_cast %292 : i32 to index
        %294 = arith.cmpi sge, %293, %c6 : index
        scf.if %294 {
          %295 = arith.cmpi eq, %codec, %c6 : index
          scf.if %295 {
            %296 = arith.subi %0, %heads : index
            %297 = arith.muli %296, %4 : index
            %298 = arith.divui %293, %c4 : index
            %299 = arith.remui %293, %c4 : index
            %300 = arith.muli %298, %pageBytes : index
            %303 = scf.for %301 = %c6 to %headDim step %c4 iter_args(%302 = %c18) -> (vector<16xf32>) {
              %304 = arith.addi %297, %301 : index
              %305 = vector.load %encode[%304] : memref<?xf32>, vector<16xf32>
              %306 = arith.addi %297, %headDim : index
              %307 = arith.addi %306, %301 : index
              %308 = vector.load %encode[%307] : memref<?xf32>, vector<16xf32>
              %309 = arith.addi %204, %301 : index
              %310 = vector.load %3[%309] : memref<?xf32>, vector<16xf32>
              %311 = arith.subf %310, %308 : vector<16xf32>
              %312 = arith.mulf %311, %305 : vector<16xf32>
              %313 = arith.minimumf %312, %c34 : vector<16xf32>
              %314 = arith.maximumf %313, %c35 : vector<16xf32>
              %315 = arith.truncf %314 : vector<16xf32> to vector<16xf16>
              %316 = vector.bitcast %315 : vector<16xf16> to vector<32xi8>
              %317 = arith.muli %301, %c3 : index
              vector.store %316, %5[%317] : memref<?xi8>, vector<32xi8>
              %318 = math.absf %312 : vector<16xf32>
              %319 = arith.cmpf ugt, %318, %c34 : vector<16xf32>
              %320 = arith.select %319, %c36, %c18 : vector<16xi1>, vector<16xf32>
              %321 = arith.addf %302, %320 : vector<16xf32>
              scf.yield %321 : vector<16xf32>
            }
            %322 = wave.reduce "add" %303 : vector<16xf32>
            %323 = arith.cmpf ogt, %322, %c37 : f32
            scf.if %323 {
              %324 = arith.fptosi %322 : f32 to i32
              wave.count %clipped, %324 : memref<?xi32>
            }
            %325 = arith.cmpi slt, %296, %kvHeads : index
            scf.if %325 {
              %326 = arith.muli %4, %c38 : index
              %327 = arith.muli %296, %326 : index
              %328 = arith.addi %300, %327 : index
              %329 = arith.muli %299, %c3 : index
              %330 = arith.addi %328, %329 : index
              scf.for %331 = %c6 to %headDim step %c8 {
                %332 = arith.muli %331, %c3 : index
                %333 = arith.addi %332, %c6 : index
                %334 = memref.load %5[%333] : memref<?xi8>
                %335 = arith.muli %331, %c38 : index
                %336 = arith.addi %330, %335 : index
                %337 = arith.addi %336, %c6 : index
                memref.store %334, %kv[%337] : memref<?xi8>
                %338 = arith.addi %332, %c8 : index
                %339 = memref.load %5[%338] : memref<?xi8>
                %340 = arith.addi %336, %c8 : index
                memref.store %339, %kv[%340] : memref<?xi8>
              }
            } else {
              %341 = arith.subi %296, %kvHeads : index
              %342 = arith.muli %341, %c3 : index
              %343 = arith.addi %342, %c8 : index
              %344 = arith.muli %4, %c4 : index
              %345 = arith.muli %343, %344 : index
              %346 = arith.addi %300, %345 : index
              %347 = arith.muli %299, %4 : index
              %348 = arith.addi %346, %347 : index
              scf.for %349 = %c6 to %4 step %c4 {
                %350 = vector.load %5[%349] : memref<?xi8>, vector<16xi8>
                %351 = arith.addi %348, %349 : index
                vector.store %350, %kv[%351] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %352 = arith.cmpi eq, %codec, %c8 : index
          scf.if %352 {
            %353 = arith.subi %0, %heads : index
            %354 = arith.muli %353, %4 : index
            %355 = arith.divui %293, %c4 : index
            %356 = arith.remui %293, %c4 : index
            %357 = arith.muli %headDim, %c8 : index
            %358 = arith.muli %355, %pageBytes : index
            %361 = scf.for %359 = %c6 to %headDim step %c4 iter_args(%360 = %c18) -> (vector<16xf32>) {
              %362 = arith.addi %354, %359 : index
              %363 = vector.load %encode[%362] : memref<?xf32>, vector<16xf32>
              %364 = arith.addi %354, %headDim : index
              %365 = arith.addi %364, %359 : index
              %366 = vector.load %encode[%365] : memref<?xf32>, vector<16xf32>
              %367 = arith.addi %204, %359 : index
              %368 = vector.load %3[%367] : memref<?xf32>, vector<16xf32>
              %369 = arith.subf %368, %366 : vector<16xf32>
              %370 = arith.mulf %369, %363 : vector<16xf32>
              %371 = wave.fp8_encode "e4m3" %370 : vector<16xf32> -> vector<16xi8>
              %372 = arith.muli %359, %c8 : index
              vector.store %371, %5[%372] : memref<?xi8>, vector<16xi8>
              %373 = math.absf %370 : vector<16xf32>
              %374 = arith.cmpf ugt, %373, %c39 : vector<16xf32>
              %375 = arith.select %374, %c36, %c18 : vector<16xi1>, vector<16xf32>
              %376 = arith.addf %360, %375 : vector<16xf32>
              scf.yield %376 : vector<16xf32>
            }
            %377 = wave.reduce "add" %361 : vector<16xf32>
            %378 = arith.cmpf ogt, %377, %c37 : f32
            scf.if %378 {
              %379 = arith.fptosi %377 : f32 to i32
              wave.count %clipped, %379 : memref<?xi32>
            }
            %380 = arith.cmpi slt, %353, %kvHeads : index
            scf.if %380 {
              %381 = arith.muli %357, %c38 : index
              %382 = arith.muli %353, %381 : index
              %383 = arith.addi %358, %382 : index
              %384 = arith.muli %356, %c8 : index
              %385 = arith.addi %383, %384 : index
              scf.for %386 = %c6 to %headDim step %c8 {
                %387 = arith.muli %386, %c8 : index
                %388 = arith.addi %387, %c6 : index
                %389 = memref.load %5[%388] : memref<?xi8>
                %390 = arith.muli %386, %c4 : index
                %391 = arith.addi %385, %390 : index
                %392 = arith.addi %391, %c6 : index
                memref.store %389, %kv[%392] : memref<?xi8>
              }
            } else {
              %393 = arith.subi %353, %kvHeads : index
              %394 = arith.muli %393, %c3 : index
              %395 = arith.addi %394, %c8 : index
              %396 = arith.muli %357, %c4 : index
              %397 = arith.muli %395, %396 : index
              %398 = arith.addi %358, %397 : index
              %399 = arith.muli %356, %357 : index
              %400 = arith.addi %398, %399 : index
              scf.for %401 = %c6 to %357 step %c4 {
                %402 = vector.load %5[%401] : memref<?xi8>, vector<16xi8>
                %403 = arith.addi %400, %401 : index
                vector.store %402, %kv[%403] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %404 = arith.cmpi eq, %codec, %c3 : index
          scf.if %404 {
            %405 = arith.subi %0, %heads : index
            %406 = arith.muli %405, %4 : index
            %407 = arith.divui %293, %c4 : index
            %408 = arith.remui %293, %c4 : index
            %409 = arith.muli %headDim, %c8 : index
            %410 = arith.muli %407, %pageBytes : index
            %413 = scf.for %411 = %c6 to %headDim step %c4 iter_args(%412 = %c18) -> (vector<16xf32>) {
              %414 = arith.addi %406, %411 : index
              %415 = vector.load %encode[%414] : memref<?xf32>, vector<16xf32>
              %416 = arith.addi %406, %headDim : index
              %417 = arith.addi %416, %411 : index
              %418 = vector.load %encode[%417] : memref<?xf32>, vector<16xf32>
              %419 = arith.addi %204, %411 : index
              %420 = vector.load %3[%419] : memref<?xf32>, vector<16xf32>
              %421 = arith.subf %420, %418 : vector<16xf32>
              %422 = arith.mulf %421, %415 : vector<16xf32>
              %423 = wave.fp8_encode "e5m2" %422 : vector<16xf32> -> vector<16xi8>
              %424 = arith.muli %411, %c8 : index
              vector.store %423, %5[%424] : memref<?xi8>, vector<16xi8>
              %425 = math.absf %422 : vector<16xf32>
              %426 = arith.cmpf ugt, %425, %c40 : vector<16xf32>
              %427 = arith.select %426, %c36, %c18 : vector<16xi1>, vector<16xf32>
              %428 = arith.addf %412, %427 : vector<16xf32>
              scf.yield %428 : vector<16xf32>
            }
            %429 = wave.reduce "add" %413 : vector<16xf32>
            %430 = arith.cmpf ogt, %429, %c37 : f32
            scf.if %430 {
              %431 = arith.fptosi %429 : f32 to i32
              wave.count %clipped, %431 : memref<?xi32>
            }
            %432 = arith.cmpi slt, %405, %kvHeads : index
            scf.if %432 {
              %433 = arith.muli %409, %c38 : index
              %434 = arith.muli %405, %433 : index
              %435 = arith.addi %410, %434 : index
              %436 = arith.muli %408, %c8 : index
              %437 = arith.addi %435, %436 : index
              scf.for %438 = %c6 to %headDim step %c8 {
                %439 = arith.muli %438, %c8 : index
                %440 = arith.addi %439, %c6 : index
                %441 = memref.load %5[%440] : memref<?xi8>
                %442 = arith.muli %438, %c4 : index
                %443 = arith.addi %437, %442 : index
                %444 = arith.addi %443, %c6 : index
                memref.store %441, %kv[%444] : memref<?xi8>
              }
            } else {
              %445 = arith.subi %405, %kvHeads : index
              %446 = arith.muli %445, %c3 : index
              %447 = arith.addi %446, %c8 : index
              %448 = arith.muli %409, %c4 : index
              %449 = arith.muli %447, %448 : index
              %450 = arith.addi %410, %449 : index
              %451 = arith.muli %408, %409 : index
              %452 = arith.addi %450, %451 : index
              scf.for %453 = %c6 to %409 step %c4 {
                %454 = vector.load %5[%453] : memref<?xi8>, vector<16xi8>
                %455 = arith.addi %452, %453 : index
                vector.store %454, %kv[%455] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %456 = arith.cmpi eq, %codec, %c9 : index
          scf.if %456 {
            %457 = arith.subi %0, %heads : index
            %458 = arith.muli %457, %4 : index
            %459 = arith.divui %293, %c4 : index
            %460 = arith.remui %293, %c4 : index
            %461 = arith.muli %headDim, %c8 : index
            %462 = arith.muli %459, %pageBytes : index
            %465 = scf.for %463 = %c6 to %headDim step %c4 iter_args(%464 = %c18) -> (vector<16xf32>) {
              %466 = arith.addi %458, %463 : index
              %467 = vector.load %encode[%466] : memref<?xf32>, vector<16xf32>
              %468 = arith.addi %458, %headDim : index
              %469 = arith.addi %468, %463 : index
              %470 = vector.load %encode[%469] : memref<?xf32>, vector<16xf32>
              %471 = arith.addi %204, %463 : index
              %472 = vector.load %3[%471] : memref<?xf32>, vector<16xf32>
              %473 = arith.subf %472, %470 : vector<16xf32>
              %474 = arith.mulf %473, %467 : vector<16xf32>
              %475 = arith.cmpf ord, %474, %474 : vector<16xf32>
              %476 = arith.select %475, %474, %c18 : vector<16xi1>, vector<16xf32>
              %477 = math.roundeven %476 : vector<16xf32>
              %478 = arith.minimumf %477, %c41 : vector<16xf32>
              %479 = arith.maximumf %478, %c42 : vector<16xf32>
              %480 = arith.fptosi %479 : vector<16xf32> to vector<16xi32>
              %481 = arith.addi %480, %c43 : vector<16xi32>
              %482 = arith.trunci %481 : vector<16xi32> to vector<16xi8>
              %483 = arith.muli %463, %c8 : index
              vector.store %482, %5[%483] : memref<?xi8>, vector<16xi8>
              %484 = math.absf %474 : vector<16xf32>
              %485 = arith.cmpf ugt, %484, %c44 : vector<16xf32>
              %486 = arith.select %485, %c36, %c18 : vector<16xi1>, vector<16xf32>
              %487 = arith.addf %464, %486 : vector<16xf32>
              scf.yield %487 : vector<16xf32>
            }
            %488 = wave.reduce "add" %465 : vector<16xf32>
            %489 = arith.cmpf ogt, %488, %c37 : f32
            scf.if %489 {
              %490 = arith.fptosi %488 : f32 to i32
              wave.count %clipped, %490 : memref<?xi32>
            }
            %491 = arith.cmpi slt, %457, %kvHeads : index
            scf.if %491 {
              %492 = arith.muli %461, %c38 : index
              %493 = arith.muli %457, %492 : index
              %494 = arith.addi %462, %493 : index
              %495 = arith.muli %460, %c8 : index
              %496 = arith.addi %494, %495 : index
              scf.for %497 = %c6 to %headDim step %c8 {
                %498 = arith.muli %497, %c8 : index
                %499 = arith.addi %498, %c6 : index
                %500 = memref.load %5[%499] : memref<?xi8>
                %501 = arith.muli %497, %c4 : index
                %502 = arith.addi %496, %501 : index
                %503 = arith.addi %502, %c6 : index
                memref.store %500, %kv[%503] : memref<?xi8>
              }
            } else {
              %504 = arith.subi %457, %kvHeads : index
              %505 = arith.muli %504, %c3 : index
              %506 = arith.addi %505, %c8 : index
              %507 = arith.muli %461, %c4 : index
              %508 = arith.muli %506, %507 : index
              %509 = arith.addi %462, %508 : index
              %510 = arith.muli %460, %461 : index
              %511 = arith.addi %509, %510 : index
              scf.for %512 = %c6 to %461 step %c4 {
                %513 = vector.load %5[%512] : memref<?xi8>, vector<16xi8>
                %514 = arith.addi %511, %512 : index
                vector.store %513, %kv[%514] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
