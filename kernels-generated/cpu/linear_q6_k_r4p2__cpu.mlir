// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q6_k', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q6_k_r4p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q6_k_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 3360 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 2336 : index
  %c17 = arith.constant 288 : index
  %c18 = arith.constant 64 : index
  %c19 = arith.constant dense<15> : vector<16xi32>
  %c20 = arith.constant dense<0> : vector<16xi32>
  %c21 = arith.constant dense<3> : vector<16xi32>
  %c22 = arith.constant dense<4> : vector<16xi32>
  %c23 = arith.constant dense<32> : vector<16xi32>
  %c24 = arith.constant dense<2> : vector<16xi32>
  %c25 = arith.constant dense<6> : vector<16xi32>
  %c26 = arith.constant 5 : index
  %c27 = arith.constant 48 : index
  %c28 = arith.constant 6 : index
  %c29 = arith.constant 7 : index
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
      %46 = arith.addi %41, %c7 : index
      %47 = vector.load %w[%46] : memref<?xi8>, vector<32xi8>
      %48 = vector.bitcast %47 : vector<32xi8> to vector<16xf16>
      %49 = arith.extf %48 : vector<16xf16> to vector<16xf32>
      %50 = arith.muli %29, %c4 : index
      %60:8 = scf.for %51 = %c7 to %c13 step %c1 iter_args(%52 = %30, %53 = %31, %54 = %32, %55 = %33, %56 = %34, %57 = %35, %58 = %36, %59 = %37) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %61 = arith.muli %51, %c14 : index
        %62 = arith.addi %50, %61 : index
        %63 = arith.addi %40, %c13 : index
        %64 = arith.divui %51, %c6 : index
        %65 = arith.muli %64, %c15 : index
        %66 = arith.addi %63, %65 : index
        %67 = arith.addi %66, %c7 : index
        %68 = vector.load %w[%67] : memref<?xi8>, vector<16xi8>
        %69 = arith.extsi %68 : vector<16xi8> to vector<16xi32>
        %70 = arith.sitofp %69 : vector<16xi32> to vector<16xf32>
        %71 = arith.mulf %45, %70 : vector<16xf32>
        %72 = arith.addi %40, %c16 : index
        %73 = arith.muli %51, %c6 : index
        %74 = arith.addi %73, %c7 : index
        %75 = arith.muli %74, %c15 : index
        %76 = arith.addi %72, %75 : index
        %77 = vector.load %w[%76] : memref<?xi8>, vector<16xi8>
        %78 = arith.extui %77 : vector<16xi8> to vector<16xi32>
        %79 = arith.addi %73, %c1 : index
        %80 = arith.muli %79, %c15 : index
        %81 = arith.addi %72, %80 : index
        %82 = vector.load %w[%81] : memref<?xi8>, vector<16xi8>
        %83 = arith.extui %82 : vector<16xi8> to vector<16xi32>
        %84 = arith.addi %40, %c17 : index
        %85 = arith.muli %51, %c18 : index
        %86 = arith.addi %84, %85 : index
        %87 = arith.addi %86, %c7 : index
        %88 = vector.load %w[%87] : memref<?xi8>, vector<16xi8>
        %89 = arith.extui %88 : vector<16xi8> to vector<16xi32>
        %90 = arith.andi %89, %c19 : vector<16xi32>
        %91 = arith.shrui %78, %c20 : vector<16xi32>
        %92 = arith.andi %91, %c21 : vector<16xi32>
        %93 = arith.shli %92, %c22 : vector<16xi32>
        %94 = arith.ori %90, %93 : vector<16xi32>
        %95 = arith.subi %94, %c23 : vector<16xi32>
        %96 = arith.sitofp %95 : vector<16xi32> to vector<16xf32>
        %97 = arith.mulf %96, %71 : vector<16xf32>
        %98 = arith.addi %41, %c13 : index
        %99 = arith.addi %98, %65 : index
        %100 = arith.addi %99, %c7 : index
        %101 = vector.load %w[%100] : memref<?xi8>, vector<16xi8>
        %102 = arith.extsi %101 : vector<16xi8> to vector<16xi32>
        %103 = arith.sitofp %102 : vector<16xi32> to vector<16xf32>
        %104 = arith.mulf %49, %103 : vector<16xf32>
        %105 = arith.addi %41, %c16 : index
        %106 = arith.addi %105, %75 : index
        %107 = vector.load %w[%106] : memref<?xi8>, vector<16xi8>
        %108 = arith.extui %107 : vector<16xi8> to vector<16xi32>
        %109 = arith.addi %105, %80 : index
        %110 = vector.load %w[%109] : memref<?xi8>, vector<16xi8>
        %111 = arith.extui %110 : vector<16xi8> to vector<16xi32>
        %112 = arith.addi %41, %c17 : index
        %113 = arith.addi %112, %85 : index
        %114 = arith.addi %113, %c7 : index
        %115 = vector.load %w[%114] : memref<?xi8>, vector<16xi8>
        %116 = arith.extui %115 : vector<16xi8> to vector<16xi32>
        %117 = arith.andi %116, %c19 : vector<16xi32>
        %118 = arith.shrui %108, %c20 : vector<16xi32>
        %119 = arith.andi %118, %c21 : vector<16xi32>
        %120 = arith.shli %119, %c22 : vector<16xi32>
        %121 = arith.ori %117, %120 : vector<16xi32>
        %122 = arith.subi %121, %c23 : vector<16xi32>
        %123 = arith.sitofp %122 : vector<16xi32> to vector<16xf32>
        %124 = arith.mulf %123, %104 : vector<16xf32>
        %125 = arith.addi %62, %c7 : index
        %126:8 = func.call @linear_q6_k_r4p2__cpu.0(%25, %125, %x, %97, %52, %124, %53, %26, %54, %55, %27, %56, %57, %28, %58, %59) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %127 = vector.load %w[%87] : memref<?xi8>, vector<16xi8>
        %128 = arith.extui %127 : vector<16xi8> to vector<16xi32>
        %129 = arith.shrui %128, %c22 : vector<16xi32>
        %130 = arith.shrui %78, %c24 : vector<16xi32>
        %131 = arith.andi %130, %c21 : vector<16xi32>
        %132 = arith.shli %131, %c22 : vector<16xi32>
        %133 = arith.ori %129, %132 : vector<16xi32>
        %134 = arith.subi %133, %c23 : vector<16xi32>
        %135 = arith.sitofp %134 : vector<16xi32> to vector<16xf32>
        %136 = arith.mulf %135, %71 : vector<16xf32>
        %137 = vector.load %w[%114] : memref<?xi8>, vector<16xi8>
        %138 = arith.extui %137 : vector<16xi8> to vector<16xi32>
        %139 = arith.shrui %138, %c22 : vector<16xi32>
        %140 = arith.shrui %108, %c24 : vector<16xi32>
        %141 = arith.andi %140, %c21 : vector<16xi32>
        %142 = arith.shli %141, %c22 : vector<16xi32>
        %143 = arith.ori %139, %142 : vector<16xi32>
        %144 = arith.subi %143, %c23 : vector<16xi32>
        %145 = arith.sitofp %144 : vector<16xi32> to vector<16xf32>
        %146 = arith.mulf %145, %104 : vector<16xf32>
        %147 = arith.addi %62, %c1 : index
        %148:8 = func.call @linear_q6_k_r4p2__cpu.0(%25, %147, %x, %136, %126#0, %146, %126#1, %26, %126#2, %126#3, %27, %126#4, %126#5, %28, %126#6, %126#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %149 = arith.addi %86, %c15 : index
        %150 = vector.load %w[%149] : memref<?xi8>, vector<16xi8>
        %151 = arith.extui %150 : vector<16xi8> to vector<16xi32>
        %152 = arith.andi %151, %c19 : vector<16xi32>
        %153 = arith.shrui %78, %c22 : vector<16xi32>
        %154 = arith.andi %153, %c21 : vector<16xi32>
        %155 = arith.shli %154, %c22 : vector<16xi32>
        %156 = arith.ori %152, %155 : vector<16xi32>
        %157 = arith.subi %156, %c23 : vector<16xi32>
        %158 = arith.sitofp %157 : vector<16xi32> to vector<16xf32>
        %159 = arith.mulf %158, %71 : vector<16xf32>
        %160 = arith.addi %113, %c15 : index
        %161 = vector.load %w[%160] : memref<?xi8>, vector<16xi8>
        %162 = arith.extui %161 : vector<16xi8> to vector<16xi32>
        %163 = arith.andi %162, %c19 : vector<16xi32>
        %164 = arith.shrui %108, %c22 : vector<16xi32>
        %165 = arith.andi %164, %c21 : vector<16xi32>
        %166 = arith.shli %165, %c22 : vector<16xi32>
        %167 = arith.ori %163, %166 : vector<16xi32>
        %168 = arith.subi %167, %c23 : vector<16xi32>
        %169 = arith.sitofp %168 : vector<16xi32> to vector<16xf32>
        %170 = arith.mulf %169, %104 : vector<16xf32>
        %171 = arith.addi %62, %c6 : index
        %172:8 = func.call @linear_q6_k_r4p2__cpu.0(%25, %171, %x, %159, %148#0, %170, %148#1, %26, %148#2, %148#3, %27, %148#4, %148#5, %28, %148#6, %148#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %173 = vector.load %w[%149] : memref<?xi8>, vector<16xi8>
        %174 = arith.extui %173 : vector<16xi8> to vector<16xi32>
        %175 = arith.shrui %174, %c22 : vector<16xi32>
        %176 = arith.shrui %78, %c25 : vector<16xi32>
        %177 = arith.andi %176, %c21 : vector<16xi32>
        %178 = arith.shli %177, %c22 : vector<16xi32>
        %179 = arith.ori %175, %178 : vector<16xi32>
        %180 = arith.subi %179, %c23 : vector<16xi32>
        %181 = arith.sitofp %180 : vector<16xi32> to vector<16xf32>
        %182 = arith.mulf %181, %71 : vector<16xf32>
        %183 = vector.load %w[%160] : memref<?xi8>, vector<16xi8>
        %184 = arith.extui %183 : vector<16xi8> to vector<16xi32>
        %185 = arith.shrui %184, %c22 : vector<16xi32>
        %186 = arith.shrui %108, %c25 : vector<16xi32>
        %187 = arith.andi %186, %c21 : vector<16xi32>
        %188 = arith.shli %187, %c22 : vector<16xi32>
        %189 = arith.ori %185, %188 : vector<16xi32>
        %190 = arith.subi %189, %c23 : vector<16xi32>
        %191 = arith.sitofp %190 : vector<16xi32> to vector<16xf32>
        %192 = arith.mulf %191, %104 : vector<16xf32>
        %193 = arith.addi %62, %c11 : index
        %194:8 = func.call @linear_q6_k_r4p2__cpu.0(%25, %193, %x, %182, %172#0, %192, %172#1, %26, %172#2, %172#3, %27, %172#4, %172#5, %28, %172#6, %172#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %195 = arith.addi %86, %c13 : index
        %196 = vector.load %w[%195] : memref<?xi8>, vector<16xi8>
        %197 = arith.extui %196 : vector<16xi8> to vector<16xi32>
        %198 = arith.andi %197, %c19 : vector<16xi32>
        %199 = arith.shrui %83, %c20 : vector<16xi32>
        %200 = arith.andi %199, %c21 : vector<16xi32>
        %201 = arith.shli %200, %c22 : vector<16xi32>
        %202 = arith.ori %198, %201 : vector<16xi32>
        %203 = arith.subi %202, %c23 : vector<16xi32>
        %204 = arith.sitofp %203 : vector<16xi32> to vector<16xf32>
        %205 = arith.mulf %204, %71 : vector<16xf32>
        %206 = arith.addi %113, %c13 : index
        %207 = vector.load %w[%206] : memref<?xi8>, vector<16xi8>
        %208 = arith.extui %207 : vector<16xi8> to vector<16xi32>
        %209 = arith.andi %208, %c19 : vector<16xi32>
        %210 = arith.shrui %111, %c20 : vector<16xi32>
        %211 = arith.andi %210, %c21 : vector<16xi32>
        %212 = arith.shli %211, %c22 : vector<16xi32>
        %213 = arith.ori %209, %212 : vector<16xi32>
        %214 = arith.subi %213, %c23 : vector<16xi32>
        %215 = arith.sitofp %214 : vector<16xi32> to vector<16xf32>
        %216 = arith.mulf %215, %104 : vector<16xf32>
        %217 = arith.addi %62, %c10 : index
        %218:8 = func.call @linear_q6_k_r4p2__cpu.0(%25, %217, %x, %205, %194#0, %216, %194#1, %26, %194#2, %194#3, %27, %194#4, %194#5, %28, %194#6, %194#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %219 = vector.load %w[%195] : memref<?xi8>, vector<16xi8>
        %220 = arith.extui %219 : vector<16xi8> to vector<16xi32>
        %221 = arith.shrui %220, %c22 : vector<16xi32>
        %222 = arith.shrui %83, %c24 : vector<16xi32>
        %223 = arith.andi %222, %c21 : vector<16xi32>
        %224 = arith.shli %223, %c22 : vector<16xi32>
        %225 = arith.ori %221, %224 : vector<16xi32>
        %226 = arith.subi %225, %c23 : vector<16xi32>
        %227 = arith.sitofp %226 : vector<16xi32> to vector<16xf32>
        %228 = arith.mulf %227, %71 : vector<16xf32>
        %229 = vector.load %w[%206] : memref<?xi8>, vector<16xi8>
        %230 = arith.extui %229 : vector<16xi8> to vector<16xi32>
        %231 = arith.shrui %230, %c22 : vector<16xi32>
        %232 = arith.shrui %111, %c24 : vector<16xi32>
        %233 = arith.andi %232, %c21 : vector<16xi32>
        %234 = arith.shli %233, %c22 : vector<16xi32>
        %235 = arith.ori %231, %234 : vector<16xi32>
        %236 = arith.subi %235, %c23 : vector<16xi32>
        %237 = arith.sitofp %236 : vector<16xi32> to vector<16xf32>
        %238 = arith.mulf %237, %104 : vector<16xf32>
        %239 = arith.addi %62, %c26 : index
        %240:8 = func.call @linear_q6_k_r4p2__cpu.0(%25, %239, %x, %228, %218#0, %238, %218#1, %26, %218#2, %218#3, %27, %218#4, %218#5, %28, %218#6, %218#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %241 = arith.addi %86, %c27 : index
        %242 = vector.load %w[%241] : memref<?xi8>, vector<16xi8>
        %243 = arith.extui %242 : vector<16xi8> to vector<16xi32>
        %244 = arith.andi %243, %c19 : vector<16xi32>
        %245 = arith.shrui %83, %c22 : vector<16xi32>
        %246 = arith.andi %245, %c21 : vector<16xi32>
        %247 = arith.shli %246, %c22 : vector<16xi32>
        %248 = arith.ori %244, %247 : vector<16xi32>
        %249 = arith.subi %248, %c23 : vector<16xi32>
        %250 = arith.sitofp %249 : vector<16xi32> to vector<16xf32>
        %251 = arith.mulf %250, %71 : vector<16xf32>
        %252 = arith.addi %113, %c27 : index
        %253 = vector.load %w[%252] : memref<?xi8>, vector<16xi8>
        %254 = arith.extui %253 : vector<16xi8> to vector<16xi32>
        %255 = arith.andi %254, %c19 : vector<16xi32>
        %256 = arith.shrui %111, %c22 : vector<16xi32>
        %257 = arith.andi %256, %c21 : vector<16xi32>
        %258 = arith.shli %257, %c22 : vector<16xi32>
        %259 = arith.ori %255, %258 : vector<16xi32>
        %260 = arith.subi %259, %c23 : vector<16xi32>
        %261 = arith.sitofp %260 : vector<16xi32> to vector<16xf32>
        %262 = arith.mulf %261, %104 : vector<16xf32>
        %263 = arith.addi %62, %c28 : index
        %264:8 = func.call @linear_q6_k_r4p2__cpu.0(%25, %263, %x, %251, %240#0, %262, %240#1, %26, %240#2, %240#3, %27, %240#4, %240#5, %28, %240#6, %240#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %265 = vector.load %w[%241] : memref<?xi8>, vector<16xi8>
        %266 = arith.extui %265 : vector<16xi8> to vector<16xi32>
        %267 = arith.shrui %266, %c22 : vector<16xi32>
        %268 = arith.shrui %83, %c25 : vector<16xi32>
        %269 = arith.andi %268, %c21 : vector<16xi32>
        %270 = arith.shli %269, %c22 : vector<16xi32>
        %271 = arith.ori %267, %270 : vector<16xi32>
        %272 = arith.subi %271, %c23 : vector<16xi32>
        %273 = arith.sitofp %272 : vector<16xi32> to vector<16xf32>
        %274 = arith.mulf %273, %71 : vector<16xf32>
        %275 = vector.load %w[%252] : memref<?xi8>, vector<16xi8>
        %276 = arith.extui %275 : vector<16xi8> to vector<16xi32>
        %277 = arith.shrui %276, %c22 : vector<16xi32>
        %278 = arith.shrui %111, %c25 : vector<16xi32>
        %279 = arith.andi %278, %c21 : vector<16xi32>
        %280 = arith.shli %279, %c22 : vector<16xi32>
        %281 = arith.ori %277, %280 : vector<16xi32>
        %282 = arith.subi %281, %c23 : vector<16xi32>
        %283 = arith.sitofp %282 : vector<16xi32> to vector<16xf32>
        %284 = arith.mulf %283, %104 : vector<16xf32>
        %285 = arith.addi %62, %c29 : index
        %286:8 = func.call @linear_q6_k_r4p2__cpu.0(%25, %285, %x, %274, %264#0, %284, %264#1, %26, %264#2, %264#3, %27, %264#4, %264#5, %28, %264#6, %264#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %286#0, %286#1, %286#2, %286#3, %286#4, %286#5, %286#6, %286#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %60#0, %60#1, %60#2, %60#3, %60#4, %60#5, %60#6, %60#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %287 = arith.cmpi slt, %17, %14 : index
    scf.if %287 {
      %288 = arith.muli %17, %outputFeatures : index
      %289 = arith.muli %3, %c13 : index
      %290 = arith.addi %288, %289 : index
      scf.if %0 {
        %291 = arith.addi %290, %c7 : index
        %292 = vector.load %residual[%291] : memref<?xf32>, vector<16xf32>
        %293 = arith.addf %292, %38#0 : vector<16xf32>
        vector.store %293, %out[%291] : memref<?xf32>, vector<16xf32>
      } else {
        %294 = arith.addi %290, %c7 : index
        vector.store %38#0, %out[%294] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %295 = arith.addi %290, %c15 : index
        %296 = vector.load %residual[%295] : memref<?xf32>, vector<16xf32>
        %297 = arith.addf %296, %38#1 : vector<16xf32>
        vector.store %297, %out[%295] : memref<?xf32>, vector<16xf32>
      } else {
        %298 = arith.addi %290, %c15 : index
        vector.store %38#1, %out[%298] : memref<?xf32>, vector<16xf32>
      }
    }
    %299 = arith.cmpi slt, %19, %14 : index
    scf.if %299 {
      %300 = arith.muli %19, %outputFeatures : index
      %301 = arith.muli %3, %c13 : index
      %302 = arith.addi %300, %301 : index
      scf.if %0 {
        %303 = arith.addi %302, %c7 : index
        %304 = vector.load %residual[%303] : memref<?xf32>, vector<16xf32>
        %305 = arith.addf %304, %38#2 : vector<16xf32>
        vector.store %305, %out[%303] : memref<?xf32>, vector<16xf32>
      } else {
        %306 = arith.addi %302, %c7 : index
        vector.store %38#2, %out[%306] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %307 = arith.addi %302, %c15 : index
        %308 = vector.load %residual[%307] : memref<?xf32>, vector<16xf32>
        %309 = arith.addf %308, %38#3 : vector<16xf32>
        vector.store %309, %out[%307] : memref<?xf32>, vector<16xf32>
      } else {
        %310 = arith.addi %302, %c15 : index
        vector.store %38#3, %out[%310] : memref<?xf32>, vector<16xf32>
      }
    }
    %311 = arith.cmpi slt, %21, %14 : index
    scf.if %311 {
      %312 = arith.muli %21, %outputFeatures : index
      %313 = arith.muli %3, %c13 : index
      %314 = arith.addi %312, %313 : index
      scf.if %0 {
        %315 = arith.addi %314, %c7 : index
        %316 = vector.load %residual[%315] : memref<?xf32>, vector<16xf32>
        %317 = arith.addf %316, %38#4 : vector<16xf32>
        vector.store %317, %out[%315] : memref<?xf32>, vector<16xf32>
      } else {
        %318 = arith.addi %314, %c7 : index
        vector.store %38#4, %out[%318] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %319 = arith.addi %314, %c15 : index
        %320 = vector.load %residual[%319] : memref<?xf32>, vector<16xf32>
        %321 = arith.addf %320, %38#5 : vector<16xf32>
        vector.store %321, %out[%319] : memref<?xf32>, vector<16xf32>
      } else {
        %322 = arith.addi %314, %c15 : index
        vector.store %38#5, %out[%322] : memref<?xf32>, vector<16xf32>
      }
    }
    %323 = arith.cmpi slt, %23, %14 : index
    scf.if %323 {
      %324 = arith.muli %23, %outputFeatures : index
      %325 = arith.muli %3, %c13 : index
      %326 = arith.addi %324, %325 : index
      scf.if %0 {
        %327 = arith.addi %326, %c7 : index
        %328 = vector.load %residual[%327] : memref<?xf32>, vector<16xf32>
        %329 = arith.addf %328, %38#6 : vector<16xf32>
        vector.store %329, %out[%327] : memref<?xf32>, vector<16xf32>
      } else {
        %330 = arith.addi %326, %c7 : index
        vector.store %38#6, %out[%330] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %331 = arith.addi %326, %c15 : index
        %332 = vector.load %residual[%331] : memref<?xf32>, vector<16xf32>
        %333 = arith.addf %332, %38#7 : vector<16xf32>
        vector.store %333, %out[%331] : memref<?xf32>, vector<16xf32>
      } else {
        %334 = arith.addi %326, %c15 : index
        vector.store %38#7, %out[%334] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
