// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='q4_1', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_q4_1_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @gate_up_q4_1_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 32 : index
  %c3 = arith.constant 320 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 8 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 5 : index
  %c13 = arith.constant 6 : index
  %c14 = arith.constant 7 : index
  %c15 = arith.constant dense<0x00000000> : vector<16xf32>
  %c16 = arith.constant 64 : index
  %c17 = arith.constant dense<15> : vector<16xi32>
  %c18 = arith.constant dense<4> : vector<16xi32>
  %c19 = arith.constant 16 : index
  %c20 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c21 = arith.constant dense<0xBFB8AA3B> : vector<16xf32>
  %0 = arith.divui %inputFeatures, %c2 : index
  %1 = arith.muli %0, %c3 : index
  %2 = wave.block 0
  %3 = wave.block 1
  %4 = arith.muli %2, %c4 : index
  %5 = arith.addi %4, %c5 : index
  %6 = arith.muli %5, %1 : index
  %7 = arith.addi %4, %c6 : index
  %8 = arith.muli %7, %1 : index
  %9 = memref.load %step[%countAt] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %3, %rowsPerBlock : index
  %12 = arith.addi %11, %rowsPerBlock : index
  %13 = arith.minsi %12, %10 : index
  scf.for %14 = %11 to %13 step %c9 {
    %15 = arith.subi %13, %c6 : index
    %16 = arith.addi %14, %c5 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.addi %14, %c6 : index
    %19 = arith.minsi %18, %15 : index
    %20 = arith.addi %14, %c4 : index
    %21 = arith.minsi %20, %15 : index
    %22 = arith.addi %14, %c10 : index
    %23 = arith.minsi %22, %15 : index
    %24 = arith.addi %14, %c11 : index
    %25 = arith.minsi %24, %15 : index
    %26 = arith.addi %14, %c12 : index
    %27 = arith.minsi %26, %15 : index
    %28 = arith.addi %14, %c13 : index
    %29 = arith.minsi %28, %15 : index
    %30 = arith.addi %14, %c14 : index
    %31 = arith.minsi %30, %15 : index
    %32 = arith.muli %17, %inputFeatures : index
    %33 = arith.muli %19, %inputFeatures : index
    %34 = arith.muli %21, %inputFeatures : index
    %35 = arith.muli %23, %inputFeatures : index
    %36 = arith.muli %25, %inputFeatures : index
    %37 = arith.muli %27, %inputFeatures : index
    %38 = arith.muli %29, %inputFeatures : index
    %39 = arith.muli %31, %inputFeatures : index
    %57:16 = scf.for %40 = %c5 to %0 step %c6 iter_args(%41 = %c15, %42 = %c15, %43 = %c15, %44 = %c15, %45 = %c15, %46 = %c15, %47 = %c15, %48 = %c15, %49 = %c15, %50 = %c15, %51 = %c15, %52 = %c15, %53 = %c15, %54 = %c15, %55 = %c15, %56 = %c15) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %58 = arith.muli %40, %c3 : index
      %59 = arith.addi %6, %58 : index
      %60 = arith.addi %8, %58 : index
      %61 = vector.load %w[%59] : memref<?xi8>, vector<32xi8>
      %62 = vector.bitcast %61 : vector<32xi8> to vector<16xf16>
      %63 = arith.extf %62 : vector<16xf16> to vector<16xf32>
      %64 = arith.addi %59, %c2 : index
      %65 = vector.load %w[%64] : memref<?xi8>, vector<32xi8>
      %66 = vector.bitcast %65 : vector<32xi8> to vector<16xf16>
      %67 = arith.extf %66 : vector<16xf16> to vector<16xf32>
      %68 = vector.load %w[%60] : memref<?xi8>, vector<32xi8>
      %69 = vector.bitcast %68 : vector<32xi8> to vector<16xf16>
      %70 = arith.extf %69 : vector<16xf16> to vector<16xf32>
      %71 = arith.addi %60, %c2 : index
      %72 = vector.load %w[%71] : memref<?xi8>, vector<32xi8>
      %73 = vector.bitcast %72 : vector<32xi8> to vector<16xf16>
      %74 = arith.extf %73 : vector<16xf16> to vector<16xf32>
      %75 = arith.muli %40, %c2 : index
      %93:16 = scf.for %76 = %c5 to %c9 step %c6 iter_args(%77 = %41, %78 = %42, %79 = %43, %80 = %44, %81 = %45, %82 = %46, %83 = %47, %84 = %48, %85 = %49, %86 = %50, %87 = %51, %88 = %52, %89 = %53, %90 = %54, %91 = %55, %92 = %56) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %94 = arith.muli %76, %c11 : index
        %95 = arith.addi %75, %94 : index
        %96 = arith.addi %59, %c16 : index
        %97 = arith.muli %76, %c2 : index
        %98 = arith.addi %96, %97 : index
        %99 = arith.addi %98, %c5 : index
        %100 = vector.load %w[%99] : memref<?xi8>, vector<16xi8>
        %101 = arith.extui %100 : vector<16xi8> to vector<16xi32>
        %102 = arith.andi %101, %c17 : vector<16xi32>
        %103 = arith.shrui %101, %c18 : vector<16xi32>
        %104 = arith.sitofp %102 : vector<16xi32> to vector<16xf32>
        %105 = math.fma %104, %63, %67 : vector<16xf32>
        %106 = arith.addi %60, %c16 : index
        %107 = arith.addi %106, %97 : index
        %108 = arith.addi %107, %c5 : index
        %109 = vector.load %w[%108] : memref<?xi8>, vector<16xi8>
        %110 = arith.extui %109 : vector<16xi8> to vector<16xi32>
        %111 = arith.andi %110, %c17 : vector<16xi32>
        %112 = arith.shrui %110, %c18 : vector<16xi32>
        %113 = arith.sitofp %111 : vector<16xi32> to vector<16xf32>
        %114 = math.fma %113, %70, %74 : vector<16xf32>
        %115 = arith.addi %95, %c5 : index
        %116:16 = func.call @gate_up_q4_1_r8p2__cpu.0(%32, %115, %x, %105, %77, %114, %78, %33, %79, %80, %34, %81, %82, %35, %83, %84, %36, %85, %86, %37, %87, %88, %38, %89, %90, %39, %91, %92) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %117 = arith.sitofp %103 : vector<16xi32> to vector<16xf32>
        %118 = math.fma %117, %63, %67 : vector<16xf32>
        %119 = arith.sitofp %112 : vector<16xi32> to vector<16xf32>
        %120 = math.fma %119, %70, %74 : vector<16xf32>
        %121 = arith.addi %95, %c6 : index
        %122:16 = func.call @gate_up_q4_1_r8p2__cpu.0(%32, %121, %x, %118, %116#0, %120, %116#1, %33, %116#2, %116#3, %34, %116#4, %116#5, %35, %116#6, %116#7, %36, %116#8, %116#9, %37, %116#10, %116#11, %38, %116#12, %116#13, %39, %116#14, %116#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %123 = arith.addi %98, %c19 : index
        %124 = vector.load %w[%123] : memref<?xi8>, vector<16xi8>
        %125 = arith.extui %124 : vector<16xi8> to vector<16xi32>
        %126 = arith.andi %125, %c17 : vector<16xi32>
        %127 = arith.shrui %125, %c18 : vector<16xi32>
        %128 = arith.sitofp %126 : vector<16xi32> to vector<16xf32>
        %129 = math.fma %128, %63, %67 : vector<16xf32>
        %130 = arith.addi %107, %c19 : index
        %131 = vector.load %w[%130] : memref<?xi8>, vector<16xi8>
        %132 = arith.extui %131 : vector<16xi8> to vector<16xi32>
        %133 = arith.andi %132, %c17 : vector<16xi32>
        %134 = arith.shrui %132, %c18 : vector<16xi32>
        %135 = arith.sitofp %133 : vector<16xi32> to vector<16xf32>
        %136 = math.fma %135, %70, %74 : vector<16xf32>
        %137 = arith.addi %95, %c4 : index
        %138:16 = func.call @gate_up_q4_1_r8p2__cpu.0(%32, %137, %x, %129, %122#0, %136, %122#1, %33, %122#2, %122#3, %34, %122#4, %122#5, %35, %122#6, %122#7, %36, %122#8, %122#9, %37, %122#10, %122#11, %38, %122#12, %122#13, %39, %122#14, %122#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %139 = arith.sitofp %127 : vector<16xi32> to vector<16xf32>
        %140 = math.fma %139, %63, %67 : vector<16xf32>
        %141 = arith.sitofp %134 : vector<16xi32> to vector<16xf32>
        %142 = math.fma %141, %70, %74 : vector<16xf32>
        %143 = arith.addi %95, %c10 : index
        %144:16 = func.call @gate_up_q4_1_r8p2__cpu.0(%32, %143, %x, %140, %138#0, %142, %138#1, %33, %138#2, %138#3, %34, %138#4, %138#5, %35, %138#6, %138#7, %36, %138#8, %138#9, %37, %138#10, %138#11, %38, %138#12, %138#13, %39, %138#14, %138#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %144#0, %144#1, %144#2, %144#3, %144#4, %144#5, %144#6, %144#7, %144#8, %144#9, %144#10, %144#11, %144#12, %144#13, %144#14, %144#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %93#0, %93#1, %93#2, %93#3, %93#4, %93#5, %93#6, %93#7, %93#8, %93#9, %93#10, %93#11, %93#12, %93#13, %93#14, %93#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %145 = arith.cmpi slt, %16, %13 : index
    scf.if %145 {
      %146 = arith.muli %16, %outputFeatures : index
      %147 = arith.muli %2, %c19 : index
      %148 = arith.addi %146, %147 : index
      %149 = arith.mulf %57#0, %c21 : vector<16xf32>
      %150 = wave.exp2 %149 : vector<16xf32>
      %151 = arith.addf %c20, %150 : vector<16xf32>
      %152 = arith.divf %57#0, %151 : vector<16xf32>
      %153 = arith.mulf %152, %57#1 : vector<16xf32>
      %154 = arith.addi %148, %c5 : index
      vector.store %153, %out[%154] : memref<?xf32>, vector<16xf32>
    }
    %155 = arith.cmpi slt, %18, %13 : index
    scf.if %155 {
      %156 = arith.muli %18, %outputFeatures : index
      %157 = arith.muli %2, %c19 : index
      %158 = arith.addi %156, %157 : index
      %159 = arith.mulf %57#2, %c21 : vector<16xf32>
      %160 = wave.exp2 %159 : vector<16xf32>
      %161 = arith.addf %c20, %160 : vector<16xf32>
      %162 = arith.divf %57#2, %161 : vector<16xf32>
      %163 = arith.mulf %162, %57#3 : vector<16xf32>
      %164 = arith.addi %158, %c5 : index
      vector.store %163, %out[%164] : memref<?xf32>, vector<16xf32>
    }
    %165 = arith.cmpi slt, %20, %13 : index
    scf.if %165 {
      %166 = arith.muli %20, %outputFeatures : index
      %167 = arith.muli %2, %c19 : index
      %168 = arith.addi %166, %167 : index
      %169 = arith.mulf %57#4, %c21 : vector<16xf32>
      %170 = wave.exp2 %169 : vector<16xf32>
      %171 = arith.addf %c20, %170 : vector<16xf32>
      %172 = arith.divf %57#4, %171 : vector<16xf32>
      %173 = arith.mulf %172, %57#5 : vector<16xf32>
      %174 = arith.addi %168, %c5 : index
      vector.store %173, %out[%174] : memref<?xf32>, vector<16xf32>
    }
    %175 = arith.cmpi slt, %22, %13 : index
    scf.if %175 {
      %176 = arith.muli %22, %outputFeatures : index
      %177 = arith.muli %2, %c19 : index
      %178 = arith.addi %176, %177 : index
      %179 = arith.mulf %57#6, %c21 : vector<16xf32>
      %180 = wave.exp2 %179 : vector<16xf32>
      %181 = arith.addf %c20, %180 : vector<16xf32>
      %182 = arith.divf %57#6, %181 : vector<16xf32>
      %183 = arith.mulf %182, %57#7 : vector<16xf32>
      %184 = arith.addi %178, %c5 : index
      vector.store %183, %out[%184] : memref<?xf32>, vector<16xf32>
    }
    %185 = arith.cmpi slt, %24, %13 : index
    scf.if %185 {
      %186 = arith.muli %24, %outputFeatures : index
      %187 = arith.muli %2, %c19 : index
      %188 = arith.addi %186, %187 : index
      %189 = arith.mulf %57#8, %c21 : vector<16xf32>
      %190 = wave.exp2 %189 : vector<16xf32>
      %191 = arith.addf %c20, %190 : vector<16xf32>
      %192 = arith.divf %57#8, %191 : vector<16xf32>
      %193 = arith.mulf %192, %57#9 : vector<16xf32>
      %194 = arith.addi %188, %c5 : index
      vector.store %193, %out[%194] : memref<?xf32>, vector<16xf32>
    }
    %195 = arith.cmpi slt, %26, %13 : index
    scf.if %195 {
      %196 = arith.muli %26, %outputFeatures : index
      %197 = arith.muli %2, %c19 : index
      %198 = arith.addi %196, %197 : index
      %199 = arith.mulf %57#10, %c21 : vector<16xf32>
      %200 = wave.exp2 %199 : vector<16xf32>
      %201 = arith.addf %c20, %200 : vector<16xf32>
      %202 = arith.divf %57#10, %201 : vector<16xf32>
      %203 = arith.mulf %202, %57#11 : vector<16xf32>
      %204 = arith.addi %198, %c5 : index
      vector.store %203, %out[%204] : memref<?xf32>, vector<16xf32>
    }
    %205 = arith.cmpi slt, %28, %13 : index
    scf.if %205 {
      %206 = arith.muli %28, %outputFeatures : index
      %207 = arith.muli %2, %c19 : index
      %208 = arith.addi %206, %207 : index
      %209 = arith.mulf %57#12, %c21 : vector<16xf32>
      %210 = wave.exp2 %209 : vector<16xf32>
      %211 = arith.addf %c20, %210 : vector<16xf32>
      %212 = arith.divf %57#12, %211 : vector<16xf32>
      %213 = arith.mulf %212, %57#13 : vector<16xf32>
      %214 = arith.addi %208, %c5 : index
      vector.store %213, %out[%214] : memref<?xf32>, vector<16xf32>
    }
    %215 = arith.cmpi slt, %30, %13 : index
    scf.if %215 {
      %216 = arith.muli %30, %outputFeatures : index
      %217 = arith.muli %2, %c19 : index
      %218 = arith.addi %216, %217 : index
      %219 = arith.mulf %57#14, %c21 : vector<16xf32>
      %220 = wave.exp2 %219 : vector<16xf32>
      %221 = arith.addf %c20, %220 : vector<16xf32>
      %222 = arith.divf %57#14, %221 : vector<16xf32>
      %223 = arith.mulf %222, %57#15 : vector<16xf32>
      %224 = arith.addi %218, %c5 : index
      vector.store %223, %out[%224] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
