// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q2_k', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q2_k_r4p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q2_k_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 1600 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant 64 : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 576 : index
  %c18 = arith.constant dense<0> : vector<16xi32>
  %c19 = arith.constant dense<3> : vector<16xi32>
  %c20 = arith.constant dense<2> : vector<16xi32>
  %c21 = arith.constant dense<4> : vector<16xi32>
  %c22 = arith.constant dense<6> : vector<16xi32>
  %c23 = arith.constant 5 : index
  %c24 = arith.constant 6 : index
  %c25 = arith.constant 7 : index
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
      %42 = arith.addi %40, %c7 : index
      %43 = vector.load %w[%42] : memref<?xi8>, vector<32xi8>
      %44 = vector.bitcast %43 : vector<32xi8> to vector<16xf16>
      %45 = arith.extf %44 : vector<16xf16> to vector<16xf32>
      %46 = arith.addi %40, %c13 : index
      %47 = vector.load %w[%46] : memref<?xi8>, vector<32xi8>
      %48 = vector.bitcast %47 : vector<32xi8> to vector<16xf16>
      %49 = arith.extf %48 : vector<16xf16> to vector<16xf32>
      %50 = arith.addi %41, %c7 : index
      %51 = vector.load %w[%50] : memref<?xi8>, vector<32xi8>
      %52 = vector.bitcast %51 : vector<32xi8> to vector<16xf16>
      %53 = arith.extf %52 : vector<16xf16> to vector<16xf32>
      %54 = arith.addi %41, %c13 : index
      %55 = vector.load %w[%54] : memref<?xi8>, vector<32xi8>
      %56 = vector.bitcast %55 : vector<32xi8> to vector<16xf16>
      %57 = arith.extf %56 : vector<16xf16> to vector<16xf32>
      %58 = arith.muli %29, %c4 : index
      %68:8 = scf.for %59 = %c7 to %c13 step %c1 iter_args(%60 = %30, %61 = %31, %62 = %32, %63 = %33, %64 = %34, %65 = %35, %66 = %36, %67 = %37) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %69 = arith.muli %59, %c14 : index
        %70 = arith.addi %58, %69 : index
        %71 = arith.addi %40, %c15 : index
        %72 = arith.divui %59, %c6 : index
        %73 = arith.muli %72, %c13 : index
        %74 = arith.addi %71, %73 : index
        %75 = arith.addi %74, %c7 : index
        %76 = vector.load %w[%75] : memref<?xi8>, vector<16xi8>
        %77 = arith.extui %76 : vector<16xi8> to vector<16xi32>
        %78 = arith.sitofp %77 : vector<16xi32> to vector<16xf32>
        %79 = arith.mulf %45, %78 : vector<16xf32>
        %80 = arith.addi %74, %c16 : index
        %81 = vector.load %w[%80] : memref<?xi8>, vector<16xi8>
        %82 = arith.extui %81 : vector<16xi8> to vector<16xi32>
        %83 = arith.sitofp %82 : vector<16xi32> to vector<16xf32>
        %84 = arith.mulf %49, %83 : vector<16xf32>
        %85 = arith.addi %40, %c17 : index
        %86 = arith.muli %59, %c6 : index
        %87 = arith.addi %86, %c7 : index
        %88 = arith.muli %87, %c16 : index
        %89 = arith.addi %85, %88 : index
        %90 = vector.load %w[%89] : memref<?xi8>, vector<16xi8>
        %91 = arith.extui %90 : vector<16xi8> to vector<16xi32>
        %92 = arith.addi %86, %c1 : index
        %93 = arith.muli %92, %c16 : index
        %94 = arith.addi %85, %93 : index
        %95 = vector.load %w[%94] : memref<?xi8>, vector<16xi8>
        %96 = arith.extui %95 : vector<16xi8> to vector<16xi32>
        %97 = arith.shrui %91, %c18 : vector<16xi32>
        %98 = arith.andi %97, %c19 : vector<16xi32>
        %99 = arith.sitofp %98 : vector<16xi32> to vector<16xf32>
        %100 = math.fma %99, %79, %84 : vector<16xf32>
        %101 = arith.addi %41, %c15 : index
        %102 = arith.addi %101, %73 : index
        %103 = arith.addi %102, %c7 : index
        %104 = vector.load %w[%103] : memref<?xi8>, vector<16xi8>
        %105 = arith.extui %104 : vector<16xi8> to vector<16xi32>
        %106 = arith.sitofp %105 : vector<16xi32> to vector<16xf32>
        %107 = arith.mulf %53, %106 : vector<16xf32>
        %108 = arith.addi %102, %c16 : index
        %109 = vector.load %w[%108] : memref<?xi8>, vector<16xi8>
        %110 = arith.extui %109 : vector<16xi8> to vector<16xi32>
        %111 = arith.sitofp %110 : vector<16xi32> to vector<16xf32>
        %112 = arith.mulf %57, %111 : vector<16xf32>
        %113 = arith.addi %41, %c17 : index
        %114 = arith.addi %113, %88 : index
        %115 = vector.load %w[%114] : memref<?xi8>, vector<16xi8>
        %116 = arith.extui %115 : vector<16xi8> to vector<16xi32>
        %117 = arith.addi %113, %93 : index
        %118 = vector.load %w[%117] : memref<?xi8>, vector<16xi8>
        %119 = arith.extui %118 : vector<16xi8> to vector<16xi32>
        %120 = arith.shrui %116, %c18 : vector<16xi32>
        %121 = arith.andi %120, %c19 : vector<16xi32>
        %122 = arith.sitofp %121 : vector<16xi32> to vector<16xf32>
        %123 = math.fma %122, %107, %112 : vector<16xf32>
        %124 = arith.addi %70, %c7 : index
        %125:8 = func.call @linear_q2_k_r4p2__cpu.0(%25, %124, %x, %100, %60, %123, %61, %26, %62, %63, %27, %64, %65, %28, %66, %67) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %126 = arith.shrui %91, %c20 : vector<16xi32>
        %127 = arith.andi %126, %c19 : vector<16xi32>
        %128 = arith.sitofp %127 : vector<16xi32> to vector<16xf32>
        %129 = math.fma %128, %79, %84 : vector<16xf32>
        %130 = arith.shrui %116, %c20 : vector<16xi32>
        %131 = arith.andi %130, %c19 : vector<16xi32>
        %132 = arith.sitofp %131 : vector<16xi32> to vector<16xf32>
        %133 = math.fma %132, %107, %112 : vector<16xf32>
        %134 = arith.addi %70, %c1 : index
        %135:8 = func.call @linear_q2_k_r4p2__cpu.0(%25, %134, %x, %129, %125#0, %133, %125#1, %26, %125#2, %125#3, %27, %125#4, %125#5, %28, %125#6, %125#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %136 = arith.shrui %91, %c21 : vector<16xi32>
        %137 = arith.andi %136, %c19 : vector<16xi32>
        %138 = arith.sitofp %137 : vector<16xi32> to vector<16xf32>
        %139 = math.fma %138, %79, %84 : vector<16xf32>
        %140 = arith.shrui %116, %c21 : vector<16xi32>
        %141 = arith.andi %140, %c19 : vector<16xi32>
        %142 = arith.sitofp %141 : vector<16xi32> to vector<16xf32>
        %143 = math.fma %142, %107, %112 : vector<16xf32>
        %144 = arith.addi %70, %c6 : index
        %145:8 = func.call @linear_q2_k_r4p2__cpu.0(%25, %144, %x, %139, %135#0, %143, %135#1, %26, %135#2, %135#3, %27, %135#4, %135#5, %28, %135#6, %135#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %146 = arith.shrui %91, %c22 : vector<16xi32>
        %147 = arith.andi %146, %c19 : vector<16xi32>
        %148 = arith.sitofp %147 : vector<16xi32> to vector<16xf32>
        %149 = math.fma %148, %79, %84 : vector<16xf32>
        %150 = arith.shrui %116, %c22 : vector<16xi32>
        %151 = arith.andi %150, %c19 : vector<16xi32>
        %152 = arith.sitofp %151 : vector<16xi32> to vector<16xf32>
        %153 = math.fma %152, %107, %112 : vector<16xf32>
        %154 = arith.addi %70, %c11 : index
        %155:8 = func.call @linear_q2_k_r4p2__cpu.0(%25, %154, %x, %149, %145#0, %153, %145#1, %26, %145#2, %145#3, %27, %145#4, %145#5, %28, %145#6, %145#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %156 = arith.shrui %96, %c18 : vector<16xi32>
        %157 = arith.andi %156, %c19 : vector<16xi32>
        %158 = arith.sitofp %157 : vector<16xi32> to vector<16xf32>
        %159 = math.fma %158, %79, %84 : vector<16xf32>
        %160 = arith.shrui %119, %c18 : vector<16xi32>
        %161 = arith.andi %160, %c19 : vector<16xi32>
        %162 = arith.sitofp %161 : vector<16xi32> to vector<16xf32>
        %163 = math.fma %162, %107, %112 : vector<16xf32>
        %164 = arith.addi %70, %c10 : index
        %165:8 = func.call @linear_q2_k_r4p2__cpu.0(%25, %164, %x, %159, %155#0, %163, %155#1, %26, %155#2, %155#3, %27, %155#4, %155#5, %28, %155#6, %155#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %166 = arith.shrui %96, %c20 : vector<16xi32>
        %167 = arith.andi %166, %c19 : vector<16xi32>
        %168 = arith.sitofp %167 : vector<16xi32> to vector<16xf32>
        %169 = math.fma %168, %79, %84 : vector<16xf32>
        %170 = arith.shrui %119, %c20 : vector<16xi32>
        %171 = arith.andi %170, %c19 : vector<16xi32>
        %172 = arith.sitofp %171 : vector<16xi32> to vector<16xf32>
        %173 = math.fma %172, %107, %112 : vector<16xf32>
        %174 = arith.addi %70, %c23 : index
        %175:8 = func.call @linear_q2_k_r4p2__cpu.0(%25, %174, %x, %169, %165#0, %173, %165#1, %26, %165#2, %165#3, %27, %165#4, %165#5, %28, %165#6, %165#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %176 = arith.shrui %96, %c21 : vector<16xi32>
        %177 = arith.andi %176, %c19 : vector<16xi32>
        %178 = arith.sitofp %177 : vector<16xi32> to vector<16xf32>
        %179 = math.fma %178, %79, %84 : vector<16xf32>
        %180 = arith.shrui %119, %c21 : vector<16xi32>
        %181 = arith.andi %180, %c19 : vector<16xi32>
        %182 = arith.sitofp %181 : vector<16xi32> to vector<16xf32>
        %183 = math.fma %182, %107, %112 : vector<16xf32>
        %184 = arith.addi %70, %c24 : index
        %185:8 = func.call @linear_q2_k_r4p2__cpu.0(%25, %184, %x, %179, %175#0, %183, %175#1, %26, %175#2, %175#3, %27, %175#4, %175#5, %28, %175#6, %175#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %186 = arith.shrui %96, %c22 : vector<16xi32>
        %187 = arith.andi %186, %c19 : vector<16xi32>
        %188 = arith.sitofp %187 : vector<16xi32> to vector<16xf32>
        %189 = math.fma %188, %79, %84 : vector<16xf32>
        %190 = arith.shrui %119, %c22 : vector<16xi32>
        %191 = arith.andi %190, %c19 : vector<16xi32>
        %192 = arith.sitofp %191 : vector<16xi32> to vector<16xf32>
        %193 = math.fma %192, %107, %112 : vector<16xf32>
        %194 = arith.addi %70, %c25 : index
        %195:8 = func.call @linear_q2_k_r4p2__cpu.0(%25, %194, %x, %189, %185#0, %193, %185#1, %26, %185#2, %185#3, %27, %185#4, %185#5, %28, %185#6, %185#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %195#0, %195#1, %195#2, %195#3, %195#4, %195#5, %195#6, %195#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %68#0, %68#1, %68#2, %68#3, %68#4, %68#5, %68#6, %68#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %196 = arith.cmpi slt, %17, %14 : index
    scf.if %196 {
      %197 = arith.muli %17, %outputFeatures : index
      %198 = arith.muli %3, %c13 : index
      %199 = arith.addi %197, %198 : index
      scf.if %0 {
        %200 = arith.addi %199, %c7 : index
        %201 = vector.load %residual[%200] : memref<?xf32>, vector<16xf32>
        %202 = arith.addf %201, %38#0 : vector<16xf32>
        vector.store %202, %out[%200] : memref<?xf32>, vector<16xf32>
      } else {
        %203 = arith.addi %199, %c7 : index
        vector.store %38#0, %out[%203] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %204 = arith.addi %199, %c16 : index
        %205 = vector.load %residual[%204] : memref<?xf32>, vector<16xf32>
        %206 = arith.addf %205, %38#1 : vector<16xf32>
        vector.store %206, %out[%204] : memref<?xf32>, vector<16xf32>
      } else {
        %207 = arith.addi %199, %c16 : index
        vector.store %38#1, %out[%207] : memref<?xf32>, vector<16xf32>
      }
    }
    %208 = arith.cmpi slt, %19, %14 : index
    scf.if %208 {
      %209 = arith.muli %19, %outputFeatures : index
      %210 = arith.muli %3, %c13 : index
      %211 = arith.addi %209, %210 : index
      scf.if %0 {
        %212 = arith.addi %211, %c7 : index
        %213 = vector.load %residual[%212] : memref<?xf32>, vector<16xf32>
        %214 = arith.addf %213, %38#2 : vector<16xf32>
        vector.store %214, %out[%212] : memref<?xf32>, vector<16xf32>
      } else {
        %215 = arith.addi %211, %c7 : index
        vector.store %38#2, %out[%215] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %216 = arith.addi %211, %c16 : index
        %217 = vector.load %residual[%216] : memref<?xf32>, vector<16xf32>
        %218 = arith.addf %217, %38#3 : vector<16xf32>
        vector.store %218, %out[%216] : memref<?xf32>, vector<16xf32>
      } else {
        %219 = arith.addi %211, %c16 : index
        vector.store %38#3, %out[%219] : memref<?xf32>, vector<16xf32>
      }
    }
    %220 = arith.cmpi slt, %21, %14 : index
    scf.if %220 {
      %221 = arith.muli %21, %outputFeatures : index
      %222 = arith.muli %3, %c13 : index
      %223 = arith.addi %221, %222 : index
      scf.if %0 {
        %224 = arith.addi %223, %c7 : index
        %225 = vector.load %residual[%224] : memref<?xf32>, vector<16xf32>
        %226 = arith.addf %225, %38#4 : vector<16xf32>
        vector.store %226, %out[%224] : memref<?xf32>, vector<16xf32>
      } else {
        %227 = arith.addi %223, %c7 : index
        vector.store %38#4, %out[%227] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %228 = arith.addi %223, %c16 : index
        %229 = vector.load %residual[%228] : memref<?xf32>, vector<16xf32>
        %230 = arith.addf %229, %38#5 : vector<16xf32>
        vector.store %230, %out[%228] : memref<?xf32>, vector<16xf32>
      } else {
        %231 = arith.addi %223, %c16 : index
        vector.store %38#5, %out[%231] : memref<?xf32>, vector<16xf32>
      }
    }
    %232 = arith.cmpi slt, %23, %14 : index
    scf.if %232 {
      %233 = arith.muli %23, %outputFeatures : index
      %234 = arith.muli %3, %c13 : index
      %235 = arith.addi %233, %234 : index
      scf.if %0 {
        %236 = arith.addi %235, %c7 : index
        %237 = vector.load %residual[%236] : memref<?xf32>, vector<16xf32>
        %238 = arith.addf %237, %38#6 : vector<16xf32>
        vector.store %238, %out[%236] : memref<?xf32>, vector<16xf32>
      } else {
        %239 = arith.addi %235, %c7 : index
        vector.store %38#6, %out[%239] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %240 = arith.addi %235, %c16 : index
        %241 = vector.load %residual[%240] : memref<?xf32>, vector<16xf32>
        %242 = arith.addf %241, %38#7 : vector<16xf32>
        vector.store %242, %out[%240] : memref<?xf32>, vector<16xf32>
      } else {
        %243 = arith.addi %235, %c16 : index
        vector.store %38#7, %out[%243] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
