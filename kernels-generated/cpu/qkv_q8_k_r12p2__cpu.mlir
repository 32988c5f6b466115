// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q8_k', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q8_k_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q8_k_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 12 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 4256 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 5 : index
  %c13 = arith.constant 6 : index
  %c14 = arith.constant 7 : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant 9 : index
  %c17 = arith.constant 10 : index
  %c18 = arith.constant 11 : index
  %c19 = arith.constant dense<0x00000000> : vector<16xf32>
  %c20 = arith.constant 32 : index
  %c21 = arith.constant 2208 : index
  %c22 = arith.constant 160 : index
  %c23 = arith.constant 64 : index
  %c24 = arith.constant dense<15> : vector<16xi32>
  %c25 = arith.constant dense<0> : vector<16xi32>
  %c26 = arith.constant dense<4> : vector<16xi32>
  %c27 = arith.constant dense<128> : vector<16xi32>
  %c28 = arith.constant 48 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c35 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c40 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c41 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c42 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c43 = arith.constant 0x00000000 : f32
  %c44 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c45 = arith.constant dense<0x47600000> : vector<16xf32>
  %c46 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c47 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c48 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
    %32 = arith.addi %14, %c15 : index
    %33 = arith.minsi %32, %15 : index
    %34 = arith.addi %14, %c16 : index
    %35 = arith.minsi %34, %15 : index
    %36 = arith.addi %14, %c17 : index
    %37 = arith.minsi %36, %15 : index
    %38 = arith.addi %14, %c18 : index
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
    scf.for %52 = %c7 to %8 step %c3 {
      %53 = arith.muli %0, %8 : index
      %54 = arith.addi %53, %52 : index
      %55 = arith.addi %54, %c7 : index
      %56 = arith.muli %55, %7 : index
      %57 = arith.addi %54, %c9 : index
      %58 = arith.muli %57, %7 : index
      %84:24 = scf.for %59 = %c7 to %6 step %c9 iter_args(%60 = %c19, %61 = %c19, %62 = %c19, %63 = %c19, %64 = %c19, %65 = %c19, %66 = %c19, %67 = %c19, %68 = %c19, %69 = %c19, %70 = %c19, %71 = %c19, %72 = %c19, %73 = %c19, %74 = %c19, %75 = %c19, %76 = %c19, %77 = %c19, %78 = %c19, %79 = %c19, %80 = %c19, %81 = %c19, %82 = %c19, %83 = %c19) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %85 = arith.muli %59, %c5 : index
        %86 = arith.addi %56, %85 : index
        %87 = arith.addi %58, %85 : index
        %88 = arith.addi %86, %c7 : index
        %89 = vector.load %w[%88] : memref<?xi8>, vector<32xi8>
        %90 = vector.bitcast %89 : vector<32xi8> to vector<16xf16>
        %91 = arith.extf %90 : vector<16xf16> to vector<16xf32>
        %92 = arith.addi %87, %c7 : index
        %93 = vector.load %w[%92] : memref<?xi8>, vector<32xi8>
        %94 = vector.bitcast %93 : vector<32xi8> to vector<16xf16>
        %95 = arith.extf %94 : vector<16xf16> to vector<16xf32>
        %96 = arith.muli %59, %c4 : index
        %122:24 = scf.for %97 = %c7 to %c20 step %c9 iter_args(%98 = %60, %99 = %61, %100 = %62, %101 = %63, %102 = %64, %103 = %65, %104 = %66, %105 = %67, %106 = %68, %107 = %69, %108 = %70, %109 = %71, %110 = %72, %111 = %73, %112 = %74, %113 = %75, %114 = %76, %115 = %77, %116 = %78, %117 = %79, %118 = %80, %119 = %81, %120 = %82, %121 = %83) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %123 = arith.muli %97, %c15 : index
          %124 = arith.addi %96, %123 : index
          %125 = arith.addi %86, %c20 : index
          %126 = arith.divui %97, %c11 : index
          %127 = arith.muli %126, %c6 : index
          %128 = arith.addi %125, %127 : index
          %129 = arith.addi %128, %c7 : index
          %130 = vector.load %w[%129] : memref<?xi8>, vector<16xi8>
          %131 = arith.extsi %130 : vector<16xi8> to vector<16xi32>
          %132 = arith.sitofp %131 : vector<16xi32> to vector<16xf32>
          %133 = arith.mulf %91, %132 : vector<16xf32>
          %134 = arith.addi %86, %c21 : index
          %135 = arith.muli %97, %c11 : index
          %136 = arith.addi %135, %c7 : index
          %137 = arith.muli %136, %c6 : index
          %138 = arith.addi %134, %137 : index
          %139 = vector.load %w[%138] : memref<?xi8>, vector<16xi8>
          %140 = arith.extui %139 : vector<16xi8> to vector<16xi32>
          %141 = arith.addi %135, %c9 : index
          %142 = arith.muli %141, %c6 : index
          %143 = arith.addi %134, %142 : index
          %144 = vector.load %w[%143] : memref<?xi8>, vector<16xi8>
          %145 = arith.extui %144 : vector<16xi8> to vector<16xi32>
          %146 = arith.addi %135, %c3 : index
          %147 = arith.muli %146, %c6 : index
          %148 = arith.addi %134, %147 : index
          %149 = vector.load %w[%148] : memref<?xi8>, vector<16xi8>
          %150 = arith.extui %149 : vector<16xi8> to vector<16xi32>
          %151 = arith.addi %135, %c10 : index
          %152 = arith.muli %151, %c6 : index
          %153 = arith.addi %134, %152 : index
          %154 = vector.load %w[%153] : memref<?xi8>, vector<16xi8>
          %155 = arith.extui %154 : vector<16xi8> to vector<16xi32>
          %156 = arith.addi %86, %c22 : index
          %157 = arith.muli %97, %c23 : index
          %158 = arith.addi %156, %157 : index
          %159 = arith.addi %158, %c7 : index
          %160 = vector.load %w[%159] : memref<?xi8>, vector<16xi8>
          %161 = arith.extui %160 : vector<16xi8> to vector<16xi32>
          %162 = arith.andi %161, %c24 : vector<16xi32>
          %163 = arith.shrui %140, %c25 : vector<16xi32>
          %164 = arith.andi %163, %c24 : vector<16xi32>
          %165 = arith.shli %164, %c26 : vector<16xi32>
          %166 = arith.ori %162, %165 : vector<16xi32>
          %167 = arith.subi %166, %c27 : vector<16xi32>
          %168 = arith.sitofp %167 : vector<16xi32> to vector<16xf32>
          %169 = arith.mulf %168, %133 : vector<16xf32>
          %170 = arith.addi %87, %c20 : index
          %171 = arith.addi %170, %127 : index
          %172 = arith.addi %171, %c7 : index
          %173 = vector.load %w[%172] : memref<?xi8>, vector<16xi8>
          %174 = arith.extsi %173 : vector<16xi8> to vector<16xi32>
          %175 = arith.sitofp %174 : vector<16xi32> to vector<16xf32>
          %176 = arith.mulf %95, %175 : vector<16xf32>
          %177 = arith.addi %87, %c21 : index
          %178 = arith.addi %177, %137 : index
          %179 = vector.load %w[%178] : memref<?xi8>, vector<16xi8>
          %180 = arith.extui %179 : vector<16xi8> to vector<16xi32>
          %181 = arith.addi %177, %142 : index
          %182 = vector.load %w[%181] : memref<?xi8>, vector<16xi8>
          %183 = arith.extui %182 : vector<16xi8> to vector<16xi32>
          %184 = arith.addi %177, %147 : index
          %185 = vector.load %w[%184] : memref<?xi8>, vector<16xi8>
          %186 = arith.extui %185 : vector<16xi8> to vector<16xi32>
          %187 = arith.addi %177, %152 : index
          %188 = vector.load %w[%187] : memref<?xi8>, vector<16xi8>
          %189 = arith.extui %188 : vector<16xi8> to vector<16xi32>
          %190 = arith.addi %87, %c22 : index
          %191 = arith.addi %190, %157 : index
          %192 = arith.addi %191, %c7 : index
          %193 = vector.load %w[%192] : memref<?xi8>, vector<16xi8>
          %194 = arith.extui %193 : vector<16xi8> to vector<16xi32>
          %195 = arith.andi %194, %c24 : vector<16xi32>
          %196 = arith.shrui %180, %c25 : vector<16xi32>
          %197 = arith.andi %196, %c24 : vector<16xi32>
          %198 = arith.shli %197, %c26 : vector<16xi32>
          %199 = arith.ori %195, %198 : vector<16xi32>
          %200 = arith.subi %199, %c27 : vector<16xi32>
          %201 = arith.sitofp %200 : vector<16xi32> to vector<16xf32>
          %202 = arith.mulf %201, %176 : vector<16xf32>
          %203 = arith.addi %124, %c7 : index
          %204:24 = func.call @qkv_q8_k_r12p2__cpu.0(%40, %203, %x, %169, %98, %202, %99, %41, %100, %101, %42, %102, %103, %43, %104, %105, %44, %106, %107, %45, %108, %109, %46, %110, %111, %47, %112, %113, %48, %114, %115, %49, %116, %117, %50, %118, %119, %51, %120, %121) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %205 = vector.load %w[%159] : memref<?xi8>, vector<16xi8>
          %206 = arith.extui %205 : vector<16xi8> to vector<16xi32>
          %207 = arith.shrui %206, %c26 : vector<16xi32>
          %208 = arith.shrui %140, %c26 : vector<16xi32>
          %209 = arith.andi %208, %c24 : vector<16xi32>
          %210 = arith.shli %209, %c26 : vector<16xi32>
          %211 = arith.ori %207, %210 : vector<16xi32>
          %212 = arith.subi %211, %c27 : vector<16xi32>
          %213 = arith.sitofp %212 : vector<16xi32> to vector<16xf32>
          %214 = arith.mulf %213, %133 : vector<16xf32>
          %215 = vector.load %w[%192] : memref<?xi8>, vector<16xi8>
          %216 = arith.extui %215 : vector<16xi8> to vector<16xi32>
          %217 = arith.shrui %216, %c26 : vector<16xi32>
          %218 = arith.shrui %180, %c26 : vector<16xi32>
          %219 = arith.andi %218, %c24 : vector<16xi32>
          %220 = arith.shli %219, %c26 : vector<16xi32>
          %221 = arith.ori %217, %220 : vector<16xi32>
          %222 = arith.subi %221, %c27 : vector<16xi32>
          %223 = arith.sitofp %222 : vector<16xi32> to vector<16xf32>
          %224 = arith.mulf %223, %176 : vector<16xf32>
          %225 = arith.addi %124, %c9 : index
          %226:24 = func.call @qkv_q8_k_r12p2__cpu.0(%40, %225, %x, %214, %204#0, %224, %204#1, %41, %204#2, %204#3, %42, %204#4, %204#5, %43, %204#6, %204#7, %44, %204#8, %204#9, %45, %204#10, %204#11, %46, %204#12, %204#13, %47, %204#14, %204#15, %48, %204#16, %204#17, %49, %204#18, %204#19, %50, %204#20, %204#21, %51, %204#22, %204#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %227 = arith.addi %158, %c6 : index
          %228 = vector.load %w[%227] : memref<?xi8>, vector<16xi8>
          %229 = arith.extui %228 : vector<16xi8> to vector<16xi32>
          %230 = arith.andi %229, %c24 : vector<16xi32>
          %231 = arith.shrui %145, %c25 : vector<16xi32>
          %232 = arith.andi %231, %c24 : vector<16xi32>
          %233 = arith.shli %232, %c26 : vector<16xi32>
          %234 = arith.ori %230, %233 : vector<16xi32>
          %235 = arith.subi %234, %c27 : vector<16xi32>
          %236 = arith.sitofp %235 : vector<16xi32> to vector<16xf32>
          %237 = arith.mulf %236, %133 : vector<16xf32>
          %238 = arith.addi %191, %c6 : index
          %239 = vector.load %w[%238] : memref<?xi8>, vector<16xi8>
          %240 = arith.extui %239 : vector<16xi8> to vector<16xi32>
          %241 = arith.andi %240, %c24 : vector<16xi32>
          %242 = arith.shrui %183, %c25 : vector<16xi32>
          %243 = arith.andi %242, %c24 : vector<16xi32>
          %244 = arith.shli %243, %c26 : vector<16xi32>
          %245 = arith.ori %241, %244 : vector<16xi32>
          %246 = arith.subi %245, %c27 : vector<16xi32>
          %247 = arith.sitofp %246 : vector<16xi32> to vector<16xf32>
          %248 = arith.mulf %247, %176 : vector<16xf32>
          %249 = arith.addi %124, %c3 : index
          %250:24 = func.call @qkv_q8_k_r12p2__cpu.0(%40, %249, %x, %237, %226#0, %248, %226#1, %41, %226#2, %226#3, %42, %226#4, %226#5, %43, %226#6, %226#7, %44, %226#8, %226#9, %45, %226#10, %226#11, %46, %226#12, %226#13, %47, %226#14, %226#15, %48, %226#16, %226#17, %49, %226#18, %226#19, %50, %226#20, %226#21, %51, %226#22, %226#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %251 = vector.load %w[%227] : memref<?xi8>, vector<16xi8>
          %252 = arith.extui %251 : vector<16xi8> to vector<16xi32>
          %253 = arith.shrui %252, %c26 : vector<16xi32>
          %254 = arith.shrui %145, %c26 : vector<16xi32>
          %255 = arith.andi %254, %c24 : vector<16xi32>
          %256 = arith.shli %255, %c26 : vector<16xi32>
          %257 = arith.ori %253, %256 : vector<16xi32>
          %258 = arith.subi %257, %c27 : vector<16xi32>
          %259 = arith.sitofp %258 : vector<16xi32> to vector<16xf32>
          %260 = arith.mulf %259, %133 : vector<16xf32>
          %261 = vector.load %w[%238] : memref<?xi8>, vector<16xi8>
          %262 = arith.extui %261 : vector<16xi8> to vector<16xi32>
          %263 = arith.shrui %262, %c26 : vector<16xi32>
          %264 = arith.shrui %183, %c26 : vector<16xi32>
          %265 = arith.andi %264, %c24 : vector<16xi32>
          %266 = arith.shli %265, %c26 : vector<16xi32>
          %267 = arith.ori %263, %266 : vector<16xi32>
          %268 = arith.subi %267, %c27 : vector<16xi32>
          %269 = arith.sitofp %268 : vector<16xi32> to vector<16xf32>
          %270 = arith.mulf %269, %176 : vector<16xf32>
          %271 = arith.addi %124, %c10 : index
          %272:24 = func.call @qkv_q8_k_r12p2__cpu.0(%40, %271, %x, %260, %250#0, %270, %250#1, %41, %250#2, %250#3, %42, %250#4, %250#5, %43, %250#6, %250#7, %44, %250#8, %250#9, %45, %250#10, %250#11, %46, %250#12, %250#13, %47, %250#14, %250#15, %48, %250#16, %250#17, %49, %250#18, %250#19, %50, %250#20, %250#21, %51, %250#22, %250#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %273 = arith.addi %158, %c20 : index
          %274 = vector.load %w[%273] : memref<?xi8>, vector<16xi8>
          %275 = arith.extui %274 : vector<16xi8> to vector<16xi32>
          %276 = arith.andi %275, %c24 : vector<16xi32>
          %277 = arith.shrui %150, %c25 : vector<16xi32>
          %278 = arith.andi %277, %c24 : vector<16xi32>
          %279 = arith.shli %278, %c26 : vector<16xi32>
          %280 = arith.ori %276, %279 : vector<16xi32>
          %281 = arith.subi %280, %c27 : vector<16xi32>
          %282 = arith.sitofp %281 : vector<16xi32> to vector<16xf32>
          %283 = arith.mulf %282, %133 : vector<16xf32>
          %284 = arith.addi %191, %c20 : index
          %285 = vector.load %w[%284] : memref<?xi8>, vector<16xi8>
          %286 = arith.extui %285 : vector<16xi8> to vector<16xi32>
          %287 = arith.andi %286, %c24 : vector<16xi32>
          %288 = arith.shrui %186, %c25 : vector<16xi32>
          %289 = arith.andi %288, %c24 : vector<16xi32>
          %290 = arith.shli %289, %c26 : vector<16xi32>
          %291 = arith.ori %287, %290 : vector<16xi32>
          %292 = arith.subi %291, %c27 : vector<16xi32>
          %293 = arith.sitofp %292 : vector<16xi32> to vector<16xf32>
          %294 = arith.mulf %293, %176 : vector<16xf32>
          %295 = arith.addi %124, %c11 : index
          %296:24 = func.call @qkv_q8_k_r12p2__cpu.0(%40, %295, %x, %283, %272#0, %294, %272#1, %41, %272#2, %272#3, %42, %272#4, %272#5, %43, %272#6, %272#7, %44, %272#8, %272#9, %45, %272#10, %272#11, %46, %272#12, %272#13, %47, %272#14, %272#15, %48, %272#16, %272#17, %49, %272#18, %272#19, %50, %272#20, %272#21, %51, %272#22, %272#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %297 = vector.load %w[%273] : memref<?xi8>, vector<16xi8>
          %298 = arith.extui %297 : vector<16xi8> to vector<16xi32>
          %299 = arith.shrui %298, %c26 : vector<16xi32>
          %300 = arith.shrui %150, %c26 : vector<16xi32>
          %301 = arith.andi %300, %c24 : vector<16xi32>
          %302 = arith.shli %301, %c26 : vector<16xi32>
          %303 = arith.ori %299, %302 : vector<16xi32>
          %304 = arith.subi %303, %c27 : vector<16xi32>
          %305 = arith.sitofp %304 : vector<16xi32> to vector<16xf32>
          %306 = arith.mulf %305, %133 : vector<16xf32>
          %307 = vector.load %w[%284] : memref<?xi8>, vector<16xi8>
          %308 = arith.extui %307 : vector<16xi8> to vector<16xi32>
          %309 = arith.shrui %308, %c26 : vector<16xi32>
          %310 = arith.shrui %186, %c26 : vector<16xi32>
          %311 = arith.andi %310, %c24 : vector<16xi32>
          %312 = arith.shli %311, %c26 : vector<16xi32>
          %313 = arith.ori %309, %312 : vector<16xi32>
          %314 = arith.subi %313, %c27 : vector<16xi32>
          %315 = arith.sitofp %314 : vector<16xi32> to vector<16xf32>
          %316 = arith.mulf %315, %176 : vector<16xf32>
          %317 = arith.addi %124, %c12 : index
          %318:24 = func.call @qkv_q8_k_r12p2__cpu.0(%40, %317, %x, %306, %296#0, %316, %296#1, %41, %296#2, %296#3, %42, %296#4, %296#5, %43, %296#6, %296#7, %44, %296#8, %296#9, %45, %296#10, %296#11, %46, %296#12, %296#13, %47, %296#14, %296#15, %48, %296#16, %296#17, %49, %296#18, %296#19, %50, %296#20, %296#21, %51, %296#22, %296#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %319 = arith.addi %158, %c28 : index
          %320 = vector.load %w[%319] : memref<?xi8>, vector<16xi8>
          %321 = arith.extui %320 : vector<16xi8> to vector<16xi32>
          %322 = arith.andi %321, %c24 : vector<16xi32>
          %323 = arith.shrui %155, %c25 : vector<16xi32>
          %324 = arith.andi %323, %c24 : vector<16xi32>
          %325 = arith.shli %324, %c26 : vector<16xi32>
          %326 = arith.ori %322, %325 : vector<16xi32>
          %327 = arith.subi %326, %c27 : vector<16xi32>
          %328 = arith.sitofp %327 : vector<16xi32> to vector<16xf32>
          %329 = arith.mulf %328, %133 : vector<16xf32>
          %330 = arith.addi %191, %c28 : index
          %331 = vector.load %w[%330] : memref<?xi8>, vector<16xi8>
          %332 = arith.extui %331 : vector<16xi8> to vector<16xi32>
          %333 = arith.andi %332, %c24 : vector<16xi32>
          %334 = arith.shrui %189, %c25 : vector<16xi32>
          %335 = arith.andi %334, %c24 : vector<16xi32>
          %336 = arith.shli %335, %c26 : vector<16xi32>
          %337 = arith.ori %333, %336 : vector<16xi32>
          %338 = arith.subi %337, %c27 : vector<16xi32>
          %339 = arith.sitofp %338 : vector<16xi32> to vector<16xf32>
          %340 = arith.mulf %339, %176 : vector<16xf32>
          %341 = arith.addi %124, %c13 : index
          %342:24 = func.call @qkv_q8_k_r12p2__cpu.0(%40, %341, %x, %329, %318#0, %340, %318#1, %41, %318#2, %318#3, %42, %318#4, %318#5, %43, %318#6, %318#7, %44, %318#8, %318#9, %45, %318#10, %318#11, %46, %318#12, %318#13, %47, %318#14, %318#15, %48, %318#16, %318#17, %49, %318#18, %318#19, %50, %318#20, %318#21, %51, %318#22, %318#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %343 = vector.load %w[%319] : memref<?xi8>, vector<16xi8>
          %344 = arith.extui %343 : vector<16xi8> to vector<16xi32>
          %345 = arith.shrui %344, %c26 : vector<16xi32>
          %346 = arith.shrui %155, %c26 : vector<16xi32>
          %347 = arith.andi %346, %c24 : vector<16xi32>
          %348 = arith.shli %347, %c26 : vector<16xi32>
          %349 = arith.ori %345, %348 : vector<16xi32>
          %350 = arith.subi %349, %c27 : vector<16xi32>
          %351 = arith.sitofp %350 : vector<16xi32> to vector<16xf32>
          %352 = arith.mulf %351, %133 : vector<16xf32>
          %353 = vector.load %w[%330] : memref<?xi8>, vector<16xi8>
          %354 = arith.extui %353 : vector<16xi8> to vector<16xi32>
          %355 = arith.shrui %354, %c26 : vector<16xi32>
          %356 = arith.shrui %189, %c26 : vector<16xi32>
          %357 = arith.andi %356, %c24 : vector<16xi32>
          %358 = arith.shli %357, %c26 : vector<16xi32>
          %359 = arith.ori %355, %358 : vector<16xi32>
          %360 = arith.subi %359, %c27 : vector<16xi32>
          %361 = arith.sitofp %360 : vector<16xi32> to vector<16xf32>
          %362 = arith.mulf %361, %176 : vector<16xf32>
          %363 = arith.addi %124, %c14 : index
          %364:24 = func.call @qkv_q8_k_r12p2__cpu.0(%40, %363, %x, %352, %342#0, %362, %342#1, %41, %342#2, %342#3, %42, %342#4, %342#5, %43, %342#6, %342#7, %44, %342#8, %342#9, %45, %342#10, %342#11, %46, %342#12, %342#13, %47, %342#14, %342#15, %48, %342#16, %342#17, %49, %342#18, %342#19, %50, %342#20, %342#21, %51, %342#22, %342#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %364#0, %364#1, %364#2, %364#3, %364#4, %364#5, %364#6, %364#7, %364#8, %364#9, %364#10, %364#11, %364#12, %364#13, %364#14, %364#15, %364#16, %364#17, %364#18, %364#19, %364#20, %364#21, %364#22, %364#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %122#0, %122#1, %122#2, %122#3, %122#4, %122#5, %122#6, %122#7, %122#8, %122#9, %122#10, %122#11, %122#12, %122#13, %122#14, %122#15, %122#16, %122#17, %122#18, %122#19, %122#20, %122#21, %122#22, %122#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %365 = arith.muli %headDim, %c7 : index
      %366 = arith.muli %52, %c6 : index
      %367 = arith.addi %365, %366 : index
      %368 = arith.addi %367, %c7 : index
      vector.store %84#0, %3[%368] : memref<?xf32>, vector<16xf32>
      %369 = arith.addi %367, %c6 : index
      vector.store %84#1, %3[%369] : memref<?xf32>, vector<16xf32>
      %370 = arith.muli %headDim, %c9 : index
      %371 = arith.addi %370, %366 : index
      %372 = arith.addi %371, %c7 : index
      vector.store %84#2, %3[%372] : memref<?xf32>, vector<16xf32>
      %373 = arith.addi %371, %c6 : index
      vector.store %84#3, %3[%373] : memref<?xf32>, vector<16xf32>
      %374 = arith.addi %4, %366 : index
      %375 = arith.addi %374, %c7 : index
      vector.store %84#4, %3[%375] : memref<?xf32>, vector<16xf32>
      %376 = arith.addi %374, %c6 : index
      vector.store %84#5, %3[%376] : memref<?xf32>, vector<16xf32>
      %377 = arith.muli %headDim, %c10 : index
      %378 = arith.addi %377, %366 : index
      %379 = arith.addi %378, %c7 : index
      vector.store %84#6, %3[%379] : memref<?xf32>, vector<16xf32>
      %380 = arith.addi %378, %c6 : index
      vector.store %84#7, %3[%380] : memref<?xf32>, vector<16xf32>
      %381 = arith.muli %headDim, %c11 : index
      %382 = arith.addi %381, %366 : index
      %383 = arith.addi %382, %c7 : index
      vector.store %84#8, %3[%383] : memref<?xf32>, vector<16xf32>
      %384 = arith.addi %382, %c6 : index
      vector.store %84#9, %3[%384] : memref<?xf32>, vector<16xf32>
      %385 = arith.muli %headDim, %c12 : index
      %386 = arith.addi %385, %366 : index
      %387 = arith.addi %386, %c7 : index
      vector.store %84#10, %3[%387] : memref<?xf32>, vector<16xf32>
      %388 = arith.addi %386, %c6 : index
      vector.store %84#11, %3[%388] : memref<?xf32>, vector<16xf32>
      %389 = arith.muli %headDim, %c13 : index
      %390 = arith.addi %389, %366 : index
      %391 = arith.addi %390, %c7 : index
      vector.store %84#12, %3[%391] : memref<?xf32>, vector<16xf32>
      %392 = arith.addi %390, %c6 : index
      vector.store %84#13, %3[%392] : memref<?xf32>, vector<16xf32>
      %393 = arith.muli %headDim, %c14 : index
      %394 = arith.addi %393, %366 : index
      %395 = arith.addi %394, %c7 : index
      vector.store %84#14, %3[%395] : memref<?xf32>, vector<16xf32>
      %396 = arith.addi %394, %c6 : index
      vector.store %84#15, %3[%396] : memref<?xf32>, vector<16xf32>
      %397 = arith.muli %headDim, %c15 : index
      %398 = arith.addi %397, %366 : index
      %399 = arith.addi %398, %c7 : index
      vector.store %84#16, %3[%399] : memref<?xf32>, vector<16xf32>
      %400 = arith.addi %398, %c6 : index
      vector.store %84#17, %3[%400] : memref<?xf32>, vector<16xf32>
      %401 = arith.muli %headDim, %c16 : index
      %402 = arith.addi %401, %366 : index
      %403 = arith.addi %402, %c7 : index
      vector.store %84#18, %3[%403] : memref<?xf32>, vector<16xf32>
      %404 = arith.addi %402, %c6 : index
      vector.store %84#19, %3[%404] : memref<?xf32>, vector<16xf32>
      %405 = arith.muli %headDim, %c17 : index
      %406 = arith.addi %405, %366 : index
      %407 = arith.addi %406, %c7 : index
      vector.store %84#20, %3[%407] : memref<?xf32>, vector<16xf32>
      %408 = arith.addi %406, %c6 : index
      vector.store %84#21, %3[%408] : memref<?xf32>, vector<16xf32>
      %409 = arith.muli %headDim, %c18 : index
      %410 = arith.addi %409, %366 : index
      %411 = arith.addi %410, %c7 : index
      vector.store %84#22, %3[%411] : memref<?xf32>, vector<16xf32>
      %412 = arith.addi %410, %c6 : index
      vector.store %84#23, %3[%412] : memref<?xf32>, vector<16xf32>
    }
    %413 = arith.addi %14, %c2 : index
    %414 = arith.minsi %413, %13 : index
    scf.for %415 = %14 to %414 step %c9 {
      %416 = arith.subi %415, %14 : index
      %417 = arith.muli %416, %headDim : index
      %418 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %418 {
        scf.for %419 = %c7 to %headDim step %c6 {
          %420 = arith.muli %0, %headDim : index
          %421 = arith.addi %420, %419 : index
          %422 = vector.load %bias[%421] : memref<?xf32>, vector<16xf32>
          %423 = arith.addi %417, %419 : index
          %424 = vector.load %3[%423] : memref<?xf32>, vector<16xf32>
          %425 = arith.addf %424, %422 : vector<16xf32>
          vector.store %425, %3[%423] : memref<?xf32>, vector<16xf32>
        }
      }
      %426 = arith.addi %heads, %kvHeads : index
      %427 = arith.cmpi slt, %0, %426 : index
      scf.if %427 {
        %428 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %428 {
          %429 = arith.cmpi slt, %0, %heads : index
          %432 = scf.for %430 = %c7 to %headDim step %c6 iter_args(%431 = %c19) -> (vector<16xf32>) {
            %433 = arith.addi %417, %430 : index
            %434 = vector.load %3[%433] : memref<?xf32>, vector<16xf32>
            %435 = math.fma %434, %434, %431 : vector<16xf32>
            scf.yield %435 : vector<16xf32>
          }
          %436 = wave.reduce "add" %432 : vector<16xf32>
          %437 = arith.mulf %436, %inverseHeadDim : f32
          %438 = arith.addf %437, %epsilon : f32
          %439 = math.sqrt %438 : f32
          %440 = arith.divf %c35, %439 : f32
          %441 = vector.broadcast %440 : f32 to vector<16xf32>
          scf.for %442 = %c7 to %headDim step %c6 {
            %443 = vector.load %query_norm[%442] : memref<?xf32>, vector<16xf32>
            %444 = vector.load %key_norm[%442] : memref<?xf32>, vector<16xf32>
            %445 = arith.select %429, %443, %444 : vector<16xf32>
            %446 = arith.addi %417, %442 : index
            %447 = vector.load %3[%446] : memref<?xf32>, vector<16xf32>
            %448 = arith.mulf %447, %441 : vector<16xf32>
            %449 = arith.mulf %448, %445 : vector<16xf32>
            vector.store %449, %3[%446] : memref<?xf32>, vector<16xf32>
          }
        }
        %450 = arith.addi %positionsAt, %415 : index
        %451 = memref.load %step[%450] : memref<?xi32>
        %452 = arith.index_cast %451 : i32 to index
        %453 = arith.divui %headDim, %c3 : index
        %454 = arith.remui %452, %c4 : index
        %455 = arith.muli %454, %headDim : index
        %456 = arith.divui %452, %c4 : index
        %457 = arith.addi %456, %c4 : index
        %458 = arith.muli %457, %headDim : index
        scf.for %459 = %c7 to %453 step %c15 {
          %460 = arith.addi %455, %459 : index
          %461 = vector.load %rope[%460] : memref<?xf32>, vector<8xf32>
          %462 = arith.addi %455, %453 : index
          %463 = arith.addi %462, %459 : index
          %464 = vector.load %rope[%463] : memref<?xf32>, vector<8xf32>
          %465 = arith.addi %458, %459 : index
          %466 = vector.load %rope[%465] : memref<?xf32>, vector<8xf32>
          %467 = arith.addi %458, %453 : index
          %468 = arith.addi %467, %459 : index
          %469 = vector.load %rope[%468] : memref<?xf32>, vector<8xf32>
          %470 = arith.mulf %466, %461 : vector<8xf32>
          %471 = arith.mulf %469, %464 : vector<8xf32>
          %472 = arith.subf %470, %471 : vector<8xf32>
          %473 = arith.mulf %469, %461 : vector<8xf32>
          %474 = arith.mulf %466, %464 : vector<8xf32>
          %475 = arith.addf %473, %474 : vector<8xf32>
          %476 = arith.addi %417, %459 : index
          %477 = vector.load %3[%476] : memref<?xf32>, vector<8xf32>
          %478 = arith.addi %417, %453 : index
          %479 = arith.addi %478, %459 : index
          %480 = vector.load %3[%479] : memref<?xf32>, vector<8xf32>
          %481 = arith.mulf %477, %472 : vector<8xf32>
          %482 = arith.mulf %480, %475 : vector<8xf32>
          %483 = arith.subf %481, %482 : vector<8xf32>
          vector.store %483, %3[%476] : memref<?xf32>, vector<8xf32>
          %484 = arith.mulf %480, %472 : vector<8xf32>
          %485 = arith.mulf %477, %475 : vector<8xf32>
          %486 = arith.addf %484, %485 : vector<8xf32>
          vector.store %486, %3[%479] : memref<?xf32>, vector<8xf32>
        }
      }
      %487 = arith.cmpi slt, %0, %heads : index
      scf.if %487 {
        %488 = arith.divui %heads, %kvHeads : index
        %489 = arith.muli %headDim, %c11 : index
        %490 = arith.muli %kvHeads, %489 : index
        %491 = arith.divui %0, %488 : index
        %492 = arith.muli %491, %headDim : index
        %493 = arith.addi %490, %492 : index
        scf.for %494 = %c7 to %headDim step %c6 {
          %495 = arith.addi %493, %494 : index
          %496 = vector.load %encode[%495] : memref<?xf32>, vector<16xf32>
          %497 = arith.addi %417, %494 : index
          %498 = vector.load %3[%497] : memref<?xf32>, vector<16xf32>
          %499 = arith.mulf %498, %496 : vector<16xf32>
          %500 = arith.muli %415, %heads : index
          %501 = arith.addi %500, %0 : index
          %502 = arith.muli %501, %headDim : index
          %503 = arith.addi %502, %494 : index
          vector.store %499, %q[%503] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %504 = arith.addi %slotsAt, %415 : index
        %505 = memref.load %step[%504] : memref<?xi32>
        %506 = arith.index_cast %505 : i32 to index
        %507 = arith.cmpi sge, %506, %c7 : index
        scf.if %507 {
          %508 = arith.cmpi eq, %codec, %c7 : index
          scf.if %508 {
            %509 = arith.subi %0, %heads : index
            %510 = arith.muli %509, %4 : index
            %511 = arith.divui %506, %c6 : index
            %512 = arith.remui %506, %c6 : index
            %513 = arith.muli %511, %pageBytes : index
            %516 = scf.for %514 = %c7 to %headDim step %c6 iter_args(%515 = %c19) -> (vector<16xf32>) {
              %517 = arith.addi %510, %514 : index
              %518 = vector.load %encode[%517] : memref<?xf32>, vector<16xf32>
              %519 = arith.addi %510, %headDim : index
              %520 = arith.addi %519, %514 : index
              %521 = vector.load %encode[%520] : memref<?xf32>, vector<16xf32>
              %522 = arith.addi %417, %514 : index
              %523 = vector.load %3[%522] : memref<?xf32>, vector<16xf32>
              %524 = arith.subf %523, %521 : vector<16xf32>
              %525 = arith.mulf %524, %518 : vector<16xf32>
              %526 = arith.minimumf %525, %c40 : vector<16xf32>
              %527 = arith.maximumf %526, %c41 : vector<16xf32>
              %528 = arith.truncf %527 : vector<16xf32> to vector<16xf16>
              %529 = vector.bitcast %528 : vector<16xf16> to vector<32xi8>
              %530 = arith.muli %514, %c3 : index
              vector.store %529, %5[%530] : memref<?xi8>, vector<32xi8>
              %531 = math.absf %525 : vector<16xf32>
              %532 = arith.cmpf ugt, %531, %c40 : vector<16xf32>
              %533 = arith.select %532, %c42, %c19 : vector<16xi1>, vector<16xf32>
              %534 = arith.addf %515, %533 : vector<16xf32>
              scf.yield %534 : vector<16xf32>
            }
            %535 = wave.reduce "add" %516 : vector<16xf32>
            %536 = arith.cmpf ogt, %535, %c43 : f32
            scf.if %536 {
              %537 = arith.fptosi %535 : f32 to i32
              wave.count %clipped, %537 : memref<?xi32>
            }
            %538 = arith.cmpi slt, %509, %kvHeads : index
            scf.if %538 {
              %539 = arith.muli %4, %c20 : index
              %540 = arith.muli %509, %539 : index
              %541 = arith.addi %513, %540 : index
              %542 = arith.muli %512, %c3 : index
              %543 = arith.addi %541, %542 : index
              scf.for %544 = %c7 to %headDim step %c9 {
                %545 = arith.muli %544, %c3 : index
                %546 = arith.addi %545, %c7 : index
                %547 = memref.load %5[%546] : memref<?xi8>
                %548 = arith.muli %544, %c20 : index
                %549 = arith.addi %543, %548 : index
                %550 = arith.addi %549, %c7 : index
                memref.store %547, %kv[%550] : memref<?xi8>
                %551 = arith.addi %545, %c9 : index
                %552 = memref.load %5[%551] : memref<?xi8>
                %553 = arith.addi %549, %c9 : index
                memref.store %552, %kv[%553] : memref<?xi8>
              }
            } else {
              %554 = arith.subi %509, %kvHeads : index
              %555 = arith.muli %554, %c3 : index
              %556 = arith.addi %555, %c9 : index
              %557 = arith.muli %4, %c6 : index
              %558 = arith.muli %556, %557 : index
              %559 = arith.addi %513, %558 : index
              %560 = arith.muli %512, %4 : index
              %561 = arith.addi %559, %560 : index
              scf.for %562 = %c7 to %4 step %c6 {
                %563 = vector.load %5[%562] : memref<?xi8>, vector<16xi8>
                %564 = arith.addi %561, %562 : index
                vector.store %563, %kv[%564] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %565 = arith.cmpi eq, %codec, %c9 : index
          scf.if %565 {
            %566 = arith.subi %0, %heads : index
            %567 = arith.muli %566, %4 : index
            %568 = arith.divui %506, %c6 : index
            %569 = arith.remui %506, %c6 : index
            %570 = arith.muli %headDim, %c9 : index
            %571 = arith.muli %568, %pageBytes : index
            %574 = scf.for %572 = %c7 to %headDim step %c6 iter_args(%573 = %c19) -> (vector<16xf32>) {
              %575 = arith.addi %567, %572 : index
              %576 = vector.load %encode[%575] : memref<?xf32>, vector<16xf32>
              %577 = arith.addi %567, %headDim : index
              %578 = arith.addi %577, %572 : index
              %579 = vector.load %encode[%578] : memref<?xf32>, vector<16xf32>
              %580 = arith.addi %417, %572 : index
              %581 = vector.load %3[%580] : memref<?xf32>, vector<16xf32>
              %582 = arith.subf %581, %579 : vector<16xf32>
              %583 = arith.mulf %582, %576 : vector<16xf32>
              %584 = wave.fp8_encode "e4m3" %583 : vector<16xf32> -> vector<16xi8>
              %585 = arith.muli %572, %c9 : index
              vector.store %584, %5[%585] : memref<?xi8>, vector<16xi8>
              %586 = math.absf %583 : vector<16xf32>
              %587 = arith.cmpf ugt, %586, %c44 : vector<16xf32>
              %588 = arith.select %587, %c42, %c19 : vector<16xi1>, vector<16xf32>
              %589 = arith.addf %573, %588 : vector<16xf32>
              scf.yield %589 : vector<16xf32>
            }
            %590 = wave.reduce "add" %574 : vector<16xf32>
            %591 = arith.cmpf ogt, %590, %c43 : f32
            scf.if %591 {
              %592 = arith.fptosi %590 : f32 to i32
              wave.count %clipped, %592 : memref<?xi32>
            }
            %593 = arith.cmpi slt, %566, %kvHeads : index
            scf.if %593 {
              %594 = arith.muli %570, %c20 : index
              %595 = arith.muli %566, %594 : index
              %596 = arith.addi %571, %595 : index
              %597 = arith.muli %569, %c9 : index
              %598 = arith.addi %596, %597 : index
              scf.for %599 = %c7 to %headDim step %c9 {
                %600 = arith.muli %599, %c9 : index
                %601 = arith.addi %600, %c7 : index
                %602 = memref.load %5[%601] : memref<?xi8>
                %603 = arith.muli %599, %c6 : index
                %604 = arith.addi %598, %603 : index
                %605 = arith.addi %604, %c7 : index
                memref.store %602, %kv[%605] : memref<?xi8>
              }
            } else {
              %606 = arith.subi %566, %kvHeads : index
              %607 = arith.muli %606, %c3 : index
              %608 = arith.addi %607, %c9 : index
              %609 = arith.muli %570, %c6 : index
              %610 = arith.muli %608, %609 : index
              %611 = arith.addi %571, %610 : index
              %612 = arith.muli %569, %570 : index
              %613 = arith.addi %611, %612 : index
              scf.for %614 = %c7 to %570 step %c6 {
                %615 = vector.load %5[%614] : memref<?xi8>, vector<16xi8>
                %616 = arith.addi %613, %614 : index
                vector.store %615, %kv[%616] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %617 = arith.cmpi eq, %codec, %c3 : index
          scf.if %617 {
            %618 = arith.subi %0, %heads : index
            %619 = arith.muli %618, %4 : index
            %620 = arith.divui %506, %c6 : index
            %621 = arith.remui %506, %c6 : index
            %622 = arith.muli %headDim, %c9 : index
            %623 = arith.muli %620, %pageBytes : index
            %626 = scf.for %624 = %c7 to %headDim step %c6 iter_args(%625 = %c19) -> (vector<16xf32>) {
              %627 = arith.addi %619, %624 : index
              %628 = vector.load %encode[%627] : memref<?xf32>, vector<16xf32>
              %629 = arith.addi %619, %headDim : index
              %630 = arith.addi %629, %624 : index
              %631 = vector.load %encode[%630] : memref<?xf32>, vector<16xf32>
              %632 = arith.addi %417, %624 : index
              %633 = vector.load %3[%632] : memref<?xf32>, vector<16xf32>
              %634 = arith.subf %633, %631 : vector<16xf32>
              %635 = arith.mulf %634, %628 : vector<16xf32>
              %636 = wave.fp8_encode "e5m2" %635 : vector<16xf32> -> vector<16xi8>
              %637 = arith.muli %624, %c9 : index
              vector.store %636, %5[%637] : memref<?xi8>, vector<16xi8>
              %638 = math.absf %635 : vector<16xf32>
              %639 = arith.cmpf ugt, %638, %c45 : vector<16xf32>
              %640 = arith.select %639, %c42, %c19 : vector<16xi1>, vector<16xf32>
              %641 = arith.addf %625, %640 : vector<16xf32>
              scf.yield %641 : vector<16xf32>
            }
            %642 = wave.reduce "add" %626 : vector<16xf32>
            %643 = arith.cmpf ogt, %642, %c43 : f32
            scf.if %643 {
              %644 = arith.fptosi %642 : f32 to i32
              wave.count %clipped, %644 : memref<?xi32>
            }
            %645 = arith.cmpi slt, %618, %kvHeads : index
            scf.if %645 {
              %646 = arith.muli %622, %c20 : index
              %647 = arith.muli %618, %646 : index
              %648 = arith.addi %623, %647 : index
              %649 = arith.muli %621, %c9 : index
              %650 = arith.addi %648, %649 : index
              scf.for %651 = %c7 to %headDim step %c9 {
                %652 = arith.muli %651, %c9 : index
                %653 = arith.addi %652, %c7 : index
                %654 = memref.load %5[%653] : memref<?xi8>
                %655 = arith.muli %651, %c6 : index
                %656 = arith.addi %650, %655 : index
                %657 = arith.addi %656, %c7 : index
                memref.store %654, %kv[%657] : memref<?xi8>
              }
            } else {
              %658 = arith.subi %618, %kvHeads : index
              %659 = arith.muli %658, %c3 : index
              %660 = arith.addi %659, %c9 : index
              %661 = arith.muli %622, %c6 : index
              %662 = arith.muli %660, %661 : index
              %663 = arith.addi %623, %662 : index
              %664 = arith.muli %621, %622 : index
              %665 = arith.addi %663, %664 : index
              scf.for %666 = %c7 to %622 step %c6 {
                %667 = vector.load %5[%666] : memref<?xi8>, vector<16xi8>
                %668 = arith.addi %665, %666 : index
                vector.store %667, %kv[%668] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %669 = arith.cmpi eq, %codec, %c10 : index
          scf.if %669 {
            %670 = arith.subi %0, %heads : index
            %671 = arith.muli %670, %4 : index
            %672 = arith.divui %506, %c6 : index
            %673 = arith.remui %506, %c6 : index
            %674 = arith.muli %headDim, %c9 : index
            %675 = arith.muli %672, %pageBytes : index
            %678 = scf.for %676 = %c7 to %headDim step %c6 iter_args(%677 = %c19) -> (vector<16xf32>) {
              %679 = arith.addi %671, %676 : index
              %680 = vector.load %encode[%679] : memref<?xf32>, vector<16xf32>
              %681 = arith.addi %671, %headDim : index
              %682 = arith.addi %681, %676 : index
              %683 = vector.load %encode[%682] : memref<?xf32>, vector<16xf32>
              %684 = arith.addi %417, %676 : index
              %685 = vector.load %3[%684] : memref<?xf32>, vector<16xf32>
              %686 = arith.subf %685, %683 : vector<16xf32>
              %687 = arith.mulf %686, %680 : vector<16xf32>
              %688 = arith.cmpf ord, %687, %687 : vector<16xf32>
              %689 = arith.select %688, %687, %c19 : vector<16xi1>, vector<16xf32>
              %690 = math.roundeven %689 : vector<16xf32>
              %691 = arith.minimumf %690, %c46 : vector<16xf32>
              %692 = arith.maximumf %691, %c47 : vector<16xf32>
              %693 = arith.fptosi %692 : vector<16xf32> to vector<16xi32>
              %694 = arith.addi %693, %c27 : vector<16xi32>
              %695 = arith.trunci %694 : vector<16xi32> to vector<16xi8>
              %696 = arith.muli %676, %c9 : index
              vector.store %695, %5[%696] : memref<?xi8>, vector<16xi8>
              %697 = math.absf %687 : vector<16xf32>
              %698 = arith.cmpf ugt, %697, %c48 : vector<16xf32>
              %699 = arith.select %698, %c42, %c19 : vector<16xi1>, vector<16xf32>
              %700 = arith.addf %677, %699 : vector<16xf32>
              scf.yield %700 : vector<16xf32>
            }
            %701 = wave.reduce "add" %678 : vector<16xf32>
            %702 = arith.cmpf ogt, %701, %c43 : f32
            scf.if %702 {
              %703 = arith.fptosi %701 : f32 to i32
              wave.count %clipped, %703 : memref<?xi32>
            }
            %704 = arith.cmpi slt, %670, %kvHeads : index
            scf.if %704 {
              %705 = arith.muli %674, %c20 : index
              %706 = arith.muli %670, %705 : index
              %707 = arith.addi %675, %706 : index
              %708 = arith.muli %673, %c9 : index
              %709 = arith.addi %707, %708 : index
              scf.for %710 = %c7 to %headDim step %c9 {
                %711 = arith.muli %710, %c9 : index
                %712 = arith.addi %711, %c7 : index
                %713 = memref.load %5[%712] : memref<?xi8>
                %714 = arith.muli %710, %c6 : index
                %715 = arith.addi %709, %714 : index
                %716 = arith.addi %715, %c7 : index
                memref.store %713, %kv[%716] : memref<?xi8>
              }
            } else {
              %717 = arith.subi %670, %kvHeads : index
              %718 = arith.muli %717, %c3 : index
              %719 = arith.addi %718, %c9 : index
              %720 = arith.muli %674, %c6 : index
              %721 = arith.muli %719, %720 : index
              %722 = arith.addi %675, %721 : index
              %723 = arith.muli %673, %674 : index
              %724 = arith.addi %722, %723 : index
              scf.for %725 = %c7 to %674 step %c6 {
                %726 = vector.load %5[%725] : memref<?xi8>, vector<16xi8>
                %727 = arith.addi %724, %725 : index
                vector.store %726, %kv[%727] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
