// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='int4', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_int4_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @gate_up_int4_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 8 : index
  %c4 = arith.constant 48 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 0 : index
  %c7 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 5 : index
  %c13 = arith.constant 6 : index
  %c14 = arith.constant 7 : index
  %c15 = arith.constant dense<0x00000000> : vector<16xf32>
  %c16 = arith.constant 32 : index
  %c17 = arith.constant dense<15> : vector<16xi32>
  %c18 = arith.constant dense<4> : vector<16xi32>
  %c19 = arith.constant 16 : index
  %c20 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c21 = arith.constant dense<0xBFB8AA3B> : vector<16xf32>
  %0 = arith.muli %groupSize, %c3 : index
  %1 = arith.addi %0, %c4 : index
  %2 = arith.divui %inputFeatures, %groupSize : index
  %3 = arith.muli %2, %1 : index
  %4 = wave.block 0
  %5 = wave.block 1
  %6 = arith.muli %4, %c5 : index
  %7 = arith.addi %6, %c6 : index
  %8 = arith.muli %7, %3 : index
  %9 = arith.addi %6, %c7 : index
  %10 = arith.muli %9, %3 : index
  %11 = memref.load %step[%countAt] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %5, %rowsPerBlock : index
  %14 = arith.addi %13, %rowsPerBlock : index
  %15 = arith.minsi %14, %12 : index
  scf.for %16 = %13 to %15 step %c3 {
    %17 = arith.subi %15, %c7 : index
    %18 = arith.addi %16, %c6 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.addi %16, %c7 : index
    %21 = arith.minsi %20, %17 : index
    %22 = arith.addi %16, %c5 : index
    %23 = arith.minsi %22, %17 : index
    %24 = arith.addi %16, %c10 : index
    %25 = arith.minsi %24, %17 : index
    %26 = arith.addi %16, %c11 : index
    %27 = arith.minsi %26, %17 : index
    %28 = arith.addi %16, %c12 : index
    %29 = arith.minsi %28, %17 : index
    %30 = arith.addi %16, %c13 : index
    %31 = arith.minsi %30, %17 : index
    %32 = arith.addi %16, %c14 : index
    %33 = arith.minsi %32, %17 : index
    %34 = arith.muli %19, %inputFeatures : index
    %35 = arith.muli %21, %inputFeatures : index
    %36 = arith.muli %23, %inputFeatures : index
    %37 = arith.muli %25, %inputFeatures : index
    %38 = arith.muli %27, %inputFeatures : index
    %39 = arith.muli %29, %inputFeatures : index
    %40 = arith.muli %31, %inputFeatures : index
    %41 = arith.muli %33, %inputFeatures : index
    %42 = arith.divui %groupSize, %c11 : index
    %60:16 = scf.for %43 = %c6 to %2 step %c7 iter_args(%44 = %c15, %45 = %c15, %46 = %c15, %47 = %c15, %48 = %c15, %49 = %c15, %50 = %c15, %51 = %c15, %52 = %c15, %53 = %c15, %54 = %c15, %55 = %c15, %56 = %c15, %57 = %c15, %58 = %c15, %59 = %c15) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %61 = arith.muli %43, %1 : index
      %62 = arith.addi %8, %61 : index
      %63 = arith.addi %10, %61 : index
      %64 = vector.load %w[%62] : memref<?xi8>, vector<32xi8>
      %65 = vector.bitcast %64 : vector<32xi8> to vector<16xf16>
      %66 = arith.extf %65 : vector<16xf16> to vector<16xf32>
      %67 = arith.addi %62, %c16 : index
      %68 = vector.load %w[%67] : memref<?xi8>, vector<16xi8>
      %69 = arith.extui %68 : vector<16xi8> to vector<16xi32>
      %70 = vector.load %w[%63] : memref<?xi8>, vector<32xi8>
      %71 = vector.bitcast %70 : vector<32xi8> to vector<16xf16>
      %72 = arith.extf %71 : vector<16xf16> to vector<16xf32>
      %73 = arith.addi %63, %c16 : index
      %74 = vector.load %w[%73] : memref<?xi8>, vector<16xi8>
      %75 = arith.extui %74 : vector<16xi8> to vector<16xi32>
      %76 = arith.muli %43, %groupSize : index
      %94:16 = scf.for %77 = %c6 to %42 step %c7 iter_args(%78 = %44, %79 = %45, %80 = %46, %81 = %47, %82 = %48, %83 = %49, %84 = %50, %85 = %51, %86 = %52, %87 = %53, %88 = %54, %89 = %55, %90 = %56, %91 = %57, %92 = %58, %93 = %59) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %95 = arith.muli %77, %c11 : index
        %96 = arith.addi %76, %95 : index
        %97 = arith.addi %62, %c4 : index
        %98 = arith.muli %77, %c16 : index
        %99 = arith.addi %97, %98 : index
        %100 = arith.addi %99, %c6 : index
        %101 = vector.load %w[%100] : memref<?xi8>, vector<16xi8>
        %102 = arith.extui %101 : vector<16xi8> to vector<16xi32>
        %103 = arith.andi %102, %c17 : vector<16xi32>
        %104 = arith.shrui %102, %c18 : vector<16xi32>
        %105 = arith.subi %103, %69 : vector<16xi32>
        %106 = arith.sitofp %105 : vector<16xi32> to vector<16xf32>
        %107 = arith.mulf %106, %66 : vector<16xf32>
        %108 = arith.addi %63, %c4 : index
        %109 = arith.addi %108, %98 : index
        %110 = arith.addi %109, %c6 : index
        %111 = vector.load %w[%110] : memref<?xi8>, vector<16xi8>
        %112 = arith.extui %111 : vector<16xi8> to vector<16xi32>
        %113 = arith.andi %112, %c17 : vector<16xi32>
        %114 = arith.shrui %112, %c18 : vector<16xi32>
        %115 = arith.subi %113, %75 : vector<16xi32>
        %116 = arith.sitofp %115 : vector<16xi32> to vector<16xf32>
        %117 = arith.mulf %116, %72 : vector<16xf32>
        %118 = arith.addi %96, %c6 : index
        %119:16 = func.call @gate_up_int4_r8p2__cpu.0(%34, %118, %x, %107, %78, %117, %79, %35, %80, %81, %36, %82, %83, %37, %84, %85, %38, %86, %87, %39, %88, %89, %40, %90, %91, %41, %92, %93) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %120 = arith.subi %104, %69 : vector<16xi32>
        %121 = arith.sitofp %120 : vector<16xi32> to vector<16xf32>
        %122 = arith.mulf %121, %66 : vector<16xf32>
        %123 = arith.subi %114, %75 : vector<16xi32>
        %124 = arith.sitofp %123 : vector<16xi32> to vector<16xf32>
        %125 = arith.mulf %124, %72 : vector<16xf32>
        %126 = arith.addi %96, %c7 : index
        %127:16 = func.call @gate_up_int4_r8p2__cpu.0(%34, %126, %x, %122, %119#0, %125, %119#1, %35, %119#2, %119#3, %36, %119#4, %119#5, %37, %119#6, %119#7, %38, %119#8, %119#9, %39, %119#10, %119#11, %40, %119#12, %119#13, %41, %119#14, %119#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %128 = arith.addi %99, %c19 : index
        %129 = vector.load %w[%128] : memref<?xi8>, vector<16xi8>
        %130 = arith.extui %129 : vector<16xi8> to vector<16xi32>
        %131 = arith.andi %130, %c17 : vector<16xi32>
        %132 = arith.shrui %130, %c18 : vector<16xi32>
        %133 = arith.subi %131, %69 : vector<16xi32>
        %134 = arith.sitofp %133 : vector<16xi32> to vector<16xf32>
        %135 = arith.mulf %134, %66 : vector<16xf32>
        %136 = arith.addi %109, %c19 : index
        %137 = vector.load %w[%136] : memref<?xi8>, vector<16xi8>
        %138 = arith.extui %137 : vector<16xi8> to vector<16xi32>
        %139 = arith.andi %138, %c17 : vector<16xi32>
        %140 = arith.shrui %138, %c18 : vector<16xi32>
        %141 = arith.subi %139, %75 : vector<16xi32>
        %142 = arith.sitofp %141 : vector<16xi32> to vector<16xf32>
        %143 = arith.mulf %142, %72 : vector<16xf32>
        %144 = arith.addi %96, %c5 : index
        %145:16 = func.call @gate_up_int4_r8p2__cpu.0(%34, %144, %x, %135, %127#0, %143, %127#1, %35, %127#2, %127#3, %36, %127#4, %127#5, %37, %127#6, %127#7, %38, %127#8, %127#9, %39, %127#10, %127#11, %40, %127#12, %127#13, %41, %127#14, %127#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %146 = arith.subi %132, %69 : vector<16xi32>
        %147 = arith.sitofp %146 : vector<16xi32> to vector<16xf32>
        %148 = arith.mulf %147, %66 : vector<16xf32>
        %149 = arith.subi %140, %75 : vector<16xi32>
        %150 = arith.sitofp %149 : vector<16xi32> to vector<16xf32>
        %151 = arith.mulf %150, %72 : vector<16xf32>
        %152 = arith.addi %96, %c10 : index
        %153:16 = func.call @gate_up_int4_r8p2__cpu.0(%34, %152, %x, %148, %145#0, %151, %145#1, %35, %145#2, %145#3, %36, %145#4, %145#5, %37, %145#6, %145#7, %38, %145#8, %145#9, %39, %145#10, %145#11, %40, %145#12, %145#13, %41, %145#14, %145#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %153#0, %153#1, %153#2, %153#3, %153#4, %153#5, %153#6, %153#7, %153#8, %153#9, %153#10, %153#11, %153#12, %153#13, %153#14, %153#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %94#0, %94#1, %94#2, %94#3, %94#4, %94#5, %94#6, %94#7, %94#8, %94#9, %94#10, %94#11, %94#12, %94#13, %94#14, %94#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %154 = arith.cmpi slt, %18, %15 : index
    scf.if %154 {
      %155 = arith.muli %18, %outputFeatures : index
      %156 = arith.muli %4, %c19 : index
      %157 = arith.addi %155, %156 : index
      %158 = arith.mulf %60#0, %c21 : vector<16xf32>
      %159 = wave.exp2 %158 : vector<16xf32>
      %160 = arith.addf %c20, %159 : vector<16xf32>
      %161 = arith.divf %60#0, %160 : vector<16xf32>
      %162 = arith.mulf %161, %60#1 : vector<16xf32>
      %163 = arith.addi %157, %c6 : index
      vector.store %162, %out[%163] : memref<?xf32>, vector<16xf32>
    }
    %164 = arith.cmpi slt, %20, %15 : index
    scf.if %164 {
      %165 = arith.muli %20, %outputFeatures : index
      %166 = arith.muli %4, %c19 : index
      %167 = arith.addi %165, %166 : index
      %168 = arith.mulf %60#2, %c21 : vector<16xf32>
      %169 = wave.exp2 %168 : vector<16xf32>
      %170 = arith.addf %c20, %169 : vector<16xf32>
      %171 = arith.divf %60#2, %170 : vector<16xf32>
      %172 = arith.mulf %171, %60#3 : vector<16xf32>
      %173 = arith.addi %167, %c6 : index
      vector.store %172, %out[%173] : memref<?xf32>, vector<16xf32>
    }
    %174 = arith.cmpi slt, %22, %15 : index
    scf.if %174 {
      %175 = arith.muli %22, %outputFeatures : index
      %176 = arith.muli %4, %c19 : index
      %177 = arith.addi %175, %176 : index
      %178 = arith.mulf %60#4, %c21 : vector<16xf32>
      %179 = wave.exp2 %178 : vector<16xf32>
      %180 = arith.addf %c20, %179 : vector<16xf32>
      %181 = arith.divf %60#4, %180 : vector<16xf32>
      %182 = arith.mulf %181, %60#5 : vector<16xf32>
      %183 = arith.addi %177, %c6 : index
      vector.store %182, %out[%183] : memref<?xf32>, vector<16xf32>
    }
    %184 = arith.cmpi slt, %24, %15 : index
    scf.if %184 {
      %185 = arith.muli %24, %outputFeatures : index
      %186 = arith.muli %4, %c19 : index
      %187 = arith.addi %185, %186 : index
      %188 = arith.mulf %60#6, %c21 : vector<16xf32>
      %189 = wave.exp2 %188 : vector<16xf32>
      %190 = arith.addf %c20, %189 : vector<16xf32>
      %191 = arith.divf %60#6, %190 : vector<16xf32>
      %192 = arith.mulf %191, %60#7 : vector<16xf32>
      %193 = arith.addi %187, %c6 : index
      vector.store %192, %out[%193] : memref<?xf32>, vector<16xf32>
    }
    %194 = arith.cmpi slt, %26, %15 : index
    scf.if %194 {
      %195 = arith.muli %26, %outputFeatures : index
      %196 = arith.muli %4, %c19 : index
      %197 = arith.addi %195, %196 : index
      %198 = arith.mulf %60#8, %c21 : vector<16xf32>
      %199 = wave.exp2 %198 : vector<16xf32>
      %200 = arith.addf %c20, %199 : vector<16xf32>
      %201 = arith.divf %60#8, %200 : vector<16xf32>
      %202 = arith.mulf %201, %60#9 : vector<16xf32>
      %203 = arith.addi %197, %c6 : index
      vector.store %202, %out[%203] : memref<?xf32>, vector<16xf32>
    }
    %204 = arith.cmpi slt, %28, %15 : index
    scf.if %204 {
      %205 = arith.muli %28, %outputFeatures : index
      %206 = arith.muli %4, %c19 : index
      %207 = arith.addi %205, %206 : index
      %208 = arith.mulf %60#10, %c21 : vector<16xf32>
      %209 = wave.exp2 %208 : vector<16xf32>
      %210 = arith.addf %c20, %209 : vector<16xf32>
      %211 = arith.divf %60#10, %210 : vector<16xf32>
      %212 = arith.mulf %211, %60#11 : vector<16xf32>
      %213 = arith.addi %207, %c6 : index
      vector.store %212, %out[%213] : memref<?xf32>, vector<16xf32>
    }
    %214 = arith.cmpi slt, %30, %15 : index
    scf.if %214 {
      %215 = arith.muli %30, %outputFeatures : index
      %216 = arith.muli %4, %c19 : index
      %217 = arith.addi %215, %216 : index
      %218 = arith.mulf %60#12, %c21 : vector<16xf32>
      %219 = wave.exp2 %218 : vector<16xf32>
      %220 = arith.addf %c20, %219 : vector<16xf32>
      %221 = arith.divf %60#12, %220 : vector<16xf32>
      %222 = arith.mulf %221, %60#13 : vector<16xf32>
      %223 = arith.addi %217, %c6 : index
      vector.store %222, %out[%223] : memref<?xf32>, vector<16xf32>
    }
    %224 = arith.cmpi slt, %32, %15 : index
    scf.if %224 {
      %225 = arith.muli %32, %outputFeatures : index
      %226 = arith.muli %4, %c19 : index
      %227 = arith.addi %225, %226 : index
      %228 = arith.mulf %60#14, %c21 : vector<16xf32>
      %229 = wave.exp2 %228 : vector<16xf32>
      %230 = arith.addf %c20, %229 : vector<16xf32>
      %231 = arith.divf %60#14, %230 : vector<16xf32>
      %232 = arith.mulf %231, %60#15 : vector<16xf32>
      %233 = arith.addi %227, %c6 : index
      vector.store %232, %out[%233] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
