// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='fp8_e5m2', dim=80, columns=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e5m2_d80_c8__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 1280 : index
  %c6 = arith.constant 4096 : index
  %c7 = arith.constant 256 : index
  %columnBlocks = wave.param "columnBlocks" : index
  %c9 = arith.constant 8 : index
  %c10 = arith.constant 2 : index
  %itemsAt = wave.param "itemsAt" : index
  %c12 = arith.constant 4 : index
  %blockTablesAt = wave.param "blockTablesAt" : index
  %pagesPerSequence = wave.param "pagesPerSequence" : index
  %pageBytes = wave.param "pageBytes" : index
  %c16 = arith.constant 640 : index
  %positionsAt = wave.param "positionsAt" : index
  %c18 = arith.constant 1 : i32
  %c19 = arith.constant 16 : i32
  %c20 = arith.constant 1023 : i32
  %c21 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c23 = arith.constant 32 : index
  %c24 = arith.constant 0 : index
  %c25 = arith.constant 160 : index
  %c26 = arith.constant 20 : index
  %c27 = arith.constant 80 : index
  %c28 = arith.constant 84 : index
  %c29 = arith.constant 36 : index
  %c30 = arith.constant 48 : index
  %c31 = arith.constant 52 : index
  %c32 = arith.constant 64 : index
  %c33 = arith.constant 68 : index
  %c34 = arith.constant 23 : i32
  %c35 = arith.constant 64 : i32
  %c36 = arith.constant 253 : i32
  %c37 = arith.constant 268 : i32
  %c38 = arith.constant 14 : i32
  %c39 = arith.constant 128 : index
  %c40 = arith.constant 512 : index
  %c41 = arith.constant 768 : index
  %c42 = arith.constant 1024 : index
  %c43 = arith.constant 128 : i32
  %c44 = arith.constant 0xF149F2CA : f32
  %c45 = arith.constant 0x00000000 : f32
  %c46 = arith.constant dense<0x00000000> : vector<8xf32>
  %c47 = arith.constant 31 : i32
  %c48 = arith.constant 32 : i32
  %c49 = arith.constant 0 : i32
  %c50 = arith.constant 192 : index
  %c51 = arith.constant 320 : index
  %c52 = arith.constant 384 : index
  %c53 = arith.constant 448 : index
  %c54 = arith.constant 576 : index
  %c55 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c56 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c57 = arith.constant 0x41000000 : f32
  %c58 = arith.constant 0x40C00000 : f32
  %c59 = arith.constant dense<-1> : vector<4xi32>
  %c60 = arith.constant 255 : i32
  %c61 = arith.constant 2 : i32
  %c62 = arith.constant 16711680 : i32
  %c63 = arith.constant 3 : i32
  %c64 = arith.constant 4 : i32
  %c65 = arith.constant 65280 : i32
  %c66 = arith.constant 5 : i32
  %c67 = arith.constant 6 : i32
  %c68 = arith.constant -16777216 : i32
  %c69 = arith.constant 7 : i32
  %c70 = arith.constant 8 : i32
  %c71 = arith.constant 9 : i32
  %c72 = arith.constant 10 : i32
  %c73 = arith.constant 11 : i32
  %c74 = arith.constant 12 : i32
  %c75 = arith.constant 13 : i32
  %c76 = arith.constant 15 : i32
  %c77 = arith.constant 96 : index
  %c78 = arith.constant 112 : index
  %c79 = arith.constant 144 : index
  %c80 = arith.constant 176 : index
  %c81 = arith.constant 208 : index
  %c82 = arith.constant 224 : index
  %c83 = arith.constant 240 : index
  %c84 = arith.constant 272 : index
  %c85 = arith.constant 288 : index
  %c86 = arith.constant 304 : index
  %c87 = arith.constant 336 : index
  %c88 = arith.constant 352 : index
  %c89 = arith.constant 368 : index
  %c90 = arith.constant 400 : index
  %c91 = arith.constant 416 : index
  %c92 = arith.constant 432 : index
  %c93 = arith.constant 464 : index
  %c94 = arith.constant 480 : index
  %c95 = arith.constant 496 : index
  %c96 = arith.constant 1536 : index
  %c97 = arith.constant 2048 : index
  %c98 = arith.constant 2560 : index
  %c99 = arith.constant 3072 : index
  %c100 = arith.constant 3584 : index
  %outTileRows = wave.param "outTileRows" : index
  %c102 = arith.constant 0x477FE000 : f32
  %c103 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c106 = arith.constant 672 : index
  %0 = wave.lane
  %1 = arith.remui %0, %c3 : index
  %2 = arith.divui %0, %c3 : index
  %3 = arith.cmpi eq, %2, %c4 : index
  %4 = wave.scratch %c5 : memref<?xf16>
  %5 = wave.scratch %c6 : memref<?xf32>
  %6 = wave.scratch %c7 : memref<?xf32>
  %7 = wave.scratch %c3 : memref<?xf32>
  %8 = wave.wave
  %9 = wave.block 0
  %10 = wave.block 1
  %11 = arith.index_cast %10 : index to i32
  %12 = arith.muli %kvHeads, %columnBlocks : index
  %13 = arith.divui %9, %12 : index
  %14 = arith.divui %9, %columnBlocks : index
  %15 = arith.remui %14, %kvHeads : index
  %16 = arith.remui %9, %columnBlocks : index
  %17 = arith.muli %16, %c9 : index
  %18 = memref.load %step[%c10] : memref<?xi32>
  %19 = arith.index_cast %18 : i32 to index
  %20 = arith.cmpi slt, %13, %19 : index
  scf.if %20 {
    %21 = arith.muli %13, %c12 : index
    %22 = arith.addi %itemsAt, %21 : index
    %23 = memref.load %step[%22] : memref<?xi32>
    %24 = arith.index_cast %23 : i32 to index
    %25 = arith.addi %22, %c4 : index
    %26 = memref.load %step[%25] : memref<?xi32>
    %27 = arith.index_cast %26 : i32 to index
    %28 = arith.addi %22, %c10 : index
    %29 = memref.load %step[%28] : memref<?xi32>
    %30 = arith.index_cast %29 : i32 to index
    %31 = arith.muli %30, %pagesPerSequence : index
    %32 = arith.addi %blockTablesAt, %31 : index
    %33 = arith.divui %pageBytes, %c12 : index
    %34 = arith.muli %15, %c16 : index
    %35 = arith.muli %1, %c12 : index
    %36 = arith.addi %positionsAt, %24 : index
    %37 = memref.load %step[%36] : memref<?xi32>
    %38 = arith.addi %37, %c18 : i32
    %39 = arith.subi %38, %c18 : i32
    %40 = arith.divui %39, %c19 : i32
    %41 = arith.addi %38, %c20 : i32
    %42 = arith.divui %41, %c21 : i32
    %43 = arith.index_cast %slots : index to i32
    %44 = arith.cmpi slt, %11, %42 : i32
    scf.if %44 {
      %45 = arith.muli %8, %c23 : index
      %46 = arith.addi %45, %0 : index
      %47 = arith.addi %46, %c24 : index
      %48 = arith.cmpi slt, %47, %c25 : index
      scf.if %48 {
        %49 = arith.addi %46, %c24 : index
        %50 = arith.divui %49, %c26 : index
        %51 = arith.remui %49, %c26 : index
        %52 = arith.muli %51, %c12 : index
        %53 = arith.addi %17, %50 : index
        %54 = arith.subi %groupSize, %c4 : index
        %55 = arith.minsi %53, %54 : index
        %56 = arith.muli %24, %heads : index
        %57 = arith.muli %15, %groupSize : index
        %58 = arith.addi %56, %57 : index
        %59 = arith.addi %58, %55 : index
        %60 = arith.muli %59, %c27 : index
        %61 = arith.addi %60, %52 : index
        %62 = vector.load %q[%61] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %63 = arith.muli %50, %c28 : index
        %64 = arith.addi %63, %52 : index
        vector.store %62, %5[%64] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      wave.barrier
      %65 = arith.cmpi eq, %8, %c24 : index
      scf.if %65 {
        %66 = arith.remui %1, %c9 : index
        %67 = arith.muli %66, %c28 : index
        %68 = arith.muli %2, %c9 : index
        %69 = arith.addi %67, %68 : index
        %70 = arith.addi %69, %c24 : index
        %71 = vector.load %5[%70] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %72 = arith.addi %69, %c12 : index
        %73 = vector.load %5[%72] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %74 = arith.addi %69, %c3 : index
        %75 = vector.load %5[%74] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %76 = arith.addi %69, %c26 : index
        %77 = vector.load %5[%76] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %78 = arith.addi %69, %c23 : index
        %79 = vector.load %5[%78] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %80 = arith.addi %69, %c29 : index
        %81 = vector.load %5[%80] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %82 = arith.addi %69, %c30 : index
        %83 = vector.load %5[%82] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %84 = arith.addi %69, %c31 : index
        %85 = vector.load %5[%84] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %86 = arith.addi %69, %c32 : index
        %87 = vector.load %5[%86] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %88 = arith.addi %69, %c33 : index
        %89 = vector.load %5[%88] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %90 = math.absf %71 : vector<4xf32>
        %91 = math.absf %73 : vector<4xf32>
        %92 = arith.maxnumf %90, %91 fastmath<nnan> : vector<4xf32>
        %93 = math.absf %75 : vector<4xf32>
        %94 = arith.maxnumf %92, %93 fastmath<nnan> : vector<4xf32>
        %95 = math.absf %77 : vector<4xf32>
        %96 = arith.maxnumf %94, %95 fastmath<nnan> : vector<4xf32>
        %97 = math.absf %79 : vector<4xf32>
        %98 = arith.maxnumf %96, %97 fastmath<nnan> : vector<4xf32>
        %99 = math.absf %81 : vector<4xf32>
        %100 = arith.maxnumf %98, %99 fastmath<nnan> : vector<4xf32>
        %101 = math.absf %83 : vector<4xf32>
        %102 = arith.maxnumf %100, %101 fastmath<nnan> : vector<4xf32>
        %103 = math.absf %85 : vector<4xf32>
        %104 = arith.maxnumf %102, %103 fastmath<nnan> : vector<4xf32>
        %105 = math.absf %87 : vector<4xf32>
        %106 = arith.maxnumf %104, %105 fastmath<nnan> : vector<4xf32>
        %107 = math.absf %89 : vector<4xf32>
        %108 = arith.maxnumf %106, %107 fastmath<nnan> : vector<4xf32>
        %109 = vector.extract %108[0] : f32 from vector<4xf32>
        %110 = vector.extract %108[1] : f32 from vector<4xf32>
        %111 = vector.extract %108[2] : f32 from vector<4xf32>
        %112 = vector.extract %108[3] : f32 from vector<4xf32>
        %113 = arith.maxnumf %109, %110 fastmath<nnan> : f32
        %114 = arith.maxnumf %113, %111 fastmath<nnan> : f32
        %115 = arith.maxnumf %114, %112 fastmath<nnan> : f32
        %116 = wave.swap_halves %115 : f32
        %117 = arith.maxnumf %115, %116 fastmath<nnan> : f32
        %118 = arith.bitcast %117 : f32 to i32
        %119 = arith.shrui %118, %c34 : i32
        %120 = arith.maxsi %119, %c35 : i32
        %121 = arith.minsi %120, %c36 : i32
        %122 = arith.subi %c37, %121 : i32
        %123 = arith.shli %122, %c34 : i32
        %124 = arith.bitcast %123 : i32 to f32
        %125 = arith.subi %121, %c38 : i32
        %126 = arith.shli %125, %c34 : i32
        %127 = arith.bitcast %126 : i32 to f32
        %128 = vector.broadcast %124 : f32 to vector<4xf32>
        %129 = arith.muli %1, %c9 : index
        %130 = arith.muli %2, %c39 : index
        %131 = arith.addi %129, %130 : index
        %132 = arith.mulf %71, %128 : vector<4xf32>
        %133 = arith.truncf %132 : vector<4xf32> to vector<4xf16>
        %134 = arith.mulf %73, %128 : vector<4xf32>
        %135 = arith.truncf %134 : vector<4xf32> to vector<4xf16>
        %136 = vector.shuffle %133, %135 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %137 = arith.addi %131, %c24 : index
        vector.store %136, %4[%137] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %138 = arith.mulf %75, %128 : vector<4xf32>
        %139 = arith.truncf %138 : vector<4xf32> to vector<4xf16>
        %140 = arith.mulf %77, %128 : vector<4xf32>
        %141 = arith.truncf %140 : vector<4xf32> to vector<4xf16>
        %142 = vector.shuffle %139, %141 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %143 = arith.addi %131, %c7 : index
        vector.store %142, %4[%143] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %144 = arith.mulf %79, %128 : vector<4xf32>
        %145 = arith.truncf %144 : vector<4xf32> to vector<4xf16>
        %146 = arith.mulf %81, %128 : vector<4xf32>
        %147 = arith.truncf %146 : vector<4xf32> to vector<4xf16>
        %148 = vector.shuffle %145, %147 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %149 = arith.addi %131, %c40 : index
        vector.store %148, %4[%149] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %150 = arith.mulf %83, %128 : vector<4xf32>
        %151 = arith.truncf %150 : vector<4xf32> to vector<4xf16>
        %152 = arith.mulf %85, %128 : vector<4xf32>
        %153 = arith.truncf %152 : vector<4xf32> to vector<4xf16>
        %154 = vector.shuffle %151, %153 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %155 = arith.addi %131, %c41 : index
        vector.store %154, %4[%155] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %156 = arith.mulf %87, %128 : vector<4xf32>
        %157 = arith.truncf %156 : vector<4xf32> to vector<4xf16>
        %158 = arith.mulf %89, %128 : vector<4xf32>
        %159 = arith.truncf %158 : vector<4xf32> to vector<4xf16>
        %160 = vector.shuffle %157, %159 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %161 = arith.addi %131, %c42 : index
        vector.store %160, %4[%161] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %162 = memref.load %scales[%15] : memref<?xf32>
        %163 = arith.mulf %162, %127 : f32
        memref.store %163, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %164 = memref.load %7[%1] : memref<?xf32>
      scf.for %165 = %11 to %42 step %43 : i32 {
        %166 = arith.muli %165, %c21 : i32
        %167 = arith.index_cast %8 : index to i32
        %168 = arith.muli %167, %c43 : i32
        %169 = arith.addi %166, %168 : i32
        %170 = arith.addi %169, %c43 : i32
        %171 = arith.minsi %170, %38 : i32
        %172 = arith.cmpi slt, %169, %38 : i32
        %173:7 = scf.if %172 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %174 = arith.subi %171, %169 : i32
          %175 = arith.addi %174, %c47 : i32
          %176 = arith.divui %175, %c48 : i32
          %177 = arith.divui %169, %c19 : i32
          %178 = arith.addi %177, %c49 : i32
          %179 = arith.minsi %178, %40 : i32
          %180 = arith.index_castui %179 : i32 to index
          %181 = arith.addi %32, %180 : index
          %182 = memref.load %step[%181] : memref<?xi32>
          %183 = arith.index_cast %182 : i32 to index
          %184 = arith.muli %183, %33 : index
          %185 = arith.addi %184, %34 : index
          %186 = arith.addi %177, %c18 : i32
          %187 = arith.minsi %186, %40 : i32
          %188 = arith.index_castui %187 : i32 to index
          %189 = arith.addi %32, %188 : index
          %190 = memref.load %step[%189] : memref<?xi32>
          %191 = arith.index_cast %190 : i32 to index
          %192 = arith.muli %191, %33 : index
          %193 = arith.addi %192, %34 : index
          %194 = arith.addi %185, %35 : index
          %195 = arith.addi %194, %c24 : index
          %196 = vector.load %kv[%195] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %197 = arith.addi %193, %35 : index
          %198 = arith.addi %197, %c24 : index
          %199 = vector.load %kv[%198] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %200 = arith.addi %185, %35 : index
          %201 = arith.addi %200, %c32 : index
          %202 = vector.load %kv[%201] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %203 = arith.addi %193, %35 : index
          %204 = arith.addi %203, %c32 : index
          %205 = vector.load %kv[%204] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %206 = arith.addi %185, %35 : index
          %207 = arith.addi %206, %c39 : index
          %208 = vector.load %kv[%207] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %209 = arith.addi %193, %35 : index
          %210 = arith.addi %209, %c39 : index
          %211 = vector.load %kv[%210] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %212 = arith.addi %185, %35 : index
          %213 = arith.addi %212, %c50 : index
          %214 = vector.load %kv[%213] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %215 = arith.addi %193, %35 : index
          %216 = arith.addi %215, %c50 : index
          %217 = vector.load %kv[%216] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %234:15 = scf.for %218 = %c49 to %176 step %c18 iter_args(%219 = %196, %220 = %199, %221 = %202, %222 = %205, %223 = %208, %224 = %211, %225 = %214, %226 = %217, %227 = %c44, %228 = %c45, %229 = %c46, %230 = %c46, %231 = %c46, %232 = %c46, %233 = %c46) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %235 = arith.muli %218, %c48 : i32
            %236 = arith.addi %169, %235 : i32
            %237 = arith.addi %236, %c48 : i32
            %238 = arith.divui %236, %c19 : i32
            %239 = arith.addi %238, %c49 : i32
            %240 = arith.minsi %239, %40 : i32
            %241 = arith.index_castui %240 : i32 to index
            %242 = arith.addi %32, %241 : index
            %243 = memref.load %step[%242] : memref<?xi32>
            %244 = arith.index_cast %243 : i32 to index
            %245 = arith.muli %244, %33 : index
            %246 = arith.addi %245, %34 : index
            %247 = arith.addi %238, %c18 : i32
            %248 = arith.minsi %247, %40 : i32
            %249 = arith.index_castui %248 : i32 to index
            %250 = arith.addi %32, %249 : index
            %251 = memref.load %step[%250] : memref<?xi32>
            %252 = arith.index_cast %251 : i32 to index
            %253 = arith.muli %252, %33 : index
            %254 = arith.addi %253, %34 : index
            %255 = arith.divui %237, %c19 : i32
            %256 = arith.addi %255, %c49 : i32
            %257 = arith.minsi %256, %40 : i32
            %258 = arith.index_castui %257 : i32 to index
            %259 = arith.addi %32, %258 : index
            %260 = memref.load %step[%259] : memref<?xi32>
            %261 = arith.index_cast %260 : i32 to index
            %262 = arith.muli %261, %33 : index
            %263 = arith.addi %262, %34 : index
            %264 = arith.addi %255, %c18 : i32
            %265 = arith.minsi %264, %40 : i32
            %266 = arith.index_castui %265 : i32 to index
            %267 = arith.addi %32, %266 : index
            %268 = memref.load %step[%267] : memref<?xi32>
            %269 = arith.index_cast %268 : i32 to index
            %270 = arith.muli %269, %33 : index
            %271 = arith.addi %270, %34 : index
            %272 = wave.opaque %c24 : index
            %273 = arith.muli %1, %c9 : index
            %274 = arith.addi %272, %273 : index
            %275 = arith.addi %246, %35 : index
            %276 = arith.addi %275, %c7 : index
            %277 = vector.load %kv[%276] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %278 = arith.addi %254, %35 : index
            %279 = arith.addi %278, %c7 : index
            %280 = vector.load %kv[%279] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %281 = vector.bitcast %219 : vector<4xi32> to vector<16xi8>
            %282 = wave.fp8_decode "e5m2" packed %281 : vector<16xi8> -> vector<16xf16>
            %283 = vector.bitcast %220 : vector<4xi32> to vector<16xi8>
            %284 = wave.fp8_decode "e5m2" packed %283 : vector<16xi8> -> vector<16xf16>
            %285 = arith.addi %274, %c24 : index
            %286 = vector.load %4[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %287 = arith.addi %285, %c39 : index
            %288 = vector.load %4[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %289 = vector.shuffle %286, %288 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %290 = wave.mma %282, %289, %c46 : vector<16xf16>, vector<8xf32>
            %291 = wave.mma %284, %289, %c46 : vector<16xf16>, vector<8xf32>
            %292 = arith.addi %246, %35 : index
            %293 = arith.addi %292, %c51 : index
            %294 = vector.load %kv[%293] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %295 = arith.addi %254, %35 : index
            %296 = arith.addi %295, %c51 : index
            %297 = vector.load %kv[%296] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %298 = vector.bitcast %221 : vector<4xi32> to vector<16xi8>
            %299 = wave.fp8_decode "e5m2" packed %298 : vector<16xi8> -> vector<16xf16>
            %300 = vector.bitcast %222 : vector<4xi32> to vector<16xi8>
            %301 = wave.fp8_decode "e5m2" packed %300 : vector<16xi8> -> vector<16xf16>
            %302 = arith.addi %274, %c7 : index
            %303 = vector.load %4[%302] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %304 = arith.addi %302, %c39 : index
            %305 = vector.load %4[%304] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %306 = vector.shuffle %303, %305 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %307 = wave.mma %299, %306, %290 : vector<16xf16>, vector<8xf32>
            %308 = wave.mma %301, %306, %291 : vector<16xf16>, vector<8xf32>
            %309 = arith.addi %246, %35 : index
            %310 = arith.addi %309, %c52 : index
            %311 = vector.load %kv[%310] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %312 = arith.addi %254, %35 : index
            %313 = arith.addi %312, %c52 : index
            %314 = vector.load %kv[%313] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %315 = vector.bitcast %223 : vector<4xi32> to vector<16xi8>
            %316 = wave.fp8_decode "e5m2" packed %315 : vector<16xi8> -> vector<16xf16>
            %317 = vector.bitcast %224 : vector<4xi32> to vector<16xi8>
            %318 = wave.fp8_decode "e5m2" packed %317 : vector<16xi8> -> vector<16xf16>
            %319 = arith.addi %274, %c40 : index
            %320 = vector.load %4[%319] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %321 = arith.addi %319, %c39 : index
            %322 = vector.load %4[%321] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %323 = vector.shuffle %320, %322 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %324 = wave.mma %316, %323, %307 : vector<16xf16>, vector<8xf32>
            %325 = wave.mma %318, %323, %308 : vector<16xf16>, vector<8xf32>
            %326 = arith.addi %246, %35 : index
            %327 = arith.addi %326, %c53 : index
            %328 = vector.load %kv[%327] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %329 = arith.addi %254, %35 : index
            %330 = arith.addi %329, %c53 : index
            %331 = vector.load %kv[%330] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %332 = vector.bitcast %225 : vector<4xi32> to vector<16xi8>
            %333 = wave.fp8_decode "e5m2" packed %332 : vector<16xi8> -> vector<16xf16>
            %334 = vector.bitcast %226 : vector<4xi32> to vector<16xi8>
            %335 = wave.fp8_decode "e5m2" packed %334 : vector<16xi8> -> vector<16xf16>
            %336 = arith.addi %274, %c41 : index
            %337 = vector.load %4[%336] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %338 = arith.addi %336, %c39 : index
            %339 = vector.load %4[%338] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %340 = vector.shuffle %337, %339 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %341 = wave.mma %333, %340, %324 : vector<16xf16>, vector<8xf32>
            %342 = wave.mma %335, %340, %325 : vector<16xf16>, vector<8xf32>
            %343 = arith.addi %246, %35 : index
            %344 = arith.addi %343, %c40 : index
            %345 = vector.load %kv[%344] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %346 = arith.addi %254, %35 : index
            %347 = arith.addi %346, %c40 : index
            %348 = vector.load %kv[%347] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %349 = vector.bitcast %277 : vector<4xi32> to vector<16xi8>
            %350 = wave.fp8_decode "e5m2" packed %349 : vector<16xi8> -> vector<16xf16>
            %351 = vector.bitcast %280 : vector<4xi32> to vector<16xi8>
            %352 = wave.fp8_decode "e5m2" packed %351 : vector<16xi8> -> vector<16xf16>
            %353 = arith.addi %274, %c42 : index
            %354 = vector.load %4[%353] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %355 = arith.addi %353, %c39 : index
            %356 = vector.load %4[%355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %357 = vector.shuffle %354, %356 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %358 = wave.mma %350, %357, %341 : vector<16xf16>, vector<8xf32>
            %359 = wave.mma %352, %357, %342 : vector<16xf16>, vector<8xf32>
            %360 = arith.addi %246, %35 : index
            %361 = arith.addi %360, %c54 : index
            %362 = vector.load %kv[%361] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %363 = arith.addi %254, %35 : index
            %364 = arith.addi %363, %c54 : index
            %365 = vector.load %kv[%364] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %366 = wave.opaque %358 : vector<8xf32>
            %367 = wave.opaque %359 : vector<8xf32>
            %368 = wave.opaque %237 : i32
            %369 = arith.cmpi sgt, %368, %171 : i32
            %370:2 = scf.if %369 -> (vector<8xf32>, vector<8xf32>) {
              %371 = arith.index_cast %2 : index to i32
              %372 = arith.addi %236, %371 : i32
              %373 = arith.subi %38, %372 : i32
              %374 = arith.subi %373, %c49 : i32
              %375 = vector.broadcast %374 : i32 to vector<8xi32>
              %376 = arith.cmpi sgt, %375, %c56 : vector<8xi32>
              %377 = arith.select %376, %366, %c55 : vector<8xi1>, vector<8xf32>
              %378 = arith.subi %373, %c19 : i32
              %379 = vector.broadcast %378 : i32 to vector<8xi32>
              %380 = arith.cmpi sgt, %379, %c56 : vector<8xi32>
              %381 = arith.select %380, %367, %c55 : vector<8xi1>, vector<8xf32>
              scf.yield %377, %381 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %366, %367 : vector<8xf32>, vector<8xf32>
            }
            %382 = vector.extract %370#0[0] : f32 from vector<8xf32>
            %383 = vector.extract %370#0[1] : f32 from vector<8xf32>
            %384 = vector.extract %370#0[2] : f32 from vector<8xf32>
            %385 = vector.extract %370#0[3] : f32 from vector<8xf32>
            %386 = vector.extract %370#0[4] : f32 from vector<8xf32>
            %387 = vector.extract %370#0[5] : f32 from vector<8xf32>
            %388 = vector.extract %370#0[6] : f32 from vector<8xf32>
            %389 = vector.extract %370#0[7] : f32 from vector<8xf32>
            %390 = vector.extract %370#1[0] : f32 from vector<8xf32>
            %391 = vector.extract %370#1[1] : f32 from vector<8xf32>
            %392 = vector.extract %370#1[2] : f32 from vector<8xf32>
            %393 = vector.extract %370#1[3] : f32 from vector<8xf32>
            %394 = vector.extract %370#1[4] : f32 from vector<8xf32>
            %395 = vector.extract %370#1[5] : f32 from vector<8xf32>
            %396 = vector.extract %370#1[6] : f32 from vector<8xf32>
            %397 = vector.extract %370#1[7] : f32 from vector<8xf32>
            %398 = arith.maxnumf %382, %383 fastmath<nnan> : f32
            %399 = arith.maxnumf %398, %384 fastmath<nnan> : f32
            %400 = arith.maxnumf %399, %385 fastmath<nnan> : f32
            %401 = arith.maxnumf %400, %386 fastmath<nnan> : f32
            %402 = arith.maxnumf %401, %387 fastmath<nnan> : f32
            %403 = arith.maxnumf %402, %388 fastmath<nnan> : f32
            %404 = arith.maxnumf %403, %389 fastmath<nnan> : f32
            %405 = arith.maxnumf %404, %390 fastmath<nnan> : f32
            %406 = arith.maxnumf %405, %391 fastmath<nnan> : f32
            %407 = arith.maxnumf %406, %392 fastmath<nnan> : f32
            %408 = arith.maxnumf %407, %393 fastmath<nnan> : f32
            %409 = arith.maxnumf %408, %394 fastmath<nnan> : f32
            %410 = arith.maxnumf %409, %395 fastmath<nnan> : f32
            %411 = arith.maxnumf %410, %396 fastmath<nnan> : f32
            %412 = arith.maxnumf %411, %397 fastmath<nnan> : f32
            %413 = wave.swap_halves %412 : f32
            %414 = arith.maxnumf %412, %413 fastmath<nnan> : f32
            %415 = arith.mulf %414, %164 : f32
            %416 = arith.addf %227, %c57 : f32
            %417 = arith.cmpf ogt, %415, %416 : f32
            %418:7 = scf.if %417 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %419 = arith.subf %227, %415 : f32
              %420 = wave.exp2 %419 : f32
              %421 = vector.broadcast %420 : f32 to vector<8xf32>
              %422 = arith.mulf %228, %420 : f32
              %423 = arith.mulf %229, %421 : vector<8xf32>
              %424 = arith.mulf %230, %421 : vector<8xf32>
              %425 = arith.mulf %231, %421 : vector<8xf32>
              %426 = arith.mulf %232, %421 : vector<8xf32>
              %427 = arith.mulf %233, %421 : vector<8xf32>
              scf.yield %415, %422, %423, %424, %425, %426, %427 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %227, %228, %229, %230, %231, %232, %233 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %428 = vector.broadcast %164 : f32 to vector<8xf32>
            %429 = arith.subf %c58, %418#0 : f32
            %430 = vector.broadcast %429 : f32 to vector<8xf32>
            %431 = math.fma %370#0, %428, %430 : vector<8xf32>
            %432 = wave.exp2 %431 : vector<8xf32>
            %433 = math.fma %370#1, %428, %430 : vector<8xf32>
            %434 = wave.exp2 %433 : vector<8xf32>
            %435 = arith.truncf %432 : vector<8xf32> to vector<8xf16>
            %436 = vector.bitcast %435 : vector<8xf16> to vector<4xi32>
            %437 = wave.swap_halves %436 : vector<4xi32>
            %438 = arith.select %3, %437, %436 : vector<4xi32>
            %439 = arith.select %3, %436, %437 : vector<4xi32>
            %440 = vector.shuffle %438, %439 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %441 = vector.bitcast %440 : vector<8xi32> to vector<16xf16>
            %442 = arith.truncf %434 : vector<8xf32> to vector<8xf16>
            %443 = vector.bitcast %442 : vector<8xf16> to vector<4xi32>
            %444 = wave.swap_halves %443 : vector<4xi32>
            %445 = arith.select %3, %444, %443 : vector<4xi32>
            %446 = arith.select %3, %443, %444 : vector<4xi32>
            %447 = vector.shuffle %445, %446 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %448 = vector.bitcast %447 : vector<8xi32> to vector<16xf16>
            %449 = arith.addf %432, %434 : vector<8xf32>
            %450 = vector.extract %449[0] : f32 from vector<8xf32>
            %451 = vector.extract %449[1] : f32 from vector<8xf32>
            %452 = vector.extract %449[2] : f32 from vector<8xf32>
            %453 = vector.extract %449[3] : f32 from vector<8xf32>
            %454 = vector.extract %449[4] : f32 from vector<8xf32>
            %455 = vector.extract %449[5] : f32 from vector<8xf32>
            %456 = vector.extract %449[6] : f32 from vector<8xf32>
            %457 = vector.extract %449[7] : f32 from vector<8xf32>
            %458 = arith.addf %450, %454 : f32
            %459 = arith.addf %451, %455 : f32
            %460 = arith.addf %452, %456 : f32
            %461 = arith.addf %453, %457 : f32
            %462 = arith.addf %458, %460 : f32
            %463 = arith.addf %459, %461 : f32
            %464 = arith.addf %462, %463 : f32
            %465 = arith.addf %418#1, %464 : f32
            %466 = wave.opaque %465 : f32
            %467 = wave.opaque %237 : i32
            %468 = arith.cmpi sgt, %467, %171 : i32
            %469:2 = scf.if %468 -> (vector<4xi32>, vector<4xi32>) {
              %470 = arith.subi %171, %236 : i32
              %471 = arith.subi %470, %c49 : i32
              %472 = arith.minsi %471, %c19 : i32
              %473 = arith.maxsi %472, %c49 : i32
              %474 = arith.cmpi sgt, %473, %c49 : i32
              %475 = arith.select %474, %c60, %c49 : i32
              %476 = arith.ori %c49, %475 : i32
              %477 = arith.cmpi sgt, %473, %c18 : i32
              %478 = arith.select %477, %c60, %c49 : i32
              %479 = arith.ori %c49, %478 : i32
              %480 = arith.cmpi sgt, %473, %c61 : i32
              %481 = arith.select %480, %c62, %c49 : i32
              %482 = arith.ori %476, %481 : i32
              %483 = arith.cmpi sgt, %473, %c63 : i32
              %484 = arith.select %483, %c62, %c49 : i32
              %485 = arith.ori %479, %484 : i32
              %486 = arith.cmpi sgt, %473, %c64 : i32
              %487 = arith.select %486, %c65, %c49 : i32
              %488 = arith.ori %482, %487 : i32
              %489 = arith.cmpi sgt, %473, %c66 : i32
              %490 = arith.select %489, %c65, %c49 : i32
              %491 = arith.ori %485, %490 : i32
              %492 = arith.cmpi sgt, %473, %c67 : i32
              %493 = arith.select %492, %c68, %c49 : i32
              %494 = arith.ori %488, %493 : i32
              %495 = arith.cmpi sgt, %473, %c69 : i32
              %496 = arith.select %495, %c68, %c49 : i32
              %497 = arith.ori %491, %496 : i32
              %498 = arith.cmpi sgt, %473, %c70 : i32
              %499 = arith.select %498, %c60, %c49 : i32
              %500 = arith.ori %c49, %499 : i32
              %501 = arith.cmpi sgt, %473, %c71 : i32
              %502 = arith.select %501, %c60, %c49 : i32
              %503 = arith.ori %c49, %502 : i32
              %504 = arith.cmpi sgt, %473, %c72 : i32
              %505 = arith.select %504, %c62, %c49 : i32
              %506 = arith.ori %500, %505 : i32
              %507 = arith.cmpi sgt, %473, %c73 : i32
              %508 = arith.select %507, %c62, %c49 : i32
              %509 = arith.ori %503, %508 : i32
              %510 = arith.cmpi sgt, %473, %c74 : i32
              %511 = arith.select %510, %c65, %c49 : i32
              %512 = arith.ori %506, %511 : i32
              %513 = arith.cmpi sgt, %473, %c75 : i32
              %514 = arith.select %513, %c65, %c49 : i32
              %515 = arith.ori %509, %514 : i32
              %516 = arith.cmpi sgt, %473, %c38 : i32
              %517 = arith.select %516, %c68, %c49 : i32
              %518 = arith.ori %512, %517 : i32
              %519 = arith.cmpi sgt, %473, %c76 : i32
              %520 = arith.select %519, %c68, %c49 : i32
              %521 = arith.ori %515, %520 : i32
              %522 = vector.from_elements %494, %518, %497, %521 : vector<4xi32>
              %523 = arith.subi %171, %236 : i32
              %524 = arith.subi %523, %c19 : i32
              %525 = arith.minsi %524, %c19 : i32
              %526 = arith.maxsi %525, %c49 : i32
              %527 = arith.cmpi sgt, %526, %c49 : i32
              %528 = arith.select %527, %c60, %c49 : i32
              %529 = arith.ori %c49, %528 : i32
              %530 = arith.cmpi sgt, %526, %c18 : i32
              %531 = arith.select %530, %c60, %c49 : i32
              %532 = arith.ori %c49, %531 : i32
              %533 = arith.cmpi sgt, %526, %c61 : i32
              %534 = arith.select %533, %c62, %c49 : i32
              %535 = arith.ori %529, %534 : i32
              %536 = arith.cmpi sgt, %526, %c63 : i32
              %537 = arith.select %536, %c62, %c49 : i32
              %538 = arith.ori %532, %537 : i32
              %539 = arith.cmpi sgt, %526, %c64 : i32
              %540 = arith.select %539, %c65, %c49 : i32
              %541 = arith.ori %535, %540 : i32
              %542 = arith.cmpi sgt, %526, %c66 : i32
              %543 = arith.select %542, %c65, %c49 : i32
              %544 = arith.ori %538, %543 : i32
              %545 = arith.cmpi sgt, %526, %c67 : i32
              %546 = arith.select %545, %c68, %c49 : i32
              %547 = arith.ori %541, %546 : i32
              %548 = arith.cmpi sgt, %526, %c69 : i32
              %549 = arith.select %548, %c68, %c49 : i32
              %550 = arith.ori %544, %549 : i32
              %551 = arith.cmpi sgt, %526, %c70 : i32
              %552 = arith.select %551, %c60, %c49 : i32
              %553 = arith.ori %c49, %552 : i32
              %554 = arith.cmpi sgt, %526, %c71 : i32
              %555 = arith.select %554, %c60, %c49 : i32
              %556 = arith.ori %c49, %555 : i32
              %557 = arith.cmpi sgt, %526, %c72 : i32
              %558 = arith.select %557, %c62, %c49 : i32
              %559 = arith.ori %553, %558 : i32
              %560 = arith.cmpi sgt, %526, %c73 : i32
              %561 = arith.select %560, %c62, %c49 : i32
              %562 = arith.ori %556, %561 : i32
              %563 = arith.cmpi sgt, %526, %c74 : i32
              %564 = arith.select %563, %c65, %c49 : i32
              %565 = arith.ori %559, %564 : i32
              %566 = arith.cmpi sgt, %526, %c75 : i32
              %567 = arith.select %566, %c65, %c49 : i32
              %568 = arith.ori %562, %567 : i32
              %569 = arith.cmpi sgt, %526, %c38 : i32
              %570 = arith.select %569, %c68, %c49 : i32
              %571 = arith.ori %565, %570 : i32
              %572 = arith.cmpi sgt, %526, %c76 : i32
              %573 = arith.select %572, %c68, %c49 : i32
              %574 = arith.ori %568, %573 : i32
              %575 = vector.from_elements %547, %571, %550, %574 : vector<4xi32>
              scf.yield %522, %575 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c59, %c59 : vector<4xi32>, vector<4xi32>
            }
            %576 = wave.opaque %237 : i32
            %577 = arith.cmpi sgt, %576, %171 : i32
            %578:2 = scf.if %577 -> (vector<4xi32>, vector<4xi32>) {
              %579 = arith.andi %294, %469#0 : vector<4xi32>
              %580 = arith.andi %297, %469#1 : vector<4xi32>
              scf.yield %579, %580 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %294, %297 : vector<4xi32>, vector<4xi32>
            }
            %581 = vector.bitcast %578#0 : vector<4xi32> to vector<16xi8>
            %582 = wave.fp8_decode "e5m2" packed %581 : vector<16xi8> -> vector<16xf16>
            %583 = wave.mma %582, %441, %418#2 : vector<16xf16>, vector<8xf32>
            %584 = vector.bitcast %578#1 : vector<4xi32> to vector<16xi8>
            %585 = wave.fp8_decode "e5m2" packed %584 : vector<16xi8> -> vector<16xf16>
            %586 = wave.mma %585, %448, %583 : vector<16xf16>, vector<8xf32>
            %587 = wave.opaque %586 : vector<8xf32>
            wave.pin
            %588 = wave.opaque %237 : i32
            %589 = arith.cmpi sgt, %588, %171 : i32
            %590:2 = scf.if %589 -> (vector<4xi32>, vector<4xi32>) {
              %591 = arith.andi %311, %469#0 : vector<4xi32>
              %592 = arith.andi %314, %469#1 : vector<4xi32>
              scf.yield %591, %592 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %311, %314 : vector<4xi32>, vector<4xi32>
            }
            %593 = vector.bitcast %590#0 : vector<4xi32> to vector<16xi8>
            %594 = wave.fp8_decode "e5m2" packed %593 : vector<16xi8> -> vector<16xf16>
            %595 = wave.mma %594, %441, %418#3 : vector<16xf16>, vector<8xf32>
            %596 = vector.bitcast %590#1 : vector<4xi32> to vector<16xi8>
            %597 = wave.fp8_decode "e5m2" packed %596 : vector<16xi8> -> vector<16xf16>
            %598 = wave.mma %597, %448, %595 : vector<16xf16>, vector<8xf32>
            %599 = wave.opaque %598 : vector<8xf32>
            wave.pin
            %600 = wave.opaque %237 : i32
            %601 = arith.cmpi slt, %600, %171 : i32
            %602:2 = scf.if %601 -> (vector<4xi32>, vector<4xi32>) {
              %603 = arith.addi %263, %35 : index
              %604 = arith.addi %603, %c24 : index
              %605 = vector.load %kv[%604] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %606 = arith.addi %271, %35 : index
              %607 = arith.addi %606, %c24 : index
              %608 = vector.load %kv[%607] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %605, %608 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %590#0, %590#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %609 = wave.opaque %237 : i32
            %610 = arith.cmpi sgt, %609, %171 : i32
            %611:2 = scf.if %610 -> (vector<4xi32>, vector<4xi32>) {
              %612 = arith.andi %328, %469#0 : vector<4xi32>
              %613 = arith.andi %331, %469#1 : vector<4xi32>
              scf.yield %612, %613 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %328, %331 : vector<4xi32>, vector<4xi32>
            }
            %614 = vector.bitcast %611#0 : vector<4xi32> to vector<16xi8>
            %615 = wave.fp8_decode "e5m2" packed %614 : vector<16xi8> -> vector<16xf16>
            %616 = wave.mma %615, %441, %418#4 : vector<16xf16>, vector<8xf32>
            %617 = vector.bitcast %611#1 : vector<4xi32> to vector<16xi8>
            %618 = wave.fp8_decode "e5m2" packed %617 : vector<16xi8> -> vector<16xf16>
            %619 = wave.mma %618, %448, %616 : vector<16xf16>, vector<8xf32>
            %620 = wave.opaque %619 : vector<8xf32>
            wave.pin
            %621 = wave.opaque %237 : i32
            %622 = arith.cmpi slt, %621, %171 : i32
            %623:2 = scf.if %622 -> (vector<4xi32>, vector<4xi32>) {
              %624 = arith.addi %263, %35 : index
              %625 = arith.addi %624, %c32 : index
              %626 = vector.load %kv[%625] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %627 = arith.addi %271, %35 : index
              %628 = arith.addi %627, %c32 : index
              %629 = vector.load %kv[%628] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %626, %629 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %611#0, %611#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %630 = wave.opaque %237 : i32
            %631 = arith.cmpi sgt, %630, %171 : i32
            %632:2 = scf.if %631 -> (vector<4xi32>, vector<4xi32>) {
              %633 = arith.andi %345, %469#0 : vector<4xi32>
              %634 = arith.andi %348, %469#1 : vector<4xi32>
              scf.yield %633, %634 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %345, %348 : vector<4xi32>, vector<4xi32>
            }
            %635 = vector.bitcast %632#0 : vector<4xi32> to vector<16xi8>
            %636 = wave.fp8_decode "e5m2" packed %635 : vector<16xi8> -> vector<16xf16>
            %637 = wave.mma %636, %441, %418#5 : vector<16xf16>, vector<8xf32>
            %638 = vector.bitcast %632#1 : vector<4xi32> to vector<16xi8>
            %639 = wave.fp8_decode "e5m2" packed %638 : vector<16xi8> -> vector<16xf16>
            %640 = wave.mma %639, %448, %637 : vector<16xf16>, vector<8xf32>
            %641 = wave.opaque %640 : vector<8xf32>
            wave.pin
            %642 = wave.opaque %237 : i32
            %643 = arith.cmpi slt, %642, %171 : i32
            %644:2 = scf.if %643 -> (vector<4xi32>, vector<4xi32>) {
              %645 = arith.addi %263, %35 : index
              %646 = arith.addi %645, %c39 : index
              %647 = vector.load %kv[%646] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %648 = arith.addi %271, %35 : index
              %649 = arith.addi %648, %c39 : index
              %650 = vector.load %kv[%649] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %647, %650 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %632#0, %632#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %651 = wave.opaque %237 : i32
            %652 = arith.cmpi sgt, %651, %171 : i32
            %653:2 = scf.if %652 -> (vector<4xi32>, vector<4xi32>) {
              %654 = arith.andi %362, %469#0 : vector<4xi32>
              %655 = arith.andi %365, %469#1 : vector<4xi32>
              scf.yield %654, %655 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %362, %365 : vector<4xi32>, vector<4xi32>
            }
            %656 = vector.bitcast %653#0 : vector<4xi32> to vector<16xi8>
            %657 = wave.fp8_decode "e5m2" packed %656 : vector<16xi8> -> vector<16xf16>
            %658 = wave.mma %657, %441, %418#6 : vector<16xf16>, vector<8xf32>
            %659 = vector.bitcast %653#1 : vector<4xi32> to vector<16xi8>
            %660 = wave.fp8_decode "e5m2" packed %659 : vector<16xi8> -> vector<16xf16>
            %661 = wave.mma %660, %448, %658 : vector<16xf16>, vector<8xf32>
            %662 = wave.opaque %661 : vector<8xf32>
            wave.pin
            %663 = wave.opaque %237 : i32
            %664 = arith.cmpi slt, %663, %171 : i32
            %665:2 = scf.if %664 -> (vector<4xi32>, vector<4xi32>) {
              %666 = arith.addi %263, %35 : index
              %667 = arith.addi %666, %c50 : index
              %668 = vector.load %kv[%667] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %669 = arith.addi %271, %35 : index
              %670 = arith.addi %669, %c50 : index
              %671 = vector.load %kv[%670] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %668, %671 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %653#0, %653#1 : vector<4xi32>, vector<4xi32>
            }
            scf.yield %602#0, %602#1, %623#0, %623#1, %644#0, %644#1, %665#0, %665#1, %418#0, %466, %587, %599, %620, %641, %662 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %672 = wave.swap_halves %234#9 : f32
          %673 = arith.addf %234#9, %672 : f32
          scf.yield %234#8, %673, %234#10, %234#11, %234#12, %234#13, %234#14 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c44, %c45, %c46, %c46, %c46, %c46, %c46 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %674 = wave.opaque %c24 : index
        %675 = arith.muli %8, %c23 : index
        %676 = arith.addi %675, %0 : index
        %677 = arith.addi %676, %674 : index
        %678 = arith.remui %0, %c9 : index
        %679 = arith.addi %678, %674 : index
        %680 = arith.remui %0, %c3 : index
        %681 = arith.addi %680, %674 : index
        %682 = arith.cmpi slt, %681, %c9 : index
        scf.if %682 {
          %683 = arith.muli %8, %c23 : index
          %684 = arith.addi %683, %681 : index
          memref.store %173#0, %6[%684] : memref<?xf32>
          %685 = arith.addi %684, %c3 : index
          memref.store %173#1, %6[%685] : memref<?xf32>
          %686 = arith.muli %8, %c40 : index
          %687 = arith.muli %2, %c9 : index
          %688 = arith.addi %686, %687 : index
          %689 = arith.addi %688, %681 : index
          %690 = vector.extract %173#2[0] : f32 from vector<8xf32>
          %691 = arith.addi %689, %c24 : index
          memref.store %690, %5[%691] : memref<?xf32>
          %692 = vector.extract %173#2[1] : f32 from vector<8xf32>
          %693 = arith.addi %689, %c3 : index
          memref.store %692, %5[%693] : memref<?xf32>
          %694 = vector.extract %173#2[2] : f32 from vector<8xf32>
          %695 = arith.addi %689, %c23 : index
          memref.store %694, %5[%695] : memref<?xf32>
          %696 = vector.extract %173#2[3] : f32 from vector<8xf32>
          %697 = arith.addi %689, %c30 : index
          memref.store %696, %5[%697] : memref<?xf32>
          %698 = vector.extract %173#2[4] : f32 from vector<8xf32>
          %699 = arith.addi %689, %c32 : index
          memref.store %698, %5[%699] : memref<?xf32>
          %700 = vector.extract %173#2[5] : f32 from vector<8xf32>
          %701 = arith.addi %689, %c27 : index
          memref.store %700, %5[%701] : memref<?xf32>
          %702 = vector.extract %173#2[6] : f32 from vector<8xf32>
          %703 = arith.addi %689, %c77 : index
          memref.store %702, %5[%703] : memref<?xf32>
          %704 = vector.extract %173#2[7] : f32 from vector<8xf32>
          %705 = arith.addi %689, %c78 : index
          memref.store %704, %5[%705] : memref<?xf32>
          %706 = vector.extract %173#3[0] : f32 from vector<8xf32>
          %707 = arith.addi %689, %c39 : index
          memref.store %706, %5[%707] : memref<?xf32>
          %708 = vector.extract %173#3[1] : f32 from vector<8xf32>
          %709 = arith.addi %689, %c79 : index
          memref.store %708, %5[%709] : memref<?xf32>
          %710 = vector.extract %173#3[2] : f32 from vector<8xf32>
          %711 = arith.addi %689, %c25 : index
          memref.store %710, %5[%711] : memref<?xf32>
          %712 = vector.extract %173#3[3] : f32 from vector<8xf32>
          %713 = arith.addi %689, %c80 : index
          memref.store %712, %5[%713] : memref<?xf32>
          %714 = vector.extract %173#3[4] : f32 from vector<8xf32>
          %715 = arith.addi %689, %c50 : index
          memref.store %714, %5[%715] : memref<?xf32>
          %716 = vector.extract %173#3[5] : f32 from vector<8xf32>
          %717 = arith.addi %689, %c81 : index
          memref.store %716, %5[%717] : memref<?xf32>
          %718 = vector.extract %173#3[6] : f32 from vector<8xf32>
          %719 = arith.addi %689, %c82 : index
          memref.store %718, %5[%719] : memref<?xf32>
          %720 = vector.extract %173#3[7] : f32 from vector<8xf32>
          %721 = arith.addi %689, %c83 : index
          memref.store %720, %5[%721] : memref<?xf32>
          %722 = vector.extract %173#4[0] : f32 from vector<8xf32>
          %723 = arith.addi %689, %c7 : index
          memref.store %722, %5[%723] : memref<?xf32>
          %724 = vector.extract %173#4[1] : f32 from vector<8xf32>
          %725 = arith.addi %689, %c84 : index
          memref.store %724, %5[%725] : memref<?xf32>
          %726 = vector.extract %173#4[2] : f32 from vector<8xf32>
          %727 = arith.addi %689, %c85 : index
          memref.store %726, %5[%727] : memref<?xf32>
          %728 = vector.extract %173#4[3] : f32 from vector<8xf32>
          %729 = arith.addi %689, %c86 : index
          memref.store %728, %5[%729] : memref<?xf32>
          %730 = vector.extract %173#4[4] : f32 from vector<8xf32>
          %731 = arith.addi %689, %c51 : index
          memref.store %730, %5[%731] : memref<?xf32>
          %732 = vector.extract %173#4[5] : f32 from vector<8xf32>
          %733 = arith.addi %689, %c87 : index
          memref.store %732, %5[%733] : memref<?xf32>
          %734 = vector.extract %173#4[6] : f32 from vector<8xf32>
          %735 = arith.addi %689, %c88 : index
          memref.store %734, %5[%735] : memref<?xf32>
          %736 = vector.extract %173#4[7] : f32 from vector<8xf32>
          %737 = arith.addi %689, %c89 : index
          memref.store %736, %5[%737] : memref<?xf32>
          %738 = vector.extract %173#5[0] : f32 from vector<8xf32>
          %739 = arith.addi %689, %c52 : index
          memref.store %738, %5[%739] : memref<?xf32>
          %740 = vector.extract %173#5[1] : f32 from vector<8xf32>
          %741 = arith.addi %689, %c90 : index
          memref.store %740, %5[%741] : memref<?xf32>
          %742 = vector.extract %173#5[2] : f32 from vector<8xf32>
          %743 = arith.addi %689, %c91 : index
          memref.store %742, %5[%743] : memref<?xf32>
          %744 = vector.extract %173#5[3] : f32 from vector<8xf32>
          %745 = arith.addi %689, %c92 : index
          memref.store %744, %5[%745] : memref<?xf32>
          %746 = vector.extract %173#5[4] : f32 from vector<8xf32>
          %747 = arith.addi %689, %c53 : index
          memref.store %746, %5[%747] : memref<?xf32>
          %748 = vector.extract %173#5[5] : f32 from vector<8xf32>
          %749 = arith.addi %689, %c93 : index
          memref.store %748, %5[%749] : memref<?xf32>
          %750 = vector.extract %173#5[6] : f32 from vector<8xf32>
          %751 = arith.addi %689, %c94 : index
          memref.store %750, %5[%751] : memref<?xf32>
          %752 = vector.extract %173#5[7] : f32 from vector<8xf32>
          %753 = arith.addi %689, %c95 : index
          memref.store %752, %5[%753] : memref<?xf32>
        }
        wave.barrier
        %754 = arith.addi %679, %c24 : index
        %755 = memref.load %6[%754] : memref<?xf32>
        %756 = arith.addi %679, %c3 : index
        %757 = memref.load %6[%756] : memref<?xf32>
        %758 = arith.addi %679, %c23 : index
        %759 = memref.load %6[%758] : memref<?xf32>
        %760 = arith.addi %679, %c30 : index
        %761 = memref.load %6[%760] : memref<?xf32>
        %762 = arith.addi %679, %c32 : index
        %763 = memref.load %6[%762] : memref<?xf32>
        %764 = arith.addi %679, %c27 : index
        %765 = memref.load %6[%764] : memref<?xf32>
        %766 = arith.addi %679, %c77 : index
        %767 = memref.load %6[%766] : memref<?xf32>
        %768 = arith.addi %679, %c78 : index
        %769 = memref.load %6[%768] : memref<?xf32>
        %770 = arith.addi %679, %c39 : index
        %771 = memref.load %6[%770] : memref<?xf32>
        %772 = arith.addi %679, %c79 : index
        %773 = memref.load %6[%772] : memref<?xf32>
        %774 = arith.addi %679, %c25 : index
        %775 = memref.load %6[%774] : memref<?xf32>
        %776 = arith.addi %679, %c80 : index
        %777 = memref.load %6[%776] : memref<?xf32>
        %778 = arith.addi %679, %c50 : index
        %779 = memref.load %6[%778] : memref<?xf32>
        %780 = arith.addi %679, %c81 : index
        %781 = memref.load %6[%780] : memref<?xf32>
        %782 = arith.addi %679, %c82 : index
        %783 = memref.load %6[%782] : memref<?xf32>
        %784 = arith.addi %679, %c83 : index
        %785 = memref.load %6[%784] : memref<?xf32>
        %786 = arith.maxnumf %755, %759 fastmath<nnan> : f32
        %787 = arith.subf %755, %786 : f32
        %788 = wave.exp2 %787 : f32
        %789 = arith.subf %759, %786 : f32
        %790 = wave.exp2 %789 : f32
        %791 = arith.mulf %757, %788 : f32
        %792 = math.fma %761, %790, %791 : f32
        %793 = arith.maxnumf %786, %763 fastmath<nnan> : f32
        %794 = arith.subf %786, %793 : f32
        %795 = wave.exp2 %794 : f32
        %796 = arith.subf %763, %793 : f32
        %797 = wave.exp2 %796 : f32
        %798 = arith.mulf %792, %795 : f32
        %799 = math.fma %765, %797, %798 : f32
        %800 = arith.maxnumf %793, %767 fastmath<nnan> : f32
        %801 = arith.subf %793, %800 : f32
        %802 = wave.exp2 %801 : f32
        %803 = arith.subf %767, %800 : f32
        %804 = wave.exp2 %803 : f32
        %805 = arith.mulf %799, %802 : f32
        %806 = math.fma %769, %804, %805 : f32
        %807 = arith.maxnumf %800, %771 fastmath<nnan> : f32
        %808 = arith.subf %800, %807 : f32
        %809 = wave.exp2 %808 : f32
        %810 = arith.subf %771, %807 : f32
        %811 = wave.exp2 %810 : f32
        %812 = arith.mulf %806, %809 : f32
        %813 = math.fma %773, %811, %812 : f32
        %814 = arith.maxnumf %807, %775 fastmath<nnan> : f32
        %815 = arith.subf %807, %814 : f32
        %816 = wave.exp2 %815 : f32
        %817 = arith.subf %775, %814 : f32
        %818 = wave.exp2 %817 : f32
        %819 = arith.mulf %813, %816 : f32
        %820 = math.fma %777, %818, %819 : f32
        %821 = arith.maxnumf %814, %779 fastmath<nnan> : f32
        %822 = arith.subf %814, %821 : f32
        %823 = wave.exp2 %822 : f32
        %824 = arith.subf %779, %821 : f32
        %825 = wave.exp2 %824 : f32
        %826 = arith.mulf %820, %823 : f32
        %827 = math.fma %781, %825, %826 : f32
        %828 = arith.maxnumf %821, %783 fastmath<nnan> : f32
        %829 = arith.subf %821, %828 : f32
        %830 = wave.exp2 %829 : f32
        %831 = arith.subf %783, %828 : f32
        %832 = wave.exp2 %831 : f32
        %833 = arith.mulf %827, %830 : f32
        %834 = math.fma %785, %832, %833 : f32
        %835 = arith.addi %677, %c24 : index
        %836 = arith.addi %835, %c24 : index
        %837 = memref.load %5[%836] : memref<?xf32>
        %838 = arith.addi %835, %c40 : index
        %839 = memref.load %5[%838] : memref<?xf32>
        %840 = arith.addi %835, %c42 : index
        %841 = memref.load %5[%840] : memref<?xf32>
        %842 = arith.addi %835, %c96 : index
        %843 = memref.load %5[%842] : memref<?xf32>
        %844 = arith.addi %835, %c97 : index
        %845 = memref.load %5[%844] : memref<?xf32>
        %846 = arith.addi %835, %c98 : index
        %847 = memref.load %5[%846] : memref<?xf32>
        %848 = arith.addi %835, %c99 : index
        %849 = memref.load %5[%848] : memref<?xf32>
        %850 = arith.addi %835, %c100 : index
        %851 = memref.load %5[%850] : memref<?xf32>
        %852 = arith.mulf %837, %788 : f32
        %853 = math.fma %839, %790, %852 : f32
        %854 = arith.mulf %853, %795 : f32
        %855 = math.fma %841, %797, %854 : f32
        %856 = arith.mulf %855, %802 : f32
        %857 = math.fma %843, %804, %856 : f32
        %858 = arith.mulf %857, %809 : f32
        %859 = math.fma %845, %811, %858 : f32
        %860 = arith.mulf %859, %816 : f32
        %861 = math.fma %847, %818, %860 : f32
        %862 = arith.mulf %861, %823 : f32
        %863 = math.fma %849, %825, %862 : f32
        %864 = arith.mulf %863, %830 : f32
        %865 = math.fma %851, %832, %864 : f32
        %866 = arith.addi %677, %c7 : index
        %867 = arith.addi %866, %c24 : index
        %868 = memref.load %5[%867] : memref<?xf32>
        %869 = arith.addi %866, %c40 : index
        %870 = memref.load %5[%869] : memref<?xf32>
        %871 = arith.addi %866, %c42 : index
        %872 = memref.load %5[%871] : memref<?xf32>
        %873 = arith.addi %866, %c96 : index
        %874 = memref.load %5[%873] : memref<?xf32>
        %875 = arith.addi %866, %c97 : index
        %876 = memref.load %5[%875] : memref<?xf32>
        %877 = arith.addi %866, %c98 : index
        %878 = memref.load %5[%877] : memref<?xf32>
        %879 = arith.addi %866, %c99 : index
        %880 = memref.load %5[%879] : memref<?xf32>
        %881 = arith.addi %866, %c100 : index
        %882 = memref.load %5[%881] : memref<?xf32>
        %883 = arith.mulf %868, %788 : f32
        %884 = math.fma %870, %790, %883 : f32
        %885 = arith.mulf %884, %795 : f32
        %886 = math.fma %872, %797, %885 : f32
        %887 = arith.mulf %886, %802 : f32
        %888 = math.fma %874, %804, %887 : f32
        %889 = arith.mulf %888, %809 : f32
        %890 = math.fma %876, %811, %889 : f32
        %891 = arith.mulf %890, %816 : f32
        %892 = math.fma %878, %818, %891 : f32
        %893 = arith.mulf %892, %823 : f32
        %894 = math.fma %880, %825, %893 : f32
        %895 = arith.mulf %894, %830 : f32
        %896 = math.fma %882, %832, %895 : f32
        wave.barrier
        scf.if %682 {
          %897 = arith.muli %8, %c40 : index
          %898 = arith.muli %2, %c9 : index
          %899 = arith.addi %897, %898 : index
          %900 = arith.addi %899, %681 : index
          %901 = vector.extract %173#6[0] : f32 from vector<8xf32>
          %902 = arith.addi %900, %c24 : index
          memref.store %901, %5[%902] : memref<?xf32>
          %903 = vector.extract %173#6[1] : f32 from vector<8xf32>
          %904 = arith.addi %900, %c3 : index
          memref.store %903, %5[%904] : memref<?xf32>
          %905 = vector.extract %173#6[2] : f32 from vector<8xf32>
          %906 = arith.addi %900, %c23 : index
          memref.store %905, %5[%906] : memref<?xf32>
          %907 = vector.extract %173#6[3] : f32 from vector<8xf32>
          %908 = arith.addi %900, %c30 : index
          memref.store %907, %5[%908] : memref<?xf32>
          %909 = vector.extract %173#6[4] : f32 from vector<8xf32>
          %910 = arith.addi %900, %c32 : index
          memref.store %909, %5[%910] : memref<?xf32>
          %911 = vector.extract %173#6[5] : f32 from vector<8xf32>
          %912 = arith.addi %900, %c27 : index
          memref.store %911, %5[%912] : memref<?xf32>
          %913 = vector.extract %173#6[6] : f32 from vector<8xf32>
          %914 = arith.addi %900, %c77 : index
          memref.store %913, %5[%914] : memref<?xf32>
          %915 = vector.extract %173#6[7] : f32 from vector<8xf32>
          %916 = arith.addi %900, %c78 : index
          memref.store %915, %5[%916] : memref<?xf32>
        }
        wave.barrier
        %917 = arith.addi %677, %c24 : index
        %918 = arith.addi %917, %c24 : index
        %919 = memref.load %5[%918] : memref<?xf32>
        %920 = arith.addi %917, %c40 : index
        %921 = memref.load %5[%920] : memref<?xf32>
        %922 = arith.addi %917, %c42 : index
        %923 = memref.load %5[%922] : memref<?xf32>
        %924 = arith.addi %917, %c96 : index
        %925 = memref.load %5[%924] : memref<?xf32>
        %926 = arith.addi %917, %c97 : index
        %927 = memref.load %5[%926] : memref<?xf32>
        %928 = arith.addi %917, %c98 : index
        %929 = memref.load %5[%928] : memref<?xf32>
        %930 = arith.addi %917, %c99 : index
        %931 = memref.load %5[%930] : memref<?xf32>
        %932 = arith.addi %917, %c100 : index
        %933 = memref.load %5[%932] : memref<?xf32>
        %934 = arith.mulf %919, %788 : f32
        %935 = math.fma %921, %790, %934 : f32
        %936 = arith.mulf %935, %795 : f32
        %937 = math.fma %923, %797, %936 : f32
        %938 = arith.mulf %937, %802 : f32
        %939 = math.fma %925, %804, %938 : f32
        %940 = arith.mulf %939, %809 : f32
        %941 = math.fma %927, %811, %940 : f32
        %942 = arith.mulf %941, %816 : f32
        %943 = math.fma %929, %818, %942 : f32
        %944 = arith.mulf %943, %823 : f32
        %945 = math.fma %931, %825, %944 : f32
        %946 = arith.mulf %945, %830 : f32
        %947 = math.fma %933, %832, %946 : f32
        %948 = arith.cmpi eq, %42, %c18 : i32
        scf.if %948 {
          %949 = arith.addi %kvHeads, %15 : index
          %950 = memref.load %scales[%949] : memref<?xf32>
          %951 = arith.divf %950, %834 : f32
          %952 = arith.addi %17, %679 : index
          %953 = arith.cmpi slt, %952, %groupSize : index
          scf.if %953 {
            %954 = arith.muli %15, %groupSize : index
            %955 = arith.addi %954, %952 : index
            %956 = arith.muli %955, %c27 : index
            %957 = arith.muli %heads, %c27 : index
            %958 = arith.addi %677, %c24 : index
            %959 = arith.mulf %865, %951 : f32
            %960 = arith.addf %959, %c45 : f32
            %961 = arith.minimumf %960, %c102 : f32
            %962 = arith.maximumf %961, %c103 : f32
            %963 = arith.truncf %962 : f32 to f16
            %964 = arith.divui %958, %c9 : index
            %965 = arith.addi %956, %964 : index
            %966 = arith.divui %24, %outTileRows : index
            %967 = arith.divui %957, %c3 : index
            %968 = arith.muli %966, %967 : index
            %969 = arith.divui %965, %c3 : index
            %970 = arith.addi %968, %969 : index
            %971 = arith.muli %970, %c10 : index
            %972 = arith.remui %965, %c3 : index
            %973 = arith.divui %972, %c9 : index
            %974 = arith.addi %971, %973 : index
            %975 = arith.muli %outTileRows, %c9 : index
            %976 = arith.muli %974, %975 : index
            %977 = arith.remui %24, %outTileRows : index
            %978 = arith.muli %977, %c9 : index
            %979 = arith.addi %976, %978 : index
            %980 = arith.remui %965, %c9 : index
            %981 = arith.addi %979, %980 : index
            memref.store %963, %out[%981] : memref<?xf16>
            %982 = arith.addi %677, %c7 : index
            %983 = arith.mulf %896, %951 : f32
            %984 = arith.addf %983, %c45 : f32
            %985 = arith.minimumf %984, %c102 : f32
            %986 = arith.maximumf %985, %c103 : f32
            %987 = arith.truncf %986 : f32 to f16
            %988 = arith.divui %982, %c9 : index
            %989 = arith.addi %956, %988 : index
            %990 = arith.divui %24, %outTileRows : index
            %991 = arith.divui %957, %c3 : index
            %992 = arith.muli %990, %991 : index
            %993 = arith.divui %989, %c3 : index
            %994 = arith.addi %992, %993 : index
            %995 = arith.muli %994, %c10 : index
            %996 = arith.remui %989, %c3 : index
            %997 = arith.divui %996, %c9 : index
            %998 = arith.addi %995, %997 : index
            %999 = arith.muli %outTileRows, %c9 : index
            %1000 = arith.muli %998, %999 : index
            %1001 = arith.remui %24, %outTileRows : index
            %1002 = arith.muli %1001, %c9 : index
            %1003 = arith.addi %1000, %1002 : index
            %1004 = arith.remui %989, %c9 : index
            %1005 = arith.addi %1003, %1004 : index
            memref.store %987, %out[%1005] : memref<?xf16>
            %1006 = arith.cmpi slt, %677, %c39 : index
            scf.if %1006 {
              %1007 = arith.addi %677, %c40 : index
              %1008 = arith.mulf %947, %951 : f32
              %1009 = arith.addf %1008, %c45 : f32
              %1010 = arith.minimumf %1009, %c102 : f32
              %1011 = arith.maximumf %1010, %c103 : f32
              %1012 = arith.truncf %1011 : f32 to f16
              %1013 = arith.divui %1007, %c9 : index
              %1014 = arith.addi %956, %1013 : index
              %1015 = arith.divui %24, %outTileRows : index
              %1016 = arith.divui %957, %c3 : index
              %1017 = arith.muli %1015, %1016 : index
              %1018 = arith.divui %1014, %c3 : index
              %1019 = arith.addi %1017, %1018 : index
              %1020 = arith.muli %1019, %c10 : index
              %1021 = arith.remui %1014, %c3 : index
              %1022 = arith.divui %1021, %c9 : index
              %1023 = arith.addi %1020, %1022 : index
              %1024 = arith.muli %outTileRows, %c9 : index
              %1025 = arith.muli %1023, %1024 : index
              %1026 = arith.remui %24, %outTileRows : index
              %1027 = arith.muli %1026, %c9 : index
              %1028 = arith.addi %1025, %1027 : index
              %1029 = arith.remui %1014, %c9 : index
              %1030 = arith.addi %1028, %1029 : index
              memref.store %1012, %out[%1030] : memref<?xf16>
            }
          }
        } else {
          %1031 = arith.addi %ranges, %groups : index
          %1032 = arith.muli %9, %1031 : index
          %1033 = arith.index_castui %165 : i32 to index
          %1034 = arith.addi %1032, %1033 : index
          %1035 = arith.muli %1034, %c106 : index
          %1036 = arith.addi %677, %c24 : index
          %1037 = arith.addi %1035, %1036 : index
          memref.store %865, %partial[%1037] : memref<?xf32>
          %1038 = arith.addi %677, %c7 : index
          %1039 = arith.addi %1035, %1038 : index
          memref.store %896, %partial[%1039] : memref<?xf32>
          %1040 = arith.cmpi slt, %677, %c39 : index
          scf.if %1040 {
            %1041 = arith.addi %677, %c40 : index
            %1042 = arith.addi %1035, %1041 : index
            memref.store %947, %partial[%1042] : memref<?xf32>
          }
          %1043 = arith.cmpi slt, %677, %c9 : index
          scf.if %1043 {
            %1044 = arith.addi %1035, %c16 : index
            %1045 = arith.addi %1044, %677 : index
            memref.store %828, %partial[%1045] : memref<?xf32>
            %1046 = arith.addi %1045, %c9 : index
            memref.store %834, %partial[%1046] : memref<?xf32>
          }
          %1047 = arith.addi %42, %c69 : i32
          %1048 = arith.divui %1047, %c70 : i32
          %1049 = arith.divui %165, %c70 : i32
          %1050 = arith.addi %groups, %c4 : index
          %1051 = arith.muli %9, %1050 : index
          %1052 = arith.muli %1049, %c70 : i32
          %1053 = arith.subi %42, %1052 : i32
          %1054 = arith.minsi %1053, %c70 : i32
          %1055 = arith.index_castui %1049 : i32 to index
          %1056 = arith.addi %1051, %1055 : index
          %1057 = arith.index_castui %1054 : i32 to index
          %1058 = wave.arrive %counters[%1056], %1057 : memref<?xi32>
          scf.if %1058 {
            %1059 = arith.muli %1049, %c70 : i32
            %1066:5 = scf.for %1060 = %c49 to %1054 step %c70 iter_args(%1061 = %c44, %1062 = %c45, %1063 = %c45, %1064 = %c45, %1065 = %c45) -> (f32, f32, f32, f32, f32) : i32 {
              %1067 = arith.addi %1060, %c49 : i32
              %1068 = arith.subi %1054, %c18 : i32
              %1069 = arith.minsi %1067, %1068 : i32
              %1070 = arith.addi %1059, %1069 : i32
              %1071 = arith.addi %ranges, %groups : index
              %1072 = arith.muli %9, %1071 : index
              %1073 = arith.index_castui %1070 : i32 to index
              %1074 = arith.addi %1072, %1073 : index
              %1075 = arith.muli %1074, %c106 : index
              %1076 = arith.addi %1075, %c16 : index
              %1077 = arith.addi %1076, %679 : index
              %1078 = memref.load %partial[%1077] : memref<?xf32>
              %1079 = arith.cmpi slt, %1067, %1054 : i32
              %1080 = arith.select %1079, %1078, %c44 : f32
              %1081 = arith.addi %1075, %677 : index
              %1082 = arith.addi %1081, %c24 : index
              %1083 = memref.load %partial[%1082] : memref<?xf32>
              %1084 = arith.addi %1075, %677 : index
              %1085 = arith.addi %1084, %c7 : index
              %1086 = memref.load %partial[%1085] : memref<?xf32>
              %1087 = arith.addi %677, %c40 : index
              %1088 = arith.minsi %1087, %c16 : index
              %1089 = arith.addi %1075, %1088 : index
              %1090 = memref.load %partial[%1089] : memref<?xf32>
              %1091 = arith.addi %1077, %c9 : index
              %1092 = memref.load %partial[%1091] : memref<?xf32>
              %1093 = arith.addi %1060, %c18 : i32
              %1094 = arith.subi %1054, %c18 : i32
              %1095 = arith.minsi %1093, %1094 : i32
              %1096 = arith.addi %1059, %1095 : i32
              %1097 = arith.addi %ranges, %groups : index
              %1098 = arith.muli %9, %1097 : index
              %1099 = arith.index_castui %1096 : i32 to index
              %1100 = arith.addi %1098, %1099 : index
              %1101 = arith.muli %1100, %c106 : index
              %1102 = arith.addi %1101, %c16 : index
              %1103 = arith.addi %1102, %679 : index
              %1104 = memref.load %partial[%1103] : memref<?xf32>
              %1105 = arith.cmpi slt, %1093, %1054 : i32
              %1106 = arith.select %1105, %1104, %c44 : f32
              %1107 = arith.addi %1101, %677 : index
              %1108 = arith.addi %1107, %c24 : index
              %1109 = memref.load %partial[%1108] : memref<?xf32>
              %1110 = arith.addi %1101, %677 : index
              %1111 = arith.addi %1110, %c7 : index
              %1112 = memref.load %partial[%1111] : memref<?xf32>
              %1113 = arith.addi %677, %c40 : index
              %1114 = arith.minsi %1113, %c16 : index
              %1115 = arith.addi %1101, %1114 : index
              %1116 = memref.load %partial[%1115] : memref<?xf32>
              %1117 = arith.addi %1103, %c9 : index
              %1118 = memref.load %partial[%1117] : memref<?xf32>
              %1119 = arith.addi %1060, %c61 : i32
              %1120 = arith.subi %1054, %c18 : i32
              %1121 = arith.minsi %1119, %1120 : i32
              %1122 = arith.addi %1059, %1121 : i32
              %1123 = arith.addi %ranges, %groups : index
              %1124 = arith.muli %9, %1123 : index
              %1125 = arith.index_castui %1122 : i32 to index
              %1126 = arith.addi %1124, %1125 : index
              %1127 = arith.muli %1126, %c106 : index
              %1128 = arith.addi %1127, %c16 : index
              %1129 = arith.addi %1128, %679 : index
              %1130 = memref.load %partial[%1129] : memref<?xf32>
              %1131 = arith.cmpi slt, %1119, %1054 : i32
              %1132 = arith.select %1131, %1130, %c44 : f32
              %1133 = arith.addi %1127, %677 : index
              %1134 = arith.addi %1133, %c24 : index
              %1135 = memref.load %partial[%1134] : memref<?xf32>
              %1136 = arith.addi %1127, %677 : index
              %1137 = arith.addi %1136, %c7 : index
              %1138 = memref.load %partial[%1137] : memref<?xf32>
              %1139 = arith.addi %677, %c40 : index
              %1140 = arith.minsi %1139, %c16 : index
              %1141 = arith.addi %1127, %1140 : index
              %1142 = memref.load %partial[%1141] : memref<?xf32>
              %1143 = arith.addi %1129, %c9 : index
              %1144 = memref.load %partial[%1143] : memref<?xf32>
              %1145 = arith.addi %1060, %c63 : i32
              %1146 = arith.subi %1054, %c18 : i32
              %1147 = arith.minsi %1145, %1146 : i32
              %1148 = arith.addi %1059, %1147 : i32
              %1149 = arith.addi %ranges, %groups : index
              %1150 = arith.muli %9, %1149 : index
              %1151 = arith.index_castui %1148 : i32 to index
              %1152 = arith.addi %1150, %1151 : index
              %1153 = arith.muli %1152, %c106 : index
              %1154 = arith.addi %1153, %c16 : index
              %1155 = arith.addi %1154, %679 : index
              %1156 = memref.load %partial[%1155] : memref<?xf32>
              %1157 = arith.cmpi slt, %1145, %1054 : i32
              %1158 = arith.select %1157, %1156, %c44 : f32
              %1159 = arith.addi %1153, %677 : index
              %1160 = arith.addi %1159, %c24 : index
              %1161 = memref.load %partial[%1160] : memref<?xf32>
              %1162 = arith.addi %1153, %677 : index
              %1163 = arith.addi %1162, %c7 : index
              %1164 = memref.load %partial[%1163] : memref<?xf32>
              %1165 = arith.addi %677, %c40 : index
              %1166 = arith.minsi %1165, %c16 : index
              %1167 = arith.addi %1153, %1166 : index
              %1168 = memref.load %partial[%1167] : memref<?xf32>
              %1169 = arith.addi %1155, %c9 : index
              %1170 = memref.load %partial[%1169] : memref<?xf32>
              %1171 = arith.addi %1060, %c64 : i32
              %1172 = arith.subi %1054, %c18 : i32
              %1173 = arith.minsi %1171, %1172 : i32
              %1174 = arith.addi %1059, %1173 : i32
              %1175 = arith.addi %ranges, %groups : index
              %1176 = arith.muli %9, %1175 : index
              %1177 = arith.index_castui %1174 : i32 to index
              %1178 = arith.addi %1176, %1177 : index
              %1179 = arith.muli %1178, %c106 : index
              %1180 = arith.addi %1179, %c16 : index
              %1181 = arith.addi %1180, %679 : index
              %1182 = memref.load %partial[%1181] : memref<?xf32>
              %1183 = arith.cmpi slt, %1171, %1054 : i32
              %1184 = arith.select %1183, %1182, %c44 : f32
              %1185 = arith.addi %1179, %677 : index
              %1186 = arith.addi %1185, %c24 : index
              %1187 = memref.load %partial[%1186] : memref<?xf32>
              %1188 = arith.addi %1179, %677 : index
              %1189 = arith.addi %1188, %c7 : index
              %1190 = memref.load %partial[%1189] : memref<?xf32>
              %1191 = arith.addi %677, %c40 : index
              %1192 = arith.minsi %1191, %c16 : index
              %1193 = arith.addi %1179, %1192 : index
              %1194 = memref.load %partial[%1193] : memref<?xf32>
              %1195 = arith.addi %1181, %c9 : index
              %1196 = memref.load %partial[%1195] : memref<?xf32>
              %1197 = arith.addi %1060, %c66 : i32
              %1198 = arith.subi %1054, %c18 : i32
              %1199 = arith.minsi %1197, %1198 : i32
              %1200 = arith.addi %1059, %1199 : i32
              %1201 = arith.addi %ranges, %groups : index
              %1202 = arith.muli %9, %1201 : index
              %1203 = arith.index_castui %1200 : i32 to index
              %1204 = arith.addi %1202, %1203 : index
              %1205 = arith.muli %1204, %c106 : index
              %1206 = arith.addi %1205, %c16 : index
              %1207 = arith.addi %1206, %679 : index
              %1208 = memref.load %partial[%1207] : memref<?xf32>
              %1209 = arith.cmpi slt, %1197, %1054 : i32
              %1210 = arith.select %1209, %1208, %c44 : f32
              %1211 = arith.addi %1205, %677 : index
              %1212 = arith.addi %1211, %c24 : index
              %1213 = memref.load %partial[%1212] : memref<?xf32>
              %1214 = arith.addi %1205, %677 : index
              %1215 = arith.addi %1214, %c7 : index
              %1216 = memref.load %partial[%1215] : memref<?xf32>
              %1217 = arith.addi %677, %c40 : index
              %1218 = arith.minsi %1217, %c16 : index
              %1219 = arith.addi %1205, %1218 : index
              %1220 = memref.load %partial[%1219] : memref<?xf32>
              %1221 = arith.addi %1207, %c9 : index
              %1222 = memref.load %partial[%1221] : memref<?xf32>
              %1223 = arith.addi %1060, %c67 : i32
              %1224 = arith.subi %1054, %c18 : i32
              %1225 = arith.minsi %1223, %1224 : i32
              %1226 = arith.addi %1059, %1225 : i32
              %1227 = arith.addi %ranges, %groups : index
              %1228 = arith.muli %9, %1227 : index
              %1229 = arith.index_castui %1226 : i32 to index
              %1230 = arith.addi %1228, %1229 : index
              %1231 = arith.muli %1230, %c106 : index
              %1232 = arith.addi %1231, %c16 : index
              %1233 = arith.addi %1232, %679 : index
              %1234 = memref.load %partial[%1233] : memref<?xf32>
              %1235 = arith.cmpi slt, %1223, %1054 : i32
              %1236 = arith.select %1235, %1234, %c44 : f32
              %1237 = arith.addi %1231, %677 : index
              %1238 = arith.addi %1237, %c24 : index
              %1239 = memref.load %partial[%1238] : memref<?xf32>
              %1240 = arith.addi %1231, %677 : index
              %1241 = arith.addi %1240, %c7 : index
              %1242 = memref.load %partial[%1241] : memref<?xf32>
              %1243 = arith.addi %677, %c40 : index
              %1244 = arith.minsi %1243, %c16 : index
              %1245 = arith.addi %1231, %1244 : index
              %1246 = memref.load %partial[%1245] : memref<?xf32>
              %1247 = arith.addi %1233, %c9 : index
              %1248 = memref.load %partial[%1247] : memref<?xf32>
              %1249 = arith.addi %1060, %c69 : i32
              %1250 = arith.subi %1054, %c18 : i32
              %1251 = arith.minsi %1249, %1250 : i32
              %1252 = arith.addi %1059, %1251 : i32
              %1253 = arith.addi %ranges, %groups : index
              %1254 = arith.muli %9, %1253 : index
              %1255 = arith.index_castui %1252 : i32 to index
              %1256 = arith.addi %1254, %1255 : index
              %1257 = arith.muli %1256, %c106 : index
              %1258 = arith.addi %1257, %c16 : index
              %1259 = arith.addi %1258, %679 : index
              %1260 = memref.load %partial[%1259] : memref<?xf32>
              %1261 = arith.cmpi slt, %1249, %1054 : i32
              %1262 = arith.select %1261, %1260, %c44 : f32
              %1263 = arith.addi %1257, %677 : index
              %1264 = arith.addi %1263, %c24 : index
              %1265 = memref.load %partial[%1264] : memref<?xf32>
              %1266 = arith.addi %1257, %677 : index
              %1267 = arith.addi %1266, %c7 : index
              %1268 = memref.load %partial[%1267] : memref<?xf32>
              %1269 = arith.addi %677, %c40 : index
              %1270 = arith.minsi %1269, %c16 : index
              %1271 = arith.addi %1257, %1270 : index
              %1272 = memref.load %partial[%1271] : memref<?xf32>
              %1273 = arith.addi %1259, %c9 : index
              %1274 = memref.load %partial[%1273] : memref<?xf32>
              %1275 = arith.maxnumf %1061, %1080 fastmath<nnan> : f32
              %1276 = arith.subf %1061, %1275 : f32
              %1277 = wave.exp2 %1276 : f32
              %1278 = arith.subf %1080, %1275 : f32
              %1279 = wave.exp2 %1278 : f32
              %1280 = arith.mulf %1062, %1277 : f32
              %1281 = math.fma %1092, %1279, %1280 : f32
              %1282 = arith.mulf %1063, %1277 : f32
              %1283 = math.fma %1083, %1279, %1282 : f32
              %1284 = arith.mulf %1064, %1277 : f32
              %1285 = math.fma %1086, %1279, %1284 : f32
              %1286 = arith.mulf %1065, %1277 : f32
              %1287 = math.fma %1090, %1279, %1286 : f32
              %1288 = arith.maxnumf %1275, %1106 fastmath<nnan> : f32
              %1289 = arith.subf %1275, %1288 : f32
              %1290 = wave.exp2 %1289 : f32
              %1291 = arith.subf %1106, %1288 : f32
              %1292 = wave.exp2 %1291 : f32
              %1293 = arith.mulf %1281, %1290 : f32
              %1294 = math.fma %1118, %1292, %1293 : f32
              %1295 = arith.mulf %1283, %1290 : f32
              %1296 = math.fma %1109, %1292, %1295 : f32
              %1297 = arith.mulf %1285, %1290 : f32
              %1298 = math.fma %1112, %1292, %1297 : f32
              %1299 = arith.mulf %1287, %1290 : f32
              %1300 = math.fma %1116, %1292, %1299 : f32
              %1301 = arith.maxnumf %1288, %1132 fastmath<nnan> : f32
              %1302 = arith.subf %1288, %1301 : f32
              %1303 = wave.exp2 %1302 : f32
              %1304 = arith.subf %1132, %1301 : f32
              %1305 = wave.exp2 %1304 : f32
              %1306 = arith.mulf %1294, %1303 : f32
              %1307 = math.fma %1144, %1305, %1306 : f32
              %1308 = arith.mulf %1296, %1303 : f32
              %1309 = math.fma %1135, %1305, %1308 : f32
              %1310 = arith.mulf %1298, %1303 : f32
              %1311 = math.fma %1138, %1305, %1310 : f32
              %1312 = arith.mulf %1300, %1303 : f32
              %1313 = math.fma %1142, %1305, %1312 : f32
              %1314 = arith.maxnumf %1301, %1158 fastmath<nnan> : f32
              %1315 = arith.subf %1301, %1314 : f32
              %1316 = wave.exp2 %1315 : f32
              %1317 = arith.subf %1158, %1314 : f32
              %1318 = wave.exp2 %1317 : f32
              %1319 = arith.mulf %1307, %1316 : f32
              %1320 = math.fma %1170, %1318, %1319 : f32
              %1321 = arith.mulf %1309, %1316 : f32
              %1322 = math.fma %1161, %1318, %1321 : f32
              %1323 = arith.mulf %1311, %1316 : f32
              %1324 = math.fma %1164, %1318, %1323 : f32
              %1325 = arith.mulf %1313, %1316 : f32
              %1326 = math.fma %1168, %1318, %1325 : f32
              %1327 = arith.maxnumf %1314, %1184 fastmath<nnan> : f32
              %1328 = arith.subf %1314, %1327 : f32
              %1329 = wave.exp2 %1328 : f32
              %1330 = arith.subf %1184, %1327 : f32
              %1331 = wave.exp2 %1330 : f32
              %1332 = arith.mulf %1320, %1329 : f32
              %1333 = math.fma %1196, %1331, %1332 : f32
              %1334 = arith.mulf %1322, %1329 : f32
              %1335 = math.fma %1187, %1331, %1334 : f32
              %1336 = arith.mulf %1324, %1329 : f32
              %1337 = math.fma %1190, %1331, %1336 : f32
              %1338 = arith.mulf %1326, %1329 : f32
              %1339 = math.fma %1194, %1331, %1338 : f32
              %1340 = arith.maxnumf %1327, %1210 fastmath<nnan> : f32
              %1341 = arith.subf %1327, %1340 : f32
              %1342 = wave.exp2 %1341 : f32
              %1343 = arith.subf %1210, %1340 : f32
              %1344 = wave.exp2 %1343 : f32
              %1345 = arith.mulf %1333, %1342 : f32
              %1346 = math.fma %1222, %1344, %1345 : f32
              %1347 = arith.mulf %1335, %1342 : f32
              %1348 = math.fma %1213, %1344, %1347 : f32
              %1349 = arith.mulf %1337, %1342 : f32
              %1350 = math.fma %1216, %1344, %1349 : f32
              %1351 = arith.mulf %1339, %1342 : f32
              %1352 = math.fma %1220, %1344, %1351 : f32
              %1353 = arith.maxnumf %1340, %1236 fastmath<nnan> : f32
              %1354 = arith.subf %1340, %1353 : f32
              %1355 = wave.exp2 %1354 : f32
              %1356 = arith.subf %1236, %1353 : f32
              %1357 = wave.exp2 %1356 : f32
              %1358 = arith.mulf %1346, %1355 : f32
              %1359 = math.fma %1248, %1357, %1358 : f32
              %1360 = arith.mulf %1348, %1355 : f32
              %1361 = math.fma %1239, %1357, %1360 : f32
              %1362 = arith.mulf %1350, %1355 : f32
              %1363 = math.fma %1242, %1357, %1362 : f32
              %1364 = arith.mulf %1352, %1355 : f32
              %1365 = math.fma %1246, %1357, %1364 : f32
              %1366 = arith.maxnumf %1353, %1262 fastmath<nnan> : f32
              %1367 = arith.subf %1353, %1366 : f32
              %1368 = wave.exp2 %1367 : f32
              %1369 = arith.subf %1262, %1366 : f32
              %1370 = wave.exp2 %1369 : f32
              %1371 = arith.mulf %1359, %1368 : f32
              %1372 = math.fma %1274, %1370, %1371 : f32
              %1373 = arith.mulf %1361, %1368 : f32
              %1374 = math.fma %1265, %1370, %1373 : f32
              %1375 = arith.mulf %1363, %1368 : f32
              %1376 = math.fma %1268, %1370, %1375 : f32
              %1377 = arith.mulf %1365, %1368 : f32
              %1378 = math.fma %1272, %1370, %1377 : f32
              scf.yield %1366, %1372, %1374, %1376, %1378 : f32, f32, f32, f32, f32
            }
            %1379 = arith.cmpi eq, %1048, %c18 : i32
            scf.if %1379 {
              %1380 = arith.addi %kvHeads, %15 : index
              %1381 = memref.load %scales[%1380] : memref<?xf32>
              %1382 = arith.divf %1381, %1066#1 : f32
              %1383 = arith.addi %17, %679 : index
              %1384 = arith.cmpi slt, %1383, %groupSize : index
              scf.if %1384 {
                %1385 = arith.muli %15, %groupSize : index
                %1386 = arith.addi %1385, %1383 : index
                %1387 = arith.muli %1386, %c27 : index
                %1388 = arith.muli %heads, %c27 : index
                %1389 = arith.addi %677, %c24 : index
                %1390 = arith.mulf %1066#2, %1382 : f32
                %1391 = arith.addf %1390, %c45 : f32
                %1392 = arith.minimumf %1391, %c102 : f32
                %1393 = arith.maximumf %1392, %c103 : f32
                %1394 = arith.truncf %1393 : f32 to f16
                %1395 = arith.divui %1389, %c9 : index
                %1396 = arith.addi %1387, %1395 : index
                %1397 = arith.divui %24, %outTileRows : index
                %1398 = arith.divui %1388, %c3 : index
                %1399 = arith.muli %1397, %1398 : index
                %1400 = arith.divui %1396, %c3 : index
                %1401 = arith.addi %1399, %1400 : index
                %1402 = arith.muli %1401, %c10 : index
                %1403 = arith.remui %1396, %c3 : index
                %1404 = arith.divui %1403, %c9 : index
                %1405 = arith.addi %1402, %1404 : index
                %1406 = arith.muli %outTileRows, %c9 : index
                %1407 = arith.muli %1405, %1406 : index
                %1408 = arith.remui %24, %outTileRows : index
                %1409 = arith.muli %1408, %c9 : index
                %1410 = arith.addi %1407, %1409 : index
                %1411 = arith.remui %1396, %c9 : index
                %1412 = arith.addi %1410, %1411 : index
                memref.store %1394, %out[%1412] : memref<?xf16>
                %1413 = arith.addi %677, %c7 : index
                %1414 = arith.mulf %1066#3, %1382 : f32
                %1415 = arith.addf %1414, %c45 : f32
                %1416 = arith.minimumf %1415, %c102 : f32
                %1417 = arith.maximumf %1416, %c103 : f32
                %1418 = arith.truncf %1417 : f32 to f16
                %1419 = arith.divui %1413, %c9 : index
                %1420 = arith.addi %1387, %1419 : index
                %1421 = arith.divui %24, %outTileRows : index
                %1422 = arith.divui %1388, %c3 : index
                %1423 = arith.muli %1421, %1422 : index
                %1424 = arith.divui %1420, %c3 : index
                %1425 = arith.addi %1423, %1424 : index
                %1426 = arith.muli %1425, %c10 : index
                %1427 = arith.remui %1420, %c3 : index
                %1428 = arith.divui %1427, %c9 : index
                %1429 = arith.addi %1426, %1428 : index
                %1430 = arith.muli %outTileRows, %c9 : index
                %1431 = arith.muli %1429, %1430 : index
                %1432 = arith.remui %24, %outTileRows : index
                %1433 = arith.muli %1432, %c9 : index
                %1434 = arith.addi %1431, %1433 : index
                %1435 = arith.remui %1420, %c9 : index
                %1436 = arith.addi %1434, %1435 : index
                memref.store %1418, %out[%1436] : memref<?xf16>
                %1437 = arith.cmpi slt, %677, %c39 : index
                scf.if %1437 {
                  %1438 = arith.addi %677, %c40 : index
                  %1439 = arith.mulf %1066#4, %1382 : f32
                  %1440 = arith.addf %1439, %c45 : f32
                  %1441 = arith.minimumf %1440, %c102 : f32
                  %1442 = arith.maximumf %1441, %c103 : f32
                  %1443 = arith.truncf %1442 : f32 to f16
                  %1444 = arith.divui %1438, %c9 : index
                  %1445 = arith.addi %1387, %1444 : index
                  %1446 = arith.divui %24, %outTileRows : index
                  %1447 = arith.divui %1388, %c3 : index
                  %1448 = arith.muli %1446, %1447 : index
                  %1449 = arith.divui %1445, %c3 : index
                  %1450 = arith.addi %1448, %1449 : index
                  %1451 = arith.muli %1450, %c10 : index
                  %1452 = arith.remui %1445, %c3 : index
                  %1453 = arith.divui %1452, %c9 : index
                  %1454 = arith.addi %1451, %1453 : index
                  %1455 = arith.muli %outTileRows, %c9 : index
                  %1456 = arith.muli %1454, %1455 : index
                  %1457 = arith.remui %24, %outTileRows : index
                  %1458 = arith.muli %1457, %c9 : index
                  %1459 = arith.addi %1456, %1458 : index
                  %1460 = arith.remui %1445, %c9 : index
                  %1461 = arith.addi %1459, %1460 : index
                  memref.store %1443, %out[%1461] : memref<?xf16>
                }
              }
            } else {
              %1462 = arith.index_cast %ranges : index to i32
              %1463 = arith.addi %1462, %1049 : i32
              %1464 = arith.addi %ranges, %groups : index
              %1465 = arith.muli %9, %1464 : index
              %1466 = arith.index_castui %1463 : i32 to index
              %1467 = arith.addi %1465, %1466 : index
              %1468 = arith.muli %1467, %c106 : index
              %1469 = arith.addi %677, %c24 : index
              %1470 = arith.addi %1468, %1469 : index
              memref.store %1066#2, %partial[%1470] : memref<?xf32>
              %1471 = arith.addi %677, %c7 : index
              %1472 = arith.addi %1468, %1471 : index
              memref.store %1066#3, %partial[%1472] : memref<?xf32>
              %1473 = arith.cmpi slt, %677, %c39 : index
              scf.if %1473 {
                %1474 = arith.addi %677, %c40 : index
                %1475 = arith.addi %1468, %1474 : index
                memref.store %1066#4, %partial[%1475] : memref<?xf32>
              }
              %1476 = arith.cmpi slt, %677, %c9 : index
              scf.if %1476 {
                %1477 = arith.addi %1468, %c16 : index
                %1478 = arith.addi %1477, %677 : index
                memref.store %1066#0, %partial[%1478] : memref<?xf32>
                %1479 = arith.addi %1478, %c9 : index
                memref.store %1066#1, %partial[%1479] : memref<?xf32>
              }
              %1480 = arith.addi %1051, %groups : index
              %1481 = arith.index_castui %1048 : i32 to index
              %1482 = wave.arrive %counters[%1480], %1481 : memref<?xi32>
              scf.if %1482 {
                %1489:5 = scf.for %1483 = %c49 to %1048 step %c70 iter_args(%1484 = %c44, %1485 = %c45, %1486 = %c45, %1487 = %c45, %1488 = %c45) -> (f32, f32, f32, f32, f32) : i32 {
                  %1490 = arith.addi %1483, %c49 : i32
                  %1491 = arith.subi %1048, %c18 : i32
                  %1492 = arith.minsi %1490, %1491 : i32
                  %1493 = arith.addi %1462, %1492 : i32
                  %1494 = arith.addi %ranges, %groups : index
                  %1495 = arith.muli %9, %1494 : index
                  %1496 = arith.index_castui %1493 : i32 to index
                  %1497 = arith.addi %1495, %1496 : index
                  %1498 = arith.muli %1497, %c106 : index
                  %1499 = arith.addi %1498, %c16 : index
                  %1500 = arith.addi %1499, %679 : index
                  %1501 = memref.load %partial[%1500] : memref<?xf32>
                  %1502 = arith.cmpi slt, %1490, %1048 : i32
                  %1503 = arith.select %1502, %1501, %c44 : f32
                  %1504 = arith.addi %1498, %677 : index
                  %1505 = arith.addi %1504, %c24 : index
                  %1506 = memref.load %partial[%1505] : memref<?xf32>
                  %1507 = arith.addi %1498, %677 : index
                  %1508 = arith.addi %1507, %c7 : index
                  %1509 = memref.load %partial[%1508] : memref<?xf32>
                  %1510 = arith.addi %677, %c40 : index
                  %1511 = arith.minsi %1510, %c16 : index
                  %1512 = arith.addi %1498, %1511 : index
                  %1513 = memref.load %partial[%1512] : memref<?xf32>
                  %1514 = arith.addi %1500, %c9 : index
                  %1515 = memref.load %partial[%1514] : memref<?xf32>
                  %1516 = arith.addi %1483, %c18 : i32
                  %1517 = arith.subi %1048, %c18 : i32
                  %1518 = arith.minsi %1516, %1517 : i32
                  %1519 = arith.addi %1462, %1518 : i32
                  %1520 = arith.addi %ranges, %groups : index
                  %1521 = arith.muli %9, %1520 : index
                  %1522 = arith.index_castui %1519 : i32 to index
                  %1523 = arith.addi %1521, %1522 : index
                  %1524 = arith.muli %1523, %c106 : index
                  %1525 = arith.addi %1524, %c16 : index
                  %1526 = arith.addi %1525, %679 : index
                  %1527 = memref.load %partial[%1526] : memref<?xf32>
                  %1528 = arith.cmpi slt, %1516, %1048 : i32
                  %1529 = arith.select %1528, %1527, %c44 : f32
                  %1530 = arith.addi %1524, %677 : index
                  %1531 = arith.addi %1530, %c24 : index
                  %1532 = memref.load %partial[%1531] : memref<?xf32>
                  %1533 = arith.addi %1524, %677 : index
                  %1534 = arith.addi %1533, %c7 : index
                  %1535 = memref.load %partial[%1534] : memref<?xf32>
                  %1536 = arith.addi %677, %c40 : index
                  %1537 = arith.minsi %1536, %c16 : index
                  %1538 = arith.addi %1524, %1537 : index
                  %1539 = memref.load %partial[%1538] : memref<?xf32>
                  %1540 = arith.addi %1526, %c9 : index
                  %1541 = memref.load %partial[%1540] : memref<?xf32>
                  %1542 = arith.addi %1483, %c61 : i32
                  %1543 = arith.subi %1048, %c18 : i32
                  %1544 = arith.minsi %1542, %1543 : i32
                  %1545 = arith.addi %1462, %1544 : i32
                  %1546 = arith.addi %ranges, %groups : index
                  %1547 = arith.muli %9, %1546 : index
                  %1548 = arith.index_castui %1545 : i32 to index
                  %1549 = arith.addi %1547, %1548 : index
                  %1550 = arith.muli %1549, %c106 : index
                  %1551 = arith.addi %1550, %c16 : index
                  %1552 = arith.addi %1551, %679 : index
                  %1553 = memref.load %partial[%1552] : memref<?xf32>
                  %1554 = arith.cmpi slt, %1542, %1048 : i32
                  %1555 = arith.select %1554, %1553, %c44 : f32
                  %1556 = arith.addi %1550, %677 : index
                  %1557 = arith.addi %1556, %c24 : index
                  %1558 = memref.load %partial[%1557] : memref<?xf32>
                  %1559 = arith.addi %1550, %677 : index
                  %1560 = arith.addi %1559, %c7 : index
                  %1561 = memref.load %partial[%1560] : memref<?xf32>
                  %1562 = arith.addi %677, %c40 : index
                  %1563 = arith.minsi %1562, %c16 : index
                  %1564 = arith.addi %1550, %1563 : index
                  %1565 = memref.load %partial[%1564] : memref<?xf32>
                  %1566 = arith.addi %1552, %c9 : index
                  %1567 = memref.load %partial[%1566] : memref<?xf32>
                  %1568 = arith.addi %1483, %c63 : i32
                  %1569 = arith.subi %1048, %c18 : i32
                  %1570 = arith.minsi %1568, %1569 : i32
                  %1571 = arith.addi %1462, %1570 : i32
                  %1572 = arith.addi %ranges, %groups : index
                  %1573 = arith.muli %9, %1572 : index
                  %1574 = arith.index_castui %1571 : i32 to index
                  %1575 = arith.addi %1573, %1574 : index
                  %1576 = arith.muli %1575, %c106 : index
                  %1577 = arith.addi %1576, %c16 : index
                  %1578 = arith.addi %1577, %679 : index
                  %1579 = memref.load %partial[%1578] : memref<?xf32>
                  %1580 = arith.cmpi slt, %1568, %1048 : i32
                  %1581 = arith.select %1580, %1579, %c44 : f32
                  %1582 = arith.addi %1576, %677 : index
                  %1583 = arith.addi %1582, %c24 : index
                  %1584 = memref.load %partial[%1583] : memref<?xf32>
                  %1585 = arith.addi %1576, %677 : index
                  %1586 = arith.addi %1585, %c7 : index
                  %1587 = memref.load %partial[%1586] : memref<?xf32>
                  %1588 = arith.addi %677, %c40 : index
                  %1589 = arith.minsi %1588, %c16 : index
                  %1590 = arith.addi %1576, %1589 : index
                  %1591 = memref.load %partial[%1590] : memref<?xf32>
                  %1592 = arith.addi %1578, %c9 : index
                  %1593 = memref.load %partial[%1592] : memref<?xf32>
                  %1594 = arith.addi %1483, %c64 : i32
                  %1595 = arith.subi %1048, %c18 : i32
                  %1596 = arith.minsi %1594, %1595 : i32
                  %1597 = arith.addi %1462, %1596 : i32
                  %1598 = arith.addi %ranges, %groups : index
                  %1599 = arith.muli %9, %1598 : index
                  %1600 = arith.index_castui %1597 : i32 to index
                  %1601 = arith.addi %1599, %1600 : index
                  %1602 = arith.muli %1601, %c106 : index
                  %1603 = arith.addi %1602, %c16 : index
                  %1604 = arith.addi %1603, %679 : index
                  %1605 = memref.load %partial[%1604] : memref<?xf32>
                  %1606 = arith.cmpi slt, %1594, %1048 : i32
                  %1607 = arith.select %1606, %1605, %c44 : f32
                  %1608 = arith.addi %1602, %677 : index
                  %1609 = arith.addi %1608, %c24 : index
                  %1610 = memref.load %partial[%1609] : memref<?xf32>
                  %1611 = arith.addi %1602, %677 : index
                  %1612 = arith.addi %1611, %c7 : index
                  %1613 = memref.load %partial[%1612] : memref<?xf32>
                  %1614 = arith.addi %677, %c40 : index
                  %1615 = arith.minsi %1614, %c16 : index
                  %1616 = arith.addi %1602, %1615 : index
                  %1617 = memref.load %partial[%1616] : memref<?xf32>
                  %1618 = arith.addi %1604, %c9 : index
                  %1619 = memref.load %partial[%1618] : memref<?xf32>
                  %1620 = arith.addi %1483, %c66 : i32
                  %1621 = arith.subi %1048, %c18 : i32
                  %1622 = arith.minsi %1620, %1621 : i32
                  %1623 = arith.addi %1462, %1622 : i32
                  %1624 = arith.addi %ranges, %groups : index
                  %1625 = arith.muli %9, %1624 : index
                  %1626 = arith.index_castui %1623 : i32 to index
                  %1627 = arith.addi %1625, %1626 : index
                  %1628 = arith.muli %1627, %c106 : index
                  %1629 = arith.addi %1628, %c16 : index
                  %1630 = arith.addi %1629, %679 : index
                  %1631 = memref.load %partial[%1630] : memref<?xf32>
                  %1632 = arith.cmpi slt, %1620, %1048 : i32
                  %1633 = arith.select %1632, %1631, %c44 : f32
                  %1634 = arith.addi %1628, %677 : index
                  %1635 = arith.addi %1634, %c24 : index
                  %1636 = memref.load %partial[%1635] : memref<?xf32>
                  %1637 = arith.addi %1628, %677 : index
                  %1638 = arith.addi %1637, %c7 : index
                  %1639 = memref.load %partial[%1638] : memref<?xf32>
                  %1640 = arith.addi %677, %c40 : index
                  %1641 = arith.minsi %1640, %c16 : index
                  %1642 = arith.addi %1628, %1641 : index
                  %1643 = memref.load %partial[%1642] : memref<?xf32>
                  %1644 = arith.addi %1630, %c9 : index
                  %1645 = memref.load %partial[%1644] : memref<?xf32>
                  %1646 = arith.addi %1483, %c67 : i32
                  %1647 = arith.subi %1048, %c18 : i32
                  %1648 = arith.minsi %1646, %1647 : i32
                  %1649 = arith.addi %1462, %1648 : i32
                  %1650 = arith.addi %ranges, %groups : index
                  %1651 = arith.muli %9, %1650 : index
                  %1652 = arith.index_castui %1649 : i32 to index
                  %1653 = arith.addi %1651, %1652 : index
                  %1654 = arith.muli %1653, %c106 : index
                  %1655 = arith.addi %1654, %c16 : index
                  %1656 = arith.addi %1655, %679 : index
                  %1657 = memref.load %partial[%1656] : memref<?xf32>
                  %1658 = arith.cmpi slt, %1646, %1048 : i32
                  %1659 = arith.select %1658, %1657, %c44 : f32
                  %1660 = arith.addi %1654, %677 : index
                  %1661 = arith.addi %1660, %c24 : index
                  %1662 = memref.load %partial[%1661] : memref<?xf32>
                  %1663 = arith.addi %1654, %677 : index
                  %1664 = arith.addi %1663, %c7 : index
                  %1665 = memref.load %partial[%1664] : memref<?xf32>
                  %1666 = arith.addi %677, %c40 : index
                  %1667 = arith.minsi %1666, %c16 : index
                  %1668 = arith.addi %1654, %1667 : index
                  %1669 = memref.load %partial[%1668] : memref<?xf32>
                  %1670 = arith.addi %1656, %c9 : index
                  %1671 = memref.load %partial[%1670] : memref<?xf32>
                  %1672 = arith.addi %1483, %c69 : i32
                  %1673 = arith.subi %1048, %c18 : i32
                  %1674 = arith.minsi %1672, %1673 : i32
                  %1675 = arith.addi %1462, %1674 : i32
                  %1676 = arith.addi %ranges, %groups : index
                  %1677 = arith.muli %9, %1676 : index
                  %1678 = arith.index_castui %1675 : i32 to index
                  %1679 = arith.addi %1677, %1678 : index
                  %1680 = arith.muli %1679, %c106 : index
                  %1681 = arith.addi %1680, %c16 : index
                  %1682 = arith.addi %1681, %679 : index
                  %1683 = memref.load %partial[%1682] : memref<?xf32>
                  %1684 = arith.cmpi slt, %1672, %1048 : i32
                  %1685 = arith.select %1684, %1683, %c44 : f32
                  %1686 = arith.addi %1680, %677 : index
                  %1687 = arith.addi %1686, %c24 : index
                  %1688 = memref.load %partial[%1687] : memref<?xf32>
                  %1689 = arith.addi %1680, %677 : index
                  %1690 = arith.addi %1689, %c7 : index
                  %1691 = memref.load %partial[%1690] : memref<?xf32>
                  %1692 = arith.addi %677, %c40 : index
                  %1693 = arith.minsi %1692, %c16 : index
                  %1694 = arith.addi %1680, %1693 : index
                  %1695 = memref.load %partial[%1694] : memref<?xf32>
                  %1696 = arith.addi %1682, %c9 : index
                  %1697 = memref.load %partial[%1696] : memref<?xf32>
                  %1698 = arith.maxnumf %1484, %1503 fastmath<nnan> : f32
                  %1699 = arith.subf %1484, %1698 : f32
                  %1700 = wave.exp2 %1699 : f32
                  %1701 = arith.subf %1503, %1698 : f32
                  %1702 = wave.exp2 %1701 : f32
                  %1703 = arith.mulf %1485, %1700 : f32
                  %1704 = math.fma %1515, %1702, %1703 : f32
                  %1705 = arith.mulf %1486, %1700 : f32
                  %1706 = math.fma %1506, %1702, %1705 : f32
                  %1707 = arith.mulf %1487, %1700 : f32
                  %1708 = math.fma %1509, %1702, %1707 : f32
                  %1709 = arith.mulf %1488, %1700 : f32
                  %1710 = math.fma %1513, %1702, %1709 : f32
                  %1711 = arith.maxnumf %1698, %1529 fastmath<nnan> : f32
                  %1712 = arith.subf %1698, %1711 : f32
                  %1713 = wave.exp2 %1712 : f32
                  %1714 = arith.subf %1529, %1711 : f32
                  %1715 = wave.exp2 %1714 : f32
                  %1716 = arith.mulf %1704, %1713 : f32
                  %1717 = math.fma %1541, %1715, %1716 : f32
                  %1718 = arith.mulf %1706, %1713 : f32
                  %1719 = math.fma %1532, %1715, %1718 : f32
                  %1720 = arith.mulf %1708, %1713 : f32
                  %1721 = math.fma %1535, %1715, %1720 : f32
                  %1722 = arith.mulf %1710, %1713 : f32
                  %1723 = math.fma %1539, %1715, %1722 : f32
                  %1724 = arith.maxnumf %1711, %1555 fastmath<nnan> : f32
                  %1725 = arith.subf %1711, %1724 : f32
                  %1726 = wave.exp2 %1725 : f32
                  %1727 = arith.subf %1555, %1724 : f32
                  %1728 = wave.exp2 %1727 : f32
                  %1729 = arith.mulf %1717, %1726 : f32
                  %1730 = math.fma %1567, %1728, %1729 : f32
                  %1731 = arith.mulf %1719, %1726 : f32
                  %1732 = math.fma %1558, %1728, %1731 : f32
                  %1733 = arith.mulf %1721, %1726 : f32
                  %1734 = math.fma %1561, %1728, %1733 : f32
                  %1735 = arith.mulf %1723, %1726 : f32
                  %1736 = math.fma %1565, %1728, %1735 : f32
                  %1737 = arith.maxnumf %1724, %1581 fastmath<nnan> : f32
                  %1738 = arith.subf %1724, %1737 : f32
                  %1739 = wave.exp2 %1738 : f32
                  %1740 = arith.subf %1581, %1737 : f32
                  %1741 = wave.exp2 %1740 : f32
                  %1742 = arith.mulf %1730, %1739 : f32
                  %1743 = math.fma %1593, %1741, %1742 : f32
                  %1744 = arith.mulf %1732, %1739 : f32
                  %1745 = math.fma %1584, %1741, %1744 : f32
                  %1746 = arith.mulf %1734, %1739 : f32
                  %1747 = math.fma %1587, %1741, %1746 : f32
                  %1748 = arith.mulf %1736, %1739 : f32
                  %1749 = math.fma %1591, %1741, %1748 : f32
                  %1750 = arith.maxnumf %1737, %1607 fastmath<nnan> : f32
                  %1751 = arith.subf %1737, %1750 : f32
                  %1752 = wave.exp2 %1751 : f32
                  %1753 = arith.subf %1607, %1750 : f32
                  %1754 = wave.exp2 %1753 : f32
                  %1755 = arith.mulf %1743, %1752 : f32
                  %1756 = math.fma %1619, %1754, %1755 : f32
                  %1757 = arith.mulf %1745, %1752 : f32
                  %1758 = math.fma %1610, %1754, %1757 : f32
                  %1759 = arith.mulf %1747, %1752 : f32
                  %1760 = math.fma %1613, %1754, %1759 : f32
                  %1761 = arith.mulf %1749, %1752 : f32
                  %1762 = math.fma %1617, %1754, %1761 : f32
                  %1763 = arith.maxnumf %1750, %1633 fastmath<nnan> : f32
                  %1764 = arith.subf %1750, %1763 : f32
                  %1765 = wave.exp2 %1764 : f32
                  %1766 = arith.subf %1633, %1763 : f32
                  %1767 = wave.exp2 %1766 : f32
                  %1768 = arith.mulf %1756, %1765 : f32
                  %1769 = math.fma %1645, %1767, %1768 : f32
                  %1770 = arith.mulf %1758, %1765 : f32
                  %1771 = math.fma %1636, %1767, %1770 : f32
                  %1772 = arith.mulf %1760, %1765 : f32
                  %1773 = math.fma %1639, %1767, %1772 : f32
                  %1774 = arith.mulf %1762, %1765 : f32
                  %1775 = math.fma %1643, %1767, %1774 : f32
                  %1776 = arith.maxnumf %1763, %1659 fastmath<nnan> : f32
                  %1777 = arith.subf %1763, %1776 : f32
                  %1778 = wave.exp2 %1777 : f32
                  %1779 = arith.subf %1659, %1776 : f32
                  %1780 = wave.exp2 %1779 : f32
                  %1781 = arith.mulf %1769, %1778 : f32
                  %1782 = math.fma %1671, %1780, %1781 : f32
                  %1783 = arith.mulf %1771, %1778 : f32
                  %1784 = math.fma %1662, %1780, %1783 : f32
                  %1785 = arith.mulf %1773, %1778 : f32
                  %1786 = math.fma %1665, %1780, %1785 : f32
                  %1787 = arith.mulf %1775, %1778 : f32
                  %1788 = math.fma %1669, %1780, %1787 : f32
                  %1789 = arith.maxnumf %1776, %1685 fastmath<nnan> : f32
                  %1790 = arith.subf %1776, %1789 : f32
                  %1791 = wave.exp2 %1790 : f32
                  %1792 = arith.subf %1685, %1789 : f32
                  %1793 = wave.exp2 %1792 : f32
                  %1794 = arith.mulf %1782, %1791 : f32
                  %1795 = math.fma %1697, %1793, %1794 : f32
                  %1796 = arith.mulf %1784, %1791 : f32
                  %1797 = math.fma %1688, %1793, %1796 : f32
                  %1798 = arith.mulf %1786, %1791 : f32
                  %1799 = math.fma %1691, %1793, %1798 : f32
                  %1800 = arith.mulf %1788, %1791 : f32
                  %1801 = math.fma %1695, %1793, %1800 : f32
                  scf.yield %1789, %1795, %1797, %1799, %1801 : f32, f32, f32, f32, f32
                }
                %1802 = arith.addi %kvHeads, %15 : index
                %1803 = memref.load %scales[%1802] : memref<?xf32>
                %1804 = arith.divf %1803, %1489#1 : f32
                %1805 = arith.addi %17, %679 : index
                %1806 = arith.cmpi slt, %1805, %groupSize : index
                scf.if %1806 {
                  %1807 = arith.muli %15, %groupSize : index
                  %1808 = arith.addi %1807, %1805 : index
                  %1809 = arith.muli %1808, %c27 : index
                  %1810 = arith.muli %heads, %c27 : index
                  %1811 = arith.addi %677, %c24 : index
                  %1812 = arith.mulf %1489#2, %1804 : f32
                  %1813 = arith.addf %1812, %c45 : f32
                  %1814 = arith.minimumf %1813, %c102 : f32
                  %1815 = arith.maximumf %1814, %c103 : f32
                  %1816 = arith.truncf %1815 : f32 to f16
                  %1817 = arith.divui %1811, %c9 : index
                  %1818 = arith.addi %1809, %1817 : index
                  %1819 = arith.divui %24, %outTileRows : index
                  %1820 = arith.divui %1810, %c3 : index
                  %1821 = arith.muli %1819, %1820 : index
                  %1822 = arith.divui %1818, %c3 : index
                  %1823 = arith.addi %1821, %1822 : index
                  %1824 = arith.muli %1823, %c10 : index
                  %1825 = arith.remui %1818, %c3 : index
                  %1826 = arith.divui %1825, %c9 : index
                  %1827 = arith.addi %1824, %1826 : index
                  %1828 = arith.muli %outTileRows, %c9 : index
                  %1829 = arith.muli %1827, %1828 : index
                  %1830 = arith.remui %24, %outTileRows : index
                  %1831 = arith.muli %1830, %c9 : index
                  %1832 = arith.addi %1829, %1831 : index
                  %1833 = arith.remui %1818, %c9 : index
                  %1834 = arith.addi %1832, %1833 : index
                  memref.store %1816, %out[%1834] : memref<?xf16>
                  %1835 = arith.addi %677, %c7 : index
                  %1836 = arith.mulf %1489#3, %1804 : f32
                  %1837 = arith.addf %1836, %c45 : f32
                  %1838 = arith.minimumf %1837, %c102 : f32
                  %1839 = arith.maximumf %1838, %c103 : f32
                  %1840 = arith.truncf %1839 : f32 to f16
                  %1841 = arith.divui %1835, %c9 : index
                  %1842 = arith.addi %1809, %1841 : index
                  %1843 = arith.divui %24, %outTileRows : index
                  %1844 = arith.divui %1810, %c3 : index
                  %1845 = arith.muli %1843, %1844 : index
                  %1846 = arith.divui %1842, %c3 : index
                  %1847 = arith.addi %1845, %1846 : index
                  %1848 = arith.muli %1847, %c10 : index
                  %1849 = arith.remui %1842, %c3 : index
                  %1850 = arith.divui %1849, %c9 : index
                  %1851 = arith.addi %1848, %1850 : index
                  %1852 = arith.muli %outTileRows, %c9 : index
                  %1853 = arith.muli %1851, %1852 : index
                  %1854 = arith.remui %24, %outTileRows : index
                  %1855 = arith.muli %1854, %c9 : index
                  %1856 = arith.addi %1853, %1855 : index
                  %1857 = arith.remui %1842, %c9 : index
                  %1858 = arith.addi %1856, %1857 : index
                  memref.store %1840, %out[%1858] : memref<?xf16>
                  %1859 = arith.cmpi slt, %677, %c39 : index
                  scf.if %1859 {
                    %1860 = arith.addi %677, %c40 : index
                    %1861 = arith.mulf %1489#4, %1804 : f32
                    %1862 = arith.addf %1861, %c45 : f32
                    %1863 = arith.minimumf %1862, %c102 : f32
                    %1864 = arith.maximumf %1863, %c103 : f32
                    %1865 = arith.truncf %1864 : f32 to f16
                    %1866 = arith.divui %1860, %c9 : index
                    %1867 = arith.addi %1809, %1866 : index
                    %1868 = arith.divui %24, %outTileRows : index
                    %1869 = arith.divui %1810, %c3 : index
                    %1870 = arith.muli %1868, %1869 : index
                    %1871 = arith.divui %1867, %c3 : index
                    %1872 = arith.addi %1870, %1871 : index
                    %1873 = arith.muli %1872, %c10 : index
                    %1874 = arith.remui %1867, %c3 : index
                    %1875 = arith.divui %1874, %c9 : index
                    %1876 = arith.addi %1873, %1875 : index
                    %1877 = arith.muli %outTileRows, %c9 : index
                    %1878 = arith.muli %1876, %1877 : index
                    %1879 = arith.remui %24, %outTileRows : index
                    %1880 = arith.muli %1879, %c9 : index
                    %1881 = arith.addi %1878, %1880 : index
                    %1882 = arith.remui %1867, %c9 : index
                    %1883 = arith.addi %1881, %1882 : index
                    memref.store %1865, %out[%1883] : memref<?xf16>
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
