// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='f16', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_f16_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @gate_up_f16_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 512 : index
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
  %c16 = arith.constant 128 : index
  %c17 = arith.constant 32 : index
  %c18 = arith.constant 64 : index
  %c19 = arith.constant 96 : index
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
      %61 = arith.muli %40, %c2 : index
      %79:16 = scf.for %62 = %c5 to %c11 step %c6 iter_args(%63 = %41, %64 = %42, %65 = %43, %66 = %44, %67 = %45, %68 = %46, %69 = %47, %70 = %48, %71 = %49, %72 = %50, %73 = %51, %74 = %52, %75 = %53, %76 = %54, %77 = %55, %78 = %56) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %80 = arith.muli %62, %c11 : index
        %81 = arith.addi %61, %80 : index
        %82 = arith.muli %62, %c16 : index
        %83 = arith.addi %59, %82 : index
        %84 = arith.addi %83, %c5 : index
        %85 = vector.load %w[%84] : memref<?xi8>, vector<32xi8>
        %86 = vector.bitcast %85 : vector<32xi8> to vector<16xf16>
        %87 = arith.extf %86 : vector<16xf16> to vector<16xf32>
        %88 = arith.addi %60, %82 : index
        %89 = arith.addi %88, %c5 : index
        %90 = vector.load %w[%89] : memref<?xi8>, vector<32xi8>
        %91 = vector.bitcast %90 : vector<32xi8> to vector<16xf16>
        %92 = arith.extf %91 : vector<16xf16> to vector<16xf32>
        %93 = arith.addi %81, %c5 : index
        %94:16 = func.call @gate_up_f16_r8p2__cpu.0(%32, %93, %x, %87, %63, %92, %64, %33, %65, %66, %34, %67, %68, %35, %69, %70, %36, %71, %72, %37, %73, %74, %38, %75, %76, %39, %77, %78) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %95 = arith.addi %83, %c17 : index
        %96 = vector.load %w[%95] : memref<?xi8>, vector<32xi8>
        %97 = vector.bitcast %96 : vector<32xi8> to vector<16xf16>
        %98 = arith.extf %97 : vector<16xf16> to vector<16xf32>
        %99 = arith.addi %88, %c17 : index
        %100 = vector.load %w[%99] : memref<?xi8>, vector<32xi8>
        %101 = vector.bitcast %100 : vector<32xi8> to vector<16xf16>
        %102 = arith.extf %101 : vector<16xf16> to vector<16xf32>
        %103 = arith.addi %81, %c6 : index
        %104:16 = func.call @gate_up_f16_r8p2__cpu.0(%32, %103, %x, %98, %94#0, %102, %94#1, %33, %94#2, %94#3, %34, %94#4, %94#5, %35, %94#6, %94#7, %36, %94#8, %94#9, %37, %94#10, %94#11, %38, %94#12, %94#13, %39, %94#14, %94#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %105 = arith.addi %83, %c18 : index
        %106 = vector.load %w[%105] : memref<?xi8>, vector<32xi8>
        %107 = vector.bitcast %106 : vector<32xi8> to vector<16xf16>
        %108 = arith.extf %107 : vector<16xf16> to vector<16xf32>
        %109 = arith.addi %88, %c18 : index
        %110 = vector.load %w[%109] : memref<?xi8>, vector<32xi8>
        %111 = vector.bitcast %110 : vector<32xi8> to vector<16xf16>
        %112 = arith.extf %111 : vector<16xf16> to vector<16xf32>
        %113 = arith.addi %81, %c4 : index
        %114:16 = func.call @gate_up_f16_r8p2__cpu.0(%32, %113, %x, %108, %104#0, %112, %104#1, %33, %104#2, %104#3, %34, %104#4, %104#5, %35, %104#6, %104#7, %36, %104#8, %104#9, %37, %104#10, %104#11, %38, %104#12, %104#13, %39, %104#14, %104#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %115 = arith.addi %83, %c19 : index
        %116 = vector.load %w[%115] : memref<?xi8>, vector<32xi8>
        %117 = vector.bitcast %116 : vector<32xi8> to vector<16xf16>
        %118 = arith.extf %117 : vector<16xf16> to vector<16xf32>
        %119 = arith.addi %88, %c19 : index
        %120 = vector.load %w[%119] : memref<?xi8>, vector<32xi8>
        %121 = vector.bitcast %120 : vector<32xi8> to vector<16xf16>
        %122 = arith.extf %121 : vector<16xf16> to vector<16xf32>
        %123 = arith.addi %81, %c10 : index
        %124:16 = func.call @gate_up_f16_r8p2__cpu.0(%32, %123, %x, %118, %114#0, %122, %114#1, %33, %114#2, %114#3, %34, %114#4, %114#5, %35, %114#6, %114#7, %36, %114#8, %114#9, %37, %114#10, %114#11, %38, %114#12, %114#13, %39, %114#14, %114#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %124#0, %124#1, %124#2, %124#3, %124#4, %124#5, %124#6, %124#7, %124#8, %124#9, %124#10, %124#11, %124#12, %124#13, %124#14, %124#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %79#0, %79#1, %79#2, %79#3, %79#4, %79#5, %79#6, %79#7, %79#8, %79#9, %79#10, %79#11, %79#12, %79#13, %79#14, %79#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %125 = arith.cmpi slt, %16, %13 : index
    scf.if %125 {
      %126 = arith.muli %16, %outputFeatures : index
      %127 = arith.muli %2, %c2 : index
      %128 = arith.addi %126, %127 : index
      %129 = arith.mulf %57#0, %c21 : vector<16xf32>
      %130 = wave.exp2 %129 : vector<16xf32>
      %131 = arith.addf %c20, %130 : vector<16xf32>
      %132 = arith.divf %57#0, %131 : vector<16xf32>
      %133 = arith.mulf %132, %57#1 : vector<16xf32>
      %134 = arith.addi %128, %c5 : index
      vector.store %133, %out[%134] : memref<?xf32>, vector<16xf32>
    }
    %135 = arith.cmpi slt, %18, %13 : index
    scf.if %135 {
      %136 = arith.muli %18, %outputFeatures : index
      %137 = arith.muli %2, %c2 : index
      %138 = arith.addi %136, %137 : index
      %139 = arith.mulf %57#2, %c21 : vector<16xf32>
      %140 = wave.exp2 %139 : vector<16xf32>
      %141 = arith.addf %c20, %140 : vector<16xf32>
      %142 = arith.divf %57#2, %141 : vector<16xf32>
      %143 = arith.mulf %142, %57#3 : vector<16xf32>
      %144 = arith.addi %138, %c5 : index
      vector.store %143, %out[%144] : memref<?xf32>, vector<16xf32>
    }
    %145 = arith.cmpi slt, %20, %13 : index
    scf.if %145 {
      %146 = arith.muli %20, %outputFeatures : index
      %147 = arith.muli %2, %c2 : index
      %148 = arith.addi %146, %147 : index
      %149 = arith.mulf %57#4, %c21 : vector<16xf32>
      %150 = wave.exp2 %149 : vector<16xf32>
      %151 = arith.addf %c20, %150 : vector<16xf32>
      %152 = arith.divf %57#4, %151 : vector<16xf32>
      %153 = arith.mulf %152, %57#5 : vector<16xf32>
      %154 = arith.addi %148, %c5 : index
      vector.store %153, %out[%154] : memref<?xf32>, vector<16xf32>
    }
    %155 = arith.cmpi slt, %22, %13 : index
    scf.if %155 {
      %156 = arith.muli %22, %outputFeatures : index
      %157 = arith.muli %2, %c2 : index
      %158 = arith.addi %156, %157 : index
      %159 = arith.mulf %57#6, %c21 : vector<16xf32>
      %160 = wave.exp2 %159 : vector<16xf32>
      %161 = arith.addf %c20, %160 : vector<16xf32>
      %162 = arith.divf %57#6, %161 : vector<16xf32>
      %163 = arith.mulf %162, %57#7 : vector<16xf32>
      %164 = arith.addi %158, %c5 : index
      vector.store %163, %out[%164] : memref<?xf32>, vector<16xf32>
    }
    %165 = arith.cmpi slt, %24, %13 : index
    scf.if %165 {
      %166 = arith.muli %24, %outputFeatures : index
      %167 = arith.muli %2, %c2 : index
      %168 = arith.addi %166, %167 : index
      %169 = arith.mulf %57#8, %c21 : vector<16xf32>
      %170 = wave.exp2 %169 : vector<16xf32>
      %171 = arith.addf %c20, %170 : vector<16xf32>
      %172 = arith.divf %57#8, %171 : vector<16xf32>
      %173 = arith.mulf %172, %57#9 : vector<16xf32>
      %174 = arith.addi %168, %c5 : index
      vector.store %173, %out[%174] : memref<?xf32>, vector<16xf32>
    }
    %175 = arith.cmpi slt, %26, %13 : index
    scf.if %175 {
      %176 = arith.muli %26, %outputFeatures : index
      %177 = arith.muli %2, %c2 : index
      %178 = arith.addi %176, %177 : index
      %179 = arith.mulf %57#10, %c21 : vector<16xf32>
      %180 = wave.exp2 %179 : vector<16xf32>
      %181 = arith.addf %c20, %180 : vector<16xf32>
      %182 = arith.divf %57#10, %181 : vector<16xf32>
      %183 = arith.mulf %182, %57#11 : vector<16xf32>
      %184 = arith.addi %178, %c5 : index
      vector.store %183, %out[%184] : memref<?xf32>, vector<16xf32>
    }
    %185 = arith.cmpi slt, %28, %13 : index
    scf.if %185 {
      %186 = arith.muli %28, %outputFeatures : index
      %187 = arith.muli %2, %c2 : index
      %188 = arith.addi %186, %187 : index
      %189 = arith.mulf %57#12, %c21 : vector<16xf32>
      %190 = wave.exp2 %189 : vector<16xf32>
      %191 = arith.addf %c20, %190 : vector<16xf32>
      %192 = arith.divf %57#12, %191 : vector<16xf32>
      %193 = arith.mulf %192, %57#13 : vector<16xf32>
      %194 = arith.addi %188, %c5 : index
      vector.store %193, %out[%194] : memref<?xf32>, vector<16xf32>
    }
    %195 = arith.cmpi slt, %30, %13 : index
    scf.if %195 {
      %196 = arith.muli %30, %outputFeatures : index
      %197 = arith.muli %2, %c2 : index
      %198 = arith.addi %196, %197 : index
      %199 = arith.mulf %57#14, %c21 : vector<16xf32>
      %200 = wave.exp2 %199 : vector<16xf32>
      %201 = arith.addf %c20, %200 : vector<16xf32>
      %202 = arith.divf %57#14, %201 : vector<16xf32>
      %203 = arith.mulf %202, %57#15 : vector<16xf32>
      %204 = arith.addi %198, %c5 : index
      vector.store %203, %out[%204] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
