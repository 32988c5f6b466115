// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q4_1', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_1_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 320 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant dense<15> : vector<16xi32>
  %c16 = arith.constant dense<4> : vector<16xi32>
  %c17 = arith.constant 16 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.divui %inputFeatures, %c4 : index
  %2 = arith.muli %1, %c5 : index
  %3 = wave.block 0
  %4 = wave.block 1
  %5 = arith.muli %3, %c1 : index
  %6 = arith.addi %5, %c6 : index
  %7 = arith.muli %6, %2 : index
  %8 = memref.load %step[%countAt] : memref<?xi32>
  %9 = arith.index_cast %8 : i32 to index
  %10 = arith.muli %4, %rowsPerBlock : index
  %11 = arith.addi %10, %rowsPerBlock : index
  %12 = arith.minsi %11, %9 : index
  scf.for %13 = %10 to %12 step %c9 {
    %14 = arith.subi %12, %c1 : index
    %15 = arith.addi %13, %c6 : index
    %16 = arith.minsi %15, %14 : index
    %17 = arith.addi %13, %c1 : index
    %18 = arith.minsi %17, %14 : index
    %19 = arith.addi %13, %c10 : index
    %20 = arith.minsi %19, %14 : index
    %21 = arith.addi %13, %c11 : index
    %22 = arith.minsi %21, %14 : index
    %23 = arith.muli %16, %inputFeatures : index
    %24 = arith.muli %18, %inputFeatures : index
    %25 = arith.muli %20, %inputFeatures : index
    %26 = arith.muli %22, %inputFeatures : index
    %27 = arith.divui %inputFeatures, %c4 : index
    %33:4 = scf.for %28 = %c6 to %27 step %c1 iter_args(%29 = %c12, %30 = %c12, %31 = %c12, %32 = %c12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %34 = arith.muli %28, %c5 : index
      %35 = arith.addi %7, %34 : index
      %36 = vector.load %w[%35] : memref<?xi8>, vector<32xi8>
      %37 = vector.bitcast %36 : vector<32xi8> to vector<16xf16>
      %38 = arith.extf %37 : vector<16xf16> to vector<16xf32>
      %39 = arith.addi %35, %c4 : index
      %40 = vector.load %w[%39] : memref<?xi8>, vector<32xi8>
      %41 = vector.bitcast %40 : vector<32xi8> to vector<16xf16>
      %42 = arith.extf %41 : vector<16xf16> to vector<16xf32>
      %43 = arith.muli %28, %c4 : index
      %49:4 = scf.for %44 = %c6 to %c13 step %c1 iter_args(%45 = %29, %46 = %30, %47 = %31, %48 = %32) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %50 = arith.muli %44, %c9 : index
        %51 = arith.addi %43, %50 : index
        %52 = arith.addi %35, %c14 : index
        %53 = arith.muli %44, %c4 : index
        %54 = arith.addi %52, %53 : index
        %55 = arith.addi %54, %c6 : index
        %56 = vector.load %w[%55] : memref<?xi8>, vector<16xi8>
        %57 = arith.extui %56 : vector<16xi8> to vector<16xi32>
        %58 = arith.andi %57, %c15 : vector<16xi32>
        %59 = arith.shrui %57, %c16 : vector<16xi32>
        %60 = arith.sitofp %58 : vector<16xi32> to vector<16xf32>
        %61 = math.fma %60, %38, %42 : vector<16xf32>
        %62 = arith.addi %23, %51 : index
        %63 = arith.addi %62, %c6 : index
        %64 = memref.load %x[%63] : memref<?xf32>
        %65 = vector.broadcast %64 : f32 to vector<16xf32>
        %66 = math.fma %65, %61, %45 : vector<16xf32>
        %67 = arith.addi %24, %51 : index
        %68 = arith.addi %67, %c6 : index
        %69 = memref.load %x[%68] : memref<?xf32>
        %70 = vector.broadcast %69 : f32 to vector<16xf32>
        %71 = math.fma %70, %61, %46 : vector<16xf32>
        %72 = arith.addi %25, %51 : index
        %73 = arith.addi %72, %c6 : index
        %74 = memref.load %x[%73] : memref<?xf32>
        %75 = vector.broadcast %74 : f32 to vector<16xf32>
        %76 = math.fma %75, %61, %47 : vector<16xf32>
        %77 = arith.addi %26, %51 : index
        %78 = arith.addi %77, %c6 : index
        %79 = memref.load %x[%78] : memref<?xf32>
        %80 = vector.broadcast %79 : f32 to vector<16xf32>
        %81 = math.fma %80, %61, %48 : vector<16xf32>
        %82 = arith.sitofp %59 : vector<16xi32> to vector<16xf32>
        %83 = math.fma %82, %38, %42 : vector<16xf32>
        %84 = arith.addi %23, %51 : index
        %85 = arith.addi %84, %c1 : index
        %86 = memref.load %x[%85] : memref<?xf32>
        %87 = vector.broadcast %86 : f32 to vector<16xf32>
        %88 = math.fma %87, %83, %66 : vector<16xf32>
        %89 = arith.addi %24, %51 : index
        %90 = arith.addi %89, %c1 : index
        %91 = memref.load %x[%90] : memref<?xf32>
        %92 = vector.broadcast %91 : f32 to vector<16xf32>
        %93 = math.fma %92, %83, %71 : vector<16xf32>
        %94 = arith.addi %25, %51 : index
        %95 = arith.addi %94, %c1 : index
        %96 = memref.load %x[%95] : memref<?xf32>
        %97 = vector.broadcast %96 : f32 to vector<16xf32>
        %98 = math.fma %97, %83, %76 : vector<16xf32>
        %99 = arith.addi %26, %51 : index
        %100 = arith.addi %99, %c1 : index
        %101 = memref.load %x[%100] : memref<?xf32>
        %102 = vector.broadcast %101 : f32 to vector<16xf32>
        %103 = math.fma %102, %83, %81 : vector<16xf32>
        %104 = arith.addi %54, %c17 : index
        %105 = vector.load %w[%104] : memref<?xi8>, vector<16xi8>
        %106 = arith.extui %105 : vector<16xi8> to vector<16xi32>
        %107 = arith.andi %106, %c15 : vector<16xi32>
        %108 = arith.shrui %106, %c16 : vector<16xi32>
        %109 = arith.sitofp %107 : vector<16xi32> to vector<16xf32>
        %110 = math.fma %109, %38, %42 : vector<16xf32>
        %111 = arith.addi %23, %51 : index
        %112 = arith.addi %111, %c10 : index
        %113 = memref.load %x[%112] : memref<?xf32>
        %114 = vector.broadcast %113 : f32 to vector<16xf32>
        %115 = math.fma %114, %110, %88 : vector<16xf32>
        %116 = arith.addi %24, %51 : index
        %117 = arith.addi %116, %c10 : index
        %118 = memref.load %x[%117] : memref<?xf32>
        %119 = vector.broadcast %118 : f32 to vector<16xf32>
        %120 = math.fma %119, %110, %93 : vector<16xf32>
        %121 = arith.addi %25, %51 : index
        %122 = arith.addi %121, %c10 : index
        %123 = memref.load %x[%122] : memref<?xf32>
        %124 = vector.broadcast %123 : f32 to vector<16xf32>
        %125 = math.fma %124, %110, %98 : vector<16xf32>
        %126 = arith.addi %26, %51 : index
        %127 = arith.addi %126, %c10 : index
        %128 = memref.load %x[%127] : memref<?xf32>
        %129 = vector.broadcast %128 : f32 to vector<16xf32>
        %130 = math.fma %129, %110, %103 : vector<16xf32>
        %131 = arith.sitofp %108 : vector<16xi32> to vector<16xf32>
        %132 = math.fma %131, %38, %42 : vector<16xf32>
        %133 = arith.addi %23, %51 : index
        %134 = arith.addi %133, %c11 : index
        %135 = memref.load %x[%134] : memref<?xf32>
        %136 = vector.broadcast %135 : f32 to vector<16xf32>
        %137 = math.fma %136, %132, %115 : vector<16xf32>
        %138 = arith.addi %24, %51 : index
        %139 = arith.addi %138, %c11 : index
        %140 = memref.load %x[%139] : memref<?xf32>
        %141 = vector.broadcast %140 : f32 to vector<16xf32>
        %142 = math.fma %141, %132, %120 : vector<16xf32>
        %143 = arith.addi %25, %51 : index
        %144 = arith.addi %143, %c11 : index
        %145 = memref.load %x[%144] : memref<?xf32>
        %146 = vector.broadcast %145 : f32 to vector<16xf32>
        %147 = math.fma %146, %132, %125 : vector<16xf32>
        %148 = arith.addi %26, %51 : index
        %149 = arith.addi %148, %c11 : index
        %150 = memref.load %x[%149] : memref<?xf32>
        %151 = vector.broadcast %150 : f32 to vector<16xf32>
        %152 = math.fma %151, %132, %130 : vector<16xf32>
        scf.yield %137, %142, %147, %152 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %49#0, %49#1, %49#2, %49#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %153 = arith.addi %13, %c6 : index
    %154 = arith.cmpi slt, %153, %12 : index
    scf.if %154 {
      %155 = arith.muli %153, %outputFeatures : index
      %156 = arith.muli %3, %c17 : index
      %157 = arith.addi %155, %156 : index
      scf.if %0 {
        %158 = arith.addi %157, %c6 : index
        %159 = vector.load %residual[%158] : memref<?xf32>, vector<16xf32>
        %160 = arith.addf %159, %33#0 : vector<16xf32>
        %161 = arith.addi %157, %c6 : index
        vector.store %160, %out[%161] : memref<?xf32>, vector<16xf32>
      } else {
        %162 = arith.addi %157, %c6 : index
        vector.store %33#0, %out[%162] : memref<?xf32>, vector<16xf32>
      }
    }
    %163 = arith.addi %13, %c1 : index
    %164 = arith.cmpi slt, %163, %12 : index
    scf.if %164 {
      %165 = arith.muli %163, %outputFeatures : index
      %166 = arith.muli %3, %c17 : index
      %167 = arith.addi %165, %166 : index
      scf.if %0 {
        %168 = arith.addi %167, %c6 : index
        %169 = vector.load %residual[%168] : memref<?xf32>, vector<16xf32>
        %170 = arith.addf %169, %33#1 : vector<16xf32>
        %171 = arith.addi %167, %c6 : index
        vector.store %170, %out[%171] : memref<?xf32>, vector<16xf32>
      } else {
        %172 = arith.addi %167, %c6 : index
        vector.store %33#1, %out[%172] : memref<?xf32>, vector<16xf32>
      }
    }
    %173 = arith.addi %13, %c10 : index
    %174 = arith.cmpi slt, %173, %12 : index
    scf.if %174 {
      %175 = arith.muli %173, %outputFeatures : index
      %176 = arith.muli %3, %c17 : index
      %177 = arith.addi %175, %176 : index
      scf.if %0 {
        %178 = arith.addi %177, %c6 : index
        %179 = vector.load %residual[%178] : memref<?xf32>, vector<16xf32>
        %180 = arith.addf %179, %33#2 : vector<16xf32>
        %181 = arith.addi %177, %c6 : index
        vector.store %180, %out[%181] : memref<?xf32>, vector<16xf32>
      } else {
        %182 = arith.addi %177, %c6 : index
        vector.store %33#2, %out[%182] : memref<?xf32>, vector<16xf32>
      }
    }
    %183 = arith.addi %13, %c11 : index
    %184 = arith.cmpi slt, %183, %12 : index
    scf.if %184 {
      %185 = arith.muli %183, %outputFeatures : index
      %186 = arith.muli %3, %c17 : index
      %187 = arith.addi %185, %186 : index
      scf.if %0 {
        %188 = arith.addi %187, %c6 : index
        %189 = vector.load %residual[%188] : memref<?xf32>, vector<16xf32>
        %190 = arith.addf %189, %33#3 : vector<16xf32>
        %191 = arith.addi %187, %c6 : index
        vector.store %190, %out[%191] : memref<?xf32>, vector<16xf32>
      } else {
        %192 = arith.addi %187, %c6 : index
        vector.store %33#3, %out[%192] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
