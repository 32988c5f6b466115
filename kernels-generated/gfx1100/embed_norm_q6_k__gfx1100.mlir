// GENERATED from codegen/kvcgen/gfx_rows.py; do not edit.
// Config: GfxEmbed(format='q6_k')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @embed_norm_q6_k__gfx1100(%step: memref<?xi32>, %w: memref<?xi8>, %norm_weight: memref<?xf32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) {
  %features = wave.param "features" : index
  %c1 = arith.constant 0 : index
  %tokensAt = wave.param "tokensAt" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 12 : index
  %c5 = arith.constant 256 : index
  %c6 = arith.constant 32 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 128 : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 8 : index
  %c11 = arith.constant 2 : index
  %c12 = arith.constant dense<0> : vector<4xi32>
  %c13 = arith.constant dense<983055> : vector<4xi32>
  %c14 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %c15 = arith.constant dense<196611> : vector<4xi32>
  %c16 = arith.constant dense<4> : vector<4xi32>
  %c17 = arith.constant dense<1677747200> : vector<4xi32>
  %c18 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %c19 = arith.constant dense<8> : vector<4xi32>
  %c20 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %c21 = arith.constant dense<12> : vector<4xi32>
  %c22 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %c23 = arith.constant dense<0x6420> : vector<32xf16>
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
    %26 = arith.divui %features, %c6 : index
    scf.for %27 = %25 to %26 step %c6 {
      %28 = arith.remui %6, %c3 : index
      %29 = arith.remui %28, %c3 : index
      %30 = arith.addi %17, %c8 : index
      %31 = arith.divui %27, %c10 : index
      %32 = arith.muli %31, %c6 : index
      %33 = arith.addi %30, %32 : index
      %34 = arith.muli %29, %c11 : index
      %35 = arith.addi %33, %34 : index
      %36 = vector.load %w[%35] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %37 = vector.bitcast %36 : vector<2xi8> to vector<1xf16>
      %38 = arith.divui %features, %c5 : index
      %39 = arith.muli %38, %c6 : index
      %40 = arith.addi %30, %39 : index
      %41 = arith.muli %27, %c6 : index
      %42 = arith.addi %40, %41 : index
      %43 = arith.muli %29, %c11 : index
      %44 = arith.addi %42, %43 : index
      %45 = vector.load %w[%44] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %46 = vector.extract %37[0] : f16 from vector<1xf16>
      %47 = arith.extf %46 : f16 to f32
      %48 = vector.extract %45[0] : i8 from vector<2xi8>
      %49 = arith.extsi %48 : i8 to i32
      %50 = arith.sitofp %49 : i32 to f32
      %51 = arith.mulf %47, %50 : f32
      %52 = arith.truncf %51 : f32 to f16
      %53 = vector.broadcast %52 : f16 to vector<16xf16>
      %54 = vector.extract %37[0] : f16 from vector<1xf16>
      %55 = arith.extf %54 : f16 to f32
      %56 = vector.extract %45[1] : i8 from vector<2xi8>
      %57 = arith.extsi %56 : i8 to i32
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
      %70 = arith.muli %features, %c10 : index
      %71 = arith.addi %69, %70 : index
      %72 = arith.muli %27, %c3 : index
      %73 = arith.addi %72, %29 : index
      %74 = arith.muli %73, %c10 : index
      %75 = arith.addi %71, %74 : index
      %76 = arith.muli %27, %c5 : index
      %77 = arith.addi %69, %76 : index
      %78 = arith.muli %29, %c3 : index
      %79 = arith.addi %77, %78 : index
      %80 = vector.load %w[%75] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %81 = vector.bitcast %80 : vector<8xi8> to vector<2xi32>
      %82 = vector.shuffle %81, %81 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %83 = vector.load %w[%79] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %84 = vector.bitcast %83 : vector<16xi8> to vector<4xi32>
      %85 = arith.shrui %84, %c12 : vector<4xi32>
      %86 = arith.andi %85, %c13 : vector<4xi32>
      %87 = arith.shrui %82, %c14 : vector<4xi32>
      %88 = arith.andi %87, %c15 : vector<4xi32>
      %89 = arith.shli %88, %c16 : vector<4xi32>
      %90 = arith.ori %86, %89 : vector<4xi32>
      %91 = arith.ori %90, %c17 : vector<4xi32>
      %92 = vector.bitcast %91 : vector<4xi32> to vector<8xf16>
      %93 = arith.shrui %84, %c16 : vector<4xi32>
      %94 = arith.andi %93, %c13 : vector<4xi32>
      %95 = arith.shrui %82, %c18 : vector<4xi32>
      %96 = arith.andi %95, %c15 : vector<4xi32>
      %97 = arith.shli %96, %c16 : vector<4xi32>
      %98 = arith.ori %94, %97 : vector<4xi32>
      %99 = arith.ori %98, %c17 : vector<4xi32>
      %100 = vector.bitcast %99 : vector<4xi32> to vector<8xf16>
      %101 = arith.shrui %84, %c19 : vector<4xi32>
      %102 = arith.andi %101, %c13 : vector<4xi32>
      %103 = arith.shrui %82, %c20 : vector<4xi32>
      %104 = arith.andi %103, %c15 : vector<4xi32>
      %105 = arith.shli %104, %c16 : vector<4xi32>
      %106 = arith.ori %102, %105 : vector<4xi32>
      %107 = arith.ori %106, %c17 : vector<4xi32>
      %108 = vector.bitcast %107 : vector<4xi32> to vector<8xf16>
      %109 = arith.shrui %84, %c21 : vector<4xi32>
      %110 = arith.andi %109, %c13 : vector<4xi32>
      %111 = arith.shrui %82, %c22 : vector<4xi32>
      %112 = arith.andi %111, %c15 : vector<4xi32>
      %113 = arith.shli %112, %c16 : vector<4xi32>
      %114 = arith.ori %110, %113 : vector<4xi32>
      %115 = arith.ori %114, %c17 : vector<4xi32>
      %116 = vector.bitcast %115 : vector<4xi32> to vector<8xf16>
      %117 = vector.shuffle %92, %100 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %118 = vector.shuffle %108, %116 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %119 = vector.shuffle %117, %118 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %120 = arith.subf %119, %c23 : vector<32xf16>
      %121 = vector.shuffle %120, %120 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %122 = vector.shuffle %120, %120 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %123 = arith.mulf %121, %53 : vector<16xf16>
      %124 = arith.mulf %122, %61 : vector<16xf16>
      %125 = arith.muli %0, %features : index
      %126 = arith.muli %27, %c6 : index
      %127 = arith.addi %125, %126 : index
      %128 = arith.extf %123 : vector<16xf16> to vector<16xf32>
      %129 = arith.mulf %128, %24 : vector<16xf32>
      %130 = arith.addi %127, %c1 : index
      vector.store %129, %out[%130] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
      %131 = arith.extf %124 : vector<16xf16> to vector<16xf32>
      %132 = arith.mulf %131, %24 : vector<16xf32>
      %133 = arith.addi %127, %c3 : index
      vector.store %132, %out[%133] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
    }
    wave.barrier
    %134 = arith.muli %0, %features : index
    %135 = wave.lane
    %136 = arith.muli %135, %c9 : index
    %141:3 = scf.for %137 = %136 to %features step %c8 iter_args(%138 = %c25, %139 = %c25, %140 = %c25) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
      %142 = arith.addi %134, %137 : index
      %143 = vector.load %out[%142] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %144 = vector.load %norm_weight[%137] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %145 = arith.mulf %143, %144 : vector<4xf32>
      %146 = math.fma %143, %143, %138 : vector<4xf32>
      %147 = math.fma %145, %145, %139 : vector<4xf32>
      %148 = math.absf %145 : vector<4xf32>
      %149 = arith.maximumf %140, %148 : vector<4xf32>
      scf.yield %146, %147, %149 : vector<4xf32>, vector<4xf32>, vector<4xf32>
    }
    %150 = wave.reduce "add" %141#0 : vector<4xf32>
    %151 = arith.mulf %150, %inverseFeatures : f32
    %152 = arith.addf %151, %epsilon : f32
    %153 = math.sqrt %152 : f32
    %154 = arith.divf %c27, %153 : f32
    %155 = wave.reduce "max" %141#2 : vector<4xf32>
    %156 = arith.mulf %155, %154 : f32
    %157 = arith.bitcast %156 : f32 to i32
    %158 = arith.shrui %157, %c29 : i32
    %159 = arith.maxsi %158, %c30 : i32
    %160 = arith.subi %c31, %159 : i32
    %161 = arith.shli %160, %c29 : i32
    %162 = arith.subi %159, %c32 : i32
    %163 = arith.shli %162, %c29 : i32
    %164 = arith.bitcast %161 : i32 to f32
    %165 = arith.bitcast %163 : i32 to f32
    %166 = wave.reduce "add" %141#1 : vector<4xf32>
    %167 = arith.mulf %166, %154 : f32
    %168 = arith.mulf %167, %154 : f32
    %169 = wave.lane
    %170 = arith.cmpi eq, %169, %c1 : index
    scf.if %170 {
      %171 = arith.muli %0, %c11 : index
      memref.store %165, %normed_factors[%171] : memref<?xf32>
      %172 = arith.muli %0, %c11 : index
      %173 = arith.addi %172, %c33 : index
      memref.store %168, %normed_factors[%173] : memref<?xf32>
    }
    %174 = vector.broadcast %154 : f32 to vector<4xf32>
    %175 = vector.broadcast %164 : f32 to vector<4xf32>
    scf.for %176 = %136 to %features step %c8 {
      %177 = arith.addi %134, %176 : index
      %178 = vector.load %out[%177] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %179 = arith.mulf %178, %174 : vector<4xf32>
      %180 = vector.load %norm_weight[%176] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %181 = arith.mulf %179, %180 : vector<4xf32>
      %182 = arith.mulf %181, %175 : vector<4xf32>
      %183 = arith.divui %0, %tileRows : index
      %184 = arith.divui %features, %c3 : index
      %185 = arith.muli %183, %184 : index
      %186 = arith.divui %176, %c3 : index
      %187 = arith.addi %185, %186 : index
      %188 = arith.muli %187, %c11 : index
      %189 = arith.remui %176, %c3 : index
      %190 = arith.divui %189, %c10 : index
      %191 = arith.addi %188, %190 : index
      %192 = arith.muli %tileRows, %c10 : index
      %193 = arith.muli %191, %192 : index
      %194 = arith.remui %0, %tileRows : index
      %195 = arith.muli %194, %c10 : index
      %196 = arith.addi %193, %195 : index
      %197 = arith.remui %176, %c10 : index
      %198 = arith.addi %196, %197 : index
      %199 = arith.truncf %182 : vector<4xf32> to vector<4xf16>
      vector.store %199, %normed[%198] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
    }
  }
  wave.return
}
