// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q5_1', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q5_1_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q5_1_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 384 : index
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
  %c16 = arith.constant 320 : index
  %c17 = arith.constant 64 : index
  %c18 = arith.constant dense<15> : vector<16xi32>
  %c19 = arith.constant dense<0> : vector<16xi32>
  %c20 = arith.constant dense<1> : vector<16xi32>
  %c21 = arith.constant dense<4> : vector<16xi32>
  %c22 = arith.constant dense<2> : vector<16xi32>
  %c23 = arith.constant dense<3> : vector<16xi32>
  %c24 = arith.constant dense<5> : vector<16xi32>
  %c25 = arith.constant 48 : index
  %c26 = arith.constant dense<6> : vector<16xi32>
  %c27 = arith.constant dense<7> : vector<16xi32>
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c34 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c36 = arith.constant 256 : index
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
  %c48 = arith.constant dense<128> : vector<16xi32>
  %c49 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
        %71 = arith.addi %66, %c4 : index
        %72 = vector.load %w[%71] : memref<?xi8>, vector<32xi8>
        %73 = vector.bitcast %72 : vector<32xi8> to vector<16xf16>
        %74 = arith.extf %73 : vector<16xf16> to vector<16xf32>
        %75 = vector.load %w[%67] : memref<?xi8>, vector<32xi8>
        %76 = vector.bitcast %75 : vector<32xi8> to vector<16xf16>
        %77 = arith.extf %76 : vector<16xf16> to vector<16xf32>
        %78 = arith.addi %67, %c4 : index
        %79 = vector.load %w[%78] : memref<?xi8>, vector<32xi8>
        %80 = vector.bitcast %79 : vector<32xi8> to vector<16xf16>
        %81 = arith.extf %80 : vector<16xf16> to vector<16xf32>
        %82 = arith.muli %47, %c4 : index
        %100:16 = scf.for %83 = %c7 to %c11 step %c9 iter_args(%84 = %48, %85 = %49, %86 = %50, %87 = %51, %88 = %52, %89 = %53, %90 = %54, %91 = %55, %92 = %56, %93 = %57, %94 = %58, %95 = %59, %96 = %60, %97 = %61, %98 = %62, %99 = %63) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %101 = arith.muli %83, %c2 : index
          %102 = arith.addi %82, %101 : index
          %103 = arith.addi %66, %c16 : index
          %104 = arith.muli %83, %c9 : index
          %105 = arith.addi %104, %c7 : index
          %106 = arith.muli %105, %c6 : index
          %107 = arith.addi %103, %106 : index
          %108 = vector.load %w[%107] : memref<?xi8>, vector<16xi8>
          %109 = arith.extui %108 : vector<16xi8> to vector<16xi32>
          %110 = arith.addi %66, %c17 : index
          %111 = arith.muli %83, %c17 : index
          %112 = arith.addi %110, %111 : index
          %113 = arith.addi %112, %c7 : index
          %114 = vector.load %w[%113] : memref<?xi8>, vector<16xi8>
          %115 = arith.extui %114 : vector<16xi8> to vector<16xi32>
          %116 = arith.andi %115, %c18 : vector<16xi32>
          %117 = arith.shrui %109, %c19 : vector<16xi32>
          %118 = arith.andi %117, %c20 : vector<16xi32>
          %119 = arith.shli %118, %c21 : vector<16xi32>
          %120 = arith.ori %116, %119 : vector<16xi32>
          %121 = arith.sitofp %120 : vector<16xi32> to vector<16xf32>
          %122 = math.fma %121, %70, %74 : vector<16xf32>
          %123 = arith.addi %67, %c16 : index
          %124 = arith.addi %123, %106 : index
          %125 = vector.load %w[%124] : memref<?xi8>, vector<16xi8>
          %126 = arith.extui %125 : vector<16xi8> to vector<16xi32>
          %127 = arith.addi %67, %c17 : index
          %128 = arith.addi %127, %111 : index
          %129 = arith.addi %128, %c7 : index
          %130 = vector.load %w[%129] : memref<?xi8>, vector<16xi8>
          %131 = arith.extui %130 : vector<16xi8> to vector<16xi32>
          %132 = arith.andi %131, %c18 : vector<16xi32>
          %133 = arith.shrui %126, %c19 : vector<16xi32>
          %134 = arith.andi %133, %c20 : vector<16xi32>
          %135 = arith.shli %134, %c21 : vector<16xi32>
          %136 = arith.ori %132, %135 : vector<16xi32>
          %137 = arith.sitofp %136 : vector<16xi32> to vector<16xf32>
          %138 = math.fma %137, %77, %81 : vector<16xf32>
          %139 = arith.addi %102, %c7 : index
          %140:16 = func.call @qkv_q5_1_r8p2__cpu.0(%32, %139, %x, %122, %84, %138, %85, %33, %86, %87, %34, %88, %89, %35, %90, %91, %36, %92, %93, %37, %94, %95, %38, %96, %97, %39, %98, %99) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %141 = vector.load %w[%113] : memref<?xi8>, vector<16xi8>
          %142 = arith.extui %141 : vector<16xi8> to vector<16xi32>
          %143 = arith.shrui %142, %c21 : vector<16xi32>
          %144 = arith.shrui %109, %c20 : vector<16xi32>
          %145 = arith.andi %144, %c20 : vector<16xi32>
          %146 = arith.shli %145, %c21 : vector<16xi32>
          %147 = arith.ori %143, %146 : vector<16xi32>
          %148 = arith.sitofp %147 : vector<16xi32> to vector<16xf32>
          %149 = math.fma %148, %70, %74 : vector<16xf32>
          %150 = vector.load %w[%129] : memref<?xi8>, vector<16xi8>
          %151 = arith.extui %150 : vector<16xi8> to vector<16xi32>
          %152 = arith.shrui %151, %c21 : vector<16xi32>
          %153 = arith.shrui %126, %c20 : vector<16xi32>
          %154 = arith.andi %153, %c20 : vector<16xi32>
          %155 = arith.shli %154, %c21 : vector<16xi32>
          %156 = arith.ori %152, %155 : vector<16xi32>
          %157 = arith.sitofp %156 : vector<16xi32> to vector<16xf32>
          %158 = math.fma %157, %77, %81 : vector<16xf32>
          %159 = arith.addi %102, %c9 : index
          %160:16 = func.call @qkv_q5_1_r8p2__cpu.0(%32, %159, %x, %149, %140#0, %158, %140#1, %33, %140#2, %140#3, %34, %140#4, %140#5, %35, %140#6, %140#7, %36, %140#8, %140#9, %37, %140#10, %140#11, %38, %140#12, %140#13, %39, %140#14, %140#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %161 = arith.addi %112, %c6 : index
          %162 = vector.load %w[%161] : memref<?xi8>, vector<16xi8>
          %163 = arith.extui %162 : vector<16xi8> to vector<16xi32>
          %164 = arith.andi %163, %c18 : vector<16xi32>
          %165 = arith.shrui %109, %c22 : vector<16xi32>
          %166 = arith.andi %165, %c20 : vector<16xi32>
          %167 = arith.shli %166, %c21 : vector<16xi32>
          %168 = arith.ori %164, %167 : vector<16xi32>
          %169 = arith.sitofp %168 : vector<16xi32> to vector<16xf32>
          %170 = math.fma %169, %70, %74 : vector<16xf32>
          %171 = arith.addi %128, %c6 : index
          %172 = vector.load %w[%171] : memref<?xi8>, vector<16xi8>
          %173 = arith.extui %172 : vector<16xi8> to vector<16xi32>
          %174 = arith.andi %173, %c18 : vector<16xi32>
          %175 = arith.shrui %126, %c22 : vector<16xi32>
          %176 = arith.andi %175, %c20 : vector<16xi32>
          %177 = arith.shli %176, %c21 : vector<16xi32>
          %178 = arith.ori %174, %177 : vector<16xi32>
          %179 = arith.sitofp %178 : vector<16xi32> to vector<16xf32>
          %180 = math.fma %179, %77, %81 : vector<16xf32>
          %181 = arith.addi %102, %c3 : index
          %182:16 = func.call @qkv_q5_1_r8p2__cpu.0(%32, %181, %x, %170, %160#0, %180, %160#1, %33, %160#2, %160#3, %34, %160#4, %160#5, %35, %160#6, %160#7, %36, %160#8, %160#9, %37, %160#10, %160#11, %38, %160#12, %160#13, %39, %160#14, %160#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %183 = vector.load %w[%161] : memref<?xi8>, vector<16xi8>
          %184 = arith.extui %183 : vector<16xi8> to vector<16xi32>
          %185 = arith.shrui %184, %c21 : vector<16xi32>
          %186 = arith.shrui %109, %c23 : vector<16xi32>
          %187 = arith.andi %186, %c20 : vector<16xi32>
          %188 = arith.shli %187, %c21 : vector<16xi32>
          %189 = arith.ori %185, %188 : vector<16xi32>
          %190 = arith.sitofp %189 : vector<16xi32> to vector<16xf32>
          %191 = math.fma %190, %70, %74 : vector<16xf32>
          %192 = vector.load %w[%171] : memref<?xi8>, vector<16xi8>
          %193 = arith.extui %192 : vector<16xi8> to vector<16xi32>
          %194 = arith.shrui %193, %c21 : vector<16xi32>
          %195 = arith.shrui %126, %c23 : vector<16xi32>
          %196 = arith.andi %195, %c20 : vector<16xi32>
          %197 = arith.shli %196, %c21 : vector<16xi32>
          %198 = arith.ori %194, %197 : vector<16xi32>
          %199 = arith.sitofp %198 : vector<16xi32> to vector<16xf32>
          %200 = math.fma %199, %77, %81 : vector<16xf32>
          %201 = arith.addi %102, %c10 : index
          %202:16 = func.call @qkv_q5_1_r8p2__cpu.0(%32, %201, %x, %191, %182#0, %200, %182#1, %33, %182#2, %182#3, %34, %182#4, %182#5, %35, %182#6, %182#7, %36, %182#8, %182#9, %37, %182#10, %182#11, %38, %182#12, %182#13, %39, %182#14, %182#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %203 = arith.addi %112, %c4 : index
          %204 = vector.load %w[%203] : memref<?xi8>, vector<16xi8>
          %205 = arith.extui %204 : vector<16xi8> to vector<16xi32>
          %206 = arith.andi %205, %c18 : vector<16xi32>
          %207 = arith.shrui %109, %c21 : vector<16xi32>
          %208 = arith.andi %207, %c20 : vector<16xi32>
          %209 = arith.shli %208, %c21 : vector<16xi32>
          %210 = arith.ori %206, %209 : vector<16xi32>
          %211 = arith.sitofp %210 : vector<16xi32> to vector<16xf32>
          %212 = math.fma %211, %70, %74 : vector<16xf32>
          %213 = arith.addi %128, %c4 : index
          %214 = vector.load %w[%213] : memref<?xi8>, vector<16xi8>
          %215 = arith.extui %214 : vector<16xi8> to vector<16xi32>
          %216 = arith.andi %215, %c18 : vector<16xi32>
          %217 = arith.shrui %126, %c21 : vector<16xi32>
          %218 = arith.andi %217, %c20 : vector<16xi32>
          %219 = arith.shli %218, %c21 : vector<16xi32>
          %220 = arith.ori %216, %219 : vector<16xi32>
          %221 = arith.sitofp %220 : vector<16xi32> to vector<16xf32>
          %222 = math.fma %221, %77, %81 : vector<16xf32>
          %223 = arith.addi %102, %c11 : index
          %224:16 = func.call @qkv_q5_1_r8p2__cpu.0(%32, %223, %x, %212, %202#0, %222, %202#1, %33, %202#2, %202#3, %34, %202#4, %202#5, %35, %202#6, %202#7, %36, %202#8, %202#9, %37, %202#10, %202#11, %38, %202#12, %202#13, %39, %202#14, %202#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %225 = vector.load %w[%203] : memref<?xi8>, vector<16xi8>
          %226 = arith.extui %225 : vector<16xi8> to vector<16xi32>
          %227 = arith.shrui %226, %c21 : vector<16xi32>
          %228 = arith.shrui %109, %c24 : vector<16xi32>
          %229 = arith.andi %228, %c20 : vector<16xi32>
          %230 = arith.shli %229, %c21 : vector<16xi32>
          %231 = arith.ori %227, %230 : vector<16xi32>
          %232 = arith.sitofp %231 : vector<16xi32> to vector<16xf32>
          %233 = math.fma %232, %70, %74 : vector<16xf32>
          %234 = vector.load %w[%213] : memref<?xi8>, vector<16xi8>
          %235 = arith.extui %234 : vector<16xi8> to vector<16xi32>
          %236 = arith.shrui %235, %c21 : vector<16xi32>
          %237 = arith.shrui %126, %c24 : vector<16xi32>
          %238 = arith.andi %237, %c20 : vector<16xi32>
          %239 = arith.shli %238, %c21 : vector<16xi32>
          %240 = arith.ori %236, %239 : vector<16xi32>
          %241 = arith.sitofp %240 : vector<16xi32> to vector<16xf32>
          %242 = math.fma %241, %77, %81 : vector<16xf32>
          %243 = arith.addi %102, %c12 : index
          %244:16 = func.call @qkv_q5_1_r8p2__cpu.0(%32, %243, %x, %233, %224#0, %242, %224#1, %33, %224#2, %224#3, %34, %224#4, %224#5, %35, %224#6, %224#7, %36, %224#8, %224#9, %37, %224#10, %224#11, %38, %224#12, %224#13, %39, %224#14, %224#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %245 = arith.addi %112, %c25 : index
          %246 = vector.load %w[%245] : memref<?xi8>, vector<16xi8>
          %247 = arith.extui %246 : vector<16xi8> to vector<16xi32>
          %248 = arith.andi %247, %c18 : vector<16xi32>
          %249 = arith.shrui %109, %c26 : vector<16xi32>
          %250 = arith.andi %249, %c20 : vector<16xi32>
          %251 = arith.shli %250, %c21 : vector<16xi32>
          %252 = arith.ori %248, %251 : vector<16xi32>
          %253 = arith.sitofp %252 : vector<16xi32> to vector<16xf32>
          %254 = math.fma %253, %70, %74 : vector<16xf32>
          %255 = arith.addi %128, %c25 : index
          %256 = vector.load %w[%255] : memref<?xi8>, vector<16xi8>
          %257 = arith.extui %256 : vector<16xi8> to vector<16xi32>
          %258 = arith.andi %257, %c18 : vector<16xi32>
          %259 = arith.shrui %126, %c26 : vector<16xi32>
          %260 = arith.andi %259, %c20 : vector<16xi32>
          %261 = arith.shli %260, %c21 : vector<16xi32>
          %262 = arith.ori %258, %261 : vector<16xi32>
          %263 = arith.sitofp %262 : vector<16xi32> to vector<16xf32>
          %264 = math.fma %263, %77, %81 : vector<16xf32>
          %265 = arith.addi %102, %c13 : index
          %266:16 = func.call @qkv_q5_1_r8p2__cpu.0(%32, %265, %x, %254, %244#0, %264, %244#1, %33, %244#2, %244#3, %34, %244#4, %244#5, %35, %244#6, %244#7, %36, %244#8, %244#9, %37, %244#10, %244#11, %38, %244#12, %244#13, %39, %244#14, %244#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %267 = vector.load %w[%245] : memref<?xi8>, vector<16xi8>
          %268 = arith.extui %267 : vector<16xi8> to vector<16xi32>
          %269 = arith.shrui %268, %c21 : vector<16xi32>
          %270 = arith.shrui %109, %c27 : vector<16xi32>
          %271 = arith.andi %270, %c20 : vector<16xi32>
          %272 = arith.shli %271, %c21 : vector<16xi32>
          %273 = arith.ori %269, %272 : vector<16xi32>
          %274 = arith.sitofp %273 : vector<16xi32> to vector<16xf32>
          %275 = math.fma %274, %70, %74 : vector<16xf32>
          %276 = vector.load %w[%255] : memref<?xi8>, vector<16xi8>
          %277 = arith.extui %276 : vector<16xi8> to vector<16xi32>
          %278 = arith.shrui %277, %c21 : vector<16xi32>
          %279 = arith.shrui %126, %c27 : vector<16xi32>
          %280 = arith.andi %279, %c20 : vector<16xi32>
          %281 = arith.shli %280, %c21 : vector<16xi32>
          %282 = arith.ori %278, %281 : vector<16xi32>
          %283 = arith.sitofp %282 : vector<16xi32> to vector<16xf32>
          %284 = math.fma %283, %77, %81 : vector<16xf32>
          %285 = arith.addi %102, %c14 : index
          %286:16 = func.call @qkv_q5_1_r8p2__cpu.0(%32, %285, %x, %275, %266#0, %284, %266#1, %33, %266#2, %266#3, %34, %266#4, %266#5, %35, %266#6, %266#7, %36, %266#8, %266#9, %37, %266#10, %266#11, %38, %266#12, %266#13, %39, %266#14, %266#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %286#0, %286#1, %286#2, %286#3, %286#4, %286#5, %286#6, %286#7, %286#8, %286#9, %286#10, %286#11, %286#12, %286#13, %286#14, %286#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %100#0, %100#1, %100#2, %100#3, %100#4, %100#5, %100#6, %100#7, %100#8, %100#9, %100#10, %100#11, %100#12, %100#13, %100#14, %100#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %287 = arith.muli %headDim, %c7 : index
      %288 = arith.muli %40, %c6 : index
      %289 = arith.addi %287, %288 : index
      %290 = arith.addi %289, %c7 : index
      vector.store %64#0, %3[%290] : memref<?xf32>, vector<16xf32>
      %291 = arith.addi %289, %c6 : index
      vector.store %64#1, %3[%291] : memref<?xf32>, vector<16xf32>
      %292 = arith.muli %headDim, %c9 : index
      %293 = arith.addi %292, %288 : index
      %294 = arith.addi %293, %c7 : index
      vector.store %64#2, %3[%294] : memref<?xf32>, vector<16xf32>
      %295 = arith.addi %293, %c6 : index
      vector.store %64#3, %3[%295] : memref<?xf32>, vector<16xf32>
      %296 = arith.addi %4, %288 : index
      %297 = arith.addi %296, %c7 : index
      vector.store %64#4, %3[%297] : memref<?xf32>, vector<16xf32>
      %298 = arith.addi %296, %c6 : index
      vector.store %64#5, %3[%298] : memref<?xf32>, vector<16xf32>
      %299 = arith.muli %headDim, %c10 : index
      %300 = arith.addi %299, %288 : index
      %301 = arith.addi %300, %c7 : index
      vector.store %64#6, %3[%301] : memref<?xf32>, vector<16xf32>
      %302 = arith.addi %300, %c6 : index
      vector.store %64#7, %3[%302] : memref<?xf32>, vector<16xf32>
      %303 = arith.muli %headDim, %c11 : index
      %304 = arith.addi %303, %288 : index
      %305 = arith.addi %304, %c7 : index
      vector.store %64#8, %3[%305] : memref<?xf32>, vector<16xf32>
      %306 = arith.addi %304, %c6 : index
      vector.store %64#9, %3[%306] : memref<?xf32>, vector<16xf32>
      %307 = arith.muli %headDim, %c12 : index
      %308 = arith.addi %307, %288 : index
      %309 = arith.addi %308, %c7 : index
      vector.store %64#10, %3[%309] : memref<?xf32>, vector<16xf32>
      %310 = arith.addi %308, %c6 : index
      vector.store %64#11, %3[%310] : memref<?xf32>, vector<16xf32>
      %311 = arith.muli %headDim, %c13 : index
      %312 = arith.addi %311, %288 : index
      %313 = arith.addi %312, %c7 : index
      vector.store %64#12, %3[%313] : memref<?xf32>, vector<16xf32>
      %314 = arith.addi %312, %c6 : index
      vector.store %64#13, %3[%314] : memref<?xf32>, vector<16xf32>
      %315 = arith.muli %headDim, %c14 : index
      %316 = arith.addi %315, %288 : index
      %317 = arith.addi %316, %c7 : index
      vector.store %64#14, %3[%317] : memref<?xf32>, vector<16xf32>
      %318 = arith.addi %316, %c6 : index
      vector.store %64#15, %3[%318] : memref<?xf32>, vector<16xf32>
    }
    %319 = arith.addi %14, %c2 : index
    %320 = arith.minsi %319, %13 : index
    scf.for %321 = %14 to %320 step %c9 {
      %322 = arith.subi %321, %14 : index
      %323 = arith.muli %322, %headDim : index
      %324 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %324 {
        scf.for %325 = %c7 to %headDim step %c6 {
          %326 = arith.muli %0, %headDim : index
          %327 = arith.addi %326, %325 : index
          %328 = vector.load %bias[%327] : memref<?xf32>, vector<16xf32>
          %329 = arith.addi %323, %325 : index
          %330 = vector.load %3[%329] : memref<?xf32>, vector<16xf32>
          %331 = arith.addf %330, %328 : vector<16xf32>
          vector.store %331, %3[%329] : memref<?xf32>, vector<16xf32>
        }
      }
      %332 = arith.addi %heads, %kvHeads : index
      %333 = arith.cmpi slt, %0, %332 : index
      scf.if %333 {
        %334 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %334 {
          %335 = arith.cmpi slt, %0, %heads : index
          %338 = scf.for %336 = %c7 to %headDim step %c6 iter_args(%337 = %c15) -> (vector<16xf32>) {
            %339 = arith.addi %323, %336 : index
            %340 = vector.load %3[%339] : memref<?xf32>, vector<16xf32>
            %341 = math.fma %340, %340, %337 : vector<16xf32>
            scf.yield %341 : vector<16xf32>
          }
          %342 = wave.reduce "add" %338 : vector<16xf32>
          %343 = arith.mulf %342, %inverseHeadDim : f32
          %344 = arith.addf %343, %epsilon : f32
          %345 = math.sqrt %344 : f32
          %346 = arith.divf %c34, %345 : f32
          %347 = vector.broadcast %346 : f32 to vector<16xf32>
          scf.for %348 = %c7 to %headDim step %c6 {
            %349 = vector.load %query_norm[%348] : memref<?xf32>, vector<16xf32>
            %350 = vector.load %key_norm[%348] : memref<?xf32>, vector<16xf32>
            %351 = arith.select %335, %349, %350 : vector<16xf32>
            %352 = arith.addi %323, %348 : index
            %353 = vector.load %3[%352] : memref<?xf32>, vector<16xf32>
            %354 = arith.mulf %353, %347 : vector<16xf32>
            %355 = arith.mulf %354, %351 : vector<16xf32>
            vector.store %355, %3[%352] : memref<?xf32>, vector<16xf32>
          }
        }
        %356 = arith.addi %positionsAt, %321 : index
        %357 = memref.load %step[%356] : memref<?xi32>
        %358 = arith.index_cast %357 : i32 to index
        %359 = arith.divui %headDim, %c3 : index
        %360 = arith.remui %358, %c36 : index
        %361 = arith.muli %360, %headDim : index
        %362 = arith.divui %358, %c36 : index
        %363 = arith.addi %362, %c36 : index
        %364 = arith.muli %363, %headDim : index
        scf.for %365 = %c7 to %359 step %c2 {
          %366 = arith.addi %361, %365 : index
          %367 = vector.load %rope[%366] : memref<?xf32>, vector<8xf32>
          %368 = arith.addi %361, %359 : index
          %369 = arith.addi %368, %365 : index
          %370 = vector.load %rope[%369] : memref<?xf32>, vector<8xf32>
          %371 = arith.addi %364, %365 : index
          %372 = vector.load %rope[%371] : memref<?xf32>, vector<8xf32>
          %373 = arith.addi %364, %359 : index
          %374 = arith.addi %373, %365 : index
          %375 = vector.load %rope[%374] : memref<?xf32>, vector<8xf32>
          %376 = arith.mulf %372, %367 : vector<8xf32>
          %377 = arith.mulf %375, %370 : vector<8xf32>
          %378 = arith.subf %376, %377 : vector<8xf32>
          %379 = arith.mulf %375, %367 : vector<8xf32>
          %380 = arith.mulf %372, %370 : vector<8xf32>
          %381 = arith.addf %379, %380 : vector<8xf32>
          %382 = arith.addi %323, %365 : index
          %383 = vector.load %3[%382] : memref<?xf32>, vector<8xf32>
          %384 = arith.addi %323, %359 : index
          %385 = arith.addi %384, %365 : index
          %386 = vector.load %3[%385] : memref<?xf32>, vector<8xf32>
          %387 = arith.mulf %383, %378 : vector<8xf32>
          %388 = arith.mulf %386, %381 : vector<8xf32>
          %389 = arith.subf %387, %388 : vector<8xf32>
          vector.store %389, %3[%382] : memref<?xf32>, vector<8xf32>
          %390 = arith.mulf %386, %378 : vector<8xf32>
          %391 = arith.mulf %383, %381 : vector<8xf32>
          %392 = arith.addf %390, %391 : vector<8xf32>
          vector.store %392, %3[%385] : memref<?xf32>, vector<8xf32>
        }
      }
      %393 = arith.cmpi slt, %0, %heads : index
      scf.if %393 {
        %394 = arith.divui %heads, %kvHeads : index
        %395 = arith.muli %headDim, %c11 : index
        %396 = arith.muli %kvHeads, %395 : index
        %397 = arith.divui %0, %394 : index
        %398 = arith.muli %397, %headDim : index
        %399 = arith.addi %396, %398 : index
        scf.for %400 = %c7 to %headDim step %c6 {
          %401 = arith.addi %399, %400 : index
          %402 = vector.load %encode[%401] : memref<?xf32>, vector<16xf32>
          %403 = arith.addi %323, %400 : index
          %404 = vector.load %3[%403] : memref<?xf32>, vector<16xf32>
          %405 = arith.mulf %404, %402 : vector<16xf32>
          %406 = arith.muli %321, %heads : index
          %407 = arith.addi %406, %0 : index
          %408 = arith.muli %407, %headDim : index
          %409 = arith.addi %408, %400 : index
          vector.store %405, %q[%409] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %410 = arith.addi %slotsAt, %321 : index
        %411 = memref.load %step[%410] : memref<?xi32>
        %412 = arith.index_cast %411 : i32 to index
        %413 = arith.cmpi sge, %412, %c7 : index
        scf.if %413 {
          %414 = arith.cmpi eq, %codec, %c7 : index
          scf.if %414 {
            %415 = arith.subi %0, %heads : index
            %416 = arith.muli %415, %4 : index
            %417 = arith.divui %412, %c6 : index
            %418 = arith.remui %412, %c6 : index
            %419 = arith.muli %417, %pageBytes : index
            %422 = scf.for %420 = %c7 to %headDim step %c6 iter_args(%421 = %c15) -> (vector<16xf32>) {
              %423 = arith.addi %416, %420 : index
              %424 = vector.load %encode[%423] : memref<?xf32>, vector<16xf32>
              %425 = arith.addi %416, %headDim : index
              %426 = arith.addi %425, %420 : index
              %427 = vector.load %encode[%426] : memref<?xf32>, vector<16xf32>
              %428 = arith.addi %323, %420 : index
              %429 = vector.load %3[%428] : memref<?xf32>, vector<16xf32>
              %430 = arith.subf %429, %427 : vector<16xf32>
              %431 = arith.mulf %430, %424 : vector<16xf32>
              %432 = arith.minimumf %431, %c40 : vector<16xf32>
              %433 = arith.maximumf %432, %c41 : vector<16xf32>
              %434 = arith.truncf %433 : vector<16xf32> to vector<16xf16>
              %435 = vector.bitcast %434 : vector<16xf16> to vector<32xi8>
              %436 = arith.muli %420, %c3 : index
              vector.store %435, %5[%436] : memref<?xi8>, vector<32xi8>
              %437 = math.absf %431 : vector<16xf32>
              %438 = arith.cmpf ugt, %437, %c40 : vector<16xf32>
              %439 = arith.select %438, %c42, %c15 : vector<16xi1>, vector<16xf32>
              %440 = arith.addf %421, %439 : vector<16xf32>
              scf.yield %440 : vector<16xf32>
            }
            %441 = wave.reduce "add" %422 : vector<16xf32>
            %442 = arith.cmpf ogt, %441, %c43 : f32
            scf.if %442 {
              %443 = arith.fptosi %441 : f32 to i32
              wave.count %clipped, %443 : memref<?xi32>
            }
            %444 = arith.cmpi slt, %415, %kvHeads : index
            scf.if %444 {
              %445 = arith.muli %4, %c4 : index
              %446 = arith.muli %415, %445 : index
              %447 = arith.addi %419, %446 : index
              %448 = arith.muli %418, %c3 : index
              %449 = arith.addi %447, %448 : index
              scf.for %450 = %c7 to %headDim step %c9 {
                %451 = arith.muli %450, %c3 : index
                %452 = arith.addi %451, %c7 : index
                %453 = memref.load %5[%452] : memref<?xi8>
                %454 = arith.muli %450, %c4 : index
                %455 = arith.addi %449, %454 : index
                %456 = arith.addi %455, %c7 : index
                memref.store %453, %kv[%456] : memref<?xi8>
                %457 = arith.addi %451, %c9 : index
                %458 = memref.load %5[%457] : memref<?xi8>
                %459 = arith.addi %455, %c9 : index
                memref.store %458, %kv[%459] : memref<?xi8>
              }
            } else {
              %460 = arith.subi %415, %kvHeads : index
              %461 = arith.muli %460, %c3 : index
              %462 = arith.addi %461, %c9 : index
              %463 = arith.muli %4, %c6 : index
              %464 = arith.muli %462, %463 : index
              %465 = arith.addi %419, %464 : index
              %466 = arith.muli %418, %4 : index
              %467 = arith.addi %465, %466 : index
              scf.for %468 = %c7 to %4 step %c6 {
                %469 = vector.load %5[%468] : memref<?xi8>, vector<16xi8>
                %470 = arith.addi %467, %468 : index
                vector.store %469, %kv[%470] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %471 = arith.cmpi eq, %codec, %c9 : index
          scf.if %471 {
            %472 = arith.subi %0, %heads : index
            %473 = arith.muli %472, %4 : index
            %474 = arith.divui %412, %c6 : index
            %475 = arith.remui %412, %c6 : index
            %476 = arith.muli %headDim, %c9 : index
            %477 = arith.muli %474, %pageBytes : index
            %480 = scf.for %478 = %c7 to %headDim step %c6 iter_args(%479 = %c15) -> (vector<16xf32>) {
              %481 = arith.addi %473, %478 : index
              %482 = vector.load %encode[%481] : memref<?xf32>, vector<16xf32>
              %483 = arith.addi %473, %headDim : index
              %484 = arith.addi %483, %478 : index
              %485 = vector.load %encode[%484] : memref<?xf32>, vector<16xf32>
              %486 = arith.addi %323, %478 : index
              %487 = vector.load %3[%486] : memref<?xf32>, vector<16xf32>
              %488 = arith.subf %487, %485 : vector<16xf32>
              %489 = arith.mulf %488, %482 : vector<16xf32>
              %490 = wave.fp8_encode "e4m3" %489 : vector<16xf32> -> vector<16xi8>
              %491 = arith.muli %478, %c9 : index
              vector.store %490, %5[%491] : memref<?xi8>, vector<16xi8>
              %492 = math.absf %489 : vector<16xf32>
              %493 = arith.cmpf ugt, %492, %c44 : vector<16xf32>
              %494 = arith.select %493, %c42, %c15 : vector<16xi1>, vector<16xf32>
              %495 = arith.addf %479, %494 : vector<16xf32>
              scf.yield %495 : vector<16xf32>
            }
            %496 = wave.reduce "add" %480 : vector<16xf32>
            %497 = arith.cmpf ogt, %496, %c43 : f32
            scf.if %497 {
              %498 = arith.fptosi %496 : f32 to i32
              wave.count %clipped, %498 : memref<?xi32>
            }
            %499 = arith.cmpi slt, %472, %kvHeads : index
            scf.if %499 {
              %500 = arith.muli %476, %c4 : index
              %501 = arith.muli %472, %500 : index
              %502 = arith.addi %477, %501 : index
              %503 = arith.muli %475, %c9 : index
              %504 = arith.addi %502, %503 : index
              scf.for %505 = %c7 to %headDim step %c9 {
                %506 = arith.muli %505, %c9 : index
                %507 = arith.addi %506, %c7 : index
                %508 = memref.load %5[%507] : memref<?xi8>
                %509 = arith.muli %505, %c6 : index
                %510 = arith.addi %504, %509 : index
                %511 = arith.addi %510, %c7 : index
                memref.store %508, %kv[%511] : memref<?xi8>
              }
            } else {
              %512 = arith.subi %472, %kvHeads : index
              %513 = arith.muli %512, %c3 : index
              %514 = arith.addi %513, %c9 : index
              %515 = arith.muli %476, %c6 : index
              %516 = arith.muli %514, %515 : index
              %517 = arith.addi %477, %516 : index
              %518 = arith.muli %475, %476 : index
              %519 = arith.addi %517, %518 : index
              scf.for %520 = %c7 to %476 step %c6 {
                %521 = vector.load %5[%520] : memref<?xi8>, vector<16xi8>
                %522 = arith.addi %519, %520 : index
                vector.store %521, %kv[%522] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %523 = arith.cmpi eq, %codec, %c3 : index
          scf.if %523 {
            %524 = arith.subi %0, %heads : index
            %525 = arith.muli %524, %4 : index
            %526 = arith.divui %412, %c6 : index
            %527 = arith.remui %412, %c6 : index
            %528 = arith.muli %headDim, %c9 : index
            %529 = arith.muli %526, %pageBytes : index
            %532 = scf.for %530 = %c7 to %headDim step %c6 iter_args(%531 = %c15) -> (vector<16xf32>) {
              %533 = arith.addi %525, %530 : index
              %534 = vector.load %encode[%533] : memref<?xf32>, vector<16xf32>
              %535 = arith.addi %525, %headDim : index
              %536 = arith.addi %535, %530 : index
              %537 = vector.load %encode[%536] : memref<?xf32>, vector<16xf32>
              %538 = arith.addi %323, %530 : index
              %539 = vector.load %3[%538] : memref<?xf32>, vector<16xf32>
              %540 = arith.subf %539, %537 : vector<16xf32>
              %541 = arith.mulf %540, %534 : vector<16xf32>
              %542 = wave.fp8_encode "e5m2" %541 : vector<16xf32> -> vector<16xi8>
              %543 = arith.muli %530, %c9 : index
              vector.store %542, %5[%543] : memref<?xi8>, vector<16xi8>
              %544 = math.absf %541 : vector<16xf32>
              %545 = arith.cmpf ugt, %544, %c45 : vector<16xf32>
              %546 = arith.select %545, %c42, %c15 : vector<16xi1>, vector<16xf32>
              %547 = arith.addf %531, %546 : vector<16xf32>
              scf.yield %547 : vector<16xf32>
            }
            %548 = wave.reduce "add" %532 : vector<16xf32>
            %549 = arith.cmpf ogt, %548, %c43 : f32
            scf.if %549 {
              %550 = arith.fptosi %548 : f32 to i32
              wave.count %clipped, %550 : memref<?xi32>
            }
            %551 = arith.cmpi slt, %524, %kvHeads : index
            scf.if %551 {
              %552 = arith.muli %528, %c4 : index
              %553 = arith.muli %524, %552 : index
              %554 = arith.addi %529, %553 : index
              %555 = arith.muli %527, %c9 : index
              %556 = arith.addi %554, %555 : index
              scf.for %557 = %c7 to %headDim step %c9 {
                %558 = arith.muli %557, %c9 : index
                %559 = arith.addi %558, %c7 : index
                %560 = memref.load %5[%559] : memref<?xi8>
                %561 = arith.muli %557, %c6 : index
                %562 = arith.addi %556, %561 : index
                %563 = arith.addi %562, %c7 : index
                memref.store %560, %kv[%563] : memref<?xi8>
              }
            } else {
              %564 = arith.subi %524, %kvHeads : index
              %565 = arith.muli %564, %c3 : index
              %566 = arith.addi %565, %c9 : index
              %567 = arith.muli %528, %c6 : index
              %568 = arith.muli %566, %567 : index
              %569 = arith.addi %529, %568 : index
              %570 = arith.muli %527, %528 : index
              %571 = arith.addi %569, %570 : index
              scf.for %572 = %c7 to %528 step %c6 {
                %573 = vector.load %5[%572] : memref<?xi8>, vector<16xi8>
                %574 = arith.addi %571, %572 : index
                vector.store %573, %kv[%574] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %575 = arith.cmpi eq, %codec, %c10 : index
          scf.if %575 {
            %576 = arith.subi %0, %heads : index
            %577 = arith.muli %576, %4 : index
            %578 = arith.divui %412, %c6 : index
            %579 = arith.remui %412, %c6 : index
            %580 = arith.muli %headDim, %c9 : index
            %581 = arith.muli %578, %pageBytes : index
            %584 = scf.for %582 = %c7 to %headDim step %c6 iter_args(%583 = %c15) -> (vector<16xf32>) {
              %585 = arith.addi %577, %582 : index
              %586 = vector.load %encode[%585] : memref<?xf32>, vector<16xf32>
              %587 = arith.addi %577, %headDim : index
              %588 = arith.addi %587, %582 : index
              %589 = vector.load %encode[%588] : memref<?xf32>, vector<16xf32>
              %590 = arith.addi %323, %582 : index
              %591 = vector.load %3[%590] : memref<?xf32>, vector<16xf32>
              %592 = arith.subf %591, %589 : vector<16xf32>
              %593 = arith.mulf %592, %586 : vector<16xf32>
              %594 = arith.cmpf ord, %593, %593 : vector<16xf32>
              %595 = arith.select %594, %593, %c15 : vector<16xi1>, vector<16xf32>
              %596 = math.roundeven %595 : vector<16xf32>
              %597 = arith.minimumf %596, %c46 : vector<16xf32>
              %598 = arith.maximumf %597, %c47 : vector<16xf32>
              %599 = arith.fptosi %598 : vector<16xf32> to vector<16xi32>
              %600 = arith.addi %599, %c48 : vector<16xi32>
              %601 = arith.trunci %600 : vector<16xi32> to vector<16xi8>
              %602 = arith.muli %582, %c9 : index
              vector.store %601, %5[%602] : memref<?xi8>, vector<16xi8>
              %603 = math.absf %593 : vector<16xf32>
              %604 = arith.cmpf ugt, %603, %c49 : vector<16xf32>
              %605 = arith.select %604, %c42, %c15 : vector<16xi1>, vector<16xf32>
              %606 = arith.addf %583, %605 : vector<16xf32>
              scf.yield %606 : vector<16xf32>
            }
            %607 = wave.reduce "add" %584 : vector<16xf32>
            %608 = arith.cmpf ogt, %607, %c43 : f32
            scf.if %608 {
              %609 = arith.fptosi %607 : f32 to i32
              wave.count %clipped, %609 : memref<?xi32>
            }
            %610 = arith.cmpi slt, %576, %kvHeads : index
            scf.if %610 {
              %611 = arith.muli %580, %c4 : index
              %612 = arith.muli %576, %611 : index
              %613 = arith.addi %581, %612 : index
              %614 = arith.muli %579, %c9 : index
              %615 = arith.addi %613, %614 : index
              scf.for %616 = %c7 to %headDim step %c9 {
                %617 = arith.muli %616, %c9 : index
                %618 = arith.addi %617, %c7 : index
                %619 = memref.load %5[%618] : memref<?xi8>
                %620 = arith.muli %616, %c6 : index
                %621 = arith.addi %615, %620 : index
                %622 = arith.addi %621, %c7 : index
                memref.store %619, %kv[%622] : memref<?xi8>
              }
            } else {
              %623 = arith.subi %576, %kvHeads : index
              %624 = arith.muli %623, %c3 : index
              %625 = arith.addi %624, %c9 : index
              %626 = arith.muli %580, %c6 : index
              %627 = arith.muli %625, %626 : index
              %628 = arith.addi %581, %627 : index
              %629 = arith.muli %579, %580 : index
              %630 = arith.addi %628, %629 : index
              scf.for %631 = %c7 to %580 step %c6 {
                %632 = vector.load %5[%631] : memref<?xi8>, vector<16xi8>
                %633 = arith.addi %630, %631 : index
                vector.store %632, %kv[%633] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
