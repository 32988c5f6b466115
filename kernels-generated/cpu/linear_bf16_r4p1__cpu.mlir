// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='bf16', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_bf16_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 512 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 128 : index
  %c14 = arith.constant dense<16> : vector<16xi32>
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant 96 : index
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
      %36 = arith.muli %28, %c4 : index
      %42:4 = scf.for %37 = %c6 to %c9 step %c1 iter_args(%38 = %29, %39 = %30, %40 = %31, %41 = %32) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %43 = arith.muli %37, %c9 : index
        %44 = arith.addi %36, %43 : index
        %45 = arith.muli %37, %c13 : index
        %46 = arith.addi %35, %45 : index
        %47 = arith.addi %46, %c6 : index
        %48 = vector.load %w[%47] : memref<?xi8>, vector<32xi8>
        %49 = vector.bitcast %48 : vector<32xi8> to vector<16xi16>
        %50 = arith.extui %49 : vector<16xi16> to vector<16xi32>
        %51 = arith.shli %50, %c14 : vector<16xi32>
        %52 = arith.bitcast %51 : vector<16xi32> to vector<16xf32>
        %53 = arith.addi %23, %44 : index
        %54 = arith.addi %53, %c6 : index
        %55 = memref.load %x[%54] : memref<?xf32>
        %56 = vector.broadcast %55 : f32 to vector<16xf32>
        %57 = math.fma %56, %52, %38 : vector<16xf32>
        %58 = arith.addi %24, %44 : index
        %59 = arith.addi %58, %c6 : index
        %60 = memref.load %x[%59] : memref<?xf32>
        %61 = vector.broadcast %60 : f32 to vector<16xf32>
        %62 = math.fma %61, %52, %39 : vector<16xf32>
        %63 = arith.addi %25, %44 : index
        %64 = arith.addi %63, %c6 : index
        %65 = memref.load %x[%64] : memref<?xf32>
        %66 = vector.broadcast %65 : f32 to vector<16xf32>
        %67 = math.fma %66, %52, %40 : vector<16xf32>
        %68 = arith.addi %26, %44 : index
        %69 = arith.addi %68, %c6 : index
        %70 = memref.load %x[%69] : memref<?xf32>
        %71 = vector.broadcast %70 : f32 to vector<16xf32>
        %72 = math.fma %71, %52, %41 : vector<16xf32>
        %73 = arith.addi %46, %c15 : index
        %74 = vector.load %w[%73] : memref<?xi8>, vector<32xi8>
        %75 = vector.bitcast %74 : vector<32xi8> to vector<16xi16>
        %76 = arith.extui %75 : vector<16xi16> to vector<16xi32>
        %77 = arith.shli %76, %c14 : vector<16xi32>
        %78 = arith.bitcast %77 : vector<16xi32> to vector<16xf32>
        %79 = arith.addi %23, %44 : index
        %80 = arith.addi %79, %c1 : index
        %81 = memref.load %x[%80] : memref<?xf32>
        %82 = vector.broadcast %81 : f32 to vector<16xf32>
        %83 = math.fma %82, %78, %57 : vector<16xf32>
        %84 = arith.addi %24, %44 : index
        %85 = arith.addi %84, %c1 : index
        %86 = memref.load %x[%85] : memref<?xf32>
        %87 = vector.broadcast %86 : f32 to vector<16xf32>
        %88 = math.fma %87, %78, %62 : vector<16xf32>
        %89 = arith.addi %25, %44 : index
        %90 = arith.addi %89, %c1 : index
        %91 = memref.load %x[%90] : memref<?xf32>
        %92 = vector.broadcast %91 : f32 to vector<16xf32>
        %93 = math.fma %92, %78, %67 : vector<16xf32>
        %94 = arith.addi %26, %44 : index
        %95 = arith.addi %94, %c1 : index
        %96 = memref.load %x[%95] : memref<?xf32>
        %97 = vector.broadcast %96 : f32 to vector<16xf32>
        %98 = math.fma %97, %78, %72 : vector<16xf32>
        %99 = arith.addi %46, %c16 : index
        %100 = vector.load %w[%99] : memref<?xi8>, vector<32xi8>
        %101 = vector.bitcast %100 : vector<32xi8> to vector<16xi16>
        %102 = arith.extui %101 : vector<16xi16> to vector<16xi32>
        %103 = arith.shli %102, %c14 : vector<16xi32>
        %104 = arith.bitcast %103 : vector<16xi32> to vector<16xf32>
        %105 = arith.addi %23, %44 : index
        %106 = arith.addi %105, %c10 : index
        %107 = memref.load %x[%106] : memref<?xf32>
        %108 = vector.broadcast %107 : f32 to vector<16xf32>
        %109 = math.fma %108, %104, %83 : vector<16xf32>
        %110 = arith.addi %24, %44 : index
        %111 = arith.addi %110, %c10 : index
        %112 = memref.load %x[%111] : memref<?xf32>
        %113 = vector.broadcast %112 : f32 to vector<16xf32>
        %114 = math.fma %113, %104, %88 : vector<16xf32>
        %115 = arith.addi %25, %44 : index
        %116 = arith.addi %115, %c10 : index
        %117 = memref.load %x[%116] : memref<?xf32>
        %118 = vector.broadcast %117 : f32 to vector<16xf32>
        %119 = math.fma %118, %104, %93 : vector<16xf32>
        %120 = arith.addi %26, %44 : index
        %121 = arith.addi %120, %c10 : index
        %122 = memref.load %x[%121] : memref<?xf32>
        %123 = vector.broadcast %122 : f32 to vector<16xf32>
        %124 = math.fma %123, %104, %98 : vector<16xf32>
        %125 = arith.addi %46, %c17 : index
        %126 = vector.load %w[%125] : memref<?xi8>, vector<32xi8>
        %127 = vector.bitcast %126 : vector<32xi8> to vector<16xi16>
        %128 = arith.extui %127 : vector<16xi16> to vector<16xi32>
        %129 = arith.shli %128, %c14 : vector<16xi32>
        %130 = arith.bitcast %129 : vector<16xi32> to vector<16xf32>
        %131 = arith.addi %23, %44 : index
        %132 = arith.addi %131, %c11 : index
        %133 = memref.load %x[%132] : memref<?xf32>
        %134 = vector.broadcast %133 : f32 to vector<16xf32>
        %135 = math.fma %134, %130, %109 : vector<16xf32>
        %136 = arith.addi %24, %44 : index
        %137 = arith.addi %136, %c11 : index
        %138 = memref.load %x[%137] : memref<?xf32>
        %139 = vector.broadcast %138 : f32 to vector<16xf32>
        %140 = math.fma %139, %130, %114 : vector<16xf32>
        %141 = arith.addi %25, %44 : index
        %142 = arith.addi %141, %c11 : index
        %143 = memref.load %x[%142] : memref<?xf32>
        %144 = vector.broadcast %143 : f32 to vector<16xf32>
        %145 = math.fma %144, %130, %119 : vector<16xf32>
        %146 = arith.addi %26, %44 : index
        %147 = arith.addi %146, %c11 : index
        %148 = memref.load %x[%147] : memref<?xf32>
        %149 = vector.broadcast %148 : f32 to vector<16xf32>
        %150 = math.fma %149, %130, %124 : vector<16xf32>
        scf.yield %135, %140, %145, %150 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %42#0, %42#1, %42#2, %42#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %151 = arith.addi %13, %c6 : index
    %152 = arith.cmpi slt, %151, %12 : index
    scf.if %152 {
      %153 = arith.muli %151, %outputFeatures : index
      %154 = arith.muli %3, %c4 : index
      %155 = arith.addi %153, %154 : index
      scf.if %0 {
        %156 = arith.addi %155, %c6 : index
        %157 = vector.load %residual[%156] : memref<?xf32>, vector<16xf32>
        %158 = arith.addf %157, %33#0 : vector<16xf32>
        %159 = arith.addi %155, %c6 : index
        vector.store %158, %out[%159] : memref<?xf32>, vector<16xf32>
      } else {
        %160 = arith.addi %155, %c6 : index
        vector.store %33#0, %out[%160] : memref<?xf32>, vector<16xf32>
      }
    }
    %161 = arith.addi %13, %c1 : index
    %162 = arith.cmpi slt, %161, %12 : index
    scf.if %162 {
      %163 = arith.muli %161, %outputFeatures : index
      %164 = arith.muli %3, %c4 : index
      %165 = arith.addi %163, %164 : index
      scf.if %0 {
        %166 = arith.addi %165, %c6 : index
        %167 = vector.load %residual[%166] : memref<?xf32>, vector<16xf32>
        %168 = arith.addf %167, %33#1 : vector<16xf32>
        %169 = arith.addi %165, %c6 : index
        vector.store %168, %out[%169] : memref<?xf32>, vector<16xf32>
      } else {
        %170 = arith.addi %165, %c6 : index
        vector.store %33#1, %out[%170] : memref<?xf32>, vector<16xf32>
      }
    }
    %171 = arith.addi %13, %c10 : index
    %172 = arith.cmpi slt, %171, %12 : index
    scf.if %172 {
      %173 = arith.muli %171, %outputFeatures : index
      %174 = arith.muli %3, %c4 : index
      %175 = arith.addi %173, %174 : index
      scf.if %0 {
        %176 = arith.addi %175, %c6 : index
        %177 = vector.load %residual[%176] : memref<?xf32>, vector<16xf32>
        %178 = arith.addf %177, %33#2 : vector<16xf32>
        %179 = arith.addi %175, %c6 : index
        vector.store %178, %out[%179] : memref<?xf32>, vector<16xf32>
      } else {
        %180 = arith.addi %175, %c6 : index
        vector.store %33#2, %out[%180] : memref<?xf32>, vector<16xf32>
      }
    }
    %181 = arith.addi %13, %c11 : index
    %182 = arith.cmpi slt, %181, %12 : index
    scf.if %182 {
      %183 = arith.muli %181, %outputFeatures : index
      %184 = arith.muli %3, %c4 : index
      %185 = arith.addi %183, %184 : index
      scf.if %0 {
        %186 = arith.addi %185, %c6 : index
        %187 = vector.load %residual[%186] : memref<?xf32>, vector<16xf32>
        %188 = arith.addf %187, %33#3 : vector<16xf32>
        %189 = arith.addi %185, %c6 : index
        vector.store %188, %out[%189] : memref<?xf32>, vector<16xf32>
      } else {
        %190 = arith.addi %185, %c6 : index
        vector.store %33#3, %out[%190] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
