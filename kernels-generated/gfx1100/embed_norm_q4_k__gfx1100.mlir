// GENERATED from codegen/kvcgen/gfx_rows.py; do not edit.
// Config: GfxEmbed(format='q4_k')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @embed_norm_q4_k__gfx1100(%step: memref<?xi32>, %w: memref<?xi8>, %norm_weight: memref<?xf32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) {
  %features = wave.param "features" : index
  %c1 = arith.constant 0 : index
  %tokensAt = wave.param "tokensAt" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 256 : index
  %c6 = arith.constant 64 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 128 : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 2 : index
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
    %9 = arith.divui %features, %c5 : index
    %10 = arith.muli %9, %c6 : index
    %11 = arith.addi %10, %features : index
    %12 = arith.addi %11, %c7 : index
    %13 = arith.divui %12, %c8 : index
    %14 = arith.muli %13, %c8 : index
    %15 = arith.addi %8, %14 : index
    %16 = arith.addi %15, %c8 : index
    %17 = arith.muli %7, %16 : index
    %18 = arith.remui %6, %c3 : index
    %19 = arith.muli %18, %c9 : index
    %20 = arith.addi %17, %19 : index
    %21 = vector.load %w[%20] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %22 = vector.bitcast %21 : vector<4xi8> to vector<1xf32>
    %23 = vector.extract %22[0] : f32 from vector<1xf32>
    %24 = vector.broadcast %23 : f32 to vector<16xf32>
    %25 = wave.lane
    %26 = arith.divui %features, %c10 : index
    scf.for %27 = %25 to %26 step %c10 {
      %28 = arith.remui %18, %c3 : index
      %29 = arith.divui %27, %c4 : index
      %30 = arith.muli %29, %c6 : index
      %31 = arith.muli %28, %c9 : index
      %32 = arith.addi %30, %31 : index
      %33 = arith.addi %17, %c8 : index
      %34 = arith.addi %33, %32 : index
      %35 = vector.load %w[%34] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %36 = vector.bitcast %35 : vector<4xi8> to vector<2xf16>
      %37 = arith.muli %27, %c10 : index
      %38 = arith.addi %10, %37 : index
      %39 = arith.muli %28, %c11 : index
      %40 = arith.addi %38, %39 : index
      %41 = arith.addi %33, %40 : index
      %42 = vector.load %w[%41] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %43 = vector.extract %36[0] : f16 from vector<2xf16>
      %44 = arith.extf %43 : f16 to f32
      %45 = vector.extract %42[0] : i8 from vector<2xi8>
      %46 = arith.extui %45 : i8 to i32
      %47 = arith.sitofp %46 : i32 to f32
      %48 = arith.mulf %44, %47 : f32
      %49 = arith.truncf %48 : f32 to f16
      %50 = vector.broadcast %49 : f16 to vector<16xf16>
      %51 = vector.extract %36[1] : f16 from vector<2xf16>
      %52 = arith.extf %51 : f16 to f32
      %53 = vector.extract %42[1] : i8 from vector<2xi8>
      %54 = arith.extui %53 : i8 to i32
      %55 = arith.sitofp %54 : i32 to f32
      %56 = arith.mulf %52, %55 : f32
      %57 = arith.truncf %56 : f32 to f16
      %58 = vector.broadcast %57 : f16 to vector<16xf16>
      %59 = arith.addi %33, %14 : index
      %60 = arith.addi %59, %8 : index
      %61 = arith.muli %27, %c3 : index
      %62 = arith.addi %61, %28 : index
      %63 = arith.muli %62, %c1 : index
      %64 = arith.addi %60, %63 : index
      %65 = arith.muli %27, %c5 : index
      %66 = arith.addi %59, %65 : index
      %67 = arith.muli %28, %c3 : index
      %68 = arith.addi %66, %67 : index
      %69 = vector.load %w[%68] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %70 = vector.bitcast %69 : vector<16xi8> to vector<4xi32>
      %71 = arith.shrui %70, %c12 : vector<4xi32>
      %72 = arith.andi %71, %c13 : vector<4xi32>
      %73 = arith.ori %72, %c14 : vector<4xi32>
      %74 = vector.bitcast %73 : vector<4xi32> to vector<8xf16>
      %75 = arith.shrui %70, %c15 : vector<4xi32>
      %76 = arith.andi %75, %c13 : vector<4xi32>
      %77 = arith.ori %76, %c14 : vector<4xi32>
      %78 = vector.bitcast %77 : vector<4xi32> to vector<8xf16>
      %79 = arith.shrui %70, %c16 : vector<4xi32>
      %80 = arith.andi %79, %c13 : vector<4xi32>
      %81 = arith.ori %80, %c14 : vector<4xi32>
      %82 = vector.bitcast %81 : vector<4xi32> to vector<8xf16>
      %83 = arith.shrui %70, %c17 : vector<4xi32>
      %84 = arith.andi %83, %c13 : vector<4xi32>
      %85 = arith.ori %84, %c14 : vector<4xi32>
      %86 = vector.bitcast %85 : vector<4xi32> to vector<8xf16>
      %87 = vector.shuffle %74, %78 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %88 = vector.shuffle %82, %86 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %89 = vector.shuffle %87, %88 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %90 = arith.subf %89, %c18 : vector<32xf16>
      %91 = vector.shuffle %90, %90 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %92 = vector.shuffle %90, %90 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %93 = math.fma %91, %50, %58 : vector<16xf16>
      %94 = math.fma %92, %50, %58 : vector<16xf16>
      %95 = arith.muli %0, %features : index
      %96 = arith.addi %95, %37 : index
      %97 = arith.extf %93 : vector<16xf16> to vector<16xf32>
      %98 = arith.mulf %97, %24 : vector<16xf32>
      %99 = arith.addi %96, %c1 : index
      vector.store %98, %out[%99] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
      %100 = arith.extf %94 : vector<16xf16> to vector<16xf32>
      %101 = arith.mulf %100, %24 : vector<16xf32>
      %102 = arith.addi %96, %c3 : index
      vector.store %101, %out[%102] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
    }
    wave.barrier
    %103 = arith.muli %0, %features : index
    %104 = arith.muli %25, %c9 : index
    %109:3 = scf.for %105 = %104 to %features step %c8 iter_args(%106 = %c20, %107 = %c20, %108 = %c20) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
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
    %122 = arith.divf %c22, %121 : f32
    %123 = wave.reduce "max" %109#2 : vector<4xf32>
    %124 = arith.mulf %123, %122 : f32
    %125 = arith.bitcast %124 : f32 to i32
    %126 = arith.shrui %125, %c24 : i32
    %127 = arith.maxsi %126, %c25 : i32
    %128 = arith.subi %c26, %127 : i32
    %129 = arith.shli %128, %c24 : i32
    %130 = arith.subi %127, %c27 : i32
    %131 = arith.shli %130, %c24 : i32
    %132 = arith.bitcast %129 : i32 to f32
    %133 = arith.bitcast %131 : i32 to f32
    %134 = wave.reduce "add" %109#1 : vector<4xf32>
    %135 = arith.mulf %134, %122 : f32
    %136 = arith.mulf %135, %122 : f32
    %137 = arith.cmpi eq, %25, %c1 : index
    scf.if %137 {
      %138 = arith.muli %0, %c11 : index
      memref.store %133, %normed_factors[%138] : memref<?xf32>
      %139 = arith.addi %138, %c28 : index
      memref.store %136, %normed_factors[%139] : memref<?xf32>
    }
    %140 = vector.broadcast %122 : f32 to vector<4xf32>
    %141 = vector.broadcast %132 : f32 to vector<4xf32>
    scf.for %142 = %104 to %features step %c8 {
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
      %154 = arith.muli %153, %c11 : index
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
