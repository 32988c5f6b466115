// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q5_k', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q5_k_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q5_k_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2880 : index
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
  %c18 = arith.constant 2368 : index
  %c19 = arith.constant 320 : index
  %c20 = arith.constant dense<15> : vector<16xi32>
  %c21 = arith.constant dense<0> : vector<16xi32>
  %c22 = arith.constant dense<1> : vector<16xi32>
  %c23 = arith.constant dense<4> : vector<16xi32>
  %c24 = arith.constant dense<2> : vector<16xi32>
  %c25 = arith.constant dense<3> : vector<16xi32>
  %c26 = arith.constant dense<5> : vector<16xi32>
  %c27 = arith.constant 48 : index
  %c28 = arith.constant dense<6> : vector<16xi32>
  %c29 = arith.constant dense<7> : vector<16xi32>
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c36 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c41 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c42 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c43 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c44 = arith.constant 0x00000000 : f32
  %c45 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c46 = arith.constant dense<0x47600000> : vector<16xf32>
  %c47 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c48 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c49 = arith.constant dense<128> : vector<16xi32>
  %c50 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
          %120 = arith.muli %85, %c9 : index
          %121 = arith.addi %120, %c7 : index
          %122 = arith.muli %121, %c6 : index
          %123 = arith.addi %119, %122 : index
          %124 = vector.load %w[%123] : memref<?xi8>, vector<16xi8>
          %125 = arith.extui %124 : vector<16xi8> to vector<16xi32>
          %126 = arith.addi %66, %c19 : index
          %127 = arith.muli %85, %c17 : index
          %128 = arith.addi %126, %127 : index
          %129 = arith.addi %128, %c7 : index
          %130 = vector.load %w[%129] : memref<?xi8>, vector<16xi8>
          %131 = arith.extui %130 : vector<16xi8> to vector<16xi32>
          %132 = arith.andi %131, %c20 : vector<16xi32>
          %133 = arith.shrui %125, %c21 : vector<16xi32>
          %134 = arith.andi %133, %c22 : vector<16xi32>
          %135 = arith.shli %134, %c23 : vector<16xi32>
          %136 = arith.ori %132, %135 : vector<16xi32>
          %137 = arith.sitofp %136 : vector<16xi32> to vector<16xf32>
          %138 = math.fma %137, %113, %118 : vector<16xf32>
          %139 = arith.addi %67, %c17 : index
          %140 = arith.addi %139, %107 : index
          %141 = arith.addi %140, %c7 : index
          %142 = vector.load %w[%141] : memref<?xi8>, vector<16xi8>
          %143 = arith.extui %142 : vector<16xi8> to vector<16xi32>
          %144 = arith.sitofp %143 : vector<16xi32> to vector<16xf32>
          %145 = arith.mulf %79, %144 : vector<16xf32>
          %146 = arith.addi %140, %c6 : index
          %147 = vector.load %w[%146] : memref<?xi8>, vector<16xi8>
          %148 = arith.extui %147 : vector<16xi8> to vector<16xi32>
          %149 = arith.sitofp %148 : vector<16xi32> to vector<16xf32>
          %150 = arith.mulf %83, %149 : vector<16xf32>
          %151 = arith.addi %67, %c18 : index
          %152 = arith.addi %151, %122 : index
          %153 = vector.load %w[%152] : memref<?xi8>, vector<16xi8>
          %154 = arith.extui %153 : vector<16xi8> to vector<16xi32>
          %155 = arith.addi %67, %c19 : index
          %156 = arith.addi %155, %127 : index
          %157 = arith.addi %156, %c7 : index
          %158 = vector.load %w[%157] : memref<?xi8>, vector<16xi8>
          %159 = arith.extui %158 : vector<16xi8> to vector<16xi32>
          %160 = arith.andi %159, %c20 : vector<16xi32>
          %161 = arith.shrui %154, %c21 : vector<16xi32>
          %162 = arith.andi %161, %c22 : vector<16xi32>
          %163 = arith.shli %162, %c23 : vector<16xi32>
          %164 = arith.ori %160, %163 : vector<16xi32>
          %165 = arith.sitofp %164 : vector<16xi32> to vector<16xf32>
          %166 = math.fma %165, %145, %150 : vector<16xf32>
          %167 = arith.addi %104, %c7 : index
          %168:16 = func.call @qkv_q5_k_r8p2__cpu.0(%32, %167, %x, %138, %86, %166, %87, %33, %88, %89, %34, %90, %91, %35, %92, %93, %36, %94, %95, %37, %96, %97, %38, %98, %99, %39, %100, %101) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %169 = vector.load %w[%129] : memref<?xi8>, vector<16xi8>
          %170 = arith.extui %169 : vector<16xi8> to vector<16xi32>
          %171 = arith.shrui %170, %c23 : vector<16xi32>
          %172 = arith.shrui %125, %c22 : vector<16xi32>
          %173 = arith.andi %172, %c22 : vector<16xi32>
          %174 = arith.shli %173, %c23 : vector<16xi32>
          %175 = arith.ori %171, %174 : vector<16xi32>
          %176 = arith.sitofp %175 : vector<16xi32> to vector<16xf32>
          %177 = math.fma %176, %113, %118 : vector<16xf32>
          %178 = vector.load %w[%157] : memref<?xi8>, vector<16xi8>
          %179 = arith.extui %178 : vector<16xi8> to vector<16xi32>
          %180 = arith.shrui %179, %c23 : vector<16xi32>
          %181 = arith.shrui %154, %c22 : vector<16xi32>
          %182 = arith.andi %181, %c22 : vector<16xi32>
          %183 = arith.shli %182, %c23 : vector<16xi32>
          %184 = arith.ori %180, %183 : vector<16xi32>
          %185 = arith.sitofp %184 : vector<16xi32> to vector<16xf32>
          %186 = math.fma %185, %145, %150 : vector<16xf32>
          %187 = arith.addi %104, %c9 : index
          %188:16 = func.call @qkv_q5_k_r8p2__cpu.0(%32, %187, %x, %177, %168#0, %186, %168#1, %33, %168#2, %168#3, %34, %168#4, %168#5, %35, %168#6, %168#7, %36, %168#8, %168#9, %37, %168#10, %168#11, %38, %168#12, %168#13, %39, %168#14, %168#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %189 = arith.addi %128, %c6 : index
          %190 = vector.load %w[%189] : memref<?xi8>, vector<16xi8>
          %191 = arith.extui %190 : vector<16xi8> to vector<16xi32>
          %192 = arith.andi %191, %c20 : vector<16xi32>
          %193 = arith.shrui %125, %c24 : vector<16xi32>
          %194 = arith.andi %193, %c22 : vector<16xi32>
          %195 = arith.shli %194, %c23 : vector<16xi32>
          %196 = arith.ori %192, %195 : vector<16xi32>
          %197 = arith.sitofp %196 : vector<16xi32> to vector<16xf32>
          %198 = math.fma %197, %113, %118 : vector<16xf32>
          %199 = arith.addi %156, %c6 : index
          %200 = vector.load %w[%199] : memref<?xi8>, vector<16xi8>
          %201 = arith.extui %200 : vector<16xi8> to vector<16xi32>
          %202 = arith.andi %201, %c20 : vector<16xi32>
          %203 = arith.shrui %154, %c24 : vector<16xi32>
          %204 = arith.andi %203, %c22 : vector<16xi32>
          %205 = arith.shli %204, %c23 : vector<16xi32>
          %206 = arith.ori %202, %205 : vector<16xi32>
          %207 = arith.sitofp %206 : vector<16xi32> to vector<16xf32>
          %208 = math.fma %207, %145, %150 : vector<16xf32>
          %209 = arith.addi %104, %c3 : index
          %210:16 = func.call @qkv_q5_k_r8p2__cpu.0(%32, %209, %x, %198, %188#0, %208, %188#1, %33, %188#2, %188#3, %34, %188#4, %188#5, %35, %188#6, %188#7, %36, %188#8, %188#9, %37, %188#10, %188#11, %38, %188#12, %188#13, %39, %188#14, %188#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %211 = vector.load %w[%189] : memref<?xi8>, vector<16xi8>
          %212 = arith.extui %211 : vector<16xi8> to vector<16xi32>
          %213 = arith.shrui %212, %c23 : vector<16xi32>
          %214 = arith.shrui %125, %c25 : vector<16xi32>
          %215 = arith.andi %214, %c22 : vector<16xi32>
          %216 = arith.shli %215, %c23 : vector<16xi32>
          %217 = arith.ori %213, %216 : vector<16xi32>
          %218 = arith.sitofp %217 : vector<16xi32> to vector<16xf32>
          %219 = math.fma %218, %113, %118 : vector<16xf32>
          %220 = vector.load %w[%199] : memref<?xi8>, vector<16xi8>
          %221 = arith.extui %220 : vector<16xi8> to vector<16xi32>
          %222 = arith.shrui %221, %c23 : vector<16xi32>
          %223 = arith.shrui %154, %c25 : vector<16xi32>
          %224 = arith.andi %223, %c22 : vector<16xi32>
          %225 = arith.shli %224, %c23 : vector<16xi32>
          %226 = arith.ori %222, %225 : vector<16xi32>
          %227 = arith.sitofp %226 : vector<16xi32> to vector<16xf32>
          %228 = math.fma %227, %145, %150 : vector<16xf32>
          %229 = arith.addi %104, %c10 : index
          %230:16 = func.call @qkv_q5_k_r8p2__cpu.0(%32, %229, %x, %219, %210#0, %228, %210#1, %33, %210#2, %210#3, %34, %210#4, %210#5, %35, %210#6, %210#7, %36, %210#8, %210#9, %37, %210#10, %210#11, %38, %210#12, %210#13, %39, %210#14, %210#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %231 = arith.addi %128, %c16 : index
          %232 = vector.load %w[%231] : memref<?xi8>, vector<16xi8>
          %233 = arith.extui %232 : vector<16xi8> to vector<16xi32>
          %234 = arith.andi %233, %c20 : vector<16xi32>
          %235 = arith.shrui %125, %c23 : vector<16xi32>
          %236 = arith.andi %235, %c22 : vector<16xi32>
          %237 = arith.shli %236, %c23 : vector<16xi32>
          %238 = arith.ori %234, %237 : vector<16xi32>
          %239 = arith.sitofp %238 : vector<16xi32> to vector<16xf32>
          %240 = math.fma %239, %113, %118 : vector<16xf32>
          %241 = arith.addi %156, %c16 : index
          %242 = vector.load %w[%241] : memref<?xi8>, vector<16xi8>
          %243 = arith.extui %242 : vector<16xi8> to vector<16xi32>
          %244 = arith.andi %243, %c20 : vector<16xi32>
          %245 = arith.shrui %154, %c23 : vector<16xi32>
          %246 = arith.andi %245, %c22 : vector<16xi32>
          %247 = arith.shli %246, %c23 : vector<16xi32>
          %248 = arith.ori %244, %247 : vector<16xi32>
          %249 = arith.sitofp %248 : vector<16xi32> to vector<16xf32>
          %250 = math.fma %249, %145, %150 : vector<16xf32>
          %251 = arith.addi %104, %c11 : index
          %252:16 = func.call @qkv_q5_k_r8p2__cpu.0(%32, %251, %x, %240, %230#0, %250, %230#1, %33, %230#2, %230#3, %34, %230#4, %230#5, %35, %230#6, %230#7, %36, %230#8, %230#9, %37, %230#10, %230#11, %38, %230#12, %230#13, %39, %230#14, %230#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %253 = vector.load %w[%231] : memref<?xi8>, vector<16xi8>
          %254 = arith.extui %253 : vector<16xi8> to vector<16xi32>
          %255 = arith.shrui %254, %c23 : vector<16xi32>
          %256 = arith.shrui %125, %c26 : vector<16xi32>
          %257 = arith.andi %256, %c22 : vector<16xi32>
          %258 = arith.shli %257, %c23 : vector<16xi32>
          %259 = arith.ori %255, %258 : vector<16xi32>
          %260 = arith.sitofp %259 : vector<16xi32> to vector<16xf32>
          %261 = math.fma %260, %113, %118 : vector<16xf32>
          %262 = vector.load %w[%241] : memref<?xi8>, vector<16xi8>
          %263 = arith.extui %262 : vector<16xi8> to vector<16xi32>
          %264 = arith.shrui %263, %c23 : vector<16xi32>
          %265 = arith.shrui %154, %c26 : vector<16xi32>
          %266 = arith.andi %265, %c22 : vector<16xi32>
          %267 = arith.shli %266, %c23 : vector<16xi32>
          %268 = arith.ori %264, %267 : vector<16xi32>
          %269 = arith.sitofp %268 : vector<16xi32> to vector<16xf32>
          %270 = math.fma %269, %145, %150 : vector<16xf32>
          %271 = arith.addi %104, %c12 : index
          %272:16 = func.call @qkv_q5_k_r8p2__cpu.0(%32, %271, %x, %261, %252#0, %270, %252#1, %33, %252#2, %252#3, %34, %252#4, %252#5, %35, %252#6, %252#7, %36, %252#8, %252#9, %37, %252#10, %252#11, %38, %252#12, %252#13, %39, %252#14, %252#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %273 = arith.addi %128, %c27 : index
          %274 = vector.load %w[%273] : memref<?xi8>, vector<16xi8>
          %275 = arith.extui %274 : vector<16xi8> to vector<16xi32>
          %276 = arith.andi %275, %c20 : vector<16xi32>
          %277 = arith.shrui %125, %c28 : vector<16xi32>
          %278 = arith.andi %277, %c22 : vector<16xi32>
          %279 = arith.shli %278, %c23 : vector<16xi32>
          %280 = arith.ori %276, %279 : vector<16xi32>
          %281 = arith.sitofp %280 : vector<16xi32> to vector<16xf32>
          %282 = math.fma %281, %113, %118 : vector<16xf32>
          %283 = arith.addi %156, %c27 : index
          %284 = vector.load %w[%283] : memref<?xi8>, vector<16xi8>
          %285 = arith.extui %284 : vector<16xi8> to vector<16xi32>
          %286 = arith.andi %285, %c20 : vector<16xi32>
          %287 = arith.shrui %154, %c28 : vector<16xi32>
          %288 = arith.andi %287, %c22 : vector<16xi32>
          %289 = arith.shli %288, %c23 : vector<16xi32>
          %290 = arith.ori %286, %289 : vector<16xi32>
          %291 = arith.sitofp %290 : vector<16xi32> to vector<16xf32>
          %292 = math.fma %291, %145, %150 : vector<16xf32>
          %293 = arith.addi %104, %c13 : index
          %294:16 = func.call @qkv_q5_k_r8p2__cpu.0(%32, %293, %x, %282, %272#0, %292, %272#1, %33, %272#2, %272#3, %34, %272#4, %272#5, %35, %272#6, %272#7, %36, %272#8, %272#9, %37, %272#10, %272#11, %38, %272#12, %272#13, %39, %272#14, %272#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %295 = vector.load %w[%273] : memref<?xi8>, vector<16xi8>
          %296 = arith.extui %295 : vector<16xi8> to vector<16xi32>
          %297 = arith.shrui %296, %c23 : vector<16xi32>
          %298 = arith.shrui %125, %c29 : vector<16xi32>
          %299 = arith.andi %298, %c22 : vector<16xi32>
          %300 = arith.shli %299, %c23 : vector<16xi32>
          %301 = arith.ori %297, %300 : vector<16xi32>
          %302 = arith.sitofp %301 : vector<16xi32> to vector<16xf32>
          %303 = math.fma %302, %113, %118 : vector<16xf32>
          %304 = vector.load %w[%283] : memref<?xi8>, vector<16xi8>
          %305 = arith.extui %304 : vector<16xi8> to vector<16xi32>
          %306 = arith.shrui %305, %c23 : vector<16xi32>
          %307 = arith.shrui %154, %c29 : vector<16xi32>
          %308 = arith.andi %307, %c22 : vector<16xi32>
          %309 = arith.shli %308, %c23 : vector<16xi32>
          %310 = arith.ori %306, %309 : vector<16xi32>
          %311 = arith.sitofp %310 : vector<16xi32> to vector<16xf32>
          %312 = math.fma %311, %145, %150 : vector<16xf32>
          %313 = arith.addi %104, %c14 : index
          %314:16 = func.call @qkv_q5_k_r8p2__cpu.0(%32, %313, %x, %303, %294#0, %312, %294#1, %33, %294#2, %294#3, %34, %294#4, %294#5, %35, %294#6, %294#7, %36, %294#8, %294#9, %37, %294#10, %294#11, %38, %294#12, %294#13, %39, %294#14, %294#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %314#0, %314#1, %314#2, %314#3, %314#4, %314#5, %314#6, %314#7, %314#8, %314#9, %314#10, %314#11, %314#12, %314#13, %314#14, %314#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %102#0, %102#1, %102#2, %102#3, %102#4, %102#5, %102#6, %102#7, %102#8, %102#9, %102#10, %102#11, %102#12, %102#13, %102#14, %102#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %315 = arith.muli %headDim, %c7 : index
      %316 = arith.muli %40, %c6 : index
      %317 = arith.addi %315, %316 : index
      %318 = arith.addi %317, %c7 : index
      vector.store %64#0, %3[%318] : memref<?xf32>, vector<16xf32>
      %319 = arith.addi %317, %c6 : index
      vector.store %64#1, %3[%319] : memref<?xf32>, vector<16xf32>
      %320 = arith.muli %headDim, %c9 : index
      %321 = arith.addi %320, %316 : index
      %322 = arith.addi %321, %c7 : index
      vector.store %64#2, %3[%322] : memref<?xf32>, vector<16xf32>
      %323 = arith.addi %321, %c6 : index
      vector.store %64#3, %3[%323] : memref<?xf32>, vector<16xf32>
      %324 = arith.addi %4, %316 : index
      %325 = arith.addi %324, %c7 : index
      vector.store %64#4, %3[%325] : memref<?xf32>, vector<16xf32>
      %326 = arith.addi %324, %c6 : index
      vector.store %64#5, %3[%326] : memref<?xf32>, vector<16xf32>
      %327 = arith.muli %headDim, %c10 : index
      %328 = arith.addi %327, %316 : index
      %329 = arith.addi %328, %c7 : index
      vector.store %64#6, %3[%329] : memref<?xf32>, vector<16xf32>
      %330 = arith.addi %328, %c6 : index
      vector.store %64#7, %3[%330] : memref<?xf32>, vector<16xf32>
      %331 = arith.muli %headDim, %c11 : index
      %332 = arith.addi %331, %316 : index
      %333 = arith.addi %332, %c7 : index
      vector.store %64#8, %3[%333] : memref<?xf32>, vector<16xf32>
      %334 = arith.addi %332, %c6 : index
      vector.store %64#9, %3[%334] : memref<?xf32>, vector<16xf32>
      %335 = arith.muli %headDim, %c12 : index
      %336 = arith.addi %335, %316 : index
      %337 = arith.addi %336, %c7 : index
      vector.store %64#10, %3[%337] : memref<?xf32>, vector<16xf32>
      %338 = arith.addi %336, %c6 : index
      vector.store %64#11, %3[%338] : memref<?xf32>, vector<16xf32>
      %339 = arith.muli %headDim, %c13 : index
      %340 = arith.addi %339, %316 : index
      %341 = arith.addi %340, %c7 : index
      vector.store %64#12, %3[%341] : memref<?xf32>, vector<16xf32>
      %342 = arith.addi %340, %c6 : index
      vector.store %64#13, %3[%342] : memref<?xf32>, vector<16xf32>
      %343 = arith.muli %headDim, %c14 : index
      %344 = arith.addi %343, %316 : index
      %345 = arith.addi %344, %c7 : index
      vector.store %64#14, %3[%345] : memref<?xf32>, vector<16xf32>
      %346 = arith.addi %344, %c6 : index
      vector.store %64#15, %3[%346] : memref<?xf32>, vector<16xf32>
    }
    %347 = arith.addi %14, %c2 : index
    %348 = arith.minsi %347, %13 : index
    scf.for %349 = %14 to %348 step %c9 {
      %350 = arith.subi %349, %14 : index
      %351 = arith.muli %350, %headDim : index
      %352 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %352 {
        scf.for %353 = %c7 to %headDim step %c6 {
          %354 = arith.muli %0, %headDim : index
          %355 = arith.addi %354, %353 : index
          %356 = vector.load %bias[%355] : memref<?xf32>, vector<16xf32>
          %357 = arith.addi %351, %353 : index
          %358 = vector.load %3[%357] : memref<?xf32>, vector<16xf32>
          %359 = arith.addf %358, %356 : vector<16xf32>
          vector.store %359, %3[%357] : memref<?xf32>, vector<16xf32>
        }
      }
      %360 = arith.addi %heads, %kvHeads : index
      %361 = arith.cmpi slt, %0, %360 : index
      scf.if %361 {
        %362 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %362 {
          %363 = arith.cmpi slt, %0, %heads : index
          %366 = scf.for %364 = %c7 to %headDim step %c6 iter_args(%365 = %c15) -> (vector<16xf32>) {
            %367 = arith.addi %351, %364 : index
            %368 = vector.load %3[%367] : memref<?xf32>, vector<16xf32>
            %369 = math.fma %368, %368, %365 : vector<16xf32>
            scf.yield %369 : vector<16xf32>
          }
          %370 = wave.reduce "add" %366 : vector<16xf32>
          %371 = arith.mulf %370, %inverseHeadDim : f32
          %372 = arith.addf %371, %epsilon : f32
          %373 = math.sqrt %372 : f32
          %374 = arith.divf %c36, %373 : f32
          %375 = vector.broadcast %374 : f32 to vector<16xf32>
          scf.for %376 = %c7 to %headDim step %c6 {
            %377 = vector.load %query_norm[%376] : memref<?xf32>, vector<16xf32>
            %378 = vector.load %key_norm[%376] : memref<?xf32>, vector<16xf32>
            %379 = arith.select %363, %377, %378 : vector<16xf32>
            %380 = arith.addi %351, %376 : index
            %381 = vector.load %3[%380] : memref<?xf32>, vector<16xf32>
            %382 = arith.mulf %381, %375 : vector<16xf32>
            %383 = arith.mulf %382, %379 : vector<16xf32>
            vector.store %383, %3[%380] : memref<?xf32>, vector<16xf32>
          }
        }
        %384 = arith.addi %positionsAt, %349 : index
        %385 = memref.load %step[%384] : memref<?xi32>
        %386 = arith.index_cast %385 : i32 to index
        %387 = arith.divui %headDim, %c3 : index
        %388 = arith.remui %386, %c4 : index
        %389 = arith.muli %388, %headDim : index
        %390 = arith.divui %386, %c4 : index
        %391 = arith.addi %390, %c4 : index
        %392 = arith.muli %391, %headDim : index
        scf.for %393 = %c7 to %387 step %c2 {
          %394 = arith.addi %389, %393 : index
          %395 = vector.load %rope[%394] : memref<?xf32>, vector<8xf32>
          %396 = arith.addi %389, %387 : index
          %397 = arith.addi %396, %393 : index
          %398 = vector.load %rope[%397] : memref<?xf32>, vector<8xf32>
          %399 = arith.addi %392, %393 : index
          %400 = vector.load %rope[%399] : memref<?xf32>, vector<8xf32>
          %401 = arith.addi %392, %387 : index
          %402 = arith.addi %401, %393 : index
          %403 = vector.load %rope[%402] : memref<?xf32>, vector<8xf32>
          %404 = arith.mulf %400, %395 : vector<8xf32>
          %405 = arith.mulf %403, %398 : vector<8xf32>
          %406 = arith.subf %404, %405 : vector<8xf32>
          %407 = arith.mulf %403, %395 : vector<8xf32>
          %408 = arith.mulf %400, %398 : vector<8xf32>
          %409 = arith.addf %407, %408 : vector<8xf32>
          %410 = arith.addi %351, %393 : index
          %411 = vector.load %3[%410] : memref<?xf32>, vector<8xf32>
          %412 = arith.addi %351, %387 : index
          %413 = arith.addi %412, %393 : index
          %414 = vector.load %3[%413] : memref<?xf32>, vector<8xf32>
          %415 = arith.mulf %411, %406 : vector<8xf32>
          %416 = arith.mulf %414, %409 : vector<8xf32>
          %417 = arith.subf %415, %416 : vector<8xf32>
          vector.store %417, %3[%410] : memref<?xf32>, vector<8xf32>
          %418 = arith.mulf %414, %406 : vector<8xf32>
          %419 = arith.mulf %411, %409 : vector<8xf32>
          %420 = arith.addf %418, %419 : vector<8xf32>
          vector.store %420, %3[%413] : memref<?xf32>, vector<8xf32>
        }
      }
      %421 = arith.cmpi slt, %0, %heads : index
      scf.if %421 {
        %422 = arith.divui %heads, %kvHeads : index
        %423 = arith.muli %headDim, %c11 : index
        %424 = arith.muli %kvHeads, %423 : index
        %425 = arith.divui %0, %422 : index
        %426 = arith.muli %425, %headDim : index
        %427 = arith.addi %424, %426 : index
        scf.for %428 = %c7 to %headDim step %c6 {
          %429 = arith.addi %427, %428 : index
          %430 = vector.load %encode[%429] : memref<?xf32>, vector<16xf32>
          %431 = arith.addi %351, %428 : index
          %432 = vector.load %3[%431] : memref<?xf32>, vector<16xf32>
          %433 = arith.mulf %432, %430 : vector<16xf32>
          %434 = arith.muli %349, %heads : index
          %435 = arith.addi %434, %0 : index
          %436 = arith.muli %435, %headDim : index
          %437 = arith.addi %436, %428 : index
          vector.store %433, %q[%437] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %438 = arith.addi %slotsAt, %349 : index
        %439 = memref.load %step[%438] : memref<?xi32>
        %440 = arith.index_cast %439 : i32 to index
        %441 = arith.cmpi sge, %440, %c7 : index
        scf.if %441 {
          %442 = arith.cmpi eq, %codec, %c7 : index
          scf.if %442 {
            %443 = arith.subi %0, %heads : index
            %444 = arith.muli %443, %4 : index
            %445 = arith.divui %440, %c6 : index
            %446 = arith.remui %440, %c6 : index
            %447 = arith.muli %445, %pageBytes : index
            %450 = scf.for %448 = %c7 to %headDim step %c6 iter_args(%449 = %c15) -> (vector<16xf32>) {
              %451 = arith.addi %444, %448 : index
              %452 = vector.load %encode[%451] : memref<?xf32>, vector<16xf32>
              %453 = arith.addi %444, %headDim : index
              %454 = arith.addi %453, %448 : index
              %455 = vector.load %encode[%454] : memref<?xf32>, vector<16xf32>
              %456 = arith.addi %351, %448 : index
              %457 = vector.load %3[%456] : memref<?xf32>, vector<16xf32>
              %458 = arith.subf %457, %455 : vector<16xf32>
              %459 = arith.mulf %458, %452 : vector<16xf32>
              %460 = arith.minimumf %459, %c41 : vector<16xf32>
              %461 = arith.maximumf %460, %c42 : vector<16xf32>
              %462 = arith.truncf %461 : vector<16xf32> to vector<16xf16>
              %463 = vector.bitcast %462 : vector<16xf16> to vector<32xi8>
              %464 = arith.muli %448, %c3 : index
              vector.store %463, %5[%464] : memref<?xi8>, vector<32xi8>
              %465 = math.absf %459 : vector<16xf32>
              %466 = arith.cmpf ugt, %465, %c41 : vector<16xf32>
              %467 = arith.select %466, %c43, %c15 : vector<16xi1>, vector<16xf32>
              %468 = arith.addf %449, %467 : vector<16xf32>
              scf.yield %468 : vector<16xf32>
            }
            %469 = wave.reduce "add" %450 : vector<16xf32>
            %470 = arith.cmpf ogt, %469, %c44 : f32
            scf.if %470 {
              %471 = arith.fptosi %469 : f32 to i32
              wave.count %clipped, %471 : memref<?xi32>
            }
            %472 = arith.cmpi slt, %443, %kvHeads : index
            scf.if %472 {
              %473 = arith.muli %4, %c16 : index
              %474 = arith.muli %443, %473 : index
              %475 = arith.addi %447, %474 : index
              %476 = arith.muli %446, %c3 : index
              %477 = arith.addi %475, %476 : index
              scf.for %478 = %c7 to %headDim step %c9 {
                %479 = arith.muli %478, %c3 : index
                %480 = arith.addi %479, %c7 : index
                %481 = memref.load %5[%480] : memref<?xi8>
                %482 = arith.muli %478, %c16 : index
                %483 = arith.addi %477, %482 : index
                %484 = arith.addi %483, %c7 : index
                memref.store %481, %kv[%484] : memref<?xi8>
                %485 = arith.addi %479, %c9 : index
                %486 = memref.load %5[%485] : memref<?xi8>
                %487 = arith.addi %483, %c9 : index
                memref.store %486, %kv[%487] : memref<?xi8>
              }
            } else {
              %488 = arith.subi %443, %kvHeads : index
              %489 = arith.muli %488, %c3 : index
              %490 = arith.addi %489, %c9 : index
              %491 = arith.muli %4, %c6 : index
              %492 = arith.muli %490, %491 : index
              %493 = arith.addi %447, %492 : index
              %494 = arith.muli %446, %4 : index
              %495 = arith.addi %493, %494 : index
              scf.for %496 = %c7 to %4 step %c6 {
                %497 = vector.load %5[%496] : memref<?xi8>, vector<16xi8>
                %498 = arith.addi %495, %496 : index
                vector.store %497, %kv[%498] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %499 = arith.cmpi eq, %codec, %c9 : index
          scf.if %499 {
            %500 = arith.subi %0, %heads : index
            %501 = arith.muli %500, %4 : index
            %502 = arith.divui %440, %c6 : index
            %503 = arith.remui %440, %c6 : index
            %504 = arith.muli %headDim, %c9 : index
            %505 = arith.muli %502, %pageBytes : index
            %508 = scf.for %506 = %c7 to %headDim step %c6 iter_args(%507 = %c15) -> (vector<16xf32>) {
              %509 = arith.addi %501, %506 : index
              %510 = vector.load %encode[%509] : memref<?xf32>, vector<16xf32>
              %511 = arith.addi %501, %headDim : index
              %512 = arith.addi %511, %506 : index
              %513 = vector.load %encode[%512] : memref<?xf32>, vector<16xf32>
              %514 = arith.addi %351, %506 : index
              %515 = vector.load %3[%514] : memref<?xf32>, vector<16xf32>
              %516 = arith.subf %515, %513 : vector<16xf32>
              %517 = arith.mulf %516, %510 : vector<16xf32>
              %518 = wave.fp8_encode "e4m3" %517 : vector<16xf32> -> vector<16xi8>
              %519 = arith.muli %506, %c9 : index
              vector.store %518, %5[%519] : memref<?xi8>, vector<16xi8>
              %520 = math.absf %517 : vector<16xf32>
              %521 = arith.cmpf ugt, %520, %c45 : vector<16xf32>
              %522 = arith.select %521, %c43, %c15 : vector<16xi1>, vector<16xf32>
              %523 = arith.addf %507, %522 : vector<16xf32>
              scf.yield %523 : vector<16xf32>
            }
            %524 = wave.reduce "add" %508 : vector<16xf32>
            %525 = arith.cmpf ogt, %524, %c44 : f32
            scf.if %525 {
              %526 = arith.fptosi %524 : f32 to i32
              wave.count %clipped, %526 : memref<?xi32>
            }
            %527 = arith.cmpi slt, %500, %kvHeads : index
            scf.if %527 {
              %528 = arith.muli %504, %c16 : index
              %529 = arith.muli %500, %528 : index
              %530 = arith.addi %505, %529 : index
              %531 = arith.muli %503, %c9 : index
              %532 = arith.addi %530, %531 : index
              scf.for %533 = %c7 to %headDim step %c9 {
                %534 = arith.muli %533, %c9 : index
                %535 = arith.addi %534, %c7 : index
                %536 = memref.load %5[%535] : memref<?xi8>
                %537 = arith.muli %533, %c6 : index
                %538 = arith.addi %532, %537 : index
                %539 = arith.addi %538, %c7 : index
                memref.store %536, %kv[%539] : memref<?xi8>
              }
            } else {
              %540 = arith.subi %500, %kvHeads : index
              %541 = arith.muli %540, %c3 : index
              %542 = arith.addi %541, %c9 : index
              %543 = arith.muli %504, %c6 : index
              %544 = arith.muli %542, %543 : index
              %545 = arith.addi %505, %544 : index
              %546 = arith.muli %503, %504 : index
              %547 = arith.addi %545, %546 : index
              scf.for %548 = %c7 to %504 step %c6 {
                %549 = vector.load %5[%548] : memref<?xi8>, vector<16xi8>
                %550 = arith.addi %547, %548 : index
                vector.store %549, %kv[%550] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %551 = arith.cmpi eq, %codec, %c3 : index
          scf.if %551 {
            %552 = arith.subi %0, %heads : index
            %553 = arith.muli %552, %4 : index
            %554 = arith.divui %440, %c6 : index
            %555 = arith.remui %440, %c6 : index
            %556 = arith.muli %headDim, %c9 : index
            %557 = arith.muli %554, %pageBytes : index
            %560 = scf.for %558 = %c7 to %headDim step %c6 iter_args(%559 = %c15) -> (vector<16xf32>) {
              %561 = arith.addi %553, %558 : index
              %562 = vector.load %encode[%561] : memref<?xf32>, vector<16xf32>
              %563 = arith.addi %553, %headDim : index
              %564 = arith.addi %563, %558 : index
              %565 = vector.load %encode[%564] : memref<?xf32>, vector<16xf32>
              %566 = arith.addi %351, %558 : index
              %567 = vector.load %3[%566] : memref<?xf32>, vector<16xf32>
              %568 = arith.subf %567, %565 : vector<16xf32>
              %569 = arith.mulf %568, %562 : vector<16xf32>
              %570 = wave.fp8_encode "e5m2" %569 : vector<16xf32> -> vector<16xi8>
              %571 = arith.muli %558, %c9 : index
              vector.store %570, %5[%571] : memref<?xi8>, vector<16xi8>
              %572 = math.absf %569 : vector<16xf32>
              %573 = arith.cmpf ugt, %572, %c46 : vector<16xf32>
              %574 = arith.select %573, %c43, %c15 : vector<16xi1>, vector<16xf32>
              %575 = arith.addf %559, %574 : vector<16xf32>
              scf.yield %575 : vector<16xf32>
            }
            %576 = wave.reduce "add" %560 : vector<16xf32>
            %577 = arith.cmpf ogt, %576, %c44 : f32
            scf.if %577 {
              %578 = arith.fptosi %576 : f32 to i32
              wave.count %clipped, %578 : memref<?xi32>
            }
            %579 = arith.cmpi slt, %552, %kvHeads : index
            scf.if %579 {
              %580 = arith.muli %556, %c16 : index
              %581 = arith.muli %552, %580 : index
              %582 = arith.addi %557, %581 : index
              %583 = arith.muli %555, %c9 : index
              %584 = arith.addi %582, %583 : index
              scf.for %585 = %c7 to %headDim step %c9 {
                %586 = arith.muli %585, %c9 : index
                %587 = arith.addi %586, %c7 : index
                %588 = memref.load %5[%587] : memref<?xi8>
                %589 = arith.muli %585, %c6 : index
                %590 = arith.addi %584, %589 : index
                %591 = arith.addi %590, %c7 : index
                memref.store %588, %kv[%591] : memref<?xi8>
              }
            } else {
              %592 = arith.subi %552, %kvHeads : index
              %593 = arith.muli %592, %c3 : index
              %594 = arith.addi %593, %c9 : index
              %595 = arith.muli %556, %c6 : index
              %596 = arith.muli %594, %595 : index
              %597 = arith.addi %557, %596 : index
              %598 = arith.muli %555, %556 : index
              %599 = arith.addi %597, %598 : index
              scf.for %600 = %c7 to %556 step %c6 {
                %601 = vector.load %5[%600] : memref<?xi8>, vector<16xi8>
                %602 = arith.addi %599, %600 : index
                vector.store %601, %kv[%602] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %603 = arith.cmpi eq, %codec, %c10 : index
          scf.if %603 {
            %604 = arith.subi %0, %heads : index
            %605 = arith.muli %604, %4 : index
            %606 = arith.divui %440, %c6 : index
            %607 = arith.remui %440, %c6 : index
            %608 = arith.muli %headDim, %c9 : index
            %609 = arith.muli %606, %pageBytes : index
            %612 = scf.for %610 = %c7 to %headDim step %c6 iter_args(%611 = %c15) -> (vector<16xf32>) {
              %613 = arith.addi %605, %610 : index
              %614 = vector.load %encode[%613] : memref<?xf32>, vector<16xf32>
              %615 = arith.addi %605, %headDim : index
              %616 = arith.addi %615, %610 : index
              %617 = vector.load %encode[%616] : memref<?xf32>, vector<16xf32>
              %618 = arith.addi %351, %610 : index
              %619 = vector.load %3[%618] : memref<?xf32>, vector<16xf32>
              %620 = arith.subf %619, %617 : vector<16xf32>
              %621 = arith.mulf %620, %614 : vector<16xf32>
              %622 = arith.cmpf ord, %621, %621 : vector<16xf32>
              %623 = arith.select %622, %621, %c15 : vector<16xi1>, vector<16xf32>
              %624 = math.roundeven %623 : vector<16xf32>
              %625 = arith.minimumf %624, %c47 : vector<16xf32>
              %626 = arith.maximumf %625, %c48 : vector<16xf32>
              %627 = arith.fptosi %626 : vector<16xf32> to vector<16xi32>
              %628 = arith.addi %627, %c49 : vector<16xi32>
              %629 = arith.trunci %628 : vector<16xi32> to vector<16xi8>
              %630 = arith.muli %610, %c9 : index
              vector.store %629, %5[%630] : memref<?xi8>, vector<16xi8>
              %631 = math.absf %621 : vector<16xf32>
              %632 = arith.cmpf ugt, %631, %c50 : vector<16xf32>
              %633 = arith.select %632, %c43, %c15 : vector<16xi1>, vector<16xf32>
              %634 = arith.addf %611, %633 : vector<16xf32>
              scf.yield %634 : vector<16xf32>
            }
            %635 = wave.reduce "add" %612 : vector<16xf32>
            %636 = arith.cmpf ogt, %635, %c44 : f32
            scf.if %636 {
              %637 = arith.fptosi %635 : f32 to i32
              wave.count %clipped, %637 : memref<?xi32>
            }
            %638 = arith.cmpi slt, %604, %kvHeads : index
            scf.if %638 {
              %639 = arith.muli %608, %c16 : index
              %640 = arith.muli %604, %639 : index
              %641 = arith.addi %609, %640 : index
              %642 = arith.muli %607, %c9 : index
              %643 = arith.addi %641, %642 : index
              scf.for %644 = %c7 to %headDim step %c9 {
                %645 = arith.muli %644, %c9 : index
                %646 = arith.addi %645, %c7 : index
                %647 = memref.load %5[%646] : memref<?xi8>
                %648 = arith.muli %644, %c6 : index
                %649 = arith.addi %643, %648 : index
                %650 = arith.addi %649, %c7 : index
                memref.store %647, %kv[%650] : memref<?xi8>
              }
            } else {
              %651 = arith.subi %604, %kvHeads : index
              %652 = arith.muli %651, %c3 : index
              %653 = arith.addi %652, %c9 : index
              %654 = arith.muli %608, %c6 : index
              %655 = arith.muli %653, %654 : index
              %656 = arith.addi %609, %655 : index
              %657 = arith.muli %607, %608 : index
              %658 = arith.addi %656, %657 : index
              scf.for %659 = %c7 to %608 step %c6 {
                %660 = vector.load %5[%659] : memref<?xi8>, vector<16xi8>
                %661 = arith.addi %658, %659 : index
                vector.store %660, %kv[%661] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
