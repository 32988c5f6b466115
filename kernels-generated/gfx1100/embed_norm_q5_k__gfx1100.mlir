// GENERATED from codegen/kvcgen/gfx_rows.py; do not edit.
// Config: GfxEmbed(format='q5_k')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @embed_norm_q5_k__gfx1100(%step: memref<?xi32>, %w: memref<?xi8>, %norm_weight: memref<?xf32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) {
  %features = wave.param "features" : index
  %c1 = arith.constant 0 : index
  %tokensAt = wave.param "tokensAt" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 10 : index
  %c5 = arith.constant 256 : index
  %c6 = arith.constant 64 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 128 : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 2 : index
  %c13 = arith.constant dense<0> : vector<4xi32>
  %c14 = arith.constant dense<983055> : vector<4xi32>
  %c15 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c16 = arith.constant dense<65537> : vector<4xi32>
  %c17 = arith.constant dense<4> : vector<4xi32>
  %c18 = arith.constant dense<1677747200> : vector<4xi32>
  %c19 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c20 = arith.constant dense<8> : vector<4xi32>
  %c21 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c22 = arith.constant dense<12> : vector<4xi32>
  %c23 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c24 = arith.constant dense<0x6400> : vector<32xf16>
  %tileRows = wave.param "tileRows" : index
  %c26 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c28 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c30 = arith.constant 23 : i32
  %c31 = arith.constant 141 : i32
  %c32 = arith.constant 268 : i32
  %c33 = arith.constant 14 : i32
  %c34 = arith.constant 1 : index
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
      %29 = arith.divui %27, %c11 : index
      %30 = arith.muli %29, %c6 : index
      %31 = arith.muli %28, %c9 : index
      %32 = arith.addi %30, %31 : index
      %33 = arith.addi %17, %c8 : index
      %34 = arith.addi %33, %32 : index
      %35 = vector.load %w[%34] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %36 = vector.bitcast %35 : vector<4xi8> to vector<2xf16>
      %37 = arith.muli %27, %c10 : index
      %38 = arith.addi %10, %37 : index
      %39 = arith.muli %28, %c12 : index
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
      %60 = arith.muli %features, %c11 : index
      %61 = arith.addi %59, %60 : index
      %62 = arith.muli %27, %c3 : index
      %63 = arith.addi %62, %28 : index
      %64 = arith.muli %63, %c9 : index
      %65 = arith.addi %61, %64 : index
      %66 = arith.muli %27, %c5 : index
      %67 = arith.addi %59, %66 : index
      %68 = arith.muli %28, %c3 : index
      %69 = arith.addi %67, %68 : index
      %70 = vector.load %w[%65] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %71 = vector.bitcast %70 : vector<4xi8> to vector<1xi32>
      %72 = vector.shuffle %71, %71 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %73 = vector.load %w[%69] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %74 = vector.bitcast %73 : vector<16xi8> to vector<4xi32>
      %75 = arith.shrui %74, %c13 : vector<4xi32>
      %76 = arith.andi %75, %c14 : vector<4xi32>
      %77 = arith.shrui %72, %c15 : vector<4xi32>
      %78 = arith.andi %77, %c16 : vector<4xi32>
      %79 = arith.shli %78, %c17 : vector<4xi32>
      %80 = arith.ori %76, %79 : vector<4xi32>
      %81 = arith.ori %80, %c18 : vector<4xi32>
      %82 = vector.bitcast %81 : vector<4xi32> to vector<8xf16>
      %83 = arith.shrui %74, %c17 : vector<4xi32>
      %84 = arith.andi %83, %c14 : vector<4xi32>
      %85 = arith.shrui %72, %c19 : vector<4xi32>
      %86 = arith.andi %85, %c16 : vector<4xi32>
      %87 = arith.shli %86, %c17 : vector<4xi32>
      %88 = arith.ori %84, %87 : vector<4xi32>
      %89 = arith.ori %88, %c18 : vector<4xi32>
      %90 = vector.bitcast %89 : vector<4xi32> to vector<8xf16>
      %91 = arith.shrui %74, %c20 : vector<4xi32>
      %92 = arith.andi %91, %c14 : vector<4xi32>
      %93 = arith.shrui %72, %c21 : vector<4xi32>
      %94 = arith.andi %93, %c16 : vector<4xi32>
      %95 = arith.shli %94, %c17 : vector<4xi32>
      %96 = arith.ori %92, %95 : vector<4xi32>
      %97 = arith.ori %96, %c18 : vector<4xi32>
      %98 = vector.bitcast %97 : vector<4xi32> to vector<8xf16>
      %99 = arith.shrui %74, %c22 : vector<4xi32>
      %100 = arith.andi %99, %c14 : vector<4xi32>
      %101 = arith.shrui %72, %c23 : vector<4xi32>
      %102 = arith.andi %101, %c16 : vector<4xi32>
      %103 = arith.shli %102, %c17 : vector<4xi32>
      %104 = arith.ori %100, %103 : vector<4xi32>
      %105 = arith.ori %104, %c18 : vector<4xi32>
      %106 = vector.bitcast %105 : vector<4xi32> to vector<8xf16>
      %107 = vector.shuffle %82, %90 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %108 = vector.shuffle %98, %106 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %109 = vector.shuffle %107, %108 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %110 = arith.subf %109, %c24 : vector<32xf16>
      %111 = vector.shuffle %110, %110 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %112 = vector.shuffle %110, %110 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %113 = math.fma %111, %50, %58 : vector<16xf16>
      %114 = math.fma %112, %50, %58 : vector<16xf16>
      %115 = arith.muli %0, %features : index
      %116 = arith.addi %115, %37 : index
      %117 = arith.extf %113 : vector<16xf16> to vector<16xf32>
      %118 = arith.mulf %117, %24 : vector<16xf32>
      %119 = arith.addi %116, %c1 : index
      vector.store %118, %out[%119] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
      %120 = arith.extf %114 : vector<16xf16> to vector<16xf32>
      %121 = arith.mulf %120, %24 : vector<16xf32>
      %122 = arith.addi %116, %c3 : index
      vector.store %121, %out[%122] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
    }
    wave.barrier
    %123 = arith.muli %0, %features : index
    %124 = arith.muli %25, %c9 : index
    %129:3 = scf.for %125 = %124 to %features step %c8 iter_args(%126 = %c26, %127 = %c26, %128 = %c26) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
      %130 = arith.addi %123, %125 : index
      %131 = vector.load %out[%130] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %132 = vector.load %norm_weight[%125] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %133 = arith.mulf %131, %132 : vector<4xf32>
      %134 = math.fma %131, %131, %126 : vector<4xf32>
      %135 = math.fma %133, %133, %127 : vector<4xf32>
      %136 = math.absf %133 : vector<4xf32>
      %137 = arith.maximumf %128, %136 : vector<4xf32>
      scf.yield %134, %135, %137 : vector<4xf32>, vector<4xf32>, vector<4xf32>
    }
    %138 = wave.reduce "add" %129#0 : vector<4xf32>
    %139 = arith.mulf %138, %inverseFeatures : f32
    %140 = arith.addf %139, %epsilon : f32
    %141 = math.sqrt %140 : f32
    %142 = arith.divf %c28, %141 : f32
    %143 = wave.reduce "max" %129#2 : vector<4xf32>
    %144 = arith.mulf %143, %142 : f32
    %145 = arith.bitcast %144 : f32 to i32
    %146 = arith.shrui %145, %c30 : i32
    %147 = arith.maxsi %146, %c31 : i32
    %148 = arith.subi %c32, %147 : i32
    %149 = arith.shli %148, %c30 : i32
    %150 = arith.subi %147, %c33 : i32
    %151 = arith.shli %150, %c30 : i32
    %152 = arith.bitcast %149 : i32 to f32
    %153 = arith.bitcast %151 : i32 to f32
    %154 = wave.reduce "add" %129#1 : vector<4xf32>
    %155 = arith.mulf %154, %142 : f32
    %156 = arith.mulf %155, %142 : f32
    %157 = arith.cmpi eq, %25, %c1 : index
    scf.if %157 {
      %158 = arith.muli %0, %c12 : index
      memref.store %153, %normed_factors[%158] : memref<?xf32>
      %159 = arith.addi %158, %c34 : index
      memref.store %156, %normed_factors[%159] : memref<?xf32>
    }
    %160 = vector.broadcast %142 : f32 to vector<4xf32>
    %161 = vector.broadcast %152 : f32 to vector<4xf32>
    scf.for %162 = %124 to %features step %c8 {
      %163 = arith.addi %123, %162 : index
      %164 = vector.load %out[%163] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %165 = arith.mulf %164, %160 : vector<4xf32>
      %166 = vector.load %norm_weight[%162] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %167 = arith.mulf %165, %166 : vector<4xf32>
      %168 = arith.mulf %167, %161 : vector<4xf32>
      %169 = arith.divui %0, %tileRows : index
      %170 = arith.divui %features, %c3 : index
      %171 = arith.muli %169, %170 : index
      %172 = arith.divui %162, %c3 : index
      %173 = arith.addi %171, %172 : index
      %174 = arith.muli %173, %c12 : index
      %175 = arith.remui %162, %c3 : index
      %176 = arith.divui %175, %c11 : index
      %177 = arith.addi %174, %176 : index
      %178 = arith.muli %tileRows, %c11 : index
      %179 = arith.muli %177, %178 : index
      %180 = arith.remui %0, %tileRows : index
      %181 = arith.muli %180, %c11 : index
      %182 = arith.addi %179, %181 : index
      %183 = arith.remui %162, %c11 : index
      %184 = arith.addi %182, %183 : index
      %185 = arith.truncf %168 : vector<4xf32> to vector<4xf16>
      vector.store %185, %normed[%184] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
    }
  }
  wave.return
}
