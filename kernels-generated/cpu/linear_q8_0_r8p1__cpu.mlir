// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q8_0', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q8_0_r8p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>, %x11: index, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: index, %x16: vector<16xf32>, %x17: index, %x18: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q8_0_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 544 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 8 : index
  %c10 = arith.constant 2 : index
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
  %5 = arith.muli %3, %c1 : index
  %6 = arith.addi %5, %c6 : index
  %7 = arith.muli %6, %2 : index
  %8 = memref.load %step[%countAt] : memref<?xi32>
  %9 = arith.index_cast %8 : i32 to index
  %10 = arith.muli %4, %rowsPerBlock : index
  %11 = arith.addi %10, %rowsPerBlock : index
  %12 = arith.minsi %11, %9 : index
  scf.for %13 = %10 to %12 step %c9 {
    %14 = arith.subi %12, %c1 : index
    %15 = arith.addi %13, %c6 : index
    %16 = arith.minsi %15, %14 : index
    %17 = arith.addi %13, %c1 : index
    %18 = arith.minsi %17, %14 : index
    %19 = arith.addi %13, %c10 : index
    %20 = arith.minsi %19, %14 : index
    %21 = arith.addi %13, %c11 : index
    %22 = arith.minsi %21, %14 : index
    %23 = arith.addi %13, %c12 : index
    %24 = arith.minsi %23, %14 : index
    %25 = arith.addi %13, %c13 : index
    %26 = arith.minsi %25, %14 : index
    %27 = arith.addi %13, %c14 : index
    %28 = arith.minsi %27, %14 : index
    %29 = arith.addi %13, %c15 : index
    %30 = arith.minsi %29, %14 : index
    %31 = arith.muli %16, %inputFeatures : index
    %32 = arith.muli %18, %inputFeatures : index
    %33 = arith.muli %20, %inputFeatures : index
    %34 = arith.muli %22, %inputFeatures : index
    %35 = arith.muli %24, %inputFeatures : index
    %36 = arith.muli %26, %inputFeatures : index
    %37 = arith.muli %28, %inputFeatures : index
    %38 = arith.muli %30, %inputFeatures : index
    %48:8 = scf.for %39 = %c6 to %1 step %c1 iter_args(%40 = %c16, %41 = %c16, %42 = %c16, %43 = %c16, %44 = %c16, %45 = %c16, %46 = %c16, %47 = %c16) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %49 = arith.muli %39, %c5 : index
      %50 = arith.addi %7, %49 : index
      %51 = vector.load %w[%50] : memref<?xi8>, vector<32xi8>
      %52 = vector.bitcast %51 : vector<32xi8> to vector<16xf16>
      %53 = arith.extf %52 : vector<16xf16> to vector<16xf32>
      %54 = arith.muli %39, %c4 : index
      %64:8 = scf.for %55 = %c6 to %c9 step %c1 iter_args(%56 = %40, %57 = %41, %58 = %42, %59 = %43, %60 = %44, %61 = %45, %62 = %46, %63 = %47) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %65 = arith.muli %55, %c12 : index
        %66 = arith.addi %54, %65 : index
        %67 = arith.addi %50, %c4 : index
        %68 = arith.muli %55, %c17 : index
        %69 = arith.addi %67, %68 : index
        %70 = arith.addi %69, %c6 : index
        %71 = vector.load %w[%70] : memref<?xi8>, vector<16xi8>
        %72 = arith.extsi %71 : vector<16xi8> to vector<16xi32>
        %73 = arith.sitofp %72 : vector<16xi32> to vector<16xf32>
        %74 = arith.mulf %73, %53 : vector<16xf32>
        %75 = arith.addi %66, %c6 : index
        %76:8 = func.call @linear_q8_0_r8p1__cpu.0(%31, %75, %x, %74, %56, %32, %57, %33, %58, %34, %59, %35, %60, %36, %61, %37, %62, %38, %63) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %77 = arith.addi %69, %c18 : index
        %78 = vector.load %w[%77] : memref<?xi8>, vector<16xi8>
        %79 = arith.extsi %78 : vector<16xi8> to vector<16xi32>
        %80 = arith.sitofp %79 : vector<16xi32> to vector<16xf32>
        %81 = arith.mulf %80, %53 : vector<16xf32>
        %82 = arith.addi %66, %c1 : index
        %83:8 = func.call @linear_q8_0_r8p1__cpu.0(%31, %82, %x, %81, %76#0, %32, %76#1, %33, %76#2, %34, %76#3, %35, %76#4, %36, %76#5, %37, %76#6, %38, %76#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %84 = arith.addi %69, %c4 : index
        %85 = vector.load %w[%84] : memref<?xi8>, vector<16xi8>
        %86 = arith.extsi %85 : vector<16xi8> to vector<16xi32>
        %87 = arith.sitofp %86 : vector<16xi32> to vector<16xf32>
        %88 = arith.mulf %87, %53 : vector<16xf32>
        %89 = arith.addi %66, %c10 : index
        %90:8 = func.call @linear_q8_0_r8p1__cpu.0(%31, %89, %x, %88, %83#0, %32, %83#1, %33, %83#2, %34, %83#3, %35, %83#4, %36, %83#5, %37, %83#6, %38, %83#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %91 = arith.addi %69, %c19 : index
        %92 = vector.load %w[%91] : memref<?xi8>, vector<16xi8>
        %93 = arith.extsi %92 : vector<16xi8> to vector<16xi32>
        %94 = arith.sitofp %93 : vector<16xi32> to vector<16xf32>
        %95 = arith.mulf %94, %53 : vector<16xf32>
        %96 = arith.addi %66, %c11 : index
        %97:8 = func.call @linear_q8_0_r8p1__cpu.0(%31, %96, %x, %95, %90#0, %32, %90#1, %33, %90#2, %34, %90#3, %35, %90#4, %36, %90#5, %37, %90#6, %38, %90#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %97#0, %97#1, %97#2, %97#3, %97#4, %97#5, %97#6, %97#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %64#0, %64#1, %64#2, %64#3, %64#4, %64#5, %64#6, %64#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %98 = arith.cmpi slt, %15, %12 : index
    scf.if %98 {
      %99 = arith.muli %15, %outputFeatures : index
      %100 = arith.muli %3, %c18 : index
      %101 = arith.addi %99, %100 : index
      scf.if %0 {
        %102 = arith.addi %101, %c6 : index
        %103 = vector.load %residual[%102] : memref<?xf32>, vector<16xf32>
        %104 = arith.addf %103, %48#0 : vector<16xf32>
        vector.store %104, %out[%102] : memref<?xf32>, vector<16xf32>
      } else {
        %105 = arith.addi %101, %c6 : index
        vector.store %48#0, %out[%105] : memref<?xf32>, vector<16xf32>
      }
    }
    %106 = arith.cmpi slt, %17, %12 : index
    scf.if %106 {
      %107 = arith.muli %17, %outputFeatures : index
      %108 = arith.muli %3, %c18 : index
      %109 = arith.addi %107, %108 : index
      scf.if %0 {
        %110 = arith.addi %109, %c6 : index
        %111 = vector.load %residual[%110] : memref<?xf32>, vector<16xf32>
        %112 = arith.addf %111, %48#1 : vector<16xf32>
        vector.store %112, %out[%110] : memref<?xf32>, vector<16xf32>
      } else {
        %113 = arith.addi %109, %c6 : index
        vector.store %48#1, %out[%113] : memref<?xf32>, vector<16xf32>
      }
    }
    %114 = arith.cmpi slt, %19, %12 : index
    scf.if %114 {
      %115 = arith.muli %19, %outputFeatures : index
      %116 = arith.muli %3, %c18 : index
      %117 = arith.addi %115, %116 : index
      scf.if %0 {
        %118 = arith.addi %117, %c6 : index
        %119 = vector.load %residual[%118] : memref<?xf32>, vector<16xf32>
        %120 = arith.addf %119, %48#2 : vector<16xf32>
        vector.store %120, %out[%118] : memref<?xf32>, vector<16xf32>
      } else {
        %121 = arith.addi %117, %c6 : index
        vector.store %48#2, %out[%121] : memref<?xf32>, vector<16xf32>
      }
    }
    %122 = arith.cmpi slt, %21, %12 : index
    scf.if %122 {
      %123 = arith.muli %21, %outputFeatures : index
      %124 = arith.muli %3, %c18 : index
      %125 = arith.addi %123, %124 : index
      scf.if %0 {
        %126 = arith.addi %125, %c6 : index
        %127 = vector.load %residual[%126] : memref<?xf32>, vector<16xf32>
        %128 = arith.addf %127, %48#3 : vector<16xf32>
        vector.store %128, %out[%126] : memref<?xf32>, vector<16xf32>
      } else {
        %129 = arith.addi %125, %c6 : index
        vector.store %48#3, %out[%129] : memref<?xf32>, vector<16xf32>
      }
    }
    %130 = arith.cmpi slt, %23, %12 : index
    scf.if %130 {
      %131 = arith.muli %23, %outputFeatures : index
      %132 = arith.muli %3, %c18 : index
      %133 = arith.addi %131, %132 : index
      scf.if %0 {
        %134 = arith.addi %133, %c6 : index
        %135 = vector.load %residual[%134] : memref<?xf32>, vector<16xf32>
        %136 = arith.addf %135, %48#4 : vector<16xf32>
        vector.store %136, %out[%134] : memref<?xf32>, vector<16xf32>
      } else {
        %137 = arith.addi %133, %c6 : index
        vector.store %48#4, %out[%137] : memref<?xf32>, vector<16xf32>
      }
    }
    %138 = arith.cmpi slt, %25, %12 : index
    scf.if %138 {
      %139 = arith.muli %25, %outputFeatures : index
      %140 = arith.muli %3, %c18 : index
      %141 = arith.addi %139, %140 : index
      scf.if %0 {
        %142 = arith.addi %141, %c6 : index
        %143 = vector.load %residual[%142] : memref<?xf32>, vector<16xf32>
        %144 = arith.addf %143, %48#5 : vector<16xf32>
        vector.store %144, %out[%142] : memref<?xf32>, vector<16xf32>
      } else {
        %145 = arith.addi %141, %c6 : index
        vector.store %48#5, %out[%145] : memref<?xf32>, vector<16xf32>
      }
    }
    %146 = arith.cmpi slt, %27, %12 : index
    scf.if %146 {
      %147 = arith.muli %27, %outputFeatures : index
      %148 = arith.muli %3, %c18 : index
      %149 = arith.addi %147, %148 : index
      scf.if %0 {
        %150 = arith.addi %149, %c6 : index
        %151 = vector.load %residual[%150] : memref<?xf32>, vector<16xf32>
        %152 = arith.addf %151, %48#6 : vector<16xf32>
        vector.store %152, %out[%150] : memref<?xf32>, vector<16xf32>
      } else {
        %153 = arith.addi %149, %c6 : index
        vector.store %48#6, %out[%153] : memref<?xf32>, vector<16xf32>
      }
    }
    %154 = arith.cmpi slt, %29, %12 : index
    scf.if %154 {
      %155 = arith.muli %29, %outputFeatures : index
      %156 = arith.muli %3, %c18 : index
      %157 = arith.addi %155, %156 : index
      scf.if %0 {
        %158 = arith.addi %157, %c6 : index
        %159 = vector.load %residual[%158] : memref<?xf32>, vector<16xf32>
        %160 = arith.addf %159, %48#7 : vector<16xf32>
        vector.store %160, %out[%158] : memref<?xf32>, vector<16xf32>
      } else {
        %161 = arith.addi %157, %c6 : index
        vector.store %48#7, %out[%161] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
