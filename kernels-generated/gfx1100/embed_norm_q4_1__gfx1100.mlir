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
      %26 = arith.remui %16, %c3 : index
      %27 = arith.muli %25, %c10 : index
      %28 = arith.muli %26, %c8 : index
      %29 = arith.addi %27, %28 : index
      %30 = arith.addi %15, %c7 : index
      %31 = arith.addi %30, %29 : index
      %32 = vector.load %w[%31] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %33 = vector.bitcast %32 : vector<4xi8> to vector<2xf16>
      %34 = vector.extract %33[0] : f16 from vector<2xf16>
      %35 = vector.broadcast %34 : f16 to vector<16xf16>
      %36 = vector.extract %33[1] : f16 from vector<2xf16>
      %37 = vector.broadcast %36 : f16 to vector<16xf16>
      %38 = arith.addi %30, %12 : index
      %39 = arith.muli %25, %c11 : index
      %40 = arith.addi %38, %39 : index
      %41 = arith.muli %26, %c3 : index
      %42 = arith.addi %40, %41 : index
      %43 = vector.load %w[%42] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %44 = vector.bitcast %43 : vector<16xi8> to vector<4xi32>
      %45 = arith.shrui %44, %c12 : vector<4xi32>
      %46 = arith.andi %45, %c13 : vector<4xi32>
      %47 = arith.ori %46, %c14 : vector<4xi32>
      %48 = vector.bitcast %47 : vector<4xi32> to vector<8xf16>
      %49 = arith.shrui %44, %c15 : vector<4xi32>
      %50 = arith.andi %49, %c13 : vector<4xi32>
      %51 = arith.ori %50, %c14 : vector<4xi32>
      %52 = vector.bitcast %51 : vector<4xi32> to vector<8xf16>
      %53 = arith.shrui %44, %c16 : vector<4xi32>
      %54 = arith.andi %53, %c13 : vector<4xi32>
      %55 = arith.ori %54, %c14 : vector<4xi32>
      %56 = vector.bitcast %55 : vector<4xi32> to vector<8xf16>
      %57 = arith.shrui %44, %c17 : vector<4xi32>
      %58 = arith.andi %57, %c13 : vector<4xi32>
      %59 = arith.ori %58, %c14 : vector<4xi32>
      %60 = vector.bitcast %59 : vector<4xi32> to vector<8xf16>
      %61 = vector.shuffle %48, %52 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %62 = vector.shuffle %56, %60 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %63 = vector.shuffle %61, %62 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %64 = arith.subf %63, %c18 : vector<32xf16>
      %65 = vector.shuffle %64, %64 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %66 = vector.shuffle %64, %64 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %67 = math.fma %65, %35, %37 : vector<16xf16>
      %68 = math.fma %66, %35, %37 : vector<16xf16>
      %69 = arith.muli %0, %features : index
      %70 = arith.muli %25, %c9 : index
      %71 = arith.addi %69, %70 : index
      %72 = arith.extf %67 : vector<16xf16> to vector<16xf32>
      %73 = arith.mulf %72, %22 : vector<16xf32>
      %74 = arith.addi %71, %c1 : index
      vector.store %73, %out[%74] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
      %75 = arith.extf %68 : vector<16xf16> to vector<16xf32>
      %76 = arith.mulf %75, %22 : vector<16xf32>
      %77 = arith.addi %71, %c3 : index
      vector.store %76, %out[%77] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
    }
    wave.barrier
    %78 = arith.muli %0, %features : index
    %79 = arith.muli %23, %c8 : index
    %84:3 = scf.for %80 = %79 to %features step %c7 iter_args(%81 = %c20, %82 = %c20, %83 = %c20) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
      %85 = arith.addi %78, %80 : index
      %86 = vector.load %out[%85] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %87 = vector.load %norm_weight[%80] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %88 = arith.mulf %86, %87 : vector<4xf32>
      %89 = math.fma %86, %86, %81 : vector<4xf32>
      %90 = math.fma %88, %88, %82 : vector<4xf32>
      %91 = math.absf %88 : vector<4xf32>
      %92 = arith.maximumf %83, %91 : vector<4xf32>
      scf.yield %89, %90, %92 : vector<4xf32>, vector<4xf32>, vector<4xf32>
    }
    %93 = wave.reduce "add" %84#0 : vector<4xf32>
    %94 = arith.mulf %93, %inverseFeatures : f32
    %95 = arith.addf %94, %epsilon : f32
    %96 = math.sqrt %95 : f32
    %97 = arith.divf %c22, %96 : f32
    %98 = wave.reduce "max" %84#2 : vector<4xf32>
    %99 = arith.mulf %98, %97 : f32
    %100 = arith.bitcast %99 : f32 to i32
    %101 = arith.shrui %100, %c24 : i32
    %102 = arith.maxsi %101, %c25 : i32
    %103 = arith.subi %c26, %102 : i32
    %104 = arith.shli %103, %c24 : i32
    %105 = arith.subi %102, %c27 : i32
    %106 = arith.shli %105, %c24 : i32
    %107 = arith.bitcast %104 : i32 to f32
    %108 = arith.bitcast %106 : i32 to f32
    %109 = wave.reduce "add" %84#1 : vector<4xf32>
    %110 = arith.mulf %109, %97 : f32
    %111 = arith.mulf %110, %97 : f32
    %112 = arith.cmpi eq, %23, %c1 : index
    scf.if %112 {
      %113 = arith.muli %0, %c5 : index
      memref.store %108, %normed_factors[%113] : memref<?xf32>
      %114 = arith.addi %113, %c28 : index
      memref.store %111, %normed_factors[%114] : memref<?xf32>
    }
    %115 = vector.broadcast %97 : f32 to vector<4xf32>
    %116 = vector.broadcast %107 : f32 to vector<4xf32>
    scf.for %117 = %79 to %features step %c7 {
      %118 = arith.addi %78, %117 : index
      %119 = vector.load %out[%118] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %120 = arith.mulf %119, %115 : vector<4xf32>
      %121 = vector.load %norm_weight[%117] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %122 = arith.mulf %120, %121 : vector<4xf32>
      %123 = arith.mulf %122, %116 : vector<4xf32>
      %124 = arith.divui %0, %tileRows : index
      %125 = arith.divui %features, %c3 : index
      %126 = arith.muli %124, %125 : index
      %127 = arith.divui %117, %c3 : index
      %128 = arith.addi %126, %127 : index
      %129 = arith.muli %128, %c5 : index
      %130 = arith.remui %117, %c3 : index
      %131 = arith.divui %130, %c4 : index
      %132 = arith.addi %129, %131 : index
      %133 = arith.muli %tileRows, %c4 : index
      %134 = arith.muli %132, %133 : index
      %135 = arith.remui %0, %tileRows : index
      %136 = arith.muli %135, %c4 : index
      %137 = arith.addi %134, %136 : index
      %138 = arith.remui %117, %c4 : index
      %139 = arith.addi %137, %138 : index
      %140 = arith.truncf %123 : vector<4xf32> to vector<4xf16>
      vector.store %140, %normed[%139] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
    }
  }
  wave.return
}
