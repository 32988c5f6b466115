// GENERATED from codegen/kvcgen/gfx_rows.py; do not edit.
// Config: GfxEmbed(format='int4')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @embed_norm_int4__gfx1100(%step: memref<?xi32>, %w: memref<?xi8>, %norm_weight: memref<?xf32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) {
  %features = wave.param "features" : index
  %c1 = arith.constant 0 : index
  %tokensAt = wave.param "tokensAt" : index
  %c3 = arith.constant 16 : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 40 : index
  %c7 = arith.constant 15 : index
  %c8 = arith.constant 32 : index
  %c9 = arith.constant 2 : index
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 15 : i32
  %c12 = arith.constant 25600 : i32
  %c13 = arith.constant 256 : index
  %c14 = arith.constant dense<0> : vector<4xi32>
  %c15 = arith.constant dense<983055> : vector<4xi32>
  %c16 = arith.constant dense<1677747200> : vector<4xi32>
  %c17 = arith.constant dense<4> : vector<4xi32>
  %c18 = arith.constant dense<8> : vector<4xi32>
  %c19 = arith.constant dense<12> : vector<4xi32>
  %tileRows = wave.param "tileRows" : index
  %c21 = arith.constant dense<0x00000000> : vector<4xf32>
  %c22 = arith.constant 128 : index
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c24 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c26 = arith.constant 23 : i32
  %c27 = arith.constant 141 : i32
  %c28 = arith.constant 268 : i32
  %c29 = arith.constant 14 : i32
  %c30 = arith.constant 1 : index
  %0 = wave.block 0
  %1 = memref.load %step[%c1] : memref<?xi32>
  %2 = arith.index_cast %1 : i32 to index
  %3 = arith.cmpi slt, %0, %2 : index
  scf.if %3 {
    %4 = arith.addi %tokensAt, %0 : index
    %5 = memref.load %step[%4] : memref<?xi32>
    %6 = arith.index_cast %5 : i32 to index
    %7 = arith.divui %6, %c3 : index
    %8 = arith.divui %features, %groupSize : index
    %9 = arith.muli %features, %c5 : index
    %10 = arith.muli %8, %c6 : index
    %11 = arith.addi %10, %c7 : index
    %12 = arith.divui %11, %c3 : index
    %13 = arith.muli %12, %c3 : index
    %14 = arith.addi %9, %13 : index
    %15 = arith.muli %7, %14 : index
    %16 = wave.lane
    %17 = arith.divui %features, %c8 : index
    scf.for %18 = %16 to %17 step %c8 {
      %19 = arith.remui %6, %c3 : index
      %20 = arith.remui %19, %c3 : index
      %21 = arith.divui %groupSize, %c8 : index
      %22 = arith.divui %18, %21 : index
      %23 = arith.addi %15, %9 : index
      %24 = arith.muli %22, %c8 : index
      %25 = arith.addi %23, %24 : index
      %26 = arith.muli %20, %c9 : index
      %27 = arith.addi %25, %26 : index
      %28 = vector.load %w[%27] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %29 = vector.bitcast %28 : vector<2xi8> to vector<1xf16>
      %30 = vector.extract %29[0] : f16 from vector<1xf16>
      %31 = arith.muli %8, %c8 : index
      %32 = arith.addi %23, %31 : index
      %33 = arith.muli %22, %c5 : index
      %34 = arith.addi %32, %33 : index
      %35 = arith.divui %20, %c9 : index
      %36 = arith.addi %34, %35 : index
      %37 = memref.load %w[%36] : memref<?xi8>
      %38 = arith.remui %20, %c9 : index
      %39 = arith.muli %38, %c10 : index
      %40 = arith.index_cast %39 : index to i32
      %41 = arith.extui %37 : i8 to i32
      %42 = arith.shrui %41, %40 : i32
      %43 = arith.andi %42, %c11 : i32
      %44 = arith.ori %43, %c12 : i32
      %45 = arith.trunci %44 : i32 to i16
      %46 = arith.bitcast %45 : i16 to f16
      %47 = arith.muli %18, %c13 : index
      %48 = arith.addi %15, %47 : index
      %49 = arith.muli %20, %c3 : index
      %50 = arith.addi %48, %49 : index
      %51 = vector.load %w[%50] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %52 = vector.bitcast %51 : vector<16xi8> to vector<4xi32>
      %53 = arith.shrui %52, %c14 : vector<4xi32>
      %54 = arith.andi %53, %c15 : vector<4xi32>
      %55 = arith.ori %54, %c16 : vector<4xi32>
      %56 = vector.bitcast %55 : vector<4xi32> to vector<8xf16>
      %57 = arith.shrui %52, %c17 : vector<4xi32>
      %58 = arith.andi %57, %c15 : vector<4xi32>
      %59 = arith.ori %58, %c16 : vector<4xi32>
      %60 = vector.bitcast %59 : vector<4xi32> to vector<8xf16>
      %61 = arith.shrui %52, %c18 : vector<4xi32>
      %62 = arith.andi %61, %c15 : vector<4xi32>
      %63 = arith.ori %62, %c16 : vector<4xi32>
      %64 = vector.bitcast %63 : vector<4xi32> to vector<8xf16>
      %65 = arith.shrui %52, %c19 : vector<4xi32>
      %66 = arith.andi %65, %c15 : vector<4xi32>
      %67 = arith.ori %66, %c16 : vector<4xi32>
      %68 = vector.bitcast %67 : vector<4xi32> to vector<8xf16>
      %69 = vector.shuffle %56, %60 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %70 = vector.shuffle %64, %68 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %71 = vector.shuffle %69, %70 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %72 = vector.broadcast %46 : f16 to vector<32xf16>
      %73 = arith.subf %71, %72 : vector<32xf16>
      %74 = vector.broadcast %30 : f16 to vector<32xf16>
      %75 = arith.mulf %73, %74 : vector<32xf16>
      %76 = vector.shuffle %75, %75 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %77 = vector.shuffle %75, %75 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %78 = arith.muli %0, %features : index
      %79 = arith.muli %18, %c8 : index
      %80 = arith.addi %78, %79 : index
      %81 = arith.extf %76 : vector<16xf16> to vector<16xf32>
      %82 = arith.addi %80, %c1 : index
      vector.store %81, %out[%82] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
      %83 = arith.extf %77 : vector<16xf16> to vector<16xf32>
      %84 = arith.addi %80, %c3 : index
      vector.store %83, %out[%84] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
    }
    wave.barrier
    %85 = arith.muli %0, %features : index
    %86 = arith.muli %16, %c10 : index
    %91:3 = scf.for %87 = %86 to %features step %c22 iter_args(%88 = %c21, %89 = %c21, %90 = %c21) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
      %92 = arith.addi %85, %87 : index
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
    %104 = arith.divf %c24, %103 : f32
    %105 = wave.reduce "max" %91#2 : vector<4xf32>
    %106 = arith.mulf %105, %104 : f32
    %107 = arith.bitcast %106 : f32 to i32
    %108 = arith.shrui %107, %c26 : i32
    %109 = arith.maxsi %108, %c27 : i32
    %110 = arith.subi %c28, %109 : i32
    %111 = arith.shli %110, %c26 : i32
    %112 = arith.subi %109, %c29 : i32
    %113 = arith.shli %112, %c26 : i32
    %114 = arith.bitcast %111 : i32 to f32
    %115 = arith.bitcast %113 : i32 to f32
    %116 = wave.reduce "add" %91#1 : vector<4xf32>
    %117 = arith.mulf %116, %104 : f32
    %118 = arith.mulf %117, %104 : f32
    %119 = arith.cmpi eq, %16, %c1 : index
    scf.if %119 {
      %120 = arith.muli %0, %c9 : index
      memref.store %115, %normed_factors[%120] : memref<?xf32>
      %121 = arith.addi %120, %c30 : index
      memref.store %118, %normed_factors[%121] : memref<?xf32>
    }
    %122 = vector.broadcast %104 : f32 to vector<4xf32>
    %123 = vector.broadcast %114 : f32 to vector<4xf32>
    scf.for %124 = %86 to %features step %c22 {
      %125 = arith.addi %85, %124 : index
      %126 = vector.load %out[%125] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %127 = arith.mulf %126, %122 : vector<4xf32>
      %128 = vector.load %norm_weight[%124] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %129 = arith.mulf %127, %128 : vector<4xf32>
      %130 = arith.mulf %129, %123 : vector<4xf32>
      %131 = arith.divui %0, %tileRows : index
      %132 = arith.divui %features, %c3 : index
      %133 = arith.muli %131, %132 : index
      %134 = arith.divui %124, %c3 : index
      %135 = arith.addi %133, %134 : index
      %136 = arith.muli %135, %c9 : index
      %137 = arith.remui %124, %c3 : index
      %138 = arith.divui %137, %c5 : index
      %139 = arith.addi %136, %138 : index
      %140 = arith.muli %tileRows, %c5 : index
      %141 = arith.muli %139, %140 : index
      %142 = arith.remui %0, %tileRows : index
      %143 = arith.muli %142, %c5 : index
      %144 = arith.addi %141, %143 : index
      %145 = arith.remui %124, %c5 : index
      %146 = arith.addi %144, %145 : index
      %147 = arith.truncf %130 : vector<4xf32> to vector<4xf16>
      vector.store %147, %normed[%146] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
    }
  }
  wave.return
}
