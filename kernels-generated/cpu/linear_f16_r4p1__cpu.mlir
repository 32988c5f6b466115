// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='f16', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 64 : index
  %c16 = arith.constant 96 : index
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
        %49 = vector.bitcast %48 : vector<32xi8> to vector<16xf16>
        %50 = arith.extf %49 : vector<16xf16> to vector<16xf32>
        %51 = arith.addi %23, %44 : index
        %52 = arith.addi %51, %c6 : index
        %53 = memref.load %x[%52] : memref<?xf32>
        %54 = vector.broadcast %53 : f32 to vector<16xf32>
        %55 = math.fma %54, %50, %38 : vector<16xf32>
        %56 = arith.addi %24, %44 : index
        %57 = arith.addi %56, %c6 : index
        %58 = memref.load %x[%57] : memref<?xf32>
        %59 = vector.broadcast %58 : f32 to vector<16xf32>
        %60 = math.fma %59, %50, %39 : vector<16xf32>
        %61 = arith.addi %25, %44 : index
        %62 = arith.addi %61, %c6 : index
        %63 = memref.load %x[%62] : memref<?xf32>
        %64 = vector.broadcast %63 : f32 to vector<16xf32>
        %65 = math.fma %64, %50, %40 : vector<16xf32>
        %66 = arith.addi %26, %44 : index
        %67 = arith.addi %66, %c6 : index
        %68 = memref.load %x[%67] : memref<?xf32>
        %69 = vector.broadcast %68 : f32 to vector<16xf32>
        %70 = math.fma %69, %50, %41 : vector<16xf32>
        %71 = arith.addi %46, %c14 : index
        %72 = vector.load %w[%71] : memref<?xi8>, vector<32xi8>
        %73 = vector.bitcast %72 : vector<32xi8> to vector<16xf16>
        %74 = arith.extf %73 : vector<16xf16> to vector<16xf32>
        %75 = arith.addi %23, %44 : index
        %76 = arith.addi %75, %c1 : index
        %77 = memref.load %x[%76] : memref<?xf32>
        %78 = vector.broadcast %77 : f32 to vector<16xf32>
        %79 = math.fma %78, %74, %55 : vector<16xf32>
        %80 = arith.addi %24, %44 : index
        %81 = arith.addi %80, %c1 : index
        %82 = memref.load %x[%81] : memref<?xf32>
        %83 = vector.broadcast %82 : f32 to vector<16xf32>
        %84 = math.fma %83, %74, %60 : vector<16xf32>
        %85 = arith.addi %25, %44 : index
        %86 = arith.addi %85, %c1 : index
        %87 = memref.load %x[%86] : memref<?xf32>
        %88 = vector.broadcast %87 : f32 to vector<16xf32>
        %89 = math.fma %88, %74, %65 : vector<16xf32>
        %90 = arith.addi %26, %44 : index
        %91 = arith.addi %90, %c1 : index
        %92 = memref.load %x[%91] : memref<?xf32>
        %93 = vector.broadcast %92 : f32 to vector<16xf32>
        %94 = math.fma %93, %74, %70 : vector<16xf32>
        %95 = arith.addi %46, %c15 : index
        %96 = vector.load %w[%95] : memref<?xi8>, vector<32xi8>
        %97 = vector.bitcast %96 : vector<32xi8> to vector<16xf16>
        %98 = arith.extf %97 : vector<16xf16> to vector<16xf32>
        %99 = arith.addi %23, %44 : index
        %100 = arith.addi %99, %c10 : index
        %101 = memref.load %x[%100] : memref<?xf32>
        %102 = vector.broadcast %101 : f32 to vector<16xf32>
        %103 = math.fma %102, %98, %79 : vector<16xf32>
        %104 = arith.addi %24, %44 : index
        %105 = arith.addi %104, %c10 : index
        %106 = memref.load %x[%105] : memref<?xf32>
        %107 = vector.broadcast %106 : f32 to vector<16xf32>
        %108 = math.fma %107, %98, %84 : vector<16xf32>
        %109 = arith.addi %25, %44 : index
        %110 = arith.addi %109, %c10 : index
        %111 = memref.load %x[%110] : memref<?xf32>
        %112 = vector.broadcast %111 : f32 to vector<16xf32>
        %113 = math.fma %112, %98, %89 : vector<16xf32>
        %114 = arith.addi %26, %44 : index
        %115 = arith.addi %114, %c10 : index
        %116 = memref.load %x[%115] : memref<?xf32>
        %117 = vector.broadcast %116 : f32 to vector<16xf32>
        %118 = math.fma %117, %98, %94 : vector<16xf32>
        %119 = arith.addi %46, %c16 : index
        %120 = vector.load %w[%119] : memref<?xi8>, vector<32xi8>
        %121 = vector.bitcast %120 : vector<32xi8> to vector<16xf16>
        %122 = arith.extf %121 : vector<16xf16> to vector<16xf32>
        %123 = arith.addi %23, %44 : index
        %124 = arith.addi %123, %c11 : index
        %125 = memref.load %x[%124] : memref<?xf32>
        %126 = vector.broadcast %125 : f32 to vector<16xf32>
        %127 = math.fma %126, %122, %103 : vector<16xf32>
        %128 = arith.addi %24, %44 : index
        %129 = arith.addi %128, %c11 : index
        %130 = memref.load %x[%129] : memref<?xf32>
        %131 = vector.broadcast %130 : f32 to vector<16xf32>
        %132 = math.fma %131, %122, %108 : vector<16xf32>
        %133 = arith.addi %25, %44 : index
        %134 = arith.addi %133, %c11 : index
        %135 = memref.load %x[%134] : memref<?xf32>
        %136 = vector.broadcast %135 : f32 to vector<16xf32>
        %137 = math.fma %136, %122, %113 : vector<16xf32>
        %138 = arith.addi %26, %44 : index
        %139 = arith.addi %138, %c11 : index
        %140 = memref.load %x[%139] : memref<?xf32>
        %141 = vector.broadcast %140 : f32 to vector<16xf32>
        %142 = math.fma %141, %122, %118 : vector<16xf32>
        scf.yield %127, %132, %137, %142 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %42#0, %42#1, %42#2, %42#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %143 = arith.addi %13, %c6 : index
    %144 = arith.cmpi slt, %143, %12 : index
    scf.if %144 {
      %145 = arith.muli %143, %outputFeatures : index
      %146 = arith.muli %3, %c4 : index
      %147 = arith.addi %145, %146 : index
      scf.if %0 {
        %148 = arith.addi %147, %c6 : index
        %149 = vector.load %residual[%148] : memref<?xf32>, vector<16xf32>
        %150 = arith.addf %149, %33#0 : vector<16xf32>
        %151 = arith.addi %147, %c6 : index
        vector.store %150, %out[%151] : memref<?xf32>, vector<16xf32>
      } else {
        %152 = arith.addi %147, %c6 : index
        vector.store %33#0, %out[%152] : memref<?xf32>, vector<16xf32>
      }
    }
    %153 = arith.addi %13, %c1 : index
    %154 = arith.cmpi slt, %153, %12 : index
    scf.if %154 {
      %155 = arith.muli %153, %outputFeatures : index
      %156 = arith.muli %3, %c4 : index
      %157 = arith.addi %155, %156 : index
      scf.if %0 {
        %158 = arith.addi %157, %c6 : index
        %159 = vector.load %residual[%158] : memref<?xf32>, vector<16xf32>
        %160 = arith.addf %159, %33#1 : vector<16xf32>
        %161 = arith.addi %157, %c6 : index
        vector.store %160, %out[%161] : memref<?xf32>, vector<16xf32>
      } else {
        %162 = arith.addi %157, %c6 : index
        vector.store %33#1, %out[%162] : memref<?xf32>, vector<16xf32>
      }
    }
    %163 = arith.addi %13, %c10 : index
    %164 = arith.cmpi slt, %163, %12 : index
    scf.if %164 {
      %165 = arith.muli %163, %outputFeatures : index
      %166 = arith.muli %3, %c4 : index
      %167 = arith.addi %165, %166 : index
      scf.if %0 {
        %168 = arith.addi %167, %c6 : index
        %169 = vector.load %residual[%168] : memref<?xf32>, vector<16xf32>
        %170 = arith.addf %169, %33#2 : vector<16xf32>
        %171 = arith.addi %167, %c6 : index
        vector.store %170, %out[%171] : memref<?xf32>, vector<16xf32>
      } else {
        %172 = arith.addi %167, %c6 : index
        vector.store %33#2, %out[%172] : memref<?xf32>, vector<16xf32>
      }
    }
    %173 = arith.addi %13, %c11 : index
    %174 = arith.cmpi slt, %173, %12 : index
    scf.if %174 {
      %175 = arith.muli %173, %outputFeatures : index
      %176 = arith.muli %3, %c4 : index
      %177 = arith.addi %175, %176 : index
      scf.if %0 {
        %178 = arith.addi %177, %c6 : index
        %179 = vector.load %residual[%178] : memref<?xf32>, vector<16xf32>
        %180 = arith.addf %179, %33#3 : vector<16xf32>
        %181 = arith.addi %177, %c6 : index
        vector.store %180, %out[%181] : memref<?xf32>, vector<16xf32>
      } else {
        %182 = arith.addi %177, %c6 : index
        vector.store %33#3, %out[%182] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
