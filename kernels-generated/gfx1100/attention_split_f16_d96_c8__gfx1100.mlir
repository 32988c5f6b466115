// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='f16', dim=96, columns=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d96_c8__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 1536 : index
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
  %c24 = arith.constant 192 : index
  %c25 = arith.constant 24 : index
  %c26 = arith.constant 96 : index
  %c27 = arith.constant 100 : index
  %c28 = arith.constant 20 : index
  %c29 = arith.constant 36 : index
  %c30 = arith.constant 48 : index
  %c31 = arith.constant 52 : index
  %c32 = arith.constant 64 : index
  %c33 = arith.constant 68 : index
  %c34 = arith.constant 80 : index
  %c35 = arith.constant 84 : index
  %c36 = arith.constant 23 : i32
  %c37 = arith.constant 64 : i32
  %c38 = arith.constant 253 : i32
  %c39 = arith.constant 268 : i32
  %c40 = arith.constant 14 : i32
  %c41 = arith.constant 128 : index
  %c42 = arith.constant 512 : index
  %c43 = arith.constant 768 : index
  %c44 = arith.constant 1024 : index
  %c45 = arith.constant 1280 : index
  %c46 = arith.constant 128 : i32
  %c47 = arith.constant 0xF149F2CA : f32
  %c48 = arith.constant 0x00000000 : f32
  %c49 = arith.constant dense<0x00000000> : vector<8xf32>
  %c50 = arith.constant 31 : i32
  %c51 = arith.constant 32 : i32
  %c52 = arith.constant 0 : i32
  %c53 = arith.constant 320 : index
  %c54 = arith.constant 384 : index
  %c55 = arith.constant 448 : index
  %c56 = arith.constant 576 : index
  %c57 = arith.constant 640 : index
  %c58 = arith.constant 704 : index
  %c59 = arith.constant 832 : index
  %c60 = arith.constant 896 : index
  %c61 = arith.constant 960 : index
  %c62 = arith.constant 1088 : index
  %c63 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c64 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c65 = arith.constant 0x41000000 : f32
  %c66 = arith.constant 0x40C00000 : f32
  %c67 = arith.constant dense<-1> : vector<4xi32>
  %c68 = arith.constant 65535 : i32
  %c69 = arith.constant 2 : i32
  %c70 = arith.constant -65536 : i32
  %c71 = arith.constant 3 : i32
  %c72 = arith.constant 4 : i32
  %c73 = arith.constant 5 : i32
  %c74 = arith.constant 6 : i32
  %c75 = arith.constant 7 : i32
  %c76 = arith.constant 8 : i32
  %c77 = arith.constant 9 : i32
  %c78 = arith.constant 10 : i32
  %c79 = arith.constant 11 : i32
  %c80 = arith.constant 12 : i32
  %c81 = arith.constant 13 : i32
  %c82 = arith.constant 15 : i32
  %c83 = arith.constant 1152 : index
  %c84 = arith.constant 1216 : index
  %c85 = arith.constant 1344 : index
  %c86 = arith.constant 1408 : index
  %c87 = arith.constant 1472 : index
  %c88 = arith.constant 112 : index
  %c89 = arith.constant 144 : index
  %c90 = arith.constant 160 : index
  %c91 = arith.constant 176 : index
  %c92 = arith.constant 208 : index
  %c93 = arith.constant 224 : index
  %c94 = arith.constant 240 : index
  %c95 = arith.constant 272 : index
  %c96 = arith.constant 288 : index
  %c97 = arith.constant 304 : index
  %c98 = arith.constant 336 : index
  %c99 = arith.constant 352 : index
  %c100 = arith.constant 368 : index
  %c101 = arith.constant 400 : index
  %c102 = arith.constant 416 : index
  %c103 = arith.constant 432 : index
  %c104 = arith.constant 464 : index
  %c105 = arith.constant 480 : index
  %c106 = arith.constant 496 : index
  %c107 = arith.constant 2048 : index
  %c108 = arith.constant 2560 : index
  %c109 = arith.constant 3072 : index
  %c110 = arith.constant 3584 : index
  %c111 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c113 = arith.constant 0x477FE000 : f32
  %c114 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c117 = arith.constant 800 : index
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
        %77 = arith.addi %67, %c28 : index
        %78 = arith.addi %66, %77 : index
        %79 = vector.load %5[%78] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %80 = arith.addi %67, %c22 : index
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
        %98 = arith.addi %67, %c34 : index
        %99 = arith.addi %66, %98 : index
        %100 = vector.load %5[%99] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %101 = arith.addi %67, %c35 : index
        %102 = arith.addi %66, %101 : index
        %103 = vector.load %5[%102] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %104 = math.absf %70 : vector<4xf32>
        %105 = math.absf %73 : vector<4xf32>
        %106 = arith.maxnumf %104, %105 fastmath<nnan> : vector<4xf32>
        %107 = math.absf %76 : vector<4xf32>
        %108 = arith.maxnumf %106, %107 fastmath<nnan> : vector<4xf32>
        %109 = math.absf %79 : vector<4xf32>
        %110 = arith.maxnumf %108, %109 fastmath<nnan> : vector<4xf32>
        %111 = math.absf %82 : vector<4xf32>
        %112 = arith.maxnumf %110, %111 fastmath<nnan> : vector<4xf32>
        %113 = math.absf %85 : vector<4xf32>
        %114 = arith.maxnumf %112, %113 fastmath<nnan> : vector<4xf32>
        %115 = math.absf %88 : vector<4xf32>
        %116 = arith.maxnumf %114, %115 fastmath<nnan> : vector<4xf32>
        %117 = math.absf %91 : vector<4xf32>
        %118 = arith.maxnumf %116, %117 fastmath<nnan> : vector<4xf32>
        %119 = math.absf %94 : vector<4xf32>
        %120 = arith.maxnumf %118, %119 fastmath<nnan> : vector<4xf32>
        %121 = math.absf %97 : vector<4xf32>
        %122 = arith.maxnumf %120, %121 fastmath<nnan> : vector<4xf32>
        %123 = math.absf %100 : vector<4xf32>
        %124 = arith.maxnumf %122, %123 fastmath<nnan> : vector<4xf32>
        %125 = math.absf %103 : vector<4xf32>
        %126 = arith.maxnumf %124, %125 fastmath<nnan> : vector<4xf32>
        %127 = vector.extract %126[0] : f32 from vector<4xf32>
        %128 = vector.extract %126[1] : f32 from vector<4xf32>
        %129 = vector.extract %126[2] : f32 from vector<4xf32>
        %130 = vector.extract %126[3] : f32 from vector<4xf32>
        %131 = arith.maxnumf %127, %128 fastmath<nnan> : f32
        %132 = arith.maxnumf %131, %129 fastmath<nnan> : f32
        %133 = arith.maxnumf %132, %130 fastmath<nnan> : f32
        %134 = wave.swap_halves %133 : f32
        %135 = arith.maxnumf %133, %134 fastmath<nnan> : f32
        %136 = arith.bitcast %135 : f32 to i32
        %137 = arith.shrui %136, %c36 : i32
        %138 = arith.maxsi %137, %c37 : i32
        %139 = arith.minsi %138, %c38 : i32
        %140 = arith.subi %c39, %139 : i32
        %141 = arith.shli %140, %c36 : i32
        %142 = arith.bitcast %141 : i32 to f32
        %143 = arith.subi %139, %c40 : i32
        %144 = arith.shli %143, %c36 : i32
        %145 = arith.bitcast %144 : i32 to f32
        %146 = vector.broadcast %142 : f32 to vector<4xf32>
        %147 = arith.muli %1, %c9 : index
        %148 = arith.muli %2, %c41 : index
        %149 = arith.addi %147, %148 : index
        %150 = arith.mulf %70, %146 : vector<4xf32>
        %151 = arith.truncf %150 : vector<4xf32> to vector<4xf16>
        %152 = arith.mulf %73, %146 : vector<4xf32>
        %153 = arith.truncf %152 : vector<4xf32> to vector<4xf16>
        %154 = vector.shuffle %151, %153 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %155 = arith.addi %149, %c23 : index
        vector.store %154, %4[%155] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %156 = arith.mulf %76, %146 : vector<4xf32>
        %157 = arith.truncf %156 : vector<4xf32> to vector<4xf16>
        %158 = arith.mulf %79, %146 : vector<4xf32>
        %159 = arith.truncf %158 : vector<4xf32> to vector<4xf16>
        %160 = vector.shuffle %157, %159 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %161 = arith.addi %149, %c7 : index
        vector.store %160, %4[%161] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %162 = arith.mulf %82, %146 : vector<4xf32>
        %163 = arith.truncf %162 : vector<4xf32> to vector<4xf16>
        %164 = arith.mulf %85, %146 : vector<4xf32>
        %165 = arith.truncf %164 : vector<4xf32> to vector<4xf16>
        %166 = vector.shuffle %163, %165 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %167 = arith.addi %149, %c42 : index
        vector.store %166, %4[%167] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %168 = arith.mulf %88, %146 : vector<4xf32>
        %169 = arith.truncf %168 : vector<4xf32> to vector<4xf16>
        %170 = arith.mulf %91, %146 : vector<4xf32>
        %171 = arith.truncf %170 : vector<4xf32> to vector<4xf16>
        %172 = vector.shuffle %169, %171 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %173 = arith.addi %149, %c43 : index
        vector.store %172, %4[%173] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %174 = arith.mulf %94, %146 : vector<4xf32>
        %175 = arith.truncf %174 : vector<4xf32> to vector<4xf16>
        %176 = arith.mulf %97, %146 : vector<4xf32>
        %177 = arith.truncf %176 : vector<4xf32> to vector<4xf16>
        %178 = vector.shuffle %175, %177 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %179 = arith.addi %149, %c44 : index
        vector.store %178, %4[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %180 = arith.mulf %100, %146 : vector<4xf32>
        %181 = arith.truncf %180 : vector<4xf32> to vector<4xf16>
        %182 = arith.mulf %103, %146 : vector<4xf32>
        %183 = arith.truncf %182 : vector<4xf32> to vector<4xf16>
        %184 = vector.shuffle %181, %183 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %185 = arith.addi %149, %c45 : index
        vector.store %184, %4[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        memref.store %145, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %186 = memref.load %7[%1] : memref<?xf32>
      scf.for %187 = %11 to %42 step %43 : i32 {
        %188 = arith.muli %187, %c20 : i32
        %189 = arith.index_cast %8 : index to i32
        %190 = arith.muli %189, %c46 : i32
        %191 = arith.addi %188, %190 : i32
        %192 = arith.addi %191, %c46 : i32
        %193 = arith.minsi %192, %38 : i32
        %194 = arith.cmpi slt, %191, %38 : i32
        %195:8 = scf.if %194 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %196 = arith.subi %193, %191 : i32
          %197 = arith.addi %196, %c50 : i32
          %198 = arith.divui %197, %c51 : i32
          %199 = arith.divui %191, %c18 : i32
          %200 = arith.addi %199, %c52 : i32
          %201 = arith.minsi %200, %40 : i32
          %202 = arith.index_castui %201 : i32 to index
          %203 = arith.addi %32, %202 : index
          %204 = memref.load %step[%203] : memref<?xi32>
          %205 = arith.index_cast %204 : i32 to index
          %206 = arith.muli %205, %33 : index
          %207 = arith.addi %206, %34 : index
          %208 = arith.addi %199, %c17 : i32
          %209 = arith.minsi %208, %40 : i32
          %210 = arith.index_castui %209 : i32 to index
          %211 = arith.addi %32, %210 : index
          %212 = memref.load %step[%211] : memref<?xi32>
          %213 = arith.index_cast %212 : i32 to index
          %214 = arith.muli %213, %33 : index
          %215 = arith.addi %214, %34 : index
          %216 = arith.addi %207, %35 : index
          %217 = arith.addi %216, %c23 : index
          %218 = vector.load %kv[%217] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %219 = arith.addi %216, %c32 : index
          %220 = vector.load %kv[%219] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %221 = arith.addi %215, %35 : index
          %222 = arith.addi %221, %c23 : index
          %223 = vector.load %kv[%222] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %224 = arith.addi %221, %c32 : index
          %225 = vector.load %kv[%224] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %226 = arith.addi %216, %c41 : index
          %227 = vector.load %kv[%226] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %228 = arith.addi %216, %c24 : index
          %229 = vector.load %kv[%228] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %230 = arith.addi %221, %c41 : index
          %231 = vector.load %kv[%230] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %232 = arith.addi %221, %c24 : index
          %233 = vector.load %kv[%232] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %251:16 = scf.for %234 = %c52 to %198 step %c17 iter_args(%235 = %218, %236 = %220, %237 = %223, %238 = %225, %239 = %227, %240 = %229, %241 = %231, %242 = %233, %243 = %c47, %244 = %c48, %245 = %c49, %246 = %c49, %247 = %c49, %248 = %c49, %249 = %c49, %250 = %c49) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %252 = arith.muli %234, %c51 : i32
            %253 = arith.addi %191, %252 : i32
            %254 = arith.addi %253, %c51 : i32
            %255 = arith.divui %253, %c18 : i32
            %256 = arith.addi %255, %c52 : i32
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
            %272 = arith.divui %254, %c18 : i32
            %273 = arith.addi %272, %c52 : i32
            %274 = arith.minsi %273, %40 : i32
            %275 = arith.index_castui %274 : i32 to index
            %276 = arith.addi %32, %275 : index
            %277 = memref.load %step[%276] : memref<?xi32>
            %278 = arith.index_cast %277 : i32 to index
            %279 = arith.muli %278, %33 : index
            %280 = arith.addi %279, %34 : index
            %281 = arith.addi %272, %c17 : i32
            %282 = arith.minsi %281, %40 : i32
            %283 = arith.index_castui %282 : i32 to index
            %284 = arith.addi %32, %283 : index
            %285 = memref.load %step[%284] : memref<?xi32>
            %286 = arith.index_cast %285 : i32 to index
            %287 = arith.muli %286, %33 : index
            %288 = arith.addi %287, %34 : index
            %289 = wave.opaque %c23 : index
            %290 = arith.muli %1, %c9 : index
            %291 = arith.addi %289, %290 : index
            %292 = arith.addi %263, %35 : index
            %293 = arith.addi %292, %c7 : index
            %294 = vector.load %kv[%293] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %295 = arith.addi %292, %c53 : index
            %296 = vector.load %kv[%295] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %297 = arith.addi %271, %35 : index
            %298 = arith.addi %297, %c7 : index
            %299 = vector.load %kv[%298] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %300 = arith.addi %297, %c53 : index
            %301 = vector.load %kv[%300] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %302 = vector.shuffle %235, %236 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %303 = vector.bitcast %302 : vector<8xi32> to vector<16xf16>
            %304 = vector.shuffle %237, %238 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %305 = vector.bitcast %304 : vector<8xi32> to vector<16xf16>
            %306 = arith.addi %291, %c23 : index
            %307 = vector.load %4[%306] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %308 = arith.addi %306, %c41 : index
            %309 = vector.load %4[%308] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %310 = vector.shuffle %307, %309 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %311 = wave.mma %303, %310, %c49 : vector<16xf16>, vector<8xf32>
            %312 = wave.mma %305, %310, %c49 : vector<16xf16>, vector<8xf32>
            %313 = arith.addi %292, %c54 : index
            %314 = vector.load %kv[%313] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %315 = arith.addi %292, %c55 : index
            %316 = vector.load %kv[%315] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %317 = arith.addi %297, %c54 : index
            %318 = vector.load %kv[%317] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %319 = arith.addi %297, %c55 : index
            %320 = vector.load %kv[%319] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %321 = vector.shuffle %239, %240 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %322 = vector.bitcast %321 : vector<8xi32> to vector<16xf16>
            %323 = vector.shuffle %241, %242 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %324 = vector.bitcast %323 : vector<8xi32> to vector<16xf16>
            %325 = arith.addi %291, %c7 : index
            %326 = vector.load %4[%325] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %327 = arith.addi %325, %c41 : index
            %328 = vector.load %4[%327] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %329 = vector.shuffle %326, %328 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %330 = wave.mma %322, %329, %311 : vector<16xf16>, vector<8xf32>
            %331 = wave.mma %324, %329, %312 : vector<16xf16>, vector<8xf32>
            %332 = arith.addi %292, %c42 : index
            %333 = vector.load %kv[%332] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %334 = arith.addi %292, %c56 : index
            %335 = vector.load %kv[%334] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %336 = arith.addi %297, %c42 : index
            %337 = vector.load %kv[%336] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %338 = arith.addi %297, %c56 : index
            %339 = vector.load %kv[%338] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %340 = vector.shuffle %294, %296 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %341 = vector.bitcast %340 : vector<8xi32> to vector<16xf16>
            %342 = vector.shuffle %299, %301 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %343 = vector.bitcast %342 : vector<8xi32> to vector<16xf16>
            %344 = arith.addi %291, %c42 : index
            %345 = vector.load %4[%344] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %346 = arith.addi %344, %c41 : index
            %347 = vector.load %4[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %348 = vector.shuffle %345, %347 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %349 = wave.mma %341, %348, %330 : vector<16xf16>, vector<8xf32>
            %350 = wave.mma %343, %348, %331 : vector<16xf16>, vector<8xf32>
            %351 = arith.addi %292, %c57 : index
            %352 = vector.load %kv[%351] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %353 = arith.addi %292, %c58 : index
            %354 = vector.load %kv[%353] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %355 = arith.addi %297, %c57 : index
            %356 = vector.load %kv[%355] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %357 = arith.addi %297, %c58 : index
            %358 = vector.load %kv[%357] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %359 = vector.shuffle %314, %316 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %360 = vector.bitcast %359 : vector<8xi32> to vector<16xf16>
            %361 = vector.shuffle %318, %320 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %362 = vector.bitcast %361 : vector<8xi32> to vector<16xf16>
            %363 = arith.addi %291, %c43 : index
            %364 = vector.load %4[%363] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %365 = arith.addi %363, %c41 : index
            %366 = vector.load %4[%365] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %367 = vector.shuffle %364, %366 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %368 = wave.mma %360, %367, %349 : vector<16xf16>, vector<8xf32>
            %369 = wave.mma %362, %367, %350 : vector<16xf16>, vector<8xf32>
            %370 = arith.addi %292, %c43 : index
            %371 = vector.load %kv[%370] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %372 = arith.addi %292, %c59 : index
            %373 = vector.load %kv[%372] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %374 = arith.addi %297, %c43 : index
            %375 = vector.load %kv[%374] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %376 = arith.addi %297, %c59 : index
            %377 = vector.load %kv[%376] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %378 = vector.shuffle %333, %335 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %379 = vector.bitcast %378 : vector<8xi32> to vector<16xf16>
            %380 = vector.shuffle %337, %339 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %381 = vector.bitcast %380 : vector<8xi32> to vector<16xf16>
            %382 = arith.addi %291, %c44 : index
            %383 = vector.load %4[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %384 = arith.addi %382, %c41 : index
            %385 = vector.load %4[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %386 = vector.shuffle %383, %385 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %387 = wave.mma %379, %386, %368 : vector<16xf16>, vector<8xf32>
            %388 = wave.mma %381, %386, %369 : vector<16xf16>, vector<8xf32>
            %389 = arith.addi %292, %c60 : index
            %390 = vector.load %kv[%389] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %391 = arith.addi %292, %c61 : index
            %392 = vector.load %kv[%391] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %393 = arith.addi %297, %c60 : index
            %394 = vector.load %kv[%393] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %395 = arith.addi %297, %c61 : index
            %396 = vector.load %kv[%395] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %397 = vector.shuffle %352, %354 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %398 = vector.bitcast %397 : vector<8xi32> to vector<16xf16>
            %399 = vector.shuffle %356, %358 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %400 = vector.bitcast %399 : vector<8xi32> to vector<16xf16>
            %401 = arith.addi %291, %c45 : index
            %402 = vector.load %4[%401] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %403 = arith.addi %401, %c41 : index
            %404 = vector.load %4[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %405 = vector.shuffle %402, %404 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %406 = wave.mma %398, %405, %387 : vector<16xf16>, vector<8xf32>
            %407 = wave.mma %400, %405, %388 : vector<16xf16>, vector<8xf32>
            %408 = arith.addi %292, %c44 : index
            %409 = vector.load %kv[%408] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %410 = arith.addi %292, %c62 : index
            %411 = vector.load %kv[%410] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %412 = arith.addi %297, %c44 : index
            %413 = vector.load %kv[%412] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %414 = arith.addi %297, %c62 : index
            %415 = vector.load %kv[%414] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %416 = wave.opaque %406 : vector<8xf32>
            %417 = wave.opaque %407 : vector<8xf32>
            %418 = wave.opaque %254 : i32
            %419 = arith.cmpi sgt, %418, %193 : i32
            %420:2 = scf.if %419 -> (vector<8xf32>, vector<8xf32>) {
              %421 = arith.index_cast %2 : index to i32
              %422 = arith.addi %253, %421 : i32
              %423 = arith.subi %38, %422 : i32
              %424 = arith.subi %423, %c52 : i32
              %425 = vector.broadcast %424 : i32 to vector<8xi32>
              %426 = arith.cmpi sgt, %425, %c64 : vector<8xi32>
              %427 = arith.select %426, %416, %c63 : vector<8xi1>, vector<8xf32>
              %428 = arith.subi %423, %c18 : i32
              %429 = vector.broadcast %428 : i32 to vector<8xi32>
              %430 = arith.cmpi sgt, %429, %c64 : vector<8xi32>
              %431 = arith.select %430, %417, %c63 : vector<8xi1>, vector<8xf32>
              scf.yield %427, %431 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %416, %417 : vector<8xf32>, vector<8xf32>
            }
            %432 = vector.extract %420#0[0] : f32 from vector<8xf32>
            %433 = vector.extract %420#0[1] : f32 from vector<8xf32>
            %434 = vector.extract %420#0[2] : f32 from vector<8xf32>
            %435 = vector.extract %420#0[3] : f32 from vector<8xf32>
            %436 = vector.extract %420#0[4] : f32 from vector<8xf32>
            %437 = vector.extract %420#0[5] : f32 from vector<8xf32>
            %438 = vector.extract %420#0[6] : f32 from vector<8xf32>
            %439 = vector.extract %420#0[7] : f32 from vector<8xf32>
            %440 = vector.extract %420#1[0] : f32 from vector<8xf32>
            %441 = vector.extract %420#1[1] : f32 from vector<8xf32>
            %442 = vector.extract %420#1[2] : f32 from vector<8xf32>
            %443 = vector.extract %420#1[3] : f32 from vector<8xf32>
            %444 = vector.extract %420#1[4] : f32 from vector<8xf32>
            %445 = vector.extract %420#1[5] : f32 from vector<8xf32>
            %446 = vector.extract %420#1[6] : f32 from vector<8xf32>
            %447 = vector.extract %420#1[7] : f32 from vector<8xf32>
            %448 = arith.maxnumf %432, %433 fastmath<nnan> : f32
            %449 = arith.maxnumf %448, %434 fastmath<nnan> : f32
            %450 = arith.maxnumf %449, %435 fastmath<nnan> : f32
            %451 = arith.maxnumf %450, %436 fastmath<nnan> : f32
            %452 = arith.maxnumf %451, %437 fastmath<nnan> : f32
            %453 = arith.maxnumf %452, %438 fastmath<nnan> : f32
            %454 = arith.maxnumf %453, %439 fastmath<nnan> : f32
            %455 = arith.maxnumf %454, %440 fastmath<nnan> : f32
            %456 = arith.maxnumf %455, %441 fastmath<nnan> : f32
            %457 = arith.maxnumf %456, %442 fastmath<nnan> : f32
            %458 = arith.maxnumf %457, %443 fastmath<nnan> : f32
            %459 = arith.maxnumf %458, %444 fastmath<nnan> : f32
            %460 = arith.maxnumf %459, %445 fastmath<nnan> : f32
            %461 = arith.maxnumf %460, %446 fastmath<nnan> : f32
            %462 = arith.maxnumf %461, %447 fastmath<nnan> : f32
            %463 = wave.swap_halves %462 : f32
            %464 = arith.maxnumf %462, %463 fastmath<nnan> : f32
            %465 = arith.mulf %464, %186 : f32
            %466 = arith.addf %243, %c65 : f32
            %467 = arith.cmpf ogt, %465, %466 : f32
            %468:8 = scf.if %467 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %469 = arith.subf %243, %465 : f32
              %470 = wave.exp2 %469 : f32
              %471 = vector.broadcast %470 : f32 to vector<8xf32>
              %472 = arith.mulf %244, %470 : f32
              %473 = arith.mulf %245, %471 : vector<8xf32>
              %474 = arith.mulf %246, %471 : vector<8xf32>
              %475 = arith.mulf %247, %471 : vector<8xf32>
              %476 = arith.mulf %248, %471 : vector<8xf32>
              %477 = arith.mulf %249, %471 : vector<8xf32>
              %478 = arith.mulf %250, %471 : vector<8xf32>
              scf.yield %465, %472, %473, %474, %475, %476, %477, %478 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %243, %244, %245, %246, %247, %248, %249, %250 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %479 = vector.broadcast %186 : f32 to vector<8xf32>
            %480 = arith.subf %c66, %468#0 : f32
            %481 = vector.broadcast %480 : f32 to vector<8xf32>
            %482 = math.fma %420#0, %479, %481 : vector<8xf32>
            %483 = wave.exp2 %482 : vector<8xf32>
            %484 = math.fma %420#1, %479, %481 : vector<8xf32>
            %485 = wave.exp2 %484 : vector<8xf32>
            %486 = arith.truncf %483 : vector<8xf32> to vector<8xf16>
            %487 = vector.bitcast %486 : vector<8xf16> to vector<4xi32>
            %488 = wave.swap_halves %487 : vector<4xi32>
            %489 = arith.select %3, %488, %487 : vector<4xi32>
            %490 = arith.select %3, %487, %488 : vector<4xi32>
            %491 = vector.shuffle %489, %490 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %492 = vector.bitcast %491 : vector<8xi32> to vector<16xf16>
            %493 = arith.truncf %485 : vector<8xf32> to vector<8xf16>
            %494 = vector.bitcast %493 : vector<8xf16> to vector<4xi32>
            %495 = wave.swap_halves %494 : vector<4xi32>
            %496 = arith.select %3, %495, %494 : vector<4xi32>
            %497 = arith.select %3, %494, %495 : vector<4xi32>
            %498 = vector.shuffle %496, %497 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %499 = vector.bitcast %498 : vector<8xi32> to vector<16xf16>
            %500 = arith.addf %483, %485 : vector<8xf32>
            %501 = vector.extract %500[0] : f32 from vector<8xf32>
            %502 = vector.extract %500[1] : f32 from vector<8xf32>
            %503 = vector.extract %500[2] : f32 from vector<8xf32>
            %504 = vector.extract %500[3] : f32 from vector<8xf32>
            %505 = vector.extract %500[4] : f32 from vector<8xf32>
            %506 = vector.extract %500[5] : f32 from vector<8xf32>
            %507 = vector.extract %500[6] : f32 from vector<8xf32>
            %508 = vector.extract %500[7] : f32 from vector<8xf32>
            %509 = arith.addf %501, %505 : f32
            %510 = arith.addf %502, %506 : f32
            %511 = arith.addf %503, %507 : f32
            %512 = arith.addf %504, %508 : f32
            %513 = arith.addf %509, %511 : f32
            %514 = arith.addf %510, %512 : f32
            %515 = arith.addf %513, %514 : f32
            %516 = arith.addf %468#1, %515 : f32
            %517 = wave.opaque %516 : f32
            %518 = wave.opaque %254 : i32
            %519 = arith.cmpi sgt, %518, %193 : i32
            %520:4 = scf.if %519 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %521 = arith.subi %193, %253 : i32
              %522 = arith.subi %521, %c52 : i32
              %523 = arith.minsi %522, %c18 : i32
              %524 = arith.maxsi %523, %c52 : i32
              %525 = arith.cmpi sgt, %524, %c52 : i32
              %526 = arith.select %525, %c68, %c52 : i32
              %527 = arith.ori %c52, %526 : i32
              %528 = arith.cmpi sgt, %524, %c17 : i32
              %529 = arith.select %528, %c68, %c52 : i32
              %530 = arith.ori %c52, %529 : i32
              %531 = arith.cmpi sgt, %524, %c69 : i32
              %532 = arith.select %531, %c70, %c52 : i32
              %533 = arith.ori %527, %532 : i32
              %534 = arith.cmpi sgt, %524, %c71 : i32
              %535 = arith.select %534, %c70, %c52 : i32
              %536 = arith.ori %530, %535 : i32
              %537 = arith.cmpi sgt, %524, %c72 : i32
              %538 = arith.select %537, %c68, %c52 : i32
              %539 = arith.ori %c52, %538 : i32
              %540 = arith.cmpi sgt, %524, %c73 : i32
              %541 = arith.select %540, %c68, %c52 : i32
              %542 = arith.ori %c52, %541 : i32
              %543 = arith.cmpi sgt, %524, %c74 : i32
              %544 = arith.select %543, %c70, %c52 : i32
              %545 = arith.ori %539, %544 : i32
              %546 = arith.cmpi sgt, %524, %c75 : i32
              %547 = arith.select %546, %c70, %c52 : i32
              %548 = arith.ori %542, %547 : i32
              %549 = arith.cmpi sgt, %524, %c76 : i32
              %550 = arith.select %549, %c68, %c52 : i32
              %551 = arith.ori %c52, %550 : i32
              %552 = arith.cmpi sgt, %524, %c77 : i32
              %553 = arith.select %552, %c68, %c52 : i32
              %554 = arith.ori %c52, %553 : i32
              %555 = arith.cmpi sgt, %524, %c78 : i32
              %556 = arith.select %555, %c70, %c52 : i32
              %557 = arith.ori %551, %556 : i32
              %558 = arith.cmpi sgt, %524, %c79 : i32
              %559 = arith.select %558, %c70, %c52 : i32
              %560 = arith.ori %554, %559 : i32
              %561 = arith.cmpi sgt, %524, %c80 : i32
              %562 = arith.select %561, %c68, %c52 : i32
              %563 = arith.ori %c52, %562 : i32
              %564 = arith.cmpi sgt, %524, %c81 : i32
              %565 = arith.select %564, %c68, %c52 : i32
              %566 = arith.ori %c52, %565 : i32
              %567 = arith.cmpi sgt, %524, %c40 : i32
              %568 = arith.select %567, %c70, %c52 : i32
              %569 = arith.ori %563, %568 : i32
              %570 = arith.cmpi sgt, %524, %c82 : i32
              %571 = arith.select %570, %c70, %c52 : i32
              %572 = arith.ori %566, %571 : i32
              %573 = vector.from_elements %533, %545, %557, %569 : vector<4xi32>
              %574 = vector.from_elements %536, %548, %560, %572 : vector<4xi32>
              %575 = arith.subi %521, %c18 : i32
              %576 = arith.minsi %575, %c18 : i32
              %577 = arith.maxsi %576, %c52 : i32
              %578 = arith.cmpi sgt, %577, %c52 : i32
              %579 = arith.select %578, %c68, %c52 : i32
              %580 = arith.ori %c52, %579 : i32
              %581 = arith.cmpi sgt, %577, %c17 : i32
              %582 = arith.select %581, %c68, %c52 : i32
              %583 = arith.ori %c52, %582 : i32
              %584 = arith.cmpi sgt, %577, %c69 : i32
              %585 = arith.select %584, %c70, %c52 : i32
              %586 = arith.ori %580, %585 : i32
              %587 = arith.cmpi sgt, %577, %c71 : i32
              %588 = arith.select %587, %c70, %c52 : i32
              %589 = arith.ori %583, %588 : i32
              %590 = arith.cmpi sgt, %577, %c72 : i32
              %591 = arith.select %590, %c68, %c52 : i32
              %592 = arith.ori %c52, %591 : i32
              %593 = arith.cmpi sgt, %577, %c73 : i32
              %594 = arith.select %593, %c68, %c52 : i32
              %595 = arith.ori %c52, %594 : i32
              %596 = arith.cmpi sgt, %577, %c74 : i32
              %597 = arith.select %596, %c70, %c52 : i32
              %598 = arith.ori %592, %597 : i32
              %599 = arith.cmpi sgt, %577, %c75 : i32
              %600 = arith.select %599, %c70, %c52 : i32
              %601 = arith.ori %595, %600 : i32
              %602 = arith.cmpi sgt, %577, %c76 : i32
              %603 = arith.select %602, %c68, %c52 : i32
              %604 = arith.ori %c52, %603 : i32
              %605 = arith.cmpi sgt, %577, %c77 : i32
              %606 = arith.select %605, %c68, %c52 : i32
              %607 = arith.ori %c52, %606 : i32
              %608 = arith.cmpi sgt, %577, %c78 : i32
              %609 = arith.select %608, %c70, %c52 : i32
              %610 = arith.ori %604, %609 : i32
              %611 = arith.cmpi sgt, %577, %c79 : i32
              %612 = arith.select %611, %c70, %c52 : i32
              %613 = arith.ori %607, %612 : i32
              %614 = arith.cmpi sgt, %577, %c80 : i32
              %615 = arith.select %614, %c68, %c52 : i32
              %616 = arith.ori %c52, %615 : i32
              %617 = arith.cmpi sgt, %577, %c81 : i32
              %618 = arith.select %617, %c68, %c52 : i32
              %619 = arith.ori %c52, %618 : i32
              %620 = arith.cmpi sgt, %577, %c40 : i32
              %621 = arith.select %620, %c70, %c52 : i32
              %622 = arith.ori %616, %621 : i32
              %623 = arith.cmpi sgt, %577, %c82 : i32
              %624 = arith.select %623, %c70, %c52 : i32
              %625 = arith.ori %619, %624 : i32
              %626 = vector.from_elements %586, %598, %610, %622 : vector<4xi32>
              %627 = vector.from_elements %589, %601, %613, %625 : vector<4xi32>
              scf.yield %573, %574, %626, %627 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c67, %c67, %c67, %c67 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %628 = wave.opaque %254 : i32
            %629 = arith.cmpi sgt, %628, %193 : i32
            %630:4 = scf.if %629 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %631 = arith.andi %371, %520#0 : vector<4xi32>
              %632 = arith.andi %373, %520#1 : vector<4xi32>
              %633 = arith.andi %375, %520#2 : vector<4xi32>
              %634 = arith.andi %377, %520#3 : vector<4xi32>
              scf.yield %631, %632, %633, %634 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %371, %373, %375, %377 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %635 = vector.shuffle %630#0, %630#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %636 = vector.bitcast %635 : vector<8xi32> to vector<16xf16>
            %637 = wave.mma %636, %492, %468#2 : vector<16xf16>, vector<8xf32>
            %638 = vector.shuffle %630#2, %630#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %639 = vector.bitcast %638 : vector<8xi32> to vector<16xf16>
            %640 = wave.mma %639, %499, %637 : vector<16xf16>, vector<8xf32>
            %641 = wave.opaque %640 : vector<8xf32>
            %642 = arith.addi %292, %c83 : index
            %643 = vector.load %kv[%642] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %644 = arith.addi %292, %c84 : index
            %645 = vector.load %kv[%644] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %646 = arith.addi %297, %c83 : index
            %647 = vector.load %kv[%646] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %648 = arith.addi %297, %c84 : index
            %649 = vector.load %kv[%648] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %650 = wave.opaque %254 : i32
            %651 = arith.cmpi sgt, %650, %193 : i32
            %652:4 = scf.if %651 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %653 = arith.andi %390, %520#0 : vector<4xi32>
              %654 = arith.andi %392, %520#1 : vector<4xi32>
              %655 = arith.andi %394, %520#2 : vector<4xi32>
              %656 = arith.andi %396, %520#3 : vector<4xi32>
              scf.yield %653, %654, %655, %656 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %390, %392, %394, %396 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %657 = vector.shuffle %652#0, %652#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %658 = vector.bitcast %657 : vector<8xi32> to vector<16xf16>
            %659 = wave.mma %658, %492, %468#3 : vector<16xf16>, vector<8xf32>
            %660 = vector.shuffle %652#2, %652#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %661 = vector.bitcast %660 : vector<8xi32> to vector<16xf16>
            %662 = wave.mma %661, %499, %659 : vector<16xf16>, vector<8xf32>
            %663 = wave.opaque %662 : vector<8xf32>
            %664 = arith.addi %292, %c45 : index
            %665 = vector.load %kv[%664] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %666 = arith.addi %292, %c85 : index
            %667 = vector.load %kv[%666] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %668 = arith.addi %297, %c45 : index
            %669 = vector.load %kv[%668] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %670 = arith.addi %297, %c85 : index
            %671 = vector.load %kv[%670] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %672 = wave.opaque %254 : i32
            %673 = arith.cmpi sgt, %672, %193 : i32
            %674:4 = scf.if %673 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %675 = arith.andi %409, %520#0 : vector<4xi32>
              %676 = arith.andi %411, %520#1 : vector<4xi32>
              %677 = arith.andi %413, %520#2 : vector<4xi32>
              %678 = arith.andi %415, %520#3 : vector<4xi32>
              scf.yield %675, %676, %677, %678 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %409, %411, %413, %415 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %679 = vector.shuffle %674#0, %674#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %680 = vector.bitcast %679 : vector<8xi32> to vector<16xf16>
            %681 = wave.mma %680, %492, %468#4 : vector<16xf16>, vector<8xf32>
            %682 = vector.shuffle %674#2, %674#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %683 = vector.bitcast %682 : vector<8xi32> to vector<16xf16>
            %684 = wave.mma %683, %499, %681 : vector<16xf16>, vector<8xf32>
            %685 = wave.opaque %684 : vector<8xf32>
            %686 = arith.addi %292, %c86 : index
            %687 = vector.load %kv[%686] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %688 = arith.addi %292, %c87 : index
            %689 = vector.load %kv[%688] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %690 = arith.addi %297, %c86 : index
            %691 = vector.load %kv[%690] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %692 = arith.addi %297, %c87 : index
            %693 = vector.load %kv[%692] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %694 = wave.opaque %254 : i32
            %695 = arith.cmpi sgt, %694, %193 : i32
            %696:4 = scf.if %695 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %697 = arith.andi %643, %520#0 : vector<4xi32>
              %698 = arith.andi %645, %520#1 : vector<4xi32>
              %699 = arith.andi %647, %520#2 : vector<4xi32>
              %700 = arith.andi %649, %520#3 : vector<4xi32>
              scf.yield %697, %698, %699, %700 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %643, %645, %647, %649 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %701 = vector.shuffle %696#0, %696#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %702 = vector.bitcast %701 : vector<8xi32> to vector<16xf16>
            %703 = wave.mma %702, %492, %468#5 : vector<16xf16>, vector<8xf32>
            %704 = vector.shuffle %696#2, %696#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %705 = vector.bitcast %704 : vector<8xi32> to vector<16xf16>
            %706 = wave.mma %705, %499, %703 : vector<16xf16>, vector<8xf32>
            %707 = wave.opaque %706 : vector<8xf32>
            wave.pin
            %708 = wave.opaque %254 : i32
            %709 = arith.cmpi sgt, %708, %193 : i32
            %710:4 = scf.if %709 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %711 = arith.andi %665, %520#0 : vector<4xi32>
              %712 = arith.andi %667, %520#1 : vector<4xi32>
              %713 = arith.andi %669, %520#2 : vector<4xi32>
              %714 = arith.andi %671, %520#3 : vector<4xi32>
              scf.yield %711, %712, %713, %714 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %665, %667, %669, %671 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %715 = vector.shuffle %710#0, %710#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %716 = vector.bitcast %715 : vector<8xi32> to vector<16xf16>
            %717 = wave.mma %716, %492, %468#6 : vector<16xf16>, vector<8xf32>
            %718 = vector.shuffle %710#2, %710#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %719 = vector.bitcast %718 : vector<8xi32> to vector<16xf16>
            %720 = wave.mma %719, %499, %717 : vector<16xf16>, vector<8xf32>
            %721 = wave.opaque %720 : vector<8xf32>
            wave.pin
            %722 = wave.opaque %254 : i32
            %723 = arith.cmpi slt, %722, %193 : i32
            %724:4 = scf.if %723 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %725 = arith.addi %280, %35 : index
              %726 = arith.addi %725, %c23 : index
              %727 = vector.load %kv[%726] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %728 = arith.addi %725, %c32 : index
              %729 = vector.load %kv[%728] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %730 = arith.addi %288, %35 : index
              %731 = arith.addi %730, %c23 : index
              %732 = vector.load %kv[%731] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %733 = arith.addi %730, %c32 : index
              %734 = vector.load %kv[%733] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %727, %729, %732, %734 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %710#0, %710#1, %710#2, %710#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %735 = wave.opaque %254 : i32
            %736 = arith.cmpi sgt, %735, %193 : i32
            %737:4 = scf.if %736 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %738 = arith.andi %687, %520#0 : vector<4xi32>
              %739 = arith.andi %689, %520#1 : vector<4xi32>
              %740 = arith.andi %691, %520#2 : vector<4xi32>
              %741 = arith.andi %693, %520#3 : vector<4xi32>
              scf.yield %738, %739, %740, %741 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %687, %689, %691, %693 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %742 = vector.shuffle %737#0, %737#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %743 = vector.bitcast %742 : vector<8xi32> to vector<16xf16>
            %744 = wave.mma %743, %492, %468#7 : vector<16xf16>, vector<8xf32>
            %745 = vector.shuffle %737#2, %737#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %746 = vector.bitcast %745 : vector<8xi32> to vector<16xf16>
            %747 = wave.mma %746, %499, %744 : vector<16xf16>, vector<8xf32>
            %748 = wave.opaque %747 : vector<8xf32>
            wave.pin
            %749 = wave.opaque %254 : i32
            %750 = arith.cmpi slt, %749, %193 : i32
            %751:4 = scf.if %750 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %752 = arith.addi %280, %35 : index
              %753 = arith.addi %752, %c41 : index
              %754 = vector.load %kv[%753] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %755 = arith.addi %752, %c24 : index
              %756 = vector.load %kv[%755] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %757 = arith.addi %288, %35 : index
              %758 = arith.addi %757, %c41 : index
              %759 = vector.load %kv[%758] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %760 = arith.addi %757, %c24 : index
              %761 = vector.load %kv[%760] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %754, %756, %759, %761 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %737#0, %737#1, %737#2, %737#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            scf.yield %724#0, %724#1, %724#2, %724#3, %751#0, %751#1, %751#2, %751#3, %468#0, %517, %641, %663, %685, %707, %721, %748 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %762 = wave.swap_halves %251#9 : f32
          %763 = arith.addf %251#9, %762 : f32
          scf.yield %251#8, %763, %251#10, %251#11, %251#12, %251#13, %251#14, %251#15 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c47, %c48, %c49, %c49, %c49, %c49, %c49, %c49 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %764 = wave.opaque %c23 : index
        %765 = arith.addi %46, %764 : index
        %766 = arith.remui %0, %c9 : index
        %767 = arith.addi %766, %764 : index
        %768 = arith.addi %1, %764 : index
        %769 = arith.cmpi slt, %768, %c9 : index
        scf.if %769 {
          %770 = arith.addi %45, %768 : index
          memref.store %195#0, %6[%770] : memref<?xf32>
          %771 = arith.addi %770, %c3 : index
          memref.store %195#1, %6[%771] : memref<?xf32>
          %772 = arith.muli %8, %c42 : index
          %773 = arith.muli %2, %c9 : index
          %774 = arith.addi %772, %773 : index
          %775 = arith.addi %774, %768 : index
          %776 = vector.extract %195#2[0] : f32 from vector<8xf32>
          %777 = arith.addi %775, %c23 : index
          memref.store %776, %5[%777] : memref<?xf32>
          %778 = vector.extract %195#2[1] : f32 from vector<8xf32>
          %779 = arith.addi %775, %c3 : index
          memref.store %778, %5[%779] : memref<?xf32>
          %780 = vector.extract %195#2[2] : f32 from vector<8xf32>
          %781 = arith.addi %775, %c22 : index
          memref.store %780, %5[%781] : memref<?xf32>
          %782 = vector.extract %195#2[3] : f32 from vector<8xf32>
          %783 = arith.addi %775, %c30 : index
          memref.store %782, %5[%783] : memref<?xf32>
          %784 = vector.extract %195#2[4] : f32 from vector<8xf32>
          %785 = arith.addi %775, %c32 : index
          memref.store %784, %5[%785] : memref<?xf32>
          %786 = vector.extract %195#2[5] : f32 from vector<8xf32>
          %787 = arith.addi %775, %c34 : index
          memref.store %786, %5[%787] : memref<?xf32>
          %788 = vector.extract %195#2[6] : f32 from vector<8xf32>
          %789 = arith.addi %775, %c26 : index
          memref.store %788, %5[%789] : memref<?xf32>
          %790 = vector.extract %195#2[7] : f32 from vector<8xf32>
          %791 = arith.addi %775, %c88 : index
          memref.store %790, %5[%791] : memref<?xf32>
          %792 = vector.extract %195#3[0] : f32 from vector<8xf32>
          %793 = arith.addi %775, %c41 : index
          memref.store %792, %5[%793] : memref<?xf32>
          %794 = vector.extract %195#3[1] : f32 from vector<8xf32>
          %795 = arith.addi %775, %c89 : index
          memref.store %794, %5[%795] : memref<?xf32>
          %796 = vector.extract %195#3[2] : f32 from vector<8xf32>
          %797 = arith.addi %775, %c90 : index
          memref.store %796, %5[%797] : memref<?xf32>
          %798 = vector.extract %195#3[3] : f32 from vector<8xf32>
          %799 = arith.addi %775, %c91 : index
          memref.store %798, %5[%799] : memref<?xf32>
          %800 = vector.extract %195#3[4] : f32 from vector<8xf32>
          %801 = arith.addi %775, %c24 : index
          memref.store %800, %5[%801] : memref<?xf32>
          %802 = vector.extract %195#3[5] : f32 from vector<8xf32>
          %803 = arith.addi %775, %c92 : index
          memref.store %802, %5[%803] : memref<?xf32>
          %804 = vector.extract %195#3[6] : f32 from vector<8xf32>
          %805 = arith.addi %775, %c93 : index
          memref.store %804, %5[%805] : memref<?xf32>
          %806 = vector.extract %195#3[7] : f32 from vector<8xf32>
          %807 = arith.addi %775, %c94 : index
          memref.store %806, %5[%807] : memref<?xf32>
          %808 = vector.extract %195#4[0] : f32 from vector<8xf32>
          %809 = arith.addi %775, %c7 : index
          memref.store %808, %5[%809] : memref<?xf32>
          %810 = vector.extract %195#4[1] : f32 from vector<8xf32>
          %811 = arith.addi %775, %c95 : index
          memref.store %810, %5[%811] : memref<?xf32>
          %812 = vector.extract %195#4[2] : f32 from vector<8xf32>
          %813 = arith.addi %775, %c96 : index
          memref.store %812, %5[%813] : memref<?xf32>
          %814 = vector.extract %195#4[3] : f32 from vector<8xf32>
          %815 = arith.addi %775, %c97 : index
          memref.store %814, %5[%815] : memref<?xf32>
          %816 = vector.extract %195#4[4] : f32 from vector<8xf32>
          %817 = arith.addi %775, %c53 : index
          memref.store %816, %5[%817] : memref<?xf32>
          %818 = vector.extract %195#4[5] : f32 from vector<8xf32>
          %819 = arith.addi %775, %c98 : index
          memref.store %818, %5[%819] : memref<?xf32>
          %820 = vector.extract %195#4[6] : f32 from vector<8xf32>
          %821 = arith.addi %775, %c99 : index
          memref.store %820, %5[%821] : memref<?xf32>
          %822 = vector.extract %195#4[7] : f32 from vector<8xf32>
          %823 = arith.addi %775, %c100 : index
          memref.store %822, %5[%823] : memref<?xf32>
          %824 = vector.extract %195#5[0] : f32 from vector<8xf32>
          %825 = arith.addi %775, %c54 : index
          memref.store %824, %5[%825] : memref<?xf32>
          %826 = vector.extract %195#5[1] : f32 from vector<8xf32>
          %827 = arith.addi %775, %c101 : index
          memref.store %826, %5[%827] : memref<?xf32>
          %828 = vector.extract %195#5[2] : f32 from vector<8xf32>
          %829 = arith.addi %775, %c102 : index
          memref.store %828, %5[%829] : memref<?xf32>
          %830 = vector.extract %195#5[3] : f32 from vector<8xf32>
          %831 = arith.addi %775, %c103 : index
          memref.store %830, %5[%831] : memref<?xf32>
          %832 = vector.extract %195#5[4] : f32 from vector<8xf32>
          %833 = arith.addi %775, %c55 : index
          memref.store %832, %5[%833] : memref<?xf32>
          %834 = vector.extract %195#5[5] : f32 from vector<8xf32>
          %835 = arith.addi %775, %c104 : index
          memref.store %834, %5[%835] : memref<?xf32>
          %836 = vector.extract %195#5[6] : f32 from vector<8xf32>
          %837 = arith.addi %775, %c105 : index
          memref.store %836, %5[%837] : memref<?xf32>
          %838 = vector.extract %195#5[7] : f32 from vector<8xf32>
          %839 = arith.addi %775, %c106 : index
          memref.store %838, %5[%839] : memref<?xf32>
        }
        wave.barrier
        %840 = arith.addi %767, %c23 : index
        %841 = memref.load %6[%840] : memref<?xf32>
        %842 = arith.addi %767, %c3 : index
        %843 = memref.load %6[%842] : memref<?xf32>
        %844 = arith.addi %767, %c22 : index
        %845 = memref.load %6[%844] : memref<?xf32>
        %846 = arith.addi %767, %c30 : index
        %847 = memref.load %6[%846] : memref<?xf32>
        %848 = arith.addi %767, %c32 : index
        %849 = memref.load %6[%848] : memref<?xf32>
        %850 = arith.addi %767, %c34 : index
        %851 = memref.load %6[%850] : memref<?xf32>
        %852 = arith.addi %767, %c26 : index
        %853 = memref.load %6[%852] : memref<?xf32>
        %854 = arith.addi %767, %c88 : index
        %855 = memref.load %6[%854] : memref<?xf32>
        %856 = arith.addi %767, %c41 : index
        %857 = memref.load %6[%856] : memref<?xf32>
        %858 = arith.addi %767, %c89 : index
        %859 = memref.load %6[%858] : memref<?xf32>
        %860 = arith.addi %767, %c90 : index
        %861 = memref.load %6[%860] : memref<?xf32>
        %862 = arith.addi %767, %c91 : index
        %863 = memref.load %6[%862] : memref<?xf32>
        %864 = arith.addi %767, %c24 : index
        %865 = memref.load %6[%864] : memref<?xf32>
        %866 = arith.addi %767, %c92 : index
        %867 = memref.load %6[%866] : memref<?xf32>
        %868 = arith.addi %767, %c93 : index
        %869 = memref.load %6[%868] : memref<?xf32>
        %870 = arith.addi %767, %c94 : index
        %871 = memref.load %6[%870] : memref<?xf32>
        %872 = arith.maxnumf %841, %845 fastmath<nnan> : f32
        %873 = arith.subf %841, %872 : f32
        %874 = wave.exp2 %873 : f32
        %875 = arith.subf %845, %872 : f32
        %876 = wave.exp2 %875 : f32
        %877 = arith.mulf %843, %874 : f32
        %878 = math.fma %847, %876, %877 : f32
        %879 = arith.maxnumf %872, %849 fastmath<nnan> : f32
        %880 = arith.subf %872, %879 : f32
        %881 = wave.exp2 %880 : f32
        %882 = arith.subf %849, %879 : f32
        %883 = wave.exp2 %882 : f32
        %884 = arith.mulf %878, %881 : f32
        %885 = math.fma %851, %883, %884 : f32
        %886 = arith.maxnumf %879, %853 fastmath<nnan> : f32
        %887 = arith.subf %879, %886 : f32
        %888 = wave.exp2 %887 : f32
        %889 = arith.subf %853, %886 : f32
        %890 = wave.exp2 %889 : f32
        %891 = arith.mulf %885, %888 : f32
        %892 = math.fma %855, %890, %891 : f32
        %893 = arith.maxnumf %886, %857 fastmath<nnan> : f32
        %894 = arith.subf %886, %893 : f32
        %895 = wave.exp2 %894 : f32
        %896 = arith.subf %857, %893 : f32
        %897 = wave.exp2 %896 : f32
        %898 = arith.mulf %892, %895 : f32
        %899 = math.fma %859, %897, %898 : f32
        %900 = arith.maxnumf %893, %861 fastmath<nnan> : f32
        %901 = arith.subf %893, %900 : f32
        %902 = wave.exp2 %901 : f32
        %903 = arith.subf %861, %900 : f32
        %904 = wave.exp2 %903 : f32
        %905 = arith.mulf %899, %902 : f32
        %906 = math.fma %863, %904, %905 : f32
        %907 = arith.maxnumf %900, %865 fastmath<nnan> : f32
        %908 = arith.subf %900, %907 : f32
        %909 = wave.exp2 %908 : f32
        %910 = arith.subf %865, %907 : f32
        %911 = wave.exp2 %910 : f32
        %912 = arith.mulf %906, %909 : f32
        %913 = math.fma %867, %911, %912 : f32
        %914 = arith.maxnumf %907, %869 fastmath<nnan> : f32
        %915 = arith.subf %907, %914 : f32
        %916 = wave.exp2 %915 : f32
        %917 = arith.subf %869, %914 : f32
        %918 = wave.exp2 %917 : f32
        %919 = arith.mulf %913, %916 : f32
        %920 = math.fma %871, %918, %919 : f32
        %921 = arith.addi %765, %c23 : index
        %922 = arith.addi %921, %c23 : index
        %923 = memref.load %5[%922] : memref<?xf32>
        %924 = arith.addi %921, %c42 : index
        %925 = memref.load %5[%924] : memref<?xf32>
        %926 = arith.addi %921, %c44 : index
        %927 = memref.load %5[%926] : memref<?xf32>
        %928 = arith.addi %921, %c5 : index
        %929 = memref.load %5[%928] : memref<?xf32>
        %930 = arith.addi %921, %c107 : index
        %931 = memref.load %5[%930] : memref<?xf32>
        %932 = arith.addi %921, %c108 : index
        %933 = memref.load %5[%932] : memref<?xf32>
        %934 = arith.addi %921, %c109 : index
        %935 = memref.load %5[%934] : memref<?xf32>
        %936 = arith.addi %921, %c110 : index
        %937 = memref.load %5[%936] : memref<?xf32>
        %938 = arith.mulf %923, %874 : f32
        %939 = math.fma %925, %876, %938 : f32
        %940 = arith.mulf %939, %881 : f32
        %941 = math.fma %927, %883, %940 : f32
        %942 = arith.mulf %941, %888 : f32
        %943 = math.fma %929, %890, %942 : f32
        %944 = arith.mulf %943, %895 : f32
        %945 = math.fma %931, %897, %944 : f32
        %946 = arith.mulf %945, %902 : f32
        %947 = math.fma %933, %904, %946 : f32
        %948 = arith.mulf %947, %909 : f32
        %949 = math.fma %935, %911, %948 : f32
        %950 = arith.mulf %949, %916 : f32
        %951 = math.fma %937, %918, %950 : f32
        %952 = arith.addi %765, %c7 : index
        %953 = arith.addi %952, %c23 : index
        %954 = memref.load %5[%953] : memref<?xf32>
        %955 = arith.addi %952, %c42 : index
        %956 = memref.load %5[%955] : memref<?xf32>
        %957 = arith.addi %952, %c44 : index
        %958 = memref.load %5[%957] : memref<?xf32>
        %959 = arith.addi %952, %c5 : index
        %960 = memref.load %5[%959] : memref<?xf32>
        %961 = arith.addi %952, %c107 : index
        %962 = memref.load %5[%961] : memref<?xf32>
        %963 = arith.addi %952, %c108 : index
        %964 = memref.load %5[%963] : memref<?xf32>
        %965 = arith.addi %952, %c109 : index
        %966 = memref.load %5[%965] : memref<?xf32>
        %967 = arith.addi %952, %c110 : index
        %968 = memref.load %5[%967] : memref<?xf32>
        %969 = arith.mulf %954, %874 : f32
        %970 = math.fma %956, %876, %969 : f32
        %971 = arith.mulf %970, %881 : f32
        %972 = math.fma %958, %883, %971 : f32
        %973 = arith.mulf %972, %888 : f32
        %974 = math.fma %960, %890, %973 : f32
        %975 = arith.mulf %974, %895 : f32
        %976 = math.fma %962, %897, %975 : f32
        %977 = arith.mulf %976, %902 : f32
        %978 = math.fma %964, %904, %977 : f32
        %979 = arith.mulf %978, %909 : f32
        %980 = math.fma %966, %911, %979 : f32
        %981 = arith.mulf %980, %916 : f32
        %982 = math.fma %968, %918, %981 : f32
        wave.barrier
        scf.if %769 {
          %983 = arith.muli %8, %c42 : index
          %984 = arith.muli %2, %c9 : index
          %985 = arith.addi %983, %984 : index
          %986 = arith.addi %985, %768 : index
          %987 = vector.extract %195#6[0] : f32 from vector<8xf32>
          %988 = arith.addi %986, %c23 : index
          memref.store %987, %5[%988] : memref<?xf32>
          %989 = vector.extract %195#6[1] : f32 from vector<8xf32>
          %990 = arith.addi %986, %c3 : index
          memref.store %989, %5[%990] : memref<?xf32>
          %991 = vector.extract %195#6[2] : f32 from vector<8xf32>
          %992 = arith.addi %986, %c22 : index
          memref.store %991, %5[%992] : memref<?xf32>
          %993 = vector.extract %195#6[3] : f32 from vector<8xf32>
          %994 = arith.addi %986, %c30 : index
          memref.store %993, %5[%994] : memref<?xf32>
          %995 = vector.extract %195#6[4] : f32 from vector<8xf32>
          %996 = arith.addi %986, %c32 : index
          memref.store %995, %5[%996] : memref<?xf32>
          %997 = vector.extract %195#6[5] : f32 from vector<8xf32>
          %998 = arith.addi %986, %c34 : index
          memref.store %997, %5[%998] : memref<?xf32>
          %999 = vector.extract %195#6[6] : f32 from vector<8xf32>
          %1000 = arith.addi %986, %c26 : index
          memref.store %999, %5[%1000] : memref<?xf32>
          %1001 = vector.extract %195#6[7] : f32 from vector<8xf32>
          %1002 = arith.addi %986, %c88 : index
          memref.store %1001, %5[%1002] : memref<?xf32>
          %1003 = vector.extract %195#7[0] : f32 from vector<8xf32>
          %1004 = arith.addi %986, %c41 : index
          memref.store %1003, %5[%1004] : memref<?xf32>
          %1005 = vector.extract %195#7[1] : f32 from vector<8xf32>
          %1006 = arith.addi %986, %c89 : index
          memref.store %1005, %5[%1006] : memref<?xf32>
          %1007 = vector.extract %195#7[2] : f32 from vector<8xf32>
          %1008 = arith.addi %986, %c90 : index
          memref.store %1007, %5[%1008] : memref<?xf32>
          %1009 = vector.extract %195#7[3] : f32 from vector<8xf32>
          %1010 = arith.addi %986, %c91 : index
          memref.store %1009, %5[%1010] : memref<?xf32>
          %1011 = vector.extract %195#7[4] : f32 from vector<8xf32>
          %1012 = arith.addi %986, %c24 : index
          memref.store %1011, %5[%1012] : memref<?xf32>
          %1013 = vector.extract %195#7[5] : f32 from vector<8xf32>
          %1014 = arith.addi %986, %c92 : index
          memref.store %1013, %5[%1014] : memref<?xf32>
          %1015 = vector.extract %195#7[6] : f32 from vector<8xf32>
          %1016 = arith.addi %986, %c93 : index
          memref.store %1015, %5[%1016] : memref<?xf32>
          %1017 = vector.extract %195#7[7] : f32 from vector<8xf32>
          %1018 = arith.addi %986, %c94 : index
          memref.store %1017, %5[%1018] : memref<?xf32>
        }
        wave.barrier
        %1019 = memref.load %5[%922] : memref<?xf32>
        %1020 = memref.load %5[%924] : memref<?xf32>
        %1021 = memref.load %5[%926] : memref<?xf32>
        %1022 = memref.load %5[%928] : memref<?xf32>
        %1023 = memref.load %5[%930] : memref<?xf32>
        %1024 = memref.load %5[%932] : memref<?xf32>
        %1025 = memref.load %5[%934] : memref<?xf32>
        %1026 = memref.load %5[%936] : memref<?xf32>
        %1027 = arith.mulf %1019, %874 : f32
        %1028 = math.fma %1020, %876, %1027 : f32
        %1029 = arith.mulf %1028, %881 : f32
        %1030 = math.fma %1021, %883, %1029 : f32
        %1031 = arith.mulf %1030, %888 : f32
        %1032 = math.fma %1022, %890, %1031 : f32
        %1033 = arith.mulf %1032, %895 : f32
        %1034 = math.fma %1023, %897, %1033 : f32
        %1035 = arith.mulf %1034, %902 : f32
        %1036 = math.fma %1024, %904, %1035 : f32
        %1037 = arith.mulf %1036, %909 : f32
        %1038 = math.fma %1025, %911, %1037 : f32
        %1039 = arith.mulf %1038, %916 : f32
        %1040 = math.fma %1026, %918, %1039 : f32
        %1041 = arith.cmpi eq, %42, %c17 : i32
        scf.if %1041 {
          %1042 = arith.divf %c111, %920 : f32
          %1043 = arith.addi %17, %767 : index
          %1044 = arith.cmpi slt, %1043, %groupSize : index
          scf.if %1044 {
            %1045 = arith.muli %15, %groupSize : index
            %1046 = arith.addi %1045, %1043 : index
            %1047 = arith.muli %1046, %c26 : index
            %1048 = arith.muli %heads, %c26 : index
            %1049 = arith.divui %921, %c9 : index
            %1050 = arith.muli %15, %c26 : index
            %1051 = arith.addi %1050, %1049 : index
            %1052 = memref.load %factors[%1051] : memref<?xf32>
            %1053 = arith.muli %kvHeads, %c26 : index
            %1054 = arith.addi %1051, %1053 : index
            %1055 = memref.load %factors[%1054] : memref<?xf32>
            %1056 = arith.mulf %951, %1042 : f32
            %1057 = math.fma %1056, %1052, %1055 : f32
            %1058 = arith.addi %1047, %1049 : index
            %1059 = arith.divui %24, %outTileRows : index
            %1060 = arith.divui %1048, %c3 : index
            %1061 = arith.muli %1059, %1060 : index
            %1062 = arith.divui %1058, %c3 : index
            %1063 = arith.addi %1061, %1062 : index
            %1064 = arith.muli %1063, %c10 : index
            %1065 = arith.remui %1058, %c3 : index
            %1066 = arith.divui %1065, %c9 : index
            %1067 = arith.addi %1064, %1066 : index
            %1068 = arith.muli %outTileRows, %c9 : index
            %1069 = arith.muli %1067, %1068 : index
            %1070 = arith.remui %24, %outTileRows : index
            %1071 = arith.muli %1070, %c9 : index
            %1072 = arith.addi %1069, %1071 : index
            %1073 = arith.remui %1058, %c9 : index
            %1074 = arith.addi %1072, %1073 : index
            %1075 = arith.addf %1057, %c48 : f32
            %1076 = arith.minimumf %1075, %c113 : f32
            %1077 = arith.maximumf %1076, %c114 : f32
            %1078 = arith.truncf %1077 : f32 to f16
            memref.store %1078, %out[%1074] : memref<?xf16>
            %1079 = arith.divui %952, %c9 : index
            %1080 = arith.addi %1050, %1079 : index
            %1081 = memref.load %factors[%1080] : memref<?xf32>
            %1082 = arith.addi %1080, %1053 : index
            %1083 = memref.load %factors[%1082] : memref<?xf32>
            %1084 = arith.mulf %982, %1042 : f32
            %1085 = math.fma %1084, %1081, %1083 : f32
            %1086 = arith.addi %1047, %1079 : index
            %1087 = arith.divui %1086, %c3 : index
            %1088 = arith.addi %1061, %1087 : index
            %1089 = arith.muli %1088, %c10 : index
            %1090 = arith.remui %1086, %c3 : index
            %1091 = arith.divui %1090, %c9 : index
            %1092 = arith.addi %1089, %1091 : index
            %1093 = arith.muli %1092, %1068 : index
            %1094 = arith.addi %1093, %1071 : index
            %1095 = arith.remui %1086, %c9 : index
            %1096 = arith.addi %1094, %1095 : index
            %1097 = arith.addf %1085, %c48 : f32
            %1098 = arith.minimumf %1097, %c113 : f32
            %1099 = arith.maximumf %1098, %c114 : f32
            %1100 = arith.truncf %1099 : f32 to f16
            memref.store %1100, %out[%1096] : memref<?xf16>
            %1101 = arith.addi %765, %c42 : index
            %1102 = arith.divui %1101, %c9 : index
            %1103 = arith.addi %1050, %1102 : index
            %1104 = memref.load %factors[%1103] : memref<?xf32>
            %1105 = arith.addi %1103, %1053 : index
            %1106 = memref.load %factors[%1105] : memref<?xf32>
            %1107 = arith.mulf %1040, %1042 : f32
            %1108 = math.fma %1107, %1104, %1106 : f32
            %1109 = arith.addi %1047, %1102 : index
            %1110 = arith.divui %1109, %c3 : index
            %1111 = arith.addi %1061, %1110 : index
            %1112 = arith.muli %1111, %c10 : index
            %1113 = arith.remui %1109, %c3 : index
            %1114 = arith.divui %1113, %c9 : index
            %1115 = arith.addi %1112, %1114 : index
            %1116 = arith.muli %1115, %1068 : index
            %1117 = arith.addi %1116, %1071 : index
            %1118 = arith.remui %1109, %c9 : index
            %1119 = arith.addi %1117, %1118 : index
            %1120 = arith.addf %1108, %c48 : f32
            %1121 = arith.minimumf %1120, %c113 : f32
            %1122 = arith.maximumf %1121, %c114 : f32
            %1123 = arith.truncf %1122 : f32 to f16
            memref.store %1123, %out[%1119] : memref<?xf16>
          }
        } else {
          %1124 = arith.addi %ranges, %groups : index
          %1125 = arith.muli %9, %1124 : index
          %1126 = arith.index_castui %187 : i32 to index
          %1127 = arith.addi %1125, %1126 : index
          %1128 = arith.muli %1127, %c117 : index
          %1129 = arith.addi %1128, %921 : index
          memref.store %951, %partial[%1129] : memref<?xf32>
          %1130 = arith.addi %1128, %952 : index
          memref.store %982, %partial[%1130] : memref<?xf32>
          %1131 = arith.addi %765, %c42 : index
          %1132 = arith.addi %1128, %1131 : index
          memref.store %1040, %partial[%1132] : memref<?xf32>
          %1133 = arith.cmpi slt, %765, %c9 : index
          scf.if %1133 {
            %1134 = arith.addi %1128, %c43 : index
            %1135 = arith.addi %1134, %765 : index
            memref.store %914, %partial[%1135] : memref<?xf32>
            %1136 = arith.addi %1135, %c9 : index
            memref.store %920, %partial[%1136] : memref<?xf32>
          }
          %1137 = arith.addi %42, %c75 : i32
          %1138 = arith.divui %1137, %c76 : i32
          %1139 = arith.divui %187, %c76 : i32
          %1140 = arith.addi %groups, %c4 : index
          %1141 = arith.muli %9, %1140 : index
          %1142 = arith.muli %1139, %c76 : i32
          %1143 = arith.subi %42, %1142 : i32
          %1144 = arith.minsi %1143, %c76 : i32
          %1145 = arith.index_castui %1139 : i32 to index
          %1146 = arith.addi %1141, %1145 : index
          %1147 = arith.index_castui %1144 : i32 to index
          %1148 = wave.arrive %counters[%1146], %1147 : memref<?xi32>
          scf.if %1148 {
            %1155:5 = scf.for %1149 = %c52 to %1144 step %c76 iter_args(%1150 = %c47, %1151 = %c48, %1152 = %c48, %1153 = %c48, %1154 = %c48) -> (f32, f32, f32, f32, f32) : i32 {
              %1156 = arith.addi %1149, %c52 : i32
              %1157 = arith.subi %1144, %c17 : i32
              %1158 = arith.minsi %1156, %1157 : i32
              %1159 = arith.addi %1142, %1158 : i32
              %1160 = arith.index_castui %1159 : i32 to index
              %1161 = arith.addi %1125, %1160 : index
              %1162 = arith.muli %1161, %c117 : index
              %1163 = arith.addi %1162, %c43 : index
              %1164 = arith.addi %1163, %767 : index
              %1165 = memref.load %partial[%1164] : memref<?xf32>
              %1166 = arith.cmpi slt, %1156, %1144 : i32
              %1167 = arith.select %1166, %1165, %c47 : f32
              %1168 = arith.addi %1162, %765 : index
              %1169 = arith.addi %1168, %c23 : index
              %1170 = memref.load %partial[%1169] : memref<?xf32>
              %1171 = arith.addi %1168, %c7 : index
              %1172 = memref.load %partial[%1171] : memref<?xf32>
              %1173 = arith.addi %1168, %c42 : index
              %1174 = memref.load %partial[%1173] : memref<?xf32>
              %1175 = arith.addi %1164, %c9 : index
              %1176 = memref.load %partial[%1175] : memref<?xf32>
              %1177 = arith.addi %1149, %c17 : i32
              %1178 = arith.minsi %1177, %1157 : i32
              %1179 = arith.addi %1142, %1178 : i32
              %1180 = arith.index_castui %1179 : i32 to index
              %1181 = arith.addi %1125, %1180 : index
              %1182 = arith.muli %1181, %c117 : index
              %1183 = arith.addi %1182, %c43 : index
              %1184 = arith.addi %1183, %767 : index
              %1185 = memref.load %partial[%1184] : memref<?xf32>
              %1186 = arith.cmpi slt, %1177, %1144 : i32
              %1187 = arith.select %1186, %1185, %c47 : f32
              %1188 = arith.addi %1182, %765 : index
              %1189 = arith.addi %1188, %c23 : index
              %1190 = memref.load %partial[%1189] : memref<?xf32>
              %1191 = arith.addi %1188, %c7 : index
              %1192 = memref.load %partial[%1191] : memref<?xf32>
              %1193 = arith.addi %1188, %c42 : index
              %1194 = memref.load %partial[%1193] : memref<?xf32>
              %1195 = arith.addi %1184, %c9 : index
              %1196 = memref.load %partial[%1195] : memref<?xf32>
              %1197 = arith.addi %1149, %c69 : i32
              %1198 = arith.minsi %1197, %1157 : i32
              %1199 = arith.addi %1142, %1198 : i32
              %1200 = arith.index_castui %1199 : i32 to index
              %1201 = arith.addi %1125, %1200 : index
              %1202 = arith.muli %1201, %c117 : index
              %1203 = arith.addi %1202, %c43 : index
              %1204 = arith.addi %1203, %767 : index
              %1205 = memref.load %partial[%1204] : memref<?xf32>
              %1206 = arith.cmpi slt, %1197, %1144 : i32
              %1207 = arith.select %1206, %1205, %c47 : f32
              %1208 = arith.addi %1202, %765 : index
              %1209 = arith.addi %1208, %c23 : index
              %1210 = memref.load %partial[%1209] : memref<?xf32>
              %1211 = arith.addi %1208, %c7 : index
              %1212 = memref.load %partial[%1211] : memref<?xf32>
              %1213 = arith.addi %1208, %c42 : index
              %1214 = memref.load %partial[%1213] : memref<?xf32>
              %1215 = arith.addi %1204, %c9 : index
              %1216 = memref.load %partial[%1215] : memref<?xf32>
              %1217 = arith.addi %1149, %c71 : i32
              %1218 = arith.minsi %1217, %1157 : i32
              %1219 = arith.addi %1142, %1218 : i32
              %1220 = arith.index_castui %1219 : i32 to index
              %1221 = arith.addi %1125, %1220 : index
              %1222 = arith.muli %1221, %c117 : index
              %1223 = arith.addi %1222, %c43 : index
              %1224 = arith.addi %1223, %767 : index
              %1225 = memref.load %partial[%1224] : memref<?xf32>
              %1226 = arith.cmpi slt, %1217, %1144 : i32
              %1227 = arith.select %1226, %1225, %c47 : f32
              %1228 = arith.addi %1222, %765 : index
              %1229 = arith.addi %1228, %c23 : index
              %1230 = memref.load %partial[%1229] : memref<?xf32>
              %1231 = arith.addi %1228, %c7 : index
              %1232 = memref.load %partial[%1231] : memref<?xf32>
              %1233 = arith.addi %1228, %c42 : index
              %1234 = memref.load %partial[%1233] : memref<?xf32>
              %1235 = arith.addi %1224, %c9 : index
              %1236 = memref.load %partial[%1235] : memref<?xf32>
              %1237 = arith.addi %1149, %c72 : i32
              %1238 = arith.minsi %1237, %1157 : i32
              %1239 = arith.addi %1142, %1238 : i32
              %1240 = arith.index_castui %1239 : i32 to index
              %1241 = arith.addi %1125, %1240 : index
              %1242 = arith.muli %1241, %c117 : index
              %1243 = arith.addi %1242, %c43 : index
              %1244 = arith.addi %1243, %767 : index
              %1245 = memref.load %partial[%1244] : memref<?xf32>
              %1246 = arith.cmpi slt, %1237, %1144 : i32
              %1247 = arith.select %1246, %1245, %c47 : f32
              %1248 = arith.addi %1242, %765 : index
              %1249 = arith.addi %1248, %c23 : index
              %1250 = memref.load %partial[%1249] : memref<?xf32>
              %1251 = arith.addi %1248, %c7 : index
              %1252 = memref.load %partial[%1251] : memref<?xf32>
              %1253 = arith.addi %1248, %c42 : index
              %1254 = memref.load %partial[%1253] : memref<?xf32>
              %1255 = arith.addi %1244, %c9 : index
              %1256 = memref.load %partial[%1255] : memref<?xf32>
              %1257 = arith.addi %1149, %c73 : i32
              %1258 = arith.minsi %1257, %1157 : i32
              %1259 = arith.addi %1142, %1258 : i32
              %1260 = arith.index_castui %1259 : i32 to index
              %1261 = arith.addi %1125, %1260 : index
              %1262 = arith.muli %1261, %c117 : index
              %1263 = arith.addi %1262, %c43 : index
              %1264 = arith.addi %1263, %767 : index
              %1265 = memref.load %partial[%1264] : memref<?xf32>
              %1266 = arith.cmpi slt, %1257, %1144 : i32
              %1267 = arith.select %1266, %1265, %c47 : f32
              %1268 = arith.addi %1262, %765 : index
              %1269 = arith.addi %1268, %c23 : index
              %1270 = memref.load %partial[%1269] : memref<?xf32>
              %1271 = arith.addi %1268, %c7 : index
              %1272 = memref.load %partial[%1271] : memref<?xf32>
              %1273 = arith.addi %1268, %c42 : index
              %1274 = memref.load %partial[%1273] : memref<?xf32>
              %1275 = arith.addi %1264, %c9 : index
              %1276 = memref.load %partial[%1275] : memref<?xf32>
              %1277 = arith.addi %1149, %c74 : i32
              %1278 = arith.minsi %1277, %1157 : i32
              %1279 = arith.addi %1142, %1278 : i32
              %1280 = arith.index_castui %1279 : i32 to index
              %1281 = arith.addi %1125, %1280 : index
              %1282 = arith.muli %1281, %c117 : index
              %1283 = arith.addi %1282, %c43 : index
              %1284 = arith.addi %1283, %767 : index
              %1285 = memref.load %partial[%1284] : memref<?xf32>
              %1286 = arith.cmpi slt, %1277, %1144 : i32
              %1287 = arith.select %1286, %1285, %c47 : f32
              %1288 = arith.addi %1282, %765 : index
              %1289 = arith.addi %1288, %c23 : index
              %1290 = memref.load %partial[%1289] : memref<?xf32>
              %1291 = arith.addi %1288, %c7 : index
              %1292 = memref.load %partial[%1291] : memref<?xf32>
              %1293 = arith.addi %1288, %c42 : index
              %1294 = memref.load %partial[%1293] : memref<?xf32>
              %1295 = arith.addi %1284, %c9 : index
              %1296 = memref.load %partial[%1295] : memref<?xf32>
              %1297 = arith.addi %1149, %c75 : i32
              %1298 = arith.minsi %1297, %1157 : i32
              %1299 = arith.addi %1142, %1298 : i32
              %1300 = arith.index_castui %1299 : i32 to index
              %1301 = arith.addi %1125, %1300 : index
              %1302 = arith.muli %1301, %c117 : index
              %1303 = arith.addi %1302, %c43 : index
              %1304 = arith.addi %1303, %767 : index
              %1305 = memref.load %partial[%1304] : memref<?xf32>
              %1306 = arith.cmpi slt, %1297, %1144 : i32
              %1307 = arith.select %1306, %1305, %c47 : f32
              %1308 = arith.addi %1302, %765 : index
              %1309 = arith.addi %1308, %c23 : index
              %1310 = memref.load %partial[%1309] : memref<?xf32>
              %1311 = arith.addi %1308, %c7 : index
              %1312 = memref.load %partial[%1311] : memref<?xf32>
              %1313 = arith.addi %1308, %c42 : index
              %1314 = memref.load %partial[%1313] : memref<?xf32>
              %1315 = arith.addi %1304, %c9 : index
              %1316 = memref.load %partial[%1315] : memref<?xf32>
              %1317 = arith.maxnumf %1150, %1167 fastmath<nnan> : f32
              %1318 = arith.subf %1150, %1317 : f32
              %1319 = wave.exp2 %1318 : f32
              %1320 = arith.subf %1167, %1317 : f32
              %1321 = wave.exp2 %1320 : f32
              %1322 = arith.mulf %1151, %1319 : f32
              %1323 = math.fma %1176, %1321, %1322 : f32
              %1324 = arith.mulf %1152, %1319 : f32
              %1325 = math.fma %1170, %1321, %1324 : f32
              %1326 = arith.mulf %1153, %1319 : f32
              %1327 = math.fma %1172, %1321, %1326 : f32
              %1328 = arith.mulf %1154, %1319 : f32
              %1329 = math.fma %1174, %1321, %1328 : f32
              %1330 = arith.maxnumf %1317, %1187 fastmath<nnan> : f32
              %1331 = arith.subf %1317, %1330 : f32
              %1332 = wave.exp2 %1331 : f32
              %1333 = arith.subf %1187, %1330 : f32
              %1334 = wave.exp2 %1333 : f32
              %1335 = arith.mulf %1323, %1332 : f32
              %1336 = math.fma %1196, %1334, %1335 : f32
              %1337 = arith.mulf %1325, %1332 : f32
              %1338 = math.fma %1190, %1334, %1337 : f32
              %1339 = arith.mulf %1327, %1332 : f32
              %1340 = math.fma %1192, %1334, %1339 : f32
              %1341 = arith.mulf %1329, %1332 : f32
              %1342 = math.fma %1194, %1334, %1341 : f32
              %1343 = arith.maxnumf %1330, %1207 fastmath<nnan> : f32
              %1344 = arith.subf %1330, %1343 : f32
              %1345 = wave.exp2 %1344 : f32
              %1346 = arith.subf %1207, %1343 : f32
              %1347 = wave.exp2 %1346 : f32
              %1348 = arith.mulf %1336, %1345 : f32
              %1349 = math.fma %1216, %1347, %1348 : f32
              %1350 = arith.mulf %1338, %1345 : f32
              %1351 = math.fma %1210, %1347, %1350 : f32
              %1352 = arith.mulf %1340, %1345 : f32
              %1353 = math.fma %1212, %1347, %1352 : f32
              %1354 = arith.mulf %1342, %1345 : f32
              %1355 = math.fma %1214, %1347, %1354 : f32
              %1356 = arith.maxnumf %1343, %1227 fastmath<nnan> : f32
              %1357 = arith.subf %1343, %1356 : f32
              %1358 = wave.exp2 %1357 : f32
              %1359 = arith.subf %1227, %1356 : f32
              %1360 = wave.exp2 %1359 : f32
              %1361 = arith.mulf %1349, %1358 : f32
              %1362 = math.fma %1236, %1360, %1361 : f32
              %1363 = arith.mulf %1351, %1358 : f32
              %1364 = math.fma %1230, %1360, %1363 : f32
              %1365 = arith.mulf %1353, %1358 : f32
              %1366 = math.fma %1232, %1360, %1365 : f32
              %1367 = arith.mulf %1355, %1358 : f32
              %1368 = math.fma %1234, %1360, %1367 : f32
              %1369 = arith.maxnumf %1356, %1247 fastmath<nnan> : f32
              %1370 = arith.subf %1356, %1369 : f32
              %1371 = wave.exp2 %1370 : f32
              %1372 = arith.subf %1247, %1369 : f32
              %1373 = wave.exp2 %1372 : f32
              %1374 = arith.mulf %1362, %1371 : f32
              %1375 = math.fma %1256, %1373, %1374 : f32
              %1376 = arith.mulf %1364, %1371 : f32
              %1377 = math.fma %1250, %1373, %1376 : f32
              %1378 = arith.mulf %1366, %1371 : f32
              %1379 = math.fma %1252, %1373, %1378 : f32
              %1380 = arith.mulf %1368, %1371 : f32
              %1381 = math.fma %1254, %1373, %1380 : f32
              %1382 = arith.maxnumf %1369, %1267 fastmath<nnan> : f32
              %1383 = arith.subf %1369, %1382 : f32
              %1384 = wave.exp2 %1383 : f32
              %1385 = arith.subf %1267, %1382 : f32
              %1386 = wave.exp2 %1385 : f32
              %1387 = arith.mulf %1375, %1384 : f32
              %1388 = math.fma %1276, %1386, %1387 : f32
              %1389 = arith.mulf %1377, %1384 : f32
              %1390 = math.fma %1270, %1386, %1389 : f32
              %1391 = arith.mulf %1379, %1384 : f32
              %1392 = math.fma %1272, %1386, %1391 : f32
              %1393 = arith.mulf %1381, %1384 : f32
              %1394 = math.fma %1274, %1386, %1393 : f32
              %1395 = arith.maxnumf %1382, %1287 fastmath<nnan> : f32
              %1396 = arith.subf %1382, %1395 : f32
              %1397 = wave.exp2 %1396 : f32
              %1398 = arith.subf %1287, %1395 : f32
              %1399 = wave.exp2 %1398 : f32
              %1400 = arith.mulf %1388, %1397 : f32
              %1401 = math.fma %1296, %1399, %1400 : f32
              %1402 = arith.mulf %1390, %1397 : f32
              %1403 = math.fma %1290, %1399, %1402 : f32
              %1404 = arith.mulf %1392, %1397 : f32
              %1405 = math.fma %1292, %1399, %1404 : f32
              %1406 = arith.mulf %1394, %1397 : f32
              %1407 = math.fma %1294, %1399, %1406 : f32
              %1408 = arith.maxnumf %1395, %1307 fastmath<nnan> : f32
              %1409 = arith.subf %1395, %1408 : f32
              %1410 = wave.exp2 %1409 : f32
              %1411 = arith.subf %1307, %1408 : f32
              %1412 = wave.exp2 %1411 : f32
              %1413 = arith.mulf %1401, %1410 : f32
              %1414 = math.fma %1316, %1412, %1413 : f32
              %1415 = arith.mulf %1403, %1410 : f32
              %1416 = math.fma %1310, %1412, %1415 : f32
              %1417 = arith.mulf %1405, %1410 : f32
              %1418 = math.fma %1312, %1412, %1417 : f32
              %1419 = arith.mulf %1407, %1410 : f32
              %1420 = math.fma %1314, %1412, %1419 : f32
              scf.yield %1408, %1414, %1416, %1418, %1420 : f32, f32, f32, f32, f32
            }
            %1421 = arith.cmpi eq, %1138, %c17 : i32
            scf.if %1421 {
              %1422 = arith.divf %c111, %1155#1 : f32
              %1423 = arith.addi %17, %767 : index
              %1424 = arith.cmpi slt, %1423, %groupSize : index
              scf.if %1424 {
                %1425 = arith.muli %15, %groupSize : index
                %1426 = arith.addi %1425, %1423 : index
                %1427 = arith.muli %1426, %c26 : index
                %1428 = arith.muli %heads, %c26 : index
                %1429 = arith.divui %921, %c9 : index
                %1430 = arith.muli %15, %c26 : index
                %1431 = arith.addi %1430, %1429 : index
                %1432 = memref.load %factors[%1431] : memref<?xf32>
                %1433 = arith.muli %kvHeads, %c26 : index
                %1434 = arith.addi %1431, %1433 : index
                %1435 = memref.load %factors[%1434] : memref<?xf32>
                %1436 = arith.mulf %1155#2, %1422 : f32
                %1437 = math.fma %1436, %1432, %1435 : f32
                %1438 = arith.addi %1427, %1429 : index
                %1439 = arith.divui %24, %outTileRows : index
                %1440 = arith.divui %1428, %c3 : index
                %1441 = arith.muli %1439, %1440 : index
                %1442 = arith.divui %1438, %c3 : index
                %1443 = arith.addi %1441, %1442 : index
                %1444 = arith.muli %1443, %c10 : index
                %1445 = arith.remui %1438, %c3 : index
                %1446 = arith.divui %1445, %c9 : index
                %1447 = arith.addi %1444, %1446 : index
                %1448 = arith.muli %outTileRows, %c9 : index
                %1449 = arith.muli %1447, %1448 : index
                %1450 = arith.remui %24, %outTileRows : index
                %1451 = arith.muli %1450, %c9 : index
                %1452 = arith.addi %1449, %1451 : index
                %1453 = arith.remui %1438, %c9 : index
                %1454 = arith.addi %1452, %1453 : index
                %1455 = arith.addf %1437, %c48 : f32
                %1456 = arith.minimumf %1455, %c113 : f32
                %1457 = arith.maximumf %1456, %c114 : f32
                %1458 = arith.truncf %1457 : f32 to f16
                memref.store %1458, %out[%1454] : memref<?xf16>
                %1459 = arith.divui %952, %c9 : index
                %1460 = arith.addi %1430, %1459 : index
                %1461 = memref.load %factors[%1460] : memref<?xf32>
                %1462 = arith.addi %1460, %1433 : index
                %1463 = memref.load %factors[%1462] : memref<?xf32>
                %1464 = arith.mulf %1155#3, %1422 : f32
                %1465 = math.fma %1464, %1461, %1463 : f32
                %1466 = arith.addi %1427, %1459 : index
                %1467 = arith.divui %1466, %c3 : index
                %1468 = arith.addi %1441, %1467 : index
                %1469 = arith.muli %1468, %c10 : index
                %1470 = arith.remui %1466, %c3 : index
                %1471 = arith.divui %1470, %c9 : index
                %1472 = arith.addi %1469, %1471 : index
                %1473 = arith.muli %1472, %1448 : index
                %1474 = arith.addi %1473, %1451 : index
                %1475 = arith.remui %1466, %c9 : index
                %1476 = arith.addi %1474, %1475 : index
                %1477 = arith.addf %1465, %c48 : f32
                %1478 = arith.minimumf %1477, %c113 : f32
                %1479 = arith.maximumf %1478, %c114 : f32
                %1480 = arith.truncf %1479 : f32 to f16
                memref.store %1480, %out[%1476] : memref<?xf16>
                %1481 = arith.divui %1131, %c9 : index
                %1482 = arith.addi %1430, %1481 : index
                %1483 = memref.load %factors[%1482] : memref<?xf32>
                %1484 = arith.addi %1482, %1433 : index
                %1485 = memref.load %factors[%1484] : memref<?xf32>
                %1486 = arith.mulf %1155#4, %1422 : f32
                %1487 = math.fma %1486, %1483, %1485 : f32
                %1488 = arith.addi %1427, %1481 : index
                %1489 = arith.divui %1488, %c3 : index
                %1490 = arith.addi %1441, %1489 : index
                %1491 = arith.muli %1490, %c10 : index
                %1492 = arith.remui %1488, %c3 : index
                %1493 = arith.divui %1492, %c9 : index
                %1494 = arith.addi %1491, %1493 : index
                %1495 = arith.muli %1494, %1448 : index
                %1496 = arith.addi %1495, %1451 : index
                %1497 = arith.remui %1488, %c9 : index
                %1498 = arith.addi %1496, %1497 : index
                %1499 = arith.addf %1487, %c48 : f32
                %1500 = arith.minimumf %1499, %c113 : f32
                %1501 = arith.maximumf %1500, %c114 : f32
                %1502 = arith.truncf %1501 : f32 to f16
                memref.store %1502, %out[%1498] : memref<?xf16>
              }
            } else {
              %1503 = arith.index_cast %ranges : index to i32
              %1504 = arith.addi %1503, %1139 : i32
              %1505 = arith.index_castui %1504 : i32 to index
              %1506 = arith.addi %1125, %1505 : index
              %1507 = arith.muli %1506, %c117 : index
              %1508 = arith.addi %1507, %921 : index
              memref.store %1155#2, %partial[%1508] : memref<?xf32>
              %1509 = arith.addi %1507, %952 : index
              memref.store %1155#3, %partial[%1509] : memref<?xf32>
              %1510 = arith.addi %1507, %1131 : index
              memref.store %1155#4, %partial[%1510] : memref<?xf32>
              scf.if %1133 {
                %1511 = arith.addi %1507, %c43 : index
                %1512 = arith.addi %1511, %765 : index
                memref.store %1155#0, %partial[%1512] : memref<?xf32>
                %1513 = arith.addi %1512, %c9 : index
                memref.store %1155#1, %partial[%1513] : memref<?xf32>
              }
              %1514 = arith.addi %1141, %groups : index
              %1515 = arith.index_castui %1138 : i32 to index
              %1516 = wave.arrive %counters[%1514], %1515 : memref<?xi32>
              scf.if %1516 {
                %1523:5 = scf.for %1517 = %c52 to %1138 step %c76 iter_args(%1518 = %c47, %1519 = %c48, %1520 = %c48, %1521 = %c48, %1522 = %c48) -> (f32, f32, f32, f32, f32) : i32 {
                  %1524 = arith.addi %1517, %c52 : i32
                  %1525 = arith.subi %1138, %c17 : i32
                  %1526 = arith.minsi %1524, %1525 : i32
                  %1527 = arith.addi %1503, %1526 : i32
                  %1528 = arith.index_castui %1527 : i32 to index
                  %1529 = arith.addi %1125, %1528 : index
                  %1530 = arith.muli %1529, %c117 : index
                  %1531 = arith.addi %1530, %c43 : index
                  %1532 = arith.addi %1531, %767 : index
                  %1533 = memref.load %partial[%1532] : memref<?xf32>
                  %1534 = arith.cmpi slt, %1524, %1138 : i32
                  %1535 = arith.select %1534, %1533, %c47 : f32
                  %1536 = arith.addi %1530, %765 : index
                  %1537 = arith.addi %1536, %c23 : index
                  %1538 = memref.load %partial[%1537] : memref<?xf32>
                  %1539 = arith.addi %1536, %c7 : index
                  %1540 = memref.load %partial[%1539] : memref<?xf32>
                  %1541 = arith.addi %1536, %c42 : index
                  %1542 = memref.load %partial[%1541] : memref<?xf32>
                  %1543 = arith.addi %1532, %c9 : index
                  %1544 = memref.load %partial[%1543] : memref<?xf32>
                  %1545 = arith.addi %1517, %c17 : i32
                  %1546 = arith.minsi %1545, %1525 : i32
                  %1547 = arith.addi %1503, %1546 : i32
                  %1548 = arith.index_castui %1547 : i32 to index
                  %1549 = arith.addi %1125, %1548 : index
                  %1550 = arith.muli %1549, %c117 : index
                  %1551 = arith.addi %1550, %c43 : index
                  %1552 = arith.addi %1551, %767 : index
                  %1553 = memref.load %partial[%1552] : memref<?xf32>
                  %1554 = arith.cmpi slt, %1545, %1138 : i32
                  %1555 = arith.select %1554, %1553, %c47 : f32
                  %1556 = arith.addi %1550, %765 : index
                  %1557 = arith.addi %1556, %c23 : index
                  %1558 = memref.load %partial[%1557] : memref<?xf32>
                  %1559 = arith.addi %1556, %c7 : index
                  %1560 = memref.load %partial[%1559] : memref<?xf32>
                  %1561 = arith.addi %1556, %c42 : index
                  %1562 = memref.load %partial[%1561] : memref<?xf32>
                  %1563 = arith.addi %1552, %c9 : index
                  %1564 = memref.load %partial[%1563] : memref<?xf32>
                  %1565 = arith.addi %1517, %c69 : i32
                  %1566 = arith.minsi %1565, %1525 : i32
                  %1567 = arith.addi %1503, %1566 : i32
                  %1568 = arith.index_castui %1567 : i32 to index
                  %1569 = arith.addi %1125, %1568 : index
                  %1570 = arith.muli %1569, %c117 : index
                  %1571 = arith.addi %1570, %c43 : index
                  %1572 = arith.addi %1571, %767 : index
                  %1573 = memref.load %partial[%1572] : memref<?xf32>
                  %1574 = arith.cmpi slt, %1565, %1138 : i32
                  %1575 = arith.select %1574, %1573, %c47 : f32
                  %1576 = arith.addi %1570, %765 : index
                  %1577 = arith.addi %1576, %c23 : index
                  %1578 = memref.load %partial[%1577] : memref<?xf32>
                  %1579 = arith.addi %1576, %c7 : index
                  %1580 = memref.load %partial[%1579] : memref<?xf32>
                  %1581 = arith.addi %1576, %c42 : index
                  %1582 = memref.load %partial[%1581] : memref<?xf32>
                  %1583 = arith.addi %1572, %c9 : index
                  %1584 = memref.load %partial[%1583] : memref<?xf32>
                  %1585 = arith.addi %1517, %c71 : i32
                  %1586 = arith.minsi %1585, %1525 : i32
                  %1587 = arith.addi %1503, %1586 : i32
                  %1588 = arith.index_castui %1587 : i32 to index
                  %1589 = arith.addi %1125, %1588 : index
                  %1590 = arith.muli %1589, %c117 : index
                  %1591 = arith.addi %1590, %c43 : index
                  %1592 = arith.addi %1591, %767 : index
                  %1593 = memref.load %partial[%1592] : memref<?xf32>
                  %1594 = arith.cmpi slt, %1585, %1138 : i32
                  %1595 = arith.select %1594, %1593, %c47 : f32
                  %1596 = arith.addi %1590, %765 : index
                  %1597 = arith.addi %1596, %c23 : index
                  %1598 = memref.load %partial[%1597] : memref<?xf32>
                  %1599 = arith.addi %1596, %c7 : index
                  %1600 = memref.load %partial[%1599] : memref<?xf32>
                  %1601 = arith.addi %1596, %c42 : index
                  %1602 = memref.load %partial[%1601] : memref<?xf32>
                  %1603 = arith.addi %1592, %c9 : index
                  %1604 = memref.load %partial[%1603] : memref<?xf32>
                  %1605 = arith.addi %1517, %c72 : i32
                  %1606 = arith.minsi %1605, %1525 : i32
                  %1607 = arith.addi %1503, %1606 : i32
                  %1608 = arith.index_castui %1607 : i32 to index
                  %1609 = arith.addi %1125, %1608 : index
                  %1610 = arith.muli %1609, %c117 : index
                  %1611 = arith.addi %1610, %c43 : index
                  %1612 = arith.addi %1611, %767 : index
                  %1613 = memref.load %partial[%1612] : memref<?xf32>
                  %1614 = arith.cmpi slt, %1605, %1138 : i32
                  %1615 = arith.select %1614, %1613, %c47 : f32
                  %1616 = arith.addi %1610, %765 : index
                  %1617 = arith.addi %1616, %c23 : index
                  %1618 = memref.load %partial[%1617] : memref<?xf32>
                  %1619 = arith.addi %1616, %c7 : index
                  %1620 = memref.load %partial[%1619] : memref<?xf32>
                  %1621 = arith.addi %1616, %c42 : index
                  %1622 = memref.load %partial[%1621] : memref<?xf32>
                  %1623 = arith.addi %1612, %c9 : index
                  %1624 = memref.load %partial[%1623] : memref<?xf32>
                  %1625 = arith.addi %1517, %c73 : i32
                  %1626 = arith.minsi %1625, %1525 : i32
                  %1627 = arith.addi %1503, %1626 : i32
                  %1628 = arith.index_castui %1627 : i32 to index
                  %1629 = arith.addi %1125, %1628 : index
                  %1630 = arith.muli %1629, %c117 : index
                  %1631 = arith.addi %1630, %c43 : index
                  %1632 = arith.addi %1631, %767 : index
                  %1633 = memref.load %partial[%1632] : memref<?xf32>
                  %1634 = arith.cmpi slt, %1625, %1138 : i32
                  %1635 = arith.select %1634, %1633, %c47 : f32
                  %1636 = arith.addi %1630, %765 : index
                  %1637 = arith.addi %1636, %c23 : index
                  %1638 = memref.load %partial[%1637] : memref<?xf32>
                  %1639 = arith.addi %1636, %c7 : index
                  %1640 = memref.load %partial[%1639] : memref<?xf32>
                  %1641 = arith.addi %1636, %c42 : index
                  %1642 = memref.load %partial[%1641] : memref<?xf32>
                  %1643 = arith.addi %1632, %c9 : index
                  %1644 = memref.load %partial[%1643] : memref<?xf32>
                  %1645 = arith.addi %1517, %c74 : i32
                  %1646 = arith.minsi %1645, %1525 : i32
                  %1647 = arith.addi %1503, %1646 : i32
                  %1648 = arith.index_castui %1647 : i32 to index
                  %1649 = arith.addi %1125, %1648 : index
                  %1650 = arith.muli %1649, %c117 : index
                  %1651 = arith.addi %1650, %c43 : index
                  %1652 = arith.addi %1651, %767 : index
                  %1653 = memref.load %partial[%1652] : memref<?xf32>
                  %1654 = arith.cmpi slt, %1645, %1138 : i32
                  %1655 = arith.select %1654, %1653, %c47 : f32
                  %1656 = arith.addi %1650, %765 : index
                  %1657 = arith.addi %1656, %c23 : index
                  %1658 = memref.load %partial[%1657] : memref<?xf32>
                  %1659 = arith.addi %1656, %c7 : index
                  %1660 = memref.load %partial[%1659] : memref<?xf32>
                  %1661 = arith.addi %1656, %c42 : index
                  %1662 = memref.load %partial[%1661] : memref<?xf32>
                  %1663 = arith.addi %1652, %c9 : index
                  %1664 = memref.load %partial[%1663] : memref<?xf32>
                  %1665 = arith.addi %1517, %c75 : i32
                  %1666 = arith.minsi %1665, %1525 : i32
                  %1667 = arith.addi %1503, %1666 : i32
                  %1668 = arith.index_castui %1667 : i32 to index
                  %1669 = arith.addi %1125, %1668 : index
                  %1670 = arith.muli %1669, %c117 : index
                  %1671 = arith.addi %1670, %c43 : index
                  %1672 = arith.addi %1671, %767 : index
                  %1673 = memref.load %partial[%1672] : memref<?xf32>
                  %1674 = arith.cmpi slt, %1665, %1138 : i32
                  %1675 = arith.select %1674, %1673, %c47 : f32
                  %1676 = arith.addi %1670, %765 : index
                  %1677 = arith.addi %1676, %c23 : index
                  %1678 = memref.load %partial[%1677] : memref<?xf32>
                  %1679 = arith.addi %1676, %c7 : index
                  %1680 = memref.load %partial[%1679] : memref<?xf32>
                  %1681 = arith.addi %1676, %c42 : index
                  %1682 = memref.load %partial[%1681] : memref<?xf32>
                  %1683 = arith.addi %1672, %c9 : index
                  %1684 = memref.load %partial[%1683] : memref<?xf32>
                  %1685 = arith.maxnumf %1518, %1535 fastmath<nnan> : f32
                  %1686 = arith.subf %1518, %1685 : f32
                  %1687 = wave.exp2 %1686 : f32
                  %1688 = arith.subf %1535, %1685 : f32
                  %1689 = wave.exp2 %1688 : f32
                  %1690 = arith.mulf %1519, %1687 : f32
                  %1691 = math.fma %1544, %1689, %1690 : f32
                  %1692 = arith.mulf %1520, %1687 : f32
                  %1693 = math.fma %1538, %1689, %1692 : f32
                  %1694 = arith.mulf %1521, %1687 : f32
                  %1695 = math.fma %1540, %1689, %1694 : f32
                  %1696 = arith.mulf %1522, %1687 : f32
                  %1697 = math.fma %1542, %1689, %1696 : f32
                  %1698 = arith.maxnumf %1685, %1555 fastmath<nnan> : f32
                  %1699 = arith.subf %1685, %1698 : f32
                  %1700 = wave.exp2 %1699 : f32
                  %1701 = arith.subf %1555, %1698 : f32
                  %1702 = wave.exp2 %1701 : f32
                  %1703 = arith.mulf %1691, %1700 : f32
                  %1704 = math.fma %1564, %1702, %1703 : f32
                  %1705 = arith.mulf %1693, %1700 : f32
                  %1706 = math.fma %1558, %1702, %1705 : f32
                  %1707 = arith.mulf %1695, %1700 : f32
                  %1708 = math.fma %1560, %1702, %1707 : f32
                  %1709 = arith.mulf %1697, %1700 : f32
                  %1710 = math.fma %1562, %1702, %1709 : f32
                  %1711 = arith.maxnumf %1698, %1575 fastmath<nnan> : f32
                  %1712 = arith.subf %1698, %1711 : f32
                  %1713 = wave.exp2 %1712 : f32
                  %1714 = arith.subf %1575, %1711 : f32
                  %1715 = wave.exp2 %1714 : f32
                  %1716 = arith.mulf %1704, %1713 : f32
                  %1717 = math.fma %1584, %1715, %1716 : f32
                  %1718 = arith.mulf %1706, %1713 : f32
                  %1719 = math.fma %1578, %1715, %1718 : f32
                  %1720 = arith.mulf %1708, %1713 : f32
                  %1721 = math.fma %1580, %1715, %1720 : f32
                  %1722 = arith.mulf %1710, %1713 : f32
                  %1723 = math.fma %1582, %1715, %1722 : f32
                  %1724 = arith.maxnumf %1711, %1595 fastmath<nnan> : f32
                  %1725 = arith.subf %1711, %1724 : f32
                  %1726 = wave.exp2 %1725 : f32
                  %1727 = arith.subf %1595, %1724 : f32
                  %1728 = wave.exp2 %1727 : f32
                  %1729 = arith.mulf %1717, %1726 : f32
                  %1730 = math.fma %1604, %1728, %1729 : f32
                  %1731 = arith.mulf %1719, %1726 : f32
                  %1732 = math.fma %1598, %1728, %1731 : f32
                  %1733 = arith.mulf %1721, %1726 : f32
                  %1734 = math.fma %1600, %1728, %1733 : f32
                  %1735 = arith.mulf %1723, %1726 : f32
                  %1736 = math.fma %1602, %1728, %1735 : f32
                  %1737 = arith.maxnumf %1724, %1615 fastmath<nnan> : f32
                  %1738 = arith.subf %1724, %1737 : f32
                  %1739 = wave.exp2 %1738 : f32
                  %1740 = arith.subf %1615, %1737 : f32
                  %1741 = wave.exp2 %1740 : f32
                  %1742 = arith.mulf %1730, %1739 : f32
                  %1743 = math.fma %1624, %1741, %1742 : f32
                  %1744 = arith.mulf %1732, %1739 : f32
                  %1745 = math.fma %1618, %1741, %1744 : f32
                  %1746 = arith.mulf %1734, %1739 : f32
                  %1747 = math.fma %1620, %1741, %1746 : f32
                  %1748 = arith.mulf %1736, %1739 : f32
                  %1749 = math.fma %1622, %1741, %1748 : f32
                  %1750 = arith.maxnumf %1737, %1635 fastmath<nnan> : f32
                  %1751 = arith.subf %1737, %1750 : f32
                  %1752 = wave.exp2 %1751 : f32
                  %1753 = arith.subf %1635, %1750 : f32
                  %1754 = wave.exp2 %1753 : f32
                  %1755 = arith.mulf %1743, %1752 : f32
                  %1756 = math.fma %1644, %1754, %1755 : f32
                  %1757 = arith.mulf %1745, %1752 : f32
                  %1758 = math.fma %1638, %1754, %1757 : f32
                  %1759 = arith.mulf %1747, %1752 : f32
                  %1760 = math.fma %1640, %1754, %1759 : f32
                  %1761 = arith.mulf %1749, %1752 : f32
                  %1762 = math.fma %1642, %1754, %1761 : f32
                  %1763 = arith.maxnumf %1750, %1655 fastmath<nnan> : f32
                  %1764 = arith.subf %1750, %1763 : f32
                  %1765 = wave.exp2 %1764 : f32
                  %1766 = arith.subf %1655, %1763 : f32
                  %1767 = wave.exp2 %1766 : f32
                  %1768 = arith.mulf %1756, %1765 : f32
                  %1769 = math.fma %1664, %1767, %1768 : f32
                  %1770 = arith.mulf %1758, %1765 : f32
                  %1771 = math.fma %1658, %1767, %1770 : f32
                  %1772 = arith.mulf %1760, %1765 : f32
                  %1773 = math.fma %1660, %1767, %1772 : f32
                  %1774 = arith.mulf %1762, %1765 : f32
                  %1775 = math.fma %1662, %1767, %1774 : f32
                  %1776 = arith.maxnumf %1763, %1675 fastmath<nnan> : f32
                  %1777 = arith.subf %1763, %1776 : f32
                  %1778 = wave.exp2 %1777 : f32
                  %1779 = arith.subf %1675, %1776 : f32
                  %1780 = wave.exp2 %1779 : f32
                  %1781 = arith.mulf %1769, %1778 : f32
                  %1782 = math.fma %1684, %1780, %1781 : f32
                  %1783 = arith.mulf %1771, %1778 : f32
                  %1784 = math.fma %1678, %1780, %1783 : f32
                  %1785 = arith.mulf %1773, %1778 : f32
                  %1786 = math.fma %1680, %1780, %1785 : f32
                  %1787 = arith.mulf %1775, %1778 : f32
                  %1788 = math.fma %1682, %1780, %1787 : f32
                  scf.yield %1776, %1782, %1784, %1786, %1788 : f32, f32, f32, f32, f32
                }
                %1789 = arith.divf %c111, %1523#1 : f32
                %1790 = arith.addi %17, %767 : index
                %1791 = arith.cmpi slt, %1790, %groupSize : index
                scf.if %1791 {
                  %1792 = arith.muli %15, %groupSize : index
                  %1793 = arith.addi %1792, %1790 : index
                  %1794 = arith.muli %1793, %c26 : index
                  %1795 = arith.muli %heads, %c26 : index
                  %1796 = arith.divui %921, %c9 : index
                  %1797 = arith.muli %15, %c26 : index
                  %1798 = arith.addi %1797, %1796 : index
                  %1799 = memref.load %factors[%1798] : memref<?xf32>
                  %1800 = arith.muli %kvHeads, %c26 : index
                  %1801 = arith.addi %1798, %1800 : index
                  %1802 = memref.load %factors[%1801] : memref<?xf32>
                  %1803 = arith.mulf %1523#2, %1789 : f32
                  %1804 = math.fma %1803, %1799, %1802 : f32
                  %1805 = arith.addi %1794, %1796 : index
                  %1806 = arith.divui %24, %outTileRows : index
                  %1807 = arith.divui %1795, %c3 : index
                  %1808 = arith.muli %1806, %1807 : index
                  %1809 = arith.divui %1805, %c3 : index
                  %1810 = arith.addi %1808, %1809 : index
                  %1811 = arith.muli %1810, %c10 : index
                  %1812 = arith.remui %1805, %c3 : index
                  %1813 = arith.divui %1812, %c9 : index
                  %1814 = arith.addi %1811, %1813 : index
                  %1815 = arith.muli %outTileRows, %c9 : index
                  %1816 = arith.muli %1814, %1815 : index
                  %1817 = arith.remui %24, %outTileRows : index
                  %1818 = arith.muli %1817, %c9 : index
                  %1819 = arith.addi %1816, %1818 : index
                  %1820 = arith.remui %1805, %c9 : index
                  %1821 = arith.addi %1819, %1820 : index
                  %1822 = arith.addf %1804, %c48 : f32
                  %1823 = arith.minimumf %1822, %c113 : f32
                  %1824 = arith.maximumf %1823, %c114 : f32
                  %1825 = arith.truncf %1824 : f32 to f16
                  memref.store %1825, %out[%1821] : memref<?xf16>
                  %1826 = arith.divui %952, %c9 : index
                  %1827 = arith.addi %1797, %1826 : index
                  %1828 = memref.load %factors[%1827] : memref<?xf32>
                  %1829 = arith.addi %1827, %1800 : index
                  %1830 = memref.load %factors[%1829] : memref<?xf32>
                  %1831 = arith.mulf %1523#3, %1789 : f32
                  %1832 = math.fma %1831, %1828, %1830 : f32
                  %1833 = arith.addi %1794, %1826 : index
                  %1834 = arith.divui %1833, %c3 : index
                  %1835 = arith.addi %1808, %1834 : index
                  %1836 = arith.muli %1835, %c10 : index
                  %1837 = arith.remui %1833, %c3 : index
                  %1838 = arith.divui %1837, %c9 : index
                  %1839 = arith.addi %1836, %1838 : index
                  %1840 = arith.muli %1839, %1815 : index
                  %1841 = arith.addi %1840, %1818 : index
                  %1842 = arith.remui %1833, %c9 : index
                  %1843 = arith.addi %1841, %1842 : index
                  %1844 = arith.addf %1832, %c48 : f32
                  %1845 = arith.minimumf %1844, %c113 : f32
                  %1846 = arith.maximumf %1845, %c114 : f32
                  %1847 = arith.truncf %1846 : f32 to f16
                  memref.store %1847, %out[%1843] : memref<?xf16>
                  %1848 = arith.divui %1131, %c9 : index
                  %1849 = arith.addi %1797, %1848 : index
                  %1850 = memref.load %factors[%1849] : memref<?xf32>
                  %1851 = arith.addi %1849, %1800 : index
                  %1852 = memref.load %factors[%1851] : memref<?xf32>
                  %1853 = arith.mulf %1523#4, %1789 : f32
                  %1854 = math.fma %1853, %1850, %1852 : f32
                  %1855 = arith.addi %1794, %1848 : index
                  %1856 = arith.divui %1855, %c3 : index
                  %1857 = arith.addi %1808, %1856 : index
                  %1858 = arith.muli %1857, %c10 : index
                  %1859 = arith.remui %1855, %c3 : index
                  %1860 = arith.divui %1859, %c9 : index
                  %1861 = arith.addi %1858, %1860 : index
                  %1862 = arith.muli %1861, %1815 : index
                  %1863 = arith.addi %1862, %1818 : index
                  %1864 = arith.remui %1855, %c9 : index
                  %1865 = arith.addi %1863, %1864 : index
                  %1866 = arith.addf %1854, %c48 : f32
                  %1867 = arith.minimumf %1866, %c113 : f32
                  %1868 = arith.maximumf %1867, %c114 : f32
                  %1869 = arith.truncf %1868 : f32 to f16
                  memref.store %1869, %out[%1865] : memref<?xf16>
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
