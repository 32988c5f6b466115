// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q4_1', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q4_1_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q4_1_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 320 : index
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
  %c18 = arith.constant dense<15> : vector<16xi32>
  %c19 = arith.constant dense<4> : vector<16xi32>
  %c20 = arith.constant 16 : index
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
      %65 = arith.addi %60, %c4 : index
      %66 = vector.load %w[%65] : memref<?xi8>, vector<32xi8>
      %67 = vector.bitcast %66 : vector<32xi8> to vector<16xf16>
      %68 = arith.extf %67 : vector<16xf16> to vector<16xf32>
      %69 = vector.load %w[%61] : memref<?xi8>, vector<32xi8>
      %70 = vector.bitcast %69 : vector<32xi8> to vector<16xf16>
      %71 = arith.extf %70 : vector<16xf16> to vector<16xf32>
      %72 = arith.addi %61, %c4 : index
      %73 = vector.load %w[%72] : memref<?xi8>, vector<32xi8>
      %74 = vector.bitcast %73 : vector<32xi8> to vector<16xf16>
      %75 = arith.extf %74 : vector<16xf16> to vector<16xf32>
      %76 = arith.muli %41, %c4 : index
      %94:16 = scf.for %77 = %c7 to %c10 step %c1 iter_args(%78 = %42, %79 = %43, %80 = %44, %81 = %45, %82 = %46, %83 = %47, %84 = %48, %85 = %49, %86 = %50, %87 = %51, %88 = %52, %89 = %53, %90 = %54, %91 = %55, %92 = %56, %93 = %57) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %95 = arith.muli %77, %c12 : index
        %96 = arith.addi %76, %95 : index
        %97 = arith.addi %60, %c17 : index
        %98 = arith.muli %77, %c4 : index
        %99 = arith.addi %97, %98 : index
        %100 = arith.addi %99, %c7 : index
        %101 = vector.load %w[%100] : memref<?xi8>, vector<16xi8>
        %102 = arith.extui %101 : vector<16xi8> to vector<16xi32>
        %103 = arith.andi %102, %c18 : vector<16xi32>
        %104 = arith.shrui %102, %c19 : vector<16xi32>
        %105 = arith.sitofp %103 : vector<16xi32> to vector<16xf32>
        %106 = math.fma %105, %64, %68 : vector<16xf32>
        %107 = arith.addi %61, %c17 : index
        %108 = arith.addi %107, %98 : index
        %109 = arith.addi %108, %c7 : index
        %110 = vector.load %w[%109] : memref<?xi8>, vector<16xi8>
        %111 = arith.extui %110 : vector<16xi8> to vector<16xi32>
        %112 = arith.andi %111, %c18 : vector<16xi32>
        %113 = arith.shrui %111, %c19 : vector<16xi32>
        %114 = arith.sitofp %112 : vector<16xi32> to vector<16xf32>
        %115 = math.fma %114, %71, %75 : vector<16xf32>
        %116 = arith.addi %96, %c7 : index
        %117:16 = func.call @linear_q4_1_r8p2__cpu.0(%33, %116, %x, %106, %78, %115, %79, %34, %80, %81, %35, %82, %83, %36, %84, %85, %37, %86, %87, %38, %88, %89, %39, %90, %91, %40, %92, %93) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %118 = arith.sitofp %104 : vector<16xi32> to vector<16xf32>
        %119 = math.fma %118, %64, %68 : vector<16xf32>
        %120 = arith.sitofp %113 : vector<16xi32> to vector<16xf32>
        %121 = math.fma %120, %71, %75 : vector<16xf32>
        %122 = arith.addi %96, %c1 : index
        %123:16 = func.call @linear_q4_1_r8p2__cpu.0(%33, %122, %x, %119, %117#0, %121, %117#1, %34, %117#2, %117#3, %35, %117#4, %117#5, %36, %117#6, %117#7, %37, %117#8, %117#9, %38, %117#10, %117#11, %39, %117#12, %117#13, %40, %117#14, %117#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %124 = arith.addi %99, %c20 : index
        %125 = vector.load %w[%124] : memref<?xi8>, vector<16xi8>
        %126 = arith.extui %125 : vector<16xi8> to vector<16xi32>
        %127 = arith.andi %126, %c18 : vector<16xi32>
        %128 = arith.shrui %126, %c19 : vector<16xi32>
        %129 = arith.sitofp %127 : vector<16xi32> to vector<16xf32>
        %130 = math.fma %129, %64, %68 : vector<16xf32>
        %131 = arith.addi %108, %c20 : index
        %132 = vector.load %w[%131] : memref<?xi8>, vector<16xi8>
        %133 = arith.extui %132 : vector<16xi8> to vector<16xi32>
        %134 = arith.andi %133, %c18 : vector<16xi32>
        %135 = arith.shrui %133, %c19 : vector<16xi32>
        %136 = arith.sitofp %134 : vector<16xi32> to vector<16xf32>
        %137 = math.fma %136, %71, %75 : vector<16xf32>
        %138 = arith.addi %96, %c6 : index
        %139:16 = func.call @linear_q4_1_r8p2__cpu.0(%33, %138, %x, %130, %123#0, %137, %123#1, %34, %123#2, %123#3, %35, %123#4, %123#5, %36, %123#6, %123#7, %37, %123#8, %123#9, %38, %123#10, %123#11, %39, %123#12, %123#13, %40, %123#14, %123#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %140 = arith.sitofp %128 : vector<16xi32> to vector<16xf32>
        %141 = math.fma %140, %64, %68 : vector<16xf32>
        %142 = arith.sitofp %135 : vector<16xi32> to vector<16xf32>
        %143 = math.fma %142, %71, %75 : vector<16xf32>
        %144 = arith.addi %96, %c11 : index
        %145:16 = func.call @linear_q4_1_r8p2__cpu.0(%33, %144, %x, %141, %139#0, %143, %139#1, %34, %139#2, %139#3, %35, %139#4, %139#5, %36, %139#6, %139#7, %37, %139#8, %139#9, %38, %139#10, %139#11, %39, %139#12, %139#13, %40, %139#14, %139#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %145#0, %145#1, %145#2, %145#3, %145#4, %145#5, %145#6, %145#7, %145#8, %145#9, %145#10, %145#11, %145#12, %145#13, %145#14, %145#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %94#0, %94#1, %94#2, %94#3, %94#4, %94#5, %94#6, %94#7, %94#8, %94#9, %94#10, %94#11, %94#12, %94#13, %94#14, %94#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %146 = arith.cmpi slt, %17, %14 : index
    scf.if %146 {
      %147 = arith.muli %17, %outputFeatures : index
      %148 = arith.muli %3, %c4 : index
      %149 = arith.addi %147, %148 : index
      scf.if %0 {
        %150 = arith.addi %149, %c7 : index
        %151 = vector.load %residual[%150] : memref<?xf32>, vector<16xf32>
        %152 = arith.addf %151, %58#0 : vector<16xf32>
        vector.store %152, %out[%150] : memref<?xf32>, vector<16xf32>
      } else {
        %153 = arith.addi %149, %c7 : index
        vector.store %58#0, %out[%153] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %154 = arith.addi %149, %c20 : index
        %155 = vector.load %residual[%154] : memref<?xf32>, vector<16xf32>
        %156 = arith.addf %155, %58#1 : vector<16xf32>
        vector.store %156, %out[%154] : memref<?xf32>, vector<16xf32>
      } else {
        %157 = arith.addi %149, %c20 : index
        vector.store %58#1, %out[%157] : memref<?xf32>, vector<16xf32>
      }
    }
    %158 = arith.cmpi slt, %19, %14 : index
    scf.if %158 {
      %159 = arith.muli %19, %outputFeatures : index
      %160 = arith.muli %3, %c4 : index
      %161 = arith.addi %159, %160 : index
      scf.if %0 {
        %162 = arith.addi %161, %c7 : index
        %163 = vector.load %residual[%162] : memref<?xf32>, vector<16xf32>
        %164 = arith.addf %163, %58#2 : vector<16xf32>
        vector.store %164, %out[%162] : memref<?xf32>, vector<16xf32>
      } else {
        %165 = arith.addi %161, %c7 : index
        vector.store %58#2, %out[%165] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %166 = arith.addi %161, %c20 : index
        %167 = vector.load %residual[%166] : memref<?xf32>, vector<16xf32>
        %168 = arith.addf %167, %58#3 : vector<16xf32>
        vector.store %168, %out[%166] : memref<?xf32>, vector<16xf32>
      } else {
        %169 = arith.addi %161, %c20 : index
        vector.store %58#3, %out[%169] : memref<?xf32>, vector<16xf32>
      }
    }
    %170 = arith.cmpi slt, %21, %14 : index
    scf.if %170 {
      %171 = arith.muli %21, %outputFeatures : index
      %172 = arith.muli %3, %c4 : index
      %173 = arith.addi %171, %172 : index
      scf.if %0 {
        %174 = arith.addi %173, %c7 : index
        %175 = vector.load %residual[%174] : memref<?xf32>, vector<16xf32>
        %176 = arith.addf %175, %58#4 : vector<16xf32>
        vector.store %176, %out[%174] : memref<?xf32>, vector<16xf32>
      } else {
        %177 = arith.addi %173, %c7 : index
        vector.store %58#4, %out[%177] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %178 = arith.addi %173, %c20 : index
        %179 = vector.load %residual[%178] : memref<?xf32>, vector<16xf32>
        %180 = arith.addf %179, %58#5 : vector<16xf32>
        vector.store %180, %out[%178] : memref<?xf32>, vector<16xf32>
      } else {
        %181 = arith.addi %173, %c20 : index
        vector.store %58#5, %out[%181] : memref<?xf32>, vector<16xf32>
      }
    }
    %182 = arith.cmpi slt, %23, %14 : index
    scf.if %182 {
      %183 = arith.muli %23, %outputFeatures : index
      %184 = arith.muli %3, %c4 : index
      %185 = arith.addi %183, %184 : index
      scf.if %0 {
        %186 = arith.addi %185, %c7 : index
        %187 = vector.load %residual[%186] : memref<?xf32>, vector<16xf32>
        %188 = arith.addf %187, %58#6 : vector<16xf32>
        vector.store %188, %out[%186] : memref<?xf32>, vector<16xf32>
      } else {
        %189 = arith.addi %185, %c7 : index
        vector.store %58#6, %out[%189] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %190 = arith.addi %185, %c20 : index
        %191 = vector.load %residual[%190] : memref<?xf32>, vector<16xf32>
        %192 = arith.addf %191, %58#7 : vector<16xf32>
        vector.store %192, %out[%190] : memref<?xf32>, vector<16xf32>
      } else {
        %193 = arith.addi %185, %c20 : index
        vector.store %58#7, %out[%193] : memref<?xf32>, vector<16xf32>
      }
    }
    %194 = arith.cmpi slt, %25, %14 : index
    scf.if %194 {
      %195 = arith.muli %25, %outputFeatures : index
      %196 = arith.muli %3, %c4 : index
      %197 = arith.addi %195, %196 : index
      scf.if %0 {
        %198 = arith.addi %197, %c7 : index
        %199 = vector.load %residual[%198] : memref<?xf32>, vector<16xf32>
        %200 = arith.addf %199, %58#8 : vector<16xf32>
        vector.store %200, %out[%198] : memref<?xf32>, vector<16xf32>
      } else {
        %201 = arith.addi %197, %c7 : index
        vector.store %58#8, %out[%201] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %202 = arith.addi %197, %c20 : index
        %203 = vector.load %residual[%202] : memref<?xf32>, vector<16xf32>
        %204 = arith.addf %203, %58#9 : vector<16xf32>
        vector.store %204, %out[%202] : memref<?xf32>, vector<16xf32>
      } else {
        %205 = arith.addi %197, %c20 : index
        vector.store %58#9, %out[%205] : memref<?xf32>, vector<16xf32>
      }
    }
    %206 = arith.cmpi slt, %27, %14 : index
    scf.if %206 {
      %207 = arith.muli %27, %outputFeatures : index
      %208 = arith.muli %3, %c4 : index
      %209 = arith.addi %207, %208 : index
      scf.if %0 {
        %210 = arith.addi %209, %c7 : index
        %211 = vector.load %residual[%210] : memref<?xf32>, vector<16xf32>
        %212 = arith.addf %211, %58#10 : vector<16xf32>
        vector.store %212, %out[%210] : memref<?xf32>, vector<16xf32>
      } else {
        %213 = arith.addi %209, %c7 : index
        vector.store %58#10, %out[%213] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %214 = arith.addi %209, %c20 : index
        %215 = vector.load %residual[%214] : memref<?xf32>, vector<16xf32>
        %216 = arith.addf %215, %58#11 : vector<16xf32>
        vector.store %216, %out[%214] : memref<?xf32>, vector<16xf32>
      } else {
        %217 = arith.addi %209, %c20 : index
        vector.store %58#11, %out[%217] : memref<?xf32>, vector<16xf32>
      }
    }
    %218 = arith.cmpi slt, %29, %14 : index
    scf.if %218 {
      %219 = arith.muli %29, %outputFeatures : index
      %220 = arith.muli %3, %c4 : index
      %221 = arith.addi %219, %220 : index
      scf.if %0 {
        %222 = arith.addi %221, %c7 : index
        %223 = vector.load %residual[%222] : memref<?xf32>, vector<16xf32>
        %224 = arith.addf %223, %58#12 : vector<16xf32>
        vector.store %224, %out[%222] : memref<?xf32>, vector<16xf32>
      } else {
        %225 = arith.addi %221, %c7 : index
        vector.store %58#12, %out[%225] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %226 = arith.addi %221, %c20 : index
        %227 = vector.load %residual[%226] : memref<?xf32>, vector<16xf32>
        %228 = arith.addf %227, %58#13 : vector<16xf32>
        vector.store %228, %out[%226] : memref<?xf32>, vector<16xf32>
      } else {
        %229 = arith.addi %221, %c20 : index
        vector.store %58#13, %out[%229] : memref<?xf32>, vector<16xf32>
      }
    }
    %230 = arith.cmpi slt, %31, %14 : index
    scf.if %230 {
      %231 = arith.muli %31, %outputFeatures : index
      %232 = arith.muli %3, %c4 : index
      %233 = arith.addi %231, %232 : index
      scf.if %0 {
        %234 = arith.addi %233, %c7 : index
        %235 = vector.load %residual[%234] : memref<?xf32>, vector<16xf32>
        %236 = arith.addf %235, %58#14 : vector<16xf32>
        vector.store %236, %out[%234] : memref<?xf32>, vector<16xf32>
      } else {
        %237 = arith.addi %233, %c7 : index
        vector.store %58#14, %out[%237] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %238 = arith.addi %233, %c20 : index
        %239 = vector.load %residual[%238] : memref<?xf32>, vector<16xf32>
        %240 = arith.addf %239, %58#15 : vector<16xf32>
        vector.store %240, %out[%238] : memref<?xf32>, vector<16xf32>
      } else {
        %241 = arith.addi %233, %c20 : index
        vector.store %58#15, %out[%241] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
