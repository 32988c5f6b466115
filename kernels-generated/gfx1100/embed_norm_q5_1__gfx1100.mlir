// GENERATED from codegen/kvcgen/gfx_rows.py; do not edit.
// Config: GfxEmbed(format='q5_1')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @embed_norm_q5_1__gfx1100(%step: memref<?xi32>, %w: memref<?xi8>, %norm_weight: memref<?xf32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) {
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
  %c14 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c15 = arith.constant dense<65537> : vector<4xi32>
  %c16 = arith.constant dense<4> : vector<4xi32>
  %c17 = arith.constant dense<1677747200> : vector<4xi32>
  %c18 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c19 = arith.constant dense<8> : vector<4xi32>
  %c20 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c21 = arith.constant dense<12> : vector<4xi32>
  %c22 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c23 = arith.constant dense<0x6400> : vector<32xf16>
  %tileRows = wave.param "tileRows" : index
  %c25 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c27 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c29 = arith.constant 23 : i32
  %c30 = arith.constant 141 : i32
  %c31 = arith.constant 268 : i32
  %c32 = arith.constant 14 : i32
  %c33 = arith.constant 1 : index
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
    %15 = arith.addi %14, %9 : index
    %16 = arith.muli %7, %15 : index
    %17 = arith.remui %6, %c3 : index
    %18 = arith.muli %17, %c8 : index
    %19 = arith.addi %16, %18 : index
    %20 = vector.load %w[%19] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %21 = vector.bitcast %20 : vector<4xi8> to vector<1xf32>
    %22 = vector.extract %21[0] : f32 from vector<1xf32>
    %23 = vector.broadcast %22 : f32 to vector<16xf32>
    %24 = wave.lane
    %25 = arith.divui %features, %c9 : index
    scf.for %26 = %24 to %25 step %c9 {
      %27 = arith.remui %17, %c3 : index
      %28 = arith.muli %26, %c10 : index
      %29 = arith.muli %27, %c8 : index
      %30 = arith.addi %28, %29 : index
      %31 = arith.addi %16, %c7 : index
      %32 = arith.addi %31, %30 : index
      %33 = vector.load %w[%32] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %34 = vector.bitcast %33 : vector<4xi8> to vector<2xf16>
      %35 = vector.extract %34[0] : f16 from vector<2xf16>
      %36 = vector.broadcast %35 : f16 to vector<16xf16>
      %37 = vector.extract %34[1] : f16 from vector<2xf16>
      %38 = vector.broadcast %37 : f16 to vector<16xf16>
      %39 = arith.addi %31, %12 : index
      %40 = arith.muli %26, %c11 : index
      %41 = arith.addi %39, %40 : index
      %42 = arith.muli %27, %c3 : index
      %43 = arith.addi %41, %42 : index
      %44 = arith.addi %16, %14 : index
      %45 = arith.muli %26, %c3 : index
      %46 = arith.addi %45, %27 : index
      %47 = arith.muli %46, %c8 : index
      %48 = arith.addi %44, %47 : index
      %49 = vector.load %w[%48] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %50 = vector.bitcast %49 : vector<4xi8> to vector<1xi32>
      %51 = vector.shuffle %50, %50 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %52 = vector.load %w[%43] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %53 = vector.bitcast %52 : vector<16xi8> to vector<4xi32>
      %54 = arith.shrui %53, %c12 : vector<4xi32>
      %55 = arith.andi %54, %c13 : vector<4xi32>
      %56 = arith.shrui %51, %c14 : vector<4xi32>
      %57 = arith.andi %56, %c15 : vector<4xi32>
      %58 = arith.shli %57, %c16 : vector<4xi32>
      %59 = arith.ori %55, %58 : vector<4xi32>
      %60 = arith.ori %59, %c17 : vector<4xi32>
      %61 = vector.bitcast %60 : vector<4xi32> to vector<8xf16>
      %62 = arith.shrui %53, %c16 : vector<4xi32>
      %63 = arith.andi %62, %c13 : vector<4xi32>
      %64 = arith.shrui %51, %c18 : vector<4xi32>
      %65 = arith.andi %64, %c15 : vector<4xi32>
      %66 = arith.shli %65, %c16 : vector<4xi32>
      %67 = arith.ori %63, %66 : vector<4xi32>
      %68 = arith.ori %67, %c17 : vector<4xi32>
      %69 = vector.bitcast %68 : vector<4xi32> to vector<8xf16>
      %70 = arith.shrui %53, %c19 : vector<4xi32>
      %71 = arith.andi %70, %c13 : vector<4xi32>
      %72 = arith.shrui %51, %c20 : vector<4xi32>
      %73 = arith.andi %72, %c15 : vector<4xi32>
      %74 = arith.shli %73, %c16 : vector<4xi32>
      %75 = arith.ori %71, %74 : vector<4xi32>
      %76 = arith.ori %75, %c17 : vector<4xi32>
      %77 = vector.bitcast %76 : vector<4xi32> to vector<8xf16>
      %78 = arith.shrui %53, %c21 : vector<4xi32>
      %79 = arith.andi %78, %c13 : vector<4xi32>
      %80 = arith.shrui %51, %c22 : vector<4xi32>
      %81 = arith.andi %80, %c15 : vector<4xi32>
      %82 = arith.shli %81, %c16 : vector<4xi32>
      %83 = arith.ori %79, %82 : vector<4xi32>
      %84 = arith.ori %83, %c17 : vector<4xi32>
      %85 = vector.bitcast %84 : vector<4xi32> to vector<8xf16>
      %86 = vector.shuffle %61, %69 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %87 = vector.shuffle %77, %85 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %88 = vector.shuffle %86, %87 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %89 = arith.subf %88, %c23 : vector<32xf16>
      %90 = vector.shuffle %89, %89 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %91 = vector.shuffle %89, %89 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %92 = math.fma %90, %36, %38 : vector<16xf16>
      %93 = math.fma %91, %36, %38 : vector<16xf16>
      %94 = arith.muli %0, %features : index
      %95 = arith.muli %26, %c9 : index
      %96 = arith.addi %94, %95 : index
      %97 = arith.extf %92 : vector<16xf16> to vector<16xf32>
      %98 = arith.mulf %97, %23 : vector<16xf32>
      %99 = arith.addi %96, %c1 : index
      vector.store %98, %out[%99] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
      %100 = arith.extf %93 : vector<16xf16> to vector<16xf32>
      %101 = arith.mulf %100, %23 : vector<16xf32>
      %102 = arith.addi %96, %c3 : index
      vector.store %101, %out[%102] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
    }
    wave.barrier
    %103 = arith.muli %0, %features : index
    %104 = arith.muli %24, %c8 : index
    %109:3 = scf.for %105 = %104 to %features step %c7 iter_args(%106 = %c25, %107 = %c25, %108 = %c25) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
      %110 = arith.addi %103, %105 : index
      %111 = vector.load %out[%110] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %112 = vector.load %norm_weight[%105] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %113 = arith.mulf %111, %112 : vector<4xf32>
      %114 = math.fma %111, %111, %106 : vector<4xf32>
      %115 = math.fma %113, %113, %107 : vector<4xf32>
      %116 = math.absf %113 : vector<4xf32>
      %117 = arith.maximumf %108, %116 : vector<4xf32>
      scf.yield %114, %115, %117 : vector<4xf32>, vector<4xf32>, vector<4xf32>
    }
    %118 = wave.reduce "add" %109#0 : vector<4xf32>
    %119 = arith.mulf %118, %inverseFeatures : f32
    %120 = arith.addf %119, %epsilon : f32
    %121 = math.sqrt %120 : f32
    %122 = arith.divf %c27, %121 : f32
    %123 = wave.reduce "max" %109#2 : vector<4xf32>
    %124 = arith.mulf %123, %122 : f32
    %125 = arith.bitcast %124 : f32 to i32
    %126 = arith.shrui %125, %c29 : i32
    %127 = arith.maxsi %126, %c30 : i32
    %128 = arith.subi %c31, %127 : i32
    %129 = arith.shli %128, %c29 : i32
    %130 = arith.subi %127, %c32 : i32
    %131 = arith.shli %130, %c29 : i32
    %132 = arith.bitcast %129 : i32 to f32
    %133 = arith.bitcast %131 : i32 to f32
    %134 = wave.reduce "add" %109#1 : vector<4xf32>
    %135 = arith.mulf %134, %122 : f32
    %136 = arith.mulf %135, %122 : f32
    %137 = arith.cmpi eq, %24, %c1 : index
    scf.if %137 {
      %138 = arith.muli %0, %c5 : index
      memref.store %133, %normed_factors[%138] : memref<?xf32>
      %139 = arith.addi %138, %c33 : index
      memref.store %136, %normed_factors[%139] : memref<?xf32>
    }
    %140 = vector.broadcast %122 : f32 to vector<4xf32>
    %141 = vector.broadcast %132 : f32 to vector<4xf32>
    scf.for %142 = %104 to %features step %c7 {
      %143 = arith.addi %103, %142 : index
      %144 = vector.load %out[%143] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %145 = arith.mulf %144, %140 : vector<4xf32>
      %146 = vector.load %norm_weight[%142] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %147 = arith.mulf %145, %146 : vector<4xf32>
      %148 = arith.mulf %147, %141 : vector<4xf32>
      %149 = arith.divui %0, %tileRows : index
      %150 = arith.divui %features, %c3 : index
      %151 = arith.muli %149, %150 : index
      %152 = arith.divui %142, %c3 : index
      %153 = arith.addi %151, %152 : index
      %154 = arith.muli %153, %c5 : index
      %155 = arith.remui %142, %c3 : index
      %156 = arith.divui %155, %c4 : index
      %157 = arith.addi %154, %156 : index
      %158 = arith.muli %tileRows, %c4 : index
      %159 = arith.muli %157, %158 : index
      %160 = arith.remui %0, %tileRows : index
      %161 = arith.muli %160, %c4 : index
      %162 = arith.addi %159, %161 : index
      %163 = arith.remui %142, %c4 : index
      %164 = arith.addi %162, %163 : index
      %165 = arith.truncf %148 : vector<4xf32> to vector<4xf16>
      vector.store %165, %normed[%164] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
    }
  }
  wave.return
}
