// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q6_k', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q6_k_r2p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
  func.return %f3, %f4, %f8, %f9 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @linear_q6_k_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 32 : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 16 : index
  %c14 = arith.constant 2336 : index
  %c15 = arith.constant 288 : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant dense<15> : vector<16xi32>
  %c18 = arith.constant dense<0> : vector<16xi32>
  %c19 = arith.constant dense<3> : vector<16xi32>
  %c20 = arith.constant dense<4> : vector<16xi32>
  %c21 = arith.constant dense<32> : vector<16xi32>
  %c22 = arith.constant dense<2> : vector<16xi32>
  %c23 = arith.constant dense<6> : vector<16xi32>
  %c24 = arith.constant 3 : index
  %c25 = arith.constant 4 : index
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
  scf.for %15 = %12 to %14 step %c6 {
    %16 = arith.subi %14, %c1 : index
    %17 = arith.addi %15, %c7 : index
    %18 = arith.minsi %17, %16 : index
    %19 = arith.addi %15, %c1 : index
    %20 = arith.minsi %19, %16 : index
    %21 = arith.muli %18, %inputFeatures : index
    %22 = arith.muli %20, %inputFeatures : index
    %28:4 = scf.for %23 = %c7 to %1 step %c1 iter_args(%24 = %c10, %25 = %c10, %26 = %c10, %27 = %c10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %29 = arith.muli %23, %c5 : index
      %30 = arith.addi %7, %29 : index
      %31 = arith.addi %9, %29 : index
      %32 = arith.addi %30, %c7 : index
      %33 = vector.load %w[%32] : memref<?xi8>, vector<32xi8>
      %34 = vector.bitcast %33 : vector<32xi8> to vector<16xf16>
      %35 = arith.extf %34 : vector<16xf16> to vector<16xf32>
      %36 = arith.addi %31, %c7 : index
      %37 = vector.load %w[%36] : memref<?xi8>, vector<32xi8>
      %38 = vector.bitcast %37 : vector<32xi8> to vector<16xf16>
      %39 = arith.extf %38 : vector<16xf16> to vector<16xf32>
      %40 = arith.muli %23, %c4 : index
      %46:4 = scf.for %41 = %c7 to %c11 step %c1 iter_args(%42 = %24, %43 = %25, %44 = %26, %45 = %27) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %47 = arith.muli %41, %c12 : index
        %48 = arith.addi %40, %47 : index
        %49 = arith.addi %30, %c11 : index
        %50 = arith.divui %41, %c6 : index
        %51 = arith.muli %50, %c13 : index
        %52 = arith.addi %49, %51 : index
        %53 = arith.addi %52, %c7 : index
        %54 = vector.load %w[%53] : memref<?xi8>, vector<16xi8>
        %55 = arith.extsi %54 : vector<16xi8> to vector<16xi32>
        %56 = arith.sitofp %55 : vector<16xi32> to vector<16xf32>
        %57 = arith.mulf %35, %56 : vector<16xf32>
        %58 = arith.addi %30, %c14 : index
        %59 = arith.muli %41, %c6 : index
        %60 = arith.addi %59, %c7 : index
        %61 = arith.muli %60, %c13 : index
        %62 = arith.addi %58, %61 : index
        %63 = vector.load %w[%62] : memref<?xi8>, vector<16xi8>
        %64 = arith.extui %63 : vector<16xi8> to vector<16xi32>
        %65 = arith.addi %59, %c1 : index
        %66 = arith.muli %65, %c13 : index
        %67 = arith.addi %58, %66 : index
        %68 = vector.load %w[%67] : memref<?xi8>, vector<16xi8>
        %69 = arith.extui %68 : vector<16xi8> to vector<16xi32>
        %70 = arith.addi %30, %c15 : index
        %71 = arith.muli %41, %c16 : index
        %72 = arith.addi %70, %71 : index
        %73 = arith.addi %72, %c7 : index
        %74 = vector.load %w[%73] : memref<?xi8>, vector<16xi8>
        %75 = arith.extui %74 : vector<16xi8> to vector<16xi32>
        %76 = arith.andi %75, %c17 : vector<16xi32>
        %77 = arith.shrui %64, %c18 : vector<16xi32>
        %78 = arith.andi %77, %c19 : vector<16xi32>
        %79 = arith.shli %78, %c20 : vector<16xi32>
        %80 = arith.ori %76, %79 : vector<16xi32>
        %81 = arith.subi %80, %c21 : vector<16xi32>
        %82 = arith.sitofp %81 : vector<16xi32> to vector<16xf32>
        %83 = arith.mulf %82, %57 : vector<16xf32>
        %84 = arith.addi %31, %c11 : index
        %85 = arith.addi %84, %51 : index
        %86 = arith.addi %85, %c7 : index
        %87 = vector.load %w[%86] : memref<?xi8>, vector<16xi8>
        %88 = arith.extsi %87 : vector<16xi8> to vector<16xi32>
        %89 = arith.sitofp %88 : vector<16xi32> to vector<16xf32>
        %90 = arith.mulf %39, %89 : vector<16xf32>
        %91 = arith.addi %31, %c14 : index
        %92 = arith.addi %91, %61 : index
        %93 = vector.load %w[%92] : memref<?xi8>, vector<16xi8>
        %94 = arith.extui %93 : vector<16xi8> to vector<16xi32>
        %95 = arith.addi %91, %66 : index
        %96 = vector.load %w[%95] : memref<?xi8>, vector<16xi8>
        %97 = arith.extui %96 : vector<16xi8> to vector<16xi32>
        %98 = arith.addi %31, %c15 : index
        %99 = arith.addi %98, %71 : index
        %100 = arith.addi %99, %c7 : index
        %101 = vector.load %w[%100] : memref<?xi8>, vector<16xi8>
        %102 = arith.extui %101 : vector<16xi8> to vector<16xi32>
        %103 = arith.andi %102, %c17 : vector<16xi32>
        %104 = arith.shrui %94, %c18 : vector<16xi32>
        %105 = arith.andi %104, %c19 : vector<16xi32>
        %106 = arith.shli %105, %c20 : vector<16xi32>
        %107 = arith.ori %103, %106 : vector<16xi32>
        %108 = arith.subi %107, %c21 : vector<16xi32>
        %109 = arith.sitofp %108 : vector<16xi32> to vector<16xf32>
        %110 = arith.mulf %109, %90 : vector<16xf32>
        %111 = arith.addi %48, %c7 : index
        %112:4 = func.call @linear_q6_k_r2p2__cpu.0(%21, %111, %x, %83, %42, %110, %43, %22, %44, %45) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %113 = vector.load %w[%73] : memref<?xi8>, vector<16xi8>
        %114 = arith.extui %113 : vector<16xi8> to vector<16xi32>
        %115 = arith.shrui %114, %c20 : vector<16xi32>
        %116 = arith.shrui %64, %c22 : vector<16xi32>
        %117 = arith.andi %116, %c19 : vector<16xi32>
        %118 = arith.shli %117, %c20 : vector<16xi32>
        %119 = arith.ori %115, %118 : vector<16xi32>
        %120 = arith.subi %119, %c21 : vector<16xi32>
        %121 = arith.sitofp %120 : vector<16xi32> to vector<16xf32>
        %122 = arith.mulf %121, %57 : vector<16xf32>
        %123 = vector.load %w[%100] : memref<?xi8>, vector<16xi8>
        %124 = arith.extui %123 : vector<16xi8> to vector<16xi32>
        %125 = arith.shrui %124, %c20 : vector<16xi32>
        %126 = arith.shrui %94, %c22 : vector<16xi32>
        %127 = arith.andi %126, %c19 : vector<16xi32>
        %128 = arith.shli %127, %c20 : vector<16xi32>
        %129 = arith.ori %125, %128 : vector<16xi32>
        %130 = arith.subi %129, %c21 : vector<16xi32>
        %131 = arith.sitofp %130 : vector<16xi32> to vector<16xf32>
        %132 = arith.mulf %131, %90 : vector<16xf32>
        %133 = arith.addi %48, %c1 : index
        %134:4 = func.call @linear_q6_k_r2p2__cpu.0(%21, %133, %x, %122, %112#0, %132, %112#1, %22, %112#2, %112#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %135 = arith.addi %72, %c13 : index
        %136 = vector.load %w[%135] : memref<?xi8>, vector<16xi8>
        %137 = arith.extui %136 : vector<16xi8> to vector<16xi32>
        %138 = arith.andi %137, %c17 : vector<16xi32>
        %139 = arith.shrui %64, %c20 : vector<16xi32>
        %140 = arith.andi %139, %c19 : vector<16xi32>
        %141 = arith.shli %140, %c20 : vector<16xi32>
        %142 = arith.ori %138, %141 : vector<16xi32>
        %143 = arith.subi %142, %c21 : vector<16xi32>
        %144 = arith.sitofp %143 : vector<16xi32> to vector<16xf32>
        %145 = arith.mulf %144, %57 : vector<16xf32>
        %146 = arith.addi %99, %c13 : index
        %147 = vector.load %w[%146] : memref<?xi8>, vector<16xi8>
        %148 = arith.extui %147 : vector<16xi8> to vector<16xi32>
        %149 = arith.andi %148, %c17 : vector<16xi32>
        %150 = arith.shrui %94, %c20 : vector<16xi32>
        %151 = arith.andi %150, %c19 : vector<16xi32>
        %152 = arith.shli %151, %c20 : vector<16xi32>
        %153 = arith.ori %149, %152 : vector<16xi32>
        %154 = arith.subi %153, %c21 : vector<16xi32>
        %155 = arith.sitofp %154 : vector<16xi32> to vector<16xf32>
        %156 = arith.mulf %155, %90 : vector<16xf32>
        %157 = arith.addi %48, %c6 : index
        %158:4 = func.call @linear_q6_k_r2p2__cpu.0(%21, %157, %x, %145, %134#0, %156, %134#1, %22, %134#2, %134#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %159 = vector.load %w[%135] : memref<?xi8>, vector<16xi8>
        %160 = arith.extui %159 : vector<16xi8> to vector<16xi32>
        %161 = arith.shrui %160, %c20 : vector<16xi32>
        %162 = arith.shrui %64, %c23 : vector<16xi32>
        %163 = arith.andi %162, %c19 : vector<16xi32>
        %164 = arith.shli %163, %c20 : vector<16xi32>
        %165 = arith.ori %161, %164 : vector<16xi32>
        %166 = arith.subi %165, %c21 : vector<16xi32>
        %167 = arith.sitofp %166 : vector<16xi32> to vector<16xf32>
        %168 = arith.mulf %167, %57 : vector<16xf32>
        %169 = vector.load %w[%146] : memref<?xi8>, vector<16xi8>
        %170 = arith.extui %169 : vector<16xi8> to vector<16xi32>
        %171 = arith.shrui %170, %c20 : vector<16xi32>
        %172 = arith.shrui %94, %c23 : vector<16xi32>
        %173 = arith.andi %172, %c19 : vector<16xi32>
        %174 = arith.shli %173, %c20 : vector<16xi32>
        %175 = arith.ori %171, %174 : vector<16xi32>
        %176 = arith.subi %175, %c21 : vector<16xi32>
        %177 = arith.sitofp %176 : vector<16xi32> to vector<16xf32>
        %178 = arith.mulf %177, %90 : vector<16xf32>
        %179 = arith.addi %48, %c24 : index
        %180:4 = func.call @linear_q6_k_r2p2__cpu.0(%21, %179, %x, %168, %158#0, %178, %158#1, %22, %158#2, %158#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %181 = arith.addi %72, %c11 : index
        %182 = vector.load %w[%181] : memref<?xi8>, vector<16xi8>
        %183 = arith.extui %182 : vector<16xi8> to vector<16xi32>
        %184 = arith.andi %183, %c17 : vector<16xi32>
        %185 = arith.shrui %69, %c18 : vector<16xi32>
        %186 = arith.andi %185, %c19 : vector<16xi32>
        %187 = arith.shli %186, %c20 : vector<16xi32>
        %188 = arith.ori %184, %187 : vector<16xi32>
        %189 = arith.subi %188, %c21 : vector<16xi32>
        %190 = arith.sitofp %189 : vector<16xi32> to vector<16xf32>
        %191 = arith.mulf %190, %57 : vector<16xf32>
        %192 = arith.addi %99, %c11 : index
        %193 = vector.load %w[%192] : memref<?xi8>, vector<16xi8>
        %194 = arith.extui %193 : vector<16xi8> to vector<16xi32>
        %195 = arith.andi %194, %c17 : vector<16xi32>
        %196 = arith.shrui %97, %c18 : vector<16xi32>
        %197 = arith.andi %196, %c19 : vector<16xi32>
        %198 = arith.shli %197, %c20 : vector<16xi32>
        %199 = arith.ori %195, %198 : vector<16xi32>
        %200 = arith.subi %199, %c21 : vector<16xi32>
        %201 = arith.sitofp %200 : vector<16xi32> to vector<16xf32>
        %202 = arith.mulf %201, %90 : vector<16xf32>
        %203 = arith.addi %48, %c25 : index
        %204:4 = func.call @linear_q6_k_r2p2__cpu.0(%21, %203, %x, %191, %180#0, %202, %180#1, %22, %180#2, %180#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %205 = vector.load %w[%181] : memref<?xi8>, vector<16xi8>
        %206 = arith.extui %205 : vector<16xi8> to vector<16xi32>
        %207 = arith.shrui %206, %c20 : vector<16xi32>
        %208 = arith.shrui %69, %c22 : vector<16xi32>
        %209 = arith.andi %208, %c19 : vector<16xi32>
        %210 = arith.shli %209, %c20 : vector<16xi32>
        %211 = arith.ori %207, %210 : vector<16xi32>
        %212 = arith.subi %211, %c21 : vector<16xi32>
        %213 = arith.sitofp %212 : vector<16xi32> to vector<16xf32>
        %214 = arith.mulf %213, %57 : vector<16xf32>
        %215 = vector.load %w[%192] : memref<?xi8>, vector<16xi8>
        %216 = arith.extui %215 : vector<16xi8> to vector<16xi32>
        %217 = arith.shrui %216, %c20 : vector<16xi32>
        %218 = arith.shrui %97, %c22 : vector<16xi32>
        %219 = arith.andi %218, %c19 : vector<16xi32>
        %220 = arith.shli %219, %c20 : vector<16xi32>
        %221 = arith.ori %217, %220 : vector<16xi32>
        %222 = arith.subi %221, %c21 : vector<16xi32>
        %223 = arith.sitofp %222 : vector<16xi32> to vector<16xf32>
        %224 = arith.mulf %223, %90 : vector<16xf32>
        %225 = arith.addi %48, %c26 : index
        %226:4 = func.call @linear_q6_k_r2p2__cpu.0(%21, %225, %x, %214, %204#0, %224, %204#1, %22, %204#2, %204#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %227 = arith.addi %72, %c27 : index
        %228 = vector.load %w[%227] : memref<?xi8>, vector<16xi8>
        %229 = arith.extui %228 : vector<16xi8> to vector<16xi32>
        %230 = arith.andi %229, %c17 : vector<16xi32>
        %231 = arith.shrui %69, %c20 : vector<16xi32>
        %232 = arith.andi %231, %c19 : vector<16xi32>
        %233 = arith.shli %232, %c20 : vector<16xi32>
        %234 = arith.ori %230, %233 : vector<16xi32>
        %235 = arith.subi %234, %c21 : vector<16xi32>
        %236 = arith.sitofp %235 : vector<16xi32> to vector<16xf32>
        %237 = arith.mulf %236, %57 : vector<16xf32>
        %238 = arith.addi %99, %c27 : index
        %239 = vector.load %w[%238] : memref<?xi8>, vector<16xi8>
        %240 = arith.extui %239 : vector<16xi8> to vector<16xi32>
        %241 = arith.andi %240, %c17 : vector<16xi32>
        %242 = arith.shrui %97, %c20 : vector<16xi32>
        %243 = arith.andi %242, %c19 : vector<16xi32>
        %244 = arith.shli %243, %c20 : vector<16xi32>
        %245 = arith.ori %241, %244 : vector<16xi32>
        %246 = arith.subi %245, %c21 : vector<16xi32>
        %247 = arith.sitofp %246 : vector<16xi32> to vector<16xf32>
        %248 = arith.mulf %247, %90 : vector<16xf32>
        %249 = arith.addi %48, %c28 : index
        %250:4 = func.call @linear_q6_k_r2p2__cpu.0(%21, %249, %x, %237, %226#0, %248, %226#1, %22, %226#2, %226#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %251 = vector.load %w[%227] : memref<?xi8>, vector<16xi8>
        %252 = arith.extui %251 : vector<16xi8> to vector<16xi32>
        %253 = arith.shrui %252, %c20 : vector<16xi32>
        %254 = arith.shrui %69, %c23 : vector<16xi32>
        %255 = arith.andi %254, %c19 : vector<16xi32>
        %256 = arith.shli %255, %c20 : vector<16xi32>
        %257 = arith.ori %253, %256 : vector<16xi32>
        %258 = arith.subi %257, %c21 : vector<16xi32>
        %259 = arith.sitofp %258 : vector<16xi32> to vector<16xf32>
        %260 = arith.mulf %259, %57 : vector<16xf32>
        %261 = vector.load %w[%238] : memref<?xi8>, vector<16xi8>
        %262 = arith.extui %261 : vector<16xi8> to vector<16xi32>
        %263 = arith.shrui %262, %c20 : vector<16xi32>
        %264 = arith.shrui %97, %c23 : vector<16xi32>
        %265 = arith.andi %264, %c19 : vector<16xi32>
        %266 = arith.shli %265, %c20 : vector<16xi32>
        %267 = arith.ori %263, %266 : vector<16xi32>
        %268 = arith.subi %267, %c21 : vector<16xi32>
        %269 = arith.sitofp %268 : vector<16xi32> to vector<16xf32>
        %270 = arith.mulf %269, %90 : vector<16xf32>
        %271 = arith.addi %48, %c29 : index
        %272:4 = func.call @linear_q6_k_r2p2__cpu.0(%21, %271, %x, %260, %250#0, %270, %250#1, %22, %250#2, %250#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %272#0, %272#1, %272#2, %272#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %46#0, %46#1, %46#2, %46#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %273 = arith.cmpi slt, %17, %14 : index
    scf.if %273 {
      %274 = arith.muli %17, %outputFeatures : index
      %275 = arith.muli %3, %c11 : index
      %276 = arith.addi %274, %275 : index
      scf.if %0 {
        %277 = arith.addi %276, %c7 : index
        %278 = vector.load %residual[%277] : memref<?xf32>, vector<16xf32>
        %279 = arith.addf %278, %28#0 : vector<16xf32>
        vector.store %279, %out[%277] : memref<?xf32>, vector<16xf32>
      } else {
        %280 = arith.addi %276, %c7 : index
        vector.store %28#0, %out[%280] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %281 = arith.addi %276, %c13 : index
        %282 = vector.load %residual[%281] : memref<?xf32>, vector<16xf32>
        %283 = arith.addf %282, %28#1 : vector<16xf32>
        vector.store %283, %out[%281] : memref<?xf32>, vector<16xf32>
      } else {
        %284 = arith.addi %276, %c13 : index
        vector.store %28#1, %out[%284] : memref<?xf32>, vector<16xf32>
      }
    }
    %285 = arith.cmpi slt, %19, %14 : index
    scf.if %285 {
      %286 = arith.muli %19, %outputFeatures : index
      %287 = arith.muli %3, %c11 : index
      %288 = arith.addi %286, %287 : index
      scf.if %0 {
        %289 = arith.addi %288, %c7 : index
        %290 = vector.load %residual[%289] : memref<?xf32>, vector<16xf32>
        %291 = arith.addf %290, %28#2 : vector<16xf32>
        vector.store %291, %out[%289] : memref<?xf32>, vector<16xf32>
      } else {
        %292 = arith.addi %288, %c7 : index
        vector.store %28#2, %out[%292] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %293 = arith.addi %288, %c13 : index
        %294 = vector.load %residual[%293] : memref<?xf32>, vector<16xf32>
        %295 = arith.addf %294, %28#3 : vector<16xf32>
        vector.store %295, %out[%293] : memref<?xf32>, vector<16xf32>
      } else {
        %296 = arith.addi %288, %c13 : index
        vector.store %28#3, %out[%296] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
