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
  %c80 = arith.constant 65535 : i32
  %c81 = arith.constant 2 : i32
  %c82 = arith.constant -65536 : i32
  %c83 = arith.constant 3 : i32
  %c84 = arith.constant 4 : i32
  %c85 = arith.constant 5 : i32
  %c86 = arith.constant 6 : i32
  %c87 = arith.constant 7 : i32
  %c88 = arith.constant 8 : i32
  %c89 = arith.constant 9 : i32
  %c90 = arith.constant 10 : i32
  %c91 = arith.constant 11 : i32
  %c92 = arith.constant 12 : i32
  %c93 = arith.constant 13 : i32
  %c94 = arith.constant 15 : i32
  %c95 = arith.constant 1344 : index
  %c96 = arith.constant 1408 : index
  %c97 = arith.constant 1472 : index
  %c98 = arith.constant 1600 : index
  %c99 = arith.constant 1664 : index
  %c100 = arith.constant 1728 : index
  %c101 = arith.constant 1856 : index
  %c102 = arith.constant 1920 : index
  %c103 = arith.constant 1984 : index
  %outTileRows = wave.param "outTileRows" : index
  %c105 = arith.constant dense<0x477FE000> : vector<8xf32>
  %c106 = arith.constant dense<0xC77FE000> : vector<8xf32>
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
      %192 = arith.addi %15, %1 : index
      %193 = arith.addi %192, %c3 : index
      %194 = arith.subi %36, %c4 : index
      %195 = arith.minsi %193, %194 : index
      %196 = arith.divui %195, %groupSize : index
      %197 = arith.addi %24, %196 : index
      %198 = arith.muli %13, %groupSize : index
      %199 = arith.remui %195, %groupSize : index
      %200 = arith.addi %198, %199 : index
      %201 = arith.addi %1, %c3 : index
      %202 = arith.muli %197, %heads : index
      %203 = arith.addi %202, %200 : index
      %204 = arith.muli %203, %c18 : index
      %205 = arith.muli %2, %c19 : index
      %206 = arith.addi %204, %205 : index
      %207 = arith.addi %206, %c10 : index
      %208 = vector.load %q[%207] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %209 = arith.addi %206, %c13 : index
      %210 = vector.load %q[%209] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %211 = arith.addi %206, %c3 : index
      %212 = vector.load %q[%211] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %213 = arith.addi %206, %c20 : index
      %214 = vector.load %q[%213] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %215 = arith.addi %206, %c6 : index
      %216 = vector.load %q[%215] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %217 = arith.addi %206, %c21 : index
      %218 = vector.load %q[%217] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %219 = arith.addi %206, %c22 : index
      %220 = vector.load %q[%219] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %221 = arith.addi %206, %c23 : index
      %222 = vector.load %q[%221] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %223 = arith.addi %206, %c24 : index
      %224 = vector.load %q[%223] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %225 = arith.addi %206, %c25 : index
      %226 = vector.load %q[%225] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %227 = arith.addi %206, %c26 : index
      %228 = vector.load %q[%227] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %229 = arith.addi %206, %c27 : index
      %230 = vector.load %q[%229] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %231 = arith.addi %206, %c28 : index
      %232 = vector.load %q[%231] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %233 = arith.addi %206, %c29 : index
      %234 = vector.load %q[%233] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %235 = arith.addi %206, %c30 : index
      %236 = vector.load %q[%235] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %237 = arith.addi %206, %c31 : index
      %238 = vector.load %q[%237] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %239 = math.absf %208 : vector<4xf32>
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
      %266 = math.absf %236 : vector<4xf32>
      %267 = arith.maxnumf %265, %266 fastmath<nnan> : vector<4xf32>
      %268 = math.absf %238 : vector<4xf32>
      %269 = arith.maxnumf %267, %268 fastmath<nnan> : vector<4xf32>
      %270 = vector.extract %269[0] : f32 from vector<4xf32>
      %271 = vector.extract %269[1] : f32 from vector<4xf32>
      %272 = vector.extract %269[2] : f32 from vector<4xf32>
      %273 = vector.extract %269[3] : f32 from vector<4xf32>
      %274 = arith.maxnumf %270, %271 fastmath<nnan> : f32
      %275 = arith.maxnumf %274, %272 fastmath<nnan> : f32
      %276 = arith.maxnumf %275, %273 fastmath<nnan> : f32
      %277 = wave.swap_halves %276 : f32
      %278 = arith.maxnumf %276, %277 fastmath<nnan> : f32
      %279 = arith.bitcast %278 : f32 to i32
      %280 = arith.shrui %279, %c32 : i32
      %281 = arith.maxsi %280, %c33 : i32
      %282 = arith.minsi %281, %c34 : i32
      %283 = arith.subi %c35, %282 : i32
      %284 = arith.shli %283, %c32 : i32
      %285 = arith.bitcast %284 : i32 to f32
      %286 = arith.subi %282, %c36 : i32
      %287 = arith.shli %286, %c32 : i32
      %288 = arith.bitcast %287 : i32 to f32
      %289 = vector.broadcast %285 : f32 to vector<4xf32>
      %290 = arith.muli %1, %c19 : index
      %291 = arith.muli %2, %c18 : index
      %292 = arith.addi %290, %291 : index
      %293 = arith.mulf %208, %289 : vector<4xf32>
      %294 = arith.truncf %293 : vector<4xf32> to vector<4xf16>
      %295 = arith.mulf %210, %289 : vector<4xf32>
      %296 = arith.truncf %295 : vector<4xf32> to vector<4xf16>
      %297 = vector.shuffle %294, %296 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %298 = arith.addi %292, %c17 : index
      vector.store %297, %4[%298] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %299 = arith.mulf %212, %289 : vector<4xf32>
      %300 = arith.truncf %299 : vector<4xf32> to vector<4xf16>
      %301 = arith.mulf %214, %289 : vector<4xf32>
      %302 = arith.truncf %301 : vector<4xf32> to vector<4xf16>
      %303 = vector.shuffle %300, %302 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %304 = arith.addi %292, %c46 : index
      vector.store %303, %4[%304] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %305 = arith.mulf %216, %289 : vector<4xf32>
      %306 = arith.truncf %305 : vector<4xf32> to vector<4xf16>
      %307 = arith.mulf %218, %289 : vector<4xf32>
      %308 = arith.truncf %307 : vector<4xf32> to vector<4xf16>
      %309 = vector.shuffle %306, %308 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %310 = arith.addi %292, %c47 : index
      vector.store %309, %4[%310] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %311 = arith.mulf %220, %289 : vector<4xf32>
      %312 = arith.truncf %311 : vector<4xf32> to vector<4xf16>
      %313 = arith.mulf %222, %289 : vector<4xf32>
      %314 = arith.truncf %313 : vector<4xf32> to vector<4xf16>
      %315 = vector.shuffle %312, %314 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %316 = arith.addi %292, %c48 : index
      vector.store %315, %4[%316] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %317 = arith.mulf %224, %289 : vector<4xf32>
      %318 = arith.truncf %317 : vector<4xf32> to vector<4xf16>
      %319 = arith.mulf %226, %289 : vector<4xf32>
      %320 = arith.truncf %319 : vector<4xf32> to vector<4xf16>
      %321 = vector.shuffle %318, %320 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %322 = arith.addi %292, %c49 : index
      vector.store %321, %4[%322] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %323 = arith.mulf %228, %289 : vector<4xf32>
      %324 = arith.truncf %323 : vector<4xf32> to vector<4xf16>
      %325 = arith.mulf %230, %289 : vector<4xf32>
      %326 = arith.truncf %325 : vector<4xf32> to vector<4xf16>
      %327 = vector.shuffle %324, %326 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %328 = arith.addi %292, %c50 : index
      vector.store %327, %4[%328] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %329 = arith.mulf %232, %289 : vector<4xf32>
      %330 = arith.truncf %329 : vector<4xf32> to vector<4xf16>
      %331 = arith.mulf %234, %289 : vector<4xf32>
      %332 = arith.truncf %331 : vector<4xf32> to vector<4xf16>
      %333 = vector.shuffle %330, %332 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %334 = arith.addi %292, %c51 : index
      vector.store %333, %4[%334] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %335 = arith.mulf %236, %289 : vector<4xf32>
      %336 = arith.truncf %335 : vector<4xf32> to vector<4xf16>
      %337 = arith.mulf %238, %289 : vector<4xf32>
      %338 = arith.truncf %337 : vector<4xf32> to vector<4xf16>
      %339 = vector.shuffle %336, %338 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %340 = arith.addi %292, %c52 : index
      vector.store %339, %4[%340] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %341 = memref.load %scales[%13] : memref<?xf32>
      %342 = arith.mulf %341, %288 : f32
      memref.store %342, %6[%201] : memref<?xf32>
      %343 = arith.addi %positionsAt, %197 : index
      %344 = memref.load %step[%343] : memref<?xi32>
      %345 = arith.addi %344, %c45 : i32
      memref.store %345, %7[%201] : memref<?xi32>
      wave.barrier
      %346 = arith.subi %36, %c4 : index
      %347 = arith.minsi %15, %346 : index
      %348 = arith.divui %347, %groupSize : index
      %349 = arith.addi %24, %348 : index
      %350 = arith.muli %13, %groupSize : index
      %351 = arith.remui %347, %groupSize : index
      %352 = arith.addi %350, %351 : index
      %353 = arith.addi %positionsAt, %349 : index
      %354 = memref.load %step[%353] : memref<?xi32>
      %355 = arith.addi %354, %c45 : i32
      %356 = arith.addi %15, %c53 : index
      %357 = arith.subi %36, %c4 : index
      %358 = arith.minsi %356, %357 : index
      %359 = arith.divui %358, %groupSize : index
      %360 = arith.addi %24, %359 : index
      %361 = arith.muli %13, %groupSize : index
      %362 = arith.remui %358, %groupSize : index
      %363 = arith.addi %361, %362 : index
      %364 = arith.addi %positionsAt, %360 : index
      %365 = memref.load %step[%364] : memref<?xi32>
      %366 = arith.addi %365, %c45 : i32
      %367 = arith.subi %366, %c45 : i32
      %368 = arith.divui %367, %c54 : i32
      %369 = arith.cmpi sle, %366, %c57 : i32
      %370 = arith.cmpi sle, %366, %c56 : i32
      scf.for %371 = %c55 to %366 step %c56 : i32 {
        %372 = arith.addi %371, %c56 : i32
        %373 = arith.minsi %372, %366 : i32
        scf.for %374 = %371 to %373 step %c57 : i32 {
          %375 = arith.addi %374, %c57 : i32
          %376 = arith.minsi %375, %366 : i32
          scf.for %377 = %374 to %376 step %c58 : i32 {
            %378 = arith.addi %377, %c58 : i32
            %379 = arith.minsi %378, %376 : i32
            %380 = arith.subi %379, %377 : i32
            %381 = arith.addi %380, %c62 : i32
            %382 = arith.divui %381, %c63 : i32
            %383 = arith.divui %377, %c54 : i32
            %384 = arith.addi %383, %c55 : i32
            %385 = arith.minsi %384, %368 : i32
            %386 = arith.index_castui %385 : i32 to index
            %387 = arith.addi %32, %386 : index
            %388 = memref.load %step[%387] : memref<?xi32>
            %389 = arith.index_cast %388 : i32 to index
            %390 = arith.muli %389, %33 : index
            %391 = arith.addi %390, %34 : index
            %392 = arith.addi %383, %c45 : i32
            %393 = arith.minsi %392, %368 : i32
            %394 = arith.index_castui %393 : i32 to index
            %395 = arith.addi %32, %394 : index
            %396 = memref.load %step[%395] : memref<?xi32>
            %397 = arith.index_cast %396 : i32 to index
            %398 = arith.muli %397, %33 : index
            %399 = arith.addi %398, %34 : index
            %400 = arith.addi %391, %35 : index
            %401 = arith.addi %400, %c10 : index
            %402 = vector.load %kv[%401] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %403 = arith.addi %391, %35 : index
            %404 = arith.addi %403, %c24 : index
            %405 = vector.load %kv[%404] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %406 = arith.addi %399, %35 : index
            %407 = arith.addi %406, %c10 : index
            %408 = vector.load %kv[%407] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %409 = arith.addi %399, %35 : index
            %410 = arith.addi %409, %c24 : index
            %411 = vector.load %kv[%410] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %437:24 = scf.for %412 = %c55 to %382 step %c45 iter_args(%413 = %402, %414 = %405, %415 = %408, %416 = %411, %417 = %c59, %418 = %c60, %419 = %c61, %420 = %c61, %421 = %c61, %422 = %c61, %423 = %c61, %424 = %c61, %425 = %c61, %426 = %c61, %427 = %c59, %428 = %c60, %429 = %c61, %430 = %c61, %431 = %c61, %432 = %c61, %433 = %c61, %434 = %c61, %435 = %c61, %436 = %c61) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
              %438 = arith.muli %412, %c63 : i32
              %439 = arith.addi %377, %438 : i32
              %440 = arith.addi %439, %c63 : i32
              %441 = arith.divui %439, %c54 : i32
              %442 = arith.addi %441, %c55 : i32
              %443 = arith.minsi %442, %368 : i32
              %444 = arith.index_castui %443 : i32 to index
              %445 = arith.addi %32, %444 : index
              %446 = memref.load %step[%445] : memref<?xi32>
              %447 = arith.index_cast %446 : i32 to index
              %448 = arith.muli %447, %33 : index
              %449 = arith.addi %448, %34 : index
              %450 = arith.addi %441, %c45 : i32
              %451 = arith.minsi %450, %368 : i32
              %452 = arith.index_castui %451 : i32 to index
              %453 = arith.addi %32, %452 : index
              %454 = memref.load %step[%453] : memref<?xi32>
              %455 = arith.index_cast %454 : i32 to index
              %456 = arith.muli %455, %33 : index
              %457 = arith.addi %456, %34 : index
              %458 = arith.divui %440, %c54 : i32
              %459 = arith.addi %458, %c55 : i32
              %460 = arith.minsi %459, %368 : i32
              %461 = arith.index_castui %460 : i32 to index
              %462 = arith.addi %32, %461 : index
              %463 = memref.load %step[%462] : memref<?xi32>
              %464 = arith.index_cast %463 : i32 to index
              %465 = arith.muli %464, %33 : index
              %466 = arith.addi %465, %34 : index
              %467 = arith.addi %458, %c45 : i32
              %468 = arith.minsi %467, %368 : i32
              %469 = arith.index_castui %468 : i32 to index
              %470 = arith.addi %32, %469 : index
              %471 = memref.load %step[%470] : memref<?xi32>
              %472 = arith.index_cast %471 : i32 to index
              %473 = arith.muli %472, %33 : index
              %474 = arith.addi %473, %34 : index
              %475 = wave.opaque %c10 : index
              %476 = arith.muli %1, %c19 : index
              %477 = arith.addi %475, %476 : index
              %478 = arith.addi %449, %35 : index
              %479 = arith.addi %478, %c18 : index
              %480 = vector.load %kv[%479] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %481 = arith.addi %449, %35 : index
              %482 = arith.addi %481, %c64 : index
              %483 = vector.load %kv[%482] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %484 = arith.addi %457, %35 : index
              %485 = arith.addi %484, %c18 : index
              %486 = vector.load %kv[%485] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %487 = arith.addi %457, %35 : index
              %488 = arith.addi %487, %c64 : index
              %489 = vector.load %kv[%488] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %490 = vector.shuffle %413, %414 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %491 = vector.bitcast %490 : vector<8xi32> to vector<16xf16>
              %492 = vector.shuffle %415, %416 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %493 = vector.bitcast %492 : vector<8xi32> to vector<16xf16>
              %494 = arith.addi %477, %c10 : index
              %495 = vector.load %4[%494] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %496 = arith.addi %494, %c18 : index
              %497 = vector.load %4[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %498 = vector.shuffle %495, %497 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %499 = wave.mma %491, %498, %c61 : vector<16xf16>, vector<8xf32>
              %500 = wave.mma %493, %498, %c61 : vector<16xf16>, vector<8xf32>
              wave.pin
              %501 = arith.addi %477, %c17 : index
              %502 = vector.load %4[%501] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %503 = arith.addi %501, %c18 : index
              %504 = vector.load %4[%503] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %505 = vector.shuffle %502, %504 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %506 = wave.mma %491, %505, %c61 : vector<16xf16>, vector<8xf32>
              %507 = wave.mma %493, %505, %c61 : vector<16xf16>, vector<8xf32>
              %508 = arith.addi %449, %35 : index
              %509 = arith.addi %508, %c37 : index
              %510 = vector.load %kv[%509] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %511 = arith.addi %449, %35 : index
              %512 = arith.addi %511, %c65 : index
              %513 = vector.load %kv[%512] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %514 = arith.addi %457, %35 : index
              %515 = arith.addi %514, %c37 : index
              %516 = vector.load %kv[%515] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %517 = arith.addi %457, %35 : index
              %518 = arith.addi %517, %c65 : index
              %519 = vector.load %kv[%518] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %520 = vector.shuffle %480, %483 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %521 = vector.bitcast %520 : vector<8xi32> to vector<16xf16>
              %522 = vector.shuffle %486, %489 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %523 = vector.bitcast %522 : vector<8xi32> to vector<16xf16>
              %524 = arith.addi %477, %c37 : index
              %525 = vector.load %4[%524] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %526 = arith.addi %524, %c18 : index
              %527 = vector.load %4[%526] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %528 = vector.shuffle %525, %527 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %529 = wave.mma %521, %528, %499 : vector<16xf16>, vector<8xf32>
              %530 = wave.mma %523, %528, %500 : vector<16xf16>, vector<8xf32>
              wave.pin
              %531 = arith.addi %477, %c46 : index
              %532 = vector.load %4[%531] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %533 = arith.addi %531, %c18 : index
              %534 = vector.load %4[%533] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %535 = vector.shuffle %532, %534 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %536 = wave.mma %521, %535, %506 : vector<16xf16>, vector<8xf32>
              %537 = wave.mma %523, %535, %507 : vector<16xf16>, vector<8xf32>
              %538 = arith.addi %449, %35 : index
              %539 = arith.addi %538, %c7 : index
              %540 = vector.load %kv[%539] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %541 = arith.addi %449, %35 : index
              %542 = arith.addi %541, %c66 : index
              %543 = vector.load %kv[%542] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %544 = arith.addi %457, %35 : index
              %545 = arith.addi %544, %c7 : index
              %546 = vector.load %kv[%545] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %547 = arith.addi %457, %35 : index
              %548 = arith.addi %547, %c66 : index
              %549 = vector.load %kv[%548] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %550 = vector.shuffle %510, %513 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %551 = vector.bitcast %550 : vector<8xi32> to vector<16xf16>
              %552 = vector.shuffle %516, %519 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %553 = vector.bitcast %552 : vector<8xi32> to vector<16xf16>
              %554 = arith.addi %477, %c38 : index
              %555 = vector.load %4[%554] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %556 = arith.addi %554, %c18 : index
              %557 = vector.load %4[%556] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %558 = vector.shuffle %555, %557 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %559 = wave.mma %551, %558, %529 : vector<16xf16>, vector<8xf32>
              %560 = wave.mma %553, %558, %530 : vector<16xf16>, vector<8xf32>
              wave.pin
              %561 = arith.addi %477, %c47 : index
              %562 = vector.load %4[%561] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %563 = arith.addi %561, %c18 : index
              %564 = vector.load %4[%563] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %565 = vector.shuffle %562, %564 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %566 = wave.mma %551, %565, %536 : vector<16xf16>, vector<8xf32>
              %567 = wave.mma %553, %565, %537 : vector<16xf16>, vector<8xf32>
              %568 = arith.addi %449, %35 : index
              %569 = arith.addi %568, %c38 : index
              %570 = vector.load %kv[%569] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %571 = arith.addi %449, %35 : index
              %572 = arith.addi %571, %c67 : index
              %573 = vector.load %kv[%572] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %574 = arith.addi %457, %35 : index
              %575 = arith.addi %574, %c38 : index
              %576 = vector.load %kv[%575] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %577 = arith.addi %457, %35 : index
              %578 = arith.addi %577, %c67 : index
              %579 = vector.load %kv[%578] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %580 = vector.shuffle %540, %543 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %581 = vector.bitcast %580 : vector<8xi32> to vector<16xf16>
              %582 = vector.shuffle %546, %549 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %583 = vector.bitcast %582 : vector<8xi32> to vector<16xf16>
              %584 = arith.addi %477, %c39 : index
              %585 = vector.load %4[%584] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %586 = arith.addi %584, %c18 : index
              %587 = vector.load %4[%586] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %588 = vector.shuffle %585, %587 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %589 = wave.mma %581, %588, %559 : vector<16xf16>, vector<8xf32>
              %590 = wave.mma %583, %588, %560 : vector<16xf16>, vector<8xf32>
              wave.pin
              %591 = arith.addi %477, %c48 : index
              %592 = vector.load %4[%591] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %593 = arith.addi %591, %c18 : index
              %594 = vector.load %4[%593] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %595 = vector.shuffle %592, %594 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %596 = wave.mma %581, %595, %566 : vector<16xf16>, vector<8xf32>
              %597 = wave.mma %583, %595, %567 : vector<16xf16>, vector<8xf32>
              %598 = arith.addi %449, %35 : index
              %599 = arith.addi %598, %c68 : index
              %600 = vector.load %kv[%599] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %601 = arith.addi %449, %35 : index
              %602 = arith.addi %601, %c69 : index
              %603 = vector.load %kv[%602] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %604 = arith.addi %457, %35 : index
              %605 = arith.addi %604, %c68 : index
              %606 = vector.load %kv[%605] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %607 = arith.addi %457, %35 : index
              %608 = arith.addi %607, %c69 : index
              %609 = vector.load %kv[%608] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %610 = vector.shuffle %570, %573 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %611 = vector.bitcast %610 : vector<8xi32> to vector<16xf16>
              %612 = vector.shuffle %576, %579 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %613 = vector.bitcast %612 : vector<8xi32> to vector<16xf16>
              %614 = arith.addi %477, %c40 : index
              %615 = vector.load %4[%614] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %616 = arith.addi %614, %c18 : index
              %617 = vector.load %4[%616] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %618 = vector.shuffle %615, %617 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %619 = wave.mma %611, %618, %589 : vector<16xf16>, vector<8xf32>
              %620 = wave.mma %613, %618, %590 : vector<16xf16>, vector<8xf32>
              wave.pin
              %621 = arith.addi %477, %c49 : index
              %622 = vector.load %4[%621] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %623 = arith.addi %621, %c18 : index
              %624 = vector.load %4[%623] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %625 = vector.shuffle %622, %624 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %626 = wave.mma %611, %625, %596 : vector<16xf16>, vector<8xf32>
              %627 = wave.mma %613, %625, %597 : vector<16xf16>, vector<8xf32>
              %628 = arith.addi %449, %35 : index
              %629 = arith.addi %628, %c39 : index
              %630 = vector.load %kv[%629] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %631 = arith.addi %449, %35 : index
              %632 = arith.addi %631, %c70 : index
              %633 = vector.load %kv[%632] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %634 = arith.addi %457, %35 : index
              %635 = arith.addi %634, %c39 : index
              %636 = vector.load %kv[%635] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %637 = arith.addi %457, %35 : index
              %638 = arith.addi %637, %c70 : index
              %639 = vector.load %kv[%638] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %640 = vector.shuffle %600, %603 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %641 = vector.bitcast %640 : vector<8xi32> to vector<16xf16>
              %642 = vector.shuffle %606, %609 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %643 = vector.bitcast %642 : vector<8xi32> to vector<16xf16>
              %644 = arith.addi %477, %c41 : index
              %645 = vector.load %4[%644] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %646 = arith.addi %644, %c18 : index
              %647 = vector.load %4[%646] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %648 = vector.shuffle %645, %647 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %649 = wave.mma %641, %648, %619 : vector<16xf16>, vector<8xf32>
              %650 = wave.mma %643, %648, %620 : vector<16xf16>, vector<8xf32>
              wave.pin
              %651 = arith.addi %477, %c50 : index
              %652 = vector.load %4[%651] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %653 = arith.addi %651, %c18 : index
              %654 = vector.load %4[%653] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %655 = vector.shuffle %652, %654 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %656 = wave.mma %641, %655, %626 : vector<16xf16>, vector<8xf32>
              %657 = wave.mma %643, %655, %627 : vector<16xf16>, vector<8xf32>
              %658 = arith.addi %449, %35 : index
              %659 = arith.addi %658, %c71 : index
              %660 = vector.load %kv[%659] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %661 = arith.addi %449, %35 : index
              %662 = arith.addi %661, %c72 : index
              %663 = vector.load %kv[%662] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %664 = arith.addi %457, %35 : index
              %665 = arith.addi %664, %c71 : index
              %666 = vector.load %kv[%665] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %667 = arith.addi %457, %35 : index
              %668 = arith.addi %667, %c72 : index
              %669 = vector.load %kv[%668] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %670 = vector.shuffle %630, %633 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %671 = vector.bitcast %670 : vector<8xi32> to vector<16xf16>
              %672 = vector.shuffle %636, %639 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %673 = vector.bitcast %672 : vector<8xi32> to vector<16xf16>
              %674 = arith.addi %477, %c42 : index
              %675 = vector.load %4[%674] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %676 = arith.addi %674, %c18 : index
              %677 = vector.load %4[%676] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %678 = vector.shuffle %675, %677 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %679 = wave.mma %671, %678, %649 : vector<16xf16>, vector<8xf32>
              %680 = wave.mma %673, %678, %650 : vector<16xf16>, vector<8xf32>
              wave.pin
              %681 = arith.addi %477, %c51 : index
              %682 = vector.load %4[%681] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %683 = arith.addi %681, %c18 : index
              %684 = vector.load %4[%683] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %685 = vector.shuffle %682, %684 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %686 = wave.mma %671, %685, %656 : vector<16xf16>, vector<8xf32>
              %687 = wave.mma %673, %685, %657 : vector<16xf16>, vector<8xf32>
              %688 = arith.addi %449, %35 : index
              %689 = arith.addi %688, %c40 : index
              %690 = vector.load %kv[%689] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %691 = arith.addi %449, %35 : index
              %692 = arith.addi %691, %c73 : index
              %693 = vector.load %kv[%692] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %694 = arith.addi %457, %35 : index
              %695 = arith.addi %694, %c40 : index
              %696 = vector.load %kv[%695] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %697 = arith.addi %457, %35 : index
              %698 = arith.addi %697, %c73 : index
              %699 = vector.load %kv[%698] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %700 = vector.shuffle %660, %663 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %701 = vector.bitcast %700 : vector<8xi32> to vector<16xf16>
              %702 = vector.shuffle %666, %669 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %703 = vector.bitcast %702 : vector<8xi32> to vector<16xf16>
              %704 = arith.addi %477, %c43 : index
              %705 = vector.load %4[%704] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %706 = arith.addi %704, %c18 : index
              %707 = vector.load %4[%706] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %708 = vector.shuffle %705, %707 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %709 = wave.mma %701, %708, %679 : vector<16xf16>, vector<8xf32>
              %710 = wave.mma %703, %708, %680 : vector<16xf16>, vector<8xf32>
              wave.pin
              %711 = arith.addi %477, %c52 : index
              %712 = vector.load %4[%711] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %713 = arith.addi %711, %c18 : index
              %714 = vector.load %4[%713] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %715 = vector.shuffle %712, %714 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %716 = wave.mma %701, %715, %686 : vector<16xf16>, vector<8xf32>
              %717 = wave.mma %703, %715, %687 : vector<16xf16>, vector<8xf32>
              %718 = arith.addi %449, %35 : index
              %719 = arith.addi %718, %c74 : index
              %720 = vector.load %kv[%719] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %721 = arith.addi %449, %35 : index
              %722 = arith.addi %721, %c75 : index
              %723 = vector.load %kv[%722] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %724 = arith.addi %457, %35 : index
              %725 = arith.addi %724, %c74 : index
              %726 = vector.load %kv[%725] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %727 = arith.addi %457, %35 : index
              %728 = arith.addi %727, %c75 : index
              %729 = vector.load %kv[%728] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %730 = wave.opaque %709 : vector<8xf32>
              %731 = wave.opaque %710 : vector<8xf32>
              %732 = wave.opaque %716 : vector<8xf32>
              %733 = wave.opaque %717 : vector<8xf32>
              %734 = wave.opaque %440 : i32
              %735 = arith.cmpi sgt, %734, %355 : i32
              %736:2 = scf.if %735 -> (vector<8xf32>, vector<8xf32>) {
                %737 = wave.opaque %c10 : index
                %738 = arith.addi %1, %737 : index
                %739 = memref.load %7[%738] : memref<?xi32>
                %740 = arith.index_cast %2 : index to i32
                %741 = arith.addi %439, %740 : i32
                %742 = arith.subi %739, %741 : i32
                %743 = arith.subi %742, %c55 : i32
                %744 = vector.broadcast %743 : i32 to vector<8xi32>
                %745 = arith.cmpi sgt, %744, %c77 : vector<8xi32>
                %746 = arith.select %745, %730, %c76 : vector<8xi1>, vector<8xf32>
                %747 = arith.subi %742, %c54 : i32
                %748 = vector.broadcast %747 : i32 to vector<8xi32>
                %749 = arith.cmpi sgt, %748, %c77 : vector<8xi32>
                %750 = arith.select %749, %731, %c76 : vector<8xi1>, vector<8xf32>
                scf.yield %746, %750 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %730, %731 : vector<8xf32>, vector<8xf32>
              }
              %751 = wave.opaque %c10 : index
              %752 = arith.addi %1, %751 : index
              %753 = memref.load %6[%752] : memref<?xf32>
              %754 = vector.extract %736#0[0] : f32 from vector<8xf32>
              %755 = vector.extract %736#0[1] : f32 from vector<8xf32>
              %756 = vector.extract %736#0[2] : f32 from vector<8xf32>
              %757 = vector.extract %736#0[3] : f32 from vector<8xf32>
              %758 = vector.extract %736#0[4] : f32 from vector<8xf32>
              %759 = vector.extract %736#0[5] : f32 from vector<8xf32>
              %760 = vector.extract %736#0[6] : f32 from vector<8xf32>
              %761 = vector.extract %736#0[7] : f32 from vector<8xf32>
              %762 = vector.extract %736#1[0] : f32 from vector<8xf32>
              %763 = vector.extract %736#1[1] : f32 from vector<8xf32>
              %764 = vector.extract %736#1[2] : f32 from vector<8xf32>
              %765 = vector.extract %736#1[3] : f32 from vector<8xf32>
              %766 = vector.extract %736#1[4] : f32 from vector<8xf32>
              %767 = vector.extract %736#1[5] : f32 from vector<8xf32>
              %768 = vector.extract %736#1[6] : f32 from vector<8xf32>
              %769 = vector.extract %736#1[7] : f32 from vector<8xf32>
              %770 = arith.maxnumf %754, %755 fastmath<nnan> : f32
              %771 = arith.maxnumf %770, %756 fastmath<nnan> : f32
              %772 = arith.maxnumf %771, %757 fastmath<nnan> : f32
              %773 = arith.maxnumf %772, %758 fastmath<nnan> : f32
              %774 = arith.maxnumf %773, %759 fastmath<nnan> : f32
              %775 = arith.maxnumf %774, %760 fastmath<nnan> : f32
              %776 = arith.maxnumf %775, %761 fastmath<nnan> : f32
              %777 = arith.maxnumf %776, %762 fastmath<nnan> : f32
              %778 = arith.maxnumf %777, %763 fastmath<nnan> : f32
              %779 = arith.maxnumf %778, %764 fastmath<nnan> : f32
              %780 = arith.maxnumf %779, %765 fastmath<nnan> : f32
              %781 = arith.maxnumf %780, %766 fastmath<nnan> : f32
              %782 = arith.maxnumf %781, %767 fastmath<nnan> : f32
              %783 = arith.maxnumf %782, %768 fastmath<nnan> : f32
              %784 = arith.maxnumf %783, %769 fastmath<nnan> : f32
              %785 = wave.swap_halves %784 : f32
              %786 = arith.maxnumf %784, %785 fastmath<nnan> : f32
              %787 = arith.mulf %786, %753 : f32
              %788 = arith.addf %417, %c78 : f32
              %789 = arith.cmpf ogt, %787, %788 : f32
              %790:10 = scf.if %789 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %791 = arith.subf %417, %787 : f32
                %792 = wave.exp2 %791 : f32
                %793 = vector.broadcast %792 : f32 to vector<8xf32>
                %794 = arith.mulf %418, %792 : f32
                %795 = arith.mulf %419, %793 : vector<8xf32>
                %796 = arith.mulf %420, %793 : vector<8xf32>
                %797 = arith.mulf %421, %793 : vector<8xf32>
                %798 = arith.mulf %422, %793 : vector<8xf32>
                %799 = arith.mulf %423, %793 : vector<8xf32>
                %800 = arith.mulf %424, %793 : vector<8xf32>
                %801 = arith.mulf %425, %793 : vector<8xf32>
                %802 = arith.mulf %426, %793 : vector<8xf32>
                scf.yield %787, %794, %795, %796, %797, %798, %799, %800, %801, %802 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %417, %418, %419, %420, %421, %422, %423, %424, %425, %426 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %803 = vector.broadcast %753 : f32 to vector<8xf32>
              %804 = arith.subf %c79, %790#0 : f32
              %805 = vector.broadcast %804 : f32 to vector<8xf32>
              %806 = math.fma %736#0, %803, %805 : vector<8xf32>
              %807 = wave.exp2 %806 : vector<8xf32>
              %808 = math.fma %736#1, %803, %805 : vector<8xf32>
              %809 = wave.exp2 %808 : vector<8xf32>
              %810 = arith.truncf %807 : vector<8xf32> to vector<8xf16>
              %811 = vector.bitcast %810 : vector<8xf16> to vector<4xi32>
              %812 = wave.swap_halves %811 : vector<4xi32>
              %813 = arith.select %3, %812, %811 : vector<4xi32>
              %814 = arith.select %3, %811, %812 : vector<4xi32>
              %815 = vector.shuffle %813, %814 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %816 = vector.bitcast %815 : vector<8xi32> to vector<16xf16>
              %817 = arith.truncf %809 : vector<8xf32> to vector<8xf16>
              %818 = vector.bitcast %817 : vector<8xf16> to vector<4xi32>
              %819 = wave.swap_halves %818 : vector<4xi32>
              %820 = arith.select %3, %819, %818 : vector<4xi32>
              %821 = arith.select %3, %818, %819 : vector<4xi32>
              %822 = vector.shuffle %820, %821 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %823 = vector.bitcast %822 : vector<8xi32> to vector<16xf16>
              %824 = arith.addf %807, %809 : vector<8xf32>
              %825 = vector.extract %824[0] : f32 from vector<8xf32>
              %826 = vector.extract %824[1] : f32 from vector<8xf32>
              %827 = vector.extract %824[2] : f32 from vector<8xf32>
              %828 = vector.extract %824[3] : f32 from vector<8xf32>
              %829 = vector.extract %824[4] : f32 from vector<8xf32>
              %830 = vector.extract %824[5] : f32 from vector<8xf32>
              %831 = vector.extract %824[6] : f32 from vector<8xf32>
              %832 = vector.extract %824[7] : f32 from vector<8xf32>
              %833 = arith.addf %825, %829 : f32
              %834 = arith.addf %826, %830 : f32
              %835 = arith.addf %827, %831 : f32
              %836 = arith.addf %828, %832 : f32
              %837 = arith.addf %833, %835 : f32
              %838 = arith.addf %834, %836 : f32
              %839 = arith.addf %837, %838 : f32
              %840 = arith.addf %790#1, %839 : f32
              %841 = wave.opaque %840 : f32
              %842 = wave.opaque %440 : i32
              %843 = arith.cmpi sgt, %842, %355 : i32
              %844:2 = scf.if %843 -> (vector<8xf32>, vector<8xf32>) {
                %845 = wave.opaque %c3 : index
                %846 = arith.addi %1, %845 : index
                %847 = memref.load %7[%846] : memref<?xi32>
                %848 = arith.index_cast %2 : index to i32
                %849 = arith.addi %439, %848 : i32
                %850 = arith.subi %847, %849 : i32
                %851 = arith.subi %850, %c55 : i32
                %852 = vector.broadcast %851 : i32 to vector<8xi32>
                %853 = arith.cmpi sgt, %852, %c77 : vector<8xi32>
                %854 = arith.select %853, %732, %c76 : vector<8xi1>, vector<8xf32>
                %855 = arith.subi %850, %c54 : i32
                %856 = vector.broadcast %855 : i32 to vector<8xi32>
                %857 = arith.cmpi sgt, %856, %c77 : vector<8xi32>
                %858 = arith.select %857, %733, %c76 : vector<8xi1>, vector<8xf32>
                scf.yield %854, %858 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %732, %733 : vector<8xf32>, vector<8xf32>
              }
              %859 = wave.opaque %c3 : index
              %860 = arith.addi %1, %859 : index
              %861 = memref.load %6[%860] : memref<?xf32>
              %862 = vector.extract %844#0[0] : f32 from vector<8xf32>
              %863 = vector.extract %844#0[1] : f32 from vector<8xf32>
              %864 = vector.extract %844#0[2] : f32 from vector<8xf32>
              %865 = vector.extract %844#0[3] : f32 from vector<8xf32>
              %866 = vector.extract %844#0[4] : f32 from vector<8xf32>
              %867 = vector.extract %844#0[5] : f32 from vector<8xf32>
              %868 = vector.extract %844#0[6] : f32 from vector<8xf32>
              %869 = vector.extract %844#0[7] : f32 from vector<8xf32>
              %870 = vector.extract %844#1[0] : f32 from vector<8xf32>
              %871 = vector.extract %844#1[1] : f32 from vector<8xf32>
              %872 = vector.extract %844#1[2] : f32 from vector<8xf32>
              %873 = vector.extract %844#1[3] : f32 from vector<8xf32>
              %874 = vector.extract %844#1[4] : f32 from vector<8xf32>
              %875 = vector.extract %844#1[5] : f32 from vector<8xf32>
              %876 = vector.extract %844#1[6] : f32 from vector<8xf32>
              %877 = vector.extract %844#1[7] : f32 from vector<8xf32>
              %878 = arith.maxnumf %862, %863 fastmath<nnan> : f32
              %879 = arith.maxnumf %878, %864 fastmath<nnan> : f32
              %880 = arith.maxnumf %879, %865 fastmath<nnan> : f32
              %881 = arith.maxnumf %880, %866 fastmath<nnan> : f32
              %882 = arith.maxnumf %881, %867 fastmath<nnan> : f32
              %883 = arith.maxnumf %882, %868 fastmath<nnan> : f32
              %884 = arith.maxnumf %883, %869 fastmath<nnan> : f32
              %885 = arith.maxnumf %884, %870 fastmath<nnan> : f32
              %886 = arith.maxnumf %885, %871 fastmath<nnan> : f32
              %887 = arith.maxnumf %886, %872 fastmath<nnan> : f32
              %888 = arith.maxnumf %887, %873 fastmath<nnan> : f32
              %889 = arith.maxnumf %888, %874 fastmath<nnan> : f32
              %890 = arith.maxnumf %889, %875 fastmath<nnan> : f32
              %891 = arith.maxnumf %890, %876 fastmath<nnan> : f32
              %892 = arith.maxnumf %891, %877 fastmath<nnan> : f32
              %893 = wave.swap_halves %892 : f32
              %894 = arith.maxnumf %892, %893 fastmath<nnan> : f32
              %895 = arith.mulf %894, %861 : f32
              %896 = arith.addf %427, %c78 : f32
              %897 = arith.cmpf ogt, %895, %896 : f32
              %898:10 = scf.if %897 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %899 = arith.subf %427, %895 : f32
                %900 = wave.exp2 %899 : f32
                %901 = vector.broadcast %900 : f32 to vector<8xf32>
                %902 = arith.mulf %428, %900 : f32
                %903 = arith.mulf %429, %901 : vector<8xf32>
                %904 = arith.mulf %430, %901 : vector<8xf32>
                %905 = arith.mulf %431, %901 : vector<8xf32>
                %906 = arith.mulf %432, %901 : vector<8xf32>
                %907 = arith.mulf %433, %901 : vector<8xf32>
                %908 = arith.mulf %434, %901 : vector<8xf32>
                %909 = arith.mulf %435, %901 : vector<8xf32>
                %910 = arith.mulf %436, %901 : vector<8xf32>
                scf.yield %895, %902, %903, %904, %905, %906, %907, %908, %909, %910 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %427, %428, %429, %430, %431, %432, %433, %434, %435, %436 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %911 = vector.broadcast %861 : f32 to vector<8xf32>
              %912 = arith.subf %c79, %898#0 : f32
              %913 = vector.broadcast %912 : f32 to vector<8xf32>
              %914 = math.fma %844#0, %911, %913 : vector<8xf32>
              %915 = wave.exp2 %914 : vector<8xf32>
              %916 = math.fma %844#1, %911, %913 : vector<8xf32>
              %917 = wave.exp2 %916 : vector<8xf32>
              %918 = arith.truncf %915 : vector<8xf32> to vector<8xf16>
              %919 = vector.bitcast %918 : vector<8xf16> to vector<4xi32>
              %920 = wave.swap_halves %919 : vector<4xi32>
              %921 = arith.select %3, %920, %919 : vector<4xi32>
              %922 = arith.select %3, %919, %920 : vector<4xi32>
              %923 = vector.shuffle %921, %922 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %924 = vector.bitcast %923 : vector<8xi32> to vector<16xf16>
              %925 = arith.truncf %917 : vector<8xf32> to vector<8xf16>
              %926 = vector.bitcast %925 : vector<8xf16> to vector<4xi32>
              %927 = wave.swap_halves %926 : vector<4xi32>
              %928 = arith.select %3, %927, %926 : vector<4xi32>
              %929 = arith.select %3, %926, %927 : vector<4xi32>
              %930 = vector.shuffle %928, %929 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %931 = vector.bitcast %930 : vector<8xi32> to vector<16xf16>
              %932 = arith.addf %915, %917 : vector<8xf32>
              %933 = vector.extract %932[0] : f32 from vector<8xf32>
              %934 = vector.extract %932[1] : f32 from vector<8xf32>
              %935 = vector.extract %932[2] : f32 from vector<8xf32>
              %936 = vector.extract %932[3] : f32 from vector<8xf32>
              %937 = vector.extract %932[4] : f32 from vector<8xf32>
              %938 = vector.extract %932[5] : f32 from vector<8xf32>
              %939 = vector.extract %932[6] : f32 from vector<8xf32>
              %940 = vector.extract %932[7] : f32 from vector<8xf32>
              %941 = arith.addf %933, %937 : f32
              %942 = arith.addf %934, %938 : f32
              %943 = arith.addf %935, %939 : f32
              %944 = arith.addf %936, %940 : f32
              %945 = arith.addf %941, %943 : f32
              %946 = arith.addf %942, %944 : f32
              %947 = arith.addf %945, %946 : f32
              %948 = arith.addf %898#1, %947 : f32
              %949 = wave.opaque %948 : f32
              %950 = wave.opaque %440 : i32
              %951 = arith.cmpi sgt, %950, %355 : i32
              %952:4 = scf.if %951 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %953 = arith.subi %379, %439 : i32
                %954 = arith.subi %953, %c55 : i32
                %955 = arith.minsi %954, %c54 : i32
                %956 = arith.maxsi %955, %c55 : i32
                %957 = arith.cmpi sgt, %956, %c55 : i32
                %958 = arith.select %957, %c80, %c55 : i32
                %959 = arith.ori %c55, %958 : i32
                %960 = arith.cmpi sgt, %956, %c45 : i32
                %961 = arith.select %960, %c80, %c55 : i32
                %962 = arith.ori %c55, %961 : i32
                %963 = arith.cmpi sgt, %956, %c81 : i32
                %964 = arith.select %963, %c82, %c55 : i32
                %965 = arith.ori %959, %964 : i32
                %966 = arith.cmpi sgt, %956, %c83 : i32
                %967 = arith.select %966, %c82, %c55 : i32
                %968 = arith.ori %962, %967 : i32
                %969 = arith.cmpi sgt, %956, %c84 : i32
                %970 = arith.select %969, %c80, %c55 : i32
                %971 = arith.ori %c55, %970 : i32
                %972 = arith.cmpi sgt, %956, %c85 : i32
                %973 = arith.select %972, %c80, %c55 : i32
                %974 = arith.ori %c55, %973 : i32
                %975 = arith.cmpi sgt, %956, %c86 : i32
                %976 = arith.select %975, %c82, %c55 : i32
                %977 = arith.ori %971, %976 : i32
                %978 = arith.cmpi sgt, %956, %c87 : i32
                %979 = arith.select %978, %c82, %c55 : i32
                %980 = arith.ori %974, %979 : i32
                %981 = arith.cmpi sgt, %956, %c88 : i32
                %982 = arith.select %981, %c80, %c55 : i32
                %983 = arith.ori %c55, %982 : i32
                %984 = arith.cmpi sgt, %956, %c89 : i32
                %985 = arith.select %984, %c80, %c55 : i32
                %986 = arith.ori %c55, %985 : i32
                %987 = arith.cmpi sgt, %956, %c90 : i32
                %988 = arith.select %987, %c82, %c55 : i32
                %989 = arith.ori %983, %988 : i32
                %990 = arith.cmpi sgt, %956, %c91 : i32
                %991 = arith.select %990, %c82, %c55 : i32
                %992 = arith.ori %986, %991 : i32
                %993 = arith.cmpi sgt, %956, %c92 : i32
                %994 = arith.select %993, %c80, %c55 : i32
                %995 = arith.ori %c55, %994 : i32
                %996 = arith.cmpi sgt, %956, %c93 : i32
                %997 = arith.select %996, %c80, %c55 : i32
                %998 = arith.ori %c55, %997 : i32
                %999 = arith.cmpi sgt, %956, %c36 : i32
                %1000 = arith.select %999, %c82, %c55 : i32
                %1001 = arith.ori %995, %1000 : i32
                %1002 = arith.cmpi sgt, %956, %c94 : i32
                %1003 = arith.select %1002, %c82, %c55 : i32
                %1004 = arith.ori %998, %1003 : i32
                %1005 = vector.from_elements %965, %977, %989, %1001 : vector<4xi32>
                %1006 = vector.from_elements %968, %980, %992, %1004 : vector<4xi32>
                %1007 = arith.subi %379, %439 : i32
                %1008 = arith.subi %1007, %c54 : i32
                %1009 = arith.minsi %1008, %c54 : i32
                %1010 = arith.maxsi %1009, %c55 : i32
                %1011 = arith.cmpi sgt, %1010, %c55 : i32
                %1012 = arith.select %1011, %c80, %c55 : i32
                %1013 = arith.ori %c55, %1012 : i32
                %1014 = arith.cmpi sgt, %1010, %c45 : i32
                %1015 = arith.select %1014, %c80, %c55 : i32
                %1016 = arith.ori %c55, %1015 : i32
                %1017 = arith.cmpi sgt, %1010, %c81 : i32
                %1018 = arith.select %1017, %c82, %c55 : i32
                %1019 = arith.ori %1013, %1018 : i32
                %1020 = arith.cmpi sgt, %1010, %c83 : i32
                %1021 = arith.select %1020, %c82, %c55 : i32
                %1022 = arith.ori %1016, %1021 : i32
                %1023 = arith.cmpi sgt, %1010, %c84 : i32
                %1024 = arith.select %1023, %c80, %c55 : i32
                %1025 = arith.ori %c55, %1024 : i32
                %1026 = arith.cmpi sgt, %1010, %c85 : i32
                %1027 = arith.select %1026, %c80, %c55 : i32
                %1028 = arith.ori %c55, %1027 : i32
                %1029 = arith.cmpi sgt, %1010, %c86 : i32
                %1030 = arith.select %1029, %c82, %c55 : i32
                %1031 = arith.ori %1025, %1030 : i32
                %1032 = arith.cmpi sgt, %1010, %c87 : i32
                %1033 = arith.select %1032, %c82, %c55 : i32
                %1034 = arith.ori %1028, %1033 : i32
                %1035 = arith.cmpi sgt, %1010, %c88 : i32
                %1036 = arith.select %1035, %c80, %c55 : i32
                %1037 = arith.ori %c55, %1036 : i32
                %1038 = arith.cmpi sgt, %1010, %c89 : i32
                %1039 = arith.select %1038, %c80, %c55 : i32
                %1040 = arith.ori %c55, %1039 : i32
                %1041 = arith.cmpi sgt, %1010, %c90 : i32
                %1042 = arith.select %1041, %c82, %c55 : i32
                %1043 = arith.ori %1037, %1042 : i32
                %1044 = arith.cmpi sgt, %1010, %c91 : i32
                %1045 = arith.select %1044, %c82, %c55 : i32
                %1046 = arith.ori %1040, %1045 : i32
                %1047 = arith.cmpi sgt, %1010, %c92 : i32
                %1048 = arith.select %1047, %c80, %c55 : i32
                %1049 = arith.ori %c55, %1048 : i32
                %1050 = arith.cmpi sgt, %1010, %c93 : i32
                %1051 = arith.select %1050, %c80, %c55 : i32
                %1052 = arith.ori %c55, %1051 : i32
                %1053 = arith.cmpi sgt, %1010, %c36 : i32
                %1054 = arith.select %1053, %c82, %c55 : i32
                %1055 = arith.ori %1049, %1054 : i32
                %1056 = arith.cmpi sgt, %1010, %c94 : i32
                %1057 = arith.select %1056, %c82, %c55 : i32
                %1058 = arith.ori %1052, %1057 : i32
                %1059 = vector.from_elements %1019, %1031, %1043, %1055 : vector<4xi32>
                %1060 = vector.from_elements %1022, %1034, %1046, %1058 : vector<4xi32>
                %1061 = arith.andi %690, %1005 : vector<4xi32>
                %1062 = arith.andi %693, %1006 : vector<4xi32>
                %1063 = arith.andi %696, %1059 : vector<4xi32>
                %1064 = arith.andi %699, %1060 : vector<4xi32>
                scf.yield %1061, %1062, %1063, %1064 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %690, %693, %696, %699 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1065 = vector.shuffle %952#0, %952#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1066 = vector.bitcast %1065 : vector<8xi32> to vector<16xf16>
              %1067 = wave.mma %1066, %816, %790#2 : vector<16xf16>, vector<8xf32>
              %1068 = wave.mma %1066, %924, %898#2 : vector<16xf16>, vector<8xf32>
              %1069 = vector.shuffle %952#2, %952#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1070 = vector.bitcast %1069 : vector<8xi32> to vector<16xf16>
              %1071 = wave.mma %1070, %823, %1067 : vector<16xf16>, vector<8xf32>
              %1072 = wave.mma %1070, %931, %1068 : vector<16xf16>, vector<8xf32>
              %1073 = wave.opaque %1071 : vector<8xf32>
              %1074 = wave.opaque %1072 : vector<8xf32>
              %1075 = arith.addi %449, %35 : index
              %1076 = arith.addi %1075, %c41 : index
              %1077 = vector.load %kv[%1076] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1078 = arith.addi %449, %35 : index
              %1079 = arith.addi %1078, %c95 : index
              %1080 = vector.load %kv[%1079] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1081 = arith.addi %457, %35 : index
              %1082 = arith.addi %1081, %c41 : index
              %1083 = vector.load %kv[%1082] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1084 = arith.addi %457, %35 : index
              %1085 = arith.addi %1084, %c95 : index
              %1086 = vector.load %kv[%1085] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1087 = wave.opaque %440 : i32
              %1088 = arith.cmpi sgt, %1087, %355 : i32
              %1089:4 = scf.if %1088 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1090 = arith.subi %379, %439 : i32
                %1091 = arith.subi %1090, %c55 : i32
                %1092 = arith.minsi %1091, %c54 : i32
                %1093 = arith.maxsi %1092, %c55 : i32
                %1094 = arith.cmpi sgt, %1093, %c55 : i32
                %1095 = arith.select %1094, %c80, %c55 : i32
                %1096 = arith.ori %c55, %1095 : i32
                %1097 = arith.cmpi sgt, %1093, %c45 : i32
                %1098 = arith.select %1097, %c80, %c55 : i32
                %1099 = arith.ori %c55, %1098 : i32
                %1100 = arith.cmpi sgt, %1093, %c81 : i32
                %1101 = arith.select %1100, %c82, %c55 : i32
                %1102 = arith.ori %1096, %1101 : i32
                %1103 = arith.cmpi sgt, %1093, %c83 : i32
                %1104 = arith.select %1103, %c82, %c55 : i32
                %1105 = arith.ori %1099, %1104 : i32
                %1106 = arith.cmpi sgt, %1093, %c84 : i32
                %1107 = arith.select %1106, %c80, %c55 : i32
                %1108 = arith.ori %c55, %1107 : i32
                %1109 = arith.cmpi sgt, %1093, %c85 : i32
                %1110 = arith.select %1109, %c80, %c55 : i32
                %1111 = arith.ori %c55, %1110 : i32
                %1112 = arith.cmpi sgt, %1093, %c86 : i32
                %1113 = arith.select %1112, %c82, %c55 : i32
                %1114 = arith.ori %1108, %1113 : i32
                %1115 = arith.cmpi sgt, %1093, %c87 : i32
                %1116 = arith.select %1115, %c82, %c55 : i32
                %1117 = arith.ori %1111, %1116 : i32
                %1118 = arith.cmpi sgt, %1093, %c88 : i32
                %1119 = arith.select %1118, %c80, %c55 : i32
                %1120 = arith.ori %c55, %1119 : i32
                %1121 = arith.cmpi sgt, %1093, %c89 : i32
                %1122 = arith.select %1121, %c80, %c55 : i32
                %1123 = arith.ori %c55, %1122 : i32
                %1124 = arith.cmpi sgt, %1093, %c90 : i32
                %1125 = arith.select %1124, %c82, %c55 : i32
                %1126 = arith.ori %1120, %1125 : i32
                %1127 = arith.cmpi sgt, %1093, %c91 : i32
                %1128 = arith.select %1127, %c82, %c55 : i32
                %1129 = arith.ori %1123, %1128 : i32
                %1130 = arith.cmpi sgt, %1093, %c92 : i32
                %1131 = arith.select %1130, %c80, %c55 : i32
                %1132 = arith.ori %c55, %1131 : i32
                %1133 = arith.cmpi sgt, %1093, %c93 : i32
                %1134 = arith.select %1133, %c80, %c55 : i32
                %1135 = arith.ori %c55, %1134 : i32
                %1136 = arith.cmpi sgt, %1093, %c36 : i32
                %1137 = arith.select %1136, %c82, %c55 : i32
                %1138 = arith.ori %1132, %1137 : i32
                %1139 = arith.cmpi sgt, %1093, %c94 : i32
                %1140 = arith.select %1139, %c82, %c55 : i32
                %1141 = arith.ori %1135, %1140 : i32
                %1142 = vector.from_elements %1102, %1114, %1126, %1138 : vector<4xi32>
                %1143 = vector.from_elements %1105, %1117, %1129, %1141 : vector<4xi32>
                %1144 = arith.subi %379, %439 : i32
                %1145 = arith.subi %1144, %c54 : i32
                %1146 = arith.minsi %1145, %c54 : i32
                %1147 = arith.maxsi %1146, %c55 : i32
                %1148 = arith.cmpi sgt, %1147, %c55 : i32
                %1149 = arith.select %1148, %c80, %c55 : i32
                %1150 = arith.ori %c55, %1149 : i32
                %1151 = arith.cmpi sgt, %1147, %c45 : i32
                %1152 = arith.select %1151, %c80, %c55 : i32
                %1153 = arith.ori %c55, %1152 : i32
                %1154 = arith.cmpi sgt, %1147, %c81 : i32
                %1155 = arith.select %1154, %c82, %c55 : i32
                %1156 = arith.ori %1150, %1155 : i32
                %1157 = arith.cmpi sgt, %1147, %c83 : i32
                %1158 = arith.select %1157, %c82, %c55 : i32
                %1159 = arith.ori %1153, %1158 : i32
                %1160 = arith.cmpi sgt, %1147, %c84 : i32
                %1161 = arith.select %1160, %c80, %c55 : i32
                %1162 = arith.ori %c55, %1161 : i32
                %1163 = arith.cmpi sgt, %1147, %c85 : i32
                %1164 = arith.select %1163, %c80, %c55 : i32
                %1165 = arith.ori %c55, %1164 : i32
                %1166 = arith.cmpi sgt, %1147, %c86 : i32
                %1167 = arith.select %1166, %c82, %c55 : i32
                %1168 = arith.ori %1162, %1167 : i32
                %1169 = arith.cmpi sgt, %1147, %c87 : i32
                %1170 = arith.select %1169, %c82, %c55 : i32
                %1171 = arith.ori %1165, %1170 : i32
                %1172 = arith.cmpi sgt, %1147, %c88 : i32
                %1173 = arith.select %1172, %c80, %c55 : i32
                %1174 = arith.ori %c55, %1173 : i32
                %1175 = arith.cmpi sgt, %1147, %c89 : i32
                %1176 = arith.select %1175, %c80, %c55 : i32
                %1177 = arith.ori %c55, %1176 : i32
                %1178 = arith.cmpi sgt, %1147, %c90 : i32
                %1179 = arith.select %1178, %c82, %c55 : i32
                %1180 = arith.ori %1174, %1179 : i32
                %1181 = arith.cmpi sgt, %1147, %c91 : i32
                %1182 = arith.select %1181, %c82, %c55 : i32
                %1183 = arith.ori %1177, %1182 : i32
                %1184 = arith.cmpi sgt, %1147, %c92 : i32
                %1185 = arith.select %1184, %c80, %c55 : i32
                %1186 = arith.ori %c55, %1185 : i32
                %1187 = arith.cmpi sgt, %1147, %c93 : i32
                %1188 = arith.select %1187, %c80, %c55 : i32
                %1189 = arith.ori %c55, %1188 : i32
                %1190 = arith.cmpi sgt, %1147, %c36 : i32
                %1191 = arith.select %1190, %c82, %c55 : i32
                %1192 = arith.ori %1186, %1191 : i32
                %1193 = arith.cmpi sgt, %1147, %c94 : i32
                %1194 = arith.select %1193, %c82, %c55 : i32
                %1195 = arith.ori %1189, %1194 : i32
                %1196 = vector.from_elements %1156, %1168, %1180, %1192 : vector<4xi32>
                %1197 = vector.from_elements %1159, %1171, %1183, %1195 : vector<4xi32>
                %1198 = arith.andi %720, %1142 : vector<4xi32>
                %1199 = arith.andi %723, %1143 : vector<4xi32>
                %1200 = arith.andi %726, %1196 : vector<4xi32>
                %1201 = arith.andi %729, %1197 : vector<4xi32>
                scf.yield %1198, %1199, %1200, %1201 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %720, %723, %726, %729 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1202 = vector.shuffle %1089#0, %1089#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1203 = vector.bitcast %1202 : vector<8xi32> to vector<16xf16>
              %1204 = wave.mma %1203, %816, %790#3 : vector<16xf16>, vector<8xf32>
              %1205 = wave.mma %1203, %924, %898#3 : vector<16xf16>, vector<8xf32>
              %1206 = vector.shuffle %1089#2, %1089#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1207 = vector.bitcast %1206 : vector<8xi32> to vector<16xf16>
              %1208 = wave.mma %1207, %823, %1204 : vector<16xf16>, vector<8xf32>
              %1209 = wave.mma %1207, %931, %1205 : vector<16xf16>, vector<8xf32>
              %1210 = wave.opaque %1208 : vector<8xf32>
              %1211 = wave.opaque %1209 : vector<8xf32>
              %1212 = arith.addi %449, %35 : index
              %1213 = arith.addi %1212, %c96 : index
              %1214 = vector.load %kv[%1213] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1215 = arith.addi %449, %35 : index
              %1216 = arith.addi %1215, %c97 : index
              %1217 = vector.load %kv[%1216] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1218 = arith.addi %457, %35 : index
              %1219 = arith.addi %1218, %c96 : index
              %1220 = vector.load %kv[%1219] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1221 = arith.addi %457, %35 : index
              %1222 = arith.addi %1221, %c97 : index
              %1223 = vector.load %kv[%1222] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1224 = wave.opaque %440 : i32
              %1225 = arith.cmpi sgt, %1224, %355 : i32
              %1226:4 = scf.if %1225 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1227 = arith.subi %379, %439 : i32
                %1228 = arith.subi %1227, %c55 : i32
                %1229 = arith.minsi %1228, %c54 : i32
                %1230 = arith.maxsi %1229, %c55 : i32
                %1231 = arith.cmpi sgt, %1230, %c55 : i32
                %1232 = arith.select %1231, %c80, %c55 : i32
                %1233 = arith.ori %c55, %1232 : i32
                %1234 = arith.cmpi sgt, %1230, %c45 : i32
                %1235 = arith.select %1234, %c80, %c55 : i32
                %1236 = arith.ori %c55, %1235 : i32
                %1237 = arith.cmpi sgt, %1230, %c81 : i32
                %1238 = arith.select %1237, %c82, %c55 : i32
                %1239 = arith.ori %1233, %1238 : i32
                %1240 = arith.cmpi sgt, %1230, %c83 : i32
                %1241 = arith.select %1240, %c82, %c55 : i32
                %1242 = arith.ori %1236, %1241 : i32
                %1243 = arith.cmpi sgt, %1230, %c84 : i32
                %1244 = arith.select %1243, %c80, %c55 : i32
                %1245 = arith.ori %c55, %1244 : i32
                %1246 = arith.cmpi sgt, %1230, %c85 : i32
                %1247 = arith.select %1246, %c80, %c55 : i32
                %1248 = arith.ori %c55, %1247 : i32
                %1249 = arith.cmpi sgt, %1230, %c86 : i32
                %1250 = arith.select %1249, %c82, %c55 : i32
                %1251 = arith.ori %1245, %1250 : i32
                %1252 = arith.cmpi sgt, %1230, %c87 : i32
                %1253 = arith.select %1252, %c82, %c55 : i32
                %1254 = arith.ori %1248, %1253 : i32
                %1255 = arith.cmpi sgt, %1230, %c88 : i32
                %1256 = arith.select %1255, %c80, %c55 : i32
                %1257 = arith.ori %c55, %1256 : i32
                %1258 = arith.cmpi sgt, %1230, %c89 : i32
                %1259 = arith.select %1258, %c80, %c55 : i32
                %1260 = arith.ori %c55, %1259 : i32
                %1261 = arith.cmpi sgt, %1230, %c90 : i32
                %1262 = arith.select %1261, %c82, %c55 : i32
                %1263 = arith.ori %1257, %1262 : i32
                %1264 = arith.cmpi sgt, %1230, %c91 : i32
                %1265 = arith.select %1264, %c82, %c55 : i32
                %1266 = arith.ori %1260, %1265 : i32
                %1267 = arith.cmpi sgt, %1230, %c92 : i32
                %1268 = arith.select %1267, %c80, %c55 : i32
                %1269 = arith.ori %c55, %1268 : i32
                %1270 = arith.cmpi sgt, %1230, %c93 : i32
                %1271 = arith.select %1270, %c80, %c55 : i32
                %1272 = arith.ori %c55, %1271 : i32
                %1273 = arith.cmpi sgt, %1230, %c36 : i32
                %1274 = arith.select %1273, %c82, %c55 : i32
                %1275 = arith.ori %1269, %1274 : i32
                %1276 = arith.cmpi sgt, %1230, %c94 : i32
                %1277 = arith.select %1276, %c82, %c55 : i32
                %1278 = arith.ori %1272, %1277 : i32
                %1279 = vector.from_elements %1239, %1251, %1263, %1275 : vector<4xi32>
                %1280 = vector.from_elements %1242, %1254, %1266, %1278 : vector<4xi32>
                %1281 = arith.subi %379, %439 : i32
                %1282 = arith.subi %1281, %c54 : i32
                %1283 = arith.minsi %1282, %c54 : i32
                %1284 = arith.maxsi %1283, %c55 : i32
                %1285 = arith.cmpi sgt, %1284, %c55 : i32
                %1286 = arith.select %1285, %c80, %c55 : i32
                %1287 = arith.ori %c55, %1286 : i32
                %1288 = arith.cmpi sgt, %1284, %c45 : i32
                %1289 = arith.select %1288, %c80, %c55 : i32
                %1290 = arith.ori %c55, %1289 : i32
                %1291 = arith.cmpi sgt, %1284, %c81 : i32
                %1292 = arith.select %1291, %c82, %c55 : i32
                %1293 = arith.ori %1287, %1292 : i32
                %1294 = arith.cmpi sgt, %1284, %c83 : i32
                %1295 = arith.select %1294, %c82, %c55 : i32
                %1296 = arith.ori %1290, %1295 : i32
                %1297 = arith.cmpi sgt, %1284, %c84 : i32
                %1298 = arith.select %1297, %c80, %c55 : i32
                %1299 = arith.ori %c55, %1298 : i32
                %1300 = arith.cmpi sgt, %1284, %c85 : i32
                %1301 = arith.select %1300, %c80, %c55 : i32
                %1302 = arith.ori %c55, %1301 : i32
                %1303 = arith.cmpi sgt, %1284, %c86 : i32
                %1304 = arith.select %1303, %c82, %c55 : i32
                %1305 = arith.ori %1299, %1304 : i32
                %1306 = arith.cmpi sgt, %1284, %c87 : i32
                %1307 = arith.select %1306, %c82, %c55 : i32
                %1308 = arith.ori %1302, %1307 : i32
                %1309 = arith.cmpi sgt, %1284, %c88 : i32
                %1310 = arith.select %1309, %c80, %c55 : i32
                %1311 = arith.ori %c55, %1310 : i32
                %1312 = arith.cmpi sgt, %1284, %c89 : i32
                %1313 = arith.select %1312, %c80, %c55 : i32
                %1314 = arith.ori %c55, %1313 : i32
                %1315 = arith.cmpi sgt, %1284, %c90 : i32
                %1316 = arith.select %1315, %c82, %c55 : i32
                %1317 = arith.ori %1311, %1316 : i32
                %1318 = arith.cmpi sgt, %1284, %c91 : i32
                %1319 = arith.select %1318, %c82, %c55 : i32
                %1320 = arith.ori %1314, %1319 : i32
                %1321 = arith.cmpi sgt, %1284, %c92 : i32
                %1322 = arith.select %1321, %c80, %c55 : i32
                %1323 = arith.ori %c55, %1322 : i32
                %1324 = arith.cmpi sgt, %1284, %c93 : i32
                %1325 = arith.select %1324, %c80, %c55 : i32
                %1326 = arith.ori %c55, %1325 : i32
                %1327 = arith.cmpi sgt, %1284, %c36 : i32
                %1328 = arith.select %1327, %c82, %c55 : i32
                %1329 = arith.ori %1323, %1328 : i32
                %1330 = arith.cmpi sgt, %1284, %c94 : i32
                %1331 = arith.select %1330, %c82, %c55 : i32
                %1332 = arith.ori %1326, %1331 : i32
                %1333 = vector.from_elements %1293, %1305, %1317, %1329 : vector<4xi32>
                %1334 = vector.from_elements %1296, %1308, %1320, %1332 : vector<4xi32>
                %1335 = arith.andi %1077, %1279 : vector<4xi32>
                %1336 = arith.andi %1080, %1280 : vector<4xi32>
                %1337 = arith.andi %1083, %1333 : vector<4xi32>
                %1338 = arith.andi %1086, %1334 : vector<4xi32>
                scf.yield %1335, %1336, %1337, %1338 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1077, %1080, %1083, %1086 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1339 = vector.shuffle %1226#0, %1226#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1340 = vector.bitcast %1339 : vector<8xi32> to vector<16xf16>
              %1341 = wave.mma %1340, %816, %790#4 : vector<16xf16>, vector<8xf32>
              %1342 = wave.mma %1340, %924, %898#4 : vector<16xf16>, vector<8xf32>
              %1343 = vector.shuffle %1226#2, %1226#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1344 = vector.bitcast %1343 : vector<8xi32> to vector<16xf16>
              %1345 = wave.mma %1344, %823, %1341 : vector<16xf16>, vector<8xf32>
              %1346 = wave.mma %1344, %931, %1342 : vector<16xf16>, vector<8xf32>
              %1347 = wave.opaque %1345 : vector<8xf32>
              %1348 = wave.opaque %1346 : vector<8xf32>
              %1349 = arith.addi %449, %35 : index
              %1350 = arith.addi %1349, %c42 : index
              %1351 = vector.load %kv[%1350] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1352 = arith.addi %449, %35 : index
              %1353 = arith.addi %1352, %c98 : index
              %1354 = vector.load %kv[%1353] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1355 = arith.addi %457, %35 : index
              %1356 = arith.addi %1355, %c42 : index
              %1357 = vector.load %kv[%1356] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1358 = arith.addi %457, %35 : index
              %1359 = arith.addi %1358, %c98 : index
              %1360 = vector.load %kv[%1359] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1361 = wave.opaque %440 : i32
              %1362 = arith.cmpi sgt, %1361, %355 : i32
              %1363:4 = scf.if %1362 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1364 = arith.subi %379, %439 : i32
                %1365 = arith.subi %1364, %c55 : i32
                %1366 = arith.minsi %1365, %c54 : i32
                %1367 = arith.maxsi %1366, %c55 : i32
                %1368 = arith.cmpi sgt, %1367, %c55 : i32
                %1369 = arith.select %1368, %c80, %c55 : i32
                %1370 = arith.ori %c55, %1369 : i32
                %1371 = arith.cmpi sgt, %1367, %c45 : i32
                %1372 = arith.select %1371, %c80, %c55 : i32
                %1373 = arith.ori %c55, %1372 : i32
                %1374 = arith.cmpi sgt, %1367, %c81 : i32
                %1375 = arith.select %1374, %c82, %c55 : i32
                %1376 = arith.ori %1370, %1375 : i32
                %1377 = arith.cmpi sgt, %1367, %c83 : i32
                %1378 = arith.select %1377, %c82, %c55 : i32
                %1379 = arith.ori %1373, %1378 : i32
                %1380 = arith.cmpi sgt, %1367, %c84 : i32
                %1381 = arith.select %1380, %c80, %c55 : i32
                %1382 = arith.ori %c55, %1381 : i32
                %1383 = arith.cmpi sgt, %1367, %c85 : i32
                %1384 = arith.select %1383, %c80, %c55 : i32
                %1385 = arith.ori %c55, %1384 : i32
                %1386 = arith.cmpi sgt, %1367, %c86 : i32
                %1387 = arith.select %1386, %c82, %c55 : i32
                %1388 = arith.ori %1382, %1387 : i32
                %1389 = arith.cmpi sgt, %1367, %c87 : i32
                %1390 = arith.select %1389, %c82, %c55 : i32
                %1391 = arith.ori %1385, %1390 : i32
                %1392 = arith.cmpi sgt, %1367, %c88 : i32
                %1393 = arith.select %1392, %c80, %c55 : i32
                %1394 = arith.ori %c55, %1393 : i32
                %1395 = arith.cmpi sgt, %1367, %c89 : i32
                %1396 = arith.select %1395, %c80, %c55 : i32
                %1397 = arith.ori %c55, %1396 : i32
                %1398 = arith.cmpi sgt, %1367, %c90 : i32
                %1399 = arith.select %1398, %c82, %c55 : i32
                %1400 = arith.ori %1394, %1399 : i32
                %1401 = arith.cmpi sgt, %1367, %c91 : i32
                %1402 = arith.select %1401, %c82, %c55 : i32
                %1403 = arith.ori %1397, %1402 : i32
                %1404 = arith.cmpi sgt, %1367, %c92 : i32
                %1405 = arith.select %1404, %c80, %c55 : i32
                %1406 = arith.ori %c55, %1405 : i32
                %1407 = arith.cmpi sgt, %1367, %c93 : i32
                %1408 = arith.select %1407, %c80, %c55 : i32
                %1409 = arith.ori %c55, %1408 : i32
                %1410 = arith.cmpi sgt, %1367, %c36 : i32
                %1411 = arith.select %1410, %c82, %c55 : i32
                %1412 = arith.ori %1406, %1411 : i32
                %1413 = arith.cmpi sgt, %1367, %c94 : i32
                %1414 = arith.select %1413, %c82, %c55 : i32
                %1415 = arith.ori %1409, %1414 : i32
                %1416 = vector.from_elements %1376, %1388, %1400, %1412 : vector<4xi32>
                %1417 = vector.from_elements %1379, %1391, %1403, %1415 : vector<4xi32>
                %1418 = arith.subi %379, %439 : i32
                %1419 = arith.subi %1418, %c54 : i32
                %1420 = arith.minsi %1419, %c54 : i32
                %1421 = arith.maxsi %1420, %c55 : i32
                %1422 = arith.cmpi sgt, %1421, %c55 : i32
                %1423 = arith.select %1422, %c80, %c55 : i32
                %1424 = arith.ori %c55, %1423 : i32
                %1425 = arith.cmpi sgt, %1421, %c45 : i32
                %1426 = arith.select %1425, %c80, %c55 : i32
                %1427 = arith.ori %c55, %1426 : i32
                %1428 = arith.cmpi sgt, %1421, %c81 : i32
                %1429 = arith.select %1428, %c82, %c55 : i32
                %1430 = arith.ori %1424, %1429 : i32
                %1431 = arith.cmpi sgt, %1421, %c83 : i32
                %1432 = arith.select %1431, %c82, %c55 : i32
                %1433 = arith.ori %1427, %1432 : i32
                %1434 = arith.cmpi sgt, %1421, %c84 : i32
                %1435 = arith.select %1434, %c80, %c55 : i32
                %1436 = arith.ori %c55, %1435 : i32
                %1437 = arith.cmpi sgt, %1421, %c85 : i32
                %1438 = arith.select %1437, %c80, %c55 : i32
                %1439 = arith.ori %c55, %1438 : i32
                %1440 = arith.cmpi sgt, %1421, %c86 : i32
                %1441 = arith.select %1440, %c82, %c55 : i32
                %1442 = arith.ori %1436, %1441 : i32
                %1443 = arith.cmpi sgt, %1421, %c87 : i32
                %1444 = arith.select %1443, %c82, %c55 : i32
                %1445 = arith.ori %1439, %1444 : i32
                %1446 = arith.cmpi sgt, %1421, %c88 : i32
                %1447 = arith.select %1446, %c80, %c55 : i32
                %1448 = arith.ori %c55, %1447 : i32
                %1449 = arith.cmpi sgt, %1421, %c89 : i32
                %1450 = arith.select %1449, %c80, %c55 : i32
                %1451 = arith.ori %c55, %1450 : i32
                %1452 = arith.cmpi sgt, %1421, %c90 : i32
                %1453 = arith.select %1452, %c82, %c55 : i32
                %1454 = arith.ori %1448, %1453 : i32
                %1455 = arith.cmpi sgt, %1421, %c91 : i32
                %1456 = arith.select %1455, %c82, %c55 : i32
                %1457 = arith.ori %1451, %1456 : i32
                %1458 = arith.cmpi sgt, %1421, %c92 : i32
                %1459 = arith.select %1458, %c80, %c55 : i32
                %1460 = arith.ori %c55, %1459 : i32
                %1461 = arith.cmpi sgt, %1421, %c93 : i32
                %1462 = arith.select %1461, %c80, %c55 : i32
                %1463 = arith.ori %c55, %1462 : i32
                %1464 = arith.cmpi sgt, %1421, %c36 : i32
                %1465 = arith.select %1464, %c82, %c55 : i32
                %1466 = arith.ori %1460, %1465 : i32
                %1467 = arith.cmpi sgt, %1421, %c94 : i32
                %1468 = arith.select %1467, %c82, %c55 : i32
                %1469 = arith.ori %1463, %1468 : i32
                %1470 = vector.from_elements %1430, %1442, %1454, %1466 : vector<4xi32>
                %1471 = vector.from_elements %1433, %1445, %1457, %1469 : vector<4xi32>
                %1472 = arith.andi %1214, %1416 : vector<4xi32>
                %1473 = arith.andi %1217, %1417 : vector<4xi32>
                %1474 = arith.andi %1220, %1470 : vector<4xi32>
                %1475 = arith.andi %1223, %1471 : vector<4xi32>
                scf.yield %1472, %1473, %1474, %1475 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1214, %1217, %1220, %1223 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1476 = vector.shuffle %1363#0, %1363#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1477 = vector.bitcast %1476 : vector<8xi32> to vector<16xf16>
              %1478 = wave.mma %1477, %816, %790#5 : vector<16xf16>, vector<8xf32>
              %1479 = wave.mma %1477, %924, %898#5 : vector<16xf16>, vector<8xf32>
              %1480 = vector.shuffle %1363#2, %1363#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1481 = vector.bitcast %1480 : vector<8xi32> to vector<16xf16>
              %1482 = wave.mma %1481, %823, %1478 : vector<16xf16>, vector<8xf32>
              %1483 = wave.mma %1481, %931, %1479 : vector<16xf16>, vector<8xf32>
              %1484 = wave.opaque %1482 : vector<8xf32>
              %1485 = wave.opaque %1483 : vector<8xf32>
              %1486 = arith.addi %449, %35 : index
              %1487 = arith.addi %1486, %c99 : index
              %1488 = vector.load %kv[%1487] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1489 = arith.addi %449, %35 : index
              %1490 = arith.addi %1489, %c100 : index
              %1491 = vector.load %kv[%1490] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1492 = arith.addi %457, %35 : index
              %1493 = arith.addi %1492, %c99 : index
              %1494 = vector.load %kv[%1493] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1495 = arith.addi %457, %35 : index
              %1496 = arith.addi %1495, %c100 : index
              %1497 = vector.load %kv[%1496] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1498 = wave.opaque %440 : i32
              %1499 = arith.cmpi sgt, %1498, %355 : i32
              %1500:4 = scf.if %1499 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1501 = arith.subi %379, %439 : i32
                %1502 = arith.subi %1501, %c55 : i32
                %1503 = arith.minsi %1502, %c54 : i32
                %1504 = arith.maxsi %1503, %c55 : i32
                %1505 = arith.cmpi sgt, %1504, %c55 : i32
                %1506 = arith.select %1505, %c80, %c55 : i32
                %1507 = arith.ori %c55, %1506 : i32
                %1508 = arith.cmpi sgt, %1504, %c45 : i32
                %1509 = arith.select %1508, %c80, %c55 : i32
                %1510 = arith.ori %c55, %1509 : i32
                %1511 = arith.cmpi sgt, %1504, %c81 : i32
                %1512 = arith.select %1511, %c82, %c55 : i32
                %1513 = arith.ori %1507, %1512 : i32
                %1514 = arith.cmpi sgt, %1504, %c83 : i32
                %1515 = arith.select %1514, %c82, %c55 : i32
                %1516 = arith.ori %1510, %1515 : i32
                %1517 = arith.cmpi sgt, %1504, %c84 : i32
                %1518 = arith.select %1517, %c80, %c55 : i32
                %1519 = arith.ori %c55, %1518 : i32
                %1520 = arith.cmpi sgt, %1504, %c85 : i32
                %1521 = arith.select %1520, %c80, %c55 : i32
                %1522 = arith.ori %c55, %1521 : i32
                %1523 = arith.cmpi sgt, %1504, %c86 : i32
                %1524 = arith.select %1523, %c82, %c55 : i32
                %1525 = arith.ori %1519, %1524 : i32
                %1526 = arith.cmpi sgt, %1504, %c87 : i32
                %1527 = arith.select %1526, %c82, %c55 : i32
                %1528 = arith.ori %1522, %1527 : i32
                %1529 = arith.cmpi sgt, %1504, %c88 : i32
                %1530 = arith.select %1529, %c80, %c55 : i32
                %1531 = arith.ori %c55, %1530 : i32
                %1532 = arith.cmpi sgt, %1504, %c89 : i32
                %1533 = arith.select %1532, %c80, %c55 : i32
                %1534 = arith.ori %c55, %1533 : i32
                %1535 = arith.cmpi sgt, %1504, %c90 : i32
                %1536 = arith.select %1535, %c82, %c55 : i32
                %1537 = arith.ori %1531, %1536 : i32
                %1538 = arith.cmpi sgt, %1504, %c91 : i32
                %1539 = arith.select %1538, %c82, %c55 : i32
                %1540 = arith.ori %1534, %1539 : i32
                %1541 = arith.cmpi sgt, %1504, %c92 : i32
                %1542 = arith.select %1541, %c80, %c55 : i32
                %1543 = arith.ori %c55, %1542 : i32
                %1544 = arith.cmpi sgt, %1504, %c93 : i32
                %1545 = arith.select %1544, %c80, %c55 : i32
                %1546 = arith.ori %c55, %1545 : i32
                %1547 = arith.cmpi sgt, %1504, %c36 : i32
                %1548 = arith.select %1547, %c82, %c55 : i32
                %1549 = arith.ori %1543, %1548 : i32
                %1550 = arith.cmpi sgt, %1504, %c94 : i32
                %1551 = arith.select %1550, %c82, %c55 : i32
                %1552 = arith.ori %1546, %1551 : i32
                %1553 = vector.from_elements %1513, %1525, %1537, %1549 : vector<4xi32>
                %1554 = vector.from_elements %1516, %1528, %1540, %1552 : vector<4xi32>
                %1555 = arith.subi %379, %439 : i32
                %1556 = arith.subi %1555, %c54 : i32
                %1557 = arith.minsi %1556, %c54 : i32
                %1558 = arith.maxsi %1557, %c55 : i32
                %1559 = arith.cmpi sgt, %1558, %c55 : i32
                %1560 = arith.select %1559, %c80, %c55 : i32
                %1561 = arith.ori %c55, %1560 : i32
                %1562 = arith.cmpi sgt, %1558, %c45 : i32
                %1563 = arith.select %1562, %c80, %c55 : i32
                %1564 = arith.ori %c55, %1563 : i32
                %1565 = arith.cmpi sgt, %1558, %c81 : i32
                %1566 = arith.select %1565, %c82, %c55 : i32
                %1567 = arith.ori %1561, %1566 : i32
                %1568 = arith.cmpi sgt, %1558, %c83 : i32
                %1569 = arith.select %1568, %c82, %c55 : i32
                %1570 = arith.ori %1564, %1569 : i32
                %1571 = arith.cmpi sgt, %1558, %c84 : i32
                %1572 = arith.select %1571, %c80, %c55 : i32
                %1573 = arith.ori %c55, %1572 : i32
                %1574 = arith.cmpi sgt, %1558, %c85 : i32
                %1575 = arith.select %1574, %c80, %c55 : i32
                %1576 = arith.ori %c55, %1575 : i32
                %1577 = arith.cmpi sgt, %1558, %c86 : i32
                %1578 = arith.select %1577, %c82, %c55 : i32
                %1579 = arith.ori %1573, %1578 : i32
                %1580 = arith.cmpi sgt, %1558, %c87 : i32
                %1581 = arith.select %1580, %c82, %c55 : i32
                %1582 = arith.ori %1576, %1581 : i32
                %1583 = arith.cmpi sgt, %1558, %c88 : i32
                %1584 = arith.select %1583, %c80, %c55 : i32
                %1585 = arith.ori %c55, %1584 : i32
                %1586 = arith.cmpi sgt, %1558, %c89 : i32
                %1587 = arith.select %1586, %c80, %c55 : i32
                %1588 = arith.ori %c55, %1587 : i32
                %1589 = arith.cmpi sgt, %1558, %c90 : i32
                %1590 = arith.select %1589, %c82, %c55 : i32
                %1591 = arith.ori %1585, %1590 : i32
                %1592 = arith.cmpi sgt, %1558, %c91 : i32
                %1593 = arith.select %1592, %c82, %c55 : i32
                %1594 = arith.ori %1588, %1593 : i32
                %1595 = arith.cmpi sgt, %1558, %c92 : i32
                %1596 = arith.select %1595, %c80, %c55 : i32
                %1597 = arith.ori %c55, %1596 : i32
                %1598 = arith.cmpi sgt, %1558, %c93 : i32
                %1599 = arith.select %1598, %c80, %c55 : i32
                %1600 = arith.ori %c55, %1599 : i32
                %1601 = arith.cmpi sgt, %1558, %c36 : i32
                %1602 = arith.select %1601, %c82, %c55 : i32
                %1603 = arith.ori %1597, %1602 : i32
                %1604 = arith.cmpi sgt, %1558, %c94 : i32
                %1605 = arith.select %1604, %c82, %c55 : i32
                %1606 = arith.ori %1600, %1605 : i32
                %1607 = vector.from_elements %1567, %1579, %1591, %1603 : vector<4xi32>
                %1608 = vector.from_elements %1570, %1582, %1594, %1606 : vector<4xi32>
                %1609 = arith.andi %1351, %1553 : vector<4xi32>
                %1610 = arith.andi %1354, %1554 : vector<4xi32>
                %1611 = arith.andi %1357, %1607 : vector<4xi32>
                %1612 = arith.andi %1360, %1608 : vector<4xi32>
                scf.yield %1609, %1610, %1611, %1612 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1351, %1354, %1357, %1360 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1613 = vector.shuffle %1500#0, %1500#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1614 = vector.bitcast %1613 : vector<8xi32> to vector<16xf16>
              %1615 = wave.mma %1614, %816, %790#6 : vector<16xf16>, vector<8xf32>
              %1616 = wave.mma %1614, %924, %898#6 : vector<16xf16>, vector<8xf32>
              %1617 = vector.shuffle %1500#2, %1500#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1618 = vector.bitcast %1617 : vector<8xi32> to vector<16xf16>
              %1619 = wave.mma %1618, %823, %1615 : vector<16xf16>, vector<8xf32>
              %1620 = wave.mma %1618, %931, %1616 : vector<16xf16>, vector<8xf32>
              %1621 = wave.opaque %1619 : vector<8xf32>
              %1622 = wave.opaque %1620 : vector<8xf32>
              %1623 = arith.addi %449, %35 : index
              %1624 = arith.addi %1623, %c43 : index
              %1625 = vector.load %kv[%1624] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1626 = arith.addi %449, %35 : index
              %1627 = arith.addi %1626, %c101 : index
              %1628 = vector.load %kv[%1627] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1629 = arith.addi %457, %35 : index
              %1630 = arith.addi %1629, %c43 : index
              %1631 = vector.load %kv[%1630] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1632 = arith.addi %457, %35 : index
              %1633 = arith.addi %1632, %c101 : index
              %1634 = vector.load %kv[%1633] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1635 = wave.opaque %440 : i32
              %1636 = arith.cmpi sgt, %1635, %355 : i32
              %1637:4 = scf.if %1636 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1638 = arith.subi %379, %439 : i32
                %1639 = arith.subi %1638, %c55 : i32
                %1640 = arith.minsi %1639, %c54 : i32
                %1641 = arith.maxsi %1640, %c55 : i32
                %1642 = arith.cmpi sgt, %1641, %c55 : i32
                %1643 = arith.select %1642, %c80, %c55 : i32
                %1644 = arith.ori %c55, %1643 : i32
                %1645 = arith.cmpi sgt, %1641, %c45 : i32
                %1646 = arith.select %1645, %c80, %c55 : i32
                %1647 = arith.ori %c55, %1646 : i32
                %1648 = arith.cmpi sgt, %1641, %c81 : i32
                %1649 = arith.select %1648, %c82, %c55 : i32
                %1650 = arith.ori %1644, %1649 : i32
                %1651 = arith.cmpi sgt, %1641, %c83 : i32
                %1652 = arith.select %1651, %c82, %c55 : i32
                %1653 = arith.ori %1647, %1652 : i32
                %1654 = arith.cmpi sgt, %1641, %c84 : i32
                %1655 = arith.select %1654, %c80, %c55 : i32
                %1656 = arith.ori %c55, %1655 : i32
                %1657 = arith.cmpi sgt, %1641, %c85 : i32
                %1658 = arith.select %1657, %c80, %c55 : i32
                %1659 = arith.ori %c55, %1658 : i32
                %1660 = arith.cmpi sgt, %1641, %c86 : i32
                %1661 = arith.select %1660, %c82, %c55 : i32
                %1662 = arith.ori %1656, %1661 : i32
                %1663 = arith.cmpi sgt, %1641, %c87 : i32
                %1664 = arith.select %1663, %c82, %c55 : i32
                %1665 = arith.ori %1659, %1664 : i32
                %1666 = arith.cmpi sgt, %1641, %c88 : i32
                %1667 = arith.select %1666, %c80, %c55 : i32
                %1668 = arith.ori %c55, %1667 : i32
                %1669 = arith.cmpi sgt, %1641, %c89 : i32
                %1670 = arith.select %1669, %c80, %c55 : i32
                %1671 = arith.ori %c55, %1670 : i32
                %1672 = arith.cmpi sgt, %1641, %c90 : i32
                %1673 = arith.select %1672, %c82, %c55 : i32
                %1674 = arith.ori %1668, %1673 : i32
                %1675 = arith.cmpi sgt, %1641, %c91 : i32
                %1676 = arith.select %1675, %c82, %c55 : i32
                %1677 = arith.ori %1671, %1676 : i32
                %1678 = arith.cmpi sgt, %1641, %c92 : i32
                %1679 = arith.select %1678, %c80, %c55 : i32
                %1680 = arith.ori %c55, %1679 : i32
                %1681 = arith.cmpi sgt, %1641, %c93 : i32
                %1682 = arith.select %1681, %c80, %c55 : i32
                %1683 = arith.ori %c55, %1682 : i32
                %1684 = arith.cmpi sgt, %1641, %c36 : i32
                %1685 = arith.select %1684, %c82, %c55 : i32
                %1686 = arith.ori %1680, %1685 : i32
                %1687 = arith.cmpi sgt, %1641, %c94 : i32
                %1688 = arith.select %1687, %c82, %c55 : i32
                %1689 = arith.ori %1683, %1688 : i32
                %1690 = vector.from_elements %1650, %1662, %1674, %1686 : vector<4xi32>
                %1691 = vector.from_elements %1653, %1665, %1677, %1689 : vector<4xi32>
                %1692 = arith.subi %379, %439 : i32
                %1693 = arith.subi %1692, %c54 : i32
                %1694 = arith.minsi %1693, %c54 : i32
                %1695 = arith.maxsi %1694, %c55 : i32
                %1696 = arith.cmpi sgt, %1695, %c55 : i32
                %1697 = arith.select %1696, %c80, %c55 : i32
                %1698 = arith.ori %c55, %1697 : i32
                %1699 = arith.cmpi sgt, %1695, %c45 : i32
                %1700 = arith.select %1699, %c80, %c55 : i32
                %1701 = arith.ori %c55, %1700 : i32
                %1702 = arith.cmpi sgt, %1695, %c81 : i32
                %1703 = arith.select %1702, %c82, %c55 : i32
                %1704 = arith.ori %1698, %1703 : i32
                %1705 = arith.cmpi sgt, %1695, %c83 : i32
                %1706 = arith.select %1705, %c82, %c55 : i32
                %1707 = arith.ori %1701, %1706 : i32
                %1708 = arith.cmpi sgt, %1695, %c84 : i32
                %1709 = arith.select %1708, %c80, %c55 : i32
                %1710 = arith.ori %c55, %1709 : i32
                %1711 = arith.cmpi sgt, %1695, %c85 : i32
                %1712 = arith.select %1711, %c80, %c55 : i32
                %1713 = arith.ori %c55, %1712 : i32
                %1714 = arith.cmpi sgt, %1695, %c86 : i32
                %1715 = arith.select %1714, %c82, %c55 : i32
                %1716 = arith.ori %1710, %1715 : i32
                %1717 = arith.cmpi sgt, %1695, %c87 : i32
                %1718 = arith.select %1717, %c82, %c55 : i32
                %1719 = arith.ori %1713, %1718 : i32
                %1720 = arith.cmpi sgt, %1695, %c88 : i32
                %1721 = arith.select %1720, %c80, %c55 : i32
                %1722 = arith.ori %c55, %1721 : i32
                %1723 = arith.cmpi sgt, %1695, %c89 : i32
                %1724 = arith.select %1723, %c80, %c55 : i32
                %1725 = arith.ori %c55, %1724 : i32
                %1726 = arith.cmpi sgt, %1695, %c90 : i32
                %1727 = arith.select %1726, %c82, %c55 : i32
                %1728 = arith.ori %1722, %1727 : i32
                %1729 = arith.cmpi sgt, %1695, %c91 : i32
                %1730 = arith.select %1729, %c82, %c55 : i32
                %1731 = arith.ori %1725, %1730 : i32
                %1732 = arith.cmpi sgt, %1695, %c92 : i32
                %1733 = arith.select %1732, %c80, %c55 : i32
                %1734 = arith.ori %c55, %1733 : i32
                %1735 = arith.cmpi sgt, %1695, %c93 : i32
                %1736 = arith.select %1735, %c80, %c55 : i32
                %1737 = arith.ori %c55, %1736 : i32
                %1738 = arith.cmpi sgt, %1695, %c36 : i32
                %1739 = arith.select %1738, %c82, %c55 : i32
                %1740 = arith.ori %1734, %1739 : i32
                %1741 = arith.cmpi sgt, %1695, %c94 : i32
                %1742 = arith.select %1741, %c82, %c55 : i32
                %1743 = arith.ori %1737, %1742 : i32
                %1744 = vector.from_elements %1704, %1716, %1728, %1740 : vector<4xi32>
                %1745 = vector.from_elements %1707, %1719, %1731, %1743 : vector<4xi32>
                %1746 = arith.andi %1488, %1690 : vector<4xi32>
                %1747 = arith.andi %1491, %1691 : vector<4xi32>
                %1748 = arith.andi %1494, %1744 : vector<4xi32>
                %1749 = arith.andi %1497, %1745 : vector<4xi32>
                scf.yield %1746, %1747, %1748, %1749 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1488, %1491, %1494, %1497 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1750 = vector.shuffle %1637#0, %1637#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1751 = vector.bitcast %1750 : vector<8xi32> to vector<16xf16>
              %1752 = wave.mma %1751, %816, %790#7 : vector<16xf16>, vector<8xf32>
              %1753 = wave.mma %1751, %924, %898#7 : vector<16xf16>, vector<8xf32>
              %1754 = vector.shuffle %1637#2, %1637#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1755 = vector.bitcast %1754 : vector<8xi32> to vector<16xf16>
              %1756 = wave.mma %1755, %823, %1752 : vector<16xf16>, vector<8xf32>
              %1757 = wave.mma %1755, %931, %1753 : vector<16xf16>, vector<8xf32>
              %1758 = wave.opaque %1756 : vector<8xf32>
              %1759 = wave.opaque %1757 : vector<8xf32>
              %1760 = arith.addi %449, %35 : index
              %1761 = arith.addi %1760, %c102 : index
              %1762 = vector.load %kv[%1761] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1763 = arith.addi %449, %35 : index
              %1764 = arith.addi %1763, %c103 : index
              %1765 = vector.load %kv[%1764] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1766 = arith.addi %457, %35 : index
              %1767 = arith.addi %1766, %c102 : index
              %1768 = vector.load %kv[%1767] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1769 = arith.addi %457, %35 : index
              %1770 = arith.addi %1769, %c103 : index
              %1771 = vector.load %kv[%1770] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1772 = wave.opaque %440 : i32
              %1773 = arith.cmpi sgt, %1772, %355 : i32
              %1774:4 = scf.if %1773 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1775 = arith.subi %379, %439 : i32
                %1776 = arith.subi %1775, %c55 : i32
                %1777 = arith.minsi %1776, %c54 : i32
                %1778 = arith.maxsi %1777, %c55 : i32
                %1779 = arith.cmpi sgt, %1778, %c55 : i32
                %1780 = arith.select %1779, %c80, %c55 : i32
                %1781 = arith.ori %c55, %1780 : i32
                %1782 = arith.cmpi sgt, %1778, %c45 : i32
                %1783 = arith.select %1782, %c80, %c55 : i32
                %1784 = arith.ori %c55, %1783 : i32
                %1785 = arith.cmpi sgt, %1778, %c81 : i32
                %1786 = arith.select %1785, %c82, %c55 : i32
                %1787 = arith.ori %1781, %1786 : i32
                %1788 = arith.cmpi sgt, %1778, %c83 : i32
                %1789 = arith.select %1788, %c82, %c55 : i32
                %1790 = arith.ori %1784, %1789 : i32
                %1791 = arith.cmpi sgt, %1778, %c84 : i32
                %1792 = arith.select %1791, %c80, %c55 : i32
                %1793 = arith.ori %c55, %1792 : i32
                %1794 = arith.cmpi sgt, %1778, %c85 : i32
                %1795 = arith.select %1794, %c80, %c55 : i32
                %1796 = arith.ori %c55, %1795 : i32
                %1797 = arith.cmpi sgt, %1778, %c86 : i32
                %1798 = arith.select %1797, %c82, %c55 : i32
                %1799 = arith.ori %1793, %1798 : i32
                %1800 = arith.cmpi sgt, %1778, %c87 : i32
                %1801 = arith.select %1800, %c82, %c55 : i32
                %1802 = arith.ori %1796, %1801 : i32
                %1803 = arith.cmpi sgt, %1778, %c88 : i32
                %1804 = arith.select %1803, %c80, %c55 : i32
                %1805 = arith.ori %c55, %1804 : i32
                %1806 = arith.cmpi sgt, %1778, %c89 : i32
                %1807 = arith.select %1806, %c80, %c55 : i32
                %1808 = arith.ori %c55, %1807 : i32
                %1809 = arith.cmpi sgt, %1778, %c90 : i32
                %1810 = arith.select %1809, %c82, %c55 : i32
                %1811 = arith.ori %1805, %1810 : i32
                %1812 = arith.cmpi sgt, %1778, %c91 : i32
                %1813 = arith.select %1812, %c82, %c55 : i32
                %1814 = arith.ori %1808, %1813 : i32
                %1815 = arith.cmpi sgt, %1778, %c92 : i32
                %1816 = arith.select %1815, %c80, %c55 : i32
                %1817 = arith.ori %c55, %1816 : i32
                %1818 = arith.cmpi sgt, %1778, %c93 : i32
                %1819 = arith.select %1818, %c80, %c55 : i32
                %1820 = arith.ori %c55, %1819 : i32
                %1821 = arith.cmpi sgt, %1778, %c36 : i32
                %1822 = arith.select %1821, %c82, %c55 : i32
                %1823 = arith.ori %1817, %1822 : i32
                %1824 = arith.cmpi sgt, %1778, %c94 : i32
                %1825 = arith.select %1824, %c82, %c55 : i32
                %1826 = arith.ori %1820, %1825 : i32
                %1827 = vector.from_elements %1787, %1799, %1811, %1823 : vector<4xi32>
                %1828 = vector.from_elements %1790, %1802, %1814, %1826 : vector<4xi32>
                %1829 = arith.subi %379, %439 : i32
                %1830 = arith.subi %1829, %c54 : i32
                %1831 = arith.minsi %1830, %c54 : i32
                %1832 = arith.maxsi %1831, %c55 : i32
                %1833 = arith.cmpi sgt, %1832, %c55 : i32
                %1834 = arith.select %1833, %c80, %c55 : i32
                %1835 = arith.ori %c55, %1834 : i32
                %1836 = arith.cmpi sgt, %1832, %c45 : i32
                %1837 = arith.select %1836, %c80, %c55 : i32
                %1838 = arith.ori %c55, %1837 : i32
                %1839 = arith.cmpi sgt, %1832, %c81 : i32
                %1840 = arith.select %1839, %c82, %c55 : i32
                %1841 = arith.ori %1835, %1840 : i32
                %1842 = arith.cmpi sgt, %1832, %c83 : i32
                %1843 = arith.select %1842, %c82, %c55 : i32
                %1844 = arith.ori %1838, %1843 : i32
                %1845 = arith.cmpi sgt, %1832, %c84 : i32
                %1846 = arith.select %1845, %c80, %c55 : i32
                %1847 = arith.ori %c55, %1846 : i32
                %1848 = arith.cmpi sgt, %1832, %c85 : i32
                %1849 = arith.select %1848, %c80, %c55 : i32
                %1850 = arith.ori %c55, %1849 : i32
                %1851 = arith.cmpi sgt, %1832, %c86 : i32
                %1852 = arith.select %1851, %c82, %c55 : i32
                %1853 = arith.ori %1847, %1852 : i32
                %1854 = arith.cmpi sgt, %1832, %c87 : i32
                %1855 = arith.select %1854, %c82, %c55 : i32
                %1856 = arith.ori %1850, %1855 : i32
                %1857 = arith.cmpi sgt, %1832, %c88 : i32
                %1858 = arith.select %1857, %c80, %c55 : i32
                %1859 = arith.ori %c55, %1858 : i32
                %1860 = arith.cmpi sgt, %1832, %c89 : i32
                %1861 = arith.select %1860, %c80, %c55 : i32
                %1862 = arith.ori %c55, %1861 : i32
                %1863 = arith.cmpi sgt, %1832, %c90 : i32
                %1864 = arith.select %1863, %c82, %c55 : i32
                %1865 = arith.ori %1859, %1864 : i32
                %1866 = arith.cmpi sgt, %1832, %c91 : i32
                %1867 = arith.select %1866, %c82, %c55 : i32
                %1868 = arith.ori %1862, %1867 : i32
                %1869 = arith.cmpi sgt, %1832, %c92 : i32
                %1870 = arith.select %1869, %c80, %c55 : i32
                %1871 = arith.ori %c55, %1870 : i32
                %1872 = arith.cmpi sgt, %1832, %c93 : i32
                %1873 = arith.select %1872, %c80, %c55 : i32
                %1874 = arith.ori %c55, %1873 : i32
                %1875 = arith.cmpi sgt, %1832, %c36 : i32
                %1876 = arith.select %1875, %c82, %c55 : i32
                %1877 = arith.ori %1871, %1876 : i32
                %1878 = arith.cmpi sgt, %1832, %c94 : i32
                %1879 = arith.select %1878, %c82, %c55 : i32
                %1880 = arith.ori %1874, %1879 : i32
                %1881 = vector.from_elements %1841, %1853, %1865, %1877 : vector<4xi32>
                %1882 = vector.from_elements %1844, %1856, %1868, %1880 : vector<4xi32>
                %1883 = arith.andi %1625, %1827 : vector<4xi32>
                %1884 = arith.andi %1628, %1828 : vector<4xi32>
                %1885 = arith.andi %1631, %1881 : vector<4xi32>
                %1886 = arith.andi %1634, %1882 : vector<4xi32>
                scf.yield %1883, %1884, %1885, %1886 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1625, %1628, %1631, %1634 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1887 = vector.shuffle %1774#0, %1774#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1888 = vector.bitcast %1887 : vector<8xi32> to vector<16xf16>
              %1889 = wave.mma %1888, %816, %790#8 : vector<16xf16>, vector<8xf32>
              %1890 = wave.mma %1888, %924, %898#8 : vector<16xf16>, vector<8xf32>
              %1891 = vector.shuffle %1774#2, %1774#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1892 = vector.bitcast %1891 : vector<8xi32> to vector<16xf16>
              %1893 = wave.mma %1892, %823, %1889 : vector<16xf16>, vector<8xf32>
              %1894 = wave.mma %1892, %931, %1890 : vector<16xf16>, vector<8xf32>
              %1895 = wave.opaque %1893 : vector<8xf32>
              %1896 = wave.opaque %1894 : vector<8xf32>
              wave.pin
              %1897 = wave.opaque %440 : i32
              %1898 = arith.cmpi sgt, %1897, %355 : i32
              %1899:4 = scf.if %1898 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1900 = arith.subi %379, %439 : i32
                %1901 = arith.subi %1900, %c55 : i32
                %1902 = arith.minsi %1901, %c54 : i32
                %1903 = arith.maxsi %1902, %c55 : i32
                %1904 = arith.cmpi sgt, %1903, %c55 : i32
                %1905 = arith.select %1904, %c80, %c55 : i32
                %1906 = arith.ori %c55, %1905 : i32
                %1907 = arith.cmpi sgt, %1903, %c45 : i32
                %1908 = arith.select %1907, %c80, %c55 : i32
                %1909 = arith.ori %c55, %1908 : i32
                %1910 = arith.cmpi sgt, %1903, %c81 : i32
                %1911 = arith.select %1910, %c82, %c55 : i32
                %1912 = arith.ori %1906, %1911 : i32
                %1913 = arith.cmpi sgt, %1903, %c83 : i32
                %1914 = arith.select %1913, %c82, %c55 : i32
                %1915 = arith.ori %1909, %1914 : i32
                %1916 = arith.cmpi sgt, %1903, %c84 : i32
                %1917 = arith.select %1916, %c80, %c55 : i32
                %1918 = arith.ori %c55, %1917 : i32
                %1919 = arith.cmpi sgt, %1903, %c85 : i32
                %1920 = arith.select %1919, %c80, %c55 : i32
                %1921 = arith.ori %c55, %1920 : i32
                %1922 = arith.cmpi sgt, %1903, %c86 : i32
                %1923 = arith.select %1922, %c82, %c55 : i32
                %1924 = arith.ori %1918, %1923 : i32
                %1925 = arith.cmpi sgt, %1903, %c87 : i32
                %1926 = arith.select %1925, %c82, %c55 : i32
                %1927 = arith.ori %1921, %1926 : i32
                %1928 = arith.cmpi sgt, %1903, %c88 : i32
                %1929 = arith.select %1928, %c80, %c55 : i32
                %1930 = arith.ori %c55, %1929 : i32
                %1931 = arith.cmpi sgt, %1903, %c89 : i32
                %1932 = arith.select %1931, %c80, %c55 : i32
                %1933 = arith.ori %c55, %1932 : i32
                %1934 = arith.cmpi sgt, %1903, %c90 : i32
                %1935 = arith.select %1934, %c82, %c55 : i32
                %1936 = arith.ori %1930, %1935 : i32
                %1937 = arith.cmpi sgt, %1903, %c91 : i32
                %1938 = arith.select %1937, %c82, %c55 : i32
                %1939 = arith.ori %1933, %1938 : i32
                %1940 = arith.cmpi sgt, %1903, %c92 : i32
                %1941 = arith.select %1940, %c80, %c55 : i32
                %1942 = arith.ori %c55, %1941 : i32
                %1943 = arith.cmpi sgt, %1903, %c93 : i32
                %1944 = arith.select %1943, %c80, %c55 : i32
                %1945 = arith.ori %c55, %1944 : i32
                %1946 = arith.cmpi sgt, %1903, %c36 : i32
                %1947 = arith.select %1946, %c82, %c55 : i32
                %1948 = arith.ori %1942, %1947 : i32
                %1949 = arith.cmpi sgt, %1903, %c94 : i32
                %1950 = arith.select %1949, %c82, %c55 : i32
                %1951 = arith.ori %1945, %1950 : i32
                %1952 = vector.from_elements %1912, %1924, %1936, %1948 : vector<4xi32>
                %1953 = vector.from_elements %1915, %1927, %1939, %1951 : vector<4xi32>
                %1954 = arith.subi %379, %439 : i32
                %1955 = arith.subi %1954, %c54 : i32
                %1956 = arith.minsi %1955, %c54 : i32
                %1957 = arith.maxsi %1956, %c55 : i32
                %1958 = arith.cmpi sgt, %1957, %c55 : i32
                %1959 = arith.select %1958, %c80, %c55 : i32
                %1960 = arith.ori %c55, %1959 : i32
                %1961 = arith.cmpi sgt, %1957, %c45 : i32
                %1962 = arith.select %1961, %c80, %c55 : i32
                %1963 = arith.ori %c55, %1962 : i32
                %1964 = arith.cmpi sgt, %1957, %c81 : i32
                %1965 = arith.select %1964, %c82, %c55 : i32
                %1966 = arith.ori %1960, %1965 : i32
                %1967 = arith.cmpi sgt, %1957, %c83 : i32
                %1968 = arith.select %1967, %c82, %c55 : i32
                %1969 = arith.ori %1963, %1968 : i32
                %1970 = arith.cmpi sgt, %1957, %c84 : i32
                %1971 = arith.select %1970, %c80, %c55 : i32
                %1972 = arith.ori %c55, %1971 : i32
                %1973 = arith.cmpi sgt, %1957, %c85 : i32
                %1974 = arith.select %1973, %c80, %c55 : i32
                %1975 = arith.ori %c55, %1974 : i32
                %1976 = arith.cmpi sgt, %1957, %c86 : i32
                %1977 = arith.select %1976, %c82, %c55 : i32
                %1978 = arith.ori %1972, %1977 : i32
                %1979 = arith.cmpi sgt, %1957, %c87 : i32
                %1980 = arith.select %1979, %c82, %c55 : i32
                %1981 = arith.ori %1975, %1980 : i32
                %1982 = arith.cmpi sgt, %1957, %c88 : i32
                %1983 = arith.select %1982, %c80, %c55 : i32
                %1984 = arith.ori %c55, %1983 : i32
                %1985 = arith.cmpi sgt, %1957, %c89 : i32
                %1986 = arith.select %1985, %c80, %c55 : i32
                %1987 = arith.ori %c55, %1986 : i32
                %1988 = arith.cmpi sgt, %1957, %c90 : i32
                %1989 = arith.select %1988, %c82, %c55 : i32
                %1990 = arith.ori %1984, %1989 : i32
                %1991 = arith.cmpi sgt, %1957, %c91 : i32
                %1992 = arith.select %1991, %c82, %c55 : i32
                %1993 = arith.ori %1987, %1992 : i32
                %1994 = arith.cmpi sgt, %1957, %c92 : i32
                %1995 = arith.select %1994, %c80, %c55 : i32
                %1996 = arith.ori %c55, %1995 : i32
                %1997 = arith.cmpi sgt, %1957, %c93 : i32
                %1998 = arith.select %1997, %c80, %c55 : i32
                %1999 = arith.ori %c55, %1998 : i32
                %2000 = arith.cmpi sgt, %1957, %c36 : i32
                %2001 = arith.select %2000, %c82, %c55 : i32
                %2002 = arith.ori %1996, %2001 : i32
                %2003 = arith.cmpi sgt, %1957, %c94 : i32
                %2004 = arith.select %2003, %c82, %c55 : i32
                %2005 = arith.ori %1999, %2004 : i32
                %2006 = vector.from_elements %1966, %1978, %1990, %2002 : vector<4xi32>
                %2007 = vector.from_elements %1969, %1981, %1993, %2005 : vector<4xi32>
                %2008 = arith.andi %1762, %1952 : vector<4xi32>
                %2009 = arith.andi %1765, %1953 : vector<4xi32>
                %2010 = arith.andi %1768, %2006 : vector<4xi32>
                %2011 = arith.andi %1771, %2007 : vector<4xi32>
                scf.yield %2008, %2009, %2010, %2011 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1762, %1765, %1768, %1771 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %2012 = vector.shuffle %1899#0, %1899#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %2013 = vector.bitcast %2012 : vector<8xi32> to vector<16xf16>
              %2014 = wave.mma %2013, %816, %790#9 : vector<16xf16>, vector<8xf32>
              %2015 = wave.mma %2013, %924, %898#9 : vector<16xf16>, vector<8xf32>
              %2016 = vector.shuffle %1899#2, %1899#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %2017 = vector.bitcast %2016 : vector<8xi32> to vector<16xf16>
              %2018 = wave.mma %2017, %823, %2014 : vector<16xf16>, vector<8xf32>
              %2019 = wave.mma %2017, %931, %2015 : vector<16xf16>, vector<8xf32>
              %2020 = wave.opaque %2018 : vector<8xf32>
              %2021 = wave.opaque %2019 : vector<8xf32>
              wave.pin
              %2022 = wave.opaque %440 : i32
              %2023 = arith.cmpi slt, %2022, %379 : i32
              %2024:4 = scf.if %2023 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %2025 = arith.addi %466, %35 : index
                %2026 = arith.addi %2025, %c10 : index
                %2027 = vector.load %kv[%2026] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %2028 = arith.addi %466, %35 : index
                %2029 = arith.addi %2028, %c24 : index
                %2030 = vector.load %kv[%2029] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %2031 = arith.addi %474, %35 : index
                %2032 = arith.addi %2031, %c10 : index
                %2033 = vector.load %kv[%2032] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %2034 = arith.addi %474, %35 : index
                %2035 = arith.addi %2034, %c24 : index
                %2036 = vector.load %kv[%2035] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %2027, %2030, %2033, %2036 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1899#0, %1899#1, %1899#2, %1899#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              scf.yield %2024#0, %2024#1, %2024#2, %2024#3, %790#0, %841, %1073, %1210, %1347, %1484, %1621, %1758, %1895, %2020, %898#0, %949, %1074, %1211, %1348, %1485, %1622, %1759, %1896, %2021 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %2037 = wave.opaque %c10 : index
            %2038 = arith.addi %0, %2037 : index
            %2039 = arith.cmpi eq, %377, %374 : i32
            %2040 = wave.swap_halves %437#5 : f32
            %2041 = arith.addf %437#5, %2040 : f32
            %2042 = arith.addi %2038, %c10 : index
            %2043:2 = scf.if %2039 -> (f32, f32) {
              scf.yield %c59, %c60 : f32, f32
            } else {
              %2044 = arith.addi %2038, %c10 : index
              %2045 = arith.addi %2044, %c10 : index
              %2046 = memref.load %8[%2045] : memref<?xf32>
              %2047 = arith.addi %2044, %c6 : index
              %2048 = memref.load %8[%2047] : memref<?xf32>
              scf.yield %2046, %2048 : f32, f32
            }
            %2049 = arith.maxnumf %2043#0, %437#4 fastmath<nnan> : f32
            %2050 = arith.subf %2043#0, %2049 : f32
            %2051 = wave.exp2 %2050 : f32
            %2052 = arith.subf %437#4, %2049 : f32
            %2053 = wave.exp2 %2052 : f32
            %2054 = arith.mulf %2043#1, %2051 : f32
            %2055 = math.fma %2041, %2053, %2054 : f32
            memref.store %2049, %8[%2042] : memref<?xf32>
            %2056 = arith.addi %2042, %c6 : index
            memref.store %2055, %8[%2056] : memref<?xf32>
            %2057 = vector.broadcast %2051 : f32 to vector<8xf32>
            %2058 = vector.broadcast %2053 : f32 to vector<8xf32>
            scf.if %2039 {
              %2059 = arith.muli %2038, %c13 : index
              %2060 = arith.addi %c10, %2059 : index
              %2061 = arith.addi %2060, %c10 : index
              %2062 = arith.addi %2061, %c10 : index
              %2063 = vector.shuffle %437#6, %437#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2063, %5[%2062] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2064 = vector.shuffle %437#6, %437#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2065 = arith.addi %2062, %c18 : index
              vector.store %2064, %5[%2065] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2066 = arith.muli %2038, %c13 : index
              %2067 = arith.addi %c10, %2066 : index
              %2068 = arith.addi %2067, %c10 : index
              %2069 = arith.addi %2068, %c37 : index
              %2070 = vector.shuffle %437#7, %437#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2070, %5[%2069] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2071 = vector.shuffle %437#7, %437#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2072 = arith.addi %2069, %c18 : index
              vector.store %2071, %5[%2072] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2073 = arith.muli %2038, %c13 : index
              %2074 = arith.addi %c10, %2073 : index
              %2075 = arith.addi %2074, %c10 : index
              %2076 = arith.addi %2075, %c38 : index
              %2077 = vector.shuffle %437#8, %437#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2077, %5[%2076] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2078 = vector.shuffle %437#8, %437#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2079 = arith.addi %2076, %c18 : index
              vector.store %2078, %5[%2079] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2080 = arith.muli %2038, %c13 : index
              %2081 = arith.addi %c10, %2080 : index
              %2082 = arith.addi %2081, %c10 : index
              %2083 = arith.addi %2082, %c39 : index
              %2084 = vector.shuffle %437#9, %437#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2084, %5[%2083] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2085 = vector.shuffle %437#9, %437#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2086 = arith.addi %2083, %c18 : index
              vector.store %2085, %5[%2086] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2087 = arith.muli %2038, %c13 : index
              %2088 = arith.addi %c10, %2087 : index
              %2089 = arith.addi %2088, %c10 : index
              %2090 = arith.addi %2089, %c40 : index
              %2091 = vector.shuffle %437#10, %437#10 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2091, %5[%2090] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2092 = vector.shuffle %437#10, %437#10 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2093 = arith.addi %2090, %c18 : index
              vector.store %2092, %5[%2093] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2094 = arith.muli %2038, %c13 : index
              %2095 = arith.addi %c10, %2094 : index
              %2096 = arith.addi %2095, %c10 : index
              %2097 = arith.addi %2096, %c41 : index
              %2098 = vector.shuffle %437#11, %437#11 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2098, %5[%2097] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2099 = vector.shuffle %437#11, %437#11 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2100 = arith.addi %2097, %c18 : index
              vector.store %2099, %5[%2100] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2101 = arith.muli %2038, %c13 : index
              %2102 = arith.addi %c10, %2101 : index
              %2103 = arith.addi %2102, %c10 : index
              %2104 = arith.addi %2103, %c42 : index
              %2105 = vector.shuffle %437#12, %437#12 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2105, %5[%2104] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2106 = vector.shuffle %437#12, %437#12 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2107 = arith.addi %2104, %c18 : index
              vector.store %2106, %5[%2107] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2108 = arith.muli %2038, %c13 : index
              %2109 = arith.addi %c10, %2108 : index
              %2110 = arith.addi %2109, %c10 : index
              %2111 = arith.addi %2110, %c43 : index
              %2112 = vector.shuffle %437#13, %437#13 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2112, %5[%2111] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2113 = vector.shuffle %437#13, %437#13 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2114 = arith.addi %2111, %c18 : index
              vector.store %2113, %5[%2114] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %2115 = arith.muli %2038, %c13 : index
              %2116 = arith.addi %c10, %2115 : index
              %2117 = arith.addi %2116, %c10 : index
              %2118 = arith.addi %2117, %c10 : index
              %2119 = vector.load %5[%2118] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2120 = arith.addi %2118, %c18 : index
              %2121 = vector.load %5[%2120] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2122 = vector.shuffle %2119, %2121 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2123 = arith.mulf %2122, %2057 : vector<8xf32>
              %2124 = math.fma %437#6, %2058, %2123 : vector<8xf32>
              %2125 = arith.muli %2038, %c13 : index
              %2126 = arith.addi %c10, %2125 : index
              %2127 = arith.addi %2126, %c10 : index
              %2128 = arith.addi %2127, %c10 : index
              %2129 = vector.shuffle %2124, %2124 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2129, %5[%2128] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2130 = vector.shuffle %2124, %2124 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2131 = arith.addi %2128, %c18 : index
              vector.store %2130, %5[%2131] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2132 = arith.muli %2038, %c13 : index
              %2133 = arith.addi %c10, %2132 : index
              %2134 = arith.addi %2133, %c10 : index
              %2135 = arith.addi %2134, %c37 : index
              %2136 = vector.load %5[%2135] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2137 = arith.addi %2135, %c18 : index
              %2138 = vector.load %5[%2137] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2139 = vector.shuffle %2136, %2138 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2140 = arith.mulf %2139, %2057 : vector<8xf32>
              %2141 = math.fma %437#7, %2058, %2140 : vector<8xf32>
              %2142 = arith.muli %2038, %c13 : index
              %2143 = arith.addi %c10, %2142 : index
              %2144 = arith.addi %2143, %c10 : index
              %2145 = arith.addi %2144, %c37 : index
              %2146 = vector.shuffle %2141, %2141 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2146, %5[%2145] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2147 = vector.shuffle %2141, %2141 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2148 = arith.addi %2145, %c18 : index
              vector.store %2147, %5[%2148] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2149 = arith.muli %2038, %c13 : index
              %2150 = arith.addi %c10, %2149 : index
              %2151 = arith.addi %2150, %c10 : index
              %2152 = arith.addi %2151, %c38 : index
              %2153 = vector.load %5[%2152] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2154 = arith.addi %2152, %c18 : index
              %2155 = vector.load %5[%2154] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2156 = vector.shuffle %2153, %2155 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2157 = arith.mulf %2156, %2057 : vector<8xf32>
              %2158 = math.fma %437#8, %2058, %2157 : vector<8xf32>
              %2159 = arith.muli %2038, %c13 : index
              %2160 = arith.addi %c10, %2159 : index
              %2161 = arith.addi %2160, %c10 : index
              %2162 = arith.addi %2161, %c38 : index
              %2163 = vector.shuffle %2158, %2158 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2163, %5[%2162] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2164 = vector.shuffle %2158, %2158 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2165 = arith.addi %2162, %c18 : index
              vector.store %2164, %5[%2165] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2166 = arith.muli %2038, %c13 : index
              %2167 = arith.addi %c10, %2166 : index
              %2168 = arith.addi %2167, %c10 : index
              %2169 = arith.addi %2168, %c39 : index
              %2170 = vector.load %5[%2169] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2171 = arith.addi %2169, %c18 : index
              %2172 = vector.load %5[%2171] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2173 = vector.shuffle %2170, %2172 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2174 = arith.mulf %2173, %2057 : vector<8xf32>
              %2175 = math.fma %437#9, %2058, %2174 : vector<8xf32>
              %2176 = arith.muli %2038, %c13 : index
              %2177 = arith.addi %c10, %2176 : index
              %2178 = arith.addi %2177, %c10 : index
              %2179 = arith.addi %2178, %c39 : index
              %2180 = vector.shuffle %2175, %2175 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2180, %5[%2179] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2181 = vector.shuffle %2175, %2175 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2182 = arith.addi %2179, %c18 : index
              vector.store %2181, %5[%2182] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2183 = arith.muli %2038, %c13 : index
              %2184 = arith.addi %c10, %2183 : index
              %2185 = arith.addi %2184, %c10 : index
              %2186 = arith.addi %2185, %c40 : index
              %2187 = vector.load %5[%2186] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2188 = arith.addi %2186, %c18 : index
              %2189 = vector.load %5[%2188] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2190 = vector.shuffle %2187, %2189 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2191 = arith.mulf %2190, %2057 : vector<8xf32>
              %2192 = math.fma %437#10, %2058, %2191 : vector<8xf32>
              %2193 = arith.muli %2038, %c13 : index
              %2194 = arith.addi %c10, %2193 : index
              %2195 = arith.addi %2194, %c10 : index
              %2196 = arith.addi %2195, %c40 : index
              %2197 = vector.shuffle %2192, %2192 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2197, %5[%2196] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2198 = vector.shuffle %2192, %2192 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2199 = arith.addi %2196, %c18 : index
              vector.store %2198, %5[%2199] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2200 = arith.muli %2038, %c13 : index
              %2201 = arith.addi %c10, %2200 : index
              %2202 = arith.addi %2201, %c10 : index
              %2203 = arith.addi %2202, %c41 : index
              %2204 = vector.load %5[%2203] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2205 = arith.addi %2203, %c18 : index
              %2206 = vector.load %5[%2205] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2207 = vector.shuffle %2204, %2206 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2208 = arith.mulf %2207, %2057 : vector<8xf32>
              %2209 = math.fma %437#11, %2058, %2208 : vector<8xf32>
              %2210 = arith.muli %2038, %c13 : index
              %2211 = arith.addi %c10, %2210 : index
              %2212 = arith.addi %2211, %c10 : index
              %2213 = arith.addi %2212, %c41 : index
              %2214 = vector.shuffle %2209, %2209 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2214, %5[%2213] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2215 = vector.shuffle %2209, %2209 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2216 = arith.addi %2213, %c18 : index
              vector.store %2215, %5[%2216] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2217 = arith.muli %2038, %c13 : index
              %2218 = arith.addi %c10, %2217 : index
              %2219 = arith.addi %2218, %c10 : index
              %2220 = arith.addi %2219, %c42 : index
              %2221 = vector.load %5[%2220] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2222 = arith.addi %2220, %c18 : index
              %2223 = vector.load %5[%2222] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2224 = vector.shuffle %2221, %2223 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2225 = arith.mulf %2224, %2057 : vector<8xf32>
              %2226 = math.fma %437#12, %2058, %2225 : vector<8xf32>
              %2227 = arith.muli %2038, %c13 : index
              %2228 = arith.addi %c10, %2227 : index
              %2229 = arith.addi %2228, %c10 : index
              %2230 = arith.addi %2229, %c42 : index
              %2231 = vector.shuffle %2226, %2226 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2231, %5[%2230] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2232 = vector.shuffle %2226, %2226 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2233 = arith.addi %2230, %c18 : index
              vector.store %2232, %5[%2233] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2234 = arith.muli %2038, %c13 : index
              %2235 = arith.addi %c10, %2234 : index
              %2236 = arith.addi %2235, %c10 : index
              %2237 = arith.addi %2236, %c43 : index
              %2238 = vector.load %5[%2237] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2239 = arith.addi %2237, %c18 : index
              %2240 = vector.load %5[%2239] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2241 = vector.shuffle %2238, %2240 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2242 = arith.mulf %2241, %2057 : vector<8xf32>
              %2243 = math.fma %437#13, %2058, %2242 : vector<8xf32>
              %2244 = arith.muli %2038, %c13 : index
              %2245 = arith.addi %c10, %2244 : index
              %2246 = arith.addi %2245, %c10 : index
              %2247 = arith.addi %2246, %c43 : index
              %2248 = vector.shuffle %2243, %2243 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2248, %5[%2247] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2249 = vector.shuffle %2243, %2243 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2250 = arith.addi %2247, %c18 : index
              vector.store %2249, %5[%2250] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
            %2251 = wave.swap_halves %437#15 : f32
            %2252 = arith.addf %437#15, %2251 : f32
            %2253 = arith.addi %2038, %c24 : index
            %2254:2 = scf.if %2039 -> (f32, f32) {
              scf.yield %c59, %c60 : f32, f32
            } else {
              %2255 = arith.addi %2038, %c24 : index
              %2256 = arith.addi %2255, %c10 : index
              %2257 = memref.load %8[%2256] : memref<?xf32>
              %2258 = arith.addi %2255, %c6 : index
              %2259 = memref.load %8[%2258] : memref<?xf32>
              scf.yield %2257, %2259 : f32, f32
            }
            %2260 = arith.maxnumf %2254#0, %437#14 fastmath<nnan> : f32
            %2261 = arith.subf %2254#0, %2260 : f32
            %2262 = wave.exp2 %2261 : f32
            %2263 = arith.subf %437#14, %2260 : f32
            %2264 = wave.exp2 %2263 : f32
            %2265 = arith.mulf %2254#1, %2262 : f32
            %2266 = math.fma %2252, %2264, %2265 : f32
            memref.store %2260, %8[%2253] : memref<?xf32>
            %2267 = arith.addi %2253, %c6 : index
            memref.store %2266, %8[%2267] : memref<?xf32>
            %2268 = vector.broadcast %2262 : f32 to vector<8xf32>
            %2269 = vector.broadcast %2264 : f32 to vector<8xf32>
            scf.if %2039 {
              %2270 = arith.muli %2038, %c13 : index
              %2271 = arith.addi %c10, %2270 : index
              %2272 = arith.addi %2271, %c17 : index
              %2273 = arith.addi %2272, %c10 : index
              %2274 = vector.shuffle %437#16, %437#16 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2274, %5[%2273] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2275 = vector.shuffle %437#16, %437#16 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2276 = arith.addi %2273, %c18 : index
              vector.store %2275, %5[%2276] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2277 = arith.muli %2038, %c13 : index
              %2278 = arith.addi %c10, %2277 : index
              %2279 = arith.addi %2278, %c17 : index
              %2280 = arith.addi %2279, %c37 : index
              %2281 = vector.shuffle %437#17, %437#17 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2281, %5[%2280] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2282 = vector.shuffle %437#17, %437#17 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2283 = arith.addi %2280, %c18 : index
              vector.store %2282, %5[%2283] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2284 = arith.muli %2038, %c13 : index
              %2285 = arith.addi %c10, %2284 : index
              %2286 = arith.addi %2285, %c17 : index
              %2287 = arith.addi %2286, %c38 : index
              %2288 = vector.shuffle %437#18, %437#18 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2288, %5[%2287] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2289 = vector.shuffle %437#18, %437#18 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2290 = arith.addi %2287, %c18 : index
              vector.store %2289, %5[%2290] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2291 = arith.muli %2038, %c13 : index
              %2292 = arith.addi %c10, %2291 : index
              %2293 = arith.addi %2292, %c17 : index
              %2294 = arith.addi %2293, %c39 : index
              %2295 = vector.shuffle %437#19, %437#19 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2295, %5[%2294] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2296 = vector.shuffle %437#19, %437#19 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2297 = arith.addi %2294, %c18 : index
              vector.store %2296, %5[%2297] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2298 = arith.muli %2038, %c13 : index
              %2299 = arith.addi %c10, %2298 : index
              %2300 = arith.addi %2299, %c17 : index
              %2301 = arith.addi %2300, %c40 : index
              %2302 = vector.shuffle %437#20, %437#20 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2302, %5[%2301] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2303 = vector.shuffle %437#20, %437#20 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2304 = arith.addi %2301, %c18 : index
              vector.store %2303, %5[%2304] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2305 = arith.muli %2038, %c13 : index
              %2306 = arith.addi %c10, %2305 : index
              %2307 = arith.addi %2306, %c17 : index
              %2308 = arith.addi %2307, %c41 : index
              %2309 = vector.shuffle %437#21, %437#21 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2309, %5[%2308] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2310 = vector.shuffle %437#21, %437#21 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2311 = arith.addi %2308, %c18 : index
              vector.store %2310, %5[%2311] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2312 = arith.muli %2038, %c13 : index
              %2313 = arith.addi %c10, %2312 : index
              %2314 = arith.addi %2313, %c17 : index
              %2315 = arith.addi %2314, %c42 : index
              %2316 = vector.shuffle %437#22, %437#22 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2316, %5[%2315] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2317 = vector.shuffle %437#22, %437#22 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2318 = arith.addi %2315, %c18 : index
              vector.store %2317, %5[%2318] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2319 = arith.muli %2038, %c13 : index
              %2320 = arith.addi %c10, %2319 : index
              %2321 = arith.addi %2320, %c17 : index
              %2322 = arith.addi %2321, %c43 : index
              %2323 = vector.shuffle %437#23, %437#23 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2323, %5[%2322] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2324 = vector.shuffle %437#23, %437#23 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2325 = arith.addi %2322, %c18 : index
              vector.store %2324, %5[%2325] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %2326 = arith.muli %2038, %c13 : index
              %2327 = arith.addi %c10, %2326 : index
              %2328 = arith.addi %2327, %c17 : index
              %2329 = arith.addi %2328, %c10 : index
              %2330 = vector.load %5[%2329] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2331 = arith.addi %2329, %c18 : index
              %2332 = vector.load %5[%2331] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2333 = vector.shuffle %2330, %2332 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2334 = arith.mulf %2333, %2268 : vector<8xf32>
              %2335 = math.fma %437#16, %2269, %2334 : vector<8xf32>
              %2336 = arith.muli %2038, %c13 : index
              %2337 = arith.addi %c10, %2336 : index
              %2338 = arith.addi %2337, %c17 : index
              %2339 = arith.addi %2338, %c10 : index
              %2340 = vector.shuffle %2335, %2335 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2340, %5[%2339] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2341 = vector.shuffle %2335, %2335 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2342 = arith.addi %2339, %c18 : index
              vector.store %2341, %5[%2342] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2343 = arith.muli %2038, %c13 : index
              %2344 = arith.addi %c10, %2343 : index
              %2345 = arith.addi %2344, %c17 : index
              %2346 = arith.addi %2345, %c37 : index
              %2347 = vector.load %5[%2346] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2348 = arith.addi %2346, %c18 : index
              %2349 = vector.load %5[%2348] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2350 = vector.shuffle %2347, %2349 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2351 = arith.mulf %2350, %2268 : vector<8xf32>
              %2352 = math.fma %437#17, %2269, %2351 : vector<8xf32>
              %2353 = arith.muli %2038, %c13 : index
              %2354 = arith.addi %c10, %2353 : index
              %2355 = arith.addi %2354, %c17 : index
              %2356 = arith.addi %2355, %c37 : index
              %2357 = vector.shuffle %2352, %2352 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2357, %5[%2356] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2358 = vector.shuffle %2352, %2352 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2359 = arith.addi %2356, %c18 : index
              vector.store %2358, %5[%2359] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2360 = arith.muli %2038, %c13 : index
              %2361 = arith.addi %c10, %2360 : index
              %2362 = arith.addi %2361, %c17 : index
              %2363 = arith.addi %2362, %c38 : index
              %2364 = vector.load %5[%2363] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2365 = arith.addi %2363, %c18 : index
              %2366 = vector.load %5[%2365] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2367 = vector.shuffle %2364, %2366 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2368 = arith.mulf %2367, %2268 : vector<8xf32>
              %2369 = math.fma %437#18, %2269, %2368 : vector<8xf32>
              %2370 = arith.muli %2038, %c13 : index
              %2371 = arith.addi %c10, %2370 : index
              %2372 = arith.addi %2371, %c17 : index
              %2373 = arith.addi %2372, %c38 : index
              %2374 = vector.shuffle %2369, %2369 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2374, %5[%2373] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2375 = vector.shuffle %2369, %2369 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2376 = arith.addi %2373, %c18 : index
              vector.store %2375, %5[%2376] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2377 = arith.muli %2038, %c13 : index
              %2378 = arith.addi %c10, %2377 : index
              %2379 = arith.addi %2378, %c17 : index
              %2380 = arith.addi %2379, %c39 : index
              %2381 = vector.load %5[%2380] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2382 = arith.addi %2380, %c18 : index
              %2383 = vector.load %5[%2382] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2384 = vector.shuffle %2381, %2383 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2385 = arith.mulf %2384, %2268 : vector<8xf32>
              %2386 = math.fma %437#19, %2269, %2385 : vector<8xf32>
              %2387 = arith.muli %2038, %c13 : index
              %2388 = arith.addi %c10, %2387 : index
              %2389 = arith.addi %2388, %c17 : index
              %2390 = arith.addi %2389, %c39 : index
              %2391 = vector.shuffle %2386, %2386 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2391, %5[%2390] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2392 = vector.shuffle %2386, %2386 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2393 = arith.addi %2390, %c18 : index
              vector.store %2392, %5[%2393] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2394 = arith.muli %2038, %c13 : index
              %2395 = arith.addi %c10, %2394 : index
              %2396 = arith.addi %2395, %c17 : index
              %2397 = arith.addi %2396, %c40 : index
              %2398 = vector.load %5[%2397] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2399 = arith.addi %2397, %c18 : index
              %2400 = vector.load %5[%2399] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2401 = vector.shuffle %2398, %2400 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2402 = arith.mulf %2401, %2268 : vector<8xf32>
              %2403 = math.fma %437#20, %2269, %2402 : vector<8xf32>
              %2404 = arith.muli %2038, %c13 : index
              %2405 = arith.addi %c10, %2404 : index
              %2406 = arith.addi %2405, %c17 : index
              %2407 = arith.addi %2406, %c40 : index
              %2408 = vector.shuffle %2403, %2403 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2408, %5[%2407] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2409 = vector.shuffle %2403, %2403 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2410 = arith.addi %2407, %c18 : index
              vector.store %2409, %5[%2410] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2411 = arith.muli %2038, %c13 : index
              %2412 = arith.addi %c10, %2411 : index
              %2413 = arith.addi %2412, %c17 : index
              %2414 = arith.addi %2413, %c41 : index
              %2415 = vector.load %5[%2414] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2416 = arith.addi %2414, %c18 : index
              %2417 = vector.load %5[%2416] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2418 = vector.shuffle %2415, %2417 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2419 = arith.mulf %2418, %2268 : vector<8xf32>
              %2420 = math.fma %437#21, %2269, %2419 : vector<8xf32>
              %2421 = arith.muli %2038, %c13 : index
              %2422 = arith.addi %c10, %2421 : index
              %2423 = arith.addi %2422, %c17 : index
              %2424 = arith.addi %2423, %c41 : index
              %2425 = vector.shuffle %2420, %2420 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2425, %5[%2424] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2426 = vector.shuffle %2420, %2420 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2427 = arith.addi %2424, %c18 : index
              vector.store %2426, %5[%2427] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2428 = arith.muli %2038, %c13 : index
              %2429 = arith.addi %c10, %2428 : index
              %2430 = arith.addi %2429, %c17 : index
              %2431 = arith.addi %2430, %c42 : index
              %2432 = vector.load %5[%2431] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2433 = arith.addi %2431, %c18 : index
              %2434 = vector.load %5[%2433] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2435 = vector.shuffle %2432, %2434 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2436 = arith.mulf %2435, %2268 : vector<8xf32>
              %2437 = math.fma %437#22, %2269, %2436 : vector<8xf32>
              %2438 = arith.muli %2038, %c13 : index
              %2439 = arith.addi %c10, %2438 : index
              %2440 = arith.addi %2439, %c17 : index
              %2441 = arith.addi %2440, %c42 : index
              %2442 = vector.shuffle %2437, %2437 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2442, %5[%2441] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2443 = vector.shuffle %2437, %2437 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2444 = arith.addi %2441, %c18 : index
              vector.store %2443, %5[%2444] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2445 = arith.muli %2038, %c13 : index
              %2446 = arith.addi %c10, %2445 : index
              %2447 = arith.addi %2446, %c17 : index
              %2448 = arith.addi %2447, %c43 : index
              %2449 = vector.load %5[%2448] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2450 = arith.addi %2448, %c18 : index
              %2451 = vector.load %5[%2450] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2452 = vector.shuffle %2449, %2451 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2453 = arith.mulf %2452, %2268 : vector<8xf32>
              %2454 = math.fma %437#23, %2269, %2453 : vector<8xf32>
              %2455 = arith.muli %2038, %c13 : index
              %2456 = arith.addi %c10, %2455 : index
              %2457 = arith.addi %2456, %c17 : index
              %2458 = arith.addi %2457, %c43 : index
              %2459 = vector.shuffle %2454, %2454 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2459, %5[%2458] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2460 = vector.shuffle %2454, %2454 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2461 = arith.addi %2458, %c18 : index
              vector.store %2460, %5[%2461] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %2462 = arith.cmpi sgt, %366, %c57 : i32
          scf.if %2462 {
            %2463 = arith.cmpi eq, %374, %371 : i32
            %2464 = wave.opaque %c10 : index
            %2465 = arith.addi %0, %2464 : index
            %2466 = arith.addi %2465, %c10 : index
            %2467 = arith.addi %2466, %c10 : index
            %2468 = memref.load %8[%2467] : memref<?xf32>
            %2469 = arith.addi %2466, %c6 : index
            %2470 = memref.load %8[%2469] : memref<?xf32>
            %2471 = arith.addi %2465, %c18 : index
            %2472:2 = scf.if %2463 -> (f32, f32) {
              scf.yield %c59, %c60 : f32, f32
            } else {
              %2473 = arith.addi %2465, %c18 : index
              %2474 = arith.addi %2473, %c10 : index
              %2475 = memref.load %8[%2474] : memref<?xf32>
              %2476 = arith.addi %2473, %c6 : index
              %2477 = memref.load %8[%2476] : memref<?xf32>
              scf.yield %2475, %2477 : f32, f32
            }
            %2478 = arith.maxnumf %2472#0, %2468 fastmath<nnan> : f32
            %2479 = arith.subf %2472#0, %2478 : f32
            %2480 = wave.exp2 %2479 : f32
            %2481 = arith.subf %2468, %2478 : f32
            %2482 = wave.exp2 %2481 : f32
            %2483 = arith.mulf %2472#1, %2480 : f32
            %2484 = math.fma %2470, %2482, %2483 : f32
            memref.store %2478, %8[%2471] : memref<?xf32>
            %2485 = arith.addi %2471, %c6 : index
            memref.store %2484, %8[%2485] : memref<?xf32>
            %2486 = vector.broadcast %2480 : f32 to vector<8xf32>
            %2487 = vector.broadcast %2482 : f32 to vector<8xf32>
            scf.for %2488 = %c10 to %c19 step %c4 {
              %2489 = arith.muli %2465, %c13 : index
              %2490 = arith.addi %c10, %2489 : index
              %2491 = arith.addi %2490, %c10 : index
              %2492 = arith.muli %2488, %c37 : index
              %2493 = arith.addi %2491, %2492 : index
              %2494 = vector.load %5[%2493] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2495 = arith.addi %2493, %c18 : index
              %2496 = vector.load %5[%2495] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2497 = vector.shuffle %2494, %2496 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %2463 {
                %2498 = arith.muli %2465, %c13 : index
                %2499 = arith.addi %16, %2498 : index
                %2500 = arith.addi %2499, %c10 : index
                %2501 = arith.muli %2488, %c37 : index
                %2502 = arith.addi %2500, %2501 : index
                %2503 = vector.shuffle %2497, %2497 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %2503, %partial[%2502] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %2504 = vector.shuffle %2497, %2497 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %2505 = arith.addi %2502, %c18 : index
                vector.store %2504, %partial[%2505] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %2506 = arith.muli %2465, %c13 : index
                %2507 = arith.addi %16, %2506 : index
                %2508 = arith.addi %2507, %c10 : index
                %2509 = arith.muli %2488, %c37 : index
                %2510 = arith.addi %2508, %2509 : index
                %2511 = vector.load %partial[%2510] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %2512 = arith.addi %2510, %c18 : index
                %2513 = vector.load %partial[%2512] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %2514 = vector.shuffle %2511, %2513 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %2515 = arith.mulf %2514, %2486 : vector<8xf32>
                %2516 = math.fma %2497, %2487, %2515 : vector<8xf32>
                %2517 = arith.muli %2465, %c13 : index
                %2518 = arith.addi %16, %2517 : index
                %2519 = arith.addi %2518, %c10 : index
                %2520 = arith.muli %2488, %c37 : index
                %2521 = arith.addi %2519, %2520 : index
                %2522 = vector.shuffle %2516, %2516 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %2522, %partial[%2521] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %2523 = vector.shuffle %2516, %2516 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %2524 = arith.addi %2521, %c18 : index
                vector.store %2523, %partial[%2524] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
            %2525 = arith.addi %2465, %c24 : index
            %2526 = arith.addi %2525, %c10 : index
            %2527 = memref.load %8[%2526] : memref<?xf32>
            %2528 = arith.addi %2525, %c6 : index
            %2529 = memref.load %8[%2528] : memref<?xf32>
            %2530 = arith.addi %2465, %c64 : index
            %2531:2 = scf.if %2463 -> (f32, f32) {
              scf.yield %c59, %c60 : f32, f32
            } else {
              %2532 = arith.addi %2465, %c64 : index
              %2533 = arith.addi %2532, %c10 : index
              %2534 = memref.load %8[%2533] : memref<?xf32>
              %2535 = arith.addi %2532, %c6 : index
              %2536 = memref.load %8[%2535] : memref<?xf32>
              scf.yield %2534, %2536 : f32, f32
            }
            %2537 = arith.maxnumf %2531#0, %2527 fastmath<nnan> : f32
            %2538 = arith.subf %2531#0, %2537 : f32
            %2539 = wave.exp2 %2538 : f32
            %2540 = arith.subf %2527, %2537 : f32
            %2541 = wave.exp2 %2540 : f32
            %2542 = arith.mulf %2531#1, %2539 : f32
            %2543 = math.fma %2529, %2541, %2542 : f32
            memref.store %2537, %8[%2530] : memref<?xf32>
            %2544 = arith.addi %2530, %c6 : index
            memref.store %2543, %8[%2544] : memref<?xf32>
            %2545 = vector.broadcast %2539 : f32 to vector<8xf32>
            %2546 = vector.broadcast %2541 : f32 to vector<8xf32>
            scf.for %2547 = %c10 to %c19 step %c4 {
              %2548 = arith.muli %2465, %c13 : index
              %2549 = arith.addi %c10, %2548 : index
              %2550 = arith.addi %2549, %c17 : index
              %2551 = arith.muli %2547, %c37 : index
              %2552 = arith.addi %2550, %2551 : index
              %2553 = vector.load %5[%2552] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2554 = arith.addi %2552, %c18 : index
              %2555 = vector.load %5[%2554] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2556 = vector.shuffle %2553, %2555 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %2463 {
                %2557 = arith.muli %2465, %c13 : index
                %2558 = arith.addi %16, %2557 : index
                %2559 = arith.addi %2558, %c17 : index
                %2560 = arith.muli %2547, %c37 : index
                %2561 = arith.addi %2559, %2560 : index
                %2562 = vector.shuffle %2556, %2556 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %2562, %partial[%2561] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %2563 = vector.shuffle %2556, %2556 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %2564 = arith.addi %2561, %c18 : index
                vector.store %2563, %partial[%2564] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %2565 = arith.muli %2465, %c13 : index
                %2566 = arith.addi %16, %2565 : index
                %2567 = arith.addi %2566, %c17 : index
                %2568 = arith.muli %2547, %c37 : index
                %2569 = arith.addi %2567, %2568 : index
                %2570 = vector.load %partial[%2569] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %2571 = arith.addi %2569, %c18 : index
                %2572 = vector.load %partial[%2571] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %2573 = vector.shuffle %2570, %2572 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %2574 = arith.mulf %2573, %2545 : vector<8xf32>
                %2575 = math.fma %2556, %2546, %2574 : vector<8xf32>
                %2576 = arith.muli %2465, %c13 : index
                %2577 = arith.addi %16, %2576 : index
                %2578 = arith.addi %2577, %c17 : index
                %2579 = arith.muli %2547, %c37 : index
                %2580 = arith.addi %2578, %2579 : index
                %2581 = vector.shuffle %2575, %2575 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %2581, %partial[%2580] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %2582 = vector.shuffle %2575, %2575 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %2583 = arith.addi %2580, %c18 : index
                vector.store %2582, %partial[%2583] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %2584 = arith.cmpi sgt, %366, %c56 : i32
        scf.if %2584 {
          %2585 = arith.cmpi eq, %371, %c55 : i32
          %2586 = wave.opaque %c10 : index
          %2587 = arith.addi %0, %2586 : index
          %2588 = arith.addi %2587, %c18 : index
          %2589 = arith.addi %2588, %c10 : index
          %2590 = memref.load %8[%2589] : memref<?xf32>
          %2591 = arith.addi %2588, %c6 : index
          %2592 = memref.load %8[%2591] : memref<?xf32>
          %2593 = arith.addi %2587, %c37 : index
          %2594:2 = scf.if %2585 -> (f32, f32) {
            scf.yield %c59, %c60 : f32, f32
          } else {
            %2595 = arith.addi %2587, %c37 : index
            %2596 = arith.addi %2595, %c10 : index
            %2597 = memref.load %8[%2596] : memref<?xf32>
            %2598 = arith.addi %2595, %c6 : index
            %2599 = memref.load %8[%2598] : memref<?xf32>
            scf.yield %2597, %2599 : f32, f32
          }
          %2600 = arith.maxnumf %2594#0, %2590 fastmath<nnan> : f32
          %2601 = arith.subf %2594#0, %2600 : f32
          %2602 = wave.exp2 %2601 : f32
          %2603 = arith.subf %2590, %2600 : f32
          %2604 = wave.exp2 %2603 : f32
          %2605 = arith.mulf %2594#1, %2602 : f32
          %2606 = math.fma %2592, %2604, %2605 : f32
          memref.store %2600, %8[%2593] : memref<?xf32>
          %2607 = arith.addi %2593, %c6 : index
          memref.store %2606, %8[%2607] : memref<?xf32>
          %2608 = vector.broadcast %2602 : f32 to vector<8xf32>
          %2609 = vector.broadcast %2604 : f32 to vector<8xf32>
          scf.for %2610 = %c10 to %c19 step %c4 {
            %2611 = arith.muli %2587, %c13 : index
            %2612 = arith.addi %16, %2611 : index
            %2613 = arith.addi %2612, %c10 : index
            %2614 = arith.muli %2610, %c37 : index
            %2615 = arith.addi %2613, %2614 : index
            %2616 = vector.load %partial[%2615] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2617 = arith.addi %2615, %c18 : index
            %2618 = vector.load %partial[%2617] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2619 = vector.shuffle %2616, %2618 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %2585 {
              %2620 = arith.muli %2587, %c13 : index
              %2621 = arith.addi %17, %2620 : index
              %2622 = arith.addi %2621, %c10 : index
              %2623 = arith.muli %2610, %c37 : index
              %2624 = arith.addi %2622, %2623 : index
              %2625 = vector.shuffle %2619, %2619 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2625, %partial[%2624] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2626 = vector.shuffle %2619, %2619 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2627 = arith.addi %2624, %c18 : index
              vector.store %2626, %partial[%2627] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %2628 = arith.muli %2587, %c13 : index
              %2629 = arith.addi %17, %2628 : index
              %2630 = arith.addi %2629, %c10 : index
              %2631 = arith.muli %2610, %c37 : index
              %2632 = arith.addi %2630, %2631 : index
              %2633 = vector.load %partial[%2632] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2634 = arith.addi %2632, %c18 : index
              %2635 = vector.load %partial[%2634] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2636 = vector.shuffle %2633, %2635 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2637 = arith.mulf %2636, %2608 : vector<8xf32>
              %2638 = math.fma %2619, %2609, %2637 : vector<8xf32>
              %2639 = arith.muli %2587, %c13 : index
              %2640 = arith.addi %17, %2639 : index
              %2641 = arith.addi %2640, %c10 : index
              %2642 = arith.muli %2610, %c37 : index
              %2643 = arith.addi %2641, %2642 : index
              %2644 = vector.shuffle %2638, %2638 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2644, %partial[%2643] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2645 = vector.shuffle %2638, %2638 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2646 = arith.addi %2643, %c18 : index
              vector.store %2645, %partial[%2646] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %2647 = arith.addi %2587, %c64 : index
          %2648 = arith.addi %2647, %c10 : index
          %2649 = memref.load %8[%2648] : memref<?xf32>
          %2650 = arith.addi %2647, %c6 : index
          %2651 = memref.load %8[%2650] : memref<?xf32>
          %2652 = arith.addi %2587, %c65 : index
          %2653:2 = scf.if %2585 -> (f32, f32) {
            scf.yield %c59, %c60 : f32, f32
          } else {
            %2654 = arith.addi %2587, %c65 : index
            %2655 = arith.addi %2654, %c10 : index
            %2656 = memref.load %8[%2655] : memref<?xf32>
            %2657 = arith.addi %2654, %c6 : index
            %2658 = memref.load %8[%2657] : memref<?xf32>
            scf.yield %2656, %2658 : f32, f32
          }
          %2659 = arith.maxnumf %2653#0, %2649 fastmath<nnan> : f32
          %2660 = arith.subf %2653#0, %2659 : f32
          %2661 = wave.exp2 %2660 : f32
          %2662 = arith.subf %2649, %2659 : f32
          %2663 = wave.exp2 %2662 : f32
          %2664 = arith.mulf %2653#1, %2661 : f32
          %2665 = math.fma %2651, %2663, %2664 : f32
          memref.store %2659, %8[%2652] : memref<?xf32>
          %2666 = arith.addi %2652, %c6 : index
          memref.store %2665, %8[%2666] : memref<?xf32>
          %2667 = vector.broadcast %2661 : f32 to vector<8xf32>
          %2668 = vector.broadcast %2663 : f32 to vector<8xf32>
          scf.for %2669 = %c10 to %c19 step %c4 {
            %2670 = arith.muli %2587, %c13 : index
            %2671 = arith.addi %16, %2670 : index
            %2672 = arith.addi %2671, %c17 : index
            %2673 = arith.muli %2669, %c37 : index
            %2674 = arith.addi %2672, %2673 : index
            %2675 = vector.load %partial[%2674] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2676 = arith.addi %2674, %c18 : index
            %2677 = vector.load %partial[%2676] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2678 = vector.shuffle %2675, %2677 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %2585 {
              %2679 = arith.muli %2587, %c13 : index
              %2680 = arith.addi %17, %2679 : index
              %2681 = arith.addi %2680, %c17 : index
              %2682 = arith.muli %2669, %c37 : index
              %2683 = arith.addi %2681, %2682 : index
              %2684 = vector.shuffle %2678, %2678 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2684, %partial[%2683] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2685 = vector.shuffle %2678, %2678 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2686 = arith.addi %2683, %c18 : index
              vector.store %2685, %partial[%2686] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %2687 = arith.muli %2587, %c13 : index
              %2688 = arith.addi %17, %2687 : index
              %2689 = arith.addi %2688, %c17 : index
              %2690 = arith.muli %2669, %c37 : index
              %2691 = arith.addi %2689, %2690 : index
              %2692 = vector.load %partial[%2691] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2693 = arith.addi %2691, %c18 : index
              %2694 = vector.load %partial[%2693] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2695 = vector.shuffle %2692, %2694 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2696 = arith.mulf %2695, %2667 : vector<8xf32>
              %2697 = math.fma %2678, %2668, %2696 : vector<8xf32>
              %2698 = arith.muli %2587, %c13 : index
              %2699 = arith.addi %17, %2698 : index
              %2700 = arith.addi %2699, %c17 : index
              %2701 = arith.muli %2669, %c37 : index
              %2702 = arith.addi %2700, %2701 : index
              %2703 = vector.shuffle %2697, %2697 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2703, %partial[%2702] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2704 = vector.shuffle %2697, %2697 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2705 = arith.addi %2702, %c18 : index
              vector.store %2704, %partial[%2705] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %2706 = wave.opaque %c10 : index
      %2707 = arith.addi %0, %2706 : index
      scf.if %369 {
        %2708 = arith.addi %kvHeads, %13 : index
        %2709 = memref.load %scales[%2708] : memref<?xf32>
        %2710 = arith.addi %2707, %c10 : index
        %2711 = arith.addi %2710, %c10 : index
        %2712 = memref.load %8[%2711] : memref<?xf32>
        %2713 = arith.addi %2710, %c6 : index
        %2714 = memref.load %8[%2713] : memref<?xf32>
        %2715 = arith.divf %2709, %2714 : f32
        %2716 = vector.broadcast %2715 : f32 to vector<8xf32>
        %2717 = arith.addi %15, %2706 : index
        %2718 = arith.addi %2717, %1 : index
        %2719 = arith.addi %2718, %c10 : index
        %2720 = arith.subi %36, %c4 : index
        %2721 = arith.minsi %2719, %2720 : index
        %2722 = arith.divui %2721, %groupSize : index
        %2723 = arith.addi %24, %2722 : index
        %2724 = arith.muli %13, %groupSize : index
        %2725 = arith.remui %2721, %groupSize : index
        %2726 = arith.addi %2724, %2725 : index
        %2727 = arith.muli %2726, %c18 : index
        %2728 = arith.muli %2, %c19 : index
        %2729 = arith.addi %2727, %2728 : index
        %2730 = arith.muli %heads, %c18 : index
        scf.for %2731 = %c10 to %c19 step %c4 {
          %2732 = arith.muli %2707, %c13 : index
          %2733 = arith.addi %c10, %2732 : index
          %2734 = arith.addi %2733, %c10 : index
          %2735 = arith.muli %2731, %c37 : index
          %2736 = arith.addi %2734, %2735 : index
          %2737 = vector.load %5[%2736] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %2738 = arith.addi %2736, %c18 : index
          %2739 = vector.load %5[%2738] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %2740 = vector.shuffle %2737, %2739 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %2741 = arith.mulf %2740, %2716 : vector<8xf32>
          %2742 = arith.addf %2741, %c61 : vector<8xf32>
          %2743 = arith.minimumf %2742, %c105 : vector<8xf32>
          %2744 = arith.maximumf %2743, %c106 : vector<8xf32>
          %2745 = arith.truncf %2744 : vector<8xf32> to vector<8xf16>
          %2746 = vector.bitcast %2745 : vector<8xf16> to vector<4xi32>
          %2747 = vector.shuffle %2746, %2746 [0, 1] : vector<4xi32>, vector<4xi32>
          %2748 = vector.shuffle %2746, %2746 [2, 3] : vector<4xi32>, vector<4xi32>
          %2749 = arith.select %3, %2748, %2747 : vector<2xi32>
          %2750 = arith.select %3, %2747, %2748 : vector<2xi32>
          %2751 = wave.swap_halves %2750 : vector<2xi32>
          %2752 = arith.select %3, %2751, %2749 : vector<2xi32>
          %2753 = arith.select %3, %2749, %2751 : vector<2xi32>
          %2754 = vector.bitcast %2752 : vector<2xi32> to vector<4xf16>
          %2755 = vector.bitcast %2753 : vector<2xi32> to vector<4xf16>
          %2756 = vector.shuffle %2754, %2755 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %2757 = arith.muli %2731, %c3 : index
          %2758 = arith.addi %2729, %2757 : index
          %2759 = arith.divui %2723, %outTileRows : index
          %2760 = arith.divui %2730, %c3 : index
          %2761 = arith.muli %2759, %2760 : index
          %2762 = arith.divui %2758, %c3 : index
          %2763 = arith.addi %2761, %2762 : index
          %2764 = arith.muli %2763, %c11 : index
          %2765 = arith.remui %2758, %c3 : index
          %2766 = arith.divui %2765, %c19 : index
          %2767 = arith.addi %2764, %2766 : index
          %2768 = arith.muli %outTileRows, %c19 : index
          %2769 = arith.muli %2767, %2768 : index
          %2770 = arith.remui %2723, %outTileRows : index
          %2771 = arith.muli %2770, %c19 : index
          %2772 = arith.addi %2769, %2771 : index
          %2773 = arith.remui %2758, %c19 : index
          %2774 = arith.addi %2772, %2773 : index
          %2775 = arith.cmpi slt, %2719, %36 : index
          scf.if %2775 {
            vector.store %2756, %out[%2774] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
        %2776 = arith.addi %2707, %c24 : index
        %2777 = arith.addi %2776, %c10 : index
        %2778 = memref.load %8[%2777] : memref<?xf32>
        %2779 = arith.addi %2776, %c6 : index
        %2780 = memref.load %8[%2779] : memref<?xf32>
        %2781 = arith.divf %2709, %2780 : f32
        %2782 = vector.broadcast %2781 : f32 to vector<8xf32>
        %2783 = arith.addi %15, %2706 : index
        %2784 = arith.addi %2783, %1 : index
        %2785 = arith.addi %2784, %c3 : index
        %2786 = arith.subi %36, %c4 : index
        %2787 = arith.minsi %2785, %2786 : index
        %2788 = arith.divui %2787, %groupSize : index
        %2789 = arith.addi %24, %2788 : index
        %2790 = arith.muli %13, %groupSize : index
        %2791 = arith.remui %2787, %groupSize : index
        %2792 = arith.addi %2790, %2791 : index
        %2793 = arith.muli %2792, %c18 : index
        %2794 = arith.muli %2, %c19 : index
        %2795 = arith.addi %2793, %2794 : index
        %2796 = arith.muli %heads, %c18 : index
        scf.for %2797 = %c10 to %c19 step %c4 {
          %2798 = arith.muli %2707, %c13 : index
          %2799 = arith.addi %c10, %2798 : index
          %2800 = arith.addi %2799, %c17 : index
          %2801 = arith.muli %2797, %c37 : index
          %2802 = arith.addi %2800, %2801 : index
          %2803 = vector.load %5[%2802] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %2804 = arith.addi %2802, %c18 : index
          %2805 = vector.load %5[%2804] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %2806 = vector.shuffle %2803, %2805 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %2807 = arith.mulf %2806, %2782 : vector<8xf32>
          %2808 = arith.addf %2807, %c61 : vector<8xf32>
          %2809 = arith.minimumf %2808, %c105 : vector<8xf32>
          %2810 = arith.maximumf %2809, %c106 : vector<8xf32>
          %2811 = arith.truncf %2810 : vector<8xf32> to vector<8xf16>
          %2812 = vector.bitcast %2811 : vector<8xf16> to vector<4xi32>
          %2813 = vector.shuffle %2812, %2812 [0, 1] : vector<4xi32>, vector<4xi32>
          %2814 = vector.shuffle %2812, %2812 [2, 3] : vector<4xi32>, vector<4xi32>
          %2815 = arith.select %3, %2814, %2813 : vector<2xi32>
          %2816 = arith.select %3, %2813, %2814 : vector<2xi32>
          %2817 = wave.swap_halves %2816 : vector<2xi32>
          %2818 = arith.select %3, %2817, %2815 : vector<2xi32>
          %2819 = arith.select %3, %2815, %2817 : vector<2xi32>
          %2820 = vector.bitcast %2818 : vector<2xi32> to vector<4xf16>
          %2821 = vector.bitcast %2819 : vector<2xi32> to vector<4xf16>
          %2822 = vector.shuffle %2820, %2821 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %2823 = arith.muli %2797, %c3 : index
          %2824 = arith.addi %2795, %2823 : index
          %2825 = arith.divui %2789, %outTileRows : index
          %2826 = arith.divui %2796, %c3 : index
          %2827 = arith.muli %2825, %2826 : index
          %2828 = arith.divui %2824, %c3 : index
          %2829 = arith.addi %2827, %2828 : index
          %2830 = arith.muli %2829, %c11 : index
          %2831 = arith.remui %2824, %c3 : index
          %2832 = arith.divui %2831, %c19 : index
          %2833 = arith.addi %2830, %2832 : index
          %2834 = arith.muli %outTileRows, %c19 : index
          %2835 = arith.muli %2833, %2834 : index
          %2836 = arith.remui %2789, %outTileRows : index
          %2837 = arith.muli %2836, %c19 : index
          %2838 = arith.addi %2835, %2837 : index
          %2839 = arith.remui %2824, %c19 : index
          %2840 = arith.addi %2838, %2839 : index
          %2841 = arith.cmpi slt, %2785, %36 : index
          scf.if %2841 {
            vector.store %2822, %out[%2840] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %370 {
          %2842 = arith.addi %kvHeads, %13 : index
          %2843 = memref.load %scales[%2842] : memref<?xf32>
          %2844 = arith.addi %2707, %c18 : index
          %2845 = arith.addi %2844, %c10 : index
          %2846 = memref.load %8[%2845] : memref<?xf32>
          %2847 = arith.addi %2844, %c6 : index
          %2848 = memref.load %8[%2847] : memref<?xf32>
          %2849 = arith.divf %2843, %2848 : f32
          %2850 = vector.broadcast %2849 : f32 to vector<8xf32>
          %2851 = arith.addi %15, %2706 : index
          %2852 = arith.addi %2851, %1 : index
          %2853 = arith.addi %2852, %c10 : index
          %2854 = arith.subi %36, %c4 : index
          %2855 = arith.minsi %2853, %2854 : index
          %2856 = arith.divui %2855, %groupSize : index
          %2857 = arith.addi %24, %2856 : index
          %2858 = arith.muli %13, %groupSize : index
          %2859 = arith.remui %2855, %groupSize : index
          %2860 = arith.addi %2858, %2859 : index
          %2861 = arith.muli %2860, %c18 : index
          %2862 = arith.muli %2, %c19 : index
          %2863 = arith.addi %2861, %2862 : index
          %2864 = arith.muli %heads, %c18 : index
          scf.for %2865 = %c10 to %c19 step %c4 {
            %2866 = arith.muli %2707, %c13 : index
            %2867 = arith.addi %16, %2866 : index
            %2868 = arith.addi %2867, %c10 : index
            %2869 = arith.muli %2865, %c37 : index
            %2870 = arith.addi %2868, %2869 : index
            %2871 = vector.load %partial[%2870] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2872 = arith.addi %2870, %c18 : index
            %2873 = vector.load %partial[%2872] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2874 = vector.shuffle %2871, %2873 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2875 = arith.mulf %2874, %2850 : vector<8xf32>
            %2876 = arith.addf %2875, %c61 : vector<8xf32>
            %2877 = arith.minimumf %2876, %c105 : vector<8xf32>
            %2878 = arith.maximumf %2877, %c106 : vector<8xf32>
            %2879 = arith.truncf %2878 : vector<8xf32> to vector<8xf16>
            %2880 = vector.bitcast %2879 : vector<8xf16> to vector<4xi32>
            %2881 = vector.shuffle %2880, %2880 [0, 1] : vector<4xi32>, vector<4xi32>
            %2882 = vector.shuffle %2880, %2880 [2, 3] : vector<4xi32>, vector<4xi32>
            %2883 = arith.select %3, %2882, %2881 : vector<2xi32>
            %2884 = arith.select %3, %2881, %2882 : vector<2xi32>
            %2885 = wave.swap_halves %2884 : vector<2xi32>
            %2886 = arith.select %3, %2885, %2883 : vector<2xi32>
            %2887 = arith.select %3, %2883, %2885 : vector<2xi32>
            %2888 = vector.bitcast %2886 : vector<2xi32> to vector<4xf16>
            %2889 = vector.bitcast %2887 : vector<2xi32> to vector<4xf16>
            %2890 = vector.shuffle %2888, %2889 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2891 = arith.muli %2865, %c3 : index
            %2892 = arith.addi %2863, %2891 : index
            %2893 = arith.divui %2857, %outTileRows : index
            %2894 = arith.divui %2864, %c3 : index
            %2895 = arith.muli %2893, %2894 : index
            %2896 = arith.divui %2892, %c3 : index
            %2897 = arith.addi %2895, %2896 : index
            %2898 = arith.muli %2897, %c11 : index
            %2899 = arith.remui %2892, %c3 : index
            %2900 = arith.divui %2899, %c19 : index
            %2901 = arith.addi %2898, %2900 : index
            %2902 = arith.muli %outTileRows, %c19 : index
            %2903 = arith.muli %2901, %2902 : index
            %2904 = arith.remui %2857, %outTileRows : index
            %2905 = arith.muli %2904, %c19 : index
            %2906 = arith.addi %2903, %2905 : index
            %2907 = arith.remui %2892, %c19 : index
            %2908 = arith.addi %2906, %2907 : index
            %2909 = arith.cmpi slt, %2853, %36 : index
            scf.if %2909 {
              vector.store %2890, %out[%2908] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %2910 = arith.addi %2707, %c64 : index
          %2911 = arith.addi %2910, %c10 : index
          %2912 = memref.load %8[%2911] : memref<?xf32>
          %2913 = arith.addi %2910, %c6 : index
          %2914 = memref.load %8[%2913] : memref<?xf32>
          %2915 = arith.divf %2843, %2914 : f32
          %2916 = vector.broadcast %2915 : f32 to vector<8xf32>
          %2917 = arith.addi %15, %2706 : index
          %2918 = arith.addi %2917, %1 : index
          %2919 = arith.addi %2918, %c3 : index
          %2920 = arith.subi %36, %c4 : index
          %2921 = arith.minsi %2919, %2920 : index
          %2922 = arith.divui %2921, %groupSize : index
          %2923 = arith.addi %24, %2922 : index
          %2924 = arith.muli %13, %groupSize : index
          %2925 = arith.remui %2921, %groupSize : index
          %2926 = arith.addi %2924, %2925 : index
          %2927 = arith.muli %2926, %c18 : index
          %2928 = arith.muli %2, %c19 : index
          %2929 = arith.addi %2927, %2928 : index
          %2930 = arith.muli %heads, %c18 : index
          scf.for %2931 = %c10 to %c19 step %c4 {
            %2932 = arith.muli %2707, %c13 : index
            %2933 = arith.addi %16, %2932 : index
            %2934 = arith.addi %2933, %c17 : index
            %2935 = arith.muli %2931, %c37 : index
            %2936 = arith.addi %2934, %2935 : index
            %2937 = vector.load %partial[%2936] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2938 = arith.addi %2936, %c18 : index
            %2939 = vector.load %partial[%2938] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2940 = vector.shuffle %2937, %2939 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2941 = arith.mulf %2940, %2916 : vector<8xf32>
            %2942 = arith.addf %2941, %c61 : vector<8xf32>
            %2943 = arith.minimumf %2942, %c105 : vector<8xf32>
            %2944 = arith.maximumf %2943, %c106 : vector<8xf32>
            %2945 = arith.truncf %2944 : vector<8xf32> to vector<8xf16>
            %2946 = vector.bitcast %2945 : vector<8xf16> to vector<4xi32>
            %2947 = vector.shuffle %2946, %2946 [0, 1] : vector<4xi32>, vector<4xi32>
            %2948 = vector.shuffle %2946, %2946 [2, 3] : vector<4xi32>, vector<4xi32>
            %2949 = arith.select %3, %2948, %2947 : vector<2xi32>
            %2950 = arith.select %3, %2947, %2948 : vector<2xi32>
            %2951 = wave.swap_halves %2950 : vector<2xi32>
            %2952 = arith.select %3, %2951, %2949 : vector<2xi32>
            %2953 = arith.select %3, %2949, %2951 : vector<2xi32>
            %2954 = vector.bitcast %2952 : vector<2xi32> to vector<4xf16>
            %2955 = vector.bitcast %2953 : vector<2xi32> to vector<4xf16>
            %2956 = vector.shuffle %2954, %2955 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2957 = arith.muli %2931, %c3 : index
            %2958 = arith.addi %2929, %2957 : index
            %2959 = arith.divui %2923, %outTileRows : index
            %2960 = arith.divui %2930, %c3 : index
            %2961 = arith.muli %2959, %2960 : index
            %2962 = arith.divui %2958, %c3 : index
            %2963 = arith.addi %2961, %2962 : index
            %2964 = arith.muli %2963, %c11 : index
            %2965 = arith.remui %2958, %c3 : index
            %2966 = arith.divui %2965, %c19 : index
            %2967 = arith.addi %2964, %2966 : index
            %2968 = arith.muli %outTileRows, %c19 : index
            %2969 = arith.muli %2967, %2968 : index
            %2970 = arith.remui %2923, %outTileRows : index
            %2971 = arith.muli %2970, %c19 : index
            %2972 = arith.addi %2969, %2971 : index
            %2973 = arith.remui %2958, %c19 : index
            %2974 = arith.addi %2972, %2973 : index
            %2975 = arith.cmpi slt, %2919, %36 : index
            scf.if %2975 {
              vector.store %2956, %out[%2974] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %2976 = arith.addi %kvHeads, %13 : index
          %2977 = memref.load %scales[%2976] : memref<?xf32>
          %2978 = arith.addi %2707, %c37 : index
          %2979 = arith.addi %2978, %c10 : index
          %2980 = memref.load %8[%2979] : memref<?xf32>
          %2981 = arith.addi %2978, %c6 : index
          %2982 = memref.load %8[%2981] : memref<?xf32>
          %2983 = arith.divf %2977, %2982 : f32
          %2984 = vector.broadcast %2983 : f32 to vector<8xf32>
          %2985 = arith.addi %15, %2706 : index
          %2986 = arith.addi %2985, %1 : index
          %2987 = arith.addi %2986, %c10 : index
          %2988 = arith.subi %36, %c4 : index
          %2989 = arith.minsi %2987, %2988 : index
          %2990 = arith.divui %2989, %groupSize : index
          %2991 = arith.addi %24, %2990 : index
          %2992 = arith.muli %13, %groupSize : index
          %2993 = arith.remui %2989, %groupSize : index
          %2994 = arith.addi %2992, %2993 : index
          %2995 = arith.muli %2994, %c18 : index
          %2996 = arith.muli %2, %c19 : index
          %2997 = arith.addi %2995, %2996 : index
          %2998 = arith.muli %heads, %c18 : index
          scf.for %2999 = %c10 to %c19 step %c4 {
            %3000 = arith.muli %2707, %c13 : index
            %3001 = arith.addi %17, %3000 : index
            %3002 = arith.addi %3001, %c10 : index
            %3003 = arith.muli %2999, %c37 : index
            %3004 = arith.addi %3002, %3003 : index
            %3005 = vector.load %partial[%3004] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %3006 = arith.addi %3004, %c18 : index
            %3007 = vector.load %partial[%3006] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %3008 = vector.shuffle %3005, %3007 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %3009 = arith.mulf %3008, %2984 : vector<8xf32>
            %3010 = arith.addf %3009, %c61 : vector<8xf32>
            %3011 = arith.minimumf %3010, %c105 : vector<8xf32>
            %3012 = arith.maximumf %3011, %c106 : vector<8xf32>
            %3013 = arith.truncf %3012 : vector<8xf32> to vector<8xf16>
            %3014 = vector.bitcast %3013 : vector<8xf16> to vector<4xi32>
            %3015 = vector.shuffle %3014, %3014 [0, 1] : vector<4xi32>, vector<4xi32>
            %3016 = vector.shuffle %3014, %3014 [2, 3] : vector<4xi32>, vector<4xi32>
            %3017 = arith.select %3, %3016, %3015 : vector<2xi32>
            %3018 = arith.select %3, %3015, %3016 : vector<2xi32>
            %3019 = wave.swap_halves %3018 : vector<2xi32>
            %3020 = arith.select %3, %3019, %3017 : vector<2xi32>
            %3021 = arith.select %3, %3017, %3019 : vector<2xi32>
            %3022 = vector.bitcast %3020 : vector<2xi32> to vector<4xf16>
            %3023 = vector.bitcast %3021 : vector<2xi32> to vector<4xf16>
            %3024 = vector.shuffle %3022, %3023 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %3025 = arith.muli %2999, %c3 : index
            %3026 = arith.addi %2997, %3025 : index
            %3027 = arith.divui %2991, %outTileRows : index
            %3028 = arith.divui %2998, %c3 : index
            %3029 = arith.muli %3027, %3028 : index
            %3030 = arith.divui %3026, %c3 : index
            %3031 = arith.addi %3029, %3030 : index
            %3032 = arith.muli %3031, %c11 : index
            %3033 = arith.remui %3026, %c3 : index
            %3034 = arith.divui %3033, %c19 : index
            %3035 = arith.addi %3032, %3034 : index
            %3036 = arith.muli %outTileRows, %c19 : index
            %3037 = arith.muli %3035, %3036 : index
            %3038 = arith.remui %2991, %outTileRows : index
            %3039 = arith.muli %3038, %c19 : index
            %3040 = arith.addi %3037, %3039 : index
            %3041 = arith.remui %3026, %c19 : index
            %3042 = arith.addi %3040, %3041 : index
            %3043 = arith.cmpi slt, %2987, %36 : index
            scf.if %3043 {
              vector.store %3024, %out[%3042] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %3044 = arith.addi %2707, %c65 : index
          %3045 = arith.addi %3044, %c10 : index
          %3046 = memref.load %8[%3045] : memref<?xf32>
          %3047 = arith.addi %3044, %c6 : index
          %3048 = memref.load %8[%3047] : memref<?xf32>
          %3049 = arith.divf %2977, %3048 : f32
          %3050 = vector.broadcast %3049 : f32 to vector<8xf32>
          %3051 = arith.addi %15, %2706 : index
          %3052 = arith.addi %3051, %1 : index
          %3053 = arith.addi %3052, %c3 : index
          %3054 = arith.subi %36, %c4 : index
          %3055 = arith.minsi %3053, %3054 : index
          %3056 = arith.divui %3055, %groupSize : index
          %3057 = arith.addi %24, %3056 : index
          %3058 = arith.muli %13, %groupSize : index
          %3059 = arith.remui %3055, %groupSize : index
          %3060 = arith.addi %3058, %3059 : index
          %3061 = arith.muli %3060, %c18 : index
          %3062 = arith.muli %2, %c19 : index
          %3063 = arith.addi %3061, %3062 : index
          %3064 = arith.muli %heads, %c18 : index
          scf.for %3065 = %c10 to %c19 step %c4 {
            %3066 = arith.muli %2707, %c13 : index
            %3067 = arith.addi %17, %3066 : index
            %3068 = arith.addi %3067, %c17 : index
            %3069 = arith.muli %3065, %c37 : index
            %3070 = arith.addi %3068, %3069 : index
            %3071 = vector.load %partial[%3070] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %3072 = arith.addi %3070, %c18 : index
            %3073 = vector.load %partial[%3072] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %3074 = vector.shuffle %3071, %3073 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %3075 = arith.mulf %3074, %3050 : vector<8xf32>
            %3076 = arith.addf %3075, %c61 : vector<8xf32>
            %3077 = arith.minimumf %3076, %c105 : vector<8xf32>
            %3078 = arith.maximumf %3077, %c106 : vector<8xf32>
            %3079 = arith.truncf %3078 : vector<8xf32> to vector<8xf16>
            %3080 = vector.bitcast %3079 : vector<8xf16> to vector<4xi32>
            %3081 = vector.shuffle %3080, %3080 [0, 1] : vector<4xi32>, vector<4xi32>
            %3082 = vector.shuffle %3080, %3080 [2, 3] : vector<4xi32>, vector<4xi32>
            %3083 = arith.select %3, %3082, %3081 : vector<2xi32>
            %3084 = arith.select %3, %3081, %3082 : vector<2xi32>
            %3085 = wave.swap_halves %3084 : vector<2xi32>
            %3086 = arith.select %3, %3085, %3083 : vector<2xi32>
            %3087 = arith.select %3, %3083, %3085 : vector<2xi32>
            %3088 = vector.bitcast %3086 : vector<2xi32> to vector<4xf16>
            %3089 = vector.bitcast %3087 : vector<2xi32> to vector<4xf16>
            %3090 = vector.shuffle %3088, %3089 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %3091 = arith.muli %3065, %c3 : index
            %3092 = arith.addi %3063, %3091 : index
            %3093 = arith.divui %3057, %outTileRows : index
            %3094 = arith.divui %3064, %c3 : index
            %3095 = arith.muli %3093, %3094 : index
            %3096 = arith.divui %3092, %c3 : index
            %3097 = arith.addi %3095, %3096 : index
            %3098 = arith.muli %3097, %c11 : index
            %3099 = arith.remui %3092, %c3 : index
            %3100 = arith.divui %3099, %c19 : index
            %3101 = arith.addi %3098, %3100 : index
            %3102 = arith.muli %outTileRows, %c19 : index
            %3103 = arith.muli %3101, %3102 : index
            %3104 = arith.remui %3057, %outTileRows : index
            %3105 = arith.muli %3104, %c19 : index
            %3106 = arith.addi %3103, %3105 : index
            %3107 = arith.remui %3092, %c19 : index
            %3108 = arith.addi %3106, %3107 : index
            %3109 = arith.cmpi slt, %3053, %36 : index
            scf.if %3109 {
              vector.store %3090, %out[%3108] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}
