// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q4_1', shape=Shape(rows=4, panels=1), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_linear_q4_1_r4p1__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 320 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %c8 = arith.constant 4 : index
  %c9 = arith.constant 2 : index
  %c10 = arith.constant 3 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant dense<15> : vector<16xi32>
  %c16 = arith.constant dense<4> : vector<16xi32>
  %c17 = arith.constant 16 : index
  %0 = wave.block 0
  %1 = arith.divui %0, %groupsPerExpert : index
  %2 = wave.block 0
  %3 = arith.remui %2, %groupsPerExpert : index
  %4 = arith.divui %inputFeatures, %c3 : index
  %5 = arith.muli %4, %c4 : index
  %6 = memref.load %groups[%1] : memref<?xi32>
  %7 = arith.index_cast %6 : i32 to index
  %8 = arith.addi %1, %c5 : index
  %9 = memref.load %groups[%8] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %groupsPerExpert : index
  %12 = arith.addi %11, %3 : index
  %13 = arith.muli %12, %c5 : index
  %14 = arith.addi %13, %c6 : index
  %15 = arith.muli %14, %5 : index
  %16 = arith.addi %experts, %c5 : index
  scf.for %17 = %7 to %10 step %c8 {
    %18 = arith.subi %10, %c5 : index
    %19 = arith.addi %17, %c6 : index
    %20 = arith.minsi %19, %18 : index
    %21 = arith.addi %17, %c5 : index
    %22 = arith.minsi %21, %18 : index
    %23 = arith.addi %17, %c9 : index
    %24 = arith.minsi %23, %18 : index
    %25 = arith.addi %17, %c10 : index
    %26 = arith.minsi %25, %18 : index
    %27 = arith.addi %16, %20 : index
    %28 = memref.load %groups[%27] : memref<?xi32>
    %29 = arith.index_cast %28 : i32 to index
    %30 = arith.addi %16, %22 : index
    %31 = memref.load %groups[%30] : memref<?xi32>
    %32 = arith.index_cast %31 : i32 to index
    %33 = arith.addi %16, %24 : index
    %34 = memref.load %groups[%33] : memref<?xi32>
    %35 = arith.index_cast %34 : i32 to index
    %36 = arith.addi %16, %26 : index
    %37 = memref.load %groups[%36] : memref<?xi32>
    %38 = arith.index_cast %37 : i32 to index
    %39 = arith.divui %29, %rowDivisor : index
    %40 = arith.muli %39, %inputFeatures : index
    %41 = arith.divui %32, %rowDivisor : index
    %42 = arith.muli %41, %inputFeatures : index
    %43 = arith.divui %35, %rowDivisor : index
    %44 = arith.muli %43, %inputFeatures : index
    %45 = arith.divui %38, %rowDivisor : index
    %46 = arith.muli %45, %inputFeatures : index
    %47 = arith.divui %inputFeatures, %c3 : index
    %53:4 = scf.for %48 = %c6 to %47 step %c5 iter_args(%49 = %c12, %50 = %c12, %51 = %c12, %52 = %c12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %54 = arith.muli %48, %c4 : index
      %55 = arith.addi %15, %54 : index
      %56 = vector.load %w[%55] : memref<?xi8>, vector<32xi8>
      %57 = vector.bitcast %56 : vector<32xi8> to vector<16xf16>
      %58 = arith.extf %57 : vector<16xf16> to vector<16xf32>
      %59 = arith.addi %55, %c3 : index
      %60 = vector.load %w[%59] : memref<?xi8>, vector<32xi8>
      %61 = vector.bitcast %60 : vector<32xi8> to vector<16xf16>
      %62 = arith.extf %61 : vector<16xf16> to vector<16xf32>
      %63 = arith.muli %48, %c3 : index
      %69:4 = scf.for %64 = %c6 to %c13 step %c5 iter_args(%65 = %49, %66 = %50, %67 = %51, %68 = %52) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %70 = arith.addi %55, %c14 : index
        %71 = arith.muli %64, %c3 : index
        %72 = arith.addi %70, %71 : index
        %73 = arith.addi %72, %c6 : index
        %74 = vector.load %w[%73] : memref<?xi8>, vector<16xi8>
        %75 = arith.extui %74 : vector<16xi8> to vector<16xi32>
        %76 = arith.andi %75, %c15 : vector<16xi32>
        %77 = arith.shrui %75, %c16 : vector<16xi32>
        %78 = arith.sitofp %76 : vector<16xi32> to vector<16xf32>
        %79 = math.fma %78, %58, %62 : vector<16xf32>
        %80 = arith.sitofp %77 : vector<16xi32> to vector<16xf32>
        %81 = math.fma %80, %58, %62 : vector<16xf32>
        %82 = arith.addi %72, %c17 : index
        %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
        %84 = arith.extui %83 : vector<16xi8> to vector<16xi32>
        %85 = arith.andi %84, %c15 : vector<16xi32>
        %86 = arith.shrui %84, %c16 : vector<16xi32>
        %87 = arith.sitofp %85 : vector<16xi32> to vector<16xf32>
        %88 = math.fma %87, %58, %62 : vector<16xf32>
        %89 = arith.sitofp %86 : vector<16xi32> to vector<16xf32>
        %90 = math.fma %89, %58, %62 : vector<16xf32>
        %91 = arith.muli %64, %c8 : index
        %92 = arith.addi %63, %91 : index
        %93 = arith.addi %40, %92 : index
        %94 = arith.addi %93, %c6 : index
        %95 = memref.load %x[%94] : memref<?xf32>
        %96 = vector.broadcast %95 : f32 to vector<16xf32>
        %97 = math.fma %96, %79, %65 : vector<16xf32>
        %98 = arith.addi %42, %92 : index
        %99 = arith.addi %98, %c6 : index
        %100 = memref.load %x[%99] : memref<?xf32>
        %101 = vector.broadcast %100 : f32 to vector<16xf32>
        %102 = math.fma %101, %79, %66 : vector<16xf32>
        %103 = arith.addi %44, %92 : index
        %104 = arith.addi %103, %c6 : index
        %105 = memref.load %x[%104] : memref<?xf32>
        %106 = vector.broadcast %105 : f32 to vector<16xf32>
        %107 = math.fma %106, %79, %67 : vector<16xf32>
        %108 = arith.addi %46, %92 : index
        %109 = arith.addi %108, %c6 : index
        %110 = memref.load %x[%109] : memref<?xf32>
        %111 = vector.broadcast %110 : f32 to vector<16xf32>
        %112 = math.fma %111, %79, %68 : vector<16xf32>
        %113 = arith.addi %40, %92 : index
        %114 = arith.addi %113, %c5 : index
        %115 = memref.load %x[%114] : memref<?xf32>
        %116 = vector.broadcast %115 : f32 to vector<16xf32>
        %117 = math.fma %116, %81, %97 : vector<16xf32>
        %118 = arith.addi %42, %92 : index
        %119 = arith.addi %118, %c5 : index
        %120 = memref.load %x[%119] : memref<?xf32>
        %121 = vector.broadcast %120 : f32 to vector<16xf32>
        %122 = math.fma %121, %81, %102 : vector<16xf32>
        %123 = arith.addi %44, %92 : index
        %124 = arith.addi %123, %c5 : index
        %125 = memref.load %x[%124] : memref<?xf32>
        %126 = vector.broadcast %125 : f32 to vector<16xf32>
        %127 = math.fma %126, %81, %107 : vector<16xf32>
        %128 = arith.addi %46, %92 : index
        %129 = arith.addi %128, %c5 : index
        %130 = memref.load %x[%129] : memref<?xf32>
        %131 = vector.broadcast %130 : f32 to vector<16xf32>
        %132 = math.fma %131, %81, %112 : vector<16xf32>
        %133 = arith.addi %40, %92 : index
        %134 = arith.addi %133, %c9 : index
        %135 = memref.load %x[%134] : memref<?xf32>
        %136 = vector.broadcast %135 : f32 to vector<16xf32>
        %137 = math.fma %136, %88, %117 : vector<16xf32>
        %138 = arith.addi %42, %92 : index
        %139 = arith.addi %138, %c9 : index
        %140 = memref.load %x[%139] : memref<?xf32>
        %141 = vector.broadcast %140 : f32 to vector<16xf32>
        %142 = math.fma %141, %88, %122 : vector<16xf32>
        %143 = arith.addi %44, %92 : index
        %144 = arith.addi %143, %c9 : index
        %145 = memref.load %x[%144] : memref<?xf32>
        %146 = vector.broadcast %145 : f32 to vector<16xf32>
        %147 = math.fma %146, %88, %127 : vector<16xf32>
        %148 = arith.addi %46, %92 : index
        %149 = arith.addi %148, %c9 : index
        %150 = memref.load %x[%149] : memref<?xf32>
        %151 = vector.broadcast %150 : f32 to vector<16xf32>
        %152 = math.fma %151, %88, %132 : vector<16xf32>
        %153 = arith.addi %40, %92 : index
        %154 = arith.addi %153, %c10 : index
        %155 = memref.load %x[%154] : memref<?xf32>
        %156 = vector.broadcast %155 : f32 to vector<16xf32>
        %157 = math.fma %156, %90, %137 : vector<16xf32>
        %158 = arith.addi %42, %92 : index
        %159 = arith.addi %158, %c10 : index
        %160 = memref.load %x[%159] : memref<?xf32>
        %161 = vector.broadcast %160 : f32 to vector<16xf32>
        %162 = math.fma %161, %90, %142 : vector<16xf32>
        %163 = arith.addi %44, %92 : index
        %164 = arith.addi %163, %c10 : index
        %165 = memref.load %x[%164] : memref<?xf32>
        %166 = vector.broadcast %165 : f32 to vector<16xf32>
        %167 = math.fma %166, %90, %147 : vector<16xf32>
        %168 = arith.addi %46, %92 : index
        %169 = arith.addi %168, %c10 : index
        %170 = memref.load %x[%169] : memref<?xf32>
        %171 = vector.broadcast %170 : f32 to vector<16xf32>
        %172 = math.fma %171, %90, %152 : vector<16xf32>
        scf.yield %157, %162, %167, %172 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %69#0, %69#1, %69#2, %69#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %173 = arith.addi %17, %c6 : index
    %174 = arith.cmpi slt, %173, %10 : index
    scf.if %174 {
      %175 = arith.muli %29, %outputFeatures : index
      %176 = arith.muli %3, %c17 : index
      %177 = arith.addi %175, %176 : index
      %178 = arith.addi %177, %c6 : index
      vector.store %53#0, %out[%178] : memref<?xf32>, vector<16xf32>
    }
    %179 = arith.addi %17, %c5 : index
    %180 = arith.cmpi slt, %179, %10 : index
    scf.if %180 {
      %181 = arith.muli %32, %outputFeatures : index
      %182 = arith.muli %3, %c17 : index
      %183 = arith.addi %181, %182 : index
      %184 = arith.addi %183, %c6 : index
      vector.store %53#1, %out[%184] : memref<?xf32>, vector<16xf32>
    }
    %185 = arith.addi %17, %c9 : index
    %186 = arith.cmpi slt, %185, %10 : index
    scf.if %186 {
      %187 = arith.muli %35, %outputFeatures : index
      %188 = arith.muli %3, %c17 : index
      %189 = arith.addi %187, %188 : index
      %190 = arith.addi %189, %c6 : index
      vector.store %53#2, %out[%190] : memref<?xf32>, vector<16xf32>
    }
    %191 = arith.addi %17, %c10 : index
    %192 = arith.cmpi slt, %191, %10 : index
    scf.if %192 {
      %193 = arith.muli %38, %outputFeatures : index
      %194 = arith.muli %3, %c17 : index
      %195 = arith.addi %193, %194 : index
      %196 = arith.addi %195, %c6 : index
      vector.store %53#3, %out[%196] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
