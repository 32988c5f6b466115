// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='bf16', shape=Shape(rows=1, panels=4))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_bf16_r1p4__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 512 : index
  %c6 = arith.constant 4 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 2 : index
  %c9 = arith.constant 3 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 128 : index
  %c14 = arith.constant dense<16> : vector<16xi32>
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant 96 : index
  %c18 = arith.constant 48 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.divui %inputFeatures, %c4 : index
  %2 = arith.muli %1, %c5 : index
  %3 = wave.block 0
  %4 = wave.block 1
  %5 = arith.muli %3, %c6 : index
  %6 = arith.addi %5, %c7 : index
  %7 = arith.muli %6, %2 : index
  %8 = arith.muli %3, %c6 : index
  %9 = arith.addi %8, %c1 : index
  %10 = arith.muli %9, %2 : index
  %11 = arith.muli %3, %c6 : index
  %12 = arith.addi %11, %c8 : index
  %13 = arith.muli %12, %2 : index
  %14 = arith.muli %3, %c6 : index
  %15 = arith.addi %14, %c9 : index
  %16 = arith.muli %15, %2 : index
  %17 = memref.load %step[%countAt] : memref<?xi32>
  %18 = arith.index_cast %17 : i32 to index
  %19 = arith.muli %4, %rowsPerBlock : index
  %20 = arith.addi %19, %rowsPerBlock : index
  %21 = arith.minsi %20, %18 : index
  scf.for %22 = %19 to %21 step %c1 {
    %23 = arith.subi %21, %c1 : index
    %24 = arith.addi %22, %c7 : index
    %25 = arith.minsi %24, %23 : index
    %26 = arith.muli %25, %inputFeatures : index
    %27 = arith.divui %inputFeatures, %c4 : index
    %33:4 = scf.for %28 = %c7 to %27 step %c1 iter_args(%29 = %c12, %30 = %c12, %31 = %c12, %32 = %c12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %34 = arith.muli %28, %c5 : index
      %35 = arith.addi %7, %34 : index
      %36 = arith.muli %28, %c5 : index
      %37 = arith.addi %10, %36 : index
      %38 = arith.muli %28, %c5 : index
      %39 = arith.addi %13, %38 : index
      %40 = arith.muli %28, %c5 : index
      %41 = arith.addi %16, %40 : index
      %42 = arith.muli %28, %c4 : index
      %48:4 = scf.for %43 = %c7 to %c6 step %c1 iter_args(%44 = %29, %45 = %30, %46 = %31, %47 = %32) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %49 = arith.muli %43, %c6 : index
        %50 = arith.addi %42, %49 : index
        %51 = arith.muli %43, %c13 : index
        %52 = arith.addi %35, %51 : index
        %53 = arith.addi %52, %c7 : index
        %54 = vector.load %w[%53] : memref<?xi8>, vector<32xi8>
        %55 = vector.bitcast %54 : vector<32xi8> to vector<16xi16>
        %56 = arith.extui %55 : vector<16xi16> to vector<16xi32>
        %57 = arith.shli %56, %c14 : vector<16xi32>
        %58 = arith.bitcast %57 : vector<16xi32> to vector<16xf32>
        %59 = arith.muli %43, %c13 : index
        %60 = arith.addi %37, %59 : index
        %61 = arith.addi %60, %c7 : index
        %62 = vector.load %w[%61] : memref<?xi8>, vector<32xi8>
        %63 = vector.bitcast %62 : vector<32xi8> to vector<16xi16>
        %64 = arith.extui %63 : vector<16xi16> to vector<16xi32>
        %65 = arith.shli %64, %c14 : vector<16xi32>
        %66 = arith.bitcast %65 : vector<16xi32> to vector<16xf32>
        %67 = arith.muli %43, %c13 : index
        %68 = arith.addi %39, %67 : index
        %69 = arith.addi %68, %c7 : index
        %70 = vector.load %w[%69] : memref<?xi8>, vector<32xi8>
        %71 = vector.bitcast %70 : vector<32xi8> to vector<16xi16>
        %72 = arith.extui %71 : vector<16xi16> to vector<16xi32>
        %73 = arith.shli %72, %c14 : vector<16xi32>
        %74 = arith.bitcast %73 : vector<16xi32> to vector<16xf32>
        %75 = arith.muli %43, %c13 : index
        %76 = arith.addi %41, %75 : index
        %77 = arith.addi %76, %c7 : index
        %78 = vector.load %w[%77] : memref<?xi8>, vector<32xi8>
        %79 = vector.bitcast %78 : vector<32xi8> to vector<16xi16>
        %80 = arith.extui %79 : vector<16xi16> to vector<16xi32>
        %81 = arith.shli %80, %c14 : vector<16xi32>
        %82 = arith.bitcast %81 : vector<16xi32> to vector<16xf32>
        %83 = arith.addi %26, %50 : index
        %84 = arith.addi %83, %c7 : index
        %85 = memref.load %x[%84] : memref<?xf32>
        %86 = vector.broadcast %85 : f32 to vector<16xf32>
        %87 = math.fma %86, %58, %44 : vector<16xf32>
        %88 = math.fma %86, %66, %45 : vector<16xf32>
        %89 = math.fma %86, %74, %46 : vector<16xf32>
        %90 = math.fma %86, %82, %47 : vector<16xf32>
        %91 = arith.addi %52, %c15 : index
        %92 = vector.load %w[%91] : memref<?xi8>, vector<32xi8>
        %93 = vector.bitcast %92 : vector<32xi8> to vector<16xi16>
        %94 = arith.extui %93 : vector<16xi16> to vector<16xi32>
        %95 = arith.shli %94, %c14 : vector<16xi32>
        %96 = arith.bitcast %95 : vector<16xi32> to vector<16xf32>
        %97 = arith.addi %60, %c15 : index
        %98 = vector.load %w[%97] : memref<?xi8>, vector<32xi8>
        %99 = vector.bitcast %98 : vector<32xi8> to vector<16xi16>
        %100 = arith.extui %99 : vector<16xi16> to vector<16xi32>
        %101 = arith.shli %100, %c14 : vector<16xi32>
        %102 = arith.bitcast %101 : vector<16xi32> to vector<16xf32>
        %103 = arith.addi %68, %c15 : index
        %104 = vector.load %w[%103] : memref<?xi8>, vector<32xi8>
        %105 = vector.bitcast %104 : vector<32xi8> to vector<16xi16>
        %106 = arith.extui %105 : vector<16xi16> to vector<16xi32>
        %107 = arith.shli %106, %c14 : vector<16xi32>
        %108 = arith.bitcast %107 : vector<16xi32> to vector<16xf32>
        %109 = arith.addi %76, %c15 : index
        %110 = vector.load %w[%109] : memref<?xi8>, vector<32xi8>
        %111 = vector.bitcast %110 : vector<32xi8> to vector<16xi16>
        %112 = arith.extui %111 : vector<16xi16> to vector<16xi32>
        %113 = arith.shli %112, %c14 : vector<16xi32>
        %114 = arith.bitcast %113 : vector<16xi32> to vector<16xf32>
        %115 = arith.addi %26, %50 : index
        %116 = arith.addi %115, %c1 : index
        %117 = memref.load %x[%116] : memref<?xf32>
        %118 = vector.broadcast %117 : f32 to vector<16xf32>
        %119 = math.fma %118, %96, %87 : vector<16xf32>
        %120 = math.fma %118, %102, %88 : vector<16xf32>
        %121 = math.fma %118, %108, %89 : vector<16xf32>
        %122 = math.fma %118, %114, %90 : vector<16xf32>
        %123 = arith.addi %52, %c16 : index
        %124 = vector.load %w[%123] : memref<?xi8>, vector<32xi8>
        %125 = vector.bitcast %124 : vector<32xi8> to vector<16xi16>
        %126 = arith.extui %125 : vector<16xi16> to vector<16xi32>
        %127 = arith.shli %126, %c14 : vector<16xi32>
        %128 = arith.bitcast %127 : vector<16xi32> to vector<16xf32>
        %129 = arith.addi %60, %c16 : index
        %130 = vector.load %w[%129] : memref<?xi8>, vector<32xi8>
        %131 = vector.bitcast %130 : vector<32xi8> to vector<16xi16>
        %132 = arith.extui %131 : vector<16xi16> to vector<16xi32>
        %133 = arith.shli %132, %c14 : vector<16xi32>
        %134 = arith.bitcast %133 : vector<16xi32> to vector<16xf32>
        %135 = arith.addi %68, %c16 : index
        %136 = vector.load %w[%135] : memref<?xi8>, vector<32xi8>
        %137 = vector.bitcast %136 : vector<32xi8> to vector<16xi16>
        %138 = arith.extui %137 : vector<16xi16> to vector<16xi32>
        %139 = arith.shli %138, %c14 : vector<16xi32>
        %140 = arith.bitcast %139 : vector<16xi32> to vector<16xf32>
        %141 = arith.addi %76, %c16 : index
        %142 = vector.load %w[%141] : memref<?xi8>, vector<32xi8>
        %143 = vector.bitcast %142 : vector<32xi8> to vector<16xi16>
        %144 = arith.extui %143 : vector<16xi16> to vector<16xi32>
        %145 = arith.shli %144, %c14 : vector<16xi32>
        %146 = arith.bitcast %145 : vector<16xi32> to vector<16xf32>
        %147 = arith.addi %26, %50 : index
        %148 = arith.addi %147, %c8 : index
        %149 = memref.load %x[%148] : memref<?xf32>
        %150 = vector.broadcast %149 : f32 to vector<16xf32>
        %151 = math.fma %150, %128, %119 : vector<16xf32>
        %152 = math.fma %150, %134, %120 : vector<16xf32>
        %153 = math.fma %150, %140, %121 : vector<16xf32>
        %154 = math.fma %150, %146, %122 : vector<16xf32>
        %155 = arith.addi %52, %c17 : index
        %156 = vector.load %w[%155] : memref<?xi8>, vector<32xi8>
        %157 = vector.bitcast %156 : vector<32xi8> to vector<16xi16>
        %158 = arith.extui %157 : vector<16xi16> to vector<16xi32>
        %159 = arith.shli %158, %c14 : vector<16xi32>
        %160 = arith.bitcast %159 : vector<16xi32> to vector<16xf32>
        %161 = arith.addi %60, %c17 : index
        %162 = vector.load %w[%161] : memref<?xi8>, vector<32xi8>
        %163 = vector.bitcast %162 : vector<32xi8> to vector<16xi16>
        %164 = arith.extui %163 : vector<16xi16> to vector<16xi32>
        %165 = arith.shli %164, %c14 : vector<16xi32>
        %166 = arith.bitcast %165 : vector<16xi32> to vector<16xf32>
        %167 = arith.addi %68, %c17 : index
        %168 = vector.load %w[%167] : memref<?xi8>, vector<32xi8>
        %169 = vector.bitcast %168 : vector<32xi8> to vector<16xi16>
        %170 = arith.extui %169 : vector<16xi16> to vector<16xi32>
        %171 = arith.shli %170, %c14 : vector<16xi32>
        %172 = arith.bitcast %171 : vector<16xi32> to vector<16xf32>
        %173 = arith.addi %76, %c17 : index
        %174 = vector.load %w[%173] : memref<?xi8>, vector<32xi8>
        %175 = vector.bitcast %174 : vector<32xi8> to vector<16xi16>
        %176 = arith.extui %175 : vector<16xi16> to vector<16xi32>
        %177 = arith.shli %176, %c14 : vector<16xi32>
        %178 = arith.bitcast %177 : vector<16xi32> to vector<16xf32>
        %179 = arith.addi %26, %50 : index
        %180 = arith.addi %179, %c9 : index
        %181 = memref.load %x[%180] : memref<?xf32>
        %182 = vector.broadcast %181 : f32 to vector<16xf32>
        %183 = math.fma %182, %160, %151 : vector<16xf32>
        %184 = math.fma %182, %166, %152 : vector<16xf32>
        %185 = math.fma %182, %172, %153 : vector<16xf32>
        %186 = math.fma %182, %178, %154 : vector<16xf32>
        scf.yield %183, %184, %185, %186 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %48#0, %48#1, %48#2, %48#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %187 = arith.addi %22, %c7 : index
    %188 = arith.cmpi slt, %187, %21 : index
    scf.if %188 {
      %189 = arith.muli %187, %outputFeatures : index
      %190 = arith.muli %3, %c16 : index
      %191 = arith.addi %189, %190 : index
      scf.if %0 {
        %192 = arith.addi %191, %c7 : index
        %193 = vector.load %residual[%192] : memref<?xf32>, vector<16xf32>
        %194 = arith.addf %193, %33#0 : vector<16xf32>
        %195 = arith.addi %191, %c7 : index
        vector.store %194, %out[%195] : memref<?xf32>, vector<16xf32>
      } else {
        %196 = arith.addi %191, %c7 : index
        vector.store %33#0, %out[%196] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %197 = arith.addi %191, %c4 : index
        %198 = vector.load %residual[%197] : memref<?xf32>, vector<16xf32>
        %199 = arith.addf %198, %33#1 : vector<16xf32>
        %200 = arith.addi %191, %c4 : index
        vector.store %199, %out[%200] : memref<?xf32>, vector<16xf32>
      } else {
        %201 = arith.addi %191, %c4 : index
        vector.store %33#1, %out[%201] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %202 = arith.addi %191, %c15 : index
        %203 = vector.load %residual[%202] : memref<?xf32>, vector<16xf32>
        %204 = arith.addf %203, %33#2 : vector<16xf32>
        %205 = arith.addi %191, %c15 : index
        vector.store %204, %out[%205] : memref<?xf32>, vector<16xf32>
      } else {
        %206 = arith.addi %191, %c15 : index
        vector.store %33#2, %out[%206] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %207 = arith.addi %191, %c18 : index
        %208 = vector.load %residual[%207] : memref<?xf32>, vector<16xf32>
        %209 = arith.addf %208, %33#3 : vector<16xf32>
        %210 = arith.addi %191, %c18 : index
        vector.store %209, %out[%210] : memref<?xf32>, vector<16xf32>
      } else {
        %211 = arith.addi %191, %c18 : index
        vector.store %33#3, %out[%211] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
