// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='bf16', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_bf16_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  %c14 = arith.constant dense<16> : vector<16xi32>
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant 96 : index
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
        %62 = vector.bitcast %61 : vector<32xi8> to vector<16xi16>
        %63 = arith.extui %62 : vector<16xi16> to vector<16xi32>
        %64 = arith.shli %63, %c14 : vector<16xi32>
        %65 = arith.bitcast %64 : vector<16xi32> to vector<16xf32>
        %66 = arith.muli %46, %c13 : index
        %67 = arith.addi %44, %66 : index
        %68 = arith.addi %67, %c7 : index
        %69 = vector.load %w[%68] : memref<?xi8>, vector<32xi8>
        %70 = vector.bitcast %69 : vector<32xi8> to vector<16xi16>
        %71 = arith.extui %70 : vector<16xi16> to vector<16xi32>
        %72 = arith.shli %71, %c14 : vector<16xi32>
        %73 = arith.bitcast %72 : vector<16xi32> to vector<16xf32>
        %74 = arith.addi %26, %57 : index
        %75 = arith.addi %74, %c7 : index
        %76 = memref.load %x[%75] : memref<?xf32>
        %77 = vector.broadcast %76 : f32 to vector<16xf32>
        %78 = math.fma %77, %65, %47 : vector<16xf32>
        %79 = math.fma %77, %73, %48 : vector<16xf32>
        %80 = arith.addi %27, %57 : index
        %81 = arith.addi %80, %c7 : index
        %82 = memref.load %x[%81] : memref<?xf32>
        %83 = vector.broadcast %82 : f32 to vector<16xf32>
        %84 = math.fma %83, %65, %49 : vector<16xf32>
        %85 = math.fma %83, %73, %50 : vector<16xf32>
        %86 = arith.addi %28, %57 : index
        %87 = arith.addi %86, %c7 : index
        %88 = memref.load %x[%87] : memref<?xf32>
        %89 = vector.broadcast %88 : f32 to vector<16xf32>
        %90 = math.fma %89, %65, %51 : vector<16xf32>
        %91 = math.fma %89, %73, %52 : vector<16xf32>
        %92 = arith.addi %29, %57 : index
        %93 = arith.addi %92, %c7 : index
        %94 = memref.load %x[%93] : memref<?xf32>
        %95 = vector.broadcast %94 : f32 to vector<16xf32>
        %96 = math.fma %95, %65, %53 : vector<16xf32>
        %97 = math.fma %95, %73, %54 : vector<16xf32>
        %98 = arith.addi %59, %c15 : index
        %99 = vector.load %w[%98] : memref<?xi8>, vector<32xi8>
        %100 = vector.bitcast %99 : vector<32xi8> to vector<16xi16>
        %101 = arith.extui %100 : vector<16xi16> to vector<16xi32>
        %102 = arith.shli %101, %c14 : vector<16xi32>
        %103 = arith.bitcast %102 : vector<16xi32> to vector<16xf32>
        %104 = arith.addi %67, %c15 : index
        %105 = vector.load %w[%104] : memref<?xi8>, vector<32xi8>
        %106 = vector.bitcast %105 : vector<32xi8> to vector<16xi16>
        %107 = arith.extui %106 : vector<16xi16> to vector<16xi32>
        %108 = arith.shli %107, %c14 : vector<16xi32>
        %109 = arith.bitcast %108 : vector<16xi32> to vector<16xf32>
        %110 = arith.addi %26, %57 : index
        %111 = arith.addi %110, %c1 : index
        %112 = memref.load %x[%111] : memref<?xf32>
        %113 = vector.broadcast %112 : f32 to vector<16xf32>
        %114 = math.fma %113, %103, %78 : vector<16xf32>
        %115 = math.fma %113, %109, %79 : vector<16xf32>
        %116 = arith.addi %27, %57 : index
        %117 = arith.addi %116, %c1 : index
        %118 = memref.load %x[%117] : memref<?xf32>
        %119 = vector.broadcast %118 : f32 to vector<16xf32>
        %120 = math.fma %119, %103, %84 : vector<16xf32>
        %121 = math.fma %119, %109, %85 : vector<16xf32>
        %122 = arith.addi %28, %57 : index
        %123 = arith.addi %122, %c1 : index
        %124 = memref.load %x[%123] : memref<?xf32>
        %125 = vector.broadcast %124 : f32 to vector<16xf32>
        %126 = math.fma %125, %103, %90 : vector<16xf32>
        %127 = math.fma %125, %109, %91 : vector<16xf32>
        %128 = arith.addi %29, %57 : index
        %129 = arith.addi %128, %c1 : index
        %130 = memref.load %x[%129] : memref<?xf32>
        %131 = vector.broadcast %130 : f32 to vector<16xf32>
        %132 = math.fma %131, %103, %96 : vector<16xf32>
        %133 = math.fma %131, %109, %97 : vector<16xf32>
        %134 = arith.addi %59, %c16 : index
        %135 = vector.load %w[%134] : memref<?xi8>, vector<32xi8>
        %136 = vector.bitcast %135 : vector<32xi8> to vector<16xi16>
        %137 = arith.extui %136 : vector<16xi16> to vector<16xi32>
        %138 = arith.shli %137, %c14 : vector<16xi32>
        %139 = arith.bitcast %138 : vector<16xi32> to vector<16xf32>
        %140 = arith.addi %67, %c16 : index
        %141 = vector.load %w[%140] : memref<?xi8>, vector<32xi8>
        %142 = vector.bitcast %141 : vector<32xi8> to vector<16xi16>
        %143 = arith.extui %142 : vector<16xi16> to vector<16xi32>
        %144 = arith.shli %143, %c14 : vector<16xi32>
        %145 = arith.bitcast %144 : vector<16xi32> to vector<16xf32>
        %146 = arith.addi %26, %57 : index
        %147 = arith.addi %146, %c6 : index
        %148 = memref.load %x[%147] : memref<?xf32>
        %149 = vector.broadcast %148 : f32 to vector<16xf32>
        %150 = math.fma %149, %139, %114 : vector<16xf32>
        %151 = math.fma %149, %145, %115 : vector<16xf32>
        %152 = arith.addi %27, %57 : index
        %153 = arith.addi %152, %c6 : index
        %154 = memref.load %x[%153] : memref<?xf32>
        %155 = vector.broadcast %154 : f32 to vector<16xf32>
        %156 = math.fma %155, %139, %120 : vector<16xf32>
        %157 = math.fma %155, %145, %121 : vector<16xf32>
        %158 = arith.addi %28, %57 : index
        %159 = arith.addi %158, %c6 : index
        %160 = memref.load %x[%159] : memref<?xf32>
        %161 = vector.broadcast %160 : f32 to vector<16xf32>
        %162 = math.fma %161, %139, %126 : vector<16xf32>
        %163 = math.fma %161, %145, %127 : vector<16xf32>
        %164 = arith.addi %29, %57 : index
        %165 = arith.addi %164, %c6 : index
        %166 = memref.load %x[%165] : memref<?xf32>
        %167 = vector.broadcast %166 : f32 to vector<16xf32>
        %168 = math.fma %167, %139, %132 : vector<16xf32>
        %169 = math.fma %167, %145, %133 : vector<16xf32>
        %170 = arith.addi %59, %c17 : index
        %171 = vector.load %w[%170] : memref<?xi8>, vector<32xi8>
        %172 = vector.bitcast %171 : vector<32xi8> to vector<16xi16>
        %173 = arith.extui %172 : vector<16xi16> to vector<16xi32>
        %174 = arith.shli %173, %c14 : vector<16xi32>
        %175 = arith.bitcast %174 : vector<16xi32> to vector<16xf32>
        %176 = arith.addi %67, %c17 : index
        %177 = vector.load %w[%176] : memref<?xi8>, vector<32xi8>
        %178 = vector.bitcast %177 : vector<32xi8> to vector<16xi16>
        %179 = arith.extui %178 : vector<16xi16> to vector<16xi32>
        %180 = arith.shli %179, %c14 : vector<16xi32>
        %181 = arith.bitcast %180 : vector<16xi32> to vector<16xf32>
        %182 = arith.addi %26, %57 : index
        %183 = arith.addi %182, %c11 : index
        %184 = memref.load %x[%183] : memref<?xf32>
        %185 = vector.broadcast %184 : f32 to vector<16xf32>
        %186 = math.fma %185, %175, %150 : vector<16xf32>
        %187 = math.fma %185, %181, %151 : vector<16xf32>
        %188 = arith.addi %27, %57 : index
        %189 = arith.addi %188, %c11 : index
        %190 = memref.load %x[%189] : memref<?xf32>
        %191 = vector.broadcast %190 : f32 to vector<16xf32>
        %192 = math.fma %191, %175, %156 : vector<16xf32>
        %193 = math.fma %191, %181, %157 : vector<16xf32>
        %194 = arith.addi %28, %57 : index
        %195 = arith.addi %194, %c11 : index
        %196 = memref.load %x[%195] : memref<?xf32>
        %197 = vector.broadcast %196 : f32 to vector<16xf32>
        %198 = math.fma %197, %175, %162 : vector<16xf32>
        %199 = math.fma %197, %181, %163 : vector<16xf32>
        %200 = arith.addi %29, %57 : index
        %201 = arith.addi %200, %c11 : index
        %202 = memref.load %x[%201] : memref<?xf32>
        %203 = vector.broadcast %202 : f32 to vector<16xf32>
        %204 = math.fma %203, %175, %168 : vector<16xf32>
        %205 = math.fma %203, %181, %169 : vector<16xf32>
        scf.yield %186, %187, %192, %193, %198, %199, %204, %205 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %55#0, %55#1, %55#2, %55#3, %55#4, %55#5, %55#6, %55#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %206 = arith.addi %16, %c7 : index
    %207 = arith.cmpi slt, %206, %15 : index
    scf.if %207 {
      %208 = arith.muli %206, %outputFeatures : index
      %209 = arith.muli %3, %c15 : index
      %210 = arith.addi %208, %209 : index
      scf.if %0 {
        %211 = arith.addi %210, %c7 : index
        %212 = vector.load %residual[%211] : memref<?xf32>, vector<16xf32>
        %213 = arith.addf %212, %40#0 : vector<16xf32>
        %214 = arith.addi %210, %c7 : index
        vector.store %213, %out[%214] : memref<?xf32>, vector<16xf32>
      } else {
        %215 = arith.addi %210, %c7 : index
        vector.store %40#0, %out[%215] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %216 = arith.addi %210, %c4 : index
        %217 = vector.load %residual[%216] : memref<?xf32>, vector<16xf32>
        %218 = arith.addf %217, %40#1 : vector<16xf32>
        %219 = arith.addi %210, %c4 : index
        vector.store %218, %out[%219] : memref<?xf32>, vector<16xf32>
      } else {
        %220 = arith.addi %210, %c4 : index
        vector.store %40#1, %out[%220] : memref<?xf32>, vector<16xf32>
      }
    }
    %221 = arith.addi %16, %c1 : index
    %222 = arith.cmpi slt, %221, %15 : index
    scf.if %222 {
      %223 = arith.muli %221, %outputFeatures : index
      %224 = arith.muli %3, %c15 : index
      %225 = arith.addi %223, %224 : index
      scf.if %0 {
        %226 = arith.addi %225, %c7 : index
        %227 = vector.load %residual[%226] : memref<?xf32>, vector<16xf32>
        %228 = arith.addf %227, %40#2 : vector<16xf32>
        %229 = arith.addi %225, %c7 : index
        vector.store %228, %out[%229] : memref<?xf32>, vector<16xf32>
      } else {
        %230 = arith.addi %225, %c7 : index
        vector.store %40#2, %out[%230] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %231 = arith.addi %225, %c4 : index
        %232 = vector.load %residual[%231] : memref<?xf32>, vector<16xf32>
        %233 = arith.addf %232, %40#3 : vector<16xf32>
        %234 = arith.addi %225, %c4 : index
        vector.store %233, %out[%234] : memref<?xf32>, vector<16xf32>
      } else {
        %235 = arith.addi %225, %c4 : index
        vector.store %40#3, %out[%235] : memref<?xf32>, vector<16xf32>
      }
    }
    %236 = arith.addi %16, %c6 : index
    %237 = arith.cmpi slt, %236, %15 : index
    scf.if %237 {
      %238 = arith.muli %236, %outputFeatures : index
      %239 = arith.muli %3, %c15 : index
      %240 = arith.addi %238, %239 : index
      scf.if %0 {
        %241 = arith.addi %240, %c7 : index
        %242 = vector.load %residual[%241] : memref<?xf32>, vector<16xf32>
        %243 = arith.addf %242, %40#4 : vector<16xf32>
        %244 = arith.addi %240, %c7 : index
        vector.store %243, %out[%244] : memref<?xf32>, vector<16xf32>
      } else {
        %245 = arith.addi %240, %c7 : index
        vector.store %40#4, %out[%245] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %246 = arith.addi %240, %c4 : index
        %247 = vector.load %residual[%246] : memref<?xf32>, vector<16xf32>
        %248 = arith.addf %247, %40#5 : vector<16xf32>
        %249 = arith.addi %240, %c4 : index
        vector.store %248, %out[%249] : memref<?xf32>, vector<16xf32>
      } else {
        %250 = arith.addi %240, %c4 : index
        vector.store %40#5, %out[%250] : memref<?xf32>, vector<16xf32>
      }
    }
    %251 = arith.addi %16, %c11 : index
    %252 = arith.cmpi slt, %251, %15 : index
    scf.if %252 {
      %253 = arith.muli %251, %outputFeatures : index
      %254 = arith.muli %3, %c15 : index
      %255 = arith.addi %253, %254 : index
      scf.if %0 {
        %256 = arith.addi %255, %c7 : index
        %257 = vector.load %residual[%256] : memref<?xf32>, vector<16xf32>
        %258 = arith.addf %257, %40#6 : vector<16xf32>
        %259 = arith.addi %255, %c7 : index
        vector.store %258, %out[%259] : memref<?xf32>, vector<16xf32>
      } else {
        %260 = arith.addi %255, %c7 : index
        vector.store %40#6, %out[%260] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %261 = arith.addi %255, %c4 : index
        %262 = vector.load %residual[%261] : memref<?xf32>, vector<16xf32>
        %263 = arith.addf %262, %40#7 : vector<16xf32>
        %264 = arith.addi %255, %c4 : index
        vector.store %263, %out[%264] : memref<?xf32>, vector<16xf32>
      } else {
        %265 = arith.addi %255, %c4 : index
        vector.store %40#7, %out[%265] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
