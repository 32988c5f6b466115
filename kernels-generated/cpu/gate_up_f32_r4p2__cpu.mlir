// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='f32', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_f32_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 1024 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 256 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 128 : index
  %c15 = arith.constant 192 : index
  %c16 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c17 = arith.constant dense<0xBFB8AA3B> : vector<16xf32>
  %0 = arith.divui %inputFeatures, %c2 : index
  %1 = arith.muli %0, %c3 : index
  %2 = wave.block 0
  %3 = wave.block 1
  %4 = arith.muli %2, %c4 : index
  %5 = arith.addi %4, %c5 : index
  %6 = arith.muli %5, %1 : index
  %7 = arith.muli %2, %c4 : index
  %8 = arith.addi %7, %c6 : index
  %9 = arith.muli %8, %1 : index
  %10 = memref.load %step[%countAt] : memref<?xi32>
  %11 = arith.index_cast %10 : i32 to index
  %12 = arith.muli %3, %rowsPerBlock : index
  %13 = arith.addi %12, %rowsPerBlock : index
  %14 = arith.minsi %13, %11 : index
  scf.for %15 = %12 to %14 step %c9 {
    %16 = arith.subi %14, %c6 : index
    %17 = arith.addi %15, %c5 : index
    %18 = arith.minsi %17, %16 : index
    %19 = arith.addi %15, %c6 : index
    %20 = arith.minsi %19, %16 : index
    %21 = arith.addi %15, %c4 : index
    %22 = arith.minsi %21, %16 : index
    %23 = arith.addi %15, %c10 : index
    %24 = arith.minsi %23, %16 : index
    %25 = arith.muli %18, %inputFeatures : index
    %26 = arith.muli %20, %inputFeatures : index
    %27 = arith.muli %22, %inputFeatures : index
    %28 = arith.muli %24, %inputFeatures : index
    %29 = arith.divui %inputFeatures, %c2 : index
    %39:8 = scf.for %30 = %c5 to %29 step %c6 iter_args(%31 = %c11, %32 = %c11, %33 = %c11, %34 = %c11, %35 = %c11, %36 = %c11, %37 = %c11, %38 = %c11) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %40 = arith.muli %30, %c3 : index
      %41 = arith.addi %6, %40 : index
      %42 = arith.muli %30, %c3 : index
      %43 = arith.addi %9, %42 : index
      %44 = arith.muli %30, %c2 : index
      %54:8 = scf.for %45 = %c5 to %c9 step %c6 iter_args(%46 = %31, %47 = %32, %48 = %33, %49 = %34, %50 = %35, %51 = %36, %52 = %37, %53 = %38) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %55 = arith.muli %45, %c9 : index
        %56 = arith.addi %44, %55 : index
        %57 = arith.muli %45, %c12 : index
        %58 = arith.addi %41, %57 : index
        %59 = arith.addi %58, %c5 : index
        %60 = vector.load %w[%59] : memref<?xi8>, vector<64xi8>
        %61 = vector.bitcast %60 : vector<64xi8> to vector<16xf32>
        %62 = arith.muli %45, %c12 : index
        %63 = arith.addi %43, %62 : index
        %64 = arith.addi %63, %c5 : index
        %65 = vector.load %w[%64] : memref<?xi8>, vector<64xi8>
        %66 = vector.bitcast %65 : vector<64xi8> to vector<16xf32>
        %67 = arith.addi %25, %56 : index
        %68 = arith.addi %67, %c5 : index
        %69 = memref.load %x[%68] : memref<?xf32>
        %70 = vector.broadcast %69 : f32 to vector<16xf32>
        %71 = math.fma %70, %61, %46 : vector<16xf32>
        %72 = math.fma %70, %66, %47 : vector<16xf32>
        %73 = arith.addi %26, %56 : index
        %74 = arith.addi %73, %c5 : index
        %75 = memref.load %x[%74] : memref<?xf32>
        %76 = vector.broadcast %75 : f32 to vector<16xf32>
        %77 = math.fma %76, %61, %48 : vector<16xf32>
        %78 = math.fma %76, %66, %49 : vector<16xf32>
        %79 = arith.addi %27, %56 : index
        %80 = arith.addi %79, %c5 : index
        %81 = memref.load %x[%80] : memref<?xf32>
        %82 = vector.broadcast %81 : f32 to vector<16xf32>
        %83 = math.fma %82, %61, %50 : vector<16xf32>
        %84 = math.fma %82, %66, %51 : vector<16xf32>
        %85 = arith.addi %28, %56 : index
        %86 = arith.addi %85, %c5 : index
        %87 = memref.load %x[%86] : memref<?xf32>
        %88 = vector.broadcast %87 : f32 to vector<16xf32>
        %89 = math.fma %88, %61, %52 : vector<16xf32>
        %90 = math.fma %88, %66, %53 : vector<16xf32>
        %91 = arith.addi %58, %c13 : index
        %92 = vector.load %w[%91] : memref<?xi8>, vector<64xi8>
        %93 = vector.bitcast %92 : vector<64xi8> to vector<16xf32>
        %94 = arith.addi %63, %c13 : index
        %95 = vector.load %w[%94] : memref<?xi8>, vector<64xi8>
        %96 = vector.bitcast %95 : vector<64xi8> to vector<16xf32>
        %97 = arith.addi %25, %56 : index
        %98 = arith.addi %97, %c6 : index
        %99 = memref.load %x[%98] : memref<?xf32>
        %100 = vector.broadcast %99 : f32 to vector<16xf32>
        %101 = math.fma %100, %93, %71 : vector<16xf32>
        %102 = math.fma %100, %96, %72 : vector<16xf32>
        %103 = arith.addi %26, %56 : index
        %104 = arith.addi %103, %c6 : index
        %105 = memref.load %x[%104] : memref<?xf32>
        %106 = vector.broadcast %105 : f32 to vector<16xf32>
        %107 = math.fma %106, %93, %77 : vector<16xf32>
        %108 = math.fma %106, %96, %78 : vector<16xf32>
        %109 = arith.addi %27, %56 : index
        %110 = arith.addi %109, %c6 : index
        %111 = memref.load %x[%110] : memref<?xf32>
        %112 = vector.broadcast %111 : f32 to vector<16xf32>
        %113 = math.fma %112, %93, %83 : vector<16xf32>
        %114 = math.fma %112, %96, %84 : vector<16xf32>
        %115 = arith.addi %28, %56 : index
        %116 = arith.addi %115, %c6 : index
        %117 = memref.load %x[%116] : memref<?xf32>
        %118 = vector.broadcast %117 : f32 to vector<16xf32>
        %119 = math.fma %118, %93, %89 : vector<16xf32>
        %120 = math.fma %118, %96, %90 : vector<16xf32>
        %121 = arith.addi %58, %c14 : index
        %122 = vector.load %w[%121] : memref<?xi8>, vector<64xi8>
        %123 = vector.bitcast %122 : vector<64xi8> to vector<16xf32>
        %124 = arith.addi %63, %c14 : index
        %125 = vector.load %w[%124] : memref<?xi8>, vector<64xi8>
        %126 = vector.bitcast %125 : vector<64xi8> to vector<16xf32>
        %127 = arith.addi %25, %56 : index
        %128 = arith.addi %127, %c4 : index
        %129 = memref.load %x[%128] : memref<?xf32>
        %130 = vector.broadcast %129 : f32 to vector<16xf32>
        %131 = math.fma %130, %123, %101 : vector<16xf32>
        %132 = math.fma %130, %126, %102 : vector<16xf32>
        %133 = arith.addi %26, %56 : index
        %134 = arith.addi %133, %c4 : index
        %135 = memref.load %x[%134] : memref<?xf32>
        %136 = vector.broadcast %135 : f32 to vector<16xf32>
        %137 = math.fma %136, %123, %107 : vector<16xf32>
        %138 = math.fma %136, %126, %108 : vector<16xf32>
        %139 = arith.addi %27, %56 : index
        %140 = arith.addi %139, %c4 : index
        %141 = memref.load %x[%140] : memref<?xf32>
        %142 = vector.broadcast %141 : f32 to vector<16xf32>
        %143 = math.fma %142, %123, %113 : vector<16xf32>
        %144 = math.fma %142, %126, %114 : vector<16xf32>
        %145 = arith.addi %28, %56 : index
        %146 = arith.addi %145, %c4 : index
        %147 = memref.load %x[%146] : memref<?xf32>
        %148 = vector.broadcast %147 : f32 to vector<16xf32>
        %149 = math.fma %148, %123, %119 : vector<16xf32>
        %150 = math.fma %148, %126, %120 : vector<16xf32>
        %151 = arith.addi %58, %c15 : index
        %152 = vector.load %w[%151] : memref<?xi8>, vector<64xi8>
        %153 = vector.bitcast %152 : vector<64xi8> to vector<16xf32>
        %154 = arith.addi %63, %c15 : index
        %155 = vector.load %w[%154] : memref<?xi8>, vector<64xi8>
        %156 = vector.bitcast %155 : vector<64xi8> to vector<16xf32>
        %157 = arith.addi %25, %56 : index
        %158 = arith.addi %157, %c10 : index
        %159 = memref.load %x[%158] : memref<?xf32>
        %160 = vector.broadcast %159 : f32 to vector<16xf32>
        %161 = math.fma %160, %153, %131 : vector<16xf32>
        %162 = math.fma %160, %156, %132 : vector<16xf32>
        %163 = arith.addi %26, %56 : index
        %164 = arith.addi %163, %c10 : index
        %165 = memref.load %x[%164] : memref<?xf32>
        %166 = vector.broadcast %165 : f32 to vector<16xf32>
        %167 = math.fma %166, %153, %137 : vector<16xf32>
        %168 = math.fma %166, %156, %138 : vector<16xf32>
        %169 = arith.addi %27, %56 : index
        %170 = arith.addi %169, %c10 : index
        %171 = memref.load %x[%170] : memref<?xf32>
        %172 = vector.broadcast %171 : f32 to vector<16xf32>
        %173 = math.fma %172, %153, %143 : vector<16xf32>
        %174 = math.fma %172, %156, %144 : vector<16xf32>
        %175 = arith.addi %28, %56 : index
        %176 = arith.addi %175, %c10 : index
        %177 = memref.load %x[%176] : memref<?xf32>
        %178 = vector.broadcast %177 : f32 to vector<16xf32>
        %179 = math.fma %178, %153, %149 : vector<16xf32>
        %180 = math.fma %178, %156, %150 : vector<16xf32>
        scf.yield %161, %162, %167, %168, %173, %174, %179, %180 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %54#0, %54#1, %54#2, %54#3, %54#4, %54#5, %54#6, %54#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %181 = arith.addi %15, %c5 : index
    %182 = arith.cmpi slt, %181, %14 : index
    scf.if %182 {
      %183 = arith.muli %181, %outputFeatures : index
      %184 = arith.muli %2, %c2 : index
      %185 = arith.addi %183, %184 : index
      %186 = arith.mulf %39#0, %c17 : vector<16xf32>
      %187 = wave.exp2 %186 : vector<16xf32>
      %188 = arith.addf %c16, %187 : vector<16xf32>
      %189 = arith.divf %39#0, %188 : vector<16xf32>
      %190 = arith.mulf %189, %39#1 : vector<16xf32>
      %191 = arith.addi %185, %c5 : index
      vector.store %190, %out[%191] : memref<?xf32>, vector<16xf32>
    }
    %192 = arith.addi %15, %c6 : index
    %193 = arith.cmpi slt, %192, %14 : index
    scf.if %193 {
      %194 = arith.muli %192, %outputFeatures : index
      %195 = arith.muli %2, %c2 : index
      %196 = arith.addi %194, %195 : index
      %197 = arith.mulf %39#2, %c17 : vector<16xf32>
      %198 = wave.exp2 %197 : vector<16xf32>
      %199 = arith.addf %c16, %198 : vector<16xf32>
      %200 = arith.divf %39#2, %199 : vector<16xf32>
      %201 = arith.mulf %200, %39#3 : vector<16xf32>
      %202 = arith.addi %196, %c5 : index
      vector.store %201, %out[%202] : memref<?xf32>, vector<16xf32>
    }
    %203 = arith.addi %15, %c4 : index
    %204 = arith.cmpi slt, %203, %14 : index
    scf.if %204 {
      %205 = arith.muli %203, %outputFeatures : index
      %206 = arith.muli %2, %c2 : index
      %207 = arith.addi %205, %206 : index
      %208 = arith.mulf %39#4, %c17 : vector<16xf32>
      %209 = wave.exp2 %208 : vector<16xf32>
      %210 = arith.addf %c16, %209 : vector<16xf32>
      %211 = arith.divf %39#4, %210 : vector<16xf32>
      %212 = arith.mulf %211, %39#5 : vector<16xf32>
      %213 = arith.addi %207, %c5 : index
      vector.store %212, %out[%213] : memref<?xf32>, vector<16xf32>
    }
    %214 = arith.addi %15, %c10 : index
    %215 = arith.cmpi slt, %214, %14 : index
    scf.if %215 {
      %216 = arith.muli %214, %outputFeatures : index
      %217 = arith.muli %2, %c2 : index
      %218 = arith.addi %216, %217 : index
      %219 = arith.mulf %39#6, %c17 : vector<16xf32>
      %220 = wave.exp2 %219 : vector<16xf32>
      %221 = arith.addf %c16, %220 : vector<16xf32>
      %222 = arith.divf %39#6, %221 : vector<16xf32>
      %223 = arith.mulf %222, %39#7 : vector<16xf32>
      %224 = arith.addi %218, %c5 : index
      vector.store %223, %out[%224] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
