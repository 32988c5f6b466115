// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q6_k', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q6_k_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q6_k_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 3360 : index
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
  %c17 = arith.constant 2336 : index
  %c18 = arith.constant 288 : index
  %c19 = arith.constant 64 : index
  %c20 = arith.constant dense<15> : vector<16xi32>
  %c21 = arith.constant dense<0> : vector<16xi32>
  %c22 = arith.constant dense<3> : vector<16xi32>
  %c23 = arith.constant dense<4> : vector<16xi32>
  %c24 = arith.constant dense<32> : vector<16xi32>
  %c25 = arith.constant dense<2> : vector<16xi32>
  %c26 = arith.constant dense<6> : vector<16xi32>
  %c27 = arith.constant 48 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c34 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c39 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c40 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c41 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c42 = arith.constant 0x00000000 : f32
  %c43 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c44 = arith.constant dense<0x47600000> : vector<16xf32>
  %c45 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c46 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c47 = arith.constant dense<128> : vector<16xi32>
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
        %72 = arith.addi %67, %c7 : index
        %73 = vector.load %w[%72] : memref<?xi8>, vector<32xi8>
        %74 = vector.bitcast %73 : vector<32xi8> to vector<16xf16>
        %75 = arith.extf %74 : vector<16xf16> to vector<16xf32>
        %76 = arith.muli %47, %c4 : index
        %94:16 = scf.for %77 = %c7 to %c16 step %c9 iter_args(%78 = %48, %79 = %49, %80 = %50, %81 = %51, %82 = %52, %83 = %53, %84 = %54, %85 = %55, %86 = %56, %87 = %57, %88 = %58, %89 = %59, %90 = %60, %91 = %61, %92 = %62, %93 = %63) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %95 = arith.muli %77, %c2 : index
          %96 = arith.addi %76, %95 : index
          %97 = arith.addi %66, %c16 : index
          %98 = arith.divui %77, %c3 : index
          %99 = arith.muli %98, %c6 : index
          %100 = arith.addi %97, %99 : index
          %101 = arith.addi %100, %c7 : index
          %102 = vector.load %w[%101] : memref<?xi8>, vector<16xi8>
          %103 = arith.extsi %102 : vector<16xi8> to vector<16xi32>
          %104 = arith.sitofp %103 : vector<16xi32> to vector<16xf32>
          %105 = arith.mulf %71, %104 : vector<16xf32>
          %106 = arith.addi %66, %c17 : index
          %107 = arith.muli %77, %c3 : index
          %108 = arith.addi %107, %c7 : index
          %109 = arith.muli %108, %c6 : index
          %110 = arith.addi %106, %109 : index
          %111 = vector.load %w[%110] : memref<?xi8>, vector<16xi8>
          %112 = arith.extui %111 : vector<16xi8> to vector<16xi32>
          %113 = arith.addi %107, %c9 : index
          %114 = arith.muli %113, %c6 : index
          %115 = arith.addi %106, %114 : index
          %116 = vector.load %w[%115] : memref<?xi8>, vector<16xi8>
          %117 = arith.extui %116 : vector<16xi8> to vector<16xi32>
          %118 = arith.addi %66, %c18 : index
          %119 = arith.muli %77, %c19 : index
          %120 = arith.addi %118, %119 : index
          %121 = arith.addi %120, %c7 : index
          %122 = vector.load %w[%121] : memref<?xi8>, vector<16xi8>
          %123 = arith.extui %122 : vector<16xi8> to vector<16xi32>
          %124 = arith.andi %123, %c20 : vector<16xi32>
          %125 = arith.shrui %112, %c21 : vector<16xi32>
          %126 = arith.andi %125, %c22 : vector<16xi32>
          %127 = arith.shli %126, %c23 : vector<16xi32>
          %128 = arith.ori %124, %127 : vector<16xi32>
          %129 = arith.subi %128, %c24 : vector<16xi32>
          %130 = arith.sitofp %129 : vector<16xi32> to vector<16xf32>
          %131 = arith.mulf %130, %105 : vector<16xf32>
          %132 = arith.addi %67, %c16 : index
          %133 = arith.addi %132, %99 : index
          %134 = arith.addi %133, %c7 : index
          %135 = vector.load %w[%134] : memref<?xi8>, vector<16xi8>
          %136 = arith.extsi %135 : vector<16xi8> to vector<16xi32>
          %137 = arith.sitofp %136 : vector<16xi32> to vector<16xf32>
          %138 = arith.mulf %75, %137 : vector<16xf32>
          %139 = arith.addi %67, %c17 : index
          %140 = arith.addi %139, %109 : index
          %141 = vector.load %w[%140] : memref<?xi8>, vector<16xi8>
          %142 = arith.extui %141 : vector<16xi8> to vector<16xi32>
          %143 = arith.addi %139, %114 : index
          %144 = vector.load %w[%143] : memref<?xi8>, vector<16xi8>
          %145 = arith.extui %144 : vector<16xi8> to vector<16xi32>
          %146 = arith.addi %67, %c18 : index
          %147 = arith.addi %146, %119 : index
          %148 = arith.addi %147, %c7 : index
          %149 = vector.load %w[%148] : memref<?xi8>, vector<16xi8>
          %150 = arith.extui %149 : vector<16xi8> to vector<16xi32>
          %151 = arith.andi %150, %c20 : vector<16xi32>
          %152 = arith.shrui %142, %c21 : vector<16xi32>
          %153 = arith.andi %152, %c22 : vector<16xi32>
          %154 = arith.shli %153, %c23 : vector<16xi32>
          %155 = arith.ori %151, %154 : vector<16xi32>
          %156 = arith.subi %155, %c24 : vector<16xi32>
          %157 = arith.sitofp %156 : vector<16xi32> to vector<16xf32>
          %158 = arith.mulf %157, %138 : vector<16xf32>
          %159 = arith.addi %96, %c7 : index
          %160:16 = func.call @qkv_q6_k_r8p2__cpu.0(%32, %159, %x, %131, %78, %158, %79, %33, %80, %81, %34, %82, %83, %35, %84, %85, %36, %86, %87, %37, %88, %89, %38, %90, %91, %39, %92, %93) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %161 = vector.load %w[%121] : memref<?xi8>, vector<16xi8>
          %162 = arith.extui %161 : vector<16xi8> to vector<16xi32>
          %163 = arith.shrui %162, %c23 : vector<16xi32>
          %164 = arith.shrui %112, %c25 : vector<16xi32>
          %165 = arith.andi %164, %c22 : vector<16xi32>
          %166 = arith.shli %165, %c23 : vector<16xi32>
          %167 = arith.ori %163, %166 : vector<16xi32>
          %168 = arith.subi %167, %c24 : vector<16xi32>
          %169 = arith.sitofp %168 : vector<16xi32> to vector<16xf32>
          %170 = arith.mulf %169, %105 : vector<16xf32>
          %171 = vector.load %w[%148] : memref<?xi8>, vector<16xi8>
          %172 = arith.extui %171 : vector<16xi8> to vector<16xi32>
          %173 = arith.shrui %172, %c23 : vector<16xi32>
          %174 = arith.shrui %142, %c25 : vector<16xi32>
          %175 = arith.andi %174, %c22 : vector<16xi32>
          %176 = arith.shli %175, %c23 : vector<16xi32>
          %177 = arith.ori %173, %176 : vector<16xi32>
          %178 = arith.subi %177, %c24 : vector<16xi32>
          %179 = arith.sitofp %178 : vector<16xi32> to vector<16xf32>
          %180 = arith.mulf %179, %138 : vector<16xf32>
          %181 = arith.addi %96, %c9 : index
          %182:16 = func.call @qkv_q6_k_r8p2__cpu.0(%32, %181, %x, %170, %160#0, %180, %160#1, %33, %160#2, %160#3, %34, %160#4, %160#5, %35, %160#6, %160#7, %36, %160#8, %160#9, %37, %160#10, %160#11, %38, %160#12, %160#13, %39, %160#14, %160#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %183 = arith.addi %120, %c6 : index
          %184 = vector.load %w[%183] : memref<?xi8>, vector<16xi8>
          %185 = arith.extui %184 : vector<16xi8> to vector<16xi32>
          %186 = arith.andi %185, %c20 : vector<16xi32>
          %187 = arith.shrui %112, %c23 : vector<16xi32>
          %188 = arith.andi %187, %c22 : vector<16xi32>
          %189 = arith.shli %188, %c23 : vector<16xi32>
          %190 = arith.ori %186, %189 : vector<16xi32>
          %191 = arith.subi %190, %c24 : vector<16xi32>
          %192 = arith.sitofp %191 : vector<16xi32> to vector<16xf32>
          %193 = arith.mulf %192, %105 : vector<16xf32>
          %194 = arith.addi %147, %c6 : index
          %195 = vector.load %w[%194] : memref<?xi8>, vector<16xi8>
          %196 = arith.extui %195 : vector<16xi8> to vector<16xi32>
          %197 = arith.andi %196, %c20 : vector<16xi32>
          %198 = arith.shrui %142, %c23 : vector<16xi32>
          %199 = arith.andi %198, %c22 : vector<16xi32>
          %200 = arith.shli %199, %c23 : vector<16xi32>
          %201 = arith.ori %197, %200 : vector<16xi32>
          %202 = arith.subi %201, %c24 : vector<16xi32>
          %203 = arith.sitofp %202 : vector<16xi32> to vector<16xf32>
          %204 = arith.mulf %203, %138 : vector<16xf32>
          %205 = arith.addi %96, %c3 : index
          %206:16 = func.call @qkv_q6_k_r8p2__cpu.0(%32, %205, %x, %193, %182#0, %204, %182#1, %33, %182#2, %182#3, %34, %182#4, %182#5, %35, %182#6, %182#7, %36, %182#8, %182#9, %37, %182#10, %182#11, %38, %182#12, %182#13, %39, %182#14, %182#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %207 = vector.load %w[%183] : memref<?xi8>, vector<16xi8>
          %208 = arith.extui %207 : vector<16xi8> to vector<16xi32>
          %209 = arith.shrui %208, %c23 : vector<16xi32>
          %210 = arith.shrui %112, %c26 : vector<16xi32>
          %211 = arith.andi %210, %c22 : vector<16xi32>
          %212 = arith.shli %211, %c23 : vector<16xi32>
          %213 = arith.ori %209, %212 : vector<16xi32>
          %214 = arith.subi %213, %c24 : vector<16xi32>
          %215 = arith.sitofp %214 : vector<16xi32> to vector<16xf32>
          %216 = arith.mulf %215, %105 : vector<16xf32>
          %217 = vector.load %w[%194] : memref<?xi8>, vector<16xi8>
          %218 = arith.extui %217 : vector<16xi8> to vector<16xi32>
          %219 = arith.shrui %218, %c23 : vector<16xi32>
          %220 = arith.shrui %142, %c26 : vector<16xi32>
          %221 = arith.andi %220, %c22 : vector<16xi32>
          %222 = arith.shli %221, %c23 : vector<16xi32>
          %223 = arith.ori %219, %222 : vector<16xi32>
          %224 = arith.subi %223, %c24 : vector<16xi32>
          %225 = arith.sitofp %224 : vector<16xi32> to vector<16xf32>
          %226 = arith.mulf %225, %138 : vector<16xf32>
          %227 = arith.addi %96, %c10 : index
          %228:16 = func.call @qkv_q6_k_r8p2__cpu.0(%32, %227, %x, %216, %206#0, %226, %206#1, %33, %206#2, %206#3, %34, %206#4, %206#5, %35, %206#6, %206#7, %36, %206#8, %206#9, %37, %206#10, %206#11, %38, %206#12, %206#13, %39, %206#14, %206#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %229 = arith.addi %120, %c16 : index
          %230 = vector.load %w[%229] : memref<?xi8>, vector<16xi8>
          %231 = arith.extui %230 : vector<16xi8> to vector<16xi32>
          %232 = arith.andi %231, %c20 : vector<16xi32>
          %233 = arith.shrui %117, %c21 : vector<16xi32>
          %234 = arith.andi %233, %c22 : vector<16xi32>
          %235 = arith.shli %234, %c23 : vector<16xi32>
          %236 = arith.ori %232, %235 : vector<16xi32>
          %237 = arith.subi %236, %c24 : vector<16xi32>
          %238 = arith.sitofp %237 : vector<16xi32> to vector<16xf32>
          %239 = arith.mulf %238, %105 : vector<16xf32>
          %240 = arith.addi %147, %c16 : index
          %241 = vector.load %w[%240] : memref<?xi8>, vector<16xi8>
          %242 = arith.extui %241 : vector<16xi8> to vector<16xi32>
          %243 = arith.andi %242, %c20 : vector<16xi32>
          %244 = arith.shrui %145, %c21 : vector<16xi32>
          %245 = arith.andi %244, %c22 : vector<16xi32>
          %246 = arith.shli %245, %c23 : vector<16xi32>
          %247 = arith.ori %243, %246 : vector<16xi32>
          %248 = arith.subi %247, %c24 : vector<16xi32>
          %249 = arith.sitofp %248 : vector<16xi32> to vector<16xf32>
          %250 = arith.mulf %249, %138 : vector<16xf32>
          %251 = arith.addi %96, %c11 : index
          %252:16 = func.call @qkv_q6_k_r8p2__cpu.0(%32, %251, %x, %239, %228#0, %250, %228#1, %33, %228#2, %228#3, %34, %228#4, %228#5, %35, %228#6, %228#7, %36, %228#8, %228#9, %37, %228#10, %228#11, %38, %228#12, %228#13, %39, %228#14, %228#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %253 = vector.load %w[%229] : memref<?xi8>, vector<16xi8>
          %254 = arith.extui %253 : vector<16xi8> to vector<16xi32>
          %255 = arith.shrui %254, %c23 : vector<16xi32>
          %256 = arith.shrui %117, %c25 : vector<16xi32>
          %257 = arith.andi %256, %c22 : vector<16xi32>
          %258 = arith.shli %257, %c23 : vector<16xi32>
          %259 = arith.ori %255, %258 : vector<16xi32>
          %260 = arith.subi %259, %c24 : vector<16xi32>
          %261 = arith.sitofp %260 : vector<16xi32> to vector<16xf32>
          %262 = arith.mulf %261, %105 : vector<16xf32>
          %263 = vector.load %w[%240] : memref<?xi8>, vector<16xi8>
          %264 = arith.extui %263 : vector<16xi8> to vector<16xi32>
          %265 = arith.shrui %264, %c23 : vector<16xi32>
          %266 = arith.shrui %145, %c25 : vector<16xi32>
          %267 = arith.andi %266, %c22 : vector<16xi32>
          %268 = arith.shli %267, %c23 : vector<16xi32>
          %269 = arith.ori %265, %268 : vector<16xi32>
          %270 = arith.subi %269, %c24 : vector<16xi32>
          %271 = arith.sitofp %270 : vector<16xi32> to vector<16xf32>
          %272 = arith.mulf %271, %138 : vector<16xf32>
          %273 = arith.addi %96, %c12 : index
          %274:16 = func.call @qkv_q6_k_r8p2__cpu.0(%32, %273, %x, %262, %252#0, %272, %252#1, %33, %252#2, %252#3, %34, %252#4, %252#5, %35, %252#6, %252#7, %36, %252#8, %252#9, %37, %252#10, %252#11, %38, %252#12, %252#13, %39, %252#14, %252#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %275 = arith.addi %120, %c27 : index
          %276 = vector.load %w[%275] : memref<?xi8>, vector<16xi8>
          %277 = arith.extui %276 : vector<16xi8> to vector<16xi32>
          %278 = arith.andi %277, %c20 : vector<16xi32>
          %279 = arith.shrui %117, %c23 : vector<16xi32>
          %280 = arith.andi %279, %c22 : vector<16xi32>
          %281 = arith.shli %280, %c23 : vector<16xi32>
          %282 = arith.ori %278, %281 : vector<16xi32>
          %283 = arith.subi %282, %c24 : vector<16xi32>
          %284 = arith.sitofp %283 : vector<16xi32> to vector<16xf32>
          %285 = arith.mulf %284, %105 : vector<16xf32>
          %286 = arith.addi %147, %c27 : index
          %287 = vector.load %w[%286] : memref<?xi8>, vector<16xi8>
          %288 = arith.extui %287 : vector<16xi8> to vector<16xi32>
          %289 = arith.andi %288, %c20 : vector<16xi32>
          %290 = arith.shrui %145, %c23 : vector<16xi32>
          %291 = arith.andi %290, %c22 : vector<16xi32>
          %292 = arith.shli %291, %c23 : vector<16xi32>
          %293 = arith.ori %289, %292 : vector<16xi32>
          %294 = arith.subi %293, %c24 : vector<16xi32>
          %295 = arith.sitofp %294 : vector<16xi32> to vector<16xf32>
          %296 = arith.mulf %295, %138 : vector<16xf32>
          %297 = arith.addi %96, %c13 : index
          %298:16 = func.call @qkv_q6_k_r8p2__cpu.0(%32, %297, %x, %285, %274#0, %296, %274#1, %33, %274#2, %274#3, %34, %274#4, %274#5, %35, %274#6, %274#7, %36, %274#8, %274#9, %37, %274#10, %274#11, %38, %274#12, %274#13, %39, %274#14, %274#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %299 = vector.load %w[%275] : memref<?xi8>, vector<16xi8>
          %300 = arith.extui %299 : vector<16xi8> to vector<16xi32>
          %301 = arith.shrui %300, %c23 : vector<16xi32>
          %302 = arith.shrui %117, %c26 : vector<16xi32>
          %303 = arith.andi %302, %c22 : vector<16xi32>
          %304 = arith.shli %303, %c23 : vector<16xi32>
          %305 = arith.ori %301, %304 : vector<16xi32>
          %306 = arith.subi %305, %c24 : vector<16xi32>
          %307 = arith.sitofp %306 : vector<16xi32> to vector<16xf32>
          %308 = arith.mulf %307, %105 : vector<16xf32>
          %309 = vector.load %w[%286] : memref<?xi8>, vector<16xi8>
          %310 = arith.extui %309 : vector<16xi8> to vector<16xi32>
          %311 = arith.shrui %310, %c23 : vector<16xi32>
          %312 = arith.shrui %145, %c26 : vector<16xi32>
          %313 = arith.andi %312, %c22 : vector<16xi32>
          %314 = arith.shli %313, %c23 : vector<16xi32>
          %315 = arith.ori %311, %314 : vector<16xi32>
          %316 = arith.subi %315, %c24 : vector<16xi32>
          %317 = arith.sitofp %316 : vector<16xi32> to vector<16xf32>
          %318 = arith.mulf %317, %138 : vector<16xf32>
          %319 = arith.addi %96, %c14 : index
          %320:16 = func.call @qkv_q6_k_r8p2__cpu.0(%32, %319, %x, %308, %298#0, %318, %298#1, %33, %298#2, %298#3, %34, %298#4, %298#5, %35, %298#6, %298#7, %36, %298#8, %298#9, %37, %298#10, %298#11, %38, %298#12, %298#13, %39, %298#14, %298#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %320#0, %320#1, %320#2, %320#3, %320#4, %320#5, %320#6, %320#7, %320#8, %320#9, %320#10, %320#11, %320#12, %320#13, %320#14, %320#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %94#0, %94#1, %94#2, %94#3, %94#4, %94#5, %94#6, %94#7, %94#8, %94#9, %94#10, %94#11, %94#12, %94#13, %94#14, %94#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %321 = arith.muli %headDim, %c7 : index
      %322 = arith.muli %40, %c6 : index
      %323 = arith.addi %321, %322 : index
      %324 = arith.addi %323, %c7 : index
      vector.store %64#0, %3[%324] : memref<?xf32>, vector<16xf32>
      %325 = arith.addi %323, %c6 : index
      vector.store %64#1, %3[%325] : memref<?xf32>, vector<16xf32>
      %326 = arith.muli %headDim, %c9 : index
      %327 = arith.addi %326, %322 : index
      %328 = arith.addi %327, %c7 : index
      vector.store %64#2, %3[%328] : memref<?xf32>, vector<16xf32>
      %329 = arith.addi %327, %c6 : index
      vector.store %64#3, %3[%329] : memref<?xf32>, vector<16xf32>
      %330 = arith.addi %4, %322 : index
      %331 = arith.addi %330, %c7 : index
      vector.store %64#4, %3[%331] : memref<?xf32>, vector<16xf32>
      %332 = arith.addi %330, %c6 : index
      vector.store %64#5, %3[%332] : memref<?xf32>, vector<16xf32>
      %333 = arith.muli %headDim, %c10 : index
      %334 = arith.addi %333, %322 : index
      %335 = arith.addi %334, %c7 : index
      vector.store %64#6, %3[%335] : memref<?xf32>, vector<16xf32>
      %336 = arith.addi %334, %c6 : index
      vector.store %64#7, %3[%336] : memref<?xf32>, vector<16xf32>
      %337 = arith.muli %headDim, %c11 : index
      %338 = arith.addi %337, %322 : index
      %339 = arith.addi %338, %c7 : index
      vector.store %64#8, %3[%339] : memref<?xf32>, vector<16xf32>
      %340 = arith.addi %338, %c6 : index
      vector.store %64#9, %3[%340] : memref<?xf32>, vector<16xf32>
      %341 = arith.muli %headDim, %c12 : index
      %342 = arith.addi %341, %322 : index
      %343 = arith.addi %342, %c7 : index
      vector.store %64#10, %3[%343] : memref<?xf32>, vector<16xf32>
      %344 = arith.addi %342, %c6 : index
      vector.store %64#11, %3[%344] : memref<?xf32>, vector<16xf32>
      %345 = arith.muli %headDim, %c13 : index
      %346 = arith.addi %345, %322 : index
      %347 = arith.addi %346, %c7 : index
      vector.store %64#12, %3[%347] : memref<?xf32>, vector<16xf32>
      %348 = arith.addi %346, %c6 : index
      vector.store %64#13, %3[%348] : memref<?xf32>, vector<16xf32>
      %349 = arith.muli %headDim, %c14 : index
      %350 = arith.addi %349, %322 : index
      %351 = arith.addi %350, %c7 : index
      vector.store %64#14, %3[%351] : memref<?xf32>, vector<16xf32>
      %352 = arith.addi %350, %c6 : index
      vector.store %64#15, %3[%352] : memref<?xf32>, vector<16xf32>
    }
    %353 = arith.addi %14, %c2 : index
    %354 = arith.minsi %353, %13 : index
    scf.for %355 = %14 to %354 step %c9 {
      %356 = arith.subi %355, %14 : index
      %357 = arith.muli %356, %headDim : index
      %358 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %358 {
        scf.for %359 = %c7 to %headDim step %c6 {
          %360 = arith.muli %0, %headDim : index
          %361 = arith.addi %360, %359 : index
          %362 = vector.load %bias[%361] : memref<?xf32>, vector<16xf32>
          %363 = arith.addi %357, %359 : index
          %364 = vector.load %3[%363] : memref<?xf32>, vector<16xf32>
          %365 = arith.addf %364, %362 : vector<16xf32>
          vector.store %365, %3[%363] : memref<?xf32>, vector<16xf32>
        }
      }
      %366 = arith.addi %heads, %kvHeads : index
      %367 = arith.cmpi slt, %0, %366 : index
      scf.if %367 {
        %368 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %368 {
          %369 = arith.cmpi slt, %0, %heads : index
          %372 = scf.for %370 = %c7 to %headDim step %c6 iter_args(%371 = %c15) -> (vector<16xf32>) {
            %373 = arith.addi %357, %370 : index
            %374 = vector.load %3[%373] : memref<?xf32>, vector<16xf32>
            %375 = math.fma %374, %374, %371 : vector<16xf32>
            scf.yield %375 : vector<16xf32>
          }
          %376 = wave.reduce "add" %372 : vector<16xf32>
          %377 = arith.mulf %376, %inverseHeadDim : f32
          %378 = arith.addf %377, %epsilon : f32
          %379 = math.sqrt %378 : f32
          %380 = arith.divf %c34, %379 : f32
          %381 = vector.broadcast %380 : f32 to vector<16xf32>
          scf.for %382 = %c7 to %headDim step %c6 {
            %383 = vector.load %query_norm[%382] : memref<?xf32>, vector<16xf32>
            %384 = vector.load %key_norm[%382] : memref<?xf32>, vector<16xf32>
            %385 = arith.select %369, %383, %384 : vector<16xf32>
            %386 = arith.addi %357, %382 : index
            %387 = vector.load %3[%386] : memref<?xf32>, vector<16xf32>
            %388 = arith.mulf %387, %381 : vector<16xf32>
            %389 = arith.mulf %388, %385 : vector<16xf32>
            vector.store %389, %3[%386] : memref<?xf32>, vector<16xf32>
          }
        }
        %390 = arith.addi %positionsAt, %355 : index
        %391 = memref.load %step[%390] : memref<?xi32>
        %392 = arith.index_cast %391 : i32 to index
        %393 = arith.divui %headDim, %c3 : index
        %394 = arith.remui %392, %c4 : index
        %395 = arith.muli %394, %headDim : index
        %396 = arith.divui %392, %c4 : index
        %397 = arith.addi %396, %c4 : index
        %398 = arith.muli %397, %headDim : index
        scf.for %399 = %c7 to %393 step %c2 {
          %400 = arith.addi %395, %399 : index
          %401 = vector.load %rope[%400] : memref<?xf32>, vector<8xf32>
          %402 = arith.addi %395, %393 : index
          %403 = arith.addi %402, %399 : index
          %404 = vector.load %rope[%403] : memref<?xf32>, vector<8xf32>
          %405 = arith.addi %398, %399 : index
          %406 = vector.load %rope[%405] : memref<?xf32>, vector<8xf32>
          %407 = arith.addi %398, %393 : index
          %408 = arith.addi %407, %399 : index
          %409 = vector.load %rope[%408] : memref<?xf32>, vector<8xf32>
          %410 = arith.mulf %406, %401 : vector<8xf32>
          %411 = arith.mulf %409, %404 : vector<8xf32>
          %412 = arith.subf %410, %411 : vector<8xf32>
          %413 = arith.mulf %409, %401 : vector<8xf32>
          %414 = arith.mulf %406, %404 : vector<8xf32>
          %415 = arith.addf %413, %414 : vector<8xf32>
          %416 = arith.addi %357, %399 : index
          %417 = vector.load %3[%416] : memref<?xf32>, vector<8xf32>
          %418 = arith.addi %357, %393 : index
          %419 = arith.addi %418, %399 : index
          %420 = vector.load %3[%419] : memref<?xf32>, vector<8xf32>
          %421 = arith.mulf %417, %412 : vector<8xf32>
          %422 = arith.mulf %420, %415 : vector<8xf32>
          %423 = arith.subf %421, %422 : vector<8xf32>
          vector.store %423, %3[%416] : memref<?xf32>, vector<8xf32>
          %424 = arith.mulf %420, %412 : vector<8xf32>
          %425 = arith.mulf %417, %415 : vector<8xf32>
          %426 = arith.addf %424, %425 : vector<8xf32>
          vector.store %426, %3[%419] : memref<?xf32>, vector<8xf32>
        }
      }
      %427 = arith.cmpi slt, %0, %heads : index
      scf.if %427 {
        %428 = arith.divui %heads, %kvHeads : index
        %429 = arith.muli %headDim, %c11 : index
        %430 = arith.muli %kvHeads, %429 : index
        %431 = arith.divui %0, %428 : index
        %432 = arith.muli %431, %headDim : index
        %433 = arith.addi %430, %432 : index
        scf.for %434 = %c7 to %headDim step %c6 {
          %435 = arith.addi %433, %434 : index
          %436 = vector.load %encode[%435] : memref<?xf32>, vector<16xf32>
          %437 = arith.addi %357, %434 : index
          %438 = vector.load %3[%437] : memref<?xf32>, vector<16xf32>
          %439 = arith.mulf %438, %436 : vector<16xf32>
          %440 = arith.muli %355, %heads : index
          %441 = arith.addi %440, %0 : index
          %442 = arith.muli %441, %headDim : index
          %443 = arith.addi %442, %434 : index
          vector.store %439, %q[%443] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %444 = arith.addi %slotsAt, %355 : index
        %445 = memref.load %step[%444] : memref<?xi32>
        %446 = arith.index_cast %445 : i32 to index
        %447 = arith.cmpi sge, %446, %c7 : index
        scf.if %447 {
          %448 = arith.cmpi eq, %codec, %c7 : index
          scf.if %448 {
            %449 = arith.subi %0, %heads : index
            %450 = arith.muli %449, %4 : index
            %451 = arith.divui %446, %c6 : index
            %452 = arith.remui %446, %c6 : index
            %453 = arith.muli %451, %pageBytes : index
            %456 = scf.for %454 = %c7 to %headDim step %c6 iter_args(%455 = %c15) -> (vector<16xf32>) {
              %457 = arith.addi %450, %454 : index
              %458 = vector.load %encode[%457] : memref<?xf32>, vector<16xf32>
              %459 = arith.addi %450, %headDim : index
              %460 = arith.addi %459, %454 : index
              %461 = vector.load %encode[%460] : memref<?xf32>, vector<16xf32>
              %462 = arith.addi %357, %454 : index
              %463 = vector.load %3[%462] : memref<?xf32>, vector<16xf32>
              %464 = arith.subf %463, %461 : vector<16xf32>
              %465 = arith.mulf %464, %458 : vector<16xf32>
              %466 = arith.minimumf %465, %c39 : vector<16xf32>
              %467 = arith.maximumf %466, %c40 : vector<16xf32>
              %468 = arith.truncf %467 : vector<16xf32> to vector<16xf16>
              %469 = vector.bitcast %468 : vector<16xf16> to vector<32xi8>
              %470 = arith.muli %454, %c3 : index
              vector.store %469, %5[%470] : memref<?xi8>, vector<32xi8>
              %471 = math.absf %465 : vector<16xf32>
              %472 = arith.cmpf ugt, %471, %c39 : vector<16xf32>
              %473 = arith.select %472, %c41, %c15 : vector<16xi1>, vector<16xf32>
              %474 = arith.addf %455, %473 : vector<16xf32>
              scf.yield %474 : vector<16xf32>
            }
            %475 = wave.reduce "add" %456 : vector<16xf32>
            %476 = arith.cmpf ogt, %475, %c42 : f32
            scf.if %476 {
              %477 = arith.fptosi %475 : f32 to i32
              wave.count %clipped, %477 : memref<?xi32>
            }
            %478 = arith.cmpi slt, %449, %kvHeads : index
            scf.if %478 {
              %479 = arith.muli %4, %c16 : index
              %480 = arith.muli %449, %479 : index
              %481 = arith.addi %453, %480 : index
              %482 = arith.muli %452, %c3 : index
              %483 = arith.addi %481, %482 : index
              scf.for %484 = %c7 to %headDim step %c9 {
                %485 = arith.muli %484, %c3 : index
                %486 = arith.addi %485, %c7 : index
                %487 = memref.load %5[%486] : memref<?xi8>
                %488 = arith.muli %484, %c16 : index
                %489 = arith.addi %483, %488 : index
                %490 = arith.addi %489, %c7 : index
                memref.store %487, %kv[%490] : memref<?xi8>
                %491 = arith.addi %485, %c9 : index
                %492 = memref.load %5[%491] : memref<?xi8>
                %493 = arith.addi %489, %c9 : index
                memref.store %492, %kv[%493] : memref<?xi8>
              }
            } else {
              %494 = arith.subi %449, %kvHeads : index
              %495 = arith.muli %494, %c3 : index
              %496 = arith.addi %495, %c9 : index
              %497 = arith.muli %4, %c6 : index
              %498 = arith.muli %496, %497 : index
              %499 = arith.addi %453, %498 : index
              %500 = arith.muli %452, %4 : index
              %501 = arith.addi %499, %500 : index
              scf.for %502 = %c7 to %4 step %c6 {
                %503 = vector.load %5[%502] : memref<?xi8>, vector<16xi8>
                %504 = arith.addi %501, %502 : index
                vector.store %503, %kv[%504] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %505 = arith.cmpi eq, %codec, %c9 : index
          scf.if %505 {
            %506 = arith.subi %0, %heads : index
            %507 = arith.muli %506, %4 : index
            %508 = arith.divui %446, %c6 : index
            %509 = arith.remui %446, %c6 : index
            %510 = arith.muli %headDim, %c9 : index
            %511 = arith.muli %508, %pageBytes : index
            %514 = scf.for %512 = %c7 to %headDim step %c6 iter_args(%513 = %c15) -> (vector<16xf32>) {
              %515 = arith.addi %507, %512 : index
              %516 = vector.load %encode[%515] : memref<?xf32>, vector<16xf32>
              %517 = arith.addi %507, %headDim : index
              %518 = arith.addi %517, %512 : index
              %519 = vector.load %encode[%518] : memref<?xf32>, vector<16xf32>
              %520 = arith.addi %357, %512 : index
              %521 = vector.load %3[%520] : memref<?xf32>, vector<16xf32>
              %522 = arith.subf %521, %519 : vector<16xf32>
              %523 = arith.mulf %522, %516 : vector<16xf32>
              %524 = wave.fp8_encode "e4m3" %523 : vector<16xf32> -> vector<16xi8>
              %525 = arith.muli %512, %c9 : index
              vector.store %524, %5[%525] : memref<?xi8>, vector<16xi8>
              %526 = math.absf %523 : vector<16xf32>
              %527 = arith.cmpf ugt, %526, %c43 : vector<16xf32>
              %528 = arith.select %527, %c41, %c15 : vector<16xi1>, vector<16xf32>
              %529 = arith.addf %513, %528 : vector<16xf32>
              scf.yield %529 : vector<16xf32>
            }
            %530 = wave.reduce "add" %514 : vector<16xf32>
            %531 = arith.cmpf ogt, %530, %c42 : f32
            scf.if %531 {
              %532 = arith.fptosi %530 : f32 to i32
              wave.count %clipped, %532 : memref<?xi32>
            }
            %533 = arith.cmpi slt, %506, %kvHeads : index
            scf.if %533 {
              %534 = arith.muli %510, %c16 : index
              %535 = arith.muli %506, %534 : index
              %536 = arith.addi %511, %535 : index
              %537 = arith.muli %509, %c9 : index
              %538 = arith.addi %536, %537 : index
              scf.for %539 = %c7 to %headDim step %c9 {
                %540 = arith.muli %539, %c9 : index
                %541 = arith.addi %540, %c7 : index
                %542 = memref.load %5[%541] : memref<?xi8>
                %543 = arith.muli %539, %c6 : index
                %544 = arith.addi %538, %543 : index
                %545 = arith.addi %544, %c7 : index
                memref.store %542, %kv[%545] : memref<?xi8>
              }
            } else {
              %546 = arith.subi %506, %kvHeads : index
              %547 = arith.muli %546, %c3 : index
              %548 = arith.addi %547, %c9 : index
              %549 = arith.muli %510, %c6 : index
              %550 = arith.muli %548, %549 : index
              %551 = arith.addi %511, %550 : index
              %552 = arith.muli %509, %510 : index
              %553 = arith.addi %551, %552 : index
              scf.for %554 = %c7 to %510 step %c6 {
                %555 = vector.load %5[%554] : memref<?xi8>, vector<16xi8>
                %556 = arith.addi %553, %554 : index
                vector.store %555, %kv[%556] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %557 = arith.cmpi eq, %codec, %c3 : index
          scf.if %557 {
            %558 = arith.subi %0, %heads : index
            %559 = arith.muli %558, %4 : index
            %560 = arith.divui %446, %c6 : index
            %561 = arith.remui %446, %c6 : index
            %562 = arith.muli %headDim, %c9 : index
            %563 = arith.muli %560, %pageBytes : index
            %566 = scf.for %564 = %c7 to %headDim step %c6 iter_args(%565 = %c15) -> (vector<16xf32>) {
              %567 = arith.addi %559, %564 : index
              %568 = vector.load %encode[%567] : memref<?xf32>, vector<16xf32>
              %569 = arith.addi %559, %headDim : index
              %570 = arith.addi %569, %564 : index
              %571 = vector.load %encode[%570] : memref<?xf32>, vector<16xf32>
              %572 = arith.addi %357, %564 : index
              %573 = vector.load %3[%572] : memref<?xf32>, vector<16xf32>
              %574 = arith.subf %573, %571 : vector<16xf32>
              %575 = arith.mulf %574, %568 : vector<16xf32>
              %576 = wave.fp8_encode "e5m2" %575 : vector<16xf32> -> vector<16xi8>
              %577 = arith.muli %564, %c9 : index
              vector.store %576, %5[%577] : memref<?xi8>, vector<16xi8>
              %578 = math.absf %575 : vector<16xf32>
              %579 = arith.cmpf ugt, %578, %c44 : vector<16xf32>
              %580 = arith.select %579, %c41, %c15 : vector<16xi1>, vector<16xf32>
              %581 = arith.addf %565, %580 : vector<16xf32>
              scf.yield %581 : vector<16xf32>
            }
            %582 = wave.reduce "add" %566 : vector<16xf32>
            %583 = arith.cmpf ogt, %582, %c42 : f32
            scf.if %583 {
              %584 = arith.fptosi %582 : f32 to i32
              wave.count %clipped, %584 : memref<?xi32>
            }
            %585 = arith.cmpi slt, %558, %kvHeads : index
            scf.if %585 {
              %586 = arith.muli %562, %c16 : index
              %587 = arith.muli %558, %586 : index
              %588 = arith.addi %563, %587 : index
              %589 = arith.muli %561, %c9 : index
              %590 = arith.addi %588, %589 : index
              scf.for %591 = %c7 to %headDim step %c9 {
                %592 = arith.muli %591, %c9 : index
                %593 = arith.addi %592, %c7 : index
                %594 = memref.load %5[%593] : memref<?xi8>
                %595 = arith.muli %591, %c6 : index
                %596 = arith.addi %590, %595 : index
                %597 = arith.addi %596, %c7 : index
                memref.store %594, %kv[%597] : memref<?xi8>
              }
            } else {
              %598 = arith.subi %558, %kvHeads : index
              %599 = arith.muli %598, %c3 : index
              %600 = arith.addi %599, %c9 : index
              %601 = arith.muli %562, %c6 : index
              %602 = arith.muli %600, %601 : index
              %603 = arith.addi %563, %602 : index
              %604 = arith.muli %561, %562 : index
              %605 = arith.addi %603, %604 : index
              scf.for %606 = %c7 to %562 step %c6 {
                %607 = vector.load %5[%606] : memref<?xi8>, vector<16xi8>
                %608 = arith.addi %605, %606 : index
                vector.store %607, %kv[%608] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %609 = arith.cmpi eq, %codec, %c10 : index
          scf.if %609 {
            %610 = arith.subi %0, %heads : index
            %611 = arith.muli %610, %4 : index
            %612 = arith.divui %446, %c6 : index
            %613 = arith.remui %446, %c6 : index
            %614 = arith.muli %headDim, %c9 : index
            %615 = arith.muli %612, %pageBytes : index
            %618 = scf.for %616 = %c7 to %headDim step %c6 iter_args(%617 = %c15) -> (vector<16xf32>) {
              %619 = arith.addi %611, %616 : index
              %620 = vector.load %encode[%619] : memref<?xf32>, vector<16xf32>
              %621 = arith.addi %611, %headDim : index
              %622 = arith.addi %621, %616 : index
              %623 = vector.load %encode[%622] : memref<?xf32>, vector<16xf32>
              %624 = arith.addi %357, %616 : index
              %625 = vector.load %3[%624] : memref<?xf32>, vector<16xf32>
              %626 = arith.subf %625, %623 : vector<16xf32>
              %627 = arith.mulf %626, %620 : vector<16xf32>
              %628 = arith.cmpf ord, %627, %627 : vector<16xf32>
              %629 = arith.select %628, %627, %c15 : vector<16xi1>, vector<16xf32>
              %630 = math.roundeven %629 : vector<16xf32>
              %631 = arith.minimumf %630, %c45 : vector<16xf32>
              %632 = arith.maximumf %631, %c46 : vector<16xf32>
              %633 = arith.fptosi %632 : vector<16xf32> to vector<16xi32>
              %634 = arith.addi %633, %c47 : vector<16xi32>
              %635 = arith.trunci %634 : vector<16xi32> to vector<16xi8>
              %636 = arith.muli %616, %c9 : index
              vector.store %635, %5[%636] : memref<?xi8>, vector<16xi8>
              %637 = math.absf %627 : vector<16xf32>
              %638 = arith.cmpf ugt, %637, %c48 : vector<16xf32>
              %639 = arith.select %638, %c41, %c15 : vector<16xi1>, vector<16xf32>
              %640 = arith.addf %617, %639 : vector<16xf32>
              scf.yield %640 : vector<16xf32>
            }
            %641 = wave.reduce "add" %618 : vector<16xf32>
            %642 = arith.cmpf ogt, %641, %c42 : f32
            scf.if %642 {
              %643 = arith.fptosi %641 : f32 to i32
              wave.count %clipped, %643 : memref<?xi32>
            }
            %644 = arith.cmpi slt, %610, %kvHeads : index
            scf.if %644 {
              %645 = arith.muli %614, %c16 : index
              %646 = arith.muli %610, %645 : index
              %647 = arith.addi %615, %646 : index
              %648 = arith.muli %613, %c9 : index
              %649 = arith.addi %647, %648 : index
              scf.for %650 = %c7 to %headDim step %c9 {
                %651 = arith.muli %650, %c9 : index
                %652 = arith.addi %651, %c7 : index
                %653 = memref.load %5[%652] : memref<?xi8>
                %654 = arith.muli %650, %c6 : index
                %655 = arith.addi %649, %654 : index
                %656 = arith.addi %655, %c7 : index
                memref.store %653, %kv[%656] : memref<?xi8>
              }
            } else {
              %657 = arith.subi %610, %kvHeads : index
              %658 = arith.muli %657, %c3 : index
              %659 = arith.addi %658, %c9 : index
              %660 = arith.muli %614, %c6 : index
              %661 = arith.muli %659, %660 : index
              %662 = arith.addi %615, %661 : index
              %663 = arith.muli %613, %614 : index
              %664 = arith.addi %662, %663 : index
              scf.for %665 = %c7 to %614 step %c6 {
                %666 = vector.load %5[%665] : memref<?xi8>, vector<16xi8>
                %667 = arith.addi %664, %665 : index
                vector.store %666, %kv[%667] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
