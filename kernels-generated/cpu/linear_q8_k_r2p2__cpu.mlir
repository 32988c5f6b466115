// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q8_k', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q8_k_r2p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q8_k_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 32 : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 4 : index
  %c14 = arith.constant 16 : index
  %c15 = arith.constant 2208 : index
  %c16 = arith.constant 3 : index
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
        %50 = arith.divui %41, %c13 : index
        %51 = arith.muli %50, %c14 : index
        %52 = arith.addi %49, %51 : index
        %53 = arith.addi %52, %c7 : index
        %54 = vector.load %w[%53] : memref<?xi8>, vector<16xi8>
        %55 = arith.extsi %54 : vector<16xi8> to vector<16xi32>
        %56 = arith.sitofp %55 : vector<16xi32> to vector<16xf32>
        %57 = arith.mulf %35, %56 : vector<16xf32>
        %58 = arith.addi %30, %c15 : index
        %59 = arith.muli %41, %c13 : index
        %60 = arith.addi %59, %c7 : index
        %61 = arith.muli %60, %c14 : index
        %62 = arith.addi %58, %61 : index
        %63 = vector.load %w[%62] : memref<?xi8>, vector<16xi8>
        %64 = arith.extui %63 : vector<16xi8> to vector<16xi32>
        %65 = arith.addi %59, %c1 : index
        %66 = arith.muli %65, %c14 : index
        %67 = arith.addi %58, %66 : index
        %68 = vector.load %w[%67] : memref<?xi8>, vector<16xi8>
        %69 = arith.extui %68 : vector<16xi8> to vector<16xi32>
        %70 = arith.addi %59, %c6 : index
        %71 = arith.muli %70, %c14 : index
        %72 = arith.addi %58, %71 : index
        %73 = vector.load %w[%72] : memref<?xi8>, vector<16xi8>
        %74 = arith.extui %73 : vector<16xi8> to vector<16xi32>
        %75 = arith.addi %59, %c16 : index
        %76 = arith.muli %75, %c14 : index
        %77 = arith.addi %58, %76 : index
        %78 = vector.load %w[%77] : memref<?xi8>, vector<16xi8>
        %79 = arith.extui %78 : vector<16xi8> to vector<16xi32>
        %80 = arith.addi %30, %c17 : index
        %81 = arith.muli %41, %c18 : index
        %82 = arith.addi %80, %81 : index
        %83 = arith.addi %82, %c7 : index
        %84 = vector.load %w[%83] : memref<?xi8>, vector<16xi8>
        %85 = arith.extui %84 : vector<16xi8> to vector<16xi32>
        %86 = arith.andi %85, %c19 : vector<16xi32>
        %87 = arith.shrui %64, %c20 : vector<16xi32>
        %88 = arith.andi %87, %c19 : vector<16xi32>
        %89 = arith.shli %88, %c21 : vector<16xi32>
        %90 = arith.ori %86, %89 : vector<16xi32>
        %91 = arith.subi %90, %c22 : vector<16xi32>
        %92 = arith.sitofp %91 : vector<16xi32> to vector<16xf32>
        %93 = arith.mulf %92, %57 : vector<16xf32>
        %94 = arith.addi %31, %c11 : index
        %95 = arith.addi %94, %51 : index
        %96 = arith.addi %95, %c7 : index
        %97 = vector.load %w[%96] : memref<?xi8>, vector<16xi8>
        %98 = arith.extsi %97 : vector<16xi8> to vector<16xi32>
        %99 = arith.sitofp %98 : vector<16xi32> to vector<16xf32>
        %100 = arith.mulf %39, %99 : vector<16xf32>
        %101 = arith.addi %31, %c15 : index
        %102 = arith.addi %101, %61 : index
        %103 = vector.load %w[%102] : memref<?xi8>, vector<16xi8>
        %104 = arith.extui %103 : vector<16xi8> to vector<16xi32>
        %105 = arith.addi %101, %66 : index
        %106 = vector.load %w[%105] : memref<?xi8>, vector<16xi8>
        %107 = arith.extui %106 : vector<16xi8> to vector<16xi32>
        %108 = arith.addi %101, %71 : index
        %109 = vector.load %w[%108] : memref<?xi8>, vector<16xi8>
        %110 = arith.extui %109 : vector<16xi8> to vector<16xi32>
        %111 = arith.addi %101, %76 : index
        %112 = vector.load %w[%111] : memref<?xi8>, vector<16xi8>
        %113 = arith.extui %112 : vector<16xi8> to vector<16xi32>
        %114 = arith.addi %31, %c17 : index
        %115 = arith.addi %114, %81 : index
        %116 = arith.addi %115, %c7 : index
        %117 = vector.load %w[%116] : memref<?xi8>, vector<16xi8>
        %118 = arith.extui %117 : vector<16xi8> to vector<16xi32>
        %119 = arith.andi %118, %c19 : vector<16xi32>
        %120 = arith.shrui %104, %c20 : vector<16xi32>
        %121 = arith.andi %120, %c19 : vector<16xi32>
        %122 = arith.shli %121, %c21 : vector<16xi32>
        %123 = arith.ori %119, %122 : vector<16xi32>
        %124 = arith.subi %123, %c22 : vector<16xi32>
        %125 = arith.sitofp %124 : vector<16xi32> to vector<16xf32>
        %126 = arith.mulf %125, %100 : vector<16xf32>
        %127 = arith.addi %48, %c7 : index
        %128:4 = func.call @linear_q8_k_r2p2__cpu.0(%21, %127, %x, %93, %42, %126, %43, %22, %44, %45) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %129 = vector.load %w[%83] : memref<?xi8>, vector<16xi8>
        %130 = arith.extui %129 : vector<16xi8> to vector<16xi32>
        %131 = arith.shrui %130, %c21 : vector<16xi32>
        %132 = arith.shrui %64, %c21 : vector<16xi32>
        %133 = arith.andi %132, %c19 : vector<16xi32>
        %134 = arith.shli %133, %c21 : vector<16xi32>
        %135 = arith.ori %131, %134 : vector<16xi32>
        %136 = arith.subi %135, %c22 : vector<16xi32>
        %137 = arith.sitofp %136 : vector<16xi32> to vector<16xf32>
        %138 = arith.mulf %137, %57 : vector<16xf32>
        %139 = vector.load %w[%116] : memref<?xi8>, vector<16xi8>
        %140 = arith.extui %139 : vector<16xi8> to vector<16xi32>
        %141 = arith.shrui %140, %c21 : vector<16xi32>
        %142 = arith.shrui %104, %c21 : vector<16xi32>
        %143 = arith.andi %142, %c19 : vector<16xi32>
        %144 = arith.shli %143, %c21 : vector<16xi32>
        %145 = arith.ori %141, %144 : vector<16xi32>
        %146 = arith.subi %145, %c22 : vector<16xi32>
        %147 = arith.sitofp %146 : vector<16xi32> to vector<16xf32>
        %148 = arith.mulf %147, %100 : vector<16xf32>
        %149 = arith.addi %48, %c1 : index
        %150:4 = func.call @linear_q8_k_r2p2__cpu.0(%21, %149, %x, %138, %128#0, %148, %128#1, %22, %128#2, %128#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %151 = arith.addi %82, %c14 : index
        %152 = vector.load %w[%151] : memref<?xi8>, vector<16xi8>
        %153 = arith.extui %152 : vector<16xi8> to vector<16xi32>
        %154 = arith.andi %153, %c19 : vector<16xi32>
        %155 = arith.shrui %69, %c20 : vector<16xi32>
        %156 = arith.andi %155, %c19 : vector<16xi32>
        %157 = arith.shli %156, %c21 : vector<16xi32>
        %158 = arith.ori %154, %157 : vector<16xi32>
        %159 = arith.subi %158, %c22 : vector<16xi32>
        %160 = arith.sitofp %159 : vector<16xi32> to vector<16xf32>
        %161 = arith.mulf %160, %57 : vector<16xf32>
        %162 = arith.addi %115, %c14 : index
        %163 = vector.load %w[%162] : memref<?xi8>, vector<16xi8>
        %164 = arith.extui %163 : vector<16xi8> to vector<16xi32>
        %165 = arith.andi %164, %c19 : vector<16xi32>
        %166 = arith.shrui %107, %c20 : vector<16xi32>
        %167 = arith.andi %166, %c19 : vector<16xi32>
        %168 = arith.shli %167, %c21 : vector<16xi32>
        %169 = arith.ori %165, %168 : vector<16xi32>
        %170 = arith.subi %169, %c22 : vector<16xi32>
        %171 = arith.sitofp %170 : vector<16xi32> to vector<16xf32>
        %172 = arith.mulf %171, %100 : vector<16xf32>
        %173 = arith.addi %48, %c6 : index
        %174:4 = func.call @linear_q8_k_r2p2__cpu.0(%21, %173, %x, %161, %150#0, %172, %150#1, %22, %150#2, %150#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %175 = vector.load %w[%151] : memref<?xi8>, vector<16xi8>
        %176 = arith.extui %175 : vector<16xi8> to vector<16xi32>
        %177 = arith.shrui %176, %c21 : vector<16xi32>
        %178 = arith.shrui %69, %c21 : vector<16xi32>
        %179 = arith.andi %178, %c19 : vector<16xi32>
        %180 = arith.shli %179, %c21 : vector<16xi32>
        %181 = arith.ori %177, %180 : vector<16xi32>
        %182 = arith.subi %181, %c22 : vector<16xi32>
        %183 = arith.sitofp %182 : vector<16xi32> to vector<16xf32>
        %184 = arith.mulf %183, %57 : vector<16xf32>
        %185 = vector.load %w[%162] : memref<?xi8>, vector<16xi8>
        %186 = arith.extui %185 : vector<16xi8> to vector<16xi32>
        %187 = arith.shrui %186, %c21 : vector<16xi32>
        %188 = arith.shrui %107, %c21 : vector<16xi32>
        %189 = arith.andi %188, %c19 : vector<16xi32>
        %190 = arith.shli %189, %c21 : vector<16xi32>
        %191 = arith.ori %187, %190 : vector<16xi32>
        %192 = arith.subi %191, %c22 : vector<16xi32>
        %193 = arith.sitofp %192 : vector<16xi32> to vector<16xf32>
        %194 = arith.mulf %193, %100 : vector<16xf32>
        %195 = arith.addi %48, %c16 : index
        %196:4 = func.call @linear_q8_k_r2p2__cpu.0(%21, %195, %x, %184, %174#0, %194, %174#1, %22, %174#2, %174#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %197 = arith.addi %82, %c11 : index
        %198 = vector.load %w[%197] : memref<?xi8>, vector<16xi8>
        %199 = arith.extui %198 : vector<16xi8> to vector<16xi32>
        %200 = arith.andi %199, %c19 : vector<16xi32>
        %201 = arith.shrui %74, %c20 : vector<16xi32>
        %202 = arith.andi %201, %c19 : vector<16xi32>
        %203 = arith.shli %202, %c21 : vector<16xi32>
        %204 = arith.ori %200, %203 : vector<16xi32>
        %205 = arith.subi %204, %c22 : vector<16xi32>
        %206 = arith.sitofp %205 : vector<16xi32> to vector<16xf32>
        %207 = arith.mulf %206, %57 : vector<16xf32>
        %208 = arith.addi %115, %c11 : index
        %209 = vector.load %w[%208] : memref<?xi8>, vector<16xi8>
        %210 = arith.extui %209 : vector<16xi8> to vector<16xi32>
        %211 = arith.andi %210, %c19 : vector<16xi32>
        %212 = arith.shrui %110, %c20 : vector<16xi32>
        %213 = arith.andi %212, %c19 : vector<16xi32>
        %214 = arith.shli %213, %c21 : vector<16xi32>
        %215 = arith.ori %211, %214 : vector<16xi32>
        %216 = arith.subi %215, %c22 : vector<16xi32>
        %217 = arith.sitofp %216 : vector<16xi32> to vector<16xf32>
        %218 = arith.mulf %217, %100 : vector<16xf32>
        %219 = arith.addi %48, %c13 : index
        %220:4 = func.call @linear_q8_k_r2p2__cpu.0(%21, %219, %x, %207, %196#0, %218, %196#1, %22, %196#2, %196#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %221 = vector.load %w[%197] : memref<?xi8>, vector<16xi8>
        %222 = arith.extui %221 : vector<16xi8> to vector<16xi32>
        %223 = arith.shrui %222, %c21 : vector<16xi32>
        %224 = arith.shrui %74, %c21 : vector<16xi32>
        %225 = arith.andi %224, %c19 : vector<16xi32>
        %226 = arith.shli %225, %c21 : vector<16xi32>
        %227 = arith.ori %223, %226 : vector<16xi32>
        %228 = arith.subi %227, %c22 : vector<16xi32>
        %229 = arith.sitofp %228 : vector<16xi32> to vector<16xf32>
        %230 = arith.mulf %229, %57 : vector<16xf32>
        %231 = vector.load %w[%208] : memref<?xi8>, vector<16xi8>
        %232 = arith.extui %231 : vector<16xi8> to vector<16xi32>
        %233 = arith.shrui %232, %c21 : vector<16xi32>
        %234 = arith.shrui %110, %c21 : vector<16xi32>
        %235 = arith.andi %234, %c19 : vector<16xi32>
        %236 = arith.shli %235, %c21 : vector<16xi32>
        %237 = arith.ori %233, %236 : vector<16xi32>
        %238 = arith.subi %237, %c22 : vector<16xi32>
        %239 = arith.sitofp %238 : vector<16xi32> to vector<16xf32>
        %240 = arith.mulf %239, %100 : vector<16xf32>
        %241 = arith.addi %48, %c23 : index
        %242:4 = func.call @linear_q8_k_r2p2__cpu.0(%21, %241, %x, %230, %220#0, %240, %220#1, %22, %220#2, %220#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %243 = arith.addi %82, %c24 : index
        %244 = vector.load %w[%243] : memref<?xi8>, vector<16xi8>
        %245 = arith.extui %244 : vector<16xi8> to vector<16xi32>
        %246 = arith.andi %245, %c19 : vector<16xi32>
        %247 = arith.shrui %79, %c20 : vector<16xi32>
        %248 = arith.andi %247, %c19 : vector<16xi32>
        %249 = arith.shli %248, %c21 : vector<16xi32>
        %250 = arith.ori %246, %249 : vector<16xi32>
        %251 = arith.subi %250, %c22 : vector<16xi32>
        %252 = arith.sitofp %251 : vector<16xi32> to vector<16xf32>
        %253 = arith.mulf %252, %57 : vector<16xf32>
        %254 = arith.addi %115, %c24 : index
        %255 = vector.load %w[%254] : memref<?xi8>, vector<16xi8>
        %256 = arith.extui %255 : vector<16xi8> to vector<16xi32>
        %257 = arith.andi %256, %c19 : vector<16xi32>
        %258 = arith.shrui %113, %c20 : vector<16xi32>
        %259 = arith.andi %258, %c19 : vector<16xi32>
        %260 = arith.shli %259, %c21 : vector<16xi32>
        %261 = arith.ori %257, %260 : vector<16xi32>
        %262 = arith.subi %261, %c22 : vector<16xi32>
        %263 = arith.sitofp %262 : vector<16xi32> to vector<16xf32>
        %264 = arith.mulf %263, %100 : vector<16xf32>
        %265 = arith.addi %48, %c25 : index
        %266:4 = func.call @linear_q8_k_r2p2__cpu.0(%21, %265, %x, %253, %242#0, %264, %242#1, %22, %242#2, %242#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %267 = vector.load %w[%243] : memref<?xi8>, vector<16xi8>
        %268 = arith.extui %267 : vector<16xi8> to vector<16xi32>
        %269 = arith.shrui %268, %c21 : vector<16xi32>
        %270 = arith.shrui %79, %c21 : vector<16xi32>
        %271 = arith.andi %270, %c19 : vector<16xi32>
        %272 = arith.shli %271, %c21 : vector<16xi32>
        %273 = arith.ori %269, %272 : vector<16xi32>
        %274 = arith.subi %273, %c22 : vector<16xi32>
        %275 = arith.sitofp %274 : vector<16xi32> to vector<16xf32>
        %276 = arith.mulf %275, %57 : vector<16xf32>
        %277 = vector.load %w[%254] : memref<?xi8>, vector<16xi8>
        %278 = arith.extui %277 : vector<16xi8> to vector<16xi32>
        %279 = arith.shrui %278, %c21 : vector<16xi32>
        %280 = arith.shrui %113, %c21 : vector<16xi32>
        %281 = arith.andi %280, %c19 : vector<16xi32>
        %282 = arith.shli %281, %c21 : vector<16xi32>
        %283 = arith.ori %279, %282 : vector<16xi32>
        %284 = arith.subi %283, %c22 : vector<16xi32>
        %285 = arith.sitofp %284 : vector<16xi32> to vector<16xf32>
        %286 = arith.mulf %285, %100 : vector<16xf32>
        %287 = arith.addi %48, %c26 : index
        %288:4 = func.call @linear_q8_k_r2p2__cpu.0(%21, %287, %x, %276, %266#0, %286, %266#1, %22, %266#2, %266#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %288#0, %288#1, %288#2, %288#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %46#0, %46#1, %46#2, %46#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %289 = arith.cmpi slt, %17, %14 : index
    scf.if %289 {
      %290 = arith.muli %17, %outputFeatures : index
      %291 = arith.muli %3, %c11 : index
      %292 = arith.addi %290, %291 : index
      scf.if %0 {
        %293 = arith.addi %292, %c7 : index
        %294 = vector.load %residual[%293] : memref<?xf32>, vector<16xf32>
        %295 = arith.addf %294, %28#0 : vector<16xf32>
        vector.store %295, %out[%293] : memref<?xf32>, vector<16xf32>
      } else {
        %296 = arith.addi %292, %c7 : index
        vector.store %28#0, %out[%296] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %297 = arith.addi %292, %c14 : index
        %298 = vector.load %residual[%297] : memref<?xf32>, vector<16xf32>
        %299 = arith.addf %298, %28#1 : vector<16xf32>
        vector.store %299, %out[%297] : memref<?xf32>, vector<16xf32>
      } else {
        %300 = arith.addi %292, %c14 : index
        vector.store %28#1, %out[%300] : memref<?xf32>, vector<16xf32>
      }
    }
    %301 = arith.cmpi slt, %19, %14 : index
    scf.if %301 {
      %302 = arith.muli %19, %outputFeatures : index
      %303 = arith.muli %3, %c11 : index
      %304 = arith.addi %302, %303 : index
      scf.if %0 {
        %305 = arith.addi %304, %c7 : index
        %306 = vector.load %residual[%305] : memref<?xf32>, vector<16xf32>
        %307 = arith.addf %306, %28#2 : vector<16xf32>
        vector.store %307, %out[%305] : memref<?xf32>, vector<16xf32>
      } else {
        %308 = arith.addi %304, %c7 : index
        vector.store %28#2, %out[%308] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %309 = arith.addi %304, %c14 : index
        %310 = vector.load %residual[%309] : memref<?xf32>, vector<16xf32>
        %311 = arith.addf %310, %28#3 : vector<16xf32>
        vector.store %311, %out[%309] : memref<?xf32>, vector<16xf32>
      } else {
        %312 = arith.addi %304, %c14 : index
        vector.store %28#3, %out[%312] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
