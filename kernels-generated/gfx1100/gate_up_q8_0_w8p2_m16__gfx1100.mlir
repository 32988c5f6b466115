// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q8_0', waves=8, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q8_0_w8p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 4096 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %tileRows = wave.param "tileRows" : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %c14 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 512 : index
  %c18 = arith.constant dense<16711935> : vector<4xi32>
  %c19 = arith.constant dense<1677747200> : vector<4xi32>
  %c20 = arith.constant dense<8> : vector<4xi32>
  %c21 = arith.constant dense<0x6480> : vector<16xf16>
  %c22 = arith.constant 256 : index
  %c23 = arith.constant 3 : index
  %c24 = arith.constant 64 : index
  %c25 = arith.constant 96 : index
  %c26 = arith.constant 160 : index
  %c27 = arith.constant 192 : index
  %c28 = arith.constant 224 : index
  %c29 = arith.constant 1024 : index
  %c30 = arith.constant 1536 : index
  %c31 = arith.constant 2048 : index
  %c32 = arith.constant 2560 : index
  %c33 = arith.constant 3072 : index
  %c34 = arith.constant 3584 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c37 = arith.constant 4 : index
  %c38 = arith.constant 23 : i32
  %c39 = arith.constant 141 : i32
  %c40 = arith.constant 268 : i32
  %c41 = arith.constant 14 : i32
  %c42 = arith.constant 0x3F800000 : f32
  %c43 = arith.constant 0xBFB8AA3B : f32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.addi %inputFeatures, %c2 : index
  %4 = arith.divui %3, %c3 : index
  %5 = arith.muli %4, %c3 : index
  %6 = arith.addi %2, %5 : index
  %7 = arith.addi %6, %c3 : index
  %8 = arith.muli %0, %c4 : index
  %9 = arith.addi %8, %c5 : index
  %10 = arith.muli %9, %7 : index
  %11 = arith.addi %8, %c6 : index
  %12 = arith.muli %11, %7 : index
  %13 = memref.load %step[%countAt] : memref<?xi32>
  %14 = arith.index_cast %13 : i32 to index
  %15 = arith.muli %1, %c1 : index
  %16 = wave.scratch %c8 : memref<?xf32>
  %17 = arith.cmpi slt, %15, %14 : index
  scf.if %17 {
    %18 = wave.lane
    %19 = arith.remui %18, %c1 : index
    %20 = arith.remui %19, %tileRows : index
    %21 = arith.addi %15, %20 : index
    %22 = arith.divui %21, %tileRows : index
    %23 = arith.divui %inputFeatures, %c1 : index
    %24 = arith.muli %22, %23 : index
    %25 = arith.divui %c5, %c1 : index
    %26 = arith.addi %24, %25 : index
    %27 = arith.muli %26, %c4 : index
    %28 = arith.remui %c5, %c1 : index
    %29 = arith.divui %28, %c12 : index
    %30 = arith.addi %27, %29 : index
    %31 = arith.muli %tileRows, %c12 : index
    %32 = arith.muli %30, %31 : index
    %33 = arith.remui %21, %tileRows : index
    %34 = arith.muli %33, %c12 : index
    %35 = arith.addi %32, %34 : index
    %36 = arith.remui %c5, %c12 : index
    %37 = arith.addi %35, %36 : index
    %38 = wave.wave
    %39 = arith.divui %inputFeatures, %c14 : index
    %40 = arith.muli %38, %stepsPerWave : index
    %41 = arith.minsi %40, %39 : index
    %42 = arith.addi %41, %stepsPerWave : index
    %43 = arith.minsi %42, %39 : index
    %44 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %45 = arith.subi %43, %41 : index
    %46 = arith.divui %45, %c4 : index
    %47 = arith.muli %46, %c4 : index
    %48 = arith.addi %41, %47 : index
    %49 = arith.addi %41, %stepsPerWave : index
    %50 = arith.select %44, %49, %48 : index
    %54:2 = scf.for %51 = %41 to %50 step %c4 iter_args(%52 = %c13, %53 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %55 = wave.lane
      %56 = arith.addi %51, %c5 : index
      %57 = arith.remui %55, %c1 : index
      %58 = arith.addi %10, %c3 : index
      %59 = arith.muli %56, %c14 : index
      %60 = arith.addi %58, %59 : index
      %61 = arith.muli %57, %c4 : index
      %62 = arith.addi %60, %61 : index
      %63 = vector.load %w[%62] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %64 = vector.bitcast %63 : vector<2xi8> to vector<1xf16>
      %65 = vector.extract %64[0] : f16 from vector<1xf16>
      %66 = vector.broadcast %65 : f16 to vector<16xf16>
      %67 = arith.addi %10, %c3 : index
      %68 = arith.addi %inputFeatures, %c2 : index
      %69 = arith.divui %68, %c3 : index
      %70 = arith.muli %69, %c3 : index
      %71 = arith.addi %67, %70 : index
      %72 = arith.muli %56, %c17 : index
      %73 = arith.addi %71, %72 : index
      %74 = arith.addi %73, %c5 : index
      %75 = arith.muli %57, %c1 : index
      %76 = arith.addi %74, %75 : index
      %77 = vector.load %w[%76] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %78 = vector.bitcast %77 : vector<16xi8> to vector<4xi32>
      %79 = arith.andi %78, %c18 : vector<4xi32>
      %80 = arith.ori %79, %c19 : vector<4xi32>
      %81 = vector.bitcast %80 : vector<4xi32> to vector<8xf16>
      %82 = arith.shrui %78, %c20 : vector<4xi32>
      %83 = arith.andi %82, %c18 : vector<4xi32>
      %84 = arith.ori %83, %c19 : vector<4xi32>
      %85 = vector.bitcast %84 : vector<4xi32> to vector<8xf16>
      %86 = vector.shuffle %81, %85 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %87 = arith.subf %86, %c21 : vector<16xf16>
      %88 = arith.mulf %87, %66 : vector<16xf16>
      %89 = arith.muli %56, %c17 : index
      %90 = arith.addi %71, %89 : index
      %91 = arith.addi %90, %c22 : index
      %92 = arith.muli %57, %c1 : index
      %93 = arith.addi %91, %92 : index
      %94 = vector.load %w[%93] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %95 = vector.bitcast %94 : vector<16xi8> to vector<4xi32>
      %96 = arith.andi %95, %c18 : vector<4xi32>
      %97 = arith.ori %96, %c19 : vector<4xi32>
      %98 = vector.bitcast %97 : vector<4xi32> to vector<8xf16>
      %99 = arith.shrui %95, %c20 : vector<4xi32>
      %100 = arith.andi %99, %c18 : vector<4xi32>
      %101 = arith.ori %100, %c19 : vector<4xi32>
      %102 = vector.bitcast %101 : vector<4xi32> to vector<8xf16>
      %103 = vector.shuffle %98, %102 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %104 = arith.subf %103, %c21 : vector<16xf16>
      %105 = arith.mulf %104, %66 : vector<16xf16>
      %106 = arith.addi %51, %c6 : index
      %107 = arith.remui %55, %c1 : index
      %108 = arith.addi %10, %c3 : index
      %109 = arith.muli %106, %c14 : index
      %110 = arith.addi %108, %109 : index
      %111 = arith.muli %107, %c4 : index
      %112 = arith.addi %110, %111 : index
      %113 = vector.load %w[%112] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %114 = vector.bitcast %113 : vector<2xi8> to vector<1xf16>
      %115 = vector.extract %114[0] : f16 from vector<1xf16>
      %116 = vector.broadcast %115 : f16 to vector<16xf16>
      %117 = arith.addi %10, %c3 : index
      %118 = arith.addi %inputFeatures, %c2 : index
      %119 = arith.divui %118, %c3 : index
      %120 = arith.muli %119, %c3 : index
      %121 = arith.addi %117, %120 : index
      %122 = arith.muli %106, %c17 : index
      %123 = arith.addi %121, %122 : index
      %124 = arith.addi %123, %c5 : index
      %125 = arith.muli %107, %c1 : index
      %126 = arith.addi %124, %125 : index
      %127 = vector.load %w[%126] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %128 = vector.bitcast %127 : vector<16xi8> to vector<4xi32>
      %129 = arith.andi %128, %c18 : vector<4xi32>
      %130 = arith.ori %129, %c19 : vector<4xi32>
      %131 = vector.bitcast %130 : vector<4xi32> to vector<8xf16>
      %132 = arith.shrui %128, %c20 : vector<4xi32>
      %133 = arith.andi %132, %c18 : vector<4xi32>
      %134 = arith.ori %133, %c19 : vector<4xi32>
      %135 = vector.bitcast %134 : vector<4xi32> to vector<8xf16>
      %136 = vector.shuffle %131, %135 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %137 = arith.subf %136, %c21 : vector<16xf16>
      %138 = arith.mulf %137, %116 : vector<16xf16>
      %139 = arith.muli %106, %c17 : index
      %140 = arith.addi %121, %139 : index
      %141 = arith.addi %140, %c22 : index
      %142 = arith.muli %107, %c1 : index
      %143 = arith.addi %141, %142 : index
      %144 = vector.load %w[%143] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %145 = vector.bitcast %144 : vector<16xi8> to vector<4xi32>
      %146 = arith.andi %145, %c18 : vector<4xi32>
      %147 = arith.ori %146, %c19 : vector<4xi32>
      %148 = vector.bitcast %147 : vector<4xi32> to vector<8xf16>
      %149 = arith.shrui %145, %c20 : vector<4xi32>
      %150 = arith.andi %149, %c18 : vector<4xi32>
      %151 = arith.ori %150, %c19 : vector<4xi32>
      %152 = vector.bitcast %151 : vector<4xi32> to vector<8xf16>
      %153 = vector.shuffle %148, %152 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %154 = arith.subf %153, %c21 : vector<16xf16>
      %155 = arith.mulf %154, %116 : vector<16xf16>
      %156 = arith.addi %51, %c5 : index
      %157 = arith.remui %55, %c1 : index
      %158 = arith.addi %12, %c3 : index
      %159 = arith.muli %156, %c14 : index
      %160 = arith.addi %158, %159 : index
      %161 = arith.muli %157, %c4 : index
      %162 = arith.addi %160, %161 : index
      %163 = vector.load %w[%162] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %164 = vector.bitcast %163 : vector<2xi8> to vector<1xf16>
      %165 = vector.extract %164[0] : f16 from vector<1xf16>
      %166 = vector.broadcast %165 : f16 to vector<16xf16>
      %167 = arith.addi %12, %c3 : index
      %168 = arith.addi %inputFeatures, %c2 : index
      %169 = arith.divui %168, %c3 : index
      %170 = arith.muli %169, %c3 : index
      %171 = arith.addi %167, %170 : index
      %172 = arith.muli %156, %c17 : index
      %173 = arith.addi %171, %172 : index
      %174 = arith.addi %173, %c5 : index
      %175 = arith.muli %157, %c1 : index
      %176 = arith.addi %174, %175 : index
      %177 = vector.load %w[%176] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %178 = vector.bitcast %177 : vector<16xi8> to vector<4xi32>
      %179 = arith.andi %178, %c18 : vector<4xi32>
      %180 = arith.ori %179, %c19 : vector<4xi32>
      %181 = vector.bitcast %180 : vector<4xi32> to vector<8xf16>
      %182 = arith.shrui %178, %c20 : vector<4xi32>
      %183 = arith.andi %182, %c18 : vector<4xi32>
      %184 = arith.ori %183, %c19 : vector<4xi32>
      %185 = vector.bitcast %184 : vector<4xi32> to vector<8xf16>
      %186 = vector.shuffle %181, %185 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %187 = arith.subf %186, %c21 : vector<16xf16>
      %188 = arith.mulf %187, %166 : vector<16xf16>
      %189 = arith.muli %156, %c17 : index
      %190 = arith.addi %171, %189 : index
      %191 = arith.addi %190, %c22 : index
      %192 = arith.muli %157, %c1 : index
      %193 = arith.addi %191, %192 : index
      %194 = vector.load %w[%193] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %195 = vector.bitcast %194 : vector<16xi8> to vector<4xi32>
      %196 = arith.andi %195, %c18 : vector<4xi32>
      %197 = arith.ori %196, %c19 : vector<4xi32>
      %198 = vector.bitcast %197 : vector<4xi32> to vector<8xf16>
      %199 = arith.shrui %195, %c20 : vector<4xi32>
      %200 = arith.andi %199, %c18 : vector<4xi32>
      %201 = arith.ori %200, %c19 : vector<4xi32>
      %202 = vector.bitcast %201 : vector<4xi32> to vector<8xf16>
      %203 = vector.shuffle %198, %202 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %204 = arith.subf %203, %c21 : vector<16xf16>
      %205 = arith.mulf %204, %166 : vector<16xf16>
      %206 = arith.addi %51, %c6 : index
      %207 = arith.remui %55, %c1 : index
      %208 = arith.addi %12, %c3 : index
      %209 = arith.muli %206, %c14 : index
      %210 = arith.addi %208, %209 : index
      %211 = arith.muli %207, %c4 : index
      %212 = arith.addi %210, %211 : index
      %213 = vector.load %w[%212] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %214 = vector.bitcast %213 : vector<2xi8> to vector<1xf16>
      %215 = vector.extract %214[0] : f16 from vector<1xf16>
      %216 = vector.broadcast %215 : f16 to vector<16xf16>
      %217 = arith.addi %12, %c3 : index
      %218 = arith.addi %inputFeatures, %c2 : index
      %219 = arith.divui %218, %c3 : index
      %220 = arith.muli %219, %c3 : index
      %221 = arith.addi %217, %220 : index
      %222 = arith.muli %206, %c17 : index
      %223 = arith.addi %221, %222 : index
      %224 = arith.addi %223, %c5 : index
      %225 = arith.muli %207, %c1 : index
      %226 = arith.addi %224, %225 : index
      %227 = vector.load %w[%226] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %228 = vector.bitcast %227 : vector<16xi8> to vector<4xi32>
      %229 = arith.andi %228, %c18 : vector<4xi32>
      %230 = arith.ori %229, %c19 : vector<4xi32>
      %231 = vector.bitcast %230 : vector<4xi32> to vector<8xf16>
      %232 = arith.shrui %228, %c20 : vector<4xi32>
      %233 = arith.andi %232, %c18 : vector<4xi32>
      %234 = arith.ori %233, %c19 : vector<4xi32>
      %235 = vector.bitcast %234 : vector<4xi32> to vector<8xf16>
      %236 = vector.shuffle %231, %235 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %237 = arith.subf %236, %c21 : vector<16xf16>
      %238 = arith.mulf %237, %216 : vector<16xf16>
      %239 = arith.muli %206, %c17 : index
      %240 = arith.addi %221, %239 : index
      %241 = arith.addi %240, %c22 : index
      %242 = arith.muli %207, %c1 : index
      %243 = arith.addi %241, %242 : index
      %244 = vector.load %w[%243] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %245 = vector.bitcast %244 : vector<16xi8> to vector<4xi32>
      %246 = arith.andi %245, %c18 : vector<4xi32>
      %247 = arith.ori %246, %c19 : vector<4xi32>
      %248 = vector.bitcast %247 : vector<4xi32> to vector<8xf16>
      %249 = arith.shrui %245, %c20 : vector<4xi32>
      %250 = arith.andi %249, %c18 : vector<4xi32>
      %251 = arith.ori %250, %c19 : vector<4xi32>
      %252 = vector.bitcast %251 : vector<4xi32> to vector<8xf16>
      %253 = vector.shuffle %248, %252 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %254 = arith.subf %253, %c21 : vector<16xf16>
      %255 = arith.mulf %254, %216 : vector<16xf16>
      %256 = arith.muli %51, %c4 : index
      %257 = arith.addi %256, %c5 : index
      %258 = arith.muli %tileRows, %c1 : index
      %259 = arith.muli %257, %258 : index
      %260 = arith.addi %37, %259 : index
      %261 = vector.load %x[%260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %262 = arith.muli %tileRows, %c12 : index
      %263 = arith.addi %260, %262 : index
      %264 = vector.load %x[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %265 = vector.shuffle %261, %264 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %266 = wave.mma %265, %88, %52 : vector<16xf16>, vector<8xf32>
      %267 = wave.mma %265, %188, %53 : vector<16xf16>, vector<8xf32>
      %268 = arith.muli %51, %c4 : index
      %269 = arith.addi %268, %c6 : index
      %270 = arith.muli %tileRows, %c1 : index
      %271 = arith.muli %269, %270 : index
      %272 = arith.addi %37, %271 : index
      %273 = vector.load %x[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %274 = arith.muli %tileRows, %c12 : index
      %275 = arith.addi %272, %274 : index
      %276 = vector.load %x[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %277 = vector.shuffle %273, %276 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %278 = wave.mma %277, %105, %266 : vector<16xf16>, vector<8xf32>
      %279 = wave.mma %277, %205, %267 : vector<16xf16>, vector<8xf32>
      %280 = arith.muli %51, %c4 : index
      %281 = arith.addi %280, %c4 : index
      %282 = arith.muli %tileRows, %c1 : index
      %283 = arith.muli %281, %282 : index
      %284 = arith.addi %37, %283 : index
      %285 = vector.load %x[%284] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %286 = arith.muli %tileRows, %c12 : index
      %287 = arith.addi %284, %286 : index
      %288 = vector.load %x[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %289 = vector.shuffle %285, %288 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %290 = wave.mma %289, %138, %278 : vector<16xf16>, vector<8xf32>
      %291 = wave.mma %289, %238, %279 : vector<16xf16>, vector<8xf32>
      %292 = arith.muli %51, %c4 : index
      %293 = arith.addi %292, %c23 : index
      %294 = arith.muli %tileRows, %c1 : index
      %295 = arith.muli %293, %294 : index
      %296 = arith.addi %37, %295 : index
      %297 = vector.load %x[%296] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %298 = arith.muli %tileRows, %c12 : index
      %299 = arith.addi %296, %298 : index
      %300 = vector.load %x[%299] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %301 = vector.shuffle %297, %300 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %302 = wave.mma %301, %155, %290 : vector<16xf16>, vector<8xf32>
      %303 = wave.mma %301, %255, %291 : vector<16xf16>, vector<8xf32>
      scf.yield %302, %303 : vector<8xf32>, vector<8xf32>
    }
    %304 = arith.select %44, %50, %43 : index
    %308:2 = scf.for %305 = %50 to %304 step %c6 iter_args(%306 = %54#0, %307 = %54#1) -> (vector<8xf32>, vector<8xf32>) {
      %309 = wave.lane
      %310 = arith.addi %305, %c5 : index
      %311 = arith.remui %309, %c1 : index
      %312 = arith.addi %10, %c3 : index
      %313 = arith.muli %310, %c14 : index
      %314 = arith.addi %312, %313 : index
      %315 = arith.muli %311, %c4 : index
      %316 = arith.addi %314, %315 : index
      %317 = vector.load %w[%316] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %318 = vector.bitcast %317 : vector<2xi8> to vector<1xf16>
      %319 = vector.extract %318[0] : f16 from vector<1xf16>
      %320 = vector.broadcast %319 : f16 to vector<16xf16>
      %321 = arith.addi %10, %c3 : index
      %322 = arith.addi %inputFeatures, %c2 : index
      %323 = arith.divui %322, %c3 : index
      %324 = arith.muli %323, %c3 : index
      %325 = arith.addi %321, %324 : index
      %326 = arith.muli %310, %c17 : index
      %327 = arith.addi %325, %326 : index
      %328 = arith.addi %327, %c5 : index
      %329 = arith.muli %311, %c1 : index
      %330 = arith.addi %328, %329 : index
      %331 = vector.load %w[%330] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %332 = vector.bitcast %331 : vector<16xi8> to vector<4xi32>
      %333 = arith.andi %332, %c18 : vector<4xi32>
      %334 = arith.ori %333, %c19 : vector<4xi32>
      %335 = vector.bitcast %334 : vector<4xi32> to vector<8xf16>
      %336 = arith.shrui %332, %c20 : vector<4xi32>
      %337 = arith.andi %336, %c18 : vector<4xi32>
      %338 = arith.ori %337, %c19 : vector<4xi32>
      %339 = vector.bitcast %338 : vector<4xi32> to vector<8xf16>
      %340 = vector.shuffle %335, %339 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %341 = arith.subf %340, %c21 : vector<16xf16>
      %342 = arith.mulf %341, %320 : vector<16xf16>
      %343 = arith.muli %310, %c17 : index
      %344 = arith.addi %325, %343 : index
      %345 = arith.addi %344, %c22 : index
      %346 = arith.muli %311, %c1 : index
      %347 = arith.addi %345, %346 : index
      %348 = vector.load %w[%347] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %349 = vector.bitcast %348 : vector<16xi8> to vector<4xi32>
      %350 = arith.andi %349, %c18 : vector<4xi32>
      %351 = arith.ori %350, %c19 : vector<4xi32>
      %352 = vector.bitcast %351 : vector<4xi32> to vector<8xf16>
      %353 = arith.shrui %349, %c20 : vector<4xi32>
      %354 = arith.andi %353, %c18 : vector<4xi32>
      %355 = arith.ori %354, %c19 : vector<4xi32>
      %356 = vector.bitcast %355 : vector<4xi32> to vector<8xf16>
      %357 = vector.shuffle %352, %356 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %358 = arith.subf %357, %c21 : vector<16xf16>
      %359 = arith.mulf %358, %320 : vector<16xf16>
      %360 = arith.addi %305, %c5 : index
      %361 = arith.remui %309, %c1 : index
      %362 = arith.addi %12, %c3 : index
      %363 = arith.muli %360, %c14 : index
      %364 = arith.addi %362, %363 : index
      %365 = arith.muli %361, %c4 : index
      %366 = arith.addi %364, %365 : index
      %367 = vector.load %w[%366] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %368 = vector.bitcast %367 : vector<2xi8> to vector<1xf16>
      %369 = vector.extract %368[0] : f16 from vector<1xf16>
      %370 = vector.broadcast %369 : f16 to vector<16xf16>
      %371 = arith.addi %12, %c3 : index
      %372 = arith.addi %inputFeatures, %c2 : index
      %373 = arith.divui %372, %c3 : index
      %374 = arith.muli %373, %c3 : index
      %375 = arith.addi %371, %374 : index
      %376 = arith.muli %360, %c17 : index
      %377 = arith.addi %375, %376 : index
      %378 = arith.addi %377, %c5 : index
      %379 = arith.muli %361, %c1 : index
      %380 = arith.addi %378, %379 : index
      %381 = vector.load %w[%380] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %382 = vector.bitcast %381 : vector<16xi8> to vector<4xi32>
      %383 = arith.andi %382, %c18 : vector<4xi32>
      %384 = arith.ori %383, %c19 : vector<4xi32>
      %385 = vector.bitcast %384 : vector<4xi32> to vector<8xf16>
      %386 = arith.shrui %382, %c20 : vector<4xi32>
      %387 = arith.andi %386, %c18 : vector<4xi32>
      %388 = arith.ori %387, %c19 : vector<4xi32>
      %389 = vector.bitcast %388 : vector<4xi32> to vector<8xf16>
      %390 = vector.shuffle %385, %389 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %391 = arith.subf %390, %c21 : vector<16xf16>
      %392 = arith.mulf %391, %370 : vector<16xf16>
      %393 = arith.muli %360, %c17 : index
      %394 = arith.addi %375, %393 : index
      %395 = arith.addi %394, %c22 : index
      %396 = arith.muli %361, %c1 : index
      %397 = arith.addi %395, %396 : index
      %398 = vector.load %w[%397] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %399 = vector.bitcast %398 : vector<16xi8> to vector<4xi32>
      %400 = arith.andi %399, %c18 : vector<4xi32>
      %401 = arith.ori %400, %c19 : vector<4xi32>
      %402 = vector.bitcast %401 : vector<4xi32> to vector<8xf16>
      %403 = arith.shrui %399, %c20 : vector<4xi32>
      %404 = arith.andi %403, %c18 : vector<4xi32>
      %405 = arith.ori %404, %c19 : vector<4xi32>
      %406 = vector.bitcast %405 : vector<4xi32> to vector<8xf16>
      %407 = vector.shuffle %402, %406 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %408 = arith.subf %407, %c21 : vector<16xf16>
      %409 = arith.mulf %408, %370 : vector<16xf16>
      %410 = arith.muli %305, %c4 : index
      %411 = arith.addi %410, %c5 : index
      %412 = arith.muli %tileRows, %c1 : index
      %413 = arith.muli %411, %412 : index
      %414 = arith.addi %37, %413 : index
      %415 = vector.load %x[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %416 = arith.muli %tileRows, %c12 : index
      %417 = arith.addi %414, %416 : index
      %418 = vector.load %x[%417] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %419 = vector.shuffle %415, %418 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %420 = wave.mma %419, %342, %306 : vector<16xf16>, vector<8xf32>
      %421 = wave.mma %419, %392, %307 : vector<16xf16>, vector<8xf32>
      %422 = arith.muli %305, %c4 : index
      %423 = arith.addi %422, %c6 : index
      %424 = arith.muli %tileRows, %c1 : index
      %425 = arith.muli %423, %424 : index
      %426 = arith.addi %37, %425 : index
      %427 = vector.load %x[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %428 = arith.muli %tileRows, %c12 : index
      %429 = arith.addi %426, %428 : index
      %430 = vector.load %x[%429] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %431 = vector.shuffle %427, %430 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %432 = wave.mma %431, %359, %420 : vector<16xf16>, vector<8xf32>
      %433 = wave.mma %431, %409, %421 : vector<16xf16>, vector<8xf32>
      scf.yield %432, %433 : vector<8xf32>, vector<8xf32>
    }
    %434 = wave.lane
    %435 = wave.wave
    %436 = arith.muli %435, %c4 : index
    %437 = arith.addi %436, %c5 : index
    %438 = arith.muli %437, %c22 : index
    %439 = arith.addi %438, %434 : index
    %440 = vector.extract %308#0[0] : f32 from vector<8xf32>
    %441 = arith.addi %439, %c5 : index
    memref.store %440, %16[%441] : memref<?xf32>
    %442 = vector.extract %308#0[1] : f32 from vector<8xf32>
    %443 = arith.addi %439, %c14 : index
    memref.store %442, %16[%443] : memref<?xf32>
    %444 = vector.extract %308#0[2] : f32 from vector<8xf32>
    %445 = arith.addi %439, %c24 : index
    memref.store %444, %16[%445] : memref<?xf32>
    %446 = vector.extract %308#0[3] : f32 from vector<8xf32>
    %447 = arith.addi %439, %c25 : index
    memref.store %446, %16[%447] : memref<?xf32>
    %448 = vector.extract %308#0[4] : f32 from vector<8xf32>
    %449 = arith.addi %439, %c3 : index
    memref.store %448, %16[%449] : memref<?xf32>
    %450 = vector.extract %308#0[5] : f32 from vector<8xf32>
    %451 = arith.addi %439, %c26 : index
    memref.store %450, %16[%451] : memref<?xf32>
    %452 = vector.extract %308#0[6] : f32 from vector<8xf32>
    %453 = arith.addi %439, %c27 : index
    memref.store %452, %16[%453] : memref<?xf32>
    %454 = vector.extract %308#0[7] : f32 from vector<8xf32>
    %455 = arith.addi %439, %c28 : index
    memref.store %454, %16[%455] : memref<?xf32>
    %456 = arith.muli %435, %c4 : index
    %457 = arith.addi %456, %c6 : index
    %458 = arith.muli %457, %c22 : index
    %459 = arith.addi %458, %434 : index
    %460 = vector.extract %308#1[0] : f32 from vector<8xf32>
    %461 = arith.addi %459, %c5 : index
    memref.store %460, %16[%461] : memref<?xf32>
    %462 = vector.extract %308#1[1] : f32 from vector<8xf32>
    %463 = arith.addi %459, %c14 : index
    memref.store %462, %16[%463] : memref<?xf32>
    %464 = vector.extract %308#1[2] : f32 from vector<8xf32>
    %465 = arith.addi %459, %c24 : index
    memref.store %464, %16[%465] : memref<?xf32>
    %466 = vector.extract %308#1[3] : f32 from vector<8xf32>
    %467 = arith.addi %459, %c25 : index
    memref.store %466, %16[%467] : memref<?xf32>
    %468 = vector.extract %308#1[4] : f32 from vector<8xf32>
    %469 = arith.addi %459, %c3 : index
    memref.store %468, %16[%469] : memref<?xf32>
    %470 = vector.extract %308#1[5] : f32 from vector<8xf32>
    %471 = arith.addi %459, %c26 : index
    memref.store %470, %16[%471] : memref<?xf32>
    %472 = vector.extract %308#1[6] : f32 from vector<8xf32>
    %473 = arith.addi %459, %c27 : index
    memref.store %472, %16[%473] : memref<?xf32>
    %474 = vector.extract %308#1[7] : f32 from vector<8xf32>
    %475 = arith.addi %459, %c28 : index
    memref.store %474, %16[%475] : memref<?xf32>
    wave.barrier
    %476 = arith.muli %435, %c6 : index
    %477 = arith.addi %476, %c5 : index
    %478 = arith.muli %477, %c14 : index
    %479 = arith.addi %478, %434 : index
    %480 = arith.addi %479, %c5 : index
    %481 = memref.load %16[%480] : memref<?xf32>
    %482 = arith.addi %480, %c17 : index
    %483 = memref.load %16[%482] : memref<?xf32>
    %484 = arith.addf %481, %483 : f32
    %485 = arith.addi %480, %c29 : index
    %486 = memref.load %16[%485] : memref<?xf32>
    %487 = arith.addf %484, %486 : f32
    %488 = arith.addi %480, %c30 : index
    %489 = memref.load %16[%488] : memref<?xf32>
    %490 = arith.addf %487, %489 : f32
    %491 = arith.addi %480, %c31 : index
    %492 = memref.load %16[%491] : memref<?xf32>
    %493 = arith.addf %490, %492 : f32
    %494 = arith.addi %480, %c32 : index
    %495 = memref.load %16[%494] : memref<?xf32>
    %496 = arith.addf %493, %495 : f32
    %497 = arith.addi %480, %c33 : index
    %498 = memref.load %16[%497] : memref<?xf32>
    %499 = arith.addf %496, %498 : f32
    %500 = arith.addi %480, %c34 : index
    %501 = memref.load %16[%500] : memref<?xf32>
    %502 = arith.addf %499, %501 : f32
    %503 = arith.muli %477, %c14 : index
    %504 = arith.addi %503, %434 : index
    %505 = arith.addi %504, %c22 : index
    %506 = memref.load %16[%505] : memref<?xf32>
    %507 = arith.addi %505, %c17 : index
    %508 = memref.load %16[%507] : memref<?xf32>
    %509 = arith.addf %506, %508 : f32
    %510 = arith.addi %505, %c29 : index
    %511 = memref.load %16[%510] : memref<?xf32>
    %512 = arith.addf %509, %511 : f32
    %513 = arith.addi %505, %c30 : index
    %514 = memref.load %16[%513] : memref<?xf32>
    %515 = arith.addf %512, %514 : f32
    %516 = arith.addi %505, %c31 : index
    %517 = memref.load %16[%516] : memref<?xf32>
    %518 = arith.addf %515, %517 : f32
    %519 = arith.addi %505, %c32 : index
    %520 = memref.load %16[%519] : memref<?xf32>
    %521 = arith.addf %518, %520 : f32
    %522 = arith.addi %505, %c33 : index
    %523 = memref.load %16[%522] : memref<?xf32>
    %524 = arith.addf %521, %523 : f32
    %525 = arith.addi %505, %c34 : index
    %526 = memref.load %16[%525] : memref<?xf32>
    %527 = arith.addf %524, %526 : f32
    %528 = wave.lane
    %529 = arith.addi %15, %c5 : index
    %530 = arith.muli %477, %c4 : index
    %531 = arith.addi %529, %530 : index
    %532 = arith.divui %528, %c1 : index
    %533 = arith.addi %531, %532 : index
    %534 = arith.cmpi slt, %533, %14 : index
    scf.if %534 {
      %535 = arith.cmpi eq, %hasFactors, %c6 : index
      %536 = arith.muli %533, %c4 : index
      %537 = memref.load %factors[%536] : memref<?xf32>
      %538 = arith.mulf %537, %operandScale : f32
      %539 = arith.select %535, %538, %operandScale : f32
      %540 = arith.remui %528, %c1 : index
      %541 = arith.muli %540, %c37 : index
      %542 = arith.addi %10, %541 : index
      %543 = vector.load %w[%542] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %544 = vector.bitcast %543 : vector<4xi8> to vector<1xf32>
      %545 = vector.extract %544[0] : f32 from vector<1xf32>
      %546 = arith.mulf %545, %539 : f32
      %547 = arith.mulf %502, %546 : f32
      %548 = arith.remui %528, %c1 : index
      %549 = arith.muli %548, %c37 : index
      %550 = arith.addi %12, %549 : index
      %551 = vector.load %w[%550] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %552 = vector.bitcast %551 : vector<4xi8> to vector<1xf32>
      %553 = vector.extract %552[0] : f32 from vector<1xf32>
      %554 = arith.mulf %553, %539 : f32
      %555 = arith.mulf %527, %554 : f32
      %556 = arith.addi %10, %c24 : index
      %557 = vector.load %w[%556] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %558 = vector.bitcast %557 : vector<4xi8> to vector<1xf32>
      %559 = vector.extract %558[0] : f32 from vector<1xf32>
      %560 = arith.muli %533, %c4 : index
      %561 = arith.addi %560, %c6 : index
      %562 = memref.load %factors[%561] : memref<?xf32>
      %563 = arith.mulf %562, %559 : f32
      %564 = arith.bitcast %563 : f32 to i32
      %565 = arith.shrui %564, %c38 : i32
      %566 = arith.maxsi %565, %c39 : i32
      %567 = arith.subi %c40, %566 : i32
      %568 = arith.shli %567, %c38 : i32
      %569 = arith.subi %566, %c41 : i32
      %570 = arith.shli %569, %c38 : i32
      %571 = arith.bitcast %568 : i32 to f32
      %572 = arith.bitcast %570 : i32 to f32
      %573 = arith.cmpi eq, %0, %c5 : index
      %574 = wave.lane
      %575 = arith.remui %574, %c1 : index
      %576 = arith.cmpi eq, %575, %c5 : index
      %577 = arith.andi %573, %576 : i1
      scf.if %577 {
        %578 = arith.muli %533, %c4 : index
        memref.store %572, %out_factors[%578] : memref<?xf32>
      }
      %579 = arith.mulf %547, %c43 : f32
      %580 = wave.exp2 %579 : f32
      %581 = arith.addf %c42, %580 : f32
      %582 = arith.divf %547, %581 : f32
      %583 = arith.mulf %582, %555 : f32
      %584 = arith.mulf %583, %571 : f32
      %585 = arith.truncf %584 : f32 to f16
      %586 = arith.muli %0, %c1 : index
      %587 = wave.lane
      %588 = arith.remui %587, %c1 : index
      %589 = arith.addi %586, %588 : index
      %590 = arith.divui %533, %outTileRows : index
      %591 = arith.divui %outputFeatures, %c1 : index
      %592 = arith.muli %590, %591 : index
      %593 = arith.divui %589, %c1 : index
      %594 = arith.addi %592, %593 : index
      %595 = arith.muli %594, %c4 : index
      %596 = arith.remui %589, %c1 : index
      %597 = arith.divui %596, %c12 : index
      %598 = arith.addi %595, %597 : index
      %599 = arith.muli %outTileRows, %c12 : index
      %600 = arith.muli %598, %599 : index
      %601 = arith.remui %533, %outTileRows : index
      %602 = arith.muli %601, %c12 : index
      %603 = arith.addi %600, %602 : index
      %604 = arith.remui %589, %c12 : index
      %605 = arith.addi %603, %604 : index
      memref.store %585, %out[%605] : memref<?xf16>
    }
  }
  wave.return
}
