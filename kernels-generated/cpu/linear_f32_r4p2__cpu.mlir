// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='f32', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f32_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1024 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 256 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 128 : index
  %c16 = arith.constant 192 : index
  %c17 = arith.constant 32 : index
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
        %61 = vector.load %w[%60] : memref<?xi8>, vector<64xi8>
        %62 = vector.bitcast %61 : vector<64xi8> to vector<16xf32>
        %63 = arith.muli %46, %c13 : index
        %64 = arith.addi %44, %63 : index
        %65 = arith.addi %64, %c7 : index
        %66 = vector.load %w[%65] : memref<?xi8>, vector<64xi8>
        %67 = vector.bitcast %66 : vector<64xi8> to vector<16xf32>
        %68 = arith.addi %26, %57 : index
        %69 = arith.addi %68, %c7 : index
        %70 = memref.load %x[%69] : memref<?xf32>
        %71 = vector.broadcast %70 : f32 to vector<16xf32>
        %72 = math.fma %71, %62, %47 : vector<16xf32>
        %73 = math.fma %71, %67, %48 : vector<16xf32>
        %74 = arith.addi %27, %57 : index
        %75 = arith.addi %74, %c7 : index
        %76 = memref.load %x[%75] : memref<?xf32>
        %77 = vector.broadcast %76 : f32 to vector<16xf32>
        %78 = math.fma %77, %62, %49 : vector<16xf32>
        %79 = math.fma %77, %67, %50 : vector<16xf32>
        %80 = arith.addi %28, %57 : index
        %81 = arith.addi %80, %c7 : index
        %82 = memref.load %x[%81] : memref<?xf32>
        %83 = vector.broadcast %82 : f32 to vector<16xf32>
        %84 = math.fma %83, %62, %51 : vector<16xf32>
        %85 = math.fma %83, %67, %52 : vector<16xf32>
        %86 = arith.addi %29, %57 : index
        %87 = arith.addi %86, %c7 : index
        %88 = memref.load %x[%87] : memref<?xf32>
        %89 = vector.broadcast %88 : f32 to vector<16xf32>
        %90 = math.fma %89, %62, %53 : vector<16xf32>
        %91 = math.fma %89, %67, %54 : vector<16xf32>
        %92 = arith.addi %59, %c14 : index
        %93 = vector.load %w[%92] : memref<?xi8>, vector<64xi8>
        %94 = vector.bitcast %93 : vector<64xi8> to vector<16xf32>
        %95 = arith.addi %64, %c14 : index
        %96 = vector.load %w[%95] : memref<?xi8>, vector<64xi8>
        %97 = vector.bitcast %96 : vector<64xi8> to vector<16xf32>
        %98 = arith.addi %26, %57 : index
        %99 = arith.addi %98, %c1 : index
        %100 = memref.load %x[%99] : memref<?xf32>
        %101 = vector.broadcast %100 : f32 to vector<16xf32>
        %102 = math.fma %101, %94, %72 : vector<16xf32>
        %103 = math.fma %101, %97, %73 : vector<16xf32>
        %104 = arith.addi %27, %57 : index
        %105 = arith.addi %104, %c1 : index
        %106 = memref.load %x[%105] : memref<?xf32>
        %107 = vector.broadcast %106 : f32 to vector<16xf32>
        %108 = math.fma %107, %94, %78 : vector<16xf32>
        %109 = math.fma %107, %97, %79 : vector<16xf32>
        %110 = arith.addi %28, %57 : index
        %111 = arith.addi %110, %c1 : index
        %112 = memref.load %x[%111] : memref<?xf32>
        %113 = vector.broadcast %112 : f32 to vector<16xf32>
        %114 = math.fma %113, %94, %84 : vector<16xf32>
        %115 = math.fma %113, %97, %85 : vector<16xf32>
        %116 = arith.addi %29, %57 : index
        %117 = arith.addi %116, %c1 : index
        %118 = memref.load %x[%117] : memref<?xf32>
        %119 = vector.broadcast %118 : f32 to vector<16xf32>
        %120 = math.fma %119, %94, %90 : vector<16xf32>
        %121 = math.fma %119, %97, %91 : vector<16xf32>
        %122 = arith.addi %59, %c15 : index
        %123 = vector.load %w[%122] : memref<?xi8>, vector<64xi8>
        %124 = vector.bitcast %123 : vector<64xi8> to vector<16xf32>
        %125 = arith.addi %64, %c15 : index
        %126 = vector.load %w[%125] : memref<?xi8>, vector<64xi8>
        %127 = vector.bitcast %126 : vector<64xi8> to vector<16xf32>
        %128 = arith.addi %26, %57 : index
        %129 = arith.addi %128, %c6 : index
        %130 = memref.load %x[%129] : memref<?xf32>
        %131 = vector.broadcast %130 : f32 to vector<16xf32>
        %132 = math.fma %131, %124, %102 : vector<16xf32>
        %133 = math.fma %131, %127, %103 : vector<16xf32>
        %134 = arith.addi %27, %57 : index
        %135 = arith.addi %134, %c6 : index
        %136 = memref.load %x[%135] : memref<?xf32>
        %137 = vector.broadcast %136 : f32 to vector<16xf32>
        %138 = math.fma %137, %124, %108 : vector<16xf32>
        %139 = math.fma %137, %127, %109 : vector<16xf32>
        %140 = arith.addi %28, %57 : index
        %141 = arith.addi %140, %c6 : index
        %142 = memref.load %x[%141] : memref<?xf32>
        %143 = vector.broadcast %142 : f32 to vector<16xf32>
        %144 = math.fma %143, %124, %114 : vector<16xf32>
        %145 = math.fma %143, %127, %115 : vector<16xf32>
        %146 = arith.addi %29, %57 : index
        %147 = arith.addi %146, %c6 : index
        %148 = memref.load %x[%147] : memref<?xf32>
        %149 = vector.broadcast %148 : f32 to vector<16xf32>
        %150 = math.fma %149, %124, %120 : vector<16xf32>
        %151 = math.fma %149, %127, %121 : vector<16xf32>
        %152 = arith.addi %59, %c16 : index
        %153 = vector.load %w[%152] : memref<?xi8>, vector<64xi8>
        %154 = vector.bitcast %153 : vector<64xi8> to vector<16xf32>
        %155 = arith.addi %64, %c16 : index
        %156 = vector.load %w[%155] : memref<?xi8>, vector<64xi8>
        %157 = vector.bitcast %156 : vector<64xi8> to vector<16xf32>
        %158 = arith.addi %26, %57 : index
        %159 = arith.addi %158, %c11 : index
        %160 = memref.load %x[%159] : memref<?xf32>
        %161 = vector.broadcast %160 : f32 to vector<16xf32>
        %162 = math.fma %161, %154, %132 : vector<16xf32>
        %163 = math.fma %161, %157, %133 : vector<16xf32>
        %164 = arith.addi %27, %57 : index
        %165 = arith.addi %164, %c11 : index
        %166 = memref.load %x[%165] : memref<?xf32>
        %167 = vector.broadcast %166 : f32 to vector<16xf32>
        %168 = math.fma %167, %154, %138 : vector<16xf32>
        %169 = math.fma %167, %157, %139 : vector<16xf32>
        %170 = arith.addi %28, %57 : index
        %171 = arith.addi %170, %c11 : index
        %172 = memref.load %x[%171] : memref<?xf32>
        %173 = vector.broadcast %172 : f32 to vector<16xf32>
        %174 = math.fma %173, %154, %144 : vector<16xf32>
        %175 = math.fma %173, %157, %145 : vector<16xf32>
        %176 = arith.addi %29, %57 : index
        %177 = arith.addi %176, %c11 : index
        %178 = memref.load %x[%177] : memref<?xf32>
        %179 = vector.broadcast %178 : f32 to vector<16xf32>
        %180 = math.fma %179, %154, %150 : vector<16xf32>
        %181 = math.fma %179, %157, %151 : vector<16xf32>
        scf.yield %162, %163, %168, %169, %174, %175, %180, %181 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %55#0, %55#1, %55#2, %55#3, %55#4, %55#5, %55#6, %55#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %182 = arith.addi %16, %c7 : index
    %183 = arith.cmpi slt, %182, %15 : index
    scf.if %183 {
      %184 = arith.muli %182, %outputFeatures : index
      %185 = arith.muli %3, %c17 : index
      %186 = arith.addi %184, %185 : index
      scf.if %0 {
        %187 = arith.addi %186, %c7 : index
        %188 = vector.load %residual[%187] : memref<?xf32>, vector<16xf32>
        %189 = arith.addf %188, %40#0 : vector<16xf32>
        %190 = arith.addi %186, %c7 : index
        vector.store %189, %out[%190] : memref<?xf32>, vector<16xf32>
      } else {
        %191 = arith.addi %186, %c7 : index
        vector.store %40#0, %out[%191] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %192 = arith.addi %186, %c4 : index
        %193 = vector.load %residual[%192] : memref<?xf32>, vector<16xf32>
        %194 = arith.addf %193, %40#1 : vector<16xf32>
        %195 = arith.addi %186, %c4 : index
        vector.store %194, %out[%195] : memref<?xf32>, vector<16xf32>
      } else {
        %196 = arith.addi %186, %c4 : index
        vector.store %40#1, %out[%196] : memref<?xf32>, vector<16xf32>
      }
    }
    %197 = arith.addi %16, %c1 : index
    %198 = arith.cmpi slt, %197, %15 : index
    scf.if %198 {
      %199 = arith.muli %197, %outputFeatures : index
      %200 = arith.muli %3, %c17 : index
      %201 = arith.addi %199, %200 : index
      scf.if %0 {
        %202 = arith.addi %201, %c7 : index
        %203 = vector.load %residual[%202] : memref<?xf32>, vector<16xf32>
        %204 = arith.addf %203, %40#2 : vector<16xf32>
        %205 = arith.addi %201, %c7 : index
        vector.store %204, %out[%205] : memref<?xf32>, vector<16xf32>
      } else {
        %206 = arith.addi %201, %c7 : index
        vector.store %40#2, %out[%206] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %207 = arith.addi %201, %c4 : index
        %208 = vector.load %residual[%207] : memref<?xf32>, vector<16xf32>
        %209 = arith.addf %208, %40#3 : vector<16xf32>
        %210 = arith.addi %201, %c4 : index
        vector.store %209, %out[%210] : memref<?xf32>, vector<16xf32>
      } else {
        %211 = arith.addi %201, %c4 : index
        vector.store %40#3, %out[%211] : memref<?xf32>, vector<16xf32>
      }
    }
    %212 = arith.addi %16, %c6 : index
    %213 = arith.cmpi slt, %212, %15 : index
    scf.if %213 {
      %214 = arith.muli %212, %outputFeatures : index
      %215 = arith.muli %3, %c17 : index
      %216 = arith.addi %214, %215 : index
      scf.if %0 {
        %217 = arith.addi %216, %c7 : index
        %218 = vector.load %residual[%217] : memref<?xf32>, vector<16xf32>
        %219 = arith.addf %218, %40#4 : vector<16xf32>
        %220 = arith.addi %216, %c7 : index
        vector.store %219, %out[%220] : memref<?xf32>, vector<16xf32>
      } else {
        %221 = arith.addi %216, %c7 : index
        vector.store %40#4, %out[%221] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %222 = arith.addi %216, %c4 : index
        %223 = vector.load %residual[%222] : memref<?xf32>, vector<16xf32>
        %224 = arith.addf %223, %40#5 : vector<16xf32>
        %225 = arith.addi %216, %c4 : index
        vector.store %224, %out[%225] : memref<?xf32>, vector<16xf32>
      } else {
        %226 = arith.addi %216, %c4 : index
        vector.store %40#5, %out[%226] : memref<?xf32>, vector<16xf32>
      }
    }
    %227 = arith.addi %16, %c11 : index
    %228 = arith.cmpi slt, %227, %15 : index
    scf.if %228 {
      %229 = arith.muli %227, %outputFeatures : index
      %230 = arith.muli %3, %c17 : index
      %231 = arith.addi %229, %230 : index
      scf.if %0 {
        %232 = arith.addi %231, %c7 : index
        %233 = vector.load %residual[%232] : memref<?xf32>, vector<16xf32>
        %234 = arith.addf %233, %40#6 : vector<16xf32>
        %235 = arith.addi %231, %c7 : index
        vector.store %234, %out[%235] : memref<?xf32>, vector<16xf32>
      } else {
        %236 = arith.addi %231, %c7 : index
        vector.store %40#6, %out[%236] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %237 = arith.addi %231, %c4 : index
        %238 = vector.load %residual[%237] : memref<?xf32>, vector<16xf32>
        %239 = arith.addf %238, %40#7 : vector<16xf32>
        %240 = arith.addi %231, %c4 : index
        vector.store %239, %out[%240] : memref<?xf32>, vector<16xf32>
      } else {
        %241 = arith.addi %231, %c4 : index
        vector.store %40#7, %out[%241] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
