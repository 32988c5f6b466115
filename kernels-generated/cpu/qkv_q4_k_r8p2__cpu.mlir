// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q4_k', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q4_k_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q4_k_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
        %68 = arith.addi %66, %c7 : index
        %69 = vector.load %w[%68] : memref<?xi8>, vector<32xi8>
        %70 = vector.bitcast %69 : vector<32xi8> to vector<16xf16>
        %71 = arith.extf %70 : vector<16xf16> to vector<16xf32>
        %72 = arith.addi %66, %c16 : index
        %73 = vector.load %w[%72] : memref<?xi8>, vector<32xi8>
        %74 = vector.bitcast %73 : vector<32xi8> to vector<16xf16>
        %75 = arith.extf %74 : vector<16xf16> to vector<16xf32>
        %76 = arith.addi %67, %c7 : index
        %77 = vector.load %w[%76] : memref<?xi8>, vector<32xi8>
        %78 = vector.bitcast %77 : vector<32xi8> to vector<16xf16>
        %79 = arith.extf %78 : vector<16xf16> to vector<16xf32>
        %80 = arith.addi %67, %c16 : index
        %81 = vector.load %w[%80] : memref<?xi8>, vector<32xi8>
        %82 = vector.bitcast %81 : vector<32xi8> to vector<16xf16>
        %83 = arith.extf %82 : vector<16xf16> to vector<16xf32>
        %84 = arith.muli %47, %c4 : index
        %102:16 = scf.for %85 = %c7 to %c16 step %c9 iter_args(%86 = %48, %87 = %49, %88 = %50, %89 = %51, %90 = %52, %91 = %53, %92 = %54, %93 = %55, %94 = %56, %95 = %57, %96 = %58, %97 = %59, %98 = %60, %99 = %61, %100 = %62, %101 = %63) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %103 = arith.muli %85, %c2 : index
          %104 = arith.addi %84, %103 : index
          %105 = arith.addi %66, %c17 : index
          %106 = arith.divui %85, %c11 : index
          %107 = arith.muli %106, %c16 : index
          %108 = arith.addi %105, %107 : index
          %109 = arith.addi %108, %c7 : index
          %110 = vector.load %w[%109] : memref<?xi8>, vector<16xi8>
          %111 = arith.extui %110 : vector<16xi8> to vector<16xi32>
          %112 = arith.sitofp %111 : vector<16xi32> to vector<16xf32>
          %113 = arith.mulf %71, %112 : vector<16xf32>
          %114 = arith.addi %108, %c6 : index
          %115 = vector.load %w[%114] : memref<?xi8>, vector<16xi8>
          %116 = arith.extui %115 : vector<16xi8> to vector<16xi32>
          %117 = arith.sitofp %116 : vector<16xi32> to vector<16xf32>
          %118 = arith.mulf %75, %117 : vector<16xf32>
          %119 = arith.addi %66, %c18 : index
          %120 = arith.muli %85, %c17 : index
          %121 = arith.addi %119, %120 : index
          %122 = arith.addi %121, %c7 : index
          %123 = vector.load %w[%122] : memref<?xi8>, vector<16xi8>
          %124 = arith.extui %123 : vector<16xi8> to vector<16xi32>
          %125 = arith.andi %124, %c19 : vector<16xi32>
          %126 = arith.sitofp %125 : vector<16xi32> to vector<16xf32>
          %127 = math.fma %126, %113, %118 : vector<16xf32>
          %128 = arith.addi %67, %c17 : index
          %129 = arith.addi %128, %107 : index
          %130 = arith.addi %129, %c7 : index
          %131 = vector.load %w[%130] : memref<?xi8>, vector<16xi8>
          %132 = arith.extui %131 : vector<16xi8> to vector<16xi32>
          %133 = arith.sitofp %132 : vector<16xi32> to vector<16xf32>
          %134 = arith.mulf %79, %133 : vector<16xf32>
          %135 = arith.addi %129, %c6 : index
          %136 = vector.load %w[%135] : memref<?xi8>, vector<16xi8>
          %137 = arith.extui %136 : vector<16xi8> to vector<16xi32>
          %138 = arith.sitofp %137 : vector<16xi32> to vector<16xf32>
          %139 = arith.mulf %83, %138 : vector<16xf32>
          %140 = arith.addi %67, %c18 : index
          %141 = arith.addi %140, %120 : index
          %142 = arith.addi %141, %c7 : index
          %143 = vector.load %w[%142] : memref<?xi8>, vector<16xi8>
          %144 = arith.extui %143 : vector<16xi8> to vector<16xi32>
          %145 = arith.andi %144, %c19 : vector<16xi32>
          %146 = arith.sitofp %145 : vector<16xi32> to vector<16xf32>
          %147 = math.fma %146, %134, %139 : vector<16xf32>
          %148 = arith.addi %104, %c7 : index
          %149:16 = func.call @qkv_q4_k_r8p2__cpu.0(%32, %148, %x, %127, %86, %147, %87, %33, %88, %89, %34, %90, %91, %35, %92, %93, %36, %94, %95, %37, %96, %97, %38, %98, %99, %39, %100, %101) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %150 = vector.load %w[%122] : memref<?xi8>, vector<16xi8>
          %151 = arith.extui %150 : vector<16xi8> to vector<16xi32>
          %152 = arith.shrui %151, %c20 : vector<16xi32>
          %153 = arith.sitofp %152 : vector<16xi32> to vector<16xf32>
          %154 = math.fma %153, %113, %118 : vector<16xf32>
          %155 = vector.load %w[%142] : memref<?xi8>, vector<16xi8>
          %156 = arith.extui %155 : vector<16xi8> to vector<16xi32>
          %157 = arith.shrui %156, %c20 : vector<16xi32>
          %158 = arith.sitofp %157 : vector<16xi32> to vector<16xf32>
          %159 = math.fma %158, %134, %139 : vector<16xf32>
          %160 = arith.addi %104, %c9 : index
          %161:16 = func.call @qkv_q4_k_r8p2__cpu.0(%32, %160, %x, %154, %149#0, %159, %149#1, %33, %149#2, %149#3, %34, %149#4, %149#5, %35, %149#6, %149#7, %36, %149#8, %149#9, %37, %149#10, %149#11, %38, %149#12, %149#13, %39, %149#14, %149#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %162 = arith.addi %121, %c6 : index
          %163 = vector.load %w[%162] : memref<?xi8>, vector<16xi8>
          %164 = arith.extui %163 : vector<16xi8> to vector<16xi32>
          %165 = arith.andi %164, %c19 : vector<16xi32>
          %166 = arith.sitofp %165 : vector<16xi32> to vector<16xf32>
          %167 = math.fma %166, %113, %118 : vector<16xf32>
          %168 = arith.addi %141, %c6 : index
          %169 = vector.load %w[%168] : memref<?xi8>, vector<16xi8>
          %170 = arith.extui %169 : vector<16xi8> to vector<16xi32>
          %171 = arith.andi %170, %c19 : vector<16xi32>
          %172 = arith.sitofp %171 : vector<16xi32> to vector<16xf32>
          %173 = math.fma %172, %134, %139 : vector<16xf32>
          %174 = arith.addi %104, %c3 : index
          %175:16 = func.call @qkv_q4_k_r8p2__cpu.0(%32, %174, %x, %167, %161#0, %173, %161#1, %33, %161#2, %161#3, %34, %161#4, %161#5, %35, %161#6, %161#7, %36, %161#8, %161#9, %37, %161#10, %161#11, %38, %161#12, %161#13, %39, %161#14, %161#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %176 = vector.load %w[%162] : memref<?xi8>, vector<16xi8>
          %177 = arith.extui %176 : vector<16xi8> to vector<16xi32>
          %178 = arith.shrui %177, %c20 : vector<16xi32>
          %179 = arith.sitofp %178 : vector<16xi32> to vector<16xf32>
          %180 = math.fma %179, %113, %118 : vector<16xf32>
          %181 = vector.load %w[%168] : memref<?xi8>, vector<16xi8>
          %182 = arith.extui %181 : vector<16xi8> to vector<16xi32>
          %183 = arith.shrui %182, %c20 : vector<16xi32>
          %184 = arith.sitofp %183 : vector<16xi32> to vector<16xf32>
          %185 = math.fma %184, %134, %139 : vector<16xf32>
          %186 = arith.addi %104, %c10 : index
          %187:16 = func.call @qkv_q4_k_r8p2__cpu.0(%32, %186, %x, %180, %175#0, %185, %175#1, %33, %175#2, %175#3, %34, %175#4, %175#5, %35, %175#6, %175#7, %36, %175#8, %175#9, %37, %175#10, %175#11, %38, %175#12, %175#13, %39, %175#14, %175#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %188 = arith.addi %121, %c16 : index
          %189 = vector.load %w[%188] : memref<?xi8>, vector<16xi8>
          %190 = arith.extui %189 : vector<16xi8> to vector<16xi32>
          %191 = arith.andi %190, %c19 : vector<16xi32>
          %192 = arith.sitofp %191 : vector<16xi32> to vector<16xf32>
          %193 = math.fma %192, %113, %118 : vector<16xf32>
          %194 = arith.addi %141, %c16 : index
          %195 = vector.load %w[%194] : memref<?xi8>, vector<16xi8>
          %196 = arith.extui %195 : vector<16xi8> to vector<16xi32>
          %197 = arith.andi %196, %c19 : vector<16xi32>
          %198 = arith.sitofp %197 : vector<16xi32> to vector<16xf32>
          %199 = math.fma %198, %134, %139 : vector<16xf32>
          %200 = arith.addi %104, %c11 : index
          %201:16 = func.call @qkv_q4_k_r8p2__cpu.0(%32, %200, %x, %193, %187#0, %199, %187#1, %33, %187#2, %187#3, %34, %187#4, %187#5, %35, %187#6, %187#7, %36, %187#8, %187#9, %37, %187#10, %187#11, %38, %187#12, %187#13, %39, %187#14, %187#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %202 = vector.load %w[%188] : memref<?xi8>, vector<16xi8>
          %203 = arith.extui %202 : vector<16xi8> to vector<16xi32>
          %204 = arith.shrui %203, %c20 : vector<16xi32>
          %205 = arith.sitofp %204 : vector<16xi32> to vector<16xf32>
          %206 = math.fma %205, %113, %118 : vector<16xf32>
          %207 = vector.load %w[%194] : memref<?xi8>, vector<16xi8>
          %208 = arith.extui %207 : vector<16xi8> to vector<16xi32>
          %209 = arith.shrui %208, %c20 : vector<16xi32>
          %210 = arith.sitofp %209 : vector<16xi32> to vector<16xf32>
          %211 = math.fma %210, %134, %139 : vector<16xf32>
          %212 = arith.addi %104, %c12 : index
          %213:16 = func.call @qkv_q4_k_r8p2__cpu.0(%32, %212, %x, %206, %201#0, %211, %201#1, %33, %201#2, %201#3, %34, %201#4, %201#5, %35, %201#6, %201#7, %36, %201#8, %201#9, %37, %201#10, %201#11, %38, %201#12, %201#13, %39, %201#14, %201#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %214 = arith.addi %121, %c21 : index
          %215 = vector.load %w[%214] : memref<?xi8>, vector<16xi8>
          %216 = arith.extui %215 : vector<16xi8> to vector<16xi32>
          %217 = arith.andi %216, %c19 : vector<16xi32>
          %218 = arith.sitofp %217 : vector<16xi32> to vector<16xf32>
          %219 = math.fma %218, %113, %118 : vector<16xf32>
          %220 = arith.addi %141, %c21 : index
          %221 = vector.load %w[%220] : memref<?xi8>, vector<16xi8>
          %222 = arith.extui %221 : vector<16xi8> to vector<16xi32>
          %223 = arith.andi %222, %c19 : vector<16xi32>
          %224 = arith.sitofp %223 : vector<16xi32> to vector<16xf32>
          %225 = math.fma %224, %134, %139 : vector<16xf32>
          %226 = arith.addi %104, %c13 : index
          %227:16 = func.call @qkv_q4_k_r8p2__cpu.0(%32, %226, %x, %219, %213#0, %225, %213#1, %33, %213#2, %213#3, %34, %213#4, %213#5, %35, %213#6, %213#7, %36, %213#8, %213#9, %37, %213#10, %213#11, %38, %213#12, %213#13, %39, %213#14, %213#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %228 = vector.load %w[%214] : memref<?xi8>, vector<16xi8>
          %229 = arith.extui %228 : vector<16xi8> to vector<16xi32>
          %230 = arith.shrui %229, %c20 : vector<16xi32>
          %231 = arith.sitofp %230 : vector<16xi32> to vector<16xf32>
          %232 = math.fma %231, %113, %118 : vector<16xf32>
          %233 = vector.load %w[%220] : memref<?xi8>, vector<16xi8>
          %234 = arith.extui %233 : vector<16xi8> to vector<16xi32>
          %235 = arith.shrui %234, %c20 : vector<16xi32>
          %236 = arith.sitofp %235 : vector<16xi32> to vector<16xf32>
          %237 = math.fma %236, %134, %139 : vector<16xf32>
          %238 = arith.addi %104, %c14 : index
          %239:16 = func.call @qkv_q4_k_r8p2__cpu.0(%32, %238, %x, %232, %227#0, %237, %227#1, %33, %227#2, %227#3, %34, %227#4, %227#5, %35, %227#6, %227#7, %36, %227#8, %227#9, %37, %227#10, %227#11, %38, %227#12, %227#13, %39, %227#14, %227#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %239#0, %239#1, %239#2, %239#3, %239#4, %239#5, %239#6, %239#7, %239#8, %239#9, %239#10, %239#11, %239#12, %239#13, %239#14, %239#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %102#0, %102#1, %102#2, %102#3, %102#4, %102#5, %102#6, %102#7, %102#8, %102#9, %102#10, %102#11, %102#12, %102#13, %102#14, %102#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %240 = arith.muli %headDim, %c7 : index
      %241 = arith.muli %40, %c6 : index
      %242 = arith.addi %240, %241 : index
      %243 = arith.addi %242, %c7 : index
      vector.store %64#0, %3[%243] : memref<?xf32>, vector<16xf32>
      %244 = arith.addi %242, %c6 : index
      vector.store %64#1, %3[%244] : memref<?xf32>, vector<16xf32>
      %245 = arith.muli %headDim, %c9 : index
      %246 = arith.addi %245, %241 : index
      %247 = arith.addi %246, %c7 : index
      vector.store %64#2, %3[%247] : memref<?xf32>, vector<16xf32>
      %248 = arith.addi %246, %c6 : index
      vector.store %64#3, %3[%248] : memref<?xf32>, vector<16xf32>
      %249 = arith.addi %4, %241 : index
      %250 = arith.addi %249, %c7 : index
      vector.store %64#4, %3[%250] : memref<?xf32>, vector<16xf32>
      %251 = arith.addi %249, %c6 : index
      vector.store %64#5, %3[%251] : memref<?xf32>, vector<16xf32>
      %252 = arith.muli %headDim, %c10 : index
      %253 = arith.addi %252, %241 : index
      %254 = arith.addi %253, %c7 : index
      vector.store %64#6, %3[%254] : memref<?xf32>, vector<16xf32>
      %255 = arith.addi %253, %c6 : index
      vector.store %64#7, %3[%255] : memref<?xf32>, vector<16xf32>
      %256 = arith.muli %headDim, %c11 : index
      %257 = arith.addi %256, %241 : index
      %258 = arith.addi %257, %c7 : index
      vector.store %64#8, %3[%258] : memref<?xf32>, vector<16xf32>
      %259 = arith.addi %257, %c6 : index
      vector.store %64#9, %3[%259] : memref<?xf32>, vector<16xf32>
      %260 = arith.muli %headDim, %c12 : index
      %261 = arith.addi %260, %241 : index
      %262 = arith.addi %261, %c7 : index
      vector.store %64#10, %3[%262] : memref<?xf32>, vector<16xf32>
      %263 = arith.addi %261, %c6 : index
      vector.store %64#11, %3[%263] : memref<?xf32>, vector<16xf32>
      %264 = arith.muli %headDim, %c13 : index
      %265 = arith.addi %264, %241 : index
      %266 = arith.addi %265, %c7 : index
      vector.store %64#12, %3[%266] : memref<?xf32>, vector<16xf32>
      %267 = arith.addi %265, %c6 : index
      vector.store %64#13, %3[%267] : memref<?xf32>, vector<16xf32>
      %268 = arith.muli %headDim, %c14 : index
      %269 = arith.addi %268, %241 : index
      %270 = arith.addi %269, %c7 : index
      vector.store %64#14, %3[%270] : memref<?xf32>, vector<16xf32>
      %271 = arith.addi %269, %c6 : index
      vector.store %64#15, %3[%271] : memref<?xf32>, vector<16xf32>
    }
    %272 = arith.addi %14, %c2 : index
    %273 = arith.minsi %272, %13 : index
    scf.for %274 = %14 to %273 step %c9 {
      %275 = arith.subi %274, %14 : index
      %276 = arith.muli %275, %headDim : index
      %277 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %277 {
        scf.for %278 = %c7 to %headDim step %c6 {
          %279 = arith.muli %0, %headDim : index
          %280 = arith.addi %279, %278 : index
          %281 = vector.load %bias[%280] : memref<?xf32>, vector<16xf32>
          %282 = arith.addi %276, %278 : index
          %283 = vector.load %3[%282] : memref<?xf32>, vector<16xf32>
          %284 = arith.addf %283, %281 : vector<16xf32>
          vector.store %284, %3[%282] : memref<?xf32>, vector<16xf32>
        }
      }
      %285 = arith.addi %heads, %kvHeads : index
      %286 = arith.cmpi slt, %0, %285 : index
      scf.if %286 {
        %287 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %287 {
          %288 = arith.cmpi slt, %0, %heads : index
          %291 = scf.for %289 = %c7 to %headDim step %c6 iter_args(%290 = %c15) -> (vector<16xf32>) {
            %292 = arith.addi %276, %289 : index
            %293 = vector.load %3[%292] : memref<?xf32>, vector<16xf32>
            %294 = math.fma %293, %293, %290 : vector<16xf32>
            scf.yield %294 : vector<16xf32>
          }
          %295 = wave.reduce "add" %291 : vector<16xf32>
          %296 = arith.mulf %295, %inverseHeadDim : f32
          %297 = arith.addf %296, %epsilon : f32
          %298 = math.sqrt %297 : f32
          %299 = arith.divf %c28, %298 : f32
          %300 = vector.broadcast %299 : f32 to vector<16xf32>
          scf.for %301 = %c7 to %headDim step %c6 {
            %302 = vector.load %query_norm[%301] : memref<?xf32>, vector<16xf32>
            %303 = vector.load %key_norm[%301] : memref<?xf32>, vector<16xf32>
            %304 = arith.select %288, %302, %303 : vector<16xf32>
            %305 = arith.addi %276, %301 : index
            %306 = vector.load %3[%305] : memref<?xf32>, vector<16xf32>
            %307 = arith.mulf %306, %300 : vector<16xf32>
            %308 = arith.mulf %307, %304 : vector<16xf32>
            vector.store %308, %3[%305] : memref<?xf32>, vector<16xf32>
          }
        }
        %309 = arith.addi %positionsAt, %274 : index
        %310 = memref.load %step[%309] : memref<?xi32>
        %311 = arith.index_cast %310 : i32 to index
        %312 = arith.divui %headDim, %c3 : index
        %313 = arith.remui %311, %c4 : index
        %314 = arith.muli %313, %headDim : index
        %315 = arith.divui %311, %c4 : index
        %316 = arith.addi %315, %c4 : index
        %317 = arith.muli %316, %headDim : index
        scf.for %318 = %c7 to %312 step %c2 {
          %319 = arith.addi %314, %318 : index
          %320 = vector.load %rope[%319] : memref<?xf32>, vector<8xf32>
          %321 = arith.addi %314, %312 : index
          %322 = arith.addi %321, %318 : index
          %323 = vector.load %rope[%322] : memref<?xf32>, vector<8xf32>
          %324 = arith.addi %317, %318 : index
          %325 = vector.load %rope[%324] : memref<?xf32>, vector<8xf32>
          %326 = arith.addi %317, %312 : index
          %327 = arith.addi %326, %318 : index
          %328 = vector.load %rope[%327] : memref<?xf32>, vector<8xf32>
          %329 = arith.mulf %325, %320 : vector<8xf32>
          %330 = arith.mulf %328, %323 : vector<8xf32>
          %331 = arith.subf %329, %330 : vector<8xf32>
          %332 = arith.mulf %328, %320 : vector<8xf32>
          %333 = arith.mulf %325, %323 : vector<8xf32>
          %334 = arith.addf %332, %333 : vector<8xf32>
          %335 = arith.addi %276, %318 : index
          %336 = vector.load %3[%335] : memref<?xf32>, vector<8xf32>
          %337 = arith.addi %276, %312 : index
          %338 = arith.addi %337, %318 : index
          %339 = vector.load %3[%338] : memref<?xf32>, vector<8xf32>
          %340 = arith.mulf %336, %331 : vector<8xf32>
          %341 = arith.mulf %339, %334 : vector<8xf32>
          %342 = arith.subf %340, %341 : vector<8xf32>
          vector.store %342, %3[%335] : memref<?xf32>, vector<8xf32>
          %343 = arith.mulf %339, %331 : vector<8xf32>
          %344 = arith.mulf %336, %334 : vector<8xf32>
          %345 = arith.addf %343, %344 : vector<8xf32>
          vector.store %345, %3[%338] : memref<?xf32>, vector<8xf32>
        }
      }
      %346 = arith.cmpi slt, %0, %heads : index
      scf.if %346 {
        %347 = arith.divui %heads, %kvHeads : index
        %348 = arith.muli %headDim, %c11 : index
        %349 = arith.muli %kvHeads, %348 : index
        %350 = arith.divui %0, %347 : index
        %351 = arith.muli %350, %headDim : index
        %352 = arith.addi %349, %351 : index
        scf.for %353 = %c7 to %headDim step %c6 {
          %354 = arith.addi %352, %353 : index
          %355 = vector.load %encode[%354] : memref<?xf32>, vector<16xf32>
          %356 = arith.addi %276, %353 : index
          %357 = vector.load %3[%356] : memref<?xf32>, vector<16xf32>
          %358 = arith.mulf %357, %355 : vector<16xf32>
          %359 = arith.muli %274, %heads : index
          %360 = arith.addi %359, %0 : index
          %361 = arith.muli %360, %headDim : index
          %362 = arith.addi %361, %353 : index
          vector.store %358, %q[%362] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %363 = arith.addi %slotsAt, %274 : index
        %364 = memref.load %step[%363] : memref<?xi32>
        %365 = arith.index_cast %364 : i32 to index
        %366 = arith.cmpi sge, %365, %c7 : index
        scf.if %366 {
          %367 = arith.cmpi eq, %codec, %c7 : index
          scf.if %367 {
            %368 = arith.subi %0, %heads : index
            %369 = arith.muli %368, %4 : index
            %370 = arith.divui %365, %c6 : index
            %371 = arith.remui %365, %c6 : index
            %372 = arith.muli %370, %pageBytes : index
            %375 = scf.for %373 = %c7 to %headDim step %c6 iter_args(%374 = %c15) -> (vector<16xf32>) {
              %376 = arith.addi %369, %373 : index
              %377 = vector.load %encode[%376] : memref<?xf32>, vector<16xf32>
              %378 = arith.addi %369, %headDim : index
              %379 = arith.addi %378, %373 : index
              %380 = vector.load %encode[%379] : memref<?xf32>, vector<16xf32>
              %381 = arith.addi %276, %373 : index
              %382 = vector.load %3[%381] : memref<?xf32>, vector<16xf32>
              %383 = arith.subf %382, %380 : vector<16xf32>
              %384 = arith.mulf %383, %377 : vector<16xf32>
              %385 = arith.minimumf %384, %c33 : vector<16xf32>
              %386 = arith.maximumf %385, %c34 : vector<16xf32>
              %387 = arith.truncf %386 : vector<16xf32> to vector<16xf16>
              %388 = vector.bitcast %387 : vector<16xf16> to vector<32xi8>
              %389 = arith.muli %373, %c3 : index
              vector.store %388, %5[%389] : memref<?xi8>, vector<32xi8>
              %390 = math.absf %384 : vector<16xf32>
              %391 = arith.cmpf ugt, %390, %c33 : vector<16xf32>
              %392 = arith.select %391, %c35, %c15 : vector<16xi1>, vector<16xf32>
              %393 = arith.addf %374, %392 : vector<16xf32>
              scf.yield %393 : vector<16xf32>
            }
            %394 = wave.reduce "add" %375 : vector<16xf32>
            %395 = arith.cmpf ogt, %394, %c36 : f32
            scf.if %395 {
              %396 = arith.fptosi %394 : f32 to i32
              wave.count %clipped, %396 : memref<?xi32>
            }
            %397 = arith.cmpi slt, %368, %kvHeads : index
            scf.if %397 {
              %398 = arith.muli %4, %c16 : index
              %399 = arith.muli %368, %398 : index
              %400 = arith.addi %372, %399 : index
              %401 = arith.muli %371, %c3 : index
              %402 = arith.addi %400, %401 : index
              scf.for %403 = %c7 to %headDim step %c9 {
                %404 = arith.muli %403, %c3 : index
                %405 = arith.addi %404, %c7 : index
                %406 = memref.load %5[%405] : memref<?xi8>
                %407 = arith.muli %403, %c16 : index
                %408 = arith.addi %402, %407 : index
                %409 = arith.addi %408, %c7 : index
                memref.store %406, %kv[%409] : memref<?xi8>
                %410 = arith.addi %404, %c9 : index
                %411 = memref.load %5[%410] : memref<?xi8>
                %412 = arith.addi %408, %c9 : index
                memref.store %411, %kv[%412] : memref<?xi8>
              }
            } else {
              %413 = arith.subi %368, %kvHeads : index
              %414 = arith.muli %413, %c3 : index
              %415 = arith.addi %414, %c9 : index
              %416 = arith.muli %4, %c6 : index
              %417 = arith.muli %415, %416 : index
              %418 = arith.addi %372, %417 : index
              %419 = arith.muli %371, %4 : index
              %420 = arith.addi %418, %419 : index
              scf.for %421 = %c7 to %4 step %c6 {
                %422 = vector.load %5[%421] : memref<?xi8>, vector<16xi8>
                %423 = arith.addi %420, %421 : index
                vector.store %422, %kv[%423] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %424 = arith.cmpi eq, %codec, %c9 : index
          scf.if %424 {
            %425 = arith.subi %0, %heads : index
            %426 = arith.muli %425, %4 : index
            %427 = arith.divui %365, %c6 : index
            %428 = arith.remui %365, %c6 : index
            %429 = arith.muli %headDim, %c9 : index
            %430 = arith.muli %427, %pageBytes : index
            %433 = scf.for %431 = %c7 to %headDim step %c6 iter_args(%432 = %c15) -> (vector<16xf32>) {
              %434 = arith.addi %426, %431 : index
              %435 = vector.load %encode[%434] : memref<?xf32>, vector<16xf32>
              %436 = arith.addi %426, %headDim : index
              %437 = arith.addi %436, %431 : index
              %438 = vector.load %encode[%437] : memref<?xf32>, vector<16xf32>
              %439 = arith.addi %276, %431 : index
              %440 = vector.load %3[%439] : memref<?xf32>, vector<16xf32>
              %441 = arith.subf %440, %438 : vector<16xf32>
              %442 = arith.mulf %441, %435 : vector<16xf32>
              %443 = wave.fp8_encode "e4m3" %442 : vector<16xf32> -> vector<16xi8>
              %444 = arith.muli %431, %c9 : index
              vector.store %443, %5[%444] : memref<?xi8>, vector<16xi8>
              %445 = math.absf %442 : vector<16xf32>
              %446 = arith.cmpf ugt, %445, %c37 : vector<16xf32>
              %447 = arith.select %446, %c35, %c15 : vector<16xi1>, vector<16xf32>
              %448 = arith.addf %432, %447 : vector<16xf32>
              scf.yield %448 : vector<16xf32>
            }
            %449 = wave.reduce "add" %433 : vector<16xf32>
            %450 = arith.cmpf ogt, %449, %c36 : f32
            scf.if %450 {
              %451 = arith.fptosi %449 : f32 to i32
              wave.count %clipped, %451 : memref<?xi32>
            }
            %452 = arith.cmpi slt, %425, %kvHeads : index
            scf.if %452 {
              %453 = arith.muli %429, %c16 : index
              %454 = arith.muli %425, %453 : index
              %455 = arith.addi %430, %454 : index
              %456 = arith.muli %428, %c9 : index
              %457 = arith.addi %455, %456 : index
              scf.for %458 = %c7 to %headDim step %c9 {
                %459 = arith.muli %458, %c9 : index
                %460 = arith.addi %459, %c7 : index
                %461 = memref.load %5[%460] : memref<?xi8>
                %462 = arith.muli %458, %c6 : index
                %463 = arith.addi %457, %462 : index
                %464 = arith.addi %463, %c7 : index
                memref.store %461, %kv[%464] : memref<?xi8>
              }
            } else {
              %465 = arith.subi %425, %kvHeads : index
              %466 = arith.muli %465, %c3 : index
              %467 = arith.addi %466, %c9 : index
              %468 = arith.muli %429, %c6 : index
              %469 = arith.muli %467, %468 : index
              %470 = arith.addi %430, %469 : index
              %471 = arith.muli %428, %429 : index
              %472 = arith.addi %470, %471 : index
              scf.for %473 = %c7 to %429 step %c6 {
                %474 = vector.load %5[%473] : memref<?xi8>, vector<16xi8>
                %475 = arith.addi %472, %473 : index
                vector.store %474, %kv[%475] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %476 = arith.cmpi eq, %codec, %c3 : index
          scf.if %476 {
            %477 = arith.subi %0, %heads : index
            %478 = arith.muli %477, %4 : index
            %479 = arith.divui %365, %c6 : index
            %480 = arith.remui %365, %c6 : index
            %481 = arith.muli %headDim, %c9 : index
            %482 = arith.muli %479, %pageBytes : index
            %485 = scf.for %483 = %c7 to %headDim step %c6 iter_args(%484 = %c15) -> (vector<16xf32>) {
              %486 = arith.addi %478, %483 : index
              %487 = vector.load %encode[%486] : memref<?xf32>, vector<16xf32>
              %488 = arith.addi %478, %headDim : index
              %489 = arith.addi %488, %483 : index
              %490 = vector.load %encode[%489] : memref<?xf32>, vector<16xf32>
              %491 = arith.addi %276, %483 : index
              %492 = vector.load %3[%491] : memref<?xf32>, vector<16xf32>
              %493 = arith.subf %492, %490 : vector<16xf32>
              %494 = arith.mulf %493, %487 : vector<16xf32>
              %495 = wave.fp8_encode "e5m2" %494 : vector<16xf32> -> vector<16xi8>
              %496 = arith.muli %483, %c9 : index
              vector.store %495, %5[%496] : memref<?xi8>, vector<16xi8>
              %497 = math.absf %494 : vector<16xf32>
              %498 = arith.cmpf ugt, %497, %c38 : vector<16xf32>
              %499 = arith.select %498, %c35, %c15 : vector<16xi1>, vector<16xf32>
              %500 = arith.addf %484, %499 : vector<16xf32>
              scf.yield %500 : vector<16xf32>
            }
            %501 = wave.reduce "add" %485 : vector<16xf32>
            %502 = arith.cmpf ogt, %501, %c36 : f32
            scf.if %502 {
              %503 = arith.fptosi %501 : f32 to i32
              wave.count %clipped, %503 : memref<?xi32>
            }
            %504 = arith.cmpi slt, %477, %kvHeads : index
            scf.if %504 {
              %505 = arith.muli %481, %c16 : index
              %506 = arith.muli %477, %505 : index
              %507 = arith.addi %482, %506 : index
              %508 = arith.muli %480, %c9 : index
              %509 = arith.addi %507, %508 : index
              scf.for %510 = %c7 to %headDim step %c9 {
                %511 = arith.muli %510, %c9 : index
                %512 = arith.addi %511, %c7 : index
                %513 = memref.load %5[%512] : memref<?xi8>
                %514 = arith.muli %510, %c6 : index
                %515 = arith.addi %509, %514 : index
                %516 = arith.addi %515, %c7 : index
                memref.store %513, %kv[%516] : memref<?xi8>
              }
            } else {
              %517 = arith.subi %477, %kvHeads : index
              %518 = arith.muli %517, %c3 : index
              %519 = arith.addi %518, %c9 : index
              %520 = arith.muli %481, %c6 : index
              %521 = arith.muli %519, %520 : index
              %522 = arith.addi %482, %521 : index
              %523 = arith.muli %480, %481 : index
              %524 = arith.addi %522, %523 : index
              scf.for %525 = %c7 to %481 step %c6 {
                %526 = vector.load %5[%525] : memref<?xi8>, vector<16xi8>
                %527 = arith.addi %524, %525 : index
                vector.store %526, %kv[%527] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %528 = arith.cmpi eq, %codec, %c10 : index
          scf.if %528 {
            %529 = arith.subi %0, %heads : index
            %530 = arith.muli %529, %4 : index
            %531 = arith.divui %365, %c6 : index
            %532 = arith.remui %365, %c6 : index
            %533 = arith.muli %headDim, %c9 : index
            %534 = arith.muli %531, %pageBytes : index
            %537 = scf.for %535 = %c7 to %headDim step %c6 iter_args(%536 = %c15) -> (vector<16xf32>) {
              %538 = arith.addi %530, %535 : index
              %539 = vector.load %encode[%538] : memref<?xf32>, vector<16xf32>
              %540 = arith.addi %530, %headDim : index
              %541 = arith.addi %540, %535 : index
              %542 = vector.load %encode[%541] : memref<?xf32>, vector<16xf32>
              %543 = arith.addi %276, %535 : index
              %544 = vector.load %3[%543] : memref<?xf32>, vector<16xf32>
              %545 = arith.subf %544, %542 : vector<16xf32>
              %546 = arith.mulf %545, %539 : vector<16xf32>
              %547 = arith.cmpf ord, %546, %546 : vector<16xf32>
              %548 = arith.select %547, %546, %c15 : vector<16xi1>, vector<16xf32>
              %549 = math.roundeven %548 : vector<16xf32>
              %550 = arith.minimumf %549, %c39 : vector<16xf32>
              %551 = arith.maximumf %550, %c40 : vector<16xf32>
              %552 = arith.fptosi %551 : vector<16xf32> to vector<16xi32>
              %553 = arith.addi %552, %c41 : vector<16xi32>
              %554 = arith.trunci %553 : vector<16xi32> to vector<16xi8>
              %555 = arith.muli %535, %c9 : index
              vector.store %554, %5[%555] : memref<?xi8>, vector<16xi8>
              %556 = math.absf %546 : vector<16xf32>
              %557 = arith.cmpf ugt, %556, %c42 : vector<16xf32>
              %558 = arith.select %557, %c35, %c15 : vector<16xi1>, vector<16xf32>
              %559 = arith.addf %536, %558 : vector<16xf32>
              scf.yield %559 : vector<16xf32>
            }
            %560 = wave.reduce "add" %537 : vector<16xf32>
            %561 = arith.cmpf ogt, %560, %c36 : f32
            scf.if %561 {
              %562 = arith.fptosi %560 : f32 to i32
              wave.count %clipped, %562 : memref<?xi32>
            }
            %563 = arith.cmpi slt, %529, %kvHeads : index
            scf.if %563 {
              %564 = arith.muli %533, %c16 : index
              %565 = arith.muli %529, %564 : index
              %566 = arith.addi %534, %565 : index
              %567 = arith.muli %532, %c9 : index
              %568 = arith.addi %566, %567 : index
              scf.for %569 = %c7 to %headDim step %c9 {
                %570 = arith.muli %569, %c9 : index
                %571 = arith.addi %570, %c7 : index
                %572 = memref.load %5[%571] : memref<?xi8>
                %573 = arith.muli %569, %c6 : index
                %574 = arith.addi %568, %573 : index
                %575 = arith.addi %574, %c7 : index
                memref.store %572, %kv[%575] : memref<?xi8>
              }
            } else {
              %576 = arith.subi %529, %kvHeads : index
              %577 = arith.muli %576, %c3 : index
              %578 = arith.addi %577, %c9 : index
              %579 = arith.muli %533, %c6 : index
              %580 = arith.muli %578, %579 : index
              %581 = arith.addi %534, %580 : index
              %582 = arith.muli %532, %533 : index
              %583 = arith.addi %581, %582 : index
              scf.for %584 = %c7 to %533 step %c6 {
                %585 = vector.load %5[%584] : memref<?xi8>, vector<16xi8>
                %586 = arith.addi %583, %584 : index
                vector.store %585, %kv[%586] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
