// GENERATED from codegen/kvcgen/gfx_rows.py; do not edit.
// Config: GfxEmbed(format='q8_k')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @embed_norm_q8_k__gfx1100(%step: memref<?xi32>, %w: memref<?xi8>, %norm_weight: memref<?xf32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) {
  %features = wave.param "features" : index
  %c1 = arith.constant 0 : index
  %tokensAt = wave.param "tokensAt" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 256 : index
  %c7 = arith.constant 32 : index
  %c8 = arith.constant 127 : index
  %c9 = arith.constant 128 : index
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant dense<0> : vector<4xi32>
  %c13 = arith.constant dense<983055> : vector<4xi32>
  %c14 = arith.constant dense<[0, 0, 0, 0]> : vector<4xi32>
  %c15 = arith.constant dense<4> : vector<4xi32>
  %c16 = arith.constant dense<1677747200> : vector<4xi32>
  %c17 = arith.constant dense<[4, 4, 4, 4]> : vector<4xi32>
  %c18 = arith.constant dense<8> : vector<4xi32>
  %c19 = arith.constant dense<[8, 8, 8, 8]> : vector<4xi32>
  %c20 = arith.constant dense<12> : vector<4xi32>
  %c21 = arith.constant dense<[12, 12, 12, 12]> : vector<4xi32>
  %c22 = arith.constant dense<0x6480> : vector<32xf16>
  %tileRows = wave.param "tileRows" : index
  %c24 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c26 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c28 = arith.constant 23 : i32
  %c29 = arith.constant 141 : i32
  %c30 = arith.constant 268 : i32
  %c31 = arith.constant 14 : i32
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
    %9 = arith.muli %features, %c4 : index
    %10 = arith.divui %9, %c5 : index
    %11 = arith.divui %features, %c6 : index
    %12 = arith.muli %11, %c7 : index
    %13 = arith.addi %12, %10 : index
    %14 = arith.addi %13, %c8 : index
    %15 = arith.divui %14, %c9 : index
    %16 = arith.muli %15, %c9 : index
    %17 = arith.addi %8, %16 : index
    %18 = arith.addi %17, %c9 : index
    %19 = arith.muli %7, %18 : index
    %20 = arith.remui %6, %c3 : index
    %21 = arith.muli %20, %c10 : index
    %22 = arith.addi %19, %21 : index
    %23 = vector.load %w[%22] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %24 = vector.bitcast %23 : vector<4xi8> to vector<1xf32>
    %25 = vector.extract %24[0] : f32 from vector<1xf32>
    %26 = vector.broadcast %25 : f32 to vector<16xf32>
    %27 = wave.lane
    %28 = arith.divui %features, %c7 : index
    scf.for %29 = %27 to %28 step %c7 {
      %30 = arith.remui %20, %c3 : index
      %31 = arith.divui %29, %c11 : index
      %32 = arith.muli %31, %c7 : index
      %33 = arith.muli %30, %c5 : index
      %34 = arith.addi %32, %33 : index
      %35 = arith.addi %19, %c9 : index
      %36 = arith.addi %35, %34 : index
      %37 = vector.load %w[%36] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %38 = vector.bitcast %37 : vector<2xi8> to vector<1xf16>
      %39 = arith.muli %29, %c3 : index
      %40 = arith.addi %12, %39 : index
      %41 = arith.muli %30, %c4 : index
      %42 = arith.addi %40, %41 : index
      %43 = arith.addi %35, %42 : index
      %44 = vector.load %w[%43] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %45 = vector.extract %38[0] : f16 from vector<1xf16>
      %46 = arith.extf %45 : f16 to f32
      %47 = vector.extract %44[0] : i8 from vector<1xi8>
      %48 = arith.extsi %47 : i8 to i32
      %49 = arith.sitofp %48 : i32 to f32
      %50 = arith.mulf %46, %49 : f32
      %51 = arith.truncf %50 : f32 to f16
      %52 = vector.broadcast %51 : f16 to vector<16xf16>
      %53 = arith.addi %35, %16 : index
      %54 = arith.muli %features, %c11 : index
      %55 = arith.addi %53, %54 : index
      %56 = arith.addi %39, %30 : index
      %57 = arith.muli %56, %c3 : index
      %58 = arith.addi %55, %57 : index
      %59 = arith.muli %29, %c6 : index
      %60 = arith.addi %53, %59 : index
      %61 = arith.muli %30, %c3 : index
      %62 = arith.addi %60, %61 : index
      %63 = vector.load %w[%58] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %64 = vector.bitcast %63 : vector<16xi8> to vector<4xi32>
      %65 = vector.load %w[%62] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %66 = vector.bitcast %65 : vector<16xi8> to vector<4xi32>
      %67 = arith.shrui %66, %c12 : vector<4xi32>
      %68 = arith.andi %67, %c13 : vector<4xi32>
      %69 = arith.shrui %64, %c14 : vector<4xi32>
      %70 = arith.andi %69, %c13 : vector<4xi32>
      %71 = arith.shli %70, %c15 : vector<4xi32>
      %72 = arith.ori %68, %71 : vector<4xi32>
      %73 = arith.ori %72, %c16 : vector<4xi32>
      %74 = vector.bitcast %73 : vector<4xi32> to vector<8xf16>
      %75 = arith.shrui %66, %c15 : vector<4xi32>
      %76 = arith.andi %75, %c13 : vector<4xi32>
      %77 = arith.shrui %64, %c17 : vector<4xi32>
      %78 = arith.andi %77, %c13 : vector<4xi32>
      %79 = arith.shli %78, %c15 : vector<4xi32>
      %80 = arith.ori %76, %79 : vector<4xi32>
      %81 = arith.ori %80, %c16 : vector<4xi32>
      %82 = vector.bitcast %81 : vector<4xi32> to vector<8xf16>
      %83 = arith.shrui %66, %c18 : vector<4xi32>
      %84 = arith.andi %83, %c13 : vector<4xi32>
      %85 = arith.shrui %64, %c19 : vector<4xi32>
      %86 = arith.andi %85, %c13 : vector<4xi32>
      %87 = arith.shli %86, %c15 : vector<4xi32>
      %88 = arith.ori %84, %87 : vector<4xi32>
      %89 = arith.ori %88, %c16 : vector<4xi32>
      %90 = vector.bitcast %89 : vector<4xi32> to vector<8xf16>
      %91 = arith.shrui %66, %c20 : vector<4xi32>
      %92 = arith.andi %91, %c13 : vector<4xi32>
      %93 = arith.shrui %64, %c21 : vector<4xi32>
      %94 = arith.andi %93, %c13 : vector<4xi32>
      %95 = arith.shli %94, %c15 : vector<4xi32>
      %96 = arith.ori %92, %95 : vector<4xi32>
      %97 = arith.ori %96, %c16 : vector<4xi32>
      %98 = vector.bitcast %97 : vector<4xi32> to vector<8xf16>
      %99 = vector.shuffle %74, %82 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %100 = vector.shuffle %90, %98 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %101 = vector.shuffle %99, %100 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %102 = arith.subf %101, %c22 : vector<32xf16>
      %103 = vector.shuffle %102, %102 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %104 = vector.shuffle %102, %102 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %105 = arith.mulf %103, %52 : vector<16xf16>
      %106 = arith.mulf %104, %52 : vector<16xf16>
      %107 = arith.muli %0, %features : index
      %108 = arith.muli %29, %c7 : index
      %109 = arith.addi %107, %108 : index
      %110 = arith.extf %105 : vector<16xf16> to vector<16xf32>
      %111 = arith.mulf %110, %26 : vector<16xf32>
      %112 = arith.addi %109, %c1 : index
      vector.store %111, %out[%112] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
      %113 = arith.extf %106 : vector<16xf16> to vector<16xf32>
      %114 = arith.mulf %113, %26 : vector<16xf32>
      %115 = arith.addi %109, %c3 : index
      vector.store %114, %out[%115] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
    }
    wave.barrier
    %116 = arith.muli %0, %features : index
    %117 = arith.muli %27, %c10 : index
    %122:3 = scf.for %118 = %117 to %features step %c9 iter_args(%119 = %c24, %120 = %c24, %121 = %c24) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
      %123 = arith.addi %116, %118 : index
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
    %135 = arith.divf %c26, %134 : f32
    %136 = wave.reduce "max" %122#2 : vector<4xf32>
    %137 = arith.mulf %136, %135 : f32
    %138 = arith.bitcast %137 : f32 to i32
    %139 = arith.shrui %138, %c28 : i32
    %140 = arith.maxsi %139, %c29 : i32
    %141 = arith.subi %c30, %140 : i32
    %142 = arith.shli %141, %c28 : i32
    %143 = arith.subi %140, %c31 : i32
    %144 = arith.shli %143, %c28 : i32
    %145 = arith.bitcast %142 : i32 to f32
    %146 = arith.bitcast %144 : i32 to f32
    %147 = wave.reduce "add" %122#1 : vector<4xf32>
    %148 = arith.mulf %147, %135 : f32
    %149 = arith.mulf %148, %135 : f32
    %150 = arith.cmpi eq, %27, %c1 : index
    scf.if %150 {
      %151 = arith.muli %0, %c5 : index
      memref.store %146, %normed_factors[%151] : memref<?xf32>
      %152 = arith.addi %151, %c4 : index
      memref.store %149, %normed_factors[%152] : memref<?xf32>
    }
    %153 = vector.broadcast %135 : f32 to vector<4xf32>
    %154 = vector.broadcast %145 : f32 to vector<4xf32>
    scf.for %155 = %117 to %features step %c9 {
      %156 = arith.addi %116, %155 : index
      %157 = vector.load %out[%156] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %158 = arith.mulf %157, %153 : vector<4xf32>
      %159 = vector.load %norm_weight[%155] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %160 = arith.mulf %158, %159 : vector<4xf32>
      %161 = arith.mulf %160, %154 : vector<4xf32>
      %162 = arith.divui %0, %tileRows : index
      %163 = arith.divui %features, %c3 : index
      %164 = arith.muli %162, %163 : index
      %165 = arith.divui %155, %c3 : index
      %166 = arith.addi %164, %165 : index
      %167 = arith.muli %166, %c5 : index
      %168 = arith.remui %155, %c3 : index
      %169 = arith.divui %168, %c11 : index
      %170 = arith.addi %167, %169 : index
      %171 = arith.muli %tileRows, %c11 : index
      %172 = arith.muli %170, %171 : index
      %173 = arith.remui %0, %tileRows : index
      %174 = arith.muli %173, %c11 : index
      %175 = arith.addi %172, %174 : index
      %176 = arith.remui %155, %c11 : index
      %177 = arith.addi %175, %176 : index
      %178 = arith.truncf %161 : vector<4xf32> to vector<4xf16>
      vector.store %178, %normed[%177] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
    }
  }
  wave.return
}
