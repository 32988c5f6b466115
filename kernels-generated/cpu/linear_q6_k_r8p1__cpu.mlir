// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q6_k', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q6_k_r8p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>, %x11: index, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: index, %x16: vector<16xf32>, %x17: index, %x18: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q6_k_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 3360 : index
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
  %c17 = arith.constant 32 : index
  %c18 = arith.constant 16 : index
  %c19 = arith.constant 2336 : index
  %c20 = arith.constant 288 : index
  %c21 = arith.constant 64 : index
  %c22 = arith.constant dense<15> : vector<16xi32>
  %c23 = arith.constant dense<0> : vector<16xi32>
  %c24 = arith.constant dense<3> : vector<16xi32>
  %c25 = arith.constant dense<4> : vector<16xi32>
  %c26 = arith.constant dense<32> : vector<16xi32>
  %c27 = arith.constant dense<2> : vector<16xi32>
  %c28 = arith.constant dense<6> : vector<16xi32>
  %c29 = arith.constant 48 : index
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
      %51 = arith.addi %50, %c6 : index
      %52 = vector.load %w[%51] : memref<?xi8>, vector<32xi8>
      %53 = vector.bitcast %52 : vector<32xi8> to vector<16xf16>
      %54 = arith.extf %53 : vector<16xf16> to vector<16xf32>
      %55 = arith.muli %39, %c4 : index
      %65:8 = scf.for %56 = %c6 to %c17 step %c1 iter_args(%57 = %40, %58 = %41, %59 = %42, %60 = %43, %61 = %44, %62 = %45, %63 = %46, %64 = %47) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %66 = arith.muli %56, %c9 : index
        %67 = arith.addi %55, %66 : index
        %68 = arith.addi %50, %c17 : index
        %69 = arith.divui %56, %c10 : index
        %70 = arith.muli %69, %c18 : index
        %71 = arith.addi %68, %70 : index
        %72 = arith.addi %71, %c6 : index
        %73 = vector.load %w[%72] : memref<?xi8>, vector<16xi8>
        %74 = arith.extsi %73 : vector<16xi8> to vector<16xi32>
        %75 = arith.sitofp %74 : vector<16xi32> to vector<16xf32>
        %76 = arith.mulf %54, %75 : vector<16xf32>
        %77 = arith.addi %50, %c19 : index
        %78 = arith.muli %56, %c10 : index
        %79 = arith.addi %78, %c6 : index
        %80 = arith.muli %79, %c18 : index
        %81 = arith.addi %77, %80 : index
        %82 = vector.load %w[%81] : memref<?xi8>, vector<16xi8>
        %83 = arith.extui %82 : vector<16xi8> to vector<16xi32>
        %84 = arith.addi %78, %c1 : index
        %85 = arith.muli %84, %c18 : index
        %86 = arith.addi %77, %85 : index
        %87 = vector.load %w[%86] : memref<?xi8>, vector<16xi8>
        %88 = arith.extui %87 : vector<16xi8> to vector<16xi32>
        %89 = arith.addi %50, %c20 : index
        %90 = arith.muli %56, %c21 : index
        %91 = arith.addi %89, %90 : index
        %92 = arith.addi %91, %c6 : index
        %93 = vector.load %w[%92] : memref<?xi8>, vector<16xi8>
        %94 = arith.extui %93 : vector<16xi8> to vector<16xi32>
        %95 = arith.andi %94, %c22 : vector<16xi32>
        %96 = arith.shrui %83, %c23 : vector<16xi32>
        %97 = arith.andi %96, %c24 : vector<16xi32>
        %98 = arith.shli %97, %c25 : vector<16xi32>
        %99 = arith.ori %95, %98 : vector<16xi32>
        %100 = arith.subi %99, %c26 : vector<16xi32>
        %101 = arith.sitofp %100 : vector<16xi32> to vector<16xf32>
        %102 = arith.mulf %101, %76 : vector<16xf32>
        %103 = arith.addi %67, %c6 : index
        %104:8 = func.call @linear_q6_k_r8p1__cpu.0(%31, %103, %x, %102, %57, %32, %58, %33, %59, %34, %60, %35, %61, %36, %62, %37, %63, %38, %64) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %105 = vector.load %w[%92] : memref<?xi8>, vector<16xi8>
        %106 = arith.extui %105 : vector<16xi8> to vector<16xi32>
        %107 = arith.shrui %106, %c25 : vector<16xi32>
        %108 = arith.shrui %83, %c27 : vector<16xi32>
        %109 = arith.andi %108, %c24 : vector<16xi32>
        %110 = arith.shli %109, %c25 : vector<16xi32>
        %111 = arith.ori %107, %110 : vector<16xi32>
        %112 = arith.subi %111, %c26 : vector<16xi32>
        %113 = arith.sitofp %112 : vector<16xi32> to vector<16xf32>
        %114 = arith.mulf %113, %76 : vector<16xf32>
        %115 = arith.addi %67, %c1 : index
        %116:8 = func.call @linear_q6_k_r8p1__cpu.0(%31, %115, %x, %114, %104#0, %32, %104#1, %33, %104#2, %34, %104#3, %35, %104#4, %36, %104#5, %37, %104#6, %38, %104#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %117 = arith.addi %91, %c18 : index
        %118 = vector.load %w[%117] : memref<?xi8>, vector<16xi8>
        %119 = arith.extui %118 : vector<16xi8> to vector<16xi32>
        %120 = arith.andi %119, %c22 : vector<16xi32>
        %121 = arith.shrui %83, %c25 : vector<16xi32>
        %122 = arith.andi %121, %c24 : vector<16xi32>
        %123 = arith.shli %122, %c25 : vector<16xi32>
        %124 = arith.ori %120, %123 : vector<16xi32>
        %125 = arith.subi %124, %c26 : vector<16xi32>
        %126 = arith.sitofp %125 : vector<16xi32> to vector<16xf32>
        %127 = arith.mulf %126, %76 : vector<16xf32>
        %128 = arith.addi %67, %c10 : index
        %129:8 = func.call @linear_q6_k_r8p1__cpu.0(%31, %128, %x, %127, %116#0, %32, %116#1, %33, %116#2, %34, %116#3, %35, %116#4, %36, %116#5, %37, %116#6, %38, %116#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %130 = vector.load %w[%117] : memref<?xi8>, vector<16xi8>
        %131 = arith.extui %130 : vector<16xi8> to vector<16xi32>
        %132 = arith.shrui %131, %c25 : vector<16xi32>
        %133 = arith.shrui %83, %c28 : vector<16xi32>
        %134 = arith.andi %133, %c24 : vector<16xi32>
        %135 = arith.shli %134, %c25 : vector<16xi32>
        %136 = arith.ori %132, %135 : vector<16xi32>
        %137 = arith.subi %136, %c26 : vector<16xi32>
        %138 = arith.sitofp %137 : vector<16xi32> to vector<16xf32>
        %139 = arith.mulf %138, %76 : vector<16xf32>
        %140 = arith.addi %67, %c11 : index
        %141:8 = func.call @linear_q6_k_r8p1__cpu.0(%31, %140, %x, %139, %129#0, %32, %129#1, %33, %129#2, %34, %129#3, %35, %129#4, %36, %129#5, %37, %129#6, %38, %129#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %142 = arith.addi %91, %c17 : index
        %143 = vector.load %w[%142] : memref<?xi8>, vector<16xi8>
        %144 = arith.extui %143 : vector<16xi8> to vector<16xi32>
        %145 = arith.andi %144, %c22 : vector<16xi32>
        %146 = arith.shrui %88, %c23 : vector<16xi32>
        %147 = arith.andi %146, %c24 : vector<16xi32>
        %148 = arith.shli %147, %c25 : vector<16xi32>
        %149 = arith.ori %145, %148 : vector<16xi32>
        %150 = arith.subi %149, %c26 : vector<16xi32>
        %151 = arith.sitofp %150 : vector<16xi32> to vector<16xf32>
        %152 = arith.mulf %151, %76 : vector<16xf32>
        %153 = arith.addi %67, %c12 : index
        %154:8 = func.call @linear_q6_k_r8p1__cpu.0(%31, %153, %x, %152, %141#0, %32, %141#1, %33, %141#2, %34, %141#3, %35, %141#4, %36, %141#5, %37, %141#6, %38, %141#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %155 = vector.load %w[%142] : memref<?xi8>, vector<16xi8>
        %156 = arith.extui %155 : vector<16xi8> to vector<16xi32>
        %157 = arith.shrui %156, %c25 : vector<16xi32>
        %158 = arith.shrui %88, %c27 : vector<16xi32>
        %159 = arith.andi %158, %c24 : vector<16xi32>
        %160 = arith.shli %159, %c25 : vector<16xi32>
        %161 = arith.ori %157, %160 : vector<16xi32>
        %162 = arith.subi %161, %c26 : vector<16xi32>
        %163 = arith.sitofp %162 : vector<16xi32> to vector<16xf32>
        %164 = arith.mulf %163, %76 : vector<16xf32>
        %165 = arith.addi %67, %c13 : index
        %166:8 = func.call @linear_q6_k_r8p1__cpu.0(%31, %165, %x, %164, %154#0, %32, %154#1, %33, %154#2, %34, %154#3, %35, %154#4, %36, %154#5, %37, %154#6, %38, %154#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %167 = arith.addi %91, %c29 : index
        %168 = vector.load %w[%167] : memref<?xi8>, vector<16xi8>
        %169 = arith.extui %168 : vector<16xi8> to vector<16xi32>
        %170 = arith.andi %169, %c22 : vector<16xi32>
        %171 = arith.shrui %88, %c25 : vector<16xi32>
        %172 = arith.andi %171, %c24 : vector<16xi32>
        %173 = arith.shli %172, %c25 : vector<16xi32>
        %174 = arith.ori %170, %173 : vector<16xi32>
        %175 = arith.subi %174, %c26 : vector<16xi32>
        %176 = arith.sitofp %175 : vector<16xi32> to vector<16xf32>
        %177 = arith.mulf %176, %76 : vector<16xf32>
        %178 = arith.addi %67, %c14 : index
        %179:8 = func.call @linear_q6_k_r8p1__cpu.0(%31, %178, %x, %177, %166#0, %32, %166#1, %33, %166#2, %34, %166#3, %35, %166#4, %36, %166#5, %37, %166#6, %38, %166#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %180 = vector.load %w[%167] : memref<?xi8>, vector<16xi8>
        %181 = arith.extui %180 : vector<16xi8> to vector<16xi32>
        %182 = arith.shrui %181, %c25 : vector<16xi32>
        %183 = arith.shrui %88, %c28 : vector<16xi32>
        %184 = arith.andi %183, %c24 : vector<16xi32>
        %185 = arith.shli %184, %c25 : vector<16xi32>
        %186 = arith.ori %182, %185 : vector<16xi32>
        %187 = arith.subi %186, %c26 : vector<16xi32>
        %188 = arith.sitofp %187 : vector<16xi32> to vector<16xf32>
        %189 = arith.mulf %188, %76 : vector<16xf32>
        %190 = arith.addi %67, %c15 : index
        %191:8 = func.call @linear_q6_k_r8p1__cpu.0(%31, %190, %x, %189, %179#0, %32, %179#1, %33, %179#2, %34, %179#3, %35, %179#4, %36, %179#5, %37, %179#6, %38, %179#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %191#0, %191#1, %191#2, %191#3, %191#4, %191#5, %191#6, %191#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %65#0, %65#1, %65#2, %65#3, %65#4, %65#5, %65#6, %65#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %192 = arith.cmpi slt, %15, %12 : index
    scf.if %192 {
      %193 = arith.muli %15, %outputFeatures : index
      %194 = arith.muli %3, %c18 : index
      %195 = arith.addi %193, %194 : index
      scf.if %0 {
        %196 = arith.addi %195, %c6 : index
        %197 = vector.load %residual[%196] : memref<?xf32>, vector<16xf32>
        %198 = arith.addf %197, %48#0 : vector<16xf32>
        vector.store %198, %out[%196] : memref<?xf32>, vector<16xf32>
      } else {
        %199 = arith.addi %195, %c6 : index
        vector.store %48#0, %out[%199] : memref<?xf32>, vector<16xf32>
      }
    }
    %200 = arith.cmpi slt, %17, %12 : index
    scf.if %200 {
      %201 = arith.muli %17, %outputFeatures : index
      %202 = arith.muli %3, %c18 : index
      %203 = arith.addi %201, %202 : index
      scf.if %0 {
        %204 = arith.addi %203, %c6 : index
        %205 = vector.load %residual[%204] : memref<?xf32>, vector<16xf32>
        %206 = arith.addf %205, %48#1 : vector<16xf32>
        vector.store %206, %out[%204] : memref<?xf32>, vector<16xf32>
      } else {
        %207 = arith.addi %203, %c6 : index
        vector.store %48#1, %out[%207] : memref<?xf32>, vector<16xf32>
      }
    }
    %208 = arith.cmpi slt, %19, %12 : index
    scf.if %208 {
      %209 = arith.muli %19, %outputFeatures : index
      %210 = arith.muli %3, %c18 : index
      %211 = arith.addi %209, %210 : index
      scf.if %0 {
        %212 = arith.addi %211, %c6 : index
        %213 = vector.load %residual[%212] : memref<?xf32>, vector<16xf32>
        %214 = arith.addf %213, %48#2 : vector<16xf32>
        vector.store %214, %out[%212] : memref<?xf32>, vector<16xf32>
      } else {
        %215 = arith.addi %211, %c6 : index
        vector.store %48#2, %out[%215] : memref<?xf32>, vector<16xf32>
      }
    }
    %216 = arith.cmpi slt, %21, %12 : index
    scf.if %216 {
      %217 = arith.muli %21, %outputFeatures : index
      %218 = arith.muli %3, %c18 : index
      %219 = arith.addi %217, %218 : index
      scf.if %0 {
        %220 = arith.addi %219, %c6 : index
        %221 = vector.load %residual[%220] : memref<?xf32>, vector<16xf32>
        %222 = arith.addf %221, %48#3 : vector<16xf32>
        vector.store %222, %out[%220] : memref<?xf32>, vector<16xf32>
      } else {
        %223 = arith.addi %219, %c6 : index
        vector.store %48#3, %out[%223] : memref<?xf32>, vector<16xf32>
      }
    }
    %224 = arith.cmpi slt, %23, %12 : index
    scf.if %224 {
      %225 = arith.muli %23, %outputFeatures : index
      %226 = arith.muli %3, %c18 : index
      %227 = arith.addi %225, %226 : index
      scf.if %0 {
        %228 = arith.addi %227, %c6 : index
        %229 = vector.load %residual[%228] : memref<?xf32>, vector<16xf32>
        %230 = arith.addf %229, %48#4 : vector<16xf32>
        vector.store %230, %out[%228] : memref<?xf32>, vector<16xf32>
      } else {
        %231 = arith.addi %227, %c6 : index
        vector.store %48#4, %out[%231] : memref<?xf32>, vector<16xf32>
      }
    }
    %232 = arith.cmpi slt, %25, %12 : index
    scf.if %232 {
      %233 = arith.muli %25, %outputFeatures : index
      %234 = arith.muli %3, %c18 : index
      %235 = arith.addi %233, %234 : index
      scf.if %0 {
        %236 = arith.addi %235, %c6 : index
        %237 = vector.load %residual[%236] : memref<?xf32>, vector<16xf32>
        %238 = arith.addf %237, %48#5 : vector<16xf32>
        vector.store %238, %out[%236] : memref<?xf32>, vector<16xf32>
      } else {
        %239 = arith.addi %235, %c6 : index
        vector.store %48#5, %out[%239] : memref<?xf32>, vector<16xf32>
      }
    }
    %240 = arith.cmpi slt, %27, %12 : index
    scf.if %240 {
      %241 = arith.muli %27, %outputFeatures : index
      %242 = arith.muli %3, %c18 : index
      %243 = arith.addi %241, %242 : index
      scf.if %0 {
        %244 = arith.addi %243, %c6 : index
        %245 = vector.load %residual[%244] : memref<?xf32>, vector<16xf32>
        %246 = arith.addf %245, %48#6 : vector<16xf32>
        vector.store %246, %out[%244] : memref<?xf32>, vector<16xf32>
      } else {
        %247 = arith.addi %243, %c6 : index
        vector.store %48#6, %out[%247] : memref<?xf32>, vector<16xf32>
      }
    }
    %248 = arith.cmpi slt, %29, %12 : index
    scf.if %248 {
      %249 = arith.muli %29, %outputFeatures : index
      %250 = arith.muli %3, %c18 : index
      %251 = arith.addi %249, %250 : index
      scf.if %0 {
        %252 = arith.addi %251, %c6 : index
        %253 = vector.load %residual[%252] : memref<?xf32>, vector<16xf32>
        %254 = arith.addf %253, %48#7 : vector<16xf32>
        vector.store %254, %out[%252] : memref<?xf32>, vector<16xf32>
      } else {
        %255 = arith.addi %251, %c6 : index
        vector.store %48#7, %out[%255] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
