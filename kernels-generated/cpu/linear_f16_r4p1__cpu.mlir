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
        %43 = arith.muli %37, %c13 : index
        %44 = arith.addi %35, %43 : index
        %45 = arith.addi %44, %c6 : index
        %46 = vector.load %w[%45] : memref<?xi8>, vector<32xi8>
        %47 = vector.bitcast %46 : vector<32xi8> to vector<16xf16>
        %48 = arith.extf %47 : vector<16xf16> to vector<16xf32>
        %49 = arith.addi %44, %c14 : index
        %50 = vector.load %w[%49] : memref<?xi8>, vector<32xi8>
        %51 = vector.bitcast %50 : vector<32xi8> to vector<16xf16>
        %52 = arith.extf %51 : vector<16xf16> to vector<16xf32>
        %53 = arith.addi %44, %c15 : index
        %54 = vector.load %w[%53] : memref<?xi8>, vector<32xi8>
        %55 = vector.bitcast %54 : vector<32xi8> to vector<16xf16>
        %56 = arith.extf %55 : vector<16xf16> to vector<16xf32>
        %57 = arith.addi %44, %c16 : index
        %58 = vector.load %w[%57] : memref<?xi8>, vector<32xi8>
        %59 = vector.bitcast %58 : vector<32xi8> to vector<16xf16>
        %60 = arith.extf %59 : vector<16xf16> to vector<16xf32>
        %61 = arith.muli %37, %c9 : index
        %62 = arith.addi %36, %61 : index
        %63 = arith.addi %23, %62 : index
        %64 = arith.addi %63, %c6 : index
        %65 = memref.load %x[%64] : memref<?xf32>
        %66 = vector.broadcast %65 : f32 to vector<16xf32>
        %67 = math.fma %66, %48, %38 : vector<16xf32>
        %68 = arith.addi %24, %62 : index
        %69 = arith.addi %68, %c6 : index
        %70 = memref.load %x[%69] : memref<?xf32>
        %71 = vector.broadcast %70 : f32 to vector<16xf32>
        %72 = math.fma %71, %48, %39 : vector<16xf32>
        %73 = arith.addi %25, %62 : index
        %74 = arith.addi %73, %c6 : index
        %75 = memref.load %x[%74] : memref<?xf32>
        %76 = vector.broadcast %75 : f32 to vector<16xf32>
        %77 = math.fma %76, %48, %40 : vector<16xf32>
        %78 = arith.addi %26, %62 : index
        %79 = arith.addi %78, %c6 : index
        %80 = memref.load %x[%79] : memref<?xf32>
        %81 = vector.broadcast %80 : f32 to vector<16xf32>
        %82 = math.fma %81, %48, %41 : vector<16xf32>
        %83 = arith.addi %23, %62 : index
        %84 = arith.addi %83, %c1 : index
        %85 = memref.load %x[%84] : memref<?xf32>
        %86 = vector.broadcast %85 : f32 to vector<16xf32>
        %87 = math.fma %86, %52, %67 : vector<16xf32>
        %88 = arith.addi %24, %62 : index
        %89 = arith.addi %88, %c1 : index
        %90 = memref.load %x[%89] : memref<?xf32>
        %91 = vector.broadcast %90 : f32 to vector<16xf32>
        %92 = math.fma %91, %52, %72 : vector<16xf32>
        %93 = arith.addi %25, %62 : index
        %94 = arith.addi %93, %c1 : index
        %95 = memref.load %x[%94] : memref<?xf32>
        %96 = vector.broadcast %95 : f32 to vector<16xf32>
        %97 = math.fma %96, %52, %77 : vector<16xf32>
        %98 = arith.addi %26, %62 : index
        %99 = arith.addi %98, %c1 : index
        %100 = memref.load %x[%99] : memref<?xf32>
        %101 = vector.broadcast %100 : f32 to vector<16xf32>
        %102 = math.fma %101, %52, %82 : vector<16xf32>
        %103 = arith.addi %23, %62 : index
        %104 = arith.addi %103, %c10 : index
        %105 = memref.load %x[%104] : memref<?xf32>
        %106 = vector.broadcast %105 : f32 to vector<16xf32>
        %107 = math.fma %106, %56, %87 : vector<16xf32>
        %108 = arith.addi %24, %62 : index
        %109 = arith.addi %108, %c10 : index
        %110 = memref.load %x[%109] : memref<?xf32>
        %111 = vector.broadcast %110 : f32 to vector<16xf32>
        %112 = math.fma %111, %56, %92 : vector<16xf32>
        %113 = arith.addi %25, %62 : index
        %114 = arith.addi %113, %c10 : index
        %115 = memref.load %x[%114] : memref<?xf32>
        %116 = vector.broadcast %115 : f32 to vector<16xf32>
        %117 = math.fma %116, %56, %97 : vector<16xf32>
        %118 = arith.addi %26, %62 : index
        %119 = arith.addi %118, %c10 : index
        %120 = memref.load %x[%119] : memref<?xf32>
        %121 = vector.broadcast %120 : f32 to vector<16xf32>
        %122 = math.fma %121, %56, %102 : vector<16xf32>
        %123 = arith.addi %23, %62 : index
        %124 = arith.addi %123, %c11 : index
        %125 = memref.load %x[%124] : memref<?xf32>
        %126 = vector.broadcast %125 : f32 to vector<16xf32>
        %127 = math.fma %126, %60, %107 : vector<16xf32>
        %128 = arith.addi %24, %62 : index
        %129 = arith.addi %128, %c11 : index
        %130 = memref.load %x[%129] : memref<?xf32>
        %131 = vector.broadcast %130 : f32 to vector<16xf32>
        %132 = math.fma %131, %60, %112 : vector<16xf32>
        %133 = arith.addi %25, %62 : index
        %134 = arith.addi %133, %c11 : index
        %135 = memref.load %x[%134] : memref<?xf32>
        %136 = vector.broadcast %135 : f32 to vector<16xf32>
        %137 = math.fma %136, %60, %117 : vector<16xf32>
        %138 = arith.addi %26, %62 : index
        %139 = arith.addi %138, %c11 : index
        %140 = memref.load %x[%139] : memref<?xf32>
        %141 = vector.broadcast %140 : f32 to vector<16xf32>
        %142 = math.fma %141, %60, %122 : vector<16xf32>
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
