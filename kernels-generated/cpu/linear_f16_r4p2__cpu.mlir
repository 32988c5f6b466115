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
        %56 = arith.muli %46, %c10 : index
        %57 = arith.addi %45, %56 : index
        %58 = arith.muli %46, %c13 : index
        %59 = arith.addi %42, %58 : index
        %60 = arith.addi %59, %c7 : index
        %61 = vector.load %w[%60] : memref<?xi8>, vector<32xi8>
        %62 = vector.bitcast %61 : vector<32xi8> to vector<16xf16>
        %63 = arith.extf %62 : vector<16xf16> to vector<16xf32>
        %64 = arith.muli %46, %c13 : index
        %65 = arith.addi %44, %64 : index
        %66 = arith.addi %65, %c7 : index
        %67 = vector.load %w[%66] : memref<?xi8>, vector<32xi8>
        %68 = vector.bitcast %67 : vector<32xi8> to vector<16xf16>
        %69 = arith.extf %68 : vector<16xf16> to vector<16xf32>
        %70 = arith.addi %26, %57 : index
        %71 = arith.addi %70, %c7 : index
        %72 = memref.load %x[%71] : memref<?xf32>
        %73 = vector.broadcast %72 : f32 to vector<16xf32>
        %74 = math.fma %73, %63, %47 : vector<16xf32>
        %75 = math.fma %73, %69, %48 : vector<16xf32>
        %76 = arith.addi %27, %57 : index
        %77 = arith.addi %76, %c7 : index
        %78 = memref.load %x[%77] : memref<?xf32>
        %79 = vector.broadcast %78 : f32 to vector<16xf32>
        %80 = math.fma %79, %63, %49 : vector<16xf32>
        %81 = math.fma %79, %69, %50 : vector<16xf32>
        %82 = arith.addi %28, %57 : index
        %83 = arith.addi %82, %c7 : index
        %84 = memref.load %x[%83] : memref<?xf32>
        %85 = vector.broadcast %84 : f32 to vector<16xf32>
        %86 = math.fma %85, %63, %51 : vector<16xf32>
        %87 = math.fma %85, %69, %52 : vector<16xf32>
        %88 = arith.addi %29, %57 : index
        %89 = arith.addi %88, %c7 : index
        %90 = memref.load %x[%89] : memref<?xf32>
        %91 = vector.broadcast %90 : f32 to vector<16xf32>
        %92 = math.fma %91, %63, %53 : vector<16xf32>
        %93 = math.fma %91, %69, %54 : vector<16xf32>
        %94 = arith.addi %59, %c14 : index
        %95 = vector.load %w[%94] : memref<?xi8>, vector<32xi8>
        %96 = vector.bitcast %95 : vector<32xi8> to vector<16xf16>
        %97 = arith.extf %96 : vector<16xf16> to vector<16xf32>
        %98 = arith.addi %65, %c14 : index
        %99 = vector.load %w[%98] : memref<?xi8>, vector<32xi8>
        %100 = vector.bitcast %99 : vector<32xi8> to vector<16xf16>
        %101 = arith.extf %100 : vector<16xf16> to vector<16xf32>
        %102 = arith.addi %26, %57 : index
        %103 = arith.addi %102, %c1 : index
        %104 = memref.load %x[%103] : memref<?xf32>
        %105 = vector.broadcast %104 : f32 to vector<16xf32>
        %106 = math.fma %105, %97, %74 : vector<16xf32>
        %107 = math.fma %105, %101, %75 : vector<16xf32>
        %108 = arith.addi %27, %57 : index
        %109 = arith.addi %108, %c1 : index
        %110 = memref.load %x[%109] : memref<?xf32>
        %111 = vector.broadcast %110 : f32 to vector<16xf32>
        %112 = math.fma %111, %97, %80 : vector<16xf32>
        %113 = math.fma %111, %101, %81 : vector<16xf32>
        %114 = arith.addi %28, %57 : index
        %115 = arith.addi %114, %c1 : index
        %116 = memref.load %x[%115] : memref<?xf32>
        %117 = vector.broadcast %116 : f32 to vector<16xf32>
        %118 = math.fma %117, %97, %86 : vector<16xf32>
        %119 = math.fma %117, %101, %87 : vector<16xf32>
        %120 = arith.addi %29, %57 : index
        %121 = arith.addi %120, %c1 : index
        %122 = memref.load %x[%121] : memref<?xf32>
        %123 = vector.broadcast %122 : f32 to vector<16xf32>
        %124 = math.fma %123, %97, %92 : vector<16xf32>
        %125 = math.fma %123, %101, %93 : vector<16xf32>
        %126 = arith.addi %59, %c15 : index
        %127 = vector.load %w[%126] : memref<?xi8>, vector<32xi8>
        %128 = vector.bitcast %127 : vector<32xi8> to vector<16xf16>
        %129 = arith.extf %128 : vector<16xf16> to vector<16xf32>
        %130 = arith.addi %65, %c15 : index
        %131 = vector.load %w[%130] : memref<?xi8>, vector<32xi8>
        %132 = vector.bitcast %131 : vector<32xi8> to vector<16xf16>
        %133 = arith.extf %132 : vector<16xf16> to vector<16xf32>
        %134 = arith.addi %26, %57 : index
        %135 = arith.addi %134, %c6 : index
        %136 = memref.load %x[%135] : memref<?xf32>
        %137 = vector.broadcast %136 : f32 to vector<16xf32>
        %138 = math.fma %137, %129, %106 : vector<16xf32>
        %139 = math.fma %137, %133, %107 : vector<16xf32>
        %140 = arith.addi %27, %57 : index
        %141 = arith.addi %140, %c6 : index
        %142 = memref.load %x[%141] : memref<?xf32>
        %143 = vector.broadcast %142 : f32 to vector<16xf32>
        %144 = math.fma %143, %129, %112 : vector<16xf32>
        %145 = math.fma %143, %133, %113 : vector<16xf32>
        %146 = arith.addi %28, %57 : index
        %147 = arith.addi %146, %c6 : index
        %148 = memref.load %x[%147] : memref<?xf32>
        %149 = vector.broadcast %148 : f32 to vector<16xf32>
        %150 = math.fma %149, %129, %118 : vector<16xf32>
        %151 = math.fma %149, %133, %119 : vector<16xf32>
        %152 = arith.addi %29, %57 : index
        %153 = arith.addi %152, %c6 : index
        %154 = memref.load %x[%153] : memref<?xf32>
        %155 = vector.broadcast %154 : f32 to vector<16xf32>
        %156 = math.fma %155, %129, %124 : vector<16xf32>
        %157 = math.fma %155, %133, %125 : vector<16xf32>
        %158 = arith.addi %59, %c16 : index
        %159 = vector.load %w[%158] : memref<?xi8>, vector<32xi8>
        %160 = vector.bitcast %159 : vector<32xi8> to vector<16xf16>
        %161 = arith.extf %160 : vector<16xf16> to vector<16xf32>
        %162 = arith.addi %65, %c16 : index
        %163 = vector.load %w[%162] : memref<?xi8>, vector<32xi8>
        %164 = vector.bitcast %163 : vector<32xi8> to vector<16xf16>
        %165 = arith.extf %164 : vector<16xf16> to vector<16xf32>
        %166 = arith.addi %26, %57 : index
        %167 = arith.addi %166, %c11 : index
        %168 = memref.load %x[%167] : memref<?xf32>
        %169 = vector.broadcast %168 : f32 to vector<16xf32>
        %170 = math.fma %169, %161, %138 : vector<16xf32>
        %171 = math.fma %169, %165, %139 : vector<16xf32>
        %172 = arith.addi %27, %57 : index
        %173 = arith.addi %172, %c11 : index
        %174 = memref.load %x[%173] : memref<?xf32>
        %175 = vector.broadcast %174 : f32 to vector<16xf32>
        %176 = math.fma %175, %161, %144 : vector<16xf32>
        %177 = math.fma %175, %165, %145 : vector<16xf32>
        %178 = arith.addi %28, %57 : index
        %179 = arith.addi %178, %c11 : index
        %180 = memref.load %x[%179] : memref<?xf32>
        %181 = vector.broadcast %180 : f32 to vector<16xf32>
        %182 = math.fma %181, %161, %150 : vector<16xf32>
        %183 = math.fma %181, %165, %151 : vector<16xf32>
        %184 = arith.addi %29, %57 : index
        %185 = arith.addi %184, %c11 : index
        %186 = memref.load %x[%185] : memref<?xf32>
        %187 = vector.broadcast %186 : f32 to vector<16xf32>
        %188 = math.fma %187, %161, %156 : vector<16xf32>
        %189 = math.fma %187, %165, %157 : vector<16xf32>
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
