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
wave.kernel @qkv_q4_k_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
        scf.for %347 = %c7 to %headDim step %c6 {
          %348 = arith.addi %276, %347 : index
          %349 = vector.load %3[%348] : memref<?xf32>, vector<16xf32>
          %350 = arith.muli %274, %heads : index
          %351 = arith.addi %350, %0 : index
          %352 = arith.muli %351, %headDim : index
          %353 = arith.addi %352, %347 : index
          vector.store %349, %q[%353] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %354 = arith.addi %slotsAt, %274 : index
        %355 = memref.load %step[%354] : memref<?xi32>
        %356 = arith.index_cast %355 : i32 to index
        %357 = arith.cmpi sge, %356, %c7 : index
        scf.if %357 {
          %358 = arith.cmpi eq, %codec, %c7 : index
          scf.if %358 {
            %359 = arith.subi %0, %heads : index
            %360 = memref.load %scales[%359] : memref<?xf32>
            %361 = vector.broadcast %360 : f32 to vector<16xf32>
            %362 = arith.divui %356, %c6 : index
            %363 = arith.remui %356, %c6 : index
            %364 = arith.muli %362, %pageBytes : index
            scf.for %365 = %c7 to %headDim step %c6 {
              %366 = arith.addi %276, %365 : index
              %367 = vector.load %3[%366] : memref<?xf32>, vector<16xf32>
              %368 = arith.mulf %367, %361 : vector<16xf32>
              %369 = arith.minimumf %368, %c33 : vector<16xf32>
              %370 = arith.maximumf %369, %c34 : vector<16xf32>
              %371 = arith.truncf %370 : vector<16xf32> to vector<16xf16>
              %372 = vector.bitcast %371 : vector<16xf16> to vector<32xi8>
              %373 = arith.muli %365, %c3 : index
              vector.store %372, %5[%373] : memref<?xi8>, vector<32xi8>
            }
            %374 = arith.cmpi slt, %359, %kvHeads : index
            scf.if %374 {
              %375 = arith.muli %4, %c16 : index
              %376 = arith.muli %359, %375 : index
              %377 = arith.addi %364, %376 : index
              %378 = arith.muli %363, %c3 : index
              %379 = arith.addi %377, %378 : index
              scf.for %380 = %c7 to %headDim step %c9 {
                %381 = arith.muli %380, %c3 : index
                %382 = arith.addi %381, %c7 : index
                %383 = memref.load %5[%382] : memref<?xi8>
                %384 = arith.muli %380, %c16 : index
                %385 = arith.addi %379, %384 : index
                %386 = arith.addi %385, %c7 : index
                memref.store %383, %kv[%386] : memref<?xi8>
                %387 = arith.addi %381, %c9 : index
                %388 = memref.load %5[%387] : memref<?xi8>
                %389 = arith.addi %385, %c9 : index
                memref.store %388, %kv[%389] : memref<?xi8>
              }
            } else {
              %390 = arith.subi %359, %kvHeads : index
              %391 = arith.muli %390, %c3 : index
              %392 = arith.addi %391, %c9 : index
              %393 = arith.muli %4, %c6 : index
              %394 = arith.muli %392, %393 : index
              %395 = arith.addi %364, %394 : index
              %396 = arith.muli %363, %4 : index
              %397 = arith.addi %395, %396 : index
              scf.for %398 = %c7 to %4 step %c6 {
                %399 = vector.load %5[%398] : memref<?xi8>, vector<16xi8>
                %400 = arith.addi %397, %398 : index
                vector.store %399, %kv[%400] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %401 = arith.cmpi eq, %codec, %c9 : index
          scf.if %401 {
            %402 = arith.subi %0, %heads : index
            %403 = memref.load %scales[%402] : memref<?xf32>
            %404 = vector.broadcast %403 : f32 to vector<16xf32>
            %405 = arith.divui %356, %c6 : index
            %406 = arith.remui %356, %c6 : index
            %407 = arith.muli %headDim, %c9 : index
            %408 = arith.muli %405, %pageBytes : index
            scf.for %409 = %c7 to %headDim step %c6 {
              %410 = arith.addi %276, %409 : index
              %411 = vector.load %3[%410] : memref<?xf32>, vector<16xf32>
              %412 = arith.mulf %411, %404 : vector<16xf32>
              %413 = wave.fp8_encode "e4m3" %412 : vector<16xf32> -> vector<16xi8>
              %414 = arith.muli %409, %c9 : index
              vector.store %413, %5[%414] : memref<?xi8>, vector<16xi8>
            }
            %415 = arith.cmpi slt, %402, %kvHeads : index
            scf.if %415 {
              %416 = arith.muli %407, %c16 : index
              %417 = arith.muli %402, %416 : index
              %418 = arith.addi %408, %417 : index
              %419 = arith.muli %406, %c9 : index
              %420 = arith.addi %418, %419 : index
              scf.for %421 = %c7 to %headDim step %c9 {
                %422 = arith.muli %421, %c9 : index
                %423 = arith.addi %422, %c7 : index
                %424 = memref.load %5[%423] : memref<?xi8>
                %425 = arith.muli %421, %c6 : index
                %426 = arith.addi %420, %425 : index
                %427 = arith.addi %426, %c7 : index
                memref.store %424, %kv[%427] : memref<?xi8>
              }
            } else {
              %428 = arith.subi %402, %kvHeads : index
              %429 = arith.muli %428, %c3 : index
              %430 = arith.addi %429, %c9 : index
              %431 = arith.muli %407, %c6 : index
              %432 = arith.muli %430, %431 : index
              %433 = arith.addi %408, %432 : index
              %434 = arith.muli %406, %407 : index
              %435 = arith.addi %433, %434 : index
              scf.for %436 = %c7 to %407 step %c6 {
                %437 = vector.load %5[%436] : memref<?xi8>, vector<16xi8>
                %438 = arith.addi %435, %436 : index
                vector.store %437, %kv[%438] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %439 = arith.cmpi eq, %codec, %c3 : index
          scf.if %439 {
            %440 = arith.subi %0, %heads : index
            %441 = memref.load %scales[%440] : memref<?xf32>
            %442 = vector.broadcast %441 : f32 to vector<16xf32>
            %443 = arith.divui %356, %c6 : index
            %444 = arith.remui %356, %c6 : index
            %445 = arith.muli %headDim, %c9 : index
            %446 = arith.muli %443, %pageBytes : index
            scf.for %447 = %c7 to %headDim step %c6 {
              %448 = arith.addi %276, %447 : index
              %449 = vector.load %3[%448] : memref<?xf32>, vector<16xf32>
              %450 = arith.mulf %449, %442 : vector<16xf32>
              %451 = wave.fp8_encode "e5m2" %450 : vector<16xf32> -> vector<16xi8>
              %452 = arith.muli %447, %c9 : index
              vector.store %451, %5[%452] : memref<?xi8>, vector<16xi8>
            }
            %453 = arith.cmpi slt, %440, %kvHeads : index
            scf.if %453 {
              %454 = arith.muli %445, %c16 : index
              %455 = arith.muli %440, %454 : index
              %456 = arith.addi %446, %455 : index
              %457 = arith.muli %444, %c9 : index
              %458 = arith.addi %456, %457 : index
              scf.for %459 = %c7 to %headDim step %c9 {
                %460 = arith.muli %459, %c9 : index
                %461 = arith.addi %460, %c7 : index
                %462 = memref.load %5[%461] : memref<?xi8>
                %463 = arith.muli %459, %c6 : index
                %464 = arith.addi %458, %463 : index
                %465 = arith.addi %464, %c7 : index
                memref.store %462, %kv[%465] : memref<?xi8>
              }
            } else {
              %466 = arith.subi %440, %kvHeads : index
              %467 = arith.muli %466, %c3 : index
              %468 = arith.addi %467, %c9 : index
              %469 = arith.muli %445, %c6 : index
              %470 = arith.muli %468, %469 : index
              %471 = arith.addi %446, %470 : index
              %472 = arith.muli %444, %445 : index
              %473 = arith.addi %471, %472 : index
              scf.for %474 = %c7 to %445 step %c6 {
                %475 = vector.load %5[%474] : memref<?xi8>, vector<16xi8>
                %476 = arith.addi %473, %474 : index
                vector.store %475, %kv[%476] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
