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
      %23 = arith.muli %22, %c8 : index
      %24 = arith.muli %20, %c9 : index
      %25 = arith.addi %23, %24 : index
      %26 = arith.addi %15, %9 : index
      %27 = arith.addi %26, %25 : index
      %28 = vector.load %w[%27] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %29 = vector.bitcast %28 : vector<2xi8> to vector<1xf16>
      %30 = vector.extract %29[0] : f16 from vector<1xf16>
      %31 = arith.muli %8, %c8 : index
      %32 = arith.muli %22, %c5 : index
      %33 = arith.addi %31, %32 : index
      %34 = arith.divui %20, %c9 : index
      %35 = arith.addi %33, %34 : index
      %36 = arith.addi %26, %35 : index
      %37 = vector.load %w[%36] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %38 = vector.extract %37[0] : i8 from vector<1xi8>
      %39 = arith.remui %20, %c9 : index
      %40 = arith.muli %39, %c10 : index
      %41 = arith.index_cast %40 : index to i32
      %42 = arith.extui %38 : i8 to i32
      %43 = arith.shrui %42, %41 : i32
      %44 = arith.andi %43, %c11 : i32
      %45 = arith.ori %44, %c12 : i32
      %46 = arith.trunci %45 : i32 to i16
      %47 = arith.bitcast %46 : i16 to f16
      %48 = arith.muli %18, %c13 : index
      %49 = arith.addi %15, %48 : index
      %50 = arith.muli %20, %c3 : index
      %51 = arith.addi %49, %50 : index
      %52 = vector.load %w[%51] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %53 = vector.bitcast %52 : vector<16xi8> to vector<4xi32>
      %54 = arith.shrui %53, %c14 : vector<4xi32>
      %55 = arith.andi %54, %c15 : vector<4xi32>
      %56 = arith.ori %55, %c16 : vector<4xi32>
      %57 = vector.bitcast %56 : vector<4xi32> to vector<8xf16>
      %58 = arith.shrui %53, %c17 : vector<4xi32>
      %59 = arith.andi %58, %c15 : vector<4xi32>
      %60 = arith.ori %59, %c16 : vector<4xi32>
      %61 = vector.bitcast %60 : vector<4xi32> to vector<8xf16>
      %62 = arith.shrui %53, %c18 : vector<4xi32>
      %63 = arith.andi %62, %c15 : vector<4xi32>
      %64 = arith.ori %63, %c16 : vector<4xi32>
      %65 = vector.bitcast %64 : vector<4xi32> to vector<8xf16>
      %66 = arith.shrui %53, %c19 : vector<4xi32>
      %67 = arith.andi %66, %c15 : vector<4xi32>
      %68 = arith.ori %67, %c16 : vector<4xi32>
      %69 = vector.bitcast %68 : vector<4xi32> to vector<8xf16>
      %70 = vector.shuffle %57, %61 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %71 = vector.shuffle %65, %69 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %72 = vector.shuffle %70, %71 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %73 = vector.broadcast %47 : f16 to vector<32xf16>
      %74 = arith.subf %72, %73 : vector<32xf16>
      %75 = vector.broadcast %30 : f16 to vector<32xf16>
      %76 = arith.mulf %74, %75 : vector<32xf16>
      %77 = vector.shuffle %76, %76 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %78 = vector.shuffle %76, %76 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %79 = arith.muli %0, %features : index
      %80 = arith.muli %18, %c8 : index
      %81 = arith.addi %79, %80 : index
      %82 = arith.extf %77 : vector<16xf16> to vector<16xf32>
      %83 = arith.addi %81, %c1 : index
      vector.store %82, %out[%83] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
      %84 = arith.extf %78 : vector<16xf16> to vector<16xf32>
      %85 = arith.addi %81, %c3 : index
      vector.store %84, %out[%85] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
    }
    wave.barrier
    %86 = arith.muli %0, %features : index
    %87 = arith.muli %16, %c10 : index
    %92:3 = scf.for %88 = %87 to %features step %c22 iter_args(%89 = %c21, %90 = %c21, %91 = %c21) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
      %93 = arith.addi %86, %88 : index
      %94 = vector.load %out[%93] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %95 = vector.load %norm_weight[%88] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %96 = arith.mulf %94, %95 : vector<4xf32>
      %97 = math.fma %94, %94, %89 : vector<4xf32>
      %98 = math.fma %96, %96, %90 : vector<4xf32>
      %99 = math.absf %96 : vector<4xf32>
      %100 = arith.maximumf %91, %99 : vector<4xf32>
      scf.yield %97, %98, %100 : vector<4xf32>, vector<4xf32>, vector<4xf32>
    }
    %101 = wave.reduce "add" %92#0 : vector<4xf32>
    %102 = arith.mulf %101, %inverseFeatures : f32
    %103 = arith.addf %102, %epsilon : f32
    %104 = math.sqrt %103 : f32
    %105 = arith.divf %c24, %104 : f32
    %106 = wave.reduce "max" %92#2 : vector<4xf32>
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
    %117 = wave.reduce "add" %92#1 : vector<4xf32>
    %118 = arith.mulf %117, %105 : f32
    %119 = arith.mulf %118, %105 : f32
    %120 = arith.cmpi eq, %16, %c1 : index
    scf.if %120 {
      %121 = arith.muli %0, %c9 : index
      memref.store %116, %normed_factors[%121] : memref<?xf32>
      %122 = arith.addi %121, %c30 : index
      memref.store %119, %normed_factors[%122] : memref<?xf32>
    }
    %123 = vector.broadcast %105 : f32 to vector<4xf32>
    %124 = vector.broadcast %115 : f32 to vector<4xf32>
    scf.for %125 = %87 to %features step %c22 {
      %126 = arith.addi %86, %125 : index
      %127 = vector.load %out[%126] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %128 = arith.mulf %127, %123 : vector<4xf32>
      %129 = vector.load %norm_weight[%125] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %130 = arith.mulf %128, %129 : vector<4xf32>
      %131 = arith.mulf %130, %124 : vector<4xf32>
      %132 = arith.divui %0, %tileRows : index
      %133 = arith.divui %features, %c3 : index
      %134 = arith.muli %132, %133 : index
      %135 = arith.divui %125, %c3 : index
      %136 = arith.addi %134, %135 : index
      %137 = arith.muli %136, %c9 : index
      %138 = arith.remui %125, %c3 : index
      %139 = arith.divui %138, %c5 : index
      %140 = arith.addi %137, %139 : index
      %141 = arith.muli %tileRows, %c5 : index
      %142 = arith.muli %140, %141 : index
      %143 = arith.remui %0, %tileRows : index
      %144 = arith.muli %143, %c5 : index
      %145 = arith.addi %142, %144 : index
      %146 = arith.remui %125, %c5 : index
      %147 = arith.addi %145, %146 : index
      %148 = arith.truncf %131 : vector<4xf32> to vector<4xf16>
      vector.store %148, %normed[%147] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
    }
  }
  wave.return
}
