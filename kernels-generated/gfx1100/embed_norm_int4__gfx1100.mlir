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
      %23 = arith.divui %features, %groupSize : index
      %24 = arith.muli %features, %c5 : index
      %25 = arith.addi %15, %24 : index
      %26 = arith.muli %22, %c8 : index
      %27 = arith.addi %25, %26 : index
      %28 = arith.muli %20, %c9 : index
      %29 = arith.addi %27, %28 : index
      %30 = vector.load %w[%29] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %31 = vector.bitcast %30 : vector<2xi8> to vector<1xf16>
      %32 = vector.extract %31[0] : f16 from vector<1xf16>
      %33 = arith.muli %23, %c8 : index
      %34 = arith.addi %25, %33 : index
      %35 = arith.muli %22, %c5 : index
      %36 = arith.addi %34, %35 : index
      %37 = arith.divui %20, %c9 : index
      %38 = arith.addi %36, %37 : index
      %39 = memref.load %w[%38] : memref<?xi8>
      %40 = arith.remui %20, %c9 : index
      %41 = arith.muli %40, %c10 : index
      %42 = arith.index_cast %41 : index to i32
      %43 = arith.extui %39 : i8 to i32
      %44 = arith.shrui %43, %42 : i32
      %45 = arith.andi %44, %c11 : i32
      %46 = arith.ori %45, %c12 : i32
      %47 = arith.trunci %46 : i32 to i16
      %48 = arith.bitcast %47 : i16 to f16
      %49 = arith.muli %18, %c13 : index
      %50 = arith.addi %15, %49 : index
      %51 = arith.muli %20, %c3 : index
      %52 = arith.addi %50, %51 : index
      %53 = vector.load %w[%52] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %54 = vector.bitcast %53 : vector<16xi8> to vector<4xi32>
      %55 = arith.shrui %54, %c14 : vector<4xi32>
      %56 = arith.andi %55, %c15 : vector<4xi32>
      %57 = arith.ori %56, %c16 : vector<4xi32>
      %58 = vector.bitcast %57 : vector<4xi32> to vector<8xf16>
      %59 = arith.shrui %54, %c17 : vector<4xi32>
      %60 = arith.andi %59, %c15 : vector<4xi32>
      %61 = arith.ori %60, %c16 : vector<4xi32>
      %62 = vector.bitcast %61 : vector<4xi32> to vector<8xf16>
      %63 = arith.shrui %54, %c18 : vector<4xi32>
      %64 = arith.andi %63, %c15 : vector<4xi32>
      %65 = arith.ori %64, %c16 : vector<4xi32>
      %66 = vector.bitcast %65 : vector<4xi32> to vector<8xf16>
      %67 = arith.shrui %54, %c19 : vector<4xi32>
      %68 = arith.andi %67, %c15 : vector<4xi32>
      %69 = arith.ori %68, %c16 : vector<4xi32>
      %70 = vector.bitcast %69 : vector<4xi32> to vector<8xf16>
      %71 = vector.shuffle %58, %62 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %72 = vector.shuffle %66, %70 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %73 = vector.shuffle %71, %72 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %74 = vector.broadcast %48 : f16 to vector<32xf16>
      %75 = arith.subf %73, %74 : vector<32xf16>
      %76 = vector.broadcast %32 : f16 to vector<32xf16>
      %77 = arith.mulf %75, %76 : vector<32xf16>
      %78 = vector.shuffle %77, %77 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %79 = vector.shuffle %77, %77 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %80 = arith.muli %0, %features : index
      %81 = arith.muli %18, %c8 : index
      %82 = arith.addi %80, %81 : index
      %83 = arith.extf %78 : vector<16xf16> to vector<16xf32>
      %84 = arith.addi %82, %c1 : index
      vector.store %83, %out[%84] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
      %85 = arith.extf %79 : vector<16xf16> to vector<16xf32>
      %86 = arith.addi %82, %c3 : index
      vector.store %85, %out[%86] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
    }
    wave.barrier
    %87 = arith.muli %0, %features : index
    %88 = wave.lane
    %89 = arith.muli %88, %c10 : index
    %93:2 = scf.for %90 = %89 to %features step %c22 iter_args(%91 = %c21, %92 = %c21) -> (vector<4xf32>, vector<4xf32>) {
      %94 = arith.addi %87, %90 : index
      %95 = vector.load %out[%94] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %96 = vector.load %norm_weight[%90] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %97 = arith.mulf %95, %96 : vector<4xf32>
      %98 = math.absf %97 : vector<4xf32>
      %99 = math.fma %95, %95, %91 : vector<4xf32>
      %100 = arith.maximumf %92, %98 : vector<4xf32>
      scf.yield %99, %100 : vector<4xf32>, vector<4xf32>
    }
    %101 = wave.reduce "add" %93#0 : vector<4xf32>
    %102 = arith.mulf %101, %inverseFeatures : f32
    %103 = arith.addf %102, %epsilon : f32
    %104 = math.sqrt %103 : f32
    %105 = arith.divf %c24, %104 : f32
    %106 = wave.reduce "max" %93#1 : vector<4xf32>
    %107 = arith.mulf %106, %105 : f32
    %108 = arith.bitcast %107 : f32 to i32
    %109 = arith.shrui %108, %c26 : i32
    %110 = arith.maxsi %109, %c27 : i32
    %111 = arith.subi %c28, %110 : i32
    %112 = arith.shli %111, %c26 : i32
    %113 = arith.subi %110, %c29 : i32
    %114 = arith.shli %113, %c26 : i32
    %115 = arith.bitcast %112 : i32 to f32
    %116 = arith.bitcast %114 : i32 to f32
    %117 = wave.lane
    %118 = arith.cmpi eq, %117, %c1 : index
    scf.if %118 {
      memref.store %116, %normed_factors[%0] : memref<?xf32>
    }
    %119 = vector.broadcast %105 : f32 to vector<4xf32>
    %120 = vector.broadcast %115 : f32 to vector<4xf32>
    scf.for %121 = %89 to %features step %c22 {
      %122 = arith.addi %87, %121 : index
      %123 = vector.load %out[%122] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %124 = arith.mulf %123, %119 : vector<4xf32>
      %125 = vector.load %norm_weight[%121] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %126 = arith.mulf %124, %125 : vector<4xf32>
      %127 = arith.mulf %126, %120 : vector<4xf32>
      %128 = arith.divui %0, %tileRows : index
      %129 = arith.divui %features, %c3 : index
      %130 = arith.muli %128, %129 : index
      %131 = arith.divui %121, %c3 : index
      %132 = arith.addi %130, %131 : index
      %133 = arith.muli %132, %c9 : index
      %134 = arith.remui %121, %c3 : index
      %135 = arith.divui %134, %c5 : index
      %136 = arith.addi %133, %135 : index
      %137 = arith.muli %tileRows, %c5 : index
      %138 = arith.muli %136, %137 : index
      %139 = arith.remui %0, %tileRows : index
      %140 = arith.muli %139, %c5 : index
      %141 = arith.addi %138, %140 : index
      %142 = arith.remui %121, %c5 : index
      %143 = arith.addi %141, %142 : index
      %144 = arith.truncf %127 : vector<4xf32> to vector<4xf16>
      vector.store %144, %normed[%143] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
    }
  }
  wave.return
}
