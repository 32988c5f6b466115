// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q5_k', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q5_k_r2p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q5_k_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 32 : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 4 : index
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 2368 : index
  %c17 = arith.constant 320 : index
  %c18 = arith.constant dense<15> : vector<16xi32>
  %c19 = arith.constant dense<0> : vector<16xi32>
  %c20 = arith.constant dense<1> : vector<16xi32>
  %c21 = arith.constant dense<4> : vector<16xi32>
  %c22 = arith.constant dense<2> : vector<16xi32>
  %c23 = arith.constant dense<3> : vector<16xi32>
  %c24 = arith.constant 3 : index
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
      %36 = arith.addi %30, %c11 : index
      %37 = vector.load %w[%36] : memref<?xi8>, vector<32xi8>
      %38 = vector.bitcast %37 : vector<32xi8> to vector<16xf16>
      %39 = arith.extf %38 : vector<16xf16> to vector<16xf32>
      %40 = arith.addi %31, %c7 : index
      %41 = vector.load %w[%40] : memref<?xi8>, vector<32xi8>
      %42 = vector.bitcast %41 : vector<32xi8> to vector<16xf16>
      %43 = arith.extf %42 : vector<16xf16> to vector<16xf32>
      %44 = arith.addi %31, %c11 : index
      %45 = vector.load %w[%44] : memref<?xi8>, vector<32xi8>
      %46 = vector.bitcast %45 : vector<32xi8> to vector<16xf16>
      %47 = arith.extf %46 : vector<16xf16> to vector<16xf32>
      %48 = arith.muli %23, %c4 : index
      %54:4 = scf.for %49 = %c7 to %c11 step %c1 iter_args(%50 = %24, %51 = %25, %52 = %26, %53 = %27) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %55 = arith.muli %49, %c12 : index
        %56 = arith.addi %48, %55 : index
        %57 = arith.addi %30, %c13 : index
        %58 = arith.divui %49, %c14 : index
        %59 = arith.muli %58, %c11 : index
        %60 = arith.addi %57, %59 : index
        %61 = arith.addi %60, %c7 : index
        %62 = vector.load %w[%61] : memref<?xi8>, vector<16xi8>
        %63 = arith.extui %62 : vector<16xi8> to vector<16xi32>
        %64 = arith.sitofp %63 : vector<16xi32> to vector<16xf32>
        %65 = arith.mulf %35, %64 : vector<16xf32>
        %66 = arith.addi %60, %c15 : index
        %67 = vector.load %w[%66] : memref<?xi8>, vector<16xi8>
        %68 = arith.extui %67 : vector<16xi8> to vector<16xi32>
        %69 = arith.sitofp %68 : vector<16xi32> to vector<16xf32>
        %70 = arith.mulf %39, %69 : vector<16xf32>
        %71 = arith.addi %30, %c16 : index
        %72 = arith.muli %49, %c1 : index
        %73 = arith.addi %72, %c7 : index
        %74 = arith.muli %73, %c15 : index
        %75 = arith.addi %71, %74 : index
        %76 = vector.load %w[%75] : memref<?xi8>, vector<16xi8>
        %77 = arith.extui %76 : vector<16xi8> to vector<16xi32>
        %78 = arith.addi %30, %c17 : index
        %79 = arith.muli %49, %c13 : index
        %80 = arith.addi %78, %79 : index
        %81 = arith.addi %80, %c7 : index
        %82 = vector.load %w[%81] : memref<?xi8>, vector<16xi8>
        %83 = arith.extui %82 : vector<16xi8> to vector<16xi32>
        %84 = arith.andi %83, %c18 : vector<16xi32>
        %85 = arith.shrui %77, %c19 : vector<16xi32>
        %86 = arith.andi %85, %c20 : vector<16xi32>
        %87 = arith.shli %86, %c21 : vector<16xi32>
        %88 = arith.ori %84, %87 : vector<16xi32>
        %89 = arith.sitofp %88 : vector<16xi32> to vector<16xf32>
        %90 = math.fma %89, %65, %70 : vector<16xf32>
        %91 = arith.addi %31, %c13 : index
        %92 = arith.addi %91, %59 : index
        %93 = arith.addi %92, %c7 : index
        %94 = vector.load %w[%93] : memref<?xi8>, vector<16xi8>
        %95 = arith.extui %94 : vector<16xi8> to vector<16xi32>
        %96 = arith.sitofp %95 : vector<16xi32> to vector<16xf32>
        %97 = arith.mulf %43, %96 : vector<16xf32>
        %98 = arith.addi %92, %c15 : index
        %99 = vector.load %w[%98] : memref<?xi8>, vector<16xi8>
        %100 = arith.extui %99 : vector<16xi8> to vector<16xi32>
        %101 = arith.sitofp %100 : vector<16xi32> to vector<16xf32>
        %102 = arith.mulf %47, %101 : vector<16xf32>
        %103 = arith.addi %31, %c16 : index
        %104 = arith.addi %103, %74 : index
        %105 = vector.load %w[%104] : memref<?xi8>, vector<16xi8>
        %106 = arith.extui %105 : vector<16xi8> to vector<16xi32>
        %107 = arith.addi %31, %c17 : index
        %108 = arith.addi %107, %79 : index
        %109 = arith.addi %108, %c7 : index
        %110 = vector.load %w[%109] : memref<?xi8>, vector<16xi8>
        %111 = arith.extui %110 : vector<16xi8> to vector<16xi32>
        %112 = arith.andi %111, %c18 : vector<16xi32>
        %113 = arith.shrui %106, %c19 : vector<16xi32>
        %114 = arith.andi %113, %c20 : vector<16xi32>
        %115 = arith.shli %114, %c21 : vector<16xi32>
        %116 = arith.ori %112, %115 : vector<16xi32>
        %117 = arith.sitofp %116 : vector<16xi32> to vector<16xf32>
        %118 = math.fma %117, %97, %102 : vector<16xf32>
        %119 = arith.addi %56, %c7 : index
        %120:4 = func.call @linear_q5_k_r2p2__cpu.0(%21, %119, %x, %90, %50, %118, %51, %22, %52, %53) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %121 = vector.load %w[%81] : memref<?xi8>, vector<16xi8>
        %122 = arith.extui %121 : vector<16xi8> to vector<16xi32>
        %123 = arith.shrui %122, %c21 : vector<16xi32>
        %124 = arith.shrui %77, %c20 : vector<16xi32>
        %125 = arith.andi %124, %c20 : vector<16xi32>
        %126 = arith.shli %125, %c21 : vector<16xi32>
        %127 = arith.ori %123, %126 : vector<16xi32>
        %128 = arith.sitofp %127 : vector<16xi32> to vector<16xf32>
        %129 = math.fma %128, %65, %70 : vector<16xf32>
        %130 = vector.load %w[%109] : memref<?xi8>, vector<16xi8>
        %131 = arith.extui %130 : vector<16xi8> to vector<16xi32>
        %132 = arith.shrui %131, %c21 : vector<16xi32>
        %133 = arith.shrui %106, %c20 : vector<16xi32>
        %134 = arith.andi %133, %c20 : vector<16xi32>
        %135 = arith.shli %134, %c21 : vector<16xi32>
        %136 = arith.ori %132, %135 : vector<16xi32>
        %137 = arith.sitofp %136 : vector<16xi32> to vector<16xf32>
        %138 = math.fma %137, %97, %102 : vector<16xf32>
        %139 = arith.addi %56, %c1 : index
        %140:4 = func.call @linear_q5_k_r2p2__cpu.0(%21, %139, %x, %129, %120#0, %138, %120#1, %22, %120#2, %120#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %141 = arith.addi %80, %c15 : index
        %142 = vector.load %w[%141] : memref<?xi8>, vector<16xi8>
        %143 = arith.extui %142 : vector<16xi8> to vector<16xi32>
        %144 = arith.andi %143, %c18 : vector<16xi32>
        %145 = arith.shrui %77, %c22 : vector<16xi32>
        %146 = arith.andi %145, %c20 : vector<16xi32>
        %147 = arith.shli %146, %c21 : vector<16xi32>
        %148 = arith.ori %144, %147 : vector<16xi32>
        %149 = arith.sitofp %148 : vector<16xi32> to vector<16xf32>
        %150 = math.fma %149, %65, %70 : vector<16xf32>
        %151 = arith.addi %108, %c15 : index
        %152 = vector.load %w[%151] : memref<?xi8>, vector<16xi8>
        %153 = arith.extui %152 : vector<16xi8> to vector<16xi32>
        %154 = arith.andi %153, %c18 : vector<16xi32>
        %155 = arith.shrui %106, %c22 : vector<16xi32>
        %156 = arith.andi %155, %c20 : vector<16xi32>
        %157 = arith.shli %156, %c21 : vector<16xi32>
        %158 = arith.ori %154, %157 : vector<16xi32>
        %159 = arith.sitofp %158 : vector<16xi32> to vector<16xf32>
        %160 = math.fma %159, %97, %102 : vector<16xf32>
        %161 = arith.addi %56, %c6 : index
        %162:4 = func.call @linear_q5_k_r2p2__cpu.0(%21, %161, %x, %150, %140#0, %160, %140#1, %22, %140#2, %140#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %163 = vector.load %w[%141] : memref<?xi8>, vector<16xi8>
        %164 = arith.extui %163 : vector<16xi8> to vector<16xi32>
        %165 = arith.shrui %164, %c21 : vector<16xi32>
        %166 = arith.shrui %77, %c23 : vector<16xi32>
        %167 = arith.andi %166, %c20 : vector<16xi32>
        %168 = arith.shli %167, %c21 : vector<16xi32>
        %169 = arith.ori %165, %168 : vector<16xi32>
        %170 = arith.sitofp %169 : vector<16xi32> to vector<16xf32>
        %171 = math.fma %170, %65, %70 : vector<16xf32>
        %172 = vector.load %w[%151] : memref<?xi8>, vector<16xi8>
        %173 = arith.extui %172 : vector<16xi8> to vector<16xi32>
        %174 = arith.shrui %173, %c21 : vector<16xi32>
        %175 = arith.shrui %106, %c23 : vector<16xi32>
        %176 = arith.andi %175, %c20 : vector<16xi32>
        %177 = arith.shli %176, %c21 : vector<16xi32>
        %178 = arith.ori %174, %177 : vector<16xi32>
        %179 = arith.sitofp %178 : vector<16xi32> to vector<16xf32>
        %180 = math.fma %179, %97, %102 : vector<16xf32>
        %181 = arith.addi %56, %c24 : index
        %182:4 = func.call @linear_q5_k_r2p2__cpu.0(%21, %181, %x, %171, %162#0, %180, %162#1, %22, %162#2, %162#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %183 = arith.addi %80, %c11 : index
        %184 = vector.load %w[%183] : memref<?xi8>, vector<16xi8>
        %185 = arith.extui %184 : vector<16xi8> to vector<16xi32>
        %186 = arith.andi %185, %c18 : vector<16xi32>
        %187 = arith.shrui %77, %c21 : vector<16xi32>
        %188 = arith.andi %187, %c20 : vector<16xi32>
        %189 = arith.shli %188, %c21 : vector<16xi32>
        %190 = arith.ori %186, %189 : vector<16xi32>
        %191 = arith.sitofp %190 : vector<16xi32> to vector<16xf32>
        %192 = math.fma %191, %65, %70 : vector<16xf32>
        %193 = arith.addi %108, %c11 : index
        %194 = vector.load %w[%193] : memref<?xi8>, vector<16xi8>
        %195 = arith.extui %194 : vector<16xi8> to vector<16xi32>
        %196 = arith.andi %195, %c18 : vector<16xi32>
        %197 = arith.shrui %106, %c21 : vector<16xi32>
        %198 = arith.andi %197, %c20 : vector<16xi32>
        %199 = arith.shli %198, %c21 : vector<16xi32>
        %200 = arith.ori %196, %199 : vector<16xi32>
        %201 = arith.sitofp %200 : vector<16xi32> to vector<16xf32>
        %202 = math.fma %201, %97, %102 : vector<16xf32>
        %203 = arith.addi %56, %c14 : index
        %204:4 = func.call @linear_q5_k_r2p2__cpu.0(%21, %203, %x, %192, %182#0, %202, %182#1, %22, %182#2, %182#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %205 = vector.load %w[%183] : memref<?xi8>, vector<16xi8>
        %206 = arith.extui %205 : vector<16xi8> to vector<16xi32>
        %207 = arith.shrui %206, %c21 : vector<16xi32>
        %208 = arith.shrui %77, %c25 : vector<16xi32>
        %209 = arith.andi %208, %c20 : vector<16xi32>
        %210 = arith.shli %209, %c21 : vector<16xi32>
        %211 = arith.ori %207, %210 : vector<16xi32>
        %212 = arith.sitofp %211 : vector<16xi32> to vector<16xf32>
        %213 = math.fma %212, %65, %70 : vector<16xf32>
        %214 = vector.load %w[%193] : memref<?xi8>, vector<16xi8>
        %215 = arith.extui %214 : vector<16xi8> to vector<16xi32>
        %216 = arith.shrui %215, %c21 : vector<16xi32>
        %217 = arith.shrui %106, %c25 : vector<16xi32>
        %218 = arith.andi %217, %c20 : vector<16xi32>
        %219 = arith.shli %218, %c21 : vector<16xi32>
        %220 = arith.ori %216, %219 : vector<16xi32>
        %221 = arith.sitofp %220 : vector<16xi32> to vector<16xf32>
        %222 = math.fma %221, %97, %102 : vector<16xf32>
        %223 = arith.addi %56, %c26 : index
        %224:4 = func.call @linear_q5_k_r2p2__cpu.0(%21, %223, %x, %213, %204#0, %222, %204#1, %22, %204#2, %204#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %225 = arith.addi %80, %c27 : index
        %226 = vector.load %w[%225] : memref<?xi8>, vector<16xi8>
        %227 = arith.extui %226 : vector<16xi8> to vector<16xi32>
        %228 = arith.andi %227, %c18 : vector<16xi32>
        %229 = arith.shrui %77, %c28 : vector<16xi32>
        %230 = arith.andi %229, %c20 : vector<16xi32>
        %231 = arith.shli %230, %c21 : vector<16xi32>
        %232 = arith.ori %228, %231 : vector<16xi32>
        %233 = arith.sitofp %232 : vector<16xi32> to vector<16xf32>
        %234 = math.fma %233, %65, %70 : vector<16xf32>
        %235 = arith.addi %108, %c27 : index
        %236 = vector.load %w[%235] : memref<?xi8>, vector<16xi8>
        %237 = arith.extui %236 : vector<16xi8> to vector<16xi32>
        %238 = arith.andi %237, %c18 : vector<16xi32>
        %239 = arith.shrui %106, %c28 : vector<16xi32>
        %240 = arith.andi %239, %c20 : vector<16xi32>
        %241 = arith.shli %240, %c21 : vector<16xi32>
        %242 = arith.ori %238, %241 : vector<16xi32>
        %243 = arith.sitofp %242 : vector<16xi32> to vector<16xf32>
        %244 = math.fma %243, %97, %102 : vector<16xf32>
        %245 = arith.addi %56, %c29 : index
        %246:4 = func.call @linear_q5_k_r2p2__cpu.0(%21, %245, %x, %234, %224#0, %244, %224#1, %22, %224#2, %224#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %247 = vector.load %w[%225] : memref<?xi8>, vector<16xi8>
        %248 = arith.extui %247 : vector<16xi8> to vector<16xi32>
        %249 = arith.shrui %248, %c21 : vector<16xi32>
        %250 = arith.shrui %77, %c30 : vector<16xi32>
        %251 = arith.andi %250, %c20 : vector<16xi32>
        %252 = arith.shli %251, %c21 : vector<16xi32>
        %253 = arith.ori %249, %252 : vector<16xi32>
        %254 = arith.sitofp %253 : vector<16xi32> to vector<16xf32>
        %255 = math.fma %254, %65, %70 : vector<16xf32>
        %256 = vector.load %w[%235] : memref<?xi8>, vector<16xi8>
        %257 = arith.extui %256 : vector<16xi8> to vector<16xi32>
        %258 = arith.shrui %257, %c21 : vector<16xi32>
        %259 = arith.shrui %106, %c30 : vector<16xi32>
        %260 = arith.andi %259, %c20 : vector<16xi32>
        %261 = arith.shli %260, %c21 : vector<16xi32>
        %262 = arith.ori %258, %261 : vector<16xi32>
        %263 = arith.sitofp %262 : vector<16xi32> to vector<16xf32>
        %264 = math.fma %263, %97, %102 : vector<16xf32>
        %265 = arith.addi %56, %c31 : index
        %266:4 = func.call @linear_q5_k_r2p2__cpu.0(%21, %265, %x, %255, %246#0, %264, %246#1, %22, %246#2, %246#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %266#0, %266#1, %266#2, %266#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %54#0, %54#1, %54#2, %54#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %267 = arith.cmpi slt, %17, %14 : index
    scf.if %267 {
      %268 = arith.muli %17, %outputFeatures : index
      %269 = arith.muli %3, %c11 : index
      %270 = arith.addi %268, %269 : index
      scf.if %0 {
        %271 = arith.addi %270, %c7 : index
        %272 = vector.load %residual[%271] : memref<?xf32>, vector<16xf32>
        %273 = arith.addf %272, %28#0 : vector<16xf32>
        vector.store %273, %out[%271] : memref<?xf32>, vector<16xf32>
      } else {
        %274 = arith.addi %270, %c7 : index
        vector.store %28#0, %out[%274] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %275 = arith.addi %270, %c15 : index
        %276 = vector.load %residual[%275] : memref<?xf32>, vector<16xf32>
        %277 = arith.addf %276, %28#1 : vector<16xf32>
        vector.store %277, %out[%275] : memref<?xf32>, vector<16xf32>
      } else {
        %278 = arith.addi %270, %c15 : index
        vector.store %28#1, %out[%278] : memref<?xf32>, vector<16xf32>
      }
    }
    %279 = arith.cmpi slt, %19, %14 : index
    scf.if %279 {
      %280 = arith.muli %19, %outputFeatures : index
      %281 = arith.muli %3, %c11 : index
      %282 = arith.addi %280, %281 : index
      scf.if %0 {
        %283 = arith.addi %282, %c7 : index
        %284 = vector.load %residual[%283] : memref<?xf32>, vector<16xf32>
        %285 = arith.addf %284, %28#2 : vector<16xf32>
        vector.store %285, %out[%283] : memref<?xf32>, vector<16xf32>
      } else {
        %286 = arith.addi %282, %c7 : index
        vector.store %28#2, %out[%286] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %287 = arith.addi %282, %c15 : index
        %288 = vector.load %residual[%287] : memref<?xf32>, vector<16xf32>
        %289 = arith.addf %288, %28#3 : vector<16xf32>
        vector.store %289, %out[%287] : memref<?xf32>, vector<16xf32>
      } else {
        %290 = arith.addi %282, %c15 : index
        vector.store %28#3, %out[%290] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
