// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='int8', dim=80, columns=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_int8_d80_c8__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
  %c51 = arith.constant dense<16711935> : vector<4xi32>
  %c52 = arith.constant dense<1677747200> : vector<4xi32>
  %c53 = arith.constant dense<8> : vector<4xi32>
  %c54 = arith.constant dense<0x6480> : vector<16xf16>
  %c55 = arith.constant 320 : index
  %c56 = arith.constant 384 : index
  %c57 = arith.constant 448 : index
  %c58 = arith.constant 576 : index
  %c59 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c60 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c61 = arith.constant 0x41000000 : f32
  %c62 = arith.constant 0x40C00000 : f32
  %c63 = arith.constant dense<-1> : vector<4xi32>
  %c64 = arith.constant 255 : i32
  %c65 = arith.constant 2 : i32
  %c66 = arith.constant 16711680 : i32
  %c67 = arith.constant 3 : i32
  %c68 = arith.constant 4 : i32
  %c69 = arith.constant 65280 : i32
  %c70 = arith.constant 5 : i32
  %c71 = arith.constant 6 : i32
  %c72 = arith.constant -16777216 : i32
  %c73 = arith.constant 7 : i32
  %c74 = arith.constant 8 : i32
  %c75 = arith.constant 9 : i32
  %c76 = arith.constant 10 : i32
  %c77 = arith.constant 11 : i32
  %c78 = arith.constant 12 : i32
  %c79 = arith.constant 13 : i32
  %c80 = arith.constant 15 : i32
  %c81 = arith.constant 96 : index
  %c82 = arith.constant 112 : index
  %c83 = arith.constant 144 : index
  %c84 = arith.constant 176 : index
  %c85 = arith.constant 208 : index
  %c86 = arith.constant 224 : index
  %c87 = arith.constant 240 : index
  %c88 = arith.constant 272 : index
  %c89 = arith.constant 288 : index
  %c90 = arith.constant 304 : index
  %c91 = arith.constant 336 : index
  %c92 = arith.constant 352 : index
  %c93 = arith.constant 368 : index
  %c94 = arith.constant 400 : index
  %c95 = arith.constant 416 : index
  %c96 = arith.constant 432 : index
  %c97 = arith.constant 464 : index
  %c98 = arith.constant 480 : index
  %c99 = arith.constant 496 : index
  %c100 = arith.constant 1536 : index
  %c101 = arith.constant 2048 : index
  %c102 = arith.constant 2560 : index
  %c103 = arith.constant 3072 : index
  %c104 = arith.constant 3584 : index
  %c105 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c107 = arith.constant 0x477FE000 : f32
  %c108 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c111 = arith.constant 672 : index
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
            %282 = vector.bitcast %281 : vector<16xi8> to vector<4xi32>
            %283 = arith.andi %282, %c51 : vector<4xi32>
            %284 = arith.ori %283, %c52 : vector<4xi32>
            %285 = arith.shrui %282, %c53 : vector<4xi32>
            %286 = arith.andi %285, %c51 : vector<4xi32>
            %287 = arith.ori %286, %c52 : vector<4xi32>
            %288 = vector.shuffle %284, %287 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %289 = vector.bitcast %288 : vector<8xi32> to vector<16xf16>
            %290 = arith.subf %289, %c54 : vector<16xf16>
            %291 = vector.bitcast %220 : vector<4xi32> to vector<16xi8>
            %292 = vector.bitcast %291 : vector<16xi8> to vector<4xi32>
            %293 = arith.andi %292, %c51 : vector<4xi32>
            %294 = arith.ori %293, %c52 : vector<4xi32>
            %295 = arith.shrui %292, %c53 : vector<4xi32>
            %296 = arith.andi %295, %c51 : vector<4xi32>
            %297 = arith.ori %296, %c52 : vector<4xi32>
            %298 = vector.shuffle %294, %297 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %299 = vector.bitcast %298 : vector<8xi32> to vector<16xf16>
            %300 = arith.subf %299, %c54 : vector<16xf16>
            %301 = arith.addi %274, %c24 : index
            %302 = vector.load %4[%301] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %303 = arith.addi %301, %c39 : index
            %304 = vector.load %4[%303] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %305 = vector.shuffle %302, %304 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %306 = wave.mma %290, %305, %c46 : vector<16xf16>, vector<8xf32>
            %307 = wave.mma %300, %305, %c46 : vector<16xf16>, vector<8xf32>
            %308 = arith.addi %275, %c55 : index
            %309 = vector.load %kv[%308] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %310 = arith.addi %278, %c55 : index
            %311 = vector.load %kv[%310] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %312 = vector.bitcast %221 : vector<4xi32> to vector<16xi8>
            %313 = vector.bitcast %312 : vector<16xi8> to vector<4xi32>
            %314 = arith.andi %313, %c51 : vector<4xi32>
            %315 = arith.ori %314, %c52 : vector<4xi32>
            %316 = arith.shrui %313, %c53 : vector<4xi32>
            %317 = arith.andi %316, %c51 : vector<4xi32>
            %318 = arith.ori %317, %c52 : vector<4xi32>
            %319 = vector.shuffle %315, %318 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %320 = vector.bitcast %319 : vector<8xi32> to vector<16xf16>
            %321 = arith.subf %320, %c54 : vector<16xf16>
            %322 = vector.bitcast %222 : vector<4xi32> to vector<16xi8>
            %323 = vector.bitcast %322 : vector<16xi8> to vector<4xi32>
            %324 = arith.andi %323, %c51 : vector<4xi32>
            %325 = arith.ori %324, %c52 : vector<4xi32>
            %326 = arith.shrui %323, %c53 : vector<4xi32>
            %327 = arith.andi %326, %c51 : vector<4xi32>
            %328 = arith.ori %327, %c52 : vector<4xi32>
            %329 = vector.shuffle %325, %328 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %330 = vector.bitcast %329 : vector<8xi32> to vector<16xf16>
            %331 = arith.subf %330, %c54 : vector<16xf16>
            %332 = arith.addi %274, %c7 : index
            %333 = vector.load %4[%332] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %334 = arith.addi %332, %c39 : index
            %335 = vector.load %4[%334] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %336 = vector.shuffle %333, %335 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %337 = wave.mma %321, %336, %306 : vector<16xf16>, vector<8xf32>
            %338 = wave.mma %331, %336, %307 : vector<16xf16>, vector<8xf32>
            %339 = arith.addi %275, %c56 : index
            %340 = vector.load %kv[%339] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %341 = arith.addi %278, %c56 : index
            %342 = vector.load %kv[%341] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %343 = vector.bitcast %223 : vector<4xi32> to vector<16xi8>
            %344 = vector.bitcast %343 : vector<16xi8> to vector<4xi32>
            %345 = arith.andi %344, %c51 : vector<4xi32>
            %346 = arith.ori %345, %c52 : vector<4xi32>
            %347 = arith.shrui %344, %c53 : vector<4xi32>
            %348 = arith.andi %347, %c51 : vector<4xi32>
            %349 = arith.ori %348, %c52 : vector<4xi32>
            %350 = vector.shuffle %346, %349 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %351 = vector.bitcast %350 : vector<8xi32> to vector<16xf16>
            %352 = arith.subf %351, %c54 : vector<16xf16>
            %353 = vector.bitcast %224 : vector<4xi32> to vector<16xi8>
            %354 = vector.bitcast %353 : vector<16xi8> to vector<4xi32>
            %355 = arith.andi %354, %c51 : vector<4xi32>
            %356 = arith.ori %355, %c52 : vector<4xi32>
            %357 = arith.shrui %354, %c53 : vector<4xi32>
            %358 = arith.andi %357, %c51 : vector<4xi32>
            %359 = arith.ori %358, %c52 : vector<4xi32>
            %360 = vector.shuffle %356, %359 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %361 = vector.bitcast %360 : vector<8xi32> to vector<16xf16>
            %362 = arith.subf %361, %c54 : vector<16xf16>
            %363 = arith.addi %274, %c40 : index
            %364 = vector.load %4[%363] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %365 = arith.addi %363, %c39 : index
            %366 = vector.load %4[%365] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %367 = vector.shuffle %364, %366 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %368 = wave.mma %352, %367, %337 : vector<16xf16>, vector<8xf32>
            %369 = wave.mma %362, %367, %338 : vector<16xf16>, vector<8xf32>
            %370 = arith.addi %275, %c57 : index
            %371 = vector.load %kv[%370] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %372 = arith.addi %278, %c57 : index
            %373 = vector.load %kv[%372] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %374 = vector.bitcast %225 : vector<4xi32> to vector<16xi8>
            %375 = vector.bitcast %374 : vector<16xi8> to vector<4xi32>
            %376 = arith.andi %375, %c51 : vector<4xi32>
            %377 = arith.ori %376, %c52 : vector<4xi32>
            %378 = arith.shrui %375, %c53 : vector<4xi32>
            %379 = arith.andi %378, %c51 : vector<4xi32>
            %380 = arith.ori %379, %c52 : vector<4xi32>
            %381 = vector.shuffle %377, %380 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %382 = vector.bitcast %381 : vector<8xi32> to vector<16xf16>
            %383 = arith.subf %382, %c54 : vector<16xf16>
            %384 = vector.bitcast %226 : vector<4xi32> to vector<16xi8>
            %385 = vector.bitcast %384 : vector<16xi8> to vector<4xi32>
            %386 = arith.andi %385, %c51 : vector<4xi32>
            %387 = arith.ori %386, %c52 : vector<4xi32>
            %388 = arith.shrui %385, %c53 : vector<4xi32>
            %389 = arith.andi %388, %c51 : vector<4xi32>
            %390 = arith.ori %389, %c52 : vector<4xi32>
            %391 = vector.shuffle %387, %390 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %392 = vector.bitcast %391 : vector<8xi32> to vector<16xf16>
            %393 = arith.subf %392, %c54 : vector<16xf16>
            %394 = arith.addi %274, %c41 : index
            %395 = vector.load %4[%394] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %396 = arith.addi %394, %c39 : index
            %397 = vector.load %4[%396] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %398 = vector.shuffle %395, %397 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %399 = wave.mma %383, %398, %368 : vector<16xf16>, vector<8xf32>
            %400 = wave.mma %393, %398, %369 : vector<16xf16>, vector<8xf32>
            %401 = arith.addi %275, %c40 : index
            %402 = vector.load %kv[%401] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %403 = arith.addi %278, %c40 : index
            %404 = vector.load %kv[%403] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %405 = vector.bitcast %277 : vector<4xi32> to vector<16xi8>
            %406 = vector.bitcast %405 : vector<16xi8> to vector<4xi32>
            %407 = arith.andi %406, %c51 : vector<4xi32>
            %408 = arith.ori %407, %c52 : vector<4xi32>
            %409 = arith.shrui %406, %c53 : vector<4xi32>
            %410 = arith.andi %409, %c51 : vector<4xi32>
            %411 = arith.ori %410, %c52 : vector<4xi32>
            %412 = vector.shuffle %408, %411 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %413 = vector.bitcast %412 : vector<8xi32> to vector<16xf16>
            %414 = arith.subf %413, %c54 : vector<16xf16>
            %415 = vector.bitcast %280 : vector<4xi32> to vector<16xi8>
            %416 = vector.bitcast %415 : vector<16xi8> to vector<4xi32>
            %417 = arith.andi %416, %c51 : vector<4xi32>
            %418 = arith.ori %417, %c52 : vector<4xi32>
            %419 = arith.shrui %416, %c53 : vector<4xi32>
            %420 = arith.andi %419, %c51 : vector<4xi32>
            %421 = arith.ori %420, %c52 : vector<4xi32>
            %422 = vector.shuffle %418, %421 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %423 = vector.bitcast %422 : vector<8xi32> to vector<16xf16>
            %424 = arith.subf %423, %c54 : vector<16xf16>
            %425 = arith.addi %274, %c42 : index
            %426 = vector.load %4[%425] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %427 = arith.addi %425, %c39 : index
            %428 = vector.load %4[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %429 = vector.shuffle %426, %428 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %430 = wave.mma %414, %429, %399 : vector<16xf16>, vector<8xf32>
            %431 = wave.mma %424, %429, %400 : vector<16xf16>, vector<8xf32>
            %432 = arith.addi %275, %c58 : index
            %433 = vector.load %kv[%432] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %434 = arith.addi %278, %c58 : index
            %435 = vector.load %kv[%434] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %436 = wave.opaque %430 : vector<8xf32>
            %437 = wave.opaque %431 : vector<8xf32>
            %438 = wave.opaque %237 : i32
            %439 = arith.cmpi sgt, %438, %177 : i32
            %440:2 = scf.if %439 -> (vector<8xf32>, vector<8xf32>) {
              %441 = arith.index_cast %2 : index to i32
              %442 = arith.addi %236, %441 : i32
              %443 = arith.subi %38, %442 : i32
              %444 = arith.subi %443, %c49 : i32
              %445 = vector.broadcast %444 : i32 to vector<8xi32>
              %446 = arith.cmpi sgt, %445, %c60 : vector<8xi32>
              %447 = arith.select %446, %436, %c59 : vector<8xi1>, vector<8xf32>
              %448 = arith.subi %443, %c19 : i32
              %449 = vector.broadcast %448 : i32 to vector<8xi32>
              %450 = arith.cmpi sgt, %449, %c60 : vector<8xi32>
              %451 = arith.select %450, %437, %c59 : vector<8xi1>, vector<8xf32>
              scf.yield %447, %451 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %436, %437 : vector<8xf32>, vector<8xf32>
            }
            %452 = vector.extract %440#0[0] : f32 from vector<8xf32>
            %453 = vector.extract %440#0[1] : f32 from vector<8xf32>
            %454 = vector.extract %440#0[2] : f32 from vector<8xf32>
            %455 = vector.extract %440#0[3] : f32 from vector<8xf32>
            %456 = vector.extract %440#0[4] : f32 from vector<8xf32>
            %457 = vector.extract %440#0[5] : f32 from vector<8xf32>
            %458 = vector.extract %440#0[6] : f32 from vector<8xf32>
            %459 = vector.extract %440#0[7] : f32 from vector<8xf32>
            %460 = vector.extract %440#1[0] : f32 from vector<8xf32>
            %461 = vector.extract %440#1[1] : f32 from vector<8xf32>
            %462 = vector.extract %440#1[2] : f32 from vector<8xf32>
            %463 = vector.extract %440#1[3] : f32 from vector<8xf32>
            %464 = vector.extract %440#1[4] : f32 from vector<8xf32>
            %465 = vector.extract %440#1[5] : f32 from vector<8xf32>
            %466 = vector.extract %440#1[6] : f32 from vector<8xf32>
            %467 = vector.extract %440#1[7] : f32 from vector<8xf32>
            %468 = arith.maxnumf %452, %453 fastmath<nnan> : f32
            %469 = arith.maxnumf %468, %454 fastmath<nnan> : f32
            %470 = arith.maxnumf %469, %455 fastmath<nnan> : f32
            %471 = arith.maxnumf %470, %456 fastmath<nnan> : f32
            %472 = arith.maxnumf %471, %457 fastmath<nnan> : f32
            %473 = arith.maxnumf %472, %458 fastmath<nnan> : f32
            %474 = arith.maxnumf %473, %459 fastmath<nnan> : f32
            %475 = arith.maxnumf %474, %460 fastmath<nnan> : f32
            %476 = arith.maxnumf %475, %461 fastmath<nnan> : f32
            %477 = arith.maxnumf %476, %462 fastmath<nnan> : f32
            %478 = arith.maxnumf %477, %463 fastmath<nnan> : f32
            %479 = arith.maxnumf %478, %464 fastmath<nnan> : f32
            %480 = arith.maxnumf %479, %465 fastmath<nnan> : f32
            %481 = arith.maxnumf %480, %466 fastmath<nnan> : f32
            %482 = arith.maxnumf %481, %467 fastmath<nnan> : f32
            %483 = wave.swap_halves %482 : f32
            %484 = arith.maxnumf %482, %483 fastmath<nnan> : f32
            %485 = arith.mulf %484, %170 : f32
            %486 = arith.addf %227, %c61 : f32
            %487 = arith.cmpf ogt, %485, %486 : f32
            %488:7 = scf.if %487 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %489 = arith.subf %227, %485 : f32
              %490 = wave.exp2 %489 : f32
              %491 = vector.broadcast %490 : f32 to vector<8xf32>
              %492 = arith.mulf %228, %490 : f32
              %493 = arith.mulf %229, %491 : vector<8xf32>
              %494 = arith.mulf %230, %491 : vector<8xf32>
              %495 = arith.mulf %231, %491 : vector<8xf32>
              %496 = arith.mulf %232, %491 : vector<8xf32>
              %497 = arith.mulf %233, %491 : vector<8xf32>
              scf.yield %485, %492, %493, %494, %495, %496, %497 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %227, %228, %229, %230, %231, %232, %233 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %498 = vector.broadcast %170 : f32 to vector<8xf32>
            %499 = arith.subf %c62, %488#0 : f32
            %500 = vector.broadcast %499 : f32 to vector<8xf32>
            %501 = math.fma %440#0, %498, %500 : vector<8xf32>
            %502 = wave.exp2 %501 : vector<8xf32>
            %503 = math.fma %440#1, %498, %500 : vector<8xf32>
            %504 = wave.exp2 %503 : vector<8xf32>
            %505 = arith.truncf %502 : vector<8xf32> to vector<8xf16>
            %506 = vector.bitcast %505 : vector<8xf16> to vector<4xi32>
            %507 = wave.swap_halves %506 : vector<4xi32>
            %508 = arith.select %3, %507, %506 : vector<4xi32>
            %509 = arith.select %3, %506, %507 : vector<4xi32>
            %510 = vector.shuffle %508, %509 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %511 = vector.bitcast %510 : vector<8xi32> to vector<16xf16>
            %512 = arith.truncf %504 : vector<8xf32> to vector<8xf16>
            %513 = vector.bitcast %512 : vector<8xf16> to vector<4xi32>
            %514 = wave.swap_halves %513 : vector<4xi32>
            %515 = arith.select %3, %514, %513 : vector<4xi32>
            %516 = arith.select %3, %513, %514 : vector<4xi32>
            %517 = vector.shuffle %515, %516 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %518 = vector.bitcast %517 : vector<8xi32> to vector<16xf16>
            %519 = arith.addf %502, %504 : vector<8xf32>
            %520 = vector.extract %519[0] : f32 from vector<8xf32>
            %521 = vector.extract %519[1] : f32 from vector<8xf32>
            %522 = vector.extract %519[2] : f32 from vector<8xf32>
            %523 = vector.extract %519[3] : f32 from vector<8xf32>
            %524 = vector.extract %519[4] : f32 from vector<8xf32>
            %525 = vector.extract %519[5] : f32 from vector<8xf32>
            %526 = vector.extract %519[6] : f32 from vector<8xf32>
            %527 = vector.extract %519[7] : f32 from vector<8xf32>
            %528 = arith.addf %520, %524 : f32
            %529 = arith.addf %521, %525 : f32
            %530 = arith.addf %522, %526 : f32
            %531 = arith.addf %523, %527 : f32
            %532 = arith.addf %528, %530 : f32
            %533 = arith.addf %529, %531 : f32
            %534 = arith.addf %532, %533 : f32
            %535 = arith.addf %488#1, %534 : f32
            %536 = wave.opaque %535 : f32
            %537 = wave.opaque %237 : i32
            %538 = arith.cmpi sgt, %537, %177 : i32
            %539:2 = scf.if %538 -> (vector<4xi32>, vector<4xi32>) {
              %540 = arith.subi %177, %236 : i32
              %541 = arith.subi %540, %c49 : i32
              %542 = arith.minsi %541, %c19 : i32
              %543 = arith.maxsi %542, %c49 : i32
              %544 = arith.cmpi sgt, %543, %c49 : i32
              %545 = arith.select %544, %c64, %c49 : i32
              %546 = arith.ori %c49, %545 : i32
              %547 = arith.cmpi sgt, %543, %c18 : i32
              %548 = arith.select %547, %c64, %c49 : i32
              %549 = arith.ori %c49, %548 : i32
              %550 = arith.cmpi sgt, %543, %c65 : i32
              %551 = arith.select %550, %c66, %c49 : i32
              %552 = arith.ori %546, %551 : i32
              %553 = arith.cmpi sgt, %543, %c67 : i32
              %554 = arith.select %553, %c66, %c49 : i32
              %555 = arith.ori %549, %554 : i32
              %556 = arith.cmpi sgt, %543, %c68 : i32
              %557 = arith.select %556, %c69, %c49 : i32
              %558 = arith.ori %552, %557 : i32
              %559 = arith.cmpi sgt, %543, %c70 : i32
              %560 = arith.select %559, %c69, %c49 : i32
              %561 = arith.ori %555, %560 : i32
              %562 = arith.cmpi sgt, %543, %c71 : i32
              %563 = arith.select %562, %c72, %c49 : i32
              %564 = arith.ori %558, %563 : i32
              %565 = arith.cmpi sgt, %543, %c73 : i32
              %566 = arith.select %565, %c72, %c49 : i32
              %567 = arith.ori %561, %566 : i32
              %568 = arith.cmpi sgt, %543, %c74 : i32
              %569 = arith.select %568, %c64, %c49 : i32
              %570 = arith.ori %c49, %569 : i32
              %571 = arith.cmpi sgt, %543, %c75 : i32
              %572 = arith.select %571, %c64, %c49 : i32
              %573 = arith.ori %c49, %572 : i32
              %574 = arith.cmpi sgt, %543, %c76 : i32
              %575 = arith.select %574, %c66, %c49 : i32
              %576 = arith.ori %570, %575 : i32
              %577 = arith.cmpi sgt, %543, %c77 : i32
              %578 = arith.select %577, %c66, %c49 : i32
              %579 = arith.ori %573, %578 : i32
              %580 = arith.cmpi sgt, %543, %c78 : i32
              %581 = arith.select %580, %c69, %c49 : i32
              %582 = arith.ori %576, %581 : i32
              %583 = arith.cmpi sgt, %543, %c79 : i32
              %584 = arith.select %583, %c69, %c49 : i32
              %585 = arith.ori %579, %584 : i32
              %586 = arith.cmpi sgt, %543, %c38 : i32
              %587 = arith.select %586, %c72, %c49 : i32
              %588 = arith.ori %582, %587 : i32
              %589 = arith.cmpi sgt, %543, %c80 : i32
              %590 = arith.select %589, %c72, %c49 : i32
              %591 = arith.ori %585, %590 : i32
              %592 = vector.from_elements %564, %588, %567, %591 : vector<4xi32>
              %593 = arith.subi %540, %c19 : i32
              %594 = arith.minsi %593, %c19 : i32
              %595 = arith.maxsi %594, %c49 : i32
              %596 = arith.cmpi sgt, %595, %c49 : i32
              %597 = arith.select %596, %c64, %c49 : i32
              %598 = arith.ori %c49, %597 : i32
              %599 = arith.cmpi sgt, %595, %c18 : i32
              %600 = arith.select %599, %c64, %c49 : i32
              %601 = arith.ori %c49, %600 : i32
              %602 = arith.cmpi sgt, %595, %c65 : i32
              %603 = arith.select %602, %c66, %c49 : i32
              %604 = arith.ori %598, %603 : i32
              %605 = arith.cmpi sgt, %595, %c67 : i32
              %606 = arith.select %605, %c66, %c49 : i32
              %607 = arith.ori %601, %606 : i32
              %608 = arith.cmpi sgt, %595, %c68 : i32
              %609 = arith.select %608, %c69, %c49 : i32
              %610 = arith.ori %604, %609 : i32
              %611 = arith.cmpi sgt, %595, %c70 : i32
              %612 = arith.select %611, %c69, %c49 : i32
              %613 = arith.ori %607, %612 : i32
              %614 = arith.cmpi sgt, %595, %c71 : i32
              %615 = arith.select %614, %c72, %c49 : i32
              %616 = arith.ori %610, %615 : i32
              %617 = arith.cmpi sgt, %595, %c73 : i32
              %618 = arith.select %617, %c72, %c49 : i32
              %619 = arith.ori %613, %618 : i32
              %620 = arith.cmpi sgt, %595, %c74 : i32
              %621 = arith.select %620, %c64, %c49 : i32
              %622 = arith.ori %c49, %621 : i32
              %623 = arith.cmpi sgt, %595, %c75 : i32
              %624 = arith.select %623, %c64, %c49 : i32
              %625 = arith.ori %c49, %624 : i32
              %626 = arith.cmpi sgt, %595, %c76 : i32
              %627 = arith.select %626, %c66, %c49 : i32
              %628 = arith.ori %622, %627 : i32
              %629 = arith.cmpi sgt, %595, %c77 : i32
              %630 = arith.select %629, %c66, %c49 : i32
              %631 = arith.ori %625, %630 : i32
              %632 = arith.cmpi sgt, %595, %c78 : i32
              %633 = arith.select %632, %c69, %c49 : i32
              %634 = arith.ori %628, %633 : i32
              %635 = arith.cmpi sgt, %595, %c79 : i32
              %636 = arith.select %635, %c69, %c49 : i32
              %637 = arith.ori %631, %636 : i32
              %638 = arith.cmpi sgt, %595, %c38 : i32
              %639 = arith.select %638, %c72, %c49 : i32
              %640 = arith.ori %634, %639 : i32
              %641 = arith.cmpi sgt, %595, %c80 : i32
              %642 = arith.select %641, %c72, %c49 : i32
              %643 = arith.ori %637, %642 : i32
              %644 = vector.from_elements %616, %640, %619, %643 : vector<4xi32>
              scf.yield %592, %644 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c63, %c63 : vector<4xi32>, vector<4xi32>
            }
            %645 = wave.opaque %237 : i32
            %646 = arith.cmpi sgt, %645, %177 : i32
            %647:2 = scf.if %646 -> (vector<4xi32>, vector<4xi32>) {
              %648 = arith.andi %309, %539#0 : vector<4xi32>
              %649 = arith.andi %311, %539#1 : vector<4xi32>
              scf.yield %648, %649 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %309, %311 : vector<4xi32>, vector<4xi32>
            }
            %650 = vector.bitcast %647#0 : vector<4xi32> to vector<16xi8>
            %651 = vector.bitcast %650 : vector<16xi8> to vector<4xi32>
            %652 = arith.andi %651, %c51 : vector<4xi32>
            %653 = arith.ori %652, %c52 : vector<4xi32>
            %654 = arith.shrui %651, %c53 : vector<4xi32>
            %655 = arith.andi %654, %c51 : vector<4xi32>
            %656 = arith.ori %655, %c52 : vector<4xi32>
            %657 = vector.shuffle %653, %656 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %658 = vector.bitcast %657 : vector<8xi32> to vector<16xf16>
            %659 = arith.subf %658, %c54 : vector<16xf16>
            %660 = wave.mma %659, %511, %488#2 : vector<16xf16>, vector<8xf32>
            %661 = vector.bitcast %647#1 : vector<4xi32> to vector<16xi8>
            %662 = vector.bitcast %661 : vector<16xi8> to vector<4xi32>
            %663 = arith.andi %662, %c51 : vector<4xi32>
            %664 = arith.ori %663, %c52 : vector<4xi32>
            %665 = arith.shrui %662, %c53 : vector<4xi32>
            %666 = arith.andi %665, %c51 : vector<4xi32>
            %667 = arith.ori %666, %c52 : vector<4xi32>
            %668 = vector.shuffle %664, %667 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %669 = vector.bitcast %668 : vector<8xi32> to vector<16xf16>
            %670 = arith.subf %669, %c54 : vector<16xf16>
            %671 = wave.mma %670, %518, %660 : vector<16xf16>, vector<8xf32>
            %672 = wave.opaque %671 : vector<8xf32>
            wave.pin
            %673 = wave.opaque %237 : i32
            %674 = arith.cmpi sgt, %673, %177 : i32
            %675:2 = scf.if %674 -> (vector<4xi32>, vector<4xi32>) {
              %676 = arith.andi %340, %539#0 : vector<4xi32>
              %677 = arith.andi %342, %539#1 : vector<4xi32>
              scf.yield %676, %677 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %340, %342 : vector<4xi32>, vector<4xi32>
            }
            %678 = vector.bitcast %675#0 : vector<4xi32> to vector<16xi8>
            %679 = vector.bitcast %678 : vector<16xi8> to vector<4xi32>
            %680 = arith.andi %679, %c51 : vector<4xi32>
            %681 = arith.ori %680, %c52 : vector<4xi32>
            %682 = arith.shrui %679, %c53 : vector<4xi32>
            %683 = arith.andi %682, %c51 : vector<4xi32>
            %684 = arith.ori %683, %c52 : vector<4xi32>
            %685 = vector.shuffle %681, %684 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %686 = vector.bitcast %685 : vector<8xi32> to vector<16xf16>
            %687 = arith.subf %686, %c54 : vector<16xf16>
            %688 = wave.mma %687, %511, %488#3 : vector<16xf16>, vector<8xf32>
            %689 = vector.bitcast %675#1 : vector<4xi32> to vector<16xi8>
            %690 = vector.bitcast %689 : vector<16xi8> to vector<4xi32>
            %691 = arith.andi %690, %c51 : vector<4xi32>
            %692 = arith.ori %691, %c52 : vector<4xi32>
            %693 = arith.shrui %690, %c53 : vector<4xi32>
            %694 = arith.andi %693, %c51 : vector<4xi32>
            %695 = arith.ori %694, %c52 : vector<4xi32>
            %696 = vector.shuffle %692, %695 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %697 = vector.bitcast %696 : vector<8xi32> to vector<16xf16>
            %698 = arith.subf %697, %c54 : vector<16xf16>
            %699 = wave.mma %698, %518, %688 : vector<16xf16>, vector<8xf32>
            %700 = wave.opaque %699 : vector<8xf32>
            wave.pin
            %701 = wave.opaque %237 : i32
            %702 = arith.cmpi slt, %701, %177 : i32
            %703:2 = scf.if %702 -> (vector<4xi32>, vector<4xi32>) {
              %704 = arith.addi %263, %35 : index
              %705 = arith.addi %704, %c24 : index
              %706 = vector.load %kv[%705] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %707 = arith.addi %271, %35 : index
              %708 = arith.addi %707, %c24 : index
              %709 = vector.load %kv[%708] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %706, %709 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %675#0, %675#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %710 = wave.opaque %237 : i32
            %711 = arith.cmpi sgt, %710, %177 : i32
            %712:2 = scf.if %711 -> (vector<4xi32>, vector<4xi32>) {
              %713 = arith.andi %371, %539#0 : vector<4xi32>
              %714 = arith.andi %373, %539#1 : vector<4xi32>
              scf.yield %713, %714 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %371, %373 : vector<4xi32>, vector<4xi32>
            }
            %715 = vector.bitcast %712#0 : vector<4xi32> to vector<16xi8>
            %716 = vector.bitcast %715 : vector<16xi8> to vector<4xi32>
            %717 = arith.andi %716, %c51 : vector<4xi32>
            %718 = arith.ori %717, %c52 : vector<4xi32>
            %719 = arith.shrui %716, %c53 : vector<4xi32>
            %720 = arith.andi %719, %c51 : vector<4xi32>
            %721 = arith.ori %720, %c52 : vector<4xi32>
            %722 = vector.shuffle %718, %721 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %723 = vector.bitcast %722 : vector<8xi32> to vector<16xf16>
            %724 = arith.subf %723, %c54 : vector<16xf16>
            %725 = wave.mma %724, %511, %488#4 : vector<16xf16>, vector<8xf32>
            %726 = vector.bitcast %712#1 : vector<4xi32> to vector<16xi8>
            %727 = vector.bitcast %726 : vector<16xi8> to vector<4xi32>
            %728 = arith.andi %727, %c51 : vector<4xi32>
            %729 = arith.ori %728, %c52 : vector<4xi32>
            %730 = arith.shrui %727, %c53 : vector<4xi32>
            %731 = arith.andi %730, %c51 : vector<4xi32>
            %732 = arith.ori %731, %c52 : vector<4xi32>
            %733 = vector.shuffle %729, %732 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %734 = vector.bitcast %733 : vector<8xi32> to vector<16xf16>
            %735 = arith.subf %734, %c54 : vector<16xf16>
            %736 = wave.mma %735, %518, %725 : vector<16xf16>, vector<8xf32>
            %737 = wave.opaque %736 : vector<8xf32>
            wave.pin
            %738 = wave.opaque %237 : i32
            %739 = arith.cmpi slt, %738, %177 : i32
            %740:2 = scf.if %739 -> (vector<4xi32>, vector<4xi32>) {
              %741 = arith.addi %263, %35 : index
              %742 = arith.addi %741, %c32 : index
              %743 = vector.load %kv[%742] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %744 = arith.addi %271, %35 : index
              %745 = arith.addi %744, %c32 : index
              %746 = vector.load %kv[%745] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %743, %746 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %712#0, %712#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %747 = wave.opaque %237 : i32
            %748 = arith.cmpi sgt, %747, %177 : i32
            %749:2 = scf.if %748 -> (vector<4xi32>, vector<4xi32>) {
              %750 = arith.andi %402, %539#0 : vector<4xi32>
              %751 = arith.andi %404, %539#1 : vector<4xi32>
              scf.yield %750, %751 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %402, %404 : vector<4xi32>, vector<4xi32>
            }
            %752 = vector.bitcast %749#0 : vector<4xi32> to vector<16xi8>
            %753 = vector.bitcast %752 : vector<16xi8> to vector<4xi32>
            %754 = arith.andi %753, %c51 : vector<4xi32>
            %755 = arith.ori %754, %c52 : vector<4xi32>
            %756 = arith.shrui %753, %c53 : vector<4xi32>
            %757 = arith.andi %756, %c51 : vector<4xi32>
            %758 = arith.ori %757, %c52 : vector<4xi32>
            %759 = vector.shuffle %755, %758 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %760 = vector.bitcast %759 : vector<8xi32> to vector<16xf16>
            %761 = arith.subf %760, %c54 : vector<16xf16>
            %762 = wave.mma %761, %511, %488#5 : vector<16xf16>, vector<8xf32>
            %763 = vector.bitcast %749#1 : vector<4xi32> to vector<16xi8>
            %764 = vector.bitcast %763 : vector<16xi8> to vector<4xi32>
            %765 = arith.andi %764, %c51 : vector<4xi32>
            %766 = arith.ori %765, %c52 : vector<4xi32>
            %767 = arith.shrui %764, %c53 : vector<4xi32>
            %768 = arith.andi %767, %c51 : vector<4xi32>
            %769 = arith.ori %768, %c52 : vector<4xi32>
            %770 = vector.shuffle %766, %769 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %771 = vector.bitcast %770 : vector<8xi32> to vector<16xf16>
            %772 = arith.subf %771, %c54 : vector<16xf16>
            %773 = wave.mma %772, %518, %762 : vector<16xf16>, vector<8xf32>
            %774 = wave.opaque %773 : vector<8xf32>
            wave.pin
            %775 = wave.opaque %237 : i32
            %776 = arith.cmpi slt, %775, %177 : i32
            %777:2 = scf.if %776 -> (vector<4xi32>, vector<4xi32>) {
              %778 = arith.addi %263, %35 : index
              %779 = arith.addi %778, %c39 : index
              %780 = vector.load %kv[%779] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %781 = arith.addi %271, %35 : index
              %782 = arith.addi %781, %c39 : index
              %783 = vector.load %kv[%782] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %780, %783 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %749#0, %749#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %784 = wave.opaque %237 : i32
            %785 = arith.cmpi sgt, %784, %177 : i32
            %786:2 = scf.if %785 -> (vector<4xi32>, vector<4xi32>) {
              %787 = arith.andi %433, %539#0 : vector<4xi32>
              %788 = arith.andi %435, %539#1 : vector<4xi32>
              scf.yield %787, %788 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %433, %435 : vector<4xi32>, vector<4xi32>
            }
            %789 = vector.bitcast %786#0 : vector<4xi32> to vector<16xi8>
            %790 = vector.bitcast %789 : vector<16xi8> to vector<4xi32>
            %791 = arith.andi %790, %c51 : vector<4xi32>
            %792 = arith.ori %791, %c52 : vector<4xi32>
            %793 = arith.shrui %790, %c53 : vector<4xi32>
            %794 = arith.andi %793, %c51 : vector<4xi32>
            %795 = arith.ori %794, %c52 : vector<4xi32>
            %796 = vector.shuffle %792, %795 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %797 = vector.bitcast %796 : vector<8xi32> to vector<16xf16>
            %798 = arith.subf %797, %c54 : vector<16xf16>
            %799 = wave.mma %798, %511, %488#6 : vector<16xf16>, vector<8xf32>
            %800 = vector.bitcast %786#1 : vector<4xi32> to vector<16xi8>
            %801 = vector.bitcast %800 : vector<16xi8> to vector<4xi32>
            %802 = arith.andi %801, %c51 : vector<4xi32>
            %803 = arith.ori %802, %c52 : vector<4xi32>
            %804 = arith.shrui %801, %c53 : vector<4xi32>
            %805 = arith.andi %804, %c51 : vector<4xi32>
            %806 = arith.ori %805, %c52 : vector<4xi32>
            %807 = vector.shuffle %803, %806 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %808 = vector.bitcast %807 : vector<8xi32> to vector<16xf16>
            %809 = arith.subf %808, %c54 : vector<16xf16>
            %810 = wave.mma %809, %518, %799 : vector<16xf16>, vector<8xf32>
            %811 = wave.opaque %810 : vector<8xf32>
            wave.pin
            %812 = wave.opaque %237 : i32
            %813 = arith.cmpi slt, %812, %177 : i32
            %814:2 = scf.if %813 -> (vector<4xi32>, vector<4xi32>) {
              %815 = arith.addi %263, %35 : index
              %816 = arith.addi %815, %c50 : index
              %817 = vector.load %kv[%816] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %818 = arith.addi %271, %35 : index
              %819 = arith.addi %818, %c50 : index
              %820 = vector.load %kv[%819] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %817, %820 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %786#0, %786#1 : vector<4xi32>, vector<4xi32>
            }
            scf.yield %703#0, %703#1, %740#0, %740#1, %777#0, %777#1, %814#0, %814#1, %488#0, %536, %672, %700, %737, %774, %811 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %821 = wave.swap_halves %234#9 : f32
          %822 = arith.addf %234#9, %821 : f32
          scf.yield %234#8, %822, %234#10, %234#11, %234#12, %234#13, %234#14 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c44, %c45, %c46, %c46, %c46, %c46, %c46 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %823 = wave.opaque %c24 : index
        %824 = arith.addi %46, %823 : index
        %825 = arith.remui %0, %c9 : index
        %826 = arith.addi %825, %823 : index
        %827 = arith.addi %1, %823 : index
        %828 = arith.cmpi slt, %827, %c9 : index
        scf.if %828 {
          %829 = arith.addi %45, %827 : index
          memref.store %179#0, %6[%829] : memref<?xf32>
          %830 = arith.addi %829, %c3 : index
          memref.store %179#1, %6[%830] : memref<?xf32>
          %831 = arith.muli %8, %c40 : index
          %832 = arith.muli %2, %c9 : index
          %833 = arith.addi %831, %832 : index
          %834 = arith.addi %833, %827 : index
          %835 = vector.extract %179#2[0] : f32 from vector<8xf32>
          %836 = arith.addi %834, %c24 : index
          memref.store %835, %5[%836] : memref<?xf32>
          %837 = vector.extract %179#2[1] : f32 from vector<8xf32>
          %838 = arith.addi %834, %c3 : index
          memref.store %837, %5[%838] : memref<?xf32>
          %839 = vector.extract %179#2[2] : f32 from vector<8xf32>
          %840 = arith.addi %834, %c23 : index
          memref.store %839, %5[%840] : memref<?xf32>
          %841 = vector.extract %179#2[3] : f32 from vector<8xf32>
          %842 = arith.addi %834, %c30 : index
          memref.store %841, %5[%842] : memref<?xf32>
          %843 = vector.extract %179#2[4] : f32 from vector<8xf32>
          %844 = arith.addi %834, %c32 : index
          memref.store %843, %5[%844] : memref<?xf32>
          %845 = vector.extract %179#2[5] : f32 from vector<8xf32>
          %846 = arith.addi %834, %c27 : index
          memref.store %845, %5[%846] : memref<?xf32>
          %847 = vector.extract %179#2[6] : f32 from vector<8xf32>
          %848 = arith.addi %834, %c81 : index
          memref.store %847, %5[%848] : memref<?xf32>
          %849 = vector.extract %179#2[7] : f32 from vector<8xf32>
          %850 = arith.addi %834, %c82 : index
          memref.store %849, %5[%850] : memref<?xf32>
          %851 = vector.extract %179#3[0] : f32 from vector<8xf32>
          %852 = arith.addi %834, %c39 : index
          memref.store %851, %5[%852] : memref<?xf32>
          %853 = vector.extract %179#3[1] : f32 from vector<8xf32>
          %854 = arith.addi %834, %c83 : index
          memref.store %853, %5[%854] : memref<?xf32>
          %855 = vector.extract %179#3[2] : f32 from vector<8xf32>
          %856 = arith.addi %834, %c25 : index
          memref.store %855, %5[%856] : memref<?xf32>
          %857 = vector.extract %179#3[3] : f32 from vector<8xf32>
          %858 = arith.addi %834, %c84 : index
          memref.store %857, %5[%858] : memref<?xf32>
          %859 = vector.extract %179#3[4] : f32 from vector<8xf32>
          %860 = arith.addi %834, %c50 : index
          memref.store %859, %5[%860] : memref<?xf32>
          %861 = vector.extract %179#3[5] : f32 from vector<8xf32>
          %862 = arith.addi %834, %c85 : index
          memref.store %861, %5[%862] : memref<?xf32>
          %863 = vector.extract %179#3[6] : f32 from vector<8xf32>
          %864 = arith.addi %834, %c86 : index
          memref.store %863, %5[%864] : memref<?xf32>
          %865 = vector.extract %179#3[7] : f32 from vector<8xf32>
          %866 = arith.addi %834, %c87 : index
          memref.store %865, %5[%866] : memref<?xf32>
          %867 = vector.extract %179#4[0] : f32 from vector<8xf32>
          %868 = arith.addi %834, %c7 : index
          memref.store %867, %5[%868] : memref<?xf32>
          %869 = vector.extract %179#4[1] : f32 from vector<8xf32>
          %870 = arith.addi %834, %c88 : index
          memref.store %869, %5[%870] : memref<?xf32>
          %871 = vector.extract %179#4[2] : f32 from vector<8xf32>
          %872 = arith.addi %834, %c89 : index
          memref.store %871, %5[%872] : memref<?xf32>
          %873 = vector.extract %179#4[3] : f32 from vector<8xf32>
          %874 = arith.addi %834, %c90 : index
          memref.store %873, %5[%874] : memref<?xf32>
          %875 = vector.extract %179#4[4] : f32 from vector<8xf32>
          %876 = arith.addi %834, %c55 : index
          memref.store %875, %5[%876] : memref<?xf32>
          %877 = vector.extract %179#4[5] : f32 from vector<8xf32>
          %878 = arith.addi %834, %c91 : index
          memref.store %877, %5[%878] : memref<?xf32>
          %879 = vector.extract %179#4[6] : f32 from vector<8xf32>
          %880 = arith.addi %834, %c92 : index
          memref.store %879, %5[%880] : memref<?xf32>
          %881 = vector.extract %179#4[7] : f32 from vector<8xf32>
          %882 = arith.addi %834, %c93 : index
          memref.store %881, %5[%882] : memref<?xf32>
          %883 = vector.extract %179#5[0] : f32 from vector<8xf32>
          %884 = arith.addi %834, %c56 : index
          memref.store %883, %5[%884] : memref<?xf32>
          %885 = vector.extract %179#5[1] : f32 from vector<8xf32>
          %886 = arith.addi %834, %c94 : index
          memref.store %885, %5[%886] : memref<?xf32>
          %887 = vector.extract %179#5[2] : f32 from vector<8xf32>
          %888 = arith.addi %834, %c95 : index
          memref.store %887, %5[%888] : memref<?xf32>
          %889 = vector.extract %179#5[3] : f32 from vector<8xf32>
          %890 = arith.addi %834, %c96 : index
          memref.store %889, %5[%890] : memref<?xf32>
          %891 = vector.extract %179#5[4] : f32 from vector<8xf32>
          %892 = arith.addi %834, %c57 : index
          memref.store %891, %5[%892] : memref<?xf32>
          %893 = vector.extract %179#5[5] : f32 from vector<8xf32>
          %894 = arith.addi %834, %c97 : index
          memref.store %893, %5[%894] : memref<?xf32>
          %895 = vector.extract %179#5[6] : f32 from vector<8xf32>
          %896 = arith.addi %834, %c98 : index
          memref.store %895, %5[%896] : memref<?xf32>
          %897 = vector.extract %179#5[7] : f32 from vector<8xf32>
          %898 = arith.addi %834, %c99 : index
          memref.store %897, %5[%898] : memref<?xf32>
        }
        wave.barrier
        %899 = arith.addi %826, %c24 : index
        %900 = memref.load %6[%899] : memref<?xf32>
        %901 = arith.addi %826, %c3 : index
        %902 = memref.load %6[%901] : memref<?xf32>
        %903 = arith.addi %826, %c23 : index
        %904 = memref.load %6[%903] : memref<?xf32>
        %905 = arith.addi %826, %c30 : index
        %906 = memref.load %6[%905] : memref<?xf32>
        %907 = arith.addi %826, %c32 : index
        %908 = memref.load %6[%907] : memref<?xf32>
        %909 = arith.addi %826, %c27 : index
        %910 = memref.load %6[%909] : memref<?xf32>
        %911 = arith.addi %826, %c81 : index
        %912 = memref.load %6[%911] : memref<?xf32>
        %913 = arith.addi %826, %c82 : index
        %914 = memref.load %6[%913] : memref<?xf32>
        %915 = arith.addi %826, %c39 : index
        %916 = memref.load %6[%915] : memref<?xf32>
        %917 = arith.addi %826, %c83 : index
        %918 = memref.load %6[%917] : memref<?xf32>
        %919 = arith.addi %826, %c25 : index
        %920 = memref.load %6[%919] : memref<?xf32>
        %921 = arith.addi %826, %c84 : index
        %922 = memref.load %6[%921] : memref<?xf32>
        %923 = arith.addi %826, %c50 : index
        %924 = memref.load %6[%923] : memref<?xf32>
        %925 = arith.addi %826, %c85 : index
        %926 = memref.load %6[%925] : memref<?xf32>
        %927 = arith.addi %826, %c86 : index
        %928 = memref.load %6[%927] : memref<?xf32>
        %929 = arith.addi %826, %c87 : index
        %930 = memref.load %6[%929] : memref<?xf32>
        %931 = arith.maxnumf %900, %904 fastmath<nnan> : f32
        %932 = arith.subf %900, %931 : f32
        %933 = wave.exp2 %932 : f32
        %934 = arith.subf %904, %931 : f32
        %935 = wave.exp2 %934 : f32
        %936 = arith.mulf %902, %933 : f32
        %937 = math.fma %906, %935, %936 : f32
        %938 = arith.maxnumf %931, %908 fastmath<nnan> : f32
        %939 = arith.subf %931, %938 : f32
        %940 = wave.exp2 %939 : f32
        %941 = arith.subf %908, %938 : f32
        %942 = wave.exp2 %941 : f32
        %943 = arith.mulf %937, %940 : f32
        %944 = math.fma %910, %942, %943 : f32
        %945 = arith.maxnumf %938, %912 fastmath<nnan> : f32
        %946 = arith.subf %938, %945 : f32
        %947 = wave.exp2 %946 : f32
        %948 = arith.subf %912, %945 : f32
        %949 = wave.exp2 %948 : f32
        %950 = arith.mulf %944, %947 : f32
        %951 = math.fma %914, %949, %950 : f32
        %952 = arith.maxnumf %945, %916 fastmath<nnan> : f32
        %953 = arith.subf %945, %952 : f32
        %954 = wave.exp2 %953 : f32
        %955 = arith.subf %916, %952 : f32
        %956 = wave.exp2 %955 : f32
        %957 = arith.mulf %951, %954 : f32
        %958 = math.fma %918, %956, %957 : f32
        %959 = arith.maxnumf %952, %920 fastmath<nnan> : f32
        %960 = arith.subf %952, %959 : f32
        %961 = wave.exp2 %960 : f32
        %962 = arith.subf %920, %959 : f32
        %963 = wave.exp2 %962 : f32
        %964 = arith.mulf %958, %961 : f32
        %965 = math.fma %922, %963, %964 : f32
        %966 = arith.maxnumf %959, %924 fastmath<nnan> : f32
        %967 = arith.subf %959, %966 : f32
        %968 = wave.exp2 %967 : f32
        %969 = arith.subf %924, %966 : f32
        %970 = wave.exp2 %969 : f32
        %971 = arith.mulf %965, %968 : f32
        %972 = math.fma %926, %970, %971 : f32
        %973 = arith.maxnumf %966, %928 fastmath<nnan> : f32
        %974 = arith.subf %966, %973 : f32
        %975 = wave.exp2 %974 : f32
        %976 = arith.subf %928, %973 : f32
        %977 = wave.exp2 %976 : f32
        %978 = arith.mulf %972, %975 : f32
        %979 = math.fma %930, %977, %978 : f32
        %980 = arith.addi %824, %c24 : index
        %981 = arith.addi %980, %c24 : index
        %982 = memref.load %5[%981] : memref<?xf32>
        %983 = arith.addi %980, %c40 : index
        %984 = memref.load %5[%983] : memref<?xf32>
        %985 = arith.addi %980, %c42 : index
        %986 = memref.load %5[%985] : memref<?xf32>
        %987 = arith.addi %980, %c100 : index
        %988 = memref.load %5[%987] : memref<?xf32>
        %989 = arith.addi %980, %c101 : index
        %990 = memref.load %5[%989] : memref<?xf32>
        %991 = arith.addi %980, %c102 : index
        %992 = memref.load %5[%991] : memref<?xf32>
        %993 = arith.addi %980, %c103 : index
        %994 = memref.load %5[%993] : memref<?xf32>
        %995 = arith.addi %980, %c104 : index
        %996 = memref.load %5[%995] : memref<?xf32>
        %997 = arith.mulf %982, %933 : f32
        %998 = math.fma %984, %935, %997 : f32
        %999 = arith.mulf %998, %940 : f32
        %1000 = math.fma %986, %942, %999 : f32
        %1001 = arith.mulf %1000, %947 : f32
        %1002 = math.fma %988, %949, %1001 : f32
        %1003 = arith.mulf %1002, %954 : f32
        %1004 = math.fma %990, %956, %1003 : f32
        %1005 = arith.mulf %1004, %961 : f32
        %1006 = math.fma %992, %963, %1005 : f32
        %1007 = arith.mulf %1006, %968 : f32
        %1008 = math.fma %994, %970, %1007 : f32
        %1009 = arith.mulf %1008, %975 : f32
        %1010 = math.fma %996, %977, %1009 : f32
        %1011 = arith.addi %824, %c7 : index
        %1012 = arith.addi %1011, %c24 : index
        %1013 = memref.load %5[%1012] : memref<?xf32>
        %1014 = arith.addi %1011, %c40 : index
        %1015 = memref.load %5[%1014] : memref<?xf32>
        %1016 = arith.addi %1011, %c42 : index
        %1017 = memref.load %5[%1016] : memref<?xf32>
        %1018 = arith.addi %1011, %c100 : index
        %1019 = memref.load %5[%1018] : memref<?xf32>
        %1020 = arith.addi %1011, %c101 : index
        %1021 = memref.load %5[%1020] : memref<?xf32>
        %1022 = arith.addi %1011, %c102 : index
        %1023 = memref.load %5[%1022] : memref<?xf32>
        %1024 = arith.addi %1011, %c103 : index
        %1025 = memref.load %5[%1024] : memref<?xf32>
        %1026 = arith.addi %1011, %c104 : index
        %1027 = memref.load %5[%1026] : memref<?xf32>
        %1028 = arith.mulf %1013, %933 : f32
        %1029 = math.fma %1015, %935, %1028 : f32
        %1030 = arith.mulf %1029, %940 : f32
        %1031 = math.fma %1017, %942, %1030 : f32
        %1032 = arith.mulf %1031, %947 : f32
        %1033 = math.fma %1019, %949, %1032 : f32
        %1034 = arith.mulf %1033, %954 : f32
        %1035 = math.fma %1021, %956, %1034 : f32
        %1036 = arith.mulf %1035, %961 : f32
        %1037 = math.fma %1023, %963, %1036 : f32
        %1038 = arith.mulf %1037, %968 : f32
        %1039 = math.fma %1025, %970, %1038 : f32
        %1040 = arith.mulf %1039, %975 : f32
        %1041 = math.fma %1027, %977, %1040 : f32
        wave.barrier
        scf.if %828 {
          %1042 = arith.muli %8, %c40 : index
          %1043 = arith.muli %2, %c9 : index
          %1044 = arith.addi %1042, %1043 : index
          %1045 = arith.addi %1044, %827 : index
          %1046 = vector.extract %179#6[0] : f32 from vector<8xf32>
          %1047 = arith.addi %1045, %c24 : index
          memref.store %1046, %5[%1047] : memref<?xf32>
          %1048 = vector.extract %179#6[1] : f32 from vector<8xf32>
          %1049 = arith.addi %1045, %c3 : index
          memref.store %1048, %5[%1049] : memref<?xf32>
          %1050 = vector.extract %179#6[2] : f32 from vector<8xf32>
          %1051 = arith.addi %1045, %c23 : index
          memref.store %1050, %5[%1051] : memref<?xf32>
          %1052 = vector.extract %179#6[3] : f32 from vector<8xf32>
          %1053 = arith.addi %1045, %c30 : index
          memref.store %1052, %5[%1053] : memref<?xf32>
          %1054 = vector.extract %179#6[4] : f32 from vector<8xf32>
          %1055 = arith.addi %1045, %c32 : index
          memref.store %1054, %5[%1055] : memref<?xf32>
          %1056 = vector.extract %179#6[5] : f32 from vector<8xf32>
          %1057 = arith.addi %1045, %c27 : index
          memref.store %1056, %5[%1057] : memref<?xf32>
          %1058 = vector.extract %179#6[6] : f32 from vector<8xf32>
          %1059 = arith.addi %1045, %c81 : index
          memref.store %1058, %5[%1059] : memref<?xf32>
          %1060 = vector.extract %179#6[7] : f32 from vector<8xf32>
          %1061 = arith.addi %1045, %c82 : index
          memref.store %1060, %5[%1061] : memref<?xf32>
        }
        wave.barrier
        %1062 = memref.load %5[%981] : memref<?xf32>
        %1063 = memref.load %5[%983] : memref<?xf32>
        %1064 = memref.load %5[%985] : memref<?xf32>
        %1065 = memref.load %5[%987] : memref<?xf32>
        %1066 = memref.load %5[%989] : memref<?xf32>
        %1067 = memref.load %5[%991] : memref<?xf32>
        %1068 = memref.load %5[%993] : memref<?xf32>
        %1069 = memref.load %5[%995] : memref<?xf32>
        %1070 = arith.mulf %1062, %933 : f32
        %1071 = math.fma %1063, %935, %1070 : f32
        %1072 = arith.mulf %1071, %940 : f32
        %1073 = math.fma %1064, %942, %1072 : f32
        %1074 = arith.mulf %1073, %947 : f32
        %1075 = math.fma %1065, %949, %1074 : f32
        %1076 = arith.mulf %1075, %954 : f32
        %1077 = math.fma %1066, %956, %1076 : f32
        %1078 = arith.mulf %1077, %961 : f32
        %1079 = math.fma %1067, %963, %1078 : f32
        %1080 = arith.mulf %1079, %968 : f32
        %1081 = math.fma %1068, %970, %1080 : f32
        %1082 = arith.mulf %1081, %975 : f32
        %1083 = math.fma %1069, %977, %1082 : f32
        %1084 = arith.cmpi eq, %42, %c18 : i32
        scf.if %1084 {
          %1085 = arith.divf %c105, %979 : f32
          %1086 = arith.addi %17, %826 : index
          %1087 = arith.cmpi slt, %1086, %groupSize : index
          scf.if %1087 {
            %1088 = arith.muli %15, %groupSize : index
            %1089 = arith.addi %1088, %1086 : index
            %1090 = arith.muli %1089, %c27 : index
            %1091 = arith.muli %heads, %c27 : index
            %1092 = arith.divui %980, %c9 : index
            %1093 = arith.muli %15, %c27 : index
            %1094 = arith.addi %1093, %1092 : index
            %1095 = memref.load %factors[%1094] : memref<?xf32>
            %1096 = arith.muli %kvHeads, %c27 : index
            %1097 = arith.addi %1094, %1096 : index
            %1098 = memref.load %factors[%1097] : memref<?xf32>
            %1099 = arith.mulf %1010, %1085 : f32
            %1100 = math.fma %1099, %1095, %1098 : f32
            %1101 = arith.addi %1090, %1092 : index
            %1102 = arith.divui %24, %outTileRows : index
            %1103 = arith.divui %1091, %c3 : index
            %1104 = arith.muli %1102, %1103 : index
            %1105 = arith.divui %1101, %c3 : index
            %1106 = arith.addi %1104, %1105 : index
            %1107 = arith.muli %1106, %c10 : index
            %1108 = arith.remui %1101, %c3 : index
            %1109 = arith.divui %1108, %c9 : index
            %1110 = arith.addi %1107, %1109 : index
            %1111 = arith.muli %outTileRows, %c9 : index
            %1112 = arith.muli %1110, %1111 : index
            %1113 = arith.remui %24, %outTileRows : index
            %1114 = arith.muli %1113, %c9 : index
            %1115 = arith.addi %1112, %1114 : index
            %1116 = arith.remui %1101, %c9 : index
            %1117 = arith.addi %1115, %1116 : index
            %1118 = arith.addf %1100, %c45 : f32
            %1119 = arith.minimumf %1118, %c107 : f32
            %1120 = arith.maximumf %1119, %c108 : f32
            %1121 = arith.truncf %1120 : f32 to f16
            memref.store %1121, %out[%1117] : memref<?xf16>
            %1122 = arith.divui %1011, %c9 : index
            %1123 = arith.addi %1093, %1122 : index
            %1124 = memref.load %factors[%1123] : memref<?xf32>
            %1125 = arith.addi %1123, %1096 : index
            %1126 = memref.load %factors[%1125] : memref<?xf32>
            %1127 = arith.mulf %1041, %1085 : f32
            %1128 = math.fma %1127, %1124, %1126 : f32
            %1129 = arith.addi %1090, %1122 : index
            %1130 = arith.divui %1129, %c3 : index
            %1131 = arith.addi %1104, %1130 : index
            %1132 = arith.muli %1131, %c10 : index
            %1133 = arith.remui %1129, %c3 : index
            %1134 = arith.divui %1133, %c9 : index
            %1135 = arith.addi %1132, %1134 : index
            %1136 = arith.muli %1135, %1111 : index
            %1137 = arith.addi %1136, %1114 : index
            %1138 = arith.remui %1129, %c9 : index
            %1139 = arith.addi %1137, %1138 : index
            %1140 = arith.addf %1128, %c45 : f32
            %1141 = arith.minimumf %1140, %c107 : f32
            %1142 = arith.maximumf %1141, %c108 : f32
            %1143 = arith.truncf %1142 : f32 to f16
            memref.store %1143, %out[%1139] : memref<?xf16>
            %1144 = arith.cmpi slt, %824, %c39 : index
            scf.if %1144 {
              %1145 = arith.addi %824, %c40 : index
              %1146 = arith.divui %1145, %c9 : index
              %1147 = arith.addi %1093, %1146 : index
              %1148 = memref.load %factors[%1147] : memref<?xf32>
              %1149 = arith.addi %1147, %1096 : index
              %1150 = memref.load %factors[%1149] : memref<?xf32>
              %1151 = arith.mulf %1083, %1085 : f32
              %1152 = math.fma %1151, %1148, %1150 : f32
              %1153 = arith.addi %1090, %1146 : index
              %1154 = arith.divui %1153, %c3 : index
              %1155 = arith.addi %1104, %1154 : index
              %1156 = arith.muli %1155, %c10 : index
              %1157 = arith.remui %1153, %c3 : index
              %1158 = arith.divui %1157, %c9 : index
              %1159 = arith.addi %1156, %1158 : index
              %1160 = arith.muli %1159, %1111 : index
              %1161 = arith.addi %1160, %1114 : index
              %1162 = arith.remui %1153, %c9 : index
              %1163 = arith.addi %1161, %1162 : index
              %1164 = arith.addf %1152, %c45 : f32
              %1165 = arith.minimumf %1164, %c107 : f32
              %1166 = arith.maximumf %1165, %c108 : f32
              %1167 = arith.truncf %1166 : f32 to f16
              memref.store %1167, %out[%1163] : memref<?xf16>
            }
          }
        } else {
          %1168 = arith.addi %ranges, %groups : index
          %1169 = arith.muli %9, %1168 : index
          %1170 = arith.index_castui %171 : i32 to index
          %1171 = arith.addi %1169, %1170 : index
          %1172 = arith.muli %1171, %c111 : index
          %1173 = arith.addi %1172, %980 : index
          memref.store %1010, %partial[%1173] : memref<?xf32>
          %1174 = arith.addi %1172, %1011 : index
          memref.store %1041, %partial[%1174] : memref<?xf32>
          %1175 = arith.cmpi slt, %824, %c39 : index
          scf.if %1175 {
            %1176 = arith.addi %824, %c40 : index
            %1177 = arith.addi %1172, %1176 : index
            memref.store %1083, %partial[%1177] : memref<?xf32>
          }
          %1178 = arith.cmpi slt, %824, %c9 : index
          scf.if %1178 {
            %1179 = arith.addi %1172, %c16 : index
            %1180 = arith.addi %1179, %824 : index
            memref.store %973, %partial[%1180] : memref<?xf32>
            %1181 = arith.addi %1180, %c9 : index
            memref.store %979, %partial[%1181] : memref<?xf32>
          }
          %1182 = arith.addi %42, %c73 : i32
          %1183 = arith.divui %1182, %c74 : i32
          %1184 = arith.divui %171, %c74 : i32
          %1185 = arith.addi %groups, %c4 : index
          %1186 = arith.muli %9, %1185 : index
          %1187 = arith.muli %1184, %c74 : i32
          %1188 = arith.subi %42, %1187 : i32
          %1189 = arith.minsi %1188, %c74 : i32
          %1190 = arith.index_castui %1184 : i32 to index
          %1191 = arith.addi %1186, %1190 : index
          %1192 = arith.index_castui %1189 : i32 to index
          %1193 = wave.arrive %counters[%1191], %1192 : memref<?xi32>
          scf.if %1193 {
            %1200:5 = scf.for %1194 = %c49 to %1189 step %c74 iter_args(%1195 = %c44, %1196 = %c45, %1197 = %c45, %1198 = %c45, %1199 = %c45) -> (f32, f32, f32, f32, f32) : i32 {
              %1201 = arith.addi %1194, %c49 : i32
              %1202 = arith.subi %1189, %c18 : i32
              %1203 = arith.minsi %1201, %1202 : i32
              %1204 = arith.addi %1187, %1203 : i32
              %1205 = arith.index_castui %1204 : i32 to index
              %1206 = arith.addi %1169, %1205 : index
              %1207 = arith.muli %1206, %c111 : index
              %1208 = arith.addi %1207, %c16 : index
              %1209 = arith.addi %1208, %826 : index
              %1210 = memref.load %partial[%1209] : memref<?xf32>
              %1211 = arith.cmpi slt, %1201, %1189 : i32
              %1212 = arith.select %1211, %1210, %c44 : f32
              %1213 = arith.addi %1207, %824 : index
              %1214 = arith.addi %1213, %c24 : index
              %1215 = memref.load %partial[%1214] : memref<?xf32>
              %1216 = arith.addi %1213, %c7 : index
              %1217 = memref.load %partial[%1216] : memref<?xf32>
              %1218 = arith.addi %824, %c40 : index
              %1219 = arith.minsi %1218, %c16 : index
              %1220 = arith.addi %1207, %1219 : index
              %1221 = memref.load %partial[%1220] : memref<?xf32>
              %1222 = arith.addi %1209, %c9 : index
              %1223 = memref.load %partial[%1222] : memref<?xf32>
              %1224 = arith.addi %1194, %c18 : i32
              %1225 = arith.minsi %1224, %1202 : i32
              %1226 = arith.addi %1187, %1225 : i32
              %1227 = arith.index_castui %1226 : i32 to index
              %1228 = arith.addi %1169, %1227 : index
              %1229 = arith.muli %1228, %c111 : index
              %1230 = arith.addi %1229, %c16 : index
              %1231 = arith.addi %1230, %826 : index
              %1232 = memref.load %partial[%1231] : memref<?xf32>
              %1233 = arith.cmpi slt, %1224, %1189 : i32
              %1234 = arith.select %1233, %1232, %c44 : f32
              %1235 = arith.addi %1229, %824 : index
              %1236 = arith.addi %1235, %c24 : index
              %1237 = memref.load %partial[%1236] : memref<?xf32>
              %1238 = arith.addi %1235, %c7 : index
              %1239 = memref.load %partial[%1238] : memref<?xf32>
              %1240 = arith.addi %1229, %1219 : index
              %1241 = memref.load %partial[%1240] : memref<?xf32>
              %1242 = arith.addi %1231, %c9 : index
              %1243 = memref.load %partial[%1242] : memref<?xf32>
              %1244 = arith.addi %1194, %c65 : i32
              %1245 = arith.minsi %1244, %1202 : i32
              %1246 = arith.addi %1187, %1245 : i32
              %1247 = arith.index_castui %1246 : i32 to index
              %1248 = arith.addi %1169, %1247 : index
              %1249 = arith.muli %1248, %c111 : index
              %1250 = arith.addi %1249, %c16 : index
              %1251 = arith.addi %1250, %826 : index
              %1252 = memref.load %partial[%1251] : memref<?xf32>
              %1253 = arith.cmpi slt, %1244, %1189 : i32
              %1254 = arith.select %1253, %1252, %c44 : f32
              %1255 = arith.addi %1249, %824 : index
              %1256 = arith.addi %1255, %c24 : index
              %1257 = memref.load %partial[%1256] : memref<?xf32>
              %1258 = arith.addi %1255, %c7 : index
              %1259 = memref.load %partial[%1258] : memref<?xf32>
              %1260 = arith.addi %1249, %1219 : index
              %1261 = memref.load %partial[%1260] : memref<?xf32>
              %1262 = arith.addi %1251, %c9 : index
              %1263 = memref.load %partial[%1262] : memref<?xf32>
              %1264 = arith.addi %1194, %c67 : i32
              %1265 = arith.minsi %1264, %1202 : i32
              %1266 = arith.addi %1187, %1265 : i32
              %1267 = arith.index_castui %1266 : i32 to index
              %1268 = arith.addi %1169, %1267 : index
              %1269 = arith.muli %1268, %c111 : index
              %1270 = arith.addi %1269, %c16 : index
              %1271 = arith.addi %1270, %826 : index
              %1272 = memref.load %partial[%1271] : memref<?xf32>
              %1273 = arith.cmpi slt, %1264, %1189 : i32
              %1274 = arith.select %1273, %1272, %c44 : f32
              %1275 = arith.addi %1269, %824 : index
              %1276 = arith.addi %1275, %c24 : index
              %1277 = memref.load %partial[%1276] : memref<?xf32>
              %1278 = arith.addi %1275, %c7 : index
              %1279 = memref.load %partial[%1278] : memref<?xf32>
              %1280 = arith.addi %1269, %1219 : index
              %1281 = memref.load %partial[%1280] : memref<?xf32>
              %1282 = arith.addi %1271, %c9 : index
              %1283 = memref.load %partial[%1282] : memref<?xf32>
              %1284 = arith.addi %1194, %c68 : i32
              %1285 = arith.minsi %1284, %1202 : i32
              %1286 = arith.addi %1187, %1285 : i32
              %1287 = arith.index_castui %1286 : i32 to index
              %1288 = arith.addi %1169, %1287 : index
              %1289 = arith.muli %1288, %c111 : index
              %1290 = arith.addi %1289, %c16 : index
              %1291 = arith.addi %1290, %826 : index
              %1292 = memref.load %partial[%1291] : memref<?xf32>
              %1293 = arith.cmpi slt, %1284, %1189 : i32
              %1294 = arith.select %1293, %1292, %c44 : f32
              %1295 = arith.addi %1289, %824 : index
              %1296 = arith.addi %1295, %c24 : index
              %1297 = memref.load %partial[%1296] : memref<?xf32>
              %1298 = arith.addi %1295, %c7 : index
              %1299 = memref.load %partial[%1298] : memref<?xf32>
              %1300 = arith.addi %1289, %1219 : index
              %1301 = memref.load %partial[%1300] : memref<?xf32>
              %1302 = arith.addi %1291, %c9 : index
              %1303 = memref.load %partial[%1302] : memref<?xf32>
              %1304 = arith.addi %1194, %c70 : i32
              %1305 = arith.minsi %1304, %1202 : i32
              %1306 = arith.addi %1187, %1305 : i32
              %1307 = arith.index_castui %1306 : i32 to index
              %1308 = arith.addi %1169, %1307 : index
              %1309 = arith.muli %1308, %c111 : index
              %1310 = arith.addi %1309, %c16 : index
              %1311 = arith.addi %1310, %826 : index
              %1312 = memref.load %partial[%1311] : memref<?xf32>
              %1313 = arith.cmpi slt, %1304, %1189 : i32
              %1314 = arith.select %1313, %1312, %c44 : f32
              %1315 = arith.addi %1309, %824 : index
              %1316 = arith.addi %1315, %c24 : index
              %1317 = memref.load %partial[%1316] : memref<?xf32>
              %1318 = arith.addi %1315, %c7 : index
              %1319 = memref.load %partial[%1318] : memref<?xf32>
              %1320 = arith.addi %1309, %1219 : index
              %1321 = memref.load %partial[%1320] : memref<?xf32>
              %1322 = arith.addi %1311, %c9 : index
              %1323 = memref.load %partial[%1322] : memref<?xf32>
              %1324 = arith.addi %1194, %c71 : i32
              %1325 = arith.minsi %1324, %1202 : i32
              %1326 = arith.addi %1187, %1325 : i32
              %1327 = arith.index_castui %1326 : i32 to index
              %1328 = arith.addi %1169, %1327 : index
              %1329 = arith.muli %1328, %c111 : index
              %1330 = arith.addi %1329, %c16 : index
              %1331 = arith.addi %1330, %826 : index
              %1332 = memref.load %partial[%1331] : memref<?xf32>
              %1333 = arith.cmpi slt, %1324, %1189 : i32
              %1334 = arith.select %1333, %1332, %c44 : f32
              %1335 = arith.addi %1329, %824 : index
              %1336 = arith.addi %1335, %c24 : index
              %1337 = memref.load %partial[%1336] : memref<?xf32>
              %1338 = arith.addi %1335, %c7 : index
              %1339 = memref.load %partial[%1338] : memref<?xf32>
              %1340 = arith.addi %1329, %1219 : index
              %1341 = memref.load %partial[%1340] : memref<?xf32>
              %1342 = arith.addi %1331, %c9 : index
              %1343 = memref.load %partial[%1342] : memref<?xf32>
              %1344 = arith.addi %1194, %c73 : i32
              %1345 = arith.minsi %1344, %1202 : i32
              %1346 = arith.addi %1187, %1345 : i32
              %1347 = arith.index_castui %1346 : i32 to index
              %1348 = arith.addi %1169, %1347 : index
              %1349 = arith.muli %1348, %c111 : index
              %1350 = arith.addi %1349, %c16 : index
              %1351 = arith.addi %1350, %826 : index
              %1352 = memref.load %partial[%1351] : memref<?xf32>
              %1353 = arith.cmpi slt, %1344, %1189 : i32
              %1354 = arith.select %1353, %1352, %c44 : f32
              %1355 = arith.addi %1349, %824 : index
              %1356 = arith.addi %1355, %c24 : index
              %1357 = memref.load %partial[%1356] : memref<?xf32>
              %1358 = arith.addi %1355, %c7 : index
              %1359 = memref.load %partial[%1358] : memref<?xf32>
              %1360 = arith.addi %1349, %1219 : index
              %1361 = memref.load %partial[%1360] : memref<?xf32>
              %1362 = arith.addi %1351, %c9 : index
              %1363 = memref.load %partial[%1362] : memref<?xf32>
              %1364 = arith.maxnumf %1195, %1212 fastmath<nnan> : f32
              %1365 = arith.subf %1195, %1364 : f32
              %1366 = wave.exp2 %1365 : f32
              %1367 = arith.subf %1212, %1364 : f32
              %1368 = wave.exp2 %1367 : f32
              %1369 = arith.mulf %1196, %1366 : f32
              %1370 = math.fma %1223, %1368, %1369 : f32
              %1371 = arith.mulf %1197, %1366 : f32
              %1372 = math.fma %1215, %1368, %1371 : f32
              %1373 = arith.mulf %1198, %1366 : f32
              %1374 = math.fma %1217, %1368, %1373 : f32
              %1375 = arith.mulf %1199, %1366 : f32
              %1376 = math.fma %1221, %1368, %1375 : f32
              %1377 = arith.maxnumf %1364, %1234 fastmath<nnan> : f32
              %1378 = arith.subf %1364, %1377 : f32
              %1379 = wave.exp2 %1378 : f32
              %1380 = arith.subf %1234, %1377 : f32
              %1381 = wave.exp2 %1380 : f32
              %1382 = arith.mulf %1370, %1379 : f32
              %1383 = math.fma %1243, %1381, %1382 : f32
              %1384 = arith.mulf %1372, %1379 : f32
              %1385 = math.fma %1237, %1381, %1384 : f32
              %1386 = arith.mulf %1374, %1379 : f32
              %1387 = math.fma %1239, %1381, %1386 : f32
              %1388 = arith.mulf %1376, %1379 : f32
              %1389 = math.fma %1241, %1381, %1388 : f32
              %1390 = arith.maxnumf %1377, %1254 fastmath<nnan> : f32
              %1391 = arith.subf %1377, %1390 : f32
              %1392 = wave.exp2 %1391 : f32
              %1393 = arith.subf %1254, %1390 : f32
              %1394 = wave.exp2 %1393 : f32
              %1395 = arith.mulf %1383, %1392 : f32
              %1396 = math.fma %1263, %1394, %1395 : f32
              %1397 = arith.mulf %1385, %1392 : f32
              %1398 = math.fma %1257, %1394, %1397 : f32
              %1399 = arith.mulf %1387, %1392 : f32
              %1400 = math.fma %1259, %1394, %1399 : f32
              %1401 = arith.mulf %1389, %1392 : f32
              %1402 = math.fma %1261, %1394, %1401 : f32
              %1403 = arith.maxnumf %1390, %1274 fastmath<nnan> : f32
              %1404 = arith.subf %1390, %1403 : f32
              %1405 = wave.exp2 %1404 : f32
              %1406 = arith.subf %1274, %1403 : f32
              %1407 = wave.exp2 %1406 : f32
              %1408 = arith.mulf %1396, %1405 : f32
              %1409 = math.fma %1283, %1407, %1408 : f32
              %1410 = arith.mulf %1398, %1405 : f32
              %1411 = math.fma %1277, %1407, %1410 : f32
              %1412 = arith.mulf %1400, %1405 : f32
              %1413 = math.fma %1279, %1407, %1412 : f32
              %1414 = arith.mulf %1402, %1405 : f32
              %1415 = math.fma %1281, %1407, %1414 : f32
              %1416 = arith.maxnumf %1403, %1294 fastmath<nnan> : f32
              %1417 = arith.subf %1403, %1416 : f32
              %1418 = wave.exp2 %1417 : f32
              %1419 = arith.subf %1294, %1416 : f32
              %1420 = wave.exp2 %1419 : f32
              %1421 = arith.mulf %1409, %1418 : f32
              %1422 = math.fma %1303, %1420, %1421 : f32
              %1423 = arith.mulf %1411, %1418 : f32
              %1424 = math.fma %1297, %1420, %1423 : f32
              %1425 = arith.mulf %1413, %1418 : f32
              %1426 = math.fma %1299, %1420, %1425 : f32
              %1427 = arith.mulf %1415, %1418 : f32
              %1428 = math.fma %1301, %1420, %1427 : f32
              %1429 = arith.maxnumf %1416, %1314 fastmath<nnan> : f32
              %1430 = arith.subf %1416, %1429 : f32
              %1431 = wave.exp2 %1430 : f32
              %1432 = arith.subf %1314, %1429 : f32
              %1433 = wave.exp2 %1432 : f32
              %1434 = arith.mulf %1422, %1431 : f32
              %1435 = math.fma %1323, %1433, %1434 : f32
              %1436 = arith.mulf %1424, %1431 : f32
              %1437 = math.fma %1317, %1433, %1436 : f32
              %1438 = arith.mulf %1426, %1431 : f32
              %1439 = math.fma %1319, %1433, %1438 : f32
              %1440 = arith.mulf %1428, %1431 : f32
              %1441 = math.fma %1321, %1433, %1440 : f32
              %1442 = arith.maxnumf %1429, %1334 fastmath<nnan> : f32
              %1443 = arith.subf %1429, %1442 : f32
              %1444 = wave.exp2 %1443 : f32
              %1445 = arith.subf %1334, %1442 : f32
              %1446 = wave.exp2 %1445 : f32
              %1447 = arith.mulf %1435, %1444 : f32
              %1448 = math.fma %1343, %1446, %1447 : f32
              %1449 = arith.mulf %1437, %1444 : f32
              %1450 = math.fma %1337, %1446, %1449 : f32
              %1451 = arith.mulf %1439, %1444 : f32
              %1452 = math.fma %1339, %1446, %1451 : f32
              %1453 = arith.mulf %1441, %1444 : f32
              %1454 = math.fma %1341, %1446, %1453 : f32
              %1455 = arith.maxnumf %1442, %1354 fastmath<nnan> : f32
              %1456 = arith.subf %1442, %1455 : f32
              %1457 = wave.exp2 %1456 : f32
              %1458 = arith.subf %1354, %1455 : f32
              %1459 = wave.exp2 %1458 : f32
              %1460 = arith.mulf %1448, %1457 : f32
              %1461 = math.fma %1363, %1459, %1460 : f32
              %1462 = arith.mulf %1450, %1457 : f32
              %1463 = math.fma %1357, %1459, %1462 : f32
              %1464 = arith.mulf %1452, %1457 : f32
              %1465 = math.fma %1359, %1459, %1464 : f32
              %1466 = arith.mulf %1454, %1457 : f32
              %1467 = math.fma %1361, %1459, %1466 : f32
              scf.yield %1455, %1461, %1463, %1465, %1467 : f32, f32, f32, f32, f32
            }
            %1468 = arith.cmpi eq, %1183, %c18 : i32
            scf.if %1468 {
              %1469 = arith.divf %c105, %1200#1 : f32
              %1470 = arith.addi %17, %826 : index
              %1471 = arith.cmpi slt, %1470, %groupSize : index
              scf.if %1471 {
                %1472 = arith.muli %15, %groupSize : index
                %1473 = arith.addi %1472, %1470 : index
                %1474 = arith.muli %1473, %c27 : index
                %1475 = arith.muli %heads, %c27 : index
                %1476 = arith.divui %980, %c9 : index
                %1477 = arith.muli %15, %c27 : index
                %1478 = arith.addi %1477, %1476 : index
                %1479 = memref.load %factors[%1478] : memref<?xf32>
                %1480 = arith.muli %kvHeads, %c27 : index
                %1481 = arith.addi %1478, %1480 : index
                %1482 = memref.load %factors[%1481] : memref<?xf32>
                %1483 = arith.mulf %1200#2, %1469 : f32
                %1484 = math.fma %1483, %1479, %1482 : f32
                %1485 = arith.addi %1474, %1476 : index
                %1486 = arith.divui %24, %outTileRows : index
                %1487 = arith.divui %1475, %c3 : index
                %1488 = arith.muli %1486, %1487 : index
                %1489 = arith.divui %1485, %c3 : index
                %1490 = arith.addi %1488, %1489 : index
                %1491 = arith.muli %1490, %c10 : index
                %1492 = arith.remui %1485, %c3 : index
                %1493 = arith.divui %1492, %c9 : index
                %1494 = arith.addi %1491, %1493 : index
                %1495 = arith.muli %outTileRows, %c9 : index
                %1496 = arith.muli %1494, %1495 : index
                %1497 = arith.remui %24, %outTileRows : index
                %1498 = arith.muli %1497, %c9 : index
                %1499 = arith.addi %1496, %1498 : index
                %1500 = arith.remui %1485, %c9 : index
                %1501 = arith.addi %1499, %1500 : index
                %1502 = arith.addf %1484, %c45 : f32
                %1503 = arith.minimumf %1502, %c107 : f32
                %1504 = arith.maximumf %1503, %c108 : f32
                %1505 = arith.truncf %1504 : f32 to f16
                memref.store %1505, %out[%1501] : memref<?xf16>
                %1506 = arith.divui %1011, %c9 : index
                %1507 = arith.addi %1477, %1506 : index
                %1508 = memref.load %factors[%1507] : memref<?xf32>
                %1509 = arith.addi %1507, %1480 : index
                %1510 = memref.load %factors[%1509] : memref<?xf32>
                %1511 = arith.mulf %1200#3, %1469 : f32
                %1512 = math.fma %1511, %1508, %1510 : f32
                %1513 = arith.addi %1474, %1506 : index
                %1514 = arith.divui %1513, %c3 : index
                %1515 = arith.addi %1488, %1514 : index
                %1516 = arith.muli %1515, %c10 : index
                %1517 = arith.remui %1513, %c3 : index
                %1518 = arith.divui %1517, %c9 : index
                %1519 = arith.addi %1516, %1518 : index
                %1520 = arith.muli %1519, %1495 : index
                %1521 = arith.addi %1520, %1498 : index
                %1522 = arith.remui %1513, %c9 : index
                %1523 = arith.addi %1521, %1522 : index
                %1524 = arith.addf %1512, %c45 : f32
                %1525 = arith.minimumf %1524, %c107 : f32
                %1526 = arith.maximumf %1525, %c108 : f32
                %1527 = arith.truncf %1526 : f32 to f16
                memref.store %1527, %out[%1523] : memref<?xf16>
                scf.if %1175 {
                  %1528 = arith.addi %824, %c40 : index
                  %1529 = arith.divui %1528, %c9 : index
                  %1530 = arith.addi %1477, %1529 : index
                  %1531 = memref.load %factors[%1530] : memref<?xf32>
                  %1532 = arith.addi %1530, %1480 : index
                  %1533 = memref.load %factors[%1532] : memref<?xf32>
                  %1534 = arith.mulf %1200#4, %1469 : f32
                  %1535 = math.fma %1534, %1531, %1533 : f32
                  %1536 = arith.addi %1474, %1529 : index
                  %1537 = arith.divui %1536, %c3 : index
                  %1538 = arith.addi %1488, %1537 : index
                  %1539 = arith.muli %1538, %c10 : index
                  %1540 = arith.remui %1536, %c3 : index
                  %1541 = arith.divui %1540, %c9 : index
                  %1542 = arith.addi %1539, %1541 : index
                  %1543 = arith.muli %1542, %1495 : index
                  %1544 = arith.addi %1543, %1498 : index
                  %1545 = arith.remui %1536, %c9 : index
                  %1546 = arith.addi %1544, %1545 : index
                  %1547 = arith.addf %1535, %c45 : f32
                  %1548 = arith.minimumf %1547, %c107 : f32
                  %1549 = arith.maximumf %1548, %c108 : f32
                  %1550 = arith.truncf %1549 : f32 to f16
                  memref.store %1550, %out[%1546] : memref<?xf16>
                }
              }
            } else {
              %1551 = arith.index_cast %ranges : index to i32
              %1552 = arith.addi %1551, %1184 : i32
              %1553 = arith.index_castui %1552 : i32 to index
              %1554 = arith.addi %1169, %1553 : index
              %1555 = arith.muli %1554, %c111 : index
              %1556 = arith.addi %1555, %980 : index
              memref.store %1200#2, %partial[%1556] : memref<?xf32>
              %1557 = arith.addi %1555, %1011 : index
              memref.store %1200#3, %partial[%1557] : memref<?xf32>
              scf.if %1175 {
                %1558 = arith.addi %824, %c40 : index
                %1559 = arith.addi %1555, %1558 : index
                memref.store %1200#4, %partial[%1559] : memref<?xf32>
              }
              scf.if %1178 {
                %1560 = arith.addi %1555, %c16 : index
                %1561 = arith.addi %1560, %824 : index
                memref.store %1200#0, %partial[%1561] : memref<?xf32>
                %1562 = arith.addi %1561, %c9 : index
                memref.store %1200#1, %partial[%1562] : memref<?xf32>
              }
              %1563 = arith.addi %1186, %groups : index
              %1564 = arith.index_castui %1183 : i32 to index
              %1565 = wave.arrive %counters[%1563], %1564 : memref<?xi32>
              scf.if %1565 {
                %1572:5 = scf.for %1566 = %c49 to %1183 step %c74 iter_args(%1567 = %c44, %1568 = %c45, %1569 = %c45, %1570 = %c45, %1571 = %c45) -> (f32, f32, f32, f32, f32) : i32 {
                  %1573 = arith.addi %1566, %c49 : i32
                  %1574 = arith.subi %1183, %c18 : i32
                  %1575 = arith.minsi %1573, %1574 : i32
                  %1576 = arith.addi %1551, %1575 : i32
                  %1577 = arith.index_castui %1576 : i32 to index
                  %1578 = arith.addi %1169, %1577 : index
                  %1579 = arith.muli %1578, %c111 : index
                  %1580 = arith.addi %1579, %c16 : index
                  %1581 = arith.addi %1580, %826 : index
                  %1582 = memref.load %partial[%1581] : memref<?xf32>
                  %1583 = arith.cmpi slt, %1573, %1183 : i32
                  %1584 = arith.select %1583, %1582, %c44 : f32
                  %1585 = arith.addi %1579, %824 : index
                  %1586 = arith.addi %1585, %c24 : index
                  %1587 = memref.load %partial[%1586] : memref<?xf32>
                  %1588 = arith.addi %1585, %c7 : index
                  %1589 = memref.load %partial[%1588] : memref<?xf32>
                  %1590 = arith.addi %824, %c40 : index
                  %1591 = arith.minsi %1590, %c16 : index
                  %1592 = arith.addi %1579, %1591 : index
                  %1593 = memref.load %partial[%1592] : memref<?xf32>
                  %1594 = arith.addi %1581, %c9 : index
                  %1595 = memref.load %partial[%1594] : memref<?xf32>
                  %1596 = arith.addi %1566, %c18 : i32
                  %1597 = arith.minsi %1596, %1574 : i32
                  %1598 = arith.addi %1551, %1597 : i32
                  %1599 = arith.index_castui %1598 : i32 to index
                  %1600 = arith.addi %1169, %1599 : index
                  %1601 = arith.muli %1600, %c111 : index
                  %1602 = arith.addi %1601, %c16 : index
                  %1603 = arith.addi %1602, %826 : index
                  %1604 = memref.load %partial[%1603] : memref<?xf32>
                  %1605 = arith.cmpi slt, %1596, %1183 : i32
                  %1606 = arith.select %1605, %1604, %c44 : f32
                  %1607 = arith.addi %1601, %824 : index
                  %1608 = arith.addi %1607, %c24 : index
                  %1609 = memref.load %partial[%1608] : memref<?xf32>
                  %1610 = arith.addi %1607, %c7 : index
                  %1611 = memref.load %partial[%1610] : memref<?xf32>
                  %1612 = arith.addi %1601, %1591 : index
                  %1613 = memref.load %partial[%1612] : memref<?xf32>
                  %1614 = arith.addi %1603, %c9 : index
                  %1615 = memref.load %partial[%1614] : memref<?xf32>
                  %1616 = arith.addi %1566, %c65 : i32
                  %1617 = arith.minsi %1616, %1574 : i32
                  %1618 = arith.addi %1551, %1617 : i32
                  %1619 = arith.index_castui %1618 : i32 to index
                  %1620 = arith.addi %1169, %1619 : index
                  %1621 = arith.muli %1620, %c111 : index
                  %1622 = arith.addi %1621, %c16 : index
                  %1623 = arith.addi %1622, %826 : index
                  %1624 = memref.load %partial[%1623] : memref<?xf32>
                  %1625 = arith.cmpi slt, %1616, %1183 : i32
                  %1626 = arith.select %1625, %1624, %c44 : f32
                  %1627 = arith.addi %1621, %824 : index
                  %1628 = arith.addi %1627, %c24 : index
                  %1629 = memref.load %partial[%1628] : memref<?xf32>
                  %1630 = arith.addi %1627, %c7 : index
                  %1631 = memref.load %partial[%1630] : memref<?xf32>
                  %1632 = arith.addi %1621, %1591 : index
                  %1633 = memref.load %partial[%1632] : memref<?xf32>
                  %1634 = arith.addi %1623, %c9 : index
                  %1635 = memref.load %partial[%1634] : memref<?xf32>
                  %1636 = arith.addi %1566, %c67 : i32
                  %1637 = arith.minsi %1636, %1574 : i32
                  %1638 = arith.addi %1551, %1637 : i32
                  %1639 = arith.index_castui %1638 : i32 to index
                  %1640 = arith.addi %1169, %1639 : index
                  %1641 = arith.muli %1640, %c111 : index
                  %1642 = arith.addi %1641, %c16 : index
                  %1643 = arith.addi %1642, %826 : index
                  %1644 = memref.load %partial[%1643] : memref<?xf32>
                  %1645 = arith.cmpi slt, %1636, %1183 : i32
                  %1646 = arith.select %1645, %1644, %c44 : f32
                  %1647 = arith.addi %1641, %824 : index
                  %1648 = arith.addi %1647, %c24 : index
                  %1649 = memref.load %partial[%1648] : memref<?xf32>
                  %1650 = arith.addi %1647, %c7 : index
                  %1651 = memref.load %partial[%1650] : memref<?xf32>
                  %1652 = arith.addi %1641, %1591 : index
                  %1653 = memref.load %partial[%1652] : memref<?xf32>
                  %1654 = arith.addi %1643, %c9 : index
                  %1655 = memref.load %partial[%1654] : memref<?xf32>
                  %1656 = arith.addi %1566, %c68 : i32
                  %1657 = arith.minsi %1656, %1574 : i32
                  %1658 = arith.addi %1551, %1657 : i32
                  %1659 = arith.index_castui %1658 : i32 to index
                  %1660 = arith.addi %1169, %1659 : index
                  %1661 = arith.muli %1660, %c111 : index
                  %1662 = arith.addi %1661, %c16 : index
                  %1663 = arith.addi %1662, %826 : index
                  %1664 = memref.load %partial[%1663] : memref<?xf32>
                  %1665 = arith.cmpi slt, %1656, %1183 : i32
                  %1666 = arith.select %1665, %1664, %c44 : f32
                  %1667 = arith.addi %1661, %824 : index
                  %1668 = arith.addi %1667, %c24 : index
                  %1669 = memref.load %partial[%1668] : memref<?xf32>
                  %1670 = arith.addi %1667, %c7 : index
                  %1671 = memref.load %partial[%1670] : memref<?xf32>
                  %1672 = arith.addi %1661, %1591 : index
                  %1673 = memref.load %partial[%1672] : memref<?xf32>
                  %1674 = arith.addi %1663, %c9 : index
                  %1675 = memref.load %partial[%1674] : memref<?xf32>
                  %1676 = arith.addi %1566, %c70 : i32
                  %1677 = arith.minsi %1676, %1574 : i32
                  %1678 = arith.addi %1551, %1677 : i32
                  %1679 = arith.index_castui %1678 : i32 to index
                  %1680 = arith.addi %1169, %1679 : index
                  %1681 = arith.muli %1680, %c111 : index
                  %1682 = arith.addi %1681, %c16 : index
                  %1683 = arith.addi %1682, %826 : index
                  %1684 = memref.load %partial[%1683] : memref<?xf32>
                  %1685 = arith.cmpi slt, %1676, %1183 : i32
                  %1686 = arith.select %1685, %1684, %c44 : f32
                  %1687 = arith.addi %1681, %824 : index
                  %1688 = arith.addi %1687, %c24 : index
                  %1689 = memref.load %partial[%1688] : memref<?xf32>
                  %1690 = arith.addi %1687, %c7 : index
                  %1691 = memref.load %partial[%1690] : memref<?xf32>
                  %1692 = arith.addi %1681, %1591 : index
                  %1693 = memref.load %partial[%1692] : memref<?xf32>
                  %1694 = arith.addi %1683, %c9 : index
                  %1695 = memref.load %partial[%1694] : memref<?xf32>
                  %1696 = arith.addi %1566, %c71 : i32
                  %1697 = arith.minsi %1696, %1574 : i32
                  %1698 = arith.addi %1551, %1697 : i32
                  %1699 = arith.index_castui %1698 : i32 to index
                  %1700 = arith.addi %1169, %1699 : index
                  %1701 = arith.muli %1700, %c111 : index
                  %1702 = arith.addi %1701, %c16 : index
                  %1703 = arith.addi %1702, %826 : index
                  %1704 = memref.load %partial[%1703] : memref<?xf32>
                  %1705 = arith.cmpi slt, %1696, %1183 : i32
                  %1706 = arith.select %1705, %1704, %c44 : f32
                  %1707 = arith.addi %1701, %824 : index
                  %1708 = arith.addi %1707, %c24 : index
                  %1709 = memref.load %partial[%1708] : memref<?xf32>
                  %1710 = arith.addi %1707, %c7 : index
                  %1711 = memref.load %partial[%1710] : memref<?xf32>
                  %1712 = arith.addi %1701, %1591 : index
                  %1713 = memref.load %partial[%1712] : memref<?xf32>
                  %1714 = arith.addi %1703, %c9 : index
                  %1715 = memref.load %partial[%1714] : memref<?xf32>
                  %1716 = arith.addi %1566, %c73 : i32
                  %1717 = arith.minsi %1716, %1574 : i32
                  %1718 = arith.addi %1551, %1717 : i32
                  %1719 = arith.index_castui %1718 : i32 to index
                  %1720 = arith.addi %1169, %1719 : index
                  %1721 = arith.muli %1720, %c111 : index
                  %1722 = arith.addi %1721, %c16 : index
                  %1723 = arith.addi %1722, %826 : index
                  %1724 = memref.load %partial[%1723] : memref<?xf32>
                  %1725 = arith.cmpi slt, %1716, %1183 : i32
                  %1726 = arith.select %1725, %1724, %c44 : f32
                  %1727 = arith.addi %1721, %824 : index
                  %1728 = arith.addi %1727, %c24 : index
                  %1729 = memref.load %partial[%1728] : memref<?xf32>
                  %1730 = arith.addi %1727, %c7 : index
                  %1731 = memref.load %partial[%1730] : memref<?xf32>
                  %1732 = arith.addi %1721, %1591 : index
                  %1733 = memref.load %partial[%1732] : memref<?xf32>
                  %1734 = arith.addi %1723, %c9 : index
                  %1735 = memref.load %partial[%1734] : memref<?xf32>
                  %1736 = arith.maxnumf %1567, %1584 fastmath<nnan> : f32
                  %1737 = arith.subf %1567, %1736 : f32
                  %1738 = wave.exp2 %1737 : f32
                  %1739 = arith.subf %1584, %1736 : f32
                  %1740 = wave.exp2 %1739 : f32
                  %1741 = arith.mulf %1568, %1738 : f32
                  %1742 = math.fma %1595, %1740, %1741 : f32
                  %1743 = arith.mulf %1569, %1738 : f32
                  %1744 = math.fma %1587, %1740, %1743 : f32
                  %1745 = arith.mulf %1570, %1738 : f32
                  %1746 = math.fma %1589, %1740, %1745 : f32
                  %1747 = arith.mulf %1571, %1738 : f32
                  %1748 = math.fma %1593, %1740, %1747 : f32
                  %1749 = arith.maxnumf %1736, %1606 fastmath<nnan> : f32
                  %1750 = arith.subf %1736, %1749 : f32
                  %1751 = wave.exp2 %1750 : f32
                  %1752 = arith.subf %1606, %1749 : f32
                  %1753 = wave.exp2 %1752 : f32
                  %1754 = arith.mulf %1742, %1751 : f32
                  %1755 = math.fma %1615, %1753, %1754 : f32
                  %1756 = arith.mulf %1744, %1751 : f32
                  %1757 = math.fma %1609, %1753, %1756 : f32
                  %1758 = arith.mulf %1746, %1751 : f32
                  %1759 = math.fma %1611, %1753, %1758 : f32
                  %1760 = arith.mulf %1748, %1751 : f32
                  %1761 = math.fma %1613, %1753, %1760 : f32
                  %1762 = arith.maxnumf %1749, %1626 fastmath<nnan> : f32
                  %1763 = arith.subf %1749, %1762 : f32
                  %1764 = wave.exp2 %1763 : f32
                  %1765 = arith.subf %1626, %1762 : f32
                  %1766 = wave.exp2 %1765 : f32
                  %1767 = arith.mulf %1755, %1764 : f32
                  %1768 = math.fma %1635, %1766, %1767 : f32
                  %1769 = arith.mulf %1757, %1764 : f32
                  %1770 = math.fma %1629, %1766, %1769 : f32
                  %1771 = arith.mulf %1759, %1764 : f32
                  %1772 = math.fma %1631, %1766, %1771 : f32
                  %1773 = arith.mulf %1761, %1764 : f32
                  %1774 = math.fma %1633, %1766, %1773 : f32
                  %1775 = arith.maxnumf %1762, %1646 fastmath<nnan> : f32
                  %1776 = arith.subf %1762, %1775 : f32
                  %1777 = wave.exp2 %1776 : f32
                  %1778 = arith.subf %1646, %1775 : f32
                  %1779 = wave.exp2 %1778 : f32
                  %1780 = arith.mulf %1768, %1777 : f32
                  %1781 = math.fma %1655, %1779, %1780 : f32
                  %1782 = arith.mulf %1770, %1777 : f32
                  %1783 = math.fma %1649, %1779, %1782 : f32
                  %1784 = arith.mulf %1772, %1777 : f32
                  %1785 = math.fma %1651, %1779, %1784 : f32
                  %1786 = arith.mulf %1774, %1777 : f32
                  %1787 = math.fma %1653, %1779, %1786 : f32
                  %1788 = arith.maxnumf %1775, %1666 fastmath<nnan> : f32
                  %1789 = arith.subf %1775, %1788 : f32
                  %1790 = wave.exp2 %1789 : f32
                  %1791 = arith.subf %1666, %1788 : f32
                  %1792 = wave.exp2 %1791 : f32
                  %1793 = arith.mulf %1781, %1790 : f32
                  %1794 = math.fma %1675, %1792, %1793 : f32
                  %1795 = arith.mulf %1783, %1790 : f32
                  %1796 = math.fma %1669, %1792, %1795 : f32
                  %1797 = arith.mulf %1785, %1790 : f32
                  %1798 = math.fma %1671, %1792, %1797 : f32
                  %1799 = arith.mulf %1787, %1790 : f32
                  %1800 = math.fma %1673, %1792, %1799 : f32
                  %1801 = arith.maxnumf %1788, %1686 fastmath<nnan> : f32
                  %1802 = arith.subf %1788, %1801 : f32
                  %1803 = wave.exp2 %1802 : f32
                  %1804 = arith.subf %1686, %1801 : f32
                  %1805 = wave.exp2 %1804 : f32
                  %1806 = arith.mulf %1794, %1803 : f32
                  %1807 = math.fma %1695, %1805, %1806 : f32
                  %1808 = arith.mulf %1796, %1803 : f32
                  %1809 = math.fma %1689, %1805, %1808 : f32
                  %1810 = arith.mulf %1798, %1803 : f32
                  %1811 = math.fma %1691, %1805, %1810 : f32
                  %1812 = arith.mulf %1800, %1803 : f32
                  %1813 = math.fma %1693, %1805, %1812 : f32
                  %1814 = arith.maxnumf %1801, %1706 fastmath<nnan> : f32
                  %1815 = arith.subf %1801, %1814 : f32
                  %1816 = wave.exp2 %1815 : f32
                  %1817 = arith.subf %1706, %1814 : f32
                  %1818 = wave.exp2 %1817 : f32
                  %1819 = arith.mulf %1807, %1816 : f32
                  %1820 = math.fma %1715, %1818, %1819 : f32
                  %1821 = arith.mulf %1809, %1816 : f32
                  %1822 = math.fma %1709, %1818, %1821 : f32
                  %1823 = arith.mulf %1811, %1816 : f32
                  %1824 = math.fma %1711, %1818, %1823 : f32
                  %1825 = arith.mulf %1813, %1816 : f32
                  %1826 = math.fma %1713, %1818, %1825 : f32
                  %1827 = arith.maxnumf %1814, %1726 fastmath<nnan> : f32
                  %1828 = arith.subf %1814, %1827 : f32
                  %1829 = wave.exp2 %1828 : f32
                  %1830 = arith.subf %1726, %1827 : f32
                  %1831 = wave.exp2 %1830 : f32
                  %1832 = arith.mulf %1820, %1829 : f32
                  %1833 = math.fma %1735, %1831, %1832 : f32
                  %1834 = arith.mulf %1822, %1829 : f32
                  %1835 = math.fma %1729, %1831, %1834 : f32
                  %1836 = arith.mulf %1824, %1829 : f32
                  %1837 = math.fma %1731, %1831, %1836 : f32
                  %1838 = arith.mulf %1826, %1829 : f32
                  %1839 = math.fma %1733, %1831, %1838 : f32
                  scf.yield %1827, %1833, %1835, %1837, %1839 : f32, f32, f32, f32, f32
                }
                %1840 = arith.divf %c105, %1572#1 : f32
                %1841 = arith.addi %17, %826 : index
                %1842 = arith.cmpi slt, %1841, %groupSize : index
                scf.if %1842 {
                  %1843 = arith.muli %15, %groupSize : index
                  %1844 = arith.addi %1843, %1841 : index
                  %1845 = arith.muli %1844, %c27 : index
                  %1846 = arith.muli %heads, %c27 : index
                  %1847 = arith.divui %980, %c9 : index
                  %1848 = arith.muli %15, %c27 : index
                  %1849 = arith.addi %1848, %1847 : index
                  %1850 = memref.load %factors[%1849] : memref<?xf32>
                  %1851 = arith.muli %kvHeads, %c27 : index
                  %1852 = arith.addi %1849, %1851 : index
                  %1853 = memref.load %factors[%1852] : memref<?xf32>
                  %1854 = arith.mulf %1572#2, %1840 : f32
                  %1855 = math.fma %1854, %1850, %1853 : f32
                  %1856 = arith.addi %1845, %1847 : index
                  %1857 = arith.divui %24, %outTileRows : index
                  %1858 = arith.divui %1846, %c3 : index
                  %1859 = arith.muli %1857, %1858 : index
                  %1860 = arith.divui %1856, %c3 : index
                  %1861 = arith.addi %1859, %1860 : index
                  %1862 = arith.muli %1861, %c10 : index
                  %1863 = arith.remui %1856, %c3 : index
                  %1864 = arith.divui %1863, %c9 : index
                  %1865 = arith.addi %1862, %1864 : index
                  %1866 = arith.muli %outTileRows, %c9 : index
                  %1867 = arith.muli %1865, %1866 : index
                  %1868 = arith.remui %24, %outTileRows : index
                  %1869 = arith.muli %1868, %c9 : index
                  %1870 = arith.addi %1867, %1869 : index
                  %1871 = arith.remui %1856, %c9 : index
                  %1872 = arith.addi %1870, %1871 : index
                  %1873 = arith.addf %1855, %c45 : f32
                  %1874 = arith.minimumf %1873, %c107 : f32
                  %1875 = arith.maximumf %1874, %c108 : f32
                  %1876 = arith.truncf %1875 : f32 to f16
                  memref.store %1876, %out[%1872] : memref<?xf16>
                  %1877 = arith.divui %1011, %c9 : index
                  %1878 = arith.addi %1848, %1877 : index
                  %1879 = memref.load %factors[%1878] : memref<?xf32>
                  %1880 = arith.addi %1878, %1851 : index
                  %1881 = memref.load %factors[%1880] : memref<?xf32>
                  %1882 = arith.mulf %1572#3, %1840 : f32
                  %1883 = math.fma %1882, %1879, %1881 : f32
                  %1884 = arith.addi %1845, %1877 : index
                  %1885 = arith.divui %1884, %c3 : index
                  %1886 = arith.addi %1859, %1885 : index
                  %1887 = arith.muli %1886, %c10 : index
                  %1888 = arith.remui %1884, %c3 : index
                  %1889 = arith.divui %1888, %c9 : index
                  %1890 = arith.addi %1887, %1889 : index
                  %1891 = arith.muli %1890, %1866 : index
                  %1892 = arith.addi %1891, %1869 : index
                  %1893 = arith.remui %1884, %c9 : index
                  %1894 = arith.addi %1892, %1893 : index
                  %1895 = arith.addf %1883, %c45 : f32
                  %1896 = arith.minimumf %1895, %c107 : f32
                  %1897 = arith.maximumf %1896, %c108 : f32
                  %1898 = arith.truncf %1897 : f32 to f16
                  memref.store %1898, %out[%1894] : memref<?xf16>
                  scf.if %1175 {
                    %1899 = arith.addi %824, %c40 : index
                    %1900 = arith.divui %1899, %c9 : index
                    %1901 = arith.addi %1848, %1900 : index
                    %1902 = memref.load %factors[%1901] : memref<?xf32>
                    %1903 = arith.addi %1901, %1851 : index
                    %1904 = memref.load %factors[%1903] : memref<?xf32>
                    %1905 = arith.mulf %1572#4, %1840 : f32
                    %1906 = math.fma %1905, %1902, %1904 : f32
                    %1907 = arith.addi %1845, %1900 : index
                    %1908 = arith.divui %1907, %c3 : index
                    %1909 = arith.addi %1859, %1908 : index
                    %1910 = arith.muli %1909, %c10 : index
                    %1911 = arith.remui %1907, %c3 : index
                    %1912 = arith.divui %1911, %c9 : index
                    %1913 = arith.addi %1910, %1912 : index
                    %1914 = arith.muli %1913, %1866 : index
                    %1915 = arith.addi %1914, %1869 : index
                    %1916 = arith.remui %1907, %c9 : index
                    %1917 = arith.addi %1915, %1916 : index
                    %1918 = arith.addf %1906, %c45 : f32
                    %1919 = arith.minimumf %1918, %c107 : f32
                    %1920 = arith.maximumf %1919, %c108 : f32
                    %1921 = arith.truncf %1920 : f32 to f16
                    memref.store %1921, %out[%1917] : memref<?xf16>
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
