// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='f16', dim=80, columns=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d80_c8__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
  %positionsAt = wave.param "positionsAt" : index
  %c17 = arith.constant 1 : i32
  %c18 = arith.constant 16 : i32
  %c19 = arith.constant 1023 : i32
  %c20 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c22 = arith.constant 32 : index
  %c23 = arith.constant 0 : index
  %c24 = arith.constant 160 : index
  %c25 = arith.constant 20 : index
  %c26 = arith.constant 80 : index
  %c27 = arith.constant 84 : index
  %c28 = arith.constant 36 : index
  %c29 = arith.constant 48 : index
  %c30 = arith.constant 52 : index
  %c31 = arith.constant 64 : index
  %c32 = arith.constant 68 : index
  %c33 = arith.constant 23 : i32
  %c34 = arith.constant 64 : i32
  %c35 = arith.constant 253 : i32
  %c36 = arith.constant 268 : i32
  %c37 = arith.constant 14 : i32
  %c38 = arith.constant 128 : index
  %c39 = arith.constant 512 : index
  %c40 = arith.constant 768 : index
  %c41 = arith.constant 1024 : index
  %c42 = arith.constant 128 : i32
  %c43 = arith.constant 0xF149F2CA : f32
  %c44 = arith.constant 0x00000000 : f32
  %c45 = arith.constant dense<0x00000000> : vector<8xf32>
  %c46 = arith.constant 31 : i32
  %c47 = arith.constant 32 : i32
  %c48 = arith.constant 0 : i32
  %c49 = arith.constant 192 : index
  %c50 = arith.constant 320 : index
  %c51 = arith.constant 384 : index
  %c52 = arith.constant 448 : index
  %c53 = arith.constant 576 : index
  %c54 = arith.constant 640 : index
  %c55 = arith.constant 704 : index
  %c56 = arith.constant 832 : index
  %c57 = arith.constant 896 : index
  %c58 = arith.constant 960 : index
  %c59 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c60 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c61 = arith.constant 0x41000000 : f32
  %c62 = arith.constant 0x40C00000 : f32
  %c63 = arith.constant dense<-1> : vector<4xi32>
  %c64 = arith.constant 65535 : i32
  %c65 = arith.constant 2 : i32
  %c66 = arith.constant -65536 : i32
  %c67 = arith.constant 3 : i32
  %c68 = arith.constant 4 : i32
  %c69 = arith.constant 5 : i32
  %c70 = arith.constant 6 : i32
  %c71 = arith.constant 7 : i32
  %c72 = arith.constant 8 : i32
  %c73 = arith.constant 9 : i32
  %c74 = arith.constant 10 : i32
  %c75 = arith.constant 11 : i32
  %c76 = arith.constant 12 : i32
  %c77 = arith.constant 13 : i32
  %c78 = arith.constant 15 : i32
  %c79 = arith.constant 1088 : index
  %c80 = arith.constant 1152 : index
  %c81 = arith.constant 1216 : index
  %c82 = arith.constant 96 : index
  %c83 = arith.constant 112 : index
  %c84 = arith.constant 144 : index
  %c85 = arith.constant 176 : index
  %c86 = arith.constant 208 : index
  %c87 = arith.constant 224 : index
  %c88 = arith.constant 240 : index
  %c89 = arith.constant 272 : index
  %c90 = arith.constant 288 : index
  %c91 = arith.constant 304 : index
  %c92 = arith.constant 336 : index
  %c93 = arith.constant 352 : index
  %c94 = arith.constant 368 : index
  %c95 = arith.constant 400 : index
  %c96 = arith.constant 416 : index
  %c97 = arith.constant 432 : index
  %c98 = arith.constant 464 : index
  %c99 = arith.constant 480 : index
  %c100 = arith.constant 496 : index
  %c101 = arith.constant 1536 : index
  %c102 = arith.constant 2048 : index
  %c103 = arith.constant 2560 : index
  %c104 = arith.constant 3072 : index
  %c105 = arith.constant 3584 : index
  %c106 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c108 = arith.constant 0x477FE000 : f32
  %c109 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c112 = arith.constant 672 : index
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
    %34 = arith.muli %15, %c5 : index
    %35 = arith.muli %1, %c12 : index
    %36 = arith.addi %positionsAt, %24 : index
    %37 = memref.load %step[%36] : memref<?xi32>
    %38 = arith.addi %37, %c17 : i32
    %39 = arith.subi %38, %c17 : i32
    %40 = arith.divui %39, %c18 : i32
    %41 = arith.addi %38, %c19 : i32
    %42 = arith.divui %41, %c20 : i32
    %43 = arith.index_cast %slots : index to i32
    %44 = arith.cmpi slt, %11, %42 : i32
    scf.if %44 {
      %45 = arith.muli %8, %c22 : index
      %46 = arith.addi %45, %0 : index
      %47 = arith.addi %46, %c23 : index
      %48 = arith.cmpi slt, %47, %c24 : index
      scf.if %48 {
        %49 = arith.divui %47, %c25 : index
        %50 = arith.remui %47, %c25 : index
        %51 = arith.muli %50, %c12 : index
        %52 = arith.addi %17, %49 : index
        %53 = arith.subi %groupSize, %c4 : index
        %54 = arith.minsi %52, %53 : index
        %55 = arith.muli %24, %heads : index
        %56 = arith.muli %15, %groupSize : index
        %57 = arith.addi %55, %56 : index
        %58 = arith.addi %57, %54 : index
        %59 = arith.muli %58, %c26 : index
        %60 = arith.addi %59, %51 : index
        %61 = vector.load %q[%60] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %62 = arith.muli %49, %c27 : index
        %63 = arith.addi %62, %51 : index
        vector.store %61, %5[%63] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      wave.barrier
      %64 = arith.cmpi eq, %8, %c23 : index
      scf.if %64 {
        %65 = arith.remui %1, %c9 : index
        %66 = arith.muli %65, %c27 : index
        %67 = arith.muli %2, %c9 : index
        %68 = arith.addi %67, %c23 : index
        %69 = arith.addi %66, %68 : index
        %70 = vector.load %5[%69] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %71 = arith.addi %67, %c12 : index
        %72 = arith.addi %66, %71 : index
        %73 = vector.load %5[%72] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %74 = arith.addi %67, %c3 : index
        %75 = arith.addi %66, %74 : index
        %76 = vector.load %5[%75] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %77 = arith.addi %67, %c25 : index
        %78 = arith.addi %66, %77 : index
        %79 = vector.load %5[%78] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %80 = arith.addi %67, %c22 : index
        %81 = arith.addi %66, %80 : index
        %82 = vector.load %5[%81] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %83 = arith.addi %67, %c28 : index
        %84 = arith.addi %66, %83 : index
        %85 = vector.load %5[%84] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %86 = arith.addi %67, %c29 : index
        %87 = arith.addi %66, %86 : index
        %88 = vector.load %5[%87] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %89 = arith.addi %67, %c30 : index
        %90 = arith.addi %66, %89 : index
        %91 = vector.load %5[%90] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %92 = arith.addi %67, %c31 : index
        %93 = arith.addi %66, %92 : index
        %94 = vector.load %5[%93] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %95 = arith.addi %67, %c32 : index
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
        %127 = arith.shrui %126, %c33 : i32
        %128 = arith.maxsi %127, %c34 : i32
        %129 = arith.minsi %128, %c35 : i32
        %130 = arith.subi %c36, %129 : i32
        %131 = arith.shli %130, %c33 : i32
        %132 = arith.bitcast %131 : i32 to f32
        %133 = arith.subi %129, %c37 : i32
        %134 = arith.shli %133, %c33 : i32
        %135 = arith.bitcast %134 : i32 to f32
        %136 = vector.broadcast %132 : f32 to vector<4xf32>
        %137 = arith.muli %1, %c9 : index
        %138 = arith.muli %2, %c38 : index
        %139 = arith.addi %137, %138 : index
        %140 = arith.mulf %70, %136 : vector<4xf32>
        %141 = arith.truncf %140 : vector<4xf32> to vector<4xf16>
        %142 = arith.mulf %73, %136 : vector<4xf32>
        %143 = arith.truncf %142 : vector<4xf32> to vector<4xf16>
        %144 = vector.shuffle %141, %143 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %145 = arith.addi %139, %c23 : index
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
        %157 = arith.addi %139, %c39 : index
        vector.store %156, %4[%157] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %158 = arith.mulf %88, %136 : vector<4xf32>
        %159 = arith.truncf %158 : vector<4xf32> to vector<4xf16>
        %160 = arith.mulf %91, %136 : vector<4xf32>
        %161 = arith.truncf %160 : vector<4xf32> to vector<4xf16>
        %162 = vector.shuffle %159, %161 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %163 = arith.addi %139, %c40 : index
        vector.store %162, %4[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %164 = arith.mulf %94, %136 : vector<4xf32>
        %165 = arith.truncf %164 : vector<4xf32> to vector<4xf16>
        %166 = arith.mulf %97, %136 : vector<4xf32>
        %167 = arith.truncf %166 : vector<4xf32> to vector<4xf16>
        %168 = vector.shuffle %165, %167 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %169 = arith.addi %139, %c41 : index
        vector.store %168, %4[%169] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        memref.store %135, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %170 = memref.load %7[%1] : memref<?xf32>
      scf.for %171 = %11 to %42 step %43 : i32 {
        %172 = arith.muli %171, %c20 : i32
        %173 = arith.index_cast %8 : index to i32
        %174 = arith.muli %173, %c42 : i32
        %175 = arith.addi %172, %174 : i32
        %176 = arith.addi %175, %c42 : i32
        %177 = arith.minsi %176, %38 : i32
        %178 = arith.cmpi slt, %175, %38 : i32
        %179:7 = scf.if %178 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %180 = arith.subi %177, %175 : i32
          %181 = arith.addi %180, %c46 : i32
          %182 = arith.divui %181, %c47 : i32
          %183 = arith.divui %175, %c18 : i32
          %184 = arith.addi %183, %c48 : i32
          %185 = arith.minsi %184, %40 : i32
          %186 = arith.index_castui %185 : i32 to index
          %187 = arith.addi %32, %186 : index
          %188 = memref.load %step[%187] : memref<?xi32>
          %189 = arith.index_cast %188 : i32 to index
          %190 = arith.muli %189, %33 : index
          %191 = arith.addi %190, %34 : index
          %192 = arith.addi %183, %c17 : i32
          %193 = arith.minsi %192, %40 : i32
          %194 = arith.index_castui %193 : i32 to index
          %195 = arith.addi %32, %194 : index
          %196 = memref.load %step[%195] : memref<?xi32>
          %197 = arith.index_cast %196 : i32 to index
          %198 = arith.muli %197, %33 : index
          %199 = arith.addi %198, %34 : index
          %200 = arith.addi %191, %35 : index
          %201 = arith.addi %200, %c23 : index
          %202 = vector.load %kv[%201] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %203 = arith.addi %200, %c31 : index
          %204 = vector.load %kv[%203] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %205 = arith.addi %199, %35 : index
          %206 = arith.addi %205, %c23 : index
          %207 = vector.load %kv[%206] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %208 = arith.addi %205, %c31 : index
          %209 = vector.load %kv[%208] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %210 = arith.addi %200, %c38 : index
          %211 = vector.load %kv[%210] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %212 = arith.addi %200, %c49 : index
          %213 = vector.load %kv[%212] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %214 = arith.addi %205, %c38 : index
          %215 = vector.load %kv[%214] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %216 = arith.addi %205, %c49 : index
          %217 = vector.load %kv[%216] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %234:15 = scf.for %218 = %c48 to %182 step %c17 iter_args(%219 = %202, %220 = %204, %221 = %207, %222 = %209, %223 = %211, %224 = %213, %225 = %215, %226 = %217, %227 = %c43, %228 = %c44, %229 = %c45, %230 = %c45, %231 = %c45, %232 = %c45, %233 = %c45) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %235 = arith.muli %218, %c47 : i32
            %236 = arith.addi %175, %235 : i32
            %237 = arith.addi %236, %c47 : i32
            %238 = arith.divui %236, %c18 : i32
            %239 = arith.addi %238, %c48 : i32
            %240 = arith.minsi %239, %40 : i32
            %241 = arith.index_castui %240 : i32 to index
            %242 = arith.addi %32, %241 : index
            %243 = memref.load %step[%242] : memref<?xi32>
            %244 = arith.index_cast %243 : i32 to index
            %245 = arith.muli %244, %33 : index
            %246 = arith.addi %245, %34 : index
            %247 = arith.addi %238, %c17 : i32
            %248 = arith.minsi %247, %40 : i32
            %249 = arith.index_castui %248 : i32 to index
            %250 = arith.addi %32, %249 : index
            %251 = memref.load %step[%250] : memref<?xi32>
            %252 = arith.index_cast %251 : i32 to index
            %253 = arith.muli %252, %33 : index
            %254 = arith.addi %253, %34 : index
            %255 = arith.divui %237, %c18 : i32
            %256 = arith.addi %255, %c48 : i32
            %257 = arith.minsi %256, %40 : i32
            %258 = arith.index_castui %257 : i32 to index
            %259 = arith.addi %32, %258 : index
            %260 = memref.load %step[%259] : memref<?xi32>
            %261 = arith.index_cast %260 : i32 to index
            %262 = arith.muli %261, %33 : index
            %263 = arith.addi %262, %34 : index
            %264 = arith.addi %255, %c17 : i32
            %265 = arith.minsi %264, %40 : i32
            %266 = arith.index_castui %265 : i32 to index
            %267 = arith.addi %32, %266 : index
            %268 = memref.load %step[%267] : memref<?xi32>
            %269 = arith.index_cast %268 : i32 to index
            %270 = arith.muli %269, %33 : index
            %271 = arith.addi %270, %34 : index
            %272 = wave.opaque %c23 : index
            %273 = arith.muli %1, %c9 : index
            %274 = arith.addi %272, %273 : index
            %275 = arith.addi %246, %35 : index
            %276 = arith.addi %275, %c7 : index
            %277 = vector.load %kv[%276] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %278 = arith.addi %275, %c50 : index
            %279 = vector.load %kv[%278] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %280 = arith.addi %254, %35 : index
            %281 = arith.addi %280, %c7 : index
            %282 = vector.load %kv[%281] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %283 = arith.addi %280, %c50 : index
            %284 = vector.load %kv[%283] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %285 = vector.shuffle %219, %220 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %286 = vector.bitcast %285 : vector<8xi32> to vector<16xf16>
            %287 = vector.shuffle %221, %222 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %288 = vector.bitcast %287 : vector<8xi32> to vector<16xf16>
            %289 = arith.addi %274, %c23 : index
            %290 = vector.load %4[%289] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %291 = arith.addi %289, %c38 : index
            %292 = vector.load %4[%291] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %293 = vector.shuffle %290, %292 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %294 = wave.mma %286, %293, %c45 : vector<16xf16>, vector<8xf32>
            %295 = wave.mma %288, %293, %c45 : vector<16xf16>, vector<8xf32>
            %296 = arith.addi %275, %c51 : index
            %297 = vector.load %kv[%296] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %298 = arith.addi %275, %c52 : index
            %299 = vector.load %kv[%298] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %300 = arith.addi %280, %c51 : index
            %301 = vector.load %kv[%300] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %302 = arith.addi %280, %c52 : index
            %303 = vector.load %kv[%302] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %304 = vector.shuffle %223, %224 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %305 = vector.bitcast %304 : vector<8xi32> to vector<16xf16>
            %306 = vector.shuffle %225, %226 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %307 = vector.bitcast %306 : vector<8xi32> to vector<16xf16>
            %308 = arith.addi %274, %c7 : index
            %309 = vector.load %4[%308] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %310 = arith.addi %308, %c38 : index
            %311 = vector.load %4[%310] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %312 = vector.shuffle %309, %311 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %313 = wave.mma %305, %312, %294 : vector<16xf16>, vector<8xf32>
            %314 = wave.mma %307, %312, %295 : vector<16xf16>, vector<8xf32>
            %315 = arith.addi %275, %c39 : index
            %316 = vector.load %kv[%315] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %317 = arith.addi %275, %c53 : index
            %318 = vector.load %kv[%317] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %319 = arith.addi %280, %c39 : index
            %320 = vector.load %kv[%319] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %321 = arith.addi %280, %c53 : index
            %322 = vector.load %kv[%321] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %323 = vector.shuffle %277, %279 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %324 = vector.bitcast %323 : vector<8xi32> to vector<16xf16>
            %325 = vector.shuffle %282, %284 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %326 = vector.bitcast %325 : vector<8xi32> to vector<16xf16>
            %327 = arith.addi %274, %c39 : index
            %328 = vector.load %4[%327] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %329 = arith.addi %327, %c38 : index
            %330 = vector.load %4[%329] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %331 = vector.shuffle %328, %330 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %332 = wave.mma %324, %331, %313 : vector<16xf16>, vector<8xf32>
            %333 = wave.mma %326, %331, %314 : vector<16xf16>, vector<8xf32>
            %334 = arith.addi %275, %c54 : index
            %335 = vector.load %kv[%334] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %336 = arith.addi %275, %c55 : index
            %337 = vector.load %kv[%336] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %338 = arith.addi %280, %c54 : index
            %339 = vector.load %kv[%338] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %340 = arith.addi %280, %c55 : index
            %341 = vector.load %kv[%340] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %342 = vector.shuffle %297, %299 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %343 = vector.bitcast %342 : vector<8xi32> to vector<16xf16>
            %344 = vector.shuffle %301, %303 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %345 = vector.bitcast %344 : vector<8xi32> to vector<16xf16>
            %346 = arith.addi %274, %c40 : index
            %347 = vector.load %4[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %348 = arith.addi %346, %c38 : index
            %349 = vector.load %4[%348] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %350 = vector.shuffle %347, %349 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %351 = wave.mma %343, %350, %332 : vector<16xf16>, vector<8xf32>
            %352 = wave.mma %345, %350, %333 : vector<16xf16>, vector<8xf32>
            %353 = arith.addi %275, %c40 : index
            %354 = vector.load %kv[%353] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %355 = arith.addi %275, %c56 : index
            %356 = vector.load %kv[%355] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %357 = arith.addi %280, %c40 : index
            %358 = vector.load %kv[%357] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %359 = arith.addi %280, %c56 : index
            %360 = vector.load %kv[%359] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %361 = vector.shuffle %316, %318 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %362 = vector.bitcast %361 : vector<8xi32> to vector<16xf16>
            %363 = vector.shuffle %320, %322 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %364 = vector.bitcast %363 : vector<8xi32> to vector<16xf16>
            %365 = arith.addi %274, %c41 : index
            %366 = vector.load %4[%365] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %367 = arith.addi %365, %c38 : index
            %368 = vector.load %4[%367] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %369 = vector.shuffle %366, %368 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %370 = wave.mma %362, %369, %351 : vector<16xf16>, vector<8xf32>
            %371 = wave.mma %364, %369, %352 : vector<16xf16>, vector<8xf32>
            %372 = arith.addi %275, %c57 : index
            %373 = vector.load %kv[%372] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %374 = arith.addi %275, %c58 : index
            %375 = vector.load %kv[%374] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %376 = arith.addi %280, %c57 : index
            %377 = vector.load %kv[%376] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %378 = arith.addi %280, %c58 : index
            %379 = vector.load %kv[%378] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %380 = wave.opaque %370 : vector<8xf32>
            %381 = wave.opaque %371 : vector<8xf32>
            %382 = wave.opaque %237 : i32
            %383 = arith.cmpi sgt, %382, %177 : i32
            %384:2 = scf.if %383 -> (vector<8xf32>, vector<8xf32>) {
              %385 = arith.index_cast %2 : index to i32
              %386 = arith.addi %236, %385 : i32
              %387 = arith.subi %38, %386 : i32
              %388 = arith.subi %387, %c48 : i32
              %389 = vector.broadcast %388 : i32 to vector<8xi32>
              %390 = arith.cmpi sgt, %389, %c60 : vector<8xi32>
              %391 = arith.select %390, %380, %c59 : vector<8xi1>, vector<8xf32>
              %392 = arith.subi %387, %c18 : i32
              %393 = vector.broadcast %392 : i32 to vector<8xi32>
              %394 = arith.cmpi sgt, %393, %c60 : vector<8xi32>
              %395 = arith.select %394, %381, %c59 : vector<8xi1>, vector<8xf32>
              scf.yield %391, %395 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %380, %381 : vector<8xf32>, vector<8xf32>
            }
            %396 = vector.extract %384#0[0] : f32 from vector<8xf32>
            %397 = vector.extract %384#0[1] : f32 from vector<8xf32>
            %398 = vector.extract %384#0[2] : f32 from vector<8xf32>
            %399 = vector.extract %384#0[3] : f32 from vector<8xf32>
            %400 = vector.extract %384#0[4] : f32 from vector<8xf32>
            %401 = vector.extract %384#0[5] : f32 from vector<8xf32>
            %402 = vector.extract %384#0[6] : f32 from vector<8xf32>
            %403 = vector.extract %384#0[7] : f32 from vector<8xf32>
            %404 = vector.extract %384#1[0] : f32 from vector<8xf32>
            %405 = vector.extract %384#1[1] : f32 from vector<8xf32>
            %406 = vector.extract %384#1[2] : f32 from vector<8xf32>
            %407 = vector.extract %384#1[3] : f32 from vector<8xf32>
            %408 = vector.extract %384#1[4] : f32 from vector<8xf32>
            %409 = vector.extract %384#1[5] : f32 from vector<8xf32>
            %410 = vector.extract %384#1[6] : f32 from vector<8xf32>
            %411 = vector.extract %384#1[7] : f32 from vector<8xf32>
            %412 = arith.maxnumf %396, %397 fastmath<nnan> : f32
            %413 = arith.maxnumf %412, %398 fastmath<nnan> : f32
            %414 = arith.maxnumf %413, %399 fastmath<nnan> : f32
            %415 = arith.maxnumf %414, %400 fastmath<nnan> : f32
            %416 = arith.maxnumf %415, %401 fastmath<nnan> : f32
            %417 = arith.maxnumf %416, %402 fastmath<nnan> : f32
            %418 = arith.maxnumf %417, %403 fastmath<nnan> : f32
            %419 = arith.maxnumf %418, %404 fastmath<nnan> : f32
            %420 = arith.maxnumf %419, %405 fastmath<nnan> : f32
            %421 = arith.maxnumf %420, %406 fastmath<nnan> : f32
            %422 = arith.maxnumf %421, %407 fastmath<nnan> : f32
            %423 = arith.maxnumf %422, %408 fastmath<nnan> : f32
            %424 = arith.maxnumf %423, %409 fastmath<nnan> : f32
            %425 = arith.maxnumf %424, %410 fastmath<nnan> : f32
            %426 = arith.maxnumf %425, %411 fastmath<nnan> : f32
            %427 = wave.swap_halves %426 : f32
            %428 = arith.maxnumf %426, %427 fastmath<nnan> : f32
            %429 = arith.mulf %428, %170 : f32
            %430 = arith.addf %227, %c61 : f32
            %431 = arith.cmpf ogt, %429, %430 : f32
            %432:7 = scf.if %431 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %433 = arith.subf %227, %429 : f32
              %434 = wave.exp2 %433 : f32
              %435 = vector.broadcast %434 : f32 to vector<8xf32>
              %436 = arith.mulf %228, %434 : f32
              %437 = arith.mulf %229, %435 : vector<8xf32>
              %438 = arith.mulf %230, %435 : vector<8xf32>
              %439 = arith.mulf %231, %435 : vector<8xf32>
              %440 = arith.mulf %232, %435 : vector<8xf32>
              %441 = arith.mulf %233, %435 : vector<8xf32>
              scf.yield %429, %436, %437, %438, %439, %440, %441 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %227, %228, %229, %230, %231, %232, %233 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %442 = vector.broadcast %170 : f32 to vector<8xf32>
            %443 = arith.subf %c62, %432#0 : f32
            %444 = vector.broadcast %443 : f32 to vector<8xf32>
            %445 = math.fma %384#0, %442, %444 : vector<8xf32>
            %446 = wave.exp2 %445 : vector<8xf32>
            %447 = math.fma %384#1, %442, %444 : vector<8xf32>
            %448 = wave.exp2 %447 : vector<8xf32>
            %449 = arith.truncf %446 : vector<8xf32> to vector<8xf16>
            %450 = vector.bitcast %449 : vector<8xf16> to vector<4xi32>
            %451 = wave.swap_halves %450 : vector<4xi32>
            %452 = arith.select %3, %451, %450 : vector<4xi32>
            %453 = arith.select %3, %450, %451 : vector<4xi32>
            %454 = vector.shuffle %452, %453 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %455 = vector.bitcast %454 : vector<8xi32> to vector<16xf16>
            %456 = arith.truncf %448 : vector<8xf32> to vector<8xf16>
            %457 = vector.bitcast %456 : vector<8xf16> to vector<4xi32>
            %458 = wave.swap_halves %457 : vector<4xi32>
            %459 = arith.select %3, %458, %457 : vector<4xi32>
            %460 = arith.select %3, %457, %458 : vector<4xi32>
            %461 = vector.shuffle %459, %460 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %462 = vector.bitcast %461 : vector<8xi32> to vector<16xf16>
            %463 = arith.addf %446, %448 : vector<8xf32>
            %464 = vector.extract %463[0] : f32 from vector<8xf32>
            %465 = vector.extract %463[1] : f32 from vector<8xf32>
            %466 = vector.extract %463[2] : f32 from vector<8xf32>
            %467 = vector.extract %463[3] : f32 from vector<8xf32>
            %468 = vector.extract %463[4] : f32 from vector<8xf32>
            %469 = vector.extract %463[5] : f32 from vector<8xf32>
            %470 = vector.extract %463[6] : f32 from vector<8xf32>
            %471 = vector.extract %463[7] : f32 from vector<8xf32>
            %472 = arith.addf %464, %468 : f32
            %473 = arith.addf %465, %469 : f32
            %474 = arith.addf %466, %470 : f32
            %475 = arith.addf %467, %471 : f32
            %476 = arith.addf %472, %474 : f32
            %477 = arith.addf %473, %475 : f32
            %478 = arith.addf %476, %477 : f32
            %479 = arith.addf %432#1, %478 : f32
            %480 = wave.opaque %479 : f32
            %481 = wave.opaque %237 : i32
            %482 = arith.cmpi sgt, %481, %177 : i32
            %483:4 = scf.if %482 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %484 = arith.subi %177, %236 : i32
              %485 = arith.subi %484, %c48 : i32
              %486 = arith.minsi %485, %c18 : i32
              %487 = arith.maxsi %486, %c48 : i32
              %488 = arith.cmpi sgt, %487, %c48 : i32
              %489 = arith.select %488, %c64, %c48 : i32
              %490 = arith.ori %c48, %489 : i32
              %491 = arith.cmpi sgt, %487, %c17 : i32
              %492 = arith.select %491, %c64, %c48 : i32
              %493 = arith.ori %c48, %492 : i32
              %494 = arith.cmpi sgt, %487, %c65 : i32
              %495 = arith.select %494, %c66, %c48 : i32
              %496 = arith.ori %490, %495 : i32
              %497 = arith.cmpi sgt, %487, %c67 : i32
              %498 = arith.select %497, %c66, %c48 : i32
              %499 = arith.ori %493, %498 : i32
              %500 = arith.cmpi sgt, %487, %c68 : i32
              %501 = arith.select %500, %c64, %c48 : i32
              %502 = arith.ori %c48, %501 : i32
              %503 = arith.cmpi sgt, %487, %c69 : i32
              %504 = arith.select %503, %c64, %c48 : i32
              %505 = arith.ori %c48, %504 : i32
              %506 = arith.cmpi sgt, %487, %c70 : i32
              %507 = arith.select %506, %c66, %c48 : i32
              %508 = arith.ori %502, %507 : i32
              %509 = arith.cmpi sgt, %487, %c71 : i32
              %510 = arith.select %509, %c66, %c48 : i32
              %511 = arith.ori %505, %510 : i32
              %512 = arith.cmpi sgt, %487, %c72 : i32
              %513 = arith.select %512, %c64, %c48 : i32
              %514 = arith.ori %c48, %513 : i32
              %515 = arith.cmpi sgt, %487, %c73 : i32
              %516 = arith.select %515, %c64, %c48 : i32
              %517 = arith.ori %c48, %516 : i32
              %518 = arith.cmpi sgt, %487, %c74 : i32
              %519 = arith.select %518, %c66, %c48 : i32
              %520 = arith.ori %514, %519 : i32
              %521 = arith.cmpi sgt, %487, %c75 : i32
              %522 = arith.select %521, %c66, %c48 : i32
              %523 = arith.ori %517, %522 : i32
              %524 = arith.cmpi sgt, %487, %c76 : i32
              %525 = arith.select %524, %c64, %c48 : i32
              %526 = arith.ori %c48, %525 : i32
              %527 = arith.cmpi sgt, %487, %c77 : i32
              %528 = arith.select %527, %c64, %c48 : i32
              %529 = arith.ori %c48, %528 : i32
              %530 = arith.cmpi sgt, %487, %c37 : i32
              %531 = arith.select %530, %c66, %c48 : i32
              %532 = arith.ori %526, %531 : i32
              %533 = arith.cmpi sgt, %487, %c78 : i32
              %534 = arith.select %533, %c66, %c48 : i32
              %535 = arith.ori %529, %534 : i32
              %536 = vector.from_elements %496, %508, %520, %532 : vector<4xi32>
              %537 = vector.from_elements %499, %511, %523, %535 : vector<4xi32>
              %538 = arith.subi %484, %c18 : i32
              %539 = arith.minsi %538, %c18 : i32
              %540 = arith.maxsi %539, %c48 : i32
              %541 = arith.cmpi sgt, %540, %c48 : i32
              %542 = arith.select %541, %c64, %c48 : i32
              %543 = arith.ori %c48, %542 : i32
              %544 = arith.cmpi sgt, %540, %c17 : i32
              %545 = arith.select %544, %c64, %c48 : i32
              %546 = arith.ori %c48, %545 : i32
              %547 = arith.cmpi sgt, %540, %c65 : i32
              %548 = arith.select %547, %c66, %c48 : i32
              %549 = arith.ori %543, %548 : i32
              %550 = arith.cmpi sgt, %540, %c67 : i32
              %551 = arith.select %550, %c66, %c48 : i32
              %552 = arith.ori %546, %551 : i32
              %553 = arith.cmpi sgt, %540, %c68 : i32
              %554 = arith.select %553, %c64, %c48 : i32
              %555 = arith.ori %c48, %554 : i32
              %556 = arith.cmpi sgt, %540, %c69 : i32
              %557 = arith.select %556, %c64, %c48 : i32
              %558 = arith.ori %c48, %557 : i32
              %559 = arith.cmpi sgt, %540, %c70 : i32
              %560 = arith.select %559, %c66, %c48 : i32
              %561 = arith.ori %555, %560 : i32
              %562 = arith.cmpi sgt, %540, %c71 : i32
              %563 = arith.select %562, %c66, %c48 : i32
              %564 = arith.ori %558, %563 : i32
              %565 = arith.cmpi sgt, %540, %c72 : i32
              %566 = arith.select %565, %c64, %c48 : i32
              %567 = arith.ori %c48, %566 : i32
              %568 = arith.cmpi sgt, %540, %c73 : i32
              %569 = arith.select %568, %c64, %c48 : i32
              %570 = arith.ori %c48, %569 : i32
              %571 = arith.cmpi sgt, %540, %c74 : i32
              %572 = arith.select %571, %c66, %c48 : i32
              %573 = arith.ori %567, %572 : i32
              %574 = arith.cmpi sgt, %540, %c75 : i32
              %575 = arith.select %574, %c66, %c48 : i32
              %576 = arith.ori %570, %575 : i32
              %577 = arith.cmpi sgt, %540, %c76 : i32
              %578 = arith.select %577, %c64, %c48 : i32
              %579 = arith.ori %c48, %578 : i32
              %580 = arith.cmpi sgt, %540, %c77 : i32
              %581 = arith.select %580, %c64, %c48 : i32
              %582 = arith.ori %c48, %581 : i32
              %583 = arith.cmpi sgt, %540, %c37 : i32
              %584 = arith.select %583, %c66, %c48 : i32
              %585 = arith.ori %579, %584 : i32
              %586 = arith.cmpi sgt, %540, %c78 : i32
              %587 = arith.select %586, %c66, %c48 : i32
              %588 = arith.ori %582, %587 : i32
              %589 = vector.from_elements %549, %561, %573, %585 : vector<4xi32>
              %590 = vector.from_elements %552, %564, %576, %588 : vector<4xi32>
              scf.yield %536, %537, %589, %590 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c63, %c63, %c63, %c63 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %591 = wave.opaque %237 : i32
            %592 = arith.cmpi sgt, %591, %177 : i32
            %593:4 = scf.if %592 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %594 = arith.andi %335, %483#0 : vector<4xi32>
              %595 = arith.andi %337, %483#1 : vector<4xi32>
              %596 = arith.andi %339, %483#2 : vector<4xi32>
              %597 = arith.andi %341, %483#3 : vector<4xi32>
              scf.yield %594, %595, %596, %597 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %335, %337, %339, %341 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %598 = vector.shuffle %593#0, %593#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %599 = vector.bitcast %598 : vector<8xi32> to vector<16xf16>
            %600 = wave.mma %599, %455, %432#2 : vector<16xf16>, vector<8xf32>
            %601 = vector.shuffle %593#2, %593#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %602 = vector.bitcast %601 : vector<8xi32> to vector<16xf16>
            %603 = wave.mma %602, %462, %600 : vector<16xf16>, vector<8xf32>
            %604 = wave.opaque %603 : vector<8xf32>
            %605 = arith.addi %275, %c41 : index
            %606 = vector.load %kv[%605] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %607 = arith.addi %275, %c79 : index
            %608 = vector.load %kv[%607] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %609 = arith.addi %280, %c41 : index
            %610 = vector.load %kv[%609] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %611 = arith.addi %280, %c79 : index
            %612 = vector.load %kv[%611] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %613 = wave.opaque %237 : i32
            %614 = arith.cmpi sgt, %613, %177 : i32
            %615:4 = scf.if %614 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %616 = arith.andi %354, %483#0 : vector<4xi32>
              %617 = arith.andi %356, %483#1 : vector<4xi32>
              %618 = arith.andi %358, %483#2 : vector<4xi32>
              %619 = arith.andi %360, %483#3 : vector<4xi32>
              scf.yield %616, %617, %618, %619 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %354, %356, %358, %360 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %620 = vector.shuffle %615#0, %615#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %621 = vector.bitcast %620 : vector<8xi32> to vector<16xf16>
            %622 = wave.mma %621, %455, %432#3 : vector<16xf16>, vector<8xf32>
            %623 = vector.shuffle %615#2, %615#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %624 = vector.bitcast %623 : vector<8xi32> to vector<16xf16>
            %625 = wave.mma %624, %462, %622 : vector<16xf16>, vector<8xf32>
            %626 = wave.opaque %625 : vector<8xf32>
            %627 = arith.addi %275, %c80 : index
            %628 = vector.load %kv[%627] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %629 = arith.addi %275, %c81 : index
            %630 = vector.load %kv[%629] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %631 = arith.addi %280, %c80 : index
            %632 = vector.load %kv[%631] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %633 = arith.addi %280, %c81 : index
            %634 = vector.load %kv[%633] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %635 = wave.opaque %237 : i32
            %636 = arith.cmpi sgt, %635, %177 : i32
            %637:4 = scf.if %636 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %638 = arith.andi %373, %483#0 : vector<4xi32>
              %639 = arith.andi %375, %483#1 : vector<4xi32>
              %640 = arith.andi %377, %483#2 : vector<4xi32>
              %641 = arith.andi %379, %483#3 : vector<4xi32>
              scf.yield %638, %639, %640, %641 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %373, %375, %377, %379 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %642 = vector.shuffle %637#0, %637#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %643 = vector.bitcast %642 : vector<8xi32> to vector<16xf16>
            %644 = wave.mma %643, %455, %432#4 : vector<16xf16>, vector<8xf32>
            %645 = vector.shuffle %637#2, %637#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %646 = vector.bitcast %645 : vector<8xi32> to vector<16xf16>
            %647 = wave.mma %646, %462, %644 : vector<16xf16>, vector<8xf32>
            %648 = wave.opaque %647 : vector<8xf32>
            wave.pin
            %649 = wave.opaque %237 : i32
            %650 = arith.cmpi sgt, %649, %177 : i32
            %651:4 = scf.if %650 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %652 = arith.andi %606, %483#0 : vector<4xi32>
              %653 = arith.andi %608, %483#1 : vector<4xi32>
              %654 = arith.andi %610, %483#2 : vector<4xi32>
              %655 = arith.andi %612, %483#3 : vector<4xi32>
              scf.yield %652, %653, %654, %655 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %606, %608, %610, %612 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %656 = vector.shuffle %651#0, %651#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %657 = vector.bitcast %656 : vector<8xi32> to vector<16xf16>
            %658 = wave.mma %657, %455, %432#5 : vector<16xf16>, vector<8xf32>
            %659 = vector.shuffle %651#2, %651#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %660 = vector.bitcast %659 : vector<8xi32> to vector<16xf16>
            %661 = wave.mma %660, %462, %658 : vector<16xf16>, vector<8xf32>
            %662 = wave.opaque %661 : vector<8xf32>
            wave.pin
            %663 = wave.opaque %237 : i32
            %664 = arith.cmpi slt, %663, %177 : i32
            %665:4 = scf.if %664 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %666 = arith.addi %263, %35 : index
              %667 = arith.addi %666, %c23 : index
              %668 = vector.load %kv[%667] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %669 = arith.addi %666, %c31 : index
              %670 = vector.load %kv[%669] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %671 = arith.addi %271, %35 : index
              %672 = arith.addi %671, %c23 : index
              %673 = vector.load %kv[%672] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %674 = arith.addi %671, %c31 : index
              %675 = vector.load %kv[%674] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %668, %670, %673, %675 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %651#0, %651#1, %651#2, %651#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %676 = wave.opaque %237 : i32
            %677 = arith.cmpi sgt, %676, %177 : i32
            %678:4 = scf.if %677 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %679 = arith.andi %628, %483#0 : vector<4xi32>
              %680 = arith.andi %630, %483#1 : vector<4xi32>
              %681 = arith.andi %632, %483#2 : vector<4xi32>
              %682 = arith.andi %634, %483#3 : vector<4xi32>
              scf.yield %679, %680, %681, %682 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %628, %630, %632, %634 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %683 = vector.shuffle %678#0, %678#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %684 = vector.bitcast %683 : vector<8xi32> to vector<16xf16>
            %685 = wave.mma %684, %455, %432#6 : vector<16xf16>, vector<8xf32>
            %686 = vector.shuffle %678#2, %678#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %687 = vector.bitcast %686 : vector<8xi32> to vector<16xf16>
            %688 = wave.mma %687, %462, %685 : vector<16xf16>, vector<8xf32>
            %689 = wave.opaque %688 : vector<8xf32>
            wave.pin
            %690 = wave.opaque %237 : i32
            %691 = arith.cmpi slt, %690, %177 : i32
            %692:4 = scf.if %691 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %693 = arith.addi %263, %35 : index
              %694 = arith.addi %693, %c38 : index
              %695 = vector.load %kv[%694] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %696 = arith.addi %693, %c49 : index
              %697 = vector.load %kv[%696] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %698 = arith.addi %271, %35 : index
              %699 = arith.addi %698, %c38 : index
              %700 = vector.load %kv[%699] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %701 = arith.addi %698, %c49 : index
              %702 = vector.load %kv[%701] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %695, %697, %700, %702 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %678#0, %678#1, %678#2, %678#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            scf.yield %665#0, %665#1, %665#2, %665#3, %692#0, %692#1, %692#2, %692#3, %432#0, %480, %604, %626, %648, %662, %689 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %703 = wave.swap_halves %234#9 : f32
          %704 = arith.addf %234#9, %703 : f32
          scf.yield %234#8, %704, %234#10, %234#11, %234#12, %234#13, %234#14 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c43, %c44, %c45, %c45, %c45, %c45, %c45 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %705 = wave.opaque %c23 : index
        %706 = arith.addi %46, %705 : index
        %707 = arith.remui %0, %c9 : index
        %708 = arith.addi %707, %705 : index
        %709 = arith.addi %1, %705 : index
        %710 = arith.cmpi slt, %709, %c9 : index
        scf.if %710 {
          %711 = arith.addi %45, %709 : index
          memref.store %179#0, %6[%711] : memref<?xf32>
          %712 = arith.addi %711, %c3 : index
          memref.store %179#1, %6[%712] : memref<?xf32>
          %713 = arith.muli %8, %c39 : index
          %714 = arith.muli %2, %c9 : index
          %715 = arith.addi %713, %714 : index
          %716 = arith.addi %715, %709 : index
          %717 = vector.extract %179#2[0] : f32 from vector<8xf32>
          %718 = arith.addi %716, %c23 : index
          memref.store %717, %5[%718] : memref<?xf32>
          %719 = vector.extract %179#2[1] : f32 from vector<8xf32>
          %720 = arith.addi %716, %c3 : index
          memref.store %719, %5[%720] : memref<?xf32>
          %721 = vector.extract %179#2[2] : f32 from vector<8xf32>
          %722 = arith.addi %716, %c22 : index
          memref.store %721, %5[%722] : memref<?xf32>
          %723 = vector.extract %179#2[3] : f32 from vector<8xf32>
          %724 = arith.addi %716, %c29 : index
          memref.store %723, %5[%724] : memref<?xf32>
          %725 = vector.extract %179#2[4] : f32 from vector<8xf32>
          %726 = arith.addi %716, %c31 : index
          memref.store %725, %5[%726] : memref<?xf32>
          %727 = vector.extract %179#2[5] : f32 from vector<8xf32>
          %728 = arith.addi %716, %c26 : index
          memref.store %727, %5[%728] : memref<?xf32>
          %729 = vector.extract %179#2[6] : f32 from vector<8xf32>
          %730 = arith.addi %716, %c82 : index
          memref.store %729, %5[%730] : memref<?xf32>
          %731 = vector.extract %179#2[7] : f32 from vector<8xf32>
          %732 = arith.addi %716, %c83 : index
          memref.store %731, %5[%732] : memref<?xf32>
          %733 = vector.extract %179#3[0] : f32 from vector<8xf32>
          %734 = arith.addi %716, %c38 : index
          memref.store %733, %5[%734] : memref<?xf32>
          %735 = vector.extract %179#3[1] : f32 from vector<8xf32>
          %736 = arith.addi %716, %c84 : index
          memref.store %735, %5[%736] : memref<?xf32>
          %737 = vector.extract %179#3[2] : f32 from vector<8xf32>
          %738 = arith.addi %716, %c24 : index
          memref.store %737, %5[%738] : memref<?xf32>
          %739 = vector.extract %179#3[3] : f32 from vector<8xf32>
          %740 = arith.addi %716, %c85 : index
          memref.store %739, %5[%740] : memref<?xf32>
          %741 = vector.extract %179#3[4] : f32 from vector<8xf32>
          %742 = arith.addi %716, %c49 : index
          memref.store %741, %5[%742] : memref<?xf32>
          %743 = vector.extract %179#3[5] : f32 from vector<8xf32>
          %744 = arith.addi %716, %c86 : index
          memref.store %743, %5[%744] : memref<?xf32>
          %745 = vector.extract %179#3[6] : f32 from vector<8xf32>
          %746 = arith.addi %716, %c87 : index
          memref.store %745, %5[%746] : memref<?xf32>
          %747 = vector.extract %179#3[7] : f32 from vector<8xf32>
          %748 = arith.addi %716, %c88 : index
          memref.store %747, %5[%748] : memref<?xf32>
          %749 = vector.extract %179#4[0] : f32 from vector<8xf32>
          %750 = arith.addi %716, %c7 : index
          memref.store %749, %5[%750] : memref<?xf32>
          %751 = vector.extract %179#4[1] : f32 from vector<8xf32>
          %752 = arith.addi %716, %c89 : index
          memref.store %751, %5[%752] : memref<?xf32>
          %753 = vector.extract %179#4[2] : f32 from vector<8xf32>
          %754 = arith.addi %716, %c90 : index
          memref.store %753, %5[%754] : memref<?xf32>
          %755 = vector.extract %179#4[3] : f32 from vector<8xf32>
          %756 = arith.addi %716, %c91 : index
          memref.store %755, %5[%756] : memref<?xf32>
          %757 = vector.extract %179#4[4] : f32 from vector<8xf32>
          %758 = arith.addi %716, %c50 : index
          memref.store %757, %5[%758] : memref<?xf32>
          %759 = vector.extract %179#4[5] : f32 from vector<8xf32>
          %760 = arith.addi %716, %c92 : index
          memref.store %759, %5[%760] : memref<?xf32>
          %761 = vector.extract %179#4[6] : f32 from vector<8xf32>
          %762 = arith.addi %716, %c93 : index
          memref.store %761, %5[%762] : memref<?xf32>
          %763 = vector.extract %179#4[7] : f32 from vector<8xf32>
          %764 = arith.addi %716, %c94 : index
          memref.store %763, %5[%764] : memref<?xf32>
          %765 = vector.extract %179#5[0] : f32 from vector<8xf32>
          %766 = arith.addi %716, %c51 : index
          memref.store %765, %5[%766] : memref<?xf32>
          %767 = vector.extract %179#5[1] : f32 from vector<8xf32>
          %768 = arith.addi %716, %c95 : index
          memref.store %767, %5[%768] : memref<?xf32>
          %769 = vector.extract %179#5[2] : f32 from vector<8xf32>
          %770 = arith.addi %716, %c96 : index
          memref.store %769, %5[%770] : memref<?xf32>
          %771 = vector.extract %179#5[3] : f32 from vector<8xf32>
          %772 = arith.addi %716, %c97 : index
          memref.store %771, %5[%772] : memref<?xf32>
          %773 = vector.extract %179#5[4] : f32 from vector<8xf32>
          %774 = arith.addi %716, %c52 : index
          memref.store %773, %5[%774] : memref<?xf32>
          %775 = vector.extract %179#5[5] : f32 from vector<8xf32>
          %776 = arith.addi %716, %c98 : index
          memref.store %775, %5[%776] : memref<?xf32>
          %777 = vector.extract %179#5[6] : f32 from vector<8xf32>
          %778 = arith.addi %716, %c99 : index
          memref.store %777, %5[%778] : memref<?xf32>
          %779 = vector.extract %179#5[7] : f32 from vector<8xf32>
          %780 = arith.addi %716, %c100 : index
          memref.store %779, %5[%780] : memref<?xf32>
        }
        wave.barrier
        %781 = arith.addi %708, %c23 : index
        %782 = memref.load %6[%781] : memref<?xf32>
        %783 = arith.addi %708, %c3 : index
        %784 = memref.load %6[%783] : memref<?xf32>
        %785 = arith.addi %708, %c22 : index
        %786 = memref.load %6[%785] : memref<?xf32>
        %787 = arith.addi %708, %c29 : index
        %788 = memref.load %6[%787] : memref<?xf32>
        %789 = arith.addi %708, %c31 : index
        %790 = memref.load %6[%789] : memref<?xf32>
        %791 = arith.addi %708, %c26 : index
        %792 = memref.load %6[%791] : memref<?xf32>
        %793 = arith.addi %708, %c82 : index
        %794 = memref.load %6[%793] : memref<?xf32>
        %795 = arith.addi %708, %c83 : index
        %796 = memref.load %6[%795] : memref<?xf32>
        %797 = arith.addi %708, %c38 : index
        %798 = memref.load %6[%797] : memref<?xf32>
        %799 = arith.addi %708, %c84 : index
        %800 = memref.load %6[%799] : memref<?xf32>
        %801 = arith.addi %708, %c24 : index
        %802 = memref.load %6[%801] : memref<?xf32>
        %803 = arith.addi %708, %c85 : index
        %804 = memref.load %6[%803] : memref<?xf32>
        %805 = arith.addi %708, %c49 : index
        %806 = memref.load %6[%805] : memref<?xf32>
        %807 = arith.addi %708, %c86 : index
        %808 = memref.load %6[%807] : memref<?xf32>
        %809 = arith.addi %708, %c87 : index
        %810 = memref.load %6[%809] : memref<?xf32>
        %811 = arith.addi %708, %c88 : index
        %812 = memref.load %6[%811] : memref<?xf32>
        %813 = arith.maxnumf %782, %786 fastmath<nnan> : f32
        %814 = arith.subf %782, %813 : f32
        %815 = wave.exp2 %814 : f32
        %816 = arith.subf %786, %813 : f32
        %817 = wave.exp2 %816 : f32
        %818 = arith.mulf %784, %815 : f32
        %819 = math.fma %788, %817, %818 : f32
        %820 = arith.maxnumf %813, %790 fastmath<nnan> : f32
        %821 = arith.subf %813, %820 : f32
        %822 = wave.exp2 %821 : f32
        %823 = arith.subf %790, %820 : f32
        %824 = wave.exp2 %823 : f32
        %825 = arith.mulf %819, %822 : f32
        %826 = math.fma %792, %824, %825 : f32
        %827 = arith.maxnumf %820, %794 fastmath<nnan> : f32
        %828 = arith.subf %820, %827 : f32
        %829 = wave.exp2 %828 : f32
        %830 = arith.subf %794, %827 : f32
        %831 = wave.exp2 %830 : f32
        %832 = arith.mulf %826, %829 : f32
        %833 = math.fma %796, %831, %832 : f32
        %834 = arith.maxnumf %827, %798 fastmath<nnan> : f32
        %835 = arith.subf %827, %834 : f32
        %836 = wave.exp2 %835 : f32
        %837 = arith.subf %798, %834 : f32
        %838 = wave.exp2 %837 : f32
        %839 = arith.mulf %833, %836 : f32
        %840 = math.fma %800, %838, %839 : f32
        %841 = arith.maxnumf %834, %802 fastmath<nnan> : f32
        %842 = arith.subf %834, %841 : f32
        %843 = wave.exp2 %842 : f32
        %844 = arith.subf %802, %841 : f32
        %845 = wave.exp2 %844 : f32
        %846 = arith.mulf %840, %843 : f32
        %847 = math.fma %804, %845, %846 : f32
        %848 = arith.maxnumf %841, %806 fastmath<nnan> : f32
        %849 = arith.subf %841, %848 : f32
        %850 = wave.exp2 %849 : f32
        %851 = arith.subf %806, %848 : f32
        %852 = wave.exp2 %851 : f32
        %853 = arith.mulf %847, %850 : f32
        %854 = math.fma %808, %852, %853 : f32
        %855 = arith.maxnumf %848, %810 fastmath<nnan> : f32
        %856 = arith.subf %848, %855 : f32
        %857 = wave.exp2 %856 : f32
        %858 = arith.subf %810, %855 : f32
        %859 = wave.exp2 %858 : f32
        %860 = arith.mulf %854, %857 : f32
        %861 = math.fma %812, %859, %860 : f32
        %862 = arith.addi %706, %c23 : index
        %863 = arith.addi %862, %c23 : index
        %864 = memref.load %5[%863] : memref<?xf32>
        %865 = arith.addi %862, %c39 : index
        %866 = memref.load %5[%865] : memref<?xf32>
        %867 = arith.addi %862, %c41 : index
        %868 = memref.load %5[%867] : memref<?xf32>
        %869 = arith.addi %862, %c101 : index
        %870 = memref.load %5[%869] : memref<?xf32>
        %871 = arith.addi %862, %c102 : index
        %872 = memref.load %5[%871] : memref<?xf32>
        %873 = arith.addi %862, %c103 : index
        %874 = memref.load %5[%873] : memref<?xf32>
        %875 = arith.addi %862, %c104 : index
        %876 = memref.load %5[%875] : memref<?xf32>
        %877 = arith.addi %862, %c105 : index
        %878 = memref.load %5[%877] : memref<?xf32>
        %879 = arith.mulf %864, %815 : f32
        %880 = math.fma %866, %817, %879 : f32
        %881 = arith.mulf %880, %822 : f32
        %882 = math.fma %868, %824, %881 : f32
        %883 = arith.mulf %882, %829 : f32
        %884 = math.fma %870, %831, %883 : f32
        %885 = arith.mulf %884, %836 : f32
        %886 = math.fma %872, %838, %885 : f32
        %887 = arith.mulf %886, %843 : f32
        %888 = math.fma %874, %845, %887 : f32
        %889 = arith.mulf %888, %850 : f32
        %890 = math.fma %876, %852, %889 : f32
        %891 = arith.mulf %890, %857 : f32
        %892 = math.fma %878, %859, %891 : f32
        %893 = arith.addi %706, %c7 : index
        %894 = arith.addi %893, %c23 : index
        %895 = memref.load %5[%894] : memref<?xf32>
        %896 = arith.addi %893, %c39 : index
        %897 = memref.load %5[%896] : memref<?xf32>
        %898 = arith.addi %893, %c41 : index
        %899 = memref.load %5[%898] : memref<?xf32>
        %900 = arith.addi %893, %c101 : index
        %901 = memref.load %5[%900] : memref<?xf32>
        %902 = arith.addi %893, %c102 : index
        %903 = memref.load %5[%902] : memref<?xf32>
        %904 = arith.addi %893, %c103 : index
        %905 = memref.load %5[%904] : memref<?xf32>
        %906 = arith.addi %893, %c104 : index
        %907 = memref.load %5[%906] : memref<?xf32>
        %908 = arith.addi %893, %c105 : index
        %909 = memref.load %5[%908] : memref<?xf32>
        %910 = arith.mulf %895, %815 : f32
        %911 = math.fma %897, %817, %910 : f32
        %912 = arith.mulf %911, %822 : f32
        %913 = math.fma %899, %824, %912 : f32
        %914 = arith.mulf %913, %829 : f32
        %915 = math.fma %901, %831, %914 : f32
        %916 = arith.mulf %915, %836 : f32
        %917 = math.fma %903, %838, %916 : f32
        %918 = arith.mulf %917, %843 : f32
        %919 = math.fma %905, %845, %918 : f32
        %920 = arith.mulf %919, %850 : f32
        %921 = math.fma %907, %852, %920 : f32
        %922 = arith.mulf %921, %857 : f32
        %923 = math.fma %909, %859, %922 : f32
        wave.barrier
        scf.if %710 {
          %924 = arith.muli %8, %c39 : index
          %925 = arith.muli %2, %c9 : index
          %926 = arith.addi %924, %925 : index
          %927 = arith.addi %926, %709 : index
          %928 = vector.extract %179#6[0] : f32 from vector<8xf32>
          %929 = arith.addi %927, %c23 : index
          memref.store %928, %5[%929] : memref<?xf32>
          %930 = vector.extract %179#6[1] : f32 from vector<8xf32>
          %931 = arith.addi %927, %c3 : index
          memref.store %930, %5[%931] : memref<?xf32>
          %932 = vector.extract %179#6[2] : f32 from vector<8xf32>
          %933 = arith.addi %927, %c22 : index
          memref.store %932, %5[%933] : memref<?xf32>
          %934 = vector.extract %179#6[3] : f32 from vector<8xf32>
          %935 = arith.addi %927, %c29 : index
          memref.store %934, %5[%935] : memref<?xf32>
          %936 = vector.extract %179#6[4] : f32 from vector<8xf32>
          %937 = arith.addi %927, %c31 : index
          memref.store %936, %5[%937] : memref<?xf32>
          %938 = vector.extract %179#6[5] : f32 from vector<8xf32>
          %939 = arith.addi %927, %c26 : index
          memref.store %938, %5[%939] : memref<?xf32>
          %940 = vector.extract %179#6[6] : f32 from vector<8xf32>
          %941 = arith.addi %927, %c82 : index
          memref.store %940, %5[%941] : memref<?xf32>
          %942 = vector.extract %179#6[7] : f32 from vector<8xf32>
          %943 = arith.addi %927, %c83 : index
          memref.store %942, %5[%943] : memref<?xf32>
        }
        wave.barrier
        %944 = memref.load %5[%863] : memref<?xf32>
        %945 = memref.load %5[%865] : memref<?xf32>
        %946 = memref.load %5[%867] : memref<?xf32>
        %947 = memref.load %5[%869] : memref<?xf32>
        %948 = memref.load %5[%871] : memref<?xf32>
        %949 = memref.load %5[%873] : memref<?xf32>
        %950 = memref.load %5[%875] : memref<?xf32>
        %951 = memref.load %5[%877] : memref<?xf32>
        %952 = arith.mulf %944, %815 : f32
        %953 = math.fma %945, %817, %952 : f32
        %954 = arith.mulf %953, %822 : f32
        %955 = math.fma %946, %824, %954 : f32
        %956 = arith.mulf %955, %829 : f32
        %957 = math.fma %947, %831, %956 : f32
        %958 = arith.mulf %957, %836 : f32
        %959 = math.fma %948, %838, %958 : f32
        %960 = arith.mulf %959, %843 : f32
        %961 = math.fma %949, %845, %960 : f32
        %962 = arith.mulf %961, %850 : f32
        %963 = math.fma %950, %852, %962 : f32
        %964 = arith.mulf %963, %857 : f32
        %965 = math.fma %951, %859, %964 : f32
        %966 = arith.cmpi eq, %42, %c17 : i32
        scf.if %966 {
          %967 = arith.divf %c106, %861 : f32
          %968 = arith.addi %17, %708 : index
          %969 = arith.cmpi slt, %968, %groupSize : index
          scf.if %969 {
            %970 = arith.muli %15, %groupSize : index
            %971 = arith.addi %970, %968 : index
            %972 = arith.muli %971, %c26 : index
            %973 = arith.muli %heads, %c26 : index
            %974 = arith.divui %862, %c9 : index
            %975 = arith.muli %15, %c26 : index
            %976 = arith.addi %975, %974 : index
            %977 = memref.load %factors[%976] : memref<?xf32>
            %978 = arith.muli %kvHeads, %c26 : index
            %979 = arith.addi %976, %978 : index
            %980 = memref.load %factors[%979] : memref<?xf32>
            %981 = arith.mulf %892, %967 : f32
            %982 = math.fma %981, %977, %980 : f32
            %983 = arith.addi %972, %974 : index
            %984 = arith.divui %24, %outTileRows : index
            %985 = arith.divui %973, %c3 : index
            %986 = arith.muli %984, %985 : index
            %987 = arith.divui %983, %c3 : index
            %988 = arith.addi %986, %987 : index
            %989 = arith.muli %988, %c10 : index
            %990 = arith.remui %983, %c3 : index
            %991 = arith.divui %990, %c9 : index
            %992 = arith.addi %989, %991 : index
            %993 = arith.muli %outTileRows, %c9 : index
            %994 = arith.muli %992, %993 : index
            %995 = arith.remui %24, %outTileRows : index
            %996 = arith.muli %995, %c9 : index
            %997 = arith.addi %994, %996 : index
            %998 = arith.remui %983, %c9 : index
            %999 = arith.addi %997, %998 : index
            %1000 = arith.addf %982, %c44 : f32
            %1001 = arith.minimumf %1000, %c108 : f32
            %1002 = arith.maximumf %1001, %c109 : f32
            %1003 = arith.truncf %1002 : f32 to f16
            memref.store %1003, %out[%999] : memref<?xf16>
            %1004 = arith.divui %893, %c9 : index
            %1005 = arith.addi %975, %1004 : index
            %1006 = memref.load %factors[%1005] : memref<?xf32>
            %1007 = arith.addi %1005, %978 : index
            %1008 = memref.load %factors[%1007] : memref<?xf32>
            %1009 = arith.mulf %923, %967 : f32
            %1010 = math.fma %1009, %1006, %1008 : f32
            %1011 = arith.addi %972, %1004 : index
            %1012 = arith.divui %1011, %c3 : index
            %1013 = arith.addi %986, %1012 : index
            %1014 = arith.muli %1013, %c10 : index
            %1015 = arith.remui %1011, %c3 : index
            %1016 = arith.divui %1015, %c9 : index
            %1017 = arith.addi %1014, %1016 : index
            %1018 = arith.muli %1017, %993 : index
            %1019 = arith.addi %1018, %996 : index
            %1020 = arith.remui %1011, %c9 : index
            %1021 = arith.addi %1019, %1020 : index
            %1022 = arith.addf %1010, %c44 : f32
            %1023 = arith.minimumf %1022, %c108 : f32
            %1024 = arith.maximumf %1023, %c109 : f32
            %1025 = arith.truncf %1024 : f32 to f16
            memref.store %1025, %out[%1021] : memref<?xf16>
            %1026 = arith.cmpi slt, %706, %c38 : index
            scf.if %1026 {
              %1027 = arith.addi %706, %c39 : index
              %1028 = arith.divui %1027, %c9 : index
              %1029 = arith.addi %975, %1028 : index
              %1030 = memref.load %factors[%1029] : memref<?xf32>
              %1031 = arith.addi %1029, %978 : index
              %1032 = memref.load %factors[%1031] : memref<?xf32>
              %1033 = arith.mulf %965, %967 : f32
              %1034 = math.fma %1033, %1030, %1032 : f32
              %1035 = arith.addi %972, %1028 : index
              %1036 = arith.divui %1035, %c3 : index
              %1037 = arith.addi %986, %1036 : index
              %1038 = arith.muli %1037, %c10 : index
              %1039 = arith.remui %1035, %c3 : index
              %1040 = arith.divui %1039, %c9 : index
              %1041 = arith.addi %1038, %1040 : index
              %1042 = arith.muli %1041, %993 : index
              %1043 = arith.addi %1042, %996 : index
              %1044 = arith.remui %1035, %c9 : index
              %1045 = arith.addi %1043, %1044 : index
              %1046 = arith.addf %1034, %c44 : f32
              %1047 = arith.minimumf %1046, %c108 : f32
              %1048 = arith.maximumf %1047, %c109 : f32
              %1049 = arith.truncf %1048 : f32 to f16
              memref.store %1049, %out[%1045] : memref<?xf16>
            }
          }
        } else {
          %1050 = arith.addi %ranges, %groups : index
          %1051 = arith.muli %9, %1050 : index
          %1052 = arith.index_castui %171 : i32 to index
          %1053 = arith.addi %1051, %1052 : index
          %1054 = arith.muli %1053, %c112 : index
          %1055 = arith.addi %1054, %862 : index
          memref.store %892, %partial[%1055] : memref<?xf32>
          %1056 = arith.addi %1054, %893 : index
          memref.store %923, %partial[%1056] : memref<?xf32>
          %1057 = arith.cmpi slt, %706, %c38 : index
          scf.if %1057 {
            %1058 = arith.addi %706, %c39 : index
            %1059 = arith.addi %1054, %1058 : index
            memref.store %965, %partial[%1059] : memref<?xf32>
          }
          %1060 = arith.cmpi slt, %706, %c9 : index
          scf.if %1060 {
            %1061 = arith.addi %1054, %c54 : index
            %1062 = arith.addi %1061, %706 : index
            memref.store %855, %partial[%1062] : memref<?xf32>
            %1063 = arith.addi %1062, %c9 : index
            memref.store %861, %partial[%1063] : memref<?xf32>
          }
          %1064 = arith.addi %42, %c71 : i32
          %1065 = arith.divui %1064, %c72 : i32
          %1066 = arith.divui %171, %c72 : i32
          %1067 = arith.addi %groups, %c4 : index
          %1068 = arith.muli %9, %1067 : index
          %1069 = arith.muli %1066, %c72 : i32
          %1070 = arith.subi %42, %1069 : i32
          %1071 = arith.minsi %1070, %c72 : i32
          %1072 = arith.index_castui %1066 : i32 to index
          %1073 = arith.addi %1068, %1072 : index
          %1074 = arith.index_castui %1071 : i32 to index
          %1075 = wave.arrive %counters[%1073], %1074 : memref<?xi32>
          scf.if %1075 {
            %1082:5 = scf.for %1076 = %c48 to %1071 step %c72 iter_args(%1077 = %c43, %1078 = %c44, %1079 = %c44, %1080 = %c44, %1081 = %c44) -> (f32, f32, f32, f32, f32) : i32 {
              %1083 = arith.addi %1076, %c48 : i32
              %1084 = arith.subi %1071, %c17 : i32
              %1085 = arith.minsi %1083, %1084 : i32
              %1086 = arith.addi %1069, %1085 : i32
              %1087 = arith.index_castui %1086 : i32 to index
              %1088 = arith.addi %1051, %1087 : index
              %1089 = arith.muli %1088, %c112 : index
              %1090 = arith.addi %1089, %c54 : index
              %1091 = arith.addi %1090, %708 : index
              %1092 = memref.load %partial[%1091] : memref<?xf32>
              %1093 = arith.cmpi slt, %1083, %1071 : i32
              %1094 = arith.select %1093, %1092, %c43 : f32
              %1095 = arith.addi %1089, %706 : index
              %1096 = arith.addi %1095, %c23 : index
              %1097 = memref.load %partial[%1096] : memref<?xf32>
              %1098 = arith.addi %1095, %c7 : index
              %1099 = memref.load %partial[%1098] : memref<?xf32>
              %1100 = arith.addi %706, %c39 : index
              %1101 = arith.minsi %1100, %c54 : index
              %1102 = arith.addi %1089, %1101 : index
              %1103 = memref.load %partial[%1102] : memref<?xf32>
              %1104 = arith.addi %1091, %c9 : index
              %1105 = memref.load %partial[%1104] : memref<?xf32>
              %1106 = arith.addi %1076, %c17 : i32
              %1107 = arith.minsi %1106, %1084 : i32
              %1108 = arith.addi %1069, %1107 : i32
              %1109 = arith.index_castui %1108 : i32 to index
              %1110 = arith.addi %1051, %1109 : index
              %1111 = arith.muli %1110, %c112 : index
              %1112 = arith.addi %1111, %c54 : index
              %1113 = arith.addi %1112, %708 : index
              %1114 = memref.load %partial[%1113] : memref<?xf32>
              %1115 = arith.cmpi slt, %1106, %1071 : i32
              %1116 = arith.select %1115, %1114, %c43 : f32
              %1117 = arith.addi %1111, %706 : index
              %1118 = arith.addi %1117, %c23 : index
              %1119 = memref.load %partial[%1118] : memref<?xf32>
              %1120 = arith.addi %1117, %c7 : index
              %1121 = memref.load %partial[%1120] : memref<?xf32>
              %1122 = arith.addi %1111, %1101 : index
              %1123 = memref.load %partial[%1122] : memref<?xf32>
              %1124 = arith.addi %1113, %c9 : index
              %1125 = memref.load %partial[%1124] : memref<?xf32>
              %1126 = arith.addi %1076, %c65 : i32
              %1127 = arith.minsi %1126, %1084 : i32
              %1128 = arith.addi %1069, %1127 : i32
              %1129 = arith.index_castui %1128 : i32 to index
              %1130 = arith.addi %1051, %1129 : index
              %1131 = arith.muli %1130, %c112 : index
              %1132 = arith.addi %1131, %c54 : index
              %1133 = arith.addi %1132, %708 : index
              %1134 = memref.load %partial[%1133] : memref<?xf32>
              %1135 = arith.cmpi slt, %1126, %1071 : i32
              %1136 = arith.select %1135, %1134, %c43 : f32
              %1137 = arith.addi %1131, %706 : index
              %1138 = arith.addi %1137, %c23 : index
              %1139 = memref.load %partial[%1138] : memref<?xf32>
              %1140 = arith.addi %1137, %c7 : index
              %1141 = memref.load %partial[%1140] : memref<?xf32>
              %1142 = arith.addi %1131, %1101 : index
              %1143 = memref.load %partial[%1142] : memref<?xf32>
              %1144 = arith.addi %1133, %c9 : index
              %1145 = memref.load %partial[%1144] : memref<?xf32>
              %1146 = arith.addi %1076, %c67 : i32
              %1147 = arith.minsi %1146, %1084 : i32
              %1148 = arith.addi %1069, %1147 : i32
              %1149 = arith.index_castui %1148 : i32 to index
              %1150 = arith.addi %1051, %1149 : index
              %1151 = arith.muli %1150, %c112 : index
              %1152 = arith.addi %1151, %c54 : index
              %1153 = arith.addi %1152, %708 : index
              %1154 = memref.load %partial[%1153] : memref<?xf32>
              %1155 = arith.cmpi slt, %1146, %1071 : i32
              %1156 = arith.select %1155, %1154, %c43 : f32
              %1157 = arith.addi %1151, %706 : index
              %1158 = arith.addi %1157, %c23 : index
              %1159 = memref.load %partial[%1158] : memref<?xf32>
              %1160 = arith.addi %1157, %c7 : index
              %1161 = memref.load %partial[%1160] : memref<?xf32>
              %1162 = arith.addi %1151, %1101 : index
              %1163 = memref.load %partial[%1162] : memref<?xf32>
              %1164 = arith.addi %1153, %c9 : index
              %1165 = memref.load %partial[%1164] : memref<?xf32>
              %1166 = arith.addi %1076, %c68 : i32
              %1167 = arith.minsi %1166, %1084 : i32
              %1168 = arith.addi %1069, %1167 : i32
              %1169 = arith.index_castui %1168 : i32 to index
              %1170 = arith.addi %1051, %1169 : index
              %1171 = arith.muli %1170, %c112 : index
              %1172 = arith.addi %1171, %c54 : index
              %1173 = arith.addi %1172, %708 : index
              %1174 = memref.load %partial[%1173] : memref<?xf32>
              %1175 = arith.cmpi slt, %1166, %1071 : i32
              %1176 = arith.select %1175, %1174, %c43 : f32
              %1177 = arith.addi %1171, %706 : index
              %1178 = arith.addi %1177, %c23 : index
              %1179 = memref.load %partial[%1178] : memref<?xf32>
              %1180 = arith.addi %1177, %c7 : index
              %1181 = memref.load %partial[%1180] : memref<?xf32>
              %1182 = arith.addi %1171, %1101 : index
              %1183 = memref.load %partial[%1182] : memref<?xf32>
              %1184 = arith.addi %1173, %c9 : index
              %1185 = memref.load %partial[%1184] : memref<?xf32>
              %1186 = arith.addi %1076, %c69 : i32
              %1187 = arith.minsi %1186, %1084 : i32
              %1188 = arith.addi %1069, %1187 : i32
              %1189 = arith.index_castui %1188 : i32 to index
              %1190 = arith.addi %1051, %1189 : index
              %1191 = arith.muli %1190, %c112 : index
              %1192 = arith.addi %1191, %c54 : index
              %1193 = arith.addi %1192, %708 : index
              %1194 = memref.load %partial[%1193] : memref<?xf32>
              %1195 = arith.cmpi slt, %1186, %1071 : i32
              %1196 = arith.select %1195, %1194, %c43 : f32
              %1197 = arith.addi %1191, %706 : index
              %1198 = arith.addi %1197, %c23 : index
              %1199 = memref.load %partial[%1198] : memref<?xf32>
              %1200 = arith.addi %1197, %c7 : index
              %1201 = memref.load %partial[%1200] : memref<?xf32>
              %1202 = arith.addi %1191, %1101 : index
              %1203 = memref.load %partial[%1202] : memref<?xf32>
              %1204 = arith.addi %1193, %c9 : index
              %1205 = memref.load %partial[%1204] : memref<?xf32>
              %1206 = arith.addi %1076, %c70 : i32
              %1207 = arith.minsi %1206, %1084 : i32
              %1208 = arith.addi %1069, %1207 : i32
              %1209 = arith.index_castui %1208 : i32 to index
              %1210 = arith.addi %1051, %1209 : index
              %1211 = arith.muli %1210, %c112 : index
              %1212 = arith.addi %1211, %c54 : index
              %1213 = arith.addi %1212, %708 : index
              %1214 = memref.load %partial[%1213] : memref<?xf32>
              %1215 = arith.cmpi slt, %1206, %1071 : i32
              %1216 = arith.select %1215, %1214, %c43 : f32
              %1217 = arith.addi %1211, %706 : index
              %1218 = arith.addi %1217, %c23 : index
              %1219 = memref.load %partial[%1218] : memref<?xf32>
              %1220 = arith.addi %1217, %c7 : index
              %1221 = memref.load %partial[%1220] : memref<?xf32>
              %1222 = arith.addi %1211, %1101 : index
              %1223 = memref.load %partial[%1222] : memref<?xf32>
              %1224 = arith.addi %1213, %c9 : index
              %1225 = memref.load %partial[%1224] : memref<?xf32>
              %1226 = arith.addi %1076, %c71 : i32
              %1227 = arith.minsi %1226, %1084 : i32
              %1228 = arith.addi %1069, %1227 : i32
              %1229 = arith.index_castui %1228 : i32 to index
              %1230 = arith.addi %1051, %1229 : index
              %1231 = arith.muli %1230, %c112 : index
              %1232 = arith.addi %1231, %c54 : index
              %1233 = arith.addi %1232, %708 : index
              %1234 = memref.load %partial[%1233] : memref<?xf32>
              %1235 = arith.cmpi slt, %1226, %1071 : i32
              %1236 = arith.select %1235, %1234, %c43 : f32
              %1237 = arith.addi %1231, %706 : index
              %1238 = arith.addi %1237, %c23 : index
              %1239 = memref.load %partial[%1238] : memref<?xf32>
              %1240 = arith.addi %1237, %c7 : index
              %1241 = memref.load %partial[%1240] : memref<?xf32>
              %1242 = arith.addi %1231, %1101 : index
              %1243 = memref.load %partial[%1242] : memref<?xf32>
              %1244 = arith.addi %1233, %c9 : index
              %1245 = memref.load %partial[%1244] : memref<?xf32>
              %1246 = arith.maxnumf %1077, %1094 fastmath<nnan> : f32
              %1247 = arith.subf %1077, %1246 : f32
              %1248 = wave.exp2 %1247 : f32
              %1249 = arith.subf %1094, %1246 : f32
              %1250 = wave.exp2 %1249 : f32
              %1251 = arith.mulf %1078, %1248 : f32
              %1252 = math.fma %1105, %1250, %1251 : f32
              %1253 = arith.mulf %1079, %1248 : f32
              %1254 = math.fma %1097, %1250, %1253 : f32
              %1255 = arith.mulf %1080, %1248 : f32
              %1256 = math.fma %1099, %1250, %1255 : f32
              %1257 = arith.mulf %1081, %1248 : f32
              %1258 = math.fma %1103, %1250, %1257 : f32
              %1259 = arith.maxnumf %1246, %1116 fastmath<nnan> : f32
              %1260 = arith.subf %1246, %1259 : f32
              %1261 = wave.exp2 %1260 : f32
              %1262 = arith.subf %1116, %1259 : f32
              %1263 = wave.exp2 %1262 : f32
              %1264 = arith.mulf %1252, %1261 : f32
              %1265 = math.fma %1125, %1263, %1264 : f32
              %1266 = arith.mulf %1254, %1261 : f32
              %1267 = math.fma %1119, %1263, %1266 : f32
              %1268 = arith.mulf %1256, %1261 : f32
              %1269 = math.fma %1121, %1263, %1268 : f32
              %1270 = arith.mulf %1258, %1261 : f32
              %1271 = math.fma %1123, %1263, %1270 : f32
              %1272 = arith.maxnumf %1259, %1136 fastmath<nnan> : f32
              %1273 = arith.subf %1259, %1272 : f32
              %1274 = wave.exp2 %1273 : f32
              %1275 = arith.subf %1136, %1272 : f32
              %1276 = wave.exp2 %1275 : f32
              %1277 = arith.mulf %1265, %1274 : f32
              %1278 = math.fma %1145, %1276, %1277 : f32
              %1279 = arith.mulf %1267, %1274 : f32
              %1280 = math.fma %1139, %1276, %1279 : f32
              %1281 = arith.mulf %1269, %1274 : f32
              %1282 = math.fma %1141, %1276, %1281 : f32
              %1283 = arith.mulf %1271, %1274 : f32
              %1284 = math.fma %1143, %1276, %1283 : f32
              %1285 = arith.maxnumf %1272, %1156 fastmath<nnan> : f32
              %1286 = arith.subf %1272, %1285 : f32
              %1287 = wave.exp2 %1286 : f32
              %1288 = arith.subf %1156, %1285 : f32
              %1289 = wave.exp2 %1288 : f32
              %1290 = arith.mulf %1278, %1287 : f32
              %1291 = math.fma %1165, %1289, %1290 : f32
              %1292 = arith.mulf %1280, %1287 : f32
              %1293 = math.fma %1159, %1289, %1292 : f32
              %1294 = arith.mulf %1282, %1287 : f32
              %1295 = math.fma %1161, %1289, %1294 : f32
              %1296 = arith.mulf %1284, %1287 : f32
              %1297 = math.fma %1163, %1289, %1296 : f32
              %1298 = arith.maxnumf %1285, %1176 fastmath<nnan> : f32
              %1299 = arith.subf %1285, %1298 : f32
              %1300 = wave.exp2 %1299 : f32
              %1301 = arith.subf %1176, %1298 : f32
              %1302 = wave.exp2 %1301 : f32
              %1303 = arith.mulf %1291, %1300 : f32
              %1304 = math.fma %1185, %1302, %1303 : f32
              %1305 = arith.mulf %1293, %1300 : f32
              %1306 = math.fma %1179, %1302, %1305 : f32
              %1307 = arith.mulf %1295, %1300 : f32
              %1308 = math.fma %1181, %1302, %1307 : f32
              %1309 = arith.mulf %1297, %1300 : f32
              %1310 = math.fma %1183, %1302, %1309 : f32
              %1311 = arith.maxnumf %1298, %1196 fastmath<nnan> : f32
              %1312 = arith.subf %1298, %1311 : f32
              %1313 = wave.exp2 %1312 : f32
              %1314 = arith.subf %1196, %1311 : f32
              %1315 = wave.exp2 %1314 : f32
              %1316 = arith.mulf %1304, %1313 : f32
              %1317 = math.fma %1205, %1315, %1316 : f32
              %1318 = arith.mulf %1306, %1313 : f32
              %1319 = math.fma %1199, %1315, %1318 : f32
              %1320 = arith.mulf %1308, %1313 : f32
              %1321 = math.fma %1201, %1315, %1320 : f32
              %1322 = arith.mulf %1310, %1313 : f32
              %1323 = math.fma %1203, %1315, %1322 : f32
              %1324 = arith.maxnumf %1311, %1216 fastmath<nnan> : f32
              %1325 = arith.subf %1311, %1324 : f32
              %1326 = wave.exp2 %1325 : f32
              %1327 = arith.subf %1216, %1324 : f32
              %1328 = wave.exp2 %1327 : f32
              %1329 = arith.mulf %1317, %1326 : f32
              %1330 = math.fma %1225, %1328, %1329 : f32
              %1331 = arith.mulf %1319, %1326 : f32
              %1332 = math.fma %1219, %1328, %1331 : f32
              %1333 = arith.mulf %1321, %1326 : f32
              %1334 = math.fma %1221, %1328, %1333 : f32
              %1335 = arith.mulf %1323, %1326 : f32
              %1336 = math.fma %1223, %1328, %1335 : f32
              %1337 = arith.maxnumf %1324, %1236 fastmath<nnan> : f32
              %1338 = arith.subf %1324, %1337 : f32
              %1339 = wave.exp2 %1338 : f32
              %1340 = arith.subf %1236, %1337 : f32
              %1341 = wave.exp2 %1340 : f32
              %1342 = arith.mulf %1330, %1339 : f32
              %1343 = math.fma %1245, %1341, %1342 : f32
              %1344 = arith.mulf %1332, %1339 : f32
              %1345 = math.fma %1239, %1341, %1344 : f32
              %1346 = arith.mulf %1334, %1339 : f32
              %1347 = math.fma %1241, %1341, %1346 : f32
              %1348 = arith.mulf %1336, %1339 : f32
              %1349 = math.fma %1243, %1341, %1348 : f32
              scf.yield %1337, %1343, %1345, %1347, %1349 : f32, f32, f32, f32, f32
            }
            %1350 = arith.cmpi eq, %1065, %c17 : i32
            scf.if %1350 {
              %1351 = arith.divf %c106, %1082#1 : f32
              %1352 = arith.addi %17, %708 : index
              %1353 = arith.cmpi slt, %1352, %groupSize : index
              scf.if %1353 {
                %1354 = arith.muli %15, %groupSize : index
                %1355 = arith.addi %1354, %1352 : index
                %1356 = arith.muli %1355, %c26 : index
                %1357 = arith.muli %heads, %c26 : index
                %1358 = arith.divui %862, %c9 : index
                %1359 = arith.muli %15, %c26 : index
                %1360 = arith.addi %1359, %1358 : index
                %1361 = memref.load %factors[%1360] : memref<?xf32>
                %1362 = arith.muli %kvHeads, %c26 : index
                %1363 = arith.addi %1360, %1362 : index
                %1364 = memref.load %factors[%1363] : memref<?xf32>
                %1365 = arith.mulf %1082#2, %1351 : f32
                %1366 = math.fma %1365, %1361, %1364 : f32
                %1367 = arith.addi %1356, %1358 : index
                %1368 = arith.divui %24, %outTileRows : index
                %1369 = arith.divui %1357, %c3 : index
                %1370 = arith.muli %1368, %1369 : index
                %1371 = arith.divui %1367, %c3 : index
                %1372 = arith.addi %1370, %1371 : index
                %1373 = arith.muli %1372, %c10 : index
                %1374 = arith.remui %1367, %c3 : index
                %1375 = arith.divui %1374, %c9 : index
                %1376 = arith.addi %1373, %1375 : index
                %1377 = arith.muli %outTileRows, %c9 : index
                %1378 = arith.muli %1376, %1377 : index
                %1379 = arith.remui %24, %outTileRows : index
                %1380 = arith.muli %1379, %c9 : index
                %1381 = arith.addi %1378, %1380 : index
                %1382 = arith.remui %1367, %c9 : index
                %1383 = arith.addi %1381, %1382 : index
                %1384 = arith.addf %1366, %c44 : f32
                %1385 = arith.minimumf %1384, %c108 : f32
                %1386 = arith.maximumf %1385, %c109 : f32
                %1387 = arith.truncf %1386 : f32 to f16
                memref.store %1387, %out[%1383] : memref<?xf16>
                %1388 = arith.divui %893, %c9 : index
                %1389 = arith.addi %1359, %1388 : index
                %1390 = memref.load %factors[%1389] : memref<?xf32>
                %1391 = arith.addi %1389, %1362 : index
                %1392 = memref.load %factors[%1391] : memref<?xf32>
                %1393 = arith.mulf %1082#3, %1351 : f32
                %1394 = math.fma %1393, %1390, %1392 : f32
                %1395 = arith.addi %1356, %1388 : index
                %1396 = arith.divui %1395, %c3 : index
                %1397 = arith.addi %1370, %1396 : index
                %1398 = arith.muli %1397, %c10 : index
                %1399 = arith.remui %1395, %c3 : index
                %1400 = arith.divui %1399, %c9 : index
                %1401 = arith.addi %1398, %1400 : index
                %1402 = arith.muli %1401, %1377 : index
                %1403 = arith.addi %1402, %1380 : index
                %1404 = arith.remui %1395, %c9 : index
                %1405 = arith.addi %1403, %1404 : index
                %1406 = arith.addf %1394, %c44 : f32
                %1407 = arith.minimumf %1406, %c108 : f32
                %1408 = arith.maximumf %1407, %c109 : f32
                %1409 = arith.truncf %1408 : f32 to f16
                memref.store %1409, %out[%1405] : memref<?xf16>
                scf.if %1057 {
                  %1410 = arith.addi %706, %c39 : index
                  %1411 = arith.divui %1410, %c9 : index
                  %1412 = arith.addi %1359, %1411 : index
                  %1413 = memref.load %factors[%1412] : memref<?xf32>
                  %1414 = arith.addi %1412, %1362 : index
                  %1415 = memref.load %factors[%1414] : memref<?xf32>
                  %1416 = arith.mulf %1082#4, %1351 : f32
                  %1417 = math.fma %1416, %1413, %1415 : f32
                  %1418 = arith.addi %1356, %1411 : index
                  %1419 = arith.divui %1418, %c3 : index
                  %1420 = arith.addi %1370, %1419 : index
                  %1421 = arith.muli %1420, %c10 : index
                  %1422 = arith.remui %1418, %c3 : index
                  %1423 = arith.divui %1422, %c9 : index
                  %1424 = arith.addi %1421, %1423 : index
                  %1425 = arith.muli %1424, %1377 : index
                  %1426 = arith.addi %1425, %1380 : index
                  %1427 = arith.remui %1418, %c9 : index
                  %1428 = arith.addi %1426, %1427 : index
                  %1429 = arith.addf %1417, %c44 : f32
                  %1430 = arith.minimumf %1429, %c108 : f32
                  %1431 = arith.maximumf %1430, %c109 : f32
                  %1432 = arith.truncf %1431 : f32 to f16
                  memref.store %1432, %out[%1428] : memref<?xf16>
                }
              }
            } else {
              %1433 = arith.index_cast %ranges : index to i32
              %1434 = arith.addi %1433, %1066 : i32
              %1435 = arith.index_castui %1434 : i32 to index
              %1436 = arith.addi %1051, %1435 : index
              %1437 = arith.muli %1436, %c112 : index
              %1438 = arith.addi %1437, %862 : index
              memref.store %1082#2, %partial[%1438] : memref<?xf32>
              %1439 = arith.addi %1437, %893 : index
              memref.store %1082#3, %partial[%1439] : memref<?xf32>
              scf.if %1057 {
                %1440 = arith.addi %706, %c39 : index
                %1441 = arith.addi %1437, %1440 : index
                memref.store %1082#4, %partial[%1441] : memref<?xf32>
              }
              scf.if %1060 {
                %1442 = arith.addi %1437, %c54 : index
                %1443 = arith.addi %1442, %706 : index
                memref.store %1082#0, %partial[%1443] : memref<?xf32>
                %1444 = arith.addi %1443, %c9 : index
                memref.store %1082#1, %partial[%1444] : memref<?xf32>
              }
              %1445 = arith.addi %1068, %groups : index
              %1446 = arith.index_castui %1065 : i32 to index
              %1447 = wave.arrive %counters[%1445], %1446 : memref<?xi32>
              scf.if %1447 {
                %1454:5 = scf.for %1448 = %c48 to %1065 step %c72 iter_args(%1449 = %c43, %1450 = %c44, %1451 = %c44, %1452 = %c44, %1453 = %c44) -> (f32, f32, f32, f32, f32) : i32 {
                  %1455 = arith.addi %1448, %c48 : i32
                  %1456 = arith.subi %1065, %c17 : i32
                  %1457 = arith.minsi %1455, %1456 : i32
                  %1458 = arith.addi %1433, %1457 : i32
                  %1459 = arith.index_castui %1458 : i32 to index
                  %1460 = arith.addi %1051, %1459 : index
                  %1461 = arith.muli %1460, %c112 : index
                  %1462 = arith.addi %1461, %c54 : index
                  %1463 = arith.addi %1462, %708 : index
                  %1464 = memref.load %partial[%1463] : memref<?xf32>
                  %1465 = arith.cmpi slt, %1455, %1065 : i32
                  %1466 = arith.select %1465, %1464, %c43 : f32
                  %1467 = arith.addi %1461, %706 : index
                  %1468 = arith.addi %1467, %c23 : index
                  %1469 = memref.load %partial[%1468] : memref<?xf32>
                  %1470 = arith.addi %1467, %c7 : index
                  %1471 = memref.load %partial[%1470] : memref<?xf32>
                  %1472 = arith.addi %706, %c39 : index
                  %1473 = arith.minsi %1472, %c54 : index
                  %1474 = arith.addi %1461, %1473 : index
                  %1475 = memref.load %partial[%1474] : memref<?xf32>
                  %1476 = arith.addi %1463, %c9 : index
                  %1477 = memref.load %partial[%1476] : memref<?xf32>
                  %1478 = arith.addi %1448, %c17 : i32
                  %1479 = arith.minsi %1478, %1456 : i32
                  %1480 = arith.addi %1433, %1479 : i32
                  %1481 = arith.index_castui %1480 : i32 to index
                  %1482 = arith.addi %1051, %1481 : index
                  %1483 = arith.muli %1482, %c112 : index
                  %1484 = arith.addi %1483, %c54 : index
                  %1485 = arith.addi %1484, %708 : index
                  %1486 = memref.load %partial[%1485] : memref<?xf32>
                  %1487 = arith.cmpi slt, %1478, %1065 : i32
                  %1488 = arith.select %1487, %1486, %c43 : f32
                  %1489 = arith.addi %1483, %706 : index
                  %1490 = arith.addi %1489, %c23 : index
                  %1491 = memref.load %partial[%1490] : memref<?xf32>
                  %1492 = arith.addi %1489, %c7 : index
                  %1493 = memref.load %partial[%1492] : memref<?xf32>
                  %1494 = arith.addi %1483, %1473 : index
                  %1495 = memref.load %partial[%1494] : memref<?xf32>
                  %1496 = arith.addi %1485, %c9 : index
                  %1497 = memref.load %partial[%1496] : memref<?xf32>
                  %1498 = arith.addi %1448, %c65 : i32
                  %1499 = arith.minsi %1498, %1456 : i32
                  %1500 = arith.addi %1433, %1499 : i32
                  %1501 = arith.index_castui %1500 : i32 to index
                  %1502 = arith.addi %1051, %1501 : index
                  %1503 = arith.muli %1502, %c112 : index
                  %1504 = arith.addi %1503, %c54 : index
                  %1505 = arith.addi %1504, %708 : index
                  %1506 = memref.load %partial[%1505] : memref<?xf32>
                  %1507 = arith.cmpi slt, %1498, %1065 : i32
                  %1508 = arith.select %1507, %1506, %c43 : f32
                  %1509 = arith.addi %1503, %706 : index
                  %1510 = arith.addi %1509, %c23 : index
                  %1511 = memref.load %partial[%1510] : memref<?xf32>
                  %1512 = arith.addi %1509, %c7 : index
                  %1513 = memref.load %partial[%1512] : memref<?xf32>
                  %1514 = arith.addi %1503, %1473 : index
                  %1515 = memref.load %partial[%1514] : memref<?xf32>
                  %1516 = arith.addi %1505, %c9 : index
                  %1517 = memref.load %partial[%1516] : memref<?xf32>
                  %1518 = arith.addi %1448, %c67 : i32
                  %1519 = arith.minsi %1518, %1456 : i32
                  %1520 = arith.addi %1433, %1519 : i32
                  %1521 = arith.index_castui %1520 : i32 to index
                  %1522 = arith.addi %1051, %1521 : index
                  %1523 = arith.muli %1522, %c112 : index
                  %1524 = arith.addi %1523, %c54 : index
                  %1525 = arith.addi %1524, %708 : index
                  %1526 = memref.load %partial[%1525] : memref<?xf32>
                  %1527 = arith.cmpi slt, %1518, %1065 : i32
                  %1528 = arith.select %1527, %1526, %c43 : f32
                  %1529 = arith.addi %1523, %706 : index
                  %1530 = arith.addi %1529, %c23 : index
                  %1531 = memref.load %partial[%1530] : memref<?xf32>
                  %1532 = arith.addi %1529, %c7 : index
                  %1533 = memref.load %partial[%1532] : memref<?xf32>
                  %1534 = arith.addi %1523, %1473 : index
                  %1535 = memref.load %partial[%1534] : memref<?xf32>
                  %1536 = arith.addi %1525, %c9 : index
                  %1537 = memref.load %partial[%1536] : memref<?xf32>
                  %1538 = arith.addi %1448, %c68 : i32
                  %1539 = arith.minsi %1538, %1456 : i32
                  %1540 = arith.addi %1433, %1539 : i32
                  %1541 = arith.index_castui %1540 : i32 to index
                  %1542 = arith.addi %1051, %1541 : index
                  %1543 = arith.muli %1542, %c112 : index
                  %1544 = arith.addi %1543, %c54 : index
                  %1545 = arith.addi %1544, %708 : index
                  %1546 = memref.load %partial[%1545] : memref<?xf32>
                  %1547 = arith.cmpi slt, %1538, %1065 : i32
                  %1548 = arith.select %1547, %1546, %c43 : f32
                  %1549 = arith.addi %1543, %706 : index
                  %1550 = arith.addi %1549, %c23 : index
                  %1551 = memref.load %partial[%1550] : memref<?xf32>
                  %1552 = arith.addi %1549, %c7 : index
                  %1553 = memref.load %partial[%1552] : memref<?xf32>
                  %1554 = arith.addi %1543, %1473 : index
                  %1555 = memref.load %partial[%1554] : memref<?xf32>
                  %1556 = arith.addi %1545, %c9 : index
                  %1557 = memref.load %partial[%1556] : memref<?xf32>
                  %1558 = arith.addi %1448, %c69 : i32
                  %1559 = arith.minsi %1558, %1456 : i32
                  %1560 = arith.addi %1433, %1559 : i32
                  %1561 = arith.index_castui %1560 : i32 to index
                  %1562 = arith.addi %1051, %1561 : index
                  %1563 = arith.muli %1562, %c112 : index
                  %1564 = arith.addi %1563, %c54 : index
                  %1565 = arith.addi %1564, %708 : index
                  %1566 = memref.load %partial[%1565] : memref<?xf32>
                  %1567 = arith.cmpi slt, %1558, %1065 : i32
                  %1568 = arith.select %1567, %1566, %c43 : f32
                  %1569 = arith.addi %1563, %706 : index
                  %1570 = arith.addi %1569, %c23 : index
                  %1571 = memref.load %partial[%1570] : memref<?xf32>
                  %1572 = arith.addi %1569, %c7 : index
                  %1573 = memref.load %partial[%1572] : memref<?xf32>
                  %1574 = arith.addi %1563, %1473 : index
                  %1575 = memref.load %partial[%1574] : memref<?xf32>
                  %1576 = arith.addi %1565, %c9 : index
                  %1577 = memref.load %partial[%1576] : memref<?xf32>
                  %1578 = arith.addi %1448, %c70 : i32
                  %1579 = arith.minsi %1578, %1456 : i32
                  %1580 = arith.addi %1433, %1579 : i32
                  %1581 = arith.index_castui %1580 : i32 to index
                  %1582 = arith.addi %1051, %1581 : index
                  %1583 = arith.muli %1582, %c112 : index
                  %1584 = arith.addi %1583, %c54 : index
                  %1585 = arith.addi %1584, %708 : index
                  %1586 = memref.load %partial[%1585] : memref<?xf32>
                  %1587 = arith.cmpi slt, %1578, %1065 : i32
                  %1588 = arith.select %1587, %1586, %c43 : f32
                  %1589 = arith.addi %1583, %706 : index
                  %1590 = arith.addi %1589, %c23 : index
                  %1591 = memref.load %partial[%1590] : memref<?xf32>
                  %1592 = arith.addi %1589, %c7 : index
                  %1593 = memref.load %partial[%1592] : memref<?xf32>
                  %1594 = arith.addi %1583, %1473 : index
                  %1595 = memref.load %partial[%1594] : memref<?xf32>
                  %1596 = arith.addi %1585, %c9 : index
                  %1597 = memref.load %partial[%1596] : memref<?xf32>
                  %1598 = arith.addi %1448, %c71 : i32
                  %1599 = arith.minsi %1598, %1456 : i32
                  %1600 = arith.addi %1433, %1599 : i32
                  %1601 = arith.index_castui %1600 : i32 to index
                  %1602 = arith.addi %1051, %1601 : index
                  %1603 = arith.muli %1602, %c112 : index
                  %1604 = arith.addi %1603, %c54 : index
                  %1605 = arith.addi %1604, %708 : index
                  %1606 = memref.load %partial[%1605] : memref<?xf32>
                  %1607 = arith.cmpi slt, %1598, %1065 : i32
                  %1608 = arith.select %1607, %1606, %c43 : f32
                  %1609 = arith.addi %1603, %706 : index
                  %1610 = arith.addi %1609, %c23 : index
                  %1611 = memref.load %partial[%1610] : memref<?xf32>
                  %1612 = arith.addi %1609, %c7 : index
                  %1613 = memref.load %partial[%1612] : memref<?xf32>
                  %1614 = arith.addi %1603, %1473 : index
                  %1615 = memref.load %partial[%1614] : memref<?xf32>
                  %1616 = arith.addi %1605, %c9 : index
                  %1617 = memref.load %partial[%1616] : memref<?xf32>
                  %1618 = arith.maxnumf %1449, %1466 fastmath<nnan> : f32
                  %1619 = arith.subf %1449, %1618 : f32
                  %1620 = wave.exp2 %1619 : f32
                  %1621 = arith.subf %1466, %1618 : f32
                  %1622 = wave.exp2 %1621 : f32
                  %1623 = arith.mulf %1450, %1620 : f32
                  %1624 = math.fma %1477, %1622, %1623 : f32
                  %1625 = arith.mulf %1451, %1620 : f32
                  %1626 = math.fma %1469, %1622, %1625 : f32
                  %1627 = arith.mulf %1452, %1620 : f32
                  %1628 = math.fma %1471, %1622, %1627 : f32
                  %1629 = arith.mulf %1453, %1620 : f32
                  %1630 = math.fma %1475, %1622, %1629 : f32
                  %1631 = arith.maxnumf %1618, %1488 fastmath<nnan> : f32
                  %1632 = arith.subf %1618, %1631 : f32
                  %1633 = wave.exp2 %1632 : f32
                  %1634 = arith.subf %1488, %1631 : f32
                  %1635 = wave.exp2 %1634 : f32
                  %1636 = arith.mulf %1624, %1633 : f32
                  %1637 = math.fma %1497, %1635, %1636 : f32
                  %1638 = arith.mulf %1626, %1633 : f32
                  %1639 = math.fma %1491, %1635, %1638 : f32
                  %1640 = arith.mulf %1628, %1633 : f32
                  %1641 = math.fma %1493, %1635, %1640 : f32
                  %1642 = arith.mulf %1630, %1633 : f32
                  %1643 = math.fma %1495, %1635, %1642 : f32
                  %1644 = arith.maxnumf %1631, %1508 fastmath<nnan> : f32
                  %1645 = arith.subf %1631, %1644 : f32
                  %1646 = wave.exp2 %1645 : f32
                  %1647 = arith.subf %1508, %1644 : f32
                  %1648 = wave.exp2 %1647 : f32
                  %1649 = arith.mulf %1637, %1646 : f32
                  %1650 = math.fma %1517, %1648, %1649 : f32
                  %1651 = arith.mulf %1639, %1646 : f32
                  %1652 = math.fma %1511, %1648, %1651 : f32
                  %1653 = arith.mulf %1641, %1646 : f32
                  %1654 = math.fma %1513, %1648, %1653 : f32
                  %1655 = arith.mulf %1643, %1646 : f32
                  %1656 = math.fma %1515, %1648, %1655 : f32
                  %1657 = arith.maxnumf %1644, %1528 fastmath<nnan> : f32
                  %1658 = arith.subf %1644, %1657 : f32
                  %1659 = wave.exp2 %1658 : f32
                  %1660 = arith.subf %1528, %1657 : f32
                  %1661 = wave.exp2 %1660 : f32
                  %1662 = arith.mulf %1650, %1659 : f32
                  %1663 = math.fma %1537, %1661, %1662 : f32
                  %1664 = arith.mulf %1652, %1659 : f32
                  %1665 = math.fma %1531, %1661, %1664 : f32
                  %1666 = arith.mulf %1654, %1659 : f32
                  %1667 = math.fma %1533, %1661, %1666 : f32
                  %1668 = arith.mulf %1656, %1659 : f32
                  %1669 = math.fma %1535, %1661, %1668 : f32
                  %1670 = arith.maxnumf %1657, %1548 fastmath<nnan> : f32
                  %1671 = arith.subf %1657, %1670 : f32
                  %1672 = wave.exp2 %1671 : f32
                  %1673 = arith.subf %1548, %1670 : f32
                  %1674 = wave.exp2 %1673 : f32
                  %1675 = arith.mulf %1663, %1672 : f32
                  %1676 = math.fma %1557, %1674, %1675 : f32
                  %1677 = arith.mulf %1665, %1672 : f32
                  %1678 = math.fma %1551, %1674, %1677 : f32
                  %1679 = arith.mulf %1667, %1672 : f32
                  %1680 = math.fma %1553, %1674, %1679 : f32
                  %1681 = arith.mulf %1669, %1672 : f32
                  %1682 = math.fma %1555, %1674, %1681 : f32
                  %1683 = arith.maxnumf %1670, %1568 fastmath<nnan> : f32
                  %1684 = arith.subf %1670, %1683 : f32
                  %1685 = wave.exp2 %1684 : f32
                  %1686 = arith.subf %1568, %1683 : f32
                  %1687 = wave.exp2 %1686 : f32
                  %1688 = arith.mulf %1676, %1685 : f32
                  %1689 = math.fma %1577, %1687, %1688 : f32
                  %1690 = arith.mulf %1678, %1685 : f32
                  %1691 = math.fma %1571, %1687, %1690 : f32
                  %1692 = arith.mulf %1680, %1685 : f32
                  %1693 = math.fma %1573, %1687, %1692 : f32
                  %1694 = arith.mulf %1682, %1685 : f32
                  %1695 = math.fma %1575, %1687, %1694 : f32
                  %1696 = arith.maxnumf %1683, %1588 fastmath<nnan> : f32
                  %1697 = arith.subf %1683, %1696 : f32
                  %1698 = wave.exp2 %1697 : f32
                  %1699 = arith.subf %1588, %1696 : f32
                  %1700 = wave.exp2 %1699 : f32
                  %1701 = arith.mulf %1689, %1698 : f32
                  %1702 = math.fma %1597, %1700, %1701 : f32
                  %1703 = arith.mulf %1691, %1698 : f32
                  %1704 = math.fma %1591, %1700, %1703 : f32
                  %1705 = arith.mulf %1693, %1698 : f32
                  %1706 = math.fma %1593, %1700, %1705 : f32
                  %1707 = arith.mulf %1695, %1698 : f32
                  %1708 = math.fma %1595, %1700, %1707 : f32
                  %1709 = arith.maxnumf %1696, %1608 fastmath<nnan> : f32
                  %1710 = arith.subf %1696, %1709 : f32
                  %1711 = wave.exp2 %1710 : f32
                  %1712 = arith.subf %1608, %1709 : f32
                  %1713 = wave.exp2 %1712 : f32
                  %1714 = arith.mulf %1702, %1711 : f32
                  %1715 = math.fma %1617, %1713, %1714 : f32
                  %1716 = arith.mulf %1704, %1711 : f32
                  %1717 = math.fma %1611, %1713, %1716 : f32
                  %1718 = arith.mulf %1706, %1711 : f32
                  %1719 = math.fma %1613, %1713, %1718 : f32
                  %1720 = arith.mulf %1708, %1711 : f32
                  %1721 = math.fma %1615, %1713, %1720 : f32
                  scf.yield %1709, %1715, %1717, %1719, %1721 : f32, f32, f32, f32, f32
                }
                %1722 = arith.divf %c106, %1454#1 : f32
                %1723 = arith.addi %17, %708 : index
                %1724 = arith.cmpi slt, %1723, %groupSize : index
                scf.if %1724 {
                  %1725 = arith.muli %15, %groupSize : index
                  %1726 = arith.addi %1725, %1723 : index
                  %1727 = arith.muli %1726, %c26 : index
                  %1728 = arith.muli %heads, %c26 : index
                  %1729 = arith.divui %862, %c9 : index
                  %1730 = arith.muli %15, %c26 : index
                  %1731 = arith.addi %1730, %1729 : index
                  %1732 = memref.load %factors[%1731] : memref<?xf32>
                  %1733 = arith.muli %kvHeads, %c26 : index
                  %1734 = arith.addi %1731, %1733 : index
                  %1735 = memref.load %factors[%1734] : memref<?xf32>
                  %1736 = arith.mulf %1454#2, %1722 : f32
                  %1737 = math.fma %1736, %1732, %1735 : f32
                  %1738 = arith.addi %1727, %1729 : index
                  %1739 = arith.divui %24, %outTileRows : index
                  %1740 = arith.divui %1728, %c3 : index
                  %1741 = arith.muli %1739, %1740 : index
                  %1742 = arith.divui %1738, %c3 : index
                  %1743 = arith.addi %1741, %1742 : index
                  %1744 = arith.muli %1743, %c10 : index
                  %1745 = arith.remui %1738, %c3 : index
                  %1746 = arith.divui %1745, %c9 : index
                  %1747 = arith.addi %1744, %1746 : index
                  %1748 = arith.muli %outTileRows, %c9 : index
                  %1749 = arith.muli %1747, %1748 : index
                  %1750 = arith.remui %24, %outTileRows : index
                  %1751 = arith.muli %1750, %c9 : index
                  %1752 = arith.addi %1749, %1751 : index
                  %1753 = arith.remui %1738, %c9 : index
                  %1754 = arith.addi %1752, %1753 : index
                  %1755 = arith.addf %1737, %c44 : f32
                  %1756 = arith.minimumf %1755, %c108 : f32
                  %1757 = arith.maximumf %1756, %c109 : f32
                  %1758 = arith.truncf %1757 : f32 to f16
                  memref.store %1758, %out[%1754] : memref<?xf16>
                  %1759 = arith.divui %893, %c9 : index
                  %1760 = arith.addi %1730, %1759 : index
                  %1761 = memref.load %factors[%1760] : memref<?xf32>
                  %1762 = arith.addi %1760, %1733 : index
                  %1763 = memref.load %factors[%1762] : memref<?xf32>
                  %1764 = arith.mulf %1454#3, %1722 : f32
                  %1765 = math.fma %1764, %1761, %1763 : f32
                  %1766 = arith.addi %1727, %1759 : index
                  %1767 = arith.divui %1766, %c3 : index
                  %1768 = arith.addi %1741, %1767 : index
                  %1769 = arith.muli %1768, %c10 : index
                  %1770 = arith.remui %1766, %c3 : index
                  %1771 = arith.divui %1770, %c9 : index
                  %1772 = arith.addi %1769, %1771 : index
                  %1773 = arith.muli %1772, %1748 : index
                  %1774 = arith.addi %1773, %1751 : index
                  %1775 = arith.remui %1766, %c9 : index
                  %1776 = arith.addi %1774, %1775 : index
                  %1777 = arith.addf %1765, %c44 : f32
                  %1778 = arith.minimumf %1777, %c108 : f32
                  %1779 = arith.maximumf %1778, %c109 : f32
                  %1780 = arith.truncf %1779 : f32 to f16
                  memref.store %1780, %out[%1776] : memref<?xf16>
                  scf.if %1057 {
                    %1781 = arith.addi %706, %c39 : index
                    %1782 = arith.divui %1781, %c9 : index
                    %1783 = arith.addi %1730, %1782 : index
                    %1784 = memref.load %factors[%1783] : memref<?xf32>
                    %1785 = arith.addi %1783, %1733 : index
                    %1786 = memref.load %factors[%1785] : memref<?xf32>
                    %1787 = arith.mulf %1454#4, %1722 : f32
                    %1788 = math.fma %1787, %1784, %1786 : f32
                    %1789 = arith.addi %1727, %1782 : index
                    %1790 = arith.divui %1789, %c3 : index
                    %1791 = arith.addi %1741, %1790 : index
                    %1792 = arith.muli %1791, %c10 : index
                    %1793 = arith.remui %1789, %c3 : index
                    %1794 = arith.divui %1793, %c9 : index
                    %1795 = arith.addi %1792, %1794 : index
                    %1796 = arith.muli %1795, %1748 : index
                    %1797 = arith.addi %1796, %1751 : index
                    %1798 = arith.remui %1789, %c9 : index
                    %1799 = arith.addi %1797, %1798 : index
                    %1800 = arith.addf %1788, %c44 : f32
                    %1801 = arith.minimumf %1800, %c108 : f32
                    %1802 = arith.maximumf %1801, %c109 : f32
                    %1803 = arith.truncf %1802 : f32 to f16
                    memref.store %1803, %out[%1799] : memref<?xf16>
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
