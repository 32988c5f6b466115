// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='int4', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_int4_r4p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
  func.return %f3, %f4, %f8, %f9, %f13, %f14, %f18, %f19 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @gate_up_int4_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 8 : index
  %c4 = arith.constant 48 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 0 : index
  %c7 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 32 : index
  %c14 = arith.constant dense<15> : vector<16xi32>
  %c15 = arith.constant dense<4> : vector<16xi32>
  %c16 = arith.constant 16 : index
  %c17 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c18 = arith.constant dense<0xBFB8AA3B> : vector<16xf32>
  %0 = arith.muli %groupSize, %c3 : index
  %1 = arith.addi %0, %c4 : index
  %2 = arith.divui %inputFeatures, %groupSize : index
  %3 = arith.muli %2, %1 : index
  %4 = wave.block 0
  %5 = wave.block 1
  %6 = arith.muli %4, %c5 : index
  %7 = arith.addi %6, %c6 : index
  %8 = arith.muli %7, %3 : index
  %9 = arith.addi %6, %c7 : index
  %10 = arith.muli %9, %3 : index
  %11 = memref.load %step[%countAt] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %5, %rowsPerBlock : index
  %14 = arith.addi %13, %rowsPerBlock : index
  %15 = arith.minsi %14, %12 : index
  scf.for %16 = %13 to %15 step %c10 {
    %17 = arith.subi %15, %c7 : index
    %18 = arith.addi %16, %c6 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.addi %16, %c7 : index
    %21 = arith.minsi %20, %17 : index
    %22 = arith.addi %16, %c5 : index
    %23 = arith.minsi %22, %17 : index
    %24 = arith.addi %16, %c11 : index
    %25 = arith.minsi %24, %17 : index
    %26 = arith.muli %19, %inputFeatures : index
    %27 = arith.muli %21, %inputFeatures : index
    %28 = arith.muli %23, %inputFeatures : index
    %29 = arith.muli %25, %inputFeatures : index
    %30 = arith.divui %groupSize, %c10 : index
    %40:8 = scf.for %31 = %c6 to %2 step %c7 iter_args(%32 = %c12, %33 = %c12, %34 = %c12, %35 = %c12, %36 = %c12, %37 = %c12, %38 = %c12, %39 = %c12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %41 = arith.muli %31, %1 : index
      %42 = arith.addi %8, %41 : index
      %43 = arith.addi %10, %41 : index
      %44 = vector.load %w[%42] : memref<?xi8>, vector<32xi8>
      %45 = vector.bitcast %44 : vector<32xi8> to vector<16xf16>
      %46 = arith.extf %45 : vector<16xf16> to vector<16xf32>
      %47 = arith.addi %42, %c13 : index
      %48 = vector.load %w[%47] : memref<?xi8>, vector<16xi8>
      %49 = arith.extui %48 : vector<16xi8> to vector<16xi32>
      %50 = vector.load %w[%43] : memref<?xi8>, vector<32xi8>
      %51 = vector.bitcast %50 : vector<32xi8> to vector<16xf16>
      %52 = arith.extf %51 : vector<16xf16> to vector<16xf32>
      %53 = arith.addi %43, %c13 : index
      %54 = vector.load %w[%53] : memref<?xi8>, vector<16xi8>
      %55 = arith.extui %54 : vector<16xi8> to vector<16xi32>
      %56 = arith.muli %31, %groupSize : index
      %66:8 = scf.for %57 = %c6 to %30 step %c7 iter_args(%58 = %32, %59 = %33, %60 = %34, %61 = %35, %62 = %36, %63 = %37, %64 = %38, %65 = %39) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %67 = arith.muli %57, %c10 : index
        %68 = arith.addi %56, %67 : index
        %69 = arith.addi %42, %c4 : index
        %70 = arith.muli %57, %c13 : index
        %71 = arith.addi %69, %70 : index
        %72 = arith.addi %71, %c6 : index
        %73 = vector.load %w[%72] : memref<?xi8>, vector<16xi8>
        %74 = arith.extui %73 : vector<16xi8> to vector<16xi32>
        %75 = arith.andi %74, %c14 : vector<16xi32>
        %76 = arith.shrui %74, %c15 : vector<16xi32>
        %77 = arith.subi %75, %49 : vector<16xi32>
        %78 = arith.sitofp %77 : vector<16xi32> to vector<16xf32>
        %79 = arith.mulf %78, %46 : vector<16xf32>
        %80 = arith.addi %43, %c4 : index
        %81 = arith.addi %80, %70 : index
        %82 = arith.addi %81, %c6 : index
        %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
        %84 = arith.extui %83 : vector<16xi8> to vector<16xi32>
        %85 = arith.andi %84, %c14 : vector<16xi32>
        %86 = arith.shrui %84, %c15 : vector<16xi32>
        %87 = arith.subi %85, %55 : vector<16xi32>
        %88 = arith.sitofp %87 : vector<16xi32> to vector<16xf32>
        %89 = arith.mulf %88, %52 : vector<16xf32>
        %90 = arith.addi %68, %c6 : index
        %91:8 = func.call @gate_up_int4_r4p2__cpu.0(%26, %90, %x, %79, %58, %89, %59, %27, %60, %61, %28, %62, %63, %29, %64, %65) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %92 = arith.subi %76, %49 : vector<16xi32>
        %93 = arith.sitofp %92 : vector<16xi32> to vector<16xf32>
        %94 = arith.mulf %93, %46 : vector<16xf32>
        %95 = arith.subi %86, %55 : vector<16xi32>
        %96 = arith.sitofp %95 : vector<16xi32> to vector<16xf32>
        %97 = arith.mulf %96, %52 : vector<16xf32>
        %98 = arith.addi %68, %c7 : index
        %99:8 = func.call @gate_up_int4_r4p2__cpu.0(%26, %98, %x, %94, %91#0, %97, %91#1, %27, %91#2, %91#3, %28, %91#4, %91#5, %29, %91#6, %91#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %100 = arith.addi %71, %c16 : index
        %101 = vector.load %w[%100] : memref<?xi8>, vector<16xi8>
        %102 = arith.extui %101 : vector<16xi8> to vector<16xi32>
        %103 = arith.andi %102, %c14 : vector<16xi32>
        %104 = arith.shrui %102, %c15 : vector<16xi32>
        %105 = arith.subi %103, %49 : vector<16xi32>
        %106 = arith.sitofp %105 : vector<16xi32> to vector<16xf32>
        %107 = arith.mulf %106, %46 : vector<16xf32>
        %108 = arith.addi %81, %c16 : index
        %109 = vector.load %w[%108] : memref<?xi8>, vector<16xi8>
        %110 = arith.extui %109 : vector<16xi8> to vector<16xi32>
        %111 = arith.andi %110, %c14 : vector<16xi32>
        %112 = arith.shrui %110, %c15 : vector<16xi32>
        %113 = arith.subi %111, %55 : vector<16xi32>
        %114 = arith.sitofp %113 : vector<16xi32> to vector<16xf32>
        %115 = arith.mulf %114, %52 : vector<16xf32>
        %116 = arith.addi %68, %c5 : index
        %117:8 = func.call @gate_up_int4_r4p2__cpu.0(%26, %116, %x, %107, %99#0, %115, %99#1, %27, %99#2, %99#3, %28, %99#4, %99#5, %29, %99#6, %99#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %118 = arith.subi %104, %49 : vector<16xi32>
        %119 = arith.sitofp %118 : vector<16xi32> to vector<16xf32>
        %120 = arith.mulf %119, %46 : vector<16xf32>
        %121 = arith.subi %112, %55 : vector<16xi32>
        %122 = arith.sitofp %121 : vector<16xi32> to vector<16xf32>
        %123 = arith.mulf %122, %52 : vector<16xf32>
        %124 = arith.addi %68, %c11 : index
        %125:8 = func.call @gate_up_int4_r4p2__cpu.0(%26, %124, %x, %120, %117#0, %123, %117#1, %27, %117#2, %117#3, %28, %117#4, %117#5, %29, %117#6, %117#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %125#0, %125#1, %125#2, %125#3, %125#4, %125#5, %125#6, %125#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %66#0, %66#1, %66#2, %66#3, %66#4, %66#5, %66#6, %66#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %126 = arith.cmpi slt, %18, %15 : index
    scf.if %126 {
      %127 = arith.muli %18, %outputFeatures : index
      %128 = arith.muli %4, %c16 : index
      %129 = arith.addi %127, %128 : index
      %130 = arith.mulf %40#0, %c18 : vector<16xf32>
      %131 = wave.exp2 %130 : vector<16xf32>
      %132 = arith.addf %c17, %131 : vector<16xf32>
      %133 = arith.divf %40#0, %132 : vector<16xf32>
      %134 = arith.mulf %133, %40#1 : vector<16xf32>
      %135 = arith.addi %129, %c6 : index
      vector.store %134, %out[%135] : memref<?xf32>, vector<16xf32>
    }
    %136 = arith.cmpi slt, %20, %15 : index
    scf.if %136 {
      %137 = arith.muli %20, %outputFeatures : index
      %138 = arith.muli %4, %c16 : index
      %139 = arith.addi %137, %138 : index
      %140 = arith.mulf %40#2, %c18 : vector<16xf32>
      %141 = wave.exp2 %140 : vector<16xf32>
      %142 = arith.addf %c17, %141 : vector<16xf32>
      %143 = arith.divf %40#2, %142 : vector<16xf32>
      %144 = arith.mulf %143, %40#3 : vector<16xf32>
      %145 = arith.addi %139, %c6 : index
      vector.store %144, %out[%145] : memref<?xf32>, vector<16xf32>
    }
    %146 = arith.cmpi slt, %22, %15 : index
    scf.if %146 {
      %147 = arith.muli %22, %outputFeatures : index
      %148 = arith.muli %4, %c16 : index
      %149 = arith.addi %147, %148 : index
      %150 = arith.mulf %40#4, %c18 : vector<16xf32>
      %151 = wave.exp2 %150 : vector<16xf32>
      %152 = arith.addf %c17, %151 : vector<16xf32>
      %153 = arith.divf %40#4, %152 : vector<16xf32>
      %154 = arith.mulf %153, %40#5 : vector<16xf32>
      %155 = arith.addi %149, %c6 : index
      vector.store %154, %out[%155] : memref<?xf32>, vector<16xf32>
    }
    %156 = arith.cmpi slt, %24, %15 : index
    scf.if %156 {
      %157 = arith.muli %24, %outputFeatures : index
      %158 = arith.muli %4, %c16 : index
      %159 = arith.addi %157, %158 : index
      %160 = arith.mulf %40#6, %c18 : vector<16xf32>
      %161 = wave.exp2 %160 : vector<16xf32>
      %162 = arith.addf %c17, %161 : vector<16xf32>
      %163 = arith.divf %40#6, %162 : vector<16xf32>
      %164 = arith.mulf %163, %40#7 : vector<16xf32>
      %165 = arith.addi %159, %c6 : index
      vector.store %164, %out[%165] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
