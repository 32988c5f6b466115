// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q5_1', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q5_1_r2p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q5_1_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 320 : index
  %c14 = arith.constant 16 : index
  %c15 = arith.constant 64 : index
  %c16 = arith.constant dense<15> : vector<16xi32>
  %c17 = arith.constant dense<0> : vector<16xi32>
  %c18 = arith.constant dense<1> : vector<16xi32>
  %c19 = arith.constant dense<4> : vector<16xi32>
  %c20 = arith.constant dense<2> : vector<16xi32>
  %c21 = arith.constant dense<3> : vector<16xi32>
  %c22 = arith.constant 3 : index
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
      %32 = vector.load %w[%30] : memref<?xi8>, vector<32xi8>
      %33 = vector.bitcast %32 : vector<32xi8> to vector<16xf16>
      %34 = arith.extf %33 : vector<16xf16> to vector<16xf32>
      %35 = arith.addi %30, %c4 : index
      %36 = vector.load %w[%35] : memref<?xi8>, vector<32xi8>
      %37 = vector.bitcast %36 : vector<32xi8> to vector<16xf16>
      %38 = arith.extf %37 : vector<16xf16> to vector<16xf32>
      %39 = vector.load %w[%31] : memref<?xi8>, vector<32xi8>
      %40 = vector.bitcast %39 : vector<32xi8> to vector<16xf16>
      %41 = arith.extf %40 : vector<16xf16> to vector<16xf32>
      %42 = arith.addi %31, %c4 : index
      %43 = vector.load %w[%42] : memref<?xi8>, vector<32xi8>
      %44 = vector.bitcast %43 : vector<32xi8> to vector<16xf16>
      %45 = arith.extf %44 : vector<16xf16> to vector<16xf32>
      %46 = arith.muli %23, %c4 : index
      %52:4 = scf.for %47 = %c7 to %c11 step %c1 iter_args(%48 = %24, %49 = %25, %50 = %26, %51 = %27) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %53 = arith.muli %47, %c12 : index
        %54 = arith.addi %46, %53 : index
        %55 = arith.addi %30, %c13 : index
        %56 = arith.muli %47, %c1 : index
        %57 = arith.addi %56, %c7 : index
        %58 = arith.muli %57, %c14 : index
        %59 = arith.addi %55, %58 : index
        %60 = vector.load %w[%59] : memref<?xi8>, vector<16xi8>
        %61 = arith.extui %60 : vector<16xi8> to vector<16xi32>
        %62 = arith.addi %30, %c15 : index
        %63 = arith.muli %47, %c15 : index
        %64 = arith.addi %62, %63 : index
        %65 = arith.addi %64, %c7 : index
        %66 = vector.load %w[%65] : memref<?xi8>, vector<16xi8>
        %67 = arith.extui %66 : vector<16xi8> to vector<16xi32>
        %68 = arith.andi %67, %c16 : vector<16xi32>
        %69 = arith.shrui %61, %c17 : vector<16xi32>
        %70 = arith.andi %69, %c18 : vector<16xi32>
        %71 = arith.shli %70, %c19 : vector<16xi32>
        %72 = arith.ori %68, %71 : vector<16xi32>
        %73 = arith.sitofp %72 : vector<16xi32> to vector<16xf32>
        %74 = math.fma %73, %34, %38 : vector<16xf32>
        %75 = arith.addi %31, %c13 : index
        %76 = arith.addi %75, %58 : index
        %77 = vector.load %w[%76] : memref<?xi8>, vector<16xi8>
        %78 = arith.extui %77 : vector<16xi8> to vector<16xi32>
        %79 = arith.addi %31, %c15 : index
        %80 = arith.addi %79, %63 : index
        %81 = arith.addi %80, %c7 : index
        %82 = vector.load %w[%81] : memref<?xi8>, vector<16xi8>
        %83 = arith.extui %82 : vector<16xi8> to vector<16xi32>
        %84 = arith.andi %83, %c16 : vector<16xi32>
        %85 = arith.shrui %78, %c17 : vector<16xi32>
        %86 = arith.andi %85, %c18 : vector<16xi32>
        %87 = arith.shli %86, %c19 : vector<16xi32>
        %88 = arith.ori %84, %87 : vector<16xi32>
        %89 = arith.sitofp %88 : vector<16xi32> to vector<16xf32>
        %90 = math.fma %89, %41, %45 : vector<16xf32>
        %91 = arith.addi %54, %c7 : index
        %92:4 = func.call @linear_q5_1_r2p2__cpu.0(%21, %91, %x, %74, %48, %90, %49, %22, %50, %51) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %93 = vector.load %w[%65] : memref<?xi8>, vector<16xi8>
        %94 = arith.extui %93 : vector<16xi8> to vector<16xi32>
        %95 = arith.shrui %94, %c19 : vector<16xi32>
        %96 = arith.shrui %61, %c18 : vector<16xi32>
        %97 = arith.andi %96, %c18 : vector<16xi32>
        %98 = arith.shli %97, %c19 : vector<16xi32>
        %99 = arith.ori %95, %98 : vector<16xi32>
        %100 = arith.sitofp %99 : vector<16xi32> to vector<16xf32>
        %101 = math.fma %100, %34, %38 : vector<16xf32>
        %102 = vector.load %w[%81] : memref<?xi8>, vector<16xi8>
        %103 = arith.extui %102 : vector<16xi8> to vector<16xi32>
        %104 = arith.shrui %103, %c19 : vector<16xi32>
        %105 = arith.shrui %78, %c18 : vector<16xi32>
        %106 = arith.andi %105, %c18 : vector<16xi32>
        %107 = arith.shli %106, %c19 : vector<16xi32>
        %108 = arith.ori %104, %107 : vector<16xi32>
        %109 = arith.sitofp %108 : vector<16xi32> to vector<16xf32>
        %110 = math.fma %109, %41, %45 : vector<16xf32>
        %111 = arith.addi %54, %c1 : index
        %112:4 = func.call @linear_q5_1_r2p2__cpu.0(%21, %111, %x, %101, %92#0, %110, %92#1, %22, %92#2, %92#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %113 = arith.addi %64, %c14 : index
        %114 = vector.load %w[%113] : memref<?xi8>, vector<16xi8>
        %115 = arith.extui %114 : vector<16xi8> to vector<16xi32>
        %116 = arith.andi %115, %c16 : vector<16xi32>
        %117 = arith.shrui %61, %c20 : vector<16xi32>
        %118 = arith.andi %117, %c18 : vector<16xi32>
        %119 = arith.shli %118, %c19 : vector<16xi32>
        %120 = arith.ori %116, %119 : vector<16xi32>
        %121 = arith.sitofp %120 : vector<16xi32> to vector<16xf32>
        %122 = math.fma %121, %34, %38 : vector<16xf32>
        %123 = arith.addi %80, %c14 : index
        %124 = vector.load %w[%123] : memref<?xi8>, vector<16xi8>
        %125 = arith.extui %124 : vector<16xi8> to vector<16xi32>
        %126 = arith.andi %125, %c16 : vector<16xi32>
        %127 = arith.shrui %78, %c20 : vector<16xi32>
        %128 = arith.andi %127, %c18 : vector<16xi32>
        %129 = arith.shli %128, %c19 : vector<16xi32>
        %130 = arith.ori %126, %129 : vector<16xi32>
        %131 = arith.sitofp %130 : vector<16xi32> to vector<16xf32>
        %132 = math.fma %131, %41, %45 : vector<16xf32>
        %133 = arith.addi %54, %c6 : index
        %134:4 = func.call @linear_q5_1_r2p2__cpu.0(%21, %133, %x, %122, %112#0, %132, %112#1, %22, %112#2, %112#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %135 = vector.load %w[%113] : memref<?xi8>, vector<16xi8>
        %136 = arith.extui %135 : vector<16xi8> to vector<16xi32>
        %137 = arith.shrui %136, %c19 : vector<16xi32>
        %138 = arith.shrui %61, %c21 : vector<16xi32>
        %139 = arith.andi %138, %c18 : vector<16xi32>
        %140 = arith.shli %139, %c19 : vector<16xi32>
        %141 = arith.ori %137, %140 : vector<16xi32>
        %142 = arith.sitofp %141 : vector<16xi32> to vector<16xf32>
        %143 = math.fma %142, %34, %38 : vector<16xf32>
        %144 = vector.load %w[%123] : memref<?xi8>, vector<16xi8>
        %145 = arith.extui %144 : vector<16xi8> to vector<16xi32>
        %146 = arith.shrui %145, %c19 : vector<16xi32>
        %147 = arith.shrui %78, %c21 : vector<16xi32>
        %148 = arith.andi %147, %c18 : vector<16xi32>
        %149 = arith.shli %148, %c19 : vector<16xi32>
        %150 = arith.ori %146, %149 : vector<16xi32>
        %151 = arith.sitofp %150 : vector<16xi32> to vector<16xf32>
        %152 = math.fma %151, %41, %45 : vector<16xf32>
        %153 = arith.addi %54, %c22 : index
        %154:4 = func.call @linear_q5_1_r2p2__cpu.0(%21, %153, %x, %143, %134#0, %152, %134#1, %22, %134#2, %134#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %155 = arith.addi %64, %c4 : index
        %156 = vector.load %w[%155] : memref<?xi8>, vector<16xi8>
        %157 = arith.extui %156 : vector<16xi8> to vector<16xi32>
        %158 = arith.andi %157, %c16 : vector<16xi32>
        %159 = arith.shrui %61, %c19 : vector<16xi32>
        %160 = arith.andi %159, %c18 : vector<16xi32>
        %161 = arith.shli %160, %c19 : vector<16xi32>
        %162 = arith.ori %158, %161 : vector<16xi32>
        %163 = arith.sitofp %162 : vector<16xi32> to vector<16xf32>
        %164 = math.fma %163, %34, %38 : vector<16xf32>
        %165 = arith.addi %80, %c4 : index
        %166 = vector.load %w[%165] : memref<?xi8>, vector<16xi8>
        %167 = arith.extui %166 : vector<16xi8> to vector<16xi32>
        %168 = arith.andi %167, %c16 : vector<16xi32>
        %169 = arith.shrui %78, %c19 : vector<16xi32>
        %170 = arith.andi %169, %c18 : vector<16xi32>
        %171 = arith.shli %170, %c19 : vector<16xi32>
        %172 = arith.ori %168, %171 : vector<16xi32>
        %173 = arith.sitofp %172 : vector<16xi32> to vector<16xf32>
        %174 = math.fma %173, %41, %45 : vector<16xf32>
        %175 = arith.addi %54, %c11 : index
        %176:4 = func.call @linear_q5_1_r2p2__cpu.0(%21, %175, %x, %164, %154#0, %174, %154#1, %22, %154#2, %154#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %177 = vector.load %w[%155] : memref<?xi8>, vector<16xi8>
        %178 = arith.extui %177 : vector<16xi8> to vector<16xi32>
        %179 = arith.shrui %178, %c19 : vector<16xi32>
        %180 = arith.shrui %61, %c23 : vector<16xi32>
        %181 = arith.andi %180, %c18 : vector<16xi32>
        %182 = arith.shli %181, %c19 : vector<16xi32>
        %183 = arith.ori %179, %182 : vector<16xi32>
        %184 = arith.sitofp %183 : vector<16xi32> to vector<16xf32>
        %185 = math.fma %184, %34, %38 : vector<16xf32>
        %186 = vector.load %w[%165] : memref<?xi8>, vector<16xi8>
        %187 = arith.extui %186 : vector<16xi8> to vector<16xi32>
        %188 = arith.shrui %187, %c19 : vector<16xi32>
        %189 = arith.shrui %78, %c23 : vector<16xi32>
        %190 = arith.andi %189, %c18 : vector<16xi32>
        %191 = arith.shli %190, %c19 : vector<16xi32>
        %192 = arith.ori %188, %191 : vector<16xi32>
        %193 = arith.sitofp %192 : vector<16xi32> to vector<16xf32>
        %194 = math.fma %193, %41, %45 : vector<16xf32>
        %195 = arith.addi %54, %c24 : index
        %196:4 = func.call @linear_q5_1_r2p2__cpu.0(%21, %195, %x, %185, %176#0, %194, %176#1, %22, %176#2, %176#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %197 = arith.addi %64, %c25 : index
        %198 = vector.load %w[%197] : memref<?xi8>, vector<16xi8>
        %199 = arith.extui %198 : vector<16xi8> to vector<16xi32>
        %200 = arith.andi %199, %c16 : vector<16xi32>
        %201 = arith.shrui %61, %c26 : vector<16xi32>
        %202 = arith.andi %201, %c18 : vector<16xi32>
        %203 = arith.shli %202, %c19 : vector<16xi32>
        %204 = arith.ori %200, %203 : vector<16xi32>
        %205 = arith.sitofp %204 : vector<16xi32> to vector<16xf32>
        %206 = math.fma %205, %34, %38 : vector<16xf32>
        %207 = arith.addi %80, %c25 : index
        %208 = vector.load %w[%207] : memref<?xi8>, vector<16xi8>
        %209 = arith.extui %208 : vector<16xi8> to vector<16xi32>
        %210 = arith.andi %209, %c16 : vector<16xi32>
        %211 = arith.shrui %78, %c26 : vector<16xi32>
        %212 = arith.andi %211, %c18 : vector<16xi32>
        %213 = arith.shli %212, %c19 : vector<16xi32>
        %214 = arith.ori %210, %213 : vector<16xi32>
        %215 = arith.sitofp %214 : vector<16xi32> to vector<16xf32>
        %216 = math.fma %215, %41, %45 : vector<16xf32>
        %217 = arith.addi %54, %c27 : index
        %218:4 = func.call @linear_q5_1_r2p2__cpu.0(%21, %217, %x, %206, %196#0, %216, %196#1, %22, %196#2, %196#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %219 = vector.load %w[%197] : memref<?xi8>, vector<16xi8>
        %220 = arith.extui %219 : vector<16xi8> to vector<16xi32>
        %221 = arith.shrui %220, %c19 : vector<16xi32>
        %222 = arith.shrui %61, %c28 : vector<16xi32>
        %223 = arith.andi %222, %c18 : vector<16xi32>
        %224 = arith.shli %223, %c19 : vector<16xi32>
        %225 = arith.ori %221, %224 : vector<16xi32>
        %226 = arith.sitofp %225 : vector<16xi32> to vector<16xf32>
        %227 = math.fma %226, %34, %38 : vector<16xf32>
        %228 = vector.load %w[%207] : memref<?xi8>, vector<16xi8>
        %229 = arith.extui %228 : vector<16xi8> to vector<16xi32>
        %230 = arith.shrui %229, %c19 : vector<16xi32>
        %231 = arith.shrui %78, %c28 : vector<16xi32>
        %232 = arith.andi %231, %c18 : vector<16xi32>
        %233 = arith.shli %232, %c19 : vector<16xi32>
        %234 = arith.ori %230, %233 : vector<16xi32>
        %235 = arith.sitofp %234 : vector<16xi32> to vector<16xf32>
        %236 = math.fma %235, %41, %45 : vector<16xf32>
        %237 = arith.addi %54, %c29 : index
        %238:4 = func.call @linear_q5_1_r2p2__cpu.0(%21, %237, %x, %227, %218#0, %236, %218#1, %22, %218#2, %218#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %238#0, %238#1, %238#2, %238#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %52#0, %52#1, %52#2, %52#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %239 = arith.cmpi slt, %17, %14 : index
    scf.if %239 {
      %240 = arith.muli %17, %outputFeatures : index
      %241 = arith.muli %3, %c4 : index
      %242 = arith.addi %240, %241 : index
      scf.if %0 {
        %243 = arith.addi %242, %c7 : index
        %244 = vector.load %residual[%243] : memref<?xf32>, vector<16xf32>
        %245 = arith.addf %244, %28#0 : vector<16xf32>
        vector.store %245, %out[%243] : memref<?xf32>, vector<16xf32>
      } else {
        %246 = arith.addi %242, %c7 : index
        vector.store %28#0, %out[%246] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %247 = arith.addi %242, %c14 : index
        %248 = vector.load %residual[%247] : memref<?xf32>, vector<16xf32>
        %249 = arith.addf %248, %28#1 : vector<16xf32>
        vector.store %249, %out[%247] : memref<?xf32>, vector<16xf32>
      } else {
        %250 = arith.addi %242, %c14 : index
        vector.store %28#1, %out[%250] : memref<?xf32>, vector<16xf32>
      }
    }
    %251 = arith.cmpi slt, %19, %14 : index
    scf.if %251 {
      %252 = arith.muli %19, %outputFeatures : index
      %253 = arith.muli %3, %c4 : index
      %254 = arith.addi %252, %253 : index
      scf.if %0 {
        %255 = arith.addi %254, %c7 : index
        %256 = vector.load %residual[%255] : memref<?xf32>, vector<16xf32>
        %257 = arith.addf %256, %28#2 : vector<16xf32>
        vector.store %257, %out[%255] : memref<?xf32>, vector<16xf32>
      } else {
        %258 = arith.addi %254, %c7 : index
        vector.store %28#2, %out[%258] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %259 = arith.addi %254, %c14 : index
        %260 = vector.load %residual[%259] : memref<?xf32>, vector<16xf32>
        %261 = arith.addf %260, %28#3 : vector<16xf32>
        vector.store %261, %out[%259] : memref<?xf32>, vector<16xf32>
      } else {
        %262 = arith.addi %254, %c14 : index
        vector.store %28#3, %out[%262] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
