// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='int4', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_int4_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 48 : index
  %c7 = arith.constant 2 : index
  %c8 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant dense<15> : vector<16xi32>
  %c15 = arith.constant dense<4> : vector<16xi32>
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 3 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.muli %groupSize, %c5 : index
  %2 = arith.addi %1, %c6 : index
  %3 = arith.divui %inputFeatures, %groupSize : index
  %4 = arith.muli %3, %2 : index
  %5 = wave.block 0
  %6 = wave.block 1
  %7 = arith.muli %5, %c7 : index
  %8 = arith.addi %7, %c8 : index
  %9 = arith.muli %8, %4 : index
  %10 = arith.muli %5, %c7 : index
  %11 = arith.addi %10, %c1 : index
  %12 = arith.muli %11, %4 : index
  %13 = memref.load %step[%countAt] : memref<?xi32>
  %14 = arith.index_cast %13 : i32 to index
  %15 = arith.muli %6, %rowsPerBlock : index
  %16 = arith.addi %15, %rowsPerBlock : index
  %17 = arith.minsi %16, %14 : index
  scf.for %18 = %15 to %17 step %c7 {
    %19 = arith.subi %17, %c1 : index
    %20 = arith.addi %18, %c8 : index
    %21 = arith.minsi %20, %19 : index
    %22 = arith.addi %18, %c1 : index
    %23 = arith.minsi %22, %19 : index
    %24 = arith.muli %21, %inputFeatures : index
    %25 = arith.muli %23, %inputFeatures : index
    %26 = arith.muli %groupSize, %c5 : index
    %27 = arith.addi %26, %c6 : index
    %28 = arith.divui %groupSize, %c12 : index
    %29 = arith.divui %inputFeatures, %groupSize : index
    %35:4 = scf.for %30 = %c8 to %29 step %c1 iter_args(%31 = %c11, %32 = %c11, %33 = %c11, %34 = %c11) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %36 = arith.muli %30, %27 : index
      %37 = arith.addi %9, %36 : index
      %38 = arith.muli %30, %27 : index
      %39 = arith.addi %12, %38 : index
      %40 = vector.load %w[%37] : memref<?xi8>, vector<32xi8>
      %41 = vector.bitcast %40 : vector<32xi8> to vector<16xf16>
      %42 = arith.extf %41 : vector<16xf16> to vector<16xf32>
      %43 = arith.addi %37, %c13 : index
      %44 = vector.load %w[%43] : memref<?xi8>, vector<16xi8>
      %45 = arith.extui %44 : vector<16xi8> to vector<16xi32>
      %46 = vector.load %w[%39] : memref<?xi8>, vector<32xi8>
      %47 = vector.bitcast %46 : vector<32xi8> to vector<16xf16>
      %48 = arith.extf %47 : vector<16xf16> to vector<16xf32>
      %49 = arith.addi %39, %c13 : index
      %50 = vector.load %w[%49] : memref<?xi8>, vector<16xi8>
      %51 = arith.extui %50 : vector<16xi8> to vector<16xi32>
      %52 = arith.muli %30, %groupSize : index
      %58:4 = scf.for %53 = %c8 to %28 step %c1 iter_args(%54 = %31, %55 = %32, %56 = %33, %57 = %34) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %59 = arith.muli %53, %c12 : index
        %60 = arith.addi %52, %59 : index
        %61 = arith.addi %37, %c6 : index
        %62 = arith.muli %53, %c13 : index
        %63 = arith.addi %61, %62 : index
        %64 = arith.addi %63, %c8 : index
        %65 = vector.load %w[%64] : memref<?xi8>, vector<16xi8>
        %66 = arith.extui %65 : vector<16xi8> to vector<16xi32>
        %67 = arith.andi %66, %c14 : vector<16xi32>
        %68 = arith.shrui %66, %c15 : vector<16xi32>
        %69 = arith.subi %67, %45 : vector<16xi32>
        %70 = arith.sitofp %69 : vector<16xi32> to vector<16xf32>
        %71 = arith.mulf %70, %42 : vector<16xf32>
        %72 = arith.addi %39, %c6 : index
        %73 = arith.muli %53, %c13 : index
        %74 = arith.addi %72, %73 : index
        %75 = arith.addi %74, %c8 : index
        %76 = vector.load %w[%75] : memref<?xi8>, vector<16xi8>
        %77 = arith.extui %76 : vector<16xi8> to vector<16xi32>
        %78 = arith.andi %77, %c14 : vector<16xi32>
        %79 = arith.shrui %77, %c15 : vector<16xi32>
        %80 = arith.subi %78, %51 : vector<16xi32>
        %81 = arith.sitofp %80 : vector<16xi32> to vector<16xf32>
        %82 = arith.mulf %81, %48 : vector<16xf32>
        %83 = arith.addi %24, %60 : index
        %84 = arith.addi %83, %c8 : index
        %85 = memref.load %x[%84] : memref<?xf32>
        %86 = vector.broadcast %85 : f32 to vector<16xf32>
        %87 = math.fma %86, %71, %54 : vector<16xf32>
        %88 = math.fma %86, %82, %55 : vector<16xf32>
        %89 = arith.addi %25, %60 : index
        %90 = arith.addi %89, %c8 : index
        %91 = memref.load %x[%90] : memref<?xf32>
        %92 = vector.broadcast %91 : f32 to vector<16xf32>
        %93 = math.fma %92, %71, %56 : vector<16xf32>
        %94 = math.fma %92, %82, %57 : vector<16xf32>
        %95 = arith.subi %68, %45 : vector<16xi32>
        %96 = arith.sitofp %95 : vector<16xi32> to vector<16xf32>
        %97 = arith.mulf %96, %42 : vector<16xf32>
        %98 = arith.subi %79, %51 : vector<16xi32>
        %99 = arith.sitofp %98 : vector<16xi32> to vector<16xf32>
        %100 = arith.mulf %99, %48 : vector<16xf32>
        %101 = arith.addi %24, %60 : index
        %102 = arith.addi %101, %c1 : index
        %103 = memref.load %x[%102] : memref<?xf32>
        %104 = vector.broadcast %103 : f32 to vector<16xf32>
        %105 = math.fma %104, %97, %87 : vector<16xf32>
        %106 = math.fma %104, %100, %88 : vector<16xf32>
        %107 = arith.addi %25, %60 : index
        %108 = arith.addi %107, %c1 : index
        %109 = memref.load %x[%108] : memref<?xf32>
        %110 = vector.broadcast %109 : f32 to vector<16xf32>
        %111 = math.fma %110, %97, %93 : vector<16xf32>
        %112 = math.fma %110, %100, %94 : vector<16xf32>
        %113 = arith.addi %63, %c16 : index
        %114 = vector.load %w[%113] : memref<?xi8>, vector<16xi8>
        %115 = arith.extui %114 : vector<16xi8> to vector<16xi32>
        %116 = arith.andi %115, %c14 : vector<16xi32>
        %117 = arith.shrui %115, %c15 : vector<16xi32>
        %118 = arith.subi %116, %45 : vector<16xi32>
        %119 = arith.sitofp %118 : vector<16xi32> to vector<16xf32>
        %120 = arith.mulf %119, %42 : vector<16xf32>
        %121 = arith.addi %74, %c16 : index
        %122 = vector.load %w[%121] : memref<?xi8>, vector<16xi8>
        %123 = arith.extui %122 : vector<16xi8> to vector<16xi32>
        %124 = arith.andi %123, %c14 : vector<16xi32>
        %125 = arith.shrui %123, %c15 : vector<16xi32>
        %126 = arith.subi %124, %51 : vector<16xi32>
        %127 = arith.sitofp %126 : vector<16xi32> to vector<16xf32>
        %128 = arith.mulf %127, %48 : vector<16xf32>
        %129 = arith.addi %24, %60 : index
        %130 = arith.addi %129, %c7 : index
        %131 = memref.load %x[%130] : memref<?xf32>
        %132 = vector.broadcast %131 : f32 to vector<16xf32>
        %133 = math.fma %132, %120, %105 : vector<16xf32>
        %134 = math.fma %132, %128, %106 : vector<16xf32>
        %135 = arith.addi %25, %60 : index
        %136 = arith.addi %135, %c7 : index
        %137 = memref.load %x[%136] : memref<?xf32>
        %138 = vector.broadcast %137 : f32 to vector<16xf32>
        %139 = math.fma %138, %120, %111 : vector<16xf32>
        %140 = math.fma %138, %128, %112 : vector<16xf32>
        %141 = arith.subi %117, %45 : vector<16xi32>
        %142 = arith.sitofp %141 : vector<16xi32> to vector<16xf32>
        %143 = arith.mulf %142, %42 : vector<16xf32>
        %144 = arith.subi %125, %51 : vector<16xi32>
        %145 = arith.sitofp %144 : vector<16xi32> to vector<16xf32>
        %146 = arith.mulf %145, %48 : vector<16xf32>
        %147 = arith.addi %24, %60 : index
        %148 = arith.addi %147, %c17 : index
        %149 = memref.load %x[%148] : memref<?xf32>
        %150 = vector.broadcast %149 : f32 to vector<16xf32>
        %151 = math.fma %150, %143, %133 : vector<16xf32>
        %152 = math.fma %150, %146, %134 : vector<16xf32>
        %153 = arith.addi %25, %60 : index
        %154 = arith.addi %153, %c17 : index
        %155 = memref.load %x[%154] : memref<?xf32>
        %156 = vector.broadcast %155 : f32 to vector<16xf32>
        %157 = math.fma %156, %143, %139 : vector<16xf32>
        %158 = math.fma %156, %146, %140 : vector<16xf32>
        scf.yield %151, %152, %157, %158 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %58#0, %58#1, %58#2, %58#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %159 = arith.addi %18, %c8 : index
    %160 = arith.cmpi slt, %159, %17 : index
    scf.if %160 {
      %161 = arith.muli %159, %outputFeatures : index
      %162 = arith.muli %5, %c13 : index
      %163 = arith.addi %161, %162 : index
      scf.if %0 {
        %164 = arith.addi %163, %c8 : index
        %165 = vector.load %residual[%164] : memref<?xf32>, vector<16xf32>
        %166 = arith.addf %165, %35#0 : vector<16xf32>
        %167 = arith.addi %163, %c8 : index
        vector.store %166, %out[%167] : memref<?xf32>, vector<16xf32>
      } else {
        %168 = arith.addi %163, %c8 : index
        vector.store %35#0, %out[%168] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %169 = arith.addi %163, %c16 : index
        %170 = vector.load %residual[%169] : memref<?xf32>, vector<16xf32>
        %171 = arith.addf %170, %35#1 : vector<16xf32>
        %172 = arith.addi %163, %c16 : index
        vector.store %171, %out[%172] : memref<?xf32>, vector<16xf32>
      } else {
        %173 = arith.addi %163, %c16 : index
        vector.store %35#1, %out[%173] : memref<?xf32>, vector<16xf32>
      }
    }
    %174 = arith.addi %18, %c1 : index
    %175 = arith.cmpi slt, %174, %17 : index
    scf.if %175 {
      %176 = arith.muli %174, %outputFeatures : index
      %177 = arith.muli %5, %c13 : index
      %178 = arith.addi %176, %177 : index
      scf.if %0 {
        %179 = arith.addi %178, %c8 : index
        %180 = vector.load %residual[%179] : memref<?xf32>, vector<16xf32>
        %181 = arith.addf %180, %35#2 : vector<16xf32>
        %182 = arith.addi %178, %c8 : index
        vector.store %181, %out[%182] : memref<?xf32>, vector<16xf32>
      } else {
        %183 = arith.addi %178, %c8 : index
        vector.store %35#2, %out[%183] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %184 = arith.addi %178, %c16 : index
        %185 = vector.load %residual[%184] : memref<?xf32>, vector<16xf32>
        %186 = arith.addf %185, %35#3 : vector<16xf32>
        %187 = arith.addi %178, %c16 : index
        vector.store %186, %out[%187] : memref<?xf32>, vector<16xf32>
      } else {
        %188 = arith.addi %178, %c16 : index
        vector.store %35#3, %out[%188] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
