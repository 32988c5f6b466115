// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q5_1', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q5_1_r4p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q5_1_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 384 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 320 : index
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant dense<15> : vector<16xi32>
  %c18 = arith.constant dense<0> : vector<16xi32>
  %c19 = arith.constant dense<1> : vector<16xi32>
  %c20 = arith.constant dense<4> : vector<16xi32>
  %c21 = arith.constant dense<2> : vector<16xi32>
  %c22 = arith.constant dense<3> : vector<16xi32>
  %c23 = arith.constant dense<5> : vector<16xi32>
  %c24 = arith.constant 5 : index
  %c25 = arith.constant 48 : index
  %c26 = arith.constant dense<6> : vector<16xi32>
  %c27 = arith.constant 6 : index
  %c28 = arith.constant dense<7> : vector<16xi32>
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
      %42 = vector.load %w[%40] : memref<?xi8>, vector<32xi8>
      %43 = vector.bitcast %42 : vector<32xi8> to vector<16xf16>
      %44 = arith.extf %43 : vector<16xf16> to vector<16xf32>
      %45 = arith.addi %40, %c4 : index
      %46 = vector.load %w[%45] : memref<?xi8>, vector<32xi8>
      %47 = vector.bitcast %46 : vector<32xi8> to vector<16xf16>
      %48 = arith.extf %47 : vector<16xf16> to vector<16xf32>
      %49 = vector.load %w[%41] : memref<?xi8>, vector<32xi8>
      %50 = vector.bitcast %49 : vector<32xi8> to vector<16xf16>
      %51 = arith.extf %50 : vector<16xf16> to vector<16xf32>
      %52 = arith.addi %41, %c4 : index
      %53 = vector.load %w[%52] : memref<?xi8>, vector<32xi8>
      %54 = vector.bitcast %53 : vector<32xi8> to vector<16xf16>
      %55 = arith.extf %54 : vector<16xf16> to vector<16xf32>
      %56 = arith.muli %29, %c4 : index
      %66:8 = scf.for %57 = %c7 to %c10 step %c1 iter_args(%58 = %30, %59 = %31, %60 = %32, %61 = %33, %62 = %34, %63 = %35, %64 = %36, %65 = %37) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %67 = arith.muli %57, %c13 : index
        %68 = arith.addi %56, %67 : index
        %69 = arith.addi %40, %c14 : index
        %70 = arith.muli %57, %c1 : index
        %71 = arith.addi %70, %c7 : index
        %72 = arith.muli %71, %c15 : index
        %73 = arith.addi %69, %72 : index
        %74 = vector.load %w[%73] : memref<?xi8>, vector<16xi8>
        %75 = arith.extui %74 : vector<16xi8> to vector<16xi32>
        %76 = arith.addi %40, %c16 : index
        %77 = arith.muli %57, %c16 : index
        %78 = arith.addi %76, %77 : index
        %79 = arith.addi %78, %c7 : index
        %80 = vector.load %w[%79] : memref<?xi8>, vector<16xi8>
        %81 = arith.extui %80 : vector<16xi8> to vector<16xi32>
        %82 = arith.andi %81, %c17 : vector<16xi32>
        %83 = arith.shrui %75, %c18 : vector<16xi32>
        %84 = arith.andi %83, %c19 : vector<16xi32>
        %85 = arith.shli %84, %c20 : vector<16xi32>
        %86 = arith.ori %82, %85 : vector<16xi32>
        %87 = arith.sitofp %86 : vector<16xi32> to vector<16xf32>
        %88 = math.fma %87, %44, %48 : vector<16xf32>
        %89 = arith.addi %41, %c14 : index
        %90 = arith.addi %89, %72 : index
        %91 = vector.load %w[%90] : memref<?xi8>, vector<16xi8>
        %92 = arith.extui %91 : vector<16xi8> to vector<16xi32>
        %93 = arith.addi %41, %c16 : index
        %94 = arith.addi %93, %77 : index
        %95 = arith.addi %94, %c7 : index
        %96 = vector.load %w[%95] : memref<?xi8>, vector<16xi8>
        %97 = arith.extui %96 : vector<16xi8> to vector<16xi32>
        %98 = arith.andi %97, %c17 : vector<16xi32>
        %99 = arith.shrui %92, %c18 : vector<16xi32>
        %100 = arith.andi %99, %c19 : vector<16xi32>
        %101 = arith.shli %100, %c20 : vector<16xi32>
        %102 = arith.ori %98, %101 : vector<16xi32>
        %103 = arith.sitofp %102 : vector<16xi32> to vector<16xf32>
        %104 = math.fma %103, %51, %55 : vector<16xf32>
        %105 = arith.addi %68, %c7 : index
        %106:8 = func.call @linear_q5_1_r4p2__cpu.0(%25, %105, %x, %88, %58, %104, %59, %26, %60, %61, %27, %62, %63, %28, %64, %65) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %107 = vector.load %w[%79] : memref<?xi8>, vector<16xi8>
        %108 = arith.extui %107 : vector<16xi8> to vector<16xi32>
        %109 = arith.shrui %108, %c20 : vector<16xi32>
        %110 = arith.shrui %75, %c19 : vector<16xi32>
        %111 = arith.andi %110, %c19 : vector<16xi32>
        %112 = arith.shli %111, %c20 : vector<16xi32>
        %113 = arith.ori %109, %112 : vector<16xi32>
        %114 = arith.sitofp %113 : vector<16xi32> to vector<16xf32>
        %115 = math.fma %114, %44, %48 : vector<16xf32>
        %116 = vector.load %w[%95] : memref<?xi8>, vector<16xi8>
        %117 = arith.extui %116 : vector<16xi8> to vector<16xi32>
        %118 = arith.shrui %117, %c20 : vector<16xi32>
        %119 = arith.shrui %92, %c19 : vector<16xi32>
        %120 = arith.andi %119, %c19 : vector<16xi32>
        %121 = arith.shli %120, %c20 : vector<16xi32>
        %122 = arith.ori %118, %121 : vector<16xi32>
        %123 = arith.sitofp %122 : vector<16xi32> to vector<16xf32>
        %124 = math.fma %123, %51, %55 : vector<16xf32>
        %125 = arith.addi %68, %c1 : index
        %126:8 = func.call @linear_q5_1_r4p2__cpu.0(%25, %125, %x, %115, %106#0, %124, %106#1, %26, %106#2, %106#3, %27, %106#4, %106#5, %28, %106#6, %106#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %127 = arith.addi %78, %c15 : index
        %128 = vector.load %w[%127] : memref<?xi8>, vector<16xi8>
        %129 = arith.extui %128 : vector<16xi8> to vector<16xi32>
        %130 = arith.andi %129, %c17 : vector<16xi32>
        %131 = arith.shrui %75, %c21 : vector<16xi32>
        %132 = arith.andi %131, %c19 : vector<16xi32>
        %133 = arith.shli %132, %c20 : vector<16xi32>
        %134 = arith.ori %130, %133 : vector<16xi32>
        %135 = arith.sitofp %134 : vector<16xi32> to vector<16xf32>
        %136 = math.fma %135, %44, %48 : vector<16xf32>
        %137 = arith.addi %94, %c15 : index
        %138 = vector.load %w[%137] : memref<?xi8>, vector<16xi8>
        %139 = arith.extui %138 : vector<16xi8> to vector<16xi32>
        %140 = arith.andi %139, %c17 : vector<16xi32>
        %141 = arith.shrui %92, %c21 : vector<16xi32>
        %142 = arith.andi %141, %c19 : vector<16xi32>
        %143 = arith.shli %142, %c20 : vector<16xi32>
        %144 = arith.ori %140, %143 : vector<16xi32>
        %145 = arith.sitofp %144 : vector<16xi32> to vector<16xf32>
        %146 = math.fma %145, %51, %55 : vector<16xf32>
        %147 = arith.addi %68, %c6 : index
        %148:8 = func.call @linear_q5_1_r4p2__cpu.0(%25, %147, %x, %136, %126#0, %146, %126#1, %26, %126#2, %126#3, %27, %126#4, %126#5, %28, %126#6, %126#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %149 = vector.load %w[%127] : memref<?xi8>, vector<16xi8>
        %150 = arith.extui %149 : vector<16xi8> to vector<16xi32>
        %151 = arith.shrui %150, %c20 : vector<16xi32>
        %152 = arith.shrui %75, %c22 : vector<16xi32>
        %153 = arith.andi %152, %c19 : vector<16xi32>
        %154 = arith.shli %153, %c20 : vector<16xi32>
        %155 = arith.ori %151, %154 : vector<16xi32>
        %156 = arith.sitofp %155 : vector<16xi32> to vector<16xf32>
        %157 = math.fma %156, %44, %48 : vector<16xf32>
        %158 = vector.load %w[%137] : memref<?xi8>, vector<16xi8>
        %159 = arith.extui %158 : vector<16xi8> to vector<16xi32>
        %160 = arith.shrui %159, %c20 : vector<16xi32>
        %161 = arith.shrui %92, %c22 : vector<16xi32>
        %162 = arith.andi %161, %c19 : vector<16xi32>
        %163 = arith.shli %162, %c20 : vector<16xi32>
        %164 = arith.ori %160, %163 : vector<16xi32>
        %165 = arith.sitofp %164 : vector<16xi32> to vector<16xf32>
        %166 = math.fma %165, %51, %55 : vector<16xf32>
        %167 = arith.addi %68, %c11 : index
        %168:8 = func.call @linear_q5_1_r4p2__cpu.0(%25, %167, %x, %157, %148#0, %166, %148#1, %26, %148#2, %148#3, %27, %148#4, %148#5, %28, %148#6, %148#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %169 = arith.addi %78, %c4 : index
        %170 = vector.load %w[%169] : memref<?xi8>, vector<16xi8>
        %171 = arith.extui %170 : vector<16xi8> to vector<16xi32>
        %172 = arith.andi %171, %c17 : vector<16xi32>
        %173 = arith.shrui %75, %c20 : vector<16xi32>
        %174 = arith.andi %173, %c19 : vector<16xi32>
        %175 = arith.shli %174, %c20 : vector<16xi32>
        %176 = arith.ori %172, %175 : vector<16xi32>
        %177 = arith.sitofp %176 : vector<16xi32> to vector<16xf32>
        %178 = math.fma %177, %44, %48 : vector<16xf32>
        %179 = arith.addi %94, %c4 : index
        %180 = vector.load %w[%179] : memref<?xi8>, vector<16xi8>
        %181 = arith.extui %180 : vector<16xi8> to vector<16xi32>
        %182 = arith.andi %181, %c17 : vector<16xi32>
        %183 = arith.shrui %92, %c20 : vector<16xi32>
        %184 = arith.andi %183, %c19 : vector<16xi32>
        %185 = arith.shli %184, %c20 : vector<16xi32>
        %186 = arith.ori %182, %185 : vector<16xi32>
        %187 = arith.sitofp %186 : vector<16xi32> to vector<16xf32>
        %188 = math.fma %187, %51, %55 : vector<16xf32>
        %189 = arith.addi %68, %c10 : index
        %190:8 = func.call @linear_q5_1_r4p2__cpu.0(%25, %189, %x, %178, %168#0, %188, %168#1, %26, %168#2, %168#3, %27, %168#4, %168#5, %28, %168#6, %168#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %191 = vector.load %w[%169] : memref<?xi8>, vector<16xi8>
        %192 = arith.extui %191 : vector<16xi8> to vector<16xi32>
        %193 = arith.shrui %192, %c20 : vector<16xi32>
        %194 = arith.shrui %75, %c23 : vector<16xi32>
        %195 = arith.andi %194, %c19 : vector<16xi32>
        %196 = arith.shli %195, %c20 : vector<16xi32>
        %197 = arith.ori %193, %196 : vector<16xi32>
        %198 = arith.sitofp %197 : vector<16xi32> to vector<16xf32>
        %199 = math.fma %198, %44, %48 : vector<16xf32>
        %200 = vector.load %w[%179] : memref<?xi8>, vector<16xi8>
        %201 = arith.extui %200 : vector<16xi8> to vector<16xi32>
        %202 = arith.shrui %201, %c20 : vector<16xi32>
        %203 = arith.shrui %92, %c23 : vector<16xi32>
        %204 = arith.andi %203, %c19 : vector<16xi32>
        %205 = arith.shli %204, %c20 : vector<16xi32>
        %206 = arith.ori %202, %205 : vector<16xi32>
        %207 = arith.sitofp %206 : vector<16xi32> to vector<16xf32>
        %208 = math.fma %207, %51, %55 : vector<16xf32>
        %209 = arith.addi %68, %c24 : index
        %210:8 = func.call @linear_q5_1_r4p2__cpu.0(%25, %209, %x, %199, %190#0, %208, %190#1, %26, %190#2, %190#3, %27, %190#4, %190#5, %28, %190#6, %190#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %211 = arith.addi %78, %c25 : index
        %212 = vector.load %w[%211] : memref<?xi8>, vector<16xi8>
        %213 = arith.extui %212 : vector<16xi8> to vector<16xi32>
        %214 = arith.andi %213, %c17 : vector<16xi32>
        %215 = arith.shrui %75, %c26 : vector<16xi32>
        %216 = arith.andi %215, %c19 : vector<16xi32>
        %217 = arith.shli %216, %c20 : vector<16xi32>
        %218 = arith.ori %214, %217 : vector<16xi32>
        %219 = arith.sitofp %218 : vector<16xi32> to vector<16xf32>
        %220 = math.fma %219, %44, %48 : vector<16xf32>
        %221 = arith.addi %94, %c25 : index
        %222 = vector.load %w[%221] : memref<?xi8>, vector<16xi8>
        %223 = arith.extui %222 : vector<16xi8> to vector<16xi32>
        %224 = arith.andi %223, %c17 : vector<16xi32>
        %225 = arith.shrui %92, %c26 : vector<16xi32>
        %226 = arith.andi %225, %c19 : vector<16xi32>
        %227 = arith.shli %226, %c20 : vector<16xi32>
        %228 = arith.ori %224, %227 : vector<16xi32>
        %229 = arith.sitofp %228 : vector<16xi32> to vector<16xf32>
        %230 = math.fma %229, %51, %55 : vector<16xf32>
        %231 = arith.addi %68, %c27 : index
        %232:8 = func.call @linear_q5_1_r4p2__cpu.0(%25, %231, %x, %220, %210#0, %230, %210#1, %26, %210#2, %210#3, %27, %210#4, %210#5, %28, %210#6, %210#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %233 = vector.load %w[%211] : memref<?xi8>, vector<16xi8>
        %234 = arith.extui %233 : vector<16xi8> to vector<16xi32>
        %235 = arith.shrui %234, %c20 : vector<16xi32>
        %236 = arith.shrui %75, %c28 : vector<16xi32>
        %237 = arith.andi %236, %c19 : vector<16xi32>
        %238 = arith.shli %237, %c20 : vector<16xi32>
        %239 = arith.ori %235, %238 : vector<16xi32>
        %240 = arith.sitofp %239 : vector<16xi32> to vector<16xf32>
        %241 = math.fma %240, %44, %48 : vector<16xf32>
        %242 = vector.load %w[%221] : memref<?xi8>, vector<16xi8>
        %243 = arith.extui %242 : vector<16xi8> to vector<16xi32>
        %244 = arith.shrui %243, %c20 : vector<16xi32>
        %245 = arith.shrui %92, %c28 : vector<16xi32>
        %246 = arith.andi %245, %c19 : vector<16xi32>
        %247 = arith.shli %246, %c20 : vector<16xi32>
        %248 = arith.ori %244, %247 : vector<16xi32>
        %249 = arith.sitofp %248 : vector<16xi32> to vector<16xf32>
        %250 = math.fma %249, %51, %55 : vector<16xf32>
        %251 = arith.addi %68, %c29 : index
        %252:8 = func.call @linear_q5_1_r4p2__cpu.0(%25, %251, %x, %241, %232#0, %250, %232#1, %26, %232#2, %232#3, %27, %232#4, %232#5, %28, %232#6, %232#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %252#0, %252#1, %252#2, %252#3, %252#4, %252#5, %252#6, %252#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %66#0, %66#1, %66#2, %66#3, %66#4, %66#5, %66#6, %66#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %253 = arith.cmpi slt, %17, %14 : index
    scf.if %253 {
      %254 = arith.muli %17, %outputFeatures : index
      %255 = arith.muli %3, %c4 : index
      %256 = arith.addi %254, %255 : index
      scf.if %0 {
        %257 = arith.addi %256, %c7 : index
        %258 = vector.load %residual[%257] : memref<?xf32>, vector<16xf32>
        %259 = arith.addf %258, %38#0 : vector<16xf32>
        vector.store %259, %out[%257] : memref<?xf32>, vector<16xf32>
      } else {
        %260 = arith.addi %256, %c7 : index
        vector.store %38#0, %out[%260] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %261 = arith.addi %256, %c15 : index
        %262 = vector.load %residual[%261] : memref<?xf32>, vector<16xf32>
        %263 = arith.addf %262, %38#1 : vector<16xf32>
        vector.store %263, %out[%261] : memref<?xf32>, vector<16xf32>
      } else {
        %264 = arith.addi %256, %c15 : index
        vector.store %38#1, %out[%264] : memref<?xf32>, vector<16xf32>
      }
    }
    %265 = arith.cmpi slt, %19, %14 : index
    scf.if %265 {
      %266 = arith.muli %19, %outputFeatures : index
      %267 = arith.muli %3, %c4 : index
      %268 = arith.addi %266, %267 : index
      scf.if %0 {
        %269 = arith.addi %268, %c7 : index
        %270 = vector.load %residual[%269] : memref<?xf32>, vector<16xf32>
        %271 = arith.addf %270, %38#2 : vector<16xf32>
        vector.store %271, %out[%269] : memref<?xf32>, vector<16xf32>
      } else {
        %272 = arith.addi %268, %c7 : index
        vector.store %38#2, %out[%272] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %273 = arith.addi %268, %c15 : index
        %274 = vector.load %residual[%273] : memref<?xf32>, vector<16xf32>
        %275 = arith.addf %274, %38#3 : vector<16xf32>
        vector.store %275, %out[%273] : memref<?xf32>, vector<16xf32>
      } else {
        %276 = arith.addi %268, %c15 : index
        vector.store %38#3, %out[%276] : memref<?xf32>, vector<16xf32>
      }
    }
    %277 = arith.cmpi slt, %21, %14 : index
    scf.if %277 {
      %278 = arith.muli %21, %outputFeatures : index
      %279 = arith.muli %3, %c4 : index
      %280 = arith.addi %278, %279 : index
      scf.if %0 {
        %281 = arith.addi %280, %c7 : index
        %282 = vector.load %residual[%281] : memref<?xf32>, vector<16xf32>
        %283 = arith.addf %282, %38#4 : vector<16xf32>
        vector.store %283, %out[%281] : memref<?xf32>, vector<16xf32>
      } else {
        %284 = arith.addi %280, %c7 : index
        vector.store %38#4, %out[%284] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %285 = arith.addi %280, %c15 : index
        %286 = vector.load %residual[%285] : memref<?xf32>, vector<16xf32>
        %287 = arith.addf %286, %38#5 : vector<16xf32>
        vector.store %287, %out[%285] : memref<?xf32>, vector<16xf32>
      } else {
        %288 = arith.addi %280, %c15 : index
        vector.store %38#5, %out[%288] : memref<?xf32>, vector<16xf32>
      }
    }
    %289 = arith.cmpi slt, %23, %14 : index
    scf.if %289 {
      %290 = arith.muli %23, %outputFeatures : index
      %291 = arith.muli %3, %c4 : index
      %292 = arith.addi %290, %291 : index
      scf.if %0 {
        %293 = arith.addi %292, %c7 : index
        %294 = vector.load %residual[%293] : memref<?xf32>, vector<16xf32>
        %295 = arith.addf %294, %38#6 : vector<16xf32>
        vector.store %295, %out[%293] : memref<?xf32>, vector<16xf32>
      } else {
        %296 = arith.addi %292, %c7 : index
        vector.store %38#6, %out[%296] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %297 = arith.addi %292, %c15 : index
        %298 = vector.load %residual[%297] : memref<?xf32>, vector<16xf32>
        %299 = arith.addf %298, %38#7 : vector<16xf32>
        vector.store %299, %out[%297] : memref<?xf32>, vector<16xf32>
      } else {
        %300 = arith.addi %292, %c15 : index
        vector.store %38#7, %out[%300] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
