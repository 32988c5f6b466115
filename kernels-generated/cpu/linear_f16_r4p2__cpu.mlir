// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='f16', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 512 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant 4 : index
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
  %5 = arith.muli %3, %c6 : index
  %6 = arith.addi %5, %c7 : index
  %7 = arith.muli %6, %2 : index
  %8 = arith.muli %3, %c6 : index
  %9 = arith.addi %8, %c1 : index
  %10 = arith.muli %9, %2 : index
  %11 = memref.load %step[%countAt] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %4, %rowsPerBlock : index
  %14 = arith.addi %13, %rowsPerBlock : index
  %15 = arith.minsi %14, %12 : index
  scf.for %16 = %13 to %15 step %c10 {
    %17 = arith.subi %15, %c1 : index
    %18 = arith.addi %16, %c7 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.addi %16, %c1 : index
    %21 = arith.minsi %20, %17 : index
    %22 = arith.addi %16, %c6 : index
    %23 = arith.minsi %22, %17 : index
    %24 = arith.addi %16, %c11 : index
    %25 = arith.minsi %24, %17 : index
    %26 = arith.muli %19, %inputFeatures : index
    %27 = arith.muli %21, %inputFeatures : index
    %28 = arith.muli %23, %inputFeatures : index
    %29 = arith.muli %25, %inputFeatures : index
    %30 = arith.divui %inputFeatures, %c4 : index
    %40:8 = scf.for %31 = %c7 to %30 step %c1 iter_args(%32 = %c12, %33 = %c12, %34 = %c12, %35 = %c12, %36 = %c12, %37 = %c12, %38 = %c12, %39 = %c12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %41 = arith.muli %31, %c5 : index
      %42 = arith.addi %7, %41 : index
      %43 = arith.muli %31, %c5 : index
      %44 = arith.addi %10, %43 : index
      %45 = arith.muli %31, %c4 : index
      %55:8 = scf.for %46 = %c7 to %c10 step %c1 iter_args(%47 = %32, %48 = %33, %49 = %34, %50 = %35, %51 = %36, %52 = %37, %53 = %38, %54 = %39) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %56 = arith.muli %46, %c13 : index
        %57 = arith.addi %42, %56 : index
        %58 = arith.addi %57, %c7 : index
        %59 = vector.load %w[%58] : memref<?xi8>, vector<32xi8>
        %60 = vector.bitcast %59 : vector<32xi8> to vector<16xf16>
        %61 = arith.extf %60 : vector<16xf16> to vector<16xf32>
        %62 = arith.addi %57, %c14 : index
        %63 = vector.load %w[%62] : memref<?xi8>, vector<32xi8>
        %64 = vector.bitcast %63 : vector<32xi8> to vector<16xf16>
        %65 = arith.extf %64 : vector<16xf16> to vector<16xf32>
        %66 = arith.addi %57, %c15 : index
        %67 = vector.load %w[%66] : memref<?xi8>, vector<32xi8>
        %68 = vector.bitcast %67 : vector<32xi8> to vector<16xf16>
        %69 = arith.extf %68 : vector<16xf16> to vector<16xf32>
        %70 = arith.addi %57, %c16 : index
        %71 = vector.load %w[%70] : memref<?xi8>, vector<32xi8>
        %72 = vector.bitcast %71 : vector<32xi8> to vector<16xf16>
        %73 = arith.extf %72 : vector<16xf16> to vector<16xf32>
        %74 = arith.muli %46, %c13 : index
        %75 = arith.addi %44, %74 : index
        %76 = arith.addi %75, %c7 : index
        %77 = vector.load %w[%76] : memref<?xi8>, vector<32xi8>
        %78 = vector.bitcast %77 : vector<32xi8> to vector<16xf16>
        %79 = arith.extf %78 : vector<16xf16> to vector<16xf32>
        %80 = arith.addi %75, %c14 : index
        %81 = vector.load %w[%80] : memref<?xi8>, vector<32xi8>
        %82 = vector.bitcast %81 : vector<32xi8> to vector<16xf16>
        %83 = arith.extf %82 : vector<16xf16> to vector<16xf32>
        %84 = arith.addi %75, %c15 : index
        %85 = vector.load %w[%84] : memref<?xi8>, vector<32xi8>
        %86 = vector.bitcast %85 : vector<32xi8> to vector<16xf16>
        %87 = arith.extf %86 : vector<16xf16> to vector<16xf32>
        %88 = arith.addi %75, %c16 : index
        %89 = vector.load %w[%88] : memref<?xi8>, vector<32xi8>
        %90 = vector.bitcast %89 : vector<32xi8> to vector<16xf16>
        %91 = arith.extf %90 : vector<16xf16> to vector<16xf32>
        %92 = arith.muli %46, %c10 : index
        %93 = arith.addi %45, %92 : index
        %94 = arith.addi %26, %93 : index
        %95 = arith.addi %94, %c7 : index
        %96 = memref.load %x[%95] : memref<?xf32>
        %97 = vector.broadcast %96 : f32 to vector<16xf32>
        %98 = math.fma %97, %61, %47 : vector<16xf32>
        %99 = math.fma %97, %79, %48 : vector<16xf32>
        %100 = arith.addi %27, %93 : index
        %101 = arith.addi %100, %c7 : index
        %102 = memref.load %x[%101] : memref<?xf32>
        %103 = vector.broadcast %102 : f32 to vector<16xf32>
        %104 = math.fma %103, %61, %49 : vector<16xf32>
        %105 = math.fma %103, %79, %50 : vector<16xf32>
        %106 = arith.addi %28, %93 : index
        %107 = arith.addi %106, %c7 : index
        %108 = memref.load %x[%107] : memref<?xf32>
        %109 = vector.broadcast %108 : f32 to vector<16xf32>
        %110 = math.fma %109, %61, %51 : vector<16xf32>
        %111 = math.fma %109, %79, %52 : vector<16xf32>
        %112 = arith.addi %29, %93 : index
        %113 = arith.addi %112, %c7 : index
        %114 = memref.load %x[%113] : memref<?xf32>
        %115 = vector.broadcast %114 : f32 to vector<16xf32>
        %116 = math.fma %115, %61, %53 : vector<16xf32>
        %117 = math.fma %115, %79, %54 : vector<16xf32>
        %118 = arith.addi %26, %93 : index
        %119 = arith.addi %118, %c1 : index
        %120 = memref.load %x[%119] : memref<?xf32>
        %121 = vector.broadcast %120 : f32 to vector<16xf32>
        %122 = math.fma %121, %65, %98 : vector<16xf32>
        %123 = math.fma %121, %83, %99 : vector<16xf32>
        %124 = arith.addi %27, %93 : index
        %125 = arith.addi %124, %c1 : index
        %126 = memref.load %x[%125] : memref<?xf32>
        %127 = vector.broadcast %126 : f32 to vector<16xf32>
        %128 = math.fma %127, %65, %104 : vector<16xf32>
        %129 = math.fma %127, %83, %105 : vector<16xf32>
        %130 = arith.addi %28, %93 : index
        %131 = arith.addi %130, %c1 : index
        %132 = memref.load %x[%131] : memref<?xf32>
        %133 = vector.broadcast %132 : f32 to vector<16xf32>
        %134 = math.fma %133, %65, %110 : vector<16xf32>
        %135 = math.fma %133, %83, %111 : vector<16xf32>
        %136 = arith.addi %29, %93 : index
        %137 = arith.addi %136, %c1 : index
        %138 = memref.load %x[%137] : memref<?xf32>
        %139 = vector.broadcast %138 : f32 to vector<16xf32>
        %140 = math.fma %139, %65, %116 : vector<16xf32>
        %141 = math.fma %139, %83, %117 : vector<16xf32>
        %142 = arith.addi %26, %93 : index
        %143 = arith.addi %142, %c6 : index
        %144 = memref.load %x[%143] : memref<?xf32>
        %145 = vector.broadcast %144 : f32 to vector<16xf32>
        %146 = math.fma %145, %69, %122 : vector<16xf32>
        %147 = math.fma %145, %87, %123 : vector<16xf32>
        %148 = arith.addi %27, %93 : index
        %149 = arith.addi %148, %c6 : index
        %150 = memref.load %x[%149] : memref<?xf32>
        %151 = vector.broadcast %150 : f32 to vector<16xf32>
        %152 = math.fma %151, %69, %128 : vector<16xf32>
        %153 = math.fma %151, %87, %129 : vector<16xf32>
        %154 = arith.addi %28, %93 : index
        %155 = arith.addi %154, %c6 : index
        %156 = memref.load %x[%155] : memref<?xf32>
        %157 = vector.broadcast %156 : f32 to vector<16xf32>
        %158 = math.fma %157, %69, %134 : vector<16xf32>
        %159 = math.fma %157, %87, %135 : vector<16xf32>
        %160 = arith.addi %29, %93 : index
        %161 = arith.addi %160, %c6 : index
        %162 = memref.load %x[%161] : memref<?xf32>
        %163 = vector.broadcast %162 : f32 to vector<16xf32>
        %164 = math.fma %163, %69, %140 : vector<16xf32>
        %165 = math.fma %163, %87, %141 : vector<16xf32>
        %166 = arith.addi %26, %93 : index
        %167 = arith.addi %166, %c11 : index
        %168 = memref.load %x[%167] : memref<?xf32>
        %169 = vector.broadcast %168 : f32 to vector<16xf32>
        %170 = math.fma %169, %73, %146 : vector<16xf32>
        %171 = math.fma %169, %91, %147 : vector<16xf32>
        %172 = arith.addi %27, %93 : index
        %173 = arith.addi %172, %c11 : index
        %174 = memref.load %x[%173] : memref<?xf32>
        %175 = vector.broadcast %174 : f32 to vector<16xf32>
        %176 = math.fma %175, %73, %152 : vector<16xf32>
        %177 = math.fma %175, %91, %153 : vector<16xf32>
        %178 = arith.addi %28, %93 : index
        %179 = arith.addi %178, %c11 : index
        %180 = memref.load %x[%179] : memref<?xf32>
        %181 = vector.broadcast %180 : f32 to vector<16xf32>
        %182 = math.fma %181, %73, %158 : vector<16xf32>
        %183 = math.fma %181, %91, %159 : vector<16xf32>
        %184 = arith.addi %29, %93 : index
        %185 = arith.addi %184, %c11 : index
        %186 = memref.load %x[%185] : memref<?xf32>
        %187 = vector.broadcast %186 : f32 to vector<16xf32>
        %188 = math.fma %187, %73, %164 : vector<16xf32>
        %189 = math.fma %187, %91, %165 : vector<16xf32>
        scf.yield %170, %171, %176, %177, %182, %183, %188, %189 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %55#0, %55#1, %55#2, %55#3, %55#4, %55#5, %55#6, %55#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %190 = arith.addi %16, %c7 : index
    %191 = arith.cmpi slt, %190, %15 : index
    scf.if %191 {
      %192 = arith.muli %190, %outputFeatures : index
      %193 = arith.muli %3, %c14 : index
      %194 = arith.addi %192, %193 : index
      scf.if %0 {
        %195 = arith.addi %194, %c7 : index
        %196 = vector.load %residual[%195] : memref<?xf32>, vector<16xf32>
        %197 = arith.addf %196, %40#0 : vector<16xf32>
        %198 = arith.addi %194, %c7 : index
        vector.store %197, %out[%198] : memref<?xf32>, vector<16xf32>
      } else {
        %199 = arith.addi %194, %c7 : index
        vector.store %40#0, %out[%199] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %200 = arith.addi %194, %c4 : index
        %201 = vector.load %residual[%200] : memref<?xf32>, vector<16xf32>
        %202 = arith.addf %201, %40#1 : vector<16xf32>
        %203 = arith.addi %194, %c4 : index
        vector.store %202, %out[%203] : memref<?xf32>, vector<16xf32>
      } else {
        %204 = arith.addi %194, %c4 : index
        vector.store %40#1, %out[%204] : memref<?xf32>, vector<16xf32>
      }
    }
    %205 = arith.addi %16, %c1 : index
    %206 = arith.cmpi slt, %205, %15 : index
    scf.if %206 {
      %207 = arith.muli %205, %outputFeatures : index
      %208 = arith.muli %3, %c14 : index
      %209 = arith.addi %207, %208 : index
      scf.if %0 {
        %210 = arith.addi %209, %c7 : index
        %211 = vector.load %residual[%210] : memref<?xf32>, vector<16xf32>
        %212 = arith.addf %211, %40#2 : vector<16xf32>
        %213 = arith.addi %209, %c7 : index
        vector.store %212, %out[%213] : memref<?xf32>, vector<16xf32>
      } else {
        %214 = arith.addi %209, %c7 : index
        vector.store %40#2, %out[%214] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %215 = arith.addi %209, %c4 : index
        %216 = vector.load %residual[%215] : memref<?xf32>, vector<16xf32>
        %217 = arith.addf %216, %40#3 : vector<16xf32>
        %218 = arith.addi %209, %c4 : index
        vector.store %217, %out[%218] : memref<?xf32>, vector<16xf32>
      } else {
        %219 = arith.addi %209, %c4 : index
        vector.store %40#3, %out[%219] : memref<?xf32>, vector<16xf32>
      }
    }
    %220 = arith.addi %16, %c6 : index
    %221 = arith.cmpi slt, %220, %15 : index
    scf.if %221 {
      %222 = arith.muli %220, %outputFeatures : index
      %223 = arith.muli %3, %c14 : index
      %224 = arith.addi %222, %223 : index
      scf.if %0 {
        %225 = arith.addi %224, %c7 : index
        %226 = vector.load %residual[%225] : memref<?xf32>, vector<16xf32>
        %227 = arith.addf %226, %40#4 : vector<16xf32>
        %228 = arith.addi %224, %c7 : index
        vector.store %227, %out[%228] : memref<?xf32>, vector<16xf32>
      } else {
        %229 = arith.addi %224, %c7 : index
        vector.store %40#4, %out[%229] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %230 = arith.addi %224, %c4 : index
        %231 = vector.load %residual[%230] : memref<?xf32>, vector<16xf32>
        %232 = arith.addf %231, %40#5 : vector<16xf32>
        %233 = arith.addi %224, %c4 : index
        vector.store %232, %out[%233] : memref<?xf32>, vector<16xf32>
      } else {
        %234 = arith.addi %224, %c4 : index
        vector.store %40#5, %out[%234] : memref<?xf32>, vector<16xf32>
      }
    }
    %235 = arith.addi %16, %c11 : index
    %236 = arith.cmpi slt, %235, %15 : index
    scf.if %236 {
      %237 = arith.muli %235, %outputFeatures : index
      %238 = arith.muli %3, %c14 : index
      %239 = arith.addi %237, %238 : index
      scf.if %0 {
        %240 = arith.addi %239, %c7 : index
        %241 = vector.load %residual[%240] : memref<?xf32>, vector<16xf32>
        %242 = arith.addf %241, %40#6 : vector<16xf32>
        %243 = arith.addi %239, %c7 : index
        vector.store %242, %out[%243] : memref<?xf32>, vector<16xf32>
      } else {
        %244 = arith.addi %239, %c7 : index
        vector.store %40#6, %out[%244] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %245 = arith.addi %239, %c4 : index
        %246 = vector.load %residual[%245] : memref<?xf32>, vector<16xf32>
        %247 = arith.addf %246, %40#7 : vector<16xf32>
        %248 = arith.addi %239, %c4 : index
        vector.store %247, %out[%248] : memref<?xf32>, vector<16xf32>
      } else {
        %249 = arith.addi %239, %c4 : index
        vector.store %40#7, %out[%249] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
