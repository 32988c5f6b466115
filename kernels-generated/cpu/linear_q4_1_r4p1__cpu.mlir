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
        %50 = arith.addi %35, %c14 : index
        %51 = arith.muli %44, %c4 : index
        %52 = arith.addi %50, %51 : index
        %53 = arith.addi %52, %c6 : index
        %54 = vector.load %w[%53] : memref<?xi8>, vector<16xi8>
        %55 = arith.extui %54 : vector<16xi8> to vector<16xi32>
        %56 = arith.andi %55, %c15 : vector<16xi32>
        %57 = arith.shrui %55, %c16 : vector<16xi32>
        %58 = arith.sitofp %56 : vector<16xi32> to vector<16xf32>
        %59 = math.fma %58, %38, %42 : vector<16xf32>
        %60 = arith.sitofp %57 : vector<16xi32> to vector<16xf32>
        %61 = math.fma %60, %38, %42 : vector<16xf32>
        %62 = arith.addi %52, %c17 : index
        %63 = vector.load %w[%62] : memref<?xi8>, vector<16xi8>
        %64 = arith.extui %63 : vector<16xi8> to vector<16xi32>
        %65 = arith.andi %64, %c15 : vector<16xi32>
        %66 = arith.shrui %64, %c16 : vector<16xi32>
        %67 = arith.sitofp %65 : vector<16xi32> to vector<16xf32>
        %68 = math.fma %67, %38, %42 : vector<16xf32>
        %69 = arith.sitofp %66 : vector<16xi32> to vector<16xf32>
        %70 = math.fma %69, %38, %42 : vector<16xf32>
        %71 = arith.muli %44, %c9 : index
        %72 = arith.addi %43, %71 : index
        %73 = arith.addi %23, %72 : index
        %74 = arith.addi %73, %c6 : index
        %75 = memref.load %x[%74] : memref<?xf32>
        %76 = vector.broadcast %75 : f32 to vector<16xf32>
        %77 = math.fma %76, %59, %45 : vector<16xf32>
        %78 = arith.addi %24, %72 : index
        %79 = arith.addi %78, %c6 : index
        %80 = memref.load %x[%79] : memref<?xf32>
        %81 = vector.broadcast %80 : f32 to vector<16xf32>
        %82 = math.fma %81, %59, %46 : vector<16xf32>
        %83 = arith.addi %25, %72 : index
        %84 = arith.addi %83, %c6 : index
        %85 = memref.load %x[%84] : memref<?xf32>
        %86 = vector.broadcast %85 : f32 to vector<16xf32>
        %87 = math.fma %86, %59, %47 : vector<16xf32>
        %88 = arith.addi %26, %72 : index
        %89 = arith.addi %88, %c6 : index
        %90 = memref.load %x[%89] : memref<?xf32>
        %91 = vector.broadcast %90 : f32 to vector<16xf32>
        %92 = math.fma %91, %59, %48 : vector<16xf32>
        %93 = arith.addi %23, %72 : index
        %94 = arith.addi %93, %c1 : index
        %95 = memref.load %x[%94] : memref<?xf32>
        %96 = vector.broadcast %95 : f32 to vector<16xf32>
        %97 = math.fma %96, %61, %77 : vector<16xf32>
        %98 = arith.addi %24, %72 : index
        %99 = arith.addi %98, %c1 : index
        %100 = memref.load %x[%99] : memref<?xf32>
        %101 = vector.broadcast %100 : f32 to vector<16xf32>
        %102 = math.fma %101, %61, %82 : vector<16xf32>
        %103 = arith.addi %25, %72 : index
        %104 = arith.addi %103, %c1 : index
        %105 = memref.load %x[%104] : memref<?xf32>
        %106 = vector.broadcast %105 : f32 to vector<16xf32>
        %107 = math.fma %106, %61, %87 : vector<16xf32>
        %108 = arith.addi %26, %72 : index
        %109 = arith.addi %108, %c1 : index
        %110 = memref.load %x[%109] : memref<?xf32>
        %111 = vector.broadcast %110 : f32 to vector<16xf32>
        %112 = math.fma %111, %61, %92 : vector<16xf32>
        %113 = arith.addi %23, %72 : index
        %114 = arith.addi %113, %c10 : index
        %115 = memref.load %x[%114] : memref<?xf32>
        %116 = vector.broadcast %115 : f32 to vector<16xf32>
        %117 = math.fma %116, %68, %97 : vector<16xf32>
        %118 = arith.addi %24, %72 : index
        %119 = arith.addi %118, %c10 : index
        %120 = memref.load %x[%119] : memref<?xf32>
        %121 = vector.broadcast %120 : f32 to vector<16xf32>
        %122 = math.fma %121, %68, %102 : vector<16xf32>
        %123 = arith.addi %25, %72 : index
        %124 = arith.addi %123, %c10 : index
        %125 = memref.load %x[%124] : memref<?xf32>
        %126 = vector.broadcast %125 : f32 to vector<16xf32>
        %127 = math.fma %126, %68, %107 : vector<16xf32>
        %128 = arith.addi %26, %72 : index
        %129 = arith.addi %128, %c10 : index
        %130 = memref.load %x[%129] : memref<?xf32>
        %131 = vector.broadcast %130 : f32 to vector<16xf32>
        %132 = math.fma %131, %68, %112 : vector<16xf32>
        %133 = arith.addi %23, %72 : index
        %134 = arith.addi %133, %c11 : index
        %135 = memref.load %x[%134] : memref<?xf32>
        %136 = vector.broadcast %135 : f32 to vector<16xf32>
        %137 = math.fma %136, %70, %117 : vector<16xf32>
        %138 = arith.addi %24, %72 : index
        %139 = arith.addi %138, %c11 : index
        %140 = memref.load %x[%139] : memref<?xf32>
        %141 = vector.broadcast %140 : f32 to vector<16xf32>
        %142 = math.fma %141, %70, %122 : vector<16xf32>
        %143 = arith.addi %25, %72 : index
        %144 = arith.addi %143, %c11 : index
        %145 = memref.load %x[%144] : memref<?xf32>
        %146 = vector.broadcast %145 : f32 to vector<16xf32>
        %147 = math.fma %146, %70, %127 : vector<16xf32>
        %148 = arith.addi %26, %72 : index
        %149 = arith.addi %148, %c11 : index
        %150 = memref.load %x[%149] : memref<?xf32>
        %151 = vector.broadcast %150 : f32 to vector<16xf32>
        %152 = math.fma %151, %70, %132 : vector<16xf32>
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
