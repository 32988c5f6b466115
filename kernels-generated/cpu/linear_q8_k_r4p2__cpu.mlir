// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q8_k', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q8_k_r4p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q8_k_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 2208 : index
  %c17 = arith.constant 160 : index
  %c18 = arith.constant 64 : index
  %c19 = arith.constant dense<15> : vector<16xi32>
  %c20 = arith.constant dense<0> : vector<16xi32>
  %c21 = arith.constant dense<4> : vector<16xi32>
  %c22 = arith.constant dense<128> : vector<16xi32>
  %c23 = arith.constant 5 : index
  %c24 = arith.constant 48 : index
  %c25 = arith.constant 6 : index
  %c26 = arith.constant 7 : index
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
        %64 = arith.divui %51, %c10 : index
        %65 = arith.muli %64, %c15 : index
        %66 = arith.addi %63, %65 : index
        %67 = arith.addi %66, %c7 : index
        %68 = vector.load %w[%67] : memref<?xi8>, vector<16xi8>
        %69 = arith.extsi %68 : vector<16xi8> to vector<16xi32>
        %70 = arith.sitofp %69 : vector<16xi32> to vector<16xf32>
        %71 = arith.mulf %45, %70 : vector<16xf32>
        %72 = arith.addi %40, %c16 : index
        %73 = arith.muli %51, %c10 : index
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
        %84 = arith.addi %73, %c6 : index
        %85 = arith.muli %84, %c15 : index
        %86 = arith.addi %72, %85 : index
        %87 = vector.load %w[%86] : memref<?xi8>, vector<16xi8>
        %88 = arith.extui %87 : vector<16xi8> to vector<16xi32>
        %89 = arith.addi %73, %c11 : index
        %90 = arith.muli %89, %c15 : index
        %91 = arith.addi %72, %90 : index
        %92 = vector.load %w[%91] : memref<?xi8>, vector<16xi8>
        %93 = arith.extui %92 : vector<16xi8> to vector<16xi32>
        %94 = arith.addi %40, %c17 : index
        %95 = arith.muli %51, %c18 : index
        %96 = arith.addi %94, %95 : index
        %97 = arith.addi %96, %c7 : index
        %98 = vector.load %w[%97] : memref<?xi8>, vector<16xi8>
        %99 = arith.extui %98 : vector<16xi8> to vector<16xi32>
        %100 = arith.andi %99, %c19 : vector<16xi32>
        %101 = arith.shrui %78, %c20 : vector<16xi32>
        %102 = arith.andi %101, %c19 : vector<16xi32>
        %103 = arith.shli %102, %c21 : vector<16xi32>
        %104 = arith.ori %100, %103 : vector<16xi32>
        %105 = arith.subi %104, %c22 : vector<16xi32>
        %106 = arith.sitofp %105 : vector<16xi32> to vector<16xf32>
        %107 = arith.mulf %106, %71 : vector<16xf32>
        %108 = arith.addi %41, %c13 : index
        %109 = arith.addi %108, %65 : index
        %110 = arith.addi %109, %c7 : index
        %111 = vector.load %w[%110] : memref<?xi8>, vector<16xi8>
        %112 = arith.extsi %111 : vector<16xi8> to vector<16xi32>
        %113 = arith.sitofp %112 : vector<16xi32> to vector<16xf32>
        %114 = arith.mulf %49, %113 : vector<16xf32>
        %115 = arith.addi %41, %c16 : index
        %116 = arith.addi %115, %75 : index
        %117 = vector.load %w[%116] : memref<?xi8>, vector<16xi8>
        %118 = arith.extui %117 : vector<16xi8> to vector<16xi32>
        %119 = arith.addi %115, %80 : index
        %120 = vector.load %w[%119] : memref<?xi8>, vector<16xi8>
        %121 = arith.extui %120 : vector<16xi8> to vector<16xi32>
        %122 = arith.addi %115, %85 : index
        %123 = vector.load %w[%122] : memref<?xi8>, vector<16xi8>
        %124 = arith.extui %123 : vector<16xi8> to vector<16xi32>
        %125 = arith.addi %115, %90 : index
        %126 = vector.load %w[%125] : memref<?xi8>, vector<16xi8>
        %127 = arith.extui %126 : vector<16xi8> to vector<16xi32>
        %128 = arith.addi %41, %c17 : index
        %129 = arith.addi %128, %95 : index
        %130 = arith.addi %129, %c7 : index
        %131 = vector.load %w[%130] : memref<?xi8>, vector<16xi8>
        %132 = arith.extui %131 : vector<16xi8> to vector<16xi32>
        %133 = arith.andi %132, %c19 : vector<16xi32>
        %134 = arith.shrui %118, %c20 : vector<16xi32>
        %135 = arith.andi %134, %c19 : vector<16xi32>
        %136 = arith.shli %135, %c21 : vector<16xi32>
        %137 = arith.ori %133, %136 : vector<16xi32>
        %138 = arith.subi %137, %c22 : vector<16xi32>
        %139 = arith.sitofp %138 : vector<16xi32> to vector<16xf32>
        %140 = arith.mulf %139, %114 : vector<16xf32>
        %141 = arith.addi %62, %c7 : index
        %142:8 = func.call @linear_q8_k_r4p2__cpu.0(%25, %141, %x, %107, %52, %140, %53, %26, %54, %55, %27, %56, %57, %28, %58, %59) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %143 = vector.load %w[%97] : memref<?xi8>, vector<16xi8>
        %144 = arith.extui %143 : vector<16xi8> to vector<16xi32>
        %145 = arith.shrui %144, %c21 : vector<16xi32>
        %146 = arith.shrui %78, %c21 : vector<16xi32>
        %147 = arith.andi %146, %c19 : vector<16xi32>
        %148 = arith.shli %147, %c21 : vector<16xi32>
        %149 = arith.ori %145, %148 : vector<16xi32>
        %150 = arith.subi %149, %c22 : vector<16xi32>
        %151 = arith.sitofp %150 : vector<16xi32> to vector<16xf32>
        %152 = arith.mulf %151, %71 : vector<16xf32>
        %153 = vector.load %w[%130] : memref<?xi8>, vector<16xi8>
        %154 = arith.extui %153 : vector<16xi8> to vector<16xi32>
        %155 = arith.shrui %154, %c21 : vector<16xi32>
        %156 = arith.shrui %118, %c21 : vector<16xi32>
        %157 = arith.andi %156, %c19 : vector<16xi32>
        %158 = arith.shli %157, %c21 : vector<16xi32>
        %159 = arith.ori %155, %158 : vector<16xi32>
        %160 = arith.subi %159, %c22 : vector<16xi32>
        %161 = arith.sitofp %160 : vector<16xi32> to vector<16xf32>
        %162 = arith.mulf %161, %114 : vector<16xf32>
        %163 = arith.addi %62, %c1 : index
        %164:8 = func.call @linear_q8_k_r4p2__cpu.0(%25, %163, %x, %152, %142#0, %162, %142#1, %26, %142#2, %142#3, %27, %142#4, %142#5, %28, %142#6, %142#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %165 = arith.addi %96, %c15 : index
        %166 = vector.load %w[%165] : memref<?xi8>, vector<16xi8>
        %167 = arith.extui %166 : vector<16xi8> to vector<16xi32>
        %168 = arith.andi %167, %c19 : vector<16xi32>
        %169 = arith.shrui %83, %c20 : vector<16xi32>
        %170 = arith.andi %169, %c19 : vector<16xi32>
        %171 = arith.shli %170, %c21 : vector<16xi32>
        %172 = arith.ori %168, %171 : vector<16xi32>
        %173 = arith.subi %172, %c22 : vector<16xi32>
        %174 = arith.sitofp %173 : vector<16xi32> to vector<16xf32>
        %175 = arith.mulf %174, %71 : vector<16xf32>
        %176 = arith.addi %129, %c15 : index
        %177 = vector.load %w[%176] : memref<?xi8>, vector<16xi8>
        %178 = arith.extui %177 : vector<16xi8> to vector<16xi32>
        %179 = arith.andi %178, %c19 : vector<16xi32>
        %180 = arith.shrui %121, %c20 : vector<16xi32>
        %181 = arith.andi %180, %c19 : vector<16xi32>
        %182 = arith.shli %181, %c21 : vector<16xi32>
        %183 = arith.ori %179, %182 : vector<16xi32>
        %184 = arith.subi %183, %c22 : vector<16xi32>
        %185 = arith.sitofp %184 : vector<16xi32> to vector<16xf32>
        %186 = arith.mulf %185, %114 : vector<16xf32>
        %187 = arith.addi %62, %c6 : index
        %188:8 = func.call @linear_q8_k_r4p2__cpu.0(%25, %187, %x, %175, %164#0, %186, %164#1, %26, %164#2, %164#3, %27, %164#4, %164#5, %28, %164#6, %164#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %189 = vector.load %w[%165] : memref<?xi8>, vector<16xi8>
        %190 = arith.extui %189 : vector<16xi8> to vector<16xi32>
        %191 = arith.shrui %190, %c21 : vector<16xi32>
        %192 = arith.shrui %83, %c21 : vector<16xi32>
        %193 = arith.andi %192, %c19 : vector<16xi32>
        %194 = arith.shli %193, %c21 : vector<16xi32>
        %195 = arith.ori %191, %194 : vector<16xi32>
        %196 = arith.subi %195, %c22 : vector<16xi32>
        %197 = arith.sitofp %196 : vector<16xi32> to vector<16xf32>
        %198 = arith.mulf %197, %71 : vector<16xf32>
        %199 = vector.load %w[%176] : memref<?xi8>, vector<16xi8>
        %200 = arith.extui %199 : vector<16xi8> to vector<16xi32>
        %201 = arith.shrui %200, %c21 : vector<16xi32>
        %202 = arith.shrui %121, %c21 : vector<16xi32>
        %203 = arith.andi %202, %c19 : vector<16xi32>
        %204 = arith.shli %203, %c21 : vector<16xi32>
        %205 = arith.ori %201, %204 : vector<16xi32>
        %206 = arith.subi %205, %c22 : vector<16xi32>
        %207 = arith.sitofp %206 : vector<16xi32> to vector<16xf32>
        %208 = arith.mulf %207, %114 : vector<16xf32>
        %209 = arith.addi %62, %c11 : index
        %210:8 = func.call @linear_q8_k_r4p2__cpu.0(%25, %209, %x, %198, %188#0, %208, %188#1, %26, %188#2, %188#3, %27, %188#4, %188#5, %28, %188#6, %188#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %211 = arith.addi %96, %c13 : index
        %212 = vector.load %w[%211] : memref<?xi8>, vector<16xi8>
        %213 = arith.extui %212 : vector<16xi8> to vector<16xi32>
        %214 = arith.andi %213, %c19 : vector<16xi32>
        %215 = arith.shrui %88, %c20 : vector<16xi32>
        %216 = arith.andi %215, %c19 : vector<16xi32>
        %217 = arith.shli %216, %c21 : vector<16xi32>
        %218 = arith.ori %214, %217 : vector<16xi32>
        %219 = arith.subi %218, %c22 : vector<16xi32>
        %220 = arith.sitofp %219 : vector<16xi32> to vector<16xf32>
        %221 = arith.mulf %220, %71 : vector<16xf32>
        %222 = arith.addi %129, %c13 : index
        %223 = vector.load %w[%222] : memref<?xi8>, vector<16xi8>
        %224 = arith.extui %223 : vector<16xi8> to vector<16xi32>
        %225 = arith.andi %224, %c19 : vector<16xi32>
        %226 = arith.shrui %124, %c20 : vector<16xi32>
        %227 = arith.andi %226, %c19 : vector<16xi32>
        %228 = arith.shli %227, %c21 : vector<16xi32>
        %229 = arith.ori %225, %228 : vector<16xi32>
        %230 = arith.subi %229, %c22 : vector<16xi32>
        %231 = arith.sitofp %230 : vector<16xi32> to vector<16xf32>
        %232 = arith.mulf %231, %114 : vector<16xf32>
        %233 = arith.addi %62, %c10 : index
        %234:8 = func.call @linear_q8_k_r4p2__cpu.0(%25, %233, %x, %221, %210#0, %232, %210#1, %26, %210#2, %210#3, %27, %210#4, %210#5, %28, %210#6, %210#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %235 = vector.load %w[%211] : memref<?xi8>, vector<16xi8>
        %236 = arith.extui %235 : vector<16xi8> to vector<16xi32>
        %237 = arith.shrui %236, %c21 : vector<16xi32>
        %238 = arith.shrui %88, %c21 : vector<16xi32>
        %239 = arith.andi %238, %c19 : vector<16xi32>
        %240 = arith.shli %239, %c21 : vector<16xi32>
        %241 = arith.ori %237, %240 : vector<16xi32>
        %242 = arith.subi %241, %c22 : vector<16xi32>
        %243 = arith.sitofp %242 : vector<16xi32> to vector<16xf32>
        %244 = arith.mulf %243, %71 : vector<16xf32>
        %245 = vector.load %w[%222] : memref<?xi8>, vector<16xi8>
        %246 = arith.extui %245 : vector<16xi8> to vector<16xi32>
        %247 = arith.shrui %246, %c21 : vector<16xi32>
        %248 = arith.shrui %124, %c21 : vector<16xi32>
        %249 = arith.andi %248, %c19 : vector<16xi32>
        %250 = arith.shli %249, %c21 : vector<16xi32>
        %251 = arith.ori %247, %250 : vector<16xi32>
        %252 = arith.subi %251, %c22 : vector<16xi32>
        %253 = arith.sitofp %252 : vector<16xi32> to vector<16xf32>
        %254 = arith.mulf %253, %114 : vector<16xf32>
        %255 = arith.addi %62, %c23 : index
        %256:8 = func.call @linear_q8_k_r4p2__cpu.0(%25, %255, %x, %244, %234#0, %254, %234#1, %26, %234#2, %234#3, %27, %234#4, %234#5, %28, %234#6, %234#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %257 = arith.addi %96, %c24 : index
        %258 = vector.load %w[%257] : memref<?xi8>, vector<16xi8>
        %259 = arith.extui %258 : vector<16xi8> to vector<16xi32>
        %260 = arith.andi %259, %c19 : vector<16xi32>
        %261 = arith.shrui %93, %c20 : vector<16xi32>
        %262 = arith.andi %261, %c19 : vector<16xi32>
        %263 = arith.shli %262, %c21 : vector<16xi32>
        %264 = arith.ori %260, %263 : vector<16xi32>
        %265 = arith.subi %264, %c22 : vector<16xi32>
        %266 = arith.sitofp %265 : vector<16xi32> to vector<16xf32>
        %267 = arith.mulf %266, %71 : vector<16xf32>
        %268 = arith.addi %129, %c24 : index
        %269 = vector.load %w[%268] : memref<?xi8>, vector<16xi8>
        %270 = arith.extui %269 : vector<16xi8> to vector<16xi32>
        %271 = arith.andi %270, %c19 : vector<16xi32>
        %272 = arith.shrui %127, %c20 : vector<16xi32>
        %273 = arith.andi %272, %c19 : vector<16xi32>
        %274 = arith.shli %273, %c21 : vector<16xi32>
        %275 = arith.ori %271, %274 : vector<16xi32>
        %276 = arith.subi %275, %c22 : vector<16xi32>
        %277 = arith.sitofp %276 : vector<16xi32> to vector<16xf32>
        %278 = arith.mulf %277, %114 : vector<16xf32>
        %279 = arith.addi %62, %c25 : index
        %280:8 = func.call @linear_q8_k_r4p2__cpu.0(%25, %279, %x, %267, %256#0, %278, %256#1, %26, %256#2, %256#3, %27, %256#4, %256#5, %28, %256#6, %256#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %281 = vector.load %w[%257] : memref<?xi8>, vector<16xi8>
        %282 = arith.extui %281 : vector<16xi8> to vector<16xi32>
        %283 = arith.shrui %282, %c21 : vector<16xi32>
        %284 = arith.shrui %93, %c21 : vector<16xi32>
        %285 = arith.andi %284, %c19 : vector<16xi32>
        %286 = arith.shli %285, %c21 : vector<16xi32>
        %287 = arith.ori %283, %286 : vector<16xi32>
        %288 = arith.subi %287, %c22 : vector<16xi32>
        %289 = arith.sitofp %288 : vector<16xi32> to vector<16xf32>
        %290 = arith.mulf %289, %71 : vector<16xf32>
        %291 = vector.load %w[%268] : memref<?xi8>, vector<16xi8>
        %292 = arith.extui %291 : vector<16xi8> to vector<16xi32>
        %293 = arith.shrui %292, %c21 : vector<16xi32>
        %294 = arith.shrui %127, %c21 : vector<16xi32>
        %295 = arith.andi %294, %c19 : vector<16xi32>
        %296 = arith.shli %295, %c21 : vector<16xi32>
        %297 = arith.ori %293, %296 : vector<16xi32>
        %298 = arith.subi %297, %c22 : vector<16xi32>
        %299 = arith.sitofp %298 : vector<16xi32> to vector<16xf32>
        %300 = arith.mulf %299, %114 : vector<16xf32>
        %301 = arith.addi %62, %c26 : index
        %302:8 = func.call @linear_q8_k_r4p2__cpu.0(%25, %301, %x, %290, %280#0, %300, %280#1, %26, %280#2, %280#3, %27, %280#4, %280#5, %28, %280#6, %280#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %302#0, %302#1, %302#2, %302#3, %302#4, %302#5, %302#6, %302#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %60#0, %60#1, %60#2, %60#3, %60#4, %60#5, %60#6, %60#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %303 = arith.cmpi slt, %17, %14 : index
    scf.if %303 {
      %304 = arith.muli %17, %outputFeatures : index
      %305 = arith.muli %3, %c13 : index
      %306 = arith.addi %304, %305 : index
      scf.if %0 {
        %307 = arith.addi %306, %c7 : index
        %308 = vector.load %residual[%307] : memref<?xf32>, vector<16xf32>
        %309 = arith.addf %308, %38#0 : vector<16xf32>
        vector.store %309, %out[%307] : memref<?xf32>, vector<16xf32>
      } else {
        %310 = arith.addi %306, %c7 : index
        vector.store %38#0, %out[%310] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %311 = arith.addi %306, %c15 : index
        %312 = vector.load %residual[%311] : memref<?xf32>, vector<16xf32>
        %313 = arith.addf %312, %38#1 : vector<16xf32>
        vector.store %313, %out[%311] : memref<?xf32>, vector<16xf32>
      } else {
        %314 = arith.addi %306, %c15 : index
        vector.store %38#1, %out[%314] : memref<?xf32>, vector<16xf32>
      }
    }
    %315 = arith.cmpi slt, %19, %14 : index
    scf.if %315 {
      %316 = arith.muli %19, %outputFeatures : index
      %317 = arith.muli %3, %c13 : index
      %318 = arith.addi %316, %317 : index
      scf.if %0 {
        %319 = arith.addi %318, %c7 : index
        %320 = vector.load %residual[%319] : memref<?xf32>, vector<16xf32>
        %321 = arith.addf %320, %38#2 : vector<16xf32>
        vector.store %321, %out[%319] : memref<?xf32>, vector<16xf32>
      } else {
        %322 = arith.addi %318, %c7 : index
        vector.store %38#2, %out[%322] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %323 = arith.addi %318, %c15 : index
        %324 = vector.load %residual[%323] : memref<?xf32>, vector<16xf32>
        %325 = arith.addf %324, %38#3 : vector<16xf32>
        vector.store %325, %out[%323] : memref<?xf32>, vector<16xf32>
      } else {
        %326 = arith.addi %318, %c15 : index
        vector.store %38#3, %out[%326] : memref<?xf32>, vector<16xf32>
      }
    }
    %327 = arith.cmpi slt, %21, %14 : index
    scf.if %327 {
      %328 = arith.muli %21, %outputFeatures : index
      %329 = arith.muli %3, %c13 : index
      %330 = arith.addi %328, %329 : index
      scf.if %0 {
        %331 = arith.addi %330, %c7 : index
        %332 = vector.load %residual[%331] : memref<?xf32>, vector<16xf32>
        %333 = arith.addf %332, %38#4 : vector<16xf32>
        vector.store %333, %out[%331] : memref<?xf32>, vector<16xf32>
      } else {
        %334 = arith.addi %330, %c7 : index
        vector.store %38#4, %out[%334] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %335 = arith.addi %330, %c15 : index
        %336 = vector.load %residual[%335] : memref<?xf32>, vector<16xf32>
        %337 = arith.addf %336, %38#5 : vector<16xf32>
        vector.store %337, %out[%335] : memref<?xf32>, vector<16xf32>
      } else {
        %338 = arith.addi %330, %c15 : index
        vector.store %38#5, %out[%338] : memref<?xf32>, vector<16xf32>
      }
    }
    %339 = arith.cmpi slt, %23, %14 : index
    scf.if %339 {
      %340 = arith.muli %23, %outputFeatures : index
      %341 = arith.muli %3, %c13 : index
      %342 = arith.addi %340, %341 : index
      scf.if %0 {
        %343 = arith.addi %342, %c7 : index
        %344 = vector.load %residual[%343] : memref<?xf32>, vector<16xf32>
        %345 = arith.addf %344, %38#6 : vector<16xf32>
        vector.store %345, %out[%343] : memref<?xf32>, vector<16xf32>
      } else {
        %346 = arith.addi %342, %c7 : index
        vector.store %38#6, %out[%346] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %347 = arith.addi %342, %c15 : index
        %348 = vector.load %residual[%347] : memref<?xf32>, vector<16xf32>
        %349 = arith.addf %348, %38#7 : vector<16xf32>
        vector.store %349, %out[%347] : memref<?xf32>, vector<16xf32>
      } else {
        %350 = arith.addi %342, %c15 : index
        vector.store %38#7, %out[%350] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
