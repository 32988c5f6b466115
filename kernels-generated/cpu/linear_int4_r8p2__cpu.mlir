// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='int4', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_int4_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_int4_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 48 : index
  %c7 = arith.constant 2 : index
  %c8 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 5 : index
  %c14 = arith.constant 6 : index
  %c15 = arith.constant 7 : index
  %c16 = arith.constant dense<0x00000000> : vector<16xf32>
  %c17 = arith.constant 32 : index
  %c18 = arith.constant dense<15> : vector<16xi32>
  %c19 = arith.constant dense<4> : vector<16xi32>
  %c20 = arith.constant 16 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.muli %groupSize, %c5 : index
  %2 = arith.addi %1, %c6 : index
  %3 = arith.divui %inputFeatures, %groupSize : index
  %4 = arith.muli %3, %2 : index
  %5 = wave.block 0
  %6 = wave.block 1
  %7 = arith.muli %5, %c7 : index
  %8 = arith.addi %7, %c8 : index
  %9 = arith.muli %8, %4 : index
  %10 = arith.addi %7, %c1 : index
  %11 = arith.muli %10, %4 : index
  %12 = memref.load %step[%countAt] : memref<?xi32>
  %13 = arith.index_cast %12 : i32 to index
  %14 = arith.muli %6, %rowsPerBlock : index
  %15 = arith.addi %14, %rowsPerBlock : index
  %16 = arith.minsi %15, %13 : index
  scf.for %17 = %14 to %16 step %c5 {
    %18 = arith.subi %16, %c1 : index
    %19 = arith.addi %17, %c8 : index
    %20 = arith.minsi %19, %18 : index
    %21 = arith.addi %17, %c1 : index
    %22 = arith.minsi %21, %18 : index
    %23 = arith.addi %17, %c7 : index
    %24 = arith.minsi %23, %18 : index
    %25 = arith.addi %17, %c11 : index
    %26 = arith.minsi %25, %18 : index
    %27 = arith.addi %17, %c12 : index
    %28 = arith.minsi %27, %18 : index
    %29 = arith.addi %17, %c13 : index
    %30 = arith.minsi %29, %18 : index
    %31 = arith.addi %17, %c14 : index
    %32 = arith.minsi %31, %18 : index
    %33 = arith.addi %17, %c15 : index
    %34 = arith.minsi %33, %18 : index
    %35 = arith.muli %20, %inputFeatures : index
    %36 = arith.muli %22, %inputFeatures : index
    %37 = arith.muli %24, %inputFeatures : index
    %38 = arith.muli %26, %inputFeatures : index
    %39 = arith.muli %28, %inputFeatures : index
    %40 = arith.muli %30, %inputFeatures : index
    %41 = arith.muli %32, %inputFeatures : index
    %42 = arith.muli %34, %inputFeatures : index
    %43 = arith.divui %groupSize, %c12 : index
    %61:16 = scf.for %44 = %c8 to %3 step %c1 iter_args(%45 = %c16, %46 = %c16, %47 = %c16, %48 = %c16, %49 = %c16, %50 = %c16, %51 = %c16, %52 = %c16, %53 = %c16, %54 = %c16, %55 = %c16, %56 = %c16, %57 = %c16, %58 = %c16, %59 = %c16, %60 = %c16) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %62 = arith.muli %44, %2 : index
      %63 = arith.addi %9, %62 : index
      %64 = arith.addi %11, %62 : index
      %65 = vector.load %w[%63] : memref<?xi8>, vector<32xi8>
      %66 = vector.bitcast %65 : vector<32xi8> to vector<16xf16>
      %67 = arith.extf %66 : vector<16xf16> to vector<16xf32>
      %68 = arith.addi %63, %c17 : index
      %69 = vector.load %w[%68] : memref<?xi8>, vector<16xi8>
      %70 = arith.extui %69 : vector<16xi8> to vector<16xi32>
      %71 = vector.load %w[%64] : memref<?xi8>, vector<32xi8>
      %72 = vector.bitcast %71 : vector<32xi8> to vector<16xf16>
      %73 = arith.extf %72 : vector<16xf16> to vector<16xf32>
      %74 = arith.addi %64, %c17 : index
      %75 = vector.load %w[%74] : memref<?xi8>, vector<16xi8>
      %76 = arith.extui %75 : vector<16xi8> to vector<16xi32>
      %77 = arith.muli %44, %groupSize : index
      %95:16 = scf.for %78 = %c8 to %43 step %c1 iter_args(%79 = %45, %80 = %46, %81 = %47, %82 = %48, %83 = %49, %84 = %50, %85 = %51, %86 = %52, %87 = %53, %88 = %54, %89 = %55, %90 = %56, %91 = %57, %92 = %58, %93 = %59, %94 = %60) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %96 = arith.muli %78, %c12 : index
        %97 = arith.addi %77, %96 : index
        %98 = arith.addi %63, %c6 : index
        %99 = arith.muli %78, %c17 : index
        %100 = arith.addi %98, %99 : index
        %101 = arith.addi %100, %c8 : index
        %102 = vector.load %w[%101] : memref<?xi8>, vector<16xi8>
        %103 = arith.extui %102 : vector<16xi8> to vector<16xi32>
        %104 = arith.andi %103, %c18 : vector<16xi32>
        %105 = arith.shrui %103, %c19 : vector<16xi32>
        %106 = arith.subi %104, %70 : vector<16xi32>
        %107 = arith.sitofp %106 : vector<16xi32> to vector<16xf32>
        %108 = arith.mulf %107, %67 : vector<16xf32>
        %109 = arith.addi %64, %c6 : index
        %110 = arith.addi %109, %99 : index
        %111 = arith.addi %110, %c8 : index
        %112 = vector.load %w[%111] : memref<?xi8>, vector<16xi8>
        %113 = arith.extui %112 : vector<16xi8> to vector<16xi32>
        %114 = arith.andi %113, %c18 : vector<16xi32>
        %115 = arith.shrui %113, %c19 : vector<16xi32>
        %116 = arith.subi %114, %76 : vector<16xi32>
        %117 = arith.sitofp %116 : vector<16xi32> to vector<16xf32>
        %118 = arith.mulf %117, %73 : vector<16xf32>
        %119 = arith.addi %97, %c8 : index
        %120:16 = func.call @linear_int4_r8p2__cpu.0(%35, %119, %x, %108, %79, %118, %80, %36, %81, %82, %37, %83, %84, %38, %85, %86, %39, %87, %88, %40, %89, %90, %41, %91, %92, %42, %93, %94) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %121 = arith.subi %105, %70 : vector<16xi32>
        %122 = arith.sitofp %121 : vector<16xi32> to vector<16xf32>
        %123 = arith.mulf %122, %67 : vector<16xf32>
        %124 = arith.subi %115, %76 : vector<16xi32>
        %125 = arith.sitofp %124 : vector<16xi32> to vector<16xf32>
        %126 = arith.mulf %125, %73 : vector<16xf32>
        %127 = arith.addi %97, %c1 : index
        %128:16 = func.call @linear_int4_r8p2__cpu.0(%35, %127, %x, %123, %120#0, %126, %120#1, %36, %120#2, %120#3, %37, %120#4, %120#5, %38, %120#6, %120#7, %39, %120#8, %120#9, %40, %120#10, %120#11, %41, %120#12, %120#13, %42, %120#14, %120#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %129 = arith.addi %100, %c20 : index
        %130 = vector.load %w[%129] : memref<?xi8>, vector<16xi8>
        %131 = arith.extui %130 : vector<16xi8> to vector<16xi32>
        %132 = arith.andi %131, %c18 : vector<16xi32>
        %133 = arith.shrui %131, %c19 : vector<16xi32>
        %134 = arith.subi %132, %70 : vector<16xi32>
        %135 = arith.sitofp %134 : vector<16xi32> to vector<16xf32>
        %136 = arith.mulf %135, %67 : vector<16xf32>
        %137 = arith.addi %110, %c20 : index
        %138 = vector.load %w[%137] : memref<?xi8>, vector<16xi8>
        %139 = arith.extui %138 : vector<16xi8> to vector<16xi32>
        %140 = arith.andi %139, %c18 : vector<16xi32>
        %141 = arith.shrui %139, %c19 : vector<16xi32>
        %142 = arith.subi %140, %76 : vector<16xi32>
        %143 = arith.sitofp %142 : vector<16xi32> to vector<16xf32>
        %144 = arith.mulf %143, %73 : vector<16xf32>
        %145 = arith.addi %97, %c7 : index
        %146:16 = func.call @linear_int4_r8p2__cpu.0(%35, %145, %x, %136, %128#0, %144, %128#1, %36, %128#2, %128#3, %37, %128#4, %128#5, %38, %128#6, %128#7, %39, %128#8, %128#9, %40, %128#10, %128#11, %41, %128#12, %128#13, %42, %128#14, %128#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %147 = arith.subi %133, %70 : vector<16xi32>
        %148 = arith.sitofp %147 : vector<16xi32> to vector<16xf32>
        %149 = arith.mulf %148, %67 : vector<16xf32>
        %150 = arith.subi %141, %76 : vector<16xi32>
        %151 = arith.sitofp %150 : vector<16xi32> to vector<16xf32>
        %152 = arith.mulf %151, %73 : vector<16xf32>
        %153 = arith.addi %97, %c11 : index
        %154:16 = func.call @linear_int4_r8p2__cpu.0(%35, %153, %x, %149, %146#0, %152, %146#1, %36, %146#2, %146#3, %37, %146#4, %146#5, %38, %146#6, %146#7, %39, %146#8, %146#9, %40, %146#10, %146#11, %41, %146#12, %146#13, %42, %146#14, %146#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %154#0, %154#1, %154#2, %154#3, %154#4, %154#5, %154#6, %154#7, %154#8, %154#9, %154#10, %154#11, %154#12, %154#13, %154#14, %154#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %95#0, %95#1, %95#2, %95#3, %95#4, %95#5, %95#6, %95#7, %95#8, %95#9, %95#10, %95#11, %95#12, %95#13, %95#14, %95#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %155 = arith.cmpi slt, %19, %16 : index
    scf.if %155 {
      %156 = arith.muli %19, %outputFeatures : index
      %157 = arith.muli %5, %c17 : index
      %158 = arith.addi %156, %157 : index
      scf.if %0 {
        %159 = arith.addi %158, %c8 : index
        %160 = vector.load %residual[%159] : memref<?xf32>, vector<16xf32>
        %161 = arith.addf %160, %61#0 : vector<16xf32>
        vector.store %161, %out[%159] : memref<?xf32>, vector<16xf32>
      } else {
        %162 = arith.addi %158, %c8 : index
        vector.store %61#0, %out[%162] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %163 = arith.addi %158, %c20 : index
        %164 = vector.load %residual[%163] : memref<?xf32>, vector<16xf32>
        %165 = arith.addf %164, %61#1 : vector<16xf32>
        vector.store %165, %out[%163] : memref<?xf32>, vector<16xf32>
      } else {
        %166 = arith.addi %158, %c20 : index
        vector.store %61#1, %out[%166] : memref<?xf32>, vector<16xf32>
      }
    }
    %167 = arith.cmpi slt, %21, %16 : index
    scf.if %167 {
      %168 = arith.muli %21, %outputFeatures : index
      %169 = arith.muli %5, %c17 : index
      %170 = arith.addi %168, %169 : index
      scf.if %0 {
        %171 = arith.addi %170, %c8 : index
        %172 = vector.load %residual[%171] : memref<?xf32>, vector<16xf32>
        %173 = arith.addf %172, %61#2 : vector<16xf32>
        vector.store %173, %out[%171] : memref<?xf32>, vector<16xf32>
      } else {
        %174 = arith.addi %170, %c8 : index
        vector.store %61#2, %out[%174] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %175 = arith.addi %170, %c20 : index
        %176 = vector.load %residual[%175] : memref<?xf32>, vector<16xf32>
        %177 = arith.addf %176, %61#3 : vector<16xf32>
        vector.store %177, %out[%175] : memref<?xf32>, vector<16xf32>
      } else {
        %178 = arith.addi %170, %c20 : index
        vector.store %61#3, %out[%178] : memref<?xf32>, vector<16xf32>
      }
    }
    %179 = arith.cmpi slt, %23, %16 : index
    scf.if %179 {
      %180 = arith.muli %23, %outputFeatures : index
      %181 = arith.muli %5, %c17 : index
      %182 = arith.addi %180, %181 : index
      scf.if %0 {
        %183 = arith.addi %182, %c8 : index
        %184 = vector.load %residual[%183] : memref<?xf32>, vector<16xf32>
        %185 = arith.addf %184, %61#4 : vector<16xf32>
        vector.store %185, %out[%183] : memref<?xf32>, vector<16xf32>
      } else {
        %186 = arith.addi %182, %c8 : index
        vector.store %61#4, %out[%186] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %187 = arith.addi %182, %c20 : index
        %188 = vector.load %residual[%187] : memref<?xf32>, vector<16xf32>
        %189 = arith.addf %188, %61#5 : vector<16xf32>
        vector.store %189, %out[%187] : memref<?xf32>, vector<16xf32>
      } else {
        %190 = arith.addi %182, %c20 : index
        vector.store %61#5, %out[%190] : memref<?xf32>, vector<16xf32>
      }
    }
    %191 = arith.cmpi slt, %25, %16 : index
    scf.if %191 {
      %192 = arith.muli %25, %outputFeatures : index
      %193 = arith.muli %5, %c17 : index
      %194 = arith.addi %192, %193 : index
      scf.if %0 {
        %195 = arith.addi %194, %c8 : index
        %196 = vector.load %residual[%195] : memref<?xf32>, vector<16xf32>
        %197 = arith.addf %196, %61#6 : vector<16xf32>
        vector.store %197, %out[%195] : memref<?xf32>, vector<16xf32>
      } else {
        %198 = arith.addi %194, %c8 : index
        vector.store %61#6, %out[%198] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %199 = arith.addi %194, %c20 : index
        %200 = vector.load %residual[%199] : memref<?xf32>, vector<16xf32>
        %201 = arith.addf %200, %61#7 : vector<16xf32>
        vector.store %201, %out[%199] : memref<?xf32>, vector<16xf32>
      } else {
        %202 = arith.addi %194, %c20 : index
        vector.store %61#7, %out[%202] : memref<?xf32>, vector<16xf32>
      }
    }
    %203 = arith.cmpi slt, %27, %16 : index
    scf.if %203 {
      %204 = arith.muli %27, %outputFeatures : index
      %205 = arith.muli %5, %c17 : index
      %206 = arith.addi %204, %205 : index
      scf.if %0 {
        %207 = arith.addi %206, %c8 : index
        %208 = vector.load %residual[%207] : memref<?xf32>, vector<16xf32>
        %209 = arith.addf %208, %61#8 : vector<16xf32>
        vector.store %209, %out[%207] : memref<?xf32>, vector<16xf32>
      } else {
        %210 = arith.addi %206, %c8 : index
        vector.store %61#8, %out[%210] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %211 = arith.addi %206, %c20 : index
        %212 = vector.load %residual[%211] : memref<?xf32>, vector<16xf32>
        %213 = arith.addf %212, %61#9 : vector<16xf32>
        vector.store %213, %out[%211] : memref<?xf32>, vector<16xf32>
      } else {
        %214 = arith.addi %206, %c20 : index
        vector.store %61#9, %out[%214] : memref<?xf32>, vector<16xf32>
      }
    }
    %215 = arith.cmpi slt, %29, %16 : index
    scf.if %215 {
      %216 = arith.muli %29, %outputFeatures : index
      %217 = arith.muli %5, %c17 : index
      %218 = arith.addi %216, %217 : index
      scf.if %0 {
        %219 = arith.addi %218, %c8 : index
        %220 = vector.load %residual[%219] : memref<?xf32>, vector<16xf32>
        %221 = arith.addf %220, %61#10 : vector<16xf32>
        vector.store %221, %out[%219] : memref<?xf32>, vector<16xf32>
      } else {
        %222 = arith.addi %218, %c8 : index
        vector.store %61#10, %out[%222] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %223 = arith.addi %218, %c20 : index
        %224 = vector.load %residual[%223] : memref<?xf32>, vector<16xf32>
        %225 = arith.addf %224, %61#11 : vector<16xf32>
        vector.store %225, %out[%223] : memref<?xf32>, vector<16xf32>
      } else {
        %226 = arith.addi %218, %c20 : index
        vector.store %61#11, %out[%226] : memref<?xf32>, vector<16xf32>
      }
    }
    %227 = arith.cmpi slt, %31, %16 : index
    scf.if %227 {
      %228 = arith.muli %31, %outputFeatures : index
      %229 = arith.muli %5, %c17 : index
      %230 = arith.addi %228, %229 : index
      scf.if %0 {
        %231 = arith.addi %230, %c8 : index
        %232 = vector.load %residual[%231] : memref<?xf32>, vector<16xf32>
        %233 = arith.addf %232, %61#12 : vector<16xf32>
        vector.store %233, %out[%231] : memref<?xf32>, vector<16xf32>
      } else {
        %234 = arith.addi %230, %c8 : index
        vector.store %61#12, %out[%234] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %235 = arith.addi %230, %c20 : index
        %236 = vector.load %residual[%235] : memref<?xf32>, vector<16xf32>
        %237 = arith.addf %236, %61#13 : vector<16xf32>
        vector.store %237, %out[%235] : memref<?xf32>, vector<16xf32>
      } else {
        %238 = arith.addi %230, %c20 : index
        vector.store %61#13, %out[%238] : memref<?xf32>, vector<16xf32>
      }
    }
    %239 = arith.cmpi slt, %33, %16 : index
    scf.if %239 {
      %240 = arith.muli %33, %outputFeatures : index
      %241 = arith.muli %5, %c17 : index
      %242 = arith.addi %240, %241 : index
      scf.if %0 {
        %243 = arith.addi %242, %c8 : index
        %244 = vector.load %residual[%243] : memref<?xf32>, vector<16xf32>
        %245 = arith.addf %244, %61#14 : vector<16xf32>
        vector.store %245, %out[%243] : memref<?xf32>, vector<16xf32>
      } else {
        %246 = arith.addi %242, %c8 : index
        vector.store %61#14, %out[%246] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %247 = arith.addi %242, %c20 : index
        %248 = vector.load %residual[%247] : memref<?xf32>, vector<16xf32>
        %249 = arith.addf %248, %61#15 : vector<16xf32>
        vector.store %249, %out[%247] : memref<?xf32>, vector<16xf32>
      } else {
        %250 = arith.addi %242, %c20 : index
        vector.store %61#15, %out[%250] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
