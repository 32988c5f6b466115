// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='int4', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_int4_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_int4_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 12 : index
  %c3 = arith.constant 2 : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 48 : index
  %c7 = arith.constant 16 : index
  %c8 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant 1 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 5 : index
  %c14 = arith.constant 6 : index
  %c15 = arith.constant 7 : index
  %c16 = arith.constant 9 : index
  %c17 = arith.constant 10 : index
  %c18 = arith.constant 11 : index
  %c19 = arith.constant dense<0x00000000> : vector<16xf32>
  %c20 = arith.constant 32 : index
  %c21 = arith.constant dense<15> : vector<16xi32>
  %c22 = arith.constant dense<4> : vector<16xi32>
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c29 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c31 = arith.constant 256 : index
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
  %6 = arith.muli %groupSize, %c5 : index
  %7 = arith.addi %6, %c6 : index
  %8 = arith.divui %inputFeatures, %groupSize : index
  %9 = arith.muli %8, %7 : index
  %10 = arith.divui %headDim, %c7 : index
  %11 = memref.load %step[%c8] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %1, %rowsPerBlock : index
  %14 = arith.addi %13, %rowsPerBlock : index
  %15 = arith.minsi %14, %12 : index
  scf.for %16 = %13 to %15 step %c2 {
    %17 = arith.subi %15, %c10 : index
    %18 = arith.addi %16, %c8 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.addi %16, %c10 : index
    %21 = arith.minsi %20, %17 : index
    %22 = arith.addi %16, %c3 : index
    %23 = arith.minsi %22, %17 : index
    %24 = arith.addi %16, %c11 : index
    %25 = arith.minsi %24, %17 : index
    %26 = arith.addi %16, %c12 : index
    %27 = arith.minsi %26, %17 : index
    %28 = arith.addi %16, %c13 : index
    %29 = arith.minsi %28, %17 : index
    %30 = arith.addi %16, %c14 : index
    %31 = arith.minsi %30, %17 : index
    %32 = arith.addi %16, %c15 : index
    %33 = arith.minsi %32, %17 : index
    %34 = arith.addi %16, %c5 : index
    %35 = arith.minsi %34, %17 : index
    %36 = arith.addi %16, %c16 : index
    %37 = arith.minsi %36, %17 : index
    %38 = arith.addi %16, %c17 : index
    %39 = arith.minsi %38, %17 : index
    %40 = arith.addi %16, %c18 : index
    %41 = arith.minsi %40, %17 : index
    %42 = arith.muli %19, %inputFeatures : index
    %43 = arith.muli %21, %inputFeatures : index
    %44 = arith.muli %23, %inputFeatures : index
    %45 = arith.muli %25, %inputFeatures : index
    %46 = arith.muli %27, %inputFeatures : index
    %47 = arith.muli %29, %inputFeatures : index
    %48 = arith.muli %31, %inputFeatures : index
    %49 = arith.muli %33, %inputFeatures : index
    %50 = arith.muli %35, %inputFeatures : index
    %51 = arith.muli %37, %inputFeatures : index
    %52 = arith.muli %39, %inputFeatures : index
    %53 = arith.muli %41, %inputFeatures : index
    scf.for %54 = %c8 to %10 step %c3 {
      %55 = arith.muli %0, %10 : index
      %56 = arith.addi %55, %54 : index
      %57 = arith.addi %56, %c8 : index
      %58 = arith.muli %57, %9 : index
      %59 = arith.addi %56, %c10 : index
      %60 = arith.muli %59, %9 : index
      %61 = arith.divui %groupSize, %c12 : index
      %87:24 = scf.for %62 = %c8 to %8 step %c10 iter_args(%63 = %c19, %64 = %c19, %65 = %c19, %66 = %c19, %67 = %c19, %68 = %c19, %69 = %c19, %70 = %c19, %71 = %c19, %72 = %c19, %73 = %c19, %74 = %c19, %75 = %c19, %76 = %c19, %77 = %c19, %78 = %c19, %79 = %c19, %80 = %c19, %81 = %c19, %82 = %c19, %83 = %c19, %84 = %c19, %85 = %c19, %86 = %c19) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %88 = arith.muli %62, %7 : index
        %89 = arith.addi %58, %88 : index
        %90 = arith.addi %60, %88 : index
        %91 = vector.load %w[%89] : memref<?xi8>, vector<32xi8>
        %92 = vector.bitcast %91 : vector<32xi8> to vector<16xf16>
        %93 = arith.extf %92 : vector<16xf16> to vector<16xf32>
        %94 = arith.addi %89, %c20 : index
        %95 = vector.load %w[%94] : memref<?xi8>, vector<16xi8>
        %96 = arith.extui %95 : vector<16xi8> to vector<16xi32>
        %97 = vector.load %w[%90] : memref<?xi8>, vector<32xi8>
        %98 = vector.bitcast %97 : vector<32xi8> to vector<16xf16>
        %99 = arith.extf %98 : vector<16xf16> to vector<16xf32>
        %100 = arith.addi %90, %c20 : index
        %101 = vector.load %w[%100] : memref<?xi8>, vector<16xi8>
        %102 = arith.extui %101 : vector<16xi8> to vector<16xi32>
        %103 = arith.muli %62, %groupSize : index
        %129:24 = scf.for %104 = %c8 to %61 step %c10 iter_args(%105 = %63, %106 = %64, %107 = %65, %108 = %66, %109 = %67, %110 = %68, %111 = %69, %112 = %70, %113 = %71, %114 = %72, %115 = %73, %116 = %74, %117 = %75, %118 = %76, %119 = %77, %120 = %78, %121 = %79, %122 = %80, %123 = %81, %124 = %82, %125 = %83, %126 = %84, %127 = %85, %128 = %86) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %130 = arith.muli %104, %c12 : index
          %131 = arith.addi %103, %130 : index
          %132 = arith.addi %89, %c6 : index
          %133 = arith.muli %104, %c20 : index
          %134 = arith.addi %132, %133 : index
          %135 = arith.addi %134, %c8 : index
          %136 = vector.load %w[%135] : memref<?xi8>, vector<16xi8>
          %137 = arith.extui %136 : vector<16xi8> to vector<16xi32>
          %138 = arith.andi %137, %c21 : vector<16xi32>
          %139 = arith.shrui %137, %c22 : vector<16xi32>
          %140 = arith.subi %138, %96 : vector<16xi32>
          %141 = arith.sitofp %140 : vector<16xi32> to vector<16xf32>
          %142 = arith.mulf %141, %93 : vector<16xf32>
          %143 = arith.addi %90, %c6 : index
          %144 = arith.addi %143, %133 : index
          %145 = arith.addi %144, %c8 : index
          %146 = vector.load %w[%145] : memref<?xi8>, vector<16xi8>
          %147 = arith.extui %146 : vector<16xi8> to vector<16xi32>
          %148 = arith.andi %147, %c21 : vector<16xi32>
          %149 = arith.shrui %147, %c22 : vector<16xi32>
          %150 = arith.subi %148, %102 : vector<16xi32>
          %151 = arith.sitofp %150 : vector<16xi32> to vector<16xf32>
          %152 = arith.mulf %151, %99 : vector<16xf32>
          %153 = arith.addi %131, %c8 : index
          %154:24 = func.call @qkv_int4_r12p2__cpu.0(%42, %153, %x, %142, %105, %152, %106, %43, %107, %108, %44, %109, %110, %45, %111, %112, %46, %113, %114, %47, %115, %116, %48, %117, %118, %49, %119, %120, %50, %121, %122, %51, %123, %124, %52, %125, %126, %53, %127, %128) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %155 = arith.subi %139, %96 : vector<16xi32>
          %156 = arith.sitofp %155 : vector<16xi32> to vector<16xf32>
          %157 = arith.mulf %156, %93 : vector<16xf32>
          %158 = arith.subi %149, %102 : vector<16xi32>
          %159 = arith.sitofp %158 : vector<16xi32> to vector<16xf32>
          %160 = arith.mulf %159, %99 : vector<16xf32>
          %161 = arith.addi %131, %c10 : index
          %162:24 = func.call @qkv_int4_r12p2__cpu.0(%42, %161, %x, %157, %154#0, %160, %154#1, %43, %154#2, %154#3, %44, %154#4, %154#5, %45, %154#6, %154#7, %46, %154#8, %154#9, %47, %154#10, %154#11, %48, %154#12, %154#13, %49, %154#14, %154#15, %50, %154#16, %154#17, %51, %154#18, %154#19, %52, %154#20, %154#21, %53, %154#22, %154#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %163 = arith.addi %134, %c7 : index
          %164 = vector.load %w[%163] : memref<?xi8>, vector<16xi8>
          %165 = arith.extui %164 : vector<16xi8> to vector<16xi32>
          %166 = arith.andi %165, %c21 : vector<16xi32>
          %167 = arith.shrui %165, %c22 : vector<16xi32>
          %168 = arith.subi %166, %96 : vector<16xi32>
          %169 = arith.sitofp %168 : vector<16xi32> to vector<16xf32>
          %170 = arith.mulf %169, %93 : vector<16xf32>
          %171 = arith.addi %144, %c7 : index
          %172 = vector.load %w[%171] : memref<?xi8>, vector<16xi8>
          %173 = arith.extui %172 : vector<16xi8> to vector<16xi32>
          %174 = arith.andi %173, %c21 : vector<16xi32>
          %175 = arith.shrui %173, %c22 : vector<16xi32>
          %176 = arith.subi %174, %102 : vector<16xi32>
          %177 = arith.sitofp %176 : vector<16xi32> to vector<16xf32>
          %178 = arith.mulf %177, %99 : vector<16xf32>
          %179 = arith.addi %131, %c3 : index
          %180:24 = func.call @qkv_int4_r12p2__cpu.0(%42, %179, %x, %170, %162#0, %178, %162#1, %43, %162#2, %162#3, %44, %162#4, %162#5, %45, %162#6, %162#7, %46, %162#8, %162#9, %47, %162#10, %162#11, %48, %162#12, %162#13, %49, %162#14, %162#15, %50, %162#16, %162#17, %51, %162#18, %162#19, %52, %162#20, %162#21, %53, %162#22, %162#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %181 = arith.subi %167, %96 : vector<16xi32>
          %182 = arith.sitofp %181 : vector<16xi32> to vector<16xf32>
          %183 = arith.mulf %182, %93 : vector<16xf32>
          %184 = arith.subi %175, %102 : vector<16xi32>
          %185 = arith.sitofp %184 : vector<16xi32> to vector<16xf32>
          %186 = arith.mulf %185, %99 : vector<16xf32>
          %187 = arith.addi %131, %c11 : index
          %188:24 = func.call @qkv_int4_r12p2__cpu.0(%42, %187, %x, %183, %180#0, %186, %180#1, %43, %180#2, %180#3, %44, %180#4, %180#5, %45, %180#6, %180#7, %46, %180#8, %180#9, %47, %180#10, %180#11, %48, %180#12, %180#13, %49, %180#14, %180#15, %50, %180#16, %180#17, %51, %180#18, %180#19, %52, %180#20, %180#21, %53, %180#22, %180#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %188#0, %188#1, %188#2, %188#3, %188#4, %188#5, %188#6, %188#7, %188#8, %188#9, %188#10, %188#11, %188#12, %188#13, %188#14, %188#15, %188#16, %188#17, %188#18, %188#19, %188#20, %188#21, %188#22, %188#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %129#0, %129#1, %129#2, %129#3, %129#4, %129#5, %129#6, %129#7, %129#8, %129#9, %129#10, %129#11, %129#12, %129#13, %129#14, %129#15, %129#16, %129#17, %129#18, %129#19, %129#20, %129#21, %129#22, %129#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %189 = arith.muli %headDim, %c8 : index
      %190 = arith.muli %54, %c7 : index
      %191 = arith.addi %189, %190 : index
      %192 = arith.addi %191, %c8 : index
      vector.store %87#0, %3[%192] : memref<?xf32>, vector<16xf32>
      %193 = arith.addi %191, %c7 : index
      vector.store %87#1, %3[%193] : memref<?xf32>, vector<16xf32>
      %194 = arith.muli %headDim, %c10 : index
      %195 = arith.addi %194, %190 : index
      %196 = arith.addi %195, %c8 : index
      vector.store %87#2, %3[%196] : memref<?xf32>, vector<16xf32>
      %197 = arith.addi %195, %c7 : index
      vector.store %87#3, %3[%197] : memref<?xf32>, vector<16xf32>
      %198 = arith.addi %4, %190 : index
      %199 = arith.addi %198, %c8 : index
      vector.store %87#4, %3[%199] : memref<?xf32>, vector<16xf32>
      %200 = arith.addi %198, %c7 : index
      vector.store %87#5, %3[%200] : memref<?xf32>, vector<16xf32>
      %201 = arith.muli %headDim, %c11 : index
      %202 = arith.addi %201, %190 : index
      %203 = arith.addi %202, %c8 : index
      vector.store %87#6, %3[%203] : memref<?xf32>, vector<16xf32>
      %204 = arith.addi %202, %c7 : index
      vector.store %87#7, %3[%204] : memref<?xf32>, vector<16xf32>
      %205 = arith.muli %headDim, %c12 : index
      %206 = arith.addi %205, %190 : index
      %207 = arith.addi %206, %c8 : index
      vector.store %87#8, %3[%207] : memref<?xf32>, vector<16xf32>
      %208 = arith.addi %206, %c7 : index
      vector.store %87#9, %3[%208] : memref<?xf32>, vector<16xf32>
      %209 = arith.muli %headDim, %c13 : index
      %210 = arith.addi %209, %190 : index
      %211 = arith.addi %210, %c8 : index
      vector.store %87#10, %3[%211] : memref<?xf32>, vector<16xf32>
      %212 = arith.addi %210, %c7 : index
      vector.store %87#11, %3[%212] : memref<?xf32>, vector<16xf32>
      %213 = arith.muli %headDim, %c14 : index
      %214 = arith.addi %213, %190 : index
      %215 = arith.addi %214, %c8 : index
      vector.store %87#12, %3[%215] : memref<?xf32>, vector<16xf32>
      %216 = arith.addi %214, %c7 : index
      vector.store %87#13, %3[%216] : memref<?xf32>, vector<16xf32>
      %217 = arith.muli %headDim, %c15 : index
      %218 = arith.addi %217, %190 : index
      %219 = arith.addi %218, %c8 : index
      vector.store %87#14, %3[%219] : memref<?xf32>, vector<16xf32>
      %220 = arith.addi %218, %c7 : index
      vector.store %87#15, %3[%220] : memref<?xf32>, vector<16xf32>
      %221 = arith.muli %headDim, %c5 : index
      %222 = arith.addi %221, %190 : index
      %223 = arith.addi %222, %c8 : index
      vector.store %87#16, %3[%223] : memref<?xf32>, vector<16xf32>
      %224 = arith.addi %222, %c7 : index
      vector.store %87#17, %3[%224] : memref<?xf32>, vector<16xf32>
      %225 = arith.muli %headDim, %c16 : index
      %226 = arith.addi %225, %190 : index
      %227 = arith.addi %226, %c8 : index
      vector.store %87#18, %3[%227] : memref<?xf32>, vector<16xf32>
      %228 = arith.addi %226, %c7 : index
      vector.store %87#19, %3[%228] : memref<?xf32>, vector<16xf32>
      %229 = arith.muli %headDim, %c17 : index
      %230 = arith.addi %229, %190 : index
      %231 = arith.addi %230, %c8 : index
      vector.store %87#20, %3[%231] : memref<?xf32>, vector<16xf32>
      %232 = arith.addi %230, %c7 : index
      vector.store %87#21, %3[%232] : memref<?xf32>, vector<16xf32>
      %233 = arith.muli %headDim, %c18 : index
      %234 = arith.addi %233, %190 : index
      %235 = arith.addi %234, %c8 : index
      vector.store %87#22, %3[%235] : memref<?xf32>, vector<16xf32>
      %236 = arith.addi %234, %c7 : index
      vector.store %87#23, %3[%236] : memref<?xf32>, vector<16xf32>
    }
    %237 = arith.addi %16, %c2 : index
    %238 = arith.minsi %237, %15 : index
    scf.for %239 = %16 to %238 step %c10 {
      %240 = arith.subi %239, %16 : index
      %241 = arith.muli %240, %headDim : index
      %242 = arith.cmpi eq, %hasBias, %c10 : index
      scf.if %242 {
        scf.for %243 = %c8 to %headDim step %c7 {
          %244 = arith.muli %0, %headDim : index
          %245 = arith.addi %244, %243 : index
          %246 = vector.load %bias[%245] : memref<?xf32>, vector<16xf32>
          %247 = arith.addi %241, %243 : index
          %248 = vector.load %3[%247] : memref<?xf32>, vector<16xf32>
          %249 = arith.addf %248, %246 : vector<16xf32>
          vector.store %249, %3[%247] : memref<?xf32>, vector<16xf32>
        }
      }
      %250 = arith.addi %heads, %kvHeads : index
      %251 = arith.cmpi slt, %0, %250 : index
      scf.if %251 {
        %252 = arith.cmpi eq, %hasNorm, %c10 : index
        scf.if %252 {
          %253 = arith.cmpi slt, %0, %heads : index
          %256 = scf.for %254 = %c8 to %headDim step %c7 iter_args(%255 = %c19) -> (vector<16xf32>) {
            %257 = arith.addi %241, %254 : index
            %258 = vector.load %3[%257] : memref<?xf32>, vector<16xf32>
            %259 = math.fma %258, %258, %255 : vector<16xf32>
            scf.yield %259 : vector<16xf32>
          }
          %260 = wave.reduce "add" %256 : vector<16xf32>
          %261 = arith.mulf %260, %inverseHeadDim : f32
          %262 = arith.addf %261, %epsilon : f32
          %263 = math.sqrt %262 : f32
          %264 = arith.divf %c29, %263 : f32
          %265 = vector.broadcast %264 : f32 to vector<16xf32>
          scf.for %266 = %c8 to %headDim step %c7 {
            %267 = vector.load %query_norm[%266] : memref<?xf32>, vector<16xf32>
            %268 = vector.load %key_norm[%266] : memref<?xf32>, vector<16xf32>
            %269 = arith.select %253, %267, %268 : vector<16xf32>
            %270 = arith.addi %241, %266 : index
            %271 = vector.load %3[%270] : memref<?xf32>, vector<16xf32>
            %272 = arith.mulf %271, %265 : vector<16xf32>
            %273 = arith.mulf %272, %269 : vector<16xf32>
            vector.store %273, %3[%270] : memref<?xf32>, vector<16xf32>
          }
        }
        %274 = arith.addi %positionsAt, %239 : index
        %275 = memref.load %step[%274] : memref<?xi32>
        %276 = arith.index_cast %275 : i32 to index
        %277 = arith.divui %headDim, %c3 : index
        %278 = arith.remui %276, %c31 : index
        %279 = arith.muli %278, %headDim : index
        %280 = arith.divui %276, %c31 : index
        %281 = arith.addi %280, %c31 : index
        %282 = arith.muli %281, %headDim : index
        scf.for %283 = %c8 to %277 step %c5 {
          %284 = arith.addi %279, %283 : index
          %285 = vector.load %rope[%284] : memref<?xf32>, vector<8xf32>
          %286 = arith.addi %279, %277 : index
          %287 = arith.addi %286, %283 : index
          %288 = vector.load %rope[%287] : memref<?xf32>, vector<8xf32>
          %289 = arith.addi %282, %283 : index
          %290 = vector.load %rope[%289] : memref<?xf32>, vector<8xf32>
          %291 = arith.addi %282, %277 : index
          %292 = arith.addi %291, %283 : index
          %293 = vector.load %rope[%292] : memref<?xf32>, vector<8xf32>
          %294 = arith.mulf %290, %285 : vector<8xf32>
          %295 = arith.mulf %293, %288 : vector<8xf32>
          %296 = arith.subf %294, %295 : vector<8xf32>
          %297 = arith.mulf %293, %285 : vector<8xf32>
          %298 = arith.mulf %290, %288 : vector<8xf32>
          %299 = arith.addf %297, %298 : vector<8xf32>
          %300 = arith.addi %241, %283 : index
          %301 = vector.load %3[%300] : memref<?xf32>, vector<8xf32>
          %302 = arith.addi %241, %277 : index
          %303 = arith.addi %302, %283 : index
          %304 = vector.load %3[%303] : memref<?xf32>, vector<8xf32>
          %305 = arith.mulf %301, %296 : vector<8xf32>
          %306 = arith.mulf %304, %299 : vector<8xf32>
          %307 = arith.subf %305, %306 : vector<8xf32>
          vector.store %307, %3[%300] : memref<?xf32>, vector<8xf32>
          %308 = arith.mulf %304, %296 : vector<8xf32>
          %309 = arith.mulf %301, %299 : vector<8xf32>
          %310 = arith.addf %308, %309 : vector<8xf32>
          vector.store %310, %3[%303] : memref<?xf32>, vector<8xf32>
        }
      }
      %311 = arith.cmpi slt, %0, %heads : index
      scf.if %311 {
        %312 = arith.divui %heads, %kvHeads : index
        %313 = arith.muli %headDim, %c12 : index
        %314 = arith.muli %kvHeads, %313 : index
        %315 = arith.divui %0, %312 : index
        %316 = arith.muli %315, %headDim : index
        %317 = arith.addi %314, %316 : index
        scf.for %318 = %c8 to %headDim step %c7 {
          %319 = arith.addi %317, %318 : index
          %320 = vector.load %encode[%319] : memref<?xf32>, vector<16xf32>
          %321 = arith.addi %241, %318 : index
          %322 = vector.load %3[%321] : memref<?xf32>, vector<16xf32>
          %323 = arith.mulf %322, %320 : vector<16xf32>
          %324 = arith.muli %239, %heads : index
          %325 = arith.addi %324, %0 : index
          %326 = arith.muli %325, %headDim : index
          %327 = arith.addi %326, %318 : index
          vector.store %323, %q[%327] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %328 = arith.addi %slotsAt, %239 : index
        %329 = memref.load %step[%328] : memref<?xi32>
        %330 = arith.index_cast %329 : i32 to index
        %331 = arith.cmpi sge, %330, %c8 : index
        scf.if %331 {
          %332 = arith.cmpi eq, %codec, %c8 : index
          scf.if %332 {
            %333 = arith.subi %0, %heads : index
            %334 = arith.muli %333, %4 : index
            %335 = arith.divui %330, %c7 : index
            %336 = arith.remui %330, %c7 : index
            %337 = arith.muli %335, %pageBytes : index
            %340 = scf.for %338 = %c8 to %headDim step %c7 iter_args(%339 = %c19) -> (vector<16xf32>) {
              %341 = arith.addi %334, %338 : index
              %342 = vector.load %encode[%341] : memref<?xf32>, vector<16xf32>
              %343 = arith.addi %334, %headDim : index
              %344 = arith.addi %343, %338 : index
              %345 = vector.load %encode[%344] : memref<?xf32>, vector<16xf32>
              %346 = arith.addi %241, %338 : index
              %347 = vector.load %3[%346] : memref<?xf32>, vector<16xf32>
              %348 = arith.subf %347, %345 : vector<16xf32>
              %349 = arith.mulf %348, %342 : vector<16xf32>
              %350 = arith.minimumf %349, %c35 : vector<16xf32>
              %351 = arith.maximumf %350, %c36 : vector<16xf32>
              %352 = arith.truncf %351 : vector<16xf32> to vector<16xf16>
              %353 = vector.bitcast %352 : vector<16xf16> to vector<32xi8>
              %354 = arith.muli %338, %c3 : index
              vector.store %353, %5[%354] : memref<?xi8>, vector<32xi8>
              %355 = math.absf %349 : vector<16xf32>
              %356 = arith.cmpf ugt, %355, %c35 : vector<16xf32>
              %357 = arith.select %356, %c37, %c19 : vector<16xi1>, vector<16xf32>
              %358 = arith.addf %339, %357 : vector<16xf32>
              scf.yield %358 : vector<16xf32>
            }
            %359 = wave.reduce "add" %340 : vector<16xf32>
            %360 = arith.cmpf ogt, %359, %c38 : f32
            scf.if %360 {
              %361 = arith.fptosi %359 : f32 to i32
              wave.count %clipped, %361 : memref<?xi32>
            }
            %362 = arith.cmpi slt, %333, %kvHeads : index
            scf.if %362 {
              %363 = arith.muli %4, %c20 : index
              %364 = arith.muli %333, %363 : index
              %365 = arith.addi %337, %364 : index
              %366 = arith.muli %336, %c3 : index
              %367 = arith.addi %365, %366 : index
              scf.for %368 = %c8 to %headDim step %c10 {
                %369 = arith.muli %368, %c3 : index
                %370 = arith.addi %369, %c8 : index
                %371 = memref.load %5[%370] : memref<?xi8>
                %372 = arith.muli %368, %c20 : index
                %373 = arith.addi %367, %372 : index
                %374 = arith.addi %373, %c8 : index
                memref.store %371, %kv[%374] : memref<?xi8>
                %375 = arith.addi %369, %c10 : index
                %376 = memref.load %5[%375] : memref<?xi8>
                %377 = arith.addi %373, %c10 : index
                memref.store %376, %kv[%377] : memref<?xi8>
              }
            } else {
              %378 = arith.subi %333, %kvHeads : index
              %379 = arith.muli %378, %c3 : index
              %380 = arith.addi %379, %c10 : index
              %381 = arith.muli %4, %c7 : index
              %382 = arith.muli %380, %381 : index
              %383 = arith.addi %337, %382 : index
              %384 = arith.muli %336, %4 : index
              %385 = arith.addi %383, %384 : index
              scf.for %386 = %c8 to %4 step %c7 {
                %387 = vector.load %5[%386] : memref<?xi8>, vector<16xi8>
                %388 = arith.addi %385, %386 : index
                vector.store %387, %kv[%388] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %389 = arith.cmpi eq, %codec, %c10 : index
          scf.if %389 {
            %390 = arith.subi %0, %heads : index
            %391 = arith.muli %390, %4 : index
            %392 = arith.divui %330, %c7 : index
            %393 = arith.remui %330, %c7 : index
            %394 = arith.muli %headDim, %c10 : index
            %395 = arith.muli %392, %pageBytes : index
            %398 = scf.for %396 = %c8 to %headDim step %c7 iter_args(%397 = %c19) -> (vector<16xf32>) {
              %399 = arith.addi %391, %396 : index
              %400 = vector.load %encode[%399] : memref<?xf32>, vector<16xf32>
              %401 = arith.addi %391, %headDim : index
              %402 = arith.addi %401, %396 : index
              %403 = vector.load %encode[%402] : memref<?xf32>, vector<16xf32>
              %404 = arith.addi %241, %396 : index
              %405 = vector.load %3[%404] : memref<?xf32>, vector<16xf32>
              %406 = arith.subf %405, %403 : vector<16xf32>
              %407 = arith.mulf %406, %400 : vector<16xf32>
              %408 = wave.fp8_encode "e4m3" %407 : vector<16xf32> -> vector<16xi8>
              %409 = arith.muli %396, %c10 : index
              vector.store %408, %5[%409] : memref<?xi8>, vector<16xi8>
              %410 = math.absf %407 : vector<16xf32>
              %411 = arith.cmpf ugt, %410, %c39 : vector<16xf32>
              %412 = arith.select %411, %c37, %c19 : vector<16xi1>, vector<16xf32>
              %413 = arith.addf %397, %412 : vector<16xf32>
              scf.yield %413 : vector<16xf32>
            }
            %414 = wave.reduce "add" %398 : vector<16xf32>
            %415 = arith.cmpf ogt, %414, %c38 : f32
            scf.if %415 {
              %416 = arith.fptosi %414 : f32 to i32
              wave.count %clipped, %416 : memref<?xi32>
            }
            %417 = arith.cmpi slt, %390, %kvHeads : index
            scf.if %417 {
              %418 = arith.muli %394, %c20 : index
              %419 = arith.muli %390, %418 : index
              %420 = arith.addi %395, %419 : index
              %421 = arith.muli %393, %c10 : index
              %422 = arith.addi %420, %421 : index
              scf.for %423 = %c8 to %headDim step %c10 {
                %424 = arith.muli %423, %c10 : index
                %425 = arith.addi %424, %c8 : index
                %426 = memref.load %5[%425] : memref<?xi8>
                %427 = arith.muli %423, %c7 : index
                %428 = arith.addi %422, %427 : index
                %429 = arith.addi %428, %c8 : index
                memref.store %426, %kv[%429] : memref<?xi8>
              }
            } else {
              %430 = arith.subi %390, %kvHeads : index
              %431 = arith.muli %430, %c3 : index
              %432 = arith.addi %431, %c10 : index
              %433 = arith.muli %394, %c7 : index
              %434 = arith.muli %432, %433 : index
              %435 = arith.addi %395, %434 : index
              %436 = arith.muli %393, %394 : index
              %437 = arith.addi %435, %436 : index
              scf.for %438 = %c8 to %394 step %c7 {
                %439 = vector.load %5[%438] : memref<?xi8>, vector<16xi8>
                %440 = arith.addi %437, %438 : index
                vector.store %439, %kv[%440] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %441 = arith.cmpi eq, %codec, %c3 : index
          scf.if %441 {
            %442 = arith.subi %0, %heads : index
            %443 = arith.muli %442, %4 : index
            %444 = arith.divui %330, %c7 : index
            %445 = arith.remui %330, %c7 : index
            %446 = arith.muli %headDim, %c10 : index
            %447 = arith.muli %444, %pageBytes : index
            %450 = scf.for %448 = %c8 to %headDim step %c7 iter_args(%449 = %c19) -> (vector<16xf32>) {
              %451 = arith.addi %443, %448 : index
              %452 = vector.load %encode[%451] : memref<?xf32>, vector<16xf32>
              %453 = arith.addi %443, %headDim : index
              %454 = arith.addi %453, %448 : index
              %455 = vector.load %encode[%454] : memref<?xf32>, vector<16xf32>
              %456 = arith.addi %241, %448 : index
              %457 = vector.load %3[%456] : memref<?xf32>, vector<16xf32>
              %458 = arith.subf %457, %455 : vector<16xf32>
              %459 = arith.mulf %458, %452 : vector<16xf32>
              %460 = wave.fp8_encode "e5m2" %459 : vector<16xf32> -> vector<16xi8>
              %461 = arith.muli %448, %c10 : index
              vector.store %460, %5[%461] : memref<?xi8>, vector<16xi8>
              %462 = math.absf %459 : vector<16xf32>
              %463 = arith.cmpf ugt, %462, %c40 : vector<16xf32>
              %464 = arith.select %463, %c37, %c19 : vector<16xi1>, vector<16xf32>
              %465 = arith.addf %449, %464 : vector<16xf32>
              scf.yield %465 : vector<16xf32>
            }
            %466 = wave.reduce "add" %450 : vector<16xf32>
            %467 = arith.cmpf ogt, %466, %c38 : f32
            scf.if %467 {
              %468 = arith.fptosi %466 : f32 to i32
              wave.count %clipped, %468 : memref<?xi32>
            }
            %469 = arith.cmpi slt, %442, %kvHeads : index
            scf.if %469 {
              %470 = arith.muli %446, %c20 : index
              %471 = arith.muli %442, %470 : index
              %472 = arith.addi %447, %471 : index
              %473 = arith.muli %445, %c10 : index
              %474 = arith.addi %472, %473 : index
              scf.for %475 = %c8 to %headDim step %c10 {
                %476 = arith.muli %475, %c10 : index
                %477 = arith.addi %476, %c8 : index
                %478 = memref.load %5[%477] : memref<?xi8>
                %479 = arith.muli %475, %c7 : index
                %480 = arith.addi %474, %479 : index
                %481 = arith.addi %480, %c8 : index
                memref.store %478, %kv[%481] : memref<?xi8>
              }
            } else {
              %482 = arith.subi %442, %kvHeads : index
              %483 = arith.muli %482, %c3 : index
              %484 = arith.addi %483, %c10 : index
              %485 = arith.muli %446, %c7 : index
              %486 = arith.muli %484, %485 : index
              %487 = arith.addi %447, %486 : index
              %488 = arith.muli %445, %446 : index
              %489 = arith.addi %487, %488 : index
              scf.for %490 = %c8 to %446 step %c7 {
                %491 = vector.load %5[%490] : memref<?xi8>, vector<16xi8>
                %492 = arith.addi %489, %490 : index
                vector.store %491, %kv[%492] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %493 = arith.cmpi eq, %codec, %c11 : index
          scf.if %493 {
            %494 = arith.subi %0, %heads : index
            %495 = arith.muli %494, %4 : index
            %496 = arith.divui %330, %c7 : index
            %497 = arith.remui %330, %c7 : index
            %498 = arith.muli %headDim, %c10 : index
            %499 = arith.muli %496, %pageBytes : index
            %502 = scf.for %500 = %c8 to %headDim step %c7 iter_args(%501 = %c19) -> (vector<16xf32>) {
              %503 = arith.addi %495, %500 : index
              %504 = vector.load %encode[%503] : memref<?xf32>, vector<16xf32>
              %505 = arith.addi %495, %headDim : index
              %506 = arith.addi %505, %500 : index
              %507 = vector.load %encode[%506] : memref<?xf32>, vector<16xf32>
              %508 = arith.addi %241, %500 : index
              %509 = vector.load %3[%508] : memref<?xf32>, vector<16xf32>
              %510 = arith.subf %509, %507 : vector<16xf32>
              %511 = arith.mulf %510, %504 : vector<16xf32>
              %512 = arith.cmpf ord, %511, %511 : vector<16xf32>
              %513 = arith.select %512, %511, %c19 : vector<16xi1>, vector<16xf32>
              %514 = math.roundeven %513 : vector<16xf32>
              %515 = arith.minimumf %514, %c41 : vector<16xf32>
              %516 = arith.maximumf %515, %c42 : vector<16xf32>
              %517 = arith.fptosi %516 : vector<16xf32> to vector<16xi32>
              %518 = arith.addi %517, %c43 : vector<16xi32>
              %519 = arith.trunci %518 : vector<16xi32> to vector<16xi8>
              %520 = arith.muli %500, %c10 : index
              vector.store %519, %5[%520] : memref<?xi8>, vector<16xi8>
              %521 = math.absf %511 : vector<16xf32>
              %522 = arith.cmpf ugt, %521, %c44 : vector<16xf32>
              %523 = arith.select %522, %c37, %c19 : vector<16xi1>, vector<16xf32>
              %524 = arith.addf %501, %523 : vector<16xf32>
              scf.yield %524 : vector<16xf32>
            }
            %525 = wave.reduce "add" %502 : vector<16xf32>
            %526 = arith.cmpf ogt, %525, %c38 : f32
            scf.if %526 {
              %527 = arith.fptosi %525 : f32 to i32
              wave.count %clipped, %527 : memref<?xi32>
            }
            %528 = arith.cmpi slt, %494, %kvHeads : index
            scf.if %528 {
              %529 = arith.muli %498, %c20 : index
              %530 = arith.muli %494, %529 : index
              %531 = arith.addi %499, %530 : index
              %532 = arith.muli %497, %c10 : index
              %533 = arith.addi %531, %532 : index
              scf.for %534 = %c8 to %headDim step %c10 {
                %535 = arith.muli %534, %c10 : index
                %536 = arith.addi %535, %c8 : index
                %537 = memref.load %5[%536] : memref<?xi8>
                %538 = arith.muli %534, %c7 : index
                %539 = arith.addi %533, %538 : index
                %540 = arith.addi %539, %c8 : index
                memref.store %537, %kv[%540] : memref<?xi8>
              }
            } else {
              %541 = arith.subi %494, %kvHeads : index
              %542 = arith.muli %541, %c3 : index
              %543 = arith.addi %542, %c10 : index
              %544 = arith.muli %498, %c7 : index
              %545 = arith.muli %543, %544 : index
              %546 = arith.addi %499, %545 : index
              %547 = arith.muli %497, %498 : index
              %548 = arith.addi %546, %547 : index
              scf.for %549 = %c8 to %498 step %c7 {
                %550 = vector.load %5[%549] : memref<?xi8>, vector<16xi8>
                %551 = arith.addi %548, %549 : index
                vector.store %550, %kv[%551] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
