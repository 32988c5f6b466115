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
      %30 = arith.remui %6, %c3 : index
      %31 = arith.remui %30, %c3 : index
      %32 = arith.addi %19, %c9 : index
      %33 = arith.divui %29, %c11 : index
      %34 = arith.muli %33, %c7 : index
      %35 = arith.addi %32, %34 : index
      %36 = arith.muli %31, %c5 : index
      %37 = arith.addi %35, %36 : index
      %38 = vector.load %w[%37] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %39 = vector.bitcast %38 : vector<2xi8> to vector<1xf16>
      %40 = arith.divui %features, %c6 : index
      %41 = arith.muli %40, %c7 : index
      %42 = arith.addi %32, %41 : index
      %43 = arith.muli %29, %c3 : index
      %44 = arith.addi %42, %43 : index
      %45 = arith.muli %31, %c4 : index
      %46 = arith.addi %44, %45 : index
      %47 = vector.load %w[%46] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %48 = vector.extract %39[0] : f16 from vector<1xf16>
      %49 = arith.extf %48 : f16 to f32
      %50 = vector.extract %47[0] : i8 from vector<1xi8>
      %51 = arith.extsi %50 : i8 to i32
      %52 = arith.sitofp %51 : i32 to f32
      %53 = arith.mulf %49, %52 : f32
      %54 = arith.truncf %53 : f32 to f16
      %55 = vector.broadcast %54 : f16 to vector<16xf16>
      %56 = arith.addi %19, %c9 : index
      %57 = arith.muli %features, %c4 : index
      %58 = arith.divui %57, %c5 : index
      %59 = arith.divui %features, %c6 : index
      %60 = arith.muli %59, %c7 : index
      %61 = arith.addi %60, %58 : index
      %62 = arith.addi %61, %c8 : index
      %63 = arith.divui %62, %c9 : index
      %64 = arith.muli %63, %c9 : index
      %65 = arith.addi %56, %64 : index
      %66 = arith.muli %features, %c11 : index
      %67 = arith.addi %65, %66 : index
      %68 = arith.muli %29, %c3 : index
      %69 = arith.addi %68, %31 : index
      %70 = arith.muli %69, %c3 : index
      %71 = arith.addi %67, %70 : index
      %72 = arith.muli %29, %c6 : index
      %73 = arith.addi %65, %72 : index
      %74 = arith.muli %31, %c3 : index
      %75 = arith.addi %73, %74 : index
      %76 = vector.load %w[%71] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %77 = vector.bitcast %76 : vector<16xi8> to vector<4xi32>
      %78 = vector.load %w[%75] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %79 = vector.bitcast %78 : vector<16xi8> to vector<4xi32>
      %80 = arith.shrui %79, %c12 : vector<4xi32>
      %81 = arith.andi %80, %c13 : vector<4xi32>
      %82 = arith.shrui %77, %c14 : vector<4xi32>
      %83 = arith.andi %82, %c13 : vector<4xi32>
      %84 = arith.shli %83, %c15 : vector<4xi32>
      %85 = arith.ori %81, %84 : vector<4xi32>
      %86 = arith.ori %85, %c16 : vector<4xi32>
      %87 = vector.bitcast %86 : vector<4xi32> to vector<8xf16>
      %88 = arith.shrui %79, %c15 : vector<4xi32>
      %89 = arith.andi %88, %c13 : vector<4xi32>
      %90 = arith.shrui %77, %c17 : vector<4xi32>
      %91 = arith.andi %90, %c13 : vector<4xi32>
      %92 = arith.shli %91, %c15 : vector<4xi32>
      %93 = arith.ori %89, %92 : vector<4xi32>
      %94 = arith.ori %93, %c16 : vector<4xi32>
      %95 = vector.bitcast %94 : vector<4xi32> to vector<8xf16>
      %96 = arith.shrui %79, %c18 : vector<4xi32>
      %97 = arith.andi %96, %c13 : vector<4xi32>
      %98 = arith.shrui %77, %c19 : vector<4xi32>
      %99 = arith.andi %98, %c13 : vector<4xi32>
      %100 = arith.shli %99, %c15 : vector<4xi32>
      %101 = arith.ori %97, %100 : vector<4xi32>
      %102 = arith.ori %101, %c16 : vector<4xi32>
      %103 = vector.bitcast %102 : vector<4xi32> to vector<8xf16>
      %104 = arith.shrui %79, %c20 : vector<4xi32>
      %105 = arith.andi %104, %c13 : vector<4xi32>
      %106 = arith.shrui %77, %c21 : vector<4xi32>
      %107 = arith.andi %106, %c13 : vector<4xi32>
      %108 = arith.shli %107, %c15 : vector<4xi32>
      %109 = arith.ori %105, %108 : vector<4xi32>
      %110 = arith.ori %109, %c16 : vector<4xi32>
      %111 = vector.bitcast %110 : vector<4xi32> to vector<8xf16>
      %112 = vector.shuffle %87, %95 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %113 = vector.shuffle %103, %111 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %114 = vector.shuffle %112, %113 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %115 = arith.subf %114, %c22 : vector<32xf16>
      %116 = vector.shuffle %115, %115 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %117 = vector.shuffle %115, %115 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %118 = arith.mulf %116, %55 : vector<16xf16>
      %119 = arith.mulf %117, %55 : vector<16xf16>
      %120 = arith.muli %0, %features : index
      %121 = arith.muli %29, %c7 : index
      %122 = arith.addi %120, %121 : index
      %123 = arith.extf %118 : vector<16xf16> to vector<16xf32>
      %124 = arith.mulf %123, %26 : vector<16xf32>
      %125 = arith.addi %122, %c1 : index
      vector.store %124, %out[%125] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
      %126 = arith.extf %119 : vector<16xf16> to vector<16xf32>
      %127 = arith.mulf %126, %26 : vector<16xf32>
      %128 = arith.addi %122, %c3 : index
      vector.store %127, %out[%128] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
    }
    wave.barrier
    %129 = arith.muli %0, %features : index
    %130 = wave.lane
    %131 = arith.muli %130, %c10 : index
    %136:3 = scf.for %132 = %131 to %features step %c9 iter_args(%133 = %c24, %134 = %c24, %135 = %c24) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
      %137 = arith.addi %129, %132 : index
      %138 = vector.load %out[%137] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %139 = vector.load %norm_weight[%132] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %140 = arith.mulf %138, %139 : vector<4xf32>
      %141 = math.fma %138, %138, %133 : vector<4xf32>
      %142 = math.fma %140, %140, %134 : vector<4xf32>
      %143 = math.absf %140 : vector<4xf32>
      %144 = arith.maximumf %135, %143 : vector<4xf32>
      scf.yield %141, %142, %144 : vector<4xf32>, vector<4xf32>, vector<4xf32>
    }
    %145 = wave.reduce "add" %136#0 : vector<4xf32>
    %146 = arith.mulf %145, %inverseFeatures : f32
    %147 = arith.addf %146, %epsilon : f32
    %148 = math.sqrt %147 : f32
    %149 = arith.divf %c26, %148 : f32
    %150 = wave.reduce "max" %136#2 : vector<4xf32>
    %151 = arith.mulf %150, %149 : f32
    %152 = arith.bitcast %151 : f32 to i32
    %153 = arith.shrui %152, %c28 : i32
    %154 = arith.maxsi %153, %c29 : i32
    %155 = arith.subi %c30, %154 : i32
    %156 = arith.shli %155, %c28 : i32
    %157 = arith.subi %154, %c31 : i32
    %158 = arith.shli %157, %c28 : i32
    %159 = arith.bitcast %156 : i32 to f32
    %160 = arith.bitcast %158 : i32 to f32
    %161 = wave.reduce "add" %136#1 : vector<4xf32>
    %162 = arith.mulf %161, %149 : f32
    %163 = arith.mulf %162, %149 : f32
    %164 = wave.lane
    %165 = arith.cmpi eq, %164, %c1 : index
    scf.if %165 {
      %166 = arith.muli %0, %c5 : index
      memref.store %160, %normed_factors[%166] : memref<?xf32>
      %167 = arith.muli %0, %c5 : index
      %168 = arith.addi %167, %c4 : index
      memref.store %163, %normed_factors[%168] : memref<?xf32>
    }
    %169 = vector.broadcast %149 : f32 to vector<4xf32>
    %170 = vector.broadcast %159 : f32 to vector<4xf32>
    scf.for %171 = %131 to %features step %c9 {
      %172 = arith.addi %129, %171 : index
      %173 = vector.load %out[%172] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %174 = arith.mulf %173, %169 : vector<4xf32>
      %175 = vector.load %norm_weight[%171] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %176 = arith.mulf %174, %175 : vector<4xf32>
      %177 = arith.mulf %176, %170 : vector<4xf32>
      %178 = arith.divui %0, %tileRows : index
      %179 = arith.divui %features, %c3 : index
      %180 = arith.muli %178, %179 : index
      %181 = arith.divui %171, %c3 : index
      %182 = arith.addi %180, %181 : index
      %183 = arith.muli %182, %c5 : index
      %184 = arith.remui %171, %c3 : index
      %185 = arith.divui %184, %c11 : index
      %186 = arith.addi %183, %185 : index
      %187 = arith.muli %tileRows, %c11 : index
      %188 = arith.muli %186, %187 : index
      %189 = arith.remui %0, %tileRows : index
      %190 = arith.muli %189, %c11 : index
      %191 = arith.addi %188, %190 : index
      %192 = arith.remui %171, %c11 : index
      %193 = arith.addi %191, %192 : index
      %194 = arith.truncf %177 : vector<4xf32> to vector<4xf16>
      vector.store %194, %normed[%193] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
    }
  }
  wave.return
}
