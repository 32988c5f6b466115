// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='int4', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_int4_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_int4_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 2 : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 48 : index
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
  %c17 = arith.constant dense<15> : vector<16xi32>
  %c18 = arith.constant dense<4> : vector<16xi32>
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c25 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c27 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c31 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c32 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c33 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c34 = arith.constant 0x00000000 : f32
  %c35 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c36 = arith.constant dense<0x47600000> : vector<16xf32>
  %c37 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c38 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c39 = arith.constant dense<128> : vector<16xi32>
  %c40 = arith.constant dense<0x42FF0000> : vector<16xf32>
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %headDim, %c2 : index
  %3 = wave.scratch %2 : memref<?xf32>
  %4 = arith.muli %headDim, %c3 : index
  %5 = wave.scratch %4 : memref<?xi8>
  %6 = arith.muli %groupSize, %c2 : index
  %7 = arith.addi %6, %c5 : index
  %8 = arith.divui %inputFeatures, %groupSize : index
  %9 = arith.muli %8, %7 : index
  %10 = arith.divui %headDim, %c6 : index
  %11 = memref.load %step[%c7] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %1, %rowsPerBlock : index
  %14 = arith.addi %13, %rowsPerBlock : index
  %15 = arith.minsi %14, %12 : index
  scf.for %16 = %13 to %15 step %c2 {
    %17 = arith.subi %15, %c9 : index
    %18 = arith.addi %16, %c7 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.addi %16, %c9 : index
    %21 = arith.minsi %20, %17 : index
    %22 = arith.addi %16, %c3 : index
    %23 = arith.minsi %22, %17 : index
    %24 = arith.addi %16, %c10 : index
    %25 = arith.minsi %24, %17 : index
    %26 = arith.addi %16, %c11 : index
    %27 = arith.minsi %26, %17 : index
    %28 = arith.addi %16, %c12 : index
    %29 = arith.minsi %28, %17 : index
    %30 = arith.addi %16, %c13 : index
    %31 = arith.minsi %30, %17 : index
    %32 = arith.addi %16, %c14 : index
    %33 = arith.minsi %32, %17 : index
    %34 = arith.muli %19, %inputFeatures : index
    %35 = arith.muli %21, %inputFeatures : index
    %36 = arith.muli %23, %inputFeatures : index
    %37 = arith.muli %25, %inputFeatures : index
    %38 = arith.muli %27, %inputFeatures : index
    %39 = arith.muli %29, %inputFeatures : index
    %40 = arith.muli %31, %inputFeatures : index
    %41 = arith.muli %33, %inputFeatures : index
    scf.for %42 = %c7 to %10 step %c3 {
      %43 = arith.muli %0, %10 : index
      %44 = arith.addi %43, %42 : index
      %45 = arith.addi %44, %c7 : index
      %46 = arith.muli %45, %9 : index
      %47 = arith.addi %44, %c9 : index
      %48 = arith.muli %47, %9 : index
      %49 = arith.divui %groupSize, %c11 : index
      %67:16 = scf.for %50 = %c7 to %8 step %c9 iter_args(%51 = %c15, %52 = %c15, %53 = %c15, %54 = %c15, %55 = %c15, %56 = %c15, %57 = %c15, %58 = %c15, %59 = %c15, %60 = %c15, %61 = %c15, %62 = %c15, %63 = %c15, %64 = %c15, %65 = %c15, %66 = %c15) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %68 = arith.muli %50, %7 : index
        %69 = arith.addi %46, %68 : index
        %70 = arith.addi %48, %68 : index
        %71 = vector.load %w[%69] : memref<?xi8>, vector<32xi8>
        %72 = vector.bitcast %71 : vector<32xi8> to vector<16xf16>
        %73 = arith.extf %72 : vector<16xf16> to vector<16xf32>
        %74 = arith.addi %69, %c16 : index
        %75 = vector.load %w[%74] : memref<?xi8>, vector<16xi8>
        %76 = arith.extui %75 : vector<16xi8> to vector<16xi32>
        %77 = vector.load %w[%70] : memref<?xi8>, vector<32xi8>
        %78 = vector.bitcast %77 : vector<32xi8> to vector<16xf16>
        %79 = arith.extf %78 : vector<16xf16> to vector<16xf32>
        %80 = arith.addi %70, %c16 : index
        %81 = vector.load %w[%80] : memref<?xi8>, vector<16xi8>
        %82 = arith.extui %81 : vector<16xi8> to vector<16xi32>
        %83 = arith.muli %50, %groupSize : index
        %101:16 = scf.for %84 = %c7 to %49 step %c9 iter_args(%85 = %51, %86 = %52, %87 = %53, %88 = %54, %89 = %55, %90 = %56, %91 = %57, %92 = %58, %93 = %59, %94 = %60, %95 = %61, %96 = %62, %97 = %63, %98 = %64, %99 = %65, %100 = %66) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %102 = arith.muli %84, %c11 : index
          %103 = arith.addi %83, %102 : index
          %104 = arith.addi %69, %c5 : index
          %105 = arith.muli %84, %c16 : index
          %106 = arith.addi %104, %105 : index
          %107 = arith.addi %106, %c7 : index
          %108 = vector.load %w[%107] : memref<?xi8>, vector<16xi8>
          %109 = arith.extui %108 : vector<16xi8> to vector<16xi32>
          %110 = arith.andi %109, %c17 : vector<16xi32>
          %111 = arith.shrui %109, %c18 : vector<16xi32>
          %112 = arith.subi %110, %76 : vector<16xi32>
          %113 = arith.sitofp %112 : vector<16xi32> to vector<16xf32>
          %114 = arith.mulf %113, %73 : vector<16xf32>
          %115 = arith.addi %70, %c5 : index
          %116 = arith.addi %115, %105 : index
          %117 = arith.addi %116, %c7 : index
          %118 = vector.load %w[%117] : memref<?xi8>, vector<16xi8>
          %119 = arith.extui %118 : vector<16xi8> to vector<16xi32>
          %120 = arith.andi %119, %c17 : vector<16xi32>
          %121 = arith.shrui %119, %c18 : vector<16xi32>
          %122 = arith.subi %120, %82 : vector<16xi32>
          %123 = arith.sitofp %122 : vector<16xi32> to vector<16xf32>
          %124 = arith.mulf %123, %79 : vector<16xf32>
          %125 = arith.addi %103, %c7 : index
          %126:16 = func.call @qkv_int4_r8p2__cpu.0(%34, %125, %x, %114, %85, %124, %86, %35, %87, %88, %36, %89, %90, %37, %91, %92, %38, %93, %94, %39, %95, %96, %40, %97, %98, %41, %99, %100) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %127 = arith.subi %111, %76 : vector<16xi32>
          %128 = arith.sitofp %127 : vector<16xi32> to vector<16xf32>
          %129 = arith.mulf %128, %73 : vector<16xf32>
          %130 = arith.subi %121, %82 : vector<16xi32>
          %131 = arith.sitofp %130 : vector<16xi32> to vector<16xf32>
          %132 = arith.mulf %131, %79 : vector<16xf32>
          %133 = arith.addi %103, %c9 : index
          %134:16 = func.call @qkv_int4_r8p2__cpu.0(%34, %133, %x, %129, %126#0, %132, %126#1, %35, %126#2, %126#3, %36, %126#4, %126#5, %37, %126#6, %126#7, %38, %126#8, %126#9, %39, %126#10, %126#11, %40, %126#12, %126#13, %41, %126#14, %126#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %135 = arith.addi %106, %c6 : index
          %136 = vector.load %w[%135] : memref<?xi8>, vector<16xi8>
          %137 = arith.extui %136 : vector<16xi8> to vector<16xi32>
          %138 = arith.andi %137, %c17 : vector<16xi32>
          %139 = arith.shrui %137, %c18 : vector<16xi32>
          %140 = arith.subi %138, %76 : vector<16xi32>
          %141 = arith.sitofp %140 : vector<16xi32> to vector<16xf32>
          %142 = arith.mulf %141, %73 : vector<16xf32>
          %143 = arith.addi %116, %c6 : index
          %144 = vector.load %w[%143] : memref<?xi8>, vector<16xi8>
          %145 = arith.extui %144 : vector<16xi8> to vector<16xi32>
          %146 = arith.andi %145, %c17 : vector<16xi32>
          %147 = arith.shrui %145, %c18 : vector<16xi32>
          %148 = arith.subi %146, %82 : vector<16xi32>
          %149 = arith.sitofp %148 : vector<16xi32> to vector<16xf32>
          %150 = arith.mulf %149, %79 : vector<16xf32>
          %151 = arith.addi %103, %c3 : index
          %152:16 = func.call @qkv_int4_r8p2__cpu.0(%34, %151, %x, %142, %134#0, %150, %134#1, %35, %134#2, %134#3, %36, %134#4, %134#5, %37, %134#6, %134#7, %38, %134#8, %134#9, %39, %134#10, %134#11, %40, %134#12, %134#13, %41, %134#14, %134#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %153 = arith.subi %139, %76 : vector<16xi32>
          %154 = arith.sitofp %153 : vector<16xi32> to vector<16xf32>
          %155 = arith.mulf %154, %73 : vector<16xf32>
          %156 = arith.subi %147, %82 : vector<16xi32>
          %157 = arith.sitofp %156 : vector<16xi32> to vector<16xf32>
          %158 = arith.mulf %157, %79 : vector<16xf32>
          %159 = arith.addi %103, %c10 : index
          %160:16 = func.call @qkv_int4_r8p2__cpu.0(%34, %159, %x, %155, %152#0, %158, %152#1, %35, %152#2, %152#3, %36, %152#4, %152#5, %37, %152#6, %152#7, %38, %152#8, %152#9, %39, %152#10, %152#11, %40, %152#12, %152#13, %41, %152#14, %152#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %160#0, %160#1, %160#2, %160#3, %160#4, %160#5, %160#6, %160#7, %160#8, %160#9, %160#10, %160#11, %160#12, %160#13, %160#14, %160#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %101#0, %101#1, %101#2, %101#3, %101#4, %101#5, %101#6, %101#7, %101#8, %101#9, %101#10, %101#11, %101#12, %101#13, %101#14, %101#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %161 = arith.muli %headDim, %c7 : index
      %162 = arith.muli %42, %c6 : index
      %163 = arith.addi %161, %162 : index
      %164 = arith.addi %163, %c7 : index
      vector.store %67#0, %3[%164] : memref<?xf32>, vector<16xf32>
      %165 = arith.addi %163, %c6 : index
      vector.store %67#1, %3[%165] : memref<?xf32>, vector<16xf32>
      %166 = arith.muli %headDim, %c9 : index
      %167 = arith.addi %166, %162 : index
      %168 = arith.addi %167, %c7 : index
      vector.store %67#2, %3[%168] : memref<?xf32>, vector<16xf32>
      %169 = arith.addi %167, %c6 : index
      vector.store %67#3, %3[%169] : memref<?xf32>, vector<16xf32>
      %170 = arith.addi %4, %162 : index
      %171 = arith.addi %170, %c7 : index
      vector.store %67#4, %3[%171] : memref<?xf32>, vector<16xf32>
      %172 = arith.addi %170, %c6 : index
      vector.store %67#5, %3[%172] : memref<?xf32>, vector<16xf32>
      %173 = arith.muli %headDim, %c10 : index
      %174 = arith.addi %173, %162 : index
      %175 = arith.addi %174, %c7 : index
      vector.store %67#6, %3[%175] : memref<?xf32>, vector<16xf32>
      %176 = arith.addi %174, %c6 : index
      vector.store %67#7, %3[%176] : memref<?xf32>, vector<16xf32>
      %177 = arith.muli %headDim, %c11 : index
      %178 = arith.addi %177, %162 : index
      %179 = arith.addi %178, %c7 : index
      vector.store %67#8, %3[%179] : memref<?xf32>, vector<16xf32>
      %180 = arith.addi %178, %c6 : index
      vector.store %67#9, %3[%180] : memref<?xf32>, vector<16xf32>
      %181 = arith.muli %headDim, %c12 : index
      %182 = arith.addi %181, %162 : index
      %183 = arith.addi %182, %c7 : index
      vector.store %67#10, %3[%183] : memref<?xf32>, vector<16xf32>
      %184 = arith.addi %182, %c6 : index
      vector.store %67#11, %3[%184] : memref<?xf32>, vector<16xf32>
      %185 = arith.muli %headDim, %c13 : index
      %186 = arith.addi %185, %162 : index
      %187 = arith.addi %186, %c7 : index
      vector.store %67#12, %3[%187] : memref<?xf32>, vector<16xf32>
      %188 = arith.addi %186, %c6 : index
      vector.store %67#13, %3[%188] : memref<?xf32>, vector<16xf32>
      %189 = arith.muli %headDim, %c14 : index
      %190 = arith.addi %189, %162 : index
      %191 = arith.addi %190, %c7 : index
      vector.store %67#14, %3[%191] : memref<?xf32>, vector<16xf32>
      %192 = arith.addi %190, %c6 : index
      vector.store %67#15, %3[%192] : memref<?xf32>, vector<16xf32>
    }
    %193 = arith.addi %16, %c2 : index
    %194 = arith.minsi %193, %15 : index
    scf.for %195 = %16 to %194 step %c9 {
      %196 = arith.subi %195, %16 : index
      %197 = arith.muli %196, %headDim : index
      %198 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %198 {
        scf.for %199 = %c7 to %headDim step %c6 {
          %200 = arith.muli %0, %headDim : index
          %201 = arith.addi %200, %199 : index
          %202 = vector.load %bias[%201] : memref<?xf32>, vector<16xf32>
          %203 = arith.addi %197, %199 : index
          %204 = vector.load %3[%203] : memref<?xf32>, vector<16xf32>
          %205 = arith.addf %204, %202 : vector<16xf32>
          vector.store %205, %3[%203] : memref<?xf32>, vector<16xf32>
        }
      }
      %206 = arith.addi %heads, %kvHeads : index
      %207 = arith.cmpi slt, %0, %206 : index
      scf.if %207 {
        %208 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %208 {
          %209 = arith.cmpi slt, %0, %heads : index
          %212 = scf.for %210 = %c7 to %headDim step %c6 iter_args(%211 = %c15) -> (vector<16xf32>) {
            %213 = arith.addi %197, %210 : index
            %214 = vector.load %3[%213] : memref<?xf32>, vector<16xf32>
            %215 = math.fma %214, %214, %211 : vector<16xf32>
            scf.yield %215 : vector<16xf32>
          }
          %216 = wave.reduce "add" %212 : vector<16xf32>
          %217 = arith.mulf %216, %inverseHeadDim : f32
          %218 = arith.addf %217, %epsilon : f32
          %219 = math.sqrt %218 : f32
          %220 = arith.divf %c25, %219 : f32
          %221 = vector.broadcast %220 : f32 to vector<16xf32>
          scf.for %222 = %c7 to %headDim step %c6 {
            %223 = vector.load %query_norm[%222] : memref<?xf32>, vector<16xf32>
            %224 = vector.load %key_norm[%222] : memref<?xf32>, vector<16xf32>
            %225 = arith.select %209, %223, %224 : vector<16xf32>
            %226 = arith.addi %197, %222 : index
            %227 = vector.load %3[%226] : memref<?xf32>, vector<16xf32>
            %228 = arith.mulf %227, %221 : vector<16xf32>
            %229 = arith.mulf %228, %225 : vector<16xf32>
            vector.store %229, %3[%226] : memref<?xf32>, vector<16xf32>
          }
        }
        %230 = arith.addi %positionsAt, %195 : index
        %231 = memref.load %step[%230] : memref<?xi32>
        %232 = arith.index_cast %231 : i32 to index
        %233 = arith.divui %headDim, %c3 : index
        %234 = arith.remui %232, %c27 : index
        %235 = arith.muli %234, %headDim : index
        %236 = arith.divui %232, %c27 : index
        %237 = arith.addi %236, %c27 : index
        %238 = arith.muli %237, %headDim : index
        scf.for %239 = %c7 to %233 step %c2 {
          %240 = arith.addi %235, %239 : index
          %241 = vector.load %rope[%240] : memref<?xf32>, vector<8xf32>
          %242 = arith.addi %235, %233 : index
          %243 = arith.addi %242, %239 : index
          %244 = vector.load %rope[%243] : memref<?xf32>, vector<8xf32>
          %245 = arith.addi %238, %239 : index
          %246 = vector.load %rope[%245] : memref<?xf32>, vector<8xf32>
          %247 = arith.addi %238, %233 : index
          %248 = arith.addi %247, %239 : index
          %249 = vector.load %rope[%248] : memref<?xf32>, vector<8xf32>
          %250 = arith.mulf %246, %241 : vector<8xf32>
          %251 = arith.mulf %249, %244 : vector<8xf32>
          %252 = arith.subf %250, %251 : vector<8xf32>
          %253 = arith.mulf %249, %241 : vector<8xf32>
          %254 = arith.mulf %246, %244 : vector<8xf32>
          %255 = arith.addf %253, %254 : vector<8xf32>
          %256 = arith.addi %197, %239 : index
          %257 = vector.load %3[%256] : memref<?xf32>, vector<8xf32>
          %258 = arith.addi %197, %233 : index
          %259 = arith.addi %258, %239 : index
          %260 = vector.load %3[%259] : memref<?xf32>, vector<8xf32>
          %261 = arith.mulf %257, %252 : vector<8xf32>
          %262 = arith.mulf %260, %255 : vector<8xf32>
          %263 = arith.subf %261, %262 : vector<8xf32>
          vector.store %263, %3[%256] : memref<?xf32>, vector<8xf32>
          %264 = arith.mulf %260, %252 : vector<8xf32>
          %265 = arith.mulf %257, %255 : vector<8xf32>
          %266 = arith.addf %264, %265 : vector<8xf32>
          vector.store %266, %3[%259] : memref<?xf32>, vector<8xf32>
        }
      }
      %267 = arith.cmpi slt, %0, %heads : index
      scf.if %267 {
        %268 = arith.divui %heads, %kvHeads : index
        %269 = arith.muli %headDim, %c11 : index
        %270 = arith.muli %kvHeads, %269 : index
        %271 = arith.divui %0, %268 : index
        %272 = arith.muli %271, %headDim : index
        %273 = arith.addi %270, %272 : index
        scf.for %274 = %c7 to %headDim step %c6 {
          %275 = arith.addi %273, %274 : index
          %276 = vector.load %encode[%275] : memref<?xf32>, vector<16xf32>
          %277 = arith.addi %197, %274 : index
          %278 = vector.load %3[%277] : memref<?xf32>, vector<16xf32>
          %279 = arith.mulf %278, %276 : vector<16xf32>
          %280 = arith.muli %195, %heads : index
          %281 = arith.addi %280, %0 : index
          %282 = arith.muli %281, %headDim : index
          %283 = arith.addi %282, %274 : index
          vector.store %279, %q[%283] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %284 = arith.addi %slotsAt, %195 : index
        %285 = memref.load %step[%284] : memref<?xi32>
        %286 = arith.index_cast %285 : i32 to index
        %287 = arith.cmpi sge, %286, %c7 : index
        scf.if %287 {
          %288 = arith.cmpi eq, %codec, %c7 : index
          scf.if %288 {
            %289 = arith.subi %0, %heads : index
            %290 = arith.muli %289, %4 : index
            %291 = arith.divui %286, %c6 : index
            %292 = arith.remui %286, %c6 : index
            %293 = arith.muli %291, %pageBytes : index
            %296 = scf.for %294 = %c7 to %headDim step %c6 iter_args(%295 = %c15) -> (vector<16xf32>) {
              %297 = arith.addi %290, %294 : index
              %298 = vector.load %encode[%297] : memref<?xf32>, vector<16xf32>
              %299 = arith.addi %290, %headDim : index
              %300 = arith.addi %299, %294 : index
              %301 = vector.load %encode[%300] : memref<?xf32>, vector<16xf32>
              %302 = arith.addi %197, %294 : index
              %303 = vector.load %3[%302] : memref<?xf32>, vector<16xf32>
              %304 = arith.subf %303, %301 : vector<16xf32>
              %305 = arith.mulf %304, %298 : vector<16xf32>
              %306 = arith.minimumf %305, %c31 : vector<16xf32>
              %307 = arith.maximumf %306, %c32 : vector<16xf32>
              %308 = arith.truncf %307 : vector<16xf32> to vector<16xf16>
              %309 = vector.bitcast %308 : vector<16xf16> to vector<32xi8>
              %310 = arith.muli %294, %c3 : index
              vector.store %309, %5[%310] : memref<?xi8>, vector<32xi8>
              %311 = math.absf %305 : vector<16xf32>
              %312 = arith.cmpf ugt, %311, %c31 : vector<16xf32>
              %313 = arith.select %312, %c33, %c15 : vector<16xi1>, vector<16xf32>
              %314 = arith.addf %295, %313 : vector<16xf32>
              scf.yield %314 : vector<16xf32>
            }
            %315 = wave.reduce "add" %296 : vector<16xf32>
            %316 = arith.cmpf ogt, %315, %c34 : f32
            scf.if %316 {
              %317 = arith.fptosi %315 : f32 to i32
              wave.count %clipped, %317 : memref<?xi32>
            }
            %318 = arith.cmpi slt, %289, %kvHeads : index
            scf.if %318 {
              %319 = arith.muli %4, %c16 : index
              %320 = arith.muli %289, %319 : index
              %321 = arith.addi %293, %320 : index
              %322 = arith.muli %292, %c3 : index
              %323 = arith.addi %321, %322 : index
              scf.for %324 = %c7 to %headDim step %c9 {
                %325 = arith.muli %324, %c3 : index
                %326 = arith.addi %325, %c7 : index
                %327 = memref.load %5[%326] : memref<?xi8>
                %328 = arith.muli %324, %c16 : index
                %329 = arith.addi %323, %328 : index
                %330 = arith.addi %329, %c7 : index
                memref.store %327, %kv[%330] : memref<?xi8>
                %331 = arith.addi %325, %c9 : index
                %332 = memref.load %5[%331] : memref<?xi8>
                %333 = arith.addi %329, %c9 : index
                memref.store %332, %kv[%333] : memref<?xi8>
              }
            } else {
              %334 = arith.subi %289, %kvHeads : index
              %335 = arith.muli %334, %c3 : index
              %336 = arith.addi %335, %c9 : index
              %337 = arith.muli %4, %c6 : index
              %338 = arith.muli %336, %337 : index
              %339 = arith.addi %293, %338 : index
              %340 = arith.muli %292, %4 : index
              %341 = arith.addi %339, %340 : index
              scf.for %342 = %c7 to %4 step %c6 {
                %343 = vector.load %5[%342] : memref<?xi8>, vector<16xi8>
                %344 = arith.addi %341, %342 : index
                vector.store %343, %kv[%344] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %345 = arith.cmpi eq, %codec, %c9 : index
          scf.if %345 {
            %346 = arith.subi %0, %heads : index
            %347 = arith.muli %346, %4 : index
            %348 = arith.divui %286, %c6 : index
            %349 = arith.remui %286, %c6 : index
            %350 = arith.muli %headDim, %c9 : index
            %351 = arith.muli %348, %pageBytes : index
            %354 = scf.for %352 = %c7 to %headDim step %c6 iter_args(%353 = %c15) -> (vector<16xf32>) {
              %355 = arith.addi %347, %352 : index
              %356 = vector.load %encode[%355] : memref<?xf32>, vector<16xf32>
              %357 = arith.addi %347, %headDim : index
              %358 = arith.addi %357, %352 : index
              %359 = vector.load %encode[%358] : memref<?xf32>, vector<16xf32>
              %360 = arith.addi %197, %352 : index
              %361 = vector.load %3[%360] : memref<?xf32>, vector<16xf32>
              %362 = arith.subf %361, %359 : vector<16xf32>
              %363 = arith.mulf %362, %356 : vector<16xf32>
              %364 = wave.fp8_encode "e4m3" %363 : vector<16xf32> -> vector<16xi8>
              %365 = arith.muli %352, %c9 : index
              vector.store %364, %5[%365] : memref<?xi8>, vector<16xi8>
              %366 = math.absf %363 : vector<16xf32>
              %367 = arith.cmpf ugt, %366, %c35 : vector<16xf32>
              %368 = arith.select %367, %c33, %c15 : vector<16xi1>, vector<16xf32>
              %369 = arith.addf %353, %368 : vector<16xf32>
              scf.yield %369 : vector<16xf32>
            }
            %370 = wave.reduce "add" %354 : vector<16xf32>
            %371 = arith.cmpf ogt, %370, %c34 : f32
            scf.if %371 {
              %372 = arith.fptosi %370 : f32 to i32
              wave.count %clipped, %372 : memref<?xi32>
            }
            %373 = arith.cmpi slt, %346, %kvHeads : index
            scf.if %373 {
              %374 = arith.muli %350, %c16 : index
              %375 = arith.muli %346, %374 : index
              %376 = arith.addi %351, %375 : index
              %377 = arith.muli %349, %c9 : index
              %378 = arith.addi %376, %377 : index
              scf.for %379 = %c7 to %headDim step %c9 {
                %380 = arith.muli %379, %c9 : index
                %381 = arith.addi %380, %c7 : index
                %382 = memref.load %5[%381] : memref<?xi8>
                %383 = arith.muli %379, %c6 : index
                %384 = arith.addi %378, %383 : index
                %385 = arith.addi %384, %c7 : index
                memref.store %382, %kv[%385] : memref<?xi8>
              }
            } else {
              %386 = arith.subi %346, %kvHeads : index
              %387 = arith.muli %386, %c3 : index
              %388 = arith.addi %387, %c9 : index
              %389 = arith.muli %350, %c6 : index
              %390 = arith.muli %388, %389 : index
              %391 = arith.addi %351, %390 : index
              %392 = arith.muli %349, %350 : index
              %393 = arith.addi %391, %392 : index
              scf.for %394 = %c7 to %350 step %c6 {
                %395 = vector.load %5[%394] : memref<?xi8>, vector<16xi8>
                %396 = arith.addi %393, %394 : index
                vector.store %395, %kv[%396] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %397 = arith.cmpi eq, %codec, %c3 : index
          scf.if %397 {
            %398 = arith.subi %0, %heads : index
            %399 = arith.muli %398, %4 : index
            %400 = arith.divui %286, %c6 : index
            %401 = arith.remui %286, %c6 : index
            %402 = arith.muli %headDim, %c9 : index
            %403 = arith.muli %400, %pageBytes : index
            %406 = scf.for %404 = %c7 to %headDim step %c6 iter_args(%405 = %c15) -> (vector<16xf32>) {
              %407 = arith.addi %399, %404 : index
              %408 = vector.load %encode[%407] : memref<?xf32>, vector<16xf32>
              %409 = arith.addi %399, %headDim : index
              %410 = arith.addi %409, %404 : index
              %411 = vector.load %encode[%410] : memref<?xf32>, vector<16xf32>
              %412 = arith.addi %197, %404 : index
              %413 = vector.load %3[%412] : memref<?xf32>, vector<16xf32>
              %414 = arith.subf %413, %411 : vector<16xf32>
              %415 = arith.mulf %414, %408 : vector<16xf32>
              %416 = wave.fp8_encode "e5m2" %415 : vector<16xf32> -> vector<16xi8>
              %417 = arith.muli %404, %c9 : index
              vector.store %416, %5[%417] : memref<?xi8>, vector<16xi8>
              %418 = math.absf %415 : vector<16xf32>
              %419 = arith.cmpf ugt, %418, %c36 : vector<16xf32>
              %420 = arith.select %419, %c33, %c15 : vector<16xi1>, vector<16xf32>
              %421 = arith.addf %405, %420 : vector<16xf32>
              scf.yield %421 : vector<16xf32>
            }
            %422 = wave.reduce "add" %406 : vector<16xf32>
            %423 = arith.cmpf ogt, %422, %c34 : f32
            scf.if %423 {
              %424 = arith.fptosi %422 : f32 to i32
              wave.count %clipped, %424 : memref<?xi32>
            }
            %425 = arith.cmpi slt, %398, %kvHeads : index
            scf.if %425 {
              %426 = arith.muli %402, %c16 : index
              %427 = arith.muli %398, %426 : index
              %428 = arith.addi %403, %427 : index
              %429 = arith.muli %401, %c9 : index
              %430 = arith.addi %428, %429 : index
              scf.for %431 = %c7 to %headDim step %c9 {
                %432 = arith.muli %431, %c9 : index
                %433 = arith.addi %432, %c7 : index
                %434 = memref.load %5[%433] : memref<?xi8>
                %435 = arith.muli %431, %c6 : index
                %436 = arith.addi %430, %435 : index
                %437 = arith.addi %436, %c7 : index
                memref.store %434, %kv[%437] : memref<?xi8>
              }
            } else {
              %438 = arith.subi %398, %kvHeads : index
              %439 = arith.muli %438, %c3 : index
              %440 = arith.addi %439, %c9 : index
              %441 = arith.muli %402, %c6 : index
              %442 = arith.muli %440, %441 : index
              %443 = arith.addi %403, %442 : index
              %444 = arith.muli %401, %402 : index
              %445 = arith.addi %443, %444 : index
              scf.for %446 = %c7 to %402 step %c6 {
                %447 = vector.load %5[%446] : memref<?xi8>, vector<16xi8>
                %448 = arith.addi %445, %446 : index
                vector.store %447, %kv[%448] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %449 = arith.cmpi eq, %codec, %c10 : index
          scf.if %449 {
            %450 = arith.subi %0, %heads : index
            %451 = arith.muli %450, %4 : index
            %452 = arith.divui %286, %c6 : index
            %453 = arith.remui %286, %c6 : index
            %454 = arith.muli %headDim, %c9 : index
            %455 = arith.muli %452, %pageBytes : index
            %458 = scf.for %456 = %c7 to %headDim step %c6 iter_args(%457 = %c15) -> (vector<16xf32>) {
              %459 = arith.addi %451, %456 : index
              %460 = vector.load %encode[%459] : memref<?xf32>, vector<16xf32>
              %461 = arith.addi %451, %headDim : index
              %462 = arith.addi %461, %456 : index
              %463 = vector.load %encode[%462] : memref<?xf32>, vector<16xf32>
              %464 = arith.addi %197, %456 : index
              %465 = vector.load %3[%464] : memref<?xf32>, vector<16xf32>
              %466 = arith.subf %465, %463 : vector<16xf32>
              %467 = arith.mulf %466, %460 : vector<16xf32>
              %468 = arith.cmpf ord, %467, %467 : vector<16xf32>
              %469 = arith.select %468, %467, %c15 : vector<16xi1>, vector<16xf32>
              %470 = math.roundeven %469 : vector<16xf32>
              %471 = arith.minimumf %470, %c37 : vector<16xf32>
              %472 = arith.maximumf %471, %c38 : vector<16xf32>
              %473 = arith.fptosi %472 : vector<16xf32> to vector<16xi32>
              %474 = arith.addi %473, %c39 : vector<16xi32>
              %475 = arith.trunci %474 : vector<16xi32> to vector<16xi8>
              %476 = arith.muli %456, %c9 : index
              vector.store %475, %5[%476] : memref<?xi8>, vector<16xi8>
              %477 = math.absf %467 : vector<16xf32>
              %478 = arith.cmpf ugt, %477, %c40 : vector<16xf32>
              %479 = arith.select %478, %c33, %c15 : vector<16xi1>, vector<16xf32>
              %480 = arith.addf %457, %479 : vector<16xf32>
              scf.yield %480 : vector<16xf32>
            }
            %481 = wave.reduce "add" %458 : vector<16xf32>
            %482 = arith.cmpf ogt, %481, %c34 : f32
            scf.if %482 {
              %483 = arith.fptosi %481 : f32 to i32
              wave.count %clipped, %483 : memref<?xi32>
            }
            %484 = arith.cmpi slt, %450, %kvHeads : index
            scf.if %484 {
              %485 = arith.muli %454, %c16 : index
              %486 = arith.muli %450, %485 : index
              %487 = arith.addi %455, %486 : index
              %488 = arith.muli %453, %c9 : index
              %489 = arith.addi %487, %488 : index
              scf.for %490 = %c7 to %headDim step %c9 {
                %491 = arith.muli %490, %c9 : index
                %492 = arith.addi %491, %c7 : index
                %493 = memref.load %5[%492] : memref<?xi8>
                %494 = arith.muli %490, %c6 : index
                %495 = arith.addi %489, %494 : index
                %496 = arith.addi %495, %c7 : index
                memref.store %493, %kv[%496] : memref<?xi8>
              }
            } else {
              %497 = arith.subi %450, %kvHeads : index
              %498 = arith.muli %497, %c3 : index
              %499 = arith.addi %498, %c9 : index
              %500 = arith.muli %454, %c6 : index
              %501 = arith.muli %499, %500 : index
              %502 = arith.addi %455, %501 : index
              %503 = arith.muli %453, %454 : index
              %504 = arith.addi %502, %503 : index
              scf.for %505 = %c7 to %454 step %c6 {
                %506 = vector.load %5[%505] : memref<?xi8>, vector<16xi8>
                %507 = arith.addi %504, %505 : index
                vector.store %506, %kv[%507] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
