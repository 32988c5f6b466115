// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q4_1', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q4_1_r8p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>, %x11: index, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: index, %x16: vector<16xf32>, %x17: index, %x18: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q4_1_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 320 : index
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
  %c18 = arith.constant dense<15> : vector<16xi32>
  %c19 = arith.constant dense<4> : vector<16xi32>
  %c20 = arith.constant 16 : index
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
      %54 = arith.addi %50, %c4 : index
      %55 = vector.load %w[%54] : memref<?xi8>, vector<32xi8>
      %56 = vector.bitcast %55 : vector<32xi8> to vector<16xf16>
      %57 = arith.extf %56 : vector<16xf16> to vector<16xf32>
      %58 = arith.muli %39, %c4 : index
      %68:8 = scf.for %59 = %c6 to %c9 step %c1 iter_args(%60 = %40, %61 = %41, %62 = %42, %63 = %43, %64 = %44, %65 = %45, %66 = %46, %67 = %47) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %69 = arith.muli %59, %c12 : index
        %70 = arith.addi %58, %69 : index
        %71 = arith.addi %50, %c17 : index
        %72 = arith.muli %59, %c4 : index
        %73 = arith.addi %71, %72 : index
        %74 = arith.addi %73, %c6 : index
        %75 = vector.load %w[%74] : memref<?xi8>, vector<16xi8>
        %76 = arith.extui %75 : vector<16xi8> to vector<16xi32>
        %77 = arith.andi %76, %c18 : vector<16xi32>
        %78 = arith.shrui %76, %c19 : vector<16xi32>
        %79 = arith.sitofp %77 : vector<16xi32> to vector<16xf32>
        %80 = math.fma %79, %53, %57 : vector<16xf32>
        %81 = arith.addi %70, %c6 : index
        %82:8 = func.call @linear_q4_1_r8p1__cpu.0(%31, %81, %x, %80, %60, %32, %61, %33, %62, %34, %63, %35, %64, %36, %65, %37, %66, %38, %67) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %83 = arith.sitofp %78 : vector<16xi32> to vector<16xf32>
        %84 = math.fma %83, %53, %57 : vector<16xf32>
        %85 = arith.addi %70, %c1 : index
        %86:8 = func.call @linear_q4_1_r8p1__cpu.0(%31, %85, %x, %84, %82#0, %32, %82#1, %33, %82#2, %34, %82#3, %35, %82#4, %36, %82#5, %37, %82#6, %38, %82#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %87 = arith.addi %73, %c20 : index
        %88 = vector.load %w[%87] : memref<?xi8>, vector<16xi8>
        %89 = arith.extui %88 : vector<16xi8> to vector<16xi32>
        %90 = arith.andi %89, %c18 : vector<16xi32>
        %91 = arith.shrui %89, %c19 : vector<16xi32>
        %92 = arith.sitofp %90 : vector<16xi32> to vector<16xf32>
        %93 = math.fma %92, %53, %57 : vector<16xf32>
        %94 = arith.addi %70, %c10 : index
        %95:8 = func.call @linear_q4_1_r8p1__cpu.0(%31, %94, %x, %93, %86#0, %32, %86#1, %33, %86#2, %34, %86#3, %35, %86#4, %36, %86#5, %37, %86#6, %38, %86#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %96 = arith.sitofp %91 : vector<16xi32> to vector<16xf32>
        %97 = math.fma %96, %53, %57 : vector<16xf32>
        %98 = arith.addi %70, %c11 : index
        %99:8 = func.call @linear_q4_1_r8p1__cpu.0(%31, %98, %x, %97, %95#0, %32, %95#1, %33, %95#2, %34, %95#3, %35, %95#4, %36, %95#5, %37, %95#6, %38, %95#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %99#0, %99#1, %99#2, %99#3, %99#4, %99#5, %99#6, %99#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %68#0, %68#1, %68#2, %68#3, %68#4, %68#5, %68#6, %68#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %100 = arith.cmpi slt, %15, %12 : index
    scf.if %100 {
      %101 = arith.muli %15, %outputFeatures : index
      %102 = arith.muli %3, %c20 : index
      %103 = arith.addi %101, %102 : index
      scf.if %0 {
        %104 = arith.addi %103, %c6 : index
        %105 = vector.load %residual[%104] : memref<?xf32>, vector<16xf32>
        %106 = arith.addf %105, %48#0 : vector<16xf32>
        vector.store %106, %out[%104] : memref<?xf32>, vector<16xf32>
      } else {
        %107 = arith.addi %103, %c6 : index
        vector.store %48#0, %out[%107] : memref<?xf32>, vector<16xf32>
      }
    }
    %108 = arith.cmpi slt, %17, %12 : index
    scf.if %108 {
      %109 = arith.muli %17, %outputFeatures : index
      %110 = arith.muli %3, %c20 : index
      %111 = arith.addi %109, %110 : index
      scf.if %0 {
        %112 = arith.addi %111, %c6 : index
        %113 = vector.load %residual[%112] : memref<?xf32>, vector<16xf32>
        %114 = arith.addf %113, %48#1 : vector<16xf32>
        vector.store %114, %out[%112] : memref<?xf32>, vector<16xf32>
      } else {
        %115 = arith.addi %111, %c6 : index
        vector.store %48#1, %out[%115] : memref<?xf32>, vector<16xf32>
      }
    }
    %116 = arith.cmpi slt, %19, %12 : index
    scf.if %116 {
      %117 = arith.muli %19, %outputFeatures : index
      %118 = arith.muli %3, %c20 : index
      %119 = arith.addi %117, %118 : index
      scf.if %0 {
        %120 = arith.addi %119, %c6 : index
        %121 = vector.load %residual[%120] : memref<?xf32>, vector<16xf32>
        %122 = arith.addf %121, %48#2 : vector<16xf32>
        vector.store %122, %out[%120] : memref<?xf32>, vector<16xf32>
      } else {
        %123 = arith.addi %119, %c6 : index
        vector.store %48#2, %out[%123] : memref<?xf32>, vector<16xf32>
      }
    }
    %124 = arith.cmpi slt, %21, %12 : index
    scf.if %124 {
      %125 = arith.muli %21, %outputFeatures : index
      %126 = arith.muli %3, %c20 : index
      %127 = arith.addi %125, %126 : index
      scf.if %0 {
        %128 = arith.addi %127, %c6 : index
        %129 = vector.load %residual[%128] : memref<?xf32>, vector<16xf32>
        %130 = arith.addf %129, %48#3 : vector<16xf32>
        vector.store %130, %out[%128] : memref<?xf32>, vector<16xf32>
      } else {
        %131 = arith.addi %127, %c6 : index
        vector.store %48#3, %out[%131] : memref<?xf32>, vector<16xf32>
      }
    }
    %132 = arith.cmpi slt, %23, %12 : index
    scf.if %132 {
      %133 = arith.muli %23, %outputFeatures : index
      %134 = arith.muli %3, %c20 : index
      %135 = arith.addi %133, %134 : index
      scf.if %0 {
        %136 = arith.addi %135, %c6 : index
        %137 = vector.load %residual[%136] : memref<?xf32>, vector<16xf32>
        %138 = arith.addf %137, %48#4 : vector<16xf32>
        vector.store %138, %out[%136] : memref<?xf32>, vector<16xf32>
      } else {
        %139 = arith.addi %135, %c6 : index
        vector.store %48#4, %out[%139] : memref<?xf32>, vector<16xf32>
      }
    }
    %140 = arith.cmpi slt, %25, %12 : index
    scf.if %140 {
      %141 = arith.muli %25, %outputFeatures : index
      %142 = arith.muli %3, %c20 : index
      %143 = arith.addi %141, %142 : index
      scf.if %0 {
        %144 = arith.addi %143, %c6 : index
        %145 = vector.load %residual[%144] : memref<?xf32>, vector<16xf32>
        %146 = arith.addf %145, %48#5 : vector<16xf32>
        vector.store %146, %out[%144] : memref<?xf32>, vector<16xf32>
      } else {
        %147 = arith.addi %143, %c6 : index
        vector.store %48#5, %out[%147] : memref<?xf32>, vector<16xf32>
      }
    }
    %148 = arith.cmpi slt, %27, %12 : index
    scf.if %148 {
      %149 = arith.muli %27, %outputFeatures : index
      %150 = arith.muli %3, %c20 : index
      %151 = arith.addi %149, %150 : index
      scf.if %0 {
        %152 = arith.addi %151, %c6 : index
        %153 = vector.load %residual[%152] : memref<?xf32>, vector<16xf32>
        %154 = arith.addf %153, %48#6 : vector<16xf32>
        vector.store %154, %out[%152] : memref<?xf32>, vector<16xf32>
      } else {
        %155 = arith.addi %151, %c6 : index
        vector.store %48#6, %out[%155] : memref<?xf32>, vector<16xf32>
      }
    }
    %156 = arith.cmpi slt, %29, %12 : index
    scf.if %156 {
      %157 = arith.muli %29, %outputFeatures : index
      %158 = arith.muli %3, %c20 : index
      %159 = arith.addi %157, %158 : index
      scf.if %0 {
        %160 = arith.addi %159, %c6 : index
        %161 = vector.load %residual[%160] : memref<?xf32>, vector<16xf32>
        %162 = arith.addf %161, %48#7 : vector<16xf32>
        vector.store %162, %out[%160] : memref<?xf32>, vector<16xf32>
      } else {
        %163 = arith.addi %159, %c6 : index
        vector.store %48#7, %out[%163] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
