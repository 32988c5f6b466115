// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q2_k', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q2_k_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q2_k_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  %c10 = arith.constant 8 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 5 : index
  %c14 = arith.constant 6 : index
  %c15 = arith.constant 7 : index
  %c16 = arith.constant dense<0x00000000> : vector<16xf32>
  %c17 = arith.constant 32 : index
  %c18 = arith.constant 64 : index
  %c19 = arith.constant 16 : index
  %c20 = arith.constant 576 : index
  %c21 = arith.constant dense<0> : vector<16xi32>
  %c22 = arith.constant dense<3> : vector<16xi32>
  %c23 = arith.constant dense<2> : vector<16xi32>
  %c24 = arith.constant dense<4> : vector<16xi32>
  %c25 = arith.constant dense<6> : vector<16xi32>
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
      %62 = arith.addi %60, %c7 : index
      %63 = vector.load %w[%62] : memref<?xi8>, vector<32xi8>
      %64 = vector.bitcast %63 : vector<32xi8> to vector<16xf16>
      %65 = arith.extf %64 : vector<16xf16> to vector<16xf32>
      %66 = arith.addi %60, %c17 : index
      %67 = vector.load %w[%66] : memref<?xi8>, vector<32xi8>
      %68 = vector.bitcast %67 : vector<32xi8> to vector<16xf16>
      %69 = arith.extf %68 : vector<16xf16> to vector<16xf32>
      %70 = arith.addi %61, %c7 : index
      %71 = vector.load %w[%70] : memref<?xi8>, vector<32xi8>
      %72 = vector.bitcast %71 : vector<32xi8> to vector<16xf16>
      %73 = arith.extf %72 : vector<16xf16> to vector<16xf32>
      %74 = arith.addi %61, %c17 : index
      %75 = vector.load %w[%74] : memref<?xi8>, vector<32xi8>
      %76 = vector.bitcast %75 : vector<32xi8> to vector<16xf16>
      %77 = arith.extf %76 : vector<16xf16> to vector<16xf32>
      %78 = arith.muli %41, %c4 : index
      %96:16 = scf.for %79 = %c7 to %c17 step %c1 iter_args(%80 = %42, %81 = %43, %82 = %44, %83 = %45, %84 = %46, %85 = %47, %86 = %48, %87 = %49, %88 = %50, %89 = %51, %90 = %52, %91 = %53, %92 = %54, %93 = %55, %94 = %56, %95 = %57) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %97 = arith.muli %79, %c10 : index
        %98 = arith.addi %78, %97 : index
        %99 = arith.addi %60, %c18 : index
        %100 = arith.divui %79, %c6 : index
        %101 = arith.muli %100, %c17 : index
        %102 = arith.addi %99, %101 : index
        %103 = arith.addi %102, %c7 : index
        %104 = vector.load %w[%103] : memref<?xi8>, vector<16xi8>
        %105 = arith.extui %104 : vector<16xi8> to vector<16xi32>
        %106 = arith.sitofp %105 : vector<16xi32> to vector<16xf32>
        %107 = arith.mulf %65, %106 : vector<16xf32>
        %108 = arith.addi %102, %c19 : index
        %109 = vector.load %w[%108] : memref<?xi8>, vector<16xi8>
        %110 = arith.extui %109 : vector<16xi8> to vector<16xi32>
        %111 = arith.sitofp %110 : vector<16xi32> to vector<16xf32>
        %112 = arith.mulf %69, %111 : vector<16xf32>
        %113 = arith.addi %60, %c20 : index
        %114 = arith.muli %79, %c6 : index
        %115 = arith.addi %114, %c7 : index
        %116 = arith.muli %115, %c19 : index
        %117 = arith.addi %113, %116 : index
        %118 = vector.load %w[%117] : memref<?xi8>, vector<16xi8>
        %119 = arith.extui %118 : vector<16xi8> to vector<16xi32>
        %120 = arith.addi %114, %c1 : index
        %121 = arith.muli %120, %c19 : index
        %122 = arith.addi %113, %121 : index
        %123 = vector.load %w[%122] : memref<?xi8>, vector<16xi8>
        %124 = arith.extui %123 : vector<16xi8> to vector<16xi32>
        %125 = arith.shrui %119, %c21 : vector<16xi32>
        %126 = arith.andi %125, %c22 : vector<16xi32>
        %127 = arith.sitofp %126 : vector<16xi32> to vector<16xf32>
        %128 = math.fma %127, %107, %112 : vector<16xf32>
        %129 = arith.addi %61, %c18 : index
        %130 = arith.addi %129, %101 : index
        %131 = arith.addi %130, %c7 : index
        %132 = vector.load %w[%131] : memref<?xi8>, vector<16xi8>
        %133 = arith.extui %132 : vector<16xi8> to vector<16xi32>
        %134 = arith.sitofp %133 : vector<16xi32> to vector<16xf32>
        %135 = arith.mulf %73, %134 : vector<16xf32>
        %136 = arith.addi %130, %c19 : index
        %137 = vector.load %w[%136] : memref<?xi8>, vector<16xi8>
        %138 = arith.extui %137 : vector<16xi8> to vector<16xi32>
        %139 = arith.sitofp %138 : vector<16xi32> to vector<16xf32>
        %140 = arith.mulf %77, %139 : vector<16xf32>
        %141 = arith.addi %61, %c20 : index
        %142 = arith.addi %141, %116 : index
        %143 = vector.load %w[%142] : memref<?xi8>, vector<16xi8>
        %144 = arith.extui %143 : vector<16xi8> to vector<16xi32>
        %145 = arith.addi %141, %121 : index
        %146 = vector.load %w[%145] : memref<?xi8>, vector<16xi8>
        %147 = arith.extui %146 : vector<16xi8> to vector<16xi32>
        %148 = arith.shrui %144, %c21 : vector<16xi32>
        %149 = arith.andi %148, %c22 : vector<16xi32>
        %150 = arith.sitofp %149 : vector<16xi32> to vector<16xf32>
        %151 = math.fma %150, %135, %140 : vector<16xf32>
        %152 = arith.addi %98, %c7 : index
        %153:16 = func.call @linear_q2_k_r8p2__cpu.0(%33, %152, %x, %128, %80, %151, %81, %34, %82, %83, %35, %84, %85, %36, %86, %87, %37, %88, %89, %38, %90, %91, %39, %92, %93, %40, %94, %95) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %154 = arith.shrui %119, %c23 : vector<16xi32>
        %155 = arith.andi %154, %c22 : vector<16xi32>
        %156 = arith.sitofp %155 : vector<16xi32> to vector<16xf32>
        %157 = math.fma %156, %107, %112 : vector<16xf32>
        %158 = arith.shrui %144, %c23 : vector<16xi32>
        %159 = arith.andi %158, %c22 : vector<16xi32>
        %160 = arith.sitofp %159 : vector<16xi32> to vector<16xf32>
        %161 = math.fma %160, %135, %140 : vector<16xf32>
        %162 = arith.addi %98, %c1 : index
        %163:16 = func.call @linear_q2_k_r8p2__cpu.0(%33, %162, %x, %157, %153#0, %161, %153#1, %34, %153#2, %153#3, %35, %153#4, %153#5, %36, %153#6, %153#7, %37, %153#8, %153#9, %38, %153#10, %153#11, %39, %153#12, %153#13, %40, %153#14, %153#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %164 = arith.shrui %119, %c24 : vector<16xi32>
        %165 = arith.andi %164, %c22 : vector<16xi32>
        %166 = arith.sitofp %165 : vector<16xi32> to vector<16xf32>
        %167 = math.fma %166, %107, %112 : vector<16xf32>
        %168 = arith.shrui %144, %c24 : vector<16xi32>
        %169 = arith.andi %168, %c22 : vector<16xi32>
        %170 = arith.sitofp %169 : vector<16xi32> to vector<16xf32>
        %171 = math.fma %170, %135, %140 : vector<16xf32>
        %172 = arith.addi %98, %c6 : index
        %173:16 = func.call @linear_q2_k_r8p2__cpu.0(%33, %172, %x, %167, %163#0, %171, %163#1, %34, %163#2, %163#3, %35, %163#4, %163#5, %36, %163#6, %163#7, %37, %163#8, %163#9, %38, %163#10, %163#11, %39, %163#12, %163#13, %40, %163#14, %163#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %174 = arith.shrui %119, %c25 : vector<16xi32>
        %175 = arith.andi %174, %c22 : vector<16xi32>
        %176 = arith.sitofp %175 : vector<16xi32> to vector<16xf32>
        %177 = math.fma %176, %107, %112 : vector<16xf32>
        %178 = arith.shrui %144, %c25 : vector<16xi32>
        %179 = arith.andi %178, %c22 : vector<16xi32>
        %180 = arith.sitofp %179 : vector<16xi32> to vector<16xf32>
        %181 = math.fma %180, %135, %140 : vector<16xf32>
        %182 = arith.addi %98, %c11 : index
        %183:16 = func.call @linear_q2_k_r8p2__cpu.0(%33, %182, %x, %177, %173#0, %181, %173#1, %34, %173#2, %173#3, %35, %173#4, %173#5, %36, %173#6, %173#7, %37, %173#8, %173#9, %38, %173#10, %173#11, %39, %173#12, %173#13, %40, %173#14, %173#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %184 = arith.shrui %124, %c21 : vector<16xi32>
        %185 = arith.andi %184, %c22 : vector<16xi32>
        %186 = arith.sitofp %185 : vector<16xi32> to vector<16xf32>
        %187 = math.fma %186, %107, %112 : vector<16xf32>
        %188 = arith.shrui %147, %c21 : vector<16xi32>
        %189 = arith.andi %188, %c22 : vector<16xi32>
        %190 = arith.sitofp %189 : vector<16xi32> to vector<16xf32>
        %191 = math.fma %190, %135, %140 : vector<16xf32>
        %192 = arith.addi %98, %c12 : index
        %193:16 = func.call @linear_q2_k_r8p2__cpu.0(%33, %192, %x, %187, %183#0, %191, %183#1, %34, %183#2, %183#3, %35, %183#4, %183#5, %36, %183#6, %183#7, %37, %183#8, %183#9, %38, %183#10, %183#11, %39, %183#12, %183#13, %40, %183#14, %183#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %194 = arith.shrui %124, %c23 : vector<16xi32>
        %195 = arith.andi %194, %c22 : vector<16xi32>
        %196 = arith.sitofp %195 : vector<16xi32> to vector<16xf32>
        %197 = math.fma %196, %107, %112 : vector<16xf32>
        %198 = arith.shrui %147, %c23 : vector<16xi32>
        %199 = arith.andi %198, %c22 : vector<16xi32>
        %200 = arith.sitofp %199 : vector<16xi32> to vector<16xf32>
        %201 = math.fma %200, %135, %140 : vector<16xf32>
        %202 = arith.addi %98, %c13 : index
        %203:16 = func.call @linear_q2_k_r8p2__cpu.0(%33, %202, %x, %197, %193#0, %201, %193#1, %34, %193#2, %193#3, %35, %193#4, %193#5, %36, %193#6, %193#7, %37, %193#8, %193#9, %38, %193#10, %193#11, %39, %193#12, %193#13, %40, %193#14, %193#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %204 = arith.shrui %124, %c24 : vector<16xi32>
        %205 = arith.andi %204, %c22 : vector<16xi32>
        %206 = arith.sitofp %205 : vector<16xi32> to vector<16xf32>
        %207 = math.fma %206, %107, %112 : vector<16xf32>
        %208 = arith.shrui %147, %c24 : vector<16xi32>
        %209 = arith.andi %208, %c22 : vector<16xi32>
        %210 = arith.sitofp %209 : vector<16xi32> to vector<16xf32>
        %211 = math.fma %210, %135, %140 : vector<16xf32>
        %212 = arith.addi %98, %c14 : index
        %213:16 = func.call @linear_q2_k_r8p2__cpu.0(%33, %212, %x, %207, %203#0, %211, %203#1, %34, %203#2, %203#3, %35, %203#4, %203#5, %36, %203#6, %203#7, %37, %203#8, %203#9, %38, %203#10, %203#11, %39, %203#12, %203#13, %40, %203#14, %203#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %214 = arith.shrui %124, %c25 : vector<16xi32>
        %215 = arith.andi %214, %c22 : vector<16xi32>
        %216 = arith.sitofp %215 : vector<16xi32> to vector<16xf32>
        %217 = math.fma %216, %107, %112 : vector<16xf32>
        %218 = arith.shrui %147, %c25 : vector<16xi32>
        %219 = arith.andi %218, %c22 : vector<16xi32>
        %220 = arith.sitofp %219 : vector<16xi32> to vector<16xf32>
        %221 = math.fma %220, %135, %140 : vector<16xf32>
        %222 = arith.addi %98, %c15 : index
        %223:16 = func.call @linear_q2_k_r8p2__cpu.0(%33, %222, %x, %217, %213#0, %221, %213#1, %34, %213#2, %213#3, %35, %213#4, %213#5, %36, %213#6, %213#7, %37, %213#8, %213#9, %38, %213#10, %213#11, %39, %213#12, %213#13, %40, %213#14, %213#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %223#0, %223#1, %223#2, %223#3, %223#4, %223#5, %223#6, %223#7, %223#8, %223#9, %223#10, %223#11, %223#12, %223#13, %223#14, %223#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %96#0, %96#1, %96#2, %96#3, %96#4, %96#5, %96#6, %96#7, %96#8, %96#9, %96#10, %96#11, %96#12, %96#13, %96#14, %96#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %224 = arith.cmpi slt, %17, %14 : index
    scf.if %224 {
      %225 = arith.muli %17, %outputFeatures : index
      %226 = arith.muli %3, %c17 : index
      %227 = arith.addi %225, %226 : index
      scf.if %0 {
        %228 = arith.addi %227, %c7 : index
        %229 = vector.load %residual[%228] : memref<?xf32>, vector<16xf32>
        %230 = arith.addf %229, %58#0 : vector<16xf32>
        vector.store %230, %out[%228] : memref<?xf32>, vector<16xf32>
      } else {
        %231 = arith.addi %227, %c7 : index
        vector.store %58#0, %out[%231] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %232 = arith.addi %227, %c19 : index
        %233 = vector.load %residual[%232] : memref<?xf32>, vector<16xf32>
        %234 = arith.addf %233, %58#1 : vector<16xf32>
        vector.store %234, %out[%232] : memref<?xf32>, vector<16xf32>
      } else {
        %235 = arith.addi %227, %c19 : index
        vector.store %58#1, %out[%235] : memref<?xf32>, vector<16xf32>
      }
    }
    %236 = arith.cmpi slt, %19, %14 : index
    scf.if %236 {
      %237 = arith.muli %19, %outputFeatures : index
      %238 = arith.muli %3, %c17 : index
      %239 = arith.addi %237, %238 : index
      scf.if %0 {
        %240 = arith.addi %239, %c7 : index
        %241 = vector.load %residual[%240] : memref<?xf32>, vector<16xf32>
        %242 = arith.addf %241, %58#2 : vector<16xf32>
        vector.store %242, %out[%240] : memref<?xf32>, vector<16xf32>
      } else {
        %243 = arith.addi %239, %c7 : index
        vector.store %58#2, %out[%243] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %244 = arith.addi %239, %c19 : index
        %245 = vector.load %residual[%244] : memref<?xf32>, vector<16xf32>
        %246 = arith.addf %245, %58#3 : vector<16xf32>
        vector.store %246, %out[%244] : memref<?xf32>, vector<16xf32>
      } else {
        %247 = arith.addi %239, %c19 : index
        vector.store %58#3, %out[%247] : memref<?xf32>, vector<16xf32>
      }
    }
    %248 = arith.cmpi slt, %21, %14 : index
    scf.if %248 {
      %249 = arith.muli %21, %outputFeatures : index
      %250 = arith.muli %3, %c17 : index
      %251 = arith.addi %249, %250 : index
      scf.if %0 {
        %252 = arith.addi %251, %c7 : index
        %253 = vector.load %residual[%252] : memref<?xf32>, vector<16xf32>
        %254 = arith.addf %253, %58#4 : vector<16xf32>
        vector.store %254, %out[%252] : memref<?xf32>, vector<16xf32>
      } else {
        %255 = arith.addi %251, %c7 : index
        vector.store %58#4, %out[%255] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %256 = arith.addi %251, %c19 : index
        %257 = vector.load %residual[%256] : memref<?xf32>, vector<16xf32>
        %258 = arith.addf %257, %58#5 : vector<16xf32>
        vector.store %258, %out[%256] : memref<?xf32>, vector<16xf32>
      } else {
        %259 = arith.addi %251, %c19 : index
        vector.store %58#5, %out[%259] : memref<?xf32>, vector<16xf32>
      }
    }
    %260 = arith.cmpi slt, %23, %14 : index
    scf.if %260 {
      %261 = arith.muli %23, %outputFeatures : index
      %262 = arith.muli %3, %c17 : index
      %263 = arith.addi %261, %262 : index
      scf.if %0 {
        %264 = arith.addi %263, %c7 : index
        %265 = vector.load %residual[%264] : memref<?xf32>, vector<16xf32>
        %266 = arith.addf %265, %58#6 : vector<16xf32>
        vector.store %266, %out[%264] : memref<?xf32>, vector<16xf32>
      } else {
        %267 = arith.addi %263, %c7 : index
        vector.store %58#6, %out[%267] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %268 = arith.addi %263, %c19 : index
        %269 = vector.load %residual[%268] : memref<?xf32>, vector<16xf32>
        %270 = arith.addf %269, %58#7 : vector<16xf32>
        vector.store %270, %out[%268] : memref<?xf32>, vector<16xf32>
      } else {
        %271 = arith.addi %263, %c19 : index
        vector.store %58#7, %out[%271] : memref<?xf32>, vector<16xf32>
      }
    }
    %272 = arith.cmpi slt, %25, %14 : index
    scf.if %272 {
      %273 = arith.muli %25, %outputFeatures : index
      %274 = arith.muli %3, %c17 : index
      %275 = arith.addi %273, %274 : index
      scf.if %0 {
        %276 = arith.addi %275, %c7 : index
        %277 = vector.load %residual[%276] : memref<?xf32>, vector<16xf32>
        %278 = arith.addf %277, %58#8 : vector<16xf32>
        vector.store %278, %out[%276] : memref<?xf32>, vector<16xf32>
      } else {
        %279 = arith.addi %275, %c7 : index
        vector.store %58#8, %out[%279] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %280 = arith.addi %275, %c19 : index
        %281 = vector.load %residual[%280] : memref<?xf32>, vector<16xf32>
        %282 = arith.addf %281, %58#9 : vector<16xf32>
        vector.store %282, %out[%280] : memref<?xf32>, vector<16xf32>
      } else {
        %283 = arith.addi %275, %c19 : index
        vector.store %58#9, %out[%283] : memref<?xf32>, vector<16xf32>
      }
    }
    %284 = arith.cmpi slt, %27, %14 : index
    scf.if %284 {
      %285 = arith.muli %27, %outputFeatures : index
      %286 = arith.muli %3, %c17 : index
      %287 = arith.addi %285, %286 : index
      scf.if %0 {
        %288 = arith.addi %287, %c7 : index
        %289 = vector.load %residual[%288] : memref<?xf32>, vector<16xf32>
        %290 = arith.addf %289, %58#10 : vector<16xf32>
        vector.store %290, %out[%288] : memref<?xf32>, vector<16xf32>
      } else {
        %291 = arith.addi %287, %c7 : index
        vector.store %58#10, %out[%291] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %292 = arith.addi %287, %c19 : index
        %293 = vector.load %residual[%292] : memref<?xf32>, vector<16xf32>
        %294 = arith.addf %293, %58#11 : vector<16xf32>
        vector.store %294, %out[%292] : memref<?xf32>, vector<16xf32>
      } else {
        %295 = arith.addi %287, %c19 : index
        vector.store %58#11, %out[%295] : memref<?xf32>, vector<16xf32>
      }
    }
    %296 = arith.cmpi slt, %29, %14 : index
    scf.if %296 {
      %297 = arith.muli %29, %outputFeatures : index
      %298 = arith.muli %3, %c17 : index
      %299 = arith.addi %297, %298 : index
      scf.if %0 {
        %300 = arith.addi %299, %c7 : index
        %301 = vector.load %residual[%300] : memref<?xf32>, vector<16xf32>
        %302 = arith.addf %301, %58#12 : vector<16xf32>
        vector.store %302, %out[%300] : memref<?xf32>, vector<16xf32>
      } else {
        %303 = arith.addi %299, %c7 : index
        vector.store %58#12, %out[%303] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %304 = arith.addi %299, %c19 : index
        %305 = vector.load %residual[%304] : memref<?xf32>, vector<16xf32>
        %306 = arith.addf %305, %58#13 : vector<16xf32>
        vector.store %306, %out[%304] : memref<?xf32>, vector<16xf32>
      } else {
        %307 = arith.addi %299, %c19 : index
        vector.store %58#13, %out[%307] : memref<?xf32>, vector<16xf32>
      }
    }
    %308 = arith.cmpi slt, %31, %14 : index
    scf.if %308 {
      %309 = arith.muli %31, %outputFeatures : index
      %310 = arith.muli %3, %c17 : index
      %311 = arith.addi %309, %310 : index
      scf.if %0 {
        %312 = arith.addi %311, %c7 : index
        %313 = vector.load %residual[%312] : memref<?xf32>, vector<16xf32>
        %314 = arith.addf %313, %58#14 : vector<16xf32>
        vector.store %314, %out[%312] : memref<?xf32>, vector<16xf32>
      } else {
        %315 = arith.addi %311, %c7 : index
        vector.store %58#14, %out[%315] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %316 = arith.addi %311, %c19 : index
        %317 = vector.load %residual[%316] : memref<?xf32>, vector<16xf32>
        %318 = arith.addf %317, %58#15 : vector<16xf32>
        vector.store %318, %out[%316] : memref<?xf32>, vector<16xf32>
      } else {
        %319 = arith.addi %311, %c19 : index
        vector.store %58#15, %out[%319] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
