// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q5_k', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q5_k_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q5_k_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  %c10 = arith.constant 8 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 5 : index
  %c14 = arith.constant 6 : index
  %c15 = arith.constant 7 : index
  %c16 = arith.constant dense<0x00000000> : vector<16xf32>
  %c17 = arith.constant 32 : index
  %c18 = arith.constant 64 : index
  %c19 = arith.constant 16 : index
  %c20 = arith.constant 2368 : index
  %c21 = arith.constant 320 : index
  %c22 = arith.constant dense<15> : vector<16xi32>
  %c23 = arith.constant dense<0> : vector<16xi32>
  %c24 = arith.constant dense<1> : vector<16xi32>
  %c25 = arith.constant dense<4> : vector<16xi32>
  %c26 = arith.constant dense<2> : vector<16xi32>
  %c27 = arith.constant dense<3> : vector<16xi32>
  %c28 = arith.constant dense<5> : vector<16xi32>
  %c29 = arith.constant 48 : index
  %c30 = arith.constant dense<6> : vector<16xi32>
  %c31 = arith.constant dense<7> : vector<16xi32>
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
      %66 = arith.addi %60, %c17 : index
      %67 = vector.load %w[%66] : memref<?xi8>, vector<32xi8>
      %68 = vector.bitcast %67 : vector<32xi8> to vector<16xf16>
      %69 = arith.extf %68 : vector<16xf16> to vector<16xf32>
      %70 = arith.addi %61, %c7 : index
      %71 = vector.load %w[%70] : memref<?xi8>, vector<32xi8>
      %72 = vector.bitcast %71 : vector<32xi8> to vector<16xf16>
      %73 = arith.extf %72 : vector<16xf16> to vector<16xf32>
      %74 = arith.addi %61, %c17 : index
      %75 = vector.load %w[%74] : memref<?xi8>, vector<32xi8>
      %76 = vector.bitcast %75 : vector<32xi8> to vector<16xf16>
      %77 = arith.extf %76 : vector<16xf16> to vector<16xf32>
      %78 = arith.muli %41, %c4 : index
      %96:16 = scf.for %79 = %c7 to %c17 step %c1 iter_args(%80 = %42, %81 = %43, %82 = %44, %83 = %45, %84 = %46, %85 = %47, %86 = %48, %87 = %49, %88 = %50, %89 = %51, %90 = %52, %91 = %53, %92 = %54, %93 = %55, %94 = %56, %95 = %57) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %97 = arith.muli %79, %c10 : index
        %98 = arith.addi %78, %97 : index
        %99 = arith.addi %60, %c18 : index
        %100 = arith.divui %79, %c12 : index
        %101 = arith.muli %100, %c17 : index
        %102 = arith.addi %99, %101 : index
        %103 = arith.addi %102, %c7 : index
        %104 = vector.load %w[%103] : memref<?xi8>, vector<16xi8>
        %105 = arith.extui %104 : vector<16xi8> to vector<16xi32>
        %106 = arith.sitofp %105 : vector<16xi32> to vector<16xf32>
        %107 = arith.mulf %65, %106 : vector<16xf32>
        %108 = arith.addi %102, %c19 : index
        %109 = vector.load %w[%108] : memref<?xi8>, vector<16xi8>
        %110 = arith.extui %109 : vector<16xi8> to vector<16xi32>
        %111 = arith.sitofp %110 : vector<16xi32> to vector<16xf32>
        %112 = arith.mulf %69, %111 : vector<16xf32>
        %113 = arith.addi %60, %c20 : index
        %114 = arith.muli %79, %c1 : index
        %115 = arith.addi %114, %c7 : index
        %116 = arith.muli %115, %c19 : index
        %117 = arith.addi %113, %116 : index
        %118 = vector.load %w[%117] : memref<?xi8>, vector<16xi8>
        %119 = arith.extui %118 : vector<16xi8> to vector<16xi32>
        %120 = arith.addi %60, %c21 : index
        %121 = arith.muli %79, %c18 : index
        %122 = arith.addi %120, %121 : index
        %123 = arith.addi %122, %c7 : index
        %124 = vector.load %w[%123] : memref<?xi8>, vector<16xi8>
        %125 = arith.extui %124 : vector<16xi8> to vector<16xi32>
        %126 = arith.andi %125, %c22 : vector<16xi32>
        %127 = arith.shrui %119, %c23 : vector<16xi32>
        %128 = arith.andi %127, %c24 : vector<16xi32>
        %129 = arith.shli %128, %c25 : vector<16xi32>
        %130 = arith.ori %126, %129 : vector<16xi32>
        %131 = arith.sitofp %130 : vector<16xi32> to vector<16xf32>
        %132 = math.fma %131, %107, %112 : vector<16xf32>
        %133 = arith.addi %61, %c18 : index
        %134 = arith.addi %133, %101 : index
        %135 = arith.addi %134, %c7 : index
        %136 = vector.load %w[%135] : memref<?xi8>, vector<16xi8>
        %137 = arith.extui %136 : vector<16xi8> to vector<16xi32>
        %138 = arith.sitofp %137 : vector<16xi32> to vector<16xf32>
        %139 = arith.mulf %73, %138 : vector<16xf32>
        %140 = arith.addi %134, %c19 : index
        %141 = vector.load %w[%140] : memref<?xi8>, vector<16xi8>
        %142 = arith.extui %141 : vector<16xi8> to vector<16xi32>
        %143 = arith.sitofp %142 : vector<16xi32> to vector<16xf32>
        %144 = arith.mulf %77, %143 : vector<16xf32>
        %145 = arith.addi %61, %c20 : index
        %146 = arith.addi %145, %116 : index
        %147 = vector.load %w[%146] : memref<?xi8>, vector<16xi8>
        %148 = arith.extui %147 : vector<16xi8> to vector<16xi32>
        %149 = arith.addi %61, %c21 : index
        %150 = arith.addi %149, %121 : index
        %151 = arith.addi %150, %c7 : index
        %152 = vector.load %w[%151] : memref<?xi8>, vector<16xi8>
        %153 = arith.extui %152 : vector<16xi8> to vector<16xi32>
        %154 = arith.andi %153, %c22 : vector<16xi32>
        %155 = arith.shrui %148, %c23 : vector<16xi32>
        %156 = arith.andi %155, %c24 : vector<16xi32>
        %157 = arith.shli %156, %c25 : vector<16xi32>
        %158 = arith.ori %154, %157 : vector<16xi32>
        %159 = arith.sitofp %158 : vector<16xi32> to vector<16xf32>
        %160 = math.fma %159, %139, %144 : vector<16xf32>
        %161 = arith.addi %98, %c7 : index
        %162:16 = func.call @linear_q5_k_r8p2__cpu.0(%33, %161, %x, %132, %80, %160, %81, %34, %82, %83, %35, %84, %85, %36, %86, %87, %37, %88, %89, %38, %90, %91, %39, %92, %93, %40, %94, %95) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %163 = vector.load %w[%123] : memref<?xi8>, vector<16xi8>
        %164 = arith.extui %163 : vector<16xi8> to vector<16xi32>
        %165 = arith.shrui %164, %c25 : vector<16xi32>
        %166 = arith.shrui %119, %c24 : vector<16xi32>
        %167 = arith.andi %166, %c24 : vector<16xi32>
        %168 = arith.shli %167, %c25 : vector<16xi32>
        %169 = arith.ori %165, %168 : vector<16xi32>
        %170 = arith.sitofp %169 : vector<16xi32> to vector<16xf32>
        %171 = math.fma %170, %107, %112 : vector<16xf32>
        %172 = vector.load %w[%151] : memref<?xi8>, vector<16xi8>
        %173 = arith.extui %172 : vector<16xi8> to vector<16xi32>
        %174 = arith.shrui %173, %c25 : vector<16xi32>
        %175 = arith.shrui %148, %c24 : vector<16xi32>
        %176 = arith.andi %175, %c24 : vector<16xi32>
        %177 = arith.shli %176, %c25 : vector<16xi32>
        %178 = arith.ori %174, %177 : vector<16xi32>
        %179 = arith.sitofp %178 : vector<16xi32> to vector<16xf32>
        %180 = math.fma %179, %139, %144 : vector<16xf32>
        %181 = arith.addi %98, %c1 : index
        %182:16 = func.call @linear_q5_k_r8p2__cpu.0(%33, %181, %x, %171, %162#0, %180, %162#1, %34, %162#2, %162#3, %35, %162#4, %162#5, %36, %162#6, %162#7, %37, %162#8, %162#9, %38, %162#10, %162#11, %39, %162#12, %162#13, %40, %162#14, %162#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %183 = arith.addi %122, %c19 : index
        %184 = vector.load %w[%183] : memref<?xi8>, vector<16xi8>
        %185 = arith.extui %184 : vector<16xi8> to vector<16xi32>
        %186 = arith.andi %185, %c22 : vector<16xi32>
        %187 = arith.shrui %119, %c26 : vector<16xi32>
        %188 = arith.andi %187, %c24 : vector<16xi32>
        %189 = arith.shli %188, %c25 : vector<16xi32>
        %190 = arith.ori %186, %189 : vector<16xi32>
        %191 = arith.sitofp %190 : vector<16xi32> to vector<16xf32>
        %192 = math.fma %191, %107, %112 : vector<16xf32>
        %193 = arith.addi %150, %c19 : index
        %194 = vector.load %w[%193] : memref<?xi8>, vector<16xi8>
        %195 = arith.extui %194 : vector<16xi8> to vector<16xi32>
        %196 = arith.andi %195, %c22 : vector<16xi32>
        %197 = arith.shrui %148, %c26 : vector<16xi32>
        %198 = arith.andi %197, %c24 : vector<16xi32>
        %199 = arith.shli %198, %c25 : vector<16xi32>
        %200 = arith.ori %196, %199 : vector<16xi32>
        %201 = arith.sitofp %200 : vector<16xi32> to vector<16xf32>
        %202 = math.fma %201, %139, %144 : vector<16xf32>
        %203 = arith.addi %98, %c6 : index
        %204:16 = func.call @linear_q5_k_r8p2__cpu.0(%33, %203, %x, %192, %182#0, %202, %182#1, %34, %182#2, %182#3, %35, %182#4, %182#5, %36, %182#6, %182#7, %37, %182#8, %182#9, %38, %182#10, %182#11, %39, %182#12, %182#13, %40, %182#14, %182#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %205 = vector.load %w[%183] : memref<?xi8>, vector<16xi8>
        %206 = arith.extui %205 : vector<16xi8> to vector<16xi32>
        %207 = arith.shrui %206, %c25 : vector<16xi32>
        %208 = arith.shrui %119, %c27 : vector<16xi32>
        %209 = arith.andi %208, %c24 : vector<16xi32>
        %210 = arith.shli %209, %c25 : vector<16xi32>
        %211 = arith.ori %207, %210 : vector<16xi32>
        %212 = arith.sitofp %211 : vector<16xi32> to vector<16xf32>
        %213 = math.fma %212, %107, %112 : vector<16xf32>
        %214 = vector.load %w[%193] : memref<?xi8>, vector<16xi8>
        %215 = arith.extui %214 : vector<16xi8> to vector<16xi32>
        %216 = arith.shrui %215, %c25 : vector<16xi32>
        %217 = arith.shrui %148, %c27 : vector<16xi32>
        %218 = arith.andi %217, %c24 : vector<16xi32>
        %219 = arith.shli %218, %c25 : vector<16xi32>
        %220 = arith.ori %216, %219 : vector<16xi32>
        %221 = arith.sitofp %220 : vector<16xi32> to vector<16xf32>
        %222 = math.fma %221, %139, %144 : vector<16xf32>
        %223 = arith.addi %98, %c11 : index
        %224:16 = func.call @linear_q5_k_r8p2__cpu.0(%33, %223, %x, %213, %204#0, %222, %204#1, %34, %204#2, %204#3, %35, %204#4, %204#5, %36, %204#6, %204#7, %37, %204#8, %204#9, %38, %204#10, %204#11, %39, %204#12, %204#13, %40, %204#14, %204#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %225 = arith.addi %122, %c17 : index
        %226 = vector.load %w[%225] : memref<?xi8>, vector<16xi8>
        %227 = arith.extui %226 : vector<16xi8> to vector<16xi32>
        %228 = arith.andi %227, %c22 : vector<16xi32>
        %229 = arith.shrui %119, %c25 : vector<16xi32>
        %230 = arith.andi %229, %c24 : vector<16xi32>
        %231 = arith.shli %230, %c25 : vector<16xi32>
        %232 = arith.ori %228, %231 : vector<16xi32>
        %233 = arith.sitofp %232 : vector<16xi32> to vector<16xf32>
        %234 = math.fma %233, %107, %112 : vector<16xf32>
        %235 = arith.addi %150, %c17 : index
        %236 = vector.load %w[%235] : memref<?xi8>, vector<16xi8>
        %237 = arith.extui %236 : vector<16xi8> to vector<16xi32>
        %238 = arith.andi %237, %c22 : vector<16xi32>
        %239 = arith.shrui %148, %c25 : vector<16xi32>
        %240 = arith.andi %239, %c24 : vector<16xi32>
        %241 = arith.shli %240, %c25 : vector<16xi32>
        %242 = arith.ori %238, %241 : vector<16xi32>
        %243 = arith.sitofp %242 : vector<16xi32> to vector<16xf32>
        %244 = math.fma %243, %139, %144 : vector<16xf32>
        %245 = arith.addi %98, %c12 : index
        %246:16 = func.call @linear_q5_k_r8p2__cpu.0(%33, %245, %x, %234, %224#0, %244, %224#1, %34, %224#2, %224#3, %35, %224#4, %224#5, %36, %224#6, %224#7, %37, %224#8, %224#9, %38, %224#10, %224#11, %39, %224#12, %224#13, %40, %224#14, %224#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %247 = vector.load %w[%225] : memref<?xi8>, vector<16xi8>
        %248 = arith.extui %247 : vector<16xi8> to vector<16xi32>
        %249 = arith.shrui %248, %c25 : vector<16xi32>
        %250 = arith.shrui %119, %c28 : vector<16xi32>
        %251 = arith.andi %250, %c24 : vector<16xi32>
        %252 = arith.shli %251, %c25 : vector<16xi32>
        %253 = arith.ori %249, %252 : vector<16xi32>
        %254 = arith.sitofp %253 : vector<16xi32> to vector<16xf32>
        %255 = math.fma %254, %107, %112 : vector<16xf32>
        %256 = vector.load %w[%235] : memref<?xi8>, vector<16xi8>
        %257 = arith.extui %256 : vector<16xi8> to vector<16xi32>
        %258 = arith.shrui %257, %c25 : vector<16xi32>
        %259 = arith.shrui %148, %c28 : vector<16xi32>
        %260 = arith.andi %259, %c24 : vector<16xi32>
        %261 = arith.shli %260, %c25 : vector<16xi32>
        %262 = arith.ori %258, %261 : vector<16xi32>
        %263 = arith.sitofp %262 : vector<16xi32> to vector<16xf32>
        %264 = math.fma %263, %139, %144 : vector<16xf32>
        %265 = arith.addi %98, %c13 : index
        %266:16 = func.call @linear_q5_k_r8p2__cpu.0(%33, %265, %x, %255, %246#0, %264, %246#1, %34, %246#2, %246#3, %35, %246#4, %246#5, %36, %246#6, %246#7, %37, %246#8, %246#9, %38, %246#10, %246#11, %39, %246#12, %246#13, %40, %246#14, %246#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %267 = arith.addi %122, %c29 : index
        %268 = vector.load %w[%267] : memref<?xi8>, vector<16xi8>
        %269 = arith.extui %268 : vector<16xi8> to vector<16xi32>
        %270 = arith.andi %269, %c22 : vector<16xi32>
        %271 = arith.shrui %119, %c30 : vector<16xi32>
        %272 = arith.andi %271, %c24 : vector<16xi32>
        %273 = arith.shli %272, %c25 : vector<16xi32>
        %274 = arith.ori %270, %273 : vector<16xi32>
        %275 = arith.sitofp %274 : vector<16xi32> to vector<16xf32>
        %276 = math.fma %275, %107, %112 : vector<16xf32>
        %277 = arith.addi %150, %c29 : index
        %278 = vector.load %w[%277] : memref<?xi8>, vector<16xi8>
        %279 = arith.extui %278 : vector<16xi8> to vector<16xi32>
        %280 = arith.andi %279, %c22 : vector<16xi32>
        %281 = arith.shrui %148, %c30 : vector<16xi32>
        %282 = arith.andi %281, %c24 : vector<16xi32>
        %283 = arith.shli %282, %c25 : vector<16xi32>
        %284 = arith.ori %280, %283 : vector<16xi32>
        %285 = arith.sitofp %284 : vector<16xi32> to vector<16xf32>
        %286 = math.fma %285, %139, %144 : vector<16xf32>
        %287 = arith.addi %98, %c14 : index
        %288:16 = func.call @linear_q5_k_r8p2__cpu.0(%33, %287, %x, %276, %266#0, %286, %266#1, %34, %266#2, %266#3, %35, %266#4, %266#5, %36, %266#6, %266#7, %37, %266#8, %266#9, %38, %266#10, %266#11, %39, %266#12, %266#13, %40, %266#14, %266#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %289 = vector.load %w[%267] : memref<?xi8>, vector<16xi8>
        %290 = arith.extui %289 : vector<16xi8> to vector<16xi32>
        %291 = arith.shrui %290, %c25 : vector<16xi32>
        %292 = arith.shrui %119, %c31 : vector<16xi32>
        %293 = arith.andi %292, %c24 : vector<16xi32>
        %294 = arith.shli %293, %c25 : vector<16xi32>
        %295 = arith.ori %291, %294 : vector<16xi32>
        %296 = arith.sitofp %295 : vector<16xi32> to vector<16xf32>
        %297 = math.fma %296, %107, %112 : vector<16xf32>
        %298 = vector.load %w[%277] : memref<?xi8>, vector<16xi8>
        %299 = arith.extui %298 : vector<16xi8> to vector<16xi32>
        %300 = arith.shrui %299, %c25 : vector<16xi32>
        %301 = arith.shrui %148, %c31 : vector<16xi32>
        %302 = arith.andi %301, %c24 : vector<16xi32>
        %303 = arith.shli %302, %c25 : vector<16xi32>
        %304 = arith.ori %300, %303 : vector<16xi32>
        %305 = arith.sitofp %304 : vector<16xi32> to vector<16xf32>
        %306 = math.fma %305, %139, %144 : vector<16xf32>
        %307 = arith.addi %98, %c15 : index
        %308:16 = func.call @linear_q5_k_r8p2__cpu.0(%33, %307, %x, %297, %288#0, %306, %288#1, %34, %288#2, %288#3, %35, %288#4, %288#5, %36, %288#6, %288#7, %37, %288#8, %288#9, %38, %288#10, %288#11, %39, %288#12, %288#13, %40, %288#14, %288#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %308#0, %308#1, %308#2, %308#3, %308#4, %308#5, %308#6, %308#7, %308#8, %308#9, %308#10, %308#11, %308#12, %308#13, %308#14, %308#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %96#0, %96#1, %96#2, %96#3, %96#4, %96#5, %96#6, %96#7, %96#8, %96#9, %96#10, %96#11, %96#12, %96#13, %96#14, %96#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %309 = arith.cmpi slt, %17, %14 : index
    scf.if %309 {
      %310 = arith.muli %17, %outputFeatures : index
      %311 = arith.muli %3, %c17 : index
      %312 = arith.addi %310, %311 : index
      scf.if %0 {
        %313 = arith.addi %312, %c7 : index
        %314 = vector.load %residual[%313] : memref<?xf32>, vector<16xf32>
        %315 = arith.addf %314, %58#0 : vector<16xf32>
        vector.store %315, %out[%313] : memref<?xf32>, vector<16xf32>
      } else {
        %316 = arith.addi %312, %c7 : index
        vector.store %58#0, %out[%316] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %317 = arith.addi %312, %c19 : index
        %318 = vector.load %residual[%317] : memref<?xf32>, vector<16xf32>
        %319 = arith.addf %318, %58#1 : vector<16xf32>
        vector.store %319, %out[%317] : memref<?xf32>, vector<16xf32>
      } else {
        %320 = arith.addi %312, %c19 : index
        vector.store %58#1, %out[%320] : memref<?xf32>, vector<16xf32>
      }
    }
    %321 = arith.cmpi slt, %19, %14 : index
    scf.if %321 {
      %322 = arith.muli %19, %outputFeatures : index
      %323 = arith.muli %3, %c17 : index
      %324 = arith.addi %322, %323 : index
      scf.if %0 {
        %325 = arith.addi %324, %c7 : index
        %326 = vector.load %residual[%325] : memref<?xf32>, vector<16xf32>
        %327 = arith.addf %326, %58#2 : vector<16xf32>
        vector.store %327, %out[%325] : memref<?xf32>, vector<16xf32>
      } else {
        %328 = arith.addi %324, %c7 : index
        vector.store %58#2, %out[%328] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %329 = arith.addi %324, %c19 : index
        %330 = vector.load %residual[%329] : memref<?xf32>, vector<16xf32>
        %331 = arith.addf %330, %58#3 : vector<16xf32>
        vector.store %331, %out[%329] : memref<?xf32>, vector<16xf32>
      } else {
        %332 = arith.addi %324, %c19 : index
        vector.store %58#3, %out[%332] : memref<?xf32>, vector<16xf32>
      }
    }
    %333 = arith.cmpi slt, %21, %14 : index
    scf.if %333 {
      %334 = arith.muli %21, %outputFeatures : index
      %335 = arith.muli %3, %c17 : index
      %336 = arith.addi %334, %335 : index
      scf.if %0 {
        %337 = arith.addi %336, %c7 : index
        %338 = vector.load %residual[%337] : memref<?xf32>, vector<16xf32>
        %339 = arith.addf %338, %58#4 : vector<16xf32>
        vector.store %339, %out[%337] : memref<?xf32>, vector<16xf32>
      } else {
        %340 = arith.addi %336, %c7 : index
        vector.store %58#4, %out[%340] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %341 = arith.addi %336, %c19 : index
        %342 = vector.load %residual[%341] : memref<?xf32>, vector<16xf32>
        %343 = arith.addf %342, %58#5 : vector<16xf32>
        vector.store %343, %out[%341] : memref<?xf32>, vector<16xf32>
      } else {
        %344 = arith.addi %336, %c19 : index
        vector.store %58#5, %out[%344] : memref<?xf32>, vector<16xf32>
      }
    }
    %345 = arith.cmpi slt, %23, %14 : index
    scf.if %345 {
      %346 = arith.muli %23, %outputFeatures : index
      %347 = arith.muli %3, %c17 : index
      %348 = arith.addi %346, %347 : index
      scf.if %0 {
        %349 = arith.addi %348, %c7 : index
        %350 = vector.load %residual[%349] : memref<?xf32>, vector<16xf32>
        %351 = arith.addf %350, %58#6 : vector<16xf32>
        vector.store %351, %out[%349] : memref<?xf32>, vector<16xf32>
      } else {
        %352 = arith.addi %348, %c7 : index
        vector.store %58#6, %out[%352] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %353 = arith.addi %348, %c19 : index
        %354 = vector.load %residual[%353] : memref<?xf32>, vector<16xf32>
        %355 = arith.addf %354, %58#7 : vector<16xf32>
        vector.store %355, %out[%353] : memref<?xf32>, vector<16xf32>
      } else {
        %356 = arith.addi %348, %c19 : index
        vector.store %58#7, %out[%356] : memref<?xf32>, vector<16xf32>
      }
    }
    %357 = arith.cmpi slt, %25, %14 : index
    scf.if %357 {
      %358 = arith.muli %25, %outputFeatures : index
      %359 = arith.muli %3, %c17 : index
      %360 = arith.addi %358, %359 : index
      scf.if %0 {
        %361 = arith.addi %360, %c7 : index
        %362 = vector.load %residual[%361] : memref<?xf32>, vector<16xf32>
        %363 = arith.addf %362, %58#8 : vector<16xf32>
        vector.store %363, %out[%361] : memref<?xf32>, vector<16xf32>
      } else {
        %364 = arith.addi %360, %c7 : index
        vector.store %58#8, %out[%364] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %365 = arith.addi %360, %c19 : index
        %366 = vector.load %residual[%365] : memref<?xf32>, vector<16xf32>
        %367 = arith.addf %366, %58#9 : vector<16xf32>
        vector.store %367, %out[%365] : memref<?xf32>, vector<16xf32>
      } else {
        %368 = arith.addi %360, %c19 : index
        vector.store %58#9, %out[%368] : memref<?xf32>, vector<16xf32>
      }
    }
    %369 = arith.cmpi slt, %27, %14 : index
    scf.if %369 {
      %370 = arith.muli %27, %outputFeatures : index
      %371 = arith.muli %3, %c17 : index
      %372 = arith.addi %370, %371 : index
      scf.if %0 {
        %373 = arith.addi %372, %c7 : index
        %374 = vector.load %residual[%373] : memref<?xf32>, vector<16xf32>
        %375 = arith.addf %374, %58#10 : vector<16xf32>
        vector.store %375, %out[%373] : memref<?xf32>, vector<16xf32>
      } else {
        %376 = arith.addi %372, %c7 : index
        vector.store %58#10, %out[%376] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %377 = arith.addi %372, %c19 : index
        %378 = vector.load %residual[%377] : memref<?xf32>, vector<16xf32>
        %379 = arith.addf %378, %58#11 : vector<16xf32>
        vector.store %379, %out[%377] : memref<?xf32>, vector<16xf32>
      } else {
        %380 = arith.addi %372, %c19 : index
        vector.store %58#11, %out[%380] : memref<?xf32>, vector<16xf32>
      }
    }
    %381 = arith.cmpi slt, %29, %14 : index
    scf.if %381 {
      %382 = arith.muli %29, %outputFeatures : index
      %383 = arith.muli %3, %c17 : index
      %384 = arith.addi %382, %383 : index
      scf.if %0 {
        %385 = arith.addi %384, %c7 : index
        %386 = vector.load %residual[%385] : memref<?xf32>, vector<16xf32>
        %387 = arith.addf %386, %58#12 : vector<16xf32>
        vector.store %387, %out[%385] : memref<?xf32>, vector<16xf32>
      } else {
        %388 = arith.addi %384, %c7 : index
        vector.store %58#12, %out[%388] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %389 = arith.addi %384, %c19 : index
        %390 = vector.load %residual[%389] : memref<?xf32>, vector<16xf32>
        %391 = arith.addf %390, %58#13 : vector<16xf32>
        vector.store %391, %out[%389] : memref<?xf32>, vector<16xf32>
      } else {
        %392 = arith.addi %384, %c19 : index
        vector.store %58#13, %out[%392] : memref<?xf32>, vector<16xf32>
      }
    }
    %393 = arith.cmpi slt, %31, %14 : index
    scf.if %393 {
      %394 = arith.muli %31, %outputFeatures : index
      %395 = arith.muli %3, %c17 : index
      %396 = arith.addi %394, %395 : index
      scf.if %0 {
        %397 = arith.addi %396, %c7 : index
        %398 = vector.load %residual[%397] : memref<?xf32>, vector<16xf32>
        %399 = arith.addf %398, %58#14 : vector<16xf32>
        vector.store %399, %out[%397] : memref<?xf32>, vector<16xf32>
      } else {
        %400 = arith.addi %396, %c7 : index
        vector.store %58#14, %out[%400] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %401 = arith.addi %396, %c19 : index
        %402 = vector.load %residual[%401] : memref<?xf32>, vector<16xf32>
        %403 = arith.addf %402, %58#15 : vector<16xf32>
        vector.store %403, %out[%401] : memref<?xf32>, vector<16xf32>
      } else {
        %404 = arith.addi %396, %c19 : index
        vector.store %58#15, %out[%404] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
