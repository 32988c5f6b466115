// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q4_1', shape=Shape(rows=1, panels=4))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_1_r1p4__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 320 : index
  %c6 = arith.constant 4 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 2 : index
  %c9 = arith.constant 3 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant dense<15> : vector<16xi32>
  %c16 = arith.constant dense<4> : vector<16xi32>
  %c17 = arith.constant 16 : index
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
      %42 = vector.load %w[%35] : memref<?xi8>, vector<32xi8>
      %43 = vector.bitcast %42 : vector<32xi8> to vector<16xf16>
      %44 = arith.extf %43 : vector<16xf16> to vector<16xf32>
      %45 = arith.addi %35, %c4 : index
      %46 = vector.load %w[%45] : memref<?xi8>, vector<32xi8>
      %47 = vector.bitcast %46 : vector<32xi8> to vector<16xf16>
      %48 = arith.extf %47 : vector<16xf16> to vector<16xf32>
      %49 = vector.load %w[%37] : memref<?xi8>, vector<32xi8>
      %50 = vector.bitcast %49 : vector<32xi8> to vector<16xf16>
      %51 = arith.extf %50 : vector<16xf16> to vector<16xf32>
      %52 = arith.addi %37, %c4 : index
      %53 = vector.load %w[%52] : memref<?xi8>, vector<32xi8>
      %54 = vector.bitcast %53 : vector<32xi8> to vector<16xf16>
      %55 = arith.extf %54 : vector<16xf16> to vector<16xf32>
      %56 = vector.load %w[%39] : memref<?xi8>, vector<32xi8>
      %57 = vector.bitcast %56 : vector<32xi8> to vector<16xf16>
      %58 = arith.extf %57 : vector<16xf16> to vector<16xf32>
      %59 = arith.addi %39, %c4 : index
      %60 = vector.load %w[%59] : memref<?xi8>, vector<32xi8>
      %61 = vector.bitcast %60 : vector<32xi8> to vector<16xf16>
      %62 = arith.extf %61 : vector<16xf16> to vector<16xf32>
      %63 = vector.load %w[%41] : memref<?xi8>, vector<32xi8>
      %64 = vector.bitcast %63 : vector<32xi8> to vector<16xf16>
      %65 = arith.extf %64 : vector<16xf16> to vector<16xf32>
      %66 = arith.addi %41, %c4 : index
      %67 = vector.load %w[%66] : memref<?xi8>, vector<32xi8>
      %68 = vector.bitcast %67 : vector<32xi8> to vector<16xf16>
      %69 = arith.extf %68 : vector<16xf16> to vector<16xf32>
      %70 = arith.muli %28, %c4 : index
      %76:4 = scf.for %71 = %c7 to %c13 step %c1 iter_args(%72 = %29, %73 = %30, %74 = %31, %75 = %32) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %77 = arith.muli %71, %c6 : index
        %78 = arith.addi %70, %77 : index
        %79 = arith.addi %35, %c14 : index
        %80 = arith.muli %71, %c4 : index
        %81 = arith.addi %79, %80 : index
        %82 = arith.addi %81, %c7 : index
        %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
        %84 = arith.extui %83 : vector<16xi8> to vector<16xi32>
        %85 = arith.andi %84, %c15 : vector<16xi32>
        %86 = arith.shrui %84, %c16 : vector<16xi32>
        %87 = arith.sitofp %85 : vector<16xi32> to vector<16xf32>
        %88 = math.fma %87, %44, %48 : vector<16xf32>
        %89 = arith.addi %37, %c14 : index
        %90 = arith.muli %71, %c4 : index
        %91 = arith.addi %89, %90 : index
        %92 = arith.addi %91, %c7 : index
        %93 = vector.load %w[%92] : memref<?xi8>, vector<16xi8>
        %94 = arith.extui %93 : vector<16xi8> to vector<16xi32>
        %95 = arith.andi %94, %c15 : vector<16xi32>
        %96 = arith.shrui %94, %c16 : vector<16xi32>
        %97 = arith.sitofp %95 : vector<16xi32> to vector<16xf32>
        %98 = math.fma %97, %51, %55 : vector<16xf32>
        %99 = arith.addi %39, %c14 : index
        %100 = arith.muli %71, %c4 : index
        %101 = arith.addi %99, %100 : index
        %102 = arith.addi %101, %c7 : index
        %103 = vector.load %w[%102] : memref<?xi8>, vector<16xi8>
        %104 = arith.extui %103 : vector<16xi8> to vector<16xi32>
        %105 = arith.andi %104, %c15 : vector<16xi32>
        %106 = arith.shrui %104, %c16 : vector<16xi32>
        %107 = arith.sitofp %105 : vector<16xi32> to vector<16xf32>
        %108 = math.fma %107, %58, %62 : vector<16xf32>
        %109 = arith.addi %41, %c14 : index
        %110 = arith.muli %71, %c4 : index
        %111 = arith.addi %109, %110 : index
        %112 = arith.addi %111, %c7 : index
        %113 = vector.load %w[%112] : memref<?xi8>, vector<16xi8>
        %114 = arith.extui %113 : vector<16xi8> to vector<16xi32>
        %115 = arith.andi %114, %c15 : vector<16xi32>
        %116 = arith.shrui %114, %c16 : vector<16xi32>
        %117 = arith.sitofp %115 : vector<16xi32> to vector<16xf32>
        %118 = math.fma %117, %65, %69 : vector<16xf32>
        %119 = arith.addi %26, %78 : index
        %120 = arith.addi %119, %c7 : index
        %121 = memref.load %x[%120] : memref<?xf32>
        %122 = vector.broadcast %121 : f32 to vector<16xf32>
        %123 = math.fma %122, %88, %72 : vector<16xf32>
        %124 = math.fma %122, %98, %73 : vector<16xf32>
        %125 = math.fma %122, %108, %74 : vector<16xf32>
        %126 = math.fma %122, %118, %75 : vector<16xf32>
        %127 = arith.sitofp %86 : vector<16xi32> to vector<16xf32>
        %128 = math.fma %127, %44, %48 : vector<16xf32>
        %129 = arith.sitofp %96 : vector<16xi32> to vector<16xf32>
        %130 = math.fma %129, %51, %55 : vector<16xf32>
        %131 = arith.sitofp %106 : vector<16xi32> to vector<16xf32>
        %132 = math.fma %131, %58, %62 : vector<16xf32>
        %133 = arith.sitofp %116 : vector<16xi32> to vector<16xf32>
        %134 = math.fma %133, %65, %69 : vector<16xf32>
        %135 = arith.addi %26, %78 : index
        %136 = arith.addi %135, %c1 : index
        %137 = memref.load %x[%136] : memref<?xf32>
        %138 = vector.broadcast %137 : f32 to vector<16xf32>
        %139 = math.fma %138, %128, %123 : vector<16xf32>
        %140 = math.fma %138, %130, %124 : vector<16xf32>
        %141 = math.fma %138, %132, %125 : vector<16xf32>
        %142 = math.fma %138, %134, %126 : vector<16xf32>
        %143 = arith.addi %81, %c17 : index
        %144 = vector.load %w[%143] : memref<?xi8>, vector<16xi8>
        %145 = arith.extui %144 : vector<16xi8> to vector<16xi32>
        %146 = arith.andi %145, %c15 : vector<16xi32>
        %147 = arith.shrui %145, %c16 : vector<16xi32>
        %148 = arith.sitofp %146 : vector<16xi32> to vector<16xf32>
        %149 = math.fma %148, %44, %48 : vector<16xf32>
        %150 = arith.addi %91, %c17 : index
        %151 = vector.load %w[%150] : memref<?xi8>, vector<16xi8>
        %152 = arith.extui %151 : vector<16xi8> to vector<16xi32>
        %153 = arith.andi %152, %c15 : vector<16xi32>
        %154 = arith.shrui %152, %c16 : vector<16xi32>
        %155 = arith.sitofp %153 : vector<16xi32> to vector<16xf32>
        %156 = math.fma %155, %51, %55 : vector<16xf32>
        %157 = arith.addi %101, %c17 : index
        %158 = vector.load %w[%157] : memref<?xi8>, vector<16xi8>
        %159 = arith.extui %158 : vector<16xi8> to vector<16xi32>
        %160 = arith.andi %159, %c15 : vector<16xi32>
        %161 = arith.shrui %159, %c16 : vector<16xi32>
        %162 = arith.sitofp %160 : vector<16xi32> to vector<16xf32>
        %163 = math.fma %162, %58, %62 : vector<16xf32>
        %164 = arith.addi %111, %c17 : index
        %165 = vector.load %w[%164] : memref<?xi8>, vector<16xi8>
        %166 = arith.extui %165 : vector<16xi8> to vector<16xi32>
        %167 = arith.andi %166, %c15 : vector<16xi32>
        %168 = arith.shrui %166, %c16 : vector<16xi32>
        %169 = arith.sitofp %167 : vector<16xi32> to vector<16xf32>
        %170 = math.fma %169, %65, %69 : vector<16xf32>
        %171 = arith.addi %26, %78 : index
        %172 = arith.addi %171, %c8 : index
        %173 = memref.load %x[%172] : memref<?xf32>
        %174 = vector.broadcast %173 : f32 to vector<16xf32>
        %175 = math.fma %174, %149, %139 : vector<16xf32>
        %176 = math.fma %174, %156, %140 : vector<16xf32>
        %177 = math.fma %174, %163, %141 : vector<16xf32>
        %178 = math.fma %174, %170, %142 : vector<16xf32>
        %179 = arith.sitofp %147 : vector<16xi32> to vector<16xf32>
        %180 = math.fma %179, %44, %48 : vector<16xf32>
        %181 = arith.sitofp %154 : vector<16xi32> to vector<16xf32>
        %182 = math.fma %181, %51, %55 : vector<16xf32>
        %183 = arith.sitofp %161 : vector<16xi32> to vector<16xf32>
        %184 = math.fma %183, %58, %62 : vector<16xf32>
        %185 = arith.sitofp %168 : vector<16xi32> to vector<16xf32>
        %186 = math.fma %185, %65, %69 : vector<16xf32>
        %187 = arith.addi %26, %78 : index
        %188 = arith.addi %187, %c9 : index
        %189 = memref.load %x[%188] : memref<?xf32>
        %190 = vector.broadcast %189 : f32 to vector<16xf32>
        %191 = math.fma %190, %180, %175 : vector<16xf32>
        %192 = math.fma %190, %182, %176 : vector<16xf32>
        %193 = math.fma %190, %184, %177 : vector<16xf32>
        %194 = math.fma %190, %186, %178 : vector<16xf32>
        scf.yield %191, %192, %193, %194 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %76#0, %76#1, %76#2, %76#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %195 = arith.addi %22, %c7 : index
    %196 = arith.cmpi slt, %195, %21 : index
    scf.if %196 {
      %197 = arith.muli %195, %outputFeatures : index
      %198 = arith.muli %3, %c14 : index
      %199 = arith.addi %197, %198 : index
      scf.if %0 {
        %200 = arith.addi %199, %c7 : index
        %201 = vector.load %residual[%200] : memref<?xf32>, vector<16xf32>
        %202 = arith.addf %201, %33#0 : vector<16xf32>
        %203 = arith.addi %199, %c7 : index
        vector.store %202, %out[%203] : memref<?xf32>, vector<16xf32>
      } else {
        %204 = arith.addi %199, %c7 : index
        vector.store %33#0, %out[%204] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %205 = arith.addi %199, %c17 : index
        %206 = vector.load %residual[%205] : memref<?xf32>, vector<16xf32>
        %207 = arith.addf %206, %33#1 : vector<16xf32>
        %208 = arith.addi %199, %c17 : index
        vector.store %207, %out[%208] : memref<?xf32>, vector<16xf32>
      } else {
        %209 = arith.addi %199, %c17 : index
        vector.store %33#1, %out[%209] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %210 = arith.addi %199, %c4 : index
        %211 = vector.load %residual[%210] : memref<?xf32>, vector<16xf32>
        %212 = arith.addf %211, %33#2 : vector<16xf32>
        %213 = arith.addi %199, %c4 : index
        vector.store %212, %out[%213] : memref<?xf32>, vector<16xf32>
      } else {
        %214 = arith.addi %199, %c4 : index
        vector.store %33#2, %out[%214] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %215 = arith.addi %199, %c18 : index
        %216 = vector.load %residual[%215] : memref<?xf32>, vector<16xf32>
        %217 = arith.addf %216, %33#3 : vector<16xf32>
        %218 = arith.addi %199, %c18 : index
        vector.store %217, %out[%218] : memref<?xf32>, vector<16xf32>
      } else {
        %219 = arith.addi %199, %c18 : index
        vector.store %33#3, %out[%219] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
