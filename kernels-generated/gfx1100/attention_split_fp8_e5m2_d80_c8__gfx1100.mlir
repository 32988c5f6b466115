// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='fp8_e5m2', dim=80, columns=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e5m2_d80_c8__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
  %c101 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c103 = arith.constant 0x477FE000 : f32
  %c104 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c107 = arith.constant 672 : index
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
        %49 = arith.divui %47, %c26 : index
        %50 = arith.remui %47, %c26 : index
        %51 = arith.muli %50, %c12 : index
        %52 = arith.addi %17, %49 : index
        %53 = arith.subi %groupSize, %c4 : index
        %54 = arith.minsi %52, %53 : index
        %55 = arith.muli %24, %heads : index
        %56 = arith.muli %15, %groupSize : index
        %57 = arith.addi %55, %56 : index
        %58 = arith.addi %57, %54 : index
        %59 = arith.muli %58, %c27 : index
        %60 = arith.addi %59, %51 : index
        %61 = vector.load %q[%60] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %62 = arith.muli %49, %c28 : index
        %63 = arith.addi %62, %51 : index
        vector.store %61, %5[%63] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      wave.barrier
      %64 = arith.cmpi eq, %8, %c24 : index
      scf.if %64 {
        %65 = arith.remui %1, %c9 : index
        %66 = arith.muli %65, %c28 : index
        %67 = arith.muli %2, %c9 : index
        %68 = arith.addi %67, %c24 : index
        %69 = arith.addi %66, %68 : index
        %70 = vector.load %5[%69] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %71 = arith.addi %67, %c12 : index
        %72 = arith.addi %66, %71 : index
        %73 = vector.load %5[%72] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %74 = arith.addi %67, %c3 : index
        %75 = arith.addi %66, %74 : index
        %76 = vector.load %5[%75] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %77 = arith.addi %67, %c26 : index
        %78 = arith.addi %66, %77 : index
        %79 = vector.load %5[%78] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %80 = arith.addi %67, %c23 : index
        %81 = arith.addi %66, %80 : index
        %82 = vector.load %5[%81] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %83 = arith.addi %67, %c29 : index
        %84 = arith.addi %66, %83 : index
        %85 = vector.load %5[%84] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %86 = arith.addi %67, %c30 : index
        %87 = arith.addi %66, %86 : index
        %88 = vector.load %5[%87] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %89 = arith.addi %67, %c31 : index
        %90 = arith.addi %66, %89 : index
        %91 = vector.load %5[%90] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %92 = arith.addi %67, %c32 : index
        %93 = arith.addi %66, %92 : index
        %94 = vector.load %5[%93] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %95 = arith.addi %67, %c33 : index
        %96 = arith.addi %66, %95 : index
        %97 = vector.load %5[%96] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %98 = math.absf %70 : vector<4xf32>
        %99 = math.absf %73 : vector<4xf32>
        %100 = arith.maxnumf %98, %99 fastmath<nnan> : vector<4xf32>
        %101 = math.absf %76 : vector<4xf32>
        %102 = arith.maxnumf %100, %101 fastmath<nnan> : vector<4xf32>
        %103 = math.absf %79 : vector<4xf32>
        %104 = arith.maxnumf %102, %103 fastmath<nnan> : vector<4xf32>
        %105 = math.absf %82 : vector<4xf32>
        %106 = arith.maxnumf %104, %105 fastmath<nnan> : vector<4xf32>
        %107 = math.absf %85 : vector<4xf32>
        %108 = arith.maxnumf %106, %107 fastmath<nnan> : vector<4xf32>
        %109 = math.absf %88 : vector<4xf32>
        %110 = arith.maxnumf %108, %109 fastmath<nnan> : vector<4xf32>
        %111 = math.absf %91 : vector<4xf32>
        %112 = arith.maxnumf %110, %111 fastmath<nnan> : vector<4xf32>
        %113 = math.absf %94 : vector<4xf32>
        %114 = arith.maxnumf %112, %113 fastmath<nnan> : vector<4xf32>
        %115 = math.absf %97 : vector<4xf32>
        %116 = arith.maxnumf %114, %115 fastmath<nnan> : vector<4xf32>
        %117 = vector.extract %116[0] : f32 from vector<4xf32>
        %118 = vector.extract %116[1] : f32 from vector<4xf32>
        %119 = vector.extract %116[2] : f32 from vector<4xf32>
        %120 = vector.extract %116[3] : f32 from vector<4xf32>
        %121 = arith.maxnumf %117, %118 fastmath<nnan> : f32
        %122 = arith.maxnumf %121, %119 fastmath<nnan> : f32
        %123 = arith.maxnumf %122, %120 fastmath<nnan> : f32
        %124 = wave.swap_halves %123 : f32
        %125 = arith.maxnumf %123, %124 fastmath<nnan> : f32
        %126 = arith.bitcast %125 : f32 to i32
        %127 = arith.shrui %126, %c34 : i32
        %128 = arith.maxsi %127, %c35 : i32
        %129 = arith.minsi %128, %c36 : i32
        %130 = arith.subi %c37, %129 : i32
        %131 = arith.shli %130, %c34 : i32
        %132 = arith.bitcast %131 : i32 to f32
        %133 = arith.subi %129, %c38 : i32
        %134 = arith.shli %133, %c34 : i32
        %135 = arith.bitcast %134 : i32 to f32
        %136 = vector.broadcast %132 : f32 to vector<4xf32>
        %137 = arith.muli %1, %c9 : index
        %138 = arith.muli %2, %c39 : index
        %139 = arith.addi %137, %138 : index
        %140 = arith.mulf %70, %136 : vector<4xf32>
        %141 = arith.truncf %140 : vector<4xf32> to vector<4xf16>
        %142 = arith.mulf %73, %136 : vector<4xf32>
        %143 = arith.truncf %142 : vector<4xf32> to vector<4xf16>
        %144 = vector.shuffle %141, %143 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %145 = arith.addi %139, %c24 : index
        vector.store %144, %4[%145] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %146 = arith.mulf %76, %136 : vector<4xf32>
        %147 = arith.truncf %146 : vector<4xf32> to vector<4xf16>
        %148 = arith.mulf %79, %136 : vector<4xf32>
        %149 = arith.truncf %148 : vector<4xf32> to vector<4xf16>
        %150 = vector.shuffle %147, %149 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %151 = arith.addi %139, %c7 : index
        vector.store %150, %4[%151] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %152 = arith.mulf %82, %136 : vector<4xf32>
        %153 = arith.truncf %152 : vector<4xf32> to vector<4xf16>
        %154 = arith.mulf %85, %136 : vector<4xf32>
        %155 = arith.truncf %154 : vector<4xf32> to vector<4xf16>
        %156 = vector.shuffle %153, %155 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %157 = arith.addi %139, %c40 : index
        vector.store %156, %4[%157] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %158 = arith.mulf %88, %136 : vector<4xf32>
        %159 = arith.truncf %158 : vector<4xf32> to vector<4xf16>
        %160 = arith.mulf %91, %136 : vector<4xf32>
        %161 = arith.truncf %160 : vector<4xf32> to vector<4xf16>
        %162 = vector.shuffle %159, %161 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %163 = arith.addi %139, %c41 : index
        vector.store %162, %4[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %164 = arith.mulf %94, %136 : vector<4xf32>
        %165 = arith.truncf %164 : vector<4xf32> to vector<4xf16>
        %166 = arith.mulf %97, %136 : vector<4xf32>
        %167 = arith.truncf %166 : vector<4xf32> to vector<4xf16>
        %168 = vector.shuffle %165, %167 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %169 = arith.addi %139, %c42 : index
        vector.store %168, %4[%169] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        memref.store %135, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %170 = memref.load %7[%1] : memref<?xf32>
      scf.for %171 = %11 to %42 step %43 : i32 {
        %172 = arith.muli %171, %c21 : i32
        %173 = arith.index_cast %8 : index to i32
        %174 = arith.muli %173, %c43 : i32
        %175 = arith.addi %172, %174 : i32
        %176 = arith.addi %175, %c43 : i32
        %177 = arith.minsi %176, %38 : i32
        %178 = arith.cmpi slt, %175, %38 : i32
        %179:7 = scf.if %178 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %180 = arith.subi %177, %175 : i32
          %181 = arith.addi %180, %c47 : i32
          %182 = arith.divui %181, %c48 : i32
          %183 = arith.divui %175, %c19 : i32
          %184 = arith.addi %183, %c49 : i32
          %185 = arith.minsi %184, %40 : i32
          %186 = arith.index_castui %185 : i32 to index
          %187 = arith.addi %32, %186 : index
          %188 = memref.load %step[%187] : memref<?xi32>
          %189 = arith.index_cast %188 : i32 to index
          %190 = arith.muli %189, %33 : index
          %191 = arith.addi %190, %34 : index
          %192 = arith.addi %183, %c18 : i32
          %193 = arith.minsi %192, %40 : i32
          %194 = arith.index_castui %193 : i32 to index
          %195 = arith.addi %32, %194 : index
          %196 = memref.load %step[%195] : memref<?xi32>
          %197 = arith.index_cast %196 : i32 to index
          %198 = arith.muli %197, %33 : index
          %199 = arith.addi %198, %34 : index
          %200 = arith.addi %191, %35 : index
          %201 = arith.addi %200, %c24 : index
          %202 = vector.load %kv[%201] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %203 = arith.addi %199, %35 : index
          %204 = arith.addi %203, %c24 : index
          %205 = vector.load %kv[%204] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %206 = arith.addi %200, %c32 : index
          %207 = vector.load %kv[%206] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %208 = arith.addi %203, %c32 : index
          %209 = vector.load %kv[%208] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %210 = arith.addi %200, %c39 : index
          %211 = vector.load %kv[%210] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %212 = arith.addi %203, %c39 : index
          %213 = vector.load %kv[%212] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %214 = arith.addi %200, %c50 : index
          %215 = vector.load %kv[%214] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %216 = arith.addi %203, %c50 : index
          %217 = vector.load %kv[%216] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %234:15 = scf.for %218 = %c49 to %182 step %c18 iter_args(%219 = %202, %220 = %205, %221 = %207, %222 = %209, %223 = %211, %224 = %213, %225 = %215, %226 = %217, %227 = %c44, %228 = %c45, %229 = %c46, %230 = %c46, %231 = %c46, %232 = %c46, %233 = %c46) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %235 = arith.muli %218, %c48 : i32
            %236 = arith.addi %175, %235 : i32
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
            %292 = arith.addi %275, %c51 : index
            %293 = vector.load %kv[%292] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %294 = arith.addi %278, %c51 : index
            %295 = vector.load %kv[%294] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %296 = vector.bitcast %221 : vector<4xi32> to vector<16xi8>
            %297 = wave.fp8_decode "e5m2" packed %296 : vector<16xi8> -> vector<16xf16>
            %298 = vector.bitcast %222 : vector<4xi32> to vector<16xi8>
            %299 = wave.fp8_decode "e5m2" packed %298 : vector<16xi8> -> vector<16xf16>
            %300 = arith.addi %274, %c7 : index
            %301 = vector.load %4[%300] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %302 = arith.addi %300, %c39 : index
            %303 = vector.load %4[%302] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %304 = vector.shuffle %301, %303 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %305 = wave.mma %297, %304, %290 : vector<16xf16>, vector<8xf32>
            %306 = wave.mma %299, %304, %291 : vector<16xf16>, vector<8xf32>
            %307 = arith.addi %275, %c52 : index
            %308 = vector.load %kv[%307] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %309 = arith.addi %278, %c52 : index
            %310 = vector.load %kv[%309] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %311 = vector.bitcast %223 : vector<4xi32> to vector<16xi8>
            %312 = wave.fp8_decode "e5m2" packed %311 : vector<16xi8> -> vector<16xf16>
            %313 = vector.bitcast %224 : vector<4xi32> to vector<16xi8>
            %314 = wave.fp8_decode "e5m2" packed %313 : vector<16xi8> -> vector<16xf16>
            %315 = arith.addi %274, %c40 : index
            %316 = vector.load %4[%315] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %317 = arith.addi %315, %c39 : index
            %318 = vector.load %4[%317] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %319 = vector.shuffle %316, %318 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %320 = wave.mma %312, %319, %305 : vector<16xf16>, vector<8xf32>
            %321 = wave.mma %314, %319, %306 : vector<16xf16>, vector<8xf32>
            %322 = arith.addi %275, %c53 : index
            %323 = vector.load %kv[%322] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %324 = arith.addi %278, %c53 : index
            %325 = vector.load %kv[%324] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %326 = vector.bitcast %225 : vector<4xi32> to vector<16xi8>
            %327 = wave.fp8_decode "e5m2" packed %326 : vector<16xi8> -> vector<16xf16>
            %328 = vector.bitcast %226 : vector<4xi32> to vector<16xi8>
            %329 = wave.fp8_decode "e5m2" packed %328 : vector<16xi8> -> vector<16xf16>
            %330 = arith.addi %274, %c41 : index
            %331 = vector.load %4[%330] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %332 = arith.addi %330, %c39 : index
            %333 = vector.load %4[%332] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %334 = vector.shuffle %331, %333 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %335 = wave.mma %327, %334, %320 : vector<16xf16>, vector<8xf32>
            %336 = wave.mma %329, %334, %321 : vector<16xf16>, vector<8xf32>
            %337 = arith.addi %275, %c40 : index
            %338 = vector.load %kv[%337] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %339 = arith.addi %278, %c40 : index
            %340 = vector.load %kv[%339] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %341 = vector.bitcast %277 : vector<4xi32> to vector<16xi8>
            %342 = wave.fp8_decode "e5m2" packed %341 : vector<16xi8> -> vector<16xf16>
            %343 = vector.bitcast %280 : vector<4xi32> to vector<16xi8>
            %344 = wave.fp8_decode "e5m2" packed %343 : vector<16xi8> -> vector<16xf16>
            %345 = arith.addi %274, %c42 : index
            %346 = vector.load %4[%345] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %347 = arith.addi %345, %c39 : index
            %348 = vector.load %4[%347] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %349 = vector.shuffle %346, %348 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %350 = wave.mma %342, %349, %335 : vector<16xf16>, vector<8xf32>
            %351 = wave.mma %344, %349, %336 : vector<16xf16>, vector<8xf32>
            %352 = arith.addi %275, %c54 : index
            %353 = vector.load %kv[%352] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %354 = arith.addi %278, %c54 : index
            %355 = vector.load %kv[%354] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %356 = wave.opaque %350 : vector<8xf32>
            %357 = wave.opaque %351 : vector<8xf32>
            %358 = wave.opaque %237 : i32
            %359 = arith.cmpi sgt, %358, %177 : i32
            %360:2 = scf.if %359 -> (vector<8xf32>, vector<8xf32>) {
              %361 = arith.index_cast %2 : index to i32
              %362 = arith.addi %236, %361 : i32
              %363 = arith.subi %38, %362 : i32
              %364 = arith.subi %363, %c49 : i32
              %365 = vector.broadcast %364 : i32 to vector<8xi32>
              %366 = arith.cmpi sgt, %365, %c56 : vector<8xi32>
              %367 = arith.select %366, %356, %c55 : vector<8xi1>, vector<8xf32>
              %368 = arith.subi %363, %c19 : i32
              %369 = vector.broadcast %368 : i32 to vector<8xi32>
              %370 = arith.cmpi sgt, %369, %c56 : vector<8xi32>
              %371 = arith.select %370, %357, %c55 : vector<8xi1>, vector<8xf32>
              scf.yield %367, %371 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %356, %357 : vector<8xf32>, vector<8xf32>
            }
            %372 = vector.extract %360#0[0] : f32 from vector<8xf32>
            %373 = vector.extract %360#0[1] : f32 from vector<8xf32>
            %374 = vector.extract %360#0[2] : f32 from vector<8xf32>
            %375 = vector.extract %360#0[3] : f32 from vector<8xf32>
            %376 = vector.extract %360#0[4] : f32 from vector<8xf32>
            %377 = vector.extract %360#0[5] : f32 from vector<8xf32>
            %378 = vector.extract %360#0[6] : f32 from vector<8xf32>
            %379 = vector.extract %360#0[7] : f32 from vector<8xf32>
            %380 = vector.extract %360#1[0] : f32 from vector<8xf32>
            %381 = vector.extract %360#1[1] : f32 from vector<8xf32>
            %382 = vector.extract %360#1[2] : f32 from vector<8xf32>
            %383 = vector.extract %360#1[3] : f32 from vector<8xf32>
            %384 = vector.extract %360#1[4] : f32 from vector<8xf32>
            %385 = vector.extract %360#1[5] : f32 from vector<8xf32>
            %386 = vector.extract %360#1[6] : f32 from vector<8xf32>
            %387 = vector.extract %360#1[7] : f32 from vector<8xf32>
            %388 = arith.maxnumf %372, %373 fastmath<nnan> : f32
            %389 = arith.maxnumf %388, %374 fastmath<nnan> : f32
            %390 = arith.maxnumf %389, %375 fastmath<nnan> : f32
            %391 = arith.maxnumf %390, %376 fastmath<nnan> : f32
            %392 = arith.maxnumf %391, %377 fastmath<nnan> : f32
            %393 = arith.maxnumf %392, %378 fastmath<nnan> : f32
            %394 = arith.maxnumf %393, %379 fastmath<nnan> : f32
            %395 = arith.maxnumf %394, %380 fastmath<nnan> : f32
            %396 = arith.maxnumf %395, %381 fastmath<nnan> : f32
            %397 = arith.maxnumf %396, %382 fastmath<nnan> : f32
            %398 = arith.maxnumf %397, %383 fastmath<nnan> : f32
            %399 = arith.maxnumf %398, %384 fastmath<nnan> : f32
            %400 = arith.maxnumf %399, %385 fastmath<nnan> : f32
            %401 = arith.maxnumf %400, %386 fastmath<nnan> : f32
            %402 = arith.maxnumf %401, %387 fastmath<nnan> : f32
            %403 = wave.swap_halves %402 : f32
            %404 = arith.maxnumf %402, %403 fastmath<nnan> : f32
            %405 = arith.mulf %404, %170 : f32
            %406 = arith.addf %227, %c57 : f32
            %407 = arith.cmpf ogt, %405, %406 : f32
            %408:7 = scf.if %407 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %409 = arith.subf %227, %405 : f32
              %410 = wave.exp2 %409 : f32
              %411 = vector.broadcast %410 : f32 to vector<8xf32>
              %412 = arith.mulf %228, %410 : f32
              %413 = arith.mulf %229, %411 : vector<8xf32>
              %414 = arith.mulf %230, %411 : vector<8xf32>
              %415 = arith.mulf %231, %411 : vector<8xf32>
              %416 = arith.mulf %232, %411 : vector<8xf32>
              %417 = arith.mulf %233, %411 : vector<8xf32>
              scf.yield %405, %412, %413, %414, %415, %416, %417 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %227, %228, %229, %230, %231, %232, %233 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %418 = vector.broadcast %170 : f32 to vector<8xf32>
            %419 = arith.subf %c58, %408#0 : f32
            %420 = vector.broadcast %419 : f32 to vector<8xf32>
            %421 = math.fma %360#0, %418, %420 : vector<8xf32>
            %422 = wave.exp2 %421 : vector<8xf32>
            %423 = math.fma %360#1, %418, %420 : vector<8xf32>
            %424 = wave.exp2 %423 : vector<8xf32>
            %425 = arith.truncf %422 : vector<8xf32> to vector<8xf16>
            %426 = vector.bitcast %425 : vector<8xf16> to vector<4xi32>
            %427 = wave.swap_halves %426 : vector<4xi32>
            %428 = arith.select %3, %427, %426 : vector<4xi32>
            %429 = arith.select %3, %426, %427 : vector<4xi32>
            %430 = vector.shuffle %428, %429 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %431 = vector.bitcast %430 : vector<8xi32> to vector<16xf16>
            %432 = arith.truncf %424 : vector<8xf32> to vector<8xf16>
            %433 = vector.bitcast %432 : vector<8xf16> to vector<4xi32>
            %434 = wave.swap_halves %433 : vector<4xi32>
            %435 = arith.select %3, %434, %433 : vector<4xi32>
            %436 = arith.select %3, %433, %434 : vector<4xi32>
            %437 = vector.shuffle %435, %436 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %438 = vector.bitcast %437 : vector<8xi32> to vector<16xf16>
            %439 = arith.addf %422, %424 : vector<8xf32>
            %440 = vector.extract %439[0] : f32 from vector<8xf32>
            %441 = vector.extract %439[1] : f32 from vector<8xf32>
            %442 = vector.extract %439[2] : f32 from vector<8xf32>
            %443 = vector.extract %439[3] : f32 from vector<8xf32>
            %444 = vector.extract %439[4] : f32 from vector<8xf32>
            %445 = vector.extract %439[5] : f32 from vector<8xf32>
            %446 = vector.extract %439[6] : f32 from vector<8xf32>
            %447 = vector.extract %439[7] : f32 from vector<8xf32>
            %448 = arith.addf %440, %444 : f32
            %449 = arith.addf %441, %445 : f32
            %450 = arith.addf %442, %446 : f32
            %451 = arith.addf %443, %447 : f32
            %452 = arith.addf %448, %450 : f32
            %453 = arith.addf %449, %451 : f32
            %454 = arith.addf %452, %453 : f32
            %455 = arith.addf %408#1, %454 : f32
            %456 = wave.opaque %455 : f32
            %457 = wave.opaque %237 : i32
            %458 = arith.cmpi sgt, %457, %177 : i32
            %459:2 = scf.if %458 -> (vector<4xi32>, vector<4xi32>) {
              %460 = arith.subi %177, %236 : i32
              %461 = arith.subi %460, %c49 : i32
              %462 = arith.minsi %461, %c19 : i32
              %463 = arith.maxsi %462, %c49 : i32
              %464 = arith.cmpi sgt, %463, %c49 : i32
              %465 = arith.select %464, %c60, %c49 : i32
              %466 = arith.ori %c49, %465 : i32
              %467 = arith.cmpi sgt, %463, %c18 : i32
              %468 = arith.select %467, %c60, %c49 : i32
              %469 = arith.ori %c49, %468 : i32
              %470 = arith.cmpi sgt, %463, %c61 : i32
              %471 = arith.select %470, %c62, %c49 : i32
              %472 = arith.ori %466, %471 : i32
              %473 = arith.cmpi sgt, %463, %c63 : i32
              %474 = arith.select %473, %c62, %c49 : i32
              %475 = arith.ori %469, %474 : i32
              %476 = arith.cmpi sgt, %463, %c64 : i32
              %477 = arith.select %476, %c65, %c49 : i32
              %478 = arith.ori %472, %477 : i32
              %479 = arith.cmpi sgt, %463, %c66 : i32
              %480 = arith.select %479, %c65, %c49 : i32
              %481 = arith.ori %475, %480 : i32
              %482 = arith.cmpi sgt, %463, %c67 : i32
              %483 = arith.select %482, %c68, %c49 : i32
              %484 = arith.ori %478, %483 : i32
              %485 = arith.cmpi sgt, %463, %c69 : i32
              %486 = arith.select %485, %c68, %c49 : i32
              %487 = arith.ori %481, %486 : i32
              %488 = arith.cmpi sgt, %463, %c70 : i32
              %489 = arith.select %488, %c60, %c49 : i32
              %490 = arith.ori %c49, %489 : i32
              %491 = arith.cmpi sgt, %463, %c71 : i32
              %492 = arith.select %491, %c60, %c49 : i32
              %493 = arith.ori %c49, %492 : i32
              %494 = arith.cmpi sgt, %463, %c72 : i32
              %495 = arith.select %494, %c62, %c49 : i32
              %496 = arith.ori %490, %495 : i32
              %497 = arith.cmpi sgt, %463, %c73 : i32
              %498 = arith.select %497, %c62, %c49 : i32
              %499 = arith.ori %493, %498 : i32
              %500 = arith.cmpi sgt, %463, %c74 : i32
              %501 = arith.select %500, %c65, %c49 : i32
              %502 = arith.ori %496, %501 : i32
              %503 = arith.cmpi sgt, %463, %c75 : i32
              %504 = arith.select %503, %c65, %c49 : i32
              %505 = arith.ori %499, %504 : i32
              %506 = arith.cmpi sgt, %463, %c38 : i32
              %507 = arith.select %506, %c68, %c49 : i32
              %508 = arith.ori %502, %507 : i32
              %509 = arith.cmpi sgt, %463, %c76 : i32
              %510 = arith.select %509, %c68, %c49 : i32
              %511 = arith.ori %505, %510 : i32
              %512 = vector.from_elements %484, %508, %487, %511 : vector<4xi32>
              %513 = arith.subi %460, %c19 : i32
              %514 = arith.minsi %513, %c19 : i32
              %515 = arith.maxsi %514, %c49 : i32
              %516 = arith.cmpi sgt, %515, %c49 : i32
              %517 = arith.select %516, %c60, %c49 : i32
              %518 = arith.ori %c49, %517 : i32
              %519 = arith.cmpi sgt, %515, %c18 : i32
              %520 = arith.select %519, %c60, %c49 : i32
              %521 = arith.ori %c49, %520 : i32
              %522 = arith.cmpi sgt, %515, %c61 : i32
              %523 = arith.select %522, %c62, %c49 : i32
              %524 = arith.ori %518, %523 : i32
              %525 = arith.cmpi sgt, %515, %c63 : i32
              %526 = arith.select %525, %c62, %c49 : i32
              %527 = arith.ori %521, %526 : i32
              %528 = arith.cmpi sgt, %515, %c64 : i32
              %529 = arith.select %528, %c65, %c49 : i32
              %530 = arith.ori %524, %529 : i32
              %531 = arith.cmpi sgt, %515, %c66 : i32
              %532 = arith.select %531, %c65, %c49 : i32
              %533 = arith.ori %527, %532 : i32
              %534 = arith.cmpi sgt, %515, %c67 : i32
              %535 = arith.select %534, %c68, %c49 : i32
              %536 = arith.ori %530, %535 : i32
              %537 = arith.cmpi sgt, %515, %c69 : i32
              %538 = arith.select %537, %c68, %c49 : i32
              %539 = arith.ori %533, %538 : i32
              %540 = arith.cmpi sgt, %515, %c70 : i32
              %541 = arith.select %540, %c60, %c49 : i32
              %542 = arith.ori %c49, %541 : i32
              %543 = arith.cmpi sgt, %515, %c71 : i32
              %544 = arith.select %543, %c60, %c49 : i32
              %545 = arith.ori %c49, %544 : i32
              %546 = arith.cmpi sgt, %515, %c72 : i32
              %547 = arith.select %546, %c62, %c49 : i32
              %548 = arith.ori %542, %547 : i32
              %549 = arith.cmpi sgt, %515, %c73 : i32
              %550 = arith.select %549, %c62, %c49 : i32
              %551 = arith.ori %545, %550 : i32
              %552 = arith.cmpi sgt, %515, %c74 : i32
              %553 = arith.select %552, %c65, %c49 : i32
              %554 = arith.ori %548, %553 : i32
              %555 = arith.cmpi sgt, %515, %c75 : i32
              %556 = arith.select %555, %c65, %c49 : i32
              %557 = arith.ori %551, %556 : i32
              %558 = arith.cmpi sgt, %515, %c38 : i32
              %559 = arith.select %558, %c68, %c49 : i32
              %560 = arith.ori %554, %559 : i32
              %561 = arith.cmpi sgt, %515, %c76 : i32
              %562 = arith.select %561, %c68, %c49 : i32
              %563 = arith.ori %557, %562 : i32
              %564 = vector.from_elements %536, %560, %539, %563 : vector<4xi32>
              scf.yield %512, %564 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c59, %c59 : vector<4xi32>, vector<4xi32>
            }
            %565 = wave.opaque %237 : i32
            %566 = arith.cmpi sgt, %565, %177 : i32
            %567:2 = scf.if %566 -> (vector<4xi32>, vector<4xi32>) {
              %568 = arith.andi %293, %459#0 : vector<4xi32>
              %569 = arith.andi %295, %459#1 : vector<4xi32>
              scf.yield %568, %569 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %293, %295 : vector<4xi32>, vector<4xi32>
            }
            %570 = vector.bitcast %567#0 : vector<4xi32> to vector<16xi8>
            %571 = wave.fp8_decode "e5m2" packed %570 : vector<16xi8> -> vector<16xf16>
            %572 = wave.mma %571, %431, %408#2 : vector<16xf16>, vector<8xf32>
            %573 = vector.bitcast %567#1 : vector<4xi32> to vector<16xi8>
            %574 = wave.fp8_decode "e5m2" packed %573 : vector<16xi8> -> vector<16xf16>
            %575 = wave.mma %574, %438, %572 : vector<16xf16>, vector<8xf32>
            %576 = wave.opaque %575 : vector<8xf32>
            wave.pin
            %577 = wave.opaque %237 : i32
            %578 = arith.cmpi sgt, %577, %177 : i32
            %579:2 = scf.if %578 -> (vector<4xi32>, vector<4xi32>) {
              %580 = arith.andi %308, %459#0 : vector<4xi32>
              %581 = arith.andi %310, %459#1 : vector<4xi32>
              scf.yield %580, %581 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %308, %310 : vector<4xi32>, vector<4xi32>
            }
            %582 = vector.bitcast %579#0 : vector<4xi32> to vector<16xi8>
            %583 = wave.fp8_decode "e5m2" packed %582 : vector<16xi8> -> vector<16xf16>
            %584 = wave.mma %583, %431, %408#3 : vector<16xf16>, vector<8xf32>
            %585 = vector.bitcast %579#1 : vector<4xi32> to vector<16xi8>
            %586 = wave.fp8_decode "e5m2" packed %585 : vector<16xi8> -> vector<16xf16>
            %587 = wave.mma %586, %438, %584 : vector<16xf16>, vector<8xf32>
            %588 = wave.opaque %587 : vector<8xf32>
            wave.pin
            %589 = wave.opaque %237 : i32
            %590 = arith.cmpi slt, %589, %177 : i32
            %591:2 = scf.if %590 -> (vector<4xi32>, vector<4xi32>) {
              %592 = arith.addi %263, %35 : index
              %593 = arith.addi %592, %c24 : index
              %594 = vector.load %kv[%593] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %595 = arith.addi %271, %35 : index
              %596 = arith.addi %595, %c24 : index
              %597 = vector.load %kv[%596] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %594, %597 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %579#0, %579#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %598 = wave.opaque %237 : i32
            %599 = arith.cmpi sgt, %598, %177 : i32
            %600:2 = scf.if %599 -> (vector<4xi32>, vector<4xi32>) {
              %601 = arith.andi %323, %459#0 : vector<4xi32>
              %602 = arith.andi %325, %459#1 : vector<4xi32>
              scf.yield %601, %602 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %323, %325 : vector<4xi32>, vector<4xi32>
            }
            %603 = vector.bitcast %600#0 : vector<4xi32> to vector<16xi8>
            %604 = wave.fp8_decode "e5m2" packed %603 : vector<16xi8> -> vector<16xf16>
            %605 = wave.mma %604, %431, %408#4 : vector<16xf16>, vector<8xf32>
            %606 = vector.bitcast %600#1 : vector<4xi32> to vector<16xi8>
            %607 = wave.fp8_decode "e5m2" packed %606 : vector<16xi8> -> vector<16xf16>
            %608 = wave.mma %607, %438, %605 : vector<16xf16>, vector<8xf32>
            %609 = wave.opaque %608 : vector<8xf32>
            wave.pin
            %610 = wave.opaque %237 : i32
            %611 = arith.cmpi slt, %610, %177 : i32
            %612:2 = scf.if %611 -> (vector<4xi32>, vector<4xi32>) {
              %613 = arith.addi %263, %35 : index
              %614 = arith.addi %613, %c32 : index
              %615 = vector.load %kv[%614] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %616 = arith.addi %271, %35 : index
              %617 = arith.addi %616, %c32 : index
              %618 = vector.load %kv[%617] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %615, %618 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %600#0, %600#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %619 = wave.opaque %237 : i32
            %620 = arith.cmpi sgt, %619, %177 : i32
            %621:2 = scf.if %620 -> (vector<4xi32>, vector<4xi32>) {
              %622 = arith.andi %338, %459#0 : vector<4xi32>
              %623 = arith.andi %340, %459#1 : vector<4xi32>
              scf.yield %622, %623 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %338, %340 : vector<4xi32>, vector<4xi32>
            }
            %624 = vector.bitcast %621#0 : vector<4xi32> to vector<16xi8>
            %625 = wave.fp8_decode "e5m2" packed %624 : vector<16xi8> -> vector<16xf16>
            %626 = wave.mma %625, %431, %408#5 : vector<16xf16>, vector<8xf32>
            %627 = vector.bitcast %621#1 : vector<4xi32> to vector<16xi8>
            %628 = wave.fp8_decode "e5m2" packed %627 : vector<16xi8> -> vector<16xf16>
            %629 = wave.mma %628, %438, %626 : vector<16xf16>, vector<8xf32>
            %630 = wave.opaque %629 : vector<8xf32>
            wave.pin
            %631 = wave.opaque %237 : i32
            %632 = arith.cmpi slt, %631, %177 : i32
            %633:2 = scf.if %632 -> (vector<4xi32>, vector<4xi32>) {
              %634 = arith.addi %263, %35 : index
              %635 = arith.addi %634, %c39 : index
              %636 = vector.load %kv[%635] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %637 = arith.addi %271, %35 : index
              %638 = arith.addi %637, %c39 : index
              %639 = vector.load %kv[%638] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %636, %639 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %621#0, %621#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %640 = wave.opaque %237 : i32
            %641 = arith.cmpi sgt, %640, %177 : i32
            %642:2 = scf.if %641 -> (vector<4xi32>, vector<4xi32>) {
              %643 = arith.andi %353, %459#0 : vector<4xi32>
              %644 = arith.andi %355, %459#1 : vector<4xi32>
              scf.yield %643, %644 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %353, %355 : vector<4xi32>, vector<4xi32>
            }
            %645 = vector.bitcast %642#0 : vector<4xi32> to vector<16xi8>
            %646 = wave.fp8_decode "e5m2" packed %645 : vector<16xi8> -> vector<16xf16>
            %647 = wave.mma %646, %431, %408#6 : vector<16xf16>, vector<8xf32>
            %648 = vector.bitcast %642#1 : vector<4xi32> to vector<16xi8>
            %649 = wave.fp8_decode "e5m2" packed %648 : vector<16xi8> -> vector<16xf16>
            %650 = wave.mma %649, %438, %647 : vector<16xf16>, vector<8xf32>
            %651 = wave.opaque %650 : vector<8xf32>
            wave.pin
            %652 = wave.opaque %237 : i32
            %653 = arith.cmpi slt, %652, %177 : i32
            %654:2 = scf.if %653 -> (vector<4xi32>, vector<4xi32>) {
              %655 = arith.addi %263, %35 : index
              %656 = arith.addi %655, %c50 : index
              %657 = vector.load %kv[%656] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %658 = arith.addi %271, %35 : index
              %659 = arith.addi %658, %c50 : index
              %660 = vector.load %kv[%659] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %657, %660 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %642#0, %642#1 : vector<4xi32>, vector<4xi32>
            }
            scf.yield %591#0, %591#1, %612#0, %612#1, %633#0, %633#1, %654#0, %654#1, %408#0, %456, %576, %588, %609, %630, %651 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %661 = wave.swap_halves %234#9 : f32
          %662 = arith.addf %234#9, %661 : f32
          scf.yield %234#8, %662, %234#10, %234#11, %234#12, %234#13, %234#14 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c44, %c45, %c46, %c46, %c46, %c46, %c46 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %663 = wave.opaque %c24 : index
        %664 = arith.addi %46, %663 : index
        %665 = arith.remui %0, %c9 : index
        %666 = arith.addi %665, %663 : index
        %667 = arith.addi %1, %663 : index
        %668 = arith.cmpi slt, %667, %c9 : index
        scf.if %668 {
          %669 = arith.addi %45, %667 : index
          memref.store %179#0, %6[%669] : memref<?xf32>
          %670 = arith.addi %669, %c3 : index
          memref.store %179#1, %6[%670] : memref<?xf32>
          %671 = arith.muli %8, %c40 : index
          %672 = arith.muli %2, %c9 : index
          %673 = arith.addi %671, %672 : index
          %674 = arith.addi %673, %667 : index
          %675 = vector.extract %179#2[0] : f32 from vector<8xf32>
          %676 = arith.addi %674, %c24 : index
          memref.store %675, %5[%676] : memref<?xf32>
          %677 = vector.extract %179#2[1] : f32 from vector<8xf32>
          %678 = arith.addi %674, %c3 : index
          memref.store %677, %5[%678] : memref<?xf32>
          %679 = vector.extract %179#2[2] : f32 from vector<8xf32>
          %680 = arith.addi %674, %c23 : index
          memref.store %679, %5[%680] : memref<?xf32>
          %681 = vector.extract %179#2[3] : f32 from vector<8xf32>
          %682 = arith.addi %674, %c30 : index
          memref.store %681, %5[%682] : memref<?xf32>
          %683 = vector.extract %179#2[4] : f32 from vector<8xf32>
          %684 = arith.addi %674, %c32 : index
          memref.store %683, %5[%684] : memref<?xf32>
          %685 = vector.extract %179#2[5] : f32 from vector<8xf32>
          %686 = arith.addi %674, %c27 : index
          memref.store %685, %5[%686] : memref<?xf32>
          %687 = vector.extract %179#2[6] : f32 from vector<8xf32>
          %688 = arith.addi %674, %c77 : index
          memref.store %687, %5[%688] : memref<?xf32>
          %689 = vector.extract %179#2[7] : f32 from vector<8xf32>
          %690 = arith.addi %674, %c78 : index
          memref.store %689, %5[%690] : memref<?xf32>
          %691 = vector.extract %179#3[0] : f32 from vector<8xf32>
          %692 = arith.addi %674, %c39 : index
          memref.store %691, %5[%692] : memref<?xf32>
          %693 = vector.extract %179#3[1] : f32 from vector<8xf32>
          %694 = arith.addi %674, %c79 : index
          memref.store %693, %5[%694] : memref<?xf32>
          %695 = vector.extract %179#3[2] : f32 from vector<8xf32>
          %696 = arith.addi %674, %c25 : index
          memref.store %695, %5[%696] : memref<?xf32>
          %697 = vector.extract %179#3[3] : f32 from vector<8xf32>
          %698 = arith.addi %674, %c80 : index
          memref.store %697, %5[%698] : memref<?xf32>
          %699 = vector.extract %179#3[4] : f32 from vector<8xf32>
          %700 = arith.addi %674, %c50 : index
          memref.store %699, %5[%700] : memref<?xf32>
          %701 = vector.extract %179#3[5] : f32 from vector<8xf32>
          %702 = arith.addi %674, %c81 : index
          memref.store %701, %5[%702] : memref<?xf32>
          %703 = vector.extract %179#3[6] : f32 from vector<8xf32>
          %704 = arith.addi %674, %c82 : index
          memref.store %703, %5[%704] : memref<?xf32>
          %705 = vector.extract %179#3[7] : f32 from vector<8xf32>
          %706 = arith.addi %674, %c83 : index
          memref.store %705, %5[%706] : memref<?xf32>
          %707 = vector.extract %179#4[0] : f32 from vector<8xf32>
          %708 = arith.addi %674, %c7 : index
          memref.store %707, %5[%708] : memref<?xf32>
          %709 = vector.extract %179#4[1] : f32 from vector<8xf32>
          %710 = arith.addi %674, %c84 : index
          memref.store %709, %5[%710] : memref<?xf32>
          %711 = vector.extract %179#4[2] : f32 from vector<8xf32>
          %712 = arith.addi %674, %c85 : index
          memref.store %711, %5[%712] : memref<?xf32>
          %713 = vector.extract %179#4[3] : f32 from vector<8xf32>
          %714 = arith.addi %674, %c86 : index
          memref.store %713, %5[%714] : memref<?xf32>
          %715 = vector.extract %179#4[4] : f32 from vector<8xf32>
          %716 = arith.addi %674, %c51 : index
          memref.store %715, %5[%716] : memref<?xf32>
          %717 = vector.extract %179#4[5] : f32 from vector<8xf32>
          %718 = arith.addi %674, %c87 : index
          memref.store %717, %5[%718] : memref<?xf32>
          %719 = vector.extract %179#4[6] : f32 from vector<8xf32>
          %720 = arith.addi %674, %c88 : index
          memref.store %719, %5[%720] : memref<?xf32>
          %721 = vector.extract %179#4[7] : f32 from vector<8xf32>
          %722 = arith.addi %674, %c89 : index
          memref.store %721, %5[%722] : memref<?xf32>
          %723 = vector.extract %179#5[0] : f32 from vector<8xf32>
          %724 = arith.addi %674, %c52 : index
          memref.store %723, %5[%724] : memref<?xf32>
          %725 = vector.extract %179#5[1] : f32 from vector<8xf32>
          %726 = arith.addi %674, %c90 : index
          memref.store %725, %5[%726] : memref<?xf32>
          %727 = vector.extract %179#5[2] : f32 from vector<8xf32>
          %728 = arith.addi %674, %c91 : index
          memref.store %727, %5[%728] : memref<?xf32>
          %729 = vector.extract %179#5[3] : f32 from vector<8xf32>
          %730 = arith.addi %674, %c92 : index
          memref.store %729, %5[%730] : memref<?xf32>
          %731 = vector.extract %179#5[4] : f32 from vector<8xf32>
          %732 = arith.addi %674, %c53 : index
          memref.store %731, %5[%732] : memref<?xf32>
          %733 = vector.extract %179#5[5] : f32 from vector<8xf32>
          %734 = arith.addi %674, %c93 : index
          memref.store %733, %5[%734] : memref<?xf32>
          %735 = vector.extract %179#5[6] : f32 from vector<8xf32>
          %736 = arith.addi %674, %c94 : index
          memref.store %735, %5[%736] : memref<?xf32>
          %737 = vector.extract %179#5[7] : f32 from vector<8xf32>
          %738 = arith.addi %674, %c95 : index
          memref.store %737, %5[%738] : memref<?xf32>
        }
        wave.barrier
        %739 = arith.addi %666, %c24 : index
        %740 = memref.load %6[%739] : memref<?xf32>
        %741 = arith.addi %666, %c3 : index
        %742 = memref.load %6[%741] : memref<?xf32>
        %743 = arith.addi %666, %c23 : index
        %744 = memref.load %6[%743] : memref<?xf32>
        %745 = arith.addi %666, %c30 : index
        %746 = memref.load %6[%745] : memref<?xf32>
        %747 = arith.addi %666, %c32 : index
        %748 = memref.load %6[%747] : memref<?xf32>
        %749 = arith.addi %666, %c27 : index
        %750 = memref.load %6[%749] : memref<?xf32>
        %751 = arith.addi %666, %c77 : index
        %752 = memref.load %6[%751] : memref<?xf32>
        %753 = arith.addi %666, %c78 : index
        %754 = memref.load %6[%753] : memref<?xf32>
        %755 = arith.addi %666, %c39 : index
        %756 = memref.load %6[%755] : memref<?xf32>
        %757 = arith.addi %666, %c79 : index
        %758 = memref.load %6[%757] : memref<?xf32>
        %759 = arith.addi %666, %c25 : index
        %760 = memref.load %6[%759] : memref<?xf32>
        %761 = arith.addi %666, %c80 : index
        %762 = memref.load %6[%761] : memref<?xf32>
        %763 = arith.addi %666, %c50 : index
        %764 = memref.load %6[%763] : memref<?xf32>
        %765 = arith.addi %666, %c81 : index
        %766 = memref.load %6[%765] : memref<?xf32>
        %767 = arith.addi %666, %c82 : index
        %768 = memref.load %6[%767] : memref<?xf32>
        %769 = arith.addi %666, %c83 : index
        %770 = memref.load %6[%769] : memref<?xf32>
        %771 = arith.maxnumf %740, %744 fastmath<nnan> : f32
        %772 = arith.subf %740, %771 : f32
        %773 = wave.exp2 %772 : f32
        %774 = arith.subf %744, %771 : f32
        %775 = wave.exp2 %774 : f32
        %776 = arith.mulf %742, %773 : f32
        %777 = math.fma %746, %775, %776 : f32
        %778 = arith.maxnumf %771, %748 fastmath<nnan> : f32
        %779 = arith.subf %771, %778 : f32
        %780 = wave.exp2 %779 : f32
        %781 = arith.subf %748, %778 : f32
        %782 = wave.exp2 %781 : f32
        %783 = arith.mulf %777, %780 : f32
        %784 = math.fma %750, %782, %783 : f32
        %785 = arith.maxnumf %778, %752 fastmath<nnan> : f32
        %786 = arith.subf %778, %785 : f32
        %787 = wave.exp2 %786 : f32
        %788 = arith.subf %752, %785 : f32
        %789 = wave.exp2 %788 : f32
        %790 = arith.mulf %784, %787 : f32
        %791 = math.fma %754, %789, %790 : f32
        %792 = arith.maxnumf %785, %756 fastmath<nnan> : f32
        %793 = arith.subf %785, %792 : f32
        %794 = wave.exp2 %793 : f32
        %795 = arith.subf %756, %792 : f32
        %796 = wave.exp2 %795 : f32
        %797 = arith.mulf %791, %794 : f32
        %798 = math.fma %758, %796, %797 : f32
        %799 = arith.maxnumf %792, %760 fastmath<nnan> : f32
        %800 = arith.subf %792, %799 : f32
        %801 = wave.exp2 %800 : f32
        %802 = arith.subf %760, %799 : f32
        %803 = wave.exp2 %802 : f32
        %804 = arith.mulf %798, %801 : f32
        %805 = math.fma %762, %803, %804 : f32
        %806 = arith.maxnumf %799, %764 fastmath<nnan> : f32
        %807 = arith.subf %799, %806 : f32
        %808 = wave.exp2 %807 : f32
        %809 = arith.subf %764, %806 : f32
        %810 = wave.exp2 %809 : f32
        %811 = arith.mulf %805, %808 : f32
        %812 = math.fma %766, %810, %811 : f32
        %813 = arith.maxnumf %806, %768 fastmath<nnan> : f32
        %814 = arith.subf %806, %813 : f32
        %815 = wave.exp2 %814 : f32
        %816 = arith.subf %768, %813 : f32
        %817 = wave.exp2 %816 : f32
        %818 = arith.mulf %812, %815 : f32
        %819 = math.fma %770, %817, %818 : f32
        %820 = arith.addi %664, %c24 : index
        %821 = arith.addi %820, %c24 : index
        %822 = memref.load %5[%821] : memref<?xf32>
        %823 = arith.addi %820, %c40 : index
        %824 = memref.load %5[%823] : memref<?xf32>
        %825 = arith.addi %820, %c42 : index
        %826 = memref.load %5[%825] : memref<?xf32>
        %827 = arith.addi %820, %c96 : index
        %828 = memref.load %5[%827] : memref<?xf32>
        %829 = arith.addi %820, %c97 : index
        %830 = memref.load %5[%829] : memref<?xf32>
        %831 = arith.addi %820, %c98 : index
        %832 = memref.load %5[%831] : memref<?xf32>
        %833 = arith.addi %820, %c99 : index
        %834 = memref.load %5[%833] : memref<?xf32>
        %835 = arith.addi %820, %c100 : index
        %836 = memref.load %5[%835] : memref<?xf32>
        %837 = arith.mulf %822, %773 : f32
        %838 = math.fma %824, %775, %837 : f32
        %839 = arith.mulf %838, %780 : f32
        %840 = math.fma %826, %782, %839 : f32
        %841 = arith.mulf %840, %787 : f32
        %842 = math.fma %828, %789, %841 : f32
        %843 = arith.mulf %842, %794 : f32
        %844 = math.fma %830, %796, %843 : f32
        %845 = arith.mulf %844, %801 : f32
        %846 = math.fma %832, %803, %845 : f32
        %847 = arith.mulf %846, %808 : f32
        %848 = math.fma %834, %810, %847 : f32
        %849 = arith.mulf %848, %815 : f32
        %850 = math.fma %836, %817, %849 : f32
        %851 = arith.addi %664, %c7 : index
        %852 = arith.addi %851, %c24 : index
        %853 = memref.load %5[%852] : memref<?xf32>
        %854 = arith.addi %851, %c40 : index
        %855 = memref.load %5[%854] : memref<?xf32>
        %856 = arith.addi %851, %c42 : index
        %857 = memref.load %5[%856] : memref<?xf32>
        %858 = arith.addi %851, %c96 : index
        %859 = memref.load %5[%858] : memref<?xf32>
        %860 = arith.addi %851, %c97 : index
        %861 = memref.load %5[%860] : memref<?xf32>
        %862 = arith.addi %851, %c98 : index
        %863 = memref.load %5[%862] : memref<?xf32>
        %864 = arith.addi %851, %c99 : index
        %865 = memref.load %5[%864] : memref<?xf32>
        %866 = arith.addi %851, %c100 : index
        %867 = memref.load %5[%866] : memref<?xf32>
        %868 = arith.mulf %853, %773 : f32
        %869 = math.fma %855, %775, %868 : f32
        %870 = arith.mulf %869, %780 : f32
        %871 = math.fma %857, %782, %870 : f32
        %872 = arith.mulf %871, %787 : f32
        %873 = math.fma %859, %789, %872 : f32
        %874 = arith.mulf %873, %794 : f32
        %875 = math.fma %861, %796, %874 : f32
        %876 = arith.mulf %875, %801 : f32
        %877 = math.fma %863, %803, %876 : f32
        %878 = arith.mulf %877, %808 : f32
        %879 = math.fma %865, %810, %878 : f32
        %880 = arith.mulf %879, %815 : f32
        %881 = math.fma %867, %817, %880 : f32
        wave.barrier
        scf.if %668 {
          %882 = arith.muli %8, %c40 : index
          %883 = arith.muli %2, %c9 : index
          %884 = arith.addi %882, %883 : index
          %885 = arith.addi %884, %667 : index
          %886 = vector.extract %179#6[0] : f32 from vector<8xf32>
          %887 = arith.addi %885, %c24 : index
          memref.store %886, %5[%887] : memref<?xf32>
          %888 = vector.extract %179#6[1] : f32 from vector<8xf32>
          %889 = arith.addi %885, %c3 : index
          memref.store %888, %5[%889] : memref<?xf32>
          %890 = vector.extract %179#6[2] : f32 from vector<8xf32>
          %891 = arith.addi %885, %c23 : index
          memref.store %890, %5[%891] : memref<?xf32>
          %892 = vector.extract %179#6[3] : f32 from vector<8xf32>
          %893 = arith.addi %885, %c30 : index
          memref.store %892, %5[%893] : memref<?xf32>
          %894 = vector.extract %179#6[4] : f32 from vector<8xf32>
          %895 = arith.addi %885, %c32 : index
          memref.store %894, %5[%895] : memref<?xf32>
          %896 = vector.extract %179#6[5] : f32 from vector<8xf32>
          %897 = arith.addi %885, %c27 : index
          memref.store %896, %5[%897] : memref<?xf32>
          %898 = vector.extract %179#6[6] : f32 from vector<8xf32>
          %899 = arith.addi %885, %c77 : index
          memref.store %898, %5[%899] : memref<?xf32>
          %900 = vector.extract %179#6[7] : f32 from vector<8xf32>
          %901 = arith.addi %885, %c78 : index
          memref.store %900, %5[%901] : memref<?xf32>
        }
        wave.barrier
        %902 = memref.load %5[%821] : memref<?xf32>
        %903 = memref.load %5[%823] : memref<?xf32>
        %904 = memref.load %5[%825] : memref<?xf32>
        %905 = memref.load %5[%827] : memref<?xf32>
        %906 = memref.load %5[%829] : memref<?xf32>
        %907 = memref.load %5[%831] : memref<?xf32>
        %908 = memref.load %5[%833] : memref<?xf32>
        %909 = memref.load %5[%835] : memref<?xf32>
        %910 = arith.mulf %902, %773 : f32
        %911 = math.fma %903, %775, %910 : f32
        %912 = arith.mulf %911, %780 : f32
        %913 = math.fma %904, %782, %912 : f32
        %914 = arith.mulf %913, %787 : f32
        %915 = math.fma %905, %789, %914 : f32
        %916 = arith.mulf %915, %794 : f32
        %917 = math.fma %906, %796, %916 : f32
        %918 = arith.mulf %917, %801 : f32
        %919 = math.fma %907, %803, %918 : f32
        %920 = arith.mulf %919, %808 : f32
        %921 = math.fma %908, %810, %920 : f32
        %922 = arith.mulf %921, %815 : f32
        %923 = math.fma %909, %817, %922 : f32
        %924 = arith.cmpi eq, %42, %c18 : i32
        scf.if %924 {
          %925 = arith.divf %c101, %819 : f32
          %926 = arith.addi %17, %666 : index
          %927 = arith.cmpi slt, %926, %groupSize : index
          scf.if %927 {
            %928 = arith.muli %15, %groupSize : index
            %929 = arith.addi %928, %926 : index
            %930 = arith.muli %929, %c27 : index
            %931 = arith.muli %heads, %c27 : index
            %932 = arith.divui %820, %c9 : index
            %933 = arith.muli %15, %c27 : index
            %934 = arith.addi %933, %932 : index
            %935 = memref.load %factors[%934] : memref<?xf32>
            %936 = arith.muli %kvHeads, %c27 : index
            %937 = arith.addi %934, %936 : index
            %938 = memref.load %factors[%937] : memref<?xf32>
            %939 = arith.mulf %850, %925 : f32
            %940 = math.fma %939, %935, %938 : f32
            %941 = arith.addi %930, %932 : index
            %942 = arith.divui %24, %outTileRows : index
            %943 = arith.divui %931, %c3 : index
            %944 = arith.muli %942, %943 : index
            %945 = arith.divui %941, %c3 : index
            %946 = arith.addi %944, %945 : index
            %947 = arith.muli %946, %c10 : index
            %948 = arith.remui %941, %c3 : index
            %949 = arith.divui %948, %c9 : index
            %950 = arith.addi %947, %949 : index
            %951 = arith.muli %outTileRows, %c9 : index
            %952 = arith.muli %950, %951 : index
            %953 = arith.remui %24, %outTileRows : index
            %954 = arith.muli %953, %c9 : index
            %955 = arith.addi %952, %954 : index
            %956 = arith.remui %941, %c9 : index
            %957 = arith.addi %955, %956 : index
            %958 = arith.addf %940, %c45 : f32
            %959 = arith.minimumf %958, %c103 : f32
            %960 = arith.maximumf %959, %c104 : f32
            %961 = arith.truncf %960 : f32 to f16
            memref.store %961, %out[%957] : memref<?xf16>
            %962 = arith.divui %851, %c9 : index
            %963 = arith.addi %933, %962 : index
            %964 = memref.load %factors[%963] : memref<?xf32>
            %965 = arith.addi %963, %936 : index
            %966 = memref.load %factors[%965] : memref<?xf32>
            %967 = arith.mulf %881, %925 : f32
            %968 = math.fma %967, %964, %966 : f32
            %969 = arith.addi %930, %962 : index
            %970 = arith.divui %969, %c3 : index
            %971 = arith.addi %944, %970 : index
            %972 = arith.muli %971, %c10 : index
            %973 = arith.remui %969, %c3 : index
            %974 = arith.divui %973, %c9 : index
            %975 = arith.addi %972, %974 : index
            %976 = arith.muli %975, %951 : index
            %977 = arith.addi %976, %954 : index
            %978 = arith.remui %969, %c9 : index
            %979 = arith.addi %977, %978 : index
            %980 = arith.addf %968, %c45 : f32
            %981 = arith.minimumf %980, %c103 : f32
            %982 = arith.maximumf %981, %c104 : f32
            %983 = arith.truncf %982 : f32 to f16
            memref.store %983, %out[%979] : memref<?xf16>
            %984 = arith.cmpi slt, %664, %c39 : index
            scf.if %984 {
              %985 = arith.addi %664, %c40 : index
              %986 = arith.divui %985, %c9 : index
              %987 = arith.addi %933, %986 : index
              %988 = memref.load %factors[%987] : memref<?xf32>
              %989 = arith.addi %987, %936 : index
              %990 = memref.load %factors[%989] : memref<?xf32>
              %991 = arith.mulf %923, %925 : f32
              %992 = math.fma %991, %988, %990 : f32
              %993 = arith.addi %930, %986 : index
              %994 = arith.divui %993, %c3 : index
              %995 = arith.addi %944, %994 : index
              %996 = arith.muli %995, %c10 : index
              %997 = arith.remui %993, %c3 : index
              %998 = arith.divui %997, %c9 : index
              %999 = arith.addi %996, %998 : index
              %1000 = arith.muli %999, %951 : index
              %1001 = arith.addi %1000, %954 : index
              %1002 = arith.remui %993, %c9 : index
              %1003 = arith.addi %1001, %1002 : index
              %1004 = arith.addf %992, %c45 : f32
              %1005 = arith.minimumf %1004, %c103 : f32
              %1006 = arith.maximumf %1005, %c104 : f32
              %1007 = arith.truncf %1006 : f32 to f16
              memref.store %1007, %out[%1003] : memref<?xf16>
            }
          }
        } else {
          %1008 = arith.addi %ranges, %groups : index
          %1009 = arith.muli %9, %1008 : index
          %1010 = arith.index_castui %171 : i32 to index
          %1011 = arith.addi %1009, %1010 : index
          %1012 = arith.muli %1011, %c107 : index
          %1013 = arith.addi %1012, %820 : index
          memref.store %850, %partial[%1013] : memref<?xf32>
          %1014 = arith.addi %1012, %851 : index
          memref.store %881, %partial[%1014] : memref<?xf32>
          %1015 = arith.cmpi slt, %664, %c39 : index
          scf.if %1015 {
            %1016 = arith.addi %664, %c40 : index
            %1017 = arith.addi %1012, %1016 : index
            memref.store %923, %partial[%1017] : memref<?xf32>
          }
          %1018 = arith.cmpi slt, %664, %c9 : index
          scf.if %1018 {
            %1019 = arith.addi %1012, %c16 : index
            %1020 = arith.addi %1019, %664 : index
            memref.store %813, %partial[%1020] : memref<?xf32>
            %1021 = arith.addi %1020, %c9 : index
            memref.store %819, %partial[%1021] : memref<?xf32>
          }
          %1022 = arith.addi %42, %c69 : i32
          %1023 = arith.divui %1022, %c70 : i32
          %1024 = arith.divui %171, %c70 : i32
          %1025 = arith.addi %groups, %c4 : index
          %1026 = arith.muli %9, %1025 : index
          %1027 = arith.muli %1024, %c70 : i32
          %1028 = arith.subi %42, %1027 : i32
          %1029 = arith.minsi %1028, %c70 : i32
          %1030 = arith.index_castui %1024 : i32 to index
          %1031 = arith.addi %1026, %1030 : index
          %1032 = arith.index_castui %1029 : i32 to index
          %1033 = wave.arrive %counters[%1031], %1032 : memref<?xi32>
          scf.if %1033 {
            %1040:5 = scf.for %1034 = %c49 to %1029 step %c70 iter_args(%1035 = %c44, %1036 = %c45, %1037 = %c45, %1038 = %c45, %1039 = %c45) -> (f32, f32, f32, f32, f32) : i32 {
              %1041 = arith.addi %1034, %c49 : i32
              %1042 = arith.subi %1029, %c18 : i32
              %1043 = arith.minsi %1041, %1042 : i32
              %1044 = arith.addi %1027, %1043 : i32
              %1045 = arith.index_castui %1044 : i32 to index
              %1046 = arith.addi %1009, %1045 : index
              %1047 = arith.muli %1046, %c107 : index
              %1048 = arith.addi %1047, %c16 : index
              %1049 = arith.addi %1048, %666 : index
              %1050 = memref.load %partial[%1049] : memref<?xf32>
              %1051 = arith.cmpi slt, %1041, %1029 : i32
              %1052 = arith.select %1051, %1050, %c44 : f32
              %1053 = arith.addi %1047, %664 : index
              %1054 = arith.addi %1053, %c24 : index
              %1055 = memref.load %partial[%1054] : memref<?xf32>
              %1056 = arith.addi %1053, %c7 : index
              %1057 = memref.load %partial[%1056] : memref<?xf32>
              %1058 = arith.addi %664, %c40 : index
              %1059 = arith.minsi %1058, %c16 : index
              %1060 = arith.addi %1047, %1059 : index
              %1061 = memref.load %partial[%1060] : memref<?xf32>
              %1062 = arith.addi %1049, %c9 : index
              %1063 = memref.load %partial[%1062] : memref<?xf32>
              %1064 = arith.addi %1034, %c18 : i32
              %1065 = arith.minsi %1064, %1042 : i32
              %1066 = arith.addi %1027, %1065 : i32
              %1067 = arith.index_castui %1066 : i32 to index
              %1068 = arith.addi %1009, %1067 : index
              %1069 = arith.muli %1068, %c107 : index
              %1070 = arith.addi %1069, %c16 : index
              %1071 = arith.addi %1070, %666 : index
              %1072 = memref.load %partial[%1071] : memref<?xf32>
              %1073 = arith.cmpi slt, %1064, %1029 : i32
              %1074 = arith.select %1073, %1072, %c44 : f32
              %1075 = arith.addi %1069, %664 : index
              %1076 = arith.addi %1075, %c24 : index
              %1077 = memref.load %partial[%1076] : memref<?xf32>
              %1078 = arith.addi %1075, %c7 : index
              %1079 = memref.load %partial[%1078] : memref<?xf32>
              %1080 = arith.addi %1069, %1059 : index
              %1081 = memref.load %partial[%1080] : memref<?xf32>
              %1082 = arith.addi %1071, %c9 : index
              %1083 = memref.load %partial[%1082] : memref<?xf32>
              %1084 = arith.addi %1034, %c61 : i32
              %1085 = arith.minsi %1084, %1042 : i32
              %1086 = arith.addi %1027, %1085 : i32
              %1087 = arith.index_castui %1086 : i32 to index
              %1088 = arith.addi %1009, %1087 : index
              %1089 = arith.muli %1088, %c107 : index
              %1090 = arith.addi %1089, %c16 : index
              %1091 = arith.addi %1090, %666 : index
              %1092 = memref.load %partial[%1091] : memref<?xf32>
              %1093 = arith.cmpi slt, %1084, %1029 : i32
              %1094 = arith.select %1093, %1092, %c44 : f32
              %1095 = arith.addi %1089, %664 : index
              %1096 = arith.addi %1095, %c24 : index
              %1097 = memref.load %partial[%1096] : memref<?xf32>
              %1098 = arith.addi %1095, %c7 : index
              %1099 = memref.load %partial[%1098] : memref<?xf32>
              %1100 = arith.addi %1089, %1059 : index
              %1101 = memref.load %partial[%1100] : memref<?xf32>
              %1102 = arith.addi %1091, %c9 : index
              %1103 = memref.load %partial[%1102] : memref<?xf32>
              %1104 = arith.addi %1034, %c63 : i32
              %1105 = arith.minsi %1104, %1042 : i32
              %1106 = arith.addi %1027, %1105 : i32
              %1107 = arith.index_castui %1106 : i32 to index
              %1108 = arith.addi %1009, %1107 : index
              %1109 = arith.muli %1108, %c107 : index
              %1110 = arith.addi %1109, %c16 : index
              %1111 = arith.addi %1110, %666 : index
              %1112 = memref.load %partial[%1111] : memref<?xf32>
              %1113 = arith.cmpi slt, %1104, %1029 : i32
              %1114 = arith.select %1113, %1112, %c44 : f32
              %1115 = arith.addi %1109, %664 : index
              %1116 = arith.addi %1115, %c24 : index
              %1117 = memref.load %partial[%1116] : memref<?xf32>
              %1118 = arith.addi %1115, %c7 : index
              %1119 = memref.load %partial[%1118] : memref<?xf32>
              %1120 = arith.addi %1109, %1059 : index
              %1121 = memref.load %partial[%1120] : memref<?xf32>
              %1122 = arith.addi %1111, %c9 : index
              %1123 = memref.load %partial[%1122] : memref<?xf32>
              %1124 = arith.addi %1034, %c64 : i32
              %1125 = arith.minsi %1124, %1042 : i32
              %1126 = arith.addi %1027, %1125 : i32
              %1127 = arith.index_castui %1126 : i32 to index
              %1128 = arith.addi %1009, %1127 : index
              %1129 = arith.muli %1128, %c107 : index
              %1130 = arith.addi %1129, %c16 : index
              %1131 = arith.addi %1130, %666 : index
              %1132 = memref.load %partial[%1131] : memref<?xf32>
              %1133 = arith.cmpi slt, %1124, %1029 : i32
              %1134 = arith.select %1133, %1132, %c44 : f32
              %1135 = arith.addi %1129, %664 : index
              %1136 = arith.addi %1135, %c24 : index
              %1137 = memref.load %partial[%1136] : memref<?xf32>
              %1138 = arith.addi %1135, %c7 : index
              %1139 = memref.load %partial[%1138] : memref<?xf32>
              %1140 = arith.addi %1129, %1059 : index
              %1141 = memref.load %partial[%1140] : memref<?xf32>
              %1142 = arith.addi %1131, %c9 : index
              %1143 = memref.load %partial[%1142] : memref<?xf32>
              %1144 = arith.addi %1034, %c66 : i32
              %1145 = arith.minsi %1144, %1042 : i32
              %1146 = arith.addi %1027, %1145 : i32
              %1147 = arith.index_castui %1146 : i32 to index
              %1148 = arith.addi %1009, %1147 : index
              %1149 = arith.muli %1148, %c107 : index
              %1150 = arith.addi %1149, %c16 : index
              %1151 = arith.addi %1150, %666 : index
              %1152 = memref.load %partial[%1151] : memref<?xf32>
              %1153 = arith.cmpi slt, %1144, %1029 : i32
              %1154 = arith.select %1153, %1152, %c44 : f32
              %1155 = arith.addi %1149, %664 : index
              %1156 = arith.addi %1155, %c24 : index
              %1157 = memref.load %partial[%1156] : memref<?xf32>
              %1158 = arith.addi %1155, %c7 : index
              %1159 = memref.load %partial[%1158] : memref<?xf32>
              %1160 = arith.addi %1149, %1059 : index
              %1161 = memref.load %partial[%1160] : memref<?xf32>
              %1162 = arith.addi %1151, %c9 : index
              %1163 = memref.load %partial[%1162] : memref<?xf32>
              %1164 = arith.addi %1034, %c67 : i32
              %1165 = arith.minsi %1164, %1042 : i32
              %1166 = arith.addi %1027, %1165 : i32
              %1167 = arith.index_castui %1166 : i32 to index
              %1168 = arith.addi %1009, %1167 : index
              %1169 = arith.muli %1168, %c107 : index
              %1170 = arith.addi %1169, %c16 : index
              %1171 = arith.addi %1170, %666 : index
              %1172 = memref.load %partial[%1171] : memref<?xf32>
              %1173 = arith.cmpi slt, %1164, %1029 : i32
              %1174 = arith.select %1173, %1172, %c44 : f32
              %1175 = arith.addi %1169, %664 : index
              %1176 = arith.addi %1175, %c24 : index
              %1177 = memref.load %partial[%1176] : memref<?xf32>
              %1178 = arith.addi %1175, %c7 : index
              %1179 = memref.load %partial[%1178] : memref<?xf32>
              %1180 = arith.addi %1169, %1059 : index
              %1181 = memref.load %partial[%1180] : memref<?xf32>
              %1182 = arith.addi %1171, %c9 : index
              %1183 = memref.load %partial[%1182] : memref<?xf32>
              %1184 = arith.addi %1034, %c69 : i32
              %1185 = arith.minsi %1184, %1042 : i32
              %1186 = arith.addi %1027, %1185 : i32
              %1187 = arith.index_castui %1186 : i32 to index
              %1188 = arith.addi %1009, %1187 : index
              %1189 = arith.muli %1188, %c107 : index
              %1190 = arith.addi %1189, %c16 : index
              %1191 = arith.addi %1190, %666 : index
              %1192 = memref.load %partial[%1191] : memref<?xf32>
              %1193 = arith.cmpi slt, %1184, %1029 : i32
              %1194 = arith.select %1193, %1192, %c44 : f32
              %1195 = arith.addi %1189, %664 : index
              %1196 = arith.addi %1195, %c24 : index
              %1197 = memref.load %partial[%1196] : memref<?xf32>
              %1198 = arith.addi %1195, %c7 : index
              %1199 = memref.load %partial[%1198] : memref<?xf32>
              %1200 = arith.addi %1189, %1059 : index
              %1201 = memref.load %partial[%1200] : memref<?xf32>
              %1202 = arith.addi %1191, %c9 : index
              %1203 = memref.load %partial[%1202] : memref<?xf32>
              %1204 = arith.maxnumf %1035, %1052 fastmath<nnan> : f32
              %1205 = arith.subf %1035, %1204 : f32
              %1206 = wave.exp2 %1205 : f32
              %1207 = arith.subf %1052, %1204 : f32
              %1208 = wave.exp2 %1207 : f32
              %1209 = arith.mulf %1036, %1206 : f32
              %1210 = math.fma %1063, %1208, %1209 : f32
              %1211 = arith.mulf %1037, %1206 : f32
              %1212 = math.fma %1055, %1208, %1211 : f32
              %1213 = arith.mulf %1038, %1206 : f32
              %1214 = math.fma %1057, %1208, %1213 : f32
              %1215 = arith.mulf %1039, %1206 : f32
              %1216 = math.fma %1061, %1208, %1215 : f32
              %1217 = arith.maxnumf %1204, %1074 fastmath<nnan> : f32
              %1218 = arith.subf %1204, %1217 : f32
              %1219 = wave.exp2 %1218 : f32
              %1220 = arith.subf %1074, %1217 : f32
              %1221 = wave.exp2 %1220 : f32
              %1222 = arith.mulf %1210, %1219 : f32
              %1223 = math.fma %1083, %1221, %1222 : f32
              %1224 = arith.mulf %1212, %1219 : f32
              %1225 = math.fma %1077, %1221, %1224 : f32
              %1226 = arith.mulf %1214, %1219 : f32
              %1227 = math.fma %1079, %1221, %1226 : f32
              %1228 = arith.mulf %1216, %1219 : f32
              %1229 = math.fma %1081, %1221, %1228 : f32
              %1230 = arith.maxnumf %1217, %1094 fastmath<nnan> : f32
              %1231 = arith.subf %1217, %1230 : f32
              %1232 = wave.exp2 %1231 : f32
              %1233 = arith.subf %1094, %1230 : f32
              %1234 = wave.exp2 %1233 : f32
              %1235 = arith.mulf %1223, %1232 : f32
              %1236 = math.fma %1103, %1234, %1235 : f32
              %1237 = arith.mulf %1225, %1232 : f32
              %1238 = math.fma %1097, %1234, %1237 : f32
              %1239 = arith.mulf %1227, %1232 : f32
              %1240 = math.fma %1099, %1234, %1239 : f32
              %1241 = arith.mulf %1229, %1232 : f32
              %1242 = math.fma %1101, %1234, %1241 : f32
              %1243 = arith.maxnumf %1230, %1114 fastmath<nnan> : f32
              %1244 = arith.subf %1230, %1243 : f32
              %1245 = wave.exp2 %1244 : f32
              %1246 = arith.subf %1114, %1243 : f32
              %1247 = wave.exp2 %1246 : f32
              %1248 = arith.mulf %1236, %1245 : f32
              %1249 = math.fma %1123, %1247, %1248 : f32
              %1250 = arith.mulf %1238, %1245 : f32
              %1251 = math.fma %1117, %1247, %1250 : f32
              %1252 = arith.mulf %1240, %1245 : f32
              %1253 = math.fma %1119, %1247, %1252 : f32
              %1254 = arith.mulf %1242, %1245 : f32
              %1255 = math.fma %1121, %1247, %1254 : f32
              %1256 = arith.maxnumf %1243, %1134 fastmath<nnan> : f32
              %1257 = arith.subf %1243, %1256 : f32
              %1258 = wave.exp2 %1257 : f32
              %1259 = arith.subf %1134, %1256 : f32
              %1260 = wave.exp2 %1259 : f32
              %1261 = arith.mulf %1249, %1258 : f32
              %1262 = math.fma %1143, %1260, %1261 : f32
              %1263 = arith.mulf %1251, %1258 : f32
              %1264 = math.fma %1137, %1260, %1263 : f32
              %1265 = arith.mulf %1253, %1258 : f32
              %1266 = math.fma %1139, %1260, %1265 : f32
              %1267 = arith.mulf %1255, %1258 : f32
              %1268 = math.fma %1141, %1260, %1267 : f32
              %1269 = arith.maxnumf %1256, %1154 fastmath<nnan> : f32
              %1270 = arith.subf %1256, %1269 : f32
              %1271 = wave.exp2 %1270 : f32
              %1272 = arith.subf %1154, %1269 : f32
              %1273 = wave.exp2 %1272 : f32
              %1274 = arith.mulf %1262, %1271 : f32
              %1275 = math.fma %1163, %1273, %1274 : f32
              %1276 = arith.mulf %1264, %1271 : f32
              %1277 = math.fma %1157, %1273, %1276 : f32
              %1278 = arith.mulf %1266, %1271 : f32
              %1279 = math.fma %1159, %1273, %1278 : f32
              %1280 = arith.mulf %1268, %1271 : f32
              %1281 = math.fma %1161, %1273, %1280 : f32
              %1282 = arith.maxnumf %1269, %1174 fastmath<nnan> : f32
              %1283 = arith.subf %1269, %1282 : f32
              %1284 = wave.exp2 %1283 : f32
              %1285 = arith.subf %1174, %1282 : f32
              %1286 = wave.exp2 %1285 : f32
              %1287 = arith.mulf %1275, %1284 : f32
              %1288 = math.fma %1183, %1286, %1287 : f32
              %1289 = arith.mulf %1277, %1284 : f32
              %1290 = math.fma %1177, %1286, %1289 : f32
              %1291 = arith.mulf %1279, %1284 : f32
              %1292 = math.fma %1179, %1286, %1291 : f32
              %1293 = arith.mulf %1281, %1284 : f32
              %1294 = math.fma %1181, %1286, %1293 : f32
              %1295 = arith.maxnumf %1282, %1194 fastmath<nnan> : f32
              %1296 = arith.subf %1282, %1295 : f32
              %1297 = wave.exp2 %1296 : f32
              %1298 = arith.subf %1194, %1295 : f32
              %1299 = wave.exp2 %1298 : f32
              %1300 = arith.mulf %1288, %1297 : f32
              %1301 = math.fma %1203, %1299, %1300 : f32
              %1302 = arith.mulf %1290, %1297 : f32
              %1303 = math.fma %1197, %1299, %1302 : f32
              %1304 = arith.mulf %1292, %1297 : f32
              %1305 = math.fma %1199, %1299, %1304 : f32
              %1306 = arith.mulf %1294, %1297 : f32
              %1307 = math.fma %1201, %1299, %1306 : f32
              scf.yield %1295, %1301, %1303, %1305, %1307 : f32, f32, f32, f32, f32
            }
            %1308 = arith.cmpi eq, %1023, %c18 : i32
            scf.if %1308 {
              %1309 = arith.divf %c101, %1040#1 : f32
              %1310 = arith.addi %17, %666 : index
              %1311 = arith.cmpi slt, %1310, %groupSize : index
              scf.if %1311 {
                %1312 = arith.muli %15, %groupSize : index
                %1313 = arith.addi %1312, %1310 : index
                %1314 = arith.muli %1313, %c27 : index
                %1315 = arith.muli %heads, %c27 : index
                %1316 = arith.divui %820, %c9 : index
                %1317 = arith.muli %15, %c27 : index
                %1318 = arith.addi %1317, %1316 : index
                %1319 = memref.load %factors[%1318] : memref<?xf32>
                %1320 = arith.muli %kvHeads, %c27 : index
                %1321 = arith.addi %1318, %1320 : index
                %1322 = memref.load %factors[%1321] : memref<?xf32>
                %1323 = arith.mulf %1040#2, %1309 : f32
                %1324 = math.fma %1323, %1319, %1322 : f32
                %1325 = arith.addi %1314, %1316 : index
                %1326 = arith.divui %24, %outTileRows : index
                %1327 = arith.divui %1315, %c3 : index
                %1328 = arith.muli %1326, %1327 : index
                %1329 = arith.divui %1325, %c3 : index
                %1330 = arith.addi %1328, %1329 : index
                %1331 = arith.muli %1330, %c10 : index
                %1332 = arith.remui %1325, %c3 : index
                %1333 = arith.divui %1332, %c9 : index
                %1334 = arith.addi %1331, %1333 : index
                %1335 = arith.muli %outTileRows, %c9 : index
                %1336 = arith.muli %1334, %1335 : index
                %1337 = arith.remui %24, %outTileRows : index
                %1338 = arith.muli %1337, %c9 : index
                %1339 = arith.addi %1336, %1338 : index
                %1340 = arith.remui %1325, %c9 : index
                %1341 = arith.addi %1339, %1340 : index
                %1342 = arith.addf %1324, %c45 : f32
                %1343 = arith.minimumf %1342, %c103 : f32
                %1344 = arith.maximumf %1343, %c104 : f32
                %1345 = arith.truncf %1344 : f32 to f16
                memref.store %1345, %out[%1341] : memref<?xf16>
                %1346 = arith.divui %851, %c9 : index
                %1347 = arith.addi %1317, %1346 : index
                %1348 = memref.load %factors[%1347] : memref<?xf32>
                %1349 = arith.addi %1347, %1320 : index
                %1350 = memref.load %factors[%1349] : memref<?xf32>
                %1351 = arith.mulf %1040#3, %1309 : f32
                %1352 = math.fma %1351, %1348, %1350 : f32
                %1353 = arith.addi %1314, %1346 : index
                %1354 = arith.divui %1353, %c3 : index
                %1355 = arith.addi %1328, %1354 : index
                %1356 = arith.muli %1355, %c10 : index
                %1357 = arith.remui %1353, %c3 : index
                %1358 = arith.divui %1357, %c9 : index
                %1359 = arith.addi %1356, %1358 : index
                %1360 = arith.muli %1359, %1335 : index
                %1361 = arith.addi %1360, %1338 : index
                %1362 = arith.remui %1353, %c9 : index
                %1363 = arith.addi %1361, %1362 : index
                %1364 = arith.addf %1352, %c45 : f32
                %1365 = arith.minimumf %1364, %c103 : f32
                %1366 = arith.maximumf %1365, %c104 : f32
                %1367 = arith.truncf %1366 : f32 to f16
                memref.store %1367, %out[%1363] : memref<?xf16>
                scf.if %1015 {
                  %1368 = arith.addi %664, %c40 : index
                  %1369 = arith.divui %1368, %c9 : index
                  %1370 = arith.addi %1317, %1369 : index
                  %1371 = memref.load %factors[%1370] : memref<?xf32>
                  %1372 = arith.addi %1370, %1320 : index
                  %1373 = memref.load %factors[%1372] : memref<?xf32>
                  %1374 = arith.mulf %1040#4, %1309 : f32
                  %1375 = math.fma %1374, %1371, %1373 : f32
                  %1376 = arith.addi %1314, %1369 : index
                  %1377 = arith.divui %1376, %c3 : index
                  %1378 = arith.addi %1328, %1377 : index
                  %1379 = arith.muli %1378, %c10 : index
                  %1380 = arith.remui %1376, %c3 : index
                  %1381 = arith.divui %1380, %c9 : index
                  %1382 = arith.addi %1379, %1381 : index
                  %1383 = arith.muli %1382, %1335 : index
                  %1384 = arith.addi %1383, %1338 : index
                  %1385 = arith.remui %1376, %c9 : index
                  %1386 = arith.addi %1384, %1385 : index
                  %1387 = arith.addf %1375, %c45 : f32
                  %1388 = arith.minimumf %1387, %c103 : f32
                  %1389 = arith.maximumf %1388, %c104 : f32
                  %1390 = arith.truncf %1389 : f32 to f16
                  memref.store %1390, %out[%1386] : memref<?xf16>
                }
              }
            } else {
              %1391 = arith.index_cast %ranges : index to i32
              %1392 = arith.addi %1391, %1024 : i32
              %1393 = arith.index_castui %1392 : i32 to index
              %1394 = arith.addi %1009, %1393 : index
              %1395 = arith.muli %1394, %c107 : index
              %1396 = arith.addi %1395, %820 : index
              memref.store %1040#2, %partial[%1396] : memref<?xf32>
              %1397 = arith.addi %1395, %851 : index
              memref.store %1040#3, %partial[%1397] : memref<?xf32>
              scf.if %1015 {
                %1398 = arith.addi %664, %c40 : index
                %1399 = arith.addi %1395, %1398 : index
                memref.store %1040#4, %partial[%1399] : memref<?xf32>
              }
              scf.if %1018 {
                %1400 = arith.addi %1395, %c16 : index
                %1401 = arith.addi %1400, %664 : index
                memref.store %1040#0, %partial[%1401] : memref<?xf32>
                %1402 = arith.addi %1401, %c9 : index
                memref.store %1040#1, %partial[%1402] : memref<?xf32>
              }
              %1403 = arith.addi %1026, %groups : index
              %1404 = arith.index_castui %1023 : i32 to index
              %1405 = wave.arrive %counters[%1403], %1404 : memref<?xi32>
              scf.if %1405 {
                %1412:5 = scf.for %1406 = %c49 to %1023 step %c70 iter_args(%1407 = %c44, %1408 = %c45, %1409 = %c45, %1410 = %c45, %1411 = %c45) -> (f32, f32, f32, f32, f32) : i32 {
                  %1413 = arith.addi %1406, %c49 : i32
                  %1414 = arith.subi %1023, %c18 : i32
                  %1415 = arith.minsi %1413, %1414 : i32
                  %1416 = arith.addi %1391, %1415 : i32
                  %1417 = arith.index_castui %1416 : i32 to index
                  %1418 = arith.addi %1009, %1417 : index
                  %1419 = arith.muli %1418, %c107 : index
                  %1420 = arith.addi %1419, %c16 : index
                  %1421 = arith.addi %1420, %666 : index
                  %1422 = memref.load %partial[%1421] : memref<?xf32>
                  %1423 = arith.cmpi slt, %1413, %1023 : i32
                  %1424 = arith.select %1423, %1422, %c44 : f32
                  %1425 = arith.addi %1419, %664 : index
                  %1426 = arith.addi %1425, %c24 : index
                  %1427 = memref.load %partial[%1426] : memref<?xf32>
                  %1428 = arith.addi %1425, %c7 : index
                  %1429 = memref.load %partial[%1428] : memref<?xf32>
                  %1430 = arith.addi %664, %c40 : index
                  %1431 = arith.minsi %1430, %c16 : index
                  %1432 = arith.addi %1419, %1431 : index
                  %1433 = memref.load %partial[%1432] : memref<?xf32>
                  %1434 = arith.addi %1421, %c9 : index
                  %1435 = memref.load %partial[%1434] : memref<?xf32>
                  %1436 = arith.addi %1406, %c18 : i32
                  %1437 = arith.minsi %1436, %1414 : i32
                  %1438 = arith.addi %1391, %1437 : i32
                  %1439 = arith.index_castui %1438 : i32 to index
                  %1440 = arith.addi %1009, %1439 : index
                  %1441 = arith.muli %1440, %c107 : index
                  %1442 = arith.addi %1441, %c16 : index
                  %1443 = arith.addi %1442, %666 : index
                  %1444 = memref.load %partial[%1443] : memref<?xf32>
                  %1445 = arith.cmpi slt, %1436, %1023 : i32
                  %1446 = arith.select %1445, %1444, %c44 : f32
                  %1447 = arith.addi %1441, %664 : index
                  %1448 = arith.addi %1447, %c24 : index
                  %1449 = memref.load %partial[%1448] : memref<?xf32>
                  %1450 = arith.addi %1447, %c7 : index
                  %1451 = memref.load %partial[%1450] : memref<?xf32>
                  %1452 = arith.addi %1441, %1431 : index
                  %1453 = memref.load %partial[%1452] : memref<?xf32>
                  %1454 = arith.addi %1443, %c9 : index
                  %1455 = memref.load %partial[%1454] : memref<?xf32>
                  %1456 = arith.addi %1406, %c61 : i32
                  %1457 = arith.minsi %1456, %1414 : i32
                  %1458 = arith.addi %1391, %1457 : i32
                  %1459 = arith.index_castui %1458 : i32 to index
                  %1460 = arith.addi %1009, %1459 : index
                  %1461 = arith.muli %1460, %c107 : index
                  %1462 = arith.addi %1461, %c16 : index
                  %1463 = arith.addi %1462, %666 : index
                  %1464 = memref.load %partial[%1463] : memref<?xf32>
                  %1465 = arith.cmpi slt, %1456, %1023 : i32
                  %1466 = arith.select %1465, %1464, %c44 : f32
                  %1467 = arith.addi %1461, %664 : index
                  %1468 = arith.addi %1467, %c24 : index
                  %1469 = memref.load %partial[%1468] : memref<?xf32>
                  %1470 = arith.addi %1467, %c7 : index
                  %1471 = memref.load %partial[%1470] : memref<?xf32>
                  %1472 = arith.addi %1461, %1431 : index
                  %1473 = memref.load %partial[%1472] : memref<?xf32>
                  %1474 = arith.addi %1463, %c9 : index
                  %1475 = memref.load %partial[%1474] : memref<?xf32>
                  %1476 = arith.addi %1406, %c63 : i32
                  %1477 = arith.minsi %1476, %1414 : i32
                  %1478 = arith.addi %1391, %1477 : i32
                  %1479 = arith.index_castui %1478 : i32 to index
                  %1480 = arith.addi %1009, %1479 : index
                  %1481 = arith.muli %1480, %c107 : index
                  %1482 = arith.addi %1481, %c16 : index
                  %1483 = arith.addi %1482, %666 : index
                  %1484 = memref.load %partial[%1483] : memref<?xf32>
                  %1485 = arith.cmpi slt, %1476, %1023 : i32
                  %1486 = arith.select %1485, %1484, %c44 : f32
                  %1487 = arith.addi %1481, %664 : index
                  %1488 = arith.addi %1487, %c24 : index
                  %1489 = memref.load %partial[%1488] : memref<?xf32>
                  %1490 = arith.addi %1487, %c7 : index
                  %1491 = memref.load %partial[%1490] : memref<?xf32>
                  %1492 = arith.addi %1481, %1431 : index
                  %1493 = memref.load %partial[%1492] : memref<?xf32>
                  %1494 = arith.addi %1483, %c9 : index
                  %1495 = memref.load %partial[%1494] : memref<?xf32>
                  %1496 = arith.addi %1406, %c64 : i32
                  %1497 = arith.minsi %1496, %1414 : i32
                  %1498 = arith.addi %1391, %1497 : i32
                  %1499 = arith.index_castui %1498 : i32 to index
                  %1500 = arith.addi %1009, %1499 : index
                  %1501 = arith.muli %1500, %c107 : index
                  %1502 = arith.addi %1501, %c16 : index
                  %1503 = arith.addi %1502, %666 : index
                  %1504 = memref.load %partial[%1503] : memref<?xf32>
                  %1505 = arith.cmpi slt, %1496, %1023 : i32
                  %1506 = arith.select %1505, %1504, %c44 : f32
                  %1507 = arith.addi %1501, %664 : index
                  %1508 = arith.addi %1507, %c24 : index
                  %1509 = memref.load %partial[%1508] : memref<?xf32>
                  %1510 = arith.addi %1507, %c7 : index
                  %1511 = memref.load %partial[%1510] : memref<?xf32>
                  %1512 = arith.addi %1501, %1431 : index
                  %1513 = memref.load %partial[%1512] : memref<?xf32>
                  %1514 = arith.addi %1503, %c9 : index
                  %1515 = memref.load %partial[%1514] : memref<?xf32>
                  %1516 = arith.addi %1406, %c66 : i32
                  %1517 = arith.minsi %1516, %1414 : i32
                  %1518 = arith.addi %1391, %1517 : i32
                  %1519 = arith.index_castui %1518 : i32 to index
                  %1520 = arith.addi %1009, %1519 : index
                  %1521 = arith.muli %1520, %c107 : index
                  %1522 = arith.addi %1521, %c16 : index
                  %1523 = arith.addi %1522, %666 : index
                  %1524 = memref.load %partial[%1523] : memref<?xf32>
                  %1525 = arith.cmpi slt, %1516, %1023 : i32
                  %1526 = arith.select %1525, %1524, %c44 : f32
                  %1527 = arith.addi %1521, %664 : index
                  %1528 = arith.addi %1527, %c24 : index
                  %1529 = memref.load %partial[%1528] : memref<?xf32>
                  %1530 = arith.addi %1527, %c7 : index
                  %1531 = memref.load %partial[%1530] : memref<?xf32>
                  %1532 = arith.addi %1521, %1431 : index
                  %1533 = memref.load %partial[%1532] : memref<?xf32>
                  %1534 = arith.addi %1523, %c9 : index
                  %1535 = memref.load %partial[%1534] : memref<?xf32>
                  %1536 = arith.addi %1406, %c67 : i32
                  %1537 = arith.minsi %1536, %1414 : i32
                  %1538 = arith.addi %1391, %1537 : i32
                  %1539 = arith.index_castui %1538 : i32 to index
                  %1540 = arith.addi %1009, %1539 : index
                  %1541 = arith.muli %1540, %c107 : index
                  %1542 = arith.addi %1541, %c16 : index
                  %1543 = arith.addi %1542, %666 : index
                  %1544 = memref.load %partial[%1543] : memref<?xf32>
                  %1545 = arith.cmpi slt, %1536, %1023 : i32
                  %1546 = arith.select %1545, %1544, %c44 : f32
                  %1547 = arith.addi %1541, %664 : index
                  %1548 = arith.addi %1547, %c24 : index
                  %1549 = memref.load %partial[%1548] : memref<?xf32>
                  %1550 = arith.addi %1547, %c7 : index
                  %1551 = memref.load %partial[%1550] : memref<?xf32>
                  %1552 = arith.addi %1541, %1431 : index
                  %1553 = memref.load %partial[%1552] : memref<?xf32>
                  %1554 = arith.addi %1543, %c9 : index
                  %1555 = memref.load %partial[%1554] : memref<?xf32>
                  %1556 = arith.addi %1406, %c69 : i32
                  %1557 = arith.minsi %1556, %1414 : i32
                  %1558 = arith.addi %1391, %1557 : i32
                  %1559 = arith.index_castui %1558 : i32 to index
                  %1560 = arith.addi %1009, %1559 : index
                  %1561 = arith.muli %1560, %c107 : index
                  %1562 = arith.addi %1561, %c16 : index
                  %1563 = arith.addi %1562, %666 : index
                  %1564 = memref.load %partial[%1563] : memref<?xf32>
                  %1565 = arith.cmpi slt, %1556, %1023 : i32
                  %1566 = arith.select %1565, %1564, %c44 : f32
                  %1567 = arith.addi %1561, %664 : index
                  %1568 = arith.addi %1567, %c24 : index
                  %1569 = memref.load %partial[%1568] : memref<?xf32>
                  %1570 = arith.addi %1567, %c7 : index
                  %1571 = memref.load %partial[%1570] : memref<?xf32>
                  %1572 = arith.addi %1561, %1431 : index
                  %1573 = memref.load %partial[%1572] : memref<?xf32>
                  %1574 = arith.addi %1563, %c9 : index
                  %1575 = memref.load %partial[%1574] : memref<?xf32>
                  %1576 = arith.maxnumf %1407, %1424 fastmath<nnan> : f32
                  %1577 = arith.subf %1407, %1576 : f32
                  %1578 = wave.exp2 %1577 : f32
                  %1579 = arith.subf %1424, %1576 : f32
                  %1580 = wave.exp2 %1579 : f32
                  %1581 = arith.mulf %1408, %1578 : f32
                  %1582 = math.fma %1435, %1580, %1581 : f32
                  %1583 = arith.mulf %1409, %1578 : f32
                  %1584 = math.fma %1427, %1580, %1583 : f32
                  %1585 = arith.mulf %1410, %1578 : f32
                  %1586 = math.fma %1429, %1580, %1585 : f32
                  %1587 = arith.mulf %1411, %1578 : f32
                  %1588 = math.fma %1433, %1580, %1587 : f32
                  %1589 = arith.maxnumf %1576, %1446 fastmath<nnan> : f32
                  %1590 = arith.subf %1576, %1589 : f32
                  %1591 = wave.exp2 %1590 : f32
                  %1592 = arith.subf %1446, %1589 : f32
                  %1593 = wave.exp2 %1592 : f32
                  %1594 = arith.mulf %1582, %1591 : f32
                  %1595 = math.fma %1455, %1593, %1594 : f32
                  %1596 = arith.mulf %1584, %1591 : f32
                  %1597 = math.fma %1449, %1593, %1596 : f32
                  %1598 = arith.mulf %1586, %1591 : f32
                  %1599 = math.fma %1451, %1593, %1598 : f32
                  %1600 = arith.mulf %1588, %1591 : f32
                  %1601 = math.fma %1453, %1593, %1600 : f32
                  %1602 = arith.maxnumf %1589, %1466 fastmath<nnan> : f32
                  %1603 = arith.subf %1589, %1602 : f32
                  %1604 = wave.exp2 %1603 : f32
                  %1605 = arith.subf %1466, %1602 : f32
                  %1606 = wave.exp2 %1605 : f32
                  %1607 = arith.mulf %1595, %1604 : f32
                  %1608 = math.fma %1475, %1606, %1607 : f32
                  %1609 = arith.mulf %1597, %1604 : f32
                  %1610 = math.fma %1469, %1606, %1609 : f32
                  %1611 = arith.mulf %1599, %1604 : f32
                  %1612 = math.fma %1471, %1606, %1611 : f32
                  %1613 = arith.mulf %1601, %1604 : f32
                  %1614 = math.fma %1473, %1606, %1613 : f32
                  %1615 = arith.maxnumf %1602, %1486 fastmath<nnan> : f32
                  %1616 = arith.subf %1602, %1615 : f32
                  %1617 = wave.exp2 %1616 : f32
                  %1618 = arith.subf %1486, %1615 : f32
                  %1619 = wave.exp2 %1618 : f32
                  %1620 = arith.mulf %1608, %1617 : f32
                  %1621 = math.fma %1495, %1619, %1620 : f32
                  %1622 = arith.mulf %1610, %1617 : f32
                  %1623 = math.fma %1489, %1619, %1622 : f32
                  %1624 = arith.mulf %1612, %1617 : f32
                  %1625 = math.fma %1491, %1619, %1624 : f32
                  %1626 = arith.mulf %1614, %1617 : f32
                  %1627 = math.fma %1493, %1619, %1626 : f32
                  %1628 = arith.maxnumf %1615, %1506 fastmath<nnan> : f32
                  %1629 = arith.subf %1615, %1628 : f32
                  %1630 = wave.exp2 %1629 : f32
                  %1631 = arith.subf %1506, %1628 : f32
                  %1632 = wave.exp2 %1631 : f32
                  %1633 = arith.mulf %1621, %1630 : f32
                  %1634 = math.fma %1515, %1632, %1633 : f32
                  %1635 = arith.mulf %1623, %1630 : f32
                  %1636 = math.fma %1509, %1632, %1635 : f32
                  %1637 = arith.mulf %1625, %1630 : f32
                  %1638 = math.fma %1511, %1632, %1637 : f32
                  %1639 = arith.mulf %1627, %1630 : f32
                  %1640 = math.fma %1513, %1632, %1639 : f32
                  %1641 = arith.maxnumf %1628, %1526 fastmath<nnan> : f32
                  %1642 = arith.subf %1628, %1641 : f32
                  %1643 = wave.exp2 %1642 : f32
                  %1644 = arith.subf %1526, %1641 : f32
                  %1645 = wave.exp2 %1644 : f32
                  %1646 = arith.mulf %1634, %1643 : f32
                  %1647 = math.fma %1535, %1645, %1646 : f32
                  %1648 = arith.mulf %1636, %1643 : f32
                  %1649 = math.fma %1529, %1645, %1648 : f32
                  %1650 = arith.mulf %1638, %1643 : f32
                  %1651 = math.fma %1531, %1645, %1650 : f32
                  %1652 = arith.mulf %1640, %1643 : f32
                  %1653 = math.fma %1533, %1645, %1652 : f32
                  %1654 = arith.maxnumf %1641, %1546 fastmath<nnan> : f32
                  %1655 = arith.subf %1641, %1654 : f32
                  %1656 = wave.exp2 %1655 : f32
                  %1657 = arith.subf %1546, %1654 : f32
                  %1658 = wave.exp2 %1657 : f32
                  %1659 = arith.mulf %1647, %1656 : f32
                  %1660 = math.fma %1555, %1658, %1659 : f32
                  %1661 = arith.mulf %1649, %1656 : f32
                  %1662 = math.fma %1549, %1658, %1661 : f32
                  %1663 = arith.mulf %1651, %1656 : f32
                  %1664 = math.fma %1551, %1658, %1663 : f32
                  %1665 = arith.mulf %1653, %1656 : f32
                  %1666 = math.fma %1553, %1658, %1665 : f32
                  %1667 = arith.maxnumf %1654, %1566 fastmath<nnan> : f32
                  %1668 = arith.subf %1654, %1667 : f32
                  %1669 = wave.exp2 %1668 : f32
                  %1670 = arith.subf %1566, %1667 : f32
                  %1671 = wave.exp2 %1670 : f32
                  %1672 = arith.mulf %1660, %1669 : f32
                  %1673 = math.fma %1575, %1671, %1672 : f32
                  %1674 = arith.mulf %1662, %1669 : f32
                  %1675 = math.fma %1569, %1671, %1674 : f32
                  %1676 = arith.mulf %1664, %1669 : f32
                  %1677 = math.fma %1571, %1671, %1676 : f32
                  %1678 = arith.mulf %1666, %1669 : f32
                  %1679 = math.fma %1573, %1671, %1678 : f32
                  scf.yield %1667, %1673, %1675, %1677, %1679 : f32, f32, f32, f32, f32
                }
                %1680 = arith.divf %c101, %1412#1 : f32
                %1681 = arith.addi %17, %666 : index
                %1682 = arith.cmpi slt, %1681, %groupSize : index
                scf.if %1682 {
                  %1683 = arith.muli %15, %groupSize : index
                  %1684 = arith.addi %1683, %1681 : index
                  %1685 = arith.muli %1684, %c27 : index
                  %1686 = arith.muli %heads, %c27 : index
                  %1687 = arith.divui %820, %c9 : index
                  %1688 = arith.muli %15, %c27 : index
                  %1689 = arith.addi %1688, %1687 : index
                  %1690 = memref.load %factors[%1689] : memref<?xf32>
                  %1691 = arith.muli %kvHeads, %c27 : index
                  %1692 = arith.addi %1689, %1691 : index
                  %1693 = memref.load %factors[%1692] : memref<?xf32>
                  %1694 = arith.mulf %1412#2, %1680 : f32
                  %1695 = math.fma %1694, %1690, %1693 : f32
                  %1696 = arith.addi %1685, %1687 : index
                  %1697 = arith.divui %24, %outTileRows : index
                  %1698 = arith.divui %1686, %c3 : index
                  %1699 = arith.muli %1697, %1698 : index
                  %1700 = arith.divui %1696, %c3 : index
                  %1701 = arith.addi %1699, %1700 : index
                  %1702 = arith.muli %1701, %c10 : index
                  %1703 = arith.remui %1696, %c3 : index
                  %1704 = arith.divui %1703, %c9 : index
                  %1705 = arith.addi %1702, %1704 : index
                  %1706 = arith.muli %outTileRows, %c9 : index
                  %1707 = arith.muli %1705, %1706 : index
                  %1708 = arith.remui %24, %outTileRows : index
                  %1709 = arith.muli %1708, %c9 : index
                  %1710 = arith.addi %1707, %1709 : index
                  %1711 = arith.remui %1696, %c9 : index
                  %1712 = arith.addi %1710, %1711 : index
                  %1713 = arith.addf %1695, %c45 : f32
                  %1714 = arith.minimumf %1713, %c103 : f32
                  %1715 = arith.maximumf %1714, %c104 : f32
                  %1716 = arith.truncf %1715 : f32 to f16
                  memref.store %1716, %out[%1712] : memref<?xf16>
                  %1717 = arith.divui %851, %c9 : index
                  %1718 = arith.addi %1688, %1717 : index
                  %1719 = memref.load %factors[%1718] : memref<?xf32>
                  %1720 = arith.addi %1718, %1691 : index
                  %1721 = memref.load %factors[%1720] : memref<?xf32>
                  %1722 = arith.mulf %1412#3, %1680 : f32
                  %1723 = math.fma %1722, %1719, %1721 : f32
                  %1724 = arith.addi %1685, %1717 : index
                  %1725 = arith.divui %1724, %c3 : index
                  %1726 = arith.addi %1699, %1725 : index
                  %1727 = arith.muli %1726, %c10 : index
                  %1728 = arith.remui %1724, %c3 : index
                  %1729 = arith.divui %1728, %c9 : index
                  %1730 = arith.addi %1727, %1729 : index
                  %1731 = arith.muli %1730, %1706 : index
                  %1732 = arith.addi %1731, %1709 : index
                  %1733 = arith.remui %1724, %c9 : index
                  %1734 = arith.addi %1732, %1733 : index
                  %1735 = arith.addf %1723, %c45 : f32
                  %1736 = arith.minimumf %1735, %c103 : f32
                  %1737 = arith.maximumf %1736, %c104 : f32
                  %1738 = arith.truncf %1737 : f32 to f16
                  memref.store %1738, %out[%1734] : memref<?xf16>
                  scf.if %1015 {
                    %1739 = arith.addi %664, %c40 : index
                    %1740 = arith.divui %1739, %c9 : index
                    %1741 = arith.addi %1688, %1740 : index
                    %1742 = memref.load %factors[%1741] : memref<?xf32>
                    %1743 = arith.addi %1741, %1691 : index
                    %1744 = memref.load %factors[%1743] : memref<?xf32>
                    %1745 = arith.mulf %1412#4, %1680 : f32
                    %1746 = math.fma %1745, %1742, %1744 : f32
                    %1747 = arith.addi %1685, %1740 : index
                    %1748 = arith.divui %1747, %c3 : index
                    %1749 = arith.addi %1699, %1748 : index
                    %1750 = arith.muli %1749, %c10 : index
                    %1751 = arith.remui %1747, %c3 : index
                    %1752 = arith.divui %1751, %c9 : index
                    %1753 = arith.addi %1750, %1752 : index
                    %1754 = arith.muli %1753, %1706 : index
                    %1755 = arith.addi %1754, %1709 : index
                    %1756 = arith.remui %1747, %c9 : index
                    %1757 = arith.addi %1755, %1756 : index
                    %1758 = arith.addf %1746, %c45 : f32
                    %1759 = arith.minimumf %1758, %c103 : f32
                    %1760 = arith.maximumf %1759, %c104 : f32
                    %1761 = arith.truncf %1760 : f32 to f16
                    memref.store %1761, %out[%1757] : memref<?xf16>
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
