// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='f16', dim=128, columns=16)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d128_c16__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 2048 : index
  %c6 = arith.constant 4096 : index
  %c7 = arith.constant 256 : index
  %columnBlocks = wave.param "columnBlocks" : index
  %c9 = arith.constant 2 : index
  %itemsAt = wave.param "itemsAt" : index
  %c11 = arith.constant 4 : index
  %blockTablesAt = wave.param "blockTablesAt" : index
  %pagesPerSequence = wave.param "pagesPerSequence" : index
  %pageBytes = wave.param "pageBytes" : index
  %positionsAt = wave.param "positionsAt" : index
  %c16 = arith.constant 1 : i32
  %c17 = arith.constant 16 : i32
  %c18 = arith.constant 1023 : i32
  %c19 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c21 = arith.constant 32 : index
  %c22 = arith.constant 0 : index
  %c23 = arith.constant 512 : index
  %c24 = arith.constant 128 : index
  %c25 = arith.constant 132 : index
  %c26 = arith.constant 8 : index
  %c27 = arith.constant 20 : index
  %c28 = arith.constant 36 : index
  %c29 = arith.constant 48 : index
  %c30 = arith.constant 52 : index
  %c31 = arith.constant 64 : index
  %c32 = arith.constant 68 : index
  %c33 = arith.constant 80 : index
  %c34 = arith.constant 84 : index
  %c35 = arith.constant 96 : index
  %c36 = arith.constant 100 : index
  %c37 = arith.constant 112 : index
  %c38 = arith.constant 116 : index
  %c39 = arith.constant 23 : i32
  %c40 = arith.constant 64 : i32
  %c41 = arith.constant 253 : i32
  %c42 = arith.constant 268 : i32
  %c43 = arith.constant 14 : i32
  %c44 = arith.constant 768 : index
  %c45 = arith.constant 1024 : index
  %c46 = arith.constant 1280 : index
  %c47 = arith.constant 1536 : index
  %c48 = arith.constant 1792 : index
  %c49 = arith.constant 128 : i32
  %c50 = arith.constant 0xF149F2CA : f32
  %c51 = arith.constant 0x00000000 : f32
  %c52 = arith.constant dense<0x00000000> : vector<8xf32>
  %c53 = arith.constant 31 : i32
  %c54 = arith.constant 32 : i32
  %c55 = arith.constant 0 : i32
  %c56 = arith.constant 192 : index
  %c57 = arith.constant 320 : index
  %c58 = arith.constant 384 : index
  %c59 = arith.constant 448 : index
  %c60 = arith.constant 576 : index
  %c61 = arith.constant 640 : index
  %c62 = arith.constant 704 : index
  %c63 = arith.constant 832 : index
  %c64 = arith.constant 896 : index
  %c65 = arith.constant 960 : index
  %c66 = arith.constant 1088 : index
  %c67 = arith.constant 1152 : index
  %c68 = arith.constant 1216 : index
  %c69 = arith.constant 1344 : index
  %c70 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c71 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c72 = arith.constant 0x41000000 : f32
  %c73 = arith.constant 0x40C00000 : f32
  %c74 = arith.constant dense<-1> : vector<4xi32>
  %c75 = arith.constant 65535 : i32
  %c76 = arith.constant 2 : i32
  %c77 = arith.constant -65536 : i32
  %c78 = arith.constant 3 : i32
  %c79 = arith.constant 4 : i32
  %c80 = arith.constant 5 : i32
  %c81 = arith.constant 6 : i32
  %c82 = arith.constant 7 : i32
  %c83 = arith.constant 8 : i32
  %c84 = arith.constant 9 : i32
  %c85 = arith.constant 10 : i32
  %c86 = arith.constant 11 : i32
  %c87 = arith.constant 12 : i32
  %c88 = arith.constant 13 : i32
  %c89 = arith.constant 15 : i32
  %c90 = arith.constant 1408 : index
  %c91 = arith.constant 1472 : index
  %c92 = arith.constant 1600 : index
  %c93 = arith.constant 1664 : index
  %c94 = arith.constant 1728 : index
  %c95 = arith.constant 1856 : index
  %c96 = arith.constant 1920 : index
  %c97 = arith.constant 1984 : index
  %c98 = arith.constant 160 : index
  %c99 = arith.constant 224 : index
  %c100 = arith.constant 288 : index
  %c101 = arith.constant 352 : index
  %c102 = arith.constant 416 : index
  %c103 = arith.constant 480 : index
  %c104 = arith.constant 144 : index
  %c105 = arith.constant 176 : index
  %c106 = arith.constant 208 : index
  %c107 = arith.constant 240 : index
  %c108 = arith.constant 2560 : index
  %c109 = arith.constant 3072 : index
  %c110 = arith.constant 3584 : index
  %outTileRows = wave.param "outTileRows" : index
  %c112 = arith.constant 0x477FE000 : f32
  %c113 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c116 = arith.constant 2112 : index
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
  %17 = arith.muli %16, %c3 : index
  %18 = memref.load %step[%c9] : memref<?xi32>
  %19 = arith.index_cast %18 : i32 to index
  %20 = arith.cmpi slt, %13, %19 : index
  scf.if %20 {
    %21 = arith.muli %13, %c11 : index
    %22 = arith.addi %itemsAt, %21 : index
    %23 = memref.load %step[%22] : memref<?xi32>
    %24 = arith.index_cast %23 : i32 to index
    %25 = arith.addi %22, %c4 : index
    %26 = memref.load %step[%25] : memref<?xi32>
    %27 = arith.index_cast %26 : i32 to index
    %28 = arith.addi %22, %c9 : index
    %29 = memref.load %step[%28] : memref<?xi32>
    %30 = arith.index_cast %29 : i32 to index
    %31 = arith.muli %30, %pagesPerSequence : index
    %32 = arith.addi %blockTablesAt, %31 : index
    %33 = arith.divui %pageBytes, %c11 : index
    %34 = arith.muli %15, %c5 : index
    %35 = arith.muli %1, %c11 : index
    %36 = arith.addi %positionsAt, %24 : index
    %37 = memref.load %step[%36] : memref<?xi32>
    %38 = arith.addi %37, %c16 : i32
    %39 = arith.subi %38, %c16 : i32
    %40 = arith.divui %39, %c17 : i32
    %41 = arith.addi %38, %c18 : i32
    %42 = arith.divui %41, %c19 : i32
    %43 = arith.index_cast %slots : index to i32
    %44 = arith.cmpi slt, %11, %42 : i32
    scf.if %44 {
      %45 = arith.muli %8, %c21 : index
      %46 = arith.addi %45, %0 : index
      %47 = arith.addi %46, %c22 : index
      %48 = arith.cmpi slt, %47, %c23 : index
      scf.if %48 {
        %49 = arith.addi %46, %c22 : index
        %50 = arith.divui %49, %c21 : index
        %51 = arith.remui %49, %c21 : index
        %52 = arith.muli %51, %c11 : index
        %53 = arith.addi %17, %50 : index
        %54 = arith.subi %groupSize, %c4 : index
        %55 = arith.minsi %53, %54 : index
        %56 = arith.muli %24, %heads : index
        %57 = arith.muli %15, %groupSize : index
        %58 = arith.addi %56, %57 : index
        %59 = arith.addi %58, %55 : index
        %60 = arith.muli %59, %c24 : index
        %61 = arith.addi %60, %52 : index
        %62 = vector.load %q[%61] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %63 = arith.muli %50, %c25 : index
        %64 = arith.addi %63, %52 : index
        vector.store %62, %5[%64] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      %65 = arith.addi %46, %c7 : index
      %66 = arith.cmpi slt, %65, %c23 : index
      scf.if %66 {
        %67 = arith.addi %46, %c7 : index
        %68 = arith.divui %67, %c21 : index
        %69 = arith.remui %67, %c21 : index
        %70 = arith.muli %69, %c11 : index
        %71 = arith.addi %17, %68 : index
        %72 = arith.subi %groupSize, %c4 : index
        %73 = arith.minsi %71, %72 : index
        %74 = arith.muli %24, %heads : index
        %75 = arith.muli %15, %groupSize : index
        %76 = arith.addi %74, %75 : index
        %77 = arith.addi %76, %73 : index
        %78 = arith.muli %77, %c24 : index
        %79 = arith.addi %78, %70 : index
        %80 = vector.load %q[%79] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %81 = arith.muli %68, %c25 : index
        %82 = arith.addi %81, %70 : index
        vector.store %80, %5[%82] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      wave.barrier
      %83 = arith.cmpi eq, %8, %c22 : index
      scf.if %83 {
        %84 = arith.remui %1, %c3 : index
        %85 = arith.muli %84, %c25 : index
        %86 = arith.muli %2, %c26 : index
        %87 = arith.addi %85, %86 : index
        %88 = arith.addi %87, %c22 : index
        %89 = vector.load %5[%88] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %90 = arith.addi %87, %c11 : index
        %91 = vector.load %5[%90] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %92 = arith.addi %87, %c3 : index
        %93 = vector.load %5[%92] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %94 = arith.addi %87, %c27 : index
        %95 = vector.load %5[%94] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %96 = arith.addi %87, %c21 : index
        %97 = vector.load %5[%96] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %98 = arith.addi %87, %c28 : index
        %99 = vector.load %5[%98] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %100 = arith.addi %87, %c29 : index
        %101 = vector.load %5[%100] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %102 = arith.addi %87, %c30 : index
        %103 = vector.load %5[%102] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %104 = arith.addi %87, %c31 : index
        %105 = vector.load %5[%104] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %106 = arith.addi %87, %c32 : index
        %107 = vector.load %5[%106] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %108 = arith.addi %87, %c33 : index
        %109 = vector.load %5[%108] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %110 = arith.addi %87, %c34 : index
        %111 = vector.load %5[%110] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %112 = arith.addi %87, %c35 : index
        %113 = vector.load %5[%112] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %114 = arith.addi %87, %c36 : index
        %115 = vector.load %5[%114] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %116 = arith.addi %87, %c37 : index
        %117 = vector.load %5[%116] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %118 = arith.addi %87, %c38 : index
        %119 = vector.load %5[%118] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %120 = math.absf %89 : vector<4xf32>
        %121 = math.absf %91 : vector<4xf32>
        %122 = arith.maxnumf %120, %121 fastmath<nnan> : vector<4xf32>
        %123 = math.absf %93 : vector<4xf32>
        %124 = arith.maxnumf %122, %123 fastmath<nnan> : vector<4xf32>
        %125 = math.absf %95 : vector<4xf32>
        %126 = arith.maxnumf %124, %125 fastmath<nnan> : vector<4xf32>
        %127 = math.absf %97 : vector<4xf32>
        %128 = arith.maxnumf %126, %127 fastmath<nnan> : vector<4xf32>
        %129 = math.absf %99 : vector<4xf32>
        %130 = arith.maxnumf %128, %129 fastmath<nnan> : vector<4xf32>
        %131 = math.absf %101 : vector<4xf32>
        %132 = arith.maxnumf %130, %131 fastmath<nnan> : vector<4xf32>
        %133 = math.absf %103 : vector<4xf32>
        %134 = arith.maxnumf %132, %133 fastmath<nnan> : vector<4xf32>
        %135 = math.absf %105 : vector<4xf32>
        %136 = arith.maxnumf %134, %135 fastmath<nnan> : vector<4xf32>
        %137 = math.absf %107 : vector<4xf32>
        %138 = arith.maxnumf %136, %137 fastmath<nnan> : vector<4xf32>
        %139 = math.absf %109 : vector<4xf32>
        %140 = arith.maxnumf %138, %139 fastmath<nnan> : vector<4xf32>
        %141 = math.absf %111 : vector<4xf32>
        %142 = arith.maxnumf %140, %141 fastmath<nnan> : vector<4xf32>
        %143 = math.absf %113 : vector<4xf32>
        %144 = arith.maxnumf %142, %143 fastmath<nnan> : vector<4xf32>
        %145 = math.absf %115 : vector<4xf32>
        %146 = arith.maxnumf %144, %145 fastmath<nnan> : vector<4xf32>
        %147 = math.absf %117 : vector<4xf32>
        %148 = arith.maxnumf %146, %147 fastmath<nnan> : vector<4xf32>
        %149 = math.absf %119 : vector<4xf32>
        %150 = arith.maxnumf %148, %149 fastmath<nnan> : vector<4xf32>
        %151 = vector.extract %150[0] : f32 from vector<4xf32>
        %152 = vector.extract %150[1] : f32 from vector<4xf32>
        %153 = vector.extract %150[2] : f32 from vector<4xf32>
        %154 = vector.extract %150[3] : f32 from vector<4xf32>
        %155 = arith.maxnumf %151, %152 fastmath<nnan> : f32
        %156 = arith.maxnumf %155, %153 fastmath<nnan> : f32
        %157 = arith.maxnumf %156, %154 fastmath<nnan> : f32
        %158 = wave.swap_halves %157 : f32
        %159 = arith.maxnumf %157, %158 fastmath<nnan> : f32
        %160 = arith.bitcast %159 : f32 to i32
        %161 = arith.shrui %160, %c39 : i32
        %162 = arith.maxsi %161, %c40 : i32
        %163 = arith.minsi %162, %c41 : i32
        %164 = arith.subi %c42, %163 : i32
        %165 = arith.shli %164, %c39 : i32
        %166 = arith.bitcast %165 : i32 to f32
        %167 = arith.subi %163, %c43 : i32
        %168 = arith.shli %167, %c39 : i32
        %169 = arith.bitcast %168 : i32 to f32
        %170 = vector.broadcast %166 : f32 to vector<4xf32>
        %171 = arith.muli %1, %c26 : index
        %172 = arith.muli %2, %c24 : index
        %173 = arith.addi %171, %172 : index
        %174 = arith.mulf %89, %170 : vector<4xf32>
        %175 = arith.truncf %174 : vector<4xf32> to vector<4xf16>
        %176 = arith.mulf %91, %170 : vector<4xf32>
        %177 = arith.truncf %176 : vector<4xf32> to vector<4xf16>
        %178 = vector.shuffle %175, %177 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %179 = arith.addi %173, %c22 : index
        vector.store %178, %4[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %180 = arith.mulf %93, %170 : vector<4xf32>
        %181 = arith.truncf %180 : vector<4xf32> to vector<4xf16>
        %182 = arith.mulf %95, %170 : vector<4xf32>
        %183 = arith.truncf %182 : vector<4xf32> to vector<4xf16>
        %184 = vector.shuffle %181, %183 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %185 = arith.addi %173, %c7 : index
        vector.store %184, %4[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %186 = arith.mulf %97, %170 : vector<4xf32>
        %187 = arith.truncf %186 : vector<4xf32> to vector<4xf16>
        %188 = arith.mulf %99, %170 : vector<4xf32>
        %189 = arith.truncf %188 : vector<4xf32> to vector<4xf16>
        %190 = vector.shuffle %187, %189 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %191 = arith.addi %173, %c23 : index
        vector.store %190, %4[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %192 = arith.mulf %101, %170 : vector<4xf32>
        %193 = arith.truncf %192 : vector<4xf32> to vector<4xf16>
        %194 = arith.mulf %103, %170 : vector<4xf32>
        %195 = arith.truncf %194 : vector<4xf32> to vector<4xf16>
        %196 = vector.shuffle %193, %195 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %197 = arith.addi %173, %c44 : index
        vector.store %196, %4[%197] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %198 = arith.mulf %105, %170 : vector<4xf32>
        %199 = arith.truncf %198 : vector<4xf32> to vector<4xf16>
        %200 = arith.mulf %107, %170 : vector<4xf32>
        %201 = arith.truncf %200 : vector<4xf32> to vector<4xf16>
        %202 = vector.shuffle %199, %201 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %203 = arith.addi %173, %c45 : index
        vector.store %202, %4[%203] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %204 = arith.mulf %109, %170 : vector<4xf32>
        %205 = arith.truncf %204 : vector<4xf32> to vector<4xf16>
        %206 = arith.mulf %111, %170 : vector<4xf32>
        %207 = arith.truncf %206 : vector<4xf32> to vector<4xf16>
        %208 = vector.shuffle %205, %207 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %209 = arith.addi %173, %c46 : index
        vector.store %208, %4[%209] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %210 = arith.mulf %113, %170 : vector<4xf32>
        %211 = arith.truncf %210 : vector<4xf32> to vector<4xf16>
        %212 = arith.mulf %115, %170 : vector<4xf32>
        %213 = arith.truncf %212 : vector<4xf32> to vector<4xf16>
        %214 = vector.shuffle %211, %213 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %215 = arith.addi %173, %c47 : index
        vector.store %214, %4[%215] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %216 = arith.mulf %117, %170 : vector<4xf32>
        %217 = arith.truncf %216 : vector<4xf32> to vector<4xf16>
        %218 = arith.mulf %119, %170 : vector<4xf32>
        %219 = arith.truncf %218 : vector<4xf32> to vector<4xf16>
        %220 = vector.shuffle %217, %219 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %221 = arith.addi %173, %c48 : index
        vector.store %220, %4[%221] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %222 = memref.load %scales[%15] : memref<?xf32>
        %223 = arith.mulf %222, %169 : f32
        memref.store %223, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %224 = memref.load %7[%1] : memref<?xf32>
      scf.for %225 = %11 to %42 step %43 : i32 {
        %226 = arith.muli %225, %c19 : i32
        %227 = arith.index_cast %8 : index to i32
        %228 = arith.muli %227, %c49 : i32
        %229 = arith.addi %226, %228 : i32
        %230 = arith.addi %229, %c49 : i32
        %231 = arith.minsi %230, %38 : i32
        %232 = arith.cmpi slt, %229, %38 : i32
        %233:10 = scf.if %232 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %234 = arith.subi %231, %229 : i32
          %235 = arith.addi %234, %c53 : i32
          %236 = arith.divui %235, %c54 : i32
          %237 = arith.divui %229, %c17 : i32
          %238 = arith.addi %237, %c55 : i32
          %239 = arith.minsi %238, %40 : i32
          %240 = arith.index_castui %239 : i32 to index
          %241 = arith.addi %32, %240 : index
          %242 = memref.load %step[%241] : memref<?xi32>
          %243 = arith.index_cast %242 : i32 to index
          %244 = arith.muli %243, %33 : index
          %245 = arith.addi %244, %34 : index
          %246 = arith.addi %237, %c16 : i32
          %247 = arith.minsi %246, %40 : i32
          %248 = arith.index_castui %247 : i32 to index
          %249 = arith.addi %32, %248 : index
          %250 = memref.load %step[%249] : memref<?xi32>
          %251 = arith.index_cast %250 : i32 to index
          %252 = arith.muli %251, %33 : index
          %253 = arith.addi %252, %34 : index
          %254 = arith.addi %245, %35 : index
          %255 = arith.addi %254, %c22 : index
          %256 = vector.load %kv[%255] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %257 = arith.addi %245, %35 : index
          %258 = arith.addi %257, %c31 : index
          %259 = vector.load %kv[%258] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %260 = arith.addi %253, %35 : index
          %261 = arith.addi %260, %c22 : index
          %262 = vector.load %kv[%261] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %263 = arith.addi %253, %35 : index
          %264 = arith.addi %263, %c31 : index
          %265 = vector.load %kv[%264] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %266 = arith.addi %245, %35 : index
          %267 = arith.addi %266, %c24 : index
          %268 = vector.load %kv[%267] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %269 = arith.addi %245, %35 : index
          %270 = arith.addi %269, %c56 : index
          %271 = vector.load %kv[%270] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %272 = arith.addi %253, %35 : index
          %273 = arith.addi %272, %c24 : index
          %274 = vector.load %kv[%273] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %275 = arith.addi %253, %35 : index
          %276 = arith.addi %275, %c56 : index
          %277 = vector.load %kv[%276] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %297:18 = scf.for %278 = %c55 to %236 step %c16 iter_args(%279 = %256, %280 = %259, %281 = %262, %282 = %265, %283 = %268, %284 = %271, %285 = %274, %286 = %277, %287 = %c50, %288 = %c51, %289 = %c52, %290 = %c52, %291 = %c52, %292 = %c52, %293 = %c52, %294 = %c52, %295 = %c52, %296 = %c52) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %298 = arith.muli %278, %c54 : i32
            %299 = arith.addi %229, %298 : i32
            %300 = arith.addi %299, %c54 : i32
            %301 = arith.divui %299, %c17 : i32
            %302 = arith.addi %301, %c55 : i32
            %303 = arith.minsi %302, %40 : i32
            %304 = arith.index_castui %303 : i32 to index
            %305 = arith.addi %32, %304 : index
            %306 = memref.load %step[%305] : memref<?xi32>
            %307 = arith.index_cast %306 : i32 to index
            %308 = arith.muli %307, %33 : index
            %309 = arith.addi %308, %34 : index
            %310 = arith.addi %301, %c16 : i32
            %311 = arith.minsi %310, %40 : i32
            %312 = arith.index_castui %311 : i32 to index
            %313 = arith.addi %32, %312 : index
            %314 = memref.load %step[%313] : memref<?xi32>
            %315 = arith.index_cast %314 : i32 to index
            %316 = arith.muli %315, %33 : index
            %317 = arith.addi %316, %34 : index
            %318 = arith.divui %300, %c17 : i32
            %319 = arith.addi %318, %c55 : i32
            %320 = arith.minsi %319, %40 : i32
            %321 = arith.index_castui %320 : i32 to index
            %322 = arith.addi %32, %321 : index
            %323 = memref.load %step[%322] : memref<?xi32>
            %324 = arith.index_cast %323 : i32 to index
            %325 = arith.muli %324, %33 : index
            %326 = arith.addi %325, %34 : index
            %327 = arith.addi %318, %c16 : i32
            %328 = arith.minsi %327, %40 : i32
            %329 = arith.index_castui %328 : i32 to index
            %330 = arith.addi %32, %329 : index
            %331 = memref.load %step[%330] : memref<?xi32>
            %332 = arith.index_cast %331 : i32 to index
            %333 = arith.muli %332, %33 : index
            %334 = arith.addi %333, %34 : index
            %335 = wave.opaque %c22 : index
            %336 = arith.muli %1, %c26 : index
            %337 = arith.addi %335, %336 : index
            %338 = arith.addi %309, %35 : index
            %339 = arith.addi %338, %c7 : index
            %340 = vector.load %kv[%339] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %341 = arith.addi %309, %35 : index
            %342 = arith.addi %341, %c57 : index
            %343 = vector.load %kv[%342] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %344 = arith.addi %317, %35 : index
            %345 = arith.addi %344, %c7 : index
            %346 = vector.load %kv[%345] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %347 = arith.addi %317, %35 : index
            %348 = arith.addi %347, %c57 : index
            %349 = vector.load %kv[%348] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %350 = vector.shuffle %279, %280 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %351 = vector.bitcast %350 : vector<8xi32> to vector<16xf16>
            %352 = vector.shuffle %281, %282 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %353 = vector.bitcast %352 : vector<8xi32> to vector<16xf16>
            %354 = arith.addi %337, %c22 : index
            %355 = vector.load %4[%354] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %356 = arith.addi %354, %c24 : index
            %357 = vector.load %4[%356] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %358 = vector.shuffle %355, %357 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %359 = wave.mma %351, %358, %c52 : vector<16xf16>, vector<8xf32>
            %360 = wave.mma %353, %358, %c52 : vector<16xf16>, vector<8xf32>
            %361 = arith.addi %309, %35 : index
            %362 = arith.addi %361, %c58 : index
            %363 = vector.load %kv[%362] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %364 = arith.addi %309, %35 : index
            %365 = arith.addi %364, %c59 : index
            %366 = vector.load %kv[%365] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %367 = arith.addi %317, %35 : index
            %368 = arith.addi %367, %c58 : index
            %369 = vector.load %kv[%368] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %370 = arith.addi %317, %35 : index
            %371 = arith.addi %370, %c59 : index
            %372 = vector.load %kv[%371] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %373 = vector.shuffle %283, %284 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %374 = vector.bitcast %373 : vector<8xi32> to vector<16xf16>
            %375 = vector.shuffle %285, %286 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %376 = vector.bitcast %375 : vector<8xi32> to vector<16xf16>
            %377 = arith.addi %337, %c7 : index
            %378 = vector.load %4[%377] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %379 = arith.addi %377, %c24 : index
            %380 = vector.load %4[%379] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %381 = vector.shuffle %378, %380 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %382 = wave.mma %374, %381, %359 : vector<16xf16>, vector<8xf32>
            %383 = wave.mma %376, %381, %360 : vector<16xf16>, vector<8xf32>
            %384 = arith.addi %309, %35 : index
            %385 = arith.addi %384, %c23 : index
            %386 = vector.load %kv[%385] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %387 = arith.addi %309, %35 : index
            %388 = arith.addi %387, %c60 : index
            %389 = vector.load %kv[%388] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %390 = arith.addi %317, %35 : index
            %391 = arith.addi %390, %c23 : index
            %392 = vector.load %kv[%391] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %393 = arith.addi %317, %35 : index
            %394 = arith.addi %393, %c60 : index
            %395 = vector.load %kv[%394] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %396 = vector.shuffle %340, %343 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %397 = vector.bitcast %396 : vector<8xi32> to vector<16xf16>
            %398 = vector.shuffle %346, %349 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %399 = vector.bitcast %398 : vector<8xi32> to vector<16xf16>
            %400 = arith.addi %337, %c23 : index
            %401 = vector.load %4[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %402 = arith.addi %400, %c24 : index
            %403 = vector.load %4[%402] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %404 = vector.shuffle %401, %403 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %405 = wave.mma %397, %404, %382 : vector<16xf16>, vector<8xf32>
            %406 = wave.mma %399, %404, %383 : vector<16xf16>, vector<8xf32>
            %407 = arith.addi %309, %35 : index
            %408 = arith.addi %407, %c61 : index
            %409 = vector.load %kv[%408] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %410 = arith.addi %309, %35 : index
            %411 = arith.addi %410, %c62 : index
            %412 = vector.load %kv[%411] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %413 = arith.addi %317, %35 : index
            %414 = arith.addi %413, %c61 : index
            %415 = vector.load %kv[%414] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %416 = arith.addi %317, %35 : index
            %417 = arith.addi %416, %c62 : index
            %418 = vector.load %kv[%417] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %419 = vector.shuffle %363, %366 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %420 = vector.bitcast %419 : vector<8xi32> to vector<16xf16>
            %421 = vector.shuffle %369, %372 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %422 = vector.bitcast %421 : vector<8xi32> to vector<16xf16>
            %423 = arith.addi %337, %c44 : index
            %424 = vector.load %4[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %425 = arith.addi %423, %c24 : index
            %426 = vector.load %4[%425] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %427 = vector.shuffle %424, %426 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %428 = wave.mma %420, %427, %405 : vector<16xf16>, vector<8xf32>
            %429 = wave.mma %422, %427, %406 : vector<16xf16>, vector<8xf32>
            %430 = arith.addi %309, %35 : index
            %431 = arith.addi %430, %c44 : index
            %432 = vector.load %kv[%431] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %433 = arith.addi %309, %35 : index
            %434 = arith.addi %433, %c63 : index
            %435 = vector.load %kv[%434] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %436 = arith.addi %317, %35 : index
            %437 = arith.addi %436, %c44 : index
            %438 = vector.load %kv[%437] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %439 = arith.addi %317, %35 : index
            %440 = arith.addi %439, %c63 : index
            %441 = vector.load %kv[%440] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %442 = vector.shuffle %386, %389 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %443 = vector.bitcast %442 : vector<8xi32> to vector<16xf16>
            %444 = vector.shuffle %392, %395 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %445 = vector.bitcast %444 : vector<8xi32> to vector<16xf16>
            %446 = arith.addi %337, %c45 : index
            %447 = vector.load %4[%446] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %448 = arith.addi %446, %c24 : index
            %449 = vector.load %4[%448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %450 = vector.shuffle %447, %449 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %451 = wave.mma %443, %450, %428 : vector<16xf16>, vector<8xf32>
            %452 = wave.mma %445, %450, %429 : vector<16xf16>, vector<8xf32>
            %453 = arith.addi %309, %35 : index
            %454 = arith.addi %453, %c64 : index
            %455 = vector.load %kv[%454] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %456 = arith.addi %309, %35 : index
            %457 = arith.addi %456, %c65 : index
            %458 = vector.load %kv[%457] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %459 = arith.addi %317, %35 : index
            %460 = arith.addi %459, %c64 : index
            %461 = vector.load %kv[%460] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %462 = arith.addi %317, %35 : index
            %463 = arith.addi %462, %c65 : index
            %464 = vector.load %kv[%463] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %465 = vector.shuffle %409, %412 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %466 = vector.bitcast %465 : vector<8xi32> to vector<16xf16>
            %467 = vector.shuffle %415, %418 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %468 = vector.bitcast %467 : vector<8xi32> to vector<16xf16>
            %469 = arith.addi %337, %c46 : index
            %470 = vector.load %4[%469] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %471 = arith.addi %469, %c24 : index
            %472 = vector.load %4[%471] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %473 = vector.shuffle %470, %472 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %474 = wave.mma %466, %473, %451 : vector<16xf16>, vector<8xf32>
            %475 = wave.mma %468, %473, %452 : vector<16xf16>, vector<8xf32>
            %476 = arith.addi %309, %35 : index
            %477 = arith.addi %476, %c45 : index
            %478 = vector.load %kv[%477] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %479 = arith.addi %309, %35 : index
            %480 = arith.addi %479, %c66 : index
            %481 = vector.load %kv[%480] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %482 = arith.addi %317, %35 : index
            %483 = arith.addi %482, %c45 : index
            %484 = vector.load %kv[%483] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %485 = arith.addi %317, %35 : index
            %486 = arith.addi %485, %c66 : index
            %487 = vector.load %kv[%486] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %488 = vector.shuffle %432, %435 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %489 = vector.bitcast %488 : vector<8xi32> to vector<16xf16>
            %490 = vector.shuffle %438, %441 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %491 = vector.bitcast %490 : vector<8xi32> to vector<16xf16>
            %492 = arith.addi %337, %c47 : index
            %493 = vector.load %4[%492] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %494 = arith.addi %492, %c24 : index
            %495 = vector.load %4[%494] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %496 = vector.shuffle %493, %495 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %497 = wave.mma %489, %496, %474 : vector<16xf16>, vector<8xf32>
            %498 = wave.mma %491, %496, %475 : vector<16xf16>, vector<8xf32>
            %499 = arith.addi %309, %35 : index
            %500 = arith.addi %499, %c67 : index
            %501 = vector.load %kv[%500] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %502 = arith.addi %309, %35 : index
            %503 = arith.addi %502, %c68 : index
            %504 = vector.load %kv[%503] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %505 = arith.addi %317, %35 : index
            %506 = arith.addi %505, %c67 : index
            %507 = vector.load %kv[%506] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %508 = arith.addi %317, %35 : index
            %509 = arith.addi %508, %c68 : index
            %510 = vector.load %kv[%509] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %511 = vector.shuffle %455, %458 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %512 = vector.bitcast %511 : vector<8xi32> to vector<16xf16>
            %513 = vector.shuffle %461, %464 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %514 = vector.bitcast %513 : vector<8xi32> to vector<16xf16>
            %515 = arith.addi %337, %c48 : index
            %516 = vector.load %4[%515] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %517 = arith.addi %515, %c24 : index
            %518 = vector.load %4[%517] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %519 = vector.shuffle %516, %518 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %520 = wave.mma %512, %519, %497 : vector<16xf16>, vector<8xf32>
            %521 = wave.mma %514, %519, %498 : vector<16xf16>, vector<8xf32>
            %522 = arith.addi %309, %35 : index
            %523 = arith.addi %522, %c46 : index
            %524 = vector.load %kv[%523] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %525 = arith.addi %309, %35 : index
            %526 = arith.addi %525, %c69 : index
            %527 = vector.load %kv[%526] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %528 = arith.addi %317, %35 : index
            %529 = arith.addi %528, %c46 : index
            %530 = vector.load %kv[%529] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %531 = arith.addi %317, %35 : index
            %532 = arith.addi %531, %c69 : index
            %533 = vector.load %kv[%532] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %534 = wave.opaque %520 : vector<8xf32>
            %535 = wave.opaque %521 : vector<8xf32>
            %536 = wave.opaque %300 : i32
            %537 = arith.cmpi sgt, %536, %231 : i32
            %538:2 = scf.if %537 -> (vector<8xf32>, vector<8xf32>) {
              %539 = arith.index_cast %2 : index to i32
              %540 = arith.addi %299, %539 : i32
              %541 = arith.subi %38, %540 : i32
              %542 = arith.subi %541, %c55 : i32
              %543 = vector.broadcast %542 : i32 to vector<8xi32>
              %544 = arith.cmpi sgt, %543, %c71 : vector<8xi32>
              %545 = arith.select %544, %534, %c70 : vector<8xi1>, vector<8xf32>
              %546 = arith.subi %541, %c17 : i32
              %547 = vector.broadcast %546 : i32 to vector<8xi32>
              %548 = arith.cmpi sgt, %547, %c71 : vector<8xi32>
              %549 = arith.select %548, %535, %c70 : vector<8xi1>, vector<8xf32>
              scf.yield %545, %549 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %534, %535 : vector<8xf32>, vector<8xf32>
            }
            %550 = vector.extract %538#0[0] : f32 from vector<8xf32>
            %551 = vector.extract %538#0[1] : f32 from vector<8xf32>
            %552 = vector.extract %538#0[2] : f32 from vector<8xf32>
            %553 = vector.extract %538#0[3] : f32 from vector<8xf32>
            %554 = vector.extract %538#0[4] : f32 from vector<8xf32>
            %555 = vector.extract %538#0[5] : f32 from vector<8xf32>
            %556 = vector.extract %538#0[6] : f32 from vector<8xf32>
            %557 = vector.extract %538#0[7] : f32 from vector<8xf32>
            %558 = vector.extract %538#1[0] : f32 from vector<8xf32>
            %559 = vector.extract %538#1[1] : f32 from vector<8xf32>
            %560 = vector.extract %538#1[2] : f32 from vector<8xf32>
            %561 = vector.extract %538#1[3] : f32 from vector<8xf32>
            %562 = vector.extract %538#1[4] : f32 from vector<8xf32>
            %563 = vector.extract %538#1[5] : f32 from vector<8xf32>
            %564 = vector.extract %538#1[6] : f32 from vector<8xf32>
            %565 = vector.extract %538#1[7] : f32 from vector<8xf32>
            %566 = arith.maxnumf %550, %551 fastmath<nnan> : f32
            %567 = arith.maxnumf %566, %552 fastmath<nnan> : f32
            %568 = arith.maxnumf %567, %553 fastmath<nnan> : f32
            %569 = arith.maxnumf %568, %554 fastmath<nnan> : f32
            %570 = arith.maxnumf %569, %555 fastmath<nnan> : f32
            %571 = arith.maxnumf %570, %556 fastmath<nnan> : f32
            %572 = arith.maxnumf %571, %557 fastmath<nnan> : f32
            %573 = arith.maxnumf %572, %558 fastmath<nnan> : f32
            %574 = arith.maxnumf %573, %559 fastmath<nnan> : f32
            %575 = arith.maxnumf %574, %560 fastmath<nnan> : f32
            %576 = arith.maxnumf %575, %561 fastmath<nnan> : f32
            %577 = arith.maxnumf %576, %562 fastmath<nnan> : f32
            %578 = arith.maxnumf %577, %563 fastmath<nnan> : f32
            %579 = arith.maxnumf %578, %564 fastmath<nnan> : f32
            %580 = arith.maxnumf %579, %565 fastmath<nnan> : f32
            %581 = wave.swap_halves %580 : f32
            %582 = arith.maxnumf %580, %581 fastmath<nnan> : f32
            %583 = arith.mulf %582, %224 : f32
            %584 = arith.addf %287, %c72 : f32
            %585 = arith.cmpf ogt, %583, %584 : f32
            %586:10 = scf.if %585 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %587 = arith.subf %287, %583 : f32
              %588 = wave.exp2 %587 : f32
              %589 = vector.broadcast %588 : f32 to vector<8xf32>
              %590 = arith.mulf %288, %588 : f32
              %591 = arith.mulf %289, %589 : vector<8xf32>
              %592 = arith.mulf %290, %589 : vector<8xf32>
              %593 = arith.mulf %291, %589 : vector<8xf32>
              %594 = arith.mulf %292, %589 : vector<8xf32>
              %595 = arith.mulf %293, %589 : vector<8xf32>
              %596 = arith.mulf %294, %589 : vector<8xf32>
              %597 = arith.mulf %295, %589 : vector<8xf32>
              %598 = arith.mulf %296, %589 : vector<8xf32>
              scf.yield %583, %590, %591, %592, %593, %594, %595, %596, %597, %598 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %287, %288, %289, %290, %291, %292, %293, %294, %295, %296 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %599 = vector.broadcast %224 : f32 to vector<8xf32>
            %600 = arith.subf %c73, %586#0 : f32
            %601 = vector.broadcast %600 : f32 to vector<8xf32>
            %602 = math.fma %538#0, %599, %601 : vector<8xf32>
            %603 = wave.exp2 %602 : vector<8xf32>
            %604 = math.fma %538#1, %599, %601 : vector<8xf32>
            %605 = wave.exp2 %604 : vector<8xf32>
            %606 = arith.truncf %603 : vector<8xf32> to vector<8xf16>
            %607 = vector.bitcast %606 : vector<8xf16> to vector<4xi32>
            %608 = wave.swap_halves %607 : vector<4xi32>
            %609 = arith.select %3, %608, %607 : vector<4xi32>
            %610 = arith.select %3, %607, %608 : vector<4xi32>
            %611 = vector.shuffle %609, %610 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %612 = vector.bitcast %611 : vector<8xi32> to vector<16xf16>
            %613 = arith.truncf %605 : vector<8xf32> to vector<8xf16>
            %614 = vector.bitcast %613 : vector<8xf16> to vector<4xi32>
            %615 = wave.swap_halves %614 : vector<4xi32>
            %616 = arith.select %3, %615, %614 : vector<4xi32>
            %617 = arith.select %3, %614, %615 : vector<4xi32>
            %618 = vector.shuffle %616, %617 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %619 = vector.bitcast %618 : vector<8xi32> to vector<16xf16>
            %620 = arith.addf %603, %605 : vector<8xf32>
            %621 = vector.extract %620[0] : f32 from vector<8xf32>
            %622 = vector.extract %620[1] : f32 from vector<8xf32>
            %623 = vector.extract %620[2] : f32 from vector<8xf32>
            %624 = vector.extract %620[3] : f32 from vector<8xf32>
            %625 = vector.extract %620[4] : f32 from vector<8xf32>
            %626 = vector.extract %620[5] : f32 from vector<8xf32>
            %627 = vector.extract %620[6] : f32 from vector<8xf32>
            %628 = vector.extract %620[7] : f32 from vector<8xf32>
            %629 = arith.addf %621, %625 : f32
            %630 = arith.addf %622, %626 : f32
            %631 = arith.addf %623, %627 : f32
            %632 = arith.addf %624, %628 : f32
            %633 = arith.addf %629, %631 : f32
            %634 = arith.addf %630, %632 : f32
            %635 = arith.addf %633, %634 : f32
            %636 = arith.addf %586#1, %635 : f32
            %637 = wave.opaque %636 : f32
            %638 = wave.opaque %300 : i32
            %639 = arith.cmpi sgt, %638, %231 : i32
            %640:4 = scf.if %639 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %641 = arith.subi %231, %299 : i32
              %642 = arith.subi %641, %c55 : i32
              %643 = arith.minsi %642, %c17 : i32
              %644 = arith.maxsi %643, %c55 : i32
              %645 = arith.cmpi sgt, %644, %c55 : i32
              %646 = arith.select %645, %c75, %c55 : i32
              %647 = arith.ori %c55, %646 : i32
              %648 = arith.cmpi sgt, %644, %c16 : i32
              %649 = arith.select %648, %c75, %c55 : i32
              %650 = arith.ori %c55, %649 : i32
              %651 = arith.cmpi sgt, %644, %c76 : i32
              %652 = arith.select %651, %c77, %c55 : i32
              %653 = arith.ori %647, %652 : i32
              %654 = arith.cmpi sgt, %644, %c78 : i32
              %655 = arith.select %654, %c77, %c55 : i32
              %656 = arith.ori %650, %655 : i32
              %657 = arith.cmpi sgt, %644, %c79 : i32
              %658 = arith.select %657, %c75, %c55 : i32
              %659 = arith.ori %c55, %658 : i32
              %660 = arith.cmpi sgt, %644, %c80 : i32
              %661 = arith.select %660, %c75, %c55 : i32
              %662 = arith.ori %c55, %661 : i32
              %663 = arith.cmpi sgt, %644, %c81 : i32
              %664 = arith.select %663, %c77, %c55 : i32
              %665 = arith.ori %659, %664 : i32
              %666 = arith.cmpi sgt, %644, %c82 : i32
              %667 = arith.select %666, %c77, %c55 : i32
              %668 = arith.ori %662, %667 : i32
              %669 = arith.cmpi sgt, %644, %c83 : i32
              %670 = arith.select %669, %c75, %c55 : i32
              %671 = arith.ori %c55, %670 : i32
              %672 = arith.cmpi sgt, %644, %c84 : i32
              %673 = arith.select %672, %c75, %c55 : i32
              %674 = arith.ori %c55, %673 : i32
              %675 = arith.cmpi sgt, %644, %c85 : i32
              %676 = arith.select %675, %c77, %c55 : i32
              %677 = arith.ori %671, %676 : i32
              %678 = arith.cmpi sgt, %644, %c86 : i32
              %679 = arith.select %678, %c77, %c55 : i32
              %680 = arith.ori %674, %679 : i32
              %681 = arith.cmpi sgt, %644, %c87 : i32
              %682 = arith.select %681, %c75, %c55 : i32
              %683 = arith.ori %c55, %682 : i32
              %684 = arith.cmpi sgt, %644, %c88 : i32
              %685 = arith.select %684, %c75, %c55 : i32
              %686 = arith.ori %c55, %685 : i32
              %687 = arith.cmpi sgt, %644, %c43 : i32
              %688 = arith.select %687, %c77, %c55 : i32
              %689 = arith.ori %683, %688 : i32
              %690 = arith.cmpi sgt, %644, %c89 : i32
              %691 = arith.select %690, %c77, %c55 : i32
              %692 = arith.ori %686, %691 : i32
              %693 = vector.from_elements %653, %665, %677, %689 : vector<4xi32>
              %694 = vector.from_elements %656, %668, %680, %692 : vector<4xi32>
              %695 = arith.subi %231, %299 : i32
              %696 = arith.subi %695, %c17 : i32
              %697 = arith.minsi %696, %c17 : i32
              %698 = arith.maxsi %697, %c55 : i32
              %699 = arith.cmpi sgt, %698, %c55 : i32
              %700 = arith.select %699, %c75, %c55 : i32
              %701 = arith.ori %c55, %700 : i32
              %702 = arith.cmpi sgt, %698, %c16 : i32
              %703 = arith.select %702, %c75, %c55 : i32
              %704 = arith.ori %c55, %703 : i32
              %705 = arith.cmpi sgt, %698, %c76 : i32
              %706 = arith.select %705, %c77, %c55 : i32
              %707 = arith.ori %701, %706 : i32
              %708 = arith.cmpi sgt, %698, %c78 : i32
              %709 = arith.select %708, %c77, %c55 : i32
              %710 = arith.ori %704, %709 : i32
              %711 = arith.cmpi sgt, %698, %c79 : i32
              %712 = arith.select %711, %c75, %c55 : i32
              %713 = arith.ori %c55, %712 : i32
              %714 = arith.cmpi sgt, %698, %c80 : i32
              %715 = arith.select %714, %c75, %c55 : i32
              %716 = arith.ori %c55, %715 : i32
              %717 = arith.cmpi sgt, %698, %c81 : i32
              %718 = arith.select %717, %c77, %c55 : i32
              %719 = arith.ori %713, %718 : i32
              %720 = arith.cmpi sgt, %698, %c82 : i32
              %721 = arith.select %720, %c77, %c55 : i32
              %722 = arith.ori %716, %721 : i32
              %723 = arith.cmpi sgt, %698, %c83 : i32
              %724 = arith.select %723, %c75, %c55 : i32
              %725 = arith.ori %c55, %724 : i32
              %726 = arith.cmpi sgt, %698, %c84 : i32
              %727 = arith.select %726, %c75, %c55 : i32
              %728 = arith.ori %c55, %727 : i32
              %729 = arith.cmpi sgt, %698, %c85 : i32
              %730 = arith.select %729, %c77, %c55 : i32
              %731 = arith.ori %725, %730 : i32
              %732 = arith.cmpi sgt, %698, %c86 : i32
              %733 = arith.select %732, %c77, %c55 : i32
              %734 = arith.ori %728, %733 : i32
              %735 = arith.cmpi sgt, %698, %c87 : i32
              %736 = arith.select %735, %c75, %c55 : i32
              %737 = arith.ori %c55, %736 : i32
              %738 = arith.cmpi sgt, %698, %c88 : i32
              %739 = arith.select %738, %c75, %c55 : i32
              %740 = arith.ori %c55, %739 : i32
              %741 = arith.cmpi sgt, %698, %c43 : i32
              %742 = arith.select %741, %c77, %c55 : i32
              %743 = arith.ori %737, %742 : i32
              %744 = arith.cmpi sgt, %698, %c89 : i32
              %745 = arith.select %744, %c77, %c55 : i32
              %746 = arith.ori %740, %745 : i32
              %747 = vector.from_elements %707, %719, %731, %743 : vector<4xi32>
              %748 = vector.from_elements %710, %722, %734, %746 : vector<4xi32>
              scf.yield %693, %694, %747, %748 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c74, %c74, %c74, %c74 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %749 = wave.opaque %300 : i32
            %750 = arith.cmpi sgt, %749, %231 : i32
            %751:4 = scf.if %750 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %752 = arith.andi %478, %640#0 : vector<4xi32>
              %753 = arith.andi %481, %640#1 : vector<4xi32>
              %754 = arith.andi %484, %640#2 : vector<4xi32>
              %755 = arith.andi %487, %640#3 : vector<4xi32>
              scf.yield %752, %753, %754, %755 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %478, %481, %484, %487 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %756 = vector.shuffle %751#0, %751#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %757 = vector.bitcast %756 : vector<8xi32> to vector<16xf16>
            %758 = wave.mma %757, %612, %586#2 : vector<16xf16>, vector<8xf32>
            %759 = vector.shuffle %751#2, %751#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %760 = vector.bitcast %759 : vector<8xi32> to vector<16xf16>
            %761 = wave.mma %760, %619, %758 : vector<16xf16>, vector<8xf32>
            %762 = wave.opaque %761 : vector<8xf32>
            %763 = arith.addi %309, %35 : index
            %764 = arith.addi %763, %c90 : index
            %765 = vector.load %kv[%764] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %766 = arith.addi %309, %35 : index
            %767 = arith.addi %766, %c91 : index
            %768 = vector.load %kv[%767] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %769 = arith.addi %317, %35 : index
            %770 = arith.addi %769, %c90 : index
            %771 = vector.load %kv[%770] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %772 = arith.addi %317, %35 : index
            %773 = arith.addi %772, %c91 : index
            %774 = vector.load %kv[%773] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %775 = wave.opaque %300 : i32
            %776 = arith.cmpi sgt, %775, %231 : i32
            %777:4 = scf.if %776 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %778 = arith.andi %501, %640#0 : vector<4xi32>
              %779 = arith.andi %504, %640#1 : vector<4xi32>
              %780 = arith.andi %507, %640#2 : vector<4xi32>
              %781 = arith.andi %510, %640#3 : vector<4xi32>
              scf.yield %778, %779, %780, %781 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %501, %504, %507, %510 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %782 = vector.shuffle %777#0, %777#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %783 = vector.bitcast %782 : vector<8xi32> to vector<16xf16>
            %784 = wave.mma %783, %612, %586#3 : vector<16xf16>, vector<8xf32>
            %785 = vector.shuffle %777#2, %777#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %786 = vector.bitcast %785 : vector<8xi32> to vector<16xf16>
            %787 = wave.mma %786, %619, %784 : vector<16xf16>, vector<8xf32>
            %788 = wave.opaque %787 : vector<8xf32>
            %789 = arith.addi %309, %35 : index
            %790 = arith.addi %789, %c47 : index
            %791 = vector.load %kv[%790] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %792 = arith.addi %309, %35 : index
            %793 = arith.addi %792, %c92 : index
            %794 = vector.load %kv[%793] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %795 = arith.addi %317, %35 : index
            %796 = arith.addi %795, %c47 : index
            %797 = vector.load %kv[%796] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %798 = arith.addi %317, %35 : index
            %799 = arith.addi %798, %c92 : index
            %800 = vector.load %kv[%799] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %801 = wave.opaque %300 : i32
            %802 = arith.cmpi sgt, %801, %231 : i32
            %803:4 = scf.if %802 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %804 = arith.andi %524, %640#0 : vector<4xi32>
              %805 = arith.andi %527, %640#1 : vector<4xi32>
              %806 = arith.andi %530, %640#2 : vector<4xi32>
              %807 = arith.andi %533, %640#3 : vector<4xi32>
              scf.yield %804, %805, %806, %807 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %524, %527, %530, %533 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %808 = vector.shuffle %803#0, %803#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %809 = vector.bitcast %808 : vector<8xi32> to vector<16xf16>
            %810 = wave.mma %809, %612, %586#4 : vector<16xf16>, vector<8xf32>
            %811 = vector.shuffle %803#2, %803#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %812 = vector.bitcast %811 : vector<8xi32> to vector<16xf16>
            %813 = wave.mma %812, %619, %810 : vector<16xf16>, vector<8xf32>
            %814 = wave.opaque %813 : vector<8xf32>
            %815 = arith.addi %309, %35 : index
            %816 = arith.addi %815, %c93 : index
            %817 = vector.load %kv[%816] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %818 = arith.addi %309, %35 : index
            %819 = arith.addi %818, %c94 : index
            %820 = vector.load %kv[%819] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %821 = arith.addi %317, %35 : index
            %822 = arith.addi %821, %c93 : index
            %823 = vector.load %kv[%822] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %824 = arith.addi %317, %35 : index
            %825 = arith.addi %824, %c94 : index
            %826 = vector.load %kv[%825] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %827 = wave.opaque %300 : i32
            %828 = arith.cmpi sgt, %827, %231 : i32
            %829:4 = scf.if %828 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %830 = arith.andi %765, %640#0 : vector<4xi32>
              %831 = arith.andi %768, %640#1 : vector<4xi32>
              %832 = arith.andi %771, %640#2 : vector<4xi32>
              %833 = arith.andi %774, %640#3 : vector<4xi32>
              scf.yield %830, %831, %832, %833 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %765, %768, %771, %774 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %834 = vector.shuffle %829#0, %829#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %835 = vector.bitcast %834 : vector<8xi32> to vector<16xf16>
            %836 = wave.mma %835, %612, %586#5 : vector<16xf16>, vector<8xf32>
            %837 = vector.shuffle %829#2, %829#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %838 = vector.bitcast %837 : vector<8xi32> to vector<16xf16>
            %839 = wave.mma %838, %619, %836 : vector<16xf16>, vector<8xf32>
            %840 = wave.opaque %839 : vector<8xf32>
            %841 = arith.addi %309, %35 : index
            %842 = arith.addi %841, %c48 : index
            %843 = vector.load %kv[%842] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %844 = arith.addi %309, %35 : index
            %845 = arith.addi %844, %c95 : index
            %846 = vector.load %kv[%845] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %847 = arith.addi %317, %35 : index
            %848 = arith.addi %847, %c48 : index
            %849 = vector.load %kv[%848] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %850 = arith.addi %317, %35 : index
            %851 = arith.addi %850, %c95 : index
            %852 = vector.load %kv[%851] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %853 = wave.opaque %300 : i32
            %854 = arith.cmpi sgt, %853, %231 : i32
            %855:4 = scf.if %854 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %856 = arith.andi %791, %640#0 : vector<4xi32>
              %857 = arith.andi %794, %640#1 : vector<4xi32>
              %858 = arith.andi %797, %640#2 : vector<4xi32>
              %859 = arith.andi %800, %640#3 : vector<4xi32>
              scf.yield %856, %857, %858, %859 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %791, %794, %797, %800 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %860 = vector.shuffle %855#0, %855#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %861 = vector.bitcast %860 : vector<8xi32> to vector<16xf16>
            %862 = wave.mma %861, %612, %586#6 : vector<16xf16>, vector<8xf32>
            %863 = vector.shuffle %855#2, %855#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %864 = vector.bitcast %863 : vector<8xi32> to vector<16xf16>
            %865 = wave.mma %864, %619, %862 : vector<16xf16>, vector<8xf32>
            %866 = wave.opaque %865 : vector<8xf32>
            %867 = arith.addi %309, %35 : index
            %868 = arith.addi %867, %c96 : index
            %869 = vector.load %kv[%868] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %870 = arith.addi %309, %35 : index
            %871 = arith.addi %870, %c97 : index
            %872 = vector.load %kv[%871] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %873 = arith.addi %317, %35 : index
            %874 = arith.addi %873, %c96 : index
            %875 = vector.load %kv[%874] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %876 = arith.addi %317, %35 : index
            %877 = arith.addi %876, %c97 : index
            %878 = vector.load %kv[%877] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %879 = wave.opaque %300 : i32
            %880 = arith.cmpi sgt, %879, %231 : i32
            %881:4 = scf.if %880 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %882 = arith.andi %817, %640#0 : vector<4xi32>
              %883 = arith.andi %820, %640#1 : vector<4xi32>
              %884 = arith.andi %823, %640#2 : vector<4xi32>
              %885 = arith.andi %826, %640#3 : vector<4xi32>
              scf.yield %882, %883, %884, %885 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %817, %820, %823, %826 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %886 = vector.shuffle %881#0, %881#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %887 = vector.bitcast %886 : vector<8xi32> to vector<16xf16>
            %888 = wave.mma %887, %612, %586#7 : vector<16xf16>, vector<8xf32>
            %889 = vector.shuffle %881#2, %881#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %890 = vector.bitcast %889 : vector<8xi32> to vector<16xf16>
            %891 = wave.mma %890, %619, %888 : vector<16xf16>, vector<8xf32>
            %892 = wave.opaque %891 : vector<8xf32>
            wave.pin
            %893 = wave.opaque %300 : i32
            %894 = arith.cmpi sgt, %893, %231 : i32
            %895:4 = scf.if %894 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %896 = arith.andi %843, %640#0 : vector<4xi32>
              %897 = arith.andi %846, %640#1 : vector<4xi32>
              %898 = arith.andi %849, %640#2 : vector<4xi32>
              %899 = arith.andi %852, %640#3 : vector<4xi32>
              scf.yield %896, %897, %898, %899 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %843, %846, %849, %852 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %900 = vector.shuffle %895#0, %895#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %901 = vector.bitcast %900 : vector<8xi32> to vector<16xf16>
            %902 = wave.mma %901, %612, %586#8 : vector<16xf16>, vector<8xf32>
            %903 = vector.shuffle %895#2, %895#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %904 = vector.bitcast %903 : vector<8xi32> to vector<16xf16>
            %905 = wave.mma %904, %619, %902 : vector<16xf16>, vector<8xf32>
            %906 = wave.opaque %905 : vector<8xf32>
            wave.pin
            %907 = wave.opaque %300 : i32
            %908 = arith.cmpi slt, %907, %231 : i32
            %909:4 = scf.if %908 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %910 = arith.addi %326, %35 : index
              %911 = arith.addi %910, %c22 : index
              %912 = vector.load %kv[%911] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %913 = arith.addi %326, %35 : index
              %914 = arith.addi %913, %c31 : index
              %915 = vector.load %kv[%914] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %916 = arith.addi %334, %35 : index
              %917 = arith.addi %916, %c22 : index
              %918 = vector.load %kv[%917] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %919 = arith.addi %334, %35 : index
              %920 = arith.addi %919, %c31 : index
              %921 = vector.load %kv[%920] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %912, %915, %918, %921 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %895#0, %895#1, %895#2, %895#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %922 = wave.opaque %300 : i32
            %923 = arith.cmpi sgt, %922, %231 : i32
            %924:4 = scf.if %923 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %925 = arith.andi %869, %640#0 : vector<4xi32>
              %926 = arith.andi %872, %640#1 : vector<4xi32>
              %927 = arith.andi %875, %640#2 : vector<4xi32>
              %928 = arith.andi %878, %640#3 : vector<4xi32>
              scf.yield %925, %926, %927, %928 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %869, %872, %875, %878 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %929 = vector.shuffle %924#0, %924#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %930 = vector.bitcast %929 : vector<8xi32> to vector<16xf16>
            %931 = wave.mma %930, %612, %586#9 : vector<16xf16>, vector<8xf32>
            %932 = vector.shuffle %924#2, %924#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %933 = vector.bitcast %932 : vector<8xi32> to vector<16xf16>
            %934 = wave.mma %933, %619, %931 : vector<16xf16>, vector<8xf32>
            %935 = wave.opaque %934 : vector<8xf32>
            wave.pin
            %936 = wave.opaque %300 : i32
            %937 = arith.cmpi slt, %936, %231 : i32
            %938:4 = scf.if %937 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %939 = arith.addi %326, %35 : index
              %940 = arith.addi %939, %c24 : index
              %941 = vector.load %kv[%940] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %942 = arith.addi %326, %35 : index
              %943 = arith.addi %942, %c56 : index
              %944 = vector.load %kv[%943] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %945 = arith.addi %334, %35 : index
              %946 = arith.addi %945, %c24 : index
              %947 = vector.load %kv[%946] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %948 = arith.addi %334, %35 : index
              %949 = arith.addi %948, %c56 : index
              %950 = vector.load %kv[%949] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %941, %944, %947, %950 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %924#0, %924#1, %924#2, %924#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            scf.yield %909#0, %909#1, %909#2, %909#3, %938#0, %938#1, %938#2, %938#3, %586#0, %637, %762, %788, %814, %840, %866, %892, %906, %935 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %951 = wave.swap_halves %297#9 : f32
          %952 = arith.addf %297#9, %951 : f32
          scf.yield %297#8, %952, %297#10, %297#11, %297#12, %297#13, %297#14, %297#15, %297#16, %297#17 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c50, %c51, %c52, %c52, %c52, %c52, %c52, %c52, %c52, %c52 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %953 = wave.opaque %c22 : index
        %954 = arith.muli %8, %c21 : index
        %955 = arith.addi %954, %0 : index
        %956 = arith.addi %955, %953 : index
        %957 = arith.remui %0, %c3 : index
        %958 = arith.addi %957, %953 : index
        %959 = arith.remui %0, %c3 : index
        %960 = arith.addi %959, %953 : index
        %961 = arith.cmpi slt, %960, %c3 : index
        scf.if %961 {
          %962 = arith.muli %8, %c21 : index
          %963 = arith.addi %962, %960 : index
          memref.store %233#0, %6[%963] : memref<?xf32>
          %964 = arith.addi %963, %c3 : index
          memref.store %233#1, %6[%964] : memref<?xf32>
          %965 = arith.muli %8, %c23 : index
          %966 = arith.muli %2, %c3 : index
          %967 = arith.addi %965, %966 : index
          %968 = arith.addi %967, %960 : index
          %969 = vector.extract %233#2[0] : f32 from vector<8xf32>
          %970 = arith.addi %968, %c22 : index
          memref.store %969, %5[%970] : memref<?xf32>
          %971 = vector.extract %233#2[1] : f32 from vector<8xf32>
          %972 = arith.addi %968, %c21 : index
          memref.store %971, %5[%972] : memref<?xf32>
          %973 = vector.extract %233#2[2] : f32 from vector<8xf32>
          %974 = arith.addi %968, %c31 : index
          memref.store %973, %5[%974] : memref<?xf32>
          %975 = vector.extract %233#2[3] : f32 from vector<8xf32>
          %976 = arith.addi %968, %c35 : index
          memref.store %975, %5[%976] : memref<?xf32>
          %977 = vector.extract %233#2[4] : f32 from vector<8xf32>
          %978 = arith.addi %968, %c24 : index
          memref.store %977, %5[%978] : memref<?xf32>
          %979 = vector.extract %233#2[5] : f32 from vector<8xf32>
          %980 = arith.addi %968, %c98 : index
          memref.store %979, %5[%980] : memref<?xf32>
          %981 = vector.extract %233#2[6] : f32 from vector<8xf32>
          %982 = arith.addi %968, %c56 : index
          memref.store %981, %5[%982] : memref<?xf32>
          %983 = vector.extract %233#2[7] : f32 from vector<8xf32>
          %984 = arith.addi %968, %c99 : index
          memref.store %983, %5[%984] : memref<?xf32>
          %985 = vector.extract %233#3[0] : f32 from vector<8xf32>
          %986 = arith.addi %968, %c7 : index
          memref.store %985, %5[%986] : memref<?xf32>
          %987 = vector.extract %233#3[1] : f32 from vector<8xf32>
          %988 = arith.addi %968, %c100 : index
          memref.store %987, %5[%988] : memref<?xf32>
          %989 = vector.extract %233#3[2] : f32 from vector<8xf32>
          %990 = arith.addi %968, %c57 : index
          memref.store %989, %5[%990] : memref<?xf32>
          %991 = vector.extract %233#3[3] : f32 from vector<8xf32>
          %992 = arith.addi %968, %c101 : index
          memref.store %991, %5[%992] : memref<?xf32>
          %993 = vector.extract %233#3[4] : f32 from vector<8xf32>
          %994 = arith.addi %968, %c58 : index
          memref.store %993, %5[%994] : memref<?xf32>
          %995 = vector.extract %233#3[5] : f32 from vector<8xf32>
          %996 = arith.addi %968, %c102 : index
          memref.store %995, %5[%996] : memref<?xf32>
          %997 = vector.extract %233#3[6] : f32 from vector<8xf32>
          %998 = arith.addi %968, %c59 : index
          memref.store %997, %5[%998] : memref<?xf32>
          %999 = vector.extract %233#3[7] : f32 from vector<8xf32>
          %1000 = arith.addi %968, %c103 : index
          memref.store %999, %5[%1000] : memref<?xf32>
        }
        wave.barrier
        %1001 = arith.addi %958, %c22 : index
        %1002 = memref.load %6[%1001] : memref<?xf32>
        %1003 = arith.addi %958, %c3 : index
        %1004 = memref.load %6[%1003] : memref<?xf32>
        %1005 = arith.addi %958, %c21 : index
        %1006 = memref.load %6[%1005] : memref<?xf32>
        %1007 = arith.addi %958, %c29 : index
        %1008 = memref.load %6[%1007] : memref<?xf32>
        %1009 = arith.addi %958, %c31 : index
        %1010 = memref.load %6[%1009] : memref<?xf32>
        %1011 = arith.addi %958, %c33 : index
        %1012 = memref.load %6[%1011] : memref<?xf32>
        %1013 = arith.addi %958, %c35 : index
        %1014 = memref.load %6[%1013] : memref<?xf32>
        %1015 = arith.addi %958, %c37 : index
        %1016 = memref.load %6[%1015] : memref<?xf32>
        %1017 = arith.addi %958, %c24 : index
        %1018 = memref.load %6[%1017] : memref<?xf32>
        %1019 = arith.addi %958, %c104 : index
        %1020 = memref.load %6[%1019] : memref<?xf32>
        %1021 = arith.addi %958, %c98 : index
        %1022 = memref.load %6[%1021] : memref<?xf32>
        %1023 = arith.addi %958, %c105 : index
        %1024 = memref.load %6[%1023] : memref<?xf32>
        %1025 = arith.addi %958, %c56 : index
        %1026 = memref.load %6[%1025] : memref<?xf32>
        %1027 = arith.addi %958, %c106 : index
        %1028 = memref.load %6[%1027] : memref<?xf32>
        %1029 = arith.addi %958, %c99 : index
        %1030 = memref.load %6[%1029] : memref<?xf32>
        %1031 = arith.addi %958, %c107 : index
        %1032 = memref.load %6[%1031] : memref<?xf32>
        %1033 = arith.maxnumf %1002, %1006 fastmath<nnan> : f32
        %1034 = arith.subf %1002, %1033 : f32
        %1035 = wave.exp2 %1034 : f32
        %1036 = arith.subf %1006, %1033 : f32
        %1037 = wave.exp2 %1036 : f32
        %1038 = arith.mulf %1004, %1035 : f32
        %1039 = math.fma %1008, %1037, %1038 : f32
        %1040 = arith.maxnumf %1033, %1010 fastmath<nnan> : f32
        %1041 = arith.subf %1033, %1040 : f32
        %1042 = wave.exp2 %1041 : f32
        %1043 = arith.subf %1010, %1040 : f32
        %1044 = wave.exp2 %1043 : f32
        %1045 = arith.mulf %1039, %1042 : f32
        %1046 = math.fma %1012, %1044, %1045 : f32
        %1047 = arith.maxnumf %1040, %1014 fastmath<nnan> : f32
        %1048 = arith.subf %1040, %1047 : f32
        %1049 = wave.exp2 %1048 : f32
        %1050 = arith.subf %1014, %1047 : f32
        %1051 = wave.exp2 %1050 : f32
        %1052 = arith.mulf %1046, %1049 : f32
        %1053 = math.fma %1016, %1051, %1052 : f32
        %1054 = arith.maxnumf %1047, %1018 fastmath<nnan> : f32
        %1055 = arith.subf %1047, %1054 : f32
        %1056 = wave.exp2 %1055 : f32
        %1057 = arith.subf %1018, %1054 : f32
        %1058 = wave.exp2 %1057 : f32
        %1059 = arith.mulf %1053, %1056 : f32
        %1060 = math.fma %1020, %1058, %1059 : f32
        %1061 = arith.maxnumf %1054, %1022 fastmath<nnan> : f32
        %1062 = arith.subf %1054, %1061 : f32
        %1063 = wave.exp2 %1062 : f32
        %1064 = arith.subf %1022, %1061 : f32
        %1065 = wave.exp2 %1064 : f32
        %1066 = arith.mulf %1060, %1063 : f32
        %1067 = math.fma %1024, %1065, %1066 : f32
        %1068 = arith.maxnumf %1061, %1026 fastmath<nnan> : f32
        %1069 = arith.subf %1061, %1068 : f32
        %1070 = wave.exp2 %1069 : f32
        %1071 = arith.subf %1026, %1068 : f32
        %1072 = wave.exp2 %1071 : f32
        %1073 = arith.mulf %1067, %1070 : f32
        %1074 = math.fma %1028, %1072, %1073 : f32
        %1075 = arith.maxnumf %1068, %1030 fastmath<nnan> : f32
        %1076 = arith.subf %1068, %1075 : f32
        %1077 = wave.exp2 %1076 : f32
        %1078 = arith.subf %1030, %1075 : f32
        %1079 = wave.exp2 %1078 : f32
        %1080 = arith.mulf %1074, %1077 : f32
        %1081 = math.fma %1032, %1079, %1080 : f32
        %1082 = arith.addi %956, %c22 : index
        %1083 = arith.addi %1082, %c22 : index
        %1084 = memref.load %5[%1083] : memref<?xf32>
        %1085 = arith.addi %1082, %c23 : index
        %1086 = memref.load %5[%1085] : memref<?xf32>
        %1087 = arith.addi %1082, %c45 : index
        %1088 = memref.load %5[%1087] : memref<?xf32>
        %1089 = arith.addi %1082, %c47 : index
        %1090 = memref.load %5[%1089] : memref<?xf32>
        %1091 = arith.addi %1082, %c5 : index
        %1092 = memref.load %5[%1091] : memref<?xf32>
        %1093 = arith.addi %1082, %c108 : index
        %1094 = memref.load %5[%1093] : memref<?xf32>
        %1095 = arith.addi %1082, %c109 : index
        %1096 = memref.load %5[%1095] : memref<?xf32>
        %1097 = arith.addi %1082, %c110 : index
        %1098 = memref.load %5[%1097] : memref<?xf32>
        %1099 = arith.mulf %1084, %1035 : f32
        %1100 = math.fma %1086, %1037, %1099 : f32
        %1101 = arith.mulf %1100, %1042 : f32
        %1102 = math.fma %1088, %1044, %1101 : f32
        %1103 = arith.mulf %1102, %1049 : f32
        %1104 = math.fma %1090, %1051, %1103 : f32
        %1105 = arith.mulf %1104, %1056 : f32
        %1106 = math.fma %1092, %1058, %1105 : f32
        %1107 = arith.mulf %1106, %1063 : f32
        %1108 = math.fma %1094, %1065, %1107 : f32
        %1109 = arith.mulf %1108, %1070 : f32
        %1110 = math.fma %1096, %1072, %1109 : f32
        %1111 = arith.mulf %1110, %1077 : f32
        %1112 = math.fma %1098, %1079, %1111 : f32
        %1113 = arith.addi %956, %c7 : index
        %1114 = arith.addi %1113, %c22 : index
        %1115 = memref.load %5[%1114] : memref<?xf32>
        %1116 = arith.addi %1113, %c23 : index
        %1117 = memref.load %5[%1116] : memref<?xf32>
        %1118 = arith.addi %1113, %c45 : index
        %1119 = memref.load %5[%1118] : memref<?xf32>
        %1120 = arith.addi %1113, %c47 : index
        %1121 = memref.load %5[%1120] : memref<?xf32>
        %1122 = arith.addi %1113, %c5 : index
        %1123 = memref.load %5[%1122] : memref<?xf32>
        %1124 = arith.addi %1113, %c108 : index
        %1125 = memref.load %5[%1124] : memref<?xf32>
        %1126 = arith.addi %1113, %c109 : index
        %1127 = memref.load %5[%1126] : memref<?xf32>
        %1128 = arith.addi %1113, %c110 : index
        %1129 = memref.load %5[%1128] : memref<?xf32>
        %1130 = arith.mulf %1115, %1035 : f32
        %1131 = math.fma %1117, %1037, %1130 : f32
        %1132 = arith.mulf %1131, %1042 : f32
        %1133 = math.fma %1119, %1044, %1132 : f32
        %1134 = arith.mulf %1133, %1049 : f32
        %1135 = math.fma %1121, %1051, %1134 : f32
        %1136 = arith.mulf %1135, %1056 : f32
        %1137 = math.fma %1123, %1058, %1136 : f32
        %1138 = arith.mulf %1137, %1063 : f32
        %1139 = math.fma %1125, %1065, %1138 : f32
        %1140 = arith.mulf %1139, %1070 : f32
        %1141 = math.fma %1127, %1072, %1140 : f32
        %1142 = arith.mulf %1141, %1077 : f32
        %1143 = math.fma %1129, %1079, %1142 : f32
        wave.barrier
        scf.if %961 {
          %1144 = arith.muli %8, %c23 : index
          %1145 = arith.muli %2, %c3 : index
          %1146 = arith.addi %1144, %1145 : index
          %1147 = arith.addi %1146, %960 : index
          %1148 = vector.extract %233#4[0] : f32 from vector<8xf32>
          %1149 = arith.addi %1147, %c22 : index
          memref.store %1148, %5[%1149] : memref<?xf32>
          %1150 = vector.extract %233#4[1] : f32 from vector<8xf32>
          %1151 = arith.addi %1147, %c21 : index
          memref.store %1150, %5[%1151] : memref<?xf32>
          %1152 = vector.extract %233#4[2] : f32 from vector<8xf32>
          %1153 = arith.addi %1147, %c31 : index
          memref.store %1152, %5[%1153] : memref<?xf32>
          %1154 = vector.extract %233#4[3] : f32 from vector<8xf32>
          %1155 = arith.addi %1147, %c35 : index
          memref.store %1154, %5[%1155] : memref<?xf32>
          %1156 = vector.extract %233#4[4] : f32 from vector<8xf32>
          %1157 = arith.addi %1147, %c24 : index
          memref.store %1156, %5[%1157] : memref<?xf32>
          %1158 = vector.extract %233#4[5] : f32 from vector<8xf32>
          %1159 = arith.addi %1147, %c98 : index
          memref.store %1158, %5[%1159] : memref<?xf32>
          %1160 = vector.extract %233#4[6] : f32 from vector<8xf32>
          %1161 = arith.addi %1147, %c56 : index
          memref.store %1160, %5[%1161] : memref<?xf32>
          %1162 = vector.extract %233#4[7] : f32 from vector<8xf32>
          %1163 = arith.addi %1147, %c99 : index
          memref.store %1162, %5[%1163] : memref<?xf32>
          %1164 = vector.extract %233#5[0] : f32 from vector<8xf32>
          %1165 = arith.addi %1147, %c7 : index
          memref.store %1164, %5[%1165] : memref<?xf32>
          %1166 = vector.extract %233#5[1] : f32 from vector<8xf32>
          %1167 = arith.addi %1147, %c100 : index
          memref.store %1166, %5[%1167] : memref<?xf32>
          %1168 = vector.extract %233#5[2] : f32 from vector<8xf32>
          %1169 = arith.addi %1147, %c57 : index
          memref.store %1168, %5[%1169] : memref<?xf32>
          %1170 = vector.extract %233#5[3] : f32 from vector<8xf32>
          %1171 = arith.addi %1147, %c101 : index
          memref.store %1170, %5[%1171] : memref<?xf32>
          %1172 = vector.extract %233#5[4] : f32 from vector<8xf32>
          %1173 = arith.addi %1147, %c58 : index
          memref.store %1172, %5[%1173] : memref<?xf32>
          %1174 = vector.extract %233#5[5] : f32 from vector<8xf32>
          %1175 = arith.addi %1147, %c102 : index
          memref.store %1174, %5[%1175] : memref<?xf32>
          %1176 = vector.extract %233#5[6] : f32 from vector<8xf32>
          %1177 = arith.addi %1147, %c59 : index
          memref.store %1176, %5[%1177] : memref<?xf32>
          %1178 = vector.extract %233#5[7] : f32 from vector<8xf32>
          %1179 = arith.addi %1147, %c103 : index
          memref.store %1178, %5[%1179] : memref<?xf32>
        }
        wave.barrier
        %1180 = arith.addi %956, %c22 : index
        %1181 = arith.addi %1180, %c22 : index
        %1182 = memref.load %5[%1181] : memref<?xf32>
        %1183 = arith.addi %1180, %c23 : index
        %1184 = memref.load %5[%1183] : memref<?xf32>
        %1185 = arith.addi %1180, %c45 : index
        %1186 = memref.load %5[%1185] : memref<?xf32>
        %1187 = arith.addi %1180, %c47 : index
        %1188 = memref.load %5[%1187] : memref<?xf32>
        %1189 = arith.addi %1180, %c5 : index
        %1190 = memref.load %5[%1189] : memref<?xf32>
        %1191 = arith.addi %1180, %c108 : index
        %1192 = memref.load %5[%1191] : memref<?xf32>
        %1193 = arith.addi %1180, %c109 : index
        %1194 = memref.load %5[%1193] : memref<?xf32>
        %1195 = arith.addi %1180, %c110 : index
        %1196 = memref.load %5[%1195] : memref<?xf32>
        %1197 = arith.mulf %1182, %1035 : f32
        %1198 = math.fma %1184, %1037, %1197 : f32
        %1199 = arith.mulf %1198, %1042 : f32
        %1200 = math.fma %1186, %1044, %1199 : f32
        %1201 = arith.mulf %1200, %1049 : f32
        %1202 = math.fma %1188, %1051, %1201 : f32
        %1203 = arith.mulf %1202, %1056 : f32
        %1204 = math.fma %1190, %1058, %1203 : f32
        %1205 = arith.mulf %1204, %1063 : f32
        %1206 = math.fma %1192, %1065, %1205 : f32
        %1207 = arith.mulf %1206, %1070 : f32
        %1208 = math.fma %1194, %1072, %1207 : f32
        %1209 = arith.mulf %1208, %1077 : f32
        %1210 = math.fma %1196, %1079, %1209 : f32
        %1211 = arith.addi %956, %c7 : index
        %1212 = arith.addi %1211, %c22 : index
        %1213 = memref.load %5[%1212] : memref<?xf32>
        %1214 = arith.addi %1211, %c23 : index
        %1215 = memref.load %5[%1214] : memref<?xf32>
        %1216 = arith.addi %1211, %c45 : index
        %1217 = memref.load %5[%1216] : memref<?xf32>
        %1218 = arith.addi %1211, %c47 : index
        %1219 = memref.load %5[%1218] : memref<?xf32>
        %1220 = arith.addi %1211, %c5 : index
        %1221 = memref.load %5[%1220] : memref<?xf32>
        %1222 = arith.addi %1211, %c108 : index
        %1223 = memref.load %5[%1222] : memref<?xf32>
        %1224 = arith.addi %1211, %c109 : index
        %1225 = memref.load %5[%1224] : memref<?xf32>
        %1226 = arith.addi %1211, %c110 : index
        %1227 = memref.load %5[%1226] : memref<?xf32>
        %1228 = arith.mulf %1213, %1035 : f32
        %1229 = math.fma %1215, %1037, %1228 : f32
        %1230 = arith.mulf %1229, %1042 : f32
        %1231 = math.fma %1217, %1044, %1230 : f32
        %1232 = arith.mulf %1231, %1049 : f32
        %1233 = math.fma %1219, %1051, %1232 : f32
        %1234 = arith.mulf %1233, %1056 : f32
        %1235 = math.fma %1221, %1058, %1234 : f32
        %1236 = arith.mulf %1235, %1063 : f32
        %1237 = math.fma %1223, %1065, %1236 : f32
        %1238 = arith.mulf %1237, %1070 : f32
        %1239 = math.fma %1225, %1072, %1238 : f32
        %1240 = arith.mulf %1239, %1077 : f32
        %1241 = math.fma %1227, %1079, %1240 : f32
        wave.barrier
        scf.if %961 {
          %1242 = arith.muli %8, %c23 : index
          %1243 = arith.muli %2, %c3 : index
          %1244 = arith.addi %1242, %1243 : index
          %1245 = arith.addi %1244, %960 : index
          %1246 = vector.extract %233#6[0] : f32 from vector<8xf32>
          %1247 = arith.addi %1245, %c22 : index
          memref.store %1246, %5[%1247] : memref<?xf32>
          %1248 = vector.extract %233#6[1] : f32 from vector<8xf32>
          %1249 = arith.addi %1245, %c21 : index
          memref.store %1248, %5[%1249] : memref<?xf32>
          %1250 = vector.extract %233#6[2] : f32 from vector<8xf32>
          %1251 = arith.addi %1245, %c31 : index
          memref.store %1250, %5[%1251] : memref<?xf32>
          %1252 = vector.extract %233#6[3] : f32 from vector<8xf32>
          %1253 = arith.addi %1245, %c35 : index
          memref.store %1252, %5[%1253] : memref<?xf32>
          %1254 = vector.extract %233#6[4] : f32 from vector<8xf32>
          %1255 = arith.addi %1245, %c24 : index
          memref.store %1254, %5[%1255] : memref<?xf32>
          %1256 = vector.extract %233#6[5] : f32 from vector<8xf32>
          %1257 = arith.addi %1245, %c98 : index
          memref.store %1256, %5[%1257] : memref<?xf32>
          %1258 = vector.extract %233#6[6] : f32 from vector<8xf32>
          %1259 = arith.addi %1245, %c56 : index
          memref.store %1258, %5[%1259] : memref<?xf32>
          %1260 = vector.extract %233#6[7] : f32 from vector<8xf32>
          %1261 = arith.addi %1245, %c99 : index
          memref.store %1260, %5[%1261] : memref<?xf32>
          %1262 = vector.extract %233#7[0] : f32 from vector<8xf32>
          %1263 = arith.addi %1245, %c7 : index
          memref.store %1262, %5[%1263] : memref<?xf32>
          %1264 = vector.extract %233#7[1] : f32 from vector<8xf32>
          %1265 = arith.addi %1245, %c100 : index
          memref.store %1264, %5[%1265] : memref<?xf32>
          %1266 = vector.extract %233#7[2] : f32 from vector<8xf32>
          %1267 = arith.addi %1245, %c57 : index
          memref.store %1266, %5[%1267] : memref<?xf32>
          %1268 = vector.extract %233#7[3] : f32 from vector<8xf32>
          %1269 = arith.addi %1245, %c101 : index
          memref.store %1268, %5[%1269] : memref<?xf32>
          %1270 = vector.extract %233#7[4] : f32 from vector<8xf32>
          %1271 = arith.addi %1245, %c58 : index
          memref.store %1270, %5[%1271] : memref<?xf32>
          %1272 = vector.extract %233#7[5] : f32 from vector<8xf32>
          %1273 = arith.addi %1245, %c102 : index
          memref.store %1272, %5[%1273] : memref<?xf32>
          %1274 = vector.extract %233#7[6] : f32 from vector<8xf32>
          %1275 = arith.addi %1245, %c59 : index
          memref.store %1274, %5[%1275] : memref<?xf32>
          %1276 = vector.extract %233#7[7] : f32 from vector<8xf32>
          %1277 = arith.addi %1245, %c103 : index
          memref.store %1276, %5[%1277] : memref<?xf32>
        }
        wave.barrier
        %1278 = arith.addi %956, %c22 : index
        %1279 = arith.addi %1278, %c22 : index
        %1280 = memref.load %5[%1279] : memref<?xf32>
        %1281 = arith.addi %1278, %c23 : index
        %1282 = memref.load %5[%1281] : memref<?xf32>
        %1283 = arith.addi %1278, %c45 : index
        %1284 = memref.load %5[%1283] : memref<?xf32>
        %1285 = arith.addi %1278, %c47 : index
        %1286 = memref.load %5[%1285] : memref<?xf32>
        %1287 = arith.addi %1278, %c5 : index
        %1288 = memref.load %5[%1287] : memref<?xf32>
        %1289 = arith.addi %1278, %c108 : index
        %1290 = memref.load %5[%1289] : memref<?xf32>
        %1291 = arith.addi %1278, %c109 : index
        %1292 = memref.load %5[%1291] : memref<?xf32>
        %1293 = arith.addi %1278, %c110 : index
        %1294 = memref.load %5[%1293] : memref<?xf32>
        %1295 = arith.mulf %1280, %1035 : f32
        %1296 = math.fma %1282, %1037, %1295 : f32
        %1297 = arith.mulf %1296, %1042 : f32
        %1298 = math.fma %1284, %1044, %1297 : f32
        %1299 = arith.mulf %1298, %1049 : f32
        %1300 = math.fma %1286, %1051, %1299 : f32
        %1301 = arith.mulf %1300, %1056 : f32
        %1302 = math.fma %1288, %1058, %1301 : f32
        %1303 = arith.mulf %1302, %1063 : f32
        %1304 = math.fma %1290, %1065, %1303 : f32
        %1305 = arith.mulf %1304, %1070 : f32
        %1306 = math.fma %1292, %1072, %1305 : f32
        %1307 = arith.mulf %1306, %1077 : f32
        %1308 = math.fma %1294, %1079, %1307 : f32
        %1309 = arith.addi %956, %c7 : index
        %1310 = arith.addi %1309, %c22 : index
        %1311 = memref.load %5[%1310] : memref<?xf32>
        %1312 = arith.addi %1309, %c23 : index
        %1313 = memref.load %5[%1312] : memref<?xf32>
        %1314 = arith.addi %1309, %c45 : index
        %1315 = memref.load %5[%1314] : memref<?xf32>
        %1316 = arith.addi %1309, %c47 : index
        %1317 = memref.load %5[%1316] : memref<?xf32>
        %1318 = arith.addi %1309, %c5 : index
        %1319 = memref.load %5[%1318] : memref<?xf32>
        %1320 = arith.addi %1309, %c108 : index
        %1321 = memref.load %5[%1320] : memref<?xf32>
        %1322 = arith.addi %1309, %c109 : index
        %1323 = memref.load %5[%1322] : memref<?xf32>
        %1324 = arith.addi %1309, %c110 : index
        %1325 = memref.load %5[%1324] : memref<?xf32>
        %1326 = arith.mulf %1311, %1035 : f32
        %1327 = math.fma %1313, %1037, %1326 : f32
        %1328 = arith.mulf %1327, %1042 : f32
        %1329 = math.fma %1315, %1044, %1328 : f32
        %1330 = arith.mulf %1329, %1049 : f32
        %1331 = math.fma %1317, %1051, %1330 : f32
        %1332 = arith.mulf %1331, %1056 : f32
        %1333 = math.fma %1319, %1058, %1332 : f32
        %1334 = arith.mulf %1333, %1063 : f32
        %1335 = math.fma %1321, %1065, %1334 : f32
        %1336 = arith.mulf %1335, %1070 : f32
        %1337 = math.fma %1323, %1072, %1336 : f32
        %1338 = arith.mulf %1337, %1077 : f32
        %1339 = math.fma %1325, %1079, %1338 : f32
        wave.barrier
        scf.if %961 {
          %1340 = arith.muli %8, %c23 : index
          %1341 = arith.muli %2, %c3 : index
          %1342 = arith.addi %1340, %1341 : index
          %1343 = arith.addi %1342, %960 : index
          %1344 = vector.extract %233#8[0] : f32 from vector<8xf32>
          %1345 = arith.addi %1343, %c22 : index
          memref.store %1344, %5[%1345] : memref<?xf32>
          %1346 = vector.extract %233#8[1] : f32 from vector<8xf32>
          %1347 = arith.addi %1343, %c21 : index
          memref.store %1346, %5[%1347] : memref<?xf32>
          %1348 = vector.extract %233#8[2] : f32 from vector<8xf32>
          %1349 = arith.addi %1343, %c31 : index
          memref.store %1348, %5[%1349] : memref<?xf32>
          %1350 = vector.extract %233#8[3] : f32 from vector<8xf32>
          %1351 = arith.addi %1343, %c35 : index
          memref.store %1350, %5[%1351] : memref<?xf32>
          %1352 = vector.extract %233#8[4] : f32 from vector<8xf32>
          %1353 = arith.addi %1343, %c24 : index
          memref.store %1352, %5[%1353] : memref<?xf32>
          %1354 = vector.extract %233#8[5] : f32 from vector<8xf32>
          %1355 = arith.addi %1343, %c98 : index
          memref.store %1354, %5[%1355] : memref<?xf32>
          %1356 = vector.extract %233#8[6] : f32 from vector<8xf32>
          %1357 = arith.addi %1343, %c56 : index
          memref.store %1356, %5[%1357] : memref<?xf32>
          %1358 = vector.extract %233#8[7] : f32 from vector<8xf32>
          %1359 = arith.addi %1343, %c99 : index
          memref.store %1358, %5[%1359] : memref<?xf32>
          %1360 = vector.extract %233#9[0] : f32 from vector<8xf32>
          %1361 = arith.addi %1343, %c7 : index
          memref.store %1360, %5[%1361] : memref<?xf32>
          %1362 = vector.extract %233#9[1] : f32 from vector<8xf32>
          %1363 = arith.addi %1343, %c100 : index
          memref.store %1362, %5[%1363] : memref<?xf32>
          %1364 = vector.extract %233#9[2] : f32 from vector<8xf32>
          %1365 = arith.addi %1343, %c57 : index
          memref.store %1364, %5[%1365] : memref<?xf32>
          %1366 = vector.extract %233#9[3] : f32 from vector<8xf32>
          %1367 = arith.addi %1343, %c101 : index
          memref.store %1366, %5[%1367] : memref<?xf32>
          %1368 = vector.extract %233#9[4] : f32 from vector<8xf32>
          %1369 = arith.addi %1343, %c58 : index
          memref.store %1368, %5[%1369] : memref<?xf32>
          %1370 = vector.extract %233#9[5] : f32 from vector<8xf32>
          %1371 = arith.addi %1343, %c102 : index
          memref.store %1370, %5[%1371] : memref<?xf32>
          %1372 = vector.extract %233#9[6] : f32 from vector<8xf32>
          %1373 = arith.addi %1343, %c59 : index
          memref.store %1372, %5[%1373] : memref<?xf32>
          %1374 = vector.extract %233#9[7] : f32 from vector<8xf32>
          %1375 = arith.addi %1343, %c103 : index
          memref.store %1374, %5[%1375] : memref<?xf32>
        }
        wave.barrier
        %1376 = arith.addi %956, %c22 : index
        %1377 = arith.addi %1376, %c22 : index
        %1378 = memref.load %5[%1377] : memref<?xf32>
        %1379 = arith.addi %1376, %c23 : index
        %1380 = memref.load %5[%1379] : memref<?xf32>
        %1381 = arith.addi %1376, %c45 : index
        %1382 = memref.load %5[%1381] : memref<?xf32>
        %1383 = arith.addi %1376, %c47 : index
        %1384 = memref.load %5[%1383] : memref<?xf32>
        %1385 = arith.addi %1376, %c5 : index
        %1386 = memref.load %5[%1385] : memref<?xf32>
        %1387 = arith.addi %1376, %c108 : index
        %1388 = memref.load %5[%1387] : memref<?xf32>
        %1389 = arith.addi %1376, %c109 : index
        %1390 = memref.load %5[%1389] : memref<?xf32>
        %1391 = arith.addi %1376, %c110 : index
        %1392 = memref.load %5[%1391] : memref<?xf32>
        %1393 = arith.mulf %1378, %1035 : f32
        %1394 = math.fma %1380, %1037, %1393 : f32
        %1395 = arith.mulf %1394, %1042 : f32
        %1396 = math.fma %1382, %1044, %1395 : f32
        %1397 = arith.mulf %1396, %1049 : f32
        %1398 = math.fma %1384, %1051, %1397 : f32
        %1399 = arith.mulf %1398, %1056 : f32
        %1400 = math.fma %1386, %1058, %1399 : f32
        %1401 = arith.mulf %1400, %1063 : f32
        %1402 = math.fma %1388, %1065, %1401 : f32
        %1403 = arith.mulf %1402, %1070 : f32
        %1404 = math.fma %1390, %1072, %1403 : f32
        %1405 = arith.mulf %1404, %1077 : f32
        %1406 = math.fma %1392, %1079, %1405 : f32
        %1407 = arith.addi %956, %c7 : index
        %1408 = arith.addi %1407, %c22 : index
        %1409 = memref.load %5[%1408] : memref<?xf32>
        %1410 = arith.addi %1407, %c23 : index
        %1411 = memref.load %5[%1410] : memref<?xf32>
        %1412 = arith.addi %1407, %c45 : index
        %1413 = memref.load %5[%1412] : memref<?xf32>
        %1414 = arith.addi %1407, %c47 : index
        %1415 = memref.load %5[%1414] : memref<?xf32>
        %1416 = arith.addi %1407, %c5 : index
        %1417 = memref.load %5[%1416] : memref<?xf32>
        %1418 = arith.addi %1407, %c108 : index
        %1419 = memref.load %5[%1418] : memref<?xf32>
        %1420 = arith.addi %1407, %c109 : index
        %1421 = memref.load %5[%1420] : memref<?xf32>
        %1422 = arith.addi %1407, %c110 : index
        %1423 = memref.load %5[%1422] : memref<?xf32>
        %1424 = arith.mulf %1409, %1035 : f32
        %1425 = math.fma %1411, %1037, %1424 : f32
        %1426 = arith.mulf %1425, %1042 : f32
        %1427 = math.fma %1413, %1044, %1426 : f32
        %1428 = arith.mulf %1427, %1049 : f32
        %1429 = math.fma %1415, %1051, %1428 : f32
        %1430 = arith.mulf %1429, %1056 : f32
        %1431 = math.fma %1417, %1058, %1430 : f32
        %1432 = arith.mulf %1431, %1063 : f32
        %1433 = math.fma %1419, %1065, %1432 : f32
        %1434 = arith.mulf %1433, %1070 : f32
        %1435 = math.fma %1421, %1072, %1434 : f32
        %1436 = arith.mulf %1435, %1077 : f32
        %1437 = math.fma %1423, %1079, %1436 : f32
        %1438 = arith.cmpi eq, %42, %c16 : i32
        scf.if %1438 {
          %1439 = arith.addi %kvHeads, %15 : index
          %1440 = memref.load %scales[%1439] : memref<?xf32>
          %1441 = arith.divf %1440, %1081 : f32
          %1442 = arith.addi %17, %958 : index
          %1443 = arith.cmpi slt, %1442, %groupSize : index
          scf.if %1443 {
            %1444 = arith.muli %15, %groupSize : index
            %1445 = arith.addi %1444, %1442 : index
            %1446 = arith.muli %1445, %c24 : index
            %1447 = arith.muli %heads, %c24 : index
            %1448 = arith.addi %956, %c22 : index
            %1449 = arith.mulf %1112, %1441 : f32
            %1450 = arith.addf %1449, %c51 : f32
            %1451 = arith.minimumf %1450, %c112 : f32
            %1452 = arith.maximumf %1451, %c113 : f32
            %1453 = arith.truncf %1452 : f32 to f16
            %1454 = arith.divui %1448, %c3 : index
            %1455 = arith.addi %1446, %1454 : index
            %1456 = arith.divui %24, %outTileRows : index
            %1457 = arith.divui %1447, %c3 : index
            %1458 = arith.muli %1456, %1457 : index
            %1459 = arith.divui %1455, %c3 : index
            %1460 = arith.addi %1458, %1459 : index
            %1461 = arith.muli %1460, %c9 : index
            %1462 = arith.remui %1455, %c3 : index
            %1463 = arith.divui %1462, %c26 : index
            %1464 = arith.addi %1461, %1463 : index
            %1465 = arith.muli %outTileRows, %c26 : index
            %1466 = arith.muli %1464, %1465 : index
            %1467 = arith.remui %24, %outTileRows : index
            %1468 = arith.muli %1467, %c26 : index
            %1469 = arith.addi %1466, %1468 : index
            %1470 = arith.remui %1455, %c26 : index
            %1471 = arith.addi %1469, %1470 : index
            memref.store %1453, %out[%1471] : memref<?xf16>
            %1472 = arith.addi %956, %c7 : index
            %1473 = arith.mulf %1143, %1441 : f32
            %1474 = arith.addf %1473, %c51 : f32
            %1475 = arith.minimumf %1474, %c112 : f32
            %1476 = arith.maximumf %1475, %c113 : f32
            %1477 = arith.truncf %1476 : f32 to f16
            %1478 = arith.divui %1472, %c3 : index
            %1479 = arith.addi %1446, %1478 : index
            %1480 = arith.divui %24, %outTileRows : index
            %1481 = arith.divui %1447, %c3 : index
            %1482 = arith.muli %1480, %1481 : index
            %1483 = arith.divui %1479, %c3 : index
            %1484 = arith.addi %1482, %1483 : index
            %1485 = arith.muli %1484, %c9 : index
            %1486 = arith.remui %1479, %c3 : index
            %1487 = arith.divui %1486, %c26 : index
            %1488 = arith.addi %1485, %1487 : index
            %1489 = arith.muli %outTileRows, %c26 : index
            %1490 = arith.muli %1488, %1489 : index
            %1491 = arith.remui %24, %outTileRows : index
            %1492 = arith.muli %1491, %c26 : index
            %1493 = arith.addi %1490, %1492 : index
            %1494 = arith.remui %1479, %c26 : index
            %1495 = arith.addi %1493, %1494 : index
            memref.store %1477, %out[%1495] : memref<?xf16>
            %1496 = arith.addi %956, %c23 : index
            %1497 = arith.mulf %1210, %1441 : f32
            %1498 = arith.addf %1497, %c51 : f32
            %1499 = arith.minimumf %1498, %c112 : f32
            %1500 = arith.maximumf %1499, %c113 : f32
            %1501 = arith.truncf %1500 : f32 to f16
            %1502 = arith.divui %1496, %c3 : index
            %1503 = arith.addi %1446, %1502 : index
            %1504 = arith.divui %24, %outTileRows : index
            %1505 = arith.divui %1447, %c3 : index
            %1506 = arith.muli %1504, %1505 : index
            %1507 = arith.divui %1503, %c3 : index
            %1508 = arith.addi %1506, %1507 : index
            %1509 = arith.muli %1508, %c9 : index
            %1510 = arith.remui %1503, %c3 : index
            %1511 = arith.divui %1510, %c26 : index
            %1512 = arith.addi %1509, %1511 : index
            %1513 = arith.muli %outTileRows, %c26 : index
            %1514 = arith.muli %1512, %1513 : index
            %1515 = arith.remui %24, %outTileRows : index
            %1516 = arith.muli %1515, %c26 : index
            %1517 = arith.addi %1514, %1516 : index
            %1518 = arith.remui %1503, %c26 : index
            %1519 = arith.addi %1517, %1518 : index
            memref.store %1501, %out[%1519] : memref<?xf16>
            %1520 = arith.addi %956, %c44 : index
            %1521 = arith.mulf %1241, %1441 : f32
            %1522 = arith.addf %1521, %c51 : f32
            %1523 = arith.minimumf %1522, %c112 : f32
            %1524 = arith.maximumf %1523, %c113 : f32
            %1525 = arith.truncf %1524 : f32 to f16
            %1526 = arith.divui %1520, %c3 : index
            %1527 = arith.addi %1446, %1526 : index
            %1528 = arith.divui %24, %outTileRows : index
            %1529 = arith.divui %1447, %c3 : index
            %1530 = arith.muli %1528, %1529 : index
            %1531 = arith.divui %1527, %c3 : index
            %1532 = arith.addi %1530, %1531 : index
            %1533 = arith.muli %1532, %c9 : index
            %1534 = arith.remui %1527, %c3 : index
            %1535 = arith.divui %1534, %c26 : index
            %1536 = arith.addi %1533, %1535 : index
            %1537 = arith.muli %outTileRows, %c26 : index
            %1538 = arith.muli %1536, %1537 : index
            %1539 = arith.remui %24, %outTileRows : index
            %1540 = arith.muli %1539, %c26 : index
            %1541 = arith.addi %1538, %1540 : index
            %1542 = arith.remui %1527, %c26 : index
            %1543 = arith.addi %1541, %1542 : index
            memref.store %1525, %out[%1543] : memref<?xf16>
            %1544 = arith.addi %956, %c45 : index
            %1545 = arith.mulf %1308, %1441 : f32
            %1546 = arith.addf %1545, %c51 : f32
            %1547 = arith.minimumf %1546, %c112 : f32
            %1548 = arith.maximumf %1547, %c113 : f32
            %1549 = arith.truncf %1548 : f32 to f16
            %1550 = arith.divui %1544, %c3 : index
            %1551 = arith.addi %1446, %1550 : index
            %1552 = arith.divui %24, %outTileRows : index
            %1553 = arith.divui %1447, %c3 : index
            %1554 = arith.muli %1552, %1553 : index
            %1555 = arith.divui %1551, %c3 : index
            %1556 = arith.addi %1554, %1555 : index
            %1557 = arith.muli %1556, %c9 : index
            %1558 = arith.remui %1551, %c3 : index
            %1559 = arith.divui %1558, %c26 : index
            %1560 = arith.addi %1557, %1559 : index
            %1561 = arith.muli %outTileRows, %c26 : index
            %1562 = arith.muli %1560, %1561 : index
            %1563 = arith.remui %24, %outTileRows : index
            %1564 = arith.muli %1563, %c26 : index
            %1565 = arith.addi %1562, %1564 : index
            %1566 = arith.remui %1551, %c26 : index
            %1567 = arith.addi %1565, %1566 : index
            memref.store %1549, %out[%1567] : memref<?xf16>
            %1568 = arith.addi %956, %c46 : index
            %1569 = arith.mulf %1339, %1441 : f32
            %1570 = arith.addf %1569, %c51 : f32
            %1571 = arith.minimumf %1570, %c112 : f32
            %1572 = arith.maximumf %1571, %c113 : f32
            %1573 = arith.truncf %1572 : f32 to f16
            %1574 = arith.divui %1568, %c3 : index
            %1575 = arith.addi %1446, %1574 : index
            %1576 = arith.divui %24, %outTileRows : index
            %1577 = arith.divui %1447, %c3 : index
            %1578 = arith.muli %1576, %1577 : index
            %1579 = arith.divui %1575, %c3 : index
            %1580 = arith.addi %1578, %1579 : index
            %1581 = arith.muli %1580, %c9 : index
            %1582 = arith.remui %1575, %c3 : index
            %1583 = arith.divui %1582, %c26 : index
            %1584 = arith.addi %1581, %1583 : index
            %1585 = arith.muli %outTileRows, %c26 : index
            %1586 = arith.muli %1584, %1585 : index
            %1587 = arith.remui %24, %outTileRows : index
            %1588 = arith.muli %1587, %c26 : index
            %1589 = arith.addi %1586, %1588 : index
            %1590 = arith.remui %1575, %c26 : index
            %1591 = arith.addi %1589, %1590 : index
            memref.store %1573, %out[%1591] : memref<?xf16>
            %1592 = arith.addi %956, %c47 : index
            %1593 = arith.mulf %1406, %1441 : f32
            %1594 = arith.addf %1593, %c51 : f32
            %1595 = arith.minimumf %1594, %c112 : f32
            %1596 = arith.maximumf %1595, %c113 : f32
            %1597 = arith.truncf %1596 : f32 to f16
            %1598 = arith.divui %1592, %c3 : index
            %1599 = arith.addi %1446, %1598 : index
            %1600 = arith.divui %24, %outTileRows : index
            %1601 = arith.divui %1447, %c3 : index
            %1602 = arith.muli %1600, %1601 : index
            %1603 = arith.divui %1599, %c3 : index
            %1604 = arith.addi %1602, %1603 : index
            %1605 = arith.muli %1604, %c9 : index
            %1606 = arith.remui %1599, %c3 : index
            %1607 = arith.divui %1606, %c26 : index
            %1608 = arith.addi %1605, %1607 : index
            %1609 = arith.muli %outTileRows, %c26 : index
            %1610 = arith.muli %1608, %1609 : index
            %1611 = arith.remui %24, %outTileRows : index
            %1612 = arith.muli %1611, %c26 : index
            %1613 = arith.addi %1610, %1612 : index
            %1614 = arith.remui %1599, %c26 : index
            %1615 = arith.addi %1613, %1614 : index
            memref.store %1597, %out[%1615] : memref<?xf16>
            %1616 = arith.addi %956, %c48 : index
            %1617 = arith.mulf %1437, %1441 : f32
            %1618 = arith.addf %1617, %c51 : f32
            %1619 = arith.minimumf %1618, %c112 : f32
            %1620 = arith.maximumf %1619, %c113 : f32
            %1621 = arith.truncf %1620 : f32 to f16
            %1622 = arith.divui %1616, %c3 : index
            %1623 = arith.addi %1446, %1622 : index
            %1624 = arith.divui %24, %outTileRows : index
            %1625 = arith.divui %1447, %c3 : index
            %1626 = arith.muli %1624, %1625 : index
            %1627 = arith.divui %1623, %c3 : index
            %1628 = arith.addi %1626, %1627 : index
            %1629 = arith.muli %1628, %c9 : index
            %1630 = arith.remui %1623, %c3 : index
            %1631 = arith.divui %1630, %c26 : index
            %1632 = arith.addi %1629, %1631 : index
            %1633 = arith.muli %outTileRows, %c26 : index
            %1634 = arith.muli %1632, %1633 : index
            %1635 = arith.remui %24, %outTileRows : index
            %1636 = arith.muli %1635, %c26 : index
            %1637 = arith.addi %1634, %1636 : index
            %1638 = arith.remui %1623, %c26 : index
            %1639 = arith.addi %1637, %1638 : index
            memref.store %1621, %out[%1639] : memref<?xf16>
          }
        } else {
          %1640 = arith.addi %ranges, %groups : index
          %1641 = arith.muli %9, %1640 : index
          %1642 = arith.index_castui %225 : i32 to index
          %1643 = arith.addi %1641, %1642 : index
          %1644 = arith.muli %1643, %c116 : index
          %1645 = arith.addi %956, %c22 : index
          %1646 = arith.addi %1644, %1645 : index
          memref.store %1112, %partial[%1646] : memref<?xf32>
          %1647 = arith.addi %956, %c7 : index
          %1648 = arith.addi %1644, %1647 : index
          memref.store %1143, %partial[%1648] : memref<?xf32>
          %1649 = arith.addi %956, %c23 : index
          %1650 = arith.addi %1644, %1649 : index
          memref.store %1210, %partial[%1650] : memref<?xf32>
          %1651 = arith.addi %956, %c44 : index
          %1652 = arith.addi %1644, %1651 : index
          memref.store %1241, %partial[%1652] : memref<?xf32>
          %1653 = arith.addi %956, %c45 : index
          %1654 = arith.addi %1644, %1653 : index
          memref.store %1308, %partial[%1654] : memref<?xf32>
          %1655 = arith.addi %956, %c46 : index
          %1656 = arith.addi %1644, %1655 : index
          memref.store %1339, %partial[%1656] : memref<?xf32>
          %1657 = arith.addi %956, %c47 : index
          %1658 = arith.addi %1644, %1657 : index
          memref.store %1406, %partial[%1658] : memref<?xf32>
          %1659 = arith.addi %956, %c48 : index
          %1660 = arith.addi %1644, %1659 : index
          memref.store %1437, %partial[%1660] : memref<?xf32>
          %1661 = arith.cmpi slt, %956, %c3 : index
          scf.if %1661 {
            %1662 = arith.addi %1644, %c5 : index
            %1663 = arith.addi %1662, %956 : index
            memref.store %1075, %partial[%1663] : memref<?xf32>
            %1664 = arith.addi %1663, %c3 : index
            memref.store %1081, %partial[%1664] : memref<?xf32>
          }
          %1665 = arith.addi %42, %c82 : i32
          %1666 = arith.divui %1665, %c83 : i32
          %1667 = arith.divui %225, %c83 : i32
          %1668 = arith.addi %groups, %c4 : index
          %1669 = arith.muli %9, %1668 : index
          %1670 = arith.muli %1667, %c83 : i32
          %1671 = arith.subi %42, %1670 : i32
          %1672 = arith.minsi %1671, %c83 : i32
          %1673 = arith.index_castui %1667 : i32 to index
          %1674 = arith.addi %1669, %1673 : index
          %1675 = arith.index_castui %1672 : i32 to index
          %1676 = wave.arrive %counters[%1674], %1675 : memref<?xi32>
          scf.if %1676 {
            %1677 = arith.muli %1667, %c83 : i32
            %1689:10 = scf.for %1678 = %c55 to %1672 step %c83 iter_args(%1679 = %c50, %1680 = %c51, %1681 = %c51, %1682 = %c51, %1683 = %c51, %1684 = %c51, %1685 = %c51, %1686 = %c51, %1687 = %c51, %1688 = %c51) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
              %1690 = arith.addi %1678, %c55 : i32
              %1691 = arith.subi %1672, %c16 : i32
              %1692 = arith.minsi %1690, %1691 : i32
              %1693 = arith.addi %1677, %1692 : i32
              %1694 = arith.addi %ranges, %groups : index
              %1695 = arith.muli %9, %1694 : index
              %1696 = arith.index_castui %1693 : i32 to index
              %1697 = arith.addi %1695, %1696 : index
              %1698 = arith.muli %1697, %c116 : index
              %1699 = arith.addi %1698, %c5 : index
              %1700 = arith.addi %1699, %958 : index
              %1701 = memref.load %partial[%1700] : memref<?xf32>
              %1702 = arith.cmpi slt, %1690, %1672 : i32
              %1703 = arith.select %1702, %1701, %c50 : f32
              %1704 = arith.addi %1698, %956 : index
              %1705 = arith.addi %1704, %c22 : index
              %1706 = memref.load %partial[%1705] : memref<?xf32>
              %1707 = arith.addi %1698, %956 : index
              %1708 = arith.addi %1707, %c7 : index
              %1709 = memref.load %partial[%1708] : memref<?xf32>
              %1710 = arith.addi %1698, %956 : index
              %1711 = arith.addi %1710, %c23 : index
              %1712 = memref.load %partial[%1711] : memref<?xf32>
              %1713 = arith.addi %1698, %956 : index
              %1714 = arith.addi %1713, %c44 : index
              %1715 = memref.load %partial[%1714] : memref<?xf32>
              %1716 = arith.addi %1698, %956 : index
              %1717 = arith.addi %1716, %c45 : index
              %1718 = memref.load %partial[%1717] : memref<?xf32>
              %1719 = arith.addi %1698, %956 : index
              %1720 = arith.addi %1719, %c46 : index
              %1721 = memref.load %partial[%1720] : memref<?xf32>
              %1722 = arith.addi %1698, %956 : index
              %1723 = arith.addi %1722, %c47 : index
              %1724 = memref.load %partial[%1723] : memref<?xf32>
              %1725 = arith.addi %1698, %956 : index
              %1726 = arith.addi %1725, %c48 : index
              %1727 = memref.load %partial[%1726] : memref<?xf32>
              %1728 = arith.addi %1700, %c3 : index
              %1729 = memref.load %partial[%1728] : memref<?xf32>
              %1730 = arith.addi %1678, %c16 : i32
              %1731 = arith.subi %1672, %c16 : i32
              %1732 = arith.minsi %1730, %1731 : i32
              %1733 = arith.addi %1677, %1732 : i32
              %1734 = arith.addi %ranges, %groups : index
              %1735 = arith.muli %9, %1734 : index
              %1736 = arith.index_castui %1733 : i32 to index
              %1737 = arith.addi %1735, %1736 : index
              %1738 = arith.muli %1737, %c116 : index
              %1739 = arith.addi %1738, %c5 : index
              %1740 = arith.addi %1739, %958 : index
              %1741 = memref.load %partial[%1740] : memref<?xf32>
              %1742 = arith.cmpi slt, %1730, %1672 : i32
              %1743 = arith.select %1742, %1741, %c50 : f32
              %1744 = arith.addi %1738, %956 : index
              %1745 = arith.addi %1744, %c22 : index
              %1746 = memref.load %partial[%1745] : memref<?xf32>
              %1747 = arith.addi %1738, %956 : index
              %1748 = arith.addi %1747, %c7 : index
              %1749 = memref.load %partial[%1748] : memref<?xf32>
              %1750 = arith.addi %1738, %956 : index
              %1751 = arith.addi %1750, %c23 : index
              %1752 = memref.load %partial[%1751] : memref<?xf32>
              %1753 = arith.addi %1738, %956 : index
              %1754 = arith.addi %1753, %c44 : index
              %1755 = memref.load %partial[%1754] : memref<?xf32>
              %1756 = arith.addi %1738, %956 : index
              %1757 = arith.addi %1756, %c45 : index
              %1758 = memref.load %partial[%1757] : memref<?xf32>
              %1759 = arith.addi %1738, %956 : index
              %1760 = arith.addi %1759, %c46 : index
              %1761 = memref.load %partial[%1760] : memref<?xf32>
              %1762 = arith.addi %1738, %956 : index
              %1763 = arith.addi %1762, %c47 : index
              %1764 = memref.load %partial[%1763] : memref<?xf32>
              %1765 = arith.addi %1738, %956 : index
              %1766 = arith.addi %1765, %c48 : index
              %1767 = memref.load %partial[%1766] : memref<?xf32>
              %1768 = arith.addi %1740, %c3 : index
              %1769 = memref.load %partial[%1768] : memref<?xf32>
              %1770 = arith.addi %1678, %c76 : i32
              %1771 = arith.subi %1672, %c16 : i32
              %1772 = arith.minsi %1770, %1771 : i32
              %1773 = arith.addi %1677, %1772 : i32
              %1774 = arith.addi %ranges, %groups : index
              %1775 = arith.muli %9, %1774 : index
              %1776 = arith.index_castui %1773 : i32 to index
              %1777 = arith.addi %1775, %1776 : index
              %1778 = arith.muli %1777, %c116 : index
              %1779 = arith.addi %1778, %c5 : index
              %1780 = arith.addi %1779, %958 : index
              %1781 = memref.load %partial[%1780] : memref<?xf32>
              %1782 = arith.cmpi slt, %1770, %1672 : i32
              %1783 = arith.select %1782, %1781, %c50 : f32
              %1784 = arith.addi %1778, %956 : index
              %1785 = arith.addi %1784, %c22 : index
              %1786 = memref.load %partial[%1785] : memref<?xf32>
              %1787 = arith.addi %1778, %956 : index
              %1788 = arith.addi %1787, %c7 : index
              %1789 = memref.load %partial[%1788] : memref<?xf32>
              %1790 = arith.addi %1778, %956 : index
              %1791 = arith.addi %1790, %c23 : index
              %1792 = memref.load %partial[%1791] : memref<?xf32>
              %1793 = arith.addi %1778, %956 : index
              %1794 = arith.addi %1793, %c44 : index
              %1795 = memref.load %partial[%1794] : memref<?xf32>
              %1796 = arith.addi %1778, %956 : index
              %1797 = arith.addi %1796, %c45 : index
              %1798 = memref.load %partial[%1797] : memref<?xf32>
              %1799 = arith.addi %1778, %956 : index
              %1800 = arith.addi %1799, %c46 : index
              %1801 = memref.load %partial[%1800] : memref<?xf32>
              %1802 = arith.addi %1778, %956 : index
              %1803 = arith.addi %1802, %c47 : index
              %1804 = memref.load %partial[%1803] : memref<?xf32>
              %1805 = arith.addi %1778, %956 : index
              %1806 = arith.addi %1805, %c48 : index
              %1807 = memref.load %partial[%1806] : memref<?xf32>
              %1808 = arith.addi %1780, %c3 : index
              %1809 = memref.load %partial[%1808] : memref<?xf32>
              %1810 = arith.addi %1678, %c78 : i32
              %1811 = arith.subi %1672, %c16 : i32
              %1812 = arith.minsi %1810, %1811 : i32
              %1813 = arith.addi %1677, %1812 : i32
              %1814 = arith.addi %ranges, %groups : index
              %1815 = arith.muli %9, %1814 : index
              %1816 = arith.index_castui %1813 : i32 to index
              %1817 = arith.addi %1815, %1816 : index
              %1818 = arith.muli %1817, %c116 : index
              %1819 = arith.addi %1818, %c5 : index
              %1820 = arith.addi %1819, %958 : index
              %1821 = memref.load %partial[%1820] : memref<?xf32>
              %1822 = arith.cmpi slt, %1810, %1672 : i32
              %1823 = arith.select %1822, %1821, %c50 : f32
              %1824 = arith.addi %1818, %956 : index
              %1825 = arith.addi %1824, %c22 : index
              %1826 = memref.load %partial[%1825] : memref<?xf32>
              %1827 = arith.addi %1818, %956 : index
              %1828 = arith.addi %1827, %c7 : index
              %1829 = memref.load %partial[%1828] : memref<?xf32>
              %1830 = arith.addi %1818, %956 : index
              %1831 = arith.addi %1830, %c23 : index
              %1832 = memref.load %partial[%1831] : memref<?xf32>
              %1833 = arith.addi %1818, %956 : index
              %1834 = arith.addi %1833, %c44 : index
              %1835 = memref.load %partial[%1834] : memref<?xf32>
              %1836 = arith.addi %1818, %956 : index
              %1837 = arith.addi %1836, %c45 : index
              %1838 = memref.load %partial[%1837] : memref<?xf32>
              %1839 = arith.addi %1818, %956 : index
              %1840 = arith.addi %1839, %c46 : index
              %1841 = memref.load %partial[%1840] : memref<?xf32>
              %1842 = arith.addi %1818, %956 : index
              %1843 = arith.addi %1842, %c47 : index
              %1844 = memref.load %partial[%1843] : memref<?xf32>
              %1845 = arith.addi %1818, %956 : index
              %1846 = arith.addi %1845, %c48 : index
              %1847 = memref.load %partial[%1846] : memref<?xf32>
              %1848 = arith.addi %1820, %c3 : index
              %1849 = memref.load %partial[%1848] : memref<?xf32>
              %1850 = arith.addi %1678, %c79 : i32
              %1851 = arith.subi %1672, %c16 : i32
              %1852 = arith.minsi %1850, %1851 : i32
              %1853 = arith.addi %1677, %1852 : i32
              %1854 = arith.addi %ranges, %groups : index
              %1855 = arith.muli %9, %1854 : index
              %1856 = arith.index_castui %1853 : i32 to index
              %1857 = arith.addi %1855, %1856 : index
              %1858 = arith.muli %1857, %c116 : index
              %1859 = arith.addi %1858, %c5 : index
              %1860 = arith.addi %1859, %958 : index
              %1861 = memref.load %partial[%1860] : memref<?xf32>
              %1862 = arith.cmpi slt, %1850, %1672 : i32
              %1863 = arith.select %1862, %1861, %c50 : f32
              %1864 = arith.addi %1858, %956 : index
              %1865 = arith.addi %1864, %c22 : index
              %1866 = memref.load %partial[%1865] : memref<?xf32>
              %1867 = arith.addi %1858, %956 : index
              %1868 = arith.addi %1867, %c7 : index
              %1869 = memref.load %partial[%1868] : memref<?xf32>
              %1870 = arith.addi %1858, %956 : index
              %1871 = arith.addi %1870, %c23 : index
              %1872 = memref.load %partial[%1871] : memref<?xf32>
              %1873 = arith.addi %1858, %956 : index
              %1874 = arith.addi %1873, %c44 : index
              %1875 = memref.load %partial[%1874] : memref<?xf32>
              %1876 = arith.addi %1858, %956 : index
              %1877 = arith.addi %1876, %c45 : index
              %1878 = memref.load %partial[%1877] : memref<?xf32>
              %1879 = arith.addi %1858, %956 : index
              %1880 = arith.addi %1879, %c46 : index
              %1881 = memref.load %partial[%1880] : memref<?xf32>
              %1882 = arith.addi %1858, %956 : index
              %1883 = arith.addi %1882, %c47 : index
              %1884 = memref.load %partial[%1883] : memref<?xf32>
              %1885 = arith.addi %1858, %956 : index
              %1886 = arith.addi %1885, %c48 : index
              %1887 = memref.load %partial[%1886] : memref<?xf32>
              %1888 = arith.addi %1860, %c3 : index
              %1889 = memref.load %partial[%1888] : memref<?xf32>
              %1890 = arith.addi %1678, %c80 : i32
              %1891 = arith.subi %1672, %c16 : i32
              %1892 = arith.minsi %1890, %1891 : i32
              %1893 = arith.addi %1677, %1892 : i32
              %1894 = arith.addi %ranges, %groups : index
              %1895 = arith.muli %9, %1894 : index
              %1896 = arith.index_castui %1893 : i32 to index
              %1897 = arith.addi %1895, %1896 : index
              %1898 = arith.muli %1897, %c116 : index
              %1899 = arith.addi %1898, %c5 : index
              %1900 = arith.addi %1899, %958 : index
              %1901 = memref.load %partial[%1900] : memref<?xf32>
              %1902 = arith.cmpi slt, %1890, %1672 : i32
              %1903 = arith.select %1902, %1901, %c50 : f32
              %1904 = arith.addi %1898, %956 : index
              %1905 = arith.addi %1904, %c22 : index
              %1906 = memref.load %partial[%1905] : memref<?xf32>
              %1907 = arith.addi %1898, %956 : index
              %1908 = arith.addi %1907, %c7 : index
              %1909 = memref.load %partial[%1908] : memref<?xf32>
              %1910 = arith.addi %1898, %956 : index
              %1911 = arith.addi %1910, %c23 : index
              %1912 = memref.load %partial[%1911] : memref<?xf32>
              %1913 = arith.addi %1898, %956 : index
              %1914 = arith.addi %1913, %c44 : index
              %1915 = memref.load %partial[%1914] : memref<?xf32>
              %1916 = arith.addi %1898, %956 : index
              %1917 = arith.addi %1916, %c45 : index
              %1918 = memref.load %partial[%1917] : memref<?xf32>
              %1919 = arith.addi %1898, %956 : index
              %1920 = arith.addi %1919, %c46 : index
              %1921 = memref.load %partial[%1920] : memref<?xf32>
              %1922 = arith.addi %1898, %956 : index
              %1923 = arith.addi %1922, %c47 : index
              %1924 = memref.load %partial[%1923] : memref<?xf32>
              %1925 = arith.addi %1898, %956 : index
              %1926 = arith.addi %1925, %c48 : index
              %1927 = memref.load %partial[%1926] : memref<?xf32>
              %1928 = arith.addi %1900, %c3 : index
              %1929 = memref.load %partial[%1928] : memref<?xf32>
              %1930 = arith.addi %1678, %c81 : i32
              %1931 = arith.subi %1672, %c16 : i32
              %1932 = arith.minsi %1930, %1931 : i32
              %1933 = arith.addi %1677, %1932 : i32
              %1934 = arith.addi %ranges, %groups : index
              %1935 = arith.muli %9, %1934 : index
              %1936 = arith.index_castui %1933 : i32 to index
              %1937 = arith.addi %1935, %1936 : index
              %1938 = arith.muli %1937, %c116 : index
              %1939 = arith.addi %1938, %c5 : index
              %1940 = arith.addi %1939, %958 : index
              %1941 = memref.load %partial[%1940] : memref<?xf32>
              %1942 = arith.cmpi slt, %1930, %1672 : i32
              %1943 = arith.select %1942, %1941, %c50 : f32
              %1944 = arith.addi %1938, %956 : index
              %1945 = arith.addi %1944, %c22 : index
              %1946 = memref.load %partial[%1945] : memref<?xf32>
              %1947 = arith.addi %1938, %956 : index
              %1948 = arith.addi %1947, %c7 : index
              %1949 = memref.load %partial[%1948] : memref<?xf32>
              %1950 = arith.addi %1938, %956 : index
              %1951 = arith.addi %1950, %c23 : index
              %1952 = memref.load %partial[%1951] : memref<?xf32>
              %1953 = arith.addi %1938, %956 : index
              %1954 = arith.addi %1953, %c44 : index
              %1955 = memref.load %partial[%1954] : memref<?xf32>
              %1956 = arith.addi %1938, %956 : index
              %1957 = arith.addi %1956, %c45 : index
              %1958 = memref.load %partial[%1957] : memref<?xf32>
              %1959 = arith.addi %1938, %956 : index
              %1960 = arith.addi %1959, %c46 : index
              %1961 = memref.load %partial[%1960] : memref<?xf32>
              %1962 = arith.addi %1938, %956 : index
              %1963 = arith.addi %1962, %c47 : index
              %1964 = memref.load %partial[%1963] : memref<?xf32>
              %1965 = arith.addi %1938, %956 : index
              %1966 = arith.addi %1965, %c48 : index
              %1967 = memref.load %partial[%1966] : memref<?xf32>
              %1968 = arith.addi %1940, %c3 : index
              %1969 = memref.load %partial[%1968] : memref<?xf32>
              %1970 = arith.addi %1678, %c82 : i32
              %1971 = arith.subi %1672, %c16 : i32
              %1972 = arith.minsi %1970, %1971 : i32
              %1973 = arith.addi %1677, %1972 : i32
              %1974 = arith.addi %ranges, %groups : index
              %1975 = arith.muli %9, %1974 : index
              %1976 = arith.index_castui %1973 : i32 to index
              %1977 = arith.addi %1975, %1976 : index
              %1978 = arith.muli %1977, %c116 : index
              %1979 = arith.addi %1978, %c5 : index
              %1980 = arith.addi %1979, %958 : index
              %1981 = memref.load %partial[%1980] : memref<?xf32>
              %1982 = arith.cmpi slt, %1970, %1672 : i32
              %1983 = arith.select %1982, %1981, %c50 : f32
              %1984 = arith.addi %1978, %956 : index
              %1985 = arith.addi %1984, %c22 : index
              %1986 = memref.load %partial[%1985] : memref<?xf32>
              %1987 = arith.addi %1978, %956 : index
              %1988 = arith.addi %1987, %c7 : index
              %1989 = memref.load %partial[%1988] : memref<?xf32>
              %1990 = arith.addi %1978, %956 : index
              %1991 = arith.addi %1990, %c23 : index
              %1992 = memref.load %partial[%1991] : memref<?xf32>
              %1993 = arith.addi %1978, %956 : index
              %1994 = arith.addi %1993, %c44 : index
              %1995 = memref.load %partial[%1994] : memref<?xf32>
              %1996 = arith.addi %1978, %956 : index
              %1997 = arith.addi %1996, %c45 : index
              %1998 = memref.load %partial[%1997] : memref<?xf32>
              %1999 = arith.addi %1978, %956 : index
              %2000 = arith.addi %1999, %c46 : index
              %2001 = memref.load %partial[%2000] : memref<?xf32>
              %2002 = arith.addi %1978, %956 : index
              %2003 = arith.addi %2002, %c47 : index
              %2004 = memref.load %partial[%2003] : memref<?xf32>
              %2005 = arith.addi %1978, %956 : index
              %2006 = arith.addi %2005, %c48 : index
              %2007 = memref.load %partial[%2006] : memref<?xf32>
              %2008 = arith.addi %1980, %c3 : index
              %2009 = memref.load %partial[%2008] : memref<?xf32>
              %2010 = arith.maxnumf %1679, %1703 fastmath<nnan> : f32
              %2011 = arith.subf %1679, %2010 : f32
              %2012 = wave.exp2 %2011 : f32
              %2013 = arith.subf %1703, %2010 : f32
              %2014 = wave.exp2 %2013 : f32
              %2015 = arith.mulf %1680, %2012 : f32
              %2016 = math.fma %1729, %2014, %2015 : f32
              %2017 = arith.mulf %1681, %2012 : f32
              %2018 = math.fma %1706, %2014, %2017 : f32
              %2019 = arith.mulf %1682, %2012 : f32
              %2020 = math.fma %1709, %2014, %2019 : f32
              %2021 = arith.mulf %1683, %2012 : f32
              %2022 = math.fma %1712, %2014, %2021 : f32
              %2023 = arith.mulf %1684, %2012 : f32
              %2024 = math.fma %1715, %2014, %2023 : f32
              %2025 = arith.mulf %1685, %2012 : f32
              %2026 = math.fma %1718, %2014, %2025 : f32
              %2027 = arith.mulf %1686, %2012 : f32
              %2028 = math.fma %1721, %2014, %2027 : f32
              %2029 = arith.mulf %1687, %2012 : f32
              %2030 = math.fma %1724, %2014, %2029 : f32
              %2031 = arith.mulf %1688, %2012 : f32
              %2032 = math.fma %1727, %2014, %2031 : f32
              %2033 = arith.maxnumf %2010, %1743 fastmath<nnan> : f32
              %2034 = arith.subf %2010, %2033 : f32
              %2035 = wave.exp2 %2034 : f32
              %2036 = arith.subf %1743, %2033 : f32
              %2037 = wave.exp2 %2036 : f32
              %2038 = arith.mulf %2016, %2035 : f32
              %2039 = math.fma %1769, %2037, %2038 : f32
              %2040 = arith.mulf %2018, %2035 : f32
              %2041 = math.fma %1746, %2037, %2040 : f32
              %2042 = arith.mulf %2020, %2035 : f32
              %2043 = math.fma %1749, %2037, %2042 : f32
              %2044 = arith.mulf %2022, %2035 : f32
              %2045 = math.fma %1752, %2037, %2044 : f32
              %2046 = arith.mulf %2024, %2035 : f32
              %2047 = math.fma %1755, %2037, %2046 : f32
              %2048 = arith.mulf %2026, %2035 : f32
              %2049 = math.fma %1758, %2037, %2048 : f32
              %2050 = arith.mulf %2028, %2035 : f32
              %2051 = math.fma %1761, %2037, %2050 : f32
              %2052 = arith.mulf %2030, %2035 : f32
              %2053 = math.fma %1764, %2037, %2052 : f32
              %2054 = arith.mulf %2032, %2035 : f32
              %2055 = math.fma %1767, %2037, %2054 : f32
              %2056 = arith.maxnumf %2033, %1783 fastmath<nnan> : f32
              %2057 = arith.subf %2033, %2056 : f32
              %2058 = wave.exp2 %2057 : f32
              %2059 = arith.subf %1783, %2056 : f32
              %2060 = wave.exp2 %2059 : f32
              %2061 = arith.mulf %2039, %2058 : f32
              %2062 = math.fma %1809, %2060, %2061 : f32
              %2063 = arith.mulf %2041, %2058 : f32
              %2064 = math.fma %1786, %2060, %2063 : f32
              %2065 = arith.mulf %2043, %2058 : f32
              %2066 = math.fma %1789, %2060, %2065 : f32
              %2067 = arith.mulf %2045, %2058 : f32
              %2068 = math.fma %1792, %2060, %2067 : f32
              %2069 = arith.mulf %2047, %2058 : f32
              %2070 = math.fma %1795, %2060, %2069 : f32
              %2071 = arith.mulf %2049, %2058 : f32
              %2072 = math.fma %1798, %2060, %2071 : f32
              %2073 = arith.mulf %2051, %2058 : f32
              %2074 = math.fma %1801, %2060, %2073 : f32
              %2075 = arith.mulf %2053, %2058 : f32
              %2076 = math.fma %1804, %2060, %2075 : f32
              %2077 = arith.mulf %2055, %2058 : f32
              %2078 = math.fma %1807, %2060, %2077 : f32
              %2079 = arith.maxnumf %2056, %1823 fastmath<nnan> : f32
              %2080 = arith.subf %2056, %2079 : f32
              %2081 = wave.exp2 %2080 : f32
              %2082 = arith.subf %1823, %2079 : f32
              %2083 = wave.exp2 %2082 : f32
              %2084 = arith.mulf %2062, %2081 : f32
              %2085 = math.fma %1849, %2083, %2084 : f32
              %2086 = arith.mulf %2064, %2081 : f32
              %2087 = math.fma %1826, %2083, %2086 : f32
              %2088 = arith.mulf %2066, %2081 : f32
              %2089 = math.fma %1829, %2083, %2088 : f32
              %2090 = arith.mulf %2068, %2081 : f32
              %2091 = math.fma %1832, %2083, %2090 : f32
              %2092 = arith.mulf %2070, %2081 : f32
              %2093 = math.fma %1835, %2083, %2092 : f32
              %2094 = arith.mulf %2072, %2081 : f32
              %2095 = math.fma %1838, %2083, %2094 : f32
              %2096 = arith.mulf %2074, %2081 : f32
              %2097 = math.fma %1841, %2083, %2096 : f32
              %2098 = arith.mulf %2076, %2081 : f32
              %2099 = math.fma %1844, %2083, %2098 : f32
              %2100 = arith.mulf %2078, %2081 : f32
              %2101 = math.fma %1847, %2083, %2100 : f32
              %2102 = arith.maxnumf %2079, %1863 fastmath<nnan> : f32
              %2103 = arith.subf %2079, %2102 : f32
              %2104 = wave.exp2 %2103 : f32
              %2105 = arith.subf %1863, %2102 : f32
              %2106 = wave.exp2 %2105 : f32
              %2107 = arith.mulf %2085, %2104 : f32
              %2108 = math.fma %1889, %2106, %2107 : f32
              %2109 = arith.mulf %2087, %2104 : f32
              %2110 = math.fma %1866, %2106, %2109 : f32
              %2111 = arith.mulf %2089, %2104 : f32
              %2112 = math.fma %1869, %2106, %2111 : f32
              %2113 = arith.mulf %2091, %2104 : f32
              %2114 = math.fma %1872, %2106, %2113 : f32
              %2115 = arith.mulf %2093, %2104 : f32
              %2116 = math.fma %1875, %2106, %2115 : f32
              %2117 = arith.mulf %2095, %2104 : f32
              %2118 = math.fma %1878, %2106, %2117 : f32
              %2119 = arith.mulf %2097, %2104 : f32
              %2120 = math.fma %1881, %2106, %2119 : f32
              %2121 = arith.mulf %2099, %2104 : f32
              %2122 = math.fma %1884, %2106, %2121 : f32
              %2123 = arith.mulf %2101, %2104 : f32
              %2124 = math.fma %1887, %2106, %2123 : f32
              %2125 = arith.maxnumf %2102, %1903 fastmath<nnan> : f32
              %2126 = arith.subf %2102, %2125 : f32
              %2127 = wave.exp2 %2126 : f32
              %2128 = arith.subf %1903, %2125 : f32
              %2129 = wave.exp2 %2128 : f32
              %2130 = arith.mulf %2108, %2127 : f32
              %2131 = math.fma %1929, %2129, %2130 : f32
              %2132 = arith.mulf %2110, %2127 : f32
              %2133 = math.fma %1906, %2129, %2132 : f32
              %2134 = arith.mulf %2112, %2127 : f32
              %2135 = math.fma %1909, %2129, %2134 : f32
              %2136 = arith.mulf %2114, %2127 : f32
              %2137 = math.fma %1912, %2129, %2136 : f32
              %2138 = arith.mulf %2116, %2127 : f32
              %2139 = math.fma %1915, %2129, %2138 : f32
              %2140 = arith.mulf %2118, %2127 : f32
              %2141 = math.fma %1918, %2129, %2140 : f32
              %2142 = arith.mulf %2120, %2127 : f32
              %2143 = math.fma %1921, %2129, %2142 : f32
              %2144 = arith.mulf %2122, %2127 : f32
              %2145 = math.fma %1924, %2129, %2144 : f32
              %2146 = arith.mulf %2124, %2127 : f32
              %2147 = math.fma %1927, %2129, %2146 : f32
              %2148 = arith.maxnumf %2125, %1943 fastmath<nnan> : f32
              %2149 = arith.subf %2125, %2148 : f32
              %2150 = wave.exp2 %2149 : f32
              %2151 = arith.subf %1943, %2148 : f32
              %2152 = wave.exp2 %2151 : f32
              %2153 = arith.mulf %2131, %2150 : f32
              %2154 = math.fma %1969, %2152, %2153 : f32
              %2155 = arith.mulf %2133, %2150 : f32
              %2156 = math.fma %1946, %2152, %2155 : f32
              %2157 = arith.mulf %2135, %2150 : f32
              %2158 = math.fma %1949, %2152, %2157 : f32
              %2159 = arith.mulf %2137, %2150 : f32
              %2160 = math.fma %1952, %2152, %2159 : f32
              %2161 = arith.mulf %2139, %2150 : f32
              %2162 = math.fma %1955, %2152, %2161 : f32
              %2163 = arith.mulf %2141, %2150 : f32
              %2164 = math.fma %1958, %2152, %2163 : f32
              %2165 = arith.mulf %2143, %2150 : f32
              %2166 = math.fma %1961, %2152, %2165 : f32
              %2167 = arith.mulf %2145, %2150 : f32
              %2168 = math.fma %1964, %2152, %2167 : f32
              %2169 = arith.mulf %2147, %2150 : f32
              %2170 = math.fma %1967, %2152, %2169 : f32
              %2171 = arith.maxnumf %2148, %1983 fastmath<nnan> : f32
              %2172 = arith.subf %2148, %2171 : f32
              %2173 = wave.exp2 %2172 : f32
              %2174 = arith.subf %1983, %2171 : f32
              %2175 = wave.exp2 %2174 : f32
              %2176 = arith.mulf %2154, %2173 : f32
              %2177 = math.fma %2009, %2175, %2176 : f32
              %2178 = arith.mulf %2156, %2173 : f32
              %2179 = math.fma %1986, %2175, %2178 : f32
              %2180 = arith.mulf %2158, %2173 : f32
              %2181 = math.fma %1989, %2175, %2180 : f32
              %2182 = arith.mulf %2160, %2173 : f32
              %2183 = math.fma %1992, %2175, %2182 : f32
              %2184 = arith.mulf %2162, %2173 : f32
              %2185 = math.fma %1995, %2175, %2184 : f32
              %2186 = arith.mulf %2164, %2173 : f32
              %2187 = math.fma %1998, %2175, %2186 : f32
              %2188 = arith.mulf %2166, %2173 : f32
              %2189 = math.fma %2001, %2175, %2188 : f32
              %2190 = arith.mulf %2168, %2173 : f32
              %2191 = math.fma %2004, %2175, %2190 : f32
              %2192 = arith.mulf %2170, %2173 : f32
              %2193 = math.fma %2007, %2175, %2192 : f32
              scf.yield %2171, %2177, %2179, %2181, %2183, %2185, %2187, %2189, %2191, %2193 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
            }
            %2194 = arith.cmpi eq, %1666, %c16 : i32
            scf.if %2194 {
              %2195 = arith.addi %kvHeads, %15 : index
              %2196 = memref.load %scales[%2195] : memref<?xf32>
              %2197 = arith.divf %2196, %1689#1 : f32
              %2198 = arith.addi %17, %958 : index
              %2199 = arith.cmpi slt, %2198, %groupSize : index
              scf.if %2199 {
                %2200 = arith.muli %15, %groupSize : index
                %2201 = arith.addi %2200, %2198 : index
                %2202 = arith.muli %2201, %c24 : index
                %2203 = arith.muli %heads, %c24 : index
                %2204 = arith.addi %956, %c22 : index
                %2205 = arith.mulf %1689#2, %2197 : f32
                %2206 = arith.addf %2205, %c51 : f32
                %2207 = arith.minimumf %2206, %c112 : f32
                %2208 = arith.maximumf %2207, %c113 : f32
                %2209 = arith.truncf %2208 : f32 to f16
                %2210 = arith.divui %2204, %c3 : index
                %2211 = arith.addi %2202, %2210 : index
                %2212 = arith.divui %24, %outTileRows : index
                %2213 = arith.divui %2203, %c3 : index
                %2214 = arith.muli %2212, %2213 : index
                %2215 = arith.divui %2211, %c3 : index
                %2216 = arith.addi %2214, %2215 : index
                %2217 = arith.muli %2216, %c9 : index
                %2218 = arith.remui %2211, %c3 : index
                %2219 = arith.divui %2218, %c26 : index
                %2220 = arith.addi %2217, %2219 : index
                %2221 = arith.muli %outTileRows, %c26 : index
                %2222 = arith.muli %2220, %2221 : index
                %2223 = arith.remui %24, %outTileRows : index
                %2224 = arith.muli %2223, %c26 : index
                %2225 = arith.addi %2222, %2224 : index
                %2226 = arith.remui %2211, %c26 : index
                %2227 = arith.addi %2225, %2226 : index
                memref.store %2209, %out[%2227] : memref<?xf16>
                %2228 = arith.addi %956, %c7 : index
                %2229 = arith.mulf %1689#3, %2197 : f32
                %2230 = arith.addf %2229, %c51 : f32
                %2231 = arith.minimumf %2230, %c112 : f32
                %2232 = arith.maximumf %2231, %c113 : f32
                %2233 = arith.truncf %2232 : f32 to f16
                %2234 = arith.divui %2228, %c3 : index
                %2235 = arith.addi %2202, %2234 : index
                %2236 = arith.divui %24, %outTileRows : index
                %2237 = arith.divui %2203, %c3 : index
                %2238 = arith.muli %2236, %2237 : index
                %2239 = arith.divui %2235, %c3 : index
                %2240 = arith.addi %2238, %2239 : index
                %2241 = arith.muli %2240, %c9 : index
                %2242 = arith.remui %2235, %c3 : index
                %2243 = arith.divui %2242, %c26 : index
                %2244 = arith.addi %2241, %2243 : index
                %2245 = arith.muli %outTileRows, %c26 : index
                %2246 = arith.muli %2244, %2245 : index
                %2247 = arith.remui %24, %outTileRows : index
                %2248 = arith.muli %2247, %c26 : index
                %2249 = arith.addi %2246, %2248 : index
                %2250 = arith.remui %2235, %c26 : index
                %2251 = arith.addi %2249, %2250 : index
                memref.store %2233, %out[%2251] : memref<?xf16>
                %2252 = arith.addi %956, %c23 : index
                %2253 = arith.mulf %1689#4, %2197 : f32
                %2254 = arith.addf %2253, %c51 : f32
                %2255 = arith.minimumf %2254, %c112 : f32
                %2256 = arith.maximumf %2255, %c113 : f32
                %2257 = arith.truncf %2256 : f32 to f16
                %2258 = arith.divui %2252, %c3 : index
                %2259 = arith.addi %2202, %2258 : index
                %2260 = arith.divui %24, %outTileRows : index
                %2261 = arith.divui %2203, %c3 : index
                %2262 = arith.muli %2260, %2261 : index
                %2263 = arith.divui %2259, %c3 : index
                %2264 = arith.addi %2262, %2263 : index
                %2265 = arith.muli %2264, %c9 : index
                %2266 = arith.remui %2259, %c3 : index
                %2267 = arith.divui %2266, %c26 : index
                %2268 = arith.addi %2265, %2267 : index
                %2269 = arith.muli %outTileRows, %c26 : index
                %2270 = arith.muli %2268, %2269 : index
                %2271 = arith.remui %24, %outTileRows : index
                %2272 = arith.muli %2271, %c26 : index
                %2273 = arith.addi %2270, %2272 : index
                %2274 = arith.remui %2259, %c26 : index
                %2275 = arith.addi %2273, %2274 : index
                memref.store %2257, %out[%2275] : memref<?xf16>
                %2276 = arith.addi %956, %c44 : index
                %2277 = arith.mulf %1689#5, %2197 : f32
                %2278 = arith.addf %2277, %c51 : f32
                %2279 = arith.minimumf %2278, %c112 : f32
                %2280 = arith.maximumf %2279, %c113 : f32
                %2281 = arith.truncf %2280 : f32 to f16
                %2282 = arith.divui %2276, %c3 : index
                %2283 = arith.addi %2202, %2282 : index
                %2284 = arith.divui %24, %outTileRows : index
                %2285 = arith.divui %2203, %c3 : index
                %2286 = arith.muli %2284, %2285 : index
                %2287 = arith.divui %2283, %c3 : index
                %2288 = arith.addi %2286, %2287 : index
                %2289 = arith.muli %2288, %c9 : index
                %2290 = arith.remui %2283, %c3 : index
                %2291 = arith.divui %2290, %c26 : index
                %2292 = arith.addi %2289, %2291 : index
                %2293 = arith.muli %outTileRows, %c26 : index
                %2294 = arith.muli %2292, %2293 : index
                %2295 = arith.remui %24, %outTileRows : index
                %2296 = arith.muli %2295, %c26 : index
                %2297 = arith.addi %2294, %2296 : index
                %2298 = arith.remui %2283, %c26 : index
                %2299 = arith.addi %2297, %2298 : index
                memref.store %2281, %out[%2299] : memref<?xf16>
                %2300 = arith.addi %956, %c45 : index
                %2301 = arith.mulf %1689#6, %2197 : f32
                %2302 = arith.addf %2301, %c51 : f32
                %2303 = arith.minimumf %2302, %c112 : f32
                %2304 = arith.maximumf %2303, %c113 : f32
                %2305 = arith.truncf %2304 : f32 to f16
                %2306 = arith.divui %2300, %c3 : index
                %2307 = arith.addi %2202, %2306 : index
                %2308 = arith.divui %24, %outTileRows : index
                %2309 = arith.divui %2203, %c3 : index
                %2310 = arith.muli %2308, %2309 : index
                %2311 = arith.divui %2307, %c3 : index
                %2312 = arith.addi %2310, %2311 : index
                %2313 = arith.muli %2312, %c9 : index
                %2314 = arith.remui %2307, %c3 : index
                %2315 = arith.divui %2314, %c26 : index
                %2316 = arith.addi %2313, %2315 : index
                %2317 = arith.muli %outTileRows, %c26 : index
                %2318 = arith.muli %2316, %2317 : index
                %2319 = arith.remui %24, %outTileRows : index
                %2320 = arith.muli %2319, %c26 : index
                %2321 = arith.addi %2318, %2320 : index
                %2322 = arith.remui %2307, %c26 : index
                %2323 = arith.addi %2321, %2322 : index
                memref.store %2305, %out[%2323] : memref<?xf16>
                %2324 = arith.addi %956, %c46 : index
                %2325 = arith.mulf %1689#7, %2197 : f32
                %2326 = arith.addf %2325, %c51 : f32
                %2327 = arith.minimumf %2326, %c112 : f32
                %2328 = arith.maximumf %2327, %c113 : f32
                %2329 = arith.truncf %2328 : f32 to f16
                %2330 = arith.divui %2324, %c3 : index
                %2331 = arith.addi %2202, %2330 : index
                %2332 = arith.divui %24, %outTileRows : index
                %2333 = arith.divui %2203, %c3 : index
                %2334 = arith.muli %2332, %2333 : index
                %2335 = arith.divui %2331, %c3 : index
                %2336 = arith.addi %2334, %2335 : index
                %2337 = arith.muli %2336, %c9 : index
                %2338 = arith.remui %2331, %c3 : index
                %2339 = arith.divui %2338, %c26 : index
                %2340 = arith.addi %2337, %2339 : index
                %2341 = arith.muli %outTileRows, %c26 : index
                %2342 = arith.muli %2340, %2341 : index
                %2343 = arith.remui %24, %outTileRows : index
                %2344 = arith.muli %2343, %c26 : index
                %2345 = arith.addi %2342, %2344 : index
                %2346 = arith.remui %2331, %c26 : index
                %2347 = arith.addi %2345, %2346 : index
                memref.store %2329, %out[%2347] : memref<?xf16>
                %2348 = arith.addi %956, %c47 : index
                %2349 = arith.mulf %1689#8, %2197 : f32
                %2350 = arith.addf %2349, %c51 : f32
                %2351 = arith.minimumf %2350, %c112 : f32
                %2352 = arith.maximumf %2351, %c113 : f32
                %2353 = arith.truncf %2352 : f32 to f16
                %2354 = arith.divui %2348, %c3 : index
                %2355 = arith.addi %2202, %2354 : index
                %2356 = arith.divui %24, %outTileRows : index
                %2357 = arith.divui %2203, %c3 : index
                %2358 = arith.muli %2356, %2357 : index
                %2359 = arith.divui %2355, %c3 : index
                %2360 = arith.addi %2358, %2359 : index
                %2361 = arith.muli %2360, %c9 : index
                %2362 = arith.remui %2355, %c3 : index
                %2363 = arith.divui %2362, %c26 : index
                %2364 = arith.addi %2361, %2363 : index
                %2365 = arith.muli %outTileRows, %c26 : index
                %2366 = arith.muli %2364, %2365 : index
                %2367 = arith.remui %24, %outTileRows : index
                %2368 = arith.muli %2367, %c26 : index
                %2369 = arith.addi %2366, %2368 : index
                %2370 = arith.remui %2355, %c26 : index
                %2371 = arith.addi %2369, %2370 : index
                memref.store %2353, %out[%2371] : memref<?xf16>
                %2372 = arith.addi %956, %c48 : index
                %2373 = arith.mulf %1689#9, %2197 : f32
                %2374 = arith.addf %2373, %c51 : f32
                %2375 = arith.minimumf %2374, %c112 : f32
                %2376 = arith.maximumf %2375, %c113 : f32
                %2377 = arith.truncf %2376 : f32 to f16
                %2378 = arith.divui %2372, %c3 : index
                %2379 = arith.addi %2202, %2378 : index
                %2380 = arith.divui %24, %outTileRows : index
                %2381 = arith.divui %2203, %c3 : index
                %2382 = arith.muli %2380, %2381 : index
                %2383 = arith.divui %2379, %c3 : index
                %2384 = arith.addi %2382, %2383 : index
                %2385 = arith.muli %2384, %c9 : index
                %2386 = arith.remui %2379, %c3 : index
                %2387 = arith.divui %2386, %c26 : index
                %2388 = arith.addi %2385, %2387 : index
                %2389 = arith.muli %outTileRows, %c26 : index
                %2390 = arith.muli %2388, %2389 : index
                %2391 = arith.remui %24, %outTileRows : index
                %2392 = arith.muli %2391, %c26 : index
                %2393 = arith.addi %2390, %2392 : index
                %2394 = arith.remui %2379, %c26 : index
                %2395 = arith.addi %2393, %2394 : index
                memref.store %2377, %out[%2395] : memref<?xf16>
              }
            } else {
              %2396 = arith.index_cast %ranges : index to i32
              %2397 = arith.addi %2396, %1667 : i32
              %2398 = arith.addi %ranges, %groups : index
              %2399 = arith.muli %9, %2398 : index
              %2400 = arith.index_castui %2397 : i32 to index
              %2401 = arith.addi %2399, %2400 : index
              %2402 = arith.muli %2401, %c116 : index
              %2403 = arith.addi %956, %c22 : index
              %2404 = arith.addi %2402, %2403 : index
              memref.store %1689#2, %partial[%2404] : memref<?xf32>
              %2405 = arith.addi %956, %c7 : index
              %2406 = arith.addi %2402, %2405 : index
              memref.store %1689#3, %partial[%2406] : memref<?xf32>
              %2407 = arith.addi %956, %c23 : index
              %2408 = arith.addi %2402, %2407 : index
              memref.store %1689#4, %partial[%2408] : memref<?xf32>
              %2409 = arith.addi %956, %c44 : index
              %2410 = arith.addi %2402, %2409 : index
              memref.store %1689#5, %partial[%2410] : memref<?xf32>
              %2411 = arith.addi %956, %c45 : index
              %2412 = arith.addi %2402, %2411 : index
              memref.store %1689#6, %partial[%2412] : memref<?xf32>
              %2413 = arith.addi %956, %c46 : index
              %2414 = arith.addi %2402, %2413 : index
              memref.store %1689#7, %partial[%2414] : memref<?xf32>
              %2415 = arith.addi %956, %c47 : index
              %2416 = arith.addi %2402, %2415 : index
              memref.store %1689#8, %partial[%2416] : memref<?xf32>
              %2417 = arith.addi %956, %c48 : index
              %2418 = arith.addi %2402, %2417 : index
              memref.store %1689#9, %partial[%2418] : memref<?xf32>
              %2419 = arith.cmpi slt, %956, %c3 : index
              scf.if %2419 {
                %2420 = arith.addi %2402, %c5 : index
                %2421 = arith.addi %2420, %956 : index
                memref.store %1689#0, %partial[%2421] : memref<?xf32>
                %2422 = arith.addi %2421, %c3 : index
                memref.store %1689#1, %partial[%2422] : memref<?xf32>
              }
              %2423 = arith.addi %1669, %groups : index
              %2424 = arith.index_castui %1666 : i32 to index
              %2425 = wave.arrive %counters[%2423], %2424 : memref<?xi32>
              scf.if %2425 {
                %2437:10 = scf.for %2426 = %c55 to %1666 step %c83 iter_args(%2427 = %c50, %2428 = %c51, %2429 = %c51, %2430 = %c51, %2431 = %c51, %2432 = %c51, %2433 = %c51, %2434 = %c51, %2435 = %c51, %2436 = %c51) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
                  %2438 = arith.addi %2426, %c55 : i32
                  %2439 = arith.subi %1666, %c16 : i32
                  %2440 = arith.minsi %2438, %2439 : i32
                  %2441 = arith.addi %2396, %2440 : i32
                  %2442 = arith.addi %ranges, %groups : index
                  %2443 = arith.muli %9, %2442 : index
                  %2444 = arith.index_castui %2441 : i32 to index
                  %2445 = arith.addi %2443, %2444 : index
                  %2446 = arith.muli %2445, %c116 : index
                  %2447 = arith.addi %2446, %c5 : index
                  %2448 = arith.addi %2447, %958 : index
                  %2449 = memref.load %partial[%2448] : memref<?xf32>
                  %2450 = arith.cmpi slt, %2438, %1666 : i32
                  %2451 = arith.select %2450, %2449, %c50 : f32
                  %2452 = arith.addi %2446, %956 : index
                  %2453 = arith.addi %2452, %c22 : index
                  %2454 = memref.load %partial[%2453] : memref<?xf32>
                  %2455 = arith.addi %2446, %956 : index
                  %2456 = arith.addi %2455, %c7 : index
                  %2457 = memref.load %partial[%2456] : memref<?xf32>
                  %2458 = arith.addi %2446, %956 : index
                  %2459 = arith.addi %2458, %c23 : index
                  %2460 = memref.load %partial[%2459] : memref<?xf32>
                  %2461 = arith.addi %2446, %956 : index
                  %2462 = arith.addi %2461, %c44 : index
                  %2463 = memref.load %partial[%2462] : memref<?xf32>
                  %2464 = arith.addi %2446, %956 : index
                  %2465 = arith.addi %2464, %c45 : index
                  %2466 = memref.load %partial[%2465] : memref<?xf32>
                  %2467 = arith.addi %2446, %956 : index
                  %2468 = arith.addi %2467, %c46 : index
                  %2469 = memref.load %partial[%2468] : memref<?xf32>
                  %2470 = arith.addi %2446, %956 : index
                  %2471 = arith.addi %2470, %c47 : index
                  %2472 = memref.load %partial[%2471] : memref<?xf32>
                  %2473 = arith.addi %2446, %956 : index
                  %2474 = arith.addi %2473, %c48 : index
                  %2475 = memref.load %partial[%2474] : memref<?xf32>
                  %2476 = arith.addi %2448, %c3 : index
                  %2477 = memref.load %partial[%2476] : memref<?xf32>
                  %2478 = arith.addi %2426, %c16 : i32
                  %2479 = arith.subi %1666, %c16 : i32
                  %2480 = arith.minsi %2478, %2479 : i32
                  %2481 = arith.addi %2396, %2480 : i32
                  %2482 = arith.addi %ranges, %groups : index
                  %2483 = arith.muli %9, %2482 : index
                  %2484 = arith.index_castui %2481 : i32 to index
                  %2485 = arith.addi %2483, %2484 : index
                  %2486 = arith.muli %2485, %c116 : index
                  %2487 = arith.addi %2486, %c5 : index
                  %2488 = arith.addi %2487, %958 : index
                  %2489 = memref.load %partial[%2488] : memref<?xf32>
                  %2490 = arith.cmpi slt, %2478, %1666 : i32
                  %2491 = arith.select %2490, %2489, %c50 : f32
                  %2492 = arith.addi %2486, %956 : index
                  %2493 = arith.addi %2492, %c22 : index
                  %2494 = memref.load %partial[%2493] : memref<?xf32>
                  %2495 = arith.addi %2486, %956 : index
                  %2496 = arith.addi %2495, %c7 : index
                  %2497 = memref.load %partial[%2496] : memref<?xf32>
                  %2498 = arith.addi %2486, %956 : index
                  %2499 = arith.addi %2498, %c23 : index
                  %2500 = memref.load %partial[%2499] : memref<?xf32>
                  %2501 = arith.addi %2486, %956 : index
                  %2502 = arith.addi %2501, %c44 : index
                  %2503 = memref.load %partial[%2502] : memref<?xf32>
                  %2504 = arith.addi %2486, %956 : index
                  %2505 = arith.addi %2504, %c45 : index
                  %2506 = memref.load %partial[%2505] : memref<?xf32>
                  %2507 = arith.addi %2486, %956 : index
                  %2508 = arith.addi %2507, %c46 : index
                  %2509 = memref.load %partial[%2508] : memref<?xf32>
                  %2510 = arith.addi %2486, %956 : index
                  %2511 = arith.addi %2510, %c47 : index
                  %2512 = memref.load %partial[%2511] : memref<?xf32>
                  %2513 = arith.addi %2486, %956 : index
                  %2514 = arith.addi %2513, %c48 : index
                  %2515 = memref.load %partial[%2514] : memref<?xf32>
                  %2516 = arith.addi %2488, %c3 : index
                  %2517 = memref.load %partial[%2516] : memref<?xf32>
                  %2518 = arith.addi %2426, %c76 : i32
                  %2519 = arith.subi %1666, %c16 : i32
                  %2520 = arith.minsi %2518, %2519 : i32
                  %2521 = arith.addi %2396, %2520 : i32
                  %2522 = arith.addi %ranges, %groups : index
                  %2523 = arith.muli %9, %2522 : index
                  %2524 = arith.index_castui %2521 : i32 to index
                  %2525 = arith.addi %2523, %2524 : index
                  %2526 = arith.muli %2525, %c116 : index
                  %2527 = arith.addi %2526, %c5 : index
                  %2528 = arith.addi %2527, %958 : index
                  %2529 = memref.load %partial[%2528] : memref<?xf32>
                  %2530 = arith.cmpi slt, %2518, %1666 : i32
                  %2531 = arith.select %2530, %2529, %c50 : f32
                  %2532 = arith.addi %2526, %956 : index
                  %2533 = arith.addi %2532, %c22 : index
                  %2534 = memref.load %partial[%2533] : memref<?xf32>
                  %2535 = arith.addi %2526, %956 : index
                  %2536 = arith.addi %2535, %c7 : index
                  %2537 = memref.load %partial[%2536] : memref<?xf32>
                  %2538 = arith.addi %2526, %956 : index
                  %2539 = arith.addi %2538, %c23 : index
                  %2540 = memref.load %partial[%2539] : memref<?xf32>
                  %2541 = arith.addi %2526, %956 : index
                  %2542 = arith.addi %2541, %c44 : index
                  %2543 = memref.load %partial[%2542] : memref<?xf32>
                  %2544 = arith.addi %2526, %956 : index
                  %2545 = arith.addi %2544, %c45 : index
                  %2546 = memref.load %partial[%2545] : memref<?xf32>
                  %2547 = arith.addi %2526, %956 : index
                  %2548 = arith.addi %2547, %c46 : index
                  %2549 = memref.load %partial[%2548] : memref<?xf32>
                  %2550 = arith.addi %2526, %956 : index
                  %2551 = arith.addi %2550, %c47 : index
                  %2552 = memref.load %partial[%2551] : memref<?xf32>
                  %2553 = arith.addi %2526, %956 : index
                  %2554 = arith.addi %2553, %c48 : index
                  %2555 = memref.load %partial[%2554] : memref<?xf32>
                  %2556 = arith.addi %2528, %c3 : index
                  %2557 = memref.load %partial[%2556] : memref<?xf32>
                  %2558 = arith.addi %2426, %c78 : i32
                  %2559 = arith.subi %1666, %c16 : i32
                  %2560 = arith.minsi %2558, %2559 : i32
                  %2561 = arith.addi %2396, %2560 : i32
                  %2562 = arith.addi %ranges, %groups : index
                  %2563 = arith.muli %9, %2562 : index
                  %2564 = arith.index_castui %2561 : i32 to index
                  %2565 = arith.addi %2563, %2564 : index
                  %2566 = arith.muli %2565, %c116 : index
                  %2567 = arith.addi %2566, %c5 : index
                  %2568 = arith.addi %2567, %958 : index
                  %2569 = memref.load %partial[%2568] : memref<?xf32>
                  %2570 = arith.cmpi slt, %2558, %1666 : i32
                  %2571 = arith.select %2570, %2569, %c50 : f32
                  %2572 = arith.addi %2566, %956 : index
                  %2573 = arith.addi %2572, %c22 : index
                  %2574 = memref.load %partial[%2573] : memref<?xf32>
                  %2575 = arith.addi %2566, %956 : index
                  %2576 = arith.addi %2575, %c7 : index
                  %2577 = memref.load %partial[%2576] : memref<?xf32>
                  %2578 = arith.addi %2566, %956 : index
                  %2579 = arith.addi %2578, %c23 : index
                  %2580 = memref.load %partial[%2579] : memref<?xf32>
                  %2581 = arith.addi %2566, %956 : index
                  %2582 = arith.addi %2581, %c44 : index
                  %2583 = memref.load %partial[%2582] : memref<?xf32>
                  %2584 = arith.addi %2566, %956 : index
                  %2585 = arith.addi %2584, %c45 : index
                  %2586 = memref.load %partial[%2585] : memref<?xf32>
                  %2587 = arith.addi %2566, %956 : index
                  %2588 = arith.addi %2587, %c46 : index
                  %2589 = memref.load %partial[%2588] : memref<?xf32>
                  %2590 = arith.addi %2566, %956 : index
                  %2591 = arith.addi %2590, %c47 : index
                  %2592 = memref.load %partial[%2591] : memref<?xf32>
                  %2593 = arith.addi %2566, %956 : index
                  %2594 = arith.addi %2593, %c48 : index
                  %2595 = memref.load %partial[%2594] : memref<?xf32>
                  %2596 = arith.addi %2568, %c3 : index
                  %2597 = memref.load %partial[%2596] : memref<?xf32>
                  %2598 = arith.addi %2426, %c79 : i32
                  %2599 = arith.subi %1666, %c16 : i32
                  %2600 = arith.minsi %2598, %2599 : i32
                  %2601 = arith.addi %2396, %2600 : i32
                  %2602 = arith.addi %ranges, %groups : index
                  %2603 = arith.muli %9, %2602 : index
                  %2604 = arith.index_castui %2601 : i32 to index
                  %2605 = arith.addi %2603, %2604 : index
                  %2606 = arith.muli %2605, %c116 : index
                  %2607 = arith.addi %2606, %c5 : index
                  %2608 = arith.addi %2607, %958 : index
                  %2609 = memref.load %partial[%2608] : memref<?xf32>
                  %2610 = arith.cmpi slt, %2598, %1666 : i32
                  %2611 = arith.select %2610, %2609, %c50 : f32
                  %2612 = arith.addi %2606, %956 : index
                  %2613 = arith.addi %2612, %c22 : index
                  %2614 = memref.load %partial[%2613] : memref<?xf32>
                  %2615 = arith.addi %2606, %956 : index
                  %2616 = arith.addi %2615, %c7 : index
                  %2617 = memref.load %partial[%2616] : memref<?xf32>
                  %2618 = arith.addi %2606, %956 : index
                  %2619 = arith.addi %2618, %c23 : index
                  %2620 = memref.load %partial[%2619] : memref<?xf32>
                  %2621 = arith.addi %2606, %956 : index
                  %2622 = arith.addi %2621, %c44 : index
                  %2623 = memref.load %partial[%2622] : memref<?xf32>
                  %2624 = arith.addi %2606, %956 : index
                  %2625 = arith.addi %2624, %c45 : index
                  %2626 = memref.load %partial[%2625] : memref<?xf32>
                  %2627 = arith.addi %2606, %956 : index
                  %2628 = arith.addi %2627, %c46 : index
                  %2629 = memref.load %partial[%2628] : memref<?xf32>
                  %2630 = arith.addi %2606, %956 : index
                  %2631 = arith.addi %2630, %c47 : index
                  %2632 = memref.load %partial[%2631] : memref<?xf32>
                  %2633 = arith.addi %2606, %956 : index
                  %2634 = arith.addi %2633, %c48 : index
                  %2635 = memref.load %partial[%2634] : memref<?xf32>
                  %2636 = arith.addi %2608, %c3 : index
                  %2637 = memref.load %partial[%2636] : memref<?xf32>
                  %2638 = arith.addi %2426, %c80 : i32
                  %2639 = arith.subi %1666, %c16 : i32
                  %2640 = arith.minsi %2638, %2639 : i32
                  %2641 = arith.addi %2396, %2640 : i32
                  %2642 = arith.addi %ranges, %groups : index
                  %2643 = arith.muli %9, %2642 : index
                  %2644 = arith.index_castui %2641 : i32 to index
                  %2645 = arith.addi %2643, %2644 : index
                  %2646 = arith.muli %2645, %c116 : index
                  %2647 = arith.addi %2646, %c5 : index
                  %2648 = arith.addi %2647, %958 : index
                  %2649 = memref.load %partial[%2648] : memref<?xf32>
                  %2650 = arith.cmpi slt, %2638, %1666 : i32
                  %2651 = arith.select %2650, %2649, %c50 : f32
                  %2652 = arith.addi %2646, %956 : index
                  %2653 = arith.addi %2652, %c22 : index
                  %2654 = memref.load %partial[%2653] : memref<?xf32>
                  %2655 = arith.addi %2646, %956 : index
                  %2656 = arith.addi %2655, %c7 : index
                  %2657 = memref.load %partial[%2656] : memref<?xf32>
                  %2658 = arith.addi %2646, %956 : index
                  %2659 = arith.addi %2658, %c23 : index
                  %2660 = memref.load %partial[%2659] : memref<?xf32>
                  %2661 = arith.addi %2646, %956 : index
                  %2662 = arith.addi %2661, %c44 : index
                  %2663 = memref.load %partial[%2662] : memref<?xf32>
                  %2664 = arith.addi %2646, %956 : index
                  %2665 = arith.addi %2664, %c45 : index
                  %2666 = memref.load %partial[%2665] : memref<?xf32>
                  %2667 = arith.addi %2646, %956 : index
                  %2668 = arith.addi %2667, %c46 : index
                  %2669 = memref.load %partial[%2668] : memref<?xf32>
                  %2670 = arith.addi %2646, %956 : index
                  %2671 = arith.addi %2670, %c47 : index
                  %2672 = memref.load %partial[%2671] : memref<?xf32>
                  %2673 = arith.addi %2646, %956 : index
                  %2674 = arith.addi %2673, %c48 : index
                  %2675 = memref.load %partial[%2674] : memref<?xf32>
                  %2676 = arith.addi %2648, %c3 : index
                  %2677 = memref.load %partial[%2676] : memref<?xf32>
                  %2678 = arith.addi %2426, %c81 : i32
                  %2679 = arith.subi %1666, %c16 : i32
                  %2680 = arith.minsi %2678, %2679 : i32
                  %2681 = arith.addi %2396, %2680 : i32
                  %2682 = arith.addi %ranges, %groups : index
                  %2683 = arith.muli %9, %2682 : index
                  %2684 = arith.index_castui %2681 : i32 to index
                  %2685 = arith.addi %2683, %2684 : index
                  %2686 = arith.muli %2685, %c116 : index
                  %2687 = arith.addi %2686, %c5 : index
                  %2688 = arith.addi %2687, %958 : index
                  %2689 = memref.load %partial[%2688] : memref<?xf32>
                  %2690 = arith.cmpi slt, %2678, %1666 : i32
                  %2691 = arith.select %2690, %2689, %c50 : f32
                  %2692 = arith.addi %2686, %956 : index
                  %2693 = arith.addi %2692, %c22 : index
                  %2694 = memref.load %partial[%2693] : memref<?xf32>
                  %2695 = arith.addi %2686, %956 : index
                  %2696 = arith.addi %2695, %c7 : index
                  %2697 = memref.load %partial[%2696] : memref<?xf32>
                  %2698 = arith.addi %2686, %956 : index
                  %2699 = arith.addi %2698, %c23 : index
                  %2700 = memref.load %partial[%2699] : memref<?xf32>
                  %2701 = arith.addi %2686, %956 : index
                  %2702 = arith.addi %2701, %c44 : index
                  %2703 = memref.load %partial[%2702] : memref<?xf32>
                  %2704 = arith.addi %2686, %956 : index
                  %2705 = arith.addi %2704, %c45 : index
                  %2706 = memref.load %partial[%2705] : memref<?xf32>
                  %2707 = arith.addi %2686, %956 : index
                  %2708 = arith.addi %2707, %c46 : index
                  %2709 = memref.load %partial[%2708] : memref<?xf32>
                  %2710 = arith.addi %2686, %956 : index
                  %2711 = arith.addi %2710, %c47 : index
                  %2712 = memref.load %partial[%2711] : memref<?xf32>
                  %2713 = arith.addi %2686, %956 : index
                  %2714 = arith.addi %2713, %c48 : index
                  %2715 = memref.load %partial[%2714] : memref<?xf32>
                  %2716 = arith.addi %2688, %c3 : index
                  %2717 = memref.load %partial[%2716] : memref<?xf32>
                  %2718 = arith.addi %2426, %c82 : i32
                  %2719 = arith.subi %1666, %c16 : i32
                  %2720 = arith.minsi %2718, %2719 : i32
                  %2721 = arith.addi %2396, %2720 : i32
                  %2722 = arith.addi %ranges, %groups : index
                  %2723 = arith.muli %9, %2722 : index
                  %2724 = arith.index_castui %2721 : i32 to index
                  %2725 = arith.addi %2723, %2724 : index
                  %2726 = arith.muli %2725, %c116 : index
                  %2727 = arith.addi %2726, %c5 : index
                  %2728 = arith.addi %2727, %958 : index
                  %2729 = memref.load %partial[%2728] : memref<?xf32>
                  %2730 = arith.cmpi slt, %2718, %1666 : i32
                  %2731 = arith.select %2730, %2729, %c50 : f32
                  %2732 = arith.addi %2726, %956 : index
                  %2733 = arith.addi %2732, %c22 : index
                  %2734 = memref.load %partial[%2733] : memref<?xf32>
                  %2735 = arith.addi %2726, %956 : index
                  %2736 = arith.addi %2735, %c7 : index
                  %2737 = memref.load %partial[%2736] : memref<?xf32>
                  %2738 = arith.addi %2726, %956 : index
                  %2739 = arith.addi %2738, %c23 : index
                  %2740 = memref.load %partial[%2739] : memref<?xf32>
                  %2741 = arith.addi %2726, %956 : index
                  %2742 = arith.addi %2741, %c44 : index
                  %2743 = memref.load %partial[%2742] : memref<?xf32>
                  %2744 = arith.addi %2726, %956 : index
                  %2745 = arith.addi %2744, %c45 : index
                  %2746 = memref.load %partial[%2745] : memref<?xf32>
                  %2747 = arith.addi %2726, %956 : index
                  %2748 = arith.addi %2747, %c46 : index
                  %2749 = memref.load %partial[%2748] : memref<?xf32>
                  %2750 = arith.addi %2726, %956 : index
                  %2751 = arith.addi %2750, %c47 : index
                  %2752 = memref.load %partial[%2751] : memref<?xf32>
                  %2753 = arith.addi %2726, %956 : index
                  %2754 = arith.addi %2753, %c48 : index
                  %2755 = memref.load %partial[%2754] : memref<?xf32>
                  %2756 = arith.addi %2728, %c3 : index
                  %2757 = memref.load %partial[%2756] : memref<?xf32>
                  %2758 = arith.maxnumf %2427, %2451 fastmath<nnan> : f32
                  %2759 = arith.subf %2427, %2758 : f32
                  %2760 = wave.exp2 %2759 : f32
                  %2761 = arith.subf %2451, %2758 : f32
                  %2762 = wave.exp2 %2761 : f32
                  %2763 = arith.mulf %2428, %2760 : f32
                  %2764 = math.fma %2477, %2762, %2763 : f32
                  %2765 = arith.mulf %2429, %2760 : f32
                  %2766 = math.fma %2454, %2762, %2765 : f32
                  %2767 = arith.mulf %2430, %2760 : f32
                  %2768 = math.fma %2457, %2762, %2767 : f32
                  %2769 = arith.mulf %2431, %2760 : f32
                  %2770 = math.fma %2460, %2762, %2769 : f32
                  %2771 = arith.mulf %2432, %2760 : f32
                  %2772 = math.fma %2463, %2762, %2771 : f32
                  %2773 = arith.mulf %2433, %2760 : f32
                  %2774 = math.fma %2466, %2762, %2773 : f32
                  %2775 = arith.mulf %2434, %2760 : f32
                  %2776 = math.fma %2469, %2762, %2775 : f32
                  %2777 = arith.mulf %2435, %2760 : f32
                  %2778 = math.fma %2472, %2762, %2777 : f32
                  %2779 = arith.mulf %2436, %2760 : f32
                  %2780 = math.fma %2475, %2762, %2779 : f32
                  %2781 = arith.maxnumf %2758, %2491 fastmath<nnan> : f32
                  %2782 = arith.subf %2758, %2781 : f32
                  %2783 = wave.exp2 %2782 : f32
                  %2784 = arith.subf %2491, %2781 : f32
                  %2785 = wave.exp2 %2784 : f32
                  %2786 = arith.mulf %2764, %2783 : f32
                  %2787 = math.fma %2517, %2785, %2786 : f32
                  %2788 = arith.mulf %2766, %2783 : f32
                  %2789 = math.fma %2494, %2785, %2788 : f32
                  %2790 = arith.mulf %2768, %2783 : f32
                  %2791 = math.fma %2497, %2785, %2790 : f32
                  %2792 = arith.mulf %2770, %2783 : f32
                  %2793 = math.fma %2500, %2785, %2792 : f32
                  %2794 = arith.mulf %2772, %2783 : f32
                  %2795 = math.fma %2503, %2785, %2794 : f32
                  %2796 = arith.mulf %2774, %2783 : f32
                  %2797 = math.fma %2506, %2785, %2796 : f32
                  %2798 = arith.mulf %2776, %2783 : f32
                  %2799 = math.fma %2509, %2785, %2798 : f32
                  %2800 = arith.mulf %2778, %2783 : f32
                  %2801 = math.fma %2512, %2785, %2800 : f32
                  %2802 = arith.mulf %2780, %2783 : f32
                  %2803 = math.fma %2515, %2785, %2802 : f32
                  %2804 = arith.maxnumf %2781, %2531 fastmath<nnan> : f32
                  %2805 = arith.subf %2781, %2804 : f32
                  %2806 = wave.exp2 %2805 : f32
                  %2807 = arith.subf %2531, %2804 : f32
                  %2808 = wave.exp2 %2807 : f32
                  %2809 = arith.mulf %2787, %2806 : f32
                  %2810 = math.fma %2557, %2808, %2809 : f32
                  %2811 = arith.mulf %2789, %2806 : f32
                  %2812 = math.fma %2534, %2808, %2811 : f32
                  %2813 = arith.mulf %2791, %2806 : f32
                  %2814 = math.fma %2537, %2808, %2813 : f32
                  %2815 = arith.mulf %2793, %2806 : f32
                  %2816 = math.fma %2540, %2808, %2815 : f32
                  %2817 = arith.mulf %2795, %2806 : f32
                  %2818 = math.fma %2543, %2808, %2817 : f32
                  %2819 = arith.mulf %2797, %2806 : f32
                  %2820 = math.fma %2546, %2808, %2819 : f32
                  %2821 = arith.mulf %2799, %2806 : f32
                  %2822 = math.fma %2549, %2808, %2821 : f32
                  %2823 = arith.mulf %2801, %2806 : f32
                  %2824 = math.fma %2552, %2808, %2823 : f32
                  %2825 = arith.mulf %2803, %2806 : f32
                  %2826 = math.fma %2555, %2808, %2825 : f32
                  %2827 = arith.maxnumf %2804, %2571 fastmath<nnan> : f32
                  %2828 = arith.subf %2804, %2827 : f32
                  %2829 = wave.exp2 %2828 : f32
                  %2830 = arith.subf %2571, %2827 : f32
                  %2831 = wave.exp2 %2830 : f32
                  %2832 = arith.mulf %2810, %2829 : f32
                  %2833 = math.fma %2597, %2831, %2832 : f32
                  %2834 = arith.mulf %2812, %2829 : f32
                  %2835 = math.fma %2574, %2831, %2834 : f32
                  %2836 = arith.mulf %2814, %2829 : f32
                  %2837 = math.fma %2577, %2831, %2836 : f32
                  %2838 = arith.mulf %2816, %2829 : f32
                  %2839 = math.fma %2580, %2831, %2838 : f32
                  %2840 = arith.mulf %2818, %2829 : f32
                  %2841 = math.fma %2583, %2831, %2840 : f32
                  %2842 = arith.mulf %2820, %2829 : f32
                  %2843 = math.fma %2586, %2831, %2842 : f32
                  %2844 = arith.mulf %2822, %2829 : f32
                  %2845 = math.fma %2589, %2831, %2844 : f32
                  %2846 = arith.mulf %2824, %2829 : f32
                  %2847 = math.fma %2592, %2831, %2846 : f32
                  %2848 = arith.mulf %2826, %2829 : f32
                  %2849 = math.fma %2595, %2831, %2848 : f32
                  %2850 = arith.maxnumf %2827, %2611 fastmath<nnan> : f32
                  %2851 = arith.subf %2827, %2850 : f32
                  %2852 = wave.exp2 %2851 : f32
                  %2853 = arith.subf %2611, %2850 : f32
                  %2854 = wave.exp2 %2853 : f32
                  %2855 = arith.mulf %2833, %2852 : f32
                  %2856 = math.fma %2637, %2854, %2855 : f32
                  %2857 = arith.mulf %2835, %2852 : f32
                  %2858 = math.fma %2614, %2854, %2857 : f32
                  %2859 = arith.mulf %2837, %2852 : f32
                  %2860 = math.fma %2617, %2854, %2859 : f32
                  %2861 = arith.mulf %2839, %2852 : f32
                  %2862 = math.fma %2620, %2854, %2861 : f32
                  %2863 = arith.mulf %2841, %2852 : f32
                  %2864 = math.fma %2623, %2854, %2863 : f32
                  %2865 = arith.mulf %2843, %2852 : f32
                  %2866 = math.fma %2626, %2854, %2865 : f32
                  %2867 = arith.mulf %2845, %2852 : f32
                  %2868 = math.fma %2629, %2854, %2867 : f32
                  %2869 = arith.mulf %2847, %2852 : f32
                  %2870 = math.fma %2632, %2854, %2869 : f32
                  %2871 = arith.mulf %2849, %2852 : f32
                  %2872 = math.fma %2635, %2854, %2871 : f32
                  %2873 = arith.maxnumf %2850, %2651 fastmath<nnan> : f32
                  %2874 = arith.subf %2850, %2873 : f32
                  %2875 = wave.exp2 %2874 : f32
                  %2876 = arith.subf %2651, %2873 : f32
                  %2877 = wave.exp2 %2876 : f32
                  %2878 = arith.mulf %2856, %2875 : f32
                  %2879 = math.fma %2677, %2877, %2878 : f32
                  %2880 = arith.mulf %2858, %2875 : f32
                  %2881 = math.fma %2654, %2877, %2880 : f32
                  %2882 = arith.mulf %2860, %2875 : f32
                  %2883 = math.fma %2657, %2877, %2882 : f32
                  %2884 = arith.mulf %2862, %2875 : f32
                  %2885 = math.fma %2660, %2877, %2884 : f32
                  %2886 = arith.mulf %2864, %2875 : f32
                  %2887 = math.fma %2663, %2877, %2886 : f32
                  %2888 = arith.mulf %2866, %2875 : f32
                  %2889 = math.fma %2666, %2877, %2888 : f32
                  %2890 = arith.mulf %2868, %2875 : f32
                  %2891 = math.fma %2669, %2877, %2890 : f32
                  %2892 = arith.mulf %2870, %2875 : f32
                  %2893 = math.fma %2672, %2877, %2892 : f32
                  %2894 = arith.mulf %2872, %2875 : f32
                  %2895 = math.fma %2675, %2877, %2894 : f32
                  %2896 = arith.maxnumf %2873, %2691 fastmath<nnan> : f32
                  %2897 = arith.subf %2873, %2896 : f32
                  %2898 = wave.exp2 %2897 : f32
                  %2899 = arith.subf %2691, %2896 : f32
                  %2900 = wave.exp2 %2899 : f32
                  %2901 = arith.mulf %2879, %2898 : f32
                  %2902 = math.fma %2717, %2900, %2901 : f32
                  %2903 = arith.mulf %2881, %2898 : f32
                  %2904 = math.fma %2694, %2900, %2903 : f32
                  %2905 = arith.mulf %2883, %2898 : f32
                  %2906 = math.fma %2697, %2900, %2905 : f32
                  %2907 = arith.mulf %2885, %2898 : f32
                  %2908 = math.fma %2700, %2900, %2907 : f32
                  %2909 = arith.mulf %2887, %2898 : f32
                  %2910 = math.fma %2703, %2900, %2909 : f32
                  %2911 = arith.mulf %2889, %2898 : f32
                  %2912 = math.fma %2706, %2900, %2911 : f32
                  %2913 = arith.mulf %2891, %2898 : f32
                  %2914 = math.fma %2709, %2900, %2913 : f32
                  %2915 = arith.mulf %2893, %2898 : f32
                  %2916 = math.fma %2712, %2900, %2915 : f32
                  %2917 = arith.mulf %2895, %2898 : f32
                  %2918 = math.fma %2715, %2900, %2917 : f32
                  %2919 = arith.maxnumf %2896, %2731 fastmath<nnan> : f32
                  %2920 = arith.subf %2896, %2919 : f32
                  %2921 = wave.exp2 %2920 : f32
                  %2922 = arith.subf %2731, %2919 : f32
                  %2923 = wave.exp2 %2922 : f32
                  %2924 = arith.mulf %2902, %2921 : f32
                  %2925 = math.fma %2757, %2923, %2924 : f32
                  %2926 = arith.mulf %2904, %2921 : f32
                  %2927 = math.fma %2734, %2923, %2926 : f32
                  %2928 = arith.mulf %2906, %2921 : f32
                  %2929 = math.fma %2737, %2923, %2928 : f32
                  %2930 = arith.mulf %2908, %2921 : f32
                  %2931 = math.fma %2740, %2923, %2930 : f32
                  %2932 = arith.mulf %2910, %2921 : f32
                  %2933 = math.fma %2743, %2923, %2932 : f32
                  %2934 = arith.mulf %2912, %2921 : f32
                  %2935 = math.fma %2746, %2923, %2934 : f32
                  %2936 = arith.mulf %2914, %2921 : f32
                  %2937 = math.fma %2749, %2923, %2936 : f32
                  %2938 = arith.mulf %2916, %2921 : f32
                  %2939 = math.fma %2752, %2923, %2938 : f32
                  %2940 = arith.mulf %2918, %2921 : f32
                  %2941 = math.fma %2755, %2923, %2940 : f32
                  scf.yield %2919, %2925, %2927, %2929, %2931, %2933, %2935, %2937, %2939, %2941 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
                }
                %2942 = arith.addi %kvHeads, %15 : index
                %2943 = memref.load %scales[%2942] : memref<?xf32>
                %2944 = arith.divf %2943, %2437#1 : f32
                %2945 = arith.addi %17, %958 : index
                %2946 = arith.cmpi slt, %2945, %groupSize : index
                scf.if %2946 {
                  %2947 = arith.muli %15, %groupSize : index
                  %2948 = arith.addi %2947, %2945 : index
                  %2949 = arith.muli %2948, %c24 : index
                  %2950 = arith.muli %heads, %c24 : index
                  %2951 = arith.addi %956, %c22 : index
                  %2952 = arith.mulf %2437#2, %2944 : f32
                  %2953 = arith.addf %2952, %c51 : f32
                  %2954 = arith.minimumf %2953, %c112 : f32
                  %2955 = arith.maximumf %2954, %c113 : f32
                  %2956 = arith.truncf %2955 : f32 to f16
                  %2957 = arith.divui %2951, %c3 : index
                  %2958 = arith.addi %2949, %2957 : index
                  %2959 = arith.divui %24, %outTileRows : index
                  %2960 = arith.divui %2950, %c3 : index
                  %2961 = arith.muli %2959, %2960 : index
                  %2962 = arith.divui %2958, %c3 : index
                  %2963 = arith.addi %2961, %2962 : index
                  %2964 = arith.muli %2963, %c9 : index
                  %2965 = arith.remui %2958, %c3 : index
                  %2966 = arith.divui %2965, %c26 : index
                  %2967 = arith.addi %2964, %2966 : index
                  %2968 = arith.muli %outTileRows, %c26 : index
                  %2969 = arith.muli %2967, %2968 : index
                  %2970 = arith.remui %24, %outTileRows : index
                  %2971 = arith.muli %2970, %c26 : index
                  %2972 = arith.addi %2969, %2971 : index
                  %2973 = arith.remui %2958, %c26 : index
                  %2974 = arith.addi %2972, %2973 : index
                  memref.store %2956, %out[%2974] : memref<?xf16>
                  %2975 = arith.addi %956, %c7 : index
                  %2976 = arith.mulf %2437#3, %2944 : f32
                  %2977 = arith.addf %2976, %c51 : f32
                  %2978 = arith.minimumf %2977, %c112 : f32
                  %2979 = arith.maximumf %2978, %c113 : f32
                  %2980 = arith.truncf %2979 : f32 to f16
                  %2981 = arith.divui %2975, %c3 : index
                  %2982 = arith.addi %2949, %2981 : index
                  %2983 = arith.divui %24, %outTileRows : index
                  %2984 = arith.divui %2950, %c3 : index
                  %2985 = arith.muli %2983, %2984 : index
                  %2986 = arith.divui %2982, %c3 : index
                  %2987 = arith.addi %2985, %2986 : index
                  %2988 = arith.muli %2987, %c9 : index
                  %2989 = arith.remui %2982, %c3 : index
                  %2990 = arith.divui %2989, %c26 : index
                  %2991 = arith.addi %2988, %2990 : index
                  %2992 = arith.muli %outTileRows, %c26 : index
                  %2993 = arith.muli %2991, %2992 : index
                  %2994 = arith.remui %24, %outTileRows : index
                  %2995 = arith.muli %2994, %c26 : index
                  %2996 = arith.addi %2993, %2995 : index
                  %2997 = arith.remui %2982, %c26 : index
                  %2998 = arith.addi %2996, %2997 : index
                  memref.store %2980, %out[%2998] : memref<?xf16>
                  %2999 = arith.addi %956, %c23 : index
                  %3000 = arith.mulf %2437#4, %2944 : f32
                  %3001 = arith.addf %3000, %c51 : f32
                  %3002 = arith.minimumf %3001, %c112 : f32
                  %3003 = arith.maximumf %3002, %c113 : f32
                  %3004 = arith.truncf %3003 : f32 to f16
                  %3005 = arith.divui %2999, %c3 : index
                  %3006 = arith.addi %2949, %3005 : index
                  %3007 = arith.divui %24, %outTileRows : index
                  %3008 = arith.divui %2950, %c3 : index
                  %3009 = arith.muli %3007, %3008 : index
                  %3010 = arith.divui %3006, %c3 : index
                  %3011 = arith.addi %3009, %3010 : index
                  %3012 = arith.muli %3011, %c9 : index
                  %3013 = arith.remui %3006, %c3 : index
                  %3014 = arith.divui %3013, %c26 : index
                  %3015 = arith.addi %3012, %3014 : index
                  %3016 = arith.muli %outTileRows, %c26 : index
                  %3017 = arith.muli %3015, %3016 : index
                  %3018 = arith.remui %24, %outTileRows : index
                  %3019 = arith.muli %3018, %c26 : index
                  %3020 = arith.addi %3017, %3019 : index
                  %3021 = arith.remui %3006, %c26 : index
                  %3022 = arith.addi %3020, %3021 : index
                  memref.store %3004, %out[%3022] : memref<?xf16>
                  %3023 = arith.addi %956, %c44 : index
                  %3024 = arith.mulf %2437#5, %2944 : f32
                  %3025 = arith.addf %3024, %c51 : f32
                  %3026 = arith.minimumf %3025, %c112 : f32
                  %3027 = arith.maximumf %3026, %c113 : f32
                  %3028 = arith.truncf %3027 : f32 to f16
                  %3029 = arith.divui %3023, %c3 : index
                  %3030 = arith.addi %2949, %3029 : index
                  %3031 = arith.divui %24, %outTileRows : index
                  %3032 = arith.divui %2950, %c3 : index
                  %3033 = arith.muli %3031, %3032 : index
                  %3034 = arith.divui %3030, %c3 : index
                  %3035 = arith.addi %3033, %3034 : index
                  %3036 = arith.muli %3035, %c9 : index
                  %3037 = arith.remui %3030, %c3 : index
                  %3038 = arith.divui %3037, %c26 : index
                  %3039 = arith.addi %3036, %3038 : index
                  %3040 = arith.muli %outTileRows, %c26 : index
                  %3041 = arith.muli %3039, %3040 : index
                  %3042 = arith.remui %24, %outTileRows : index
                  %3043 = arith.muli %3042, %c26 : index
                  %3044 = arith.addi %3041, %3043 : index
                  %3045 = arith.remui %3030, %c26 : index
                  %3046 = arith.addi %3044, %3045 : index
                  memref.store %3028, %out[%3046] : memref<?xf16>
                  %3047 = arith.addi %956, %c45 : index
                  %3048 = arith.mulf %2437#6, %2944 : f32
                  %3049 = arith.addf %3048, %c51 : f32
                  %3050 = arith.minimumf %3049, %c112 : f32
                  %3051 = arith.maximumf %3050, %c113 : f32
                  %3052 = arith.truncf %3051 : f32 to f16
                  %3053 = arith.divui %3047, %c3 : index
                  %3054 = arith.addi %2949, %3053 : index
                  %3055 = arith.divui %24, %outTileRows : index
                  %3056 = arith.divui %2950, %c3 : index
                  %3057 = arith.muli %3055, %3056 : index
                  %3058 = arith.divui %3054, %c3 : index
                  %3059 = arith.addi %3057, %3058 : index
                  %3060 = arith.muli %3059, %c9 : index
                  %3061 = arith.remui %3054, %c3 : index
                  %3062 = arith.divui %3061, %c26 : index
                  %3063 = arith.addi %3060, %3062 : index
                  %3064 = arith.muli %outTileRows, %c26 : index
                  %3065 = arith.muli %3063, %3064 : index
                  %3066 = arith.remui %24, %outTileRows : index
                  %3067 = arith.muli %3066, %c26 : index
                  %3068 = arith.addi %3065, %3067 : index
                  %3069 = arith.remui %3054, %c26 : index
                  %3070 = arith.addi %3068, %3069 : index
                  memref.store %3052, %out[%3070] : memref<?xf16>
                  %3071 = arith.addi %956, %c46 : index
                  %3072 = arith.mulf %2437#7, %2944 : f32
                  %3073 = arith.addf %3072, %c51 : f32
                  %3074 = arith.minimumf %3073, %c112 : f32
                  %3075 = arith.maximumf %3074, %c113 : f32
                  %3076 = arith.truncf %3075 : f32 to f16
                  %3077 = arith.divui %3071, %c3 : index
                  %3078 = arith.addi %2949, %3077 : index
                  %3079 = arith.divui %24, %outTileRows : index
                  %3080 = arith.divui %2950, %c3 : index
                  %3081 = arith.muli %3079, %3080 : index
                  %3082 = arith.divui %3078, %c3 : index
                  %3083 = arith.addi %3081, %3082 : index
                  %3084 = arith.muli %3083, %c9 : index
                  %3085 = arith.remui %3078, %c3 : index
                  %3086 = arith.divui %3085, %c26 : index
                  %3087 = arith.addi %3084, %3086 : index
                  %3088 = arith.muli %outTileRows, %c26 : index
                  %3089 = arith.muli %3087, %3088 : index
                  %3090 = arith.remui %24, %outTileRows : index
                  %3091 = arith.muli %3090, %c26 : index
                  %3092 = arith.addi %3089, %3091 : index
                  %3093 = arith.remui %3078, %c26 : index
                  %3094 = arith.addi %3092, %3093 : index
                  memref.store %3076, %out[%3094] : memref<?xf16>
                  %3095 = arith.addi %956, %c47 : index
                  %3096 = arith.mulf %2437#8, %2944 : f32
                  %3097 = arith.addf %3096, %c51 : f32
                  %3098 = arith.minimumf %3097, %c112 : f32
                  %3099 = arith.maximumf %3098, %c113 : f32
                  %3100 = arith.truncf %3099 : f32 to f16
                  %3101 = arith.divui %3095, %c3 : index
                  %3102 = arith.addi %2949, %3101 : index
                  %3103 = arith.divui %24, %outTileRows : index
                  %3104 = arith.divui %2950, %c3 : index
                  %3105 = arith.muli %3103, %3104 : index
                  %3106 = arith.divui %3102, %c3 : index
                  %3107 = arith.addi %3105, %3106 : index
                  %3108 = arith.muli %3107, %c9 : index
                  %3109 = arith.remui %3102, %c3 : index
                  %3110 = arith.divui %3109, %c26 : index
                  %3111 = arith.addi %3108, %3110 : index
                  %3112 = arith.muli %outTileRows, %c26 : index
                  %3113 = arith.muli %3111, %3112 : index
                  %3114 = arith.remui %24, %outTileRows : index
                  %3115 = arith.muli %3114, %c26 : index
                  %3116 = arith.addi %3113, %3115 : index
                  %3117 = arith.remui %3102, %c26 : index
                  %3118 = arith.addi %3116, %3117 : index
                  memref.store %3100, %out[%3118] : memref<?xf16>
                  %3119 = arith.addi %956, %c48 : index
                  %3120 = arith.mulf %2437#9, %2944 : f32
                  %3121 = arith.addf %3120, %c51 : f32
                  %3122 = arith.minimumf %3121, %c112 : f32
                  %3123 = arith.maximumf %3122, %c113 : f32
                  %3124 = arith.truncf %3123 : f32 to f16
                  %3125 = arith.divui %3119, %c3 : index
                  %3126 = arith.addi %2949, %3125 : index
                  %3127 = arith.divui %24, %outTileRows : index
                  %3128 = arith.divui %2950, %c3 : index
                  %3129 = arith.muli %3127, %3128 : index
                  %3130 = arith.divui %3126, %c3 : index
                  %3131 = arith.addi %3129, %3130 : index
                  %3132 = arith.muli %3131, %c9 : index
                  %3133 = arith.remui %3126, %c3 : index
                  %3134 = arith.divui %3133, %c26 : index
                  %3135 = arith.addi %3132, %3134 : index
                  %3136 = arith.muli %outTileRows, %c26 : index
                  %3137 = arith.muli %3135, %3136 : index
                  %3138 = arith.remui %24, %outTileRows : index
                  %3139 = arith.muli %3138, %c26 : index
                  %3140 = arith.addi %3137, %3139 : index
                  %3141 = arith.remui %3126, %c26 : index
                  %3142 = arith.addi %3140, %3141 : index
                  memref.store %3124, %out[%3142] : memref<?xf16>
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
