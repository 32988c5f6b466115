// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q4_1', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q4_1_r4p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q4_1_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant dense<15> : vector<16xi32>
  %c16 = arith.constant dense<4> : vector<16xi32>
  %c17 = arith.constant 16 : index
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
      %42 = vector.load %w[%40] : memref<?xi8>, vector<32xi8>
      %43 = vector.bitcast %42 : vector<32xi8> to vector<16xf16>
      %44 = arith.extf %43 : vector<16xf16> to vector<16xf32>
      %45 = arith.addi %40, %c4 : index
      %46 = vector.load %w[%45] : memref<?xi8>, vector<32xi8>
      %47 = vector.bitcast %46 : vector<32xi8> to vector<16xf16>
      %48 = arith.extf %47 : vector<16xf16> to vector<16xf32>
      %49 = vector.load %w[%41] : memref<?xi8>, vector<32xi8>
      %50 = vector.bitcast %49 : vector<32xi8> to vector<16xf16>
      %51 = arith.extf %50 : vector<16xf16> to vector<16xf32>
      %52 = arith.addi %41, %c4 : index
      %53 = vector.load %w[%52] : memref<?xi8>, vector<32xi8>
      %54 = vector.bitcast %53 : vector<32xi8> to vector<16xf16>
      %55 = arith.extf %54 : vector<16xf16> to vector<16xf32>
      %56 = arith.muli %29, %c4 : index
      %66:8 = scf.for %57 = %c7 to %c13 step %c1 iter_args(%58 = %30, %59 = %31, %60 = %32, %61 = %33, %62 = %34, %63 = %35, %64 = %36, %65 = %37) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %67 = arith.muli %57, %c10 : index
        %68 = arith.addi %56, %67 : index
        %69 = arith.addi %40, %c14 : index
        %70 = arith.muli %57, %c4 : index
        %71 = arith.addi %69, %70 : index
        %72 = arith.addi %71, %c7 : index
        %73 = vector.load %w[%72] : memref<?xi8>, vector<16xi8>
        %74 = arith.extui %73 : vector<16xi8> to vector<16xi32>
        %75 = arith.andi %74, %c15 : vector<16xi32>
        %76 = arith.shrui %74, %c16 : vector<16xi32>
        %77 = arith.sitofp %75 : vector<16xi32> to vector<16xf32>
        %78 = math.fma %77, %44, %48 : vector<16xf32>
        %79 = arith.addi %41, %c14 : index
        %80 = arith.addi %79, %70 : index
        %81 = arith.addi %80, %c7 : index
        %82 = vector.load %w[%81] : memref<?xi8>, vector<16xi8>
        %83 = arith.extui %82 : vector<16xi8> to vector<16xi32>
        %84 = arith.andi %83, %c15 : vector<16xi32>
        %85 = arith.shrui %83, %c16 : vector<16xi32>
        %86 = arith.sitofp %84 : vector<16xi32> to vector<16xf32>
        %87 = math.fma %86, %51, %55 : vector<16xf32>
        %88 = arith.addi %68, %c7 : index
        %89:8 = func.call @linear_q4_1_r4p2__cpu.0(%25, %88, %x, %78, %58, %87, %59, %26, %60, %61, %27, %62, %63, %28, %64, %65) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %90 = arith.sitofp %76 : vector<16xi32> to vector<16xf32>
        %91 = math.fma %90, %44, %48 : vector<16xf32>
        %92 = arith.sitofp %85 : vector<16xi32> to vector<16xf32>
        %93 = math.fma %92, %51, %55 : vector<16xf32>
        %94 = arith.addi %68, %c1 : index
        %95:8 = func.call @linear_q4_1_r4p2__cpu.0(%25, %94, %x, %91, %89#0, %93, %89#1, %26, %89#2, %89#3, %27, %89#4, %89#5, %28, %89#6, %89#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %96 = arith.addi %71, %c17 : index
        %97 = vector.load %w[%96] : memref<?xi8>, vector<16xi8>
        %98 = arith.extui %97 : vector<16xi8> to vector<16xi32>
        %99 = arith.andi %98, %c15 : vector<16xi32>
        %100 = arith.shrui %98, %c16 : vector<16xi32>
        %101 = arith.sitofp %99 : vector<16xi32> to vector<16xf32>
        %102 = math.fma %101, %44, %48 : vector<16xf32>
        %103 = arith.addi %80, %c17 : index
        %104 = vector.load %w[%103] : memref<?xi8>, vector<16xi8>
        %105 = arith.extui %104 : vector<16xi8> to vector<16xi32>
        %106 = arith.andi %105, %c15 : vector<16xi32>
        %107 = arith.shrui %105, %c16 : vector<16xi32>
        %108 = arith.sitofp %106 : vector<16xi32> to vector<16xf32>
        %109 = math.fma %108, %51, %55 : vector<16xf32>
        %110 = arith.addi %68, %c6 : index
        %111:8 = func.call @linear_q4_1_r4p2__cpu.0(%25, %110, %x, %102, %95#0, %109, %95#1, %26, %95#2, %95#3, %27, %95#4, %95#5, %28, %95#6, %95#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %112 = arith.sitofp %100 : vector<16xi32> to vector<16xf32>
        %113 = math.fma %112, %44, %48 : vector<16xf32>
        %114 = arith.sitofp %107 : vector<16xi32> to vector<16xf32>
        %115 = math.fma %114, %51, %55 : vector<16xf32>
        %116 = arith.addi %68, %c11 : index
        %117:8 = func.call @linear_q4_1_r4p2__cpu.0(%25, %116, %x, %113, %111#0, %115, %111#1, %26, %111#2, %111#3, %27, %111#4, %111#5, %28, %111#6, %111#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %117#0, %117#1, %117#2, %117#3, %117#4, %117#5, %117#6, %117#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %66#0, %66#1, %66#2, %66#3, %66#4, %66#5, %66#6, %66#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %118 = arith.cmpi slt, %17, %14 : index
    scf.if %118 {
      %119 = arith.muli %17, %outputFeatures : index
      %120 = arith.muli %3, %c4 : index
      %121 = arith.addi %119, %120 : index
      scf.if %0 {
        %122 = arith.addi %121, %c7 : index
        %123 = vector.load %residual[%122] : memref<?xf32>, vector<16xf32>
        %124 = arith.addf %123, %38#0 : vector<16xf32>
        vector.store %124, %out[%122] : memref<?xf32>, vector<16xf32>
      } else {
        %125 = arith.addi %121, %c7 : index
        vector.store %38#0, %out[%125] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %126 = arith.addi %121, %c17 : index
        %127 = vector.load %residual[%126] : memref<?xf32>, vector<16xf32>
        %128 = arith.addf %127, %38#1 : vector<16xf32>
        vector.store %128, %out[%126] : memref<?xf32>, vector<16xf32>
      } else {
        %129 = arith.addi %121, %c17 : index
        vector.store %38#1, %out[%129] : memref<?xf32>, vector<16xf32>
      }
    }
    %130 = arith.cmpi slt, %19, %14 : index
    scf.if %130 {
      %131 = arith.muli %19, %outputFeatures : index
      %132 = arith.muli %3, %c4 : index
      %133 = arith.addi %131, %132 : index
      scf.if %0 {
        %134 = arith.addi %133, %c7 : index
        %135 = vector.load %residual[%134] : memref<?xf32>, vector<16xf32>
        %136 = arith.addf %135, %38#2 : vector<16xf32>
        vector.store %136, %out[%134] : memref<?xf32>, vector<16xf32>
      } else {
        %137 = arith.addi %133, %c7 : index
        vector.store %38#2, %out[%137] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %138 = arith.addi %133, %c17 : index
        %139 = vector.load %residual[%138] : memref<?xf32>, vector<16xf32>
        %140 = arith.addf %139, %38#3 : vector<16xf32>
        vector.store %140, %out[%138] : memref<?xf32>, vector<16xf32>
      } else {
        %141 = arith.addi %133, %c17 : index
        vector.store %38#3, %out[%141] : memref<?xf32>, vector<16xf32>
      }
    }
    %142 = arith.cmpi slt, %21, %14 : index
    scf.if %142 {
      %143 = arith.muli %21, %outputFeatures : index
      %144 = arith.muli %3, %c4 : index
      %145 = arith.addi %143, %144 : index
      scf.if %0 {
        %146 = arith.addi %145, %c7 : index
        %147 = vector.load %residual[%146] : memref<?xf32>, vector<16xf32>
        %148 = arith.addf %147, %38#4 : vector<16xf32>
        vector.store %148, %out[%146] : memref<?xf32>, vector<16xf32>
      } else {
        %149 = arith.addi %145, %c7 : index
        vector.store %38#4, %out[%149] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %150 = arith.addi %145, %c17 : index
        %151 = vector.load %residual[%150] : memref<?xf32>, vector<16xf32>
        %152 = arith.addf %151, %38#5 : vector<16xf32>
        vector.store %152, %out[%150] : memref<?xf32>, vector<16xf32>
      } else {
        %153 = arith.addi %145, %c17 : index
        vector.store %38#5, %out[%153] : memref<?xf32>, vector<16xf32>
      }
    }
    %154 = arith.cmpi slt, %23, %14 : index
    scf.if %154 {
      %155 = arith.muli %23, %outputFeatures : index
      %156 = arith.muli %3, %c4 : index
      %157 = arith.addi %155, %156 : index
      scf.if %0 {
        %158 = arith.addi %157, %c7 : index
        %159 = vector.load %residual[%158] : memref<?xf32>, vector<16xf32>
        %160 = arith.addf %159, %38#6 : vector<16xf32>
        vector.store %160, %out[%158] : memref<?xf32>, vector<16xf32>
      } else {
        %161 = arith.addi %157, %c7 : index
        vector.store %38#6, %out[%161] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %162 = arith.addi %157, %c17 : index
        %163 = vector.load %residual[%162] : memref<?xf32>, vector<16xf32>
        %164 = arith.addf %163, %38#7 : vector<16xf32>
        vector.store %164, %out[%162] : memref<?xf32>, vector<16xf32>
      } else {
        %165 = arith.addi %157, %c17 : index
        vector.store %38#7, %out[%165] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
