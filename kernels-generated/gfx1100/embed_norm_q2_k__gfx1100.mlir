// GENERATED from codegen/kvcgen/gfx_rows.py; do not edit.
// Config: GfxEmbed(format='q2_k')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @embed_norm_q2_k__gfx1100(%step: memref<?xi32>, %w: memref<?xi8>, %norm_weight: memref<?xf32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) {
  %features = wave.param "features" : index
  %c1 = arith.constant 0 : index
  %tokensAt = wave.param "tokensAt" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 256 : index
  %c7 = arith.constant 64 : index
  %c8 = arith.constant 127 : index
  %c9 = arith.constant 128 : index
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %c13 = arith.constant dense<196611> : vector<4xi32>
  %c14 = arith.constant dense<1677747200> : vector<4xi32>
  %c15 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %c16 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %c17 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
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
    %21 = arith.muli %20, %c4 : index
    %22 = arith.addi %19, %21 : index
    %23 = vector.load %w[%22] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %24 = vector.bitcast %23 : vector<4xi8> to vector<1xf32>
    %25 = vector.extract %24[0] : f32 from vector<1xf32>
    %26 = vector.broadcast %25 : f32 to vector<16xf32>
    %27 = wave.lane
    %28 = arith.divui %features, %c10 : index
    scf.for %29 = %27 to %28 step %c10 {
      %30 = arith.remui %6, %c3 : index
      %31 = arith.remui %30, %c3 : index
      %32 = arith.addi %19, %c9 : index
      %33 = arith.divui %29, %c11 : index
      %34 = arith.muli %33, %c7 : index
      %35 = arith.addi %32, %34 : index
      %36 = arith.muli %31, %c4 : index
      %37 = arith.addi %35, %36 : index
      %38 = vector.load %w[%37] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %39 = vector.bitcast %38 : vector<4xi8> to vector<2xf16>
      %40 = arith.divui %features, %c6 : index
      %41 = arith.muli %40, %c7 : index
      %42 = arith.addi %32, %41 : index
      %43 = arith.muli %29, %c7 : index
      %44 = arith.addi %42, %43 : index
      %45 = arith.muli %31, %c4 : index
      %46 = arith.addi %44, %45 : index
      %47 = vector.load %w[%46] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %48 = vector.extract %39[0] : f16 from vector<2xf16>
      %49 = arith.extf %48 : f16 to f32
      %50 = vector.extract %47[0] : i8 from vector<4xi8>
      %51 = arith.extui %50 : i8 to i32
      %52 = arith.sitofp %51 : i32 to f32
      %53 = arith.mulf %49, %52 : f32
      %54 = arith.truncf %53 : f32 to f16
      %55 = vector.broadcast %54 : f16 to vector<16xf16>
      %56 = vector.extract %39[1] : f16 from vector<2xf16>
      %57 = arith.extf %56 : f16 to f32
      %58 = vector.extract %47[1] : i8 from vector<4xi8>
      %59 = arith.extui %58 : i8 to i32
      %60 = arith.sitofp %59 : i32 to f32
      %61 = arith.mulf %57, %60 : f32
      %62 = arith.truncf %61 : f32 to f16
      %63 = vector.broadcast %62 : f16 to vector<16xf16>
      %64 = vector.extract %39[0] : f16 from vector<2xf16>
      %65 = arith.extf %64 : f16 to f32
      %66 = vector.extract %47[2] : i8 from vector<4xi8>
      %67 = arith.extui %66 : i8 to i32
      %68 = arith.sitofp %67 : i32 to f32
      %69 = arith.mulf %65, %68 : f32
      %70 = arith.truncf %69 : f32 to f16
      %71 = vector.broadcast %70 : f16 to vector<16xf16>
      %72 = vector.extract %39[1] : f16 from vector<2xf16>
      %73 = arith.extf %72 : f16 to f32
      %74 = vector.extract %47[3] : i8 from vector<4xi8>
      %75 = arith.extui %74 : i8 to i32
      %76 = arith.sitofp %75 : i32 to f32
      %77 = arith.mulf %73, %76 : f32
      %78 = arith.truncf %77 : f32 to f16
      %79 = vector.broadcast %78 : f16 to vector<16xf16>
      %80 = arith.addi %19, %c9 : index
      %81 = arith.muli %features, %c4 : index
      %82 = arith.divui %81, %c5 : index
      %83 = arith.divui %features, %c6 : index
      %84 = arith.muli %83, %c7 : index
      %85 = arith.addi %84, %82 : index
      %86 = arith.addi %85, %c8 : index
      %87 = arith.divui %86, %c9 : index
      %88 = arith.muli %87, %c9 : index
      %89 = arith.addi %80, %88 : index
      %90 = arith.muli %features, %c1 : index
      %91 = arith.addi %89, %90 : index
      %92 = arith.muli %29, %c3 : index
      %93 = arith.addi %92, %31 : index
      %94 = arith.muli %93, %c11 : index
      %95 = arith.addi %91, %94 : index
      %96 = vector.load %w[%95] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %97 = vector.bitcast %96 : vector<8xi8> to vector<2xi32>
      %98 = vector.shuffle %97, %97 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %99 = arith.shrui %98, %c12 : vector<4xi32>
      %100 = arith.andi %99, %c13 : vector<4xi32>
      %101 = arith.ori %100, %c14 : vector<4xi32>
      %102 = vector.bitcast %101 : vector<4xi32> to vector<8xf16>
      %103 = arith.shrui %98, %c15 : vector<4xi32>
      %104 = arith.andi %103, %c13 : vector<4xi32>
      %105 = arith.ori %104, %c14 : vector<4xi32>
      %106 = vector.bitcast %105 : vector<4xi32> to vector<8xf16>
      %107 = arith.shrui %98, %c16 : vector<4xi32>
      %108 = arith.andi %107, %c13 : vector<4xi32>
      %109 = arith.ori %108, %c14 : vector<4xi32>
      %110 = vector.bitcast %109 : vector<4xi32> to vector<8xf16>
      %111 = arith.shrui %98, %c17 : vector<4xi32>
      %112 = arith.andi %111, %c13 : vector<4xi32>
      %113 = arith.ori %112, %c14 : vector<4xi32>
      %114 = vector.bitcast %113 : vector<4xi32> to vector<8xf16>
      %115 = vector.shuffle %102, %106 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %116 = vector.shuffle %110, %114 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %117 = vector.shuffle %115, %116 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %118 = arith.subf %117, %c18 : vector<32xf16>
      %119 = vector.shuffle %118, %118 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %120 = vector.shuffle %118, %118 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %121 = math.fma %119, %55, %63 : vector<16xf16>
      %122 = math.fma %120, %71, %79 : vector<16xf16>
      %123 = arith.muli %0, %features : index
      %124 = arith.muli %29, %c10 : index
      %125 = arith.addi %123, %124 : index
      %126 = arith.extf %121 : vector<16xf16> to vector<16xf32>
      %127 = arith.mulf %126, %26 : vector<16xf32>
      %128 = arith.addi %125, %c1 : index
      vector.store %127, %out[%128] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
      %129 = arith.extf %122 : vector<16xf16> to vector<16xf32>
      %130 = arith.mulf %129, %26 : vector<16xf32>
      %131 = arith.addi %125, %c3 : index
      vector.store %130, %out[%131] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
    }
    wave.barrier
    %132 = arith.muli %0, %features : index
    %133 = wave.lane
    %134 = arith.muli %133, %c4 : index
    %139:3 = scf.for %135 = %134 to %features step %c9 iter_args(%136 = %c20, %137 = %c20, %138 = %c20) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
      %140 = arith.addi %132, %135 : index
      %141 = vector.load %out[%140] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %142 = vector.load %norm_weight[%135] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %143 = arith.mulf %141, %142 : vector<4xf32>
      %144 = math.fma %141, %141, %136 : vector<4xf32>
      %145 = math.fma %143, %143, %137 : vector<4xf32>
      %146 = math.absf %143 : vector<4xf32>
      %147 = arith.maximumf %138, %146 : vector<4xf32>
      scf.yield %144, %145, %147 : vector<4xf32>, vector<4xf32>, vector<4xf32>
    }
    %148 = wave.reduce "add" %139#0 : vector<4xf32>
    %149 = arith.mulf %148, %inverseFeatures : f32
    %150 = arith.addf %149, %epsilon : f32
    %151 = math.sqrt %150 : f32
    %152 = arith.divf %c22, %151 : f32
    %153 = wave.reduce "max" %139#2 : vector<4xf32>
    %154 = arith.mulf %153, %152 : f32
    %155 = arith.bitcast %154 : f32 to i32
    %156 = arith.shrui %155, %c24 : i32
    %157 = arith.maxsi %156, %c25 : i32
    %158 = arith.subi %c26, %157 : i32
    %159 = arith.shli %158, %c24 : i32
    %160 = arith.subi %157, %c27 : i32
    %161 = arith.shli %160, %c24 : i32
    %162 = arith.bitcast %159 : i32 to f32
    %163 = arith.bitcast %161 : i32 to f32
    %164 = wave.reduce "add" %139#1 : vector<4xf32>
    %165 = arith.mulf %164, %152 : f32
    %166 = arith.mulf %165, %152 : f32
    %167 = wave.lane
    %168 = arith.cmpi eq, %167, %c1 : index
    scf.if %168 {
      %169 = arith.muli %0, %c5 : index
      memref.store %163, %normed_factors[%169] : memref<?xf32>
      %170 = arith.muli %0, %c5 : index
      %171 = arith.addi %170, %c28 : index
      memref.store %166, %normed_factors[%171] : memref<?xf32>
    }
    %172 = vector.broadcast %152 : f32 to vector<4xf32>
    %173 = vector.broadcast %162 : f32 to vector<4xf32>
    scf.for %174 = %134 to %features step %c9 {
      %175 = arith.addi %132, %174 : index
      %176 = vector.load %out[%175] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %177 = arith.mulf %176, %172 : vector<4xf32>
      %178 = vector.load %norm_weight[%174] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %179 = arith.mulf %177, %178 : vector<4xf32>
      %180 = arith.mulf %179, %173 : vector<4xf32>
      %181 = arith.divui %0, %tileRows : index
      %182 = arith.divui %features, %c3 : index
      %183 = arith.muli %181, %182 : index
      %184 = arith.divui %174, %c3 : index
      %185 = arith.addi %183, %184 : index
      %186 = arith.muli %185, %c5 : index
      %187 = arith.remui %174, %c3 : index
      %188 = arith.divui %187, %c11 : index
      %189 = arith.addi %186, %188 : index
      %190 = arith.muli %tileRows, %c11 : index
      %191 = arith.muli %189, %190 : index
      %192 = arith.remui %0, %tileRows : index
      %193 = arith.muli %192, %c11 : index
      %194 = arith.addi %191, %193 : index
      %195 = arith.remui %174, %c11 : index
      %196 = arith.addi %194, %195 : index
      %197 = arith.truncf %180 : vector<4xf32> to vector<4xf16>
      vector.store %197, %normed[%196] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
    }
  }
  wave.return
}
