// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='f32', shape=Shape(rows=8, panels=1), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_f32_r8p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>, %x11: index, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: index, %x16: vector<16xf32>, %x17: index, %x18: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = arith.addi %x5, %x1 : index
  %f5 = memref.load %x2[%f4] : memref<?xf32>
  %f6 = vector.broadcast %f5 : f32 to vector<16xf32>
  %f7 = math.fma %f6, %x3, %x6 : vector<16xf32>
  %f8 = arith.addi %x7, %x1 : index
  %f9 = memref.load %x2[%f8] : memref<?xf32>
  %f10 = vector.broadcast %f9 : f32 to vector<16xf32>
  %f11 = math.fma %f10, %x3, %x8 : vector<16xf32>
  %f12 = arith.addi %x9, %x1 : index
  %f13 = memref.load %x2[%f12] : memref<?xf32>
  %f14 = vector.broadcast %f13 : f32 to vector<16xf32>
  %f15 = math.fma %f14, %x3, %x10 : vector<16xf32>
  %f16 = arith.addi %x11, %x1 : index
  %f17 = memref.load %x2[%f16] : memref<?xf32>
  %f18 = vector.broadcast %f17 : f32 to vector<16xf32>
  %f19 = math.fma %f18, %x3, %x12 : vector<16xf32>
  %f20 = arith.addi %x13, %x1 : index
  %f21 = memref.load %x2[%f20] : memref<?xf32>
  %f22 = vector.broadcast %f21 : f32 to vector<16xf32>
  %f23 = math.fma %f22, %x3, %x14 : vector<16xf32>
  %f24 = arith.addi %x15, %x1 : index
  %f25 = memref.load %x2[%f24] : memref<?xf32>
  %f26 = vector.broadcast %f25 : f32 to vector<16xf32>
  %f27 = math.fma %f26, %x3, %x16 : vector<16xf32>
  %f28 = arith.addi %x17, %x1 : index
  %f29 = memref.load %x2[%f28] : memref<?xf32>
  %f30 = vector.broadcast %f29 : f32 to vector<16xf32>
  %f31 = math.fma %f30, %x3, %x18 : vector<16xf32>
  func.return %f3, %f7, %f11, %f15, %f19, %f23, %f27, %f31 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @expert_linear_f32_r8p1__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1024 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 2 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 5 : index
  %c13 = arith.constant 6 : index
  %c14 = arith.constant 7 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c16 = arith.constant dense<0x00000000> : vector<16xf32>
  %c17 = arith.constant 256 : index
  %c18 = arith.constant 64 : index
  %c19 = arith.constant 128 : index
  %c20 = arith.constant 192 : index
  %0 = wave.block 0
  %1 = arith.divui %0, %groupsPerExpert : index
  %2 = arith.remui %0, %groupsPerExpert : index
  %3 = arith.divui %inputFeatures, %c3 : index
  %4 = arith.muli %3, %c4 : index
  %5 = memref.load %groups[%1] : memref<?xi32>
  %6 = arith.index_cast %5 : i32 to index
  %7 = arith.addi %1, %c5 : index
  %8 = memref.load %groups[%7] : memref<?xi32>
  %9 = arith.index_cast %8 : i32 to index
  %10 = arith.muli %1, %groupsPerExpert : index
  %11 = arith.addi %10, %2 : index
  %12 = arith.muli %11, %c5 : index
  %13 = arith.addi %12, %c6 : index
  %14 = arith.muli %13, %4 : index
  %15 = arith.addi %experts, %c5 : index
  scf.for %16 = %6 to %9 step %c8 {
    %17 = arith.subi %9, %c5 : index
    %18 = arith.addi %16, %c6 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.addi %16, %c5 : index
    %21 = arith.minsi %20, %17 : index
    %22 = arith.addi %16, %c9 : index
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
    %34 = arith.addi %15, %19 : index
    %35 = memref.load %groups[%34] : memref<?xi32>
    %36 = arith.index_cast %35 : i32 to index
    %37 = arith.addi %15, %21 : index
    %38 = memref.load %groups[%37] : memref<?xi32>
    %39 = arith.index_cast %38 : i32 to index
    %40 = arith.addi %15, %23 : index
    %41 = memref.load %groups[%40] : memref<?xi32>
    %42 = arith.index_cast %41 : i32 to index
    %43 = arith.addi %15, %25 : index
    %44 = memref.load %groups[%43] : memref<?xi32>
    %45 = arith.index_cast %44 : i32 to index
    %46 = arith.addi %15, %27 : index
    %47 = memref.load %groups[%46] : memref<?xi32>
    %48 = arith.index_cast %47 : i32 to index
    %49 = arith.addi %15, %29 : index
    %50 = memref.load %groups[%49] : memref<?xi32>
    %51 = arith.index_cast %50 : i32 to index
    %52 = arith.addi %15, %31 : index
    %53 = memref.load %groups[%52] : memref<?xi32>
    %54 = arith.index_cast %53 : i32 to index
    %55 = arith.addi %15, %33 : index
    %56 = memref.load %groups[%55] : memref<?xi32>
    %57 = arith.index_cast %56 : i32 to index
    %58 = arith.divui %36, %rowDivisor : index
    %59 = arith.muli %58, %inputFeatures : index
    %60 = arith.divui %39, %rowDivisor : index
    %61 = arith.muli %60, %inputFeatures : index
    %62 = arith.divui %42, %rowDivisor : index
    %63 = arith.muli %62, %inputFeatures : index
    %64 = arith.divui %45, %rowDivisor : index
    %65 = arith.muli %64, %inputFeatures : index
    %66 = arith.divui %48, %rowDivisor : index
    %67 = arith.muli %66, %inputFeatures : index
    %68 = arith.divui %51, %rowDivisor : index
    %69 = arith.muli %68, %inputFeatures : index
    %70 = arith.divui %54, %rowDivisor : index
    %71 = arith.muli %70, %inputFeatures : index
    %72 = arith.divui %57, %rowDivisor : index
    %73 = arith.muli %72, %inputFeatures : index
    %83:8 = scf.for %74 = %c6 to %3 step %c5 iter_args(%75 = %c16, %76 = %c16, %77 = %c16, %78 = %c16, %79 = %c16, %80 = %c16, %81 = %c16, %82 = %c16) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %84 = arith.muli %74, %c4 : index
      %85 = arith.addi %14, %84 : index
      %86 = arith.muli %74, %c3 : index
      %96:8 = scf.for %87 = %c6 to %c11 step %c5 iter_args(%88 = %75, %89 = %76, %90 = %77, %91 = %78, %92 = %79, %93 = %80, %94 = %81, %95 = %82) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %97 = arith.muli %87, %c11 : index
        %98 = arith.addi %86, %97 : index
        %99 = arith.muli %87, %c17 : index
        %100 = arith.addi %85, %99 : index
        %101 = arith.addi %100, %c6 : index
        %102 = vector.load %w[%101] : memref<?xi8>, vector<64xi8>
        %103 = vector.bitcast %102 : vector<64xi8> to vector<16xf32>
        %104 = arith.addi %98, %c6 : index
        %105:8 = func.call @expert_linear_f32_r8p1__cpu.0(%59, %104, %x, %103, %88, %61, %89, %63, %90, %65, %91, %67, %92, %69, %93, %71, %94, %73, %95) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %106 = arith.addi %100, %c18 : index
        %107 = vector.load %w[%106] : memref<?xi8>, vector<64xi8>
        %108 = vector.bitcast %107 : vector<64xi8> to vector<16xf32>
        %109 = arith.addi %98, %c5 : index
        %110:8 = func.call @expert_linear_f32_r8p1__cpu.0(%59, %109, %x, %108, %105#0, %61, %105#1, %63, %105#2, %65, %105#3, %67, %105#4, %69, %105#5, %71, %105#6, %73, %105#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %111 = arith.addi %100, %c19 : index
        %112 = vector.load %w[%111] : memref<?xi8>, vector<64xi8>
        %113 = vector.bitcast %112 : vector<64xi8> to vector<16xf32>
        %114 = arith.addi %98, %c9 : index
        %115:8 = func.call @expert_linear_f32_r8p1__cpu.0(%59, %114, %x, %113, %110#0, %61, %110#1, %63, %110#2, %65, %110#3, %67, %110#4, %69, %110#5, %71, %110#6, %73, %110#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %116 = arith.addi %100, %c20 : index
        %117 = vector.load %w[%116] : memref<?xi8>, vector<64xi8>
        %118 = vector.bitcast %117 : vector<64xi8> to vector<16xf32>
        %119 = arith.addi %98, %c10 : index
        %120:8 = func.call @expert_linear_f32_r8p1__cpu.0(%59, %119, %x, %118, %115#0, %61, %115#1, %63, %115#2, %65, %115#3, %67, %115#4, %69, %115#5, %71, %115#6, %73, %115#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %120#0, %120#1, %120#2, %120#3, %120#4, %120#5, %120#6, %120#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %96#0, %96#1, %96#2, %96#3, %96#4, %96#5, %96#6, %96#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %121 = arith.cmpi slt, %18, %9 : index
    scf.if %121 {
      %122 = arith.muli %36, %outputFeatures : index
      %123 = arith.muli %2, %c3 : index
      %124 = arith.addi %122, %123 : index
      %125 = arith.addi %124, %c6 : index
      vector.store %83#0, %out[%125] : memref<?xf32>, vector<16xf32>
    }
    %126 = arith.cmpi slt, %20, %9 : index
    scf.if %126 {
      %127 = arith.muli %39, %outputFeatures : index
      %128 = arith.muli %2, %c3 : index
      %129 = arith.addi %127, %128 : index
      %130 = arith.addi %129, %c6 : index
      vector.store %83#1, %out[%130] : memref<?xf32>, vector<16xf32>
    }
    %131 = arith.cmpi slt, %22, %9 : index
    scf.if %131 {
      %132 = arith.muli %42, %outputFeatures : index
      %133 = arith.muli %2, %c3 : index
      %134 = arith.addi %132, %133 : index
      %135 = arith.addi %134, %c6 : index
      vector.store %83#2, %out[%135] : memref<?xf32>, vector<16xf32>
    }
    %136 = arith.cmpi slt, %24, %9 : index
    scf.if %136 {
      %137 = arith.muli %45, %outputFeatures : index
      %138 = arith.muli %2, %c3 : index
      %139 = arith.addi %137, %138 : index
      %140 = arith.addi %139, %c6 : index
      vector.store %83#3, %out[%140] : memref<?xf32>, vector<16xf32>
    }
    %141 = arith.cmpi slt, %26, %9 : index
    scf.if %141 {
      %142 = arith.muli %48, %outputFeatures : index
      %143 = arith.muli %2, %c3 : index
      %144 = arith.addi %142, %143 : index
      %145 = arith.addi %144, %c6 : index
      vector.store %83#4, %out[%145] : memref<?xf32>, vector<16xf32>
    }
    %146 = arith.cmpi slt, %28, %9 : index
    scf.if %146 {
      %147 = arith.muli %51, %outputFeatures : index
      %148 = arith.muli %2, %c3 : index
      %149 = arith.addi %147, %148 : index
      %150 = arith.addi %149, %c6 : index
      vector.store %83#5, %out[%150] : memref<?xf32>, vector<16xf32>
    }
    %151 = arith.cmpi slt, %30, %9 : index
    scf.if %151 {
      %152 = arith.muli %54, %outputFeatures : index
      %153 = arith.muli %2, %c3 : index
      %154 = arith.addi %152, %153 : index
      %155 = arith.addi %154, %c6 : index
      vector.store %83#6, %out[%155] : memref<?xf32>, vector<16xf32>
    }
    %156 = arith.cmpi slt, %32, %9 : index
    scf.if %156 {
      %157 = arith.muli %57, %outputFeatures : index
      %158 = arith.muli %2, %c3 : index
      %159 = arith.addi %157, %158 : index
      %160 = arith.addi %159, %c6 : index
      vector.store %83#7, %out[%160] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
