// GENERATED from codegen/kvcgen/gfx_rows.py; do not edit.
// Config: GfxEmbed(format='q8_0')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @embed_norm_q8_0__gfx1100(%step: memref<?xi32>, %w: memref<?xi8>, %norm_weight: memref<?xf32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) {
  %features = wave.param "features" : index
  %c1 = arith.constant 0 : index
  %tokensAt = wave.param "tokensAt" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 4 : index
  %c7 = arith.constant 32 : index
  %c8 = arith.constant 2 : index
  %c9 = arith.constant 512 : index
  %c10 = arith.constant dense<16711935> : vector<4xi32>
  %c11 = arith.constant dense<1677747200> : vector<4xi32>
  %c12 = arith.constant dense<8> : vector<4xi32>
  %c13 = arith.constant dense<0x6480> : vector<16xf16>
  %c14 = arith.constant 256 : index
  %tileRows = wave.param "tileRows" : index
  %c16 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c18 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c20 = arith.constant 23 : i32
  %c21 = arith.constant 141 : i32
  %c22 = arith.constant 268 : i32
  %c23 = arith.constant 14 : i32
  %c24 = arith.constant 1 : index
  %c25 = arith.constant 8 : index
  %0 = wave.block 0
  %1 = memref.load %step[%c1] : memref<?xi32>
  %2 = arith.index_cast %1 : i32 to index
  %3 = arith.cmpi slt, %0, %2 : index
  scf.if %3 {
    %4 = arith.addi %tokensAt, %0 : index
    %5 = memref.load %step[%4] : memref<?xi32>
    %6 = arith.index_cast %5 : i32 to index
    %7 = arith.divui %6, %c3 : index
    %8 = arith.muli %features, %c3 : index
    %9 = arith.addi %features, %c4 : index
    %10 = arith.divui %9, %c5 : index
    %11 = arith.muli %10, %c5 : index
    %12 = arith.addi %8, %11 : index
    %13 = arith.addi %12, %c5 : index
    %14 = arith.muli %7, %13 : index
    %15 = arith.remui %6, %c3 : index
    %16 = arith.muli %15, %c6 : index
    %17 = arith.addi %14, %16 : index
    %18 = vector.load %w[%17] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %19 = vector.bitcast %18 : vector<4xi8> to vector<1xf32>
    %20 = vector.extract %19[0] : f32 from vector<1xf32>
    %21 = vector.broadcast %20 : f32 to vector<16xf32>
    %22 = wave.lane
    %23 = arith.divui %features, %c7 : index
    scf.for %24 = %22 to %23 step %c7 {
      %25 = arith.remui %6, %c3 : index
      %26 = arith.remui %25, %c3 : index
      %27 = arith.addi %14, %c5 : index
      %28 = arith.muli %24, %c7 : index
      %29 = arith.addi %27, %28 : index
      %30 = arith.muli %26, %c8 : index
      %31 = arith.addi %29, %30 : index
      %32 = vector.load %w[%31] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %33 = vector.bitcast %32 : vector<2xi8> to vector<1xf16>
      %34 = vector.extract %33[0] : f16 from vector<1xf16>
      %35 = vector.broadcast %34 : f16 to vector<16xf16>
      %36 = arith.addi %14, %c5 : index
      %37 = arith.addi %features, %c4 : index
      %38 = arith.divui %37, %c5 : index
      %39 = arith.muli %38, %c5 : index
      %40 = arith.addi %36, %39 : index
      %41 = arith.muli %24, %c9 : index
      %42 = arith.addi %40, %41 : index
      %43 = arith.addi %42, %c1 : index
      %44 = arith.muli %26, %c3 : index
      %45 = arith.addi %43, %44 : index
      %46 = vector.load %w[%45] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %47 = vector.bitcast %46 : vector<16xi8> to vector<4xi32>
      %48 = arith.andi %47, %c10 : vector<4xi32>
      %49 = arith.ori %48, %c11 : vector<4xi32>
      %50 = vector.bitcast %49 : vector<4xi32> to vector<8xf16>
      %51 = arith.shrui %47, %c12 : vector<4xi32>
      %52 = arith.andi %51, %c10 : vector<4xi32>
      %53 = arith.ori %52, %c11 : vector<4xi32>
      %54 = vector.bitcast %53 : vector<4xi32> to vector<8xf16>
      %55 = vector.shuffle %50, %54 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %56 = arith.subf %55, %c13 : vector<16xf16>
      %57 = arith.mulf %56, %35 : vector<16xf16>
      %58 = arith.muli %24, %c9 : index
      %59 = arith.addi %40, %58 : index
      %60 = arith.addi %59, %c14 : index
      %61 = arith.muli %26, %c3 : index
      %62 = arith.addi %60, %61 : index
      %63 = vector.load %w[%62] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %64 = vector.bitcast %63 : vector<16xi8> to vector<4xi32>
      %65 = arith.andi %64, %c10 : vector<4xi32>
      %66 = arith.ori %65, %c11 : vector<4xi32>
      %67 = vector.bitcast %66 : vector<4xi32> to vector<8xf16>
      %68 = arith.shrui %64, %c12 : vector<4xi32>
      %69 = arith.andi %68, %c10 : vector<4xi32>
      %70 = arith.ori %69, %c11 : vector<4xi32>
      %71 = vector.bitcast %70 : vector<4xi32> to vector<8xf16>
      %72 = vector.shuffle %67, %71 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %73 = arith.subf %72, %c13 : vector<16xf16>
      %74 = arith.mulf %73, %35 : vector<16xf16>
      %75 = arith.muli %0, %features : index
      %76 = arith.muli %24, %c7 : index
      %77 = arith.addi %75, %76 : index
      %78 = arith.extf %57 : vector<16xf16> to vector<16xf32>
      %79 = arith.mulf %78, %21 : vector<16xf32>
      %80 = arith.addi %77, %c1 : index
      vector.store %79, %out[%80] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
      %81 = arith.extf %74 : vector<16xf16> to vector<16xf32>
      %82 = arith.mulf %81, %21 : vector<16xf32>
      %83 = arith.addi %77, %c3 : index
      vector.store %82, %out[%83] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
    }
    wave.barrier
    %84 = arith.muli %0, %features : index
    %85 = wave.lane
    %86 = arith.muli %85, %c6 : index
    %91:3 = scf.for %87 = %86 to %features step %c5 iter_args(%88 = %c16, %89 = %c16, %90 = %c16) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
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
    %104 = arith.divf %c18, %103 : f32
    %105 = wave.reduce "max" %91#2 : vector<4xf32>
    %106 = arith.mulf %105, %104 : f32
    %107 = arith.bitcast %106 : f32 to i32
    %108 = arith.shrui %107, %c20 : i32
    %109 = arith.maxsi %108, %c21 : i32
    %110 = arith.subi %c22, %109 : i32
    %111 = arith.shli %110, %c20 : i32
    %112 = arith.subi %109, %c23 : i32
    %113 = arith.shli %112, %c20 : i32
    %114 = arith.bitcast %111 : i32 to f32
    %115 = arith.bitcast %113 : i32 to f32
    %116 = wave.reduce "add" %91#1 : vector<4xf32>
    %117 = arith.mulf %116, %104 : f32
    %118 = arith.mulf %117, %104 : f32
    %119 = wave.lane
    %120 = arith.cmpi eq, %119, %c1 : index
    scf.if %120 {
      %121 = arith.muli %0, %c8 : index
      memref.store %115, %normed_factors[%121] : memref<?xf32>
      %122 = arith.muli %0, %c8 : index
      %123 = arith.addi %122, %c24 : index
      memref.store %118, %normed_factors[%123] : memref<?xf32>
    }
    %124 = vector.broadcast %104 : f32 to vector<4xf32>
    %125 = vector.broadcast %114 : f32 to vector<4xf32>
    scf.for %126 = %86 to %features step %c5 {
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
      %138 = arith.muli %137, %c8 : index
      %139 = arith.remui %126, %c3 : index
      %140 = arith.divui %139, %c25 : index
      %141 = arith.addi %138, %140 : index
      %142 = arith.muli %tileRows, %c25 : index
      %143 = arith.muli %141, %142 : index
      %144 = arith.remui %0, %tileRows : index
      %145 = arith.muli %144, %c25 : index
      %146 = arith.addi %143, %145 : index
      %147 = arith.remui %126, %c25 : index
      %148 = arith.addi %146, %147 : index
      %149 = arith.truncf %132 : vector<4xf32> to vector<4xf16>
      vector.store %149, %normed[%148] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
    }
  }
  wave.return
}
