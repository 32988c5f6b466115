// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='int4', shape=Shape(rows=4, panels=1), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_linear_int4_r4p1__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %groupSize = wave.param "groupSize" : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 48 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 3 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c13 = arith.constant dense<0x00000000> : vector<16xf32>
  %c14 = arith.constant 32 : index
  %c15 = arith.constant dense<15> : vector<16xi32>
  %c16 = arith.constant dense<4> : vector<16xi32>
  %c17 = arith.constant 16 : index
  %0 = wave.block 0
  %1 = arith.divui %0, %groupsPerExpert : index
  %2 = wave.block 0
  %3 = arith.remui %2, %groupsPerExpert : index
  %4 = arith.muli %groupSize, %c4 : index
  %5 = arith.addi %4, %c5 : index
  %6 = arith.divui %inputFeatures, %groupSize : index
  %7 = arith.muli %6, %5 : index
  %8 = memref.load %groups[%1] : memref<?xi32>
  %9 = arith.index_cast %8 : i32 to index
  %10 = arith.addi %1, %c6 : index
  %11 = memref.load %groups[%10] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %1, %groupsPerExpert : index
  %14 = arith.addi %13, %3 : index
  %15 = arith.muli %14, %c6 : index
  %16 = arith.addi %15, %c7 : index
  %17 = arith.muli %16, %7 : index
  %18 = arith.addi %experts, %c6 : index
  scf.for %19 = %9 to %12 step %c9 {
    %20 = arith.subi %12, %c6 : index
    %21 = arith.addi %19, %c7 : index
    %22 = arith.minsi %21, %20 : index
    %23 = arith.addi %19, %c6 : index
    %24 = arith.minsi %23, %20 : index
    %25 = arith.addi %19, %c10 : index
    %26 = arith.minsi %25, %20 : index
    %27 = arith.addi %19, %c11 : index
    %28 = arith.minsi %27, %20 : index
    %29 = arith.addi %18, %22 : index
    %30 = memref.load %groups[%29] : memref<?xi32>
    %31 = arith.index_cast %30 : i32 to index
    %32 = arith.addi %18, %24 : index
    %33 = memref.load %groups[%32] : memref<?xi32>
    %34 = arith.index_cast %33 : i32 to index
    %35 = arith.addi %18, %26 : index
    %36 = memref.load %groups[%35] : memref<?xi32>
    %37 = arith.index_cast %36 : i32 to index
    %38 = arith.addi %18, %28 : index
    %39 = memref.load %groups[%38] : memref<?xi32>
    %40 = arith.index_cast %39 : i32 to index
    %41 = arith.divui %31, %rowDivisor : index
    %42 = arith.muli %41, %inputFeatures : index
    %43 = arith.divui %34, %rowDivisor : index
    %44 = arith.muli %43, %inputFeatures : index
    %45 = arith.divui %37, %rowDivisor : index
    %46 = arith.muli %45, %inputFeatures : index
    %47 = arith.divui %40, %rowDivisor : index
    %48 = arith.muli %47, %inputFeatures : index
    %49 = arith.muli %groupSize, %c4 : index
    %50 = arith.addi %49, %c5 : index
    %51 = arith.divui %groupSize, %c9 : index
    %52 = arith.divui %inputFeatures, %groupSize : index
    %58:4 = scf.for %53 = %c7 to %52 step %c6 iter_args(%54 = %c13, %55 = %c13, %56 = %c13, %57 = %c13) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %59 = arith.muli %53, %50 : index
      %60 = arith.addi %17, %59 : index
      %61 = vector.load %w[%60] : memref<?xi8>, vector<32xi8>
      %62 = vector.bitcast %61 : vector<32xi8> to vector<16xf16>
      %63 = arith.extf %62 : vector<16xf16> to vector<16xf32>
      %64 = arith.addi %60, %c14 : index
      %65 = vector.load %w[%64] : memref<?xi8>, vector<16xi8>
      %66 = arith.extui %65 : vector<16xi8> to vector<16xi32>
      %67 = arith.muli %53, %groupSize : index
      %73:4 = scf.for %68 = %c7 to %51 step %c6 iter_args(%69 = %54, %70 = %55, %71 = %56, %72 = %57) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %74 = arith.muli %68, %c9 : index
        %75 = arith.addi %67, %74 : index
        %76 = arith.addi %60, %c5 : index
        %77 = arith.muli %68, %c14 : index
        %78 = arith.addi %76, %77 : index
        %79 = arith.addi %78, %c7 : index
        %80 = vector.load %w[%79] : memref<?xi8>, vector<16xi8>
        %81 = arith.extui %80 : vector<16xi8> to vector<16xi32>
        %82 = arith.andi %81, %c15 : vector<16xi32>
        %83 = arith.shrui %81, %c16 : vector<16xi32>
        %84 = arith.subi %82, %66 : vector<16xi32>
        %85 = arith.sitofp %84 : vector<16xi32> to vector<16xf32>
        %86 = arith.mulf %85, %63 : vector<16xf32>
        %87 = arith.addi %42, %75 : index
        %88 = arith.addi %87, %c7 : index
        %89 = memref.load %x[%88] : memref<?xf32>
        %90 = vector.broadcast %89 : f32 to vector<16xf32>
        %91 = math.fma %90, %86, %69 : vector<16xf32>
        %92 = arith.addi %44, %75 : index
        %93 = arith.addi %92, %c7 : index
        %94 = memref.load %x[%93] : memref<?xf32>
        %95 = vector.broadcast %94 : f32 to vector<16xf32>
        %96 = math.fma %95, %86, %70 : vector<16xf32>
        %97 = arith.addi %46, %75 : index
        %98 = arith.addi %97, %c7 : index
        %99 = memref.load %x[%98] : memref<?xf32>
        %100 = vector.broadcast %99 : f32 to vector<16xf32>
        %101 = math.fma %100, %86, %71 : vector<16xf32>
        %102 = arith.addi %48, %75 : index
        %103 = arith.addi %102, %c7 : index
        %104 = memref.load %x[%103] : memref<?xf32>
        %105 = vector.broadcast %104 : f32 to vector<16xf32>
        %106 = math.fma %105, %86, %72 : vector<16xf32>
        %107 = arith.subi %83, %66 : vector<16xi32>
        %108 = arith.sitofp %107 : vector<16xi32> to vector<16xf32>
        %109 = arith.mulf %108, %63 : vector<16xf32>
        %110 = arith.addi %42, %75 : index
        %111 = arith.addi %110, %c6 : index
        %112 = memref.load %x[%111] : memref<?xf32>
        %113 = vector.broadcast %112 : f32 to vector<16xf32>
        %114 = math.fma %113, %109, %91 : vector<16xf32>
        %115 = arith.addi %44, %75 : index
        %116 = arith.addi %115, %c6 : index
        %117 = memref.load %x[%116] : memref<?xf32>
        %118 = vector.broadcast %117 : f32 to vector<16xf32>
        %119 = math.fma %118, %109, %96 : vector<16xf32>
        %120 = arith.addi %46, %75 : index
        %121 = arith.addi %120, %c6 : index
        %122 = memref.load %x[%121] : memref<?xf32>
        %123 = vector.broadcast %122 : f32 to vector<16xf32>
        %124 = math.fma %123, %109, %101 : vector<16xf32>
        %125 = arith.addi %48, %75 : index
        %126 = arith.addi %125, %c6 : index
        %127 = memref.load %x[%126] : memref<?xf32>
        %128 = vector.broadcast %127 : f32 to vector<16xf32>
        %129 = math.fma %128, %109, %106 : vector<16xf32>
        %130 = arith.addi %78, %c17 : index
        %131 = vector.load %w[%130] : memref<?xi8>, vector<16xi8>
        %132 = arith.extui %131 : vector<16xi8> to vector<16xi32>
        %133 = arith.andi %132, %c15 : vector<16xi32>
        %134 = arith.shrui %132, %c16 : vector<16xi32>
        %135 = arith.subi %133, %66 : vector<16xi32>
        %136 = arith.sitofp %135 : vector<16xi32> to vector<16xf32>
        %137 = arith.mulf %136, %63 : vector<16xf32>
        %138 = arith.addi %42, %75 : index
        %139 = arith.addi %138, %c10 : index
        %140 = memref.load %x[%139] : memref<?xf32>
        %141 = vector.broadcast %140 : f32 to vector<16xf32>
        %142 = math.fma %141, %137, %114 : vector<16xf32>
        %143 = arith.addi %44, %75 : index
        %144 = arith.addi %143, %c10 : index
        %145 = memref.load %x[%144] : memref<?xf32>
        %146 = vector.broadcast %145 : f32 to vector<16xf32>
        %147 = math.fma %146, %137, %119 : vector<16xf32>
        %148 = arith.addi %46, %75 : index
        %149 = arith.addi %148, %c10 : index
        %150 = memref.load %x[%149] : memref<?xf32>
        %151 = vector.broadcast %150 : f32 to vector<16xf32>
        %152 = math.fma %151, %137, %124 : vector<16xf32>
        %153 = arith.addi %48, %75 : index
        %154 = arith.addi %153, %c10 : index
        %155 = memref.load %x[%154] : memref<?xf32>
        %156 = vector.broadcast %155 : f32 to vector<16xf32>
        %157 = math.fma %156, %137, %129 : vector<16xf32>
        %158 = arith.subi %134, %66 : vector<16xi32>
        %159 = arith.sitofp %158 : vector<16xi32> to vector<16xf32>
        %160 = arith.mulf %159, %63 : vector<16xf32>
        %161 = arith.addi %42, %75 : index
        %162 = arith.addi %161, %c11 : index
        %163 = memref.load %x[%162] : memref<?xf32>
        %164 = vector.broadcast %163 : f32 to vector<16xf32>
        %165 = math.fma %164, %160, %142 : vector<16xf32>
        %166 = arith.addi %44, %75 : index
        %167 = arith.addi %166, %c11 : index
        %168 = memref.load %x[%167] : memref<?xf32>
        %169 = vector.broadcast %168 : f32 to vector<16xf32>
        %170 = math.fma %169, %160, %147 : vector<16xf32>
        %171 = arith.addi %46, %75 : index
        %172 = arith.addi %171, %c11 : index
        %173 = memref.load %x[%172] : memref<?xf32>
        %174 = vector.broadcast %173 : f32 to vector<16xf32>
        %175 = math.fma %174, %160, %152 : vector<16xf32>
        %176 = arith.addi %48, %75 : index
        %177 = arith.addi %176, %c11 : index
        %178 = memref.load %x[%177] : memref<?xf32>
        %179 = vector.broadcast %178 : f32 to vector<16xf32>
        %180 = math.fma %179, %160, %157 : vector<16xf32>
        scf.yield %165, %170, %175, %180 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %73#0, %73#1, %73#2, %73#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %181 = arith.addi %19, %c7 : index
    %182 = arith.cmpi slt, %181, %12 : index
    scf.if %182 {
      %183 = arith.muli %31, %outputFeatures : index
      %184 = arith.muli %3, %c17 : index
      %185 = arith.addi %183, %184 : index
      %186 = arith.addi %185, %c7 : index
      vector.store %58#0, %out[%186] : memref<?xf32>, vector<16xf32>
    }
    %187 = arith.addi %19, %c6 : index
    %188 = arith.cmpi slt, %187, %12 : index
    scf.if %188 {
      %189 = arith.muli %34, %outputFeatures : index
      %190 = arith.muli %3, %c17 : index
      %191 = arith.addi %189, %190 : index
      %192 = arith.addi %191, %c7 : index
      vector.store %58#1, %out[%192] : memref<?xf32>, vector<16xf32>
    }
    %193 = arith.addi %19, %c10 : index
    %194 = arith.cmpi slt, %193, %12 : index
    scf.if %194 {
      %195 = arith.muli %37, %outputFeatures : index
      %196 = arith.muli %3, %c17 : index
      %197 = arith.addi %195, %196 : index
      %198 = arith.addi %197, %c7 : index
      vector.store %58#2, %out[%198] : memref<?xf32>, vector<16xf32>
    }
    %199 = arith.addi %19, %c11 : index
    %200 = arith.cmpi slt, %199, %12 : index
    scf.if %200 {
      %201 = arith.muli %40, %outputFeatures : index
      %202 = arith.muli %3, %c17 : index
      %203 = arith.addi %201, %202 : index
      %204 = arith.addi %203, %c7 : index
      vector.store %58#3, %out[%204] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
