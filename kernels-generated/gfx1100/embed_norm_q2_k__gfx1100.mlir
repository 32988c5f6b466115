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
    %9 = arith.divui %8, %c5 : index
    %10 = arith.divui %features, %c6 : index
    %11 = arith.muli %10, %c7 : index
    %12 = arith.addi %11, %9 : index
    %13 = arith.addi %12, %c8 : index
    %14 = arith.divui %13, %c9 : index
    %15 = arith.muli %14, %c9 : index
    %16 = arith.addi %8, %15 : index
    %17 = arith.addi %16, %c9 : index
    %18 = arith.muli %7, %17 : index
    %19 = arith.remui %6, %c3 : index
    %20 = arith.muli %19, %c4 : index
    %21 = arith.addi %18, %20 : index
    %22 = vector.load %w[%21] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %23 = vector.bitcast %22 : vector<4xi8> to vector<1xf32>
    %24 = vector.extract %23[0] : f32 from vector<1xf32>
    %25 = vector.broadcast %24 : f32 to vector<16xf32>
    %26 = wave.lane
    %27 = arith.divui %features, %c10 : index
    scf.for %28 = %26 to %27 step %c10 {
      %29 = arith.remui %19, %c3 : index
      %30 = arith.divui %28, %c11 : index
      %31 = arith.muli %30, %c7 : index
      %32 = arith.muli %29, %c4 : index
      %33 = arith.addi %31, %32 : index
      %34 = arith.addi %18, %c9 : index
      %35 = arith.addi %34, %33 : index
      %36 = vector.load %w[%35] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %37 = vector.bitcast %36 : vector<4xi8> to vector<2xf16>
      %38 = arith.muli %28, %c7 : index
      %39 = arith.addi %11, %38 : index
      %40 = arith.addi %39, %32 : index
      %41 = arith.addi %34, %40 : index
      %42 = vector.load %w[%41] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %43 = vector.extract %37[0] : f16 from vector<2xf16>
      %44 = arith.extf %43 : f16 to f32
      %45 = vector.extract %42[0] : i8 from vector<4xi8>
      %46 = arith.extui %45 : i8 to i32
      %47 = arith.sitofp %46 : i32 to f32
      %48 = arith.mulf %44, %47 : f32
      %49 = arith.truncf %48 : f32 to f16
      %50 = vector.broadcast %49 : f16 to vector<16xf16>
      %51 = vector.extract %37[1] : f16 from vector<2xf16>
      %52 = arith.extf %51 : f16 to f32
      %53 = vector.extract %42[1] : i8 from vector<4xi8>
      %54 = arith.extui %53 : i8 to i32
      %55 = arith.sitofp %54 : i32 to f32
      %56 = arith.mulf %52, %55 : f32
      %57 = arith.truncf %56 : f32 to f16
      %58 = vector.broadcast %57 : f16 to vector<16xf16>
      %59 = vector.extract %42[2] : i8 from vector<4xi8>
      %60 = arith.extui %59 : i8 to i32
      %61 = arith.sitofp %60 : i32 to f32
      %62 = arith.mulf %44, %61 : f32
      %63 = arith.truncf %62 : f32 to f16
      %64 = vector.broadcast %63 : f16 to vector<16xf16>
      %65 = vector.extract %42[3] : i8 from vector<4xi8>
      %66 = arith.extui %65 : i8 to i32
      %67 = arith.sitofp %66 : i32 to f32
      %68 = arith.mulf %52, %67 : f32
      %69 = arith.truncf %68 : f32 to f16
      %70 = vector.broadcast %69 : f16 to vector<16xf16>
      %71 = arith.addi %34, %15 : index
      %72 = arith.muli %features, %c1 : index
      %73 = arith.addi %71, %72 : index
      %74 = arith.muli %28, %c3 : index
      %75 = arith.addi %74, %29 : index
      %76 = arith.muli %75, %c11 : index
      %77 = arith.addi %73, %76 : index
      %78 = vector.load %w[%77] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %79 = vector.bitcast %78 : vector<8xi8> to vector<2xi32>
      %80 = vector.shuffle %79, %79 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %81 = arith.shrui %80, %c12 : vector<4xi32>
      %82 = arith.andi %81, %c13 : vector<4xi32>
      %83 = arith.ori %82, %c14 : vector<4xi32>
      %84 = vector.bitcast %83 : vector<4xi32> to vector<8xf16>
      %85 = arith.shrui %80, %c15 : vector<4xi32>
      %86 = arith.andi %85, %c13 : vector<4xi32>
      %87 = arith.ori %86, %c14 : vector<4xi32>
      %88 = vector.bitcast %87 : vector<4xi32> to vector<8xf16>
      %89 = arith.shrui %80, %c16 : vector<4xi32>
      %90 = arith.andi %89, %c13 : vector<4xi32>
      %91 = arith.ori %90, %c14 : vector<4xi32>
      %92 = vector.bitcast %91 : vector<4xi32> to vector<8xf16>
      %93 = arith.shrui %80, %c17 : vector<4xi32>
      %94 = arith.andi %93, %c13 : vector<4xi32>
      %95 = arith.ori %94, %c14 : vector<4xi32>
      %96 = vector.bitcast %95 : vector<4xi32> to vector<8xf16>
      %97 = vector.shuffle %84, %88 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %98 = vector.shuffle %92, %96 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %99 = vector.shuffle %97, %98 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %100 = arith.subf %99, %c18 : vector<32xf16>
      %101 = vector.shuffle %100, %100 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %102 = vector.shuffle %100, %100 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %103 = math.fma %101, %50, %58 : vector<16xf16>
      %104 = math.fma %102, %64, %70 : vector<16xf16>
      %105 = arith.muli %0, %features : index
      %106 = arith.muli %28, %c10 : index
      %107 = arith.addi %105, %106 : index
      %108 = arith.extf %103 : vector<16xf16> to vector<16xf32>
      %109 = arith.mulf %108, %25 : vector<16xf32>
      %110 = arith.addi %107, %c1 : index
      vector.store %109, %out[%110] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
      %111 = arith.extf %104 : vector<16xf16> to vector<16xf32>
      %112 = arith.mulf %111, %25 : vector<16xf32>
      %113 = arith.addi %107, %c3 : index
      vector.store %112, %out[%113] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
    }
    wave.barrier
    %114 = arith.muli %0, %features : index
    %115 = arith.muli %26, %c4 : index
    %120:3 = scf.for %116 = %115 to %features step %c9 iter_args(%117 = %c20, %118 = %c20, %119 = %c20) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
      %121 = arith.addi %114, %116 : index
      %122 = vector.load %out[%121] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %123 = vector.load %norm_weight[%116] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %124 = arith.mulf %122, %123 : vector<4xf32>
      %125 = math.fma %122, %122, %117 : vector<4xf32>
      %126 = math.fma %124, %124, %118 : vector<4xf32>
      %127 = math.absf %124 : vector<4xf32>
      %128 = arith.maximumf %119, %127 : vector<4xf32>
      scf.yield %125, %126, %128 : vector<4xf32>, vector<4xf32>, vector<4xf32>
    }
    %129 = wave.reduce "add" %120#0 : vector<4xf32>
    %130 = arith.mulf %129, %inverseFeatures : f32
    %131 = arith.addf %130, %epsilon : f32
    %132 = math.sqrt %131 : f32
    %133 = arith.divf %c22, %132 : f32
    %134 = wave.reduce "max" %120#2 : vector<4xf32>
    %135 = arith.mulf %134, %133 : f32
    %136 = arith.bitcast %135 : f32 to i32
    %137 = arith.shrui %136, %c24 : i32
    %138 = arith.maxsi %137, %c25 : i32
    %139 = arith.subi %c26, %138 : i32
    %140 = arith.shli %139, %c24 : i32
    %141 = arith.subi %138, %c27 : i32
    %142 = arith.shli %141, %c24 : i32
    %143 = arith.bitcast %140 : i32 to f32
    %144 = arith.bitcast %142 : i32 to f32
    %145 = wave.reduce "add" %120#1 : vector<4xf32>
    %146 = arith.mulf %145, %133 : f32
    %147 = arith.mulf %146, %133 : f32
    %148 = arith.cmpi eq, %26, %c1 : index
    scf.if %148 {
      %149 = arith.muli %0, %c5 : index
      memref.store %144, %normed_factors[%149] : memref<?xf32>
      %150 = arith.addi %149, %c28 : index
      memref.store %147, %normed_factors[%150] : memref<?xf32>
    }
    %151 = vector.broadcast %133 : f32 to vector<4xf32>
    %152 = vector.broadcast %143 : f32 to vector<4xf32>
    scf.for %153 = %115 to %features step %c9 {
      %154 = arith.addi %114, %153 : index
      %155 = vector.load %out[%154] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %156 = arith.mulf %155, %151 : vector<4xf32>
      %157 = vector.load %norm_weight[%153] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %158 = arith.mulf %156, %157 : vector<4xf32>
      %159 = arith.mulf %158, %152 : vector<4xf32>
      %160 = arith.divui %0, %tileRows : index
      %161 = arith.divui %features, %c3 : index
      %162 = arith.muli %160, %161 : index
      %163 = arith.divui %153, %c3 : index
      %164 = arith.addi %162, %163 : index
      %165 = arith.muli %164, %c5 : index
      %166 = arith.remui %153, %c3 : index
      %167 = arith.divui %166, %c11 : index
      %168 = arith.addi %165, %167 : index
      %169 = arith.muli %tileRows, %c11 : index
      %170 = arith.muli %168, %169 : index
      %171 = arith.remui %0, %tileRows : index
      %172 = arith.muli %171, %c11 : index
      %173 = arith.addi %170, %172 : index
      %174 = arith.remui %153, %c11 : index
      %175 = arith.addi %173, %174 : index
      %176 = arith.truncf %159 : vector<4xf32> to vector<4xf16>
      vector.store %176, %normed[%175] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
    }
  }
  wave.return
}
