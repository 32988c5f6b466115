// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q5_1', waves=1, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q5_1_w1p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c11 = arith.constant dense<0x00000000> : vector<8xf32>
  %c12 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c15 = arith.constant 64 : index
  %c16 = arith.constant 4 : index
  %c17 = arith.constant 256 : index
  %c18 = arith.constant dense<0> : vector<4xi32>
  %c19 = arith.constant dense<983055> : vector<4xi32>
  %c20 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c21 = arith.constant dense<65537> : vector<4xi32>
  %c22 = arith.constant dense<4> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c25 = arith.constant dense<8> : vector<4xi32>
  %c26 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c27 = arith.constant dense<12> : vector<4xi32>
  %c28 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c29 = arith.constant dense<0x6400> : vector<32xf16>
  %c30 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c33 = arith.constant 5 : index
  %c34 = arith.constant 6 : index
  %c35 = arith.constant 7 : index
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c40 = arith.constant 0xFF61B1E6 : f32
  %c41 = arith.constant 0x00000000 : f32
  %c42 = arith.constant 0x3FB8AA3B : f32
  %c43 = arith.constant 0 : i32
  %c44 = arith.constant 0xC0000000 : f32
  %c45 = arith.constant 0xCB800000 : f32
  %c46 = arith.constant 0xBF800000 : f32
  %normalize = wave.param "normalize" : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.addi %3, %c3 : index
  %5 = arith.divui %4, %c4 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c4 : index
  %9 = arith.muli %inputFeatures, %c2 : index
  %10 = arith.addi %8, %9 : index
  %11 = arith.muli %0, %c5 : index
  %12 = arith.addi %11, %c6 : index
  %13 = arith.muli %12, %10 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c8 : index
  %17 = wave.block 0
  %18 = arith.muli %17, %c8 : index
  %19 = arith.cmpi slt, %16, %15 : index
  scf.if %19 {
    %20 = wave.lane
    %21 = arith.remui %20, %c8 : index
    %22 = arith.remui %21, %tileRows : index
    %23 = arith.addi %16, %22 : index
    %24 = arith.divui %23, %tileRows : index
    %25 = arith.divui %inputFeatures, %c8 : index
    %26 = arith.muli %24, %25 : index
    %27 = arith.divui %c6, %c8 : index
    %28 = arith.addi %26, %27 : index
    %29 = arith.muli %28, %c2 : index
    %30 = arith.remui %c6, %c8 : index
    %31 = arith.divui %30, %c1 : index
    %32 = arith.addi %29, %31 : index
    %33 = arith.muli %tileRows, %c1 : index
    %34 = arith.muli %32, %33 : index
    %35 = arith.remui %23, %tileRows : index
    %36 = arith.muli %35, %c1 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.remui %c6, %c1 : index
    %39 = arith.addi %37, %38 : index
    %40 = wave.wave
    %41 = arith.divui %inputFeatures, %c12 : index
    %42 = arith.muli %40, %stepsPerWave : index
    %43 = arith.minsi %42, %41 : index
    %44 = arith.addi %43, %stepsPerWave : index
    %45 = arith.minsi %44, %41 : index
    %46 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %47 = arith.subi %45, %43 : index
    %48 = arith.divui %47, %c2 : index
    %49 = arith.muli %48, %c2 : index
    %50 = arith.addi %43, %49 : index
    %51 = arith.addi %43, %stepsPerWave : index
    %52 = arith.select %46, %51, %50 : index
    %55 = scf.for %53 = %43 to %52 step %c2 iter_args(%54 = %c11) -> (vector<8xf32>) {
      %56 = wave.lane
      %57 = arith.addi %53, %c6 : index
      %58 = arith.remui %56, %c8 : index
      %59 = arith.addi %13, %c4 : index
      %60 = arith.muli %57, %c15 : index
      %61 = arith.addi %59, %60 : index
      %62 = arith.muli %58, %c16 : index
      %63 = arith.addi %61, %62 : index
      %64 = vector.load %w[%63] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %65 = vector.bitcast %64 : vector<4xi8> to vector<2xf16>
      %66 = vector.extract %65[0] : f16 from vector<2xf16>
      %67 = vector.broadcast %66 : f16 to vector<16xf16>
      %68 = vector.extract %65[1] : f16 from vector<2xf16>
      %69 = vector.broadcast %68 : f16 to vector<16xf16>
      %70 = arith.addi %13, %c4 : index
      %71 = arith.muli %inputFeatures, %c2 : index
      %72 = arith.addi %71, %c3 : index
      %73 = arith.divui %72, %c4 : index
      %74 = arith.muli %73, %c4 : index
      %75 = arith.addi %70, %74 : index
      %76 = arith.muli %57, %c17 : index
      %77 = arith.addi %75, %76 : index
      %78 = arith.muli %58, %c8 : index
      %79 = arith.addi %77, %78 : index
      %80 = arith.muli %inputFeatures, %c1 : index
      %81 = arith.muli %inputFeatures, %c2 : index
      %82 = arith.addi %81, %c3 : index
      %83 = arith.divui %82, %c4 : index
      %84 = arith.muli %83, %c4 : index
      %85 = arith.addi %80, %84 : index
      %86 = arith.addi %85, %c4 : index
      %87 = arith.addi %13, %86 : index
      %88 = arith.muli %57, %c8 : index
      %89 = arith.addi %88, %58 : index
      %90 = arith.muli %89, %c16 : index
      %91 = arith.addi %87, %90 : index
      %92 = vector.load %w[%91] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %93 = vector.bitcast %92 : vector<4xi8> to vector<1xi32>
      %94 = vector.shuffle %93, %93 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %95 = vector.load %w[%79] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %96 = vector.bitcast %95 : vector<16xi8> to vector<4xi32>
      %97 = arith.shrui %96, %c18 : vector<4xi32>
      %98 = arith.andi %97, %c19 : vector<4xi32>
      %99 = arith.shrui %94, %c20 : vector<4xi32>
      %100 = arith.andi %99, %c21 : vector<4xi32>
      %101 = arith.shli %100, %c22 : vector<4xi32>
      %102 = arith.ori %98, %101 : vector<4xi32>
      %103 = arith.ori %102, %c23 : vector<4xi32>
      %104 = vector.bitcast %103 : vector<4xi32> to vector<8xf16>
      %105 = arith.shrui %96, %c22 : vector<4xi32>
      %106 = arith.andi %105, %c19 : vector<4xi32>
      %107 = arith.shrui %94, %c24 : vector<4xi32>
      %108 = arith.andi %107, %c21 : vector<4xi32>
      %109 = arith.shli %108, %c22 : vector<4xi32>
      %110 = arith.ori %106, %109 : vector<4xi32>
      %111 = arith.ori %110, %c23 : vector<4xi32>
      %112 = vector.bitcast %111 : vector<4xi32> to vector<8xf16>
      %113 = arith.shrui %96, %c25 : vector<4xi32>
      %114 = arith.andi %113, %c19 : vector<4xi32>
      %115 = arith.shrui %94, %c26 : vector<4xi32>
      %116 = arith.andi %115, %c21 : vector<4xi32>
      %117 = arith.shli %116, %c22 : vector<4xi32>
      %118 = arith.ori %114, %117 : vector<4xi32>
      %119 = arith.ori %118, %c23 : vector<4xi32>
      %120 = vector.bitcast %119 : vector<4xi32> to vector<8xf16>
      %121 = arith.shrui %96, %c27 : vector<4xi32>
      %122 = arith.andi %121, %c19 : vector<4xi32>
      %123 = arith.shrui %94, %c28 : vector<4xi32>
      %124 = arith.andi %123, %c21 : vector<4xi32>
      %125 = arith.shli %124, %c22 : vector<4xi32>
      %126 = arith.ori %122, %125 : vector<4xi32>
      %127 = arith.ori %126, %c23 : vector<4xi32>
      %128 = vector.bitcast %127 : vector<4xi32> to vector<8xf16>
      %129 = vector.shuffle %104, %112 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %130 = vector.shuffle %120, %128 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %131 = vector.shuffle %129, %130 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %132 = arith.subf %131, %c29 : vector<32xf16>
      %133 = vector.shuffle %132, %132 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %134 = vector.shuffle %132, %132 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %135 = math.fma %133, %67, %69 : vector<16xf16>
      %136 = math.fma %134, %67, %69 : vector<16xf16>
      %137 = arith.addi %53, %c5 : index
      %138 = arith.remui %56, %c8 : index
      %139 = arith.addi %13, %c4 : index
      %140 = arith.muli %137, %c15 : index
      %141 = arith.addi %139, %140 : index
      %142 = arith.muli %138, %c16 : index
      %143 = arith.addi %141, %142 : index
      %144 = vector.load %w[%143] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %145 = vector.bitcast %144 : vector<4xi8> to vector<2xf16>
      %146 = vector.extract %145[0] : f16 from vector<2xf16>
      %147 = vector.broadcast %146 : f16 to vector<16xf16>
      %148 = vector.extract %145[1] : f16 from vector<2xf16>
      %149 = vector.broadcast %148 : f16 to vector<16xf16>
      %150 = arith.addi %13, %c4 : index
      %151 = arith.muli %inputFeatures, %c2 : index
      %152 = arith.addi %151, %c3 : index
      %153 = arith.divui %152, %c4 : index
      %154 = arith.muli %153, %c4 : index
      %155 = arith.addi %150, %154 : index
      %156 = arith.muli %137, %c17 : index
      %157 = arith.addi %155, %156 : index
      %158 = arith.muli %138, %c8 : index
      %159 = arith.addi %157, %158 : index
      %160 = arith.muli %inputFeatures, %c1 : index
      %161 = arith.muli %inputFeatures, %c2 : index
      %162 = arith.addi %161, %c3 : index
      %163 = arith.divui %162, %c4 : index
      %164 = arith.muli %163, %c4 : index
      %165 = arith.addi %160, %164 : index
      %166 = arith.addi %165, %c4 : index
      %167 = arith.addi %13, %166 : index
      %168 = arith.muli %137, %c8 : index
      %169 = arith.addi %168, %138 : index
      %170 = arith.muli %169, %c16 : index
      %171 = arith.addi %167, %170 : index
      %172 = vector.load %w[%171] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %173 = vector.bitcast %172 : vector<4xi8> to vector<1xi32>
      %174 = vector.shuffle %173, %173 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %175 = vector.load %w[%159] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %176 = vector.bitcast %175 : vector<16xi8> to vector<4xi32>
      %177 = arith.shrui %176, %c18 : vector<4xi32>
      %178 = arith.andi %177, %c19 : vector<4xi32>
      %179 = arith.shrui %174, %c20 : vector<4xi32>
      %180 = arith.andi %179, %c21 : vector<4xi32>
      %181 = arith.shli %180, %c22 : vector<4xi32>
      %182 = arith.ori %178, %181 : vector<4xi32>
      %183 = arith.ori %182, %c23 : vector<4xi32>
      %184 = vector.bitcast %183 : vector<4xi32> to vector<8xf16>
      %185 = arith.shrui %176, %c22 : vector<4xi32>
      %186 = arith.andi %185, %c19 : vector<4xi32>
      %187 = arith.shrui %174, %c24 : vector<4xi32>
      %188 = arith.andi %187, %c21 : vector<4xi32>
      %189 = arith.shli %188, %c22 : vector<4xi32>
      %190 = arith.ori %186, %189 : vector<4xi32>
      %191 = arith.ori %190, %c23 : vector<4xi32>
      %192 = vector.bitcast %191 : vector<4xi32> to vector<8xf16>
      %193 = arith.shrui %176, %c25 : vector<4xi32>
      %194 = arith.andi %193, %c19 : vector<4xi32>
      %195 = arith.shrui %174, %c26 : vector<4xi32>
      %196 = arith.andi %195, %c21 : vector<4xi32>
      %197 = arith.shli %196, %c22 : vector<4xi32>
      %198 = arith.ori %194, %197 : vector<4xi32>
      %199 = arith.ori %198, %c23 : vector<4xi32>
      %200 = vector.bitcast %199 : vector<4xi32> to vector<8xf16>
      %201 = arith.shrui %176, %c27 : vector<4xi32>
      %202 = arith.andi %201, %c19 : vector<4xi32>
      %203 = arith.shrui %174, %c28 : vector<4xi32>
      %204 = arith.andi %203, %c21 : vector<4xi32>
      %205 = arith.shli %204, %c22 : vector<4xi32>
      %206 = arith.ori %202, %205 : vector<4xi32>
      %207 = arith.ori %206, %c23 : vector<4xi32>
      %208 = vector.bitcast %207 : vector<4xi32> to vector<8xf16>
      %209 = vector.shuffle %184, %192 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %210 = vector.shuffle %200, %208 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %211 = vector.shuffle %209, %210 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %212 = arith.subf %211, %c29 : vector<32xf16>
      %213 = vector.shuffle %212, %212 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %214 = vector.shuffle %212, %212 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %215 = math.fma %213, %147, %149 : vector<16xf16>
      %216 = math.fma %214, %147, %149 : vector<16xf16>
      %217 = arith.muli %53, %c2 : index
      %218 = arith.addi %217, %c6 : index
      %219 = arith.muli %tileRows, %c8 : index
      %220 = arith.muli %218, %219 : index
      %221 = arith.addi %39, %220 : index
      %222 = vector.load %x[%221] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %223 = arith.muli %tileRows, %c1 : index
      %224 = arith.addi %221, %223 : index
      %225 = vector.load %x[%224] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %226 = vector.shuffle %222, %225 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %227 = wave.mma %226, %135, %54 : vector<16xf16>, vector<8xf32>
      %228 = arith.muli %53, %c2 : index
      %229 = arith.addi %228, %c5 : index
      %230 = arith.muli %tileRows, %c8 : index
      %231 = arith.muli %229, %230 : index
      %232 = arith.addi %39, %231 : index
      %233 = vector.load %x[%232] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %234 = arith.muli %tileRows, %c1 : index
      %235 = arith.addi %232, %234 : index
      %236 = vector.load %x[%235] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %237 = vector.shuffle %233, %236 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %238 = wave.mma %237, %136, %227 : vector<16xf16>, vector<8xf32>
      %239 = arith.muli %53, %c2 : index
      %240 = arith.addi %239, %c2 : index
      %241 = arith.muli %tileRows, %c8 : index
      %242 = arith.muli %240, %241 : index
      %243 = arith.addi %39, %242 : index
      %244 = vector.load %x[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %245 = arith.muli %tileRows, %c1 : index
      %246 = arith.addi %243, %245 : index
      %247 = vector.load %x[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %248 = vector.shuffle %244, %247 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %249 = wave.mma %248, %215, %238 : vector<16xf16>, vector<8xf32>
      %250 = arith.muli %53, %c2 : index
      %251 = arith.addi %250, %c30 : index
      %252 = arith.muli %tileRows, %c8 : index
      %253 = arith.muli %251, %252 : index
      %254 = arith.addi %39, %253 : index
      %255 = vector.load %x[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %256 = arith.muli %tileRows, %c1 : index
      %257 = arith.addi %254, %256 : index
      %258 = vector.load %x[%257] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %259 = vector.shuffle %255, %258 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %260 = wave.mma %259, %216, %249 : vector<16xf16>, vector<8xf32>
      scf.yield %260 : vector<8xf32>
    }
    %261 = arith.select %46, %52, %45 : index
    %264 = scf.for %262 = %52 to %261 step %c5 iter_args(%263 = %55) -> (vector<8xf32>) {
      %265 = wave.lane
      %266 = arith.addi %262, %c6 : index
      %267 = arith.remui %265, %c8 : index
      %268 = arith.addi %13, %c4 : index
      %269 = arith.muli %266, %c15 : index
      %270 = arith.addi %268, %269 : index
      %271 = arith.muli %267, %c16 : index
      %272 = arith.addi %270, %271 : index
      %273 = vector.load %w[%272] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %274 = vector.bitcast %273 : vector<4xi8> to vector<2xf16>
      %275 = vector.extract %274[0] : f16 from vector<2xf16>
      %276 = vector.broadcast %275 : f16 to vector<16xf16>
      %277 = vector.extract %274[1] : f16 from vector<2xf16>
      %278 = vector.broadcast %277 : f16 to vector<16xf16>
      %279 = arith.addi %13, %c4 : index
      %280 = arith.muli %inputFeatures, %c2 : index
      %281 = arith.addi %280, %c3 : index
      %282 = arith.divui %281, %c4 : index
      %283 = arith.muli %282, %c4 : index
      %284 = arith.addi %279, %283 : index
      %285 = arith.muli %266, %c17 : index
      %286 = arith.addi %284, %285 : index
      %287 = arith.muli %267, %c8 : index
      %288 = arith.addi %286, %287 : index
      %289 = arith.muli %inputFeatures, %c1 : index
      %290 = arith.muli %inputFeatures, %c2 : index
      %291 = arith.addi %290, %c3 : index
      %292 = arith.divui %291, %c4 : index
      %293 = arith.muli %292, %c4 : index
      %294 = arith.addi %289, %293 : index
      %295 = arith.addi %294, %c4 : index
      %296 = arith.addi %13, %295 : index
      %297 = arith.muli %266, %c8 : index
      %298 = arith.addi %297, %267 : index
      %299 = arith.muli %298, %c16 : index
      %300 = arith.addi %296, %299 : index
      %301 = vector.load %w[%300] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %302 = vector.bitcast %301 : vector<4xi8> to vector<1xi32>
      %303 = vector.shuffle %302, %302 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %304 = vector.load %w[%288] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %305 = vector.bitcast %304 : vector<16xi8> to vector<4xi32>
      %306 = arith.shrui %305, %c18 : vector<4xi32>
      %307 = arith.andi %306, %c19 : vector<4xi32>
      %308 = arith.shrui %303, %c20 : vector<4xi32>
      %309 = arith.andi %308, %c21 : vector<4xi32>
      %310 = arith.shli %309, %c22 : vector<4xi32>
      %311 = arith.ori %307, %310 : vector<4xi32>
      %312 = arith.ori %311, %c23 : vector<4xi32>
      %313 = vector.bitcast %312 : vector<4xi32> to vector<8xf16>
      %314 = arith.shrui %305, %c22 : vector<4xi32>
      %315 = arith.andi %314, %c19 : vector<4xi32>
      %316 = arith.shrui %303, %c24 : vector<4xi32>
      %317 = arith.andi %316, %c21 : vector<4xi32>
      %318 = arith.shli %317, %c22 : vector<4xi32>
      %319 = arith.ori %315, %318 : vector<4xi32>
      %320 = arith.ori %319, %c23 : vector<4xi32>
      %321 = vector.bitcast %320 : vector<4xi32> to vector<8xf16>
      %322 = arith.shrui %305, %c25 : vector<4xi32>
      %323 = arith.andi %322, %c19 : vector<4xi32>
      %324 = arith.shrui %303, %c26 : vector<4xi32>
      %325 = arith.andi %324, %c21 : vector<4xi32>
      %326 = arith.shli %325, %c22 : vector<4xi32>
      %327 = arith.ori %323, %326 : vector<4xi32>
      %328 = arith.ori %327, %c23 : vector<4xi32>
      %329 = vector.bitcast %328 : vector<4xi32> to vector<8xf16>
      %330 = arith.shrui %305, %c27 : vector<4xi32>
      %331 = arith.andi %330, %c19 : vector<4xi32>
      %332 = arith.shrui %303, %c28 : vector<4xi32>
      %333 = arith.andi %332, %c21 : vector<4xi32>
      %334 = arith.shli %333, %c22 : vector<4xi32>
      %335 = arith.ori %331, %334 : vector<4xi32>
      %336 = arith.ori %335, %c23 : vector<4xi32>
      %337 = vector.bitcast %336 : vector<4xi32> to vector<8xf16>
      %338 = vector.shuffle %313, %321 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %339 = vector.shuffle %329, %337 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %340 = vector.shuffle %338, %339 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %341 = arith.subf %340, %c29 : vector<32xf16>
      %342 = vector.shuffle %341, %341 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %343 = vector.shuffle %341, %341 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %344 = math.fma %342, %276, %278 : vector<16xf16>
      %345 = math.fma %343, %276, %278 : vector<16xf16>
      %346 = arith.muli %262, %c2 : index
      %347 = arith.addi %346, %c6 : index
      %348 = arith.muli %tileRows, %c8 : index
      %349 = arith.muli %347, %348 : index
      %350 = arith.addi %39, %349 : index
      %351 = vector.load %x[%350] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %352 = arith.muli %tileRows, %c1 : index
      %353 = arith.addi %350, %352 : index
      %354 = vector.load %x[%353] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %355 = vector.shuffle %351, %354 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %356 = wave.mma %355, %344, %263 : vector<16xf16>, vector<8xf32>
      %357 = arith.muli %262, %c2 : index
      %358 = arith.addi %357, %c5 : index
      %359 = arith.muli %tileRows, %c8 : index
      %360 = arith.muli %358, %359 : index
      %361 = arith.addi %39, %360 : index
      %362 = vector.load %x[%361] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %363 = arith.muli %tileRows, %c1 : index
      %364 = arith.addi %361, %363 : index
      %365 = vector.load %x[%364] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %366 = vector.shuffle %362, %365 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %367 = wave.mma %366, %345, %356 : vector<16xf16>, vector<8xf32>
      scf.yield %367 : vector<8xf32>
    }
    %368 = wave.lane
    %369 = vector.extract %264[0] : f32 from vector<8xf32>
    %370 = wave.lane
    %371 = arith.addi %16, %c6 : index
    %372 = arith.muli %c6, %c2 : index
    %373 = arith.addi %371, %372 : index
    %374 = arith.divui %370, %c8 : index
    %375 = arith.addi %373, %374 : index
    %376 = arith.cmpi slt, %375, %15 : index
    scf.if %376 {
      %377 = arith.cmpi eq, %hasFactors, %c5 : index
      %378 = arith.muli %375, %c2 : index
      %379 = memref.load %factors[%378] : memref<?xf32>
      %380 = arith.mulf %379, %operandScale : f32
      %381 = arith.select %377, %380, %operandScale : f32
      %382 = arith.remui %370, %c8 : index
      %383 = arith.muli %382, %c16 : index
      %384 = arith.addi %13, %383 : index
      %385 = vector.load %w[%384] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %386 = vector.bitcast %385 : vector<4xi8> to vector<1xf32>
      %387 = vector.extract %386[0] : f32 from vector<1xf32>
      %388 = arith.mulf %387, %381 : f32
      %389 = arith.mulf %369, %388 : f32
      %390 = arith.muli %375, %outputFeatures : index
      %391 = arith.addi %390, %18 : index
      %392 = wave.lane
      %393 = arith.remui %392, %c8 : index
      %394 = arith.addi %391, %393 : index
      %395 = arith.addi %394, %c6 : index
      memref.store %389, %logits[%395] : memref<?xf32>
    }
    %396 = vector.extract %264[1] : f32 from vector<8xf32>
    %397 = wave.lane
    %398 = arith.addi %16, %c6 : index
    %399 = arith.muli %c5, %c2 : index
    %400 = arith.addi %398, %399 : index
    %401 = arith.divui %397, %c8 : index
    %402 = arith.addi %400, %401 : index
    %403 = arith.cmpi slt, %402, %15 : index
    scf.if %403 {
      %404 = arith.cmpi eq, %hasFactors, %c5 : index
      %405 = arith.muli %402, %c2 : index
      %406 = memref.load %factors[%405] : memref<?xf32>
      %407 = arith.mulf %406, %operandScale : f32
      %408 = arith.select %404, %407, %operandScale : f32
      %409 = arith.remui %397, %c8 : index
      %410 = arith.muli %409, %c16 : index
      %411 = arith.addi %13, %410 : index
      %412 = vector.load %w[%411] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %413 = vector.bitcast %412 : vector<4xi8> to vector<1xf32>
      %414 = vector.extract %413[0] : f32 from vector<1xf32>
      %415 = arith.mulf %414, %408 : f32
      %416 = arith.mulf %396, %415 : f32
      %417 = arith.muli %402, %outputFeatures : index
      %418 = arith.addi %417, %18 : index
      %419 = wave.lane
      %420 = arith.remui %419, %c8 : index
      %421 = arith.addi %418, %420 : index
      %422 = arith.addi %421, %c6 : index
      memref.store %416, %logits[%422] : memref<?xf32>
    }
    %423 = vector.extract %264[2] : f32 from vector<8xf32>
    %424 = wave.lane
    %425 = arith.addi %16, %c6 : index
    %426 = arith.muli %c2, %c2 : index
    %427 = arith.addi %425, %426 : index
    %428 = arith.divui %424, %c8 : index
    %429 = arith.addi %427, %428 : index
    %430 = arith.cmpi slt, %429, %15 : index
    scf.if %430 {
      %431 = arith.cmpi eq, %hasFactors, %c5 : index
      %432 = arith.muli %429, %c2 : index
      %433 = memref.load %factors[%432] : memref<?xf32>
      %434 = arith.mulf %433, %operandScale : f32
      %435 = arith.select %431, %434, %operandScale : f32
      %436 = arith.remui %424, %c8 : index
      %437 = arith.muli %436, %c16 : index
      %438 = arith.addi %13, %437 : index
      %439 = vector.load %w[%438] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %440 = vector.bitcast %439 : vector<4xi8> to vector<1xf32>
      %441 = vector.extract %440[0] : f32 from vector<1xf32>
      %442 = arith.mulf %441, %435 : f32
      %443 = arith.mulf %423, %442 : f32
      %444 = arith.muli %429, %outputFeatures : index
      %445 = arith.addi %444, %18 : index
      %446 = wave.lane
      %447 = arith.remui %446, %c8 : index
      %448 = arith.addi %445, %447 : index
      %449 = arith.addi %448, %c6 : index
      memref.store %443, %logits[%449] : memref<?xf32>
    }
    %450 = vector.extract %264[3] : f32 from vector<8xf32>
    %451 = wave.lane
    %452 = arith.addi %16, %c6 : index
    %453 = arith.muli %c30, %c2 : index
    %454 = arith.addi %452, %453 : index
    %455 = arith.divui %451, %c8 : index
    %456 = arith.addi %454, %455 : index
    %457 = arith.cmpi slt, %456, %15 : index
    scf.if %457 {
      %458 = arith.cmpi eq, %hasFactors, %c5 : index
      %459 = arith.muli %456, %c2 : index
      %460 = memref.load %factors[%459] : memref<?xf32>
      %461 = arith.mulf %460, %operandScale : f32
      %462 = arith.select %458, %461, %operandScale : f32
      %463 = arith.remui %451, %c8 : index
      %464 = arith.muli %463, %c16 : index
      %465 = arith.addi %13, %464 : index
      %466 = vector.load %w[%465] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %467 = vector.bitcast %466 : vector<4xi8> to vector<1xf32>
      %468 = vector.extract %467[0] : f32 from vector<1xf32>
      %469 = arith.mulf %468, %462 : f32
      %470 = arith.mulf %450, %469 : f32
      %471 = arith.muli %456, %outputFeatures : index
      %472 = arith.addi %471, %18 : index
      %473 = wave.lane
      %474 = arith.remui %473, %c8 : index
      %475 = arith.addi %472, %474 : index
      %476 = arith.addi %475, %c6 : index
      memref.store %470, %logits[%476] : memref<?xf32>
    }
    %477 = vector.extract %264[4] : f32 from vector<8xf32>
    %478 = wave.lane
    %479 = arith.addi %16, %c6 : index
    %480 = arith.muli %c16, %c2 : index
    %481 = arith.addi %479, %480 : index
    %482 = arith.divui %478, %c8 : index
    %483 = arith.addi %481, %482 : index
    %484 = arith.cmpi slt, %483, %15 : index
    scf.if %484 {
      %485 = arith.cmpi eq, %hasFactors, %c5 : index
      %486 = arith.muli %483, %c2 : index
      %487 = memref.load %factors[%486] : memref<?xf32>
      %488 = arith.mulf %487, %operandScale : f32
      %489 = arith.select %485, %488, %operandScale : f32
      %490 = arith.remui %478, %c8 : index
      %491 = arith.muli %490, %c16 : index
      %492 = arith.addi %13, %491 : index
      %493 = vector.load %w[%492] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %494 = vector.bitcast %493 : vector<4xi8> to vector<1xf32>
      %495 = vector.extract %494[0] : f32 from vector<1xf32>
      %496 = arith.mulf %495, %489 : f32
      %497 = arith.mulf %477, %496 : f32
      %498 = arith.muli %483, %outputFeatures : index
      %499 = arith.addi %498, %18 : index
      %500 = wave.lane
      %501 = arith.remui %500, %c8 : index
      %502 = arith.addi %499, %501 : index
      %503 = arith.addi %502, %c6 : index
      memref.store %497, %logits[%503] : memref<?xf32>
    }
    %504 = vector.extract %264[5] : f32 from vector<8xf32>
    %505 = wave.lane
    %506 = arith.addi %16, %c6 : index
    %507 = arith.muli %c33, %c2 : index
    %508 = arith.addi %506, %507 : index
    %509 = arith.divui %505, %c8 : index
    %510 = arith.addi %508, %509 : index
    %511 = arith.cmpi slt, %510, %15 : index
    scf.if %511 {
      %512 = arith.cmpi eq, %hasFactors, %c5 : index
      %513 = arith.muli %510, %c2 : index
      %514 = memref.load %factors[%513] : memref<?xf32>
      %515 = arith.mulf %514, %operandScale : f32
      %516 = arith.select %512, %515, %operandScale : f32
      %517 = arith.remui %505, %c8 : index
      %518 = arith.muli %517, %c16 : index
      %519 = arith.addi %13, %518 : index
      %520 = vector.load %w[%519] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %521 = vector.bitcast %520 : vector<4xi8> to vector<1xf32>
      %522 = vector.extract %521[0] : f32 from vector<1xf32>
      %523 = arith.mulf %522, %516 : f32
      %524 = arith.mulf %504, %523 : f32
      %525 = arith.muli %510, %outputFeatures : index
      %526 = arith.addi %525, %18 : index
      %527 = wave.lane
      %528 = arith.remui %527, %c8 : index
      %529 = arith.addi %526, %528 : index
      %530 = arith.addi %529, %c6 : index
      memref.store %524, %logits[%530] : memref<?xf32>
    }
    %531 = vector.extract %264[6] : f32 from vector<8xf32>
    %532 = wave.lane
    %533 = arith.addi %16, %c6 : index
    %534 = arith.muli %c34, %c2 : index
    %535 = arith.addi %533, %534 : index
    %536 = arith.divui %532, %c8 : index
    %537 = arith.addi %535, %536 : index
    %538 = arith.cmpi slt, %537, %15 : index
    scf.if %538 {
      %539 = arith.cmpi eq, %hasFactors, %c5 : index
      %540 = arith.muli %537, %c2 : index
      %541 = memref.load %factors[%540] : memref<?xf32>
      %542 = arith.mulf %541, %operandScale : f32
      %543 = arith.select %539, %542, %operandScale : f32
      %544 = arith.remui %532, %c8 : index
      %545 = arith.muli %544, %c16 : index
      %546 = arith.addi %13, %545 : index
      %547 = vector.load %w[%546] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %548 = vector.bitcast %547 : vector<4xi8> to vector<1xf32>
      %549 = vector.extract %548[0] : f32 from vector<1xf32>
      %550 = arith.mulf %549, %543 : f32
      %551 = arith.mulf %531, %550 : f32
      %552 = arith.muli %537, %outputFeatures : index
      %553 = arith.addi %552, %18 : index
      %554 = wave.lane
      %555 = arith.remui %554, %c8 : index
      %556 = arith.addi %553, %555 : index
      %557 = arith.addi %556, %c6 : index
      memref.store %551, %logits[%557] : memref<?xf32>
    }
    %558 = vector.extract %264[7] : f32 from vector<8xf32>
    %559 = wave.lane
    %560 = arith.addi %16, %c6 : index
    %561 = arith.muli %c35, %c2 : index
    %562 = arith.addi %560, %561 : index
    %563 = arith.divui %559, %c8 : index
    %564 = arith.addi %562, %563 : index
    %565 = arith.cmpi slt, %564, %15 : index
    scf.if %565 {
      %566 = arith.cmpi eq, %hasFactors, %c5 : index
      %567 = arith.muli %564, %c2 : index
      %568 = memref.load %factors[%567] : memref<?xf32>
      %569 = arith.mulf %568, %operandScale : f32
      %570 = arith.select %566, %569, %operandScale : f32
      %571 = arith.remui %559, %c8 : index
      %572 = arith.muli %571, %c16 : index
      %573 = arith.addi %13, %572 : index
      %574 = vector.load %w[%573] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %575 = vector.bitcast %574 : vector<4xi8> to vector<1xf32>
      %576 = vector.extract %575[0] : f32 from vector<1xf32>
      %577 = arith.mulf %576, %570 : f32
      %578 = arith.mulf %558, %577 : f32
      %579 = arith.muli %564, %outputFeatures : index
      %580 = arith.addi %579, %18 : index
      %581 = wave.lane
      %582 = arith.remui %581, %c8 : index
      %583 = arith.addi %580, %582 : index
      %584 = arith.addi %583, %c6 : index
      memref.store %578, %logits[%584] : memref<?xf32>
    }
  }
  %585 = arith.muli %experts, %c5 : index
  %586 = wave.scratch %585 : memref<?xf32>
  %587 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %587 {
    %588 = arith.addi %16, %c8 : index
    %589 = arith.minsi %588, %15 : index
    %590 = wave.wave
    %591 = arith.addi %16, %590 : index
    scf.for %592 = %591 to %589 step %c5 {
      %593 = wave.wave
      %594 = arith.muli %593, %experts : index
      %595 = wave.lane
      %596 = arith.muli %592, %logitsWidth : index
      %599 = scf.for %597 = %595 to %experts step %c12 iter_args(%598 = %c40) -> (f32) {
        %600 = arith.addi %596, %597 : index
        %601 = memref.load %logits[%600] : memref<?xf32>
        %602 = arith.maximumf %598, %601 : f32
        scf.yield %602 : f32
      }
      %603 = vector.broadcast %599 : f32 to vector<1xf32>
      %604 = wave.reduce "max" %603 : vector<1xf32>
      %607 = scf.for %605 = %595 to %experts step %c12 iter_args(%606 = %c41) -> (f32) {
        %608 = arith.addi %596, %605 : index
        %609 = memref.load %logits[%608] : memref<?xf32>
        %610 = arith.subf %609, %604 : f32
        %611 = arith.mulf %610, %c42 : f32
        %612 = wave.exp2 %611 : f32
        %613 = arith.addi %594, %605 : index
        memref.store %612, %586[%613] : memref<?xf32>
        %614 = arith.addf %606, %612 : f32
        scf.yield %614 : f32
      }
      %615 = vector.broadcast %607 : f32 to vector<1xf32>
      %616 = wave.reduce "add" %615 : vector<1xf32>
      scf.for %617 = %595 to %experts step %c12 {
        %618 = arith.addi %594, %617 : index
        %619 = memref.load %586[%618] : memref<?xf32>
        %620 = arith.divf %619, %616 : f32
        %621 = arith.addi %594, %617 : index
        memref.store %620, %586[%621] : memref<?xf32>
      }
      %626:3 = scf.for %622 = %c6 to %expertsPerToken step %c5 iter_args(%623 = %c41, %624 = %c41, %625 = %c43) -> (f32, f32, i32) {
        %630:2 = scf.for %627 = %595 to %experts step %c12 iter_args(%628 = %c44, %629 = %c41) -> (f32, f32) {
          %631 = arith.addi %594, %627 : index
          %632 = memref.load %586[%631] : memref<?xf32>
          %633 = arith.cmpf ogt, %632, %628 : f32
          %634 = arith.index_cast %627 : index to i32
          %635 = arith.sitofp %634 : i32 to f32
          %636 = arith.select %633, %632, %628 : f32
          %637 = arith.select %633, %635, %629 : f32
          scf.yield %636, %637 : f32, f32
        }
        %638 = vector.broadcast %630#0 : f32 to vector<1xf32>
        %639 = wave.reduce "max" %638 : vector<1xf32>
        %640 = arith.cmpf oeq, %630#0, %639 : f32
        %641 = arith.subf %c41, %630#1 : f32
        %642 = arith.select %640, %641, %c45 : f32
        %643 = vector.broadcast %642 : f32 to vector<1xf32>
        %644 = wave.reduce "max" %643 : vector<1xf32>
        %645 = arith.subf %c41, %644 : f32
        %646 = arith.fptosi %645 : f32 to i32
        %647 = arith.index_cast %646 : i32 to index
        %648 = arith.remui %647, %c12 : index
        %649 = arith.cmpi eq, %648, %595 : index
        scf.if %649 {
          %650 = arith.addi %594, %647 : index
          memref.store %c46, %586[%650] : memref<?xf32>
        }
        %651 = arith.cmpi eq, %622, %595 : index
        %652 = arith.addf %623, %639 : f32
        %653 = arith.select %651, %639, %624 : f32
        %654 = arith.select %651, %646, %625 : i32
        scf.yield %652, %653, %654 : f32, f32, i32
      }
      %655 = arith.cmpi eq, %normalize, %c5 : index
      %656 = arith.divf %626#1, %626#0 : f32
      %657 = arith.select %655, %656, %626#1 : f32
      %658 = arith.cmpi slt, %595, %expertsPerToken : index
      scf.if %658 {
        %659 = arith.muli %592, %expertsPerToken : index
        %660 = arith.addi %659, %595 : index
        memref.store %657, %weights[%660] : memref<?xf32>
        %661 = arith.muli %592, %expertsPerToken : index
        %662 = arith.addi %661, %595 : index
        memref.store %626#2, %ids_out[%662] : memref<?xi32>
      }
    }
  }
  wave.return
}
