// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='int4', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_int4_r4p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_int4_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 48 : index
  %c7 = arith.constant 2 : index
  %c8 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 3 : index
  %c13 = arith.constant dense<0x00000000> : vector<16xf32>
  %c14 = arith.constant 32 : index
  %c15 = arith.constant dense<15> : vector<16xi32>
  %c16 = arith.constant dense<4> : vector<16xi32>
  %c17 = arith.constant 16 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.muli %groupSize, %c5 : index
  %2 = arith.addi %1, %c6 : index
  %3 = arith.divui %inputFeatures, %groupSize : index
  %4 = arith.muli %3, %2 : index
  %5 = wave.block 0
  %6 = wave.block 1
  %7 = arith.muli %5, %c7 : index
  %8 = arith.addi %7, %c8 : index
  %9 = arith.muli %8, %4 : index
  %10 = arith.addi %7, %c1 : index
  %11 = arith.muli %10, %4 : index
  %12 = memref.load %step[%countAt] : memref<?xi32>
  %13 = arith.index_cast %12 : i32 to index
  %14 = arith.muli %6, %rowsPerBlock : index
  %15 = arith.addi %14, %rowsPerBlock : index
  %16 = arith.minsi %15, %13 : index
  scf.for %17 = %14 to %16 step %c11 {
    %18 = arith.subi %16, %c1 : index
    %19 = arith.addi %17, %c8 : index
    %20 = arith.minsi %19, %18 : index
    %21 = arith.addi %17, %c1 : index
    %22 = arith.minsi %21, %18 : index
    %23 = arith.addi %17, %c7 : index
    %24 = arith.minsi %23, %18 : index
    %25 = arith.addi %17, %c12 : index
    %26 = arith.minsi %25, %18 : index
    %27 = arith.muli %20, %inputFeatures : index
    %28 = arith.muli %22, %inputFeatures : index
    %29 = arith.muli %24, %inputFeatures : index
    %30 = arith.muli %26, %inputFeatures : index
    %31 = arith.divui %groupSize, %c11 : index
    %41:8 = scf.for %32 = %c8 to %3 step %c1 iter_args(%33 = %c13, %34 = %c13, %35 = %c13, %36 = %c13, %37 = %c13, %38 = %c13, %39 = %c13, %40 = %c13) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %42 = arith.muli %32, %2 : index
      %43 = arith.addi %9, %42 : index
      %44 = arith.addi %11, %42 : index
      %45 = vector.load %w[%43] : memref<?xi8>, vector<32xi8>
      %46 = vector.bitcast %45 : vector<32xi8> to vector<16xf16>
      %47 = arith.extf %46 : vector<16xf16> to vector<16xf32>
      %48 = arith.addi %43, %c14 : index
      %49 = vector.load %w[%48] : memref<?xi8>, vector<16xi8>
      %50 = arith.extui %49 : vector<16xi8> to vector<16xi32>
      %51 = vector.load %w[%44] : memref<?xi8>, vector<32xi8>
      %52 = vector.bitcast %51 : vector<32xi8> to vector<16xf16>
      %53 = arith.extf %52 : vector<16xf16> to vector<16xf32>
      %54 = arith.addi %44, %c14 : index
      %55 = vector.load %w[%54] : memref<?xi8>, vector<16xi8>
      %56 = arith.extui %55 : vector<16xi8> to vector<16xi32>
      %57 = arith.muli %32, %groupSize : index
      %67:8 = scf.for %58 = %c8 to %31 step %c1 iter_args(%59 = %33, %60 = %34, %61 = %35, %62 = %36, %63 = %37, %64 = %38, %65 = %39, %66 = %40) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %68 = arith.muli %58, %c11 : index
        %69 = arith.addi %57, %68 : index
        %70 = arith.addi %43, %c6 : index
        %71 = arith.muli %58, %c14 : index
        %72 = arith.addi %70, %71 : index
        %73 = arith.addi %72, %c8 : index
        %74 = vector.load %w[%73] : memref<?xi8>, vector<16xi8>
        %75 = arith.extui %74 : vector<16xi8> to vector<16xi32>
        %76 = arith.andi %75, %c15 : vector<16xi32>
        %77 = arith.shrui %75, %c16 : vector<16xi32>
        %78 = arith.subi %76, %50 : vector<16xi32>
        %79 = arith.sitofp %78 : vector<16xi32> to vector<16xf32>
        %80 = arith.mulf %79, %47 : vector<16xf32>
        %81 = arith.addi %44, %c6 : index
        %82 = arith.addi %81, %71 : index
        %83 = arith.addi %82, %c8 : index
        %84 = vector.load %w[%83] : memref<?xi8>, vector<16xi8>
        %85 = arith.extui %84 : vector<16xi8> to vector<16xi32>
        %86 = arith.andi %85, %c15 : vector<16xi32>
        %87 = arith.shrui %85, %c16 : vector<16xi32>
        %88 = arith.subi %86, %56 : vector<16xi32>
        %89 = arith.sitofp %88 : vector<16xi32> to vector<16xf32>
        %90 = arith.mulf %89, %53 : vector<16xf32>
        %91 = arith.addi %69, %c8 : index
        %92:8 = func.call @linear_int4_r4p2__cpu.0(%27, %91, %x, %80, %59, %90, %60, %28, %61, %62, %29, %63, %64, %30, %65, %66) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %93 = arith.subi %77, %50 : vector<16xi32>
        %94 = arith.sitofp %93 : vector<16xi32> to vector<16xf32>
        %95 = arith.mulf %94, %47 : vector<16xf32>
        %96 = arith.subi %87, %56 : vector<16xi32>
        %97 = arith.sitofp %96 : vector<16xi32> to vector<16xf32>
        %98 = arith.mulf %97, %53 : vector<16xf32>
        %99 = arith.addi %69, %c1 : index
        %100:8 = func.call @linear_int4_r4p2__cpu.0(%27, %99, %x, %95, %92#0, %98, %92#1, %28, %92#2, %92#3, %29, %92#4, %92#5, %30, %92#6, %92#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %101 = arith.addi %72, %c17 : index
        %102 = vector.load %w[%101] : memref<?xi8>, vector<16xi8>
        %103 = arith.extui %102 : vector<16xi8> to vector<16xi32>
        %104 = arith.andi %103, %c15 : vector<16xi32>
        %105 = arith.shrui %103, %c16 : vector<16xi32>
        %106 = arith.subi %104, %50 : vector<16xi32>
        %107 = arith.sitofp %106 : vector<16xi32> to vector<16xf32>
        %108 = arith.mulf %107, %47 : vector<16xf32>
        %109 = arith.addi %82, %c17 : index
        %110 = vector.load %w[%109] : memref<?xi8>, vector<16xi8>
        %111 = arith.extui %110 : vector<16xi8> to vector<16xi32>
        %112 = arith.andi %111, %c15 : vector<16xi32>
        %113 = arith.shrui %111, %c16 : vector<16xi32>
        %114 = arith.subi %112, %56 : vector<16xi32>
        %115 = arith.sitofp %114 : vector<16xi32> to vector<16xf32>
        %116 = arith.mulf %115, %53 : vector<16xf32>
        %117 = arith.addi %69, %c7 : index
        %118:8 = func.call @linear_int4_r4p2__cpu.0(%27, %117, %x, %108, %100#0, %116, %100#1, %28, %100#2, %100#3, %29, %100#4, %100#5, %30, %100#6, %100#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %119 = arith.subi %105, %50 : vector<16xi32>
        %120 = arith.sitofp %119 : vector<16xi32> to vector<16xf32>
        %121 = arith.mulf %120, %47 : vector<16xf32>
        %122 = arith.subi %113, %56 : vector<16xi32>
        %123 = arith.sitofp %122 : vector<16xi32> to vector<16xf32>
        %124 = arith.mulf %123, %53 : vector<16xf32>
        %125 = arith.addi %69, %c12 : index
        %126:8 = func.call @linear_int4_r4p2__cpu.0(%27, %125, %x, %121, %118#0, %124, %118#1, %28, %118#2, %118#3, %29, %118#4, %118#5, %30, %118#6, %118#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %126#0, %126#1, %126#2, %126#3, %126#4, %126#5, %126#6, %126#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %67#0, %67#1, %67#2, %67#3, %67#4, %67#5, %67#6, %67#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %127 = arith.cmpi slt, %19, %16 : index
    scf.if %127 {
      %128 = arith.muli %19, %outputFeatures : index
      %129 = arith.muli %5, %c14 : index
      %130 = arith.addi %128, %129 : index
      scf.if %0 {
        %131 = arith.addi %130, %c8 : index
        %132 = vector.load %residual[%131] : memref<?xf32>, vector<16xf32>
        %133 = arith.addf %132, %41#0 : vector<16xf32>
        vector.store %133, %out[%131] : memref<?xf32>, vector<16xf32>
      } else {
        %134 = arith.addi %130, %c8 : index
        vector.store %41#0, %out[%134] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %135 = arith.addi %130, %c17 : index
        %136 = vector.load %residual[%135] : memref<?xf32>, vector<16xf32>
        %137 = arith.addf %136, %41#1 : vector<16xf32>
        vector.store %137, %out[%135] : memref<?xf32>, vector<16xf32>
      } else {
        %138 = arith.addi %130, %c17 : index
        vector.store %41#1, %out[%138] : memref<?xf32>, vector<16xf32>
      }
    }
    %139 = arith.cmpi slt, %21, %16 : index
    scf.if %139 {
      %140 = arith.muli %21, %outputFeatures : index
      %141 = arith.muli %5, %c14 : index
      %142 = arith.addi %140, %141 : index
      scf.if %0 {
        %143 = arith.addi %142, %c8 : index
        %144 = vector.load %residual[%143] : memref<?xf32>, vector<16xf32>
        %145 = arith.addf %144, %41#2 : vector<16xf32>
        vector.store %145, %out[%143] : memref<?xf32>, vector<16xf32>
      } else {
        %146 = arith.addi %142, %c8 : index
        vector.store %41#2, %out[%146] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %147 = arith.addi %142, %c17 : index
        %148 = vector.load %residual[%147] : memref<?xf32>, vector<16xf32>
        %149 = arith.addf %148, %41#3 : vector<16xf32>
        vector.store %149, %out[%147] : memref<?xf32>, vector<16xf32>
      } else {
        %150 = arith.addi %142, %c17 : index
        vector.store %41#3, %out[%150] : memref<?xf32>, vector<16xf32>
      }
    }
    %151 = arith.cmpi slt, %23, %16 : index
    scf.if %151 {
      %152 = arith.muli %23, %outputFeatures : index
      %153 = arith.muli %5, %c14 : index
      %154 = arith.addi %152, %153 : index
      scf.if %0 {
        %155 = arith.addi %154, %c8 : index
        %156 = vector.load %residual[%155] : memref<?xf32>, vector<16xf32>
        %157 = arith.addf %156, %41#4 : vector<16xf32>
        vector.store %157, %out[%155] : memref<?xf32>, vector<16xf32>
      } else {
        %158 = arith.addi %154, %c8 : index
        vector.store %41#4, %out[%158] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %159 = arith.addi %154, %c17 : index
        %160 = vector.load %residual[%159] : memref<?xf32>, vector<16xf32>
        %161 = arith.addf %160, %41#5 : vector<16xf32>
        vector.store %161, %out[%159] : memref<?xf32>, vector<16xf32>
      } else {
        %162 = arith.addi %154, %c17 : index
        vector.store %41#5, %out[%162] : memref<?xf32>, vector<16xf32>
      }
    }
    %163 = arith.cmpi slt, %25, %16 : index
    scf.if %163 {
      %164 = arith.muli %25, %outputFeatures : index
      %165 = arith.muli %5, %c14 : index
      %166 = arith.addi %164, %165 : index
      scf.if %0 {
        %167 = arith.addi %166, %c8 : index
        %168 = vector.load %residual[%167] : memref<?xf32>, vector<16xf32>
        %169 = arith.addf %168, %41#6 : vector<16xf32>
        vector.store %169, %out[%167] : memref<?xf32>, vector<16xf32>
      } else {
        %170 = arith.addi %166, %c8 : index
        vector.store %41#6, %out[%170] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %171 = arith.addi %166, %c17 : index
        %172 = vector.load %residual[%171] : memref<?xf32>, vector<16xf32>
        %173 = arith.addf %172, %41#7 : vector<16xf32>
        vector.store %173, %out[%171] : memref<?xf32>, vector<16xf32>
      } else {
        %174 = arith.addi %166, %c17 : index
        vector.store %41#7, %out[%174] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
