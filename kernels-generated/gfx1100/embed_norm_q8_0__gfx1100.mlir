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
      %25 = arith.remui %15, %c3 : index
      %26 = arith.muli %24, %c7 : index
      %27 = arith.muli %25, %c8 : index
      %28 = arith.addi %26, %27 : index
      %29 = arith.addi %14, %c5 : index
      %30 = arith.addi %29, %28 : index
      %31 = vector.load %w[%30] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %32 = vector.bitcast %31 : vector<2xi8> to vector<1xf16>
      %33 = vector.extract %32[0] : f16 from vector<1xf16>
      %34 = vector.broadcast %33 : f16 to vector<16xf16>
      %35 = arith.addi %29, %11 : index
      %36 = arith.muli %24, %c9 : index
      %37 = arith.addi %35, %36 : index
      %38 = arith.addi %37, %c1 : index
      %39 = arith.muli %25, %c3 : index
      %40 = arith.addi %38, %39 : index
      %41 = vector.load %w[%40] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %42 = vector.bitcast %41 : vector<16xi8> to vector<4xi32>
      %43 = arith.andi %42, %c10 : vector<4xi32>
      %44 = arith.ori %43, %c11 : vector<4xi32>
      %45 = vector.bitcast %44 : vector<4xi32> to vector<8xf16>
      %46 = arith.shrui %42, %c12 : vector<4xi32>
      %47 = arith.andi %46, %c10 : vector<4xi32>
      %48 = arith.ori %47, %c11 : vector<4xi32>
      %49 = vector.bitcast %48 : vector<4xi32> to vector<8xf16>
      %50 = vector.shuffle %45, %49 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %51 = arith.subf %50, %c13 : vector<16xf16>
      %52 = arith.mulf %51, %34 : vector<16xf16>
      %53 = arith.addi %37, %c14 : index
      %54 = arith.addi %53, %39 : index
      %55 = vector.load %w[%54] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %56 = vector.bitcast %55 : vector<16xi8> to vector<4xi32>
      %57 = arith.andi %56, %c10 : vector<4xi32>
      %58 = arith.ori %57, %c11 : vector<4xi32>
      %59 = vector.bitcast %58 : vector<4xi32> to vector<8xf16>
      %60 = arith.shrui %56, %c12 : vector<4xi32>
      %61 = arith.andi %60, %c10 : vector<4xi32>
      %62 = arith.ori %61, %c11 : vector<4xi32>
      %63 = vector.bitcast %62 : vector<4xi32> to vector<8xf16>
      %64 = vector.shuffle %59, %63 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %65 = arith.subf %64, %c13 : vector<16xf16>
      %66 = arith.mulf %65, %34 : vector<16xf16>
      %67 = arith.muli %0, %features : index
      %68 = arith.addi %67, %26 : index
      %69 = arith.extf %52 : vector<16xf16> to vector<16xf32>
      %70 = arith.mulf %69, %21 : vector<16xf32>
      %71 = arith.addi %68, %c1 : index
      vector.store %70, %out[%71] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
      %72 = arith.extf %66 : vector<16xf16> to vector<16xf32>
      %73 = arith.mulf %72, %21 : vector<16xf32>
      %74 = arith.addi %68, %c3 : index
      vector.store %73, %out[%74] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
    }
    wave.barrier
    %75 = arith.muli %0, %features : index
    %76 = arith.muli %22, %c6 : index
    %81:3 = scf.for %77 = %76 to %features step %c5 iter_args(%78 = %c16, %79 = %c16, %80 = %c16) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
      %82 = arith.addi %75, %77 : index
      %83 = vector.load %out[%82] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %84 = vector.load %norm_weight[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %85 = arith.mulf %83, %84 : vector<4xf32>
      %86 = math.fma %83, %83, %78 : vector<4xf32>
      %87 = math.fma %85, %85, %79 : vector<4xf32>
      %88 = math.absf %85 : vector<4xf32>
      %89 = arith.maximumf %80, %88 : vector<4xf32>
      scf.yield %86, %87, %89 : vector<4xf32>, vector<4xf32>, vector<4xf32>
    }
    %90 = wave.reduce "add" %81#0 : vector<4xf32>
    %91 = arith.mulf %90, %inverseFeatures : f32
    %92 = arith.addf %91, %epsilon : f32
    %93 = math.sqrt %92 : f32
    %94 = arith.divf %c18, %93 : f32
    %95 = wave.reduce "max" %81#2 : vector<4xf32>
    %96 = arith.mulf %95, %94 : f32
    %97 = arith.bitcast %96 : f32 to i32
    %98 = arith.shrui %97, %c20 : i32
    %99 = arith.maxsi %98, %c21 : i32
    %100 = arith.subi %c22, %99 : i32
    %101 = arith.shli %100, %c20 : i32
    %102 = arith.subi %99, %c23 : i32
    %103 = arith.shli %102, %c20 : i32
    %104 = arith.bitcast %101 : i32 to f32
    %105 = arith.bitcast %103 : i32 to f32
    %106 = wave.reduce "add" %81#1 : vector<4xf32>
    %107 = arith.mulf %106, %94 : f32
    %108 = arith.mulf %107, %94 : f32
    %109 = arith.cmpi eq, %22, %c1 : index
    scf.if %109 {
      %110 = arith.muli %0, %c8 : index
      memref.store %105, %normed_factors[%110] : memref<?xf32>
      %111 = arith.addi %110, %c24 : index
      memref.store %108, %normed_factors[%111] : memref<?xf32>
    }
    %112 = vector.broadcast %94 : f32 to vector<4xf32>
    %113 = vector.broadcast %104 : f32 to vector<4xf32>
    scf.for %114 = %76 to %features step %c5 {
      %115 = arith.addi %75, %114 : index
      %116 = vector.load %out[%115] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %117 = arith.mulf %116, %112 : vector<4xf32>
      %118 = vector.load %norm_weight[%114] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %119 = arith.mulf %117, %118 : vector<4xf32>
      %120 = arith.mulf %119, %113 : vector<4xf32>
      %121 = arith.divui %0, %tileRows : index
      %122 = arith.divui %features, %c3 : index
      %123 = arith.muli %121, %122 : index
      %124 = arith.divui %114, %c3 : index
      %125 = arith.addi %123, %124 : index
      %126 = arith.muli %125, %c8 : index
      %127 = arith.remui %114, %c3 : index
      %128 = arith.divui %127, %c25 : index
      %129 = arith.addi %126, %128 : index
      %130 = arith.muli %tileRows, %c25 : index
      %131 = arith.muli %129, %130 : index
      %132 = arith.remui %0, %tileRows : index
      %133 = arith.muli %132, %c25 : index
      %134 = arith.addi %131, %133 : index
      %135 = arith.remui %114, %c25 : index
      %136 = arith.addi %134, %135 : index
      %137 = arith.truncf %120 : vector<4xf32> to vector<4xf16>
      vector.store %137, %normed[%136] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
    }
  }
  wave.return
}
