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
        %70 = arith.muli %64, %c8 : index
        %71 = arith.addi %63, %70 : index
        %72 = arith.addi %55, %c14 : index
        %73 = arith.muli %64, %c3 : index
        %74 = arith.addi %72, %73 : index
        %75 = arith.addi %74, %c6 : index
        %76 = vector.load %w[%75] : memref<?xi8>, vector<16xi8>
        %77 = arith.extui %76 : vector<16xi8> to vector<16xi32>
        %78 = arith.andi %77, %c15 : vector<16xi32>
        %79 = arith.shrui %77, %c16 : vector<16xi32>
        %80 = arith.sitofp %78 : vector<16xi32> to vector<16xf32>
        %81 = math.fma %80, %58, %62 : vector<16xf32>
        %82 = arith.addi %40, %71 : index
        %83 = arith.addi %82, %c6 : index
        %84 = memref.load %x[%83] : memref<?xf32>
        %85 = vector.broadcast %84 : f32 to vector<16xf32>
        %86 = math.fma %85, %81, %65 : vector<16xf32>
        %87 = arith.addi %42, %71 : index
        %88 = arith.addi %87, %c6 : index
        %89 = memref.load %x[%88] : memref<?xf32>
        %90 = vector.broadcast %89 : f32 to vector<16xf32>
        %91 = math.fma %90, %81, %66 : vector<16xf32>
        %92 = arith.addi %44, %71 : index
        %93 = arith.addi %92, %c6 : index
        %94 = memref.load %x[%93] : memref<?xf32>
        %95 = vector.broadcast %94 : f32 to vector<16xf32>
        %96 = math.fma %95, %81, %67 : vector<16xf32>
        %97 = arith.addi %46, %71 : index
        %98 = arith.addi %97, %c6 : index
        %99 = memref.load %x[%98] : memref<?xf32>
        %100 = vector.broadcast %99 : f32 to vector<16xf32>
        %101 = math.fma %100, %81, %68 : vector<16xf32>
        %102 = arith.sitofp %79 : vector<16xi32> to vector<16xf32>
        %103 = math.fma %102, %58, %62 : vector<16xf32>
        %104 = arith.addi %40, %71 : index
        %105 = arith.addi %104, %c5 : index
        %106 = memref.load %x[%105] : memref<?xf32>
        %107 = vector.broadcast %106 : f32 to vector<16xf32>
        %108 = math.fma %107, %103, %86 : vector<16xf32>
        %109 = arith.addi %42, %71 : index
        %110 = arith.addi %109, %c5 : index
        %111 = memref.load %x[%110] : memref<?xf32>
        %112 = vector.broadcast %111 : f32 to vector<16xf32>
        %113 = math.fma %112, %103, %91 : vector<16xf32>
        %114 = arith.addi %44, %71 : index
        %115 = arith.addi %114, %c5 : index
        %116 = memref.load %x[%115] : memref<?xf32>
        %117 = vector.broadcast %116 : f32 to vector<16xf32>
        %118 = math.fma %117, %103, %96 : vector<16xf32>
        %119 = arith.addi %46, %71 : index
        %120 = arith.addi %119, %c5 : index
        %121 = memref.load %x[%120] : memref<?xf32>
        %122 = vector.broadcast %121 : f32 to vector<16xf32>
        %123 = math.fma %122, %103, %101 : vector<16xf32>
        %124 = arith.addi %74, %c17 : index
        %125 = vector.load %w[%124] : memref<?xi8>, vector<16xi8>
        %126 = arith.extui %125 : vector<16xi8> to vector<16xi32>
        %127 = arith.andi %126, %c15 : vector<16xi32>
        %128 = arith.shrui %126, %c16 : vector<16xi32>
        %129 = arith.sitofp %127 : vector<16xi32> to vector<16xf32>
        %130 = math.fma %129, %58, %62 : vector<16xf32>
        %131 = arith.addi %40, %71 : index
        %132 = arith.addi %131, %c9 : index
        %133 = memref.load %x[%132] : memref<?xf32>
        %134 = vector.broadcast %133 : f32 to vector<16xf32>
        %135 = math.fma %134, %130, %108 : vector<16xf32>
        %136 = arith.addi %42, %71 : index
        %137 = arith.addi %136, %c9 : index
        %138 = memref.load %x[%137] : memref<?xf32>
        %139 = vector.broadcast %138 : f32 to vector<16xf32>
        %140 = math.fma %139, %130, %113 : vector<16xf32>
        %141 = arith.addi %44, %71 : index
        %142 = arith.addi %141, %c9 : index
        %143 = memref.load %x[%142] : memref<?xf32>
        %144 = vector.broadcast %143 : f32 to vector<16xf32>
        %145 = math.fma %144, %130, %118 : vector<16xf32>
        %146 = arith.addi %46, %71 : index
        %147 = arith.addi %146, %c9 : index
        %148 = memref.load %x[%147] : memref<?xf32>
        %149 = vector.broadcast %148 : f32 to vector<16xf32>
        %150 = math.fma %149, %130, %123 : vector<16xf32>
        %151 = arith.sitofp %128 : vector<16xi32> to vector<16xf32>
        %152 = math.fma %151, %58, %62 : vector<16xf32>
        %153 = arith.addi %40, %71 : index
        %154 = arith.addi %153, %c10 : index
        %155 = memref.load %x[%154] : memref<?xf32>
        %156 = vector.broadcast %155 : f32 to vector<16xf32>
        %157 = math.fma %156, %152, %135 : vector<16xf32>
        %158 = arith.addi %42, %71 : index
        %159 = arith.addi %158, %c10 : index
        %160 = memref.load %x[%159] : memref<?xf32>
        %161 = vector.broadcast %160 : f32 to vector<16xf32>
        %162 = math.fma %161, %152, %140 : vector<16xf32>
        %163 = arith.addi %44, %71 : index
        %164 = arith.addi %163, %c10 : index
        %165 = memref.load %x[%164] : memref<?xf32>
        %166 = vector.broadcast %165 : f32 to vector<16xf32>
        %167 = math.fma %166, %152, %145 : vector<16xf32>
        %168 = arith.addi %46, %71 : index
        %169 = arith.addi %168, %c10 : index
        %170 = memref.load %x[%169] : memref<?xf32>
        %171 = vector.broadcast %170 : f32 to vector<16xf32>
        %172 = math.fma %171, %152, %150 : vector<16xf32>
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
