// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q8_k', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q8_k_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q8_k_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 4256 : index
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
  %c18 = arith.constant 16 : index
  %c19 = arith.constant 2208 : index
  %c20 = arith.constant 160 : index
  %c21 = arith.constant 64 : index
  %c22 = arith.constant dense<15> : vector<16xi32>
  %c23 = arith.constant dense<0> : vector<16xi32>
  %c24 = arith.constant dense<4> : vector<16xi32>
  %c25 = arith.constant dense<128> : vector<16xi32>
  %c26 = arith.constant 48 : index
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
      %66 = arith.addi %61, %c7 : index
      %67 = vector.load %w[%66] : memref<?xi8>, vector<32xi8>
      %68 = vector.bitcast %67 : vector<32xi8> to vector<16xf16>
      %69 = arith.extf %68 : vector<16xf16> to vector<16xf32>
      %70 = arith.muli %41, %c4 : index
      %88:16 = scf.for %71 = %c7 to %c17 step %c1 iter_args(%72 = %42, %73 = %43, %74 = %44, %75 = %45, %76 = %46, %77 = %47, %78 = %48, %79 = %49, %80 = %50, %81 = %51, %82 = %52, %83 = %53, %84 = %54, %85 = %55, %86 = %56, %87 = %57) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %89 = arith.muli %71, %c10 : index
        %90 = arith.addi %70, %89 : index
        %91 = arith.addi %60, %c17 : index
        %92 = arith.divui %71, %c12 : index
        %93 = arith.muli %92, %c18 : index
        %94 = arith.addi %91, %93 : index
        %95 = arith.addi %94, %c7 : index
        %96 = vector.load %w[%95] : memref<?xi8>, vector<16xi8>
        %97 = arith.extsi %96 : vector<16xi8> to vector<16xi32>
        %98 = arith.sitofp %97 : vector<16xi32> to vector<16xf32>
        %99 = arith.mulf %65, %98 : vector<16xf32>
        %100 = arith.addi %60, %c19 : index
        %101 = arith.muli %71, %c12 : index
        %102 = arith.addi %101, %c7 : index
        %103 = arith.muli %102, %c18 : index
        %104 = arith.addi %100, %103 : index
        %105 = vector.load %w[%104] : memref<?xi8>, vector<16xi8>
        %106 = arith.extui %105 : vector<16xi8> to vector<16xi32>
        %107 = arith.addi %101, %c1 : index
        %108 = arith.muli %107, %c18 : index
        %109 = arith.addi %100, %108 : index
        %110 = vector.load %w[%109] : memref<?xi8>, vector<16xi8>
        %111 = arith.extui %110 : vector<16xi8> to vector<16xi32>
        %112 = arith.addi %101, %c6 : index
        %113 = arith.muli %112, %c18 : index
        %114 = arith.addi %100, %113 : index
        %115 = vector.load %w[%114] : memref<?xi8>, vector<16xi8>
        %116 = arith.extui %115 : vector<16xi8> to vector<16xi32>
        %117 = arith.addi %101, %c11 : index
        %118 = arith.muli %117, %c18 : index
        %119 = arith.addi %100, %118 : index
        %120 = vector.load %w[%119] : memref<?xi8>, vector<16xi8>
        %121 = arith.extui %120 : vector<16xi8> to vector<16xi32>
        %122 = arith.addi %60, %c20 : index
        %123 = arith.muli %71, %c21 : index
        %124 = arith.addi %122, %123 : index
        %125 = arith.addi %124, %c7 : index
        %126 = vector.load %w[%125] : memref<?xi8>, vector<16xi8>
        %127 = arith.extui %126 : vector<16xi8> to vector<16xi32>
        %128 = arith.andi %127, %c22 : vector<16xi32>
        %129 = arith.shrui %106, %c23 : vector<16xi32>
        %130 = arith.andi %129, %c22 : vector<16xi32>
        %131 = arith.shli %130, %c24 : vector<16xi32>
        %132 = arith.ori %128, %131 : vector<16xi32>
        %133 = arith.subi %132, %c25 : vector<16xi32>
        %134 = arith.sitofp %133 : vector<16xi32> to vector<16xf32>
        %135 = arith.mulf %134, %99 : vector<16xf32>
        %136 = arith.addi %61, %c17 : index
        %137 = arith.addi %136, %93 : index
        %138 = arith.addi %137, %c7 : index
        %139 = vector.load %w[%138] : memref<?xi8>, vector<16xi8>
        %140 = arith.extsi %139 : vector<16xi8> to vector<16xi32>
        %141 = arith.sitofp %140 : vector<16xi32> to vector<16xf32>
        %142 = arith.mulf %69, %141 : vector<16xf32>
        %143 = arith.addi %61, %c19 : index
        %144 = arith.addi %143, %103 : index
        %145 = vector.load %w[%144] : memref<?xi8>, vector<16xi8>
        %146 = arith.extui %145 : vector<16xi8> to vector<16xi32>
        %147 = arith.addi %143, %108 : index
        %148 = vector.load %w[%147] : memref<?xi8>, vector<16xi8>
        %149 = arith.extui %148 : vector<16xi8> to vector<16xi32>
        %150 = arith.addi %143, %113 : index
        %151 = vector.load %w[%150] : memref<?xi8>, vector<16xi8>
        %152 = arith.extui %151 : vector<16xi8> to vector<16xi32>
        %153 = arith.addi %143, %118 : index
        %154 = vector.load %w[%153] : memref<?xi8>, vector<16xi8>
        %155 = arith.extui %154 : vector<16xi8> to vector<16xi32>
        %156 = arith.addi %61, %c20 : index
        %157 = arith.addi %156, %123 : index
        %158 = arith.addi %157, %c7 : index
        %159 = vector.load %w[%158] : memref<?xi8>, vector<16xi8>
        %160 = arith.extui %159 : vector<16xi8> to vector<16xi32>
        %161 = arith.andi %160, %c22 : vector<16xi32>
        %162 = arith.shrui %146, %c23 : vector<16xi32>
        %163 = arith.andi %162, %c22 : vector<16xi32>
        %164 = arith.shli %163, %c24 : vector<16xi32>
        %165 = arith.ori %161, %164 : vector<16xi32>
        %166 = arith.subi %165, %c25 : vector<16xi32>
        %167 = arith.sitofp %166 : vector<16xi32> to vector<16xf32>
        %168 = arith.mulf %167, %142 : vector<16xf32>
        %169 = arith.addi %90, %c7 : index
        %170:16 = func.call @linear_q8_k_r8p2__cpu.0(%33, %169, %x, %135, %72, %168, %73, %34, %74, %75, %35, %76, %77, %36, %78, %79, %37, %80, %81, %38, %82, %83, %39, %84, %85, %40, %86, %87) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %171 = vector.load %w[%125] : memref<?xi8>, vector<16xi8>
        %172 = arith.extui %171 : vector<16xi8> to vector<16xi32>
        %173 = arith.shrui %172, %c24 : vector<16xi32>
        %174 = arith.shrui %106, %c24 : vector<16xi32>
        %175 = arith.andi %174, %c22 : vector<16xi32>
        %176 = arith.shli %175, %c24 : vector<16xi32>
        %177 = arith.ori %173, %176 : vector<16xi32>
        %178 = arith.subi %177, %c25 : vector<16xi32>
        %179 = arith.sitofp %178 : vector<16xi32> to vector<16xf32>
        %180 = arith.mulf %179, %99 : vector<16xf32>
        %181 = vector.load %w[%158] : memref<?xi8>, vector<16xi8>
        %182 = arith.extui %181 : vector<16xi8> to vector<16xi32>
        %183 = arith.shrui %182, %c24 : vector<16xi32>
        %184 = arith.shrui %146, %c24 : vector<16xi32>
        %185 = arith.andi %184, %c22 : vector<16xi32>
        %186 = arith.shli %185, %c24 : vector<16xi32>
        %187 = arith.ori %183, %186 : vector<16xi32>
        %188 = arith.subi %187, %c25 : vector<16xi32>
        %189 = arith.sitofp %188 : vector<16xi32> to vector<16xf32>
        %190 = arith.mulf %189, %142 : vector<16xf32>
        %191 = arith.addi %90, %c1 : index
        %192:16 = func.call @linear_q8_k_r8p2__cpu.0(%33, %191, %x, %180, %170#0, %190, %170#1, %34, %170#2, %170#3, %35, %170#4, %170#5, %36, %170#6, %170#7, %37, %170#8, %170#9, %38, %170#10, %170#11, %39, %170#12, %170#13, %40, %170#14, %170#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %193 = arith.addi %124, %c18 : index
        %194 = vector.load %w[%193] : memref<?xi8>, vector<16xi8>
        %195 = arith.extui %194 : vector<16xi8> to vector<16xi32>
        %196 = arith.andi %195, %c22 : vector<16xi32>
        %197 = arith.shrui %111, %c23 : vector<16xi32>
        %198 = arith.andi %197, %c22 : vector<16xi32>
        %199 = arith.shli %198, %c24 : vector<16xi32>
        %200 = arith.ori %196, %199 : vector<16xi32>
        %201 = arith.subi %200, %c25 : vector<16xi32>
        %202 = arith.sitofp %201 : vector<16xi32> to vector<16xf32>
        %203 = arith.mulf %202, %99 : vector<16xf32>
        %204 = arith.addi %157, %c18 : index
        %205 = vector.load %w[%204] : memref<?xi8>, vector<16xi8>
        %206 = arith.extui %205 : vector<16xi8> to vector<16xi32>
        %207 = arith.andi %206, %c22 : vector<16xi32>
        %208 = arith.shrui %149, %c23 : vector<16xi32>
        %209 = arith.andi %208, %c22 : vector<16xi32>
        %210 = arith.shli %209, %c24 : vector<16xi32>
        %211 = arith.ori %207, %210 : vector<16xi32>
        %212 = arith.subi %211, %c25 : vector<16xi32>
        %213 = arith.sitofp %212 : vector<16xi32> to vector<16xf32>
        %214 = arith.mulf %213, %142 : vector<16xf32>
        %215 = arith.addi %90, %c6 : index
        %216:16 = func.call @linear_q8_k_r8p2__cpu.0(%33, %215, %x, %203, %192#0, %214, %192#1, %34, %192#2, %192#3, %35, %192#4, %192#5, %36, %192#6, %192#7, %37, %192#8, %192#9, %38, %192#10, %192#11, %39, %192#12, %192#13, %40, %192#14, %192#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %217 = vector.load %w[%193] : memref<?xi8>, vector<16xi8>
        %218 = arith.extui %217 : vector<16xi8> to vector<16xi32>
        %219 = arith.shrui %218, %c24 : vector<16xi32>
        %220 = arith.shrui %111, %c24 : vector<16xi32>
        %221 = arith.andi %220, %c22 : vector<16xi32>
        %222 = arith.shli %221, %c24 : vector<16xi32>
        %223 = arith.ori %219, %222 : vector<16xi32>
        %224 = arith.subi %223, %c25 : vector<16xi32>
        %225 = arith.sitofp %224 : vector<16xi32> to vector<16xf32>
        %226 = arith.mulf %225, %99 : vector<16xf32>
        %227 = vector.load %w[%204] : memref<?xi8>, vector<16xi8>
        %228 = arith.extui %227 : vector<16xi8> to vector<16xi32>
        %229 = arith.shrui %228, %c24 : vector<16xi32>
        %230 = arith.shrui %149, %c24 : vector<16xi32>
        %231 = arith.andi %230, %c22 : vector<16xi32>
        %232 = arith.shli %231, %c24 : vector<16xi32>
        %233 = arith.ori %229, %232 : vector<16xi32>
        %234 = arith.subi %233, %c25 : vector<16xi32>
        %235 = arith.sitofp %234 : vector<16xi32> to vector<16xf32>
        %236 = arith.mulf %235, %142 : vector<16xf32>
        %237 = arith.addi %90, %c11 : index
        %238:16 = func.call @linear_q8_k_r8p2__cpu.0(%33, %237, %x, %226, %216#0, %236, %216#1, %34, %216#2, %216#3, %35, %216#4, %216#5, %36, %216#6, %216#7, %37, %216#8, %216#9, %38, %216#10, %216#11, %39, %216#12, %216#13, %40, %216#14, %216#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %239 = arith.addi %124, %c17 : index
        %240 = vector.load %w[%239] : memref<?xi8>, vector<16xi8>
        %241 = arith.extui %240 : vector<16xi8> to vector<16xi32>
        %242 = arith.andi %241, %c22 : vector<16xi32>
        %243 = arith.shrui %116, %c23 : vector<16xi32>
        %244 = arith.andi %243, %c22 : vector<16xi32>
        %245 = arith.shli %244, %c24 : vector<16xi32>
        %246 = arith.ori %242, %245 : vector<16xi32>
        %247 = arith.subi %246, %c25 : vector<16xi32>
        %248 = arith.sitofp %247 : vector<16xi32> to vector<16xf32>
        %249 = arith.mulf %248, %99 : vector<16xf32>
        %250 = arith.addi %157, %c17 : index
        %251 = vector.load %w[%250] : memref<?xi8>, vector<16xi8>
        %252 = arith.extui %251 : vector<16xi8> to vector<16xi32>
        %253 = arith.andi %252, %c22 : vector<16xi32>
        %254 = arith.shrui %152, %c23 : vector<16xi32>
        %255 = arith.andi %254, %c22 : vector<16xi32>
        %256 = arith.shli %255, %c24 : vector<16xi32>
        %257 = arith.ori %253, %256 : vector<16xi32>
        %258 = arith.subi %257, %c25 : vector<16xi32>
        %259 = arith.sitofp %258 : vector<16xi32> to vector<16xf32>
        %260 = arith.mulf %259, %142 : vector<16xf32>
        %261 = arith.addi %90, %c12 : index
        %262:16 = func.call @linear_q8_k_r8p2__cpu.0(%33, %261, %x, %249, %238#0, %260, %238#1, %34, %238#2, %238#3, %35, %238#4, %238#5, %36, %238#6, %238#7, %37, %238#8, %238#9, %38, %238#10, %238#11, %39, %238#12, %238#13, %40, %238#14, %238#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %263 = vector.load %w[%239] : memref<?xi8>, vector<16xi8>
        %264 = arith.extui %263 : vector<16xi8> to vector<16xi32>
        %265 = arith.shrui %264, %c24 : vector<16xi32>
        %266 = arith.shrui %116, %c24 : vector<16xi32>
        %267 = arith.andi %266, %c22 : vector<16xi32>
        %268 = arith.shli %267, %c24 : vector<16xi32>
        %269 = arith.ori %265, %268 : vector<16xi32>
        %270 = arith.subi %269, %c25 : vector<16xi32>
        %271 = arith.sitofp %270 : vector<16xi32> to vector<16xf32>
        %272 = arith.mulf %271, %99 : vector<16xf32>
        %273 = vector.load %w[%250] : memref<?xi8>, vector<16xi8>
        %274 = arith.extui %273 : vector<16xi8> to vector<16xi32>
        %275 = arith.shrui %274, %c24 : vector<16xi32>
        %276 = arith.shrui %152, %c24 : vector<16xi32>
        %277 = arith.andi %276, %c22 : vector<16xi32>
        %278 = arith.shli %277, %c24 : vector<16xi32>
        %279 = arith.ori %275, %278 : vector<16xi32>
        %280 = arith.subi %279, %c25 : vector<16xi32>
        %281 = arith.sitofp %280 : vector<16xi32> to vector<16xf32>
        %282 = arith.mulf %281, %142 : vector<16xf32>
        %283 = arith.addi %90, %c13 : index
        %284:16 = func.call @linear_q8_k_r8p2__cpu.0(%33, %283, %x, %272, %262#0, %282, %262#1, %34, %262#2, %262#3, %35, %262#4, %262#5, %36, %262#6, %262#7, %37, %262#8, %262#9, %38, %262#10, %262#11, %39, %262#12, %262#13, %40, %262#14, %262#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %285 = arith.addi %124, %c26 : index
        %286 = vector.load %w[%285] : memref<?xi8>, vector<16xi8>
        %287 = arith.extui %286 : vector<16xi8> to vector<16xi32>
        %288 = arith.andi %287, %c22 : vector<16xi32>
        %289 = arith.shrui %121, %c23 : vector<16xi32>
        %290 = arith.andi %289, %c22 : vector<16xi32>
        %291 = arith.shli %290, %c24 : vector<16xi32>
        %292 = arith.ori %288, %291 : vector<16xi32>
        %293 = arith.subi %292, %c25 : vector<16xi32>
        %294 = arith.sitofp %293 : vector<16xi32> to vector<16xf32>
        %295 = arith.mulf %294, %99 : vector<16xf32>
        %296 = arith.addi %157, %c26 : index
        %297 = vector.load %w[%296] : memref<?xi8>, vector<16xi8>
        %298 = arith.extui %297 : vector<16xi8> to vector<16xi32>
        %299 = arith.andi %298, %c22 : vector<16xi32>
        %300 = arith.shrui %155, %c23 : vector<16xi32>
        %301 = arith.andi %300, %c22 : vector<16xi32>
        %302 = arith.shli %301, %c24 : vector<16xi32>
        %303 = arith.ori %299, %302 : vector<16xi32>
        %304 = arith.subi %303, %c25 : vector<16xi32>
        %305 = arith.sitofp %304 : vector<16xi32> to vector<16xf32>
        %306 = arith.mulf %305, %142 : vector<16xf32>
        %307 = arith.addi %90, %c14 : index
        %308:16 = func.call @linear_q8_k_r8p2__cpu.0(%33, %307, %x, %295, %284#0, %306, %284#1, %34, %284#2, %284#3, %35, %284#4, %284#5, %36, %284#6, %284#7, %37, %284#8, %284#9, %38, %284#10, %284#11, %39, %284#12, %284#13, %40, %284#14, %284#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %309 = vector.load %w[%285] : memref<?xi8>, vector<16xi8>
        %310 = arith.extui %309 : vector<16xi8> to vector<16xi32>
        %311 = arith.shrui %310, %c24 : vector<16xi32>
        %312 = arith.shrui %121, %c24 : vector<16xi32>
        %313 = arith.andi %312, %c22 : vector<16xi32>
        %314 = arith.shli %313, %c24 : vector<16xi32>
        %315 = arith.ori %311, %314 : vector<16xi32>
        %316 = arith.subi %315, %c25 : vector<16xi32>
        %317 = arith.sitofp %316 : vector<16xi32> to vector<16xf32>
        %318 = arith.mulf %317, %99 : vector<16xf32>
        %319 = vector.load %w[%296] : memref<?xi8>, vector<16xi8>
        %320 = arith.extui %319 : vector<16xi8> to vector<16xi32>
        %321 = arith.shrui %320, %c24 : vector<16xi32>
        %322 = arith.shrui %155, %c24 : vector<16xi32>
        %323 = arith.andi %322, %c22 : vector<16xi32>
        %324 = arith.shli %323, %c24 : vector<16xi32>
        %325 = arith.ori %321, %324 : vector<16xi32>
        %326 = arith.subi %325, %c25 : vector<16xi32>
        %327 = arith.sitofp %326 : vector<16xi32> to vector<16xf32>
        %328 = arith.mulf %327, %142 : vector<16xf32>
        %329 = arith.addi %90, %c15 : index
        %330:16 = func.call @linear_q8_k_r8p2__cpu.0(%33, %329, %x, %318, %308#0, %328, %308#1, %34, %308#2, %308#3, %35, %308#4, %308#5, %36, %308#6, %308#7, %37, %308#8, %308#9, %38, %308#10, %308#11, %39, %308#12, %308#13, %40, %308#14, %308#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %330#0, %330#1, %330#2, %330#3, %330#4, %330#5, %330#6, %330#7, %330#8, %330#9, %330#10, %330#11, %330#12, %330#13, %330#14, %330#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %88#0, %88#1, %88#2, %88#3, %88#4, %88#5, %88#6, %88#7, %88#8, %88#9, %88#10, %88#11, %88#12, %88#13, %88#14, %88#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %331 = arith.cmpi slt, %17, %14 : index
    scf.if %331 {
      %332 = arith.muli %17, %outputFeatures : index
      %333 = arith.muli %3, %c17 : index
      %334 = arith.addi %332, %333 : index
      scf.if %0 {
        %335 = arith.addi %334, %c7 : index
        %336 = vector.load %residual[%335] : memref<?xf32>, vector<16xf32>
        %337 = arith.addf %336, %58#0 : vector<16xf32>
        vector.store %337, %out[%335] : memref<?xf32>, vector<16xf32>
      } else {
        %338 = arith.addi %334, %c7 : index
        vector.store %58#0, %out[%338] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %339 = arith.addi %334, %c18 : index
        %340 = vector.load %residual[%339] : memref<?xf32>, vector<16xf32>
        %341 = arith.addf %340, %58#1 : vector<16xf32>
        vector.store %341, %out[%339] : memref<?xf32>, vector<16xf32>
      } else {
        %342 = arith.addi %334, %c18 : index
        vector.store %58#1, %out[%342] : memref<?xf32>, vector<16xf32>
      }
    }
    %343 = arith.cmpi slt, %19, %14 : index
    scf.if %343 {
      %344 = arith.muli %19, %outputFeatures : index
      %345 = arith.muli %3, %c17 : index
      %346 = arith.addi %344, %345 : index
      scf.if %0 {
        %347 = arith.addi %346, %c7 : index
        %348 = vector.load %residual[%347] : memref<?xf32>, vector<16xf32>
        %349 = arith.addf %348, %58#2 : vector<16xf32>
        vector.store %349, %out[%347] : memref<?xf32>, vector<16xf32>
      } else {
        %350 = arith.addi %346, %c7 : index
        vector.store %58#2, %out[%350] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %351 = arith.addi %346, %c18 : index
        %352 = vector.load %residual[%351] : memref<?xf32>, vector<16xf32>
        %353 = arith.addf %352, %58#3 : vector<16xf32>
        vector.store %353, %out[%351] : memref<?xf32>, vector<16xf32>
      } else {
        %354 = arith.addi %346, %c18 : index
        vector.store %58#3, %out[%354] : memref<?xf32>, vector<16xf32>
      }
    }
    %355 = arith.cmpi slt, %21, %14 : index
    scf.if %355 {
      %356 = arith.muli %21, %outputFeatures : index
      %357 = arith.muli %3, %c17 : index
      %358 = arith.addi %356, %357 : index
      scf.if %0 {
        %359 = arith.addi %358, %c7 : index
        %360 = vector.load %residual[%359] : memref<?xf32>, vector<16xf32>
        %361 = arith.addf %360, %58#4 : vector<16xf32>
        vector.store %361, %out[%359] : memref<?xf32>, vector<16xf32>
      } else {
        %362 = arith.addi %358, %c7 : index
        vector.store %58#4, %out[%362] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %363 = arith.addi %358, %c18 : index
        %364 = vector.load %residual[%363] : memref<?xf32>, vector<16xf32>
        %365 = arith.addf %364, %58#5 : vector<16xf32>
        vector.store %365, %out[%363] : memref<?xf32>, vector<16xf32>
      } else {
        %366 = arith.addi %358, %c18 : index
        vector.store %58#5, %out[%366] : memref<?xf32>, vector<16xf32>
      }
    }
    %367 = arith.cmpi slt, %23, %14 : index
    scf.if %367 {
      %368 = arith.muli %23, %outputFeatures : index
      %369 = arith.muli %3, %c17 : index
      %370 = arith.addi %368, %369 : index
      scf.if %0 {
        %371 = arith.addi %370, %c7 : index
        %372 = vector.load %residual[%371] : memref<?xf32>, vector<16xf32>
        %373 = arith.addf %372, %58#6 : vector<16xf32>
        vector.store %373, %out[%371] : memref<?xf32>, vector<16xf32>
      } else {
        %374 = arith.addi %370, %c7 : index
        vector.store %58#6, %out[%374] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %375 = arith.addi %370, %c18 : index
        %376 = vector.load %residual[%375] : memref<?xf32>, vector<16xf32>
        %377 = arith.addf %376, %58#7 : vector<16xf32>
        vector.store %377, %out[%375] : memref<?xf32>, vector<16xf32>
      } else {
        %378 = arith.addi %370, %c18 : index
        vector.store %58#7, %out[%378] : memref<?xf32>, vector<16xf32>
      }
    }
    %379 = arith.cmpi slt, %25, %14 : index
    scf.if %379 {
      %380 = arith.muli %25, %outputFeatures : index
      %381 = arith.muli %3, %c17 : index
      %382 = arith.addi %380, %381 : index
      scf.if %0 {
        %383 = arith.addi %382, %c7 : index
        %384 = vector.load %residual[%383] : memref<?xf32>, vector<16xf32>
        %385 = arith.addf %384, %58#8 : vector<16xf32>
        vector.store %385, %out[%383] : memref<?xf32>, vector<16xf32>
      } else {
        %386 = arith.addi %382, %c7 : index
        vector.store %58#8, %out[%386] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %387 = arith.addi %382, %c18 : index
        %388 = vector.load %residual[%387] : memref<?xf32>, vector<16xf32>
        %389 = arith.addf %388, %58#9 : vector<16xf32>
        vector.store %389, %out[%387] : memref<?xf32>, vector<16xf32>
      } else {
        %390 = arith.addi %382, %c18 : index
        vector.store %58#9, %out[%390] : memref<?xf32>, vector<16xf32>
      }
    }
    %391 = arith.cmpi slt, %27, %14 : index
    scf.if %391 {
      %392 = arith.muli %27, %outputFeatures : index
      %393 = arith.muli %3, %c17 : index
      %394 = arith.addi %392, %393 : index
      scf.if %0 {
        %395 = arith.addi %394, %c7 : index
        %396 = vector.load %residual[%395] : memref<?xf32>, vector<16xf32>
        %397 = arith.addf %396, %58#10 : vector<16xf32>
        vector.store %397, %out[%395] : memref<?xf32>, vector<16xf32>
      } else {
        %398 = arith.addi %394, %c7 : index
        vector.store %58#10, %out[%398] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %399 = arith.addi %394, %c18 : index
        %400 = vector.load %residual[%399] : memref<?xf32>, vector<16xf32>
        %401 = arith.addf %400, %58#11 : vector<16xf32>
        vector.store %401, %out[%399] : memref<?xf32>, vector<16xf32>
      } else {
        %402 = arith.addi %394, %c18 : index
        vector.store %58#11, %out[%402] : memref<?xf32>, vector<16xf32>
      }
    }
    %403 = arith.cmpi slt, %29, %14 : index
    scf.if %403 {
      %404 = arith.muli %29, %outputFeatures : index
      %405 = arith.muli %3, %c17 : index
      %406 = arith.addi %404, %405 : index
      scf.if %0 {
        %407 = arith.addi %406, %c7 : index
        %408 = vector.load %residual[%407] : memref<?xf32>, vector<16xf32>
        %409 = arith.addf %408, %58#12 : vector<16xf32>
        vector.store %409, %out[%407] : memref<?xf32>, vector<16xf32>
      } else {
        %410 = arith.addi %406, %c7 : index
        vector.store %58#12, %out[%410] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %411 = arith.addi %406, %c18 : index
        %412 = vector.load %residual[%411] : memref<?xf32>, vector<16xf32>
        %413 = arith.addf %412, %58#13 : vector<16xf32>
        vector.store %413, %out[%411] : memref<?xf32>, vector<16xf32>
      } else {
        %414 = arith.addi %406, %c18 : index
        vector.store %58#13, %out[%414] : memref<?xf32>, vector<16xf32>
      }
    }
    %415 = arith.cmpi slt, %31, %14 : index
    scf.if %415 {
      %416 = arith.muli %31, %outputFeatures : index
      %417 = arith.muli %3, %c17 : index
      %418 = arith.addi %416, %417 : index
      scf.if %0 {
        %419 = arith.addi %418, %c7 : index
        %420 = vector.load %residual[%419] : memref<?xf32>, vector<16xf32>
        %421 = arith.addf %420, %58#14 : vector<16xf32>
        vector.store %421, %out[%419] : memref<?xf32>, vector<16xf32>
      } else {
        %422 = arith.addi %418, %c7 : index
        vector.store %58#14, %out[%422] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %423 = arith.addi %418, %c18 : index
        %424 = vector.load %residual[%423] : memref<?xf32>, vector<16xf32>
        %425 = arith.addf %424, %58#15 : vector<16xf32>
        vector.store %425, %out[%423] : memref<?xf32>, vector<16xf32>
      } else {
        %426 = arith.addi %418, %c18 : index
        vector.store %58#15, %out[%426] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
