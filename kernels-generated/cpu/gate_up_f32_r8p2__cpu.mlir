// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='f32', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_f32_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @gate_up_f32_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 1024 : index
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
  %c16 = arith.constant 256 : index
  %c17 = arith.constant 64 : index
  %c18 = arith.constant 128 : index
  %c19 = arith.constant 192 : index
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
        %85 = vector.load %w[%84] : memref<?xi8>, vector<64xi8>
        %86 = vector.bitcast %85 : vector<64xi8> to vector<16xf32>
        %87 = arith.addi %60, %82 : index
        %88 = arith.addi %87, %c5 : index
        %89 = vector.load %w[%88] : memref<?xi8>, vector<64xi8>
        %90 = vector.bitcast %89 : vector<64xi8> to vector<16xf32>
        %91 = arith.addi %81, %c5 : index
        %92:16 = func.call @gate_up_f32_r8p2__cpu.0(%32, %91, %x, %86, %63, %90, %64, %33, %65, %66, %34, %67, %68, %35, %69, %70, %36, %71, %72, %37, %73, %74, %38, %75, %76, %39, %77, %78) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %93 = arith.addi %83, %c17 : index
        %94 = vector.load %w[%93] : memref<?xi8>, vector<64xi8>
        %95 = vector.bitcast %94 : vector<64xi8> to vector<16xf32>
        %96 = arith.addi %87, %c17 : index
        %97 = vector.load %w[%96] : memref<?xi8>, vector<64xi8>
        %98 = vector.bitcast %97 : vector<64xi8> to vector<16xf32>
        %99 = arith.addi %81, %c6 : index
        %100:16 = func.call @gate_up_f32_r8p2__cpu.0(%32, %99, %x, %95, %92#0, %98, %92#1, %33, %92#2, %92#3, %34, %92#4, %92#5, %35, %92#6, %92#7, %36, %92#8, %92#9, %37, %92#10, %92#11, %38, %92#12, %92#13, %39, %92#14, %92#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %101 = arith.addi %83, %c18 : index
        %102 = vector.load %w[%101] : memref<?xi8>, vector<64xi8>
        %103 = vector.bitcast %102 : vector<64xi8> to vector<16xf32>
        %104 = arith.addi %87, %c18 : index
        %105 = vector.load %w[%104] : memref<?xi8>, vector<64xi8>
        %106 = vector.bitcast %105 : vector<64xi8> to vector<16xf32>
        %107 = arith.addi %81, %c4 : index
        %108:16 = func.call @gate_up_f32_r8p2__cpu.0(%32, %107, %x, %103, %100#0, %106, %100#1, %33, %100#2, %100#3, %34, %100#4, %100#5, %35, %100#6, %100#7, %36, %100#8, %100#9, %37, %100#10, %100#11, %38, %100#12, %100#13, %39, %100#14, %100#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %109 = arith.addi %83, %c19 : index
        %110 = vector.load %w[%109] : memref<?xi8>, vector<64xi8>
        %111 = vector.bitcast %110 : vector<64xi8> to vector<16xf32>
        %112 = arith.addi %87, %c19 : index
        %113 = vector.load %w[%112] : memref<?xi8>, vector<64xi8>
        %114 = vector.bitcast %113 : vector<64xi8> to vector<16xf32>
        %115 = arith.addi %81, %c10 : index
        %116:16 = func.call @gate_up_f32_r8p2__cpu.0(%32, %115, %x, %111, %108#0, %114, %108#1, %33, %108#2, %108#3, %34, %108#4, %108#5, %35, %108#6, %108#7, %36, %108#8, %108#9, %37, %108#10, %108#11, %38, %108#12, %108#13, %39, %108#14, %108#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %116#0, %116#1, %116#2, %116#3, %116#4, %116#5, %116#6, %116#7, %116#8, %116#9, %116#10, %116#11, %116#12, %116#13, %116#14, %116#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %79#0, %79#1, %79#2, %79#3, %79#4, %79#5, %79#6, %79#7, %79#8, %79#9, %79#10, %79#11, %79#12, %79#13, %79#14, %79#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %117 = arith.cmpi slt, %16, %13 : index
    scf.if %117 {
      %118 = arith.muli %16, %outputFeatures : index
      %119 = arith.muli %2, %c2 : index
      %120 = arith.addi %118, %119 : index
      %121 = arith.mulf %57#0, %c21 : vector<16xf32>
      %122 = wave.exp2 %121 : vector<16xf32>
      %123 = arith.addf %c20, %122 : vector<16xf32>
      %124 = arith.divf %57#0, %123 : vector<16xf32>
      %125 = arith.mulf %124, %57#1 : vector<16xf32>
      %126 = arith.addi %120, %c5 : index
      vector.store %125, %out[%126] : memref<?xf32>, vector<16xf32>
    }
    %127 = arith.cmpi slt, %18, %13 : index
    scf.if %127 {
      %128 = arith.muli %18, %outputFeatures : index
      %129 = arith.muli %2, %c2 : index
      %130 = arith.addi %128, %129 : index
      %131 = arith.mulf %57#2, %c21 : vector<16xf32>
      %132 = wave.exp2 %131 : vector<16xf32>
      %133 = arith.addf %c20, %132 : vector<16xf32>
      %134 = arith.divf %57#2, %133 : vector<16xf32>
      %135 = arith.mulf %134, %57#3 : vector<16xf32>
      %136 = arith.addi %130, %c5 : index
      vector.store %135, %out[%136] : memref<?xf32>, vector<16xf32>
    }
    %137 = arith.cmpi slt, %20, %13 : index
    scf.if %137 {
      %138 = arith.muli %20, %outputFeatures : index
      %139 = arith.muli %2, %c2 : index
      %140 = arith.addi %138, %139 : index
      %141 = arith.mulf %57#4, %c21 : vector<16xf32>
      %142 = wave.exp2 %141 : vector<16xf32>
      %143 = arith.addf %c20, %142 : vector<16xf32>
      %144 = arith.divf %57#4, %143 : vector<16xf32>
      %145 = arith.mulf %144, %57#5 : vector<16xf32>
      %146 = arith.addi %140, %c5 : index
      vector.store %145, %out[%146] : memref<?xf32>, vector<16xf32>
    }
    %147 = arith.cmpi slt, %22, %13 : index
    scf.if %147 {
      %148 = arith.muli %22, %outputFeatures : index
      %149 = arith.muli %2, %c2 : index
      %150 = arith.addi %148, %149 : index
      %151 = arith.mulf %57#6, %c21 : vector<16xf32>
      %152 = wave.exp2 %151 : vector<16xf32>
      %153 = arith.addf %c20, %152 : vector<16xf32>
      %154 = arith.divf %57#6, %153 : vector<16xf32>
      %155 = arith.mulf %154, %57#7 : vector<16xf32>
      %156 = arith.addi %150, %c5 : index
      vector.store %155, %out[%156] : memref<?xf32>, vector<16xf32>
    }
    %157 = arith.cmpi slt, %24, %13 : index
    scf.if %157 {
      %158 = arith.muli %24, %outputFeatures : index
      %159 = arith.muli %2, %c2 : index
      %160 = arith.addi %158, %159 : index
      %161 = arith.mulf %57#8, %c21 : vector<16xf32>
      %162 = wave.exp2 %161 : vector<16xf32>
      %163 = arith.addf %c20, %162 : vector<16xf32>
      %164 = arith.divf %57#8, %163 : vector<16xf32>
      %165 = arith.mulf %164, %57#9 : vector<16xf32>
      %166 = arith.addi %160, %c5 : index
      vector.store %165, %out[%166] : memref<?xf32>, vector<16xf32>
    }
    %167 = arith.cmpi slt, %26, %13 : index
    scf.if %167 {
      %168 = arith.muli %26, %outputFeatures : index
      %169 = arith.muli %2, %c2 : index
      %170 = arith.addi %168, %169 : index
      %171 = arith.mulf %57#10, %c21 : vector<16xf32>
      %172 = wave.exp2 %171 : vector<16xf32>
      %173 = arith.addf %c20, %172 : vector<16xf32>
      %174 = arith.divf %57#10, %173 : vector<16xf32>
      %175 = arith.mulf %174, %57#11 : vector<16xf32>
      %176 = arith.addi %170, %c5 : index
      vector.store %175, %out[%176] : memref<?xf32>, vector<16xf32>
    }
    %177 = arith.cmpi slt, %28, %13 : index
    scf.if %177 {
      %178 = arith.muli %28, %outputFeatures : index
      %179 = arith.muli %2, %c2 : index
      %180 = arith.addi %178, %179 : index
      %181 = arith.mulf %57#12, %c21 : vector<16xf32>
      %182 = wave.exp2 %181 : vector<16xf32>
      %183 = arith.addf %c20, %182 : vector<16xf32>
      %184 = arith.divf %57#12, %183 : vector<16xf32>
      %185 = arith.mulf %184, %57#13 : vector<16xf32>
      %186 = arith.addi %180, %c5 : index
      vector.store %185, %out[%186] : memref<?xf32>, vector<16xf32>
    }
    %187 = arith.cmpi slt, %30, %13 : index
    scf.if %187 {
      %188 = arith.muli %30, %outputFeatures : index
      %189 = arith.muli %2, %c2 : index
      %190 = arith.addi %188, %189 : index
      %191 = arith.mulf %57#14, %c21 : vector<16xf32>
      %192 = wave.exp2 %191 : vector<16xf32>
      %193 = arith.addf %c20, %192 : vector<16xf32>
      %194 = arith.divf %57#14, %193 : vector<16xf32>
      %195 = arith.mulf %194, %57#15 : vector<16xf32>
      %196 = arith.addi %190, %c5 : index
      vector.store %195, %out[%196] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
