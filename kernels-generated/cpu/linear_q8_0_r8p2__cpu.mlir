// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q8_0', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q8_0_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q8_0_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 544 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant 8 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 5 : index
  %c14 = arith.constant 6 : index
  %c15 = arith.constant 7 : index
  %c16 = arith.constant dense<0x00000000> : vector<16xf32>
  %c17 = arith.constant 64 : index
  %c18 = arith.constant 16 : index
  %c19 = arith.constant 48 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.divui %inputFeatures, %c4 : index
  %2 = arith.muli %1, %c5 : index
  %3 = wave.block 0
  %4 = wave.block 1
  %5 = arith.muli %3, %c6 : index
  %6 = arith.addi %5, %c7 : index
  %7 = arith.muli %6, %2 : index
  %8 = arith.addi %5, %c1 : index
  %9 = arith.muli %8, %2 : index
  %10 = memref.load %step[%countAt] : memref<?xi32>
  %11 = arith.index_cast %10 : i32 to index
  %12 = arith.muli %4, %rowsPerBlock : index
  %13 = arith.addi %12, %rowsPerBlock : index
  %14 = arith.minsi %13, %11 : index
  scf.for %15 = %12 to %14 step %c10 {
    %16 = arith.subi %14, %c1 : index
    %17 = arith.addi %15, %c7 : index
    %18 = arith.minsi %17, %16 : index
    %19 = arith.addi %15, %c1 : index
    %20 = arith.minsi %19, %16 : index
    %21 = arith.addi %15, %c6 : index
    %22 = arith.minsi %21, %16 : index
    %23 = arith.addi %15, %c11 : index
    %24 = arith.minsi %23, %16 : index
    %25 = arith.addi %15, %c12 : index
    %26 = arith.minsi %25, %16 : index
    %27 = arith.addi %15, %c13 : index
    %28 = arith.minsi %27, %16 : index
    %29 = arith.addi %15, %c14 : index
    %30 = arith.minsi %29, %16 : index
    %31 = arith.addi %15, %c15 : index
    %32 = arith.minsi %31, %16 : index
    %33 = arith.muli %18, %inputFeatures : index
    %34 = arith.muli %20, %inputFeatures : index
    %35 = arith.muli %22, %inputFeatures : index
    %36 = arith.muli %24, %inputFeatures : index
    %37 = arith.muli %26, %inputFeatures : index
    %38 = arith.muli %28, %inputFeatures : index
    %39 = arith.muli %30, %inputFeatures : index
    %40 = arith.muli %32, %inputFeatures : index
    %58:16 = scf.for %41 = %c7 to %1 step %c1 iter_args(%42 = %c16, %43 = %c16, %44 = %c16, %45 = %c16, %46 = %c16, %47 = %c16, %48 = %c16, %49 = %c16, %50 = %c16, %51 = %c16, %52 = %c16, %53 = %c16, %54 = %c16, %55 = %c16, %56 = %c16, %57 = %c16) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %59 = arith.muli %41, %c5 : index
      %60 = arith.addi %7, %59 : index
      %61 = arith.addi %9, %59 : index
      %62 = vector.load %w[%60] : memref<?xi8>, vector<32xi8>
      %63 = vector.bitcast %62 : vector<32xi8> to vector<16xf16>
      %64 = arith.extf %63 : vector<16xf16> to vector<16xf32>
      %65 = vector.load %w[%61] : memref<?xi8>, vector<32xi8>
      %66 = vector.bitcast %65 : vector<32xi8> to vector<16xf16>
      %67 = arith.extf %66 : vector<16xf16> to vector<16xf32>
      %68 = arith.muli %41, %c4 : index
      %86:16 = scf.for %69 = %c7 to %c10 step %c1 iter_args(%70 = %42, %71 = %43, %72 = %44, %73 = %45, %74 = %46, %75 = %47, %76 = %48, %77 = %49, %78 = %50, %79 = %51, %80 = %52, %81 = %53, %82 = %54, %83 = %55, %84 = %56, %85 = %57) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %87 = arith.muli %69, %c12 : index
        %88 = arith.addi %68, %87 : index
        %89 = arith.addi %60, %c4 : index
        %90 = arith.muli %69, %c17 : index
        %91 = arith.addi %89, %90 : index
        %92 = arith.addi %91, %c7 : index
        %93 = vector.load %w[%92] : memref<?xi8>, vector<16xi8>
        %94 = arith.extsi %93 : vector<16xi8> to vector<16xi32>
        %95 = arith.sitofp %94 : vector<16xi32> to vector<16xf32>
        %96 = arith.mulf %95, %64 : vector<16xf32>
        %97 = arith.addi %61, %c4 : index
        %98 = arith.addi %97, %90 : index
        %99 = arith.addi %98, %c7 : index
        %100 = vector.load %w[%99] : memref<?xi8>, vector<16xi8>
        %101 = arith.extsi %100 : vector<16xi8> to vector<16xi32>
        %102 = arith.sitofp %101 : vector<16xi32> to vector<16xf32>
        %103 = arith.mulf %102, %67 : vector<16xf32>
        %104 = arith.addi %88, %c7 : index
        %105:16 = func.call @linear_q8_0_r8p2__cpu.0(%33, %104, %x, %96, %70, %103, %71, %34, %72, %73, %35, %74, %75, %36, %76, %77, %37, %78, %79, %38, %80, %81, %39, %82, %83, %40, %84, %85) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %106 = arith.addi %91, %c18 : index
        %107 = vector.load %w[%106] : memref<?xi8>, vector<16xi8>
        %108 = arith.extsi %107 : vector<16xi8> to vector<16xi32>
        %109 = arith.sitofp %108 : vector<16xi32> to vector<16xf32>
        %110 = arith.mulf %109, %64 : vector<16xf32>
        %111 = arith.addi %98, %c18 : index
        %112 = vector.load %w[%111] : memref<?xi8>, vector<16xi8>
        %113 = arith.extsi %112 : vector<16xi8> to vector<16xi32>
        %114 = arith.sitofp %113 : vector<16xi32> to vector<16xf32>
        %115 = arith.mulf %114, %67 : vector<16xf32>
        %116 = arith.addi %88, %c1 : index
        %117:16 = func.call @linear_q8_0_r8p2__cpu.0(%33, %116, %x, %110, %105#0, %115, %105#1, %34, %105#2, %105#3, %35, %105#4, %105#5, %36, %105#6, %105#7, %37, %105#8, %105#9, %38, %105#10, %105#11, %39, %105#12, %105#13, %40, %105#14, %105#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %118 = arith.addi %91, %c4 : index
        %119 = vector.load %w[%118] : memref<?xi8>, vector<16xi8>
        %120 = arith.extsi %119 : vector<16xi8> to vector<16xi32>
        %121 = arith.sitofp %120 : vector<16xi32> to vector<16xf32>
        %122 = arith.mulf %121, %64 : vector<16xf32>
        %123 = arith.addi %98, %c4 : index
        %124 = vector.load %w[%123] : memref<?xi8>, vector<16xi8>
        %125 = arith.extsi %124 : vector<16xi8> to vector<16xi32>
        %126 = arith.sitofp %125 : vector<16xi32> to vector<16xf32>
        %127 = arith.mulf %126, %67 : vector<16xf32>
        %128 = arith.addi %88, %c6 : index
        %129:16 = func.call @linear_q8_0_r8p2__cpu.0(%33, %128, %x, %122, %117#0, %127, %117#1, %34, %117#2, %117#3, %35, %117#4, %117#5, %36, %117#6, %117#7, %37, %117#8, %117#9, %38, %117#10, %117#11, %39, %117#12, %117#13, %40, %117#14, %117#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %130 = arith.addi %91, %c19 : index
        %131 = vector.load %w[%130] : memref<?xi8>, vector<16xi8>
        %132 = arith.extsi %131 : vector<16xi8> to vector<16xi32>
        %133 = arith.sitofp %132 : vector<16xi32> to vector<16xf32>
        %134 = arith.mulf %133, %64 : vector<16xf32>
        %135 = arith.addi %98, %c19 : index
        %136 = vector.load %w[%135] : memref<?xi8>, vector<16xi8>
        %137 = arith.extsi %136 : vector<16xi8> to vector<16xi32>
        %138 = arith.sitofp %137 : vector<16xi32> to vector<16xf32>
        %139 = arith.mulf %138, %67 : vector<16xf32>
        %140 = arith.addi %88, %c11 : index
        %141:16 = func.call @linear_q8_0_r8p2__cpu.0(%33, %140, %x, %134, %129#0, %139, %129#1, %34, %129#2, %129#3, %35, %129#4, %129#5, %36, %129#6, %129#7, %37, %129#8, %129#9, %38, %129#10, %129#11, %39, %129#12, %129#13, %40, %129#14, %129#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %141#0, %141#1, %141#2, %141#3, %141#4, %141#5, %141#6, %141#7, %141#8, %141#9, %141#10, %141#11, %141#12, %141#13, %141#14, %141#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %86#0, %86#1, %86#2, %86#3, %86#4, %86#5, %86#6, %86#7, %86#8, %86#9, %86#10, %86#11, %86#12, %86#13, %86#14, %86#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %142 = arith.cmpi slt, %17, %14 : index
    scf.if %142 {
      %143 = arith.muli %17, %outputFeatures : index
      %144 = arith.muli %3, %c4 : index
      %145 = arith.addi %143, %144 : index
      scf.if %0 {
        %146 = arith.addi %145, %c7 : index
        %147 = vector.load %residual[%146] : memref<?xf32>, vector<16xf32>
        %148 = arith.addf %147, %58#0 : vector<16xf32>
        vector.store %148, %out[%146] : memref<?xf32>, vector<16xf32>
      } else {
        %149 = arith.addi %145, %c7 : index
        vector.store %58#0, %out[%149] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %150 = arith.addi %145, %c18 : index
        %151 = vector.load %residual[%150] : memref<?xf32>, vector<16xf32>
        %152 = arith.addf %151, %58#1 : vector<16xf32>
        vector.store %152, %out[%150] : memref<?xf32>, vector<16xf32>
      } else {
        %153 = arith.addi %145, %c18 : index
        vector.store %58#1, %out[%153] : memref<?xf32>, vector<16xf32>
      }
    }
    %154 = arith.cmpi slt, %19, %14 : index
    scf.if %154 {
      %155 = arith.muli %19, %outputFeatures : index
      %156 = arith.muli %3, %c4 : index
      %157 = arith.addi %155, %156 : index
      scf.if %0 {
        %158 = arith.addi %157, %c7 : index
        %159 = vector.load %residual[%158] : memref<?xf32>, vector<16xf32>
        %160 = arith.addf %159, %58#2 : vector<16xf32>
        vector.store %160, %out[%158] : memref<?xf32>, vector<16xf32>
      } else {
        %161 = arith.addi %157, %c7 : index
        vector.store %58#2, %out[%161] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %162 = arith.addi %157, %c18 : index
        %163 = vector.load %residual[%162] : memref<?xf32>, vector<16xf32>
        %164 = arith.addf %163, %58#3 : vector<16xf32>
        vector.store %164, %out[%162] : memref<?xf32>, vector<16xf32>
      } else {
        %165 = arith.addi %157, %c18 : index
        vector.store %58#3, %out[%165] : memref<?xf32>, vector<16xf32>
      }
    }
    %166 = arith.cmpi slt, %21, %14 : index
    scf.if %166 {
      %167 = arith.muli %21, %outputFeatures : index
      %168 = arith.muli %3, %c4 : index
      %169 = arith.addi %167, %168 : index
      scf.if %0 {
        %170 = arith.addi %169, %c7 : index
        %171 = vector.load %residual[%170] : memref<?xf32>, vector<16xf32>
        %172 = arith.addf %171, %58#4 : vector<16xf32>
        vector.store %172, %out[%170] : memref<?xf32>, vector<16xf32>
      } else {
        %173 = arith.addi %169, %c7 : index
        vector.store %58#4, %out[%173] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %174 = arith.addi %169, %c18 : index
        %175 = vector.load %residual[%174] : memref<?xf32>, vector<16xf32>
        %176 = arith.addf %175, %58#5 : vector<16xf32>
        vector.store %176, %out[%174] : memref<?xf32>, vector<16xf32>
      } else {
        %177 = arith.addi %169, %c18 : index
        vector.store %58#5, %out[%177] : memref<?xf32>, vector<16xf32>
      }
    }
    %178 = arith.cmpi slt, %23, %14 : index
    scf.if %178 {
      %179 = arith.muli %23, %outputFeatures : index
      %180 = arith.muli %3, %c4 : index
      %181 = arith.addi %179, %180 : index
      scf.if %0 {
        %182 = arith.addi %181, %c7 : index
        %183 = vector.load %residual[%182] : memref<?xf32>, vector<16xf32>
        %184 = arith.addf %183, %58#6 : vector<16xf32>
        vector.store %184, %out[%182] : memref<?xf32>, vector<16xf32>
      } else {
        %185 = arith.addi %181, %c7 : index
        vector.store %58#6, %out[%185] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %186 = arith.addi %181, %c18 : index
        %187 = vector.load %residual[%186] : memref<?xf32>, vector<16xf32>
        %188 = arith.addf %187, %58#7 : vector<16xf32>
        vector.store %188, %out[%186] : memref<?xf32>, vector<16xf32>
      } else {
        %189 = arith.addi %181, %c18 : index
        vector.store %58#7, %out[%189] : memref<?xf32>, vector<16xf32>
      }
    }
    %190 = arith.cmpi slt, %25, %14 : index
    scf.if %190 {
      %191 = arith.muli %25, %outputFeatures : index
      %192 = arith.muli %3, %c4 : index
      %193 = arith.addi %191, %192 : index
      scf.if %0 {
        %194 = arith.addi %193, %c7 : index
        %195 = vector.load %residual[%194] : memref<?xf32>, vector<16xf32>
        %196 = arith.addf %195, %58#8 : vector<16xf32>
        vector.store %196, %out[%194] : memref<?xf32>, vector<16xf32>
      } else {
        %197 = arith.addi %193, %c7 : index
        vector.store %58#8, %out[%197] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %198 = arith.addi %193, %c18 : index
        %199 = vector.load %residual[%198] : memref<?xf32>, vector<16xf32>
        %200 = arith.addf %199, %58#9 : vector<16xf32>
        vector.store %200, %out[%198] : memref<?xf32>, vector<16xf32>
      } else {
        %201 = arith.addi %193, %c18 : index
        vector.store %58#9, %out[%201] : memref<?xf32>, vector<16xf32>
      }
    }
    %202 = arith.cmpi slt, %27, %14 : index
    scf.if %202 {
      %203 = arith.muli %27, %outputFeatures : index
      %204 = arith.muli %3, %c4 : index
      %205 = arith.addi %203, %204 : index
      scf.if %0 {
        %206 = arith.addi %205, %c7 : index
        %207 = vector.load %residual[%206] : memref<?xf32>, vector<16xf32>
        %208 = arith.addf %207, %58#10 : vector<16xf32>
        vector.store %208, %out[%206] : memref<?xf32>, vector<16xf32>
      } else {
        %209 = arith.addi %205, %c7 : index
        vector.store %58#10, %out[%209] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %210 = arith.addi %205, %c18 : index
        %211 = vector.load %residual[%210] : memref<?xf32>, vector<16xf32>
        %212 = arith.addf %211, %58#11 : vector<16xf32>
        vector.store %212, %out[%210] : memref<?xf32>, vector<16xf32>
      } else {
        %213 = arith.addi %205, %c18 : index
        vector.store %58#11, %out[%213] : memref<?xf32>, vector<16xf32>
      }
    }
    %214 = arith.cmpi slt, %29, %14 : index
    scf.if %214 {
      %215 = arith.muli %29, %outputFeatures : index
      %216 = arith.muli %3, %c4 : index
      %217 = arith.addi %215, %216 : index
      scf.if %0 {
        %218 = arith.addi %217, %c7 : index
        %219 = vector.load %residual[%218] : memref<?xf32>, vector<16xf32>
        %220 = arith.addf %219, %58#12 : vector<16xf32>
        vector.store %220, %out[%218] : memref<?xf32>, vector<16xf32>
      } else {
        %221 = arith.addi %217, %c7 : index
        vector.store %58#12, %out[%221] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %222 = arith.addi %217, %c18 : index
        %223 = vector.load %residual[%222] : memref<?xf32>, vector<16xf32>
        %224 = arith.addf %223, %58#13 : vector<16xf32>
        vector.store %224, %out[%222] : memref<?xf32>, vector<16xf32>
      } else {
        %225 = arith.addi %217, %c18 : index
        vector.store %58#13, %out[%225] : memref<?xf32>, vector<16xf32>
      }
    }
    %226 = arith.cmpi slt, %31, %14 : index
    scf.if %226 {
      %227 = arith.muli %31, %outputFeatures : index
      %228 = arith.muli %3, %c4 : index
      %229 = arith.addi %227, %228 : index
      scf.if %0 {
        %230 = arith.addi %229, %c7 : index
        %231 = vector.load %residual[%230] : memref<?xf32>, vector<16xf32>
        %232 = arith.addf %231, %58#14 : vector<16xf32>
        vector.store %232, %out[%230] : memref<?xf32>, vector<16xf32>
      } else {
        %233 = arith.addi %229, %c7 : index
        vector.store %58#14, %out[%233] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %234 = arith.addi %229, %c18 : index
        %235 = vector.load %residual[%234] : memref<?xf32>, vector<16xf32>
        %236 = arith.addf %235, %58#15 : vector<16xf32>
        vector.store %236, %out[%234] : memref<?xf32>, vector<16xf32>
      } else {
        %237 = arith.addi %229, %c18 : index
        vector.store %58#15, %out[%237] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
