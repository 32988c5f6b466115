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
        %49 = arith.muli %43, %c13 : index
        %50 = arith.addi %35, %49 : index
        %51 = arith.addi %50, %c7 : index
        %52 = vector.load %w[%51] : memref<?xi8>, vector<32xi8>
        %53 = vector.bitcast %52 : vector<32xi8> to vector<16xi16>
        %54 = arith.extui %53 : vector<16xi16> to vector<16xi32>
        %55 = arith.shli %54, %c14 : vector<16xi32>
        %56 = arith.bitcast %55 : vector<16xi32> to vector<16xf32>
        %57 = arith.addi %50, %c15 : index
        %58 = vector.load %w[%57] : memref<?xi8>, vector<32xi8>
        %59 = vector.bitcast %58 : vector<32xi8> to vector<16xi16>
        %60 = arith.extui %59 : vector<16xi16> to vector<16xi32>
        %61 = arith.shli %60, %c14 : vector<16xi32>
        %62 = arith.bitcast %61 : vector<16xi32> to vector<16xf32>
        %63 = arith.addi %50, %c16 : index
        %64 = vector.load %w[%63] : memref<?xi8>, vector<32xi8>
        %65 = vector.bitcast %64 : vector<32xi8> to vector<16xi16>
        %66 = arith.extui %65 : vector<16xi16> to vector<16xi32>
        %67 = arith.shli %66, %c14 : vector<16xi32>
        %68 = arith.bitcast %67 : vector<16xi32> to vector<16xf32>
        %69 = arith.addi %50, %c17 : index
        %70 = vector.load %w[%69] : memref<?xi8>, vector<32xi8>
        %71 = vector.bitcast %70 : vector<32xi8> to vector<16xi16>
        %72 = arith.extui %71 : vector<16xi16> to vector<16xi32>
        %73 = arith.shli %72, %c14 : vector<16xi32>
        %74 = arith.bitcast %73 : vector<16xi32> to vector<16xf32>
        %75 = arith.muli %43, %c13 : index
        %76 = arith.addi %37, %75 : index
        %77 = arith.addi %76, %c7 : index
        %78 = vector.load %w[%77] : memref<?xi8>, vector<32xi8>
        %79 = vector.bitcast %78 : vector<32xi8> to vector<16xi16>
        %80 = arith.extui %79 : vector<16xi16> to vector<16xi32>
        %81 = arith.shli %80, %c14 : vector<16xi32>
        %82 = arith.bitcast %81 : vector<16xi32> to vector<16xf32>
        %83 = arith.addi %76, %c15 : index
        %84 = vector.load %w[%83] : memref<?xi8>, vector<32xi8>
        %85 = vector.bitcast %84 : vector<32xi8> to vector<16xi16>
        %86 = arith.extui %85 : vector<16xi16> to vector<16xi32>
        %87 = arith.shli %86, %c14 : vector<16xi32>
        %88 = arith.bitcast %87 : vector<16xi32> to vector<16xf32>
        %89 = arith.addi %76, %c16 : index
        %90 = vector.load %w[%89] : memref<?xi8>, vector<32xi8>
        %91 = vector.bitcast %90 : vector<32xi8> to vector<16xi16>
        %92 = arith.extui %91 : vector<16xi16> to vector<16xi32>
        %93 = arith.shli %92, %c14 : vector<16xi32>
        %94 = arith.bitcast %93 : vector<16xi32> to vector<16xf32>
        %95 = arith.addi %76, %c17 : index
        %96 = vector.load %w[%95] : memref<?xi8>, vector<32xi8>
        %97 = vector.bitcast %96 : vector<32xi8> to vector<16xi16>
        %98 = arith.extui %97 : vector<16xi16> to vector<16xi32>
        %99 = arith.shli %98, %c14 : vector<16xi32>
        %100 = arith.bitcast %99 : vector<16xi32> to vector<16xf32>
        %101 = arith.muli %43, %c13 : index
        %102 = arith.addi %39, %101 : index
        %103 = arith.addi %102, %c7 : index
        %104 = vector.load %w[%103] : memref<?xi8>, vector<32xi8>
        %105 = vector.bitcast %104 : vector<32xi8> to vector<16xi16>
        %106 = arith.extui %105 : vector<16xi16> to vector<16xi32>
        %107 = arith.shli %106, %c14 : vector<16xi32>
        %108 = arith.bitcast %107 : vector<16xi32> to vector<16xf32>
        %109 = arith.addi %102, %c15 : index
        %110 = vector.load %w[%109] : memref<?xi8>, vector<32xi8>
        %111 = vector.bitcast %110 : vector<32xi8> to vector<16xi16>
        %112 = arith.extui %111 : vector<16xi16> to vector<16xi32>
        %113 = arith.shli %112, %c14 : vector<16xi32>
        %114 = arith.bitcast %113 : vector<16xi32> to vector<16xf32>
        %115 = arith.addi %102, %c16 : index
        %116 = vector.load %w[%115] : memref<?xi8>, vector<32xi8>
        %117 = vector.bitcast %116 : vector<32xi8> to vector<16xi16>
        %118 = arith.extui %117 : vector<16xi16> to vector<16xi32>
        %119 = arith.shli %118, %c14 : vector<16xi32>
        %120 = arith.bitcast %119 : vector<16xi32> to vector<16xf32>
        %121 = arith.addi %102, %c17 : index
        %122 = vector.load %w[%121] : memref<?xi8>, vector<32xi8>
        %123 = vector.bitcast %122 : vector<32xi8> to vector<16xi16>
        %124 = arith.extui %123 : vector<16xi16> to vector<16xi32>
        %125 = arith.shli %124, %c14 : vector<16xi32>
        %126 = arith.bitcast %125 : vector<16xi32> to vector<16xf32>
        %127 = arith.muli %43, %c13 : index
        %128 = arith.addi %41, %127 : index
        %129 = arith.addi %128, %c7 : index
        %130 = vector.load %w[%129] : memref<?xi8>, vector<32xi8>
        %131 = vector.bitcast %130 : vector<32xi8> to vector<16xi16>
        %132 = arith.extui %131 : vector<16xi16> to vector<16xi32>
        %133 = arith.shli %132, %c14 : vector<16xi32>
        %134 = arith.bitcast %133 : vector<16xi32> to vector<16xf32>
        %135 = arith.addi %128, %c15 : index
        %136 = vector.load %w[%135] : memref<?xi8>, vector<32xi8>
        %137 = vector.bitcast %136 : vector<32xi8> to vector<16xi16>
        %138 = arith.extui %137 : vector<16xi16> to vector<16xi32>
        %139 = arith.shli %138, %c14 : vector<16xi32>
        %140 = arith.bitcast %139 : vector<16xi32> to vector<16xf32>
        %141 = arith.addi %128, %c16 : index
        %142 = vector.load %w[%141] : memref<?xi8>, vector<32xi8>
        %143 = vector.bitcast %142 : vector<32xi8> to vector<16xi16>
        %144 = arith.extui %143 : vector<16xi16> to vector<16xi32>
        %145 = arith.shli %144, %c14 : vector<16xi32>
        %146 = arith.bitcast %145 : vector<16xi32> to vector<16xf32>
        %147 = arith.addi %128, %c17 : index
        %148 = vector.load %w[%147] : memref<?xi8>, vector<32xi8>
        %149 = vector.bitcast %148 : vector<32xi8> to vector<16xi16>
        %150 = arith.extui %149 : vector<16xi16> to vector<16xi32>
        %151 = arith.shli %150, %c14 : vector<16xi32>
        %152 = arith.bitcast %151 : vector<16xi32> to vector<16xf32>
        %153 = arith.muli %43, %c6 : index
        %154 = arith.addi %42, %153 : index
        %155 = arith.addi %26, %154 : index
        %156 = arith.addi %155, %c7 : index
        %157 = memref.load %x[%156] : memref<?xf32>
        %158 = vector.broadcast %157 : f32 to vector<16xf32>
        %159 = math.fma %158, %56, %44 : vector<16xf32>
        %160 = math.fma %158, %82, %45 : vector<16xf32>
        %161 = math.fma %158, %108, %46 : vector<16xf32>
        %162 = math.fma %158, %134, %47 : vector<16xf32>
        %163 = arith.addi %26, %154 : index
        %164 = arith.addi %163, %c1 : index
        %165 = memref.load %x[%164] : memref<?xf32>
        %166 = vector.broadcast %165 : f32 to vector<16xf32>
        %167 = math.fma %166, %62, %159 : vector<16xf32>
        %168 = math.fma %166, %88, %160 : vector<16xf32>
        %169 = math.fma %166, %114, %161 : vector<16xf32>
        %170 = math.fma %166, %140, %162 : vector<16xf32>
        %171 = arith.addi %26, %154 : index
        %172 = arith.addi %171, %c8 : index
        %173 = memref.load %x[%172] : memref<?xf32>
        %174 = vector.broadcast %173 : f32 to vector<16xf32>
        %175 = math.fma %174, %68, %167 : vector<16xf32>
        %176 = math.fma %174, %94, %168 : vector<16xf32>
        %177 = math.fma %174, %120, %169 : vector<16xf32>
        %178 = math.fma %174, %146, %170 : vector<16xf32>
        %179 = arith.addi %26, %154 : index
        %180 = arith.addi %179, %c9 : index
        %181 = memref.load %x[%180] : memref<?xf32>
        %182 = vector.broadcast %181 : f32 to vector<16xf32>
        %183 = math.fma %182, %74, %175 : vector<16xf32>
        %184 = math.fma %182, %100, %176 : vector<16xf32>
        %185 = math.fma %182, %126, %177 : vector<16xf32>
        %186 = math.fma %182, %152, %178 : vector<16xf32>
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
