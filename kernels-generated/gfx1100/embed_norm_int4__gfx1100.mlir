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
    %94:3 = scf.for %90 = %89 to %features step %c22 iter_args(%91 = %c21, %92 = %c21, %93 = %c21) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
      %95 = arith.addi %87, %90 : index
      %96 = vector.load %out[%95] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %97 = vector.load %norm_weight[%90] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %98 = arith.mulf %96, %97 : vector<4xf32>
      %99 = math.fma %96, %96, %91 : vector<4xf32>
      %100 = math.fma %98, %98, %92 : vector<4xf32>
      %101 = math.absf %98 : vector<4xf32>
      %102 = arith.maximumf %93, %101 : vector<4xf32>
      scf.yield %99, %100, %102 : vector<4xf32>, vector<4xf32>, vector<4xf32>
    }
    %103 = wave.reduce "add" %94#0 : vector<4xf32>
    %104 = arith.mulf %103, %inverseFeatures : f32
    %105 = arith.addf %104, %epsilon : f32
    %106 = math.sqrt %105 : f32
    %107 = arith.divf %c24, %106 : f32
    %108 = wave.reduce "max" %94#2 : vector<4xf32>
    %109 = arith.mulf %108, %107 : f32
    %110 = arith.bitcast %109 : f32 to i32
    %111 = arith.shrui %110, %c26 : i32
    %112 = arith.maxsi %111, %c27 : i32
    %113 = arith.subi %c28, %112 : i32
    %114 = arith.shli %113, %c26 : i32
    %115 = arith.subi %112, %c29 : i32
    %116 = arith.shli %115, %c26 : i32
    %117 = arith.bitcast %114 : i32 to f32
    %118 = arith.bitcast %116 : i32 to f32
    %119 = wave.reduce "add" %94#1 : vector<4xf32>
    %120 = arith.mulf %119, %107 : f32
    %121 = arith.mulf %120, %107 : f32
    %122 = wave.lane
    %123 = arith.cmpi eq, %122, %c1 : index
    scf.if %123 {
      %124 = arith.muli %0, %c9 : index
      memref.store %118, %normed_factors[%124] : memref<?xf32>
      %125 = arith.muli %0, %c9 : index
      %126 = arith.addi %125, %c30 : index
      memref.store %121, %normed_factors[%126] : memref<?xf32>
    }
    %127 = vector.broadcast %107 : f32 to vector<4xf32>
    %128 = vector.broadcast %117 : f32 to vector<4xf32>
    scf.for %129 = %89 to %features step %c22 {
      %130 = arith.addi %87, %129 : index
      %131 = vector.load %out[%130] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %132 = arith.mulf %131, %127 : vector<4xf32>
      %133 = vector.load %norm_weight[%129] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %134 = arith.mulf %132, %133 : vector<4xf32>
      %135 = arith.mulf %134, %128 : vector<4xf32>
      %136 = arith.divui %0, %tileRows : index
      %137 = arith.divui %features, %c3 : index
      %138 = arith.muli %136, %137 : index
      %139 = arith.divui %129, %c3 : index
      %140 = arith.addi %138, %139 : index
      %141 = arith.muli %140, %c9 : index
      %142 = arith.remui %129, %c3 : index
      %143 = arith.divui %142, %c5 : index
      %144 = arith.addi %141, %143 : index
      %145 = arith.muli %tileRows, %c5 : index
      %146 = arith.muli %144, %145 : index
      %147 = arith.remui %0, %tileRows : index
      %148 = arith.muli %147, %c5 : index
      %149 = arith.addi %146, %148 : index
      %150 = arith.remui %129, %c5 : index
      %151 = arith.addi %149, %150 : index
      %152 = arith.truncf %135 : vector<4xf32> to vector<4xf16>
      vector.store %152, %normed[%151] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
    }
  }
  wave.return
}
