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
    %15 = arith.muli %features, %c5 : index
    %16 = arith.addi %14, %15 : index
    %17 = arith.muli %7, %16 : index
    %18 = arith.remui %6, %c3 : index
    %19 = arith.muli %18, %c8 : index
    %20 = arith.addi %17, %19 : index
    %21 = vector.load %w[%20] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %22 = vector.bitcast %21 : vector<4xi8> to vector<1xf32>
    %23 = vector.extract %22[0] : f32 from vector<1xf32>
    %24 = vector.broadcast %23 : f32 to vector<16xf32>
    %25 = wave.lane
    %26 = arith.divui %features, %c9 : index
    scf.for %27 = %25 to %26 step %c9 {
      %28 = arith.remui %6, %c3 : index
      %29 = arith.remui %28, %c3 : index
      %30 = arith.addi %17, %c7 : index
      %31 = arith.muli %27, %c10 : index
      %32 = arith.addi %30, %31 : index
      %33 = arith.muli %29, %c8 : index
      %34 = arith.addi %32, %33 : index
      %35 = vector.load %w[%34] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %36 = vector.bitcast %35 : vector<4xi8> to vector<2xf16>
      %37 = vector.extract %36[0] : f16 from vector<2xf16>
      %38 = vector.broadcast %37 : f16 to vector<16xf16>
      %39 = vector.extract %36[1] : f16 from vector<2xf16>
      %40 = vector.broadcast %39 : f16 to vector<16xf16>
      %41 = arith.addi %17, %c7 : index
      %42 = arith.muli %features, %c5 : index
      %43 = arith.addi %42, %c6 : index
      %44 = arith.divui %43, %c7 : index
      %45 = arith.muli %44, %c7 : index
      %46 = arith.addi %41, %45 : index
      %47 = arith.muli %27, %c11 : index
      %48 = arith.addi %46, %47 : index
      %49 = arith.muli %29, %c3 : index
      %50 = arith.addi %48, %49 : index
      %51 = arith.muli %features, %c4 : index
      %52 = arith.muli %features, %c5 : index
      %53 = arith.addi %52, %c6 : index
      %54 = arith.divui %53, %c7 : index
      %55 = arith.muli %54, %c7 : index
      %56 = arith.addi %51, %55 : index
      %57 = arith.addi %56, %c7 : index
      %58 = arith.addi %17, %57 : index
      %59 = arith.muli %27, %c3 : index
      %60 = arith.addi %59, %29 : index
      %61 = arith.muli %60, %c8 : index
      %62 = arith.addi %58, %61 : index
      %63 = vector.load %w[%62] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %64 = vector.bitcast %63 : vector<4xi8> to vector<1xi32>
      %65 = vector.shuffle %64, %64 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %66 = vector.load %w[%50] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %67 = vector.bitcast %66 : vector<16xi8> to vector<4xi32>
      %68 = arith.shrui %67, %c12 : vector<4xi32>
      %69 = arith.andi %68, %c13 : vector<4xi32>
      %70 = arith.shrui %65, %c14 : vector<4xi32>
      %71 = arith.andi %70, %c15 : vector<4xi32>
      %72 = arith.shli %71, %c16 : vector<4xi32>
      %73 = arith.ori %69, %72 : vector<4xi32>
      %74 = arith.ori %73, %c17 : vector<4xi32>
      %75 = vector.bitcast %74 : vector<4xi32> to vector<8xf16>
      %76 = arith.shrui %67, %c16 : vector<4xi32>
      %77 = arith.andi %76, %c13 : vector<4xi32>
      %78 = arith.shrui %65, %c18 : vector<4xi32>
      %79 = arith.andi %78, %c15 : vector<4xi32>
      %80 = arith.shli %79, %c16 : vector<4xi32>
      %81 = arith.ori %77, %80 : vector<4xi32>
      %82 = arith.ori %81, %c17 : vector<4xi32>
      %83 = vector.bitcast %82 : vector<4xi32> to vector<8xf16>
      %84 = arith.shrui %67, %c19 : vector<4xi32>
      %85 = arith.andi %84, %c13 : vector<4xi32>
      %86 = arith.shrui %65, %c20 : vector<4xi32>
      %87 = arith.andi %86, %c15 : vector<4xi32>
      %88 = arith.shli %87, %c16 : vector<4xi32>
      %89 = arith.ori %85, %88 : vector<4xi32>
      %90 = arith.ori %89, %c17 : vector<4xi32>
      %91 = vector.bitcast %90 : vector<4xi32> to vector<8xf16>
      %92 = arith.shrui %67, %c21 : vector<4xi32>
      %93 = arith.andi %92, %c13 : vector<4xi32>
      %94 = arith.shrui %65, %c22 : vector<4xi32>
      %95 = arith.andi %94, %c15 : vector<4xi32>
      %96 = arith.shli %95, %c16 : vector<4xi32>
      %97 = arith.ori %93, %96 : vector<4xi32>
      %98 = arith.ori %97, %c17 : vector<4xi32>
      %99 = vector.bitcast %98 : vector<4xi32> to vector<8xf16>
      %100 = vector.shuffle %75, %83 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %101 = vector.shuffle %91, %99 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %102 = vector.shuffle %100, %101 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %103 = arith.subf %102, %c23 : vector<32xf16>
      %104 = vector.shuffle %103, %103 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %105 = vector.shuffle %103, %103 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %106 = math.fma %104, %38, %40 : vector<16xf16>
      %107 = math.fma %105, %38, %40 : vector<16xf16>
      %108 = arith.muli %0, %features : index
      %109 = arith.muli %27, %c9 : index
      %110 = arith.addi %108, %109 : index
      %111 = arith.extf %106 : vector<16xf16> to vector<16xf32>
      %112 = arith.mulf %111, %24 : vector<16xf32>
      %113 = arith.addi %110, %c1 : index
      vector.store %112, %out[%113] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
      %114 = arith.extf %107 : vector<16xf16> to vector<16xf32>
      %115 = arith.mulf %114, %24 : vector<16xf32>
      %116 = arith.addi %110, %c3 : index
      vector.store %115, %out[%116] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
    }
    wave.barrier
    %117 = arith.muli %0, %features : index
    %118 = wave.lane
    %119 = arith.muli %118, %c8 : index
    %124:3 = scf.for %120 = %119 to %features step %c7 iter_args(%121 = %c25, %122 = %c25, %123 = %c25) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
      %125 = arith.addi %117, %120 : index
      %126 = vector.load %out[%125] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %127 = vector.load %norm_weight[%120] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %128 = arith.mulf %126, %127 : vector<4xf32>
      %129 = math.fma %126, %126, %121 : vector<4xf32>
      %130 = math.fma %128, %128, %122 : vector<4xf32>
      %131 = math.absf %128 : vector<4xf32>
      %132 = arith.maximumf %123, %131 : vector<4xf32>
      scf.yield %129, %130, %132 : vector<4xf32>, vector<4xf32>, vector<4xf32>
    }
    %133 = wave.reduce "add" %124#0 : vector<4xf32>
    %134 = arith.mulf %133, %inverseFeatures : f32
    %135 = arith.addf %134, %epsilon : f32
    %136 = math.sqrt %135 : f32
    %137 = arith.divf %c27, %136 : f32
    %138 = wave.reduce "max" %124#2 : vector<4xf32>
    %139 = arith.mulf %138, %137 : f32
    %140 = arith.bitcast %139 : f32 to i32
    %141 = arith.shrui %140, %c29 : i32
    %142 = arith.maxsi %141, %c30 : i32
    %143 = arith.subi %c31, %142 : i32
    %144 = arith.shli %143, %c29 : i32
    %145 = arith.subi %142, %c32 : i32
    %146 = arith.shli %145, %c29 : i32
    %147 = arith.bitcast %144 : i32 to f32
    %148 = arith.bitcast %146 : i32 to f32
    %149 = wave.reduce "add" %124#1 : vector<4xf32>
    %150 = arith.mulf %149, %137 : f32
    %151 = arith.mulf %150, %137 : f32
    %152 = wave.lane
    %153 = arith.cmpi eq, %152, %c1 : index
    scf.if %153 {
      %154 = arith.muli %0, %c5 : index
      memref.store %148, %normed_factors[%154] : memref<?xf32>
      %155 = arith.muli %0, %c5 : index
      %156 = arith.addi %155, %c33 : index
      memref.store %151, %normed_factors[%156] : memref<?xf32>
    }
    %157 = vector.broadcast %137 : f32 to vector<4xf32>
    %158 = vector.broadcast %147 : f32 to vector<4xf32>
    scf.for %159 = %119 to %features step %c7 {
      %160 = arith.addi %117, %159 : index
      %161 = vector.load %out[%160] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %162 = arith.mulf %161, %157 : vector<4xf32>
      %163 = vector.load %norm_weight[%159] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %164 = arith.mulf %162, %163 : vector<4xf32>
      %165 = arith.mulf %164, %158 : vector<4xf32>
      %166 = arith.divui %0, %tileRows : index
      %167 = arith.divui %features, %c3 : index
      %168 = arith.muli %166, %167 : index
      %169 = arith.divui %159, %c3 : index
      %170 = arith.addi %168, %169 : index
      %171 = arith.muli %170, %c5 : index
      %172 = arith.remui %159, %c3 : index
      %173 = arith.divui %172, %c4 : index
      %174 = arith.addi %171, %173 : index
      %175 = arith.muli %tileRows, %c4 : index
      %176 = arith.muli %174, %175 : index
      %177 = arith.remui %0, %tileRows : index
      %178 = arith.muli %177, %c4 : index
      %179 = arith.addi %176, %178 : index
      %180 = arith.remui %159, %c4 : index
      %181 = arith.addi %179, %180 : index
      %182 = arith.truncf %165 : vector<4xf32> to vector<4xf16>
      vector.store %182, %normed[%181] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
    }
  }
  wave.return
}
