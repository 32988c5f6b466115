// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Prefill(codec='f16', dim=128)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_f16_d128__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 4096 : index
  %c6 = arith.constant 32 : index
  %c7 = arith.constant 384 : index
  %columnBlocks = wave.param "columnBlocks" : index
  %c9 = arith.constant 8192 : index
  %c10 = arith.constant 0 : index
  %c11 = arith.constant 2 : index
  %itemsAt = wave.param "itemsAt" : index
  %c13 = arith.constant 4 : index
  %blockTablesAt = wave.param "blockTablesAt" : index
  %pagesPerSequence = wave.param "pagesPerSequence" : index
  %pageBytes = wave.param "pageBytes" : index
  %c17 = arith.constant 2048 : index
  %c18 = arith.constant 128 : index
  %c19 = arith.constant 8 : index
  %c20 = arith.constant 20 : index
  %c21 = arith.constant 36 : index
  %c22 = arith.constant 48 : index
  %c23 = arith.constant 52 : index
  %c24 = arith.constant 64 : index
  %c25 = arith.constant 68 : index
  %c26 = arith.constant 80 : index
  %c27 = arith.constant 84 : index
  %c28 = arith.constant 96 : index
  %c29 = arith.constant 100 : index
  %c30 = arith.constant 112 : index
  %c31 = arith.constant 116 : index
  %c32 = arith.constant 23 : i32
  %c33 = arith.constant 64 : i32
  %c34 = arith.constant 253 : i32
  %c35 = arith.constant 268 : i32
  %c36 = arith.constant 14 : i32
  %c37 = arith.constant 256 : index
  %c38 = arith.constant 512 : index
  %c39 = arith.constant 768 : index
  %c40 = arith.constant 1024 : index
  %c41 = arith.constant 1280 : index
  %c42 = arith.constant 1536 : index
  %c43 = arith.constant 1792 : index
  %positionsAt = wave.param "positionsAt" : index
  %c45 = arith.constant 1 : i32
  %c46 = arith.constant 2304 : index
  %c47 = arith.constant 2560 : index
  %c48 = arith.constant 2816 : index
  %c49 = arith.constant 3072 : index
  %c50 = arith.constant 3328 : index
  %c51 = arith.constant 3584 : index
  %c52 = arith.constant 3840 : index
  %c53 = arith.constant 31 : index
  %c54 = arith.constant 16 : i32
  %c55 = arith.constant 0 : i32
  %c56 = arith.constant 8192 : i32
  %c57 = arith.constant 1024 : i32
  %c58 = arith.constant 128 : i32
  %c59 = arith.constant 0xF149F2CA : f32
  %c60 = arith.constant 0x00000000 : f32
  %c61 = arith.constant dense<0x00000000> : vector<8xf32>
  %c62 = arith.constant 31 : i32
  %c63 = arith.constant 32 : i32
  %c64 = arith.constant 192 : index
  %c65 = arith.constant 320 : index
  %c66 = arith.constant 448 : index
  %c67 = arith.constant 576 : index
  %c68 = arith.constant 640 : index
  %c69 = arith.constant 704 : index
  %c70 = arith.constant 832 : index
  %c71 = arith.constant 896 : index
  %c72 = arith.constant 960 : index
  %c73 = arith.constant 1088 : index
  %c74 = arith.constant 1152 : index
  %c75 = arith.constant 1216 : index
  %c76 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c77 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c78 = arith.constant 0x41000000 : f32
  %c79 = arith.constant 0x40C00000 : f32
  %c80 = arith.constant dense<-1> : vector<4xi32>
  %c81 = arith.constant 65535 : i32
  %c82 = arith.constant 2 : i32
  %c83 = arith.constant -65536 : i32
  %c84 = arith.constant 3 : i32
  %c85 = arith.constant 4 : i32
  %c86 = arith.constant 5 : i32
  %c87 = arith.constant 6 : i32
  %c88 = arith.constant 7 : i32
  %c89 = arith.constant 8 : i32
  %c90 = arith.constant 9 : i32
  %c91 = arith.constant 10 : i32
  %c92 = arith.constant 11 : i32
  %c93 = arith.constant 12 : i32
  %c94 = arith.constant 13 : i32
  %c95 = arith.constant 15 : i32
  %c96 = arith.constant 1344 : index
  %c97 = arith.constant 1408 : index
  %c98 = arith.constant 1472 : index
  %c99 = arith.constant 1600 : index
  %c100 = arith.constant 1664 : index
  %c101 = arith.constant 1728 : index
  %c102 = arith.constant 1856 : index
  %c103 = arith.constant 1920 : index
  %c104 = arith.constant 1984 : index
  %outTileRows = wave.param "outTileRows" : index
  %c106 = arith.constant dense<0x477FE000> : vector<8xf32>
  %c107 = arith.constant dense<0xC77FE000> : vector<8xf32>
  %0 = wave.lane
  %1 = arith.remui %0, %c3 : index
  %2 = arith.divui %0, %c3 : index
  %3 = arith.cmpi eq, %2, %c4 : index
  %4 = wave.scratch %c5 : memref<?xf16>
  %5 = wave.scratch %c5 : memref<?xf32>
  %6 = wave.scratch %c6 : memref<?xf32>
  %7 = wave.scratch %c6 : memref<?xi32>
  %8 = wave.scratch %c7 : memref<?xf32>
  %9 = wave.block 0
  %10 = arith.muli %kvHeads, %columnBlocks : index
  %11 = arith.divui %9, %10 : index
  %12 = arith.divui %9, %columnBlocks : index
  %13 = arith.remui %12, %kvHeads : index
  %14 = arith.remui %9, %columnBlocks : index
  %15 = arith.muli %14, %c6 : index
  %16 = arith.muli %9, %c9 : index
  %17 = arith.addi %16, %c5 : index
  %18 = memref.load %step[%c11] : memref<?xi32>
  %19 = arith.index_cast %18 : i32 to index
  %20 = arith.cmpi slt, %11, %19 : index
  scf.if %20 {
    %21 = arith.muli %11, %c13 : index
    %22 = arith.addi %itemsAt, %21 : index
    %23 = memref.load %step[%22] : memref<?xi32>
    %24 = arith.index_cast %23 : i32 to index
    %25 = arith.addi %22, %c4 : index
    %26 = memref.load %step[%25] : memref<?xi32>
    %27 = arith.index_cast %26 : i32 to index
    %28 = arith.addi %22, %c11 : index
    %29 = memref.load %step[%28] : memref<?xi32>
    %30 = arith.index_cast %29 : i32 to index
    %31 = arith.muli %30, %pagesPerSequence : index
    %32 = arith.addi %blockTablesAt, %31 : index
    %33 = arith.divui %pageBytes, %c13 : index
    %34 = arith.muli %13, %c17 : index
    %35 = arith.muli %1, %c13 : index
    %36 = arith.muli %27, %groupSize : index
    %37 = arith.cmpi slt, %15, %36 : index
    scf.if %37 {
      %38 = arith.addi %15, %1 : index
      %39 = arith.addi %38, %c10 : index
      %40 = arith.subi %36, %c4 : index
      %41 = arith.minsi %39, %40 : index
      %42 = arith.divui %41, %groupSize : index
      %43 = arith.addi %24, %42 : index
      %44 = arith.muli %13, %groupSize : index
      %45 = arith.remui %41, %groupSize : index
      %46 = arith.addi %44, %45 : index
      %47 = arith.addi %1, %c10 : index
      %48 = arith.muli %43, %heads : index
      %49 = arith.addi %48, %46 : index
      %50 = arith.muli %49, %c18 : index
      %51 = arith.muli %2, %c19 : index
      %52 = arith.addi %50, %51 : index
      %53 = arith.addi %52, %c10 : index
      %54 = vector.load %q[%53] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %55 = arith.addi %52, %c13 : index
      %56 = vector.load %q[%55] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %57 = arith.addi %52, %c3 : index
      %58 = vector.load %q[%57] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %59 = arith.addi %52, %c20 : index
      %60 = vector.load %q[%59] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %61 = arith.addi %52, %c6 : index
      %62 = vector.load %q[%61] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %63 = arith.addi %52, %c21 : index
      %64 = vector.load %q[%63] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %65 = arith.addi %52, %c22 : index
      %66 = vector.load %q[%65] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %67 = arith.addi %52, %c23 : index
      %68 = vector.load %q[%67] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %69 = arith.addi %52, %c24 : index
      %70 = vector.load %q[%69] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %71 = arith.addi %52, %c25 : index
      %72 = vector.load %q[%71] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %73 = arith.addi %52, %c26 : index
      %74 = vector.load %q[%73] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %75 = arith.addi %52, %c27 : index
      %76 = vector.load %q[%75] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %77 = arith.addi %52, %c28 : index
      %78 = vector.load %q[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %79 = arith.addi %52, %c29 : index
      %80 = vector.load %q[%79] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %81 = arith.addi %52, %c30 : index
      %82 = vector.load %q[%81] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %83 = arith.addi %52, %c31 : index
      %84 = vector.load %q[%83] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %85 = math.absf %54 : vector<4xf32>
      %86 = math.absf %56 : vector<4xf32>
      %87 = arith.maxnumf %85, %86 fastmath<nnan> : vector<4xf32>
      %88 = math.absf %58 : vector<4xf32>
      %89 = arith.maxnumf %87, %88 fastmath<nnan> : vector<4xf32>
      %90 = math.absf %60 : vector<4xf32>
      %91 = arith.maxnumf %89, %90 fastmath<nnan> : vector<4xf32>
      %92 = math.absf %62 : vector<4xf32>
      %93 = arith.maxnumf %91, %92 fastmath<nnan> : vector<4xf32>
      %94 = math.absf %64 : vector<4xf32>
      %95 = arith.maxnumf %93, %94 fastmath<nnan> : vector<4xf32>
      %96 = math.absf %66 : vector<4xf32>
      %97 = arith.maxnumf %95, %96 fastmath<nnan> : vector<4xf32>
      %98 = math.absf %68 : vector<4xf32>
      %99 = arith.maxnumf %97, %98 fastmath<nnan> : vector<4xf32>
      %100 = math.absf %70 : vector<4xf32>
      %101 = arith.maxnumf %99, %100 fastmath<nnan> : vector<4xf32>
      %102 = math.absf %72 : vector<4xf32>
      %103 = arith.maxnumf %101, %102 fastmath<nnan> : vector<4xf32>
      %104 = math.absf %74 : vector<4xf32>
      %105 = arith.maxnumf %103, %104 fastmath<nnan> : vector<4xf32>
      %106 = math.absf %76 : vector<4xf32>
      %107 = arith.maxnumf %105, %106 fastmath<nnan> : vector<4xf32>
      %108 = math.absf %78 : vector<4xf32>
      %109 = arith.maxnumf %107, %108 fastmath<nnan> : vector<4xf32>
      %110 = math.absf %80 : vector<4xf32>
      %111 = arith.maxnumf %109, %110 fastmath<nnan> : vector<4xf32>
      %112 = math.absf %82 : vector<4xf32>
      %113 = arith.maxnumf %111, %112 fastmath<nnan> : vector<4xf32>
      %114 = math.absf %84 : vector<4xf32>
      %115 = arith.maxnumf %113, %114 fastmath<nnan> : vector<4xf32>
      %116 = vector.extract %115[0] : f32 from vector<4xf32>
      %117 = vector.extract %115[1] : f32 from vector<4xf32>
      %118 = vector.extract %115[2] : f32 from vector<4xf32>
      %119 = vector.extract %115[3] : f32 from vector<4xf32>
      %120 = arith.maxnumf %116, %117 fastmath<nnan> : f32
      %121 = arith.maxnumf %120, %118 fastmath<nnan> : f32
      %122 = arith.maxnumf %121, %119 fastmath<nnan> : f32
      %123 = wave.swap_halves %122 : f32
      %124 = arith.maxnumf %122, %123 fastmath<nnan> : f32
      %125 = arith.bitcast %124 : f32 to i32
      %126 = arith.shrui %125, %c32 : i32
      %127 = arith.maxsi %126, %c33 : i32
      %128 = arith.minsi %127, %c34 : i32
      %129 = arith.subi %c35, %128 : i32
      %130 = arith.shli %129, %c32 : i32
      %131 = arith.bitcast %130 : i32 to f32
      %132 = arith.subi %128, %c36 : i32
      %133 = arith.shli %132, %c32 : i32
      %134 = arith.bitcast %133 : i32 to f32
      %135 = vector.broadcast %131 : f32 to vector<4xf32>
      %136 = arith.muli %1, %c19 : index
      %137 = arith.muli %2, %c18 : index
      %138 = arith.addi %136, %137 : index
      %139 = arith.mulf %54, %135 : vector<4xf32>
      %140 = arith.truncf %139 : vector<4xf32> to vector<4xf16>
      %141 = arith.mulf %56, %135 : vector<4xf32>
      %142 = arith.truncf %141 : vector<4xf32> to vector<4xf16>
      %143 = vector.shuffle %140, %142 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %144 = arith.addi %138, %c10 : index
      vector.store %143, %4[%144] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %145 = arith.mulf %58, %135 : vector<4xf32>
      %146 = arith.truncf %145 : vector<4xf32> to vector<4xf16>
      %147 = arith.mulf %60, %135 : vector<4xf32>
      %148 = arith.truncf %147 : vector<4xf32> to vector<4xf16>
      %149 = vector.shuffle %146, %148 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %150 = arith.addi %138, %c37 : index
      vector.store %149, %4[%150] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %151 = arith.mulf %62, %135 : vector<4xf32>
      %152 = arith.truncf %151 : vector<4xf32> to vector<4xf16>
      %153 = arith.mulf %64, %135 : vector<4xf32>
      %154 = arith.truncf %153 : vector<4xf32> to vector<4xf16>
      %155 = vector.shuffle %152, %154 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %156 = arith.addi %138, %c38 : index
      vector.store %155, %4[%156] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %157 = arith.mulf %66, %135 : vector<4xf32>
      %158 = arith.truncf %157 : vector<4xf32> to vector<4xf16>
      %159 = arith.mulf %68, %135 : vector<4xf32>
      %160 = arith.truncf %159 : vector<4xf32> to vector<4xf16>
      %161 = vector.shuffle %158, %160 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %162 = arith.addi %138, %c39 : index
      vector.store %161, %4[%162] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %163 = arith.mulf %70, %135 : vector<4xf32>
      %164 = arith.truncf %163 : vector<4xf32> to vector<4xf16>
      %165 = arith.mulf %72, %135 : vector<4xf32>
      %166 = arith.truncf %165 : vector<4xf32> to vector<4xf16>
      %167 = vector.shuffle %164, %166 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %168 = arith.addi %138, %c40 : index
      vector.store %167, %4[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %169 = arith.mulf %74, %135 : vector<4xf32>
      %170 = arith.truncf %169 : vector<4xf32> to vector<4xf16>
      %171 = arith.mulf %76, %135 : vector<4xf32>
      %172 = arith.truncf %171 : vector<4xf32> to vector<4xf16>
      %173 = vector.shuffle %170, %172 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %174 = arith.addi %138, %c41 : index
      vector.store %173, %4[%174] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %175 = arith.mulf %78, %135 : vector<4xf32>
      %176 = arith.truncf %175 : vector<4xf32> to vector<4xf16>
      %177 = arith.mulf %80, %135 : vector<4xf32>
      %178 = arith.truncf %177 : vector<4xf32> to vector<4xf16>
      %179 = vector.shuffle %176, %178 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %180 = arith.addi %138, %c42 : index
      vector.store %179, %4[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %181 = arith.mulf %82, %135 : vector<4xf32>
      %182 = arith.truncf %181 : vector<4xf32> to vector<4xf16>
      %183 = arith.mulf %84, %135 : vector<4xf32>
      %184 = arith.truncf %183 : vector<4xf32> to vector<4xf16>
      %185 = vector.shuffle %182, %184 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %186 = arith.addi %138, %c43 : index
      vector.store %185, %4[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %187 = memref.load %scales[%13] : memref<?xf32>
      %188 = arith.mulf %187, %134 : f32
      memref.store %188, %6[%47] : memref<?xf32>
      %189 = arith.addi %positionsAt, %43 : index
      %190 = memref.load %step[%189] : memref<?xi32>
      %191 = arith.addi %190, %c45 : i32
      memref.store %191, %7[%47] : memref<?xi32>
      %192 = arith.addi %38, %c3 : index
      %193 = arith.minsi %192, %40 : index
      %194 = arith.divui %193, %groupSize : index
      %195 = arith.addi %24, %194 : index
      %196 = arith.remui %193, %groupSize : index
      %197 = arith.addi %44, %196 : index
      %198 = arith.addi %1, %c3 : index
      %199 = arith.muli %195, %heads : index
      %200 = arith.addi %199, %197 : index
      %201 = arith.muli %200, %c18 : index
      %202 = arith.addi %201, %51 : index
      %203 = arith.addi %202, %c10 : index
      %204 = vector.load %q[%203] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %205 = arith.addi %202, %c13 : index
      %206 = vector.load %q[%205] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %207 = arith.addi %202, %c3 : index
      %208 = vector.load %q[%207] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %209 = arith.addi %202, %c20 : index
      %210 = vector.load %q[%209] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %211 = arith.addi %202, %c6 : index
      %212 = vector.load %q[%211] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %213 = arith.addi %202, %c21 : index
      %214 = vector.load %q[%213] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %215 = arith.addi %202, %c22 : index
      %216 = vector.load %q[%215] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %217 = arith.addi %202, %c23 : index
      %218 = vector.load %q[%217] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %219 = arith.addi %202, %c24 : index
      %220 = vector.load %q[%219] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %221 = arith.addi %202, %c25 : index
      %222 = vector.load %q[%221] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %223 = arith.addi %202, %c26 : index
      %224 = vector.load %q[%223] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %225 = arith.addi %202, %c27 : index
      %226 = vector.load %q[%225] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %227 = arith.addi %202, %c28 : index
      %228 = vector.load %q[%227] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %229 = arith.addi %202, %c29 : index
      %230 = vector.load %q[%229] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %231 = arith.addi %202, %c30 : index
      %232 = vector.load %q[%231] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %233 = arith.addi %202, %c31 : index
      %234 = vector.load %q[%233] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %235 = math.absf %204 : vector<4xf32>
      %236 = math.absf %206 : vector<4xf32>
      %237 = arith.maxnumf %235, %236 fastmath<nnan> : vector<4xf32>
      %238 = math.absf %208 : vector<4xf32>
      %239 = arith.maxnumf %237, %238 fastmath<nnan> : vector<4xf32>
      %240 = math.absf %210 : vector<4xf32>
      %241 = arith.maxnumf %239, %240 fastmath<nnan> : vector<4xf32>
      %242 = math.absf %212 : vector<4xf32>
      %243 = arith.maxnumf %241, %242 fastmath<nnan> : vector<4xf32>
      %244 = math.absf %214 : vector<4xf32>
      %245 = arith.maxnumf %243, %244 fastmath<nnan> : vector<4xf32>
      %246 = math.absf %216 : vector<4xf32>
      %247 = arith.maxnumf %245, %246 fastmath<nnan> : vector<4xf32>
      %248 = math.absf %218 : vector<4xf32>
      %249 = arith.maxnumf %247, %248 fastmath<nnan> : vector<4xf32>
      %250 = math.absf %220 : vector<4xf32>
      %251 = arith.maxnumf %249, %250 fastmath<nnan> : vector<4xf32>
      %252 = math.absf %222 : vector<4xf32>
      %253 = arith.maxnumf %251, %252 fastmath<nnan> : vector<4xf32>
      %254 = math.absf %224 : vector<4xf32>
      %255 = arith.maxnumf %253, %254 fastmath<nnan> : vector<4xf32>
      %256 = math.absf %226 : vector<4xf32>
      %257 = arith.maxnumf %255, %256 fastmath<nnan> : vector<4xf32>
      %258 = math.absf %228 : vector<4xf32>
      %259 = arith.maxnumf %257, %258 fastmath<nnan> : vector<4xf32>
      %260 = math.absf %230 : vector<4xf32>
      %261 = arith.maxnumf %259, %260 fastmath<nnan> : vector<4xf32>
      %262 = math.absf %232 : vector<4xf32>
      %263 = arith.maxnumf %261, %262 fastmath<nnan> : vector<4xf32>
      %264 = math.absf %234 : vector<4xf32>
      %265 = arith.maxnumf %263, %264 fastmath<nnan> : vector<4xf32>
      %266 = vector.extract %265[0] : f32 from vector<4xf32>
      %267 = vector.extract %265[1] : f32 from vector<4xf32>
      %268 = vector.extract %265[2] : f32 from vector<4xf32>
      %269 = vector.extract %265[3] : f32 from vector<4xf32>
      %270 = arith.maxnumf %266, %267 fastmath<nnan> : f32
      %271 = arith.maxnumf %270, %268 fastmath<nnan> : f32
      %272 = arith.maxnumf %271, %269 fastmath<nnan> : f32
      %273 = wave.swap_halves %272 : f32
      %274 = arith.maxnumf %272, %273 fastmath<nnan> : f32
      %275 = arith.bitcast %274 : f32 to i32
      %276 = arith.shrui %275, %c32 : i32
      %277 = arith.maxsi %276, %c33 : i32
      %278 = arith.minsi %277, %c34 : i32
      %279 = arith.subi %c35, %278 : i32
      %280 = arith.shli %279, %c32 : i32
      %281 = arith.bitcast %280 : i32 to f32
      %282 = arith.subi %278, %c36 : i32
      %283 = arith.shli %282, %c32 : i32
      %284 = arith.bitcast %283 : i32 to f32
      %285 = vector.broadcast %281 : f32 to vector<4xf32>
      %286 = arith.mulf %204, %285 : vector<4xf32>
      %287 = arith.truncf %286 : vector<4xf32> to vector<4xf16>
      %288 = arith.mulf %206, %285 : vector<4xf32>
      %289 = arith.truncf %288 : vector<4xf32> to vector<4xf16>
      %290 = vector.shuffle %287, %289 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %291 = arith.addi %138, %c17 : index
      vector.store %290, %4[%291] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %292 = arith.mulf %208, %285 : vector<4xf32>
      %293 = arith.truncf %292 : vector<4xf32> to vector<4xf16>
      %294 = arith.mulf %210, %285 : vector<4xf32>
      %295 = arith.truncf %294 : vector<4xf32> to vector<4xf16>
      %296 = vector.shuffle %293, %295 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %297 = arith.addi %138, %c46 : index
      vector.store %296, %4[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %298 = arith.mulf %212, %285 : vector<4xf32>
      %299 = arith.truncf %298 : vector<4xf32> to vector<4xf16>
      %300 = arith.mulf %214, %285 : vector<4xf32>
      %301 = arith.truncf %300 : vector<4xf32> to vector<4xf16>
      %302 = vector.shuffle %299, %301 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %303 = arith.addi %138, %c47 : index
      vector.store %302, %4[%303] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %304 = arith.mulf %216, %285 : vector<4xf32>
      %305 = arith.truncf %304 : vector<4xf32> to vector<4xf16>
      %306 = arith.mulf %218, %285 : vector<4xf32>
      %307 = arith.truncf %306 : vector<4xf32> to vector<4xf16>
      %308 = vector.shuffle %305, %307 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %309 = arith.addi %138, %c48 : index
      vector.store %308, %4[%309] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %310 = arith.mulf %220, %285 : vector<4xf32>
      %311 = arith.truncf %310 : vector<4xf32> to vector<4xf16>
      %312 = arith.mulf %222, %285 : vector<4xf32>
      %313 = arith.truncf %312 : vector<4xf32> to vector<4xf16>
      %314 = vector.shuffle %311, %313 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %315 = arith.addi %138, %c49 : index
      vector.store %314, %4[%315] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %316 = arith.mulf %224, %285 : vector<4xf32>
      %317 = arith.truncf %316 : vector<4xf32> to vector<4xf16>
      %318 = arith.mulf %226, %285 : vector<4xf32>
      %319 = arith.truncf %318 : vector<4xf32> to vector<4xf16>
      %320 = vector.shuffle %317, %319 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %321 = arith.addi %138, %c50 : index
      vector.store %320, %4[%321] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %322 = arith.mulf %228, %285 : vector<4xf32>
      %323 = arith.truncf %322 : vector<4xf32> to vector<4xf16>
      %324 = arith.mulf %230, %285 : vector<4xf32>
      %325 = arith.truncf %324 : vector<4xf32> to vector<4xf16>
      %326 = vector.shuffle %323, %325 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %327 = arith.addi %138, %c51 : index
      vector.store %326, %4[%327] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %328 = arith.mulf %232, %285 : vector<4xf32>
      %329 = arith.truncf %328 : vector<4xf32> to vector<4xf16>
      %330 = arith.mulf %234, %285 : vector<4xf32>
      %331 = arith.truncf %330 : vector<4xf32> to vector<4xf16>
      %332 = vector.shuffle %329, %331 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %333 = arith.addi %138, %c52 : index
      vector.store %332, %4[%333] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %334 = memref.load %scales[%13] : memref<?xf32>
      %335 = arith.mulf %334, %284 : f32
      memref.store %335, %6[%198] : memref<?xf32>
      %336 = arith.addi %positionsAt, %195 : index
      %337 = memref.load %step[%336] : memref<?xi32>
      %338 = arith.addi %337, %c45 : i32
      memref.store %338, %7[%198] : memref<?xi32>
      wave.barrier
      %339 = arith.minsi %15, %40 : index
      %340 = arith.divui %339, %groupSize : index
      %341 = arith.addi %24, %340 : index
      %342 = arith.remui %339, %groupSize : index
      %343 = arith.addi %44, %342 : index
      %344 = arith.addi %positionsAt, %341 : index
      %345 = memref.load %step[%344] : memref<?xi32>
      %346 = arith.addi %345, %c45 : i32
      %347 = arith.addi %15, %c53 : index
      %348 = arith.minsi %347, %40 : index
      %349 = arith.divui %348, %groupSize : index
      %350 = arith.addi %24, %349 : index
      %351 = arith.remui %348, %groupSize : index
      %352 = arith.addi %44, %351 : index
      %353 = arith.addi %positionsAt, %350 : index
      %354 = memref.load %step[%353] : memref<?xi32>
      %355 = arith.addi %354, %c45 : i32
      %356 = arith.subi %355, %c45 : i32
      %357 = arith.divui %356, %c54 : i32
      %358 = arith.cmpi sle, %355, %c57 : i32
      %359 = arith.cmpi sle, %355, %c56 : i32
      scf.for %360 = %c55 to %355 step %c56 : i32 {
        %361 = arith.addi %360, %c56 : i32
        %362 = arith.minsi %361, %355 : i32
        scf.for %363 = %360 to %362 step %c57 : i32 {
          %364 = arith.addi %363, %c57 : i32
          %365 = arith.minsi %364, %355 : i32
          scf.for %366 = %363 to %365 step %c58 : i32 {
            %367 = arith.addi %366, %c58 : i32
            %368 = arith.minsi %367, %365 : i32
            %369 = arith.subi %368, %366 : i32
            %370 = arith.addi %369, %c62 : i32
            %371 = arith.divui %370, %c63 : i32
            %372 = arith.divui %366, %c54 : i32
            %373 = arith.addi %372, %c55 : i32
            %374 = arith.minsi %373, %357 : i32
            %375 = arith.index_castui %374 : i32 to index
            %376 = arith.addi %32, %375 : index
            %377 = memref.load %step[%376] : memref<?xi32>
            %378 = arith.index_cast %377 : i32 to index
            %379 = arith.muli %378, %33 : index
            %380 = arith.addi %379, %34 : index
            %381 = arith.addi %372, %c45 : i32
            %382 = arith.minsi %381, %357 : i32
            %383 = arith.index_castui %382 : i32 to index
            %384 = arith.addi %32, %383 : index
            %385 = memref.load %step[%384] : memref<?xi32>
            %386 = arith.index_cast %385 : i32 to index
            %387 = arith.muli %386, %33 : index
            %388 = arith.addi %387, %34 : index
            %389 = arith.addi %380, %35 : index
            %390 = arith.addi %389, %c10 : index
            %391 = vector.load %kv[%390] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %392 = arith.addi %389, %c24 : index
            %393 = vector.load %kv[%392] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %394 = arith.addi %388, %35 : index
            %395 = arith.addi %394, %c10 : index
            %396 = vector.load %kv[%395] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %397 = arith.addi %394, %c24 : index
            %398 = vector.load %kv[%397] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %424:24 = scf.for %399 = %c55 to %371 step %c45 iter_args(%400 = %391, %401 = %393, %402 = %396, %403 = %398, %404 = %c59, %405 = %c60, %406 = %c61, %407 = %c61, %408 = %c61, %409 = %c61, %410 = %c61, %411 = %c61, %412 = %c61, %413 = %c61, %414 = %c59, %415 = %c60, %416 = %c61, %417 = %c61, %418 = %c61, %419 = %c61, %420 = %c61, %421 = %c61, %422 = %c61, %423 = %c61) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
              %425 = arith.muli %399, %c63 : i32
              %426 = arith.addi %366, %425 : i32
              %427 = arith.addi %426, %c63 : i32
              %428 = arith.divui %426, %c54 : i32
              %429 = arith.addi %428, %c55 : i32
              %430 = arith.minsi %429, %357 : i32
              %431 = arith.index_castui %430 : i32 to index
              %432 = arith.addi %32, %431 : index
              %433 = memref.load %step[%432] : memref<?xi32>
              %434 = arith.index_cast %433 : i32 to index
              %435 = arith.muli %434, %33 : index
              %436 = arith.addi %435, %34 : index
              %437 = arith.addi %428, %c45 : i32
              %438 = arith.minsi %437, %357 : i32
              %439 = arith.index_castui %438 : i32 to index
              %440 = arith.addi %32, %439 : index
              %441 = memref.load %step[%440] : memref<?xi32>
              %442 = arith.index_cast %441 : i32 to index
              %443 = arith.muli %442, %33 : index
              %444 = arith.addi %443, %34 : index
              %445 = arith.divui %427, %c54 : i32
              %446 = arith.addi %445, %c55 : i32
              %447 = arith.minsi %446, %357 : i32
              %448 = arith.index_castui %447 : i32 to index
              %449 = arith.addi %32, %448 : index
              %450 = memref.load %step[%449] : memref<?xi32>
              %451 = arith.index_cast %450 : i32 to index
              %452 = arith.muli %451, %33 : index
              %453 = arith.addi %452, %34 : index
              %454 = arith.addi %445, %c45 : i32
              %455 = arith.minsi %454, %357 : i32
              %456 = arith.index_castui %455 : i32 to index
              %457 = arith.addi %32, %456 : index
              %458 = memref.load %step[%457] : memref<?xi32>
              %459 = arith.index_cast %458 : i32 to index
              %460 = arith.muli %459, %33 : index
              %461 = arith.addi %460, %34 : index
              %462 = wave.opaque %c10 : index
              %463 = arith.addi %462, %136 : index
              %464 = arith.addi %436, %35 : index
              %465 = arith.addi %464, %c18 : index
              %466 = vector.load %kv[%465] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %467 = arith.addi %464, %c64 : index
              %468 = vector.load %kv[%467] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %469 = arith.addi %444, %35 : index
              %470 = arith.addi %469, %c18 : index
              %471 = vector.load %kv[%470] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %472 = arith.addi %469, %c64 : index
              %473 = vector.load %kv[%472] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %474 = vector.shuffle %400, %401 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %475 = vector.bitcast %474 : vector<8xi32> to vector<16xf16>
              %476 = vector.shuffle %402, %403 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %477 = vector.bitcast %476 : vector<8xi32> to vector<16xf16>
              %478 = arith.addi %463, %c10 : index
              %479 = vector.load %4[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %480 = arith.addi %478, %c18 : index
              %481 = vector.load %4[%480] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %482 = vector.shuffle %479, %481 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %483 = wave.mma %475, %482, %c61 : vector<16xf16>, vector<8xf32>
              %484 = wave.mma %477, %482, %c61 : vector<16xf16>, vector<8xf32>
              wave.pin
              %485 = arith.addi %463, %c17 : index
              %486 = vector.load %4[%485] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %487 = arith.addi %485, %c18 : index
              %488 = vector.load %4[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %489 = vector.shuffle %486, %488 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %490 = wave.mma %475, %489, %c61 : vector<16xf16>, vector<8xf32>
              %491 = wave.mma %477, %489, %c61 : vector<16xf16>, vector<8xf32>
              %492 = arith.addi %464, %c37 : index
              %493 = vector.load %kv[%492] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %494 = arith.addi %464, %c65 : index
              %495 = vector.load %kv[%494] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %496 = arith.addi %469, %c37 : index
              %497 = vector.load %kv[%496] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %498 = arith.addi %469, %c65 : index
              %499 = vector.load %kv[%498] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %500 = vector.shuffle %466, %468 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %501 = vector.bitcast %500 : vector<8xi32> to vector<16xf16>
              %502 = vector.shuffle %471, %473 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %503 = vector.bitcast %502 : vector<8xi32> to vector<16xf16>
              %504 = arith.addi %463, %c37 : index
              %505 = vector.load %4[%504] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %506 = arith.addi %504, %c18 : index
              %507 = vector.load %4[%506] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %508 = vector.shuffle %505, %507 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %509 = wave.mma %501, %508, %483 : vector<16xf16>, vector<8xf32>
              %510 = wave.mma %503, %508, %484 : vector<16xf16>, vector<8xf32>
              wave.pin
              %511 = arith.addi %463, %c46 : index
              %512 = vector.load %4[%511] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %513 = arith.addi %511, %c18 : index
              %514 = vector.load %4[%513] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %515 = vector.shuffle %512, %514 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %516 = wave.mma %501, %515, %490 : vector<16xf16>, vector<8xf32>
              %517 = wave.mma %503, %515, %491 : vector<16xf16>, vector<8xf32>
              %518 = arith.addi %464, %c7 : index
              %519 = vector.load %kv[%518] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %520 = arith.addi %464, %c66 : index
              %521 = vector.load %kv[%520] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %522 = arith.addi %469, %c7 : index
              %523 = vector.load %kv[%522] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %524 = arith.addi %469, %c66 : index
              %525 = vector.load %kv[%524] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %526 = vector.shuffle %493, %495 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %527 = vector.bitcast %526 : vector<8xi32> to vector<16xf16>
              %528 = vector.shuffle %497, %499 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %529 = vector.bitcast %528 : vector<8xi32> to vector<16xf16>
              %530 = arith.addi %463, %c38 : index
              %531 = vector.load %4[%530] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %532 = arith.addi %530, %c18 : index
              %533 = vector.load %4[%532] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %534 = vector.shuffle %531, %533 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %535 = wave.mma %527, %534, %509 : vector<16xf16>, vector<8xf32>
              %536 = wave.mma %529, %534, %510 : vector<16xf16>, vector<8xf32>
              wave.pin
              %537 = arith.addi %463, %c47 : index
              %538 = vector.load %4[%537] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %539 = arith.addi %537, %c18 : index
              %540 = vector.load %4[%539] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %541 = vector.shuffle %538, %540 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %542 = wave.mma %527, %541, %516 : vector<16xf16>, vector<8xf32>
              %543 = wave.mma %529, %541, %517 : vector<16xf16>, vector<8xf32>
              %544 = arith.addi %464, %c38 : index
              %545 = vector.load %kv[%544] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %546 = arith.addi %464, %c67 : index
              %547 = vector.load %kv[%546] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %548 = arith.addi %469, %c38 : index
              %549 = vector.load %kv[%548] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %550 = arith.addi %469, %c67 : index
              %551 = vector.load %kv[%550] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %552 = vector.shuffle %519, %521 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %553 = vector.bitcast %552 : vector<8xi32> to vector<16xf16>
              %554 = vector.shuffle %523, %525 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %555 = vector.bitcast %554 : vector<8xi32> to vector<16xf16>
              %556 = arith.addi %463, %c39 : index
              %557 = vector.load %4[%556] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %558 = arith.addi %556, %c18 : index
              %559 = vector.load %4[%558] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %560 = vector.shuffle %557, %559 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %561 = wave.mma %553, %560, %535 : vector<16xf16>, vector<8xf32>
              %562 = wave.mma %555, %560, %536 : vector<16xf16>, vector<8xf32>
              wave.pin
              %563 = arith.addi %463, %c48 : index
              %564 = vector.load %4[%563] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %565 = arith.addi %563, %c18 : index
              %566 = vector.load %4[%565] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %567 = vector.shuffle %564, %566 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %568 = wave.mma %553, %567, %542 : vector<16xf16>, vector<8xf32>
              %569 = wave.mma %555, %567, %543 : vector<16xf16>, vector<8xf32>
              %570 = arith.addi %464, %c68 : index
              %571 = vector.load %kv[%570] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %572 = arith.addi %464, %c69 : index
              %573 = vector.load %kv[%572] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %574 = arith.addi %469, %c68 : index
              %575 = vector.load %kv[%574] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %576 = arith.addi %469, %c69 : index
              %577 = vector.load %kv[%576] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %578 = vector.shuffle %545, %547 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %579 = vector.bitcast %578 : vector<8xi32> to vector<16xf16>
              %580 = vector.shuffle %549, %551 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %581 = vector.bitcast %580 : vector<8xi32> to vector<16xf16>
              %582 = arith.addi %463, %c40 : index
              %583 = vector.load %4[%582] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %584 = arith.addi %582, %c18 : index
              %585 = vector.load %4[%584] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %586 = vector.shuffle %583, %585 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %587 = wave.mma %579, %586, %561 : vector<16xf16>, vector<8xf32>
              %588 = wave.mma %581, %586, %562 : vector<16xf16>, vector<8xf32>
              wave.pin
              %589 = arith.addi %463, %c49 : index
              %590 = vector.load %4[%589] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %591 = arith.addi %589, %c18 : index
              %592 = vector.load %4[%591] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %593 = vector.shuffle %590, %592 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %594 = wave.mma %579, %593, %568 : vector<16xf16>, vector<8xf32>
              %595 = wave.mma %581, %593, %569 : vector<16xf16>, vector<8xf32>
              %596 = arith.addi %464, %c39 : index
              %597 = vector.load %kv[%596] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %598 = arith.addi %464, %c70 : index
              %599 = vector.load %kv[%598] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %600 = arith.addi %469, %c39 : index
              %601 = vector.load %kv[%600] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %602 = arith.addi %469, %c70 : index
              %603 = vector.load %kv[%602] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %604 = vector.shuffle %571, %573 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %605 = vector.bitcast %604 : vector<8xi32> to vector<16xf16>
              %606 = vector.shuffle %575, %577 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %607 = vector.bitcast %606 : vector<8xi32> to vector<16xf16>
              %608 = arith.addi %463, %c41 : index
              %609 = vector.load %4[%608] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %610 = arith.addi %608, %c18 : index
              %611 = vector.load %4[%610] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %612 = vector.shuffle %609, %611 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %613 = wave.mma %605, %612, %587 : vector<16xf16>, vector<8xf32>
              %614 = wave.mma %607, %612, %588 : vector<16xf16>, vector<8xf32>
              wave.pin
              %615 = arith.addi %463, %c50 : index
              %616 = vector.load %4[%615] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %617 = arith.addi %615, %c18 : index
              %618 = vector.load %4[%617] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %619 = vector.shuffle %616, %618 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %620 = wave.mma %605, %619, %594 : vector<16xf16>, vector<8xf32>
              %621 = wave.mma %607, %619, %595 : vector<16xf16>, vector<8xf32>
              %622 = arith.addi %464, %c71 : index
              %623 = vector.load %kv[%622] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %624 = arith.addi %464, %c72 : index
              %625 = vector.load %kv[%624] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %626 = arith.addi %469, %c71 : index
              %627 = vector.load %kv[%626] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %628 = arith.addi %469, %c72 : index
              %629 = vector.load %kv[%628] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %630 = vector.shuffle %597, %599 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %631 = vector.bitcast %630 : vector<8xi32> to vector<16xf16>
              %632 = vector.shuffle %601, %603 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %633 = vector.bitcast %632 : vector<8xi32> to vector<16xf16>
              %634 = arith.addi %463, %c42 : index
              %635 = vector.load %4[%634] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %636 = arith.addi %634, %c18 : index
              %637 = vector.load %4[%636] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %638 = vector.shuffle %635, %637 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %639 = wave.mma %631, %638, %613 : vector<16xf16>, vector<8xf32>
              %640 = wave.mma %633, %638, %614 : vector<16xf16>, vector<8xf32>
              wave.pin
              %641 = arith.addi %463, %c51 : index
              %642 = vector.load %4[%641] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %643 = arith.addi %641, %c18 : index
              %644 = vector.load %4[%643] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %645 = vector.shuffle %642, %644 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %646 = wave.mma %631, %645, %620 : vector<16xf16>, vector<8xf32>
              %647 = wave.mma %633, %645, %621 : vector<16xf16>, vector<8xf32>
              %648 = arith.addi %464, %c40 : index
              %649 = vector.load %kv[%648] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %650 = arith.addi %464, %c73 : index
              %651 = vector.load %kv[%650] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %652 = arith.addi %469, %c40 : index
              %653 = vector.load %kv[%652] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %654 = arith.addi %469, %c73 : index
              %655 = vector.load %kv[%654] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %656 = vector.shuffle %623, %625 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %657 = vector.bitcast %656 : vector<8xi32> to vector<16xf16>
              %658 = vector.shuffle %627, %629 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %659 = vector.bitcast %658 : vector<8xi32> to vector<16xf16>
              %660 = arith.addi %463, %c43 : index
              %661 = vector.load %4[%660] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %662 = arith.addi %660, %c18 : index
              %663 = vector.load %4[%662] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %664 = vector.shuffle %661, %663 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %665 = wave.mma %657, %664, %639 : vector<16xf16>, vector<8xf32>
              %666 = wave.mma %659, %664, %640 : vector<16xf16>, vector<8xf32>
              wave.pin
              %667 = arith.addi %463, %c52 : index
              %668 = vector.load %4[%667] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %669 = arith.addi %667, %c18 : index
              %670 = vector.load %4[%669] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %671 = vector.shuffle %668, %670 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %672 = wave.mma %657, %671, %646 : vector<16xf16>, vector<8xf32>
              %673 = wave.mma %659, %671, %647 : vector<16xf16>, vector<8xf32>
              %674 = arith.addi %464, %c74 : index
              %675 = vector.load %kv[%674] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %676 = arith.addi %464, %c75 : index
              %677 = vector.load %kv[%676] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %678 = arith.addi %469, %c74 : index
              %679 = vector.load %kv[%678] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %680 = arith.addi %469, %c75 : index
              %681 = vector.load %kv[%680] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %682 = wave.opaque %665 : vector<8xf32>
              %683 = wave.opaque %666 : vector<8xf32>
              %684 = wave.opaque %672 : vector<8xf32>
              %685 = wave.opaque %673 : vector<8xf32>
              %686 = wave.opaque %427 : i32
              %687 = arith.cmpi sgt, %686, %346 : i32
              %688:2 = scf.if %687 -> (vector<8xf32>, vector<8xf32>) {
                %689 = wave.opaque %c10 : index
                %690 = arith.addi %1, %689 : index
                %691 = memref.load %7[%690] : memref<?xi32>
                %692 = arith.index_cast %2 : index to i32
                %693 = arith.addi %426, %692 : i32
                %694 = arith.subi %691, %693 : i32
                %695 = arith.subi %694, %c55 : i32
                %696 = vector.broadcast %695 : i32 to vector<8xi32>
                %697 = arith.cmpi sgt, %696, %c77 : vector<8xi32>
                %698 = arith.select %697, %682, %c76 : vector<8xi1>, vector<8xf32>
                %699 = arith.subi %694, %c54 : i32
                %700 = vector.broadcast %699 : i32 to vector<8xi32>
                %701 = arith.cmpi sgt, %700, %c77 : vector<8xi32>
                %702 = arith.select %701, %683, %c76 : vector<8xi1>, vector<8xf32>
                scf.yield %698, %702 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %682, %683 : vector<8xf32>, vector<8xf32>
              }
              %703 = wave.opaque %c10 : index
              %704 = arith.addi %1, %703 : index
              %705 = memref.load %6[%704] : memref<?xf32>
              %706 = vector.extract %688#0[0] : f32 from vector<8xf32>
              %707 = vector.extract %688#0[1] : f32 from vector<8xf32>
              %708 = vector.extract %688#0[2] : f32 from vector<8xf32>
              %709 = vector.extract %688#0[3] : f32 from vector<8xf32>
              %710 = vector.extract %688#0[4] : f32 from vector<8xf32>
              %711 = vector.extract %688#0[5] : f32 from vector<8xf32>
              %712 = vector.extract %688#0[6] : f32 from vector<8xf32>
              %713 = vector.extract %688#0[7] : f32 from vector<8xf32>
              %714 = vector.extract %688#1[0] : f32 from vector<8xf32>
              %715 = vector.extract %688#1[1] : f32 from vector<8xf32>
              %716 = vector.extract %688#1[2] : f32 from vector<8xf32>
              %717 = vector.extract %688#1[3] : f32 from vector<8xf32>
              %718 = vector.extract %688#1[4] : f32 from vector<8xf32>
              %719 = vector.extract %688#1[5] : f32 from vector<8xf32>
              %720 = vector.extract %688#1[6] : f32 from vector<8xf32>
              %721 = vector.extract %688#1[7] : f32 from vector<8xf32>
              %722 = arith.maxnumf %706, %707 fastmath<nnan> : f32
              %723 = arith.maxnumf %722, %708 fastmath<nnan> : f32
              %724 = arith.maxnumf %723, %709 fastmath<nnan> : f32
              %725 = arith.maxnumf %724, %710 fastmath<nnan> : f32
              %726 = arith.maxnumf %725, %711 fastmath<nnan> : f32
              %727 = arith.maxnumf %726, %712 fastmath<nnan> : f32
              %728 = arith.maxnumf %727, %713 fastmath<nnan> : f32
              %729 = arith.maxnumf %728, %714 fastmath<nnan> : f32
              %730 = arith.maxnumf %729, %715 fastmath<nnan> : f32
              %731 = arith.maxnumf %730, %716 fastmath<nnan> : f32
              %732 = arith.maxnumf %731, %717 fastmath<nnan> : f32
              %733 = arith.maxnumf %732, %718 fastmath<nnan> : f32
              %734 = arith.maxnumf %733, %719 fastmath<nnan> : f32
              %735 = arith.maxnumf %734, %720 fastmath<nnan> : f32
              %736 = arith.maxnumf %735, %721 fastmath<nnan> : f32
              %737 = wave.swap_halves %736 : f32
              %738 = arith.maxnumf %736, %737 fastmath<nnan> : f32
              %739 = arith.mulf %738, %705 : f32
              %740 = arith.addf %404, %c78 : f32
              %741 = arith.cmpf ogt, %739, %740 : f32
              %742:10 = scf.if %741 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %743 = arith.subf %404, %739 : f32
                %744 = wave.exp2 %743 : f32
                %745 = vector.broadcast %744 : f32 to vector<8xf32>
                %746 = arith.mulf %405, %744 : f32
                %747 = arith.mulf %406, %745 : vector<8xf32>
                %748 = arith.mulf %407, %745 : vector<8xf32>
                %749 = arith.mulf %408, %745 : vector<8xf32>
                %750 = arith.mulf %409, %745 : vector<8xf32>
                %751 = arith.mulf %410, %745 : vector<8xf32>
                %752 = arith.mulf %411, %745 : vector<8xf32>
                %753 = arith.mulf %412, %745 : vector<8xf32>
                %754 = arith.mulf %413, %745 : vector<8xf32>
                scf.yield %739, %746, %747, %748, %749, %750, %751, %752, %753, %754 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %404, %405, %406, %407, %408, %409, %410, %411, %412, %413 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %755 = vector.broadcast %705 : f32 to vector<8xf32>
              %756 = arith.subf %c79, %742#0 : f32
              %757 = vector.broadcast %756 : f32 to vector<8xf32>
              %758 = math.fma %688#0, %755, %757 : vector<8xf32>
              %759 = wave.exp2 %758 : vector<8xf32>
              %760 = math.fma %688#1, %755, %757 : vector<8xf32>
              %761 = wave.exp2 %760 : vector<8xf32>
              %762 = arith.truncf %759 : vector<8xf32> to vector<8xf16>
              %763 = vector.bitcast %762 : vector<8xf16> to vector<4xi32>
              %764 = wave.swap_halves %763 : vector<4xi32>
              %765 = arith.select %3, %764, %763 : vector<4xi32>
              %766 = arith.select %3, %763, %764 : vector<4xi32>
              %767 = vector.shuffle %765, %766 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %768 = vector.bitcast %767 : vector<8xi32> to vector<16xf16>
              %769 = arith.truncf %761 : vector<8xf32> to vector<8xf16>
              %770 = vector.bitcast %769 : vector<8xf16> to vector<4xi32>
              %771 = wave.swap_halves %770 : vector<4xi32>
              %772 = arith.select %3, %771, %770 : vector<4xi32>
              %773 = arith.select %3, %770, %771 : vector<4xi32>
              %774 = vector.shuffle %772, %773 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %775 = vector.bitcast %774 : vector<8xi32> to vector<16xf16>
              %776 = arith.addf %759, %761 : vector<8xf32>
              %777 = vector.extract %776[0] : f32 from vector<8xf32>
              %778 = vector.extract %776[1] : f32 from vector<8xf32>
              %779 = vector.extract %776[2] : f32 from vector<8xf32>
              %780 = vector.extract %776[3] : f32 from vector<8xf32>
              %781 = vector.extract %776[4] : f32 from vector<8xf32>
              %782 = vector.extract %776[5] : f32 from vector<8xf32>
              %783 = vector.extract %776[6] : f32 from vector<8xf32>
              %784 = vector.extract %776[7] : f32 from vector<8xf32>
              %785 = arith.addf %777, %781 : f32
              %786 = arith.addf %778, %782 : f32
              %787 = arith.addf %779, %783 : f32
              %788 = arith.addf %780, %784 : f32
              %789 = arith.addf %785, %787 : f32
              %790 = arith.addf %786, %788 : f32
              %791 = arith.addf %789, %790 : f32
              %792 = arith.addf %742#1, %791 : f32
              %793 = wave.opaque %792 : f32
              %794 = wave.opaque %427 : i32
              %795 = arith.cmpi sgt, %794, %346 : i32
              %796:2 = scf.if %795 -> (vector<8xf32>, vector<8xf32>) {
                %797 = wave.opaque %c3 : index
                %798 = arith.addi %1, %797 : index
                %799 = memref.load %7[%798] : memref<?xi32>
                %800 = arith.index_cast %2 : index to i32
                %801 = arith.addi %426, %800 : i32
                %802 = arith.subi %799, %801 : i32
                %803 = arith.subi %802, %c55 : i32
                %804 = vector.broadcast %803 : i32 to vector<8xi32>
                %805 = arith.cmpi sgt, %804, %c77 : vector<8xi32>
                %806 = arith.select %805, %684, %c76 : vector<8xi1>, vector<8xf32>
                %807 = arith.subi %802, %c54 : i32
                %808 = vector.broadcast %807 : i32 to vector<8xi32>
                %809 = arith.cmpi sgt, %808, %c77 : vector<8xi32>
                %810 = arith.select %809, %685, %c76 : vector<8xi1>, vector<8xf32>
                scf.yield %806, %810 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %684, %685 : vector<8xf32>, vector<8xf32>
              }
              %811 = wave.opaque %c3 : index
              %812 = arith.addi %1, %811 : index
              %813 = memref.load %6[%812] : memref<?xf32>
              %814 = vector.extract %796#0[0] : f32 from vector<8xf32>
              %815 = vector.extract %796#0[1] : f32 from vector<8xf32>
              %816 = vector.extract %796#0[2] : f32 from vector<8xf32>
              %817 = vector.extract %796#0[3] : f32 from vector<8xf32>
              %818 = vector.extract %796#0[4] : f32 from vector<8xf32>
              %819 = vector.extract %796#0[5] : f32 from vector<8xf32>
              %820 = vector.extract %796#0[6] : f32 from vector<8xf32>
              %821 = vector.extract %796#0[7] : f32 from vector<8xf32>
              %822 = vector.extract %796#1[0] : f32 from vector<8xf32>
              %823 = vector.extract %796#1[1] : f32 from vector<8xf32>
              %824 = vector.extract %796#1[2] : f32 from vector<8xf32>
              %825 = vector.extract %796#1[3] : f32 from vector<8xf32>
              %826 = vector.extract %796#1[4] : f32 from vector<8xf32>
              %827 = vector.extract %796#1[5] : f32 from vector<8xf32>
              %828 = vector.extract %796#1[6] : f32 from vector<8xf32>
              %829 = vector.extract %796#1[7] : f32 from vector<8xf32>
              %830 = arith.maxnumf %814, %815 fastmath<nnan> : f32
              %831 = arith.maxnumf %830, %816 fastmath<nnan> : f32
              %832 = arith.maxnumf %831, %817 fastmath<nnan> : f32
              %833 = arith.maxnumf %832, %818 fastmath<nnan> : f32
              %834 = arith.maxnumf %833, %819 fastmath<nnan> : f32
              %835 = arith.maxnumf %834, %820 fastmath<nnan> : f32
              %836 = arith.maxnumf %835, %821 fastmath<nnan> : f32
              %837 = arith.maxnumf %836, %822 fastmath<nnan> : f32
              %838 = arith.maxnumf %837, %823 fastmath<nnan> : f32
              %839 = arith.maxnumf %838, %824 fastmath<nnan> : f32
              %840 = arith.maxnumf %839, %825 fastmath<nnan> : f32
              %841 = arith.maxnumf %840, %826 fastmath<nnan> : f32
              %842 = arith.maxnumf %841, %827 fastmath<nnan> : f32
              %843 = arith.maxnumf %842, %828 fastmath<nnan> : f32
              %844 = arith.maxnumf %843, %829 fastmath<nnan> : f32
              %845 = wave.swap_halves %844 : f32
              %846 = arith.maxnumf %844, %845 fastmath<nnan> : f32
              %847 = arith.mulf %846, %813 : f32
              %848 = arith.addf %414, %c78 : f32
              %849 = arith.cmpf ogt, %847, %848 : f32
              %850:10 = scf.if %849 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %851 = arith.subf %414, %847 : f32
                %852 = wave.exp2 %851 : f32
                %853 = vector.broadcast %852 : f32 to vector<8xf32>
                %854 = arith.mulf %415, %852 : f32
                %855 = arith.mulf %416, %853 : vector<8xf32>
                %856 = arith.mulf %417, %853 : vector<8xf32>
                %857 = arith.mulf %418, %853 : vector<8xf32>
                %858 = arith.mulf %419, %853 : vector<8xf32>
                %859 = arith.mulf %420, %853 : vector<8xf32>
                %860 = arith.mulf %421, %853 : vector<8xf32>
                %861 = arith.mulf %422, %853 : vector<8xf32>
                %862 = arith.mulf %423, %853 : vector<8xf32>
                scf.yield %847, %854, %855, %856, %857, %858, %859, %860, %861, %862 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %414, %415, %416, %417, %418, %419, %420, %421, %422, %423 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %863 = vector.broadcast %813 : f32 to vector<8xf32>
              %864 = arith.subf %c79, %850#0 : f32
              %865 = vector.broadcast %864 : f32 to vector<8xf32>
              %866 = math.fma %796#0, %863, %865 : vector<8xf32>
              %867 = wave.exp2 %866 : vector<8xf32>
              %868 = math.fma %796#1, %863, %865 : vector<8xf32>
              %869 = wave.exp2 %868 : vector<8xf32>
              %870 = arith.truncf %867 : vector<8xf32> to vector<8xf16>
              %871 = vector.bitcast %870 : vector<8xf16> to vector<4xi32>
              %872 = wave.swap_halves %871 : vector<4xi32>
              %873 = arith.select %3, %872, %871 : vector<4xi32>
              %874 = arith.select %3, %871, %872 : vector<4xi32>
              %875 = vector.shuffle %873, %874 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %876 = vector.bitcast %875 : vector<8xi32> to vector<16xf16>
              %877 = arith.truncf %869 : vector<8xf32> to vector<8xf16>
              %878 = vector.bitcast %877 : vector<8xf16> to vector<4xi32>
              %879 = wave.swap_halves %878 : vector<4xi32>
              %880 = arith.select %3, %879, %878 : vector<4xi32>
              %881 = arith.select %3, %878, %879 : vector<4xi32>
              %882 = vector.shuffle %880, %881 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %883 = vector.bitcast %882 : vector<8xi32> to vector<16xf16>
              %884 = arith.addf %867, %869 : vector<8xf32>
              %885 = vector.extract %884[0] : f32 from vector<8xf32>
              %886 = vector.extract %884[1] : f32 from vector<8xf32>
              %887 = vector.extract %884[2] : f32 from vector<8xf32>
              %888 = vector.extract %884[3] : f32 from vector<8xf32>
              %889 = vector.extract %884[4] : f32 from vector<8xf32>
              %890 = vector.extract %884[5] : f32 from vector<8xf32>
              %891 = vector.extract %884[6] : f32 from vector<8xf32>
              %892 = vector.extract %884[7] : f32 from vector<8xf32>
              %893 = arith.addf %885, %889 : f32
              %894 = arith.addf %886, %890 : f32
              %895 = arith.addf %887, %891 : f32
              %896 = arith.addf %888, %892 : f32
              %897 = arith.addf %893, %895 : f32
              %898 = arith.addf %894, %896 : f32
              %899 = arith.addf %897, %898 : f32
              %900 = arith.addf %850#1, %899 : f32
              %901 = wave.opaque %900 : f32
              %902 = wave.opaque %427 : i32
              %903 = arith.cmpi sgt, %902, %346 : i32
              %904:4 = scf.if %903 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %905 = arith.subi %368, %426 : i32
                %906 = arith.subi %905, %c55 : i32
                %907 = arith.minsi %906, %c54 : i32
                %908 = arith.maxsi %907, %c55 : i32
                %909 = arith.cmpi sgt, %908, %c55 : i32
                %910 = arith.select %909, %c81, %c55 : i32
                %911 = arith.ori %c55, %910 : i32
                %912 = arith.cmpi sgt, %908, %c45 : i32
                %913 = arith.select %912, %c81, %c55 : i32
                %914 = arith.ori %c55, %913 : i32
                %915 = arith.cmpi sgt, %908, %c82 : i32
                %916 = arith.select %915, %c83, %c55 : i32
                %917 = arith.ori %911, %916 : i32
                %918 = arith.cmpi sgt, %908, %c84 : i32
                %919 = arith.select %918, %c83, %c55 : i32
                %920 = arith.ori %914, %919 : i32
                %921 = arith.cmpi sgt, %908, %c85 : i32
                %922 = arith.select %921, %c81, %c55 : i32
                %923 = arith.ori %c55, %922 : i32
                %924 = arith.cmpi sgt, %908, %c86 : i32
                %925 = arith.select %924, %c81, %c55 : i32
                %926 = arith.ori %c55, %925 : i32
                %927 = arith.cmpi sgt, %908, %c87 : i32
                %928 = arith.select %927, %c83, %c55 : i32
                %929 = arith.ori %923, %928 : i32
                %930 = arith.cmpi sgt, %908, %c88 : i32
                %931 = arith.select %930, %c83, %c55 : i32
                %932 = arith.ori %926, %931 : i32
                %933 = arith.cmpi sgt, %908, %c89 : i32
                %934 = arith.select %933, %c81, %c55 : i32
                %935 = arith.ori %c55, %934 : i32
                %936 = arith.cmpi sgt, %908, %c90 : i32
                %937 = arith.select %936, %c81, %c55 : i32
                %938 = arith.ori %c55, %937 : i32
                %939 = arith.cmpi sgt, %908, %c91 : i32
                %940 = arith.select %939, %c83, %c55 : i32
                %941 = arith.ori %935, %940 : i32
                %942 = arith.cmpi sgt, %908, %c92 : i32
                %943 = arith.select %942, %c83, %c55 : i32
                %944 = arith.ori %938, %943 : i32
                %945 = arith.cmpi sgt, %908, %c93 : i32
                %946 = arith.select %945, %c81, %c55 : i32
                %947 = arith.ori %c55, %946 : i32
                %948 = arith.cmpi sgt, %908, %c94 : i32
                %949 = arith.select %948, %c81, %c55 : i32
                %950 = arith.ori %c55, %949 : i32
                %951 = arith.cmpi sgt, %908, %c36 : i32
                %952 = arith.select %951, %c83, %c55 : i32
                %953 = arith.ori %947, %952 : i32
                %954 = arith.cmpi sgt, %908, %c95 : i32
                %955 = arith.select %954, %c83, %c55 : i32
                %956 = arith.ori %950, %955 : i32
                %957 = vector.from_elements %917, %929, %941, %953 : vector<4xi32>
                %958 = vector.from_elements %920, %932, %944, %956 : vector<4xi32>
                %959 = arith.subi %905, %c54 : i32
                %960 = arith.minsi %959, %c54 : i32
                %961 = arith.maxsi %960, %c55 : i32
                %962 = arith.cmpi sgt, %961, %c55 : i32
                %963 = arith.select %962, %c81, %c55 : i32
                %964 = arith.ori %c55, %963 : i32
                %965 = arith.cmpi sgt, %961, %c45 : i32
                %966 = arith.select %965, %c81, %c55 : i32
                %967 = arith.ori %c55, %966 : i32
                %968 = arith.cmpi sgt, %961, %c82 : i32
                %969 = arith.select %968, %c83, %c55 : i32
                %970 = arith.ori %964, %969 : i32
                %971 = arith.cmpi sgt, %961, %c84 : i32
                %972 = arith.select %971, %c83, %c55 : i32
                %973 = arith.ori %967, %972 : i32
                %974 = arith.cmpi sgt, %961, %c85 : i32
                %975 = arith.select %974, %c81, %c55 : i32
                %976 = arith.ori %c55, %975 : i32
                %977 = arith.cmpi sgt, %961, %c86 : i32
                %978 = arith.select %977, %c81, %c55 : i32
                %979 = arith.ori %c55, %978 : i32
                %980 = arith.cmpi sgt, %961, %c87 : i32
                %981 = arith.select %980, %c83, %c55 : i32
                %982 = arith.ori %976, %981 : i32
                %983 = arith.cmpi sgt, %961, %c88 : i32
                %984 = arith.select %983, %c83, %c55 : i32
                %985 = arith.ori %979, %984 : i32
                %986 = arith.cmpi sgt, %961, %c89 : i32
                %987 = arith.select %986, %c81, %c55 : i32
                %988 = arith.ori %c55, %987 : i32
                %989 = arith.cmpi sgt, %961, %c90 : i32
                %990 = arith.select %989, %c81, %c55 : i32
                %991 = arith.ori %c55, %990 : i32
                %992 = arith.cmpi sgt, %961, %c91 : i32
                %993 = arith.select %992, %c83, %c55 : i32
                %994 = arith.ori %988, %993 : i32
                %995 = arith.cmpi sgt, %961, %c92 : i32
                %996 = arith.select %995, %c83, %c55 : i32
                %997 = arith.ori %991, %996 : i32
                %998 = arith.cmpi sgt, %961, %c93 : i32
                %999 = arith.select %998, %c81, %c55 : i32
                %1000 = arith.ori %c55, %999 : i32
                %1001 = arith.cmpi sgt, %961, %c94 : i32
                %1002 = arith.select %1001, %c81, %c55 : i32
                %1003 = arith.ori %c55, %1002 : i32
                %1004 = arith.cmpi sgt, %961, %c36 : i32
                %1005 = arith.select %1004, %c83, %c55 : i32
                %1006 = arith.ori %1000, %1005 : i32
                %1007 = arith.cmpi sgt, %961, %c95 : i32
                %1008 = arith.select %1007, %c83, %c55 : i32
                %1009 = arith.ori %1003, %1008 : i32
                %1010 = vector.from_elements %970, %982, %994, %1006 : vector<4xi32>
                %1011 = vector.from_elements %973, %985, %997, %1009 : vector<4xi32>
                scf.yield %957, %958, %1010, %1011 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %c80, %c80, %c80, %c80 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1012 = wave.opaque %427 : i32
              %1013 = arith.cmpi sgt, %1012, %346 : i32
              %1014:4 = scf.if %1013 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1015 = arith.andi %649, %904#0 : vector<4xi32>
                %1016 = arith.andi %651, %904#1 : vector<4xi32>
                %1017 = arith.andi %653, %904#2 : vector<4xi32>
                %1018 = arith.andi %655, %904#3 : vector<4xi32>
                scf.yield %1015, %1016, %1017, %1018 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %649, %651, %653, %655 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1019 = vector.shuffle %1014#0, %1014#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1020 = vector.bitcast %1019 : vector<8xi32> to vector<16xf16>
              %1021 = wave.mma %1020, %768, %742#2 : vector<16xf16>, vector<8xf32>
              %1022 = wave.mma %1020, %876, %850#2 : vector<16xf16>, vector<8xf32>
              %1023 = vector.shuffle %1014#2, %1014#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1024 = vector.bitcast %1023 : vector<8xi32> to vector<16xf16>
              %1025 = wave.mma %1024, %775, %1021 : vector<16xf16>, vector<8xf32>
              %1026 = wave.mma %1024, %883, %1022 : vector<16xf16>, vector<8xf32>
              %1027 = wave.opaque %1025 : vector<8xf32>
              %1028 = wave.opaque %1026 : vector<8xf32>
              %1029 = arith.addi %464, %c41 : index
              %1030 = vector.load %kv[%1029] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1031 = arith.addi %464, %c96 : index
              %1032 = vector.load %kv[%1031] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1033 = arith.addi %469, %c41 : index
              %1034 = vector.load %kv[%1033] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1035 = arith.addi %469, %c96 : index
              %1036 = vector.load %kv[%1035] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1037 = wave.opaque %427 : i32
              %1038 = arith.cmpi sgt, %1037, %346 : i32
              %1039:4 = scf.if %1038 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1040 = arith.andi %675, %904#0 : vector<4xi32>
                %1041 = arith.andi %677, %904#1 : vector<4xi32>
                %1042 = arith.andi %679, %904#2 : vector<4xi32>
                %1043 = arith.andi %681, %904#3 : vector<4xi32>
                scf.yield %1040, %1041, %1042, %1043 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %675, %677, %679, %681 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1044 = vector.shuffle %1039#0, %1039#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1045 = vector.bitcast %1044 : vector<8xi32> to vector<16xf16>
              %1046 = wave.mma %1045, %768, %742#3 : vector<16xf16>, vector<8xf32>
              %1047 = wave.mma %1045, %876, %850#3 : vector<16xf16>, vector<8xf32>
              %1048 = vector.shuffle %1039#2, %1039#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1049 = vector.bitcast %1048 : vector<8xi32> to vector<16xf16>
              %1050 = wave.mma %1049, %775, %1046 : vector<16xf16>, vector<8xf32>
              %1051 = wave.mma %1049, %883, %1047 : vector<16xf16>, vector<8xf32>
              %1052 = wave.opaque %1050 : vector<8xf32>
              %1053 = wave.opaque %1051 : vector<8xf32>
              %1054 = arith.addi %464, %c97 : index
              %1055 = vector.load %kv[%1054] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1056 = arith.addi %464, %c98 : index
              %1057 = vector.load %kv[%1056] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1058 = arith.addi %469, %c97 : index
              %1059 = vector.load %kv[%1058] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1060 = arith.addi %469, %c98 : index
              %1061 = vector.load %kv[%1060] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1062 = wave.opaque %427 : i32
              %1063 = arith.cmpi sgt, %1062, %346 : i32
              %1064:4 = scf.if %1063 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1065 = arith.andi %1030, %904#0 : vector<4xi32>
                %1066 = arith.andi %1032, %904#1 : vector<4xi32>
                %1067 = arith.andi %1034, %904#2 : vector<4xi32>
                %1068 = arith.andi %1036, %904#3 : vector<4xi32>
                scf.yield %1065, %1066, %1067, %1068 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1030, %1032, %1034, %1036 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1069 = vector.shuffle %1064#0, %1064#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1070 = vector.bitcast %1069 : vector<8xi32> to vector<16xf16>
              %1071 = wave.mma %1070, %768, %742#4 : vector<16xf16>, vector<8xf32>
              %1072 = wave.mma %1070, %876, %850#4 : vector<16xf16>, vector<8xf32>
              %1073 = vector.shuffle %1064#2, %1064#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1074 = vector.bitcast %1073 : vector<8xi32> to vector<16xf16>
              %1075 = wave.mma %1074, %775, %1071 : vector<16xf16>, vector<8xf32>
              %1076 = wave.mma %1074, %883, %1072 : vector<16xf16>, vector<8xf32>
              %1077 = wave.opaque %1075 : vector<8xf32>
              %1078 = wave.opaque %1076 : vector<8xf32>
              %1079 = arith.addi %464, %c42 : index
              %1080 = vector.load %kv[%1079] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1081 = arith.addi %464, %c99 : index
              %1082 = vector.load %kv[%1081] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1083 = arith.addi %469, %c42 : index
              %1084 = vector.load %kv[%1083] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1085 = arith.addi %469, %c99 : index
              %1086 = vector.load %kv[%1085] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1087 = wave.opaque %427 : i32
              %1088 = arith.cmpi sgt, %1087, %346 : i32
              %1089:4 = scf.if %1088 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1090 = arith.andi %1055, %904#0 : vector<4xi32>
                %1091 = arith.andi %1057, %904#1 : vector<4xi32>
                %1092 = arith.andi %1059, %904#2 : vector<4xi32>
                %1093 = arith.andi %1061, %904#3 : vector<4xi32>
                scf.yield %1090, %1091, %1092, %1093 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1055, %1057, %1059, %1061 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1094 = vector.shuffle %1089#0, %1089#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1095 = vector.bitcast %1094 : vector<8xi32> to vector<16xf16>
              %1096 = wave.mma %1095, %768, %742#5 : vector<16xf16>, vector<8xf32>
              %1097 = wave.mma %1095, %876, %850#5 : vector<16xf16>, vector<8xf32>
              %1098 = vector.shuffle %1089#2, %1089#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1099 = vector.bitcast %1098 : vector<8xi32> to vector<16xf16>
              %1100 = wave.mma %1099, %775, %1096 : vector<16xf16>, vector<8xf32>
              %1101 = wave.mma %1099, %883, %1097 : vector<16xf16>, vector<8xf32>
              %1102 = wave.opaque %1100 : vector<8xf32>
              %1103 = wave.opaque %1101 : vector<8xf32>
              %1104 = arith.addi %464, %c100 : index
              %1105 = vector.load %kv[%1104] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1106 = arith.addi %464, %c101 : index
              %1107 = vector.load %kv[%1106] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1108 = arith.addi %469, %c100 : index
              %1109 = vector.load %kv[%1108] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1110 = arith.addi %469, %c101 : index
              %1111 = vector.load %kv[%1110] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1112 = wave.opaque %427 : i32
              %1113 = arith.cmpi sgt, %1112, %346 : i32
              %1114:4 = scf.if %1113 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1115 = arith.andi %1080, %904#0 : vector<4xi32>
                %1116 = arith.andi %1082, %904#1 : vector<4xi32>
                %1117 = arith.andi %1084, %904#2 : vector<4xi32>
                %1118 = arith.andi %1086, %904#3 : vector<4xi32>
                scf.yield %1115, %1116, %1117, %1118 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1080, %1082, %1084, %1086 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1119 = vector.shuffle %1114#0, %1114#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1120 = vector.bitcast %1119 : vector<8xi32> to vector<16xf16>
              %1121 = wave.mma %1120, %768, %742#6 : vector<16xf16>, vector<8xf32>
              %1122 = wave.mma %1120, %876, %850#6 : vector<16xf16>, vector<8xf32>
              %1123 = vector.shuffle %1114#2, %1114#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1124 = vector.bitcast %1123 : vector<8xi32> to vector<16xf16>
              %1125 = wave.mma %1124, %775, %1121 : vector<16xf16>, vector<8xf32>
              %1126 = wave.mma %1124, %883, %1122 : vector<16xf16>, vector<8xf32>
              %1127 = wave.opaque %1125 : vector<8xf32>
              %1128 = wave.opaque %1126 : vector<8xf32>
              %1129 = arith.addi %464, %c43 : index
              %1130 = vector.load %kv[%1129] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1131 = arith.addi %464, %c102 : index
              %1132 = vector.load %kv[%1131] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1133 = arith.addi %469, %c43 : index
              %1134 = vector.load %kv[%1133] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1135 = arith.addi %469, %c102 : index
              %1136 = vector.load %kv[%1135] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1137 = wave.opaque %427 : i32
              %1138 = arith.cmpi sgt, %1137, %346 : i32
              %1139:4 = scf.if %1138 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1140 = arith.andi %1105, %904#0 : vector<4xi32>
                %1141 = arith.andi %1107, %904#1 : vector<4xi32>
                %1142 = arith.andi %1109, %904#2 : vector<4xi32>
                %1143 = arith.andi %1111, %904#3 : vector<4xi32>
                scf.yield %1140, %1141, %1142, %1143 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1105, %1107, %1109, %1111 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1144 = vector.shuffle %1139#0, %1139#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1145 = vector.bitcast %1144 : vector<8xi32> to vector<16xf16>
              %1146 = wave.mma %1145, %768, %742#7 : vector<16xf16>, vector<8xf32>
              %1147 = wave.mma %1145, %876, %850#7 : vector<16xf16>, vector<8xf32>
              %1148 = vector.shuffle %1139#2, %1139#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1149 = vector.bitcast %1148 : vector<8xi32> to vector<16xf16>
              %1150 = wave.mma %1149, %775, %1146 : vector<16xf16>, vector<8xf32>
              %1151 = wave.mma %1149, %883, %1147 : vector<16xf16>, vector<8xf32>
              %1152 = wave.opaque %1150 : vector<8xf32>
              %1153 = wave.opaque %1151 : vector<8xf32>
              %1154 = arith.addi %464, %c103 : index
              %1155 = vector.load %kv[%1154] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1156 = arith.addi %464, %c104 : index
              %1157 = vector.load %kv[%1156] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1158 = arith.addi %469, %c103 : index
              %1159 = vector.load %kv[%1158] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1160 = arith.addi %469, %c104 : index
              %1161 = vector.load %kv[%1160] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1162 = wave.opaque %427 : i32
              %1163 = arith.cmpi sgt, %1162, %346 : i32
              %1164:4 = scf.if %1163 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1165 = arith.andi %1130, %904#0 : vector<4xi32>
                %1166 = arith.andi %1132, %904#1 : vector<4xi32>
                %1167 = arith.andi %1134, %904#2 : vector<4xi32>
                %1168 = arith.andi %1136, %904#3 : vector<4xi32>
                scf.yield %1165, %1166, %1167, %1168 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1130, %1132, %1134, %1136 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1169 = vector.shuffle %1164#0, %1164#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1170 = vector.bitcast %1169 : vector<8xi32> to vector<16xf16>
              %1171 = wave.mma %1170, %768, %742#8 : vector<16xf16>, vector<8xf32>
              %1172 = wave.mma %1170, %876, %850#8 : vector<16xf16>, vector<8xf32>
              %1173 = vector.shuffle %1164#2, %1164#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1174 = vector.bitcast %1173 : vector<8xi32> to vector<16xf16>
              %1175 = wave.mma %1174, %775, %1171 : vector<16xf16>, vector<8xf32>
              %1176 = wave.mma %1174, %883, %1172 : vector<16xf16>, vector<8xf32>
              %1177 = wave.opaque %1175 : vector<8xf32>
              %1178 = wave.opaque %1176 : vector<8xf32>
              wave.pin
              %1179 = wave.opaque %427 : i32
              %1180 = arith.cmpi sgt, %1179, %346 : i32
              %1181:4 = scf.if %1180 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1182 = arith.andi %1155, %904#0 : vector<4xi32>
                %1183 = arith.andi %1157, %904#1 : vector<4xi32>
                %1184 = arith.andi %1159, %904#2 : vector<4xi32>
                %1185 = arith.andi %1161, %904#3 : vector<4xi32>
                scf.yield %1182, %1183, %1184, %1185 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1155, %1157, %1159, %1161 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1186 = vector.shuffle %1181#0, %1181#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1187 = vector.bitcast %1186 : vector<8xi32> to vector<16xf16>
              %1188 = wave.mma %1187, %768, %742#9 : vector<16xf16>, vector<8xf32>
              %1189 = wave.mma %1187, %876, %850#9 : vector<16xf16>, vector<8xf32>
              %1190 = vector.shuffle %1181#2, %1181#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1191 = vector.bitcast %1190 : vector<8xi32> to vector<16xf16>
              %1192 = wave.mma %1191, %775, %1188 : vector<16xf16>, vector<8xf32>
              %1193 = wave.mma %1191, %883, %1189 : vector<16xf16>, vector<8xf32>
              %1194 = wave.opaque %1192 : vector<8xf32>
              %1195 = wave.opaque %1193 : vector<8xf32>
              wave.pin
              %1196 = wave.opaque %427 : i32
              %1197 = arith.cmpi slt, %1196, %368 : i32
              %1198:4 = scf.if %1197 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1199 = arith.addi %453, %35 : index
                %1200 = arith.addi %1199, %c10 : index
                %1201 = vector.load %kv[%1200] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1202 = arith.addi %1199, %c24 : index
                %1203 = vector.load %kv[%1202] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1204 = arith.addi %461, %35 : index
                %1205 = arith.addi %1204, %c10 : index
                %1206 = vector.load %kv[%1205] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1207 = arith.addi %1204, %c24 : index
                %1208 = vector.load %kv[%1207] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %1201, %1203, %1206, %1208 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1181#0, %1181#1, %1181#2, %1181#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              scf.yield %1198#0, %1198#1, %1198#2, %1198#3, %742#0, %793, %1027, %1052, %1077, %1102, %1127, %1152, %1177, %1194, %850#0, %901, %1028, %1053, %1078, %1103, %1128, %1153, %1178, %1195 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1209 = wave.opaque %c10 : index
            %1210 = arith.addi %0, %1209 : index
            %1211 = arith.cmpi eq, %366, %363 : i32
            %1212 = wave.swap_halves %424#5 : f32
            %1213 = arith.addf %424#5, %1212 : f32
            %1214 = arith.addi %1210, %c10 : index
            %1215:2 = scf.if %1211 -> (f32, f32) {
              scf.yield %c59, %c60 : f32, f32
            } else {
              %1216 = arith.addi %1214, %c10 : index
              %1217 = memref.load %8[%1216] : memref<?xf32>
              %1218 = arith.addi %1214, %c6 : index
              %1219 = memref.load %8[%1218] : memref<?xf32>
              scf.yield %1217, %1219 : f32, f32
            }
            %1220 = arith.maxnumf %1215#0, %424#4 fastmath<nnan> : f32
            %1221 = arith.subf %1215#0, %1220 : f32
            %1222 = wave.exp2 %1221 : f32
            %1223 = arith.subf %424#4, %1220 : f32
            %1224 = wave.exp2 %1223 : f32
            %1225 = arith.mulf %1215#1, %1222 : f32
            %1226 = math.fma %1213, %1224, %1225 : f32
            memref.store %1220, %8[%1214] : memref<?xf32>
            %1227 = arith.addi %1214, %c6 : index
            memref.store %1226, %8[%1227] : memref<?xf32>
            %1228 = vector.broadcast %1222 : f32 to vector<8xf32>
            %1229 = vector.broadcast %1224 : f32 to vector<8xf32>
            scf.if %1211 {
              %1230 = arith.muli %1210, %c13 : index
              %1231 = arith.addi %c10, %1230 : index
              %1232 = arith.addi %1231, %c10 : index
              %1233 = arith.addi %1232, %c10 : index
              %1234 = vector.shuffle %424#6, %424#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1234, %5[%1233] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1235 = vector.shuffle %424#6, %424#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1236 = arith.addi %1233, %c18 : index
              vector.store %1235, %5[%1236] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1237 = arith.addi %1232, %c37 : index
              %1238 = vector.shuffle %424#7, %424#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1238, %5[%1237] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1239 = vector.shuffle %424#7, %424#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1240 = arith.addi %1237, %c18 : index
              vector.store %1239, %5[%1240] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1241 = arith.addi %1232, %c38 : index
              %1242 = vector.shuffle %424#8, %424#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1242, %5[%1241] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1243 = vector.shuffle %424#8, %424#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1244 = arith.addi %1241, %c18 : index
              vector.store %1243, %5[%1244] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1245 = arith.addi %1232, %c39 : index
              %1246 = vector.shuffle %424#9, %424#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1246, %5[%1245] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1247 = vector.shuffle %424#9, %424#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1248 = arith.addi %1245, %c18 : index
              vector.store %1247, %5[%1248] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1249 = arith.addi %1232, %c40 : index
              %1250 = vector.shuffle %424#10, %424#10 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1250, %5[%1249] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1251 = vector.shuffle %424#10, %424#10 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1252 = arith.addi %1249, %c18 : index
              vector.store %1251, %5[%1252] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1253 = arith.addi %1232, %c41 : index
              %1254 = vector.shuffle %424#11, %424#11 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1254, %5[%1253] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1255 = vector.shuffle %424#11, %424#11 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1256 = arith.addi %1253, %c18 : index
              vector.store %1255, %5[%1256] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1257 = arith.addi %1232, %c42 : index
              %1258 = vector.shuffle %424#12, %424#12 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1258, %5[%1257] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1259 = vector.shuffle %424#12, %424#12 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1260 = arith.addi %1257, %c18 : index
              vector.store %1259, %5[%1260] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1261 = arith.addi %1232, %c43 : index
              %1262 = vector.shuffle %424#13, %424#13 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1262, %5[%1261] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1263 = vector.shuffle %424#13, %424#13 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1264 = arith.addi %1261, %c18 : index
              vector.store %1263, %5[%1264] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1265 = arith.muli %1210, %c13 : index
              %1266 = arith.addi %c10, %1265 : index
              %1267 = arith.addi %1266, %c10 : index
              %1268 = arith.addi %1267, %c10 : index
              %1269 = vector.load %5[%1268] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1270 = arith.addi %1268, %c18 : index
              %1271 = vector.load %5[%1270] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1272 = vector.shuffle %1269, %1271 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1273 = arith.mulf %1272, %1228 : vector<8xf32>
              %1274 = math.fma %424#6, %1229, %1273 : vector<8xf32>
              %1275 = vector.shuffle %1274, %1274 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1275, %5[%1268] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1276 = vector.shuffle %1274, %1274 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1276, %5[%1270] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1277 = arith.addi %1267, %c37 : index
              %1278 = vector.load %5[%1277] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1279 = arith.addi %1277, %c18 : index
              %1280 = vector.load %5[%1279] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1281 = vector.shuffle %1278, %1280 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1282 = arith.mulf %1281, %1228 : vector<8xf32>
              %1283 = math.fma %424#7, %1229, %1282 : vector<8xf32>
              %1284 = vector.shuffle %1283, %1283 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1284, %5[%1277] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1285 = vector.shuffle %1283, %1283 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1285, %5[%1279] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1286 = arith.addi %1267, %c38 : index
              %1287 = vector.load %5[%1286] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1288 = arith.addi %1286, %c18 : index
              %1289 = vector.load %5[%1288] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1290 = vector.shuffle %1287, %1289 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1291 = arith.mulf %1290, %1228 : vector<8xf32>
              %1292 = math.fma %424#8, %1229, %1291 : vector<8xf32>
              %1293 = vector.shuffle %1292, %1292 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1293, %5[%1286] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1294 = vector.shuffle %1292, %1292 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1294, %5[%1288] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1295 = arith.addi %1267, %c39 : index
              %1296 = vector.load %5[%1295] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1297 = arith.addi %1295, %c18 : index
              %1298 = vector.load %5[%1297] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1299 = vector.shuffle %1296, %1298 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1300 = arith.mulf %1299, %1228 : vector<8xf32>
              %1301 = math.fma %424#9, %1229, %1300 : vector<8xf32>
              %1302 = vector.shuffle %1301, %1301 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1302, %5[%1295] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1303 = vector.shuffle %1301, %1301 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1303, %5[%1297] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1304 = arith.addi %1267, %c40 : index
              %1305 = vector.load %5[%1304] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1306 = arith.addi %1304, %c18 : index
              %1307 = vector.load %5[%1306] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1308 = vector.shuffle %1305, %1307 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1309 = arith.mulf %1308, %1228 : vector<8xf32>
              %1310 = math.fma %424#10, %1229, %1309 : vector<8xf32>
              %1311 = vector.shuffle %1310, %1310 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1311, %5[%1304] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1312 = vector.shuffle %1310, %1310 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1312, %5[%1306] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1313 = arith.addi %1267, %c41 : index
              %1314 = vector.load %5[%1313] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1315 = arith.addi %1313, %c18 : index
              %1316 = vector.load %5[%1315] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1317 = vector.shuffle %1314, %1316 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1318 = arith.mulf %1317, %1228 : vector<8xf32>
              %1319 = math.fma %424#11, %1229, %1318 : vector<8xf32>
              %1320 = vector.shuffle %1319, %1319 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1320, %5[%1313] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1321 = vector.shuffle %1319, %1319 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1321, %5[%1315] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1322 = arith.addi %1267, %c42 : index
              %1323 = vector.load %5[%1322] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1324 = arith.addi %1322, %c18 : index
              %1325 = vector.load %5[%1324] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1326 = vector.shuffle %1323, %1325 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1327 = arith.mulf %1326, %1228 : vector<8xf32>
              %1328 = math.fma %424#12, %1229, %1327 : vector<8xf32>
              %1329 = vector.shuffle %1328, %1328 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1329, %5[%1322] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1330 = vector.shuffle %1328, %1328 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1330, %5[%1324] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1331 = arith.addi %1267, %c43 : index
              %1332 = vector.load %5[%1331] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1333 = arith.addi %1331, %c18 : index
              %1334 = vector.load %5[%1333] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1335 = vector.shuffle %1332, %1334 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1336 = arith.mulf %1335, %1228 : vector<8xf32>
              %1337 = math.fma %424#13, %1229, %1336 : vector<8xf32>
              %1338 = vector.shuffle %1337, %1337 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1338, %5[%1331] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1339 = vector.shuffle %1337, %1337 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1339, %5[%1333] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
            %1340 = wave.swap_halves %424#15 : f32
            %1341 = arith.addf %424#15, %1340 : f32
            %1342 = arith.addi %1210, %c24 : index
            %1343:2 = scf.if %1211 -> (f32, f32) {
              scf.yield %c59, %c60 : f32, f32
            } else {
              %1344 = arith.addi %1342, %c10 : index
              %1345 = memref.load %8[%1344] : memref<?xf32>
              %1346 = arith.addi %1342, %c6 : index
              %1347 = memref.load %8[%1346] : memref<?xf32>
              scf.yield %1345, %1347 : f32, f32
            }
            %1348 = arith.maxnumf %1343#0, %424#14 fastmath<nnan> : f32
            %1349 = arith.subf %1343#0, %1348 : f32
            %1350 = wave.exp2 %1349 : f32
            %1351 = arith.subf %424#14, %1348 : f32
            %1352 = wave.exp2 %1351 : f32
            %1353 = arith.mulf %1343#1, %1350 : f32
            %1354 = math.fma %1341, %1352, %1353 : f32
            memref.store %1348, %8[%1342] : memref<?xf32>
            %1355 = arith.addi %1342, %c6 : index
            memref.store %1354, %8[%1355] : memref<?xf32>
            %1356 = vector.broadcast %1350 : f32 to vector<8xf32>
            %1357 = vector.broadcast %1352 : f32 to vector<8xf32>
            scf.if %1211 {
              %1358 = arith.muli %1210, %c13 : index
              %1359 = arith.addi %c10, %1358 : index
              %1360 = arith.addi %1359, %c17 : index
              %1361 = arith.addi %1360, %c10 : index
              %1362 = vector.shuffle %424#16, %424#16 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1362, %5[%1361] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1363 = vector.shuffle %424#16, %424#16 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1364 = arith.addi %1361, %c18 : index
              vector.store %1363, %5[%1364] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1365 = arith.addi %1360, %c37 : index
              %1366 = vector.shuffle %424#17, %424#17 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1366, %5[%1365] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1367 = vector.shuffle %424#17, %424#17 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1368 = arith.addi %1365, %c18 : index
              vector.store %1367, %5[%1368] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1369 = arith.addi %1360, %c38 : index
              %1370 = vector.shuffle %424#18, %424#18 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1370, %5[%1369] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1371 = vector.shuffle %424#18, %424#18 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1372 = arith.addi %1369, %c18 : index
              vector.store %1371, %5[%1372] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1373 = arith.addi %1360, %c39 : index
              %1374 = vector.shuffle %424#19, %424#19 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1374, %5[%1373] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1375 = vector.shuffle %424#19, %424#19 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1376 = arith.addi %1373, %c18 : index
              vector.store %1375, %5[%1376] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1377 = arith.addi %1360, %c40 : index
              %1378 = vector.shuffle %424#20, %424#20 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1378, %5[%1377] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1379 = vector.shuffle %424#20, %424#20 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1380 = arith.addi %1377, %c18 : index
              vector.store %1379, %5[%1380] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1381 = arith.addi %1360, %c41 : index
              %1382 = vector.shuffle %424#21, %424#21 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1382, %5[%1381] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1383 = vector.shuffle %424#21, %424#21 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1384 = arith.addi %1381, %c18 : index
              vector.store %1383, %5[%1384] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1385 = arith.addi %1360, %c42 : index
              %1386 = vector.shuffle %424#22, %424#22 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1386, %5[%1385] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1387 = vector.shuffle %424#22, %424#22 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1388 = arith.addi %1385, %c18 : index
              vector.store %1387, %5[%1388] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1389 = arith.addi %1360, %c43 : index
              %1390 = vector.shuffle %424#23, %424#23 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1390, %5[%1389] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1391 = vector.shuffle %424#23, %424#23 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1392 = arith.addi %1389, %c18 : index
              vector.store %1391, %5[%1392] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1393 = arith.muli %1210, %c13 : index
              %1394 = arith.addi %c10, %1393 : index
              %1395 = arith.addi %1394, %c17 : index
              %1396 = arith.addi %1395, %c10 : index
              %1397 = vector.load %5[%1396] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1398 = arith.addi %1396, %c18 : index
              %1399 = vector.load %5[%1398] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1400 = vector.shuffle %1397, %1399 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1401 = arith.mulf %1400, %1356 : vector<8xf32>
              %1402 = math.fma %424#16, %1357, %1401 : vector<8xf32>
              %1403 = vector.shuffle %1402, %1402 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1403, %5[%1396] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1404 = vector.shuffle %1402, %1402 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1404, %5[%1398] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1405 = arith.addi %1395, %c37 : index
              %1406 = vector.load %5[%1405] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1407 = arith.addi %1405, %c18 : index
              %1408 = vector.load %5[%1407] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1409 = vector.shuffle %1406, %1408 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1410 = arith.mulf %1409, %1356 : vector<8xf32>
              %1411 = math.fma %424#17, %1357, %1410 : vector<8xf32>
              %1412 = vector.shuffle %1411, %1411 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1412, %5[%1405] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1413 = vector.shuffle %1411, %1411 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1413, %5[%1407] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1414 = arith.addi %1395, %c38 : index
              %1415 = vector.load %5[%1414] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1416 = arith.addi %1414, %c18 : index
              %1417 = vector.load %5[%1416] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1418 = vector.shuffle %1415, %1417 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1419 = arith.mulf %1418, %1356 : vector<8xf32>
              %1420 = math.fma %424#18, %1357, %1419 : vector<8xf32>
              %1421 = vector.shuffle %1420, %1420 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1421, %5[%1414] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1422 = vector.shuffle %1420, %1420 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1422, %5[%1416] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1423 = arith.addi %1395, %c39 : index
              %1424 = vector.load %5[%1423] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1425 = arith.addi %1423, %c18 : index
              %1426 = vector.load %5[%1425] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1427 = vector.shuffle %1424, %1426 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1428 = arith.mulf %1427, %1356 : vector<8xf32>
              %1429 = math.fma %424#19, %1357, %1428 : vector<8xf32>
              %1430 = vector.shuffle %1429, %1429 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1430, %5[%1423] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1431 = vector.shuffle %1429, %1429 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1431, %5[%1425] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1432 = arith.addi %1395, %c40 : index
              %1433 = vector.load %5[%1432] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1434 = arith.addi %1432, %c18 : index
              %1435 = vector.load %5[%1434] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1436 = vector.shuffle %1433, %1435 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1437 = arith.mulf %1436, %1356 : vector<8xf32>
              %1438 = math.fma %424#20, %1357, %1437 : vector<8xf32>
              %1439 = vector.shuffle %1438, %1438 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1439, %5[%1432] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1440 = vector.shuffle %1438, %1438 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1440, %5[%1434] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1441 = arith.addi %1395, %c41 : index
              %1442 = vector.load %5[%1441] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1443 = arith.addi %1441, %c18 : index
              %1444 = vector.load %5[%1443] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1445 = vector.shuffle %1442, %1444 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1446 = arith.mulf %1445, %1356 : vector<8xf32>
              %1447 = math.fma %424#21, %1357, %1446 : vector<8xf32>
              %1448 = vector.shuffle %1447, %1447 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1448, %5[%1441] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1449 = vector.shuffle %1447, %1447 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1449, %5[%1443] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1450 = arith.addi %1395, %c42 : index
              %1451 = vector.load %5[%1450] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1452 = arith.addi %1450, %c18 : index
              %1453 = vector.load %5[%1452] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1454 = vector.shuffle %1451, %1453 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1455 = arith.mulf %1454, %1356 : vector<8xf32>
              %1456 = math.fma %424#22, %1357, %1455 : vector<8xf32>
              %1457 = vector.shuffle %1456, %1456 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1457, %5[%1450] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1458 = vector.shuffle %1456, %1456 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1458, %5[%1452] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1459 = arith.addi %1395, %c43 : index
              %1460 = vector.load %5[%1459] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1461 = arith.addi %1459, %c18 : index
              %1462 = vector.load %5[%1461] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1463 = vector.shuffle %1460, %1462 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1464 = arith.mulf %1463, %1356 : vector<8xf32>
              %1465 = math.fma %424#23, %1357, %1464 : vector<8xf32>
              %1466 = vector.shuffle %1465, %1465 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1466, %5[%1459] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1467 = vector.shuffle %1465, %1465 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1467, %5[%1461] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1468 = arith.cmpi sgt, %355, %c57 : i32
          scf.if %1468 {
            %1469 = arith.cmpi eq, %363, %360 : i32
            %1470 = wave.opaque %c10 : index
            %1471 = arith.addi %0, %1470 : index
            %1472 = arith.addi %1471, %c10 : index
            %1473 = arith.addi %1472, %c10 : index
            %1474 = memref.load %8[%1473] : memref<?xf32>
            %1475 = arith.addi %1472, %c6 : index
            %1476 = memref.load %8[%1475] : memref<?xf32>
            %1477 = arith.addi %1471, %c18 : index
            %1478:2 = scf.if %1469 -> (f32, f32) {
              scf.yield %c59, %c60 : f32, f32
            } else {
              %1479 = arith.addi %1477, %c10 : index
              %1480 = memref.load %8[%1479] : memref<?xf32>
              %1481 = arith.addi %1477, %c6 : index
              %1482 = memref.load %8[%1481] : memref<?xf32>
              scf.yield %1480, %1482 : f32, f32
            }
            %1483 = arith.maxnumf %1478#0, %1474 fastmath<nnan> : f32
            %1484 = arith.subf %1478#0, %1483 : f32
            %1485 = wave.exp2 %1484 : f32
            %1486 = arith.subf %1474, %1483 : f32
            %1487 = wave.exp2 %1486 : f32
            %1488 = arith.mulf %1478#1, %1485 : f32
            %1489 = math.fma %1476, %1487, %1488 : f32
            memref.store %1483, %8[%1477] : memref<?xf32>
            %1490 = arith.addi %1477, %c6 : index
            memref.store %1489, %8[%1490] : memref<?xf32>
            %1491 = vector.broadcast %1485 : f32 to vector<8xf32>
            %1492 = vector.broadcast %1487 : f32 to vector<8xf32>
            scf.for %1493 = %c10 to %c19 step %c4 {
              %1494 = arith.muli %1471, %c13 : index
              %1495 = arith.addi %c10, %1494 : index
              %1496 = arith.addi %1495, %c10 : index
              %1497 = arith.muli %1493, %c37 : index
              %1498 = arith.addi %1496, %1497 : index
              %1499 = vector.load %5[%1498] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1500 = arith.addi %1498, %c18 : index
              %1501 = vector.load %5[%1500] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1502 = vector.shuffle %1499, %1501 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1469 {
                %1503 = arith.addi %16, %1494 : index
                %1504 = arith.addi %1503, %c10 : index
                %1505 = arith.addi %1504, %1497 : index
                %1506 = vector.shuffle %1502, %1502 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1506, %partial[%1505] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1507 = vector.shuffle %1502, %1502 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1508 = arith.addi %1505, %c18 : index
                vector.store %1507, %partial[%1508] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1509 = arith.addi %16, %1494 : index
                %1510 = arith.addi %1509, %c10 : index
                %1511 = arith.addi %1510, %1497 : index
                %1512 = vector.load %partial[%1511] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1513 = arith.addi %1511, %c18 : index
                %1514 = vector.load %partial[%1513] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1515 = vector.shuffle %1512, %1514 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1516 = arith.mulf %1515, %1491 : vector<8xf32>
                %1517 = math.fma %1502, %1492, %1516 : vector<8xf32>
                %1518 = vector.shuffle %1517, %1517 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1518, %partial[%1511] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1519 = vector.shuffle %1517, %1517 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1519, %partial[%1513] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
            %1520 = arith.addi %1471, %c24 : index
            %1521 = arith.addi %1520, %c10 : index
            %1522 = memref.load %8[%1521] : memref<?xf32>
            %1523 = arith.addi %1520, %c6 : index
            %1524 = memref.load %8[%1523] : memref<?xf32>
            %1525 = arith.addi %1471, %c64 : index
            %1526:2 = scf.if %1469 -> (f32, f32) {
              scf.yield %c59, %c60 : f32, f32
            } else {
              %1527 = arith.addi %1525, %c10 : index
              %1528 = memref.load %8[%1527] : memref<?xf32>
              %1529 = arith.addi %1525, %c6 : index
              %1530 = memref.load %8[%1529] : memref<?xf32>
              scf.yield %1528, %1530 : f32, f32
            }
            %1531 = arith.maxnumf %1526#0, %1522 fastmath<nnan> : f32
            %1532 = arith.subf %1526#0, %1531 : f32
            %1533 = wave.exp2 %1532 : f32
            %1534 = arith.subf %1522, %1531 : f32
            %1535 = wave.exp2 %1534 : f32
            %1536 = arith.mulf %1526#1, %1533 : f32
            %1537 = math.fma %1524, %1535, %1536 : f32
            memref.store %1531, %8[%1525] : memref<?xf32>
            %1538 = arith.addi %1525, %c6 : index
            memref.store %1537, %8[%1538] : memref<?xf32>
            %1539 = vector.broadcast %1533 : f32 to vector<8xf32>
            %1540 = vector.broadcast %1535 : f32 to vector<8xf32>
            scf.for %1541 = %c10 to %c19 step %c4 {
              %1542 = arith.muli %1471, %c13 : index
              %1543 = arith.addi %c10, %1542 : index
              %1544 = arith.addi %1543, %c17 : index
              %1545 = arith.muli %1541, %c37 : index
              %1546 = arith.addi %1544, %1545 : index
              %1547 = vector.load %5[%1546] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1548 = arith.addi %1546, %c18 : index
              %1549 = vector.load %5[%1548] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1550 = vector.shuffle %1547, %1549 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1469 {
                %1551 = arith.addi %16, %1542 : index
                %1552 = arith.addi %1551, %c17 : index
                %1553 = arith.addi %1552, %1545 : index
                %1554 = vector.shuffle %1550, %1550 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1554, %partial[%1553] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1555 = vector.shuffle %1550, %1550 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1556 = arith.addi %1553, %c18 : index
                vector.store %1555, %partial[%1556] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1557 = arith.addi %16, %1542 : index
                %1558 = arith.addi %1557, %c17 : index
                %1559 = arith.addi %1558, %1545 : index
                %1560 = vector.load %partial[%1559] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1561 = arith.addi %1559, %c18 : index
                %1562 = vector.load %partial[%1561] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1563 = vector.shuffle %1560, %1562 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1564 = arith.mulf %1563, %1539 : vector<8xf32>
                %1565 = math.fma %1550, %1540, %1564 : vector<8xf32>
                %1566 = vector.shuffle %1565, %1565 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1566, %partial[%1559] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1567 = vector.shuffle %1565, %1565 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1567, %partial[%1561] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1568 = arith.cmpi sgt, %355, %c56 : i32
        scf.if %1568 {
          %1569 = arith.cmpi eq, %360, %c55 : i32
          %1570 = wave.opaque %c10 : index
          %1571 = arith.addi %0, %1570 : index
          %1572 = arith.addi %1571, %c18 : index
          %1573 = arith.addi %1572, %c10 : index
          %1574 = memref.load %8[%1573] : memref<?xf32>
          %1575 = arith.addi %1572, %c6 : index
          %1576 = memref.load %8[%1575] : memref<?xf32>
          %1577 = arith.addi %1571, %c37 : index
          %1578:2 = scf.if %1569 -> (f32, f32) {
            scf.yield %c59, %c60 : f32, f32
          } else {
            %1579 = arith.addi %1577, %c10 : index
            %1580 = memref.load %8[%1579] : memref<?xf32>
            %1581 = arith.addi %1577, %c6 : index
            %1582 = memref.load %8[%1581] : memref<?xf32>
            scf.yield %1580, %1582 : f32, f32
          }
          %1583 = arith.maxnumf %1578#0, %1574 fastmath<nnan> : f32
          %1584 = arith.subf %1578#0, %1583 : f32
          %1585 = wave.exp2 %1584 : f32
          %1586 = arith.subf %1574, %1583 : f32
          %1587 = wave.exp2 %1586 : f32
          %1588 = arith.mulf %1578#1, %1585 : f32
          %1589 = math.fma %1576, %1587, %1588 : f32
          memref.store %1583, %8[%1577] : memref<?xf32>
          %1590 = arith.addi %1577, %c6 : index
          memref.store %1589, %8[%1590] : memref<?xf32>
          %1591 = vector.broadcast %1585 : f32 to vector<8xf32>
          %1592 = vector.broadcast %1587 : f32 to vector<8xf32>
          scf.for %1593 = %c10 to %c19 step %c4 {
            %1594 = arith.muli %1571, %c13 : index
            %1595 = arith.addi %16, %1594 : index
            %1596 = arith.addi %1595, %c10 : index
            %1597 = arith.muli %1593, %c37 : index
            %1598 = arith.addi %1596, %1597 : index
            %1599 = vector.load %partial[%1598] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1600 = arith.addi %1598, %c18 : index
            %1601 = vector.load %partial[%1600] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1602 = vector.shuffle %1599, %1601 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1569 {
              %1603 = arith.addi %17, %1594 : index
              %1604 = arith.addi %1603, %c10 : index
              %1605 = arith.addi %1604, %1597 : index
              %1606 = vector.shuffle %1602, %1602 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1606, %partial[%1605] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1607 = vector.shuffle %1602, %1602 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1608 = arith.addi %1605, %c18 : index
              vector.store %1607, %partial[%1608] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1609 = arith.addi %17, %1594 : index
              %1610 = arith.addi %1609, %c10 : index
              %1611 = arith.addi %1610, %1597 : index
              %1612 = vector.load %partial[%1611] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1613 = arith.addi %1611, %c18 : index
              %1614 = vector.load %partial[%1613] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1615 = vector.shuffle %1612, %1614 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1616 = arith.mulf %1615, %1591 : vector<8xf32>
              %1617 = math.fma %1602, %1592, %1616 : vector<8xf32>
              %1618 = vector.shuffle %1617, %1617 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1618, %partial[%1611] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1619 = vector.shuffle %1617, %1617 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1619, %partial[%1613] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1620 = arith.addi %1571, %c64 : index
          %1621 = arith.addi %1620, %c10 : index
          %1622 = memref.load %8[%1621] : memref<?xf32>
          %1623 = arith.addi %1620, %c6 : index
          %1624 = memref.load %8[%1623] : memref<?xf32>
          %1625 = arith.addi %1571, %c65 : index
          %1626:2 = scf.if %1569 -> (f32, f32) {
            scf.yield %c59, %c60 : f32, f32
          } else {
            %1627 = arith.addi %1625, %c10 : index
            %1628 = memref.load %8[%1627] : memref<?xf32>
            %1629 = arith.addi %1625, %c6 : index
            %1630 = memref.load %8[%1629] : memref<?xf32>
            scf.yield %1628, %1630 : f32, f32
          }
          %1631 = arith.maxnumf %1626#0, %1622 fastmath<nnan> : f32
          %1632 = arith.subf %1626#0, %1631 : f32
          %1633 = wave.exp2 %1632 : f32
          %1634 = arith.subf %1622, %1631 : f32
          %1635 = wave.exp2 %1634 : f32
          %1636 = arith.mulf %1626#1, %1633 : f32
          %1637 = math.fma %1624, %1635, %1636 : f32
          memref.store %1631, %8[%1625] : memref<?xf32>
          %1638 = arith.addi %1625, %c6 : index
          memref.store %1637, %8[%1638] : memref<?xf32>
          %1639 = vector.broadcast %1633 : f32 to vector<8xf32>
          %1640 = vector.broadcast %1635 : f32 to vector<8xf32>
          scf.for %1641 = %c10 to %c19 step %c4 {
            %1642 = arith.muli %1571, %c13 : index
            %1643 = arith.addi %16, %1642 : index
            %1644 = arith.addi %1643, %c17 : index
            %1645 = arith.muli %1641, %c37 : index
            %1646 = arith.addi %1644, %1645 : index
            %1647 = vector.load %partial[%1646] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1648 = arith.addi %1646, %c18 : index
            %1649 = vector.load %partial[%1648] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1650 = vector.shuffle %1647, %1649 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1569 {
              %1651 = arith.addi %17, %1642 : index
              %1652 = arith.addi %1651, %c17 : index
              %1653 = arith.addi %1652, %1645 : index
              %1654 = vector.shuffle %1650, %1650 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1654, %partial[%1653] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1655 = vector.shuffle %1650, %1650 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1656 = arith.addi %1653, %c18 : index
              vector.store %1655, %partial[%1656] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1657 = arith.addi %17, %1642 : index
              %1658 = arith.addi %1657, %c17 : index
              %1659 = arith.addi %1658, %1645 : index
              %1660 = vector.load %partial[%1659] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1661 = arith.addi %1659, %c18 : index
              %1662 = vector.load %partial[%1661] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1663 = vector.shuffle %1660, %1662 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1664 = arith.mulf %1663, %1639 : vector<8xf32>
              %1665 = math.fma %1650, %1640, %1664 : vector<8xf32>
              %1666 = vector.shuffle %1665, %1665 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1666, %partial[%1659] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1667 = vector.shuffle %1665, %1665 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1667, %partial[%1661] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1668 = wave.opaque %c10 : index
      %1669 = arith.addi %0, %1668 : index
      scf.if %358 {
        %1670 = arith.addi %kvHeads, %13 : index
        %1671 = memref.load %scales[%1670] : memref<?xf32>
        %1672 = arith.addi %1669, %c10 : index
        %1673 = arith.addi %1672, %c10 : index
        %1674 = memref.load %8[%1673] : memref<?xf32>
        %1675 = arith.addi %1672, %c6 : index
        %1676 = memref.load %8[%1675] : memref<?xf32>
        %1677 = arith.divf %1671, %1676 : f32
        %1678 = vector.broadcast %1677 : f32 to vector<8xf32>
        %1679 = arith.addi %15, %1668 : index
        %1680 = arith.addi %1679, %1 : index
        %1681 = arith.addi %1680, %c10 : index
        %1682 = arith.minsi %1681, %40 : index
        %1683 = arith.divui %1682, %groupSize : index
        %1684 = arith.addi %24, %1683 : index
        %1685 = arith.remui %1682, %groupSize : index
        %1686 = arith.addi %44, %1685 : index
        %1687 = arith.muli %1686, %c18 : index
        %1688 = arith.addi %1687, %51 : index
        %1689 = arith.muli %heads, %c18 : index
        scf.for %1690 = %c10 to %c19 step %c4 {
          %1691 = arith.muli %1669, %c13 : index
          %1692 = arith.addi %c10, %1691 : index
          %1693 = arith.addi %1692, %c10 : index
          %1694 = arith.muli %1690, %c37 : index
          %1695 = arith.addi %1693, %1694 : index
          %1696 = vector.load %5[%1695] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1697 = arith.addi %1695, %c18 : index
          %1698 = vector.load %5[%1697] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1699 = vector.shuffle %1696, %1698 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1700 = arith.mulf %1699, %1678 : vector<8xf32>
          %1701 = arith.addf %1700, %c61 : vector<8xf32>
          %1702 = arith.minimumf %1701, %c106 : vector<8xf32>
          %1703 = arith.maximumf %1702, %c107 : vector<8xf32>
          %1704 = arith.truncf %1703 : vector<8xf32> to vector<8xf16>
          %1705 = vector.bitcast %1704 : vector<8xf16> to vector<4xi32>
          %1706 = vector.shuffle %1705, %1705 [0, 1] : vector<4xi32>, vector<4xi32>
          %1707 = vector.shuffle %1705, %1705 [2, 3] : vector<4xi32>, vector<4xi32>
          %1708 = arith.select %3, %1707, %1706 : vector<2xi32>
          %1709 = arith.select %3, %1706, %1707 : vector<2xi32>
          %1710 = wave.swap_halves %1709 : vector<2xi32>
          %1711 = arith.select %3, %1710, %1708 : vector<2xi32>
          %1712 = arith.select %3, %1708, %1710 : vector<2xi32>
          %1713 = vector.bitcast %1711 : vector<2xi32> to vector<4xf16>
          %1714 = vector.bitcast %1712 : vector<2xi32> to vector<4xf16>
          %1715 = vector.shuffle %1713, %1714 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1716 = arith.muli %1690, %c3 : index
          %1717 = arith.addi %1688, %1716 : index
          %1718 = arith.divui %1684, %outTileRows : index
          %1719 = arith.divui %1689, %c3 : index
          %1720 = arith.muli %1718, %1719 : index
          %1721 = arith.divui %1717, %c3 : index
          %1722 = arith.addi %1720, %1721 : index
          %1723 = arith.muli %1722, %c11 : index
          %1724 = arith.remui %1717, %c3 : index
          %1725 = arith.divui %1724, %c19 : index
          %1726 = arith.addi %1723, %1725 : index
          %1727 = arith.muli %outTileRows, %c19 : index
          %1728 = arith.muli %1726, %1727 : index
          %1729 = arith.remui %1684, %outTileRows : index
          %1730 = arith.muli %1729, %c19 : index
          %1731 = arith.addi %1728, %1730 : index
          %1732 = arith.remui %1717, %c19 : index
          %1733 = arith.addi %1731, %1732 : index
          %1734 = arith.cmpi slt, %1681, %36 : index
          scf.if %1734 {
            vector.store %1715, %out[%1733] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
        %1735 = arith.addi %1669, %c24 : index
        %1736 = arith.addi %1735, %c10 : index
        %1737 = memref.load %8[%1736] : memref<?xf32>
        %1738 = arith.addi %1735, %c6 : index
        %1739 = memref.load %8[%1738] : memref<?xf32>
        %1740 = arith.divf %1671, %1739 : f32
        %1741 = vector.broadcast %1740 : f32 to vector<8xf32>
        %1742 = arith.addi %1680, %c3 : index
        %1743 = arith.minsi %1742, %40 : index
        %1744 = arith.divui %1743, %groupSize : index
        %1745 = arith.addi %24, %1744 : index
        %1746 = arith.remui %1743, %groupSize : index
        %1747 = arith.addi %44, %1746 : index
        %1748 = arith.muli %1747, %c18 : index
        %1749 = arith.addi %1748, %51 : index
        scf.for %1750 = %c10 to %c19 step %c4 {
          %1751 = arith.muli %1669, %c13 : index
          %1752 = arith.addi %c10, %1751 : index
          %1753 = arith.addi %1752, %c17 : index
          %1754 = arith.muli %1750, %c37 : index
          %1755 = arith.addi %1753, %1754 : index
          %1756 = vector.load %5[%1755] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1757 = arith.addi %1755, %c18 : index
          %1758 = vector.load %5[%1757] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1759 = vector.shuffle %1756, %1758 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1760 = arith.mulf %1759, %1741 : vector<8xf32>
          %1761 = arith.addf %1760, %c61 : vector<8xf32>
          %1762 = arith.minimumf %1761, %c106 : vector<8xf32>
          %1763 = arith.maximumf %1762, %c107 : vector<8xf32>
          %1764 = arith.truncf %1763 : vector<8xf32> to vector<8xf16>
          %1765 = vector.bitcast %1764 : vector<8xf16> to vector<4xi32>
          %1766 = vector.shuffle %1765, %1765 [0, 1] : vector<4xi32>, vector<4xi32>
          %1767 = vector.shuffle %1765, %1765 [2, 3] : vector<4xi32>, vector<4xi32>
          %1768 = arith.select %3, %1767, %1766 : vector<2xi32>
          %1769 = arith.select %3, %1766, %1767 : vector<2xi32>
          %1770 = wave.swap_halves %1769 : vector<2xi32>
          %1771 = arith.select %3, %1770, %1768 : vector<2xi32>
          %1772 = arith.select %3, %1768, %1770 : vector<2xi32>
          %1773 = vector.bitcast %1771 : vector<2xi32> to vector<4xf16>
          %1774 = vector.bitcast %1772 : vector<2xi32> to vector<4xf16>
          %1775 = vector.shuffle %1773, %1774 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1776 = arith.muli %1750, %c3 : index
          %1777 = arith.addi %1749, %1776 : index
          %1778 = arith.divui %1745, %outTileRows : index
          %1779 = arith.divui %1689, %c3 : index
          %1780 = arith.muli %1778, %1779 : index
          %1781 = arith.divui %1777, %c3 : index
          %1782 = arith.addi %1780, %1781 : index
          %1783 = arith.muli %1782, %c11 : index
          %1784 = arith.remui %1777, %c3 : index
          %1785 = arith.divui %1784, %c19 : index
          %1786 = arith.addi %1783, %1785 : index
          %1787 = arith.muli %outTileRows, %c19 : index
          %1788 = arith.muli %1786, %1787 : index
          %1789 = arith.remui %1745, %outTileRows : index
          %1790 = arith.muli %1789, %c19 : index
          %1791 = arith.addi %1788, %1790 : index
          %1792 = arith.remui %1777, %c19 : index
          %1793 = arith.addi %1791, %1792 : index
          %1794 = arith.cmpi slt, %1742, %36 : index
          scf.if %1794 {
            vector.store %1775, %out[%1793] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %359 {
          %1795 = arith.addi %kvHeads, %13 : index
          %1796 = memref.load %scales[%1795] : memref<?xf32>
          %1797 = arith.addi %1669, %c18 : index
          %1798 = arith.addi %1797, %c10 : index
          %1799 = memref.load %8[%1798] : memref<?xf32>
          %1800 = arith.addi %1797, %c6 : index
          %1801 = memref.load %8[%1800] : memref<?xf32>
          %1802 = arith.divf %1796, %1801 : f32
          %1803 = vector.broadcast %1802 : f32 to vector<8xf32>
          %1804 = arith.addi %15, %1668 : index
          %1805 = arith.addi %1804, %1 : index
          %1806 = arith.addi %1805, %c10 : index
          %1807 = arith.minsi %1806, %40 : index
          %1808 = arith.divui %1807, %groupSize : index
          %1809 = arith.addi %24, %1808 : index
          %1810 = arith.remui %1807, %groupSize : index
          %1811 = arith.addi %44, %1810 : index
          %1812 = arith.muli %1811, %c18 : index
          %1813 = arith.addi %1812, %51 : index
          %1814 = arith.muli %heads, %c18 : index
          scf.for %1815 = %c10 to %c19 step %c4 {
            %1816 = arith.muli %1669, %c13 : index
            %1817 = arith.addi %16, %1816 : index
            %1818 = arith.addi %1817, %c10 : index
            %1819 = arith.muli %1815, %c37 : index
            %1820 = arith.addi %1818, %1819 : index
            %1821 = vector.load %partial[%1820] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1822 = arith.addi %1820, %c18 : index
            %1823 = vector.load %partial[%1822] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1824 = vector.shuffle %1821, %1823 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1825 = arith.mulf %1824, %1803 : vector<8xf32>
            %1826 = arith.addf %1825, %c61 : vector<8xf32>
            %1827 = arith.minimumf %1826, %c106 : vector<8xf32>
            %1828 = arith.maximumf %1827, %c107 : vector<8xf32>
            %1829 = arith.truncf %1828 : vector<8xf32> to vector<8xf16>
            %1830 = vector.bitcast %1829 : vector<8xf16> to vector<4xi32>
            %1831 = vector.shuffle %1830, %1830 [0, 1] : vector<4xi32>, vector<4xi32>
            %1832 = vector.shuffle %1830, %1830 [2, 3] : vector<4xi32>, vector<4xi32>
            %1833 = arith.select %3, %1832, %1831 : vector<2xi32>
            %1834 = arith.select %3, %1831, %1832 : vector<2xi32>
            %1835 = wave.swap_halves %1834 : vector<2xi32>
            %1836 = arith.select %3, %1835, %1833 : vector<2xi32>
            %1837 = arith.select %3, %1833, %1835 : vector<2xi32>
            %1838 = vector.bitcast %1836 : vector<2xi32> to vector<4xf16>
            %1839 = vector.bitcast %1837 : vector<2xi32> to vector<4xf16>
            %1840 = vector.shuffle %1838, %1839 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1841 = arith.muli %1815, %c3 : index
            %1842 = arith.addi %1813, %1841 : index
            %1843 = arith.divui %1809, %outTileRows : index
            %1844 = arith.divui %1814, %c3 : index
            %1845 = arith.muli %1843, %1844 : index
            %1846 = arith.divui %1842, %c3 : index
            %1847 = arith.addi %1845, %1846 : index
            %1848 = arith.muli %1847, %c11 : index
            %1849 = arith.remui %1842, %c3 : index
            %1850 = arith.divui %1849, %c19 : index
            %1851 = arith.addi %1848, %1850 : index
            %1852 = arith.muli %outTileRows, %c19 : index
            %1853 = arith.muli %1851, %1852 : index
            %1854 = arith.remui %1809, %outTileRows : index
            %1855 = arith.muli %1854, %c19 : index
            %1856 = arith.addi %1853, %1855 : index
            %1857 = arith.remui %1842, %c19 : index
            %1858 = arith.addi %1856, %1857 : index
            %1859 = arith.cmpi slt, %1806, %36 : index
            scf.if %1859 {
              vector.store %1840, %out[%1858] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1860 = arith.addi %1669, %c64 : index
          %1861 = arith.addi %1860, %c10 : index
          %1862 = memref.load %8[%1861] : memref<?xf32>
          %1863 = arith.addi %1860, %c6 : index
          %1864 = memref.load %8[%1863] : memref<?xf32>
          %1865 = arith.divf %1796, %1864 : f32
          %1866 = vector.broadcast %1865 : f32 to vector<8xf32>
          %1867 = arith.addi %1805, %c3 : index
          %1868 = arith.minsi %1867, %40 : index
          %1869 = arith.divui %1868, %groupSize : index
          %1870 = arith.addi %24, %1869 : index
          %1871 = arith.remui %1868, %groupSize : index
          %1872 = arith.addi %44, %1871 : index
          %1873 = arith.muli %1872, %c18 : index
          %1874 = arith.addi %1873, %51 : index
          scf.for %1875 = %c10 to %c19 step %c4 {
            %1876 = arith.muli %1669, %c13 : index
            %1877 = arith.addi %16, %1876 : index
            %1878 = arith.addi %1877, %c17 : index
            %1879 = arith.muli %1875, %c37 : index
            %1880 = arith.addi %1878, %1879 : index
            %1881 = vector.load %partial[%1880] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1882 = arith.addi %1880, %c18 : index
            %1883 = vector.load %partial[%1882] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1884 = vector.shuffle %1881, %1883 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1885 = arith.mulf %1884, %1866 : vector<8xf32>
            %1886 = arith.addf %1885, %c61 : vector<8xf32>
            %1887 = arith.minimumf %1886, %c106 : vector<8xf32>
            %1888 = arith.maximumf %1887, %c107 : vector<8xf32>
            %1889 = arith.truncf %1888 : vector<8xf32> to vector<8xf16>
            %1890 = vector.bitcast %1889 : vector<8xf16> to vector<4xi32>
            %1891 = vector.shuffle %1890, %1890 [0, 1] : vector<4xi32>, vector<4xi32>
            %1892 = vector.shuffle %1890, %1890 [2, 3] : vector<4xi32>, vector<4xi32>
            %1893 = arith.select %3, %1892, %1891 : vector<2xi32>
            %1894 = arith.select %3, %1891, %1892 : vector<2xi32>
            %1895 = wave.swap_halves %1894 : vector<2xi32>
            %1896 = arith.select %3, %1895, %1893 : vector<2xi32>
            %1897 = arith.select %3, %1893, %1895 : vector<2xi32>
            %1898 = vector.bitcast %1896 : vector<2xi32> to vector<4xf16>
            %1899 = vector.bitcast %1897 : vector<2xi32> to vector<4xf16>
            %1900 = vector.shuffle %1898, %1899 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1901 = arith.muli %1875, %c3 : index
            %1902 = arith.addi %1874, %1901 : index
            %1903 = arith.divui %1870, %outTileRows : index
            %1904 = arith.divui %1814, %c3 : index
            %1905 = arith.muli %1903, %1904 : index
            %1906 = arith.divui %1902, %c3 : index
            %1907 = arith.addi %1905, %1906 : index
            %1908 = arith.muli %1907, %c11 : index
            %1909 = arith.remui %1902, %c3 : index
            %1910 = arith.divui %1909, %c19 : index
            %1911 = arith.addi %1908, %1910 : index
            %1912 = arith.muli %outTileRows, %c19 : index
            %1913 = arith.muli %1911, %1912 : index
            %1914 = arith.remui %1870, %outTileRows : index
            %1915 = arith.muli %1914, %c19 : index
            %1916 = arith.addi %1913, %1915 : index
            %1917 = arith.remui %1902, %c19 : index
            %1918 = arith.addi %1916, %1917 : index
            %1919 = arith.cmpi slt, %1867, %36 : index
            scf.if %1919 {
              vector.store %1900, %out[%1918] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %1920 = arith.addi %kvHeads, %13 : index
          %1921 = memref.load %scales[%1920] : memref<?xf32>
          %1922 = arith.addi %1669, %c37 : index
          %1923 = arith.addi %1922, %c10 : index
          %1924 = memref.load %8[%1923] : memref<?xf32>
          %1925 = arith.addi %1922, %c6 : index
          %1926 = memref.load %8[%1925] : memref<?xf32>
          %1927 = arith.divf %1921, %1926 : f32
          %1928 = vector.broadcast %1927 : f32 to vector<8xf32>
          %1929 = arith.addi %15, %1668 : index
          %1930 = arith.addi %1929, %1 : index
          %1931 = arith.addi %1930, %c10 : index
          %1932 = arith.minsi %1931, %40 : index
          %1933 = arith.divui %1932, %groupSize : index
          %1934 = arith.addi %24, %1933 : index
          %1935 = arith.remui %1932, %groupSize : index
          %1936 = arith.addi %44, %1935 : index
          %1937 = arith.muli %1936, %c18 : index
          %1938 = arith.addi %1937, %51 : index
          %1939 = arith.muli %heads, %c18 : index
          scf.for %1940 = %c10 to %c19 step %c4 {
            %1941 = arith.muli %1669, %c13 : index
            %1942 = arith.addi %17, %1941 : index
            %1943 = arith.addi %1942, %c10 : index
            %1944 = arith.muli %1940, %c37 : index
            %1945 = arith.addi %1943, %1944 : index
            %1946 = vector.load %partial[%1945] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1947 = arith.addi %1945, %c18 : index
            %1948 = vector.load %partial[%1947] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1949 = vector.shuffle %1946, %1948 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1950 = arith.mulf %1949, %1928 : vector<8xf32>
            %1951 = arith.addf %1950, %c61 : vector<8xf32>
            %1952 = arith.minimumf %1951, %c106 : vector<8xf32>
            %1953 = arith.maximumf %1952, %c107 : vector<8xf32>
            %1954 = arith.truncf %1953 : vector<8xf32> to vector<8xf16>
            %1955 = vector.bitcast %1954 : vector<8xf16> to vector<4xi32>
            %1956 = vector.shuffle %1955, %1955 [0, 1] : vector<4xi32>, vector<4xi32>
            %1957 = vector.shuffle %1955, %1955 [2, 3] : vector<4xi32>, vector<4xi32>
            %1958 = arith.select %3, %1957, %1956 : vector<2xi32>
            %1959 = arith.select %3, %1956, %1957 : vector<2xi32>
            %1960 = wave.swap_halves %1959 : vector<2xi32>
            %1961 = arith.select %3, %1960, %1958 : vector<2xi32>
            %1962 = arith.select %3, %1958, %1960 : vector<2xi32>
            %1963 = vector.bitcast %1961 : vector<2xi32> to vector<4xf16>
            %1964 = vector.bitcast %1962 : vector<2xi32> to vector<4xf16>
            %1965 = vector.shuffle %1963, %1964 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1966 = arith.muli %1940, %c3 : index
            %1967 = arith.addi %1938, %1966 : index
            %1968 = arith.divui %1934, %outTileRows : index
            %1969 = arith.divui %1939, %c3 : index
            %1970 = arith.muli %1968, %1969 : index
            %1971 = arith.divui %1967, %c3 : index
            %1972 = arith.addi %1970, %1971 : index
            %1973 = arith.muli %1972, %c11 : index
            %1974 = arith.remui %1967, %c3 : index
            %1975 = arith.divui %1974, %c19 : index
            %1976 = arith.addi %1973, %1975 : index
            %1977 = arith.muli %outTileRows, %c19 : index
            %1978 = arith.muli %1976, %1977 : index
            %1979 = arith.remui %1934, %outTileRows : index
            %1980 = arith.muli %1979, %c19 : index
            %1981 = arith.addi %1978, %1980 : index
            %1982 = arith.remui %1967, %c19 : index
            %1983 = arith.addi %1981, %1982 : index
            %1984 = arith.cmpi slt, %1931, %36 : index
            scf.if %1984 {
              vector.store %1965, %out[%1983] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1985 = arith.addi %1669, %c65 : index
          %1986 = arith.addi %1985, %c10 : index
          %1987 = memref.load %8[%1986] : memref<?xf32>
          %1988 = arith.addi %1985, %c6 : index
          %1989 = memref.load %8[%1988] : memref<?xf32>
          %1990 = arith.divf %1921, %1989 : f32
          %1991 = vector.broadcast %1990 : f32 to vector<8xf32>
          %1992 = arith.addi %1930, %c3 : index
          %1993 = arith.minsi %1992, %40 : index
          %1994 = arith.divui %1993, %groupSize : index
          %1995 = arith.addi %24, %1994 : index
          %1996 = arith.remui %1993, %groupSize : index
          %1997 = arith.addi %44, %1996 : index
          %1998 = arith.muli %1997, %c18 : index
          %1999 = arith.addi %1998, %51 : index
          scf.for %2000 = %c10 to %c19 step %c4 {
            %2001 = arith.muli %1669, %c13 : index
            %2002 = arith.addi %17, %2001 : index
            %2003 = arith.addi %2002, %c17 : index
            %2004 = arith.muli %2000, %c37 : index
            %2005 = arith.addi %2003, %2004 : index
            %2006 = vector.load %partial[%2005] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2007 = arith.addi %2005, %c18 : index
            %2008 = vector.load %partial[%2007] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2009 = vector.shuffle %2006, %2008 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2010 = arith.mulf %2009, %1991 : vector<8xf32>
            %2011 = arith.addf %2010, %c61 : vector<8xf32>
            %2012 = arith.minimumf %2011, %c106 : vector<8xf32>
            %2013 = arith.maximumf %2012, %c107 : vector<8xf32>
            %2014 = arith.truncf %2013 : vector<8xf32> to vector<8xf16>
            %2015 = vector.bitcast %2014 : vector<8xf16> to vector<4xi32>
            %2016 = vector.shuffle %2015, %2015 [0, 1] : vector<4xi32>, vector<4xi32>
            %2017 = vector.shuffle %2015, %2015 [2, 3] : vector<4xi32>, vector<4xi32>
            %2018 = arith.select %3, %2017, %2016 : vector<2xi32>
            %2019 = arith.select %3, %2016, %2017 : vector<2xi32>
            %2020 = wave.swap_halves %2019 : vector<2xi32>
            %2021 = arith.select %3, %2020, %2018 : vector<2xi32>
            %2022 = arith.select %3, %2018, %2020 : vector<2xi32>
            %2023 = vector.bitcast %2021 : vector<2xi32> to vector<4xf16>
            %2024 = vector.bitcast %2022 : vector<2xi32> to vector<4xf16>
            %2025 = vector.shuffle %2023, %2024 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2026 = arith.muli %2000, %c3 : index
            %2027 = arith.addi %1999, %2026 : index
            %2028 = arith.divui %1995, %outTileRows : index
            %2029 = arith.divui %1939, %c3 : index
            %2030 = arith.muli %2028, %2029 : index
            %2031 = arith.divui %2027, %c3 : index
            %2032 = arith.addi %2030, %2031 : index
            %2033 = arith.muli %2032, %c11 : index
            %2034 = arith.remui %2027, %c3 : index
            %2035 = arith.divui %2034, %c19 : index
            %2036 = arith.addi %2033, %2035 : index
            %2037 = arith.muli %outTileRows, %c19 : index
            %2038 = arith.muli %2036, %2037 : index
            %2039 = arith.remui %1995, %outTileRows : index
            %2040 = arith.muli %2039, %c19 : index
            %2041 = arith.addi %2038, %2040 : index
            %2042 = arith.remui %2027, %c19 : index
            %2043 = arith.addi %2041, %2042 : index
            %2044 = arith.cmpi slt, %1992, %36 : index
            scf.if %2044 {
              vector.store %2025, %out[%2043] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}
