// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q5_k', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q5_k_r4p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q5_k_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2880 : index
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
  %c17 = arith.constant 2368 : index
  %c18 = arith.constant 320 : index
  %c19 = arith.constant dense<15> : vector<16xi32>
  %c20 = arith.constant dense<0> : vector<16xi32>
  %c21 = arith.constant dense<1> : vector<16xi32>
  %c22 = arith.constant dense<4> : vector<16xi32>
  %c23 = arith.constant dense<2> : vector<16xi32>
  %c24 = arith.constant dense<3> : vector<16xi32>
  %c25 = arith.constant dense<5> : vector<16xi32>
  %c26 = arith.constant 5 : index
  %c27 = arith.constant 48 : index
  %c28 = arith.constant dense<6> : vector<16xi32>
  %c29 = arith.constant 6 : index
  %c30 = arith.constant dense<7> : vector<16xi32>
  %c31 = arith.constant 7 : index
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
        %72 = arith.divui %59, %c10 : index
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
        %86 = arith.muli %59, %c1 : index
        %87 = arith.addi %86, %c7 : index
        %88 = arith.muli %87, %c16 : index
        %89 = arith.addi %85, %88 : index
        %90 = vector.load %w[%89] : memref<?xi8>, vector<16xi8>
        %91 = arith.extui %90 : vector<16xi8> to vector<16xi32>
        %92 = arith.addi %40, %c18 : index
        %93 = arith.muli %59, %c15 : index
        %94 = arith.addi %92, %93 : index
        %95 = arith.addi %94, %c7 : index
        %96 = vector.load %w[%95] : memref<?xi8>, vector<16xi8>
        %97 = arith.extui %96 : vector<16xi8> to vector<16xi32>
        %98 = arith.andi %97, %c19 : vector<16xi32>
        %99 = arith.shrui %91, %c20 : vector<16xi32>
        %100 = arith.andi %99, %c21 : vector<16xi32>
        %101 = arith.shli %100, %c22 : vector<16xi32>
        %102 = arith.ori %98, %101 : vector<16xi32>
        %103 = arith.sitofp %102 : vector<16xi32> to vector<16xf32>
        %104 = math.fma %103, %79, %84 : vector<16xf32>
        %105 = arith.addi %41, %c15 : index
        %106 = arith.addi %105, %73 : index
        %107 = arith.addi %106, %c7 : index
        %108 = vector.load %w[%107] : memref<?xi8>, vector<16xi8>
        %109 = arith.extui %108 : vector<16xi8> to vector<16xi32>
        %110 = arith.sitofp %109 : vector<16xi32> to vector<16xf32>
        %111 = arith.mulf %53, %110 : vector<16xf32>
        %112 = arith.addi %106, %c16 : index
        %113 = vector.load %w[%112] : memref<?xi8>, vector<16xi8>
        %114 = arith.extui %113 : vector<16xi8> to vector<16xi32>
        %115 = arith.sitofp %114 : vector<16xi32> to vector<16xf32>
        %116 = arith.mulf %57, %115 : vector<16xf32>
        %117 = arith.addi %41, %c17 : index
        %118 = arith.addi %117, %88 : index
        %119 = vector.load %w[%118] : memref<?xi8>, vector<16xi8>
        %120 = arith.extui %119 : vector<16xi8> to vector<16xi32>
        %121 = arith.addi %41, %c18 : index
        %122 = arith.addi %121, %93 : index
        %123 = arith.addi %122, %c7 : index
        %124 = vector.load %w[%123] : memref<?xi8>, vector<16xi8>
        %125 = arith.extui %124 : vector<16xi8> to vector<16xi32>
        %126 = arith.andi %125, %c19 : vector<16xi32>
        %127 = arith.shrui %120, %c20 : vector<16xi32>
        %128 = arith.andi %127, %c21 : vector<16xi32>
        %129 = arith.shli %128, %c22 : vector<16xi32>
        %130 = arith.ori %126, %129 : vector<16xi32>
        %131 = arith.sitofp %130 : vector<16xi32> to vector<16xf32>
        %132 = math.fma %131, %111, %116 : vector<16xf32>
        %133 = arith.addi %70, %c7 : index
        %134:8 = func.call @linear_q5_k_r4p2__cpu.0(%25, %133, %x, %104, %60, %132, %61, %26, %62, %63, %27, %64, %65, %28, %66, %67) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %135 = vector.load %w[%95] : memref<?xi8>, vector<16xi8>
        %136 = arith.extui %135 : vector<16xi8> to vector<16xi32>
        %137 = arith.shrui %136, %c22 : vector<16xi32>
        %138 = arith.shrui %91, %c21 : vector<16xi32>
        %139 = arith.andi %138, %c21 : vector<16xi32>
        %140 = arith.shli %139, %c22 : vector<16xi32>
        %141 = arith.ori %137, %140 : vector<16xi32>
        %142 = arith.sitofp %141 : vector<16xi32> to vector<16xf32>
        %143 = math.fma %142, %79, %84 : vector<16xf32>
        %144 = vector.load %w[%123] : memref<?xi8>, vector<16xi8>
        %145 = arith.extui %144 : vector<16xi8> to vector<16xi32>
        %146 = arith.shrui %145, %c22 : vector<16xi32>
        %147 = arith.shrui %120, %c21 : vector<16xi32>
        %148 = arith.andi %147, %c21 : vector<16xi32>
        %149 = arith.shli %148, %c22 : vector<16xi32>
        %150 = arith.ori %146, %149 : vector<16xi32>
        %151 = arith.sitofp %150 : vector<16xi32> to vector<16xf32>
        %152 = math.fma %151, %111, %116 : vector<16xf32>
        %153 = arith.addi %70, %c1 : index
        %154:8 = func.call @linear_q5_k_r4p2__cpu.0(%25, %153, %x, %143, %134#0, %152, %134#1, %26, %134#2, %134#3, %27, %134#4, %134#5, %28, %134#6, %134#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %155 = arith.addi %94, %c16 : index
        %156 = vector.load %w[%155] : memref<?xi8>, vector<16xi8>
        %157 = arith.extui %156 : vector<16xi8> to vector<16xi32>
        %158 = arith.andi %157, %c19 : vector<16xi32>
        %159 = arith.shrui %91, %c23 : vector<16xi32>
        %160 = arith.andi %159, %c21 : vector<16xi32>
        %161 = arith.shli %160, %c22 : vector<16xi32>
        %162 = arith.ori %158, %161 : vector<16xi32>
        %163 = arith.sitofp %162 : vector<16xi32> to vector<16xf32>
        %164 = math.fma %163, %79, %84 : vector<16xf32>
        %165 = arith.addi %122, %c16 : index
        %166 = vector.load %w[%165] : memref<?xi8>, vector<16xi8>
        %167 = arith.extui %166 : vector<16xi8> to vector<16xi32>
        %168 = arith.andi %167, %c19 : vector<16xi32>
        %169 = arith.shrui %120, %c23 : vector<16xi32>
        %170 = arith.andi %169, %c21 : vector<16xi32>
        %171 = arith.shli %170, %c22 : vector<16xi32>
        %172 = arith.ori %168, %171 : vector<16xi32>
        %173 = arith.sitofp %172 : vector<16xi32> to vector<16xf32>
        %174 = math.fma %173, %111, %116 : vector<16xf32>
        %175 = arith.addi %70, %c6 : index
        %176:8 = func.call @linear_q5_k_r4p2__cpu.0(%25, %175, %x, %164, %154#0, %174, %154#1, %26, %154#2, %154#3, %27, %154#4, %154#5, %28, %154#6, %154#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %177 = vector.load %w[%155] : memref<?xi8>, vector<16xi8>
        %178 = arith.extui %177 : vector<16xi8> to vector<16xi32>
        %179 = arith.shrui %178, %c22 : vector<16xi32>
        %180 = arith.shrui %91, %c24 : vector<16xi32>
        %181 = arith.andi %180, %c21 : vector<16xi32>
        %182 = arith.shli %181, %c22 : vector<16xi32>
        %183 = arith.ori %179, %182 : vector<16xi32>
        %184 = arith.sitofp %183 : vector<16xi32> to vector<16xf32>
        %185 = math.fma %184, %79, %84 : vector<16xf32>
        %186 = vector.load %w[%165] : memref<?xi8>, vector<16xi8>
        %187 = arith.extui %186 : vector<16xi8> to vector<16xi32>
        %188 = arith.shrui %187, %c22 : vector<16xi32>
        %189 = arith.shrui %120, %c24 : vector<16xi32>
        %190 = arith.andi %189, %c21 : vector<16xi32>
        %191 = arith.shli %190, %c22 : vector<16xi32>
        %192 = arith.ori %188, %191 : vector<16xi32>
        %193 = arith.sitofp %192 : vector<16xi32> to vector<16xf32>
        %194 = math.fma %193, %111, %116 : vector<16xf32>
        %195 = arith.addi %70, %c11 : index
        %196:8 = func.call @linear_q5_k_r4p2__cpu.0(%25, %195, %x, %185, %176#0, %194, %176#1, %26, %176#2, %176#3, %27, %176#4, %176#5, %28, %176#6, %176#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %197 = arith.addi %94, %c13 : index
        %198 = vector.load %w[%197] : memref<?xi8>, vector<16xi8>
        %199 = arith.extui %198 : vector<16xi8> to vector<16xi32>
        %200 = arith.andi %199, %c19 : vector<16xi32>
        %201 = arith.shrui %91, %c22 : vector<16xi32>
        %202 = arith.andi %201, %c21 : vector<16xi32>
        %203 = arith.shli %202, %c22 : vector<16xi32>
        %204 = arith.ori %200, %203 : vector<16xi32>
        %205 = arith.sitofp %204 : vector<16xi32> to vector<16xf32>
        %206 = math.fma %205, %79, %84 : vector<16xf32>
        %207 = arith.addi %122, %c13 : index
        %208 = vector.load %w[%207] : memref<?xi8>, vector<16xi8>
        %209 = arith.extui %208 : vector<16xi8> to vector<16xi32>
        %210 = arith.andi %209, %c19 : vector<16xi32>
        %211 = arith.shrui %120, %c22 : vector<16xi32>
        %212 = arith.andi %211, %c21 : vector<16xi32>
        %213 = arith.shli %212, %c22 : vector<16xi32>
        %214 = arith.ori %210, %213 : vector<16xi32>
        %215 = arith.sitofp %214 : vector<16xi32> to vector<16xf32>
        %216 = math.fma %215, %111, %116 : vector<16xf32>
        %217 = arith.addi %70, %c10 : index
        %218:8 = func.call @linear_q5_k_r4p2__cpu.0(%25, %217, %x, %206, %196#0, %216, %196#1, %26, %196#2, %196#3, %27, %196#4, %196#5, %28, %196#6, %196#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %219 = vector.load %w[%197] : memref<?xi8>, vector<16xi8>
        %220 = arith.extui %219 : vector<16xi8> to vector<16xi32>
        %221 = arith.shrui %220, %c22 : vector<16xi32>
        %222 = arith.shrui %91, %c25 : vector<16xi32>
        %223 = arith.andi %222, %c21 : vector<16xi32>
        %224 = arith.shli %223, %c22 : vector<16xi32>
        %225 = arith.ori %221, %224 : vector<16xi32>
        %226 = arith.sitofp %225 : vector<16xi32> to vector<16xf32>
        %227 = math.fma %226, %79, %84 : vector<16xf32>
        %228 = vector.load %w[%207] : memref<?xi8>, vector<16xi8>
        %229 = arith.extui %228 : vector<16xi8> to vector<16xi32>
        %230 = arith.shrui %229, %c22 : vector<16xi32>
        %231 = arith.shrui %120, %c25 : vector<16xi32>
        %232 = arith.andi %231, %c21 : vector<16xi32>
        %233 = arith.shli %232, %c22 : vector<16xi32>
        %234 = arith.ori %230, %233 : vector<16xi32>
        %235 = arith.sitofp %234 : vector<16xi32> to vector<16xf32>
        %236 = math.fma %235, %111, %116 : vector<16xf32>
        %237 = arith.addi %70, %c26 : index
        %238:8 = func.call @linear_q5_k_r4p2__cpu.0(%25, %237, %x, %227, %218#0, %236, %218#1, %26, %218#2, %218#3, %27, %218#4, %218#5, %28, %218#6, %218#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %239 = arith.addi %94, %c27 : index
        %240 = vector.load %w[%239] : memref<?xi8>, vector<16xi8>
        %241 = arith.extui %240 : vector<16xi8> to vector<16xi32>
        %242 = arith.andi %241, %c19 : vector<16xi32>
        %243 = arith.shrui %91, %c28 : vector<16xi32>
        %244 = arith.andi %243, %c21 : vector<16xi32>
        %245 = arith.shli %244, %c22 : vector<16xi32>
        %246 = arith.ori %242, %245 : vector<16xi32>
        %247 = arith.sitofp %246 : vector<16xi32> to vector<16xf32>
        %248 = math.fma %247, %79, %84 : vector<16xf32>
        %249 = arith.addi %122, %c27 : index
        %250 = vector.load %w[%249] : memref<?xi8>, vector<16xi8>
        %251 = arith.extui %250 : vector<16xi8> to vector<16xi32>
        %252 = arith.andi %251, %c19 : vector<16xi32>
        %253 = arith.shrui %120, %c28 : vector<16xi32>
        %254 = arith.andi %253, %c21 : vector<16xi32>
        %255 = arith.shli %254, %c22 : vector<16xi32>
        %256 = arith.ori %252, %255 : vector<16xi32>
        %257 = arith.sitofp %256 : vector<16xi32> to vector<16xf32>
        %258 = math.fma %257, %111, %116 : vector<16xf32>
        %259 = arith.addi %70, %c29 : index
        %260:8 = func.call @linear_q5_k_r4p2__cpu.0(%25, %259, %x, %248, %238#0, %258, %238#1, %26, %238#2, %238#3, %27, %238#4, %238#5, %28, %238#6, %238#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %261 = vector.load %w[%239] : memref<?xi8>, vector<16xi8>
        %262 = arith.extui %261 : vector<16xi8> to vector<16xi32>
        %263 = arith.shrui %262, %c22 : vector<16xi32>
        %264 = arith.shrui %91, %c30 : vector<16xi32>
        %265 = arith.andi %264, %c21 : vector<16xi32>
        %266 = arith.shli %265, %c22 : vector<16xi32>
        %267 = arith.ori %263, %266 : vector<16xi32>
        %268 = arith.sitofp %267 : vector<16xi32> to vector<16xf32>
        %269 = math.fma %268, %79, %84 : vector<16xf32>
        %270 = vector.load %w[%249] : memref<?xi8>, vector<16xi8>
        %271 = arith.extui %270 : vector<16xi8> to vector<16xi32>
        %272 = arith.shrui %271, %c22 : vector<16xi32>
        %273 = arith.shrui %120, %c30 : vector<16xi32>
        %274 = arith.andi %273, %c21 : vector<16xi32>
        %275 = arith.shli %274, %c22 : vector<16xi32>
        %276 = arith.ori %272, %275 : vector<16xi32>
        %277 = arith.sitofp %276 : vector<16xi32> to vector<16xf32>
        %278 = math.fma %277, %111, %116 : vector<16xf32>
        %279 = arith.addi %70, %c31 : index
        %280:8 = func.call @linear_q5_k_r4p2__cpu.0(%25, %279, %x, %269, %260#0, %278, %260#1, %26, %260#2, %260#3, %27, %260#4, %260#5, %28, %260#6, %260#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %280#0, %280#1, %280#2, %280#3, %280#4, %280#5, %280#6, %280#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %68#0, %68#1, %68#2, %68#3, %68#4, %68#5, %68#6, %68#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %281 = arith.cmpi slt, %17, %14 : index
    scf.if %281 {
      %282 = arith.muli %17, %outputFeatures : index
      %283 = arith.muli %3, %c13 : index
      %284 = arith.addi %282, %283 : index
      scf.if %0 {
        %285 = arith.addi %284, %c7 : index
        %286 = vector.load %residual[%285] : memref<?xf32>, vector<16xf32>
        %287 = arith.addf %286, %38#0 : vector<16xf32>
        vector.store %287, %out[%285] : memref<?xf32>, vector<16xf32>
      } else {
        %288 = arith.addi %284, %c7 : index
        vector.store %38#0, %out[%288] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %289 = arith.addi %284, %c16 : index
        %290 = vector.load %residual[%289] : memref<?xf32>, vector<16xf32>
        %291 = arith.addf %290, %38#1 : vector<16xf32>
        vector.store %291, %out[%289] : memref<?xf32>, vector<16xf32>
      } else {
        %292 = arith.addi %284, %c16 : index
        vector.store %38#1, %out[%292] : memref<?xf32>, vector<16xf32>
      }
    }
    %293 = arith.cmpi slt, %19, %14 : index
    scf.if %293 {
      %294 = arith.muli %19, %outputFeatures : index
      %295 = arith.muli %3, %c13 : index
      %296 = arith.addi %294, %295 : index
      scf.if %0 {
        %297 = arith.addi %296, %c7 : index
        %298 = vector.load %residual[%297] : memref<?xf32>, vector<16xf32>
        %299 = arith.addf %298, %38#2 : vector<16xf32>
        vector.store %299, %out[%297] : memref<?xf32>, vector<16xf32>
      } else {
        %300 = arith.addi %296, %c7 : index
        vector.store %38#2, %out[%300] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %301 = arith.addi %296, %c16 : index
        %302 = vector.load %residual[%301] : memref<?xf32>, vector<16xf32>
        %303 = arith.addf %302, %38#3 : vector<16xf32>
        vector.store %303, %out[%301] : memref<?xf32>, vector<16xf32>
      } else {
        %304 = arith.addi %296, %c16 : index
        vector.store %38#3, %out[%304] : memref<?xf32>, vector<16xf32>
      }
    }
    %305 = arith.cmpi slt, %21, %14 : index
    scf.if %305 {
      %306 = arith.muli %21, %outputFeatures : index
      %307 = arith.muli %3, %c13 : index
      %308 = arith.addi %306, %307 : index
      scf.if %0 {
        %309 = arith.addi %308, %c7 : index
        %310 = vector.load %residual[%309] : memref<?xf32>, vector<16xf32>
        %311 = arith.addf %310, %38#4 : vector<16xf32>
        vector.store %311, %out[%309] : memref<?xf32>, vector<16xf32>
      } else {
        %312 = arith.addi %308, %c7 : index
        vector.store %38#4, %out[%312] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %313 = arith.addi %308, %c16 : index
        %314 = vector.load %residual[%313] : memref<?xf32>, vector<16xf32>
        %315 = arith.addf %314, %38#5 : vector<16xf32>
        vector.store %315, %out[%313] : memref<?xf32>, vector<16xf32>
      } else {
        %316 = arith.addi %308, %c16 : index
        vector.store %38#5, %out[%316] : memref<?xf32>, vector<16xf32>
      }
    }
    %317 = arith.cmpi slt, %23, %14 : index
    scf.if %317 {
      %318 = arith.muli %23, %outputFeatures : index
      %319 = arith.muli %3, %c13 : index
      %320 = arith.addi %318, %319 : index
      scf.if %0 {
        %321 = arith.addi %320, %c7 : index
        %322 = vector.load %residual[%321] : memref<?xf32>, vector<16xf32>
        %323 = arith.addf %322, %38#6 : vector<16xf32>
        vector.store %323, %out[%321] : memref<?xf32>, vector<16xf32>
      } else {
        %324 = arith.addi %320, %c7 : index
        vector.store %38#6, %out[%324] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %325 = arith.addi %320, %c16 : index
        %326 = vector.load %residual[%325] : memref<?xf32>, vector<16xf32>
        %327 = arith.addf %326, %38#7 : vector<16xf32>
        vector.store %327, %out[%325] : memref<?xf32>, vector<16xf32>
      } else {
        %328 = arith.addi %320, %c16 : index
        vector.store %38#7, %out[%328] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
