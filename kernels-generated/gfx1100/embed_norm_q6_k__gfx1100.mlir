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
      %28 = arith.remui %18, %c3 : index
      %29 = arith.divui %27, %c10 : index
      %30 = arith.muli %29, %c6 : index
      %31 = arith.muli %28, %c11 : index
      %32 = arith.addi %30, %31 : index
      %33 = arith.addi %17, %c8 : index
      %34 = arith.addi %33, %32 : index
      %35 = vector.load %w[%34] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %36 = vector.bitcast %35 : vector<2xi8> to vector<1xf16>
      %37 = arith.muli %27, %c6 : index
      %38 = arith.addi %10, %37 : index
      %39 = arith.addi %38, %31 : index
      %40 = arith.addi %33, %39 : index
      %41 = vector.load %w[%40] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %42 = vector.extract %36[0] : f16 from vector<1xf16>
      %43 = arith.extf %42 : f16 to f32
      %44 = vector.extract %41[0] : i8 from vector<2xi8>
      %45 = arith.extsi %44 : i8 to i32
      %46 = arith.sitofp %45 : i32 to f32
      %47 = arith.mulf %43, %46 : f32
      %48 = arith.truncf %47 : f32 to f16
      %49 = vector.broadcast %48 : f16 to vector<16xf16>
      %50 = vector.extract %41[1] : i8 from vector<2xi8>
      %51 = arith.extsi %50 : i8 to i32
      %52 = arith.sitofp %51 : i32 to f32
      %53 = arith.mulf %43, %52 : f32
      %54 = arith.truncf %53 : f32 to f16
      %55 = vector.broadcast %54 : f16 to vector<16xf16>
      %56 = arith.addi %33, %14 : index
      %57 = arith.muli %features, %c10 : index
      %58 = arith.addi %56, %57 : index
      %59 = arith.muli %27, %c3 : index
      %60 = arith.addi %59, %28 : index
      %61 = arith.muli %60, %c10 : index
      %62 = arith.addi %58, %61 : index
      %63 = arith.muli %27, %c5 : index
      %64 = arith.addi %56, %63 : index
      %65 = arith.muli %28, %c3 : index
      %66 = arith.addi %64, %65 : index
      %67 = vector.load %w[%62] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %68 = vector.bitcast %67 : vector<8xi8> to vector<2xi32>
      %69 = vector.shuffle %68, %68 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %70 = vector.load %w[%66] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %71 = vector.bitcast %70 : vector<16xi8> to vector<4xi32>
      %72 = arith.shrui %71, %c12 : vector<4xi32>
      %73 = arith.andi %72, %c13 : vector<4xi32>
      %74 = arith.shrui %69, %c14 : vector<4xi32>
      %75 = arith.andi %74, %c15 : vector<4xi32>
      %76 = arith.shli %75, %c16 : vector<4xi32>
      %77 = arith.ori %73, %76 : vector<4xi32>
      %78 = arith.ori %77, %c17 : vector<4xi32>
      %79 = vector.bitcast %78 : vector<4xi32> to vector<8xf16>
      %80 = arith.shrui %71, %c16 : vector<4xi32>
      %81 = arith.andi %80, %c13 : vector<4xi32>
      %82 = arith.shrui %69, %c18 : vector<4xi32>
      %83 = arith.andi %82, %c15 : vector<4xi32>
      %84 = arith.shli %83, %c16 : vector<4xi32>
      %85 = arith.ori %81, %84 : vector<4xi32>
      %86 = arith.ori %85, %c17 : vector<4xi32>
      %87 = vector.bitcast %86 : vector<4xi32> to vector<8xf16>
      %88 = arith.shrui %71, %c19 : vector<4xi32>
      %89 = arith.andi %88, %c13 : vector<4xi32>
      %90 = arith.shrui %69, %c20 : vector<4xi32>
      %91 = arith.andi %90, %c15 : vector<4xi32>
      %92 = arith.shli %91, %c16 : vector<4xi32>
      %93 = arith.ori %89, %92 : vector<4xi32>
      %94 = arith.ori %93, %c17 : vector<4xi32>
      %95 = vector.bitcast %94 : vector<4xi32> to vector<8xf16>
      %96 = arith.shrui %71, %c21 : vector<4xi32>
      %97 = arith.andi %96, %c13 : vector<4xi32>
      %98 = arith.shrui %69, %c22 : vector<4xi32>
      %99 = arith.andi %98, %c15 : vector<4xi32>
      %100 = arith.shli %99, %c16 : vector<4xi32>
      %101 = arith.ori %97, %100 : vector<4xi32>
      %102 = arith.ori %101, %c17 : vector<4xi32>
      %103 = vector.bitcast %102 : vector<4xi32> to vector<8xf16>
      %104 = vector.shuffle %79, %87 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %105 = vector.shuffle %95, %103 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %106 = vector.shuffle %104, %105 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %107 = arith.subf %106, %c23 : vector<32xf16>
      %108 = vector.shuffle %107, %107 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %109 = vector.shuffle %107, %107 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %110 = arith.mulf %108, %49 : vector<16xf16>
      %111 = arith.mulf %109, %55 : vector<16xf16>
      %112 = arith.muli %0, %features : index
      %113 = arith.addi %112, %37 : index
      %114 = arith.extf %110 : vector<16xf16> to vector<16xf32>
      %115 = arith.mulf %114, %24 : vector<16xf32>
      %116 = arith.addi %113, %c1 : index
      vector.store %115, %out[%116] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
      %117 = arith.extf %111 : vector<16xf16> to vector<16xf32>
      %118 = arith.mulf %117, %24 : vector<16xf32>
      %119 = arith.addi %113, %c3 : index
      vector.store %118, %out[%119] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
    }
    wave.barrier
    %120 = arith.muli %0, %features : index
    %121 = arith.muli %25, %c9 : index
    %126:3 = scf.for %122 = %121 to %features step %c8 iter_args(%123 = %c25, %124 = %c25, %125 = %c25) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
      %127 = arith.addi %120, %122 : index
      %128 = vector.load %out[%127] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %129 = vector.load %norm_weight[%122] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %130 = arith.mulf %128, %129 : vector<4xf32>
      %131 = math.fma %128, %128, %123 : vector<4xf32>
      %132 = math.fma %130, %130, %124 : vector<4xf32>
      %133 = math.absf %130 : vector<4xf32>
      %134 = arith.maximumf %125, %133 : vector<4xf32>
      scf.yield %131, %132, %134 : vector<4xf32>, vector<4xf32>, vector<4xf32>
    }
    %135 = wave.reduce "add" %126#0 : vector<4xf32>
    %136 = arith.mulf %135, %inverseFeatures : f32
    %137 = arith.addf %136, %epsilon : f32
    %138 = math.sqrt %137 : f32
    %139 = arith.divf %c27, %138 : f32
    %140 = wave.reduce "max" %126#2 : vector<4xf32>
    %141 = arith.mulf %140, %139 : f32
    %142 = arith.bitcast %141 : f32 to i32
    %143 = arith.shrui %142, %c29 : i32
    %144 = arith.maxsi %143, %c30 : i32
    %145 = arith.subi %c31, %144 : i32
    %146 = arith.shli %145, %c29 : i32
    %147 = arith.subi %144, %c32 : i32
    %148 = arith.shli %147, %c29 : i32
    %149 = arith.bitcast %146 : i32 to f32
    %150 = arith.bitcast %148 : i32 to f32
    %151 = wave.reduce "add" %126#1 : vector<4xf32>
    %152 = arith.mulf %151, %139 : f32
    %153 = arith.mulf %152, %139 : f32
    %154 = arith.cmpi eq, %25, %c1 : index
    scf.if %154 {
      %155 = arith.muli %0, %c11 : index
      memref.store %150, %normed_factors[%155] : memref<?xf32>
      %156 = arith.addi %155, %c33 : index
      memref.store %153, %normed_factors[%156] : memref<?xf32>
    }
    %157 = vector.broadcast %139 : f32 to vector<4xf32>
    %158 = vector.broadcast %149 : f32 to vector<4xf32>
    scf.for %159 = %121 to %features step %c8 {
      %160 = arith.addi %120, %159 : index
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
      %171 = arith.muli %170, %c11 : index
      %172 = arith.remui %159, %c3 : index
      %173 = arith.divui %172, %c10 : index
      %174 = arith.addi %171, %173 : index
      %175 = arith.muli %tileRows, %c10 : index
      %176 = arith.muli %174, %175 : index
      %177 = arith.remui %0, %tileRows : index
      %178 = arith.muli %177, %c10 : index
      %179 = arith.addi %176, %178 : index
      %180 = arith.remui %159, %c10 : index
      %181 = arith.addi %179, %180 : index
      %182 = arith.truncf %165 : vector<4xf32> to vector<4xf16>
      vector.store %182, %normed[%181] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
    }
  }
  wave.return
}
