// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='bf16', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_bf16_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @gate_up_bf16_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
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
  %c17 = arith.constant dense<16> : vector<16xi32>
  %c18 = arith.constant 32 : index
  %c19 = arith.constant 64 : index
  %c20 = arith.constant 96 : index
  %c21 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c22 = arith.constant dense<0xBFB8AA3B> : vector<16xf32>
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
        %86 = vector.bitcast %85 : vector<32xi8> to vector<16xi16>
        %87 = arith.extui %86 : vector<16xi16> to vector<16xi32>
        %88 = arith.shli %87, %c17 : vector<16xi32>
        %89 = arith.bitcast %88 : vector<16xi32> to vector<16xf32>
        %90 = arith.addi %60, %82 : index
        %91 = arith.addi %90, %c5 : index
        %92 = vector.load %w[%91] : memref<?xi8>, vector<32xi8>
        %93 = vector.bitcast %92 : vector<32xi8> to vector<16xi16>
        %94 = arith.extui %93 : vector<16xi16> to vector<16xi32>
        %95 = arith.shli %94, %c17 : vector<16xi32>
        %96 = arith.bitcast %95 : vector<16xi32> to vector<16xf32>
        %97 = arith.addi %81, %c5 : index
        %98:16 = func.call @gate_up_bf16_r8p2__cpu.0(%32, %97, %x, %89, %63, %96, %64, %33, %65, %66, %34, %67, %68, %35, %69, %70, %36, %71, %72, %37, %73, %74, %38, %75, %76, %39, %77, %78) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %99 = arith.addi %83, %c18 : index
        %100 = vector.load %w[%99] : memref<?xi8>, vector<32xi8>
        %101 = vector.bitcast %100 : vector<32xi8> to vector<16xi16>
        %102 = arith.extui %101 : vector<16xi16> to vector<16xi32>
        %103 = arith.shli %102, %c17 : vector<16xi32>
        %104 = arith.bitcast %103 : vector<16xi32> to vector<16xf32>
        %105 = arith.addi %90, %c18 : index
        %106 = vector.load %w[%105] : memref<?xi8>, vector<32xi8>
        %107 = vector.bitcast %106 : vector<32xi8> to vector<16xi16>
        %108 = arith.extui %107 : vector<16xi16> to vector<16xi32>
        %109 = arith.shli %108, %c17 : vector<16xi32>
        %110 = arith.bitcast %109 : vector<16xi32> to vector<16xf32>
        %111 = arith.addi %81, %c6 : index
        %112:16 = func.call @gate_up_bf16_r8p2__cpu.0(%32, %111, %x, %104, %98#0, %110, %98#1, %33, %98#2, %98#3, %34, %98#4, %98#5, %35, %98#6, %98#7, %36, %98#8, %98#9, %37, %98#10, %98#11, %38, %98#12, %98#13, %39, %98#14, %98#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %113 = arith.addi %83, %c19 : index
        %114 = vector.load %w[%113] : memref<?xi8>, vector<32xi8>
        %115 = vector.bitcast %114 : vector<32xi8> to vector<16xi16>
        %116 = arith.extui %115 : vector<16xi16> to vector<16xi32>
        %117 = arith.shli %116, %c17 : vector<16xi32>
        %118 = arith.bitcast %117 : vector<16xi32> to vector<16xf32>
        %119 = arith.addi %90, %c19 : index
        %120 = vector.load %w[%119] : memref<?xi8>, vector<32xi8>
        %121 = vector.bitcast %120 : vector<32xi8> to vector<16xi16>
        %122 = arith.extui %121 : vector<16xi16> to vector<16xi32>
        %123 = arith.shli %122, %c17 : vector<16xi32>
        %124 = arith.bitcast %123 : vector<16xi32> to vector<16xf32>
        %125 = arith.addi %81, %c4 : index
        %126:16 = func.call @gate_up_bf16_r8p2__cpu.0(%32, %125, %x, %118, %112#0, %124, %112#1, %33, %112#2, %112#3, %34, %112#4, %112#5, %35, %112#6, %112#7, %36, %112#8, %112#9, %37, %112#10, %112#11, %38, %112#12, %112#13, %39, %112#14, %112#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %127 = arith.addi %83, %c20 : index
        %128 = vector.load %w[%127] : memref<?xi8>, vector<32xi8>
        %129 = vector.bitcast %128 : vector<32xi8> to vector<16xi16>
        %130 = arith.extui %129 : vector<16xi16> to vector<16xi32>
        %131 = arith.shli %130, %c17 : vector<16xi32>
        %132 = arith.bitcast %131 : vector<16xi32> to vector<16xf32>
        %133 = arith.addi %90, %c20 : index
        %134 = vector.load %w[%133] : memref<?xi8>, vector<32xi8>
        %135 = vector.bitcast %134 : vector<32xi8> to vector<16xi16>
        %136 = arith.extui %135 : vector<16xi16> to vector<16xi32>
        %137 = arith.shli %136, %c17 : vector<16xi32>
        %138 = arith.bitcast %137 : vector<16xi32> to vector<16xf32>
        %139 = arith.addi %81, %c10 : index
        %140:16 = func.call @gate_up_bf16_r8p2__cpu.0(%32, %139, %x, %132, %126#0, %138, %126#1, %33, %126#2, %126#3, %34, %126#4, %126#5, %35, %126#6, %126#7, %36, %126#8, %126#9, %37, %126#10, %126#11, %38, %126#12, %126#13, %39, %126#14, %126#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %140#0, %140#1, %140#2, %140#3, %140#4, %140#5, %140#6, %140#7, %140#8, %140#9, %140#10, %140#11, %140#12, %140#13, %140#14, %140#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %79#0, %79#1, %79#2, %79#3, %79#4, %79#5, %79#6, %79#7, %79#8, %79#9, %79#10, %79#11, %79#12, %79#13, %79#14, %79#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %141 = arith.cmpi slt, %16, %13 : index
    scf.if %141 {
      %142 = arith.muli %16, %outputFeatures : index
      %143 = arith.muli %2, %c2 : index
      %144 = arith.addi %142, %143 : index
      %145 = arith.mulf %57#0, %c22 : vector<16xf32>
      %146 = wave.exp2 %145 : vector<16xf32>
      %147 = arith.addf %c21, %146 : vector<16xf32>
      %148 = arith.divf %57#0, %147 : vector<16xf32>
      %149 = arith.mulf %148, %57#1 : vector<16xf32>
      %150 = arith.addi %144, %c5 : index
      vector.store %149, %out[%150] : memref<?xf32>, vector<16xf32>
    }
    %151 = arith.cmpi slt, %18, %13 : index
    scf.if %151 {
      %152 = arith.muli %18, %outputFeatures : index
      %153 = arith.muli %2, %c2 : index
      %154 = arith.addi %152, %153 : index
      %155 = arith.mulf %57#2, %c22 : vector<16xf32>
      %156 = wave.exp2 %155 : vector<16xf32>
      %157 = arith.addf %c21, %156 : vector<16xf32>
      %158 = arith.divf %57#2, %157 : vector<16xf32>
      %159 = arith.mulf %158, %57#3 : vector<16xf32>
      %160 = arith.addi %154, %c5 : index
      vector.store %159, %out[%160] : memref<?xf32>, vector<16xf32>
    }
    %161 = arith.cmpi slt, %20, %13 : index
    scf.if %161 {
      %162 = arith.muli %20, %outputFeatures : index
      %163 = arith.muli %2, %c2 : index
      %164 = arith.addi %162, %163 : index
      %165 = arith.mulf %57#4, %c22 : vector<16xf32>
      %166 = wave.exp2 %165 : vector<16xf32>
      %167 = arith.addf %c21, %166 : vector<16xf32>
      %168 = arith.divf %57#4, %167 : vector<16xf32>
      %169 = arith.mulf %168, %57#5 : vector<16xf32>
      %170 = arith.addi %164, %c5 : index
      vector.store %169, %out[%170] : memref<?xf32>, vector<16xf32>
    }
    %171 = arith.cmpi slt, %22, %13 : index
    scf.if %171 {
      %172 = arith.muli %22, %outputFeatures : index
      %173 = arith.muli %2, %c2 : index
      %174 = arith.addi %172, %173 : index
      %175 = arith.mulf %57#6, %c22 : vector<16xf32>
      %176 = wave.exp2 %175 : vector<16xf32>
      %177 = arith.addf %c21, %176 : vector<16xf32>
      %178 = arith.divf %57#6, %177 : vector<16xf32>
      %179 = arith.mulf %178, %57#7 : vector<16xf32>
      %180 = arith.addi %174, %c5 : index
      vector.store %179, %out[%180] : memref<?xf32>, vector<16xf32>
    }
    %181 = arith.cmpi slt, %24, %13 : index
    scf.if %181 {
      %182 = arith.muli %24, %outputFeatures : index
      %183 = arith.muli %2, %c2 : index
      %184 = arith.addi %182, %183 : index
      %185 = arith.mulf %57#8, %c22 : vector<16xf32>
      %186 = wave.exp2 %185 : vector<16xf32>
      %187 = arith.addf %c21, %186 : vector<16xf32>
      %188 = arith.divf %57#8, %187 : vector<16xf32>
      %189 = arith.mulf %188, %57#9 : vector<16xf32>
      %190 = arith.addi %184, %c5 : index
      vector.store %189, %out[%190] : memref<?xf32>, vector<16xf32>
    }
    %191 = arith.cmpi slt, %26, %13 : index
    scf.if %191 {
      %192 = arith.muli %26, %outputFeatures : index
      %193 = arith.muli %2, %c2 : index
      %194 = arith.addi %192, %193 : index
      %195 = arith.mulf %57#10, %c22 : vector<16xf32>
      %196 = wave.exp2 %195 : vector<16xf32>
      %197 = arith.addf %c21, %196 : vector<16xf32>
      %198 = arith.divf %57#10, %197 : vector<16xf32>
      %199 = arith.mulf %198, %57#11 : vector<16xf32>
      %200 = arith.addi %194, %c5 : index
      vector.store %199, %out[%200] : memref<?xf32>, vector<16xf32>
    }
    %201 = arith.cmpi slt, %28, %13 : index
    scf.if %201 {
      %202 = arith.muli %28, %outputFeatures : index
      %203 = arith.muli %2, %c2 : index
      %204 = arith.addi %202, %203 : index
      %205 = arith.mulf %57#12, %c22 : vector<16xf32>
      %206 = wave.exp2 %205 : vector<16xf32>
      %207 = arith.addf %c21, %206 : vector<16xf32>
      %208 = arith.divf %57#12, %207 : vector<16xf32>
      %209 = arith.mulf %208, %57#13 : vector<16xf32>
      %210 = arith.addi %204, %c5 : index
      vector.store %209, %out[%210] : memref<?xf32>, vector<16xf32>
    }
    %211 = arith.cmpi slt, %30, %13 : index
    scf.if %211 {
      %212 = arith.muli %30, %outputFeatures : index
      %213 = arith.muli %2, %c2 : index
      %214 = arith.addi %212, %213 : index
      %215 = arith.mulf %57#14, %c22 : vector<16xf32>
      %216 = wave.exp2 %215 : vector<16xf32>
      %217 = arith.addf %c21, %216 : vector<16xf32>
      %218 = arith.divf %57#14, %217 : vector<16xf32>
      %219 = arith.mulf %218, %57#15 : vector<16xf32>
      %220 = arith.addi %214, %c5 : index
      vector.store %219, %out[%220] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
