// GENERATED from codegen/kvcgen/gfx_rows.py; do not edit.
// Config: GfxEmbed(format='q4_1')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @embed_norm_q4_1__gfx1100(%step: memref<?xi32>, %w: memref<?xi8>, %norm_weight: memref<?xf32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) {
  %features = wave.param "features" : index
  %c1 = arith.constant 0 : index
  %tokensAt = wave.param "tokensAt" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %c8 = arith.constant 4 : index
  %c9 = arith.constant 32 : index
  %c10 = arith.constant 64 : index
  %c11 = arith.constant 256 : index
  %c12 = arith.constant dense<0> : vector<4xi32>
  %c13 = arith.constant dense<983055> : vector<4xi32>
  %c14 = arith.constant dense<1677747200> : vector<4xi32>
  %c15 = arith.constant dense<4> : vector<4xi32>
  %c16 = arith.constant dense<8> : vector<4xi32>
  %c17 = arith.constant dense<12> : vector<4xi32>
  %c18 = arith.constant dense<0x6400> : vector<32xf16>
  %tileRows = wave.param "tileRows" : index
  %c20 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c22 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c24 = arith.constant 23 : i32
  %c25 = arith.constant 141 : i32
  %c26 = arith.constant 268 : i32
  %c27 = arith.constant 14 : i32
  %c28 = arith.constant 1 : index
  %0 = wave.block 0
  %1 = memref.load %step[%c1] : memref<?xi32>
  %2 = arith.index_cast %1 : i32 to index
  %3 = arith.cmpi slt, %0, %2 : index
  scf.if %3 {
    %4 = arith.addi %tokensAt, %0 : index
    %5 = memref.load %step[%4] : memref<?xi32>
    %6 = arith.index_cast %5 : i32 to index
    %7 = arith.divui %6, %c3 : index
    %8 = arith.muli %features, %c4 : index
    %9 = arith.muli %features, %c5 : index
    %10 = arith.addi %9, %c6 : index
    %11 = arith.divui %10, %c7 : index
    %12 = arith.muli %11, %c7 : index
    %13 = arith.addi %8, %12 : index
    %14 = arith.addi %13, %c7 : index
    %15 = arith.muli %7, %14 : index
    %16 = arith.remui %6, %c3 : index
    %17 = arith.muli %16, %c8 : index
    %18 = arith.addi %15, %17 : index
    %19 = vector.load %w[%18] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %20 = vector.bitcast %19 : vector<4xi8> to vector<1xf32>
    %21 = vector.extract %20[0] : f32 from vector<1xf32>
    %22 = vector.broadcast %21 : f32 to vector<16xf32>
    %23 = wave.lane
    %24 = arith.divui %features, %c9 : index
    scf.for %25 = %23 to %24 step %c9 {
      %26 = arith.remui %6, %c3 : index
      %27 = arith.remui %26, %c3 : index
      %28 = arith.addi %15, %c7 : index
      %29 = arith.muli %25, %c10 : index
      %30 = arith.addi %28, %29 : index
      %31 = arith.muli %27, %c8 : index
      %32 = arith.addi %30, %31 : index
      %33 = vector.load %w[%32] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %34 = vector.bitcast %33 : vector<4xi8> to vector<2xf16>
      %35 = vector.extract %34[0] : f16 from vector<2xf16>
      %36 = vector.broadcast %35 : f16 to vector<16xf16>
      %37 = vector.extract %34[1] : f16 from vector<2xf16>
      %38 = vector.broadcast %37 : f16 to vector<16xf16>
      %39 = arith.addi %15, %c7 : index
      %40 = arith.muli %features, %c5 : index
      %41 = arith.addi %40, %c6 : index
      %42 = arith.divui %41, %c7 : index
      %43 = arith.muli %42, %c7 : index
      %44 = arith.addi %39, %43 : index
      %45 = arith.muli %25, %c11 : index
      %46 = arith.addi %44, %45 : index
      %47 = arith.muli %27, %c3 : index
      %48 = arith.addi %46, %47 : index
      %49 = vector.load %w[%48] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %50 = vector.bitcast %49 : vector<16xi8> to vector<4xi32>
      %51 = arith.shrui %50, %c12 : vector<4xi32>
      %52 = arith.andi %51, %c13 : vector<4xi32>
      %53 = arith.ori %52, %c14 : vector<4xi32>
      %54 = vector.bitcast %53 : vector<4xi32> to vector<8xf16>
      %55 = arith.shrui %50, %c15 : vector<4xi32>
      %56 = arith.andi %55, %c13 : vector<4xi32>
      %57 = arith.ori %56, %c14 : vector<4xi32>
      %58 = vector.bitcast %57 : vector<4xi32> to vector<8xf16>
      %59 = arith.shrui %50, %c16 : vector<4xi32>
      %60 = arith.andi %59, %c13 : vector<4xi32>
      %61 = arith.ori %60, %c14 : vector<4xi32>
      %62 = vector.bitcast %61 : vector<4xi32> to vector<8xf16>
      %63 = arith.shrui %50, %c17 : vector<4xi32>
      %64 = arith.andi %63, %c13 : vector<4xi32>
      %65 = arith.ori %64, %c14 : vector<4xi32>
      %66 = vector.bitcast %65 : vector<4xi32> to vector<8xf16>
      %67 = vector.shuffle %54, %58 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %68 = vector.shuffle %62, %66 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %69 = vector.shuffle %67, %68 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %70 = arith.subf %69, %c18 : vector<32xf16>
      %71 = vector.shuffle %70, %70 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %72 = vector.shuffle %70, %70 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %73 = math.fma %71, %36, %38 : vector<16xf16>
      %74 = math.fma %72, %36, %38 : vector<16xf16>
      %75 = arith.muli %0, %features : index
      %76 = arith.muli %25, %c9 : index
      %77 = arith.addi %75, %76 : index
      %78 = arith.extf %73 : vector<16xf16> to vector<16xf32>
      %79 = arith.mulf %78, %22 : vector<16xf32>
      %80 = arith.addi %77, %c1 : index
      vector.store %79, %out[%80] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
      %81 = arith.extf %74 : vector<16xf16> to vector<16xf32>
      %82 = arith.mulf %81, %22 : vector<16xf32>
      %83 = arith.addi %77, %c3 : index
      vector.store %82, %out[%83] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
    }
    wave.barrier
    %84 = arith.muli %0, %features : index
    %85 = wave.lane
    %86 = arith.muli %85, %c8 : index
    %91:3 = scf.for %87 = %86 to %features step %c7 iter_args(%88 = %c20, %89 = %c20, %90 = %c20) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
      %92 = arith.addi %84, %87 : index
      %93 = vector.load %out[%92] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %94 = vector.load %norm_weight[%87] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %95 = arith.mulf %93, %94 : vector<4xf32>
      %96 = math.fma %93, %93, %88 : vector<4xf32>
      %97 = math.fma %95, %95, %89 : vector<4xf32>
      %98 = math.absf %95 : vector<4xf32>
      %99 = arith.maximumf %90, %98 : vector<4xf32>
      scf.yield %96, %97, %99 : vector<4xf32>, vector<4xf32>, vector<4xf32>
    }
    %100 = wave.reduce "add" %91#0 : vector<4xf32>
    %101 = arith.mulf %100, %inverseFeatures : f32
    %102 = arith.addf %101, %epsilon : f32
    %103 = math.sqrt %102 : f32
    %104 = arith.divf %c22, %103 : f32
    %105 = wave.reduce "max" %91#2 : vector<4xf32>
    %106 = arith.mulf %105, %104 : f32
    %107 = arith.bitcast %106 : f32 to i32
    %108 = arith.shrui %107, %c24 : i32
    %109 = arith.maxsi %108, %c25 : i32
    %110 = arith.subi %c26, %109 : i32
    %111 = arith.shli %110, %c24 : i32
    %112 = arith.subi %109, %c27 : i32
    %113 = arith.shli %112, %c24 : i32
    %114 = arith.bitcast %111 : i32 to f32
    %115 = arith.bitcast %113 : i32 to f32
    %116 = wave.reduce "add" %91#1 : vector<4xf32>
    %117 = arith.mulf %116, %104 : f32
    %118 = arith.mulf %117, %104 : f32
    %119 = wave.lane
    %120 = arith.cmpi eq, %119, %c1 : index
    scf.if %120 {
      %121 = arith.muli %0, %c5 : index
      memref.store %115, %normed_factors[%121] : memref<?xf32>
      %122 = arith.muli %0, %c5 : index
      %123 = arith.addi %122, %c28 : index
      memref.store %118, %normed_factors[%123] : memref<?xf32>
    }
    %124 = vector.broadcast %104 : f32 to vector<4xf32>
    %125 = vector.broadcast %114 : f32 to vector<4xf32>
    scf.for %126 = %86 to %features step %c7 {
      %127 = arith.addi %84, %126 : index
      %128 = vector.load %out[%127] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %129 = arith.mulf %128, %124 : vector<4xf32>
      %130 = vector.load %norm_weight[%126] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %131 = arith.mulf %129, %130 : vector<4xf32>
      %132 = arith.mulf %131, %125 : vector<4xf32>
      %133 = arith.divui %0, %tileRows : index
      %134 = arith.divui %features, %c3 : index
      %135 = arith.muli %133, %134 : index
      %136 = arith.divui %126, %c3 : index
      %137 = arith.addi %135, %136 : index
      %138 = arith.muli %137, %c5 : index
      %139 = arith.remui %126, %c3 : index
      %140 = arith.divui %139, %c4 : index
      %141 = arith.addi %138, %140 : index
      %142 = arith.muli %tileRows, %c4 : index
      %143 = arith.muli %141, %142 : index
      %144 = arith.remui %0, %tileRows : index
      %145 = arith.muli %144, %c4 : index
      %146 = arith.addi %143, %145 : index
      %147 = arith.remui %126, %c4 : index
      %148 = arith.addi %146, %147 : index
      %149 = arith.truncf %132 : vector<4xf32> to vector<4xf16>
      vector.store %149, %normed[%148] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
    }
  }
  wave.return
}
