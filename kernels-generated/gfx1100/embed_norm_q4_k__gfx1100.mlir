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
      %28 = arith.remui %6, %c3 : index
      %29 = arith.remui %28, %c3 : index
      %30 = arith.addi %17, %c8 : index
      %31 = arith.divui %27, %c4 : index
      %32 = arith.muli %31, %c6 : index
      %33 = arith.addi %30, %32 : index
      %34 = arith.muli %29, %c9 : index
      %35 = arith.addi %33, %34 : index
      %36 = vector.load %w[%35] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %37 = vector.bitcast %36 : vector<4xi8> to vector<2xf16>
      %38 = arith.divui %features, %c5 : index
      %39 = arith.muli %38, %c6 : index
      %40 = arith.addi %30, %39 : index
      %41 = arith.muli %27, %c10 : index
      %42 = arith.addi %40, %41 : index
      %43 = arith.muli %29, %c11 : index
      %44 = arith.addi %42, %43 : index
      %45 = vector.load %w[%44] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %46 = vector.extract %37[0] : f16 from vector<2xf16>
      %47 = arith.extf %46 : f16 to f32
      %48 = vector.extract %45[0] : i8 from vector<2xi8>
      %49 = arith.extui %48 : i8 to i32
      %50 = arith.sitofp %49 : i32 to f32
      %51 = arith.mulf %47, %50 : f32
      %52 = arith.truncf %51 : f32 to f16
      %53 = vector.broadcast %52 : f16 to vector<16xf16>
      %54 = vector.extract %37[1] : f16 from vector<2xf16>
      %55 = arith.extf %54 : f16 to f32
      %56 = vector.extract %45[1] : i8 from vector<2xi8>
      %57 = arith.extui %56 : i8 to i32
      %58 = arith.sitofp %57 : i32 to f32
      %59 = arith.mulf %55, %58 : f32
      %60 = arith.truncf %59 : f32 to f16
      %61 = vector.broadcast %60 : f16 to vector<16xf16>
      %62 = arith.addi %17, %c8 : index
      %63 = arith.divui %features, %c5 : index
      %64 = arith.muli %63, %c6 : index
      %65 = arith.addi %64, %features : index
      %66 = arith.addi %65, %c7 : index
      %67 = arith.divui %66, %c8 : index
      %68 = arith.muli %67, %c8 : index
      %69 = arith.addi %62, %68 : index
      %70 = arith.muli %features, %c4 : index
      %71 = arith.addi %69, %70 : index
      %72 = arith.muli %27, %c3 : index
      %73 = arith.addi %72, %29 : index
      %74 = arith.muli %73, %c1 : index
      %75 = arith.addi %71, %74 : index
      %76 = arith.muli %27, %c5 : index
      %77 = arith.addi %69, %76 : index
      %78 = arith.muli %29, %c3 : index
      %79 = arith.addi %77, %78 : index
      %80 = vector.load %w[%79] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %81 = vector.bitcast %80 : vector<16xi8> to vector<4xi32>
      %82 = arith.shrui %81, %c12 : vector<4xi32>
      %83 = arith.andi %82, %c13 : vector<4xi32>
      %84 = arith.ori %83, %c14 : vector<4xi32>
      %85 = vector.bitcast %84 : vector<4xi32> to vector<8xf16>
      %86 = arith.shrui %81, %c15 : vector<4xi32>
      %87 = arith.andi %86, %c13 : vector<4xi32>
      %88 = arith.ori %87, %c14 : vector<4xi32>
      %89 = vector.bitcast %88 : vector<4xi32> to vector<8xf16>
      %90 = arith.shrui %81, %c16 : vector<4xi32>
      %91 = arith.andi %90, %c13 : vector<4xi32>
      %92 = arith.ori %91, %c14 : vector<4xi32>
      %93 = vector.bitcast %92 : vector<4xi32> to vector<8xf16>
      %94 = arith.shrui %81, %c17 : vector<4xi32>
      %95 = arith.andi %94, %c13 : vector<4xi32>
      %96 = arith.ori %95, %c14 : vector<4xi32>
      %97 = vector.bitcast %96 : vector<4xi32> to vector<8xf16>
      %98 = vector.shuffle %85, %89 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %99 = vector.shuffle %93, %97 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %100 = vector.shuffle %98, %99 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %101 = arith.subf %100, %c18 : vector<32xf16>
      %102 = vector.shuffle %101, %101 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %103 = vector.shuffle %101, %101 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %104 = math.fma %102, %53, %61 : vector<16xf16>
      %105 = math.fma %103, %53, %61 : vector<16xf16>
      %106 = arith.muli %0, %features : index
      %107 = arith.muli %27, %c10 : index
      %108 = arith.addi %106, %107 : index
      %109 = arith.extf %104 : vector<16xf16> to vector<16xf32>
      %110 = arith.mulf %109, %24 : vector<16xf32>
      %111 = arith.addi %108, %c1 : index
      vector.store %110, %out[%111] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
      %112 = arith.extf %105 : vector<16xf16> to vector<16xf32>
      %113 = arith.mulf %112, %24 : vector<16xf32>
      %114 = arith.addi %108, %c3 : index
      vector.store %113, %out[%114] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
    }
    wave.barrier
    %115 = arith.muli %0, %features : index
    %116 = wave.lane
    %117 = arith.muli %116, %c9 : index
    %122:3 = scf.for %118 = %117 to %features step %c8 iter_args(%119 = %c20, %120 = %c20, %121 = %c20) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
      %123 = arith.addi %115, %118 : index
      %124 = vector.load %out[%123] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %125 = vector.load %norm_weight[%118] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %126 = arith.mulf %124, %125 : vector<4xf32>
      %127 = math.fma %124, %124, %119 : vector<4xf32>
      %128 = math.fma %126, %126, %120 : vector<4xf32>
      %129 = math.absf %126 : vector<4xf32>
      %130 = arith.maximumf %121, %129 : vector<4xf32>
      scf.yield %127, %128, %130 : vector<4xf32>, vector<4xf32>, vector<4xf32>
    }
    %131 = wave.reduce "add" %122#0 : vector<4xf32>
    %132 = arith.mulf %131, %inverseFeatures : f32
    %133 = arith.addf %132, %epsilon : f32
    %134 = math.sqrt %133 : f32
    %135 = arith.divf %c22, %134 : f32
    %136 = wave.reduce "max" %122#2 : vector<4xf32>
    %137 = arith.mulf %136, %135 : f32
    %138 = arith.bitcast %137 : f32 to i32
    %139 = arith.shrui %138, %c24 : i32
    %140 = arith.maxsi %139, %c25 : i32
    %141 = arith.subi %c26, %140 : i32
    %142 = arith.shli %141, %c24 : i32
    %143 = arith.subi %140, %c27 : i32
    %144 = arith.shli %143, %c24 : i32
    %145 = arith.bitcast %142 : i32 to f32
    %146 = arith.bitcast %144 : i32 to f32
    %147 = wave.reduce "add" %122#1 : vector<4xf32>
    %148 = arith.mulf %147, %135 : f32
    %149 = arith.mulf %148, %135 : f32
    %150 = wave.lane
    %151 = arith.cmpi eq, %150, %c1 : index
    scf.if %151 {
      %152 = arith.muli %0, %c11 : index
      memref.store %146, %normed_factors[%152] : memref<?xf32>
      %153 = arith.muli %0, %c11 : index
      %154 = arith.addi %153, %c28 : index
      memref.store %149, %normed_factors[%154] : memref<?xf32>
    }
    %155 = vector.broadcast %135 : f32 to vector<4xf32>
    %156 = vector.broadcast %145 : f32 to vector<4xf32>
    scf.for %157 = %117 to %features step %c8 {
      %158 = arith.addi %115, %157 : index
      %159 = vector.load %out[%158] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %160 = arith.mulf %159, %155 : vector<4xf32>
      %161 = vector.load %norm_weight[%157] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %162 = arith.mulf %160, %161 : vector<4xf32>
      %163 = arith.mulf %162, %156 : vector<4xf32>
      %164 = arith.divui %0, %tileRows : index
      %165 = arith.divui %features, %c3 : index
      %166 = arith.muli %164, %165 : index
      %167 = arith.divui %157, %c3 : index
      %168 = arith.addi %166, %167 : index
      %169 = arith.muli %168, %c11 : index
      %170 = arith.remui %157, %c3 : index
      %171 = arith.divui %170, %c4 : index
      %172 = arith.addi %169, %171 : index
      %173 = arith.muli %tileRows, %c4 : index
      %174 = arith.muli %172, %173 : index
      %175 = arith.remui %0, %tileRows : index
      %176 = arith.muli %175, %c4 : index
      %177 = arith.addi %174, %176 : index
      %178 = arith.remui %157, %c4 : index
      %179 = arith.addi %177, %178 : index
      %180 = arith.truncf %163 : vector<4xf32> to vector<4xf16>
      vector.store %180, %normed[%179] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
    }
  }
  wave.return
}
