// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q4_k', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q4_k_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q4_k_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2368 : index
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
  %c20 = arith.constant 320 : index
  %c21 = arith.constant dense<15> : vector<16xi32>
  %c22 = arith.constant dense<4> : vector<16xi32>
  %c23 = arith.constant 48 : index
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
        %100 = arith.divui %79, %c12 : index
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
        %114 = arith.muli %79, %c18 : index
        %115 = arith.addi %113, %114 : index
        %116 = arith.addi %115, %c7 : index
        %117 = vector.load %w[%116] : memref<?xi8>, vector<16xi8>
        %118 = arith.extui %117 : vector<16xi8> to vector<16xi32>
        %119 = arith.andi %118, %c21 : vector<16xi32>
        %120 = arith.sitofp %119 : vector<16xi32> to vector<16xf32>
        %121 = math.fma %120, %107, %112 : vector<16xf32>
        %122 = arith.addi %61, %c18 : index
        %123 = arith.addi %122, %101 : index
        %124 = arith.addi %123, %c7 : index
        %125 = vector.load %w[%124] : memref<?xi8>, vector<16xi8>
        %126 = arith.extui %125 : vector<16xi8> to vector<16xi32>
        %127 = arith.sitofp %126 : vector<16xi32> to vector<16xf32>
        %128 = arith.mulf %73, %127 : vector<16xf32>
        %129 = arith.addi %123, %c19 : index
        %130 = vector.load %w[%129] : memref<?xi8>, vector<16xi8>
        %131 = arith.extui %130 : vector<16xi8> to vector<16xi32>
        %132 = arith.sitofp %131 : vector<16xi32> to vector<16xf32>
        %133 = arith.mulf %77, %132 : vector<16xf32>
        %134 = arith.addi %61, %c20 : index
        %135 = arith.addi %134, %114 : index
        %136 = arith.addi %135, %c7 : index
        %137 = vector.load %w[%136] : memref<?xi8>, vector<16xi8>
        %138 = arith.extui %137 : vector<16xi8> to vector<16xi32>
        %139 = arith.andi %138, %c21 : vector<16xi32>
        %140 = arith.sitofp %139 : vector<16xi32> to vector<16xf32>
        %141 = math.fma %140, %128, %133 : vector<16xf32>
        %142 = arith.addi %98, %c7 : index
        %143:16 = func.call @linear_q4_k_r8p2__cpu.0(%33, %142, %x, %121, %80, %141, %81, %34, %82, %83, %35, %84, %85, %36, %86, %87, %37, %88, %89, %38, %90, %91, %39, %92, %93, %40, %94, %95) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %144 = vector.load %w[%116] : memref<?xi8>, vector<16xi8>
        %145 = arith.extui %144 : vector<16xi8> to vector<16xi32>
        %146 = arith.shrui %145, %c22 : vector<16xi32>
        %147 = arith.sitofp %146 : vector<16xi32> to vector<16xf32>
        %148 = math.fma %147, %107, %112 : vector<16xf32>
        %149 = vector.load %w[%136] : memref<?xi8>, vector<16xi8>
        %150 = arith.extui %149 : vector<16xi8> to vector<16xi32>
        %151 = arith.shrui %150, %c22 : vector<16xi32>
        %152 = arith.sitofp %151 : vector<16xi32> to vector<16xf32>
        %153 = math.fma %152, %128, %133 : vector<16xf32>
        %154 = arith.addi %98, %c1 : index
        %155:16 = func.call @linear_q4_k_r8p2__cpu.0(%33, %154, %x, %148, %143#0, %153, %143#1, %34, %143#2, %143#3, %35, %143#4, %143#5, %36, %143#6, %143#7, %37, %143#8, %143#9, %38, %143#10, %143#11, %39, %143#12, %143#13, %40, %143#14, %143#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %156 = arith.addi %115, %c19 : index
        %157 = vector.load %w[%156] : memref<?xi8>, vector<16xi8>
        %158 = arith.extui %157 : vector<16xi8> to vector<16xi32>
        %159 = arith.andi %158, %c21 : vector<16xi32>
        %160 = arith.sitofp %159 : vector<16xi32> to vector<16xf32>
        %161 = math.fma %160, %107, %112 : vector<16xf32>
        %162 = arith.addi %135, %c19 : index
        %163 = vector.load %w[%162] : memref<?xi8>, vector<16xi8>
        %164 = arith.extui %163 : vector<16xi8> to vector<16xi32>
        %165 = arith.andi %164, %c21 : vector<16xi32>
        %166 = arith.sitofp %165 : vector<16xi32> to vector<16xf32>
        %167 = math.fma %166, %128, %133 : vector<16xf32>
        %168 = arith.addi %98, %c6 : index
        %169:16 = func.call @linear_q4_k_r8p2__cpu.0(%33, %168, %x, %161, %155#0, %167, %155#1, %34, %155#2, %155#3, %35, %155#4, %155#5, %36, %155#6, %155#7, %37, %155#8, %155#9, %38, %155#10, %155#11, %39, %155#12, %155#13, %40, %155#14, %155#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %170 = vector.load %w[%156] : memref<?xi8>, vector<16xi8>
        %171 = arith.extui %170 : vector<16xi8> to vector<16xi32>
        %172 = arith.shrui %171, %c22 : vector<16xi32>
        %173 = arith.sitofp %172 : vector<16xi32> to vector<16xf32>
        %174 = math.fma %173, %107, %112 : vector<16xf32>
        %175 = vector.load %w[%162] : memref<?xi8>, vector<16xi8>
        %176 = arith.extui %175 : vector<16xi8> to vector<16xi32>
        %177 = arith.shrui %176, %c22 : vector<16xi32>
        %178 = arith.sitofp %177 : vector<16xi32> to vector<16xf32>
        %179 = math.fma %178, %128, %133 : vector<16xf32>
        %180 = arith.addi %98, %c11 : index
        %181:16 = func.call @linear_q4_k_r8p2__cpu.0(%33, %180, %x, %174, %169#0, %179, %169#1, %34, %169#2, %169#3, %35, %169#4, %169#5, %36, %169#6, %169#7, %37, %169#8, %169#9, %38, %169#10, %169#11, %39, %169#12, %169#13, %40, %169#14, %169#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %182 = arith.addi %115, %c17 : index
        %183 = vector.load %w[%182] : memref<?xi8>, vector<16xi8>
        %184 = arith.extui %183 : vector<16xi8> to vector<16xi32>
        %185 = arith.andi %184, %c21 : vector<16xi32>
        %186 = arith.sitofp %185 : vector<16xi32> to vector<16xf32>
        %187 = math.fma %186, %107, %112 : vector<16xf32>
        %188 = arith.addi %135, %c17 : index
        %189 = vector.load %w[%188] : memref<?xi8>, vector<16xi8>
        %190 = arith.extui %189 : vector<16xi8> to vector<16xi32>
        %191 = arith.andi %190, %c21 : vector<16xi32>
        %192 = arith.sitofp %191 : vector<16xi32> to vector<16xf32>
        %193 = math.fma %192, %128, %133 : vector<16xf32>
        %194 = arith.addi %98, %c12 : index
        %195:16 = func.call @linear_q4_k_r8p2__cpu.0(%33, %194, %x, %187, %181#0, %193, %181#1, %34, %181#2, %181#3, %35, %181#4, %181#5, %36, %181#6, %181#7, %37, %181#8, %181#9, %38, %181#10, %181#11, %39, %181#12, %181#13, %40, %181#14, %181#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %196 = vector.load %w[%182] : memref<?xi8>, vector<16xi8>
        %197 = arith.extui %196 : vector<16xi8> to vector<16xi32>
        %198 = arith.shrui %197, %c22 : vector<16xi32>
        %199 = arith.sitofp %198 : vector<16xi32> to vector<16xf32>
        %200 = math.fma %199, %107, %112 : vector<16xf32>
        %201 = vector.load %w[%188] : memref<?xi8>, vector<16xi8>
        %202 = arith.extui %201 : vector<16xi8> to vector<16xi32>
        %203 = arith.shrui %202, %c22 : vector<16xi32>
        %204 = arith.sitofp %203 : vector<16xi32> to vector<16xf32>
        %205 = math.fma %204, %128, %133 : vector<16xf32>
        %206 = arith.addi %98, %c13 : index
        %207:16 = func.call @linear_q4_k_r8p2__cpu.0(%33, %206, %x, %200, %195#0, %205, %195#1, %34, %195#2, %195#3, %35, %195#4, %195#5, %36, %195#6, %195#7, %37, %195#8, %195#9, %38, %195#10, %195#11, %39, %195#12, %195#13, %40, %195#14, %195#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %208 = arith.addi %115, %c23 : index
        %209 = vector.load %w[%208] : memref<?xi8>, vector<16xi8>
        %210 = arith.extui %209 : vector<16xi8> to vector<16xi32>
        %211 = arith.andi %210, %c21 : vector<16xi32>
        %212 = arith.sitofp %211 : vector<16xi32> to vector<16xf32>
        %213 = math.fma %212, %107, %112 : vector<16xf32>
        %214 = arith.addi %135, %c23 : index
        %215 = vector.load %w[%214] : memref<?xi8>, vector<16xi8>
        %216 = arith.extui %215 : vector<16xi8> to vector<16xi32>
        %217 = arith.andi %216, %c21 : vector<16xi32>
        %218 = arith.sitofp %217 : vector<16xi32> to vector<16xf32>
        %219 = math.fma %218, %128, %133 : vector<16xf32>
        %220 = arith.addi %98, %c14 : index
        %221:16 = func.call @linear_q4_k_r8p2__cpu.0(%33, %220, %x, %213, %207#0, %219, %207#1, %34, %207#2, %207#3, %35, %207#4, %207#5, %36, %207#6, %207#7, %37, %207#8, %207#9, %38, %207#10, %207#11, %39, %207#12, %207#13, %40, %207#14, %207#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %222 = vector.load %w[%208] : memref<?xi8>, vector<16xi8>
        %223 = arith.extui %222 : vector<16xi8> to vector<16xi32>
        %224 = arith.shrui %223, %c22 : vector<16xi32>
        %225 = arith.sitofp %224 : vector<16xi32> to vector<16xf32>
        %226 = math.fma %225, %107, %112 : vector<16xf32>
        %227 = vector.load %w[%214] : memref<?xi8>, vector<16xi8>
        %228 = arith.extui %227 : vector<16xi8> to vector<16xi32>
        %229 = arith.shrui %228, %c22 : vector<16xi32>
        %230 = arith.sitofp %229 : vector<16xi32> to vector<16xf32>
        %231 = math.fma %230, %128, %133 : vector<16xf32>
        %232 = arith.addi %98, %c15 : index
        %233:16 = func.call @linear_q4_k_r8p2__cpu.0(%33, %232, %x, %226, %221#0, %231, %221#1, %34, %221#2, %221#3, %35, %221#4, %221#5, %36, %221#6, %221#7, %37, %221#8, %221#9, %38, %221#10, %221#11, %39, %221#12, %221#13, %40, %221#14, %221#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %233#0, %233#1, %233#2, %233#3, %233#4, %233#5, %233#6, %233#7, %233#8, %233#9, %233#10, %233#11, %233#12, %233#13, %233#14, %233#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %96#0, %96#1, %96#2, %96#3, %96#4, %96#5, %96#6, %96#7, %96#8, %96#9, %96#10, %96#11, %96#12, %96#13, %96#14, %96#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %234 = arith.cmpi slt, %17, %14 : index
    scf.if %234 {
      %235 = arith.muli %17, %outputFeatures : index
      %236 = arith.muli %3, %c17 : index
      %237 = arith.addi %235, %236 : index
      scf.if %0 {
        %238 = arith.addi %237, %c7 : index
        %239 = vector.load %residual[%238] : memref<?xf32>, vector<16xf32>
        %240 = arith.addf %239, %58#0 : vector<16xf32>
        vector.store %240, %out[%238] : memref<?xf32>, vector<16xf32>
      } else {
        %241 = arith.addi %237, %c7 : index
        vector.store %58#0, %out[%241] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %242 = arith.addi %237, %c19 : index
        %243 = vector.load %residual[%242] : memref<?xf32>, vector<16xf32>
        %244 = arith.addf %243, %58#1 : vector<16xf32>
        vector.store %244, %out[%242] : memref<?xf32>, vector<16xf32>
      } else {
        %245 = arith.addi %237, %c19 : index
        vector.store %58#1, %out[%245] : memref<?xf32>, vector<16xf32>
      }
    }
    %246 = arith.cmpi slt, %19, %14 : index
    scf.if %246 {
      %247 = arith.muli %19, %outputFeatures : index
      %248 = arith.muli %3, %c17 : index
      %249 = arith.addi %247, %248 : index
      scf.if %0 {
        %250 = arith.addi %249, %c7 : index
        %251 = vector.load %residual[%250] : memref<?xf32>, vector<16xf32>
        %252 = arith.addf %251, %58#2 : vector<16xf32>
        vector.store %252, %out[%250] : memref<?xf32>, vector<16xf32>
      } else {
        %253 = arith.addi %249, %c7 : index
        vector.store %58#2, %out[%253] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %254 = arith.addi %249, %c19 : index
        %255 = vector.load %residual[%254] : memref<?xf32>, vector<16xf32>
        %256 = arith.addf %255, %58#3 : vector<16xf32>
        vector.store %256, %out[%254] : memref<?xf32>, vector<16xf32>
      } else {
        %257 = arith.addi %249, %c19 : index
        vector.store %58#3, %out[%257] : memref<?xf32>, vector<16xf32>
      }
    }
    %258 = arith.cmpi slt, %21, %14 : index
    scf.if %258 {
      %259 = arith.muli %21, %outputFeatures : index
      %260 = arith.muli %3, %c17 : index
      %261 = arith.addi %259, %260 : index
      scf.if %0 {
        %262 = arith.addi %261, %c7 : index
        %263 = vector.load %residual[%262] : memref<?xf32>, vector<16xf32>
        %264 = arith.addf %263, %58#4 : vector<16xf32>
        vector.store %264, %out[%262] : memref<?xf32>, vector<16xf32>
      } else {
        %265 = arith.addi %261, %c7 : index
        vector.store %58#4, %out[%265] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %266 = arith.addi %261, %c19 : index
        %267 = vector.load %residual[%266] : memref<?xf32>, vector<16xf32>
        %268 = arith.addf %267, %58#5 : vector<16xf32>
        vector.store %268, %out[%266] : memref<?xf32>, vector<16xf32>
      } else {
        %269 = arith.addi %261, %c19 : index
        vector.store %58#5, %out[%269] : memref<?xf32>, vector<16xf32>
      }
    }
    %270 = arith.cmpi slt, %23, %14 : index
    scf.if %270 {
      %271 = arith.muli %23, %outputFeatures : index
      %272 = arith.muli %3, %c17 : index
      %273 = arith.addi %271, %272 : index
      scf.if %0 {
        %274 = arith.addi %273, %c7 : index
        %275 = vector.load %residual[%274] : memref<?xf32>, vector<16xf32>
        %276 = arith.addf %275, %58#6 : vector<16xf32>
        vector.store %276, %out[%274] : memref<?xf32>, vector<16xf32>
      } else {
        %277 = arith.addi %273, %c7 : index
        vector.store %58#6, %out[%277] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %278 = arith.addi %273, %c19 : index
        %279 = vector.load %residual[%278] : memref<?xf32>, vector<16xf32>
        %280 = arith.addf %279, %58#7 : vector<16xf32>
        vector.store %280, %out[%278] : memref<?xf32>, vector<16xf32>
      } else {
        %281 = arith.addi %273, %c19 : index
        vector.store %58#7, %out[%281] : memref<?xf32>, vector<16xf32>
      }
    }
    %282 = arith.cmpi slt, %25, %14 : index
    scf.if %282 {
      %283 = arith.muli %25, %outputFeatures : index
      %284 = arith.muli %3, %c17 : index
      %285 = arith.addi %283, %284 : index
      scf.if %0 {
        %286 = arith.addi %285, %c7 : index
        %287 = vector.load %residual[%286] : memref<?xf32>, vector<16xf32>
        %288 = arith.addf %287, %58#8 : vector<16xf32>
        vector.store %288, %out[%286] : memref<?xf32>, vector<16xf32>
      } else {
        %289 = arith.addi %285, %c7 : index
        vector.store %58#8, %out[%289] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %290 = arith.addi %285, %c19 : index
        %291 = vector.load %residual[%290] : memref<?xf32>, vector<16xf32>
        %292 = arith.addf %291, %58#9 : vector<16xf32>
        vector.store %292, %out[%290] : memref<?xf32>, vector<16xf32>
      } else {
        %293 = arith.addi %285, %c19 : index
        vector.store %58#9, %out[%293] : memref<?xf32>, vector<16xf32>
      }
    }
    %294 = arith.cmpi slt, %27, %14 : index
    scf.if %294 {
      %295 = arith.muli %27, %outputFeatures : index
      %296 = arith.muli %3, %c17 : index
      %297 = arith.addi %295, %296 : index
      scf.if %0 {
        %298 = arith.addi %297, %c7 : index
        %299 = vector.load %residual[%298] : memref<?xf32>, vector<16xf32>
        %300 = arith.addf %299, %58#10 : vector<16xf32>
        vector.store %300, %out[%298] : memref<?xf32>, vector<16xf32>
      } else {
        %301 = arith.addi %297, %c7 : index
        vector.store %58#10, %out[%301] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %302 = arith.addi %297, %c19 : index
        %303 = vector.load %residual[%302] : memref<?xf32>, vector<16xf32>
        %304 = arith.addf %303, %58#11 : vector<16xf32>
        vector.store %304, %out[%302] : memref<?xf32>, vector<16xf32>
      } else {
        %305 = arith.addi %297, %c19 : index
        vector.store %58#11, %out[%305] : memref<?xf32>, vector<16xf32>
      }
    }
    %306 = arith.cmpi slt, %29, %14 : index
    scf.if %306 {
      %307 = arith.muli %29, %outputFeatures : index
      %308 = arith.muli %3, %c17 : index
      %309 = arith.addi %307, %308 : index
      scf.if %0 {
        %310 = arith.addi %309, %c7 : index
        %311 = vector.load %residual[%310] : memref<?xf32>, vector<16xf32>
        %312 = arith.addf %311, %58#12 : vector<16xf32>
        vector.store %312, %out[%310] : memref<?xf32>, vector<16xf32>
      } else {
        %313 = arith.addi %309, %c7 : index
        vector.store %58#12, %out[%313] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %314 = arith.addi %309, %c19 : index
        %315 = vector.load %residual[%314] : memref<?xf32>, vector<16xf32>
        %316 = arith.addf %315, %58#13 : vector<16xf32>
        vector.store %316, %out[%314] : memref<?xf32>, vector<16xf32>
      } else {
        %317 = arith.addi %309, %c19 : index
        vector.store %58#13, %out[%317] : memref<?xf32>, vector<16xf32>
      }
    }
    %318 = arith.cmpi slt, %31, %14 : index
    scf.if %318 {
      %319 = arith.muli %31, %outputFeatures : index
      %320 = arith.muli %3, %c17 : index
      %321 = arith.addi %319, %320 : index
      scf.if %0 {
        %322 = arith.addi %321, %c7 : index
        %323 = vector.load %residual[%322] : memref<?xf32>, vector<16xf32>
        %324 = arith.addf %323, %58#14 : vector<16xf32>
        vector.store %324, %out[%322] : memref<?xf32>, vector<16xf32>
      } else {
        %325 = arith.addi %321, %c7 : index
        vector.store %58#14, %out[%325] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %326 = arith.addi %321, %c19 : index
        %327 = vector.load %residual[%326] : memref<?xf32>, vector<16xf32>
        %328 = arith.addf %327, %58#15 : vector<16xf32>
        vector.store %328, %out[%326] : memref<?xf32>, vector<16xf32>
      } else {
        %329 = arith.addi %321, %c19 : index
        vector.store %58#15, %out[%329] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
