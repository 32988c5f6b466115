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
wave.kernel @qkv_int4_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
        scf.for %268 = %c7 to %headDim step %c6 {
          %269 = arith.addi %197, %268 : index
          %270 = vector.load %3[%269] : memref<?xf32>, vector<16xf32>
          %271 = arith.muli %195, %heads : index
          %272 = arith.addi %271, %0 : index
          %273 = arith.muli %272, %headDim : index
          %274 = arith.addi %273, %268 : index
          vector.store %270, %q[%274] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %275 = arith.addi %slotsAt, %195 : index
        %276 = memref.load %step[%275] : memref<?xi32>
        %277 = arith.index_cast %276 : i32 to index
        %278 = arith.cmpi sge, %277, %c7 : index
        scf.if %278 {
          %279 = arith.cmpi eq, %codec, %c7 : index
          scf.if %279 {
            %280 = arith.subi %0, %heads : index
            %281 = memref.load %scales[%280] : memref<?xf32>
            %282 = vector.broadcast %281 : f32 to vector<16xf32>
            %283 = arith.divui %277, %c6 : index
            %284 = arith.remui %277, %c6 : index
            %285 = arith.muli %283, %pageBytes : index
            scf.for %286 = %c7 to %headDim step %c6 {
              %287 = arith.addi %197, %286 : index
              %288 = vector.load %3[%287] : memref<?xf32>, vector<16xf32>
              %289 = arith.mulf %288, %282 : vector<16xf32>
              %290 = arith.minimumf %289, %c31 : vector<16xf32>
              %291 = arith.maximumf %290, %c32 : vector<16xf32>
              %292 = arith.truncf %291 : vector<16xf32> to vector<16xf16>
              %293 = vector.bitcast %292 : vector<16xf16> to vector<32xi8>
              %294 = arith.muli %286, %c3 : index
              vector.store %293, %5[%294] : memref<?xi8>, vector<32xi8>
            }
            %295 = arith.cmpi slt, %280, %kvHeads : index
            scf.if %295 {
              %296 = arith.muli %4, %c16 : index
              %297 = arith.muli %280, %296 : index
              %298 = arith.addi %285, %297 : index
              %299 = arith.muli %284, %c3 : index
              %300 = arith.addi %298, %299 : index
              scf.for %301 = %c7 to %headDim step %c9 {
                %302 = arith.muli %301, %c3 : index
                %303 = arith.addi %302, %c7 : index
                %304 = memref.load %5[%303] : memref<?xi8>
                %305 = arith.muli %301, %c16 : index
                %306 = arith.addi %300, %305 : index
                %307 = arith.addi %306, %c7 : index
                memref.store %304, %kv[%307] : memref<?xi8>
                %308 = arith.addi %302, %c9 : index
                %309 = memref.load %5[%308] : memref<?xi8>
                %310 = arith.addi %306, %c9 : index
                memref.store %309, %kv[%310] : memref<?xi8>
              }
            } else {
              %311 = arith.subi %280, %kvHeads : index
              %312 = arith.muli %311, %c3 : index
              %313 = arith.addi %312, %c9 : index
              %314 = arith.muli %4, %c6 : index
              %315 = arith.muli %313, %314 : index
              %316 = arith.addi %285, %315 : index
              %317 = arith.muli %284, %4 : index
              %318 = arith.addi %316, %317 : index
              scf.for %319 = %c7 to %4 step %c6 {
                %320 = vector.load %5[%319] : memref<?xi8>, vector<16xi8>
                %321 = arith.addi %318, %319 : index
                vector.store %320, %kv[%321] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %322 = arith.cmpi eq, %codec, %c9 : index
          scf.if %322 {
            %323 = arith.subi %0, %heads : index
            %324 = memref.load %scales[%323] : memref<?xf32>
            %325 = vector.broadcast %324 : f32 to vector<16xf32>
            %326 = arith.divui %277, %c6 : index
            %327 = arith.remui %277, %c6 : index
            %328 = arith.muli %headDim, %c9 : index
            %329 = arith.muli %326, %pageBytes : index
            scf.for %330 = %c7 to %headDim step %c6 {
              %331 = arith.addi %197, %330 : index
              %332 = vector.load %3[%331] : memref<?xf32>, vector<16xf32>
              %333 = arith.mulf %332, %325 : vector<16xf32>
              %334 = wave.fp8_encode "e4m3" %333 : vector<16xf32> -> vector<16xi8>
              %335 = arith.muli %330, %c9 : index
              vector.store %334, %5[%335] : memref<?xi8>, vector<16xi8>
            }
            %336 = arith.cmpi slt, %323, %kvHeads : index
            scf.if %336 {
              %337 = arith.muli %328, %c16 : index
              %338 = arith.muli %323, %337 : index
              %339 = arith.addi %329, %338 : index
              %340 = arith.muli %327, %c9 : index
              %341 = arith.addi %339, %340 : index
              scf.for %342 = %c7 to %headDim step %c9 {
                %343 = arith.muli %342, %c9 : index
                %344 = arith.addi %343, %c7 : index
                %345 = memref.load %5[%344] : memref<?xi8>
                %346 = arith.muli %342, %c6 : index
                %347 = arith.addi %341, %346 : index
                %348 = arith.addi %347, %c7 : index
                memref.store %345, %kv[%348] : memref<?xi8>
              }
            } else {
              %349 = arith.subi %323, %kvHeads : index
              %350 = arith.muli %349, %c3 : index
              %351 = arith.addi %350, %c9 : index
              %352 = arith.muli %328, %c6 : index
              %353 = arith.muli %351, %352 : index
              %354 = arith.addi %329, %353 : index
              %355 = arith.muli %327, %328 : index
              %356 = arith.addi %354, %355 : index
              scf.for %357 = %c7 to %328 step %c6 {
                %358 = vector.load %5[%357] : memref<?xi8>, vector<16xi8>
                %359 = arith.addi %356, %357 : index
                vector.store %358, %kv[%359] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %360 = arith.cmpi eq, %codec, %c3 : index
          scf.if %360 {
            %361 = arith.subi %0, %heads : index
            %362 = memref.load %scales[%361] : memref<?xf32>
            %363 = vector.broadcast %362 : f32 to vector<16xf32>
            %364 = arith.divui %277, %c6 : index
            %365 = arith.remui %277, %c6 : index
            %366 = arith.muli %headDim, %c9 : index
            %367 = arith.muli %364, %pageBytes : index
            scf.for %368 = %c7 to %headDim step %c6 {
              %369 = arith.addi %197, %368 : index
              %370 = vector.load %3[%369] : memref<?xf32>, vector<16xf32>
              %371 = arith.mulf %370, %363 : vector<16xf32>
              %372 = wave.fp8_encode "e5m2" %371 : vector<16xf32> -> vector<16xi8>
              %373 = arith.muli %368, %c9 : index
              vector.store %372, %5[%373] : memref<?xi8>, vector<16xi8>
            }
            %374 = arith.cmpi slt, %361, %kvHeads : index
            scf.if %374 {
              %375 = arith.muli %366, %c16 : index
              %376 = arith.muli %361, %375 : index
              %377 = arith.addi %367, %376 : index
              %378 = arith.muli %365, %c9 : index
              %379 = arith.addi %377, %378 : index
              scf.for %380 = %c7 to %headDim step %c9 {
                %381 = arith.muli %380, %c9 : index
                %382 = arith.addi %381, %c7 : index
                %383 = memref.load %5[%382] : memref<?xi8>
                %384 = arith.muli %380, %c6 : index
                %385 = arith.addi %379, %384 : index
                %386 = arith.addi %385, %c7 : index
                memref.store %383, %kv[%386] : memref<?xi8>
              }
            } else {
              %387 = arith.subi %361, %kvHeads : index
              %388 = arith.muli %387, %c3 : index
              %389 = arith.addi %388, %c9 : index
              %390 = arith.muli %366, %c6 : index
              %391 = arith.muli %389, %390 : index
              %392 = arith.addi %367, %391 : index
              %393 = arith.muli %365, %366 : index
              %394 = arith.addi %392, %393 : index
              scf.for %395 = %c7 to %366 step %c6 {
                %396 = vector.load %5[%395] : memref<?xi8>, vector<16xi8>
                %397 = arith.addi %394, %395 : index
                vector.store %396, %kv[%397] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
