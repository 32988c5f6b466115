// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='f16', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_f16_r4p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_f16_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 512 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 128 : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 64 : index
  %c16 = arith.constant 96 : index
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
    %25 = arith.muli %18, %inputFeatures : index
    %26 = arith.muli %20, %inputFeatures : index
    %27 = arith.muli %22, %inputFeatures : index
    %28 = arith.muli %24, %inputFeatures : index
    %38:8 = scf.for %29 = %c7 to %1 step %c1 iter_args(%30 = %c12, %31 = %c12, %32 = %c12, %33 = %c12, %34 = %c12, %35 = %c12, %36 = %c12, %37 = %c12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %39 = arith.muli %29, %c5 : index
      %40 = arith.addi %7, %39 : index
      %41 = arith.addi %9, %39 : index
      %42 = arith.muli %29, %c4 : index
      %52:8 = scf.for %43 = %c7 to %c10 step %c1 iter_args(%44 = %30, %45 = %31, %46 = %32, %47 = %33, %48 = %34, %49 = %35, %50 = %36, %51 = %37) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %53 = arith.muli %43, %c10 : index
        %54 = arith.addi %42, %53 : index
        %55 = arith.muli %43, %c13 : index
        %56 = arith.addi %40, %55 : index
        %57 = arith.addi %56, %c7 : index
        %58 = vector.load %w[%57] : memref<?xi8>, vector<32xi8>
        %59 = vector.bitcast %58 : vector<32xi8> to vector<16xf16>
        %60 = arith.extf %59 : vector<16xf16> to vector<16xf32>
        %61 = arith.addi %41, %55 : index
        %62 = arith.addi %61, %c7 : index
        %63 = vector.load %w[%62] : memref<?xi8>, vector<32xi8>
        %64 = vector.bitcast %63 : vector<32xi8> to vector<16xf16>
        %65 = arith.extf %64 : vector<16xf16> to vector<16xf32>
        %66 = arith.addi %54, %c7 : index
        %67:8 = func.call @linear_f16_r4p2__cpu.0(%25, %66, %x, %60, %44, %65, %45, %26, %46, %47, %27, %48, %49, %28, %50, %51) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %68 = arith.addi %56, %c14 : index
        %69 = vector.load %w[%68] : memref<?xi8>, vector<32xi8>
        %70 = vector.bitcast %69 : vector<32xi8> to vector<16xf16>
        %71 = arith.extf %70 : vector<16xf16> to vector<16xf32>
        %72 = arith.addi %61, %c14 : index
        %73 = vector.load %w[%72] : memref<?xi8>, vector<32xi8>
        %74 = vector.bitcast %73 : vector<32xi8> to vector<16xf16>
        %75 = arith.extf %74 : vector<16xf16> to vector<16xf32>
        %76 = arith.addi %54, %c1 : index
        %77:8 = func.call @linear_f16_r4p2__cpu.0(%25, %76, %x, %71, %67#0, %75, %67#1, %26, %67#2, %67#3, %27, %67#4, %67#5, %28, %67#6, %67#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %78 = arith.addi %56, %c15 : index
        %79 = vector.load %w[%78] : memref<?xi8>, vector<32xi8>
        %80 = vector.bitcast %79 : vector<32xi8> to vector<16xf16>
        %81 = arith.extf %80 : vector<16xf16> to vector<16xf32>
        %82 = arith.addi %61, %c15 : index
        %83 = vector.load %w[%82] : memref<?xi8>, vector<32xi8>
        %84 = vector.bitcast %83 : vector<32xi8> to vector<16xf16>
        %85 = arith.extf %84 : vector<16xf16> to vector<16xf32>
        %86 = arith.addi %54, %c6 : index
        %87:8 = func.call @linear_f16_r4p2__cpu.0(%25, %86, %x, %81, %77#0, %85, %77#1, %26, %77#2, %77#3, %27, %77#4, %77#5, %28, %77#6, %77#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %88 = arith.addi %56, %c16 : index
        %89 = vector.load %w[%88] : memref<?xi8>, vector<32xi8>
        %90 = vector.bitcast %89 : vector<32xi8> to vector<16xf16>
        %91 = arith.extf %90 : vector<16xf16> to vector<16xf32>
        %92 = arith.addi %61, %c16 : index
        %93 = vector.load %w[%92] : memref<?xi8>, vector<32xi8>
        %94 = vector.bitcast %93 : vector<32xi8> to vector<16xf16>
        %95 = arith.extf %94 : vector<16xf16> to vector<16xf32>
        %96 = arith.addi %54, %c11 : index
        %97:8 = func.call @linear_f16_r4p2__cpu.0(%25, %96, %x, %91, %87#0, %95, %87#1, %26, %87#2, %87#3, %27, %87#4, %87#5, %28, %87#6, %87#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %97#0, %97#1, %97#2, %97#3, %97#4, %97#5, %97#6, %97#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %52#0, %52#1, %52#2, %52#3, %52#4, %52#5, %52#6, %52#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %98 = arith.cmpi slt, %17, %14 : index
    scf.if %98 {
      %99 = arith.muli %17, %outputFeatures : index
      %100 = arith.muli %3, %c14 : index
      %101 = arith.addi %99, %100 : index
      scf.if %0 {
        %102 = arith.addi %101, %c7 : index
        %103 = vector.load %residual[%102] : memref<?xf32>, vector<16xf32>
        %104 = arith.addf %103, %38#0 : vector<16xf32>
        vector.store %104, %out[%102] : memref<?xf32>, vector<16xf32>
      } else {
        %105 = arith.addi %101, %c7 : index
        vector.store %38#0, %out[%105] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %106 = arith.addi %101, %c4 : index
        %107 = vector.load %residual[%106] : memref<?xf32>, vector<16xf32>
        %108 = arith.addf %107, %38#1 : vector<16xf32>
        vector.store %108, %out[%106] : memref<?xf32>, vector<16xf32>
      } else {
        %109 = arith.addi %101, %c4 : index
        vector.store %38#1, %out[%109] : memref<?xf32>, vector<16xf32>
      }
    }
    %110 = arith.cmpi slt, %19, %14 : index
    scf.if %110 {
      %111 = arith.muli %19, %outputFeatures : index
      %112 = arith.muli %3, %c14 : index
      %113 = arith.addi %111, %112 : index
      scf.if %0 {
        %114 = arith.addi %113, %c7 : index
        %115 = vector.load %residual[%114] : memref<?xf32>, vector<16xf32>
        %116 = arith.addf %115, %38#2 : vector<16xf32>
        vector.store %116, %out[%114] : memref<?xf32>, vector<16xf32>
      } else {
        %117 = arith.addi %113, %c7 : index
        vector.store %38#2, %out[%117] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %118 = arith.addi %113, %c4 : index
        %119 = vector.load %residual[%118] : memref<?xf32>, vector<16xf32>
        %120 = arith.addf %119, %38#3 : vector<16xf32>
        vector.store %120, %out[%118] : memref<?xf32>, vector<16xf32>
      } else {
        %121 = arith.addi %113, %c4 : index
        vector.store %38#3, %out[%121] : memref<?xf32>, vector<16xf32>
      }
    }
    %122 = arith.cmpi slt, %21, %14 : index
    scf.if %122 {
      %123 = arith.muli %21, %outputFeatures : index
      %124 = arith.muli %3, %c14 : index
      %125 = arith.addi %123, %124 : index
      scf.if %0 {
        %126 = arith.addi %125, %c7 : index
        %127 = vector.load %residual[%126] : memref<?xf32>, vector<16xf32>
        %128 = arith.addf %127, %38#4 : vector<16xf32>
        vector.store %128, %out[%126] : memref<?xf32>, vector<16xf32>
      } else {
        %129 = arith.addi %125, %c7 : index
        vector.store %38#4, %out[%129] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %130 = arith.addi %125, %c4 : index
        %131 = vector.load %residual[%130] : memref<?xf32>, vector<16xf32>
        %132 = arith.addf %131, %38#5 : vector<16xf32>
        vector.store %132, %out[%130] : memref<?xf32>, vector<16xf32>
      } else {
        %133 = arith.addi %125, %c4 : index
        vector.store %38#5, %out[%133] : memref<?xf32>, vector<16xf32>
      }
    }
    %134 = arith.cmpi slt, %23, %14 : index
    scf.if %134 {
      %135 = arith.muli %23, %outputFeatures : index
      %136 = arith.muli %3, %c14 : index
      %137 = arith.addi %135, %136 : index
      scf.if %0 {
        %138 = arith.addi %137, %c7 : index
        %139 = vector.load %residual[%138] : memref<?xf32>, vector<16xf32>
        %140 = arith.addf %139, %38#6 : vector<16xf32>
        vector.store %140, %out[%138] : memref<?xf32>, vector<16xf32>
      } else {
        %141 = arith.addi %137, %c7 : index
        vector.store %38#6, %out[%141] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %142 = arith.addi %137, %c4 : index
        %143 = vector.load %residual[%142] : memref<?xf32>, vector<16xf32>
        %144 = arith.addf %143, %38#7 : vector<16xf32>
        vector.store %144, %out[%142] : memref<?xf32>, vector<16xf32>
      } else {
        %145 = arith.addi %137, %c4 : index
        vector.store %38#7, %out[%145] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
