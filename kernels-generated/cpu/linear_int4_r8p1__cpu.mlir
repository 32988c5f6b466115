// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='int4', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_int4_r8p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>, %x11: index, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: index, %x16: vector<16xf32>, %x17: index, %x18: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = arith.addi %x5, %x1 : index
  %f5 = memref.load %x2[%f4] : memref<?xf32>
  %f6 = vector.broadcast %f5 : f32 to vector<16xf32>
  %f7 = math.fma %f6, %x3, %x6 : vector<16xf32>
  %f8 = arith.addi %x7, %x1 : index
  %f9 = memref.load %x2[%f8] : memref<?xf32>
  %f10 = vector.broadcast %f9 : f32 to vector<16xf32>
  %f11 = math.fma %f10, %x3, %x8 : vector<16xf32>
  %f12 = arith.addi %x9, %x1 : index
  %f13 = memref.load %x2[%f12] : memref<?xf32>
  %f14 = vector.broadcast %f13 : f32 to vector<16xf32>
  %f15 = math.fma %f14, %x3, %x10 : vector<16xf32>
  %f16 = arith.addi %x11, %x1 : index
  %f17 = memref.load %x2[%f16] : memref<?xf32>
  %f18 = vector.broadcast %f17 : f32 to vector<16xf32>
  %f19 = math.fma %f18, %x3, %x12 : vector<16xf32>
  %f20 = arith.addi %x13, %x1 : index
  %f21 = memref.load %x2[%f20] : memref<?xf32>
  %f22 = vector.broadcast %f21 : f32 to vector<16xf32>
  %f23 = math.fma %f22, %x3, %x14 : vector<16xf32>
  %f24 = arith.addi %x15, %x1 : index
  %f25 = memref.load %x2[%f24] : memref<?xf32>
  %f26 = vector.broadcast %f25 : f32 to vector<16xf32>
  %f27 = math.fma %f26, %x3, %x16 : vector<16xf32>
  %f28 = arith.addi %x17, %x1 : index
  %f29 = memref.load %x2[%f28] : memref<?xf32>
  %f30 = vector.broadcast %f29 : f32 to vector<16xf32>
  %f31 = math.fma %f30, %x3, %x18 : vector<16xf32>
  func.return %f3, %f7, %f11, %f15, %f19, %f23, %f27, %f31 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @linear_int4_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 48 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 5 : index
  %c14 = arith.constant 6 : index
  %c15 = arith.constant 7 : index
  %c16 = arith.constant dense<0x00000000> : vector<16xf32>
  %c17 = arith.constant 32 : index
  %c18 = arith.constant dense<15> : vector<16xi32>
  %c19 = arith.constant dense<4> : vector<16xi32>
  %c20 = arith.constant 16 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.muli %groupSize, %c5 : index
  %2 = arith.addi %1, %c6 : index
  %3 = arith.divui %inputFeatures, %groupSize : index
  %4 = arith.muli %3, %2 : index
  %5 = wave.block 0
  %6 = wave.block 1
  %7 = arith.muli %5, %c1 : index
  %8 = arith.addi %7, %c7 : index
  %9 = arith.muli %8, %4 : index
  %10 = memref.load %step[%countAt] : memref<?xi32>
  %11 = arith.index_cast %10 : i32 to index
  %12 = arith.muli %6, %rowsPerBlock : index
  %13 = arith.addi %12, %rowsPerBlock : index
  %14 = arith.minsi %13, %11 : index
  scf.for %15 = %12 to %14 step %c5 {
    %16 = arith.subi %14, %c1 : index
    %17 = arith.addi %15, %c7 : index
    %18 = arith.minsi %17, %16 : index
    %19 = arith.addi %15, %c1 : index
    %20 = arith.minsi %19, %16 : index
    %21 = arith.addi %15, %c10 : index
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
    %41 = arith.divui %groupSize, %c12 : index
    %51:8 = scf.for %42 = %c7 to %3 step %c1 iter_args(%43 = %c16, %44 = %c16, %45 = %c16, %46 = %c16, %47 = %c16, %48 = %c16, %49 = %c16, %50 = %c16) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %52 = arith.muli %42, %2 : index
      %53 = arith.addi %9, %52 : index
      %54 = vector.load %w[%53] : memref<?xi8>, vector<32xi8>
      %55 = vector.bitcast %54 : vector<32xi8> to vector<16xf16>
      %56 = arith.extf %55 : vector<16xf16> to vector<16xf32>
      %57 = arith.addi %53, %c17 : index
      %58 = vector.load %w[%57] : memref<?xi8>, vector<16xi8>
      %59 = arith.extui %58 : vector<16xi8> to vector<16xi32>
      %60 = arith.muli %42, %groupSize : index
      %70:8 = scf.for %61 = %c7 to %41 step %c1 iter_args(%62 = %43, %63 = %44, %64 = %45, %65 = %46, %66 = %47, %67 = %48, %68 = %49, %69 = %50) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %71 = arith.muli %61, %c12 : index
        %72 = arith.addi %60, %71 : index
        %73 = arith.addi %53, %c6 : index
        %74 = arith.muli %61, %c17 : index
        %75 = arith.addi %73, %74 : index
        %76 = arith.addi %75, %c7 : index
        %77 = vector.load %w[%76] : memref<?xi8>, vector<16xi8>
        %78 = arith.extui %77 : vector<16xi8> to vector<16xi32>
        %79 = arith.andi %78, %c18 : vector<16xi32>
        %80 = arith.shrui %78, %c19 : vector<16xi32>
        %81 = arith.subi %79, %59 : vector<16xi32>
        %82 = arith.sitofp %81 : vector<16xi32> to vector<16xf32>
        %83 = arith.mulf %82, %56 : vector<16xf32>
        %84 = arith.addi %72, %c7 : index
        %85:8 = func.call @linear_int4_r8p1__cpu.0(%33, %84, %x, %83, %62, %34, %63, %35, %64, %36, %65, %37, %66, %38, %67, %39, %68, %40, %69) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %86 = arith.subi %80, %59 : vector<16xi32>
        %87 = arith.sitofp %86 : vector<16xi32> to vector<16xf32>
        %88 = arith.mulf %87, %56 : vector<16xf32>
        %89 = arith.addi %72, %c1 : index
        %90:8 = func.call @linear_int4_r8p1__cpu.0(%33, %89, %x, %88, %85#0, %34, %85#1, %35, %85#2, %36, %85#3, %37, %85#4, %38, %85#5, %39, %85#6, %40, %85#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %91 = arith.addi %75, %c20 : index
        %92 = vector.load %w[%91] : memref<?xi8>, vector<16xi8>
        %93 = arith.extui %92 : vector<16xi8> to vector<16xi32>
        %94 = arith.andi %93, %c18 : vector<16xi32>
        %95 = arith.shrui %93, %c19 : vector<16xi32>
        %96 = arith.subi %94, %59 : vector<16xi32>
        %97 = arith.sitofp %96 : vector<16xi32> to vector<16xf32>
        %98 = arith.mulf %97, %56 : vector<16xf32>
        %99 = arith.addi %72, %c10 : index
        %100:8 = func.call @linear_int4_r8p1__cpu.0(%33, %99, %x, %98, %90#0, %34, %90#1, %35, %90#2, %36, %90#3, %37, %90#4, %38, %90#5, %39, %90#6, %40, %90#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %101 = arith.subi %95, %59 : vector<16xi32>
        %102 = arith.sitofp %101 : vector<16xi32> to vector<16xf32>
        %103 = arith.mulf %102, %56 : vector<16xf32>
        %104 = arith.addi %72, %c11 : index
        %105:8 = func.call @linear_int4_r8p1__cpu.0(%33, %104, %x, %103, %100#0, %34, %100#1, %35, %100#2, %36, %100#3, %37, %100#4, %38, %100#5, %39, %100#6, %40, %100#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %105#0, %105#1, %105#2, %105#3, %105#4, %105#5, %105#6, %105#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %70#0, %70#1, %70#2, %70#3, %70#4, %70#5, %70#6, %70#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %106 = arith.cmpi slt, %17, %14 : index
    scf.if %106 {
      %107 = arith.muli %17, %outputFeatures : index
      %108 = arith.muli %5, %c20 : index
      %109 = arith.addi %107, %108 : index
      scf.if %0 {
        %110 = arith.addi %109, %c7 : index
        %111 = vector.load %residual[%110] : memref<?xf32>, vector<16xf32>
        %112 = arith.addf %111, %51#0 : vector<16xf32>
        vector.store %112, %out[%110] : memref<?xf32>, vector<16xf32>
      } else {
        %113 = arith.addi %109, %c7 : index
        vector.store %51#0, %out[%113] : memref<?xf32>, vector<16xf32>
      }
    }
    %114 = arith.cmpi slt, %19, %14 : index
    scf.if %114 {
      %115 = arith.muli %19, %outputFeatures : index
      %116 = arith.muli %5, %c20 : index
      %117 = arith.addi %115, %116 : index
      scf.if %0 {
        %118 = arith.addi %117, %c7 : index
        %119 = vector.load %residual[%118] : memref<?xf32>, vector<16xf32>
        %120 = arith.addf %119, %51#1 : vector<16xf32>
        vector.store %120, %out[%118] : memref<?xf32>, vector<16xf32>
      } else {
        %121 = arith.addi %117, %c7 : index
        vector.store %51#1, %out[%121] : memref<?xf32>, vector<16xf32>
      }
    }
    %122 = arith.cmpi slt, %21, %14 : index
    scf.if %122 {
      %123 = arith.muli %21, %outputFeatures : index
      %124 = arith.muli %5, %c20 : index
      %125 = arith.addi %123, %124 : index
      scf.if %0 {
        %126 = arith.addi %125, %c7 : index
        %127 = vector.load %residual[%126] : memref<?xf32>, vector<16xf32>
        %128 = arith.addf %127, %51#2 : vector<16xf32>
        vector.store %128, %out[%126] : memref<?xf32>, vector<16xf32>
      } else {
        %129 = arith.addi %125, %c7 : index
        vector.store %51#2, %out[%129] : memref<?xf32>, vector<16xf32>
      }
    }
    %130 = arith.cmpi slt, %23, %14 : index
    scf.if %130 {
      %131 = arith.muli %23, %outputFeatures : index
      %132 = arith.muli %5, %c20 : index
      %133 = arith.addi %131, %132 : index
      scf.if %0 {
        %134 = arith.addi %133, %c7 : index
        %135 = vector.load %residual[%134] : memref<?xf32>, vector<16xf32>
        %136 = arith.addf %135, %51#3 : vector<16xf32>
        vector.store %136, %out[%134] : memref<?xf32>, vector<16xf32>
      } else {
        %137 = arith.addi %133, %c7 : index
        vector.store %51#3, %out[%137] : memref<?xf32>, vector<16xf32>
      }
    }
    %138 = arith.cmpi slt, %25, %14 : index
    scf.if %138 {
      %139 = arith.muli %25, %outputFeatures : index
      %140 = arith.muli %5, %c20 : index
      %141 = arith.addi %139, %140 : index
      scf.if %0 {
        %142 = arith.addi %141, %c7 : index
        %143 = vector.load %residual[%142] : memref<?xf32>, vector<16xf32>
        %144 = arith.addf %143, %51#4 : vector<16xf32>
        vector.store %144, %out[%142] : memref<?xf32>, vector<16xf32>
      } else {
        %145 = arith.addi %141, %c7 : index
        vector.store %51#4, %out[%145] : memref<?xf32>, vector<16xf32>
      }
    }
    %146 = arith.cmpi slt, %27, %14 : index
    scf.if %146 {
      %147 = arith.muli %27, %outputFeatures : index
      %148 = arith.muli %5, %c20 : index
      %149 = arith.addi %147, %148 : index
      scf.if %0 {
        %150 = arith.addi %149, %c7 : index
        %151 = vector.load %residual[%150] : memref<?xf32>, vector<16xf32>
        %152 = arith.addf %151, %51#5 : vector<16xf32>
        vector.store %152, %out[%150] : memref<?xf32>, vector<16xf32>
      } else {
        %153 = arith.addi %149, %c7 : index
        vector.store %51#5, %out[%153] : memref<?xf32>, vector<16xf32>
      }
    }
    %154 = arith.cmpi slt, %29, %14 : index
    scf.if %154 {
      %155 = arith.muli %29, %outputFeatures : index
      %156 = arith.muli %5, %c20 : index
      %157 = arith.addi %155, %156 : index
      scf.if %0 {
        %158 = arith.addi %157, %c7 : index
        %159 = vector.load %residual[%158] : memref<?xf32>, vector<16xf32>
        %160 = arith.addf %159, %51#6 : vector<16xf32>
        vector.store %160, %out[%158] : memref<?xf32>, vector<16xf32>
      } else {
        %161 = arith.addi %157, %c7 : index
        vector.store %51#6, %out[%161] : memref<?xf32>, vector<16xf32>
      }
    }
    %162 = arith.cmpi slt, %31, %14 : index
    scf.if %162 {
      %163 = arith.muli %31, %outputFeatures : index
      %164 = arith.muli %5, %c20 : index
      %165 = arith.addi %163, %164 : index
      scf.if %0 {
        %166 = arith.addi %165, %c7 : index
        %167 = vector.load %residual[%166] : memref<?xf32>, vector<16xf32>
        %168 = arith.addf %167, %51#7 : vector<16xf32>
        vector.store %168, %out[%166] : memref<?xf32>, vector<16xf32>
      } else {
        %169 = arith.addi %165, %c7 : index
        vector.store %51#7, %out[%169] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
