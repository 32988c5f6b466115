// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q6_k1', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q6_k1_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q6_k1_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 3648 : index
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
  %c18 = arith.constant 2624 : index
  %c19 = arith.constant 576 : index
  %c20 = arith.constant dense<15> : vector<16xi32>
  %c21 = arith.constant dense<0> : vector<16xi32>
  %c22 = arith.constant dense<3> : vector<16xi32>
  %c23 = arith.constant dense<4> : vector<16xi32>
  %c24 = arith.constant dense<2> : vector<16xi32>
  %c25 = arith.constant dense<6> : vector<16xi32>
  %c26 = arith.constant 48 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c33 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c38 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c39 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c40 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c41 = arith.constant 0x00000000 : f32
  %c42 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c43 = arith.constant dense<0x47600000> : vector<16xf32>
  %c44 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c45 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c46 = arith.constant dense<128> : vector<16xi32>
  %c47 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
          %106 = arith.divui %85, %c3 : index
          %107 = arith.muli %106, %c16 : index
          %108 = arith.addi %105, %107 : index
          %109 = arith.addi %108, %c7 : index
          %110 = vector.load %w[%109] : memref<?xi8>, vector<16xi8>
          %111 = arith.extsi %110 : vector<16xi8> to vector<16xi32>
          %112 = arith.sitofp %111 : vector<16xi32> to vector<16xf32>
          %113 = arith.mulf %71, %112 : vector<16xf32>
          %114 = arith.addi %108, %c6 : index
          %115 = vector.load %w[%114] : memref<?xi8>, vector<16xi8>
          %116 = arith.extsi %115 : vector<16xi8> to vector<16xi32>
          %117 = arith.sitofp %116 : vector<16xi32> to vector<16xf32>
          %118 = arith.mulf %75, %117 : vector<16xf32>
          %119 = arith.addi %66, %c18 : index
          %120 = arith.muli %85, %c3 : index
          %121 = arith.addi %120, %c7 : index
          %122 = arith.muli %121, %c6 : index
          %123 = arith.addi %119, %122 : index
          %124 = vector.load %w[%123] : memref<?xi8>, vector<16xi8>
          %125 = arith.extui %124 : vector<16xi8> to vector<16xi32>
          %126 = arith.addi %120, %c9 : index
          %127 = arith.muli %126, %c6 : index
          %128 = arith.addi %119, %127 : index
          %129 = vector.load %w[%128] : memref<?xi8>, vector<16xi8>
          %130 = arith.extui %129 : vector<16xi8> to vector<16xi32>
          %131 = arith.addi %66, %c19 : index
          %132 = arith.muli %85, %c17 : index
          %133 = arith.addi %131, %132 : index
          %134 = arith.addi %133, %c7 : index
          %135 = vector.load %w[%134] : memref<?xi8>, vector<16xi8>
          %136 = arith.extui %135 : vector<16xi8> to vector<16xi32>
          %137 = arith.andi %136, %c20 : vector<16xi32>
          %138 = arith.shrui %125, %c21 : vector<16xi32>
          %139 = arith.andi %138, %c22 : vector<16xi32>
          %140 = arith.shli %139, %c23 : vector<16xi32>
          %141 = arith.ori %137, %140 : vector<16xi32>
          %142 = arith.sitofp %141 : vector<16xi32> to vector<16xf32>
          %143 = math.fma %142, %113, %118 : vector<16xf32>
          %144 = arith.addi %67, %c17 : index
          %145 = arith.addi %144, %107 : index
          %146 = arith.addi %145, %c7 : index
          %147 = vector.load %w[%146] : memref<?xi8>, vector<16xi8>
          %148 = arith.extsi %147 : vector<16xi8> to vector<16xi32>
          %149 = arith.sitofp %148 : vector<16xi32> to vector<16xf32>
          %150 = arith.mulf %79, %149 : vector<16xf32>
          %151 = arith.addi %145, %c6 : index
          %152 = vector.load %w[%151] : memref<?xi8>, vector<16xi8>
          %153 = arith.extsi %152 : vector<16xi8> to vector<16xi32>
          %154 = arith.sitofp %153 : vector<16xi32> to vector<16xf32>
          %155 = arith.mulf %83, %154 : vector<16xf32>
          %156 = arith.addi %67, %c18 : index
          %157 = arith.addi %156, %122 : index
          %158 = vector.load %w[%157] : memref<?xi8>, vector<16xi8>
          %159 = arith.extui %158 : vector<16xi8> to vector<16xi32>
          %160 = arith.addi %156, %127 : index
          %161 = vector.load %w[%160] : memref<?xi8>, vector<16xi8>
          %162 = arith.extui %161 : vector<16xi8> to vector<16xi32>
          %163 = arith.addi %67, %c19 : index
          %164 = arith.addi %163, %132 : index
          %165 = arith.addi %164, %c7 : index
          %166 = vector.load %w[%165] : memref<?xi8>, vector<16xi8>
          %167 = arith.extui %166 : vector<16xi8> to vector<16xi32>
          %168 = arith.andi %167, %c20 : vector<16xi32>
          %169 = arith.shrui %159, %c21 : vector<16xi32>
          %170 = arith.andi %169, %c22 : vector<16xi32>
          %171 = arith.shli %170, %c23 : vector<16xi32>
          %172 = arith.ori %168, %171 : vector<16xi32>
          %173 = arith.sitofp %172 : vector<16xi32> to vector<16xf32>
          %174 = math.fma %173, %150, %155 : vector<16xf32>
          %175 = arith.addi %104, %c7 : index
          %176:16 = func.call @qkv_q6_k1_r8p2__cpu.0(%32, %175, %x, %143, %86, %174, %87, %33, %88, %89, %34, %90, %91, %35, %92, %93, %36, %94, %95, %37, %96, %97, %38, %98, %99, %39, %100, %101) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %177 = vector.load %w[%134] : memref<?xi8>, vector<16xi8>
          %178 = arith.extui %177 : vector<16xi8> to vector<16xi32>
          %179 = arith.shrui %178, %c23 : vector<16xi32>
          %180 = arith.shrui %125, %c24 : vector<16xi32>
          %181 = arith.andi %180, %c22 : vector<16xi32>
          %182 = arith.shli %181, %c23 : vector<16xi32>
          %183 = arith.ori %179, %182 : vector<16xi32>
          %184 = arith.sitofp %183 : vector<16xi32> to vector<16xf32>
          %185 = math.fma %184, %113, %118 : vector<16xf32>
          %186 = vector.load %w[%165] : memref<?xi8>, vector<16xi8>
          %187 = arith.extui %186 : vector<16xi8> to vector<16xi32>
          %188 = arith.shrui %187, %c23 : vector<16xi32>
          %189 = arith.shrui %159, %c24 : vector<16xi32>
          %190 = arith.andi %189, %c22 : vector<16xi32>
          %191 = arith.shli %190, %c23 : vector<16xi32>
          %192 = arith.ori %188, %191 : vector<16xi32>
          %193 = arith.sitofp %192 : vector<16xi32> to vector<16xf32>
          %194 = math.fma %193, %150, %155 : vector<16xf32>
          %195 = arith.addi %104, %c9 : index
          %196:16 = func.call @qkv_q6_k1_r8p2__cpu.0(%32, %195, %x, %185, %176#0, %194, %176#1, %33, %176#2, %176#3, %34, %176#4, %176#5, %35, %176#6, %176#7, %36, %176#8, %176#9, %37, %176#10, %176#11, %38, %176#12, %176#13, %39, %176#14, %176#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %197 = arith.addi %133, %c6 : index
          %198 = vector.load %w[%197] : memref<?xi8>, vector<16xi8>
          %199 = arith.extui %198 : vector<16xi8> to vector<16xi32>
          %200 = arith.andi %199, %c20 : vector<16xi32>
          %201 = arith.shrui %125, %c23 : vector<16xi32>
          %202 = arith.andi %201, %c22 : vector<16xi32>
          %203 = arith.shli %202, %c23 : vector<16xi32>
          %204 = arith.ori %200, %203 : vector<16xi32>
          %205 = arith.sitofp %204 : vector<16xi32> to vector<16xf32>
          %206 = math.fma %205, %113, %118 : vector<16xf32>
          %207 = arith.addi %164, %c6 : index
          %208 = vector.load %w[%207] : memref<?xi8>, vector<16xi8>
          %209 = arith.extui %208 : vector<16xi8> to vector<16xi32>
          %210 = arith.andi %209, %c20 : vector<16xi32>
          %211 = arith.shrui %159, %c23 : vector<16xi32>
          %212 = arith.andi %211, %c22 : vector<16xi32>
          %213 = arith.shli %212, %c23 : vector<16xi32>
          %214 = arith.ori %210, %213 : vector<16xi32>
          %215 = arith.sitofp %214 : vector<16xi32> to vector<16xf32>
          %216 = math.fma %215, %150, %155 : vector<16xf32>
          %217 = arith.addi %104, %c3 : index
          %218:16 = func.call @qkv_q6_k1_r8p2__cpu.0(%32, %217, %x, %206, %196#0, %216, %196#1, %33, %196#2, %196#3, %34, %196#4, %196#5, %35, %196#6, %196#7, %36, %196#8, %196#9, %37, %196#10, %196#11, %38, %196#12, %196#13, %39, %196#14, %196#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %219 = vector.load %w[%197] : memref<?xi8>, vector<16xi8>
          %220 = arith.extui %219 : vector<16xi8> to vector<16xi32>
          %221 = arith.shrui %220, %c23 : vector<16xi32>
          %222 = arith.shrui %125, %c25 : vector<16xi32>
          %223 = arith.andi %222, %c22 : vector<16xi32>
          %224 = arith.shli %223, %c23 : vector<16xi32>
          %225 = arith.ori %221, %224 : vector<16xi32>
          %226 = arith.sitofp %225 : vector<16xi32> to vector<16xf32>
          %227 = math.fma %226, %113, %118 : vector<16xf32>
          %228 = vector.load %w[%207] : memref<?xi8>, vector<16xi8>
          %229 = arith.extui %228 : vector<16xi8> to vector<16xi32>
          %230 = arith.shrui %229, %c23 : vector<16xi32>
          %231 = arith.shrui %159, %c25 : vector<16xi32>
          %232 = arith.andi %231, %c22 : vector<16xi32>
          %233 = arith.shli %232, %c23 : vector<16xi32>
          %234 = arith.ori %230, %233 : vector<16xi32>
          %235 = arith.sitofp %234 : vector<16xi32> to vector<16xf32>
          %236 = math.fma %235, %150, %155 : vector<16xf32>
          %237 = arith.addi %104, %c10 : index
          %238:16 = func.call @qkv_q6_k1_r8p2__cpu.0(%32, %237, %x, %227, %218#0, %236, %218#1, %33, %218#2, %218#3, %34, %218#4, %218#5, %35, %218#6, %218#7, %36, %218#8, %218#9, %37, %218#10, %218#11, %38, %218#12, %218#13, %39, %218#14, %218#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %239 = arith.addi %133, %c16 : index
          %240 = vector.load %w[%239] : memref<?xi8>, vector<16xi8>
          %241 = arith.extui %240 : vector<16xi8> to vector<16xi32>
          %242 = arith.andi %241, %c20 : vector<16xi32>
          %243 = arith.shrui %130, %c21 : vector<16xi32>
          %244 = arith.andi %243, %c22 : vector<16xi32>
          %245 = arith.shli %244, %c23 : vector<16xi32>
          %246 = arith.ori %242, %245 : vector<16xi32>
          %247 = arith.sitofp %246 : vector<16xi32> to vector<16xf32>
          %248 = math.fma %247, %113, %118 : vector<16xf32>
          %249 = arith.addi %164, %c16 : index
          %250 = vector.load %w[%249] : memref<?xi8>, vector<16xi8>
          %251 = arith.extui %250 : vector<16xi8> to vector<16xi32>
          %252 = arith.andi %251, %c20 : vector<16xi32>
          %253 = arith.shrui %162, %c21 : vector<16xi32>
          %254 = arith.andi %253, %c22 : vector<16xi32>
          %255 = arith.shli %254, %c23 : vector<16xi32>
          %256 = arith.ori %252, %255 : vector<16xi32>
          %257 = arith.sitofp %256 : vector<16xi32> to vector<16xf32>
          %258 = math.fma %257, %150, %155 : vector<16xf32>
          %259 = arith.addi %104, %c11 : index
          %260:16 = func.call @qkv_q6_k1_r8p2__cpu.0(%32, %259, %x, %248, %238#0, %258, %238#1, %33, %238#2, %238#3, %34, %238#4, %238#5, %35, %238#6, %238#7, %36, %238#8, %238#9, %37, %238#10, %238#11, %38, %238#12, %238#13, %39, %238#14, %238#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %261 = vector.load %w[%239] : memref<?xi8>, vector<16xi8>
          %262 = arith.extui %261 : vector<16xi8> to vector<16xi32>
          %263 = arith.shrui %262, %c23 : vector<16xi32>
          %264 = arith.shrui %130, %c24 : vector<16xi32>
          %265 = arith.andi %264, %c22 : vector<16xi32>
          %266 = arith.shli %265, %c23 : vector<16xi32>
          %267 = arith.ori %263, %266 : vector<16xi32>
          %268 = arith.sitofp %267 : vector<16xi32> to vector<16xf32>
          %269 = math.fma %268, %113, %118 : vector<16xf32>
          %270 = vector.load %w[%249] : memref<?xi8>, vector<16xi8>
          %271 = arith.extui %270 : vector<16xi8> to vector<16xi32>
          %272 = arith.shrui %271, %c23 : vector<16xi32>
          %273 = arith.shrui %162, %c24 : vector<16xi32>
          %274 = arith.andi %273, %c22 : vector<16xi32>
          %275 = arith.shli %274, %c23 : vector<16xi32>
          %276 = arith.ori %272, %275 : vector<16xi32>
          %277 = arith.sitofp %276 : vector<16xi32> to vector<16xf32>
          %278 = math.fma %277, %150, %155 : vector<16xf32>
          %279 = arith.addi %104, %c12 : index
          %280:16 = func.call @qkv_q6_k1_r8p2__cpu.0(%32, %279, %x, %269, %260#0, %278, %260#1, %33, %260#2, %260#3, %34, %260#4, %260#5, %35, %260#6, %260#7, %36, %260#8, %260#9, %37, %260#10, %260#11, %38, %260#12, %260#13, %39, %260#14, %260#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %281 = arith.addi %133, %c26 : index
          %282 = vector.load %w[%281] : memref<?xi8>, vector<16xi8>
          %283 = arith.extui %282 : vector<16xi8> to vector<16xi32>
          %284 = arith.andi %283, %c20 : vector<16xi32>
          %285 = arith.shrui %130, %c23 : vector<16xi32>
          %286 = arith.andi %285, %c22 : vector<16xi32>
          %287 = arith.shli %286, %c23 : vector<16xi32>
          %288 = arith.ori %284, %287 : vector<16xi32>
          %289 = arith.sitofp %288 : vector<16xi32> to vector<16xf32>
          %290 = math.fma %289, %113, %118 : vector<16xf32>
          %291 = arith.addi %164, %c26 : index
          %292 = vector.load %w[%291] : memref<?xi8>, vector<16xi8>
          %293 = arith.extui %292 : vector<16xi8> to vector<16xi32>
          %294 = arith.andi %293, %c20 : vector<16xi32>
          %295 = arith.shrui %162, %c23 : vector<16xi32>
          %296 = arith.andi %295, %c22 : vector<16xi32>
          %297 = arith.shli %296, %c23 : vector<16xi32>
          %298 = arith.ori %294, %297 : vector<16xi32>
          %299 = arith.sitofp %298 : vector<16xi32> to vector<16xf32>
          %300 = math.fma %299, %150, %155 : vector<16xf32>
          %301 = arith.addi %104, %c13 : index
          %302:16 = func.call @qkv_q6_k1_r8p2__cpu.0(%32, %301, %x, %290, %280#0, %300, %280#1, %33, %280#2, %280#3, %34, %280#4, %280#5, %35, %280#6, %280#7, %36, %280#8, %280#9, %37, %280#10, %280#11, %38, %280#12, %280#13, %39, %280#14, %280#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %303 = vector.load %w[%281] : memref<?xi8>, vector<16xi8>
          %304 = arith.extui %303 : vector<16xi8> to vector<16xi32>
          %305 = arith.shrui %304, %c23 : vector<16xi32>
          %306 = arith.shrui %130, %c25 : vector<16xi32>
          %307 = arith.andi %306, %c22 : vector<16xi32>
          %308 = arith.shli %307, %c23 : vector<16xi32>
          %309 = arith.ori %305, %308 : vector<16xi32>
          %310 = arith.sitofp %309 : vector<16xi32> to vector<16xf32>
          %311 = math.fma %310, %113, %118 : vector<16xf32>
          %312 = vector.load %w[%291] : memref<?xi8>, vector<16xi8>
          %313 = arith.extui %312 : vector<16xi8> to vector<16xi32>
          %314 = arith.shrui %313, %c23 : vector<16xi32>
          %315 = arith.shrui %162, %c25 : vector<16xi32>
          %316 = arith.andi %315, %c22 : vector<16xi32>
          %317 = arith.shli %316, %c23 : vector<16xi32>
          %318 = arith.ori %314, %317 : vector<16xi32>
          %319 = arith.sitofp %318 : vector<16xi32> to vector<16xf32>
          %320 = math.fma %319, %150, %155 : vector<16xf32>
          %321 = arith.addi %104, %c14 : index
          %322:16 = func.call @qkv_q6_k1_r8p2__cpu.0(%32, %321, %x, %311, %302#0, %320, %302#1, %33, %302#2, %302#3, %34, %302#4, %302#5, %35, %302#6, %302#7, %36, %302#8, %302#9, %37, %302#10, %302#11, %38, %302#12, %302#13, %39, %302#14, %302#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %322#0, %322#1, %322#2, %322#3, %322#4, %322#5, %322#6, %322#7, %322#8, %322#9, %322#10, %322#11, %322#12, %322#13, %322#14, %322#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %102#0, %102#1, %102#2, %102#3, %102#4, %102#5, %102#6, %102#7, %102#8, %102#9, %102#10, %102#11, %102#12, %102#13, %102#14, %102#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %323 = arith.muli %headDim, %c7 : index
      %324 = arith.muli %40, %c6 : index
      %325 = arith.addi %323, %324 : index
      %326 = arith.addi %325, %c7 : index
      vector.store %64#0, %3[%326] : memref<?xf32>, vector<16xf32>
      %327 = arith.addi %325, %c6 : index
      vector.store %64#1, %3[%327] : memref<?xf32>, vector<16xf32>
      %328 = arith.muli %headDim, %c9 : index
      %329 = arith.addi %328, %324 : index
      %330 = arith.addi %329, %c7 : index
      vector.store %64#2, %3[%330] : memref<?xf32>, vector<16xf32>
      %331 = arith.addi %329, %c6 : index
      vector.store %64#3, %3[%331] : memref<?xf32>, vector<16xf32>
      %332 = arith.addi %4, %324 : index
      %333 = arith.addi %332, %c7 : index
      vector.store %64#4, %3[%333] : memref<?xf32>, vector<16xf32>
      %334 = arith.addi %332, %c6 : index
      vector.store %64#5, %3[%334] : memref<?xf32>, vector<16xf32>
      %335 = arith.muli %headDim, %c10 : index
      %336 = arith.addi %335, %324 : index
      %337 = arith.addi %336, %c7 : index
      vector.store %64#6, %3[%337] : memref<?xf32>, vector<16xf32>
      %338 = arith.addi %336, %c6 : index
      vector.store %64#7, %3[%338] : memref<?xf32>, vector<16xf32>
      %339 = arith.muli %headDim, %c11 : index
      %340 = arith.addi %339, %324 : index
      %341 = arith.addi %340, %c7 : index
      vector.store %64#8, %3[%341] : memref<?xf32>, vector<16xf32>
      %342 = arith.addi %340, %c6 : index
      vector.store %64#9, %3[%342] : memref<?xf32>, vector<16xf32>
      %343 = arith.muli %headDim, %c12 : index
      %344 = arith.addi %343, %324 : index
      %345 = arith.addi %344, %c7 : index
      vector.store %64#10, %3[%345] : memref<?xf32>, vector<16xf32>
      %346 = arith.addi %344, %c6 : index
      vector.store %64#11, %3[%346] : memref<?xf32>, vector<16xf32>
      %347 = arith.muli %headDim, %c13 : index
      %348 = arith.addi %347, %324 : index
      %349 = arith.addi %348, %c7 : index
      vector.store %64#12, %3[%349] : memref<?xf32>, vector<16xf32>
      %350 = arith.addi %348, %c6 : index
      vector.store %64#13, %3[%350] : memref<?xf32>, vector<16xf32>
      %351 = arith.muli %headDim, %c14 : index
      %352 = arith.addi %351, %324 : index
      %353 = arith.addi %352, %c7 : index
      vector.store %64#14, %3[%353] : memref<?xf32>, vector<16xf32>
      %354 = arith.addi %352, %c6 : index
      vector.store %64#15, %3[%354] : memref<?xf32>, vector<16xf32>
    }
    %355 = arith.addi %14, %c2 : index
    %356 = arith.minsi %355, %13 : index
    scf.for %357 = %14 to %356 step %c9 {
      %358 = arith.subi %357, %14 : index
      %359 = arith.muli %358, %headDim : index
      %360 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %360 {
        scf.for %361 = %c7 to %headDim step %c6 {
          %362 = arith.muli %0, %headDim : index
          %363 = arith.addi %362, %361 : index
          %364 = vector.load %bias[%363] : memref<?xf32>, vector<16xf32>
          %365 = arith.addi %359, %361 : index
          %366 = vector.load %3[%365] : memref<?xf32>, vector<16xf32>
          %367 = arith.addf %366, %364 : vector<16xf32>
          vector.store %367, %3[%365] : memref<?xf32>, vector<16xf32>
        }
      }
      %368 = arith.addi %heads, %kvHeads : index
      %369 = arith.cmpi slt, %0, %368 : index
      scf.if %369 {
        %370 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %370 {
          %371 = arith.cmpi slt, %0, %heads : index
          %374 = scf.for %372 = %c7 to %headDim step %c6 iter_args(%373 = %c15) -> (vector<16xf32>) {
            %375 = arith.addi %359, %372 : index
            %376 = vector.load %3[%375] : memref<?xf32>, vector<16xf32>
            %377 = math.fma %376, %376, %373 : vector<16xf32>
            scf.yield %377 : vector<16xf32>
          }
          %378 = wave.reduce "add" %374 : vector<16xf32>
          %379 = arith.mulf %378, %inverseHeadDim : f32
          %380 = arith.addf %379, %epsilon : f32
          %381 = math.sqrt %380 : f32
          %382 = arith.divf %c33, %381 : f32
          %383 = vector.broadcast %382 : f32 to vector<16xf32>
          scf.for %384 = %c7 to %headDim step %c6 {
            %385 = vector.load %query_norm[%384] : memref<?xf32>, vector<16xf32>
            %386 = vector.load %key_norm[%384] : memref<?xf32>, vector<16xf32>
            %387 = arith.select %371, %385, %386 : vector<16xf32>
            %388 = arith.addi %359, %384 : index
            %389 = vector.load %3[%388] : memref<?xf32>, vector<16xf32>
            %390 = arith.mulf %389, %383 : vector<16xf32>
            %391 = arith.mulf %390, %387 : vector<16xf32>
            vector.store %391, %3[%388] : memref<?xf32>, vector<16xf32>
          }
        }
        %392 = arith.addi %positionsAt, %357 : index
        %393 = memref.load %step[%392] : memref<?xi32>
        %394 = arith.index_cast %393 : i32 to index
        %395 = arith.divui %headDim, %c3 : index
        %396 = arith.remui %394, %c4 : index
        %397 = arith.muli %396, %headDim : index
        %398 = arith.divui %394, %c4 : index
        %399 = arith.addi %398, %c4 : index
        %400 = arith.muli %399, %headDim : index
        scf.for %401 = %c7 to %395 step %c2 {
          %402 = arith.addi %397, %401 : index
          %403 = vector.load %rope[%402] : memref<?xf32>, vector<8xf32>
          %404 = arith.addi %397, %395 : index
          %405 = arith.addi %404, %401 : index
          %406 = vector.load %rope[%405] : memref<?xf32>, vector<8xf32>
          %407 = arith.addi %400, %401 : index
          %408 = vector.load %rope[%407] : memref<?xf32>, vector<8xf32>
          %409 = arith.addi %400, %395 : index
          %410 = arith.addi %409, %401 : index
          %411 = vector.load %rope[%410] : memref<?xf32>, vector<8xf32>
          %412 = arith.mulf %408, %403 : vector<8xf32>
          %413 = arith.mulf %411, %406 : vector<8xf32>
          %414 = arith.subf %412, %413 : vector<8xf32>
          %415 = arith.mulf %411, %403 : vector<8xf32>
          %416 = arith.mulf %408, %406 : vector<8xf32>
          %417 = arith.addf %415, %416 : vector<8xf32>
          %418 = arith.addi %359, %401 : index
          %419 = vector.load %3[%418] : memref<?xf32>, vector<8xf32>
          %420 = arith.addi %359, %395 : index
          %421 = arith.addi %420, %401 : index
          %422 = vector.load %3[%421] : memref<?xf32>, vector<8xf32>
          %423 = arith.mulf %419, %414 : vector<8xf32>
          %424 = arith.mulf %422, %417 : vector<8xf32>
          %425 = arith.subf %423, %424 : vector<8xf32>
          vector.store %425, %3[%418] : memref<?xf32>, vector<8xf32>
          %426 = arith.mulf %422, %414 : vector<8xf32>
          %427 = arith.mulf %419, %417 : vector<8xf32>
          %428 = arith.addf %426, %427 : vector<8xf32>
          vector.store %428, %3[%421] : memref<?xf32>, vector<8xf32>
        }
      }
      %429 = arith.cmpi slt, %0, %heads : index
      scf.if %429 {
        %430 = arith.divui %heads, %kvHeads : index
        %431 = arith.muli %headDim, %c11 : index
        %432 = arith.muli %kvHeads, %431 : index
        %433 = arith.divui %0, %430 : index
        %434 = arith.muli %433, %headDim : index
        %435 = arith.addi %432, %434 : index
        scf.for %436 = %c7 to %headDim step %c6 {
          %437 = arith.addi %435, %436 : index
          %438 = vector.load %encode[%437] : memref<?xf32>, vector<16xf32>
          %439 = arith.addi %359, %436 : index
          %440 = vector.load %3[%439] : memref<?xf32>, vector<16xf32>
          %441 = arith.mulf %440, %438 : vector<16xf32>
          %442 = arith.muli %357, %heads : index
          %443 = arith.addi %442, %0 : index
          %444 = arith.muli %443, %headDim : index
          %445 = arith.addi %444, %436 : index
          vector.store %441, %q[%445] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %446 = arith.addi %slotsAt, %357 : index
        %447 = memref.load %step[%446] : memref<?xi32>
        %448 = arith.index_cast %447 : i32 to index
        %449 = arith.cmpi sge, %448, %c7 : index
        scf.if %449 {
          %450 = arith.cmpi eq, %codec, %c7 : index
          scf.if %450 {
            %451 = arith.subi %0, %heads : index
            %452 = arith.muli %451, %4 : index
            %453 = arith.divui %448, %c6 : index
            %454 = arith.remui %448, %c6 : index
            %455 = arith.muli %453, %pageBytes : index
            %458 = scf.for %456 = %c7 to %headDim step %c6 iter_args(%457 = %c15) -> (vector<16xf32>) {
              %459 = arith.addi %452, %456 : index
              %460 = vector.load %encode[%459] : memref<?xf32>, vector<16xf32>
              %461 = arith.addi %452, %headDim : index
              %462 = arith.addi %461, %456 : index
              %463 = vector.load %encode[%462] : memref<?xf32>, vector<16xf32>
              %464 = arith.addi %359, %456 : index
              %465 = vector.load %3[%464] : memref<?xf32>, vector<16xf32>
              %466 = arith.subf %465, %463 : vector<16xf32>
              %467 = arith.mulf %466, %460 : vector<16xf32>
              %468 = arith.minimumf %467, %c38 : vector<16xf32>
              %469 = arith.maximumf %468, %c39 : vector<16xf32>
              %470 = arith.truncf %469 : vector<16xf32> to vector<16xf16>
              %471 = vector.bitcast %470 : vector<16xf16> to vector<32xi8>
              %472 = arith.muli %456, %c3 : index
              vector.store %471, %5[%472] : memref<?xi8>, vector<32xi8>
              %473 = math.absf %467 : vector<16xf32>
              %474 = arith.cmpf ugt, %473, %c38 : vector<16xf32>
              %475 = arith.select %474, %c40, %c15 : vector<16xi1>, vector<16xf32>
              %476 = arith.addf %457, %475 : vector<16xf32>
              scf.yield %476 : vector<16xf32>
            }
            %477 = wave.reduce "add" %458 : vector<16xf32>
            %478 = arith.cmpf ogt, %477, %c41 : f32
            scf.if %478 {
              %479 = arith.fptosi %477 : f32 to i32
              wave.count %clipped, %479 : memref<?xi32>
            }
            %480 = arith.cmpi slt, %451, %kvHeads : index
            scf.if %480 {
              %481 = arith.muli %4, %c16 : index
              %482 = arith.muli %451, %481 : index
              %483 = arith.addi %455, %482 : index
              %484 = arith.muli %454, %c3 : index
              %485 = arith.addi %483, %484 : index
              scf.for %486 = %c7 to %headDim step %c9 {
                %487 = arith.muli %486, %c3 : index
                %488 = arith.addi %487, %c7 : index
                %489 = memref.load %5[%488] : memref<?xi8>
                %490 = arith.muli %486, %c16 : index
                %491 = arith.addi %485, %490 : index
                %492 = arith.addi %491, %c7 : index
                memref.store %489, %kv[%492] : memref<?xi8>
                %493 = arith.addi %487, %c9 : index
                %494 = memref.load %5[%493] : memref<?xi8>
                %495 = arith.addi %491, %c9 : index
                memref.store %494, %kv[%495] : memref<?xi8>
              }
            } else {
              %496 = arith.subi %451, %kvHeads : index
              %497 = arith.muli %496, %c3 : index
              %498 = arith.addi %497, %c9 : index
              %499 = arith.muli %4, %c6 : index
              %500 = arith.muli %498, %499 : index
              %501 = arith.addi %455, %500 : index
              %502 = arith.muli %454, %4 : index
              %503 = arith.addi %501, %502 : index
              scf.for %504 = %c7 to %4 step %c6 {
                %505 = vector.load %5[%504] : memref<?xi8>, vector<16xi8>
                %506 = arith.addi %503, %504 : index
                vector.store %505, %kv[%506] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %507 = arith.cmpi eq, %codec, %c9 : index
          scf.if %507 {
            %508 = arith.subi %0, %heads : index
            %509 = arith.muli %508, %4 : index
            %510 = arith.divui %448, %c6 : index
            %511 = arith.remui %448, %c6 : index
            %512 = arith.muli %headDim, %c9 : index
            %513 = arith.muli %510, %pageBytes : index
            %516 = scf.for %514 = %c7 to %headDim step %c6 iter_args(%515 = %c15) -> (vector<16xf32>) {
              %517 = arith.addi %509, %514 : index
              %518 = vector.load %encode[%517] : memref<?xf32>, vector<16xf32>
              %519 = arith.addi %509, %headDim : index
              %520 = arith.addi %519, %514 : index
              %521 = vector.load %encode[%520] : memref<?xf32>, vector<16xf32>
              %522 = arith.addi %359, %514 : index
              %523 = vector.load %3[%522] : memref<?xf32>, vector<16xf32>
              %524 = arith.subf %523, %521 : vector<16xf32>
              %525 = arith.mulf %524, %518 : vector<16xf32>
              %526 = wave.fp8_encode "e4m3" %525 : vector<16xf32> -> vector<16xi8>
              %527 = arith.muli %514, %c9 : index
              vector.store %526, %5[%527] : memref<?xi8>, vector<16xi8>
              %528 = math.absf %525 : vector<16xf32>
              %529 = arith.cmpf ugt, %528, %c42 : vector<16xf32>
              %530 = arith.select %529, %c40, %c15 : vector<16xi1>, vector<16xf32>
              %531 = arith.addf %515, %530 : vector<16xf32>
              scf.yield %531 : vector<16xf32>
            }
            %532 = wave.reduce "add" %516 : vector<16xf32>
            %533 = arith.cmpf ogt, %532, %c41 : f32
            scf.if %533 {
              %534 = arith.fptosi %532 : f32 to i32
              wave.count %clipped, %534 : memref<?xi32>
            }
            %535 = arith.cmpi slt, %508, %kvHeads : index
            scf.if %535 {
              %536 = arith.muli %512, %c16 : index
              %537 = arith.muli %508, %536 : index
              %538 = arith.addi %513, %537 : index
              %539 = arith.muli %511, %c9 : index
              %540 = arith.addi %538, %539 : index
              scf.for %541 = %c7 to %headDim step %c9 {
                %542 = arith.muli %541, %c9 : index
                %543 = arith.addi %542, %c7 : index
                %544 = memref.load %5[%543] : memref<?xi8>
                %545 = arith.muli %541, %c6 : index
                %546 = arith.addi %540, %545 : index
                %547 = arith.addi %546, %c7 : index
                memref.store %544, %kv[%547] : memref<?xi8>
              }
            } else {
              %548 = arith.subi %508, %kvHeads : index
              %549 = arith.muli %548, %c3 : index
              %550 = arith.addi %549, %c9 : index
              %551 = arith.muli %512, %c6 : index
              %552 = arith.muli %550, %551 : index
              %553 = arith.addi %513, %552 : index
              %554 = arith.muli %511, %512 : index
              %555 = arith.addi %553, %554 : index
              scf.for %556 = %c7 to %512 step %c6 {
                %557 = vector.load %5[%556] : memref<?xi8>, vector<16xi8>
                %558 = arith.addi %555, %556 : index
                vector.store %557, %kv[%558] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %559 = arith.cmpi eq, %codec, %c3 : index
          scf.if %559 {
            %560 = arith.subi %0, %heads : index
            %561 = arith.muli %560, %4 : index
            %562 = arith.divui %448, %c6 : index
            %563 = arith.remui %448, %c6 : index
            %564 = arith.muli %headDim, %c9 : index
            %565 = arith.muli %562, %pageBytes : index
            %568 = scf.for %566 = %c7 to %headDim step %c6 iter_args(%567 = %c15) -> (vector<16xf32>) {
              %569 = arith.addi %561, %566 : index
              %570 = vector.load %encode[%569] : memref<?xf32>, vector<16xf32>
              %571 = arith.addi %561, %headDim : index
              %572 = arith.addi %571, %566 : index
              %573 = vector.load %encode[%572] : memref<?xf32>, vector<16xf32>
              %574 = arith.addi %359, %566 : index
              %575 = vector.load %3[%574] : memref<?xf32>, vector<16xf32>
              %576 = arith.subf %575, %573 : vector<16xf32>
              %577 = arith.mulf %576, %570 : vector<16xf32>
              %578 = wave.fp8_encode "e5m2" %577 : vector<16xf32> -> vector<16xi8>
              %579 = arith.muli %566, %c9 : index
              vector.store %578, %5[%579] : memref<?xi8>, vector<16xi8>
              %580 = math.absf %577 : vector<16xf32>
              %581 = arith.cmpf ugt, %580, %c43 : vector<16xf32>
              %582 = arith.select %581, %c40, %c15 : vector<16xi1>, vector<16xf32>
              %583 = arith.addf %567, %582 : vector<16xf32>
              scf.yield %583 : vector<16xf32>
            }
            %584 = wave.reduce "add" %568 : vector<16xf32>
            %585 = arith.cmpf ogt, %584, %c41 : f32
            scf.if %585 {
              %586 = arith.fptosi %584 : f32 to i32
              wave.count %clipped, %586 : memref<?xi32>
            }
            %587 = arith.cmpi slt, %560, %kvHeads : index
            scf.if %587 {
              %588 = arith.muli %564, %c16 : index
              %589 = arith.muli %560, %588 : index
              %590 = arith.addi %565, %589 : index
              %591 = arith.muli %563, %c9 : index
              %592 = arith.addi %590, %591 : index
              scf.for %593 = %c7 to %headDim step %c9 {
                %594 = arith.muli %593, %c9 : index
                %595 = arith.addi %594, %c7 : index
                %596 = memref.load %5[%595] : memref<?xi8>
                %597 = arith.muli %593, %c6 : index
                %598 = arith.addi %592, %597 : index
                %599 = arith.addi %598, %c7 : index
                memref.store %596, %kv[%599] : memref<?xi8>
              }
            } else {
              %600 = arith.subi %560, %kvHeads : index
              %601 = arith.muli %600, %c3 : index
              %602 = arith.addi %601, %c9 : index
              %603 = arith.muli %564, %c6 : index
              %604 = arith.muli %602, %603 : index
              %605 = arith.addi %565, %604 : index
              %606 = arith.muli %563, %564 : index
              %607 = arith.addi %605, %606 : index
              scf.for %608 = %c7 to %564 step %c6 {
                %609 = vector.load %5[%608] : memref<?xi8>, vector<16xi8>
                %610 = arith.addi %607, %608 : index
                vector.store %609, %kv[%610] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %611 = arith.cmpi eq, %codec, %c10 : index
          scf.if %611 {
            %612 = arith.subi %0, %heads : index
            %613 = arith.muli %612, %4 : index
            %614 = arith.divui %448, %c6 : index
            %615 = arith.remui %448, %c6 : index
            %616 = arith.muli %headDim, %c9 : index
            %617 = arith.muli %614, %pageBytes : index
            %620 = scf.for %618 = %c7 to %headDim step %c6 iter_args(%619 = %c15) -> (vector<16xf32>) {
              %621 = arith.addi %613, %618 : index
              %622 = vector.load %encode[%621] : memref<?xf32>, vector<16xf32>
              %623 = arith.addi %613, %headDim : index
              %624 = arith.addi %623, %618 : index
              %625 = vector.load %encode[%624] : memref<?xf32>, vector<16xf32>
              %626 = arith.addi %359, %618 : index
              %627 = vector.load %3[%626] : memref<?xf32>, vector<16xf32>
              %628 = arith.subf %627, %625 : vector<16xf32>
              %629 = arith.mulf %628, %622 : vector<16xf32>
              %630 = arith.cmpf ord, %629, %629 : vector<16xf32>
              %631 = arith.select %630, %629, %c15 : vector<16xi1>, vector<16xf32>
              %632 = math.roundeven %631 : vector<16xf32>
              %633 = arith.minimumf %632, %c44 : vector<16xf32>
              %634 = arith.maximumf %633, %c45 : vector<16xf32>
              %635 = arith.fptosi %634 : vector<16xf32> to vector<16xi32>
              %636 = arith.addi %635, %c46 : vector<16xi32>
              %637 = arith.trunci %636 : vector<16xi32> to vector<16xi8>
              %638 = arith.muli %618, %c9 : index
              vector.store %637, %5[%638] : memref<?xi8>, vector<16xi8>
              %639 = math.absf %629 : vector<16xf32>
              %640 = arith.cmpf ugt, %639, %c47 : vector<16xf32>
              %641 = arith.select %640, %c40, %c15 : vector<16xi1>, vector<16xf32>
              %642 = arith.addf %619, %641 : vector<16xf32>
              scf.yield %642 : vector<16xf32>
            }
            %643 = wave.reduce "add" %620 : vector<16xf32>
            %644 = arith.cmpf ogt, %643, %c41 : f32
            scf.if %644 {
              %645 = arith.fptosi %643 : f32 to i32
              wave.count %clipped, %645 : memref<?xi32>
            }
            %646 = arith.cmpi slt, %612, %kvHeads : index
            scf.if %646 {
              %647 = arith.muli %616, %c16 : index
              %648 = arith.muli %612, %647 : index
              %649 = arith.addi %617, %648 : index
              %650 = arith.muli %615, %c9 : index
              %651 = arith.addi %649, %650 : index
              scf.for %652 = %c7 to %headDim step %c9 {
                %653 = arith.muli %652, %c9 : index
                %654 = arith.addi %653, %c7 : index
                %655 = memref.load %5[%654] : memref<?xi8>
                %656 = arith.muli %652, %c6 : index
                %657 = arith.addi %651, %656 : index
                %658 = arith.addi %657, %c7 : index
                memref.store %655, %kv[%658] : memref<?xi8>
              }
            } else {
              %659 = arith.subi %612, %kvHeads : index
              %660 = arith.muli %659, %c3 : index
              %661 = arith.addi %660, %c9 : index
              %662 = arith.muli %616, %c6 : index
              %663 = arith.muli %661, %662 : index
              %664 = arith.addi %617, %663 : index
              %665 = arith.muli %615, %616 : index
              %666 = arith.addi %664, %665 : index
              scf.for %667 = %c7 to %616 step %c6 {
                %668 = vector.load %5[%667] : memref<?xi8>, vector<16xi8>
                %669 = arith.addi %666, %667 : index
                vector.store %668, %kv[%669] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
