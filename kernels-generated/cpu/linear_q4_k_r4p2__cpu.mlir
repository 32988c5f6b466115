// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q4_k', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q4_k_r4p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q4_k_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant 64 : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 320 : index
  %c18 = arith.constant dense<15> : vector<16xi32>
  %c19 = arith.constant dense<4> : vector<16xi32>
  %c20 = arith.constant 5 : index
  %c21 = arith.constant 48 : index
  %c22 = arith.constant 6 : index
  %c23 = arith.constant 7 : index
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
        %86 = arith.muli %59, %c15 : index
        %87 = arith.addi %85, %86 : index
        %88 = arith.addi %87, %c7 : index
        %89 = vector.load %w[%88] : memref<?xi8>, vector<16xi8>
        %90 = arith.extui %89 : vector<16xi8> to vector<16xi32>
        %91 = arith.andi %90, %c18 : vector<16xi32>
        %92 = arith.sitofp %91 : vector<16xi32> to vector<16xf32>
        %93 = math.fma %92, %79, %84 : vector<16xf32>
        %94 = arith.addi %41, %c15 : index
        %95 = arith.addi %94, %73 : index
        %96 = arith.addi %95, %c7 : index
        %97 = vector.load %w[%96] : memref<?xi8>, vector<16xi8>
        %98 = arith.extui %97 : vector<16xi8> to vector<16xi32>
        %99 = arith.sitofp %98 : vector<16xi32> to vector<16xf32>
        %100 = arith.mulf %53, %99 : vector<16xf32>
        %101 = arith.addi %95, %c16 : index
        %102 = vector.load %w[%101] : memref<?xi8>, vector<16xi8>
        %103 = arith.extui %102 : vector<16xi8> to vector<16xi32>
        %104 = arith.sitofp %103 : vector<16xi32> to vector<16xf32>
        %105 = arith.mulf %57, %104 : vector<16xf32>
        %106 = arith.addi %41, %c17 : index
        %107 = arith.addi %106, %86 : index
        %108 = arith.addi %107, %c7 : index
        %109 = vector.load %w[%108] : memref<?xi8>, vector<16xi8>
        %110 = arith.extui %109 : vector<16xi8> to vector<16xi32>
        %111 = arith.andi %110, %c18 : vector<16xi32>
        %112 = arith.sitofp %111 : vector<16xi32> to vector<16xf32>
        %113 = math.fma %112, %100, %105 : vector<16xf32>
        %114 = arith.addi %70, %c7 : index
        %115:8 = func.call @linear_q4_k_r4p2__cpu.0(%25, %114, %x, %93, %60, %113, %61, %26, %62, %63, %27, %64, %65, %28, %66, %67) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %116 = vector.load %w[%88] : memref<?xi8>, vector<16xi8>
        %117 = arith.extui %116 : vector<16xi8> to vector<16xi32>
        %118 = arith.shrui %117, %c19 : vector<16xi32>
        %119 = arith.sitofp %118 : vector<16xi32> to vector<16xf32>
        %120 = math.fma %119, %79, %84 : vector<16xf32>
        %121 = vector.load %w[%108] : memref<?xi8>, vector<16xi8>
        %122 = arith.extui %121 : vector<16xi8> to vector<16xi32>
        %123 = arith.shrui %122, %c19 : vector<16xi32>
        %124 = arith.sitofp %123 : vector<16xi32> to vector<16xf32>
        %125 = math.fma %124, %100, %105 : vector<16xf32>
        %126 = arith.addi %70, %c1 : index
        %127:8 = func.call @linear_q4_k_r4p2__cpu.0(%25, %126, %x, %120, %115#0, %125, %115#1, %26, %115#2, %115#3, %27, %115#4, %115#5, %28, %115#6, %115#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %128 = arith.addi %87, %c16 : index
        %129 = vector.load %w[%128] : memref<?xi8>, vector<16xi8>
        %130 = arith.extui %129 : vector<16xi8> to vector<16xi32>
        %131 = arith.andi %130, %c18 : vector<16xi32>
        %132 = arith.sitofp %131 : vector<16xi32> to vector<16xf32>
        %133 = math.fma %132, %79, %84 : vector<16xf32>
        %134 = arith.addi %107, %c16 : index
        %135 = vector.load %w[%134] : memref<?xi8>, vector<16xi8>
        %136 = arith.extui %135 : vector<16xi8> to vector<16xi32>
        %137 = arith.andi %136, %c18 : vector<16xi32>
        %138 = arith.sitofp %137 : vector<16xi32> to vector<16xf32>
        %139 = math.fma %138, %100, %105 : vector<16xf32>
        %140 = arith.addi %70, %c6 : index
        %141:8 = func.call @linear_q4_k_r4p2__cpu.0(%25, %140, %x, %133, %127#0, %139, %127#1, %26, %127#2, %127#3, %27, %127#4, %127#5, %28, %127#6, %127#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %142 = vector.load %w[%128] : memref<?xi8>, vector<16xi8>
        %143 = arith.extui %142 : vector<16xi8> to vector<16xi32>
        %144 = arith.shrui %143, %c19 : vector<16xi32>
        %145 = arith.sitofp %144 : vector<16xi32> to vector<16xf32>
        %146 = math.fma %145, %79, %84 : vector<16xf32>
        %147 = vector.load %w[%134] : memref<?xi8>, vector<16xi8>
        %148 = arith.extui %147 : vector<16xi8> to vector<16xi32>
        %149 = arith.shrui %148, %c19 : vector<16xi32>
        %150 = arith.sitofp %149 : vector<16xi32> to vector<16xf32>
        %151 = math.fma %150, %100, %105 : vector<16xf32>
        %152 = arith.addi %70, %c11 : index
        %153:8 = func.call @linear_q4_k_r4p2__cpu.0(%25, %152, %x, %146, %141#0, %151, %141#1, %26, %141#2, %141#3, %27, %141#4, %141#5, %28, %141#6, %141#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %154 = arith.addi %87, %c13 : index
        %155 = vector.load %w[%154] : memref<?xi8>, vector<16xi8>
        %156 = arith.extui %155 : vector<16xi8> to vector<16xi32>
        %157 = arith.andi %156, %c18 : vector<16xi32>
        %158 = arith.sitofp %157 : vector<16xi32> to vector<16xf32>
        %159 = math.fma %158, %79, %84 : vector<16xf32>
        %160 = arith.addi %107, %c13 : index
        %161 = vector.load %w[%160] : memref<?xi8>, vector<16xi8>
        %162 = arith.extui %161 : vector<16xi8> to vector<16xi32>
        %163 = arith.andi %162, %c18 : vector<16xi32>
        %164 = arith.sitofp %163 : vector<16xi32> to vector<16xf32>
        %165 = math.fma %164, %100, %105 : vector<16xf32>
        %166 = arith.addi %70, %c10 : index
        %167:8 = func.call @linear_q4_k_r4p2__cpu.0(%25, %166, %x, %159, %153#0, %165, %153#1, %26, %153#2, %153#3, %27, %153#4, %153#5, %28, %153#6, %153#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %168 = vector.load %w[%154] : memref<?xi8>, vector<16xi8>
        %169 = arith.extui %168 : vector<16xi8> to vector<16xi32>
        %170 = arith.shrui %169, %c19 : vector<16xi32>
        %171 = arith.sitofp %170 : vector<16xi32> to vector<16xf32>
        %172 = math.fma %171, %79, %84 : vector<16xf32>
        %173 = vector.load %w[%160] : memref<?xi8>, vector<16xi8>
        %174 = arith.extui %173 : vector<16xi8> to vector<16xi32>
        %175 = arith.shrui %174, %c19 : vector<16xi32>
        %176 = arith.sitofp %175 : vector<16xi32> to vector<16xf32>
        %177 = math.fma %176, %100, %105 : vector<16xf32>
        %178 = arith.addi %70, %c20 : index
        %179:8 = func.call @linear_q4_k_r4p2__cpu.0(%25, %178, %x, %172, %167#0, %177, %167#1, %26, %167#2, %167#3, %27, %167#4, %167#5, %28, %167#6, %167#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %180 = arith.addi %87, %c21 : index
        %181 = vector.load %w[%180] : memref<?xi8>, vector<16xi8>
        %182 = arith.extui %181 : vector<16xi8> to vector<16xi32>
        %183 = arith.andi %182, %c18 : vector<16xi32>
        %184 = arith.sitofp %183 : vector<16xi32> to vector<16xf32>
        %185 = math.fma %184, %79, %84 : vector<16xf32>
        %186 = arith.addi %107, %c21 : index
        %187 = vector.load %w[%186] : memref<?xi8>, vector<16xi8>
        %188 = arith.extui %187 : vector<16xi8> to vector<16xi32>
        %189 = arith.andi %188, %c18 : vector<16xi32>
        %190 = arith.sitofp %189 : vector<16xi32> to vector<16xf32>
        %191 = math.fma %190, %100, %105 : vector<16xf32>
        %192 = arith.addi %70, %c22 : index
        %193:8 = func.call @linear_q4_k_r4p2__cpu.0(%25, %192, %x, %185, %179#0, %191, %179#1, %26, %179#2, %179#3, %27, %179#4, %179#5, %28, %179#6, %179#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %194 = vector.load %w[%180] : memref<?xi8>, vector<16xi8>
        %195 = arith.extui %194 : vector<16xi8> to vector<16xi32>
        %196 = arith.shrui %195, %c19 : vector<16xi32>
        %197 = arith.sitofp %196 : vector<16xi32> to vector<16xf32>
        %198 = math.fma %197, %79, %84 : vector<16xf32>
        %199 = vector.load %w[%186] : memref<?xi8>, vector<16xi8>
        %200 = arith.extui %199 : vector<16xi8> to vector<16xi32>
        %201 = arith.shrui %200, %c19 : vector<16xi32>
        %202 = arith.sitofp %201 : vector<16xi32> to vector<16xf32>
        %203 = math.fma %202, %100, %105 : vector<16xf32>
        %204 = arith.addi %70, %c23 : index
        %205:8 = func.call @linear_q4_k_r4p2__cpu.0(%25, %204, %x, %198, %193#0, %203, %193#1, %26, %193#2, %193#3, %27, %193#4, %193#5, %28, %193#6, %193#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %205#0, %205#1, %205#2, %205#3, %205#4, %205#5, %205#6, %205#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %68#0, %68#1, %68#2, %68#3, %68#4, %68#5, %68#6, %68#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %206 = arith.cmpi slt, %17, %14 : index
    scf.if %206 {
      %207 = arith.muli %17, %outputFeatures : index
      %208 = arith.muli %3, %c13 : index
      %209 = arith.addi %207, %208 : index
      scf.if %0 {
        %210 = arith.addi %209, %c7 : index
        %211 = vector.load %residual[%210] : memref<?xf32>, vector<16xf32>
        %212 = arith.addf %211, %38#0 : vector<16xf32>
        vector.store %212, %out[%210] : memref<?xf32>, vector<16xf32>
      } else {
        %213 = arith.addi %209, %c7 : index
        vector.store %38#0, %out[%213] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %214 = arith.addi %209, %c16 : index
        %215 = vector.load %residual[%214] : memref<?xf32>, vector<16xf32>
        %216 = arith.addf %215, %38#1 : vector<16xf32>
        vector.store %216, %out[%214] : memref<?xf32>, vector<16xf32>
      } else {
        %217 = arith.addi %209, %c16 : index
        vector.store %38#1, %out[%217] : memref<?xf32>, vector<16xf32>
      }
    }
    %218 = arith.cmpi slt, %19, %14 : index
    scf.if %218 {
      %219 = arith.muli %19, %outputFeatures : index
      %220 = arith.muli %3, %c13 : index
      %221 = arith.addi %219, %220 : index
      scf.if %0 {
        %222 = arith.addi %221, %c7 : index
        %223 = vector.load %residual[%222] : memref<?xf32>, vector<16xf32>
        %224 = arith.addf %223, %38#2 : vector<16xf32>
        vector.store %224, %out[%222] : memref<?xf32>, vector<16xf32>
      } else {
        %225 = arith.addi %221, %c7 : index
        vector.store %38#2, %out[%225] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %226 = arith.addi %221, %c16 : index
        %227 = vector.load %residual[%226] : memref<?xf32>, vector<16xf32>
        %228 = arith.addf %227, %38#3 : vector<16xf32>
        vector.store %228, %out[%226] : memref<?xf32>, vector<16xf32>
      } else {
        %229 = arith.addi %221, %c16 : index
        vector.store %38#3, %out[%229] : memref<?xf32>, vector<16xf32>
      }
    }
    %230 = arith.cmpi slt, %21, %14 : index
    scf.if %230 {
      %231 = arith.muli %21, %outputFeatures : index
      %232 = arith.muli %3, %c13 : index
      %233 = arith.addi %231, %232 : index
      scf.if %0 {
        %234 = arith.addi %233, %c7 : index
        %235 = vector.load %residual[%234] : memref<?xf32>, vector<16xf32>
        %236 = arith.addf %235, %38#4 : vector<16xf32>
        vector.store %236, %out[%234] : memref<?xf32>, vector<16xf32>
      } else {
        %237 = arith.addi %233, %c7 : index
        vector.store %38#4, %out[%237] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %238 = arith.addi %233, %c16 : index
        %239 = vector.load %residual[%238] : memref<?xf32>, vector<16xf32>
        %240 = arith.addf %239, %38#5 : vector<16xf32>
        vector.store %240, %out[%238] : memref<?xf32>, vector<16xf32>
      } else {
        %241 = arith.addi %233, %c16 : index
        vector.store %38#5, %out[%241] : memref<?xf32>, vector<16xf32>
      }
    }
    %242 = arith.cmpi slt, %23, %14 : index
    scf.if %242 {
      %243 = arith.muli %23, %outputFeatures : index
      %244 = arith.muli %3, %c13 : index
      %245 = arith.addi %243, %244 : index
      scf.if %0 {
        %246 = arith.addi %245, %c7 : index
        %247 = vector.load %residual[%246] : memref<?xf32>, vector<16xf32>
        %248 = arith.addf %247, %38#6 : vector<16xf32>
        vector.store %248, %out[%246] : memref<?xf32>, vector<16xf32>
      } else {
        %249 = arith.addi %245, %c7 : index
        vector.store %38#6, %out[%249] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %250 = arith.addi %245, %c16 : index
        %251 = vector.load %residual[%250] : memref<?xf32>, vector<16xf32>
        %252 = arith.addf %251, %38#7 : vector<16xf32>
        vector.store %252, %out[%250] : memref<?xf32>, vector<16xf32>
      } else {
        %253 = arith.addi %245, %c16 : index
        vector.store %38#7, %out[%253] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
